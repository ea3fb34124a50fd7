"""The furniture of the smugglers' table: a player's dashboard, slots, and the stage of stacked dice."""

from __future__ import annotations

import pygame

from art.cache import cached
from art.geometry import arc
from art.palette import MIDNIGHT, Palette, darken, lighten, mix
from art.seats import symbol_path
from art.svg import Canvas


def dashboard_areas(size: tuple[int, int]) -> dict[str, pygame.Rect]:
    """Where things lie on a dashboard: the character, two dice, speed, energy, four goods, won and unpaid cards."""
    w, h = size
    pad = max(6, round(h * 0.09))
    disc = h - 2 * pad
    die = round((h - 3 * pad) / 2)
    left = 2 * pad + disc
    areas = {"character": pygame.Rect(pad, pad, disc, disc)}
    areas["die_0"] = pygame.Rect(left, pad, die, die)
    areas["die_1"] = pygame.Rect(left, 2 * pad + die, die, die)
    left += die + pad
    right = w - pad - disc
    middle = right - pad - left
    top = round((h - 3 * pad) * 0.46)
    areas["speed"] = pygame.Rect(left, pad, round(middle * 0.42), top)
    areas["energy"] = pygame.Rect(left + round(middle * 0.46), pad, middle - round(middle * 0.46), top)
    slot = (middle - 3 * (pad // 2)) // 4
    for i, letter in enumerate("RYBG"):
        areas[f"goods_{letter}"] = pygame.Rect(left + i * (slot + pad // 2), 2 * pad + top, slot, h - 3 * pad - top)
    areas["won"] = pygame.Rect(right, pad, disc, disc)
    return areas


@cached
def dashboard(
    size: tuple[int, int], palette: Palette = MIDNIGHT, *, colour: str = "#F08A1D", symbol: str = "sun"
) -> pygame.Surface:
    """The engraved frame of one player's things; the areas are `dashboard_areas(size)`."""
    w, h = size
    canvas = Canvas(w, h)
    ground = canvas.linear([(0, lighten(palette.panel, 0.06)), (1, darken(palette.panel, 0.22))])
    canvas.rect(0.75, 0.75, w - 1.5, h - 1.5, 12, ground, 0.96, stroke=palette.hairline, width=1.2, stroke_alpha=0.7)
    canvas.rect(3.5, 3.5, w - 7, h - 7, 9.5, stroke=colour, width=2, stroke_alpha=0.8)
    for name, area in dashboard_areas(size).items():
        round_slot = name in ("character", "won")
        _slot(canvas, palette, area, round_slot, min(8, area.height * 0.2))
    home = dashboard_areas(size)["won"]
    canvas.path(symbol_path(symbol, *home.center, home.width * 0.2), colour, 0.3, even=True)
    return canvas.draw(size)


def _slot(canvas: Canvas, palette: Palette, area: pygame.Rect, is_round: bool, radius: float) -> None:
    """A recess: dark inside, shaded above, a light lower lip."""
    deep, shallow = (0.2, 0.1) if palette.is_light else (0.62, 0.36)
    well = canvas.linear([(0, darken(palette.panel, deep)), (1, darken(palette.panel, shallow))])
    shade = 0.15 if palette.is_light else 0.4
    x, y, w, h = area
    if is_round:
        r = w / 2
        canvas.circle(x + r, y + r, r, well)
        canvas.circle(x + r, y + r, r, stroke=palette.hairline, width=1, stroke_alpha=0.45)
        canvas.path(arc(x + r, y + r, r - 1.5, r - 1.5, 110, 200), stroke="#FFF8E8", width=1, stroke_alpha=0.16)
        canvas.path(arc(x + r, y + r, r - 2, r - 2, -80, 20), stroke="#000000", width=2, stroke_alpha=shade)
        return
    canvas.rect(x, y, w, h, radius, well)
    canvas.rect(x + 0.5, y + 0.5, w - 1, h - 1, radius, stroke=palette.hairline, width=1, stroke_alpha=0.4)
    canvas.path(f"M{x + radius} {y + 2}H{x + w - radius}", stroke="#000000", width=2, stroke_alpha=shade)
    canvas.path(f"M{x + radius} {y + h - 1}H{x + w - radius}", stroke="#FFF8E8", width=1, stroke_alpha=0.16)


@cached
def slot(size: tuple[int, int], palette: Palette = MIDNIGHT, *, is_round: bool = False) -> pygame.Surface:
    """One empty recess for a piece."""
    canvas = Canvas(*size)
    _slot(canvas, palette, pygame.Rect(1, 1, size[0] - 2, size[1] - 2), is_round, min(10, size[1] * 0.2))
    return canvas.draw(size)


@cached
def tower_platform(size: tuple[int, int], palette: Palette = MIDNIGHT, *, tint: str = "#3D6FB8") -> pygame.Surface:
    """A sector card from the side, on its stand: the uppermost row of pixels is the surface dice stand on."""
    w, h = size
    canvas = Canvas(w, h)
    thick = h * 0.3
    metal = canvas.linear(
        [
            (0, palette.brass_dark),
            (0.2, palette.brass_light),
            (0.5, palette.brass),
            (1, darken(palette.brass_dark, 0.3)),
        ],
        (0, 0),
        (1, 0),
    )
    post = canvas.linear(
        [(0, palette.brass), (0.3, palette.brass_light), (1, darken(palette.brass_dark, 0.4))], (0, 0), (1, 0)
    )
    canvas.path(
        f"M{w * 0.43} {thick}Q{w * 0.47} {h * 0.6} {w * 0.4} {h}H{w * 0.6}Q{w * 0.53} {h * 0.6} {w * 0.57} {thick}Z",
        post,
    )
    canvas.rect(w * 0.32, h * 0.88, w * 0.36, h * 0.12, h * 0.05, metal)
    canvas.rect(0.5, 0, w - 1, thick, thick * 0.4, metal, stroke=darken(palette.brass_dark, 0.5), width=1)
    canvas.rect(2, 0, w - 4, thick * 0.32, 1.5, mix("#141B38", tint, 0.45))
    canvas.path(f"M4 0.6H{w - 4}", stroke=lighten(tint, 0.6), width=1.2)
    canvas.path(
        f"M6 {thick * 0.7}H{w - 6}",
        stroke=darken(palette.brass_dark, 0.3),
        width=thick * 0.22,
        dash="0.8 4",
        cap="butt",
        stroke_alpha=0.8,
    )
    return canvas.draw(size)


@cached
def table_edge(size: tuple[int, int], palette: Palette = MIDNIGHT) -> pygame.Surface:
    """The table from the side: felt on top, a brass strip, dark wood below; dice that fall come to rest on it."""
    w, h = size
    canvas = Canvas(w, h)
    wood = mix("#3A2416", palette.space0, 0.25)
    canvas.rect(0, 0, w, h, 0, canvas.linear([(0, lighten(wood, 0.1)), (1, darken(wood, 0.5))]))
    felt = max(3.0, h * 0.14)
    grain = "".join(
        f"M0 {felt * 2 + i * h * 0.11:.2f}q{w * 0.25:.2f} "
        f"{h * (0.05 if i % 2 else -0.05):.2f} {w * 0.5:.2f} 0t{w * 0.5:.2f} 0"
        for i in range(8)
    )
    canvas.path(grain, stroke=darken(wood, 0.55), width=1.2, stroke_alpha=0.6)
    canvas.rect(0, 0, w, felt, 0, canvas.linear([(0, "#2E6B5C"), (1, "#173A33")]))
    canvas.rect(
        0,
        felt,
        w,
        max(2.0, h * 0.06),
        0,
        canvas.linear([(0, palette.brass_light), (0.5, palette.brass), (1, palette.brass_dark)]),
    )
    return canvas.draw(size)
