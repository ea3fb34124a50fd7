"""The path of a run: a planet for each win that is needed, and a spark for each loss that is left."""

from __future__ import annotations

import pygame

from app.match.runs import MOST_LOSSES, SoloRun
from app.ui import lettering
from app.ui.colour import mix, with_alpha
from app.ui.context import STRONG, Context
from app.ui.paint import disc, draw_icon, ring
from app.ui.widget import Widget


class RunPath(Widget):
    """Won planets shine, the next one has a ring, the others wait in the dark; lives stand behind them."""

    def __init__(self, run: SoloRun, said: str, *, size: float = 54, id: str = "") -> None:
        super().__init__(id=id, tip=said)
        self.run, self._size = run, size
        self.focusable = bool(id)  # so that it is read out

    def target(self) -> bool:
        return False

    def width(self, ctx: Context) -> int:
        return ctx.px(self._size * 1.6) * self.run.needed + ctx.px(self._size)

    def height(self, ctx: Context, width: int) -> int:
        return ctx.px(self._size * 1.35)

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        from art.emblems import game_planet

        run, theme = self.run, ctx.theme
        life = ctx.px(self._size * 0.42)
        room = self.rect.width - 2 * MOST_LOSSES * life
        step = min(ctx.px(self._size * 1.7), room // run.needed)
        side = min(ctx.px(self._size), round(step * 0.8), round(self.rect.height * 0.9))
        y, first = self.rect.centery, self.rect.x + step // 2
        line = with_alpha(theme.hairline, 0.7)
        surface.fill(line[:3], pygame.Rect(first, y, step * (run.needed - 1), max(1, ctx.px(1))))
        for number in range(run.needed):
            x = first + number * step
            if number < run.wins:
                planet = game_planet(side, ctx.art, game=run.game)
                surface.blit(planet, planet.get_rect(center=(x, y)))
                centre = x + side // 3, y + side // 3
                radius = max(6, side // 5)
                surface.blit(disc(radius, with_alpha(theme.good, 1)), (centre[0] - radius, centre[1] - radius))
                draw_icon(ctx, surface, "check", centre, round(radius * 1.5), theme.panel)
                continue
            radius = round(side * 0.42)
            dark = with_alpha(mix(theme.sunken, theme.ink_dim, 0.25), 1)
            surface.blit(disc(radius, dark), (x - radius, y - radius))
            if number == run.wins and not run.is_over:
                box = pygame.Rect(0, 0, side, side)
                box.center = (x, y)
                surface.blit(ring(box.size, side // 2, ctx.px(3), with_alpha(theme.chosen, 1)), box)
            drawn = lettering.line(ctx, str(number + 1), STRONG, theme.ink)
            surface.blit(drawn, drawn.get_rect(center=(x, y)))
        for number in range(MOST_LOSSES):
            x = first + run.needed * step - step // 2 + round(life * (1.2 + number * 1.4))
            is_left = number < MOST_LOSSES - run.losses
            tint = theme.brass_light if is_left else mix(theme.ink_dim, theme.panel, 0.6)
            draw_icon(ctx, surface, "energy" if is_left else "cross", (x, y), life, tint)
        if self.focused and ctx.device != "mouse":
            from app.ui.paint import draw_focus

            draw_focus(ctx, surface, self.rect, ctx.px(8))

    def spoken(self) -> str:
        return self.tip
