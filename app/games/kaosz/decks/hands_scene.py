"""Sample hands: draw, take the mulligan, draw on; how a deck begins before it is played (UX-102)."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from app.games.kaosz.decks.collection import GAME
from app.games.kaosz.decks.hands import SampleHand, chance_of
from app.games.kaosz.decks.model import DeckList
from app.games.kaosz.decks.piles import PICTURES, DeckPileCard, PileView
from app.games.kaosz.decks.scene import CardScene
from app.games.kaosz.decks.shelf import offer_of
from app.ui.buttons import Button
from app.ui.context import DIM, STRONG
from app.ui.dialog import Panel
from app.ui.input import Act, Intent
from app.ui.labels import Heading, Label, Paragraph
from app.ui.layout import Column, Pad, Row, Wrap
from app.ui.widget import Widget
from rules.kaosz.flows.setup import CREDITS

if TYPE_CHECKING:
    from app.scenes.draft import Draft
    from app.ui.program import Program

HAND = "hand"


class HandScene(CardScene):
    """The opening hand on the table, with what can be done with it."""

    name = "deck-hand"
    title = "deck-hand"

    def __init__(self, app: Program, deck: DeckList, seed: int | None = None) -> None:
        super().__init__(app)
        self.deck = deck
        self.quick = deck.ruleset == "quickstart"
        chance = int.from_bytes(os.urandom(6), "big") if seed is None else seed
        self.hand = SampleHand(deck.designs(), chance, self.quick)
        self.first_focus = "again"

    def page(self) -> Widget:
        back = Button(self.texts("back"), self.app.pop, icon="back", kind="quiet", id="back")
        head = Row([back, Heading(self.texts("deck-hand-of", name=self.deck.name))], gap=16, flex={1: 1}, region=True)
        entries = [DeckPileCard(card) for card in self.hand.cards]
        self.view = PileView(
            self,
            HAND,
            entries,
            form=PICTURES,
            least=self._least(len(entries)),
            hint=self.texts("deck-hand-none"),
            icon="hand",
            centred=True,
        )
        table = Panel(Column([self.view], flex={0: 1}, region=True), x=18, y=14)
        return Pad(Column([head, table, self._told(), self._tools()], gap=12, flex={1: 1}), x=24, y=16, most=1500)

    def _least(self, count: int) -> float:
        """As large as the cards fit into one row, so that their texts can be read."""
        room = self.ctx.size[0] / self.ctx.scale - 120
        high = self.ctx.size[1] / self.ctx.scale - 330
        wide = min(room / max(1, count) - 14, high / 1.45, 300)
        return float(max(96.0, wide) / self.ctx.text_scale**0.55)

    def _told(self) -> Widget:
        faces = self.cards.collection.faces
        known = [faces[card] for card in self.hand.cards if card in faces]
        ships = sum(1 for face in known if face.type == "ship")
        early = [
            card
            for card in self.deck.designs()
            if card in faces and faces[card].type == "ship" and 0 <= faces[card].cost <= CREDITS
        ]
        chance = round(100 * chance_of(len(early), self.deck.size))
        line = self.texts("deck-hand-facts", cards=len(self.hand.cards), ships=ships, left=self.hand.left)
        odds = self.texts("deck-hand-odds", credits=CREDITS, percent=chance)
        return Column([Label(line, STRONG, align="center"), Paragraph(odds, DIM, align="center", prefer=800)], gap=2)

    def _tools(self) -> Widget:
        hand = self.hand
        if self.quick:
            why = self.texts("deck-hand-quick")
        elif hand.redrawn:
            why = self.texts("deck-hand-once")
        else:
            why = self.texts("deck-hand-first")
        redraw = Button(
            self.texts("deck-hand-redraw"),
            self._redraw,
            icon="rotate",
            id="redraw",
            enabled=hand.may_redraw,
            tip=self.texts("deck-hand-redraw-help") if hand.may_redraw else why,
        )
        draw = Button(
            self.texts("deck-hand-draw"),
            self._draw_one,
            icon="plus",
            id="draw",
            enabled=hand.left > 0,
            tip="" if hand.left else self.texts("deck-hand-empty"),
        )
        again = Button(
            self.texts("deck-hand-again"),
            self._again,
            icon="dice",
            kind="main",
            id="again",
            enabled=self.deck.size > 0,
            tip="" if self.deck.size else self.texts("deck-hand-none"),
        )
        return Wrap([redraw, draw, again, self._play_button()], gap=12, align="center", region=True)

    def _play_button(self) -> Widget:
        possible = self.draft() is not None
        return Button(
            self.texts("deck-hand-play"),
            self._play,
            icon="play",
            id="play-deck",
            enabled=possible,
            tip="" if possible else self.texts("deck-hand-play-not"),
        )

    def draft(self) -> Draft | None:
        """A game in which the first seat plays this deck, under the first preset that allows it."""
        from app.games.kaosz.lobby import PRESETS, pick_deck
        from app.scenes.lobby import first_draft

        for preset in PRESETS:
            offer = offer_of(self.app.places, self.deck, preset.options)
            if offer is not None:
                draft = first_draft(GAME)
                preset.put(draft)
                pick_deck(draft.chairs[0], offer)
                return draft
        return None

    def _play(self) -> None:
        from app.scenes.setup import SetupScene

        self.app.push(SetupScene(self.app, GAME, self.draft()))

    def _redraw(self) -> None:
        self.hand.redraw()
        self._deal()

    def _draw_one(self) -> None:
        self.hand.draw()
        self._deal()

    def _again(self) -> None:
        self.hand.again()
        self._deal()

    def _deal(self) -> None:
        self.app.sound("card")
        self.rebuild()

    def intent(self, intent: Intent) -> bool:
        if isinstance(intent, Act) and intent.action == "why" and not intent.released:
            self.open_rule("KG-11.4" if self.quick else "KG-4.13")
            return True
        return super().intent(intent)
