"""Questions of one game that may be worth a puzzle, and whether one of them is.

All answers to a question are tried in the same imagined futures with the same luck. While a game is sifted, the coach's
judgement tells with little effort which questions stand out. For the proof Pilots play the game to its end from each
answer: sixteen times as often, in many worlds that fit what the seat knows, and answers that fall clearly behind drop
out. So a chance to win in a puzzle is a share of games won, not an opinion; and it is not won against the policy of
look-ahead, which lets one get away with too much.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from math import sqrt
from typing import NamedTuple

from rules import Answer, Chance, Decision, Setup, answer_at_random, apply, clone, new_game, stream, waiting
from rules.ai.brief import Brief, think_number
from rules.ai.coach import chance_after, coach_spec
from rules.ai.hints import hints_of
from rules.ai.levels import LEVELS, decide
from rules.ai.lookahead import TO_THE_END
from rules.ai.match import play_game
from rules.core.decisions import One, Value
from rules.core.records import Json
from rules.core.state import State

OPTIONS = (3, 24)  # answers: fewer is a coin, more is not looked through
LATE = 0.6  # so much of a game is over before its questions are sifted: then an answer decides something
ASKED_ALIKE = 12  # times in one game, spread over it, the same question is sifted
LIKELY = 5  # answers that come to mind: a question is sifted if they differ
FIRST = 4  # futures in which each answer is tried while a game is sifted
MORE = 8  # futures for the best few of them
FEW = 4
PROMISING = 0.12  # lead as the coach sees it: with less the proof hardly ever succeeds
STAGES = (6, 12, 32, 96, 192)  # futures of a proof, for those answers that are not clearly behind: 16 times 12
HOPELESS = 32  # if most answers are still in the field after so many, there is no puzzle
WORLDS = 16
LEAD = 0.12  # in the chance to win, of the best answer over the best wrong one
EQUAL = 0.05  # an answer behind by less is as good as the best one
SURE = 3.0  # standard errors
AGREE = 0.85  # share of the worlds in which the best answer must not be behind
LIVE = (0.12, 0.97)  # the best answer must reach as much, and the best wrong one at most so much
MOST_RIGHT = 3
PILOT, CAPTAIN = LEVELS[1:3]
EASIEST = LEVELS[:2]  # what both of them see at first sight is no puzzle


Trial = Callable[[int, int], float]  # (which answer, which future) -> how it ended


class GameTask(NamedTuple):
    """One game to be played and sifted, as plain data that can be sent to another process."""

    game: str
    setup: dict[str, Json]
    kind: str
    seed: int


class ProofTask(NamedTuple):
    """One question to be proved: where in the log of its game it is asked, and of whom."""

    game: str
    setup: dict[str, Json]
    seed: int
    log: list[Json]
    seat: int
    prompt: str


def setup_of(data: dict[str, Json]) -> Setup:
    setup: Setup = Setup.decode(data)  # type: ignore[attr-defined]
    return setup


def judged(brief: Brief, values: Sequence[Value]) -> Trial:
    """Chances as the coach sees them, but always at the end of a turn, because positions in the middle of different
    phases cannot be compared; where a game is judged without playing on, its end is awaited."""
    spec = coach_spec(brief.game)
    if not (spec.depth and spec.turns):
        return played_out(brief, values)
    return partial(chance_after, replace(spec, worlds=WORLDS, depth=TO_THE_END), list(values), brief)


def played_out(brief: Brief, values: Sequence[Value], level: str = PILOT) -> Trial:
    """1 if the seat is among the winners of the game that players of this level play on after an answer, else 0."""
    return lambda answer, future: float(brief.seat in winners(played_on(brief, values[answer], future, level)))


def winners(state: State) -> list[int]:
    return state.outcome.places[0] if state.outcome is not None and state.outcome.places else []


def played_on(brief: Brief, value: Value, future: int, level: str = PILOT) -> State:
    """The game after an answer, played to its end, in one imagined world with that future's luck."""
    state = clone(brief.worlds(future % WORLDS + 1)[-1])
    state.chance = stream(brief.number, f"luck:{future}")
    luck, given = Chance(state.chance), 0
    apply(state, Answer(brief.seat, brief.decision.prompt, value), listen=False)
    while (asked := waiting(state)) and given < TO_THE_END:
        given += 1
        apply(state, next_answer(state, asked[0], luck, stream(future, f"pilot:{given}"), level), listen=False)
    return state


