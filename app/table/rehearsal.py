"""Draws the pictures of a table while its game is being set up; another deal has the same places and card backs.

The pictures stay in the cache of `art`, where the real table finds them; the scene and the position are dropped.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

import pygame

from app.table.painter import Painter
from app.table.sprites import Sprites
from app.table.stage import Stage

if TYPE_CHECKING:
    from app.table.kit import TableKit
    from app.table.viewpoint import Viewpoint
    from app.ui.studio import Work


def rehearsal(kit: TableKit, viewpoint: Viewpoint) -> Iterator[Work]:
    """Functions that draw the pictures of a table that is never shown, one each."""
    ctx, desk, draw = kit.ctx, kit.desk, kit.module.layout.draw
    kit.asked = kit.match.asked()
    now = viewpoint.divide()
    for _ in range(2):  # only after the first layout it is known which panels there are
        desk.camera.region = now.board
        desk.tableau = kit.module.layout.tableau(viewpoint.look(now))
        now = viewpoint.divide()
    stage = Stage(ctx, desk.tableau, desk.camera, now.hand, names=kit.module.layout)
    for art, size in stage.pictures():
        yield partial(draw, art, size, ctx)
    painter = Painter(Sprites(draw))
    yield lambda: painter.zones(ctx, pygame.Surface(ctx.size), stage, {}, now.board)
