"""The texts around the board: what is asked and of whom, who is waited for, what dropping a piece would do."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from app.table.actions import doing
from app.table.choose import AmountChoice, OneChoice, SplitChoice
from app.table.keys import CALL_OUTS
from app.table.menus import back_to_result
from app.table.model import Id, Status
from app.ui.buttons import Button, IconButton
from app.ui.key_names import key_label
from app.ui.widget import Widget
from rules import Decision

if TYPE_CHECKING:
    from app.match.reply_windows import Ring
    from app.table.commands import Commands
    from app.table.kit import TableKit
    from app.ui.scene import Scene

THINKING_MS = 500.0  # UX-72


class SpokenTable(Protocol):
    """What the texts depend on, besides the match."""

    @property
    def shows_what_happened(self) -> bool: ...

    @property
    def outcome(self) -> Scene | None: ...


class TableWords:
    """The texts around the board of one table, in the present language."""

    def __init__(self, kit: TableKit, table: SpokenTable, commands: Commands) -> None:
        self.kit, self._table, self._commands = kit, table, commands
        self._thought = -1.0  # the share of its time that a computer player was last said to have used

    def status(self, told: Status) -> Status:
        """The status line, with what the module left empty: what is asked, and of whom."""
        if told.asked:
            return told
        return replace(told, asked=self.waiting_words() if self.kit.desk.decision is None else self._asked_words())

    def question(self, decision: Decision) -> str:
        """What is asked; if several people share the screen, also of whom (UX-44)."""
        return self._asked_words() if self.kit.match.seats.company > 1 else self.kit.module.words.prompt(decision)

    def _asked_words(self) -> str:
        kit, decision = self.kit, self.kit.desk.decision
        assert decision is not None
        return kit.texts(
            "table-asked", name=kit.module.seat_name(decision.seat), prompt=kit.module.words.prompt(decision)
        )

    def thought(self) -> float | None:
        """The share of its time that a computer player has used, if it is to be shown anew; -1: nobody thinks long."""
        thinking = [one for one in self.kit.match.pace.thinking() if one.elapsed_ms >= THINKING_MS]
        share = thinking[0].elapsed_ms / max(1.0, thinking[0].most_ms) if thinking else -1.0
        if abs(share - self._thought) < 0.04 and (share < 0) == (self._thought < 0):
            return None
        self._thought = share
        return min(1.0, share) if share >= 0 else -1.0

    def waiting_words(self) -> str:
        """Who is waited for, without giving a secret choice away (UX-46)."""
        kit = self.kit
        if kit.match.result() is not None:
            return kit.texts("table-over")
        own = kit.module.pages.waiting()
        if own is not None:
            return own
        if kit.match.replies.ring is not None:
            return self._ring_words(kit.match.replies.ring)
        if self._table.shows_what_happened:
            return ""
        if kit.match.pace.waits_for_step:
            return kit.texts("table-step")
        if kit.match.pace.looks:
            return kit.texts("table-look")
        if any(one.again for one in kit.match.pace.thinking()):
            return kit.texts("table-thinking-again")
        deciding = kit.match.people.deciding()
        if len(deciding) == 1:
            name = kit.module.seat_name(deciding[0])
            machine = not kit.match.seats.is_human(deciding[0])
            return kit.texts("table-thinking" if machine else "table-waiting", name=name)
        return kit.texts("table-waiting-all") if deciding else ""

    def _ring_words(self, ring: Ring) -> str:
        """What people may respond to, and who could use something that lies open (UX-110)."""
        kit = self.kit
        announced = kit.module.replies.announced(ring.moment)
        said = [kit.texts("table-ring-moment", moment=announced)] if announced else []
        for seat in kit.match.replies.awaited:
            for thing in ring.waits[seat]:
                piece, deed = kit.module.replies.in_sight(thing)
                form = "table-ring-own" if deed else "table-ring-own.bare"
                said.append(kit.texts(form, name=kit.module.seat_name(seat), piece=piece, deed=deed))
        if not kit.match.replies.awaited:
            said.append(kit.texts("table-ring"))
        return " ".join(said)

    def declining(self, decision: Decision) -> str:
        """What doing nothing is called for whoever has called out; "" for everybody else."""
        return self.kit.texts("table-after-all") if self.kit.match.replies.has_called(decision.seat) else ""

    def extra_buttons(self) -> list[Widget]:
        """The buttons of the prompt bar while nobody is asked."""
        kit = self.kit
        outcome = self._table.outcome
        if outcome is not None:
            words, back = kit.texts("table-result"), doing(back_to_result, kit, outcome)
            return [Button(words, back, kind="main", icon="crown", id="result")]
        ring = kit.match.replies.ring
        if ring is not None:
            made: list[Widget] = [self._call_out(seat) for seat in sorted(ring.seats)]
            made += [self._not_now(seat) for seat in sorted(kit.match.replies.awaited)]
            if ring.ends is None and not kit.match.replies.awaited:
                made.append(Button(kit.texts("table-go-on"), kit.match.replies.end_ring, kind="main", id="go-on"))
            return made
        if kit.match.people.locked() is not None and kit.match.viewer is not None:
            again = doing(kit.match.people.sit, kit.match.viewer)
            return [Button(kit.texts("table-choose-again"), again, icon="undo", id="choose-again")]
        if kit.match.pace.looks:
            return [Button(kit.texts("table-look-button"), self._commands.step_on, kind="main", id="go-on")]
        if kit.match.pace.waits_for_step:
            words = kit.texts("table-step-button")
            return [Button(words, self._commands.step_on, kind="main", icon="step", id="step")]
        return kit.module.pages.extras()

    def _call_out(self, seat: int) -> Widget:
        """A person's button to call out: the name and the key, at the same place every time (UX-110)."""
        kit = self.kit
        name, key = kit.module.seat_name(seat), key_label(kit.ctx, CALL_OUTS[seat])
        tip = kit.texts("table-call-out", name=name)
        words = kit.texts("table-call-out-key", name=name, key=key) if key else tip
        return Button(words, doing(self._commands.call_out, seat), id=f"call-out-{seat}", tip=tip)

    def _not_now(self, seat: int) -> Widget:
        """The button of somebody for whom the ring waits, to go on without using anything."""
        kit = self.kit
        words = kit.texts("table-not-now", name=kit.module.seat_name(seat))
        return Button(words, doing(kit.match.replies.decline, seat), id=f"not-now-{seat}")

    def look_buttons(self) -> list[Widget]:
        """For questions that are answered in the open: to look at one's own cards, and to put them face down again."""
        kit = self.kit
        if kit.match.screen.asks_openly:
            return [IconButton("eye", kit.match.screen.look, kit.texts("table-look-own"), id="look")]
        if kit.match.screen.is_looking:
            return [IconButton("eye_off", kit.match.screen.look_away, kit.texts("table-look-away"), id="look-away")]
        return []

    def preview(self, piece: Id, target: Id) -> str:
        """Effect and cost of dropping a piece here, in a few words (UX-15)."""
        desk = self.kit.desk
        choice = desk.choice
        if isinstance(choice, (AmountChoice, SplitChoice)):
            slot = choice.slot_of(piece)
            return self.kit.texts("table-one-more", count=choice.numbers[slot] + 1) if slot is not None else ""
        if desk.decision is None or not isinstance(choice, OneChoice):
            return ""
        for option, gesture in choice.begun_with(piece):
            if gesture.onto == target or gesture.path[1:2] == (target,):
                return gesture.preview or self.kit.module.words.label(desk.decision, option)
        return ""

    def open_rules(self) -> None:
        """F1: open the rulebook at the rule of the reason that is shown, or else of the question (UX-94)."""
        decision, complaint = self.kit.desk.decision, self.kit.desk.complaint
        said = complaint.rule if complaint is not None else ""
        rule = said or self.kit.module.words.topic() or (decision.rule if decision else self.kit.match.replies.topic())
        self.kit.app.open_screen("rules")(self.kit.app, self.kit.module.game, rule)
