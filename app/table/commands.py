"""What keys, tools and other buttons do at the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Protocol

from app.table import menus, piece_actions
from app.table.choose import OneChoice
from app.table.keys import CALL_OUTS
from app.table.motion.timeline import INSTANT
from app.ui.input import PointerEvent
from rules import Decision, Illegal
from rules.core.decisions import Option

if TYPE_CHECKING:
    from app.match.options import ChainStep
    from app.table.kit import TableKit
    from app.table.panels import Panels
    from app.table.presenter import EventPresenter
    from app.table.reading import Reading

PAN_STEP = 60
END, MOST_UNASKED = "end", 40  # the question before a turn ends; how many seats of matches are not asked any more
PANNING = {"pan-left": (1, 0), "pan-right": (-1, 0), "pan-up": (0, 1), "pan-down": (0, -1)}


class CommandTable(menus.MenuTable, Protocol):
    """What the commands use, besides the desk and the match."""

    panels: Panels
    reading: Reading
    presenter: EventPresenter

    def refresh(self, *, animate: bool = True) -> None: ...

    def stale(self) -> None: ...


class Commands:
    """The named actions at a table; keys, gamepad and tool buttons all call these."""

    def __init__(self, kit: TableKit, table: CommandTable) -> None:
        self.kit, self._table = kit, table
        self.desk, self.match, self.ctx = kit.desk, kit.match, kit.ctx
        self.end_without_asking = False  # in a lesson, which says itself when to end
        self._asked_about: tuple[object, ...] = ()

    def end(self) -> None:
        option = self.desk.declining()
        decision = self.desk.decision
        if option is None or decision is None or self.desk.ends_too_soon():
            return
        _, further = self.kit.module.answers.ends_with(decision)
        unused = self.kit.module.answers.unused(decision)
        if unused and self._asks_before_end(decision, unused):
            quietly = partial(self._end_quietly, self._person(decision))
            menus.ask_before_end(self.kit, unused, lambda: self._give_end(option, further), quietly)
        else:
            self._give_end(option, further)

    def _give_end(self, option: Option, further: Sequence[ChainStep]) -> None:
        self.desk.ending = further
        try:
            self.desk.pick_option(option)
        finally:
            self.desk.ending = ()

    def _asks_before_end(self, decision: Decision, unused: Sequence[str]) -> bool:
        """Whether to ask before the turn ends; for the same unused things only once in a turn."""
        before, self._asked_about = self._asked_about, (decision.seat, self.match.log.turn, tuple(unused))
        settings = self.kit.app.settings
        unasked = self._person(decision) in settings["unasked"].get(END, ())
        quiet = self.end_without_asking or unasked or not settings["ask_before_end"]
        return not quiet and before != self._asked_about

    def _person(self, decision: Decision) -> str:
        """Who is asked: one person's wish at a shared screen is not the other's."""
        return f"{self.match.files.match_id}:{decision.seat}"

    def _end_quietly(self, person: str, on: bool) -> None:
        """UX-39: for this person in this game, however often the program is left meanwhile."""
        unasked = self.kit.app.settings["unasked"]
        others = [one for one in unasked.get(END, ()) if one != person]
        known = [*others, person] if on else others
        self.kit.app.settings["unasked"] = {**unasked, END: known[-MOST_UNASKED:]}

    def hint(self) -> None:
        self.attempt(self.match.hint)

    def undo(self) -> None:
        self.attempt(self.match.undoing.undo)

    def redo(self) -> None:
        self.attempt(self.match.undoing.redo)

    def attempt(self, call: Callable[[], object]) -> None:
        """Do something that the match may refuse; then the reason is shown."""
        try:
            call()
        except Illegal as refused:
            self.desk.complain(refused.reason, None)
        self.pump(0.0)

    def pump(self, dt: float) -> bool:
        """Let the match go on."""
        return self._table.pump(dt)

    def toggle_log(self) -> None:
        """Open or close the log; the next game begins with it as it was left."""
        self.kit.app.settings["log_panel"] = "folded" if self._table.panels.is_open() else "open"
        self.desk.cancel_drag()
        self._table.refresh(animate=False)

    def menu(self) -> None:
        self._table.reading.put_away()
        menus.open_menu(self._table)

    def other_buttons(self, intent: PointerEvent) -> bool:
        if intent.kind != "press" or intent.button != 3:
            return False
        if self.desk.drag or self.kit.top.box is not None:
            self.kit.top.cancel()
            self.kit.host.held = None
            return True
        listed = piece_actions.close_actions(self.kit.host)
        if len(self.kit.host.layers) > 1:
            return False  # a dialog lies over the table
        shown = self.desk.stage.piece_at(intent.pos) if self.desk.stage else None
        if shown is not None and self.kit.host.at(intent.pos) is self.kit.top:
            piece_actions.open_actions(self.kit, self._table.reading, shown.piece.id)
        elif not listed:
            self.desk.back()
        return True

    def released(self, action: str) -> bool:
        if action == "bare" and self.desk.bare:
            self.desk.bare = False
            self._table.stale()
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
            self.desk.shift()
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
            "inspect": self._table.reading.toggle,
            "page-up": lambda: self._table.reading.scroll(3),
            "page-down": lambda: self._table.reading.scroll(-3),
            "pin": self._table.reading.pin,
            "all-alike": self.alike,
            "fast": lambda: self.fast(True),
            "step-on": self.step_on,
            "hide": self.hide,
            "recap": self._table.presenter.recap_again,
        }.get(action)
        if plain is None:
            return False
        plain()
        return True

    def cancel(self) -> None:
        if self.kit.top.box is not None or self.desk.drag:
            self.kit.top.cancel()
            self.kit.host.held = None
        elif self._table.reading.close() or self.desk.back() or self._table.presenter.close_recap():
            self._table.stale()
        elif self.kit.overview:
            self.toggle_overview()
        else:
            self.menu()

    def let_keys_go(self) -> None:
        """The window has lost the focus: held keys count as released."""
        if self.desk.bare:
            self.released("bare")
        self.fast(False)

    def fast(self, held: bool) -> None:
        """While held, computer players do not rest and everything moves fast (UX-71)."""
        self.match.pace.fast_forward(held)
        speed = self.kit.app.settings["speed"]
        self.kit.timeline.speed = 4.0 if held and speed else float(speed) or INSTANT

    def call_out(self, seat: int) -> bool:
        return seat < len(self.match.seats) and self.match.replies.call_out(seat)

    def zoom(self, steps: int) -> None:
        pointer = self.kit.top.pointer
        at = pointer if self.kit.top.board.collidepoint(pointer) and self.ctx.device == "mouse" else None
        if self.desk.camera.zoom_by(steps, at):
            self.desk.shift()

    def home(self) -> None:
        self.desk.camera.go_home()
        self.desk.shift()

    def toggle_overview(self) -> None:
        """Switch the overview on or off, in which the board takes the whole window (UX-3)."""
        self.kit.overview = not self.kit.overview
        self.desk.camera.go_home()
        self._table.refresh(animate=False)

    def bare(self) -> None:
        self.desk.bare = True
        self._table.stale()

    def why(self) -> None:
        """F1: show the last reason of this question again; if it is already shown, or in a menu, open the rulebook."""
        self._table.reading.put_away()
        if self.kit.host.is_covered or not self.desk.repeat_reason():
            self._table.open_rules()

    def actions(self) -> None:
        thing = self.kit.thing_in_hand()
        if thing is not None:
            piece_actions.open_actions(self.kit, self._table.reading, thing)

    def alike(self) -> None:
        """All that are like the thing in hand; on a chip, like the piece it belongs to (UX-22)."""
        thing, choice = self.kit.thing_in_hand(), self.desk.choice
        if thing is None and isinstance(choice, OneChoice) and choice.touched:
            thing = choice.touched[-1]
        if thing is not None:
            self.desk.several(self.desk.alike(thing))

    def step_on(self) -> None:
        self.kit.timeline.dismiss_lines()
        self.match.pace.step()

    def hide(self) -> None:
        self.match.screen.hide()
        self.pump(0.0)
