"""What touching or dragging things of Space Smugglers would mean, were it possible; the rules say what it lacks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.table.model import Id
from rules import Decision
from rules.smugglers.questions import TAKE

if TYPE_CHECKING:
    from app.games.smugglers.table import SmugglersTable


def wishes(table: SmugglersTable, decision: Decision, thing: Id, target: Id | None) -> list[Any]:
    """The wishes that a gesture may mean, the likeliest first."""
    name, *parts = str(thing).split(":")
    goal, *where = str(target).split(":")
    sector = (int(where[0]),) if goal in ("sector", "tower") else ()
    if name == "die":
        return [("die", int(parts[0]), int(parts[1]), table.bidding.face, *sector)]
    if name == "face":
        return [("face", int(parts[0]), *sector)]
    if name == "token":
        return [("token", int(parts[0]))]
    if name == "pool":
        more = [table.refill.with_one(parts[0])] if decision.prompt == TAKE else []
        return [*more, ("pool", parts[0])]
    return [("stock", int(parts[0]), parts[1])] if name == "stock" else []
