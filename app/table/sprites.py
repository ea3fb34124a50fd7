"""Pictures of pieces at the sizes and angles in use: made on demand, a few per frame, and kept (perf.md)."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from app.ui.context import Context
from art.cache import SurfaceCache, native, run_length
from art.pieces import card_shadow, pile_edges, shadow_reach

Draw = Callable[[Hashable, tuple[int, int], Context], pygame.Surface]

ANGLE_STEP = 6  # degrees between the kept pictures of a turning piece
TURNS_PER_FRAME = 4  # new in-between angles a frame may cost
LIMIT = 72 * 1024 * 1024


class Sprites:
    """Asks the game's module for a picture once per size, theme, language and text size."""

    def __init__(self, draw: Draw) -> None:
        self._draw = draw
        self._kept = SurfaceCache(LIMIT)
        self._left = TURNS_PER_FRAME
        self._angles: dict[Hashable, list[int]] = {}

    def new_frame(self) -> None:
        self._left = TURNS_PER_FRAME

    def clear(self) -> None:
        """Another seat looks, or the game ends: nothing drawn before may be shown again."""
        self._kept.clear()
        self._angles.clear()

    def _key(self, ctx: Context, art: Hashable, size: tuple[int, int]) -> tuple[Hashable, ...]:
        return art, size, ctx.theme.name, ctx.texts.language, ctx.text_scale

    def face(self, ctx: Context, art: Hashable, size: tuple[int, int]) -> pygame.Surface:
        """The picture upright, exactly as large as asked."""
        size = max(1, size[0]), max(1, size[1])
        key = self._key(ctx, art, size)
        return self._kept.get(key, lambda: native(self._draw(art, size, ctx)))

    def _scaled(
        self, ctx: Context, art: Hashable, size: tuple[int, int], drawn: tuple[int, int] | None
    ) -> pygame.Surface:
        """The picture at a size that it only passes through: made from the one at the size it rests at."""
        if drawn is None or drawn == size:
            return self.face(ctx, art, size)
        face = self.face(ctx, art, drawn)
        return self._kept.get((*self._key(ctx, art, size), "scaled"), lambda: pygame.transform.smoothscale(face, size))

    def turned(
        self, ctx: Context, art: Hashable, size: tuple[int, int], angle: float, drawn: tuple[int, int] | None = None
    ) -> pygame.Surface:
        """The picture turned to the right; angles between quarter turns come in steps, filled bit by bit.

        `drawn` is the size at which the piece rests, if this one is only on its way.
        """
        whole = round(angle / 90) * 90
        if abs(angle - whole) < 0.5:
            return self._quarter(ctx, art, size, int(whole) % 360, drawn)
        step = round(angle / ANGLE_STEP) * ANGLE_STEP % 360
        if step % 90 == 0:
            return self._quarter(ctx, art, size, step, drawn)
        base = self._key(ctx, art, size)
        known = self._angles.setdefault(base, [])
        if step not in known:
            if self._left <= 0 and known:
                step = min(known, key=lambda other: abs((other - step + 180) % 360 - 180))
            else:
                self._left -= 1
                known.append(step)
        face = self._scaled(ctx, art, size, drawn)
        return self._kept.get((*base, "turned", step), lambda: pygame.transform.rotozoom(face, -step, 1.0))

    def _quarter(
        self, ctx: Context, art: Hashable, size: tuple[int, int], angle: int, drawn: tuple[int, int] | None = None
    ) -> pygame.Surface:
        face = self._scaled(ctx, art, size, drawn)
        if angle == 0:
            return face
        key = (*self._key(ctx, art, size), "turned", angle)
        return self._kept.get(key, lambda: pygame.transform.rotate(face, -angle))

    def resting(self, ctx: Context, art: Hashable, size: tuple[int, int], angle: int, count: int) -> pygame.Surface:
        """A card with its shadow, and the edges of the cards below it, in one picture; centred on the card."""
        key = (*self._key(ctx, art, size), "resting", angle, pile_edges(count))

        def compose() -> pygame.Surface:
            top = self._quarter(ctx, art, size, angle)
            reach = shadow_reach(0.0) + pile_edges(count) * 2
            wide, high = top.get_size()
            out = pygame.Surface((wide + 2 * reach, high + 2 * reach), pygame.SRCALPHA)
            soft = card_shadow((wide, high))
            out.blit(soft, soft.get_rect(center=(wide // 2 + reach + 3, high // 2 + reach + 3)))
            for edge in range(pile_edges(count), 0, -1):
                under = _sheet((wide, high), ctx)
                out.blit(under, (reach + 2 * edge, reach + 2 * edge))
            out.blit(top, (reach, reach))
            return run_length(native(out))

        return self._kept.get(key, compose)

    def other(self, ctx: Context, what: Hashable, draw: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Something small drawn with the pieces, kept and forgotten like them."""
        return self._kept.get(self._key(ctx, what, (0, 0)), draw)


def _sheet(size: tuple[int, int], ctx: Context) -> pygame.Surface:
    """A card of which only the edge is seen."""
    from app.ui.paint import plate

    edge = (*ctx.theme.paper, 255)
    dark = (170, 152, 118, 255)
    return plate(size, max(3, size[0] // 18), edge, dark, (10, 13, 26, 255), 1)
