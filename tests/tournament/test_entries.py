"""What the desk may write down, whatever is played (UX-105)."""

from __future__ import annotations

import pytest

from rules.tournament import (
    Changed,
    Clocked,
    Corrected,
    Dropped,
    Entered,
    Opened,
    Prized,
    Refused,
    Reported,
    Returned,
    Tournament,
    Unpaired,
    final_order,
    formats_of,
    is_over,
    next_round,
    standings,
)
from rules.tournament.pairing import meetings, table_sizes
from rules.tournament.simulation import opening, report, simulated
from rules.tournament.tournament import LONGEST_NAME, clean_name
from tests.support.games import PAIRED, PLACED, TABLES
from tests.support.thorough import some


def opened(game=PAIRED, format="swiss", players=6, **how):
    t = Tournament(Opened("Evening", game, format, 7, **how))
    for number in range(players):
        t.add(Entered(number, f"P{number}"))
    return t


def paired(**how):
    t = opened(**how)
    t.add(next_round(t))
    return t


def result(t, table=0, first=None, game=0):
    players = t.current.tables[table].players
    first = players[0] if first is None else first
    return Reported(t.current.number, table, game, ((first,), *((p,) for p in players if p != first)))


def refusal(t, entry):
    before = report(t)
    with pytest.raises(Refused) as refused:
        t.add(entry)
    assert report(t) == before
    return refused.value.id


# -- names

NAMES = ["Ő", "x" * LONGEST_NAME, "李小龙", "🐙 Kraken", "<b>&amp;\"'", "-- ; DROP TABLE", "a,b;c", "=1+1", "مرحبا"]


@pytest.mark.parametrize("name", NAMES)
def test_names_of_any_script_are_kept_as_they_are(name):
    t = opened(players=0)
    t.add(Entered(0, clean_name(name)))
    assert t.name(0) == name


@pytest.mark.parametrize(
    ("typed", "kept"),
    [("  Két   szó ", "Két szó"), ("a\nb\tc", "a b c"), ("A\u202egnol", "Agnol"), ("x\ud800y", "xy"), ("o\u030b", "ő")],
)
def test_what_cannot_be_seen_leaves_a_name(typed, kept):
    assert clean_name(typed) == kept


@pytest.mark.parametrize(
    ("name", "why"), [("", "name-empty"), (" ", "name-empty"), ("x" * 61, "name"), ("p1", "name-twice")]
)
def test_names_that_cannot_be_told_apart_or_shown_are_refused(name, why):
    t = opened()
    assert refusal(t, Entered(6, name)) == why


def test_a_name_and_a_deck_can_be_put_right():
    t = opened()
    t.add(Changed(2, "Zork", "1 Scout"))
    assert (t.name(2), t.players[2].deck) == ("Zork", "1 Scout")
    assert refusal(t, Changed(2, "p3")) == "name-twice"


def test_nobody_enters_as_a_kind_of_player_that_nobody_can_seat():
    """A forged file may say anything; what sits down at a table must be known to the program."""
    assert refusal(opened(), Entered(6, "Zork", "oracle")) == "kind"


# -- players who come and go


def test_a_late_player_joins_from_the_next_round_without_points():
    t = paired()
    t.add(Entered(6, "Late"))
    assert all(6 not in table.players for table in t.current.tables)
    for table in list(t.open_tables):
        t.add(result(t, table))
    assert {line.player: line.points for line in standings(t)}[6] == 0
    assert any(6 in table for table in next_round(t).tables)


def test_nobody_enters_once_the_finals_are_paired():
    t = opened(players=4)
    while not t.has_finals:
        t.add(next_round(t))
        for table in list(t.open_tables):
            if not t.has_finals:
                t.add(result(t, table))
    assert refusal(t, Entered(4, "Late")) == "late"


def test_who_drops_out_loses_the_open_table_and_is_not_paired_again():
    t = paired()
    a, b = t.current.tables[0].players
    t.add(Dropped(a))
    assert t.current.tables[0].places == ((b,), (a,))
    assert {line.player: line.points for line in standings(t)}[b] == t.format.points[0]
    for table in list(t.open_tables):
        t.add(result(t, table))
    assert all(a not in table for table in next_round(t).tables)
    assert refusal(t, Dropped(a)) == "dropped-twice"


