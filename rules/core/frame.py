"""A frame: one flow under way, as its steps see it. It keeps the flow's locals and asks the questions.

Locals are plain attributes of the frame and hold JSON types only. A question such as `f.pick(...)` returns its answer;
while there is none it raises `Pause`, which stops the step.
"""

from __future__ import annotations

import typing
from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from .decisions import Amount, Decision, Limit, One, Option, Order, RangedOptions, Some, Split, Value, changed
from .flow import FLOWS, Asked, Pause, Step
from .forms import Fits, Form, FormValues, Later, Sums
from .questions import Question
from .reasons import Fault
from .records import Json, Undecodable, copy_json, decode_json, encode_json

# A function is called only if the question is asked.
Options = Sequence[Option] | RangedOptions | Callable[[], Sequence[Option] | RangedOptions]


class Frame:
    """One flow under way: where it is, its own locals (its attributes) and the answers given in this step."""

    # The step is the registered code itself; it is encoded by its names and shared by clones. What a step has `_kept`
    # for itself until the next answer is neither encoded nor cloned: it must be able to find it out again.
    __slots__ = ("__dict__", "_answers", "_kept", "_step")

    if typing.TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...
        def __setattr__(self, name: str, value: Any) -> None: ...

    def __init__(self, first: str | Step, variables: dict[str, Json] | None = None) -> None:
        """Begin a flow by its name, or at one of its steps."""
        self._step = FLOWS[first].first if isinstance(first, str) else first
        self._answers: dict[str, Value] = {}
        self._kept: Any = None
        if variables:
            self.__dict__.update(variables)

    # -- for code outside the core; a local must not have the name of one of these

    @property
    def flow(self) -> str:
        """The name of the flow."""
        return self._step.flow.name

    @property
    def step(self) -> str:
        """The name of the step that is under way."""
        return self._step.name

    @property
    def locals(self) -> Mapping[str, Json]:
        """The flow's locals, read-only."""
        return MappingProxyType(self.__dict__)

    @property
    def answers(self) -> Mapping[str, Value]:
        """The answers given in this step so far, by key and seat ("bid@2"), read-only."""
        return MappingProxyType(self._answers)

    def get(self, name: str, default: Json = None) -> Json:
        """The local of this name, or `default` if it has not been set yet."""
        return self.__dict__.get(name, default)

    def send(self, step: str) -> Frame:
        """Go on at another step; what was answered in the present one is forgotten."""
        self._step, self._answers, self._kept = self._step.flow.steps[step], {}, None
        return self

    # -- as a record

    def clone(self) -> Frame:
        new = Frame.__new__(Frame)
        new._step, new._kept = self._step, None
        new._answers = self._answers.copy()
        mine = new.__dict__
        for name, value in self.__dict__.items():
            kind = type(value)
            mine[name] = copy_json(value) if kind is list or kind is dict else value
        return new

    def encode(self) -> dict[str, Json]:
        if not _QUESTIONS.isdisjoint(self.__dict__):
            raise TypeError(f"{self!r} has a local named like a question")
        return {
            "flow": self._step.flow.name,
            "at": self._step.name,
            "vars": encode_json(self.__dict__),
            "answers": encode_json(self._answers),
        }

    @staticmethod
    def decode(data: Json, path: str = "") -> Frame:
        if type(data) is not dict or set(data) != {"flow", "at", "vars", "answers"}:
            raise Undecodable(path, "a frame", data)
        flow, at = data["flow"], data["at"]
        if type(flow) is not str or flow not in FLOWS:
            raise Undecodable(f"{path}.flow", "the name of a flow", data["flow"])
        if type(at) is not str or at not in FLOWS[flow].steps:
            raise Undecodable(f"{path}.at", f"a step of {flow}", at)
        new = Frame.__new__(Frame)
        new._step, new._kept = FLOWS[flow].steps[at], None
        for part in ("vars", "answers"):
            if type(data[part]) is not dict:
                raise Undecodable(f"{path}.{part}", "object", data[part])
        new._answers = decode_json(data["answers"], f"{path}.answers")
        new.__dict__.update(decode_json(data["vars"], f"{path}.vars"))
        return new

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Frame)
            and self._step is other._step
            and self._answers == other._answers
            and self.__dict__ == other.__dict__
        )

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"{self._step.flow.name}/{self._step.name}"

    # -- questions to one seat

    def _asks(self, question: Question) -> None:
        if question.flow != self._step.flow.name:
            raise Fault(f"{self!r} asks {question}, which its flow does not declare")

    def given(self, question: Question, seat: int) -> Value:
        """The answer to a question of this step; None while there is none."""
        return self._answers.get(f"{question.key}@{seat}")

    def pick(
        self,
        question: Question,
        seat: int,
        options: Options,
        *,
        only: bool = False,
        rule: str = "",
        source: Option = None,
    ) -> Value:
        """One of the options. With `only`, a single option is chosen without asking.

        Use `only` where everybody can see that there is one option: not being asked must not give a secret away.
        """
        slot = f"{question.key}@{seat}"
        if slot in self._answers:
            return self._answers[slot]
        if callable(options):
            options = options()
        if only:
            listed, ranges = options if type(options) is RangedOptions else (options, None)
            if len(listed) == 1 and not ranges:
                return listed[0]
        raise Pause(self.asking(question, seat, options, rule=rule, source=source))

    def asking(
        self,
        question: Question,
        seat: int,
        options: Sequence[Option] | RangedOptions,
        *,
        rule: str = "",
        source: Option = None,
    ) -> Asked:
        """The question of `pick`, for a step to return that has found no answer `given`."""
        if question.flow != self._step.flow.name:
            self._asks(question)
        listed, ranges = options if type(options) is RangedOptions else (options, None)
        return (One(seat, question, f"{question.key}@{seat}", rule, source, None, (), tuple(listed), ranges),)

    def some(
        self,
        question: Question,
        seat: int,
        items: Sequence[Option],
        low: int = 0,
        high: int | None = None,
        *,
        rule: str = "",
        source: Option = None,
    ) -> Value:
        """`low` to `high` of the items."""
        slot = f"{question.key}@{seat}"
        if slot in self._answers:
            return self._answers[slot]
        most = len(items) if high is None else min(high, len(items))
        self._asks(question)
        raise Pause((Some(seat, question, slot, rule, source, items=tuple(items), low=low, high=most),))

    def amount(
        self,
        question: Question,
        seat: int,
        low: int = 0,
        high: int = 0,
        *,
        slots: Sequence[tuple[str, int, int]] = (),
        rule: str = "",
        source: Option = None,
    ) -> Value:
        """A number from `low` to `high`, or one for each of the `slots` (name, low, high)."""
        slot = f"{question.key}@{seat}"
        if slot in self._answers:
            return self._answers[slot]
        self._asks(question)
        raise Pause((Amount(seat, question, slot, rule, source, None, (), low, high, tuple(slots)),))

    def split(
        self,
        question: Question,
        seat: int,
        slots: Mapping[Option, int],
        low: int,
        high: int,
        *,
        floors: Sequence[int] = (),
        rule: str = "",
        source: Option = None,
    ) -> dict[Option, int]:
        """Distribute low..high over the slots, each up to its cap; gives {slot: number}."""
        slot = f"{question.key}@{seat}"
        if slot in self._answers:
            return dict(zip(slots, self._answers[slot], strict=True))
        self._asks(question)
        caps = tuple(slots.values())
        asked = Split(seat, question, slot, rule, source, None, (), tuple(slots), caps, low, high, tuple(floors))
        raise Pause((asked,))

    def order(
        self, question: Question, seat: int, items: Sequence[Option], *, rule: str = "", source: Option = None
    ) -> Value:
        """The items in an order of the seat's choice; fewer than two are not asked about."""
        slot = f"{question.key}@{seat}"
        if slot in self._answers:
            return self._answers[slot]
        if len(items) < 2:
            return tuple(items)
        self._asks(question)
        raise Pause((Order(seat, question, slot, rule, source, items=tuple(items)),))

    def form(
        self,
        question: Question,
        seat: int,
        fields: Callable[[], Mapping[str, Decision]],
        *,
        start: Callable[[], FormValues] | None = None,
        fits: Fits | None = None,
        secret: bool = False,
        later: bool = False,
        tally: Sums | None = None,
        blank: bool = False,
        rule: str = "",
        source: Option = None,
    ) -> FormValues:
        """Several named questions, answered together: {name: value}. `fields` is called only if the form is asked.

        `fits` is called while the form is filled in, perhaps after the game has changed or in a clone of it: it must
        use only what it was given when the question was asked, never the state. With `later`, the same holds for
        `fields` and `start`: they are called when somebody reads the fields, which saves time in look-ahead. `tally`,
        like `fits`, says for whoever fills it in what the values add up to. A `blank` form proposes nothing.
        """
        slot = f"{question.key}@{seat}"
        if slot in self._answers:
            return dict(self._answers[slot])
        self._asks(question)

        def asked() -> tuple[tuple[str, Decision], ...]:
            return tuple(
                (name, changed(one, seat=seat, prompt=f"{question}.{name}", rule=one.rule or rule))
                for name, one in fields().items()
            )

        def laid() -> tuple[tuple[str, Value], ...]:
            return tuple(start().items()) if start is not None else ()

        lines, begun = (Later(asked), Later(laid)) if later else (asked(), laid())
        raise Pause((Form(seat, question, slot, rule, source, None, (), lines, begun, fits, secret, tally, blank),))

    # -- questions to several seats at once

    def each(self, questions: Iterable[Callable[[], Value]]) -> list[Value]:
        """Ask several seats at once; returns their answers in the order of the questions.

        The seats may answer in any order, and none learns the others' answers before all are given. Each question is
        a call of `pick`, `some`, ... in a lambda.
        """
        values: list[Value] = []
        asked: list[Decision] = []
        for question in questions:
            try:
                values.append(question())
            except Pause as pause:
                asked.extend(pause.decisions)
        if asked:
            raise Pause(tuple(asked))
        return values

    def within(
        self, seconds: int, question: Callable[[], Value], late: Callable[[Decision], Value] | None = None,
        clock: str = "",
    ) -> Any:  # fmt: skip
        """Ask like `question`, but with limited time: after so many seconds `late(decision)` is the seat's answer.

        Without `late` it is the first legal answer; for a form, its values as they stand before any change.
        All questions with the same `clock` share the seconds; without one, each question has them anew.

            f.within(60, lambda: f.form(DEAL, seat, fields))
        """
        try:
            return question()
        except Pause as pause:
            limited = [
                changed(asked, limit=Limit(seconds, late(asked) if late is not None else asked.first(1)[0], clock))
                for asked in pause.decisions
            ]
            raise Pause(tuple(limited)) from None

    def pick_each(
        self,
        question: Question,
        seats: Iterable[int],
        options: Callable[[int], Sequence[Option] | RangedOptions],
        *,
        rule: str = "",
    ) -> dict[int, Value]:
        """Each seat picks one of its options, without knowing the others' choices: {seat: option}."""
        given, answers, key = self._answers, {}, question.key
        asked: list[Decision] = []
        for seat in seats:
            slot = f"{key}@{seat}"
            if slot in given:
                answers[seat] = given[slot]
            else:
                offered = options(seat)
                listed, ranges = offered if type(offered) is RangedOptions else (offered, None)
                asked.append(One(seat, question, slot, rule, None, None, (), tuple(listed), ranges))
        if asked:
            self._asks(question)
            raise Pause(tuple(asked))
        return answers

    def race(self, question: Question, asked: Callable[[], Sequence[Decision]]) -> tuple[int, Value, int | None]:
        """Ask several seats at once and go on with the first answer: (seat, value, time).

        This is the question of real-time play: afterwards the step usually goes back to itself to ask again.
        """
        key = question.key
        if self._answers:
            for slot, (seat, answer, t) in self._answers.items():
                if slot.startswith(f"{key}@"):
                    return seat, answer, t
        self._asks(question)
        raise Pause(
            tuple([d if d.prompt is question else changed(d, prompt=question, key=f"{key}@{d.seat}") for d in asked()])
        )


_QUESTIONS = frozenset(name for name in vars(Frame) if not name.startswith("_"))
