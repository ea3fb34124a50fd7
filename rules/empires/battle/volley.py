"""The order of fire (SE-5.3), and what the owner of a line may do at its moment (D-32 to D-34).

An entry of the queue is a line at one of its moments: its own class, or class A for a Point Defence (SE-11.11).
Entries of one side with the same class and tactics have their moment together, and their owner chooses among them.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rules.core.decisions import Decision, Option
from rules.core.questions import explains
from rules.core.reasons import Reason

from ..printed.constants import NOBODY
from ..printed.facts import Facts
from ..printed.levels import Levels
from ..questions import ROUND_FIRE
from ..state import Galaxy, Owner, facts, monsters
from ..state.battle import ATTACKERS, DEFENDERS, NO_LINE, Battle
from ..state.experience import reached
from ..state.lines import (
    Line,
    Side,
    as_ship,
    capable,
    controller,
    count,
    damage,
    is_idle,
    is_open,
    is_protected,
    of_owner,
    of_side_unit,
    owners,
    side_of,
    targets,
)
from ..state.values import (
    Ship,
    Shot,
    class_against_fighters,
    class_of,
    damage_of,
    fends_off_fighters,
    hull,
    shots,
    tactics,
    to_hit,
)
from ..state.wishes import hex_of, parts_of
from .boarding import is_boarding
from .retreat import EMPTY, RETREAT, SCUTTLE, UNHURT, can_leave, first_round, hexes, scuttled, ways, why_no_retreat

FIRE, HOLD, WAIT = "fire", "hold", "wait"  # WAIT: a Point Defence fires later, in its own class (D-34)
Ranges = dict[Option, tuple[int, int]]
Entry = int


def entry(line: Line, early: bool) -> Entry:
    return 2 * line + early


def line_of(each: Entry) -> Line:
    return each >> 1


def is_early(each: Entry) -> bool:
    """Whether it is the moment of a Point Defence before its own class."""
    return bool(each & 1)


# -- the order


def arms(g: Galaxy, b: Battle) -> list[tuple[int, int, int]]:
    """Of each line: class, tactics, and how many shots it has in this round."""
    known, found = facts(g), []
    for line, slot in enumerate(b.slot):
        if slot < 0 or not known.fights[b.unit[line]]:
            found.append((known.class_of[b.unit[line]], 0, 0))
            continue
        one = as_ship(g, b, line)
        ready = 0 if is_idle(b, line) else count(g, b, line) * shots(g, one)
        found.append((class_of(g, one), tactics(g, one), ready))
    return found


def order_of_fire(g: Galaxy, b: Battle, armed: list[tuple[int, int, int]]) -> list[Entry]:
    """SE-5.3.1, SE-5.3.2: by class, then the higher tactics, then the defender.

    Ruling on SE-23.5: of those who fight together, whoever leads the side comes first.
    """
    found, places = [], {owner: place for place, owner in enumerate(owners(b))}
    fighter = facts(g).fighter
    there_are_fighters = fighter in b.unit
    for line, (weapon, skill, ready) in enumerate(armed):
        if not ready:
            continue
        owner = b.owner[line]
        side, place = side_of(b, owner), places[owner]
        found.append((weapon, -skill, side == ATTACKERS, place, entry(line, False)))
        if not there_are_fighters or b.screened[line]:
            continue
        one = as_ship(g, b, line)
        if fends_off_fighters(g, one) and of_side_unit(b, 1 - side, fighter):
            early = class_against_fighters(g, one)
            if early < weapon:
                found.append((early, -skill, side == ATTACKERS, place, entry(line, True)))
    return [each[-1] for each in sorted(found)]


def moment(g: Galaxy, b: Battle, each: Entry) -> tuple[int, int, Owner]:
    """Class, tactics and owner: entries with the same moment belong together."""
    line = line_of(each)
    weapon = class_against_fighters(g, as_ship(g, b, line)) if is_early(each) else b.weapon[line]
    return weapon, b.tactics[line], b.owner[line]


def at_once(g: Galaxy, b: Battle) -> list[Entry]:
    """SE-5.3.3: the entries at the head of the queue that share their moment; one that has begun comes alone."""
    head = b.queue[0]
    if b.firing != NO_LINE:
        return [head] if line_of(head) == b.firing else [each for each in b.queue if line_of(each) == b.firing][:1]
    now = moment(g, b, head)
    found = [head]
    for each in b.queue[1:]:
        if moment(g, b, each) != now:
            break
        found.append(each)
    return found


# -- what may be done


def offers(g: Galaxy, b: Battle, entries: list[Entry], doomed: Collection[Line] = ()) -> tuple[list[Option], Ranges]:
    """All that an owner may do with the lines of one moment: fire at a target, hold fire, retreat (D-33).

    Whoever is doomed already is no target any more (CL-A22).
    """
    options: list[Option] = []
    ranges: Ranges = {}
    owner = b.owner[line_of(entries[0])]
    led = owner < len(g.cp)  # others neither hold fire nor retreat (SE-14.3)
    aims = [at for at in targets(g, b, owner) if at not in doomed]
    known = facts(g)
    refuges = hexes(g, owner, b.hex) if led and b.round >= first_round(g, owner) else []
    if b.salvo != NO_LINE:
        aims = [at for at in aims if b.unit[at] == b.salvo_at]
        refuges = []
    for each in entries if led else entries[:1]:  # nobody cares which of the aliens fires first
        line, early = line_of(each), is_early(each)
        ready = b.unfired[line]
        if not ready:
            continue
        before = len(options)
        if not b.screened[line]:
            open_ = _early_targets(known, b, aims) if early else aims
            if known.boards[b.unit[line]]:
                open_ = _boardable(g, b, line, open_)
            for at in reached(g, b, line, _vulnerable(g, b, line, open_)):
                option = (FIRE, line, at)
                options.append(option)
                ranges[option] = (1, 1 if b.salvo == line else ready)
        if refuges and not early and can_leave(g, b, line):
            for verb, low, high in ways(g, b, line):
                for hex in refuges:
                    options.append((verb, line, hex))
                    ranges[verb, line, hex] = (low, high)
        if refuges and not early and (given_up := scuttled(g, b, line)):
            options.append((SCUTTLE, line))
            ranges[SCUTTLE, line] = given_up
        if len(options) > before and (led or (early and _has_choice(g, b, owner, aims))):
            options.append((WAIT if early else HOLD, line))
    return options, ranges


def _has_choice(g: Galaxy, b: Battle, owner: Owner, aims: list[Line]) -> bool:
    """SE-14.5: whoever leads aliens may also wait with their Point Defence, to fire at something else than fighters."""
    others = any(b.unit[at] != facts(g).fighter for at in aims)
    return others and controller(g, b, owner) != NOBODY


def _boardable(g: Galaxy, b: Battle, line: Line, aims: list[Line]) -> list[Line]:
    """CL-4.2.4: no carriers while any fighter of theirs lives, not even where a screened one has lost them their
    protection from other ships (SE-11.2)."""
    known = facts(g)
    fighters = of_side_unit(b, 1 - side_of(b, b.owner[line]), known.code["F"])
    return [at for at in aims if b.unit[at] != known.code["CV"]] if fighters else aims


def _vulnerable(g: Galaxy, b: Battle, line: Line, aims: list[Line]) -> list[Line]:
    """SE-24.7, SE-26.6: fighters do not fire at machines and amoebas that are immune to them."""
    if b.unit[line] != facts(g).fighter or monsters(g) not in owners(b):
        return aims
    return [at for at in aims if needed(g, b, line, at) > 0]


def _early_targets(known: Facts, b: Battle, aims: list[Line]) -> list[Line]:
    fighter = known.code["F"]
    return [at for at in aims if b.unit[at] == fighter]


def every_shot(g: Galaxy, b: Battle) -> list[Shot]:
    """All shots that could be fired, whose numbers lie open."""
    there = [[as_ship(g, b, line) for line in capable(g, b, side)] for side in (ATTACKERS, DEFENDERS)]
    return [
        _fired(g, b, side, one, other)
        for side in (ATTACKERS, DEFENDERS)
        for one in there[side]
        for other in there[1 - side]
    ]


def needed(g: Galaxy, b: Battle, by: Line, at: Line) -> int:
    """SE-5.4.1: the number to hit."""
    return to_hit(g, shot(g, b, by, at))


def shot(g: Galaxy, b: Battle, by: Line, at: Line) -> Shot:
    return _fired(g, b, side_of(b, b.owner[by]), as_ship(g, b, by), as_ship(g, b, at))


def _fired(g: Galaxy, b: Battle, side: Side, one: Ship, other: Ship) -> Shot:
    """One ship of this side fires at another of the enemy's."""
    return Shot(one, other, b.bonus == side, is_boarding(g, one, other))


