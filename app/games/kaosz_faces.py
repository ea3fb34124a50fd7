"""How cards, backs, plates and markers of the Káosz table look at every size (look.md, UX-6, UX-28).

The first word of an `art` names its drawing. A card's art tells everything that is seen: the design, its values with
their colours, whether it lies face down, developments and what a ship carries. From 180 logical pixels on a card has
its whole text; below that name, picture and values remain, below 58 picture and values, below 40 the picture.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Any

import pygame

from app.colour import mix, rgb, with_alpha
from app.fonts import font
from app.text import message_id
from app.ui import lettering
from app.ui.context import Context, Style
from app.ui.labels import draw_set
from app.ui.paint import draw_icon, plate
from art.cards import card_areas, card_back, card_face, card_frame, card_height, card_mask, species_sign
from art.kaosz import picture
from art.panels import tag
from art.pieces import coin, counter
from art.species import RARITIES, TYPE_COLOURS
from rules.kaosz.faces import COST_X, LIMIT_UNKNOWN, LIMIT_X, Face
from rules.kaosz.words import ARMOR
from rules.kaosz.words import RARITIES as SIGNS

CARD, BACK, PLATE, MARKER, PANEL, SORTER = "card", "back", "plate", "marker", "panel", "sorter"
DOCK, COIN = "dock", "coin"
FULL, NAMED, VALUED = 180.0, 58.0, 40.0  # logical widths
ICONS = ("speed", "fire", "armor", "bombardment")

Shown = tuple[str, str, str]  # icon, number as text, role
Art = tuple[Any, ...]
Size = tuple[int, int]

NAME = Style(size="tiny", weight="semibold")
TEXT = Style(size="tiny", family="serif", role="ink_on_paper")
WIDE_TEXT = Style(size="small", family="serif", role="ink_on_paper")
TITLE = Style(size="small", weight="semibold")


def number(value: int, sign: bool = False) -> str:
    """A value with a real minus sign; additions with their plus."""
    return f"−{-value}" if value < 0 else f"+{value}" if sign and value else str(value)


def cost_text(face: Face) -> str:
    return "X" if face.cost == COST_X else str(face.cost)


def limit_text(face: Face) -> str:
    """KG-3.62 to 3.65."""
    return {LIMIT_X: "X", LIMIT_UNKNOWN: "?"}.get(face.development, str(face.development))


def printed(face: Face) -> tuple[Shown, ...]:
    """The values printed on a card: all four of a ship, additions of what goes aboard, limit and armor of a base."""
    if face.type == "ship":
        return tuple((icon, str(value), "ink") for icon, value in zip(ICONS, face.stats, strict=True))
    if face.type in ("equipment", "crew"):
        return tuple(
            (icon, number(value, True), "ink") for icon, value in zip(ICONS, face.stats, strict=True) if value
        )
    if face.type == "base":
        armor = (("armor", str(face.stats[ARMOR]), "ink"),) if face.stats[ARMOR] else ()
        return (("development", limit_text(face), "ink"), *armor)
    return ()


def card_art(
    design: str,
    values: tuple[Shown, ...] | None,
    *,
    down: bool = False,
    developments: int = 0,
    load: tuple[int, int] | None = None,
    cost: str = "",
) -> Art:
    """`values` None: neither name nor values; `down`: lies face down, known to these eyes only.

    `load`: cards aboard and capacity; `cost`: to be shown.
    """
    return CARD, design, values, down, developments, load, cost


def back_art(developments: int = 0) -> Art:
    return BACK, developments


class Faces:
    """Draws for one table; knows what is printed on every design."""

    def __init__(self, designs: Mapping[str, Face]) -> None:
        self.designs = designs

    def draw(self, art: Hashable, size: Size, ctx: Context) -> pygame.Surface:
        """The picture of a piece at exactly this size."""
        assert isinstance(art, tuple)
        if art[0] == CARD:
            return self._card(art, size, ctx)
        return _OTHERS[art[0]](art, size, ctx)

    def name(self, design: str, ctx: Context) -> str:
        name = self.designs[design].name
        return str(name.hu if ctx.texts.language == "hu" else name.en)

    def _text(self, design: str, ctx: Context) -> str:
        text = self.designs[design].text
        return "" if text is None else str(text.hu if ctx.texts.language == "hu" else text.en)

    def _card(self, art: Art, size: Size, ctx: Context) -> pygame.Surface:
        _, design, values, down, developments, load, cost = art
        face = self.designs[design]
        logical = size[0] / ctx.scale
        if logical >= FULL:
            made = self._full(face, values or (), size, ctx)
        else:
            made = self._small(face, values, cost, load, size, ctx)
        if down:
            _veil(made, ctx)
        if developments:
            put_developments(made, ctx, developments)
        return made

    # --- small cards

    def _small(
        self,
        face: Face,
        values: tuple[Shown, ...] | None,
        cost: str,
        load: tuple[int, int] | None,
        size: Size,
        ctx: Context,
    ) -> pygame.Surface:
        wide, high = size
        logical = wide / ctx.scale
        made = _framed(size, ctx, face)
        edge = max(2, round(wide * 0.055))
        inner = pygame.Rect(edge, edge, wide - 2 * edge, high - 2 * edge)
        title = self._title(face, inner, ctx) if logical >= NAMED and values is not None else None
        top = inner.top + (title.get_height() if title else 0)
        window = pygame.Rect(inner.left, top, inner.width, inner.bottom - top)
        if min(window.size) < 4:
            return made
        valued = logical >= VALUED and bool(values)
        shown = picture(
            face.id, window.size, ctx.art, species=face.species, kind=face.type, subtype=face.subtype,
            shields=valued and face.type == "ship",
        )  # fmt: skip
        made.blit(shown, window)
        if title:
            made.blit(title, inner.topleft)
        if valued and values:
            _column(made, ctx, values, window)
        if values is not None:
            self._corners(made, ctx, face, cost, load, window)
        return made

    def _title(self, face: Face, inner: pygame.Rect, ctx: Context) -> pygame.Surface:
        """The name on its strip, in two lines where it must be."""
        tone = rgb(TYPE_COLOURS[face.type])
        pad = max(2, ctx.px(3))
        name, room = self.name(face.id, ctx), inner.width - 2 * pad
        if inner.height <= lettering.line_height(ctx, NAME) * 5.2:
            name = lettering.ellipsised(ctx, name, NAME, room).replace(" ", "\u00a0")
        words = lettering.set_text(ctx, name, NAME, room, most=2, align="center")
        strip = pygame.Surface((inner.width, words.size[1] + 2), pygame.SRCALPHA)
        fill = with_alpha(mix(tone, (8, 10, 24), 0.62), 1)
        strip.blit(plate(strip.get_size(), ctx.px(3), with_alpha(mix(tone, (8, 10, 24), 0.45), 1), fill), (0, 0))
        draw_set(ctx, strip, words, (pad, 1), (242, 236, 221))
        return strip

    def _corners(
        self, made: pygame.Surface, ctx: Context, face: Face, cost: str, load: tuple[int, int] | None,
        window: pygame.Rect,
    ) -> None:
        """Cost or room aboard at the right below the name, the species at the lower right."""
        side = self._gem_side(made, ctx)
        if made.get_width() / ctx.scale < 34:
            return
        if load is not None and load[1]:
            _pips(made, ctx, load, window)
        if not cost:
            return
        gem(made, ctx, cost, pygame.Rect(window.right - side + 1, window.top - 1, side, side))
        sign = species_sign(round(side * 0.7), ctx.art, species=face.species, colour="#F2ECDD")
        spot = sign.get_rect(bottomright=(window.right - 2, window.bottom - 2))
        ground, back = with_alpha((10, 14, 32), 0.7), spot.inflate(4, 4)
        made.blit(plate(back.size, back.width // 2, ground, ground), back)
        made.blit(sign, spot)

    def _gem_side(self, made: pygame.Surface, ctx: Context) -> int:
        return max(ctx.px(15), round(min(made.get_width() * 0.27, ctx.px(30))))

    # --- whole cards

    def _full(self, face: Face, values: tuple[Shown, ...], size: Size, ctx: Context) -> pygame.Surface:
        wide = size[0]
        icons = tuple(icon for icon, _, _ in values)
        areas = card_areas(max(180, wide), len(icons))
        shown = picture(
            face.id, areas["picture"].size, ctx.art, species=face.species, kind=face.type, subtype=face.subtype
        )
        rarity = RARITIES[SIGNS.index(face.rarity)]
        made = card_face(
            max(180, wide), shown, ctx.art, kind=face.type, species=face.species, rarity=rarity, values=icons
        )
        scale = wide / 220
        _line(made, self.name(face.id, ctx), areas["name"], "semibold", round(15 * scale), (242, 236, 221))
        _line(made, cost_text(face), areas["cost"], "bold", round(18 * scale), (255, 246, 224))
        kind = ctx.texts(message_id("kaosz-subtype", face.type, face.subtype))
        _line(made, kind, areas["type_line"], "semibold", round(12.5 * scale), (242, 236, 221))
        for place, (_, amount, role) in enumerate(values):
            area = areas[f"value_{place}"]
            room = pygame.Rect(area.x + area.width // 2, area.y, area.width // 2, area.height)
            _line(made, amount, room, "bold", round(area.height * 0.62), _on_shield(ctx, role))
        self._put_text(made, ctx, face, areas["text"], scale)
        if made.get_size() != size:
            made = pygame.transform.smoothscale(made, size)
        return made

    def _put_text(self, made: pygame.Surface, ctx: Context, face: Face, area: pygame.Rect, scale: float) -> None:
        """The rules text on paper, as large as it fits."""
        text = self._text(face.id, ctx)
        if not text:
            return
        room = area.inflate(-round(10 * scale), -round(8 * scale))
        ink = ctx.colour("ink_on_paper")
        for points in (15, 14, 13, 12, 11, 10, 9, 8):
            face_font = font("serif", "regular", max(9, round(points * scale)))
            rows = _wrapped(ctx, text, face_font, room.width)
            if len(rows) * face_font.get_linesize() <= room.height or points == 8:
                break
        high = face_font.get_linesize()
        rows = rows[: max(1, room.height // high)]
        y = room.y + (room.height - len(rows) * high) // 2
        for row in rows:
            made.blit(face_font.render(row, True, ink), (room.x, y))
            y += high


def _wrapped(ctx: Context, text: str, face: pygame.font.Font, width: int) -> list[str]:
    rows: list[str] = []
    for part in text.split("\n"):
        row = ""
        for word in part.split():
            tried = f"{row} {word}".strip()
            if face.size(tried)[0] <= width or not row:
                row = tried
            else:
                rows.append(row)
                row = word
        rows.append(row)
    return rows


def _line(
    made: pygame.Surface, text: str, room: pygame.Rect, weight: str, px: int, tint: tuple[int, int, int]
) -> None:
    """One line in the middle of its room, smaller where it must be."""
    px = max(8, px)
    face = font("sans", weight, px)
    while px > 8 and face.size(text)[0] > room.width:
        px -= 1
        face = font("sans", weight, px)
    drawn = face.render(text, True, tint)
    made.blit(drawn, drawn.get_rect(center=room.center))


def _on_shield(ctx: Context, role: str) -> tuple[int, int, int]:
    """Values stand on dark shields in every theme."""
    return {"good": (125, 226, 165), "harm": (255, 138, 130)}.get(role, (255, 248, 232))


def _framed(size: Size, ctx: Context, face: Face) -> pygame.Surface:
    frame = card_frame(size[0], ctx.art, kind=face.type, species=face.species, cost=False)
    return frame.copy() if frame.get_size() == size else pygame.transform.smoothscale(frame, size)


def _column(made: pygame.Surface, ctx: Context, values: tuple[Shown, ...], window: pygame.Rect) -> None:
    """Values in a column of small shields at the lower left: icon and number each (KG-2.12)."""
    high = min(round(ctx.text_px("tiny") * 1.3), round(window.width * 0.29), window.height // max(4, len(values)))
    px = max(9, min(round(high * 0.86), ctx.text_px("small")))
    face = font("sans", "bold", px)
    side = round(high * 0.8)
    widest = max(face.size(amount)[0] for _, amount, _ in values)
    wide = min(window.width, side + widest + 5)
    ground = pygame.Rect(window.left, window.bottom - high * len(values), wide, high * len(values))
    fill = with_alpha((10, 14, 32), 0.84)
    made.blit(plate(ground.size, max(2, ctx.px(3)), fill, fill), ground)
    for place, (icon, amount, role) in enumerate(values):
        middle = ground.top + place * high + high // 2
        drawn = face.render(amount, True, _on_shield(ctx, role))
        draw_icon(ctx, made, icon, (ground.left + 1 + side // 2, middle), side, (233, 207, 154))
        made.blit(drawn, drawn.get_rect(midleft=(ground.left + side + 3, middle)))


def gem(made: pygame.Surface, ctx: Context, text: str, box: pygame.Rect) -> None:
    """What a card costs, on a brass disc."""
    made.blit(tag(box.size, ctx.art), box)
    _line(made, text, box.inflate(-2, -2), "bold", round(box.height * 0.72), ctx.theme.on_brass)


def _pips(made: pygame.Surface, ctx: Context, load: tuple[int, int], window: pygame.Rect) -> None:
    """Room aboard: a dot for each place, filled where something is (KG-3.22)."""
    used, capacity = load
    radius = max(2, round(min(window.width * 0.045, ctx.px(5))))
    step = radius * 2 + 3
    ground = pygame.Rect(0, 0, step * max(used, capacity) + 3, step + 2)
    ground.topright = (window.right, window.top)
    fill = with_alpha((10, 14, 32), 0.8)
    made.blit(plate(ground.size, radius + 1, fill, fill), ground)
    for place in range(max(used, capacity)):
        spot = (ground.left + 3 + radius + place * step, ground.centery)
        if place < used:
            pygame.draw.circle(made, (233, 207, 154), spot, radius)
        else:
            pygame.draw.circle(made, (233, 207, 154), spot, radius, 1)


def _veil(made: pygame.Surface, ctx: Context) -> None:
    """A card that lies face down and is known to these eyes: its back shines through."""
    wide, high = made.get_size()
    back = card_back(wide, ctx.art, game="kaosz").copy()
    if back.get_size() != (wide, high):
        back = pygame.transform.smoothscale(back, (wide, high))
    back.set_alpha(120)
    made.blit(back, (0, 0))
    made.blit(card_mask((wide, high)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    side = max(ctx.px(14), round(wide * 0.3))
    badge = pygame.Rect(0, 0, side, side)
    badge.center = (wide // 2, round(high * 0.55))
    fill = with_alpha((10, 14, 32), 0.88)
    made.blit(plate(badge.size, side // 2, fill, fill, with_alpha((233, 207, 154), 0.9)), badge)
    draw_icon(ctx, made, "eye_off", badge.center, round(side * 0.7), (233, 207, 154))


def put_developments(made: pygame.Surface, ctx: Context, count: int) -> None:
    """Development counters on a base: the toothed piece and how many there are (KG-2.3)."""
    wide = made.get_width()
    side = max(ctx.px(18), round(wide * 0.42))
    spot = pygame.Rect(0, 0, side, side)
    spot.midbottom = (wide // 2, made.get_height() - round(wide * 0.3))
    made.blit(counter(side, ctx.art, icon="development"), spot)
    text = font("sans", "bold", max(10, round(side * 0.5))).render(f"{count}", True, (255, 250, 235))
    room = text.get_rect().inflate(8, 0)
    room.center = spot.midbottom
    room.bottom = min(room.bottom, made.get_height() - 2)
    fill = with_alpha((10, 14, 32), 0.9)
    made.blit(plate(room.size, room.height // 2, fill, fill), room)
    made.blit(text, text.get_rect(center=room.center))


def _back(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    made = card_back(size[0], ctx.art, game="kaosz").copy()
    if made.get_size() != size:
        made = pygame.transform.smoothscale(made, size)
    if art[1]:
        put_developments(made, ctx, art[1])
    return made


# --- other things on the table


def plate_art(seat: int, name: str, active: bool, facts: tuple[Shown, ...]) -> Art:
    """The plate of a player: facts are icon, number and role."""
    return PLATE, seat, name, active, facts


def _plate(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    """Name and symbol, then credits and the numbers everybody may know (section 1.2)."""
    from art.seats import seat_symbol

    _, seat, name, active, facts = art
    made = pygame.Surface(size, pygame.SRCALPHA)
    theme = ctx.theme
    top, fill = with_alpha(mix(theme.panel, theme.ink, 0.06), 0.96), with_alpha(theme.panel, 0.94)
    rim = with_alpha(theme.chosen, 1) if active else theme.hairline_rgba
    made.blit(plate(size, ctx.px(10), top, fill, rim, ctx.px(2 if active else 1)), (0, 0))
    tint = ctx.seats[seat].colour
    bar = max(3, ctx.px(4))
    pygame.draw.rect(made, tint, pygame.Rect(ctx.px(5), ctx.px(8), bar, size[1] - ctx.px(16)), border_radius=bar // 2)
    one_row = size[1] < ctx.em(2.7)
    pad = ctx.px(14)
    head = pygame.Rect(pad, 0, size[0] - pad - ctx.px(6), size[1] if one_row else min(size[1] // 2, ctx.em(2.0)))
    if one_row:
        head.width = round(size[0] * (0.4 if len(facts) > 1 else 0.66))
    side = min(head.height, ctx.em(1.3))
    symbol = seat_symbol(side, ctx.art, seat=seat, colour="#{:02X}{:02X}{:02X}".format(*tint))
    made.blit(symbol, symbol.get_rect(midleft=(head.x, head.centery)))
    text = _name_line(ctx, name, (max(8, head.width - side - ctx.px(6)), head.height))
    made.blit(text, text.get_rect(midleft=(head.x + side + ctx.px(6), head.centery)))
    body = pygame.Rect(head.right, 0, size[0] - head.right - ctx.px(4), size[1])
    if not one_row:
        body = pygame.Rect(pad, head.bottom, size[0] - pad - ctx.px(6), size[1] - head.bottom - ctx.px(3))
    _facts(made, ctx, facts, body)
    return made


def _name_line(ctx: Context, name: str, room: Size) -> pygame.Surface:
    """A player's name; on a low plate smaller than the user's letters, rather than cut."""
    for style in (TITLE, NAME):
        if lettering.line_height(ctx, style) <= room[1]:
            return lettering.line(ctx, lettering.ellipsised(ctx, name, style, room[0]), style)
    px = max(9, round(room[1] * 0.72))
    return font("sans", "semibold", px).render(name, True, ctx.colour("ink"))


def _facts(made: pygame.Surface, ctx: Context, facts: tuple[Shown, ...], body: pygame.Rect) -> None:
    """Icon and number for each fact, all of one size, in as many rows as there is room for."""
    if not facts or body.width < 10 or body.height < 8:
        return
    rows = 2 if body.height >= ctx.em(2.8) and len(facts) > 2 else 1
    columns = -(-len(facts) // rows)
    cell = (body.width // columns, body.height // rows)
    px = max(10, min(ctx.text_px("lead" if rows == 2 else "body"), round(cell[1] * 0.8)))
    while px > 10 and any(_fact_width(amount, px) > cell[0] - 2 for _, amount, _ in facts):
        px -= 1
    face, side = font("sans", "bold", px), round(px * 1.05)
    for place, (icon, amount, role) in enumerate(facts):
        row, column = divmod(place, columns)
        x, y = body.x + column * cell[0], body.y + row * cell[1] + cell[1] // 2
        draw_icon(ctx, made, icon, (x + side // 2, y), side, ctx.theme.brass_light)
        drawn = face.render(amount, True, ctx.colour(role))
        made.blit(drawn, drawn.get_rect(midleft=(x + side + 3, y)))


def _fact_width(amount: str, px: int) -> int:
    return round(px * 1.05) + 3 + font("sans", "bold", px).size(amount)[0]


def _marker(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    """The attack marker: a brass sight with crossed hairs."""
    made = pygame.Surface(size, pygame.SRCALPHA)
    side = min(size)
    centre = (size[0] // 2, size[1] // 2)
    able = art[1]
    tone = ctx.theme.harm if able else mix(ctx.theme.harm, ctx.theme.panel, 0.6)
    brass = ctx.theme.brass_light if able else mix(ctx.theme.brass, ctx.theme.panel, 0.5)
    disc = pygame.Rect(0, 0, side, side)
    disc.center = centre
    fill = with_alpha(mix(ctx.theme.panel, tone, 0.25), 0.95)
    ground = with_alpha(ctx.theme.panel, 0.95)
    made.blit(plate(disc.size, side // 2, fill, ground, with_alpha(brass, 1), ctx.px(2)), disc)
    reach = side * 0.3
    width = max(2, ctx.px(2))
    pygame.draw.circle(made, tone, centre, round(reach), width)
    pygame.draw.circle(made, brass, centre, max(2, round(side * 0.05)))
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        start = (centre[0] + dx * reach * 0.55, centre[1] + dy * reach * 0.55)
        end = (centre[0] + dx * side * 0.42, centre[1] + dy * side * 0.42)
        pygame.draw.line(made, brass, start, end, width)
    return made


def _panel(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    """The ground below cards that are looked at."""
    fill = with_alpha(ctx.theme.panel, 1)
    top = with_alpha(mix(ctx.theme.panel, ctx.theme.ink, 0.05), 1)
    return plate(size, ctx.px(14), top, fill, with_alpha(ctx.theme.chosen, 0.9), ctx.px(2)).copy()


def _sorter(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    """The button that puts the hand in another order."""
    made = pygame.Surface(size, pygame.SRCALPHA)
    fill = with_alpha(ctx.theme.raised, 0.95)
    made.blit(plate(size, min(size) // 2, fill, fill, with_alpha(ctx.theme.brass, 0.8)), (0, 0))
    draw_icon(ctx, made, "filter", (size[0] // 2, size[1] // 2), round(min(size) * 0.62), ctx.theme.brass_light)
    return made


def draw_sign(ctx: Context, surface: pygame.Surface, icon: str, corner: tuple[int, int]) -> None:
    """What a zone is, at its corner, where its name would not fit."""
    side = ctx.px(18)
    spot = pygame.Rect(0, 0, side, side)
    spot.center = (corner[0] + round(side * 0.45), corner[1] + round(side * 0.45))
    fill = with_alpha(ctx.theme.panel, 0.96)
    surface.blit(plate(spot.size, side // 2, fill, fill, with_alpha(ctx.theme.brass, 0.7)), spot)
    draw_icon(ctx, surface, icon, spot.center, round(side * 0.72), ctx.theme.brass_light)


def _dock(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    """An empty place beside a ship for one more card (KG-3.22)."""
    made = pygame.Surface(size, pygame.SRCALPHA)
    fill = with_alpha(ctx.theme.panel, 0.35)
    made.blit(plate(size, ctx.px(4), fill, fill, with_alpha(ctx.theme.brass, 0.45)), (0, 0))
    tint = mix(ctx.theme.brass, ctx.theme.space_1, 0.25)
    draw_icon(ctx, made, "plus", (size[0] // 2, size[1] // 2), round(min(size) * 0.5), tint)
    return made


def _coin(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    return coin(min(size), ctx.art).copy()


_OTHERS = {BACK: _back, PLATE: _plate, MARKER: _marker, PANEL: _panel, SORTER: _sorter, DOCK: _dock, COIN: _coin}


def card_size(width: int) -> Size:
    return width, card_height(width)
