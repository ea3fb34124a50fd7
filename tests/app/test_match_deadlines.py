"""A question with a clock in a match: time runs only for who sees it, and the clock's answer ends up in the log."""

import pytest

from app.match import Covered, Match, Notice, PlaySettings, Seats
from app.match.deadlines import Deadlines
from rules import CLOCK, DEADLINE, Answer, Illegal, Limit, One, Session, Setup, fingerprint, replay
from tests.app.match_support import InlineOpponents
from tests.support import parlour

NAMES = ("Anna", "Béla", "Cili", "Dani")


def evening(*kinds: str, seed: int = 4, **settings) -> Match:
    session = Session.start("parlour", Setup("parlour", [{} for _ in kinds]), seed)
    chosen = PlaySettings(**{"pace_ms": 0, "hide_after_s": 0, **settings})
    return Match(session, Seats(zip(NAMES, kinds, strict=False)), opponents=InlineOpponents(), settings=chosen)


def wait(match: Match, seconds: float) -> list:
    return [said for _ in range(round(seconds * 4)) for said in match.update(250)]


def test_time_runs_and_the_clock_answers_when_it_is_out():
    match = evening("human", "random")
    match.update(0)
    assert match.pace.time_left().seconds == parlour.SECONDS and not match.pace.is_idle
    wait(match, 20)
    assert match.pace.time_left().seconds == parlour.SECONDS - 20
    assert match.pace.time_left().share == pytest.approx(2 / 3)
    said = wait(match, 40.5)
    assert Answer(CLOCK, DEADLINE, 0) in match.session.log
    assert Notice("match-time-out") in said
    assert match.session.state.round == 1 and match.pace.time_left().seconds == parlour.SECONDS


def test_an_answer_in_time_is_ones_own_and_the_next_question_has_its_whole_time():
    match = evening("human", "random")
    wait(match, 50)
    match.answer(match.asked()[0].first(1)[0])
    match.update(0)
    assert all(answer.prompt != DEADLINE for answer in match.session.log)
    assert match.pace.time_left().seconds == parlour.SECONDS


def test_time_stands_while_a_menu_or_a_cover_is_there():
    match = evening("human", "human")
    wait(match, 5)
    assert match.screen.covered_for == 0 and match.pace.time_left() is None
    match.screen.lift()
    wait(match, 10)
    match.pace.show_done(False)  # a menu, a dialog, or what happened is still being shown
    wait(match, 30)
    assert match.pace.time_left().seconds == parlour.SECONDS - 10
    match.pace.show_done(True)
    match.screen.hide()
    wait(match, 100)
    match.screen.lift()
    match.update(0)
    assert match.pace.time_left().seconds == parlour.SECONDS - 10


def test_everybody_at_one_screen_has_the_whole_time_and_nobody_hears_who_was_late():
    match = evening("human", "human", "random")
    match.update(0)
    match.screen.lift()
    said = wait(match, parlour.SECONDS + 1)
    assert match.screen.covered_for == 1 and not match.session.log
    assert [one for one in said if isinstance(one, (Covered, Notice))] == [Covered(1, "choice")]
    with pytest.raises(Illegal):
        match.people.sit(0)  # its time is out
    match.screen.lift()
    match.update(0)
    assert match.pace.time_left().seconds == parlour.SECONDS
    match.answer(match.asked()[0].first(1)[0])
    match.update(0)
    assert [answer.seat for answer in match.session.log[:3]] == [CLOCK, 1, 2]
    again = replay(match.session.setup, match.session.seed, match.session.log)
    assert fingerprint(again) == fingerprint(match.session.state)


def message(seat: int, clock: str) -> One:
    return One(seat, "deal.message", "message", options=("accept", "break_off"), limit=Limit(60, "break_off", clock))


def test_questions_with_one_clock_use_up_one_time():
    deadlines = Deadlines()
    for answers, seat in enumerate((0, 1, 0)):
        for _ in range(19):
            assert not deadlines.pass_time(message(seat, "deal-1"), answers, 1000)
    assert deadlines.left(message(1, "deal-1"), 3).seconds == 3
    assert deadlines.left(message(1, "deal-2"), 3).seconds == 60
    assert deadlines.left(message(1, ""), 3).seconds == 60
    assert [deadlines.pass_time(message(1, "deal-1"), 3, 1000) for _ in range(3)] == [False, False, True]
