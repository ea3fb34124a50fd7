"""How the cards of Onward to Venus look at every size: picture, name, class, what they are worth in an attempt, text.

From 180 logical pixels on a card has its whole text; below that name and picture remain, below 50 the picture.
"""

from __future__ import annotations

import re
from collections.abc import Hashable, Mapping, Sequence
from itertools import pairwise
from typing import Any

import pygame

from app.games.venus.words import Words
from app.table.inscribe import least_covered, put_line, put_paragraph
from app.table.regions import seen_of_hand
from app.ui.colour import mix, rgb, with_alpha
from app.ui.context import Context
from app.ui.fonts import font
from app.ui.paint import plate
from art.cards import card_areas, card_frame
from art.panels import tag
from art.venus.cards import CLASS_COLOURS, EFFECT_ICONS, back, card, class_badge
from art.venus.pictures import picture
from rules.venus.kinds import Card

CARD, BACK, FAN = "card", "back", "fan"
OVERLAP = 0.28  # of a card's width that the next one of a fan covers
FULL, NAMED = 180.0, 50.0  # logical widths
POINTS = frozenset(("points", "points_draw", "points_at", "points_against_crisis", "sacrifice"))
LEAST_STRIP = 0.4  # of a card's width that is seen of it where the next card lies over the rest
TITLE_SHARE = 0.66  # of a small card, at most
LEAST_PX, TINY = 8, 12.0  # of a name's letters; the latter at 100 %, before they grow with the card
LEADING = 1.04
LETTER_SHARE = 0.23  # of the strip's width: larger letters would only make others smaller
LIGHT = (242, 236, 221)

Art = tuple[Any, ...]
Size = tuple[int, int]


def card_art(design: str, held: bool = False) -> Art:
    """`held`: in the hand, of which only the upper part is seen at rest. Between them: the pixels of its left side that
    the next card leaves free, 0 for all of them."""
    return CARD, design, 0, held


def fan_width(count: int) -> float:
    """How wide a fan of so many cards is, in cards.

    >>> fan_width(1), fan_width(2)
    (1.0, 1.72)
    """
    return 1 + (1 - OVERLAP) * (count - 1)


