"""Card frames 5:7: cost gem, name strip, picture, type line, text on paper, shields for values; backs; cracks.

The app sets all text; `card_areas` says where it belongs. At table size only picture, name, values and state
remain; below 90 pixels only picture, colour and state (UX-6, UX-28).
"""

from __future__ import annotations

import pygame

from art.cache import cached
from art.chance import Scatter
from art.crest import Crest
from art.emblems import crest_of
from art.geometry import around, gear, ring
from art.icons import draw_icon
from art.palette import MIDNIGHT, Palette, darken, lighten, mix
from art.species import RARITIES, SIGNS, SPECIES, TYPE_COLOURS, Box, draw_rarity, pattern_marks
from art.svg import Canvas, ellipse_path, num, rect_path

TYPE_ICONS = {
    "ship": "ship",
    "equipment": "fire",
    "crew": "human",
    "base": "colony",
    "event": "star",
    "interrupt": "pass",
}

# Areas on a card of 220 × 308 units, by level of detail.
FULL: dict[str, Box] = {
    "cost": (7, 7, 34, 34),
    "name": (45, 10, 134, 26),
    "rarity": (183, 11, 26, 26),
    "picture": (10, 42, 200, 122),
    "type_line": (36, 168, 148, 20),
    "type_icon": (12, 168, 20, 20),
    "species": (188, 168, 20, 20),
    "text": (10, 192, 200, 106),
}
TABLE: dict[str, Box] = {"name": (10, 10, 200, 44), "picture": (10, 58, 200, 240)}
MINI: dict[str, Box] = {"picture": (25, 25, 170, 258)}
SHIELD: Box = (0, 0, 44, 30)
TABLE_SHIELD: Box = (0, 0, 74, 52)


def card_height(width: int) -> int:
    """Cards are 5 wide and 7 tall."""
    return round(width * 1.4)


def detail(width: int) -> str:
    """How much a card of that width shows: "full", "table" or "mini"."""
    return "full" if width >= 180 else "table" if width >= 90 else "mini"


def _boxes(width: int, values: int) -> dict[str, Box]:
    level = detail(width)
    if level == "mini":
        return dict(MINI)
    boxes = dict(FULL if level == "full" else TABLE)
    wide, tall = (SHIELD if level == "full" else TABLE_SHIELD)[2:]
    bottom = 298.0 if level == "full" else 294.0
    if level == "full" and values:
        tall = min(tall, (FULL["text"][3] + 2) / values - 2)  # four values must fit beside the text
    for i in range(values):
        top = bottom - (values - i) * (tall + 2) + 2
        boxes[f"value_{i}"] = (12, top, wide, tall)
    if values and level == "full":
        x, y, w, h = boxes["text"]
        boxes["text"] = (x + wide + 6, y, w - wide - 6, h)
    return boxes


def card_areas(width: int, values: int = 0) -> dict[str, pygame.Rect]:
    """Rectangles in pixels for text and pictures: cost, name, rarity, picture, type_line, type_icon, species, text,
    value_0 …; in a value area the icon stands left, the number right of its middle."""
    scale = width / 220
    return {
        name: pygame.Rect(round(x * scale), round(y * scale), round(w * scale), round(h * scale))
        for name, (x, y, w, h) in _boxes(width, values).items()
    }


@cached
def card_frame(
    width: int,
    palette: Palette = MIDNIGHT,
    *,
    kind: str = "ship",
    species: str | None = None,
    rarity: str | None = None,
    values: tuple[str, ...] = (),
    colour: str | None = None,
    icon: str | None = None,
    cost: bool = True,
) -> pygame.Surface:
    """A card without its text and picture: `kind` is a card type of `art.species`, or `colour` and `icon` are given.

    `values` are icon ids for the shields, top to bottom (KG-2.12).
    """
    tone = colour or TYPE_COLOURS[kind]
    boxes = _boxes(width, len(values))
    level = detail(width)
    canvas = Canvas(220, 308)
    paper = [(10.0, boxes["text"][1], 200.0, boxes["text"][3])] if "text" in boxes else []
    _ground(canvas, tone, species, level, [boxes["picture"], *paper])
    _picture_window(canvas, boxes["picture"], tone, level)
    if level != "mini":
        _strip(canvas, boxes["name"], tone, palette, level, cost)
    if level == "full":
        _paper(canvas, boxes, palette, tone)
        _type_line(canvas, boxes, palette, icon or TYPE_ICONS.get(kind, "card"), species)
        if rarity:
            x, y, w, h = boxes["rarity"]
            draw_rarity(canvas, rarity, x + w / 2, y + h / 2, w * 0.44, palette.sign_on_dark, darken(tone, 0.55))
        if cost:
            _gem(canvas, boxes["cost"], palette)
    for i, name in enumerate(values):
        if f"value_{i}" in boxes:
            _shield(canvas, boxes[f"value_{i}"], palette, tone, name)
    _edge(canvas, palette, tone)
    return _cut(canvas.draw((width, card_height(width))))


