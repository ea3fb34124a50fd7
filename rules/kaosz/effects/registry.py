"""The registries of the vocabulary and the shapes its arguments are read with (digest 17.5)."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, ClassVar

from rules.content.problems import FilePlace, listed, shown
from rules.content.shapes import Either, Flag, Id, ListOf, Maybe, Shape, Table, Whole, Word
from rules.content.verbs import VerbCall, Verbs

from .. import words
from ..faces import COST_X, Block, Mode, Price, Selector

operation = Verbs("op")
condition = Verbs("is", bare=True)
counter = Verbs("amount")

# References to one card or to cards already known. `subject` is what a trigger is about, `it` the card of
# `for_each`, `chosen` what the operation before has picked.
REFS = (
    "self", "ship", "target", "target_2", "target_3", "attack_target", "shooter", "shot_target", "subject", "it",
    "chosen",
)  # fmt: skip
WHO = ("you", "opponent", "actor", "controller", "owner", "each_player", "each_opponent", "attacker", "defender")
POSITIONS = ("left_of_self", "right_of_self", "beside_self", "leftmost", "rightmost")

amount_shape: Shape = Either(Whole(-999, 999), Word("X", "amount"), counter.call)


class BlockShape(Shape):
    """A list of operations."""

    name: ClassVar[str] = "list"
    takes: ClassVar[tuple[type, ...]] = (list,)

    def read(self, value: object, at: FilePlace) -> Any:
        ops = operation.calls.read(value, at)
        return None if ops is None else Block(ops)


class ComparisonShape(Shape):
    """`["<=", 3]`, or with a leading stat `["fire", ">=", 2]`."""

    name: ClassVar[str] = "list"
    takes: ClassVar[tuple[type, ...]] = (list,)

    def __init__(self, *leading: str) -> None:
        self.leading = leading

    def read(self, value: object, at: FilePlace) -> Any:
        size = 3 if self.leading else 2
        if not isinstance(value, list) or len(value) != size:
            return at.fault("content-list-length", low=size, high=size, found=shown(value))
        what: str | None = ""
        if self.leading:
            what = Word(*self.leading).read(value[0], at.at(0))
        how = Word(*words.COMPARED).read(value[-2], at.at(size - 2))
        than = amount_shape.read(value[-1], at.at(size - 1))
        return None if what is None or how is None or than is None else (what, how, than)


class SelectorShape(Shape):
    """A table that selects cards; `targeted` is what holds when the table does not say it."""

    name: ClassVar[str] = "table"
    takes: ClassVar[tuple[type, ...]] = (dict,)

    def __init__(self, targeted: bool = False) -> None:
        self.targeted = targeted

    def read(self, value: object, at: FilePlace) -> Any:
        facts = _selector_table(self.targeted).facts(value, at)
        if facts is None or None in (facts["type"], facts["subtype"], facts["species"], facts["state"]):
            return None
        return Selector(**facts)


@cache
def _selector_table(targeted: bool) -> Table:
    """Made once: there are hundreds of selectors in a set."""
    subtypes = tuple(dict.fromkeys(word for each in words.SUBTYPES.values() for word in each))
    return Table({
        "zone": Maybe(Word(*words.ZONES), "play"),
        "type": Maybe(_one_or_more(words.TYPES), ()),
        "subtype": Maybe(_one_or_more(subtypes), ()),
        "species": Maybe(_one_or_more(words.SPECIES), ()),
        "clan": Maybe(Word(*words.CLANS), ""),
        "name": Maybe(Id(), ""),
        "controller": Maybe(Word("you", "opponent", "any"), "any"),
        "owner": Maybe(Word("you", "opponent", "any"), "any"),
        "state": Maybe(_one_or_more(words.STATES), ()),
        "paid": Maybe(Flag(), None),
        "participating": Maybe(Word("attacker", "defender", "any", "no"), ""),
        "size_cmp": Maybe(ComparisonShape(), None),
        "cost_cmp": Maybe(ComparisonShape(), None),
        "stat_cmp": Maybe(ComparisonShape(*words.STATS), None),
        "has_keyword": Maybe(Word(*words.KEYWORDS), ""),
        "carries": Maybe(SelectorShape(), None),
        "on_ship": Maybe(Word(*REFS), ""),
        "position": Maybe(Word(*POSITIONS), ""),
        "other": Maybe(Flag(), False),
        "count": Maybe(amount_shape, 1),
        "up_to": Maybe(Flag(), False),
        "all": Maybe(Flag(), False),
        "chooser": Maybe(Word("you", "opponent", "controller"), "you"),
        "targeted": Maybe(Flag(), targeted),
        "random": Maybe(Flag(), False),
        "kinds": Maybe(ListOf(Word(*words.STACK_KINDS), 1, 3, unique=True), ()),
    })  # fmt: skip


class WordsShape(Shape):
    """One word of a list, or several of them."""

    name: ClassVar[str] = "word"
    takes: ClassVar[tuple[type, ...]] = (str, list)

    def __init__(self, *known: str) -> None:
        self.known = known

    def read(self, value: object, at: FilePlace) -> Any:
        if isinstance(value, list):
            read = ListOf(Word(*self.known), 1, unique=True).read(value, at)
            return None if read is None or None in read else read
        word = Word(*self.known).read(value, at)
        return None if word is None else (word,)


def _one_or_more(known: tuple[str, ...]) -> Shape:
    return WordsShape(*known)


class PriceShape(Shape):
    """What an ability costs."""

    name: ClassVar[str] = "table"
    takes: ClassVar[tuple[type, ...]] = (dict,)

    def read(self, value: object, at: FilePlace) -> Any:
        shape = Table({
            "credits": Maybe(Either(Whole(0, 20), Word("X")), 0),
            "turn": Maybe(Word("used", "damaged"), ""),
            "who": Maybe(Word("self", "ship"), "self"),
            "sacrifice": Maybe(Either(Word("self", "ship"), SelectorShape()), ""),
            "discard": Maybe(Whole(1, 9), 0),
            "mill_own": Maybe(Whole(1, 20), 0),
            "remove_development": Maybe(Whole(1, 20), 0),
            "pay_any": Maybe(ListOf(PriceShape(), 2, 4), ()),
        })  # fmt: skip
        facts = shape.facts(value, at)
        if facts is None:
            return None
        if facts["credits"] == "X":
            facts["credits"] = COST_X
        return Price(any_of=facts.pop("pay_any"), **facts)


class TargetShape(Shape):
    """One selector, or a list of them: `target`, `target_2`, `target_3`."""

    name: ClassVar[str] = "table"
    takes: ClassVar[tuple[type, ...]] = (dict, list)

    def read(self, value: object, at: FilePlace) -> Any:
        one = SelectorShape(targeted=True)
        if isinstance(value, list):
            read = ListOf(one, 1, 3).read(value, at)
            return None if read is None or None in read else read
        selector = one.read(value, at)
        return None if selector is None else (selector,)


class ModeShape(Shape):
    """`{ target = ..., do = [...] }`, one of the ways of a `choose_one`."""

    name: ClassVar[str] = "table"
    takes: ClassVar[tuple[type, ...]] = (dict,)

    def read(self, value: object, at: FilePlace) -> Any:
        facts = Table({"target": Maybe(TargetShape(), ()), "do": BlockShape()}).facts(value, at)
        return None if facts is None or None in facts.values() else Mode(facts["target"], facts["do"])


block_shape = BlockShape()
on_shape: Shape = Either(Word(*REFS), SelectorShape())

# Annotations of the verbs' parameters.
Amount = Annotated[Any, amount_shape]
Who = Annotated[str, Word(*WHO)]
On = Annotated[Any, on_shape]
Cards = Annotated[Any, SelectorShape()]
Ops = Annotated[Any, block_shape]
If = Annotated[Any, condition.call]
Until = Annotated[str, Word(*words.UNTIL)]
Stat = Annotated[str, Word(*words.STATS)]
Keyword = Annotated[str, Word(*words.KEYWORDS)]
PriceTag = Annotated[Any, PriceShape()]
Modes = Annotated[Any, ListOf(ModeShape(), 2, 6)]
How = Annotated[str, Word(*words.COMPARED)]

__all__ = [
    "Amount",
    "Cards",
    "How",
    "If",
    "Keyword",
    "Modes",
    "On",
    "Ops",
    "PriceTag",
    "Stat",
    "Until",
    "VerbCall",
    "Who",
    "condition",
    "counter",
    "listed",
    "operation",
]  # fmt: skip
