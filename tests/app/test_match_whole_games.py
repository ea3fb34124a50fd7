"""Whole matches of humans and computer players without a window."""

from __future__ import annotations

import pytest

from app.match import HUMAN, Applied, Over
from rules import Chance, replay
from tests.app.match_support import InlineOpponents, People, kinds_of, play_out, tiny_match


@pytest.mark.parametrize("kinds", [(HUMAN, "cadet"), (HUMAN, "random", "pilot"), ("random", "cadet"), (HUMAN, HUMAN)])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_match_of_any_mixture_ends_and_its_log_replays(kinds: tuple[str, ...], seed: int) -> None:
    match = tiny_match(*kinds, seed=seed, pace_ms=0)
    told = play_out(match, People(match, Chance(seed)))
    session = match.session
    assert "Faulted" not in kinds_of(told)
    assert [t for t in told if isinstance(t, Over)] == [Over(session.state.outcome)]
    assert replay(session.setup, seed, session.log).outcome == session.state.outcome


def test_happenings_hold_only_what_the_viewer_may_see() -> None:
    """Every event told is the masked one: a design of a card in another hand is never in it."""
    match = tiny_match(HUMAN, "random", "random", seed=1, pace_ms=0)
    told = play_out(match, People(match, Chance(3)))
    seen = [e for t in told if isinstance(t, Applied) for e in t.events]
    drawn_by_others = [e for e in seen if e.kind == "move" and e.data["to"] in ("hand:1", "hand:2")]
    assert drawn_by_others
    assert all("design" not in e.data for e in drawn_by_others if not e.data["face_up"])


def test_a_demo_of_computer_players_shows_the_public_view() -> None:
    match = tiny_match("random", "random", pace_ms=0)
    assert match.viewer is None
    told = play_out(match, People(match, Chance(1)))
    assert all(t.viewer is None for t in told if isinstance(t, Applied))


def test_an_answer_that_is_not_offered_is_refused_with_its_reason_and_changes_nothing() -> None:
    match = tiny_match(HUMAN, "cadet")
    match.update(10)
    before = match.session.fingerprint()
    with pytest.raises(Exception) as refused:
        match.answer("nonsense")
    assert refused.value.reason.id == "core.first"
    assert match.session.fingerprint() == before and match.asked()


def test_minds_get_a_brief_and_never_the_true_state() -> None:
    """Never 3: what is sent holds an imagined world; the luck to come and the other hands are not the true ones."""
    opponents = InlineOpponents()
    match = tiny_match(HUMAN, "cadet", opponents=opponents, pace_ms=0)
    people = People(match, Chance(1))
    told = []
    for _ in range(60):
        told += match.update(50)
        people.do_something()
    worlds = [brief.world for brief in opponents.briefs]
    assert worlds and all(world is not match.session.state for world in worlds)
    assert all(world.chance != match.session.state.chance for world in worlds)