def card_face(
    width: int,
    picture: pygame.Surface,
    palette: Palette = MIDNIGHT,
    *,
    kind: str = "ship",
    species: str | None = None,
    rarity: str | None = None,
    values: tuple[str, ...] = (),
    colour: str | None = None,
    icon: str | None = None,
    cost: bool = True,
) -> pygame.Surface:
    """Frame and picture together, a fresh surface for the app to write on.

    `picture` has the size of the picture area. On the table the shields lie over the picture.
    """
    frame = card_frame(
        width, palette, kind=kind, species=species, rarity=rarity, values=values, colour=colour, icon=icon, cost=cost
    )
    areas = card_areas(width, len(values))
    if picture.get_size() != areas["picture"].size:
        raise ValueError(f"picture is {picture.get_size()}, its area is {areas['picture'].size}")
    face = frame.copy()
    face.blit(picture, areas["picture"])
    if detail(width) == "table":
        for i, name in enumerate(values):
            area = areas[f"value_{i}"]
            face.blit(value_shield(area.size, palette, icon=name, colour=colour or TYPE_COLOURS[kind]), area)
    return face


@cached
def value_shield(
    size: tuple[int, int], palette: Palette = MIDNIGHT, *, icon: str = "fire", colour: str = "#3B6EA8"
) -> pygame.Surface:
    """One shield alone, also for values drawn upright beside a turned card (UX-28)."""
    w, h = size
    canvas = Canvas(w * 44 / h, 44)
    _shield(canvas, (1, 1, canvas.width - 2, 42), palette, colour, icon)
    return canvas.draw(size)


def _ground(canvas: Canvas, tone: str, species: str | None, level: str, hidden: list[Box]) -> None:
    fill = canvas.linear([(0, lighten(tone, 0.16)), (0.4, tone), (1, darken(tone, 0.45))], (0.1, 0), (0.7, 1))
    canvas.rect(1, 1, 218, 306, 12, fill)
    if species:
        pitch = {"full": 15, "table": 24, "mini": 44}[level]
        for mark in pattern_marks(species, 218, 306, pitch, hidden):
            canvas.path(mark, stroke=lighten(tone, 0.6), width=pitch / 14, stroke_alpha=0.32)


def _edge(canvas: Canvas, palette: Palette, tone: str) -> None:
    canvas.rect(1.6, 1.6, 216.8, 304.8, 11.5, stroke=darken(tone, 0.72), width=3.2)
    canvas.rect(4, 4, 212, 300, 9.5, stroke=palette.brass, width=1.2, stroke_alpha=0.85)
    canvas.path("M13 4.2H207", stroke=lighten(palette.brass_light, 0.4), width=1, stroke_alpha=0.7)


def _picture_window(canvas: Canvas, box: Box, tone: str, level: str) -> None:
    x, y, w, h = box
    canvas.rect(x - 1.5, y - 1.5, w + 3, h + 3, 5, darken(tone, 0.75))
    canvas.rect(x, y, w, h, 4, canvas.radial([(0, mix("#26305C", tone, 0.4)), (1, "#0A0E20")], (0.4, 0.35), 0.9))


def _strip(canvas: Canvas, box: Box, tone: str, palette: Palette, level: str, cost: bool) -> None:
    """The plate behind the name; at full size it runs from the gem to the rarity sign."""
    x, y, w, h = box
    if level == "full":
        x, w = (22, 190) if cost else (10, 202)
    deep = 0.48 if level == "full" else 0.3  # on the table the strip is most of what shows the type's colour
    plate = canvas.linear([(0, darken(tone, deep)), (1, darken(tone, deep + 0.2))])
    canvas.rect(x, y, w, h, h * 0.3, plate, 0.94, stroke=palette.brass, width=1, stroke_alpha=0.75)


def _paper(canvas: Canvas, boxes: dict[str, Box], palette: Palette, tone: str) -> None:
    _, y, _, h = boxes["text"]
    sheet = canvas.linear([(0, palette.paper), (1, mix(palette.paper, tone, 0.14))])
    canvas.rect(9, y - 1, 202, h + 2, 5, darken(tone, 0.7))
    canvas.rect(10, y, 200, h, 4, sheet)
    canvas.rect(
        13, y + 3, 194, h - 6, 3, stroke=mix(palette.paper, palette.brass_dark, 0.5), width=0.7, stroke_alpha=0.7
    )


