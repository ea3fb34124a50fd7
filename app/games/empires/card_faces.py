"""Alien technologies and Empire Advantages as cards: picture, name, deck, and the text in the language chosen."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from app.table.card_words import put_card_words
from app.text.texts import message_id
from app.ui.context import Context
from art.cards import card_areas, card_height
from art.empires.cards import back, card, deck_of


class CardArt(NamedTuple):
    """The picture of a card; without an id it lies face down."""

    kind: str
    deck: str
    id: str = ""


def card_art(id: str) -> CardArt:
    return CardArt("card", deck_of(id), id)


def draw_card(art: CardArt, size: tuple[int, int], ctx: Context) -> pygame.Surface:
    """As large as it fits the size, with as many words as it holds."""
    wide = min(size[0], round(size[1] / card_height(1000) * 1000))
    made = back(wide, ctx.art, deck=art.deck).copy() if not art.id else _face(art.id, wide, ctx)
    if made.get_size() == size:
        return made
    whole = pygame.Surface(size, pygame.SRCALPHA)
    whole.blit(made, made.get_rect(center=(size[0] // 2, size[1] // 2)))
    return whole


def _face(id: str, wide: int, ctx: Context) -> pygame.Surface:
    made = card(wide, ctx.art, card=id)
    name, text = ctx.texts(message_id("empires-card", id)), ctx.texts(message_id("empires-card", id, "help"))
    deck = ctx.texts(message_id("empires-deck", deck_of(id)))
    put_card_words(ctx, made, card_areas(wide), name, deck, [("text", text)])
    return made
