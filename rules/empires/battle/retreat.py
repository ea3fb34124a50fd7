"""Retreats (SE-5.9): where to, with how many units, and which fighters go along (SE-11.6, SE-11.7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rules.core.decisions import Decision, Option
from rules.core.questions import explains
from rules.core.reasons import Reason

from ..map.carrying import bays_of, is_hangar, room_of
from ..map.routes import avoids
from ..printed.constants import NOBODY
from ..printed.kinds import CARRIED
from ..printed.powers import FEARLESS
from ..questions import BATTLE_SLIP
from ..state import (
    Galaxy,
    Hex,
    Owner,
    colonies_of,
    counters_free,
    facts,
    has_terrain,
    is_closed,
    is_enemy,
    is_off_limits,
    joined,
    meets_enemies,
)  # fmt: skip
from ..state.battle import Battle
from ..state.holding import has
from ..state.lines import Line, count, damage, held, hidden_of, is_fake, is_idle, of_owner, of_unit
from ..state.wishes import hex_of, parts_of

FIRST_ROUND = 2  # SE-5.9.1
FEARLESS_ROUND = 3


class Way(NamedTuple):
    """How many units of a line may leave, and whether fighters go with them or the damaged unit stays behind."""

    verb: str
    low: int
    high: int


RETREAT = "retreat"  # the damaged unit goes first; carriers take along what has not fired and fits
UNHURT = "unhurt"  # sound units go, the damaged one stays (SE-5.7.4)
EMPTY = "empty"  # carriers go without fighters
SCUTTLE = "scuttle"  # units are given up so that others can go
LEAVE = "leave"  # under its cloak, before the fight
WITHDRAW = "withdraw"  # CL-E46: units go between rounds


def hexes(g: Galaxy, owner: Owner, hex: Hex) -> list[Hex]:
    """SE-5.9.4, SE-5.9.5: the hexes that units of an owner may retreat to."""
    if owner >= len(g.cp):
        return []
    colonies = [at for at in colonies_of(g, owner) if at != hex]  # EC-29
    return [to for to in joined(g, hex) if _why_not_there(g, owner, colonies, hex, to) is None]


def is_homeward(g: Galaxy, colonies: Sequence[Hex], hex: Hex, to: Hex) -> bool:
    """SE-5.9.5: no farther from any one of these colonies, or nearer to it where that was agreed on.

    Ruling on SE-21.5: hexes are counted as they lie (SE-2.1.3), not across an area out of play.
    """
    known = g.tables or facts(g)
    here, there = known.chart.distances[hex], known.chart.distances[to]
    nearer = int(known.options["retreat"] == "closer")
    for colony in colonies:  # noqa: SIM110 (asked of every hex around a battle, and `any` takes much longer)
        if there[colony] <= here[colony] - nearer:
            return True
    return False


def barred(g: Galaxy, owner: Owner, hex: Hex) -> Reason | None:
    """SE-5.9.4: why nobody may retreat to a hex: it must be explored, no Supernova, without enemy units or colony."""
    whose = g.colony[hex]
    if is_closed(g, hex) or is_off_limits(g, hex):
        return Reason("empires.retreat_unexplored", {"hex": hex}, "SE-5.9.4")
    if has_terrain(g, hex, "supernova"):
        return Reason("empires.supernova", {"hex": hex}, "SE-5.9.4")
    if (whose != NOBODY and is_enemy(g, owner, whose)) or meets_enemies(g, owner, hex):
        return Reason("empires.retreat_enemy", {"hex": hex}, "SE-5.9.4")
    return Reason("empires.uneasy", {"hex": hex}, "SE-23.4") if avoids(g, owner, hex) else None


def _why_not_there(g: Galaxy, owner: Owner, colonies: Sequence[Hex], hex: Hex, to: Hex) -> Reason | None:
    away = Reason("empires.retreat_away", {"hex": to}, "SE-5.9.5")
    return barred(g, owner, to) or (None if is_homeward(g, colonies, hex, to) else away)


def first_round(g: Galaxy, owner: Owner) -> int:
    """SE-5.9.1; CL-E31, CL-23.11: the Fearless Race stays longer; CL-E33: nobody leaves in a charge and after it."""
    b = g.battle
    if b is not None and b.charged and b.charger == owner and b.round <= b.charged + 1:
        return b.charged + 2
    return FEARLESS_ROUND if facts(g).advantages and has(g, owner, FEARLESS) else FIRST_ROUND


def can_leave(g: Galaxy, b: Battle, line: Line) -> bool:
    """SE-5.9.2: whether such units retreat by themselves at all."""
    known, unit = facts(g), b.unit[line]
    return known.fights[unit] and known.moves[unit] and known.speed[unit] != CARRIED and unit != known.titan  # CL-6.1.3


def ways(g: Galaxy, b: Battle, line: Line) -> list[Way]:
    """How units of a line that have not fired may leave; none if they cannot."""
    if b.round < first_round(g, b.owner[line]) or not can_leave(g, b, line):
        return []
    owner, units, ready = b.owner[line], count(g, b, line), b.unfired[line]
    if b.beam_at:
        ready = min(ready, units - held(g, b, line))  # CL-19.3.10
    low = units if _leaves_whole(g, b, line) else 1
    if low > ready:
        return []
    if bays_of(g, owner, b.slot[line]):
        return _carriers(g, b, line, low, ready)
    found = [Way(RETREAT, low, ready)]
    if damage(g, b, line) and low < units:
        found.append(Way(UNHURT, low, min(ready, units - 1)))
    return found


def withdrawals(g: Galaxy, b: Battle, owner: Owner) -> dict[Option, tuple[int, int]]:
    """CL-E46, CL-23.5, D-38: who may leave between rounds, where to, and how many units of each line at least and at
    most; whoever stays must find room (SE-11.6).

    Rulings: the moment belongs to the round that begins, so that neither a ship just captured leaves (CL-4.3.2) nor,
    where a seat has several advantages (SE-22.4), the Fearless Race or those who have charged too early.
    """
    found: dict[Option, tuple[int, int]] = {}
    refuges = hexes(g, owner, b.hex) if b.round >= first_round(g, owner) else []
    for line in of_owner(b, owner) if refuges else ():
        units = count(g, b, line)
        low, high = units if _leaves_whole(g, b, line) else 1, units - held(g, b, line)  # CL-23.5
        if not can_leave(g, b, line) or is_idle(b, line) or low > high:
            continue
        if bays_of(g, owner, b.slot[line]):
            laden = [way for way in _carriers(g, b, line, low, high) if way.verb == RETREAT]
            if not laden:
                continue
            _, low, high = laden[0]
        found.update(dict.fromkeys([(WITHDRAW, line, hex) for hex in refuges], (low, high)))
    return found


def _leaves_whole(g: Galaxy, b: Battle, line: Line) -> bool:
    """SE-5.9.8, CL-E55.1: whether no part of a line can leave, for want of a counter."""
    return is_fake(g, b, line) or not counters_free(g, b.owner[line], b.unit[line])


def scuttled(g: Galaxy, b: Battle, line: Line) -> tuple[int, int] | None:
    """SE-4.14, SE-5.9.8: how many units may be scuttled so that others can retreat: a whole group if its counter is
    needed for a part of another one, fighters that have no room on any carrier (SE-11.6)."""
    owner, unit, units = b.owner[line], b.unit[line], count(g, b, line)
    known = facts(g)
    if b.round < first_round(g, owner) or not known.moves[unit]:
        return None
    if unit == known.code["F"]:
        carriers = any(bays_of(g, owner, b.slot[each]) and can_leave(g, b, each) for each in of_owner(b, owner))
        crowded = carriers and _squadrons(g, b, owner) > _room(g, b, owner)
        return (1, b.unfired[line]) if crowded and not is_fake(g, b, line) else None
    large = any(count(g, b, each) > 1 for each in of_unit(b, owner, unit) if each != line)
    needed = large and not counters_free(g, owner, unit) and b.unfired[line] == units
    return (units, units) if needed else None


def _carriers(g: Galaxy, b: Battle, line: Line, low: int, ready: int) -> list[Way]:
    """SE-11.6: whoever stays must fit on the carriers that stay, or on a colony."""
    owner = b.owner[line]
    squadrons, room = _squadrons(g, b, owner), _room(g, b, owner)

    def fits(ships: int, taken: int) -> bool:
        return is_hangar(g, owner, b.hex) or squadrons - taken <= room - bays_of(g, owner, b.slot[line]) * ships

    full = [n for n in range(low, ready + 1) if fits(n, _taken(g, b, line, n))]
    empty = [n for n in range(low, ready + 1) if fits(n, 0)] if squadrons else []
    return [Way(verb, found[0], found[-1]) for verb, found in ((RETREAT, full), (EMPTY, empty)) if found]


def _room(g: Galaxy, b: Battle, owner: Owner) -> int:
    """How many squadrons the ships of an owner in the battle hold, Titans among them (CL-6.3.1)."""
    return sum(room_of(g, owner, b.slot[line]) for line in of_owner(b, owner))


def _squadrons(g: Galaxy, b: Battle, owner: Owner) -> int:
    """How many squadrons of an owner need room; CL-E55.6: false ones need none."""
    real = [line for line in of_unit(b, owner, facts(g).fighter) if not is_fake(g, b, line)]
    return sum(count(g, b, line) for line in real)


def _taken(g: Galaxy, b: Battle, carrier: Line, ships: int) -> int:
    """How many of those so many carriers take along."""
    return sum(some for line, some in aboard(g, b, carrier, ships) if not is_fake(g, b, line))


def aboard(g: Galaxy, b: Battle, carrier: Line, ships: int) -> list[tuple[Line, int]]:
    """SE-11.7: which squadrons so many carriers take along: those that have not fired, the best first.

    CL-19.3.10: none that a beam holds. CL-E55.6: false ones only, as a whole, where real ones leave room.
    """
    owner, fighter = b.owner[carrier], facts(g).code["F"]
    room, free, found = bays_of(g, owner, b.slot[carrier]) * ships, counters_free(g, owner, fighter), []
    for line in sorted(of_unit(b, owner, fighter), key=lambda each: (is_fake(g, b, each), -b.tech[each], each)):
        units = count(g, b, line)
        some = min(room, b.unfired[line] if b.queue else units, units - held(g, b, line))  # CL-E46: or all of them
        if some and (some == units or (free and not is_fake(g, b, line))):
            free -= some < units
            found.append((line, some))
            room -= some
    return found


# -- why not


def why_no_retreat(g: Galaxy, b: Battle, line: Line, hex: Hex) -> Reason | None:
    """Why a line does not retreat to a hex (SE-5.9)."""
    known, owner = facts(g), b.owner[line]
    if known.speed[b.unit[line]] == CARRIED:
        return Reason("empires.retreat_carried", {}, "SE-11.7")
    if not can_leave(g, b, line):
        return Reason("empires.retreat_never", {}, "CL-6.1.3" if b.unit[line] == known.titan else "SE-5.9.2")
    first = first_round(g, owner)
    if b.round < first:
        return Reason("empires.retreat_early", {"number": first}, _rule_of_delay(g, b, owner))
    refused = _no_refuge(g, owner, b.hex, hex)
    if refused is not None:
        return refused
    if b.beam_at and held(g, b, line):
        return Reason("empires.retreat_held", {}, "CL-19.3.10")
    if b.unfired[line] < count(g, b, line) and not counters_free(g, owner, b.unit[line]):
        return Reason("empires.no_counter", {"unit": known.units[b.unit[line]].id}, "SE-5.9.8")
    return Reason("empires.fighters_left", {}, "SE-11.6") if bays_of(g, owner, b.slot[line]) else None


def _rule_of_delay(g: Galaxy, b: Battle, owner: Owner) -> str:
    if b.charged and b.charger == owner and b.round <= b.charged + 1:
        return "CL-E33"
    return "CL-E31" if facts(g).advantages and has(g, owner, FEARLESS) else "SE-5.9.1"


def _no_refuge(g: Galaxy, owner: Owner, here: Hex, hex: Hex) -> Reason | None:
    """SE-5.9.4, SE-5.9.5."""
    if hex not in joined(g, here):
        return Reason("empires.not_adjacent", {"hex": hex}, "SE-5.9.4")
    return _why_not_there(g, owner, [at for at in colonies_of(g, owner) if at != here], here, hex)


@explains(BATTLE_SLIP)
def why_not_left(g: Galaxy, asked: Decision, wish: Option) -> Reason | None:
    """SE-5.2.4: why a group does not leave under its cloak before the fight."""
    b, owner, (verb, parts) = g.battle, asked.seat, parts_of(wish)
    slot, hex = (parts[0], hex_of(g, parts[1])) if len(parts) == 2 else (None, None)
    if b is None or hex is None or verb != LEAVE:
        return None
    if slot not in hidden_of(b, owner):
        return Reason("empires.slip_seen", {}, "SE-5.2.4")
    return _no_refuge(g, owner, b.hex, hex)
