"""What needs no second click: the only move of a piece, if it is free, and the only thing that can be chosen."""

from __future__ import annotations

from typing import Any

from app.table.choose import OneChoice, SomeChoice
from app.table.desk import Desk
from rules.core.decisions import DECLINING


def do_at_once(desk: Desk) -> bool:
    """Do the only thing that can be done with the chosen piece, if it costs nothing and can be undone (UX-20)."""
    choice = desk.choice
    if not isinstance(choice, OneChoice) or choice.picked is not None or len(choice.touched) != 1:
        return False
    meant = {option for option, _ in choice.candidates()}
    if len(meant) != 1:
        return False
    option = meant.pop()
    value = choice.whole(option)
    plain = value is not None and not desk.gesture(option).harmful
    return plain and desk.is_harmless(choice.decision, value) and desk.pick_option(option)


def only_option(desk: Desk) -> Any:
    """The only option besides declining, if it is about a thing on the table: a button offers it by name."""
    choice = desk.choice
    if not isinstance(choice, OneChoice) or choice.touched:
        return None
    options = [option for option in choice.decision.options if option not in DECLINING]
    return options[0] if len(options) == 1 and desk.gesture(options[0]).path else None


def only_item(desk: Desk) -> Any:
    """The only item that can be chosen; None if there are several."""
    choice = desk.choice
    if not isinstance(choice, SomeChoice) or len(choice.items) != 1 or choice.chosen:
        return None
    item, gesture = next(iter(choice.items.items()))
    return item if gesture.path else None
