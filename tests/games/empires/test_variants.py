"""CL-20 and CL-21: variants of the expansion, and the die that chooses among them."""

import pytest

from rules import Answer, Illegal, Setup, apply, find, new_game, waiting
from rules.empires.economy import head_start, income
from rules.empires.flows import opening
from rules.empires.flows.bombardment import bombs
from rules.empires.ground.values import Aim, Soldier
from rules.empires.ground.values import to_hit as ground_to_hit
from rules.empires.printed.levels import level
from rules.empires.printed.switches import FULL, LEARN, PRESETS, USUAL
from rules.empires.state import aliens, board, facts, groups_at, has_terrain
from rules.empires.state.values import Shot, ship, to_hit
from tests.games.empires.support import galaxy
from tests.games.empires.test_setup import begun

GAME = find("empires")


def refused(seats=2, **options):
    with pytest.raises(Illegal) as refusal:
        GAME.check_setup(Setup("empires", [{} for _ in range(seats)], options))
    return refusal.value.reason.rule


# -- CL-20


@pytest.mark.parametrize(("more", "there"), [("off", 0), ("on", 4)])
def test_barren_planets_at_home_have_aliens_too(more, there):
    """CL-20.1."""
    t = galaxy(options={"more_aliens": more})
    t.marker((4, 5), "barren")
    scout = t.red.has("SC", at=(4, 4))
    t.begins("red").goes(scout, (4, 5))
    t.red.ends()
    assert len(groups_at(t.state, aliens(t.state), t.hex((4, 5)))) == there


@pytest.mark.parametrize(("more", "ships"), [("on", 4), ("off", 0)])
def test_more_aliens_are_there_after_a_quick_start(more, ships):
    """CL-20.1, SE-20.6: home-system Barren Planets have them, and lie open; nobody has seen them."""
    g = begun(quick_start="on", more_aliens=more)
    barren = [hex for hex in board(g).areas[0] if has_terrain(g, hex, "barren")]
    assert [len(groups_at(g, aliens(g), hex)) for hex in barren] == [ships] * len(barren) != []
    assert not any(g.fleets[aliens(g)].up)


def test_screening_on_the_ground_needs_ground_combat():
    """CL-14.8.5."""
    assert refused(ground_screening="on", ground="off") == "CL-14.8.5"


def test_more_aliens_need_aliens():
    """CL-20.1, SE-14."""
    assert refused(more_aliens="on", aliens="off") == "CL-20.1"


@pytest.mark.parametrize(("face", "left"), [(8, 1), (9, 0)])
def test_in_safer_space_a_ship_may_survive_danger(face, left):
    """CL-20.2: each exploring ship rolls; only 9 and 10 destroy it."""
    t = galaxy(options={"safer_space": "on"})
    t.marker((4, 5), "danger")
    scout = t.red.has("SC", at=(4, 4))
    t.begins("red").goes(scout, (4, 5))
    t.red.ends(rolls=face)
    assert len(t.red.groups((4, 5))) == left
    assert t.state.marker[t.hex((4, 5))] == -1


@pytest.mark.parametrize(("rich", "cp"), [("off", 5), ("on", 10)])
def test_minerals_are_doubled(rich, cp):
    """CL-20.3."""
    t = galaxy(options={"rich_minerals": rich})
    hex = t.state.homeworld[t.red.seat]
    marker = next(i for i, each in enumerate(facts(t.state).markers) if each.kind == "minerals" and each.value == 5)
    t.state.stored_at.append(hex)
    t.state.stored.append(marker)
    found = [line.cp for line in income.lines(t.state, t.red.seat) if line.source == income.MINERALS]
    assert found == [cp]


@pytest.mark.parametrize(("scientists", "cost"), [("plain", 20), ("slow", 25), ("smart", 15)])
def test_scientists_change_the_price_of_every_level(scientists, cost):
    """CL-20.4, CL-20.5, CL-20.9: one switch, so that they exclude each other."""
    known = facts(galaxy(options={"scientists": scientists}).state)
    assert known.tech_cost(known.technology["attack"], 1) == cost


