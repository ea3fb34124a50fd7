"""SE-6, SE-9.8, SE-14.1: markers that are turned up, looked at, mined."""

import pytest

from rules import view
from rules.empires.atoms import fleets
from rules.empires.map.hazards import perish
from rules.empires.state import aliens, groups_at, monsters
from tests.games.empires.support import galaxy


def explores(marker, count=1, code="SC", at=(6, 4), **options):
    """Red ships enter a closed hex, and the Exploration phase comes."""
    t = galaxy(options=options or None)
    t.marker(at, marker)
    slot = t.red.has(code, count, at=(5, 4))
    t.begins("red").goes(slot, at)
    return t, slot


def test_a_closed_marker_under_own_units_is_turned_up_for_all():
    """SE-6.1, SE-6.2: planets, Nebulae and Asteroids stay."""
    for marker in ("planet", "nebula", "asteroids"):
        t, slot = explores(marker)
        assert view(t.state, 0)["table"]["markers"][t.hex((6, 4))]["is"] == ["closed"]
        t.red.ends()
        for seat in (0, 1, None):
            assert view(t.state, seat)["table"]["markers"][t.hex((6, 4))]["is"] == [marker]
        assert t.red.at(slot) == (6, 4)
        assert [event.data["markers"] for event in t.happened("explored")] == [[marker]]


def test_units_that_cannot_explore_leave_a_marker_closed():
    """SE-6.10: Decoys and Mines; should their escort be gone, the hex stays unexplored."""
    t = galaxy()
    t.marker((6, 4), "planet")
    t.red.has("Decoy", at=(6, 4))
    t.red.has("Mine", at=(6, 4))
    t.begins("red").ends()
    assert not t.happened("explored")


def test_each_ship_rolls_at_a_black_hole():
    """SE-6.3: 7 to 10 destroy; the marker stays."""
    t, slot = explores("black_hole", 3)
    t.red.ends(rolls=(6, 7, 1))
    assert t.red.count(slot) == 2 and t.kind((6, 4)) == "black_hole"
    t.finish()


def test_fighters_are_lost_with_the_carriers_that_held_them():
    """SE-6.3: they do not roll."""
    t = galaxy()
    t.marker((6, 4), "black_hole")
    t.red.knows(fighter=1)
    carriers, fighters = t.red.has("CV", 2), t.red.has("F", 5)
    t.begins("red").goes(carriers, (6, 4), verb="carry")
    assert t.red.at(fighters) == (6, 4)
    t.red.ends(rolls=(3, 9))
    assert (t.red.count(carriers), t.red.count(fighters)) == (1, 3)
    assert len(t.happened("roll", why="black_hole")) == 2
    t.finish()


def test_danger_destroys_everything_and_leaves_an_empty_hex():
    """SE-6.4."""
    t = galaxy()
    t.marker((6, 4), "danger")
    scouts, ship = t.red.has("SC", 2), t.red.has("CO")
    t.begins("red").goes(scouts, (6, 4))
    t.red.goes(ship, (6, 4))
    t.red.ends()
    assert t.red.codes() == [] and t.kind((6, 4)) is None


def test_danger_spares_nobody():
    """SE-6.4: all units in the hex, whoever they belong to."""
    t = galaxy()
    t.blue.has("R", at=(6, 4), cloaking=1)
    t.red.has("SC", at=(6, 4))
    perish(t.state, t.hex((6, 4)))
    assert t.red.codes() == t.blue.codes() == []


def test_a_supernova_sends_everybody_back():
    """SE-6.5, EC-27: each to the hex he came from; the marker stays, and nobody enters again (SE-4.12)."""
    t = galaxy()
    t.marker((6, 4), "supernova")
    one, two = t.red.has("SC", at=(5, 4)), t.red.has("SC", at=(5, 5))
    t.begins("red").goes(one, (6, 4))
    t.red.goes(two, (6, 4))
    t.red.ends()
    assert (t.red.at(one), t.red.at(two)) == ((5, 4), (5, 5)) and t.kind((6, 4)) == "supernova"


