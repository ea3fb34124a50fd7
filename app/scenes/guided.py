"""The guided first game: the ordinary table, with a tip beside it where one helps (UX-93)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from app.match.lessons.guide import Guide, Tip, guide
from app.scenes.coach_panel import CoachPanel
from app.scenes.meaning import Meaning
from app.scenes.remembered import recall, remember
from app.scenes.tip_strip import LowButton, TipPanels, TipParts, TipRings, TipStrip
from app.table.panels import Panels
from app.table.parts import Parts
from app.table.scene import TableScene
from app.ui.buttons import Button, IconButton
from app.ui.widget import Widget

if TYPE_CHECKING:
    from app.match import Match
    from app.table.model import Tableau
    from app.ui.program import Program
    from rules import Event

TOPIC = "guide"
NEVER = "never"
FEW = 4  # things with a ring; more would be the whole table


def table_for(app: Program, match: Match) -> TableScene:
    """A guided table for one person who still wants tips, the plain one for everybody else."""
    game = match.session.setup.game
    found = guide(game)
    if found is None or len(match.seats.humans) != 1 or recall(app, TOPIC, game) == NEVER:
        return TableScene(app, match)
    return GuidedScene(app, match, found)


class GuidedScene(TableScene):
    """Shows each tip once, at the first question it fits; nothing waits for it."""

    def __init__(self, app: Program, match: Match, tips: Guide) -> None:
        self.guide = tips
        kept = recall(app, TOPIC, tips.game)
        self.shown: list[str] = [str(one) for one in kept] if isinstance(kept, list) else []
        self.tip: Tip | None = None
        self.never_again = not {tip.message for tip in tips.tips} - set(self.shown)
        self.panel: CoachPanel | TipStrip | None = None
        self._question: tuple[int, str] = (-1, "")
        self._learner = match.seats.humans[0]  # kept: the computer may play on for them while a tip stands (UX-74)
        super().__init__(app, match)

    def over(self) -> Widget | None:
        return self.panel

    def make_panels(self) -> Panels:
        self._tip_panels = TipPanels(self.kit, self.reading, self.wording, self.commands, self.words)
        self._tip_panels.strips, self._tip_panels.coach = self._strips, self.over
        return self._tip_panels

    def _strips(self) -> list[TipStrip]:
        """Every tip that may come in this game, as a strip; none after the tips were refused, or beside an open log."""
        if self.never_again or self._tip_panels.shows_log():
            return []
        return [self._strip(tip) for tip in self.guide.tips]

    def build(self) -> Widget:
        if self.tip is not None:
            self.panel = self._make_panel(self.tip)
        return super().build()

    def _make_panel(self, tip: Tip) -> CoachPanel | TipStrip:
        """In the column of the log, where that is open; otherwise in a strip above the table, because on the
        table there is no corner in which nothing lies."""
        if self.panels.shows_log():
            words = self.module.words.tip(tip.message)
            dismiss = Button(self.texts(self.guide.dismiss), self.dismiss, kind="main", icon="check", id="tip-dismiss")
            never = Button(self.texts(self.guide.never), self.never, kind="quiet", id="tip-never")
            return CoachPanel(self.texts("lesson-tip"), None, words, [dismiss, never])
        return self._strip(tip)

    def _strip(self, tip: Tip) -> TipStrip:
        words = self.texts(self.guide.dismiss)
        dismiss = LowButton(words, self.dismiss, kind="main", size="small", icon="check", id="tip-dismiss")
        never = IconButton("close", self.never, self.texts(self.guide.never), id="tip-never")
        return TipStrip(self.module.words.tip(tip.message), dismiss, never)

    def refresh(self, events: tuple[Event, ...] = (), *, animate: bool = True, before: Tableau | None = None) -> None:
        self._follow_log()
        super().refresh(events, animate=animate, before=before)

    def _follow_log(self) -> None:
        """A tip changes its place with the log; the room that a strip has of its own is gone while the log is open."""
        if self.tip is not None and isinstance(self.panel, TipStrip) == self.panels.shows_log():
            self.panel = self._make_panel(self.tip)
            self.host.layers[0].root.adopt(*self.parts.widgets())

    def lay_out(self) -> None:
        super().lay_out()
        if isinstance(self.panel, TipStrip):
            self.panel.lie_in(self.ctx, *self._tip_panels.room_of_strip())

    def make_layout(self) -> Parts:
        made = TipParts(self.kit, self.panels, self.prompt, self.reading.layer, self.over)
        made.rings = TipRings(self._meant)
        return made

    def _meant(self) -> list[pygame.Rect]:
        """What the tip speaks about; nothing while it moves, or if it is nearly everything."""
        if self.tip is None or self.timeline.busy:
            return []
        meant = Meaning.of(self.desk, self.tip.highlight, self._learner).rects(self.desk, self.host)
        return meant if len(meant) <= FEW else []

    def update(self, dt: float) -> bool:
        changed = super().update(dt)
        if not self.match.seats.humans:
            self._show(None)
        decision = self.desk.decision
        question = (len(self.match.session.log), decision.prompt if decision else "")
        if self.app.scene is self and decision is not None and question != self._question:
            self._question = question
            self._show(self.guide.tip(self.match.view()["table"], decision, self.shown))
        return changed

    def _show(self, tip: Tip | None) -> None:
        if tip is None and self.tip is None:
            return
        if tip is not None:
            self.shown.append(tip.message)
            remember(self.app, TOPIC, self.guide.game, list(self.shown))
        self.tip = tip
        self.panel = self._make_panel(tip) if tip else None
        if self.host.layers:
            self.host.layers[0].root.adopt(*self.parts.widgets())
            self.refresh(animate=False)

    def dismiss(self) -> None:
        self._show(None)

    def never(self) -> None:
        remember(self.app, TOPIC, self.guide.game, NEVER)
        self.shown = [tip.message for tip in self.guide.tips]
        self.never_again = True
        self._show(None)
