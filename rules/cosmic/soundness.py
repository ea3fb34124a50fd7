"""What can never be: ships or cards lost or doubled, impossible encounters and sheets.

Looked for in every test and playout, and in every save before anybody plays on with it (UX-69).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules.core.conceding import concession_violations

from .printed.words import ENCOUNTER_TYPES, OUTCOMES, PHASES, START_TURN
from .state.cosmos import HANDS, NOBODY, SLOTS, Cosmos, at_planet, at_tech, facts, type_of
from .state.ships import ships_at


def violations(g: Cosmos) -> list[str]:
    """Every law this position breaks; always empty."""
    laws = (_ships, _cards, _tokens, _sheets, _encounters, _under_way, concession_violations)
    return [*_lengths(g)] or [broken for law in laws for broken in law(g)]


def _lengths(g: Cosmos) -> Iterator[str]:
    if len(g.home) != len(g.destroyed) or any(at_planet(p) not in g.ships for p in range(len(g.home))):
        yield "CE-3.1: a planet is not as the others"
    if any(place not in g.ships for place in ("gate", "beside", "warp", "out")):
        yield "Z-GATE: a place of ships is missing"
    if any(at_tech(c) not in g.ships for c, design in enumerate(g.cards.design) if design in facts(g).technologies):
        yield "CE-9.43: a technology has no place for ships"
    if set(g.cards.design) - set(facts(g).types) - set(facts(g).destinies) - set(facts(g).technologies):
        yield "CE-2.1: a card of no design"
    printed = [facts(g).destinies[design] for design in g.cards.design if design in facts(g).destinies]
    if len(set(g.colours)) != len(g.colours) or any(each.colour and each.colour not in g.colours for each in printed):
        yield "CE-3.3: a destiny card of a colour that nobody has"
    if any(sheet.alien not in facts(g).aliens for sheet in g.sheets):
        yield "CE-2.16: a sheet of no alien"


def _ships(g: Cosmos) -> Iterator[str]:
    """CE-3.15: every ship is in one place."""
    for seat in g.seats():
        each = facts(g).ships_each + sum(token.ship and token.seat == seat for token in g.tokens)  # CE-T32
        total = sum(counts[seat] for counts in g.ships.values())
        if total != each:
            yield f"CE-3.15: seat {seat} has {total} ships"
    for planet, gone in enumerate(g.destroyed):
        if gone and any(g.ships[at_planet(planet)]):
            yield f"CE-T33: ships on the destroyed planet {planet}"
    known = {at_planet(p) for p in range(len(g.home))} | {at_tech(c) for c in range(len(g.cards.design))}
    for place in g.ships:
        if place not in known and place not in ("gate", "beside", "warp", "out"):
            yield f"Z-WARP: ships in {place!r}"


def _cards(g: Cosmos) -> Iterator[str]:
    """CE-2.5: every card is in one place, and there are as many as printed."""
    for card in g.cards.misplaced():
        yield f"CE-2.5: card {card} is not in exactly one place"
    counts, known = Counter(g.cards.design), facts(g)
    for design, copies in (*known.copies.items(), *((tech, 1) for tech in known.technologies)):
        if counts[design] != copies:
            yield f"CE-2.5: {counts[design]} cards {design}"
    for slot in SLOTS:
        if any(type_of(g, card) not in ENCOUNTER_TYPES for card in g.pile(slot)):
            yield f"CE-2.4: no encounter card in {slot}"
    for seat in g.seats():
        if any(g.cards.face_up[card] for card in g.pile(HANDS[seat])):
            yield f"1b: an open card in the hand of seat {seat}"


def _tokens(g: Cosmos) -> Iterator[str]:
    for token in g.tokens:
        if token.ship and not any(ships_at(g, place, token.seat) for place in token.places):
            yield f"CE-T32: no ship of seat {token.seat} in {token.places}"


def _sheets(g: Cosmos) -> Iterator[str]:
    held = Counter(sheet.alien for sheet in g.sheets if sheet.holder != NOBODY)
    for alien, count in held.items():
        if count > 1:
            yield f"CE-3.4: {count} sheets of {alien}"


def _encounters(g: Cosmos) -> Iterator[str]:
    for number, e in enumerate(g.encounters):
        if e.phase not in PHASES or (e.outcome and e.outcome not in OUTCOMES):
            yield f"CE-4.2: encounter {number} is in {e.phase!r} with {e.outcome!r}"
        if (
            e.defense == e.offense
            or len(e.laid) != 2
            or len(e.invited) != 2
            or any(not -1 <= p < len(g.home) for p in (e.planet, e.gained))
        ):
            yield f"CE-4.15: encounter {number} of {e.offense} and {e.defense}"
        if any(sheet >= len(g.sheets) for sheet in e.zapped):
            yield f"CE-5.15: a zap on nothing in encounter {number}"
        if not all(0 <= side <= 2 for side in e.sides):
            yield f"CE-4.35: sides {e.sides}"


def _under_way(g: Cosmos) -> Iterator[str]:
    """CE-4.1, CE-4.2: a phase belongs to an encounter, an encounter to a turn, and a turn to a game that has begun."""
    below = ["", *map(repr, g.frames)]
    for frame, under in zip(g.frames, below, strict=False):
        wanted = _STANDS_ON.get(frame.flow)
        if wanted is not None and not under.startswith(wanted):
            yield f"CE-4.2: {frame!r} is under way in {under or 'nothing'}"


# By flow: how the frame begins that called it, as "flow/step where it goes on".
_STANDS_ON = {
    "cosmic.turn": ("cosmic.game/pass_on",),
    "cosmic.encounter": ("cosmic.turn/again", "cosmic.nested/"),
    **{f"cosmic.{phase}": ("cosmic.encounter/",) for phase in PHASES if phase != START_TURN},
}
