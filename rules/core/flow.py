"""Flows: the rulebook as named steps on a stack of frames.

A flow is a list of steps in rulebook order. A step first asks all its questions, then changes the game. A question
without an answer stops the step; when the answer arrives the step runs again from its top, finds that answer and gets
further. So open questions need not be stored (running the step again gives them), and a game can be cloned or saved in
the middle of anything.

    >>> from rules.core.frame import Frame
    >>> BID = Question("demo.turn.bid")
    >>> demo = Flow("demo.turn")
    >>> @demo.step
    ... def choose(g, f):
    ...     f.bid = f.amount(BID, seat=0, low=0, high=3)
    >>> @demo.step
    ... def settle(g, f):
    ...     return done(f.bid * 2)
    >>> f = Frame("demo.turn")
    >>> f.step
    'choose'

A step returns None (go on with the next step), `goto(step)`, `call(flow, then=step, **vars)` or `done(value)`. After a
call the caller reads the value in `f.returned`. `frame` is what a step gets: the flow's locals and the questions it
can ask; `running` runs the steps.

A question interrupts its step, which takes as long as a dozen ordinary calls. A step that is run very often may look
for the answer itself (`f.given`) and return the question (`f.asking`) while there is none.
"""

from __future__ import annotations

import typing
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any

from .decisions import Decision
from .questions import Question  # noqa: F401 - for the example above
from .ranges import Range
from .records import Json

Asked = tuple[Decision, ...]  # questions that are open at the same time, each to another seat
# What a step returns. None: go on with the next step.
Next = typing.Union["Goto", "Call", "Done", Asked, None]
StepFunction = Callable[[Any, Any], Next]  # (state, frame)
Entrance = Callable[[Any, dict[str, Json]], str]  # gets the locals that the caller passes, and may add some

END = ""  # the place after the last step
KEPT = "_kept"  # what an entrance has found out for the first step: no local, see `Frame`


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
    return PLAIN_END if value is None else Done(value)


PLAIN_END = Done(None)  # made once, because most flows end without a value


class Step:
    """One step of a flow."""

    __slots__ = ("flow", "name", "next", "run")

    def __init__(self, flow: Flow, name: str, run: StepFunction) -> None:
        self.flow, self.name, self.run = flow, name, run
        self.next: Step = self


def _end(g: object, f: object) -> Done:
    return PLAIN_END


FLOWS: dict[str, Flow] = {}
_NONE: Mapping[str, Json] = MappingProxyType({})


class Flow:
    """A named list of steps; the docstring of its module outlines the chapter of the rulebook.

    It declares its locals, so that a forged save is refused when it is opened: `params` are those that every caller
    passes, `locals` those that may be set later, each with its range (see `ranges`). `set_from` names locals that are
    always set from a step on, `set_in` those that are always set in one step. A flow that declares
    none may keep anything.
    """

    __slots__ = ("end", "enter", "first", "locals", "name", "params", "set_from", "set_in", "steps")

    def __init__(
        self, name: str, params: Mapping[str, Range] = _NONE, locals: Mapping[str, Range] = _NONE,
        set_from: Mapping[str, Sequence[str]] = _NONE, set_in: Mapping[str, Sequence[str]] = _NONE,
    ) -> None:  # fmt: skip
        self.name, self.params, self.locals, self.set_from, self.set_in = name, params, locals, set_from, set_in
        self.end = self.first = Step(self, END, _end)
        self.steps: dict[str, Step] = {END: self.end}
        self.enter: Entrance | None = None
        FLOWS[name] = self

    @property
    def declares(self) -> bool:
        """Whether it declares its locals."""
        return bool(self.params or self.locals)

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

    def entrance(self, enter: Entrance) -> Entrance:
        """The decorated function says with which step a call begins. At `END` the flow has nothing to do: then no frame
        is made for it, and the caller goes on as after a flow that ended without a value. What it leaves among the
        locals as `KEPT` is no local but what the first step has kept."""
        self.enter = enter
        return enter


class Pause(Exception):
    """A step stops at questions without an answer: Pause(decisions)."""

    # Without an __init__ of its own it is made faster, and Exception keeps the arguments anyway.

    @property
    def decisions(self) -> Asked:
        asked: Asked = self.args[0]
        return asked
