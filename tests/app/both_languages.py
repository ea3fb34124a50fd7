"""Checks of a file of wording against its other language (UX-86, UX-88, UX-89)."""

import re

from app.text import LOCALE, entries_of, parameters

ATTRIBUTE = re.compile(r"\n +\.([a-z]+) =")


def entries(language: str, file: str) -> dict[str, str]:
    return entries_of((LOCALE / language / f"{file}.ftl").read_text(encoding="utf-8"))


def says_the_same(file: str) -> None:
    """Equal messages in equal order, with equal values and forms."""
    english, hungarian = entries("en", file), entries("hu", file)
    assert list(english) == list(hungarian)
    for name, entry in english.items():
        assert parameters(name, english) == parameters(name, hungarian), name
        assert ATTRIBUTE.findall(entry) == ATTRIBUTE.findall(hungarian[name]), name


def is_clean_hungarian(file: str) -> None:
    """No a(z); õ and û are slips of old code pages; quotes are Hungarian ones."""
    for name, entry in entries("hu", file).items():
        said = re.sub(r'\{ "." \}|\{[^{}]*\}', "", entry)
        assert not re.search(r"\ba\(z\)|[õûÕÛ\"]", said, re.IGNORECASE), name
