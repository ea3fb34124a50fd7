"""The unique ship in the ledger (CL-19.2.3): what it is now, and the drawing board for whoever wants another one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.games.empires.designer.board import DrawingBoard
from app.games.empires.designer.drawing import Drawing
from app.games.empires.ledger.sheet import Sheet
from app.games.empires.pages.rows import TOLD
from app.ui.buttons import LowButton
from app.ui.labels import Caps, Paragraph
from app.ui.layout import Column
from app.ui.widget import Widget

if TYPE_CHECKING:
    from app.games.empires.ledger.page import Ledger
    from app.table.desk import Desk


def drafting(ledger: Ledger, desk: Desk, sheet: Sheet) -> Widget | None:
    """None in a game without unique ships."""
    if not Drawing.stands_in(sheet.choice):
        return None
    drawing = Drawing(sheet.choice)
    board = DrawingBoard(ledger.table, desk, drawing)
    told = board.word("now", design=ledger.table.wording.design(drawing.values), cp=drawing.price()[-1].cp)
    made: list[Widget] = [Caps(ledger.word("design")), Paragraph(told, TOLD)]
    if ledger.drafts:
        made += [board.values(), board.abilities(), board.price()]
    else:
        made.append(
            LowButton(ledger.word("redesign"), ledger.unfold(desk, "drafts"), kind="quiet", id="ledger-redesign")
        )
    return Column(made, gap=8, id="ledger-design", region=True)
