"""Masochist (CE-A23) wins when all its ships are lost; its flare (CE-F23) plays with the retrieval."""

from __future__ import annotations

from rules.core.decisions import Option
from rules.core.frame import Frame
from rules.core.hooks import Source

from ..atoms import course, ships
from ..flows.deeds import takes_ship
from ..flows.ending import check_victory
from ..state.cosmos import GATE, GONE, WARP, Cosmos, clockwise, encounter
from ..state.ships import can_lose, colonies, in_warp, ships_at
from ..state.verbs import Ability, About, change, deed, printed


@deed("win_by_losing")
def win_by_losing(g: Cosmos, f: Frame) -> None:
    check_victory(g, [f.seat])


@win_by_losing.needs
def _all_lost(g: Cosmos, ability: Ability, about: About) -> bool:
    """CE-E62: ships on a technology card are not lost."""
    return not can_lose(g, ability.seat)


@deed("give_retrieval")
def give_retrieval(g: Cosmos, f: Frame) -> None:
    """Another player takes a ship from the warp instead of the offense."""
    course.declare(g, "give_retrieval", f.seat, f.source, printed(g, f.source), player=f.aim[0])


@give_retrieval.needs
def _offense_can_launch(g: Cosmos, ability: Ability, about: About) -> bool:
    """Not if the offense could then put no ship on the gate."""
    offense = encounter(g).offense
    able = bool(colonies(g, offense)) or ships_at(g, GATE, offense) > 0
    return able and takes_ship(g, ability, about) and bool(_takers(g))


@give_retrieval.aims
def _players(g: Cosmos, ability: Ability, about: About) -> list[Option]:
    return [*_takers(g)]


def _takers(g: Cosmos) -> list[int]:
    return [seat for seat in clockwise(g, encounter(g).offense) if in_warp(g, seat) and colonies(g, seat)]


@change("retrieve_for")
def retrieve_for(g: Cosmos, source: Source, value: dict[str, int], about: object) -> dict[str, int]:
    return {"seat": source.text["player"], "ships": 1, "cards": 0}


@deed("give_ship_up")
def give_ship_up(g: Cosmos, f: Frame, *, effect: str) -> None:
    """One of the own ships in the warp leaves the game instead of coming back (CE-3.15)."""
    ships.move_ships(g, f.seat, WARP, GONE, 1, "flare_masochist")
    course.declare(g, effect, f.seat, f.source, printed(g, f.source))


give_ship_up.needs(takes_ship)
