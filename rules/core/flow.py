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
    >>> f.step
    'choose'

A step returns nothing (go on), `goto(step)`, `call(flow, then=step, **vars)` or `done(value)`. After a call the
caller reads the value in `f.returned`. Frame locals are plain attributes of the frame, JSON types only.

Where a game asks most of its questions the step looks for the answer with `f.given` and otherwise returns
`f.ask(...)`, which is the same as `f.pick` but for the time that it takes to leave a step by an exception.
"""

from __future__ import annotations

import typing
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import cache, partial
from types import MappingProxyType
from typing import Any

from .decisions import Amount, Decision, Limit, One, Option, Order, Some, Split, Value
from .forms import Fits, Form, Later, Sheet
from .reasons import Fault, Illegal, Reason
from .records import Json, Undecodable, copy_json, decode_json, encode_json

if typing.TYPE_CHECKING:
    from .ranges import Range
    from .state import State

Blocked = Iterable[tuple[Option, Reason]]
Options = Sequence[Option] | Callable[[], Sequence[Option]]  # a function is called only if the question is asked
Next = typing.Union["Goto", "Call", "Done", "Pause", None]  # where a step goes; None: to the next one
StepFunction = Callable[[Any, "Frame"], Next]

END = ""  # the place after the last step
MAX_STEPS = 20_000  # steps without a question: a flow that never asks is a defect


@typing.final
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


@cache
def goto(step: str) -> Goto:
    """Go on with the named step of this flow."""
    return Goto(step)


def call(flow: Flow | str, then: str | None = None, **variables: Json) -> Call:
    """Run another flow, then go on with `then` (default: the next step)."""
    return Call(flow if isinstance(flow, str) else flow.name, then, variables)


def done(value: Json = None) -> Done:
    """End this flow; the caller finds the value in `f.returned`."""
    return _PLAIN_END if value is None else Done(value)


_PLAIN_END = Done(None)  # most flows end so; it never changes


class Step:
    """One step of a flow; `run` is None at the end of the flow."""

    __slots__ = ("flow", "name", "next", "prompts", "run")

    def __init__(self, flow: Flow, name: str, run: StepFunction | None) -> None:
        self.flow, self.name, self.run = flow, name, run
        self.next: Step = self
        self.prompts: dict[str, str] = {}  # question key -> prompt, filled as they are asked

    def prompt(self, key: str) -> str:
        """A question asked in a loop has its item behind a slash: "discard/3" is the prompt "discard"."""
        name = key.partition("/")[0]
        made = self.prompts[name] = f"{self.flow.name}.{name}"
        return made


FLOWS: dict[str, Flow] = {}
_NONE: Mapping[str, Json] = MappingProxyType({})


class Flow:
    """A named list of steps. Its docstring belongs to the module: the outline of the rulebook chapter.

    `told` is what every caller tells it, `keeps` what may stand in its frame besides, each with its range (see
    `ranges`); `sure` names what is certainly there from a step on, `at` what is there in one step only. A saved frame
    that differs is refused; a flow that declares nothing may keep anything.
    """

    __slots__ = ("at", "end", "first", "keeps", "name", "steps", "sure", "told")

    def __init__(
        self, name: str, told: Mapping[str, Range] = _NONE, keeps: Mapping[str, Range] = _NONE,
        sure: Mapping[str, Sequence[str]] = _NONE, at: Mapping[str, Sequence[str]] = _NONE,
    ) -> None:  # fmt: skip
        self.name, self.told, self.keeps, self.sure, self.at = name, told, keeps, sure, at
        self.end = self.first = Step(self, END, None)
        self.steps: dict[str, Step] = {END: self.end}
        FLOWS[name] = self

    @property
    def declares(self) -> bool:
        """Whether it says what it keeps."""
        return bool(self.told or self.keeps)

    def step(self, run: StepFunction) -> StepFunction:
        """Add the decorated function as the next step; it is named after the function."""
        made = Step(self, run.__name__, run)
        made.next = self.end
        if self.first is self.end:
            self.first = made
        else:
            list(self.steps.values())[-1].next = made
        self.steps[made.name] = made
        return run


class Pause(Exception):
    """A question without an answer, raised or returned: Pause(decisions, where the reasons of each can be had)."""

    # No __init__ of its own: it is raised at every question, and the arguments are kept anyway.

    @property
    def decisions(self) -> tuple[Decision, ...]:
        asked: tuple[Decision, ...] = self.args[0]
        return asked

    @property
    def blocked(self) -> Sequence[Callable[[], Blocked] | None]:
        """One source of reasons for each decision; given as a list, or as one function that is told the seat."""
        why = self.args[1] if len(self.args) > 1 else None
        return [partial(why, d.seat) for d in self.decisions] if callable(why) else why or ()

    def explained(self) -> tuple[Decision, ...]:
        made = []
        blocked = self.blocked
        for i, decision in enumerate(self.decisions):
            why = blocked[i] if i < len(blocked) else None
            made.append(replace(decision, blocked=tuple(why())) if why else decision)
        return tuple(made)


class Frame:
    """One flow under way: where it is, its own locals (its attributes) and the answers given in this step."""

    # The step is the registered code itself; it is encoded by its names and shared by clones.
    __slots__ = ("__dict__", "_answers", "_step")

    if typing.TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...
        def __setattr__(self, name: str, value: Any) -> None: ...

    def __init__(self, flow: str, variables: dict[str, Json] | None = None) -> None:
        self._step = FLOWS[flow].first
        self._answers: dict[str, Value] = {}
        if variables:
            self.__dict__.update(variables)

    # -- for everybody outside the core; no local may be named like one of these

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
        """What the flow keeps, to be read only."""
        return MappingProxyType(self.__dict__)

    @property
    def answers(self) -> Mapping[str, Value]:
        """What was answered in this step so far, by key and seat ("bid@2"), to be read only."""
        return MappingProxyType(self._answers)

    def get(self, name: str, default: Json = None) -> Json:
        """A local that may not be there yet."""
        return self.__dict__.get(name, default)

    def send(self, step: str) -> Frame:
        """Go on at another step; what was answered in the present one is forgotten."""
        self._step, self._answers = self._step.flow.steps[step], {}
        return self

    # -- as a record

    def clone(self) -> Frame:
        new = Frame.__new__(Frame)
        new._step = self._step
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
        new._step = FLOWS[flow].steps[at]
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

    def _prompt(self, key: str) -> str:
        step = self._step
        return step.prompts.get(key) or step.prompt(key)

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
        raise self.ask(key, seat, options, rule, source, blocked, ranges)

    def given(self, key: str, seat: int) -> Value:
        """The answer to a question that is asked with `ask`; None while there is none."""
        answers = self._answers
        return answers.get(f"{key}@{seat}") if answers else None

    def ask(
        self,
        key: str,
        seat: int,
        options: Sequence[Option],
        rule: str = "",
        source: Option = None,
        blocked: Callable[[], Blocked] | None = None,
        ranges: Mapping[Option, tuple[int, int]] | None = None,
    ) -> Pause:
        """The question for one of the options, to be returned by the step."""
        step = self._step
        prompt = step.prompts.get(key) or step.prompt(key)
        asked = One(seat, prompt, f"{key}@{seat}", rule, source, None, (), tuple(options), ranges)
        return Pause((asked,), (blocked,))

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
    ) -> Value:
        """`low` to `high` of the items."""
        slot = f"{key}@{seat}"
        if slot in self._answers:
            return self._answers[slot]
        most = len(items) if high is None else min(high, len(items))
        asked = Some(seat, self._prompt(key), slot, rule, source, items=tuple(items), low=low, high=most)
        raise Pause((asked,), (blocked,))

    def amount(
        self,
        key: str,
        seat: int,
        low: int = 0,
        high: int = 0,
        *,
        slots: Sequence[tuple[str, int, int]] = (),
        rule: str = "",
        source: Option = None,
    ) -> Value:
        """A number from `low` to `high`, or one for each of the `slots` (name, low, high)."""
        slot = f"{key}@{seat}"
        if slot in self._answers:
            return self._answers[slot]
        raise Pause((Amount(seat, self._prompt(key), slot, rule, source, None, (), low, high, tuple(slots)),))

    def split(
        self,
        key: str,
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
        slot = f"{key}@{seat}"
        if slot in self._answers:
            return dict(zip(slots, self._answers[slot], strict=True))
        asked = Split(
            seat,
            self._prompt(key),
            slot,
            rule,
            source,
            slots=tuple(slots),
            caps=tuple(slots.values()),
            low=low,
            high=high,
            floors=tuple(floors),
        )
        raise Pause((asked,))

    def order(self, key: str, seat: int, items: Sequence[Option], *, rule: str = "", source: Option = None) -> Value:
        """The items in an order of the seat's choice; fewer than two are not asked about."""
        slot = f"{key}@{seat}"
        if slot in self._answers:
            return self._answers[slot]
        if len(items) < 2:
            return tuple(items)
        raise Pause((Order(seat, self._prompt(key), slot, rule, source, items=tuple(items)),))

    def form(
        self,
        key: str,
        seat: int,
        fields: Callable[[], Mapping[str, Decision]],
        *,
        start: Callable[[], Sheet] | None = None,
        fits: Fits | None = None,
        secret: bool = False,
        later: bool = False,
        rule: str = "",
        source: Option = None,
    ) -> Sheet:
        """A sheet of named questions, answered together: {name: value}. `fields` is called only if it is asked.

        `fits` is called while the sheet is filled in, perhaps for a copy of the game: it must not read the state, only
        what was true when the question was asked. With `later`, so must `fields` and `start`: they are called when
        somebody looks at them, which saves time in look-ahead.
        """
        slot = f"{key}@{seat}"
        if slot in self._answers:
            return dict(self._answers[slot])
        prompt = self._prompt(key)

        def asked() -> tuple[tuple[str, Decision], ...]:
            return tuple(
                (name, replace(one, seat=seat, prompt=f"{prompt}.{name}", rule=one.rule or rule))
                for name, one in fields().items()
            )

        def laid() -> tuple[tuple[str, Value], ...]:
            return tuple(start().items()) if start is not None else ()

        lines, begun = (Later(asked), Later(laid)) if later else (asked(), laid())
        raise Pause((Form(seat, prompt, slot, rule, source, None, (), lines, begun, fits, secret),))

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

    def within(
        self, seconds: int, question: Callable[[], Value], late: Callable[[Decision], Value] | None = None
    ) -> Any:
        """Ask like `question`, but each seat has only so many seconds: then `late(its decision)` is its answer.

        By default that is the first legal answer, on a form the sheet as it lies there.

            f.within(60, lambda: f.form("deal", seat, fields))
        """
        try:
            return question()
        except Pause as pause:
            limited = [
                replace(asked, limit=Limit(seconds, late(asked) if late is not None else asked.first(1)[0]))
                for asked in pause.decisions
            ]
            raise Pause(tuple(limited), *pause.args[1:]) from None

    def pick_each(
        self,
        key: str,
        seats: Iterable[int],
        options: Callable[[int], Sequence[Option]],
        *,
        rule: str = "",
        ranges: Mapping[Option, tuple[int, int]] | None = None,
        blocked: Callable[[int], Blocked] | None = None,
    ) -> dict[int, Value]:
        """A secret choice of every seat: {seat: option}."""
        given, answers, prompt = self._answers, {}, self._prompt(key)
        asked: list[Decision] = []
        for seat in seats:
            slot = f"{key}@{seat}"
            if slot in given:
                answers[seat] = given[slot]
            else:
                asked.append(One(seat, prompt, slot, rule, None, None, (), tuple(options(seat)), ranges))
        if asked:
            raise Pause(tuple(asked), blocked)
        return answers

    def race(
        self, key: str, asked: Callable[[], Sequence[Decision]], *, blocked: Callable[[int], Blocked] | None = None
    ) -> tuple[int, Value, int | None]:
        """Ask several seats at once and go on with the first answer: (seat, value, time).

        The real-time question: afterwards the step usually asks again with `goto`.
        """
        if self._answers:
            for slot, (seat, answer, t) in self._answers.items():
                if slot.startswith(f"{key}@"):
                    return seat, answer, t
        prompt = self._prompt(key)
        decisions = [d if d.prompt == prompt else replace(d, prompt=prompt, key=f"{key}@{d.seat}") for d in asked()]
        raise Pause(tuple(decisions), blocked)


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
    frames, checking, g.efforts = g.frames, _checked, None
    for _ in range(MAX_STEPS):
        if not frames or g.outcome is not None:
            frames.clear()  # a game may end in the middle of anything
            g.pending = ()
            return
        f = frames[-1]
        step = f._step
        ask = step.run
        if ask is None:
            _return(frames, None)
            continue
        before = _fixed_part(g) if checking else None
        try:
            out = ask(g, f)
        except Pause as raised:
            out = raised.with_traceback(None)  # which would hold this very frame
        if type(out) is Pause:
            if before is not None:
                _check_pause(g, f, before, out)
            g.pending = out.args[0]
            return
        if f._answers:
            f._answers = {}
        if out is None:
            f._step = step.next
        elif type(out) is Goto:
            f._step = step.flow.steps[out.step]
        elif type(out) is Call:
            f._step = step.next if out.then is None else step.flow.steps[out.then]
            frames.append(Frame(out.flow, out.vars))
        elif type(out) is Done:
            _return(frames, out.value)
        else:
            raise Fault(f"{f!r} returned {out!r}")
    raise Fault(f"{MAX_STEPS} steps without a question, last {frames[-1]!r}")


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
        if decision.limit is not None and decision.check(decision.limit.late) != decision.limit.late:
            raise Fault(f"{f!r}: what counts as late for {decision.prompt} is no answer as it is kept")


