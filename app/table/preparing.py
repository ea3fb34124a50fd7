"""While somebody plays, what will be needed next is loaded and drawn in another thread (UX-100, UX-101)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from importlib import import_module
from itertools import islice
from typing import TYPE_CHECKING

import pygame

from app.table.overlay import prepare_dice, prepare_throw
from app.table.painter import Painter
from app.table.sprites import Sprites
from app.table.stage import Stage
from app.ui.context import BODY, CAPS, DIM, LEAD, STRONG, TINY_CAPS, TITLE, Context
from app.ui.fonts import font

if TYPE_CHECKING:
    from app.table.kit import TableKit
    from app.table.viewpoint import Viewpoint
    from app.ui.program import Program
    from app.ui.studio import Studio, Work

LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789áéíóöőúüűÁÉÍÓÖŐÚÜŰ.,:;!?()+−–·×„”’"
WORDS_AT_ONCE = 6
NAMES, LEAST_PX = TINY_CAPS, 8  # the style of names on small cards, and how small their letters may become


def prepare_play(app: Program) -> None:
    """Prepare the dice, the code of the result screen and the fonts of dialogs, long before they are needed."""
    studio = app.studio
    if studio is None:
        return
    for name in ("pymunk.batch", *app.after_play, "app.ui.warm"):
        studio.ask(name, partial(import_module, name), later=True)
    for style in (TITLE, LEAD, STRONG, BODY, DIM, CAPS, TINY_CAPS):
        px = app.ctx.text_px(style.size)
        studio.ask(("letters", style.weight, px), partial(_letters, style.family, style.weight, px), later=True)


def prepare_names(ctx: Context, studio: Studio) -> None:
    """The letters of names on small cards in all their sizes: they are measured in the frame in which cards come."""
    for px in range(ctx.text_px("tiny"), LEAST_PX - 1, -1):
        studio.ask(("letters", NAMES.weight, px), partial(_letters, NAMES.family, NAMES.weight, px), later=True)


def prepare_throws(kit: TableKit) -> None:
    """Prepare the throws that have just been queued; the first frame in which dice roll has enough to do (P10)."""
    studio, performer = kit.app.studio, kit.desk.performer
    if studio is None:
        return
    for rolling in performer.dice.values():
        if not rolling.foreseen:
            rolling.foreseen = True
            studio.ask(("throw", id(rolling)), partial(prepare_throw, kit.ctx, performer.area.size, rolling))


def _letters(family: str, weight: str, px: int) -> None:
    """Draw all letters of a font once; it keeps them, and a letter's first use is a hundred times as dear."""
    font(family, weight, px).render(LETTERS, True, (255, 255, 255))


def foresee_words(kit: TableKit) -> None:
    """Load messages before they are needed, a few at a time (UX-101)."""
    studio, game = kit.app.studio, kit.module.game
    if studio is None:
        return
    # a player who came by another way than the new-game screen has no hyphens yet
    studio.ask("hyphens", kit.ctx.texts.prepare_hyphens, later=True)
    prepare_names(kit.ctx, studio)
    prepare_play(kit.app)
    studio.ask(("dice", id(kit)), partial(prepare_dice, kit.ctx, kit.desk.performer), later=True)
    stems = (f"{game}-", *(f"{kind}-{game}" for kind in ("event", "prompt", "option", "reason", "undo")), "table-")
    steps = kit.ctx.texts.foresee(*stems)

    def read(number: int) -> None:
        if any(True for _ in islice(steps, WORDS_AT_ONCE)):
            studio.ask(("words", id(kit), number + 1), partial(read, number + 1), later=True)

    studio.ask(("words", id(kit), 0), partial(read, 0), later=True)


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
