"""The share card: a picture of the table, who won, and the seed that deals this game again (UX-109)."""

from __future__ import annotations

from copy import copy

import pygame

from app.scenes.finished import Finished, facts_line, reason_line, score_steps, winner_line
from app.scenes.parts import Emblem, FramedPicture, SeatBadge
from app.scenes.story import story_lines
from app.scenes.wording import game_name, points
from app.ui.context import CAPS, DIM, LEAD, STRONG, TITLE, Context
from app.ui.labels import Divider, Icon, Label, Paragraph
from app.ui.layout import Column, Pad, Row, Space
from app.ui.paint import draw_panel
from app.ui.widget import Widget
from art.table_top import table_top

SIZE = (1200, 630)
MOST_LINES = 11  # of players and of the scoring together
WIDE, HIGH, GAP = 480, 440, 10  # what words have at the left, and between them
SAID = DIM._replace(size="small")


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
    """Left: who won and why, how the points came about, and as much of the story as there is room for. Right: the table
    at the end. Below: what deals this game again."""
    texts = ctx.texts
    game = Label(game_name(texts, over.game), STRONG.coloured("ink_dim"))
    why = reason_line(texts, over)
    ended: list[Widget] = [Paragraph(why, DIM)] if why else []
    title = Column([Paragraph(winner_line(texts, over), TITLE), game, *ended], gap=2)
    rows: list[Widget] = [Row([Emblem(over.game, 84), title], gap=18, flex={1: 1}), Divider()]
    for seat in over.ranking():
        best = over.result.place_of(seat) == 1
        name = Label(over.name(ctx.texts, seat), LEAD if best else STRONG)
        crown: Widget = Icon("crown", 26, "chosen") if best else Space(26, 26)
        score = Label(points(texts, over.result.scores[seat]), TITLE, align="right")
        rows.append(Row([SeatBadge(seat, 44), name, crown, score], gap=14, flex={1: 3, 3: 1}))
    rows += [Divider(plain=True), *_scoring(ctx, over)]
    rows += _story(ctx, over, HIGH - Column(rows, gap=GAP).height(ctx, WIDE))
    seen: Widget = Emblem(over.game, 420) if over.picture is None else FramedPicture(over.picture(), most=600)
    upper = Row([Column(rows, gap=GAP), seen], gap=32, align="center", flex={0: 1, 1: 1.15})
    facts = Label(facts_line(texts, over), DIM, align="right")
    foot = Row([Label(texts("program-name"), CAPS), facts], gap=20, flex={0: 1, 1: 1})
    return Column([upper, Divider(plain=True), foot], gap=12, flex={0: 1})


def _story(ctx: Context, over: Finished, room: int) -> list[Widget]:
    """The last moments of the story that fit: a game of one person has hardly anything else to tell."""
    found: list[Widget] = []
    for line in reversed(story_lines(ctx.texts, over)):
        more: list[Widget] = [Paragraph(line, SAID), *found]
        if Column([Divider(plain=True), *more], gap=GAP).height(ctx, WIDE) + GAP > room:
            break
        found = more
    return [Divider(plain=True), *found] if found else []


def _scoring(ctx: Context, over: Finished) -> list[Widget]:
    """The lines of the scoring, as many as there is room for."""
    steps = score_steps(ctx.texts, over)[: max(0, MOST_LINES - len(over.who))]
    if not steps:
        return []
    heads: list[Widget] = [SeatBadge(seat, 24) for seat in over.ranking()]
    columns = {0: 2.4, **dict.fromkeys(range(1, len(heads) + 1), 1.0)}
    found: list[Widget] = [
        Row([Space(1, 1), *(Row([Space(1, 1), head], flex={0: 1}) for head in heads)], gap=8, flex=columns)
    ]
    for step in steps:
        cells = [
            Label("–" if scored is None else points(ctx.texts, scored), DIM, align="right")
            for scored in (step.points[seat] for seat in over.ranking())
        ]
        found.append(Row([Label(step.name, DIM), *cells], gap=8, flex=columns))
    return found
