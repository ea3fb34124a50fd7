"""Cards to choose from lie open over the map."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from app.games.empires.card_faces import card_art
from app.games.empires.overlay import OverMap
from app.games.empires.pages.rows import ArtView, Touchable
from app.table.choose import Choice, OneChoice, SomeChoice
from app.ui.colour import with_alpha
from app.ui.context import Context
from app.ui.layout import Wrap
from app.ui.paint import plate
from app.ui.widget import Widget
from art.cards import card_height
from rules.empires.questions import ADVANTAGES_KEEP, ADVANTAGES_TAKE, AUCTION_CARD, FINDING_CARD

if TYPE_CHECKING:
    from app.games.empires.table import EmpiresTable
    from app.table.desk import Desk

CHOOSING = (FINDING_CARD, ADVANTAGES_KEEP, ADVANTAGES_TAKE, AUCTION_CARD)
WIDE, MANY, NARROW = 226.0, 3, 182.0  # logical widths of a card, and beyond how many they are narrow
RATIO = card_height(1000) / 1000
DECK_LETTERS = ("a", "e")  # with which ids of cards begin: alien technology, Empire Advantages


class CardButton(Touchable):
    """A card that can be chosen."""

    def __init__(self, picture: ArtView, name: str, act: Callable[[], None], *, chosen: bool, id: str) -> None:
        super().__init__(picture, name, act, id)
        self.chosen = chosen

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        rim = ctx.theme.chosen if self.chosen or self.hot else ctx.theme.legal
        around = with_alpha(rim, 0.3)
        surface.blit(plate(self.rect.size, ctx.px(14), around, around, with_alpha(rim, 1.0), ctx.px(2)), self.rect)
        super().draw(ctx, surface)


class CardChoice:
    """Makes the page for one table."""

    def __init__(self, table: EmpiresTable) -> None:
        self.table = table

    def panel(self, desk: Desk) -> Widget | None:
        choice = desk.choice
        if choice is None or choice.decision.prompt not in CHOOSING:
            return None
        cards = offered(choice)
        wide = WIDE if len(cards) <= MANY else NARROW
        made = [
            CardButton(
                ArtView(desk, card_art(self.table.wording.printed(card)), wide, RATIO),
                f"{self.table.wording.card(card)}. {self.table.wording.card_text(card)}",
                partial(self._choose, desk, choice, card),
                chosen=isinstance(choice, SomeChoice) and card in choice.chosen,
                id=f"choose-{card}",
            )
            for card in cards
        ]
        return OverMap(Wrap(made, gap=12, align="center"), self.table, id="cards")

    def _choose(self, desk: Desk, choice: Choice, card: str) -> None:
        """One card is the answer; where it is kept among others it is switched on and off, and then confirmed."""
        if isinstance(choice, SomeChoice):
            choice.toggle(card)
            desk.arrange()
            if len(choice.chosen) == choice.decision.high:  # Enter confirms it, instead of taking it back
                self.table.services.focus_confirm()
        else:
            desk.pick_option(card)


def offered(choice: Choice) -> list[str]:
    """The cards among the options."""
    if isinstance(choice, SomeChoice):
        return list(choice.decision.items)
    assert isinstance(choice, OneChoice)
    return [option for option in choice.decision.options if isinstance(option, str) and option.startswith(DECK_LETTERS)]
