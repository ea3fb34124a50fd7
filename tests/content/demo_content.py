"""A small game's content for the tests of content: its verbs, its kinds and one good set."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from rules.content.loading import Complain, Content, Kind, Schema
from rules.content.shapes import (
    Cases,
    Either,
    Flag,
    FrozenTable,
    ListOf,
    MapOf,
    Maybe,
    Ref,
    Table,
    Translated,
    Translation,
    Whole,
    Word,
)
from rules.content.verbs import VerbCall, Verbs

if TYPE_CHECKING:
    from collections.abc import Sequence

effect = Verbs("do")
counter = Verbs("count", bare=True)
selector = Verbs("pick", bare=True)
condition = Verbs("is", bare=True)

Amount = Annotated[int | VerbCall, Either(Whole(0, 99), counter.call)]
Target = Annotated[VerbCall, selector.call]
Condition = Annotated[VerbCall, condition.call]
Calls = Annotated[tuple[VerbCall, ...], effect.calls]


@counter("ships_in_warp")
def ships_in_warp(log: Sequence[str]) -> int:
    return 7


@counter("cards_in")
def cards_in(log: Sequence[str], *, place: Literal["hand", "deck"], plus: int = 0) -> int:
    return (3 if place == "hand" else 30) + plus


@selector("you")
def you(log: Sequence[str]) -> str:
    return "red"


@condition("leading")
def leading(log: Sequence[str]) -> bool:
    return False


@effect("draw")
def draw(log: list[str], *, who: Target, count: Amount = 1) -> None:
    log.append(f"{selector.run(who, log)} draws {count if isinstance(count, int) else counter.run(count, log)}")


@effect("sequence")
def sequence(log: list[str], *, steps: Calls) -> None:
    for step in steps:
        effect.run(step, log)


@effect("if")
def if_(log: list[str], *, cond: Condition, then: Calls, else_: Calls = ()) -> None:
    for step in then if condition.run(cond, log) else else_:
        effect.run(step, log)


@effect("summon")
def summon(log: list[str], *, card: Annotated[str, Ref("card")], ready: bool = False) -> None:
    log.append(f"summons {card}")


@dataclass(frozen=True)
class Card:
    id: str
    type: str
    name: Translation
    cost: int | str
    hull: int = 0
    tags: tuple[str, ...] = ()
    unique: bool = False
    on_play: tuple[VerbCall, ...] = ()


common = Table(
    {
        "name": Translated(60),
        "cost": Either(Whole(0, 20), Word("X")),
        "tags": Maybe(ListOf(Word("small", "fast", "armed"), high=3, unique=True), ()),
        "unique": Maybe(Flag(), False),
        "on_play": Maybe(effect.calls, ()),
    }
)
CARD = Kind("card", Cases("type", {"ship": common.including({"hull": Whole(1, 9)}), "event": common}), Card)
DECK = Kind("deck", Table({"cards": MapOf(Ref("card"), Whole(1, 4), low=1)}), FrozenTable)


def no_deck_of_one_card(content: Content, own: str, complain: Complain) -> None:
    for name, deck in content.table(DECK).items():
        if content.set_of(name).id == own and sum(deck.cards.values()) < 2:
            complain(name, "cards", "demo-small-deck", least=2)


SCHEMA = Schema("demo", (CARD, DECK), no_deck_of_one_card)

BASE = """\
# A set for the tests
[set]
id = "base"
name = { en = "Base set", hu = "Alapkészlet" }
game = "demo"
version = 1

[[card]]
id = "probe"
type = "ship"
name = { en = "Probe", hu = "Szonda" }
cost = 3
hull = 1
tags = ["small", "fast"]

[[card]]
id = "supply_run"
type = "event"
name = { en = "Supply run", hu = "Utánpótlás" }
cost = "X"
on_play = [
    { do = "draw", who = "you", count = "ships_in_warp" },
    { do = "if", cond = "leading", then = [], else = [
        { do = "sequence", steps = [{ do = "draw", who = { pick = "you" } }, { do = "summon", card = "probe" }] },
    ] },
]

[[deck]]
id = "starter"
cards = { probe = 3, supply_run = 2 }
"""


def header(name: str, extra: str = "") -> str:
    """The [set] table of some other set."""
    return f'[set]\nid = "{name}"\nname = {{ en = "A", hu = "B" }}\ngame = "demo"\nversion = 1\n{extra}\n'


def event(name: str, extra: str = "") -> str:
    """An entry of the plainest kind."""
    return f'[[card]]\nid = "{name}"\ntype = "event"\nname = {{ en = "A", hu = "B" }}\ncost = 1\n{extra}\n'


def write(folder: Path, **files: str) -> Path:
    """Write files named `a__b` as a/b.toml below a folder."""
    for name, text in files.items():
        path = folder / (name.replace("__", "/") + ".toml")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder
