"""CL-19.3: what the abilities of unique ships do on the map and in the shipyards."""

import pytest

from rules import events_for, view
from rules.empires.economy.income import is_blockaded
from rules.empires.economy.ledger import ledger_of
from rules.empires.map.reaction import has_sensors, is_able
from rules.empires.sight.previews import goals
from rules.empires.state import facts
from rules.empires.state.pipelines import linked
from rules.empires.state.unique_ships import REACH
from tests.games.empires.support import galaxy
from tests.support.playout import through_json

A, B, C = (5, 4), (5, 6), (5, 8)  # two hexes apart each


def space(map="small", **options):
    return galaxy(map=map, options={"unique_ships": "on", "raiders": "off", **options})


def told(t):
    return [event.data["ability"] for event in t.happened("ability")]


# --- Exploration, Fast BC (CL-19.3.3, CL-19.3.4)


@pytest.mark.parametrize("up", [False, True])
def test_exploration_looks_like_a_cruiser(up):
    """CL-19.3.3, SE-9.8: everybody learns of it if he can see who looks (CL-19.2.4)."""
    t = space()
    t.red.designs("E3-0-x1", "exploration")
    ship = t.red.has("UN", at=A, up=up, exploration=1)
    t.marker((5, 5), "minerals_10")
    t.begins("red").answers("movement.group", ship)
    assert ("look", t.hex((5, 5))) in t.red.offered("movement.order")
    t.red.answers("movement.order", ("look", t.hex((5, 5))))
    assert told(t) == (["exploration"] if up else [])


def test_without_the_ability_it_carries_no_exploration():
    """CL-19.3.3, SE-9.15: what is not in the design is not carried."""
    t = space()
    t.red.designs("E3-0-x1")
    ship = t.red.has("UN", at=A, exploration=2, point_defence=3, scanner=2, fighter=3)
    carries = [t.red.level(name, ship) for name in ("exploration", "point_defence", "scanner", "fighter")]
    assert carries == [0, 0, 0, 0]


def test_with_exploration_2_it_senses_and_reacts_at_movement_5():
    """CL-19.3.3, CL-10.1.1, CL-19.2.8, CL-10.3.1."""
    t = space(reaction="on")
    t.red.designs("E3-0-x1", "exploration")
    ship = t.red.has("UN", at=A, exploration=2, movement=5)
    slow = t.red.has("UN", at=B, exploration=2, movement=4)
    assert has_sensors(t.state, 0, t.hex(A)) and is_able(t.state, 0, ship) and not is_able(t.state, 0, slow)


@pytest.mark.parametrize(("turn", "hexes"), [(1, 2), (2, 1)])
def test_fast_bc_goes_farther_in_the_first_turn(turn, hexes):
    """CL-19.3.4, CL-11.1, CL-11.4: and shows it if it lies open (CL-19.2.4)."""
    t = space(fast_bc="on")
    t.red.designs("E3-0-x1", "fast_bc")
    ship = t.red.has("UN", at=A, up=True, fast_bc=1)
    t.begins("red", turn=turn)
    assert max(len(goal.path) for goal in goals(t.state, 0, ship)) == hexes
    if hexes == 2:
        t.red.goes(ship, (5, 5), B)
        assert told(t) == ["fast_bc"]


# --- Mini-fighter bay (CL-19.3.5)


@pytest.mark.parametrize("up", [True, False])
def test_a_bay_carries_one_fighter(up):
    """CL-19.3.5, CL-19.2.6: one each, and none without Fighter technology; CL-19.2.4: of open ships all see it."""
    t = space()
    t.red.designs("E3-0-x1", "fighter_bay")
    ships, old = t.red.has("UN", 2, at=A, up=up, fighter=1), t.red.has("UN", at=B, fighter=0)
    squadrons = t.red.has("F", 3, at=A, fighter=1)
    t.red.settles_at(A)
    t.begins("red").goes(ships, (5, 5), count=2, verb="carry")
    assert t.red.at(ships) == (5, 5) and t.red.count(squadrons) == 1 and ("F", 2) in t.red.groups((5, 5))
    assert not any(type(o) is tuple and o[0] == "carry" for o in t.red.orders(old))
    assert told(t) == (["fighter_bay"] if up else [])


