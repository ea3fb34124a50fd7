"""The worker process: the same answers as at home, cancelled at will, and never a stalled game (UX-72, UX-73)."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from app.match import opponent as module
from app.match.mind_process import answer_to
from app.match.opponent import Opponent, Reply, Ticket
from app.match.quick_thought import USUAL
from rules import Chance, Setup, apply, find, new_game, waiting
from rules.ai import Brief, decide
from tests.ai.games import SLOW, VOYAGE, setup_of
from tests.ai.test_brief import players_asked, positions
from tests.support.expected import expected
from tests.support.games import SHIPPED, WITH_SETS
from tests.support.games import setup_of as table_of
from tests.support.playout import random_answer

ROOT = Path(__file__).parents[2]
# Two games whose players answer at once, by what they know of the game and not by playing out.
QUICK = [game for game in SHIPPED if expected(game, "opponents").get("at_once")][:2]
STUCK = SLOW.id  # a game whose players never come to an end


class Desk:
    """An opponent with its log."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.opponent = Opponent(self.lines.append)

    def await_reply(self, ticket: Ticket, limit: float = 60.0) -> Reply:
        end = time.monotonic() + limit
        while time.monotonic() < end:
            reply = self.opponent.poll(ticket)
            if reply is not None:
                return reply
            time.sleep(0.005)
        raise AssertionError("no reply")

    def stop(self) -> int:
        """Stop the worker in its tracks; which one."""
        pid = self.opponent.pid
        assert pid is not None
        os.kill(pid, signal.SIGSTOP)
        return pid

    def hand_over(self, ticket: Ticket) -> None:
        """Wait until the worker thinks about this question."""
        end = time.monotonic() + 60
        while self.opponent._asked is not ticket:
            assert time.monotonic() < end
            self.opponent.poll(ticket)
            time.sleep(0.005)

    def await_end(self, pid: int) -> None:
        end = time.monotonic() + 20
        while is_alive(pid):
            assert time.monotonic() < end
            time.sleep(0.005)


stops = pytest.mark.skipif(sys.platform == "win32", reason="Windows stops no processes")
in_real_time = pytest.mark.flaky(reruns=1)  # a busy machine may hold one of the two processes up once


@pytest.fixture
def desk() -> Iterator[Desk]:
    made = Desk()
    yield made
    made.opponent.close()


def brief_of(game_id: str, level: str = "captain", number: int = 1, **more: object) -> Brief:
    g = new_game(game_id, setup_of(game_id), 1)
    return Brief.of(g, waiting(g)[0], level, number, **more)  # type: ignore[arg-type]


def is_alive(pid: int) -> bool:
    """A process that has ended but was not yet collected counts as gone: nobody thinks there any more."""
    try:
        return psutil.Process(pid).status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


def test_the_worker_answers_as_the_player_would_at_home(desk: Desk) -> None:
    briefs = [brief_of("coins", level, n, explain=True) for n, level in enumerate(("cadet", "captain", "admiral"))]
    briefs += [Brief.of(g, d, "pilot", 4, effort=8) for g in positions(2)[::9] for d in players_asked(g)]
    tickets = [desk.opponent.ask(brief, seconds=60) for brief in briefs]
    for brief, ticket in zip(briefs, tickets, strict=True):
        reply, own = desk.await_reply(ticket), decide(Brief.decode(brief.encode()))
        assert (reply.value, reply.simulations, reply.why) == (own.value, own.simulations, own.why)
    assert desk.lines == []


def test_a_plan_goes_to_the_worker_and_comes_back(desk: Desk) -> None:
    brief = brief_of(VOYAGE.id, "pilot")
    first = desk.await_reply(desk.opponent.ask(brief, seconds=30))
    assert first.plan == {"fleet": first.value[0], "way": first.value[1]}
    brief.world.row[first.value[0] == "second"] = 1  # type: ignore[attr-defined]
    brief.plan = first.plan
    again = desk.await_reply(desk.opponent.ask(brief, seconds=30))
    assert (again.value, again.simulations, again.plan) == (first.value, 0, None)


def test_the_cards_in_play_are_sent_once_and_replace_what_the_sets_are_by_now(desk: Desk) -> None:
    """A running game outlives a changed or missing set."""
    setup = table_of(WITH_SETS[0])
    g = new_game(setup.game, setup, 3)
    # The set is known by no such name on this disk: only the content that the game carries can serve.
    g.setup = Setup(setup.game, setup.seats, setup.options, ["lost_set"])
    briefs = [Brief.of(g, waiting(g)[0], "cadet", n, effort=4) for n in range(2)]
    for brief in briefs:
        assert desk.await_reply(desk.opponent.ask(brief, 60)).value == decide(brief).value
    assert desk.lines == []
    assert len(desk.opponent._sent) == 1


