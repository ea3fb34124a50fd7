"""Why an answer is good: one sentence as an id with parameters. Hexes, units and technologies are named as in events.

The world that it is asked about is imagined: only what everybody sees and what is the seat's own may be told.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rules.core.decisions import Decision, Value
from rules.core.reasons import Reason
from rules.core.records import Json

from .. import questions
from ..economy.ledger import ledger_of
from ..economy.parts import BID, BUILD, GRANTS, RESEARCH
from ..flows.bombardment import STOP
from ..printed.constants import DONE, END, HAND_OVER, NOBODY, NOWHERE
from ..printed.designer import drawn
from ..printed.designs import price, ship_size, unpacked
from ..state import Galaxy, Hex, Seat, enemies_at, facts, groups_at, is_closed, is_enemy, is_planet

Told = tuple[str, dict[str, Json]]
BEST: Told = ("best", {})


def why(g: Galaxy, d: Decision, value: Value) -> Reason:
    """The reason for an answer to any question of the game."""
    told = _WHY.get(d.prompt)
    name, params = told(g, d, value) if told is not None else BEST
    return Reason(f"empires.hint.{name}", params, d.rule)


# -- movement


def _group(g: Galaxy, d: Decision, value: Value) -> Told:
    if value in (END, HAND_OVER):
        return "end", {}
    if type(value) is tuple:
        return BEST  # ground units go through a gate (SE-27.1)
    return "group", {"unit": _unit(g, d.seat, value)}


def _unit(g: Galaxy, seat: Seat, slot: int) -> str:
    fleet = g.fleets[seat]
    return facts(g).units[fleet.unit[slot]].id


def _order(g: Galaxy, d: Decision, value: Value) -> Told:
    if type(value) is str:
        return (value if value in PLAIN_ORDERS else "done" if value == DONE else "best"), {}
    verb = str(value[0])
    if verb in STEPS:
        return _step(g, d.seat, value[1])
    return (verb, {"hex": value[1]}) if verb == "look" else (verb if verb in PLAIN_ORDERS else "best", {})


STEPS = ("go", "carry", "sling", "sling_carry")
PLAIN_ORDERS = ("settle", "load", "unload", "refit", "cover", "join", "split", "scuttle", "slip", "embark", "disembark")


def _step(g: Galaxy, seat: Seat, hex: Hex) -> Told:
    """What awaits a group where it goes, as far as all can see."""
    code = facts(g).units[g.fleets[seat].unit[g.marching]].code if g.marching != NOWHERE else ""
    whose = g.colony[hex]
    told: dict[str, Json] = {"hex": hex}
    if enemies_at(g, seat, hex):
        return "attack", told
    if whose != NOBODY and is_enemy(g, seat, whose):
        return "raid", told
    if is_closed(g, hex):
        return "explore", told
    if code == "CO":
        return ("planet" if is_planet(g, hex) and whose == NOBODY else "settlers"), told
    if code == "Miner":
        return "miners", told
    if whose == seat:
        return "home", told
    return ("gather" if groups_at(g, seat, hex) else "advance"), told


# -- battles


def _fire(g: Galaxy, d: Decision, value: Value) -> Told:
    verb = str(value[0])
    if verb == "fire" and g.battle is not None:
        return "fire", {"target": facts(g).units[g.battle.unit[value[2]]].id}
    if verb in ("retreat", "unhurt", "empty"):
        return "retreat", {}
    return (verb if verb in ("hold", "wait") else "best"), {}


def _bombard(g: Galaxy, d: Decision, value: Value) -> Told:
    return ("spare", {}) if value == STOP else ("land" if value == "land" else "bombard", {})


def _cloak(g: Galaxy, d: Decision, value: Value) -> Told:
    return ("hide" if value else "show_up"), {}


def _scan(g: Galaxy, d: Decision, value: Value) -> Told:
    return ("found" if value == "tell" else "silent"), {}


def _screen(g: Galaxy, d: Decision, value: Value) -> Told:
    return ("screen" if any(_filled(value).get("units", ())) else "all_fight"), {}


# -- the Economic Phase


def _filled(value: Value) -> dict[str, Any]:
    """The fields of a form, by name."""
    return dict(value)


def _sheet(g: Galaxy, d: Decision, value: Value) -> Told:
    """The most expensive thing on the sheet."""
    ledger = ledger_of(g, d.seat)
    lines = [line for line in ledger.lines(_filled(value)) if line.what in (RESEARCH, GRANTS, BUILD, BID)]
    costly: Any = min(lines, key=lambda line: line.cp + line.rp, default=None)
    if costly is None or costly.cp + costly.rp == 0:
        return "save", {}
    if costly.what in (RESEARCH, GRANTS):
        return "research", {"technology": costly.id}
    if costly.what == BUILD:
        return "build", {"unit": costly.id.partition("@")[0].partition("+")[0]}
    return "bid", {}


def _settle(g: Galaxy, d: Decision, value: Value) -> Told:
    return ("settle" if value else "wait_settling"), {}


def _reveal(g: Galaxy, d: Decision, value: Value) -> Told:
    return ("keep" if value == "keep" else "show"), {}


def _first(g: Galaxy, d: Decision, value: Value) -> Told:
    return ("first" if value == d.seat else "second"), {}


def _react(g: Galaxy, d: Decision, value: Value) -> Told:
    return ("react" if value != DONE else "stay_put"), {}


def _design(g: Galaxy, d: Decision, value: Value) -> Told:
    """CL-19: what it costs, and from when on it can be built."""
    cp = price(unpacked(drawn(dict(value))))
    return "design", {"cp": cp, "size": ship_size(cp)}


def _shield(g: Galaxy, d: Decision, value: Value) -> Told:
    return ("shield" if any(value) else "best"), {}


def _beam(g: Galaxy, d: Decision, value: Value) -> Told:
    return ("beam" if any(value) else "best"), {}


def _weakness(g: Galaxy, d: Decision, value: Value) -> Told:
    return "weakness", {"unit": facts(g).units[facts(g).code[str(value)]].id}


def _named(name: str) -> Callable[[Galaxy, Decision, Value], Told]:
    return lambda g, d, value: (name, {})


_WHY: Mapping[str, Callable[[Galaxy, Decision, Value], Told]] = {
    questions.GAME_HOME: _named("homeworld"),
    questions.GAME_HEAD_START: _named("head_start"),
    questions.GAME_DESIGN: _design,
    questions.BATTLE_SHIELD: _shield,
    questions.BATTLE_WEAKNESS: _weakness,
    questions.ROUND_BEAM: _beam,
    questions.MOVEMENT_GROUP: _group,
    questions.MOVEMENT_ORDER: _order,
    questions.TURN_SETTLE: _settle,
    questions.COMBAT_SETTLE: _settle,
    questions.FINDING_CARD: _named("card"),
    questions.ADVANTAGES_KEEP: _named("advantage"),
    questions.AUCTION_CARD: _named("advantage"),
    questions.AUCTION_BID: _named("auction"),
    questions.ADVANTAGES_TAKE: _named("advantage"),
    questions.COMBAT_HEX: _named("battle_first"),
    questions.COMBAT_FOE: _named("foe_first"),
    questions.ROUND_FIRE: _fire,
    questions.ROUND_SCREEN: _screen,
    questions.ROUND_CARD: _named("moment"),
    questions.DECLARATION_CLOAK: _cloak,
    questions.DECLARATION_SCAN[1]: _scan,
    questions.DECLARATION_SCAN[2]: _scan,
    questions.BOMBARDMENT_SHOT: _bombard,
    questions.REACTION_MOVE: _react,
    questions.BATTLE_MINES: _named("mines"),
    questions.LOSSES_SURPLUS: _named("surplus"),
    questions.LOST_DIRECTION: _named("drift"),
    questions.REVEAL: _reveal,
    questions.ECONOMY_SHEET: _sheet,
    questions.ECONOMY_FIRST: _first,
    questions.MACHINES_GOAL: _named("bait"),
    questions.MACHINES_PATH: _named("bait"),
    questions.INVASION_GOAL: _named("bait"),
    questions.LANDING_TROOPS: _named("land"),
    questions.ASSAULT_FIRE: _named("ground_fire"),
}