# --- Anti-sensor hull (CL-19.3.6)


@pytest.mark.parametrize(("abilities", "passes"), [(("anti_sensor",), True), ((), False)])
def test_mines_do_not_stop_an_anti_sensor_hull(abilities, passes):
    """CL-19.3.6, SE-4.11: it goes on, the mines stay where they are, and everybody knows why."""
    t = space()
    t.red.designs("E3-0-x1", *abilities)
    ship = t.red.has("UN", at=A, movement=4)
    mines = t.blue.has("Mine", 2, at=(5, 5))
    t.begins("red").answers("movement.group", ship)
    t.red.answers("movement.order", ("go", t.hex((5, 5)), 1))
    assert t.red.is_asked("movement.order") is passes
    assert t.blue.count(mines) == 2 and not t.blue.fleet.up[mines]
    assert told(t) == (["anti_sensor"] if passes else [])


def test_it_blockades_a_planet_in_a_mined_hex():
    """CL-19.3.6, SE-7.1.3."""
    t = space()
    t.red.designs("E3-0-x1", "anti_sensor")
    t.blue.settles_at((8, 4))
    t.blue.has("Mine", 2, at=(8, 4))
    ship = t.red.has("UN", at=(7, 4))
    assert not is_blockaded(t.state, t.hex((8, 4)))
    t.begins("red").goes(ship, (8, 4))
    t.red.ends()
    assert t.state.battle is None and is_blockaded(t.state, t.hex((8, 4)))
    assert t.red.is_asked("bombardment.shot")  # SE-5.12.1: no enemy ship is left that fights


# --- Construction bay (CL-19.3.9)


def works(at=(4, 5), value=5, ships=2, **levels):
    """Red's unique ships with a Construction bay at a colony without shipyards."""
    t = space()
    t.red.designs("E1-0-x1", "construction_bay")
    t.red.settles_at(at, value)
    slot = t.red.has("UN", ships, at=at)
    t.red.knows(**levels)
    t.red.saves(40)
    return t, slot, t.hex(at)


@pytest.mark.parametrize(("shipyard", "hulls"), [(1, 2), (2, 3), (3, 4)])
def test_a_construction_bay_counts_as_a_shipyard(shipyard, hulls):
    """CL-19.3.9, SE-7.6.1: at the present level, at a Colony that produced income in this phase."""
    t, slot, hex = works(shipyard=shipyard)
    t.economy()
    ledger = ledger_of(t.state, 0)
    assert ledger.capacity(hex, t.state.tech[0], {}) == 2 * hulls
    assert ledger.capacity(hex, t.state.tech[0], {slot: 1}) == hulls  # scuttled before
    t.red.sheet(build={"scout@4,5": hulls})
    t.blue.sheet()
    assert ("SC", hulls) in t.red.groups((4, 5))


@pytest.mark.parametrize("where", ["empty", "new", "blockaded"])
def test_only_at_a_colony_with_income(where):
    """CL-19.3.9."""
    t, _, hex = works(value=0 if where == "new" else 5)
    if where == "empty":
        t.state.colony[hex], t.state.value[hex] = -1, 0
    if where == "blockaded":
        t.blue.has("CA", at=(4, 5))
    t.economy()
    assert hex not in ledger_of(t.state, 0).yards


def test_it_is_the_one_shipyard_that_a_colony_may_build():
    """CL-19.3.9, SE-7.6.4: it needs capacity itself, and does not build in the phase in which it is built."""
    t = space()
    t.red.designs("E1-0-x1", "construction_bay")
    t.red.has("SY", 3, at=(3, 5))
    t.red.knows(ship_size=2)
    t.economy(saved=60)

    def wrong(**build):
        found = t.red.decision("economy.sheet").problems(
            t.red.filled(build={f"{unit}@3,5": n for unit, n in build.items()})
        )
        return found["build"].id if found else None

    assert wrong(unique_ship=1) is None and wrong(unique_ship=1, yard=1) == "empires.one_each"
    assert wrong(unique_ship=2) == "empires.one_each" and wrong(yard=1) is None
    assert wrong(unique_ship=1, scout=3) == "empires.no_capacity"


