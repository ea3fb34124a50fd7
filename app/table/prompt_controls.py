"""The controls of a choice: buttons, numbers, toggles, an order, and the button that confirms."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from app.table.actions import doing
from app.table.at_once import only_item, only_option
from app.table.choose import AmountChoice, Choice, FormChoice, OneChoice, OrderChoice, SomeChoice, SplitChoice
from app.table.desk import Desk
from app.table.model import Id
from app.table.prompt_kinds import OrderRow, Stepper
from app.ui.buttons import Button, IconButton
from app.ui.context import DIM, Style
from app.ui.controls import Slider
from app.ui.labels import Label, Paragraph
from app.ui.layout import Column, Space, Wrap
from app.ui.widget import Widget
from rules.core.decisions import DECLINING
from rules.core.forms import WHOLE

APART = 40.0  # between buttons and those that hurt
SLIDER_FROM = 7  # ranges from this size on also get a slider


class ChoiceControls:
    """Makes the controls of one choice, with these actions of the chosen card first."""

    def __init__(self, desk: Desk, actions: Sequence[Button]) -> None:
        self.desk = desk
        self.actions = actions
        self.choices: list[Button] = []  # in the order of the digit keys
        self.lights: dict[str, tuple[Id, ...]] = {}  # the things that a button is about, by the button's id

    def of(self, choice: Choice) -> list[Widget]:
        if isinstance(choice, FormChoice):
            return form_page(self, choice)
        made = self._one(choice) if isinstance(choice, OneChoice) else [*self.parts_of(choice), self.confirm(choice)]
        return [*made, *self.desk.module.pages.shortcuts(choice.decision, self.desk)]

    def parts_of(self, choice: Choice) -> list[Widget]:
        """The controls of a choice that is confirmed with a button, alone or as a field of a form."""
        if isinstance(choice, SomeChoice):
            return self._toggles(choice)
        if isinstance(choice, (AmountChoice, SplitChoice)):
            return self._numbers(choice)
        if isinstance(choice, OrderChoice):
            return [self._order(choice)]
        return []

    def _one(self, choice: OneChoice) -> list[Widget]:
        desk, decision = self.desk, choice.decision
        span = choice.span()
        if span is not None:
            return [*self._ranged(choice, span), self.confirm(choice)]
        declining = desk.declining()
        made: list[Widget] = list(self.actions)
        offered = [(option, True, "") for option in choice.buttons() if option != declining]
        only = only_option(desk)
        if only is not None and not made:
            offered.append((only, True, ""))
        for option, gesture, reason in choice.why:
            if not gesture.path and option not in DECLINING:
                offered.append((option, False, desk.module.words.reason(reason)))
        offered.sort(key=lambda one: desk.module.words.rank(one[0]))
        harmless = [one for one in offered if not desk.gesture(one[0]).harmful]
        harmful = [one for one in offered if desk.gesture(one[0]).harmful]
        made += [self._option(*one) for one in harmless]
        if made and harmful:
            made.append(Space(APART))  # what hurts stands apart (UX-34)
        made += [self._option(*one) for one in harmful]
        self.choices = [button for button in made if isinstance(button, Button)]
        assert decision is not None
        return made

    def _option(self, option: Any, enabled: bool, reason: str) -> Button:
        desk = self.desk
        assert desk.decision is not None
        gesture = desk.gesture(option)
        if gesture.about:
            self.lights[f"option-{option}"] = gesture.about
        return Button(
            desk.module.words.label(desk.decision, option),
            doing(desk.pick_option, option),
            enabled=enabled,
            kind="danger" if gesture.harmful else "plain",
            tip=reason or gesture.preview,
            id=f"option-{option}",
        )

    def _ranged(self, choice: OneChoice, span: tuple[int, int]) -> list[Widget]:
        def change(number: int) -> None:
            choice.number = max(span[0], min(span[1], number))
            self.desk.changed()

        assert choice.decision is not None
        name = self.desk.module.words.label(choice.decision, choice.picked)
        return self._number(name, lambda: choice.number, lambda: span, change, "number")

    def _number(
        self,
        name: str,
        value: Callable[[], int],
        span: Callable[[], tuple[int, int]],
        change: Callable[[int], None],
        id: str,
    ) -> list[Widget]:
        made: list[Widget] = [Stepper(name, value, span, change, self.desk.confirm, id=id)]
        low, high = span()
        if high - low >= SLIDER_FROM:
            made.append(Slider(value(), low, high, lambda number: change(round(number)), id=f"{id}-rail", tip=name))
        return made

    def _numbers(self, choice: AmountChoice | SplitChoice) -> list[Widget]:
        desk, made = self.desk, []
        if isinstance(choice, SplitChoice):
            names = [desk.module.words.name_of(slot) for slot in choice.decision.slots]
        else:
            names = [desk.module.words.name_of(slot[0]) for slot in choice.decision.slots] or [""]
        for place, name in enumerate(names):
            made += self._number(
                name,
                lambda place=place: choice.numbers[place],  # type: ignore[misc]
                lambda place=place: choice.span(place),  # type: ignore[misc]
                partial(self._set_number, choice, place),
                f"number-{place}",
            )
        return made

    def _set_number(self, choice: AmountChoice | SplitChoice, place: int, number: int) -> None:
        self.change(lambda: choice.set(place, number))

    def change(self, how: Callable[[], object]) -> None:
        """Call `how`, which changes the choice; for a form so that it can be taken back."""
        whole = self.desk.choice
        if isinstance(whole, FormChoice):
            whole.change(how)
        else:
            how()
        self.desk.arrange()

    def _toggles(self, choice: SomeChoice) -> list[Widget]:
        """Buttons for items that are not on the table, and for the only item wherever it is."""
        desk = self.desk
        made: list[Widget] = []
        only = only_item(desk) if choice is desk.choice else None
        if only is not None:
            words = desk.module.words.proposing(choice.decision, only)
            made.append(Button(words, self._hand_in(only), kind="main", id="only"))
        for item, gesture in choice.items.items():
            if gesture.path:
                continue

            def flip(item: Any = item) -> None:
                self.change(lambda: choice.toggle(item))

            label = desk.module.words.label(choice.decision, item)
            made.append(
                Button(
                    label,
                    flip,
                    chosen=item in choice.chosen,
                    icon="check" if item in choice.chosen else "",
                    id=f"option-{item}",
                )
            )
        self.choices = [button for button in made if isinstance(button, Button)]
        return made

    def _hand_in(self, only: Any) -> Callable[[], None]:
        """An action that chooses the only item and gives the answer, with one click."""

        def do() -> None:
            assert self.desk.choice is not None
            self.desk.choice.lay((only,))
            self.desk.confirm()

        return do

    def _order(self, choice: OrderChoice) -> Widget:
        desk = self.desk

        def names() -> Sequence[str]:
            return [desk.module.words.label(choice.decision, item) for item in choice.items]

        def move(place: int, to: int) -> None:
            self.change(lambda: choice.move(place, to))

        return OrderRow(names, move, id="order", tip=desk.ctx.texts("table-order-how"))

    def confirm(self, choice: Choice) -> Button:
        desk = self.desk
        instead = desk.module.answers.instead(choice)
        ready = instead is not None or choice.value() is not None
        tip = "" if ready else self._why_not(choice)
        return Button(
            desk.module.words.confirming(choice),
            instead or doing(desk.confirm),
            kind="main" if only_item(desk) is None else "plain",  # beside a proposal it means to do without
            icon="check",
            enabled=ready,
            tip=tip,
            id="confirm",
        )

    def _why_not(self, choice: Choice) -> str:
        """UX-19: why the answer cannot be given yet; of a form what the rules say against it."""
        if isinstance(choice, FormChoice):
            parts, wrong = choice.parts, choice.problems()
            for name, reason in wrong.items():
                if name == WHOLE or parts[name].laid() is not None:  # nobody is told that he has not chosen yet
                    return self.desk.module.words.reason(reason)
        return self.desk.ctx.texts("table-confirm-not")


WRONG = Style(size="small", weight="medium", role="harm_text")


def form_page(controls: ChoiceControls, choice: FormChoice) -> list[Widget]:
    """The widgets of a form: a block for each field, what is wrong with the whole form, and a button to go back."""
    desk, wrong = controls.desk, choice.problems()
    made: list[Widget] = []
    for name, part in choice.parts.items():
        heading = Label(desk.module.forms.field_name(part.decision), DIM)
        own = _one(controls, part) if isinstance(part, OneChoice) else controls.parts_of(part)
        for widget in own:
            if widget.id:
                widget.id = f"{name}-{widget.id}"  # because two fields may have controls with the same id
        lines: list[Widget] = [Wrap([heading, *own], align="left")]
        if name in wrong and part.laid() is not None:  # nobody is told that he has not chosen yet
            lines.append(Paragraph(desk.module.words.reason(wrong[name]), WRONG))
        made.append(Column(lines, gap=2))
    if WHOLE in wrong:
        made.append(Paragraph(desk.module.words.reason(wrong[WHOLE]), WRONG))
    tip = desk.ctx.texts("table-form-back")
    return [*made, IconButton("undo", doing(desk.back), tip, id="form-back", enabled=choice.changed)]


def _one(controls: ChoiceControls, part: OneChoice) -> list[Widget]:
    """Buttons for one of several options: the chosen one stays pressed; with a range it also has its number."""
    made: list[Widget] = [
        Button(
            controls.desk.module.words.label(part.decision, option),
            _picking(controls, part, option),
            size="small",
            chosen=option == part.picked,
            id=f"option-{option}",
        )
        for option in part.decision.options
    ]
    span = part.span()
    if span is not None:

        def number(to: int, span: tuple[int, int] = span) -> None:
            controls.change(lambda: _set_number(part, max(span[0], min(span[1], to))))

        made.append(Stepper("", lambda: part.number, lambda: span, number, controls.desk.confirm, id="number"))
    return made


def _picking(controls: ChoiceControls, part: OneChoice, option: Any) -> Callable[[], None]:
    return lambda: controls.change(lambda: part.pick(option))


def _set_number(part: OneChoice, number: int) -> None:
    part.number = number
