"""Every thing of Cosmic Encounter has a picture of its own, readable when small and without colour (look.md)."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from hashlib import sha256
from inspect import getsource
from itertools import combinations, pairwise
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from app.text.texts import Texts
from app.ui.colour import VISION, contrast, distance, rgb
from app.ui.context import Context
from app.ui.theme import THEMES
from art.cards import card_areas, card_height
from art.cosmic import board, colours, encounters, pictures, pieces, portraits
from art.cosmic import cards as card_art
from art.cosmic import sheets as sheet_art
from art.cosmic.board import FACES, GATE_TURN, around
from art.cosmic.scenes import artifacts, technologies
from art.icons import icon_ids
from art.palette import CONTRAST, MIDNIGHT, PARCHMENT
from art.scenery.grounds import GROUNDS
from art.scenery.registry import PARTS
from art.seats import SEAT_SYMBOLS
from rules.cosmic.game import content_of
from rules.cosmic.printed.kinds import ARTIFACT, CARD, DESTINY, TECHNOLOGY
from rules.cosmic.printed.words import COLOURS, PHASES

ROOT = Path(__file__).parents[3]
CONTENT = content_of([])
ALIKE = 9.0  # mean difference of a channel below which two small pictures would be taken for the same
PLAYERS = list(zip(colours.PLAYERS, SEAT_SYMBOLS, strict=False))
WIDTHS = (220, 110, 48)


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def grey(surface: pygame.Surface) -> bytes:
    """What is left on the table for eyes that see no colour."""
    shown = pygame.Surface(surface.get_size())
    shown.fill("#141B34")
    shown.blit(surface, (0, 0))
    return pygame.image.tobytes(pygame.transform.grayscale(shown), "RGB")


def small(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(pygame.transform.smoothscale(surface, (16, 10)), "RGB")


def closest(seen: Sequence[bytes]) -> float:
    return min(sum(abs(a - b) for a, b in zip(x, y, strict=True)) / len(x) for x, y in combinations(seen, 2))


def edge_alpha(surface: pygame.Surface) -> int:
    """The strongest pixel on the border: what is cut off would be opaque there."""
    w, h = surface.get_size()
    spots = [(x, y) for x in range(w) for y in (0, h - 1)] + [(x, y) for y in range(h) for x in (0, w - 1)]
    return max(surface.get_at(spot).a for spot in spots)


def test_every_artifact_card_has_a_picture_of_its_own() -> None:
    """2c: eleven cards of eight names; a second copy is another picture."""
    names = {name: design.copies for name, design in CONTENT.table(ARTIFACT).items()}
    wanted = {name if copy == 0 else f"{name}_{copy + 1}" for name, copies in names.items() for copy in range(copies)}
    assert set(artifacts()) == wanted
    assert len(wanted) == 11


def test_every_technology_has_a_picture() -> None:
    """CE-2.16."""
    assert set(technologies()) == set(CONTENT.table(TECHNOLOGY))
    assert len(technologies()) == 20


def test_pictures_name_only_grounds_and_parts_that_exist() -> None:
    for name, lines in (artifacts() | technologies()).items():
        assert lines[0].part in GROUNDS, name
        assert {line.part for line in lines[1:]} <= set(PARTS), name


def test_no_two_pictures_look_alike_even_when_small() -> None:
    size = (64, 40)
    seen = [small(pictures.technology_picture(size, technology=name)) for name in technologies()]
    for name in artifacts():
        first = name.removesuffix("_2")
        seen.append(small(pictures.artifact_picture(size, artifact=first, copy=int(first != name))))
    seen += [small(encounters.destiny_picture(size, kind=card.kind, colour=card.colour or "red"))
             for card in CONTENT.table(DESTINY).values()]  # fmt: skip
    seen += [small(encounters.negotiate_picture(size)), small(encounters.morph_picture(size))]
    assert closest(seen) > ALIKE


def test_an_attack_shows_its_value_on_the_smallest_card() -> None:
    """CE-2.6: two figures; every value of the deck looks different in grey at 48 pixels."""
    values = [card.value for card in CONTENT.table(CARD).values() if card.type == "attack"]
    assert len(values) == 18
    cards = [card_art.encounter_card(48, kind="attack", value=value) for value in values]
    assert closest([grey(pygame.transform.smoothscale(card, (24, 34))) for card in cards]) > 2


@pytest.mark.parametrize("width", WIDTHS)
def test_cards_have_their_exact_size_and_differ_by_kind(width: int) -> None:
    """UX-6."""
    cards = [
        *(
            card_art.encounter_card(width, kind=kind, value=5)
            for kind in ("attack", "negotiate", "morph", "reinforcement")
        ),
        card_art.artifact_card(width, artifact="plague"),
        card_art.technology_card(width, technology="qax", value=4),
        card_art.flare_card(width, alien="zombie", level="green"),
        card_art.flare_card(width, alien="zombie", level="red"),
        *(card_art.destiny_card(width, colour=colour, symbol=symbol) for colour, symbol in PLAYERS),
        *(card_art.back(width, deck=deck) for deck in ("cosmic", "destiny", "technology")),
    ]
    assert {card.get_size() for card in cards} == {(width, card_height(width))}
    assert len({pixels(card) for card in cards}) == len(cards)


def test_a_flare_has_room_for_both_its_texts() -> None:
    areas = card_art.flare_areas(220)
    assert card_areas(220)["text"] == areas["wild"].union(areas["super"])
    assert not areas["wild"].colliderect(areas["super"])


@pytest.mark.parametrize("width", [300, 140, 60])
def test_an_alien_sheet_keeps_its_areas_apart_and_shows_its_state(width: int) -> None:
    """CE-2.14; a power in use lights its sheet (look.md), one that is lost or zapped looks so."""
    sheets = [sheet_art.alien_sheet(width, alien="oracle", level="green", state=state) for state in sheet_art.STATES]
    assert {sheet.get_size() for sheet in sheets} == {(width, sheet_art.sheet_height(width))}
    assert len({pixels(sheet) for sheet in sheets}) == len(sheets)
    areas = list(sheet_art.sheet_areas(width).values())
    assert all(sheets[0].get_rect().contains(area) for area in areas)
    assert not any(a.colliderect(b) for a, b in combinations(areas, 2))
    assert sheet_art.sheet_back(width).get_size() == sheets[0].get_size()


def test_levels_and_phases_of_a_sheet_are_told_without_colour() -> None:
    levels = [grey(sheet_art.alien_sheet(300, alien="oracle", level=level)) for level in colours.LEVEL_COLOURS]
    assert len(set(levels)) == 3
    assert sheet_art.PHASES == PHASES
    phases = [grey(sheet_art.alien_sheet(300, alien="oracle", level="red", phases=(phase,))) for phase in PHASES]
    assert len(set(phases)) == len(PHASES)
    assert {f"cosmic_{phase}" for phase in PHASES} <= set(icon_ids())


def test_a_folded_sheet_keeps_picture_and_words_apart() -> None:
    for size in ((240, 56), (180, 44)):
        areas = sheet_art.folded_areas(size)
        assert all(pygame.Rect((0, 0), size).contains(area) for area in areas.values())
        assert not any(a.colliderect(b) for a, b in combinations(areas.values(), 2))
        assert sheet_art.folded_sheet(size, alien="fido", level="yellow").get_size() == size


def test_players_are_told_apart_by_every_eye() -> None:
    """CE-2.2, UX-82."""
    assert colours.PLAYERS == COLOURS
    tones = [rgb(tone) for tone in colours.PLAYER_COLOURS.values()]
    for vision in VISION:
        assert min(distance(a, b, vision) for a, b in combinations(tones, 2)) > 12, vision
    one_colour = [grey(pieces.ship(40, colour="red", symbol=symbol)) for _, symbol in PLAYERS]
    assert closest(one_colour) > 2


def test_no_two_of_the_25_planets_are_alike() -> None:
    """CE-2.1."""
    drawn = [board.planet(60, colour=colour, index=i) for colour in colours.PLAYERS for i in range(5)]
    assert len({pixels(planet) for planet in drawn}) == 25
    assert all(len(set(faces)) == 5 for faces in FACES.values())
    for colour in colours.PLAYERS:
        assert closest([grey(board.planet(60, colour=colour, index=i)) for i in range(5)]) > 3


def test_every_ship_of_a_stack_can_be_counted() -> None:
    heights = [pieces.ship_size(40, count)[1] for count in range(1, pieces.STACK_MOST + 3)]
    assert all(b - a >= 5 for a, b in pairwise(heights[:5]))
    assert heights[pieces.STACK_MOST - 1] == heights[-1]
    for count in (1, 4, 9):
        stack = pieces.ship_stack(40, colour="blue", symbol="crescent", count=count)
        assert stack.get_size() == pieces.ship_size(40, count)


def test_pieces_stay_inside_their_box() -> None:
    for colour, symbol in PLAYERS:
        assert edge_alpha(pieces.ship_stack(80, colour=colour, symbol=symbol, count=4)) < 140, colour
        assert edge_alpha(pieces.colony_marker(60, colour=colour, symbol=symbol)) < 140, colour
        assert max(edge_alpha(board.planet(100, colour=colour, index=i, symbol=symbol)) for i in range(5)) < 140, colour
    assert max(edge_alpha(pieces.token(60, kind=kind)) for kind in pieces.TOKENS) < 140
    assert edge_alpha(board.warp(200)) < 140
    assert edge_alpha(board.genesis_planet(100)) < 140


def test_markers_on_the_track_never_touch_each_other_or_leave_the_rim() -> None:
    """Z-TRACK: five players may stand on one space; with Four Planets the goal is four."""
    size = 400
    for goal in (5, 4):
        for count in range(goal + 1):
            spots = [board.track_spot(size, count, place, 5, goal) for place in range(5)]
            reach = [((x - 200) ** 2 + (y - 200) ** 2) ** 0.5 for x, y in spots]
            assert all(size / 2 * board.POOL_SHARE < r < size / 2 * 0.95 for r in reach)
            apart = min(((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5 for a, b in combinations(spots, 2))
            assert apart > board.marker_size(size, 5, goal) - 2  # spots are whole pixels
    assert board.marker_size(size) > board.marker_size(size, 5) >= 24
    assert len({board.track_spot(size, count) for count in range(6)}) == 6


@pytest.mark.parametrize("turn", [0, 37, 90, 200, 316])
def test_the_gate_points_where_it_is_told_and_is_nowhere_cut_off(turn: int) -> None:
    """Z-GATE: it points at exactly one planet."""
    box = board.gate_box(120, turn)
    drawn = board.gate(120, turn=turn)
    assert drawn.get_size() == box.size
    assert edge_alpha(drawn) < 140
    tip = max(
        (
            (x + box.left, y + box.top)
            for x in range(box.width)
            for y in range(box.height)
            if drawn.get_at((x, y)).a > 200
        ),
        key=lambda spot: spot[0] ** 2 + spot[1] ** 2,
    )
    off = (board.gate_heading((0, 0), tip) - turn + 180) % 360 - 180
    assert abs(off) < 4
    assert all(box.collidepoint(spot) for spot in board.gate_spots(120, turn, 5))


def test_a_swing_needs_few_pictures() -> None:
    assert board.gate(80, turn=10) is board.gate(80, turn=10 + GATE_TURN * 0.4)
    assert board.gate(80, turn=359.9) is board.gate(80, turn=0)


@pytest.mark.parametrize("palette", [MIDNIGHT, PARCHMENT, CONTRAST])
def test_the_board_draws_in_every_theme(palette) -> None:
    assert board.warp(120, palette).get_size() == (120, 120)
    assert sheet_art.alien_sheet(120, palette, alien="mite", level="yellow").get_size() == (120, 160)
    assert board.gate(60, palette, turn=45).get_width() > 40


def sample() -> list[pygame.Surface]:
    return [
        board.warp(96),
        board.planet(60, colour="green", index=3),
        board.gate(60, turn=30),
        pictures.technology_picture((64, 40), technology="qax"),
        card_art.encounter_card(48, kind="attack", value=23),
        *(portraits.portrait((48, 48), alien=alien) for alien in ("amoeba", "human", "hacker", "virus", "zombie")),
    ]


def test_pictures_are_the_same_in_every_process() -> None:
    code = (
        "from hashlib import sha256\nimport pygame\n"
        "from art.cosmic import board, colours, encounters, pictures, pieces, portraits\n"
        "from art.cosmic import cards as card_art, sheets as sheet_art\n"
        f"{getsource(sample)}\n"
        "print(sha256(b''.join(pygame.image.tobytes(one, 'RGBA') for one in sample())).hexdigest())"
    )
    here = sha256(b"".join(map(pixels, sample()))).hexdigest()
    env = {**os.environ, "PYTHONHASHSEED": "77", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    there = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=env, capture_output=True, text=True, check=True)
    assert there.stdout.strip() == here


@pytest.mark.parametrize("theme", THEMES)
def test_the_figures_of_the_track_are_read_in_every_theme(theme):
    """UX-10: the figure of each space stands out from the inlay that it lies on."""
    size = 400
    ctx = Context(Texts("en"))
    ctx.theme = THEMES[theme]
    drawn = board.warp(size, ctx.art)
    step = 360 / 6
    for count in range(5):
        start = -180 + step * count
        x, y = (round(part * size / 200) for part in around(100, 100, 83, start + 7))
        ground = drawn.get_at([round(part * size / 200) for part in around(100, 100, 83, start + 30)])[:3]
        spots = [(x + dx, y + dy) for dx in range(-7, 8) for dy in range(-8, 9)]
        assert max(contrast(drawn.get_at(spot)[:3], ground) for spot in spots) >= 4.5, count
