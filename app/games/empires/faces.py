"""The pictures of the table by their art: tiles of the map, counters with class letters and numbers."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

import pygame

from app.games.empires.card_faces import CardArt, draw_card
from app.games.empires.counters import FlagArt, ShieldArt, ShipArt, UnitArt, WorldArt
from app.games.empires.ground import TileArt, paint_tile, tint
from app.ui.colour import with_alpha
from app.ui.context import Context
from app.ui.fonts import font
from app.ui.paint import plate
from art.cache import run_length
from art.empires.counters import flag, shield_counter, ship_counter
from art.empires.ships import ship_picture
from art.empires.worlds import marker

LETTERS = 0.27  # of a counter's width, the height of its class letters
LARGEST = 22.0  # logical pixels: larger letters would hide the ship
LEAST = 9  # pixels: smaller letters would not be read


class Faces:
    """Draws; knows the class letters of units and the pictures of markers by their ids."""

    def __init__(self, codes: Mapping[str, str], markers: Mapping[str, str]) -> None:
        self.codes, self.markers = codes, markers

    def draw(self, art: Hashable, size: tuple[int, int], ctx: Context) -> pygame.Surface:
        if isinstance(art, TileArt):
            return paint_tile(art, size, ctx)
        if isinstance(art, UnitArt):
            return ship_picture(min(size), ctx.art, unit=art.unit, owner=art.owner, colour=tint(ctx, art.owner))
        if isinstance(art, WorldArt):
            return marker(min(size), ctx.art, marker=art.marker)
        if isinstance(art, CardArt):
            return draw_card(art, size, ctx)
        if isinstance(art, FlagArt):
            return flag(size[0], ctx.art, number=art.number + 1, colour=tint(ctx, art.owner))
        if isinstance(art, ShieldArt):
            return run_length(shield_counter(size[0], ctx.art, owner=art.owner, colour=tint(ctx, art.owner)))
        assert isinstance(art, ShipArt)
        return run_length(self._ship(art, size, ctx))

    def _ship(self, art: ShipArt, size: tuple[int, int], ctx: Context) -> pygame.Surface:
        colour = tint(ctx, art.owner)
        stands = ship_counter(
            size[0], ctx.art, unit=art.unit, owner=art.owner, colour=colour, covered=art.covered, builder=art.builder,
            false=art.false,
        ).copy()  # fmt: skip
        words = self.codes.get(art.unit, "")
        if art.ships > 1:
            words = f"{words} {art.ships}".strip()
        if words:
            self._letters(stands, words, ctx)
        if art.load:
            side = size[0] // 2
            stands.blit(marker(side, ctx.art, marker=self.markers[art.load]), (size[0] - side, 0))
        if art.banner is not None:
            stands.blit(flag(size[0] * 2 // 5, ctx.art, number=art.banner + 1, colour=colour), (0, size[1] // 5))
        for hit in range(art.damage):
            pygame.draw.circle(
                stands,
                ctx.theme.harm,
                (size[0] - size[0] // 8, size[1] // 3 + hit * size[0] // 6),
                max(2, size[0] // 14),
            )
        return stands

    def _letters(self, stands: pygame.Surface, words: str, ctx: Context) -> None:
        """Class letters and number on a small plate across the foot."""
        wide, tall = stands.get_size()
        high = max(LEAST, min(ctx.px(LARGEST), round(wide * LETTERS)))
        drawn = font("sans", "bold", high).render(words, True, ctx.theme.ink)
        if drawn.get_width() > wide - 2:
            drawn = pygame.transform.smoothscale(drawn, (wide - 2, drawn.get_height()))
        box = pygame.Rect(0, 0, min(wide, drawn.get_width() + high // 2), max(high, drawn.get_height() - high // 4))
        box.midbottom = (wide // 2, tall - 1)
        fill = with_alpha(ctx.theme.panel, 0.9)
        stands.blit(plate(box.size, box.height // 3, fill, fill), box)
        stands.blit(drawn, drawn.get_rect(center=box.center))
