"""Flows: the rulebook as named steps on a stack of frames.

A flow is a list of steps in rulebook order. A step asks everything first, then changes the game. A question
without an answer stops the step; when the answer arrives the step runs again from its top and gets further.
So what is asked is never stored, only derived, and a game can be cloned or saved in the middle of anything.

    >>> demo = Flow("demo.turn")
    >>> @demo.step
    ... def choose(g, f):
    ...     f.bid = f.amount("bid", seat=0, low=0, high=3)
    >>> @demo.step
    ... def settle(g, f):
    ...     return done(f.bid * 2)
    >>> f = Frame("demo.turn")
    >>> (step := FLOWS["demo.turn"].steps[f._at]).name
    'choose'

A step returns nothing (go on), `goto(step)`, `call(flow, then=step, **vars)` or `done(value)`. After a call the
caller reads the value in `f.returned`. Frame locals are plain attributes of the frame, JSON types only.
"""

from __future__ import annotations

import typing
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from typing import Any

from .decisions import Amount, Decision, One, Option, Order, Some, Split, Value
from .reasons import Fault, Illegal, Reason
from .records import Json, Undecodable, copy_json, decode_json, encode_json

if typing.TYPE_CHECKING:
    from .state import State

Blocked = Iterable[tuple[Option, Reason]]
Options = Sequence[Option] | Callable[[], Sequence[Option]]  # a function is called only if the question is asked
StepFunction = Callable[[Any, "Frame"], "Goto | Call | Done | None"]

END = ""  # the place after the last step
MAX_STEPS = 20_000  # steps without a question: a flow that never asks is a defect


class Goto:
    __slots__ = ("step",)

    def __init__(self, step: str) -> None:
        self.step = step


class Call:
    __slots__ = ("flow", "then", "vars")

    def __init__(self, flow: str, then: str | None, variables: dict[str, Json]) -> None:
        self.flow, self.then, self.vars = flow, then, variables


class Done:
    __slots__ = ("value",)

    def __init__(self, value: Json) -> None:
        self.value = value


def goto(step: str) -> Goto:
    """Go on with the named step of this flow."""
    return Goto(step)


def call(flow: Flow | str, then: str | None = None, **variables: Json) -> Call:
    """Run another flow, then go on with `then` (default: the next step)."""
    return Call(flow if isinstance(flow, str) else flow.name, then, variables)


def done(value: Json = None) -> Done:
    """End this flow; the caller finds the value in `f.returned`."""
    return Done(value)


class Step:
    __slots__ = ("name", "next", "run")

    def __init__(self, name: str, run: StepFunction) -> None:
        self.name, self.run, self.next = name, run, END


FLOWS: dict[str, Flow] = {}


class Flow:
    """A named list of steps. Its docstring belongs to the module: the outline of the rulebook chapter."""

    __slots__ = ("first", "name", "steps")

    def __init__(self, name: str) -> None:
        self.name, self.first = name, END
        self.steps: dict[str, Step] = {}
        FLOWS[name] = self

    def step(self, run: StepFunction) -> StepFunction:
        """Add the decorated function as the next step; it is named after the function."""
        made = Step(run.__name__, run)
        if self.steps:
            next(reversed(self.steps.values())).next = made.name
        else:
            self.first = made.name
        self.steps[made.name] = made
        return run


class Pause(Exception):
    """A question without an answer; carries what is asked, and where the reasons can be had."""

    def __init__(
        self, decisions: tuple[Decision, ...], blocked: tuple[Callable[[], Blocked] | None, ...] = ()
    ) -> None:
        self.decisions, self.blocked = decisions, blocked

    def explained(self) -> tuple[Decision, ...]:
        made = []
        for i, decision in enumerate(self.decisions):
            why = self.blocked[i] if i < len(self.blocked) else None
            made.append(replace(decision, blocked=tuple(why())) if why else decision)
        return tuple(made)


