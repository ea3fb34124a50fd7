"""Where a question needs more room than its row, the board becomes lower instead of being covered (look.md, "Board
first"): for tables along whose lower edge lies what people look at to answer, such as their own planets."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.table.kit import TableKit
    from app.table.parts import Parts

MOST = 0.32  # of the board's height
APART = 4.0  # between the board and the question
A_LINE = 64.0  # what one more line of a question needs


class GivingWay:
    """Works out by how much the board is lower. It stays so until another question does not need it: a table that
    moves with every click would be worse than one that is a little smaller. Rings to call out in come between all
    questions; where they need room, the board leaves it to them for as long as the window is as it is.

    How tall a question is depends on what its seat holds. Where others must not learn that, the board gives way only to
    what everybody sees: it would still be lower, or just be rising, when the next person looks at it (UX-41)."""

    def __init__(self, kit: TableKit, parts: Parts) -> None:
        self._kit, self._parts = kit, parts
        self._question: tuple[object, ...] | None = None
        self._room = (0, 0)  # of the strip in which questions stand
        self._for_rings: tuple[object, int] = (None, 0)  # of this window

    def follow(self) -> bool:
        """Called when the question has been placed; True if the board must be laid out anew."""
        panels, wanted = self._parts.panels, self._wanted()
        changed, panels.lowered = wanted != panels.lowered, wanted
        return changed

    def _wanted(self) -> int:
        kit, prompt, now = self._kit, self._parts.prompt, self._parts.panels.lowered
        if not kit.module.layout.gives_way or kit.overview or prompt.offset != [0, 0]:
            return 0
        window, decision = (kit.ctx.size, kit.ctx.text_scale, kit.ctx.scale), kit.desk.decision
        if self._for_rings[0] != window:
            self._for_rings = (window, 0)
        if prompt.may_call_out and decision is None:
            self._for_rings = (window, max(self._for_rings[1], self._needed()))
            return max(now, self._for_rings[1])
        if decision is None or self._parts.panel is not None:
            return now
        room = self._parts.panels.divide().prompt.size
        question = (decision.seat, kit.module.layout.train(decision), room)
        same, self._question = question == self._question, question
        needed = max(0 if self._is_private() else self._needed(), self._for_rings[1])
        a_little = kit.module.layout.stays_lower and now <= kit.ctx.px(A_LINE * kit.ctx.text_scale)
        stays, self._room = a_little and room == self._room, room
        return max(now, needed) if same or stays else needed

    def _is_private(self) -> bool:
        match = self._kit.match
        return match.viewer is not None and len(match.seats.humans) > 1 and not match.settings.trust

    def _needed(self) -> int:
        """How much of the whole board the bar would cover."""
        kit, panels = self._kit, self._parts.panels
        board = panels.divide().board
        over = board.bottom + panels.lowered - self._parts.prompt.home.top
        most = round((board.height + panels.lowered) * MOST)
        return min(over + kit.ctx.px(APART), most) if over > 0 else 0
