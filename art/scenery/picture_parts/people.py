"""People of the eight species: a bust with a head in the species' own shape, a coat, a hat, eyes and a mouth.

The head's middle is (0, -12), shoulders are 44 wide, the bust ends at y = 34.
"""

from __future__ import annotations

from collections.abc import Callable

from art.geometry import around, regular, star
from art.scenery.fleet import HULLS
from art.scenery.notation import PartLine
from art.scenery.pen import EDGE, Pen
from art.scenery.registry import part
from art.svg import ellipse_path, num, points_path

DrawFace = Callable[[Pen, PartLine], None]
PORTRAIT = 1.1  # a bust of this size fills the picture, so its coat runs on to the lower edge
COATS = {
    "human": "blue-", "xeno": "brown", "insectoid": "#5A6428", "carnoplantus": "leaf-", "cerebrita": "#5A4A86",
    "zarg": "#4A2436", "triciplita": "teal-", "space_shark": "#2C3E5E",
}  # fmt: skip


@part("person")
def person(pen: Pen, line: PartLine) -> None:
    """A bust; `of` another species, `coat` colour, `hat`, `eyes`, `mouth`; `rank` puts braid on the shoulders."""
    species = line.word("of", pen.species)
    coat = line.word("coat", COATS[species])
    wide = {"xeno": 27, "insectoid": 18, "space_shark": 24}.get(species, 22)
    if line.scale >= PORTRAIT and not pen.measuring:
        pen.box(-wide, 30, 2 * wide, 60, coat + "-")
    pen.solid(f"M-{wide} 34Q-{wide + 1} 12 -{wide - 8} 8Q0 2 {wide - 8} 8Q{wide + 1} 12 {wide} 34Z", coat)
    if pen.fine:
        pen.stroke("M0 12V34M-7 7L0 16L7 7", "#0A0E1C", 1, 0.7)
    if line.says("rank"):
        for side in (-1, 1):
            pen.solid(
                f"M{side * (wide - 10)} 9L{side * (wide + 2)} 15L{side * wide} 19L{side * (wide - 11)} 14Z", "gold", 0.9
            )
        pen.canvas.circle(3.4, 22, 1.3, pen.colour("gold"))
        pen.canvas.circle(3.4, 28, 1.3, pen.colour("gold"))
    with pen.at(0, -12):
        HEADS[species](pen, line)
        HATS[line.word("hat", "none")](pen, line)


def eyes(pen: Pen, line: PartLine, x: float, y: float, r: float, iris: str = "ink") -> None:
    """A pair of eyes of the kind that is asked for."""
    kind = line.word("eyes", "plain")
    for side in (-1, 1):
        a = side * x
        if kind == "shut":
            pen.stroke(f"M{num(a - r)} {num(y)}q{num(r)} {num(r)} {num(2 * r)} 0", EDGE, 1.4)
        elif kind == "spiral":
            pen.canvas.circle(a, y, r * 1.2, "#F8F4E6", stroke=EDGE, width=0.8)
            curl = f"M{num(a)} {num(y)}q{num(r * 0.5)} {num(-r * 0.5)} {num(r * 0.5)} 0t{num(-r)} 0t{num(r * 1.4)} 0"
            pen.stroke(curl, "violet-", 0.9)
        elif kind == "wink" and side == 1:
            pen.stroke(f"M{num(a - r)} {num(y)}h{num(2 * r)}", EDGE, 1.5)
        else:
            big = 1.35 if kind == "wide" else 1
            pen.eye(a, y, r * big, "red" if kind == "wide" else iris, line.num("look", 0.15))
        if kind == "angry":
            pen.stroke(
                f"M{num(a + side * r * 1.2)} {num(y - r * 1.7)}L{num(a - side * r * 1.1)} {num(y - r * 0.8)}", EDGE, 1.8
            )
        if kind == "stern":
            pen.stroke(f"M{num(a - r * 1.2)} {num(y - r * 1.3)}h{num(r * 2.4)}", EDGE, 1.6)


