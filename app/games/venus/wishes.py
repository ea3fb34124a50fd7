"""What touching or dragging things of Onward to Venus would mean, were it possible; the rules then say what it lacks.

Everything on the table is named by its id: a unit in an orbit, a tile, a card. What it is brought to becomes the aim.
"""

from __future__ import annotations

from typing import Any

from app.games.venus.gestures import ATTEMPT, TO_DISCARD, tail
from app.games.venus.pieces import MARKERS, PLAY, TABLE
from app.table.model import Id
from rules import Decision, Some

Wish = Any
PANEL = ("attempt",)  # what is brought to the panel of the attempt


def wishes(decision: Decision, thing: Id, target: Id | None) -> list[Wish]:
    """The wishes that a gesture may mean, the likeliest first."""
    if isinstance(thing, int):
        return _of_card(decision, thing, target)
    name, *parts = str(thing).split(":")
    if thing == MARKERS:
        return ["marker"] if target is None else ["bring_marker"]
    if name == "unit":
        return [(*_unit(parts), *_aim(target))]
    if name == "pennant":
        planet, seat = parts[0], int(parts[1])
        return [("unit", seat, planet, "cruiser", "orbit", *_aim(target))]
    if name == "supply":
        goal = _aim(target)
        return [("raise", parts[0], goal[1]) if goal[:1] == ("world",) else ("raise", parts[0])]
    if name == "tile":
        return _of_tile(int(parts[0]), target)
    if name == "alien":
        return [("alien", parts[0])]
    if name == "building":
        return [("building", int(parts[1]), parts[0], parts[2])]
    return [("opponent", int(parts[0]))] if name == "seat" and tail(decision) == "hire" else []


def _of_card(decision: Decision, card: int, target: Id | None) -> list[Wish]:
    if isinstance(decision, Some) or tail(decision) in TO_DISCARD:
        return [card]
    word = {"spy_take": "take", "spy_give": "give", "save": "rescue", "encore": "rescue", "last": "last"}
    verb = word.get(tail(decision))
    return [(verb, card)] if verb is not None else [("card", card, *_aim(target))]


def _of_tile(tile: int, target: Id | None) -> list[Wish]:
    """A tile is claimed with what it is brought to: a unit, or the building that a tension is aimed at."""
    name, *parts = str(target).split(":")
    if name == "unit":
        return [(*_unit(parts), "tile", tile)]
    if name == "building":
        return [("tension", tile, int(parts[1]), parts[2])]
    return [("tile", tile)]


def _unit(parts: list[str]) -> tuple[Any, ...]:
    planet, seat, unit, where = parts
    return ("unit", int(seat), planet, unit, where)


def _aim(target: Id | None) -> tuple[Any, ...]:
    """What something was brought to, as the rules name it; nothing for the middle of the table."""
    if target is None or target in (PLAY, TABLE):
        return ()
    if isinstance(target, int):
        return ("card", target)
    name, *parts = str(target).split(":")
    if name == "unit":
        return _unit(parts)
    if name in ("world", "label"):
        return ("world", parts[0])
    if name == "pennant":
        return ("world", parts[0])
    if name == "tile":
        return ("tile", int(parts[0]))
    if name == "alien":
        return ("alien", parts[0])
    if name == "seat":
        return ("opponent", int(parts[0]))
    if name == "supply":
        return ("supply", parts[0])
    if name == "die":
        return ("die", int(parts[0]))
    if name == "building":
        return ("building", int(parts[1]), parts[0], parts[2])
    return PANEL if name == ATTEMPT else ()
