"""The ship sheet: all own groups with number, place, technology and refits; the fleet chart first (UI-12, UI-13)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from app.games.empires.counters import group_id
from app.games.empires.pages.hex_page import flag_row, group_note
from app.games.empires.pages.rows import NOTE, ArtView, ThingRow
from app.games.empires.routes import own_groups
from app.table.roles.pages import SidePage
from app.ui.labels import Caps, Paragraph
from app.ui.layout import Column
from app.ui.widget import Widget

if TYPE_CHECKING:
    from app.games.empires.table import EmpiresTable


def fleet_page(table: EmpiresTable) -> SidePage:
    return SidePage(
        "fleet", "empires_fleet", table.say("page-fleet"), lambda: _content(table), lambda: _page(table)
    )  # fmt: skip


def _content(table: EmpiresTable) -> tuple[Any, ...]:
    """All that the page is made from."""
    own = [counter for here in table.counters.values() for counter in here if counter.owner == table.viewer]
    told = [(group["hex"], group_note(table, group)) for group in own_groups(table.seen)]
    return *((counter.id, counter.art) for counter in own), *told


def _page(table: EmpiresTable) -> Widget:
    arts = {counter.id: counter.art for here in table.counters.values() for counter in here}
    by_hex: dict[int, list[Widget]] = {}
    charts: dict[int, list[Widget]] = {}
    for group in own_groups(table.seen):
        thing = group_id(group["slot"])
        name = table.wording.unit(group["unit"], group["count"])
        row = ThingRow(
            ArtView(table.desk, arts[thing]), name, group_note(table, group), table.showing(thing), f"ship-{thing}"
        )
        place = (
            by_hex.setdefault(group["hex"], []) if group["banner"] is None else charts.setdefault(group["banner"], [])
        )
        place.append(row)
    if not by_hex and not charts:
        return Paragraph(table.say("page-fleet-none"), NOTE)
    made = _chart(table, charts)
    for hex in sorted(by_hex):
        made += [Caps(table.wording.hex(hex)), *by_hex[hex]]
    return Column(made, gap=8)


def _chart(table: EmpiresTable, charts: Mapping[int, list[Widget]]) -> list[Widget]:
    """UI-13, CL-7: the places of the fleet chart, each with its marker and the groups that lie there."""
    made: list[Widget] = []
    for fleet in (one for one in table.seen["counters"] if one["own"] is not None):
        for flag in fleet["banners"]:
            number, where = flag["banner"], table.wording.hex(flag["hex"])
            assert table.viewer is not None
            words = table.say("page-chart", fleet=table.wording.banner(table.viewer, number), hex=where)
            made += [flag_row(table, table.viewer, number, words), *charts.get(number, [])]
    return made
