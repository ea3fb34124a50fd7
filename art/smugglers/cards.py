"""Sector and character cards of the smugglers: round star maps in a brass rim (SM-2.1, SM-2.2)."""

from __future__ import annotations

from math import cos, pi, sin

import pygame

from art.cache import cached
from art.chance import Scatter
from art.dice import draw_cube
from art.geometry import ring, star
from art.palette import DIE_COLOURS, GOODS_COLOURS, MIDNIGHT, Palette, darken, lighten, mix
from art.seats import symbol_path
from art.smugglers.ships import draw_badge, draw_mark, draw_ship, draw_station
from art.svg import Canvas, Point
from art.worlds import STYLES, draw_world

# Where things stand on the 100-unit card, by how many there are.
PLANET_SPOTS: dict[int, tuple[Point, ...]] = {
    1: ((50, 30),),
    2: ((32.5, 31), (67.5, 31)),
    3: ((24, 37), (50, 25), (76, 37)),
    4: ((20.5, 43), (38, 24.5), (62, 24.5), (79.5, 43)),
}
PLANET_RADII = {1: 15.5, 2: 13, 3: 11.2, 4: 10.2}
SHIP_SPOTS: dict[int, tuple[Point, ...]] = {
    1: ((50, 75),),
    2: ((33, 72), (67, 72)),
    3: ((25.5, 67), (50, 80), (74.5, 67)),
    4: ((19.5, 62.5), (38, 78), (62, 78), (80.5, 62.5)),
}
SHIP_LENGTHS = {1: 30, 2: 27, 3: 25, 4: 22.5}
NEBULAE = ("#3D6FB8", "#8A4FA8", "#2F8F8A", "#B0563F", "#5A55C4", "#9C7A35")


@cached
def sector_card(
    size: int,
    palette: Palette = MIDNIGHT,
    *,
    planets: str = "RRG",
    ships: str = "RBN",
    station: bool = False,
    seed: int = 1,
) -> pygame.Surface:
    """A round sector: 1 to 4 planets above, 1 to 4 ships below, a station between them."""
    canvas = Canvas(100)
    dice = Scatter(seed * 7919 + 5)
    _space(canvas, dice)
    _star_map(canvas, palette, dice)
    _lanes(canvas, palette, planets)
    small = size < 190  # on a small card the symbols are drawn larger, so that they stay readable
    mirrored = dice.below(2) == 1
    if station:
        draw_station(canvas, 50, 52.5, 19 if len(planets) < 4 else 18, dice.between(0, 45))
    else:
        _heart(canvas, dice)
    _planets(canvas, palette, planets, dice, mirrored, small)
    _ships(canvas, ships, dice, mirrored, small)
    brass_rim(canvas, palette)
    return canvas.draw((size, size))


def _planets(canvas: Canvas, palette: Palette, planets: str, dice: Scatter, mirrored: bool, small: bool) -> None:
    """Each with a face of its own; large cards keep the face free and mark the colour on a badge."""
    styles = dice.shuffled(STYLES)
    for letter, style, spot in zip(planets, styles, PLANET_SPOTS[len(planets)], strict=False):
        r = PLANET_RADII[len(planets)] * dice.between(0.93, 1.05)
        x = 100 - spot[0] if mirrored else spot[0]
        y = spot[1] + dice.between(-1.2, 1.2)
        ball = r * (0.84 if style == "ringed" else 1)
        draw_world(canvas, x, y, ball, GOODS_COLOURS[letter], style, dice)
        if small:
            draw_mark(canvas, letter, x, y, ball * 0.46, GOODS_COLOURS[letter])
        else:
            draw_badge(canvas, letter, x + ball * 0.62, y + ball * 0.66, 3.7, palette.brass)


def _ships(canvas: Canvas, ships: str, dice: Scatter, mirrored: bool, small: bool) -> None:
    """All fly to the right and a little upwards, the outer ones along the rim."""
    for letter, spot in zip(ships, SHIP_SPOTS[len(ships)], strict=True):
        x = 100 - spot[0] if mirrored else spot[0]
        turn = dice.between(-8, 8) - 8 - abs(50 - x) * 0.11
        draw_ship(canvas, letter, x, spot[1], SHIP_LENGTHS[len(ships)], turn, 1.12 if small else 0.72, not small)


