"""SE-4.20: Colony Ships become colonies."""

import pytest

from rules.empires.map.settling import WATCHED, unsettled
from tests.games.empires.support import galaxy


def over_planet(marker="planet", **levels):
    t = galaxy()
    t.marker((5, 4), marker, up=True)
    ship = t.red.has("CO", **levels)
    return t, ship


def test_a_colony_ship_over_a_free_planet_settles():
    """SE-4.20.1, SE-4.20.5, D-14: it becomes a new colony, worth nothing yet."""
    t, ship = over_planet()
    t.begins("red").does(ship, "settle")
    assert t.colony((5, 4)) == ("red", 0) and t.red.at(ship) is None


def test_it_may_settle_where_it_just_came_and_at_the_end_of_the_turn():
    """SE-4.20.1: at any point of its owner's turn, also after the planet was found."""
    t = galaxy()
    t.marker((6, 4), "planet")
    scout, ship = t.red.has("SC"), t.red.has("CO")
    t.begins("red").goes(scout, (6, 4))
    t.red.goes(ship, (6, 4))
    assert "settle" not in t.red.orders(ship)
    t.red.ends()
    assert t.red.offered("turn.settle") == [ship]
    t.red.answers("turn.settle", (ship,))
    assert t.colony((6, 4)) == ("red", 0)


def test_two_ships_over_one_planet_found_one_colony():
    """SE-4.20.3, EC-17."""
    t, ship = over_planet()
    other = t.red.has("CO")
    t.begins("red").ends()
    t.red.answers("turn.settle", (ship, other))
    assert t.colony((5, 4)) == ("red", 0) and t.red.at(other) == (5, 4)


def test_an_enemy_unit_bars_settling():
    """SE-4.20.1; a Decoy too, as long as nobody removes it (EC-16)."""
    t, ship = over_planet()
    t.blue.has("Decoy", at=(5, 4))
    scout = t.red.has("SC", at=(5, 5))
    t.begins("red").answers("movement.group", ship)
    t.red.cannot("movement.order", "settle", "empires.settle_watched", "SE-4.20.1")
    t.red.answers("movement.order", "done")
    t.red.goes(scout, (5, 4))
    t.red.does(ship, "settle")
    assert t.colony((5, 4)) == ("red", 0)


def test_only_what_was_built_with_terraforming_settles_barren_planets():
    """SE-4.20.2, SE-9.7, SE-9.15: what the ship carries counts, not what its owner learned later."""
    t, old = over_planet("barren")
    t.red.knows(terraforming=1)
    new = t.red.has("CO")
    t.begins("red").answers("movement.group", old)
    t.red.cannot("movement.order", "settle", "empires.settle_barren", "SE-4.20.2")
    t.red.answers("movement.order", "done")
    t.red.does(new, "settle")
    assert t.colony((5, 4)) == ("red", 0)


def test_a_colonised_planet_is_taken_until_its_colony_is_destroyed():
    """SE-4.20.3, SE-4.20.4: a Barren Planet stays barren."""
    from rules.empires.atoms import worlds

    t = galaxy()
    t.red.settles_at((5, 4), 1, "barren")
    ship = t.red.has("CO", terraforming=1)
    t.begins("red").answers("movement.group", ship)
    t.red.cannot("movement.order", "settle", "empires.settle_taken", "SE-4.20.3")
    t.red.answers("movement.order", "done")
    worlds.destroy_colony(t.state, t.hex((5, 4)), 1)
    assert t.kind((5, 4)) == "barren" and "settle" in t.red.orders(ship)


def test_whoever_is_over_a_planet_in_sight_of_all_is_asked_even_if_he_cannot_settle():
    """SE-4.20.2: not being asked would tell what the ship carries."""
    t, _ship = over_planet("barren")
    t.begins("red").ends()
    assert t.red.offered("turn.settle") == [()]
    t.red.answers("turn.settle", ())
    assert t.blue.is_asked("movement.group")


@pytest.mark.parametrize("at_once", [True, False])
def test_a_bombarded_planet_is_settled_at_once_before_the_next_battle(at_once):
    """SE-5.12.6; whoever declines may still do so until the end of his turn (SE-4.20.1)."""
    t = galaxy()
    t.blue.settles_at((5, 4), 0), t.blue.settles_at((6, 6), 0)
    t.red.has("SC", 6), t.red.has("CO"), t.red.has("SC", at=(6, 6))
    away = t.red.has("CO", at=(3, 5))
    t.begins("red").ends()
    t.red.answers("combat.hex", t.hex((5, 4)))
    t.red.answers("bombardment.shot", ("fire", 0, 1), rolls=1)
    t.red.cannot("combat.settle", (away,), "empires.settle_ruins", "SE-5.12.6")
    t.red.answers("combat.settle", (1,) if at_once else ())
    assert t.colony((5, 4)) == (("red", 0) if at_once else None) and t.red.is_asked("bombardment.shot")
    t.red.answers("bombardment.shot", "stop")
    if not at_once:
        t.red.answers("turn.settle", (1,))
    assert t.colony((5, 4)) == ("red", 0)


@pytest.mark.parametrize("ships", [1, 2])
def test_the_button_says_whether_anybody_settles(app, seated, ships):
    """SE-4.20.1, UX-34: all are proposed; whoever takes them back sees that nothing will be settled."""
    t = galaxy()
    for at in ((5, 4), (6, 4))[:ships]:
        t.marker(at, "planet", up=True)
        t.red.has("CO", at=at)
    t.begins("red").ends()
    scene = seated(t)
    assert scene.prompt.find("confirm").text == "Letelepedés"
    for ship in range(ships):
        scene.desk.touch(f"group:{ship}")
    app.step(16.0)
    assert scene.prompt.find("confirm").text == "Egyik sem telepszik le"


@pytest.mark.parametrize(("scanner", "why"), [(0, None), (1, WATCHED), (2, WATCHED)])
def test_only_a_cloak_that_works_lets_others_settle(scanner, why):
    """SE-4.20.1, SE-12.1: a Raider that a Destroyer there can find is no cloaked unit."""
    t = galaxy()
    t.marker((6, 4), "planet", up=True)
    ship = t.red.has("CO", at=(6, 4))
    t.blue.has("R", at=(6, 4), cloaking=1)
    t.red.has("DD", at=(6, 4), scanner=scanner)
    assert unsettled(t.state, 0, ship) == why


@pytest.mark.parametrize("code", ["R", "SC"])
def test_settling_does_not_tell_what_lies_under_a_closed_counter(code):
    """SE-4.20.1, UI-7: whoever has just come is refused alike beside a cloaked ship and any other; where ships have
    stood beside each other since the turn began, all know that they hide."""
    t = galaxy()
    t.marker((6, 4), "planet", up=True)
    ship, escort = t.red.has("CO"), t.red.has("SC")
    t.blue.has(code, at=(6, 4), **({"cloaking": 1} if code == "R" else {}))
    t.begins("red").goes(escort, (6, 4))
    t.red.goes(ship, (6, 4))
    assert "settle" not in t.red.orders(ship)
    if code == "R":
        t.begins("red")
        assert "settle" in t.red.orders(ship)
