"""What things are worth, in points (chapter 20 of the digest): colonies, ships, powers, cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ..printed.kinds import SECRET, Alien
from ..printed.words import ARTIFACT, ATTACK, ENCOUNTER_TYPES, FLARE, MORPH, NEGOTIATE, REINFORCEMENT
from ..state.cosmos import LABS, WARP, Cosmos, Seat, at_tech, cards_at, facts, hand, type_of, value_of
from ..state.pieces import held
from ..state.ships import ships_at

COLONY, ALMOST = 20.0, 10.0  # a foreign colony; the last but one is worth so much more
RISING = (30.0, 24.0, 22.0, 20.0)  # with experience: the last but one colony, the one before it, ...
VICTORY = 200.0
SHARED = 0.85  # of a victory that others share
RESERVE = 10.0  # an attack that wins nearly always
HOME = 3.0
POWER = 12.0  # of average strength
SHIP, WARPED, SAFETY = 1.0, 0.3, 0.5
UNKNOWN_CARD = 1.6  # a card from the deck
NEW_TURN = 5.0  # a further encounter
TENTHS = 10.0  # weights in content are tenths of a point
MIDDLE = 50.0  # the strength of an average power


def weights_of(g: Cosmos, kind: str, design: str) -> Mapping[str, int]:
    """The `ai` table of a piece."""
    known = facts(g)
    if kind == "alien":
        return known.aliens[design].ai if design in known.aliens else {}
    if kind == "technology":
        return known.technologies[design].ai if design in known.technologies else {}
    if kind == FLARE:
        return known.flares[design].ai
    return known.artifact_weights.get(design, {})


def strength(alien: Alien) -> float:
    """1 for an average power."""
    return alien.ai.get("strength", int(MIDDLE)) / MIDDLE


def power_worth(g: Cosmos, seat: Seat) -> float:
    """What the powers of a player are worth, if they work: their strength and what lies on them."""
    known, total = facts(g).aliens, 0.0
    for number in held(g, seat):
        sheet = g.sheets[number]
        alien = known.get(sheet.alien)
        if alien is None:
            continue
        ai = alien.ai
        total += POWER * strength(alien) + ai.get("base", 0) / TENTHS
        if "token" in ai:
            marks = sum(n for n in sheet.marks.values() if type(n) is int)
            total += ai["token"] * marks / TENTHS
        if "lost_ship" in ai:
            total += ai["lost_ship"] * (ships_at(g, WARP, seat) + ships_at(g, "out", seat)) / TENTHS
        total += 0.15 * sum(card_worth(g, card, seat) for card in cards_at(g, f"sheet:{number}"))
    return total


def design_worth(g: Cosmos, design: str) -> float:
    """What a card is worth in a hand, whoever holds it."""
    known = facts(g)
    kind = known.types.get(design)
    if kind == ATTACK:
        return max(0.3, 0.15 * known.values[design])
    if kind == NEGOTIATE:
        return 1.2
    if kind == MORPH:
        return 3.0
    if kind == REINFORCEMENT:
        return 0.5 * known.values[design]
    if kind == ARTIFACT:
        return known.artifact_weights.get(design, {}).get("keep", 25) / TENTHS
    if kind == FLARE:
        return known.flares[design].ai.get("keep", 25) / TENTHS
    return UNKNOWN_CARD


def rising(table: Sequence[float], missing: int) -> float:
    """What a foreign colony is worth after which so many are missing, by a table from the last but one on."""
    return table[min(max(1, missing), len(table)) - 1]


def reserve_worth(g: Cosmos, card: int) -> float:
    """What it proves to be worth to have an encounter card still: a high attack decides an encounter, others do not."""
    kind, value = type_of(g, card), value_of(g, card)
    if kind == ATTACK:
        return min(RESERVE, 0.019 * value * value)
    return 0.5 * RESERVE if kind == MORPH else 0.0


def card_worth(g: Cosmos, card: int, seat: Seat = -1) -> float:
    """What a card is worth to a player; one's own flare is worth more."""
    design = g.cards.design[card]
    worth = design_worth(g, design)
    flare = facts(g).flares.get(design)
    if flare is not None and any(g.sheets[i].alien == flare.alien for i in held(g, seat)):
        return max(worth, flare.ai.get("own", 40) / TENTHS)
    return worth


def is_doomed(g: Cosmos, seat: Seat) -> bool:
    """CE-4.5: without an encounter card the whole hand is discarded in the next own turn: it is used now or never."""
    return all(type_of(g, card) not in ENCOUNTER_TYPES for card in hand(g, seat))


def hand_worth(g: Cosmos, seat: Seat, viewer: Seat) -> float:
    """A hand: what is known of it as it is, the rest as cards from the deck."""
    return sum(card_worth(g, c, seat) if g.knows(viewer, c) else UNKNOWN_CARD for c in hand(g, seat))


def research_worth(g: Cosmos, seat: Seat, viewer: Seat) -> float:
    known, total = facts(g).technologies, 0.0
    for card in g.pile(LABS[seat]) if known else ():
        ships = ships_at(g, at_tech(card), seat)
        if not g.knows(viewer, card):
            total += 0.6 * ships
            continue
        tech = known[g.cards.design[card]]
        worth = tech.ai.get("worth", 80) / TENTHS
        done = g.cards.face_up[card] or (tech.kind == SECRET and ships >= max(1, tech.value))
        total += worth if done else 0.6 * worth * ships / max(1, tech.value or 3)
    return total


def ships_worth(counts: Iterable[int], in_warp: int) -> float:
    """Ships on colonies, each with some safety if it is not alone."""
    return sum(SHIP * n + (SAFETY if n > 1 else 0.0) for n in counts) + WARPED * in_warp
