"""From the table to the duel: the ships of a combat with their values, and what the attack's target is worth."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from rules.core.decisions import Option
from rules.core.hooks import CHANGE

from .. import values
from ..effects.texts import number
from ..flows.fire import heavy_room
from ..hooks import Concern, hooks
from ..state import COLONY, HQ, Combat, Kaosz
from ..words import ACTIVE, ARMOR, BOMB, BOMB_MINIMUM, FIRE, HEAVY_ARMAMENT, SPEED, UNPAID, WORKS
from .duel import OFFICIAL, QUICK, SIMPLE, Field, Ship
from .worth import colony_worth, in_play_worth, ship_worth

MOST_BOMBS = 24
VICTORY = 45.0
Bonus = tuple[int, int, int, int]  # speed, fire, armor, bomb
NO_BONUS: Bonus = (0, 0, 0, 0)


def mode_of(g: Kaosz) -> str:
    return SIMPLE if g.is_simple_combat else QUICK if g.is_quick else OFFICIAL


def stats_of(g: Kaosz, ship: int) -> tuple[int, int, int, int]:
    """All four current values at once, before damage."""
    if g.in_force("modify_stat"):
        return (
            values.current(g, ship, SPEED), values.current(g, ship, FIRE), values.current(g, ship, ARMOR),
            values.current(g, ship, BOMB),
        )  # fmt: skip
    speed, fire, armor, bomb = g.face(ship).stats
    for card in g.carried(ship):
        if g.paid[card] == WORKS:
            more = g.face(card).stats
            speed, fire, armor, bomb = speed + more[0], fire + more[1], armor + more[2], bomb + more[3]
    return max(0, speed), max(0, fire), max(0, armor), max(0, bomb)


def ship_in_duel(g: Kaosz, ship: int, ready: bool = False) -> Ship:
    """One ship; `ready`: as it will be when the fire step begins."""
    combat = g.combat
    speed, fire, armor, bomb = stats_of(g, ship)
    bits = values.abilities(g, ship)
    return Ship(
        ship, speed, fire, max(1, armor - g.lost[ship]), bomb, bits, ship_worth(g, ship), _soak(g, ship),
        heavy_room(g, ship) if bits & HEAVY_ARMAMENT else 0,
        0 if ready or g.state[ship] == ACTIVE else 1,
        not ready and combat is not None and ship in combat.hit,
    )  # fmt: skip


def strengthened(ship: Ship, bonus: Bonus | None) -> Ship:
    """A ship with what its crew will add."""
    if bonus is None:
        return ship
    speed, fire, armor, bomb = bonus
    return ship._replace(
        speed=max(0, ship.speed + speed), fire=max(0, ship.fire + fire), armor=max(1, ship.armor + armor),
        bomb=max(0, ship.bomb + bomb),
    )  # fmt: skip


def _soak(g: Kaosz, ship: int) -> int:
    """Damage prevented from each blow for good."""
    if not g.in_force("prevent_damage"):
        return 0
    found = hooks.in_force(g, CHANGE, "prevent_damage", Concern(ship))
    return sum(max(1, number(g, hook.source.text)) for hook in found if hook.source.text.lasting is None)


class Roster:
    """Ships of the table as the duel sees them, each looked at once for many fields."""

    __slots__ = ("_mode", "_ready", "_ships", "g")

    def __init__(self, g: Kaosz, ready: bool) -> None:
        self.g, self._ready, self._mode = g, ready, mode_of(g)
        self._ships: dict[int, Ship] = {}

    def muster(self, attacker: int, defender: int, ships: Iterable[int]) -> None:
        """Look at the ships as if they were fighting: some texts count only then."""
        g = self.g
        if not g.in_force("modify_stat"):
            return
        answering = [ship for ship in g.hangar(defender) if g.state[ship] == ACTIVE]
        fighting = Combat(0, attacker, defender, "colony", attackers=list(ships), defenders=answering)
        with g.supposing(fighting):
            for ship in (*fighting.attackers, *answering):
                self.ship(ship)

    def ship(self, card: int) -> Ship:
        found = self._ships.get(card)
        if found is None:
            found = self._ships[card] = ship_in_duel(self.g, card, self._ready)
        return found

    def field(
        self, attackers: Iterable[int], defenders: Iterable[int], gains: list[float],
        bonus: Mapping[int, Bonus] | None = None,
    ) -> Field:  # fmt: skip
        """The duel of these ships."""
        more = bonus or {}
        return Field(
            [strengthened(self.ship(s), more.get(s)) for s in attackers],
            [strengthened(self.ship(s), more.get(s)) for s in defenders],
            gains, self._mode,
        )  # fmt: skip


def present_field(g: Kaosz) -> Field:
    """The duel under way."""
    combat = g.combat
    assert combat is not None
    gains = gains_of(g, combat.attacker, combat.defender, combat.kind, combat.target)
    return Roster(g, False).field(combat.attackers, combat.defenders, gains)


@lru_cache(maxsize=256)
def _colony_gains(left: int) -> list[float]:
    whole = colony_worth(left)
    return [
        whole - colony_worth(max(0, left - bombs)) + (VICTORY if bombs >= left > 0 else 0.0)
        for bombs in range(MOST_BOMBS + 1)
    ]  # fmt: skip


def gains_of(g: Kaosz, attacker: int, defender: int, kind: str, target: int) -> list[float]:
    """What 0, 1, 2 ... bombs on the target are worth to the attacker."""
    if kind == "colony":
        return _colony_gains(len(g.pile(COLONY[defender])))
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


def kind_of_target(g: Kaosz, aim: Option) -> tuple[str, int]:
    """An attack option's target as the combat will know it."""
    if isinstance(aim, str):
        return aim, -1
    return ("crew" if g.cards.place[aim].startswith("cantina") else "base"), aim
