"""Which rules the tests of a game cite, compared with the list of its rules.

A game keeps the IDs of its rules in a plain file: a heading in brackets says where the rules below it are kept, and
`tests` means that a test of the game must cite each of them in full.

    [tests]
    CE-1.1 CE-1.3
    [the table]
    CE-6.36
"""

from __future__ import annotations

import re
from pathlib import Path

TESTS = "tests"


def listed_rules(path: Path) -> dict[str, list[str]]:
    """{where they are kept: IDs}, in the order of the file."""
    found: dict[str, list[str]] = {}
    ids: list[str] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            ids = found.setdefault(line.strip("[] "), [])
        else:
            ids += line.split()
    return found


def cited_rules(folder: Path, prefix: str) -> dict[str, Path]:
    """The IDs written in full in the Python files of a folder, each with one file that has it.

    What the docstring of a whole file names is not counted: it tells what the file is about, and checks nothing.
    """
    pattern = re.compile(rf"\b{prefix}-[A-Z]?\d+(?:\.\d+)*[a-z]?\b")
    found: dict[str, Path] = {}
    for path in sorted(folder.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        told = re.match(r'"""[\s\S]*?"""', text)
        found |= dict.fromkeys(pattern.findall(text[told.end() :] if told else text), path)
    return found
