"""How the cards of Onward to Venus look at every size: picture, name, class, what they are worth in an attempt, text.

From 180 logical pixels on a card has its whole text; below that name and picture remain, below 50 the picture.
"""

from __future__ import annotations

from copy import copy
from typing import Any

import pygame

from app.colour import mix, rgb, with_alpha
from app.table.inscribe import put_line, put_paragraph
from app.ui import lettering
from app.ui.context import Context, Style
from app.ui.labels import draw_set
from app.ui.paint import plate
from app.words.venus import Words
from art.cards import card_areas, card_frame
from art.panels import tag
from art.venus import CLASS_COLOURS, EFFECT_ICONS, back, card, class_badge, picture
from rules.venus.kinds import Card

CARD, BACK = "card", "back"
FULL, NAMED = 180.0, 50.0  # logical widths
POINTS = frozenset(("points", "points_draw", "points_at", "points_against_crisis", "sacrifice"))
TITLE_SHARE = 0.66  # of a small card, at most
NAME = Style(size="tiny", weight="semibold")
LIGHT = (242, 236, 221)

Art = tuple[Any, ...]
Size = tuple[int, int]


class CardFaces:
    """Draws cards with their words."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def draw(self, art: Art, size: Size, ctx: Context) -> pygame.Surface:
        if art[0] == BACK:
            return _sized(back(size[0], ctx.art), size)
        face = self.words.facts.cards[art[1]]
        return self._full(face, size, ctx) if size[0] / ctx.scale >= FULL else self._small(face, size, ctx)

    def _small(self, face: Card, size: Size, ctx: Context) -> pygame.Surface:
        wide, high = size
        tone = CLASS_COLOURS[face.class_]
        made = _sized(card_frame(wide, ctx.art, colour=tone, cost=False), size)
        edge = max(2, round(wide * 0.055))
        inner = pygame.Rect(edge, edge, wide - 2 * edge, high - 2 * edge)
        title = self._title(face, inner, ctx) if wide / ctx.scale >= NAMED else None
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

    def _title(self, face: Card, inner: pygame.Rect, ctx: Context) -> pygame.Surface:
        """The name on its strip, in as many lines as it needs; a single long word is set smaller, never cut."""
        tone, pad = rgb(CLASS_COLOURS[face.class_]), max(2, ctx.px(2))
        room = inner.width - 2 * pad
        ctx, words = self._fitting(ctx, self.words.translated(face.name), room, inner.height * TITLE_SHARE)
        high = min(words.size[1] + 2, round(inner.height * TITLE_SHARE))
        strip = pygame.Surface((inner.width, high), pygame.SRCALPHA)
        top, low = (with_alpha(mix(tone, (8, 10, 24), share), 1) for share in (0.45, 0.62))
        strip.blit(plate(strip.get_size(), ctx.px(3), top, low), (0, 0))
        draw_set(ctx, strip, words, (pad, 1), LIGHT)
        return strip

    def _fitting(self, ctx: Context, name: str, room: int, high: float) -> tuple[Context, lettering.SetText]:
        """With large text on a small card the name grows no further than the card allows."""
        for scale in (ctx.text_scale, 1.75, 1.5, 1.25, 1.0):
            if scale > ctx.text_scale:
                continue
            tried = copy(ctx)
            tried.text_scale = scale
            words = lettering.set_text(tried, name, NAME, room, most=3, align="center")
            widest = max(lettering.text_width(tried, word, NAME) for word in name.split())
            if words.size[1] + 2 <= high and (widest <= room or scale == 1.0):
                break
        return tried, words

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


def _sized(drawn: pygame.Surface, size: Size) -> pygame.Surface:
    """A copy of exactly this size, to write on."""
    return drawn.copy() if drawn.get_size() == size else pygame.transform.smoothscale(drawn, size)
