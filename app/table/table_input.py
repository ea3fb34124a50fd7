"""Input at the table: pointer, keys and gamepad, in the order in which the parts of the table get them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from app.table.painter import comes_forward
from app.ui.input import Act, Chord, Digit, Intent, Lost, PointerEvent
from rules import Decision
from rules.core.decisions import Value

if TYPE_CHECKING:
    from app.table.arrange import Shown
    from app.table.commands import Commands
    from app.table.kit import TableKit
    from app.table.model import Id
    from app.table.parts import Parts
    from app.table.reading import Reading
    from app.table.updater import TableUpdater

Offer = Callable[[Intent], bool]


class TableInput:
    """Passes the input of one table on to widgets, `Commands` and desk."""

    def __init__(
        self,
        kit: TableKit,
        commands: Commands,
        passing: PassingOn,
        reading: Reading,
        updater: TableUpdater,
        parts: Parts,
    ) -> None:
        self.kit, self.commands, self.passing, self.reading = kit, commands, passing, reading
        self.updater, self.parts = updater, parts
        self.hush = False  # the key that lifted the cover is still down

    def offer(self, intent: Intent, onward: Offer) -> bool:
        """Use an intent before the widgets get it, or pass it on to them with `onward`; True if it was used."""
        kit = self.kit
        if not isinstance(intent, Chord):
            kit.match.screen.touched()
        if self.passing.holds_back(intent):
            return True
        if isinstance(intent, PointerEvent):
            kit.top.pointer, kit.top.shift = intent.pos, intent.shift
            if intent.kind in ("press", "release"):
                self.reading.handled()
            if intent.kind == "press":
                self.reading.press_at(intent.pos)
            if intent.kind == "wheel" and self.reading.wheel(intent.wheel):
                return True
            return self._point(intent, onward)
        if isinstance(intent, Act) and intent.action == "confirm" and self._hushed(intent):
            return True
        confirms = isinstance(intent, Act) and intent.action == "confirm" and not intent.released
        ends = isinstance(intent, Act) and intent.action == "end" and not intent.released
        if isinstance(intent, Digit) or confirms or ends:
            self.reading.plays_on()
        if isinstance(intent, Act) and confirms and self.kit.timeline.busy:
            used = onward(intent)  # it ends what is running; only then is there a question to turn to
            self.updater.attention.keys_are_used(intent)
            return used
        return self.updater.attention.turn_to_keys(intent) or onward(intent)

    def _hushed(self, intent: Act) -> bool:
        """Whether to ignore a key because it lifted the cover and is still down: it must not do anything else."""
        if intent.released:
            self.hush = False
        return self.hush

    def _point(self, intent: PointerEvent, onward: Offer) -> bool:
        desk, host = self.kit.desk, self.kit.host
        before, drag = host.dirty, desk.drag
        over = drag.over if drag else None
        used = onward(intent)
        if intent.kind == "move":
            self._hover(intent.pos)
            still = desk.drag is not None and desk.drag.over == over
            if drag is not None and still and self.updater.is_fresh:
                host.dirty = before  # only the dragged piece has moved: the rest need not be drawn again
                self.kit.app.dirty = True
        return used

    def _hover(self, pos: tuple[int, int]) -> None:
        desk, host = self.kit.desk, self.kit.host
        if self.kit.top.panning:
            return  # the board follows the pointer
        under = host.at(pos)
        if self.parts.panels.reads_log() and self.reading.log.hovered(pos):
            host.dirty = True
        if self.reading.holds(pos) and (under is self.kit.top or self.reading.is_under(under)):
            return
        shown = desk.piece_at(pos) if under is self.kit.top else None
        desk.fan_out(shown, pos)
        thing = shown.piece.id if shown else None
        if thing != desk.hover:
            lifted = any(one is not None and self._comes_forward(one) for one in (shown, self._shown(desk.hover)))
            desk.hover = thing
            self.reading.pointed(thing)
            if lifted:
                host.dirty = True

    def _comes_forward(self, shown: Shown) -> bool:
        """Whether a piece is drawn another way when it is pointed at: in the hand, or in a row that overlaps."""
        stage = self.kit.desk.stage
        if shown.hand or stage is None:
            return shown.hand
        beside = (one for one in stage.shown if one is not shown and one.piece.place == shown.piece.place)
        return comes_forward(shown.piece) and any(one.box.colliderect(shown.box) for one in beside)

    def _shown(self, thing: Id | None) -> Shown | None:
        stage = self.kit.desk.stage
        return stage.of(thing) if stage and thing is not None else None

    def foremost(self, intent: Intent) -> bool:
        """Use intents that concern the game itself or a running animation, before any widget gets them."""
        kit = self.kit
        if kit.module.devices.offer(intent):
            return True
        meant = kit.module.devices.key(intent.name, kit.asked) if isinstance(intent, Chord) else None
        if meant is not None:
            self._answer(*meant)
            return True
        confirms = isinstance(intent, Act) and intent.action == "confirm" and not intent.released
        return confirms and self._skips()

    def _answer(self, decision: Any, value: Value) -> None:
        self.commands.attempt(lambda: self.kit.match.answer(value, seat=decision.seat))

    def _skips(self) -> bool:
        """Space or gamepad A: end the running animation (UX-25), or a ring that waits for a key; never one that waits
        for somebody: such a key is easily meant for something else."""
        match, timeline = self.kit.match, self.kit.timeline
        if match.replies.ring is not None and match.replies.ring.ends is None and not match.replies.awaited:
            match.replies.end_ring()
            return True
        if timeline.busy:
            timeline.finish_running()
            return True
        if match.pace.looks and len(self.kit.host.layers) == 1:
            self.commands.step_on()
            return True
        return False

    def use(self, intent: Intent) -> bool:
        """Use an intent that no widget has used; True if it was used."""
        if isinstance(intent, Lost):
            self.kit.top.cancel()
            self.commands.let_keys_go()
            self.hush = False
            self.kit.match.screen.focus_lost()
            self.commands.pump(0.0)
            return True
        if isinstance(intent, Digit):
            parts = self.parts
            return parts.chips.press_digit(self.kit.ctx, intent.value) or parts.prompt.press_digit(intent.value)
        if isinstance(intent, PointerEvent):
            return self.commands.other_buttons(intent)
        if isinstance(intent, Act):
            return self.commands.released(intent.action) if intent.released else self.commands.do(intent.action)
        return False


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
