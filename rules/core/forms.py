"""Forms: several named questions answered together, once, by one seat.

A production plan, a deal, a payment, an answer with ships from several colonies are forms. Its fields are decisions of
the other kinds: each is checked by itself, and `fits` checks all of them together. What stands in the fields before
the player changes anything (`start`) must be a legal answer.

    >>> from rules.core.chance import Chance
    >>> from rules.core.decisions import Amount, Some
    >>> def affordable(filled):
    ...     spent = filled["bid"] + 2 * len(filled["ships"])
    ...     return Reason("demo.cost", {"cost": spent, "have": 5}, "T-1") if spent > 5 else None
    >>> form = Form(
    ...     0, "demo.form",
    ...     fields=(("bid", Amount(0, "demo.form.bid", high=5)),
    ...             ("ships", Some(0, "demo.form.ships", items=("scout", "cruiser"), high=2))),
    ...     fits=affordable,
    ... )
    >>> form.check([["ships", ["scout"]], ["bid", 3]])
    (('bid', 3), ('ships', ('scout',)))
    >>> form.problems({"bid": 6, "ships": ()})["bid"].id
    'core.out_of_range'
    >>> form.check({"bid": 4, "ships": ("scout",)})
    Traceback (most recent call last):
    rules.core.reasons.Illegal: demo.cost (cost=6, have=5) [T-1]
    >>> form.check(form.sample(Chance(3))) == form.sample(Chance(3))
    True
    >>> next(form.answers())
    (('bid', 0), ('ships', ()))
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import field
from itertools import islice, product
from typing import Any, ClassVar

from rules.core.lean import dataclass

from .chance import RandomSource
from .decisions import Decision, Option, Value
from .reasons import Illegal, Reason

FieldValue = tuple[str, Value]  # a field's name and its value
FormValues = dict[str, Value]  # the value of every field by its name
Fits = Callable[[FormValues], Reason | None]
Sums = Callable[[FormValues], Sequence[Any]]
WHOLE = ""  # stands for the field's name where a problem concerns no single field
_LOOKED_AT = 200  # so many combinations are tried to find the first answers where the start is no answer
_TRIES = 4  # how often random play tries a field, or the whole form, before it leaves it as it was


@dataclass(slots=True)
class Form(Decision):
    """Named fields of the other kinds. The answer has one (name, value) pair for each field, in their order.

    `fits` gets the values of all fields and returns what is wrong with them, or None; a reason with a "field" among
    its parameters is shown beside that field. While a `secret` form is being filled in, others see only that a form
    is being filled in, not which one.
    """

    fields: Sequence[tuple[str, Decision]] = ()
    start: Value = ()  # the answer before anything is changed; () means the first legal answer of each field
    fits: Fits | None = field(default=None, compare=False)
    secret: bool = False
    tally: Sums | None = field(default=None, compare=False)  # what the values add up to, line by line
    blank: bool = False  # where there is a choice nothing is proposed: the player names every value himself

    kind: ClassVar[str] = "form"

    def by_name(self, value: Value) -> FormValues:
        """The values of an answer by field name; Illegal if a field is missing, unknown or named twice."""
        pairs = list(value.items()) if isinstance(value, Mapping) else value
        if not isinstance(pairs, (list, tuple)) or not all(isinstance(p, (list, tuple)) and len(p) == 2 for p in pairs):
            raise self.refuse("core.malformed")
        if any(type(name) is not str for name, _ in pairs):
            raise self.refuse("core.malformed")
        written = dict(pairs)
        if len(written) != len(pairs) or set(written) != {name for name, _ in self.fields}:
            raise self.refuse("core.malformed")
        return {name: written[name] for name, _ in self.fields}

    def opening(self) -> FormValues:
        """The values before the player changes anything: `start`, or the first legal answer of each field."""
        return dict(self.start) if self.start else {name: next(asked.answers()) for name, asked in self.fields}

    def check(self, value: Value) -> Value:
        filled = self.by_name(value)
        made = {name: self._checked(asked, filled[name]) for name, asked in self.fields}
        wrong = self.fits(made) if self.fits is not None else None
        if wrong is not None:
            raise Illegal(wrong)
        return tuple(made.items())

    def problems(self, filled: FormValues) -> dict[str, Reason]:
        """What is wrong, by field name; under `WHOLE` what concerns the form as a whole. Empty: a legal answer."""
        found: dict[str, Reason] = {}
        made: FormValues = {}
        for name, asked in self.fields:
            try:
                made[name] = self._checked(asked, filled[name])
            except Illegal as refused:
                found[name] = refused.reason
        wrong = self.fits(made) if self.fits is not None and not found else None
        if wrong is not None:
            found[str(wrong.params.get("field", WHOLE))] = wrong
        return found

    @staticmethod
    def _checked(asked: Decision, value: Value) -> Value:
        """The field's value in canonical form, or Illegal; for a blocked option with the reason why it is blocked."""
        try:
            return asked.check(value)
        except Illegal:
            for option, reason in asked.blocked:
                if _names(value, option):
                    raise Illegal(reason) from None
            raise

    def _is_legal(self, filled: FormValues) -> bool:
        return self.fits is None or self.fits(filled) is None

    def answers(self) -> Iterator[Value]:
        """The start first, then every other combination that fits."""
        opening = self.opening()
        if self._is_legal(opening):
            yield tuple(opening.items())
        for value in self._combinations():
            filled = dict(value)
            if filled != opening and self._is_legal(filled):
                yield value

    def first(self, count: int) -> list[Value]:
        """The start, then answers that differ from it in one field; there are too many combinations to list all."""
        opening = self.opening()
        found = {tuple(opening.items()): None} if self._is_legal(opening) else {}
        for name, asked in self.fields:
            for value in asked.first(count):
                filled = {**opening, name: value}
                if self._is_legal(filled):
                    found[tuple(filled.items())] = None
        if not found:
            return list(islice(self.answers(), count))
        if not self._is_legal(opening):  # one field alone may have to change by more than a step
            for value in islice(self._combinations(), _LOOKED_AT if len(found) < count else 0):
                if self._is_legal(dict(value)):
                    found[value] = None
        return list(islice(found, count))

    def _combinations(self) -> Iterator[Value]:
        """Every value of every field with all others, legal together or not."""
        names = [name for name, _ in self.fields]
        for values in product(*(_Again(asked) for _, asked in self.fields)):
            yield tuple(zip(names, values, strict=True))

    def sample(self, rng: RandomSource) -> Value:
        """A random legal answer: all fields drawn at once if that fits, otherwise changed one by one from the start."""
        for _ in range(_TRIES):
            filled = {name: asked.sample(rng) for name, asked in self.fields}
            if self._is_legal(filled):
                return tuple(filled.items())
        filled = self.opening()
        for name, asked in rng.sample(self.fields, len(self.fields)):
            for _ in range(_TRIES):
                wish = {**filled, name: asked.sample(rng)}
                if self._is_legal(wish):
                    filled = wish
                    break
        return tuple(filled.items())


