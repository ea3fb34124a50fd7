"""How card sets and decks of this game must look (digest 17.4), read by the core's content loader."""

from __future__ import annotations

import re
from functools import cached_property
from typing import Any, ClassVar

from rules.content.designs import Kind, Schema
from rules.content.problems import FilePlace, describe_reason, shown
from rules.content.shapes import (
    Cases,
    Either,
    Flag,
    Id,
    ListOf,
    MapOf,
    Maybe,
    Ref,
    Shape,
    Table,
    Translated,
    Whole,
    Word,
)

from . import words
from .decks import Deck
from .effects.registry import (
    BlockShape,
    ModeShape,
    PriceShape,
    SelectorShape,
    TargetShape,
    amount_shape,
)
from .effects.vocabulary import CONTINUOUS, condition
from .faces import COST_X, LIMIT_UNKNOWN, LIMIT_X, Block, Effect, Face, Mode, make_face, words_in
from .validator import check_set

describe_reason("kaosz-effect-key", "an effect of the kind {kind} needs the key {name}")
describe_reason("kaosz-effect-extra", "an effect of the kind {kind} cannot have the key {name}")
describe_reason("kaosz-effect-place", "a {type} card cannot have an effect of the kind {kind}")
describe_reason("kaosz-not-continuous", "{op} cannot stand in static text; it can: {known}")
describe_reason("kaosz-not-decimal", 'expected a number such as 5 or "5.25" (steps of 0.25), found {found}')

_DECIMAL = re.compile(r"(\d{1,2})(?:\.(\d{1,2}))?")
_NEEDS = {
    "static": ("do",), "triggered": ("when",), "activated": ("cost",), "on_pay": (), "on_play": (), "trap": (),
    "replacement": ("event", "instead"),
}  # fmt: skip
_TAKES = {
    "static": ("if", "do"),
    "triggered": ("when", "actor", "subject", "if", "limit", "target", "do", "choose_one", "optional"),
    "activated": ("cost", "if", "limit", "target", "do", "choose_one", "x"),
    "on_pay": ("if", "target", "do", "choose_one"),
    "on_play": ("if", "target", "do", "choose_one", "x"),
    "trap": ("if", "target", "do", "choose_one"),
    "replacement": ("event", "actor", "subject", "if", "limit", "instead"),
}
KINDS_BY_TYPE = {
    "ship": ("static", "triggered", "activated", "replacement"),
    "equipment": ("static", "triggered", "activated", "on_pay", "replacement"),
    "crew": ("static", "triggered", "activated", "on_pay", "replacement"),
    "base": ("static", "triggered", "activated", "on_pay", "trap", "replacement"),
    "event": ("on_play",),
    "interrupt": ("on_play",),
}


class DecimalShape(Shape):
    """A worth in credits with two places, as a text: `"5.25"`, or a plain whole number. Read as hundredths.

    >>> from rules.content.problems import Notes
    >>> DecimalShape().read("5.25", Notes("a.toml").top), DecimalShape().read(3, Notes("a.toml").top)
    (525, 300)
    """

    name: ClassVar[str] = "text"
    takes: ClassVar[tuple[type, ...]] = (int, str)

    def read(self, value: Any, at: FilePlace) -> Any:
        if type(value) is int and 0 <= value < 100:
            return value * 100
        found = _DECIMAL.fullmatch(value) if isinstance(value, str) else None
        if found is None:
            return at.fault("kaosz-not-decimal", found=shown(value))
        return int(found[1]) * 100 + int((found[2] or "0").ljust(2, "0"))


class NumberOr(Shape):
    """A whole number, or one of some words that stand for a number of their own."""

    name: ClassVar[str] = "whole"
    takes: ClassVar[tuple[type, ...]] = (int, str)

    def __init__(self, low: int, high: int, **stands: int) -> None:
        self.number, self.stands = Whole(low, high), stands

    def read(self, value: Any, at: FilePlace) -> Any:
        if isinstance(value, str) and value in self.stands:
            return self.stands[value]
        return self.number.read(value, at)


