"""What is in a hex, as far as the viewer knows: ground, markers, colony, counters (UI-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.games.empires.counters import Counter, FlagArt, ShieldArt, ShipArt, slot_of
from app.games.empires.looks import HexLook, owner_of
from app.games.empires.pages.empire_page import empires_list, empires_told
from app.games.empires.pages.machines import machine_note
from app.games.empires.pages.rows import NOTE, TOLD, ArtView, ThingRow
from app.games.empires.routes import own_group
from app.table.roles.pages import SidePage
from app.text.speech import capital
from app.text.texts import message_id
from app.ui.labels import Caps, Divider, Icon, Paragraph
from app.ui.layout import Column, Row
from app.ui.widget import Widget
from rules.empires.printed.constants import SCUTTLES, WATCHES

if TYPE_CHECKING:
    from app.games.empires.table import EmpiresTable
    from rules.empires.sight.seen import GroupSeen, OwnGroup

STANDING = {SCUTTLES: "page-scuttles", WATCHES: "page-watches"}  # orders that hold until they are lifted
FLAG = 30.0  # width of a fleet marker, at 100 % text


def hex_page(table: EmpiresTable) -> SidePage:
    hex = table.read_hex
    name = table.say("page-hex") if hex is None else table.say("page-hex-of", hex=table.wording.hex(hex))
    return SidePage("hex", "empires_hex", name, lambda: _content(table, hex), lambda: _page(table, hex))


def _content(table: EmpiresTable, hex: int | None) -> tuple[Any, ...]:
    """All that the page is made from."""
    if hex is None:
        return empires_told(table)
    here = table.counters.get(hex, ())
    notes = (*(counter_note(table, counter) for counter in here), *_flags(table, hex), *_sightings(table, hex))
    return hex, table.looks[hex], *here, *notes, _garrison(table, hex)


def _page(table: EmpiresTable, hex: int | None) -> Widget:
    if hex is None:  # until somebody points at one, and where nobody does
        return Column([Paragraph(table.say("page-hex-none"), NOTE), Divider(plain=True), empires_list(table)], gap=8)
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
        made += [Divider(plain=True), Caps(table.owner_name(owner))]
        made += [flag_row(table, *flag) for flag in _flags(table, hex) if flag[0] == owner]
        made += _counters(table, mine)
        made += [Paragraph(words, NOTE) for who, words in _sightings(table, hex) if who == owner]
    return Column(made, gap=8)


def hex_notes(table: EmpiresTable, hex: int) -> list[str]:
    """All of it as lines of text, for a sheet."""
    look = table.looks[hex]
    told = _ground(table, hex, look)
    if look.seen:
        told.append(table.say("page-seen", markers=table.wording.markers(look.seen)))
    if look.colony is not None:
        told += [_colony_words(table, hex, look), *([_garrison(table, hex)] if _garrison(table, hex) else [])]
    here = table.counters.get(hex, [])
    for owner in sorted({counter.owner for counter in here}):
        closed = sum(isinstance(one.art, ShieldArt) for one in here if one.owner == owner)
        names = [counter_note(table, one)[0] for one in here if one.owner == owner and isinstance(one.art, ShipArt)]
        names += [table.say("page-counters-closed", count=closed)] if closed else []
        told.append(f"{table.owner_name(owner)}: {table.wording.listed(names)}")
        told += [words for who, words in _sightings(table, hex) if who == owner]
    return told


def _flags(table: EmpiresTable, hex: int) -> list[tuple[int, int, str]]:
    """UI-13: the fleet markers that stand there: owner, number, how many counters lie on its chart (CL-7.2)."""
    found = []
    for owner, fleet in enumerate(table.seen["counters"]):
        for flag in fleet["banners"]:
            if flag["hex"] == hex:
                name = table.wording.banner(owner, flag["banner"])
                words = table.say("page-flag", fleet=name, count=flag["counters"], closed=flag["closed"])
                found.append((owner, flag["banner"], words))
    return found


def flag_row(table: EmpiresTable, owner: int, number: int, words: str) -> Widget:
    """A fleet marker with its name."""
    flag = ArtView(table.desk, FlagArt("flag", owner_of(len(table.seen["seats"]), owner), number), FLAG, 1.0)
    return Row([flag, Paragraph(words, TOLD)], flex={1: 1.0}, gap=10)


def _sightings(table: EmpiresTable, hex: int) -> list[tuple[int, str]]:
    """What of the closed counters this person has seen there before: owner and words."""
    closed = [
        owner for owner, one in enumerate(table.seen["counters"]) if one["own"] is None and str(hex) in one["closed"]
    ]
    if table.viewer is None or not closed:
        return []
    table.sightings.follow(table.match, table.seen["cycle"])
    found = []
    for owner in closed:
        for seen in table.sightings.at(owner, hex):
            units = table.wording.unit(seen.unit, seen.units)
            found.append((owner, table.say("page-sighting", units=units, cycle=seen.cycle)))
    return found


def _ground(table: EmpiresTable, hex: int, look: HexLook) -> list[str]:
    """Where it lies, and what lies open or face down in it."""
    if look.home >= 0:
        told = [table.say("page-home", seat=table.seat_name(look.home))]
    else:
        told = [table.texts(message_id("empires-table-page", look.ground))]
    if look.entry:
        low = 2 * table.wording.facts.chart.starts.index(hex) + 1  # SE-24.3: two faces of the die for each
        told.append(table.say("page-entry", faces=f"{low}–{low + 1}"))
    open_ = [*([look.terrain] if look.terrain else []), *look.lying]
    if open_:
        told.append(capital(table.wording.markers(open_)))
    if look.closed:
        told.append(table.say("page-closed", count=look.closed))
    partners = [there for pair in table.seen["warps"] if hex in pair for there in pair if there != hex]
    if partners:
        told.append(table.say("page-warp", hexes=table.wording.hexes(partners)))
    return told


def _colony(table: EmpiresTable, hex: int, look: HexLook) -> list[Widget]:
    told: list[Widget] = [Paragraph(_colony_words(table, hex, look), TOLD)]
    troops = _garrison(table, hex)
    if troops:
        told.append(Paragraph(troops, NOTE))
    if look.stored:
        told.append(Paragraph(table.say("page-stored", markers=table.wording.markers(look.stored)), NOTE))
    return told


def _colony_words(table: EmpiresTable, hex: int, look: HexLook) -> str:
    assert look.colony is not None
    colony = next(each for each in table.seen["colonies"] if each["hex"] == hex)
    kind = "page-homeworld" if look.colony.homeworld else "page-colony"
    return table.say(kind, owner=table.owner_name(colony["seat"]), value=look.colony.value)


def _garrison(table: EmpiresTable, hex: int) -> str:
    """Ground units of one's own colony; of another one as they were last seen."""
    kept = table.seen["garrisons"]
    if kept is None:
        return ""
    if str(hex) in kept["own"]:
        return table.say("page-garrison", troops=table.wording.troops(kept["own"][str(hex)]))
    seen = kept["seen"].get(str(hex))
    return table.say("page-last-seen", levels=table.wording.troops(seen)) if seen else ""


