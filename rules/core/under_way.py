"""The flows under way, for code outside them: to find one, to begin one, to end some.

A flow declares its locals (see `Flow`). Those that list the seats still to be asked are declared as `TO_BE_ASKED`, so
that `ask_no_more` can take a player who leaves the game out of all such lists without knowing the flows.

    >>> from rules.core.state import Setup, State
    >>> poll = Flow("demo.poll", params={"queue": TO_BE_ASKED})
    >>> g = State("demo", Setup("demo", [{}, {}, {}]), 1, frames=[Frame("demo.poll", {"queue": [2, 0, 1]})])
    >>> ask_no_more(g, 0); g.frames[-1].queue
    [2, 1]
    >>> begin(g, "demo.poll"); end_on_top(g, {"demo.poll"}, lambda f: "queue" not in f.locals)
    >>> len(g.frames), under_way(g, poll) is on_top(g, "demo.poll")
    (1, True)
"""

from __future__ import annotations

from collections.abc import Callable, Collection

from .flow import FLOWS, Flow
from .frame import Frame
from .ranges import SEAT, unique
from .state import State

TO_BE_ASKED = unique(SEAT)  # the range of a local that lists the seats a flow will still ask, each once


def under_way(g: State, flow: Flow | str) -> Frame | None:
    """The outermost frame of this flow; None if it is not under way."""
    name = flow if isinstance(flow, str) else flow.name
    return next((frame for frame in g.frames if frame.flow == name), None)


def on_top(g: State, *flows: str) -> Frame | None:
    """The innermost frame (the one that asks now) if it is of one of these flows, else None."""
    top = g.frames[-1] if g.frames else None
    return top if top is not None and top.flow in flows else None


def begin(g: State, flow: str, step: str | None = None) -> None:
    """Atom: a flow begins above the others, at its first step or at the one named."""
    frame = Frame(flow)
    g.frames.append(frame if step is None else frame.send(step))


def end_above(g: State, count: int) -> None:
    """Atom: all flows but the outermost `count` end at once; none of them returns a value."""
    del g.frames[count:]


def end_on_top(g: State, flows: Collection[str], which: Callable[[Frame], bool]) -> None:
    """Atom: ends the innermost flow while it is one of `flows` and `which(frame)` is true; the outermost one stays."""
    while len(g.frames) > 1 and g.frames[-1].flow in flows and which(g.frames[-1]):
        g.frames.pop()


def ask_no_more(g: State, seat: int) -> None:
    """Atom: no flow asks this seat any more.

    The present step asks the others again, because their answers may have concerned what this seat had.
    """
    for frame in g.frames:
        flow = FLOWS[frame.flow]
        frame.send(frame.step)
        for name, range_ in (*flow.params.items(), *flow.locals.items()):
            if range_ is TO_BE_ASKED and name in frame.locals:
                setattr(frame, name, [s for s in frame.locals[name] if s != seat])
