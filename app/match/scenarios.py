"""Scenarios: positions shipped with the program, such as the rulebook's examples, to be played on.

A scenario is `app/games/<game>/scenarios/<name>.toml`: game, seed, rules, title and about in both languages, a
setup with the human's seat, and a position as `rules.<game>.setup.position` reads it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from typing import Any

import tomli

from app.games import folder
from rules import Session, Setup, State, clone, find
from rules.core.lean import dataclass

MARK = "scenario:"  # a save with this mark and a scenario's name has a log that begins at its position


@dataclass(frozen=True)
class Scenario:
    """One position with its texts."""

    game: str
    name: str
    rules: tuple[str, ...]
    title: dict[str, str]
    about: dict[str, str]
    human: int
    setup: Setup
    seed: int
    position: dict[str, Any]

    def session(self) -> Session:
        """A new session that begins at this position."""
        content = find(self.game).content(list(self.setup.sets))
        lay = import_module(f"rules.{self.game}.setup").position
        state = lay(self.setup, self.seed, self.position, content)
        return Session(state, self.seed, opening=clone(state))


def scenario_of(marks: Iterable[str]) -> str:
    """The name of the scenario a match began with, from the marks of its save; "" if it was dealt."""
    return next((mark.removeprefix(MARK) for mark in marks if mark.startswith(MARK)), "")


def start_of(game: str, marks: Iterable[str]) -> State | None:
    """The first position of a save with these marks; None if it was dealt."""
    name = scenario_of(marks)
    return scenario(game, name).session().state if name else None


def known_start_of(game: str, marks: Iterable[str]) -> State | None:
    """Like `start_of`, but None also for a scenario that this program does not have: then only the old log is lost."""
    try:
        return start_of(game, marks)
    except (OSError, KeyError, ValueError):
        return None


def scenario_folder(game: str) -> Path:
    found = folder(game, "scenarios")
    if found is None:
        raise FileNotFoundError(f"{game} has no scenarios")
    return found


def scenario(game: str, name: str) -> Scenario:
    """A scenario by name. A name is a plain word, so that it cannot lead to another folder."""
    if not re.fullmatch(r"[\w-]{1,60}", name) or not re.fullmatch(r"[a-z]{1,20}", game):
        raise ValueError(f"no name of a scenario: {name!r}")
    data = tomli.loads((scenario_folder(game) / f"{name}.toml").read_text(encoding="utf-8"))
    opening = data["setup"]
    setup = Setup(
        game, [dict(seat) for seat in opening["seats"]], dict(opening.get("options", {})), list(opening.get("sets", []))
    )
    return Scenario(
        game,
        name,
        tuple(data.get("rules", ())),
        data["title"],
        data["about"],
        opening.get("human", 0),
        setup,
        data.get("seed", 1),
        data["position"],
    )


def scenarios(game: str) -> list[str]:
    found = folder(game, "scenarios")
    return sorted(path.stem for path in found.glob("*.toml")) if found is not None else []
