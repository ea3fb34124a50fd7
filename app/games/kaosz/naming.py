"""A card's name in the room that a small face has: on one line, or broken where people would break it; never cut."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, pairwise

import pygame

from app.ui.context import Context
from app.ui.fonts import font
from rules.core.lean import dataclass

SHRINKS = 0.9  # of its usual size, to which a name may shrink before it takes another line
LEAST = 9.0  # logical pixels of its letters, below which nobody reads them
MOST_LINES = 3
LEADING = 1.06
LONG = 9  # letters of a word that may be broken by syllables
JOINT, OWN = "\u00ad", "\u200b"  # behind the first part of a compound; of a word with a hyphen of its own


@dataclass(frozen=True)
class SetName:
    """The lines of a name and the height of its letters."""

    lines: tuple[str, ...]
    px: int
    fits: bool

    @property
    def face(self) -> pygame.font.Font:
        return font("sans", "semibold", self.px)

    @property
    def height(self) -> int:
        return round(self.face.get_height() * LEADING) * len(self.lines)


def set_name(ctx: Context, name: str, room: tuple[int, int], least: int = 0) -> SetName:
    """On as few lines as it fits if its letters need only shrink a little, else in the largest that fit; `least`: the
    smallest letters that count as fitting."""
    usual, least = ctx.text_px("tiny"), least or max(8, round(LEAST * ctx.scale))
    best: SetName | None = None
    for lines in _ways(ctx, name):
        px = _largest(lines, room, usual, least)
        if px is None:
            continue
        if px >= usual * SHRINKS:
            return SetName(lines, px, True)
        if best is None or px > best.px:
            best = SetName(lines, px, True)
    return best or SetName((name,), least, False)


def _largest(lines: tuple[str, ...], room: tuple[int, int], usual: int, least: int) -> int | None:
    for px in range(usual, least - 1, -1):
        face = font("sans", "semibold", px)
        if round(face.get_height() * LEADING) * len(lines) > room[1]:
            continue
        if max(face.size(line)[0] for line in lines) <= room[0]:
            return px
    return None


def _ways(ctx: Context, name: str) -> Iterator[tuple[str, ...]]:
    """The name on one line, then on two and three: broken between words, inside compounds, at last by syllables."""
    yield (name,)
    words = name.split(" ")
    for pieces in (words, _parted(words, broken), _parted(words, lambda word: broken(word) or _halves(ctx, word))):
        for count in range(1, min(MOST_LINES, len(pieces))):
            for cuts in combinations(range(1, len(pieces)), count):
                ends = (0, *cuts, len(pieces))
                yield tuple(_line(pieces[a:b]) for a, b in pairwise(ends))


def _parted(words: list[str], part: Callable[[str], tuple[str, str] | None]) -> list[str]:
    """The words, some of them in two parts; a mark behind the first part says that no space follows."""
    found: list[str] = []
    for word in words:
        head, hyphen, tail = word.partition("-")
        parts = part(word)
        if hyphen and tail:
            found += [head + OWN, tail]
        else:
            found += [parts[0] + JOINT, parts[1]] if parts else [word]
    return found


def _halves(ctx: Context, word: str) -> tuple[str, str] | None:
    """A long word that is no compound, broken nearest to its middle."""
    ways = [(head.rstrip("-"), tail) for head, tail in ctx.texts.hyphenated(word)] if len(word) >= LONG else []
    return min(ways, key=lambda way: abs(len(way[0]) - len(way[1])), default=None)


def _line(pieces: Sequence[str]) -> str:
    """Parts that stand on one line are a whole word again; one at a line's end gets its hyphen."""
    text = " ".join(pieces).replace(f"{JOINT} ", "").replace(f"{OWN} ", "-")
    return text.replace(JOINT, "-").replace(OWN, "-")


_COMPOUNDS = """
Adó|páfrány Akna|gyűrű Alagút|roham Alagút|ásók Bohóc|akna Bomba|kamra Bomba|kórus Borotva|kacaj Botló|drót
Bunker|nyitó Báb|zsinórok Bálna|faló Célzó|hármas Ebéd|szünet Elme|zárlat Etető|verem Fedező|tűz Felül|bírálás
Fenék|járó Fog|zátony Fullánk|vető Fátyol|vetítő Fázis|pajzs Fény|hajlítás Fészek|marsall Füst|kabát Fűrész|vető
Gondolat|rögzítő Gondolat|vám Gyanta|fal Gép|puskás Hadi|kötvény Halál|szárny Használt|cikk Határ|idős
Hegesztő|készlet Hold|imádó Hármas|iker Három|lábú Hátba|döfés Ideg|összeomlás Játék|barlang Kanóc|rágó Kaptár|pöröly
Király|nője Korall|dokk Kéreg|köpeny Kész|songlőr Kölcsön|vett Kölcsön|ágyú Lámpás|szem Lég|védelmi Légy|csapó
Lépes|páncél Lódarázs|őr Macska|cápa Makó|cápa Menny|dörgő Migrén|sugár Mágnes|csapda Mágnes|kar Nektár|adag
Nektár|fuvaros Nyelő|fészek Nyugalom|mező Ostor|inda Pete|rakomány Posta|rakéta Prizma|pajzs Páncél|hátú Pöröly|cápa
Pöröly|ágyú Repülő|akadémia Roncs|lavina Rossz|indulatú Sav|mirigy Szak|szervezeti Szegecs|királynő Szerelő|gyűrű
Szét|szerelés Termesz|bárka Terv|módosítás Tervrajz|tár Tisztogató|hal Tömeg|hipnózis Tövis|szirom Tükör|tányér
Tüske|gyűrű Védő|ösztön Zseb|metsző Zátony|harapó befőttes|üvegben cél|terelő dísz|szemle kísérő|gép vissz|hang
Ágyú|fedélzeti Át|szerelés Ócskavas|vásár Össze|gyűjtött Össze|hangolt Össze|szorított Újra|rendeződés Út|kereső
"""
JOINTS: dict[str, int] = {word.replace("|", "").lower(): word.index("|") for word in _COMPOUNDS.split()}


def broken(word: str) -> tuple[str, str] | None:
    """The two parts of a compound; None: it is better left whole."""
    at = JOINTS.get(word.lower())
    return (word[:at], word[at:]) if at else None
