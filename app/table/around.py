"""What a game's own table may use of the window around it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from app.match import Match
    from app.table.attention import Attention
    from app.table.desk import Desk
    from app.table.kit import TableKit
    from app.table.model import Id
    from app.table.motion.timeline import Timeline
    from app.table.panels import Panels
    from app.table.parts import Parts
    from app.table.prompt import PromptBar
    from app.table.reading import Reading
    from app.table.top import TableTop
    from app.table.viewpoint import Viewpoint
    from app.ui.context import Context
    from app.ui.host import Host
    from app.ui.program import Program
    from rules import Decision


class Around(Protocol):
    """Given to `GameTable.attend`."""

    app: Program
    ctx: Context
    host: Host
    match: Match
    desk: Desk
    timeline: Timeline
    kit: TableKit
    top: TableTop
    prompt: PromptBar
    panels: Panels
    parts: Parts
    reading: Reading
    viewpoint: Viewpoint
    attention: Attention
    name: str

    def refresh(self, *, animate: bool = True) -> None:
        """Show the present view."""

    def words(self) -> None:
        """Make all texts around the board anew."""

    def pump(self, dt: float) -> bool:
        """Let the match go on."""
        ...

    def recolour(self) -> None:
        """The seats' pieces have got other colours during the game: use them everywhere."""

    def attempt(self, call: Callable[[], object]) -> None:
        """Do something that the match may refuse; then the reason is shown."""

    def note(self, decision: Decision, value: Any) -> None:
        """A person answers without using the desk: remember the answer in words, for the list of take-backs."""

    def open_rules(self) -> None:
        """Open the rulebook at the rule of the present question."""

    def read(self, thing: Id) -> None:
        """Open the fact sheet of a thing, or close it if it is open."""

    def put_away(self) -> None:
        """Close the open fact sheet."""
