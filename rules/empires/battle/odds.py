"""How a battle would end, by simulation: for the table, and for opponents (AI-5).

Two sides of forces (`forces.Force`) meet in a hex. Both fire at what costs the enemy most for one shot
(`volley.best_target`); nobody screens, holds fire or retreats; machines and amoebas fight by their own rules
(`beasts`). Class, tactics and numbers to hit come from the same `values` as in the real battle; they are asked once for
each situation (round, bonus, who is cloaked), and the dice are then thrown in plain numbers.

    forces = forces_at(g, 0, hex), forces_at(g, 1, hex)
    odds(g, hex, (0, 1), forces, seed=7).win[0]          # the attacker's chance to be left alone

What is asked here is taken as known: whoever must not know a counter asks about a world that he imagines. Equal seeds
give equal odds; the effort is counted in dice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..printed.constants import GREEN, NOBODY, NOWHERE
from ..printed.dice import Dice
from ..printed.levels import level
from ..printed.powers import CHARGES, IGNORES_HITS
from ..state import NO_SLOT, Galaxy, Hex, Owner, experience_of, facts, has_terrain, monsters, security_of
from ..state.battle import Battle
from ..state.holding import has
from ..state.lines import Line, clever, count, damage, is_fake, of_side, outnumbers, under_way
from ..state.values import (
    STANCES,
    Ship,
    Shot,
    class_against_fighters,
    class_of,
    fends_off_fighters,
    hull,
    shots,
    tactics,
    to_hit,
)
from .amoebas import AGAIN, CHEAPEST
from .beasts import Beasts
from .boarding import is_boarding
from .forces import TWICE, Aim, Crews, Force, Sides, UniqueShips, prizes, trained
from .machines import MINE_HITS
from .volley import appeal, is_early, line_of, worth

RUNS = 200
MOST_ROUNDS = 30  # a battle in which nobody can hit ends here
NO_SALVO = -1
CHARGED, LATE = 2, 6  # the round of a charge (CL-E33), and from when on a hive has stronger hulls (CL-E38)
SAME_FROM = 4  # rounds after this one are taken to be alike


class Odds(NamedTuple):
    """What the simulated battles say; pairs are attacker, defender."""

    runs: int
    effort: int  # dice
    win: tuple[float, float]  # the chance to have combat-capable units left, and the enemy none
    lost: tuple[tuple[float, ...], tuple[float, ...]]  # units of each force, on average
    lost_cp: tuple[float, float]
    rounds: float


class Opening(NamedTuple):
    """A round that is under way: who is still to fire, how many shots each has, who is screened."""

    round: int
    order: Sequence[tuple[int, bool]]
    ready: Sequence[int]
    screened: Sequence[bool]


Step = tuple[int, bool, list[Aim]]  # who fires, whether early (Point Defence), at whom


def odds(
    g: Galaxy,
    hex: Hex,
    owners: tuple[Owner, Owner],
    sides: Sides,
    seed: int,
    runs: int = RUNS,
    rounds: int = MOST_ROUNDS,
    alike: int = SAME_FROM,
) -> Odds:
    """How a battle of these forces would end, from its first round on, or how they stand after so many rounds.

    Rounds from `alike` on are taken to be alike; whoever needs many rough odds may choose an earlier one.
    """
    found = _Simulation(g, hex, owners, sides, alike=alike)
    fate = found.beasts.fate(owners, [force.units for force in found.forces]) if found.beasts is not None else None
    if fate is not None:
        return found.without_battle(*fate)
    found.mines()
    return found.run(seed, runs, rounds, None)


def odds_now(g: Galaxy, seed: int, runs: int = RUNS, rounds: int = MOST_ROUNDS) -> tuple[Odds, list[Line]]:
    """How the battle under way would end, from this moment on; and the lines that its forces stand for, in order."""
    b = under_way(g)
    owners = (b.attacker, b.defender)
    there = [of_side(b, side) for side in (0, 1)]
    made = [[_force(g, b, i) for i in side] for side in there]
    lines = there[0] + there[1]
    simulation = _Simulation(g, b.hex, owners, (made[0], made[1]), [b.bare[line] for line in lines])
    simulation.fresh[: len(lines)] = [int(b.taken[line] == b.round > 0) * count(g, b, line) for line in lines]
    if simulation.unique is not None:
        pairs = zip(b.shield_by, b.shield_at, strict=True)
        simulation.unique.point([(lines.index(by), lines.index(at)) for by, at in pairs if {by, at} <= set(lines)])
    if not b.round:
        simulation.mines()
    return simulation.run(seed, runs, rounds, _opening(b, lines)), lines


def _force(g: Galaxy, b: Battle, line: Line) -> Force:
    owner = b.owner[line]
    crew = experience_of(g, owner, b.slot[line])
    builder = g.fleets[owner].builder[b.slot[line]]
    unit = g.fleets[owner].unit[b.slot[line]] if is_fake(g, b, line) else b.unit[line]  # CL-E55: who knows it does
    return Force(unit, b.tech[line], count(g, b, line), damage(g, b, line), owner, crew, builder)


def _opening(b: Battle, lines: list[Line]) -> Opening | None:
    if not b.queue:
        return None
    order = [(lines.index(line_of(each)), is_early(each)) for each in b.queue if b.slot[line_of(each)] != NOWHERE]
    return Opening(b.round, order, [b.unfired[line] for line in lines], [b.screened[line] for line in lines])


class _Simulation:
    """The battle in plain numbers: forces of both sides in one row, the attacker's first."""

    def __init__(
        self,
        g: Galaxy,
        hex: Hex,
        owners: tuple[Owner, Owner],
        sides: Sides,
        bare: Sequence[bool] = (),
        alike: int = SAME_FROM,
    ) -> None:
        known = facts(g)
        self.g, self.hex, self.owners, self.alike = g, hex, owners, alike
        self.forces = forces = [*sides[0], *sides[1]]
        self.first, self.known = len(sides[0]), len(forces)  # those after them are captured on the way
        self.side = [int(i >= self.first) for i in range(len(forces))]
        self.fresh = [0] * len(forces)  # captured in the round that is under way
        self.crews = self._crews() if known.expansion else None
        self.count = [force.units for force in forces]
        self.fights = [known.fights[force.unit] for force in forces]
        self.price = [worth(g, force.unit, force.tech) for force in forces]
        self.sound = self.hull = [hull(g, self._ship(i, 1, False)) for i in range(len(forces))]
        # CL-E38: what a hive makes of its hulls
        self.late = [hull(g, self._ship(i, LATE, False)) for i in range(len(forces))] if known.advantages else self.hull
        self._list_powers(known.moves)
        # hits that only a larger hull of later rounds could stand are left out
        self.damage = [min(force.damage, max(0, most - 1)) for force, most in zip(forces, self.hull, strict=True)]
        code = known.code
        self.fighter = [force.unit == code["F"] for force in forces]
        self.carrier = [force.unit == code["CV"] for force in forces]
        shed = [*bare, *(False for _ in forces[len(bare) :])]
        raiders = [not shed[i] for i in range(len(forces))]  # CL-E50: or whoever carries a cloak
        self.beasts = Beasts(g, self.side, [force.unit for force in forces]) if monsters(g) in owners else None
        if self.beasts is not None:
            self.fights = [fights and self.beasts.takes_part[i] for i, fights in enumerate(self.fights)]
            raiders = [raider and self.beasts.cloaks_work for raider in raiders]
        nebula = has_terrain(g, hex, "nebula")
        cloaking, scanner = known.technology["cloaking"], known.technology["scanner"]
        self.cloaking = [
            level(force.tech, cloaking) if raider and not nebula else 0
            for force, raider in zip(forces, raiders, strict=True)
        ]
        self.scanner = [level(force.tech, scanner) for force in forces]
        self.blasts: list[int] = []  # machines under which a mine explodes, once for each mine
        self.clever = clever(g, [[owner] for owner in owners])
        self._reaches: dict[tuple[int, int], bool] = {}
        self._plans: dict[tuple[object, ...], list[Step]] = {}
        self._salvo = [shots(g, self._ship(i, 1, False)) for i in range(len(forces))]
        has_unique = any(force.unit == known.unique for force in forces)
        self.unique = UniqueShips(g, forces, self.side, self.price) if has_unique else None

    def _list_powers(self, moves: Sequence[bool]) -> None:
        """CL-E33, CL-E44: who charges in the second round, if nobody has in this battle, and who ignores damage."""
        g, b = self.g, self.g.battle
        fought = b is not None and b.hex == self.hex
        self.charges, self.immortal, self.exposed = [False, False], [False, False], [0, 0]
        if facts(g).advantages:
            self.charges = [
                has(g, owner, CHARGES) and not (fought and b is not None and b.charged) for owner in self.owners
            ]
            self.immortal = [has(g, owner, IGNORES_HITS) for owner in self.owners]
            if fought and b is not None and b.charged and b.charger in self.owners:
                self.exposed[self.owners.index(b.charger)] = 1
        self.unspared, self.worse = self.immortal[:], self.exposed[:]
        self.rides = [moves[force.unit] for force in self.forces]

    def _ship(self, i: int, round: int, cloaked: bool) -> Ship:
        force = self.forces[i]
        owner = force.owner if force.owner != NOBODY else self.owners[self.side[i]]
        stance = STANCES[self.side[i]]
        if not facts(self.g).expansion:
            return Ship(owner, force.unit, force.tech, self.hex, NO_SLOT, round, cloaked, stance=stance)
        guard, crew = security_of(self.g, owner), trained(self.g, force)
        return Ship(
            owner, force.unit, force.tech, self.hex, NO_SLOT, round, cloaked, crew, guard, force.builder, stance
        )

    def _crews(self) -> Crews:
        """CL-3, CL-4, CL-6; an empty force for whatever may be captured of each other one."""
        ships = [self._ship(i, 1, False) for i in range(len(self.forces))]
        won: dict[int, int] = {}
        for i, party in prizes(self.g, self.side, ships, self.forces):
            won[i] = len(self.forces)
            captor = self._ship(party, 1, False).owner
            builder = ships[i].builder if ships[i].builder != NOBODY else ships[i].owner
            self.forces.append(
                self.forces[i]._replace(units=0, damage=0, owner=captor, experience=GREEN, builder=builder)
            )
            self.side.append(1 - self.side[i])
            self.fresh.append(0)
        ships = [self._ship(i, 1, False) for i in range(len(self.forces))]
        return Crews(self.g, ships, self.side, won)

    # -- mines (SE-13.4): the same in every run

    def mines(self) -> None:
        """They are swept, and hit what costs most; machines only if they are weak to them."""
        known = facts(self.g)
        if self.beasts is not None:
            self.blasts = self.beasts.blasts(self.count)
            return
        sweep, mine, sweeper = known.technology["minesweep"], known.code["Mine"], known.code["SW"]
        cloaked = self._cloaked(self.count)
        for side in (0, 1):
            foes = [i for i in range(len(self.forces)) if self.side[i] != side]
            swept = sum(
                self.count[i] * level(self.forces[i].tech, sweep) for i in foes if self.forces[i].unit == sweeper
            )
            fields = [i for i in range(len(self.forces)) if self.side[i] == side and self.forces[i].unit == mine]
            left = max(0, sum(self.count[i] for i in fields) - swept)
            ships = [
                i for i in foes if known.moves[self.forces[i].unit] and self.forces[i].unit != mine and not cloaked[i]
            ]
            if self.unique is not None:
                ships = [i for i in ships if not self.unique.unseen[i]]  # CL-19.3.6
            titan = known.titan
            stands = {i: self.hull[i] if self.forces[i].unit == titan else 1 for i in ships}  # CL-6.5.1
            for i in sorted(ships, key=lambda each: -self.price[each] / stands[each]):
                hit = min(left, self.count[i] * stands[i] - (self.damage[i] if stands[i] > 1 else 0))
                killed, hurt = divmod(hit + (self.damage[i] if stands[i] > 1 else 0), stands[i])
                self.count[i] -= killed
                self.damage[i] = hurt if stands[i] > 1 else self.damage[i]
                left -= hit
            for i in fields:
                self.count[i] = min(left, self.count[i])
                left -= self.count[i]

    def _cloaked(self, now: Sequence[int]) -> tuple[bool, ...]:
        """SE-12.6: who no scanner on the other side finds."""
        if not any(self.cloaking):
            return (False,) * len(now)
        best = [0, 0]
        for i, units in enumerate(now):
            if units and self.scanner[i] > best[self.side[i]]:
                best[self.side[i]] = self.scanner[i]
        return tuple(have > best[1 - side] for have, side in zip(self.cloaking, self.side, strict=True))

    # -- one situation: who fires when, at whom, and what it takes

    def plan(self, round: int, bonus: int, cloaked: tuple[bool, ...]) -> list[Step]:
        key = (min(round, self.alike), bonus, cloaked)
        made = self._plans.get(key)
        if made is None:
            made = self._plans[key] = self._plan(*key)
        return made

    def _plan(self, round: int, bonus: int, cloaked: tuple[bool, ...]) -> list[Step]:
        g = self.g
        ships = [self._ship(i, round, cloaked[i]) for i in range(len(self.forces))]
        order = []
        for i, one in enumerate(ships):
            if not self.fights[i]:
                continue
            mine = self.side[i]
            aims = self._aims(i, ships, bonus == mine)
            own, skill = class_of(g, one), -tactics(g, one)
            order.append((own, skill, 1 - mine, i, False, aims))
            if fends_off_fighters(g, one) and class_against_fighters(g, one) < own:
                early = [aim for aim in aims if self.fighter[aim[0]]]
                if early:
                    order.append((class_against_fighters(g, one), skill, 1 - mine, i, True, early))
        order.sort(key=lambda each: each[:5])
        return [(i, early, aims) for _, _, _, i, early, aims in order]

    def _aims(self, i: int, ships: list[Ship], outnumbers: bool) -> list[Aim]:
        found = []
        for j, at in enumerate(ships):
            if self.side[j] != self.side[i] and self.fights[j]:
                boards = self.crews is not None and is_boarding(self.g, ships[i], at)
                need = to_hit(self.g, Shot(ships[i], at, outnumbers, boards))
                value = appeal(need, self.price[j], 1)
                found.append((j, need, TWICE * value * self.hull[j] if boards else value))
        return found

    # -- many battles

    def run(self, seed: int, runs: int, rounds: int, opening: Opening | None) -> Odds:
        dice = Dice(seed)
        forces = len(self.forces)
        wins, lost, lasted = [0, 0], [0] * forces, 0
        for _ in range(runs):
            now, hits = self.count[:], self.damage[:]
            lasted += self._fight(now, hits, dice, rounds, opening)
            left = self._strength(now)
            if left[0] and not left[1]:
                wins[0] += 1
            elif left[1] and not left[0]:
                wins[1] += 1
            for i in range(forces):
                lost[i] += self.forces[i].units - now[i]
        share = [each / runs for each in lost[: self.known]]
        return self._odds(runs, dice.thrown, (wins[0] / runs, wins[1] / runs), share, lasted / runs)

    def _odds(self, runs: int, effort: int, win: tuple[float, float], share: list[float], rounds: float) -> Odds:
        cost, first = facts(self.g).price_with, self.first
        forces = self.forces[: self.known]
        prices = [gone * cost(force.unit, force.tech) for gone, force in zip(share, forces, strict=True)]
        lost = tuple(share[:first]), tuple(share[first:])
        return Odds(runs, effort, win, lost, (sum(prices[:first]), sum(prices[first:])), rounds)

    def without_battle(self, killed: float, lost: list[float]) -> Odds:
        """SE-26.3, SE-26.5: ships and an amoeba meet without a battle: the chance that it dies, and what is lost."""
        assert self.beasts is not None
        win = (killed, 1 - killed) if self.beasts.bites[-1] else (1 - killed, killed)
        return self._odds(1, 0, win, lost, 0.0)

    def _strength(self, now: Sequence[int]) -> tuple[int, int]:
        both = [0, 0]
        for i, units in enumerate(now):
            if self.fights[i]:
                both[self.side[i]] += units
        return both[0], both[1]

    def _fight(self, now: list[int], hits: list[int], dice: Dice, rounds: int, opening: Opening | None) -> int:
        """One battle; gives how many rounds it took."""
        for i in self.blasts:
            if now[i] and dice.face() <= MINE_HITS:
                self._hit(now, hits, i)
        round, none = opening.round if opening else 1, [False] * len(now)
        self.worse = self.exposed[:]
        if self.crews is not None:
            self.crews.begin()
            self.crews.taken = self.fresh[:]
        for lasted in range(rounds):
            ours, theirs = self._strength(now)
            if not ours or not theirs:
                return lasted
            cloaked = self._cloaked(now)
            self.unspared = self.immortal[:]
            self.hull = self.late if round >= LATE else self.sound
            if self.beasts is not None:
                bonus = self.beasts.bonus(now, self._can_hit)
            else:
                sharp, foe_sharp = self.clever
                ahead = outnumbers(ours, theirs, sharp, foe_sharp)
                bonus = 0 if ahead else 1 if outnumbers(theirs, ours, foe_sharp, sharp) else -1
            plan = self.plan(round, bonus, cloaked)
            if opening is not None and not lasted:
                by = {step[:2]: step for step in plan}
                plan = [by[each] for each in opening.order if each in by]
                more = len(now) - self.known
                self._round(now, hits, dice, plan, [*opening.ready, *[0] * more], [*opening.screened, *[False] * more])
            else:
                ready = [units * salvo for units, salvo in zip(now, self._salvo, strict=True)]
                if self.crews is not None:
                    self.crews.next_round()
                    ready = [max(0, units - idle) for units, idle in zip(ready, self.crews.idle, strict=True)]
                charging = [round == CHARGED and each for each in self.charges]
                if any(charging):
                    ready = [
                        n * (1 + (charging[self.side[i]] and self.rides[i])) for i, n in enumerate(ready)
                    ]  # fmt: skip
                self._round(now, hits, dice, plan, ready, none, 1 + any(charging))
                self.worse = [worse + each for worse, each in zip(self.worse, charging, strict=True)]
            round += 1
        return rounds

    def _round(
        self, now: list[int], hits: list[int], dice: Dice, plan: list[Step], ready: list[int], screened: Sequence[bool],
        times: int = 1,
    ) -> None:  # fmt: skip
        carrier, hulls, salvo, crews = self.carrier, self.hull, self._salvo, self.crews
        guarded = any(self.carrier)
        unique = self.unique
        for i, _, aims in plan:
            if screened[i]:
                continue
            left = min(ready[i], now[i] * salvo[i] * times)
            if self.beasts is not None and self.beasts.bites[i]:
                self._bite(now, dice, aims, left)
                ready[i] = 0
                continue
            own_mind = self.beasts is not None and self.beasts.machine[i]
            again = NO_SALVO  # CL-19.3.12: the kind at which one more shot is fired
            while left > 0 or again != NO_SALVO:
                shield = guarded and self._protects(now, 1 - self.side[i], screened)
                best, target, need = -1, -1, 0
                for j, needed, value in (
                    aims if crews is None or not crews.ranked else crews.reached(i, aims, now, screened)
                ):
                    if now[j] and not screened[j] and not (shield and carrier[j]):
                        if unique is not None and (
                            (again != NO_SALVO and unique.kind[j] != again) or unique.is_shielded(now, j, screened)
                        ):
                            continue
                        value = value // (hulls[j] - hits[j])
                        if value > best:
                            best, target, need = value, j, needed
                if target < 0:
                    if again == NO_SALVO:
                        break
                    again = NO_SALVO
                    continue
                if own_mind:
                    target, need = self._by_machine(now, hits, i, aims, shield)
                second, again = again != NO_SALVO, NO_SALVO
                left -= not second
                if dice.face() <= need + self.worse[self.side[target]]:
                    if unique is not None and unique.again[i] and not second:
                        again = unique.kind[target]
                    if crews is not None and crews.boards[i] and target in crews.won:
                        crews.capture(now, hits, target)
                    else:
                        self._hit(now, hits, target, crews.punch[i] if crews is not None else 1)
            ready[i] = left

    def _hit(self, now: list[int], hits: list[int], target: int, points: int = 1) -> None:
        """SE-5.7.2, CL-6.1.2; CL-E44: the first point of a round is ignored."""
        if self.unspared[self.side[target]]:
            self.unspared[self.side[target]] = False
            points -= 1
            if not points:
                return
        hits[target] += points
        if hits[target] >= self.hull[target]:
            hits[target] = 0
            now[target] -= 1

    def _can_hit(self, by: int, at: int) -> bool:
        """Whether a force could hurt another one, without a bonus."""
        pair = (by, at)
        if pair not in self._reaches:
            shot = Shot(self._ship(by, SAME_FROM, False), self._ship(at, SAME_FROM, False))
            self._reaches[pair] = to_hit(self.g, shot) > 0
        return self._reaches[pair]

    def _by_machine(self, now: list[int], hits: list[int], by: int, aims: list[Aim], shield: bool) -> tuple[int, int]:
        """SE-24.13."""
        assert self.beasts is not None
        there = [aim for aim in aims if now[aim[0]] and not (shield and self.carrier[aim[0]])]
        best = self.beasts.target(by, [(j, value // (self.hull[j] - hits[j])) for j, _, value in there], now, hits)
        return next((j, need) for j, need, _ in there if j == best)

    def _bite(self, now: list[int], dice: Dice, aims: list[Aim], attacks: int) -> None:
        """SE-26.6: the cheapest or the most expensive ship is swallowed whole, and a good bite is followed by
        another."""
        while attacks > 0:
            there = [aim for aim in aims if now[aim[0]]]
            if any(self.fighter[aim[0]] for aim in there):
                there = [aim for aim in there if not self.carrier[aim[0]]]  # SE-11.2
            if not there:
                return
            pick = min if dice.face() <= CHEAPEST else max
            j, need, _ = pick(there, key=lambda aim: (self.price[aim[0]], aim[0]))
            face = dice.face()
            now[j] -= face <= need
            attacks -= face > need - AGAIN

    def _protects(self, now: Sequence[int], side: int, screened: Sequence[bool]) -> bool:
        """SE-11.2."""
        fighters = [i for i, is_one in enumerate(self.fighter) if is_one and now[i] and self.side[i] == side]
        return bool(fighters) and not any(screened[i] for i in fighters)
