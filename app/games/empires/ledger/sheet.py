"""The form of the production sheet by its lines: what each field holds now, and how it is changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from app.table.choose import AmountChoice, Choice, FormChoice, SomeChoice
from rules import Reason

SCUTTLE, BID, CONVERT, RESEARCH, BUILD = "scuttle", "bid", "convert", "research", "build"
LISTS = ("research", "research_after", "scrap", "cards")  # fields in which things are named
TROOPS = "troops"
NO_COUNTER = "empires.no_counter"
NUMBERS = ("grants", TROOPS, "free_troops", "centres")  # fields in which each thing has a number


class Sheet:
    """The sheet on the desk."""

    def __init__(self, choice: FormChoice) -> None:
        self.choice = choice
        self._tried: tuple[object, dict[tuple[str, int], Reason | None]] = (None, {})

    def part(self, name: str) -> Choice | None:
        return self.choice.parts.get(name)

    # -- lines with a number

    def slots(self, name: str) -> list[str]:
        """The names of a field's lines."""
        part = self.part(name)
        return [str(slot) for slot, _, _ in part.decision.slots] if isinstance(part, AmountChoice) else []

    def number(self, name: str, place: int = 0) -> int:
        part = self.part(name)
        return part.numbers[place] if isinstance(part, AmountChoice) else 0

    def span(self, name: str, place: int = 0) -> tuple[int, int]:
        part = self.part(name)
        return part.span(place) if isinstance(part, AmountChoice) else (0, 0)

    def no_counter(self, name: str, place: int) -> Reason | None:
        """SE-7.5.6: why one more of this line cannot be built, if there is no counter for it; found once for a sheet as
        it is written, because every line asks in every picture."""
        filled = self.choice.filled
        numbers = filled.get(name)
        if not isinstance(numbers, tuple):
            return None
        written = tuple(filled.items())
        if self._tried[0] != written:
            self._tried = written, {}
        known = self._tried[1]
        if (name, place) not in known:
            more = (*numbers[:place], numbers[place] + 1, *numbers[place + 1 :])
            wrong = self.choice.decision.problems({**filled, name: more}).values()
            known[name, place] = next((one for one in wrong if one.id == NO_COUNTER), None)
        return known[name, place]

    def set(self, name: str, place: int, number: int) -> None:
        part = self.part(name)
        if isinstance(part, AmountChoice):
            self.choice.change(lambda: part.set(place, number))

    # -- lines that are chosen or not

    def items(self, name: str) -> list[str]:
        part = self.part(name)
        return [str(item) for item in part.items] if isinstance(part, SomeChoice) else []

    def chosen(self, name: str) -> list[str]:
        part = self.part(name)
        return [str(item) for item in part.chosen] if isinstance(part, SomeChoice) else []

    def toggle(self, name: str, item: str) -> None:
        part = self.part(name)
        if isinstance(part, SomeChoice):
            self.choice.change(lambda: part.toggle(item))

    # -- as a whole

    def lines(self) -> list[Any]:
        """The running total; what is not complete counts as nothing."""
        tally = self.choice.decision.tally
        filled = self.choice.filled
        return list(tally(filled)) if tally is not None and None not in filled.values() else []

    def left(self) -> int:
        """CP that nothing is spent on."""
        return sum(line.cp for line in self.lines())

    def written(self) -> dict[str, dict[str, int]]:
        """Everything that was bought, by line: for the next sheet."""
        found: dict[str, dict[str, int]] = {}
        for name in (BUILD, *NUMBERS):
            numbers = {slot: self.number(name, place) for place, slot in enumerate(self.slots(name))}
            found[name] = {slot: number for slot, number in numbers.items() if number}
        return found

    def write_again(self, kept: Mapping[str, Mapping[str, int]], fits: Callable[[], bool]) -> None:
        """As last time, line by line, as far as it still can be bought."""

        def fill() -> None:
            for name, lines in kept.items():
                part, slots = self.part(name), self.slots(name)
                if not isinstance(part, AmountChoice):
                    continue
                for line, number in lines.items():
                    if line in slots:
                        place = slots.index(line)
                        for more in range(number, 0, -1):
                            part.set(place, more)
                            if fits():
                                break
                        else:
                            part.set(place, 0)

        self.choice.change(fill)
