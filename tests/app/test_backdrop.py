"""The table behind everything."""

import pygame

from app.ui.backdrop import Backdrop


def test_the_first_ground_keeps_to_the_part_that_is_drawn(app):
    """Before the real one is there, too: a page lies on it below the status line, which it must not cover."""
    surface = pygame.Surface((200, 100))
    surface.fill((255, 0, 0))
    surface.set_clip((0, 40, 200, 60))
    Backdrop().draw(app.ctx, surface)
    assert surface.get_at((100, 20))[:3] == (255, 0, 0) != surface.get_at((100, 60))[:3]
