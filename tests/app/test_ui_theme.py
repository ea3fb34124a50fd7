"""Colours: contrast in every theme (UX-10), seats told apart by every kind of eyes (UX-82), typefaces (UX-89)."""

from itertools import combinations

import pytest

from app.ui.colour import VISION, contrast, distance, rgb
from app.ui.context import SIZES, art_palette
from app.ui.fonts import REQUIRED_GLYPHS, families, font_path, missing_glyphs
from app.ui.palettes import PALETTES, PATTERNS, SYMBOLS, TUNED_FOR
from app.ui.theme import THEMES

FAR_FOR_ANY_EYES = 10.0  # about four times what one can just tell apart
FAR_FOR_TUNED_EYES = 25.0


def test_black_on_white_has_the_greatest_contrast():
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21.0)
    assert contrast(rgb("#777777"), rgb("#777777")) == 1.0


@pytest.mark.parametrize("name", THEMES)
def test_text_reaches_four_and_a_half_to_one(name):
    theme = THEMES[name]
    pairs = [(role, theme.grounds()) for role in ("ink", "ink_dim", "brass_light", "warn", "harm_text", "good")]
    pairs += [("ink_on_paper", (theme.paper,)), ("on_brass", (theme.brass, theme.brass_light))]
    assert [role for role, grounds in pairs if _weakest(theme, role, grounds) < 4.5] == []


@pytest.mark.parametrize("name", THEMES)
def test_icons_and_outlines_reach_three_to_one(name):
    theme, roles = THEMES[name], ("brass", "legal", "chosen", "warn", "harm", "good")
    assert [role for role in roles if _weakest(theme, role, theme.grounds()) < 3.0] == []


def _weakest(theme, role, grounds):
    return min(contrast(getattr(theme, role), ground) for ground in grounds)


def test_high_contrast_reaches_seven_to_one():
    theme = THEMES["high-contrast"]
    assert min(contrast(theme.ink, ground) for ground in theme.grounds()) >= 7.0


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("vision", VISION)
def test_seats_stay_apart_for_all_eyes_in_every_palette(palette, vision):
    colours = [mark.colour for mark in PALETTES[palette]]
    assert min(distance(a, b, vision) for a, b in combinations(colours, 2)) >= FAR_FOR_ANY_EYES


@pytest.mark.parametrize("palette", ["deuteranopia", "protanopia", "tritanopia", "high-contrast"])
def test_a_tuned_palette_keeps_seats_far_apart_for_its_eyes(palette):
    colours = [mark.colour for mark in PALETTES[palette]]
    assert min(distance(a, b, TUNED_FOR[palette]) for a, b in combinations(colours, 2)) >= FAR_FOR_TUNED_EYES


@pytest.mark.parametrize("palette", PALETTES)
def test_seat_colours_show_on_the_dark_table(palette):
    table = THEMES["midnight"].space_1
    assert min(contrast(mark.colour, table) for mark in PALETTES[palette]) >= 3.0


def test_every_seat_has_its_own_symbol_and_pattern():
    for marks in PALETTES.values():
        assert [mark.symbol for mark in marks] == list(SYMBOLS)
        assert [mark.pattern for mark in marks] == list(PATTERNS)
        assert len({*SYMBOLS}) == len({*PATTERNS}) == len(marks)


@pytest.mark.parametrize(("family", "weight"), families())
def test_every_typeface_is_found_and_has_the_hungarian_glyphs(family, weight):
    assert font_path(family, weight) is not None
    assert missing_glyphs(family, weight, REQUIRED_GLYPHS) == ""


def test_a_missing_glyph_is_noticed():
    assert missing_glyphs("sans", "regular", "a\U0001f6f8") == "\U0001f6f8"


def test_nothing_is_set_smaller_than_twelve_pixels():
    assert min(SIZES.values()) >= 12


def test_the_pictures_get_the_colours_of_the_theme():
    assert art_palette("parchment").is_light
    assert art_palette("midnight").space0 == "#0B1020"
