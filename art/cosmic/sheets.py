"""Alien sheets: the portrait, room for name and power, the alert level, the strip of phases (CE-2.14).

A sheet is 3 wide and 4 tall. `sheet_areas` says where text goes; folded, it is a bar with the portrait at its left.
"""

from __future__ import annotations

import pygame

from art.cache import cached
from art.cards import crest_back
from art.cosmic.colours import LEVEL_COLOURS
from art.cosmic.crest import CREST
from art.cosmic.portraits import colour_of, portrait
from art.icons import draw_icon
from art.palette import MIDNIGHT, Palette, darken, lighten, mix
from art.species import Box
from art.svg import Canvas, rect_path

PHASES = ("start_turn", "regroup", "destiny", "launch", "alliance", "planning", "reveal", "resolution")
STATES = ("ready", "lit", "lost", "zapped")
FULL: dict[str, Box] = {
    "name": (14, 14, 234, 32),
    "level": (254, 14, 32, 32),
    "picture": (12, 52, 276, 184),
    "type_line": (14, 240, 272, 20),
    "text": (12, 263, 276, 97),
    "phases": (12, 366, 276, 24),
}
TABLE: dict[str, Box] = {
    "name": (14, 14, 216, 50),
    "level": (236, 14, 50, 50),
    "picture": (12, 70, 276, 276),
    "phases": (12, 352, 276, 38),
}
SHEET_BACK = 220 * 4 / 3  # units of height where a card back has 308
MINI: dict[str, Box] = {"picture": (24, 24, 252, 352)}


def sheet_height(width: int) -> int:
    """Sheets are 3 wide and 4 tall."""
    return round(width * 4 / 3)


def sheet_detail(width: int) -> str:
    """How much a sheet of that width shows: "full", "table" or "mini"."""
    return "full" if width >= 220 else "table" if width >= 100 else "mini"


def _boxes(width: int) -> dict[str, Box]:
    return {"full": FULL, "table": TABLE, "mini": MINI}[sheet_detail(width)]


def sheet_areas(width: int) -> dict[str, pygame.Rect]:
    """Rectangles in pixels: name, level, picture, type_line, text, phases, as far as the size shows them."""
    scale = width / 300
    return {
        name: pygame.Rect(round(x * scale), round(y * scale), round(w * scale), round(h * scale))
        for name, (x, y, w, h) in _boxes(width).items()
    }


def alien_sheet(
    width: int,
    palette: Palette = MIDNIGHT,
    *,
    alien: str,
    level: str,
    phases: tuple[str, ...] = (),
    state: str = "ready",
) -> pygame.Surface:
    """A sheet without its text, a fresh surface; a power in use is `lit`, one without home colonies `lost`."""
    area = sheet_areas(width)["picture"]
    made = _sheet_frame(width, palette, colour_of(alien), level, phases, state).copy()
    made.blit(portrait_in_state(area.size, palette, alien=alien, state=state), area)
    return made


@cached
def portrait_in_state(
    size: tuple[int, int], palette: Palette = MIDNIGHT, *, alien: str, state: str = "ready"
) -> pygame.Surface:
    """The portrait as its power stands: asleep in grey, or struck by lightning."""
    if state not in STATES:
        raise KeyError(state)
    shown = portrait(size, palette, alien=alien)
    if state in ("ready", "lit"):
        return shown
    shown = pygame.transform.grayscale(shown)
    shown.fill("#6A7496" if state == "lost" else "#8A86B8", special_flags=pygame.BLEND_RGB_MULT)
    if state == "zapped":
        shown.blit(_lightning(size), (0, 0))
    return shown


def _lightning(size: tuple[int, int]) -> pygame.Surface:
    w, h = size
    canvas = Canvas(100 * w / h, 100)
    x = canvas.width - 26
    bolt = f"M{x + 8} 6L{x - 13} 52H{x - 2}L{x - 14} 94L{x + 18} 44H{x + 5}L{x + 20} 6Z"
    canvas.glow(x, 50, 30, 50, "#8FE8FF", 0.6)
    canvas.path(bolt, canvas.linear([(0, "#FFF8C8"), (1, "#FFC83A")]), stroke="#0A0E1C", width=2.4)
    return canvas.draw(size)


