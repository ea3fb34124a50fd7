"""Two tables side by side that differ only in what a second person must not see, to compare their pictures.

The first person answers both alike; as long as what the second one may know is the same, every frame that is not for
the first person's eyes alone must be the same picture (UX-41, UX-110).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import pygame

from app.match import HUMAN, Match, PlaySettings, Seats
from app.match.feed import relived
from app.shell.main import App
from app.table.desk import DECLINING
from app.table.scene import TableScene
from app.tools.shot import headless_app
from rules import Chance, Decision, Session, State, clone, fingerprint, imagine, view, waiting
from tests.app.match_support import InlineOpponents, passing
from tests.support.thorough import THOROUGH

SIZE = (960, 540)
FRAME_MS, FRAMES, FRAMES_FOR_EACH = 150.0, 24 if THOROUGH else 12, 4
TRIES = 400  # steps until somebody who is not asked now is not waited for any more
WORLDS = 4  # tries to find another world


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
        names, self._other = ("Anna", "Béla", "Cili"), moment.other
        session = Session(clone(state), moment.session.seed, moment.session.log)
        self.app: App = headless_app(SIZE)
        self.match = Match(
            session,
            Seats(zip(names, kinds, strict=False)),
            opponents=InlineOpponents(passing),
            feed=relived(moment.session),
            settings=PlaySettings(hide_after_s=0),
        )
        for seat in (moment.seat, moment.other):
            self.match.stops[seat].at.add(moment.decision.prompt)  # asked, even where the answer would follow
        self.scene = TableScene(self.app, self.match)
        self.app.push(self.scene)
        self.step()

    def step(self, ms: float = 16.0) -> None:
        self.app.step(ms)

    def sit_down(self, seat: int) -> bool:
        """The first person calls out where that is needed and lifts the cover; False if nothing is left to be asked."""
        match, before = self.match, len(self.match.session.log)
        for _ in range(TRIES):
            if len(match.session.log) != before:
                break
            if match.screen.covered_for == seat:
                match.screen.lift()
            elif match.screen.covered_for is not None:
                match.people.sit(seat)  # a choice made together may have named the other one first
            elif match.asked() and (match.viewer == seat or (self.is_open() and match.asked()[0].seat == seat)):
                self.step()
                return True
            else:
                match.replies.call_out(seat)
                for other in match.replies.awaited:
                    match.replies.decline(other)
                match.replies.end_ring()  # if only a key ends it
            self.step()
        return False

    def open_question(self) -> Decision:
        return self.match.asked()[0]

    def picture(self, ms: float = 0.0) -> bytes:
        """The next frame."""
        self.app.dirty = True
        self.app.step(ms)
        return pygame.image.tobytes(self.app.surface, "RGB")

    def is_open(self) -> bool:
        """Is something asked on a screen that everybody sees?"""
        return self.match.viewer is None and bool(self.match.asked())

    def is_own(self, seat: int) -> bool:
        """Is the screen for this seat's eyes, because it and nobody else is asked something now?"""
        return [decision.seat for decision in self.match.asked()] == [seat] and not self.is_open()

    def known(self) -> Any:
        """What the second person may know, and what is open to whom."""
        match = self.match
        lines = [[event.encode() for event in line.events] for line in match._journal.feed.lines(self._other)[-12:]]
        return (
            view(match.session.state, self._other),
            lines,
            match.viewer,
            match.screen.covered_for,
            match.replies.ring is None,
        )


@contextmanager
def side_by_side(moment: Moment, world: State | None = None) -> Iterator[tuple[Screen, Screen] | None]:
    """Two tables at which the first person is asked, or None where nobody is, or where nothing is hidden.

    `world`: another position by hand that looks the same to the second person; else one is imagined.
    """
    world, state = world or other_world(moment), moment.session.state
    if world is None and not is_together(state):
        yield None
        return
    pair = Screen(moment, state), Screen(moment, world or state)
    try:
        sitting = [screen.sit_down(moment.seat) for screen in pair]
        yield pair if all(sitting) else None
    finally:
        for screen in pair:
            screen.app.close()


def is_together(state: State) -> bool:
    return len(waiting(state)) > 1


def answer(pair: tuple[Screen, Screen], seat: int) -> bool:
    """Whoever is asked answers alike, rather by declining, which tells least. The first person's choice that is made
    together is itself the secret: it differs. False where no answer fits both tables."""
    decisions = [screen.open_question() for screen in pair]
    first, second = (decision.first(60) for decision in decisions)
    both = sorted((value for value in first if value in second), key=_tells)
    secret = decisions[0].seat == seat and is_together(pair[0].match.session.state)
    if not secret and not both:
        return False
    values = (first[0], second[-1]) if secret else (both[0], both[0])
    for screen, decision, value in zip(pair, decisions, values, strict=True):
        screen.scene._answer(decision, value)
    return True


def _tells(value: Any) -> int:
    """How much an answer is likely to tell: least of all one that declines."""
    return DECLINING.index(value) if value in DECLINING else len(DECLINING) + (not isinstance(value, str))


def go_on(pair: tuple[Screen, Screen], seat: int) -> bool:
    """Somebody does something, if it is for a person to do; False if the two tables part."""
    match = pair[0].match
    if match.screen.covered_for is not None:
        for screen in pair:
            screen.match.screen.lift()
    elif match.asked():
        return answer(pair, seat)
    return True


def watch(pair: tuple[Screen, Screen], seat: int, frames: int = FRAMES) -> int:
    """Compare frame by frame while the second person knows the same; how many pictures were compared."""
    compared = 0
    for frame in range(frames):
        if frame % FRAMES_FOR_EACH == 0 and not go_on(pair, seat):
            break
        one, two = (screen.picture(FRAME_MS) for screen in pair)
        if pair[0].known() != pair[1].known():
            break
        if not pair[0].is_own(seat):
            assert one == two, (seat, pair[0].known()[2:])
            compared += 1
    return compared
