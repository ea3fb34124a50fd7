"""The pictures of a finished game: its winners, and the turning points of its story."""

from __future__ import annotations

import pygame

from app.games import part
from app.scenes.finished import Finished
from app.scenes.parts import Emblem, SeatBadge
from app.ui.context import Context
from app.ui.widget import Widget
from rules.core.chronicle import TurningPoint


def picture_of_seat(ctx: Context, over: Finished, seat: int, side: int) -> pygame.Surface:
    """What the game shows of somebody, or its emblem with the seat's badge."""
    own = part(over.game, "victor") if seat >= 0 else None
    made = own(over, seat, side, ctx) if own is not None else None
    return made if made is not None else _emblem(ctx, over, seat, side)


def picture_of_moment(ctx: Context, over: Finished, moment: TurningPoint, side: int) -> pygame.Surface:
    """What it was about: a ship, a world; else whom it was about."""
    own = part(over.game, "told")
    made = own(over, moment, side, ctx) if own is not None else None
    return made if made is not None else picture_of_seat(ctx, over, seat_of(moment), side)


def seat_of(moment: TurningPoint) -> int:
    """Whom it is about; -1: nobody, or all."""
    seat = moment.values.get("seat")
    return seat if isinstance(seat, int) else -1


def best_moment(over: Finished) -> TurningPoint | None:
    """The last one that is about a winner, else the last one of all."""
    moments, first = over.story.moments, over.result.places[0]
    of_winners = [moment for moment in moments if seat_of(moment) in first]
    told = of_winners or moments
    return told[-1] if told else None


class MomentPicture(Widget):
    """The picture of a turning point, with the badge of whom it is about."""

    def __init__(self, over: Finished, moment: TurningPoint, side: float) -> None:
        super().__init__()
        self._over, self._moment, self._side = over, moment, side
        self._drawn: tuple[int, pygame.Surface] | None = None

    def width(self, ctx: Context) -> int:
        return ctx.px(self._side)

    def height(self, ctx: Context, width: int) -> int:
        return ctx.px(self._side)

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        side = min(self.rect.size)
        if self._drawn is None or self._drawn[0] != side:
            self._drawn = (side, _marked(ctx, self._over, self._moment, side))
        surface.blit(self._drawn[1], self._drawn[1].get_rect(center=self.rect.center))


def _marked(ctx: Context, over: Finished, moment: TurningPoint, side: int) -> pygame.Surface:
    made = pygame.Surface((side, side), pygame.SRCALPHA)
    picture = picture_of_moment(ctx, over, moment, side)
    made.blit(picture, picture.get_rect(center=(side // 2, side // 2)))
    if seat_of(moment) >= 0:
        wide = max(ctx.px(18), side // 4)
        badge = SeatBadge(seat_of(moment), wide / ctx.scale)
        badge.place(ctx, pygame.Rect(side - wide, side - wide, wide, wide))
        badge.draw(ctx, made)
    return made


def _emblem(ctx: Context, over: Finished, seat: int, side: int) -> pygame.Surface:
    made = pygame.Surface((side, side), pygame.SRCALPHA)
    marks: list[Widget] = [Emblem(over.game, side / ctx.scale)]
    if seat >= 0:
        marks.append(SeatBadge(seat, side / ctx.scale / 3))
    for mark, width in zip(marks, (side, side // 3), strict=False):
        mark.place(ctx, pygame.Rect(side - width, side - width, width, width))
        mark.draw(ctx, made)
    return made
