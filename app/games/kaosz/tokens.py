"""Plates of players, the attack marker, coins, docks and signs of the Káosz table: everything that is no card."""

from __future__ import annotations

from typing import Any

import pygame

from app.table.inscribe import fitted
from app.table.seat_symbol import engrave
from app.ui import lettering
from app.ui.colour import mix, with_alpha
from app.ui.context import Context, Style
from app.ui.fonts import font
from app.ui.paint import draw_icon, plate
from art.kaosz.colony import colony
from art.pieces import coin
from art.seats import seat_symbol

PLATE, MARKER, PANEL, SORTER, DOCK, COIN = "plate", "marker", "panel", "sorter", "dock", "coin"
WORLD = "world"

Shown = tuple[str, str, str]  # icon, number as text, role
Art = tuple[Any, ...]
Size = tuple[int, int]
Tint = tuple[int, int, int]

NAME = Style(size="tiny", weight="semibold")
LEAST_NAME = 10  # pixels
TWO_ROWS = 60.0  # logical height from which a plate has two rows, however large the letters are
TITLE = Style(size="small", weight="semibold")


def plate_art(seat: int, name: str, active: bool, facts: tuple[Shown, ...], tools: float = 0.0) -> Art:
    """The plate of a player: facts are icon, number and role; `tools`: the share at its right that things lie on."""
    return PLATE, seat, name, active, facts, tools


def world_art(seat: int, left: int, most: int) -> Art:
    """A colony with so many cards left."""
    return WORLD, seat, left, most


