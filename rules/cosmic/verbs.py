"""Verbs: what the texts of aliens, flares, artifacts and technologies may call for.

A *deed* is done at a moment. It is a flow of its own, so that it may ask and go on in several steps; its first step is
the function that is decorated, whose keyword parameters are its schema:

    >>> @deed("demo_tribute", keeps={"paid": COUNT})
    ... def tribute(g, f, *, count: int = 2):
    ...     f.paid = f.amount("paid", f.seat, 0, count)
    >>> @tribute.step
    ... def give(g, f):
    ...     return None
    >>> tribute.flow.name, list(tribute.flow.steps)[1:]
    ('cosmic.demo_tribute', ['tribute', 'give'])

In its frame a deed finds `seat` (who does it), `source` (the piece: see `pieces`), `when` and `about` (what it is
done at), `item` (its announcement, 0 if there is none) and `aim` (what was named when it was announced).

A *change* changes a value: a function (g, source, value, about, **arguments) that returns the new value.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import wraps
from typing import TYPE_CHECKING, Any

from rules.content.verbs import VerbCall, Verbs, keyword_names
from rules.core.decisions import Option
from rules.core.flow import FLOWS, Flow, Next, done
from rules.core.frame import Frame
from rules.core.ranges import ANYTHING, COUNT, SEAT, WORD, Range, list_of, whole
from rules.core.records import Json

from .words import WINDOWS

if TYPE_CHECKING:
    from .pieces import Ability
    from .state import Cosmos

DEEDS = Verbs("verb", bare=True)
CHANGES = Verbs("verb", bare=True)

SOURCE = list_of(ANYTHING, 1)
TOLD: dict[str, Range] = {
    "item": COUNT,
    "seat": SEAT,
    "source": SOURCE,
    "entry": whole(0, 99, "an entry of a text"),
    "when": WORD,
    "about": ANYTHING,
    "aim": list_of(ANYTHING),
}

StepFunction = Callable[..., Next]
Condition = Callable[[Any, "Ability", Mapping[str, Json]], bool]
Aims = Callable[[Any, "Ability", Mapping[str, Json]], Sequence[Option]]


def _always(g: object, ability: Ability, about: Mapping[str, Json]) -> bool:
    return True


def in_encounter(g: Cosmos, ability: Ability, about: Mapping[str, Json]) -> bool:
    """An open condition that holds in every window, because all of them belong to an encounter."""
    return bool(g.encounters)


class Deed:
    """A verb that is done at a moment: its flow, and when it may be done.

    `needs` is an open condition, which everybody can see to hold; `still_needs` is one that is looked at again when the
    deed is carried out, because answers to it may have cost ships or cards; `possible` may look at what only the player
    knows. `aims` lists what the player names when the deed is announced; without it nothing is named.
    """

    def __init__(self, name: str, first: StepFunction, keeps: Mapping[str, Range]) -> None:
        self.name = name
        self.flow = Flow(f"cosmic.{name}", told=TOLD, keeps=dict(keeps))
        self.is_needed: Condition = _always
        self.is_possible: Condition = _always
        self.is_left: Condition = _always
        self.list_aims: Aims | None = None
        self.step(first, True)

    def step(self, run: StepFunction, first: bool = False) -> StepFunction:
        """Add a further step; it gets the content's arguments that it names."""
        wanted = keyword_names(run)

        @wraps(run)
        def stepped(g: Cosmos, f: Frame) -> Next:
            if first and self.is_left is not _always and not self.is_left(g, _ability(g, f), f.about):
                return done()
            args = _arguments(g, f) if wanted else {}
            return run(g, f, **{name: args[name] for name in wanted})

        self.flow.step(stepped)
        return run

    def needs(self, condition: Condition) -> Condition:
        self.is_needed = condition
        return condition

    def still_needs(self, condition: Condition) -> Condition:
        self.is_needed = self.is_left = condition
        return condition

    def possible(self, condition: Condition) -> Condition:
        self.is_possible = condition
        return condition

    def aims(self, listed: Aims) -> Aims:
        self.list_aims = listed
        return listed


def _arguments(g: Cosmos, f: Frame) -> Mapping[str, Any]:
    from .pieces import text_of  # the texts are content, which is made of verbs

    args: Mapping[str, Any] = text_of(g, f.source).uses[f.entry].do.args
    return args


def _ability(g: Cosmos, f: Frame) -> Ability:
    """What is being carried out."""
    from .pieces import Ability, text_of

    return Ability(tuple(f.source), f.seat, f.entry, text_of(g, f.source).uses[f.entry])


KNOWN: dict[str, Deed] = {}


def deed(name: str, keeps: Mapping[str, Range] | None = None) -> Callable[[StepFunction], Deed]:
    """Register the function below as the first step of a deed."""

    def register(first: StepFunction) -> Deed:
        DEEDS(name)(first)
        made = KNOWN[name] = Deed(name, first, keeps or {})
        return made

    return register


def deed_of(call: VerbCall) -> Deed:
    return KNOWN[call.verb]


def is_unconditional(call: VerbCall, moment: str) -> bool:
    """Whether a deed has no open condition of its own that might not hold at this moment."""
    condition = KNOWN[call.verb].is_needed
    return condition is _always or (condition is in_encounter and moment in WINDOWS)


def change(name: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Register the function below as a verb that changes a value."""
    return CHANGES(name)


def flows() -> Iterator[Flow]:
    """The flows of all deeds."""
    return (FLOWS[made.flow.name] for made in KNOWN.values())
