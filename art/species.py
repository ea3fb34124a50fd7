"""Patterns and signs of the eight species (KG-2.5), and the colours of the card types (KG-2.6)."""

from __future__ import annotations

from art.geometry import arc, crescent, regular, star
from art.svg import Canvas, ellipse_path, num, points_path, rect_path

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


def pattern_path(species: str, width: float, height: float, pitch: float) -> str:
    """A field of thin marks in the species' own language, to be stroked over the card's frame."""
    p = pitch
    rows, columns = int(height / p) + 2, int(width / p) + 2
    spots = [(i * p + (p / 2 if j % 2 else 0), j * p) for j in range(rows) for i in range(columns)]
    match species:
        case "human":  # riveted plates
            return "".join(
                rect_path(x, y, p * 0.92, p * 0.92, p * 0.1) + _dot(x + p * 0.2, y + p * 0.2, p) for x, y in spots
            )
        case "xeno":  # slabs of iron
            return "".join(
                rect_path(x, y, p * 0.9, p * 0.42) + rect_path(x - p * 0.45, y + p * 0.5, p * 0.9, p * 0.42)
                for x, y in spots
            )
        case "insectoid":  # chitin cells
            return "".join(points_path(regular(x, y, p * 0.56, 6)) for x, y in spots)
        case "carnoplantus":  # leaves
            return "".join(
                f"M{num(x)} {num(y + p * 0.45)}Q{num(x - p * 0.45)} {num(y)} {num(x)} {num(y - p * 0.45)}"
                f"Q{num(x + p * 0.45)} {num(y)} {num(x)} {num(y + p * 0.45)}V{num(y)}"
                for x, y in spots
            )
        case "cerebrita":  # domes, thought waves
            return "".join(
                arc(x, y, p * 0.46, p * 0.46, -90, 90) + arc(x, y, p * 0.24, p * 0.24, -90, 90) for x, y in spots
            )
        case "zarg":  # jagged blades
            return "".join(
                f"M{num(x - p * 0.5)} {num(y + p * 0.3)}L{num(x - p * 0.2)} "
                f"{num(y - p * 0.36)}L{num(x)} {num(y + p * 0.1)}"
                f"L{num(x + p * 0.3)} {num(y - p * 0.4)}L{num(x + p * 0.5)} {num(y + p * 0.3)}"
                for x, y in spots
            )
        case "triciplita":  # threefold stars
            return "".join(
                "".join(f"M{num(x)} {num(y)}L{num(a)} {num(b)}" for a, b in regular(x, y, p * 0.46, 3, 60 * (k % 2)))
                for k, (x, y) in enumerate(spots)
            )
        case "space_shark":  # scales
            return "".join(arc(x, y, p * 0.5, p * 0.55, 90, 270) for x, y in spots)
    raise KeyError(species)


def _dot(x: float, y: float, pitch: float) -> str:
    return ellipse_path(x, y, pitch * 0.05, pitch * 0.05)


def sign_path(species: str) -> str:
    """The species' sign on a 24-unit grid, filled with the even-odd rule."""
    match species:
        case "human":
            return (
                "M12 1.5Q17 6.5 16.4 15H7.6Q7 6.5 12 1.5ZM7 10.5L2.6 18.6L7.8 16.6ZM17 "
                "10.5L21.4 18.6L16.2 16.6ZM9.4 16.6H14.6L12 22.6Z" + ellipse_path(12, 8.8, 2, 2)
            )
        case "xeno":
            return "M3 3H10.6V9H3ZM13.4 3H21V9H13.4ZM3 11.4H21V15H3ZM6 17.4H18V22H6Z"
        case "insectoid":
            return (
                ellipse_path(12, 6, 3.4, 3)
                + ellipse_path(12, 11.6, 2.8, 2.2)
                + ellipse_path(12, 18, 4.2, 4.8)
                + "M8.6 10L2 6.4L1.6 8L8.2 12.4ZM15.4 10L22 6.4L22.4 8L15.8 12.4ZM7.4 16L1.4 19.4"
                "L2.4 20.8L7.6 18ZM16.6 16L22.6 19.4L21.6 20.8L16.4 18Z"
            )
        case "carnoplantus":
            petals = "".join(
                f"M12 12Q{num(a[0])} {num(a[1])} {num(b[0])} {num(b[1])}Q{num(c[0])} {num(c[1])} 12 12Z"
                for k in range(5)
                for a, b, c in [
                    (
                        regular(12, 12, 8.6, 1, k * 72 - 36)[0],
                        regular(12, 12, 10.8, 1, k * 72)[0],
                        regular(12, 12, 8.6, 1, k * 72 + 36)[0],
                    )
                ]
            )
            return petals + ellipse_path(12, 12, 2.4, 2.4)
        case "cerebrita":
            return (
                "M2.6 16A9.4 9.4 0 0 1 21.4 16ZM4 18H20V20.6H4Z"
                + ellipse_path(8.4, 12, 1.6, 2)
                + ellipse_path(15.6, 12, 1.6, 2)
                + "M11.3 6.4L10 1.4H14L12.7 6.4Z"
            )
        case "zarg":
            return "M2 21L6.4 2.6L9.6 12.4L12.6 1.4L15 13L19.4 4L22 21L15.4 17.4L12 22.6L8.4 17.4Z"
        case "triciplita":
            return "".join(ellipse_path(x, y, 4.7, 4.7) + ellipse_path(x, y, 2, 2) for x, y in regular(12, 13, 6.6, 3))
        case "space_shark":
            return (
                "M1.4 17.6Q5.4 14.6 8 7Q9.6 2.8 15.6 1.8Q13 8.6 16 12.6Q18.4 15.4 "
                "22.6 16.4Q17 22 11 20.4Q5 18.6 1.4 17.6Z"
            )
    raise KeyError(species)


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
