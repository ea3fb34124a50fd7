"""How the events of Űrbirodalmak are seen: counters glide from hex to hex, what happens in a hex rises from it.

A closed counter of somebody else is no particular piece: one leaves the heap here, one comes to the heap there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from app.games.empires.counters import ShipArt, WorldArt, group_id
from app.games.empires.looks import owner_of
from app.games.empires.plan import hex_id
from app.table.model import GreatMoment, Id, MomentSide
from app.table.motion import moves
from app.table.motion.steps import MotionStep, Rest, Together
from app.table.motion.tween import Tween
from app.table.performer import Ghost
from app.table.stage import Stage
from rules import Event
from rules.empires.printed.constants import ECONOMY

if TYPE_CHECKING:
    from app.games.empires.table import EmpiresTable


MOVES = ("moved", "shifted")
SOUNDS = {
    "turn": "tick", "moved": "rotate", "explored": "flip", "colony": "chip", "battle": "alarm",
    "bids": "flip", "revealed": "flip", "volley": "die", "lost": "wreck", "arrival": "alarm",
}  # fmt: skip
GONE_MS = 1.0
LOOK_MS = 1300.0
TESTS = ("black_hole", "danger")  # rolls of single ships for their lives
LOSSES = ("lost", "colony_lost")
DESTROYED = (
    "battle", "overrun", "exploded", "mine", "black_hole", "ground", "danger", "amoeba", "explosion",
)  # fmt: skip
TOLD_OTHERWISE = ("settled", "built", "passing")  # those ships are a colony, or another fleet, or elsewhere


def moved(table: EmpiresTable, event: Event) -> tuple[Id, Id | None, Id | None] | None:
    """An own group by its slot."""
    data = event.data
    if event.kind not in MOVES or data.get("slot") is None or data["seat"] != table.viewer:
        return None
    return group_id(data["slot"]), hex_id(data["origin"]), hex_id(data["hex"])


def steps(table: EmpiresTable, event: Event) -> Sequence[MotionStep] | None:
    """Somebody else's counter: the last one of the heap that it left flies to the heap that it joined."""
    data, before, after = event.data, table.desk.performer.before, table.desk.stage
    if event.kind == "phase" and data["phase"] == ECONOMY:
        return [Rest(LOOK_MS)]  # what was explored last is seen before the ledger lies over it
    if event.kind not in MOVES or before is None or after is None or moved(table, event) is not None:
        return None
    origin, goal = hex_id(data["origin"]), hex_id(data["hex"])
    left, came = _counter(before, origin, data), _counter(after, goal, data)
    start = before.pose(left) if left is not None else before.pose(origin)
    end = after.pose(came) if came is not None else after.pose(goal)
    if start is None or end is None:
        return None
    flies = came if came is not None else left
    if flies is None:
        return None
    end = replace(end, scale=start.scale if came is None else end.scale)
    start = replace(start, scale=end.scale if left is None else start.scale)
    _look(table, flies, after if came is not None else before)
    way = moves.move(flies, start, end, span=float(table.kit.top.board.width), arc=0.0)
    if left is None or left == flies or after.of(left) is not None:
        return [way]
    _look(table, left, before)
    return [Together(way, Tween(left, replace(start, alpha=0.0), replace(start, alpha=0.0), GONE_MS))]


def _counter(stage: Stage, hex: Id, data: Any) -> Id | None:
    """A counter of the owner in a hex: an open one of the unit that is told, else a closed one."""
    owner, unit = data["seat"], data.get("unit")
    there = [piece for piece in stage.tableau.pieces if piece.place == hex and piece.owner == owner]
    alike = [piece.id for piece in there if unit is not None and getattr(piece.art, "unit", None) == unit]
    closed = [piece.id for piece in there if not hasattr(piece.art, "unit")]
    return next(reversed(alike or closed), None)


def _look(table: EmpiresTable, piece: Id, stage: Stage) -> None:
    """How a flying counter looks: alone, also if it comes out of a heap."""
    shown, lying = stage.of(piece), stage.tableau.piece(piece)
    if shown is not None and lying is not None:
        single = replace(shown, piece=lying, members=(piece,), count=1)
        table.desk.performer.ghosts[piece] = Ghost(single, lying.art, lying.art)


def floats(table: EmpiresTable, event: Event) -> tuple[Id, str, str] | None:
    """What is found, founded, fought over or lost in a hex, in a word."""
    data = event.data
    hex = data.get("hex")
    if not isinstance(hex, int) or hex < 0:
        return None
    fight = table.board.fight
    if fight is not None and fight.hex == hex:
        return None  # the battle board shows it
    thing = hex_id(hex)
    match event.kind:
        case "explored":
            return thing, table.wording.markers(data["markers"]), "chosen"
        case "colony" if not any(each["homeworld"] for each in table.seen["colonies"] if each["hex"] == hex):
            return thing, table.say("float-colony"), "good"
        case "roll" if data["why"] in TESTS:
            return thing, table.say("float-roll", face=data["face"]), "chosen"
        case "colony_lost":
            return thing, table.say("float-colony-lost"), "harm"
        case "arrival":
            return thing, table.wording.unit(data["machine"]), "harm"
        case "battle":
            return thing, table.say("float-battle"), "harm"
        case "lost" if data.get("why") not in TOLD_OTHERWISE:
            what = table.wording.unit(data["unit"], data["count"]) if data.get("unit") else table.say("float-counter")
            return thing, f"−{what}", "harm"
    return None


def blow(table: EmpiresTable, event: Event) -> float:
    """What the viewer loses where no battle is shown is easily overlooked while others move."""
    mine = event.kind in LOSSES and event.data.get("seat") == table.viewer
    return 1.0 if mine and floats(table, event) is not None else 0.0


# --- what people talk about in Űrbirodalmak: ships that are destroyed, a colony or a Homeworld that falls


def great_moment(table: EmpiresTable, event: Event) -> GreatMoment | None:
    """Destroyed or captured, by whoever everybody knows it of."""
    if event.kind == "lost" and event.data.get("why") in DESTROYED and event.data.get("unit"):
        return _lost(table, event.data)
    if event.kind not in ("colony_lost", "captured") or "homeworld" not in event.data:
        return None
    loser = event.data["seat"] if event.kind == "colony_lost" else event.data["loser"]
    art = WorldArt("world", "homeworld" if event.data["homeworld"] else "planet")
    seat = loser if isinstance(loser, int) and loser >= 0 else None
    name = table.seat_name(seat) if seat is not None else ""
    return GreatMoment("fall", table.line(event), (MomentSide(art, name, (1.0, 1.0), seat=seat, card=False),))


def _lost(table: EmpiresTable, data: Any) -> GreatMoment:
    """Ships of one kind, with their owner's colours."""
    owner = owner_of(len(table.seen["seats"]), data["seat"])
    art = ShipArt("ship", data["unit"], owner, data["count"])
    seat = data["seat"] if 0 <= data["seat"] < len(table.seen["seats"]) else None
    side = MomentSide(art, table.wording.unit(data["unit"], data["count"]), (1.0, 1.2), seat=seat, card=False)
    return GreatMoment("loss", table.texts("moment-loss"), (side,))


def at_once(before: Event, event: Event) -> bool:
    """What is lost in one place goes together."""
    return before.kind == event.kind == "lost" and before.data["hex"] == event.data["hex"]
