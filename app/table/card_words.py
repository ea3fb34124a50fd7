"""The words on a card that art has drawn: its name, what sort of card it is, its text; as many as its size holds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from app.table.inscribe import line_width, put_line, put_paragraph, put_title
from app.ui.colour import with_alpha
from app.ui.context import Context
from app.ui.paint import plate

FULL, NAMED = 180.0, 64.0  # logical widths of cards with their whole text, and with their name
LIGHT = (242, 236, 221)
INK = (12, 10, 16)
STRIP = (16, 188)  # where names stand on a card 220 wide
EDGE = 10  # of the frame at its left
LEAST = 9  # pixels of the letters of a name
SMALLEST = 7  # of a long text on a card, which can be read in large beside it


def put_card_words(
    ctx: Context,
    made: pygame.Surface,
    areas: Mapping[str, pygame.Rect],
    name: str,
    kind: str,
    texts: Sequence[tuple[str, str]],
    seen: int = 0,
) -> None:
    """Write on a card with the areas of `art.cards.card_areas`; `texts`: each by the area that it belongs into. The
    card has neither cost nor rarity: its name has the whole strip, or what is `seen` of it beside the next card."""
    wide = made.get_width()
    logical, scale = wide / ctx.scale, wide / 220
    if "name" in areas:
        strip = areas["name"].copy()
        strip.left, strip.width = round(STRIP[0] * scale), round(STRIP[1] * scale)
        if seen:
            strip.left = round(EDGE * scale)
            strip.width = max(strip.height, min(strip.width, seen - 2 * strip.left))
        put_title(made, name, strip, "semibold", max(round(15 * scale), round(strip.height * 0.62)), LIGHT)
    elif logical >= NAMED:
        put_name_strip(ctx, made, name)
    if logical < FULL or "text" not in areas:
        return
    put_line(made, kind[:1].upper() + kind[1:], areas["type_line"], "semibold", round(12.5 * scale), LIGHT)
    most, least = round(14 * scale), max(SMALLEST, round(7 * scale))
    ink, inset = ctx.colour("ink_on_paper"), 8 if len(texts) == 1 else 4
    for area, text in texts:
        put_paragraph(made, text, areas[area].inflate(-round(10 * scale), -round(inset * scale)), most, least, ink)


def put_name_strip(ctx: Context, made: pygame.Surface, name: str) -> None:
    """The name along the lower edge of a small card, over its picture; a tiny one has only its picture."""
    wide, high = made.get_size()
    edge = max(2, round(wide * 0.05))
    box = pygame.Rect(edge, 0, wide - 2 * edge, max(LEAST + 3, round(high * 0.14)))
    box.bottom = high - edge
    if line_width(name, "semibold") > box.width - 4:
        return
    fill = with_alpha(INK, 0.82)
    made.blit(plate(box.size, max(2, box.height // 4), fill, fill), box)
    put_line(made, name, box.inflate(-4, 0), "semibold", min(round(box.height * 0.8), ctx.text_px("small")), LIGHT)