class CardFaces:
    """Draws cards with their words."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self._strips: dict[tuple[Hashable, ...], int] = {}

    def draw(self, art: Art, size: Size, ctx: Context) -> pygame.Surface:
        if art[0] == BACK:
            return _sized(back(size[0], ctx.art), size)
        if art[0] == FAN:
            return self._fan(art[1], size, ctx)
        if size[0] / ctx.scale >= FULL:
            return self._full(self.words.facts.cards[art[1]], size, ctx)
        return self._small(art, size, ctx)

    def name_strip(self, art: Hashable, size: Size, ctx: Context) -> int:
        """The narrowest strip at a card's left in which its whole name can be written; 0 if it has none there."""
        if not isinstance(art, tuple) or art[0] != CARD or not NAMED <= size[0] / ctx.scale < FULL:
            return 0
        key = (self.words.translated(self.words.facts.cards[art[1]].name), size, ctx.scale, ctx.text_scale)
        if key not in self._strips:
            tried = range(round(size[0] * LEAST_STRIP), size[0], 2)
            inner, least = _inner(size), least_covered(ctx, LEAST_PX)
            fits = (strip for strip in tried if self._name(art, inner, ctx, strip, least)[2])
            self._strips[key] = next(fits, size[0])
        return self._strips[key]

    def _fan(self, designs: Sequence[str], size: Size, ctx: Context) -> pygame.Surface:
        """Several cards beside each other, each over the edge of the one before."""
        made = pygame.Surface(size, pygame.SRCALPHA)
        wide = round(size[0] / fan_width(len(designs)))
        for place, design in enumerate(designs):
            made.blit(self.draw(card_art(design), (wide, size[1]), ctx), (round(place * wide * (1 - OVERLAP)), 0))
        return made

    def _small(self, art: Art, size: Size, ctx: Context) -> pygame.Surface:
        face, wide = self.words.facts.cards[art[1]], size[0]
        tone = CLASS_COLOURS[face.class_]
        made = _sized(card_frame(wide, ctx.art, colour=tone, cost=False), size)
        inner = _inner(size)
        title = self._title(art, inner, ctx) if wide / ctx.scale >= NAMED else None
        top = inner.top + (title.get_height() if title else 0)
        window = pygame.Rect(inner.left, top, inner.width, max(4, inner.bottom - top))
        made.blit(picture(face.id, window.size, ctx.art, effect=face.do), window)
        if title:
            made.blit(title, inner.topleft)
        if wide / ctx.scale >= NAMED * 0.6:
            side = max(ctx.px(15), round(min(wide * 0.3, ctx.px(30))))
            badge = class_badge(side, ctx.art, card_class=face.class_, icon=EFFECT_ICONS.get(face.do))
            made.blit(badge, (window.left, window.bottom - side))
            self._worth(made, ctx, face, pygame.Rect(window.right - side, window.bottom - side, side, side))
        return made

    def _name(
        self, art: Art, inner: pygame.Rect, ctx: Context, seen: int, least: int = LEAST_PX
    ) -> tuple[pygame.font.Font, list[str], bool]:
        """Letters and rows of the name in what is seen of the card, and whether they fit there."""
        wide = (min(inner.right, seen) - inner.left if seen else inner.width) - 2 * max(2, ctx.px(2))
        high = round(inner.height * TITLE_SHARE)
        if art[3]:
            high = min(high, seen_of_hand(ctx) - inner.top)
        most = max(least, ctx.px(TINY), min(ctx.text_px("tiny"), round(inner.width * LETTER_SHARE)))
        name = self.words.translated(self.words.facts.cards[art[1]].name)
        letters, rows = fitted_name(name, self._joints(), (wide, high), most, least)
        fits = max(letters.size(row)[0] for row in rows) <= wide and _title_height(letters, rows) <= high
        return letters, rows, fits

    def _title(self, art: Art, inner: pygame.Rect, ctx: Context) -> pygame.Surface:
        """The name on its strip, in as many lines as it needs."""
        tone, seen = rgb(CLASS_COLOURS[self.words.facts.cards[art[1]].class_]), art[2]
        letters, rows, fits = self._name(art, inner, ctx, seen)
        if seen and not fits:
            seen, (letters, rows, _) = 0, self._name(art, inner, ctx, 0)
        middle = (min(inner.right, seen) - inner.left if seen else inner.width) // 2
        line = round(letters.get_height() * LEADING)
        most = round(inner.height * TITLE_SHARE)
        strip = pygame.Surface((inner.width, min(line * len(rows) + 2, most)), pygame.SRCALPHA)
        top, low = (with_alpha(mix(tone, (8, 10, 24), share), 1) for share in (0.45, 0.62))
        strip.blit(plate(strip.get_size(), ctx.px(3), top, low), (0, 0))
        for place, row in enumerate(rows):
            drawn = letters.render(row, True, LIGHT)
            strip.blit(drawn, drawn.get_rect(midtop=(middle, 1 + place * line)))
        return strip

    def _joints(self) -> dict[str, str]:
        """Where long words of names may be broken, as a native would."""
        words = self.words.texts("venus-card-joints").split()
        return {word.replace("|", "").casefold(): word for word in words}

    def _worth(self, made: pygame.Surface, ctx: Context, face: Card, box: pygame.Rect) -> None:
        """Combat points, or by how much a move is longer."""
        if face.do not in POINTS and face.do != "move":
            return
        made.blit(tag(box.size, ctx.art), box)
        text = f"+{face.numbers['n']}"
        put_line(made, text, box.inflate(-3, -2), "bold", round(box.height * 0.66), ctx.theme.on_brass)

    def _full(self, face: Card, size: Size, ctx: Context) -> pygame.Surface:
        wide = max(180, size[0])
        areas, scale = card_areas(wide, 0), wide / 220
        made = card(wide, ctx.art, card_id=face.id, card_class=face.class_, effect=face.do)
        put_line(made, self.words.translated(face.name), areas["name"], "semibold", round(15 * scale), LIGHT)
        put_line(made, self.words.card_class(face), areas["type_line"], "semibold", round(12.5 * scale), LIGHT)
        if "cost" in areas:
            self._worth(made, ctx, face, areas["cost"])
        room = areas["text"].inflate(-round(10 * scale), -round(8 * scale))
        ink = ctx.colour("ink_on_paper")
        put_paragraph(made, self.words.card_text(face), room, round(15 * scale), max(9, round(8 * scale)), ink)
        return _sized(made, size)


