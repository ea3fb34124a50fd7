"""On to one's own turn: what machines still move is carried out at once, without being shown (UX-71)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ui.buttons import Button
from app.ui.input import Act, Intent
from app.ui.widget import Widget

if TYPE_CHECKING:
    from app.games.empires.table import EmpiresTable


class Hurry:
    """For one table."""

    def __init__(self, table: EmpiresTable) -> None:
        self.table = table
        self.is_on = False

    def may_skip(self) -> bool:
        """Whether a machine plays its turn; a battle has a button of its own."""
        table = self.table
        active = table.seen.get("active", -1) if table.seen else -1
        machine = 0 <= active < len(table.players) and active not in table.match.seats.humans
        return (
            machine and not table.seen["battle"] and not table.match.asked() and table.match.screen.covered_for is None
        )

    def extras(self) -> list[Widget]:
        """The button beside "is thinking"."""
        if self.is_on or not self.may_skip():
            return []
        return [Button(self.table.say("skip-turn"), self.skip, icon="fast", id="skip-turn")]

    def offer(self, intent: Intent) -> bool:
        """Space or gamepad A, as long as no button has the focus."""
        pressed = isinstance(intent, Act) and intent.action == "confirm" and not intent.released
        if not pressed or self.is_on or not self.may_skip():
            return False
        kit = self.table.kit
        is_free = kit.host.focused is None or kit.top.focused_thing() is not None
        if is_free and len(kit.host.layers) == 1:
            self.skip()
            return True
        return False

    def skip(self) -> None:
        self.is_on = True
        self.table.match.pace.fast_forward(True)
        self.table.kit.timeline.finish_all()
        self.table.services.words()

    def update(self) -> None:
        """Until somebody is asked, or the turn is over, or a battle begins."""
        if not self.is_on:
            return
        self.table.kit.timeline.finish_all()
        if self.may_skip():
            return
        self.is_on = False
        self.table.match.pace.fast_forward(False)
        self.table.services.words()
