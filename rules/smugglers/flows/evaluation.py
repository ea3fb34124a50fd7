"""Evaluation (4F): each sector to its highest die, ties to the higher speed, sectors without dice to the box."""

from __future__ import annotations

from rules.core.flow import Flow
from rules.core.frame import Frame

from .. import atoms
from ..state import EVALUATION, Die, Seat, Smuggling, speed, top_of

evaluation = Flow("smugglers.evaluation")


def winning_die(g: Smuggling, sector: int) -> tuple[Die, list[Seat]]:
    """The winning die, and the seats that share its face, the winner first (SM-4.102, 4.103).

    With stacked dice it is the top die, and nobody can share its face (SM-6.41).
    """
    dice = g.dice[sector]
    best = top_of(dice)
    highest = [die for die in dice if die[1] == best]
    if len(highest) == 1:
        return highest[0], [highest[0][0]]
    tied = sorted(dict.fromkeys(die[0] for die in highest), key=lambda seat: -speed(g, seat))
    return next(die for die in highest if die[0] == tied[0]), tied


@evaluation.step
def evaluate(g: Smuggling, f: Frame) -> None:
    atoms.enter_phase(g, EVALUATION)
    for sector, card in enumerate(g.row):
        if not card:
            continue
        if g.dice[sector]:
            atoms.award_sector(g, sector, *winning_die(g, sector))
        else:
            atoms.box_sector(g, sector)
