"""Decks as plain text: one line for each card, to paste into a message; read in either language.

Raid
3 Mako
2 Nope!

Maybe:
1 Hammerhead
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping

from app.games.kaosz.decks.model import MOST_COPIES, MOST_NAME, DeckList
from app.text.sorting import fold
from rules.content.limits import shown_only
from rules.content.problems import SpellingHelp, nearest
from rules.core.lean import dataclass
from rules.kaosz.faces import Face

MOST_LINES = 500
MOST_LINE = 200
# The heading of the second pile; both languages are understood everywhere.
MAYBE_WORDS = {"en": "Maybe", "hu": "Talán"}
_COUNTED = re.compile(r"(?:(\d{1,3})\s*[x×]?\s+)?(.+?)(?:\s+\[([a-z][a-z0-9_]*)\])?(?:\s+[x×]\s*(\d{1,3}))?")


@dataclass(frozen=True)
class Unread:
    """A line that means no card, and the name that is most like it."""

    line: int
    text: str
    nearest: str = ""


@dataclass(frozen=True)
class DeckReading:
    """What a text was understood as."""

    deck: DeckList
    unread: tuple[Unread, ...]

    @property
    def understood(self) -> int:
        return self.deck.size + sum(self.deck.maybe.values())


def named(face: Face, language: str) -> str:
    return str(face.name.hu if language == "hu" else face.name.en)


def deck_text(deck: DeckList, faces: Mapping[str, Face], language: str, order: Iterable[str] = ()) -> str:
    """A deck as text; a name that two cards share is followed by its id, an unknown card is its id."""
    twice = Counter(named(face, language) for face in faces.values())

    def line(card: str, count: int) -> str:
        face = faces.get(card)
        name = card if face is None else named(face, language)
        return f"{count} {name}" + (f" [{card}]" if twice[name] > 1 else "")

    rank = {card: place for place, card in enumerate(order)}
    lines = [deck.name]
    for heading, pile in (("", deck.cards), (MAYBE_WORDS.get(language, MAYBE_WORDS["en"]), deck.maybe)):
        if heading and pile:
            lines += ["", f"{heading}:"]
        lines += [line(card, pile[card]) for card in sorted(pile, key=lambda card: (rank.get(card, len(rank)), card))]
    return "\n".join(lines) + "\n"


def read_text(text: str, faces: Mapping[str, Face], name: str = "") -> DeckReading:
    """A deck from a list of any origin. Lines that begin with # or // are remarks; an uncounted first line is a name.

    >>> read_text("3 nobody\\n", {}).unread
    (Unread(line=1, text='nobody', nearest=''),)
    """
    by_name, advice = _names(faces), SpellingHelp()
    piles: tuple[dict[str, int], dict[str, int]] = ({}, {})
    pile, unread, title = piles[0], [], ""
    headings = {fold(word) for word in MAYBE_WORDS.values()}
    for number, raw in enumerate(text.splitlines()[:MOST_LINES], 1):
        line = shown_only("".join(sign for sign in raw[:MOST_LINE] if sign.isprintable())).strip()
        if not line or line.startswith(("#", "//")):
            continue
        if fold(line.rstrip(":")) in headings:
            pile = piles[1]
            continue
        count, said, card = _counted(line)
        found = card if card in faces else by_name.get(fold(said))
        if found is None and not title and not any(piles) and not line[0].isdigit():
            title = line[:MOST_NAME]
        elif found is None:
            near = advice.nearest(fold(said), by_name)
            unread.append(Unread(number, said, near and _spelled(faces[by_name[near]], said)))
        else:
            pile[found] = min(MOST_COPIES, pile.get(found, 0) + count)
    return DeckReading(DeckList(title or name, cards=piles[0], maybe=piles[1]), tuple(unread))


def _names(faces: Mapping[str, Face]) -> dict[str, str]:
    """Cards by everything they are called: ids and both names."""
    found: dict[str, str] = {}
    for card, face in faces.items():
        for name in (face.name.en, face.name.hu, card):
            found.setdefault(fold(name), card)
    return found


def _spelled(face: Face, said: str) -> str:
    """The name in the language in which the line seems to be written."""
    near = nearest(said, [face.name.en, face.name.hu])
    return near or str(face.name.en)


def _counted(line: str) -> tuple[int, str, str]:
    """The number, the name and the id of a line.

    >>> _counted("3x Mako"), _counted("Mako × 2"), _counted("2 Mako [sh_mako]"), _counted("Mako")
    ((3, 'Mako', ''), (2, 'Mako', ''), (2, 'Mako', 'sh_mako'), (1, 'Mako', ''))
    """
    found = _COUNTED.fullmatch(line)
    if found is None:
        return 1, line, ""
    count = int(found[1] or found[4] or 1)
    return min(MOST_COPIES, max(1, count)), found[2], found[3] or ""
