"""The share card: a picture of the table, who won, and the seed that deals this game again (UX-109)."""

from __future__ import annotations

from copy import copy

import pygame

from app.scenes.finished import Finished, reason_line
from app.scenes.parts import Emblem, Picture, SeatBadge
from app.scenes.wording import game_name, points
from app.ui.context import DIM, LEAD, STRONG, TITLE, Context
from app.ui.labels import Divider, Label, Paragraph
from app.ui.layout import Column, Pad, Row
from app.ui.paint import draw_panel
from app.ui.widget import Widget
from art.table_top import table_top

SIZE = (1200, 630)


def share_card(ctx: Context, over: Finished) -> pygame.Surface:
    """Always the same size and text size, whatever the window; only what everyone may see."""
    own = copy(ctx)
    own.size, own.scale, own.text_scale = SIZE, 1.0, 1.0
    surface = pygame.Surface(SIZE)
    surface.blit(table_top(SIZE, own.art), (0, 0))
    frame = surface.get_rect().inflate(-48, -48)
    draw_panel(own, surface, frame)
    root = Pad(_content(own, over), x=36, y=30)
    root.place(own, frame)
    root.draw(own, surface)
    return surface


def _content(ctx: Context, over: Finished) -> Widget:
    texts = ctx.texts
    why = Paragraph(reason_line(texts, over), DIM, prefer=500)
    title = Column([Label(game_name(texts, over.game), TITLE), why], gap=0)
    rows: list[Widget] = [Row([Emblem(over.game, 84), title], gap=18, flex={1: 1}), Divider()]
    for seat in over.ranking():
        name = Label(over.who[seat][0], LEAD if over.result.place_of(seat) == 1 else STRONG)
        score = Label(points(texts, over.result.scores[seat]), TITLE, align="right")
        rows.append(Row([SeatBadge(seat, 40), name, score], gap=14, flex={1: 1}))
    rows.append(Paragraph(texts("result-card-seed", seed=str(over.seed)), DIM, prefer=500))
    seen: Widget = Emblem(over.game, 480) if over.picture is None else Picture(over.picture(), most=600)
    return Row([Column(rows, gap=12), seen], gap=28, align="top", flex={0: 1, 1: 1.15})
