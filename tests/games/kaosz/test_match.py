"""Káosz through the match: hidden hands, the stack and its windows, alone and in company."""

from __future__ import annotations

from typing import Any

import pytest

import rules.kaosz.game  # noqa: F401  (registers the game)
from app.match import HUMAN, Match, PlaySettings, Seats
from rules import Chance, Session, Setup, answer_at_random, apply, clone, find, imagine, new_game, replay, view, waiting
from tests.app.match_support import InlineOpponents, People, kinds_of, passing, play_out


def by_dice(brief: Any) -> Any:
    return brief.decision.sample(Chance(brief.number))


def kaosz(*kinds: str, seed: int = 1, state: Any = None, opponents: Any = None, **settings: Any) -> Match:
    setup = find("kaosz").random_setup(len(kinds), Chance(seed))
    session = Session.start("kaosz", setup, seed) if state is None else Session(state, seed)
    return Match(
        session,
        Seats(zip(("Anna", "Béla"), kinds, strict=False)),
        opponents=opponents or InlineOpponents(by_dice),
        settings=PlaySettings(**{"pace_ms": 0, "answer_ms": 0, "grace_ms": 500, **settings}),
    )


@pytest.mark.parametrize("kinds", [(HUMAN, "random"), (HUMAN, HUMAN)])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game_is_played(kinds: tuple[str, ...], seed: int) -> None:
    match = kaosz(*kinds, seed=seed)
    told = play_out(match, People(match, Chance(seed)), dt=500)
    assert "Faulted" not in kinds_of(told)
    if len(match.seats.humans) > 1:
        assert {"Covered", "Uncovered", "Recap", "RingOpened"} <= set(kinds_of(told))
    session = match.session
    assert replay(session.setup, session.seed, session.log).outcome == session.state.outcome


def positions(seed: int, wanted: int) -> list[Any]:
    """Positions of one random game, evenly spread."""
    rng = Chance(seed)
    state = new_game("kaosz", find("kaosz").random_setup(2, rng), seed)
    found = []
    for number in range(wanted * 23):
        asked = waiting(state)
        if not asked:
            break
        if number % 23 == 11:
            found.append(clone(state))
        apply(state, answer_at_random(state, rng.choice(asked), rng))
    return found


def frames(match: Match, dt: float = 100.0) -> list[Any]:
    """What the screen shows until somebody must do something."""
    shown = []
    for _ in range(40):
        told = match.update(dt)
        screen = (
            match.viewer,
            match.screen.covered_for,
            match.view(),
            match.asked(),
            match.replies.ring_left(),
            match.pace.is_idle,
        )
        shown.append((told, screen))
        if match.pace.is_idle:
            break
    return shown


@pytest.mark.parametrize("number", range(8))
def test_the_screen_is_the_same_in_every_world_that_fits_what_the_viewer_knows(number: int) -> None:
    """UX-41, UX-47: covered, public and own screens, frame by frame, rings and passes included."""
    state = positions(4, 8)[number]
    seat = waiting(state)[0].seat
    for viewer in (seat, 1 - seat):
        world = imagine(state, viewer, Chance(number))
        world.chance = state.chance
        pair = [kaosz(HUMAN, HUMAN, state=clone(s), opponents=InlineOpponents(passing)) for s in (state, world)]
        one, two = (frames(match) for match in pair)
        assert one == two
        if pair[0].screen.covered_for == viewer:
            for match in pair:
                match.screen.lift()
            assert frames(pair[0]) == frames(pair[1])


class TestTheHour:
    """KG-11.73: the match counts the hour of a tournament game."""

    def begun(self, **options):
        setup = Setup("kaosz", [{}, {}], options)
        people = [("Anna", "human"), ("Béla", "human")]
        return Match.begin("kaosz", setup, 3, people, opponents=InlineOpponents(by_dice))

    def wait(self, match, minutes):
        for _ in range(int(minutes * 60)):
            match.update(1000.0)

    def test_minutes_are_told_with_the_next_answer_not_in_the_middle_of_a_choice(self):
        match = self.begun(tournament=True)
        asked = match.asked()
        self.wait(match, 2.5)
        assert match.session.state.minutes == 0
        assert match.asked() == asked

    def test_the_last_one_comes_when_it_comes(self):
        match = self.begun(tournament=True)
        self.wait(match, 59.9)
        assert match.result() is None
        self.wait(match, 0.2)
        assert match.result().reason == "kaosz.time_up"

    def test_a_window_that_stood_still_costs_nobody_time(self):
        match = self.begun(tournament=True)
        match.update(3_700_000.0)
        assert match.result() is None

    def test_without_a_tournament_nothing_runs_out(self):
        match = self.begun()
        self.wait(match, 61)
        assert match.result() is None


def test_other_eyes_come_only_after_the_cover() -> None:
    """KG-1.11: HQ, own unpaid cards and the own ruin are shown to one person, and only after the cover was lifted."""
    match = kaosz(HUMAN, HUMAN, seed=2)
    people, last, lifted = People(match, Chance(2)), None, 0
    for _ in range(600):
        match.update(300)
        if match.result() is not None:
            break
        if match.screen.covered_for is not None:
            assert match.viewer is None and match.view()["table"] == view(match.session.state, None)["table"]
            last, lifted = match.screen.covered_for, lifted + 1
            match.screen.lift()
        assert match.viewer in (None, last)
        people.do_something()
    assert lifted > 3
