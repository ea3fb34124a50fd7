"""Ways over several turns: where a group is bound for is remembered, shown on the map, and gone on with one press.

It is the memory of the person at the table, and nobody else's: the rules know single steps only, and nothing moves by
itself. A way is forgotten as soon as something has come to it, or the group is taken elsewhere.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from app.games.empires.counters import slot_of
from app.games.empires.plan import hex_of
from app.games.empires.routes import DONE, Goal, goals, marching, own_group, own_groups
from app.games.empires.shading import draw_journey
from app.match.options import ChainStep
from app.scenes.remembered import recall, remember
from app.table.choose import OneChoice
from rules.empires.flows.orders import CARRY, GO, numbers
from rules.empires.questions import MOVEMENT_GROUP, MOVEMENT_ORDER, MOVING
from rules.empires.sight.previews import Journey, along, is_calm, is_clear, journeys
from rules.empires.state import Hex, Slot

if TYPE_CHECKING:
    from app.games.empires.table import EmpiresTable
    from app.table.desk import Desk
    from app.ui.context import Context
    from rules.empires.sight.seen import OwnGroup

_LAID = ChainStep(MOVEMENT_ORDER, DONE, optional=True)  # a group that could go farther, but is where it was to get
TOPIC, WAYS, MOST_KEPT = "empires_travels", "ways", 20  # where ways are remembered, of so many matches


class Voyage(NamedTuple):
    """Where a group is bound for."""

    unit: str
    path: tuple[Hex, ...]
    calm: bool  # nothing was at the end of the way when it was chosen

    def left(self, hex: Hex) -> tuple[Hex, ...]:
        """What is left of the way from a hex of it; nothing anywhere else."""
        return self.path[self.path.index(hex) + 1 :] if hex in self.path else ()


def read_ways(kept: object) -> dict[Slot, Voyage]:
    """The ways of one seat as they were written down, by slot; whatever does not fit, in a file from elsewhere or a
    damaged one, is left out."""
    found: dict[Slot, Voyage] = {}
    for slot, row in _table(kept).items():
        match row:
            case [str(unit), [*path], bool(calm)] if _is_slot(slot) and all(type(hex) is int for hex in path):
                found[Slot(int(slot))] = Voyage(unit, tuple(map(Hex, path)), calm)
    return found


def _is_slot(key: object) -> bool:
    return isinstance(key, str) and key.isdecimal() and len(key) < 6  # Python refuses to read endless numbers


def _table(found: object) -> dict[str, Any]:
    return dict(found) if isinstance(found, dict) else {}


class Travels:
    """For one table."""

    def __init__(self, table: EmpiresTable) -> None:
        self.table = table
        self._going: Slot | None = None  # the group that is sent on by the answer that is being given
        self._far: tuple[object, dict[Hex, Journey]] = (None, {})
        self._legs: dict[Hex, Goal] = {}  # of these
        self._checked: tuple[object, dict[Slot, Voyage]] = (None, {})
        self._reviewed: object = None  # the moment that has been looked at

    @property
    def _moment(self) -> tuple[object, ...]:
        """Changes with the position and with the viewer."""
        match = self.table.match
        return match.inquiry.position, self.table.viewer, marching(self.table.seen)

    # --- hexes beyond this turn

    def far(self) -> dict[Hex, Journey]:
        """Where the group under orders can get to in later turns, by hex."""
        slot, seat = marching(self.table.seen), self.table.viewer
        if slot is None or seat is None:
            return {}
        if self._far[0] != self._moment:
            near = goals(self.table.seen)
            found = self.table.match.inquiry.query(seat, journeys, seat, slot)
            legs = {hex: self._leg(way, near) for hex, way in found.items() if hex not in near}
            self._legs = {hex: leg for hex, leg in legs.items() if leg is not None}
            self._far = self._moment, {hex: found[hex] for hex in self._legs}
        return self._far[1]

    def leg(self, hex: Hex) -> Goal | None:
        """How far a group gets in this turn on its way to a hex beyond it."""
        return self._legs[hex] if hex in self.far() else None

    @staticmethod
    def _leg(way: Journey, near: Mapping[Hex, Goal]) -> Goal | None:
        """The first steps of the way itself: a shorter one to the same hex may be risky, which this one is not."""
        steps = tuple(takewhile(near.__contains__, way.path[: way.now]))
        if not steps or near[steps[0]].path != steps[:1]:
            return None
        return near[steps[-1]]._replace(path=steps, risk=0.0, works=False)

    # --- what is remembered

    def bound(self) -> dict[Slot, Voyage]:
        """The viewer's groups that are bound for somewhere, by slot, as far as their ways are still free."""
        if self._checked[0] != self._moment:
            self._checked = self._moment, {slot: way for slot, way in self._kept().items() if self._holds(slot, way)}
        return self._checked[1]

    def _holds(self, slot: Slot, way: Voyage) -> bool:
        group, seat = own_group(self.table.seen, slot), self.table.viewer
        left = way.left(group["hex"]) if group is not None and group["unit"] == way.unit else ()
        if not left or seat is None:
            return False
        return self.table.match.inquiry.query(seat, is_clear, seat, slot, left, way.calm)

    def _kept(self) -> dict[Slot, Voyage]:
        return read_ways(self._everybodys().get(str(self.table.viewer)))

    def _everybodys(self) -> dict[str, Any]:
        return _table(_table(recall(self.table.kit.app, TOPIC, WAYS)).get(self.table.match.files.match_id))

    def _keep(self, ways: Mapping[Slot, Voyage]) -> None:
        """Also beyond the end of the program, as long as the match is one of the latest."""
        app, match = self.table.kit.app, self.table.match.files.match_id
        others = {id: kept for id, kept in _table(recall(app, TOPIC, WAYS)).items() if id != match}
        mine = {str(slot): [way.unit, list(way.path), way.calm] for slot, way in ways.items()}
        everybodys = {**self._everybodys(), str(self.table.viewer): mine}
        remember(app, TOPIC, WAYS, {**dict(list(others.items())[-MOST_KEPT:]), match: everybodys})
        self._checked = None, {}

    def review(self) -> None:
        """Forget ways that lead nowhere any more, and say so if something has come to one."""
        asked = self.table.desk.decision
        if (
            asked is None
            or asked.prompt != MOVEMENT_GROUP
            or asked.seat != self.table.viewer
            or self._reviewed == self._moment
        ):
            return
        self._reviewed = self._moment  # what is remembered may have to be read from the disk: not in every frame
        kept, bound = self._kept(), self.bound()
        if len(kept) == len(bound):
            return
        blocked = []
        for slot, way in kept.items():
            group = own_group(self.table.seen, slot)
            if slot not in bound and group is not None and group["unit"] == way.unit and way.left(group["hex"]):
                blocked.append(self.table.wording.group(slot))
        if blocked:  # in one notice, for only the last one would be seen
            groups = self.table.wording.listed(blocked)
            self.table.kit.app.say("empires-table-way-blocked", count=len(blocked), groups=groups)
        self._keep(bound)

    def forget(self, slot: Slot) -> None:
        self._keep({one: way for one, way in self.bound().items() if one != slot})
        self.table.desk.changed()

    # --- setting out and going on

    def says_next(self, choice: OneChoice) -> list[ChainStep]:
        """What follows when a group that is bound for somewhere is sent on, in hand or from among the others."""
        slot, self._going = self._going, None
        way = self.bound().get(slot) if slot is not None else None
        group = own_group(self.table.seen, slot) if slot is not None else None
        steps = way.left(group["hex"])[: group["left"]] if way is not None and group is not None else ()
        verb = self._verb(group) if group is not None else ""
        in_hand = choice.decision.prompt == MOVEMENT_ORDER and choice.picked == (verb, *steps[:1])
        if way is None or group is None or not (in_hand or choice.picked in (slot, DONE)):
            return []
        taken_up = [ChainStep(MOVEMENT_GROUP, slot)] if choice.picked == DONE else []
        others = [] if in_hand else [other for other in self.waiting() if other != slot]
        made = [*taken_up, *self._leg_of(group, way, steps[in_hand:], alone=not others)]
        for other in others:
            following = own_group(self.table.seen, other)
            if following is not None:
                bound = self.bound()[other]
                leg = bound.left(following["hex"])[: following["left"]]
                made += [_LAID, ChainStep(MOVEMENT_GROUP, other), *self._leg_of(following, bound, leg, alone=False)]
        return made

    def _leg_of(self, group: OwnGroup, way: Voyage, steps: Sequence[Hex], alone: bool) -> list[ChainStep]:
        """The steps of one group, and the work that it was sent for. A question that it would bring up where it has
        arrived waits until the others have gone on, too."""
        verb = self._verb(group)
        made = [ChainStep(MOVEMENT_ORDER, (verb, hex, group["count"])) for hex in steps]
        if steps[-1:] == way.path[-1:]:
            work = self.table.gestures.work(group, steps[-1], len(steps))
            made += work if alone or any(step.prompt == MOVEMENT_ORDER for step in work) else []
        return made

    def _verb(self, group: OwnGroup) -> str:
        """SE-11.4: Carriers go on with the fighters that they have taken aboard since."""
        seat = self.table.viewer
        carrying = self.table.match.inquiry.query(seat, numbers, seat, group["slot"])[0] if seat is not None else None
        return CARRY if carrying is not None and carrying[1] == group["count"] else GO

    def set_out(self, choice: OneChoice, along: Sequence[ChainStep]) -> None:
        """A whole group begins its way to a hex beyond this turn: where it is bound for is remembered, also for those
        who go along."""
        seen, seat = self.table.seen, self.table.viewer
        slot, goal = marching(seen), hex_of(choice.touched[-1]) if choice.touched else None
        journey = self.far().get(goal) if goal is not None else None
        if journey is None or goal is None or slot is None or seat is None:
            return
        leaving = {slot, *(step.value for step in along if step.prompt == MOVEMENT_GROUP)}
        calm = self.table.match.inquiry.query(seat, is_calm, seat, goal)
        new = {
            group["slot"]: Voyage(group["unit"], journey.path, calm)
            for group in own_groups(seen)
            if group["slot"] in leaving and (group["slot"] != slot or choice.number == group["count"])
        }
        self._keep({**self.bound(), **new})

    def waiting(self) -> list[Slot]:
        """The groups that can go on now."""
        bound = self.bound()
        return [slot for slot in self.table.orders.movers() if slot in bound]

    def go_on(self) -> None:
        """The group in hand goes on its way; if it has none, all that have one do, until something new comes up."""
        table, slot, waiting = self.table, marching(self.table.seen), self.waiting()
        asked = table.desk.decision
        if asked is None or not waiting:
            return
        in_hand = asked.prompt == MOVEMENT_ORDER and slot in waiting
        self._going = going = slot if in_hand and slot is not None else waiting[0]
        group = own_group(table.seen, going)
        if in_hand and group is not None:  # its own way, not the shortest one
            table.desk.pick_option((self._verb(group), self.bound()[going].left(group["hex"])[0]))
            return
        if group is not None and table.plan is not None:
            table.desk.camera.look_at(table.plan.boxes[group["hex"]])
            table.desk.shift()
        table.desk.pick_option(waiting[0] if asked.prompt == MOVEMENT_GROUP else DONE)

    def turns(self, slot: Slot) -> int:
        """How many turns a group that is bound for somewhere still needs."""
        group, seat = own_group(self.table.seen, slot), self.table.viewer
        if group is None or seat is None:
            return 0
        way = self.table.match.inquiry.query(seat, along, seat, slot, self.bound()[slot].left(group["hex"]))
        return way.turns if way is not None else 0

    # --- on the map

    def _takes_up_another(self, desk: Desk) -> bool:
        """Whether a click takes up the own counter that the pointer is on, instead of sending the group there."""
        if desk.ctx.device != "mouse" or desk.drag is not None or desk.stage is None or not self.table.kit.top.shift:
            return False
        shown = desk.stage.piece_at(self.table.kit.top.pointer)
        return shown is not None and slot_of(shown.piece.id) is not None

    def draw(self, ctx: Context, surface: pygame.Surface, desk: Desk, pointed: Hex | None) -> None:
        """The ways that are remembered, and the one to the hex that is pointed at."""
        asked = desk.decision
        if desk.stage is None or asked is None or asked.prompt not in MOVING or asked.seat != self.table.viewer:
            return
        for slot, way in self.bound().items():
            group = own_group(self.table.seen, slot)
            if group is not None:
                draw_journey(ctx, surface, desk.stage, group["hex"], way.left(group["hex"]))
        in_hand = marching(self.table.seen) if asked.prompt == MOVEMENT_ORDER else None
        group = own_group(self.table.seen, in_hand) if in_hand is not None else None
        journey = self.far().get(pointed) if pointed is not None and group is not None else None
        if self._takes_up_another(desk):
            return
        if journey is not None and group is not None and pointed is not None:
            leg = self.leg(pointed)
            now = journey.path.index(leg.hex) + 1 if leg is not None else 0
            draw_journey(ctx, surface, desk.stage, group["hex"], journey.path, now, str(journey.turns))
