"""SE-17: Doomsday Machines that wander in games of several players."""

import pytest

from rules import view
from rules.empires.atoms import fleets
from rules.empires.flows.wandering import way
from rules.empires.state import board, facts, groups_at, monsters
from rules.empires.state.values import Shot, class_of, ship, shots, tactics, to_hit
from tests.games.empires.support import galaxy
from tests.games.empires.test_setup import begun


def wanderers(t):
    """Where the machines are."""
    fleet = t.state.fleets[monsters(t.state)]
    return [t.place(hex) for hex in fleet.hex if hex >= 0]


def space(*places, machines=3, **options):
    """Machines in these hexes of LARGE, whose rows 4 to 9 are deep space; nothing else."""
    t = galaxy(map="large", options={"machines": machines, **options})
    for place in places:
        fleets.add_group(t.state, monsters(t.state), facts(t.state).wanderer, 1, t.hex(place), up=True)
    return t


def all_end(t):
    """Both players do nothing in this turn."""
    t.begins("red").ends()
    t.blue.ends()


def test_ships_are_scuttled_when_a_machine_wanders_in():
    """SE-4.14."""
    t = space((6, 4))
    scout = t.blue.has("SC", at=(6, 6))
    t.begins("blue").does(scout, "last_order")
    t.blue.ends()
    t.red.ends()
    assert t.blue.at(scout) is None and not t.happened("battle") and wanderers(t) == [(6, 6)]


@pytest.mark.parametrize(("number", "markers"), [(0, 3), (1, 1), (2, 2), (3, 3)])
def test_as_many_stay_in_the_mix_as_were_agreed_on(number, markers):
    """SE-17.1, SE-20.4: without them all three markers are empty space."""
    g = begun("large", machines=number)
    doomsday = facts(g).marker["doomsday"]
    assert sum(m == doomsday for m in (*g.marker, *g.aside)) == markers


@pytest.mark.parametrize("machines", [1, 3])
def test_values_of_a_machine(machines):
    """SE-17.2: C9-2-x3, two attacks, Tactics 2; a roll of 1 hits it, fighters never do, however many there are."""
    t = space((6, 4), machines=machines)
    scout = t.red.has("SC", at=(6, 4))
    squadron = t.red.has("F", 2, at=(6, 4), fighter=3)
    g = t.state
    machine = ship(g, monsters(g), 0, 1)
    assert (class_of(g, machine), shots(g, machine), tactics(g, machine), facts(g).hull[machine.unit]) == (2, 2, 2, 3)
    assert to_hit(g, Shot(ship(g, 0, scout, 1), machine)) == 1
    assert to_hit(g, Shot(ship(g, 0, squadron, 1), machine)) == 0
    assert to_hit(g, Shot(machine, ship(g, 0, scout, 1))) == 9


def explored(count=2, **options):
    t = space(**options)
    t.marker((5, 4), "doomsday")
    scouts = t.red.has("SC", count, at=(4, 4))
    t.begins("red").goes(scouts, (5, 4))
    return t, scouts


def test_a_machine_that_is_found_attacks_at_once():
    """SE-17.3, SE-3.3: inside the Exploration step; it is led by the other player where there is a choice."""
    t, scouts = explored()
    t.red.ends(rolls=(1, 1))
    assert t.red.at(scouts) is None and wanderers(t) == [(5, 4)] and t.kind((5, 4)) is None


def test_whoever_finds_a_machine_is_the_attacker():
    """EC-49, SE-5.3.2: he moved in, so it fires first where class and tactics are equal; blue leads it."""
    t, _ = explored()
    t.red.has("CA", 2, tactics=2)
    t.red.ends()
    assert t.state.battle.sides == [[0], [monsters(t.state)]] and t.blue.is_asked("round.fire")


def test_without_the_option_the_marker_is_empty_space():
    """SE-17.1, SE-6.9."""
    t, scouts = explored(machines=0)
    t.red.ends()
    assert t.red.count(scouts) == 2 and wanderers(t) == []


