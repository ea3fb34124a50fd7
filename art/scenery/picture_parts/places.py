"""Parts of places: buildings in each species' manner, furniture, works of war on the ground."""

from __future__ import annotations

from art.geometry import regular, ring, star
from art.palette import lighten
from art.scenery.notation import PartLine
from art.scenery.pen import EDGE, Pen
from art.scenery.registry import part
from art.svg import ellipse_path, num, points_path, rect_path


def _windows(pen: Pen, x: float, y: float, columns: int, rows: int, gap: float = 6) -> None:
    """Lit windows, if the picture is large enough for them."""
    if not pen.fine:
        return
    for j in range(rows):
        for i in range(columns):
            lit = (i * 3 + j * 5) % 4
            tone = lighten(pen.accent, 0.5) if lit else pen.colour("#20263C")
            pen.canvas.rect(x + i * gap, y + j * gap, gap * 0.5, gap * 0.6, 0.4, tone)


@part("dome")
def dome(pen: Pen, line: PartLine) -> None:
    """A dome of radius 20 on y = 0; `glass` shows what hangs behind it."""
    if line.says("glass"):
        tone = pen.colour(line.word("c", "cyan"))
        pen.canvas.path("M-20 0A20 20 0 0 1 20 0Z", tone, 0.25, stroke=lighten(tone, 0.5), width=1.2)
        pen.stroke("M0 -20V0M-10 -17Q-13 -8 -12 0M10 -17Q13 -8 12 0M-18 -8H18", lighten(tone, 0.5), 0.7, 0.6)
        pen.stroke("M-15 -6A16 16 0 0 1 -6 -15", "#FFFFFF", 1.8, 0.8)
    else:
        pen.solid("M-20 0A20 20 0 0 1 20 0Z", line.word("c", "hull"))
        _windows(pen, -12, -6, 4, 1, 7)
    pen.box(-22, 0, 44, 4, "hull--", 1, 1)


@part("tower")
def tower(pen: Pen, line: PartLine) -> None:
    """A tower of the species, 50 tall, its foot on y = 0."""
    tone = line.word("c", "hull")
    match line.word("of", pen.species):
        case "human":
            pen.solid("M-8 0L-7 -40H7L8 0Z", tone)
            pen.box(-10, -47, 20, 8, tone, 1)
        case "xeno":
            pen.box(-10, -30, 20, 30, tone)
            pen.box(-13, -40, 26, 11, tone)
            pen.box(-6, -50, 12, 11, tone)
        case "insectoid":
            for i in range(4):
                pen.disc(0, -8 - i * 11, 12 - i * 2, tone, 1.2, 8)
        case "cerebrita":
            pen.solid("M-4 0L-3 -34H3L4 0Z", tone)
            pen.ball(0, -40, 11, tone)
        case "zarg":
            pen.solid("M-9 0L-5 -22L-9 -30L-2 -30L2 -52L5 -28L11 -34L6 -16L9 0Z", tone)
        case "triciplita":
            for x, top in ((-8, -34), (8, -38), (0, -50)):
                pen.solid(f"M{x - 4} 0L{x - 3} {top}L{x} {top - 7}L{x + 3} {top}L{x + 4} 0Z", tone)
        case "space_shark":
            pen.solid("M-10 0Q-8 -28 4 -50Q4 -24 12 0Z", tone)
        case _:
            pen.limb("M0 0Q3 -20 0 -38", "leaf", 5)
            pen.disc(0, -42, 9, "accent", 1.2)
    _windows(pen, -4, -30, 2, 4, 6)


@part("block")
def block(pen: Pen, line: PartLine) -> None:
    """A plain building, `w` × `h`, its foot on y = 0."""
    w, h = line.num("w", 30), line.num("h", 24)
    pen.box(-w / 2, -h, w, h, line.word("c", "hull"), line.num("round", 1))
    pen.flat(rect_path(-w / 2 - 1.5, -h - 1.5, w + 3, 4, 1), line.word("roof", "hull--"))
    _windows(pen, -w / 2 + 4, -h + 7, int((w - 4) / 7), max(1, int((h - 8) / 7)), 7)


