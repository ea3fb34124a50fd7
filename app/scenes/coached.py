"""A table with a panel over it that explains something: that of a lesson, or of a puzzle."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from app.match import Over
from app.scenes.celebration import LASTS_MS, draw_stars
from app.scenes.coach_panel import CoachedPanels, CoachPanel, Place
from app.scenes.meaning import Meaning, coach_room, lying, touchable
from app.table.panels import Panels
from app.table.parts import Parts
from app.table.presenter import EventPresenter
from app.table.scene import TableScene
from app.ui.widget import Widget

if TYPE_CHECKING:
    from app.match import Match
    from app.table.module import GameTable
    from app.ui.program import Program


class CoachedPresenter(EventPresenter):
    """It ends with the coach's last sentence, not with the standings of a game nobody chose."""

    def _over(self, over: Over) -> None:
        self._table.refresh(animate=False)


class CoachedParts(Parts):
    """Where a panel of the game fills the board, the coach stands above it, so that neither covers the other."""

    def room_of_panel(self, board: pygame.Rect) -> pygame.Rect:
        coach = self.over()
        if self.panels.divide().right.width or not isinstance(coach, CoachPanel):
            return board
        edge = self.kit.ctx.px(6)
        return coach.head(self.kit.ctx, board.inflate(-2 * edge, -edge))


class CoachedScene(TableScene):
    """Says what it has to say in a panel that keeps off what it speaks about, and lets that shine."""

    def __init__(self, app: Program, match: Match, module: type[GameTable] | None = None) -> None:
        self.panel: CoachPanel | None = None
        self._stood: Place | None = None
        self.joyful_since: float | None = None  # stars fall from then on for a while
        super().__init__(app, match, module)
        self.commands.end_without_asking = True  # the coach has said so

    # --- what there is to say

    def make_panel(self) -> CoachPanel:
        raise NotImplementedError

    def meaning(self) -> Meaning:
        """What the panel speaks about."""
        return Meaning()

    @property
    def only_read(self) -> bool:
        """Whether there is only the panel to read now: then nothing is to be done in the question's row."""
        return False

    @property
    def language(self) -> str:
        return "hu" if self.ctx.texts.language == "hu" else "en"

    # --- the parts of the table

    def make_panels(self) -> Panels:
        made = CoachedPanels(self.kit, self.reading, self.wording, self.commands, self.words)
        made.coach = self.over
        return made

    def make_layout(self) -> Parts:
        return CoachedParts(self.kit, self.panels, self.prompt, self.reading.layer, self.over)

    def make_presenter(self) -> EventPresenter:
        return CoachedPresenter(self.kit, self)

    # --- the panel

    def over(self) -> Widget | None:
        if self.panel is None:
            self.panel = self.make_panel()
        return self.panel

    def build(self) -> Widget:
        self.panel = None
        return super().build()

    def live_texts(self) -> dict[str, str]:
        return {**super().live_texts(), "coach": self.panel.told() if self.panel is not None else ""}

    def renew_panel(self) -> None:
        """There is something else to say."""
        self.panel = None
        self.refresh(animate=False)
        self.host.layers[0].root.adopt(*self.parts.widgets())
        self.host.layout()

    def lay_out(self) -> None:
        super().lay_out()
        now = self.viewpoint.divide()
        if self.panel is None or self.parts.panel is not None or now.right.width:
            return
        room = coach_room(now, self.prompt)
        self._stood = self.panel.stand(
            self.ctx,
            room,
            self.target_rects(),
            [*touchable(self.desk, self.prompt), *self.module.pages.keep_clear(self.desk)],
            lying(self.desk),
            self._stood,
            room.unionall([now.prompt, now.hand]) if self.only_read else None,
        )

    def target_rects(self) -> list[pygame.Rect]:
        """Where the things that are spoken about are now; a game's own panel that lights up hides what lies below."""
        meaning, panel = self.meaning(), self.parts.panel
        widgets, found = meaning.widget_rects(self.host), meaning.rects(self.desk, self.host)
        if panel is None or not widgets:
            return found
        return [rect for rect in found if rect in widgets or not rect.colliderect(self.viewpoint.divide().board)]

    def light(self) -> bool:
        """Let the things that are spoken about shine; True if the picture changes."""
        things = self.meaning().things
        if things == self.desk.hinted:
            return self.celebrates
        self.desk.hinted = things
        self.stale()
        return True

    # --- joy

    @property
    def celebrates(self) -> bool:
        """Do stars fall just now?"""
        since = self.joyful_since
        return since is not None and not self.ctx.reduced_motion and self.ctx.clock < since + LASTS_MS

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        if self.joyful_since is not None and self.celebrates:
            theme = self.ctx.theme
            draw_stars(self.ctx, surface, self.joyful_since, [theme.brass_light, theme.chosen, theme.good])
