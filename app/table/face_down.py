"""From one person's table to everybody's: what was private lies face down, what happens is seen by all (UX-41)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.table.stage import Stage

if TYPE_CHECKING:
    from app.table.model import Tableau
    from app.table.scene import TableScene


class FaceDown:
    """One for each table scene."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self._before: Tableau | None = None  # what everybody saw when the viewer answered last

    def keep(self) -> None:
        """Before an answer: from this picture motion begins, if everybody is to see what comes of it."""
        scene = self.scene
        if scene.match.keeps_secrets and scene.desk.stage is not None:
            self._before = self._seen_by_all()
            scene.module.tableau(scene.look(scene.panels.divide()))  # names and facts are of these eyes again

    def _seen_by_all(self) -> Tableau:
        return self.scene.module.tableau(self.scene.look(self.scene.panels.divide(), public=True))

    def put_down(self) -> None:
        """If everybody looks now, nothing of the eyes before stays: neither motion nor sheets nor lists."""
        scene = self.scene
        if scene.desk_seat is None or scene.match.viewer is not None or not scene.match.keeps_secrets:
            return
        scene.teller.keep(scene.desk_seat)
        scene.host.layers = scene.host.layers[:1]
        scene.conceal()
        public, self._before = self._before or self._seen_by_all(), None
        scene.desk.tableau = public
        scene.desk.stage = Stage(scene.ctx, public, scene.desk.camera, scene.panels.divide().hand)
