"""How every piece of Onward to Venus looks; the first word of an `art` names its drawing and tells all that is seen."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any

import pygame

from app.games.venus.cards import BACK, CARD, FAN, CardFaces
from app.games.venus.plan import INNER
from app.games.venus.words import Words
from app.table.inscribe import fitted, put_text
from app.table.seat_symbol import engrave
from app.ui import lettering
from app.ui.colour import mix, rgb, with_alpha
from app.ui.context import Context
from app.ui.fonts import font
from app.ui.paint import plate
from art.icons import icon as icon_picture
from art.seats import seat_symbol
from art.venus.brass import empire_colour
from art.venus.empires import flag, mark
from art.venus.markers import bag, coin, first_player, level_dial, pass_marker, point_hex
from art.venus.pieces import piece as piece_picture
from art.venus.space import backdrop, orbit_ring
from art.venus.tiles import tile as tile_picture
from art.venus.tiles import tile_back
from art.venus.worlds import BALL_SHARE, planet
from art.venus.worlds import sun as sun_picture

SKY, PANEL, WORLD, LABEL, PENNANT, UNIT, BUILDING = "sky", "panel", "world", "label", "pennant", "unit", "building"
TILE, PLATE, MARKERS, BAG, AWAY, SUPPLY = "tile", "plate", "markers", "bag", "away", "supply"
MOST_LEVEL = 4  # on the dial
WORLD_STEP = 64
LOW = 30.0  # logical height below which a plate has one row

Art = tuple[Any, ...]
Size = tuple[int, int]
Fact = tuple[str, str]  # icon and number

NAME_SHARE, MOST_NAME = 0.58, 0.7  # of the narrowest label, for the longest name
LEAST_NAME = 10.0  # logical size of a player's name before it is cut
CREAM, INK = (250, 243, 224), (12, 10, 16)


def plate_art(
    seat: int, empire: str, name: str, active: bool, first: bool, markers: int, facts: tuple[Fact, ...]
) -> Art:
    return PLATE, seat, empire, name, active, first, markers, facts


class Faces:
    """Draws for one table."""

    def __init__(self, words: Words) -> None:
        self.cards = CardFaces(words)

    def draw(self, art: Hashable, size: Size, ctx: Context) -> pygame.Surface:
        """The picture of a piece at exactly this size."""
        assert isinstance(art, tuple)
        if art[0] in (CARD, BACK, FAN):
            return self.cards.draw(art, size, ctx)
        return _DRAWINGS[art[0]](art, size, ctx)


def _clear(size: Size) -> pygame.Surface:
    return pygame.Surface(size, pygame.SRCALPHA)


def put_count(ctx: Context, made: pygame.Surface, text: str) -> None:
    """How many there are, on a dark plate at the lower right: it leaves the larger part of its piece in sight."""
    wide, high = made.get_size()
    px = max(8, min(ctx.text_px("tiny"), round(min(wide, high) * 0.48)))
    drawn = font("sans", "bold", px).render(text, True, CREAM)
    box = pygame.Rect(0, 0, max(drawn.get_width() + 4, round(px * 0.95)), round(px * 1.12))
    box.bottomright = (wide, high)
    fill = with_alpha(INK, 0.86)
    made.blit(plate(box.size, max(2, box.height // 4), fill, fill), box)
    made.blit(drawn, drawn.get_rect(center=box.center))


# --- the board


def _sky(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    _, sun, places = art
    wide, high = size
    spot = (sun[0] * wide, sun[1] * high)
    made = backdrop(size, ctx.art, sun=spot, places=tuple((x * wide, y * high) for x, y in places)).copy()
    ball = sun_picture(round(sun[2] * wide), ctx.art)
    made.blit(ball, ball.get_rect(center=(round(spot[0]), round(spot[1]))))
    return made


def _panel(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    """The ground of the common things."""
    fill = with_alpha(ctx.theme.panel, 0.86)
    return plate(size, ctx.px(9), fill, fill, ctx.theme.hairline_rgba)


def _world(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    """The orbit with its sectors and the planet inside; the ring is seen at a slant."""
    _, name, dead, empires = art
    made = _clear(size)
    start = 180.0 - 180.0 / max(1, len(empires))
    ring = orbit_ring(_stepped(max(size)), ctx.art, empires=empires, inner=INNER, start=start)
    made.blit(pygame.transform.smoothscale(ring, size), (0, 0))
    ball = round(min(size) * INNER * 0.98 / BALL_SHARE)
    drawn = pygame.transform.smoothscale(planet(_stepped(ball), ctx.art, world=name, dead=dead), (ball, ball))
    made.blit(drawn, drawn.get_rect(center=(size[0] // 2, size[1] // 2)))
    return made


def _stepped(side: int) -> int:
    """Planets are drawn in few sizes and made smaller: they change their size with every tall prompt."""
    return -(-side // WORLD_STEP) * WORLD_STEP


def _label(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    """Name, level of the crisis, and what the places are worth with those who hold them now.

    All names have letters of one size, that of the longest one; hexes become smaller before anything is covered.
    """
    _, name, hexes, level, dead, (longest, least) = art
    made = _clear(size)
    wide, high = size
    share = min(MOST_NAME, NAME_SHARE * ctx.text_scale**0.4)  # larger letters are wanted for names, too
    face = fitted(ctx, longest.upper(), (round(least * share), high), weight="semibold", most="small")
    words = face.render(name.upper(), True, ctx.colour("ink_dim" if dead else "brass_light"))
    made.blit(words, words.get_rect(midleft=(0, high // 2)))
    free = wide - words.get_width() - ctx.px(5)
    side = high
    while side > 9 and _places_wide(hexes, bool(level), side) > free:
        side -= 1
    right, middle = wide, high // 2
    for place, (value, holders) in reversed(list(enumerate(hexes, 1))):
        for number, (dx, dy, small) in enumerate(_mark_spots(len(holders), side)):
            spot = (right - _marks_wide(len(holders), side) + dx, middle + dy)
            made.blit(mark(small, ctx.art, empire=holders[number]), spot)
        right -= _marks_wide(len(holders), side) + side + 1
        if not dead:
            made.blit(point_hex(side, ctx.art, value=value, place=place), (right, middle - side // 2))
    if level:
        made.blit(level_dial(side, ctx.art, level=level, most=MOST_LEVEL), (right - side - 1, middle - side // 2))
    return made


def _places_wide(hexes: Sequence[tuple[int, Sequence[str]]], dial: bool, side: int) -> int:
    """The room of all hexes, the marks of their holders and the dial."""
    return (side + 1) * (len(hexes) + dial) + sum(_marks_wide(len(holders), side) for _, holders in hexes)


def _mark_side(count: int, side: int) -> int:
    return round(side * (0.62 if count == 1 else 0.5))


def _marks_wide(count: int, side: int) -> int:
    """One mark stands beside its hex, several in two rows."""
    return _mark_side(count, side) * ((count + 1) // 2)


def _mark_spots(count: int, side: int) -> list[tuple[int, int, int]]:
    """Left and top of each mark, the latter from the middle of the line, and its side."""
    small = _mark_side(count, side)
    if count == 1:
        return [(0, -(small // 2), small)]
    return [(small * (number // 2), -small if number % 2 == 0 else 0, small) for number in range(count)]


def _pennant(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    """The flag of an empire over its sector, with its income there."""
    _, empire, income = art
    made = _clear(size)
    wide, high = size
    cloth = (round(wide * 0.96), round(wide * 0.64))
    made.blit(flag(cloth, ctx.art, empire=empire), ((wide - cloth[0]) // 2, 0 if income else (high - cloth[1]) // 2))
    if income:
        put_count(ctx, made, f"+{income}")
    return made


def _piece(kind: str, empire: str, count: int, size: Size, ctx: Context, spent: bool = False) -> pygame.Surface:
    made = _clear(size)
    side = min(size)
    made.blit(piece_picture(side, ctx.art, kind=kind, empire=empire, spent=spent), (0, 0))
    if count > 1:
        put_count(ctx, made, str(count))
    return made


def _unit(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    _, empire, unit, count, where, laid = art
    made = _piece(unit, empire, count, size, ctx, spent=where == "surface" or not count)
    if laid and count < 2:
        put_count(ctx, made, str(count))
    return made


def _building(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    _, empire, building, count = art
    return _piece(building, empire, count, size, ctx)


def _tile(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    _, kind, defence, skull, creature = art
    return tile_picture(min(size), ctx.art, kind=kind, defence=defence, skull=skull, creature=creature)


# --- players and common things


def _plate(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    """Name, empire, markers, then money, income, cards and points."""
    _, seat, empire, name, active, first, markers, facts = art
    made = _clear(size)
    theme = ctx.theme
    top, fill = with_alpha(mix(theme.panel, theme.ink, 0.06), 0.96), with_alpha(theme.panel, 0.94)
    rim = with_alpha(theme.chosen, 1) if active else theme.hairline_rgba
    made.blit(plate(size, ctx.px(9), top, fill, rim, ctx.px(2 if active else 1)), (0, 0))
    engrave(ctx, made, seat, rgb(empire_colour(empire, ctx.art)))
    pad, half = ctx.px(7), size[1] // 2
    if size[1] < ctx.px(LOW):
        _low_plate(made, ctx, seat, empire, facts)
        return made
    upper = pygame.Rect(pad, ctx.px(3), size[0] - 2 * pad, half - ctx.px(3))
    side = min(upper.height, ctx.em(1.2))
    symbol = _symbol(ctx, side, seat, empire)
    made.blit(symbol, symbol.get_rect(midleft=upper.midleft))
    right = upper.right
    # The more signs there are, the smaller they are: the name needs the room.
    for shown in _signs(ctx, empire, first, markers, round(side * 0.78) if first or markers else side):
        right -= shown.get_width() + ctx.px(2)
        made.blit(shown, shown.get_rect(midleft=(right, upper.centery)))
    left = upper.x + side + ctx.px(5)
    _put_name(ctx, made, name, pygame.Rect(left, upper.y, right - left - ctx.px(3), upper.height))
    body = pygame.Rect(pad, half, size[0] - 2 * pad, half - ctx.px(2))
    _facts(made, facts, body, fact_px(facts, body.size, ctx.text_px("body")), ctx)
    return made


def _symbol(ctx: Context, side: int, seat: int, empire: str) -> pygame.Surface:
    """In the colour of the empire itself: the window's own colours follow only when the table has come to rest."""
    tint = "#{:02X}{:02X}{:02X}".format(*ctx.readable(rgb(empire_colour(empire, ctx.art))))
    return seat_symbol(side, ctx.art, seat=seat, colour=tint)


