"""Forms: several named questions answered together, once, by one seat.

A production sheet, a deal, a payment, an answer with ships from several colonies: the fields are decisions of the
other kinds, each is checked by itself, and `fits` checks them together. A form always has a legal `start`: the sheet
as it lies there before anything is written on it.

    >>> from rules.core.chance import Chance
    >>> from rules.core.decisions import Amount, Some
    >>> def affordable(sheet):
    ...     spent = sheet["bid"] + 2 * len(sheet["ships"])
    ...     return Reason("demo.cost", {"cost": spent, "have": 5}, "D-1") if spent > 5 else None
    >>> sheet = Form(
    ...     0, "demo.sheet",
    ...     fields=(("bid", Amount(0, "demo.sheet.bid", high=5)),
    ...             ("ships", Some(0, "demo.sheet.ships", items=("scout", "cruiser"), high=2))),
    ...     fits=affordable,
    ... )
    >>> sheet.check([["ships", ["scout"]], ["bid", 3]])
    (('bid', 3), ('ships', ('scout',)))
    >>> sheet.problems({"bid": 6, "ships": ()})["bid"].id
    'core.out_of_range'
    >>> sheet.check({"bid": 4, "ships": ("scout",)})
    Traceback (most recent call last):
    rules.core.reasons.Illegal: demo.cost (cost=6, have=5) [D-1]
    >>> sheet.check(sheet.sample(Chance(3))) == sheet.sample(Chance(3))
    True
    >>> next(sheet.answers())
    (('bid', 0), ('ships', ()))
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice, product
from typing import ClassVar

from .chance import RandomSource
from .decisions import Decision, Option, Value
from .reasons import Illegal, Reason

FieldValue = tuple[str, Value]
FormValues = dict[str, Value]  # what is written in each field
Fits = Callable[[FormValues], Reason | None]
WHOLE = ""  # the place of a problem that concerns no single field
_TRIES = 4  # how often random play tries a field, or the whole sheet, before it leaves it as it was


@dataclass(slots=True)
class Form(Decision):
    """Named fields of the other kinds. The answer has one (name, value) pair for each field, in their order.

    `fits` gets the whole sheet and returns what is wrong with it; a reason with a "field" among its parameters is
    shown beside that field. While a `secret` form is being filled in, nobody else sees which form it is.
    """

    fields: Sequence[tuple[str, Decision]] = ()
    start: Value = ()  # the answer before anything is changed; () means the first legal answer of each field
    fits: Fits | None = field(default=None, compare=False)
    secret: bool = False

    kind: ClassVar[str] = "form"

    def sheet(self, value: Value) -> FormValues:
        """The fields of an answer by name; Illegal if one is missing, unknown or written twice."""
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
        """The sheet before anything is changed."""
        return dict(self.start) if self.start else {name: next(asked.answers()) for name, asked in self.fields}

    def check(self, value: Value) -> Value:
        sheet = self.sheet(value)
        made = {name: self._checked(asked, sheet[name]) for name, asked in self.fields}
        wrong = self.fits(made) if self.fits is not None else None
        if wrong is not None:
            raise Illegal(wrong)
        return tuple(made.items())

    def problems(self, sheet: FormValues) -> dict[str, Reason]:
        """Everything that does not fit, by field; what concerns the sheet as a whole stands under `WHOLE`."""
        found: dict[str, Reason] = {}
        made: FormValues = {}
        for name, asked in self.fields:
            try:
                made[name] = self._checked(asked, sheet[name])
            except Illegal as refused:
                found[name] = refused.reason
        wrong = self.fits(made) if self.fits is not None and not found else None
        if wrong is not None:
            found[str(wrong.params.get("field", WHOLE))] = wrong
        return found

    @staticmethod
    def _checked(asked: Decision, value: Value) -> Value:
        """The field's value in canonical form. A known option that is blocked is refused with its own reason."""
        try:
            return asked.check(value)
        except Illegal:
            for option, reason in asked.blocked:
                if _names(value, option):
                    raise Illegal(reason) from None
            raise

    def _is_legal(self, sheet: FormValues) -> bool:
        return self.fits is None or self.fits(sheet) is None

    def answers(self) -> Iterator[Value]:
        """The start first, then every other combination that fits."""
        opening = self.opening()
        if self._is_legal(opening):
            yield tuple(opening.items())
        names = [name for name, _ in self.fields]
        for values in product(*(_Again(asked) for _, asked in self.fields)):
            sheet = dict(zip(names, values, strict=True))
            if sheet != opening and self._is_legal(sheet):
                yield tuple(sheet.items())

    def first(self, count: int) -> list[Value]:
        """The start and what differs from it in one field: combinations are too many to go through."""
        opening = self.opening()
        found = {tuple(opening.items()): None} if self._is_legal(opening) else {}
        for name, asked in self.fields:
            for value in asked.first(count):
                sheet = {**opening, name: value}
                if self._is_legal(sheet):
                    found[tuple(sheet.items())] = None
        return list(islice(found, count)) or list(islice(self.answers(), count))

    def sample(self, rng: RandomSource) -> Value:
        """All fields at once if that fits, otherwise field by field from the start."""
        for _ in range(_TRIES):
            sheet = {name: asked.sample(rng) for name, asked in self.fields}
            if self._is_legal(sheet):
                return tuple(sheet.items())
        sheet = self.opening()
        for name, asked in rng.sample(self.fields, len(self.fields)):
            for _ in range(_TRIES):
                wish = {**sheet, name: asked.sample(rng)}
                if self._is_legal(wish):
                    sheet = wish
                    break
        return tuple(sheet.items())


class Later(Sequence[FieldValue]):
    """Pairs that are worked out when somebody looks at them; look-ahead mostly does not."""

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
    """A field's legal answers as often as they are asked for, without keeping them."""

    def __init__(self, asked: Decision) -> None:
        self._asked = asked

    def __iter__(self) -> Iterator[Value]:
        return self._asked.answers()


def _names(value: Value, option: Option) -> bool:
    """Whether a refused value is this option, or has it among its parts."""
    if isinstance(value, list):
        value = tuple(value)
    return bool(value == option) or (isinstance(value, tuple) and option in value)
