"""The share card: a picture of the table, who won, and the seed that deals this game again (UX-109)."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from functools import partial
from typing import TYPE_CHECKING

import pygame

from app.scenes.finished import Finished, ScoreStep, facts_line, reason_line, score_steps, winner_line
from app.scenes.parts import Emblem, FramedPicture, SeatBadge
from app.scenes.pictured import MomentPicture, best_moment
from app.scenes.story import StoryWords
from app.scenes.wording import game_name, points
from app.ui.buttons import Button
from app.ui.context import BODY, CAPS, DIM, LEAD, STRONG, TITLE, Context
from app.ui.dialog import Dialog
from app.ui.labels import Divider, Icon, Label, Paragraph
from app.ui.layout import Column, Pad, Row, Space
from app.ui.paint import draw_panel
from app.ui.widget import Widget
from art.table_top import table_top

if TYPE_CHECKING:
    from app.ui.scene import Scene

SIZE = (1200, 630)
LARGE = 230  # side of the best moment's picture
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
    """Left: who won and why, how the points came about, and as much of the story as there is room for. Right: the best
    moment, large, and below it the table at the end. At the foot: what deals this game again."""
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
    rows += _scoring(ctx, over, HIGH - Column(rows, gap=GAP).height(ctx, WIDE))
    rows += _story(ctx, over, HIGH - Column(rows, gap=GAP).height(ctx, WIDE))
    upper = Row([Column(rows, gap=GAP), _seen(ctx, over)], gap=32, align="center", flex={0: 1, 1: 1.15})
    facts = Label(facts_line(texts, over), DIM, align="right")
    foot = Row([Label(texts("program-name"), CAPS), facts], gap=20, flex={0: 1, 1: 1})
    return Column([upper, Divider(plain=True), foot], gap=12, flex={0: 1})


def _seen(ctx: Context, over: Finished) -> Widget:
    """The best moment with its picture, and the table; a game without a story has the table alone, and larger."""
    best = best_moment(over)
    table = over.picture() if over.picture is not None else None
    if best is None:
        return Emblem(over.game, 420) if table is None else FramedPicture(table, most=600)
    words = Paragraph(StoryWords(ctx.texts, over).sentence(best), LEAD, align="center")
    shown: list[Widget] = [_centred(MomentPicture(over, best, LARGE)), words]
    if table is not None:
        high = HIGH - LARGE - words.height(ctx, WIDE) - 2 * GAP
        shown.append(_centred(FramedPicture(table, most=min(600, high * table.get_width() / table.get_height()))))
    return Column(shown, gap=GAP)


def _centred(widget: Widget) -> Widget:
    return Row([Space(), widget, Space()], flex={0: 1, 2: 1})


def _story(ctx: Context, over: Finished, room: int) -> list[Widget]:
    """The last moments of the story that fit: a game of one person has hardly anything else to tell."""
    found: list[Widget] = []
    words, best = StoryWords(ctx.texts, over), best_moment(over)
    for line in (words.sentence(moment) for moment in reversed(over.story.moments) if moment is not best):
        more: list[Widget] = [Paragraph(line, SAID), *found]
        if Column([Divider(plain=True), *more], gap=GAP).height(ctx, WIDE) + GAP > room:
            break
        found = more
    return [Divider(plain=True), *found] if found else []


def _scoring(ctx: Context, over: Finished, room: int) -> list[Widget]:
    """The lines of the scoring, as many as there is room for; first those for which nobody has got anything are left
    out."""
    steps = list(score_steps(ctx.texts, over))
    while steps:
        found = [Divider(plain=True), *_scored(ctx, over, steps)]
        if Column(found, gap=GAP).height(ctx, WIDE) + GAP <= room:
            return found
        empty = [step for step in steps if not any(step.points)]
        steps.remove(empty[-1] if empty else steps[-1])
    return []


def _scored(ctx: Context, over: Finished, steps: Sequence[ScoreStep]) -> list[Widget]:
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


def share(scene: Scene, over: Finished) -> None:
    """Keep the card, and say in which folder; a button opens it where the system has something to open it with."""
    app, texts = scene.app, scene.texts
    card = share_card(scene.ctx, over)
    name = app.keep_picture(card)
    if not name or app.places is None:
        app.say("notice-not-written", icon="warning", role="warn")
        return
    folder = app.places.screenshots
    told = Paragraph(texts("share-kept", name=name, folder=str(folder)), BODY, prefer=420)
    body = Column([FramedPicture(card, most=440), told], gap=14)
    buttons = [Button(texts("close"), scene.host.close, kind="main", id="default-share")]
    if app.may_show_folders():
        show = partial(app.show_folder, folder)
        buttons.insert(0, Button(texts("share-folder"), show, icon="load", id="share-folder"))
    scene.host.open(Dialog(texts("result-share"), body, buttons))
