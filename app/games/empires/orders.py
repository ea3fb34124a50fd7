"""The orders of a group besides moving, as small buttons beside the question, so that the map stays in sight."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from app.games.empires.keys import GO_ON, NEXT_GROUP
from app.games.empires.looks import PIPELINE
from app.games.empires.routes import DONE, STEPS, marching, own_group, own_groups
from app.table.choose import OneChoice
from app.table.prompt_kinds import Stepper
from app.ui.buttons import Button, IconButton
from app.ui.input import Act, Intent
from app.ui.widget import Widget
from rules.core.decisions import Option
from rules.empires.printed.constants import SCUTTLES
from rules.empires.questions import MOVEMENT_GROUP, MOVEMENT_ORDER, MOVING

if TYPE_CHECKING:
    from app.games.empires.table import EmpiresTable
    from app.table.desk import Desk
    from rules import Decision
    from rules.empires.sight.seen import OwnGroup
    from rules.empires.state import Slot

ENLIST, LAST_ORDER, SCUTTLE = "enlist", "last_order", "scuttle"
# Orders that are rarely meant are only an icon with its tooltip; others have their words.
ICONS = {"split": "empires_split", LAST_ORDER: "empires_last_order"}
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
        if decision.prompt not in MOVING or not isinstance(choice, OneChoice) or choice.asks_number():
            return None
        made = self._onward(decision)
        made += [self._next(small=decision.prompt == MOVEMENT_ORDER or bool(made))] if self.movers() else []
        if decision.prompt == MOVEMENT_GROUP:  # groups are touched on the map; what is none has a button
            others = [option for option in choice.decision.options if not isinstance(option, int)]
            return made + [self._button(decision, desk, option) for option in others if option != desk.declining()]
        made += [self._done(decision, desk), *self._together(), *self._units(choice)]
        # What destroys comes last, beside nothing that is meant more often (UX-34).
        for option in sorted(choice.buttons(), key=lambda option: option == SCUTTLE):
            if option != desk.declining():
                made.append(self._button(decision, desk, option))
        return made

    def _button(self, decision: Decision, desk: Desk, option: Option) -> Widget:
        words, verb = self.table.label(decision, option), option if isinstance(option, str) else option[0]
        act, id = partial(_pick, desk, option), f"option-{option}"
        if verb == ENLIST:  # CL-7: one button for each fleet marker
            return IconButton(f"empires_banner_{option[1] + 1}", act, words, id=id)
        if verb == SCUTTLE:  # named, in its own colour, and apart from the small harmless ones (UX-23)
            return Button(words, act, kind="danger", size="small", id=id)
        if verb in ICONS:
            return IconButton(ICONS[verb], act, words, id=id, chosen=verb == LAST_ORDER and self._is_doomed())
        return Button(words, act, icon=PLAIN_ICONS.get(verb, ""), id=id)

    def _done(self, decision: Decision, desk: Desk) -> Widget:
        """Lays the group down; away from the button that ends the movement."""
        words = self.table.label(decision, DONE)
        return IconButton("check", partial(_pick, desk, DONE), words, id=f"option-{DONE}")

    def _is_doomed(self) -> bool:
        """Whether the group under orders has the standing order that scuttles it (SE-4.14)."""
        slot = marching(self.table.seen)
        group = own_group(self.table.seen, slot) if slot is not None else None
        return group is not None and bool(group["notes"] & SCUTTLES)

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

    def _onward(self, decision: Decision) -> list[Widget]:
        """Groups that are bound for somewhere go on; that of the one in hand can be forgotten."""
        travels, slot = self.table.travels, marching(self.table.seen)
        waiting = travels.waiting()
        if decision.prompt == MOVEMENT_ORDER and slot in waiting:
            goal = self.table.wording.hex(travels.bound()[slot].path[-1])
            words = self.table.say("go-on-to", hex=goal, turns=travels.turns(slot))
            go_on = IconButton("step", travels.go_on, words, id=GO_ON, shortcut=GO_ON)
            forget = partial(travels.forget, slot)
            return [go_on, IconButton("close", forget, self.table.say("forget-way"), id="forget-way")]
        if not waiting:
            return []
        words = self.table.say("go-on", count=len(waiting))
        if decision.prompt == MOVEMENT_ORDER:  # a group that has arrived is in nobody's way
            return [IconButton("step", travels.go_on, words, id=GO_ON, shortcut=GO_ON)]
        made = Button(words, travels.go_on, icon="step", id=GO_ON)
        made.shortcut = GO_ON
        return [made]

    def _next(self, small: bool) -> Widget:
        """A large button between two groups; beside other buttons there is room for its icon only."""
        words = self.table.say("next-group", count=len(self.movers()), later=self._escorted())
        if small:
            return IconButton("next", self.next_group, words, id="next-group", shortcut=NEXT_GROUP)
        made = Button(words, self.next_group, icon="next", tip=words, id="next-group")
        made.shortcut = NEXT_GROUP
        return made

    def offer(self, intent: Intent) -> bool:
        """The keys of these buttons."""
        keys = {NEXT_GROUP: self.next_group, GO_ON: self.table.travels.go_on}
        if not isinstance(intent, Act) or intent.action not in keys or intent.released:
            return False
        if len(self.table.kit.host.layers) > 1:
            return False
        if not self.table.surroundings.has_button(intent.action):
            return False
        keys[intent.action]()
        return True

    def movers(self) -> list[Slot]:
        """The slots of own groups that can still go somewhere in this turn, by hex, those that fight first: they escort
        the others (SE-4.6). Pipelines that are part of a chain have found their place."""
        facts = self.table.wording.facts
        slots, laid = self.table.seen["movers"] or (), self._laid()
        able = [group for group in own_groups(self.table.seen) if group["slot"] in slots and group["slot"] not in laid]

        def order(group: OwnGroup) -> tuple[int, bool, int]:
            return group["hex"], not facts.units[facts.unit[group["unit"]]].fights, group["slot"]

        return [group["slot"] for group in sorted(able, key=order)]

    def _escorted(self) -> int:
        """How many groups have steps left, but cannot go anywhere before somebody who can fight goes there (SE-4.6)."""
        facts, seen, laid = self.table.wording.facts, self.table.seen, self._laid()
        able = (group for group in own_groups(seen) if group["left"] and group["slot"] not in laid)
        return sum(
            1
            for group in able
            if group["slot"] not in (seen["movers"] or ()) and not facts.units[facts.unit[group["unit"]]].fights
        )

    def _laid(self) -> set[int]:
        """SE-10.2: one pipeline in each hex that has another one beside it."""
        pipelines = [group for group in own_groups(self.table.seen) if group["unit"] == PIPELINE]
        hexes = {group["hex"] for group in pipelines}
        joined = [each for each in pipelines if any(to in hexes for to, _ in self.table.looks[each["hex"]].pipes)]
        return set({group["hex"]: group["slot"] for group in joined}.values())

    def next_group(self) -> None:
        """Take up the group after the present one, or the first."""
        movers, now = self.movers(), marching(self.table.seen)
        if movers:
            place = movers.index(now) + 1 if now in movers else 0
            self.table.take_up(movers[place % len(movers)])


def _pick(desk: Desk, option: Option) -> None:
    desk.pick_option(option)
