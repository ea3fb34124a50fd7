"""The clock of the round at the desk (KG-11.73): start, stand, a minute more or less, the whole time again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.scenes.tournament.moment import steady, time_left
from app.scenes.tournament.wording import clock_words
from app.ui.buttons import Button, IconButton
from app.ui.context import TITLE, Context
from app.ui.labels import Icon, Label
from app.ui.layout import Row
from rules.tournament import Clocked

if TYPE_CHECKING:
    from app.scenes.tournament.desk import DeskScene
    from rules.tournament import Tournament


class ClockLabel(Label):
    """The time that is left; it changes by itself, and warns in words and colour when it is up."""

    ticks = True

    def __init__(self, t: Tournament) -> None:
        super().__init__(clock_words(time_left(t)), TITLE, id="clock")
        self._t = t

    def width(self, ctx: Context) -> int:
        """Wide enough for every second, so that nothing moves while it runs."""
        from app.ui import lettering

        return lettering.text_width(ctx, "0:00:00", self.style)

    def tick(self, ctx: Context) -> bool:
        words = clock_words(time_left(self._t))
        if words == self.text:
            return False
        self.text = words
        self.place(ctx, self.rect)
        return True


class ClockBar(Row):
    """The time left and its buttons; without a round there is nothing to time."""

    def __init__(self, desk: DeskScene) -> None:
        self._desk = desk
        t, texts = desk.t, desk.texts
        running = t.clock.running and time_left(t) > 0
        words, icon = ("tournament-clock-pause", "pause") if running else ("tournament-clock-start", "play")
        buttons = [
            IconButton("minus", lambda: self._by(-60), texts("tournament-clock-less"), id="clock-less"),
            IconButton("plus", lambda: self._by(60), texts("tournament-clock-more"), id="clock-more"),
            IconButton("rotate", self._reset, texts("tournament-clock-reset"), id="clock-reset"),
            Button(texts(words), self._toggle, icon=icon, id="clock-toggle"),
        ]
        super().__init__([Icon("clock", 26), ClockLabel(t), *buttons], gap=8, region=True)
        self.visible = t.current is not None

    def _left(self) -> int:
        return time_left(self._desk.t)

    def _set(self, running: bool, left: int) -> None:
        if self._desk.enter(Clocked(running, max(0, left), *steady())):
            self._desk.rebuild()

    def _toggle(self) -> None:
        running = self._desk.t.clock.running and self._left() > 0
        self._set(not running, self._left() or self._desk.t.seconds)

    def _by(self, seconds: int) -> None:
        self._set(self._desk.t.clock.running, self._left() + seconds)

    def _reset(self) -> None:
        self._set(False, self._desk.t.seconds)
