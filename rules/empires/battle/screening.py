"""Screening (SE-5.5): which units an owner may set aside in a round, and what he may scuttle for it (SE-4.14)."""

from __future__ import annotations

from rules.core.decisions import Decision, Some, Split, Value
from rules.core.forms import Fits, FormValues
from rules.core.reasons import Reason

from ..state import Galaxy, Owner, counters_free, facts
from ..state.battle import Battle
from ..state.lines import Line, capable, count, damage, is_fake, side_of

HURT = "hurt"  # ("hurt", line): the damaged unit of a line
UNITS, SCUTTLE = "units", "scuttle"


class Screening:
    """What one owner may do, as a form: units by line, and whole groups that are scuttled so that counters are free."""

    def __init__(self, g: Galaxy, b: Battle, owner: Owner, most: int) -> None:
        self.owner, self.most = owner, most
        own = [line for line in capable(g, b, side_of(b, owner)) if b.owner[line] == owner]
        self.units = {line: count(g, b, line) for line in own}
        self.kinds = {line: b.unit[line] for line in own}
        self.free = {kind: counters_free(g, owner, kind) for kind in set(self.kinds.values())}
        self.names = {kind: facts(g).units[kind].id for kind in self.free}
        self.false = {line for line in own if is_fake(g, b, line)}
        self.places: dict[Value, int] = {}
        for line, units in self.units.items():  # SE-5.7.4: a damaged unit of a group by itself
            if self.kinds[line] == facts(g).titan:
                continue  # CL-6.1.3: never screened
            hurt = units > 1 and damage(g, b, line) > 0
            self.places[line] = units - hurt
            if hurt:
                self.places[HURT, line] = 1
        self.spare = [line for line in own if self._is_spare(line)]

    def _is_spare(self, line: Line) -> bool:
        """SE-4.14: whether its counter could be needed for a part of another group of its kind."""
        kind = self.kinds[line]
        others = [each for each in self.units if each != line and self.kinds[each] == kind and self.units[each] > 1]
        return not self.free[kind] and bool(others)

    def fields(self) -> dict[str, Decision]:
        slots, caps = tuple(self.places), tuple(self.places.values())
        found: dict[str, Decision] = {UNITS: Split(self.owner, "", slots=slots, caps=caps, high=self.most)}
        if self.spare:
            found[SCUTTLE] = Some(self.owner, "", items=tuple(self.spare), high=len(self.spare), rule="SE-4.14")
        return found

    def by_line(self, filled: FormValues) -> dict[Line, tuple[int, bool]]:
        """How many units of each line, and whether the damaged one is among them."""
        found: dict[Line, tuple[int, bool]] = {}
        for place, units in zip(self.places, filled[UNITS], strict=True):
            line, hurt = (place[1], bool(units)) if type(place) is tuple else (place, False)
            before = found.get(line, (0, False))
            found[line] = (before[0] + units, before[1] or hurt)
        return {line: some for line, some in found.items() if some[0]}

    def check(self) -> Fits:
        """SE-5.7.4: a part of a group needs a counter of its own; SE-4.14: groups are scuttled for that alone."""

        def fits(filled: FormValues) -> Reason | None:
            aside, gone = self.by_line(filled), filled.get(SCUTTLE, ())
            if any(line in aside for line in gone):
                return Reason("empires.screened_scuttled", {"line": gone[0]}, "SE-4.14")
            needed: dict[int, int] = {}
            for line, (some, _) in aside.items():
                if some < self.units[line]:
                    kind = self.kinds[line]
                    told = {"line": line, "unit": self.names[kind]}
                    if line in self.false:  # CL-E55.1: one counter of each type
                        return Reason("empires.no_counter", told, "CL-E55.1")
                    needed[kind] = needed.get(kind, 0) + 1
                    freed = sum(self.kinds[each] == kind for each in gone)
                    if needed[kind] > self.free[kind] + freed:
                        return Reason("empires.no_counter", told, "SE-5.7.4")
            for line in gone:
                kind = self.kinds[line]
                freed = sum(self.kinds[each] == kind for each in gone)
                if self.free[kind] + freed > needed.get(kind, 0):
                    return Reason("empires.needless_scuttling", {"line": line}, "SE-4.14")
            # what is given up no longer makes the side larger (SE-5.5.1)
            if sum(some for some, _ in aside.values()) > self.most - sum(self.units[line] for line in gone):
                return Reason("empires.too_many_screened", {"most": self.most}, "SE-5.5.1")
            return None

        return fits
