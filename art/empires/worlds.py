"""What lies in a hex: worlds, minerals, wrecks, gates, markers nobody has turned up, colonies with their value."""

from __future__ import annotations

from math import cos, pi, sin

import pygame

from art.cache import cached
from art.chance import Scatter
from art.digits import draw_number
from art.empires.hexes import TALL, TERRAINS, WIDE
from art.empires.relics import (
    draw_danger,
    draw_destroyed,
    draw_gate,
    draw_lost,
    draw_machine,
    draw_warp_point,
    draw_wreck,
)
from art.empires.styles import Owner
from art.geometry import gear
from art.palette import MIDNIGHT, Palette, contrasting, darken, lighten
from art.seats import SEAT_SYMBOLS, seat_pattern, symbol_path
from art.svg import Canvas, ellipse_path
from art.worlds import draw_world

PLANETS = (("#5C9BC9", "continents"), ("#C98F5C", "bands"), ("#6FA86B", "continents"), ("#8F7AC0", "storm"))
BARREN = (("#A08D78", "craters"), ("#8A8580", "rifts"), ("#B58062", "craters"))


@cached
def closed_marker(size: int, palette: Palette = MIDNIGHT, *, home: bool = False, twin: bool = False) -> pygame.Surface:
    """A marker face down: an engraved brass disc. Those of homes have another back than those of deep space."""
    canvas = Canvas(100)
    if twin:
        with canvas.moved(9, 7):
            _disc(canvas, palette, home)
        with canvas.moved(-9, -7):
            _disc(canvas, palette, home)
    else:
        _disc(canvas, palette, home)
    return canvas.draw((size, size))


def _disc(canvas: Canvas, palette: Palette, home: bool) -> None:
    brass = palette.brass_light if home else palette.brass
    dark = palette.brass_dark
    canvas.ellipse(51.5, 54, 39, 38, "#000000", 0.4)
    canvas.circle(50, 50, 38, canvas.linear([(0, lighten(brass, 0.3)), (0.5, brass), (1, darken(brass, 0.38))], (0, 0)))
    canvas.circle(50, 50, 38, stroke=darken(dark, 0.45), width=1.6)
    canvas.circle(50, 50, 32.5, stroke=dark, width=1.8)
    canvas.circle(50, 50, 33.6, stroke=lighten(brass, 0.5), width=0.7, stroke_alpha=0.7)
    groove = darken(dark, 0.15)
    if home:
        canvas.path(gear(50, 50, 22, 12, 4, 0, 12), groove, even=True)
        canvas.circle(50, 50, 6, groove)
    else:
        for r in (25, 16.5):
            canvas.path(ellipse_path(50, 50, r, r), stroke=groove, width=1.8)
        canvas.circle(50, 50, 7, groove)
        canvas.circle(50 + 25 * cos(-0.7), 50 + 25 * sin(-0.7), 4, groove)
        canvas.circle(50 + 16.5 * cos(2.5), 50 + 16.5 * sin(2.5), 3, groove)


@cached
def eye(size: int, palette: Palette = MIDNIGHT) -> pygame.Surface:
    """The small sign beside what only the viewer has looked at (UI-5)."""
    canvas = Canvas(100)
    canvas.circle(50, 50, 46, palette.panel, stroke=palette.brass_light, width=5)
    canvas.path("M16 50Q50 18 84 50Q50 82 16 50Z", palette.ink)
    canvas.circle(50, 50, 15, palette.panel)
    canvas.circle(50, 50, 8, palette.legal)
    return canvas.draw((size, size))


@cached
def entry(size: int, palette: Palette = MIDNIGHT, *, colour: str) -> pygame.Surface:
    """Where somebody comes from who is no player: a burning star with four points."""
    canvas = Canvas(100)
    points = []
    for number in range(8):
        reach, turn = 48 if number % 2 == 0 else 19, pi * number / 4
        points.append(f"{50 + reach * sin(turn):.2f} {50 - reach * cos(turn):.2f}")
    canvas.path(f"M{'L'.join(points)}Z", lighten(colour, 0.1), stroke=palette.space0, width=4)
    return canvas.draw((size, size))


@cached
def marker(
    size: int, palette: Palette = MIDNIGHT, *, marker: str, variant: int = 0, gate: bool = False
) -> pygame.Surface:
    """An open marker by its id, as it lies in its hex; kinds that fill the hex are in `hexes`. `gate`: planets have
    gates in this game (SE-27)."""
    canvas = Canvas(100)
    dice = Scatter(f"{marker}{variant}")
    kind = _kind(marker)
    gated = gate and kind in GATED
    if gated:
        draw_gate(canvas, front=False)
    MARKERS[kind](canvas, palette, dice, marker)
    if gated:
        draw_gate(canvas, front=True)
    return canvas.draw((size, size))


