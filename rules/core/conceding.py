"""Giving up in a game whose seats cannot be left empty: somebody else plays the seat on, and it is ranked last.

The game ends at once when only one seat has not given up, or when nobody at the table wants to go on; it is scored as
it stands then.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from .state import State


def give_up(g: State, seat: int, ends: bool, finish: Callable[[], None]) -> None:
    """Atom: a seat gives up. If that ends the game (`ends`: for all), `finish` is called."""
    g.conceded.append(seat)
    g.emit("concede", seat=seat)
    if ends or len(staying(g)) < 2:
        finish()


def staying(g: State) -> list[int]:
    """The seats that have not given up."""
    return [seat for seat in range(len(g.setup.seats)) if seat not in g.conceded]


def conceded_last(g: State, places: Iterable[list[int]]) -> list[list[int]]:
    """The ranking: first `places` (of those who stayed), then those who gave up; who gave up last ranks higher."""
    return [*places, *([seat] for seat in reversed(g.conceded))]


def concession_violations(g: State) -> list[str]:
    """What is wrong with the list of seats that gave up: all of them, one twice, or one that does not exist."""
    seats, gone = range(len(g.setup.seats)), g.conceded
    most = max(1, len(seats) - 1)  # whoever plays alone may give up, too
    fits = all(type(seat) is int and seat in seats for seat in gone) and len(set(gone)) == len(gone) <= most
    return (
        []
        if fits and (g.outcome is not None or len(staying(g)) > 1 or not gone)
        else [f"the seats {gone} have given up"]
    )