@pytest.mark.parametrize("looks", [False, True])
def test_nobody_stays_in_a_supernova(looks):
    """SE-6.5, SE-6.10, SE-4.12: Decoys whose escort was scuttled have waited under the marker."""
    t = galaxy()
    escort, decoys, cruiser = t.red.has("SC"), t.red.has("Decoy"), t.red.has("CA", at=(5, 5), exploration=1)
    t.marker((6, 4), "supernova")
    t.begins("red").goes(escort, (6, 4))
    t.red.goes(decoys, (6, 4))
    t.red.does(escort, "scuttle", 1)
    t.begins("red")
    if looks:
        t.red.does(cruiser, "look", (6, 4))
        t.red.answers("reveal.reveal", "show")
    else:
        t.red.goes(cruiser, (6, 4))
        t.red.ends()
    assert t.red.at(cruiser) == (5, 5) and t.red.at(decoys) == (5, 5)


def test_whoever_comes_back_from_a_supernova_into_a_black_hole_does_not_roll():
    """SE-6.5, SE-6.3: a die would be rolled for him."""
    t = galaxy()
    scouts = t.red.has("SC", 2)
    t.marker((5, 4), "black_hole", up=True)
    t.marker((6, 4), "supernova")
    t.begins("red").goes(scouts, (6, 4))
    t.red.ends()
    assert t.red.at(scouts) == (5, 4) and t.red.count(scouts) == 2 and not t.happened("roll")


def test_lost_in_space_is_led_by_the_player_to_the_right():
    """SE-6.6: all units of the hex together, one hex; the marker is removed."""
    t = galaxy()
    t.marker((6, 4), "lost")
    t.marker((7, 5), "danger")
    scouts, ship = t.red.has("SC", 2), t.red.has("CO")
    t.begins("red").goes(scouts, (6, 4))
    t.red.goes(ship, (6, 4))
    t.red.ends()
    t.blue.answers("lost.direction", t.hex((7, 4)))
    assert t.red.at(scouts) == t.red.at(ship) == (7, 4) and t.kind((6, 4)) is None


def test_among_three_the_neighbour_on_the_right_leads():
    """SE-6.6, SE-3.7: clockwise P1, P3, P2, so to the right of P1 sits P2; whoever is out is passed over."""
    for out, chooser in ((None, "blue"), (1, "green")):
        t = galaxy("red", "blue", "green")
        t.marker((6, 7), "lost")
        scout = t.red.has("SC", at=(5, 7))
        if out is not None:
            t.state.out[out] = True
        t.begins("red").goes(scout, (6, 7))
        t.red.ends()
        assert getattr(t, chooser).is_asked("lost.direction")


def test_a_strange_place_is_explored_at_once_even_lost_again():
    """SE-6.6, SE-6.6.1."""
    t, slot = explores("lost")
    t.marker((7, 4), "lost")
    t.red.ends()
    t.blue.answers("lost.direction", t.hex((7, 4)))
    t.blue.answers("lost.direction", t.hex((8, 4)))
    assert t.red.at(slot) == (8, 4) and t.kind((7, 4)) is None


def test_a_strange_place_is_explored_before_the_next_hex():
    """SE-6.6: at once; others who explore wait."""
    t = galaxy()
    scout, other = t.red.has("SC", at=(4, 4)), t.red.has("SC", at=(4, 5))
    for place, marker in (((5, 4), "lost"), ((6, 4), "nebula"), ((5, 5), "planet")):
        t.marker(place, marker)
    t.begins("red").goes(scout, (5, 4))
    t.red.goes(other, (5, 5))
    t.red.ends()
    t.blue.answers("lost.direction", t.hex((6, 4)))
    assert [t.place(e.data["hex"]) for e in t.happened("explored")] == [(5, 4), (6, 4), (5, 5)]


def test_lost_ships_never_leave_the_map_nor_enter_a_supernova():
    """SE-6.6.1, EC-26."""
    t, _slot = explores("lost", at=(6, 4))
    t.marker((7, 4), "supernova", up=True)
    t.red.ends()
    assert t.hex((7, 4)) not in t.blue.offered("lost.direction")
    assert len(t.blue.offered("lost.direction")) == 5


@pytest.mark.parametrize(("code", "left"), [("SC", None), ("Miner", (7, 4))])
def test_only_lost_warships_make_others_scuttle(code, left):
    """SE-6.6.1, SE-4.14, SE-1.1: a Miner that drifts in is no enemy to flee from."""
    t = galaxy()
    t.marker((6, 4), "lost")
    escort, lost, theirs = t.red.has("SC"), t.red.has(code), t.blue.has("SC", at=(7, 4))
    t.begins("blue").does(theirs, "last_order")
    t.blue.ends()
    t.red.goes(escort, (6, 4))
    t.red.goes(lost, (6, 4))
    t.red.does(escort, "scuttle", 1)
    t.red.ends()
    t.blue.answers("lost.direction", t.hex((7, 4)))
    assert t.blue.at(theirs) == left


