"""Alien technologies and Empire Advantages as cards: picture, name, deck, and the text in the language chosen."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from app.table.card_words import put_card_words
from app.text.texts import Texts, message_id
from app.ui.context import Context
from art.cards import card_areas, card_height
from art.empires.cards import back, card
from rules.content.shapes import Translation
from rules.empires.printed.kinds import Card


class CardArt(NamedTuple):
    """The picture of a card; without an id it lies face down. Cards of somebody's own set bring their words."""

    kind: str
    deck: str
    id: str = ""
    name: Translation | None = None
    text: Translation | None = None


def card_art(printed: Card) -> CardArt:
    return CardArt("card", printed.deck, printed.id, printed.name, printed.text)


def card_name(texts: Texts, card: Card | CardArt) -> str:
    """As the program calls it, or else its set; where neither says anything, its id is read as a name."""
    own = message_id("empires-card", card.id)
    if texts.has(own):
        return texts(own)
    return texts.translated(card.name) if card.name is not None else card.id.replace("_", " ").capitalize()


def card_text(texts: Texts, card: Card | CardArt) -> str:
    """What a card does."""
    own = message_id("empires-card", card.id, "help")
    if texts.has(own):
        return texts(own)
    return texts.translated(card.text) if card.text is not None else ""


def draw_card(art: CardArt, size: tuple[int, int], ctx: Context) -> pygame.Surface:
    """As large as it fits the size, with as many words as it holds."""
    wide = min(size[0], round(size[1] / card_height(1000) * 1000))
    made = back(wide, ctx.art, deck=art.deck).copy() if not art.id else _face(art, wide, ctx)
    if made.get_size() == size:
        return made
    whole = pygame.Surface(size, pygame.SRCALPHA)
    whole.blit(made, made.get_rect(center=(size[0] // 2, size[1] // 2)))
    return whole


def _face(art: CardArt, wide: int, ctx: Context) -> pygame.Surface:
    made = card(wide, ctx.art, card=art.id, deck=art.deck)
    name, text = card_name(ctx.texts, art), card_text(ctx.texts, art)
    deck = ctx.texts(message_id("empires-deck", art.deck))
    put_card_words(ctx, made, card_areas(wide), name, deck, [("text", text)])
    return made
