"""Colour arithmetic: contrast (UX-10), colour-blind simulation and distance (UX-82)."""

from __future__ import annotations

Rgb = tuple[int, int, int]
Rgba = tuple[int, int, int, int]

# Linear-light matrices of full dichromacy, after the usual LMS reduction for sRGB displays.
VISION: dict[str, tuple[tuple[float, float, float], ...]] = {
    "normal": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deuteranopia": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritanopia": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}


def rgb(code: str) -> Rgb:
    """`#C9A35B` as a triple."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def with_alpha(colour: Rgb, alpha: float) -> Rgba:
    return (*colour, round(255 * alpha))


def mix(first: Rgb, second: Rgb, share: float) -> Rgb:
    """`share` of the second colour in the first."""
    a, b, c = (round(x + (y - x) * share) for x, y in zip(first, second, strict=True))
    return a, b, c


def over(top: Rgb, alpha: float, below: Rgb) -> Rgb:
    """What is seen when a translucent colour lies on an opaque one."""
    return mix(below, top, alpha)


def _linear(channel: float) -> float:
    value = channel / 255
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def luminance(colour: Rgb) -> float:
    red, green, blue = (_linear(channel) for channel in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: Rgb, second: Rgb) -> float:
    """Contrast ratio from 1 to 21."""
    bright, dark = sorted((luminance(first), luminance(second)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def _companded(value: float) -> int:
    value = min(1.0, max(0.0, value))
    channel = 12.92 * value if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055
    return round(channel * 255)


def seen_with(colour: Rgb, vision: str) -> Rgb:
    """The colour as eyes with that kind of vision see it."""
    light = [_linear(channel) for channel in colour]
    red, green, blue = (
        _companded(sum(weight * value for weight, value in zip(row, light, strict=True))) for row in VISION[vision]
    )
    return red, green, blue


def _lab(colour: Rgb) -> tuple[float, float, float]:
    red, green, blue = (_linear(channel) for channel in colour)
    xyz = (
        (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047,
        0.2126 * red + 0.7152 * green + 0.0722 * blue,
        (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883,
    )
    x, y, z = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(first: Rgb, second: Rgb, vision: str = "normal") -> float:
    """How far apart two colours look (CIE76) to the given vision."""
    one, two = _lab(seen_with(first, vision)), _lab(seen_with(second, vision))
    return float(sum((a - b) ** 2 for a, b in zip(one, two, strict=True)) ** 0.5)
