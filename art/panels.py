"""Panels, buttons, tags and rails of the shell: dark glass with a brass hairline and a soft shadow."""

from __future__ import annotations

import pygame

from art.cache import cached
from art.geometry import gear, ring
from art.palette import MIDNIGHT, Palette, darken, lighten, mix, shaded
from art.svg import Canvas, ellipse_path, rect_path

CORNER = 12
SHADOW = 14
BUTTON_STATES = ("normal", "hover", "pressed", "disabled", "default")


@cached
def soft_shadow(
    size: tuple[int, int], radius: int = CORNER, spread: int = SHADOW, strength: int = 120
) -> pygame.Surface:
    """The blurred shadow of a rounded box of `size`; larger than it by `spread` on every side."""
    corner = radius + 2 * spread
    full = (size[0] + 2 * spread, size[1] + 2 * spread)
    if full[0] < 2 * corner + 4 or full[1] < 2 * corner + 4:
        return _blurred(size, radius, spread, strength)
    # Only the corners are worth blurring; the sides of a large shadow repeat.
    side = 2 * corner + 4 - 2 * spread
    return nine_slice(_blurred((side, side), radius, spread, strength), full, corner)


def _blurred(size: tuple[int, int], radius: int, spread: int, strength: int) -> pygame.Surface:
    shadow = pygame.Surface((size[0] + 2 * spread, size[1] + 2 * spread), pygame.SRCALPHA)
    pygame.draw.rect(shadow, (4, 6, 14, strength), (spread, spread, *size), border_radius=radius)
    soft = max(1, spread // 3)
    return pygame.transform.box_blur(pygame.transform.box_blur(shadow, soft), soft)


@cached
def _panel_plate(palette: Palette, fill: str, alpha: float, corner: int, plain: bool) -> pygame.Surface:
    """The smallest panel; larger ones repeat its middle."""
    side = 2 * corner + 12
    canvas = Canvas(side)
    canvas.rect(0.5, 0.5, side - 1, side - 1, corner - 0.5, fill, alpha)
    if not plain:
        canvas.rect(0.5, 0.5, side - 1, side - 1, corner - 0.5, stroke=palette.hairline, width=1, stroke_alpha=0.6)
        canvas.rect(2.5, 2.5, side - 5, side - 5, corner - 2.5, stroke=lighten(fill, 0.5), width=1, stroke_alpha=0.07)
    return canvas.draw((side, side))


def nine_slice(plate: pygame.Surface, size: tuple[int, int], corner: int) -> pygame.Surface:
    """A plate of any size from one whose corners must not stretch."""
    w, h = max(size[0], 2 * corner + 1), max(size[1], 2 * corner + 1)
    side_w, side_h = plate.get_size()
    out = pygame.Surface((w, h), pygame.SRCALPHA)
    columns = (
        (0, corner, 0, corner),
        (corner, side_w - 2 * corner, corner, w - 2 * corner),
        (side_w - corner, corner, w - corner, corner),
    )
    rows = (
        (0, corner, 0, corner),
        (corner, side_h - 2 * corner, corner, h - 2 * corner),
        (side_h - corner, corner, h - corner, corner),
    )
    for sx, sw, dx, dw in columns:
        for sy, sh, dy, dh in rows:
            part = plate.subsurface((sx, sy, sw, sh))
            if (sw, sh) != (dw, dh):
                part = pygame.transform.scale(part, (dw, dh))
            out.blit(part, (dx, dy))
    return out


@cached
def panel(
    size: tuple[int, int],
    palette: Palette = MIDNIGHT,
    *,
    fill: str | None = None,
    alpha: float = 0.92,
    corner: int = CORNER,
    plain: bool = False,
    ornament: bool = False,
) -> pygame.Surface:
    """A panel of exactly `size`; its shadow is `soft_shadow`, drawn before it."""
    plate = _panel_plate(palette, fill or palette.panel, alpha, corner, plain)
    out = nine_slice(plate, size, corner)
    if ornament:
        mark = corner_ornament(22, palette)
        w, h = out.get_size()
        for turn, spot in ((0, (5, 5)), (-90, (w - 27, 5)), (180, (w - 27, h - 27)), (90, (5, h - 27))):
            out.blit(pygame.transform.rotate(mark, turn), spot)
    return out


def panel_with_shadow(
    size: tuple[int, int],
    palette: Palette = MIDNIGHT,
    *,
    fill: str | None = None,
    alpha: float = 0.92,
    ornament: bool = False,
) -> tuple[pygame.Surface, tuple[int, int]]:
    """A panel on its shadow in one surface, and the offset of the panel within it."""
    return _panel_on_shadow(size, palette, fill, alpha, ornament), (SHADOW, SHADOW - 2)


@cached
def _panel_on_shadow(
    size: tuple[int, int], palette: Palette, fill: str | None, alpha: float, ornament: bool
) -> pygame.Surface:
    out = soft_shadow(size).copy()
    # No shadow below the panel itself: it is translucent and would turn grey.
    pygame.draw.rect(out, (0, 0, 0, 0), pygame.Rect(SHADOW, SHADOW - 2, *size), border_radius=CORNER)
    out.blit(panel(size, palette, fill=fill, alpha=alpha, ornament=ornament), (SHADOW, SHADOW - 2))
    return out


@cached
def corner_ornament(size: int, palette: Palette = MIDNIGHT) -> pygame.Surface:
    """A quarter of an engraved ring system for the upper left corner of a large panel."""
    canvas = Canvas(24)
    canvas.path("M2 20V10A8 8 0 0 1 10 2H20", stroke=palette.brass, width=1.1, stroke_alpha=0.9)
    canvas.path("M6 16V12A6 6 0 0 1 12 6H16", stroke=palette.brass, width=0.9, stroke_alpha=0.45)
    canvas.circle(6.4, 6.4, 1.7, palette.brass_light)
    return canvas.draw((size, size))


def _button_tones(state: str, palette: Palette) -> tuple[str, str, str, float]:
    """Top and bottom of the plate, rim, and rim strength."""
    base = mix(palette.panel, palette.brass if palette.is_light else palette.ink, 0.1)
    match state:
        case "hover":
            return lighten(base, 0.16), lighten(base, 0.02), palette.brass_light, 1.0
        case "pressed":
            return shaded(base, palette, 0.45), shaded(base, palette, 0.2), palette.brass, 0.9
        case "disabled":
            return palette.panel, palette.panel, palette.ink2, 0.3
        case "default":
            return palette.brass_light, mix(palette.brass, palette.brass_dark, 0.12), palette.brass_light, 1.0
    return lighten(base, 0.05), shaded(base, palette, 0.16), palette.brass, 0.8


@cached
def button(
    size: tuple[int, int], palette: Palette = MIDNIGHT, *, state: str = "normal", corner: int = 9
) -> pygame.Surface:
    """A button's plate; `default` is the brass one whose label is written in `button_ink`."""
    if state not in BUTTON_STATES:
        raise KeyError(state)
    w, h = size
    top, bottom, rim, strength = _button_tones(state, palette)
    canvas = Canvas(w, h)
    canvas.rect(0.5, 0.5, w - 1, h - 1, corner, canvas.linear([(0, top), (1, bottom)]), 1)
    if state == "pressed":
        canvas.rect(1.5, 1.5, w - 3, h * 0.3, corner - 1, canvas.linear([(0, "#000000", 0.3), (1, "#000000", 0)]))
    elif state != "disabled":
        canvas.path(
            f"M{corner} 2H{w - corner}", stroke="#FFF8E8", width=1, stroke_alpha=0.6 if state == "default" else 0.16
        )
        canvas.path(f"M{corner} {h - 1.5}H{w - corner}", stroke="#000000", width=1.4, stroke_alpha=0.35)
    dash = "3 4" if state == "disabled" else ""
    canvas.rect(0.75, 0.75, w - 1.5, h - 1.5, corner - 0.5, stroke=rim, width=1.3, stroke_alpha=strength, dash=dash)
    if state == "default":
        canvas.rect(3.5, 3.5, w - 7, h - 7, max(2, corner - 3), stroke=palette.brass_dark, width=1, stroke_alpha=0.55)
    return canvas.draw(size)


@cached
def tag(size: tuple[int, int], palette: Palette = MIDNIGHT) -> pygame.Surface:
    """A brass tag for a count, riveted at both ends."""
    w, h = size
    canvas = Canvas(w, h)
    metal = canvas.linear([(0, palette.brass_light), (0.45, palette.brass), (1, palette.brass_dark)])
    canvas.rect(0.5, 0.5, w - 1, h - 1, h * 0.34, metal, stroke=darken(palette.brass_dark, 0.5), width=1)
    canvas.rect(2, 2, w - 4, h - 4, h * 0.26, stroke=palette.brass_light, width=0.8, stroke_alpha=0.7)
    if w > h * 1.5:
        for x in (h * 0.24, w - h * 0.24):
            canvas.circle(x, h / 2, h * 0.06, palette.brass_dark)
    return canvas.draw(size)


@cached
def title_ornament(size: tuple[int, int], palette: Palette = MIDNIGHT) -> pygame.Surface:
    """A divider for under a title: two tapering lines that meet in a ringed planet."""
    w, h = size
    canvas = Canvas(w, h)
    x, y, r = w / 2, h / 2, h * 0.24
    for side in (-1, 1):
        near, far = x + side * r * 2.6, x + side * w / 2
        canvas.polygon([(near, y - 0.8), (near, y + 0.8), (far, y)], palette.brass)
        for i in range(3):
            canvas.circle(near + side * (i + 0.2) * r * 1.7, y, r * (0.42 - i * 0.11), palette.brass_light)
    canvas.circle(x, y, r, canvas.radial([(0, palette.brass_light), (1, palette.brass_dark)]))
    with canvas.moved(x, y, turn=-18):
        canvas.path("M" + ellipse_path(0, 0, r * 2, r * 0.6)[1:], stroke=palette.brass_light, width=max(1, h / 26))
        canvas.path(
            f"M{-r * 0.97:.2f} {-r * 0.2:.2f}A{r:.2f} {r:.2f} 0 0 1 {r * 0.97:.2f} {-r * 0.2:.2f}Z", palette.brass
        )
    return canvas.draw(size)


@cached
def gear_motif(
    size: int, palette: Palette = MIDNIGHT, *, teeth: int = 16, turn: float = 0, alpha: float = 1.0
) -> pygame.Surface:
    """A brass cog seen from above."""
    canvas = Canvas(100)
    with canvas.moved(50, 50, turn=turn, alpha=alpha):
        canvas.path(
            gear(0, 0, 48, teeth, 7, 0, 28),
            canvas.radial([(0, palette.brass_light), (0.6, palette.brass), (1, palette.brass_dark)], (0.34, 0.3), 0.75),
            even=True,
        )
        canvas.path(ring(0, 0, 37, 1.4), palette.brass_dark, 0.8, even=True)
        for spoke in range(0, 360, 60):
            with canvas.moved(turn=spoke):
                canvas.polygon([(-3, -30), (3, -30), (4.5, -8), (-4.5, -8)], palette.brass)
        canvas.path(ring(0, 0, 12, 6), canvas.radial([(0, palette.brass_light), (1, palette.brass_dark)]), even=True)
    return canvas.draw((size, size))


@cached
def ring_motif(size: int, palette: Palette = MIDNIGHT, *, alpha: float = 0.6) -> pygame.Surface:
    """Thin orbit rings with ticks, for quiet corners."""
    canvas = Canvas(100)
    for orbit in (20, 32, 47):
        canvas.circle(50, 50, orbit, stroke=palette.hairline, width=0.9, stroke_alpha=alpha)
    canvas.circle(50, 50, 44, stroke=palette.hairline, width=3, stroke_alpha=alpha * 0.6, dash="0.8 3.03", cap="butt")
    for x, y, r in ((50, 50, 5), (70, 50, 2.4), (34, 22.3, 3), (88, 77, 3.4)):
        canvas.circle(x, y, r, palette.brass_light, alpha)
    return canvas.draw((size, size))


@cached
def scroll_track(size: tuple[int, int], palette: Palette = MIDNIGHT) -> pygame.Surface:
    """The groove of a scroll bar."""
    w, h = size
    canvas = Canvas(w, h)
    r = min(w, h) / 2
    canvas.rect(
        0.5, 0.5, w - 1, h - 1, r, darken(palette.panel, 0.5), 0.7, stroke=palette.hairline, width=1, stroke_alpha=0.22
    )
    return canvas.draw(size)


@cached
def scroll_thumb(size: tuple[int, int], palette: Palette = MIDNIGHT, *, hover: bool = False) -> pygame.Surface:
    """The brass slider of a scroll bar with three grip lines."""
    w, h = size
    canvas = Canvas(w, h)
    light, dark = (palette.brass_light, palette.brass) if hover else (palette.brass, palette.brass_dark)
    across = h >= w
    fill = canvas.linear([(0, light), (1, dark)], (0, 0), (1, 0) if across else (0, 1))
    canvas.path(rect_path(1, 1, w - 2, h - 2, min(w, h) / 2 - 1), fill, stroke=darken(dark, 0.5), width=1)
    for step in (-3, 0, 3):
        middle = h / 2 + step if across else w / 2 + step
        data = f"M{w * 0.32} {middle}H{w * 0.68}" if across else f"M{middle} {h * 0.32}V{h * 0.68}"
        canvas.path(data, stroke=darken(dark, 0.5), width=1)
    return canvas.draw(size)