class Frame:
    """One flow under way: where it is, its own locals (its attributes) and the answers given in this step."""

    __slots__ = ("__dict__", "_answers", "_at", "_flow")

    if typing.TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...
        def __setattr__(self, name: str, value: Any) -> None: ...

    def __init__(self, flow: str, variables: dict[str, Json] | None = None) -> None:
        self._flow = flow
        self._at = FLOWS[flow].first
        self._answers: dict[str, Value] = {}
        if variables:
            self.__dict__.update(variables)

    # -- as a record

    def clone(self) -> Frame:
        new = Frame.__new__(Frame)
        new._flow, new._at = self._flow, self._at
        new._answers = self._answers.copy()
        mine = new.__dict__
        for name, value in self.__dict__.items():
            kind = type(value)
            mine[name] = copy_json(value) if kind is list or kind is dict else value
        return new

    def encode(self) -> dict[str, Any]:
        if not _QUESTIONS.isdisjoint(self.__dict__):
            raise TypeError(f"{self!r} has a local named like a question")
        return {
            "flow": self._flow,
            "at": self._at,
            "vars": encode_json(self.__dict__),
            "answers": encode_json(self._answers),
        }

    @staticmethod
    def decode(data: Any, path: str = "") -> Frame:
        if type(data) is not dict or set(data) != {"flow", "at", "vars", "answers"}:
            raise Undecodable(path, "a frame", data)
        flow, at = data["flow"], data["at"]
        if type(flow) is not str or flow not in FLOWS:
            raise Undecodable(f"{path}.flow", "the name of a flow", data["flow"])
        if type(at) is not str or (at != END and at not in FLOWS[flow].steps):
            raise Undecodable(f"{path}.at", f"a step of {flow}", at)
        new = Frame.__new__(Frame)
        new._flow, new._at = flow, at
        for part in ("vars", "answers"):
            if type(data[part]) is not dict:
                raise Undecodable(f"{path}.{part}", "object", data[part])
        new._answers = decode_json(data["answers"], f"{path}.answers")
        new.__dict__.update(decode_json(data["vars"], f"{path}.vars"))
        return new

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Frame)
            and (self._flow, self._at, self._answers) == (other._flow, other._at, other._answers)
            and self.__dict__ == other.__dict__
        )

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"{self._flow}/{self._at}"

    # -- questions to one seat

    def _prompt(self, key: str) -> str:
        # A question asked in a loop has its item behind a slash: "discard/3" is the prompt "discard".
        return f"{self._flow}.{key.partition('/')[0]}"

    def pick(
        self,
        key: str,
        seat: int,
        options: Options,
        *,
        ranges: Mapping[Option, tuple[int, int]] | None = None,
        only: bool = False,
        blocked: Callable[[], Blocked] | None = None,
        rule: str = "",
        source: Option = None,
    ) -> Value:
        """One of the options. With `only`, a single option is taken without asking (it must tell nothing)."""
        slot = f"{key}@{seat}"
        if slot in self._answers:
            return self._answers[slot]
        if callable(options):
            options = options()
        if only and len(options) == 1 and not ranges:
            return options[0]
        asked = One(seat, self._prompt(key), slot, rule, source, options=tuple(options), ranges=ranges)
        raise Pause((asked,), (blocked,))

    def some(
        self,
        key: str,
        seat: int,
        items: Sequence[Option],
        low: int = 0,
        high: int | None = None,
        *,
        blocked: Callable[[], Blocked] | None = None,
        rule: str = "",
        source: Option = None,
    ) -> Any:
        """`low` to `high` of the items."""
        slot = f"{key}@{seat}"
        if slot in self._answers:
            return self._answers[slot]
        most = len(items) if high is None else min(high, len(items))
        asked = Some(seat, self._prompt(key), slot, rule, source, items=tuple(items), low=low, high=most)
        raise Pause((asked,), (blocked,))

    def amount(
        self, key: str, seat: int, low: int = 0, high: int = 0, *,
        slots: Sequence[tuple[str, int, int]] = (), rule: str = "", source: Option = None,
    ) -> Any:
        """A number from `low` to `high`, or one for each of the `slots` (name, low, high)."""
        slot = f"{key}@{seat}"
        if slot in self._answers:
            return self._answers[slot]
        raise Pause((Amount(seat, self._prompt(key), slot, rule, source, low=low, high=high, slots=tuple(slots)),))

    def split(
        self, key: str, seat: int, slots: Mapping[Any, int], low: int, high: int, *,
        floors: Sequence[int] = (), rule: str = "", source: Option = None,
    ) -> dict[Any, int]:
        """Distribute low..high over the slots, each up to its cap; gives {slot: number}."""
        slot = f"{key}@{seat}"
        if slot in self._answers:
            return dict(zip(slots, self._answers[slot], strict=True))
        asked = Split(
            seat, self._prompt(key), slot, rule, source, slots=tuple(slots), caps=tuple(slots.values()),
            low=low, high=high, floors=tuple(floors),
        )
        raise Pause((asked,))

    def order(
        self, key: str, seat: int, items: Sequence[Option], *, rule: str = "", source: Option = None
    ) -> Any:
        """The items in an order of the seat's choice; fewer than two are not asked about."""
        slot = f"{key}@{seat}"
        if slot in self._answers:
            return self._answers[slot]
        if len(items) < 2:
            return tuple(items)
        raise Pause((Order(seat, self._prompt(key), slot, rule, source, items=tuple(items)),))

    # -- questions to several seats at once

    def each(self, questions: Iterable[Callable[[], Value]]) -> list[Value]:
        """Ask all at once, in any order of answers, each unaware of the others'; gives the answers in order.

        Each question is a call of `pick`, `some`, ... in a lambda.
        """
        values: list[Value] = []
        asked: list[Decision] = []
        blocked: list[Callable[[], Blocked] | None] = []
        for question in questions:
            try:
                values.append(question())
            except Pause as pause:
                asked.extend(pause.decisions)
                blocked.extend(pause.blocked or (None,) * len(pause.decisions))
        if asked:
            raise Pause(tuple(asked), tuple(blocked))
        return values

    def pick_each(
        self, key: str, seats: Iterable[int], options: Callable[[int], Sequence[Option]], *, rule: str = "",
        ranges: Mapping[Option, tuple[int, int]] | None = None, blocked: Callable[[int], Blocked] | None = None,
    ) -> dict[int, Value]:
        """A secret choice of every seat: {seat: option}."""
        given, answers, prompt = self._answers, {}, self._prompt(key)
        asked: list[Decision] = []
        for seat in seats:
            slot = f"{key}@{seat}"
            if slot in given:
                answers[seat] = given[slot]
            else:
                asked.append(One(seat, prompt, slot, rule, options=tuple(options(seat)), ranges=ranges))
        if asked:
            raise Pause(tuple(asked), _why_each(asked, blocked))
        return answers

    def race(
        self, key: str, asked: Callable[[], Sequence[Decision]], *, blocked: Callable[[int], Blocked] | None = None
    ) -> tuple[int, Value, int | None]:
        """Ask several seats at once and go on with the first answer: (seat, value, time).

        The real-time question: afterwards the step usually asks again with `goto`.
        """
        for slot, value in self._answers.items():
            seat, answer, t = value
            if slot.startswith(f"{key}@"):
                return seat, answer, t
        prompt = self._prompt(key)
        decisions = tuple(
            [d if d.prompt == prompt else replace(d, prompt=prompt, key=f"{key}@{d.seat}") for d in asked()]
        )
        raise Pause(decisions, _why_each(decisions, blocked))


