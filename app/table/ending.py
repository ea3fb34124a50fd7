"""From the last answer to the result: the table comes to rest, the screen is prepared bit by bit, then it opens."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.table.scene import TableScene

FRAME_SECONDS = 0.004  # of preparing that one frame may cost


class Ending:
    """Begun once, when the game is over; nothing of the result is shown before the last motion has ended."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self._steps: Iterator[None] | None = None

    def begin(self) -> None:
        self._steps = self._prepared()

    @property
    def under_way(self) -> bool:
        return self._steps is not None

    def go_on(self) -> None:
        """Called every frame; where nobody watches frames pass, all at once."""
        if self._steps is None or self.scene.timeline.busy or self.scene.module.holds():
            return
        until = perf_counter() + FRAME_SECONDS
        for _ in self._steps:
            if self.scene.app.studio is not None and perf_counter() >= until:
                return
        self._steps = None

    def _prepared(self) -> Iterator[None]:
        from app.ui.warm import warmed

        yield
        scene = self.scene
        scene.refresh(animate=False)
        yield
        outcome = scene.app.way("result")(scene.app, scene.match, scene.picture.public, self._lines)
        yield
        outcome.rebuild()
        yield
        yield from warmed(scene.ctx, outcome.host.top.root)
        scene.outcome = outcome
        scene.app.sound("win")
        scene.app.push(outcome, ready=True)
        scene.match.conclude()

    def _lines(self) -> tuple[str, ...]:
        """The full log in the language in which it is asked for."""
        from app.table.log import worded

        self.scene.name_seats()
        return tuple(row.plain for row in worded(self.scene.module, self.scene.match.history()))