def test_lost_ships_fight_whom_they_meet_and_enter_black_holes():
    """SE-6.6.1: as attackers, at once; SE-6.3."""
    t, slot = explores("lost")
    t.blue.has("SC", at=(7, 4))
    t.red.ends()
    t.blue.answers("lost.direction", t.hex((7, 4)))
    t.nobody_hides()
    t.rolls(10, 1)  # the defender fires first (SE-5.3.2)
    t.blue.fires(0, slot)
    t.red.fires(slot, 0)
    assert t.blue.codes() == [] and t.red.at(slot) == (7, 4)
    t, slot = explores("lost")
    t.marker((7, 4), "black_hole", up=True)
    t.red.ends()
    t.red.has("CA", at=(7, 4))
    t.blue.answers("lost.direction", t.hex((7, 4)), rolls=9)
    assert t.red.codes() == ["CA"] and len(t.happened("roll")) == 1  # whoever was there does not roll again


@pytest.mark.parametrize("marker", ["warp_point_1", "doomsday"])
def test_markers_of_options_are_taken_off(marker):
    """SE-6.9, SE-20.4: without their option they are empty space."""
    t, slot = explores(marker)
    t.red.ends()
    assert t.kind((6, 4)) is None and t.red.at(slot) == (6, 4)


# -- minerals and wrecks


def test_a_miner_carries_one_load_to_a_colony():
    """SE-6.7: taken for free at any time of its move, dropped at any own colony, even a new one."""
    t = galaxy()
    t.marker((5, 4), "minerals_5", up=True)
    t.marker((4, 4), "minerals_5", up=True)
    miner = t.red.has("Miner")
    t.red.settles_at((5, 5), 0)
    t.begins("red", turn=1).does(miner, "load")
    assert t.kind((5, 4)) is None
    t.red.goes(miner, (5, 5))
    t.red.does(miner, "unload")
    assert t.state.stored_at == [t.hex((5, 5))] and t.red.fleet.load[miner] == -1
    assert "load" not in t.red.orders(miner)


def test_a_loaded_miner_takes_no_second_load_and_drops_none_in_space():
    """SE-6.7; nor at another's colony."""
    t = galaxy()
    t.marker((5, 4), "minerals_5", up=True)
    t.marker((5, 5), "minerals_10", up=True)
    t.blue.settles_at((5, 3))
    miner, escort = t.red.has("Miner"), t.red.has("SC")
    t.begins("red", turn=1).does(miner, "load")
    assert not {"load", "unload"} & set(t.red.orders(miner))
    t.red.goes(miner, (5, 5))
    assert not {"load", "unload"} & set(t.red.orders(miner))
    assert escort is not None


def test_a_wreck_is_towed_like_minerals():
    """SE-6.8."""
    t = galaxy()
    t.marker((5, 4), "wreck", up=True)
    miner = t.red.has("Miner")
    t.begins("red").does(miner, "load")
    assert view(t.state, 1)["table"]["counters"][0]["open"][0]["load"] == "wreck"


# -- looking (SE-9.8)


def looks(marker, count=1):
    t = galaxy()
    t.marker((6, 4), marker)
    t.marker((6, 3), "planet")
    cruisers = t.red.has("CA", count, exploration=1)
    t.begins("red")
    return t, cruisers


def test_an_equipped_ship_looks_at_one_marker_beside_it():
    """SE-9.8, D-09: the marker is put back, and only he knows it; others see that he looked. The ship stays hidden."""
    t, cruiser = looks("danger")
    told = t.red.does(cruiser, "look", (6, 4))[0]
    assert told.seen_by(0).data["markers"] == ["danger"] and "markers" not in told.seen_by(1).data
    t.red.answers("reveal.reveal", "keep")
    hex = t.hex((6, 4))
    assert [view(t.state, seat)["table"]["markers"][hex]["is"] for seat in (0, 1)] == [["danger"], ["closed"]]
    assert view(t.state, 1)["table"]["markers"][hex]["looked"] == [0]
    assert not t.red.fleet.up[cruiser]
    assert not [o for o in t.red.orders(cruiser) if o[0] == "look"]  # one marker for each ship
    assert (6, 3) in t.red.steps(cruiser)  # it may still move


