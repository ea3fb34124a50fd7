"""The whole map in a corner of the board while only a part of it is in sight: a click there goes there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from app.games.empires.ground import tint
from app.games.empires.looks import HexLook
from app.games.empires.plan import HEX, MapPlan
from app.table.outlines import corners
from app.ui.colour import with_alpha
from app.ui.context import Context
from app.ui.paint import plate
from art.empires.hexes import OUT
from art.palette import mix, rgb

if TYPE_CHECKING:
    from app.games.empires.table import EmpiresTable
    from app.table.camera import Camera

SHARE, MOST = 0.2, 200.0  # of the board's height; logical pixels
TERRAIN = {"nebula": "#A0529E", "asteroids": "#9B8B78", "black_hole": "#E98A3C", "supernova": "#FFD27A"}


class Minimap:
    """For one table."""

    def __init__(self, table: EmpiresTable) -> None:
        self.table = table
        self._kept: tuple[object, pygame.Surface] | None = None

    def rect(self, ctx: Context, board: pygame.Rect) -> pygame.Rect:
        """Where it lies; empty while the whole map is in sight."""
        camera, laid = self.table.desk.camera, self.table.plan
        if camera.zoom <= 1 or laid is None:
            return pygame.Rect(0, 0, 0, 0)
        high = round(min(board.height * SHARE, ctx.px(MOST)))
        found = pygame.Rect(0, 0, round(high * laid.room[0] / laid.room[1]), high)
        found.bottomleft = (board.x + ctx.px(8), board.bottom - ctx.px(8))
        return found

    def draw(self, ctx: Context, surface: pygame.Surface, board: pygame.Rect) -> None:
        rect = self.rect(ctx, board)
        laid = self.table.plan
        if not rect.width or laid is None:
            return
        key = (rect.size, ctx.theme.name, self.table.looks, ctx.seats)
        if self._kept is None or self._kept[0] != key:
            self._kept = (key, _paint(ctx, rect.size, laid, self.table.looks))
        surface.blit(self._kept[1], rect)
        seen = _in_sight(self.table.desk.camera, laid, rect).clip(rect)
        pygame.draw.rect(surface, ctx.theme.chosen, seen, max(1, ctx.px(2)), border_radius=ctx.px(3))

    def goes_to(self, ctx: Context, board: pygame.Rect, pos: tuple[int, int]) -> bool:
        """A press on it brings that part of the map into sight; False if it was elsewhere."""
        rect, laid = self.rect(ctx, board), self.table.plan
        if laid is None or not rect.collidepoint(pos):
            return False
        x, y = ((pos[0] - rect.x) / rect.width * laid.room[0], (pos[1] - rect.y) / rect.height * laid.room[1])
        self.table.desk.camera.look_at((x, y, 0.0, 0.0))
        self.table.desk.shift()
        return True


def _in_sight(camera: Camera, laid: MapPlan, rect: pygame.Rect) -> pygame.Rect:
    left, top = camera.to_board(camera.region.topleft)
    right, bottom = camera.to_board(camera.region.bottomright)
    across, down = rect.width / laid.room[0], rect.height / laid.room[1]
    return pygame.Rect(
        round(rect.x + left * across), round(rect.y + top * down),
        round((right - left) * across), round((bottom - top) * down),
    )  # fmt: skip


def _paint(ctx: Context, size: tuple[int, int], laid: MapPlan, looks: tuple[HexLook, ...]) -> pygame.Surface:
    fill = with_alpha(ctx.theme.panel, 0.94)
    drawn = plate(size, ctx.px(6), fill, fill, ctx.theme.hairline_rgba).copy()
    scale = size[0] / laid.room[0]
    for (x, y, w, h), look in zip(laid.boxes, looks, strict=True):
        box = pygame.Rect(round(x * scale), round(y * scale), max(2, round(w * scale)), max(2, round(h * scale)))
        pygame.draw.polygon(drawn, hex_colour(ctx, look), corners(box, HEX))
        if look.colony is not None:
            pygame.draw.circle(drawn, rgb(tint(ctx, look.colony.owner)), box.center, max(2, box.width // 3))
    return drawn


def hex_colour(ctx: Context, look: HexLook) -> tuple[int, int, int]:
    """Ground by whose home it is, or what lies there; closed hexes have a touch of brass."""
    base = ctx.art.space1
    if look.ground == OUT:
        return rgb(ctx.art.space0)
    if look.terrain:
        return rgb(mix(base, TERRAIN[look.terrain], 0.7))
    if look.home >= 0:
        base = mix(base, tint(ctx, look.home), 0.3)
    return rgb(mix(base, ctx.art.brass, 0.35) if look.closed else base)
