"""The thinking player: it asks the rules what happens after an answer, instead of knowing it by heart.

The game names the answers worth a thought; each is given in the same imagined worlds with the same luck, the quick
policy plays on, which sees only what its seat may see, and the position that comes of it is judged. Successive halving
spends most trials on the best answers. The first answer is that of the level's instinct (`Hints.instinct`): it is
overruled only by one that ended clearly better in the same futures. Questions that rivals answer in secret at the same
time (`Hints.secret`) get a mixed strategy instead (see `mixed`). A level without effort answers by instinct.

Effort is counted in trials; `expired`, the wall clock, may end the thinking between two of them.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache, partial
from math import sqrt

from ..core.chance import Chance, stream
from ..core.contract import clone, waiting
from ..core.decisions import Decision, Value
from ..core.records import Json
from ..core.state import State
from . import mixed
from .baseline import Expired, Thought, Weighed, effort_of, weighable
from .brief import Brief, never
from .foresight import Standings, halve
from .hints import WAIT, LevelSpec, hints_of
from .lookahead import Lookahead, beside, try_answer
from .reading import read
from .temper import suited
from .trials import TrialSeries, trials_of

KEPT_GROUPS = 3  # of so many groups, the best ones, the members are compared too
DOUBT = 0.1  # in the error, as if one more future had come out so differently: few futures alike prove little
FEW = 3  # with fewer common futures than this only a plain lead proves anything
PLAIN = 0.25  # a lead in worth that ends the comparison of the last two early
RIVALS_ANSWERS = 4  # of a rival that chooses at the same time, at most so many answers are reckoned with


def think(brief: Brief, spec: LevelSpec, expired: Expired = never) -> Thought:
    """The answer of a level that thinks."""
    hints = hints_of(brief.game)
    rest = hints.abridged(brief, spec) if hints.abridged is not None and spec.effort else None
    if rest is not None:
        return read(brief, spec, rest)
    schemes = hints.schemes(brief)[: max(1, spec.width)] if hints.schemes is not None and spec.effort else []
    if schemes:
        return _schemed(brief, spec, schemes, expired)
    own = hints.instinct(brief, brief.level) if hints.instinct is not None else None
    if own is not None and (not spec.effort or own == WAIT or brief.decision.prompt in hints.solved):
        return Thought(own)
    found = weighable(brief, spec, own)
    if own is None and not spec.effort:
        return Thought(found[0])
    if len(found) == 1 or expired():
        return Thought(found[0])
    if brief.decision.prompt in hints.secret and _rivals(brief.world, brief.decision):
        return _mixed(brief, spec, found, expired)
    return _tried(brief, spec, found, expired, own is not None)


def clearly_ahead(one: Sequence[float], other: Sequence[float], clear: float = 1.0) -> bool:
    """Whether the one answer's ends are clearly better than the other's, compared future by future:
    it leads by so many standard errors.

    >>> clearly_ahead([0.7, 0.8, 0.6, 0.7], [0.5, 0.5, 0.4, 0.6]), clearly_ahead([0.9, 0.1, 0.6], [0.1, 0.8, 0.5])
    (True, False)
    """
    leads = [a - b for a, b in zip(one, other, strict=False)]
    n = len(leads)
    mean = sum(leads) / max(1, n)
    if n < FEW:
        return n > 1 and mean > PLAIN  # a comparison that was ended early, because the lead is plain
    spread = sum((lead - mean) ** 2 for lead in leads) + DOUBT * DOUBT
    return mean > clear * sqrt(spread) / n


def _tried(brief: Brief, spec: LevelSpec, found: list[Value], expired: Expired, first_stays: bool) -> Thought:
    """The candidates played on; where the game groups them, first the groups, then the members of the best ones.

    The first one stays unless another is clearly better, if an instinct gave it.
    """
    effort, spent = effort_of(brief, spec), 0
    group_of = hints_of(brief.game).group
    if group_of is not None:
        groups = _grouped(found, lambda value: group_of(brief.world, brief.decision, value))
        if KEPT_GROUPS < len(groups) < len(found):
            heads = [group[0] for group in groups]
            trials = trials_of(brief, partial(_ended, spec, heads))
            ranked = halve(len(heads), effort // 3, _Own(trials, brief.seat), expired=expired, ahead=trials.ahead)
            spent, effort = sum(ranked.tries), effort - sum(ranked.tries)
            kept = dict.fromkeys([0, *ranked.order])
            found = [value for place in list(kept)[: KEPT_GROUPS + (ranked.order.index(0) >= KEPT_GROUPS)]
                     for value in groups[place]]  # fmt: skip
    trials = trials_of(brief, partial(_ended, spec, found))
    own = _Own(trials, brief.seat)
    tried = halve(len(found), effort, own, _are_decided, stays=first_stays, expired=expired, ahead=trials.ahead)
    seen = _misjudged(brief, spec, tried)
    order = [i for i in tried.order if tried.tries[i]] or [0]
    if spec.error:
        order.sort(key=lambda i: -sum(seen[i]) / len(seen[i]))
    best = order[0]
    if first_stays:
        best = next((i for i in order if i and clearly_ahead(seen[i], seen[0], spec.clear)), 0)
    best = suited(brief.temper, brief.seat, best, own.seen, lambda i, j: clearly_ahead(seen[i], seen[j], spec.clear))
    order = [best, *(i for i in tried.order if i != best)]
    weighed = tuple(Weighed(found[i], tried.means[i], tried.tries[i]) for i in order)
    return Thought(found[best], spent + sum(tried.tries), weighed)


class _Own:
    """Trials as the seat itself is concerned; how they ended for every seat is kept, in the order of the futures."""

    def __init__(self, trials: TrialSeries, seat: int) -> None:
        self._trials, self._seat = trials, seat
        self.seen: dict[int, list[list[float]]] = {}

    def __call__(self, answer: int, future: int) -> float:
        ends: list[float] = self._trials(answer, future)
        self.seen.setdefault(answer, []).append(ends)
        return ends[self._seat]


def _schemed(brief: Brief, spec: LevelSpec, schemes: list[dict[str, Json]], expired: Expired) -> Thought:
    """The plans followed and played on; the first one, the instinct's, stays unless another is clearly better."""
    follows = hints_of(brief.game).follows
    assert follows is not None
    values = [follows(brief.world, brief.decision, scheme) for scheme in schemes]
    if len(schemes) == 1 or expired():
        return Thought(values[0], plan=schemes[0])
    trials = trials_of(brief, partial(_followed, spec, schemes))
    own = _Own(trials, brief.seat)
    tried = halve(len(schemes), effort_of(brief, spec), own, stays=True, expired=expired, ahead=trials.ahead)
    seen = _misjudged(brief, spec, tried)
    order = [i for i in tried.order if tried.tries[i]] or [0]
    best = next((i for i in order if i and clearly_ahead(seen[i], seen[0], spec.clear)), 0)
    best = suited(brief.temper, brief.seat, best, own.seen, lambda i, j: clearly_ahead(seen[i], seen[j], spec.clear))
    weighed: dict[Value, Weighed] = {}  # plans may begin alike
    for i in [best, *order]:
        weighed.setdefault(values[i], Weighed(values[i], tried.means[i], tried.tries[i]))
    return Thought(values[best], sum(tried.tries), tuple(weighed.values()), plan=schemes[best])