@pytest.mark.parametrize(("marker", "at"), [("danger", None), ("supernova", (5, 4))])
def test_who_has_entered_a_hex_is_not_saved_by_a_look_from_outside(marker, at):
    """SE-9.8, SE-6.4, SE-6.5: bad effects do not touch the ship that looks; others in the hex explore it with that."""
    t = galaxy()
    t.marker((6, 4), marker)
    cruiser, scout = t.red.has("CA", exploration=1), t.red.has("SC")
    t.begins("red").goes(scout, (6, 4))
    t.red.does(cruiser, "look", (6, 4))
    t.red.answers("reveal.reveal", "show")
    assert (t.red.at(scout), t.red.at(cruiser)) == (at, (5, 4)) and t.red.is_asked("movement.group")


def test_a_marker_that_is_put_back_waits_for_the_exploration_phase():
    """SE-9.8, SE-6.1: those who have entered its hex explore it then."""
    t = galaxy()
    t.marker((6, 4), "danger")
    cruiser, scout = t.red.has("CA", exploration=1), t.red.has("SC")
    t.begins("red").goes(scout, (6, 4))
    t.red.does(cruiser, "look", (6, 4))
    t.red.answers("reveal.reveal", "keep")
    assert t.red.at(scout) == (6, 4) and not t.happened("explored")
    t.red.ends()
    assert t.red.at(scout) is None and t.kind((6, 4)) is None


def test_every_ship_of_a_group_may_look():
    """SE-9.8: each equipped ship."""
    t, cruisers = looks("danger", 2)
    t.red.does(cruisers, "look", (6, 4))
    t.red.answers("reveal.reveal", "keep")
    t.red.does(cruisers, "look", (6, 3))
    t.red.answers("reveal.reveal", "keep")
    assert not [o for o in t.red.orders(cruisers) if o[0] == "look"]


def test_a_ship_that_leaves_the_group_has_not_looked_for_the_others():
    """SE-9.8, SE-9.11: one of three has looked, and two still may, in whatever groups they are."""
    t, cruisers = looks("danger", 3)
    t.red.does(cruisers, "look", (6, 4))
    t.red.answers("reveal.reveal", "keep")
    t.red.does(cruisers, "split", 1)
    assert sum(t.red.fleet.acts) == 1
    other = next(slot for slot in range(2) if slot != cruisers)
    for slot in (cruisers, other):
        t.red.does(slot, "look", (6, 3))
        t.red.answers("reveal.reveal", "keep")
        assert not [o for o in t.red.orders(slot) if o[0] == "look"]


def test_a_ship_that_joins_others_has_not_looked_for_them():
    """SE-9.8, SE-9.11: one of three has looked, and two still may."""
    t, cruisers = looks("danger", 2)
    other = t.red.has("CA")
    t.red.does(cruisers, "look", (6, 4))
    t.red.answers("reveal.reveal", "keep")
    t.red.does(cruisers, "join", other, 1)
    for _ in range(2):
        t.red.does(other, "look", (6, 3))
        t.red.answers("reveal.reveal", "keep")
    for slot in (cruisers, other):
        assert not [o for o in t.red.orders(slot) if o[0] == "look"]


def test_a_look_is_noted():
    """SE-9.8, SE-9.10: all see that somebody looks, which needs Exploration 1; how much more he knows they do not."""
    t, cruiser = looks("danger")
    assert "exploration" not in view(t.state, 1)["table"]["seats"][0]["seen"]
    t.red.does(cruiser, "look", (6, 4))
    assert view(t.state, 1)["table"]["seats"][0]["seen"]["exploration"] == 1


def test_nobody_looks_across_an_area_out_of_play():
    """SE-9.8, SE-21.5: hexes at its border are adjacent for movement only; nor is anybody lost there (SE-6.6, D-47)."""
    t = galaxy(map="three_d")
    here, real, leap = (6, 1), (6, 2), (1, 6)
    t.marker(real, "planet")
    t.marker(leap, "planet")
    cruiser = t.red.has("CA", at=here, exploration=1)
    t.begins("red")
    assert [t.place(o[1]) for o in t.red.orders(cruiser) if o[0] == "look"] == [real]
    assert {real, leap} <= set(t.red.steps(cruiser))
    t.marker((7, 1), "lost")
    t.red.goes(cruiser, (7, 1))
    t.red.ends()
    assert len(t.blue.offered("lost.direction")) <= 6


