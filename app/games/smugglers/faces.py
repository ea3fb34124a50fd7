"""How every piece of the smugglers' table looks; the first word of an `art` names its drawing."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

import pygame

from app.games.smugglers.plan import own_home, small_home
from app.games.smugglers.tints import tint_of
from app.table.inscribe import fitted, put_tag, put_text
from app.table.model import Box
from app.table.seat_symbol import engrave
from app.text.speech import signed
from app.ui import lettering
from app.ui.colour import mix, rgb, with_alpha
from app.ui.context import STRONG, Context, Style
from app.ui.paint import draw_icon, plate
from art.dice import die as die_picture
from art.dice import die_square
from art.palette import DIE_COLOURS
from art.seats import SEAT_SYMBOLS, seat_symbol
from art.smugglers.cards import character_card, sector_back, sector_card
from art.smugglers.furniture import slot, tower_platform
from art.smugglers.ships import ship_medal
from art.smugglers.tokens import energy_token, goods_crate, speed_token
from rules.smugglers.facts import FACES

SECTOR, BACK, GAP, DIE, TOKEN, COUNTER, HOME = "sector", "back", "gap", "die", "token", "counter", "home"
SHIP = "ship"
HEAD = "head"
WON, UNPAID, CHARACTER, STACK, ROUND, BOX, TOWER = "won", "unpaid", "character", "stack", "round", "box", "tower"

Art = tuple[Any, ...]
Size = tuple[int, int]


def draw(art: Hashable, size: Size, ctx: Context) -> pygame.Surface:
    """The picture of a piece at exactly this size."""
    assert isinstance(art, tuple)
    return _DRAWINGS[art[0]](art, size, ctx)


def _clear(size: Size) -> pygame.Surface:
    return pygame.Surface(size, pygame.SRCALPHA)


# --- cards


def sector_art(card: str, planets: Any, ships: Any, station: bool) -> Art:
    return SECTOR, "".join(planets), "".join(ships), station, sum(map(ord, card)) * 31 + int(card[-2:] or 0)


def _sector(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    _, planets, ships, station, seed = art
    return sector_card(size[0], ctx.art, planets=planets, ships=ships, station=station, seed=seed)


def _back(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    return sector_back(size[0], ctx.art)


def _gap(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    """Where a sector lay: a faint ring with its number."""
    made = _clear(size)
    ring = slot(size, ctx.art, is_round=True).copy()
    ring.set_alpha(110)
    made.blit(ring, (0, 0))
    room = pygame.Rect(0, 0, size[0] // 2, size[1] // 4)
    room.center = (size[0] // 2, size[1] // 2)
    put_text(ctx, made, str(art[1]), room, role="ink_dim")
    return made


def _card(art: Art | None, side: int, ctx: Context) -> pygame.Surface:
    if art is None:
        return slot((side, side), ctx.art, is_round=True)
    return draw(art, (side, side), ctx)


def _won(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    """The top card of the won stack, how many there are, and their points."""
    _, top, count, points = art
    return _pile(ctx, size, top, count, f"+{points}", "good", "planet")


def _unpaid(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    _, top, count, points = art
    return _pile(ctx, size, top, count, signed(points) if points is not None else "", "harm_text", "warning")


def _box(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    _, top, count = art
    return _pile(ctx, size, top, count, "", "ink", "trash")


def _pile(ctx: Context, size: Size, top: Art | None, count: int, points: str, role: str, icon: str) -> pygame.Surface:
    made = _clear(size)
    side = min(size)
    edge = max(1, side // 26)
    shown = min(3, count)
    disc = side - edge * max(0, shown - 1)
    if not count:
        faint = _card(None, disc, ctx).copy()
        faint.set_alpha(150)
        made.blit(faint, (0, 0))
        draw_icon(
            ctx,
            made,
            icon,
            (size[0] // 2, size[1] // 2),
            round(side * 0.4),
            mix(ctx.theme.brass_dark, ctx.theme.panel, 0.2),
        )
        return made
    under = sector_back(disc, ctx.art)
    for place in range(shown - 1, 0, -1):
        made.blit(under, (edge * place, edge * place))
    made.blit(_card(top, disc, ctx), (0, 0))
    high = max(12, round(side * 0.3))
    put_tag(ctx, made, f"×{count}", (side - high // 2, high // 2), round(high * 0.9))
    if points:
        strip = pygame.Rect(0, size[1] - high, round(side * 0.7), high)
        strip.centerx = side // 2
        fill = with_alpha(ctx.theme.panel, 0.95)
        made.blit(plate(strip.size, strip.height // 2, fill, fill, with_alpha(ctx.colour(role), 0.9)), strip)
        put_text(ctx, made, points, strip.inflate(-6, -2), role=role)
    return made


def _stack(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    """Galaxies still to come, as a pile of backs."""
    count = art[1]
    made = _clear(size)
    side = min(size)
    edge = max(1, side // 20)
    disc = side - 3 * edge
    if not count:
        made.blit(_card(None, disc, ctx), (0, 0))
    for place in range(min(4, count) - 1, -1, -1):
        made.blit(sector_back(disc, ctx.art), (edge * place, edge * place))
    high = max(12, round(side * 0.34))
    put_tag(ctx, made, f"×{count}", (side - high // 2, side - high // 2), high)
    return made


def _character(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    _, colour, seat, favourites = art
    return character_card(size[0], ctx.art, colour=colour, symbol=SEAT_SYMBOLS[seat], favourites=favourites)


# --- dice and tokens


def _die(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    """A die of a player; the one that would win stands in a ring of light, a fallen one is dull."""
    _, colour, seat, face, state = art
    side = size[0]
    made = _clear(size)
    if state == "leads":
        glow = with_alpha(ctx.theme.chosen, 0.95)
        inner = round(side * 0.84)
        halo = plate((inner, inner), round(inner * 0.26), glow, glow)
        made.blit(halo, halo.get_rect(center=(round(side * 0.48), round(side * 0.46))))
    drawn = die_picture(side, ctx.art, body=ctx.art.of_piece(DIE_COLOURS[colour]), face=face, symbol=SEAT_SYMBOLS[seat])
    if state == "fallen":
        drawn = pygame.transform.rotate(drawn, 24)
        drawn = pygame.transform.smoothscale(drawn, size)
        drawn.set_alpha(120)
    made.blit(drawn, (0, 0))
    if state == "fallen":
        draw_icon(ctx, made, "close", (side // 2, side // 2), round(side * 0.5), ctx.theme.harm)
    return made


def _ship(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    """A ship to be paid, with the crate it gets; one that goes without is dull and crossed out."""
    _, letter, gets = art
    side = min(size)
    made = _clear(size)
    drawn = ship_medal(side, ctx.art, letter=letter)
    if not gets:
        drawn = drawn.copy()
        drawn.set_alpha(150)
    made.blit(drawn, (0, 0))
    if gets:
        crate = stuff_picture(gets, round(side * 0.44), ctx)
        made.blit(crate, crate.get_rect(bottomright=(side, side)))
    else:
        draw_icon(ctx, made, "close", (side // 2, side // 2), round(side * 0.62), ctx.theme.harm)
    return made


def _token(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    made = _clear(size)
    drawn = speed_token(size[0], ctx.art, value=art[1])
    made.blit(drawn, drawn.get_rect(center=(size[0] // 2, size[1] // 2)))
    return made


def stuff_picture(what: str, side: int, ctx: Context) -> pygame.Surface:
    return energy_token(side, ctx.art) if what == "energy" else goods_crate(side, ctx.art, letter=what)


def number_face(ctx: Context, room: Size) -> pygame.font.Font:
    """The letters of a number beside its piece; larger text takes more of the height."""
    share = min(1.1, 0.72 * ctx.text_scale**0.6)
    return fitted(ctx, "00", (room[0], round(room[1] * share)), most="title")


def counter_side(ctx: Context, size: Size) -> int:
    """The side of a counter's piece; larger text leaves it less of a narrow counter."""
    return min(size[1], int(size[0] * 0.52 / ctx.text_scale**0.3 + 0.5))


