"""Restless people: whatever is pressed at whatever moment, the match stays sound and ends (UX-96, UX-97)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from app.match import ASK, CALL_OUT, HUMAN, Faulted, Match, PlaySettings
from rules import Chance, Illegal, Setup, replay, view, waiting
from tests.app.match_support import InlineOpponents, kinds_of
from tests.support.expected import expected
from tests.support.games import TABLES


def by_dice(brief: Any) -> Any:
    return brief.decision.sample(Chance(brief.number))


class Restless:
    """Presses anything at any time; what is refused must be refused with a reason."""

    def __init__(self, match: Match, seed: int) -> None:
        self.match, self.rng = match, Chance(seed)
        self.refused: list[str] = []
        every: list[Callable[[], Any]] = [
            self.answer,
            self.answer,
            self.answer,
            self.answer,
            self.answer,
            match.screen.lift,
            match.screen.lift,
            self.call,
            match.screen.hide,
            self.undo,
            match.undoing.redo,
            match.hint,
            match.pace.step,
            match.screen.focus_lost,
            match.screen.touched,
            match.replies.end_ring,
            self.ready,
            self.ready,
            match.clock.resume,
            match.clock.pause,
            self.hand_over,
            self.orders,
            self.take_back,
            self.sit,
            lambda: match.pace.fast_forward(bool(self.rng.below(2))),
            self.nonsense,
            self.trust,
        ]
        self.every = every

    def press(self) -> None:
        try:
            self.rng.choice(self.every)()
        except Illegal as refused:
            assert refused.reason.id
            self.refused.append(refused.reason.id)

    def seat(self) -> int:
        return self.rng.below(len(self.match.seats))

    def answer(self) -> None:
        asked = self.match.asked()
        if asked:
            decision = self.rng.choice(asked)
            self.match.answer(decision.sample(self.rng), decision.seat)

    def call(self) -> None:
        self.match.replies.call_out(self.seat())

    def ready(self) -> None:
        self.match.clock.ready(self.seat())

    def sit(self) -> None:
        self.match.people.sit(self.seat())

    def nonsense(self) -> None:
        self.match.answer("nonsense", self.seat())

    def trust(self) -> None:
        self.match.settings.trust = self.rng.below(4) == 0

    def hand_over(self) -> None:
        if self.rng.below(4) == 0:
            self.match.people.hand_over(self.seat(), self.rng.choice((HUMAN, HUMAN, "cadet")))

    def orders(self) -> None:
        stops = self.match.stops[self.seat()]
        stops.mode = self.rng.choice((ASK, CALL_OUT))
        stops.until_turn = bool(self.rng.below(2))
        stops.until_targeted = bool(self.rng.below(2))

    def take_back(self) -> None:
        match = self.match
        points = match.undoing.take_back_points()
        if points and self.rng.below(8) == 0:
            match.undoing.take_back(self.rng.choice(points).length)
            self.agree()

    def undo(self) -> None:
        self.match.undoing.undo()
        self.agree()

    def agree(self) -> None:
        """Whoever is asked about a take-back or an undo comes to the screen and says something."""
        match = self.match
        while match._loop.consults:
            match.screen.lift()
            match.undoing.reply_take_back(match._history._asked.open[0], bool(self.rng.below(2)))


def check(match: Match) -> None:
    """What must hold at every moment."""
    viewer, covered = match.viewer, match.screen.covered_for
    assert viewer is None or covered is None
    asked = match.asked()
    waits = waiting(match.session.state)
    if covered is not None:
        assert not asked
        assert match.view()["seat"] is None
    for decision in asked:
        assert any(d.seat == decision.seat and d.prompt == decision.prompt for d in waits)
        assert match.seats.is_human(decision.seat)
        assert decision.since is not None or decision.seat == viewer
    if viewer is not None and not match.clock.hides_row:
        assert match.view() == view(match.session.state, viewer)
    assert [e.number for e in match._journal.feed.entries] == list(range(len(match.session.log)))


GAMES = [
    ("tiny", {}, (HUMAN, HUMAN, "cadet")),
    ("tiny", {}, (HUMAN, "cadet")),
    *((game, table["options"], table["kinds"]) for game in TABLES for table in expected(game, "restless").values()),
]


@pytest.mark.parametrize(("game", "options", "kinds"), GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_nothing_that_is_pressed_breaks_a_match(
    game: str, options: dict[str, Any], kinds: tuple[str, ...], seed: int
) -> None:
    names = ("Anna", "Béla", "Cili")
    match = Match.begin(
        game,
        Setup(game, [{} for _ in kinds], options),
        seed,
        list(zip(names, kinds, strict=False)),
        opponents=InlineOpponents(by_dice),
        settings=PlaySettings(pace_ms=100, answer_ms=50, grace_ms=500, hide_after_s=2),
    )
    people = Restless(match, seed)
    told = []
    for _ in range(1500):
        told += match.update(people.rng.below(120))
        check(match)
        people.press()
        check(match)
    assert not [t for t in told if isinstance(t, Faulted)], kinds_of(told)
    assert people.refused
    session = match.session
    assert replay(session.setup, session.seed, session.log).encode() == session.state.encode()
