"""Planetary Gates (SE-27): planets within three hexes are linked for whoever is on the ground."""

import pytest

from rules import Setup, imagine, new_game
from rules.core.chance import Chance
from rules.empires.economy.ledger import ledger_of
from rules.empires.flows.opening import gate_worlds
from rules.empires.map import gates
from rules.empires.printed.troops import packed
from rules.empires.setup import excluded
from rules.empires.state import aliens, facts, groups_of, is_closed
from tests.games.empires.support import GAME, galaxy

HERE, NEAR, FAR = (5, 4), (5, 6), (9, 4)


def table(**options):
    """Red has two linked colonies on LARGE."""
    t = galaxy(map="large", options={"ground": "on", "gates": "on", "raiders": "off", **options})
    t.red.settles_at(HERE)
    return t


def troops(t, at, **kinds):
    """Ground units on a colony, by code."""
    g = t.state
    g.garrison[t.hex(at)] = packed({facts(g).troop[code]: count for code, count in kinds.items()})


def on(t, at):
    g = t.state
    return {each.id: g.garrison[t.hex(at)] >> 8 * kind & 255 for kind, each in enumerate(facts(g).troops)}["infantry"]


def sends(t, to, **kinds):
    """Red's ground units go from HERE through a gate."""
    t.red.answers("movement.group", ("gate", t.hex(HERE)))
    bought = [facts(t.state).troops[kind].id for kind in facts(t.state).bought]
    numbers = tuple(kinds.get(id, 0) for id in bought)
    t.red.answers("passage.troops", {"to": t.hex(to), "troops": numbers})


# -- the scenario


@pytest.mark.parametrize(("seats", "options", "allowed"), [
    (2, {"map": "large", "ground": "on"}, True), (2, {"map": "large"}, False),
    (2, {"map": "small", "ground": "on"}, False),
    (3, {"ground": "on"}, True), (4, {"ground": "on"}, True), (3, {"ground": "on", "three": "variable"}, False),
    (1, {"ground": "on"}, False),
])  # fmt: skip
def test_gates_need_ground_combat_and_their_maps(seats, options, allowed):
    """SE-27.1, SE-27.2."""
    assert (excluded(Setup(GAME.id, [{} for _ in range(seats)], {"gates": "on", **options})) is None) == allowed


@pytest.mark.parametrize(("seats", "places"), [
    (2, [(4, 2), (4, 7), (6, 4), (6, 8), (7, 1), (7, 5), (9, 2), (9, 8)]),
    (3, [(4, 4), (4, 9), (6, 3), (6, 10), (9, 6), (9, 8)]),
    (4, [(2, 7), (6, 2), (6, 6), (6, 7), (7, 7), (7, 12), (11, 7)]),
])  # fmt: skip
def test_barren_planets_lie_open(seats, places):
    """SE-27.2: with aliens that nobody has seen; they are taken from the markers of deep space."""
    t = galaxy(*("red", "blue", "green", "gold")[:seats], map="large", options={"ground": "on", "gates": "on"})
    assert [t.place(hex) for hex in facts(t.state).chart.gates] == places
    g = new_game(GAME.id, Setup(GAME.id, [{}] * 3, {"ground": "on", "gates": "on"}), 3)
    worlds = [facts(g).chart.rows[hex] for hex, up in enumerate(g.up) if up and hex not in g.homeworld]
    assert worlds == [(4, 4), (4, 9), (6, 3), (6, 10), (9, 6), (9, 8)]
    assert len(groups_of(g, aliens(g))) == 24 and not any(g.fleets[aliens(g)].up)
    barren = facts(g).marker["barren"]
    assert g.marker.count(barren) + g.aside.count(barren) == 12 + 3


