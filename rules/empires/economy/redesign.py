"""The part of the production sheet for a new design of the unique ship (CL-19.2.3, D-05)."""

from __future__ import annotations

from typing import NamedTuple

from rules.core.decisions import Decision
from rules.core.forms import FormValues
from rules.core.reasons import Reason

from ..atoms import unique
from ..printed import designer
from ..printed.constants import NOBODY, NOWHERE
from ..printed.designs import REDESIGN, needs, unpacked
from ..printed.facts import Facts
from ..printed.levels import Levels, level
from ..state import Galaxy, Seat, Slot, facts, places_of
from .parts import Line


class Redesign(NamedTuple):
    """The design of one seat, and its ships, which must all be gone before there is another."""

    seat: Seat
    known: Facts
    design: int
    ships: tuple[Slot, ...]

    @classmethod
    def of(cls, g: Galaxy, seat: Seat) -> Redesign:
        known, fleet = facts(g), g.fleets[seat]
        mine = [slot for slot in places_of(fleet.unit, known.unique) if fleet.hex[slot] != NOWHERE]
        built = tuple([slot for slot in mine if fleet.builder[slot] == NOBODY])
        return cls(seat, known, g.design[seat], built)

    def drawn(self, filled: FormValues) -> int:
        """The design that holds after this sheet; how it was flawed stays with it (CL-19.3.8)."""
        if not self.is_new(filled):
            return self.design
        return designer.drawn(filled)

    def is_new(self, filled: FormValues) -> bool:
        return not designer.is_written(self.design, filled)

    def missing(self, filled: FormValues, levels: Levels) -> Reason | None:
        """CL-19.2.5, CL-19.2.6: why such ships cannot be built with these levels; a design too expensive for any is
        none."""
        if self.is_new(filled) and (too_expensive := designer.refused(self.known, filled)) is not None:
            return too_expensive
        for name, least in needs(unpacked(self.drawn(filled))).items():
            if level(levels, self.known.technology[name]) < least:
                rule = "CL-19.2.5" if name == "ship_size" else "CL-19.2.6"
                return Reason("empires.design_needs", {"field": "build", "technology": name, "level": least}, rule)
        return None

    # -- as a part of the sheet

    def fields(self) -> dict[str, Decision]:
        return designer.fields(self.known, self.seat)

    def start(self) -> FormValues:
        return designer.written(self.design)

    def cost(self, filled: FormValues) -> int:
        return REDESIGN if self.is_new(filled) else 0

    def lines(self, filled: FormValues) -> list[Line]:
        return [Line("redesign", "", 1, -REDESIGN)] if self.is_new(filled) else []

    def fits(self, filled: FormValues, levels: Levels, researched: int) -> Reason | None:
        return designer.refused(self.known, filled) if self.is_new(filled) else None

    def carry_out(self, g: Galaxy, filled: FormValues) -> None:
        if self.is_new(filled):
            unique.draw(g, self.seat, self.drawn(filled), "redesigned")
