"""What a bombardment has done so far, read from its dice as they are shown: for the summary at its end (SE-5.12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from app.games.empires.battle.dice import VOLLEY
from rules import Event
from rules.empires.flows.bombardment import under_fire

if TYPE_CHECKING:
    from app.games.empires.table import EmpiresTable

RAID_OVER = "raid_over"  # an event of the table alone: the rules know no end of a bombardment
BOMBARD = "bombard"
DESTROYED, HURT, UNHURT = "destroyed", "hurt", "unhurt"
SIDES = 10  # of a die


class Raid:
    """For one board: the bombardment under way."""

    def __init__(self, table: EmpiresTable) -> None:
        self.table = table
        self._told: dict[str, Any] | None = None

    def followed(self, events: Sequence[Event]) -> list[Event]:
        """The events as they are shown, and the end of the bombardment after its last dice; whoever stops by himself
        has seen what he did."""
        fired = False
        for event in events:
            thrown = event.kind == VOLLEY and event.data.get("why") == BOMBARD and event.data.get("need") is not None
            if thrown:
                self._count(event.data)
                fired = True
            elif self._told is not None and event.data.get("hex") == self._told["hex"]:
                self._suffer(event)
        told = self._told
        if told is not None and self.table.match.inquiry.query(None, under_fire) != told["hex"]:
            self._told = None
            return [*events, Event(RAID_OVER, told)] if fired else list(events)
        return list(events)

    def _count(self, data: Any) -> None:
        told = self._told
        if told is None or (told["hex"], told["sides"][0]) != (data["hex"], [data["seat"]]):
            dice = {"seat": data["seat"], "dice": 0, "hits": 0, "hoped": 0}
            colony = self._colony(data["hex"])
            told = self._told = {
                "hex": data["hex"], "sides": [[data["seat"]], [colony["seat"]] if colony else []], "how": UNHURT,
                "rounds": 0, "dice": [dice], "losses": [], "homeworld": bool(colony and colony["homeworld"]),
                "before": colony["value"] if colony else 0, "value": colony["value"] if colony else 0,
            }  # fmt: skip
        (dice,) = told["dice"]
        dice["dice"] += len(data["faces"])
        dice["hits"] += sum(face <= data["need"] for face in data["faces"])
        dice["hoped"] += len(data["faces"]) * max(0, min(SIDES, data["need"]))

    def _colony(self, hex: int) -> Any:
        """As it is now: what was shot off it before is told by the events."""
        return next((each for each in self.table.seen["colonies"] if each["hex"] == hex), None)

    def _suffer(self, event: Event) -> None:
        told, data = self._told, event.data
        assert told is not None
        if event.kind == "value":
            if told["how"] == UNHURT:
                told["before"] = data["before"]
            told["value"], told["how"] = data["value"], HURT
        elif event.kind == "colony_lost":
            told["how"], told["homeworld"], told["sides"][1] = DESTROYED, data["homeworld"], [data["seat"]]
