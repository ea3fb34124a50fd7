"""When the controls of a question begin to listen: a click may still be meant for the question before (UX-23)."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from app.table.desk import SECOND_CLICK_MS
from app.ui.buttons import Pressable
from app.ui.context import Context
from app.ui.widget import DEAF_MS, Widget
from rules import Decision


class Listening:
    """Controls that are made anew at their old places accept clicks at once, unlike new ones (UX-23)."""

    def __init__(self) -> None:
        self._question: object = None
        self._settled: dict[str, tuple[tuple[int, ...], float]] = {}

    def keep(self, decision: Decision | None, widgets: Iterable[Widget]) -> None:
        """Called after these controls of this question have been placed."""
        question = (decision.seat, decision.prompt, decision.key) if decision else None
        if question != self._question:
            self._question, self._settled = question, {}
        for widget in widgets:
            if not widget.id:
                continue
            place, settled = self._settled.get(widget.id, ((), widget.settled))
            if place == tuple(widget.rect):
                widget.settled = settled
            self._settled[widget.id] = (tuple(widget.rect), widget.settled)


class SecondClick:
    """A button that lies where another one has just answered the question before takes no click for as long as a double
    click lasts: it was meant for what lay there (UX-23). One that says the same as before listens like all others."""

    def __init__(self) -> None:
        self._question: object = None
        self._boxes: list[tuple[pygame.Rect, str]] = []  # of the buttons that lie there now
        self._gone: list[tuple[pygame.Rect, str]] = []  # of those that lay there before the last answer
        self.until = 0.0  # when all of them listen

    def words_at(self, pos: tuple[int, int]) -> str:
        """What the button says that lies there; "" if there is none."""
        return next((said for box, said in self._boxes if box.collidepoint(pos)), "")

    def keep(self, ctx: Context, question: object, widgets: Iterable[Widget]) -> None:
        """Called after these controls of this question have been placed."""
        buttons = [one for one in widgets if isinstance(one, Pressable) and one.enabled]
        if question != self._question:
            self._question = question
            if self._boxes:
                self._gone, self.until = self._boxes, ctx.clock + SECOND_CLICK_MS
        self._boxes = [(button.rect.copy(), button.spoken()) for button in buttons]
        if ctx.clock >= self.until:
            return
        for button in buttons:
            words = button.spoken()
            if any(box.colliderect(button.rect) and said != words for box, said in self._gone):
                button.settled = self.until - DEAF_MS
