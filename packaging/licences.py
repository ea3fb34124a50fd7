"""Collect the whole licence text of every Python package in this environment, and Python's own.

A package that only names its licence gets the text from another one that carries it. Libraries that are not Python
packages have theirs from `bundling/libraries.py`.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from importlib import metadata
from pathlib import Path

NOT_BUNDLED = {
    "pip", "setuptools", "pyinstaller", "pyinstaller-hooks-contrib", "altgraph", "packaging", "wheel", "pefile",
    "pywin32-ctypes", "orrery",
}  # fmt: skip
WORDS = ("licen", "copying", "notice", "ofl", "authors", "lgpl")
SHORTEST = 700  # characters of the shortest licence in use; whatever is shorter is only its name
# How a licence that is only named is called, and the file of another package with its text.
ELSEWHERE = (("apache", "license-apache"), ("apl 2", "license-apache"))
PYTHON = ("LICENSE.txt", "LICENSE", f"lib/python{sys.version_info.major}.{sys.version_info.minor}/LICENSE.txt")
PYTHON_OF_DEBIAN = "/usr/share/doc/python{}.{}/copyright"


class Missing(Exception):
    """No whole text was found."""


def main() -> int:
    target = Path(sys.argv[1])
    target.mkdir(parents=True, exist_ok=True)
    try:
        for name, text in packages().items():
            (target / f"{re.sub(r'[^A-Za-z0-9._-]', '_', name)}.txt").write_text(text, encoding="utf-8")
        (target / "Python.txt").write_text(python(), encoding="utf-8")
    except Missing as missing:
        print(missing, file=sys.stderr)
        return 1
    return 0


def packages() -> dict[str, str]:
    """By name: what the licence is called, and its text."""
    found = [one for one in metadata.distributions() if one.metadata["Name"].lower() not in NOT_BUNDLED]
    return {
        one.metadata["Name"]: text_of(one, found) for one in sorted(found, key=lambda d: d.metadata["Name"].lower())
    }


def text_of(one: metadata.Distribution, all_found: Sequence[metadata.Distribution]) -> str:
    said = one.metadata.get("License-Expression") or one.metadata.get("License") or ""
    classifiers = [
        line.split("::")[-1].strip() for line in one.metadata.get_all("Classifier") or () if "License" in line
    ]
    named = said or ", ".join(classifiers)
    texts = files_of(one, WORDS)
    if whole_length(texts) < SHORTEST:
        texts += from_elsewhere(named, all_found)
    if whole_length(texts) < SHORTEST:
        raise Missing(f"no whole licence text for {one.metadata['Name']} ({named or 'unnamed'})")
    head = f"{one.metadata['Name']} {one.version}\n{one.metadata.get('Home-page') or ''}\nLicence: {named}\n"
    return head + "\n" + "\n\n".join(texts)


def files_of(one: metadata.Distribution, words: Sequence[str]) -> list[str]:
    """The texts of those files of a package whose names tell that they are about its licence."""
    return [
        path.read_text(encoding="utf-8", errors="replace")
        for file in one.files or ()
        if any(word in file.name.lower() for word in words)
        and (path := Path(str(file.locate()))).is_file()
        and path.suffix.lower() not in {".py", ".pyc"}
    ]


def from_elsewhere(named: str, all_found: Sequence[metadata.Distribution]) -> list[str]:
    for word, file in ELSEWHERE:
        if word in named.lower():
            return next((texts[:1] for other in all_found if (texts := files_of(other, [file]))), [])
    return []


def whole_length(texts: Sequence[str]) -> int:
    return sum(map(len, texts))


def python() -> str:
    debian = Path(PYTHON_OF_DEBIAN.format(*sys.version_info[:2]))
    for path in (*(Path(sys.base_prefix) / name for name in PYTHON), debian):
        if path.is_file() and len(text := path.read_text(encoding="utf-8", errors="replace")) >= SHORTEST:
            return f"Python {sys.version.split()[0]}\n\n{text}"
    raise Missing(f"no licence text of Python below {sys.base_prefix}")


if __name__ == "__main__":
    raise SystemExit(main())
