"""A tall prompt pushes the table up instead of lying on it (UX-31)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.table.around import Around


class Headroom:
    """How much of the board a tall prompt bar takes; a game's table leaves that much free at its lower edge."""

    def __init__(
        self,
        scene: Around,
        relay: Callable[[], None],
        kept: Callable[[int], int] = lambda wanted: wanted,
        least: float = 0.5,
    ) -> None:
        self.scene, self._relay = scene, relay
        self._least = least  # the share of the board's height that always remains
        self._kept = kept  # from the needed room to the room that is left free; a game may leave more
        self.lift = 0
        self._asked: tuple[int, str, bool, int] | None = None

    def update(self) -> None:
        """Check the height of the bar again, and lay the table out anew if it has changed.

        The table gets room back only after an answer, so that nothing moves under the pointer.
        """
        scene = self.scene
        if scene.desk.stage is None or not scene.prompt.rect.height:
            return
        moved = scene.prompt.offset != [0, 0]
        wanted = 0 if moved else max(0, scene.top.board.bottom - scene.prompt.rect.top)
        decision = scene.desk.decision
        answers = len(scene.match.session.log)  # tells equal questions apart
        question = None if decision is None else (decision.seat, decision.prompt, scene.kit.overview, answers)
        if question is not None and question == self._asked:
            wanted = max(wanted, self.lift)
        self._asked = question
        wanted = self._kept(wanted)
        if wanted != self.lift:
            self.lift = wanted
            self._relay()

    def room(self, board: tuple[int, int]) -> tuple[int, int]:
        """The size of the board that is left."""
        return board[0], max(int(board[1] * self._least), board[1] - self.lift)
