"""The treasury: what was saved, what came in, what is spent, what is left; and groups that could be scuttled."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from app.games.empires.ledger.sheet import BID, CONVERT, SCUTTLE, Sheet
from app.games.empires.log_words import INCOME
from app.text.speech import capital, signed
from app.ui.buttons import LowButton
from app.ui.context import STRONG, Style
from app.ui.labels import Caps, Divider, Label, Paragraph
from app.ui.layout import Column, Row
from app.ui.widget import Widget
from rules import Event
from rules.core.forms import WHOLE

if TYPE_CHECKING:
    from app.games.empires.ledger.page import Ledger
    from app.table.desk import Desk

SMALL, WRONG = Style(size="small"), Style(weight="medium", role="harm_text")
HAVE = "have"
OTHER = "other"
NEWEST = 16  # lines of the log: income comes with the answer before the sheets
DUES = (HAVE, "upkeep", "debt")  # they stand before anything is bought
PLAIN_LINES = (HAVE, "upkeep", "debt", "bid", "convert", "redesign")


def treasury(ledger: Ledger, desk: Desk, sheet: Sheet) -> Widget:
    lines = sheet.lines()
    due = [line for line in lines if line.what in DUES]
    rows: list[Widget] = []
    for field in (BID, CONVERT):  # above what grows and shrinks with every purchase, so that they stay where they are
        low, high = sheet.span(field)
        if high > low:
            words = ledger.table.field_name(sheet.choice.parts[field].decision)
            rows.append(ledger.stepper(desk, sheet, field, 0, words))
    rows += [*_scuttling(ledger, desk, sheet), Caps(ledger.word("purse")), *_lines(ledger, sheet, due)]
    if any(line.cp < 0 for line in due):  # what is left of the purse before anything is bought
        rows += [Divider(plain=True), _line(ledger.word("free"), _sum(ledger, due), "ledger-free")]
    rows += _lines(ledger, sheet, [line for line in lines if line.what not in DUES])
    left = sheet.left()
    total = Label(_sum(ledger, lines), STRONG if left >= 0 else WRONG, id="ledger-left")
    rows += [Divider(plain=True), Row([Label(ledger.word("left"), STRONG), total], flex={0: 1.0})]
    most = ledger.printed["saved"]
    if left > most:
        rows.append(Paragraph(ledger.word("unsaved", cp=left - most, most=most), Style(size="small", role="warn")))
    rows += [Paragraph(ledger.table.reason(reason), WRONG) for reason in _wrong(sheet)]
    return Column(rows, gap=6, id="ledger-treasury", region=True)


def _lines(ledger: Ledger, sheet: Sheet, lines: Iterable[Any]) -> list[Widget]:
    made: list[Widget] = []
    for line in lines:
        if line.what == HAVE and not line.id:
            made += _income(ledger, line.cp)
        elif line.cp or line.rp:
            made.append(_line(_words(ledger, sheet, line), _signed(ledger, line.cp, line.rp)))
    return made


def _line(words: str, number: str, id: str = "") -> Widget:
    return Row([Paragraph(words, SMALL), Label(number, SMALL, id=id)], flex={0: 1.0})


def _sum(ledger: Ledger, lines: Sequence[Any]) -> str:
    cp, rp = sum(line.cp for line in lines), sum(line.rp for line in lines)
    return f"{signed(cp)} · {ledger.word('rp', number=signed(rp))}" if rp else signed(cp)


def _income(ledger: Ledger, have: int) -> list[Widget]:
    """What is there, by where it came from in this phase; a game that was just opened tells only the sum."""
    match = ledger.table.match
    newest = match.log.lines(max(0, len(match.session.log) - NEWEST))
    came = earned(event for line in reversed(newest) for event in reversed(line.events))
    saved = have - sum(cp for _, cp in came.values())
    made = [_line(ledger.word(f"income-{why}", count=count), _signed(ledger, cp)) for why, (count, cp) in came.items()]
    if not came:
        return [_line(ledger.word("line-have"), _signed(ledger, have))]
    return [_line(ledger.word("saved"), _signed(ledger, saved)), *made] if saved else made


def earned(events: Iterable[Event]) -> dict[str, tuple[int, int]]:
    """How many sources of each kind brought how much CP in this Economic Phase; the newest event first."""
    found: dict[str, tuple[int, int]] = {}
    for event in events:
        if event.kind == "phase":
            break
        if event.kind == "cp" and event.data["by"] > 0:
            why = event.data["why"] if event.data["why"] in INCOME else OTHER
            count, cp = found.get(why, (0, 0))
            found[why] = count + 1, cp + event.data["by"]
    return {why: found[why] for why in (*INCOME, OTHER) if why in found}


def _words(ledger: Ledger, sheet: Sheet, line: Any) -> str:
    """A line of the running total."""
    words = ledger.table.wording
    if line.what in PLAIN_LINES:
        return ledger.word(f"line-{line.what}{'-rp' if line.what == HAVE and line.id else ''}")
    if line.what in ("research", "research_after", "grants"):
        said = capital(words.technology(line.id))
    elif line.what in ("cards", "scrap"):
        said = words.label(sheet.choice.parts[line.what].decision, line.id)
    else:
        said = words.slot(sheet.choice.parts[line.what].decision, line.id)
    return f"{line.number} × {said}" if line.number > 1 else said


def _wrong(sheet: Sheet) -> list[Any]:
    found = sheet.choice.problems()
    return [found[name] for name in found if name == WHOLE or name in sheet.choice.parts]


def _scuttling(ledger: Ledger, desk: Desk, sheet: Sheet) -> list[Widget]:
    """Groups that could be scuttled are listed only if somebody wants to."""
    slots = sheet.slots(SCUTTLE)
    if not slots:
        return []
    if not ledger.unfolded and not any(sheet.number(SCUTTLE, place) for place in range(len(slots))):
        return [LowButton(ledger.word("scuttle"), ledger.unfold(desk), kind="quiet", id="ledger-scuttle")]
    asked = sheet.choice.parts[SCUTTLE].decision
    lines = [
        ledger.stepper(desk, sheet, SCUTTLE, place, ledger.table.wording.slot(asked, slot))
        for place, slot in enumerate(slots)
    ]
    return [Caps(ledger.word("scuttle")), *lines]


def _signed(ledger: Ledger, cp: int, rp: int = 0) -> str:
    told = [signed(cp, plus=True)] if cp else []
    if rp:
        told.append(ledger.word("rp", number=signed(rp, plus=True)))
    return " · ".join(told)
