"""The three special dice (OV-2.7 to 2.9): 2 to 6 and a skull, which the rules count as 0."""

from __future__ import annotations

import pygame

from art.cache import cached
from art.dice import die as plain_die
from art.dice import draw_skull
from art.dice import tumbling_die as plain_tumbling
from art.palette import MIDNIGHT, Palette
from art.svg import Canvas

BODY = "#EFE2C2"
FACES = (0, 2, 3, 4, 5, 6)


def side(face: int) -> int:
    """The side of a common die: a skull stands where others have their one."""
    return 1 if face <= 1 else face


def die(
    size: int, palette: Palette = MIDNIGHT, *, face: int, turn: float = 0, shadow: bool = True, body: str = BODY
) -> pygame.Surface:
    """A resting die; `face` as the rules say it, 0 for the skull."""
    return plain_die(size, palette, body=body, face=side(face), turn=turn, shadow=shadow, skull=True)


def tumbling_die(
    size: int, palette: Palette = MIDNIGHT, *, face: int, pose: tuple[int, int, int] = (0, 0, 0), body: str = BODY
) -> pygame.Surface:
    """A die in the air, in a box of `art.dice.tumble_box(size)`."""
    return plain_tumbling(size, palette, body=body, face=side(face), pose=pose, skull=True)


@cached
def skull(size: int, palette: Palette = MIDNIGHT, *, colour: str | None = None) -> pygame.Surface:
    """The skull alone."""
    canvas = Canvas(24)
    with canvas.moved(12, 12, scale=11):
        draw_skull(canvas, colour or palette.ink, palette.space0)
    return canvas.draw((size, size))