def _why_each(
    asked: Sequence[Decision], blocked: Callable[[int], Blocked] | None
) -> tuple[Callable[[], Blocked] | None, ...]:
    return tuple([partial(blocked, d.seat) for d in asked]) if blocked else ()


_QUESTIONS = frozenset(name for name in vars(Frame) if not name.startswith("_"))


# -- running ----------------------------------------------------------------------------------------------

_checked = False


@contextmanager
def checked() -> Iterator[None]:
    """In tests: fail a step that changes the game before a question, or keeps what a save would lose."""
    global _checked
    before, _checked = _checked, True
    try:
        yield
    finally:
        _checked = before


def run(g: State) -> None:
    """Run steps until somebody is asked or the game is over."""
    frames = g.frames
    for _ in range(MAX_STEPS):
        if not frames:
            g.pending = ()
            return
        f = frames[-1]
        if f._at == END:
            _return(frames, None)
            continue
        step = FLOWS[f._flow].steps[f._at]
        before = _fixed_part(g) if _checked else None
        try:
            out = step.run(g, f)
        except Pause as pause:
            if before is not None:
                _check_pause(g, f, before, pause)
            g.pending = pause.decisions
            return
        if f._answers:
            f._answers = {}
        if out is None:
            f._at = step.next
        else:
            _move(frames, f, step, out)
    raise Fault(f"{MAX_STEPS} steps without a question, last {frames[-1]!r}")