def _followed(spec: LevelSpec, schemes: list[dict[str, Json]], brief: Brief, answer: int, future: int) -> list[float]:
    """One of the plans, followed in one imagined world with that future's luck: what that is worth to each seat."""
    follows = hints_of(brief.game).follows
    assert follows is not None
    luck = stream(brief.number, f"luck:{future}")
    ahead = Lookahead(brief.game, spec, Chance(luck))
    state = clone(world_of(brief, spec, future))
    state.chance = luck
    ahead.led = lambda world, asked: follows(world, asked, schemes[answer]) if asked.seat == brief.seat else None
    ahead.play(state, ahead.depth, ahead.horizon(state))
    return ahead.judge(state)


def _misjudged(brief: Brief, spec: LevelSpec, tried: Standings) -> list[list[float]]:
    """How the answers ended in the eyes of this level: it takes each of them for better or worse than it was."""
    if not spec.error:
        return tried.ends
    errors = [spec.error * (brief.rng.below(2001) - 1000) / 1000 for _ in tried.ends]
    return [[end + error for end in ends] for ends, error in zip(tried.ends, errors, strict=True)]


def _are_decided(one: float, other: float) -> bool:
    return abs(one - other) > PLAIN or one == other


def _grouped(candidates: Sequence[Value], key: Callable[[Value], Hashable]) -> list[list[Value]]:
    """The candidates by group, the groups in the order of their first member (candidates come best first)."""
    groups: dict[Hashable, list[Value]] = {}
    for value in candidates:
        groups.setdefault(key(value), []).append(value)
    return list(groups.values())


def _ended(spec: LevelSpec, values: Sequence[Value], brief: Brief, answer: int, future: int) -> list[float]:
    """One of the answers, played on in one imagined world with that future's luck: what that is worth to each seat."""
    return _played(brief, spec, world_of(brief, spec, future), future, values[answer], ())


def world_of(brief: Brief, spec: LevelSpec, future: int) -> State:
    return brief.worlds(future % max(1, spec.worlds) + 1)[-1]


def _played(
    brief: Brief, spec: LevelSpec, world: State, future: int, value: Value, told: Sequence[tuple[Decision, Value]]
) -> list[float]:
    """How an answer ends for each seat."""
    ahead, state = played_on(brief, spec, world, future, value, told)
    return [0.0] * len(world.setup.seats) if state is None else ahead.judge(state)