class Later(Sequence[FieldValue]):
    """A sequence of pairs that is worked out when it is first read: look-ahead mostly never reads it."""

    __slots__ = ("_made", "_make")

    def __init__(self, make: Callable[[], tuple[FieldValue, ...]]) -> None:
        self._make = make
        self._made: tuple[FieldValue, ...] | None = None

    def _pairs(self) -> tuple[FieldValue, ...]:
        if self._made is None:
            self._made = self._make()
        return self._made

    def __len__(self) -> int:
        return len(self._pairs())

    def __iter__(self) -> Iterator[FieldValue]:
        return iter(self._pairs())

    def __getitem__(self, place: int | slice) -> Value:
        return self._pairs()[place]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, (Later, tuple)) and self._pairs() == tuple(other)

    __hash__ = None  # type: ignore[assignment]


class _Again:
    """A field's legal answers, listed anew each time they are iterated: `product` would keep them all in memory."""

    def __init__(self, asked: Decision) -> None:
        self._asked = asked

    def __iter__(self) -> Iterator[Value]:
        return self._asked.answers()


def _names(value: Value, option: Option) -> bool:
    """Whether a refused value is this option, or has it among its parts."""
    if isinstance(value, list):
        value = tuple(value)
    return bool(value == option) or (isinstance(value, tuple) and option in value)
