"""Reactions: what happened in a step may be reacted to when the step is over (13b).

Atoms note what happened; at the next window, or where a flow says so, each of these events opens a window of its own,
unless nobody could do anything about it.
"""

from __future__ import annotations

from rules.core.flow import END, Call, Flow, Next, call, done, goto
from rules.core.frame import Frame
from rules.core.ranges import ANYTHING, COUNT, list_of
from rules.core.records import Json
from rules.core.windows import open_window

from ..atoms import course
from ..state.cosmos import Cosmos, in_timing_order, timing_order
from ..state.moments import able
from ..state.pieces import duties, obligations, powers


def is_open(g: Cosmos, moment: str, about: dict[str, Json]) -> bool:
    """Whether a window at this moment would do or ask anything, for all to see."""
    return bool(able(g, in_timing_order(g), moment, about)) or _is_due(g, moment, about)


def _is_due(g: Cosmos, moment: str, about: dict[str, Json]) -> bool:
    due = duties(g, moment)
    return bool(due) and any(True for seat in due for _ in obligations(g, seat, moment, about))


settling = Flow("cosmic.settling", params={"event": COUNT}, locals={"queue": list_of(ANYTHING)})


def powers_now(g: Cosmos) -> list[bool]:
    """CE-5.10, by seat; before the aliens are known everybody has his power."""
    return powers(g) if g.encounters else g.powered


def settle(g: Cosmos, then: str | None = None) -> Call:
    """Let everybody react to what has happened."""
    return call(settling, then, event=g.events)


def drop_news(g: Cosmos) -> None:
    """Nobody reacts any more to what has happened."""
    course.tell_powers(g, powers_now(g))
    course.take_news(g)


@settling.entrance
def enter(g: Cosmos, told: dict[str, Json]) -> str:
    """Most of what happens interests nobody: then it is over at once."""
    if g.powered != powers_now(g):
        return "tell_powers"
    for news in g.news:
        if is_open(g, news.kind, news.about):
            return "tell_powers"
    course.take_news(g)
    return END


@settling.step
def tell_powers(g: Cosmos, f: Frame) -> None:
    course.tell_powers(g, powers_now(g))


@settling.step
def react(g: Cosmos, f: Frame) -> Next:
    """The events of a step in the order in which they happened; what a reaction brings about is settled inside it."""
    f.queue = [*f.get("queue", ()), *course.take_news(g)]
    while f.queue:
        due = _most_urgent(g, f.queue)
        kind, about = f.queue[due]
        f.queue = [*f.queue[:due], *f.queue[due + 1 :]]
        if is_open(g, kind, about):
            return open_window(kind, timing_order(g), about, "tell_powers")
    return done() if g.powered == powers_now(g) else goto("tell_powers")


def _most_urgent(g: Cosmos, queue: list[Json]) -> int:
    """CE-5.38: of cards that were discarded together, those that somebody must take come first."""
    batch = queue[0][1].get("batch", ())
    for at, (kind, about) in enumerate(queue if len(batch) > 1 else ()):
        if about.get("batch") == batch and _is_due(g, kind, about):
            return at
    return 0
