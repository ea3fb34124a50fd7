"""From the last answer to the result screen: it is prepared bit by bit, and opens when all motion has ended."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import perf_counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pygame

    from app.table.kit import TableKit
    from app.ui.scene import Scene

FRAME_SECONDS = 0.004  # how long preparing may take in one frame


class Ending:
    """Prepares and opens the result screen; begun once, when the game is over."""

    def __init__(
        self,
        kit: TableKit,
        lay: Callable[[], None],
        name_seats: Callable[[], None],
        public: Callable[[], pygame.Surface],
    ) -> None:
        self.kit = kit
        self._lay, self._name_seats, self._public = lay, name_seats, public
        self.outcome: Scene | None = None  # the result screen once it was shown, so that it can be opened again
        self._steps: Iterator[None] | None = None

    def begin(self) -> None:
        self._steps = self._prepared()

    @property
    def under_way(self) -> bool:
        return self._steps is not None

    def go_on(self) -> None:
        """Prepare a little more; called every frame. Without a real window everything is done at once."""
        if (self.under_way or self.outcome is not None) and self.kit.match.result() is None:
            self._take_back()
        if self._steps is None or self.kit.timeline.busy or self.kit.module.devices.holds():
            return
        until = perf_counter() + FRAME_SECONDS
        for _ in self._steps:
            if self.kit.app.studio is not None and perf_counter() >= until:
                return
        self._steps = None

    def _take_back(self) -> None:
        """The last step was taken back: the game is not over, and nothing leads to a result any more."""
        self._steps = self.outcome = None
        self.kit.app.open_screen("withdraw")(self.kit.app, self.kit.match)

    def _prepared(self) -> Iterator[None]:
        from app.ui.warm import warmed

        yield
        kit = self.kit
        self._lay()
        yield
        outcome = kit.app.open_screen("result")(kit.app, kit.match, self._public, self._lines)
        yield
        outcome.rebuild()
        yield
        yield from warmed(kit.ctx, outcome.host.top.root)
        self.outcome = outcome
        kit.app.push(outcome, ready=True)
        kit.match.files.conclude()

    def _lines(self) -> tuple[str, ...]:
        """The full log in the present language."""
        from app.table.log import worded

        self._name_seats()
        return tuple(row.plain for row in worded(self.kit.module, self.kit.match.log.lines()))
