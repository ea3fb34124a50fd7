"""The picture check: finds texts that are cut, overlapping or outside, and targets that are too small.

It judges the layout, not pixels, so it is quick enough to run over every scene, size and language.
"""

from __future__ import annotations

import pygame

from app.ui.context import Context
from app.ui.focus import focusables
from app.ui.widget import GAP, TARGET, TextMark, Widget
from rules.core.lean import dataclass


@dataclass(frozen=True)
class LayoutProblem:
    """One thing that is wrong with a screen."""

    kind: str  # outside, overflow, overlap, cut, small, close
    what: str

    def __str__(self) -> str:
        return f"{self.kind}: {self.what}"


def problems(root: Widget, ctx: Context) -> list[LayoutProblem]:
    """Everything the standard forbids in one placed tree (UX-1, UX-23, UX-90)."""
    window = pygame.Rect(0, 0, *ctx.size)
    seen = [(mark, rect) for widget in root.walk() for mark in widget.marks() for rect in [_seen(widget, mark)]]
    found = [problem for mark, rect in seen for problem in _text_problems(mark, rect, window)]
    found += _overlaps([(mark, rect) for mark, rect in seen if rect.width and rect.height])
    return found + _target_problems(root, ctx)


def _seen(widget: Widget, mark: TextMark) -> pygame.Rect:
    """The part of a text that is not scrolled away."""
    rect = pygame.Rect(mark.rect)
    for up in widget.ancestors():
        view = up.viewport()
        if view is not None:
            rect = rect.clip(view)
    return rect


def _text_problems(mark: TextMark, seen: pygame.Rect, window: pygame.Rect) -> list[LayoutProblem]:
    found = []
    name = f"{mark.text[:50]!r} at {tuple(mark.rect)}"
    slack = 2
    if mark.rect.width > mark.box.width + slack or mark.rect.height > mark.box.height + slack:
        found.append(LayoutProblem("overflow", f"{name} is larger than its box {tuple(mark.box)}"))
    if seen.width and not window.contains(seen):
        found.append(LayoutProblem("outside", f"{name} leaves the window"))
    if mark.cut and not mark.tip:
        found.append(LayoutProblem("cut", f"{name} is cut without a tooltip"))
    return found


def _overlaps(marks: list[tuple[TextMark, pygame.Rect]]) -> list[LayoutProblem]:
    found = []
    for place, (mark, rect) in enumerate(marks):
        for other, second in marks[place + 1 :]:
            shared = rect.clip(second)
            # Letters have air above and below: touching line boxes are no overlap.
            if shared.width > 2 and shared.height > min(rect.height, second.height) * 0.2:
                found.append(LayoutProblem("overlap", f"{mark.text[:40]!r} and {other.text[:40]!r} at {tuple(shared)}"))
    return found


def _target_problems(root: Widget, ctx: Context) -> list[LayoutProblem]:
    found = []
    least, apart = ctx.px(TARGET), ctx.px(GAP)
    targets = [widget for widget in focusables(root) if widget.target() and widget.seen().size != (0, 0)]
    window = pygame.Rect(0, 0, *ctx.size)
    for widget in targets:
        name = f"{widget.spoken()[:40]!r} {tuple(widget.rect)}"
        if widget.rect.width < least - 1 or widget.rect.height < least - 1:
            found.append(LayoutProblem("small", f"{name} is below {least} px"))
        if not window.contains(widget.seen()):
            found.append(LayoutProblem("outside", f"{name} leaves the window"))
    for place, widget in enumerate(targets):
        for other in targets[place + 1 :]:
            if _related(widget, other):
                continue
            # What is scrolled away cannot be hit; a seam of two scaled roundings is allowed.
            if widget.seen().inflate(apart - 2, apart - 2).colliderect(other.seen().inflate(apart - 2, apart - 2)):
                found.append(LayoutProblem("close", f"{widget.spoken()[:40]!r} and {other.spoken()[:40]!r}"))
    return found


def _related(one: Widget, two: Widget) -> bool:
    return one in two.ancestors() or two in one.ancestors()
