"""What an empire earns and must pay before it buys anything (SE-7.1 to SE-7.3)."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import NamedTuple

from ..printed.constants import INDUSTRY, LABORATORY
from ..printed.facts import COLONY_STEPS
from ..printed.levels import level
from ..printed.powers import AUTOMATIC_PIPELINES, TRADES
from ..printed.switches import ON
from ..state import (
    Galaxy,
    Hex,
    Owner,
    Seat,
    Slot,
    colonies_of,
    enemies_at,
    facts,
    friends,
    groups_at,
    groups_of,
    has_terrain,
    hull_of,
    meets_enemies,
    others_hexes,
)  # fmt: skip
from ..state.cloaking import is_hidden_from
from ..state.holding import has
from ..state.pipelines import linked
from ..state.values import hooks

HOMEWORLD, COLONY = "homeworld", "colony"
MINERALS, PIPELINE, NEBULA, INDUSTRIAL = "minerals", "pipeline", "nebula", "industry"
FACTORIES, TRADERS = "factories", "traders"
UNSEEN = (NEBULA, FACTORIES, TRADERS)  # what others cannot count
MINED = 5  # CL-18.2
MADE = 5  # CL-17.2


class Income(NamedTuple):
    """One line of the sheet: what brings CP, where, and how many."""

    source: str
    hex: Hex
    cp: int


def is_blockaded(g: Galaxy, hex: Hex) -> bool:
    """SE-7.1.3: an enemy combat-capable unit is there; cloaked ships blockade only where no friendly unit is."""
    owner = g.colony[hex]
    if not meets_enemies(g, owner, hex):
        return False
    return is_beset(g, owner, hex, alone=not any(groups_at(g, friend, hex) for friend in friends(g, owner)))


def is_beset(g: Galaxy, owner: Owner, hex: Hex, alone: bool) -> bool:
    """Whether enemies that can fight are in a hex; cloaked ones count only where nobody else is."""
    known = facts(g)
    for foe in enemies_at(g, owner, hex):
        fleet = g.fleets[foe]
        for slot in groups_at(g, foe, hex):
            if known.fights[fleet.unit[slot]] and (alone or not is_hidden_from(g, owner, foe, slot)):
                return True
    return False


def lines(g: Galaxy, seat: Seat) -> list[Income]:
    """SE-7.1.2, SE-7.2.1: colonies by their value, and the minerals on them."""
    found = []
    joined = linked(g, seat)
    automatic = has(g, seat, AUTOMATIC_PIPELINES)
    varies = hooks.is_changed(g, "income")
    theirs = others_hexes(g, seat)
    for hex in colonies_of(g, seat):
        if hex not in theirs or not is_blockaded(g, hex):
            value = g.value[hex]
            source = HOMEWORLD if hex == g.homeworld[seat] else COLONY
            cp = hooks.ask(g, "income", value, hex) if varies else value
            found.append(Income(source, hex, cp))
            if automatic and g.value[hex] == COLONY_STEPS[-1]:  # a Homeworld that has fallen so low is a Colony, too
                more = hooks.ask(g, "income", value + 1, hex) - cp if varies else 1  # CL-22.6: 5 becomes 6 first
                found.append(Income(FACTORIES, hex, more))  # CL-A21
            if g.centre and g.centre[hex] == INDUSTRY:
                found.append(Income(INDUSTRIAL, hex, MADE))  # CL-17.2
            if hex in joined and hex != g.homeworld[seat]:
                found.append(Income(PIPELINE, hex, 1))  # SE-10.4, SE-10.5
                if facts(g).advantages and has(g, seat, TRADES):
                    found.append(Income(TRADERS, hex, 1))  # CL-E49, CL-23.12
            found += [
                Income(MINERALS, hex, hooks.ask(g, "minerals", facts(g).markers[marker].value, hex))
                for at, marker in zip(g.stored_at, g.stored, strict=True)
                if at == hex and facts(g).marker_kind[marker] == "minerals"
            ]
    if facts(g).options["nebula_mining"] == ON:
        found += [Income(NEBULA, hex, MINED) for hex in mined(g, seat, joined)]
    return found


def laboratories(g: Galaxy, seat: Seat) -> list[Hex]:
    """CL-17.1, CL-17.6: Research Centres on colonies that are not blockaded."""
    return [hex for hex in colonies_of(g, seat) if g.centre[hex] == LABORATORY and not is_blockaded(g, hex)]


def mined(g: Galaxy, seat: Seat, joined: Collection[Hex]) -> list[Hex]:
    """CL-18.2, CL-18.3, CL-18.5: Nebulae on a chain with a Miner that has Terraforming 2; one Miner counts in each.

    CL-18.6: not where enemies are; nobody hides from a Miner in a Nebula (SE-12.8).
    """
    known, fleet = facts(g), g.fleets[seat]
    miner = known.code["Miner"]
    places = {
        fleet.hex[slot]
        for slot in groups_of(g, seat)
        if fleet.unit[slot] == miner and level(fleet.tech[slot], known.terraforming) > 1
    }
    return [
        hex
        for hex in sorted(places & set(joined))
        if has_terrain(g, hex, "nebula") and not is_beset(g, seat, hex, alone=False)
    ]


def upkeeps(g: Galaxy, seat: Seat, slots: Iterable[Slot]) -> dict[Slot, int]:
    """SE-7.3.1: what one unit of each group costs."""
    kinds, units = facts(g).units, g.fleets[seat].unit
    printed = {slot: hull_of(g, seat, slot) if kinds[units[slot]].upkeep else 0 for slot in slots}
    if not hooks.is_changed(g, "upkeep"):
        return printed
    return {slot: hooks.ask(g, "upkeep", hulls, (seat, slot)) for slot, hulls in printed.items()}
