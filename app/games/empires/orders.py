"""The orders of a group besides moving, as small buttons beside the question, so that the map stays in sight."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from app.games.empires.routes import GROUP, ORDER, STEPS, marching, own_group, own_groups
from app.table.choose import OneChoice
from app.table.prompt_kinds import Stepper
from app.ui.buttons import Button, IconButton
from app.ui.widget import Widget

if TYPE_CHECKING:
    from app.games.empires.table import EmpiresTable
    from app.table.desk import Desk
    from rules import Decision

# Orders that are rarely meant are only an icon with its tooltip; others have their words.
ICONS = {"split": "empires_split", "scuttle": "empires_scuttle", "last_order": "empires_last_order"}
ENLIST = "enlist"
PLAIN_ICONS = {
    "settle": "empires_settle", "load": "empires_load", "unload": "empires_unload", "refit": "empires_refit",
    "cover": "empires_cover", "stay": "empires_stay", "slip": "empires_slip",
}  # fmt: skip


class Orders:
    """For one table."""

    def __init__(self, table: EmpiresTable) -> None:
        self.table = table

    def controls(self, decision: Decision, desk: Desk) -> list[Widget] | None:
        """How many units go, what else the group may do, and the next group that can still move."""
        choice = desk.choice
        if decision.prompt not in (GROUP, ORDER) or not isinstance(choice, OneChoice) or choice.asks_number():
            return None
        made: list[Widget] = [self._next(decision.prompt == ORDER)] if self.movers() else []
        if decision.prompt == GROUP:  # groups are touched on the map; what is none has a button
            others = [option for option in choice.decision.options if not isinstance(option, int)]
            return made + [self._button(decision, desk, option) for option in others if option != desk.declining()]
        made += [*self._together(), *self._units(choice)]
        for option in choice.buttons():
            if option != desk.declining():
                made.append(self._button(decision, desk, option))
        return made

    def _button(self, decision: Decision, desk: Desk, option: Any) -> Widget:
        words, verb = self.table.label(decision, option), option if isinstance(option, str) else option[0]
        act, id = partial(_pick, desk, option), f"option-{option}"
        if verb == ENLIST:  # CL-7: one button for each fleet marker
            return IconButton(f"empires_banner_{option[1] + 1}", act, words, id=id)
        if verb in ICONS:
            return IconButton(ICONS[verb], act, words, id=id)
        return Button(words, act, icon=PLAIN_ICONS.get(verb, ""), id=id)

    def _together(self) -> list[Widget]:
        """A switch for the other groups of the hex, where there are any that could go along."""
        seen, gestures = self.table.seen, self.table.gestures
        slot = marching(seen)
        first = own_group(seen, slot) if slot is not None else None
        others = [group for group in own_groups(seen) if first is not None and group["hex"] == first["hex"]]
        if sum(1 for group in others if group["left"]) < 2:
            return []

        def switch() -> None:
            gestures.together = not gestures.together
            self.table.desk.changed()

        words = self.table.say("together")
        return [IconButton("empires_fleet", switch, words, id="together", chosen=gestures.together)]

    def _units(self, choice: OneChoice) -> list[Widget]:
        """How many units of the group go along, where it may be split."""
        spans = [span for option, span in (choice.decision.ranges or {}).items() if option[0] in STEPS]
        slot, gestures = marching(self.table.seen), self.table.gestures
        group = own_group(self.table.seen, slot) if slot is not None else None
        if not spans or group is None or min(low for low, _ in spans) == max(high for _, high in spans):
            return []
        low, high = min(low for low, _ in spans), max(high for _, high in spans)

        def change(number: int) -> None:
            gestures.send(max(low, min(high, number)))
            self.table.desk.changed()

        return [
            Stepper(
                self.table.say("units"), lambda: gestures.sent(high), lambda: (low, high), change, lambda: False,
                id="units",
            )
        ]  # fmt: skip

    def _next(self, small: bool) -> Widget:
        """A large button between two groups; beside the orders of one there is room for its icon only."""
        words = self.table.say("next-group", count=len(self.movers()))
        if small:
            return IconButton("next", self.next_group, words, id="next-group")
        return Button(words, self.next_group, icon="next", id="next-group")

    def movers(self) -> list[int]:
        """The slots of own groups that can still go somewhere in this turn, by hex."""
        able = [group for group in own_groups(self.table.seen) if group["left"]]
        return [group["slot"] for group in sorted(able, key=lambda group: (group["hex"], group["slot"]))]

    def next_group(self) -> None:
        """Take up the group after the present one, or the first."""
        movers, now = self.movers(), marching(self.table.seen)
        if movers:
            place = movers.index(now) + 1 if now in movers else 0
            self.table.take_up(movers[place % len(movers)])


def _pick(desk: Desk, option: Any) -> None:
    desk.pick_option(option)
