"""Every picture draws something, at exactly the size asked for, and no two of a family are alike."""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import sha256
from itertools import pairwise
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from art import of_games
from art.backdrops import BACKDROPS
from art.cache import STORE
from art.cards import card_areas, card_back, card_face, card_frame, card_height, crack_overlay, detail, species_sign
from art.dice import die, die_square, faces_around, square_box, tumble_box, tumbling_die
from art.emblems import crested, emblem, game_planet
from art.icons import icon, icon_ids
from art.marks import MARGIN, chosen_outline, focus_ring, legal_outline, refused_veil
from art.orrery import GEAR_STEPS, Orrery, orrery_gear
from art.palette import CONTRAST, DIE_COLOURS, GOODS_COLOURS, MIDNIGHT, PARCHMENT, Palette, luminance
from art.panels import BUTTON_STATES, button, panel, panel_with_shadow, tag
from art.pieces import PILE_EDGES, PILE_STEP, draw_zone, hex_tile, pile, pile_edges, token, zone_frame
from art.scenery.fleet import CLASSES, ship_picture
from art.seats import GOODS_SYMBOLS, SEAT_SYMBOLS, SYMBOLS, seat_pattern, seat_symbol
from art.sheet import contact_sheet, sections
from art.species import RARITIES, SPECIES, TYPE_COLOURS
from art.table_top import table_top
from art.trays import app_icon, dice_tray, felt_area, time_ring
from tests.support.games import ANY, TABLES

# fmt: off
ASKED_ICONS = [
    "undo", "redo", "hint", "settings", "menu", "save", "load", "close", "back", "next", "play", "pause",
    "step", "fast", "pin", "search", "filter", "eye", "eye_off", "hand", "log", "book", "lesson", "trophy",
    "chart", "music", "sound", "mute", "fullscreen", "keyboard", "mouse", "gamepad", "human", "robot",
    "robot_1", "robot_2", "robot_3", "robot_4", "dice", "card", "clock", "warning", "error", "info", "lock",
    "unlock", "ready", "pass", "star", "arrow_up", "arrow_down", "arrow_left", "arrow_right", "rotate", "plus",
    "minus", "check", "cross", "crown", "energy", "goods", "planet", "ship", "cruiser", "station",
    "speed_token", "used", "damaged", "sacrifice", "credit", "development", "speed", "fire", "armor",
    "bombardment", "colony", "ruin", "trash", "hangar", "cantina", "surface", "headquarters",
]
# fmt: on


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def painted(surface: pygame.Surface) -> int:
    """How many pixels are more than half opaque."""
    return pygame.mask.from_surface(surface).count()


def assert_all_differ(surfaces: list[pygame.Surface]) -> None:
    assert len({pixels(surface) for surface in surfaces}) == len(surfaces)


@pytest.mark.parametrize("size", [16, 24, 48])
def test_every_icon_draws_something_and_no_two_are_alike(size: int) -> None:
    drawn = [icon(size, name=name) for name in icon_ids()]
    assert all(surface.get_size() == (size, size) for surface in drawn)
    assert all(painted(surface) > size * size * 0.04 for surface in drawn)
    assert_all_differ(drawn)


def test_the_icon_set_holds_every_icon_the_table_needs() -> None:
    assert set(ASKED_ICONS) <= set(icon_ids())
    assert {f"symbol_{name}" for name in SYMBOLS} <= set(icon_ids())


def test_what_the_cards_speak_of_has_an_icon() -> None:
    """KG-2.15; active is the upright card itself, and damage is told as a number."""
    spoken = {"credit", "development", "used", "damaged", "sacrifice", "speed", "fire", "armor", "bombardment"}
    assert spoken <= set(icon_ids())


def test_icons_stay_inside_their_box() -> None:
    """A clipped stroke would touch the border; every icon keeps at least its outermost pixel line faint."""
    for name in icon_ids():
        surface = icon(64, name=name)
        edge = [surface.get_at((x, y)).a for x in range(64) for y in (0, 63)]
        edge += [surface.get_at((x, y)).a for y in range(64) for x in (0, 63)]
        assert max(edge) < 140, name


def test_an_unknown_icon_is_refused() -> None:
    with pytest.raises(KeyError):
        icon(24, name="no_such_icon")


def test_seats_differ_by_symbol_and_by_pattern_without_colour() -> None:
    """UX-82."""
    assert_all_differ([seat_symbol(20, seat=seat, colour="#ffffff", plain=True) for seat in range(6)])
    assert_all_differ([seat_pattern((80, 40), seat=seat, colour="#ffffff") for seat in range(6)])


def test_goods_symbols_differ_without_colour() -> None:
    """SM-2.10."""
    assert sorted(GOODS_SYMBOLS) == sorted(GOODS_COLOURS)
    assert len(set(GOODS_SYMBOLS.values())) == 5


