"""Choosing a fight: whom to attack with which ships, and who defends, by trying the likely answers in the duel."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from rules.core.decisions import Option

from .. import choices, values
from ..state import Kaosz
from ..words import ACTIVE
from .boarding import bonuses
from .duelling import outcome
from .fleets import MOST_BOMBS, Roster, gains_of, kind_of_target
from .worth import CREDIT


class Attack(NamedTuple):
    """An attack as planned: the option, the ships, and what it should bring in credits."""

    option: Option
    ships: tuple[int, ...]
    value: float


class Breadth(NamedTuple):
    """How many fleets are tried on each side, and how exactly each duel is looked at."""

    attackers: int
    defenders: int
    targets: int
    nodes: int = 0


def fleets(ships: Sequence[int], worth: dict[int, float], most: int) -> list[tuple[int, ...]]:
    """Sensible subsets: all, all but one, the strongest few, single ones."""
    if not ships:
        return []
    order = sorted(ships, key=lambda s: -worth[s])
    found: dict[tuple[int, ...], None] = {tuple(sorted(ships)): None}
    if len(ships) <= 3:
        for count in range(len(ships), 0, -1):
            for each in combinations(order, count):
                found[tuple(sorted(each))] = None
    else:
        for count in (len(ships) // 2, 1, 2, len(ships) - 1):
            found[tuple(sorted(order[:count]))] = None
        for ship in order:
            found[tuple(sorted(s for s in ships if s != ship))] = None
            found[(ship,)] = None
    return list(found)[:most]


def attack_worth(
    roster: Roster, attacker: int, defender: int, gains: list[float], ships: Sequence[int],
    answers: Sequence[Sequence[int]], nodes: int,
) -> float:  # fmt: skip
    """What an attack brings if the defender answers well."""
    bonus = bonuses(roster.g, attacker, ships, True)
    field = roster.field(ships, (), gains, bonus)
    worst = field.leaf(field.start, field.status)
    for answer in answers:
        both = {**bonus, **bonuses(roster.g, defender, answer, False, open_only=True)}
        worst = min(worst, outcome(roster.field(ships, answer, gains, both), nodes))
    return worst


def defences(roster: Roster, seat: int, most: int) -> list[tuple[int, ...]]:
    """The fleets a defender might send."""
    g = roster.g
    ships = [
        ship for ship in g.hangar(seat)
        if g.state[ship] == ACTIVE and not values.is_forbidden(g, "defend", seat, ship)
    ]  # fmt: skip
    return fleets(ships, {s: float(roster.ship(s).speed) for s in ships}, most)


def ranked_attackers(
    roster: Roster, attacker: int, defender: int, kind: str, target: int, ships: Sequence[int], breadth: Breadth
) -> list[tuple[float, tuple[int, ...]]]:
    """Fleets against one target with what they bring, the best first."""
    roster.muster(attacker, defender, ships)
    bomb = {s: roster.ship(s).bomb + 0.1 * roster.ship(s).fire for s in ships}
    gains = gains_of(roster.g, attacker, defender, kind, target)
    answers = defences(roster, defender, breadth.defenders)
    tried = [
        (attack_worth(roster, attacker, defender, gains, fleet, answers, breadth.nodes), fleet)
        for fleet in fleets(ships, bomb, breadth.attackers)
    ]  # fmt: skip
    return sorted(tried, key=lambda each: -each[0])


def best_attack(g: Kaosz, seat: int, options: Sequence[Option], breadth: Breadth) -> Attack | None:
    """The best of the attacks on offer; None if there is none."""
    ships = choices.able_to_attack(g, seat)
    if not ships or not options:
        return None
    tax = CREDIT * values.attack_tax(g, seat)
    best: Attack | None = None
    for defender in g.neighbours(seat):
        roster = Roster(g, True)
        roster.muster(seat, defender, ships)
        near = [option for option in options if option[1] == defender]
        for option in _promising(roster, seat, ships, near, breadth.targets):
            kind, target = kind_of_target(g, option[2])
            value, fleet = ranked_attackers(roster, seat, defender, kind, target, ships, breadth)[0]
            if best is None or value - tax > best.value:
                best = Attack(option, fleet, value - tax)
    return best


def _promising(roster: Roster, seat: int, ships: Sequence[int], options: Sequence[Option], most: int) -> list[Option]:
    """The targets that would be worth most if nobody defended."""
    g = roster.g
    total = sum(roster.ship(ship).bomb for ship in ships)
    total += sum(bonus[3] for bonus in bonuses(g, seat, ships, True).values())

    def free(option: Option) -> float:
        kind, target = kind_of_target(g, option[2])
        return gains_of(g, seat, option[1], kind, target)[min(max(total, 0), MOST_BOMBS)]

    order = sorted(options, key=lambda option: -free(option))
    return [option for option in order[:most] if free(option) > 0]


def best_defenders(g: Kaosz, ships: Sequence[int], breadth: Breadth) -> tuple[tuple[int, ...], float]:
    """The fleet that answers the present attack best, with its value for the attacker."""
    combat = g.combat
    assert combat is not None
    gains = gains_of(g, combat.attacker, combat.defender, combat.kind, combat.target)
    roster = Roster(g, True)
    alone = roster.field(combat.attackers, (), gains)
    best: tuple[tuple[int, ...], float] = ((), alone.leaf(alone.start, alone.status))
    for fleet in fleets(ships, {s: float(roster.ship(s).speed) for s in ships}, breadth.defenders):
        bonus = bonuses(g, combat.defender, fleet, False)
        value = outcome(roster.field(combat.attackers, fleet, gains, bonus), breadth.nodes)
        if value < best[1] - 0.05:
            best = (fleet, value)
    return best
