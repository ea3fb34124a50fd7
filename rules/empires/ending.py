"""How a game ends: Homeworlds that fall (SE-21.0, SE-23.10), an agreed last phase, giving up."""

from __future__ import annotations

from rules.core.conceding import behind, give_up, staying
from rules.core.state import Result

from .atoms import course
from .kinds import MACHINES
from .state import Galaxy, Owner, Seat, colonies_of, facts, groups_of, monsters, seats


def worth(g: Galaxy, seat: Seat) -> int:
    """What the colonies of a seat give in one Economic Phase: the score."""
    return sum(g.value[hex] for hex in colonies_of(g, seat))


def homeworld_fell(g: Galaxy, loser: Owner, by: Owner) -> None:
    """SE-21.0, SE-23.10.1: whoever destroys a Homeworld wins; who plays alone has lost with his own (SE-24.12)."""
    if by >= len(g.cp):
        lose_alone(g)
        return
    _finish(g, [by], [loser], "empires.homeworld")


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


def _finish(g: Galaxy, first: list[Seat], last: list[Seat], reason: str) -> None:
    """The ranking: winners, the others by what their colonies are worth, losers."""
    rest = [seat for seat in staying(g) if seat not in first and seat not in last]
    tiers = [first, *_by_worth(g, rest), *([seat] for seat in last if seat not in g.conceded)]
    places = behind(g, [tier for tier in tiers if tier])
    course.end_game(g, Result(places, [worth(g, seat) for seat in seats(g)], reason))


def _by_worth(g: Galaxy, those: list[Seat]) -> list[list[Seat]]:
    tiers = sorted({worth(g, seat) for seat in those}, reverse=True)
    return [[seat for seat in those if worth(g, seat) == tier] for tier in tiers]


def end_by_limit(g: Galaxy) -> None:
    """Ruling: after the last Economic Phase that was agreed on, the richest colonies win."""
    _finish(g, [], [], "empires.limit")


def concede(g: Galaxy, seat: Seat, ends: bool) -> None:
    """A player gives up; if that ends the game, colonies are counted as they stand."""
    give_up(g, seat, ends, lambda: _finish_early(g))


def _finish_early(g: Galaxy) -> None:
    if len(g.cp) == 1:
        lose_alone(g, "empires.conceded")
    else:
        _finish(g, [], [], "empires.conceded")