def _fixed_part(g: State) -> Json:
    """Everything a step may not touch before its questions: all but its own locals and what it was answered."""
    encoded = typing.cast("dict[str, Json]", g.encode())  # type: ignore[attr-defined]
    encoded["frames"][-1]["vars"] = encoded["frames"][-1]["answers"] = None
    return encoded


def pending(g: State, why: bool = False) -> tuple[Decision, ...]:
    """Who must decide what, now. With `why`, the decisions list what cannot be taken, and the reason."""
    if g.pending is not None and not why:
        return g.pending
    if not g.frames:
        return ()
    f = g.frames[-1]
    ask = f._step.run
    if ask is None:
        raise Fault(f"{f!r} is between steps")
    try:
        out = ask(g, f)
    except Pause as raised:
        out = raised.with_traceback(None)
    if not isinstance(out, Pause):
        raise Fault(f"{f!r} went on although it had asked")
    g.pending = out.decisions
    return out.explained() if why else out.decisions


def judge(g: State, seat: Json, prompt: Json, value: Value, t: Json) -> tuple[Decision, Value, int | None]:
    """The question that an answer belongs to, and the answer in canonical form; Illegal if it is none."""
    asked = g.pending
    if asked is None:
        asked = pending(g)
    if type(seat) is not int:
        raise Illegal(Reason("core.malformed", {}, asked[0].rule if asked else ""))
    for decision in asked:
        if decision.seat == seat and decision.prompt == prompt:
            break
    else:
        mine = any(d.seat == seat for d in asked)
        rule = asked[0].rule if asked else ""
        raise Illegal(Reason("core.other_question" if mine else "core.not_asked", {"seat": seat}, rule))
    at = None if t is None and decision.since is None else decision.time(t)
    return decision, decision.check(value), at


def take(g: State, seat: int, prompt: str, value: Value, t: Json = None) -> None:
    """Check one answer and give it to the step that asked; Illegal leaves the state untouched."""
    decision, value, at = judge(g, seat, prompt, value, t)
    g.frames[-1]._answers[decision.key] = value if at is None else (seat, value, at)
    g.pending = None
    try:
        run(g)
    except Illegal as late:
        # Legality is answered by the question; a step that refuses afterwards has already changed the game.
        raise Fault(f"{prompt} {value!r} was refused after it had been accepted: {late}") from late


def give(g: State, decision: Decision, value: Value, t: int | None = None) -> None:
    """The short way for look-ahead: an answer drawn from the open question itself. Only tests judge it once more."""
    if _checked:
        value = judge(g, decision.seat, decision.prompt, value, t)[1]
    g.frames[-1]._answers[decision.key] = value if t is None else (decision.seat, value, t)
    g.pending = None
    run(g)
