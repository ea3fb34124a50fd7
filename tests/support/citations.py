"""Which rules there are, and where they are cited.

A game's rules are told one by one in `rules/<game>/RULES*.md`, what holds at every table in `app/table/UX.md`. A
statement begins with its ID in bold, as an item of a list, a row of a table or a paragraph: `- **XX-1.2** ...`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
UX = ROOT / "app" / "table" / "UX.md"
WHERE = ("rules", "app", "saves", "art", "tests")
KINDS = {".py", ".toml", ".ftl", ".md"}
# Encodings and licences look like IDs; XX and LA are the rules of games that are made up as examples.
# Games whose rules serve as examples in what all games share: where such a game is not there, nobody can look them up.
EXAMPLES = {"CE", "KG", "OV", "SE", "SM"}
OTHERS = {"UTF", "BSD", "GPL", "LGPL", "MIT", "MPL", "PSF", "XX", "LA"}

_ID = r"[A-Z]{1,4}-[A-Z]{0,2}\d+(?:\.\d+)*[a-z]?"
_DEFINED = re.compile(rf"^ *(?:(?:[-|]|\d+\.) *)?\*\*({_ID})\b", re.MULTILINE)
_CITED = re.compile(rf"\b(?<!-){_ID}\b")


def defined_in(*documents: Path) -> tuple[str, ...]:
    return tuple(rule for document in documents for rule in _DEFINED.findall(document.read_text(encoding="utf-8")))


def documents_of(game: str) -> list[Path]:
    return sorted((ROOT / "rules" / game).glob("RULES*.md"))


def rules_of(game: str) -> tuple[str, ...]:
    """The IDs of a game, in the order in which they are told."""
    return defined_in(*documents_of(game))


def documented() -> list[str]:
    """The games that tell their rules."""
    return sorted({document.parent.name for document in (ROOT / "rules").glob("*/RULES*.md")})


def with_chapters(rules: Iterable[str]) -> set[str]:
    """The rules and the chapters that they stand in: XX-1 and XX-1.2 with XX-1.2.3."""
    found = set(rules)
    for rule in rules:
        while "." in rule:
            rule = rule.rpartition(".")[0]
            found.add(rule)
    return found


def cited_in(text: str) -> Iterator[tuple[str, int]]:
    """Everything that looks like an ID, and where it stands in the text."""
    return ((match[0], match.start()) for match in _CITED.finditer(text))


def sources(*folders: str) -> Iterator[Path]:
    for folder in folders:
        yield from (path for path in sorted((ROOT / folder).rglob("*")) if path.suffix in KINDS)


def cited_by_tests(game: str) -> set[str]:
    """The IDs written in full in a game's tests, or in those of all games.

    What the docstring of a whole file names is not counted: it tells what the file is about, and checks nothing.
    """
    found: set[str] = set()
    tests = ROOT / "tests"
    for path in tests.rglob("*.py"):
        if tests / "games" in path.parents and tests / "games" / game not in path.parents:
            continue
        text = re.sub(r'\A"""[\s\S]*?"""', "", path.read_text(encoding="utf-8"))
        found |= {rule for rule, _ in cited_in(text)}
    return found