def _type_line(canvas: Canvas, boxes: dict[str, Box], palette: Palette, icon: str, species: str | None) -> None:
    for name in ("type_icon", "species"):
        x, y, w, _ = boxes[name]
        if name == "species" and not species:
            continue
        canvas.circle(x + w / 2, y + w / 2, w / 2 + 1, "#10142A", 0.75, stroke=palette.brass, width=0.9)
        with canvas.moved(x + w * 0.16, y + w * 0.16, scale=w * 0.68 / 24):
            if name == "type_icon":
                draw_icon(canvas, icon, palette.sign_on_dark, None, 1.1)
            elif species:
                canvas.path(SIGNS[species], palette.sign_on_dark, even=True)


def _gem(canvas: Canvas, box: Box, palette: Palette) -> None:
    """The cost: a faceted stone in a brass setting; the number is set over it."""
    x, y, w, _ = box
    middle, r = (x + w / 2, y + w / 2), w / 2
    canvas.path(
        gear(*middle, r + 1.5, 16, 2),
        canvas.linear([(0, palette.brass_light), (1, palette.brass_dark)], (0, 0), (1, 1)),
    )
    stone = "#2A3F7A"
    canvas.circle(*middle, r - 2.5, darken(stone, 0.5))
    outer = [around(*middle, r - 3.4, k * 45 + 22.5) for k in range(8)]
    inner = [around(*middle, r * 0.56, k * 45 + 22.5) for k in range(8)]
    for k in range(8):
        after = (k + 1) % 8
        # Facets turn from bright at the upper left to dark at the lower right.
        share = (1 + ((outer[k][0] - middle[0]) + (outer[k][1] - middle[1])) / (r * 1.5)) / 2
        canvas.polygon(
            [outer[k], outer[after], inner[after], inner[k]],
            mix(lighten(stone, 0.45), darken(stone, 0.4), min(1, max(0, share))),
        )
    canvas.polygon(inner, canvas.linear([(0, lighten(stone, 0.14)), (1, darken(stone, 0.2))]))


def _shield(canvas: Canvas, box: Box, palette: Palette, tone: str, icon: str) -> None:
    """Icon left, room for the number right, on a small heraldic shield."""
    x, y, w, h = box
    data = (
        f"M{num(x + 3)} {num(y)}H{num(x + w - 3)}L{num(x + w)} {num(y + 3)}V{num(y + h * 0.6)}"
        f"Q{num(x + w)} {num(y + h)} {num(x + w * 0.72)} {num(y + h)}H{num(x + w * 0.28)}Q{num(x)} "
        f"{num(y + h)} {num(x)} {num(y + h * 0.6)}V{num(y + 3)}Z"
    )
    canvas.path(
        data, canvas.linear([(0, darken(tone, 0.42)), (1, darken(tone, 0.72))]), stroke=palette.brass, width=1.1
    )
    size = h * 0.66
    with canvas.moved(x + w * 0.08, y + h * 0.15, scale=size / 24):
        draw_icon(canvas, icon, palette.sign_on_dark, None, 1.15)


def card_back(width: int, palette: Palette = MIDNIGHT, *, game: str) -> pygame.Surface:
    """The back of a game's cards: the middle and the tint say which game."""
    return crest_back(width, palette, name=game, crest=crest_of(game))


@cached
def crest_back(
    width: int, palette: Palette = MIDNIGHT, *, name: str, crest: Crest, height: float = 308
) -> pygame.Surface:
    """Midnight with a brass ring system around a crest; a game with several decks has a crest for each.

    `height` is that of a piece 220 units wide.
    """
    tone = crest.colour
    canvas = Canvas(220, height)
    middle = height / 2
    ground = mix("#121838", tone, 0.16)
    canvas.rect(
        1,
        1,
        218,
        height - 2,
        12,
        canvas.radial([(0, lighten(ground, 0.1)), (0.6, ground), (1, darken(ground, 0.55))], (0.5, 0.5), 0.6),
    )
    dice = Scatter("back" + name)
    for _ in range(70):
        x, y = dice.between(12, 208), dice.between(12, height - 12)
        canvas.circle(x, y, dice.between(0.3, 1.0), palette.ink, dice.between(0.2, 0.7))
    _ring_system(canvas, palette, middle, crest.back_turn, dice, detail(width) == "mini")
    canvas.circle(
        110,
        middle,
        40,
        canvas.radial([(0, mix(tone, "#10142A", 0.35)), (1, darken(tone, 0.72))]),
        stroke=palette.brass,
        width=3,
    )
    canvas.circle(110, middle, 35.5, stroke=palette.brass_light, width=0.9, stroke_alpha=0.7)
    with canvas.moved(110, middle, scale=56 / 26):
        crest.emblem(canvas, palette.sign_on_dark, darken(tone, 0.6))
    canvas.rect(1.6, 1.6, 216.8, height - 3.2, 11.5, stroke=darken(ground, 0.6), width=3.2)
    canvas.rect(7, 7, 206, height - 14, 8, stroke=palette.brass, width=1.8)
    canvas.rect(11, 11, 198, height - 22, 5, stroke=palette.brass, width=0.8, stroke_alpha=0.6)
    return canvas.draw((width, round(width * height / 220)))


