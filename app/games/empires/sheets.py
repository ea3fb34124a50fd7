"""Fact sheets (UX-49 to UX-52): what the viewer may know of a counter, a hex or a card, as text beside its picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.games.empires.card_faces import card_art
from app.games.empires.counters import Counter, ShieldArt, slot_of
from app.games.empires.pages.hex_page import counter_note, hex_notes, open_group
from app.games.empires.pages.machines import machine_note
from app.games.empires.plan import hex_of
from app.table.model import FactSheet, Id, ShownValue
from app.text.speech import capital, signed
from app.text.texts import message_id
from art.cards import card_height
from rules.empires.sight.worth import Worth, worth_held, worth_shown
from rules.empires.state import Slot

if TYPE_CHECKING:
    from app.games.empires.table import EmpiresTable

COUNTER = (150.0, 180.0)
CARD = (260.0, float(card_height(260)))


def card_id(card: str) -> str:
    """What stands for a card where something is pointed at."""
    return f"card:{card}"


def sheet(table: EmpiresTable, thing: Id) -> FactSheet | None:
    """None where there is nothing to read."""
    kind, _, name = str(thing).partition(":")
    if kind == "card":
        return _card(table, name)
    hex = hex_of(thing)
    if hex is not None:
        return FactSheet(table.wording.hex(hex), text="\n".join(hex_notes(table, hex)))
    found = (one for here in table.counters.values() for one in here if one.id == thing)
    counter = next(found, None)
    return _counter(table, counter) if counter is not None else None


def _counter(table: EmpiresTable, counter: Counter) -> FactSheet:
    """A closed one tells whose it is; a known one what it is for, its values with their sources and its technology."""
    owner = table.owner_name(counter.owner)
    if isinstance(counter.art, ShieldArt):
        return FactSheet(table.counter_name(counter), owner, counter.art, size=COUNTER, text=table.say("sheet-closed"))
    name, note = counter_note(table, counter)
    unit, slot = counter.art.unit, slot_of(counter.id)
    help = message_id("empires-unit", unit, "help")
    words, kind, numbers = [table.texts(help)] if table.texts.has(help) else [], owner, ""
    values: tuple[ShownValue, ...] = ()
    if not machine_note(table, unit):  # the note of a machine holds them
        worth = _worth(table, counter, slot)
        if worth is None or not worth.letter:
            numbers = _hull(table, unit)
        else:
            values, kind = _values(table, worth), f"{owner} · {table.say('sheet-class', letter=worth.letter)}"
    return FactSheet(
        capital(name), kind, counter.art, size=COUNTER, text="\n".join(words), values=values,
        states=tuple(capital(part) for part in (numbers, note) if part),
    )  # fmt: skip


def _worth(table: EmpiresTable, counter: Counter, slot: Slot | None) -> Worth | None:
    """Of an own group as it is equipped; of another one as printed, with what it has shown."""
    seat, inquiry = table.viewer, table.match.inquiry
    if slot is not None and seat is not None:
        return inquiry.query(seat, worth_held, seat, slot)
    known, group = table.wording.facts, open_group(table, counter)
    if group["unit"] not in known.unit or group["design"]:
        return None
    return inquiry.query(seat, worth_shown, group["unit"], group["shown"])


def _values(table: EmpiresTable, worth: Worth) -> tuple[ShownValue, ...]:
    """ "5 = 3 printed + 2 from technology" (UX-51)."""
    parts = (
        ("attack", "fire", worth.attack, worth.attack_technology),
        ("defence", "armor", worth.defence, worth.defence_technology),
        ("hull", "cruiser", worth.hull, 0),
    )
    return tuple(_value(table, *part, printed=printed) for part, printed in zip(parts, worth.printed, strict=True))


def _value(table: EmpiresTable, name: str, icon: str, basic: int, technology: int, *, printed: int) -> ShownValue:
    told = [table.say("value-printed", amount=printed)]
    told += [table.say("value-special", amount=signed(basic - printed, plus=True))] if basic != printed else []
    told += [table.say("value-technology", amount=signed(technology, plus=True))] if technology else []
    now = basic + technology
    role = "good" if now > printed else "harm_text" if now < printed else "ink"
    return ShownValue(icon, now, table.say("value", name), role, tuple(told) if len(told) > 1 else ())


def _hull(table: EmpiresTable, unit: str) -> str:
    """Of what does not fire; CL-19: the design of a unique ship is told with its technology."""
    known = table.wording.facts
    if unit not in known.unit or known.unit[unit] == known.unique:
        return ""
    return table.say("sheet-hull", hull=known.units[known.unit[unit]].hull)


def _card(table: EmpiresTable, card: str) -> FactSheet:
    return FactSheet(
        table.wording.card(card),
        art=card_art(table.wording.printed(card)),
        size=CARD,
        text=table.wording.card_text(card),
    )