def _counter(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    """Energy or goods of one colour: the piece and its number; `change` is what a plan would make of it."""
    _, what, amount, change = art
    made = _clear(size)
    side = counter_side(ctx, size)
    drawn = stuff_picture(what, side, ctx)
    if not amount:
        drawn = drawn.copy()
        drawn.set_alpha(90)
    number = number_face(ctx, (size[0] - side, size[1])).render(
        str(amount), True, ctx.colour("ink" if amount else "ink_dim")
    )
    whole = side + number.get_width()
    left = max(0, (size[0] - whole) // 2)
    made.blit(drawn, (left, (size[1] - side) // 2))
    made.blit(number, number.get_rect(midleft=(left + side, size[1] // 2)))
    if change:
        high = max(11, round(size[1] * 0.34))
        put_tag(ctx, made, f"{change:+d}".replace("-", "−"), (size[0] - high, high // 2), high)
    return made


def _round(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    """A dial with a tooth for each round; the present one in the middle."""
    _, now, rounds = art
    made = _clear(size)
    side = min(size)
    centre = pygame.Vector2(size[0] / 2, size[1] / 2)
    reach = side * 0.43
    for number in range(rounds):
        spoke = pygame.Vector2(0, -1).rotate(360 * (number + 0.5) / rounds)
        tone = ctx.theme.brass_light if number < now else mix(ctx.theme.brass_dark, ctx.theme.panel, 0.45)
        spot = centre + spoke * reach
        pygame.draw.circle(made, tone, spot, max(2.0, side * (0.075 if number == now - 1 else 0.05)))
    room = pygame.Rect(0, 0, round(side * 0.66), round(side * 0.42))
    room.center = (round(centre.x), round(centre.y))
    put_text(ctx, made, f"{now}/{rounds}", room, most="lead")
    return made


def _tower(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    """A tower seen from the side, small: who stands where (SM-6.40)."""
    made = _clear(size)
    dice = art[1]
    unit = min(size[1] / (40 * max(3, len(dice)) + 14), size[0] / 120)
    ground = size[1] - max(3, round(14 * unit))
    stand = tower_platform((max(8, size[0]), max(4, size[1] - ground)), ctx.art)
    made.blit(stand, stand.get_rect(midtop=(size[0] // 2, ground)))
    for colour, seat, face, x, y, angle in dice:
        edge = max(5, round(40 * unit))
        drawn = die_square(
            edge,
            ctx.art,
            body=ctx.art.of_piece(DIE_COLOURS[colour]),
            face=face,
            symbol=SEAT_SYMBOLS[seat],
            angle=-angle,
        )
        made.blit(drawn, drawn.get_rect(center=(round(size[0] / 2 + x * unit), round(ground - y * unit))))
    return made


# --- dashboards


def _home(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    """The engraved board of one player in its colour; whoever acts has a bright rim."""
    _, colour, own, active, favourites = art
    made = _clear(size)
    fill_top, fill = with_alpha(mix(ctx.theme.panel, ctx.theme.ink, 0.05), 0.96), with_alpha(ctx.theme.panel, 0.94)
    rim = with_alpha(ctx.theme.chosen, 1) if active else ctx.theme.hairline_rgba
    made.blit(plate(size, ctx.px(12), fill_top, fill, rim, ctx.px(2 if active else 1)), (0, 0))
    bar = max(3, ctx.px(5))
    strip = pygame.Rect(ctx.px(6), ctx.px(10), bar, size[1] - ctx.px(20))
    pygame.draw.rect(made, pygame.Color(tint_of(colour, ctx.art)), strip, border_radius=bar // 2)
    box: Box = (0.0, 0.0, float(size[0]), float(size[1]))
    _wells(made, ctx, own_home(box) if own else small_home(box, favourites, ctx.text_scale))
    return made


def _wells(made: pygame.Surface, ctx: Context, home: Any) -> None:
    """Recesses behind dice and stacks, so that empty places stay visible (look.md)."""
    for x, y, w, h in home.dice:
        recess = slot((max(4, round(w)), max(4, round(h))), ctx.art)
        made.blit(recess, recess.get_rect(center=(round(x), round(y))))
    tx, ty, tw, th = home.tokens
    if tw > 12:
        high = min(th, tw * 0.62)
        recess = slot((round(tw), max(4, round(high))), ctx.art)
        made.blit(recess, recess.get_rect(center=(round(tx + tw / 2), round(ty + th / 2))))
        draw_icon(
            ctx,
            made,
            "speed_token",
            (round(tx + tw / 2), round(ty + th / 2)),
            round(min(tw, high) * 0.5),
            mix(ctx.theme.brass_dark, ctx.theme.panel, 0.5),
        )


def _head(art: Art, size: Size, ctx: Context) -> pygame.Surface:
    """Name, running score, and signs: leader, lead hand, holds left."""
    _, seat, name, colour, score, flags = art
    made = _clear(size)
    head = made.get_rect()
    tint = tint_of(colour, ctx.art)
    engrave(ctx, made, seat, rgb(tint))
    side = min(head.height, ctx.em(1.5))
    symbol = seat_symbol(side, ctx.art, seat=seat, colour=tint)
    left = head.left + ctx.px(8)
    made.blit(symbol, symbol.get_rect(midleft=(left, head.centery)))
    left += side + ctx.px(5)
    right = head.right - ctx.px(4)
    if score is not None:
        text = signed(score)
        face = fitted(ctx, text, (max(10, head.width // 4), head.height), most="lead")
        number = face.render(text, True, ctx.colour("ink"))
        made.blit(number, number.get_rect(midright=(right, head.centery)))
        right -= number.get_width() + ctx.px(4)
        star = min(head.height, round(face.get_height() * 0.8))
        draw_icon(ctx, made, "star", (right - star // 2, head.centery), star, ctx.theme.brass_light)
        right -= star + ctx.px(6)
    mark = min(head.height, ctx.em(1.05))
    style = STRONG if lettering.line_height(ctx, STRONG) <= head.height * 1.2 else Style(size="tiny", weight="semibold")
    for flag in reversed(_with_room(flags, right - left - ctx.font(style).size(name)[0], mark + ctx.px(3))):
        icon, _, count = flag.partition(":")
        if count:
            number = fitted(ctx, count, (mark, head.height), most="small").render(count, True, ctx.colour("ink"))
            made.blit(number, number.get_rect(midright=(right, head.centery)))
            right -= number.get_width() + 1
        draw_icon(ctx, made, icon, (right - mark // 2, head.centery), mark, ctx.theme.brass_light)
        right -= mark + ctx.px(3)
    _put_name(ctx, made, name, style, pygame.Rect(left, head.top, max(8, right - left), head.height))
    return made


def _with_room(flags: tuple[str, ...], room: int, mark: int) -> tuple[str, ...]:
    """The signs that leave the name readable: the crown goes first, the lead hand last; the sheet tells them all."""
    kept = list(flags)
    for least in ("crown", "pause", "hand"):
        if sum(1.6 if ":" in flag else 1.0 for flag in kept) * mark <= room:
            break
        kept = [flag for flag in kept if not flag.startswith(least)]
    return tuple(kept)


def _put_name(ctx: Context, made: pygame.Surface, name: str, style: Style, room: pygame.Rect) -> None:
    if ctx.font(style).get_height() > room.height * 1.3:
        put_text(ctx, made, name, room, align="left", weight="semibold")
        return
    drawn = lettering.line(ctx, lettering.ellipsised(ctx, name, style, room.width), style)
    made.blit(drawn, drawn.get_rect(midleft=room.midleft))


_DRAWINGS: dict[str, Callable[[Art, Size, Context], pygame.Surface]] = {
    SECTOR: _sector,
    BACK: _back,
    GAP: _gap,
    DIE: _die,
    TOKEN: _token,
    SHIP: _ship,
    COUNTER: _counter,
    HOME: _home,
    HEAD: _head,
    WON: _won,
    UNPAID: _unpaid,
    CHARACTER: _character,
    STACK: _stack,
    ROUND: _round,
    BOX: _box,
    TOWER: _tower,
}

__all__ = ["FACES", "draw", "fitted", "put_tag", "put_text", "sector_art", "stuff_picture"]