def test_dice_show_every_face_in_every_colour() -> None:
    for size in (24, 64):
        drawn = [
            die(size, body=body, face=face, symbol=symbol)
            for body, symbol in zip(DIE_COLOURS.values(), SEAT_SYMBOLS, strict=True)
            for face in range(1, 7)
        ]
        assert all(surface.get_size() == (size, size) for surface in drawn)
        assert_all_differ(drawn)


def test_opposite_faces_of_a_die_add_up_to_seven() -> None:
    for face in range(1, 7):
        around = faces_around(face)
        assert sorted(around.values()) == [1, 2, 3, 4, 5, 6]
        assert all(around[normal] + around[(-normal[0], -normal[1], -normal[2])] == 7 for normal in around)
        assert around[(0, 0, 1)] == face


def test_tumbling_and_square_dice_keep_one_box_for_all_angles() -> None:
    for angle in range(0, 360, 45):
        assert tumbling_die(40, body="#F08A1D", face=3, pose=(angle, 30, 15)).get_size() == (tumble_box(40),) * 2
        turned = die_square(40, body="#F08A1D", face=5, angle=angle)
        assert turned.get_size() == (square_box(40),) * 2
        assert abs(painted(turned) - 40 * 40) < 40 * 40 * 0.08  # nothing is cut off at the corners


@pytest.mark.parametrize("width", [440, 220, 110, 48])
def test_card_frames_have_exact_sizes_and_areas_inside_them(width: int) -> None:
    values = ("speed", "fire", "armor", "bombardment")
    frame = card_frame(width, kind="ship", species="human", rarity="rare", values=values)
    assert frame.get_size() == (width, card_height(width))
    areas = card_areas(width, len(values))
    bounds = frame.get_rect()
    assert all(bounds.contains(area) for area in areas.values())
    assert ("text" in areas) == (detail(width) == "full")
    assert "picture" in areas
    columns = [areas[f"value_{i}"] for i in range(4)] if detail(width) != "mini" else []
    assert all(not a.colliderect(b) for a, b in pairwise(columns))
    if columns and "text" in areas:
        assert not any(area.colliderect(areas["text"]) or area.colliderect(areas["type_icon"]) for area in columns)


def test_the_anatomy_of_a_whole_card() -> None:
    """KG-2.11, KG-2.12: cost and rarity in the upper corners, type and species over the text, values at its left."""
    areas, middle = card_areas(220, 4), 220 // 2
    assert areas["cost"].right < areas["name"].left and areas["name"].right <= areas["rarity"].left
    assert areas["cost"].right < middle < areas["rarity"].left
    assert max(areas["cost"].bottom, areas["rarity"].bottom) <= areas["picture"].top
    assert areas["picture"].bottom <= areas["type_line"].top and areas["type_line"].bottom <= areas["text"].top
    assert areas["type_icon"].centery == areas["type_line"].centery == areas["species"].centery
    assert all(areas[f"value_{place}"].right <= areas["text"].left for place in range(4))


def test_only_ships_are_blue() -> None:
    """KG-2.16."""
    hues = {kind: pygame.Color(tone).hsla[0] for kind, tone in TYPE_COLOURS.items()}
    assert [kind for kind, hue in hues.items() if 190 <= hue <= 250] == ["ship"]


def test_a_table_card_shows_its_shields_over_the_picture() -> None:
    values = ("speed", "fire", "armor", "bombardment")
    areas = card_areas(110, 4)
    blank = pygame.Surface(areas["picture"].size, pygame.SRCALPHA)
    blank.fill("#ff00ff")
    face = card_face(110, blank, kind="ship", values=values)
    assert face.get_at(areas["picture"].move(-2, -2).bottomright)[:3] == (255, 0, 255)
    for i in range(4):
        x, y = areas[f"value_{i}"].center
        assert face.get_at((x + 8, y))[:3] != (255, 0, 255)


def test_a_picture_of_the_wrong_size_is_refused_instead_of_stretched() -> None:
    """UX-6."""
    with pytest.raises(ValueError, match="area"):
        card_face(220, pygame.Surface((10, 10)), kind="ship")


def test_card_types_species_and_rarities_are_told_apart() -> None:
    assert_all_differ([card_frame(110, kind=kind) for kind in TYPE_COLOURS])
    assert_all_differ([card_frame(220, kind="ship", species=species) for species in SPECIES])
    assert_all_differ([card_frame(220, kind="ship", rarity=rarity) for rarity in RARITIES])
    assert_all_differ([species_sign(20, species=species) for species in SPECIES])
    assert_all_differ([card_back(48, game=game) for game in crested()])


