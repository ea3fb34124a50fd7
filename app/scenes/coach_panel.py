"""The panel of a lesson: which step, one sentence, and the button that goes on; it never covers what it is about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from app.ui.buttons import Button
from app.ui.context import BODY, TINY_CAPS, Context
from app.ui.dialog import Panel
from app.ui.labels import Icon, Label, Paragraph, Progress
from app.ui.layout import Column, Flow, Row
from app.ui.widget import Widget

if TYPE_CHECKING:
    from app.scenes.lesson import LessonScene


class CoachPanel(Panel):
    """Stands in the corner of the board that is farthest from the step's things."""

    def __init__(self, scene: LessonScene) -> None:
        coach, texts = scene.coach, scene.texts
        total = len(coach.lesson.steps)
        step = coach.step
        count = Label(texts("lesson-step", step=min(total, coach.number + 1), all=total), TINY_CAPS)
        rows: list[Widget] = [Row([Icon("lesson", 20), count, Progress(coach.number / total)], gap=10, flex={2: 1})]
        buttons: list[Widget] = []
        if step is not None:
            rows.append(Paragraph(step.text[scene.language], BODY, prefer=360))
            if step.is_read:
                buttons.append(Button(texts("lesson-next"), scene.go_on, kind="main", icon="next", id="coach-next"))
        buttons.append(Button(texts("lesson-leave"), scene.app.pop, kind="quiet", icon="close", id="coach-leave"))
        rows.append(Flow(buttons, gap=10))
        super().__init__(Column(rows, gap=10, region=True), x=18, y=14, solid=True, id="coach")

    def stand(self, ctx: Context, board: pygame.Rect, away: Sequence[pygame.Rect]) -> None:
        """Choose a place inside the board."""
        wide = min(board.width, ctx.px(400 * ctx.text_scale**0.6))
        high = min(board.height, self.height(ctx, wide))
        gap = ctx.px(10)
        inner = board.inflate(-2 * gap, -2 * gap)
        best: tuple[int, int, pygame.Rect] | None = None
        for order, (x, y) in enumerate(((1.0, 0.0), (0.0, 0.0), (1.0, 1.0), (0.0, 1.0), (0.5, 0.0), (0.5, 1.0))):
            place = pygame.Rect(inner.x + round((inner.width - wide) * x), inner.y + round((inner.height - high) * y),
                                wide, high)
            covered = sum(place.clip(rect).width * place.clip(rect).height for rect in away)
            if best is None or (covered, order) < best[:2]:
                best = (covered, order, place)
        assert best is not None
        self.place(ctx, best[2])
