"""Reading lessons from their files, and where they begin."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

from rules import Answer, Session, Setup, find
from rules.core.decisions import plain

HOME = Path(__file__).parent
LANGUAGES = ("en", "hu")


@dataclass(frozen=True)
class Step:
    """One sentence, what it is about, and what ends it."""

    text: dict[str, str]
    target: tuple[str | int, ...] = ()
    prompt: str = ""                            # empty: the button goes on
    value: Any = None                           # None: any answer to the prompt will do
    wrong: dict[str, str] = field(default_factory=dict)
    others: tuple[Any, ...] = ()
    watch: bool = False

    @property
    def is_read(self) -> bool:
        """Whether the button goes on."""
        return not self.prompt and not self.watch

    def accepts(self, prompt: str, value: Any) -> bool:
        """Whether an answer is what the step asks for."""
        return prompt == self.prompt and (self.value is None or plain(value) == self.value)


@dataclass(frozen=True)
class Lesson:
    """A whole lesson."""

    game: str
    name: str
    title: dict[str, str]
    about: dict[str, str]
    human: int
    setup: Setup
    seed: int
    steps: tuple[Step, ...]
    position: dict[str, Any] | None = None
    order: int = 0
    minutes: int = 5

    @property
    def key(self) -> str:
        return f"{self.game}/{self.name}"

    def begin(self, answers: list[Any] | None = None) -> Session:
        """The fixed deal, or the place where it was left: its answers given again."""
        content = find(self.game).content(list(self.setup.sets))
        if self.position is None:
            session = Session.start(self.game, self.setup, self.seed, content)
        else:
            lay = import_module(f"rules.{self.game}.setup").position
            session = Session(lay(self.setup, self.seed, self.position, content), self.seed)
        for packed in answers or ():
            session.answer(Answer.decode(packed))
        return session


def lesson(game: str, name: str, home: Path | None = None) -> Lesson:
    """A lesson from its file; ValueError says what is wrong with it."""
    path = (home or HOME) / game / f"{name}.toml"
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    opening = data["setup"]
    setup = Setup(game, [dict(seat) for seat in opening["seats"]], dict(opening.get("options", {})),
                  list(opening.get("sets", [])))
    steps = tuple(_step(step, f"{path.name}, step {number}") for number, step in enumerate(data["step"], 1))
    return Lesson(
        game, name, _both(data["title"], path.name), _both(data["about"], path.name), opening.get("human", 0), setup,
        data.get("seed", 1), steps, data.get("position"), data.get("order", 0), data.get("minutes", 5),
    )


def _step(data: dict[str, Any], where: str) -> Step:
    do = data.get("do", {})
    value = plain(do["value"]) if "value" in do else None
    return Step(
        _both(data["text"], where), tuple(data.get("target", ())), do.get("prompt", ""), value,
        _both(data["wrong"], where) if "wrong" in data else {}, tuple(plain(one) for one in data.get("others", ())),
        bool(data.get("watch", False)),
    )


def _both(text: dict[str, str], where: str) -> dict[str, str]:
    missing = [language for language in LANGUAGES if not text.get(language)]
    if missing:
        raise ValueError(f"{where}: no text in {', '.join(missing)}")
    return dict(text)


def lessons(game: str = "", home: Path | None = None) -> list[Lesson]:
    """All lessons of a game (or of all games), in their order."""
    root = home or HOME
    found = [lesson(path.parent.name, path.stem, root) for path in sorted(root.glob(f"{game or '*'}/*.toml"))]
    return sorted(found, key=lambda one: (one.game, one.order, one.name))
