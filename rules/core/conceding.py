"""Giving up in a game whose seats cannot be left empty: the seat is played on, and comes last whatever it has.

When one seat is left that has not given up, or when nobody at the table wants to go on, the game ends at once, and what
everybody has by then counts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from .state import State


def give_up(g: State, seat: int, ends: bool, finish: Callable[[], None]) -> None:
    """Atom: a seat gives up; `finish` ends the game if it is over by that."""
    g.conceded.append(seat)
    g.emit("concede", seat=seat)
    if ends or len(staying(g)) < 2:
        finish()


def staying(g: State) -> list[int]:
    """The seats that still play for themselves."""
    return [seat for seat in range(len(g.setup.seats)) if seat not in g.conceded]


def behind(g: State, places: Iterable[list[int]]) -> list[list[int]]:
    """The places of those who stayed, and after them who gave up, the last one to do so first."""
    return [*places, *([seat] for seat in reversed(g.conceded))]


def unsound_concessions(g: State) -> list[str]:
    """What cannot be: nobody left to play on, a seat twice, a seat that is not there."""
    seats, gone = range(len(g.setup.seats)), g.conceded
    fits = all(type(seat) is int and seat in seats for seat in gone) and len(set(gone)) == len(gone) < len(seats)
    return [] if fits and (g.outcome is not None or len(staying(g)) > 1) else [f"the seats {gone} have given up"]