def _low_plate(made: pygame.Surface, ctx: Context, seat: int, empire: str, facts: tuple[Fact, ...]) -> None:
    """Too low for two readable rows: the symbol stands for the name."""
    wide, high = made.get_size()
    side, pad = round(high * 0.74), ctx.px(6)
    symbol = _symbol(ctx, side, seat, empire)
    made.blit(symbol, symbol.get_rect(midleft=(pad, high // 2)))
    body = pygame.Rect(2 * pad + side, 0, wide - 3 * pad - side, high)
    _facts(made, facts, body, fact_px(facts, body.size, ctx.text_px("body")), ctx)


def _signs(ctx: Context, empire: str, first: bool, markers: int, side: int) -> list[pygame.Surface]:
    """At the right end of a plate: the flag, the first-player marker, pass markers taken."""
    found = [flag((round(side * 1.3), round(side * 0.87)), ctx.art, empire=empire)] if empire else []
    if first:
        found.append(first_player(side, ctx.art))
    if markers:
        taken = _clear((round(side * 1.15), side))
        taken.blit(pass_marker(side, ctx.art), (0, 0))
        if markers > 1:
            put_count(ctx, taken, str(markers))
        found.append(taken)
    return found


def _put_name(ctx: Context, made: pygame.Surface, name: str, room: pygame.Rect) -> None:
    """A player's name, in smaller letters where it must be, and only then cut with an ellipsis."""
    if room.width < 8:
        return
    face = fitted(ctx, name, room.size, weight="semibold", most="small")
    if face.size(name)[0] > room.width or face.point_size < ctx.px(LEAST_NAME):
        face = font("sans", "semibold", min(round(room.height * 0.9), ctx.px(LEAST_NAME)))
        while len(name) > 1 and face.size(name)[0] > room.width:
            name = name.rstrip(lettering.ELLIPSIS)[:-1].rstrip() + lettering.ELLIPSIS
    drawn = face.render(name, True, ctx.colour("ink"))
    made.blit(drawn, drawn.get_rect(midleft=room.midleft))


def fact_px(facts: Sequence[Fact], room: Size, most: int) -> int:
    """The largest letters, up to these, in which facts fit into one row."""
    px = max(9, min(most, round(room[1] * 0.84)))
    while px > 9 and sum(_fact_width(text, px) for _, text in facts) > room[0]:
        px -= 1
    return px


def _facts(made: pygame.Surface, facts: Sequence[Fact], body: pygame.Rect, px: int, ctx: Context) -> None:
    """Icon and number for each fact, all of one size."""
    gap = _fact_gap(px)
    face = font("sans", "bold", px)
    spare = body.width - sum(_fact_width(text, px) for _, text in facts)
    step = min(ctx.px(22), max(0, spare // max(1, len(facts) - 1)))
    x = body.x
    for icon, text in facts:
        if icon == "coin":
            made.blit(coin(px + 2, ctx.art), (x - 1, body.centery - px // 2 - 1))
        else:
            # Pictures of pieces are kept: they cannot do without their icons, as the very first frame does.
            sign = icon_picture(px, name=icon, colour="#{:02X}{:02X}{:02X}".format(*ctx.theme.brass_light))
            made.blit(sign, sign.get_rect(center=(x + px // 2, body.centery)))
        drawn = face.render(text, True, ctx.colour("ink"))
        made.blit(drawn, drawn.get_rect(midleft=(x + px + gap, body.centery)))
        x += _fact_width(text, px) + step


def _fact_gap(px: int) -> int:
    return max(2, px // 5)


def _fact_width(text: str, px: int) -> int:
    return px + font("sans", "bold", px).size(text)[0] + 2 * _fact_gap(px)


def _markers(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    """The pass markers that are left, side by side, and an empty place for each that is gone."""
    _, left, most = art
    wide, high = size
    if wide < high * 3:  # a row shared with others: the number stands for them
        return _counted(pass_marker(min(round(high * 0.95), wide // 2), ctx.art), str(left), size, ctx)
    made = _clear(size)
    side = min(round(high * 0.9), wide // max(1, most))
    step = side if most < 2 else min(side, (wide - side) / (most - 1))
    hollow = mix(ctx.theme.brass, ctx.theme.space_1, 0.6)
    for place in range(most):
        x = round(place * step)
        if place < left:
            made.blit(pass_marker(side, ctx.art), (x, (high - side) // 2))
        else:
            pygame.draw.circle(made, hollow, (x + side // 2, high // 2), round(side * 0.38), max(1, ctx.px(1)))
    return made


def _counted(picture: pygame.Surface, text: str, size: Size, ctx: Context) -> pygame.Surface:
    """A picture and how much there is of it, beside each other."""
    made = _clear(size)
    side = picture.get_width()
    made.blit(picture, picture.get_rect(midleft=(0, size[1] // 2)))
    room = pygame.Rect(side + ctx.px(4), 0, max(4, size[0] - side - ctx.px(4)), size[1])
    put_text(ctx, made, text, room, align="left", most="lead")
    return made


def _bag(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    return _counted(bag(min(round(size[1] * 0.95), size[0] // 2), ctx.art), str(art[1]), size, ctx)


def _away(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    """Discarded tiles: the last one lies on top."""
    _, count, top = art
    side = min(round(size[1] * 0.95), size[0] // 2)
    if top is None:
        shown = tile_back(side, ctx.art).copy()
        shown.set_alpha(90)
    else:
        shown = _tile(top, (side, side), ctx)
    return _counted(shown, str(count), size, ctx)


def _supply(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    """A kind of piece that can be raised or built: how many are left, and what it costs."""
    _, empire, kind, count, cost = art
    made = _clear(size)
    wide, high = size
    line = min(round(ctx.text_px("tiny") * 1.25), round(high * 0.34)) if cost or high > wide else 0
    side = min(wide, high - line)
    token = _clear((side, side))
    token.blit(piece_picture(side, ctx.art, kind=kind, empire=empire, spent=count == 0), (0, 0))
    put_count(ctx, token, str(count))
    made.blit(token, ((wide - side) // 2, (high - line - side) // 2))
    if cost:
        room = pygame.Rect(0, high - line, wide, line)
        put_text(ctx, made, f"£{cost}", room, most="tiny", role="brass_light")
    return made


_DRAWINGS: dict[str, Callable[[Art, Size, Context], pygame.Surface]] = {
    SKY: _sky, PANEL: _panel, WORLD: _world, LABEL: _label, PENNANT: _pennant, UNIT: _unit, BUILDING: _building,
    TILE: _tile, PLATE: _plate, MARKERS: _markers, BAG: _bag, AWAY: _away, SUPPLY: _supply,
}  # fmt: skip
