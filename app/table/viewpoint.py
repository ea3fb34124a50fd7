"""Whose view the table shows, and in how much room."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from app.table.roles.layout import Look
from app.table.stage import Stage

if TYPE_CHECKING:
    from app.table.kit import TableKit
    from app.table.model import Tableau
    from app.table.regions import Regions


class Viewpoint:
    """Makes from the match's view the `Look` that a game's module lays out."""

    def __init__(self, kit: TableKit, divide: Callable[[], Regions]) -> None:
        self.kit, self.divide = kit, divide
        self.viewer: int | None = None  # the seat whose view the desk shows

    def look(self, now: Regions, public: bool = False) -> Look:
        kit, match = self.kit, self.kit.match
        viewer, seen = (None, match.public_view()) if public else (match.viewer, match.view())
        asked = () if public else kit.asked
        return Look(seen, viewer, now.board.size, kit.ctx.scale, kit.ctx.text_scale, asked, match.below)

    def tableau(self, public: bool = False) -> Tableau:
        """The present places and pieces; afterwards the module knows the names and facts of this view."""
        return self.kit.module.layout.tableau(self.look(self.divide(), public))


class FaceDown:
    """One for each table."""

    def __init__(
        self, kit: TableKit, viewpoint: Viewpoint, keep: Callable[[int], None], conceal: Callable[[], None]
    ) -> None:
        self.kit, self._viewpoint = kit, viewpoint
        self._keep, self._conceal = keep, conceal
        self._before: tuple[Tableau, Regions] | None = None  # the public table when the viewer answered last

    def keep(self) -> None:
        """Before an answer: remember the public table, from which motion begins if everybody sees what follows."""
        kit = self.kit
        if kit.match.screen.keeps_secrets and kit.desk.stage is not None:
            self._before = self._seen_by_all(), self._viewpoint.divide()
            self._viewpoint.tableau()  # the module knows the viewer's names and facts again

    def _seen_by_all(self) -> Tableau:
        return self._viewpoint.tableau(public=True)

    def put_down(self) -> None:
        """If everybody looks now, remove all that belongs to the viewer before: motion, sheets and lists."""
        kit = self.kit
        viewer = self._viewpoint.viewer
        if viewer is None or kit.match.viewer is not None or not kit.match.screen.keeps_secrets:
            return
        self._keep(viewer)
        kit.host.layers = kit.host.layers[:1]
        self._conceal()
        now, before, self._before = self._viewpoint.divide(), self._before, None
        same = before is not None and before[1].board == now.board  # it may have made room for the viewer's question
        kit.desk.camera.region = now.board
        kit.desk.tableau = public = before[0] if before is not None and same else self._seen_by_all()
        kit.desk.stage = Stage(kit.ctx, public, kit.desk.camera, now.hand, names=kit.module.layout)