def test_no_screening_and_no_bonus_against_a_machine():
    """SE-17.2: not even for six ships."""
    t, _ = explored(6)
    t.red.ends(rolls=(10, 10))
    assert t.red.is_asked("round.fire") and t.state.battle.bonus == -1


def test_no_screening_and_no_bonus_when_a_machine_comes():
    """SE-5.5.5, SE-17.2: it is the attacker then."""
    t = space((6, 4))
    t.red.has("SC", 6, at=(6, 6))
    t.begins("red").ends()
    t.blue.ends(rolls=(10, 10))
    assert t.state.battle.sides == [[monsters(t.state)], [0]]
    assert t.red.is_asked("round.fire") and t.state.battle.bonus == -1


def test_a_machine_is_repaired_after_every_battle():
    """SE-17.2: a roll of 1 has hit it."""
    t, scouts = explored(1)
    t.red.ends(rolls=(10, 10, 1, 9))
    t.red.answers("round.fire", (*t.red.offered("round.fire")[0], 1))
    assert [event.data["hits"] for event in t.events if event.kind == "damage"] == [1, 0]
    assert t.red.at(scouts) is None and t.state.fleets[monsters(t.state)].damage == [0]


def test_mines_do_not_enter_its_hex():
    """SE-13.2: as with any enemy; only amoebas they may join (SE-26.8)."""
    t = space((6, 6))
    t.red.has("SC", at=(6, 6))
    mines = t.red.has("Mine", at=(6, 5))
    t.begins("red")
    assert (6, 4) in t.red.steps(mines) and (6, 6) not in t.red.steps(mines)


def test_mines_explode_under_it_without_effect():
    """SE-17.2."""
    t = space((6, 4))
    mines = t.red.has("Mine", 3, at=(6, 6))
    all_end(t)
    assert wanderers(t) == [(6, 6)] and t.red.at(mines) is None
    assert t.state.fleets[monsters(t.state)].damage == [0]


def test_nobody_hides_from_its_scanners():
    """SE-17.2: Scanner 2."""
    t = space((6, 4))
    t.red.has("R", 1, at=(6, 5), cloaking=2)
    t.begins("red").ends()
    t.blue.ends(rolls=(10, 10))
    assert t.red.is_asked("round.fire") and t.state.battle.hidden == [[], []] and not any(t.state.battle.cloaked)


def test_whoever_destroys_one_learns_from_its_wreck():
    """SE-17.6, SE-6.8: two rolls on the table of wrecks."""
    t = space((6, 4))
    ship = t.red.has("DN", 6, at=(6, 4))
    t.state.fleets[monsters(t.state)].damage[0] = 2
    t.begins("red")
    t.rolls(1, 1, 7)  # a hit; then Ship Size and Tactics
    t.red.ends()
    while t.red.is_asked("round.fire"):
        t.red.answers("round.fire", (*t.red.offered("round.fire")[0], 1))
    assert not wanderers(t) and t.red.count(ship) == 6
    assert (t.red.level("ship_size"), t.red.level("tactics")) == (2, 1)


def test_the_wreck_is_of_the_brother_who_destroyed_the_machine():
    """SE-17.6, SE-23.5: not of whoever leads the side."""
    t = galaxy("red", "blue", "green", "gold", options={"four": "brother_teams", "machines": 1, "raiders": "off"})
    g = t.state
    fleets.add_group(g, monsters(g), facts(g).wanderer, 1, t.hex((6, 6)), up=True)
    g.fleets[monsters(g)].damage[0] = 2
    t.red.has("SC", at=(6, 6)), t.blue.has("DN", 1, at=(6, 6))
    t.begins("red").ends()
    t.blue.ends()
    t.blue.answers("round.fire", (*t.blue.offered("round.fire")[0], 1), rolls=(1, 7, 7))
    assert (t.red.level("tactics"), t.blue.level("tactics")) == (0, 2)


# -- moves


