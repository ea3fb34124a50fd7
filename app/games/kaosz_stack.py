"""The interrupt stack of a view, worded: what waits, who played it, what it is aimed at (KG-1.8, UX-36).

At the bottom lies the announced action that all the others answer (KG-6.8).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from app.games.kaosz_lane import target_of
from app.table.model import Id, StackEntry
from app.text import Texts

View = Mapping[str, Any]
Name = Callable[[Any], str]

PENDING = "pending"
KINDS = ("interrupt_card", "ability", "payment", "trigger")


class StackWords:
    """Makes the entries of one view. `name` words a card, `seat` a player, `design` a card known by its design."""

    def __init__(self, texts: Texts, name: Name, design: Name, seat: Name) -> None:
        self.texts, self.name, self.design, self.seat = texts, name, design, seat

    def entries(self, table: View) -> tuple[StackEntry, ...]:
        """Oldest first, as the toolkit wants it."""
        pending = self._pending(table)
        sources = {item["id"]: item["card"] for item in table["stack"]}
        return (*([pending] if pending else []), *(self._item(item, sources) for item in table["stack"]))

    def _item(self, item: View, sources: Mapping[int, int]) -> StackEntry:
        kind = item["kind"].replace("_", "-")
        text = self.texts(f"kaosz-stack-{kind}", card=self.design(item["design"]), credits=item["paid"])
        aimed: list[Id] = [card for group in item["targets"] for card in group]
        aimed += [sources[answered] for group in item["answers"] for answered in group if answered in sources]
        return StackEntry(f"item:{item['id']}", text, item["seat"], item["card"], tuple(aimed), item["negated"])

    def _pending(self, table: View) -> StackEntry | None:
        what = table["announced"]
        if not what:
            return None
        owner = announcer(table)
        text = self.announced(table)
        return StackEntry(PENDING, text, owner, *_ends(table, what, owner))

    def announced(self, table: View) -> str:
        """The announced action in a few words."""
        verb, *rest = table["announced"]
        cards = [part for part in rest if isinstance(part, int)]
        if verb == "attack":
            return self._attack(rest)
        if verb == "shot":
            return self.texts("kaosz-pending-shot", ship=self.name(cards[0]), targets=self._listed(cards[1:]))
        if verb == "lay":
            on_ship = isinstance(rest[0], int)
            place = "ship" if on_ship else str(rest[0])
            return self.texts("kaosz-pending-lay", place=place, ship=self.name(rest[0]) if on_ship else "")
        return self.texts(f"kaosz-pending-{verb}", card=self._listed(cards))

    def _attack(self, rest: list[Any]) -> str:
        defender, aim = rest
        what = "card" if isinstance(aim, int) else str(aim)
        card = self.name(aim) if isinstance(aim, int) else ""
        return self.texts("kaosz-pending-attack", what=what, card=card, seat=self.seat(defender))

    def _listed(self, cards: Iterable[int]) -> str:
        return ", ".join(dict.fromkeys(self.name(card) for card in cards))


def announcer(table: View) -> int:
    """Who announced the action that waits; a shot may come from the defender."""
    verb, *rest = table["announced"]
    if verb in ("shot", "stealth"):
        for player in table["players"]:
            if any(ship["card"] == rest[0] for ship in player["hangar"]):
                return int(player["seat"])
    if verb == "bombard" and table["combat"] is not None:
        return int(table["combat"]["attacker"])
    return int(table["active"])


def _ends(table: View, what: list[Any], owner: int) -> tuple[Id | None, tuple[Id, ...]]:
    """Where the line of an announced action begins and ends; shots and bombs have their own in the lane."""
    verb, *rest = what
    if verb == "attack":
        defender, aim = rest
        goal = aim if isinstance(aim, int) else target_of(aim, -1, defender)
        return f"seat:{owner}", (goal,)
    if verb in ("develop", "launch", "play", "salvage"):
        return rest[0], ()
    return None, ()
