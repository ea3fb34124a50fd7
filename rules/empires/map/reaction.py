"""Reaction movement (CL-10): ships move into a battle of an opponent's turn. Who may, and who could for all to see."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.decisions import Decision, Option
from rules.core.questions import explains
from rules.core.reasons import Reason

from ..printed.constants import ENTERED, NOWHERE, REACTED, SPRUNG, STOPPED
from ..printed.levels import level
from ..questions import REACTION_MOVE
from ..state import (
    Galaxy,
    Hex,
    Owner,
    Seat,
    Slot,
    board,
    carried,
    counters_free,
    facts,
    friends,
    groups_at,
    groups_of,
    has_terrain,
    is_off_limits,
    looks_like,
    meets_enemies,
)
from ..state.wishes import group_of, hex_of, parts_of
from .carrying import FIGHTERS_LEFT, carriable, has_bays, may_leave
from .routes import avoids

SENSORS = 2  # CL-10.1.1: the Exploration level
REACT, REACT_CARRY = "react", "react_carry"  # a carrier goes alone, or with the fighters that it holds (CL-10.3.3)
Ranges = dict[Option, tuple[int, int]]


def battle_hexes(g: Galaxy, movers: Sequence[Owner], seat: Seat) -> list[Hex]:
    """CL-10.2.4, CL-10.2.6: where those who moved meet this seat's side, or have come to its Colony in this turn."""
    side = friends(g, seat)
    ours, colony, found = set().union(*(g.fleets[friend].hex for friend in side)), g.colony, []
    there = set().union(*(g.fleets[mover].hex for mover in movers)) - {NOWHERE}
    for hex in sorted([hex for hex in there if hex in ours or colony[hex] in side]):
        if any(_stood_there(g, friend, hex) for friend in side):
            if _will_be_fought(g, movers, hex):
                found.append(hex)
        elif colony[hex] in side and any(notes & ENTERED for notes in _notes(g, movers, hex)):
            found.append(hex)
    return found


def _stood_there(g: Galaxy, owner: Owner, hex: Hex) -> bool:
    """Whether an owner was in a hex before anybody reacted: those who did come in addition."""
    notes = g.fleets[owner].notes
    return any(notes[slot] & (REACTED | SPRUNG) != REACTED for slot in groups_at(g, owner, hex))


def _notes(g: Galaxy, movers: Sequence[Owner], hex: Hex) -> list[int]:
    return [g.fleets[mover].notes[slot] for mover in movers for slot in groups_at(g, mover, hex)]


def _will_be_fought(g: Galaxy, movers: Sequence[Owner], hex: Hex) -> bool:
    """CL-10.2.10: not if all who came have slipped in under their cloak, for all to see."""
    return any(notes & STOPPED or not notes & ENTERED for notes in _notes(g, movers, hex))


def goals(g: Galaxy, seat: Seat, origin: Hex, hexes: Sequence[Hex]) -> list[Hex]:
    """CL-10.2.1, CL-10.2.7, CL-10.2.9: battle hexes one step away; not through Warp Points, never a Supernova."""
    if meets_enemies(g, seat, origin):  # CL-10.2.5
        return []
    around = board(g).around[origin]
    return [
        hex
        for hex in hexes
        if hex in around
        and not has_terrain(g, hex, "supernova")
        and not avoids(g, seat, hex)
        and not is_off_limits(g, hex)
    ]


# -- who may


def has_sensors(g: Galaxy, seat: Seat, hex: Hex) -> bool:
    """CL-10.1.1: a friendly unit with Exploration 2; shipyards and Bases have it by themselves."""
    exploration = facts(g).exploration
    return any(level(carried(g, friend, slot), exploration) >= SENSORS for friend, slot in _posted(g, seat, hex))


def _posted(g: Galaxy, seat: Seat, hex: Hex) -> list[tuple[Owner, Slot]]:
    """The groups of a side that stood in a hex when the reactions began.

    Ruling: the sensor unit may go too (CL-10.2.1), before the others as well as after them.
    """
    found = []
    for friend in friends(g, seat):
        fleet = g.fleets[friend]
        found += [(friend, slot) for slot in groups_at(g, friend, hex)]
        found += [
            (friend, slot)
            for slot in groups_of(g, friend)
            if fleet.notes[slot] & (REACTED | SPRUNG) == REACTED and fleet.came[slot] == hex
        ]
    return found


def is_able(g: Galaxy, seat: Owner, slot: Slot) -> bool:
    return why_unable(g, seat, slot) is None


