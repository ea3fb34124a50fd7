"""Changes of alien empires (SE-25.5): their sheets, their dice, the fleets that they launch and build."""

from __future__ import annotations

from ..printed.constants import DIE, RAIDING
from ..printed.levels import highest, with_level
from ..state import Galaxy, Hex, Owner, Slot, facts, rival_of
from . import fleets

FLEET, RESEARCH, DEFENCE = "fleet", "research", "defence"


def settle(g: Galaxy, owner: Owner, hex: Hex, levels: int) -> None:
    """SE-25.4: where an alien empire begins, and what it knows."""
    rival = rival_of(g, owner)
    rival.hex, rival.tech, rival.seen = hex, levels, levels


def secret_die(g: Galaxy, owner: Owner, why: str) -> int:
    """A roll on the sheet of an alien empire that nobody sees."""
    face = g.roll(DIE)
    g.emit("roll", seat=owner, face=face, why=why, hex=-1, only=())
    return face


def change_column(g: Galaxy, owner: Owner, column: str, by: int) -> None:
    """SE-25.6: CP on the sheet; nobody knows them."""
    rival = rival_of(g, owner)
    setattr(rival, column, getattr(rival, column) + by)


def earn_roll(g: Galaxy, owner: Owner, phase: int) -> None:
    """SE-25.6: one roll more in every Economic Phase from this one on."""
    rival_of(g, owner).extra.append(phase)


def learn(g: Galaxy, owner: Owner, technology: int, to: int, face: int, openly: bool) -> None:
    """A level of a technology; the roll that led to it is told when a battle makes it known."""
    rival = rival_of(g, owner)
    rival.tech = with_level(rival.tech, technology, to)
    told = facts(g).technologies[technology].id
    g.emit(
        "rival_learned", seat=owner, technology=told, level=to, face=face, rule="SE-25.10" if openly else "SE-25.9",
        only=None if openly else (),
    )  # fmt: skip


def show_technology(g: Galaxy, owner: Owner) -> None:
    """In a battle everybody sees how far an alien empire has come."""
    rival = rival_of(g, owner)
    rival.seen = highest(rival.seen, rival.tech)


def launch(g: Galaxy, owner: Owner, cp: int, raiding: bool) -> Slot:
    """SE-25.8: a counter at the Homeworld that stands for so many CP."""
    slot = fleets.add_group(g, owner, facts(g).unit["rival_fleet"], 1, rival_of(g, owner).hex, why="launch")
    g.fleets[owner].cp[slot] = cp
    rival_of(g, owner).launched.append(g.cycle)
    if raiding:
        g.fleets[owner].notes[slot] |= RAIDING
    return slot


def open_counter(g: Galaxy, owner: Owner, slot: Slot) -> None:
    """SE-25.8: a fleet is built, and its counter is taken off."""
    fleets.lose_units(g, owner, slot, 1, "built")


def tell_build(g: Galaxy, owner: Owner, hex: Hex, cp: int, how: str, face: int, rule: str) -> None:
    """Which table and roll made a fleet or a defence what it is."""
    g.emit("rival_built", seat=owner, hex=hex, cp=cp, how=how, face=face, rule=rule, reveals=True)
