"""Forms: questions of several fields."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from app.table.roles.role import TableRole
from app.text.texts import message_id
from rules import Decision

if TYPE_CHECKING:
    from app.table.choose import FormChoice, FormThings


class FormRole(TableRole):
    """Forms: questions of several fields."""

    form_things: FormThings | None = None  # what on the table fills in this game's forms
    asks_forms = False  # its questions are often taller than a line: room is kept for them, also without a hand

    def field_name(self, decision: Decision) -> str:
        """The heading of a form's field: the message `field-<prompt id>`."""
        return self.table.texts(message_id("field", decision.prompt), **self.table.words.prompt_values(decision))

    def form_total(self, decision: Decision, filled: Mapping[str, Any]) -> str:
        """The running total of a form as it is filled in, in words; "" if it has none."""
        return ""

    def form_answer(self, decision: Decision, filled: Mapping[str, Any]) -> str:
        """A form that was handed in, in a few words; "": each of its fields is named."""
        return self.form_total(decision, filled)

    def form_problem(self, choice: FormChoice) -> str:
        """What is wrong with a form that is filled in at the table, told instead of its total; a form with a page says
        it beside the field."""
        return ""

    def form_warning(self, choice: FormChoice) -> str:
        """What would be wasted if the form were handed in as it is, in words; "" if nothing (UX-39)."""
        return ""

    def begins_at(self, choice: FormChoice) -> str:
        """The id of the widget on the game's own page that has the focus before anything is filled in; empty: the
        button that gives the answer, so that Enter gives the form as it lies there."""
        return ""
