"""The first table is drawn ahead while its game is being set up: another shuffle has the same places and backs.

The pictures stay in the store of `art`, from which the real table takes them; scene and position are thrown away.
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
    """Works that draw the position of a table that is never shown, picture by picture."""
    ctx, desk, draw = kit.ctx, kit.desk, kit.module.draw
    kit.asked = kit.match.asked()
    now = viewpoint.divide()
    for _ in range(2):  # the first look tells which panels there are
        desk.camera.region = now.board
        desk.tableau = kit.module.tableau(viewpoint.look(now))
        now = viewpoint.divide()
    stage = Stage(ctx, desk.tableau, desk.camera, now.hand)
    for art, size in stage.pictures():
        yield partial(draw, art, size, ctx)
    painter = Painter(Sprites(draw))
    yield lambda: painter.zones(ctx, pygame.Surface(ctx.size), stage, {}, now.board)
