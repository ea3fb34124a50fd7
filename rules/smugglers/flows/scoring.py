"""End of the game (section 5): points step by step, then the ranking with its tie-breaks."""

from __future__ import annotations

from dataclasses import replace

from rules.core.conceding import give_up
from rules.core.flow import Done, Flow, done
from rules.core.frame import Frame

from .. import atoms
from ..scores import CONCEDED, fleets, ranking, tally
from ..state import Smuggling, seats

scoring = Flow("smugglers.scoring")


@scoring.step
def count(g: Smuggling, f: Frame) -> None:
    _tell(g)


def _tell(g: Smuggling) -> None:
    if g.heard is None:
        return
    ships = fleets(g)
    for seat in seats(g):
        total = 0
        for step in tally(g, seat, ships):
            total += step.points
            atoms.tell_score(g, seat, step.item, step.points, total, rule=step.rule, **step.detail)


@scoring.step
def rank(g: Smuggling, f: Frame) -> Done:
    atoms.finish(g, ranking(g))
    return done()


def concede(g: Smuggling, seat: int, ends: bool) -> None:
    """A player gives up; if the game is over by that, what everybody has now is counted."""

    def finish() -> None:
        atoms.call_off(g)
        _tell(g)
        atoms.finish(g, replace(ranking(g), reason=CONCEDED))

    give_up(g, seat, ends, finish)
