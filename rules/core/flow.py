"""Flows: the rulebook as named steps on a stack of frames.

A flow is a list of steps in rulebook order. A step first asks all its questions, then changes the game. A question
without an answer stops the step; when the answer arrives the step runs again from its top, finds that answer and gets
further. So open questions need not be stored (running the step again gives them), and a game can be cloned or saved in
the middle of anything.

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

A step returns None (go on with the next step), `goto(step)`, `call(flow, then=step, **vars)` or `done(value)`. After a
call the caller reads the value in `f.returned`. `frame` is what a step gets: the flow's locals and the questions it
can ask; `running` runs the steps.
"""

from __future__ import annotations

import typing
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache, partial
from types import MappingProxyType
from typing import Any

from .chance import RandomSource
from .decisions import Decision, Option, Value
from .reasons import Reason
from .records import Json

if typing.TYPE_CHECKING:
    from .frame import Frame
    from .ranges import Range

Blocked = Iterable[tuple[Option, Reason]]
# What a step returns. None: go on with the next step; questions: wait for their answers, like `Pause`.
Next = typing.Union["Goto", "Call", "Done", "Pause", tuple[Decision, ...], None]
StepFunction = Callable[[Any, "Frame"], Next]
Entrance = Callable[[Any, dict[str, Json]], str]  # gets the locals that the caller passes, and may add some
Explanation = Callable[[Any, "Frame", int], Blocked]  # gets the seat that is asked
# A question's key and a legal answer to it; or what an answer that it has carried out leads to: see `Flow.draws`.
Drawn = typing.Union[tuple[str, Value], "Call", "Done", None]
AnswerDraw = Callable[[Any, "Frame", RandomSource], Drawn]

Draw = typing.TypeVar("Draw", bound=AnswerDraw)
Asked = Callable[[Any, "Frame"], Sequence[int]]  # gives the seats that a step asks at once
Asks = Callable[[Any, "Frame"], bool]  # whether a step asks anything now

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

    __slots__ = ("asked", "asks", "draw", "explain", "flow", "name", "next", "prompts", "run")

    def __init__(self, flow: Flow, name: str, run: StepFunction) -> None:
        self.flow, self.name, self.run = flow, name, run
        self.explain: Explanation | None = None
        self.draw: AnswerDraw | None = None
        self.asks: Asks | None = None  # None: always
        self.asked: Asked | None = None  # who draws; None: whoever is asked first, alone
        self.next: Step = self
        self.prompts: dict[str, str] = {}  # question key -> prompt, filled when a question is first asked

    def prompt(self, key: str) -> str:
        """The prompt of a question key. A question in a loop has its item after a slash: "discard/3" -> "discard"."""
        name = key.partition("/")[0]
        made = self.prompts[name] = f"{self.flow.name}.{name}"
        return made


def _end(g: object, f: Frame) -> Done:
    return PLAIN_END


FLOWS: dict[str, Flow] = {}
SEEN_AS: dict[str, str] = {}  # prompt -> the prompt that others see instead of it (see `Flow.seen_alike`)
_NONE: Mapping[str, Json] = MappingProxyType({})


class Flow:
    """A named list of steps; the docstring of its module outlines the chapter of the rulebook.

    It declares its locals, so that a forged save is refused when it is opened: `told` are the locals that every caller
    passes, `keeps` those that may be set later, each with its range (see `ranges`). `sure` names locals that are
    always set from a step on, `at` those that are always set in one step. A flow that declares none may keep anything.
    """

    __slots__ = ("at", "end", "enter", "first", "keeps", "name", "steps", "sure", "told")

    def __init__(
        self, name: str, told: Mapping[str, Range] = _NONE, keeps: Mapping[str, Range] = _NONE,
        sure: Mapping[str, Sequence[str]] = _NONE, at: Mapping[str, Sequence[str]] = _NONE,
    ) -> None:  # fmt: skip
        self.name, self.told, self.keeps, self.sure, self.at = name, told, keeps, sure, at
        self.end = self.first = Step(self, END, _end)
        self.steps: dict[str, Step] = {END: self.end}
        self.enter: Entrance | None = None
        FLOWS[name] = self

    @property
    def declares(self) -> bool:
        """Whether it declares its locals."""
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

    def seen_alike(self, *keys: str) -> None:
        """Which of these questions a seat is asked is its own business: others see the first of them each time."""
        first, *rest = [f"{self.name}.{key}" for key in keys]
        SEEN_AS.update(dict.fromkeys(rest, first))

    def explains(self, step: str) -> Callable[[Explanation], Explanation]:
        """The decorated function gives the options that are blocked in a step that returns its questions."""

        def register(explain: Explanation) -> Explanation:
            self.steps[step].explain = explain
            return explain

        return register

    def draws(self, step: str, asked: Asked | None = None, asks: Asks | None = None) -> Callable[[Draw], Draw]:
        """The decorated function answers the question of a step at random without having it asked: in look-ahead most
        questions are answered that way, and to list everything that could be answered takes longer than all the rest.

        The step must ask one seat one thing first, always or if `asks` says so; or one thing of several seats at once,
        which `asked` lists. Then the function also draws whose answer it gives. The game's `nature` must draw the same
        answer.

        Where all that an answer leads to is another question of the same flow that can be drawn, the function may see
        to that itself, send the frame there, and give None; where it leads to a flow without an entrance, its call;
        where it ends the flow, `done()`.
        """

        def register(draw: Draw) -> Draw:
            drawn = self.steps[step]
            drawn.draw, drawn.asked, drawn.asks = draw, asked, asks
            return draw

        return register

    def entrance(self, enter: Entrance) -> Entrance:
        """The decorated function says with which step a call begins. At `END` the flow has nothing to do: then no frame
        is made for it, and the caller goes on as after a flow that ended without a value. What it leaves among the
        locals as `KEPT` is no local but what the first step has kept."""
        self.enter = enter
        return enter


class Pause(Exception):
    """A step stops at questions without an answer: Pause(decisions, blocked). It is raised or returned.

    `blocked` is a list with one function per decision, or one function that gets the seat; each gives the options that
    cannot be chosen, with their reasons.
    """

    # Without an __init__ of its own it is made faster, and Exception keeps the arguments anyway.

    @property
    def decisions(self) -> tuple[Decision, ...]:
        asked: tuple[Decision, ...] = self.args[0]
        return asked

    @property
    def blocked(self) -> Sequence[Callable[[], Blocked] | None]:
        """For each decision the function that gives its blocked options; None where there is none."""
        why = self.args[1] if len(self.args) > 1 else None
        return [partial(why, d.seat) for d in self.decisions] if callable(why) else why or ()

    def explained(self) -> tuple[Decision, ...]:
        made = []
        blocked = self.blocked
        for i, decision in enumerate(self.decisions):
            why = blocked[i] if i < len(blocked) else None
            made.append(replace(decision, blocked=tuple(why())) if why else decision)
        return tuple(made)
