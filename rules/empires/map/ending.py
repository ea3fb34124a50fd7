"""How a game ends: Homeworlds that fall (SE-21.0, SE-23.10), Colony Points, an agreed last phase, giving up."""

from __future__ import annotations

from rules.core.conceding import conceded_last, give_up, staying
from rules.core.state import Result

from ..atoms import course, fleets, worlds
from ..printed.constants import DEEP_SPACE, NOBODY, NOWHERE
from ..printed.facts import COLONY_STEPS
from ..printed.kinds import AMOEBAS, MACHINES
from ..printed.switches import LONG, SHORT
from ..state import Galaxy, Owner, Seat, board, colonies_of, facts, groups_of, is_planet, monsters, seats
from .carrying import lose_hangar

POINTS_TO_WIN = 3  # SE-23.10.2
SPOILS = 30  # SE-23.10.3


def worth(g: Galaxy, seat: Seat) -> int:
    """What the colonies of a seat give in one Economic Phase: the score."""
    return sum(g.value[hex] for hex in colonies_of(g, seat))


def homeworld_fell(g: Galaxy, loser: Seat, by: Owner) -> None:
    """SE-21.0, SE-23.10.1, SE-23.3: whoever destroys a Homeworld wins, with his team; or its owner is out.

    Who plays alone has lost with his own (SE-24.12).
    """
    if loser >= len(g.cp):  # SE-25.1: an alien empire
        if all(rival.hex == NOWHERE for rival in g.rivals):
            win_alone(g, "empires.rivals_destroyed")
        return
    if len(g.cp) == 1:
        lose_alone(g)
        return
    if puts_out(g, loser, by):
        _put_out(g, loser, by)
        left = {facts(g).teams[seat] for seat in seats(g) if not g.out[seat]}
        if len(left) == 1:
            _finish(g, _team(g, left.pop()), [], "empires.homeworld")
        return
    teams = facts(g).teams
    _finish(g, _team(g, teams[by]), _team(g, teams[loser]), "empires.homeworld")


def puts_out(g: Galaxy, loser: Seat, by: Owner) -> bool:
    """SE-23.10.3, SE-22.3, SE-23.6: whether the game goes on without the owner of a Homeworld that falls; SE-26.9: also
    where an amoeba has devoured it, for no player has destroyed it."""
    known = facts(g)
    alone = known.alone != NOBODY and loser != known.alone
    return known.options["victory"] == LONG or alone or by == monsters(g)


def _put_out(g: Galaxy, loser: Seat, by: Owner) -> None:
    """SE-23.10.3: all pieces and colonies are removed; the conqueror gets CP in the next phase."""
    for slot in groups_of(g, loser):
        fleets.lose_units(g, loser, slot, g.fleets[loser].count[slot], "out")
    for hex in colonies_of(g, loser):
        worlds.abandon_colony(g, hex)
        lose_hangar(g, loser, hex)
    course.leave(g, loser)
    if facts(g).options["victory"] == LONG and by < len(g.cp):
        course.promise_spoils(g, by, SPOILS)


def _team(g: Galaxy, team: int) -> list[Seat]:
    return [seat for seat in seats(g) if facts(g).teams[seat] == team]


# -- Colony Points (SE-23.10.2)


def points(g: Galaxy, seat: Seat) -> int:
    """For colonies destroyed, and for full ones outside the own home; on a board without homes not for those."""
    if facts(g).variable:
        return g.razed[seat]
    home_of = board(g).home_of
    full = [hex for hex in colonies_of(g, seat) if g.value[hex] == COLONY_STEPS[-1] and home_of[hex] != seat]
    full = [hex for hex in full if is_planet(g, hex) or home_of[hex] != DEEP_SPACE]  # CL-E35
    return g.razed[seat] + len(full)


def count_points(g: Galaxy) -> None:
    """Three points win at once; several with as many: the most points, then the most expensive ships, then shared."""
    if facts(g).options["victory"] != SHORT or g.outcome is not None:
        return
    ranked = {seat: (points(g, seat), _navy(g, seat)) for seat in seats(g)}
    best = max(ranked.values())
    if best[0] >= POINTS_TO_WIN:
        _finish(g, [seat for seat in seats(g) if ranked[seat] == best], [], "empires.points")


def _navy(g: Galaxy, seat: Seat) -> int:
    """What the combat-capable ships of a seat on the board cost."""
    known, fleet = facts(g), g.fleets[seat]
    return sum(
        known.price_with(fleet.unit[slot], fleet.tech[slot]) * fleet.count[slot]
        for slot in groups_of(g, seat)
        if known.bombards[fleet.unit[slot]]
    )


# -- playing alone


def win_alone(g: Galaxy, reason: str) -> None:
    """A solo game is won."""
    course.end_game(g, Result([[0]], [worth(g, 0)], reason))


def lose_alone(g: Galaxy, reason: str = "empires.homeworld") -> None:
    """A solo game is lost: nobody has the first place."""
    course.end_game(g, Result([[], [0]], [worth(g, 0)], reason))


def machines_fell(g: Galaxy) -> None:
    """SE-24.12: won when all machines have come and been destroyed."""
    known = facts(g)
    if known.map.rival != MACHINES or groups_of(g, monsters(g)):
        return
    if g.arrived == len(known.map.arrivals[known.options["difficulty"]]):
        win_alone(g, "empires.machines_destroyed")


def amoebas_fell(g: Galaxy) -> None:
    """SE-26.9: won when no amoeba is left."""
    if facts(g).map.rival == AMOEBAS and not groups_of(g, monsters(g)):
        win_alone(g, "empires.amoebas_destroyed")


def _finish(g: Galaxy, first: list[Seat], last: list[Seat], reason: str) -> None:
    """Winners, the others by what their colonies are worth, losers."""
    here = staying(g)
    rest = [seat for seat in here if seat not in first and seat not in last]
    tiers = [[seat for seat in first if seat in here], *_by_worth(g, rest), [seat for seat in last if seat in here]]
    places = conceded_last(g, [tier for tier in tiers if tier])
    course.end_game(g, Result(places, [worth(g, seat) for seat in seats(g)], reason))


def _by_worth(g: Galaxy, those: list[Seat]) -> list[list[Seat]]:
    """Teammates win or lose together (SE-23.7); others who are out rank the higher the longer they have lasted."""
    known = facts(g)

    def standing(seat: Seat) -> tuple[bool, int]:
        if seat in g.fallen and not known.has_teams:
            return False, g.fallen.index(seat)
        return True, sum(worth(g, mate) for mate in _team(g, known.teams[seat]))

    tiers = sorted({standing(seat) for seat in those}, reverse=True)
    return [[seat for seat in those if standing(seat) == tier] for tier in tiers]


def end_by_limit(g: Galaxy) -> None:
    """Ruling: after the last Economic Phase that was agreed on, the richest colonies win."""
    if len(g.cp) == 1:
        lose_alone(g, "empires.limit")
        return
    _finish(g, [], [], "empires.limit")


def concede(g: Galaxy, seat: Seat, ends: bool) -> None:
    """A player gives up; if that ends the game, colonies are counted as they stand."""
    give_up(g, seat, ends, lambda: _finish_early(g))


def _finish_early(g: Galaxy) -> None:
    if len(g.cp) == 1:
        lose_alone(g, "empires.conceded")
    else:
        _finish(g, [], [], "empires.conceded")
