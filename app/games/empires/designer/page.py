"""The page before the game: values and abilities beside each other, and the price with the ship."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.games.empires.designer.board import DrawingBoard
from app.games.empires.designer.drawing import Drawing
from app.games.empires.ledger.leaves import Leaves
from app.games.empires.overlay import OverMap
from app.table.actions import doing
from app.table.choose import FormChoice
from app.ui.buttons import LowButton
from app.ui.widget import Widget
from rules.empires.questions import GAME_DESIGN

if TYPE_CHECKING:
    from app.games.empires.table import EmpiresTable
    from app.table.desk import Desk

# By how many columns there are: which parts lie in each, and how wide it is compared with the others.
LAYOUTS = {
    3: (((0,), 0.8), ((1,), 2.0), ((2,), 0.66)),
    2: (((0, 1), 1.3), ((2,), 0.7)),
    1: (((2, 0, 1), 1.0),),
}


class DesignerPage:
    """For one table."""

    def __init__(self, table: EmpiresTable) -> None:
        self.table = table

    def drawing(self, desk: Desk) -> Drawing | None:
        choice = desk.choice
        asked = isinstance(choice, FormChoice) and choice.decision.prompt == GAME_DESIGN
        return Drawing(choice) if asked and isinstance(choice, FormChoice) else None

    def controls(self, desk: Desk) -> list[Widget] | None:
        """All that is chosen is on the page; beside the question a change can be taken back."""
        drawing = self.drawing(desk)
        if drawing is None:
            return None
        if not drawing.choice.changed:
            return []
        back = self.table.ledger.word("back")
        return [LowButton(back, doing(desk.back), icon="undo", id="form-back")]

    def panel(self, desk: Desk) -> Widget | None:
        drawing = self.drawing(desk)
        if drawing is None:
            return None
        board = DrawingBoard(self.table, desk, drawing)
        leaves = Leaves([board.values(), board.abilities(told=True), board.price(large=1.7)], layouts=LAYOUTS)
        return OverMap(leaves, self.table, id="designer", fill=True)
