"""The thinking player: candidates in common futures, the game's own answer first, mixed strategies, learned weights."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import chain, repeat

import pytest

from rules import One, Setup, new_game, waiting
from rules.ai import judgement, thinker
from rules.ai.baseline import Weighed
from rules.ai.brief import Brief
from rules.ai.hints import Hints, LevelSpec, sampled
from rules.ai.lookahead import Lookahead
from rules.ai.mixed import Table, solve
from rules.ai.thinker import think
from rules.core.chance import Chance
from rules.core.flow import Flow, done
from rules.core.frame import Frame
from rules.core.game import register
from rules.core.questions import Question
from rules.core.reasons import Fault
from rules.core.state import Result
from tests.ai.games import COINS, Coins, ranked, start_duel

SPEC = LevelSpec(effort=60, worlds=4, depth=8)


def position(seed: int = 1):
    return new_game("coins", Setup("coins", [{}, {}]), seed)


def test_equal_briefs_think_alike_and_effort_is_counted():
    g = position()
    one, other = (think(Brief.of(g, waiting(g)[0], "captain", 1), SPEC) for _ in range(2))
    assert one == other
    assert 0 < one.simulations <= 60
    assert isinstance(one.weighed[0], Weighed)


def test_thinking_sees_further_than_the_next_coin():
    """Taking the most now is wrong where it opens the big coin to the other."""
    g = position()
    g.row = [1, 1, -8, 9, -9]
    g.pending = None
    assert think(Brief.of(g, waiting(g)[0], "captain", 1), SPEC).value == 2


GO = Question("march.go.go")
march = Flow("march.go")


@march.step
def go(g, f):
    unit, place = f.pick(GO, 0, [(unit, place) for unit in range(6) for place in range(4)])
    g.points[0] += 5 * (unit == 4) + (place == 2)
    g.outcome = Result([[0], [1]], g.points[:], "march.over")
    return done()


def start_march(setup, content, chance):
    g = Coins(setup.game, setup, chance, [], [0, 0])
    g.frames.append(Frame("march.go"))
    return g


MARCH = register(
    replace(
        COINS,
        id="march",
        start=start_march,
        hints=Hints(outcome=lambda result, seats: [n / 10 for n in result.scores], group=lambda g, d, value: value[0]),
    )
)


def test_groups_are_compared_first_and_only_the_best_are_looked_at_member_by_member():
    g = new_game("march", Setup("march", [{}, {}]), 1)
    brief = Brief.of(g, waiting(g)[0], "captain", 1)
    thought = think(brief, replace(SPEC, effort=120, width=24))
    assert thought.value == (4, 2)
    assert len(thought.weighed) == 3 * 4  # three units with all their places
    assert thought.simulations < 120 + len(thought.weighed)


def test_candidates_without_knowledge_are_spread_over_the_whole_list():
    asked = One(0, "t.move", options=tuple(range(100)))
    assert sampled(None, asked, Chance(1), 4) == [0, 25, 50, 75]


def asked_of(game: str, seat: int = 0, number: int = 1) -> Brief:
    g = new_game(game, Setup(game, [{}, {}]), 1)
    return Brief.of(g, waiting(g)[seat], "captain", number)


@pytest.mark.parametrize(("own", "other", "clear"), [
    ([0.9, 0.8, 0.9, 0.8], [0.5, 0.5, 0.5, 0.5], True),
    ([0.51, 0.5, 0.52, 0.5], [0.5, 0.5, 0.5, 0.5], False),  # a lead within the doubt
    ([0.9, 0.1, 0.9, 0.3], [0.1, 0.9, 0.2, 0.8], False),  # ahead on average, by chance
    ([0.6, 0.6], [0.4, 0.4], False),  # too few futures
    ([0.9, 0.9], [0.1, 0.1], True),  # two futures are enough where the lead is so plain that the comparison ended
    ([0.9], [0.1], False),
])  # fmt: skip
def test_only_a_clear_lead_counts(own, other, clear):
    assert thinker.clearly_ahead(own, other) is clear


def test_the_games_own_answer_is_overruled_only_by_a_clearly_better_one(monkeypatch):
    """The first coins are equal: whatever is taken, nothing is lost, and the own answer stays."""
    for row, own, wanted in (([0] * 6, 3, 3), ([0] * 6, 1, 1), ([1, 1, -8, 9, -9], 1, 2)):
        hints = replace(COINS.hints, instinct=lambda brief, level, own=own: own)
        register(replace(COINS, id="counselled", hints=hints))
        g = new_game("counselled", Setup("counselled", [{}, {}]), 1)
        g.row, g.pending = list(row), None
        thought = think(Brief.of(g, waiting(g)[0], "captain", 1), SPEC)
        assert thought.value == wanted


def test_the_clock_ends_the_thinking_between_two_trials():
    for most in (0, 1, 5, 20):
        spent = partial(next, chain([False] * most, repeat(True)))
        thought = think(asked_of("coins"), replace(SPEC, effort=10_000), spent)
        assert thought.simulations == most
        assert thought.value in (1, 2, 3)


# -- odd and even: who guesses right wins, so every pure answer is beaten


PENNIES = Flow("pennies.bout")


@PENNIES.step
def show(g, f):
    chosen = f.pick_each(Question("pennies.bout.show"), [0, 1], lambda seat: ["even", "odd"])
    same = chosen[0] == chosen[1]
    g.outcome = ranked([int(same), int(not same)], "pennies.over")
    return done()


def start_pennies(setup, content, chance):
    g = start_duel(setup, content, chance)
    g.frames[-1] = Frame("pennies.bout")
    return g


register(replace(COINS, id="pennies", start=start_pennies, hints=Hints(secret=frozenset({"pennies.bout.show"}))))


def test_secret_choices_are_mixed():
    values = [think(asked_of("pennies", 0, number), SPEC).value for number in range(60)]
    assert 15 <= values.count("odd") <= 45


def test_an_instinct_that_mixes_itself_is_overruled_only_by_what_ends_clearly_better():
    def instinct(brief: Brief, level: str) -> str:
        return "odd"

    hints = Hints(secret=frozenset({"pennies.bout.show"}), instinct=instinct, mixes=True)
    register(replace(COINS, id="mixing", start=start_pennies, hints=hints))
    assert {think(asked_of("mixing", 0, number), SPEC).value for number in range(20)} == {"odd"}


def test_a_secret_choice_that_is_always_better_is_always_made():
    register(replace(COINS, id="bout", start=start_duel, hints=Hints(secret=frozenset({"duel.bout.choice"}))))
    for number in range(10):
        assert think(asked_of("bout", 0, number), replace(SPEC, effort=100)).value == "strike"


def test_without_a_moment_to_think_the_first_answer_is_given():
    assert think(asked_of("pennies"), SPEC, lambda: True).value == "even"


def test_a_mix_holds_for_all_worlds_while_rivals_answer_by_what_they_hold():
    """Each rival knows its world and would punish a pure answer there."""
    first, second = Table([[1, 0], [0, 0.5]], [[0, 1], [1, 0.5]]), Table([[0.5, 0], [0, 1]], [[0.5, 1], [1, 0]])
    found = solve([first, second])
    assert found.mix == pytest.approx([0.5, 0.5], abs=0.08)
    assert sum(found.mix) == pytest.approx(1.0)


def test_rivals_who_mostly_give_their_first_answer_are_met_by_what_beats_it():
    pennies = Table([[1.0, 0.0], [0.0, 1.0]], [[0.0, 1.0], [1.0, 0.0]])
    assert solve([pennies], naive=0.8).mix == [1.0, 0.0]


def test_of_secret_answers_that_end_alike_the_first_is_given():
    assert solve([Table([[0.5, 0.2], [0.5, 0.2], [0.4, 0.1]], [[0.5, 0.8]] * 3)]).mix == [1.0, 0.0, 0.0]


# -- learned weights


def features(g, seat):
    return (float(g.points[seat]), 1.0)


def weighted(path):
    return replace(COINS.hints, features=features, feature_names=("points", "begun"), judgement=path)


def test_learned_weights_replace_the_judgement(tmp_path):
    path = tmp_path / "judgement.toml"
    path.write_text("[tables.2.weights]\nbegun = 5.0\npoints = 0.5\nunknown = 9.0\n")
    register(replace(COINS, id="learned", hints=weighted(path)))
    g = new_game("learned", Setup("learned", [{}, {}]), 1)
    ahead = Lookahead("learned", SPEC, Chance(1))
    assert ahead.judge(g) == [0.5, 0.5]
    g.points = [4, 2]
    own, other = ahead.judge(g)
    assert own == pytest.approx(0.731, abs=0.001) and own + other == pytest.approx(1.0)
    g.outcome = Result([[1], [0]], [2, 4], "coins.last")
    assert ahead.judge(g) == [0.0, 1.0]


def test_a_table_without_weights_is_a_fault_and_no_file_means_no_weights(tmp_path):
    hints = weighted(tmp_path / "nothing.toml")
    assert judgement.weights_of(hints) == {}
    g = new_game("coins", Setup("coins", [{}, {}]), 1)
    assert judgement.judge_by(hints, {"3": (1.0, 1.0)})(g) == [0.5, 0.5]  # by `evaluate`
    with pytest.raises(Fault, match="no learned weights for '2'"):
        judgement.judge_by(replace(hints, evaluate=None), {"3": (1.0, 1.0)})(g)