def _space(canvas: Canvas, dice: Scatter) -> None:
    """Deep sky with two nebulae of their own hue and scattered stars."""
    first, second = dice.shuffled(NEBULAE)[:2]
    canvas.circle(
        50,
        50,
        48.5,
        canvas.radial([(0, mix("#1B2348", first, 0.22)), (0.6, "#121937"), (1, "#0A0E20")], (0.45, 0.42), 0.62),
    )
    for tint, count in ((first, 4), (second, 3)):
        turn = dice.between(0, 360)
        for _ in range(count):
            a, reach = turn + dice.between(-40, 40), dice.between(8, 27)
            x, y = 50 + reach * cos(a * pi / 180), 50 + reach * sin(a * pi / 180)
            w = dice.between(11, 18)
            canvas.glow(x, y, w, w * dice.between(0.55, 0.95), tint, 0.5)
    for _ in range(46):
        a, reach = dice.between(0, 2 * pi), 44 * dice.unit() ** 0.5
        x, y = 50 + reach * cos(a), 50 + reach * sin(a)
        canvas.circle(x, y, 0.16 + 0.34 * dice.unit() ** 3, "#FFFDF2", dice.between(0.35, 0.95))
    for _ in range(3):
        a, reach = dice.between(0, 2 * pi), dice.between(20, 42)
        canvas.polygon(star(50 + reach * cos(a), 50 + reach * sin(a), dice.between(1, 1.7), 4, 0.2), "#FFFDF2", 0.9)


def _star_map(canvas: Canvas, palette: Palette, dice: Scatter) -> None:
    """Engraved survey circles and one bearing line."""
    for r in (15, 29, 41.5):
        canvas.circle(50, 50, r, stroke=palette.brass_light, width=0.28, stroke_alpha=0.3)
    with canvas.moved(50, 50, turn=dice.between(0, 180)):
        canvas.path("M0 -43V-16M0 16V43", stroke=palette.brass_light, width=0.25, stroke_alpha=0.3)


def _lanes(canvas: Canvas, palette: Palette, planets: str) -> None:
    """Dotted routes from the middle to every planet."""
    for x, y in PLANET_SPOTS[len(planets)]:
        canvas.path(
            f"M50 52Q{(x + 50) / 2 + (y - 40) * 0.2:.2f} {(y + 56) / 2:.2f} {x} {y}",
            stroke=palette.brass_light,
            width=0.5,
            stroke_alpha=0.5,
            dash="0.4 1.5",
        )


def _heart(canvas: Canvas, dice: Scatter) -> None:
    """Where there is no station a small sun marks the crossing of the lanes."""
    tint = dice.pick(("#FFE7A8", "#CFE9FF", "#FFC9A0"))
    canvas.glow(50, 52, 7.5, 7.5, tint, 0.85, 0.08)
    canvas.polygon(star(50, 52, 3.6, 4, 0.16), "#FFFDF2", 0.95)


def brass_rim(canvas: Canvas, palette: Palette, band: str | None = None) -> None:
    """The rim of every round card: turned brass with fine ticks; `band` is a coloured inlay."""
    metal = canvas.linear(
        [(0, palette.brass_light), (0.35, palette.brass), (0.7, palette.brass_dark), (1, palette.brass)], (0, 0), (1, 1)
    )
    canvas.path(ring(50, 50, 49.8, 5.2), metal, even=True)
    canvas.circle(50, 50, 44.7, stroke="#04060F", width=1, stroke_alpha=0.75)
    canvas.circle(50, 50, 49.4, stroke=darken(palette.brass_dark, 0.4), width=0.7)
    if band:
        canvas.circle(50, 50, 47.2, stroke=darken(band, 0.3), width=3.4)
        canvas.circle(50, 50, 47.2, stroke=band, width=2.6)
    else:
        canvas.circle(
            50,
            50,
            47.1,
            stroke=darken(palette.brass_dark, 0.25),
            width=1.7,
            stroke_alpha=0.75,
            dash="0.35 2.115",
            cap="butt",
        )
    canvas.path("M9.4 33A44.8 44.8 0 0 1 33 9.4", stroke="#FFFBEF", width=0.6, stroke_alpha=0.7)


