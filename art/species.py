"""Patterns and signs of the eight species (KG-2.5), and the colours of the card types (KG-2.6)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from art.geometry import arc, around, crescent, regular, star
from art.svg import Canvas, ellipse_path, num, points_path, rect_path

Box = tuple[float, float, float, float]

TYPE_COLOURS = {
    "ship": "#3B6EA8",
    "equipment": "#B4703C",
    "crew": "#5E8C4A",
    "base": "#A58B5B",
    "event": "#7A5BA8",
    "interrupt": "#B23A48",
}
SPECIES = ("human", "xeno", "insectoid", "carnoplantus", "cerebrita", "zarg", "triciplita", "space_shark")
RARITIES = ("common", "uncommon", "rare", "ultra_rare")


def pattern_marks(species: str, width: float, height: float, pitch: float, hidden: Sequence[Box] = ()) -> list[str]:
    """Thin marks in the species' own language, to be stroked over the card's frame, each a path of its own.

    Marks that lie wholly under one of the `hidden` boxes are left out: they would cost time and never show.
    """
    rows, columns = int(height / pitch) + 2, int(width / pitch) + 2
    spots = [(i * pitch + (pitch / 2 if j % 2 else 0), j * pitch) for j in range(rows) for i in range(columns)]
    draw = _MARKS[species]
    return [draw(x, y, pitch) for x, y in spots if not any(_under(x, y, pitch, box) for box in hidden)]


def _under(x: float, y: float, margin: float, box: Box) -> bool:
    left, top, w, h = box
    return left + margin < x < left + w - margin and top + margin < y < top + h - margin


def _plate(x: float, y: float, p: float) -> str:
    rivets = "".join(f"M{num(x + a * p)} {num(y + p * 0.2)}h{num(p * 0.06)}" for a in (0.18, 0.7))
    return rect_path(x, y, p * 0.92, p * 0.92) + rivets


def _slabs(x: float, y: float, p: float) -> str:
    return rect_path(x, y, p * 0.9, p * 0.42) + rect_path(x - p * 0.45, y + p * 0.5, p * 0.9, p * 0.42)


def _cell(x: float, y: float, p: float) -> str:
    return points_path(regular(x, y, p * 0.56, 6))


def _leaf(x: float, y: float, p: float) -> str:
    tip, foot = f"{num(x)} {num(y - p * 0.45)}", f"{num(x)} {num(y + p * 0.45)}"
    return f"M{foot}Q{num(x - p * 0.45)} {num(y)} {tip}Q{num(x + p * 0.45)} {num(y)} {foot}V{num(y)}"


def _dome(x: float, y: float, p: float) -> str:
    return arc(x, y, p * 0.46, p * 0.46, -90, 90) + arc(x, y, p * 0.24, p * 0.24, -90, 90)


def _jag(x: float, y: float, p: float) -> str:
    zigzag = ((-0.5, 0.3), (-0.2, -0.36), (0, 0.1), (0.3, -0.4), (0.5, 0.3))
    return points_path([(x + a * p, y + b * p) for a, b in zigzag], closed=False)


def _triad(x: float, y: float, p: float) -> str:
    turn = 60 if round(y / p) % 2 else 0
    return "".join(f"M{num(x)} {num(y)}L{num(a)} {num(b)}" for a, b in regular(x, y, p * 0.46, 3, turn))


def _scale(x: float, y: float, p: float) -> str:
    return arc(x, y, p * 0.5, p * 0.55, 90, 270)


_MARKS: dict[str, Callable[[float, float, float], str]] = {
    "human": _plate,
    "xeno": _slabs,
    "insectoid": _cell,
    "carnoplantus": _leaf,
    "cerebrita": _dome,
    "zarg": _jag,
    "triciplita": _triad,
    "space_shark": _scale,
}


def _petals() -> str:
    """Five petals around a heart."""
    text = ""
    for turn in range(0, 360, 72):
        near, tip, far = around(12, 12, 8.6, turn - 36), around(12, 12, 10.8, turn), around(12, 12, 8.6, turn + 36)
        text += f"M12 12Q{num(near[0])} {num(near[1])} {num(tip[0])} {num(tip[1])}Q{num(far[0])} {num(far[1])} 12 12Z"
    return text + ellipse_path(12, 12, 2.4, 2.4)


ROCKET = (
    "M12 1.5Q17 6.5 16.4 15H7.6Q7 6.5 12 1.5ZM7 10.5L2.6 18.6L7.8 16.6Z"
    "M17 10.5L21.4 18.6L16.2 16.6ZM9.4 16.6H14.6L12 22.6Z"
)
LEGS = (
    "M8.6 10L2 6.4L1.6 8L8.2 12.4ZM15.4 10L22 6.4L22.4 8L15.8 12.4Z"
    "M7.4 16L1.4 19.4L2.4 20.8L7.6 18ZM16.6 16L22.6 19.4L21.6 20.8L16.4 18Z"
)
SKULL = "M2.6 16A9.4 9.4 0 0 1 21.4 16ZM4 18H20V20.6H4ZM11.3 6.4L10 1.4H14L12.7 6.4Z"
FIN = "M1.4 17.6Q5.4 14.6 8 7Q9.6 2.8 15.6 1.8Q13 8.6 16 12.6Q18.4 15.4 22.6 16.4Q17 22 11 20.4Q5 18.6 1.4 17.6Z"
# The species' signs on a 24-unit grid, filled with the even-odd rule.
SIGNS: dict[str, str] = {
    "human": ROCKET + ellipse_path(12, 8.8, 2, 2),
    "xeno": "M3 3H10.6V9H3ZM13.4 3H21V9H13.4ZM3 11.4H21V15H3ZM6 17.4H18V22H6Z",
    "insectoid": ellipse_path(12, 6, 3.4, 3) + ellipse_path(12, 11.6, 2.8, 2.2) + ellipse_path(12, 18, 4.2, 4.8) + LEGS,
    "carnoplantus": _petals(),
    "cerebrita": SKULL + ellipse_path(8.4, 12, 1.6, 2) + ellipse_path(15.6, 12, 1.6, 2),
    "zarg": "M2 21L6.4 2.6L9.6 12.4L12.6 1.4L15 13L19.4 4L22 21L15.4 17.4L12 22.6L8.4 17.4Z",
    "triciplita": "".join(ellipse_path(x, y, 4.7, 4.7) + ellipse_path(x, y, 2, 2) for x, y in regular(12, 13, 6.6, 3)),
    "space_shark": FIN,
}


def draw_rarity(canvas: Canvas, rarity: str, x: float, y: float, r: float, light: str, dark: str) -> None:
    """KG-2.9: common is a moon, uncommon a planet, rare a sun, ultra rare a galaxy."""
    match rarity:
        case "common":
            canvas.path(crescent(x + r * 0.1, y, r * 0.82), light)
        case "uncommon":
            canvas.circle(x, y, r * 0.56, light)
            with canvas.moved(x, y, turn=-20):
                canvas.ellipse(0, 0, r, r * 0.32, stroke=light, width=r * 0.17)
                canvas.path(
                    f"M{num(-r * 0.5)} {num(-r * 0.12)}A{num(r * 0.56)} "
                    f"{num(r * 0.56)} 0 0 1 {num(r * 0.5)} {num(-r * 0.12)}Z",
                    light,
                )
        case "rare":
            canvas.polygon(star(x, y, r, 12, 0.66), light)
            canvas.circle(x, y, r * 0.42, stroke=dark, width=r * 0.12)
        case "ultra_rare":
            with canvas.moved(x, y, turn=-25):
                for turn in (0, 180):
                    with canvas.moved(turn=turn):
                        canvas.path(
                            f"M0 {num(-r * 0.26)}C{num(r * 0.9)} {num(-r * 0.5)} {num(r * 1.1)} "
                            f"{num(r * 0.4)} {num(r * 0.3)} {num(r * 0.95)}",
                            stroke=light,
                            width=r * 0.2,
                        )
                canvas.circle(0, 0, r * 0.34, light)
        case _:
            raise KeyError(rarity)
