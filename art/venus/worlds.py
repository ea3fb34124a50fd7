"""The eight places of Onward to Venus (OV-2.1) and the Sun: a disc each, told apart by face as well as colour."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from art.cache import cached
from art.chance import Scatter
from art.geometry import arc, around, blob, star
from art.palette import MIDNIGHT, Palette, darken, lighten
from art.svg import Canvas, num
from art.venus.brass import WORLDS, cut_disc

Spots = tuple[tuple[float, float, float], ...]

GRID = 100.0
BALL = 44.0  # radius of the ball on the 100-unit picture; the rest is air and rim
BALL_SHARE = BALL * 2 / GRID
TONES = {
    "mercury": "#A8927C",
    "venus": "#E8B85A",
    "earth": "#2F74B8",
    "moon": "#C9C7C0",
    "mars": "#C4552D",
    "ganymede": "#8A7460",
    "titan": "#C98A2C",
    "kuiper": "#33466E",
}
AIR = {
    "mercury": 0.0,
    "venus": 0.5,
    "earth": 0.5,
    "moon": 0.0,
    "mars": 0.22,
    "ganymede": 0.0,
    "titan": 0.75,
    "kuiper": 0.2,
}
HAZE = {"venus": "#FFE9A8", "earth": "#7CC4FF", "mars": "#FF9A6A", "titan": "#B98CFF", "kuiper": "#9FC4FF"}


@cached
def planet(size: int, palette: Palette = MIDNIGHT, *, world: str, dead: bool = False) -> pygame.Surface:
    """A planet or moon; its ball takes `BALL_SHARE` of the size, air lies around it. `dead` is the turned-over side."""
    tone = "#4A464C" if dead else TONES.get(world, TONES["moon"])
    ball = Canvas(GRID)
    if dead:
        _dead_face(ball, Scatter(world))
    else:
        _FACES.get(world, _moon)(ball, tone, Scatter(world), size >= 110)
    _shade(ball, dead, size >= 110)
    haze = HAZE.get(world, tone)
    rim = "#8A8490" if dead else lighten(haze, 0.5)
    ball.path(arc(50, 50, BALL - 0.6, BALL - 0.6, -88, -2), stroke=rim, width=1.5, stroke_alpha=0.4 if dead else 0.8)
    body = cut_disc(ball.draw((size, size)), BALL_SHARE)
    ground = Canvas(GRID)
    if AIR.get(world, 0) and not dead:
        ground.glow(50, 50, 50, 50, haze, AIR[world], 0.8)
    ground.circle(50, 50, BALL + 0.9, darken(tone, 0.75), 0.9)
    made = ground.draw((size, size))
    made.blit(body, (0, 0))
    return made


def _shade(canvas: Canvas, dead: bool, fine: bool) -> None:
    """The night side away from the Sun, which stands at the left."""
    dark = canvas.radial(
        [(0, "#FFF8E8", 0.14), (0.4, "#FFF8E8", 0), (0.62, "#04060F", 0.12), (1, "#04060F", 0.72)], (0.28, 0.34), 0.74
    )
    canvas.circle(50, 50, BALL + 1, dark, 0.6 if dead else 1)
    # Engraved night: fine arcs that follow the terminator.
    for i in range(6 if fine else 0):
        bow = 20 + i * 4.6
        canvas.path(
            f"M{num(62 + i * 4)} {num(12 + i * 3)}Q{num(62 + bow)} 50 {num(62 + i * 4)} {num(88 - i * 3)}",
            stroke="#04060F", width=0.7, stroke_alpha=0.3,
        )  # fmt: skip


def _ball(canvas: Canvas, tone: str, light: float = 0.22, deep: float = 0.3) -> None:
    paint = canvas.radial([(0, lighten(tone, light)), (0.55, tone), (1, darken(tone, deep))], (0.34, 0.34), 0.8)
    canvas.circle(50, 50, BALL + 1, paint)


def _crater(canvas: Canvas, x: float, y: float, r: float, tone: str) -> None:
    canvas.circle(x, y, r, darken(tone, 0.42))
    canvas.circle(x + r * 0.16, y + r * 0.16, r * 0.84, darken(tone, 0.16))
    canvas.path(arc(x, y, r * 1.02, r * 1.02, 80, 190), stroke=lighten(tone, 0.5), width=max(0.7, r * 0.18))


def _mercury(canvas: Canvas, tone: str, dice: Scatter, fine: bool) -> None:
    """Close craters, a scorched limb and wrinkle ridges."""
    _ball(canvas, tone)
    large: Spots = (
        (38, 36, 12),
        (66, 30, 7),
        (58, 62, 14),
        (28, 62, 7),
        (44, 82, 6),
        (80, 56, 6),
        (50, 14, 5),
        (18, 44, 5),
    )
    for x, y, r in large:
        _crater(canvas, x, y, r, tone)
    for _ in range(16 if fine else 5):
        x, y = around(50, 50, dice.between(8, 42), dice.between(0, 360))
        _crater(canvas, x, y, dice.between(1.2, 2.8), tone)
    canvas.path("M70 10Q76 30 70 46T76 84", stroke=darken(tone, 0.5), width=1.6, stroke_alpha=0.8)
    canvas.path("M71.6 10Q77.6 30 71.6 46T77.6 84", stroke=lighten(tone, 0.35), width=0.8, stroke_alpha=0.7)
    canvas.glow(6, 44, 30, 52, "#FF9A3C", 0.75)


def _venus(canvas: Canvas, tone: str, dice: Scatter, fine: bool) -> None:
    """Swirls of cloud that bend to the left like a lying Y."""
    _ball(canvas, tone, 0.36, 0.2)
    pale, deep = lighten(tone, 0.62), darken(tone, 0.3)
    belts = ((-30, 7, deep), (-19, 6, pale), (-8, 7, deep), (3, 9, pale), (15, 6, deep), (25, 8, pale), (36, 6, deep))
    for shift, thick, colour in belts:
        y = 50 + shift
        # Clouds run ahead at the equator: every belt is bent towards it.
        bend = -shift * 0.55
        canvas.path(
            f"M0 {num(y - bend)}Q28 {num(y)} 46 {num(y + bend * 0.3)}T100 {num(y - bend * 0.9)}",
            stroke=colour, width=thick, stroke_alpha=0.75 if colour == pale else 0.6,
        )  # fmt: skip
    canvas.path(
        "M18 50Q40 44 58 34Q74 26 92 26M40 48Q60 56 88 72", stroke=lighten(tone, 0.85), width=4, stroke_alpha=0.8
    )
    if fine:
        for i in range(9):
            y = 14 + i * 9
            canvas.path(f"M4 {y}q20 {4 - i} 40 0t52 {i - 4}", stroke=deep, width=0.6, stroke_alpha=0.5)


def _earth(canvas: Canvas, tone: str, dice: Scatter, fine: bool) -> None:
    """Seas, the old world and the new, caps of ice and a streak of weather."""
    _ball(canvas, tone, 0.3, 0.34)
    land = "#5E9C4E"
    africa = "M50 36Q60 32 68 38Q76 42 72 50Q78 54 70 60Q68 72 60 78Q54 74 54 62Q46 58 44 48Q44 40 50 36Z"
    europe = "M46 30Q44 22 52 20Q56 12 66 14Q80 14 92 26L96 44Q86 42 84 48Q78 44 76 38Q68 34 64 30Q58 34 46 30Z"
    americas = "M6 30Q14 16 26 14Q34 16 32 24Q26 30 22 38Q28 42 30 48Q38 52 36 60"
    americas += "Q30 66 28 78Q24 88 20 80Q18 66 14 56Q18 48 14 42Q6 40 6 30Z"
    for data in (africa, europe, americas):
        canvas.path(data, land, stroke=darken(land, 0.45), width=1.4)
    canvas.path("M54 42Q62 40 66 44Q62 50 54 48ZM70 20Q80 20 84 28Q76 28 70 20Z", "#C9B070", 0.9)
    canvas.path("M24 4Q50 -2 76 4Q64 12 50 10Q34 13 24 4ZM26 96Q50 102 74 96Q62 88 50 90Q36 88 26 96Z", "#F4F8FC")
    for data in ("M8 50Q24 42 40 50T70 54", "M40 72Q56 64 72 72T98 66", "M30 26Q40 20 50 26"):
        canvas.path(data, stroke="#FFFFFF", width=4, stroke_alpha=0.82)
    if fine:
        for y in (30, 50, 70):
            canvas.path(f"M4 {y}Q50 {y + (y - 50) * 0.3} 96 {y}", stroke=darken(tone, 0.5), width=0.5, stroke_alpha=0.6)


def _moon(canvas: Canvas, tone: str, dice: Scatter, fine: bool) -> None:
    """Dark seas above, one bright crater with rays below."""
    _ball(canvas, tone, 0.4, 0.2)
    sea = "#7C7C84"
    seas: Spots = ((34, 36, 16), (52, 28, 12), (62, 42, 11), (74, 34, 8), (28, 54, 10), (68, 56, 7))
    for x, y, r in seas:
        radii = [r * dice.between(0.8, 1.12) for _ in range(9)]
        canvas.path(blob(x, y, radii), sea, 0.92)
    with canvas.moved(44, 76):
        for i in range(12):
            reach = 34 if i % 3 == 0 else 20
            tip = around(0, 0, reach, i * 30 + 8)
            left, right = around(0, 0, 4, i * 30 - 16), around(0, 0, 4, i * 30 + 32)
            canvas.polygon([left, tip, right], "#FFFFFF", 0.55)
        canvas.circle(0, 0, 5.4, "#FFFFFF")
        canvas.circle(0.6, 0.8, 3.4, "#A9A8A4")
    for x, y, r in ((74, 74, 5), (20, 74, 3.6), (48, 50, 3.4), (84, 52, 4), (60, 88, 3.4)):
        _crater(canvas, x, y, r, tone)
    if fine:
        for _ in range(14):
            _crater(canvas, *around(50, 50, dice.between(10, 42), dice.between(0, 360)), dice.between(0.9, 1.8), tone)


def _mars(canvas: Canvas, tone: str, dice: Scatter, fine: bool) -> None:
    """Canals between dark oases, as astronomers of the age saw them, and a cap of frost."""
    _ball(canvas, tone, 0.3, 0.3)
    dusk = "#6A2A22"
    canvas.path("M4 62Q22 54 38 60Q54 70 74 62Q88 58 98 64Q90 84 70 82Q50 76 34 80Q14 80 4 62Z", dusk, 0.9)
    canvas.path("M58 20Q72 16 84 26Q76 36 64 32Q56 28 58 20Z", dusk, 0.75)
    nodes = ((26, 30), (48, 40), (70, 48), (30, 56), (62, 26), (50, 64), (84, 40), (14, 44))
    links = ((0, 1), (1, 2), (1, 3), (1, 4), (2, 4), (2, 5), (3, 5), (0, 7), (7, 3), (2, 6), (4, 6), (0, 4))
    for a, b in links:
        canvas.line([nodes[a], nodes[b]], darken(tone, 0.62), 1.9, 0.9)
    for x, y in nodes:
        canvas.circle(x, y, 3.2, dusk)
    canvas.path("M28 10Q50 -4 72 10Q64 18 50 16Q36 18 28 10Z", "#FFF6EA")
    canvas.path("M38 92Q50 88 62 92Q56 98 50 98Q44 98 38 92Z", "#FFF6EA", 0.9)
    if fine:
        canvas.path("M12 74q14 -6 26 0t28 -2", stroke=lighten(tone, 0.3), width=0.8, stroke_alpha=0.6)


def _ganymede(canvas: Canvas, tone: str, dice: Scatter, fine: bool) -> None:
    """Dark old plates parted by bands of pale grooved ice."""
    _ball(canvas, lighten(tone, 0.42), 0.3, 0.3)
    plates = (
        "M6 30Q22 8 46 10L40 34L18 48L4 50Z",
        "M54 8Q78 12 90 32L70 44L52 32Z",
        "M10 60L30 50L52 58L46 78L24 84Z",
        "M62 54L84 44L97 56Q92 76 76 86L60 76Z",
        "M44 46L54 42L60 48L50 52Z",
    )
    for data in plates:
        canvas.path(data, darken(tone, 0.22), stroke=darken(tone, 0.45), width=1)
    groove = "#FBF6EA"
    for k in (-2.4, 0, 2.4):
        canvas.path(
            f"M{num(48 + k)} 4L{num(46 + k)} 36L{num(56 + k)} {num(56 - k)}L{num(54 + k)} 98"
            f"M2 {num(56 + k)}L{num(40)} {num(44 + k)}L98 {num(40 + k)}",
            stroke=groove, width=1.2, stroke_alpha=0.95,
        )  # fmt: skip
    for x, y, r in ((28, 26, 5), (76, 66, 6), (34, 68, 4)):
        canvas.polygon(star(x, y, r * 2.1, 8, 0.4), "#FFFFFF", 0.75)
        canvas.circle(x, y, r * 0.6, "#FFFFFF")


def _titan(canvas: Canvas, tone: str, dice: Scatter, fine: bool) -> None:
    """Smooth haze in layers over black methane lakes."""
    _ball(canvas, tone, 0.3, 0.2)
    lake = "#3A2412"
    for data in (
        "M30 34Q40 26 52 32Q60 30 66 36Q58 42 50 40Q40 46 30 40Z",
        "M44 52Q54 48 62 54Q72 54 74 62Q64 70 54 64Q44 64 44 52Z",
        "M20 56Q28 52 34 58Q32 66 24 66Q18 62 20 56Z",
        "M36 76Q46 72 54 78Q48 84 40 82Z",
    ):
        canvas.path(data, lake, 0.9)
        with canvas.moved(-0.8, -1):
            canvas.path(data, stroke=lighten(tone, 0.55), width=0.8, stroke_alpha=0.7)
    for r, shade in ((43, 0.7), (39.5, 0.45), (36, 0.26)):
        canvas.circle(50, 50, r, stroke="#F6C66A", width=3.4, stroke_alpha=shade)
    canvas.circle(50, 50, 45, stroke="#8A5CC8", width=4, stroke_alpha=0.9)


def _kuiper(canvas: Canvas, tone: str, dice: Scatter, fine: bool) -> None:
    """No ball but a field: a sweep of ice rocks around one small frozen world."""
    sky = canvas.radial([(0, lighten(tone, 0.16)), (0.6, darken(tone, 0.3)), (1, darken(tone, 0.66))], (0.4, 0.4), 0.8)
    canvas.circle(50, 50, BALL + 1, sky)
    for reach in (16, 28, 40, 52):
        canvas.path(arc(22, 92, reach * 1.35, reach * 1.35, -10, 110), stroke="#BFD6F6", width=0.7, stroke_alpha=0.5)
    canvas.circle(36, 64, 13, canvas.radial([(0, "#FFF6EC"), (0.5, "#D8BCA4"), (1, "#5A4038")]))
    canvas.path("M30 60Q34 56 38 62Q42 58 44 64Q40 72 34 70Q29 66 30 60Z", "#FFF8F0", 0.9)
    spots: list[tuple[float, float, float]] = [
        (46, 20, 7),
        (64, 28, 8.6),
        (76, 44, 7),
        (84, 64, 6),
        (30, 24, 5),
        (56, 42, 4.4),
        (72, 78, 5),
        (18, 38, 4),
        (88, 36, 3.6),
    ]
    for _ in range(12 if fine else 4):
        spots.append((*around(50, 50, dice.between(14, 42), dice.between(-50, 120)), dice.between(1, 2.2)))
    for x, y, r in spots:
        radii = [r * dice.between(0.72, 1.12) for _ in range(7)]
        canvas.path(blob(x, y, radii), "#1A2440")
        canvas.path(
            blob(x - r * 0.12, y - r * 0.14, [0.9 * k for k in radii]),
            canvas.linear([(0, "#F2FAFF"), (0.5, "#A9C2DE"), (1, "#4A6288")], (0, 0), (0.8, 1)),
        )
    canvas.path("M8 22L24 16", stroke="#E8F6FF", width=1.6, stroke_alpha=0.8)
    canvas.circle(25, 15.6, 2.2, "#FFFFFF")


def _dead_face(canvas: Canvas, dice: Scatter) -> None:
    """A burnt-out ball: ash, a great crack and cold craters."""
    _ball(canvas, "#4A464C", 0.16, 0.5)
    for _ in range(7):
        radii = [dice.between(5, 10) for _ in range(8)]
        canvas.path(blob(*around(50, 50, dice.between(6, 38), dice.between(0, 360)), radii), "#2C2930", 0.8)
    crack = "M40 2L48 20L40 34L54 48L46 62L58 76L52 98M54 48L72 42L84 50L98 46M46 62L30 66L20 60L2 66M40 34L26 30L18 36"
    canvas.path(crack, stroke="#0A080C", width=3.4, join="miter")
    with canvas.moved(1.2, 1.2):
        canvas.path(crack, stroke="#8A828E", width=0.9, stroke_alpha=0.8, join="miter")


_FACES: dict[str, Callable[[Canvas, str, Scatter, bool], None]] = {
    "mercury": _mercury,
    "venus": _venus,
    "earth": _earth,
    "moon": _moon,
    "mars": _mars,
    "ganymede": _ganymede,
    "titan": _titan,
    "kuiper": _kuiper,
}
assert tuple(_FACES) == WORLDS


@cached
def sun(size: int, palette: Palette = MIDNIGHT) -> pygame.Surface:
    """The Sun as an engraver's sun: a ball of brass and fire (half the size), straight and waving rays by turns."""
    canvas = Canvas(100)
    canvas.glow(50, 50, 50, 50, "#FFB347", 0.55, 0.3)
    for i in range(16):
        with canvas.moved(50, 50, turn=i * 22.5):
            if i % 2:
                canvas.path("M-2.4 -26Q3 -32 0 -37T1 -46Q5 -38 2.6 -34T3.4 -26Z", "#F08A2C", 0.9)
            else:
                canvas.polygon([(-3.6, -26), (0, -44), (3.6, -26)], "#FFD166", 0.95)
    canvas.circle(50, 50, 26.4, "#B4571A")
    canvas.circle(
        50,
        50,
        25,
        canvas.radial([(0, "#FFF6D0"), (0.45, "#FFD166"), (0.8, "#F4A03A"), (1, "#D8702A")], (0.5, 0.5), 0.5),
    )
    for r in (21.5, 17.5):
        canvas.circle(50, 50, r, stroke="#D8702A", width=0.6, stroke_alpha=0.6, dash="2.4 1.4", cap="butt")
    return canvas.draw((size, size))
