"""What a chapter of the expansion adds to the production sheet: fields, a price, reasons for refusal, what is done."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from rules.core.decisions import Decision
from rules.core.forms import FormValues
from rules.core.reasons import Reason

from ..printed.facts import Facts
from ..printed.levels import Levels
from ..state import Galaxy, Seat

SCUTTLE, BID, RESEARCH, GRANTS, BUILD = "scuttle", "bid", "research", "grants", "build"  # fields of every sheet


class Line(NamedTuple):
    """One line of the running total."""

    what: str  # have, upkeep, bid, research, research_after, grants, build, troops, centres, convert, redesign
    id: str
    number: int
    cp: int
    rp: int = 0  # CL-17.1


class Part(Protocol):
    def fields(self) -> dict[str, Decision]: ...

    def start(self) -> FormValues: ...

    def cost(self, filled: FormValues) -> int:
        """In CP."""

    def lines(self, filled: FormValues) -> list[Line]: ...

    def fits(self, filled: FormValues, levels: Levels, researched: int) -> Reason | None: ...

    def carry_out(self, g: Galaxy, filled: FormValues) -> None:
        """After technology was bought, and before units are (SE-7.0)."""


def raised(known: Facts, seat: Seat, cost: int) -> int:
    """SE-22.3: two against one pay half as much again for ships and technology."""
    return cost + (cost + 1) // 2 if known.raised[seat] else cost
