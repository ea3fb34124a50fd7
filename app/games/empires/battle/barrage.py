"""Bombarding a colony with everything: one button lets all groups fire until it falls (D-39)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from app.games.empires.battle.answers import SHOT
from app.match.options import ChainStep
from app.table.actions import doing
from app.table.choose import Choice, OneChoice
from app.ui.buttons import LowButton
from app.ui.widget import Widget
from rules.empires.questions import BOMBARDMENT_SHOT

if TYPE_CHECKING:
    from app.games.empires.battle.board import BattleBoard
    from app.table.desk import Desk


BARRAGE = "barrage"  # the button


class Barrage:
    """For one board."""

    def __init__(self, board: BattleBoard) -> None:
        self.board = board
        self._fired = False  # all groups are firing

    def buttons(self, desk: Desk) -> list[Widget]:
        """Where there are several groups that can fire."""
        groups = _groups(desk.choice)
        if len(groups) < 2:
            return []
        words = self.board.say("barrage", count=sum(groups.values()))
        return [LowButton(words, doing(self._fire, desk), icon="fast", id="option-barrage")]

    def natural(self, desk: Desk) -> object:
        """What nearly everybody wants who is asked: all fire."""
        groups = list(_groups(desk.choice))
        return BARRAGE if len(groups) > 1 else (SHOT, groups[0]) if groups else None

    def says_next(self, choice: Choice) -> Sequence[ChainStep]:
        """The shots of all groups after the first; nobody is asked for them once the colony is gone."""
        if not self._fired or not isinstance(choice, OneChoice) or choice.picked is None:
            return ()
        return [
            ChainStep(BOMBARDMENT_SHOT, (SHOT, slot, shots), firm=True)
            for slot, shots in _groups(choice).items()
            if slot != choice.picked[1]
        ]

    def _fire(self, desk: Desk) -> None:
        self._fired = True
        try:
            desk.pick_option((SHOT, next(iter(_groups(desk.choice)))))
        finally:
            self._fired = False


def _groups(choice: Choice | None) -> dict[int, int]:
    """The groups that can fire at the colony, with the number of their shots."""
    if not isinstance(choice, OneChoice) or choice.decision.prompt != BOMBARDMENT_SHOT:
        return {}
    spans = choice.decision.ranges or {}
    return {option[1]: high for option, (_, high) in spans.items() if option[0] == SHOT}
