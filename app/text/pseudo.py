"""The pseudo-language: English made 40 % longer and accented, to test layouts (UX-90)."""

from __future__ import annotations

import re

_ACCENTS = str.maketrans("aeiouyAEIOUYcnszS", "áéíőűýÁÉÍŐŰÝčñšžŠ")
_FILLER = ("ő", "űl", "éně", "ővál", "íšőň", "áűčöt")
_MARKUP = re.compile(r"(<[^<>]*>)")
STRETCH = 1.4


def pseudo(text: str) -> str:
    """The text with accents and at least 40 % more characters; markup is left alone.

    >>> pseudo("Save <icon:disk>")
    'Šáávéé <icon:disk>'
    """
    return "".join(part if part.startswith("<") else _stretched(part) for part in _MARKUP.split(text) if part)


def _stretched(text: str) -> str:
    if not any(sign.isalpha() for sign in text):
        return text
    grown: list[str] = []
    for sign in text:
        grown.append(sign)
        if sign in "aeiouAEIOU":
            grown.append(sign.lower())
    long = "".join(grown).translate(_ACCENTS)
    step = 0
    while len(long) < len(text) * STRETCH:
        long += " " + _FILLER[step % len(_FILLER)]
        step += 1
    return long
