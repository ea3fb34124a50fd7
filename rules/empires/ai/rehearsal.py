"""What arms are worth: the fleet that they lead to meets a fleet like the enemy's in rehearsed battles (AI-3, AI-4).

Nothing here knows a unit or a technology by name, except that squadrons need carriers: whatever fights and moves can be
built, whatever it carries or needs can be learned, and the battles tell what is good against what the enemy has.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from ..battle.forces import Force
from ..battle.odds import odds
from ..map.carrying import BAY, ROOM
from ..printed.constants import NOBODY
from ..printed.designs import FIGHTER_BAY, has_ability, needs, price, unpacked
from ..printed.kinds import CARRIED
from ..printed.levels import Levels, level
from ..state import Galaxy, Owner, carried, drawn_by, equipped, groups_of, is_rival, monsters, rival_owners
from .might import measure_of, might_of
from .outlook import Outlook
from .squads import squads_of

UPKEEP, LONG = 2.5, 5.0  # phases of maintenance that are a part of a ship's price; until the last machine is beaten
SHARE = 0.5  # of the enemy's fleet is thought to be built anew, as well as he can
ALIKE = 2  # all rounds after the first
LEAST = 60  # CP of the smallest fleet that is rehearsed against
FINISH = 100.0  # what it is worth to beat an enemy that has no price: a Doomsday Machine
LEFT = 0.1  # and each CP of ships that are left then
CROWD, FEWEST = 70, 3  # with more ships fewer battles are rehearsed
POOR = 0.6  # of the best strength for a price; no more than that is not bought
SEEMS = 30.0  # what strength at a glance counts at most, so that there is a way up as long as all battles are lost
MIDDLING = 8.0  # the strength that counts half of that


class Package(NamedTuple):
    """Units that are bought together: one ship, with all squadrons that it holds."""

    units: tuple[tuple[int, int], ...]
    cost: int
    hulls: float
    design: int = 0  # of a unique ship (CL-19)

    def price(self, upkeep: float) -> float:
        """With the maintenance of some phases."""
        return self.cost + upkeep * self.hulls

    def forces(self, look: Outlook, levels: Levels, times: int) -> list[Force]:
        g, seat, design = look.g, look.seat, self.design or None
        return [Force(unit, equipped(g, seat, unit, levels, design), n * times) for unit, n in self.units if times]


def packages(look: Outlook, levels: Levels, owner: Owner = NOBODY) -> list[Package]:
    """What can be built for a fleet with such technology, by this seat or by another owner."""
    known = look.known
    drawn = drawn_by(look.g, look.seat if owner == NOBODY else owner)
    able = [unit for unit in known.buildable if known.bombards[unit] and _is_learned(look, unit, levels, drawn)]
    squadrons = [unit for unit in able if known.speed[unit] == CARRIED]
    found = []
    for unit in able:
        if known.speed[unit] == CARRIED:
            continue
        bays = _bays(look, unit, levels, drawn) if squadrons else 0
        with_them = ((squadrons[-1], bays),) if bays else ()
        cost = sum(look.prices[each] * n for each, n in with_them)
        hulls = sum(look.hulls[each] * n for each, n in with_them)
        if unit == known.unique:
            made = unpacked(drawn)
            found.append(Package(((unit, 1), *with_them), price(made) + cost, made.hull + hulls, drawn))
        else:
            found.append(Package(((unit, 1), *with_them), look.prices[unit] + cost, look.hulls[unit] + hulls))
    return found


def _bays(look: Outlook, unit: int, levels: Levels, drawn: int) -> int:
    """SE-11.1, CL-6.3.1, CL-19.3.5: how many squadrons such a ship holds if it is built now."""
    known = look.known
    if unit == known.carrier:
        return ROOM
    if not level(levels, known.technology["fighter"]):
        return 0
    return ROOM if unit == known.titan else BAY if unit == known.unique and has_ability(drawn, FIGHTER_BAY) else 0


def _is_learned(look: Outlook, unit: int, levels: Levels, drawn: int) -> bool:
    known = look.known
    if unit == known.unique:
        return bool(drawn) and _has(look, levels, needs(unpacked(drawn)))
    return _has(look, levels, known.units[unit].needs)


def _has(look: Outlook, levels: Levels, wanted: Mapping[str, int]) -> bool:
    return all(level(levels, look.known.technology[name]) >= least for name, least in wanted.items())


class Rehearsal:
    """Battles of what one seat could have against what its enemy could have."""

    def __init__(self, look: Outlook, budget: float, hulls: float) -> None:
        self.look, self.runs = look, look.skill.rehearses
        self.seed = 1 + look.mind.rng.below(1 << 30)
        self.ours = merged(force for squad in squads_of(look, set()) for force in squad.forces)
        have = sum(_cost(look, force) for force in self.ours)
        self.foe, self.theirs = enemy_fleet(look, budget + have, hulls + _hulls(look, self.ours))
        self.price = sum(_cost(look, force) for force in self.theirs)
        units = sum(force.units for force in [*self.ours, *self.theirs])
        if self.runs and units > CROWD:  # large battles take long, and chance counts less in them
            self.runs = max(FEWEST, self.runs * CROWD // units)
        self.measure = measure_of(look.g, self.theirs)
        usual = [
            each.cost / max(0.01, self.strength(each.forces(look, look.g.tech[look.seat], 1)))
            for each in packages(look, look.g.tech[look.seat])
        ]
        self.rate = min(usual, default=1.0)  # CP for each point of strength

    def glance(self, levels: Levels, money: float, hulls: int) -> float:
        """The strength of the best kind for so much money, without battles."""
        return max((self._seems(each, levels, money, hulls) for each in packages(self.look, levels)), default=0.0)

    def _seems(self, package: Package, levels: Levels, money: float, hulls: int) -> float:
        return self.strength(package.forces(self.look, levels, self.number(package, money, hulls)))

    def strength(self, forces: Sequence[Force]) -> float:
        """At a glance, against such an enemy."""
        return sum(might_of(self.look.g, force, self.measure) for force in forces)

    def worthy(self, levels: Levels) -> list[Package]:
        """What can be built, without kinds that give too little for their price."""
        kinds = packages(self.look, levels)
        worth = [self.strength(each.forces(self.look, levels, 1)) / each.price(UPKEEP) for each in kinds]
        boards = self.look.known.boards  # what Boarding Ships are worth only a battle shows
        return [
            each
            for each, value in zip(kinds, worth, strict=True)
            if value > POOR * max(worth) or boards[each.units[0][0]]
        ]

    def score(self, bought: Sequence[Force]) -> float:
        """CP that are left to us when it is over, less those that are left to the enemy."""
        look = self.look
        ours = merged([*self.ours, *bought])
        if not ours:
            return -self.price
        if not self.runs:
            return self.rate * self.strength(ours)
        if not self.price:
            return self._against_machines(ours)
        cost = sum(_cost(look, force) for force in ours)
        found = odds(look.g, look.home, (look.seat, self.foe), (ours, self.theirs), self.seed, self.runs, alike=ALIKE)
        spare = 0.01 * self.strength(ours)
        return cost - found.lost_cp[0] - (self.price - found.lost_cp[1]) + spare

    def _against_machines(self, ours: list[Force]) -> float:
        """SE-24.12: how sure they are destroyed, one after the other; damaged ones are tried, too, so that every hit
        counts."""
        look, total = self.look, 0.0
        strength = self.strength(ours)
        for force in self.theirs:
            cost = sum(_cost(look, each) for each in ours)
            hull = look.known.hull[force.unit]
            lost = 0.0
            for damage in (force.damage, (force.damage + hull) // 2):
                one = [force._replace(damage=damage)]
                found = odds(look.g, look.home, (look.seat, self.foe), (ours, one), self.seed, self.runs, alike=ALIKE)
                total += FINISH * found.win[0] / 2
                lost = lost or found.lost_cp[0]
            ours = [each._replace(units=round(each.units * (1 - lost / cost))) for each in ours] if cost else ours
            ours = [each for each in ours if each.units]
            if not ours:
                break
        total += LEFT * sum(_cost(look, each) for each in ours)
        return total / max(1, len(self.theirs)) + SEEMS * strength / (strength + MIDDLING)

    def number(self, package: Package, money: float, hulls: int) -> int:
        """How many of a kind so much money and room in the shipyards make."""
        many = int(money // package.price(UPKEEP if self.price else LONG))
        return max(0, min(many, int(hulls // package.hulls)))

    def best(self, levels: Levels, money: float, hulls: int, few: int) -> tuple[float, Package | None]:
        """The best single kind for so much money and room in the shipyards; the `few` strongest are tried."""
        look = self.look
        tried = sorted(packages(look, levels), key=lambda each: -self._seems(each, levels, money, hulls))[:few]
        scored = [(self.score(each.forces(look, levels, self.number(each, money, hulls))), each) for each in tried]
        return max(scored, key=lambda each: each[0], default=(self.score([]), None))


def _cost(look: Outlook, force: Force) -> int:
    return look.known.price_with(force.unit, force.tech) * force.units


def merged(forces: Iterable[Force]) -> list[Force]:
    """Units that are alike together."""
    found: Counter[Force] = Counter()
    for force in forces:
        found[force._replace(units=0)] += force.units
    return [force._replace(units=units) for force, units in found.items()]


# -- the enemy


def enemy_fleet(look: Outlook, budget: float, hulls: float) -> tuple[Owner, list[Force]]:
    """A fleet like the strongest enemy's, of about so many CP and with so many hulls to maintain: partly what he is
    believed to have, partly the best that his technology allows."""
    machines = _machines(look)
    if machines:
        return monsters(look.g), machines
    fleets = {owner: _believed(look, owner) for owner in [*look.rivals, *rival_owners(look.g)]}
    if not fleets:
        return look.seat, []
    foe = max(fleets, key=lambda owner: sum(_cost(look, force) for force in fleets[owner]))
    have = fleets[foe]
    budget = max(LEAST, budget)
    cost = sum(_cost(look, force) for force in have)
    share = min(1.0, (1 - SHARE) * budget / cost) if cost else 0.0
    kept = [force._replace(units=round(force.units * share)) for force in have]
    left = budget - sum(_cost(look, force) for force in kept)
    return foe, merged(
        [*(force for force in kept if force.units), *_assumed(look, foe, left, hulls - _hulls(look, kept))]
    )


def _believed(look: Outlook, owner: Owner) -> list[Force]:
    """Warships of an enemy on average over the worlds, each kind with the technology that most of it has: every other
    one would be a line of its own in all battles."""
    known, total = look.known, Counter[tuple[int, Levels]]()
    for world in look.worlds:
        fleet = world.fleets[owner]
        for slot in groups_of(world, owner):
            if known.bombards[fleet.unit[slot]]:
                total[fleet.unit[slot], carried(world, owner, slot)] += fleet.count[slot]
    usual: dict[int, Levels] = {}
    many = Counter[int]()
    for (unit, tech), units in total.most_common():
        usual.setdefault(unit, tech)
        many[unit] += units
    return [Force(unit, tech, -(-many[unit] // len(look.worlds))) for unit, tech in usual.items()]


def _assumed(look: Outlook, foe: Owner, money: float, hulls: float) -> list[Force]:
    """The best of one kind for what he can still pay and maintain; nothing if he has too much already."""
    levels = _technology(look.g, foe)
    built = [
        each.forces(look, levels, max(0, int(min(money // each.price(UPKEEP), hulls // each.hulls))))
        for each in packages(look, levels, foe)
    ]
    return max(built, key=lambda forces: sum(might_of(look.g, force) for force in forces), default=[])


def _hulls(look: Outlook, forces: Iterable[Force]) -> float:
    """What a fleet costs in each phase."""
    return sum(force.units * look.known.hull_with(force.unit, force.tech) for force in forces)


def _technology(world: Galaxy, foe: Owner) -> Levels:
    if is_rival(world, foe):
        return world.rivals[foe - rival_owners(world).start].tech
    return world.tech[foe]


def arrivals(look: Outlook) -> list[int]:
    """SE-24.4: the phases in which Doomsday Machines come."""
    return [phase for phase, _ in look.known.map.arrivals.get(look.known.options["difficulty"], ())]


def _machines(look: Outlook) -> list[Force]:
    """SE-24.4: the machines that are still to be beaten, in the order in which they come."""
    g, known = look.g, look.known
    if not known.map.rival or known.rivals:
        return []
    fleet = g.fleets[monsters(g)]
    found = [
        Force(fleet.unit[slot], carried(g, monsters(g), slot), 1, fleet.damage[slot])
        for slot in groups_of(g, monsters(g))
    ]
    for phase, machine in known.map.arrivals.get(known.options["difficulty"], ()):
        if phase >= g.cycle:
            unit = known.unit[machine]
            found.append(Force(unit, known.built_in[unit], 1))
    return found