def test_no_planet_lies_under_an_amoeba():
    """SE-27.2, SE-26.9: (6,4) and (7,5) of LARGE are named for both."""
    t = galaxy("red", "blue", map="large", options={"ground": "on", "gates": "on", "amoebas": "on"})
    worlds = [(4, 2), (4, 7), (6, 8), (7, 1), (9, 2), (9, 8)]
    assert [t.place(hex) for hex in gate_worlds(t.state)] == worlds


def test_planets_within_three_hexes_are_linked():
    """SE-27.1: open ones only."""
    t = table()
    for at in (NEAR, (5, 7), (5, 8)):
        t.marker(at, "planet", up=True)
    t.marker((6, 3), "planet")
    assert [t.place(hex) for hex in gates.linked(t.state, t.hex(HERE))] == [NEAR, (5, 7)]
    assert is_closed(t.state, t.hex((6, 3)))


# -- ground units


def test_ground_units_go_to_another_colony():
    """SE-27.1: that is their whole move; others learn nothing of it."""
    t = table()
    t.red.settles_at(NEAR)
    troops(t, HERE, Inf=3)
    t.begins("red")
    sends(t, NEAR, infantry=2)
    assert (on(t, HERE), on(t, NEAR)) == (1, 2)
    assert ("gate", t.hex(NEAR)) not in t.red.offered("movement.group")
    assert not [e for e in t.happened("gate") if e.seen_by(1) is not None]


def test_nobody_goes_where_nobody_lives():
    """SE-27.3, CL-14.2.1: enemies, aliens and own colonies; Terraforming for Barren Planets of others."""
    t = table()
    t.marker(NEAR, "planet", up=True)
    t.marker((6, 4), "barren", up=True)
    t.aliens_at((6, 4), "alien_c")
    t.blue.settles_at((5, 7))
    troops(t, HERE, Inf=3)
    assert [t.place(hex) for hex in gates.goals(t.state, 0, t.hex(HERE))] == [(5, 7)]
    t.red.knows(terraforming=1)
    assert [t.place(hex) for hex in gates.goals(t.state, 0, t.hex(HERE))] == [(5, 7), (6, 4)]


def invaded(t, value=1, count=6, dice=()):
    t.blue.settles_at(NEAR, value)
    troops(t, HERE, Inf=count)
    t.begins("red")
    sends(t, NEAR, infantry=count)
    assert t.state.passing and t.happened("gate")[0].seen_by(1).data["troops"] == {"infantry": count}
    t.rolls(*dice)
    t.red.ends()


def test_arrivers_do_not_fire_in_the_first_round():
    """SE-27.3: the Militia fires alone; then the colony falls."""
    t = table()
    invaded(t, dice=(10, 1))
    assert t.happened("landed")[0].data["late"] == {"infantry": 6}
    assert t.red.is_asked("assault.fire")  # round 2: there is a way back
    t.red.answers("assault.fire", ("fire", *t.red.offered("assault.fire")[0][1:], 1))
    t.red.answers("assault.learn", ())
    assert t.colony(NEAR) == ("red", 0) and on(t, NEAR) == 5 and t.state.passing == []


def test_they_retreat_through_a_gate():
    """SE-27.4: from the second round on, to a friendly planet without enemies."""
    t = table()
    invaded(t, dice=(10,))
    retreat = ("retreat", t.hex(HERE))
    assert retreat in t.red.offered("assault.fire")
    assert t.hex(HERE) in gates.refuges(t.state, 0, t.hex(NEAR))
    foe = t.blue.has("SC", at=HERE)
    assert t.hex(HERE) not in gates.refuges(t.state, 0, t.hex(NEAR))
    t.blue.fleet.hex[foe], t.blue.fleet.count[foe] = -1, 0
    t.red.answers("assault.fire", (*retreat, 6))
    assert [(e.data["seat"], e.data["hex"]) for e in t.happened("gate")][-1] == (t.red.seat, t.hex(HERE))
    assert on(t, HERE) == 6 and t.colony(NEAR) == ("blue", 1)