# -- why not


@explains(ROUND_FIRE)
def why_not(g: Galaxy, asked: Decision, wish: Option) -> Reason | None:
    """What keeps a line from firing or leaving; None if that is not what keeps it."""
    b, seat, (verb, parts) = g.battle, asked.seat, parts_of(wish)
    line = _line(b, parts[0]) if parts and b is not None else None
    if b is None or line is None or verb not in (FIRE, SCUTTLE, RETREAT, UNHURT, EMPTY):
        return None
    if b.owner[line] == seat and not count(g, b, line):
        return Reason("empires.line_gone", {}, "SE-5.3.4")
    waiting = _not_now(g, b, seat, line)
    if waiting is not None or len(parts) < 2:
        return waiting
    if verb == SCUTTLE:
        return Reason("empires.needless_scuttling", {"line": line}, "SE-4.14")
    if verb == FIRE:
        at = _line(b, parts[1])
        return why_no_shot(g, b, line, at) if at is not None else None
    hex = hex_of(g, parts[1])
    return why_no_retreat(g, b, line, hex) if hex is not None else None


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


def why_no_shot(g: Galaxy, b: Battle, line: Line, at: Line) -> Reason | None:
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


# -- how somebody who thinks no further picks a target: what costs the enemy most for one shot (AI-5)
# It leads those whom no player leads (SE-14.5), and both sides of a simulated battle.


