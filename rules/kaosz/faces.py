"""What is printed on a card, frozen and ready for play: faces, their effects, selectors and costs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import field
from operator import attrgetter
from typing import Any

from rules.content.shapes import FrozenTable, Translation
from rules.content.verbs import VerbCall
from rules.core.lean import dataclass

from . import words

# Development limits that are no number (KG-3.64, 3.65).
LIMIT_X, LIMIT_UNKNOWN = -1, -2
COST_X = -1

Comparison = tuple[str, str, Any]  # what is compared ("" where that is clear), how, with which amount


@dataclass(frozen=True, slots=True)
class Selector:
    """Which cards (or stack items) are meant, how many of them, and who picks them."""

    zone: str = "play"
    type: tuple[str, ...] = ()
    subtype: tuple[str, ...] = ()
    species: tuple[str, ...] = ()
    clan: str = ""
    name: str = ""
    controller: str = "any"
    owner: str = "any"
    state: tuple[str, ...] = ()
    paid: bool | None = None
    participating: str = ""
    size_cmp: Comparison | None = None
    cost_cmp: Comparison | None = None
    stat_cmp: Comparison | None = None
    has_keyword: str = ""
    carries: Selector | None = None
    on_ship: str = ""
    position: str = ""
    other: bool = False
    count: Any = 1
    up_to: bool = False
    all: bool = False
    chooser: str = "you"
    targeted: bool = False
    random: bool = False
    kinds: tuple[str, ...] = ()


@dataclass(eq=False, slots=True)
class Block:
    """A list of operations. Its number within the face lets a frame say where it is."""

    ops: tuple[VerbCall, ...]
    number: int = -1


@dataclass(frozen=True, slots=True)
class Mode:
    """One way to carry an effect out: its targets, then its operations."""

    target: tuple[Selector, ...]
    do: Block


@dataclass(frozen=True, slots=True)
class Price:
    """What using an ability costs (KG-3.4-3.6, 17.5)."""

    credits: int = 0  # COST_X: the X of the effect
    turn: str = ""
    who: str = "self"
    sacrifice: str | Selector = ""
    discard: int = 0
    mill_own: int = 0
    remove_development: int = 0
    any_of: tuple[Price, ...] = ()

    @property
    def is_real(self) -> bool:
        """Whether the price uses something up, so that the ability cannot be repeated for ever (KG-C23)."""
        if self.any_of:
            return all(each.is_real for each in self.any_of)
        return bool(
            self.credits or self.turn or self.sacrifice or self.discard or self.mill_own or self.remove_development
        )


@dataclass(frozen=True, slots=True)
class Effect:
    """One paragraph of a card's text."""

    kind: str
    modes: tuple[Mode, ...]
    when: str = ""
    actor: str = "any"
    subject: str | Selector = ""
    condition: Any = None
    limit: str = ""
    cost: Price | None = None
    x: Any = None  # None, "choose", or an amount
    event: str = ""
    optional: bool = False
    says_opponent: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Face:
    """One card design. `stats` are the printed values of a ship, a base's armor, or additions."""

    id: str
    name: Translation
    species: str
    type: str
    subtype: str
    clan: str
    rarity: str
    cost: int
    stats: tuple[int, int, int, int]
    keywords: int
    text: Translation | None
    text_value: int  # hundredths of a credit (KG-C13)
    flavour: Translation | None  # a line without meaning for the rules
    picture: str  # the name of its picture; "": the one named after the card
    fixture_only: bool
    size: int  # capacity (KG-3.22)
    hangar_size: int  # room it takes (KG-A21, A54)
    development: int
    effects: tuple[Effect, ...]
    blocks: tuple[Block, ...]
    statics: dict[str, tuple[VerbCall, ...]] = field(repr=False)
    static_if: dict[int, Any] = field(repr=False)  # id of a static call -> its condition
    triggers: dict[str, tuple[int, ...]] = field(repr=False)
    replacements: dict[str, tuple[int, ...]] = field(repr=False)
    abilities: tuple[int, ...]
    on_play: tuple[int, ...]
    on_pay: tuple[int, ...]
    trap: tuple[int, ...]
    has_text: bool  # does anything while it lies in play
    home: str  # the zone in which it can be paid in the main phase; "" for what cannot, or not always
    says_opponent: bool  # a lasting effect on the opponent (KG-11.41)
    refs_speed: bool
    refs_return_fire: bool

    @property
    def is_passenger(self) -> bool:
        return self.subtype == "passenger"


def everything_in(value: object) -> list[object]:
    """A value and all that it holds, outer things first, in the order in which they are written."""
    found: list[object] = []
    left = [value]
    while left:
        part = left.pop()
        found.append(part)
        held = _HELD.get(type(part))
        if held is not None:
            left += held(part)[::-1]
    return found


# By the exact type: all cards are walked through when the game is loaded, and nearly all parts hold nothing (P13).
_HELD: dict[type, Callable[[Any], Sequence[object]]] = {
    tuple: lambda value: value,
    VerbCall: lambda value: tuple(value.args.values()),
    Block: attrgetter("ops"),
    **{kind: attrgetter(*kind.__slots__) for kind in (Selector, Mode, Effect, Price)},
}


