"""A form in the prompt bar: for each field a heading, its controls and, if its value is wrong, the reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from app.table.actions import doing
from app.table.choose import FormChoice, OneChoice
from app.table.prompt_kinds import Stepper
from app.ui.buttons import Button, IconButton
from app.ui.context import DIM, Style
from app.ui.labels import Label, Paragraph
from app.ui.layout import Column, Wrap
from app.ui.widget import Widget
from rules.core.forms import WHOLE

if TYPE_CHECKING:
    from app.table.prompt_controls import ChoiceControls

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
