"""Fleets of alien empires on their way: goals, detours, bombardment."""

from rules.empires.atoms import fleets
from rules.empires.flows import invasion
from rules.empires.state import facts
from tests.games.empires.rivals import FIRST, counter, knows, place, ships, table

# -- movement


def band(t, slot, owner=FIRST):
    return invasion.Band(owner, t.state.fleets[owner].hex[slot], (slot,))


def goal_of(t, slot, owner=FIRST):
    t.state.turn = 1
    return [t.place(hex) for hex in invasion.goals(t.state, band(t, slot, owner))]


def test_the_goal_is_the_colony_that_is_reached_soonest():
    """SE-25.15: Economic Phases, then undefended, then moves, then the larger one."""
    t = table()
    slot = counter(t, 12, (4, 1))
    t.red.settles_at((4, 4), 1)
    t.red.settles_at((4, 5), 5)
    assert goal_of(t, slot) == [(4, 4)]
    guard = t.red.has("SC", 1, at=(4, 4))
    assert goal_of(t, slot) == [(4, 4)]  # a single Scout is no defence
    fleets.add_group(t.state, 0, facts(t.state).code["DD"], 1, t.hex((4, 4)))
    t.red.settles_at((5, 4), 1)
    assert goal_of(t, slot) == [(5, 4)] and guard == 0
    t.red.settles_at((3, 4), 3)
    assert goal_of(t, slot) == [(3, 4)]  # as near, and larger


def test_economic_phases_come_before_defence_and_defence_before_moves():
    """SE-25.15: one hex a turn: (4,4) is reached in this cycle, (4,5) in the next; two Scouts are a defence."""
    t = table()
    slot = counter(t, 12, (4, 1))
    t.red.settles_at((4, 4), 5)
    t.red.settles_at((4, 5), 5)
    t.red.has("DD", 1, at=(4, 4))
    assert goal_of(t, slot) == [(4, 4)]
    t.red.settles_at((4, 3), 5)
    t.red.has("SC", 2, at=(4, 3))
    t.red.settles_at((5, 4), 5)
    assert goal_of(t, slot) == [(5, 4)]


def test_between_equal_colonies_the_human_decides():
    """SE-25.15, D-57."""
    t = table()
    t.red.settles_at((4, 6), 5)
    t.red.settles_at((4, 7), 5)
    slot = counter(t, 12, (7, 7))
    t.begins("red").ends()
    assert sorted(t.red.offered("invasion.goal")) == [t.hex((4, 6)), t.hex((4, 7))]
    t.red.answers("invasion.goal", t.hex((4, 6)))
    assert place(t, slot) == (6, 6)


def test_the_second_map_prefers_the_own_side():
    """SE-25.18: all else equal, the Colony nearer to its side."""
    t = table("rivals_2")
    t.red.settles_at((5, 6), 5)
    t.red.settles_at((5, 8), 5)
    left, right = counter(t, 12, (7, 7)), counter(t, 12, (7, 7), owner=FIRST + 1)
    assert goal_of(t, left) == [(5, 6)] and goal_of(t, right, FIRST + 1) == [(5, 8)]


def test_who_is_on_no_side_leaves_the_choice_to_the_human():
    """SE-25.18, SE-25.15: the third alien empire is not on the edge."""
    t = table("rivals_2", "normal")
    places = [(4, 5), (4, 6), (4, 7)]
    for at in places:
        t.red.settles_at(at)
    third = counter(t, 12, (7, 7), owner=FIRST + 2)
    assert goal_of(t, third, FIRST + 2) == places


def test_a_fleet_stays_at_a_colony_until_it_is_destroyed():
    """SE-25.15: also if somebody hides there, and another Colony is undefended."""
    t = table()
    t.red.settles_at((4, 3), 5)
    t.red.settles_at((4, 4), 5)
    slot = counter(t, 20, (4, 3))
    t.red.has("R", at=(4, 3), cloaking=1)
    assert goal_of(t, slot) == [(4, 3)]
    raiders = counter(t, 12, (4, 3), raiding=True)
    assert goal_of(t, raiders) == [(4, 4)]  # SE-25.16: the Colony is guarded by an equal force


