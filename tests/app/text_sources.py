"""All that players read, line by line: messages, cards, lessons, scenarios, rulebooks, the note beside the program."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from app.games import folders
from app.text.texts import LANGUAGES, LOCALE, entries_of

ROOT = LOCALE.parents[2]
SHELL = "shell"
_CASE = re.compile(r"^\s*\*?\[[^\]]*\]", re.MULTILINE)
_FORM = re.compile(r"^ +\.([a-z-]+) =", re.MULTILINE)


class Line(NamedTuple):
    owner: str  # a game, or "shell"
    language: str
    kind: str  # message, card, lesson, scenario, rulebook, note
    where: str  # the id of a message, else the file
    text: str

    def __str__(self) -> str:
        return f"{self.owner} {self.language} {self.where}: {self.text.strip()}"


@cache
def lines() -> tuple[Line, ...]:
    return tuple(_lines())


def _lines() -> Iterator[Line]:
    for owner, folder in {SHELL: LOCALE, **folders("locale")}.items():
        for language in LANGUAGES:
            yield from _messages(owner, language, folder / language)
    for owner in folders("locale"):
        for path in sorted((ROOT / "rules" / owner / "content").rglob("*.toml")):
            yield from _in_toml(owner, "card", path)
        for kind in ("lesson", "scenario"):
            for path in sorted((ROOT / "app" / "games" / owner / f"{kind}s").glob("*.toml")):
                yield from _in_toml(owner, kind, path)
        for language in LANGUAGES:
            path = ROOT / "app" / "games" / owner / "rulebook" / f"{language}.md"
            for number, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                yield Line(owner, language, "rulebook", f"{language}.md:{number}", text)
    note = (ROOT / "packaging" / "READ ME.txt").read_text(encoding="utf-8").partition("Magyar")
    for language, text in (("en", note[0]), ("hu", note[2])):
        for part in text.splitlines():
            yield Line(SHELL, language, "note", "READ ME.txt", part)


def _messages(owner: str, language: str, folder: Path) -> Iterator[Line]:
    """What can be heard of each message: no id, no names of cases and forms, no comments."""
    for path in sorted(folder.glob("*.ftl")):
        for name, entry in entries_of(path.read_text(encoding="utf-8")).items():
            text = _FORM.sub("", _CASE.sub("", entry.partition("=")[2]))
            yield Line(owner, language, "message", name, text)


def _in_toml(owner: str, kind: str, path: Path) -> Iterator[Line]:
    def told(value: Any) -> Iterator[Line]:
        if isinstance(value, dict):
            for language in LANGUAGES:
                if isinstance(value.get(language), str):
                    yield Line(owner, language, kind, path.name, value[language])
            for part in value.values():
                yield from told(part)
        elif isinstance(value, list):
            for part in value:
                yield from told(part)

    yield from told(tomllib.loads(path.read_text(encoding="utf-8")))
