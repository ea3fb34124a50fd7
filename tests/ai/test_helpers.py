"""Helpers of the opponents' process: the same answer with any number of them, and when they fail (P5, UX-73)."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from multiprocessing import Pipe
from threading import Thread, get_ident
from typing import Any

import pytest

from app.match import helpers
from app.match.helpers import Crew
from app.match.opponent import Opponent, Reply, Ticket
from rules import new_game, waiting
from rules.ai import Brief, decide
from tests.ai.games import TAUGHT, setup_of
from tests.ai.test_opponent import is_alive, stops

EFFORT = 400  # an answer of some seconds' tenths, with rounds enough for several processes


class Team:
    """An opponent with helpers, and its log."""

    def __init__(self, processes: int) -> None:
        self.lines: list[str] = []
        self.opponent = Opponent(self.lines.append, processes=lambda: processes)

    def reply(self, ticket: Ticket) -> Reply:
        end = time.monotonic() + 120
        while (reply := self.opponent.poll(ticket)) is None:
            assert time.monotonic() < end, "no reply"
            time.sleep(0.005)
        return reply

    def ask(self, number: int = 1) -> Reply:
        return self.reply(self.opponent.ask(question(number), 60))


@pytest.fixture
def teams() -> Iterator[list[Team]]:
    made: list[Team] = []
    yield made
    for team in made:
        team.opponent.close()


def team_of(teams: list[Team], processes: int) -> Team:
    teams.append(Team(processes))
    return teams[-1]


def question(number: int = 1, effort: int = EFFORT) -> Brief:
    g = new_game(TAUGHT.id, setup_of(TAUGHT.id), 1)
    return Brief.of(g, waiting(g)[0], "admiral", number, effort=effort)


def test_counted_effort_gives_the_same_answer_with_any_number_of_processes(teams: list[Team]) -> None:
    """P5."""
    own = [decide(question(number)) for number in range(3)]
    for processes in (1, 2, 3):
        team = team_of(teams, processes)
        found = [team.ask(number) for number in range(3)]
        assert [(reply.value, reply.simulations) for reply in found] == [(one.value, one.simulations) for one in own]
        assert len(team.opponent.helper_pids) == processes - 1
        assert team.lines == []


@stops
def test_a_helper_that_is_killed_is_told_and_its_part_is_done_by_the_others(teams: list[Team]) -> None:
    """UX-73."""
    team = team_of(teams, 3)
    undisturbed = team.ask()
    first, second = team.opponent.helper_pids
    os.kill(first, signal.SIGSTOP)  # so that it has not made its part already
    ticket = team.opponent.ask(question(), 60)
    os.kill(first, signal.SIGKILL)
    assert team.reply(ticket) == undisturbed
    team.ask(2)
    assert team.opponent.signs(ticket).failures == len(team.lines) == 1
    assert "helper" in team.lines[0] and "again" in team.lines[0]
    team.ask(3)  # with a new one
    assert len(team.opponent.helper_pids) == 2 and not {first, second} & set(team.opponent.helper_pids)
    assert len(team.lines) == 1


@stops
def test_a_helper_that_is_stopped_is_told_and_its_part_is_done_by_the_others(teams: list[Team]) -> None:
    """UX-73."""
    team = team_of(teams, 2)
    undisturbed = team.ask()
    (stopped,) = team.opponent.helper_pids
    os.kill(stopped, signal.SIGSTOP)
    ticket = team.opponent.ask(question(), 60)
    assert team.reply(ticket) == undisturbed
    end = time.monotonic() + 60
    while not team.lines:
        assert time.monotonic() < end
        time.sleep(helpers.SILENCE / 4)
        assert team.ask().value == undisturbed.value
    assert team.opponent.signs(ticket).failures == 1
    team.ask(3)
    assert not is_alive(stopped)


# -- the crew by itself: its helpers are threads here


def who_made_it(brief: Any, answer: int, future: int) -> int:
    time.sleep(0.01)
    return get_ident()


def fails_elsewhere(brief: Any, answer: int, future: int) -> int:
    if get_ident() != MAIN:
        raise ValueError("not here")
    return answer


MAIN = get_ident()


class Setting:
    """A brief as far as a crew looks at it."""

    def expired(self) -> bool:
        return False


def crew_of(monkeypatch: pytest.MonkeyPatch, count: int, lost: list[int]) -> Crew:
    monkeypatch.setattr(helpers, "brief_in", lambda message, known: Setting())
    pipes = [Pipe() for _ in range(count)]
    for _, own in pipes:
        Thread(target=work, args=(own,), daemon=True).start()
    crew = Crew([mine for mine, _ in pipes], lost.append)
    for mine, _ in pipes:
        mine.poll(5)
    return crew


def work(pipe: Any) -> None:
    try:
        helpers._HelpingHand(pipe).work()
    except (OSError, EOFError):
        return


JOBS = [(answer, future) for future in range(8) for answer in range(3)]


def test_helpers_make_their_share_of_the_trials(monkeypatch: pytest.MonkeyPatch) -> None:
    crew = crew_of(monkeypatch, 2, [])
    crew.begin(b"{}", None, False)
    trials = crew.share(Setting(), who_made_it)  # type: ignore[arg-type]
    trials.ahead(JOBS)
    made_by = [trials(*job) for job in JOBS]
    crew.rest()
    assert len(set(made_by)) == 3
    assert made_by.count(get_ident()) < len(JOBS) * 2 / 3


def test_what_fails_at_a_helper_is_tried_where_somebody_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    lost: list[int] = []
    crew = crew_of(monkeypatch, 2, lost)
    crew.begin(b"{}", None, False)
    trials = crew.share(Setting(), fails_elsewhere)  # type: ignore[arg-type]
    trials.ahead(JOBS)
    assert [trials(*job) for job in JOBS] == [answer for answer, _ in JOBS]
    assert lost == []


def test_a_round_that_is_over_early_leaves_nothing_behind_for_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    crew = crew_of(monkeypatch, 2, [])
    crew.begin(b"{}", None, False)
    trials = crew.share(Setting(), who_made_it)  # type: ignore[arg-type]
    trials.ahead(JOBS)
    trials(*JOBS[0])
    later = [(answer, future + 8) for answer, future in JOBS]
    trials.ahead(later)
    assert len({trials(*job) for job in later}) == 3