def parts_of(value: object) -> Sequence[object]:
    """What a value holds directly, in the order in which it is written."""
    held = _HELD.get(type(value))
    return () if held is None else held(value)


def nesting(value: object, kind: type) -> int:
    """How many values of a kind lie inside each other at most.

    >>> nesting((Selector(), (Selector(carries=Selector()),)), Selector)
    2
    """
    return (type(value) is kind) + max((nesting(part, kind) for part in parts_of(value)), default=0)


def calls_in(value: object) -> list[VerbCall]:
    """All calls in a value, outer ones first, nested blocks included."""
    return [part for part in everything_in(value) if type(part) is VerbCall]


def selectors_in(value: object) -> list[Selector]:
    """All selectors in a value, nested ones included."""
    return [part for part in everything_in(value) if type(part) is Selector]


def words_in(value: object) -> set[str]:
    """All plain words used as arguments: references, players, stats, names of verbs."""
    return _words_among(everything_in(value))


def _words_among(parts: list[object]) -> set[str]:
    return {part.verb for part in parts if type(part) is VerbCall} | {part for part in parts if type(part) is str}


def numbers_in(value: object) -> list[int]:
    """All whole numbers among the arguments of calls, selectors and costs."""
    return [part for part in everything_in(value) if type(part) is int]


def _indexed(effects: tuple[Effect, ...], kind: str) -> tuple[int, ...]:
    return tuple(i for i, effect in enumerate(effects) if effect.kind == kind)


def _by(effects: tuple[Effect, ...], kind: str, key: str) -> dict[str, tuple[int, ...]]:
    found: dict[str, tuple[int, ...]] = {}
    for i, effect in enumerate(effects):
        if effect.kind == kind:
            word = getattr(effect, key)
            found[word] = (*found.get(word, ()), i)
    return found


def _statics(effects: tuple[Effect, ...]) -> tuple[dict[str, tuple[VerbCall, ...]], dict[int, Any]]:
    calls: dict[str, tuple[VerbCall, ...]] = {}
    conditions: dict[int, Any] = {}
    for effect in effects:
        if effect.kind == "static":
            for op in effect.modes[0].do.ops:
                calls[op.verb] = (*calls.get(op.verb, ()), op)
                if effect.condition is not None:
                    conditions[id(op)] = effect.condition
    return calls, conditions


def _mentions_speed(facts: dict[str, Any], effects: tuple[Effect, ...], said: set[str]) -> bool:
    """KG-11.55: the text speaks of speed, or speed is all that an attached card adds."""
    if "speed" in said:
        return True
    adds = facts["stats"]
    if facts["type"] not in ("equipment", "crew") or not adds[words.SPEED]:
        return False
    return not any(adds[1:]) and not facts["keywords"] and not effects


def _mentions_return_fire(keywords: int, said: set[str]) -> bool:
    return bool(keywords & words.RAPID_FIRE) or bool(said & {"return_fire", "return_announced", "rapid_fire"})


def _home(kind: str, subtype: str) -> str:
    return "" if subtype == "trap" else {"base": "surface", "crew": "cantina", "equipment": "on"}.get(kind, "")


def make_face(**facts: Any) -> Face:
    """A face from the facts of its TOML table."""
    effects: tuple[Effect, ...] = tuple(facts.pop("effect", ()))
    every = everything_in(effects)
    said, blocks = _words_among(every), tuple(part for part in every if type(part) is Block)
    for number, block in enumerate(blocks):
        block.number = number
    kind, subtype = facts["type"], facts["subtype"]
    printed: FrozenTable | None = facts.pop("stats", None)
    stats = tuple(printed[name] for name in words.STATS) if printed else (0, 0, 0, 0)
    if kind == "base":
        stats = (0, 0, facts.pop("armor", 0), 0)
    facts["stats"] = stats
    keywords = sum(words.BIT[word] for word in facts.pop("keywords", ()))
    facts["keywords"] = keywords
    size = words.SIZES.get(subtype, 0)
    hangar_size = facts.pop("hangar_size", 0) or size
    statics, static_if = _statics(effects)
    in_play = any(e.kind in ("static", "triggered", "activated", "replacement") for e in effects)
    lasting = any(
        e.says_opponent or "opponent" in words_in((e.subject, e.condition))
        for e in effects if e.kind in ("static", "triggered", "replacement")
    )  # fmt: skip
    return Face(
        **{"development": 0, **facts},
        size=size, hangar_size=hangar_size, effects=effects, blocks=blocks, statics=statics, static_if=static_if,
        triggers=_by(effects, "triggered", "when"), replacements=_by(effects, "replacement", "event"),
        abilities=_indexed(effects, "activated"), on_play=_indexed(effects, "on_play"),
        on_pay=_indexed(effects, "on_pay"), trap=_indexed(effects, "trap"), has_text=in_play, home=_home(kind, subtype),
        says_opponent=lasting, refs_speed=_mentions_speed(facts, effects, said),
        refs_return_fire=_mentions_return_fire(keywords, said),
    )  # fmt: skip
