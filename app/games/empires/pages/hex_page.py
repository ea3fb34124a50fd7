"""What is in a hex, as far as these eyes know: ground, markers, colony, counters (UI-3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from app.games.empires.counters import Counter, ShieldArt, slot_of
from app.games.empires.looks import HexLook
from app.games.empires.pages.rows import NOTE, TOLD, ArtView, ThingRow
from app.games.empires.routes import own_group
from app.table.module import SidePage
from app.text.texts import message_id
from app.ui.labels import Caps, Divider, Icon, Paragraph
from app.ui.layout import Column, Row
from app.ui.widget import Widget

if TYPE_CHECKING:
    from app.games.empires.table import EmpiresTable


def hex_page(table: EmpiresTable) -> SidePage:
    hex = table.read_hex
    name = table.say("page-hex") if hex is None else table.say("page-hex-of", hex=table.wording.hex(hex))
    return SidePage("hex", "empires_hex", name, lambda: _content(table, hex), lambda: _page(table, hex))


def _content(table: EmpiresTable, hex: int | None) -> tuple[Any, ...]:
    """All that the page is made from."""
    if hex is None:
        return ()
    here = table.counters.get(hex, ())
    return hex, table.looks[hex], *here, *(_told(table, counter) for counter in here), _garrison(table, hex)


def _page(table: EmpiresTable, hex: int | None) -> Widget:
    if hex is None:
        return Paragraph(table.say("page-hex-none"), NOTE)
    look, here = table.looks[hex], table.counters.get(hex, [])
    rows = [Paragraph(words, TOLD) for words in _ground(table, hex, look)]
    made: list[Widget] = [Column(rows, gap=4)]
    if look.seen:
        names = table.wording.markers(look.seen)
        made.append(Row([Icon("eye", 20), Paragraph(table.say("page-seen", markers=names), TOLD)], flex={1: 1.0}))
    if look.colony is not None:
        made += [Divider(plain=True), *_colony(table, hex, look)]
    for owner in sorted({counter.owner for counter in here}):
        mine = [counter for counter in here if counter.owner == owner]
        made += [Divider(plain=True), Caps(table.owner_name(owner)), *_counters(table, mine)]
    return Column(made, gap=8)


def _ground(table: EmpiresTable, hex: int, look: HexLook) -> list[str]:
    """Where it lies, and what lies open or face down in it."""
    if look.home >= 0:
        told = [table.say("page-home", seat=table.seat_name(look.home))]
    else:
        told = [table.texts(message_id("empires-table-page", look.ground))]
    open_ = [*([look.terrain] if look.terrain else []), *look.lying]
    if open_:
        told.append(table.wording.markers(open_))
    if look.closed:
        told.append(table.say("page-closed", count=look.closed))
    partners = [there for pair in table.seen["warps"] if hex in pair for there in pair if there != hex]
    if partners:
        told.append(table.say("page-warp", hexes=table.wording.hexes(partners)))
    return told


def _colony(table: EmpiresTable, hex: int, look: HexLook) -> list[Widget]:
    assert look.colony is not None
    colony = next(each for each in table.seen["colonies"] if each["hex"] == hex)
    kind = "page-homeworld" if look.colony.homeworld else "page-colony"
    owner = table.owner_name(colony["seat"])
    told: list[Widget] = [Paragraph(table.say(kind, owner=owner, value=look.colony.value), TOLD)]
    troops = _garrison(table, hex)
    if troops:
        told.append(Paragraph(troops, NOTE))
    if look.stored:
        told.append(Paragraph(table.say("page-stored", markers=table.wording.markers(look.stored)), NOTE))
    return told


def _garrison(table: EmpiresTable, hex: int) -> str:
    """Ground units of one's own colony; of another one as they were last seen."""
    kept = table.seen["garrisons"] or {}
    if str(hex) in kept.get("own", {}):
        return table.say("page-garrison", troops=table.wording.troops(kept["own"][str(hex)]))
    seen = kept.get("seen", {}).get(str(hex))
    return table.say("page-last-seen", levels=table.wording.troops(seen)) if seen else ""


def _counters(table: EmpiresTable, here: list[Counter]) -> list[Widget]:
    """Own and open ones one by one; closed ones of others as a number, without any order."""
    closed = [counter for counter in here if isinstance(counter.art, ShieldArt)]
    made: list[Widget] = []
    for counter in reversed(here):
        if not isinstance(counter.art, ShieldArt):
            name, note = _told(table, counter)
            made.append(
                ThingRow(ArtView(table.desk, counter.art), name, note, table.showing(counter.id), f"row-{counter.id}")
            )
    if closed:
        words = table.say("page-counters-closed", count=len(closed))
        made.append(ThingRow(ArtView(table.desk, closed[0].art), words, "", None, f"row-{closed[0].id}"))
    return made


def _told(table: EmpiresTable, counter: Counter) -> tuple[str, str]:
    """Name and note of a counter: what it is, its technology, how far it can still go."""
    if isinstance(counter.art, ShieldArt):
        return "", ""
    name = table.wording.unit(counter.art.unit, counter.art.ships)
    slot = slot_of(counter.id)
    group = own_group(table.seen, slot) if slot is not None else None
    if group is not None:
        return name, group_note(table, group)
    group = _open_of(table, counter)[int(str(counter.id).rpartition(":")[2])]
    told = [part for part in (table.wording.levels(group["shown"]), _crew(table, group)) if part]
    return name, table.say("page-last-seen", levels=", ".join(told)) if told else ""


def _crew(table: EmpiresTable, group: Mapping[str, Any]) -> str:
    """How experienced a crew is, and who built a captured ship (CL-2, CL-4.4.3)."""
    told = [table.wording.word("experience", str(group["experience"]))] if group["experience"] is not None else []
    if group["builder"] is not None:
        told.append(table.say("page-builder", owner=table.wording.owner(group["builder"])))
    return ", ".join(told)


def _open_of(table: EmpiresTable, counter: Counter) -> list[Mapping[str, Any]]:
    """The open groups of an owner in the hex of one of them, in the order of their pieces."""
    hex = int(str(counter.id).split(":")[2])
    return [group for group in table.seen["counters"][counter.owner]["open"] if group["hex"] == hex]


def group_note(table: EmpiresTable, group: Mapping[str, Any]) -> str:
    """Technology, whether others see it, and steps left, of an own group."""
    told = [table.wording.levels(group["tech"]), _crew(table, group)]
    if group["hold"]:
        told.append(table.say("page-hold", troops=table.wording.troops(group["hold"])))
    if group["load"]:
        told.append(table.say("page-load", marker=table.wording.marker(group["load"])))
    told.append(table.say("page-open" if group["up"] else "page-covered"))
    if group["left"]:
        told.append(table.say("page-left", steps=group["left"]))
    return " · ".join(part for part in told if part)
