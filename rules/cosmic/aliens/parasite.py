"""Parasite (CE-A32): joins either side, invited or not; its flare (CE-F32) settles with the weak or sends a swarm."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.decisions import Option
from rules.core.frame import Frame
from rules.core.hooks import Source

from ..atoms import ships
from ..flows.alliance import SIDES, may_decline, offers
from ..flows.deeds import declaring
from ..flows.ending import check_victory
from ..flows.launch import launch_sources
from ..printed.words import ALLY, DEFENSE, OFFENSE
from ..questions import SETTLE_WITH_THE_WEAK
from ..state.cosmos import NEITHER, Cosmos, at_planet, encounter, facts
from ..state.ships import free_planets, outside
from ..state.verbs import Ability, About, Sender, change, deed


def _not_invited_by_both(g: Cosmos, ability: Ability, about: About) -> bool:
    """CE-E32: whom both sides have invited, who must join one (CE-T15) or has no ship (CE-4.38), uses nothing."""
    seat = ability.seat
    free = encounter(g).sides[seat] == NEITHER and len(offers(g, seat)) < len(SIDES)
    return free and may_decline(g, seat) and bool(launch_sources(g, seat, ALLY))


declaring("declare_uninvited", _not_invited_by_both)


@change("both_sides")
def both_sides(g: Cosmos, source: Source, value: list[str], about: object) -> list[str]:
    return [OFFENSE, DEFENSE] if about == source.seat else value


@change("any_number")
def any_number(g: Cosmos, source: Source, value: dict[str, int], about: Sender) -> dict[str, int]:
    """CE-H8: as an ally without a maximum."""
    mine = about["seat"] == source.seat and about["as"] == ALLY
    return {**value, "high": facts(g).ships_each} if mine else value


@deed("settle_with_the_weak")
def settle_with_the_weak(g: Cosmos, f: Frame) -> None:
    """CE-5.9b: a colony with one ship of another colony, outside the encounter."""
    places = list(outside(g, f.seat))
    place = f.pick(SETTLE_WITH_THE_WEAK, f.seat, places, only=True, rule="CE-5.9b")
    ships.move_ships(g, f.seat, place, at_planet(f.aim[0]), 1, "settles")
    check_victory(g)


@settle_with_the_weak.still_needs
def _another_is_weak(g: Cosmos, ability: Ability, about: About) -> bool:
    seat, host = ability.seat, about["seat"]
    return host != seat and bool(outside(g, seat)) and bool(free_planets(g, seat, host))


@settle_with_the_weak.aims
def _planets(g: Cosmos, ability: Ability, about: About) -> Sequence[Option]:
    return free_planets(g, ability.seat, about["seat"])
