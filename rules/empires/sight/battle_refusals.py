"""Why a line may not fire at another, or retreat to a hex (SE-5.3, SE-5.5, SE-5.9): all of it lies open in a battle."""

from __future__ import annotations

from rules.core.reasons import Reason

from ..battle.retreat import (
    EMPTY,
    HOSTILE,
    RETREAT,
    SCUTTLE,
    SUPERNOVA,
    UNEASY,
    UNEXPLORED,
    UNHURT,
    barred,
    can_leave,
    first_round,
    is_homeward,
)
from ..battle.volley import at_once, is_early, line_of
from ..map.carrying import bays_of
from ..printed.kinds import CARRIED
from ..printed.powers import FEARLESS
from ..state import Galaxy, Hex, Owner, colonies_of, counters_free, facts, joined
from ..state.battle import NO_LINE, Battle
from ..state.experience import reached
from ..state.holding import has
from ..state.lines import Line, count, held, hidden_of, is_idle, is_open, is_protected, of_side_unit, side_of

RETREATS = (RETREAT, UNHURT, EMPTY)


def refusal(g: Galaxy, b: Battle, seat: Owner, verb: str, parts: tuple[object, ...]) -> Reason | None:
    """What keeps a line from firing or leaving; None if that is not what keeps it."""
    line = _line(b, parts[0]) if parts else None
    if line is None or verb not in ("fire", SCUTTLE, *RETREATS):
        return None
    if b.owner[line] == seat and not count(g, b, line):
        return Reason("empires.line_gone", {}, "SE-5.3.4")
    waiting = _not_now(g, b, seat, line)
    if waiting is not None or len(parts) < 2:
        return waiting
    if verb == SCUTTLE:
        return Reason("empires.needless_scuttling", {"line": line}, "SE-4.14")
    if verb == "fire":
        at = _line(b, parts[1])
        return _no_shot(g, b, line, at) if at is not None else None
    hex = parts[1]
    return _no_way(g, b, line, hex) if type(hex) is int and 0 <= hex < len(g.marker) else None


def _line(b: Battle, part: object) -> Line | None:
    return part if type(part) is int and 0 <= part < len(b.owner) else None


def _not_now(g: Galaxy, b: Battle, seat: Owner, line: Line) -> Reason | None:
    """SE-5.3: somebody else's moment, or its own is over."""
    entries = at_once(g, b) if b.queue else []
    if line in {line_of(each) for each in entries} and b.unfired[line]:
        return None
    if b.owner[line] != seat:
        return None  # nobody's own line: another question
    if is_idle(b, line):
        return Reason("empires.line_captured", {}, "CL-4.3.2")
    later = any(line_of(each) == line for each in b.queue)
    return Reason("empires.line_later", {}, "SE-5.3.1") if later else Reason("empires.line_fired", {}, "SE-5.3.5")


# -- targets


def _no_shot(g: Galaxy, b: Battle, line: Line, at: Line) -> Reason | None:
    known, side = facts(g), side_of(b, b.owner[at])
    if side == side_of(b, b.owner[line]):
        return Reason("empires.target_friend", {}, "SE-1.6")
    if not count(g, b, at):
        return Reason("empires.line_gone", {}, "SE-5.3.4")
    if b.screened[line]:
        return Reason("empires.line_screened", {}, "SE-5.5.2")
    if not known.fights[b.unit[at]]:
        return Reason("empires.target_helpless", {}, "SE-13.9" if b.unit[at] == known.code["Mine"] else "SE-5.5.4")
    if b.screened[at]:
        return Reason("empires.target_screened", {}, "SE-5.5.2")
    fighters = bool(of_side_unit(b, side, known.fighter))
    if b.unit[at] == known.carrier and is_protected(g, b, side):
        return Reason("empires.target_carrier", {}, "SE-11.2")
    if b.unit[at] == known.carrier and fighters and known.boards[b.unit[line]]:
        return Reason("empires.target_carrier", {}, "CL-4.2.4")
    if not is_open(g, b, at):
        return Reason("empires.target_shielded", {}, "CL-19.3.7")
    if b.salvo != NO_LINE and b.unit[at] != b.salvo_at:
        return Reason("empires.target_other", {}, "CL-19.3.12")
    early = any(line_of(each) == line and is_early(each) for each in at_once(g, b))
    if early and b.unit[at] != known.fighter:
        return Reason("empires.target_no_fighter", {}, "SE-11.11")
    return None if at in reached(g, b, line, [at]) else Reason("empires.target_veteran", {}, "CL-3.4.3")


# -- ways out


def _no_way(g: Galaxy, b: Battle, line: Line, hex: Hex) -> Reason | None:
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


def no_way_unseen(g: Galaxy, b: Battle, owner: Owner, parts: tuple[object, ...]) -> Reason | None:
    """SE-5.2.4: why a group does not leave under its cloak before the fight."""
    slot, hex = parts if len(parts) == 2 else (None, None)
    if type(hex) is not int or not 0 <= hex < len(g.marker):
        return None
    if slot not in hidden_of(b, owner):
        return Reason("empires.slip_seen", {}, "SE-5.2.4")
    return _no_refuge(g, owner, b.hex, hex)


def _rule_of_delay(g: Galaxy, b: Battle, owner: Owner) -> str:
    if b.charged and b.charger == owner and b.round <= b.charged + 1:
        return "CL-E33"
    return "CL-E31" if facts(g).advantages and has(g, owner, FEARLESS) else "SE-5.9.1"


def _no_refuge(g: Galaxy, owner: Owner, here: Hex, hex: Hex) -> Reason | None:
    """SE-5.9.4, SE-5.9.5."""
    if hex not in joined(g, here):
        return Reason("empires.not_adjacent", {"hex": hex}, "SE-5.9.4")
    why = barred(g, owner, hex)
    if why == UNEXPLORED:
        return Reason("empires.retreat_unexplored", {"hex": hex}, "SE-5.9.4")
    if why == SUPERNOVA:
        return Reason("empires.supernova", {"hex": hex}, "SE-5.9.4")
    if why == HOSTILE:
        return Reason("empires.retreat_enemy", {"hex": hex}, "SE-5.9.4")
    if why == UNEASY:
        return Reason("empires.uneasy", {"hex": hex}, "SE-23.4")
    colonies = [at for at in colonies_of(g, owner) if at != here]
    return None if is_homeward(g, colonies, here, hex) else Reason("empires.retreat_away", {"hex": hex}, "SE-5.9.5")
