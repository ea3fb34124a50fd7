"""Flows: the rulebook as named steps on a stack of frames.

A flow is a list of steps in rulebook order. A step asks everything first, then changes the game. A question
without an answer stops the step; when the answer arrives the step runs again from its top and gets further.
So what is asked is never stored, only derived, and a game can be cloned or saved in the middle of anything.

    >>> from rules.core.frame import Frame
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
caller reads the value in `f.returned`. What a step sees of its own flow, and asks through, is the `frame`; what runs
the steps is `running`.
"""

from __future__ import annotations

import typing
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache, partial
from types import MappingProxyType
from typing import Any

from .decisions import Decision, Option
from .reasons import Reason
from .records import Json

if typing.TYPE_CHECKING:
    from .frame import Frame
    from .ranges import Range

Blocked = Iterable[tuple[Option, Reason]]
Next = typing.Union["Goto", "Call", "Done", "Pause", None]  # where a step goes; None: to the next one
StepFunction = Callable[[Any, "Frame"], Next]

END = ""  # the place after the last step


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
