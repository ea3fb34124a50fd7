"""The cards of a card set to look at, enlarged and with all their words (UX-104)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.games.kaosz.decks.collection import Filter
from app.games.kaosz.decks.piles import PICTURES, DeckPileCard, PileView
from app.games.kaosz.decks.scene import CardScene
from app.ui.buttons import Button
from app.ui.dialog import Panel
from app.ui.labels import Heading
from app.ui.layout import Column, Pad, Row
from app.ui.widget import Widget

if TYPE_CHECKING:
    from app.ui.program import Program

CARDS = "gallery"


def open_gallery(app: Program, set_id: str) -> None:
    app.push(GalleryScene(app, set_id))


class GalleryScene(CardScene):
    """All cards of one set in a grid."""

    name = "deck-gallery"
    title = "sets-title"

    def __init__(self, app: Program, set_id: str) -> None:
        super().__init__(app)
        self.set_id = set_id
        self.first_focus = f"pile-{CARDS}"

    def page(self) -> Widget:
        known = {info.id: info for info in self.cards.collection.sets()}
        info = known.get(self.set_id)
        cards = self.cards.finder.found(Filter(sets=(self.set_id,)), "species") if info else []
        title = self.ctx.texts.translated(info.name) if info else self.set_id
        back = Button(self.texts("back"), self.app.pop, icon="back", kind="quiet", id="back")
        heading = Heading(self.texts("deck-row", name=title, count=len(cards)))
        head = Row([back, heading], gap=16, flex={1: 1}, region=True)
        view = PileView(
            self,
            CARDS,
            [DeckPileCard(card) for card in cards],
            form=PICTURES,
            least=132,
            hint=self.texts("deck-gallery-none"),
        )
        return Pad(
            Column([head, Panel(Column([view], flex={0: 1}, region=True), x=14, y=12)], gap=12, flex={1: 1}), x=22, y=16
        )