def test_a_damaged_card_shows_in_greyscale_at_48_pixels() -> None:
    """UX-28: the crack changes the lightness of a good part of the card."""
    plain = pygame.transform.grayscale(card_frame(48, kind="ship"))
    cracked = card_frame(48, kind="ship").copy()
    cracked.blit(crack_overlay(cracked.get_size()), (0, 0))
    grey = pygame.transform.grayscale(cracked)
    spots = [(x, y) for x in range(48) for y in range(card_height(48))]
    changed = sum(abs(plain.get_at(spot).r - grey.get_at(spot).r) > 12 for spot in spots)
    assert changed > len(spots) * 0.05


def test_panels_buttons_and_tags_have_exact_sizes() -> None:
    assert panel((200, 90)).get_size() == (200, 90)
    assert panel((37, 31)).get_size() == (37, 31)
    whole, offset = panel_with_shadow((200, 90))
    assert whole.get_rect().contains(pygame.Rect(offset, (200, 90)))
    assert_all_differ([button((120, 36), state=state) for state in BUTTON_STATES])
    assert tag((40, 20)).get_size() == (40, 20)
    with pytest.raises(KeyError):
        button((120, 36), state="molten")


def test_marks_differ_in_shape_not_only_in_colour() -> None:
    one_colour = Palette(legal="#ffffff", chosen="#ffffff", warn="#ffffff")
    marks = (legal_outline, chosen_outline, focus_ring, refused_veil)
    drawn = [mark((60, 84), one_colour) for mark in marks]
    assert all(surface.get_size() == (60 + 2 * MARGIN, 84 + 2 * MARGIN) for surface in drawn)
    assert_all_differ(drawn)


def test_a_pile_grows_to_five_edges_and_no_further() -> None:
    assert [pile_edges(count) for count in (0, 1, 2, 60)] == [0, 0, 1, PILE_EDGES]
    top = card_back(48, game=ANY)
    assert pile(top, 60).get_width() == 48 + PILE_EDGES * PILE_STEP


