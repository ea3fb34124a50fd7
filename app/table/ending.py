"""From the last answer to the result: the table comes to rest, the screen is prepared bit by bit, then it opens."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import perf_counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pygame

    from app.table.kit import TableKit
    from app.ui.scene import Scene

FRAME_SECONDS = 0.004  # of preparing that one frame may cost


class Ending:
    """Begun once, when the game is over; nothing of the result is shown before the last motion has ended."""

    def __init__(
        self,
        kit: TableKit,
        lay: Callable[[], None],
        name_seats: Callable[[], None],
        public: Callable[[], pygame.Surface],
    ) -> None:
        self.kit = kit
        self._lay, self._name_seats, self._public = lay, name_seats, public
        self.outcome: Scene | None = None  # the end of the game has been shown; it can be opened again
        self._steps: Iterator[None] | None = None

    def begin(self) -> None:
        self._steps = self._prepared()

    @property
    def under_way(self) -> bool:
        return self._steps is not None

    def go_on(self) -> None:
        """Called every frame; where nobody watches frames pass, all at once."""
        if self._steps is None or self.kit.timeline.busy or self.kit.module.holds():
            return
        until = perf_counter() + FRAME_SECONDS
        for _ in self._steps:
            if self.kit.app.studio is not None and perf_counter() >= until:
                return
        self._steps = None

    def _prepared(self) -> Iterator[None]:
        from app.ui.warm import warmed

        yield
        kit = self.kit
        self._lay()
        yield
        outcome = kit.app.way("result")(kit.app, kit.match, self._public, self._lines)
        yield
        outcome.rebuild()
        yield
        yield from warmed(kit.ctx, outcome.host.top.root)
        self.outcome = outcome
        kit.app.push(outcome, ready=True)
        kit.match.conclude()

    def _lines(self) -> tuple[str, ...]:
        """The full log in the language in which it is asked for."""
        from app.table.log import worded

        self._name_seats()
        return tuple(row.plain for row in worded(self.kit.module, self.kit.match.history()))
