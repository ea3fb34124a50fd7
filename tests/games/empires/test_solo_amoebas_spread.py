"""Space Amoebas (SE-26) spread over the map, onto ships, colonies and mines."""

import pytest

from rules import imagine
from rules.core.chance import Chance
from rules.empires.atoms import rivals as atoms
from rules.empires.economy.ledger import ledger_of
from rules.empires.printed.constants import NOTHING
from rules.empires.sight.previews import unseen_kinds
from rules.empires.solo import amoebas
from rules.empires.state import board, facts, has_terrain, monsters
from rules.empires.state.values import Shot, defence, ship, to_hit
from tests.games.empires import advantages
from tests.games.empires.support import galaxy
from tests.games.empires.test_solo_amoebas import LAIR, amoeba, between, lairs, table

# -- spreading


@pytest.mark.parametrize(("difficulty", "phase"), [
    ("easy", 7), ("normal", 6), ("hard", 5), ("harder", 4), ("good_luck", 4),
])  # fmt: skip
def test_when_they_spread(difficulty, phase):
    """SE-26.7: from this Economic Phase on."""
    for cycle, spreads in ((phase - 1, False), (phase, True)):
        t = table(difficulty)
        amoeba(t)
        t.economy(cycle=cycle)
        assert t.red.is_asked("spread.spread") == spreads


def test_competitive_games_spread_from_the_seventh():
    """SE-26.7, SE-26.9."""
    assert facts(between().state).spreads_from == 7


def test_each_spreads_once_and_the_player_chooses():
    """SE-26.7, D-56: into a hex next to it; a new amoeba waits for the next phase."""
    t = table()
    amoeba(t, (3, 2))
    t.economy(cycle=7)
    offered = {t.place(to) for _, to in t.red.offered("spread.spread")}
    assert offered == {(2, 2), (3, 3), (4, 2)}
    t.red.answers("spread.spread", (t.hex((3, 2)), t.hex((3, 3))))
    assert lairs(t) == [(3, 2), (3, 3)] and t.red.is_asked("economy.sheet")


def test_as_many_as_possible_spread():
    """SE-26.7: the choice that would keep another one from spreading is not offered."""
    t = table()
    for type, place in enumerate(((7, 7), (6, 6))):  # (7,7) touches only (6,6) and (6,7)
        amoeba(t, place, type)
    t.economy(cycle=7)
    places = {t.place(to) for _, to in t.red.offered("spread.spread")}
    assert (6, 7) not in places and places  # the other one needs it
    assert amoebas.most_spreads({1: [5, 6], 2: [5]}) == 2 and amoebas.most_spreads({1: [5], 2: [5]}) == 1


def test_where_they_cannot_spread():
    """SE-26.7: not into an open Black Hole, nor onto another; a closed one is devoured unseen."""
    t = table()
    amoeba(t)
    t.marker((6, 6), "black_hole", up=True)
    t.marker((6, 7), "black_hole")
    t.economy(cycle=7)
    assert lairs(t) == [(6, 7), LAIR] and t.kind((6, 7)) is None
    assert t.happened("devoured")[0].data["markers"] == []
    assert t.state.swarm.eaten == [facts(t.state).marker["black_hole"]]


def test_a_warp_point_that_is_devoured_leads_nowhere():
    """SE-26.7, SE-16.2: others are still there."""
    t = table()
    for place in ((2, 5), (2, 6)):
        t.marker(place, "warp_point_1", up=True)
    t.state.warps = [t.hex((2, 5)), t.hex((2, 6))]
    atoms.devour_markers(t.state, t.hex((2, 5)))
    assert t.state.warps == [t.hex((2, 6))] and t.kind((2, 5)) is None


def test_what_nobody_saw_stays_unknown():
    """SE-26.7: in imagined worlds a marker that was devoured unseen could be another one."""
    t = table()
    for place, marker in (((2, 5), "planet"), ((2, 6), "nebula"), ((2, 7), "barren")):
        t.marker(place, marker)
    atoms.devour_markers(t.state, t.hex((2, 5)))
    worlds = [imagine(t.state, 0, Chance(seed)) for seed in range(20)]
    assert len({world.swarm.eaten[0] for world in worlds}) == 3
    seen = [unseen_kinds(world, 0, t.hex((2, 6))) for world in (t.state, *worlds)]
    assert all(each == {"planet": 1, "nebula": 1, "barren": 1} for each in seen)


