"""SE-23.10: how games of several players without teams are won."""

import pytest

from rules import view
from rules.empires.map.ending import points
from rules.empires.printed.constants import NOBODY
from tests.games.empires.support import galaxy
from tests.games.empires.test_scenarios import FOUR, allied, conquer, refused


def test_who_destroys_a_homeworld_first_wins():
    """SE-23.10.1."""
    t = galaxy("red", "blue", "green")
    conquer(t)
    assert t.state.outcome.places == [[0], [1], [2]] and t.state.outcome.reason == "empires.homeworld"


def short(*names):
    return galaxy(*(names or ("red", "blue", "green")), options={"victory": "short"})


def test_colony_points():
    """SE-23.10.2: full colonies outside the own home, and colonies destroyed; a colony that is lost takes its point."""
    t = short()
    t.red.settles_at((6, 6), 5)  # deep space
    t.red.settles_at((10, 3), 5)  # blue's home
    t.red.settles_at((2, 5), 5)  # his own
    t.red.settles_at((6, 7), 3)
    assert points(t.state, 0) == 2
    t.blue.settles_at((7, 7), 0)
    scout = t.red.has("SC", at=(7, 7))
    t.begins("red").ends()
    t.red.answers("bombardment.shot", ("fire", scout, 1), rolls=1)
    assert t.state.outcome.places[0] == [0] and t.state.outcome.reason == "empires.points"


@pytest.mark.parametrize(("at", "worth"), [((6, 6), 0), ((10, 3), 1)], ids=["deep space", "another home"])
def test_colonies_on_asteroids_give_a_point_only_in_a_home(at, worth):
    """CL-E35: no Colony Point for those in deep space."""
    t = short()
    t.red.settles_at(at, 5, planet="asteroids")
    assert points(t.state, 0) == worth


def test_points_are_never_lost_for_colonies_destroyed():
    """SE-23.10.2: on a variable board they alone count."""
    t = galaxy("red", "blue", "green", options={"victory": "short", "three": "variable"})
    t.state.razed[0] = 2
    t.red.settles_at((6, 6), 5)
    assert points(t.state, 0) == 2


@pytest.mark.parametrize(
    ("blue", "ships", "first"), [(4, 0, [1]), (3, 0, [0, 1]), (3, 1, [1])], ids=["points", "shared", "ships"]
)
def test_several_reach_three_points_in_one_phase(blue, ships, first):
    """SE-23.10.2, EC-33: the most points, then the most expensive ships after purchases, then shared."""
    t = short()
    t.state.razed[:] = [2, blue - 1, 0]
    t.red.settles_at((6, 6), 3)
    t.blue.settles_at((6, 7), 3)
    if ships:
        t.blue.has("SC", ships, at=(6, 8))
    t.economy()
    for player in t.players:
        player.sheet()
    assert t.state.outcome.places[0] == first


@pytest.mark.parametrize(("razed", "wins"), [(2, False), (3, True)])
def test_three_points_win(razed, wins):
    """SE-23.10.2."""
    t = short()
    t.state.razed[0] = razed
    t.economy()
    for player in t.players:
        player.sheet()
    assert (t.state.outcome is not None) == wins


def test_only_ships_break_a_tie():
    """SE-23.10.2, EC-33: a Base and a Shipyard are combat-capable units, but no ships."""
    t = short()
    t.state.razed[:] = [3, 3, 0]
    t.red.knows(ship_size=2)
    t.red.has("Base", at=t.place(t.state.homeworld[0])), t.red.has("SY", 2, at=t.place(t.state.homeworld[0]))
    t.economy()
    for player in t.players:
        player.sheet()
    assert t.state.outcome.places[0] == [0, 1]


def test_without_the_short_game_points_do_not_count():
    """SE-23.10.2."""
    t = galaxy("red", "blue", "green")
    t.state.razed[0] = 5
    t.economy()
    for player in t.players:
        player.sheet()
    assert t.state.outcome is None


def test_in_the_long_game_the_last_one_standing_wins():
    """SE-23.10.3: pieces and colonies of the loser go; the conqueror gets 30 CP and two levels that he had higher."""
    t = galaxy("red", "blue", "green", options={"victory": "long"})
    t.green.knows(attack=2, tactics=1, fighter=1)
    t.green.has("SC", 2, at=(6, 6))
    t.green.settles_at((6, 7))
    conquer(t)
    g = t.state
    assert g.out == [False, False, True] and not t.green.codes() and t.colony((6, 7)) is None
    assert sorted(t.red.offered("conquest.learn")) == ["attack", "fighter", "tactics"]
    t.red.answers("conquest.learn", ("attack", "fighter"))
    assert (t.red.level("attack"), t.red.level("fighter"), t.red.level("tactics")) == (1, 1, 0)
    assert g.spoils[0] == 30 and t.asked()[0][0] == 1  # blue's turn; green has none any more
    t.economy()
    assert t.red.cp == 20 + 30
    conquer(t, "red", "blue")
    assert t.state.outcome.places[0] == [0]


def test_who_lasted_longer_ranks_higher():
    """SE-23.10.3: among those who are out."""
    t = galaxy(*FOUR, options={"victory": "long"})
    for victim in ("green", "blue", "gold"):
        conquer(t, "red", victim)
        if t.state.outcome is None:
            t.red.answers("conquest.learn", ())
    assert t.state.outcome.places == [[0], [3], [1], [2]]


def test_teams_points_and_warp_points_are_for_all_to_see():
    """SE-23.3, SE-23.10.2, SE-16.1."""
    t = allied("uneasy_teams", *FOUR)
    assert [seat["team"] for seat in view(t.state, None)["table"]["seats"]] == [0, 0, 1, 1]
    t = short()
    t.state.razed[1] = 2
    assert [seat["points"] for seat in view(t.state, 0)["table"]["seats"]] == [0, 2, 0]
    t.state.warps[:] = [t.hex((6, 1)), t.hex((6, 7))]
    for place in ((6, 1), (6, 7)):
        t.marker(place, "warp_point_1", up=True)
    assert view(t.state, 0)["table"]["warps"] == [[t.hex((6, 1)), t.hex((6, 7))]]


def test_a_homeworld_that_fell_is_an_ordinary_planet():
    """SE-23.10.3."""
    t = galaxy("red", "blue", "green", options={"victory": "long"})
    home = t.place(t.state.homeworld[2])
    conquer(t)
    t.red.answers("conquest.learn", ())
    ship = t.red.has("CO", at=home)
    t.begins("red").does(ship, "settle")
    assert t.colony(home) == ("red", 0) and t.state.homeworld[2] == NOBODY
    for value in (1, 3, 5, 5):
        t.economy()
        t.red.sheet()
        t.blue.sheet()
        assert t.colony(home) == ("red", value)


def test_only_one_kind_of_victory_with_teams_or_two_players():
    """SE-23.10.1."""
    assert refused(2, victory="short") and refused(4, four="uneasy_teams", victory="long")
    assert refused(3, three="quick_conquest", victory="long") and not refused(3, victory="long")
    assert refused(2, handicap=3) and refused(3, four="uneasy_teams") and refused(4, three="two_vs_one")
