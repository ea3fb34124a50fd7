"""Messages that are worded without the Fluent library: plain ones, those with `{ $name }`, and choices by a value.

The library with Babel takes more time to load than the whole menu, and longer for each message than most messages
need. What is found here is what the library would say; where it would not be, it is not tried.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

# Patterns: compiled when they are first needed, which is not at the start (P12).
_SIMPLE = r"\{\s*\$([a-zA-Z][\w-]*)\s*\}"
_CHOICE = r"\{\s*\$([a-zA-Z][\w-]*)\s*->([^{}]*)\}"  # with no other placeable inside
_PLACEABLE = r"\{[^{}]*\}"
_VARIANT = r"\n[ \t]*(\*?)\[[ \t]*(\S+?)[ \t]*\]"
_ATTRIBUTE = r"\n[ \t]+\.([a-zA-Z][\w-]*)[ \t]*="
_NUMBER = r"-?[0-9]+(\.[0-9]+)?"
_SEPARATORS = {"hu": ("\u00a0", ","), "en": (",", ".")}  # between thousands, before decimals
_HOLE = "\0"  # stands around the name of a value


def plain_value(entry: str, attribute: str = "") -> str | None:
    """The text of an entry, or of one of its attributes, that needs no value; None where there is a placeable."""
    source = _source(entry, attribute)
    return None if source is None or "{" in source else _lines(source)


def within_another(entry: str) -> str | None:
    """The source of an entry as it may stand inside another one; None if it has several lines of text."""
    source = _source(entry, "")
    text = source.strip() if source is not None else "\n"
    while (shorter := re.sub(_PLACEABLE, "", text)) != text:
        text = shorter
    return None if "\n" in text or source is None else source.strip()


def simple_value(entry: str, attribute: str, values: Mapping[str, object], language: str) -> str | None:
    """A message whose only placeables are `{ $name }` and choices between such texts by a number or a word; None if
    it needs the library after all."""
    source = _source(entry, attribute)
    if source is None:
        return None
    text = re.sub(_SIMPLE, rf"{_HOLE}\1{_HOLE}", source)
    while "->" in text and (choice := re.search(_CHOICE, text)) is not None:
        chosen = _chosen(choice[2], values.get(choice[1]))
        if chosen is None:
            return None
        text = text[: choice.start()] + chosen + text[choice.end() :]
    return None if "{" in text else _filled(_lines(text), values, language)


def _source(entry: str, attribute: str) -> str | None:
    """What stands behind the equals sign of the message or of one of its attributes."""
    value, *others = re.split(_ATTRIBUTE, entry) if "\n" in entry else (entry,)
    found = {"": value.partition("=")[2], **dict(zip(others[::2], others[1::2], strict=True))}
    source = found.get(attribute, "")
    return source if source.strip() else None


def _lines(source: str) -> str:
    lines = [line.strip() for line in source.split("\n")]
    while lines and not lines[0]:
        lines.pop(0)
    return "\n".join(lines)


def _filled(text: str, values: Mapping[str, object], language: str) -> str | None:
    parts = text.split(_HOLE)
    for place in range(1, len(parts), 2):
        shown = _shown(values.get(parts[place]), language)
        if shown is None:
            return None
        parts[place] = shown
    return "".join(parts)


def _shown(value: object, language: str) -> str | None:
    """A text or number as Fluent would show it; None for kinds that only Fluent knows."""
    if isinstance(value, str):
        return value
    if isinstance(value, bool) or not isinstance(value, (int, float)) or abs(value) >= 10**9:
        return None
    thousands, decimals = _SEPARATORS[language]
    number = f"{value:,}" if isinstance(value, int) else f"{round(value, 3):,}".removesuffix(".0")
    return number.replace(",", "\0").replace(".", decimals).replace("\0", thousands)


def _chosen(variants: str, value: object) -> str | None:
    """The text of the first variant that suits a value, else of the one that is meant for all others."""
    if isinstance(value, bool) or not isinstance(value, (int, str)):
        return None
    _, *parts = re.split(_VARIANT, variants)
    other = None
    for star, key, text in zip(parts[::3], parts[1::3], parts[2::3], strict=True):
        if _suits(key, value):
            return _lines(text).strip()
        other = _lines(text).strip() if star else other
    return other


def _suits(key: str, value: int | str) -> bool:
    """The same number, the same word, or the form that a number takes."""
    number = float(key) if re.fullmatch(_NUMBER, key) else None
    if isinstance(value, str):
        return (key if number is None else _form(number)) == value
    return number == value if number is not None else key == _form(value)


def _form(number: float) -> str:
    """Both languages have one form for 1 and −1, and one for all other numbers."""
    return "one" if abs(number) == 1 else "other"