def test_competitive_supernovae_bar_them():
    """SE-26.7."""
    t = between()
    amoeba(t)
    t.marker((7, 6), "supernova", up=True)
    assert t.hex((7, 6)) not in amoebas.reach(t.state, t.hex(LAIR)) and len(amoebas.reach(t.state, t.hex(LAIR))) == 5


def test_players_pick_in_turn_order_and_planets_come_first():
    """SE-26.7, D-56."""
    t = between()
    amoeba(t), amoeba(t, (8, 6))
    t.marker((7, 6), "barren", up=True)
    t.economy("blue", cycle=7)
    assert t.blue.is_asked("spread.spread")
    assert {t.place(to) for _, to in t.blue.offered("spread.spread")} == {(7, 6)}
    t.blue.answers("spread.spread", (t.hex(LAIR), t.hex((7, 6))))
    assert not has_terrain(t.state, t.hex((7, 6)), "barren")
    assert {t.place(from_) for from_, _ in t.red.offered("spread.spread")} == {(8, 6)}
    t.red.answers("spread.spread", t.red.offered("spread.spread")[0])
    assert len(lairs(t)) == 4 and t.green.is_asked("economy.sheet")


def test_ships_that_amoebas_took_are_on_no_sheet_that_was_looked_at_before():
    """SE-7.0, SE-26.7."""
    t = table()
    amoeba(t, (3, 2))
    t.red.has("SC", 1, at=(3, 3))
    t.economy(cycle=7)
    ledger_of(t.state, 0)
    t.red.answers("spread.spread", (t.hex((3, 2)), t.hex((3, 3))))
    assert t.red.is_asked("economy.sheet")
    assert t.hex((3, 3)) not in ledger_of(t.state, 0).at.values()


def test_a_colony_is_devoured_and_the_game_goes_on():
    """SE-26.7, SE-26.9: only the Homeworld loses it."""
    t = table()
    t.red.settles_at((3, 3))
    amoeba(t, (3, 2))
    t.economy(cycle=7)
    t.red.answers("spread.spread", (t.hex((3, 2)), t.hex((3, 3))))
    assert t.colony((3, 3)) is None and t.state.outcome is None and t.red.is_asked("economy.sheet")


def test_a_colony_is_devoured_and_with_the_homeworld_the_game():
    """SE-26.7."""
    t = table()
    amoeba(t, (1, 6))
    t.economy(cycle=7)
    t.red.answers("spread.spread", (t.hex((1, 6)), t.state.homeworld[0]))
    assert t.state.outcome.places == [[], [0]]


def test_the_hull_that_a_race_builds_counts():
    """SE-26.6, CL-E34, CL-E43: Scouts of a Giant Race have hull 2, Cruisers of Insectoids hull 1."""
    for card, code, size in (("e34", "SC", 2), ("e43", "CA", 1)):
        t = advantages.table(card, amoebas="on", raiders="off")
        one = ship(t.state, monsters(t.state), amoeba(t, strain="small"))
        printed = defence(t.state, ship(t.state, 0, t.red.has(code)))
        at = ship(t.state, 0, t.red.has(code))
        assert to_hit(t.state, Shot(one, at)) == 7 - printed - (size - 1)


def test_who_has_lost_his_homeworld_to_an_amoeba_is_out_and_the_others_go_on():
    """SE-26.9, SE-23.10.1, SE-26.7: no player has destroyed it, so nobody has won; and he picks no amoeba any more."""
    t = between()
    red = t.state.homeworld[0]
    near = [t.place(hex) for hex in board(t.state).around[red]]
    amoeba(t, near[0]), amoeba(t, LAIR), amoeba(t, (9, 7)), amoeba(t, (4, 9))
    t.economy("red", cycle=7)
    t.red.answers("spread.spread", (t.hex(near[0]), red))
    assert t.state.out == [True, False, False] and t.state.outcome is None
    for player in (t.blue, t.green, t.blue):
        player.answers("spread.spread", player.offered("spread.spread")[0])
    assert t.blue.is_asked("economy.sheet") and not t.red.is_asked()


