"""While somebody plays, what comes next is loaded and drawn beside the frames (UX-100, UX-101)."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from app.ui.context import BODY, CAPS, DIM, LEAD, STRONG, TINY_CAPS, TITLE, Style

if TYPE_CHECKING:
    from app.ui.program import Program

LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789áéíóöőúüűÁÉÍÓÖŐÚÜŰ.,:;!?()+−–·×„”’"


def prepare_play(app: Program) -> None:
    """At the table: the dice, the result's code and the typefaces of dialogs, long before they are needed."""
    studio = app.studio
    if studio is None:
        return
    for name in ("pymunk.batch", *app.after_play, "app.ui.warm"):
        studio.ask(name, partial(import_module, name), later=True)
    for style in (TITLE, LEAD, STRONG, BODY, DIM, CAPS, TINY_CAPS):
        studio.ask(("letters", style, app.ctx.scale, app.ctx.text_scale), partial(_letters, app, style), later=True)


def _letters(app: Program, style: Style) -> None:
    """A typeface keeps the letters it has drawn once."""
    app.ctx.font(style).render(LETTERS, True, (255, 255, 255))
