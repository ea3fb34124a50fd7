"""The orrery of menu and curtain: a brass clockwork seen from above its rim, one planet for each game.

Everything that stands still is drawn once; a frame costs a handful of blits.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, pi, sin

import pygame

from art.cache import cached, run_length
from art.emblems import crested, game_planet
from art.geometry import gear, ring
from art.palette import MIDNIGHT, Palette, darken, lighten
from art.svg import Canvas, ellipse_path, num

TILT = 0.46  # height of an orbit divided by its width
GEAR_STEPS = 24
GEAR_TEETH = 36
ORBITS = (0.18, 0.247, 0.31, 0.374, 0.437)  # of the picture's width
PLANET_SIZE = (0.125, 0.14, 0.15, 0.16, 0.165)  # sprite width of the picture's width
FEW_ORBITS = ((), (3,), (2, 4), (0, 2, 4), (0, 2, 3, 4), (0, 1, 2, 3, 4))  # by the number of games
MANY_ORBITS = (4, 1)  # in turn, for more games than orbits


@dataclass(frozen=True, slots=True)
class PlanetSpot:
    """Where a game's planet is now: `rect` is its ball, for hits and labels; `near` says it is before the sun."""

    game: str
    rect: pygame.Rect
    near: bool


class Orrery:
    """An orrery of a given width; `turn` is in degrees and grows with time."""

    def __init__(self, width: int, palette: Palette = MIDNIGHT, games: Sequence[str] | None = None) -> None:
        self.width = width
        self.height = round(width * 0.62)
        self.palette = palette
        self.games = crested() if games is None else tuple(games)

    @property
    def size(self) -> tuple[int, int]:
        """Of the area that `draw` covers."""
        return self.width, self.height

    def spots(self, turn: float) -> list[PlanetSpot]:
        """All planets, the far ones first."""
        found = []
        count = len(self.games)
        for i, game in enumerate(self.games):
            # Few planets keep away from the sun; twice the even share also parts an odd number, but not an even one.
            few = count < len(FEW_ORBITS)
            orbit = FEW_ORBITS[count][i] if few else MANY_ORBITS[i % len(MANY_ORBITS)]
            share = i * 360 / count * (2 if few and count % 2 else 1)
            # One common speed with a small sway keeps the planets apart, so that each stays clickable.
            angle = (turn + share + 9 * sin((turn * 1.7 + i * 80) * pi / 180)) * pi / 180
            x, y = self._on_orbit(orbit, angle)
            ball = round(self.width * PLANET_SIZE[orbit] * 0.6 * (1 + 0.12 * cos(angle + pi)))
            rect = pygame.Rect(0, 0, ball, ball)
            rect.center = (round(x), round(y))
            found.append(PlanetSpot(game, rect, y > self.centre[1]))
        return sorted(found, key=lambda spot: spot.rect.centery)

    @property
    def centre(self) -> tuple[float, float]:
        """Of the sun."""
        return self.width / 2, self.height * 0.45

    def _on_orbit(self, index: int, angle: float) -> tuple[float, float]:
        x, y = self.centre
        r = ORBITS[index] * self.width
        return x + r * sin(angle), y - r * TILT * cos(angle)

    def draw(
        self, target: pygame.Surface, topleft: tuple[int, int] = (0, 0), turn: float = 0, highlighted: str | None = None
    ) -> list[PlanetSpot]:
        """Draw one frame and say where the planets are, in the target's coordinates."""
        left, top = topleft
        glow = orrery_glow(self.width, self.palette)
        target.blit(pygame.transform.smoothscale(glow, self.size), topleft)
        target.blit(run_length(orrery_stand(self.width, self.palette)), topleft)
        wheel = orrery_gear(round(self.width * 0.3), self.palette, step=int(turn * GEAR_STEPS / 60) % GEAR_STEPS)
        x, y = self.centre
        target.blit(wheel, wheel.get_rect(center=(left + x, top + y + self.height * 0.075)))
        spots = [PlanetSpot(s.game, s.rect.move(left, top), s.near) for s in self.spots(turn)]
        sun = orrery_sun(round(self.width * 0.22), self.palette)
        for near in (False, True):
            for spot in spots:
                if spot.near == near:
                    self._planet(target, (left + x, top + y), spot, spot.game == highlighted)
            if not near:
                target.blit(sun, sun.get_rect(center=(left + x, top + y - self.height * 0.02)))
        return spots

    def _planet(self, target: pygame.Surface, sun: tuple[float, float], spot: PlanetSpot, highlighted: bool) -> None:
        size = round(spot.rect.width / 0.59 / 4) * 4
        hub = (sun[0], sun[1] + self.height * 0.06)
        foot = (spot.rect.centerx, spot.rect.centery + spot.rect.height * 0.62)
        dark, light = pygame.Color(self.palette.brass_dark), pygame.Color(self.palette.brass_light)
        pygame.draw.line(target, dark, hub, foot, max(2, self.width // 240))
        pygame.draw.aaline(target, light, hub, foot)
        pygame.draw.line(target, dark, foot, spot.rect.center, max(2, self.width // 240))
        sprite = game_planet(size, self.palette, game=spot.game, highlighted=highlighted)
        target.blit(sprite, sprite.get_rect(center=spot.rect.center))


def orrery_frame(
    width: int, palette: Palette = MIDNIGHT, *, turn: float = 0, highlighted: str | None = None
) -> pygame.Surface:
    """One whole frame on a transparent ground, for still pictures."""
    model = Orrery(width, palette)
    out = pygame.Surface(model.size, pygame.SRCALPHA)
    model.draw(out, (0, 0), turn, highlighted)
    return out


@cached
def orrery_glow(width: int, palette: Palette = MIDNIGHT) -> pygame.Surface:
    """The light on the table below everything; soft, so that a quarter of the size is enough to keep."""
    canvas = Canvas(1000, 620)
    canvas.glow(500, 279, 490, 278, palette.brass_light, 0.2)
    return canvas.draw((max(1, width // 4), max(1, round(width * 0.62) // 4)))


@cached
def orrery_stand(width: int, palette: Palette = MIDNIGHT) -> pygame.Surface:
    """What never moves: foot, engraved base plate and the five orbit rings."""
    height = round(width * 0.62)
    canvas = Canvas(1000, 620)
    x, y = 500.0, 279.0
    _foot(canvas, palette, x, y)
    for i, share in enumerate(ORBITS):
        r = share * 1000
        _orbit_ring(canvas, palette, x, y, r, i)
    return canvas.draw((width, height))


def _foot(canvas: Canvas, palette: Palette, x: float, y: float) -> None:
    """Column and three-tiered base below the wheel."""
    metal = canvas.linear(
        [
            (0, palette.brass_dark),
            (0.3, palette.brass_light),
            (0.55, palette.brass),
            (1, darken(palette.brass_dark, 0.35)),
        ],
        (0, 0),
        (1, 0),
    )
    base = y + 292
    canvas.glow(x + 10, base + 8, 165, 36, "#03050C", 0.75, 0.4)
    for half, top, tall in ((118, base - 24, 16), (88, base - 42, 14), (54, base - 60, 14)):
        _disc(canvas, palette, metal, x, top, half, tall)
    canvas.path(
        f"M{x - 20} {base - 62}Q{x - 12} {base - 120} {x - 15} {y + 60}H{x + 15}"
        f"Q{x + 12} {base - 120} {x + 20} {base - 62}Z",
        metal,
    )
    for level in (base - 100, y + 120):
        _disc(canvas, palette, metal, x, level, 27, 9)


def _disc(canvas: Canvas, palette: Palette, metal: str, x: float, top: float, half: float, tall: float) -> None:
    """A turned brass disc seen from slightly above."""
    flat = half * 0.2
    canvas.path(
        f"M{num(x - half)} {num(top)}V{num(top + tall)}A{num(half)} {num(flat)} 0 0 0 "
        f"{num(x + half)} {num(top + tall)}V{num(top)}Z",
        metal,
    )
    canvas.ellipse(x, top, half, flat, canvas.linear([(0, palette.brass_light), (1, palette.brass)], (0, 0), (1, 0.6)))
    canvas.ellipse(x, top, half * 0.86, flat * 0.82, stroke=palette.brass_dark, width=1, stroke_alpha=0.7)


def _orbit_ring(canvas: Canvas, palette: Palette, x: float, y: float, r: float, index: int) -> None:
    """A flat brass hoop: shadowed under-edge, bright top, fine engraved ticks."""
    ry = r * TILT
    canvas.path(ellipse_path(x, y + 3, r, ry), stroke=darken(palette.brass_dark, 0.6), width=3.2, stroke_alpha=0.55)
    shine = canvas.linear(
        [(0, palette.brass_light), (0.35, palette.brass), (0.65, palette.brass_dark), (1, palette.brass)],
        (0, 0),
        (1, 0.5),
    )
    canvas.path(ellipse_path(x, y, r, ry), stroke=shine, width=3.4)
    count = 48 + index * 12
    ticks = []
    for step in range(count):
        a = step * 2 * pi / count
        reach = 0.965 if step % 6 == 0 else 0.98
        ticks.append(
            f"M{num(x + r * sin(a))} {num(y - ry * cos(a))}"
            f"L{num(x + r * reach * sin(a))} {num(y - ry * reach * cos(a))}"
        )
    canvas.path("".join(ticks), stroke=palette.brass, width=1, stroke_alpha=0.55)


@cached
def orrery_gear(width: int, palette: Palette = MIDNIGHT, *, step: int = 0) -> pygame.Surface:
    """The great wheel lying flat, turned by `step` of GEAR_STEPS through a sixth of a turn (it looks the same then)."""
    canvas = Canvas(200, 200 * TILT + 14)
    turn = step * 60 / GEAR_STEPS
    middle = 100 * TILT
    for depth, tone in (
        (12, darken(palette.brass_dark, 0.55)),
        (8, darken(palette.brass_dark, 0.3)),
        (4, palette.brass_dark),
    ):
        with canvas.moved(100, middle + depth, scale=1, scale_y=TILT):
            canvas.path(gear(0, 0, 98, GEAR_TEETH, 9, turn, 70), tone, even=True)
    with canvas.moved(100, middle, scale=1, scale_y=TILT):
        metal = canvas.linear(
            [(0, palette.brass_light), (0.5, palette.brass), (1, palette.brass_dark)], (0, 0.2), (1, 0.8)
        )
        canvas.path(gear(0, 0, 98, GEAR_TEETH, 9, turn, 70), metal, even=True)
        canvas.path(ring(0, 0, 82, 1.6), palette.brass_dark, even=True)
        for spoke in range(6):
            with canvas.moved(turn=turn + spoke * 60):
                canvas.polygon(
                    [(-6, -72), (6, -72), (9, -24), (-9, -24)], palette.brass, stroke=palette.brass_dark, width=1.4
                )
        canvas.circle(
            0,
            0,
            30,
            canvas.radial([(0, palette.brass_light), (1, palette.brass_dark)]),
            stroke=palette.brass_dark,
            width=1.5,
        )
    return canvas.draw((width, round(width * (200 * TILT + 14) / 200)))


@cached
def orrery_sun(size: int, palette: Palette = MIDNIGHT) -> pygame.Surface:
    """The golden sun in the middle, with engraved rays and a warm glow."""
    canvas = Canvas(100)
    gold = "#FFD166"  # the sun is gold in every theme
    canvas.circle(
        50,
        50,
        50,
        canvas.radial([(0, gold, 0.85), (0.5, gold, 0.4), (0.75, gold, 0.12), (1, gold, 0)], (0.5, 0.5), 0.5),
    )
    for i in range(24):
        with canvas.moved(50, 50, turn=i * 15):
            reach = 41 if i % 2 == 0 else 35
            canvas.polygon([(-2.3, -27), (0, -reach), (2.3, -27)], palette.brass_light, 0.9)
    canvas.circle(
        50, 50, 27, canvas.radial([(0, lighten(gold, 0.75)), (0.5, gold), (1, palette.brass_dark)], (0.38, 0.34), 0.72)
    )
    canvas.circle(50, 50, 27, stroke=palette.brass_dark, width=0.8, stroke_alpha=0.7)
    canvas.circle(50, 50, 23.4, stroke=palette.brass_dark, width=0.5, stroke_alpha=0.5)
    canvas.path("M27 47A23 23 0 0 1 47 27", stroke="#FFFBEF", width=2, stroke_alpha=0.75)
    return canvas.draw((size, size))
