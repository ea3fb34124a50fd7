"""Where a line may retreat to: the hexes around the battle as a small map; a touch on one of them sends it there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

import pygame

from app.games.empires.ground import tint
from app.games.empires.minimap import hex_colour
from app.games.empires.plan import HEX, TALL
from app.table.outlines import corners
from app.ui.buttons import Pressable
from app.ui.colour import mix
from app.ui.context import Context, Style
from app.ui.layout import Container
from app.ui.lettering import line as written
from app.ui.paint import draw_icon
from app.ui.widget import Widget
from art.empires.worlds import colony_disc

if TYPE_CHECKING:
    from app.games.empires.looks import HexLook
    from app.games.empires.table import EmpiresTable

# Logical pixels: from hex to hex, across one, the box in its middle that is touched; how far neighbours lie, in hexes.
PITCH, ACROSS, BOX, REACH = 52.0, 50.0, 36.0, 1.05
WORDS = Style(size="tiny", weight="semibold")


class HexSpot(Pressable):
    """One hex; pressed it is the goal. Without an action it is only there to be seen."""

    def __init__(
        self, look: HexLook, name: str, action: Callable[[], None] | None, *, here: bool, tip: str, id: str
    ) -> None:
        super().__init__(action, id=id, tip=tip)
        self.focusable = action is not None
        self.look, self.name, self.here = look, name, here
        self.over = False  # a line is held over it

    def target(self) -> bool:
        return True

    def width(self, ctx: Context) -> int:
        return ctx.px(BOX)

    def height(self, ctx: Context, width: int) -> int:
        return ctx.px(BOX)

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        box = pygame.Rect(0, 0, ctx.px(ACROSS), round(ctx.px(ACROSS) * TALL))
        box.center = self.rect.center
        theme, outline = ctx.theme, corners(box, HEX)
        base = hex_colour(ctx, self.look)
        usable = self.action is not None
        pygame.draw.polygon(surface, mix(base, theme.legal, 0.3) if usable else mix(base, theme.space_0, 0.4), outline)
        if self.look.colony is not None:
            side = box.width // 2
            owner = self.look.colony.owner
            disc = colony_disc(
                side, ctx.art, owner=owner, colour=tint(ctx, owner), value=self.look.colony.value,
                homeworld=self.look.colony.homeworld,
            )  # fmt: skip
            surface.blit(disc, disc.get_rect(midtop=(box.centerx, box.y + box.height // 8)))
        rim = theme.chosen if (self.hot or self.over) and usable else theme.legal if usable else theme.hairline
        pygame.draw.polygon(surface, rim, outline, ctx.px(3 if usable else 1))
        drawn = written(ctx, self.name, WORDS)
        low = self.look.colony is not None or self.here
        at = (box.centerx, box.bottom - box.height // 4) if low else box.center
        surface.blit(drawn, drawn.get_rect(center=at))
        if self.here:
            draw_icon(ctx, surface, "fire", (box.centerx, box.y + box.height // 4), ctx.px(16), theme.chosen)
        self.draw_ring(ctx, surface)

    def spoken(self) -> str:
        return self.tip or self.name


class RefugeMap(Container):
    """The hex of the battle and those around it, as they lie on the map; hexes farther off stand below."""

    def __init__(self, table: EmpiresTable, here: int, goals: Mapping[int, Callable[[], None]]) -> None:
        laid = table.plan
        assert laid is not None
        x0, y0 = laid.centre(here)
        spots: dict[int, tuple[float, float]] = {}
        for hex in range(len(laid.boxes)):
            x, y = laid.centre(hex)
            across, down = (x - x0) / laid.wide, (y - y0) / laid.wide
            if (across * across + down * down) ** 0.5 <= REACH:
                spots[hex] = (across, down)
        far = [hex for hex in goals if hex not in spots]
        spots |= {hex: (place - (len(far) - 1) / 2, 2.0) for place, hex in enumerate(far)}
        children: list[Widget] = []
        self._spots: list[tuple[float, float]] = []
        for hex, spot in spots.items():
            name = table.wording.hex(hex)
            act = goals.get(hex)
            tip = table.texts("empires-battle-board-refuge", hex=name) if act else ""
            children.append(HexSpot(table.looks[hex], name, act, here=hex == here, tip=tip, id=f"refuge-{hex}"))
            self._spots.append(spot)
        super().__init__(children, id="refuges")

    def _rows(self) -> float:
        return max((down for _, down in self._spots), default=0) - min((down for _, down in self._spots), default=0)

    def width(self, ctx: Context) -> int:
        return 3 * ctx.px(PITCH)

    def height(self, ctx: Context, width: int) -> int:
        return round(ctx.px(PITCH) * (self._rows() + TALL))

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        pitch, side = ctx.px(PITCH), ctx.px(BOX)
        top = min((down for _, down in self._spots), default=0)
        for child, (across, down) in zip(self.children(), self._spots, strict=True):
            box = pygame.Rect(0, 0, side, side)
            box.center = (rect.centerx + round(across * pitch), rect.y + round((down - top + TALL / 2) * pitch))
            child.place(ctx, box)
