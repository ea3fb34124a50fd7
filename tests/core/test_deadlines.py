"""A question that is open for a limited time: the clock's answer stands in the log and plays again exactly."""

from __future__ import annotations

import pytest

from rules import (
    CLOCK,
    DEADLINE,
    Answer,
    Chance,
    Fault,
    Illegal,
    Limit,
    One,
    Session,
    Setup,
    apply,
    clone,
    decode,
    encode,
    fingerprint,
    imagine,
    new_game,
    replay,
    view,
    waiting,
)  # fmt: skip
from rules.core.flow import Flow, Pause
from rules.core.frame import Frame
from rules.core.questions import Question
from rules.core.running import checked, run
from tests.support import parlour, tiny
from tests.support.playout import play_on


def evening(seats: int = 3, seed: int = 4) -> Session:
    return Session.start("parlour", Setup("parlour", [{}] * seats), seed)


def late(seat: int) -> Answer:
    return Answer(CLOCK, DEADLINE, seat)


def filled(session: Session, seat: int, **wanted: object) -> Answer:
    asked = next(d for d in waiting(session.state) if d.seat == seat)
    return Answer(seat, asked.prompt, tuple({**asked.opening(), **wanted}.items()))


def test_a_limited_question_says_how_long_and_what_counts_afterwards():
    for asked in waiting(evening().state):
        assert asked.limit == Limit(parlour.SECONDS, tuple(asked.opening().items()))


def test_when_the_time_is_out_what_is_late_counts_for_that_seat_alone():
    session = evening()
    session.answer(late(1))
    assert [d.seat for d in waiting(session.state)] == [0, 2]
    session.answer(filled(session, 0, bid=2))
    session.answer(late(2))
    assert session.state.round == 1 and session.state.holder[parlour.CHARM] == 0


def test_the_clock_answers_only_where_time_is_limited_and_still_open():
    session = evening()
    session.answer(late(1))
    before = clone(session.state)
    forged = [late(1), late(7), late(-1), late(True), Answer(CLOCK, DEADLINE, None), Answer(CLOCK, DEADLINE, 0, 5),
              Answer(0, DEADLINE, 0), Answer(CLOCK, DEADLINE, "0"), Answer(CLOCK, DEADLINE, (0,))]  # fmt: skip
    for answer in forged:
        with pytest.raises(Illegal) as refused:
            apply(session.state, answer)
        assert refused.value.reason.id == "core.no_clock", answer
    assert session.state == before
    unlimited = new_game(tiny.TINY.id, Setup("tiny", [{}, {}]), 1)
    with pytest.raises(Illegal):
        apply(unlimited, late(0))


def test_log_save_and_replay_keep_the_clocks_answer():
    session = evening()
    for answer in (filled(session, 0, bid=3), late(2), late(1), late(0)):
        session.answer(answer)
    packed = [answer.encode() for answer in session.log]
    assert packed[1] == [CLOCK, DEADLINE, 2]
    again = replay(session.setup, session.seed, [Answer.decode(one) for one in packed])
    assert fingerprint(again) == fingerprint(session.state)
    loaded = decode(encode(session.state))
    assert waiting(loaded) == waiting(session.state)
    apply(loaded, late(1))
    session.answer(late(1))
    assert fingerprint(loaded) == fingerprint(session.state)


def test_time_cannot_be_taken_back():
    session = evening()
    session.answer(late(1))
    assert session.undoable == 0 and session.may_undo(1) is not None


def test_nobody_sees_whether_another_was_late():
    one, other = evening(), evening()
    one.answer(late(1))
    other.answer(filled(other, 1, bid=2))
    for seat in (0, 2, None):
        assert view(one.state, seat) == view(other.state, seat)
    world = imagine(one.state, 0, Chance(3))
    assert [d.seat for d in waiting(world)] == [0, 2]


def test_whole_evenings_are_played_with_people_who_are_late():
    count = 0
    for seed in range(12):
        state = evening(4, seed).state
        count += sum(answer.prompt == DEADLINE for answer, _ in play_on(state, Chance(seed)))
    assert count > 5


def test_what_counts_as_late_must_be_an_answer():
    hasty = Flow("test.hasty")

    @hasty.step
    def choose(g, f):
        f.within(5, lambda: f.pick(Question("test.hasty.way"), 0, ("left", "right")), late=lambda asked: "up")

    state = evening().state
    state.frames.append(Frame("test.hasty"))
    state.pending = None
    with checked(), pytest.raises((Fault, Illegal)):
        run(state)


WAY = Question("parlour.evening.way")


def test_every_kind_of_question_may_be_limited():
    frame = Frame("parlour.evening")
    with pytest.raises(Pause) as pause:
        frame.within(9, lambda: frame.pick(WAY, 0, ("left", "right")), late=lambda asked: asked.options[-1])
    (asked,) = pause.value.decisions
    assert isinstance(asked, One) and asked.limit == Limit(9, "right")


def test_questions_may_share_a_clock():
    frame = Frame("parlour.evening")
    with pytest.raises(Pause) as pause:
        frame.within(9, lambda: frame.pick(WAY, 0, ("left", "right")), clock="talk")
    assert pause.value.decisions[0].limit == Limit(9, "left", "talk")