def _move(frames: list[Frame], f: Frame, step: Step, out: Goto | Call | Done) -> None:
    kind = type(out)
    if kind is Goto:
        f._at = typing.cast(Goto, out).step
    elif kind is Call:
        out = typing.cast(Call, out)
        f._at = step.next if out.then is None else out.then
        frames.append(Frame(out.flow, out.vars))
    elif kind is Done:
        _return(frames, typing.cast(Done, out).value)
    else:
        raise Fault(f"{f!r} returned {out!r}")


def _return(frames: list[Frame], value: Json) -> None:
    frames.pop()
    if frames:
        frames[-1].returned = value


def _check_pause(g: State, f: Frame, before: Json, pause: Pause) -> None:
    if _fixed_part(g) != before:
        raise Fault(f"{f!r} changed the game before its question")
    seats = [d.seat for d in pause.decisions]
    if len(set(seats)) != len(seats):
        raise Fault(f"{f!r} asks one seat two things at once")
    for decision in pause.decisions:
        if next(decision.answers(), None) is None:
            raise Fault(f"{f!r} asks {decision.prompt} without a legal answer")


def _fixed_part(g: State) -> Json:
    """Everything a step may not touch before its questions: all but its own locals."""
    encoded = typing.cast("dict[str, Any]", g.encode())  # type: ignore[attr-defined]
    encoded["frames"][-1]["vars"] = None
    return encoded


def pending(g: State, why: bool = False) -> tuple[Decision, ...]:
    """Who must decide what, now. With `why`, the decisions list what cannot be taken, and the reason."""
    if g.pending is not None and not why:
        return g.pending
    if not g.frames:
        return ()
    f = g.frames[-1]
    if f._at == END:
        raise Fault(f"{f!r} is between steps")
    try:
        FLOWS[f._flow].steps[f._at].run(g, f)
    except Pause as pause:
        g.pending = pause.decisions
        return pause.explained() if why else pause.decisions
    raise Fault(f"{f!r} went on although it had asked")


def take(g: State, seat: int, prompt: str, value: Value, t: Any = None) -> None:
    """Check one answer and give it to the step that asked; Illegal leaves the state untouched."""
    asked = pending(g)
    decision = next((d for d in asked if d.seat == seat and d.prompt == prompt), None)
    if decision is None:
        mine = next((d for d in asked if d.seat == seat), None)
        raise Illegal(Reason("core.other_question" if mine else "core.not_asked", {"seat": seat}))
    try:
        value = decision.check(value)
        at = decision.time(t)
    except Illegal as refused:
        raise _better_reason(g, decision, value, refused) from None
    f = g.frames[-1]
    f._answers[decision.key] = value if decision.since is None else (seat, value, at)
    g.pending = None
    run(g)


def _better_reason(g: State, decision: Decision, value: Value, refused: Illegal) -> Illegal:
    """If the refused option is one that is known but blocked, its own reason says more."""
    if isinstance(value, list):
        value = tuple(value)
    for explained in pending(g, why=True):
        if explained.key == decision.key:
            for option, reason in explained.blocked:
                # An option with a range is answered with its number behind it.
                if option == value or (type(value) is tuple and option == value[:-1]):
                    return Illegal(reason)
    return refused