@in_real_time
def test_asking_and_polling_do_not_wait(desk: Desk) -> None:
    desk.opponent.start()
    ticket = desk.opponent.ask(brief_of(STUCK, "pilot"), seconds=60)
    longest = 0.0
    for _ in range(60):
        begun = time.perf_counter()
        assert desk.opponent.poll(ticket) is None
        longest = max(longest, time.perf_counter() - begun)
        time.sleep(0.005)
    assert longest < 10  # on however busy a machine; waiting for the answer would take a minute


def test_a_cancelled_question_ends_the_worker_and_the_next_one_gets_a_new_one(desk: Desk) -> None:
    ticket = desk.opponent.ask(brief_of(STUCK, "pilot"), seconds=60)
    while not desk.opponent._asked:
        desk.opponent.poll(ticket)
    first = desk.opponent.pid
    assert first is not None
    desk.opponent.cancel(ticket)
    desk.await_end(first)
    brief = brief_of("coins")
    assert desk.await_reply(desk.opponent.ask(brief, 60)).value == decide(brief).value
    assert desk.opponent.poll(ticket) is None
    assert desk.opponent.pid != first and desk.lines == []


def test_a_question_that_waits_its_turn_can_be_cancelled_without_harm(desk: Desk) -> None:
    one, two, three = (desk.opponent.ask(brief_of("coins", number=n), 60) for n in range(3))
    desk.opponent.cancel(two)
    assert desk.await_reply(one).fault is None and desk.await_reply(three).fault is None
    assert desk.opponent.poll(two) is None


@in_real_time
def test_the_worker_stops_thinking_when_its_time_is_up(desk: Desk) -> None:
    endless = brief_of("coins", "admiral", effort=100_000_000)
    reply = desk.await_reply(desk.opponent.ask(endless, seconds=0.3))
    assert reply.fault is None and 0 < reply.simulations < 100_000_000


def test_a_thought_that_finds_no_end_is_begun_again_and_then_answered_simply(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "GRACE", 0.1)
    brief = brief_of(STUCK, "pilot")
    ticket = desk.opponent.ask(brief, seconds=0.1)
    reply = desk.await_reply(ticket)
    assert reply.fault is not None and "no answer" in reply.fault
    assert brief.decision.check(reply.value) == reply.value
    assert desk.opponent.signs(ticket).failures == module.TRIES == len(desk.lines)
    assert "slow, seat 0, pilot" in desk.lines[0] and "asked again" in desk.lines[0]
    assert desk.await_reply(desk.opponent.ask(brief_of("coins"), 60)).fault is None


@pytest.mark.parametrize(("late", "failures"), [(9.0, 0), (13.0, 1)])
def test_a_worker_that_other_programs_keep_waiting_is_not_given_up_at_once(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, late: float, failures: int
) -> None:
    """UX-73: as long as it gives signs of life."""
    monkeypatch.setattr(module, "SILENCE", 99.0)
    ticket = desk.opponent.ask(brief_of(STUCK, "pilot"), seconds=2.0)
    desk.hand_over(ticket)
    now = desk.opponent._clock()
    monkeypatch.setattr(desk.opponent, "_clock", lambda: now + late)
    desk.opponent.poll(ticket)
    assert desk.opponent.signs(ticket).failures == failures


def test_a_player_that_fails_gets_a_simple_answer_and_a_line_in_the_log(desk: Desk) -> None:
    brief = brief_of("confused", "pilot")
    reply = desk.await_reply(desk.opponent.ask(brief, 60))
    assert reply.fault is not None and "no judgement" in reply.fault
    assert brief.decision.check(reply.value) == reply.value
    assert "no judgement" in desk.lines[0]


def thoughtful(game: str) -> Brief:
    """A question with a real choice; in the game of coins it is answered by counted simulations."""
    if game == "coins":
        return brief_of("coins", "admiral", 3)
    g, rng = new_game(game, find(game).random_setup(2, Chance(3)), 3), Chance(7)
    while True:
        for decision in waiting(g):
            if decision.seat >= 0 and len(decision.first(3)) > 2:
                return Brief.of(g, decision, "captain", 11)
        apply(g, random_answer(g, rng))


@stops
@pytest.mark.parametrize("killed", [True, False])
@pytest.mark.parametrize("game", [*QUICK, "coins"])
def test_a_worker_that_is_killed_or_stopped_is_replaced_and_the_answer_is_the_same(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, game: str, killed: bool
) -> None:
    """UX-73: the question is put again with the same luck and effort."""
    monkeypatch.setattr(module, "SILENCE", 60.0 if killed else 1.5)
    brief = thoughtful(game)
    undisturbed = desk.await_reply(desk.opponent.ask(brief, 60), 120)
    assert undisturbed.fault is None and not undisturbed.quick
    assert (undisturbed.simulations > 0) == (game == "coins")
    first = desk.stop()  # so that it cannot have answered already when it is killed
    ticket = desk.opponent.ask(brief, 60)
    desk.hand_over(ticket)
    if killed:
        os.kill(first, signal.SIGKILL)
    assert desk.await_reply(ticket, 120) == undisturbed
    assert desk.opponent.signs(ticket).failures == len(desk.lines) == 1
    assert "asked again" in desk.lines[0] and desk.opponent.pid != first
    desk.await_end(first)