def test_fleets_go_round_black_holes_and_over_nebulae():
    """SE-25.15: the full movement, no markers are turned up; open Black Holes are never entered."""
    t = table()
    slot = counter(t, 12, (4, 1))
    knows(t, movement=4)
    t.red.settles_at((4, 3), 5)
    t.red.settles_at((4, 4), 5)
    t.marker((4, 2), "nebula", up=True)
    t.begins("red").ends()
    assert place(t, slot) == (4, 3)
    assert t.hex((1, 2)) in invasion.ways(t.state, t.hex((4, 1)))
    t.marker((1, 2), "black_hole", up=True)
    assert t.hex((1, 2)) not in invasion.ways(t.state, t.hex((4, 1)))


def test_what_cannot_fight_costs_no_time():
    """SE-25.15, SE-4.8: a single open ship is attacked on the way if it stops nobody; one that fights is gone round."""
    for code, goes in (("Miner", True), ("SC", False)):
        t = table()
        slot = counter(t, 12, (4, 1))
        knows(t, movement=4)
        t.red.settles_at((6, 3), 5)
        t.red.has(code, at=(5, 2), up=True)
        goal, here = t.hex((6, 3)), t.hex((4, 1))
        band = invasion.Band(FIRST, here, (slot,))
        assert len(invasion.steps(t.state, here, goal)) == 2
        invasion.advance(t.state, band, goal)
        assert (code not in t.red.codes()) == goes


def test_ships_are_scuttled_when_an_alien_fleet_enters():
    """SE-4.14: whoever the enemy is; what is left does not stop it."""
    t = table()
    t.red.settles_at((4, 3))
    slot, scout = counter(t, 20, (4, 1)), t.red.has("SC", at=(4, 2))
    t.begins("red").does(scout, "last_order")
    t.red.ends()
    assert t.red.at(scout) is None and place(t, slot) == (4, 2) and not t.happened("battle")


def test_nobody_follows_a_fleet_under_a_closed_marker():
    """SE-25.15."""
    t = table()
    counter(t, 12, (4, 3))
    scout = t.red.has("SC", at=(4, 4))
    t.marker((4, 3), "planet")
    t.begins("red")
    assert (4, 3) not in t.red.steps(scout)


def test_they_bombard_a_colony_until_it_is_destroyed():
    """SE-25.15, SE-5.12.2: every ship once a turn; they stay there."""
    t = table()
    t.red.settles_at((4, 3), 3)
    counter(t, 12, (4, 3))
    t.begins("red")
    t.red.ends(rolls=(10, 1, 10))
    assert t.colony((4, 3)) == ("red", 1)
    assert ships(t, (4, 3)) == {"SC": 2}
    t.red.ends(rolls=(1, 10))
    assert t.colony((4, 3)) is None


def test_they_bombard_over_ships_that_hide():
    """EC-45, SE-5.12.1: Raiders that stay hidden do not save a colony."""
    t = table()
    t.red.settles_at((4, 3), 3)
    raider = t.red.has("R", at=(4, 3), cloaking=1)
    counter(t, 12, (4, 3))
    t.begins("red").ends()
    t.red.answers("declaration.cloak", (raider,))
    t.red.answers("declaration.cloak", (raider,), rolls=(1, 10))
    assert t.colony((4, 3)) == ("red", 1) and t.red.at(raider) == (4, 3)


