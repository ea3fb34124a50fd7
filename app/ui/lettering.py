"""Setting text: cached lines, wrapping with hyphens, ellipsis, inline icons and links."""

from __future__ import annotations

import re
from collections import OrderedDict
from functools import lru_cache
from typing import NamedTuple

import pygame

from app.ui.context import Context, Style
from art.cache import SurfaceCache

ELLIPSIS = "…"
REST = 3  # letters of a word without hyphens that go to the next line together
_TOKEN = r"<(/?)(b|i|icon|link)(?::([^<>]+))?>"
_BREAK = r"(?<!\d\.) | (?![^\W\d_A-ZÁÉÍÓÖŐÚÜŰ])"  # where a line may end
_lines = SurfaceCache(24 * 1024 * 1024)


class TextPiece(NamedTuple):
    """A word, a space or an icon of a rich text."""

    text: str
    style: Style
    icon: str = ""
    link: str = ""


class Placed(NamedTuple):
    """A piece at its place inside the set text."""

    piece: TextPiece
    rect: pygame.Rect


class SetText(NamedTuple):
    """A finished paragraph: what stands where, and how large it is."""

    placed: tuple[Placed, ...]
    size: tuple[int, int]
    cut: bool
    lines: int


def escape(text: str) -> str:
    """User-made text inside marked-up text: its angle brackets stay what they are."""
    return text.replace("<", "‹").replace(">", "›")


def shown(text: str, style: Style) -> str:
    return text.upper() if style.capitals else text


def text_width(ctx: Context, text: str, style: Style) -> int:
    if style.tracking:
        return _width(shown(text, style), ctx.font(style), round(style.tracking * ctx.text_px(style.size)))
    return _width(text.upper() if style.capitals else text, ctx.font(style), 0)


@lru_cache(maxsize=20000)
def _width(text: str, face: pygame.font.Font, tracking: int) -> int:
    return sum(wide for _, wide in _parts(text, face, tracking)) - (tracking if text else 0)


def _parts(text: str, face: pygame.font.Font, tracking: int) -> list[tuple[str, int]]:
    """Words and spaces (single letters when spaced out) with their widths.

    Spaces get at least a quarter of the size: at small sizes the typeface's own ones nearly vanish.
    """
    space = max(face.size(" ")[0], round(face.point_size * 0.27))
    found = []
    for place, word in enumerate(text.split(" ")):
        if place:
            found.append((" ", space + tracking))
        for part in word if tracking else [word]:
            found.append((part, face.size(part)[0] + tracking))
    return found


def line_height(ctx: Context, style: Style) -> int:
    return round(ctx.font(style).get_height() * 1.06)


def forget_lines() -> None:
    """Drop cached lines and widths, after the typefaces were dropped."""
    _lines.clear()
    _width.cache_clear()
    _set_cache.clear()


def line(ctx: Context, text: str, style: Style, colour: tuple[int, int, int] | None = None) -> pygame.Surface:
    """One line of text as a surface; the same line is drawn only once."""
    tint = colour or ctx.colour(style.role)
    tracking = round(style.tracking * ctx.text_px(style.size))
    words = shown(text, style)
    key = (words, style.family, style.weight, ctx.text_px(style.size), tracking, tint)
    return _lines.get(key, lambda: _drawn(words, ctx.font(style), tint, tracking))


def _drawn(text: str, face: pygame.font.Font, tint: tuple[int, int, int], tracking: int) -> pygame.Surface:
    if text and " " not in text and not tracking:
        return face.render(text, True, tint)
    surface = pygame.Surface((max(1, _width(text, face, tracking)), face.get_height()), pygame.SRCALPHA)
    x = 0
    for part, wide in _parts(text, face, tracking):
        if part.strip():
            surface.blit(face.render(part, True, tint), (x, 0))
        x += wide
    return surface


def ellipsised(ctx: Context, text: str, style: Style, width: int) -> str:
    """The text, cut with an ellipsis when it is too wide."""
    if text_width(ctx, text, style) <= width:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if text_width(ctx, text[:middle].rstrip() + ELLIPSIS, style) <= width:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + ELLIPSIS


