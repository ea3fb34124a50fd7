"""Order and search by language (UX-91)."""

from __future__ import annotations

import unicodedata

_ORDER = "a b c cs d dz dzs e f g gy h i j k l ly m n ny o ö p q r s sz t ty u ü v w x y z zs"
_HUNGARIAN = _ORDER.split(" ")
_RANK = {letter: index for index, letter in enumerate(_HUNGARIAN)}
_BASE = str.maketrans("áéíóőúű", "aeioöuü")
# ccs stands for cs + cs, ssz for sz + sz, and so on.
_DOUBLED = {letter[0] + letter: letter for letter in _HUNGARIAN if len(letter) > 1}

SortKey = tuple[tuple[int, ...], str]


def fold(text: str) -> str:
    """Without accents and case, for searching; an apostrophe is found as the keyboard has it.

    >>> fold("Űrő"), "uro" in fold("Űrőr"), fold("Queen’s")
    ('uro', True, "queen's")
    """
    parts = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return "".join(sign for sign in parts if not unicodedata.combining(sign))


def found(query: str, text: str) -> bool:
    """Whether every word of the query occurs in the text, accents and case aside."""
    folded = fold(text)
    return all(word in folded for word in fold(query).split())


def sort_key(text: str, language: str) -> SortKey:
    """A key for sorted(): Hungarian puts ö after o, ü after u and cs after c."""
    if language != "hu":
        return tuple(ord(sign) for sign in fold(text)), text
    return tuple(_letters(text.casefold().translate(_BASE))), text.casefold()


def _letters(text: str) -> list[int]:
    ranks: list[int] = []
    place = 0
    while place < len(text):
        for size in (4, 3, 2, 1):
            piece = text[place : place + size]
            letter = _DOUBLED.get(piece)
            if letter and len(piece) == size:
                ranks += [1000 + _RANK[letter]] * 2
            elif piece in _RANK and len(piece) == size:
                ranks.append(1000 + _RANK[piece])
            elif size > 1:
                continue
            else:
                ranks.append(ord(fold(piece)[:1] or piece))
            place += size
            break
    return ranks
