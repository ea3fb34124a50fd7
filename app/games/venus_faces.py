"""How every piece of Onward to Venus looks; the first word of an `art` names its drawing and tells all that is seen."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Any

import pygame

from app.colour import mix, rgb, with_alpha
from app.fonts import font
from app.games.venus_plan import INNER
from app.table.inscribe import put_tag, put_text
from app.ui.context import Context
from app.ui.paint import draw_icon, plate
from art.cards import card_back, card_frame
from art.seats import seat_symbol
from art.venus.brass import empire_colour
from art.venus.space import backdrop, orbit_ring
from art.venus.worlds import BALL_SHARE, planet
from rules.venus.kinds import Card

SKY, WORLD, LABEL, PENNANT, UNIT, BUILDING = "sky", "world", "label", "pennant", "unit", "building"
TILE, ALIEN, TURNCOAT, PLATE, MARKERS, BAG, AWAY = "tile", "alien", "turncoat", "plate", "markers", "bag", "away"
SUPPLY, CARD, BACK = "supply", "card", "back"

Art = tuple[Any, ...]
Size = tuple[int, int]
Fact = tuple[str, str]  # icon and number

CLASS_COLOURS = {"action": "#A5483A", "free": "#4F7A52", "benefit": "#3B6EA8", "interrupt": "#7A5BA8"}
ICONS = {"infantry": "human", "tank": "armor", "cruiser": "ship", "factory": "gear", "mine": "development"}
TILE_ICONS = {"factory": "gear", "draw": "card", "trophy": "trophy", "fortune": "credit", "mine": "development",
              "crisis": "warning", "tension": "fire"}  # fmt: skip


def plate_art(
    seat: int, empire: str, name: str, active: bool, first: bool, markers: int, facts: tuple[Fact, ...]
) -> Art:
    return PLATE, seat, empire, name, active, first, markers, facts


class Faces:
    """Draws for one table; knows what is printed on every card."""

    def __init__(self, cards: Mapping[str, Card]) -> None:
        self.cards = cards

    def draw(self, art: Hashable, size: Size, ctx: Context) -> pygame.Surface:
        """The picture of a piece at exactly this size."""
        assert isinstance(art, tuple)
        if art[0] in (CARD, TURNCOAT):
            return self._card(art, size, ctx)
        return _DRAWINGS[art[0]](art, size, ctx)

    def name(self, design: str, ctx: Context) -> str:
        name = self.cards[design].name
        return str(name.hu if ctx.texts.language == "hu" else name.en)

    def _card(self, art: Art, size: Size, ctx: Context) -> pygame.Surface:
        face = self.cards[art[1]]
        made = card_frame(size[0], ctx.art, colour=CLASS_COLOURS[face.class_], cost=False).copy()
        if made.get_size() != size:
            made = pygame.transform.smoothscale(made, size)
        room = pygame.Rect(4, 4, size[0] - 8, size[1] // 3)
        put_text(ctx, made, self.name(face.id, ctx), room, most="small")
        return made


def _clear(size: Size) -> pygame.Surface:
    return pygame.Surface(size, pygame.SRCALPHA)


# --- the board


def _sky(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    _, sun, places = art
    wide, high = size
    spot = (sun[0] * wide, sun[1] * high)
    return backdrop(size, ctx.art, sun=spot, places=tuple((x * wide, y * high) for x, y in places))


def _world(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    """The orbit with its sectors and the planet inside; the ring is seen at a slant."""
    _, name, dead, empires = art
    made = _clear(size)
    side = max(size)
    start = 180.0 - 180.0 / max(1, len(empires))
    ring = orbit_ring(side, ctx.art, empires=empires, inner=INNER, start=start)
    made.blit(pygame.transform.smoothscale(ring, size), (0, 0))
    ball = round(min(size) * INNER * 0.98 / BALL_SHARE)
    drawn = planet(ball, ctx.art, world=name, dead=dead)
    made.blit(drawn, drawn.get_rect(center=(size[0] // 2, size[1] // 2)))
    return made


def _label(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    """Name, crisis level and what the places are worth."""
    _, name, hexes, level, _, _ = art
    made = _clear(size)
    wide, high = size
    side = high
    x = wide
    for value in reversed(hexes):
        x -= side
        box = pygame.Rect(x, 0, side, high)
        pygame.draw.circle(made, ctx.theme.brass_dark, box.center, side // 2 - 1)
        put_text(ctx, made, str(value), box.inflate(-4, -4), role="on_brass")
    if level:
        x -= side
        draw_icon(ctx, made, "warning", (x + side // 2, high // 2), side - 4, ctx.theme.warn)
        put_tag(ctx, made, str(level), (x + side - 4, high - 6), max(10, high // 2))
    room = pygame.Rect(0, 0, x - 4, high)
    put_text(ctx, made, name.upper(), room, align="left", most="small", weight="semibold", role="brass_light")
    return made


def _pennant(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    _, _, empire, income, _ = art
    made = _clear(size)
    tone = rgb(empire_colour(empire))
    pygame.draw.circle(made, tone, (size[0] // 2, size[1] // 2), min(size) // 2)
    put_text(ctx, made, str(income), pygame.Rect(2, 2, size[0] - 4, size[1] - 4))
    return made


def _token(size: Size, ctx: Context, tone: tuple[int, int, int], icon: str, count: int) -> pygame.Surface:
    made = _clear(size)
    side = min(size)
    fill, deep = with_alpha(tone, 1), with_alpha(mix(tone, (0, 0, 0), 0.3), 1)
    made.blit(plate(size, side // 4, fill, deep, with_alpha((240, 230, 200), 0.9)), (0, 0))
    draw_icon(ctx, made, icon, (size[0] // 2, size[1] // 2), round(side * 0.7), (20, 16, 24))
    if count > 1:
        put_tag(ctx, made, str(count), (size[0], size[1]), max(10, round(side * 0.48)))
    return made


def _unit(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    _, empire, unit, count, _ = art
    return _token(size, ctx, rgb(empire_colour(empire)), ICONS[unit], count)


def _building(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    _, empire, building, count = art
    return _token(size, ctx, rgb(empire_colour(empire)), ICONS[building], count)


def _tile(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    _, _, kind, defence, _ = art
    made = _token(size, ctx, (230, 214, 176), TILE_ICONS[kind], 0)
    if defence:
        put_tag(ctx, made, str(defence), (size[0], size[1]), max(10, round(min(size) * 0.48)))
    return made


def _alien(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    return _token(size, ctx, (120, 200, 90), "robot", 0)


# --- players and common things


def _plate(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    """Name, empire, markers, then money, income, cards and points."""
    _, seat, _, name, active, first, markers, facts = art
    made = _clear(size)
    theme = ctx.theme
    top, fill = with_alpha(mix(theme.panel, theme.ink, 0.06), 0.96), with_alpha(theme.panel, 0.94)
    rim = with_alpha(theme.chosen, 1) if active else theme.hairline_rgba
    made.blit(plate(size, ctx.px(9), top, fill, rim, ctx.px(2 if active else 1)), (0, 0))
    tint = ctx.seats[seat].colour
    pad = ctx.px(6)
    upper = pygame.Rect(pad, ctx.px(2), size[0] - 2 * pad, size[1] // 2 - ctx.px(2))
    side = min(upper.height, ctx.em(1.2))
    symbol = seat_symbol(side, ctx.art, seat=seat, colour="#{:02X}{:02X}{:02X}".format(*tint))
    made.blit(symbol, symbol.get_rect(midleft=upper.midleft))
    right = upper.right
    if first:
        draw_icon(ctx, made, "crown", (right - side // 2, upper.centery), side, theme.chosen)
        right -= side + 2
    if markers:
        draw_icon(ctx, made, "pass", (right - side // 2, upper.centery), side, theme.brass_light)
        put_tag(ctx, made, str(markers), (right - side, upper.centery), max(10, side // 2))
        right -= side * 2
    room = pygame.Rect(upper.x + side + 4, upper.y, right - upper.x - side - 6, upper.height)
    put_text(ctx, made, name, room, align="left", most="small", weight="semibold")
    lower = pygame.Rect(pad, size[1] // 2, size[0] - 2 * pad, size[1] // 2 - ctx.px(2))
    _facts(made, ctx, facts, lower)
    return made


def _facts(made: pygame.Surface, ctx: Context, facts: tuple[Fact, ...], body: pygame.Rect) -> None:
    cell = body.width // len(facts)
    px = max(9, min(ctx.text_px("body"), round(body.height * 0.74)))
    while px > 9 and any(font("sans", "bold", px).size(text)[0] + px + 4 > cell for _, text in facts):
        px -= 1
    face = font("sans", "bold", px)
    for place, (icon, text) in enumerate(facts):
        x = body.x + place * cell
        draw_icon(ctx, made, {"coin": "credit", "income": "chart", "points": "star"}.get(icon, icon),
                  (x + px // 2, body.centery), px, ctx.theme.brass_light)  # fmt: skip
        drawn = face.render(text, True, ctx.colour("ink"))
        made.blit(drawn, drawn.get_rect(midleft=(x + px + 3, body.centery)))


def _counted(size: Size, ctx: Context, icon: str, text: str) -> pygame.Surface:
    made = _clear(size)
    side = min(size)
    draw_icon(ctx, made, icon, (side // 2, size[1] // 2), round(side * 0.8), ctx.theme.brass_light)
    put_text(ctx, made, text, pygame.Rect(side, 0, size[0] - side, size[1]), align="left", most="lead")
    return made


def _markers(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    _, left, period, periods = art
    return _counted(size, ctx, "pass", f"{left}   {period}/{periods}")


def _bag(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    return _counted(size, ctx, "goods", str(art[1]))


def _away(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    return _counted(size, ctx, "trash", str(art[1]))


def _supply(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    _, empire, piece, count, _ = art
    made = _clear(size)
    side = min(size)
    made.blit(_token((side, side), ctx, rgb(empire_colour(empire)), ICONS[piece], 0), (0, 0))
    put_tag(ctx, made, str(count), (side, size[1]), max(10, side // 2))
    return made


def _back(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    made = card_back(size[0], ctx.art, game="venus")
    return made if made.get_size() == size else pygame.transform.smoothscale(made, size)


_DRAWINGS: dict[str, Callable[[Art, Size, Context], pygame.Surface]] = {
    SKY: _sky, WORLD: _world, LABEL: _label, PENNANT: _pennant, UNIT: _unit, BUILDING: _building, TILE: _tile,
    ALIEN: _alien, PLATE: _plate, MARKERS: _markers, BAG: _bag, AWAY: _away, SUPPLY: _supply, BACK: _back,
}  # fmt: skip