def _world(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    _, seat, left, most = art
    colour = "#{:02X}{:02X}{:02X}".format(*ctx.seats[seat].colour)
    return colony(min(size), ctx.art, seat=seat, colour=colour, left=left, most=most).copy()


def _plate(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    """Name and symbol, then credits and the numbers everybody may know (section 1.2)."""
    _, seat, name, active, facts, _ = art
    made = pygame.Surface(size, pygame.SRCALPHA)
    theme = ctx.theme
    top, fill = with_alpha(mix(theme.panel, theme.ink, 0.06), 0.96), with_alpha(theme.panel, 0.94)
    rim = with_alpha(theme.chosen, 1) if active else theme.hairline_rgba
    made.blit(plate(size, ctx.px(10), top, fill, rim, ctx.px(2 if active else 1)), (0, 0))
    tint = ctx.seats[seat].colour
    engrave(ctx, made, seat, tint)
    bar = max(3, ctx.px(4))
    pygame.draw.rect(made, tint, pygame.Rect(ctx.px(5), ctx.px(8), bar, size[1] - ctx.px(16)), border_radius=bar // 2)
    head, body, taken = _plate_boxes(art, size, ctx)
    side = min(head.height, ctx.em(1.3), max(ctx.px(20), head.width // 3))
    symbol = seat_symbol(side, ctx.art, seat=seat, colour="#{:02X}{:02X}{:02X}".format(*tint))
    made.blit(symbol, symbol.get_rect(midleft=(head.x, head.centery)))
    text = _name_line(ctx, name, (max(8, head.width - side - ctx.px(6)), head.height))
    made.blit(text, text.get_rect(midleft=(head.x + side + ctx.px(6), head.centery)))
    _facts(made, ctx, facts, body, taken)
    return made


def _plate_boxes(art: Art, size: Size, ctx: Context) -> tuple[pygame.Rect, pygame.Rect, int]:
    """Where the name and the facts of a plate stand, and the width that things at its right take."""
    facts, tools = art[4], art[5]
    one_row = size[1] < min(ctx.em(2.7), ctx.px(TWO_ROWS))
    pad, taken = ctx.px(14), round(size[0] * tools)
    head_high = size[1] if one_row else min(round(size[1] * 0.44), ctx.em(1.8))
    head = pygame.Rect(pad, 0, size[0] - pad - max(taken, ctx.px(6)), head_high)
    if one_row:
        head.width = round(size[0] * (0.4 if len(facts) > 1 else 0.66))
        return head, pygame.Rect(head.right, 0, size[0] - head.right - ctx.px(4), size[1]), taken
    body = pygame.Rect(pad, head.bottom, size[0] - pad - ctx.px(6), size[1] - head.bottom - ctx.px(3))
    return head, body, taken


def fact_px(art: Art, size: Size, ctx: Context) -> int:
    """How large the numbers on a plate are."""
    _, body, taken = _plate_boxes(art, size, ctx)
    return _fact_layout(ctx, art[4], body, taken)[0]


def _name_line(ctx: Context, name: str, room: Size) -> pygame.Surface:
    """A player's name; on a low or narrow plate smaller than the user's letters, rather than cut."""
    for style in (TITLE, NAME):
        if lettering.line_height(ctx, style) <= room[1] and lettering.text_width(ctx, name, style) <= room[0]:
            return lettering.line(ctx, name, style)
    face = fitted(ctx, name, (room[0], round(room[1] * 0.8)), weight="semibold", most="tiny")
    if face.size(name)[0] > room[0]:  # a long name: letters that can still be read, and what fits of it
        face = font("sans", "semibold", max(LEAST_NAME, face.get_height() * 3 // 4))
        while len(name) > 2 and face.size(name)[0] > room[0]:
            name = name.rstrip("…")[:-1] + "…"
    return face.render(name, True, ctx.colour("ink"))


def _facts(made: pygame.Surface, ctx: Context, facts: tuple[Shown, ...], body: pygame.Rect, taken: int) -> None:
    """Icon and number for each fact, all of one size, in as many rows as there is room for."""
    if not facts or body.width < 10 or body.height < 8:
        return
    px, rows, wide = _fact_layout(ctx, facts, body, taken)
    face, side, high = font("sans", "bold", px), round(px * 1.05), body.height // len(rows)
    for number, row in enumerate(rows):
        spare = wide - sum(_fact_width(amount, px) for _, amount, _ in row)
        x, y = body.x, body.y + number * high + high // 2
        for icon, amount, role in row:
            draw_icon(ctx, made, icon, (x + side // 2, y), side, ctx.theme.brass_light)
            drawn = face.render(amount, True, ctx.colour(role))
            made.blit(drawn, drawn.get_rect(midleft=(x + side + 3, y)))
            x += _fact_width(amount, px) + min(spare // len(row), 2 * px)


def _fact_layout(
    ctx: Context, facts: tuple[Shown, ...], body: pygame.Rect, taken: int
) -> tuple[int, list[tuple[Shown, ...]], int]:
    """The size of the numbers, their rows, and the width of a row; a single one keeps off what lies at the right."""
    columns = -(-len(facts) // 2) if body.height >= ctx.em(2.8) and len(facts) > 2 else len(facts)
    rows = [facts[start : start + columns] for start in range(0, len(facts), columns)]
    wide = body.width if len(rows) > 1 else max(10, body.width - taken)
    px = max(10, min(round(ctx.text_px("lead") * 1.2), round(body.height / len(rows) * 0.8)))
    while px > 10 and any(sum(_fact_width(amount, px) + 4 for _, amount, _ in row) > wide for row in rows):
        px -= 1
    return px, rows, wide


def _fact_width(amount: str, px: int) -> int:
    return round(px * 1.05) + 3 + font("sans", "bold", px).size(amount)[0]


def _marker(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    """The attack marker: a brass sight with crossed hairs, on a plate with its caption."""
    _, able, caption = art
    made = pygame.Surface(size, pygame.SRCALPHA)
    tone = ctx.theme.harm if able else mix(ctx.theme.harm, ctx.theme.panel, 0.6)
    brass = ctx.theme.brass_light if able else mix(ctx.theme.brass, ctx.theme.panel, 0.5)
    fill, ground = with_alpha(mix(ctx.theme.panel, tone, 0.25), 0.95), with_alpha(ctx.theme.panel, 0.95)
    made.blit(plate(size, min(size) // 2, fill, ground, with_alpha(brass, 1), ctx.px(2)), (0, 0))
    side = min(size)
    _sight(made, (side // 2, size[1] // 2), side, tone, brass, max(2, ctx.px(2)))
    room = size[0] - side - ctx.px(12)
    text = _small_line(ctx, caption, (room, size[1]), ctx.colour("ink" if able else "ink_dim"))
    if text is not None:
        made.blit(text, text.get_rect(midleft=(side + ctx.px(1), size[1] // 2)))
    return made


def _sight(made: pygame.Surface, centre: Size, side: int, tone: Tint, brass: Tint, width: int) -> None:
    reach = side * 0.27
    pygame.draw.circle(made, tone, centre, round(reach), width)
    pygame.draw.circle(made, brass, centre, max(2, round(side * 0.05)))
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        start = (centre[0] + dx * reach * 0.55, centre[1] + dy * reach * 0.55)
        end = (centre[0] + dx * side * 0.38, centre[1] + dy * side * 0.38)
        pygame.draw.line(made, brass, start, end, width)


def _small_line(ctx: Context, text: str, room: Size, tint: Tint) -> pygame.Surface | None:
    """A caption as large as its room allows; none where it could not be read."""
    for px in range(min(ctx.text_px("body"), round(room[1] * 0.5)), 8, -1):
        face = font("sans", "semibold", px)
        if face.size(text)[0] <= room[0]:
            return face.render(text, True, tint)
    return None


def _panel(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    """The ground below cards that are looked at."""
    fill = with_alpha(ctx.theme.panel, 1)
    top = with_alpha(mix(ctx.theme.panel, ctx.theme.ink, 0.05), 1)
    return plate(size, ctx.px(14), top, fill, with_alpha(ctx.theme.chosen, 0.9), ctx.px(2)).copy()


def _sorter(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    """The button that puts the hand in another order."""
    made = pygame.Surface(size, pygame.SRCALPHA)
    fill = with_alpha(ctx.theme.raised, 0.95)
    made.blit(plate(size, min(size) // 2, fill, fill, with_alpha(ctx.theme.brass, 0.8)), (0, 0))
    draw_icon(ctx, made, "filter", (size[0] // 2, size[1] // 2), round(min(size) * 0.62), ctx.theme.brass_light)
    return made


def draw_sign(ctx: Context, surface: pygame.Surface, icon: str, corner: tuple[int, int]) -> None:
    """What a zone is, at its corner, where its name would not fit."""
    side = ctx.px(18)
    spot = pygame.Rect(0, 0, side, side)
    spot.center = (corner[0] + round(side * 0.45), corner[1] + round(side * 0.45))
    fill = with_alpha(ctx.theme.panel, 0.96)
    surface.blit(plate(spot.size, side // 2, fill, fill, with_alpha(ctx.theme.brass, 0.7)), spot)
    draw_icon(ctx, surface, icon, spot.center, round(side * 0.72), ctx.theme.brass_light)


def _dock(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    """An empty place beside a ship for one more card (KG-3.22)."""
    made = pygame.Surface(size, pygame.SRCALPHA)
    fill = with_alpha(ctx.theme.panel, 0.35)
    made.blit(plate(size, ctx.px(4), fill, fill, with_alpha(ctx.theme.brass, 0.45)), (0, 0))
    tint = mix(ctx.theme.brass, ctx.theme.space_1, 0.25)
    draw_icon(ctx, made, "plus", (size[0] // 2, size[1] // 2), round(min(size) * 0.5), tint)
    return made


def _coin(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    return coin(min(size), ctx.art).copy()


DRAWINGS = {
    PLATE: _plate, MARKER: _marker, PANEL: _panel, SORTER: _sorter, DOCK: _dock, COIN: _coin, WORLD: _world,
}  # fmt: skip
