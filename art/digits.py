"""Engraved figures for tokens whose number is part of the piece; all other text is set by the app."""

from __future__ import annotations

from art.palette import lighten
from art.svg import Canvas, Point

# Strokes on a field of 6 × 10 units around the origin.
STROKES = {
    "0": "M-3 -1.6A3 3.4 0 0 1 3 -1.6V1.6A3 3.4 0 0 1 -3 1.6Z",
    "1": "M-2.2 -2.8L0.6 -5V5M-2 5H3",
    "2": "M-2.9 -2.2A2.95 2.8 0 0 1 2.9 -2.2Q2.9 -0.4 0.6 1.6L-3 5H3.2",
    "3": "M-2.7 -5H2.8L-0.4 -1.4A3.1 3.2 0 1 1 -2.9 3.4",
    "4": "M1.4 5V-5L-3.2 2.2H3.4",
    "5": "M2.6 -5H-2.1L-2.5 -0.6Q-1.4 -1.5 0 -1.5A3.1 3.2 0 0 1 0 5Q-1.9 5 -2.9 3.7",
    "6": "M2.2 -4.4Q-3 -4.6 -3 1.6A3 3.3 0 1 0 3 1.6A3 3.1 0 0 0 -2.8 0.8",
    "7": "M-3 -5H3.1L-0.8 5",
    "8": "M0 -0.6A2.4 2.2 0 1 1 0.1 -0.6A2.9 2.8 0 1 1 -0.1 -0.6Z",
    "9": "M-2.2 4.4Q3 4.6 3 -1.6A3 3.3 0 1 0 -3 -1.6A3 3.1 0 0 0 2.8 -0.8",
    "-": "M-2.4 0H2.4",
    "+": "M-2.8 0H2.8M0 -2.8V2.8",
    "X": "M-3 -5L3 5M3 -5L-3 5",
}
ADVANCE = 8.6
WIDE_ADVANCE = 9.7  # of bold figures


def draw_number(canvas: Canvas, value: int, x: float, y: float, height: float, colour: str, light: str) -> None:
    """A number cut into metal: a light edge below right, then the dark groove."""
    figures = str(value)
    width = (len(figures) - 1) * ADVANCE
    for shift, tone in ((0.9, light), (0.0, colour)):
        with canvas.moved(x, y, scale=height / 10):
            for i, figure in enumerate(figures):
                with canvas.moved(i * ADVANCE - width / 2 + shift * 0.5, shift * 0.6):
                    canvas.path(STROKES[figure], stroke=tone, width=1.9)


def draw_figures(canvas: Canvas, text: str, x: float, y: float, height: float, tone: str, edge: str) -> None:
    """Bold figures that stand before a picture: a dark edge, the tone, light along the upper left."""
    for shift, paint, wide, alpha in ((0.5, edge, 4.6, 0.55), (0, edge, 4.2, 1), (0, tone, 2.5, 1)):
        _strokes(canvas, text, (x, y), height / 10, shift, paint, wide, alpha)
    _strokes(canvas, text, (x, y), height / 10, -0.36, lighten(tone, 0.6), 0.8, 0.9)


def _strokes(
    canvas: Canvas, text: str, at: Point, scale: float, shift: float, paint: str, wide: float, alpha: float
) -> None:
    first = -(len(text) - 1) * WIDE_ADVANCE / 2
    with canvas.moved(*at, scale=scale):
        for i, figure in enumerate(text):
            with canvas.moved(first + i * WIDE_ADVANCE + shift, shift):
                canvas.path(STROKES[figure], stroke=paint, width=wide, stroke_alpha=alpha)