def mouth(pen: Pen, line: PartLine, y: float, wide: float, kind: str = "flat") -> None:
    """A mouth of the kind that is asked for."""
    w = wide / 2
    match line.word("mouth", kind):
        case "smile":
            pen.stroke(f"M{num(-w)} {num(y)}Q0 {num(y + w)} {num(w)} {num(y)}", EDGE, 1.3)
        case "frown":
            pen.stroke(f"M{num(-w)} {num(y + 2)}Q0 {num(y - w * 0.7)} {num(w)} {num(y + 2)}", EDGE, 1.3)
        case "open":
            pen.flat(ellipse_path(0, y + 1, w * 0.8, w * 0.7), "#3A1018")
        case "grin":
            pen.flat(
                f"M{num(-w)} {num(y - 1)}Q0 {num(y + 2)} {num(w)} {num(y - 1)}"
                f"Q0 {num(y + w * 1.7)} {num(-w)} {num(y - 1)}Z",
                EDGE,
            )
            step = w * 0.2
            spots = [(w * (0.4 * i - 0.8), y + 0.2) for i in range(4)]
            teeth = "".join(
                f"M{num(a)} {num(b)}l{num(step)} {num(2 * step)}l{num(step)} {num(-2 * step)}Z" for a, b in spots
            )
            pen.flat(teeth, "bone")
        case _:
            pen.stroke(f"M{num(-w)} {num(y)}H{num(w)}", EDGE, 1.3)


def _human(pen: Pen, line: PartLine) -> None:
    skin = line.word("skin", "skin")
    pen.disc(-12.4, 1, 3, skin, 1, 4)
    pen.disc(12.4, 1, 3, skin, 1, 4)
    pen.solid("M-12 -4Q-12 -15 0 -15Q12 -15 12 -4Q12 10 6 15Q0 18 -6 15Q-12 10 -12 -4Z", skin)
    pen.solid("M-13 -2Q-14 -17 0 -17Q14 -17 13 -2Q10 -9 3 -9Q-8 -9 -13 -2Z", line.word("hair", "brown"), 1)
    eyes(pen, line, 5, 1, 2.6)
    pen.stroke("M0 2L-2 7H1", "#7A4A38", 1)
    mouth(pen, line, 11, 9)


def _xeno(pen: Pen, line: PartLine) -> None:
    pen.solid("M-16 -12L-10 -17H10L16 -12V8L11 17H-11L-16 8Z", line.word("skin", "#87919B"))
    pen.solid("M-17 -3L-15 -9H15L17 -3L13 0H-13Z", line.word("skin", "#87919B-"), 1)
    eyes(pen, line, 6.4, 0.6, 2.6, "accent")
    pen.solid("M-12 7H12L9 16H-9Z", "#70707E", 1)
    mouth(pen, line, 11, 14)
    for side in (-1, 1):
        pen.solid(f"M{side * 8} 11L{side * 10} 4L{side * 11} 12Z", "bone", 0.8)


def _insectoid(pen: Pen, line: PartLine) -> None:
    skin = line.word("skin", HULLS["insectoid"][0])
    for side in (-1, 1):
        pen.limb(f"M{side * 4} -11Q{side * 7} -24 {side * 16} -25", skin, 1.6)
    pen.solid("M-15 -9Q-9 -16 0 -14Q9 -16 15 -9Q11 2 4 11Q0 16 -4 11Q-11 2 -15 -9Z", skin)
    for side in (-1, 1):
        pen.solid(ellipse_path(side * 9.6, -6, 5, 6.4), line.word("glow", "accent"), 1)
        if pen.fine:
            pen.stroke(
                f"M{side * 6.4} -7h6M{side * 6.4} -4h6M{side * 9.6} -11v10".replace("h6", f"h{side * 6}"),
                EDGE,
                0.6,
                0.6,
            )
    for side in (-1, 1):
        pen.solid(f"M{side * 1} 9Q{side * 8} 9 {side * 5} 18Q{side * 4} 13 {side * 1} 13Z", skin + "-", 0.9)


def _petals(pen: Pen, count: int, long: float, wide: float, tone: str, turn: float = 0) -> None:
    for i in range(count):
        with pen.at(turn=turn + 360 * i / count):
            pen.solid(f"M0 0Q{-wide} {-long * 0.6} 0 {-long}Q{wide} {-long * 0.6} 0 0Z", tone, 1.1)