@part("bunker")
def bunker(pen: Pen, line: PartLine) -> None:
    """A squat bunker with a slit, 60 wide, its foot on y = 0."""
    pen.solid("M-30 0L-24 -18Q0 -28 24 -18L30 0Z", line.word("c", "hull"))
    pen.flat("M-18 -14Q0 -19 18 -14L17 -9Q0 -14 -17 -9Z", EDGE)
    pen.flat("M-14 -12.6Q0 -16.4 14 -12.6L14 -11.4Q0 -15 -14 -11.4Z", "accent")


@part("hive")
def hive(pen: Pen, line: PartLine) -> None:
    """A hive of wax, 50 tall, its foot on y = 0."""
    for i, (wide, y) in enumerate(((24, -7), (23, -18), (19, -29), (13, -39))):
        pen.disc(0, y, wide, line.word("c", "amber-" if i % 2 else "amber"), 1.2, 8.6)
    pen.canvas.path(points_path(regular(0, -8, 6.6, 6)), "#2A1608", stroke=EDGE, width=0.8)
    pen.glow(0, -8, 6, "yellow", 0.6)


@part("counter")
def counter(pen: Pen, line: PartLine) -> None:
    """A shop counter, 80 wide, top at y = 0."""
    pen.box(-38, 0, 76, 26 if pen.measuring else 80, line.word("c", "wood"), 1)
    pen.box(-42, -5, 84, 7, line.word("top", "wood+"), 2)
    if pen.fine:
        pen.stroke("M-19 4V78M0 4V78M19 4V78", EDGE, 1, 0.6)


@part("table")
def table(pen: Pen, line: PartLine) -> None:
    """A round table seen from the side, 80 wide, top at y = 0."""
    pen.limb("M0 4V24M-14 26H14", "iron", 4)
    pen.solid("M-40 0A40 8 0 0 0 40 0V4A40 8 0 0 1 -40 4Z", line.word("c", "wood") + "-", 1)
    pen.solid(ellipse_path(0, 0, 40, 8), line.word("c", "wood"), 1.2)


@part("curtain")
def curtain(pen: Pen, line: PartLine) -> None:
    """A drawn curtain, 40 wide and 90 tall, hanging from y = -45."""
    tone = line.word("c", "red")
    pen.solid("M-20 -46H20Q16 0 22 44Q10 40 0 45Q-10 40 -22 44Q-16 0 -20 -46Z", tone)
    for x in (-11, -1, 10):
        pen.stroke(f"M{x} -44Q{x + 3} 0 {x - 1} 40", tone + "--", 1.6, 0.8)


@part("stall")
def stall(pen: Pen, line: PartLine) -> None:
    """A market stall with a striped roof, 90 wide; its counter is at y = 10."""
    pen.limb("M-40 34V-24M40 34V-24", "wood", 3.4)
    pen.box(-42, 10, 84, 22, "wood", 1)
    tone = line.word("c", "accent")
    for i in range(7):
        x = -49 + i * 14
        pen.solid(
            f"M{x} -26L{x + 3} -42H{x + 13}L{x + 14} -26Q{x + 7} -18 {x} -26Z", tone if i % 2 == 0 else "white", 1
        )


@part("screen")
def screen(pen: Pen, line: PartLine) -> None:
    """A screen or picture in a frame, 44 × 30."""
    pen.box(-22, -15, 44, 30, line.word("c", "iron"), 2)
    pen.canvas.rect(-19, -12, 38, 24, 1, pen.colour(line.word("in", "#123448")))
    pen.stroke("M-17 -10L-6 -10", "#FFFFFF", 1, 0.4)


@part("board")
def board(pen: Pen, line: PartLine) -> None:
    """A blackboard, 110 × 70, in a wooden frame."""
    pen.box(-55, -35, 110, 70, "wood", 2)
    pen.canvas.rect(-51, -31, 102, 62, 1, pen.colour(line.word("in", "#1E3A36")))


