"""Seat colours, each with a symbol and a pattern, for several kinds of eyes (UX-82)."""

from __future__ import annotations

from typing import NamedTuple

from app.ui.colour import Rgb, rgb

SYMBOLS = ("sun", "crescent", "delta", "star", "diamond", "square")
PATTERNS = ("rays", "stripes", "chevrons", "dots", "lozenges", "grid")

# The vision each palette is tuned for; the default must serve all of them a little.
TUNED_FOR: dict[str, str] = {
    "default": "normal",
    "deuteranopia": "deuteranopia",
    "protanopia": "protanopia",
    "tritanopia": "tritanopia",
    "high-contrast": "normal",
}

_COLOURS: dict[str, tuple[str, ...]] = {
    "default": ("#E69F00", "#56B4E9", "#2FB67C", "#CC79A7", "#D55E00", "#F0E442"),
    "deuteranopia": ("#B66306", "#1885FA", "#2D835A", "#F654D7", "#FFDFBC", "#E9F220"),
    "protanopia": ("#F75B0E", "#65D3FD", "#6BFC93", "#D02A9E", "#EE968C", "#E4F401"),
    "tritanopia": ("#9D6A38", "#056BFE", "#49FEAC", "#FE03C8", "#E60810", "#F8FE18"),
    "high-contrast": ("#FFB000", "#5CC8FF", "#3BE08F", "#FF8AD0", "#FF6A3D", "#FFF04A"),
}


class SeatMark(NamedTuple):
    """How one seat is told apart: colour, symbol and pattern together."""

    colour: Rgb
    symbol: str
    pattern: str


def _marks(codes: tuple[str, ...]) -> tuple[SeatMark, ...]:
    return tuple(
        SeatMark(rgb(code), symbol, pattern) for code, symbol, pattern in zip(codes, SYMBOLS, PATTERNS, strict=True)
    )


PALETTES: dict[str, tuple[SeatMark, ...]] = {name: _marks(codes) for name, codes in _COLOURS.items()}