def _carnoplantus(pen: Pen, line: PartLine) -> None:
    kind = line.word("flower", "daisy")
    match kind:
        case "rose":
            for r, count, tone in ((19, 6, "rose-"), (14, 5, "rose"), (9, 4, "rose+")):
                _petals(pen, count, r, r * 0.62, tone, r * 3)
            pen.disc(0, 0, 8, "rose", 1)
        case "fern":
            for side in (-1, 1):
                for i in range(4):
                    with pen.at(side * 2, 2 - i * 3, turn=side * (96 - i * 26)):
                        pen.solid("M-3 0Q-5 -12 0 -25Q5 -12 3 0Z", "leaf" if i % 2 else "green", 1)
            pen.disc(0, 0, 11, "green", 1.2, 14)
        case "orchid":
            _petals(pen, 3, 23, 9, "violet+", 0)
            _petals(pen, 2, 21, 15, "pink", 90)
            pen.disc(0, 2, 9, "pink+", 1)
        case "dandelion":
            for x, y in regular(0, 0, 20, 22):
                pen.stroke(f"M{num(x * 0.45)} {num(y * 0.45)}L{num(x)} {num(y)}", "white", 0.9)
                pen.flat(points_path(star(x, y, 3.4, 6, 0.35)), "white")
            pen.disc(0, 0, 11, "yellow", 1.2)
        case "thistle":
            for i in range(9):
                with pen.at(0, -6, turn=-64 + 16 * i):
                    pen.flat("M-1.6 0L0 -18L1.6 0Z", "violet" if i % 2 else "pink")
            pen.solid(points_path(star(0, 2, 13, 14, 0.84)), "green")
        case "lily":
            _petals(pen, 6, 23, 9, "white", 15)
            pen.disc(0, 0, 9, "lime", 1)
        case _:
            _petals(pen, 8, 20, 8, "accent", 10)
            pen.disc(0, 0, 10, "yellow", 1.2)
    eyes(pen, line, 3.8, -1.5, 2.3)
    mouth(pen, line, 4.5, 7)


def _cerebrita(pen: Pen, line: PartLine) -> None:
    skin = line.word("skin", HULLS["cerebrita"][0])
    pen.solid("M-7 4H7L5 17Q0 20 -5 17Z", "#D8C8EC")
    pen.solid("M-18 -2Q-20 -20 0 -21Q20 -20 18 -2Q14 8 0 8Q-14 8 -18 -2Z", skin)
    if pen.fine:
        pen.stroke(
            "M0 -20Q-3 -12 0 -7M-13 -13Q-7 -11 -8 -5M-16 -6Q-12 -8 -10 -2M13 -13Q7 -11 8 -5M16 -6Q12 -8 10 -2",
            "#6A4E92",
            1.1,
            0.8,
        )
    eyes(pen, line, 5.6, 1, 3, "accent-")
    mouth(pen, line, 13, 5)


def _zarg(pen: Pen, line: PartLine) -> None:
    skin = line.word("skin", HULLS["zarg"][0])
    for side in (-1, 1):
        pen.solid(f"M{side * 10} -4L{side * 26} -14L{side * 13} 5Z", skin)
    pen.solid("M-13 -8L-8 -15L-3 -12L0 -19L4 -12L9 -15L13 -8L11 6L4 15L0 18L-4 15L-11 6Z", skin)
    eyes(pen, line, 5.2, -2, 3, "accent")
    mouth(pen, line, 6, 15, "grin")


def _triciplita(pen: Pen, line: PartLine) -> None:
    skin = line.word("skin", HULLS["triciplita"][0])
    for i in range(3):
        x, y = around(0, 0, 11, 120 * i)
        pen.disc(x, y - 1, 8.4, skin)
    pen.disc(0, -1, 10, skin, 0.6)
    kind = line.word("eyes", "plain")
    for i in range(3):
        x, y = around(0, 0, 11, 120 * i)
        if kind == "wink" and i:
            pen.stroke(f"M{num(x - 4)} {num(y - 1)}h8", EDGE, 1.5)
        else:
            pen.eye(x, y - 1, 4.2, "accent-", 0.1)
    mouth(pen, line, 4, 7, "smile")


def _space_shark(pen: Pen, line: PartLine) -> None:
    skin = line.word("skin", HULLS["space_shark"][0])
    pen.solid("M-3 -16Q-2 -28 8 -30Q4 -22 6 -14Z", skin)
    pen.solid("M-17 14Q-20 -4 -9 -14Q0 -20 9 -14Q20 -4 17 14Q8 20 0 20Q-8 20 -17 14Z", skin)
    pen.flat("M-14 14Q-13 6 0 5Q13 6 14 14Q7 18 0 18Q-7 18 -14 14Z", "#DCE8F0")
    eyes(pen, line, 9, -4, 2.4)
    if pen.fine:
        pen.stroke("M-4 -1L-2 1M4 -1L2 1", EDGE, 1.2)
    pen.flat("M-13 8Q0 3 13 8Q9 16 0 16Q-9 16 -13 8Z", "#2A0E18")
    rows = 2 if line.word("mouth", "") == "double" else 1
    for row in range(rows):
        top = "".join(f"M{-11 + i * 4.4} {num(7 + row * 2.4 - abs(i - 2) * -0.3)}l2.2 4l2.2 -4Z" for i in range(5))
        pen.flat(top, "bone" if row == 0 else "bone-")
    low = "".join(f"M{-8 + i * 4} 15l2 -3.4l2 3.4Z" for i in range(4))
    pen.flat(low, "bone")


