"""Small card faces of the Káosz table: names, values and abilities that are read without inspecting."""

import pygame
import pytest

from app.games.kaosz import faces, tokens
from app.games.kaosz.naming import set_name
from app.table.model import Piece, ShownValue
from app.table.painter import _upright_label
from app.table.regions import hand_card, seen_of_hand
from app.tools.shot import drawn, headless_app
from art.icons import icon_ids
from art.palette import luminance
from rules.kaosz.library import faces as designs_of
from rules.kaosz.library import shipped_content
from rules.kaosz.words import KEYWORDS

DESIGNS = designs_of(shipped_content()[0])


@pytest.fixture(scope="module")
def ctx():
    app = headless_app((1280, 720), "hu")
    yield app.ctx
    app.close()


def room(width):
    inner = faces._inner((width, round(width * 1.4)))
    return inner.width - 4, round(inner.height * faces.TITLE_SHARE)


@pytest.mark.parametrize(
    "name,lines",
    [
        ("Szegecskirálynő", ("Szegecs-", "királynő")),
        ("Postarakéta", ("Posta-", "rakéta")),
        ("Makócápa", ("Makó-", "cápa")),
    ],
)
def test_a_compound_is_broken_at_its_joint(ctx, name, lines):
    """Not at any syllable; on one line where there is room."""
    wide = next(width for width in range(200, 30, -1) if len(set_name(ctx, name, (width, 60)).lines) > 1)
    assert set_name(ctx, name, (wide, 60)).lines == lines
    assert set_name(ctx, name, (wide + 1, 60)).lines == (name,)


@pytest.mark.parametrize("width", [96, 108, 132])
def test_every_name_is_whole_on_a_ship_and_in_the_hand(ctx, width):
    for design in DESIGNS.values():
        for name in (design.name.hu, design.name.en):
            words = set_name(ctx, name, room(width))
            assert words.fits and words.px >= 11, (name, words)
            assert "".join(words.lines).replace("-", "").replace(" ", "") == name.replace("-", "").replace(" ", "")


@pytest.mark.parametrize("seed", [8, 3])
def test_larger_text_makes_everything_that_is_read_larger(seed):
    """UX-81: credits, names, values and costs at 100, 125, 150 and 200 %; nothing ever becomes smaller."""
    sizes = []
    for text_size in (100, 125, 150, 200):
        position = {"game": "kaosz", "seed": seed, "steps": 350, "players": 2}
        with drawn("table", (1280, 720), "hu", text_size=text_size, **position) as app:
            scene, found = app.scene, {}
            for shown in scene.desk.stage.shown:
                art = shown.piece.art
                if art[0] == tokens.PLATE:
                    found[shown.piece.id, "credits"] = tokens.fact_px(art, shown.size, app.ctx)
                elif art[0] == faces.CARD and art[2] is not None and (shown.hand or shown.piece.main):
                    for what, px in scene.module.pictures.letters(art, shown.size, app.ctx).items():
                        found[shown.piece.id, what] = px
            sizes.append(found)
    assert all(found.keys() == sizes[0].keys() for found in sizes)
    for key in sizes[0]:
        grown = [found[key] for found in sizes]
        assert grown == sorted(grown), (key, grown)
        assert grown[-1] > grown[0] or key[1] == "name", (key, grown)


def test_a_turned_card_keeps_the_icons_of_its_values(ctx):
    """UX-28: used and damaged cards show no bare numbers, however narrow they lie."""
    values = tuple(ShownValue(icon, 3, icon) for icon in faces.ICONS)
    wide = _upright_label(ctx, Piece(1, "hangar:0", ("x",), "Üllő", values=values), 200)
    narrow = _upright_label(ctx, Piece(1, "hangar:0", ("x",), "Üllő", values=values), 84)
    assert narrow.get_width() <= 84 and narrow.get_height() > wide.get_height()  # in two rows, icons and all
    bare = _upright_label(ctx, Piece(1, "hangar:0", ("x",), "Üllő"), 84)
    brass = ctx.theme.brass_light
    assert _count(narrow, brass) > _count(bare, brass) + 4 * 12


