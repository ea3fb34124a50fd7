"""Computer players in a match: pace, step, equal times, fallback, hints, hand-over (UX-47, UX-61, UX-70 to UX-74)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest

from app.match import HUMAN, Applied, Hinted, Notice
from app.match.mind_process import answer_to
from app.match.opponent import Opponent, Reply, Signs
from app.match.options import PlaySettings
from app.match.thoughts import PATIENCE_MS, Thoughts
from rules import Chance, Illegal, waiting
from rules.ai import Brief, Thought
from tests.app.match_support import InlineOpponents, People, passing, play_out, tiny_match, until


@pytest.mark.parametrize("pace", [700, 3000])
def test_after_each_visible_action_of_a_computer_player_the_table_rests(pace: int) -> None:
    """UX-71, outside the race where the clock sets the pace."""
    match = tiny_match("random", "random", "random", pace_ms=pace, answer_ms=0)
    acted = []
    now = 0.0
    for _ in range(20_000):
        now += 10
        for t in match.update(10):
            if isinstance(t, Applied) and t.seat >= 0 and t.events and not match.clock.is_running:
                acted.append(now)
        if match.clock.is_running or match.result() is not None:
            break
    together = sorted(set(acted))
    assert len(together) >= 2
    assert all(b - a >= pace for a, b in pairwise(together))


def test_step_waits_for_the_key() -> None:
    match = tiny_match("random", "random", step=True, answer_ms=0)
    until(match, lambda: match.pace.waits_for_step, dt=10)
    length = len(match.session.log)
    for _ in range(50):
        match.update(200)
    assert len(match.session.log) == length
    match.pace.step()
    match.update(10)
    assert len(match.session.log) > length


def test_fast_forward_passes_every_rest_while_held() -> None:
    match = tiny_match("random", "random", pace_ms=3000)
    match.pace.fast_forward(True)
    for _ in range(4):
        match.update(10)
    assert match.clock.is_running


@pytest.mark.parametrize("choices", [1, 5])
def test_an_answer_takes_the_same_least_time_with_and_without_a_choice(choices: int) -> None:
    """UX-47."""
    match = tiny_match("cadet", "cadet", opponents=InlineOpponents(passing), answer_ms=200)
    state = match.session.state
    for seat in (0, 1):
        for card in state.pile(f"hand:{seat}")[choices:]:
            state.cards.piles[f"hand:{seat}"].remove(card)
    state.pending = None
    match.update(0)
    match.update(199)
    assert not match.session.log
    match.update(1)
    assert len(match.session.log) >= 2


def test_while_the_scene_still_shows_something_computer_players_wait() -> None:
    match = tiny_match("random", "random", pace_ms=0, answer_ms=0)
    match.pace.show_done(False)
    match.update(5000)
    assert not match.session.log
    match.pace.show_done(True)
    match.update(10)
    assert match.session.log


def test_who_thinks_can_be_shown_with_the_time() -> None:
    match = tiny_match("cadet", HUMAN, opponents=InlineOpponents(silent=True))
    match.update(10)
    match.answer(match.asked()[0].first(1)[0])
    match.update(600)
    assert [t.seat for t in match.pace.thinking()] == [0]
    assert match.pace.thinking()[0].elapsed_ms >= 500 and match.pace.thinking()[0].most_ms == 2000


def test_a_mind_that_never_answers_is_replaced_by_a_simple_move() -> None:
    """UX-73."""
    match = tiny_match("cadet", "cadet", opponents=InlineOpponents(silent=True), pace_ms=0)
    match.update(10)
    match.update(PATIENCE_MS + 10)
    match.update(10)
    assert len(match.session.log) == 2


def test_while_something_is_done_a_mind_has_all_the_time_it_needs() -> None:
    """Other questions come first, or a worker had to be replaced: only standstill is given up."""
    opponents = InlineOpponents(silent=True)
    match = tiny_match("cadet", "cadet", opponents=opponents, pace_ms=0)
    for steps in range(5):
        opponents.told = Signs(0, steps)
        match.update(PATIENCE_MS - 1000)
        match.update(10)
    assert not match.session.log


def test_an_interrupted_thought_begins_again_and_says_so() -> None:
    opponents = InlineOpponents(silent=True)
    match = tiny_match("cadet", HUMAN, opponents=opponents)
    match.update(10)
    match.answer(match.asked()[0].first(1)[0])
    match.update(600)
    assert not match.pace.thinking()[0].again
    opponents.told = Signs(1, 1)
    match.update(600)
    assert match.pace.thinking()[0].again
    assert match.pace.thinking()[0].elapsed_ms < 600


@pytest.mark.parametrize(
    ("poor", "told"),
    [
        ({"fault": "gone"}, "match-simple-answer"),
        ({"quick": True}, "match-quick-answer"),
        ({}, None),
    ],
)
def test_a_poor_answer_is_never_given_in_silence(poor: dict[str, Any], told: str | None) -> None:
    """UX-73."""
    opponents = InlineOpponents(lambda brief: Reply(passing(brief), **poor))
    match = tiny_match("cadet", "cadet", opponents=opponents, pace_ms=0, answer_ms=0)
    said = [t.id for _ in range(3) for t in match.update(10) if isinstance(t, Notice)]
    assert set(said) == ({told} if told else set())


def test_an_answer_that_is_refused_is_replaced_and_told() -> None:
    match = tiny_match("cadet", "cadet", opponents=InlineOpponents(lambda brief: "nonsense"), pace_ms=0, answer_ms=0)
    said = [t.id for _ in range(3) for t in match.update(10) if isinstance(t, Notice)]
    assert set(said) == {"match-simple-answer"}


def broken(brief: Any) -> Any:
    raise RuntimeError("no thought")


def test_a_mind_that_fails_or_answers_nonsense_never_stalls_a_game() -> None:
    for think in (broken, lambda brief: "nonsense"):
        match = tiny_match(HUMAN, "cadet", opponents=InlineOpponents(think), pace_ms=0, answer_ms=0)
        play_out(match, People(match, Chance(2)))
        assert match.result() is not None


def test_a_hint_names_a_legal_move_and_why() -> None:
    """UX-61."""
    match = tiny_match(HUMAN, "cadet", opponents=InlineOpponents(), hint_level="cadet")
    match.update(10)
    before = match.session.fingerprint()
    match.hint()
    hint = next(t for t in match.update(10) if isinstance(t, Hinted))
    assert hint.value in match.asked()[0].first(99)
    assert hint.why is not None and hint.why.id
    assert match.session.fingerprint() == before


def test_a_hint_is_asked_with_what_that_seat_may_know() -> None:
    opponents = InlineOpponents(passing)
    match = tiny_match(HUMAN, "cadet", opponents=opponents)
    match.update(10)
    match.hint()
    brief = opponents.briefs[-1]
    assert brief.seat == 0 and brief.explain and brief.world is not match.session.state


def test_the_next_hint_goes_on_with_what_the_last_one_began() -> None:
    """UX-61: whoever follows hints is led along one plan, each seat along its own."""
    opponents = InlineOpponents(lambda brief: Reply(passing(brief), plan={"goal": brief.seat}))
    match = tiny_match(HUMAN, HUMAN, opponents=opponents, trust=True)
    told = []
    for _ in range(4):
        match.update(10)
        match.hint()
        match.update(10)
        told.append((opponents.briefs[-1].seat, opponents.briefs[-1].plan))
        match.answer(match.asked()[0].first(1)[0])
    first = {seat: told.index((seat, plan)) for seat, plan in reversed(told)}
    assert all(plan == (None if n == first[seat] else {"goal": seat}) for n, (seat, plan) in enumerate(told))
    assert any(plan for _, plan in told)


def test_a_hint_comes_too_late_after_the_answer() -> None:
    class Slow(InlineOpponents):
        held = True

        def poll(self, ticket: Any) -> Reply | None:
            return None if self.held else ticket

    opponents = Slow(passing)
    match = tiny_match(HUMAN, HUMAN, opponents=opponents, trust=True)
    match.update(10)
    match.hint()
    assert not match.pace.is_idle
    for _ in range(2):
        match.answer(match.asked()[0].first(1)[0])
    opponents.held = False
    assert not any(isinstance(t, (Hinted, Notice)) for t in match.update(10))


def test_without_a_question_there_is_no_hint() -> None:
    match = tiny_match(HUMAN, HUMAN)
    match.update(10)
    with pytest.raises(Illegal):
        match.hint()


def test_a_seat_is_handed_to_a_computer_player_and_taken_back_at_any_prompt() -> None:
    """UX-74."""
    match = tiny_match(HUMAN, "cadet", opponents=InlineOpponents(passing))
    match.update(10)
    match.people.hand_over(0, "pilot")
    assert match.asked() == ()
    until(match, lambda: match.session.log)
    assert {a.seat for a in match.session.log} >= {0, 1}
    match.people.hand_over(0, HUMAN)
    until(match, lambda: match.asked() or match.clock.is_running)
    assert match.seats[0].kind == HUMAN


def test_a_human_who_takes_a_computer_seat_brings_the_cover() -> None:
    match = tiny_match(HUMAN, "cadet", opponents=InlineOpponents(passing))
    match.update(10)
    match.people.hand_over(1, HUMAN)
    match.answer(match.asked()[0].first(1)[0])
    match.update(10)
    assert match.screen.covered_for == 1


def test_the_last_human_in_company_is_covered_before_it_sees_its_hand() -> None:
    match = tiny_match(HUMAN, HUMAN, opponents=InlineOpponents(passing))
    match.update(10)
    match.screen.lift()
    assert match.viewer == 0
    match.people.hand_over(0, "cadet")
    match.update(10)
    assert match.viewer is None and match.screen.covered_for == 1


def test_conceding_ends_the_game_where_the_rules_allow_it() -> None:
    match = tiny_match(HUMAN, "cadet")
    match.update(10)
    match.people.concede(0)
    assert match.result().places == [[1], [0]]


def test_the_worker_process_plays_a_match_with_a_human() -> None:
    """The real thing: a spawned worker, briefs as JSON, real time."""
    import time

    errors: list[str] = []
    opponent = Opponent(errors.append)
    match = tiny_match(HUMAN, "cadet", opponents=opponent, pace_ms=0, answer_ms=0, think_seconds=1)
    people = People(match, Chance(2))
    end = time.monotonic() + 60
    try:
        while match.result() is None and time.monotonic() < end:
            match.update(50)
            if not people.do_something() and match.pace.thinking():
                time.sleep(0.002)
    finally:
        opponent.close()
    assert match.result() is not None, waiting(match.session.state)
    assert errors == []


def test_what_a_new_worker_loads_first_is_not_taken_from_its_time_to_think(monkeypatch: pytest.MonkeyPatch) -> None:
    """UX-61, UX-72: a hint from a process that was just started is as good as any other."""
    clock, expired = [0.0], list[bool]()
    state = tiny_match("human", "random").session.state
    brief = Brief.of(state, waiting(state)[0], "cadet", 5)

    def load(game: str) -> None:
        clock[0] += 3.0

    def think(brief: Brief, is_over: Callable[[], bool]) -> Thought:
        expired.append(is_over())
        return Thought(brief.decision.first(1)[0])

    monkeypatch.setattr("app.match.mind_process.time.monotonic", lambda: clock[0])
    monkeypatch.setattr("app.match.questioning.hints_of", load)
    monkeypatch.setattr("app.match.mind_process.decide", think)
    told = answer_to({"number": 1, "home": None, "seconds": 2.0, "brief": brief.encode(), "content": None}, {})
    assert "fault" not in told and expired == [False]


def test_questions_of_one_kind_in_one_turn_share_their_time() -> None:
    """UX-72: a whole movement phase takes no more than three questions may; the next turn begins anew."""

    class Slow(InlineOpponents):
        def __init__(self) -> None:
            super().__init__(passing)
            self.given: list[float] = []
            self.now = 0.0

        def ask(self, brief: Brief, seconds: float = 2.0) -> Any:
            self.given.append(seconds)
            return super().ask(brief, seconds), self.now + 1000 * seconds

        def poll(self, ticket: Any) -> Reply | None:
            return ticket[0] if self.now >= ticket[1] else None

    match = tiny_match("cadet", "cadet")
    decision = waiting(match.session.state)[0]
    kept = match._journal
    opponents, journal = Slow(), SimpleNamespace(session=match.session, version=0, feed=kept.feed, files=kept.files)
    thoughts = Thoughts(journal, opponents, lambda: PlaySettings(think_seconds=2.0, answer_ms=0), print)  # type: ignore[arg-type]
    for _ in range(5):
        while thoughts.answer(decision, "cadet", opponents.now) is None:
            opponents.now += 500
        thoughts.given(decision.seat)
        journal.version += 1
    assert opponents.given == [2.0, 2.0, 2.0, 0.0, 0.0]
    match.session.state.round += 1
    thoughts.answer(decision, "cadet", opponents.now)
    assert opponents.given[-1] == 2.0
