"""The settings that the table follows, also when they change in the middle of a game (UX-75)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.match import play_settings
from app.table.motion.timeline import INSTANT

if TYPE_CHECKING:
    from app.match import Match
    from app.table.kit import TableKit
    from app.ui.program import Program

PLAYED = ("ai_pace", "ai_step", "ai_time", "grace", "hide_hand_after")
FOLLOWED = ("pace_ms", "step", "think_seconds", "grace_ms", "hide_after_s")


def sits_opposite(app: Program, match: Match, seat: int | None) -> bool:
    """Whether this seat is that of the second of two people who sit face to face (UX-48)."""
    people = match.seats.humans
    return app.settings["opposite"] and len(people) == 2 and seat == people[1]


class Preferences:
    """Applies the settings to one table."""

    def __init__(self, kit: TableKit) -> None:
        self.kit = kit
        self._trust: bool = kit.app.settings["trust"]

    def follow(self) -> None:
        """Apply the present settings to motion, marks, clicks and the pace of the match."""
        kit, settings = self.kit, self.kit.app.settings
        timeline, top, speed = kit.timeline, kit.top, settings["speed"]
        timeline.speed = INSTANT if speed == 0 else float(speed)
        timeline.reduced = settings["reduced_motion"]
        timeline.pace_ms = None if settings["ai_step"] else float(settings["ai_pace"])
        kit.desk.painter.strength = settings["highlight"] / 100
        top.double_click, top.one_click = settings["double_click"], settings["one_click"]
        fresh, kept = play_settings({name: settings[name] for name in PLAYED}), kit.match.settings
        for field in FOLLOWED:
            setattr(kept, field, getattr(fresh, field))
        if settings["trust"] != self._trust:  # changed in the middle of the game, which began by its own setting
            kept.trust = self._trust = settings["trust"]
