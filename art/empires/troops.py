"""Ground units: a bust in each empire's helmet; what it carries tells what it is."""

from __future__ import annotations

from collections.abc import Callable

from art.empires.shipwright import DARK, GOLD, METAL, OUTLINE, TONE, Draw, Shipwright

Helmet = Callable[[Shipwright, str], None]


def _visor(s: Shipwright, y: float = -14.0, wide: float = 10.0, tall: float = 4.0) -> None:
    s.canvas.rect(-wide, y - tall, 2 * wide, 2 * tall, tall, OUTLINE)
    s.canvas.rect(-wide + 1.6, y - tall + 1.6, 2 * wide - 3.2, 2 * tall - 3.2, tall,
                  s.canvas.linear([(0, "#CFF3FF"), (0.5, "#4E97BF"), (1, "#173550")], (0, 0), (1, 1)))  # fmt: skip


def _lance_helmet(s: Shipwright, of: str) -> None:
    s.hull([(0, -48, 0), (4, -34), (14, -28), (15, -6), (9, 2)], of, 0.1)
    _visor(s)


def _crescent_helmet(s: Shipwright, of: str) -> None:
    s.pair([(10, -30, 0.2), (24, -32), (22, -48, 0), (34, -28), (12, -14, 0.2)], METAL)
    s.hull([(0, -38), (18, -36), (17, -2), (0, 4)], of, 0.9)
    _visor(s)


def _delta_helmet(s: Shipwright, of: str) -> None:
    s.hull([(0, -42), (18, -16), (8, 4), (0, 4)], of, 0.0)
    s.canvas.polygon([(-11, -18), (11, -18), (0, -5)], "#8FD6F5", stroke=OUTLINE, width=2.4)


def _star_helmet(s: Shipwright, of: str) -> None:
    s.spar([(0, -30), (0, -44)], 2.4)
    s.ball(0, -45, 3.4, GOLD, 1.8)
    s.ball(0, -16, 17, of)
    s.bridge(-15, 10, 9)


HELMETS: dict[str, Helmet] = {
    "lance": _lance_helmet,
    "crescent": _crescent_helmet,
    "delta": _delta_helmet,
    "star": _star_helmet,
}


def _shoulders(s: Shipwright, of: str, wide: float = 30.0) -> None:
    s.pair([(wide - 12, 6), (wide + 2, 8), (wide + 4, 24), (wide + 1, 46), (wide - 9, 46)], of, 0.5)
    s.hull([(0, -2, 0), (12, 0), (wide - 7, 8), (wide - 9, 24), (wide - 10, 46), (0, 47, 0)], of, 0.3)
    s.seams([(wide - 10, 24), (0, 28)], of=of, width=1.6)


def infantry(s: Shipwright, helmet: Helmet) -> None:
    """A rifle held upright."""
    _shoulders(s, TONE, 26)
    helmet(s, TONE)
    s.canvas.line([(21, 46), (21, -28)], OUTLINE, 8, cap="butt")
    s.canvas.line([(21, 45), (21, -26)], s.shades[METAL].light, 3.4, cap="butt")
    s.canvas.rect(16.6, 14, 9, 18, 2, s.shades[DARK].tone, stroke=OUTLINE, width=2)


def marines(s: Shipwright, helmet: Helmet) -> None:
    """Jets at the shoulders: they come from above."""
    for side in (1, -1):
        s.canvas.glow(side * 33, 44, 7, 12, s.glow, 1, 0.2)
    s.pair([(27, -22), (33, -28), (39, -22), (40, 34), (26, 34)], METAL, 0.3)
    _shoulders(s, TONE, 28)
    helmet(s, METAL)
    s.canvas.path("M-12 26L0 18L12 26V33L0 25L-12 33Z", s.shades[GOLD].tone, stroke=OUTLINE, width=2)
    s.canvas.path("M-12 37L0 29L12 37V44L0 36L-12 44Z", s.shades[GOLD].tone, stroke=OUTLINE, width=2)