HEADS: dict[str, DrawFace] = {
    "human": _human, "xeno": _xeno, "insectoid": _insectoid, "carnoplantus": _carnoplantus, "cerebrita": _cerebrita,
    "zarg": _zarg, "triciplita": _triciplita, "space_shark": _space_shark,
}  # fmt: skip


def _no_hat(pen: Pen, line: PartLine) -> None:
    """Bare-headed."""


def _cap(pen: Pen, line: PartLine) -> None:
    """A captain's peaked cap."""
    pen.solid("M-17 -10Q-20 -22 -9 -23Q0 -27 9 -23Q20 -22 17 -10Z", line.word("cloth", "blue--"))
    pen.solid("M-17 -12H17V-8H-17Z", "gold", 1)
    pen.solid("M-15 -8Q0 -12 15 -8Q10 -3 0 -4Q-10 -3 -15 -8Z", "black", 1)
    pen.flat(points_path(star(0, -17, 4, 5, 0.45)), "gold")


def _splendid(pen: Pen, line: PartLine) -> None:
    """A cocked hat with a plume."""
    pen.limb("M8 -24Q16 -38 26 -30", "white", 3.4)
    pen.solid("M-26 -9Q-20 -26 0 -27Q20 -26 26 -9Q12 -14 0 -13Q-12 -14 -26 -9Z", line.word("cloth", "blue--"))
    pen.stroke("M-26 -9Q-12 -14 0 -13Q12 -14 26 -9", "gold", 1.8)
    pen.flat(points_path(star(0, -19, 4.4, 5, 0.45)), "gold")


def _helmet(pen: Pen, line: PartLine) -> None:
    pen.solid("M-17 -5Q-18 -22 0 -22Q18 -22 17 -5Q8 -8 0 -8Q-8 -8 -17 -5Z", line.word("cloth", "iron"))
    pen.solid("M-19 -6Q0 -12 19 -6L18 -3Q0 -8 -18 -3Z", line.word("cloth", "iron") + "-", 1)


def _miner(pen: Pen, line: PartLine) -> None:
    _helmet(pen, line)
    pen.canvas.glow(0, -15, 16, 16, "#FFF0B0", 0.8)
    pen.canvas.circle(0, -15, 3.6, "#FFFBE0", stroke=EDGE, width=0.9)


def _crown(pen: Pen, line: PartLine) -> None:
    pen.solid("M-12 -12L-14 -25L-6 -19L0 -28L6 -19L14 -25L12 -12Z", "gold")
    for x in (-6, 0, 6):
        pen.canvas.circle(x, -15, 1.3, pen.colour("red"))


def _goggles(pen: Pen, line: PartLine) -> None:
    pen.stroke("M-15 -3H15", "brown", 3)
    for side in (-1, 1):
        pen.disc(side * 5.6, -2, 5.2, "brass", 1)
        pen.canvas.circle(side * 5.6, -2, 3.6, pen.colour(line.word("glass", "cyan")))


def _night(pen: Pen, line: PartLine) -> None:
    pen.solid("M-14 -9Q-10 -26 6 -26Q18 -25 22 -8Q14 -16 13 -9Z", line.word("cloth", "red"))
    pen.disc(22, -6, 3.4, "white", 1)


def _patch(pen: Pen, line: PartLine) -> None:
    """An eye patch and a scar."""
    pen.stroke("M-15 -10L15 2", EDGE, 1.4)
    pen.disc(6.2, -0.6, 4.2, "black", 0.8)
    pen.stroke("M-9 -8L-5 8M-10 -3h4M-8 3h4", "#F0C8B8", 1, 0.9)


def _specs(pen: Pen, line: PartLine) -> None:
    for side in (-1, 1):
        pen.canvas.circle(side * 5, 0, 4.4, "#FFFFFF", 0.18, stroke=pen.colour("gold"), width=1)
    pen.stroke("M-1 0H1", "gold", 1)