def narrowed(art: Hashable, strip: int) -> Hashable:
    """The same card, partly under the next one of its row: its name keeps to the strip that is seen."""
    return (*art[:2], strip, *art[3:]) if isinstance(art, tuple) and art[0] == CARD else art


def _inner(size: Size) -> pygame.Rect:
    """What a small card's frame leaves free."""
    edge = max(2, round(size[0] * 0.055))
    return pygame.Rect(edge, edge, size[0] - 2 * edge, size[1] - 2 * edge)


def fitted_name(
    name: str, joints: Mapping[str, str], room: Size, most: int, least: int = LEAST_PX
) -> tuple[pygame.font.Font, list[str]]:
    """The letters and rows of a name: smaller letters rather than a broken word, and only joints are broken."""
    slightly = round(most * 0.8)
    whole, jointed = _parts(name, {}), _parts(name, joints)
    tries = [(px, whole) for px in range(most, max(slightly, least) - 1, -1)]
    tries += [(px, jointed) for px in range(most, least - 1, -1)]
    for px, parts in tries:
        letters = font("sans", "semibold", px)
        rows = _rows(parts, letters, room[0])
        if rows and _title_height(letters, rows) <= room[1]:
            return letters, rows
    return letters, rows or name.split()


def _title_height(letters: pygame.font.Font, rows: Sequence[str]) -> int:
    return len(rows) * round(letters.get_height() * LEADING) + 2


def _parts(name: str, joints: Mapping[str, str]) -> list[tuple[str, str]]:
    """The parts that are never broken, each with what stands at its end: a space, nothing after a hyphen, a joint."""
    found = []
    for word in name.split():
        for piece in re.findall(r"[^-]+-?|-", word):
            known = joints.get(piece.rstrip("-").casefold(), piece)
            spots = [at - number for number, at in enumerate(at for at, sign in enumerate(known) if sign == "|")]
            cuts = [0, *spots, len(piece)]
            found += [(piece[here:there], "|") for here, there in pairwise(cuts)]
            found[-1] = (found[-1][0], "")
        found[-1] = (found[-1][0], " ")
    return found


def _rows(parts: Sequence[tuple[str, str]], letters: pygame.font.Font, wide: int) -> list[str]:
    """The fewest rows; a joint that is broken gets its hyphen. Empty: a part is too wide."""
    rows: list[str] = [""]
    end = ""
    for text, after in parts:
        hyphen = "-" if after == "|" else ""
        glue = " " if end == " " else ""
        tried = rows[-1] + glue + text
        if not rows[-1] or letters.size(tried + hyphen)[0] <= wide:
            rows[-1] = tried
        else:
            rows[-1] += "-" if end == "|" else ""
            rows.append(text)
        if letters.size(rows[-1] + hyphen)[0] > wide:
            return []
        end = after
    return rows


def _sized(drawn: pygame.Surface, size: Size) -> pygame.Surface:
    """A copy of exactly this size, to write on."""
    return drawn.copy() if drawn.get_size() == size else pygame.transform.smoothscale(drawn, size)
