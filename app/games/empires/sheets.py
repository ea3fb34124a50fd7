"""Fact sheets (UX-49 to UX-52): what the viewer may know of a counter, a hex or a card, as text beside its picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.games.empires.card_faces import card_art
from app.games.empires.counters import Counter, ShieldArt
from app.games.empires.pages.hex_page import counter_note, hex_notes
from app.games.empires.pages.machines import machine_note
from app.games.empires.plan import hex_of
from app.table.model import FactSheet, Id
from app.text.speech import capital
from app.text.texts import message_id
from art.cards import card_height

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
    """A closed one tells whose it is; a known one what it is for, its numbers and its technology."""
    owner = table.owner_name(counter.owner)
    if isinstance(counter.art, ShieldArt):
        return FactSheet(table.counter_name(counter), owner, counter.art, size=COUNTER, text=table.say("sheet-closed"))
    name, note = counter_note(table, counter)
    unit = counter.art.unit
    help = message_id("empires-unit", unit, "help")
    words = [table.texts(help)] if table.texts.has(help) else []
    numbers = "" if machine_note(table, unit) else _numbers(table, unit)  # the note of a machine holds them
    return FactSheet(
        capital(name), owner, counter.art, size=COUNTER, text="\n".join(words),
        states=tuple(capital(part) for part in (numbers, note) if part),
    )  # fmt: skip


def _numbers(table: EmpiresTable, unit: str) -> str:
    """What is printed on it: class, attack, defence, hull."""
    known = table.wording.facts
    if unit not in known.unit or known.unit[unit] == known.unique:  # CL-19: its design is told with its technology
        return ""
    printed = known.units[known.unit[unit]]
    attack, defence = printed.attack, printed.defence
    if not isinstance(attack, tuple) or not isinstance(defence, tuple) or not printed.class_:
        return table.say("sheet-hull", hull=printed.hull)
    return table.say(
        "sheet-numbers", **{"class": printed.class_}, attack=attack[0], defence=defence[0], hull=printed.hull
    )


def _card(table: EmpiresTable, card: str) -> FactSheet:
    return FactSheet(
        table.wording.card(card),
        art=card_art(table.wording.printed(card)),
        size=CARD,
        text=table.wording.card_text(card),
    )
