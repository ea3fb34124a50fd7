"""The worker process: the same answers as at home, cancelled at will, and never a stalled game (UX-72, UX-73)."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from app.match import opponent as module
from app.match.opponent import Opponent, Reply, Ticket, _answer
from rules import Setup, new_game, waiting
from rules.ai import Brief, decide
from tests.ai.games import SLOW, VOYAGE, setup_of
from tests.ai.test_brief import players_asked, positions

ROOT = Path(__file__).parents[2]
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
    setup = Setup("smugglers", [{}, {}, {}], {"timing": "open"})
    g = new_game("smugglers", setup, 3)
    # The set is known by no such name on this disk: only the content that the game carries can serve.
    g.setup = Setup("smugglers", setup.seats, setup.options, ["lost_set"])
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
    assert longest < 0.5  # a generous bound: waiting for the answer would take a minute


def test_a_cancelled_question_ends_the_worker_and_the_next_one_gets_a_new_one(desk: Desk) -> None:
    ticket = desk.opponent.ask(brief_of(STUCK, "pilot"), seconds=60)
    while not desk.opponent._asked:
        desk.opponent.poll(ticket)
    first = desk.opponent.pid
    assert first is not None
    desk.opponent.cancel(ticket)
    assert not is_alive(first)
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


def test_a_worker_that_hangs_is_replaced_and_answers_simply(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "GRACE", 0.1)
    brief = brief_of(STUCK, "pilot")
    reply = desk.await_reply(desk.opponent.ask(brief, seconds=0.1))
    assert reply.fault is not None and "no answer" in reply.fault
    assert brief.decision.check(reply.value) == reply.value
    assert len(desk.lines) == 1 and "slow, seat 0, pilot" in desk.lines[0]
    assert desk.await_reply(desk.opponent.ask(brief_of("coins"), 60)).fault is None


@pytest.mark.parametrize(("late", "waits"), [(9.0, True), (12.0, False)])
def test_a_worker_that_other_programs_keep_waiting_is_not_given_up_at_once(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, late: float, waits: bool
) -> None:
    """UX-73: a player that declines because it was late by a moment plays a turn of nothing."""
    ticket = desk.opponent.ask(brief_of(STUCK, "pilot"), seconds=2.0)
    while not desk.opponent._asked:
        desk.opponent.poll(ticket)
    now = desk.opponent._clock()
    monkeypatch.setattr(desk.opponent, "_clock", lambda: now + late)
    assert (desk.opponent.poll(ticket) is None) == waits


def test_a_player_that_fails_gets_a_simple_answer_and_a_line_in_the_log(desk: Desk) -> None:
    brief = brief_of("confused", "pilot")
    reply = desk.await_reply(desk.opponent.ask(brief, 60))
    assert reply.fault is not None and "no judgement" in reply.fault
    assert brief.decision.check(reply.value) == reply.value
    assert "no judgement" in desk.lines[0]


def test_a_worker_that_is_killed_is_replaced(desk: Desk) -> None:
    ticket = desk.opponent.ask(brief_of(STUCK, "pilot"), seconds=60)
    while not desk.opponent._asked:
        desk.opponent.poll(ticket)
    pid = desk.opponent.pid
    assert pid is not None
    psutil.Process(pid).kill()
    assert "gone" in str(desk.await_reply(ticket).fault)
    assert desk.await_reply(desk.opponent.ask(brief_of("coins"), 60)).fault is None


def test_a_worker_that_cannot_start_is_no_reason_to_stop(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "START", -1.0)
    reply = desk.await_reply(desk.opponent.ask(brief_of("coins"), 60))
    assert reply.fault is not None and "did not start" in reply.fault


def test_a_message_that_makes_no_sense_is_answered_with_its_fault() -> None:
    nonsense = {"world": {"game": "no such"}}
    told = _answer({"number": 4, "home": None, "content": None, "brief": nonsense, "seconds": 1}, {})
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
