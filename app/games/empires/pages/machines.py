"""The Doomsday Machines: how strong each is, what hurts it, and when it comes (SE-17.2, SE-24.4 to SE-24.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from app.games.empires.table import EmpiresTable


class Machine(NamedTuple):
    """One line of the page: its name, where it is, what it can do."""

    name: str
    whereabouts: str
    note: str


def machine_note(table: EmpiresTable, unit: str, damage: int = 0) -> str:
    """Its values, its damage and its weakness, if that is known; "" for everything else than machines."""
    known = table.wording.facts
    number = known.unit[unit]
    if not known.is_machine[number] and number != known.wanderer:
        return ""
    printed = known.units[number]
    assert isinstance(printed.attack, tuple) and isinstance(printed.defence, tuple)
    values = {"class": printed.class_, "attack": printed.attack[0], "defence": printed.defence[0], "hull": printed.hull}
    told = [table.say("sheet-numbers", **values), table.say("page-machine-shots", count=known.attacks[number])]
    if damage:
        told.append(table.say("page-machine-damage", damage=damage))
    weakness = [each["weakness"] for each in table.seen["machines"] or () if each["machine"] == unit]
    told += [table.wording.word("weakness", each) if each else table.say("page-machine-unknown") for each in weakness]
    return " · ".join(told)


def machines_told(table: EmpiresTable) -> list[Machine]:
    """All that come in a solo game, in their order; none in others."""
    here = {group["unit"]: group for fleet in table.seen["counters"] for group in fleet["open"]}
    found = []
    for each in table.seen["machines"] or ():
        group = here.get(each["machine"])
        if group is not None:
            where = table.say("page-machine-here", hex=table.wording.hex(group["hex"]))
        else:
            where = table.say("page-machine-destroyed" if each["here"] else "page-machine-comes", phase=each["phase"])
        note = machine_note(table, each["machine"], group["damage"] if group else 0)
        found.append(Machine(table.wording.unit(each["machine"]), where, note))
    return found