def test_a_drop_out_by_mistake_is_taken_back():
    t = paired()
    a, _ = t.current.tables[0].players
    t.add(Dropped(a))
    t.add(Returned(a))
    assert t.current.tables[0].places is None
    assert refusal(t, Returned(a)) == "not-dropped"


def test_dropping_out_after_the_result_changes_no_result():
    t = paired()
    a, b = t.current.tables[0].players
    t.add(result(t, 0, a))
    t.add(Dropped(a))
    assert t.current.tables[0].places == ((a,), (b,))


def test_when_all_but_one_have_left_it_is_over():
    t = paired(players=4)
    for player in range(3):
        t.add(Dropped(player))
    assert is_over(t)
    assert final_order(t)[0] == 3


# -- rounds and results


def test_a_round_is_taken_back_while_it_has_no_result():
    t = paired()
    t.add(Unpaired(0))
    assert t.current is None
    t.add(next_round(t))
    t.add(result(t))
    assert refusal(t, Unpaired(0)) == "has-results"


def test_the_next_round_waits_for_all_tables():
    t = paired()
    t.add(result(t))
    with pytest.raises(Refused, match="round-open"):
        next_round(t)


def test_a_table_has_one_result_and_the_same_game_counts_once():
    t = paired()
    t.add(Reported(0, 0, 0, result(t).places, "file", proof="abc"))
    assert refusal(t, result(t)) == "has-result"
    assert refusal(t, Reported(0, 1, 0, result(t, 1).places, "file", proof="abc")) == "proof-twice"


def test_a_game_whose_result_was_taken_back_may_be_brought_again():
    t = paired()
    brought = Reported(0, 0, 0, result(t).places, "file", proof="abc")
    t.add(brought)
    t.add(Corrected(0, 0, 0, ()))
    t.add(brought)
    assert t.current.tables[0].places == brought.places


def test_a_corrected_result_comes_from_the_desk_but_its_game_is_still_used_up():
    t = paired()
    t.add(Reported(0, 0, 0, result(t).places, "file", proof="abc"))
    a, b = t.current.tables[0].players
    t.add(Corrected(0, 0, 0, ((b,), (a,)), "slip"))
    assert t.current.tables[0].origins == [("hand", "abc", "slip")]
    assert refusal(t, Reported(0, 1, 0, result(t, 1).places, "file", proof="abc")) == "proof-twice"


@pytest.mark.parametrize("places", [(), ((0,),), ((98,), (99,)), ((0, 0), (1,)), ((0,), (), (1,))])
def test_a_result_names_exactly_those_at_the_table(places):
    t = paired()
    assert refusal(t, Reported(0, 0, 0, places)) == "places"


def test_a_correction_keeps_what_was_entered_before():
    t = paired()
    a, b = t.current.tables[0].players
    t.add(result(t, 0, a))
    t.add(Corrected(0, 0, 0, ((b,), (a,)), "slip of the pen"), at=77)
    assert t.current.tables[0].places == ((b,), (a,))
    trace = t.trail[0]
    assert (trace.at, trace.before, trace.after, trace.note) == (77, ((a,), (b,)), ((b,), (a,)), "slip of the pen")
    t.add(Corrected(0, 0, 0, ()))
    assert 0 in t.open_tables
    assert refusal(t, Corrected(0, 0, 0, ((b,), (a,)))) == "no-result"


def test_results_stand_once_the_finals_have_begun():
    """KG-11.74: no complaint after a new game has begun."""
    t = opened(players=4)
    while not t.has_finals:
        for table in list(t.open_tables):
            t.add(result(t, table))
        t.add(next_round(t))
    a, b = t.rounds[0].tables[0].players
    assert refusal(t, Corrected(0, 0, 0, ((b,), (a,)))) == "too-late"


# -- clock and prizes


def test_the_clock_runs_from_the_moment_of_its_entry_and_stands_while_paused():
    """KG-11.73."""
    t = paired(minutes=60)
    assert t.clock_left(1000) == 3600
    t.add(Clocked(True, 3600), at=1000)
    assert t.clock_left(1600) == 3000
    t.add(Clocked(False, 3000), at=1600)
    assert t.clock_left(9999) == 3000
    t.add(Clocked(True, 10), at=2000)
    assert t.clock_left(5000) == 0


