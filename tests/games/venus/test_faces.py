"""Names, labels and dice on the table of Onward to Venus: nothing is cut, covered or broken in the wrong place."""

import pygame
import pytest

from app.games.venus import faces
from app.games.venus.attempt import HIGH
from app.games.venus.attempt_draw import DIE_HIGH, _die
from app.games.venus.cards import CardFaces, _inner, fitted_name
from app.games.venus.words import Words
from app.tools.shot import drawn, headless_app
from app.ui.colour import rgb
from art.venus.brass import EMPIRES, empire_colour
from rules.venus.state import facts
from tests.games.venus.hands import played_on


@pytest.fixture
def app():
    made = headless_app((1280, 720), "hu", "midnight", 100)
    yield made
    made.close()


@pytest.mark.parametrize("language", ["hu", "en"])
@pytest.mark.parametrize(("room", "most"), [((68, 62), 12), ((50, 52), 12), ((50, 52), 18)])
def test_card_names_are_whole_and_break_only_at_joints(app, language, room, most):
    """UX-90, look.md: smaller letters rather than a bad break."""
    app.use_language(language)
    known = facts(played_on(0).state)
    words = Words(app.ctx.texts, (), known)
    joints = CardFaces(words)._joints()
    syllables = {part for joint in joints.values() for part in joint.casefold().split("|")}
    for card in known.cards.values():
        name = words.translated(card.name)
        letters, rows = fitted_name(name, joints, room, most)
        assert all(letters.size(row)[0] <= room[0] for row in rows), rows
        assert len(rows) * letters.get_height() <= room[1], rows
        printed = name.split()
        for row in rows[:-1]:
            last = row.split()[-1]
            at_hyphen = any(word.startswith(last) or f"-{last}" in word for word in printed if "-" in word)
            assert last in printed or at_hyphen or last.rstrip("-").casefold().endswith(tuple(syllables)), rows


def columns_used(drawn):
    """Which columns of a picture show something."""
    alpha = pygame.mask.from_surface(drawn, 40)
    wide, high = drawn.get_size()
    return [x for x in range(wide) if any(alpha.get_at((x, y)) for y in range(high))]


@pytest.mark.parametrize("wide", [140, 165, 230])
@pytest.mark.parametrize("holders", [((), (), ()), (EMPIRES, (), ()), (EMPIRES[:1], EMPIRES[1:3], EMPIRES[3:])])
def test_hexes_and_marks_never_touch_the_name_of_a_planet(app, wide, holders):
    """OV-9.4: five empires, a dial and three hexes find room beside the longest name."""
    letters = ("Ganümédész", wide)
    hexes = tuple(zip((10, 6, 3), holders, strict=True))
    bare = faces._label((faces.LABEL, "Ganümédész", (), 0, False, letters), (wide, 23), app.ctx)
    full = faces._label((faces.LABEL, "Ganümédész", hexes, 3, False, letters), (wide, 23), app.ctx)
    end = max(columns_used(bare)) + 1
    assert not [x for x in columns_used(full) if end <= x < end + 3]
    assert wide - end >= faces._places_wide(hexes, True, 9)


def test_names_of_planets_have_letters_of_one_size(app):
    """look.md: beside a long name in a narrow label, a short one takes its size too."""
    high = [
        faces._label((faces.LABEL, "HIM", (), 0, False, (longest, 120)), (220, 23), app.ctx).get_bounding_rect().height
        for longest in ("HIM", "GANUMEDESZHIM")
    ]
    assert high[1] < high[0]


def test_the_arrow_of_a_die_covers_no_pip(app):
    """OV-5.40: the highest die looks as it would without its arrow."""
    side = 40
    size = (side, round(side * DIE_HIGH))
    plain, marked = (_die(app.ctx, 4, state, size).subsurface((0, 0, side, side)) for state in ("", HIGH))
    assert pygame.image.tobytes(plain, "RGBA") == pygame.image.tobytes(marked, "RGBA")


@pytest.mark.parametrize("high", [20, 60])
def test_a_plate_is_never_kept_in_the_colours_of_before(app, high):
    """OV-2.11: it may be drawn before the window has heard of the empire, and is kept all the same."""
    art = faces.plate_art(1, "france", "Bence", True, False, 0, ())
    app.ctx.tints = ()
    early = faces._plate(art, (200, high), app.ctx)
    app.ctx.tints = tuple(rgb(empire_colour(empire)) for empire in ("britain", "france"))
    late = faces._plate(art, (200, high), app.ctx)
    assert pygame.image.tobytes(early, "RGBA") == pygame.image.tobytes(late, "RGBA")
    other = faces._plate(faces.plate_art(1, "germany", "Bence", True, False, 0, ()), (200, high), app.ctx)
    assert pygame.image.tobytes(other, "RGBA") != pygame.image.tobytes(late, "RGBA")


def test_larger_text_makes_the_names_of_covered_cards_larger():
    """UX-81: a hand of seven at 1280x720; every name is in sight at rest, in letters that grow with the text."""
    grown = []
    for text_size in (100, 200):
        with drawn("table", (1280, 720), "hu", text_size=text_size, game="venus", seed=5, steps=120, players=3) as app:
            cards, found = app.scene.module.pictures.cards, {}
            for shown in app.scene.desk.stage.shown:
                strip = cards.name_strip(shown.piece.art, shown.size, app.ctx)
                if not shown.hand or 0 < shown.strip < strip:
                    continue  # scrolled out of sight
                inner = _inner(shown.size)
                letters, rows, fits = cards._name(shown.arts[0], inner, app.ctx, shown.strip)
                assert fits and shown.box.y + inner.y + len(rows) * letters.get_height() <= 720, rows
                found[shown.piece.id] = letters.get_height()
            grown.append(found)
    both = grown[0].keys() & grown[1].keys()
    assert len(both) >= 3
    assert all(grown[0][card] < grown[1][card] for card in both)