@pytest.mark.parametrize(("value", "foes", "able"), [(5, 0, True), (0, 0, False), (5, 1, False)])
def test_ships_are_refitted_at_a_construction_bay(value, foes, able):
    """CL-19.3.9, SE-9.13: at a Colony with income, which is not blockaded."""
    t, _, _ = works(value=value)
    scouts = t.red.has("SC", at=(4, 5))
    t.red.knows(attack=1)
    if foes:
        t.blue.has("CA", foes, at=(4, 5))
    t.begins("red")
    assert ("refit" in t.red.orders(scouts)) is able


# --- Warp gates (CL-19.3.11)


def gates(*places, movement=1, **options):
    t = space(**options)
    t.red.designs("E1-0-x1", "warp_gates")
    t.red.gates = [t.red.has("UN", at=place) for place in places or (A, C)]
    t.red.knows(movement=movement)
    return t


def test_two_gates_make_their_hexes_adjacent():
    """CL-19.3.11: within three hexes, for all ships of the owner, as one step."""
    t = gates(A, (5, 7))
    scouts, miner = t.red.has("SC", at=A), t.red.has("Miner", at=A)
    t.begins("red")
    assert (5, 7) in t.red.steps(scouts) and (5, 7) in t.red.steps(miner)
    assert (5, 7) not in t.red.steps(t.red.gates[0])  # a gate does not go through itself
    t.red.goes(scouts, (5, 7))
    assert t.red.at(scouts) == (5, 7) and told(t) == ["warp_gates"]
    assert t.red.steps(t.red.gates[0]) == [] == t.red.steps(t.red.gates[1])  # they do not move in this turn


def test_gates_that_are_too_far_or_have_moved_are_none():
    """CL-19.3.11."""
    t = gates(A, C)  # four hexes
    scouts = t.red.has("SC", at=A)
    near = gates(A, (5, 6))
    ships = near.red.has("SC", at=A)
    assert REACH == 3
    for each in (t, near):
        each.begins("red")
    assert C not in t.red.steps(scouts) and (5, 6) in near.red.steps(ships)
    near.red.goes(near.red.gates[1], (5, 7))
    assert (5, 7) not in near.red.steps(ships) and (5, 6) not in near.red.steps(ships)


def test_gates_are_not_near_across_an_area_out_of_play():
    """CL-19.3.11, SE-21.5, SE-2.1.3: how far they are from each other is counted as the hexes lie."""
    t = gates((7, 1), (1, 6), map="three_d")
    scouts = t.red.has("SC", at=(7, 1))
    t.begins("red")
    assert (1, 6) not in t.red.steps(scouts)


def test_gates_serve_their_owner_alone():
    """CL-19.3.11: for the owner's ships."""
    t = gates(A, (5, 6))
    t.blue.designs("E3-0-x1", "tractor_beam")
    theirs = t.blue.has("SC", at=A)
    t.begins("blue")
    assert (5, 6) not in t.blue.steps(theirs)


def test_one_jump_in_a_move_and_a_warp_point_besides():
    """CL-19.3.11: one gate jump per unit per move; may be combined with a Warp Point."""
    t = gates(A, (5, 6), (5, 8), movement=7, move_7="on", warp_points="on")
    for place in ((5, 6), (8, 4)):
        t.marker(place, "warp_point_1", up=True)
        t.state.warps.append(t.hex(place))
    scouts = t.red.has("SC", at=A, movement=7)
    t.begins("red").answers("movement.group", scouts)
    t.red.answers("movement.order", ("go", t.hex((5, 6)), 1))
    steps = {t.place(o[1]) for o in t.red.offered("movement.order") if type(o) is tuple and o[0] == "go"}
    assert (5, 8) not in steps and (8, 4) in steps


def test_no_retreat_and_no_reaction_through_gates():
    """CL-19.3.11, CL-10.2.7."""
    from rules.empires.battle import retreat
    from rules.empires.map import reaction

    t = gates(A, (5, 6), reaction="on")
    t.red.settles_at((5, 6))
    t.red.has("SC", at=A)
    assert t.hex((5, 6)) not in retreat.hexes(t.state, 0, t.hex(A))
    assert reaction.goals(t.state, 0, t.hex((5, 6)), [t.hex(A)]) == []