def test_the_time_of_day_counts_only_after_the_computer_was_restarted():
    """KG-11.73: the laptop's clock may be set in the middle of a round; after a restart there is nothing else."""
    t = paired()
    t.add(Clocked(True, 3600, steady=50, boot="a"), at=1000)
    assert t.clock_left(99_999, 650, "a") == 3000
    assert t.clock_left(0, 650, "a") == 3000
    assert t.clock_left(1100, 10, "b") == 3500
    assert t.clock_left(900, 10, "b") == 3600


def test_a_clock_of_an_earlier_version_goes_by_the_time_of_day():
    t = paired()
    t.add(Clocked(True, 3600), at=1000)
    assert t.clock_left(1600, 5, "a") == 3000


def test_a_prize_is_handed_out_once():
    """KG-11.77."""
    t = paired()
    t.add(Prized(1, 3, "Nova"))
    assert refusal(t, Prized(1, 2, "Nova")) == "prize-twice"


# -- pairings of all kinds

CASES = [
    (format, players, seed) for format in ("swiss", "robin", "knockout") for players in range(4, 21) for seed in (1, 2)
]


@pytest.mark.parametrize(("format", "players", "seed"), some(CASES, 34))
def test_no_pairing_is_repeated_and_nobody_has_two_byes(format, players, seed):
    """KG-11.76, with players who leave: as long as rounds are played with enough players for it."""
    t = Tournament(opening(PAIRED, format, seed))
    for _ in simulated(t, players, drop_outs=True):
        pass
    swiss = [one for one in t.rounds if not one.finals]
    seen, byes = set(), []
    for one in swiss:
        for table in one.tables:
            if table.is_bye:
                byes.append(table.players[0])
            else:
                assert frozenset(table.players) not in seen
                seen.add(frozenset(table.players))
        seated = [player for table in one.tables for player in table.players]
        assert len(seated) == len(set(seated))
    if format == "swiss":
        assert len(byes) == len(set(byes))
    assert report(t)["champion"]


def test_everybody_meets_everybody_once():
    """UX-105."""
    t = Tournament(opening(PAIRED, "robin", 1))
    list(simulated(t, 7))
    assert len(meetings(t)) == 21
    assert set(meetings(t).values()) == {1}


@pytest.mark.parametrize("players", [4, 5, 6, 7, 8, 11, 16])
def test_in_a_knock_out_only_the_champion_loses_nothing(players):
    """UX-105."""
    t = Tournament(opening(PAIRED, "knockout", 1))
    list(simulated(t, players))
    losers = {p for one in t.rounds for table in one.tables if not table.is_bye for p in table.places[1]}
    assert {player.number for player in t.players} - losers == {final_order(t)[0]}


def test_repeats_are_as_few_as_can_be_when_they_cannot_be_avoided():
    """KG-11.76: four players have three rounds without a repeat, so of six rounds three repeat."""
    t = opened(players=4, rounds=6)
    for _ in range(6):
        t.add(next_round(t))
        for table in list(t.open_tables):
            t.add(result(t, table))
    assert sorted(meetings(t).values()) == [2] * 6


# -- points by placing


@pytest.mark.parametrize("players", range(4, 40))
def test_tables_are_as_full_as_the_game_allows(players):
    sizes = table_sizes(players, 4, (3, 5))
    assert sum(sizes) == players
    assert all(3 <= size <= 5 for size in sizes)


def test_points_by_placing_add_up_over_the_tables():
    t = opened(PLACED, "placing", 8)
    t.add(next_round(t))
    for table in list(t.open_tables):
        t.add(result(t, table))
    firsts = {table.players[0] for table in t.current.tables}
    assert {line.player for line in standings(t) if line.points == 10} == firsts
    assert sorted(line.points for line in standings(t)) == [2, 2, 4, 4, 6, 6, 10, 10]


def test_shared_places_share_their_points():
    t = opened(PLACED, "placing", 4)
    t.add(next_round(t))
    a, b, c, d = t.current.tables[0].players
    t.add(Reported(0, 0, 0, ((a, b), (c,), (d,))))
    assert {line.player: line.points for line in standings(t)} == {a: 8, b: 8, c: 4, d: 2}


@pytest.mark.parametrize("players", [12, 16])
def test_tables_of_four_mix_the_players(players):
    t = Tournament(opening(PLACED, "placing", 2))
    list(simulated(t, players))
    assert len(t.rounds) == 3
    assert max(meetings(t).values()) <= 2
    assert is_over(t)


