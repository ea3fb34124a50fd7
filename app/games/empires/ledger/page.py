"""The page of the ledger as a whole: treasury, technologies, shop; and the buttons beside its question."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from app.games.empires.designer.board import DrawingBoard
from app.games.empires.designer.drawing import Drawing
from app.games.empires.ledger.ladder import BRANCHES, ladders
from app.games.empires.ledger.leaves import Leaves
from app.games.empires.ledger.sheet import BUILD, RESEARCH, TROOPS, Sheet
from app.games.empires.ledger.shop import shop
from app.games.empires.ledger.treasury import SMALL, treasury
from app.games.empires.overlay import OverMap
from app.games.empires.pages.rows import TOLD
from app.scenes.remembered import recall, remember
from app.table.actions import doing
from app.table.choose import FormChoice
from app.table.docking import free_boxes
from app.table.prompt_kinds import Stepper
from app.text.texts import message_id
from app.ui.buttons import LowButton
from app.ui.labels import Caps, Paragraph
from app.ui.layout import Column, Row
from app.ui.widget import Widget
from rules.empires.questions import ECONOMY_SHEET

if TYPE_CHECKING:
    from app.games.empires.table import EmpiresTable
    from app.table.desk import Desk
    from rules.empires.sight.seen import SheetSeen


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


TOPIC, SHEETS, MOST_KEPT = "empires-ledger", "sheets", 20  # where sheets are remembered, of so many matches


class WareStepper(Stepper):
    """The number of a line, whose + is greyed with its reason when no counter is free (SE-7.5.6, UX-19)."""

    def __init__(self, ledger: Ledger, sheet: Sheet, field: str, place: int, *said: Any, **more: Any) -> None:
        super().__init__(*said, **more)
        self._ledger, self._sheet, self._line = ledger, sheet, (field, place)

    def refused(self) -> str:
        reason = self._sheet.no_counter(*self._line) if self._line[0] in (BUILD, TROOPS) else None
        return self._ledger.table.reason(reason) if reason is not None else ""


class Ledger:
    """Makes the page, and remembers what was bought last for "as last time"."""

    def __init__(self, table: EmpiresTable) -> None:
        self.table = table
        self.sheet: Sheet | None = None
        self.unfolded = False  # whether the groups that can be scuttled are listed
        self.drafts = False  # whether the unique ship is on the drawing board
        self.vintage = False  # whether the shop lists older equipment

    @property
    def printed(self) -> SheetSeen:
        """What the sheet is written with: there is one while this page is shown."""
        seen = self.table.seen["sheet"]
        assert seen is not None
        return seen

    def word(self, name: str, **values: object) -> str:
        return self.table.texts(message_id("empires-ledger", name), **values)

    def follow(self, desk: Desk) -> Sheet | None:
        """The sheet on the desk, if that is the question."""
        choice = desk.choice
        asked = choice if isinstance(choice, FormChoice) and choice.decision.prompt == ECONOMY_SHEET else None
        if not self.table.seen.get("sheet"):
            asked = None
        if self.sheet is not None and (asked is None or asked.decision.seat != self.sheet.choice.decision.seat):
            self._keep(self.sheet)  # it was handed in: what it bought is kept for the next one
            self.sheet = None
        if asked is None:
            return None
        if self.sheet is None or self.sheet.choice is not asked:
            self.sheet, self.unfolded, self.drafts, self.vintage = Sheet(asked), False, False, False
        return self.sheet

    def _kept(self) -> dict[str, dict[str, dict[str, int]]]:
        """What each seat of this match bought last, also before the program was left."""
        found: dict[str, dict[str, dict[str, int]]] = self._all_kept().get(self.table.match.files.match_id, {})
        return found

    def _all_kept(self) -> dict[str, Any]:
        found = recall(self.table.kit.app, TOPIC, SHEETS)
        return found if isinstance(found, dict) else {}

    def _keep(self, sheet: Sheet) -> None:
        """What was bought; a sheet that bought nothing leaves the one before it for the next time."""
        match, seat, written = self.table.match.files.match_id, sheet.choice.decision.seat, sheet.written()
        if not any(written.values()):
            return
        others = {id: kept for id, kept in self._all_kept().items() if id != match}
        latest = dict(list(others.items())[-MOST_KEPT:])
        remember(self.table.kit.app, TOPIC, SHEETS, {**latest, match: {**self._kept(), str(seat): written}})

    def controls(self, desk: Desk) -> list[Widget] | None:
        """None of the sheet's in the prompt bar: they are on the page."""
        sheet = self.follow(desk)
        if sheet is None:
            return None
        made: list[Widget] = []
        if sheet.choice.changed:  # at the left of the others, so that none of them moves when it comes
            made.append(LowButton(self.word("back"), doing(desk.back), icon="undo", id="form-back"))
        kept = self._kept().get(str(sheet.choice.decision.seat))
        if kept and any(kept.values()):
            again = partial(sheet.write_again, kept, lambda: not sheet.choice.problems())
            made.append(LowButton(self.word("again"), self.doing(desk, again), id="ledger-again"))
        return made

    def panel(self, desk: Desk) -> Widget | None:
        sheet = self.follow(desk)
        if sheet is None:
            return None
        parts = [treasury(self, desk, sheet), *(ladders(self, desk, sheet, column) for column in (0, 1))]
        wares = [shop(self, desk, sheet), drafting(self, desk, sheet)]
        sold = Column([part for part in wares if part is not None], gap=14)
        return OverMap(Leaves([*parts, sold]), self.table, id="ledger", fill=True)

    def purse(self, page: Widget | None) -> Widget | None:
        """The treasury, if it has a column of its own."""
        purse = page.find("ledger-treasury") if page is not None else None
        return None if page is None or purse is None or purse.rect.width > page.rect.width // 3 else purse

    def free(self, page: Widget | None) -> list[pygame.Rect]:
        """What its columns leave of the page."""
        purse = self.purse(page)
        if page is None or purse is None or purse.parent is None:
            return []
        edge = purse.rect.x - page.rect.x
        written = [column.rect.inflate(edge, edge) for column in purse.parent.children()]
        return free_boxes(page.rect.inflate(-edge, -edge), written)

    def first_line(self) -> str:
        """The first technology that can be bought."""
        offered = self.sheet.items(RESEARCH) if self.sheet is not None else []
        return next((f"research-{name}" for _, names in BRANCHES[0] for name in names if name in offered), "")

    def warning(self, choice: FormChoice) -> str:
        """SE-7.1.1: CP that cannot be saved are lost; UX-39: nobody seals by accident what nobody has touched."""
        seen = self.table.seen.get("sheet")
        if choice.decision.prompt != ECONOMY_SHEET or not seen:
            return ""
        lost = Sheet(choice).left() - seen["saved"]
        if lost > 0:
            return self.word("unsaved", cp=lost, most=seen["saved"])
        left = Sheet(choice).left()
        return self.word("untouched", cp=left) if left > 0 and not choice.changed else ""

    # --- for the parts of the page

    def doing(self, desk: Desk, act: Callable[[], object]) -> Callable[[], None]:
        def done() -> None:
            act()
            desk.arrange()

        return done

    def unfold(self, desk: Desk, what: str = "unfolded") -> Callable[[], None]:
        """List the groups that could be scuttled, older equipment, or put the unique ship on the drawing board."""
        return self.doing(desk, partial(setattr, self, what, True))

    def stepper(
        self, desk: Desk, sheet: Sheet, field: str, place: int, words: str | Widget
    ) -> Widget:  # fmt: skip
        """A line with a number."""

        def change(number: int) -> None:
            sheet.set(field, place, number)
            desk.arrange()

        step = WareStepper(
            self,
            sheet,
            field,
            place,
            "",
            lambda: sheet.number(field, place),
            lambda: sheet.span(field, place),
            change,
            lambda: False,  # Enter on a line does not seal the sheet
            id=f"{field}-{place}",
        )
        said = Paragraph(words, SMALL) if isinstance(words, str) else words
        return Row([said, step], flex={0: 1.0}, gap=8)
