"""Which touch means which option: a counter is taken up, then a hex or another counter says what it does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from app.games.empires import option_words
from app.games.empires.battle.answers import FIRES
from app.games.empires.counters import group_id, slot_of
from app.games.empires.plan import hex_id, hex_of
from app.games.empires.routes import DONE, STEPS, Goal, followers, further_steps, goals, marching, own_group, own_groups
from app.match.options import ChainStep
from app.table.choose import Choice, OneChoice
from app.table.model import Gesture, Id
from app.table.roles.gestures import GestureRole
from rules import Decision
from rules.core.decisions import Option
from rules.empires.printed.constants import ENTERED
from rules.empires.questions import COMBAT_HEX, MOVEMENT_GROUP, MOVEMENT_ORDER, MOVING
from rules.empires.sight.previews import works_at
from rules.empires.state import NO_HEX

if TYPE_CHECKING:
    from app.games.empires.table import EmpiresTable
    from rules.empires.sight.seen import OwnGroup
    from rules.empires.state import Hex

FAR = ("go", "carry")  # orders that begin a way over several turns
INTO_HEX = (*STEPS, "look")  # orders that name a hex, and are done as soon as it is touched
ASKED_FOR = ("split", "scuttle")  # orders of which the player always says how many units are meant
HARMFUL = ("scuttle",)
LOAD, UNLOAD = "load", "unload"
HAULING = (LOAD, UNLOAD)  # nobody stops for these
MINER = "miner"
LADEN = ("settlers", "transport")  # who may take aboard or put ashore where they are
PLAIN = (*option_words.WAYS, COMBAT_HEX)  # one touch says it all


def _thing(kind: str, value: Any) -> Id | None:
    """What on the map stands for a part of an option."""
    if not isinstance(value, int):
        return None
    return {option_words.HEX: hex_id, option_words.SLOT: group_id}.get(kind, lambda _: None)(value)


class Gestures(GestureRole):
    """For one table."""

    table: EmpiresTable

    def __init__(self, table: EmpiresTable) -> None:
        super().__init__(table)
        self.units: int | None = None  # how many units of the group under orders go on; None: all
        self._together: set[int | None] = set()  # who has switched on that groups go together
        self._units_of: tuple[int | None, int | None] | None = None  # the person and group that this was said of

    @property
    def together(self) -> bool:
        """The other groups of the hex go along (Shift does the same once); everybody switches for himself."""
        return self.table.viewer in self._together

    @together.setter
    def together(self, on: bool) -> None:
        (self._together.add if on else self._together.discard)(self.table.viewer)

    def _in_hand(self) -> tuple[int | None, int | None]:
        """Slots alone would tell the next person at the screen what the one before has done."""
        return self.table.viewer, marching(self.table.seen)

    def gesture(self, decision: Decision, option: Option) -> Gesture:
        if decision.prompt in FIRES:
            return self.table.board.answers.gesture(option)
        if decision.prompt == MOVEMENT_GROUP and isinstance(option, int):
            return Gesture((group_id(option),), at_once=True, quiet=not self._has_work(option))
        if decision.prompt != MOVEMENT_ORDER:
            return self._other(decision, option)
        if isinstance(option, str):
            return Gesture(harmful=option in HARMFUL)
        if option[0] not in INTO_HEX:
            return self._other(decision, option)
        verb, where = option
        goal = self.goals.get(where)
        words = self.table.preview(goal) if goal and verb in STEPS else ""
        return Gesture((hex_id(where),), preview=words, at_once=True)

    def _has_work(self, slot: int) -> bool:
        """Whether a group can still go somewhere, or settle, load and unload where it is; others rarely get orders."""
        seen = self.table.seen
        if slot in self.table.orders.movers() or slot in (seen["workers"] or ()):
            return True
        group = own_group(seen, slot)
        return group is not None and group["unit"] in LADEN

    def _other(self, decision: Decision, option: Option) -> Gesture:
        """Any other question: the hexes and own groups that an option names are touched on the map."""
        if isinstance(option, tuple):
            kinds = option_words.kinds_of(decision.prompt, str(option[0]))
            path = [_thing(kind, value) for kind, value in zip(kinds, option[1:], strict=False)]
        else:
            path = [_thing(option_words.bare(decision.prompt), option)]
        found = tuple(thing for thing in path if thing is not None)
        return Gesture(found, at_once=len(found) == 1 and decision.prompt in PLAIN)

    @property
    def goals(self) -> dict[Hex, Goal]:
        return goals(self.table.seen)

    def also(self, decision: Decision, option: Option) -> Sequence[Gesture]:
        """The group itself brought to a hex; a hex farther on, by its first step; another group instead of this one,
        unless that cannot move and stands where this one can go."""
        if decision.prompt != MOVEMENT_ORDER:
            return ()
        slot = marching(self.table.seen)
        if option == DONE:
            # Whoever cannot move is in nobody's way: a click there sends the group, if it can go there.
            own = own_groups(self.table.seen)
            others = [group["slot"] for group in own if group["left"] or group["hex"] not in self.goals]
            return [Gesture((group_id(other),), quiet=True, at_once=True) for other in others if other != slot]
        if not isinstance(option, tuple) or slot is None or option[0] not in INTO_HEX:
            return ()
        verb, where = option
        mine = group_id(slot)
        if verb not in STEPS:
            return [Gesture((mine, hex_id(where)), quiet=True)]
        found: list[Gesture] = []
        for goal in self.goals.values():
            if goal.path[0] == where:
                words, there = self.table.preview(goal), hex_id(goal.hex)
                found.append(Gesture((mine, there), preview=words, quiet=True))
                if goal.hex != where:
                    found.append(Gesture((there,), preview=words, at_once=True))
        return [*found, *self._far(where)] if verb in FAR else found

    def _far(self, where: int) -> list[Gesture]:
        """Hexes beyond this turn: a touch sends the group as far as it gets, and it remembers where it is bound for."""
        travels = self.table.travels
        legs = {hex: travels.leg(hex) for hex in travels.far()}
        return [
            Gesture((hex_id(hex),), preview=self.table.say("way-turns", turns=way.turns), quiet=True, at_once=True)
            for hex, way in travels.far().items()
            if (leg := legs[hex]) is not None and leg.path[0] == where
        ]

    def says_next(self, choice: Choice) -> Sequence[ChainStep]:
        """The steps of a way after the first, and the groups that go along; or the group that is taken up instead, or
        again with its load."""
        if not isinstance(choice, OneChoice) or choice.decision.prompt not in MOVING:
            return ()
        sent_on = self.table.travels.says_next(choice)
        if sent_on or choice.decision.prompt == MOVEMENT_GROUP:
            return sent_on
        if choice.picked in HAULING and self.goals:
            return [ChainStep(MOVEMENT_GROUP, marching(self.table.seen))]  # it goes on with what it has
        if not choice.touched:
            return ()
        last = choice.touched[-1]
        if choice.picked == DONE:
            slot = slot_of(last)
            return [ChainStep(MOVEMENT_GROUP, slot)] if slot is not None else ()
        hex = NO_HEX if (pointed := hex_of(last)) is None else pointed
        goal = self.goals.get(hex) or self.table.travels.leg(hex)
        if goal is None or not isinstance(choice.picked, tuple) or choice.picked[0] not in STEPS:
            return ()
        steps = further_steps(goal, choice.picked[0], choice.number)
        along = followers(self.table.seen, goal) if self.together or self.table.kit.top.shift else []
        self.table.travels.set_out(choice, along)
        if not (self.together or self.table.kit.top.shift):
            return [*steps, *self._work(goal)]
        return [*(step._replace(firm=True) for step in steps), *along, *([] if along else self._work(goal))]

    def _work(self, goal: Goal) -> list[ChainStep]:
        """What a group does where it goes: a Miner takes up what lies there, or puts its load down, for that is what it
        was sent for (SE-6.7); a Colony Ship is asked at once."""
        slot = marching(self.table.seen)
        group = own_group(self.table.seen, slot) if slot is not None else None
        if not goal.works or group is None:
            return []
        return self._working(group, group["left"] > len(goal.path) and not goal.stops)

    def work(self, group: OwnGroup, hex: Hex, steps: int) -> list[ChainStep]:
        """The same of a group that is not in hand, at the end of so many steps."""
        seat = self.table.viewer
        works = seat is not None and self.table.match.inquiry.query(seat, works_at, seat, group["slot"], hex)
        return self._working(group, group["left"] > steps) if works else []

    def _working(self, group: OwnGroup, goes_on: bool) -> list[ChainStep]:
        taken_up, hauls = ChainStep(MOVEMENT_GROUP, group["slot"]), self._hauls(group)
        if not hauls:
            return [taken_up]
        return [taken_up, ChainStep(MOVEMENT_ORDER, hauls), *([taken_up] if goes_on else [])]

    def hauls(self) -> str:
        """The order that a Miner in hand is sent with to where it has work; empty for other groups."""
        slot = marching(self.table.seen)
        group = own_group(self.table.seen, slot) if slot is not None else None
        return self._hauls(group) if group is not None else ""

    @staticmethod
    def _hauls(group: OwnGroup) -> str:
        if group["unit"] != MINER:
            return ""
        return UNLOAD if group["load"] else LOAD

    def wishes(self, decision: Decision, thing: Id, target: Id | None) -> Sequence[Any]:
        """A hex that the group under orders cannot go to: the rules say why."""
        slot = marching(self.table.seen)
        group = own_group(self.table.seen, slot) if slot is not None else None
        hex = hex_of(target if target is not None else thing)
        if hex is None and target is not None:
            piece = self.table.desk.tableau.piece(target)
            hex = hex_of(piece.place) if piece is not None else None
        if decision.prompt != MOVEMENT_ORDER or group is None or hex is None or hex == group["hex"]:
            return ()
        return [("go", hex, group["count"])]

    def lifts(self, decision: Decision, thing: Id) -> bool:
        """A counter that is dragged is taken up with that."""
        slot = slot_of(thing)
        if slot is None:
            return False
        return decision.prompt == MOVEMENT_GROUP or (
            decision.prompt == MOVEMENT_ORDER and slot != marching(self.table.seen)
        )

    def is_in_the_way(self, decision: Decision, thing: Id) -> bool:
        """A counter where the group in hand may go: a touch sends the group there, as the way that is drawn says; with
        Shift it takes a far one up instead. Once the group has gone somewhere, whoever touches another one that stands
        near and can move wants that one."""
        slot, mine = slot_of(thing), marching(self.table.seen)
        group = own_group(self.table.seen, slot) if slot is not None else None
        if decision.prompt != MOVEMENT_ORDER or group is None:
            return decision.prompt == MOVEMENT_ORDER
        if group["hex"] not in self.goals:
            return not self.table.kit.top.shift
        if not group["left"]:
            return True
        in_hand = own_group(self.table.seen, mine) if mine is not None else None
        return in_hand is not None and not in_hand["notes"] & ENTERED

    def means_place(self, piece: Id, place: Id) -> bool:
        slot = slot_of(piece)
        return slot is not None and slot == marching(self.table.seen) and hex_of(place) in self.table.travels.far()

    def cancel_option(self, decision: Decision) -> Any:
        return DONE if decision.prompt == MOVEMENT_ORDER else None

    def source(self, decision: Decision) -> Id | None:
        """The group under orders, or the hex that a question is about: of a battle, or where a machine stands."""
        slot = marching(self.table.seen)
        if decision.prompt == MOVEMENT_ORDER and slot is not None:
            return group_id(slot)
        hex = self.table.wording.place_of(decision)
        return hex_id(hex) if hex is not None else None

    def meant_number(self, decision: Decision, option: Option, low: int, high: int) -> int | None:
        """All units of a group, unless the player has said how many."""
        if decision.prompt != MOVEMENT_ORDER or option in ASKED_FOR:
            return None
        if self._units_of != self._in_hand():
            self.units = None
        return high if self.units is None else max(low, min(high, self.units))

    def sent(self, most: int) -> int:
        """How many units go, of so many."""
        known = self.units if self._units_of == self._in_hand() else None
        return most if known is None else min(most, known)

    def send(self, units: int | None) -> None:
        """So many units of the group under orders will go."""
        self.units, self._units_of = units, self._in_hand()
