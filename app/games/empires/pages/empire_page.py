"""The empires: own points and technology, and what everybody has seen of the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.games.empires.pages.machines import machines_told
from app.games.empires.pages.rows import NOTE, TOLD
from app.table.roles.pages import SidePage
from app.table.seat_symbol import SeatSymbol
from app.text.speech import capital
from app.ui.context import STRONG
from app.ui.labels import Caps, Divider, Paragraph
from app.ui.layout import Column, Row
from app.ui.widget import Widget

if TYPE_CHECKING:
    from app.games.empires.table import EmpiresTable
    from rules.empires.sight.seen import SeatSeen


def empire_page(table: EmpiresTable) -> SidePage:
    name = table.say("page-empire")
    return SidePage("empire", "empires_empire", name, lambda: empires_told(table), lambda: empires_list(table))


def empires_told(table: EmpiresTable) -> tuple[tuple[str, ...], ...]:
    """All that the list is made from: the lines of each seat, and of each machine that comes."""
    return *_seats(table), *machines_told(table)


def _seats(table: EmpiresTable) -> list[tuple[str, ...]]:
    return [tuple(_told(table, seat)) for seat in range(len(table.seen["seats"]))]


def empires_list(table: EmpiresTable) -> Widget:
    made: list[Widget] = []
    for seat, lines in enumerate(_seats(table)):
        name = Paragraph(table.seat_name(seat), STRONG)
        notes = [Paragraph(line, TOLD if seat == table.viewer else NOTE) for line in lines]
        made += [Divider(plain=True)] if made else []
        made.append(Row([SeatSymbol(seat, 24), Column([name, *notes], gap=3)], gap=10, align="top", flex={1: 1.0}))
    machines = machines_told(table)
    made += [Divider(plain=True), Caps(table.say("page-machines"))] if machines else []
    for each in machines:
        made.append(
            Column([Paragraph(each.name, STRONG), Paragraph(each.whereabouts, TOLD), Paragraph(each.note, NOTE)], gap=3)
        )
    return Column(made, gap=8)


def _told(table: EmpiresTable, seat: int) -> list[str]:
    """CP and technology of one's own; allies, colonies, bid and what has been seen of everybody."""
    seen: SeatSeen = table.seen["seats"][seat]
    if seen["out"]:
        return [table.say("page-defeated")]
    colonies = [each["value"] for each in table.seen["colonies"] if each["seat"] == seat]
    told = [table.say("page-cp", cp=seen["cp"])] if seen["cp"] is not None else []
    allies = [other for other, each in enumerate(table.seen["seats"]) if each["team"] == seen["team"] and other != seat]
    if allies:
        told.insert(0, table.say("page-allies", owners=table.wording.listed(list(map(table.seat_name, allies)))))
    told.append(table.say("page-colonies", count=len(colonies), value=sum(colonies)))
    if seen["points"] is not None:
        told.append(table.say("page-points", points=seen["points"]))
    if seen["bid"]:
        told.append(table.say("page-bid", bid=seen["bid"]))
    levels = seen["tech"] if seen["tech"] is not None else seen["seen"]
    words = table.wording.levels(levels)
    if words:
        told.append(capital(words) if seen["tech"] is not None else table.say("page-last-seen", levels=words))
    design = table.seen["designs"][seat]["design"] if table.seen["designs"] else None
    if design:
        told.append(table.say("page-design", design=table.wording.design(design)))
    return told
