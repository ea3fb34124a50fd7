"""Play without a window: the clock, the table and players who throw dice (SM-6.82)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.core.chance import RandomSource
from rules.core.decisions import CLOCK, TABLE, Decision, Option, Value, ranged

from . import bids
from .dues import bill_of
from .flows.bidding_realtime import PAUSE, TIME
from .flows.drops import nominal_pose
from .paying import answer_of
from .questions import PAY
from .state import Smuggling, facts, top_of

STEADY = 8  # half of the spread of random aims, in units
# In percent, at an aim error of 8 units: a drop fails on level 2, and above it; a lower die is disturbed with it.
FAILS_ON_SECOND, FAILS_ABOVE, TAKES_ANOTHER = 3, 9, 60


def random_policy(g: Smuggling, decision: Decision, rng: RandomSource) -> tuple[Value, int | None]:
    """A plausible answer of any seat, with its time where a clock runs."""
    if decision.seat == TABLE:
        return outcome(len(decision.source) - 4, rng), None
    if decision.prompt == PAY:
        bill = bill_of(g, decision.seat)
        found = bill.outcomes()
        return answer_of(bill, found[rng.below(len(found))], found), None
    if decision.since is None:
        return _aimed(g, decision, rng), None
    if decision.seat == CLOCK:
        return _clock_answer(g, decision, rng)
    return _player_answer(g, decision, rng)


def _player_answer(g: Smuggling, decision: Decision, rng: RandomSource) -> tuple[Value, int]:
    """A commit in real time: mostly what would be legal now, sometimes in vain."""
    known, seat = facts(g), decision.seat
    since, delay = decision.since or 0, rng.below(120)
    t = max(since, known.lock - 20) + delay
    if not bids.acts(g, seat) or delay < 8:
        option: Option = known.rush[rng.below(len(known.rush))] if delay < 8 else bids.CANCEL
    else:
        sector = rng.below(2 * known.size)
        faces = known.open_faces[sector][top_of(g.dice[sector])] if sector < known.size else ()
        if not (faces and bids.may_place(g, seat)):
            faces = known.takes[g.middle]
        option = faces[rng.below(len(faces))]
    return (ranged(option, _aim(rng)) if option[0] == "drop" else option), t


def _aimed(g: Smuggling, decision: Decision, rng: RandomSource) -> Any:
    value = decision.sample(rng)
    if type(value) is tuple and value[0] == "drop":
        return (*value[:-1], _aim(rng))
    return value


def _aim(rng: RandomSource) -> int:
    return rng.below(STEADY + 1) + rng.below(STEADY + 1) - STEADY


def _clock_answer(g: Smuggling, decision: Decision, rng: RandomSource) -> tuple[Value, int]:
    since, due = decision.since or 0, int(decision.source)
    if rng.below(40) == 0:
        return PAUSE, since
    if all(time < 0 for time in g.due) and rng.below(8):
        return TIME, min(due, since + rng.below(1500))
    return TIME, max(since, due)


def outcome(dice: int, rng: RandomSource) -> tuple[int, ...]:
    """What the table says of a drop, by the measured failure rates, with nominal poses (SM-6.82)."""
    percent = 0 if dice == 1 else FAILS_ON_SECOND if dice == 2 else FAILS_ABOVE
    flags = [0] * dice
    if rng.below(100) < percent:
        flags[-1] = 1
        if dice > 2 and rng.below(100) < TAKES_ANOTHER:
            flags[-2] = 1
    poses = [part for number in range(1, dice + 1) for part in nominal_pose(number)]
    return (*flags, *poses)


def next_asked(g: Smuggling, asked: Sequence[Decision], rng: RandomSource) -> Decision:
    """Whose answer comes next in random play: a seat that can still do something, or the clock."""
    if len(asked) == 1 or asked[-1].seat != CLOCK:
        return asked[rng.below(len(asked))]
    able = [d for d in asked if d.seat == CLOCK or bids.acts(g, d.seat)]
    return able[rng.below(len(able))]