def pieces_of(text: str, style: Style, markup: bool) -> list[TextPiece]:
    """Words and spaces; with markup also <b>, <i>, <icon:name> and <link:id>…</link>."""
    if not markup:
        return _words(text, style, "")
    found: list[TextPiece] = []
    current, link, start = style, "", 0
    for token in re.finditer(_TOKEN, text):
        found += _words(text[start : token.start()], current, link)
        start = token.end()
        closing, kind, value = token[1], token[2], token[3] or ""
        if kind == "icon":
            found.append(TextPiece("", current, icon=value, link=link))
        elif kind == "link":
            link = "" if closing else value
        elif kind == "b":
            current = style if closing else style._replace(weight="semibold")
        else:
            italic = style._replace(family="serif", weight="italic")
            current = style if closing else italic
    return found + _words(text[start:], current, link)


def _words(text: str, style: Style, link: str) -> list[TextPiece]:
    """A no-break space stays inside its word, and so does the one after an ordinal ("2. bolygó")."""
    found = []
    for row, line_text in enumerate(text.split("\n")):
        if row:
            found.append(TextPiece("\n", style, link=link))
        for place, word in enumerate(re.split(_BREAK, line_text)):
            if place:
                found.append(TextPiece(" ", style, link=link))
            if word:
                found.append(TextPiece(word, style, link=link))
    return found


_set_cache: OrderedDict[tuple[object, ...], SetText] = OrderedDict()


def set_text(
    ctx: Context,
    text: str,
    style: Style,
    width: int,
    *,
    most: int = 0,
    markup: bool = False,
    align: str = "left",
) -> SetText:
    """The text wrapped to a width; at most `most` lines (0: as many as needed), the last one ellipsised."""
    key = (text, style, width, most, markup, align, ctx.scale, ctx.text_scale, ctx.texts.language)
    kept = _set_cache.get(key)
    if kept is None:
        units = _units(pieces_of(text, style, markup))
        setter = _Setter(ctx, style, width, most).run(units)
        if align == "center" and len(setter.rows) > 1 and not most:
            kept = _balanced(setter, units)
        else:
            kept = setter.placed(align)
        _set_cache[key] = kept
        if len(_set_cache) > 600:
            _set_cache.popitem(last=False)
    return kept


def _balanced(first: _Setter, units: list[list[TextPiece]]) -> SetText:
    """Centred lines of about equal length: no single word stands alone below."""
    low, high = first.width // 2, first.width
    while high - low > 8:
        middle = (low + high) // 2
        fits = first.narrowed(middle).run(units)
        if len(fits.rows) > len(first.rows) or max(map(fits.row_width, fits.rows)) > middle:
            low = middle
        else:
            high = middle
    narrow = first.narrowed(high).run(units).placed("center")
    shift = (first.width - high) // 2
    moved = tuple(item._replace(rect=item.rect.move(shift, 0)) for item in narrow.placed)
    return SetText(moved, narrow.size, False, narrow.lines)


