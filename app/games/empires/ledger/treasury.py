"""The treasury: what was saved, what came in, what is spent, what is left; and groups that could be scuttled."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from app.games.empires.ledger.sheet import BID, CONVERT, SCUTTLE, Sheet
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
INCOME = ("colony", "minerals", "pipeline", "nebula", "industry", "factories", "traders", "spoils")
OTHER = "other"
NEWEST = 16  # lines of the log: income comes with the answer before the sheets
PLAIN_LINES = (HAVE, "upkeep", "debt", "bid", "convert", "redesign")


def treasury(ledger: Ledger, desk: Desk, sheet: Sheet) -> Widget:
    rows: list[Widget] = [Caps(ledger.word("purse"))]
    left, rp = 0, 0
    for line in sheet.lines():
        left, rp = left + line.cp, rp + line.rp
        if line.what == HAVE and not line.id:
            rows += _income(ledger, line.cp)
        elif line.cp or line.rp:
            rows.append(_line(_words(ledger, sheet, line), _signed(line.cp, line.rp)))
    total = f"{left}" if not rp else f"{left} · {rp} RP"
    style = STRONG if left >= 0 else WRONG
    rows.append(Divider(plain=True))
    rows.append(Row([Label(ledger.word("left"), STRONG), Label(total, style, id="ledger-left")], flex={0: 1.0}))
    most = ledger.table.seen["sheet"]["saved"]
    if left > most:
        rows.append(Paragraph(ledger.word("unsaved", cp=left - most, most=most), Style(size="small", role="warn")))
    rows += [Paragraph(ledger.table.reason(reason), WRONG) for reason in _wrong(sheet)]
    for field in (BID, CONVERT):
        low, high = sheet.span(field)
        if high > low:
            words = ledger.table.field_name(sheet.choice.parts[field].decision)
            rows.append(ledger.stepper(desk, sheet, field, 0, words))
    return Column([*rows, *_scuttling(ledger, desk, sheet)], gap=6, id="ledger-treasury", region=True)


def _line(words: str, number: str) -> Widget:
    return Row([Paragraph(words, SMALL), Label(number, SMALL)], flex={0: 1.0})


def _income(ledger: Ledger, have: int) -> list[Widget]:
    """What is there, by where it came from in this phase; a game that was just opened tells only the sum."""
    match = ledger.table.match
    newest = match.history(max(0, len(match.session.log) - NEWEST))
    came = earned(event for line in reversed(newest) for event in reversed(line.events))
    saved = have - sum(cp for _, cp in came.values())
    made = [_line(ledger.word(f"income-{why}", count=count), _signed(cp, 0)) for why, (count, cp) in came.items()]
    if not came:
        return [_line(ledger.word("line-have"), _signed(have, 0))]
    return [_line(ledger.word("saved"), _signed(saved, 0)), *made] if saved else made


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


def capital(said: str) -> str:
    return said[:1].upper() + said[1:]


def _signed(cp: int, rp: int) -> str:
    told = [f"{number:+d}{unit}".replace("-", "−") for number, unit in ((cp, ""), (rp, " RP")) if number]
    return " · ".join(told)
