"""Short texts on pieces, as large as their room and the user's text size allow, and numbers on brass tags."""

from __future__ import annotations

import pygame

from app.ui.context import SIZES, Context
from app.ui.fonts import font
from art.panels import tag

LEAST = 8  # pixels of letters that are part of a picture
TWO_ROWS = 2.3  # how many times as tall as their letters two rows are
PixelSize = tuple[int, int]
Colour = tuple[int, int, int]


def fitted(ctx: Context, text: str, room: PixelSize, *, weight: str = "bold", most: str = "title") -> pygame.font.Font:
    """The largest font in which a short text fits its room, at most as large as the user's size of that name."""
    px = max(8, min(round(room[1] * 0.9), ctx.text_px(most)))
    found = font("sans", weight, px)
    while px > 8 and (found.size(text)[0] > room[0] or found.get_height() > room[1] * 1.25):
        px -= 1
        found = font("sans", weight, px)
    return found


def least_covered(ctx: Context, least: float) -> int:
    """The smallest letters of a name on a card that lies under the next one; `least`: at 100 %, in logical pixels.

    With larger text they are larger than they ever are at 100 %; fewer cards show their names at a time then.
    """
    return max(8, ctx.px(least if ctx.text_scale <= 1 else SIZES["tiny"] * ctx.text_scale**0.15))


def put_text(
    ctx: Context,
    surface: pygame.Surface,
    text: str,
    room: pygame.Rect,
    *,
    role: str = "ink",
    align: str = "center",
    most: str = "title",
    weight: str = "bold",
) -> pygame.Rect:
    """Draw a short text inside a box; returns where it is."""
    drawn = fitted(ctx, text, room.size, weight=weight, most=most).render(text, True, ctx.colour(role))
    spot = drawn.get_rect(center=room.center)
    if align == "left":
        spot.left = room.left
    elif align == "right":
        spot.right = room.right
    surface.blit(drawn, spot)
    return spot


def put_tag(ctx: Context, surface: pygame.Surface, text: str, centre: tuple[int, int], high: int) -> None:
    """A number on a brass tag."""
    face = font("sans", "bold", max(9, round(high * 0.72)))
    drawn = face.render(text, True, ctx.theme.on_brass)
    rect = pygame.Rect(0, 0, max(high, drawn.get_width() + round(high * 0.6)), high)
    rect.center = centre
    rect.clamp_ip(surface.get_rect())
    surface.blit(tag(rect.size, ctx.art), rect)
    surface.blit(drawn, drawn.get_rect(center=rect.center))


def put_line(surface: pygame.Surface, text: str, room: pygame.Rect, weight: str, px: int, tint: Colour) -> None:
    """Draw one line in the middle of its room, smaller if it must be. It is part of a picture: not the user's size."""
    px = _line_px(text, room.width, weight, px)
    drawn = font("sans", weight, px).render(text, True, tint)
    surface.blit(drawn, drawn.get_rect(center=room.center))


def _line_px(text: str, width: int, weight: str, most: int) -> int:
    """The largest letters, down to the least ones, in which a line fits."""
    px = max(LEAST, most)
    while px > LEAST and font("sans", weight, px).size(text)[0] > width:
        px -= 1
    return px


def line_width(text: str, weight: str) -> int:
    """How wide a line is in the least letters."""
    return font("sans", weight, LEAST).size(text)[0]


def put_title(surface: pygame.Surface, text: str, room: pygame.Rect, weight: str, px: int, tint: Colour) -> None:
    """Draw a name in the middle of its room, in two lines if it does not fit into one, or is larger then."""
    one = _line_px(text, room.width, weight, px)
    rows = halved(text)
    both = min(_line_px(row, room.width, weight, int(room.height / TWO_ROWS)) for row in rows)
    if both <= one and font("sans", weight, one).size(text)[0] <= room.width:
        put_line(surface, text, room, weight, px, tint)
        return
    for place, row in enumerate(rows):
        drawn = font("sans", weight, both).render(row, True, tint)
        middle = room.centerx, room.top + round(room.height * (0.28, 0.72)[place])
        surface.blit(drawn, drawn.get_rect(center=middle))


def halved(text: str) -> list[str]:
    """A name in two rows of about the same length, broken at a space or after a hyphen; in one if it has neither."""
    ends = [place for place, letter in enumerate(text) if letter in " -"]
    if not ends:
        return [text]
    end = min(ends, key=lambda place: abs(2 * place - len(text)))
    return [text[: end + 1].strip(), text[end + 1 :]]


def put_paragraph(surface: pygame.Surface, text: str, room: pygame.Rect, most: int, least: int, tint: Colour) -> None:
    """Draw a text on several lines, as large as it fits between two sizes. It is part of a picture."""
    px = most
    while px > least and not _fits(text, px, room):
        px -= 1
    face = font("serif", "regular", px)
    high = face.get_linesize()
    whole = wrapped(text, face, room.width)
    rows = whole[: max(1, room.height // high)]
    if len(rows) < len(whole):  # nobody should take the beginning for the whole
        rows[-1] = f"{rows[-1][:-1]}…"
    y = room.y + (room.height - len(rows) * high) // 2
    for row in rows:
        surface.blit(face.render(row, True, tint), (room.x, y))
        y += high


def _fits(text: str, px: int, room: pygame.Rect) -> bool:
    face = font("serif", "regular", px)
    widest = max((face.size(row)[0] for row in wrapped(text, face, room.width)), default=0)
    return paragraph_height(text, px, room.width) <= room.height and widest <= room.width


def paragraph_height(text: str, px: int, width: int) -> int:
    """How tall a text on several lines is in letters of this size."""
    face = font("serif", "regular", px)
    return len(wrapped(text, face, width)) * face.get_linesize()


def wrapped(text: str, face: pygame.font.Font, width: int) -> list[str]:
    """Rows of whole words."""
    rows: list[str] = []
    for part in text.split("\n"):
        row = ""
        for word in part.split():
            tried = f"{row} {word}".strip()
            if face.size(tried)[0] <= width or not row:
                row = tried
            else:
                rows.append(row)
                row = word
        rows.append(row)
    return rows