LEAST = 6  # what a unit without a price is worth for each point of its hull: alien ships


def worth(g: Galaxy, unit: int, tech: Levels = 0) -> int:
    known = facts(g)
    return known.price_with(unit, tech) or LEAST * known.hull[unit]


def appeal(need: int, price: int, hits_left: int) -> int:
    """The value of one shot: the chance to hit, times the price, for each hit that is still needed."""
    return min(10, need) * price * 12 // hits_left


def best_target(g: Galaxy, b: Battle, by: Line, aims: Sequence[Line]) -> Line:
    if len(aims) == 1:
        return aims[0]
    hull = facts(g).hull_with

    def value(at: Line) -> int:
        unit, tech = b.unit[at], b.tech[at]
        return appeal(needed(g, b, by, at), worth(g, unit, tech), max(1, hull(unit, tech) - damage(g, b, at)))

    return max(aims, key=lambda at: (value(at), -at))


def is_better_borne(g: Galaxy, b: Battle, by: Line, at: Line) -> bool:
    """CL-E44, D-36: whether a hit is better not ignored: it destroys nothing while another could, or does so anyhow."""

    def left(line: Line) -> int:
        return hull(g, as_ship(g, b, line)) - damage(g, b, line)

    points = damage_of(g, shot(g, b, by, at))
    if left(at) <= points:
        return left(at) < points
    others = [line for line in of_owner(b, b.owner[at]) if line != at and facts(g).fights[b.unit[line]]]
    return any(left(line) == 1 and not b.screened[line] for line in others)
