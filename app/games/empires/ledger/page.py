"""What stands on the page of the ledger: the purse on the left, technologies in the middle, the shop on the right."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from app.games.empires.ledger.sheet import BID, BUILD, LISTS, NUMBERS, PROMPT, RESEARCH, SCUTTLE, Sheet
from app.games.empires.overlay import OverMap
from app.table.actions import doing
from app.table.choose import FormChoice
from app.table.prompt_kinds import Stepper
from app.text.texts import message_id
from app.ui.buttons import LowButton
from app.ui.context import DIM, STRONG, Style
from app.ui.labels import Caps, Label, Paragraph
from app.ui.layout import Column, Grid, Row
from app.ui.widget import Widget
from rules.core.forms import WHOLE

if TYPE_CHECKING:
    from app.games.empires.table import EmpiresTable
    from app.table.desk import Desk

SMALL, WRONG = Style(size="small"), Style(weight="medium", role="harm_text")
GAIN = Style(weight="medium", role="brass_light")
COLUMN = 250  # the least width of a column of the page, in logical pixels


class Ledger:
    """Makes the page, and remembers what was bought last for "as last time"."""

    def __init__(self, table: EmpiresTable) -> None:
        self.table = table
        self.sheet: Sheet | None = None
        self._last: dict[int, dict[str, dict[str, int]]] = {}  # by seat: of this table only
        self._opened = False  # whether the groups that can be scuttled are listed

    def _word(self, name: str, **values: object) -> str:
        return self.table.texts(message_id("empires-ledger", name), **values)

    def follow(self, desk: Desk) -> Sheet | None:
        """The sheet on the desk, if that is the question."""
        choice = desk.choice
        if not isinstance(choice, FormChoice) or choice.decision.prompt != PROMPT or not self.table.seen.get("sheet"):
            if self.sheet is not None:  # it was handed in: what it bought is kept for the next one
                self._last[self.sheet.choice.decision.seat] = self.sheet.written()
            self.sheet = None
            return None
        if self.sheet is None or self.sheet.choice is not choice:
            self.sheet, self._opened = Sheet(choice), False
        return self.sheet

    def controls(self, desk: Desk) -> list[Widget] | None:
        """None of the sheet's in the prompt bar: they are on the page."""
        sheet = self.follow(desk)
        if sheet is None:
            return None
        made: list[Widget] = []
        kept = self._last.get(sheet.choice.decision.seat)
        if kept and any(kept.values()):
            again = partial(sheet.write_again, kept, lambda: not sheet.choice.problems())
            made.append(LowButton(self._word("again"), self._doing(desk, again), id="ledger-again"))
        if sheet.choice.changed:
            made.append(LowButton(self._word("back"), doing(desk.back), icon="undo", id="form-back"))
        return made

    def _doing(self, desk: Desk, act: Callable[[], object]) -> Callable[[], None]:
        def done() -> None:
            act()
            desk.arrange()

        return done

    # --- the page

    def panel(self, desk: Desk) -> Widget | None:
        sheet = self.follow(desk)
        if sheet is None:
            return None
        columns = [self._purse(desk, sheet), self._technologies(desk, sheet), self._shop(desk, sheet)]
        page = Grid(columns, least=COLUMN, most=3, gap=18)
        return OverMap(page, self.table, id="ledger")

    def _purse(self, desk: Desk, sheet: Sheet) -> Widget:
        """Income is there already; what is spent stands below it, and what is left."""
        rows: list[Widget] = [Caps(self._word("purse"))]
        low, high = sheet.span(BID)
        if high > low:
            rows.append(self._stepper(desk, sheet, BID, 0, self.table.field_name(sheet.choice.parts[BID].decision)))
        left, rp = 0, 0
        for line in sheet.lines():
            left, rp = left + line.cp, rp + line.rp
            if line.cp or line.rp:
                rows.append(
                    Row([Label(self._line(line), SMALL), Label(_signed(line.cp, line.rp), SMALL)], flex={0: 1.0})
                )
        total = f"{left}" if not rp else f"{left} · {rp} RP"
        style = STRONG if left >= 0 else WRONG
        rows.append(Row([Label(self._word("left"), STRONG), Label(total, style, id="ledger-left")], flex={0: 1.0}))
        rows += [Paragraph(self.table.reason(reason), WRONG) for reason in self._wrong(sheet)]
        return Column([*rows, *self._scuttling(desk, sheet)], gap=6)

    def _wrong(self, sheet: Sheet) -> list[Any]:
        found = sheet.choice.problems()
        return [found[name] for name in found if name == WHOLE or name in sheet.choice.parts]

    def _line(self, line: Any) -> str:
        """A line of the running total in words."""
        words = self.table.wording
        if line.what in ("have", "upkeep", "debt", "bid", "convert"):
            return self._word(f"line-{line.what}{'-rp' if line.what == 'have' and line.id else ''}")
        if line.what in ("research", "research_after", "grants"):
            said = _capital(words.technology(line.id))
        elif line.what in ("cards", "scrap"):
            said = words.label(self.sheet.choice.parts[line.what].decision, line.id) if self.sheet else line.id
        else:
            said = words.slot(self._decision(line.what), line.id)
        return f"{line.number} × {said}" if line.number > 1 else said

    def _decision(self, name: str) -> Any:
        assert self.sheet is not None
        return self.sheet.choice.parts[name].decision

    def _scuttling(self, desk: Desk, sheet: Sheet) -> list[Widget]:
        """Groups that could be scuttled are listed only if somebody wants to."""
        slots = sheet.slots(SCUTTLE)
        if not slots:
            return []
        if not self._opened and not any(sheet.number(SCUTTLE, place) for place in range(len(slots))):

            def unfold() -> None:
                self._opened = True

            return [LowButton(self._word("scuttle"), self._doing(desk, unfold), kind="quiet", id="ledger-scuttle")]
        asked = self._decision(SCUTTLE)
        lines = [
            self._stepper(desk, sheet, SCUTTLE, place, self.table.wording.slot(asked, slot))
            for place, slot in enumerate(slots)
        ]
        return [Caps(self._word("scuttle")), *lines]

    def _stepper(self, desk: Desk, sheet: Sheet, name: str, place: int, said: str) -> Widget:
        def change(number: int) -> None:
            sheet.set(name, place, number)
            desk.arrange()

        step = Stepper(
            "",
            lambda: sheet.number(name, place),
            lambda: sheet.span(name, place),
            change,
            desk.confirm,
            id=f"{name}-{place}",
        )
        return Row([Paragraph(said, SMALL), step], flex={0: 1.0}, gap=8)

    def _technologies(self, desk: Desk, sheet: Sheet) -> Widget:
        """The ladder: the present level, the next one with its price, and what it brings (UX-53)."""
        seen = self.table.seen["sheet"]
        rows: list[Widget] = [Caps(self._word("technologies"))]
        offered, bought = sheet.items(RESEARCH), sheet.chosen(RESEARCH)
        for name, level in seen["levels"].items():
            price = seen["next"][name]
            said = _capital(self.table.wording.technology(name))
            tip = self._help(name)
            if price is None:
                rows.append(Label(self._word("highest", technology=said, level=level), DIM, tip=tip))
                continue
            label = self._word("level", technology=said, level=level, next=level + 1, cp=price)
            if name in offered:
                act = self._doing(desk, partial(sheet.toggle, RESEARCH, name))
                rows.append(LowButton(label, act, chosen=name in bought, id=f"research-{name}", tip=tip))
            else:
                rows.append(Label(label, DIM, tip=tip))
        grants = sheet.slots("grants")
        if grants:
            asked = self._decision("grants")
            rows += [
                self._stepper(desk, sheet, "grants", place, self.table.wording.slot(asked, slot))
                for place, slot in enumerate(grants)
            ]
        for field in LISTS[1:]:
            rows += self._listed(desk, sheet, field)
        return Column(rows, gap=8)

    def _help(self, name: str) -> str:
        message = message_id("empires-technology", name, "help")
        return self.table.texts(message) if self.table.texts.has(message) else ""

    def _listed(self, desk: Desk, sheet: Sheet, field: str) -> list[Widget]:
        """A field in which things are named, such as captured ships to be scrapped."""
        items = sheet.items(field)
        if not items:
            return []
        asked = self._decision(field)
        made: list[Widget] = [Caps(self.table.field_name(asked))]
        for item in items:
            act = self._doing(desk, partial(sheet.toggle, field, item))
            label = self.table.wording.label(asked, item)
            made.append(LowButton(label, act, chosen=item in sheet.chosen(field), id=f"{field}-{item}"))
        return made

    def _shop(self, desk: Desk, sheet: Sheet) -> Widget:
        """What can be placed where, colony by colony, with prices and the free capacity of the shipyards."""
        rows: list[Widget] = [Caps(self._word("shop"))]
        for hex, lines in self._by_hex(sheet).items():
            rows.append(Paragraph(self._place(sheet, hex), GAIN))
            for name, place, said in lines:
                rows.append(self._stepper(desk, sheet, name, place, said))
        return Column(rows, gap=8)

    def _by_hex(self, sheet: Sheet) -> Mapping[int, list[tuple[str, int, str]]]:
        """The lines of the shop: field, number of the line, words."""
        own = {group["slot"]: group["hex"] for owner in self.table.seen["counters"] for group in owner["own"] or ()}
        found: dict[int, list[tuple[str, int, str]]] = {}
        for name in (BUILD, *NUMBERS[1:]):
            for place, slot in enumerate(sheet.slots(name)):
                thing, joins, group = slot.partition("+")
                thing, _, hex = thing.partition("@")
                where = own[int(group)] if joins else int(hex)
                found.setdefault(where, []).append(
                    (name, place, self._ware(name, thing, int(group) if joins else None))
                )
        return dict(sorted(found.items()))

    def _ware(self, name: str, thing: str, joins: int | None) -> str:
        words, price = self.table.wording, self.table.seen["sheet"]["units"].get(thing)
        said = _capital(words.thing(thing))
        if joins is not None:
            said = self._word("joins", unit=said)
        return self._word("ware", unit=said, cp=price) if price is not None and name == BUILD else said

    def _place(self, sheet: Sheet, hex: int) -> str:
        seen = self.table.seen["sheet"]
        said = self.table.wording.hex(hex)
        capacity = next((halves for place, halves in seen["yards"] if place == hex), None)
        if capacity is None:
            return self._word("colony", hex=said)
        used = 0
        for place, slot in enumerate(sheet.slots(BUILD)):
            thing, at, where = slot.partition("@")
            if at and int(where) == hex:
                used += seen["hulls"].get(thing, 0) * sheet.number(BUILD, place)
        return self._word("yard", hex=said, free=_halves(capacity - used), all=_halves(capacity))


def _capital(said: str) -> str:
    return said[:1].upper() + said[1:]


def _halves(halves: int) -> str:
    return f"{halves // 2}½" if halves % 2 else str(halves // 2)


def _signed(cp: int, rp: int) -> str:
    told = [f"{number:+d}{unit}".replace("-", "−") for number, unit in ((cp, ""), (rp, " RP")) if number]
    return " · ".join(told)
