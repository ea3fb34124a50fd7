"""What the parts of one table share. Each part gets this and whatever else it needs by name, never the whole scene."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.match import Match
    from app.table.desk import Desk
    from app.table.model import Id
    from app.table.module import GameTable
    from app.table.motion.timeline import Timeline
    from app.table.top import TableTop
    from app.ui.context import Context
    from app.ui.host import Host
    from app.ui.program import Program
    from rules import Decision


@dataclass
class TableKit:
    """The window, the match, the game's own module, and what lies on the table."""

    app: Program
    host: Host
    match: Match
    module: GameTable
    timeline: Timeline
    desk: Desk
    top: TableTop
    name: str  # of the scene: a lesson or a recording is no game
    asked: tuple[Decision, ...] = ()  # the questions that these eyes see
    overview: bool = False  # all public areas at once (UX-3)

    @property
    def ctx(self) -> Context:
        return self.app.ctx

    def texts(self, message: str, /, **values: object) -> str:
        return self.ctx.texts(message, **values)

    def thing_in_hand(self) -> Id | None:
        """What the keyboard or the pointer is on."""
        return self.desk.hover if self.ctx.device == "mouse" else self.top.focused_thing()

    def is_on_top(self) -> bool:
        """Whether this table is the screen that is shown, and not a cover or another scene over it."""
        return self.app.scene.host is self.host