# -- Swiss rounds with several players at a table


def at_tables(players, seed=2):
    t = Tournament(opening(PLACED, "swiss-tables", seed))
    list(simulated(t, players))
    return [one for one in t.rounds if not one.finals]


@pytest.mark.parametrize("players", [16, 19, 20, 32, 64])
def test_nobody_meets_anybody_again_where_there_are_players_enough(players):
    """UX-105: three rounds at tables of four have room for that from sixteen players on."""
    rounds = at_tables(players)
    known = set()
    for one in rounds:
        pairs = [frozenset((a, b)) for table in one.tables for a in table.players for b in table.players if a < b]
        assert known.isdisjoint(pairs)
        known |= set(pairs)
    assert len(rounds) == 3


def test_where_meetings_again_cannot_be_helped_they_are_as_few_as_can_be():
    """UX-105: at each table of four out of three earlier tables two know each other already."""
    t = Tournament(Opened("Evening", PLACED, "swiss-tables", 1))
    for number in range(12):
        t.add(Entered(number, f"P{number}"))
    for _ in range(2):
        t.add(next_round(t))
        for table in list(t.open_tables):
            t.add(result(t, table))
    assert sorted(meetings(t).values())[-4:] == [1, 2, 2, 2]


def test_players_of_equal_points_meet():
    """UX-105: in the second round all four winners of sixteen sit together, and so do all four who were last."""
    t = Tournament(Opened("Evening", PLACED, "swiss-tables", 4))
    for number in range(16):
        t.add(Entered(number, f"P{number}"))
    t.add(next_round(t))
    for table in list(t.open_tables):
        t.add(result(t, table))
    by_place = [{table.players[place] for table in t.rounds[0].tables} for place in range(4)]
    assert [set(table) for table in next_round(t).tables] == by_place


@pytest.mark.parametrize(("players", "most"), [(10, 2), (11, 2), (14, 2), (18, 2), (19, 1)])
def test_everybody_takes_a_turn_at_the_smaller_tables(players, most):
    """UX-105: nobody sits at a smaller table in each of the three rounds."""
    for seed in (1, 2, 3):
        rounds = at_tables(players, seed)
        fewer = [p for one in rounds for table in one.tables if len(table.players) < 4 for p in table.players]
        assert all(len(table.players) in (3, 4) for one in rounds for table in one.tables)
        assert max(fewer.count(player) for player in range(players)) <= most


def test_the_best_of_the_tables_play_one_final_that_may_be_shared():
    """UX-105."""
    t = Tournament(Opened("Evening", PLACED, "swiss-tables", 5))
    for number in range(9):
        t.add(Entered(number, f"P{number}"))
    while not t.has_finals:
        for table in list(t.open_tables):
            t.add(result(t, table))
        t.add(next_round(t))
    best = tuple(line.player for line in standings(t)[:4])
    assert [table.players for table in t.current.tables] == [best]
    a, b, c, d = best
    t.add(Reported(t.current.number, 0, 0, ((d, b), (c,), (a,))))
    assert is_over(t) and final_order(t)[:4] == [b, d, c, a]


def test_a_smaller_table_costs_nothing_in_the_comparison_of_opponents():
    """UX-105: whoever had two opponents counts their points as if they had been three."""
    t = Tournament(Opened("Evening", PLACED, "swiss-tables", 5))
    for number in range(7):
        t.add(Entered(number, f"P{number}"))
    t.add(next_round(t))
    for table in list(t.open_tables):
        t.add(result(t, table))
    small = next(table.players for table in t.current.tables if len(table.players) == 3)
    assert {line.player: line.strength for line in standings(t)}[small[0]] == (6 + 4) * 3 // 2


@pytest.mark.parametrize("game", TABLES)
def test_every_game_has_a_format_of_its_own_size(game):
    for format in formats_of(game):
        t = Tournament(opening(game, format.id, 3))
        list(simulated(t, 9, drop_outs=True))
        assert report(t)["champion"]


def test_a_simulation_follows_from_its_seed():
    def told(seed):
        t = Tournament(opening(PAIRED, "swiss", seed))
        list(simulated(t, 16, drop_outs=True))
        return report(t)

    assert told(3) == told(3) != told(4)
