"""SE-20, SE-21: set-up of the two-player maps, and how a game ends."""

import pytest

from rules import Answer, Setup, apply, new_game, view, waiting
from rules.core.forms import Form
from rules.empires.map.ending import worth
from rules.empires.printed.constants import NOTHING
from rules.empires.printed.switches import CHAPTERS
from rules.empires.state import board, facts, groups_at
from tests.games.empires.support import GAME, galaxy

TWO = ("small", "standard", "large")
# SE-21.1 to SE-21.3: markers in deep space; who adds a hex, and which; the rows of the Homeworlds
DEEP = {"small": 17, "standard": 34, "large": 51}
EITHER = {"small": (1, [(8, 9), (10, 9)]), "standard": (0, [(2, 9), (4, 9)]), "large": (1, [(10, 9), (12, 9)])}
ROWS = {"small": (3, 10), "standard": (2, 11), "large": (1, 12)}


def begun(map="small", seats=2, **options):
    """A game in which everybody has chosen the first hexes offered, at its first turn."""
    from rules import Answer, apply

    chosen = {**options, **({"map": map} if seats == 2 else {})}
    g = new_game(GAME.id, Setup(GAME.id, [{} for _ in range(seats)], chosen), 5)
    while waiting(g)[0].prompt == "empires.game.home":
        asked = waiting(g)[0]
        apply(g, Answer(asked.seat, asked.prompt, tuple(asked.opening().items())))
    return g


