"""What the parts of one table share. Each part gets this kit and what else it needs, but never the whole scene."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.lean import dataclass

if TYPE_CHECKING:
    from app.match import Match
    from app.table.desk import Desk
    from app.table.model import Id
    from app.table.module import GameTable
    from app.table.motion.timeline import Timeline
    from app.table.top import TableTop
    from app.ui.context import Context
    from app.ui.program import Program
    from app.ui.scene import Host
    from rules import Decision


@dataclass
class TableKit:
    """The window, the match, the game's module, and the desk."""

    app: Program
    host: Host
    match: Match
    module: GameTable
    timeline: Timeline
    desk: Desk
    top: TableTop
    name: str  # of the scene: "table", or that of a lesson or a recording
    asked: tuple[Decision, ...] = ()  # the questions that the viewer is asked
    overview: bool = False  # all public areas at once (UX-3)

    @property
    def ctx(self) -> Context:
        return self.app.ctx

    def texts(self, message: str, /, **values: object) -> str:
        return self.ctx.texts(message, **values)

    def thing_in_hand(self) -> Id | None:
        """The thing on the table that has the focus or is under the pointer."""
        return self.desk.hover if self.ctx.device == "mouse" else self.top.focused_thing()

    def is_on_top(self) -> bool:
        """Whether this table is the scene that is shown, not a cover or another scene."""
        return self.app.scene.host is self.host
