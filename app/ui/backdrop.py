"""The table under every screen: a quick gradient first, the drawn sky as soon as there is time for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from app.ui.context import Context

if TYPE_CHECKING:
    from art.table_top import Night

FADE_MS = 260.0


class Backdrop:
    """Keeps the background for one window size and theme; the full picture fades in after the first frame.

    The whole picture is as large as the window; while a screen rests it is given up for the few parts it is made of.
    """

    def __init__(self) -> None:
        self._key: tuple[object, ...] = ()
        self._parts: Night | None = None
        self._full: pygame.Surface | None = None
        self._since = 0.0

    def want(self, ctx: Context) -> None:
        key = (ctx.size, ctx.theme.name)
        if key != self._key:
            self._key, self._parts, self._full = key, None, None

    @property
    def finished(self) -> bool:
        return self._parts is not None

    def finish(self, ctx: Context) -> None:
        """Draw the real sky; costs some hundredths of a second once per size and theme."""
        from art.table_top import night

        self.want(ctx)
        key, parts = self._key, night(ctx.size, ctx.art)
        if key == self._key:  # drawn beside the frames, it may be of the theme before
            self._since = ctx.clock
            self._parts = parts

    def rest(self) -> None:
        """Nothing is drawn at the moment: the parts are enough."""
        self._full = None

    def fading(self, ctx: Context) -> bool:
        return self.finished and not ctx.reduced_motion and ctx.clock - self._since < FADE_MS

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        self.want(ctx)
        if self._parts is None or self.fading(ctx):
            _draw_gradient(ctx, surface)
        if self._parts is None:
            return
        if self._full is None:
            from art.table_top import composed

            self._full = composed(self._parts)
        if self.fading(ctx):
            self._full.set_alpha(round(255 * (ctx.clock - self._since) / FADE_MS))
            surface.blit(self._full, (0, 0))
            self._full.set_alpha(None)
        else:
            surface.blit(self._full, (0, 0))


def _draw_gradient(ctx: Context, surface: pygame.Surface) -> None:
    """Dark edges, lighter middle: a few pixels stretched over the window, nothing to keep in memory."""
    small = pygame.Surface((9, 9), 0, surface)
    for x in range(9):
        for y in range(9):
            far = min(1.0, (((x - 4) / 4) ** 2 + ((y - 4) / 4) ** 2) ** 0.5 / 1.2)
            mixed = [round(a + (b - a) * far) for a, b in zip(ctx.theme.space_1, ctx.theme.space_0, strict=True)]
            small.set_at((x, y), mixed)
    if surface.get_clip() == surface.get_rect():
        pygame.transform.smoothscale(small, surface.get_size(), surface)  # without a picture in between (P14)
    else:
        surface.blit(pygame.transform.smoothscale(small, surface.get_size()), (0, 0))  # keeps to the clip
