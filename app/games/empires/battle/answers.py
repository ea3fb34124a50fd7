"""What a touch on a line of the battle means: who fires at whom, which units are screened, what mines strike."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.games.empires import option_words
from app.games.empires.plan import hex_id
from app.table.choose import CHOSEN, LEGAL, TARGET, Choice, FormChoice, OneChoice, SomeChoice, SplitChoice
from app.table.model import Gesture

if TYPE_CHECKING:
    from app.table.desk import Desk

FIRE, SCREEN = "empires.round.fire", "empires.round.screen"
UNITS, SCUTTLE = "units", "scuttle"  # the fields of the form for screening
SHOT = "fire"  # the verb


class Answers:
    """For one board."""

    def __init__(self) -> None:
        self._by: int | None = None  # the own line that was touched last
        self._shots: int | None = None  # how many of its shots are fired; None: all
        self._leaving: int | None = None  # the line for which a hex is chosen on the map
        self._asked: Choice | None = None  # the question that this was said for

    def follow(self, choice: Choice | None) -> None:
        """What was said for another question is forgotten."""
        if choice is self._asked:
            return
        self._asked, self._shots = choice, None
        if self._leaving is not None:
            self._leaving = None
            if isinstance(choice, OneChoice):
                choice.read_again()

    # -- who leaves, and where to

    def gesture(self, option: Any) -> Gesture:
        """Lines are touched on the board; the hex that a line retreats to is touched on the map."""
        if self._leaving is not None and option[1] == self._leaving and is_retreat(option):
            return Gesture((hex_id(option[2]),))
        return Gesture(harmful=option[0] == SCUTTLE)

    def turn_to_map(self, desk: Desk) -> None:
        """The line under orders retreats: its hex is chosen on the map; and back to the board."""
        choice = desk.choice
        if isinstance(choice, OneChoice):
            self._leaving = self.by(desk) if self._leaving is None else None
            choice.touched = []
            choice.read_again()
            desk.arrange()

    @property
    def leaving(self) -> bool:
        return self._leaving is not None

    # -- who fires

    def offered(self, desk: Desk) -> list[Any]:
        """The options of whoever is to fire."""
        choice = desk.choice
        if not isinstance(choice, OneChoice) or choice.decision.prompt != FIRE:
            return []
        return list(choice.decision.options)

    def by(self, desk: Desk) -> int | None:
        """The line under orders: the one that was touched, else the first that may do anything."""
        lines = [option[1] for option in self.offered(desk)]
        return self._by if self._by in lines else next(iter(lines), None)

    def shots(self, desk: Desk) -> tuple[int, int] | None:
        """How many shots are fired, of how many; None if there is no choice."""
        choice, by = desk.choice, self.by(desk)
        spans = (choice.decision.ranges or {}) if isinstance(choice, OneChoice) else {}
        high = max((span[1] for option, span in spans.items() if option[:2] == (SHOT, by)), default=0)
        return (min(high, self._shots or high), high) if high > 1 else None

    def take(self, shots: int) -> None:
        self._shots = shots

    def meant_number(self, option: Any, low: int, high: int) -> int | None:
        """All shots, unless fewer were named; how many units leave is asked, where there is a choice."""
        if low == high or option[0] == SHOT:
            return max(low, min(high, self._shots or high)) if option[0] == SHOT else high
        return None

    # -- all questions about lines

    def marks(self, desk: Desk) -> dict[int, str]:
        """The lines that may be touched, each with its mark."""
        choice, offered = desk.choice, self.offered(desk)
        if offered:
            by = self.by(desk)
            found = {option[1]: LEGAL for option in offered}
            found |= {option[2]: TARGET for option in offered if option[:2] == (SHOT, by)}
            return found | ({by: CHOSEN} if by is not None else {})
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
                desk.pick_option((SHOT, self.by(desk), line))
                return
            self._by, self._shots = line, None
        elif isinstance(choice, SomeChoice):
            choice.toggle(line)
        else:
            self._add(choice, line)
        desk.arrange()

    def _add(self, choice: Choice | None, line: int) -> None:
        """One unit more; after the last one it begins anew."""
        split = split_of(choice)
        if split is None:
            return
        places = places_of(split, line)
        free = [place for place in places if split.numbers[place] < split.span(place)[1]]

        def more() -> None:
            for place in free[:1]:
                split.set(place, split.numbers[place] + 1)
            for place in places if not free else ():
                split.set(place, 0)

        if isinstance(choice, FormChoice):
            choice.change(more)
        else:
            more()


def split_of(choice: Choice | None) -> SplitChoice | None:
    """The units of lines that are shared out now: screened, or struck by mines."""
    part = choice.parts.get(UNITS) if isinstance(choice, FormChoice) and choice.decision.prompt == SCREEN else choice
    return part if isinstance(part, SplitChoice) and is_about_lines(part) else None


def is_retreat(option: Any) -> bool:
    """Whether it names a hex."""
    return len(option) > 2 and option[0] != SHOT


def is_about_lines(choice: Choice) -> bool:
    return option_words.bare(choice.decision.prompt) == option_words.LINE


def _line(slot: Any) -> int:
    """A line, or the damaged unit of one."""
    line: int = slot[1] if isinstance(slot, tuple) else slot
    return line


def places_of(split: SplitChoice, line: int) -> list[int]:
    """The places of a line among the numbers: its units, and the damaged one by itself."""
    return [place for place, slot in enumerate(split.decision.slots) if _line(slot) == line]
