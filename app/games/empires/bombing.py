"""Bombarding a colony (D-39): a touched group fires one shot, a button lets all of them fire until the colony falls."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from app.match.options import ChainStep
from app.table.choose import Choice, OneChoice
from app.ui.buttons import Button
from app.ui.widget import Widget

if TYPE_CHECKING:
    from app.games.empires.table import EmpiresTable
    from app.table.desk import Desk
    from rules import Decision

SHOT = "empires.bombardment.shot"
FIRE = "fire"


class Bombing:
    """For one table."""

    def __init__(self, table: EmpiresTable) -> None:
        self.table = table
        self._all = False  # all groups are firing

    def controls(self, desk: Desk) -> list[Widget] | None:
        """All that can fire, and whatever else may be done instead of a shot."""
        choice = desk.choice
        if not isinstance(choice, OneChoice):
            return None
        made: list[Widget] = []
        groups = self._groups(choice.decision)
        if sum(groups.values()) > 1:
            words = self.table.say("bomb-all", count=sum(groups.values()))
            made.append(Button(words, partial(self._fire_all, desk), icon="empires_bomb", id="bomb-all"))
        others = [option for option in choice.buttons() if option != desk.declining()]
        label = self.table.label
        return made + [
            Button(label(choice.decision, option), partial(_pick, desk, option), id=f"option-{option}")
            for option in others
        ]

    def meant_number(self, high: int) -> int:
        """One shot, unless everything fires."""
        return high if self._all else 1

    def says_next(self, choice: Choice) -> Sequence[ChainStep]:
        """The shots of all other groups; nobody is asked for them once the colony is gone."""
        if not self._all or not isinstance(choice, OneChoice) or choice.picked is None:
            return ()
        first = choice.picked[1]
        groups = self._groups(choice.decision).items()
        return [ChainStep(SHOT, (FIRE, slot, ships), firm=True) for slot, ships in groups if slot != first]

    def _groups(self, decision: Decision) -> dict[int, int]:
        """The groups that can fire, with the number of their shots."""
        spans = getattr(decision, "ranges", None) or {}
        return {option[1]: high for option, (_, high) in spans.items() if option[0] == FIRE}

    def _fire_all(self, desk: Desk) -> None:
        assert desk.decision is not None
        slot = next(iter(self._groups(desk.decision)))
        self._all = True
        desk.pick_option((FIRE, slot))
        self._all = False


def _pick(desk: Desk, option: Any) -> None:
    desk.pick_option(option)
