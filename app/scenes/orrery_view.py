"""The orrery on the menu: one planet per playable game, each a button with its name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

import pygame

from app.ui import lettering
from app.ui.buttons import Pressable
from app.ui.colour import with_alpha
from app.ui.context import CAPS, DIM, Context
from app.ui.labels import draw_set
from app.ui.paint import plate, ring
from app.ui.widget import TextMark, Widget

if TYPE_CHECKING:
    from art.orrery import Orrery

SWING_MS = 1800.0  # the planets swing to their places once, then rest: an idle menu draws nothing
SWING = 70.0


class MenuPlanet(Pressable):
    """One planet: the picture is the orrery's, this is its target, its name and its rim."""

    def __init__(self, game: str, title: str, line: str, facts: Callable[[], str], action: Callable[[], None]) -> None:
        super().__init__(action, id=f"game-{game}")
        self.game, self.title, self.line = game, title, line
        self.facts = facts  # asked for when the planet is lit: their grammar would hold up the first frame
        self.caption = pygame.Rect(0, 0, 0, 0)
        self.passes: pygame.Rect | None = None  # where it is seen while it swings to its place

    def place_caption(self, ctx: Context, rect: pygame.Rect) -> None:
        self.caption = rect

    def reaches(self, pos: tuple[int, int]) -> bool:
        """Where it rests; on its way also where it is seen, unless another one is seen there."""
        if self.passes is not None:
            others = [one for one in self.parent.children() if isinstance(one, MenuPlanet)] if self.parent else []
            seen = [one for one in others if one.passes and one.passes.collidepoint(pos)]
            if seen:
                return seen[-1] is self
        return super().reaches(pos) or bool(self.caption.collidepoint(pos))

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        lit = self.hot or (self.focused and ctx.device != "mouse")
        if self.caption.width:
            fill = with_alpha(ctx.theme.panel, 0.88)
            rim = with_alpha(ctx.theme.brass, 0.95 if lit else 0.4)
            radius = self.caption.height // 2
            surface.blit(plate(self.caption.size, radius, fill, fill, rim, ctx.px(1)), self.caption.topleft)
            drawn = lettering.line(ctx, self.title, CAPS, ctx.theme.chosen if lit else None)
            surface.blit(drawn, drawn.get_rect(center=self.caption.center))
        if self.focused and ctx.device != "mouse":
            around = self.rect.inflate(ctx.px(14), ctx.px(14))
            width = max(3, ctx.px(3))
            surface.blit(ring(around.size, around.width // 2, width, with_alpha(ctx.theme.chosen, 1)), around.topleft)

    def marks(self) -> list[TextMark]:
        if not self.caption.width:
            return []
        return [TextMark(self.title, self.caption.inflate(-8, -4), self.caption)]

    def spoken(self) -> str:
        return f"{self.title}. {self.line} {self.facts()}"


class OrreryView(Widget):
    """Holds the planets; swings in when it appears and then stands still."""

    region = True

    def __init__(self, planets: Sequence[MenuPlanet], hint: str, *, start: float, still: bool) -> None:
        super().__init__(id="orrery")
        self._planets = list(planets)
        self.hint = hint
        self.start, self._still = start, still
        self._picture_at = (0, 0)
        self._model: Orrery | None = None
        self._rest = 0.0
        self._foot = pygame.Rect(0, 0, 0, 0)
        self.ready = False  # the picture is drawn after the first frame
        self.adopt(*planets)

    def children(self) -> Sequence[Widget]:
        return self._planets

    def turn(self, ctx: Context) -> float:
        if self._still or ctx.reduced_motion:
            return self._rest
        share = min(1.0, max(0.0, (ctx.clock - self.start) / SWING_MS))
        return self._rest - SWING * (1 - share) ** 3

    def moving(self, ctx: Context) -> bool:
        return self.ready and self.turn(ctx) != self._rest

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        if not self.ready:
            return
        from art.orrery import Orrery

        room = self._text_for(ctx, None, rect.width).size[1] + ctx.px(12)
        room = max([room, *(self._text_for(ctx, one, rect.width).size[1] + ctx.px(12) for one in self._planets)])
        wide = max(ctx.px(160), min(rect.width, round((rect.height - room) / 0.62)))
        model = Orrery(wide // 4 * 4, ctx.art, [planet.game for planet in self._planets] or ())
        self._model = model
        top = rect.y + max(0, rect.height - room - model.height) // 2
        self._picture_at = (rect.centerx - model.width // 2, top)
        self._foot = pygame.Rect(rect.x, top + model.height + ctx.px(8), rect.width, room - ctx.px(12))
        self._rest = _resting_turn(model)
        spots = {spot.game: spot.rect.move(self._picture_at) for spot in model.spots(self._rest)}
        least = ctx.px(40)
        for planet in self._planets:
            ball = spots[planet.game]
            grown = ball.inflate(max(0, least - ball.width), max(0, least - ball.height))
            planet.place(ctx, grown)
        self._place_captions(ctx)

    def _place_captions(self, ctx: Context) -> None:
        """From the lowest planet up; whoever finds no room that way is named before the others."""
        order = sorted(self._planets, key=lambda one: -one.rect.centery)
        for _ in self._planets:
            self._name(ctx, order)
            nameless = [planet for planet in order if not planet.caption.width]
            if not nameless:
                break
            order = nameless + [planet for planet in order if planet not in nameless]

    def _name(self, ctx: Context, order: Sequence[MenuPlanet]) -> None:
        """Names go below their planet, above or beside it, off the stand if they can; else the tooltip tells them."""
        taken: list[pygame.Rect] = []
        stand = self._stand()
        for planet in order:
            wide = lettering.text_width(ctx, planet.title, CAPS) + ctx.px(26)
            high = lettering.line_height(ctx, CAPS) + ctx.px(8)
            planet.place_caption(ctx, pygame.Rect(0, 0, 0, 0))
            ball, gap = planet.rect, ctx.px(4)
            below, above, level = ball.bottom + gap, ball.top - high - gap, ball.centery - high // 2
            corners = [
                (ball.centerx - wide // 2, below),
                (ball.centerx - wide // 2, above),
                (ball.right + gap, level),
                (ball.left - wide - gap, level),
            ]
            corners += [(x, y) for y in (below, above) for x in (ball.left, ball.right - wide)]
            step = high + gap  # where another name lies already, one line further
            corners += [(ball.centerx - wide // 2, y) for y in (above - step, below + step)]
            places = [pygame.Rect(corner, (wide, high)).clamp(self.rect) for corner in corners]
            balls = [one.rect for one in self._planets]
            free = [rect for rect in places if wide <= self.rect.width and rect.collidelist(taken + balls) < 0]
            if free:
                near = [rect for rect in free if rect in places[:-2]] or free
                rect = min(near, key=lambda one: _shared(one, stand))
                planet.place_caption(ctx, rect)
                taken.append(rect.inflate(ctx.px(8), ctx.px(4)))

    def _stand(self) -> pygame.Rect:
        """The sun, its wheel and the foot below them."""
        assert self._model is not None
        wide, high = self._model.size
        x, y = self._model.centre
        left, top = round(x - wide * 0.13), round(y - high * 0.16)
        return pygame.Rect(left, top, round(wide * 0.26), high - top).move(self._picture_at)

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        if not self.ready or self._model is None:
            return
        lit = self.lit(ctx)
        self._model.draw(surface, self._picture_at, self.turn(ctx), lit.game if lit else None)
        self._let_pass(ctx)
        if not self.moving(ctx):
            super().draw(ctx, surface)
            draw_set(ctx, surface, self._text_for(ctx, lit, self.rect.width), self._foot.topleft)

    def _let_pass(self, ctx: Context) -> None:
        """Note where the planets are seen on their way."""
        assert self._model is not None
        way = self._model.spots(self.turn(ctx)) if self.moving(ctx) else ()
        seen = {spot.game: spot.rect.move(self._picture_at) for spot in way}
        for planet in self._planets:
            planet.passes = seen.get(planet.game)

    def lit(self, ctx: Context) -> MenuPlanet | None:
        """The planet that is pointed at or has the focus."""
        return next((p for p in self._planets if p.hot or (p.focused and ctx.device != "mouse")), None)

    def _text_for(self, ctx: Context, planet: MenuPlanet | None, width: int) -> lettering.SetText:
        """The line below the picture: what a planet is for, or the game it stands for."""
        words = f"<b>{planet.title}</b> · {planet.line}\n{planet.facts()}" if planet else self.hint
        return lettering.set_text(ctx, words, DIM, width, align="center", markup=True)

    def marks(self) -> list[TextMark]:
        return [TextMark(self.hint, self._foot, self._foot)] if self.ready and self.hint else []


def _shared(one: pygame.Rect, other: pygame.Rect) -> int:
    common = one.clip(other)
    return common.width * common.height


def forget_swing() -> None:
    """The planets have come to rest: the wheel's pictures on the way there are not needed again."""
    from art.cache import STORE
    from art.orrery import orrery_gear

    STORE.drop(f"{orrery_gear.__module__}.{orrery_gear.__qualname__}")


@lru_cache(maxsize=8)
def _best_turn(games: tuple[str, ...]) -> float:
    """The turn at which planets lie farthest from each other and from the sun, so that each name has room."""
    from art.orrery import Orrery

    model = Orrery(1000, games=games)
    sun = pygame.Vector2(model.centre)

    def room(turn: int) -> float:
        places = [pygame.Vector2(spot.rect.center) for spot in model.spots(turn)]
        gaps = [place.distance_to(sun) * 1.1 for place in places]
        gaps += [a.distance_to(b) for i, a in enumerate(places) for b in places[i + 1 :]]
        return min(gaps, default=0.0)

    return float(max(range(0, 360, 6), key=room))


def _resting_turn(model: Orrery) -> float:
    return _best_turn(model.games) if model.games else 0.0
