"""Why a wish is not offered: what a group cannot be ordered to do, whom a line cannot fire at, and by which rule.

A wish has the form of an option of the question that is asked. Only what the asked seat knows is looked at: its own
groups, and what lies open.
"""

from __future__ import annotations

from collections.abc import Callable

from rules.core.decisions import Decision, Option
from rules.core.reasons import Reason

from ..economy.refits import is_in_dock, is_outdated, refit_price
from ..flows.bombardment import could_bombard
from ..ground.capture import is_former
from ..map import settling
from ..map.carrying import has_bays, squadrons_at, squadrons_in
from ..map.interception import have_sprung
from ..map.mining import ore_at
from ..map.reaction import battle_hexes, goals, has_sensors
from ..map.routes import BY_TERRAIN, LURKING, NOT_NEXT, slows, why_no_step
from ..printed.constants import ENTERED, FOUND, LARGEST_GROUP, NOTHING, NOWHERE, REACTED, REFITTED, STAYS, STOPPED
from ..printed.levels import level
from ..questions import (
    BATTLE_SLIP,
    BOMBARDMENT_SHOT,
    COMBAT_SETTLE,
    DECLARATION_CLOAK,
    MOVEMENT_ORDER,
    REACTION_MOVE,
    ROUND_FIRE,
    TURN_SETTLE,
)
from ..state import (
    Galaxy,
    Hex,
    Seat,
    Slot,
    beside,
    board,
    enemies_at,
    facts,
    friends,
    groups_at,
    has_terrain,
    is_closed,
    is_lurking,
    is_planet,
    may_join,
    monsters,
)
from ..state.barracks import aboard, have_landed, may_come_down
from ..state.cloaking import cloaking_of
from . import battle_refusals as in_battle

Parts = tuple[object, ...]  # of a wish, behind its verb
Judge = Callable[[Galaxy, Seat, Slot, Parts], "Reason | None"]


def refusal(g: Galaxy, decision: Decision, wish: Option) -> Reason | None:
    """The reason why this cannot be done now; None: it belongs to another moment."""
    verb, parts = (wish[0], tuple(wish[1:])) if type(wish) is tuple and wish else (wish, ())
    seat = decision.seat
    if not 0 <= seat < len(g.cp):
        return None
    if decision.prompt == MOVEMENT_ORDER and g.marching != NOWHERE:
        judge = _ORDERS.get(str(verb))
        return judge(g, seat, g.marching, parts) if judge is not None else None
    if decision.prompt == ROUND_FIRE and g.battle is not None:
        return in_battle.refusal(g, g.battle, seat, str(verb), parts)
    if decision.prompt == BOMBARDMENT_SHOT:
        return _bombard(g, seat, _hex_of(g), str(verb), parts)
    if decision.prompt == REACTION_MOVE and verb != "done":
        return _react(g, seat, parts)
    if decision.prompt == BATTLE_SLIP and g.battle is not None and verb == "leave":
        return in_battle.no_way_unseen(g, g.battle, seat, parts)
    slot = _own(g, seat, wish)
    if decision.prompt == COMBAT_SETTLE and slot is not None and g.fleets[seat].hex[slot] != _hex_of(g):
        return Reason("empires.settle_ruins", {}, "SE-5.12.6")
    if decision.prompt in (TURN_SETTLE, COMBAT_SETTLE) and slot is not None:
        return _settle(g, seat, slot, ())
    if decision.prompt == DECLARATION_CLOAK and slot is not None:
        return None if cloaking_of(g, seat, slot) else _no_cloak(g, g.fleets[seat].hex[slot])
    return None


def _hex(g: Galaxy, part: object) -> Hex | None:
    return part if type(part) is int and 0 <= part < len(g.marker) else None


def _own(g: Galaxy, seat: Seat, part: object) -> Slot | None:
    """A slot of a group that the seat has."""
    return part if type(part) is int and 0 <= part < len(g.fleets[seat].hex) and g.fleets[seat].hex[part] >= 0 else None


# -- orders of a group


