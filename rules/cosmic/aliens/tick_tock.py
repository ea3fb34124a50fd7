"""Tick-Tock (CE-A40) wins when its tokens are gone; its wild flare (CE-F40) settles when the deck is shuffled."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.decisions import Option
from rules.core.flow import Call
from rules.core.frame import Frame

from ..atoms import powers, ships
from ..flows.deeds import own_sheet, won_or_dealt
from ..flows.ending import check_victory
from ..flows.losing import lose_some
from ..printed.facts import LIMIT
from ..printed.words import DEAL, LOST
from ..questions import SETTLE_ABROAD
from ..state.cosmos import Cosmos, Planet, Seat, at_planet, clockwise, encounter, facts
from ..state.ships import can_lose, free_planets, outside
from ..state.verbs import Ability, About, deed

TOKENS = "tokens"


@deed("wind_up")
def wind_up(g: Cosmos, f: Frame, *, tokens: int, four_planets: int) -> None:
    """CE-3.13, CE-9.5: the Game Setup text."""
    powers.put_mark(g, f.source[1], TOKENS, four_planets if facts(g).on("four_planets") else tokens)


@deed("tick")
def tick(g: Cosmos, f: Frame) -> None:
    """A token goes; without any left its holder wins, together with whoever has won by landing (CE-8.4)."""
    _discard_token(g, f.source[1], f.seat)


@tick.needs
def _defended_or_dealt(g: Cosmos, ability: Ability, about: About) -> bool:
    return encounter(g).outcome in (LOST, DEAL)


def _discard_token(g: Cosmos, sheet: int, seat: Seat) -> None:
    left = g.sheets[sheet].marks.get(TOKENS, 0) - 1
    powers.put_mark(g, sheet, TOKENS, max(0, left))
    if left <= 0:
        check_victory(g, [seat])


@deed("tick_once_more")
def tick_once_more(g: Cosmos, f: Frame) -> Call:
    """For a ship of one's own: it is paid whatever becomes of the ship (CE-E64)."""
    return lose_some(f.seat, 1, "flare_tick_tock")


@tick_once_more.step
def discard_another(g: Cosmos, f: Frame) -> None:
    _discard_token(g, own_sheet(g, f.seat, f.source), f.seat)


@tick_once_more.needs
def _has_ship(g: Cosmos, ability: Ability, about: About) -> bool:
    return won_or_dealt(g, ability.seat) and bool(can_lose(g, ability.seat))


# -- the wild flare


@deed("settle_abroad")
def settle_abroad(g: Cosmos, f: Frame) -> None:
    """CE-5.9b: a colony with up to four ships of other colonies, outside the encounter."""
    places = outside(g, f.seat)
    parts = f.split(SETTLE_ABROAD, f.seat, places, 1, min(LIMIT, sum(places.values())), rule="CE-F40")
    ships.move_all(g, f.seat, parts, at_planet(f.aim[0]), "settles")
    check_victory(g)


def _planets_abroad(g: Cosmos, seat: Seat) -> list[Planet]:
    return [planet for host in clockwise(g, seat) for planet in free_planets(g, seat, host)]


@settle_abroad.still_needs
def _has_settlers(g: Cosmos, ability: Ability, about: About) -> bool:
    return bool(outside(g, ability.seat)) and bool(_planets_abroad(g, ability.seat))


@settle_abroad.aims
def _planets(g: Cosmos, ability: Ability, about: About) -> Sequence[Option]:
    return _planets_abroad(g, ability.seat)