@part("gate")
def gate(pen: Pen, line: PartLine) -> None:
    """A portcullis, 80 wide and 76 tall."""
    tone = line.word("c", "hull")
    for i in range(5):
        x = -26 + i * 13
        pen.solid(f"M{x - 3} -30H{x + 3}V30L{x} 38L{x - 3} 30Z", tone, 1.2)
    for y in (-16, 2, 20):
        pen.box(-33, y - 2.6, 66, 5.2, tone, 1, 1.2)
    pen.box(-42, -40, 12, 80, tone, 1)
    pen.box(30, -40, 12, 80, tone, 1)
    pen.box(-44, -46, 88, 14, tone + "-", 2)


@part("pit")
def pit(pen: Pen, line: PartLine) -> None:
    """A hole in the ground, 80 wide, with a lit far lip."""
    pen.solid(ellipse_path(0, 0, 42, 16), line.word("c", "hull-"))
    pen.flat(ellipse_path(0, 2, 36, 12.4), line.word("in", "#0C0A14"))
    if line.says("glowing"):
        pen.canvas.glow(0, 6, 28, 9, pen.colour(line.word("glowing", "accent") or "accent"), 0.8)


@part("crater")
def crater(pen: Pen, line: PartLine) -> None:
    """A wide crater with a raised rim, 100 wide."""
    pen.solid("M-54 6Q-46 -10 -30 -8Q0 -14 30 -8Q46 -10 54 6Q40 20 0 21Q-40 20 -54 6Z", line.word("c", "hull-"))
    pen.flat(ellipse_path(0, 3, 40, 11), line.word("in", "#120E1A"))


@part("halo")
def halo(pen: Pen, line: PartLine) -> None:
    """A ring station seen at a slant, 100 wide; the far half is drawn when `far`, else the near one."""
    tone = line.word("c", "hull")
    if line.says("far"):
        pen.solid("M-50 0A50 20 0 0 1 50 0H40A40 13 0 0 0 -40 0Z", tone + "-")
        return
    pen.solid("M-50 0A50 20 0 0 0 50 0H40A40 13 0 0 1 -40 0Z", tone)
    if pen.fine:
        for i in range(9):
            x = -40 + i * 10
            y = 17.4 * (1 - (x / 45) ** 2) ** 0.5
            pen.canvas.circle(x, y, 1.1, lighten(pen.accent, 0.5))


@part("throne")
def throne(pen: Pen, line: PartLine) -> None:
    """A high-backed seat, 50 wide, its foot at y = 40."""
    tone = line.word("c", "wood")
    pen.solid("M-22 40V-30Q-20 -44 0 -46Q20 -44 22 -30V40Z", tone)
    pen.solid("M-16 20V-26Q-14 -38 0 -39Q14 -38 16 -26V20Z", line.word("cloth", "red-"), 1)
    pen.box(-28, 4, 9, 36, tone, 2)
    pen.box(19, 4, 9, 36, tone, 2)


@part("mine")
def mine(pen: Pen, line: PartLine) -> None:
    """A spiked mine of radius 12."""
    pen.solid(points_path(star(0, 0, 19, 9, 0.5)), "iron", 1.1)
    pen.ball(0, 0, 12, line.word("c", "black"))
    pen.lamp(0, 0, 2.4, line.word("light", "red"))


@part("search")
def searchlight(pen: Pen, line: PartLine) -> None:
    """A cone of light upwards from (0, 0), 70 long."""
    tone = pen.colour(line.word("c", "yellow"))
    fade = pen.canvas.linear([(0, tone, 0.05), (1, tone, 0.55)])
    pen.canvas.polygon([(-2, 0), (-12, -70), (12, -70), (2, 0)], fade)


@part("scaffold")
def scaffold(pen: Pen, line: PartLine) -> None:
    """A scaffold, 40 wide and 50 tall, its foot on y = 0."""
    pen.stroke("M-18 0V-50M0 0V-50M18 0V-50M-20 -16H20M-20 -32H20M-20 -48H20", EDGE, 3)
    pen.stroke("M-18 0V-50M0 0V-50M18 0V-50M-20 -16H20M-20 -32H20M-20 -48H20", line.word("c", "wood+"), 1.6)
    pen.stroke("M-18 -16L0 0M0 -32L18 -16", line.word("c", "wood+"), 1)


