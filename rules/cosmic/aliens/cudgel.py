"""Cudgel (CE-A8): whoever is beaten by its attack loses more ships; its flare (CE-F8) clears a planet."""

from __future__ import annotations

from rules.core.flow import Call
from rules.core.frame import Frame

from ..flows.deeds import attacks_with, side_won
from ..flows.losing import lose_all, lose_some, lose_some_each
from ..questions import CLUB_ALLIES
from ..state.cosmos import DEFENSIVE, OFFENSIVE, Cosmos, allies, at_planet, encounter, opponent, timing_order
from ..state.ships import can_lose, has_colony, ships_at
from ..state.verbs import Ability, About, Penalty, deed

FLARE = "flare_cudgel"


@deed("club")
def club(g: Cosmos, f: Frame) -> Call:
    """As many ships of the opponent's choice as the winner had in the encounter."""
    return lose_some(opponent(g, f.seat), encounter(g).fought[f.seat], "cudgel")


@club.needs
def _ships_are_left(g: Cosmos, ability: Ability, about: About) -> bool:
    """CE-E32: whoever has none left cannot lose any."""
    return _won_with_attack(g, ability, about) and bool(can_lose(g, opponent(g, ability.seat)))


def _won_with_attack(g: Cosmos, ability: Ability, about: About) -> bool:
    """CE-E75: a card must have been revealed."""
    e = encounter(g)
    return bool(e.shown) and side_won(g, ability.seat) and attacks_with(g, ability.seat) and e.fought[ability.seat] > 0


def _beaten_allies(g: Cosmos, seat: int) -> list[int]:
    return allies(g, DEFENSIVE if seat == encounter(g).offense else OFFENSIVE)


@deed("club_allies")
def club_allies(g: Cosmos, f: Frame) -> Call:
    """Any of the opponent's allies, all at once (CE-5.57)."""
    hit, count = f.some(CLUB_ALLIES, f.seat, _beaten_allies(g, f.seat), 1, rule="CE-F8"), encounter(g).fought[f.seat]
    return lose_some_each([Penalty(seat=seat, count=count, cause=FLARE) for seat in timing_order(g) if seat in hit])


@club_allies.needs
def _allies_were_beaten(g: Cosmos, ability: Ability, about: About) -> bool:
    return _won_with_attack(g, ability, about) and bool(_beaten_allies(g, ability.seat))


@deed("clear_planet")
def clear_planet(g: Cosmos, f: Frame) -> Call:
    """All ships of others on the new colony's planet, except those of the allies of this encounter."""
    place = at_planet(encounter(g).gained)
    return lose_all([
        {"seat": seat, "ships": {place: ships_at(g, place, seat)}, "cause": FLARE} for seat in _neighbours(g, place)
    ])  # fmt: skip


@clear_planet.needs
def _colony_with_neighbours(g: Cosmos, ability: Ability, about: About) -> bool:
    """CE-E8: too late to keep anybody from winning with what was gained."""
    planet = encounter(g).gained
    return planet >= 0 and has_colony(g, ability.seat, planet) and bool(_neighbours(g, at_planet(planet)))


def _neighbours(g: Cosmos, place: str) -> list[int]:
    friends = [encounter(g).offense, *allies(g, OFFENSIVE)]
    return [s for s in timing_order(g) if s not in friends and ships_at(g, place, s)]
