"""Section 2: planets, pieces, tiles, cards, empires as printed."""

from __future__ import annotations

import tomllib
from collections import Counter

import pytest

from rules import Setup, find
from rules.content.loading import load, shipped_folder
from rules.venus import game
from rules.venus.checks import SCHEMA
from rules.venus.facts import facts_of
from rules.venus.kinds import CARD, EMPIRE, EMPIRES, PIECE, PLANET, PLANETS, TILE

CONTENT = find("venus").content([])


def known(seats=3, **options):
    return facts_of(CONTENT, Setup("venus", [{} for _ in range(seats)], options))


def test_eight_planets_in_crisis_order():
    """OV-2.1, OV-3.1."""
    assert known().names == PLANETS
    assert len(PLANETS) == 8 and PLANETS.index("earth") < PLANETS.index("moon")


def test_distances():
    """OV-2.2 to OV-2.5: the whole table of 2.1."""
    rows = "01223456 10112345 21011234 21101234 32110123 43221012 54332101 65443210"
    assert known().distance == [[int(n) for n in row] for row in rows.split()]


def test_the_moon_as_a_spur():
    """Switch moon_link: the Moon lies beside Earth only; nothing else changes (OV-2.5)."""
    spur, between = known(moon_link="spur").distance, known().distance
    moon = PLANETS.index("moon")
    assert [spur[moon][i] for i in range(8)] == [3, 2, 1, 0, 2, 3, 4, 5]
    for i in range(8):
        for j in range(8):
            if moon not in (i, j):
                assert spur[i][j] == between[i][j]


def test_hexes():
    """OV-2.6: two or three places score; the Moon 9, 5, 3."""
    hexes = {p.id: p.hexes for p in CONTENT.table(PLANET).values()}
    assert hexes["moon"] == (9, 5, 3)
    assert hexes == {
        "mercury": (6, 3), "venus": (10, 6, 3), "earth": (8, 5, 2), "moon": (9, 5, 3), "mars": (10, 6, 3),
        "ganymede": (6, 3), "titan": (8, 4), "kuiper": (9, 5),
    }  # fmt: skip


def test_pieces():
    """OV-2.10, OV-2.12, OV-2.15."""
    pieces = {p.id: (p.points, p.cost, p.income, p.supply) for p in CONTENT.table(PIECE).values()}
    assert pieces == {
        "infantry": (1, 2, 0, 10), "tank": (2, 3, 0, 6), "cruiser": (1, 4, 0, 6), "factory": (0, 0, 2, 9),
        "mine": (0, 0, 3, 9),
    }  # fmt: skip


def test_five_empires():
    """OV-2.11."""
    colours = {e.id: e.colour for e in CONTENT.table(EMPIRE).values()}
    assert colours == {"britain": "red", "france": "blue", "russia": "purple", "germany": "yellow", "usa": "green"}
    assert set(colours) == set(EMPIRES)


def test_the_bag():
    """OV-2.16 to OV-2.18: 100 tiles, aliens not among them."""
    tiles = CONTENT.table(TILE).values()
    counts = Counter()
    for tile in tiles:
        counts[tile.kind, tile.defence, tile.skull] += tile.copies
    assert counts == {
        ("factory", 0, False): 23, ("mine", 1, False): 2, ("mine", 2, False): 6, ("mine", 3, False): 8,
        ("mine", 4, False): 4, ("mine", 5, False): 2, ("draw", 0, False): 13, ("trophy", 0, False): 9,
        ("fortune", 0, False): 5, ("crisis", 2, True): 4, ("crisis", 3, True): 4, ("crisis", 4, True): 3,
        ("crisis", 1, False): 3, ("crisis", 2, False): 3, ("crisis", 3, False): 3, ("tension", 0, False): 8,
    }  # fmt: skip
    assert sum(counts.values()) == 100
    assert sum(tile.kind == "trophy" and tile.copies == 1 for tile in tiles) == 9


@pytest.mark.parametrize(
    "seats, row", [(2, "2 3 3 3 3 2 2 2"), (3, "2 3 3 3 3 2 2 2"), (4, "3 3 4 3 4 2 2 3"), (5, "3 4 5 4 4 2 2 3")]
)
def test_tiles_by_number_of_players(seats, row):
    """OV-2.19, EX-2."""
    assert known(seats).tile_counts == [int(n) for n in row.split()]


def test_the_doubtful_cell():
    """OV-2.19: the switch mercury_tiles_2p changes Mercury for two players only."""
    assert known(2, mercury_tiles_2p=1).tile_counts[0] == 1
    assert known(3, mercury_tiles_2p=1).tile_counts[0] == 2


def test_the_deck():
    """OV-2.27 to OV-2.29: 100 cards with all effects, most of them give combat points."""
    cards = [card for card in CONTENT.table(CARD).values() if card.copies]
    assert sum(card.copies for card in cards) == 100
    plain = {n: sum(c.copies for c in cards if c.do == "points" and c.numbers["n"] == n) for n in range(1, 6)}
    assert plain == {1: 6, 2: 15, 3: 10, 4: 3, 5: 1}
    fighting = ("points", "points_draw", "points_at", "points_against_crisis", "boost", "sacrifice")
    assert sum(card.copies for card in cards if card.do in fighting) == 54


def test_starting_cards():
    """OV-2.11 (2.11): four of each empire, none of them in the deck."""
    for empire in CONTENT.table(EMPIRE).values():
        assert len(empire.cards) == 4
        assert all(CONTENT.find(CARD, name).copies == 0 for name in empire.cards)


def test_names_exist_in_both_languages():
    for kind in (CARD, TILE, PLANET, EMPIRE):
        for design in CONTENT.table(kind).values():
            assert design.name.en and design.name.hu


MINE = 'kind = "mine"\nname = { en = "Mine", hu = "Bányalapka" }\n'
STEAM = 'id = "full_steam"\nname = { en = "Full Steam", hu = "Teljes gőzzel" }\nclass = '
TIMETABLE = 'effect = { do = "move", n = 1 }\n'
SPOILT = {
    "venus-one-way": ('next_to = ["venus"]', 'next_to = ["venus", "titan"]'),
    "venus-place": ('id = "mercury"\nplace = 1', 'id = "mercury"\nplace = 3'),
    "venus-undefended": ('kind = "factory"', 'kind = "factory"\ndefence = 2'),
    "venus-defended": (MINE + "defence = 3\n", MINE),
    "venus-skull": ('kind = "factory"', 'kind = "factory"\nskull = true'),
    "venus-bag": ("copies = 23", "copies = 1"),
    "venus-class": (STEAM + '"benefit"', STEAM + '"action"'),
    "venus-few-points": ('effect = { do = "reroll" }\ncopies = 3', 'effect = { do = "reroll" }\ncopies = 13'),
    "venus-shared-card": (TIMETABLE + "\n", TIMETABLE + "copies = 1\n\n"),
    "venus-missing": ('[[piece]]\nid = "mine"', '[[piece]]\nid = "quarry"'),
}


@pytest.mark.parametrize("reason", SPOILT)
def test_a_spoilt_set_is_refused(reason, tmp_path):
    """What any set must keep, each law by itself."""
    text = (shipped_folder(game.__file__) / "base.toml").read_text(encoding="utf-8")
    old, new = SPOILT[reason]
    assert old in text
    text = text.replace(old, new, 1)
    tomllib.loads(text)
    (tmp_path / "base.toml").write_text(text, encoding="utf-8")
    _, problems = load(SCHEMA, [tmp_path])
    assert reason in {problem.reason_id for problem in problems}
