"""Reading lessons from their files, and the position in which each step of them is taken."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import tomli

from app.games import folder, folders
from app.match.hooks import hooks_of
from rules import PASS, Answer, Session, Setup, find, waiting
from rules.core.decisions import plain

LANGUAGES = ("en", "hu")
GUIDE = "guide"


class ScriptedAnswer(NamedTuple):
    """An answer that the lesson knows; one in a response window may wait for a certain moment."""

    answer: Answer
    moment: str = ""

    def is_due(self, session: Session) -> bool:
        """Whether this is asked now. Everybody passes the windows that come before."""
        for decision in waiting(session.state):
            if decision.seat == self.answer.seat and decision.prompt == self.answer.prompt:
                now = hooks_of(session.setup.game).moment(session.state, decision)
                return self.moment in ("", now)
        return False


def passed(session: Session, cue: ScriptedAnswer | None) -> Answer | None:
    """The pass of a response window that stands in the way of what comes next; None if nothing does."""
    if cue is not None and cue.is_due(session):
        return None
    state = session.state
    for decision in waiting(state):
        if hooks_of(session.setup.game).is_window(state, decision):
            return Answer(decision.seat, decision.prompt, PASS)
    return None


@dataclass(frozen=True)
class LessonStep:
    """One sentence, what it is about, and what ends it."""

    text: dict[str, str]
    highlight: str = ""
    answer: Answer | None = None  # None: the button goes on
    aimed: bool = False  # the learner's own last number counts
    auto: tuple[ScriptedAnswer, ...] = ()
    moment: str = ""  # of the response window in which the learner answers

    @property
    def cues(self) -> tuple[ScriptedAnswer, ...]:
        """Everything that is answered in this step, in order."""
        return (ScriptedAnswer(self.answer, self.moment), *self.auto) if self.answer is not None else self.auto

    def accepts(self, prompt: str, value: Any) -> bool:
        """Whether an answer is what the step asks for."""
        if self.answer is None or prompt != self.answer.prompt:
            return False
        given, wanted = plain(value), self.answer.value
        return bool(given[:-1] == wanted[:-1]) if self.aimed and isinstance(given, tuple) else given == wanted


@dataclass(frozen=True)
class LessonPart:
    """A stretch that begins with a position of its own; without one it begins with the deal."""

    position: dict[str, Any] | None
    steps: tuple[LessonStep, ...]


@dataclass(frozen=True)
class Lesson:
    """A whole lesson."""

    game: str
    name: str
    title: dict[str, str]
    about: dict[str, str]
    human: int
    names: tuple[str, ...]
    setup: Setup
    seed: int
    parts: tuple[LessonPart, ...]
    order: int = 0
    minutes: int = 5

    @property
    def key(self) -> str:
        return f"{self.game}/{self.name}"

    @property
    def steps(self) -> list[LessonStep]:
        return [step for part in self.parts for step in part.steps]

    def part_of(self, number: int) -> tuple[int, int]:
        """The part a step belongs to, and its place in it."""
        for index, part in enumerate(self.parts):
            if number < len(part.steps):
                return index, number
            number -= len(part.steps)
        return len(self.parts) - 1, len(self.parts[-1].steps)

    def before(self, number: int) -> Session:
        """The game as it stands when a step is shown: its part laid out, the steps before it played as written."""
        index, place = self.part_of(number)
        part = self.parts[index]
        content = find(self.game).content(list(self.setup.sets))
        if part.position is None:
            session = Session.start(self.game, self.setup, self.seed, content)
        else:
            lay = import_module(f"rules.{self.game}.setup").position
            session = Session(lay(self.setup, self.seed, part.position, content), self.seed)
        told = [cue for step in part.steps[:place] for cue in step.cues]
        for cue in told:
            _clear(session, cue)
            session.answer(cue.answer)
        if told:
            _clear(session, self.next_cue(number))
        return session

    def next_cue(self, number: int) -> ScriptedAnswer | None:
        """What is answered next, from this step on to the end of its part."""
        index, place = self.part_of(number)
        later = (cue for step in self.parts[index].steps[place:] for cue in step.cues)
        return next(later, None)


def _clear(session: Session, cue: ScriptedAnswer | None) -> None:
    while (way := passed(session, cue)) is not None:
        session.answer(way)


def folder_of(game: str) -> Path:
    """Where a game's lessons lie."""
    found = folder(game, "lessons")
    if found is None:
        raise FileNotFoundError(f"{game} has no lessons")
    return found


def names_of(game: str) -> list[str]:
    """The lessons of a game by name, told from their files alone: reading them takes time."""
    found = folder(game, "lessons")
    return sorted(path.stem for path in found.glob("*.toml") if path.stem != GUIDE) if found else []


def lesson(game: str, name: str) -> Lesson:
    """A lesson from its file; ValueError says which text is missing."""
    path = folder_of(game) / f"{name}.toml"
    data = tomli.loads(path.read_text(encoding="utf-8"))
    opening = data["setup"]
    setup = Setup(
        game, [dict(seat) for seat in opening["seats"]], dict(opening.get("options", {})), list(opening.get("sets", []))
    )
    human = opening.get("human", 0)
    names = tuple(opening.get("names", [str(seat + 1) for seat in range(len(setup.seats))]))
    parts = tuple(
        LessonPart(part.get("position"), tuple(_step(step, human, path.name) for step in part["step"]))
        for part in data["part"]
    )
    return Lesson(
        game,
        name,
        _both(data["title"], path.name),
        _both(data["about"], path.name),
        human,
        names,
        setup,
        data.get("seed", 1),
        parts,
        data.get("order", 0),
        data.get("minutes", 5),
    )


def _step(data: dict[str, Any], human: int, where: str) -> LessonStep:
    expect = data.get("expect")
    answer = None
    if expect is not None:
        value = plain(expect["value"])
        if "aim" in expect:
            value = (*value, expect["aim"]) if isinstance(value, tuple) else (value, expect["aim"])
        answer = Answer(human, expect["prompt"], value, expect.get("t"))
    auto = tuple(
        ScriptedAnswer(Answer(one["seat"], one["prompt"], plain(one["value"]), one.get("t")), one.get("moment", ""))
        for one in data.get("auto", ())
    )
    told = expect or {}
    return LessonStep(
        _both(data["text"], where), data.get("highlight", ""), answer, "aim" in told, auto, told.get("moment", "")
    )


def _both(text: dict[str, str], where: str) -> dict[str, str]:
    missing = [language for language in LANGUAGES if not text.get(language)]
    if missing:
        raise ValueError(f"{where}: no text in {', '.join(missing)}")
    return dict(text)


def lessons(game: str = "") -> list[Lesson]:
    """All lessons of a game (or of all games), in their order."""
    games = [game] if game else list(folders("lessons"))
    found = [lesson(one, name) for one in games for name in names_of(one)]
    return sorted(found, key=lambda one: (one.game, one.order, one.name))