@pytest.mark.parametrize("map", TWO)
def test_the_middle_of_the_home_row_is_proposed(map):
    """SE-20.9: what is chosen is the player's business; a corner is hardly ever meant."""
    g = new_game("empires", Setup("empires", [{}, {}], {"map": map}), 1)
    for asked in waiting(g):
        offered, proposed = dict(asked.fields)["homeworld"].options, asked.opening()["homeworld"]
        columns = sorted(facts(g).chart.rows[hex][1] for hex in offered if hex not in facts(g).chart.either[asked.seat])
        assert columns.index(facts(g).chart.rows[proposed][1]) in ((len(columns) - 1) // 2, len(columns) // 2)
        assert asked.problems(asked.opening()) == {}


@pytest.mark.parametrize("map", TWO)
def test_homes_are_chosen_in_secret(map):
    """SE-20.9, SE-21.1, SE-21.2, SE-21.3, D-01, D-02: the Homeworld in the farthest row, one seat adds a hex."""
    g = new_game(GAME.id, Setup(GAME.id, [{}, {}], {"map": map}), 5)
    rows = facts(g).chart.rows
    adds, either = EITHER[map]
    for asked in waiting(g):
        assert isinstance(asked, Form) and asked.secret
        fields = dict(asked.fields)
        assert {rows[hex][0] for hex in fields["homeworld"].options} == {ROWS[map][asked.seat]}
        assert ("extra" in fields) == (asked.seat == adds)
        if asked.seat == adds:
            assert [rows[hex] for hex in fields["extra"].options] == either


@pytest.mark.parametrize("map", [*TWO, "i_dare_you"])
def test_a_homeworld_stands_on_an_added_hex(map):
    """SE-21.1, SE-21.2, SE-21.3, SE-21.6, SE-20.8: where that hex is in the farthest row, or at the edge of the board;
    on one that is not added it does not."""
    g = new_game(GAME.id, Setup(GAME.id, [{}, {}], {"map": map}), 5)
    for asked in waiting(g):
        options = {name: field.options for name, field in asked.fields}
        both = set(options["homeworld"]) & set(options.get("extra", ()))
        for hex in both:
            other = next(each for each in options["extra"] if each != hex)
            assert not asked.problems({"homeworld": hex, "extra": hex})
            assert asked.problems({"homeworld": hex, "extra": other})["homeworld"].rule == "SE-21.1"
        if both:
            apply(g, Answer(asked.seat, asked.prompt, tuple({"homeworld": max(both), "extra": max(both)}.items())))
        else:
            apply(g, Answer(asked.seat, asked.prompt, tuple(asked.opening().items())))
    added = [seat for seat in (0, 1) if g.homeworld[seat] in g.extra]
    assert added == ([0, 1] if map == "i_dare_you" else [EITHER[map][0]])
    for seat in added:
        laid = [hex for hex in board(g).areas[seat] if g.marker[hex] != NOTHING]
        assert g.colony[g.homeworld[seat]] == seat and len(laid) == 26


@pytest.mark.parametrize("map", TWO)
def test_the_board_is_laid_out(map):
    """SE-20.3, SE-20.8, SE-2.3.1, SE-2.3.2, SE-20.4: 25 closed home markers each, deep space, the rest aside."""
    g = begun(map)
    known, layout = facts(g), board(g)
    for seat in (0, 1):
        area = [hex for hex in layout.areas[seat] if hex != g.homeworld[seat]]
        assert len(area) == 25 and not any(g.up[hex] for hex in area)
        kinds = sorted(known.marker_kind[g.marker[hex]] for hex in area)
        counts = {kind: kinds.count(kind) for kind in kinds}
        assert counts == {"planet": 8, "barren": 1, "minerals": 11, "nebula": 2, "asteroids": 2, "black_hole": 1}
    assert len(layout.deep) == DEEP[map] and len(g.aside) == 102 - DEEP[map]
    everywhere = [g.marker[hex] for hex in layout.deep] + g.aside
    assert sorted(everywhere) == [i for i, each in enumerate(known.markers) for _ in range(each.deep)]


def test_every_empire_begins_alike():
    """SE-20.1, SE-20.2, SE-8.2: 3 CO, 1 Miner, 4 SY and 3 SC at a Homeworld of 20; no CP; starting technology."""
    g = begun()
    known = facts(g)
    for seat in (0, 1):
        fleet, home = g.fleets[seat], g.homeworld[seat]
        there = sorted((known.units[fleet.unit[s]].code, fleet.count[s]) for s in groups_at(g, seat, home))
        assert there == [("CO", 1)] * 3 + [("Miner", 1), ("SC", 3), ("SY", 4)]
        assert (g.colony[home], g.value[home], g.cp[seat], g.tech[seat]) == (seat, 20, 0, known.start_levels)
    assert [view(g, 0)["table"]["counters"][1]["closed"][str(g.homeworld[1])]] == [2]  # SC and SY lie face down


def test_three_and_four_players_have_their_maps():
    """SE-22.1, SE-23.1: they begin in the same way; two-player maps are not for them."""
    for seats, map in ((3, "three"), (4, "four")):
        g = begun(seats=seats)
        assert facts(g).map.id == map and len(g.order) == seats
    from rules import Illegal

    with pytest.raises(Illegal):
        new_game(GAME.id, Setup(GAME.id, [{}, {}, {}], {"map": "large"}), 1)


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_chapters_of_the_advanced_rules_can_be_left_out(chapter):
    """SE-20.5: their units and technologies are not for sale."""
    units, technologies = CHAPTERS[chapter]
    g = begun(**{chapter: "off"})
    known = facts(g)
    assert not {known.units[unit].id for unit in known.buildable} & set(units)
    assert all(known.tech_cost(known.technology[name], 1) is None for name in technologies)
    more = {"ground": "on"} if chapter == "gates" else {}  # SE-27.1
    whole = facts(begun("large", **{chapter: "on", **more}))
    assert {whole.units[unit].id for unit in whole.fielded} >= set(units)


def test_two_home_sets_come_without_a_second_homeworld_and_one_planet():
    """SE-21.7."""
    g = begun("double_trouble")
    for seat in (0, 1):
        area = [hex for hex in board(g).areas[seat] if hex != g.homeworld[seat]]
        kinds = [facts(g).marker_kind[g.marker[hex]] for hex in area]
        assert (len(area), kinds.count("planet"), kinds.count("homeworld")) == (49, 15, 0)


# -- bombardment and victory


def besieged(value=20, scouts=6, **options):
    t = galaxy(options=options or None)
    t.state.value[t.hex((10, 4))] = value
    fleet = t.red.has("SC", scouts, at=(10, 4))
    t.begins("red").ends()
    return t, fleet


def test_destroying_the_enemy_homeworld_wins_at_that_moment():
    """SE-21.0, SE-5.12.4, SE-5.12.5."""
    t, fleet = besieged(5)
    t.red.answers("bombardment.shot", ("fire", fleet, 1), rolls=3)
    result = t.state.outcome
    assert result.places == [[0], [1]] and result.reason == "empires.homeworld"
    t.finish(asked="")


@pytest.mark.parametrize(("full", "row"), [(20, [15, 10, 5]), (30, [20, 10, 5])])
def test_a_homeworld_goes_down_its_own_row(full, row):
    """SE-5.12.5."""
    t, fleet = besieged(full, homeworld=full)
    for value in row:
        t.red.answers("bombardment.shot", ("fire", fleet, 1), rolls=1)
        assert t.state.value[t.hex((10, 4))] == value


@pytest.mark.parametrize("phases", [3, 8, 12])
def test_an_agreed_last_phase_ends_the_game_by_the_worth_of_colonies(phases):
    """Ruling on SE-21.0: tables may agree on an end."""
    t = galaxy(options={"phases": phases})
    t.red.settles_at((5, 4), 1)
    t.economy(cycle=phases)
    t.red.sheet()
    t.blue.sheet()
    t.red.answers("economy.first", 0)
    assert t.state.outcome.reason == "empires.limit"
    assert t.state.outcome.places == [[0], [1]] and t.state.outcome.scores == [worth(t.state, 0), 20] == [23, 20]


def test_giving_up_leaves_the_game_to_the_other():
    """Whoever has given up is last."""
    from rules import CONCEDE, Answer

    t = galaxy()
    t.begins("red")
    t.give(Answer(0, CONCEDE, None))
    assert t.state.outcome.places == [[1], [0]]
