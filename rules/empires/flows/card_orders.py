"""Orders that only the owner of a card can give: others see what they do, never that they are offered.

avow      CL-E37: the Space Pilgrims show themselves, so that they need not roll at a Black Hole
push      CL-E42: Master Engineers try to go one hex farther
sense     CL-E54: Powerful Psychics turn up the groups of a hex
watch     CL-A28: a standing order to react to enemies who come near
"""

from __future__ import annotations

from rules.core.decisions import Option, Value
from rules.core.flow import Next
from rules.core.frame import Frame
from rules.core.hooks import Source

from ..atoms import course, fleets
from ..cards import unharmed
from ..cards.deck import show
from ..map.interception import may_watch
from ..printed.constants import CAPTURED, ENTERED, NOBODY, PUSHED, REFITTED, RETUNED, STOPPED, WATCHES
from ..printed.facts import Facts
from ..printed.levels import level
from ..printed.powers import PASSES_UNHARMED, PUSHES_SHIPS, SENSES
from ..state import Galaxy, Hex, Owner, Seat, Slot, allies, beside, counters_free, facts, groups_at, has_terrain, near
from ..state.holding import has
from ..state.values import Mover, rule
from .exploration import explores
from .orders import Ranges, choose_next, obey, offer

SWITCH = "advantages"
PUSH, SENSE, WATCH = "push", "sense", "watch"
BREAKDOWN = 9  # CL-E42: from this roll on a ship may not move


@offer(switch=SWITCH)
def _offer_avowal(g: Galaxy, seat: Seat, slot: Slot, options: list[Option], ranges: Ranges) -> None:
    if not has(g, seat, PASSES_UNHARMED) or unharmed.are_known_pilgrims(g, seat):
        return
    if any(has_terrain(g, hex, "black_hole") and g.up[hex] for hex in near(g, g.fleets[seat].hex[slot])):
        options.append(unharmed.AVOW)


@obey(unharmed.AVOW)
def _avow(g: Galaxy, f: Frame, seat: Seat, slot: Slot, order: Value) -> Next:
    show(g, seat, PASSES_UNHARMED)
    return choose_next(g)


# -- Advanced Comm Array


@offer(switch="alien_cards", kinds=lambda known, unit: known.reacts[unit] > 0)
def _offer_watch(g: Galaxy, seat: Seat, slot: Slot, options: list[Option], ranges: Ranges) -> None:
    if may_watch(g, seat, slot):
        options.append(WATCH)


@obey(WATCH)
def _watch(g: Galaxy, f: Frame, seat: Seat, slot: Slot, order: Value) -> Next:
    """CL-A28, D-61: the group is to react to enemies who come near; or no longer."""
    fleets.toggle(g, seat, slot, WATCHES)
    return choose_next(g)


# -- Master Engineers


def _engineered(g: Galaxy, seat: Owner, slot: Slot) -> bool:
    """CL-E42: captured ships keep the ability until their drive is refitted; what others built gains it by a refit."""
    fleet = g.fleets[seat]
    builder, notes = fleet.builder[slot], fleet.notes[slot]
    if builder != NOBODY and has(g, builder, PUSHES_SHIPS):
        return not notes & RETUNED
    return has(g, seat, PUSHES_SHIPS) and not notes & CAPTURED


def _can_be_pushed(known: Facts, unit: int) -> bool:
    """Ships that move by themselves, Decoys among them (SE-1.2) and what moves like them (CL-E55.2); no Mines."""
    return known.goes[unit] and unit != known.code["Mine"]


@offer(switch=SWITCH, kinds=_can_be_pushed)
def _offer_push(g: Galaxy, seat: Seat, slot: Slot, options: list[Option], ranges: Ranges) -> None:
    if may_push(g, seat, slot):
        options.append(PUSH)


def may_push(g: Galaxy, seat: Seat, slot: Slot) -> bool:
    """Before it moves, also if it has looked at a marker (SE-9.8). Ruling: a group only if a counter is free for those
    of its ships that break down."""
    fleet = g.fleets[seat]
    if fleet.notes[slot] & (ENTERED | REFITTED | STOPPED | PUSHED):
        return False
    if not _engineered(g, seat, slot):
        return False
    unit = fleet.unit[slot]
    return _can_be_pushed(facts(g), unit) and (fleet.count[slot] == 1 or counters_free(g, seat, unit) > 0)


@obey(PUSH)
def _push(g: Galaxy, f: Frame, seat: Seat, slot: Slot, order: Value) -> Next:
    """Each ship rolls openly; those that break down stay where they are in this turn."""
    fleet = g.fleets[seat]
    show(g, seat if has(g, seat, PUSHES_SHIPS) else fleet.builder[slot], PUSHES_SHIPS)
    hex, count = fleet.hex[slot], fleet.count[slot]
    broken = sum(course.roll_die(g, seat, "push", hex) >= BREAKDOWN for _ in range(count))
    if broken and broken < count:
        fleets.note(g, seat, fleets.split_group(g, seat, slot, broken), STOPPED)
    fleets.note(g, seat, slot, STOPPED if broken == count else PUSHED)
    return choose_next(g)


def _is_pushed(g: Galaxy, source: Source, mover: Mover) -> bool:
    _, _, _, driven, _ = mover
    return bool(driven & PUSHED)


@rule("speed", PUSHES_SHIPS, guard=_is_pushed, switch=SWITCH)
def _farther(g: Galaxy, source: Source, value: int, mover: Mover) -> int:
    return value + 1


# -- Powerful Psychics


@offer(switch=SWITCH, kinds=explores)
def _offer_sense(g: Galaxy, seat: Seat, slot: Slot, options: list[Option], ranges: Ranges) -> None:
    """CL-23.15: at any moment of the own Movement phase, any number of times; SE-16.3, SE-21.5: neither through Warp
    Points nor across an area out of play, which bring hexes together for movement only."""
    fleet = g.fleets[seat]
    if not level(fleet.tech[slot], facts(g).exploration) or not has(g, seat, SENSES):
        return
    options += [(SENSE, hex) for hex in beside(g, fleet.hex[slot]) if _closed_at(g, seat, hex)]


def _closed_at(g: Galaxy, seat: Seat, hex: Hex) -> list[tuple[Owner, Slot]]:
    """Ruling: nobody turns up what is his teammate's."""
    own = (seat, *allies(g, seat))
    return [
        (owner, slot)
        for owner, fleet in enumerate(g.fleets)
        if owner not in own and hex in fleet.hex
        for slot in groups_at(g, owner, hex)
        if not fleet.up[slot]
    ]


@obey(SENSE)
def _sense(g: Galaxy, f: Frame, seat: Seat, slot: Slot, order: Value) -> Next:
    """They stay face up; technology is not shown, and a Decoy is not removed.

    Ruling: the ship that senses them stays hidden, like one that looks at a marker (SE-9.8).
    """
    show(g, seat, SENSES)
    for owner, group in _closed_at(g, seat, order[1]):
        fleets.turn_up(g, owner, group)
    return choose_next(g)