def test_ground_units_leave_before_bombardment():
    """SE-27.4: whoever has a way out is asked, whether there are troops or not."""
    for many in (2, 0):
        t = table()
        t.red.settles_at(NEAR)
        if many:
            troops(t, HERE, Inf=many)
        t.blue.has("SC", 2, at=HERE)
        t.begins("blue").ends()
        slots = dict(t.red.decision("evacuation.troops").fields)["troops"].slots
        t.red.answers("evacuation.troops", {"to": t.hex(NEAR), "troops": (many, *[0] * (len(slots) - 1))})
        assert on(t, NEAR) == many and t.blue.is_asked("bombardment.shot")


def test_a_planet_of_aliens_is_taken_with_its_ships():
    """SE-27.5, CL-14.12.2."""
    t = table()
    t.red.knows(terraforming=1)
    t.marker(NEAR, "barren", up=True)
    t.aliens_at(NEAR, "alien_c", "alien_b", up=False)
    troops(t, HERE, Inf=12)
    t.begins("red")
    sends(t, NEAR, infantry=12)
    t.rolls(*[10] * 5, *[1] * 5)
    t.red.ends()
    while t.red.is_asked("assault.fire"):
        t.red.answers("assault.fire", (*t.red.offered("assault.fire")[0], 5))
    assert t.colony(NEAR) == ("red", 3) and not groups_of(t.state, aliens(t.state))


def test_a_planet_of_aliens_is_taken_after_the_victory_of_a_fleet():
    """SE-27.3, CL-14.12.1, CL-14.12.2: immediately after it they have their Militia still."""
    t = table()
    t.red.knows(terraforming=1)
    t.marker(NEAR, "barren", up=True)
    t.aliens_at(NEAR, "alien_d")
    troops(t, HERE, Inf=12)
    cruisers = t.red.has("BB", 3, at=(5, 5))
    t.begins("red")
    sends(t, NEAR, infantry=12)
    t.red.goes(cruisers, NEAR)
    t.rolls(1, *[10] * 5, *[1] * 5)
    t.red.ends()
    while t.red.is_asked("round.fire") or t.red.is_asked("round.screen"):
        asked = t.red.decision()
        t.red.answers("", asked.opening() if t.red.is_asked("round.screen") else (*t.red.offered()[0], 1))
    while t.red.is_asked("assault.fire"):
        t.red.answers("assault.fire", (*t.red.offered("assault.fire")[0], 5))
    assert t.colony(NEAR) == ("red", 3) and not groups_of(t.state, aliens(t.state))


def test_imagined_worlds_keep_who_passes():
    """What is on its way to an enemy lies open."""
    t = table()
    t.blue.settles_at(NEAR, 1)
    troops(t, HERE, Inf=6)
    t.begins("red")
    sends(t, NEAR, infantry=6)
    assert imagine(t.state, 1, Chance(3)).passing == t.state.passing


# -- fighters and settlers


def test_fighters_use_gates_between_own_colonies():
    """SE-27.6: once in a turn."""
    t = table()
    t.red.settles_at(NEAR), t.blue.settles_at((5, 7))
    wing = t.red.has("F", 3, at=HERE, fighter=1)
    t.begins("red")
    assert [o for o in t.red.orders(wing) if o[0] == "gate"] == [("gate", t.hex(NEAR))]
    t.red.does(wing, "gate", NEAR)
    assert t.red.at(wing) == NEAR and not [o for o in t.red.orders(wing) if o[0] == "gate"]


def test_no_carrier_takes_fighters_on_that_came_through_a_gate():
    """SE-27.6, SE-11.5: they have moved, however fast the carrier is; others on that colony go with it."""
    t = table()
    t.red.settles_at(NEAR)
    wing = t.red.has("F", 3, at=HERE, fighter=1)
    carrier = t.red.has("CV", at=NEAR, movement=6)
    t.begins("red", turn=3).does(wing, "gate", NEAR)
    assert not any(o[0] == "carry" for o in t.red.orders(carrier))
    t.red.has("F", 1, at=NEAR)
    assert any(o[0] == "carry" for o in t.red.orders(carrier))


