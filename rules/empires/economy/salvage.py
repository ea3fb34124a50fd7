"""Technology from captured ships (CL-4.5): the part of the production sheet for scrapping them (D-55).

Ships are scrapped one after the other, in the order in which the sheet names them. Technology may be bought before
that, as ever, or afterwards (CL-4.5.3): the sheet has a field for either.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rules.core.decisions import Decision, Some
from rules.core.forms import FormValues
from rules.core.reasons import Reason

from ..printed.constants import CAPTURED
from ..printed.designs import price, ship_size, unpacked
from ..printed.facts import Facts
from ..printed.levels import Levels, design_of, highest, level, with_level, without_design
from ..state import Galaxy, Hex, Seat, Slot, facts, numbered
from ..state.lore import teaches

SCRAP, LATER = "scrap", "research_after"


class Salvage(NamedTuple):
    """The captured ships of a seat that stand at its shipyards, each with what can be learnt from it."""

    seat: Seat
    ships: dict[str, tuple[Slot, Levels]]  # by their name on the sheet
    at: dict[Slot, Hex]
    yards: dict[Slot, Hex]

    @classmethod
    def of(cls, g: Galaxy, seat: Seat, yards: dict[Slot, Hex]) -> Salvage | None:
        """None without such ships."""
        known, fleet = facts(g), g.fleets[seat]
        if "boarding" not in known.on or not known.ships_teach:
            return None
        found: dict[str, tuple[Slot, Levels]] = {}
        places = set(yards.values())
        captured = [slot for slot, notes in numbered(fleet.notes) if notes & CAPTURED and fleet.hex[slot] in places]
        for slot in captured:
            unit = fleet.unit[slot]
            if not known.is_alien[unit]:
                better = teaches(g, seat, fleet.builder[slot], taught(known, unit, fleet.tech[slot]))
                for number in range(fleet.count[slot]):
                    found[f"{slot}.{number + 1}" if number else str(slot)] = slot, better
        return cls(seat, found, {slot: fleet.hex[slot] for slot in captured}, yards) if found else None

    def fields(self, technologies: Sequence[str]) -> dict[str, Decision]:
        found: dict[str, Decision] = {
            SCRAP: Some(self.seat, "", items=tuple(self.ships), high=len(self.ships), rule="CL-4.5.2")
        }
        if technologies:
            items = tuple(technologies)
            found[LATER] = Some(self.seat, "", items=items, high=len(items), rule="CL-4.5.3")
        return found

    def gains(self, levels: Levels, scrapped: Sequence[str]) -> list[tuple[Slot, Levels]]:
        """Ship by ship: from which group, and what its owner knows after it."""
        found = []
        for name in scrapped:
            slot, better = self.ships[name]
            levels = learnt(levels, better)
            found.append((slot, levels))
        return found

    def after(self, levels: Levels, scrapped: Sequence[str]) -> Levels:
        found = self.gains(levels, scrapped)
        return found[-1][1] if found else levels

    @property
    def best(self) -> Levels:
        """What could be learnt at most, if there were enough ships."""
        levels: Levels = 0
        for _, better in self.ships.values():
            levels = highest(levels, better)
        return levels

    def gone(self, filled: FormValues, scuttled: Mapping[Slot, int]) -> Counter[Slot]:
        """How many ships of each group are no more when others are bought (SE-7.0): scuttled, or scrapped."""
        return Counter(scuttled) + Counter(self.ships[name][0] for name in filled.get(SCRAP, ()))

    def fits(self, filled: FormValues, scuttled: Mapping[Slot, int], counts: Mapping[Slot, int]) -> Reason | None:
        """CL-4.5.2: no ship is given up twice, and none without a shipyard: those that were scuttled before (SE-7.0) do
        not count, and a Construction bay is one for building and refits only (CL-19.3.9)."""
        left = {hex for slot, hex in self.yards.items() if scuttled.get(slot, 0) < counts[slot]}
        for name in filled.get(SCRAP, ()):
            hex = self.at[self.ships[name][0]]
            if hex not in left:
                told = {"field": SCRAP, "hex": hex, "hulls": 0, "capacity": 0}
                return Reason("empires.no_capacity", told, "CL-4.5.2")
        for slot, many in self.gone(filled, scuttled).items():
            if many > counts[slot]:
                return Reason("empires.scrapped_scuttled", {"field": SCRAP}, "CL-4.5.2")
        return None


def taught(known: Facts, unit: int, tech: Levels) -> Levels:
    """CL-4.5.4, CL-4.5.5, CL-4.5.8: what a ship carries, and what its type needs: Ship Size, and Fighter 1 for a CV.

    A Transport gives no Ground Combat.
    """
    needs: Levels = 0
    for name, least in known.units[unit].needs.items():
        needs = with_level(needs, known.technology[name], least)
    drawn = design_of(tech)
    if drawn:  # CL-4.5.5: a unique ship counts as the Ship Size that its price needs
        bay = known.technology["fighter"]
        tech = with_level(tech, bay, min(1, level(tech, bay)))  # ruling: its bay teaches no more than a CV (CL-4.5.4)
        needs = with_level(needs, known.technology["ship_size"], ship_size(price(unpacked(drawn))))
    made = with_level(highest(without_design(tech), needs), known.ground_combat, 0)
    # what CL-E50 cloaks is no ship of a type that carries Cloaking
    return made if unit not in known.lent else with_level(made, known.cloaking, 0)


def learnt(levels: Levels, better: Levels) -> Levels:
    """CL-4.5.2: one level more in every technology in which the ship is ahead."""
    made, technology, left = levels, 0, better
    while left:
        have = level(levels, technology)
        if level(better, technology) > have:
            made = with_level(made, technology, have + 1)
        technology += 1
        left >>= 3
    return made