class _Setter:
    """Greedy line breaking; a word wider than a line is hyphenated by language (UX-90)."""

    def __init__(self, ctx: Context, style: Style, width: int, most: int) -> None:
        self.ctx, self.style, self.width, self.most = ctx, style, max(1, width), most
        self.rows: list[list[TextPiece]] = [[]]
        self.x = 0
        self.cut = False
        self._widths: dict[TextPiece, int] = {}

    def narrowed(self, width: int) -> _Setter:
        """To set the same text in narrower lines."""
        other = _Setter(self.ctx, self.style, width, 0)
        other._widths = self._widths
        return other

    def run(self, units: list[list[TextPiece]]) -> _Setter:
        """Break the lines."""
        for unit in units:
            self._add(unit)
        self.cut = bool(self.most and len(self.rows) > self.most)
        if self.cut:
            self.rows = self.rows[: self.most]
            self._ellipsise(self.rows[-1])
        for row in self.rows:
            while row and not row[-1].icon and row[-1].text.isspace():
                row.pop()
        return self

    def row_width(self, row: list[TextPiece]) -> int:
        return sum(map(self.piece_width, row))

    def piece_width(self, piece: TextPiece) -> int:
        wide = self._widths.get(piece)
        if wide is None:
            wide = self._widths[piece] = self._measured(piece)
        return wide

    def _measured(self, piece: TextPiece) -> int:
        if piece.icon:
            return round(self.ctx.text_px(piece.style.size) * 1.25)
        wide = text_width(self.ctx, piece.text, piece.style)
        if piece.style.tracking and piece.text.isspace():  # spaced letters: as far apart as inside one line
            wide += 2 * round(piece.style.tracking * self.ctx.text_px(piece.style.size))
        return wide

    def _add(self, unit: list[TextPiece]) -> None:
        first = unit[0]
        if first.text == "\n":
            self._new_row()
            return
        wide = self.row_width(unit)
        blank = not first.icon and first.text.isspace()
        if blank:
            if self.rows[-1]:
                self.rows[-1].append(first)
                self.x += wide
            return
        if self.x + wide > self.width and self.rows[-1]:
            if wide > self.width and len(unit) == 1 and self._broken(first):
                return
            self._new_row()
        if wide > self.width and len(unit) == 1 and self._broken(first):
            return
        self.rows[-1] += unit
        self.x += wide

    def _broken(self, piece: TextPiece) -> bool:
        """Break a word that is wider than the line; True when something was placed."""
        room = self.width - self.x
        for head, tail in self.ctx.texts.breaks(piece.text):
            begin = piece._replace(text=head)
            if self.piece_width(begin) <= room:
                self.rows[-1].append(begin)
                self._new_row()
                self._add([piece._replace(text=tail)])
                return True
        if self.x or len(piece.text) < 2:
            return False
        hyphen = "-" if piece.text.isalpha() else ""
        size = len(piece.text) - min(REST, len(piece.text) // 2)
        while size > 1 and self.piece_width(piece._replace(text=piece.text[:size] + hyphen)) > room:
            size -= 1
        self.rows[-1].append(piece._replace(text=piece.text[:size] + hyphen))
        self._new_row()
        self._add([piece._replace(text=piece.text[size:])])
        return True

    def _new_row(self) -> None:
        self.rows.append([])
        self.x = 0

    def _ellipsise(self, row: list[TextPiece]) -> None:
        while row and (row[-1].text.isspace() or row[-1].icon):
            row.pop()
        if not row:
            row.append(TextPiece(ELLIPSIS, self.style))
            return
        used = self.row_width(row[:-1])
        last = row[-1]
        text = last.text + ELLIPSIS
        if used + text_width(self.ctx, text, last.style) > self.width:
            text = ellipsised(self.ctx, text, last.style, self.width - used)
        row[-1] = last._replace(text=text)

    def placed(self, align: str) -> SetText:
        """The lines that were broken, piece by piece at its place."""
        step = line_height(self.ctx, self.style)
        found: list[Placed] = []
        widest = 0
        for index, row in enumerate(self.rows):
            wide = self.row_width(row)
            widest = max(widest, wide)
            x = {"left": 0, "center": (self.width - wide) // 2, "right": self.width - wide}[align]
            for piece in row:
                size = self.piece_width(piece)
                found.append(Placed(piece, pygame.Rect(x, index * step, size, step)))
                x += size
        return SetText(tuple(found), (widest, step * len(self.rows)), self.cut, len(self.rows))


def _units(pieces: list[TextPiece]) -> list[list[TextPiece]]:
    """Pieces that must stay on one line: an icon sticks to the word it touches."""
    units: list[list[TextPiece]] = []
    for piece in pieces:
        blank = not piece.icon and piece.text.isspace()
        if units and not blank and not (units[-1][-1].text.isspace() and not units[-1][-1].icon):
            units[-1].append(piece)
        else:
            units.append([piece])
    return units
