"""Alien technology and Empire Advantages: one's own, and what others have shown; a press shows the face of a card."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from app.games.empires.card_faces import CardArt, card_art
from app.games.empires.pages.rows import NOTE, ArtView, ThingRow
from app.games.empires.sheets import card_id
from app.table.roles.pages import SidePage
from app.ui.labels import Caps, Divider, Paragraph
from app.ui.layout import Column, Row
from app.ui.widget import Widget
from art.empires.cards import ALIEN, EMPIRE

if TYPE_CHECKING:
    from app.games.empires.table import EmpiresTable
    from rules.empires.sight.seen import CardsSeen

FACE, BACK, RATIO = 58.0, 34.0, 1.4


def card_page(table: EmpiresTable) -> SidePage:
    return SidePage("cards", "card", table.say("page-cards"), lambda: _content(table), lambda: _page(table))


def _cards_seen(table: EmpiresTable) -> CardsSeen:
    """A game with cards has this page."""
    seen = table.seen["cards"]
    assert seen is not None
    return seen


def _content(table: EmpiresTable) -> tuple[Any, ...]:
    """All that the page is made from."""
    seen = _cards_seen(table)
    held = tuple(tuple(cards) for cards in seen["held"])
    return held, tuple(tuple(cards) for cards in seen["dealt"]), tuple(seen["unpaid"]), seen["deck"], table.viewer


def _page(table: EmpiresTable) -> Widget:
    seen = _cards_seen(table)
    made: list[Widget] = []
    seats = range(len(seen["held"]))
    for seat in sorted(seats, key=lambda seat: seat != table.viewer):  # one's own first
        cards = [*seen["held"][seat], *seen["dealt"][seat]]
        made += [Divider(plain=True)] if made else []
        made += [Caps(table.seat_name(seat)), *_cards(table, seat, cards)]
    made += [Divider(plain=True), Paragraph(table.say("page-cards-deck", count=seen["deck"]), NOTE)]
    return Column(made, gap=8)


def _cards(table: EmpiresTable, seat: int, cards: list[str | None]) -> list[Widget]:
    """Faces of those that the viewer knows; how many others there are."""
    known = [card for card in cards if card is not None]
    made: list[Widget] = [_row(table, seat, card) for card in known]
    hidden = len(cards) - len(known)
    if hidden:
        backs = ArtView(table.desk, CardArt("card", _hidden_deck(table, cards)), BACK, RATIO)
        made.append(Row([backs, Paragraph(table.say("page-cards-hidden", count=hidden), NOTE)], flex={1: 1.0}, gap=10))
    return made or [Paragraph(table.say("page-cards-none"), NOTE)]


def _hidden_deck(table: EmpiresTable, cards: list[str | None]) -> str:
    """Whose back is shown: an Empire Advantage as long as none lies open, where the game has them (CL-13.1)."""
    has_advantages = bool(table.wording.facts.advantages)
    shown = any(card is not None and table.wording.printed(card).deck == EMPIRE for card in cards)
    return EMPIRE if has_advantages and not shown else ALIEN


def _row(table: EmpiresTable, seat: int, card: str) -> Widget:
    text = table.wording.card_text(card)
    unpaid = seat == table.viewer and card in _cards_seen(table)["unpaid"]
    note = f"{text} {table.say('page-cards-unpaid')}" if unpaid else text
    act = partial(table.services.read, card_id(card))
    picture = ArtView(table.desk, card_art(table.wording.printed(card)), FACE, RATIO)
    return ThingRow(picture, table.wording.card(card), note, act, f"card-{card}")
