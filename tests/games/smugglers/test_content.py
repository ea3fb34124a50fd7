"""Sections 2 and 11C: the printed content, its checksums, and what any other set must keep."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from rules import find, new_game
from rules.content.loading import unpack
from rules.smugglers.checks import SCHEMA, station_sums
from rules.smugglers.facts import CHARACTER, DICE, PLAYER_COLOURS, PLAYERS, SECTOR, SUPPLY, TIMING, facts_of

from .support import setup_of

CONTENT = find("smugglers").content([])
CARDS = list(CONTENT.table(SECTOR).values())
PEOPLE = list(CONTENT.table(CHARACTER).values())
ROWS = {row.count: row for row in CONTENT.table(PLAYERS).values()}
SUPPLIES = next(iter(CONTENT.table(SUPPLY).values()))
COLOURS = "RYBG"


def pack():
    return CONTENT.pack()


def complaints(packed) -> set[str]:
    return {problem.reason_id for problem in unpack(SCHEMA, packed)[1]}


def sectors(packed):
    return packed["sets"][0]["sector"]


# -- what is in the box


def test_the_box():
    """SM-2.1, SM-2.2, SM-2.3, SM-2.4, SM-2.5, SM-2.6: what there is, and how it is divided among the colours."""
    assert len(CARDS) == 36
    assert len(PEOPLE) == 6
    assert sorted(ROWS[6].tokens) == [-1, 0, 1, 2, 3, 4]
    assert (SUPPLIES.goods, SUPPLIES.goods * len(COLOURS)) == (13, 52)
    assert (DICE, DICE * len(PLAYER_COLOURS)) == (2, 12)
    assert SUPPLIES.ones + SUPPLIES.fives == 34
    assert SUPPLIES.ones + 5 * SUPPLIES.fives == 58


def test_player_colours():
    """SM-2.8, SM-2.9: six player colours; goods, ships and planets in four; cruisers are colourless."""
    assert PLAYER_COLOURS == ("orange", "black", "white", "pink", "brown", "purple")
    assert {p for card in CARDS for p in card.planets} == set(COLOURS)
    assert {s for card in CARDS for s in card.ships} == {*COLOURS, "N"}


def test_start_stocks_are_limited_by_the_box():
    """SM-2.15: 4 players use all 28 ones, 6 players all 6 fives, 12 of the 13 goods of each colour."""
    assert 4 * ROWS[4].ones == SUPPLIES.ones == 28
    assert 6 * ROWS[6].fives == SUPPLIES.fives == 6
    assert 4 * ROWS[4].goods == 6 * ROWS[6].goods == 12
    assert [ROWS[n].energy for n in range(2, 7)] == [12, 12, 12, 9, 9]


def test_energy_is_one_number():
    """SM-2.7, SM-E7: a face of 3 is paid from 12 although that was seven ones and a five."""
    state = new_game("smugglers", setup_of("a b c"), 1)
    assert state.energy == [12, 12, 12]


@pytest.mark.parametrize(
    ("n", "tokens", "galaxies", "size"),
    [
        (2, [-1, 0, 1, 3], 8, 3), (3, [-1, 1, 3], 8, 3), (4, [-1, 1, 2, 3], 8, 4),
        (5, [-1, 0, 1, 3, 4], 6, 5), (6, [-1, 0, 1, 2, 3, 4], 6, 6),
    ],
)  # fmt: skip
def test_the_table_by_number_of_players(n, tokens, galaxies, size):
    """Table 2C, SM-2.21, SM-2.22, SM-1.1: one row for each number of players, read from the content."""
    state = new_game("smugglers", setup_of(" ".join("abcdef"[:n])), 3)
    facts = facts_of(CONTENT, state.setup)
    assert list(state.middle) == sorted(tokens, reverse=True)
    assert (facts.galaxies, facts.size) == (galaxies, size)
    assert len(state.row) == size
    assert len(state.deck) == (galaxies - 1) * size
    if n > 2:
        assert len(tokens) == n


def test_a_corrected_row_replaces_ours_without_code():
    """SM-2.20: another set with another row for 3 players is played as it says."""
    packed = pack()
    row = next(r for r in packed["sets"][0]["players"] if r["count"] == 3)
    row["tokens"], row["galaxies"] = [-1, 0, 4], 5
    content, problems = unpack(SCHEMA, packed)
    assert not problems
    state = new_game("smugglers", setup_of("a b c"), 1, content)
    assert state.middle == (4, 0, -1)
    assert len(state.deck) == 4 * 3


def test_the_timing_constants():
    """Section 4C: all in one data table; PACE scales the two limits only, rounded to integers."""
    times = next(iter(CONTENT.table(TIMING).values()))
    assert (times.tick_ms, times.reveal_lock_ms, times.hand_ms, times.settle_ms) == (20, 500, 300, 600)
    limits = {}
    for pace in ("relaxed", "standard", "fast"):
        facts = facts_of(CONTENT, setup_of("a b c", timing="realtime", pace=pace))
        limits[pace] = (facts.idle_limit, facts.bid_limit)
        assert (facts.tick, facts.lock, facts.hand, facts.settle) == (20, 500, 300, 600)
    assert limits == {"relaxed": (30000, 120000), "standard": (15000, 60000), "fast": (10500, 42000)}


# -- sector cards


def test_card_anatomy():
    """SM-2.30, SM-2.31, SM-2.32: 1 to 4 planets, coloured ships (one colour may repeat), cruisers, some stations."""
    assert all(1 <= len(card.planets) <= 4 and 1 <= len(card.ships) <= 4 for card in CARDS)
    assert {ship for card in CARDS for ship in card.ships} == {*COLOURS, "N"}
    assert any(len(set(card.ships)) < len(card.ships) for card in CARDS)
    assert {card.station for card in CARDS} == {True, False}


def test_planets_add_up():
    """SM-2.40: 100 planets, 25 of each colour; 1/2/3/4 points on 4/10/12/10 cards."""
    assert Counter(p for card in CARDS for p in card.planets) == dict.fromkeys(COLOURS, 25)
    assert Counter(len(card.planets) for card in CARDS) == {1: 4, 2: 10, 3: 12, 4: 10}


def test_ships_add_up():
    """SM-2.41: 92 ships; 1/2/3/4 on 6/11/12/7 cards; one cruiser at most, two of a colour at most."""
    assert Counter(s for card in CARDS for s in card.ships) == {**dict.fromkeys(COLOURS, 20), "N": 12}
    assert Counter(len(card.ships) for card in CARDS) == {1: 6, 2: 11, 3: 12, 4: 7}
    assert all(card.ships.count("N") <= 1 for card in CARDS)
    assert all(card.ships.count(colour) <= 2 for card in CARDS for colour in COLOURS)
    assert all(sum(colour in card.ships for card in CARDS) == 18 for colour in COLOURS)


def test_stations_cover_the_six_pairs():
    """SM-2.42: each planet pair once as 2+2 and once as 2+1; 7 ships of each colour and 4 cruisers."""
    stations = [card for card in CARDS if card.station]
    assert len(stations) == 12
    for pair in combinations(COLOURS, 2):
        shapes = sorted(
            tuple(sorted(Counter(card.planets).values())) for card in stations if set(card.planets) == set(pair)
        )
        assert shapes == [(1, 2), (2, 2)]
    assert Counter(s for card in stations for s in card.ships) == {**dict.fromkeys(COLOURS, 7), "N": 4}


# -- characters


def test_favourites_are_shared_equally():
    """SM-2.2, SM-2.50: each colour is the favourite planet of three characters and favourite ship of three."""
    for what in ("planets", "ships"):
        assert Counter(c for who in PEOPLE for c in getattr(who, what)) == dict.fromkeys(COLOURS, 3)
    assert all(set(who.planets) | set(who.ships) == set(COLOURS) for who in PEOPLE)


def test_stations_favour_nobody():
    """SM-2.51: 22 planets times ships, 11 ships beside a favourite planet, for every character."""
    assert {station_sums(CARDS, who) for who in PEOPLE} == {(22, 11)}


def test_what_the_cards_are_worth_with_stations():
    """SM-2.52: favourite planets on stations 21 (brown 22, purple 20), all cards 79 (80, 78), 40 favourite ships."""
    stations = [card for card in CARDS if card.station]
    counts = Counter(p for card in stations for p in card.planets)
    assert counts == {"R": 10, "Y": 11, "B": 11, "G": 10}
    for who in PEOPLE:
        on_stations = sum(counts[planet] for planet in who.planets)
        worth = sum(len(card.planets) for card in CARDS if not card.station) + on_stations
        extra = {"brown": 1, "purple": -1}.get(who.id, 0)
        assert on_stations == 21 + extra
        assert worth == 79 + extra
        assert sum(ship in who.ships for card in CARDS for ship in card.ships) == 40


# -- what any set must keep (11C)


def test_the_shipped_set_keeps_all_constraints():
    """Section 11C: the base set is right in itself."""
    assert complaints(pack()) == set()


def drop_card(packed):
    sectors(packed).pop()


def unequal_planets(packed):
    sectors(packed)[0]["planets"] = ["R"]


def three_of_a_colour(packed):
    sectors(packed)[27]["ships"] = ["R", "R", "R", "B"]


def no_yellow_blue_green_cruiser(packed):
    sectors(packed)[13]["ships"] = ["Y", "B", "G"]


def unequal_pairs(packed):
    sectors(packed)[20]["station"] = False


def biased_station(packed):
    by_id = {entry["id"]: entry for entry in sectors(packed)}
    by_id["sector_21"]["ships"], by_id["sector_01"]["ships"] = ["R"], ["G"]


def same_favourites(packed):
    packed["sets"][0]["character"][0]["planets"] = ["R", "Y"]


def other_characters(packed):
    packed["sets"][0]["character"][0]["id"] = "gold"


def too_few_tokens(packed):
    next(r for r in packed["sets"][0]["players"] if r["count"] == 4)["tokens"] = [-1, 1, 2]


def no_minus_token(packed):
    next(r for r in packed["sets"][0]["players"] if r["count"] == 3)["tokens"] = [0, 1, 2]


def even_sums(packed):
    next(r for r in packed["sets"][0]["players"] if r["count"] == 2)["tokens"] = [-1, 0, 2, 3]


def too_many_galaxies(packed):
    next(r for r in packed["sets"][0]["players"] if r["count"] == 5)["galaxies"] = 8


def too_many_goods(packed):
    next(r for r in packed["sets"][0]["players"] if r["count"] == 6)["goods"] = 3


def row_missing(packed):
    packed["sets"][0]["players"].pop()


def crooked_ticks(packed):
    packed["sets"][0]["timing"][0]["settle_ms"] = 610


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (drop_card, "smugglers-count"), (unequal_planets, "smugglers-colour-totals"),
        (three_of_a_colour, "smugglers-same-ships"), (no_yellow_blue_green_cruiser, "smugglers-missing-card"),
        (unequal_pairs, "smugglers-pairs"), (biased_station, "smugglers-station-balance"),
        (same_favourites, "smugglers-favourites"), (other_characters, "smugglers-characters"),
        (too_few_tokens, "smugglers-row-tokens"), (no_minus_token, "smugglers-no-minus"),
        (even_sums, "smugglers-row-even"), (too_many_galaxies, "smugglers-row-cards"),
        (too_many_goods, "smugglers-row-supply"), (row_missing, "smugglers-row-count"),
        (crooked_ticks, "smugglers-ticks"),
    ],
)  # fmt: skip
def test_a_set_that_breaks_a_constraint_is_refused(spoil, reason):
    """Section 11C, SM-2.15, SM-2.21, SM-4.95: the validator names what is wrong."""
    packed = pack()
    spoil(packed)
    assert reason in complaints(packed)
