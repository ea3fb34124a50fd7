"""The keyboard focus at the table: it stays on its widget as long as that exists, and goes to a new question."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from app.table.choose import LEGAL, TARGET, AmountChoice, FormChoice, OneChoice, SomeChoice, SplitChoice
from app.table.model import Id
from app.table.prompt_kinds import Stepper
from app.table.top import FocusSpot
from app.ui.buttons import Pressable
from app.ui.input import Act, Intent
from app.ui.widget import Widget

if TYPE_CHECKING:
    from app.match.reply_windows import Ring
    from app.table.desk import Desk
    from app.table.kit import TableKit
    from app.table.prompt import PromptBar


NEVER_NATURAL = ("rule", "choose-again")  # what Enter presses only if somebody goes there
OF_A_PERSON = ("call-out-", "not-now-")  # buttons of a ring that speak for one of the people at this screen (UX-110)
_STEPS = ("confirm", "next", "previous", "left", "right", "up", "down")  # what sets out from the focus


class Attention:
    """Moves the focus when the widget it was on has gone, or when a new question comes."""

    def __init__(self, kit: TableKit, prompt: PromptBar, natural: Callable[[list[Widget]], Widget | None]) -> None:
        self.kit, self._prompt = kit, prompt
        self._natural = natural  # chooses the widget that gets the focus by itself; a lesson chooses another one
        self.is_drawn = False  # a new question has come that the focus is to go to
        self._answered: object = None  # changes with every answer
        self._ring: Ring | None = None
        self._left: str | None = None  # the id of the widget the focus stayed on when a question came to the mouse

    def settle(self) -> None:
        """The widgets may be new: keep the focus on the one with the same id; if there is none, go to the question."""
        host = self.kit.host
        table, focused = host.layers[0], host.layers[0].focus
        answered, self._answered = self._answered, self.kit.desk.answered
        strayed = (answered != self._answered and self._is_quiet(focused)) or self._speaks_in_an_old_ring(focused)
        if focused is not None and focused.stands_in(table.root) and not strayed:
            return
        focused = None if strayed else focused
        everything = list(table.root.walk())
        goal = next(
            (widget for widget in everything if focused is not None and widget.id == focused.id and widget.id), None
        )
        if len(host.layers) > 1:
            table.focus = goal  # a dialog has the focus; it comes back here when the dialog is closed
        else:
            host.focus_on(goal or self._natural(everything))

    def _speaks_in_an_old_ring(self, focused: Widget | None) -> bool:
        """Whether the focus has stayed on somebody's button since the last ring: Enter would speak for that person."""
        before, self._ring = self._ring, self.kit.match.replies.ring
        return focused is not None and focused.id.startswith(OF_A_PERSON) and before is not self._ring

    def _is_quiet(self, focused: Widget | None) -> bool:
        """Whether the focus is on a place that may be touched without being what is asked for."""
        top = self.kit.top
        thing = top.focused_thing() if focused is not None else None
        return thing is not None and top.is_quiet(thing)

    def follow(self) -> None:
        """Move the focus to a new question; while the mouse is in use not before a key asks for it."""
        drawn, self.is_drawn = self.is_drawn, False
        host = self.kit.host
        if not drawn or len(host.layers) > 1 or host.typing:
            return
        self._left = None
        if self.kit.ctx.device == "mouse":
            self._left = self._focused_id()
        else:
            self.begin()

    def turn_to_keys(self, intent: Intent) -> bool:
        """A key comes after the mouse: the focus goes to the question, unless it was moved since that came.

        True if the key is used up: Enter shows first what it would answer, unless a button in gold says so already.
        """
        if not isinstance(intent, Act) or intent.released or intent.action not in _STEPS:
            return False
        host, gold = self.kit.host, self.meant(self.kit.host.focused)
        left, self._left = self._left, None
        if self.kit.ctx.device != "mouse" or len(host.layers) > 1:
            return False
        if intent.action == "confirm" and isinstance(gold, Pressable) and gold is host.gold:
            host.focus_on(gold)
            return False
        if left is None or left != self._focused_id():
            return False
        self.kit.ctx.device = intent.device
        self.begin()
        host.dirty = True  # the focus may have been there, but with the mouse it was not shown
        return intent.action == "confirm" and host.focused is not None

    def meant(self, focused: Widget | None) -> Widget | None:
        """What Enter does while this has the focus, for the button that shows it: after the mouse that is the natural
        answer, or what was chosen by hand."""
        kit, desk = self.kit, self.kit.desk
        table = kit.host.layers[0]
        if len(kit.host.layers) > 1:
            return focused
        if kit.ctx.device == "mouse":
            confirm = self._prompt.find("confirm")
            if confirm is not None and confirm.enabled and _has_chosen(desk):
                return confirm
            if self._left is not None and self._left == self._focused_id():
                focused = self._natural(list(table.root.walk()))
        if isinstance(focused, Stepper):
            return self._prompt.find("confirm")
        return self._done_on(focused.thing) or focused if isinstance(focused, FocusSpot) else focused

    def _done_on(self, thing: Id) -> Widget | None:
        """The button of what Enter does with a thing that is chosen already."""
        desk = self.kit.desk
        if isinstance(desk.choice, OneChoice) and desk.choice.touched[-1:] == [thing]:
            option = desk.default_action()
            number = desk.choice.actions().index(option) + 1 if option is not None else 0
            return self.kit.host.layers[0].root.find(f"chip-{number}")
        return self._prompt.find("confirm") if desk.may_hand_in(thing) else None

    def keys_are_used(self, intent: Act) -> None:
        """Enter has ended an animation: the question that was waiting for it, or comes next, shows its focus at once,
        so that no further Enter is needed for that."""
        if self.kit.ctx.device == "mouse":
            self.turn_to_keys(intent)
            self.kit.ctx.device = intent.device
            self.kit.host.dirty = True

    def to_confirm(self) -> None:
        """Something was chosen by hand, and nothing is left to choose: the next Enter confirms it."""
        self._left = None
        self.kit.host.focus_on(self._prompt.find("confirm"))

    def _focused_id(self) -> str:
        focused = self.kit.host.layers[0].focus
        return focused.id if focused is not None else ""

    def begin(self) -> None:
        """Move the focus to the question."""
        host, self._ring = self.kit.host, self.kit.match.replies.ring
        host.focus_on(self._natural(list(host.layers[0].root.walk())))

    def to_question(self, everything: list[Widget]) -> Widget | None:
        """The widget of the natural answer: Enter gives it, or begins it.

        That is what the game says; a proposal that only needs to be confirmed; a thing that may be touched; a button of
        the question; declining. Never a thing that can
        only be looked at, nor the book, nor what takes a choice back, nor what another person may say: while nobody is
        asked anything the focus may be nowhere.
        """
        kit = self.kit
        inside = [widget for widget in everything if widget.focusable and widget.rect.width and widget.enabled]
        by_id = {widget.id: widget for widget in inside}
        first = self._first_line()
        if first and first not in by_id:
            return None  # the page is still being made: no Enter hands in what nobody has seen
        in_prompt = [widget for widget in inside if self._prompt in widget.ancestors()]
        spots = (kit.top.spot(thing) for thing in offered_things(kit.desk))
        natural = [by_id.get(id) for id in self._natural_ids()]
        choices = sorted(self._prompt.choices, key=lambda button: button.kind == "danger")
        others = (*spots, *choices, by_id.get("end"), *in_prompt)
        found = (*natural, *(widget for widget in others if widget and not widget.id.startswith(OF_A_PERSON)))
        usable = (widget for widget in found if widget is not None and widget.enabled)
        return next((widget for widget in usable if widget.id not in NEVER_NATURAL), None)

    def _natural_ids(self) -> list[str]:
        desk = self.kit.desk
        if desk.decision is None or desk.choice is None:
            return []
        option = desk.module.answers.natural(desk.decision)
        named = [f"option-{option}"] if option is not None else ["only"]  # a proposal for the only item
        if isinstance(desk.choice, AmountChoice):
            return [*named, "number-0", "number"]  # Enter on a number gives all of them
        if not isinstance(desk.choice, FormChoice) or desk.choice.value() is None:
            return named
        first = self._first_line()
        return [*named, *([first] if first else []), "confirm"]

    def _first_line(self) -> str:
        """Where a form on the game's own page begins, as long as nothing is filled in."""
        choice = self.kit.desk.choice
        return self.kit.module.forms.begins_at(choice) if isinstance(choice, FormChoice) and not choice.changed else ""


def _has_chosen(desk: Desk) -> bool:
    """Whether some of several things are chosen, or numbers given to them."""
    choice = desk.choice
    return (
        bool(choice.chosen) if isinstance(choice, SomeChoice) else isinstance(choice, SplitChoice) and choice.total > 0
    )


def offered_things(desk: Desk) -> list[Id]:
    """What the present question lets one touch: the natural thing, the other useful ones, then a bluff or a waste."""
    choice = desk.choice
    if choice is None or desk.decision is None:
        return []
    first = desk.module.gestures.natural_thing(desk.decision)
    poor = choice.worths() if isinstance(choice, OneChoice) else {}
    things = [thing for thing, mark in choice.marks().items() if mark in (LEGAL, TARGET)]
    return sorted(things, key=lambda thing: (thing != first, thing in poor))
