"""The icon set: one grid, one stroke, one light; readable from 16 to 64 pixels."""

from __future__ import annotations

import pygame

from art import of_games
from art.cache import cached
from art.icon_interface import INTERFACE
from art.icon_play import PLAY
from art.palette import MIDNIGHT, Palette
from art.seats import SYMBOLS, symbol_path
from art.svg import Canvas

STROKES = {"s": 1.9, "h": 1.25, "b": 3.0}
Parts = tuple[tuple[str, str], ...]


def _symbols() -> dict[str, Parts]:
    return {f"symbol_{name}": (("e", symbol_path(name, 12, 12, 9.6)),) for name in SYMBOLS}


SHARED: dict[str, Parts] = {**INTERFACE, **PLAY, **_symbols()}


def _of_games() -> dict[str, Parts]:
    """What games add: `ICONS` in their module `icons`."""
    return {name: parts for module in of_games("icons").values() for name, parts in module.ICONS.items()}


def icon_ids() -> tuple[str, ...]:
    """All icons there are, those of the games included."""
    return (*SHARED, *_of_games())


def _parts(name: str) -> Parts:
    return SHARED[name] if name in SHARED else _of_games()[name]


def draw_icon(canvas: Canvas, name: str, colour: str, accent: str | None = None, stroke: float = 1.0) -> None:
    """Put an icon on a canvas, 24 units wide from the current origin."""
    tint = accent or colour
    for kind, data in _parts(name):
        if kind in STROKES:
            canvas.path(data, stroke=colour, width=STROKES[kind] * stroke)
        elif kind in "to":
            canvas.path(data, tint, 0.85 if accent else 0.3)
        else:
            canvas.path(data, colour, even=kind == "e")
        if kind == "o":
            canvas.path(data, stroke=colour, width=STROKES["s"] * stroke)


@cached
def icon(
    size: int, palette: Palette = MIDNIGHT, *, name: str, colour: str | None = None, accent: str | None = None
) -> pygame.Surface:
    """An icon of `size` × `size` pixels in ink or any colour; `accent` fills its tinted part."""
    canvas = Canvas(24)
    # Thin lines fade below 20 pixels, so small icons get a slightly stronger stroke.
    draw_icon(canvas, name, colour or palette.ink, accent, 1.15 if size < 20 else 1.0)
    return canvas.draw((size, size))
