"""What keys, tools and other buttons do at the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from app.table import menus
from app.table.keys import CALL_OUTS
from app.table.model import Id
from app.table.motion.timeline import INSTANT
from app.ui.input import PointerEvent
from rules import Illegal

if TYPE_CHECKING:
    from app.table.scene import TableScene

PAN_STEP = 60
PANNING = {"pan-left": (1, 0), "pan-right": (-1, 0), "pan-up": (0, 1), "pan-down": (0, -1)}


class Commands:
    """Named actions on a table scene; keys, pad and tool buttons share them."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.desk, self.match, self.ctx = scene.desk, scene.match, scene.ctx

    def end(self) -> None:
        option = self.desk.declining()
        decision = self.desk.decision
        if option is None or decision is None:
            return
        unused = self.scene.module.unused(decision)
        if unused and self._asks_before_end():
            menus.ask_before_end(self.scene, unused, lambda: self.desk.pick_option(option))
        else:
            self.desk.pick_option(option)

    def _asks_before_end(self) -> bool:
        return bool(self.scene.app.settings["ask_before_end"]) and not self.scene.teller.end_without_asking

    def hint(self) -> None:
        self.attempt(self.match.hint)

    def undo(self) -> None:
        self.attempt(self.match.undo)

    def redo(self) -> None:
        self.attempt(self.match.redo)

    def attempt(self, call: Callable[[], object]) -> None:
        """Do something the match may refuse; the reason is shown."""
        try:
            call()
        except Illegal as refused:
            self.desk.complain(refused.reason, None)
        self.scene.pump(0.0)

    def toggle_log(self) -> None:
        """Open or fold the log; the next game begins with it as it was left."""
        self.scene.app.settings["log_panel"] = "folded" if self.scene.panels.shows_log() else "open"
        self.desk.cancel_drag()
        self.scene.refresh(animate=False)

    def menu(self) -> None:
        self.scene.reading.put_away()
        menus.open_menu(self.scene)

    def other_buttons(self, intent: PointerEvent) -> bool:
        if intent.kind != "press" or intent.button != 3:
            return False
        if self.desk.drag or self.scene.top.box is not None:
            self.scene.top.cancel()
            self.scene.host.held = None
            return True
        listed = menus.close_actions(self.scene)
        if len(self.scene.host.layers) > 1:
            return False  # a dialog stands between the pointer and the table
        shown = self.desk.stage.piece_at(intent.pos) if self.desk.stage else None
        if shown is not None and self.scene.host.at(intent.pos) is self.scene.top:
            menus.open_actions(self.scene, shown.piece.id)
        elif not listed:
            self.desk.back()
        return True

    def released(self, action: str) -> bool:
        if action == "bare" and self.desk.bare:
            self.desk.bare = False
            self.scene.stale()
            return True
        if action == "fast":
            self.fast(False)
            return True
        return False

    def do(self, action: str) -> bool:
        if action == "cancel":
            self.cancel()
            return True
        if action in CALL_OUTS:
            return self.call_out(CALL_OUTS.index(action))
        if action in PANNING:
            dx, dy = PANNING[action]
            self.desk.camera.pan(dx * self.ctx.px(PAN_STEP), dy * self.ctx.px(PAN_STEP))
            self.desk.arrange()
            return True
        plain = {
            "undo": self.undo,
            "redo": self.redo,
            "hint": self.hint,
            "end": self.end,
            "log": self.toggle_log,
            "zoom-in": lambda: self.zoom(1),
            "zoom-out": lambda: self.zoom(-1),
            "home": self.home,
            "overview": self.toggle_overview,
            "bare": self.bare,
            "why": self.why,
            "actions": self.actions,
            "inspect": self.scene.reading.toggle,
            "pin": self.scene.reading.pin,
            "all-alike": self.alike,
            "fast": lambda: self.fast(True),
            "step-on": self.step_on,
            "hide": self.hide,
            "recap": self.scene.teller.recap_again,
        }.get(action)
        if plain is None:
            return False
        plain()
        return True

    def cancel(self) -> None:
        if self.scene.top.box is not None or self.desk.drag:
            self.scene.top.cancel()
            self.scene.host.held = None
        elif self.scene.reading.close() or self.desk.back() or self.scene.teller.close_recap():
            self.scene.stale()
        elif self.scene.overview:
            self.toggle_overview()
        else:
            self.menu()

    def let_keys_go(self) -> None:
        """Keys that were held when the window lost the focus are not held any more."""
        if self.desk.bare:
            self.released("bare")
        self.fast(False)
        self.scene.hush = False

    def fast(self, held: bool) -> None:
        """While held, computer players do not rest and everything moves fast (UX-71)."""
        self.match.fast_forward(held)
        speed = self.scene.app.settings["speed"]
        self.scene.timeline.speed = 4.0 if held and speed else float(speed) or INSTANT

    def call_out(self, seat: int) -> bool:
        return seat < len(self.match.seats) and self.match.call_out(seat)

    def zoom(self, steps: int) -> None:
        pointer = self.scene.pointer
        at = pointer if self.scene.top.board.collidepoint(pointer) and self.ctx.device == "mouse" else None
        if self.desk.camera.zoom_by(steps, at):
            self.desk.arrange()

    def home(self) -> None:
        self.desk.camera.go_home()
        self.desk.arrange()

    def toggle_overview(self) -> None:
        """All public areas at once: the board takes the whole window; the same key leaves it (UX-3)."""
        self.scene.overview = not self.scene.overview
        self.desk.camera.go_home()
        self.scene.refresh(animate=False)

    def bare(self) -> None:
        self.desk.bare = True
        self.scene.stale()

    def why(self) -> None:
        """F1: the last reason of this question once more; while it stands there, and in a menu, the rulebook."""
        self.scene.reading.put_away()
        if self.scene.host.is_covered or not self.desk.repeat_reason():
            self.scene.teller.open_rules()

    def thing_in_hand(self) -> Id | None:
        """What the keyboard or the pointer is on."""
        if self.ctx.device == "mouse":
            return self.desk.hover
        return self.scene.top.focused_thing()

    def actions(self) -> None:
        thing = self.thing_in_hand()
        if thing is not None:
            menus.open_actions(self.scene, thing)

    def alike(self) -> None:
        thing = self.thing_in_hand()
        if thing is not None:
            self.desk.several(self.desk.alike(thing))

    def step_on(self) -> None:
        self.scene.timeline.dismiss_lines()
        self.match.step()

    def hide(self) -> None:
        self.match.hide()
        self.scene.pump(0.0)
