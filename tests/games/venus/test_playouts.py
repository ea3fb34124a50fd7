"""Random games over all switches and numbers of players."""

from __future__ import annotations

import pytest

from rules import (
    Chance,
    Setup,
    answer_at_random,
    apply,
    clone,
    fingerprint,
    new_game,
    replay,
    result,
    violations,
    waiting,
)
from tests.support.playout import Playout, no_leak, play_on, variants_of
from tests.support.thorough import THOROUGH, some

from . import support  # noqa: F401  (registers the game)


@pytest.mark.parametrize("seats", some([2, 3, 4, 5], 2))
def test_random_games_run_without_fault(seats):
    """Pieces, tiles, cards and aliens are conserved after every answer; nobody can tell imagined worlds apart."""
    for number in range(2 if THOROUGH else 1):
        made = Playout(variants_of("venus", Chance(number * 5 + seats), seats), number)

        def check(state, answer, events, made=made):
            assert not violations(state), answer
            if len(made.log) % 40 == 0:
                no_leak(state, len(made.log))

        final = made.run(check)
        assert result(final) is not None
        assert fingerprint(replay(made.setup, made.seed, made.log)) == fingerprint(made.state)


def test_random_play_reaches_every_corner():
    """The playouts meet attempts won and lost, every kind of loss, and most cards."""
    kinds, reasons, designs = set(), set(), set()
    wanted = {"attempt_over", "kept", "built", "building_lost", "unit_lost", "crisis", "declared", "moved"}
    for number in range(24):
        state = new_game("venus", variants_of("venus", Chance(number), 2 + number % 4), number)
        for _, events in play_on(state, Chance(number)):
            kinds.update(event.kind for event in events)
            designs.update(event.data["design"] for event in events if event.kind == "played")
        reasons.add(result(state).reason)
        if wanted <= kinds and "venus.points" in reasons and len(designs) > 30:
            return
    pytest.fail(f"{wanted - kinds}, {reasons}, {len(designs)} designs")


def test_an_attempt_without_its_flow_and_a_turn_within_a_turn_are_no_positions():
    """OV-5.37: what a forged save may say."""
    state, rng = new_game("venus", Setup("venus", [{}] * 3), 4), Chance(4)
    while state.attempt is None:
        apply(state, answer_at_random(state, waiting(state)[0], rng))
    assert violations(state) == []
    twice, without = clone(state), clone(state)
    twice.frames.insert(1, twice.frames[1].clone())
    without.attempt = None
    assert any("under way 2 times" in flaw for flaw in violations(twice))
    assert any("OV-5.37" in flaw for flaw in violations(without))