def _go(g: Galaxy, seat: Seat, slot: Slot, parts: Parts) -> Reason | None:
    hex = _hex(g, parts[0]) if parts else None
    barred = why_no_step(g, seat, slot, hex) if hex is not None else None
    if barred is not None or hex is None:
        return barred
    return Reason("empires.fighters_left", {}, "SE-11.4") if has_bays(g, seat, slot) else None


def _carry(g: Galaxy, seat: Seat, slot: Slot, parts: Parts) -> Reason | None:
    if not has_bays(g, seat, slot):
        return Reason("empires.no_bays", {}, "SE-11.1")
    if not squadrons_in(g, seat, g.fleets[seat].hex[slot]):
        return Reason("empires.no_fighters", {}, "SE-11.4")
    fleet, fighter = g.fleets[seat], facts(g).fighter
    notes = [fleet.notes[each] for each in groups_at(g, seat, fleet.hex[slot]) if fleet.unit[each] == fighter]
    if not squadrons_at(g, seat, slot) and any(each & REFITTED for each in notes):
        return Reason("empires.refitted", {}, "SE-9.13")
    if not squadrons_at(g, seat, slot) and any(each & STOPPED for each in notes):
        return Reason("empires.stopped", {}, "SE-4.5")
    if not squadrons_at(g, seat, slot) and any(each & (ENTERED | STAYS) == ENTERED for each in notes):
        return Reason("empires.spent", {}, "SE-11.5")
    return _go(g, seat, slot, parts)


def _sling(g: Galaxy, seat: Seat, slot: Slot, parts: Parts) -> Reason | None:
    if "slingshot" not in facts(g).on:
        return None
    return (_go(g, seat, slot, parts) if parts else None) or Reason("empires.no_sling", {}, "SE-15.2")


def _settle(g: Galaxy, seat: Seat, slot: Slot, parts: Parts) -> Reason | None:
    ship = g.fleets[seat].unit[slot] == facts(g).code["CO"]
    key = settling.unsettled(g, seat, slot) if ship else settling.NO_SHIP
    return Reason(f"empires.settle_{key}", {}, settling.RULES[key]) if key else None


def _refit(g: Galaxy, seat: Seat, slot: Slot, parts: Parts) -> Reason | None:
    """SE-9.13."""
    fleet, known = g.fleets[seat], facts(g)
    unit, notes = fleet.unit[slot], fleet.notes[slot]
    if known.newest[unit]:
        return Reason("empires.refit_newest", {}, "SE-9.12")
    if known.is_alien[unit]:
        return Reason("empires.refit_alien", {}, "CL-4.6.2")
    if notes & REFITTED or not is_outdated(g, seat, slot):
        return Reason("empires.refit_nothing", {}, "SE-9.13")
    if notes & ENTERED or fleet.acts[slot] >= fleet.count[slot]:
        return Reason("empires.refit_busy", {}, "SE-9.13")
    if not is_in_dock(g, seat, slot):
        return Reason("empires.refit_no_yard", {}, "SE-9.13")
    missing = refit_price(g, seat, slot) - g.cp[seat]
    if missing > 0:
        return Reason("empires.too_expensive", {"missing": missing}, "SE-9.13")
    return Reason("empires.no_counter", {"unit": known.units[unit].id}, "SE-9.14")


def _look(g: Galaxy, seat: Seat, slot: Slot, parts: Parts) -> Reason | None:
    """SE-9.8."""
    fleet = g.fleets[seat]
    hex = _hex(g, parts[0]) if parts else None
    if hex is None:
        return None
    if not level(fleet.tech[slot], facts(g).exploration):
        return Reason("empires.look_blind", {}, "SE-9.8")
    if fleet.notes[slot] & (ENTERED | REFITTED):
        return Reason("empires.look_late", {}, "SE-9.8" if fleet.notes[slot] & ENTERED else "SE-9.13")
    if hex not in beside(g, fleet.hex[slot]):
        return Reason(f"empires.{NOT_NEXT}", {"hex": hex}, "SE-9.8")
    if not is_closed(g, hex):
        return Reason("empires.look_open", {"hex": hex}, "SE-9.8")
    if is_lurking(g, hex):
        return Reason(f"empires.{LURKING}", {"hex": hex}, "SE-9.8.1")
    return Reason("empires.look_done", {}, "SE-9.8")


