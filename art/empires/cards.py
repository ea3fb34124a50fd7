"""Cards of Űrbirodalmak: frame and picture, without words, and the backs of both decks."""

from __future__ import annotations

import pygame

from art.cards import card_areas, card_face, crest_back
from art.crest import Crest
from art.empires.pictures import card_picture
from art.icons import draw_icon
from art.palette import MIDNIGHT, Palette
from art.svg import Canvas

ALIEN, EMPIRE = "alien", "empire"  # the decks
DECK_COLOURS = {ALIEN: "#22767E", EMPIRE: "#8C4A32"}
DECK_ICONS = {ALIEN: "empires_alien", EMPIRE: "empires_advantage"}


def card(width: int, palette: Palette = MIDNIGHT, *, card: str, deck: str) -> pygame.Surface:
    """An alien technology or an Empire Advantage; a fresh surface for the app to write on."""
    shown = card_picture(card_areas(width)["picture"].size, palette, card=card, deck=deck)
    return card_face(width, shown, palette, colour=DECK_COLOURS[deck], icon=DECK_ICONS[deck], cost=False)


def _alien_emblem(canvas: Canvas, light: str, dark: str) -> None:
    with canvas.moved(-12, -12):
        draw_icon(canvas, DECK_ICONS[ALIEN], light)


def _empire_emblem(canvas: Canvas, light: str, dark: str) -> None:
    with canvas.moved(-12, -12):
        draw_icon(canvas, DECK_ICONS[EMPIRE], light)


BACKS = {
    ALIEN: Crest(DECK_COLOURS[ALIEN], "storm", _alien_emblem, -62, 0),
    EMPIRE: Crest(DECK_COLOURS[EMPIRE], "storm", _empire_emblem, 34, 0),
}


def back(width: int, palette: Palette = MIDNIGHT, *, deck: str) -> pygame.Surface:
    """The back of a deck."""
    return crest_back(width, palette, name=f"empires_{deck}", crest=BACKS[deck])
