"""From the table to the duel: the ships of a combat with their values, and what the attack's target is worth."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from .. import values
from ..flows.fire import heavy_room
from ..state import COLONY, HQ, Kaosz
from ..words import ACTIVE, BOMB, BOMB_MINIMUM, FIRE, SPEED, UNPAID
from .duel import OFFICIAL, QUICK, SIMPLE, Field, Ship
from .worth import colony_worth, in_play_worth, ship_worth

MOST_BOMBS = 24
VICTORY = 45.0
Bonus = tuple[int, int, int, int]  # speed, fire, armor, bomb
NO_BONUS: Bonus = (0, 0, 0, 0)


def mode_of(g: Kaosz) -> str:
    return SIMPLE if g.is_simple_combat else QUICK if g.is_quick else OFFICIAL


def ship_in_duel(g: Kaosz, ship: int, bonus: Bonus = NO_BONUS, ready: bool = False) -> Ship:
    """One ship; `ready`: as it will be when the fire step begins."""
    combat = g.combat
    return Ship(
        ship,
        values.current(g, ship, SPEED) + bonus[0],
        values.current(g, ship, FIRE) + bonus[1],
        max(1, values.armor_left(g, ship) + bonus[2]),
        values.current(g, ship, BOMB) + bonus[3],
        values.abilities(g, ship),
        ship_worth(g, ship),
        _soak(g, ship),
        heavy_room(g, ship),
        ready or g.state[ship] == ACTIVE,
        not ready and combat is not None and ship in combat.hit,
    )


def _soak(g: Kaosz, ship: int) -> int:
    """Damage prevented from each blow for good."""
    if not g.in_force("prevent_damage"):
        return 0
    return sum(
        max(1, values.number(g, rule)) for rule in values.rules(g, "prevent_damage")
        if rule.lasting is None and values.is_about(g, rule, ship)
    )  # fmt: skip


def field_of(
    g: Kaosz, attackers: Iterable[int], defenders: Iterable[int], gains: list[float],
    bonus: Mapping[int, Bonus] | None = None, ready: bool = False,
) -> Field:
    """The duel of these ships."""
    more = bonus or {}
    return Field(
        [ship_in_duel(g, s, more.get(s, NO_BONUS), ready) for s in attackers],
        [ship_in_duel(g, s, more.get(s, NO_BONUS), ready) for s in defenders],
        gains, mode_of(g),
    )  # fmt: skip


def present_field(g: Kaosz) -> Field:
    """The duel under way."""
    combat = g.combat
    assert combat is not None
    gains = gains_of(g, combat.attacker, combat.defender, combat.kind, combat.target)
    return field_of(g, combat.attackers, combat.defenders, gains)


def gains_of(g: Kaosz, attacker: int, defender: int, kind: str, target: int) -> list[float]:
    """What 0, 1, 2 ... bombs on the target are worth to the attacker."""
    if kind == "colony":
        left = len(g.pile(COLONY[defender]))
        whole = colony_worth(left)
        return [
            whole - colony_worth(max(0, left - bombs)) + (VICTORY if bombs >= left > 0 else 0.0)
            for bombs in range(MOST_BOMBS + 1)
        ]  # fmt: skip
    need, value = _prize(g, attacker, defender, kind, target)
    return [value if bombs >= need else 0.0 for bombs in range(MOST_BOMBS + 1)]


def _prize(g: Kaosz, attacker: int, defender: int, kind: str, target: int) -> tuple[int, float]:
    """How many bombs it takes, and what for."""
    if kind == "hq":
        cards = len(g.pile(HQ[defender]))
        value = (0.0, 2.6, 2.0, 1.7, 1.5, 1.3)[min(cards, 5)]
        return (1 if g.is_quick else BOMB_MINIMUM), value
    if target < 0 or not g.in_play(target):
        return 99, 0.0
    value = in_play_worth(g, attacker, target)
    if kind == "crew":
        return BOMB_MINIMUM, value
    if g.paid[target] == UNPAID:
        return BOMB_MINIMUM, value - trap_risk(g, attacker, defender, target)
    return max(1, values.armor_left(g, target)), value * 1.1


def trap_risk(g: Kaosz, attacker: int, defender: int, card: int) -> float:
    """KG-7.57: what a face-down base may do to the bombers, if its owner has the credits."""
    if g.credits[defender] < 2:
        return 0.0
    best = max((ship_worth(g, ship) for ship in g.hangar(attacker) if g.state[ship] == ACTIVE), default=0.0)
    chance = 0.4 if g.developments[card] == 0 else 0.2
    return chance * 0.6 * best


def kind_of_target(g: Kaosz, aim: Any) -> tuple[str, int]:
    """An attack option's target as the combat will know it."""
    if isinstance(aim, str):
        return aim, -1
    return ("crew" if g.cards.place[aim].startswith("cantina") else "base"), aim
