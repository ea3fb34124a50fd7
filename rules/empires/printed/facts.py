"""What never changes during a game: the content and the switches, turned into tables by number.

Units, technologies and markers are numbered in the order of the content; alien ships come after the units.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from rules.content.loading import Content, made_once
from rules.content.shapes import Translation
from rules.core.state import Setup

from .chart import Chart
from .constants import NOBODY
from .designs import ABILITIES, LIMITS, price, unpacked
from .kinds import (
    ADVANTAGES,
    ALIEN,
    ALIEN_CARDS,
    AMOEBA,
    AMOEBAS,
    BANNER,
    BY_TECHNOLOGY,
    CARD,
    CARRIED,
    CARRIES_TO,
    CLASSES,
    COLOURS,
    COUNTER,
    ECONOMY_ROW,
    EMPIRES,
    EXPANSION,
    FIXED,
    FLAGSHIP,
    MACHINE,
    MAP,
    MARKER,
    MARKERS,
    STRAIN,
    TECHNOLOGY,
    TROOP,
    UNIT,
    AlienShip,
    Amoeba,
    Card,
    CardChange,
    CounterKind,
    Machine,
    Map,
    Technology,
    Unit,
)  # fmt: skip
from .levels import DESIGN, MOST, Levels, design_of, highest, level, with_level
from .switches import (
    AGAINST_RIVALS,
    ALLIES_KNOW,
    ALONE,
    BALANCED,
    BROTHERS,
    CHAPTERS,
    CLOSE,
    EMPIRES_OF,
    LEVELS_OF,
    MAP_OF_SEATS,
    NEEDED,
    NOT_ALONE,
    NOT_WITH_AMOEBAS,
    OFF,
    ON,
    QUICK_CONQUEST,
    SCIENTISTS,
    SITUATIONS,
    SWITCHES,
    TEAMS,
    THREE_VS_ONE,
    TWO_VS_ONE,
    VARIABLE,
    VARIANTS,
    option,
    scenario_of,
)

DEFAULT_SET = "base"
CAPACITY = (0, 2, 3, 4)  # SE-7.6.1: half hulls that one shipyard builds, by Shipyard technology
# SE-2.4.1: hexes in the three turns of a cycle, by Movement technology
SPEEDS = ((0, 0, 0), (1, 1, 1), (1, 1, 2), (1, 2, 2), (2, 2, 2), (2, 2, 3), (2, 3, 3), (3, 3, 3))
HOMEWORLD_STEPS = {20: (0, 5, 10, 15, 20), 30: (0, 5, 10, 20, 30)}  # SE-5.12.5; 0: destroyed
COLONY_STEPS = (0, 1, 3, 5)  # SE-2.3.5
START_UNITS = (("CO", 3), ("Miner", 1), ("SY", 4), ("SC", 3))  # SE-20.1
SAVED = 30  # SE-7.1.1: more than this is lost


class Facts:
    """The tables of one game."""

    def __init__(self, content: Content, setup: Setup, situation: tuple[str, ...] = ()) -> None:
        self.seats = n = len(setup.seats)
        self.options: dict[str, Any] = {name: option(setup, name) for name in SWITCHES}
        name = self.options["solo"] if n == 1 else self.options["map"] if n == 2 else MAP_OF_SEATS[n]
        self.map: Map = content.find(MAP, name)
        self.options.update(SITUATIONS[each] for each in situation)
        if self.map.rival:
            self.options.update(_solo_options(self.options, self.map.rival))
        self.expansion = any(option(setup, name) != SWITCHES[name][0][0] for name in CLOSE)
        self.scenario = scenario_of(setup)
        self.quick = self.scenario == QUICK_CONQUEST
        self.expansion |= ON in (self.options["ap_close"], self.options["amoebas"])
        self.expansion |= self.quick or self.map.id == "knife_fight" or self.map.rival == AMOEBAS  # its scenarios
        if self.quick:
            self.options |= {"mines": OFF, "homeworld": 30, "head_start": ON}  # SE-22.5
        if self.options["amoebas"] == ON:
            self.options["mines"] = ON  # SE-26.9: Minesweepers do both jobs
        if self.options["advantages"] == BALANCED:
            self.options["head_start"] = ON  # CL-13.4
        self.on = frozenset(
            name for name, chosen in self.options.items() if chosen == ON or (name == "advantages" and chosen != OFF)
        )
        self.chart = Chart(self.map, self.quick, self.options["homes"] == "anywhere")
        self.teams = TEAMS.get(self.scenario, tuple(range(n)))
        self.has_teams = len(set(self.teams)) < n
        self.brothers = self.scenario in (BROTHERS, THREE_VS_ONE)  # SE-23.5: teammates may stack
        # CL-4.5.7: a switch bars technology from captured ships where three or more play without teams
        self.ships_teach: bool = self.options["no_tech_theft"] != ON or n < 3 or self.has_teams
        self.variable = self.scenario == VARIABLE
        self.alone = ALONE if self.scenario in (TWO_VS_ONE, THREE_VS_ONE) else NOBODY
        self.raised = tuple(
            self.scenario == TWO_VS_ONE and seat != ALONE and self.options["advantages"] == OFF for seat in range(n)
        )  # SE-22.3, SE-22.4
        given: tuple[tuple[str, int], ...] = (("FLAG", 1),) if self.options["flagship"] == ON else ()  # CL-16.1
        self.start_units: tuple[tuple[str, int], ...] = tuple(
            (code, self.map.start.get(code, count)) for code, count in (*START_UNITS, *given)
        )
        gone_units = {unit for switch, (units, _) in CHAPTERS.items() if self.options[switch] == OFF for unit in units}
        gone = {each for switch, (_, techs) in CHAPTERS.items() if self.options[switch] == OFF for each in techs}
        self._list_technologies(content, gone)
        if self.map.rival == EMPIRES:
            gone_units.add("decoy")  # SE-25.1
        self._list_units(content, gone_units)
        self._list_abilities()
        self._list_markers(content)
        self._list_troops(content)
        self._list_cards(content)
        self.rivals = EMPIRES_OF[self.options["difficulty"]] if self.map.rival == EMPIRES else 0
        self.economy = {int(each.id.rpartition("_")[2]): each for each in content.table(ECONOMY_ROW).values()}
        self.shut = frozenset(self.chart.starts[self.rivals :])  # hexes that no seat may enter
        self.house_rules = self._house_rules()
        self.asks_needed: bool = self.options["questions"] == NEEDED  # UI-7
        self.homeworld_steps = HOMEWORLD_STEPS[self.options["homeworld"]]

    def _house_rules(self) -> tuple[str, ...]:
        """SE-24.2: what is switched on in a solo game although its rules do not name it."""
        if not self.map.rival:
            return ()
        named = set(AGAINST_RIVALS if "ap_close" in self.on else NOT_ALONE if self.map.rival == AMOEBAS else ())
        unnamed = [name for name in (*VARIANTS, *NOT_ALONE) if name not in named]
        return tuple(name for name in unnamed if self.options[name] != SWITCHES[name][0][0])

    def _list_cards(self, content: Content) -> None:
        """CL-12.1, CL-22.7: the cards of both decks by number, and which alien cards are in this game."""
        self.cards: tuple[Card, ...] = tuple(content.table(CARD).values())
        self.card: dict[str, int] = {each.id: i for i, each in enumerate(self.cards)}
        self.alien_cards = tuple(
            i for i, each in enumerate(self.cards)
            if self.options["alien_cards"] == ON and each.deck == ALIEN_CARDS
            and (not each.needs or self.on.intersection(each.needs))
            and (self.ships_teach or "no_tech_theft" not in each.barred)
        )  # fmt: skip
        self.advantages = self._list_advantages()
        # CL-E34, CL-E43: cards that make units larger or smaller, by unit
        self.sized: dict[int, tuple[int, ...]] = {}
        for i in self.advantages:
            changes = [change for change in self.cards[i].changes if change.value == "size"]
            if changes:
                self.sized[i] = tuple(
                    sum(change.add for change in changes if unit.code not in change.but) for unit in self.units
                )
        # how many hits more than printed cards can make a unit take
        self.most_armour = sum(
            max(0, change.add) for each in self.cards for change in each.changes if change.value == "hull"
        )
        # CL-A03: units, and the card that lets them carry any attack technology
        self.unbound = {self.code[code]: i for i, each in enumerate(self.cards) for code in each.unbound}
        # CL-E50: units that carry Cloaking with a card: the card, and from which level on
        self.lent = {
            self.code[code]: (i, least) for i in self.advantages for code, least in self.cards[i].lends.items()
        }
        # who changes which value, by name: (card, change)
        self.changed_by: dict[str, list[tuple[int, CardChange]]] = {}
        for i, each in enumerate(self.cards):
            for change in each.changes:
                self.changed_by.setdefault(change.value, []).append((i, change))

    def _list_advantages(self) -> tuple[int, ...]:
        """CL-13.8, CL-13.9: the Empire Advantages that are dealt."""
        if self.options["advantages"] == OFF:
            return ()
        bars = {self.map.id, self.scenario, self.options["upgrades"], *self.on}
        return tuple(
            i for i, each in enumerate(self.cards)
            if each.deck == ADVANTAGES and not bars.intersection(each.barred)
            and (not each.needs or self.on.intersection(each.needs))
        )  # fmt: skip

    def _list_technologies(self, content: Content, gone: set[str]) -> None:
        known = tuple(content.table(TECHNOLOGY).values())
        table = self.options["costs"]
        self.technologies = known
        self.technology: dict[str, int] = {each.id: i for i, each in enumerate(known)}
        capped = {
            name: level for switch, levels in LEVELS_OF.items() if self.options[switch] == OFF
            for name, level in levels.items()
        }  # fmt: skip

        def costs(each: Technology) -> tuple[int, ...]:
            """What each level costs, from level 0 on; levels that everybody has cost nothing."""
            priced = tuple(max(1, cost + SCIENTISTS[self.options["scientists"]]) for cost in each.costs(table))
            every = () if each.id in gone else (0,) * (each.start + 1) + priced
            return every[: capped.get(each.id)]

        self.tech_costs = tuple(costs(each) for each in known)
        start: Levels = 0
        for i, each in enumerate(known):
            least = 0 if each.id in gone else each.start
            start = with_level(start, i, max(least, self.map.levels.get(each.id, 0)))
        self.start_levels = start  # of everybody, and by seat
        allied = highest(start, self._packed(ALLIES_KNOW))
        ahead = [self.scenario == THREE_VS_ONE and seat != ALONE for seat in range(self.seats)]
        self.starts_with = tuple(allied if each else start for each in ahead)
        self.cloaking = self.technology["cloaking"]
        self.attack, self.defence, self.tactics, self.movement, self.point_defence = (
            self.technology[name] for name in ("attack", "defence", "tactics", "movement", "point_defence")
        )
        self.ground_combat, self.terraforming = (self.technology[name] for name in ("ground_combat", "terraforming"))
        self.exploration, self.security, self.academy, self.boarding = (
            self.technology[name] for name in ("exploration", "security", "academy", "boarding")
        )

    def _list_units(self, content: Content, gone: set[str]) -> None:
        units = tuple(content.table(UNIT).values())
        aliens = tuple(content.table(ALIEN).values())
        every = tuple(content.table(MACHINE).values())
        machines = tuple(each for each in every if not each.wanders)
        wanderers = tuple(each for each in every if each.wanders)
        unbuilt = tuple(content.table(COUNTER).values())
        amoebas = tuple(content.table(AMOEBA).values())
        neutral = (
            *map(as_alien, aliens), *map(as_machine, (*machines, *wanderers)), *map(as_counter, unbuilt),
            *map(as_amoeba, amoebas),
        )  # fmt: skip
        self.units: tuple[Unit, ...] = (*units, *neutral)
        self._list_amoebas(content, len(amoebas))
        false = self._list_false(units, gone)
        counters = len(unbuilt) + len(amoebas) + false
        self.unit: dict[str, int] = {each.id: i for i, each in enumerate(self.units)}
        self.code: dict[str, int] = {each.code: i for i, each in enumerate(self.units)}
        self.titan, self.fighter, self.unique = self.code["TN"], self.code["F"], self.code["UN"]
        self.workers = frozenset(self.code[code] for code in ("CO", "GCO", "Miner", "T"))  # who settle, load and carry
        self.carrier, self.pipeline, self.shipyard = self.code["CV"], self.code["MS"], self.code["SY"]
        self.hangars = frozenset((self.carrier, self.titan, self.unique))  # what may hold fighters (SE-11.1)
        self.first_alien = len(units)
        self.first_machine = len(units) + len(aliens)
        self.machines = len(machines)
        # those of SE-24; a machine that wanders (SE-17) has neither rating nor weakness
        self.is_machine = (
            (False,) * self.first_machine + (True,) * len(machines) + (False,) * (len(wanderers) + counters)
        )
        self.wanderer = self.unit[wanderers[0].id]
        attacks = tuple(each.attacks for each in (*machines, *wanderers))
        self.attacks = (1,) * self.first_machine + attacks + (1,) * counters  # shots in a round
        self.alien_copies = tuple(each.copies for each in aliens)
        self.fielded = tuple(i for i, each in enumerate(units) if each.id not in gone)  # what a seat can have
        self.buildable = tuple(i for i in self.fielded if not units[i].given)
        self.settlers = frozenset(self.code[code] for code in ("CO", "GCO"))  # their counters become Colonies
        sets = dict.fromkeys(self.settlers, self.map.sets)  # SE-21.7: those of two colours
        self.counters = tuple(each.counters[self.expansion] * sets.get(i, 1) for i, each in enumerate(self.units))
        # the kinds that lie under the same counters: what only looks like it (CL-E55.1), settlers (SE-27.7)
        self.alike = tuple(
            tuple(self.settlers) if i in self.settlers else (real, self.false[real]) if real in self.false else (real,)
            for i, real in enumerate(self.guise)
        )
        self.hull = tuple(each.hull for each in self.units)
        self.cost = tuple(each.cost for each in self.units)
        # SE-2.2.1: the technologies without which it cannot be built, and their levels
        self.needs = tuple(
            tuple((self.technology[name], least) for name, least in each.needs.items()) for each in self.units
        )
        needed = {technology for each in self.needs for technology, _ in each}
        self.needed = sum(with_level(0, technology, MOST) for technology in needed)  # their bits among all levels
        self.fights = tuple(each.fights for each in self.units)
        self.grouped = tuple(each.grouped for each in self.units)
        self.open = tuple(each.open for each in self.units)
        self.explores = tuple(each.explores for each in self.units)
        self.speed = tuple(each.speed for each in self.units)
        self.moves = tuple(each.speed != FIXED for each in self.units)
        # whose speed goes by what its owner knows now, if by any technology: Decoys (SE-4.3), and those of CL-E52
        self.keeps_up = tuple(
            each.speed not in (FIXED, CARRIED) and not (each.speed == BY_TECHNOLOGY and each.hull)
            for each in self.units
        )
        self.goes = tuple(each.speed not in (FIXED, CARRIED) for each in self.units)  # by itself (SE-4.4)
        self.class_of = tuple(CLASSES.index(each.class_) if each.class_ else len(CLASSES) for each in self.units)
        # technologies by unit; alien ships are equipped by nobody (CL-4.6.2)
        self.carried = tuple(self._carried(each) if i < len(units) else () for i, each in enumerate(self.units))
        self.carried_from = tuple(
            {self.technology[name]: least for name, least in each.carries_from.items()} for each in self.units
        )
        self.carried_to = tuple(
            {self.technology[name]: most for name, most in CARRIES_TO.get(each.code, {}).items()} for each in self.units
        )
        self.boards = tuple(bool(each.boards) for each in self.units)
        self.captured = tuple(each.captured for each in self.units)
        self.fast = tuple("fast_bc" in each.carries for each in self.units)
        self.reacts = tuple(each.reacts for each in self.units)
        self.is_alien = tuple(self.first_alien <= i < self.first_machine for i in range(len(self.units)))
        # CL-3.3.1, CL-3.3.9: units with a row of experience: ships that fight and move, and alien ships
        self.trained = tuple(
            "experience" in self.on and each.fights and each.speed != FIXED and i < self.first_machine
            for i, each in enumerate(self.units[i] for i in self.guise)
        )
        self.bombards = tuple(each.fights and each.speed != FIXED for each in self.units)  # SE-5.12.2
        self.newest = tuple(each.speed == FIXED for each in self.units)  # SE-9.12
        # technology that comes with the unit itself (SE-14.3, SE-24.5)
        with_levels: tuple[AlienShip | Machine, ...] = (*aliens, *machines, *wanderers)
        self.built_in = (0,) * len(units) + tuple(self._packed(each.levels) for each in with_levels)
        self.built_in += (0,) * len(unbuilt) + tuple(self._packed(each.levels) for each in amoebas) + (0,) * false

    def _list_false(self, units: tuple[Unit, ...], gone: set[str]) -> int:
        """CL-E55: counters of Shape Shifters that are Decoys: a kind for each type of warship, and which type it
        shows. Gives how many there are."""
        shown = [i for i, each in enumerate(units) if each.fights and each.speed != FIXED and not each.given]
        shown = [
            i for i in shown if self.options["advantages"] != OFF and units[i].id not in gone and not units[i].open
        ]
        first = len(self.units)
        self.poses = {first + number: i for number, i in enumerate(shown)}
        self.false = {i: fake for fake, i in self.poses.items()}
        self.guise = (*range(first), *shown)  # what a unit looks like
        self.units = (*self.units, *(as_false(units[i]) for i in shown))
        self.is_amoeba += (False,) * len(shown)
        return len(shown)

    def _list_amoebas(self, content: Content, kinds: int) -> None:
        """SE-26.1: three types against one player. Ruling on SE-26.9: between players all are of one type."""
        solo = self.map.rival == AMOEBAS
        self.types = kinds if solo else 1 if self.options["amoebas"] == ON else 0
        self.first_amoeba = len(self.units) - kinds
        self.is_amoeba = (False,) * self.first_amoeba + (True,) * kinds
        self.strains = tuple(sorted(content.table(STRAIN).values(), key=lambda each: each.highest))
        self.strain = {each.id: each for each in self.strains}
        self.spreads_from = self.map.spreads[self.options["difficulty"]] if self.types else 0  # SE-26.7
        self.tougher = int(solo and self.options["difficulty"] == "good_luck")

    def _packed(self, named: Mapping[str, int]) -> Levels:
        levels: Levels = 0
        for name, value in named.items():
            levels = with_level(levels, self.technology[name], value)
        return levels

    def _carried(self, unit: Unit) -> tuple[int, ...]:
        """SE-9.15: the technologies that such a unit carries."""
        names = [
            *(("attack",) if unit.fights and not unit.boards else ()),  # CL-4.1.4
            *(("defence", "tactics") if unit.fights else ()),
            *(("movement",) if unit.speed == BY_TECHNOLOGY and unit.hull else ()),  # SE-4.3: a Decoy carries none
            *unit.carries,
        ]
        return tuple(self.technology[name] for name in names)

    def _list_markers(self, content: Content) -> None:
        self.markers = tuple(content.table(MARKER).values())
        self.marker: dict[str, int] = {each.id: i for i, each in enumerate(self.markers)}
        self.marker_kind = tuple(each.kind for each in self.markers)
        self.novas = self.of_kind("supernova")
        # by kind, whether each marker is of it; the last entry is that of NOTHING (-1)
        self.is_marker = {kind: (*(each == kind for each in self.marker_kind), False) for kind in MARKERS}
        self.is_slow = tuple(kind in ("nebula", "asteroids") for kind in (*self.marker_kind, ""))  # SE-4.5
        self.is_world = tuple(kind in ("planet", "barren", "homeworld") for kind in (*self.marker_kind, ""))

    def _list_troops(self, content: Content) -> None:
        """CL-14: ground units; those that can be bought come first, Militia last."""
        self.ground: bool = self.options["ground"] == ON
        self.troops = tuple(sorted(content.table(TROOP).values(), key=lambda each: (not each.cost, each.level)))
        self.troop: dict[str, int] = {each.code: i for i, each in enumerate(self.troops)}
        self.bought = tuple(i for i, each in enumerate(self.troops) if each.cost)
        self.transport, self.militia, self.aircraft = self.code["T"], self.troop["Mil"], self.troop["Air"]
        self.passing_troops = (self.militia, self.aircraft)  # they are no ground units when the fight is over
        self.centres: bool = self.options["centres"] == ON
        named = {each.colour: each.name for each in content.table(FLAGSHIP).values()}
        self.flagships = tuple(named[colour] for colour in COLOURS if colour in named)
        markers = content.table(BANNER).values()
        self.banners = tuple(tuple(each.name for each in markers if each.colour == colour) for colour in COLOURS)

    def _list_abilities(self) -> None:
        """CL-19.3: the abilities of which something is in play, and how expensive a design may be."""

        def is_known(name: str) -> bool:
            return not name or bool(self.tech_costs[self.technology[name]])

        self.abilities = tuple(name for name, each in ABILITIES.items() if is_known(each.technology))
        self.most_expensive_design = LIMITS[min(len(LIMITS), len(self.tech_costs[self.technology["ship_size"]])) - 1]
        every = {self.technology[each.technology] for each in ABILITIES.values() if each.technology}
        self.always_carried = tuple(each for each in self.carried[self.unique] if each not in every)

    def of_kind(self, kind: str) -> tuple[int, ...]:
        """The markers of a kind."""
        return tuple(i for i, each in enumerate(self.marker_kind) if each == kind)

    def equipped(self, unit: int, levels: Levels, unbound: bool = False, larger: int = 0, design: int = 0) -> Levels:
        """What a new unit carries: its owner's levels, Attack and Defence at most its hull (SE-5.4.3, SE-9.15).

        CL-A03: or any Attack. CL-E34, CL-E43: the hull may be larger or smaller than printed. CL-19.2.7: a unique ship
        has the hull of its design, and carries what its abilities are.
        """
        made, hull, carried = design << DESIGN, self.hull[unit], self.carried[unit]
        if design:
            drawn = unpacked(design)
            hull = drawn.hull
            extra = (ABILITIES[name].technology for name in drawn.abilities)
            carried = (*self.always_carried, *(self.technology[name] for name in extra if name and name != "mines"))
        hull += larger
        for technology in carried:
            have = level(levels, technology)
            if technology == self.defence or (technology == self.attack and not unbound):
                have = min(have, hull)
            elif have < self.carried_from[unit].get(technology, 0):
                continue
            have = min(have, self.carried_to[unit].get(technology, have))
            made = with_level(made, technology, have)
        return made

    def price_with(self, unit: int, tech: Levels) -> int:
        """What a unit is worth in CP; of a unique ship, what its design costs (CL-19.2.1)."""
        drawn = design_of(tech)
        return price(unpacked(drawn)) if drawn else self.cost[unit]

    def hull_with(self, unit: int, tech: Levels) -> int:
        """The printed hull, or that of the design."""
        drawn = design_of(tech)
        return unpacked(drawn).hull if drawn else self.hull[unit]

    def tech_cost(self, technology: int, to: int) -> int | None:
        """What a level costs; None: there is no such level."""
        costs = self.tech_costs[technology]
        return costs[to] if to < len(costs) else None


def _solo_options(chosen: Mapping[str, Any], rival: str) -> dict[str, Any]:
    """SE-24.1, SE-24.2, SE-25.1, SE-25.2, SE-26.2: what the rules of a solo game say about switches."""
    if rival == AMOEBAS:  # SE-26.1, SE-26.2
        unused = {name: OFF for name in NOT_WITH_AMOEBAS if name in chosen}
        return {"aliens": OFF, "homeworld": 30, "mines": ON, **unused}
    poor = chosen["costs"] != EXPANSION or chosen["centres"] == ON  # CL-17.7
    if rival == EMPIRES:
        poor = chosen["ap_close"] == OFF  # SE-25.19
    return {"aliens": OFF, "homeworld": 20 if poor else 30}


facts_of = made_once(Facts, SWITCHES, 50)  # its last parameter tells in which state they found the galaxy


# -- units that no player builds as they are
#
# Alien ships, machines and amoebas fight like any unit, so they are made one; false groups of Shape Shifters are Decoys
# by the name of another unit (CL-E55).


def as_false(unit: Unit) -> Unit:
    """CL-E55.2: it costs and moves like a Decoy."""
    name = Translation(f"False {unit.name.en}", f"hamis {unit.name.hu}")
    return replace(
        unit, id=f"false_{unit.id}", code=f"x{unit.code}", name=name, hull=0, cost=1, speed=BY_TECHNOLOGY,
        counters=(1, 1), attack=(), defence=(), by=None, carries=(), upkeep=False, grouped=True, uses_yard=False,
        explores=False, carries_from={}, boards=(), captured=False, reacts=0,
    )  # fmt: skip


def as_alien(ship: AlienShip) -> Unit:
    """SE-2.2.4: an alien ship fights like any unit, but nobody builds it. Once it is captured, it also moves and costs
    maintenance (CL-4.6.1); one counter is one ship."""
    return Unit(
        ship.id, ship.id, ship.name, ship.hull, 0, BY_TECHNOLOGY, (0, 0), ship.class_, (ship.attack,), (ship.defence,),
        None, {}, (), True, False, False, False, True, False, captured=True,
    )  # fmt: skip


def as_machine(ship: Machine) -> Unit:
    """SE-17.2, SE-24.5: a machine fights like any unit, but nobody builds it, and no player moves it."""
    return Unit(
        ship.id, ship.id, ship.name, ship.hull, 0, FIXED, (0, 0), ship.class_, (ship.attack,), (ship.defence,), None,
        {}, (), False, True, False, False, False, False,
    )  # fmt: skip


def as_amoeba(amoeba: Amoeba) -> Unit:
    """SE-26.5: its values come with its strain."""
    return Unit(
        amoeba.id, amoeba.id, amoeba.name, 2, 0, FIXED, (0, 0), CLASSES[0], (0,), (0,), None, {}, (), False, False,
        False, False, False, False,
    )  # fmt: skip


def as_counter(counter: CounterKind) -> Unit:
    """SE-25.8: it stops whoever enters its hex, and is built before anybody fires."""
    return Unit(
        counter.id, counter.id, counter.name, 1, 0, FIXED, (0, 0), CLASSES[-1], (0,), (0,), None, {}, (), False, False,
        False, False, False, False,
    )  # fmt: skip
