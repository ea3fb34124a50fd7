"""A game that is over, as the result screen, the share card and the statistics need it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from typing import TYPE_CHECKING, Any

from app.games import part
from app.match.seats import HUMAN
from app.match.statistics import PlayedGame, Player, rolled
from app.scenes.story import story_of
from app.text.names import shown_name
from app.text.texts import Texts, message_id
from rules import Event, Result, Setup, find, view
from rules.core.chronicle import Chronicle
from rules.core.lean import dataclass

if TYPE_CHECKING:
    import pygame

    from app.match import Match
    from app.match.stars import GoalStanding
    from saves.document import Document


@dataclass(frozen=True)
class ScoreStep:
    """One line of the scoring: what for, and the points of every seat (None: does not concern it)."""

    name: str
    points: tuple[int | None, ...]
    rule: str = ""


@dataclass(frozen=True)
class Finished:
    """Everything that is left when a game is over."""

    game: str
    setup: Setup
    seed: int
    who: tuple[tuple[str, str], ...]  # name and kind by seat
    result: Result
    table: Mapping[str, Any]  # the public view of the end
    turns: int = 0
    marks: tuple[str, ...] = ()
    match: str = ""
    begun: str = ""
    date: str = ""
    dice: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    document: Callable[[], Document] | None = None
    picture: Callable[[], pygame.Surface] | None = None  # the table as everybody may see it
    lines: Callable[[], Sequence[str]] | None = None  # the full log, worded (UX-56)
    extras: Mapping[str, Any] = field(default_factory=dict)
    story: Chronicle = field(default_factory=Chronicle)
    brought: tuple[str, ...] = ()  # by seat, see `brought_by`
    homes: tuple[tuple[str, str], ...] = ()  # the same as `who` with the first kind of player: who gets a seat back
    standing: GoalStanding | None = None  # the stars of a challenge
    content: Any = None  # what is printed on the pieces; None: what the game ships

    @property
    def printed(self) -> Any:
        """The content that was played with; the sets of somebody's own may be gone by now."""
        return find(self.game).content(list(self.setup.sets)) if self.content is None else self.content

    @property
    def people_won(self) -> bool:
        """Whether a person is among the winners: nobody celebrates a computer player."""
        return any(self.who[seat][1] == HUMAN for seat in self.result.places[0])

    @property
    def is_happy(self) -> bool:
        """Has a person won, or did nobody here have anything to lose?"""
        people = [seat for seat, (_, kind) in enumerate(self.who) if kind == HUMAN]
        return not people or any(seat in self.result.places[0] for seat in people)

    @property
    def has_company(self) -> bool:
        """Whether several people played, so that somebody else may want to know how it ended."""
        return sum(kind == HUMAN for _, kind in self.who) > 1

    @property
    def may_review(self) -> bool:
        """Whether a person played whose moves can be looked at once more."""
        kinds = self.homes or self.who
        return self.document is not None and any(kind == HUMAN for _, kind in kinds)

    def saved(self) -> Document:
        """The whole game as a save."""
        assert self.document is not None
        return self.document()

    @property
    def is_for_tournament(self) -> bool:
        return any(mark.startswith("tournament:") for mark in self.marks)

    def played(self) -> PlayedGame:
        players = tuple(
            Player(
                name,
                kind,
                self.result.place_of(seat),
                self.result.scores[seat],
                self.brought[seat] if self.brought else "",
            )
            for seat, (name, kind) in enumerate(self.who)
        )
        return PlayedGame(
            self.date, self.game, self.seed, self.turns, players, self.marks, self.dice, self.match, self.begun
        )

    def name(self, texts: Texts, seat: int) -> str:
        """A seat's name; one that nobody typed is told in the language of the moment."""
        return shown_name(texts, self.who[seat][0])

    def ranking(self) -> list[int]:
        return [seat for tied in self.result.places for seat in tied]


