"""Pictures of the rulebook: the table, cards, sheets and the moments of an encounter, from the pieces that are played
with."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from app.games.cosmic.faces import Faces
from app.games.cosmic.words import Words
from app.ui.context import Context
from app.ui.illustrated import illustrated
from app.ui.paint import draw_icon
from art.cards import card_height
from art.cosmic.board import gate, gate_box, planet, warp
from art.cosmic.pieces import ship_stack
from art.seats import SEAT_SYMBOLS
from rules.cosmic.game import content_of

KINDS = ("attack_08", "negotiate", "morph", "reinforcement_3", "mobius_tubes", "flare_zombie")
DESTINIES = ("destiny_red", "destiny_wild", "destiny_most_colonies")
SHEETS = ("barbarian", "tick_tock", "dictator")  # green, yellow, red
Size = tuple[int, int]

FOUR = ("red", "blue", "green", "yellow")


def _faces(ctx: Context) -> Faces:
    return Faces(Words(ctx.texts, (), content_of([])))


def _row(made: pygame.Surface, ctx: Context, designs: tuple[str, ...]) -> None:
    """Cards side by side, as large as they fit."""
    wide, high = made.get_size()
    card = min((wide - 8 * (len(designs) - 1)) // len(designs), round(high / 1.4))
    whole = len(designs) * (card + 8) - 8
    for place, design in enumerate(designs):
        drawn = _faces(ctx).card(design, (card, card_height(card)), ctx)
        made.blit(drawn, ((wide - whole) // 2 + place * (card + 8), (high - drawn.get_height()) // 2))


def _sheets(made: pygame.Surface, ctx: Context) -> None:
    wide, high = made.get_size()
    for place, alien in enumerate(SHEETS):
        drawn = _faces(ctx).alien(alien, (wide // 3 - 8, high), ctx)
        made.blit(drawn, (place * wide // 3 + 4, 0))


def _planet(made: pygame.Surface, ctx: Context, middle: Size, side: int, colour: str, number: int, ships: int) -> None:
    """A planet with a stack of its owner's ships on it."""
    symbol = SEAT_SYMBOLS[FOUR.index(colour)]
    drawn = planet(side, ctx.art, colour=colour, index=number, symbol=symbol)
    made.blit(drawn, drawn.get_rect(center=middle))
    if ships:
        _ships(made, ctx, (middle[0], middle[1] + side // 20), round(side * 0.54), colour, ships)


def _ships(made: pygame.Surface, ctx: Context, middle: Size, width: int, colour: str, count: int) -> None:
    stack = ship_stack(width, ctx.art, colour=colour, symbol=SEAT_SYMBOLS[FOUR.index(colour)], count=count)
    made.blit(stack, stack.get_rect(center=middle))


def _gate(made: pygame.Surface, ctx: Context, pivot: Size, length: int, turn: float) -> None:
    box = gate_box(length, turn)
    made.blit(gate(length, ctx.art, turn=turn, charged=True), (pivot[0] + box.left, pivot[1] + box.top))


def _table(made: pygame.Surface, ctx: Context) -> None:
    """A system at the lower edge, the gate and the warp above it."""
    wide, high = made.get_size()
    side = round(high * 0.4)
    for number in range(5):
        _planet(made, ctx, (round(wide * (number + 0.5) / 5), high - side // 2), side, "red", number, 4)
    drawn = warp(round(high * 0.58), ctx.art)
    made.blit(drawn, drawn.get_rect(center=(round(wide * 0.6), round(high * 0.29))))
    _gate(made, ctx, (round(wide * 0.3), round(high * 0.29)), round(high * 0.5), 90)


def _launch(made: pygame.Surface, ctx: Context) -> None:
    """Ships of the offense and of an ally on the gate, which points at the planet of the defense."""
    wide, high = made.get_size()
    pivot, length = (round(wide * 0.26), high // 2), round(wide * 0.3)
    _gate(made, ctx, pivot, length, 90)
    for share, colour, count in ((0.28, "red", 4), (0.56, "green", 2)):
        _ships(made, ctx, (pivot[0] + round(length * share), high // 2), round(high * 0.28), colour, count)
    _planet(made, ctx, (round(wide * 0.7), high // 2), round(high * 0.8), "blue", 1, 3)


def _reveal(made: pygame.Surface, ctx: Context) -> None:
    """Both cards with the ships beside them; the offense with 8 + 4 is ahead of 6 + 3."""
    wide, high = made.get_size()
    card = min(round(high / 1.4), wide // 4)
    for side, (design, colour, count) in enumerate((("attack_08", "red", 4), ("attack_06", "blue", 3))):
        drawn = _faces(ctx).card(design, (card, card_height(card)), ctx)
        x = wide // 2 + (-1, 1)[side] * round(card * 0.62)
        made.blit(drawn, drawn.get_rect(center=(x, high // 2)))
        beside = wide // 2 + (-1, 1)[side] * round(card * 1.6)
        _ships(made, ctx, (beside, round(high * 0.62)), round(card * 0.6), colour, count)
        icon = ("cosmic_offense", "cosmic_defense")[side]
        draw_icon(ctx, made, icon, (beside, round(high * 0.2)), round(card * 0.36), ctx.theme.brass_light)


PICTURES: dict[str, Callable[[pygame.Surface, Context], None]] = {
    "table": _table,
    "cards": lambda made, ctx: _row(made, ctx, KINDS),
    "destiny": lambda made, ctx: _row(made, ctx, DESTINIES),
    "sheets": _sheets,
    "launch": _launch,
    "reveal": _reveal,
}

illustration = illustrated(PICTURES)