def _ring_system(canvas: Canvas, palette: Palette, middle: float, slant: float, dice: Scatter, coarse: bool) -> None:
    """Three tilted orbits with planets; their slant differs from back to back."""
    strong = 2.4 if coarse else 1.5
    for r in (58, 78, 96):
        canvas.circle(110, middle, r, stroke=palette.brass, width=strong, stroke_alpha=0.75)
        spot = around(110, middle, r, dice.between(0, 360))
        canvas.circle(*spot, 5.5 if coarse else 4.2, canvas.radial([(0, palette.brass_light), (1, palette.brass_dark)]))
    if not coarse:
        canvas.circle(110, middle, 88, stroke=palette.brass, width=4, stroke_alpha=0.45, dash="0.9 5.24", cap="butt")
    with canvas.moved(110, middle, turn=slant):
        for rx, ry in ((98, 30), (122, 20)):
            canvas.ellipse(0, 0, min(rx, 100), ry, stroke=palette.brass_light, width=strong * 0.7, stroke_alpha=0.55)


@cached
def crack_overlay(size: tuple[int, int], palette: Palette = MIDNIGHT, *, seed: int = 3) -> pygame.Surface:
    """Cracks over a damaged card: dark gaps with a light lower lip, strong enough at 48 pixels (UX-28)."""
    w = size[0]
    canvas = Canvas(220, 308)
    dice = Scatter(seed)
    start = (dice.between(130, 160), dice.between(80, 110))
    width = 4.2 if w >= 90 else 9.0
    canvas.circle(*start, 14, "#05070F", 0.4)
    for branch in range(7):
        heading = branch * 360 / 7 + dice.between(-16, 16)
        points = [start]
        reach = 0.0
        while reach < 235 and 0 < points[-1][0] < 220 and 0 < points[-1][1] < 308:
            step = dice.between(20, 42)
            heading += dice.between(-30, 30)
            points.append(around(*points[-1], step, heading))
            reach += step
        points = [(min(218, max(2, x)), min(306, max(2, y))) for x, y in points]
        with canvas.moved(width * 0.35, width * 0.45):
            canvas.line(points, "#FFF8E8", width * 0.55, 0.4, join="miter")
        for i in range(len(points) - 1):
            canvas.line(points[i : i + 2], "#05070F", width * max(0.35, 1 - i * 0.12), 0.92)
        if len(points) > 2:
            twig = around(*points[2], 26, heading + 70)
            canvas.line([points[2], twig], "#05070F", width * 0.4, 0.85)
    return _cut(canvas.draw(size))


@cached
def card_mask(size: tuple[int, int]) -> pygame.Surface:
    """White inside the rounded corners; multiply a picture with it so that nothing sticks out."""
    canvas = Canvas(220, 308)
    canvas.path(rect_path(0, 0, 220, 308, 12.5), "#FFFFFF")
    return canvas.draw(size)


def _cut(card: pygame.Surface) -> pygame.Surface:
    card.blit(card_mask(card.get_size()), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return card


@cached
def rarity_sign(
    size: int, palette: Palette = MIDNIGHT, *, rarity: str = "common", colour: str | None = None
) -> pygame.Surface:
    """The rarity sign alone."""
    if rarity not in RARITIES:
        raise KeyError(rarity)
    canvas = Canvas(24)
    draw_rarity(canvas, rarity, 12, 12, 9.6, colour or palette.brass_light, palette.space0)
    return canvas.draw((size, size))


@cached
def species_sign(
    size: int, palette: Palette = MIDNIGHT, *, species: str = "human", colour: str | None = None
) -> pygame.Surface:
    """The sign of a species alone."""
    if species not in SPECIES:
        raise KeyError(species)
    canvas = Canvas(24)
    canvas.path(SIGNS[species], colour or palette.ink, even=True)
    return canvas.draw((size, size))


@cached
def state_badge(size: int, palette: Palette = MIDNIGHT, *, state: str = "used") -> pygame.Surface:
    """A round badge for a card's state, drawn upright beside a turned card: used, damaged, lock …"""
    canvas = Canvas(40)
    tone = palette.harm if state == "damaged" else palette.warn if state == "used" else palette.brass
    canvas.circle(20, 20, 19, "#10142A", 0.94)
    canvas.path(ring(20, 20, 19.4, 2.6), tone, even=True)
    canvas.path(ellipse_path(20, 20, 14.6, 14.6), stroke=tone, width=0.8, stroke_alpha=0.5)
    with canvas.moved(8.6, 8.6, scale=22.8 / 24):
        draw_icon(canvas, state, "#F2ECDD", None, 1.1)
    return canvas.draw((size, size))
