"""The production sheet of one seat (SE-7.3 to SE-7.6), as a form with a running total and a reason for every refusal.

A ledger is made when the seat is asked and then looks at nothing else: it checks and adds up whatever is written into
the sheet. Its lines are what the table shows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import compress
from typing import NamedTuple

from rules.core.decisions import Amount, Decision, Some
from rules.core.derived import derived_for
from rules.core.forms import FormValues
from rules.core.reasons import Reason

from ..atoms import unique
from ..printed import designer
from ..printed.constants import LARGEST_GROUP, LEDGERS, NOBODY, NOWHERE
from ..printed.designs import CONSTRUCTION, LIMITS, REDESIGN, needs, price, unpacked
from ..printed.facts import CAPACITY, Facts
from ..printed.levels import Levels, highest, level, one_higher, with_level
from ..printed.powers import CHEAP_RESEARCH, FALSE_GROUPS
from ..printed.switches import GRANT, MORE_GRANTS, UNPREDICTABLE
from ..solo.amoebas import alone, may_buy
from ..state import Galaxy, Hex, Seat, Slot, by_slot, colonies_of, facts, groups_of, others_hexes, places_of, settled
from ..state.holding import has
from ..state.lore import discounted, forbidden
from ..state.unique_ships import has as has_ability
from .berths import Berth, Supply, new_groups, older_groups
from .centres import Centres
from .dues import CARDS, Dues, Maintenance
from .income import is_blockaded
from .parts import BID, BUILD, GRANTS, RESEARCH, SCUTTLE, Line, Part, raised
from .prices import assured, next_levels, on_offer, prices_of, units_with
from .recruits import Recruits
from .salvage import LATER, SCRAP, Salvage


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


CHEAPEST = 3  # CL-19.2.11: nobody can draw a cheaper ship
RICH = 5  # SE-27.7: settlers come from colonies that give so much


class Ledger:
    """What one seat has, owes and may buy in this Economic Phase."""

    def __init__(self, g: Galaxy, seat: Seat) -> None:
        self.known = known = facts(g)
        self.seat, self.have, self.levels = seat, g.cp[seat], g.tech[seat]
        fleet = g.fleets[seat]
        self.groups = groups = groups_of(g, seat)
        self.units, self.counts = by_slot(fleet.unit, groups), by_slot(fleet.count, groups)
        self.at, self.tech = by_slot(fleet.hex, groups), by_slot(fleet.tech, groups)
        self.drawing = Redesign.of(g, seat) if known.unique in known.buildable else None
        # CL-19.2.1: what a unique ship costs this seat, by the price of its design
        self.cost, self.drawn_prices = prices_of(g, seat)
        self.dues = Dues.of(g, seat)
        if self.dues is not None:  # CL-12.3: a card makes units cheaper if it is paid for
            self.cost = tuple(cost + self.dues.spared(unit, self.dues.wanted) for unit, cost in enumerate(self.cost))
        if self.drawing is not None and self.drawing.design:
            cost = list(self.cost)
            cost[known.unique] = self.drawn_prices[price(unpacked(self.drawing.design))]
            self.cost = tuple(cost)
        self.sizes = [known.sized[card] for card in g.held[seat] if card in known.sized]  # CL-E34, CL-E43
        self.scholarly = has(g, seat, CHEAP_RESEARCH) if known.advantages else False
        self.barred = forbidden(g, seat)
        self.debt = g.debt[seat]
        self.grant = self._price(GRANT)
        self.before = g.researched[seat]  # spent on technology in the last phase
        self.way = known.options["research"]
        self.maintenance = Maintenance(g, seat, self.units, self.counts)
        self.shifters = bool(known.advantages) and has(g, seat, FALSE_GROUPS)
        self.joinable: dict[tuple[int, Hex], list[Slot]] = {}  # groups with room, by kind and hex
        for slot, unit in self.units.items():
            own = fleet.builder[slot] == NOBODY  # nobody builds what others have designed
            if own and known.grouped[unit] and self.counts[slot] < LARGEST_GROUP:
                self.joinable.setdefault((unit, self.at[slot]), []).append(slot)
        self.supply = Supply(known, Counter(self.units.values()), settled(g, seat))
        self.older = older_groups(g, seat, groups)
        colonies = colonies_of(g, seat)
        self.rich = [hex for hex in colonies if g.value[hex] >= RICH]
        theirs = others_hexes(g, seat)
        self.producing = [hex for hex in colonies if g.value[hex] and not (hex in theirs and is_blockaded(g, hex))]
        # what builds ships: shipyards, and Construction bays at Colonies with income (CL-19.3.9)
        shipyards = {slot: self.at[slot] for slot, unit in self.units.items() if unit == known.shipyard}
        self.builders = shipyards | self._bays(g)
        self.yards = self._count_yards()
        self.centres = Centres.of(g, seat, self.have, self.producing) if known.centres else None
        self.salvage = Salvage.of(g, seat, shipyards)
        self.technologies = self._on_sale(g)
        # SE-19.2: whether grants bring a level is known only when the sheet is done, unless they are sure to
        self.sums = tuple(g.studies[seat])
        names = tuple(self.technologies)
        if self.way == UNPREDICTABLE:
            names = assured(self.technologies, self.sums, dict.fromkeys(names, self.most_grants))
        self.best = self.with_research(names)
        if self.salvage is not None:
            self.best = highest(self.best, self.salvage.best)
        self.berths = self._berths()
        self.recruits = Recruits.of(g, seat, self.have, self.producing, self.best) if known.ground else None
        parts = (self.centres, self.recruits, self.dues, self.drawing)
        self.parts: tuple[Part, ...] = tuple(part for part in parts if part is not None)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ledger) and self._facts() == other._facts()

    __hash__ = None  # type: ignore[assignment]

    def _facts(self) -> tuple[object, ...]:
        return (
            self.maintenance, self.cost, self.debt, self.sizes, self.scholarly, self.shifters, self.barred,
            self.seat, self.have, self.before, self.levels, self.units, self.counts, self.at, self.berths,
            self.salvage, self.parts, self.sums,
        )  # fmt: skip

    @cached_property
    def names(self) -> list[str]:
        return [berth.name(self.known) for berth in self.berths]

    def _hull(self, unit: int) -> int:
        """The hull of a kind of unit as this seat builds it."""
        hull: int = self.known.hull[unit]
        if self.drawing is not None and unit == self.known.unique and self.drawing.design:
            hull = unpacked(self.drawing.design).hull
        return hull + sum([larger[unit] for larger in self.sizes])

    def _price(self, cost: int) -> int:
        return raised(self.known, self.seat, cost)  # SE-22.3

    def price(self, unit: int, filled: FormValues) -> int:
        """What a unit costs; of a unique ship as the sheet designs it."""
        if self.drawing is None or unit != self.known.unique or not self.drawing.is_new(filled):
            return self.cost[unit] - (self.dues.spared(unit, filled.get(CARDS, ())) if self.dues is not None else 0)
        return self.drawn_prices[min(LIMITS[-1], price(unpacked(self.drawing.drawn(filled))))]

    @cached_property
    def _least(self) -> Sequence[int]:
        """What each kind of unit costs at least, however it is designed and whatever card is paid for."""
        if self.dues is None and self.drawing is None:
            return self.cost
        least = list(self.cost)
        if self.dues is not None:
            least = [cost - self.dues.spared(unit, self.dues.wanted) for unit, cost in enumerate(least)]
        if self.drawing is not None:
            unique = self.known.unique
            least[unique] = min(self.cost[unique], *self.drawn_prices[CHEAPEST:])
        return least

    def free(self, unit: int) -> int:
        """SE-7.5.6: how many counters of a kind are left."""
        return self.supply.left(unit)

    def _discounted(self, cost: int) -> int:
        return discounted(cost) if self.scholarly else cost

    def _level_price(self, cost: int) -> int:
        """CL-23.1: the discount comes first."""
        return self._price(self._discounted(cost))

    def _count_yards(self) -> dict[Hex, int]:
        found: dict[Hex, int] = {}
        for slot, hex in self.builders.items():
            found[hex] = found.get(hex, 0) + self.counts[slot]
        return dict(sorted(found.items()))

    def _bays(self, g: Galaxy) -> dict[Slot, Hex]:
        """CL-19.3.9: unique ships that build like a shipyard where they are."""
        ships = [slot for slot, unit in self.units.items() if unit == self.known.unique]
        return {
            slot: self.at[slot]
            for slot in ships
            if self.at[slot] in self.producing and has_ability(g, self.seat, slot, CONSTRUCTION)
        }

    def _on_sale(self, g: Galaxy) -> dict[str, tuple[int, int, int]]:
        """SE-9.1: the next level of each technology: {id: (technology, level, cost)}."""
        rolled, barred = self.way == UNPREDICTABLE, self.barred
        most = self.have if self.centres is None else self.centres.most_research
        found = {
            name: (i, to, cost)
            for name, i, to, cost in next_levels(self.known, self.seat, self.levels, self.scholarly, rolled)
            if (rolled or cost <= most) and i not in barred
        }
        return {name: found[name] for name in found if may_buy(g, name, found[name][1])} if alone(g) else found

    def needed_for(self, technology: int, to: int) -> int | None:
        """SE-19.2: what dice must add up to for a level; None: there is none."""
        cost = self.known.tech_cost(technology, to)
        return None if cost is None else self._discounted(cost)

    def next_price(self, technology: int) -> int | None:
        """What the next level of a technology costs; None: there is none, or a card forbids it for good (CL-E34)."""
        cost = self.known.tech_cost(technology, level(self.levels, technology) + 1)
        return None if cost is None or technology in self.barred else self._level_price(cost)

    def _berths(self) -> list[Berth]:
        """SE-7.6: what may be placed where, with the technology of this phase at best."""
        known, have, least, found = self.known, self.have, self._least, list[Berth]()
        base, settlers, there = known.code["Base"], known.code["GCO"], set(self.units.values())
        growing = {unit for unit, _ in self.joinable}
        yards, producing = tuple(self.yards), tuple(self.producing)
        sham = known.false.get(known.unique, NOBODY)
        for unit in on_offer(known, self.best, self.shifters):
            if least[unit] > have or (unit == sham and not self.is_known(unit, self.best)):
                continue  # CL-E55: a false unique ship is of the present design
            hexes = yards if known.units[unit].uses_yard else producing
            if unit == base:
                bases = [self.at[slot] for slot, each in self.units.items() if each == base]
                hexes = tuple([hex for hex in hexes if hex not in bases])
            elif unit == settlers:
                hexes = tuple([hex for hex in hexes if hex in self.rich])
            if there.isdisjoint(known.alike[unit]) and unit not in known.settlers:  # all its counters are left
                found += new_groups(unit, hexes) if known.counters[known.guise[unit]] else ()
                continue
            new = unit in there or self.free(unit) > 0  # scuttling may free a counter
            older = self.older.get(unit, ()) if new else ()
            if new and not older and unit not in growing:
                found += new_groups(unit, hexes)
                continue
            for berth in new_groups(unit, hexes):
                hex = berth.hex
                if new:
                    found.append(berth)
                for slots in older:
                    full = all(self.counts[slot] == LARGEST_GROUP for slot in slots if self.at[slot] == hex)
                    if full:  # else they join that group
                        found.append(Berth(unit, hex, None, slots[0]))
                if unit in growing and (unit, hex) in self.joinable:
                    found += [Berth(unit, hex, slot) for slot in self.joinable[unit, hex]]
        return found

    def is_known(self, unit: int, levels: Levels) -> bool:
        """SE-2.2.1, SE-7.5.4: whether these levels allow such a unit; CL-19.2.5: of the present design."""
        if self.drawing is not None and self.known.guise[unit] == self.known.unique:  # CL-E55: a false one, too
            return self.drawing.missing({}, levels) is None
        return unit in units_with(self.known, levels)

    def with_research(self, bought: tuple[str, ...]) -> Levels:
        """SE-7.5.1: technology bought now already counts."""
        return one_higher(self.levels, [self.technologies[name][0] for name in bought]) if bought else self.levels

    # -- the form

    def fields(self) -> dict[str, Decision]:
        seat = self.seat
        scuttled = tuple((str(slot), 0, self.counts[slot]) for slot in self.groups)
        made = [(name, 0, self.most(berth)) for berth, name in zip(self.berths, self.names, strict=True)]
        fields: dict[str, Decision] = {}
        if scuttled:
            fields[SCUTTLE] = Amount(seat, "", slots=scuttled, rule="SE-7.3.3")
        fields[BID] = Amount(seat, "", high=self.highest_bid, rule="SE-7.4.1")
        if self.way == UNPREDICTABLE:
            grants = tuple((name, 0, self.have // self.grant) for name in self.technologies)
            if grants:
                fields[GRANTS] = Amount(seat, "", slots=grants, rule="SE-19.1")
        else:
            names = tuple(self.technologies)
            fields[RESEARCH] = Some(seat, "", items=names, high=len(names), rule="SE-9.1")
        if self.salvage is not None:
            fields |= self.salvage.fields(self._all_technologies())
        if made:
            fields[BUILD] = Amount(seat, "", slots=tuple(made), rule="SE-7.5.1")
        return fields | self.fields_of_parts()

    def fields_of_parts(self) -> dict[str, Decision]:
        return {name: field for part in self.parts for name, field in part.fields().items()}

    def field_of_part(self, name: str) -> Decision:
        """One of them, without making those of the other parts."""
        return next(part.fields()[name] for part in self.parts if name in part.start())

    @property
    def most_grants(self) -> int:
        """SE-19.3: two more than in the phase before."""
        return self.before // self.grant + MORE_GRANTS

    @property
    def highest_bid(self) -> int:
        """Who plays alone has nobody to outbid (SE-24.1, SE-25.1)."""
        return self.have if self.known.seats > 1 else 0

    def most(self, berth: Berth) -> int:
        """How many units one line of the shop can take, whatever else is bought (SE-1.3, SE-7.6.4)."""
        most = self.have // self._least[berth.unit]
        if berth.joins is not None:
            most = min(most, LARGEST_GROUP - self.counts[berth.joins])
        return min(most, 1) if self.known.newest[berth.unit] else most

    def start(self) -> FormValues:
        """Nothing is scuttled, bid or bought."""
        values: FormValues = {SCUTTLE: (0,) * len(self.groups), BID: 0}
        if self.way == UNPREDICTABLE:
            values[GRANTS] = (0,) * len(self.technologies)
        else:
            values[RESEARCH] = ()
        values[BUILD] = (0,) * len(self.berths)
        values = {name: value for name, value in values.items() if value != () or name == RESEARCH}
        for part in self.parts:
            values |= part.start()
        if self.salvage is not None:
            values |= dict.fromkeys(self.salvage.fields(self._all_technologies()), ())
        return values

    def _all_technologies(self) -> list[str]:
        """What may be bought after captured ships were scrapped: the prices depend on what was learnt from them."""
        if self.way == UNPREDICTABLE:
            return []
        return [
            each.id
            for i, each in enumerate(self.known.technologies)
            if self.known.tech_costs[i] and i not in self.barred
        ]

    # -- adding up

    def scuttled(self, filled: FormValues) -> dict[Slot, int]:
        numbers = filled.get(SCUTTLE, ())
        if not any(numbers):
            return {}
        return {slot: n for slot, n in zip(self.groups, numbers, strict=True) if n}

    def built(self, filled: FormValues) -> list[tuple[Berth, int]]:
        numbers = filled.get(BUILD, ())
        if not any(numbers):
            return []
        return list(compress(zip(self.berths, numbers, strict=True), numbers))

    def granted(self, filled: FormValues) -> dict[str, int]:
        """SE-19.1: how many grants each technology gets."""
        numbers = filled.get(GRANTS, ())
        if not any(numbers):
            return {}
        return {name: n for name, n in zip(self.technologies, numbers, strict=bool(numbers)) if n}

    def researched(self, filled: FormValues) -> int:
        """CP for technology, or RP (CL-17.1)."""
        levels = sum(self.technologies[name][2] for name in filled.get(RESEARCH, ()))
        if filled.get(LATER):
            levels += sum(cost or 0 for _, _, cost in self.bought_later(filled))
        return levels + self.grant * sum(self.granted(filled).values())

    def scrapped(self, filled: FormValues) -> list[tuple[Slot, Levels]]:
        """CL-4.5.2: ship by ship, from which group, and the levels that are known after it."""
        if self.salvage is None:
            return []
        return self.salvage.gains(self.with_research(filled.get(RESEARCH, ())), filled.get(SCRAP, ()))

    def bought_later(self, filled: FormValues) -> list[tuple[int, int, int | None]]:
        """CL-4.5.3: technology, level and price of what is bought after scrapping; without a price: no such level."""
        learnt = self.scrapped(filled)
        levels = learnt[-1][1] if learnt else self.with_research(filled.get(RESEARCH, ()))
        found = []
        for name in filled.get(LATER, ()):
            technology = self.known.technology[name]
            to = level(levels, technology) + 1
            cost = self.known.tech_cost(technology, to)
            found.append((technology, to, None if cost is None else self._level_price(cost)))
        return found

    def levels_with(self, filled: FormValues) -> Levels:
        """What is known when units are bought: bought, learnt from captured ships, bought after that."""
        levels = self.with_research(filled.get(RESEARCH, ()))
        if self.salvage is not None:
            levels = self.salvage.after(levels, filled.get(SCRAP, ()))
            for technology, to, _ in self.bought_later(filled):
                levels = with_level(levels, technology, to)
        if self.way != UNPREDICTABLE:
            return levels
        return highest(levels, self.with_research(assured(self.technologies, self.sums, self.granted(filled))))

    def owed(self, filled: FormValues) -> int:
        """SE-7.3.1, SE-28.1: maintenance after scuttling, at most what there is (SE-7.3.2)."""
        gone = self.scuttled(filled)
        return min(self.maintenance.after(gone) if gone else self.maintenance.due, self.have)

    def repaid(self, filled: FormValues) -> int:
        """CL-13.3: after maintenance everything goes for a debt."""
        return min(self.debt, self.have - self.owed(filled)) if self.debt else 0

    def lines(self, filled: FormValues) -> list[Line]:
        """The running total: what there is, and everything that is spent."""
        known = self.known
        found = [Line("have", "", 1, self.have), Line("upkeep", "", 1, -self.owed(filled))]
        if self.debt:
            found.append(Line("debt", "", 1, -self.repaid(filled)))
        found.append(Line(BID, "", 1, -filled[BID]))
        for name in filled.get(RESEARCH, ()):
            price = -self.technologies[name][2]
            found.append(Line(RESEARCH, name, 1, price) if self.centres is None else Line(RESEARCH, name, 1, 0, price))
        for technology, _, cost in self.bought_later(filled) if filled.get(LATER) else ():
            line = Line(LATER, known.technologies[technology].id, 1, -(cost or 0))
            found.append(line if self.centres is None else line._replace(cp=0, rp=line.cp))
        found += [Line(GRANTS, name, n, -n * self.grant) for name, n in self.granted(filled).items()]
        for berth, count in self.built(filled):
            found.append(Line(BUILD, berth.name(known), count, -count * self.price(berth.unit, filled)))
        return found + [line for part in self.parts for line in part.lines(filled)]

    def left(self, filled: FormValues) -> int:
        """What remains when all is paid: the sum of the lines."""
        return self.left_of(filled, self.built(filled))

    def left_of(self, filled: FormValues, built: list[tuple[Berth, int]]) -> int:
        units = sum([count * self.price(berth.unit, filled) for berth, count in built])
        research = self.researched(filled) if self.centres is None else 0
        left: int = self.have - self.owed(filled) - self.repaid(filled) - filled[BID] - research - units
        return left - sum([part.cost(filled) for part in self.parts]) if self.parts else left

    # -- checking

    def missing(self, unit: int, levels: Levels, filled: FormValues) -> Reason | None:
        """Why a unit, as the sheet designs it, cannot be built with these levels, or None."""
        if self.drawing is not None and self.known.guise[unit] == self.known.unique:
            return self.drawing.missing(filled, levels)
        if self.is_known(unit, levels):
            return None
        return Reason("empires.not_known", {"field": BUILD, "unit": self.known.units[unit].id}, "SE-7.5.4")

    def capacity(self, hex: Hex, levels: Levels, gone: Mapping[Slot, int]) -> int:
        """SE-7.6.1: half hulls that the shipyards of a hex can build."""
        lost = sum(n for slot, n in gone.items() if self.builders.get(slot) == hex)
        shipyard = level(levels, self.known.technology["shipyard"])
        return (self.yards.get(hex, 0) - lost) * CAPACITY[shipyard]

    def halves(self, unit: int, filled: FormValues | None = None) -> int:
        """SE-7.6.1, CL-E43: what such a unit takes of the capacity; a hull of 0 takes half of one."""
        hull = self._hull(unit)
        if filled is not None and self.drawing is not None and unit == self.known.unique:
            hull += unpacked(self.drawing.drawn(filled)).hull - unpacked(self.drawing.design).hull
        return max(1, 2 * hull)

    def taken(self, built: list[tuple[Berth, int]], filled: FormValues) -> dict[Hex, int]:
        """By hex, the half hulls that a sheet builds there."""
        used: dict[Hex, int] = {}
        for berth, count in built:
            if self.known.units[berth.unit].uses_yard:
                used[berth.hex] = used.get(berth.hex, 0) + count * self.halves(berth.unit, filled)
        return used

    def in_yards(self, filled: FormValues) -> dict[Hex, tuple[int, int]]:
        """By hex with shipyards, the half hulls that the sheet builds there, and those that it can: technology bought
        on it counts (SE-7.5.1), scuttled shipyards do not (SE-7.0)."""
        used, gone, levels = self.taken(self.built(filled), filled), self.scuttled(filled), self.levels_with(filled)
        gone = self.salvage.gone(filled, gone) if self.salvage else gone
        return {hex: (used.get(hex, 0), self.capacity(hex, levels, gone)) for hex in self.yards}


# The ledger of a seat in this Economic Phase: nothing changes between the questions of all seats.
ledger_of = derived_for(Ledger, part=LEDGERS)
