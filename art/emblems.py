"""The planet and the small emblem of each game, from its crest."""

from __future__ import annotations

import pygame

from art import of_game, of_games
from art.cache import cached
from art.chance import Scatter
from art.crest import Crest, plain_crest
from art.palette import MIDNIGHT, Palette, darken, lighten
from art.svg import Canvas
from art.worlds import draw_world


def crested() -> tuple[str, ...]:
    """The games that have a crest, in the order of the menu."""
    orders = {game: module.CREST.order for game, module in of_games("crest").items()}
    return tuple(sorted(orders, key=lambda game: orders[game]))


def crest_of(game: str) -> Crest:
    """A game's crest; one that brings none has a plain one, in a colour that follows from its name."""
    own = of_game(game, "crest")
    return own.CREST if own is not None else plain_crest(game)


def draw_emblem(canvas: Canvas, game: str, x: float, y: float, size: float, light: str, dark: str) -> None:
    """The emblem about `size` units wide around (x, y)."""
    with canvas.moved(x, y, scale=size / 26):
        crest_of(game).emblem(canvas, light, dark)


@cached
def emblem(size: int, palette: Palette = MIDNIGHT, *, game: str, colour: str | None = None) -> pygame.Surface:
    """The flat emblem alone, for titles and lists."""
    canvas = Canvas(30)
    tone = colour or crest_of(game).colour
    light, dark = (
        (darken(tone, 0.5), lighten(tone, 0.5)) if palette.is_light else (lighten(tone, 0.45), darken(tone, 0.55))
    )
    draw_emblem(canvas, game, 15, 15, 26, light, dark)
    return canvas.draw((size, size))


@cached
def game_planet(
    size: int, palette: Palette = MIDNIGHT, *, game: str, highlighted: bool = False, with_emblem: bool = True
) -> pygame.Surface:
    """The game's planet with its emblem on a brass-rimmed medallion; the ball takes 62 % of the size."""
    crest = crest_of(game)
    colour = crest.colour
    canvas = Canvas(100)
    if highlighted:
        canvas.circle(
            50,
            50,
            50,
            canvas.radial(
                [(0, palette.chosen, 0.6), (0.55, palette.chosen, 0.4), (1, palette.chosen, 0)], (0.5, 0.5), 0.5
            ),
        )
    draw_world(canvas, 50, 50, 29.5, colour, crest.planet, Scatter(game), 0.3)
    if with_emblem:
        canvas.circle(50, 50, 20.5, darken(colour, 0.66), 0.88, stroke=palette.brass, width=1.6)
        canvas.circle(50, 50, 18.4, stroke=palette.brass_light, width=0.6, stroke_alpha=0.6)
        draw_emblem(canvas, game, 50, 50, 29, lighten(colour, 0.62), darken(colour, 0.5))
    if highlighted:
        canvas.circle(50, 50, 38, stroke=palette.chosen, width=1.6)
        for a in (0, 90, 180, 270):
            with canvas.moved(50, 50, turn=a):
                canvas.polygon([(-3, -38), (0, -42.5), (3, -38), (0, -33.5)], palette.chosen)
    return canvas.draw((size, size))
