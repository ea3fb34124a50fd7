"""A fault of the rules, and the outside world: the state before is kept, and the game can go on (UX-97, SM-6.80)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from app.match import HUMAN, Applied, Faulted, Match, PlaySettings, TableAnswered
from app.match.hooks import HOOKS, MatchHooks
from rules import TABLE, Illegal, waiting
from rules.core.flow import Flow, done
from rules.core.frame import Frame
from rules.core.game import Game, register
from rules.core.questions import Question
from rules.core.records import field, record
from rules.core.state import Result, Setup, State
from saves.places import in_folder
from saves.store import Store
from tests.app.match_support import InlineOpponents

NUMBER = Question("brittle.turn.number")
FELL = Question("brittle.turn.fell")
LAST = Question("brittle.turn.last")
turn = Flow("brittle.turn")


@record
class Brittle(State):
    """A game that fails on request and asks the outside world."""

    given: list[int] = field(default_factory=list)


@turn.step
def choose(g: Brittle, f: Frame) -> None:
    f.number = f.amount(NUMBER, 0, 0, 9)
    g.given.append(f.number)
    g.emit("chosen", number=f.number)
    if f.number == 7 and FAILS:
        raise ZeroDivisionError("seven")


@turn.step
def drop(g: Brittle, f: Frame) -> None:
    f.fell = f.amount(FELL, TABLE, 0, 3, source=("drop", f.number))
    g.emit("fell", how=f.fell)


@turn.step
def again(g: Brittle, f: Frame) -> Any:
    last = f.amount(LAST, 0, 0, 1)
    if last:
        g.outcome = Result([[0, 1]], [0, 0], "brittle.over")
        return done()
    return None


FAILS: list[bool] = []


def start(setup: Setup, content: Any, chance: int) -> Brittle:
    g = Brittle("brittle", setup, chance)
    g.frames.append(Frame("brittle.turn"))
    return g


def random_policy(g: Any, decision: Any, rng: Any) -> tuple[Any, None]:
    return 3, None


register(
    Game(
        id="brittle",
        state=Brittle,
        seats=(2, 2),
        start=start,
        view=lambda g, seat: {"given": list(g.given)},
        imagine=lambda g, seat, rng: None,
        random_policy=random_policy,
    )
)


@pytest.fixture
def brittle(tmp_path: Path) -> Any:
    HOOKS.pop("brittle", None)
    FAILS[:] = [True]
    yield lambda: Match.begin(
        "brittle",
        Setup("brittle", [{}, {}]),
        1,
        [("Anna", HUMAN), ("Béla", "cadet")],
        opponents=InlineOpponents(),
        store=Store(in_folder(tmp_path)),
        settings=PlaySettings(pace_ms=0),
    )
    FAILS.clear()


def test_a_fault_keeps_the_state_before_the_answer_and_says_so(brittle: Any) -> None:
    match = brittle()
    match.update(10)
    before = match.session.fingerprint()
    match.answer(7)
    fault = next(t for t in match.update(10) if isinstance(t, Faulted))
    assert (fault.seat, fault.prompt) == (0, "brittle.turn.number") and "seven" in fault.details
    assert match.faults.is_there and match.asked() == ()
    assert match.session.fingerprint() == before and match.session.log == []
    with pytest.raises(Illegal):
        match.answer(1)
    match.leave()


def test_after_a_fault_the_answer_can_be_tried_again(brittle: Any) -> None:
    match = brittle()
    match.update(10)
    match.answer(7)
    match.faults.retry()
    assert match.faults.is_there
    FAILS.clear()
    match.faults.retry()
    assert not match.faults.is_there and match.session.log[0].value == 7
    match.leave()


def test_undo_after_a_fault_asks_the_same_question_again(brittle: Any) -> None:
    match = brittle()
    match.update(10)
    match.answer(7)
    assert match.undoing.may_undo() is None
    match.undoing.undo()
    match.answer(2)
    assert match.session.log[0].value == 2
    match.leave()


def test_a_report_about_the_fault_holds_seed_and_answers_and_no_names(brittle: Any) -> None:
    match = brittle()
    match.update(10)
    match.answer(7)
    report = json.loads(match.faults.report().read_text(encoding="utf-8"))
    assert report["seed"] == 1 and "seven" in report["trace"]
    assert "Anna" not in json.dumps(report)
    match.leave()


def test_the_table_is_answered_by_its_provider_and_the_frames_come_first(brittle: Any) -> None:
    HOOKS["brittle"] = MatchHooks(table=lambda g, decision, report: (2, ["frame", *decision.source]))
    match = brittle()
    match.update(10)
    match.answer(4)
    told = match.update(10)
    shown = next(i for i, t in enumerate(told) if isinstance(t, TableAnswered))
    assert told[shown].record == ["frame", "drop", 4]
    fell = next(i for i, t in enumerate(told) if isinstance(t, Applied) and t.events[0].kind == "fell")
    assert shown < fell and told[fell].events[0].data["how"] == 2
    match.leave()


def broken(g: Any, decision: Any, report: Any) -> Any:
    raise RuntimeError("no physics")


@pytest.mark.parametrize("provider", [None, broken, lambda g, d, r: (99, None)])
def test_without_a_working_provider_the_game_answers_naturally(brittle: Any, provider: Any) -> None:
    HOOKS["brittle"] = MatchHooks(table=provider)
    match = brittle()
    match.update(10)
    match.answer(4)
    assert [(a.seat, a.value) for a in match.session.log] == [(0, 4), (TABLE, 3)]
    match.leave()


def test_a_question_that_fails_keeps_the_window(brittle: Any) -> None:
    match = brittle()
    match.update(10)
    match._loop.hooks = MatchHooks(is_window=lambda g, d: 1 // 0)
    told = match.update(10)
    assert any(isinstance(t, Faulted) for t in told)
    assert waiting(match.session.state)
    match.leave()


def test_after_a_fault_of_a_computer_players_answer_it_makes_another_move(brittle: Any) -> None:
    match = brittle()
    match._loop.thoughts._opponents = InlineOpponents(lambda brief: 7)
    match.people.hand_over(0, "random")
    match.update(10)
    match.update(1000)
    assert match.faults.is_there
    for _ in range(4):
        if match.faults.is_there:
            match.faults.retry()
    assert match.session.log and match.session.log[0].value != 7
    match.leave()
