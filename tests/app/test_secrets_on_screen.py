"""Nothing private is on the screen while something is asked of or shown to several people, or to somebody else.

For every kind of question of every game two tables stand side by side, with two people and, where there is room, a
computer player. They differ only in what the second person must not see. The first person answers both alike; from
then on, as long as what everybody may know is the same, every single frame that is not the first person's own must be
the same picture: through motion, call-out rings, pages, turns of computer players, dialogs and covers (UX-41, UX-110).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import pygame
import pytest

from app.main import App
from app.match import HUMAN, Match, PlaySettings, Seats
from app.match.feed import relived
from app.scenes.handover import HandoverScene
from app.scenes.table import TableScene
from app.shot import headless_app
from rules import Chance, Decision, Session, State, clone, fingerprint, imagine, natural_answer, view, waiting
from rules.core.state import Setup
from tests.app.match_support import InlineMinds, passing

SIZE = (960, 540)
FRAME_MS, FRAMES = 150.0, 24
WORLDS = 4  # tries to find another world
TRIES = 6  # answers of which one should tell nothing

GAMES: dict[str, tuple[int, dict[str, Any], tuple[int, ...]]] = {
    "smugglers": (2, {"timing": "secret"}, (1, 2)),
    "kaosz": (3, {}, (1, 2, 3, 4)),
    "venus": (3, {"interrupt_prompt": "always"}, (1, 2, 3, 4)),
}


@dataclass
class Moment:
    """A position in which one seat is asked, and the game that led to it."""

    session: Session
    decision: Decision

    @property
    def seat(self) -> int:
        return self.decision.seat

    @property
    def other(self) -> int:
        return (self.seat + 1) % len(self.session.setup.seats)


@cache
def moments(game: str) -> dict[str, Moment]:
    """The first position of every kind of question, from some games played by chance."""
    seats, options, seeds = GAMES[game]
    found: dict[str, Moment] = {}
    for seed in seeds:
        session, rng = Session.start(game, Setup(game, [{} for _ in range(seats)], dict(options)), seed), Chance(seed)
        for _ in range(1500):
            asked = waiting(session.state)
            if not asked:
                break
            for decision in asked:
                if decision.seat >= 0 and decision.since is None and decision.prompt not in found:
                    frozen = Session(clone(session.state), session.seed, session.log)
                    found[decision.prompt] = Moment(frozen, decision)
            session.answer(natural_answer(session.state, asked[0], rng))
    return found


def other_world(moment: Moment) -> State | None:
    """The same to the second person's eyes and to everybody's, with other secrets of the first and the same luck."""
    state = moment.session.state
    for number in range(WORLDS):
        world = imagine(state, moment.other, Chance(7 + number))
        world.chance = state.chance
        asked = [(d.seat, d.prompt) for d in waiting(world)] == [(d.seat, d.prompt) for d in waiting(state)]
        if asked and fingerprint(world) != fingerprint(state) and view(world, None) == view(state, None):
            return world
    return None


class Screen:
    """One of the two tables, in a window of its own."""

    def __init__(self, moment: Moment, state: State) -> None:
        kinds = [HUMAN if seat in (moment.seat, moment.other) else "cadet" for seat in range(len(state.setup.seats))]
        names = ("Anna", "Béla", "Cili")
        session = Session(clone(state), moment.session.seed, moment.session.log)
        self.app: App = headless_app(SIZE)
        self.match = Match(
            session, Seats(zip(names, kinds, strict=False)), minds=InlineMinds(passing), feed=relived(moment.session),
            settings=PlaySettings(hide_after_s=0),
        )
        self.scene = TableScene(self.app, self.match)
        self.app.push(self.scene)
        self.step()

    def step(self, ms: float = 16.0) -> None:
        self.app.step(ms)

    def sit_down(self, seat: int) -> None:
        """The first person lifts the cover; a choice made together may have named another one first."""
        for _ in range(200):
            if self.match.covered_for == seat:
                self.match.lift()
            elif self.match.covered_for is not None:
                self.match.sit(seat)
            elif self.match.viewer == seat and self.match.asked():
                return
            self.step()
        raise AssertionError(f"seat {seat} was never asked; {waiting(self.match.session.state)}")

    def open_question(self) -> Decision:
        return self.match.asked()[0]

    def picture(self) -> bytes:
        self.app.dirty = True
        self.app.step(0.0)
        return pygame.image.tobytes(self.app.surface, "RGB")

    def is_own(self, seat: int) -> bool:
        """Does the screen serve this seat's eyes alone?"""
        return self.match.viewer == seat

    def known(self) -> Any:
        """What everybody may know, and what is open to whom."""
        match = self.match
        lines = [[event.encode() for event in line.events] for line in match._book.feed.lines(None)[-12:]]
        return view(match.session.state, None), lines, match.viewer, match.covered_for, match.ring is None


def side_by_side(moment: Moment) -> tuple[Screen, Screen] | None:
    """Two tables at which the first person is asked, or None where nothing about it is hidden."""
    world = other_world(moment)
    if world is None:
        return None
    pair = Screen(moment, moment.session.state), Screen(moment, world)
    for screen in pair:
        screen.sit_down(moment.seat)
    return pair


def shared_answers(pair: tuple[Screen, Screen]) -> Iterator[Any]:
    """Answers that both allow, those that decline first: they are the likeliest to tell nothing."""
    first, second = (screen.open_question().first(60) for screen in pair)
    both = [value for value in first if value in second]
    yield from sorted(both, key=lambda value: not isinstance(value, str))[:TRIES]


def watch(pair: tuple[Screen, Screen], seat: int) -> int:
    """Compare frame by frame while all that everybody knows is the same; how many pictures were compared."""
    compared = 0
    for _ in range(FRAMES):
        for screen in pair:
            screen.step(FRAME_MS)
        one, two = pair
        if one.known() != two.known():
            return compared
        if one.is_own(seat):
            continue
        assert one.picture() == two.picture(), (seat, one.open_question() if one.match.asked() else one.known()[2:])
        compared += 1
        if isinstance(one.app.scene, HandoverScene):
            return compared
    return compared


def close(pair: tuple[Screen, Screen]) -> None:
    for screen in pair:
        screen.app.close()


@pytest.mark.parametrize("game", GAMES)
def test_no_frame_for_others_shows_what_only_one_person_may_see(game: str) -> None:
    told: dict[str, int] = {}
    differed = 0
    for prompt, moment in moments(game).items():
        pair = side_by_side(moment)
        if pair is None:
            continue
        differed += pair[0].picture() != pair[1].picture()
        told[prompt] = 0
        for value in shared_answers(pair):
            for screen in pair:
                screen.scene._answer(screen.open_question(), value)
            told[prompt] = watch(pair, moment.seat)
            break
        close(pair)
    print(game, differed, told)
    assert differed