def test_pipelines_connect_through_gates():
    """CL-19.3.11, SE-10.4, SE-10.3."""
    t = gates((3, 5), (3, 7))
    t.red.settles_at((3, 7))
    for place in ((3, 5), (3, 7)):
        t.red.has("MS", at=place)
    assert t.hex((3, 7)) in linked(t.state, 0)
    lone = gates((3, 5))
    for place in ((3, 5), (3, 7)):
        lone.red.has("MS", at=place)
    assert lone.hex((3, 7)) not in linked(lone.state, 0)


@pytest.mark.parametrize(
    ("colony", "carrier", "able"), [(True, False, True), (False, True, True), (False, False, False)]
)
def test_fighters_go_where_they_are_received_and_stop(colony, carrier, able):
    """CL-19.3.11."""
    t = gates(A, (5, 6))
    t.red.settles_at(A)
    if colony:
        t.red.settles_at((5, 6))
    if carrier:
        t.red.has("CV", at=(5, 6), fighter=1)
    squadron = t.red.has("F", 2, at=A, fighter=1)
    t.begins("red")
    there = ("gate", t.hex((5, 6)))
    assert (there in t.red.orders(squadron)) is able
    if able:
        t.red.does(squadron, "gate", (5, 6))
        assert t.red.at(squadron) == (5, 6) and told(t) == ["warp_gates"]
        assert not any(type(o) is tuple and o[0] == "gate" for o in t.red.orders(squadron))


def test_ground_units_go_between_own_colonies():
    """CL-19.3.11: both hexes have own Colonies. Nobody sees them go, so nobody learns of the gates (CL-19.2.4)."""
    t = gates(A, (5, 6), ground="on")
    for place in (A, (5, 6)):
        t.red.settles_at(place)
    t.state.garrison[t.hex(A)] = 3  # Infantry
    t.begins("red")
    assert ("gate", t.hex(A)) in t.red.offered("movement.group")
    t.red.answers("movement.group", ("gate", t.hex(A)))
    asked = t.red.decision("passage.troops")
    events = t.red.answers("passage.troops", {"to": t.hex((5, 6)), "troops": (2, *asked.opening()["troops"][1:])})
    assert t.state.garrison[t.hex((5, 6))] == 2 and t.state.garrison[t.hex(A)] == 1
    assert events_for(events, 1) == [] and told(t) == [] and t.red.steps(t.red.gates[0]) == []
    t.state.colony[t.hex((5, 6))], t.state.value[t.hex((5, 6))] = -1, 0
    t.state.garrison[t.hex((5, 6))] = 0
    t.begins("red")
    assert not any(type(o) is tuple for o in t.red.offered("movement.group"))


# --- what the table shows


def test_the_view_names_own_designs_and_shops_by_them():
    """CL-19.2.1: the price part by part; the shop takes the hull of the design."""
    t = space()
    t.red.designs("C3-1-x3", "scanners")
    t.red.has("SY", 4, at=(3, 5))
    slot = t.red.has("UN", at=A, scanner=1)
    t.red.knows(ship_size=5)
    t.economy()
    table = view(t.state, 0)["table"]
    assert table["sheet"]["units"]["unique_ship"] == 15 and table["sheet"]["hulls"]["unique_ship"] == 6
    own = next(group for group in table["counters"][0]["own"] if group["slot"] == slot)
    assert own["design"]["abilities"] == ["scanners"] and own["design"]["class"] == "C"
    assert [part[2] for part in table["designs"][0]["price"]] == [3, 3, 1, 7, 1, 15]
    assert facts(t.state).units[facts(t.state).unique].id == "unique_ship"


def test_a_ship_with_its_design_is_saved():
    """CL-19.2: the design lies above the levels of technologies, so that their number has more than 64 bits."""
    t = space()
    t.red.designs("A8-3-x3", "tractor_beam", "heavy_warheads")
    ship = t.red.has("UN", at=A, attack=3, tactics=3)
    t.begins("red")
    assert t.red.fleet.tech[ship] >= 1 << 64
    assert through_json(t.state).fleets[0].tech[ship] == t.red.fleet.tech[ship]