@pytest.mark.parametrize(("marker", "stays"), [("danger", False), ("lost", False), ("planet", True), ("nebula", True)])
def test_what_is_revealed_from_afar_hurts_nobody(marker, stays):
    """SE-9.8: markers that work once are removed."""
    t, cruiser = looks(marker)
    t.red.does(cruiser, "look", (6, 4))
    t.red.answers("reveal.reveal", "show")
    assert (t.kind((6, 4)) == marker) is stays
    assert t.red.at(cruiser) == (5, 4)


def test_only_cruisers_with_the_technology_look_and_only_before_moving():
    """SE-9.8, SE-9.15."""
    t = galaxy()
    t.marker((6, 4), "planet")
    old = t.red.has("CA")
    new = t.red.has("CA", exploration=1)
    scout = t.red.has("SC")
    t.begins("red")
    for slot, may in ((old, False), (new, True), (scout, False)):
        assert any(o[0] == "look" for o in t.red.orders(slot)) is may
    t.red.goes(new, (5, 5))
    assert not any(o[0] == "look" for o in t.red.orders(new))


def test_knowledge_does_not_stop_anybody_from_entering():
    """EC-28: the marker is turned up normally."""
    t, cruiser = looks("planet")
    t.red.does(cruiser, "look", (6, 4))
    t.red.answers("reveal.reveal", "keep")
    t.red.goes(cruiser, (6, 4))
    t.red.ends()
    assert t.happened("explored")


def test_nobody_looks_where_a_machine_is():
    """SE-9.8.1."""
    t, cruiser = looks("planet")
    fleets.add_group(t.state, monsters(t.state), t.state.tables.first_alien, 1, t.hex((6, 4)), up=True)
    t.state.pool[0] -= 1
    assert [o for o in t.red.orders(cruiser) if o[0] == "look"] == [("look", t.hex((6, 3)))]


# -- aliens (SE-14)


def alien_codes(t, at):
    fleet = t.state.fleets[aliens(t.state)]
    return [(fleet.unit[s], fleet.up[s]) for s in groups_at(t.state, aliens(t.state), t.hex(at))]


def test_aliens_of_a_barren_planet_in_deep_space_attack_the_explorer():
    """SE-14.1, SE-14.2, SE-3.3: four are drawn, and the fight is in the Exploration phase."""
    t, _slot = explores("barren")
    t.red.ends()
    t.nobody_hides()
    assert len(t.happened("group", why="aliens")) == 4 and sum(t.state.pool) == 36
    assert t.happened("shot")


def test_there_are_no_aliens_at_home_nor_without_the_rule():
    """SE-14.1, SE-20.5."""
    t, slot = explores("barren", at=(5, 5))
    t.red.ends()
    assert t.red.at(slot) == (5, 5) and not t.happened("group", why="aliens")
    t, slot = explores("barren", aliens="off")
    t.red.ends()
    assert t.red.at(slot) == (6, 4) and not t.happened("group", why="aliens")


def test_aliens_found_from_afar_lie_unseen():
    """SE-14.1, SE-9.8: four closed counters, which nobody knows."""
    t, cruiser = looks("barren")
    t.red.does(cruiser, "look", (6, 4))
    t.red.answers("reveal.reveal", "show")
    assert [up for _, up in alien_codes(t, (6, 4))] == [False] * 4
    seen = view(t.state, 0)["table"]["counters"][aliens(t.state)]
    assert seen["closed"] == {str(t.hex((6, 4))): 4} and not seen["open"]


def test_what_is_left_of_the_pool_is_drawn():
    """SE-14.1."""
    t, _slot = explores("barren")
    t.state.pool[:] = [0, 0, 2]
    t.red.ends()
    assert len(t.happened("group", why="aliens")) == 2


def test_aliens_bar_ships_that_cannot_fight_and_colonies():
    """SE-14.8, SE-1.6."""
    t = galaxy()
    t.marker((6, 4), "barren", up=True)
    t.aliens_at((6, 4), "alien_b")
    t.red.knows(terraforming=1)
    ship, escort = t.red.has("CO"), t.red.has("SC")
    t.begins("red").answers("movement.group", ship)
    t.red.cannot("movement.order", ("go", t.hex((6, 4)), 1), "empires.escort", "SE-4.6")
    t.red.answers("movement.order", "done")
    t.red.goes(escort, (6, 4))
    t.red.goes(ship, (6, 4))
    t.red.answers("movement.group", ship)
    t.red.cannot("movement.order", "settle", "empires.settle_watched", "SE-4.20.1")