@cached
def _sheet_frame(
    width: int, palette: Palette, tone: str, level: str, phases: tuple[str, ...], state: str
) -> pygame.Surface:
    canvas = Canvas(300, 400)
    boxes = _boxes(width)
    ground = mix(mix(tone, "#39406A", 0.35), "#20264A", 0.3)
    if state == "lost":
        ground = mix(ground, "#3A3F58", 0.7)
    canvas.rect(
        1, 1, 298, 398, 16, canvas.linear([(0, lighten(ground, 0.16)), (0.4, ground), (1, darken(ground, 0.5))])
    )
    x, y, w, h = boxes["picture"]
    canvas.rect(x - 2, y - 2, w + 4, h + 4, 5, darken(ground, 0.75))
    if "name" in boxes:
        x, y, w, h = boxes["name"]
        plate = canvas.linear([(0, darken(ground, 0.45)), (1, darken(ground, 0.68))])
        canvas.rect(x, y, w, h, h * 0.3, plate, 0.95, stroke=palette.brass, width=1.2, stroke_alpha=0.8)
        _level_gem(canvas, boxes["level"], palette, level)
        _phase_strip(canvas, boxes["phases"], palette, phases, ground)
    if "text" in boxes:
        x, y, w, h = boxes["text"]
        canvas.rect(x - 1, y - 1, w + 2, h + 2, 6, darken(ground, 0.7))
        canvas.rect(x, y, w, h, 5, canvas.linear([(0, palette.paper), (1, mix(palette.paper, tone, 0.14))]))
        canvas.rect(x + 3, y + 3, w - 6, h - 6, 3, stroke=mix(palette.paper, palette.brass_dark, 0.5), width=0.8)
    _edge(canvas, palette, ground, LEVEL_COLOURS[level] if sheet_detail(width) == "mini" else None, state == "lit")
    made = canvas.draw((width, sheet_height(width)))
    made.blit(_sheet_mask(made.get_size()), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return made


@cached
def _sheet_mask(size: tuple[int, int]) -> pygame.Surface:
    canvas = Canvas(300, 400)
    canvas.path(rect_path(0, 0, 300, 400, 16), "#FFFFFF")
    return canvas.draw(size)


def _edge(canvas: Canvas, palette: Palette, ground: str, band: str | None, lit: bool) -> None:
    """Dark and brass; at the smallest size the alert level, in use the colour of what is chosen."""
    canvas.rect(2, 2, 296, 396, 15, stroke=darken(ground, 0.72), width=4)
    if band:
        canvas.rect(11, 11, 278, 378, 10, stroke=band, width=14)
    canvas.rect(5.4, 5.4, 289.2, 389.2, 12, stroke=palette.brass, width=1.6, stroke_alpha=0.9)
    if lit:
        for wide, alpha in ((14, 0.25), (9, 0.45), (4.4, 1)):
            canvas.rect(5, 5, 290, 390, 13, stroke=palette.chosen, width=wide, stroke_alpha=alpha)


def _level_gem(canvas: Canvas, box: Box, palette: Palette, level: str) -> None:
    """One, two or three facets besides the colour: green, yellow, red."""
    x, y, w, _ = box
    tone = LEVEL_COLOURS[level]
    canvas.circle(x + w / 2, y + w / 2, w / 2, "#10142A", stroke=palette.brass, width=w * 0.05)
    shine = canvas.radial([(0, lighten(tone, 0.55)), (0.5, tone), (1, darken(tone, 0.5))])
    count = ("green", "yellow", "red").index(level) + 1
    r = w * (0.3, 0.2, 0.17)[count - 1]
    spots = (((0.5, 0.5),), ((0.3, 0.5), (0.7, 0.5)), ((0.5, 0.29), (0.3, 0.64), (0.7, 0.64)))[count - 1]
    for sx, sy in spots:
        canvas.circle(x + w * sx, y + w * sy, r, shine, stroke="#0A0E1C", width=w * 0.03)


def _phase_strip(canvas: Canvas, box: Box, palette: Palette, lit: tuple[str, ...], ground: str) -> None:
    """All phases in their order; those in which the power works are bright."""
    x, y, w, h = box
    canvas.rect(x, y, w, h, h * 0.3, darken(ground, 0.7), 0.9, stroke=palette.brass, width=0.8, stroke_alpha=0.6)
    step = w / len(PHASES)
    for i, phase in enumerate(PHASES):
        bright = phase in lit or "all" in lit
        size = min(h * 0.74, step * 0.7)
        middle = x + step * (i + 0.5)
        if bright:
            canvas.rect(x + step * i + 1.5, y + 1.5, step - 3, h - 3, h * 0.24, palette.brass, 0.92)
        with canvas.moved(middle - size / 2, y + (h - size) / 2, scale=size / 24, alpha=1 if bright else 0.45):
            draw_icon(canvas, f"cosmic_{phase}", "#1A1408" if bright else palette.ink2, None, 1.15)


def sheet_back(width: int, palette: Palette = MIDNIGHT) -> pygame.Surface:
    """A sheet that lies face down (CE-3.4)."""
    return crest_back(width, palette, name="aliens", crest=CREST, height=SHEET_BACK)


# -- folded -------------------------------------------------------------------------------------------------


def folded_areas(size: tuple[int, int]) -> dict[str, pygame.Rect]:
    """Where a folded sheet has its picture, its name and one line of its power."""
    w, h = size
    pad = max(2, round(h * 0.07))
    picture = pygame.Rect(pad, pad, h - 2 * pad, h - 2 * pad)
    left = picture.right + 2 * pad
    room = max(1, w - left - pad)
    tall = round((h - 2 * pad) * 0.46)
    return {
        "picture": picture,
        "name": pygame.Rect(left, pad, room, tall),
        "line": pygame.Rect(left, pad + tall, room, h - 2 * pad - tall),
    }


def folded_sheet(
    size: tuple[int, int], palette: Palette = MIDNIGHT, *, alien: str, level: str, state: str = "ready"
) -> pygame.Surface:
    """A bar with the portrait at its left and room for words at its right, a fresh surface."""
    area = folded_areas(size)["picture"]
    made = _folded_frame(size, palette, colour_of(alien), level, state).copy()
    made.blit(portrait_in_state(area.size, palette, alien=alien, state=state), area)
    return made


@cached
def _folded_frame(size: tuple[int, int], palette: Palette, tone: str, level: str, state: str) -> pygame.Surface:
    w, h = size
    canvas = Canvas(w, h)
    ground = mix(palette.panel, tone, 0.08 if state == "lost" else 0.22)
    canvas.rect(0.5, 0.5, w - 1, h - 1, 8, canvas.linear([(0, lighten(ground, 0.08)), (1, darken(ground, 0.2))]))
    area = folded_areas(size)["picture"]
    canvas.rect(area.right + 1.5, area.top, 2.5, area.height, 1, LEVEL_COLOURS[level])
    wide, edge = (2.4, palette.chosen) if state == "lit" else (1, palette.hairline)
    canvas.rect(wide / 2, wide / 2, w - wide, h - wide, 8, stroke=edge, width=wide, stroke_alpha=0.9)
    return canvas.draw(size)