def _load(g: Galaxy, seat: Seat, slot: Slot, parts: Parts) -> Reason | None:
    """SE-6.7."""
    fleet = g.fleets[seat]
    if fleet.unit[slot] != facts(g).code["Miner"]:
        return Reason("empires.no_miner", {}, "SE-6.7")
    if fleet.load[slot] != NOTHING:
        return Reason("empires.loaded", {}, "SE-6.7")
    return Reason("empires.nothing_to_load", {}, "SE-6.7") if ore_at(g, fleet.hex[slot]) == NOTHING else None


def _unload(g: Galaxy, seat: Seat, slot: Slot, parts: Parts) -> Reason | None:
    fleet = g.fleets[seat]
    if fleet.unit[slot] != facts(g).code["Miner"]:
        return Reason("empires.no_miner", {}, "SE-6.7")
    if fleet.load[slot] == NOTHING:
        return Reason("empires.no_load", {}, "SE-6.7")
    return Reason("empires.no_own_colony", {}, "SE-6.7") if g.colony[fleet.hex[slot]] != seat else None


def _split(g: Galaxy, seat: Seat, slot: Slot, parts: Parts) -> Reason | None:
    fleet = g.fleets[seat]
    if fleet.count[slot] < 2:
        return Reason("empires.split_one", {}, "SE-9.11")
    return Reason("empires.no_counter", {"unit": facts(g).units[fleet.unit[slot]].id}, "SE-2.2.3")


def _join(g: Galaxy, seat: Seat, slot: Slot, parts: Parts) -> Reason | None:
    """SE-1.3, SE-9.11."""
    fleet = g.fleets[seat]
    other = _own(g, seat, parts[0]) if parts else None
    if other is None or other == slot:
        return None
    if not facts(g).grouped[fleet.unit[slot]] or fleet.unit[slot] != fleet.unit[other]:
        return Reason("empires.join_kind", {}, "SE-1.3")
    if fleet.hex[slot] != fleet.hex[other]:
        return Reason("empires.join_far", {}, "SE-9.11")
    if fleet.tech[slot] != fleet.tech[other]:
        return Reason("empires.join_technology", {}, "SE-9.11")
    if fleet.count[other] >= LARGEST_GROUP:
        return Reason("empires.join_full", {}, "SE-1.3")
    return None if may_join(g, seat, slot, other) else Reason("empires.join_captured", {}, "CL-4.4.4")


def _cover(g: Galaxy, seat: Seat, slot: Slot, parts: Parts) -> Reason | None:
    """SE-4.15."""
    fleet, known = g.fleets[seat], facts(g)
    unit = fleet.unit[slot]
    if known.open[unit] or known.is_alien[unit]:
        return Reason("empires.cover_never", {}, "CL-4.6.4" if known.is_alien[unit] else "SE-8.5")
    if not fleet.up[slot]:
        return Reason("empires.cover_closed", {}, "SE-4.15")
    if g.colony[fleet.hex[slot]] != seat:
        return Reason("empires.no_own_colony", {}, "SE-4.15")
    return Reason("empires.cover_late", {}, "SE-4.15")


def _no_cloak(g: Galaxy, hex: Hex) -> Reason:
    return Reason("empires.slip_cloak", {}, "SE-12.8" if has_terrain(g, hex, "nebula") else "SE-12.1")


def _slip(g: Galaxy, seat: Seat, slot: Slot, parts: Parts) -> Reason | None:
    """SE-12.2, SE-12.3."""
    fleet = g.fleets[seat]
    hex, notes = fleet.hex[slot], fleet.notes[slot]
    if not cloaking_of(g, seat, slot):
        return _no_cloak(g, hex)
    foes = enemies_at(g, seat, hex)
    if not foes or notes & (STOPPED | ENTERED) != STOPPED | ENTERED:  # CL-E42: or it broke down
        return Reason("empires.slip_free", {}, "SE-12.2")
    if monsters(g) in foes:
        return Reason("empires.slip_machine", {}, "SE-17.2")
    if notes & FOUND:
        watched = any(have_sprung(g, foe, hex) for foe in foes)
        return Reason("empires.slip_watched", {}, "CL-A28") if watched else Reason("empires.slip_found", {}, "SE-12.3")
    if is_closed(g, hex) or slows(g, hex):
        return Reason(f"empires.{BY_TERRAIN}", {}, "SE-4.5")
    return Reason("empires.spent", {}, "SE-4.1")


