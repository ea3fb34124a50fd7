"""Choosing a fight: whom to attack with which ships, and who defends, by trying the likely answers in the duel."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any, NamedTuple

from .. import choices, values
from ..state import Kaosz
from ..words import ACTIVE
from .boarding import bonuses
from .duelling import outcome
from .fleets import Bonus, field_of, gains_of, kind_of_target
from .worth import CREDIT


class Attack(NamedTuple):
    """An attack as planned: the option, the ships, and what it should bring in credits."""

    option: Any
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
    g: Kaosz, attacker: int, defender: int, kind: str, target: int, ships: Sequence[int], breadth: Breadth
) -> float:
    """What an attack brings if the defender answers well."""
    gains = gains_of(g, attacker, defender, kind, target)
    bonus = bonuses(g, attacker, ships, True)
    worst = 1e9
    for answer in [(), *defences(g, defender, breadth.defenders)]:
        worst = min(worst, _value(g, ships, answer, gains, bonus, breadth.nodes))
    return worst


def _value(
    g: Kaosz, attackers: Sequence[int], defenders: Sequence[int], gains: list[float], bonus: dict[int, Bonus],
    nodes: int,
) -> float:
    field = field_of(g, attackers, defenders, gains, bonus, ready=True)
    if not defenders:
        return field.leaf(field.start, field.status)
    return outcome(field, nodes)


def defences(g: Kaosz, seat: int, most: int) -> list[tuple[int, ...]]:
    """The fleets a defender might send."""
    ships = [
        ship for ship in g.hangar(seat)
        if g.state[ship] == ACTIVE and not values.is_forbidden(g, "defend", seat, ship)
    ]  # fmt: skip
    return fleets(ships, {s: float(values.current(g, s, 0)) for s in ships}, most)


def best_attackers(
    g: Kaosz, attacker: int, defender: int, kind: str, target: int, ships: Sequence[int], breadth: Breadth
) -> tuple[tuple[int, ...], float]:
    """The best fleet against one target."""
    bomb = {s: values.current(g, s, 3) + 0.1 * values.current(g, s, 1) for s in ships}
    best: tuple[tuple[int, ...], float] = ((), -1e9)
    for fleet in fleets(ships, bomb, breadth.attackers):
        value = attack_worth(g, attacker, defender, kind, target, fleet, breadth)
        if value > best[1] + 1e-9:
            best = (fleet, value)
    return best


def best_attack(g: Kaosz, seat: int, options: Sequence[Any], breadth: Breadth) -> Attack | None:
    """The best of the attacks on offer; None if there is none."""
    ships = choices.able_to_attack(g, seat)
    if not ships or not options:
        return None
    tax = CREDIT * values.attack_tax(g, seat)
    best: Attack | None = None
    for option in _promising(g, seat, options, breadth.targets):
        kind, target = kind_of_target(g, option[2])
        fleet, value = best_attackers(g, seat, option[1], kind, target, ships, breadth)
        if best is None or value - tax > best.value:
            best = Attack(option, fleet, value - tax)
    return best


def _promising(g: Kaosz, seat: int, options: Sequence[Any], most: int) -> list[Any]:
    """The targets that would be worth most if nobody defended."""
    total = sum(values.current(g, ship, 3) for ship in choices.able_to_attack(g, seat))

    def free(option: Any) -> float:
        kind, target = kind_of_target(g, option[2])
        return gains_of(g, seat, option[1], kind, target)[min(total, 24)]

    order = sorted(options, key=lambda option: -free(option))
    return [option for option in order[:most] if free(option) > 0]


def best_defenders(g: Kaosz, ships: Sequence[int], breadth: Breadth) -> tuple[tuple[int, ...], float]:
    """The fleet that answers the present attack best, with its value for the attacker."""
    combat = g.combat
    assert combat is not None
    gains = gains_of(g, combat.attacker, combat.defender, combat.kind, combat.target)
    speed = {s: float(values.current(g, s, 0)) for s in ships}
    best: tuple[tuple[int, ...], float] = ((), _value(g, combat.attackers, (), gains, {}, 0))
    for fleet in fleets(ships, speed, breadth.defenders):
        bonus = bonuses(g, combat.defender, fleet, False)
        value = _value(g, combat.attackers, fleet, gains, bonus, breadth.nodes)
        if value < best[1] - 0.05:
            best = (fleet, value)
    return best
