"""Void (CE-A45) removes lost ships from the game; its wild flare (CE-F45) an artifact's effect."""

from __future__ import annotations

from rules.core.flow import Next
from rules.core.frame import Frame

from ..atoms import ships
from ..flows.deeds import cancel_card, declaring, side_won
from ..flows.ending import foreign_needed
from ..flows.losing import lose, loss_of
from ..printed.words import MAIN
from ..questions import SWALLOW_ARTIFACT_SHIP
from ..state.cosmos import GONE, Cosmos, Seat, facts
from ..state.pieces import has_role, is_declared, own_side
from ..state.ships import idle_ships
from ..state.verbs import Ability, About, deed

AS_ALLY, NOTHINGNESS = "void_as_ally", "nothingness"


def _room(g: Cosmos, seat: Seat) -> int:
    """How many ships a player may still lose for good: he keeps as many as colonies are needed to win."""
    return facts(g).ships_each - g.ships[GONE][seat] - foreign_needed(g)


@deed("annihilate_beaten")
def annihilate_beaten(g: Cosmos, f: Frame) -> None:
    remove_beaten(g, f)


def remove_beaten(g: Cosmos, f: Frame) -> None:
    """CE-5.51: before anything else can be done about them; the excess goes on as usual."""
    loss = loss_of(g, f.about["loss"])
    room = _room(g, loss.seat)
    for place, count in dict(loss.ships).items():
        gone = min(count, room)
        room -= gone
        if gone:
            ships.remove_ships(g, loss, place, gone)


@annihilate_beaten.needs
def _is_used(g: Cosmos, ability: Ability, about: About) -> bool:
    """CE-5.19: used once when the owner wins, for the whole losing side, however many players that are (CE-5.50)."""
    return is_declared(g, NOTHINGNESS, ability.seat) and is_beaten(g, ability, about)


def is_beaten(g: Cosmos, ability: Ability, about: About) -> bool:
    """Ships of the losing side, after a victory of the own one: as a main player, or as an ally with the flare."""
    seat, loser = ability.seat, about["seat"]
    if about["cause"] != "encounter" or not side_won(g, seat) or own_side(g, loser) in (-1, own_side(g, seat)):
        return False
    return (has_role(g, seat, MAIN) or is_declared(g, AS_ALLY, seat)) and _room(g, loser) > 0


declaring("declare_void", is_beaten)


@deed("swallow_artifact")
def swallow_artifact(g: Cosmos, f: Frame) -> Next:
    """For a ship outside the encounter the artifact has no effect and is discarded."""
    places = idle_ships(g, f.seat)
    place = f.pick(SWALLOW_ARTIFACT_SHIP, f.seat, list(places), only=True, rule="CE-F45")
    cancel_card(g, f)
    return lose(f.seat, {place: 1}, "flare_void")


@swallow_artifact.still_needs
def _has_ship(g: Cosmos, ability: Ability, about: About) -> bool:
    return bool(idle_ships(g, ability.seat))
