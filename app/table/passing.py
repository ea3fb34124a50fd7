"""From one person's question to another's without a cover: input is ignored for a moment (UX-23, UX-44)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ui.input import Act, Chord, Digit, Intent, PointerEvent
from rules import Decision

if TYPE_CHECKING:
    from app.table.kit import TableKit

STILL_MS = 400.0


class PassingOn:
    """Prevents that a click meant for one person's question answers the next person's under the same pointer."""

    def __init__(self, kit: TableKit) -> None:
        self.kit = kit
        self._seat: int | None = None  # whose question was shown last; None: nobody's, or there was a cover since
        self.until = 0.0

    def forget(self) -> None:
        """There was a cover: nobody's click can be meant for an earlier question."""
        self._seat = None

    def to(self, decision: Decision) -> None:
        """This question is shown now; in a race nothing is ignored, because all act at the same time."""
        before, self._seat = self._seat, decision.seat
        if before in (None, decision.seat) or decision.since is not None:
            return
        self.until = self.kit.ctx.clock + STILL_MS
        self.kit.top.cancel()
        self.kit.host.held = None

    def holds_back(self, intent: Intent) -> bool:
        """Whether to ignore an intent, because it comes too early to be meant for this question."""
        kit = self.kit
        if kit.ctx.clock >= self.until or len(kit.host.layers) > 1:
            return False
        if isinstance(intent, PointerEvent):
            return intent.kind in ("press", "release")
        if isinstance(intent, Act):
            return intent.action in ("confirm", "end") and not intent.released
        answers = isinstance(intent, Chord) and kit.module.devices.key(intent.name, kit.asked) is not None
        return isinstance(intent, Digit) or answers