@pytest.mark.parametrize("bloody", [0, 1])
def test_every_attack_is_better_in_bloody_combat(bloody):
    """CL-20.6, CL-20.9: also in bombardment, on the ground and with a Point Defence, but no boarding number."""
    switches = {"bloody_combat": ("off", "on")[bloody], "boarding": "on", "ground": "on"}
    t = galaxy(options=switches)
    cruiser, boarder = t.red.has("CA", at=(5, 4)), t.red.has("BD", at=(5, 4), boarding=1)
    scout = t.red.has("SC", at=(5, 4), point_defence=1)
    prey, squadron = t.blue.has("DD", at=(5, 4)), t.blue.has("F", at=(5, 4), fighter=1)
    g = t.state
    by, at, flying = ship(g, 0, cruiser), ship(g, 1, prey), ship(g, 1, squadron)
    assert to_hit(g, Shot(by, at)) == 4 + bloody
    assert to_hit(g, Shot(ship(g, 0, scout), flying)) == 6 + bloody
    assert to_hit(g, Shot(ship(g, 0, boarder), at, boards=True)) == 5 - 1
    assert bombs(g, 0, cruiser) == 4 + bloody
    infantry = next(i for i, each in enumerate(facts(g).troops) if each.code == "Inf")
    soldier = Soldier(0, infantry, t.hex((5, 4)), attacks=True)
    assert ground_to_hit(g, Aim(soldier, soldier)) == 4 + bloody


@pytest.mark.parametrize(("rich", "expected"), [("off", [20, 0, 3]), ("on", [23, 0, 6])])
def test_rich_colonies_give_three_more(rich, expected):
    """CL-20.7: each that produces at least 1 CP, the Homeworld too."""
    t = galaxy(options={"rich_colonies": rich})
    t.red.settles_at((4, 4), value=0)
    t.red.settles_at((4, 5), value=3)
    lines = {line.hex: line.cp for line in income.lines(t.state, t.red.seat)}
    assert [lines[t.hex(place)] for place in ((3, 5), (4, 4), (4, 5))] == expected


def test_a_head_start_is_spent_before_the_first_units_are_placed():
    """CL-20.8, D-06: 75 CP for technology, one level of most; up to 10 CP are kept."""
    g = new_game("empires", Setup("empires", [{} for _ in range(3)], {"head_start": "on"}), 3)
    while waiting(g)[0].prompt == "empires.game.home":
        apply(g, Answer(waiting(g)[0].seat, waiting(g)[0].prompt, tuple(waiting(g)[0].opening().items())))
    slots = dict(waiting(g)[0].fields)["levels"].slots
    assert {name for name, _, high in slots if high == 2} == {"ship_size", "movement"}
    for seat in range(3):
        wanted = tuple(int(seat == 0 and name == "attack") for name, _, _ in slots)
        apply(g, Answer(seat, "empires.game.head_start", (("levels", wanted),)))
    known = facts(g)
    scouts = g.fleets[0].unit.index(known.code["SC"])
    assert g.cp == [10, 10, 10] and level(g.fleets[0].tech[scouts], known.attack) == 1


def test_an_academy_of_a_head_start_trains_the_first_crews():
    """CL-20.8, CL-3.2.1: the starting units have what was bought before them; others are Green."""
    options = {"head_start": "on", "experience": "on"}
    g = new_game("empires", Setup("empires", [{} for _ in range(3)], options), 3)
    while waiting(g)[0].prompt == "empires.game.home":
        apply(g, Answer(waiting(g)[0].seat, waiting(g)[0].prompt, tuple(waiting(g)[0].opening().items())))
    slots = dict(waiting(g)[0].fields)["levels"].slots
    for seat in range(3):
        wanted = tuple(int(seat == 0 and name == "academy") for name, _, _ in slots)
        apply(g, Answer(seat, "empires.game.head_start", (("levels", wanted),)))
    scouts = facts(g).code["SC"]
    assert [fleet.experience[fleet.unit.index(scouts)] for fleet in g.fleets[:3]] == [1, 0, 0]


