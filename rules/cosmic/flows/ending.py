"""The end of the game (chapter 8)."""

from __future__ import annotations

from collections.abc import Iterable

from rules.core.conceding import conceded_last, give_up, staying
from rules.core.state import Result

from ..atoms import course
from ..printed.facts import LAST_TURN
from ..state.cosmos import Cosmos, Seat, facts
from ..state.pieces import hooks
from ..state.ships import foreign_colonies


def foreign_needed(g: Cosmos) -> int:
    """CE-8.1, CE-9.3."""
    needed: int = hooks.ask(g, "foreign_needed", facts(g).foreign_needed)
    return needed


def settled_enough(g: Cosmos) -> list[Seat]:
    """CE-8.1: who has the foreign colonies that are needed."""
    needed = foreign_needed(g)
    return [seat for seat in g.seats() if foreign_colonies(g, seat) >= needed]


def check_victory(g: Cosmos, others: Iterable[Seat] = ()) -> bool:
    """CE-8.2, CE-8.3: all who have enough foreign colonies win together, with those who win in another way (CE-8.4)."""
    winners = {*others, *settled_enough(g)}
    if not winners or g.outcome is not None:
        return False
    reason = "cosmic.colonies" if not set(others) else "cosmic.power"
    course.end_game(g, _result(g, sorted(winners - set(g.conceded)), reason))
    return True


def check_length(g: Cosmos) -> None:
    """CE-8.7: a game that does not end is a draw."""
    if g.turns >= LAST_TURN * len(g.setup.seats):
        course.end_game(g, _result(g, [], "cosmic.long"))


def _result(g: Cosmos, winners: list[Seat], reason: str) -> Result:
    """CE-8.5: behind the winners everybody by foreign colonies, for information.

    Who has given up does not win; if nobody else does, the others are ranked as the game stands. A game that became too
    long has no winner."""
    scores = [foreign_colonies(g, seat) for seat in g.seats()]
    rest = [seat for seat in staying(g) if seat not in winners]
    tiers = sorted({scores[seat] for seat in rest}, reverse=True)
    places = [[s for s in rest if scores[s] == tier] for tier in tiers]
    if winners or reason == "cosmic.long":
        places = [winners, *places]
    return Result(conceded_last(g, places), scores, reason)


def concede(g: Cosmos, seat: Seat, ends: bool) -> None:
    """A player gives up; the seat is played on (CE-8.6), unless nobody is left to play against."""
    give_up(g, seat, ends, lambda: course.end_game(g, _result(g, [], "cosmic.conceded")))
