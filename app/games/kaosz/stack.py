"""The interrupt stack of a view, worded: what waits, who played it, what it is aimed at (KG-1.8, UX-36).

At the bottom lies the announced action that all the others answer (KG-6.8).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from app.games.kaosz.lane import target_of
from app.games.kaosz.words import Words
from app.table.model import Id, StackEntry

if TYPE_CHECKING:
    from rules.kaosz.seen import ItemSeen, TableSeen


PENDING = "pending"


def entries(table: TableSeen, words: Words) -> tuple[StackEntry, ...]:
    """Oldest first, as the toolkit wants it."""
    found = []
    what = table["announced"]
    if what:
        owner = words.announcer(what)
        found.append(StackEntry(PENDING, words.announced(owner, what), owner, *_ends(what, owner)))
    sources = {waiting["id"]: waiting["card"] for waiting in table["stack"]}
    return (*found, *(_entry(waiting, words.item(waiting), sources) for waiting in table["stack"]))


def _entry(waiting: ItemSeen, text: str, sources: Mapping[int, int]) -> StackEntry:
    aimed: list[Id] = [card for group in waiting["targets"] for card in group]
    aimed += [sources[answered] for group in waiting["answers"] for answered in group if answered in sources]
    return StackEntry(f"item:{waiting['id']}", text, waiting["seat"], waiting["card"], tuple(aimed), waiting["negated"])


def _ends(what: Sequence[Any], owner: int) -> tuple[Id | None, tuple[Id, ...]]:
    """Where the line of an announced action begins and ends; shots and bombs have their own in the lane."""
    verb, *rest = what
    if verb == "attack":
        defender, aim = rest
        goal = aim if isinstance(aim, int) else target_of(aim, -1, defender)
        return f"seat:{owner}", (goal,)
    if verb in ("develop", "launch", "play", "salvage"):
        return rest[0], ()
    return None, ()
