"""Lessons as read from their files, and the position in which each step is shown."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import tomli

from app.games import folder, folders
from app.match.hooks import hooks_of, passing, sole_answer
from rules import Answer, Session, Setup, find, waiting
from rules.core.decisions import Value, plain
from rules.core.lean import dataclass

LANGUAGES = ("en", "hu")
GUIDE = "guide"
OPENINGS = ("later", "new")


class ScriptedAnswer(NamedTuple):
    """An answer written in the lesson; in a reply window it may be given only at a certain `moment`."""

    answer: Answer
    moment: str = ""

    def is_due(self, session: Session) -> bool:
        """Whether its question is open now; until then everybody passes the reply windows."""
        for decision in waiting(session.state):
            if decision.seat == self.answer.seat and decision.prompt == self.answer.prompt:
                now = hooks_of(session.setup.game).moment(session.state, decision)
                return self.moment in ("", now)
        return False


def passed(session: Session, cue: ScriptedAnswer | None) -> Answer | None:
    """What is answered unasked before `cue`: a pass in a reply window, or the only answer that a question has."""
    if cue is not None and cue.is_due(session):
        return None
    state = session.state
    for decision in waiting(state):
        if hooks_of(session.setup.game).is_window(state, decision):
            return Answer(decision.seat, decision.prompt, passing(decision))
    for decision in waiting(state):
        only = sole_answer(decision)
        if only is not None:
            return Answer(decision.seat, decision.prompt, only)
    return None


@dataclass(frozen=True)
class LessonStep:
    """One sentence of a lesson, what it highlights, and the learner's answer that ends it."""

    text: dict[str, str]
    highlight: str = ""
    answer: Answer | None = None  # None: the sentence is only read, and a button ends it
    aimed: bool = False  # the last number of the answer may be any
    auto: tuple[ScriptedAnswer, ...] = ()
    moment: str = ""  # of the reply window in which the learner answers

    @property
    def cues(self) -> tuple[ScriptedAnswer, ...]:
        """Everything that is answered in this step, in order."""
        return (ScriptedAnswer(self.answer, self.moment), *self.auto) if self.answer is not None else self.auto

    def accepts(self, prompt: str, value: Value) -> bool:
        """Whether an answer is what the step asks for."""
        if self.answer is None or prompt != self.answer.prompt:
            return False
        given, wanted = plain(value), self.answer.value
        return bool(given[:-1] == wanted[:-1]) if self.aimed and isinstance(given, tuple) else given == wanted


@dataclass(frozen=True)
class LessonPart:
    """Steps that belong together. It begins with a position of its own, or (None) with the deal.

    `opening` says how a later part follows what was there before: "later" in the same game, or in a "new" one.
    """

    position: dict[str, Any] | None
    steps: tuple[LessonStep, ...]
    opening: str = ""


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
        """The index of a step's part, and the step's index in that part."""
        for index, part in enumerate(self.parts):
            if number < len(part.steps):
                return index, number
            number -= len(part.steps)
        return len(self.parts) - 1, len(self.parts[-1].steps)

    def begins_part(self, number: int) -> LessonPart | None:
        """The part that begins with this step; None within a part, and for the first one."""
        if not 0 < number < len(self.steps):
            return None
        index, place = self.part_of(number)
        return None if place else self.parts[index]

    def laid_out(self, number: int) -> Session:
        """The session in which a step's part begins."""
        part = self.parts[self.part_of(number)[0]]
        content = find(self.game).content(list(self.setup.sets))
        if part.position is None:
            return Session.start(self.game, self.setup, self.seed, content)
        lay = import_module(f"rules.{self.game}.setup").position
        return Session(lay(self.setup, self.seed, part.position, content), self.seed)

    def before(self, number: int) -> Session:
        """The session in which a step is shown: its part laid out, the steps before it played as written."""
        session = self.laid_out(number)
        index, place = self.part_of(number)
        part = self.parts[index]
        told = [cue for step in part.steps[:place] for cue in step.cues]
        for cue in told:
            _clear(session, cue)
            session.answer(cue.answer)
        following = self.next_cue(number)
        if told or following is not None:
            _clear(session, following)
        return session

    def next_cue(self, number: int) -> ScriptedAnswer | None:
        """The next scripted answer from this step to the end of its part; None if there is none."""
        index, place = self.part_of(number)
        later = (cue for step in self.parts[index].steps[place:] for cue in step.cues)
        return next(later, None)


def _clear(session: Session, cue: ScriptedAnswer | None) -> None:
    while (way := passed(session, cue)) is not None:
        session.answer(way)


def folder_of(game: str) -> Path:
    """The folder of a game's lessons."""
    found = folder(game, "lessons")
    if found is None:
        raise FileNotFoundError(f"{game} has no lessons")
    return found


def names_of(game: str) -> list[str]:
    """The names of a game's lessons, from the file names: reading the files would take time."""
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
        LessonPart(
            part.get("position"),
            tuple(_step(step, human, path.name) for step in part["step"]),
            _opening(part, number, path.name),
        )
        for number, part in enumerate(data["part"])
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


def _opening(part: dict[str, Any], number: int, where: str) -> str:
    """A change of position that nobody announces looks like a fault of the program."""
    opening = str(part.get("opening", ""))
    if number and opening not in OPENINGS:
        raise ValueError(f"{where}: part {number + 1} needs an opening: {' or '.join(OPENINGS)}")
    return opening


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
