"""How cards, backs, plates and markers of the Káosz table look at every size (look.md, UX-6, UX-28).

The first word of an `art` names its drawing. A card's art tells everything that is seen: the design, its values with
their colours, whether it lies face down, developments and what a ship carries. From 180 logical pixels on a card has
its whole text; below that name, picture and values remain, below 70 picture and values, below 40 the picture.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping

import pygame

from app.games.kaosz.naming import LEAST, SetName, set_name
from app.games.kaosz.tokens import DRAWINGS, Art, Shown, Size
from app.table.inscribe import least_covered, put_line, wrapped
from app.table.regions import seen_of_hand
from app.text.texts import message_id
from app.ui.colour import mix, rgb, with_alpha
from app.ui.context import Context
from app.ui.fonts import font
from app.ui.paint import draw_icon, draw_trend, plate, trend_width
from art.cards import card_areas, card_back, card_face, card_frame, card_mask, species_sign
from art.kaosz.pictures import picture
from art.panels import tag
from art.pieces import counter
from art.species import RARITIES, TYPE_COLOURS
from rules.kaosz.faces import COST_X, LIMIT_UNKNOWN, LIMIT_X, Face
from rules.kaosz.words import ARMOR
from rules.kaosz.words import RARITIES as SIGNS

CARD, BACK = "card", "back"
FULL, NAMED, VALUED = 180.0, 70.0, 40.0  # logical widths
VALUE_EM = 1.2  # height of a value, of the text's
LEAST_STRIP = 0.4  # of a card's width that is seen of it where the next card lies over the rest
TITLE_SHARE = 0.46  # of a small card, for its name at most
ICONS = ("speed", "fire", "armor", "bombardment")


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
        return tuple((icon, number(value, True), "ink") for icon, value in zip(ICONS, face.stats, strict=True) if value)
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
    number: int = 0,
    keywords: tuple[str, ...] = (),
    held: bool = False,
    strip: int = 0,
) -> Art:
    """`values` None: neither name nor values; `down`: lies face down, known to the viewer only.

    `load`: cards aboard and capacity; `cost`: to be shown; `number`: which of several of the same name; `keywords`:
    abilities that are shown as icons; `held`: in the hand, of which only the upper part is seen at rest;
    `strip`: the pixels of its left side that the next card leaves free, 0 for all of them.
    """
    return CARD, design, values, down, developments, load, cost, number, keywords, held, strip


def narrowed(art: Hashable, strip: int) -> Hashable:
    """The same card, partly under the next one of its row: what is read on it keeps to the strip that is seen."""
    return (*art[:-1], strip) if isinstance(art, tuple) and art[0] == CARD else art


def back_art(developments: int = 0) -> Art:
    return BACK, developments


class Faces:
    """Draws for one table; knows what is printed on every design."""

    def __init__(self, designs: Mapping[str, Face]) -> None:
        self.designs = designs
        self._strips: dict[tuple[Hashable, ...], int] = {}

    def draw(self, art: Hashable, size: Size, ctx: Context) -> pygame.Surface:
        """The picture of a piece at exactly this size."""
        assert isinstance(art, tuple)
        if art[0] == CARD:
            return self._card(art, size, ctx)
        return _back(art, size, ctx) if art[0] == BACK else DRAWINGS[art[0]](art, size, ctx)

    def name(self, design: str, ctx: Context) -> str:
        name = self.designs[design].name
        return ctx.texts.translated(name)

    def _text(self, design: str, ctx: Context) -> str:
        text = self.designs[design].text
        return ctx.texts.translated(text)

    def _card(self, art: Art, size: Size, ctx: Context) -> pygame.Surface:
        _, design, values, down, developments, *_ = art
        if size[0] / ctx.scale >= FULL:
            made = self._full(self.designs[design], values or (), size, ctx)
        else:
            made = self._small(art, size, ctx)
        if down:
            _veil(made, ctx)
        if developments:
            put_developments(made, ctx, developments)
        return made

    def is_name_cut(self, art: Hashable, size: Size, ctx: Context, needed: bool) -> bool:
        """Whether a card that lies open shows less than its whole name at this size; `needed`: it must have one."""
        if not isinstance(art, tuple) or art[0] != CARD or art[2] is None:
            return False
        logical = size[0] / ctx.scale
        if logical < NAMED or logical >= FULL:
            return needed and logical < NAMED
        inner = _inner(size)
        return not self._title_set(art, inner, ctx).fits

    def name_strip(self, art: Hashable, size: Size, ctx: Context) -> int:
        """The narrowest strip at a card's left in which its whole name can be written; 0 if it has no name there."""
        if not isinstance(art, tuple) or art[0] != CARD or art[2] is None:
            return 0
        if not NAMED <= size[0] / ctx.scale < FULL:
            return 0
        key = (self.name(art[1], ctx), art[7], size, ctx.text_scale, ctx.scale)
        if key not in self._strips:
            inner, least = _inner(size), least_covered(ctx, LEAST)
            tried = range(round(size[0] * LEAST_STRIP), size[0], 2)
            fits = (wide for wide in tried if self._title_set(art, inner, ctx, wide, least).fits)
            self._strips[key] = next(fits, size[0])
        return self._strips[key]

    def letters(self, art: Art, size: Size, ctx: Context) -> dict[str, int]:
        """How large what is read on a small card is, in pixels: its name, its values, its cost."""
        values, inner = art[2], _inner(size)
        words = self._title_set(art, inner, ctx, art[-1])
        found = {"name": words.px}
        if values:
            room = (inner.width, inner.height - words.height - 2)
            found["value"] = value_height(ctx, len(values), room)[0]
        return found | ({"cost": _gem_side(size[0], ctx)} if art[6] else {})

    # --- small cards

    def _small(self, art: Art, size: Size, ctx: Context) -> pygame.Surface:
        _, design, values, _, _, load, cost, number, keywords, held, strip = art
        face, logical = self.designs[design], size[0] / ctx.scale
        made = _framed(size, ctx, face)
        inner = _inner(size)
        title = self._title(art, inner, ctx) if logical >= NAMED and values is not None else None
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
        side = _gem_side(size[0], ctx)
        if valued and values:
            _values(made, ctx, values, window, held, pygame.Rect(strip - side, window.top, side if strip else 0, side))
        if values is not None:
            seen = pygame.Rect(window)
            seen.width = min(window.width, strip - window.left) if strip else window.width
            self._corners(made, ctx, face, cost, load, seen)
            _abilities(made, ctx, keywords, window, side if cost or (load and load[1]) else 0)
        if number and title is None:
            _put_number(made, ctx, number, window)
        return made

    def _title(self, art: Art, inner: pygame.Rect, ctx: Context) -> pygame.Surface:
        """The name on its strip, never cut; it keeps to what the next card leaves free, if it fits there."""
        tone, seen = rgb(TYPE_COLOURS[self.designs[art[1]].type]), art[-1]
        words = self._title_set(art, inner, ctx, seen)
        if seen and not words.fits:
            seen, words = 0, self._title_set(art, inner, ctx)
        middle = (min(inner.right, seen) - inner.left if seen else inner.width) // 2
        strip = pygame.Surface((inner.width, words.height + 2), pygame.SRCALPHA)
        fill = with_alpha(mix(tone, (8, 10, 24), 0.62), 1)
        strip.blit(plate(strip.get_size(), ctx.px(3), with_alpha(mix(tone, (8, 10, 24), 0.45), 1), fill), (0, 0))
        step = words.height // len(words.lines)
        for place, line in enumerate(words.lines):
            drawn = words.face.render(line, True, (242, 236, 221))
            strip.blit(drawn, drawn.get_rect(midtop=(middle, 1 + place * step)))
        return strip

    def _title_set(self, art: Art, inner: pygame.Rect, ctx: Context, seen: int = 0, least: int = 0) -> SetName:
        """The name of a card, of which so much of the left side is `seen`; that of a held one is in sight at rest."""
        name, number, held = self.name(art[1], ctx), art[7], art[9]
        if number:
            name = ctx.texts("kaosz-list-numbered", card=name, number=number)
        wide = min(inner.right, seen) - inner.left if seen else inner.width
        high = round(inner.height * TITLE_SHARE)
        if held:
            high = min(high, seen_of_hand(ctx) - inner.top)
        return set_name(ctx, name, (wide - 2 * max(2, ctx.px(2)), high), least)

    def _corners(
        self,
        made: pygame.Surface,
        ctx: Context,
        face: Face,
        cost: str,
        load: tuple[int, int] | None,
        window: pygame.Rect,
    ) -> None:
        """Cost or room aboard at the right below the name, the species at the lower right."""
        side = _gem_side(made.get_width(), ctx)
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
        put_line(made, self.name(face.id, ctx), areas["name"], "semibold", round(15 * scale), (242, 236, 221))
        put_line(made, cost_text(face), areas["cost"], "bold", round(18 * scale), (255, 246, 224))
        kind = ctx.texts(message_id("kaosz-subtype", face.type, face.subtype))
        put_line(made, kind, areas["type_line"], "semibold", round(12.5 * scale), (242, 236, 221))
        for place, (_, amount, role) in enumerate(values):
            area = areas[f"value_{place}"]
            mark = trend_width(role, round(area.height * 0.6))
            room = pygame.Rect(area.x + area.width // 2, area.y, area.width // 2 - mark, area.height)
            put_line(made, amount, room, "bold", round(area.height * 0.62), _on_shield(ctx, role))
            draw_trend(made, role, (room.right - 1, area.centery), round(area.height * 0.6), _on_shield(ctx, role))
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
            rows = wrapped(text, face_font, room.width)
            if len(rows) * face_font.get_linesize() <= room.height or points == 8:
                break
        high = face_font.get_linesize()
        rows = rows[: max(1, room.height // high)]
        y = room.y + (room.height - len(rows) * high) // 2
        for row in rows:
            made.blit(face_font.render(row, True, ink), (room.x, y))
            y += high


def _inner(size: Size) -> pygame.Rect:
    """What a small card's frame leaves free."""
    edge = max(2, round(size[0] * 0.055))
    return pygame.Rect(edge, edge, size[0] - 2 * edge, size[1] - 2 * edge)


def _on_shield(ctx: Context, role: str) -> tuple[int, int, int]:
    """Values stand on dark shields in every theme."""
    return {"good": (125, 226, 165), "harm": (255, 138, 130)}.get(role, (255, 248, 232))


def _framed(size: Size, ctx: Context, face: Face) -> pygame.Surface:
    frame = card_frame(size[0], ctx.art, kind=face.type, species=face.species, cost=False)
    return frame.copy() if frame.get_size() == size else pygame.transform.smoothscale(frame, size)


def _gem_side(wide: int, ctx: Context) -> int:
    grown: float = ctx.px(30) * ctx.text_scale**0.7
    return max(ctx.px(15), round(min(wide * 0.33, grown)))


def value_height(ctx: Context, count: int, room: Size) -> tuple[int, int]:
    """The height of a value on a small card and the number of columns: in one if they are as large as the text wants,
    else in two if that makes them larger. Larger text never makes them smaller."""
    wish = round(ctx.text_px("body") * VALUE_EM)
    one = min(wish, round(room[0] * 0.3), round(room[1] * 0.9) // max(1, count))
    two = min(wish, round(room[0] / 4.2), room[1] // 2)
    return (two, 2) if count > 2 and two > one else (one, 1)


def _values(
    made: pygame.Surface,
    ctx: Context,
    values: tuple[Shown, ...],
    window: pygame.Rect,
    held: bool,
    cost: pygame.Rect,
) -> None:
    """Icon and number for each value at the lower left (KG-2.12); on a card in hand right below its name, or below its
    cost where a strip is too narrow for both."""
    high, columns = value_height(ctx, len(values), window.size)
    if high < 6:
        return
    face = font("sans", "bold", max(9, round(high * 0.84)))
    side = round(high * 0.8)
    cell = side + 4 + max(face.size(amount)[0] + trend_width(role, high) for _, amount, role in values)
    rows = -(-len(values) // columns)
    ground = pygame.Rect(window.left, window.top, min(window.width, cell * columns + 2), high * rows)
    if not held:
        ground.bottom = window.bottom
    elif ground.colliderect(cost):
        ground.top = min(cost.bottom, window.bottom - ground.height)
    fill = with_alpha((10, 14, 32), 0.84)
    made.blit(plate(ground.size, max(2, ctx.px(3)), fill, fill), ground)
    for place, (icon, amount, role) in enumerate(values):
        row, column = divmod(place, columns)
        x, middle = ground.left + 1 + column * cell, ground.top + row * high + high // 2
        drawn = face.render(amount, True, _on_shield(ctx, role))
        draw_icon(ctx, made, icon, (x + side // 2, middle), side, (233, 207, 154))
        spot = drawn.get_rect(midleft=(x + side + 2, middle))
        made.blit(drawn, spot)
        draw_trend(made, role, spot.midright, high, _on_shield(ctx, role))


def _abilities(made: pygame.Surface, ctx: Context, keywords: tuple[str, ...], window: pygame.Rect, taken: int) -> None:
    """What a ship can do, as icons at its right edge; `taken`: the height of what stands above them."""
    side = max(ctx.px(14), min(round(window.width * 0.2), round(ctx.text_px("body") * 1.1)))
    fill, rim = with_alpha((10, 14, 32), 0.84), with_alpha((233, 207, 154), 0.7)
    for place, word in enumerate(keywords):
        box = pygame.Rect(0, 0, side, side)
        box.topright = (window.right - 1, window.top + taken + 2 + place * (side + 2))
        if box.bottom > window.bottom:
            break
        made.blit(plate(box.size, side // 2, fill, fill, rim), box)
        draw_icon(ctx, made, f"keyword_{word}", box.center, round(side * 0.72), (233, 207, 154))


def gem(made: pygame.Surface, ctx: Context, text: str, box: pygame.Rect) -> None:
    """What a card costs, on a brass disc."""
    made.blit(tag(box.size, ctx.art), box)
    put_line(made, text, box.inflate(-2, -2), "bold", round(box.height * 0.72), ctx.theme.on_brass)


def _put_number(made: pygame.Surface, ctx: Context, number: int, window: pygame.Rect) -> None:
    """Which of several of the same name, on a card too small for its name."""
    side = max(ctx.px(11), round(window.width * 0.26))
    box = pygame.Rect(0, 0, side, side)
    box.topleft = (window.left + 1, window.top + 1)
    fill = with_alpha((10, 14, 32), 0.88)
    made.blit(plate(box.size, max(2, side // 4), fill, fill, with_alpha((233, 207, 154), 0.9)), box)
    put_line(made, str(number), box, "bold", round(side * 0.8), (255, 248, 232))


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
    """A card that lies face down and is known to the viewer: its back shines through."""
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