def _planet(canvas: Canvas, palette: Palette, dice: Scatter, marker: str) -> None:
    colour, style = dice.pick(PLANETS)
    draw_world(canvas, 50, 50, 31, colour, style, dice)


def _barren(canvas: Canvas, palette: Palette, dice: Scatter, marker: str) -> None:
    colour, style = dice.pick(BARREN)
    draw_world(canvas, 50, 50, 27, colour, style, dice, air=0.05)


def _homeworld(canvas: Canvas, palette: Palette, dice: Scatter, marker: str) -> None:
    """The seat of an empire: cities, and stations on an orbit of brass."""
    orbit = "M8 62A44 14 -14 0 {} 92 38"
    canvas.path(orbit.format("1"), stroke="#0A0D1A", width=4.4)
    canvas.path(orbit.format("1"), stroke=palette.brass, width=2.2)
    draw_world(canvas, 50, 50, 33, "#4F8FC4", "cities", dice, air=0.45)
    canvas.path(orbit.format("0"), stroke="#0A0D1A", width=4.4)
    canvas.path(orbit.format("0"), stroke=palette.sign_on_dark, width=2.2)
    for x, y in ((20, 67), (52, 63), (82, 50)):
        canvas.rect(x - 4, y - 4, 8, 8, 2, palette.sign_on_dark, stroke="#0A0D1A", width=1.6)


def _minerals(canvas: Canvas, palette: Palette, dice: Scatter, marker: str) -> None:
    """Crystals on a lump of rock, with their worth."""
    canvas.glow(50, 54, 38, 30, "#5CE0D8", 0.4)
    for x, y, high, turn in ((36, 60, 26, -22), (62, 60, 28, 20), (49, 58, 38, -2)):
        with canvas.moved(x, y, turn=turn):
            left = [(-8, 0), (-8, -high * 0.7), (0, -high), (0, 0)]
            canvas.polygon(left, "#9FF3EA", stroke="#0B2A33", width=1.2)
            canvas.polygon([(-x, y) for x, y in left], "#3FA8B5", stroke="#0B2A33", width=1.2)
    canvas.path("M20 66Q26 54 50 58Q74 54 80 66Q66 76 50 75Q34 76 20 66Z", "#5A5148", stroke="#0A0D1A", width=1.2)
    _worth(canvas, palette, marker, 50, 82)


def _worth(canvas: Canvas, palette: Palette, marker: str, x: float, y: float) -> None:
    number = marker.rpartition("_")[2]
    if number.isdigit():
        canvas.rect(x - 15, y - 10, 30, 20, 10, palette.panel, stroke=palette.brass_light, width=1.6)
        draw_number(canvas, int(number), x, y, 13, palette.ink, palette.panel)


def _wreck(canvas: Canvas, palette: Palette, dice: Scatter, marker: str) -> None:
    draw_wreck(canvas)


def _warp_point(canvas: Canvas, palette: Palette, dice: Scatter, marker: str) -> None:
    draw_warp_point(canvas, marker.rpartition("_")[2])
    _worth(canvas, palette, marker, 50, 84)


def _doomsday(canvas: Canvas, palette: Palette, dice: Scatter, marker: str) -> None:
    draw_machine(canvas)


def _danger(canvas: Canvas, palette: Palette, dice: Scatter, marker: str) -> None:
    draw_danger(canvas)


def _lost(canvas: Canvas, palette: Palette, dice: Scatter, marker: str) -> None:
    draw_lost(canvas, palette)


def _destroyed(canvas: Canvas, palette: Palette, dice: Scatter, marker: str) -> None:
    draw_destroyed(canvas)


def _filling(canvas: Canvas, palette: Palette, dice: Scatter, marker: str) -> None:
    """Terrain that fills its hex, as a small picture: for what one has looked at but nobody has turned up."""
    with canvas.moved((100 - WIDE * 0.9) / 2, (100 - TALL * 0.9) / 2, scale=0.9):
        TERRAINS[marker](canvas, palette, dice)


MARKERS = {
    "planet": _planet,
    "barren": _barren,
    "homeworld": _homeworld,
    "minerals": _minerals,
    "wreck": _wreck,
    "warp_point": _warp_point,
    "doomsday": _doomsday,
    "danger": _danger,
    "lost": _lost,
    "destroyed_planet": _destroyed,
    **dict.fromkeys(TERRAINS, _filling),
}
GATED = ("planet", "barren", "homeworld")


def has_picture(marker: str) -> bool:
    """Whether there is a picture for a marker of this id."""
    return _kind(marker) in MARKERS


def _kind(marker: str) -> str:
    return marker.rstrip("0123456789").rstrip("_")