class EffectShape(Shape):
    """One `[[card.effect]]`: which keys it may and must have depends on its kind."""

    name: ClassVar[str] = "table"
    takes: ClassVar[tuple[type, ...]] = (dict,)

    def __init__(self, type_: str) -> None:
        self.type = type_

    @cached_property
    def table(self) -> Table:
        return Table({
            "kind": Word(*words.KINDS),
            "when": Maybe(Word(*words.WHEN), ""),
            "actor": Maybe(Word("you", "opponent", "any"), "any"),
            "subject": Maybe(Either(Word("self", "ship"), SelectorShape()), ""),
            "if": Maybe(condition.call, None),
            "limit": Maybe(Word("once_per_turn", "once_per_combat"), ""),
            "cost": Maybe(PriceShape(), None),
            "x": Maybe(Either(Word("choose"), amount_shape), None),
            "target": Maybe(TargetShape(), ()),
            "do": Maybe(BlockShape(), None),
            "choose_one": Maybe(ListOf(ModeShape(), 2, 6), ()),
            "event": Maybe(Word(*words.REPLACED), ""),
            "instead": Maybe(BlockShape(), None),
            "optional": Maybe(Flag(), False),
        })  # fmt: skip

    def read(self, value: Any, at: FilePlace) -> Any:
        facts = self.table.facts(value, at)
        if facts is None or facts["kind"] is None or not self._fits(facts["kind"], value, at):
            return None
        modes = facts["choose_one"] or (Mode(facts["target"] or (), facts["do"] or facts["instead"] or Block(())),)
        if None in modes or (facts["cost"] is None and "cost" in value):
            return None
        said = words_in(tuple(modes)) | words_in(facts["cost"])
        return Effect(
            facts["kind"], tuple(modes), facts["when"], facts["actor"], facts["subject"], facts["if_"], facts["limit"],
            facts["cost"], facts["x"], facts["event"], facts["optional"],
            bool(said & {"opponent"}) or facts["actor"] == "opponent",
        )  # fmt: skip

    def _fits(self, kind: str, value: dict[str, Any], at: FilePlace) -> bool:
        before = len(at.notes.problems)
        if kind not in KINDS_BY_TYPE[self.type]:
            at.at("kind").fault("kaosz-effect-place", type=self.type, kind=kind)
        for name in _NEEDS[kind]:
            if name not in value:
                at.fault("kaosz-effect-key", kind=kind, name=name)
        if kind not in ("static", "replacement") and ("do" in value) == ("choose_one" in value):
            at.fault("kaosz-effect-key", kind=kind, name="do")
        for name in value:
            if name != "kind" and name not in _TAKES[kind]:
                at.at(name).fault("kaosz-effect-extra", kind=kind, name=name)
        if kind == "static" and isinstance(value.get("do"), list):
            for index, op in enumerate(value["do"]):
                if isinstance(op, dict) and op.get("op") not in CONTINUOUS:
                    spot = at.at("do").at(index).at("op")
                    spot.fault("kaosz-not-continuous", op=shown(op.get("op")), known=", ".join(CONTINUOUS))
        return len(at.notes.problems) == before


_stats = Table({name: Maybe(Whole(0, 20), 0) for name in words.STATS})
_additions = Table({name: Maybe(Whole(-9, 9), 0) for name in words.STATS})
_keywords = ListOf(Word(*words.KEYWORDS), 0, 8, unique=True)


def _card(type_: str, more: dict[str, Any]) -> Table:
    return Table({
        "name": Translated(60),
        "species": Word(*words.SPECIES),
        "subtype": Word(*words.SUBTYPES[type_]),
        "clan": Maybe(Either(Word("", *words.CLANS)), ""),
        "rarity": Word(*words.RARITIES),
        "cost": NumberOr(0, 18, X=COST_X),
        "text": Maybe(Translated(400), None),
        "text_value": Maybe(DecimalShape(), 0),
        "flavour": Maybe(Translated(300), None),
        "picture": Maybe(Id(), ""),
        "fixture_only": Maybe(Flag(), False),
        "effect": Maybe(ListOf(EffectShape(type_), 0, 6), ()),
        **more,
    })  # fmt: skip


CARD: Kind[Face] = Kind(
    "card",
    Cases("type", {
        "ship": _card("ship", {
            "stats": _stats, "keywords": Maybe(_keywords, ()), "hangar_size": Maybe(Whole(1, 12), 0),
        }),
        "equipment": _card("equipment", {"stats": Maybe(_additions, None), "keywords": Maybe(_keywords, ())}),
        "crew": _card("crew", {"stats": Maybe(_additions, None), "keywords": Maybe(_keywords, ())}),
        "base": _card("base", {
            "development": NumberOr(0, 20, X=LIMIT_X, **{"?": LIMIT_UNKNOWN}), "armor": Maybe(Whole(0, 20), 0),
        }),
        "event": _card("event", {}),
        "interrupt": _card("interrupt", {}),
    }),
    make_face,
)  # fmt: skip

DECK: Kind[Deck] = Kind(
    "deck",
    Table({
        "name": Translated(60),
        "about": Maybe(Translated(400), None),
        "ruleset": Maybe(Word("official", "quickstart"), "official"),
        "archetype": Maybe(Word("A", "B", "C", "D", "S1", "S2"), ""),
        "cards": MapOf(Ref("card"), Whole(1, 45), 1, 60),
        "substitutes": Maybe(MapOf(Ref("card"), Ref("card")), None),
        "fixture_only": Maybe(Flag(), False),
    }),
    Deck.make,
)  # fmt: skip

SCHEMA = Schema("kaosz", (CARD, DECK), check_set)
