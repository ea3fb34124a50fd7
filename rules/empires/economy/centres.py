"""The part of the production sheet for Research and Industrial Centres (CL-17): technology is paid in RP."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from rules.core.decisions import Amount, Decision
from rules.core.forms import FormValues
from rules.core.reasons import Reason

from ..atoms import course, worlds
from ..printed.constants import INDUSTRY, LABORATORY
from ..printed.levels import Levels
from ..state import Galaxy, Hex, Seat
from .parts import Line

CENTRES, CONVERT = "centres", "convert"
KINDS = {"research": LABORATORY, "industry": INDUSTRY}  # CL-17.1, CL-17.2
PRICE = 3  # CL-17.3
GIVES = 5  # CL-17.1, CL-17.2: in every later phase
CONVERTED = 15  # CL-17.5
SAVED_RP = 30  # CL-17.1


class Centres(NamedTuple):
    """What one seat may build, and its RP."""

    seat: Seat
    have: int  # CP
    rp: int
    sites: tuple[Hex, ...]  # CL-17.3: colonies with income and no centre

    @classmethod
    def of(cls, g: Galaxy, seat: Seat, have: int, producing: list[Hex]) -> Centres:
        return cls(seat, have, g.rp[seat], tuple(hex for hex in producing if not g.centre[hex]))

    @property
    def most_research(self) -> int:
        """What technology may cost at all in this phase."""
        return self.rp + min(CONVERTED, self.have)

    def _names(self) -> list[tuple[str, Hex]]:
        return [(kind, hex) for kind in KINDS for hex in self.sites] if self.have >= PRICE else []

    def fields(self) -> dict[str, Decision]:
        found: dict[str, Decision] = {
            CONVERT: Amount(self.seat, "", high=min(CONVERTED, self.have), rule="CL-17.5"),
        }
        slots = tuple((f"{kind}@{hex}", 0, 1) for kind, hex in self._names())
        if slots:
            found[CENTRES] = Amount(self.seat, "", slots=slots, rule="CL-17.3")
        return found

    def start(self) -> FormValues:
        names = self._names()
        return {CONVERT: 0} | ({CENTRES: (0,) * len(names)} if names else {})

    def built(self, filled: FormValues) -> list[tuple[str, Hex]]:
        return [name for name, n in zip(self._names(), filled.get(CENTRES, ()), strict=False) if n]

    def cost(self, filled: FormValues) -> int:
        converted: int = filled[CONVERT]
        return converted + PRICE * len(self.built(filled))

    def lines(self, filled: FormValues) -> list[Line]:
        found = [Line("have", "rp", 1, 0, self.rp)]
        if filled[CONVERT]:
            found.append(Line(CONVERT, "", 1, -filled[CONVERT], filled[CONVERT]))
        return [*found, *(Line(CENTRES, f"{kind}@{hex}", 1, -PRICE) for kind, hex in self.built(filled))]

    def fits(self, filled: FormValues, levels: Levels, researched: int) -> Reason | None:
        missing = researched - self.rp - filled[CONVERT]
        if missing > 0:
            return Reason("empires.no_rp", {"field": CONVERT, "missing": missing}, "CL-17.1")
        twice = [hex for hex, many in Counter(hex for _, hex in self.built(filled)).items() if many > 1]
        if twice:
            return Reason("empires.one_centre", {"field": CENTRES, "hex": twice[0]}, "CL-17.3")
        return None

    def carry_out(self, g: Galaxy, filled: FormValues) -> None:
        for kind, hex in self.built(filled):
            worlds.build_centre(g, hex, KINDS[kind])


def save(g: Galaxy, seat: Seat) -> None:
    """CL-17.1: at most 30 RP carry over."""
    course.change_rp(g, seat, min(0, SAVED_RP - g.rp[seat]), "lost")
