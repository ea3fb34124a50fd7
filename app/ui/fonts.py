"""Typefaces: Manrope for the interface, Source Serif Pro for card text and rules; loaded on demand."""

from __future__ import annotations

import importlib.util
from functools import cache, lru_cache
from pathlib import Path

import pygame
import pygame.font

from app.notes import warn

# Glyphs that every typeface must really contain (UX-89).
REQUIRED_GLYPHS = "áéíóöőúüűÁÉÍÓÖŐÚÜŰ„”–…−×’"

_FILES: dict[tuple[str, str], tuple[str, str]] = {
    ("sans", "light"): ("font_manrope", "Manrope-Light.ttf"),
    ("sans", "regular"): ("font_manrope", "Manrope-Regular.ttf"),
    ("sans", "medium"): ("font_manrope", "Manrope-Medium.ttf"),
    ("sans", "semibold"): ("font_manrope", "Manrope-SemiBold.ttf"),
    ("sans", "bold"): ("font_manrope", "Manrope-Bold.ttf"),
    ("serif", "regular"): ("font_source_serif_pro", "SourceSerifPro-Regular.ttf"),
    ("serif", "italic"): ("font_source_serif_pro", "SourceSerifPro-It.ttf"),
    ("serif", "semibold"): ("font_source_serif_pro", "SourceSerifPro-Semibold.ttf"),
    ("serif", "bold"): ("font_source_serif_pro", "SourceSerifPro-Bold.ttf"),
}


@cache
def font_path(family: str, weight: str) -> Path | None:
    """The file of a typeface, or None when its package is missing (then pygame's own font serves)."""
    package, name = _FILES[(family, weight)]
    # find_spec reads no code: the packages list all their files when imported, which costs start-up time.
    spec = importlib.util.find_spec(package)
    for place in (spec.submodule_search_locations or []) if spec else []:
        path = Path(place) / "files" / name
        if path.is_file():
            return path
    warn("typeface %s %s is missing, using the built-in one", family, weight)
    return None


def families() -> list[tuple[str, str]]:
    """Every family and weight the program uses."""
    return list(_FILES)


@lru_cache(maxsize=256)
def font(family: str, weight: str, size: int) -> pygame.font.Font:
    """A typeface at a pixel size; kept, because opening one costs more than drawing a line with it."""
    if not pygame.font.get_init():
        pygame.font.init()
    path = font_path(family, weight)
    return pygame.font.Font(str(path) if path else None, max(6, size))


def forget_fonts() -> None:
    """Drop all opened typefaces (they die with pygame.quit)."""
    font.cache_clear()


def missing_glyphs(family: str, weight: str, wanted: str = REQUIRED_GLYPHS) -> str:
    """Those of the wanted characters that the typeface cannot draw."""
    face = font(family, weight, 24)

    def drawn(sign: str) -> bytes:
        surface = face.render(sign, True, (255, 255, 255))
        return bytes(surface.get_buffer().raw)

    # A typeface draws one and the same box for everything it lacks, for a non-character too.
    box = drawn("\uffff")
    return "".join(sign for sign in wanted if drawn(sign) == box)
