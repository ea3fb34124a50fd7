"""Plasma Thrusters (CE-T12): one ship more than others may send, and one that reaches the target in time."""

from __future__ import annotations

from rules.core.frame import Frame
from rules.core.hooks import Source

from ..atoms import ships
from ..pieces import Ability, About
from ..ships import outside
from ..state import Cosmos, at_planet, encounter
from ..values import Sender
from ..verbs import change, deed


@change("send_more")
def send_more(g: Cosmos, source: Source, value: dict[str, int], about: Sender, *, ships: int) -> dict[str, int]:
    """CE-H8: on top of any other limit."""
    return {**value, "high": value["high"] + ships} if about["seat"] == source.seat else value


@deed("reach_planet")
def reach_planet(g: Cosmos, f: Frame) -> None:
    """As defense: one ship from another colony to the target planet."""
    place = f.pick("ship", f.seat, _others(g, f.seat), only=True, rule="CE-T12")
    ships.move_ships(g, f.seat, place, at_planet(encounter(g).planet), 1, "plasma_thrusters")


def _others(g: Cosmos, seat: int) -> list[str]:
    return list(outside(g, seat))


@reach_planet.needs
def _another_colony(g: Cosmos, ability: Ability, about: About) -> bool:
    return bool(_others(g, ability.seat))
