"""What another player may lay: cards that the seat knows in that hand, and what else may be in it."""

from __future__ import annotations

from collections import Counter

from ..printed.words import ATTACK, ENCOUNTER_TYPES, MORPH, NEGOTIATE
from ..state.cosmos import Cosmos, Seat, encounter, facts, slot_of, type_of, value_of
from ..state.pieces import playable

Face = tuple[str, int]
Spread = list[tuple[Face, float]]  # what a card may be, with its chance

TOP = 0.55  # so often a player lays the best attack of the hand, otherwise any
PEACEFUL = 0.55  # how readily a negotiate is laid, compared with its share of the hand


def face_of(g: Cosmos, card: int) -> Face:
    return type_of(g, card), value_of(g, card)


def unseen(g: Cosmos, viewer: Seat, counting: bool) -> Counter[Face]:
    """The cosmic cards whose place this seat does not know; without counting all cards of the deck."""
    known = facts(g)
    if counting:
        designs = g.cards.design
        hidden = (c for c in range(len(designs)) if not g.knows(viewer, c) and g.cards.place[c] != "flares")
        return Counter(
            (known.types[designs[c]], known.values.get(designs[c], 0)) for c in hidden if designs[c] in known.types
        )
    found: Counter[Face] = Counter()
    for design, kind in known.types.items():
        if design not in known.flares:
            found[kind, known.values.get(design, 0)] += known.copies[design]
    return found


def likely(g: Cosmos, viewer: Seat, seat: Seat, counting: bool = True) -> Spread:
    """What a main player will lay, or has laid, as far as one seat can tell."""
    e = encounter(g)
    laid = e.laid[slot_of(g, seat)]
    if e.shown:
        return [(e.shown[slot_of(g, seat)], 1.0)]
    if laid >= 0 and (g.knows(viewer, laid)):
        return [(face_of(g, laid), 1.0)]
    held: Counter[Face] = Counter()
    hidden = 0 if laid < 0 else 1
    for card in playable(g, seat):
        if g.knows(viewer, card) and (counting or seat == viewer):
            held[face_of(g, card)] += 1
        else:
            hidden += 1
    mass: dict[Face, float] = {face: float(n) for face, n in held.items() if face[0] in ENCOUNTER_TYPES}
    if hidden:
        pool = unseen(g, viewer, counting)
        total = max(1, pool.total())
        for face, n in pool.items():
            if face[0] in ENCOUNTER_TYPES:
                mass[face] = mass.get(face, 0.0) + hidden * n / total
    return spread_of(mass)


def spread_of(mass: dict[Face, float]) -> Spread:
    """What is laid out of a hand that holds so many of each card on average."""
    attacks = sorted((face[1], n) for face, n in mass.items() if face[0] == ATTACK)
    fighting = sum(n for _, n in attacks)
    peaceful = mass.get((NEGOTIATE, 0), 0.0)
    morphs = mass.get((MORPH, 0), 0.0)
    total = fighting + PEACEFUL * peaceful + morphs
    if total <= 0:
        return [((ATTACK, 8), 1.0)]
    found: Spread = []
    below = 0.0
    for value, n in attacks:
        before, below = below, below + n / fighting
        best = min(1.0, below) ** max(1.0, fighting) - min(1.0, before) ** max(1.0, fighting)
        found.append(((ATTACK, value), fighting / total * (TOP * best + (1 - TOP) * n / fighting)))
    if peaceful:
        found.append(((NEGOTIATE, 0), PEACEFUL * peaceful / total))
    if morphs:
        found.append(((MORPH, 0), morphs / total))
    return found


def condensed(spread: Spread, parts: int) -> Spread:
    """Roughly the same with fewer attacks: each stands for its neighbours."""
    attacks = [item for item in spread if item[0][0] == ATTACK]
    if len(attacks) <= parts:
        return spread
    share = sum(chance for _, chance in attacks) / parts
    found: Spread = []
    held, weighed = 0.0, 0.0
    for (_, value), chance in attacks:
        held, weighed = held + chance, weighed + chance * value
        if held >= share - 1e-9:
            found.append(((ATTACK, round(weighed / held)), held))
            held = weighed = 0.0
    if held:
        found.append(((ATTACK, round(weighed / held)), held))
    return found + [item for item in spread if item[0][0] != ATTACK]