@cached
def sector_back(size: int, palette: Palette = MIDNIGHT) -> pygame.Surface:
    """The back of a sector card: a spiral galaxy."""
    canvas = Canvas(100)
    dice = Scatter("galaxy")
    canvas.circle(50, 50, 48.5, canvas.radial([(0, "#2A2F63"), (0.55, "#161C3E"), (1, "#0A0E20")], (0.5, 0.5), 0.52))
    with canvas.moved(50, 50, turn=-22, scale=1, scale_y=0.78):
        canvas.glow(0, 0, 36, 34, "#8F7BE0", 0.55)
        for arm in (0, 180):
            _spiral_arm(canvas, dice, arm)
        canvas.glow(0, 0, 15, 15, "#FFF2C9", 1, 0.16)
    canvas.circle(50, 50, 41.5, stroke=palette.brass, width=0.5, stroke_alpha=0.8)
    brass_rim(canvas, palette)
    return canvas.draw((size, size))


def _spiral_arm(canvas: Canvas, dice: Scatter, start: float) -> None:
    for i in range(120):
        along = i / 120
        angle = (start + along * 300) * pi / 180
        reach = 5 + 36 * along + dice.between(-1, 1) * (1.2 + 3.4 * along)
        angle += dice.between(-0.09, 0.09)
        x, y = reach * cos(angle), reach * sin(angle)
        tint = dice.pick(("#FFFDF2", "#BFD8FF", "#FFD9A0", "#E4B7FF"))
        canvas.circle(
            x, y, dice.between(0.25, 1.1) * (1.15 - along * 0.5), tint, dice.between(0.35, 0.9) * (1.05 - along * 0.6)
        )
        if i % 4 == 0:
            canvas.glow(x, y, 8, 8, "#7FA2FF", 0.3)


@cached
def character_card(
    size: int,
    palette: Palette = MIDNIGHT,
    *,
    colour: str = "orange",
    symbol: str = "sun",
    favourites: tuple[str, str] | None = None,
) -> pygame.Surface:
    """A player's round card: the die side, or the favourites side with planets and ships such as ("RY", "BG")."""
    body = palette.of_piece(DIE_COLOURS[colour])
    canvas = Canvas(100)
    canvas.circle(
        50,
        50,
        48.5,
        canvas.radial([(0, mix(body, "#1B2348", 0.5)), (1, mix(body, "#0A0E20", 0.82))], (0.42, 0.36), 0.7),
    )
    if favourites is None:
        for a in range(0, 360, 30):
            with canvas.moved(50, 50, turn=a):
                canvas.polygon([(-3.4, -26), (3.4, -26), (5.4, -43), (-5.4, -43)], lighten(body, 0.2), 0.13)
        canvas.glow(56, 62, 30, 26, "#03050C", 0.6, 0.4)
        draw_cube(canvas, 49, 49, 20, body, 5, symbol, (16, -14, -8), side_pips=False)
    else:
        _favourites(canvas, palette, body, symbol, *favourites)
    brass_rim(canvas, palette, body)
    return canvas.draw((size, size))


def _favourites(canvas: Canvas, palette: Palette, body: str, symbol: str, planets: str, ships: str) -> None:
    canvas.path("M9 50H40M60 50H91", stroke=palette.brass, width=0.8)
    for i, letter in enumerate(planets):
        x = 33 + 34 * i
        draw_world(canvas, x, 30, 12, GOODS_COLOURS[letter], ("continents", "bands")[i], Scatter(f"{planets}{i}"))
        draw_mark(canvas, letter, x, 30, 5.4, GOODS_COLOURS[letter])
    for i, letter in enumerate(ships):
        draw_ship(canvas, letter, 32 + 36 * i, 69, 27, -8, 1.1)
    canvas.circle(50, 50, 8.2, darken(body, 0.45), stroke=palette.brass, width=1)
    canvas.path(symbol_path(symbol, 50, 50, 5.4), lighten(body, 0.45), even=True)