@part("ladder")
def ladder(pen: Pen, line: PartLine) -> None:
    """A ladder upwards from (0, 0), 60 long."""
    rungs = "".join(f"M-6 {-4 - i * 7}H6" for i in range(8))
    pen.limb("M-6 0V-60M6 0V-60" + rungs, line.word("c", "steel"), 1.6)


@part("rack")
def rack(pen: Pen, line: PartLine) -> None:
    """A rail with hooks, 90 wide, at y = 0."""
    pen.box(-48, -5, 96, 6, line.word("c", "iron"), 1)


@part("belt")
def belt(pen: Pen, line: PartLine) -> None:
    """A conveyor belt along +x, 50 long."""
    pen.box(0, -3, 50, 6, "black", 3, 1.1)
    for x in (5, 15, 25, 35, 45):
        pen.canvas.circle(x, 0, 1.8, pen.colour(line.word("c", "steel")))


@part("wall")
def wall(pen: Pen, line: PartLine) -> None:
    """A wall of riveted plates, `w` × `h`, its middle at (0, 0)."""
    w, h = line.num("w", 60), line.num("h", 40)
    pen.box(-w / 2, -h / 2, w, h, line.word("c", "hull"), 2)
    if pen.fine:
        pen.canvas.rect(-w / 2 + 3, -h / 2 + 3, w - 6, h - 6, 1, stroke=EDGE, width=0.7, stroke_alpha=0.6)
        for x in (-w / 2 + 2, w / 2 - 2):
            for i in range(int(h / 7)):
                pen.canvas.circle(
                    x, -h / 2 + 4 + i * 7, 0.9, pen.colour(line.word("c", "hull") + "+"), stroke=EDGE, width=0.4
                )


@part("target")
def target(pen: Pen, line: PartLine) -> None:
    """Red corner brackets around what is aimed at, 40 across."""
    corners = "M-20 -10V-20H-10M10 -20H20V-10M20 10V20H10M-10 20H-20V10"
    pen.stroke(corners, line.word("c", "red"), 2.2)
    pen.stroke(corners, "white", 0.7)


@part("orbit")
def orbit(pen: Pen, line: PartLine) -> None:
    """A thin ellipse, 100 wide; `flat` gives its height."""
    tone = pen.colour(line.word("c", "accent"))
    pen.canvas.ellipse(0, 0, 50, line.num("flat", 16), stroke=tone, width=line.num("w", 1),
                       stroke_alpha=line.num("a", 0.8))  # fmt: skip


@part("hoop")
def hoop(pen: Pen, line: PartLine) -> None:
    """A lit ring of radius 20, `w` thick."""
    pen.solid(ring(0, 0, 20, line.num("w", 4)), line.word("c", "hull"), 1.2, even=True)


@part("query")
def query(pen: Pen, line: PartLine) -> None:
    """A question mark drawn as a ribbon, 40 tall."""
    pen.limb("M-9 -10Q-9 -20 1 -20Q12 -19 10 -10Q8 -3 1 0V8", line.word("c", "accent"), 4.6)
    pen.ball(1, 17, 3.4, line.word("c", "accent"))


@part("cross")
def cross(pen: Pen, line: PartLine) -> None:
    """A painted X, 30 across."""
    pen.limb("M-13 -13L13 13M13 -13L-13 13", line.word("c", "red"), line.num("w", 5))


@part("plates")
def plates(pen: Pen, line: PartLine) -> None:
    """Overlapping plates downwards from y = -20, `rows` of them, 44 wide."""
    for i in range(int(line.num("rows", 4))):
        y = 14 - i * 12
        pen.solid(f"M-22 {y}H22V{y + 12}Q0 {num(y + 18)} -22 {y + 12}Z", line.word("c", "hull"), 1.2)
        if pen.fine:
            for x in (-17, 0, 17):
                pen.canvas.circle(x, y + 5, 1, pen.colour("hull++"), stroke=EDGE, width=0.4)
