"""The curtain before what only one person at an evening may see: a pack in a draft, an own pool (UX-41, UX-42)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from app.table.curtain import CurtainScene

if TYPE_CHECKING:
    from app.games.kaosz.packs.event import PackEvent
    from app.ui.program import Program


def is_guarded(app: Program, event: PackEvent) -> bool:
    """Whether there are people who must not see each other's cards."""
    return len(event.people) > 1 and not app.settings["trust"]


class PackCurtain(CurtainScene):
    """Names a person; `show` is called when that person is there."""

    def __init__(self, app: Program, event: PackEvent, seat: int, why: str, show: Callable[[], None]) -> None:
        super().__init__(app, seat, why)
        self.event, self.show = event, show

    def seat_name(self) -> str:
        return self.event.name(self.seat, self.ctx.texts)

    def lifted(self, by_key: bool) -> None:
        self.app.pop()
        self.show()

    def leave(self) -> None:
        self.app.pop()


def behind_curtain(app: Program, event: PackEvent, seat: int, show: Callable[[], None]) -> None:
    """Show something to one person: at once, or when the curtain lifts."""
    if is_guarded(app, event):
        app.push(PackCurtain(app, event, seat, "choice", show))
    else:
        show()
