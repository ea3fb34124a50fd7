"""Pictures of pieces at the sizes and angles in use: made when needed, a few in each frame, and kept (perf.md)."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from time import thread_time
from typing import NamedTuple

import pygame

from app.ui.context import Context
from app.ui.studio import Studio
from art.cache import SurfaceCache, native, run_length
from art.pieces import card_shadow, pile_edges, shadow_reach

Draw = Callable[[Hashable, tuple[int, int], Context], pygame.Surface]

ANGLE_STEP = 6  # degrees between the kept pictures of a turning piece
TURNS_PER_FRAME = 4  # how many pictures at new angles are made in one frame
LIMIT = 72 * 1024 * 1024
SCALED_PER_FRAME = 450_000  # pixels made smoothly in one frame while sizes change, two large cards; others roughly
FRAME_SECONDS = 0.002  # how long drawing new pictures may take in one frame, if a studio draws the rest

SEEN_OFTEN = 6  # after so many pictures of a kind it is known how long the next one takes …
MUCH_LARGER = 2  # … unless it is more than so many times as large: a piece of the table shown large


class Available(NamedTuple):
    """What can be shown of a piece now: the art, and the size at which it was drawn."""

    art: Hashable
    drawn: tuple[int, int]


class Sprites:
    """Asks the game's module for a picture once per size, theme, language and text size.

    With a studio, slow pictures are drawn in another thread: `available` says what to show until they are there.
    """

    def __init__(self, draw: Draw, studio: Studio | None = None) -> None:
        self._draw = draw
        self._kept = SurfaceCache(LIMIT)
        self._left, self._smooth = TURNS_PER_FRAME, SCALED_PER_FRAME
        self._angles: dict[Hashable, list[int]] = {}
        self._studio = studio
        self._nearly = False  # a picture of another size is good enough
        self._epoch = 0  # grows with `clear`: pictures that were asked for before are not used any more
        self._frame = 0  # how many frames there were since then; the first one draws everything it needs
        self._fresh = False
        self._spent = self._last = 0.0
        # By kind: seconds of its slowest picture, pixels of its largest, how many were drawn.
        self._cost: dict[Hashable, tuple[float, int, int]] = {}
        self._sizes: dict[Hashable, tuple[int, int]] = {}  # the last size at which a picture was drawn

    def new_frame(self) -> None:
        self._left, self._smooth = TURNS_PER_FRAME, SCALED_PER_FRAME
        self._spent = 0.0
        self._frame += 1

    def clear(self) -> None:
        """The viewer has changed, or the game has ended: nothing drawn before may be shown again."""
        self._kept.clear()
        self._angles.clear()
        self._sizes.clear()
        self._epoch += 1
        self._frame = 0
        if self._studio is not None:
            self._studio.forget()

    # --- with a studio

    def available(
        self, ctx: Context, art: Hashable, size: tuple[int, int], before: Hashable = None
    ) -> Available | None:
        """The picture if it exists or is quickly made; else another size of it, or the art `before`; else None."""
        if self._studio is None or self._frame <= 1 or self._key(ctx, art, size) in self._kept:
            return Available(art, size)
        dearest, largest, seen = self._cost.get(_kind(art), (1.0, 0, 0))
        is_known = seen >= SEEN_OFTEN and size[0] * size[1] <= MUCH_LARGER * largest
        if is_known and self._spent + dearest <= FRAME_SECONDS:
            return Available(art, size)
        self._ask(ctx, art, size)
        for other in (art, before):
            drawn = self._sizes.get(self._key(ctx, other, (0, 0)))
            if other is not None and drawn is not None and self._key(ctx, other, drawn) in self._kept:
                return Available(other, drawn)
        return None

    def when_ready(self, ctx: Context, art: Hashable, size: tuple[int, int]) -> pygame.Surface | None:
        """A picture that is only decoration, once it was drawn in another thread; until then another size, or None."""
        if self._studio is None or self._key(ctx, art, size) in self._kept:
            return self.face(ctx, art, size)
        self._ask(ctx, art, size)
        return self._resized(ctx, art, size)

    @contextmanager
    def at_once(self) -> Iterator[None]:
        """Within it everything is drawn at once, for pictures that are saved and cannot be completed later."""
        studio, self._studio = self._studio, None
        try:
            yield
        finally:
            self._studio = studio

    def apart(self) -> Sprites:
        """The same pictures for a small copy of the table: if a picture exists at another size, it is scaled."""
        other = Sprites(self._draw)
        other._kept, other._sizes, other._nearly = self._kept, self._sizes, True
        return other

    def ahead(
        self,
        ctx: Context,
        pictures: Iterable[tuple[Hashable, tuple[int, int]]],
        *,
        later: bool = False,
        nearly: bool = False,
    ) -> None:
        """Have pictures drawn that will be needed soon, or (`later`) perhaps; with `nearly` any size will do."""
        if self._studio is None:
            return
        for art, size in pictures:
            drawn = self._sizes.get(self._key(ctx, art, (0, 0)), size) if nearly else size
            if self._key(ctx, art, drawn) not in self._kept:
                self._ask(ctx, art, size, later=later)

    def _ask(self, ctx: Context, art: Hashable, size: tuple[int, int], *, later: bool = False) -> None:
        assert self._studio is not None
        key = self._key(ctx, art, size)
        self._studio.ask((id(self), key), partial(self._draw_beside, ctx, art, size, self._epoch), later=later)

    def _draw_beside(self, ctx: Context, art: Hashable, size: tuple[int, int], epoch: int) -> None:
        """Draw a picture in the studio's thread; it is not kept if `clear` was called meanwhile."""
        key = self._key(ctx, art, size)
        if epoch != self._epoch or key in self._kept:
            return
        try:
            picture = self._drawn(art, size, ctx)
        except Exception:
            # So it is drawn at once when needed, and the fault shows there.
            self._cost[_kind(art)] = 0.0, size[0] * size[1], SEEN_OFTEN
            raise
        if epoch == self._epoch and key == self._key(ctx, art, size):
            self._keep_face(key, picture)
            self._fresh = True

    def collect(self) -> bool:
        """Whether the studio has finished something since the last time."""
        fresh, self._fresh = self._fresh, False
        return fresh

    def _drawn(self, art: Hashable, size: tuple[int, int], ctx: Context) -> pygame.Surface:
        begin = thread_time()  # the time of this thread only, so that other programs do not count
        picture = native(self._draw(art, size, ctx))
        self._last = thread_time() - begin
        dearest, largest, seen = self._cost.get(_kind(art), (0.0, 0, 0))
        self._cost[_kind(art)] = max(dearest, self._last), max(largest, size[0] * size[1]), seen + 1
        return picture

    def _keep_face(self, key: tuple[Hashable, ...], picture: pygame.Surface) -> None:
        self._kept.put(key, picture)
        self._sizes[(key[0], (0, 0), *key[2:])] = key[1]  # type: ignore[assignment]

    # --- pictures

    def _key(self, ctx: Context, art: Hashable, size: tuple[int, int]) -> tuple[Hashable, ...]:
        return art, size, ctx.theme.name, ctx.texts.language, ctx.text_scale, ctx.eyes

    def face(self, ctx: Context, art: Hashable, size: tuple[int, int]) -> pygame.Surface:
        """The upright picture at exactly this size."""
        size = max(1, size[0]), max(1, size[1])
        key = self._key(ctx, art, size)
        kept = self._kept.find(key)
        if kept is None and self._nearly:
            kept = self._resized(ctx, art, size)
        if kept is None:
            before = self._spent
            kept = self._drawn(art, size, ctx)
            self._spent = before + self._last
            self._keep_face(key, kept)
        return kept

    def _resized(self, ctx: Context, art: Hashable, size: tuple[int, int]) -> pygame.Surface | None:
        drawn = self._sizes.get(self._key(ctx, art, (0, 0)))
        other = self._kept.find(self._key(ctx, art, drawn)) if drawn is not None else None
        return None if other is None else pygame.transform.smoothscale(other, size)

    def _scaled(
        self, ctx: Context, art: Hashable, size: tuple[int, int], drawn: tuple[int, int] | None
    ) -> pygame.Surface:
        """The picture at a passing size, scaled from the one at the size at which the piece rests."""
        if drawn is None or drawn == size:
            return self.face(ctx, art, size)
        key = (*self._key(ctx, art, size), "scaled")
        kept = self._kept.find(key)
        if kept is None:
            face = self.face(ctx, art, drawn)
            if size[0] * size[1] > self._smooth:
                return pygame.transform.scale(face, size)
            self._smooth -= size[0] * size[1]
            kept = pygame.transform.smoothscale(face, size)
            self._kept.put(key, kept)
        return kept

    def turned(
        self, ctx: Context, art: Hashable, size: tuple[int, int], angle: float, drawn: tuple[int, int] | None = None
    ) -> pygame.Surface:
        """The picture turned to the right; angles between quarter turns are rounded to steps, a few made in each frame.

        `drawn` is the size at which the piece rests, if this size is only passing.
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
        return self._composed((*base, "turned", step), lambda: pygame.transform.rotozoom(face, -step, 1.0))

    def _quarter(
        self, ctx: Context, art: Hashable, size: tuple[int, int], angle: int, drawn: tuple[int, int] | None = None
    ) -> pygame.Surface:
        face = self._scaled(ctx, art, size, drawn)
        if angle == 0:
            return face
        key = (*self._key(ctx, art, size), "turned", angle)
        return self._composed(key, lambda: pygame.transform.rotate(face, -angle))

    def rested(
        self, ctx: Context, art: Hashable, size: tuple[int, int], angle: int, count: int
    ) -> pygame.Surface | None:
        """The picture of `resting`, if it was made before."""
        return self._kept.find((*self._key(ctx, art, size), "resting", angle, pile_edges(count)))

    def resting(self, ctx: Context, art: Hashable, size: tuple[int, int], angle: int, count: int) -> pygame.Surface:
        """One picture of a card with its shadow and the edges of the cards below it, centred on the card."""
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

        return self._composed(key, compose)

    def _composed(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Make a picture from the upright one and keep it, unless the upright one was scaled."""
        if not self._nearly:
            return self._kept.get(key, make)
        kept = self._kept.find(key)
        return kept if kept is not None else make()

    def other(self, ctx: Context, what: Hashable, draw: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Another small picture, kept and dropped like those of pieces."""
        return self._kept.get(self._key(ctx, what, (0, 0)), draw)


def _kind(art: Hashable) -> Hashable:
    """The kind of a picture; pictures of one kind take about the same time to draw."""
    return art[0] if isinstance(art, tuple) and art else type(art)


def _sheet(size: tuple[int, int], ctx: Context) -> pygame.Surface:
    """A card of which only the edge is seen."""
    from app.ui.paint import plate

    edge = (*ctx.theme.paper, 255)
    dark = (170, 152, 118, 255)
    return plate(size, max(3, size[0] // 18), edge, dark, (10, 13, 26, 255), 1)