def test_a_head_start_costs_two_against_one_half_as_much_again():
    """CL-20.8, SE-22.3: technology is more expensive for them before the game, too."""
    g = new_game("empires", Setup("empires", [{} for _ in range(3)], {"head_start": "on", "three": "two_vs_one"}), 3)
    slots = [name for name, _, _ in dict(head_start.fields(g, 0))["levels"].slots]
    wanted = tuple(int(name in ("attack", "tactics")) for name in slots)
    assert [head_start.cost(g, seat, wanted) for seat in range(3)] == [35, 53, 53]


def test_a_head_start_does_not_go_with_centres():
    """CL-20.9, CL-17.7."""
    assert refused(head_start="on", centres="on") == "CL-17.7"


# -- CL-21


def rolled(*faces, names=(), map="small", **options):
    """What the dice say of a galaxy."""
    t = galaxy(*names, map=map, options=options)
    t.state.situation, t.state.tables = [], None
    t.rolls(*faces)
    t.state.script, t.state.heard = t._script, t.events
    opening.roll(t.state)
    assert not t._script, "all of these rolls were needed"
    return t


@pytest.mark.parametrize(("face", "name"), list(enumerate(opening.TABLE, 1)))
def test_a_die_says_how_the_galaxy_is(face, name):
    """CL-21.1, CL-21.3, EC-40: RICH_MINERALS on line 4."""
    t = rolled(face)
    assert t.state.situation == [name] and t.events[-1].data["names"] == [name]


def test_the_table_as_printed_has_rich_colonies_twice():
    """CL-21.3."""
    assert rolled(4, galaxy_roll="as_printed").state.situation == ["rich_colonies"]


def test_nine_rolls_twice_and_ten_three_times():
    """CL-21.1, CL-21.2: then 9 and 10, the same again and what excludes an earlier result are rolled again."""
    assert rolled(9, 9, 10, 5, 6, 5, 7).state.situation == ["slow_scientists", "bloody_combat"]
    assert rolled(10, 1, 3, 8).state.situation == ["low_maintenance", "safer_space", "rich_colonies"]


def test_what_has_no_effect_is_rolled_again():
    """CL-21.2: heavy terrain and safer space without deep space, and what is switched on anyway."""
    assert rolled(2, 3, 7, map="knife_fight").state.situation == ["bloody_combat"]
    assert rolled(5, 8, scientists="smart").state.situation == ["rich_colonies"]


def test_nobody_halves_maintenance_that_amoebas_make_free():
    """CL-21.2, SE-26.1, SE-26.2: nothing is paid there, and no Danger! lies between the minerals."""
    assert rolled(1, 2, 3, 4, names=("red",), solo="amoebas").state.situation == ["rich_minerals"]


def test_a_rolled_situation_is_played_by():
    """CL-21.1: from the first step of the game on, and all see it."""
    seeds = range(40)
    for seed in seeds:
        g = galaxy(options={"galaxy_roll": "on"}, seed=seed).state
        if "rich_colonies" in g.situation:
            break
    known = facts(g)
    assert known.options["rich_colonies"] == "on" and GAME.view(g, None)["situation"] == g.situation
    assert income.lines(g, 0)[0].cp == 23
    assert facts(g.clone()) is known


# -- presets


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_presets_are_games_for_every_number_of_players(name, seats):
    """empires.md, 2."""
    GAME.check_setup(Setup("empires", [{} for _ in range(seats)], dict(PRESETS[name])))


def test_the_larger_preset_holds_the_smaller_one():
    assert USUAL.items() <= FULL.items() and not LEARN.keys() & USUAL.keys()
