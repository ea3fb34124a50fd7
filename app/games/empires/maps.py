"""Small painted maps for the new-game screen: homes in their colours, deep space, where enemies come from.

A picture is drawn from the map's content alone; nothing of a game is needed. The screen does not wait for it: it is
painted beside the frames (P13), before anything that the table will need.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from app.games.empires.ground import tint
from app.games.empires.plan import HEX, chart_of, plan
from app.ui.buttons import Pressable
from app.ui.colour import with_alpha
from app.ui.context import Context, Style
from app.ui.labels import Paragraph
from app.ui.paint import plate
from app.ui.widget import Widget
from art.cache import SurfaceCache
from art.chance import Scatter
from art.empires.worlds import entry
from art.palette import Palette, darken, lighten, mix, rgb
from rules.empires.printed.constants import DEEP_SPACE

if TYPE_CHECKING:
    from app.ui.program import Program

FINE = 3  # painted so many times larger, then made small: smooth edges
SHAPE = 0.62  # height of a picture of width 1
NAME = Style(size="small", weight="semibold")
GAP = 0.045  # between hexes, as a share of one
MACHINES, AMOEBAS = "machines", "amoebas"
COMES_FROM = {MACHINES: "#E5484D", "empires": "#CC79A7"}  # marks where the opponents of a solo game begin
LAIR = "#59C28A"

_kept = SurfaceCache(8 * 1024 * 1024)


class MapLook(NamedTuple):
    """What a picture depends on."""

    map: str
    size: tuple[int, int]
    art: Palette
    colours: tuple[str, ...]
    homes: bool  # the empires have home systems


class MapPicture(Widget):
    """A whole map, as large as its place allows."""

    def __init__(self, app: Program, map: str, *, homes: bool = True, prefer: float = 300, id: str = "") -> None:
        super().__init__(id=id)
        self.map, self.homes, self._app, self._prefer = map, homes, app, prefer

    def width(self, ctx: Context) -> int:
        return ctx.px(self._prefer)

    def height(self, ctx: Context, width: int) -> int:
        return round(min(width, ctx.px(self._prefer)) * SHAPE)

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        draw_map(self._app, surface, self.map, self.rect, homes=self.homes)


class MapCard(Pressable):
    """A map to choose: its picture above its name."""

    def __init__(
        self, app: Program, map: str, name: str, chosen: bool, choose: Callable[[], None], *, tip: str, id: str
    ) -> None:
        super().__init__(choose, id=id, tip=tip)
        self.map, self.chosen, self._app = map, chosen, app
        self._label = Paragraph(name, NAME if chosen else NAME.coloured("ink_dim"), align="center", most=2)
        self.adopt(self._label)

    def children(self) -> list[Widget]:
        return [self._label]

    def width(self, ctx: Context) -> int:
        return ctx.px(150)

    def height(self, ctx: Context, width: int) -> int:
        inner = width - ctx.px(16)
        return round(inner * SHAPE) + self._label.height(ctx, inner) + ctx.px(16)

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        edge = ctx.px(8)
        inner = rect.width - 2 * edge
        high = self._label.height(ctx, inner)
        self._label.place(ctx, pygame.Rect(rect.x + edge, rect.bottom - high - ctx.px(5), inner, high))

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        theme = ctx.theme
        fill = with_alpha(theme.chosen if self.chosen else theme.sunken, 0.16 if self.chosen else 0.55)
        rim = with_alpha(theme.chosen, 0.95) if self.chosen else theme.hairline_rgba
        width = ctx.px(2 if self.chosen else 1)
        surface.blit(plate(self.rect.size, ctx.px(self.radius), fill, fill, rim, width), self.rect.topleft)
        edge = ctx.px(8)
        inner = self.rect.width - 2 * edge
        place = pygame.Rect(self.rect.x + edge, self.rect.y + edge, inner, round(inner * SHAPE))
        draw_map(self._app, surface, self.map, place)
        self._label.draw(ctx, surface)
        self.draw_ring(ctx, surface)


def draw_map(app: Program, surface: pygame.Surface, map: str, rect: pygame.Rect, *, homes: bool = True) -> None:
    """A map in the middle of a place; nothing as long as its picture is being painted."""
    if rect.width < 8 or rect.height < 8:
        return
    seats = len(chart_of(map).map.homes)
    look = MapLook(map, rect.size, app.ctx.art, tuple(tint(app.ctx, seat) for seat in range(seats)), homes)
    drawn = _picture(look) if app.studio is None else _kept.find(look)
    if drawn is not None:
        surface.blit(drawn, rect)
    elif app.studio is not None:
        app.studio.ask(look, partial(_paint_beside, app, look), in_sight=True)


def _picture(look: MapLook) -> pygame.Surface:
    return _kept.get(look, partial(_painted, look))


def _paint_beside(app: Program, look: MapLook) -> None:
    _picture(look)
    app.dirty = True


def _painted(look: MapLook) -> pygame.Surface:
    map, size, art, colours, homes = look
    big = (size[0] * FINE, size[1] * FINE)
    canvas = pygame.Surface(big, pygame.SRCALPHA)
    chart = chart_of(map)
    laid = plan(chart, big)
    board = chart.laid(tuple(each[0] for each in chart.either if each), mixed=not homes)
    stars = Scatter(len(chart.hexes))
    worlds = {hex for own in chart.homeworlds for hex in own[len(own) // 2 : len(own) // 2 + 1]} if homes else set()
    mark = COMES_FROM.get(chart.map.rival or "")
    coming = (*(chart.starts if mark else ()), *(chart.lairs if chart.map.rival == AMOEBAS else ()))
    for hex, (x, y, wide, high) in enumerate(laid.boxes):
        owner = board.home_of[hex]
        if owner < 0 and owner != DEEP_SPACE and hex not in coming:
            continue
        ground = _ground(art, colours[owner] if owner >= 0 else None)
        inner = [(x + wide * _in(u), y + high * _in(v)) for u, v in HEX]
        pygame.draw.polygon(canvas, rgb(ground), inner)
        pygame.draw.polygon(canvas, rgb(mix(ground, art.ink, 0.16)), inner, max(1, FINE - 1))
        _stars(canvas, art, ground, (x, y, wide, high), stars)
        if hex in worlds:
            _world(canvas, (x + wide / 2, y + high / 2), wide * 0.34, colours[owner])
    for hex in coming:
        star = entry(round(laid.wide * 0.92), art, colour=mark or LAIR)
        canvas.blit(star, star.get_rect(center=laid.centre(hex)))
    return pygame.transform.smoothscale(canvas, size)


def _in(share: float) -> float:
    return 0.5 + (share - 0.5) * (1 - GAP)


def _ground(art: Palette, colour: str | None) -> str:
    night = lighten(art.space0, 0.06) if not art.is_light else darken(art.space0, 0.2)
    return mix(night, colour, 0.42) if colour else night


def _stars(
    canvas: pygame.Surface, art: Palette, ground: str, box: tuple[float, float, float, float], dice: Scatter
) -> None:
    x, y, wide, high = box
    for _ in range(2):
        at = (x + wide * dice.between(0.25, 0.75), y + high * dice.between(0.25, 0.75))
        pygame.draw.circle(canvas, rgb(mix(ground, art.ink, dice.between(0.15, 0.5))), at, max(1.0, wide * 0.03))


def _world(canvas: pygame.Surface, centre: tuple[float, float], radius: float, colour: str) -> None:
    """A Homeworld: a lit ball."""
    pygame.draw.circle(canvas, rgb(darken(colour, 0.3)), centre, radius)
    lit = (centre[0] - radius * 0.22, centre[1] - radius * 0.22)
    pygame.draw.circle(canvas, rgb(lighten(colour, 0.35)), lit, radius * 0.68)