def test_tokens_and_hexes_have_exact_sizes() -> None:
    assert token(32, colour="#E69F00", symbol="sun").get_size() == (32, 32)
    assert hex_tile(80).get_size() == (80, 92)
    assert hex_tile(80, flat=True).get_size() == (80, 69)


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (801, 603)])
def test_the_table_top_fills_any_window(size: tuple[int, int]) -> None:
    table = table_top(size)
    assert table.get_size() == size
    middle, corner = table.get_at((size[0] // 2, size[1] // 2 + 9)), table.get_at((2, 2))
    assert sum(middle[:3]) > sum(corner[:3])  # the board is the light source


@pytest.mark.parametrize("count", range(1, 9))
def test_the_orrery_keeps_its_planets_apart_and_inside_at_every_angle(count: int) -> None:
    games = [f"game {number}" for number in range(count)]
    model = Orrery(800, games=games)
    whole = pygame.Rect((0, 0), model.size)
    for turn in range(0, 720, 5):
        spots = model.spots(turn)
        assert sorted(spot.game for spot in spots) == games
        assert all(whole.contains(spot.rect) for spot in spots)
        boxes = [spot.rect for spot in spots]
        assert not any(a.colliderect(b) for i, a in enumerate(boxes) for b in boxes[:i]), turn


def test_the_orrery_turns_and_lights_the_chosen_planet() -> None:
    model = Orrery(400)
    frames = []
    for turn, chosen in ((0, None), (10, None), (10, ANY)):
        frame = pygame.Surface(model.size, pygame.SRCALPHA)
        model.draw(frame, turn=turn, highlighted=chosen)
        frames.append(frame)
    assert_all_differ(frames)
    assert_all_differ([orrery_gear(120, step=step) for step in range(0, GEAR_STEPS, 6)])


def test_game_planets_and_emblems_differ() -> None:
    assert_all_differ([game_planet(90, game=game) for game in crested()])
    assert_all_differ([emblem(28, game=game, colour="#ffffff") for game in crested()])


@pytest.mark.parametrize("palette", [MIDNIGHT, PARCHMENT, CONTRAST])
def test_every_section_draws_in_every_theme(palette: Palette) -> None:
    sheet = contact_sheet(("panels", "pieces"), palette)
    assert sheet.get_width() == 1280
    assert sheet.get_height() > 400


def test_ink_stands_out_on_panels_in_every_theme() -> None:
    for palette in (MIDNIGHT, PARCHMENT, CONTRAST):
        assert abs(luminance(palette.ink) - luminance(palette.panel)) > 0.5
        assert luminance(palette.paper) - luminance(palette.ink_paper) > 0.5


def test_a_palette_takes_a_themes_roles_and_ignores_others() -> None:
    palette = Palette.of({"brass": "#112233", "seat_orange": "#445566"})
    assert palette.brass == "#112233"
    assert palette.ink == MIDNIGHT.ink


def test_ships_of_every_species_class_and_seed_have_their_own_picture() -> None:
    pictures = [
        ship_picture((100, 61), species=species, ship_class=ship_class, seed=seed, backdrop=None)
        for species in SPECIES
        for ship_class in CLASSES
        for seed in (1, 2)
    ]
    assert_all_differ(pictures)
    assert all(painted(picture) > 300 for picture in pictures)


def test_a_destroyer_is_larger_than_a_scout_in_every_fleet() -> None:
    """The size class shows in the silhouette."""
    for species in SPECIES:
        scout, destroyer = (
            painted(ship_picture((200, 122), species=species, ship_class=ship_class, seed=4, backdrop=None))
            for ship_class in ("scout", "destroyer")
        )
        assert destroyer > 2 * scout, species


def test_backdrops_differ_and_cover_the_whole_picture() -> None:
    grounds = [ship_picture((100, 61), seed=1, backdrop=name) for name in BACKDROPS]
    assert_all_differ(grounds)
    assert all(painted(ground) == 100 * 61 for ground in grounds)


def test_the_time_ring_shrinks_and_the_tray_leaves_room_for_dice() -> None:
    assert_all_differ([time_ring(80, left=left) for left in (100, 75, 30, 0)])
    assert pixels(time_ring(80, left=30)) != pixels(time_ring(80, left=30, urgent=True))
    assert pygame.Rect(0, 0, 320, 180).contains(felt_area((320, 180)))
    assert dice_tray((320, 180)).get_size() == (320, 180)


@pytest.mark.parametrize("size", [16, 32, 256])
def test_the_program_icon_is_drawn_at_every_size(size: int) -> None:
    assert app_icon(size).get_size() == (size, size)
    assert painted(app_icon(size)) > size * size * 0.8


SAMPLE = """
import hashlib, pygame, sys
from art.dice import die
from art.table_top import table_top
from art.cards import card_back
from art.pieces import hex_tile
drawn = [hex_tile(80), die(48, body="#F08A1D", face=4, symbol="sun"), table_top((320, 180))]
drawn += [card_back(110, game=game) for game in sys.argv[1:]]
print(hashlib.sha256(b"".join(pygame.image.tobytes(s, "RGBA") for s in drawn)).hexdigest())
"""


def test_pictures_are_the_same_in_every_process() -> None:
    """Random hash seeds must not change a single pixel."""
    root = Path(__file__).parents[2]
    sums = []
    for seed in ("1", "2"):
        env = {**os.environ, "PYTHONHASHSEED": seed, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
        run = subprocess.run(
            [sys.executable, "-c", SAMPLE, *TABLES], cwd=root, env=env, capture_output=True, text=True, check=True
        )
        sums.append(run.stdout.strip())
    here = [
        hex_tile(80),
        die(48, body="#F08A1D", face=4, symbol="sun"),
        table_top((320, 180)),
        *(card_back(110, game=game) for game in TABLES),
    ]
    sums.append(sha256(b"".join(pixels(surface) for surface in here)).hexdigest())
    assert len(set(sums)) == 1


def test_the_sheet_has_a_section_for_every_family() -> None:
    shared = {"icons", "panels", "dice", "cards", "pieces", "orrery", "trays"}
    own = {name for module in of_games("sheet").values() for name in module.SECTIONS}
    assert set(sections()) == shared | own
    assert all(module.SECTIONS for module in of_games("sheet").values())


@pytest.mark.parametrize("lit", [False, True])
def test_a_zone_drawn_to_its_place_looks_like_its_picture(lit):
    """And needs no new picture for another size: many zones change theirs at once when a table is rearranged."""
    size = (640, 400)  # the length of its corners is a whole step
    placed, blitted = pygame.Surface(size), pygame.Surface(size)
    for surface in (placed, blitted):
        surface.fill((20, 27, 52))
    draw_zone(placed, placed.get_rect(), lit=lit)
    blitted.blit(zone_frame(size, lit=lit), (0, 0))
    assert pygame.transform.average_color(placed)[:3] == pygame.transform.average_color(blitted)[:3]
    for spot in (
        (0, 0),
        (5, 5),
        (6, 40),
        (320, 1),
        (320, 200),
        (1, 200),
        (638, 200),
        (320, 398),
        (15, 200),
        (634, 394),
    ):
        assert all(abs(a - b) <= 2 for a, b in zip(placed.get_at(spot), blitted.get_at(spot), strict=True)), spot
    before = len(STORE)
    for wide in range(500, 520):
        draw_zone(placed, pygame.Rect(0, 0, wide, 400), lit=lit)
    assert len(STORE) == before