@stops
def test_a_stopped_worker_holds_up_no_frame_even_with_a_question_too_large_for_the_pipe(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a process does not read cannot be written at once; the window must not wait for it."""
    monkeypatch.setattr(module, "SILENCE", 1.5)
    assert desk.await_reply(desk.opponent.ask(brief_of("coins"), 60)).fault is None
    stopped = desk.stop()
    brief = brief_of("coins")
    monkeypatch.setattr(desk.opponent, "_content", lambda content: {"content": None, "padding": "x" * 4_000_000})
    ticket = desk.opponent.ask(brief, 60)  # would never return
    assert desk.await_reply(ticket).value == decide(brief).value
    assert desk.opponent.signs(ticket).failures == 1
    desk.await_end(stopped)


@stops
def test_only_after_several_failures_the_window_thinks_itself_for_a_moment_and_says_so(desk: Desk) -> None:
    brief = thoughtful(QUICK[0])
    ticket = desk.opponent.ask(brief, 60)
    for number in range(module.TRIES):
        assert desk.opponent.signs(ticket).failures == number
        desk.opponent.start()
        pid = desk.opponent.pid
        assert pid is not None
        os.kill(pid, signal.SIGKILL)  # before it is ready, so that it cannot have answered
        while desk.opponent.signs(ticket).failures == number:
            found = desk.opponent.poll(ticket)
            assert found is None or found.quick, "after the last failure the window may have thought at once"
    reply = desk.await_reply(ticket)
    assert reply.quick and reply.fault is None
    assert brief.decision.check(reply.value) == reply.value
    assert "in haste" in desk.lines[-1]
    assert desk.await_reply(desk.opponent.ask(brief_of("coins"), 60)).fault is None
    assert sys.getswitchinterval() == USUAL


@stops
def test_questions_that_wait_behind_an_interrupted_one_are_answered_as_ever(desk: Desk) -> None:
    desk.await_reply(desk.opponent.ask(brief_of("coins"), 60))
    stopped = desk.stop()
    first, second = desk.opponent.ask(thoughtful(QUICK[0]), 60), desk.opponent.ask(brief_of("coins"), 60)
    desk.hand_over(first)
    os.kill(stopped, signal.SIGKILL)
    assert desk.await_reply(second).value == decide(brief_of("coins")).value
    assert first.reply is not None and first.reply.fault is None
    assert desk.opponent.signs(second).failures == 1


def test_a_worker_that_cannot_start_is_no_reason_to_stop(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "START", -1.0)
    reply = desk.await_reply(desk.opponent.ask(brief_of("coins"), 60))
    assert reply.quick and all("did not start" in line for line in desk.lines)


def test_a_system_that_gives_no_more_processes_is_no_reason_to_stop(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(helpers: int) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(module, "MindProcess", refuse)
    assert desk.await_reply(desk.opponent.ask(brief_of("coins"), 60)).quick


def test_a_message_that_makes_no_sense_is_answered_with_its_fault() -> None:
    nonsense = {"world": {"game": "no such"}}
    told = answer_to({"number": 4, "home": None, "content": None, "brief": nonsense, "seconds": 1}, {})
    assert told["number"] == 4 and "fault" in told


def test_the_worker_imports_neither_pygame_nor_pymunk() -> None:
    """P18."""
    script = "import app.match.opponent, sys; print([m for m in ('pygame', 'pymunk', 'numpy') if m in sys.modules])"
    told = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "[]"


ORPHAN = """
import os, sys, time
from app.match.opponent import Opponent
from rules import register
from tests.ai.games import SLOW
from tests.ai.test_opponent import STUCK, brief_of
if __name__ == "__main__":
    register(SLOW)
    opponent = Opponent(print)
    ticket = opponent.ask(brief_of(STUCK, "pilot"), 60)
    while not opponent._asked:
        opponent.poll(ticket)
    print(opponent.pid, flush=True)
    os._exit(1)
"""


def test_the_worker_ends_with_its_parent_even_in_mid_thought(tmp_path: Path) -> None:
    script = tmp_path / "orphan.py"
    script.write_text(ORPHAN)
    told = subprocess.run(
        [sys.executable, str(script)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    pid, end = int(told.stdout), time.monotonic() + 20
    while is_alive(pid) and time.monotonic() < end:
        time.sleep(0.02)
    assert not is_alive(pid)
