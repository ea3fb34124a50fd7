"""What a touch on a line of a fight means: who fires at whom, which units are screened, what mines strike."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from app.games.empires import option_words
from app.games.empires.option_words import WAYS_OUT
from app.table.choose import CHOSEN, LEGAL, TARGET, Choice, FormChoice, OneChoice, SomeChoice, SplitChoice
from app.table.model import Gesture
from rules.core.decisions import Option
from rules.empires.questions import ASSAULT_FIRE, BOMBARDMENT_SHOT, ROUND_CARD, ROUND_FIRE, ROUND_SCREEN

if TYPE_CHECKING:
    from app.table.desk import Desk
    from rules import Decision


FIRES = (ROUND_FIRE, ASSAULT_FIRE, ROUND_CARD, BOMBARDMENT_SHOT)  # what a line does at its moment
COLONY = -2  # stands for the colony that is bombarded, among the lines
UNITS, SCUTTLE = "units", "scuttle"  # the fields of the form for screening
SHOT = "fire"  # the verb


class Deed(NamedTuple):
    """An option of a line: what it does, to which line or hex."""

    option: Option
    verb: str
    by: int
    at: int | None = None
    hex: int | None = None


def deeds(decision: Decision) -> list[Deed]:
    """The options of the lines that have their moment; in ground combat it is always one line, which the question
    names; in a bombardment a line is the slot of a group, and its target the colony."""
    found = []
    for option in getattr(decision, "options", ()) if decision.prompt in FIRES else ():
        if not isinstance(option, tuple):
            continue
        verb, *rest = option
        by = decision.source if decision.prompt == ASSAULT_FIRE else rest.pop(0)
        aim = COLONY if decision.prompt == BOMBARDMENT_SHOT else rest[0] if rest else None
        leaves = verb in WAYS_OUT
        found.append(Deed(option, verb, by, None if leaves else aim, aim if leaves else None))
    return found


class Answers:
    """For one board."""

    def __init__(self) -> None:
        self._by: int | None = None  # the own line that was touched last
        self._shots: int | None = None  # how many of its shots are fired; None: all
        self._way: str | None = None  # in which way it would leave
        self._leaving: int | None = None  # how many of its units would; None: all that may
        self.together = False  # whoever else may leave does so, too, at his moment
        self._asked: Choice | None = None  # the question that this was said for

    def follow(self, choice: Choice | None) -> None:
        """What was said for another question is forgotten."""
        if choice is not self._asked:
            self._asked, self._shots, self._way, self._leaving = choice, None, None, None

    # -- who fires

    def offered(self, desk: Desk) -> list[Deed]:
        """What the lines that have their moment may do."""
        choice = desk.choice
        return deeds(choice.decision) if isinstance(choice, OneChoice) else []

    def by(self, desk: Desk) -> int | None:
        """The line under orders: the one that was touched, else the first that may do anything."""
        lines = [deed.by for deed in self.offered(desk)]
        return self._by if self._by in lines else next(iter(lines), None)

    def of_line(self, desk: Desk) -> list[Deed]:
        """What the line under orders may do."""
        by = self.by(desk)
        return [deed for deed in self.offered(desk) if deed.by == by]

    def shots(self, desk: Desk) -> tuple[int, int] | None:
        """How many shots are fired, of how many; None if there is no choice."""
        choice = desk.choice
        spans = (choice.decision.ranges or {}) if isinstance(choice, OneChoice) else {}
        fired = [deed.option for deed in self.of_line(desk) if deed.verb == SHOT]
        high = max((spans[option][1] for option in fired if option in spans), default=0)
        return (min(high, self._shots or high), high) if high > 1 else None

    def take(self, shots: int) -> None:
        self._shots = shots

    def meant_number(self, option: Option, low: int, high: int) -> int | None:
        """All shots, and all units that may leave, unless fewer were named; how many are given up is asked."""
        if option[0] == SCUTTLE and low < high:
            return None
        named = self._shots if option[0] == SHOT else self._leaving if option[0] in WAYS_OUT else None
        return max(low, min(high, named or high))

    def gesture(self, option: Option) -> Gesture:
        """Lines are touched on the board, and so are the hexes that they retreat to: nothing of it on the map."""
        return Gesture(harmful=isinstance(option, tuple) and option[0] == SCUTTLE)

    # -- who leaves, and where to

    def ways(self, desk: Desk) -> list[str]:
        """In which ways the line under orders may leave."""
        found = [deed.verb for deed in self.of_line(desk) if deed.hex is not None]
        return list(dict.fromkeys(found))

    def way(self, desk: Desk) -> str | None:
        ways = self.ways(desk)
        return self._way if self._way in ways else next(iter(ways), None)

    def go(self, way: str) -> None:
        """It would leave in this way."""
        self._way = way

    def leaving(self, desk: Desk) -> tuple[int, int, int] | None:
        """How many units of the line would leave, at least and at most; None if there is no choice."""
        choice = desk.choice
        spans = (choice.decision.ranges or {}) if isinstance(choice, OneChoice) else {}
        found = [spans[option] for option in self.refuges(desk).values() if option in spans]
        if not found or found[0][0] == found[0][1]:
            return None
        low, high = found[0]
        return max(low, min(high, self._leaving or high)), low, high

    def leave_with(self, units: int) -> None:
        """So many units of the line would leave."""
        self._leaving = units

    def order(self, line: int) -> None:
        """This line is under orders now."""
        self._by, self._shots, self._way, self._leaving = line, None, None, None

    def refuges(self, desk: Desk) -> dict[int, Any]:
        """The hexes that the line under orders may retreat to, each with its option."""
        way = self.way(desk)
        return {deed.hex: deed.option for deed in self.of_line(desk) if deed.hex is not None and deed.verb == way}

    # -- all questions about lines

    def marks(self, desk: Desk) -> dict[int, str]:
        """The lines that may be touched, each with its mark."""
        choice, offered = desk.choice, self.offered(desk)
        if offered:
            by = self.by(desk)
            found = {deed.by: LEGAL for deed in offered}
            found |= {deed.at: TARGET for deed in self.of_line(desk) if deed.verb == SHOT and deed.at is not None}
            return found | ({by: CHOSEN} if by is not None else {})
        if isinstance(choice, OneChoice) and is_about_lines(choice):
            return {option: TARGET for option in choice.decision.options if isinstance(option, int)}
        if isinstance(choice, SomeChoice) and is_about_lines(choice):
            return {line: CHOSEN if line in choice.chosen else LEGAL for line in choice.items}
        split = split_of(choice)
        if split is None:
            return {}
        named = [(_line(slot), split.numbers[place]) for place, slot in enumerate(split.decision.slots)]
        return {line: CHOSEN if any(n for at, n in named if at == line) else LEGAL for line, _ in named}

    def touch(self, desk: Desk, line: int) -> None:
        """The player touches a line that is marked."""
        choice, mark = desk.choice, self.marks(desk).get(line)
        if isinstance(choice, OneChoice):
            if mark == TARGET:
                self.fire(desk, self.by(desk), line)
                return
            self.order(line)
        elif isinstance(choice, SomeChoice):
            choice.toggle(line)
        else:
            self._count(choice, line, 1)
        desk.arrange()

    def fire(self, desk: Desk, by: int | None, at: int) -> bool:
        """One line fires at another, or a line is chosen; False if that is not offered."""
        self._by = by
        option = next((deed.option for deed in self.offered(desk) if (deed.by, deed.at) == (by, at)), None)
        if option is None and isinstance(desk.choice, OneChoice) and is_about_lines(desk.choice):
            option = at
        if option is None:
            return False
        desk.pick_option(option)
        return True

    # -- screening

    def screened(self, desk: Desk, line: int) -> tuple[int, int] | None:
        """How many units of a line are chosen, and how many could be; None if it cannot."""
        split = split_of(desk.choice)
        places = places_of(split, line) if split is not None else []
        if split is None or not places:
            return None
        return sum(split.numbers[place] for place in places), sum(split.span(place)[1] for place in places)

    def set_aside(self, desk: Desk, line: int, aside: bool) -> None:
        """All units of a line that may be are chosen, or none of them."""
        choice = desk.choice
        split = split_of(choice)
        if split is None:
            return
        places = places_of(split, line)

        def change() -> None:
            for place in places:
                split.set(place, 0)
            for place in places if aside else ():
                split.set(place, split.span(place)[1])

        self._do(choice, change)
        desk.arrange()

    def _count(self, choice: Choice | None, line: int, by: int) -> None:
        """One unit more; after the last one it begins anew."""
        split = split_of(choice)
        if split is None:
            return
        places = places_of(split, line)
        free = [place for place in places if split.numbers[place] < split.span(place)[1]]
        # All is given out, and all of it must be: another line gets one less.
        decision, others = split.decision, [place for place in range(len(split.numbers)) if place not in places]
        givers = [place for place in others if split.numbers[place] > decision.floor(place)]
        wanted = [place for place in places if split.numbers[place] < decision.caps[place]]
        shifts = not free and decision.low == decision.high and wanted and givers

        def more() -> None:
            if shifts:
                split.set(givers[-1], split.numbers[givers[-1]] - 1)
            for place in (wanted if shifts else free)[:1]:
                split.set(place, split.numbers[place] + by)
            for place in places if not free and not shifts else ():
                split.set(place, 0)

        self._do(choice, more)

    def _do(self, choice: Choice | None, change: Any) -> None:
        if isinstance(choice, FormChoice):
            choice.change(change)
        else:
            change()


def split_of(choice: Choice | None) -> SplitChoice | None:
    """The units of lines that are shared out now: screened, supported, or struck by mines."""
    part = (
        choice.parts.get(UNITS) if isinstance(choice, FormChoice) and choice.decision.prompt == ROUND_SCREEN else choice
    )
    return part if isinstance(part, SplitChoice) and is_about_lines(part) else None


def is_about_lines(choice: Choice) -> bool:
    return option_words.bare(choice.decision.prompt) in (option_words.LINE, option_words.SOLDIERS)


def _line(slot: Any) -> int:
    """A line, or the damaged unit of one."""
    line: int = slot[1] if isinstance(slot, tuple) else slot
    return line


def places_of(split: SplitChoice, line: int) -> list[int]:
    """The places of a line among the numbers: its units, and the damaged one by itself."""
    return [place for place, slot in enumerate(split.decision.slots) if _line(slot) == line]
