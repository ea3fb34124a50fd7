"""What the desk says beside a piece: why something cannot be done, hints, short remarks (UX-17, UX-61)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app.table.choose import Choice
from app.table.model import Id
from app.table.module import GameTable
from app.ui.context import Context
from rules import Decision, Reason
from rules.core.lean import dataclass
from rules.core.refusals import FIRST

REASON_MS = 3600.0
OTHER_GOAL = "core.other_goal"  # the reason "it can be used, but not on this"


@dataclass
class Complaint:
    """A reason or a remark that is shown beside a piece (UX-17)."""

    text: str
    thing: Id | None
    until: float
    is_hint: bool = False  # advice, not a refusal
    rule: str = ""  # the rule that explains it


class Remarks:
    """The part of a desk that finds reasons and shows them; `complaint` is what is read now."""

    ctx: Context
    module: GameTable
    decision: Decision | None
    choice: Choice | None
    complaint: Complaint | None
    last_reason: Complaint | None
    changed: Callable[[], None]
    judge: Callable[[Decision, Any], Reason | None]
    look: Callable[[Id], bool]
    drag: Any
    sound: Callable[[str], object]

    def complain_about(self, thing: Id, target: Id | None = None) -> None:
        """Show why a thing cannot be used, or not on this target; a touch of one that has nothing to do with the
        question opens its sheet."""
        reason = self.why_not(thing, target)
        strange = reason is None or reason.id == FIRST
        if strange and target is None and self.drag is None and self.look(thing):
            return
        if reason is not None:
            self.complain(reason, thing)

    def complain_of_place(self, place: Id) -> None:
        """Show why a place cannot be chosen for what is in hand; a click beside everything is no wish."""
        reason = self.why_not(place)
        if reason is not None and reason.id != FIRST:
            self.complain(reason, place)

    def why_not(self, thing: Id, target: Id | None = None) -> Reason | None:
        """Why a touch or a drop is not possible: the reason the question lists, else the one of the rules."""
        if self.choice is None or self.decision is None:
            return None
        listed = self.choice.reason(thing, target)
        if listed is not None:
            return listed
        wishes = self.module.gestures.wishes(self.decision, thing, target)
        reasons = [reason for reason in (self.judge(self.decision, wish) for wish in wishes) if reason is not None]
        telling = next((reason for reason in reasons if reason.id != FIRST), None)
        if telling is None and target is not None:
            telling = self.choice.reason(thing)
        if telling is None and target is not None and thing in self.choice.starts():
            return Reason(OTHER_GOAL, {}, self.decision.rule)
        return telling or next(iter(reasons), None)

    def complain(self, reason: Reason, thing: Id | None) -> None:
        """The rules refuse: their reason is read, and heard that there is one."""
        self.sound("error")
        if reason.id == FIRST and self.decision is not None:
            text = self.ctx.texts("reason-core-first", prompt=self.module.words.prompt(self.decision))
        else:
            text = self.module.words.reason(reason)
        self.say(text, thing, reason.rule)

    def say(self, text: str, thing: Id | None, rule: str = "") -> None:
        """Show a short remark beside a piece, for as long as it takes to read it (UX-85)."""
        self.complaint = self.last_reason = self._remark(text, thing)
        self.complaint.rule = rule
        self.changed()

    def advise(self, text: str, thing: Id | None) -> None:
        """Show a hint beside a piece; F1 still explains the question, not the hint (UX-61, UX-94)."""
        self.complaint = self._remark(text, thing, True)
        self.changed()

    def _remark(self, text: str, thing: Id | None, is_hint: bool = False) -> Complaint:
        return Complaint(text, thing, self.ctx.clock + max(REASON_MS, len(text) * 85.0), is_hint)

    def repeat_reason(self) -> bool:
        """Show the last reason again (UX-17); False if it is still shown, or if there is none."""
        if self.last_reason is None or self.complaint is self.last_reason:
            return False
        self.last_reason.until = self.ctx.clock + REASON_MS
        self.complaint = self.last_reason
        self.changed()
        return True