@pytest.mark.parametrize(("value", "offered"), [(5, True), (3, False)])
def test_settlers_come_from_rich_colonies(value, offered):
    """SE-27.7: without a Shipyard."""
    t = table()
    t.state.value[t.hex(HERE)] = value
    t.economy(saved=20)
    assert (f"settlers@{t.hex(HERE)}" in ledger_of(t.state, 0).names) == offered


def test_settlers_do_not_go_where_enemies_are():
    """SE-27.7: not to an own colony either, unless ground units come along."""
    t = table()
    t.red.settles_at(NEAR)
    settlers = t.red.has("GCO", at=HERE)
    t.begins("red")
    assert ("gate", t.hex(NEAR)) in t.red.orders(settlers)
    t.blue.has("SC", at=NEAR, up=True)  # after a stand-off (EC-01)
    assert ("gate", t.hex(NEAR)) not in t.red.orders(settlers)


def test_settlers_settle_the_first_free_planet():
    """SE-27.7: at once; they do not move otherwise, and go to no planet of enemies alone."""
    t = table()
    t.marker(NEAR, "planet", up=True)
    t.marker((6, 4), "barren", up=True)
    t.blue.settles_at((5, 7))
    settlers = t.red.has("GCO", at=HERE)
    t.begins("red")
    assert [o for o in t.red.orders(settlers) if type(o) is tuple] == [("gate", t.hex(NEAR))]
    t.red.does(settlers, "gate", NEAR)
    assert t.colony(NEAR) == ("red", 0) and t.red.codes() == []


@pytest.mark.parametrize("won", [True, False])
def test_settlers_go_along_with_ground_units(won):
    """SE-27.7: to a planet of enemies; they die if those lose. Others may settle elsewhere meanwhile."""
    t = table()
    t.blue.settles_at(NEAR, 1)
    t.marker((6, 4), "planet", up=True)
    troops(t, HERE, Inf=2)
    settlers, others = t.red.has("GCO", at=HERE, terraforming=1), t.red.has("GCO", at=HERE)
    t.begins("red")
    sends(t, NEAR, infantry=2)
    t.red.does(settlers, "gate", NEAR)
    t.red.does(others, "gate", (6, 4))
    assert t.colony((6, 4)) == ("red", 0)
    t.rolls(*(10, 1) if won else (1, 10, 1))
    t.red.ends()
    while t.red.is_asked("assault.fire"):
        t.red.answers("assault.fire", (*t.red.offered("assault.fire")[0], 1))
    if won:
        t.red.answers("assault.learn", ())
    assert (t.colony(NEAR)[0] == "red") == won and t.red.codes() == (["GCO"] if won else [])
    assert not won or t.red.level("terraforming", t.red.fleet.hex.index(t.hex(NEAR))) == 1


def test_asteroids_have_no_gates_and_transports_do_not_use_them():
    """SE-27.8."""
    t = table()
    t.red.settles_at(NEAR)
    t.marker((5, 7), "asteroids", up=True)
    assert t.hex((5, 7)) not in gates.linked(t.state, t.hex(HERE))
    transport = t.red.has("T", at=HERE)
    t.begins("red")
    assert not [o for o in t.red.orders(transport) if o[0] == "gate"]


def test_settlers_are_a_colony_ship_on_the_ground():
    """SE-27.7: as expensive, and with its Terraforming."""
    known = facts(table().state)
    ship, settlers = (known.units[known.code[code]] for code in ("CO", "GCO"))
    assert (settlers.cost, settlers.hull, settlers.carries) == (ship.cost, ship.hull, ship.carries)
    assert not settlers.uses_yard and ship.uses_yard
    assert known.code["GCO"] not in facts(galaxy().state).buildable
