"""Verbs: what the texts of aliens, flares, artifacts and technologies may call for.

A *deed* is done at a moment. It is a flow of its own, so that it may ask and go on in several steps; its first step is
the function that is decorated, whose keyword parameters are its schema:

    >>> @deed("demo_tribute", locals={"paid": COUNT})
    ... def tribute(g, f, *, count: int = 2):
    ...     f.paid = f.amount(DEMO_TRIBUTE, f.seat, 0, count)  # a name of `questions`
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

from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from typing import Any, NamedTuple, TypedDict

from rules.content.verbs import VerbCall, keyword_names
from rules.core.decisions import Option
from rules.core.flow import Flow, Next, done
from rules.core.frame import Frame
from rules.core.ranges import ANYTHING, COUNT, SEAT, WORD, Range, list_of, whole
from rules.core.records import Json

from ..printed.kinds import CHANGES, DEEDS, Text, Use
from ..printed.words import ARTIFACT, WINDOWS
from .cosmos import Cosmos, Seat, facts, type_of

SHEET, CARD, TECH = "sheet", "card", "tech"
WILD, SUPER = "wild", "super"
About = Mapping[str, Json]

SOURCE = list_of(ANYTHING, 1)
USE_TOLD: dict[str, Range] = {  # what the flow of a use is told
    "seat": SEAT,
    "source": SOURCE,
    "entry": whole(0, 99, "an entry of a text"),
    "when": WORD,
    "about": ANYTHING,
    "aim": list_of(ANYTHING),
}
TOLD = {"item": COUNT, **USE_TOLD}  # and that of a deed, which may have been announced


class Ability(NamedTuple):
    """Something that a seat could do at a moment: which entry of which piece.

    A card that a seat might hold has no number yet: ("card", -1, side, design).
    """

    source: tuple[Any, ...]
    seat: Seat
    entry: int
    use: Use


def printed(g: Cosmos, source: Sequence[Json]) -> list[Json]:
    """What is printed on a piece, as a name that outlives it: [kind, design, side]."""
    kind, number = source[0], int(source[1])
    if kind == SHEET:
        return ["alien", g.sheets[number].alien, ""]
    design = g.cards.design[number]
    if kind == TECH:
        return ["technology", design, ""]
    return [type_of(g, number), design, source[2]]


def text_printed(g: Cosmos, name: Sequence[Json]) -> Text:
    kind, design, side = name
    known = facts(g)
    if kind == "alien":
        return known.aliens[design].text
    if kind == "technology":
        return known.technologies[design].text
    if kind == ARTIFACT:
        return known.artifacts[design]
    flare = known.flares[design]
    return flare.super if side == SUPER else flare.wild


def text_of(g: Cosmos, source: Sequence[Json]) -> Text:
    return text_printed(g, printed(g, source))


StepFunction = Callable[..., Next]
Condition = Callable[[Any, Ability, About], bool]
Aims = Callable[[Any, Ability, About], Sequence[Option]]


def _always(g: object, ability: Ability, about: About) -> bool:
    return True


def in_encounter(g: Cosmos, ability: Ability, about: About) -> bool:
    """An open condition that holds in every window, because all of them belong to an encounter."""
    return bool(g.encounters)


class Deed:
    """A verb that is done at a moment: its flow, and when it may be done.

    `needs` is an open condition, which everybody can see to hold; `still_needs` is one that is looked at again when the
    deed is carried out, because answers to it may have cost ships or cards; `possible` may look at what only the player
    knows. `aims` lists what the player names when the deed is announced; without it nothing is named.
    """

    def __init__(self, name: str, first: StepFunction, locals: Mapping[str, Range]) -> None:
        self.name = name
        self.flow = Flow(f"cosmic.{name}", params=TOLD, locals=dict(locals))
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

    args: Mapping[str, Any] = text_of(g, f.source).uses[f.entry].do.args
    return args


def _ability(g: Cosmos, f: Frame) -> Ability:
    """What is being carried out."""
    return Ability(tuple(f.source), f.seat, f.entry, text_of(g, f.source).uses[f.entry])


KNOWN: dict[str, Deed] = {}


def deed(name: str, locals: Mapping[str, Range] | None = None) -> Callable[[StepFunction], Deed]:
    """Register the function below as the first step of a deed."""

    def register(first: StepFunction) -> Deed:
        DEEDS(name)(first)
        made = KNOWN[name] = Deed(name, first, locals or {})
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


# -- shapes of the values that pieces may change (`words.VALUES`), and of what they are asked about


# From whom somebody collects, how many cards, and who chooses them: random, taker or giver.
Payment = TypedDict("Payment", {"from": Seat, "count": int, "by": str})

# Who sends ships, and as what: offense or ally.
Sender = TypedDict("Sender", {"seat": Seat, "as": str})


class Joiner(TypedDict):
    """Who joins which side."""

    seat: Seat
    side: str


class Selection(TypedDict):
    """Who lays the encounter card first (-1: both at once), and whether face up."""

    first: Seat
    open: bool


class Compared(TypedDict):
    """The totals of both sides and the types of their cards."""

    totals: list[int]
    kinds: list[str]


class Penalty(TypedDict):
    """Ships that a seat loses besides those of the encounter."""

    seat: Seat
    count: int
    cause: str
