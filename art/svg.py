"""A small vector canvas: shapes are collected as SVG text and drawn at exactly the size shown (UX-6)."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import pygame

Stops = Sequence[tuple[float, str] | tuple[float, str, float]]
Point = tuple[float, float]


def num(value: float) -> str:
    """A decimal, the same text on every machine; there are so many that shortening them would take longer."""
    return f"{value:.3f}"


def percent(share: float) -> str:
    """A share of the painted box; the reader takes bare numbers for units of the grid."""
    return num(share * 100) + "%"


def points_path(points: Sequence[Point], closed: bool = True) -> str:
    """Path data through the points."""
    text = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points)
    return text + ("Z" if closed else "")


class Canvas:
    """Shapes on a grid of `width` × `height` units, later drawn at any pixel size of the same shape."""

    def __init__(self, width: float = 100, height: float | None = None) -> None:
        self.width = width
        self.height = width if height is None else height
        self._defs: list[str] = []
        self._body: list[str] = []

    # -- paints -----------------------------------------------------------------------------------------

    def linear(self, stops: Stops, start: Point = (0, 0), end: Point = (0, 1)) -> str:
        """A straight gradient over the painted shape's box."""
        line = f'x1="{percent(start[0])}" y1="{percent(start[1])}" x2="{percent(end[0])}" y2="{percent(end[1])}"'
        return self._gradient("linearGradient", line, stops)

    def radial(self, stops: Stops, centre: Point = (0.36, 0.3), radius: float = 0.75) -> str:
        """A round gradient over the painted shape's box; by default lit from the upper left."""
        place = f'cx="{percent(centre[0])}" cy="{percent(centre[1])}" r="{percent(radius)}"'
        return self._gradient("radialGradient", place, stops)

    def _gradient(self, tag: str, place: str, stops: Stops) -> str:
        name = f"g{len(self._defs)}"
        inner = "".join(
            f'<stop offset="{num(stop[0])}" stop-color="{stop[1]}" '
            f'stop-opacity="{num(stop[2] if len(stop) > 2 else 1)}"/>'
            for stop in stops
        )
        self._defs.append(f'<{tag} id="{name}" {place}>{inner}</{tag}>')
        return f"url(#{name})"

    # -- shapes -----------------------------------------------------------------------------------------

    def path(
        self,
        data: str,
        fill: str | None = None,
        alpha: float = 1,
        *,
        stroke: str | None = None,
        width: float = 1,
        stroke_alpha: float = 1,
        cap: str = "round",
        join: str = "round",
        dash: str = "",
        even: bool = False,
    ) -> None:
        """A free shape, filled and/or stroked."""
        text = f'<path d="{data}" fill="{fill or "none"}"'
        if fill and alpha != 1:
            text += f' fill-opacity="{num(alpha)}"'
        if even:
            text += ' fill-rule="evenodd"'
        if stroke:
            text += f' stroke="{stroke}" stroke-width="{num(width)}" stroke-linecap="{cap}" stroke-linejoin="{join}"'
            if stroke_alpha != 1:
                text += f' stroke-opacity="{num(stroke_alpha)}"'
            if dash:
                text += f' stroke-dasharray="{dash}"'
        self._body.append(text + "/>")

    def circle(self, x: float, y: float, r: float, fill: str | None = None, alpha: float = 1, **line: object) -> None:
        """A circle."""
        self.ellipse(x, y, r, r, fill, alpha, **line)

    def ellipse(
        self, x: float, y: float, rx: float, ry: float, fill: str | None = None, alpha: float = 1, **line: object
    ) -> None:
        """An upright ellipse."""
        self.path(ellipse_path(x, y, rx, ry), fill, alpha, **line)  # type: ignore[arg-type]

    def rect(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        radius: float = 0,
        fill: str | None = None,
        alpha: float = 1,
        **line: object,
    ) -> None:
        """A rectangle with rounded corners."""
        self.path(rect_path(x, y, w, h, radius), fill, alpha, **line)  # type: ignore[arg-type]

    def polygon(self, points: Sequence[Point], fill: str | None = None, alpha: float = 1, **line: object) -> None:
        """A closed polygon."""
        self.path(points_path(points), fill, alpha, **line)  # type: ignore[arg-type]

    def line(self, points: Sequence[Point], stroke: str, width: float = 1, alpha: float = 1, **line: object) -> None:
        """An open line through the points."""
        self.path(points_path(points, closed=False), stroke=stroke, width=width, stroke_alpha=alpha, **line)  # type: ignore[arg-type]

    def glow(self, x: float, y: float, rx: float, ry: float, colour: str, alpha: float, core: float = 0) -> None:
        """A soft oval light or shadow that fades out at its edge; `core` is the share that keeps full strength."""
        # Gradients are round in the grid, so an oval one needs a squeezed circle.
        fade = self.radial(
            [(core, colour, alpha), (core + (1 - core) * 0.5, colour, alpha * 0.36), (1, colour, 0)], (0.5, 0.5), 0.5
        )
        with self.moved(x, y, scale=1, scale_y=ry / rx):
            self.circle(0, 0, rx, fade)

    @contextmanager
    def moved(
        self,
        x: float = 0,
        y: float = 0,
        *,
        turn: float = 0,
        scale: float = 1,
        scale_y: float | None = None,
        alpha: float = 1,
    ) -> Iterator[None]:
        """Everything drawn inside stands at (x, y), scaled, then turned clockwise by `turn` degrees."""
        tall = scale if scale_y is None else scale_y
        place = f"translate({num(x)} {num(y)}) rotate({num(turn)}) scale({num(scale)} {num(tall)})"
        fade = "" if alpha == 1 else f' opacity="{num(alpha)}"'
        self._body.append(f'<g transform="{place}"{fade}>')
        yield
        self._body.append("</g>")

    @contextmanager
    def mapped(self, right: Point, down: Point, origin: Point) -> Iterator[None]:
        """Everything drawn inside lies in a plane given by its unit vectors and its origin."""
        cells = " ".join(num(v) for v in (*right, *down, *origin))
        self._body.append(f'<g transform="matrix({cells})">')
        yield
        self._body.append("</g>")

    # -- drawing ----------------------------------------------------------------------------------------

    def text(self, size: tuple[int, int]) -> str:
        """The whole picture as SVG text for that many pixels."""
        w, h = size
        scale = f"scale({w / self.width:.6f} {h / self.height:.6f})"
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">'
            f'<defs>{"".join(self._defs)}</defs><g transform="{scale}">{"".join(self._body)}</g></svg>'
        )

    def draw(self, size: int | tuple[int, int]) -> pygame.Surface:
        """The picture as a surface with alpha, exactly `size` pixels (a single number is the width)."""
        if isinstance(size, int):
            size = (size, max(1, round(size * self.height / self.width)))
        return pygame.image.load_sized_svg(io.BytesIO(self.text(size).encode()), size)


def rect_path(x: float, y: float, w: float, h: float, radius: float = 0) -> str:
    """Path data of a rectangle with rounded corners."""
    r = min(radius, w / 2, h / 2)
    if r <= 0:
        return points_path([(x, y), (x + w, y), (x + w, y + h), (x, y + h)])
    a = f"A{num(r)} {num(r)} 0 0 1 "
    return (
        f"M{num(x + r)} {num(y)}H{num(x + w - r)}{a}{num(x + w)} {num(y + r)}V{num(y + h - r)}"
        f"{a}{num(x + w - r)} {num(y + h)}H{num(x + r)}{a}{num(x)} {num(y + h - r)}V{num(y + r)}"
        f"{a}{num(x + r)} {num(y)}Z"
    )


def ellipse_path(x: float, y: float, rx: float, ry: float) -> str:
    """Path data of an ellipse; join two with the even-odd rule for a ring."""
    a = f"A{num(rx)} {num(ry)} 0 1 1 "
    return f"M{num(x - rx)} {num(y)}{a}{num(x + rx)} {num(y)}{a}{num(x - rx)} {num(y)}Z"