_ORDERS: dict[str, Judge] = {
    "go": _go, "carry": _carry, "sling": _sling, "sling_carry": _sling, "settle": _settle, "refit": _refit,
    "look": _look, "load": _load, "unload": _unload, "split": _split, "join": _join, "cover": _cover, "slip": _slip,
}  # fmt: skip


# -- bombardment


def _hex_of(g: Galaxy) -> Hex:
    """The hex of the colony that is, or was just, bombarded."""
    found: Hex = g.frames[-1].locals["hex"]
    return found


def _bombard(g: Galaxy, seat: Seat, hex: Hex, verb: str, parts: Parts) -> Reason | None:
    """SE-5.12, CL-6.4, CL-14.7."""
    known, fleet = facts(g), g.fleets[seat]
    if verb == "land":
        return _land(g, seat, hex)
    slot = _own(g, seat, parts[0]) if parts else None
    if slot is None or verb not in ("fire", "raze"):
        return None
    if is_former(g, seat, hex):
        return Reason("empires.bombard_former", {}, "CL-15.1.5")
    if have_landed(g, friends(g, seat), hex):
        return Reason("empires.bombard_landed", {}, "CL-14.7.5")
    titan = fleet.unit[slot] == known.titan
    if verb == "raze" and titan and not is_planet(g, hex):
        return Reason("empires.raze_asteroids", {}, "CL-6.4.5")
    if verb == "fire" and titan:
        return Reason("empires.bombard_titan", {}, "CL-6.4.1")
    if fleet.hex[slot] != hex or not known.bombards[fleet.unit[slot]] or (verb == "raze" and not titan):
        return Reason("empires.bombard_never", {}, "SE-5.12.2")
    return Reason("empires.bombarded", {}, "SE-5.12.2") if could_bombard(g, seat, hex) else None


def _land(g: Galaxy, seat: Seat, hex: Hex) -> Reason | None:
    if not is_planet(g, hex):
        return Reason("empires.land_asteroids", {}, "CL-E35")
    if not may_come_down(g, seat, hex):
        return Reason("empires.land_barren", {}, "CL-14.7.3")
    return None if aboard(g, seat, hex) else Reason("empires.land_nobody", {}, "CL-14.7.4")


# -- reactions


def _react(g: Galaxy, seat: Seat, parts: Parts) -> Reason | None:
    """CL-10.2, CL-10.3."""
    known, fleet = facts(g), g.fleets[seat]
    slot, hex = (_own(g, seat, parts[0]), _hex(g, parts[1])) if len(parts) > 1 else (None, None)
    if slot is None or hex is None:
        return None
    unit, origin = fleet.unit[slot], fleet.hex[slot]
    least = known.reacts[unit]
    if not least:
        return Reason("empires.react_never", {}, "CL-10.3.2")
    if fleet.notes[slot] & REACTED:
        return Reason("empires.react_once", {}, "CL-10.2.8")
    if level(fleet.tech[slot], known.movement) < least:
        return Reason("empires.react_slow", {"level": least}, "CL-10.3.1")
    if enemies_at(g, seat, origin):
        return Reason("empires.react_held", {}, "CL-10.2.5")
    if not has_sensors(g, seat, origin):
        return Reason("empires.react_blind", {}, "CL-10.2.1")
    if hex not in board(g).around[origin]:
        return Reason(f"empires.{NOT_NEXT}", {"hex": hex}, "CL-10.2.1")
    if hex not in battle_hexes(g, g.frames[-1].locals["movers"], seat):
        return Reason("empires.react_no_battle", {"hex": hex}, "CL-10.2.4")
    if has_terrain(g, hex, "supernova") or not goals(g, seat, origin, [hex]):
        return Reason("empires.supernova", {"hex": hex}, "CL-10.2.9")
    return Reason("empires.fighters_left", {}, "SE-11.4") if has_bays(g, seat, slot) else None