def played_on(
    brief: Brief, spec: LevelSpec, world: State, future: int, value: Value, told: Sequence[tuple[Decision, Value]] = ()
) -> tuple[Lookahead, State | None]:
    """Where an answer leads; None where the world does not allow it. `told` are the answers of seats that are asked at
    the same time, the others' are those of the quick policy."""
    luck = stream(brief.number, f"luck:{future}")
    ahead = Lookahead(brief.game, spec, Chance(luck))
    state = clone(world)
    state.chance = luck
    own = brief.decision
    if not try_answer(state, own, value, ahead.moment(state, own)):
        return ahead, None
    for decision, said in told:
        try_answer(state, decision, said, ahead.moment(state, decision))
    given = {decision.key for decision, _ in told}
    ahead.settle(state, tuple(d for d in beside(waiting(world), own) if d.key not in given))
    ahead.play(state, ahead.depth, ahead.horizon(world))
    return ahead, state


# -- secret choices at the same time -------------------------------------------------------------------------


def _mixed(brief: Brief, spec: LevelSpec, found: list[Value], expired: Expired) -> Thought:
    """A mixed strategy from as many worlds as the effort allows; the game's own answer if not one could be tried."""
    tables: list[mixed.Table] = []
    effort, spent, future = spec.secret * effort_of(brief, spec), 0, 0
    trials = trials_of(brief, partial(_met, spec, found))
    while not tables or spent + len(found) * RIVALS_ANSWERS <= effort:
        columns = _columns(brief, future % max(1, spec.worlds))
        cells = [[row * RIVALS_ANSWERS + j for j in range(len(columns))] for row in range(len(found))]
        trials.ahead([(cell, future) for row in cells for cell in row])
        table = mixed.Table([], [])
        for row in cells:
            ends = []
            for cell in row:
                if expired():
                    break
                ends.append(trials(cell, future))
            spent += len(ends)
            if len(ends) < len(columns):
                break
            rivals = [decision.seat for decision, _ in columns[0]]
            table.own.append([end[brief.seat] for end in ends])
            table.rivals.append([sum(end[seat] for seat in rivals) / len(rivals) for end in ends])
        if len(table.own) < len(found):
            break
        tables.append(table)
        future += 1
    if not tables:
        return Thought(found[0], spent)
    solved = mixed.solve(tables, naive=spec.naive)
    mixed_ends = [
        sum(share * end for share, end in zip(solved.mix, world, strict=True))
        for world in zip(*solved.ends, strict=True)
    ]  # fmt: skip
    if hints_of(brief.game).mixes and not clearly_ahead(mixed_ends, solved.ends[0], spec.clear):
        solved = solved._replace(mix=[1.0, *[0.0] * (len(found) - 1)])
    drawn = brief.rng.below(10_000) / 10_000
    chosen = 0
    for i, share in enumerate(solved.mix):
        chosen = i if share else chosen
        drawn -= share
        if drawn < 0:
            break
    order = [chosen, *(i for i in sorted(range(len(found)), key=lambda i: -solved.mix[i]) if i != chosen)]
    weighed = tuple(Weighed(found[i], solved.worth[i], len(tables) * RIVALS_ANSWERS) for i in order)
    return Thought(found[chosen], spent, weighed)


def _met(spec: LevelSpec, values: Sequence[Value], brief: Brief, cell: int, future: int) -> list[float]:
    """One of the own answers against one of the rivals', in one world: how it ends for each seat."""
    row, j = divmod(cell, RIVALS_ANSWERS)
    told = _columns(brief, future % max(1, spec.worlds))[j]
    return _played(brief, spec, world_of(brief, spec, future), future, values[row], told)


@lru_cache(maxsize=2)  # they are asked for at every cell
def _columns(brief: Brief, number: int) -> list[list[tuple[Decision, Value]]]:
    """The rivals' likely answers in a world, each seat's first, second, and so on; the shorter list goes round."""
    hints, world = hints_of(brief.game), brief.worlds(number + 1)[-1]
    rng = Chance(stream(brief.number, "rivals"))
    listed: list[tuple[Decision, list[Value]]] = []
    for decision in _rivals(world, brief.decision):
        values = hints.candidates(world, decision, rng, RIVALS_ANSWERS)[:RIVALS_ANSWERS]
        listed.append((decision, values or [decision.sample(rng)]))
    most = max(len(values) for _, values in listed)
    return [[(decision, values[j % len(values)]) for decision, values in listed] for j in range(most)]


def _rivals(world: State, own: Decision) -> list[Decision]:
    """The questions that other players are asked at the same time."""
    return [decision for decision in beside(waiting(world), own) if decision.seat >= 0]


# -- for `orrery bench` (P4) ---------------------------------------------------------------------------------


def bench_trials(world: State, spec: LevelSpec, count: int) -> tuple[Callable[[], int], Callable[[], int]]:
    """Two functions that make `count` trials of an answer: as the thinker does, and the bare work of it (clone, play
    on, judge); each gives how many it made."""
    decision = next(d for d in waiting(world) if d.seat >= 0)
    value = decision.first(1)[0]

    def thinking() -> int:
        brief = Brief.of(world, decision, "admiral", count)
        halve(2, count, _Own(trials_of(brief, partial(_ended, spec, [value, value])), brief.seat))
        return count

    def bare() -> int:
        ahead = Lookahead(world.game, spec, Chance(count))
        for _ in range(count):
            state = clone(world)
            ahead.play(state, ahead.depth, ahead.horizon(state))
            ahead.judge(state)
        return count

    return thinking, bare