@cached
def colony_disc(
    size: int,
    palette: Palette = MIDNIGHT,
    *,
    owner: Owner,
    colour: str,
    value: int,
    homeworld: bool = False,
    captured: bool = False,
    centre: str = "",
) -> pygame.Surface:
    """The value of a colony on a disc in its owner's colour, pattern and symbol (UI-2, UI-14). Leaves around it tell
    how far it has grown; a homeworld has a crown; `captured`: somebody else has founded it; `centre`: what it is the
    centre of, "research" or "industry" (CL-17)."""
    canvas = Canvas(100)
    canvas.circle(51.5, 53, 41, "#000000", 0.45)
    canvas.circle(50, 50, 40, canvas.linear([(0, lighten(colour, 0.2)), (1, darken(colour, 0.3))], (0, 0)))
    canvas.circle(50, 50, 40, stroke=darken(colour, 0.6), width=3)
    canvas.circle(50, 50, 37, stroke=lighten(colour, 0.5), width=1.2, stroke_alpha=0.8)
    canvas.circle(50, 50, 26, palette.paper, stroke=darken(colour, 0.5), width=2)
    draw_number(canvas, value, 50, 50, 29, palette.ink_paper, palette.paper)
    rim = Canvas(100)
    rim.path(ellipse_path(50, 50, 38, 38) + ellipse_path(50, 50, 27.5, 27.5), "#FFFFFF", even=True)
    disc = patterned(canvas.draw((size, size)), rim, owner, darken(colour, 0.5))
    signs = Canvas(100)
    if homeworld:
        signs.path(CROWN, palette.sign_on_dark, stroke="#0A0D1A", width=2.6)
    else:
        _growth(signs, value)
    if captured:
        for x, y in ((22, 80), (38, 90), (62, 90), (78, 80)):
            signs.ellipse(x, y, 9, 5.4, stroke="#0A0D1A", width=7)
            signs.ellipse(x, y, 9, 5.4, stroke="#D5DBE6", width=3.4)
    if centre:
        _centre(signs, palette, centre)
    disc.blit(signs.draw((size, size)), (0, 0))
    return disc


CROWN = "M26 22L22 2L38 11L50 0L62 11L78 2L74 22Q50 14 26 22Z"
STAGES = (1, 3, 5)  # the values of a colony that grows (SE-7.7)


def _growth(canvas: Canvas, value: int) -> None:
    """Three leaves at the top; those of the stages that it has reached are green."""
    for place, stage in enumerate(STAGES):
        grown = value >= stage
        with canvas.moved(50, 50, turn=(place - 1) * 34):
            canvas.path("M0 -30C-11 -36 -9 -47 0 -50C9 -47 11 -36 0 -30Z", "#6FD67A" if grown else "#2A3146",
                        stroke="#0A0D1A", width=2.4)  # fmt: skip


def _centre(canvas: Canvas, palette: Palette, centre: str) -> None:
    """A small plate below: a flask or a cogwheel."""
    canvas.circle(50, 86, 13, "#10142A", stroke=palette.sign_on_dark, width=2.4)
    if centre == "industry":
        canvas.path(gear(50, 86, 9, 8, 3, 0, 3), palette.sign_on_dark, even=True)
    else:
        canvas.path("M47 78H53M48.4 78V84L43.6 92Q43 94 45 94H55Q57 94 56.4 92L51.6 84V78", "#5CC8E8",
                    stroke=palette.sign_on_dark, width=1.6)  # fmt: skip


def patterned(picture: pygame.Surface, mask: Canvas, owner: Owner, ink: str) -> pygame.Surface:
    """The pattern of a seat over the part of a picture that a mask leaves white (UX-82)."""
    if isinstance(owner, int):
        marks = seat_pattern(picture.get_size(), seat=owner, colour=ink, pitch=max(4, picture.get_width() // 9)).copy()
        marks.blit(mask.draw(picture.get_size()), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        picture.blit(marks, (0, 0))
    return picture


@cached
def emblem(size: int, palette: Palette = MIDNIGHT, *, owner: Owner, colour: str) -> pygame.Surface:
    """An owner's sign alone."""
    canvas = Canvas(100)
    draw_emblem(canvas, owner, 50, 50, 40, contrasting(colour, light=colour, dark=darken(colour, 0.2)))
    return canvas.draw((size, size))


def draw_emblem(canvas: Canvas, owner: Owner, x: float, y: float, r: float, colour: str) -> None:
    """A seat's symbol; a ring of claws for aliens, a cogwheel for machines."""
    if isinstance(owner, int):
        canvas.path(symbol_path(SEAT_SYMBOLS[owner], x, y, r), colour, even=True)
    elif owner == "machines":
        canvas.path(gear(x, y, r, 9, r * 0.28, 0, r * 0.42), colour, even=True)
    else:
        for turn in range(3):
            angle = turn * 2 * pi / 3
            with canvas.moved(x, y, turn=angle * 180 / pi, scale=r / 40):
                canvas.path("M-6 4C-20 -8 -16 -34 4 -40C-4 -28 0 -14 10 -4Z", colour)