def test_nobody_builds_a_fleet_for_those_who_hide():
    """SE-25.8, SE-25.17: without a combat it stays a counter, and a Homeworld spends nothing."""
    t = table()
    for at in ((4, 3), (5, 1)):
        counter(t, 12, at)
    t.state.rivals[0].defence, t.state.rivals[0].research = 20, 20
    raiders = [t.red.has("R", at=at, cloaking=1) for at in ((4, 3), (5, 1))]
    t.begins("red").ends()
    for at, raider in zip(((4, 3), (5, 1)), raiders, strict=True):
        if t.red.is_asked("combat.hex"):
            t.red.answers("combat.hex", t.hex(at))
        t.red.answers("declaration.cloak", (raider,))
    assert t.state.fleets[FIRST].unit.count(facts(t.state).unit["rival_fleet"]) == 2
    assert (t.state.rivals[0].defence, t.state.rivals[0].research) == (20, 20) and not t.happened("rival_built")


def test_a_damaged_homeworld_of_theirs_grows_back():
    """SE-7.7.2."""
    t = table()
    hex = t.state.rivals[0].hex
    t.state.value[hex] = 5
    t.economy()
    t.red.sheet()
    assert t.state.value[hex] == 10


def test_raider_fleets_avoid_equal_forces():
    """SE-25.16: hidden ships are counted at their true value."""
    t = table()
    slot = counter(t, 24, (4, 1), raiding=True)
    t.red.settles_at((4, 3), 5)
    t.red.settles_at((4, 5), 5)
    assert goal_of(t, slot) == [(4, 3)]
    t.red.has("CA", 2, at=(4, 3))
    assert goal_of(t, slot) == [(4, 5)]
    t.red.has("CA", 2, at=(4, 5))
    home = [(1, 7)]
    assert goal_of(t, slot) == home
    plain = counter(t, 24, (4, 1))
    assert goal_of(t, plain) != home


def test_raider_fleets_wait_while_everything_is_guarded():
    """SE-25.16: they never attack a Colony whose guard is worth as much as they are."""
    t = table()
    slot = counter(t, 12, (4, 3), raiding=True)
    t.red.has("CA", 1, at=(1, 7))
    t.begins("red").ends()
    assert place(t, slot) == (4, 3)


def test_they_attack_ships_in_space():
    """SE-25.15, SE-5.1.1: a fleet that meets ships on its way fights them in its own turn."""
    t = table(raiders="off")
    t.red.settles_at((4, 5), 5)
    t.red.has("SC", 1, at=(4, 4), up=True)
    counter(t, 12, (4, 3))
    t.begins("red")
    t.red.ends(rolls=1)
    assert t.place(t.state.battle.hex) == (4, 4) and ships(t, (4, 4)) == {"SC": 2}


def test_larger_groups_are_gone_round_where_that_costs_no_time():
    """SE-25.15: with its last step; a single open ship is attacked."""
    for count, attacked in ((1, True), (2, False)):
        t = table()
        slot = counter(t, 12, (4, 1))
        t.red.has("SC", count, at=(5, 2), up=True)
        here, goal = t.hex((4, 1)), t.hex((6, 3))
        assert len(invasion.steps(t.state, here, goal)) == 2
        invasion.advance(t.state, invasion.Band(FIRST, here, (slot,)), goal)
        assert (place(t, slot) == (5, 2)) == attacked


def test_raider_fleets_go_round_forces_that_they_do_not_attack():
    """SE-25.16, SE-25.15: they use their full movement, even if that is the longer way."""
    t = table()
    slot = counter(t, 24, (4, 1), raiding=True)
    t.red.settles_at((4, 3), 5)
    t.red.has("CA", 2, at=(4, 2))
    t.begins("red").ends()
    assert place(t, slot) not in ((4, 1), (4, 2)) and t.red.groups((4, 2)) == [("CA", 2)]
    t = table()
    slot = counter(t, 24, (4, 1), raiding=True)
    t.red.settles_at((4, 3), 5)
    t.red.has("R", 2, at=(4, 1), cloaking=1)  # it leaves those that hide beside it
    t.begins("red").ends()
    t.red.answers("declaration.cloak", tuple(t.red.offered("declaration.cloak")))
    assert place(t, slot) == (4, 2)