def finished_of(
    match: Match,
    picture: Callable[[], pygame.Surface] | None = None,
    lines: Callable[[], Sequence[str]] | None = None,
) -> Finished:
    """From a match whose game is over."""
    from saves.games import document_of, now

    session, over = match.session, match.result()
    assert over is not None
    who = tuple((match.seats[seat].name, match.seats[seat].kind) for seat in range(len(match.seats)))
    about = match.files.about
    events = [event for line in match.log.lines() for event in line.events]
    return Finished(
        session.setup.game,
        session.setup,
        session.seed,
        who,
        over,
        _table(session.state),
        find(session.setup.game).turn(session.state),
        match.files.marks,
        about.match,
        about.created,
        now(),
        rolled(events, part(session.setup.game, "dice")),
        lambda: document_of(session, about),
        picture,
        lines,
        story=story_of(session.setup.game, session.state, events),
        brought=brought_by(session.setup, events),
        homes=tuple((match.seats[seat].name, match.seats[seat].home) for seat in range(len(match.seats))),
        content=session.content,
    )


def brought_by(setup: Setup, events: Sequence[Event]) -> tuple[str, ...]:
    """What each seat played with, for statistics: the `brought(setup, events)` of the game's `statistics`."""
    own = part(setup.game, "statistics")
    return tuple(own.brought(setup, events)) if own is not None else ()


def _table(state: Any) -> Mapping[str, Any]:
    shown = view(state, None)["table"]
    assert isinstance(shown, dict)
    return shown


def score_steps(texts: Texts, over: Finished) -> list[ScoreStep]:
    """The scoring line by line: from the game's own reckoning, or from `score_steps` of the seats in its view.

    A game may give `score_steps(texts, finished) -> list[ScoreStep]` in its manifest. Otherwise each seat of
    the view lists {"item", "points", "rule", ...}; an item is worded by `<game>-score-<item>` with its other values.
    """
    own = part(over.game, "scoring")
    if own is not None:
        return list(own(texts, over))
    seats = over.table.get("seats")
    listed = [seat.get("score_steps", []) for seat in seats] if isinstance(seats, list) else []
    return _added(texts, over.game, listed)


def _added(texts: Texts, game: str, listed: Sequence[Sequence[Mapping[str, Any]]]) -> list[ScoreStep]:
    """Equal items of a seat become one line; lines come in the order in which items first appear."""
    names: dict[str, str] = {}
    rules: dict[str, str] = {}
    points: dict[str, dict[int, int]] = {}
    for seat, steps in enumerate(listed):
        for step in steps:
            item = str(step.get("item", ""))
            named = message_id(game, "score", item)
            if not texts.has(named):
                continue
            names.setdefault(item, texts(named, **_words(texts, game, step)))
            rules.setdefault(item, str(step.get("rule", "")))
            row = points.setdefault(item, {})
            row[seat] = row.get(seat, 0) + int(step.get("points", 0))
    return [
        ScoreStep(name, tuple(points[item].get(seat) for seat in range(len(listed))), rules[item])
        for item, name in names.items()
    ]


def _words(texts: Texts, game: str, step: Mapping[str, Any]) -> dict[str, object]:
    words: dict[str, object] = {"colour": texts("score-any-colour")}
    words.update({key: value for key, value in step.items() if key != "colour" and isinstance(value, (int, str))})
    return words


def winner_line(texts: Texts, over: Finished) -> str:
    """Who won; in some games all can lose together, and then nobody is in the first place."""
    first = [over.name(texts, seat) for seat in over.result.places[0]]
    if not first:
        return texts("result-nobody" if len(over.who) > 1 else "result-alone")
    return texts("result-shared" if len(first) > 1 else "result-winner", name=", ".join(first))


def heading_line(texts: Texts, over: Finished) -> str:
    """Who won, as told to whoever is left at the table: a person among computer players hears "you"."""
    people = [seat for seat, (_, kind) in enumerate(over.who) if kind == HUMAN]
    first = over.result.places[0]
    if len(people) != 1 or len(over.who) == 1 or not first:
        return winner_line(texts, over)
    if people[0] in first:
        message = "result-you-won-shared" if len(first) > 1 else "result-you-won"
    else:
        message = "result-you-lost-shared" if len(first) > 1 else "result-you-lost"
    return texts(message, name=", ".join(over.name(texts, seat) for seat in first))


def reason_line(texts: Texts, over: Finished) -> str:
    """Why it ended as it did, worded by `result-<reason>`."""
    name = message_id("result", over.result.reason)
    return texts(name) if texts.has(name) else ""


def facts_line(texts: Texts, over: Finished) -> str:
    """Game, length and seed; a game that does not count in turns words it as `result-facts-<game>`."""
    name = texts(f"game-{over.game}") if texts.has(f"game-{over.game}") else over.game
    return texts.of_game("result-facts", over.game, game=name, turns=over.turns, seed=str(over.seed))