def _counters(table: EmpiresTable, here: list[Counter]) -> list[Widget]:
    """Own and open ones one by one; closed ones of others as a number, without any order."""
    closed = [counter for counter in here if isinstance(counter.art, ShieldArt)]
    made: list[Widget] = []
    for counter in reversed(here):
        if not isinstance(counter.art, ShieldArt):
            name, note = counter_note(table, counter)
            made.append(
                ThingRow(ArtView(table.desk, counter.art), name, note, table.showing(counter.id), f"row-{counter.id}")
            )
    if closed:
        words = table.say("page-counters-closed", count=len(closed))
        made.append(ThingRow(ArtView(table.desk, closed[0].art), words, "", None, f"row-{closed[0].id}"))
    return made


def counter_note(table: EmpiresTable, counter: Counter) -> tuple[str, str]:
    """Name and note of a counter: what it is, its technology, how far it can still go."""
    if isinstance(counter.art, ShieldArt):
        return "", ""
    name = table.wording.unit(counter.art.unit, counter.art.ships)
    slot = slot_of(counter.id)
    own = own_group(table.seen, slot) if slot is not None else None
    if own is not None:
        return name, group_note(table, own)
    group = open_group(table, counter)
    machine = machine_note(table, group["unit"], group["damage"])
    if machine:
        return name, machine
    parts = (_design(table, group), table.wording.levels(group["shown"]), _crew(table, group))
    told = [part for part in parts if part]
    return name, table.say("page-last-seen", levels=", ".join(told)) if told else ""


def _crew(table: EmpiresTable, group: GroupSeen) -> str:
    """How experienced a crew is, and who built a captured ship (CL-2, CL-4.4.3)."""
    told = [table.wording.word("experience", str(group["experience"]))] if group["experience"] is not None else []
    if group["builder"] is not None:
        told.append(table.say("page-builder", owner=table.wording.owner(group["builder"])))
    return ", ".join(told)


def _design(table: EmpiresTable, group: GroupSeen) -> str:
    """What a unique ship is, as far as it is known (CL-19.2.4)."""
    return table.wording.design(group["design"]) if group["design"] else ""


def open_group(table: EmpiresTable, counter: Counter) -> GroupSeen:
    """What everybody sees of an open counter: pieces are numbered in the order of their owner's groups in the hex."""
    _, owner, hex, number = str(counter.id).split(":")
    return [group for group in table.seen["counters"][int(owner)]["open"] if group["hex"] == int(hex)][int(number)]


def group_note(table: EmpiresTable, group: OwnGroup) -> str:
    """Technology, whether others see it, standing orders, and steps left, of an own group."""
    told = [_design(table, group), table.wording.levels(group["tech"]), _crew(table, group)]
    if group["hold"]:
        told.append(table.say("page-hold", troops=table.wording.troops(group["hold"])))
    if group["load"]:
        told.append(table.say("page-load", marker=table.wording.marker(group["load"])))
    told.append(table.say("page-open" if group["up"] else "page-covered"))
    if group["refit"] is not None:
        told.append(table.say("page-refit-here" if group["refit"]["here"] else "page-refit", cp=group["refit"]["cp"]))
    told += [table.say(name) for note, name in STANDING.items() if group["notes"] & note]
    if group["left"] and group["slot"] in (table.seen["movers"] or (group["slot"],)):
        told.append(table.say("page-left", steps=group["left"]))
    return " · ".join(part for part in told if part)
