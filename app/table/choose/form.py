"""A form: a choice for each of its fields."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from app.table.choose.choice import CHOSEN, Choice, GestureOf
from app.table.choose.one import OneChoice
from app.table.choose.several import SomeChoice
from app.table.model import Id
from rules import Decision, Form, Reason


class FormThings:
    """Things on the table that write into several fields of a form at once; by default there are none."""

    def marks(self, decision: Form, filled: Mapping[str, Any]) -> dict[Id, str]:
        """The things that may be touched as the form is filled in now."""
        return {}

    def touched(self, decision: Form, filled: Mapping[str, Any], thing: Id) -> dict[str, Any]:
        """The fields that a touch changes, with their new values."""
        return {}

    def targets_of(self, decision: Form, filled: Mapping[str, Any], piece: Id) -> set[Id]:
        """Where a piece may be brought to write something."""
        return set()

    def dropped(self, decision: Form, filled: Mapping[str, Any], piece: Id, target: Id) -> dict[str, Any]:
        """The fields that this changes, with their new values."""
        return self.touched(decision, filled, piece)


def _fill(part: Choice, thing: Id) -> bool:
    """Touch a thing in a field; an option that it means by itself is picked, and the others may still be touched."""
    touched = part.touch(thing)
    if isinstance(part, OneChoice):
        part.finish(only_filled=True)
        if part.picked is not None:
            part.touched = []
    return touched


class FormChoice(Choice):
    """A form: a choice for each of its fields. Every change can be taken back, one by one."""

    decision: Form

    def __init__(
        self, decision: Form, gesture: GestureOf, part: Callable[[Decision], Choice], things: FormThings | None = None
    ) -> None:
        super().__init__(decision, gesture)
        self.things = things or FormThings()
        self.parts = {name: part(asked) for name, asked in decision.fields}
        self._before: list[dict[str, Any]] = []
        self._lay_all(decision.opening())
        for one in self.parts.values():
            if isinstance(one, SomeChoice) and len(one.items) > one.decision.low > 0:
                one.lay(())  # whoever has to part with some of his things names them himself
            elif decision.blank and isinstance(one, OneChoice) and len(one.decision.options) > 1:
                one.lay(None)

    def _lay_all(self, filled: dict[str, Any]) -> None:
        for name, part in self.parts.items():
            part.lay(filled[name])

    @property
    def filled(self) -> dict[str, Any]:
        """What is chosen in each field by name, enough or not; None where nothing is."""
        return {name: part.laid() for name, part in self.parts.items()}

    def change(self, how: Callable[[], object]) -> bool:
        """Call `how`, which changes some field; False if it changed nothing."""
        before = self.filled
        how()
        if self.filled == before:
            return False
        self._before.append(before)
        return True

    @property
    def changed(self) -> bool:
        """Whether there is a change that can be taken back."""
        return bool(self._before)

    def problems(self) -> dict[str, Reason]:
        """What is wrong by field, with the reasons of the rules (see `Form.problems`)."""
        return self.decision.problems({n: () if value is None else value for n, value in self.filled.items()})

    def marks(self) -> dict[Id, str]:
        marks = self.things.marks(self.decision, self.filled)
        for part in self.parts.values():
            marks.update((thing, mark) for thing, mark in part.marks().items() if marks.get(thing) != CHOSEN)
        return marks

    def touch(self, thing: Id) -> bool:
        """What the thing writes into the form; otherwise it is chosen in the first field that offers it."""
        written = self.things.touched(self.decision, self.filled, thing)
        if written:
            self.change(lambda: self._lay_all({**self.filled, **written}))
            return True  # also if it writes what is there already: a like thing may show it now
        offering = [part for part in self.parts.values() if not isinstance(part, OneChoice) or thing in part.starts()]
        return self.change(lambda: any(_fill(part, thing) for part in offering))

    def names(self, thing: Id) -> bool:
        """Whether the thing is what a field asks for one of; to touch it again changes nothing."""
        ones = (part for part in self.parts.values() if isinstance(part, OneChoice))
        return any(part.marks().get(thing) == CHOSEN for part in ones)

    def targets_of(self, piece: Id) -> set[Id]:
        own = self.things.targets_of(self.decision, self.filled, piece)
        return own | {target for part in self.parts.values() for target in part.targets_of(piece)}

    def drop(self, piece: Id, target: Id, several: bool = False) -> bool:
        if target in self.things.targets_of(self.decision, self.filled, piece):
            written = self.things.dropped(self.decision, self.filled, piece, target)
            return self.change(lambda: self._lay_all({**self.filled, **written}))
        return self.change(lambda: any(part.drop(piece, target, several) for part in self.parts.values()))

    def value(self) -> Any:
        written = self.filled
        complete = None not in written.values() and not self.decision.problems(written)
        return tuple(written.items()) if complete else None

    def back(self) -> bool:
        if not self._before:
            return False
        self._lay_all(self._before.pop())
        return True
