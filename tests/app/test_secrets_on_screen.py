"""Nothing private is on the screen while something is asked of or shown to several people, or to somebody else.

For every kind of question of every game two tables stand side by side, with two people and, where there is room, a
computer player. They differ only in what the second person must not see. The first person answers both alike; from
then on, as long as what the second one may know is the same, every single frame in which not just the first one is
asked must be the same picture: through motion, call-out rings, pages, turns of computer players, dialogs and covers
(UX-41, UX-110).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from typing import Any

import pygame
import pytest

from app.match import HUMAN, Match, PlaySettings, Seats
from app.match.feed import relived
from app.shell.main import App
from app.table.desk import DECLINING
from app.table.scene import TableScene
from app.tools.shot import headless_app
from rules import Chance, Decision, Session, State, clone, fingerprint, imagine, natural_answer, view, waiting
from rules.core.state import Setup
from tests.app.match_support import InlineMinds, passing
from tests.support.thorough import THOROUGH

SIZE = (960, 540)
FRAME_MS, FRAMES, FRAMES_FOR_EACH = 150.0, 24 if THOROUGH else 12, 4
TRIES = 400  # steps until somebody who is not asked now is not waited for any more
WORLDS = 4  # tries to find another world

GAMES: dict[str, tuple[int, dict[str, Any], tuple[int, ...]]] = {
    "smugglers": (3, {"timing": "secret"}, (1, 2)),
    "kaosz": (3, {}, (1, 2, 3, 4)),
    "venus": (3, {"interrupt_prompt": "always"}, (1, 2, 3, 4)),
    "cosmic": (3, {}, (1,)),
}
# Kinds of questions after which something is for everybody, or for somebody else.
WATCHED = {
    "smugglers": {"smugglers.secret.act", "smugglers.payment.pay", "smugglers.refill.take"},
    "kaosz": {
        "core.priority.reply",
        "kaosz.game.mulligan",
        "kaosz.turn.action",
        "kaosz.combat.attackers",
        "kaosz.combat.defenders",
        "kaosz.combat.crew",
        "kaosz.combat.pay",
        "kaosz.fire.fire",
        "kaosz.shot.return",
        "kaosz.bombard.bombers",
        "kaosz.announce.target",
    },
    "venus": {
        "venus.game.empire",
        "venus.turn.act",
        "venus.attempt.act",
        "venus.attempt.lose",
        "venus.move.claim",
        "venus.destroy.save",
        "venus.actions.last",
        "venus.saboteur.hire",
        "venus.encore.encore",
        "venus.spy.spy_take",
    },
    "cosmic": {"cosmic.game.alien", "cosmic.planning.card"},
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
        names, self._other = ("Anna", "Béla", "Cili"), moment.other
        session = Session(clone(state), moment.session.seed, moment.session.log)
        self.app: App = headless_app(SIZE)
        self.match = Match(
            session,
            Seats(zip(names, kinds, strict=False)),
            minds=InlineMinds(passing),
            feed=relived(moment.session),
            settings=PlaySettings(hide_after_s=0),
        )
        self.match.stops[moment.seat].at.add(moment.decision.prompt)  # asked, even where its answer would follow
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
            if match.covered_for == seat:
                match.lift()
            elif match.covered_for is not None:
                match.sit(seat)  # a choice made together may have named the other one first
            elif match.viewer == seat and match.asked():
                self.step()
                return True
            else:
                match.call_out(seat)
            self.step()
        return False

    def open_question(self) -> Decision:
        return self.match.asked()[0]

    def picture(self, ms: float = 0.0) -> bytes:
        """The next frame."""
        self.app.dirty = True
        self.app.step(ms)
        return pygame.image.tobytes(self.app.surface, "RGB")

    def is_own(self, seat: int) -> bool:
        """Is this seat, and nobody else, asked something now?"""
        return [decision.seat for decision in self.match.asked()] == [seat]

    def known(self) -> Any:
        """What the second person may know, and what is open to whom."""
        match = self.match
        lines = [[event.encode() for event in line.events] for line in match._book.feed.lines(self._other)[-12:]]
        return view(match.session.state, self._other), lines, match.viewer, match.covered_for, match.ring is None


@contextmanager
def side_by_side(moment: Moment) -> Iterator[tuple[Screen, Screen] | None]:
    """Two tables at which the first person is asked, or None where nobody is, or where nothing is hidden."""
    world, state = other_world(moment), moment.session.state
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
    if match.covered_for is not None:
        for screen in pair:
            screen.match.lift()
    elif match.asked():
        return answer(pair, seat)
    return True


def watch(pair: tuple[Screen, Screen], seat: int) -> int:
    """Compare frame by frame while the second person knows the same; how many pictures were compared."""
    compared = 0
    for frame in range(FRAMES):
        if frame % FRAMES_FOR_EACH == 0 and not go_on(pair, seat):
            break
        one, two = (screen.picture(FRAME_MS) for screen in pair)
        if pair[0].known() != pair[1].known():
            break
        if not pair[0].is_own(seat):
            assert one == two, (seat, pair[0].known()[2:])
            compared += 1
    return compared


@pytest.mark.parametrize("game", GAMES)
def test_no_frame_for_others_shows_what_only_one_person_may_see(game: str) -> None:
    compared: dict[str, int] = {}
    differed = 0
    for prompt, moment in moments(game).items():
        if not THOROUGH and prompt not in WATCHED[game]:
            continue
        with side_by_side(moment) as pair:
            if pair is not None:
                differed += pair[0].picture() != pair[1].picture()
                compared[prompt] = watch(pair, moment.seat)
    assert {prompt for prompt, frames in compared.items() if frames} >= WATCHED[game]
    assert bool(differed) is (game != "smugglers")  # whoever holds cards sees the difference


@pytest.mark.parametrize("game", ["kaosz", "venus"])
def test_a_question_about_a_take_back_is_asked_over_a_table_without_private_things(game: str) -> None:
    """UX-60: who is asked comes to the screen; whoever only closes the dialog has not agreed."""
    moment = next(each for prompt, each in moments(game).items() if prompt.endswith(("turn.action", "turn.act")))
    with side_by_side(moment) as pair:
        assert pair is not None and pair[0].picture() != pair[1].picture()
        for screen in pair:
            screen.match.take_back(screen.match.take_back_points()[-1].length)
        for _ in range(4):
            one, two = (screen.picture(FRAME_MS) for screen in pair)
            assert one == two and len(pair[0].scene.host.layers) == 2
        screen, before = pair[0], len(pair[0].match.session.log)
        screen.scene.host.close()
        for _ in range(4):
            screen.step(FRAME_MS)
        assert screen.match.covered_for == moment.seat and len(screen.match.session.log) == before
