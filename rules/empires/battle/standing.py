"""Standing orders: how somebody fights on who does not want to be asked about every shot of a round.

An order answers only what the rules ask anyway, with one of the answers they offer, and looks at nothing but numbers
that lie open. It never plays a secret card and screens nobody. What else is asked, such as who lands or who dies with a
Transport, is left to its giver.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rules.core.decisions import PASS, Decision, One, Option, Split, Value
from rules.core.forms import Form
from rules.core.queries import query

from .. import questions
from ..ground import order as ground
from ..state import NO_HEX, Galaxy, Hex, board, colonies_of, has_terrain, lines
from ..state.battle import Battle
from ..state.values import hull
from . import volley
from .moments import CONTINUE
from .retreat import RETREAT
from .volley import FIRE, HOLD, WAIT, needed

EXPENSIVE, WOUNDED, STRONGEST, WITHDRAW = "expensive", "wounded", "strongest", "withdraw"
POLICIES = (EXPENSIVE, WOUNDED, STRONGEST, WITHDRAW)
ALL_ROUNDS = 0


class Prey(NamedTuple):
    """Something to fire at."""

    line: int
    left: int  # hits until one of them falls
    need: int
    worth: int


# What costs the enemy most for one shot; whoever falls soonest; the most valuable one. If equal, who is easier to hit.
_RATINGS: dict[str, Callable[[Prey], tuple[int, ...]]] = {
    EXPENSIVE: lambda mark: (volley.appeal(mark.need, mark.worth, mark.left), -mark.line),
    WOUNDED: lambda mark: (-mark.left, mark.need, mark.worth, -mark.line),
    STRONGEST: lambda mark: (mark.worth, mark.need, -mark.left, -mark.line),
}


class Moment(NamedTuple):
    """Which fight it is: there may be several in one hex, one after the other."""

    cycle: int
    turn: int
    active: int
    on_ground: bool
    sides: tuple[tuple[int, ...], ...]


@query
def moment(g: Galaxy) -> Moment | None:
    """Of the fight under way; None if there is none."""
    if g.battle is not None:
        return Moment(g.cycle, g.turn, g.active, False, tuple(tuple(side) for side in g.battle.sides))
    if g.assault is None or not g.assault.round:
        return None
    return Moment(g.cycle, g.turn, g.active, True, ((g.assault.attacker,), (g.assault.defender,)))


@query
def is_in_force(g: Galaxy, given: StandingOrder) -> bool:
    """Whether the fight that an order was given for is still under way, and a round that it is meant for."""
    fight = g.battle or g.assault
    if fight is None or fight.hex != given.hex or (given.fight is not None and given.fight != moment(g)):
        return False
    return not given.until or fight.round <= given.until


class StandingOrder(NamedTuple):
    """What somebody ordered: in which way to fight, in which hex, and up to which round."""

    policy: str
    hex: Hex
    until: int = ALL_ROUNDS  # the last round that it is meant for
    to: Hex = NO_HEX  # where whoever leaves goes, if possible
    fight: Moment | None = None  # the one that it was given for; None: any in this hex


def may_order(decision: Decision) -> bool:
    """Whether a question is one that an order answers."""
    return decision.prompt in _ANSWERS


@query
def by_order(g: Galaxy, seat: int, decision: Decision, given: StandingOrder) -> Value | None:
    """The answer; None if the order does not speak of this question, or its time is over."""
    if not is_in_force(g, given):
        return None
    make = _ANSWERS.get(decision.prompt)
    return make(g, decision, given) if make is not None else None


# -- in space


def _screen(g: Galaxy, decision: Decision, given: StandingOrder) -> Value:
    assert isinstance(decision, Form)
    return tuple(decision.opening().items())


def _card(g: Galaxy, decision: Decision, given: StandingOrder) -> Value:
    return CONTINUE


def _no_crystal(g: Galaxy, decision: Decision, given: StandingOrder) -> Value:
    return PASS


def _spare(g: Galaxy, decision: Decision, given: StandingOrder) -> Value:
    return sparing(g, decision)


def sparing(g: Galaxy, decision: Decision) -> Value:
    """CL-E44, D-36: a point is ignored where it saves most, as far as one can say while shots are still to come."""
    assert isinstance(decision, One)
    spared, borne = decision.options
    return borne if volley.is_better_borne(g, lines.under_way(g), decision.source, spared[1]) else spared


def _beam(g: Galaxy, decision: Decision, given: StandingOrder) -> Value:
    """CL-19.3.10: the most expensive enemies are held, but by nobody who leaves himself."""
    assert isinstance(decision, Split)
    b, left = lines.under_way(g), 0 if given.policy == WITHDRAW else decision.high
    held: dict[int, int] = {}
    for at, cap in sorted(
        zip(decision.slots, decision.caps, strict=True),
        key=lambda each: (-volley.worth(g, b.unit[each[0]], b.tech[each[0]]), each[0]),
    ):
        held[at] = min(left, cap)
        left -= held[at]
    return tuple(held[at] for at in decision.slots)


def _fire(g: Galaxy, decision: Decision, given: StandingOrder) -> Value | None:
    """The first line that has its moment leaves, if that is wanted and possible; else it fires with all its shots."""
    assert isinstance(decision, One)
    b, options = lines.under_way(g), list(decision.options)
    line = options[0][1]
    own = [option for option in options if option[1] == line]
    leaves = _leaving(g, b.owner[line], [option for option in own if option[0] == RETREAT], given)
    if leaves is not None:
        return _with_most(decision, leaves)
    marks = [
        Prey(at, _hits_left(g, b, at), needed(g, b, line, at), volley.worth(g, b.unit[at], b.tech[at]))
        for at in (option[2] for option in own if option[0] == FIRE)
    ]
    if marks:
        return _with_most(decision, (FIRE, line, _target(given.policy, marks)))
    return next((option for option in own if option[0] in (HOLD, WAIT)), None)


def _leaving(g: Galaxy, seat: int, ways: Sequence[Option], given: StandingOrder) -> Option | None:
    """The way to the hex that was ordered, else to the one that is liked best; None: nobody leaves."""
    if given.policy != WITHDRAW or not ways:
        return None
    return min(ways, key=lambda way: (way[-1] != given.to, _dread(g, seat, way[-1])))


def _dread(g: Galaxy, seat: int, hex: Hex) -> tuple[bool, int, Hex]:
    """How little one likes to flee to a hex: no Black Hole, and near an own colony."""
    far = board(g).distances[hex]
    return has_terrain(g, hex, "black_hole"), min((far[colony] for colony in colonies_of(g, seat)), default=0), hex


def _hits_left(g: Galaxy, b: Battle, line: int) -> int:
    return max(1, hull(g, lines.as_ship(g, b, line)) - lines.damage(g, b, line))


def _target(policy: str, marks: Sequence[Prey]) -> int:
    return max(marks, key=_RATINGS.get(policy, _RATINGS[EXPENSIVE])).line


def _with_most(decision: One, option: Option) -> Value:
    """An option with the highest number that it may have."""
    span = (decision.ranges or {}).get(option)
    return (*option, span[1]) if span is not None else option


# -- on the ground


def _fire_on_ground(g: Galaxy, decision: Decision, given: StandingOrder) -> Value:
    assert isinstance(decision, One)
    a = ground.under_way(g)
    by = a.queue[0]
    ways = [option for option in decision.options if option[0] == RETREAT]
    leaves = _leaving(g, ground.owner_of(a, a.side[by]), ways, given)  # SE-27.4
    if leaves is not None:
        return _with_most(decision, leaves)
    marks = [
        Prey(at, ground.hull(g, a, at) - a.damage[at], ground.needed(g, a, by, at), ground.worth(g, a.troop[at]))
        for at in (option[1] for option in decision.options if option[0] == FIRE)
    ]
    return _with_most(decision, (FIRE, _target(given.policy, marks)))


def _support(g: Galaxy, decision: Decision, given: StandingOrder) -> Value:
    assert isinstance(decision, Split)
    slots = [int(slot) for slot in decision.slots]
    helped = ground.best_supported(g, ground.under_way(g), slots, decision.high)
    return tuple(helped.get(slot, 0) for slot in slots)


def _first(g: Galaxy, decision: Decision, given: StandingOrder) -> Value:
    """Nobody is screened; the line that was named first fires first."""
    return next(decision.answers())


_ANSWERS: dict[str, Callable[[Galaxy, Decision, StandingOrder], Value | None]] = {
    questions.ROUND_SCREEN: _screen,
    questions.ROUND_CARD: _card,
    questions.ROUND_CRYSTAL: _no_crystal,
    questions.ROUND_BEAM: _beam,
    questions.ROUND_SPARE: _spare,
    questions.ROUND_FIRE: _fire,
    questions.ASSAULT_FIRE: _fire_on_ground,
    questions.ASSAULT_SUPPORT: _support,
    questions.ASSAULT_SCREEN: _first,
    questions.ASSAULT_LINE: _first,
}
