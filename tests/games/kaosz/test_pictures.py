"""Each card of Káosz Galaktika has its own picture (issue: pictures at 48, 110, 220 and 440 pixels; look.md)."""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import sha256
from itertools import combinations
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from app.games.kaosz.shots import SHEETS, cards_of
from app.scenes.card_sheet import CARD_GRID, GRID
from art.cards import card_areas
from art.kaosz.pictures import picture, scenes
from art.kaosz.strangers import KINDS
from art.palette import luminance
from art.scenery.fleet import HULLS
from art.scenery.grounds import GROUNDS
from art.scenery.notation import read_line, read_scenes
from art.scenery.registry import PARTS
from art.scenery.stage import copies
from rules.kaosz.library import faces, shipped_content
from rules.kaosz.words import SUBTYPES

ROOT = Path(__file__).parents[3]
WIDTHS = (48, 110, 220, 440)
SMALL = (16, 10)
# Mean difference of a channel below which two small pictures would be taken for the same.
ALIKE = 9.0


def small(card: str, **what: str) -> bytes:
    """A picture shrunk to a few patches of colour: what is left of it from across the table."""
    shrunk = pygame.transform.smoothscale(picture(card, (64, 40), **what), SMALL)
    return pygame.image.tobytes(shrunk, "RGB")


def difference(first: bytes, second: bytes) -> float:
    return sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first)


def shipped() -> list[str]:
    return list(faces(shipped_content()[0]))


def test_every_shipped_card_has_a_picture_and_no_picture_is_without_its_card() -> None:
    """KG-C1: 200 cards, and the 15 of the rulebook's examples."""
    assert sorted(scenes()) == sorted(shipped())
    assert len(scenes()) == 215


def test_pictures_are_drawn_in_the_language_of_the_cards_own_species() -> None:
    """KG-2.7."""
    known = faces(shipped_content()[0])
    assert {card: look for card, (look, _) in scenes().items()} == {card: face.species for card, face in known.items()}


def test_every_picture_names_only_grounds_and_parts_that_exist() -> None:
    for card, (_, lines) in scenes().items():
        assert lines[0].part in GROUNDS, card
        assert len(lines) > 1, card
        assert {line.part for line in lines[1:]} <= set(PARTS), card
        assert not lines[1].on, card


def test_no_two_cards_are_composed_of_the_same_parts() -> None:
    written = [tuple((line.part, line.x, line.y, line.data) for line in lines) for _, lines in scenes().values()]
    assert len(set(written)) == len(written)


@pytest.mark.parametrize("width", WIDTHS)
def test_pictures_fit_their_window_on_the_card_exactly_and_leave_no_hole(width: int) -> None:
    """UX-6: drawn at the size shown."""
    size = card_areas(width)["picture"].size
    for card in list(scenes())[:: 9 if width < 440 else 41]:
        drawn = picture(card, size)
        assert drawn.get_size() == size
        edges = [(0, 0), (size[0] - 1, 0), (0, size[1] - 1), (size[0] // 2, size[1] // 2)]
        assert min(drawn.get_at(spot).a for spot in edges) > 240, card


def test_no_two_cards_look_alike_even_when_small() -> None:
    """Look: two cards never share the same picture."""
    seen = {card: small(card) for card in scenes()}
    close = [(a, b) for a, b in combinations(seen, 2) if difference(seen[a], seen[b]) < ALIKE]
    assert close == []


def test_the_subject_stands_out_from_its_quiet_ground() -> None:
    """Readable at 48 pixels: somewhere every picture is much lighter than its darkest part."""
    size = card_areas(48)["picture"].size
    for card in scenes():
        shrunk = pygame.transform.smoothscale(picture(card, size), (12, 18))
        tones = [
            luminance("#{:02x}{:02x}{:02x}".format(*shrunk.get_at((x, y))[:3])) for x in range(12) for y in range(18)
        ]
        assert max(tones) - min(tones) > 0.16, card


def test_values_beside_an_upright_picture_push_its_content_to_the_right() -> None:
    size = card_areas(110, 4)["picture"].size
    plain, beside = (picture("sh_cleaner_fish", size, shields=flag) for flag in (False, True))
    assert pygame.image.tobytes(plain, "RGB") != pygame.image.tobytes(beside, "RGB")


def test_pictures_are_the_same_in_every_process() -> None:
    ids = ["hu_rivet_queen", "za_gambling_den", "sh_megalodon", "rb_mine_ring", "my_own_card"]
    code = (
        "from hashlib import sha256\nimport pygame\nfrom art.kaosz.pictures import picture\n"
        f"print(sha256(b''.join(pygame.image.tobytes(picture(i, (96, 60)), 'RGBA') for i in {ids!r})).hexdigest())"
    )
    here = sha256(b"".join(pygame.image.tobytes(picture(i, (96, 60)), "RGBA") for i in ids)).hexdigest()
    env = {**os.environ, "PYTHONHASHSEED": "77", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    there = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=env, capture_output=True, text=True, check=True)
    assert there.stdout.split()[-1] == here


@pytest.mark.parametrize("kind", KINDS)
def test_a_card_of_an_unknown_set_gets_a_picture_from_what_it_is(kind: str) -> None:
    for species, subtype in zip(HULLS, SUBTYPES[kind] * 2, strict=True):
        what = {"species": species, "kind": kind, "subtype": subtype}
        assert picture("user_card", (100, 61), **what).get_size() == (100, 61)
    many = [small(f"user_{i}", species="xeno", kind=kind, subtype=SUBTYPES[kind][i % 4]) for i in range(12)]
    assert len(set(many)) == len(many)
    assert small("user_1", species="xeno", kind=kind) == small("user_1", species="xeno", kind=kind)
    assert small("user_1", species="xeno", kind=kind) != small("user_1", species="zarg", kind=kind)


def test_the_notation_says_part_place_words_and_outline() -> None:
    line = read_line(". + shape 3 -4.5 .5 20 c=gold flip: M0 0L1 1Z")
    assert (line.part, line.x, line.y, line.scale, line.turn) == ("shape", 3, -4.5, 0.5, 20)
    assert line.fine and line.on == "+" and line.data == "M0 0L1 1Z"
    assert line.word("c", "") == "gold" and line.says("flip") and not line.says("n")


def test_parts_may_be_repeated_in_rows_and_rings() -> None:
    row = copies(read_line("coin 10 0 1 n=3 dx=5 dy=-2 grow=.5"))
    assert [(x, y, scale) for x, y, scale, _ in row] == [(10, 0, 1), (15, -2, 0.5), (20, -4, 0.25)]
    ring = copies(read_line("coin 0 0 1 ring=4 r=10 out"))
    assert [round(turn) for *_, turn in ring] == [0, 90, 180, 270]
    assert [(round(x), round(y)) for x, y, *_ in ring] == [(0, -10), (10, 0), (0, 10), (-10, 0)]


def test_the_pages_of_the_contact_sheet_show_every_card_once() -> None:
    shown = [face.id for sheet in SHEETS for face in cards_of(sheet)]
    assert sorted(shown) == sorted(shipped())
    assert max(len(cards_of(sheet)) for sheet in SHEETS) <= min(GRID[0] * GRID[1], CARD_GRID[0] * CARD_GRID[1])


def test_one_card_cannot_be_drawn_twice_in_a_table() -> None:
    with pytest.raises(ValueError, match="two pictures"):
        read_scenes("a = void\n  coin\na = void\n  coin\n")
