"""A card in the hand of the pointer: it follows, shows where it may go, and flies back from where it may not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from app.table.motion.tween import ease_out
from app.ui import lettering
from app.ui.colour import with_alpha
from app.ui.context import Context, Style
from app.ui.labels import draw_set
from app.ui.paint import draw_shadow, plate
from art.marks import MARGIN, legal_outline
from rules.core.lean import dataclass

if TYPE_CHECKING:
    from app.games.kaosz.decks.cards import CollectionCards

FLIGHT_MS = 200.0  # UX-25: a piece moves; UX-17: it is back within 220 ms
NOTE_MS = 3500.0  # UX-17: a reason stays at least 3 s
NOTE = Style(size="small", weight="semibold", role="ink")


@dataclass
class Carried:
    """A card on its way by hand, from which pile, and how it hangs at the pointer."""

    card: str
    source: str
    size: tuple[int, int]
    grip: tuple[int, int]  # pointer minus upper left corner
    pos: tuple[int, int]
    home: pygame.Rect

    @property
    def rect(self) -> pygame.Rect:
        return pygame.Rect(self.pos[0] - self.grip[0], self.pos[1] - self.grip[1], *self.size)


@dataclass
class Flight:
    """A card that flies by itself."""

    card: str
    start: pygame.Rect
    end: pygame.Rect
    begun: float

    def at(self, clock: float, length: float) -> pygame.Rect:
        part = ease_out(max(0.0, min(1.0, (clock - self.begun) / length)))
        middle = (
            round(self.start.centerx + (self.end.centerx - self.start.centerx) * part),
            round(self.start.centery + (self.end.centery - self.start.centery) * part),
        )
        rect = pygame.Rect(0, 0, *self.start.size)
        rect.center = middle
        return rect


class Carry:
    """Everything that hangs in the air over the piles."""

    def __init__(self, cards: CollectionCards) -> None:
        self.cards = cards
        self.held: Carried | None = None
        self._flights: list[Flight] = []
        self._note: tuple[str, tuple[int, int], float] | None = None

    def lift(self, held: Carried) -> None:
        self.held = held
        self._note = None

    def let_go(self, ctx: Context, *, back: bool) -> None:
        """The hand opens; `back` lets the card return to where it was."""
        held, self.held = self.held, None
        if held is not None and back:
            self.fly(ctx, held.card, held.rect, held.home)

    def fly(self, ctx: Context, card: str, start: pygame.Rect, end: pygame.Rect) -> None:
        if not ctx.reduced_motion:
            self._flights.append(Flight(card, start, end, ctx.clock))

    def say(self, ctx: Context, text: str, pos: tuple[int, int]) -> None:
        """A reason beside the place where it is due."""
        self._note = (text, pos, ctx.clock + NOTE_MS)

    def update(self, ctx: Context) -> bool:
        """Advance; True while something moves or has just gone."""
        moving = bool(self._flights)
        self._flights = [one for one in self._flights if ctx.clock - one.begun < FLIGHT_MS]
        if self._note is not None and ctx.clock >= self._note[2]:
            self._note = None
            moving = True
        return moving

    # --- drawing

    def draw(self, ctx: Context, surface: pygame.Surface, preview: str) -> None:
        for flight in self._flights:
            self.cards.show(surface, flight.card, flight.at(ctx.clock, FLIGHT_MS))
        if self.held is not None:
            rect = self.held.rect.move(0, -ctx.px(4))
            draw_shadow(ctx, surface, rect, ctx.px(8), 22)
            self.cards.show(surface, self.held.card, rect)
            if preview:
                draw_note(ctx, surface, preview, (rect.centerx, rect.bottom + ctx.px(6)), "legal")
        if self._note is not None:
            draw_note(ctx, surface, self._note[0], self._note[1], "warn")


def draw_note(ctx: Context, surface: pygame.Surface, text: str, at: tuple[int, int], role: str) -> None:
    """A few words on a small plate, inside the window."""
    words = lettering.set_text(ctx, text, NOTE, ctx.px(300 * ctx.text_scale**0.6))
    rect = pygame.Rect(0, 0, words.size[0] + ctx.px(22), words.size[1] + ctx.px(12))
    rect.midtop = at
    rect.clamp_ip(surface.get_rect().inflate(-ctx.px(8), -ctx.px(8)))
    fill = with_alpha(ctx.theme.panel, 1)
    surface.blit(plate(rect.size, ctx.px(8), fill, fill, with_alpha(ctx.colour(role), 0.95), ctx.px(2)), rect)
    draw_set(ctx, surface, words, (rect.x + ctx.px(11), rect.y + ctx.px(6)))


def draw_targets(ctx: Context, surface: pygame.Surface, rects: list[pygame.Rect], over: pygame.Rect | None) -> None:
    """Legal targets by outline and corner marks, the one under the card strongest (UX-13, UX-35)."""
    for rect in rects:
        strength = 1.0 if rect == over else 0.6
        outline = legal_outline(rect.size, ctx.art, radius=ctx.px(12), strength=strength)
        surface.blit(outline, (rect.x - MARGIN, rect.y - MARGIN))