def _bowler(pen: Pen, line: PartLine) -> None:
    pen.solid("M-12 -11Q-13 -26 0 -26Q13 -26 12 -11Z", line.word("cloth", "black"))
    pen.solid("M-20 -11Q0 -7 20 -11Q16 -6 0 -6Q-16 -6 -20 -11Z", line.word("cloth", "black"), 1)
    pen.flat("M-12 -14H12V-11H-12Z", line.word("band", "accent"))


def _bun(pen: Pen, line: PartLine) -> None:
    """An old lady's knot of hair."""
    pen.disc(0, -23, 7, "#D8D8DE", 1)
    pen.solid("M-16 -8Q-14 -20 0 -20Q14 -20 16 -8Q6 -14 0 -14Q-6 -14 -16 -8Z", "#D8D8DE", 1)


HATS: dict[str, DrawFace] = {
    "none": _no_hat, "cap": _cap, "splendid": _splendid, "helmet": _helmet, "miner": _miner, "crown": _crown,
    "goggles": _goggles, "night": _night, "patch": _patch, "specs": _specs, "bowler": _bowler, "bun": _bun,
}  # fmt: skip


@part("head")
def head(pen: Pen, line: PartLine) -> None:
    """A head alone, its middle at (0, 0)."""
    HEADS[line.word("of", pen.species)](pen, line)
    HATS[line.word("hat", "none")](pen, line)


@part("walker")
def walker(pen: Pen, line: PartLine) -> None:
    """A small whole figure, 40 tall, standing on y = 20."""
    coat = line.word("coat", COATS[line.word("of", pen.species)])
    pen.limb("M-3 6L-6 19M3 6L7 19", "black", 3.4)
    pen.solid("M-8 -8Q0 -12 8 -8L7 9H-7Z", coat, 1)
    if not line.says("armless"):
        pen.limb("M-7 -6L-12 4M7 -6L13 1", coat, 2.8)
    with pen.at(0, -15, 0.46):
        HEADS[line.word("of", pen.species)](pen, line)
        HATS[line.word("hat", "none")](pen, line)


@part("hand")
def hand(pen: Pen, line: PartLine) -> None:
    """A raised palm, 40 tall, with a cuff; `point` raises one finger only."""
    tone = line.word("c", "skin")
    pen.box(-10, 14, 20, 10, line.word("cuff", "accent-"), 2)
    if line.says("point"):
        pen.limb("M-8 2V-20", tone, 5)
        for x in (-2, 3.4, 8.4):
            pen.limb(f"M{x} 4V-4", tone, 4.4)
        pen.solid("M-11 0Q-4 -3 11 0V8Q11 16 0 16Q-11 16 -11 8Z", tone)
        pen.limb("M-9 9Q-2 2 6 3", tone, 4)
        return
    for x, top in ((-8, -13), (-2.8, -19), (2.6, -18), (8, -13)):
        pen.limb(f"M{x} 2V{top}", tone, 4.4)
    pen.limb("M-9 8L-16 0", tone, 4.4)
    pen.solid("M-11 -1H11V8Q11 16 0 16Q-11 16 -11 8Z", tone)


@part("robot")
def robot(pen: Pen, line: PartLine) -> None:
    """A robot, 50 tall: `square` or round body, `legs` of them, one or more `eyes`."""
    tone = line.word("c", "hull")
    legs = int(line.num("legs", 2))
    for i in range(legs):
        x = (i - (legs - 1) / 2) * (22 / max(1, legs - 1))
        pen.limb(f"M{num(x * 0.5)} 8L{num(x * 1.1)} 17L{num(x * 1.35)} 26", "iron", 3)
    if line.says("square"):
        pen.box(-15, -14, 30, 27, tone, 2)
        pen.box(-10, -28, 20, 14, tone, 2)
    else:
        pen.ball(0, -2, 16, tone)
    count = int(line.num("eyes", 2))
    y = -21 if line.says("square") else -5
    for i in range(count):
        x = (i - (count - 1) / 2) * 8.4
        if line.says("wink") and i == count - 1 and count > 1:
            pen.stroke(f"M{num(x - 3)} {y}h6", EDGE, 1.6)
        else:
            pen.lamp(x, y, 2.5, line.word("eye", "accent"))
    pen.stroke("M0 -28V-34" if line.says("square") else "M0 -18V-26", "steel", 1.2)
    pen.lamp(0, -35 if line.says("square") else -27, 1.6, "red")
