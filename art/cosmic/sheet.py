"""The pictures of Cosmic Encounter for the contact sheet."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from art.cosmic.portraits import PORTRAITS, portrait
from art.palette import Palette


def _aliens(p: Palette) -> Iterable[pygame.Surface]:
    """Every portrait large, as on a folded sheet, and as small as a sign."""
    for size in ((400, 400), (120, 120), (48, 48)):
        yield from (portrait(size, p, alien=alien) for alien in sorted(PORTRAITS))


SECTIONS = {"cosmic_aliens": _aliens}