def why_unable(g: Galaxy, seat: Owner, slot: Slot) -> Reason | None:
    """CL-10.3.1: the level counts on the ship; once in a player's turn (CL-10.2.8)."""
    known, fleet = facts(g), g.fleets[seat]
    least = known.reacts[fleet.unit[slot]]
    if not least:
        return Reason("empires.react_never", {}, "CL-10.3.2")
    if fleet.notes[slot] & REACTED:
        return Reason("empires.react_once", {}, "CL-10.2.8")
    slow = level(carried(g, seat, slot), known.movement) < least
    return Reason("empires.react_slow", {"level": least}, "CL-10.3.1") if slow else None


@explains(REACTION_MOVE)
def why_no_reaction(g: Galaxy, asked: Decision, wish: Option) -> Reason | None:
    """CL-10.2, CL-10.3."""
    seat, (_, parts) = asked.seat, parts_of(wish)
    slot, hex = (group_of(g, seat, parts[0]), hex_of(g, parts[1])) if len(parts) > 1 else (None, None)
    if slot is None or hex is None:
        return None
    origin = g.fleets[seat].hex[slot]
    unable = why_unable(g, seat, slot)
    if unable is not None:
        return unable
    if meets_enemies(g, seat, origin):
        return Reason("empires.react_held", {}, "CL-10.2.5")
    if not has_sensors(g, seat, origin):
        return Reason("empires.react_blind", {}, "CL-10.2.1")
    if hex not in board(g).around[origin]:
        return Reason("empires.not_adjacent", {"hex": hex}, "CL-10.2.1")
    if hex not in battle_hexes(g, g.frames[-1].locals["movers"], seat):
        return Reason("empires.react_no_battle", {"hex": hex}, "CL-10.2.4")
    if not goals(g, seat, origin, [hex]):
        return Reason("empires.supernova", {"hex": hex}, "CL-10.2.9")
    return FIGHTERS_LEFT if has_bays(g, seat, slot) else None


def offers(g: Galaxy, movers: Sequence[Owner], seat: Seat) -> tuple[list[Option], Ranges]:
    """D-22: which groups may go where, and with how many ships."""
    hexes = battle_hexes(g, movers, seat)
    fleet = g.fleets[seat]
    options: list[Option] = []
    ranges: Ranges = {}
    seen: dict[Hex, bool] = {}
    for slot in groups_of(g, seat) if hexes else ():
        origin = fleet.hex[slot]
        to = goals(g, seat, origin, hexes) if is_able(g, seat, slot) else []
        if to and origin not in seen:
            seen[origin] = has_sensors(g, seat, origin)
        if to and seen[origin]:
            _add(g, seat, slot, to, options, ranges)
    return options, ranges


def _add(g: Galaxy, seat: Seat, slot: Slot, to: list[Hex], options: list[Option], ranges: Ranges) -> None:
    fleet = g.fleets[seat]
    count = fleet.count[slot]
    few = 1 if count > 1 and counters_free(g, seat, fleet.unit[slot]) else count
    ways = {REACT: (few, count)}
    if has_bays(g, seat, slot):
        alone = min(count, may_leave(g, seat, slot))
        ways = {REACT: (few, alone)} if few <= alone else {}
        if together := carriable(g, seat, slot, few):
            ways[REACT_CARRY] = together
    for verb, span in ways.items():
        for hex in to:
            options.append((verb, slot, hex))
            ranges[verb, slot, hex] = span


# -- who could, as far as all can see (UI-7)


def could_react(g: Galaxy, movers: Sequence[Owner], seat: Seat) -> bool:
    """Whether a seat has counters beside a battle of its own that could react: it is asked even if none can.

    Nobody has two levels of Exploration in the first cycle, unless technology was bought before the game.
    """
    if g.cycle < 2 and "head_start" not in facts(g).on:
        return False
    hexes = battle_hexes(g, movers, seat)
    return bool(hexes) and any(
        goals(g, seat, origin, hexes) and _looks_ready(g, seat, origin)
        for origin in sorted({hex for hex in g.fleets[seat].hex if hex >= 0})
    )


def _looks_ready(g: Galaxy, seat: Seat, hex: Hex) -> bool:
    """A closed counter could be a Cruiser with all it needs; open ones are what they are."""
    fleet, known = g.fleets[seat], facts(g)
    here = [slot for slot in groups_at(g, seat, hex) if not fleet.notes[slot] & REACTED]
    if any(not fleet.up[slot] for slot in here):
        return True
    if not any(known.reacts[looks_like(g, seat, slot)] for slot in here):
        return False
    return any(
        not g.fleets[friend].up[slot] or known.exploration in known.carried[looks_like(g, friend, slot)]
        for friend, slot in _posted(g, seat, hex)
    )
