"""The drawing board: rows of values with their prices, abilities with what they do, and the price part by part."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from app.games.empires.counters import UnitArt
from app.games.empires.designer.drawing import VALUES, Drawing
from app.games.empires.pages.rows import NOTE, ArtView
from app.text.speech import signed
from app.text.texts import message_id
from app.ui.buttons import LowButton
from app.ui.context import CAPS, STRONG, Style
from app.ui.labels import Divider, Label, Paragraph
from app.ui.layout import Column, Row, Wrap
from app.ui.widget import Widget
from rules.empires.printed.designer import ABILITIES

if TYPE_CHECKING:
    from app.games.empires.table import EmpiresTable
    from app.table.desk import Desk

SMALL, WRONG = Style(size="small"), Style(weight="medium", role="harm_text")
SHIP = "unique_ship"
BUTTON = 0.36  # of a line with what an ability does
SIZES = {1: 84.0, 2: 104.0, 3: 124.0}  # how large the ship is drawn, by its hull


class DrawingBoard:
    """Makes the parts of the page for one drawing."""

    def __init__(self, table: EmpiresTable, desk: Desk, drawing: Drawing) -> None:
        self.table, self.desk, self.drawing = table, desk, drawing

    def word(self, name: str, **values: object) -> str:
        return self.table.texts(message_id("empires-designer", name), **values)

    def _doing(self, act: Callable[[], object]) -> Callable[[], None]:
        def done() -> None:
            act()
            self.desk.arrange()

        return done

    # --- the choice

    def values(self) -> Widget:
        """One row for each value: pressing a value takes it; below it stands what it costs."""
        made: list[Widget] = []
        for field in VALUES:
            asked = self.drawing.choice.parts[field].decision
            made.append(Paragraph(self.table.field_name(asked), CAPS))
            made.append(Wrap([self._value(field, value) for value in self.drawing.options(field)], gap=8))
        return Column(made, gap=8, id="designer-values", region=True)

    def _value(self, field: str, value: Any) -> Widget:
        cp = self.drawing.price_of(field, value)
        label = self.word("value", value=value, cp=signed(cp))
        chosen = self.drawing.value(field) == value
        act = self._doing(partial(self.drawing.lay, field, value))
        return LowButton(label, act, chosen=chosen, id=f"design-{field}-{value}")

    def abilities(self, told: bool = False) -> Widget:
        """Each with its price; what it does is told beside it, or when it is pointed at and of chosen ones below."""
        asked = self.drawing.choice.parts[ABILITIES].decision
        made: list[Widget] = [Paragraph(self.table.field_name(asked), CAPS)]
        buttons = []
        for ability in self.drawing.abilities:
            chosen = ability in self.drawing.chosen
            cp = signed(self.drawing.price_of_ability(ability))
            label = self.word("value", value=self._name(ability), cp=cp)
            act = self._doing(partial(self.drawing.toggle, ability))
            able = chosen or not self.drawing.is_full
            align = "left" if told else "center"
            button = LowButton(label, act, chosen=chosen, enabled=able, align=align, id=f"design-ability-{ability}")
            button.tip = "" if told else self._help(ability)
            buttons.append(button)
        if told:
            helps = [Paragraph(self._help(ability), NOTE) for ability in self.drawing.abilities]
            rows = [Row([*pair], flex={0: BUTTON, 1: 1 - BUTTON}, gap=12) for pair in zip(buttons, helps, strict=True)]
            return Column([*made, *rows], gap=8, id="designer-abilities", region=True)
        made.append(Wrap(buttons, gap=8))
        for ability in self.drawing.chosen:
            said = self.word("ability", ability=self._name(ability), help=self._help(ability))
            made.append(Paragraph(said, NOTE))
        return Column(made, gap=8, id="designer-abilities", region=True)

    def _name(self, ability: str) -> str:
        said = self.table.wording.word("ability", ability)
        return said[:1].upper() + said[1:]

    def _help(self, ability: str) -> str:
        return self.table.texts(message_id("empires-ability", ability, "help"))

    # --- what it comes to

    def price(self, large: float = 1.0) -> Widget:
        """The ship, and its price part by part (CL-19.2.1), with the class that was raised by itself (EC-41)."""
        parts = self.drawing.price()
        values = self.drawing.values
        seat = self.drawing.choice.decision.seat
        picture = ArtView(self.desk, UnitArt("unit", SHIP, seat), SIZES[values["hull"]] * large, 1.0)
        made: list[Widget] = [picture, Label(self.table.wording.word("design", "values", **_shown(values)), STRONG)]
        for part in parts[:-1]:
            made.append(_line(self._part(part.what, part.id), signed(part.cp, plus=True)))
        total = parts[-1]
        made.append(Divider(plain=True))
        sum_ = Label(self.word("cp", cp=total.cp), STRONG, id="designer-price")
        made.append(Row([Label(self.word("sum"), STRONG), sum_], flex={0: 1.0}))
        if total.id:
            made.append(Paragraph(self.word("size", size=int(total.id)), NOTE))
        problem = self.drawing.problem()
        if problem is not None:
            made.append(Paragraph(self.table.reason(problem), WRONG))
        return Column(made, gap=5, id="designer-price-list", region=True)

    def _part(self, what: str, value: str) -> str:
        if what in ("class", "attack", "defence", "hull", "raised"):
            return self.word(f"part-{what}", value=value)
        return self._name(what)


def _shown(values: dict[str, Any]) -> dict[str, Any]:
    return {name: values[name] for name in ("class", "attack", "defence", "hull")}


def _line(words: str, number: str) -> Widget:
    return Row([Paragraph(words, SMALL), Label(number, SMALL)], flex={0: 1.0})