def test_with_the_last_but_one_homeworld_the_game_ends():
    """SE-26.9, SE-21.0."""
    t = galaxy("red", "blue", map="large", options={"amoebas": "on", "raiders": "off"})
    home = t.state.homeworld[1]
    amoeba(t, t.place(board(t.state).around[home][0]))
    t.economy("red", cycle=7)
    assert t.state.outcome.places == [[0], [1]]


def test_ships_under_a_new_amoeba_die_or_fight():
    """SE-26.7, SE-26.3: at once; whoever kills it keeps the hex."""
    for strain in ("", "small"):
        t = table()
        amoeba(t, strain=strain)
        amoeba(t, (6, 6), type=1)
        t.red.settles_at((6, 7), planet="barren")
        cruisers = t.red.has("CA", 3, at=(6, 7))
        t.economy(cycle=7)
        t.rolls(*[10, 10] * bool(strain))
        hex = t.hex(LAIR)
        while t.red.is_asked("spread.spread"):
            mine = [
                o for o in t.red.offered("spread.spread") if o != "stay" and t.place(o[1]) == (6, 7) and o[0] == hex
            ]
            t.red.answers("spread.spread", (mine or t.red.offered("spread.spread"))[0])
        if strain:
            t.red.fires(cruisers, t.state.fleets[monsters(t.state)].hex.index(t.hex((6, 7))), 1, rolls=1)
            assert t.colony((6, 7)) == ("red", 5) and (6, 7) not in lairs(t)
        else:
            assert t.red.at(cruisers) is None and t.colony((6, 7)) is None
            assert t.state.marker[t.hex((6, 7))] == NOTHING


# -- mines


def test_mines_may_enter_a_lair():
    """SE-26.8: against SE-13.2, for they are to stop it."""
    t = table()
    amoeba(t)
    mine = t.red.has("Mine", at=(6, 7))
    t.begins("red")
    assert LAIR in t.red.steps(mine)
    t.red.goes(mine, LAIR)
    t.red.ends()
    assert t.red.at(mine) == LAIR and t.state.battle is None


def test_mines_enter_no_lair_where_others_are_too():
    """SE-26.8, SE-13.2: only where amoebas are alone; an enemy's ships, or aliens, keep them out as anywhere."""
    for guest in ("none", "ship", "alien"):
        t = between()
        amoeba(t)
        mine = t.red.has("Mine", at=(6, 7))
        if guest == "ship":
            t.blue.has("SC", at=LAIR)
        elif guest == "alien":
            t.aliens_at(LAIR, "alien_b")
        t.begins("red")
        assert (LAIR in t.red.steps(mine)) is (guest == "none")


@pytest.mark.parametrize(("face", "immune"), [(8, False), (9, True), (10, True)])
def test_a_mine_stops_an_amoeba(face, immune):
    """SE-26.8: one is used up; a die may end that for the whole type, and then mines there are destroyed."""
    t = table()
    places = (LAIR, (3, 2), (3, 12))
    for place, type in zip(places, (0, 0, 1), strict=True):
        amoeba(t, place, type)
    mines = [t.red.has("Mine", 2, at=place) for place in places]
    t.rolls(face, 8)  # once for each type, though two of one were stopped
    t.economy(cycle=7)
    assert [t.red.count(each) for each in mines] == [1, 1, 1] and len(lairs(t)) == 3
    assert t.state.swarm.immune[:2] == [immune, False] and len(t.happened("roll", why="no_mines")) == 2
    t.red.sheet()
    assert [t.red.at(each) is None for each in mines] == [immune, immune, False]


def test_immune_types_spread_over_mines():
    """SE-26.8: their mines stop nothing."""
    t = table()
    amoeba(t, (3, 2))
    t.state.swarm.immune[0] = True
    t.red.has("Mine", 2, at=(3, 2))
    t.economy(cycle=7)
    assert t.red.is_asked("spread.spread")


@pytest.mark.parametrize(("alone", "left"), [(True, 0), (False, 2)])
def test_spreading_onto_mines(alone, left):
    """SE-26.8: alone they are removed, between players they stay for the next phase."""
    t = table() if alone else between()
    amoeba(t)
    mines = t.red.has("Mine", 2, at=(6, 7))
    t.economy(cycle=7)
    t.red.answers("spread.spread", (t.hex(LAIR), t.hex((6, 7))))
    assert (t.red.count(mines) if t.red.at(mines) else 0) == left
