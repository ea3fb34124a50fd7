"""The players: every kind of decision, several seats at once, races, effort and levels."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import pytest

from rules import Answer, Chance, Illegal, apply, encode, new_game, waiting
from rules.ai import KINDS, LEVELS, WAIT, Brief, Hints, LevelSpec, decide, hints_of, simple_answer, spec_of
from rules.ai.hints import by_place, sampled
from rules.ai.lookahead import Lookahead
from rules.ai.thinker import bench_trials, think
from rules.core import game as games
from rules.core.chance import RandomSource
from rules.core.decisions import Amount, Decision, One, Order, Some, Split, Value
from rules.core.forms import Form
from rules.core.reasons import Reason
from rules.core.state import Result, State
from tests.ai.games import COINS, DUEL, setup_of
from tests.ai.test_brief import players_asked, positions
from tests.support import tiny

FIVE_KINDS = {"one", "some", "amount", "split", "order"}


@pytest.mark.parametrize("level", KINDS)
def test_every_level_answers_every_kind_of_decision_legally(level: str) -> None:
    answered: Counter[str] = Counter()
    for g in [g for seed in (1, 2) for g in positions(seed)]:
        for decision in players_asked(g):
            if answered[decision.kind] < 2:
                thought = decide(Brief.of(g, decision, level, 3, effort=12))
                assert decision.check(thought.value) == thought.value
                answered[decision.kind] += 1
    assert set(answered) == FIVE_KINDS


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_can_think_in_a_race(level: str) -> None:
    g = next(g for g in positions(1) if waiting(g)[0].since is not None)
    decision = players_asked(g)[-1]
    assert decide(Brief.of(g, decision, level, 3, effort=8)).value == "grab"


@pytest.mark.parametrize("level", ["pilot", "captain", "admiral"])
def test_with_secret_choices_the_better_one_is_found_whatever_the_other_does(level: str) -> None:
    g = new_game("duel", setup_of("duel"), 1)
    for decision in waiting(g):
        for number in range(3):
            assert decide(Brief.of(g, decision, level, number)).value == "strike"


def test_effort_is_counted_in_simulations_and_never_exceeded() -> None:
    g = new_game("coins", setup_of("coins"), 1)
    for effort in (8, 40, 200):
        spec = replace(spec_of("coins", "admiral"), effort=10_000)
        thought = think(Brief.of(g, waiting(g)[0], "admiral", 1, effort=effort), spec)
        assert effort / 2 <= thought.simulations <= effort
        assert sum(w.visits for w in thought.weighed) == thought.simulations


def test_each_candidate_is_tried_at_least_once_however_small_the_effort() -> None:
    g = new_game("coins", setup_of("coins"), 1)
    hurried = think(Brief.of(g, waiting(g)[0], "pilot", 1, effort=1), LevelSpec(effort=6, worlds=5))
    assert hurried.simulations == 3


def test_the_clock_is_only_a_safety_cap() -> None:
    g = new_game("coins", setup_of("coins"), 1)
    looks = []

    def expired() -> bool:
        looks.append(1)
        return len(looks) > 2

    cut = decide(Brief.of(g, waiting(g)[0], "admiral", 1), expired)
    assert 0 < cut.simulations < 40
    assert decide(Brief.of(g, waiting(g)[0], "admiral", 1)).simulations > 40


def test_one_candidate_needs_no_thought() -> None:
    g = new_game("coins", setup_of("coins"), 1)
    while len(waiting(g)[0].options) > 1:  # type: ignore[attr-defined]
        apply(g, Answer(waiting(g)[0].seat, waiting(g)[0].prompt, 1))
    for level in LEVELS:
        assert decide(Brief.of(g, waiting(g)[0], level, 1)).simulations == 0


def test_a_game_without_hints_has_opponents_that_play_it_out() -> None:
    g = new_game("bare_coins", setup_of("bare_coins"), 1)
    thought = decide(Brief.of(g, waiting(g)[0], "captain", 1))
    assert thought.simulations > 20
    assert all(0 <= w.worth <= 1 for w in thought.weighed)
    assert hints_of("bare_coins") == Hints()


def with_hints(monkeypatch: pytest.MonkeyPatch, hints: Hints) -> None:
    monkeypatch.setitem(games._games, "coins", replace(COINS, hints=hints))


def test_a_level_without_effort_answers_by_instinct_however_much_it_may_think(monkeypatch: pytest.MonkeyPatch) -> None:
    with_hints(monkeypatch, Hints(instinct=lambda brief, level: 2, levels={"captain": LevelSpec()}))
    g = new_game("coins", setup_of("coins"), 1)
    at_once = decide(Brief.of(g, waiting(g)[0], "captain", 1, effort=500))
    assert (at_once.value, at_once.simulations) == (2, 0)
    assert decide(Brief.of(g, waiting(g)[0], "admiral", 1)).simulations > 0


def test_a_former_way_answers_where_a_level_says_so_and_it_knows_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    levels = {"reference": LevelSpec(effort=9, former=True), "captain": LevelSpec(effort=9)}
    with_hints(monkeypatch, Hints(former=lambda brief, level: 3 if brief.number else None, levels=levels))
    g = new_game("coins", setup_of("coins"), 1)
    kept = decide(Brief.of(g, waiting(g)[0], "reference", 1))
    assert (kept.value, kept.simulations) == (3, 0)
    for level, number in (("reference", 0), ("captain", 1)):
        assert decide(Brief.of(g, waiting(g)[0], level, number)).simulations > 0


def test_an_instinct_that_is_illegal_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with_hints(monkeypatch, Hints(instinct=lambda brief, level: 9, levels={"captain": LevelSpec()}))
    g = new_game("coins", setup_of("coins"), 1)
    with pytest.raises(Illegal, match="not_offered"):
        decide(Brief.of(g, waiting(g)[0], "captain", 1))


def test_waiting_is_an_answer_only_where_a_clock_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    with_hints(monkeypatch, Hints(instinct=lambda brief, level: WAIT))
    g = new_game("coins", setup_of("coins"), 1)
    with pytest.raises(Illegal, match="not_offered"):
        decide(Brief.of(g, waiting(g)[0], "captain", 1))


def test_a_hint_gives_its_reason_when_asked_to_explain() -> None:
    g = new_game("coins", setup_of("coins"), 1)
    told = decide(Brief.of(g, waiting(g)[0], "captain", 1, explain=True))
    assert told.why is not None and told.why.params == {"prompt": "coins.take.front"}
    assert decide(Brief.of(g, waiting(g)[0], "captain", 1)).why is None


def test_a_simple_answer_passes_where_it_can() -> None:
    assert simple_answer(One(0, "x", options=(4, "pass")), Chance(1)) == "pass"
    assert simple_answer(One(0, "x", options=(4, ("scuttle", 2), "end")), Chance(1)) == "end"
    assert simple_answer(Amount(0, "x", low=3, high=3), Chance(1)) == 3


def test_a_simple_answer_leaves_a_form_as_it_is() -> None:
    """UX-73: a sheet at random would scuttle ships; only if nothing is no answer there is a random one."""
    fields = (("scuttle", Amount(0, "x", low=0, high=9)), ("bid", Amount(0, "x", low=0, high=9)))
    form = Form(0, "x", fields=fields)
    assert all(simple_answer(form, Chance(n)) == (("scuttle", 0), ("bid", 0)) for n in range(9))
    must = Form(0, "x", fields=fields, fits=lambda filled: None if filled["bid"] else Reason("core.not_offered"))
    assert dict(simple_answer(must, Chance(1)))["bid"] > 0


def test_candidates_without_knowledge_are_legal_different_and_not_too_many() -> None:
    questions = [
        One(0, "x", options=tuple(range(30))),
        Some(0, "x", items=tuple(range(12)), low=2, high=6),
        Amount(0, "x", low=0, high=50),
        Order(0, "x", items=tuple(range(6))),
        Split(0, "x", slots=("a", "b", "c"), caps=(9, 9, 9), low=5, high=12),
    ]
    for decision in questions:
        found = sampled(None, decision, Chance(2), 8)
        assert 4 < len(found) <= 8 and len(set(found)) == len(found)
        assert all(decision.check(value) == value for value in found)


def test_the_worth_of_a_result_follows_the_places() -> None:
    clear = by_place(Result([[2], [0], [1]], [5, 1, 9], "x"), 3)
    assert clear[2] == 1.0 and clear[2] > clear[0] > clear[1] == 0.0
    tied = by_place(Result([[0, 1]], [5, 5], "x"), 2)
    assert tied[0] == tied[1] == pytest.approx(0.5)


def test_an_error_lets_a_weak_level_take_what_is_worse() -> None:
    g = new_game("duel", setup_of("duel"), 1)

    def answers(error: float) -> set[Value]:
        spec = LevelSpec(effort=3, error=error)
        return {think(Brief.of(g, waiting(g)[0], "cadet", number), spec).value for number in range(30)}

    assert answers(0.0) == {"strike"}
    assert "strike" in answers(0.3) and len(answers(0.3)) > 1


def test_look_ahead_asks_the_games_fast_policy_for_players_and_nature_for_the_clock(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[int] = []
    order: list[int] = []

    def quick(state: State, decision: Decision, rng: RandomSource) -> Value:
        asked.append(decision.seat)
        return decision.sample(rng)

    def who(state: State, racing: Sequence[Decision], rng: RandomSource) -> int:
        order.append(len(racing))
        return 0  # the clock is always named first

    monkeypatch.setitem(games._games, "tiny", replace(tiny.TINY, hints=Hints(quick=quick, who=who)))
    g = new_game("tiny", setup_of("tiny", 3), 1)
    ahead = Lookahead("tiny", LevelSpec(), Chance(1))
    ahead.play(g, ahead.depth, ahead.horizon(g))
    assert g.outcome is not None and set(asked) == {0, 1, 2}
    assert order and sum(g.tokens) == 0  # type: ignore[attr-defined]


def test_a_look_ahead_ends_at_the_turn_it_was_told() -> None:
    g = new_game("coins", setup_of("coins"), 1)
    ahead = Lookahead("coins", LevelSpec(depth=50, turns=5), Chance(1))
    given = ahead.play(g, ahead.depth, ahead.horizon(g))
    assert 2 <= given <= 5 and waiting(g)


def test_the_benched_work_is_real_and_leaves_the_state_alone() -> None:
    g = new_game("duel", setup_of("duel"), 1)
    before = encode(g)
    spec = LevelSpec(depth=4, worlds=4)
    thinking, bare = bench_trials(g, spec, 6)
    assert thinking() == bare() == 6
    assert encode(g) == before


def test_levels_are_tuned_by_the_game_and_unknown_ones_refused() -> None:
    assert spec_of("coins", "pilot").effort == 8
    assert spec_of("duel", "pilot").effort == 96
    assert DUEL.hints.levels == {}
    with pytest.raises(KeyError, match="cadet"):
        spec_of("coins", "commodore")