def heavy_infantry(s: Shipwright, helmet: Helmet) -> None:
    """Thick plates and a tower shield."""
    _shoulders(s, METAL, 38)
    s.ball(30, 8, 12, METAL)
    with s.placed(0, 4):
        helmet(s, METAL)
    s.hull([(0, 10), (21, 12), (21, 32), (0, 48)], TONE, 0.3)
    s.hull([(0, 15), (16, 16), (16, 30), (0, 41)], GOLD, 0.3, 1.6)
    s.hull([(0, 19), (12, 20), (12, 29), (0, 36)], TONE, 0.3, 1.6)


def grav_armor(s: Shipwright, helmet: Helmet) -> None:
    """A tank that floats; its commander looks out."""
    s.canvas.glow(0, 42, 44, 8, s.glow, 0.95, 0.3)
    with s.placed(0, -6, 0.84):
        helmet(s, TONE)
    s.hull([(0, -10, 0), (13, -9), (19, 6), (0, 6, 0)], METAL)
    s.canvas.line([(8, -2), (46, -14)], OUTLINE, 8, cap="butt")
    s.canvas.line([(8, -2), (45, -13.6)], s.shades[METAL].light, 3.6, cap="butt")
    s.hull([(0, 2, 0), (30, 2), (48, 20), (42, 36), (0, 36, 0)], TONE)
    s.seams([(44, 20), (0, 20)], width=1.6)
    for x in (12, 28):
        s.ball(x, 29, 5, DARK)


def militia(s: Shipwright, helmet: Helmet) -> None:
    """People of a colony under their banner."""
    s.canvas.line([(22, 46), (22, -44)], OUTLINE, 6, cap="butt")
    s.canvas.line([(22, 46), (22, -43)], s.shades[GOLD].tone, 3, cap="butt")
    s.canvas.path("M22 -42Q34 -48 46 -40V-20Q34 -28 22 -20Z", s.shades[TONE].tone, stroke=OUTLINE, width=2.6)
    for x, y, r in ((-20, 10, 9), (18, 12, 9), (0, 2, 10)):
        body = f"M{x - r * 1.7} 47V{y + r + 8}Q{x} {y + r - 6} {x + r * 1.7} {y + r + 8}V47Z"
        s.canvas.path(body, s.shades[METAL].shade, stroke=OUTLINE, width=2.6)
        s.canvas.circle(x, y, r, s.canvas.radial([(0, "#F6DDBE"), (1, "#9C7350")]), stroke=OUTLINE, width=2.6)
        s.canvas.path(f"M{x - r} {y - 1}A{r} {r} 0 0 1 {x + r} {y - 1}Z", s.shades[TONE].tone, stroke=OUTLINE, width=2)
    with s.placed(0, 9, 0.66):
        helmet(s, TONE)


def air_support(s: Shipwright, helmet: Helmet) -> None:
    """A Transport that has come down through the clouds, with its guns swung out."""
    s.canvas.glow(0, 40, 40, 7, s.glow, 0.9, 0.3)
    for side in (-1, 1):
        s.canvas.line([(side * 26, 8), (side * 46, -16)], OUTLINE, 8, cap="butt")
        s.canvas.line([(side * 26, 8), (side * 45, -15)], s.shades[METAL].light, 3.6, cap="butt")
    s.hull([(0, -34, 0), (12, -26), (18, 4), (46, 24), (40, 34), (0, 30, 0)], TONE)
    s.seams([(36, 24), (0, 20)], width=1.6)
    with s.placed(0, -8, 0.6):
        helmet(s, METAL)


_TROOPS: dict[str, Callable[[Shipwright, Helmet], None]] = {
    "infantry": infantry,
    "marines": marines,
    "heavy_infantry": heavy_infantry,
    "grav_armor": grav_armor,
    "militia": militia,
    "air_support": air_support,
}


def troops_of(style: str) -> dict[str, Draw]:
    """The ground units of a hull language."""
    helmet = HELMETS[style]

    def bound(draw: Callable[[Shipwright, Helmet], None]) -> Draw:
        return lambda s: draw(s, helmet)

    return {troop: bound(draw) for troop, draw in _TROOPS.items()}
