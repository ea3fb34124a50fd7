"""An Ancient Race (CL-E36, D-07) knows its surroundings before the game begins, and lives there already."""

from __future__ import annotations

from rules.core.flow import Flow, Next, done
from rules.core.frame import Frame
from rules.core.ranges import SEAT, list_of

from ..atoms import fleets, worlds
from ..cards.deck import show
from ..printed.constants import NOBODY
from ..printed.powers import ANCIENT
from ..questions import ANCIENTS_HEXES, ANCIENTS_MINERALS, ANCIENTS_PLANETS
from ..state import (
    Galaxy,
    Hex,
    Seat,
    board,
    counters_free,
    equipped,
    facts,
    has_terrain,
    is_closed,
    is_off_limits,
)  # fmt: skip
from ..state.ranges import HEX
from .exploration import show_from_afar

FARTHER, MINERALS, SHIPS = 6, 3, 3

ancients = Flow(
    "empires.ancients",
    params={"seat": SEAT},
    locals={"found": list_of(HEX)},
    set_from=dict.fromkeys(("go_farther", "fetch", "settle"), ("found",)),
)


@ancients.step
def look_around(g: Galaxy, f: Frame) -> None:
    """All hexes beside the Homeworld."""
    show(g, f.seat, ANCIENT)
    f.found = _explored(g, f.seat, board(g).around[g.homeworld[f.seat]])


@ancients.step
def go_farther(g: Galaxy, f: Frame) -> None:
    """CL-23.7: six more, as the player chooses, beside those."""
    home, around = g.homeworld[f.seat], board(g).around
    beyond = {to for hex in around[home] for to in around[hex]} - {home, *around[home]}
    closed = sorted(hex for hex in beyond if is_closed(g, hex) and not is_off_limits(g, hex))
    many = min(FARTHER, len(closed))
    f.found = [
        *f.found,
        *_explored(g, f.seat, f.some(ANCIENTS_HEXES, f.seat, closed, low=many, high=many, rule="CL-E36")),
    ]


def _explored(g: Galaxy, seat: Seat, hexes: tuple[Hex, ...]) -> list[Hex]:
    closed = [hex for hex in hexes if is_closed(g, hex) and not is_off_limits(g, hex)]
    for hex in closed:
        show_from_afar(g, seat, hex)
    return closed


@ancients.step
def fetch(g: Galaxy, f: Frame) -> None:
    """Up to three of the Minerals that were found come to the Homeworld."""
    ore = [hex for hex in f.found if has_terrain(g, hex, "minerals")]
    for hex in f.some(ANCIENTS_MINERALS, f.seat, ore, high=min(MINERALS, len(ore)), rule="CL-E36") if ore else ():
        worlds.fetch_minerals(g, hex, g.homeworld[f.seat])


@ancients.step
def settle(g: Galaxy, f: Frame) -> Next:
    """Up to three further Colony Ships on planets that are not barren: they grow to their first value at the end of
    the first Economic Phase. Without such planets they wait at the Homeworld."""
    seat: Seat = f.seat
    unit = facts(g).code["CO"]
    most = min(SHIPS, counters_free(g, seat, unit))
    free = [hex for hex in f.found if has_terrain(g, hex, "planet") and g.colony[hex] == NOBODY]
    if not free:
        for _ in range(most):
            fleets.add_group(g, seat, unit, 1, g.homeworld[seat], equipped(g, seat, unit, g.tech[seat]))
        return done()
    for hex in f.some(ANCIENTS_PLANETS, seat, free, high=min(most, len(free)), rule="CL-E36"):
        worlds.found_colony(g, seat, hex)
    return done()
