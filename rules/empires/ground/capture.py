"""What becomes of a colony that falls to ground units (CL-14.9, CL-15)."""

from __future__ import annotations

from ..atoms import fleets, ground, worlds
from ..cards import deck
from ..map.carrying import lose_hangar
from ..map.ending import count_points, homeworld_fell
from ..printed.facts import COLONY_STEPS
from ..printed.levels import level
from ..state import Galaxy, Hex, Owner, Seat, aliens, board, facts, groups_at, is_enemy, is_home, is_rival, rival_of
from ..state.ground import Captured
from ..state.lore import teaches

FROM_HOME, FROM_AFAR = 2, 1  # CL-15.2.2, CL-15.2.3: technologies that a captor learns
SUBDUED = 3  # CL-14.12.2: the value of a colony on a planet that was taken from aliens


def under(g: Galaxy, hex: Hex) -> Captured | None:
    """CL-15.1.5: whose marker lies under a captured colony."""
    return next((each for each in g.captured if each.hex == hex), None)


def is_former(g: Galaxy, seat: Owner, hex: Hex) -> bool:
    """CL-15.1.5: whether a colony was captured from this owner: he may not attack it from space; SE-23.7: nor from a
    teammate."""
    found = under(g, hex) if g.captured else None
    return found is not None and not is_enemy(g, seat, found.owner)


def value_after(g: Galaxy, hex: Hex) -> int:
    """CL-15.1.1, CL-15.1.4: one step down; a Homeworld counts as 5."""
    return COLONY_STEPS[max(0, COLONY_STEPS.index(min(COLONY_STEPS[-1], g.value[hex])) - 1)]


def take(g: Galaxy, hex: Hex, by: Owner) -> int:
    """CL-14.9.2, CL-14.9.3, CL-15: the colony changes hands. Gives how many technologies the captor may learn.

    Rulings on SE-25.19: alien empires learn and earn nothing by it. Whoever captures the Homeworld of one, which stands
    for all that it has (SE-25.4), learns from it as from a player's.
    Ruling on SE-23.5: whoever takes back what was his teammate's learns nothing of him, for they share no research.
    """
    loser = g.colony[hex]
    home = is_home(g, hex)
    before = under(g, hex)
    regained = before is not None and before.owner == by
    learns, plays, studies = 0, by < len(g.cp), False
    if regained:
        after = None  # CL-15.3.1
    elif before is not None:
        after = before  # CL-15.3.2: as it was when it was first captured
    else:
        after = Captured(hex, loser, _levels_of(g, loser))
    if after is not None and plays and is_enemy(g, by, after.owner):
        studies = True
        learns = FROM_HOME if home or board(g).home_of[hex] == after.owner else FROM_AFAR
    ground.take_colony(g, hex, by, value_after(g, hex), after)
    _clear_orbit(g, hex, loser)
    if not regained and plays:
        ground.score_capture(g, by)
    if after is not None and studies:
        ground.look_at_sheet(g, after, by, g.cp[loser] if after.owner == loser < len(g.cp) else None)
    deck.find_cards_at(g, by, hex)
    if not regained and plays:
        deck.show_all(g, loser, by)
    if home:
        homeworld_fell(g, loser, by)  # CL-15.1.6
    count_points(g)
    return learns


def _levels_of(g: Galaxy, owner: Owner) -> int:
    return rival_of(g, owner).tech if is_rival(g, owner) else g.tech[owner]


def _clear_orbit(g: Galaxy, hex: Hex, loser: Owner) -> None:
    """CL-14.9.3: Shipyards and Bases are destroyed, fighters beyond the room of ships are lost."""
    fleet, known = g.fleets[loser], facts(g)
    for slot in groups_at(g, loser, hex):
        if known.newest[fleet.unit[slot]]:
            fleets.turn_up(g, loser, slot)
            fleets.lose_units(g, loser, slot, fleet.count[slot], "captured")
    lose_hangar(g, loser, hex)


def subdue(g: Galaxy, hex: Hex, by: Seat) -> None:
    """CL-14.12.2: a colony on a planet of aliens; their ships are gone, if there are any left (SE-27.5)."""
    fleet = g.fleets[aliens(g)]
    for slot in groups_at(g, aliens(g), hex):
        fleets.turn_up(g, aliens(g), slot)
        fleets.lose_units(g, aliens(g), slot, fleet.count[slot], "captured")
    worlds.found_colony(g, by, hex, SUBDUED)
    deck.find_cards_at(g, by, hex)


def lessons(g: Galaxy, hex: Hex, by: Seat) -> dict[str, int]:
    """CL-15.2.4: technologies in which the first owner was ahead, by id."""
    found = under(g, hex)
    if found is None:
        return {}
    known, better = facts(g), teaches(g, by, found.owner, found.lore)
    return {
        each.id: i
        for i, each in enumerate(known.technologies)
        if known.tech_costs[i] and level(better, i) > level(g.tech[by], i)
    }
