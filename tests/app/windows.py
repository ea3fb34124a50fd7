"""The windows in which pictures are checked: from the smallest to 4K, wide and square, with text of every size."""

from __future__ import annotations

from itertools import product

import pygame
import pytest

from app.table.measure import covered
from app.ui.check import problems
from tests.support.thorough import THOROUGH

SMALL, USUAL, LARGE, WIDE = (1024, 640), (1280, 720), (1920, 1080), (1600, 686)
SIZES = (SMALL, USUAL, LARGE, (3840, 2160), WIDE, (1024, 768))


def each_window(*text_sizes: int, sizes: tuple[tuple[int, int], ...] = SIZES) -> pytest.MarkDecorator:
    """Every size with every text size in a thorough run; else the hardest, the plain and the widest case."""
    few = [(SMALL, text_sizes[-1]), (USUAL, text_sizes[0]), (sizes[-1], text_sizes[0])]
    cases = [*product(sizes, text_sizes)] if THOROUGH else few
    return pytest.mark.parametrize(("size", "text_size"), cases, ids=[f"{w}x{h}-{text}" for (w, h), text in cases])


def faults(app, scene):
    """Texts, targets, and pieces that leave the window or lie under the prompt."""
    for _ in range(4):
        app.step(60.0)
    window = pygame.Rect(0, 0, *app.ctx.size)
    found = [str(problem) for layer in scene.host.layers for problem in problems(layer.root, app.ctx)]
    found += [f"{thing} is covered" for thing in covered(scene)]
    badge = scene.panels.stops
    found += ["the badge is covered"] if badge and badge.rect.colliderect(scene.prompt.rect) else []
    for shown in scene.desk.stage.shown:
        held = shown.box.move(0, -shown.rise) if shown.hand else shown.box
        if not window.contains(held):
            found.append(f"{shown.piece.id} leaves the window: {shown.box}")
    return found
