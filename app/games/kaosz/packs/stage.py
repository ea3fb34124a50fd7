"""The table on which a pack is opened: draws the ceremony of `show` at the present moment."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from app.games.kaosz.decks.cards import CollectionCards
from app.games.kaosz.packs.show import TEAR, Plan, Spot, fan
from app.ui.colour import with_alpha
from app.ui.context import Context
from app.ui.paint import draw_focus, draw_shadow, ring
from app.ui.widget import Widget
from art.cards import card_back, card_height
from art.kaosz.pack import pack_front, pack_height, pack_strip, strip_height

GAP = 6.0


class PackStage(Widget):
    """One pack: sealed until `begun`, then as far as the clock says; a click tears it or shows everything at once."""

    focusable = True

    def __init__(
        self, cards: CollectionCards, pack: Sequence[str], rare: int, touch: Callable[[], None], said: str
    ) -> None:
        super().__init__(id="default-pack")
        self.cards, self.pack, self.rare, self._touch, self._said = cards, list(pack), rare, touch, said
        self.begun: float | None = None
        self.speed = 1.0
        self.plan: Plan | None = None

    def width(self, ctx: Context) -> int:
        return ctx.px(600)

    def height(self, ctx: Context, width: int) -> int:
        return ctx.px(300)

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        shape = card_height(1000) / 1000
        self.plan = fan((rect.x, rect.y, rect.width, rect.height), len(self.pack), self.rare, shape, ctx.px(GAP))

    def spoken(self) -> str:
        return self._said

    # --- time

    def moment(self, ctx: Context) -> float:
        return 0.0 if self.begun is None else (ctx.clock - self.begun) * self.speed

    def is_done(self, ctx: Context) -> bool:
        return self.begun is not None and self.plan is not None and self.moment(ctx) >= self.plan.length

    def turned(self, ctx: Context) -> int:
        """How many rare cards show their faces."""
        if self.plan is None or self.begun is None:
            return 0
        spots = [
            self.plan.spot(number, self.moment(ctx)) for number in range(len(self.pack) - self.rare, len(self.pack))
        ]
        return sum(spot.turned > 0 for spot in spots)

    # --- input

    def on_click(self, ctx: Context, pos: tuple[int, int]) -> None:
        self._touch()

    def on_act(self, ctx: Context, action: str) -> bool:
        if action == "confirm":
            self._touch()
            return True
        return False

    # --- drawing

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        if self.plan is None:
            return
        moment = self.moment(ctx)
        if self.begun is None or moment < TEAR * 1.6:
            self._draw_pack(ctx, surface, self.plan, moment)
        if self.begun is not None:
            for number, card in enumerate(self.pack):
                self._draw_card(ctx, surface, card, self.plan.spot(number, moment), number)

    def _draw_pack(self, ctx: Context, surface: pygame.Surface, plan: Plan, moment: float) -> None:
        wide = round(plan.start[2] * 1.15)
        rect = pygame.Rect(0, 0, wide, pack_height(wide))
        rect.center = (round(plan.start[0]), round(plan.start[1]))
        torn = max(0.0, min(1.0, moment / TEAR))
        fading = max(0.0, min(1.0, (moment - TEAR) / (0.6 * TEAR)))
        if not torn:
            draw_shadow(ctx, surface, rect.inflate(-ctx.px(4), -ctx.px(4)), ctx.px(10), 20)
        front, strip = pack_front(wide, ctx.art), pack_strip(wide, ctx.art)
        if fading:
            front = front.copy()
            front.set_alpha(round(255 * (1 - fading)))
        surface.blit(front, rect)
        if torn < 1:
            lifted = pygame.transform.rotozoom(strip, 18 * torn, 1.0) if torn else strip
            if torn:
                lifted.set_alpha(round(255 * (1 - torn)))
            at = lifted.get_rect(center=(rect.centerx + round(wide * 0.5 * torn), rect.y + strip_height(wide) // 2))
            surface.blit(lifted, at.move(0, -round(wide * 0.45 * torn)))
        if self.begun is None and self.focused and ctx.device != "mouse":
            draw_focus(ctx, surface, rect, ctx.px(8))

    def _draw_card(self, ctx: Context, surface: pygame.Surface, card: str, spot: Spot, number: int) -> None:
        if not spot.shown:
            return
        width = max(8, round(spot.width))
        rect = pygame.Rect(0, 0, width, card_height(width))
        rect.center = (round(spot.x), round(spot.y))
        if spot.turned >= 1:
            self.cards.show(surface, card, rect)
            if number >= len(self.pack) - self.rare:
                glow = with_alpha(ctx.theme.brass_light, 0.9)
                surface.blit(ring(rect.inflate(6, 6).size, ctx.px(8), ctx.px(2), glow), rect.inflate(6, 6))
            return
        place = round(self.plan.places[number][2] if self.plan else width)
        # Asked for while the card still flies: the studio draws it beside the frames.
        face = self.cards.sprites.available(ctx, self.cards.art(card), (place, card_height(place)))
        picture = card_back(place, ctx.art, game="kaosz")
        if spot.turned > 0 and face is not None:
            picture = self.cards.sprites.face(ctx, face.art, face.drawn)
        narrow = max(1, round(width * abs(spot.turned)))
        surface.blit(pygame.transform.scale(picture, (narrow, rect.height)),
                     (rect.centerx - narrow // 2, rect.y))  # fmt: skip
