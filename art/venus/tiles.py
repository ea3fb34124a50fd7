"""Planet tiles (OV-2.6): round ones are undefended, eight-sided ones carry their defence on a shield (OV-2.16)."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from art.cache import cached
from art.dice import draw_skull
from art.digits import draw_number
from art.geometry import arc, regular, star
from art.palette import MIDNIGHT, Palette, darken, lighten
from art.scenery.stage import PictureStage
from art.svg import Canvas, points_path, rect_path
from art.venus.brass import CREAM, EDGE, FINE_FROM, UNKNOWN, metal, rivets
from art.venus.markers import POUND
from art.venus.pen import SteamPen
from art.venus.scenes import Lines, creatures

TILE_COLOURS = {
    "factory": "#4C6E96",
    "draw": "#6A4C9C",
    "trophy": "#3E7D52",
    "fortune": "#C08A1E",
    "mine": "#8A5A30",
    "crisis": "#B02C28",
    "tension": "#D06A1C",
    "alien": "#2A2350",
}
DEFENDED = ("mine", "crisis", "tension", "alien")


@cached
def tile(
    size: int,
    palette: Palette = MIDNIGHT,
    *,
    kind: str,
    defence: int = 0,
    skull: bool = False,
    creature: str = "",
    shadow: bool = True,
) -> pygame.Surface:
    """A planet tile face up, in a square of `size` pixels.

    `creature` is the id of a trophy tile; the defence of a tension tile varies (OV-5.44): pass 0 and its shield shows
    two crossed blades, or the value it has now.
    """
    tone = TILE_COLOURS.get(kind, UNKNOWN)
    canvas = Canvas(100)
    _plate(canvas, palette, tone, kind in DEFENDED, size >= FINE_FROM, shadow)
    _SYMBOLS.get(kind, _trophy)(canvas, palette, tone, creature)
    if kind in DEFENDED:
        _shield(canvas, palette, defence)
    if skull:
        _skull_mark(canvas)
    return canvas.draw((size, size))


@cached
def tile_back(size: int, palette: Palette = MIDNIGHT) -> pygame.Surface:
    """What a tile looks like before it is turned: midnight enamel, a ringed planet in brass."""
    canvas = Canvas(100)
    _plate(canvas, palette, "#232C56", False, size >= FINE_FROM, True)
    canvas.circle(49, 48, 15, metal(canvas, palette), stroke=EDGE, width=2)
    with canvas.moved(49, 48, turn=-20):
        canvas.path(arc(0, 0, 29, 9, 60, 300), stroke=EDGE, width=7)
        canvas.path(arc(0, 0, 29, 9, 60, 300), stroke=palette.brass_light, width=4)
    return canvas.draw((size, size))


def _plate(canvas: Canvas, palette: Palette, tone: str, defended: bool, fine: bool, shadow: bool) -> None:
    if shadow:
        canvas.glow(53, 56, 47, 45, "#03050C", 0.6, 0.7)

    def outline(r: float) -> str:
        # A plate with cut corners, or a disc drawn as a fine polygon.
        return points_path(regular(49, 48.5, r * 1.05, 8, 22.5) if defended else regular(49, 48.5, r, 48))

    canvas.path(outline(46.4), EDGE)
    canvas.path(outline(45), metal(canvas, palette))
    canvas.path(outline(39.6), darken(tone, 0.72))
    canvas.path(outline(38.2), canvas.radial([(0, lighten(tone, 0.22)), (0.6, tone), (1, darken(tone, 0.45))]))
    if fine:
        for i in range(36):
            with canvas.moved(49, 48.5, turn=i * 10):
                canvas.path("M0 -33V-36.6", stroke=lighten(tone, 0.5), width=0.6, stroke_alpha=0.7)
        rivets(canvas, regular(49, 48.5, 42.6 * (1.03 if defended else 1), 8, 22.5), 1.9, palette.brass)


def _ink(canvas: Canvas, data: str, fill: str = CREAM, even: bool = False, edge: float = 2.6) -> None:
    canvas.path(data, fill, stroke=EDGE, width=edge, even=even)


def _factory(canvas: Canvas, palette: Palette, tone: str, creature: str) -> None:
    _ink(canvas, "M62 46V18H72V46Z")
    _ink(canvas, "M20 70V44L34 34V44L48 34V44L62 34V46H78V70Z")
    canvas.path("M67 14Q60 8 52 13Q46 8 38 13", stroke=CREAM, width=4.4)
    canvas.path("M28 54H34V60H28ZM42 54H48V60H42ZM56 54H62V60H56Z", darken(tone, 0.6))


def _draw(canvas: Canvas, palette: Palette, tone: str, creature: str) -> None:
    for x, turn, fill in ((40, -14, "#D8C79C"), (56, 10, CREAM)):
        with canvas.moved(x, 48, turn=turn):
            _ink(canvas, rect_path(-15, -21, 30, 42, 3.4), fill)
            if fill == CREAM:
                canvas.polygon(star(0, 0, 12, 4, 0.36), darken(tone, 0.2))


def _fortune(canvas: Canvas, palette: Palette, tone: str, creature: str) -> None:
    for x, y in ((34, 60), (64, 60), (49, 38)):
        canvas.circle(x, y, 16.5, "#FFE9A8", stroke=EDGE, width=2.8)
        canvas.circle(x, y, 12, stroke="#8A5E14", width=1.4)
        with canvas.moved(x, y, scale=1.36):
            canvas.path(POUND, stroke="#5E3A0A", width=2)


def _trophy(canvas: Canvas, palette: Palette, tone: str, creature: str) -> None:
    lines = creatures().get(creature)
    if lines is None:
        _ink(canvas, "M32 26H66V40Q66 58 49 60Q32 58 32 40ZM43 60H55V68H64V74H34V68H43Z", "#FFE9A8")
        canvas.path("M32 30H22Q22 46 34 48M66 30H76Q76 46 64 48", stroke="#FFE9A8", width=4)
        return
    canvas.circle(49, 48.5, 34.5, darken(tone, 0.5))
    canvas.circle(49, 48.5, 33, canvas.radial([(0, "#FFF8E4"), (0.7, "#E6D8AC"), (1, "#B8A878")]))
    with canvas.moved(49, 48.5, scale=0.66):
        draw_figure(canvas, lines)


def draw_figure(canvas: Canvas, lines: Lines, fine: bool = True) -> None:
    """The parts of a scene around the origin, without its ground."""
    stage = PictureStage(SteamPen(canvas, "", "figure", fine, False))
    stage.middle = (0, 0)
    stage.draw(lines, ground=False)


def _mine(canvas: Canvas, palette: Palette, tone: str, creature: str) -> None:
    with canvas.moved(43, 42):
        for turn in (-45, 45):
            with canvas.moved(turn=turn):
                _ink(canvas, rect_path(-3.4, -18, 6.8, 45, 2), "#F0C27A")
                _ink(canvas, "M-25 -9Q0 -34 25 -9Q10 -14 0 -13Q-10 -14 -25 -9Z", "#F2F5FA")


def _crisis(canvas: Canvas, palette: Palette, tone: str, creature: str) -> None:
    _ink(canvas, points_path(star(42, 42, 30, 9, 0.56)), "#FFD166", edge=3)
    _ink(canvas, "M37 22H49L46.5 46H39.5Z", "#7A1410", edge=0.1)
    canvas.circle(43, 54, 4.6, "#7A1410")


def _tension(canvas: Canvas, palette: Palette, tone: str, creature: str) -> None:
    """Two arrows that clash."""
    _ink(canvas, "M12 33H26V24L43 41L26 58V49H12Z", CREAM, edge=3)
    _ink(canvas, "M86 33H72V24L55 41L72 58V49H86Z", "#33254A", edge=3)
    canvas.path("M86 33H72V24L55 41L72 58V49H86Z", stroke=CREAM, width=1.6)
    _ink(canvas, "M51 13L41 33H48L43 52L57 30H50L56 13Z", "#FFE27A", edge=2.6)


def _alien(canvas: Canvas, palette: Palette, tone: str, creature: str) -> None:
    canvas.glow(46, 44, 40, 38, "#7CF0D8", 0.55)
    with canvas.moved(45, 43, scale=0.68):
        draw_figure(canvas, creatures()["alien"])


def _shield(canvas: Canvas, palette: Palette, defence: int) -> None:
    """The defence at the lower right, large enough to read at 28 pixels."""
    data = "M52 54H92V72Q92 90 72 97Q52 90 52 72Z"
    canvas.path(data, EDGE, stroke=EDGE, width=5)
    canvas.path(data, metal(canvas, palette))
    canvas.path("M56 58H88V72Q88 86 72 92.4Q56 86 56 72Z", "#FBF4E0")
    if defence:
        draw_number(canvas, defence, 72, 74, 25, "#1A1408", "#FFFFFF")
        return
    for side in (-1, 1):
        with canvas.moved(72, 74), canvas.moved(scale=side, scale_y=1), canvas.moved(turn=40):
            canvas.path("M0 -15V13M-5 8H5", stroke="#1A1408", width=4)


def _skull_mark(canvas: Canvas) -> None:
    """OV-7.1, OV-7.2: a die that shows a skull may be put on this crisis."""
    canvas.circle(22, 74, 19, EDGE)
    canvas.circle(22, 74, 16.6, "#FBF4E0")
    with canvas.moved(22, 74, scale=12.6):
        draw_skull(canvas, "#1A1408", "#FBF4E0")


_SYMBOLS: dict[str, Callable[[Canvas, Palette, str, str], None]] = {
    "factory": _factory,
    "draw": _draw,
    "trophy": _trophy,
    "fortune": _fortune,
    "mine": _mine,
    "crisis": _crisis,
    "tension": _tension,
    "alien": _alien,
}
