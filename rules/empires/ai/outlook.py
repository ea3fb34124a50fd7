"""One look at the map by one seat: ways, enemies, what may be entered. Closed markers are never read."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property

from rules.ai.brief import never

from ..battle.forces import Force
from ..cards.unharmed import are_pilgrims
from ..flows.card_orders import may_push
from ..map.routes import avoids, slows
from ..printed.chart import FAR
from ..printed.constants import NOBODY, NOTHING, NOWHERE
from ..printed.facts import SPEEDS
from ..printed.levels import Levels, level
from ..sight.previews import losses_of, unseen_kinds
from ..state import (
    Galaxy,
    Hex,
    Owner,
    Seat,
    Slot,
    board,
    built_hull,
    colonies_of,
    facts,
    groups_of,
    has_terrain,
    hexed,
    is_closed,
    is_enemy,
    is_home,
    is_rival,
    monsters,
    near,
    rival_of,
    sees_marker,
)  # fmt: skip
from ..state.values import hooks, speed
from .might import chance, force_of, has_shown_mines, lays_mines, might, might_of, reckoned, regarded, unbuilt
from .skill import Mind

HARMFUL = 6  # the cycle from which on alien empires are attacked
LONG_WAR = 30  # a game that lasts longer is one in which nobody dares
WEARY, LEAST_PATIENCE = 25, 0.1  # patience is at its least so many cycles later
CROWD, FEWEST = 40, 20  # of larger battles fewer are simulated, but so many in all worlds together: chance counts less
Passable = Callable[[Hex], bool]


class Outlook:
    """What a seat sees; `worlds` are further guesses at what it does not see."""

    def __init__(
        self, g: Galaxy, seat: Seat, mind: Mind, worlds: Sequence[Galaxy] = (), expired: Callable[[], bool] = never
    ) -> None:
        self.g, self.seat, self.mind, self.skill = g, seat, mind, mind.skill
        self.expired = expired  # the wall clock: whoever weighs one thing after the other looks at it in between
        self.worlds = list(worlds) or [g]
        self.known = facts(g)
        self.board = board(g)
        self.far = self.board.distances
        # SE-16.3: Warp Points of a pair are next to each other
        self.around = [near(g, hex) for hex, _ in hexed(g.marker)] if g.warps else self.board.around
        self.home = g.homeworld[seat]
        self.fleet = g.fleets[seat]
        self.mine = groups_of(g, seat)
        self.colonies = colonies_of(g, seat)
        self.rivals = [other for other in range(len(g.cp)) if is_enemy(g, seat, other) and not g.out[other]]
        self.foes: dict[Hex, list[tuple[Owner, Slot]]] = {}  # all units of enemies, by hex
        for owner in range(len(g.fleets)):
            if is_enemy(g, seat, owner):
                for slot in groups_of(g, owner):
                    self.foes.setdefault(g.fleets[owner].hex[slot], []).append((owner, slot))
        self.targets = [h for h, whose in hexed(g.colony) if whose != NOBODY and is_enemy(g, seat, whose)]
        self.hostile = {*self.foes, *self.targets}

    @cached_property
    def patience(self) -> float:
        """1 in a game of usual length; less in a war in which everybody only waits for better odds."""
        return max(LEAST_PATIENCE, 1 - max(0, self.g.cycle - LONG_WAR) / WEARY)

    @cached_property
    def safe(self) -> float:
        """The chance to hold the Homeworld that is enough; less in a war that does not end, for whoever puts all of an
        income into shipyards and guards cannot be beaten, and beats nobody."""
        return self.skill.safe * self.patience

    @cached_property
    def parties(self) -> int:
        """How many parties, teams and players without one, there are to reckon with (SE-23.3); who does not reckon
        thinks of one enemy at a time."""
        return max(1, len({self.known.teams[other] for other in self.rivals})) if self.skill.reckons else 1

    # -- own groups

    def code(self, slot: Slot) -> str:
        return self.known.units[self.fleet.unit[slot]].code

    def of_code(self, *codes: str) -> list[Slot]:
        return [slot for slot in self.mine if self.code(slot) in codes]

    @cached_property
    def warships(self) -> list[Slot]:
        """Groups that fight and move by themselves."""
        known, unit = self.known, self.fleet.unit
        return [slot for slot in self.mine if known.bombards[unit[slot]] and known.speed[unit[slot]] != "carried"]

    @cached_property
    def prices(self) -> list[int]:
        """What each kind of unit costs this seat, with its cards."""
        if not any(self.g.held):
            return list(self.known.cost)
        who = self.seat
        return [max(1, hooks.ask(self.g, "price", cost, (who, unit))) for unit, cost in enumerate(self.known.cost)]

    @cached_property
    def hulls(self) -> list[float]:
        """What each kind of unit takes of a shipyard (CL-E34, CL-E43), in hulls."""
        return [max(1, 2 * built_hull(self.g, self.seat, unit)) / 2 for unit in range(len(self.known.units))]

    # -- hexes

    def is_calm(self, hex: Hex) -> bool:
        """Explored, free of enemies, and nothing there swallows ships."""
        g = self.g
        return not (
            is_closed(g, hex)
            or hex in self.hostile
            or hex in self.known.shut
            or avoids(g, self.seat, hex)
            or has_terrain(g, hex, "supernova")
            or (has_terrain(g, hex, "black_hole") and not self.is_pilgrim)
        )

    def is_open(self, hex: Hex) -> bool:
        """Nothing unknown or deadly lies there, enemies or not."""
        return hex in self.hostile or self.is_calm(hex)

    def is_ventured(self, hex: Hex) -> bool:
        """Where a fleet goes that has waited long enough: also into the unknown."""
        return self.is_calm(hex) or (is_closed(self.g, hex) and self.may_explore(hex))

    def may_explore(self, hex: Hex) -> bool:
        """Whether a closed hex can be entered without being lost for sure."""
        return self.risk(hex) < 1 and hex not in self.hostile and hex not in self.known.shut

    def risk(self, hex: Hex) -> float:
        """The chance to lose a ship that explores a hex."""
        g = self.g
        if not is_closed(g, hex):
            return 0.4 if has_terrain(g, hex, "black_hole") and not self.is_pilgrim else 0.0
        losses = losses_of(self.known)
        if sees_marker(g, self.seat, hex):
            both = [self.known.marker_kind[marker] for marker in (g.marker[hex], g.also[hex]) if marker != NOTHING]
            return max(losses.get(kind, 0) for kind in both) / 100
        area = self.board.home_of[hex]
        if area not in self._risks:
            kinds = unseen_kinds(g, self.seat, hex)
            lost = sum(losses.get(kind, 0) * count for kind, count in kinds.items())
            self._risks[area] = lost / 100 / max(1, kinds.total())
        return self._risks[area]

    @cached_property
    def _risks(self) -> dict[int, float]:
        return {}

    @cached_property
    def fronts(self) -> list[Hex]:
        """Homeworlds to which ways must be found: of the nearest rival, but of all alien empires."""
        return [rival.hex for rival in self.g.rivals if rival.hex != NOWHERE] or [self.front]

    @cached_property
    def front(self) -> Hex:
        """The Homeworld of the nearest rival; the own one if there is none.

        Of several that are equally near the next around the table: not everybody falls upon the same one.
        """
        around = sorted(self.rivals, key=lambda other: (other - self.seat) % len(self.g.cp))
        homes = [self.g.homeworld[other] for other in around] + [rival.hex for rival in self.g.rivals]
        homes = [hex for hex in homes if hex != NOWHERE]
        return min(homes, key=lambda hex: self.far[self.home][hex]) if homes else self.home

    def closed_at_home(self) -> list[Hex]:
        return [hex for hex in self.board.areas[self.seat] if is_closed(self.g, hex)]

    # -- ways

    def spread(self, goals: Iterable[Hex], passable: Passable) -> list[int]:
        """How many steps it is from each hex to the nearest goal; goals themselves may always be entered."""
        around = self.around
        steps = [FAR] * len(around)
        edge = list(goals)
        for hex in edge:
            steps[hex] = 0
        while edge:
            reached = []
            for here in edge:
                if steps[here] and not passable(here):
                    continue  # one may begin here, but not pass
                for to in around[here]:
                    if steps[to] == FAR:
                        steps[to] = steps[here] + 1
                        reached.append(to)
            edge = reached
        return steps

    def way(self, start: Hex, goal: Hex, passable: Passable) -> list[Hex]:
        """A shortest way from hex to hex, both included; empty if there is none."""
        steps = self.spread([goal], passable)
        if steps[start] == FAR:
            return []
        found = [start]
        while found[-1] != goal:
            here = found[-1]
            nearer = [h for h in self.around[here] if steps[h] < steps[here] and (h == goal or passable(h))]
            if not nearer:
                return []
            found.append(min(nearer, key=lambda h: (steps[h], slows(self.g, h), h)))
        return found

    def reach(self, slot: Slot, way: list[Hex]) -> list[Hex]:
        """As much of a way as a group can go in this turn (SE-4.5: slow and closed hexes only as the first step)."""
        most = max(1, speed(self.g, self.seat, slot)) + self.pushes(slot)
        found = way[:1]
        for number, hex in enumerate(way[1 : most + 1]):
            stops = (slows(self.g, hex) and not self.is_pilgrim) or is_closed(self.g, hex)
            if number and stops:
                break
            found.append(hex)
            if stops:
                break
        return found

    def pushes(self, slot: Slot) -> bool:
        """CL-E42: whether a ship that is alone, or does not fight, tries to go farther; a fleet would fall apart."""
        if not self.known.advantages or not may_push(self.g, self.seat, slot):
            return False
        return self.fleet.count[slot] == 1 or not self.known.fights[self.fleet.unit[slot]]

    @cached_property
    def is_pilgrim(self) -> bool:
        """CL-E37: terrain neither stops nor harms it."""
        return are_pilgrims(self.g, self.seat)

    # -- strength

    def menace(self, hex: Hex) -> float:
        """The strength of enemies in a hex, on average over the worlds."""
        there = self.foes.get(hex, ())
        if not there:
            return 0.0
        return sum(might(world, owner, [slot]) for world in self.worlds for owner, slot in there) / len(self.worlds)

    def sails(self, owner: Owner, slot: Slot) -> bool:
        """Whether a group of an enemy fights and can come nearer."""
        unit = self.g.fleets[owner].unit[slot]
        if owner == monsters(self.g) or is_rival(self.g, owner):
            return True
        return owner < len(self.g.cp) and self.known.bombards[unit]

    @cached_property
    def shown(self) -> list[Levels]:
        """The technology that enemies have shown; what alien empires keep at home does no harm at first."""
        theirs = [rival.seen for rival in self.g.rivals] if self.g.cycle >= HARMFUL else []
        return [self.g.seen_tech[other] for other in self.rivals] + theirs

    @cached_property
    def raiders(self) -> list[Hex]:
        """Where enemies are who fight and can come nearer."""
        return [hex for hex, there in self.foes.items() if any(self.sails(owner, slot) for owner, slot in there)]

    def turns(self, hex: Hex, goal: Hex) -> float:
        """In how many turns the enemies of a hex could be at a goal, by the Movement that they have shown."""
        fast = max(self._pace(owner) for owner, _ in self.sailing(hex))
        return self.far[hex][goal] / fast

    def _pace(self, owner: Owner) -> float:
        """Hexes in a turn, on average over a cycle (SE-2.4.1)."""
        if owner == monsters(self.g):
            return 1.0
        return sum(self._speeds(owner)) / 3

    def _speeds(self, owner: Owner) -> tuple[int, ...]:
        levels = self.g.seen_tech[owner] if owner < len(self.g.cp) else rival_of(self.g, owner).seen
        return SPEEDS[max(1, level(levels, self.known.movement))]

    def stride(self, hex: Hex) -> int:
        """How far the enemies of a hex can go in one turn, by the Movement that they have shown."""
        return max(self._stride(owner) for owner, _ in self.sailing(hex))

    def _stride(self, owner: Owner) -> int:
        return 1 if owner == monsters(self.g) else max(self._speeds(owner))

    def sailing(self, hex: Hex) -> list[tuple[Owner, Slot]]:
        """The groups of enemies in a hex that fight and can come nearer."""
        return [each for each in self.foes[hex] if self.sails(*each)]

    def is_exposed(self, hex: Hex) -> bool:
        """Whether enemies could be in a hex in the next turn who are stronger than whoever guards it."""
        if hex not in self._exposed:
            prowling = [raider for raider in self.raiders if self.far[raider][hex] <= self.stride(raider)]
            guard = sum(might_of(self.g, force) for force in self.guard(hex)) if prowling else 0.0
            self._exposed[hex] = any(self.threat(raider) > guard for raider in prowling)
        return self._exposed[hex]

    @cached_property
    def _exposed(self) -> dict[Hex, bool]:
        return {}

    def threat(self, hex: Hex) -> float:
        """The strength of enemies in a hex who can come nearer, on average over the worlds."""
        there = self.sailing(hex)
        return sum(might(world, owner, [slot]) for world in self.worlds for owner, slot in there) / len(self.worlds)

    def is_home(self, hex: Hex) -> bool:
        return is_home(self.g, hex)

    def guard(self, hex: Hex, without: Sequence[Slot] = ()) -> list[Force]:
        """What defends a hex, without some groups."""
        there = [slot for slot in self.mine if self.fleet.hex[slot] == hex and slot not in without]
        return [force_of(self.g, self.seat, slot) for slot in there]

    def withstands(self, whence: Sequence[Hex], hex: Hex, ours: Sequence[Force], warily: bool = False) -> float:
        """The chance to hold a hex against the enemies who could come from others."""
        total = 0.0
        coming = [each for start in whence for each in self.sailing(start)]
        for world in self.worlds:
            forces = self.coming(world, coming) if warily else [force_of(world, *each) for each in coming]
            total += self.holding(hex, coming[0][0], forces, ours, self._runs(ours, forces))
        return total / len(self.worlds)

    def coming(self, world: Galaxy, coming: Sequence[tuple[Owner, Slot]]) -> list[Force]:
        """What enemies who could come for the Homeworld are in one of the worlds."""
        return regarded(world, coming) if self.skill.reckons else [force_of(world, *each) for each in coming]

    def holding(self, hex: Hex, foe: Owner, theirs: Sequence[Force], ours: Sequence[Force], runs: int) -> float:
        """The chance to hold a hex against an enemy who comes."""
        seed = 1 + self.mind.rng.below(1 << 30)
        return 1 - chance(self.g, hex, (foe, self.seat), theirs, ours, runs if self.skill.runs else 0, seed)

    def winning(self, hex: Hex, ours: Sequence[Force], phases: int = 0) -> float:
        """The chance to win a battle in a hex after so many Economic Phases, on average over the worlds."""
        there = self.foes.get(hex, [])
        owner = there[0][0] if there else self.g.colony[hex]
        if not there and not is_rival(self.g, owner):
            return 1.0
        seed = 1 + self.mind.rng.below(1 << 30) if self.skill.runs else 0
        total = sum(
            chance(
                world,
                hex,
                (self.seat, owner),
                ours,
                theirs,
                self._runs(ours, theirs),
                seed,
            )
            for world in self.worlds
            for theirs in [self._defenders(world, owner, hex, phases)]
        )
        return total / len(self.worlds)

    def _runs(self, ours: Sequence[Force], theirs: Sequence[Force]) -> int:
        """How many battles are simulated in each world."""
        units = sum(force.units for force in [*ours, *theirs])
        fewer = self.skill.runs * CROWD // max(CROWD, units)
        return min(self.skill.runs, max(fewer, FEWEST // len(self.worlds)))

    def _defenders(self, world: Galaxy, owner: Owner, hex: Hex, phases: int) -> list[Force]:
        """Whom one meets in a hex, in one of the worlds."""
        there = [force_of(world, *foe) for foe in self.foes.get(hex, ())]
        # In a war that does not end nobody is so careful, except of what was seen.
        mined = lays_mines(world, owner) if self.patience == 1 else has_shown_mines(world, owner)
        reckons = (self.skill.reckons and self.patience == 1) or (self.skill.runs > 0 and mined)
        more = reckoned(world, owner, hex, there, phases) if reckons else []
        return [*there, *more, *_mustered(world, owner, hex)]


def _mustered(world: Galaxy, owner: Owner, hex: Hex) -> list[Force]:
    """SE-25.17: what an alien empire builds over its Homeworld when it is attacked, as this world imagines it."""
    if not is_rival(world, owner) or rival_of(world, owner).hex != hex:
        return []
    rival, known = rival_of(world, owner), facts(world)
    base = known.code["Base"]
    bases = Force(base, known.equipped(base, rival.tech), rival.defence // known.cost[base])
    ships = [unbuilt(world, owner, rival.fleet)] if rival.fleet >= known.cost[known.code["SC"]] else []
    return [*ships, bases] if bases.units else ships
