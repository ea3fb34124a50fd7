"""What touching or dragging things of Káosz would mean, were it possible; the rules then say what it lacks."""

from __future__ import annotations

from typing import Any

from app.games.kaosz.pieces import COIN, LANE, MARKER
from app.table.model import Id
from rules import Decision

Wish = Any
ZONES = ("colony", "hq", "hangar", "cantina", "surface", "trash", "ruin")


def wishes(decision: Decision, thing: Id, target: Id | None) -> list[Wish]:
    """The wishes that a gesture may mean, the likeliest first."""
    aim = _aim(target)
    if isinstance(thing, int):
        return [("touch", thing) if target is None else ("bring", thing, *aim)]
    if thing == MARKER:
        return [("marker", *aim)]
    if thing == COIN:
        return [("coin", *aim)]
    name, _, rest = str(thing).partition(":")
    zone, _, owner = rest.partition(":")
    if name == "pile" and zone == "colony" and owner == str(decision.seat):
        return ["pile"]
    return []


def _aim(target: Id | None) -> tuple[Any, ...]:
    """What something was brought to, as the rules name it; nothing for the bare table."""
    if target is None:
        return ()
    if isinstance(target, int):
        return ("card", target)
    name, _, rest = str(target).partition(":")
    if name == "pile":
        name, _, rest = rest.partition(":")
    if name in ZONES:
        return ("zone", name, int(rest.partition(":")[0]))
    if name == "dock":
        return ("card", int(rest))
    if name in ("plate", "seat"):
        return ("plate",)
    return ("lane",) if name == LANE else ()
