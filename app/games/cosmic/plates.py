"""The plate of a player: portraits, symbol and name, aliens, and what everybody may know in numbers.

Words on it grow with the user's text, and are never smaller than its smallest size (UX-81): where a name finds no room
beside the portraits it stands below them, and breaks by its language there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import pygame

from app.games.cosmic.plan import NARROW_EM
from app.table.inscribe import LEAST, put_text
from app.table.seat_symbol import engrave
from app.ui.colour import mix, rgb, with_alpha
from app.ui.context import Context, Style
from app.ui.fonts import font
from app.ui.labels import draw_set
from app.ui.lettering import ellipsised, line_height, set_text, text_width
from app.ui.paint import draw_icon, plate
from art.cosmic.colours import PLAYER_COLOURS
from art.seats import seat_symbol

NAME = Style(size="tiny", weight="bold")
ALIEN = Style(size="tiny", weight="semibold", role="ink_dim")
PAD = 4.0
PORTRAIT, LEAST_PORTRAIT = 0.44, 0.25  # of the width, for the portraits
ABOVE_FIGURES = 0.7  # of a narrow plate, for portraits and names
ICON = 0.85  # of the height of figures


class Shape(NamedTuple):
    """How a plate is divided, in shares of it."""

    inset: float  # of its width, for the portraits
    above: float  # of its height, for the portraits and what stands beside them
    named: bool  # the aliens' names stand beside the portraits too, not below them
    figures: bool  # and the figures


def shape(ctx: Context, size: tuple[float, float], em: float, name: str, aliens: Sequence[str]) -> Shape:
    """The first way in which all words find room."""
    wide, high = size
    pad, line, count = ctx.px(PAD), line_height(ctx, ALIEN), max(1, len(aliens))
    whose = text_width(ctx, name, NAME) + line + 3 * pad
    longest = max(whose - 2 * pad, *(text_width(ctx, alien, ALIEN) for alien in aliens), 0)

    def inset(above: float) -> float:
        return min(wide * PORTRAIT, high * above * count) / wide if aliens else 0.0

    for above, rows in ((1.0, 3), (ABOVE_FIGURES, 2)):
        if above == 1.0 and wide < NARROW_EM * em:
            continue  # figures need the whole width
        row = (high * above - pad * 1.5) / rows
        if longest <= wide * (1 - inset(above)) - 2 * pad and row >= 0.85 * line * count:
            return Shape(inset(above), above, True, above == 1.0)
    below = line + sum(set_text(ctx, alien, ALIEN, int(wide) - 2 * pad).size[1] for alien in aliens)
    above = max(0.0, (high - below - pad) / high)
    return Shape(max(LEAST_PORTRAIT, min(inset(above), 1 - whose / wide)), above, False, False)


def draw_plate(art: tuple[Any, ...], size: tuple[int, int], ctx: Context) -> pygame.Surface:
    _, seat, colour, name, aliens, active, facts, laid = art
    made = pygame.Surface(size, pygame.SRCALPHA)
    theme, pad = ctx.theme, ctx.px(PAD)
    tone = rgb(ctx.art.of_piece(PLAYER_COLOURS[colour]))
    top, fill = with_alpha(mix(theme.panel, tone, 0.28), 0.96), with_alpha(mix(theme.panel, tone, 0.1), 0.94)
    rim = with_alpha(theme.chosen, 1) if active else theme.hairline_rgba
    made.blit(plate(size, ctx.px(6), top, fill, rim, ctx.px(2 if active else 1)), (0, 0))
    engrave(ctx, made, seat, tone)
    whole = pygame.Rect(0, 0, *size).inflate(-2 * pad, -2 * pad)
    left = round(size[0] * laid.inset) + pad
    beside = pygame.Rect(left, whole.top, whole.right - left, round(size[1] * laid.above) - whole.top)
    if laid.figures:
        beside.height = whole.height
    row = beside.height // (1 + laid.named + laid.figures)
    _whose(made, ctx, (seat, tone, name), pygame.Rect(beside.topleft, (beside.width, row)))
    line = line_height(ctx, ALIEN)
    y = beside.top + row if laid.named else beside.bottom
    for alien in aliens:
        if laid.named:
            box = pygame.Rect(left, y, beside.width, row // len(aliens))
            put_text(ctx, made, alien, box, role="ink_dim", align="left", most="small", weight="semibold")
            y += box.height
        else:
            words = set_text(ctx, alien, ALIEN, whole.width)
            draw_set(ctx, made, words, (whole.left, y))
            y += words.size[1]
    if laid.figures:
        _figures(made, facts, pygame.Rect(left, beside.top + 2 * row, beside.width, row), ctx)
    else:
        high = max(1, whole.bottom - beside.bottom) if laid.named else min(line, whole.height)
        _figures(made, facts, pygame.Rect(whole.left, whole.bottom - high, whole.width, high), ctx)
    return made


def _whose(made: pygame.Surface, ctx: Context, who: tuple[int, tuple[int, int, int], str], room: pygame.Rect) -> None:
    """Symbol and name of the player; a name that is too long is cut before it becomes too small."""
    seat, tone, name = who
    side = min(room.height, line_height(ctx, NAME), room.width // 4)
    if side < 2:
        return
    tint = "#{:02X}{:02X}{:02X}".format(*ctx.readable(tone))
    symbol = seat_symbol(side, ctx.art, seat=seat, colour=tint)
    made.blit(symbol, symbol.get_rect(midleft=room.midleft))
    left = room.left + side + ctx.px(3)
    box = pygame.Rect(left, room.top, max(8, room.right - left), room.height)
    put_text(ctx, made, ellipsised(ctx, name, NAME, box.width), box, align="left", most="body")


def _figures(made: pygame.Surface, facts: tuple[tuple[str, str], ...], room: pygame.Rect, ctx: Context) -> None:
    """Icons with numbers, all of one size, as large as they fit side by side."""
    px = max(LEAST, min(ctx.text_px("body"), room.height))
    gap = len(facts)
    while px > LEAST and _figures_wide(facts, px) + gap * (len(facts) - 1) > room.width:
        px -= 1
    letters, icon_px = font("sans", "bold", px), round(px * ICON)
    spare = max(0, room.width - _figures_wide(facts, px)) // max(1, len(facts) - 1)
    x = room.left
    for icon, number in facts:
        draw_icon(ctx, made, icon, (x + icon_px // 2, room.centery), icon_px, ctx.theme.brass_light)
        drawn = letters.render(number, True, ctx.colour("ink"))
        made.blit(drawn, drawn.get_rect(midleft=(x + icon_px + 1, room.centery)))
        x += icon_px + 1 + drawn.get_width() + min(spare, 2 * px)


def _figures_wide(facts: tuple[tuple[str, str], ...], px: int) -> int:
    letters = font("sans", "bold", px)
    return sum(round(px * ICON) + 1 + letters.size(number)[0] for _, number in facts)