def next_answer(state: State, decision: Decision, luck: Chance, number: int, level: str = PILOT) -> Answer:
    """For a neutral seat, and where a clock runs, any answer will do."""
    if decision.seat < 0 or decision.since is not None:
        return answer_at_random(state, decision, luck)
    if isinstance(decision, One) and len(decision.options) == 1 and not decision.ranges:
        return Answer(decision.seat, decision.prompt, decision.options[0])
    return Answer(decision.seat, decision.prompt, level_answer(state, decision, level, number))


class Trying:
    """The answers to a question, and how they ended in the futures in which they were tried."""

    def __init__(self, values: Sequence[Value], trial: Trial) -> None:
        self.values = list(values)
        self.ends: list[list[float]] = [[] for _ in values]
        self._trial = trial

    def until(self, futures: int, those: Sequence[int]) -> None:
        for i in those:
            self.ends[i].extend(self._trial(i, future) for future in range(len(self.ends[i]), futures))

    def mean(self, i: int) -> float:
        return sum(self.ends[i]) / len(self.ends[i])

    def best_of(self, those: Sequence[int]) -> list[int]:
        """Best first."""
        return sorted(those, key=lambda i: -self.mean(i))

    def leads(self, one: int, other: int) -> list[float]:
        """In each of their common futures."""
        return [a - b for a, b in zip(self.ends[one], self.ends[other], strict=False)]

    def race(self, stages: Sequence[int]) -> list[int]:
        """The answers that are not clearly behind the best one after the last stage."""
        field = list(range(len(self.values)))
        for futures in stages:
            self.until(futures, field)
            best = self.best_of(field)[0]
            field = [i for i in field if not _is_clear(self.leads(best, i), 2.0)]
            if len(field) > max(MOST_RIGHT, len(self.values) // 2) and futures >= HOPELESS:
                return field
        return self.best_of(field)


def _mean_and_noise(leads: Sequence[float]) -> tuple[float, float]:
    mean = sum(leads) / len(leads)
    return mean, sqrt(sum((each - mean) ** 2 for each in leads)) / len(leads)


def _is_clear(leads: Sequence[float], sure: float) -> bool:
    mean, noise = _mean_and_noise(leads)
    return mean >= LEAD and mean >= sure * noise


# --- sifting a game


def sift(task: GameTask) -> list[dict[str, Json]]:
    """Play one game and name its promising questions, best first, as the parts of a `ProofTask` with a lead."""
    setup = setup_of(task.setup)
    record = play_game(task.game, setup, [task.kind] * len(setup.seats), task.seed)
    state, found = new_game(task.game, setup, task.seed), list[dict[str, Json]]()
    sifted = _spread_over(record.log)
    for at, answer in enumerate(record.log):
        decision = _asked(state, answer.seat, answer.prompt) if at in sifted else None
        if decision is not None and decision.since is None:
            lead = _lead(state, decision, answer.value, think_number(task.seed, answer.seat, at))
            if lead is not None:
                log = [one._replace(plan=None).encode() for one in record.log[:at]]
                found.append({"at": at, "seat": answer.seat, "prompt": str(answer.prompt), "lead": lead, "log": log})
        apply(state, answer, listen=False)
    return sorted(found, key=lambda one: -one["lead"])


def _spread_over(log: Sequence[Answer]) -> set[int]:
    """Which answers of a game are looked at: late ones, and of each question only some, or the small moves of a large
    map would take all the time."""
    places: dict[str, list[int]] = {}
    for at, answer in enumerate(log):
        if at >= LATE * len(log) and answer.seat >= 0:
            places.setdefault(str(answer.prompt), []).append(at)
    return {those[i * len(those) // most] for those in places.values() if (most := min(len(those), ASKED_ALIKE))
            for i in range(most)}  # fmt: skip


def _asked(state: State, seat: int, prompt: str) -> Decision | None:
    return next((one for one in waiting(state) if (one.seat, one.prompt) == (seat, prompt)), None)


def _lead(state: State, decision: Decision, given: Value, number: int) -> float | None:
    """By how much the best answer seems to lead; None where there is nothing to find."""
    values = decision.first(OPTIONS[1] + 1)
    if not OPTIONS[0] <= len(values) <= OPTIONS[1]:
        return None
    at_sight = [level_answer(state, decision, level, number) for level in EASIEST]
    brief = Brief.of(state, decision, LEVELS[-1], number)
    likely = [given, *at_sight, *hints_of(brief.game).candidates(brief.world, decision, brief.rng, LIKELY)]
    likely = [one for one in dict.fromkeys(likely) if one in values]
    screened = Trying(likely, judged(brief, likely))
    those = range(len(screened.values))
    screened.until(FIRST, those)
    means = [screened.mean(i) for i in those]
    if not means or max(means) - min(means) < LEAD:
        return None
    found = Trying(values, judged(brief, values))
    found.until(FIRST, range(len(values)))
    few = found.best_of(range(len(values)))[:FEW]
    found.until(FIRST + MORE, few)
    few = found.best_of(few)
    if set(at_sight) == {values[few[0]]}:
        return None
    leads = [found.mean(few[0]) - found.mean(i) for i in few[1:]]
    lead = next((lead for lead in leads if lead > EQUAL), 0.0)
    return round(lead, 4) if lead >= PROMISING else None


def level_answer(state: State, decision: Decision, level: str, number: int) -> Value:
    """What a player of this level answers."""
    return decide(Brief.of(state, decision, level, number)).value


# --- proving a question


def prove(task: ProofTask) -> dict[str, Json] | None:
    """The figures of a puzzle; None where the question is none."""
    state = new_game(task.game, setup_of(task.setup), task.seed)
    for each in task.log:
        apply(state, Answer.decode(each), listen=False)
    decision = _asked(state, task.seat, task.prompt)
    assert decision is not None
    number = stream(think_number(task.seed, task.seat, len(task.log)), "puzzle")
    brief = Brief.of(state, decision, LEVELS[-1], number)
    values = decision.first(OPTIONS[1] + 1)
    found = Trying(values, played_out(brief, values))
    right = found.race(STAGES)
    wrong = [i for i in range(len(values)) if i not in right]
    if len(right) > MOST_RIGHT or len(right) > len(wrong):
        return None
    if found.mean(right[0]) - found.mean(right[-1]) > EQUAL:
        return None
    at_sight = [level_answer(state, decision, level, number) for level in EASIEST]
    if set(at_sight) <= {values[i] for i in right}:
        return None
    tempting = [i for i in wrong if values[i] in at_sight]
    others = list(dict.fromkeys([*found.best_of(wrong)[:2], *tempting]))
    found.until(STAGES[-1], others)
    figures = _figures(found, right[0], found.best_of(others)[0])
    if figures is None or (not figures["noise"] and not _agreed(brief, [values[i] for i in (right[0], *others)])):
        return None
    finders = [level for level in LEVELS if level_answer(state, decision, level, number) in [values[i] for i in right]]
    best_first = [*right, *found.best_of(wrong)]
    return {
        "best": [values[i] for i in right],
        "tempting": values[found.best_of(tempting or others)[0]],
        "weighed": [[values[i], round(1000 * found.mean(i))] for i in best_first],
        "found": finders,
        "thought": sum(len(ends) for ends in found.ends),
        "difficulty": _difficulty(finders, len(values)),
        **figures,
    }


def _figures(found: Trying, best: int, other: int) -> dict[str, Json] | None:
    """How sure the lead over the best wrong answer is; None: not sure enough, or nothing is at stake."""
    leads = found.leads(best, other)
    noise = _mean_and_noise(leads)[1]
    agree = sum(sum(leads[world::WORLDS]) >= 0 for world in range(WORLDS))
    is_live = found.mean(best) >= LIVE[0] and found.mean(other) <= LIVE[1]
    if not is_live or not _is_clear(leads, SURE) or agree < AGREE * WORLDS:
        return None
    return {"trials": len(leads), "worlds": WORLDS, "agree": agree, "noise": round(noise, 4)}


def _agreed(brief: Brief, values: Sequence[Value]) -> bool:
    """Whether Captains win with the first answer, too: where nothing is left to chance all futures are one line of
    play, and a Pilot's weakness in it proves nothing."""
    found = Trying(values, played_out(brief, values, CAPTAIN))
    found.until(FIRST, range(len(values)))
    return all(_mean_and_noise(found.leads(0, other))[0] >= 2 * LEAD for other in range(1, len(values)))


def _difficulty(finders: Sequence[str], options: int) -> int:
    """1 to 5: how many of the levels miss it, and how many answers there are."""
    return min(5, 1 + sum(level not in finders for level in LEVELS[1:]) + (options >= 8))