def _count(surface, colour):
    return pygame.mask.from_threshold(surface, colour, (40, 40, 40, 255)).count()


def test_abilities_are_seen_on_a_small_ship(ctx):
    """Every ability has an icon, and a face with one differs from a face without."""
    assert all(f"keyword_{word}" in icon_ids() for word in KEYWORDS)
    ship = next(face for face in DESIGNS.values() if face.type == "ship")
    painter = faces.Faces(DESIGNS)
    plain, able = (
        painter.draw(faces.card_art(ship.id, faces.printed(ship), keywords=words), (100, 140), ctx)
        for words in ((), ("stealth", "formation"))
    )
    assert pygame.image.tobytes(plain, "RGBA") != pygame.image.tobytes(able, "RGBA")


def test_a_held_card_shows_its_values_in_the_part_that_is_seen(ctx):
    """At rest the hand hangs over the lower edge: the values stand right below the name there."""
    ship = next(face for face in DESIGNS.values() if face.type == "ship")
    painter = faces.Faces(DESIGNS)
    size = (108, 151)
    held, lying = (
        painter.draw(faces.card_art(ship.id, faces.printed(ship), held=held), size, ctx) for held in (True, False)
    )
    seen = pygame.Rect(0, 0, 108, 88)
    differing = pygame.image.tobytes(held.subsurface(seen), "RGBA") != pygame.image.tobytes(
        lying.subsurface(seen), "RGBA"
    )
    assert differing
    letters = painter.letters(faces.card_art(ship.id, faces.printed(ship), held=True), size, ctx)
    assert letters["value"] >= 17


@pytest.mark.parametrize("theme", ["midnight", "parchment", "high-contrast"])
def test_a_changed_value_is_marked_by_shape_as_well_as_colour(theme, monkeypatch):
    """UX-82: without colours a raised, a lowered and a printed value still look different, on faces of every size and
    beside a turned card; signs on the dark shields are light in every theme (UX-10)."""
    monkeypatch.setattr(faces, "_on_shield", lambda ctx, role: (255, 248, 232))
    app = headless_app((1280, 720), "hu", theme)
    table, design = faces.Faces(DESIGNS), next(face for face in DESIGNS.values() if face.type == "ship")
    for width in (72, 96, 132, 220):
        looks = set()
        for role in ("ink", "good", "harm"):
            art = faces.card_art(design.id, tuple((icon, "3", role) for icon in faces.ICONS))
            looks.add(pygame.image.tobytes(table.draw(art, (width, round(width * 1.4)), app.ctx), "RGB"))
        assert len(looks) == 3, width
    values = [(ShownValue("armor", 3, "", role),) for role in ("ink", "good", "harm_text")]
    labels = [_upright_label(app.ctx, Piece(1, "p", "a", "A", values=value), 160).get_width() for value in values]
    assert labels[0] < labels[1] == labels[2]
    assert luminance(app.ctx.art.sign_on_dark) > 0.4
    app.close()


@pytest.mark.parametrize("text_scale", [1.25, 1.5, 2.0])
def test_a_covered_name_is_larger_with_larger_text(ctx, text_scale, monkeypatch):
    """UX-81: under the next card of the hand as well; it gets a wider strip instead, and stays in sight at rest."""
    usual = ctx.text_px("tiny")
    monkeypatch.setattr(ctx, "text_scale", text_scale)
    wide, drawing = hand_card(ctx), faces.Faces(DESIGNS)
    size = wide, round(wide * 1.4)
    for design in DESIGNS.values():
        art = faces.card_art(design.id, (), held=True)
        words = drawing._title_set(art, faces._inner(size), ctx, drawing.name_strip(art, size, ctx))
        assert words.fits and words.px >= usual, (design.id, words)
        assert faces._inner(size).y + words.height <= seen_of_hand(ctx), (design.id, words)
