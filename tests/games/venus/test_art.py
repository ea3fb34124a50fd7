"""Every thing of Onward to Venus has a picture of its own, readable when small and without colour (issue, look.md)."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from itertools import combinations, pairwise
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from app.games.venus.shots import PAGES, cards_of
from app.ui.colour import VISION, distance, rgb
from art.icons import icon_ids
from art.palette import CONTRAST, MIDNIGHT, PARCHMENT, Palette, luminance
from art.scenery.grounds import GROUNDS
from art.scenery.registry import PARTS
from art.venus import brass, dice, empires, markers, pictures, pieces, space, worlds
from art.venus import cards as card_art
from art.venus import tiles as tile_art
from art.venus.pictures import BY_EFFECT
from art.venus.scenes import cards, creatures, crises
from rules.venus.game import content_of
from rules.venus.kinds import CARD, EFFECTS, EMPIRE, PIECE, PLANET, TILE

ROOT = Path(__file__).parents[3]
THEMES = (MIDNIGHT, PARCHMENT, CONTRAST)
# Mean difference of a channel below which two small pictures would be taken for the same.
ALIKE = 9.0
CONTENT = content_of([])


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def grey(surface: pygame.Surface, ground: str = "#141B34") -> bytes:
    """What is left on the table for eyes that see no colour."""
    shown = pygame.Surface(surface.get_size())
    shown.fill(ground)
    shown.blit(surface, (0, 0))
    return pygame.image.tobytes(pygame.transform.grayscale(shown), "RGB")


def difference(first: bytes, second: bytes) -> float:
    return sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first)


def closest(surfaces: Sequence[pygame.Surface]) -> float:
    """How much the two most similar of them differ in grey."""
    seen = [grey(surface) for surface in surfaces]
    return min(difference(a, b) for a, b in combinations(seen, 2))


def tiles(size: int, palette: Palette = MIDNIGHT) -> dict[str, pygame.Surface]:
    """The tile of every id of the bag, and the alien."""
    drawn = {
        tile.id: tile_art.tile(
            size,
            palette,
            kind=tile.kind,
            defence=tile.defence,
            skull=tile.skull,
            creature=tile.id if tile.kind == "trophy" else "",
        )
        for tile in CONTENT.table(TILE).values()
    }
    return {**drawn, "alien": tile_art.tile(size, palette, kind="alien", defence=7)}


# -- every id has its picture ------------------------------------------------------------------------------------


def test_every_card_has_a_picture_and_no_picture_is_without_its_card() -> None:
    """OV-2.29, 2.11: 46 designs of the draw deck and four for each empire."""
    assert sorted(cards()) == sorted(CONTENT.table(CARD))
    assert len(cards()) == 66


def test_starting_cards_are_drawn_in_the_enamel_of_their_empire() -> None:
    """2.11."""
    owned = {card: empire.id for empire in CONTENT.table(EMPIRE).values() for card in empire.cards}
    assert {card: style for card, (style, _) in cards().items() if style} == owned


def test_every_planet_piece_empire_and_kind_of_tile_is_known() -> None:
    assert sorted(brass.WORLDS) == sorted(CONTENT.table(PLANET))
    assert sorted(brass.PIECES) == sorted(CONTENT.table(PIECE))
    assert sorted(brass.EMPIRES) == sorted(CONTENT.table(EMPIRE))
    assert {tile.kind for tile in CONTENT.table(TILE).values()} | {"alien"} == set(brass.TILE_KINDS)


def test_every_trophy_is_a_creature_and_every_crisis_has_its_scene() -> None:
    """2.6; Ganymede has no crisis."""
    trophies = [tile.id for tile in CONTENT.table(TILE).values() if tile.kind == "trophy"]
    assert sorted(creatures()) == sorted([*trophies, "alien"])
    struck = [planet.id for planet in CONTENT.table(PLANET).values() if planet.levels]
    assert sorted(crises()) == sorted([*struck, "defeat"])


def test_every_effect_and_class_has_an_icon_and_a_picture_for_cards_of_other_sets() -> None:
    assert set(card_art.EFFECT_ICONS) == set(EFFECTS) == set(BY_EFFECT)
    assert set(card_art.EFFECT_ICONS.values()) | set(card_art.CLASS_ICONS.values()) <= set(icon_ids())
    assert set(BY_EFFECT.values()) <= set(cards())
    assert {card.class_ for card in CONTENT.table(CARD).values()} == set(brass.CLASSES) == set(card_art.CLASS_ICONS)
    for piece in brass.PIECES:
        assert f"venus_{piece}" in icon_ids()


def test_scenes_name_only_grounds_and_parts_that_exist() -> None:
    every = {**creatures(), **crises(), **{card: lines for card, (_, lines) in cards().items()}}
    for name, lines in every.items():
        assert lines[0].part in GROUNDS, name
        assert {line.part for line in lines[1:]} <= set(PARTS), name


# -- told apart, small and without colour ------------------------------------------------------------------------


def test_no_two_cards_look_alike_even_when_small() -> None:
    seen = {
        card: pygame.image.tobytes(pygame.transform.smoothscale(pictures.picture(card, (64, 40)), (16, 10)), "RGB")
        for card in cards()
    }
    assert [pair for pair in combinations(seen, 2) if difference(seen[pair[0]], seen[pair[1]]) < ALIKE] == []


@pytest.mark.parametrize("size", [28, 60, 120])
def test_planets_differ_in_grey(size: int) -> None:
    """OV-2.1: eight faces, not only eight colours."""
    assert closest([worlds.planet(size, world=world) for world in brass.WORLDS]) > 6


@pytest.mark.parametrize("size", [28, 48])
def test_tiles_differ_in_grey(size: int) -> None:
    drawn = tiles(size)
    assert closest(list(drawn.values())) > 1
    # By kind, the differences are large: nobody takes a crisis for a mine.
    kinds = ("factory_tile", "mine_3", "card_draw", "dune_whale", "fortune", "crisis_3", "tension", "alien")
    assert closest([drawn[name] for name in kinds]) > 8


def test_pieces_differ_by_shape_and_empires_by_their_mark_in_grey() -> None:
    """OV-2.11: who owns a piece is seen without its colour."""
    for empire in brass.EMPIRES:
        assert closest([pieces.piece(28, kind=kind, empire=empire, shadow=False) for kind in brass.PIECES]) > 10
    for kind in brass.PIECES:
        assert closest([pieces.piece(40, kind=kind, empire=empire) for empire in brass.EMPIRES]) > 1.2
    assert closest([empires.mark(16, empire=empire, colour="#FFFFFF") for empire in brass.EMPIRES]) > 12
    assert closest([empires.flag((36, 24), empire=empire) for empire in brass.EMPIRES]) > 12


def test_enamels_differ_in_lightness() -> None:
    tones = sorted(luminance(colour) for colour in brass.EMPIRE_COLOURS.values())
    assert min(b - a for a, b in pairwise(tones)) > 0.03
    assert tones[-1] - tones[0] > 0.35


@pytest.mark.parametrize("vision", VISION)
def test_enamels_stay_apart_for_every_kind_of_vision(vision: str) -> None:
    """UX-82."""
    enamels = [rgb(colour) for colour in brass.EMPIRE_COLOURS.values()]
    assert min(distance(a, b, vision) for a, b in combinations(enamels, 2)) > 20


@pytest.mark.parametrize("palette", THEMES)
def test_the_ink_of_an_empire_reads_on_the_ground_of_every_theme(palette: Palette) -> None:
    for empire in brass.EMPIRES:
        assert abs(luminance(brass.empire_ink(empire, palette)) - luminance(palette.space1)) > 0.3, empire


def test_undefended_tiles_are_round_and_defended_ones_have_corners() -> None:
    """OV-2.16: seen from the outline alone."""
    for kind in brass.TILE_KINDS:
        mask = pygame.mask.from_surface(tile_art.tile(100, kind=kind, defence=3, shadow=False))
        beyond_the_circle = bool(mask.get_at((67, 5)))
        assert beyond_the_circle == (kind in tile_art.DEFENDED), kind


def test_dice_show_a_skull_and_two_to_six() -> None:
    """OV-2.8: there is no one."""
    assert dice.FACES == (0, 2, 3, 4, 5, 6)
    assert closest([dice.die(28, face=face) for face in dice.FACES]) > 1.5
    assert pixels(dice.die(48, face=0)) == pixels(dice.die(48, face=1))
    assert pixels(dice.tumbling_die(40, face=0)) != pixels(dice.tumbling_die(40, face=6))


def test_coins_markers_hexes_and_dials_differ() -> None:
    small = [markers.coin(28, value=1), markers.coin(28, value=5), markers.first_player(28), markers.pass_marker(28)]
    assert closest([*small, markers.bag(28)]) > 6
    hexes = [markers.point_hex(40, value=9, place=place) for place in (1, 2, 3)]
    assert closest(hexes) > 2
    assert closest([markers.level_dial(40, level=level) for level in range(5)]) > 2


def test_a_dead_planet_and_a_spent_unit_look_so() -> None:
    """OV-5.31, OV-5.10."""
    for world in brass.WORLDS:
        assert closest([worlds.planet(60, world=world), worlds.planet(60, world=world, dead=True)]) > 8, world
    fresh, spent = (pieces.piece(40, kind="tank", empire="usa", spent=flag) for flag in (False, True))
    assert closest([fresh, spent]) > 3


# -- sizes, themes, processes ------------------------------------------------------------------------------------


@pytest.mark.parametrize("palette", THEMES)
def test_everything_draws_at_exactly_the_size_asked_for_in_every_theme(palette: Palette) -> None:
    for size in (28, 80):
        assert {surface.get_size() for surface in tiles(size, palette).values()} == {(size, size)}
        assert worlds.sun(size, palette).get_size() == (size, size)
        assert space.orbit_ring(size, palette, empires=("usa", "russia")).get_size() == (size, size)
        assert empires.emblem(size, palette, empire="russia").get_size() == (size, size)
        assert tile_art.tile_back(size, palette).get_size() == (size, size)
    assert markers.pass_card(100, palette).get_size() == card_art.back(100, palette).get_size() == (100, 140)


def test_the_backdrop_is_opaque_and_has_an_orbit_through_every_place() -> None:
    bare = space.backdrop((320, 180), sun=(0, 90))
    places = tuple((40 + 34 * i, 90) for i in range(8))
    drawn = space.backdrop((320, 180), sun=(0, 90), places=places)
    assert not drawn.get_flags() & pygame.SRCALPHA
    for x, y in places[:5]:
        near = [(x + dx, y) for dx in (-1, 0, 1)]
        assert any(bare.get_at(spot) != drawn.get_at(spot) for spot in near), (x, y)


@pytest.mark.parametrize("width", [48, 100, 220, 320])
def test_cards_show_class_value_and_subject(width: int) -> None:
    """OV-2.23 to 2.25, OV-2.27."""
    what = {"card_id": "steam_mortar", "effect": "points"}
    classes = [card_art.card(width, card_class=name, **what) for name in brass.CLASSES]
    assert {card.get_size() for card in classes} == {(width, round(width * 1.4))}
    assert len({grey(card) for card in classes}) == 4
    by_value = {pixels(card_art.card(width, card_class="benefit", value=value, **what)) for value in range(6)}
    assert len(by_value) == 6
    assert pixels(classes[2]) != pixels(card_art.card(width, card_class="benefit", about="moon", **what))


def test_signs_of_a_card_come_from_its_effect() -> None:
    table = CONTENT.table(CARD)
    found = {name: card_art.signs(table[name].do, table[name].numbers) for name in table}
    assert found["grand_disintegrator"] == {"value": 5, "about": ""}
    assert found["crater_sappers"] == {"value": 3, "about": "moon"}
    assert found["limpet_mine"] == {"value": 0, "about": "cruiser"}
    assert found["guards_regiment"] == {"value": 0, "about": "infantry"}
    assert found["no_way_back"] == {"value": 3, "about": ""}


def test_ids_of_other_sets_get_a_picture_too() -> None:
    assert pixels(pictures.picture("my_spy", (64, 40), effect="spy")) != pixels(pictures.picture("my_gun", (64, 40)))
    assert pieces.piece(40, kind="tank", empire="my_empire").get_size() == (40, 40)
    assert tile_art.tile(40, kind="trophy", creature="my_beast").get_size() == (40, 40)


def test_the_pages_of_the_contact_sheet_show_every_card_once() -> None:
    shown = [card.id for page in range(PAGES) for card in cards_of(page)]
    assert sorted(shown) == sorted(CONTENT.table(CARD))


SAMPLE = """
from hashlib import sha256
import pygame
from art.venus import dice, pictures, pieces, space, worlds
from art.venus import tiles as tile_art
drawn = [worlds.planet(60, world="mars"), pieces.piece(40, kind="mine", empire="france"), dice.die(40, face=0)]
drawn += [tile_art.tile(48, kind="trophy", creature="comet_eel"), pictures.picture("encore", (96, 60))]
drawn += [pictures.crisis_picture("earth", (96, 60)), space.backdrop((160, 90), sun=(0, 45), places=((80, 45),))]
print(sha256(b"".join(pygame.image.tobytes(one, "RGBA") for one in drawn)).hexdigest())
"""


def test_pictures_are_the_same_in_every_process() -> None:
    sums = set()
    for seed in ("1", "77"):
        env = {**os.environ, "PYTHONHASHSEED": seed, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
        run = subprocess.run(
            [sys.executable, "-c", SAMPLE], cwd=ROOT, env=env, capture_output=True, text=True, check=True
        )
        sums.add(run.stdout.split()[-1])
    assert len(sums) == 1
