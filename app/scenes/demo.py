"""A game of computer players to look at, until somebody touches anything (UX-107)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from app.scenes import launch
from app.scenes.draft import Draft
from app.scenes.lobby import seats_of
from app.table.scene import TableScene
from app.ui import lettering
from app.ui.colour import with_alpha
from app.ui.context import STRONG
from app.ui.paint import draw_shadow, plate

if TYPE_CHECKING:
    from app.ui.program import Program


def demo_of(app: Program, game: str, levels: Sequence[str]) -> DemoScene:
    """A new game with as many players as the game usually has."""
    from app.match import Match

    seats = len(Draft.fresh(game, seats_of(game)).chairs)
    draft = Draft.fresh(game, levels[:seats])
    match = Match.begin(
        game, draft.setup(), draft.seed_number(), draft.who(app.ctx.texts),
        opponents=launch.opponent_of(app), settings=launch.settings_of(app),
    )  # fmt: skip
    return DemoScene(app, match)


class DemoScene(TableScene):
    """The table with an invitation instead of its questions, which nobody here is asked."""

    def invitation(self, words: pygame.Rect) -> pygame.Rect:
        """Where it stands, around its words: over all of the prompt, half of which would look like a mistake."""
        box, window = words.inflate(self.ctx.px(44), self.ctx.px(22)), pygame.Rect(0, 0, *self.ctx.size)
        bar = self.prompt.rect.clip(window)
        if not bar.width:
            box.midbottom = (window.centerx, window.bottom - self.ctx.px(14))
            return box
        box.center = bar.center
        return box.union(bar).clamp(window)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        ctx = self.ctx
        words = lettering.line(ctx, self.texts("kiosk-demo"), STRONG.coloured("on_brass"))
        box = self.invitation(words.get_rect())
        radius = min(box.height // 2, ctx.px(20))
        draw_shadow(ctx, surface, box, radius, 12)
        theme = ctx.theme
        surface.blit(plate(box.size, radius, with_alpha(theme.brass_light, 1), with_alpha(theme.brass, 1)), box)
        surface.blit(words, words.get_rect(center=box.center))
