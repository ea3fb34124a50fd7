"""What should never be: cards in two places, counters below zero, columns that contradict the piles."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rules.core.records import Json

from .faces import Face
from .state import HANGAR, ON, OUT, SEAT_ZONES, STACK, Kaosz, seat_of, zone_of
from .words import UNPAID

_FIGHTS = ("kaosz.fire", "kaosz.shot", "kaosz.bombard", "kaosz.bombardment")
_ONCE = ("kaosz.game", "kaosz.turn", "kaosz.action", "kaosz.combat", "kaosz.fire", "kaosz.bombard")
PHASES = ("setup", "start", "main", "attack", "combat", "end")


def violations(g: Kaosz) -> list[str]:
    """Every broken law, in plain words; the later ones look at what the first have found right."""
    return [*_table(g), *_references(g)] or _laws(g)


def _table(g: Kaosz) -> Iterator[str]:
    """Who plays, whose turn it is, and which places there are at this table."""
    fallen = [seat for together in g.fallen for seat in together]
    if sorted([*g.order, *fallen]) != list(g.seats()) or g.order != sorted(g.order) or not g.order:
        yield f"the seats {g.order} play on, {fallen} have fallen"
    elif g.active not in g.order and g.turn and g.frames and g.frames[-1].flow == "kaosz.turn":
        # Only what a turn itself asks: others may still have to answer what its player began before giving up.
        yield f"it is the turn of seat {g.active}, which has fallen"
    if not max(g.turns) <= g.turn <= sum(g.turns):
        yield f"turn {g.turn} after {g.turns} turns of the players"
    quick = g.setup.options.get("ruleset") == "quickstart"
    if g.level != (g.option("qs_level") if quick else 0):
        yield f"level {g.level} under the rules {g.setup.options.get('ruleset')}"
    if g.phase not in PHASES:
        yield f"there is no phase {g.phase[:20]!r}"
    if g.combat is None and any(frame.flow in _FIGHTS for frame in g.frames):
        yield "shots and bombs without a combat"
    flows = [frame.flow for frame in g.frames]
    for flow in _ONCE:
        if flows.count(flow) > 1:
            yield f"{flow} is under way twice"
    places = {zone[seat] for zone in (*SEAT_ZONES, OUT) for seat in g.seats()} | {*ON[: len(g.owner)], STACK}
    for place in sorted({*g.cards.piles, *g.cards.place} - places):
        yield f"there is no place {place[:20]!r}"
    if g.clock < max([*g.serial, *(each.id for each in g.lasting)], default=0) or min(g.serial, default=0) < 0:
        yield f"the clock {g.clock} is behind the cards in play"


def _references(g: Kaosz) -> Iterator[str]:
    """What points at a printed effect finds it there."""
    known = g.all_faces()
    for design in sorted({*g.cards.design} - {*known}):
        yield f"there is no card {design!r}"
    for each in g.lasting:
        if each.design and not _has_block(known.get(each.design), each.block, each.index):
            yield f"the lasting effect {each.id} stands nowhere on {each.design[:40]!r}"
        if each.cards is not None and len(each.serials) != len(each.cards):
            yield f"the lasting effect {each.id} is about {each.cards}"
    for one in g.waiting:
        face = known.get(one.design)
        if face is None or (one.block < 0 and not 0 <= one.effect < len(face.effects)):
            yield f"the waiting effect {one.effect} stands nowhere on {one.design[:40]!r}"
        elif one.block >= 0 and not _has_block(face, one.block, -1):
            yield f"the waiting block {one.block} stands nowhere on {one.design[:40]!r}"
    for told in _told(g):
        yield from _wrong_parts(known, told)


def _has_block(face: Face | None, block: int, index: int) -> bool:
    """Whether a card has such a list of operations, and such an operation in it (-1: none is named)."""
    if face is None or not -1 <= block < len(face.blocks):
        return False
    return block < 0 or -1 <= index <= len(face.blocks[block].ops)


def _told(g: Kaosz) -> Iterator[Mapping[str, Json]]:
    """Everything that names a design and what of it is to happen: frames, items on the stack, what waits in them."""
    for holder in (*(frame.locals for frame in g.frames), *(item.told for item in g.stack)):
        yield holder
        for name in ("todo", "together"):
            for each in holder.get(name, ()):
                if type(each) is list:
                    yield {"design": each[2], "parts": [each[3]]}
                elif "block" in each:
                    yield each
        if type(holder.get("about")) is dict and "design" in holder["about"]:
            yield {"design": holder["about"]["design"], "parts": holder["todo"]}


def _wrong_parts(known: dict[str, Face], told: Mapping[str, Json]) -> Iterator[str]:
    design = told.get("design")
    if design is None:
        return
    face = known[design]
    if told.get("block", -1) >= 0 and not _has_block(face, told["block"], told.get("index", 0)):
        yield f"the block {told['block']} stands nowhere on {design}"
    for part in told.get("parts", ()):
        modes = face.effects[part["effect"]].modes if part["effect"] < len(face.effects) else ()
        if part["mode"] >= len(modes) or len(part["targets"]) != len(modes[part["mode"]].target):
            yield f"the effect {part['effect']} with the mode {part['mode']} stands nowhere on {design}"


def _laws(g: Kaosz) -> list[str]:
    found = [f"card {card} is not in exactly one place" for card in g.cards.misplaced()]
    for card, place in enumerate(g.cards.place):
        found += _card(g, card, zone_of(place), place)
    if g.outcome is None and not g.stack and not g.announced and g.pile(STACK) and not _is_announcing(g):
        found.append(f"cards {g.pile(STACK)} are being played by nobody")
    if g.combat is None and g.boarded:
        found.append(f"crew {g.boarded} aboard without a combat")
    return found


def _is_announcing(g: Kaosz) -> bool:
    return any(frame.flow in ("kaosz.action", "kaosz.item", "kaosz.announce") for frame in g.frames)


def _card(g: Kaosz, card: int, zone: str, place: str) -> list[str]:
    found = []
    in_play = zone in ("hangar", "cantina", "surface", "on")
    if in_play != g.in_play(card):
        found.append(f"card {card} in {place} has serial {g.serial[card]}")
    if in_play and zone != "on" and g.controller[card] != seat_of(place):
        found.append(f"card {card} in {place} is controlled by {g.controller[card]}")
    if zone == "on":
        ship = g.carrier[card]
        if place != ON[ship] or g.cards.place[ship] not in HANGAR:
            found.append(f"card {card} in {place} is carried by {ship}")
    elif g.carrier[card] >= 0:
        found.append(f"card {card} in {place} has a carrier")
    if not in_play and zone not in (STACK, "out") and seat_of(place) != g.owner[card]:
        found.append(f"card {card} of {g.owner[card]} lies in {place}")
    if in_play and (g.paid[card] != UNPAID) != g.cards.face_up[card]:
        found.append(f"card {card} in {place} is turned the wrong way")
    if not in_play and (g.lost[card] or g.developments[card] or g.state[card] or g.paid[card]):
        found.append(f"card {card} in {place} kept its counters")
    return found