def test_a_machine_goes_for_what_is_near_after_all_players():
    """SE-3.4, SE-17.4, SE-17.5: up to two hexes to a planet, which it destroys with its Colony."""
    t = space((6, 4))
    t.red.settles_at((6, 6), 3)
    t.begins("red").ends()
    assert wanderers(t) == [(6, 4)]  # blue has not moved yet
    t.blue.ends()
    assert wanderers(t) == [(6, 6)] and t.colony((6, 6)) is None and t.kind((6, 6)) is None
    assert t.state.razed == [0, 0]


def test_asteroids_and_ships_draw_it_too():
    """SE-17.4, SE-17.5: the nearest; ties by die."""
    t = space((6, 4))
    t.marker((6, 5), "asteroids", up=True)
    t.marker((6, 3), "asteroids", up=True)
    t.rolls(2)
    all_end(t)
    assert len(wanderers(t)) == 1 and wanderers(t)[0] in ((6, 3), (6, 5)) and t.kind(wanderers(t)[0]) is None
    t = space((6, 4))
    scout = t.blue.has("SC", at=(6, 6))
    t.rolls(1)
    all_end(t)
    assert wanderers(t) == [(6, 6)] and t.blue.at(scout) is None


def test_otherwise_it_goes_anywhere_by_die():
    """SE-17.4: 1 is the upper right, then clockwise; 7 to 10 and what is not allowed are rolled again."""
    t = space((6, 4))
    t.marker((6, 5), "danger")
    t.rolls(9, 2, 1)  # 2 is the closed hex
    all_end(t)
    assert wanderers(t) == [(5, 5)]


def test_it_stays_if_it_can_go_nowhere():
    """SE-17.4."""
    t = space((6, 4))
    for hex in board(t.state).around[t.hex((6, 4))]:
        t.marker(t.place(hex), "danger")
    all_end(t)
    assert wanderers(t) == [(6, 4)]


def test_it_passes_over_closed_markers_but_does_not_stop_there():
    """SE-17.4: nor on another machine."""
    t = space((6, 4))
    for hex in board(t.state).around[t.hex((6, 4))]:
        t.marker(t.place(hex), "danger")
    t.marker((6, 6), "barren", up=True)
    all_end(t)
    assert wanderers(t) == [(6, 6)]
    t = space((6, 4), (6, 5))
    t.marker((6, 5), "barren", up=True)
    t.rolls(4)  # the first one finds the planet taken; it goes by die
    all_end(t)
    assert sorted(wanderers(t)) == [(6, 5), (7, 4)] and t.kind((6, 5)) is None


def test_it_never_enters_a_home_system():
    """SE-17.4: not even for a Colony."""
    t = space((4, 4))
    t.red.settles_at((3, 4))
    t.rolls(1, 6, 2)  # both hexes above are red's home
    all_end(t)
    assert wanderers(t) == [(4, 5)] and t.colony((3, 4)) == ("red", 5)


def test_it_fights_aliens_on_their_planet():
    """SE-17.4."""
    t = space((6, 4))
    t.marker((6, 5), "barren", up=True)
    t.aliens_at((6, 5), "alien_d")
    t.rolls(1, 10)
    all_end(t)
    assert wanderers(t) == [(6, 5)] and t.kind((6, 5)) is None
    assert not groups_at(t.state, monsters(t.state) - 1, t.hex((6, 5)))


def test_machines_do_not_use_warp_points():
    """SE-16.4."""
    t = space((6, 1), warp_points="on")
    t.state.warps[:] = [t.hex((6, 1)), t.hex((6, 7))]
    for place in ((6, 1), (6, 7)):
        t.marker(place, "warp_point_1", up=True)
    assert way(t.state, t.hex((6, 1)), t.hex((6, 7))) == []


def test_everybody_sees_machines():
    t = space((6, 4))
    for seat in (0, 1, None):
        assert [each["unit"] for each in view(t.state, seat)["table"]["counters"][3]["open"]] == ["wanderer"]
