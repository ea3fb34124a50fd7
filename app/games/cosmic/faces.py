"""How every piece of Cosmic Encounter looks; the first word of an `art` names its drawing, the rest is what is seen."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

import pygame

from app.games.cosmic.plates import draw_plate
from app.games.cosmic.words import Words
from app.table.card_words import LEAST, LIGHT, SMALLEST, put_card_words, put_name_strip
from app.table.inscribe import (
    paragraph_height,
    put_line,
    put_paragraph,
    put_tag,
    put_title,
    wrapped,
)
from app.ui.colour import mix, rgb, with_alpha
from app.ui.context import Context
from app.ui.fonts import font
from app.ui.paint import draw_icon, plate
from art.cards import card_areas
from art.cosmic.board import gate, gate_box, genesis_planet, planet, warp
from art.cosmic.cards import artifact_card, back, destiny_card, encounter_card, flare_areas, flare_card, technology_card
from art.cosmic.colours import PLAYER_COLOURS
from art.cosmic.pieces import colony_marker, ship_stack, token
from art.cosmic.sheets import alien_sheet, portrait_in_state, sheet_areas, sheet_back
from art.seats import SEAT_SYMBOLS, seat_symbol
from rules.cosmic.printed.kinds import Alien, Artifact, CardDesign, Destiny, Flare, Technology

WARP, MARKER, PLANET, GATE, SHIPS, TOKEN = "warp", "marker", "planet", "gate", "ships", "token"
PORTRAIT, PLATE, TOTAL, CARD, BACK, ALIEN = "portrait", "plate", "total", "card", "back", "alien"
CLOTH = "cloth"
PLANETS = 5  # beyond these a system has a planet that was made (CE-T7)
READABLE, COVERED = 12.0, 0.55  # logical pixels of a sheet's letters; how much of its picture they may take for that

Art = tuple[Any, ...]
Size = tuple[int, int]


def narrowed(art: Hashable, strip: int) -> Hashable:
    """The same card, partly under the next one of its row: its name keeps to the strip that is seen."""
    return (*art[:2], art[2] if len(art) > 2 else "", strip) if isinstance(art, tuple) and art[0] == CARD else art


class Faces:
    """Draws for one table."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def draw(self, art: Hashable, size: Size, ctx: Context) -> pygame.Surface:
        assert isinstance(art, tuple)
        if art[0] == CARD:
            return self.card(art[1], size, ctx, *art[2:])
        if art[0] == ALIEN:
            return self.alien(art[1], size, ctx)
        return _DRAWINGS[art[0]](art, size, ctx)

    # --- cards

    def card(self, design: str, size: Size, ctx: Context, symbol: str = "", seen: int = 0) -> pygame.Surface:
        """Frame and picture, and as much of the words as the size holds; `symbol`: of the player of its colour; `seen`:
        the pixels of its left side that the next card leaves free, 0 for all of them."""
        made_of = self.words.content[design]
        wide = size[0]
        made = _frame(self.words, made_of, wide, ctx, symbol)
        areas = flare_areas(wide) if isinstance(made_of, Flare) else card_areas(wide)
        put_card_words(ctx, made, areas, self.words.piece(design), self.kind(made_of), self._texts(made_of), seen)
        return _sized(made, size)

    def kind(self, made_of: Any) -> str:
        """What sort of card it is."""
        sort = "destiny" if isinstance(made_of, Destiny) else getattr(made_of, "type", "technology")
        return self.words.word("type", sort)

    def _texts(self, made_of: Any) -> list[tuple[str, str]]:
        """What is written on a card, by the area that it stands in."""
        if not isinstance(made_of, Flare):
            return [("text", self.text(made_of))]
        return [
            (side, f"{self.words.word('side', side).capitalize()}: {self.words.translated(text.words)}")
            for side, text in (("wild", made_of.wild), ("super", made_of.super))
        ]

    def text(self, made_of: Any) -> str:
        """What is written on a card of one text."""
        text = made_of.text
        return self.words.translated(getattr(text, "words", text))

    def alien(self, alien: str, size: Size, ctx: Context) -> pygame.Surface:
        """A whole sheet, with as many words as it holds."""
        made_of: Alien = self.words.content[alien]
        wide = min(size[0], round(size[1] * 3 / 4))
        made = alien_sheet(wide, ctx.art, alien=alien, level=made_of.level, phases=made_of.text.phases)
        areas, scale = sheet_areas(wide), wide / 300
        name = self.words.piece(alien)
        if "name" in areas:
            put_title(made, name, areas["name"], "semibold", max(LEAST, round(22 * scale)), LIGHT)
        else:
            put_name_strip(ctx, made, name)
        if "text" in areas:
            self._power(made, made_of, areas, ctx)
        whole = _clear(size)
        whole.blit(made, made.get_rect(center=(size[0] // 2, size[1] // 2)))
        return whole

    def _power(self, made: pygame.Surface, made_of: Alien, areas: dict[str, pygame.Rect], ctx: Context) -> None:
        """The title and the whole power of a sheet; a long text is written on more paper, over the lower part of the
        picture, so that its letters stay readable."""
        scale = made.get_width() / 300
        text, inset = self.words.translated(made_of.text.words), (round(10 * scale), round(6 * scale))
        room, most = areas["text"].inflate(-inset[0], -inset[1]), round(17 * scale)
        wish = min(most, max(LEAST, ctx.px(READABLE)))
        spare = round(areas["picture"].height * COVERED)
        grown = min(spare, max(0, paragraph_height(text, wish, room.width) - room.height))
        _raise_paper(made, areas, grown)
        title = areas["type_line"].move(0, -grown)
        put_line(made, self.words.alien_title(made_of.id), title, "semibold", round(15 * scale), LIGHT)
        room = pygame.Rect(room.left, room.top - grown, room.width, room.height + grown)
        put_paragraph(made, text, room, most, SMALLEST, ctx.colour("ink_on_paper"))


def _raise_paper(made: pygame.Surface, areas: dict[str, pygame.Rect], grown: int) -> None:
    """Make the paper of a sheet's text taller; its title goes up with it."""
    if not grown:
        return
    picture, title, paper = areas["picture"], areas["type_line"], areas["text"]
    strip = made.subsurface((picture.left, title.top, picture.width, paper.top - title.top)).copy()
    sheet = made.subsurface((picture.left, paper.top, picture.width, paper.height)).copy()
    made.blit(strip, (picture.left, title.top - grown))
    tall = pygame.transform.scale(sheet, (sheet.get_width(), sheet.get_height() + grown))
    made.blit(tall, (picture.left, paper.top - grown))


def _frame(words: Words, made_of: Any, wide: int, ctx: Context, symbol: str) -> pygame.Surface:
    """A card without its words."""
    if isinstance(made_of, CardDesign):
        return encounter_card(wide, ctx.art, kind=made_of.type, value=made_of.value)
    if isinstance(made_of, Artifact):
        return artifact_card(wide, ctx.art, artifact=made_of.id)
    if isinstance(made_of, Flare):
        level = words.content[made_of.alien].level
        return flare_card(wide, ctx.art, alien=made_of.alien, level=level, old=made_of.variant == "classic")
    if isinstance(made_of, Technology):
        return technology_card(wide, ctx.art, technology=made_of.id, value=made_of.value or "X")
    assert isinstance(made_of, Destiny)
    if not made_of.colour:
        return destiny_card(wide, ctx.art, kind=made_of.kind)
    return destiny_card(wide, ctx.art, kind=made_of.kind, colour=made_of.colour, symbol=symbol or SEAT_SYMBOLS[0])


def _sized(drawn: pygame.Surface, size: Size) -> pygame.Surface:
    """A copy of exactly this size."""
    return drawn.copy() if drawn.get_size() == size else pygame.transform.smoothscale(drawn, size)


def _clear(size: Size) -> pygame.Surface:
    return pygame.Surface(size, pygame.SRCALPHA)


# --- the board


def _warp(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    return _sized(warp(min(size), ctx.art, goal=art[1]), size)


def _marker(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    _, colour, seat = art
    return _sized(colony_marker(min(size), ctx.art, colour=colour, symbol=SEAT_SYMBOLS[seat]), size)


def _planet(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    _, colour, number, seat, _ = art
    if number >= PLANETS:
        return _sized(genesis_planet(min(size), ctx.art), size)
    return _sized(planet(min(size), ctx.art, colour=colour, index=number, symbol=SEAT_SYMBOLS[seat]), size)


def _gate(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    """Upright, its pivot in the middle: the table turns it."""
    _, _, aimed = art
    made = _clear(size)
    length = int(min(size) / 2 / 1.12)
    box = gate_box(length, 0)
    made.blit(gate(length, ctx.art, charged=aimed), (size[0] // 2 + box.left, size[1] // 2 + box.top))
    return made


def _ships(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    _, colour, seat, count, spent = art
    drawn = ship_stack(size[0], ctx.art, colour=colour, symbol=SEAT_SYMBOLS[seat], count=count, spent=spent)
    made = _sized(drawn, size)
    if count > 1:
        high = max(11, min(ctx.text_px("small") + 3, round(size[0] * 0.42)))
        put_tag(ctx, made, str(count), (size[0] - high // 2, size[1] - high // 2), high)
    return made


def _token(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    return _sized(token(min(size), ctx.art, kind=art[1]), size)


def _back(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    return _sized(back(size[0], ctx.art, deck=art[1]), size)


def _cloth(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    fill = with_alpha(ctx.theme.panel, 1)
    return plate(size, ctx.px(9), fill, fill, ctx.theme.hairline_rgba)


# --- players and totals


def _portrait(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    """The alien that leads a player; one that the viewer do not know lies face down."""
    _, alien, state, face_up, cards, tokens, role = art
    made = _clear(size)
    edge = max(1, ctx.px(2))
    inner = (max(4, size[0] - 2 * edge), max(4, size[1] - 2 * edge))
    rim = with_alpha(ctx.theme.chosen if state == "lit" else ctx.theme.brass, 1)
    made.blit(plate(size, ctx.px(5), rim, rim), (0, 0))
    if alien is None:
        made.blit(_sized(sheet_back(inner[0], ctx.art), inner), (edge, edge))
    else:
        made.blit(portrait_in_state(inner, ctx.art, alien=alien, state=state), (edge, edge))
    if role:
        side = max(14, min(ctx.em(1.5), min(size) // 2))
        fill = with_alpha(ctx.theme.panel, 0.92)
        made.blit(plate((side, side), side // 2, fill, fill, rim, 1), (edge, edge))
        draw_icon(ctx, made, role, (edge + side // 2, edge + side // 2), round(side * 0.8), ctx.theme.brass_light)
    if alien is not None and not face_up:
        side = max(10, min(size) // 3)
        draw_icon(ctx, made, "eye", (size[0] - side // 2 - edge, side // 2 + edge), side, ctx.theme.ink)
    _kept(made, cards, tokens, ctx)
    return made


def _kept(made: pygame.Surface, cards: int, tokens: int, ctx: Context) -> None:
    """What lies on a sheet, at its lower edge: cards as a small pile of backs with their number, tokens as a number."""
    wide, high = made.get_size()
    tag = max(11, min(ctx.text_px("small") + 3, wide // 3))
    if cards:
        back_wide = min(wide // 3, round(high * 0.28))
        drawn = _sized(back(max(8, back_wide), ctx.art, deck="cosmic"), (back_wide, round(back_wide * 1.4)))
        for place in range(min(cards, 3)):
            made.blit(drawn, (3 + 2 * place, high - drawn.get_height() - 3 - 2 * place))
        put_tag(ctx, made, str(cards), (back_wide + 4, high - tag // 2 - 2), tag)
    if tokens:
        put_tag(ctx, made, str(tokens), (wide - tag // 2 - 3, high - tag // 2 - 2), tag)


SUM_SHARE = 0.34  # of a side's plate, for its total
PLAIN_SUM = 0.72  # of the winner's figures


def _total(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    """Every part of a side's total by its name, the sum below them in large figures."""
    _, slot, seat, colour, parts, rows, standing = art
    made = _clear(size)
    theme = ctx.theme
    tone = rgb(ctx.art.of_piece(PLAYER_COLOURS[colour]))
    fill = with_alpha(mix(theme.panel, tone, 0.14), 0.94)
    made.blit(plate(size, ctx.px(6), fill, fill, theme.hairline_rgba, ctx.px(1)), (0, 0))
    pad = ctx.px(4)
    room = pygame.Rect(0, 0, *size).inflate(-2 * pad, -2 * pad)
    # As many rows as the side that has more of them, and the sums always the same share: more rows make none smaller.
    foot = round(room.height * SUM_SHARE) if standing else 0
    high = (room.height - foot) / (rows + 1)
    head = pygame.Rect(room.left, room.top, room.width, int(high))
    side = min(head.height, ctx.em(1.1))
    icon = ("cosmic_offense", "cosmic_defense")[slot]
    draw_icon(ctx, made, icon, (head.left + side // 2, head.centery), side, theme.brass_light)
    tint = "#{:02X}{:02X}{:02X}".format(*ctx.readable(tone))
    symbol = seat_symbol(max(8, side), ctx.art, seat=seat, colour=tint)
    made.blit(symbol, symbol.get_rect(midright=head.midright))
    below = pygame.Rect(room.left, head.bottom, room.width, round(high * rows))
    _parts(made, parts[: len(parts) - bool(standing)], below, rows, ctx)
    if standing:
        _sum(made, parts[-1], pygame.Rect(room.left, room.bottom - foot, room.width, foot), standing == "best", ctx)
    return made


def _parts(
    made: pygame.Surface, parts: tuple[tuple[str, str], ...], room: pygame.Rect, rows: int, ctx: Context
) -> None:
    """Names at the left and numbers at the right, in letters of one size; only a long name has smaller ones."""
    high = room.height / max(1, rows)
    most = max(LEAST, min(ctx.text_px("small"), int(high * 0.9)))
    gap, least = ctx.px(4), min(most, ctx.text_px("tiny"))
    fits = [next((px for px in range(most, least - 1, -1) if _part_wide(part, px) + gap <= room.width), 0)
            for part in parts]  # fmt: skip
    px = min((one for one in fits if one), default=least)
    for place, (name, number) in enumerate(parts):
        box = pygame.Rect(room.left, round(room.top + high * place), room.width, int(high))
        drawn = font("sans", "bold", px + 1).render(number, True, ctx.colour("ink"))
        made.blit(drawn, drawn.get_rect(midright=box.midright))
        box.width -= drawn.get_width() + gap
        _name(made, name, box, px, ctx.colour("ink_dim"))


def _sum(made: pygame.Surface, part: tuple[str, str], box: pygame.Rect, best: bool, ctx: Context) -> None:
    """The total in large figures, that of the winner in the largest."""
    name, number = part
    pygame.draw.line(made, ctx.theme.brass, box.topleft, (box.right - 1, box.top))
    large = min(round(ctx.text_px("title") * 1.35), round(box.height * 0.95))
    least, gap = ctx.text_px("tiny"), ctx.px(4)  # of the name; where it has no room beside the figures it stands above
    above = _part_wide((name, number), least, large) + gap > box.width
    line = round(least * 1.2) if above else 0
    large = min(large, box.height - line)
    px = large if best else max(LEAST, round(large * PLAIN_SUM))
    drawn = font("sans", "bold", px).render(number, True, ctx.colour("brass_light" if best else "ink"))
    low = pygame.Rect(box.left, box.top + line, box.width, box.height - line)
    made.blit(drawn, drawn.get_rect(midright=low.midright))
    room = pygame.Rect(box.topleft, (box.width, line) if above else (box.width - drawn.get_width() - gap, box.height))
    sizes = range(least if above else ctx.text_px("small"), least, -1)
    said = next((one for one in sizes if font("sans", "medium", one).size(name)[0] <= room.width), least)
    _name(made, name, room, said, ctx.colour("ink"))


def _part_wide(part: tuple[str, str], px: int, bold: int = 0) -> int:
    """How wide name and number are in letters of these sizes."""
    return font("sans", "medium", px).size(part[0])[0] + font("sans", "bold", bold or px + 1).size(part[1])[0]


def _name(made: pygame.Surface, name: str, room: pygame.Rect, px: int, tint: tuple[int, int, int]) -> None:
    """A name in one line; one that is too long in two, or smaller."""
    face = font("sans", "medium", px)
    rows = [name]
    if face.size(name)[0] > room.width:
        px = min(px, max(SMALLEST, int(room.height / 2.3)))
        while px > SMALLEST and _widest(name, px, room.width) > room.width:
            px -= 1
        face = font("sans", "medium", px)
        rows = wrapped(name, face, room.width)[:2]
    line = min(face.get_linesize(), room.height // len(rows))
    y = room.top + (room.height - line * len(rows)) // 2
    for row in rows:
        drawn = face.render(row, True, tint)
        made.blit(drawn, drawn.get_rect(midleft=(room.left, y + line // 2)))
        y += line


def _widest(name: str, px: int, width: int) -> int:
    """The longest of the two rows in which a name is written, or more than the width if it takes three."""
    face = font("sans", "medium", px)
    rows = wrapped(name, face, width)
    return max(face.size(row)[0] for row in rows) if len(rows) <= 2 else width + 1


_DRAWINGS: dict[str, Callable[[Art, Size, Context], pygame.Surface]] = {
    WARP: _warp, MARKER: _marker, PLANET: _planet, GATE: _gate, SHIPS: _ships, TOKEN: _token, BACK: _back,
    PORTRAIT: _portrait, PLATE: draw_plate, TOTAL: _total, CLOTH: _cloth,
}  # fmt: skip
