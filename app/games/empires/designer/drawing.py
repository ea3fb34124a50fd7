"""The design in a form: what each field holds, how it is changed, and what the whole costs."""

from __future__ import annotations

from typing import Any

from app.table.choose import FormChoice, OneChoice, SomeChoice
from rules.empires.printed import designer, designs
from rules.empires.printed.designer import ABILITIES, WEAPON, Part

VALUES = designer.FIELDS[:-1]  # fields of which one value is chosen


class Drawing:
    """The fields of a design in the form before the game, or in the production sheet."""

    def __init__(self, choice: FormChoice) -> None:
        self.choice = choice

    @staticmethod
    def stands_in(choice: FormChoice) -> bool:
        return WEAPON in choice.parts

    def options(self, field: str) -> list[Any]:
        part = self.choice.parts[field]
        return list(part.decision.options) if isinstance(part, OneChoice) else []

    def value(self, field: str) -> Any:
        return self.choice.parts[field].laid()

    def lay(self, field: str, value: Any) -> None:
        self.choice.change(lambda: self.choice.parts[field].lay(value))

    @property
    def abilities(self) -> list[str]:
        part = self.choice.parts[ABILITIES]
        return [str(item) for item in part.decision.items] if isinstance(part, SomeChoice) else []

    @property
    def chosen(self) -> list[str]:
        return [str(item) for item in self.value(ABILITIES) or ()]

    @property
    def is_full(self) -> bool:
        """CL-19.2.2: no further ability fits."""
        part = self.choice.parts[ABILITIES]
        return isinstance(part, SomeChoice) and len(self.chosen) >= part.decision.high

    def toggle(self, ability: str) -> None:
        part = self.choice.parts[ABILITIES]
        if isinstance(part, SomeChoice):
            self.choice.change(lambda: part.toggle(ability))

    def _filled(self) -> dict[str, Any]:
        return {name: value for name, value in self.choice.filled.items() if name in designer.FIELDS}

    def price(self) -> list[Part]:
        """Part by part, the sum last."""
        return designer.tally(self._filled())

    def price_of(self, field: str, value: Any) -> int:
        """What one value would cost by itself."""
        cheap = designer.explained({**self._filled(), ABILITIES: (), field: value})
        wanted = "class" if field == WEAPON else field
        return next(part.cp for part in cheap if part.what == wanted)

    def price_of_ability(self, ability: str) -> int:
        """What an ability would add, or does."""
        without = tuple(name for name in self.chosen if name != ability)[:1]
        found = designer.explained({**self._filled(), ABILITIES: (*without, ability)})
        return next(part.cp for part in found if part.what == ability)

    @property
    def needs(self) -> dict[str, int]:
        """The levels that must be known before such ships can be built (CL-19.2.5, CL-19.2.6)."""
        return designs.needs(designs.unpacked(designer.drawn(self._filled())))

    @property
    def values(self) -> dict[str, Any]:
        """The finished ship, as `Words.design` tells it."""
        found: dict[str, Any] | None = designer.named(self._filled())
        return found or {}

    def problem(self) -> Any:
        """What is wrong with the design, or None."""
        found = self.choice.problems()
        return next((found[name] for name in ("", *designer.FIELDS) if name in found), None)
