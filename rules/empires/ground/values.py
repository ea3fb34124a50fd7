"""What ground units are worth (CL-14.2.2, CL-14.10.1), asked through the same hooks as ships: cards only add rules.

to_hit(g, Aim(by, at)), why(g, Aim(by, at))
"""

from __future__ import annotations

from typing import NamedTuple

from rules.core.hooks import Source, ValueStep

from ..printed.kinds import CLASSES, Armament
from ..state import Galaxy, Hex, Owner, facts
from ..state.values import LIMIT, Ship, hooks, rule


class Soldier(NamedTuple):
    """One ground unit in a fight."""

    owner: Owner
    troop: int
    hex: Hex
    attacks: bool  # its side attacks the planet (CL-14.10.1)
    round: int = 1
    supported: bool = False  # CL-14.11.1


class Aim(NamedTuple):
    """One ground unit fires at another."""

    by: Soldier
    at: Soldier


def _arms(g: Galaxy, one: Soldier) -> Armament:
    troop = facts(g).troops[one.troop]
    return troop.attacking if one.attacks and troop.attacking is not None else troop.defending


def class_of(g: Galaxy, one: Soldier) -> int:
    found: int = hooks.ask(g, "ground_class", CLASSES.index(_arms(g, one).class_), one)
    return found


def attack(g: Galaxy, one: Soldier) -> int:
    found: int = hooks.ask(g, "ground_attack", _arms(g, one).attack, one)
    return found


def defence(g: Galaxy, one: Soldier) -> int:
    found: int = hooks.ask(g, "ground_defence", facts(g).troops[one.troop].defence, one)
    return found


def hull(g: Galaxy, one: Soldier) -> int:
    found: int = hooks.ask(g, "ground_hull", facts(g).troops[one.troop].hull, one)
    return found


def _carries_troops(g: Galaxy, source: Source, one: Ship) -> bool:
    return g.battle is not None and one.unit == facts(g).transport and one.owner in g.battle.manned


@rule("captured", "troops", LIMIT, _carries_troops, "ground")
def _no_prize(g: Galaxy, source: Source, value: bool, one: Ship) -> bool:
    """CL-14.1.3, CL-4.2.6: a Transport with troops cannot be captured."""
    return False


def _is_supported(g: Galaxy, source: Source, one: Soldier) -> bool:
    return one.supported


@rule("ground_attack", "support", guard=_is_supported)
@rule("ground_defence", "support", guard=_is_supported)
def _support(g: Galaxy, source: Source, value: int, one: Soldier) -> int:
    """CL-14.11.1."""
    return value + 1


def to_hit(g: Galaxy, aim: Aim) -> int:
    """CL-14.8.4: a roll up to this number hits."""
    found: int = hooks.ask(g, "ground_to_hit", 0, aim)
    return found


def why(g: Galaxy, aim: Aim) -> list[ValueStep]:
    """The steps to that number."""
    return hooks.why(g, "ground_to_hit", 0, aim)


@rule("ground_to_hit", "attack")
def _attack(g: Galaxy, source: Source, value: int, aim: Aim) -> int:
    return value + attack(g, aim.by)


@rule("ground_to_hit", "defence")
def _defence(g: Galaxy, source: Source, value: int, aim: Aim) -> int:
    return value - defence(g, aim.at)


@rule("ground_to_hit", "always", LIMIT)
def _one_hits(g: Galaxy, source: Source, value: int, aim: Aim) -> int:
    """A roll of 1 always hits."""
    return max(1, value)
