"""SE-20 to SE-23, SE-28.2: scenarios, alliances, and how games of several players are won."""

from collections import Counter

import pytest

from rules import Answer, Chance, Illegal, Setup, answer_at_random, apply, new_game, view, violations, waiting
from rules.core.running import checked
from rules.empires.economy.income import is_blockaded, lines
from rules.empires.flows.combat import may_bombard
from rules.empires.printed.constants import NOBODY, NOTHING
from rules.empires.printed.levels import level
from rules.empires.printed.switches import SEATS_OF, SWITCHES
from rules.empires.setup import excluded
from rules.empires.state import aliens, board, facts, groups_at, is_enemy, monsters, near
from rules.empires.state.ground import Captured
from tests.games.empires.support import GAME, galaxy
from tests.games.empires.test_setup import begun
from tests.support.playout import no_leak


def kinds(g, hexes):
    return Counter(facts(g).marker_kind[g.marker[hex]] for hex in hexes)


def refused(seats, **options):
    return excluded(Setup(GAME.id, [{} for _ in range(seats)], options)) is not None


# -- set-up


def test_a_quick_start_begins_with_grown_colonies():
    """SE-20.6: open home markers, a full colony on every planet that is not barren, no Colony Ships."""
    g = begun(quick_start="on")
    for seat in (0, 1):
        area = [hex for hex in board(g).areas[seat] if hex != g.homeworld[seat]]
        assert all(g.up[hex] for hex in area)
        colonies = [hex for hex in area if g.colony[hex] == seat]
        assert kinds(g, colonies) == {"planet": 8} and all(g.value[hex] == 5 for hex in colonies)
        assert "CO" not in {facts(g).units[unit].code for unit in g.fleets[seat].unit}
    assert not any(g.up[hex] for hex in board(g).deep)


def test_a_knife_fight_has_no_deep_space():
    """SE-21.8: 4 SC and 4 CO, Ship Size 3 and Movement 2, which the starting units have."""
    g = begun("knife_fight")
    known, rows = facts(g), facts(g).chart.rows
    assert [rows[hex] for hex in g.homeworld] == [(3, 1), (3, 11)] and not board(g).deep
    assert len(board(g).played) == 52
    for seat in (0, 1):
        fleet = g.fleets[seat]
        there = sorted((known.units[fleet.unit[s]].code, fleet.count[s]) for s in groups_at(g, seat, g.homeworld[seat]))
        assert there == [("CO", 1)] * 4 + [("Miner", 1), ("SC", 4), ("SY", 4)]
        assert level(g.tech[seat], known.technology["ship_size"]) == 3 and level(g.tech[seat], known.movement) == 2
        scouts = fleet.unit.index(known.code["SC"])
        assert level(fleet.tech[scouts], known.movement) == 2


def test_i_dare_you_has_two_rows_and_a_hex():
    """SE-21.6: Homeworlds on the edge of the board, 98 markers in deep space."""
    g = new_game(GAME.id, Setup(GAME.id, [{}, {}], {"map": "i_dare_you"}), 5)
    rows = facts(g).chart.rows
    for asked in waiting(g):
        fields = dict(asked.fields)
        extra = {rows[hex][0] for hex in fields["extra"].options}
        homes = {rows[hex] for hex in fields["homeworld"].options}
        own, far = ((1, 2), 3) if asked.seat == 0 else ((11, 12), 10)
        assert extra == {far} and {row for row, _ in homes} == {*own, far}
        assert all(row in (1, 12) or column in (1, 12, 13) for row, column in homes)
    g = begun("i_dare_you")
    assert len(board(g).deep) == 98 and [len(area) for area in board(g).areas] == [26, 26]


def test_the_map_without_exact_data_is_not_offered():
    """SE-21.9."""
    assert "massive" not in SWITCHES["map"][0]
    with pytest.raises(Illegal):
        new_game(GAME.id, Setup(GAME.id, [{}, {}], {"map": "massive"}), 1)


@pytest.mark.parametrize("seats", [3, 4])
def test_a_variable_board_mixes_everything(seats):
    """SE-22.2: Homeworlds anywhere, all markers together."""
    names = {3: "three", 4: "four"}
    found = set()
    for seed in (1, 2):
        setup = Setup(GAME.id, [{} for _ in range(seats)], {names[seats]: "variable"})
        g = new_game(GAME.id, setup, seed)
        assert len(set(g.homeworld)) == seats and not any(g.extra)
        assert len(g.marker) == 150 and all(marker != NOTHING for marker in g.marker)
        everything = [m for m in (*g.marker, *g.aside) if facts(g).marker_kind[m] != "homeworld"]
        assert len(everything) == 25 * seats + 102
        assert facts(g).marker_kind[g.marker[g.homeworld[0]]] == "homeworld" and violations(g) == []
        found.add(tuple(g.homeworld))
    assert len(found) == 2
    assert refused(seats, **{names[seats]: "variable"}, quick_start="on")


@pytest.mark.parametrize(
    ("seats", "homes"), [(3, [(3, 7), (10, 3), (10, 10)]), (4, [(3, 4), (3, 11), (10, 3), (10, 10)])]
)
def test_a_quick_conquest_begins_close_and_ahead(seats, homes):
    """SE-22.5, SE-23.2, D-06: 30-CP Homeworlds at these hexes, no mines, 75 CP of technology before the game."""
    switch = {3: "three", 4: "four"}[seats]
    g = new_game(GAME.id, Setup(GAME.id, [{} for _ in range(seats)], {switch: "quick_conquest"}), 5)
    asked = waiting(g)
    assert [each.prompt for each in asked] == ["empires.game.head_start"] * seats and all(each.secret for each in asked)
    slots = dict(asked[0].fields)["levels"].slots
    most = {name: high for name, _, high in slots}
    assert "mines" not in most and "minesweep" not in most
    assert {name for name, high in most.items() if high == 2} == {"ship_size", "movement"}

    def levels(**wanted):
        return (("levels", tuple(wanted.get(name, 0) for name, _, _ in slots)),)

    with pytest.raises(Illegal):  # 25 + 45 + 20 is too much
        apply(g, Answer(0, asked[0].prompt, levels(ship_size=2, movement=2, attack=1)))
    apply(g, Answer(0, asked[0].prompt, levels(ship_size=2, movement=2)))
    apply(g, Answer(1, asked[0].prompt, levels(attack=1)))
    for seat in range(2, seats):
        apply(g, Answer(seat, asked[0].prompt, levels()))
    known = facts(g)
    assert [known.chart.rows[hex] for hex in g.homeworld] == homes
    assert all(g.value[hex] == 30 for hex in g.homeworld)
    assert (level(g.tech[0], known.technology["ship_size"]), level(g.tech[0], known.movement), g.cp[0]) == (3, 3, 5)
    assert (level(g.tech[1], known.attack), g.cp[1]) == (1, 10)  # of 55 that are left ten may be kept
    scouts = g.fleets[0].unit.index(known.code["SC"])
    assert level(g.fleets[0].tech[scouts], known.movement) == 3


def test_three_players_may_agree_on_homeworlds_anywhere():
    """SE-22.1: anywhere in the own area."""
    g = new_game(GAME.id, Setup(GAME.id, [{}, {}, {}], {"homes": "anywhere"}), 5)
    for asked in waiting(g):
        options = dict(asked.fields)["homeworld"].options
        assert len(options) == 26 and sorted(options) == sorted(board(g).areas[asked.seat])


# -- alliances


def allied(scenario, *names, **options):
    return galaxy(*names, options={{3: "three", 4: "four"}[len(names)]: scenario, **options})


FOUR = ("red", "blue", "green", "gold")


def test_two_pairs_are_enemies_of_each_other_only():
    """SE-23.3, SE-1.6."""
    g = allied("uneasy_teams", *FOUR).state
    assert [[is_enemy(g, a, b) for b in range(4)] for a in (0, 3)] == [
        [False, False, True, True], [True, True, False, False],
    ]  # fmt: skip


@pytest.mark.parametrize(("scenario", "may"), [("uneasy_teams", False), ("brother_teams", True), ("standard", True)])
def test_teammates_of_an_uneasy_alliance_do_not_stack(scenario, may):
    """SE-23.4."""
    t = allied(scenario, *FOUR)
    t.blue.has("SC", at=(6, 7))
    t.blue.settles_at((5, 7))
    ships = t.red.has("SC", at=(6, 6))
    t.begins("red")
    steps = t.red.steps(ships)
    assert ((6, 7) in steps) == may and ((5, 7) in steps) == may and (7, 7) in steps


def test_nobody_is_lost_among_uneasy_allies():
    """SE-6.6.1, SE-23.4: where they may not stack."""
    t = allied("uneasy_teams", *FOUR)
    t.marker((6, 6), "lost")
    scout = t.red.has("SC", at=(6, 5))
    t.blue.has("SC", at=(6, 7))
    t.blue.settles_at((7, 6))
    t.begins("red").goes(scout, (6, 6))
    t.red.ends()
    assert sorted(t.place(hex) for hex in t.green.offered("lost.direction")) == [(5, 6), (5, 7), (6, 5), (7, 7)]


def test_uneasy_allies_do_not_use_each_others_pipelines():
    """SE-23.4: and Blood Brothers do."""
    for scenario, reach in (("uneasy_teams", False), ("brother_teams", True)):
        t = allied(scenario, *FOUR)
        for place in ((6, 6), (6, 7), (6, 8)):
            t.blue.has("MS", at=place)
        ships = t.red.has("SC", at=(6, 6)) if reach else t.red.has("SC", at=(7, 6))
        t.begins("red")
        if reach:
            t.red.goes(ships, (6, 7), (6, 8))
            assert t.red.at(ships) == (6, 8)
        else:
            assert (6, 6) not in t.red.steps(ships)


def test_teammates_never_bombard_each_other():
    """SE-23.7."""
    t = allied("brother_teams", *FOUR)
    t.red.has("SC", 3, at=(6, 6))
    t.blue.settles_at((6, 6))
    t.green.settles_at((6, 7))
    t.red.has("SC", 3, at=(6, 7))
    assert not may_bombard(t.state, 0, t.hex((6, 6))) and may_bombard(t.state, 0, t.hex((6, 7)))
    t.begins("red").ends()
    t.blue.ends()
    assert t.red.is_asked("bombardment.shot") and t.colony((6, 6)) == ("blue", 5)


def test_a_brother_keeps_cloaked_ships_from_a_blockade():
    """SE-7.1.3, SE-23.5: his units are friendly ones, and so are his scanners (SE-12.1)."""
    t = allied("brother_teams", *FOUR)
    t.red.settles_at((6, 6))
    t.green.has("R", at=(6, 6), cloaking=1)
    hex = t.hex((6, 6))
    assert is_blockaded(t.state, hex)
    t.blue.has("SC", at=(6, 6))
    assert not is_blockaded(t.state, hex)
    t.blue.has("DD", at=(6, 6), scanner=1)
    assert is_blockaded(t.state, hex)


def test_nobody_bombards_what_a_teammate_founded():
    """SE-23.7: not even after an enemy has captured it (CL-15.1.5)."""
    t = allied("brother_teams", *FOUR, ground="on", raiders="off")
    scouts = t.red.has("SC", 3, at=(6, 6), up=True)
    t.green.settles_at((6, 6))
    assert may_bombard(t.state, 0, t.hex((6, 6))) and t.red.count(scouts) == 3
    t.state.captured.append(Captured(t.hex((6, 6)), t.blue.seat, 0))
    assert not may_bombard(t.state, 0, t.hex((6, 6)))


def conquer(t, attacker="red", victim="green"):
    """The attacker destroys the Homeworld of the victim, whose value is at its lowest."""
    seat = next(each.seat for each in t.players if each.name == victim)
    home = t.state.homeworld[seat]
    t.state.value[home] = 5
    player = getattr(t, attacker)
    fleet = player.has("SC", 1, at=t.place(home))
    t.begins(attacker)
    if facts(t.state).brothers:
        for each in t.players:
            if not is_enemy(t.state, each.seat, player.seat) and not t.state.out[each.seat]:
                each.ends()
    else:
        player.ends()
    t.rolls(1)
    player.answers("bombardment.shot", ("fire", fleet, 1))


@pytest.mark.parametrize("scenario", ["uneasy_teams", "brother_teams"])
def test_a_team_wins_with_any_homeworld_of_the_others(scenario):
    """SE-23.3, SE-23.7: teammates win or lose together."""
    t = allied(scenario, *FOUR)
    conquer(t)
    assert t.state.outcome.places == [[0, 1], [2, 3]]


def test_two_against_one_pay_half_as_much_again():
    """SE-22.3: ships and technology, rounded up; not the single player, not maintenance."""
    t = allied("two_vs_one", "red", "blue", "green")
    for player in t.players:
        player.saves(30)
        player.has("SY", 4, at=t.place(t.state.homeworld[player.seat]))
    t.blue.has("SC", 2, at=(6, 6))
    t.economy()
    for player in t.players:
        row, column = t.place(t.state.homeworld[player.seat])
        player.sheet(research=("exploration",), build={f"decoy@{row},{column}": 1})
    assert [player.cp for player in t.players] == [50 - 15 - 1, 50 - 2 - 23 - 2, 50 - 23 - 2]


def test_two_win_together_and_the_single_player_must_beat_both():
    """SE-22.3: whoever of the pair loses his Homeworld is out, without a bonus for the conqueror."""
    t = allied("two_vs_one", "red", "blue", "green")
    t.blue.has("SC", 2, at=(6, 6))
    t.blue.settles_at((6, 7))
    conquer(t, "red", "blue")
    g = t.state
    assert g.outcome is None and g.out == [False, True, False] and g.order == [0, 2]
    assert g.spoils == [0, 0, 0] and not t.blue.codes() and t.colony((6, 7)) is None
    conquer(t, "red", "green")
    assert t.state.outcome.places[0] == [0]
    t = allied("two_vs_one", "red", "blue", "green")
    conquer(t, "green", "red")
    assert t.state.outcome.places == [[1, 2], [0]]


def test_three_against_one():
    """SE-23.6: double income for the one, but for his Homeworld; the three know more, and each is out with his own."""
    t = allied("three_vs_one", *FOUR)
    known = facts(t.state)
    assert [level(t.state.tech[seat], known.technology["scanner"]) for seat in range(4)] == [0, 1, 1, 1]
    assert [level(t.state.tech[seat], known.technology["terraforming"]) for seat in range(4)] == [0, 1, 1, 1]
    for player, place in ((t.red, (6, 6)), (t.blue, (6, 7))):
        player.settles_at(place, 3)
    t.economy()
    assert (t.red.cp, t.blue.cp) == (20 + 6, 20 + 3)
    conquer(t, "red", "gold")
    assert t.state.outcome is None and t.state.out == [False, False, False, True]
    conquer(t, "blue", "red")
    assert t.state.outcome.places == [[1, 2, 3], [0]]


@pytest.mark.parametrize(("seat", "gives"), [("red", [16, 2, 1]), ("blue", [8, 1, 1])])
def test_all_that_a_colony_gives_is_doubled_but_for_pipelines(seat, gives):
    """SE-23.6, CL-22.6: with Efficient Factories and rich colonies 5 becomes 6, then 9, then 18; the one CP of a
    pipeline stays one."""
    t = allied("three_vs_one", *FOUR, alien_cards="on", rich_colonies="on")
    player = getattr(t, seat)
    t.state.held[player.seat].append(facts(t.state).card["a21"])
    t.state.alien_deck.remove(facts(t.state).card["a21"])
    home = t.state.homeworld[player.seat]
    far = next(hex for hex in near(t.state, home) if t.state.colony[hex] == NOBODY)
    player.settles_at(t.place(far))
    for at in (home, far):
        player.has("MS", at=t.place(at))
    assert [line.cp for line in lines(t.state, player.seat) if line.hex == far] == gives


# -- heavy terrain


def test_heavy_terrain_lays_two_markers_from_the_centre():
    """SE-28.2: as far as the markers of deep space reach."""
    g = begun("standard", heavy_terrain="on")  # 34 hexes: two each
    assert all(g.also[hex] != NOTHING for hex in board(g).deep) and len(g.aside) == 102 - 68
    g = begun("extra_large", heavy_terrain="on")  # 98 hexes: four more
    double = [hex for hex in board(g).deep if g.also[hex] != NOTHING]
    assert len(double) == 4 and {facts(g).chart.rows[hex][0] for hex in double} <= {6, 7} and not g.aside
    assert view(g, 0)["table"]["markers"][double[0]]["is"] == ["closed", "closed"] and violations(g) == []


def heavy(one, other, **options):
    t = galaxy(options={"heavy_terrain": "on", **options})
    t.marker((6, 4), one)
    t.state.also[t.hex((6, 4))] = facts(t.state).marker[other]
    scouts = t.red.has("SC", 2, at=(5, 4))
    t.begins("red").goes(scouts, (6, 4))
    return t, scouts


@pytest.mark.parametrize("turned", [False, True])
def test_danger_destroys_the_ships_and_the_planet_stays(turned):
    """SE-28.2, EC-25."""
    pair = ("danger", "barren")
    t, scouts = heavy(*(reversed(pair) if turned else pair))
    t.red.ends()
    assert t.red.at(scouts) is None and t.kind((6, 4)) == "barren" and t.state.also[t.hex((6, 4))] == NOTHING
    counters = view(t.state, 0)["table"]["counters"][2]
    assert counters["closed"] == {str(t.hex((6, 4))): 4}  # its aliens have met nobody yet


def test_a_machine_whose_finders_have_perished_meets_nobody():
    """SE-28.2, EC-25, SE-17.3: the Danger! comes first; the machine is there and moves on after all players."""
    t, scouts = heavy("danger", "doomsday", machines=3)
    t.red.ends()
    assert t.red.at(scouts) is None and not t.happened("battle")
    assert [t.place(hex) for hex in t.state.fleets[monsters(t.state)].hex] == [(6, 4)]


@pytest.mark.parametrize("turned", [False, True])
def test_beside_a_supernova_nothing_stays(turned):
    """SE-28.2."""
    pair = ("supernova", "danger")
    t, scouts = heavy(*(reversed(pair) if turned else pair))
    t.red.ends()
    assert t.red.at(scouts) == (5, 4) and t.kind((6, 4)) == "supernova" and t.state.also[t.hex((6, 4))] == NOTHING


@pytest.mark.parametrize("other", ["minerals_10", "nebula", "planet", "wreck"])
def test_beside_a_supernova_not_even_terrain_stays(other):
    """SE-28.2: whichever of the two lies on top."""
    t, scouts = heavy(other, "supernova")
    t.red.ends()
    assert t.red.at(scouts) == (5, 4) and t.kind((6, 4)) == "supernova" and t.state.also[t.hex((6, 4))] == NOTHING


@pytest.mark.parametrize("seen", [False, True])
def test_two_barren_planets_have_their_aliens_together(seen):
    """SE-28.2, SE-14.1: both apply together, whether a ship comes or looks from afar."""
    t, _ = heavy("barren", "barren")
    if seen:
        t.marker((6, 3), "barren")
        t.state.also[t.hex((6, 3))] = facts(t.state).marker["barren"]
        cruiser = t.red.has("CA", at=(5, 4), exploration=1)
        t.red.does(cruiser, "look", (6, 3))
        t.red.answers("reveal.reveal", "show")
    else:
        t.red.ends()
    there = t.hex((6, 3) if seen else (6, 4))
    assert len(groups_at(t.state, aliens(t.state), there)) == 8 and sum(t.state.pool) == 40 - 8


def test_two_black_holes_are_rolled_for_once():
    """SE-28.2, SE-6.3: by those who explore them as by those who enter later."""
    t, _ = heavy("black_hole", "black_hole")
    t.red.ends(rolls=(6, 7))
    assert t.red.groups((6, 4)) == [("SC", 1)] and len(t.happened("roll")) == 2


def test_both_markers_are_turned_up_and_apply():
    """SE-28.2: Minerals among Asteroids."""
    t, _ = heavy("asteroids", "minerals_10")
    t.red.ends()
    shown = view(t.state, 1)["table"]["markers"][t.hex((6, 4))]
    assert shown["is"] == ["asteroids", "minerals_10"] and shown["up"]


# -- everything together


def drawn(rng):
    """A table with random switches that go together."""
    while True:
        seats = 2 + rng.below(3)
        options = {
            name: rng.choice(values)
            for name, (values, _) in SWITCHES.items()
            if rng.below(2) and SEATS_OF.get(name, seats) == seats
        }
        setup = Setup(GAME.id, [{} for _ in range(seats)], options)
        if excluded(setup) is None:
            return setup


@pytest.mark.parametrize("seed", range(6))
def test_random_play_with_random_switches_keeps_every_law(seed):
    rng = Chance(seed)
    g = new_game(GAME.id, drawn(rng), seed)
    with checked():
        for count in range(150):
            if not waiting(g):
                break
            apply(g, answer_at_random(g, rng.choice(waiting(g)), rng))
            if count % 10 == 0:
                assert violations(g) == []
    assert all(len(near(g, hex)) >= len(board(g).around[hex]) for hex in board(g).played)


def test_what_a_conqueror_learns_tells_nothing_to_the_others():
    """SE-23.10.3: he is asked whatever he knows himself; what the loser knew lies open."""
    t = galaxy("red", "blue", "green", options={"victory": "long"})
    t.green.knows(attack=2, tactics=1, scanner=1)
    t.red.knows(attack=1)
    conquer(t)
    assert t.red.is_asked("conquest.learn")
    assert sorted(t.red.decision("conquest.learn").items) == ["attack", "scanner", "tactics"]
    assert no_leak(t.state, 3, 4)


def test_nobody_is_asked_in_vain_when_he_knows_all_that_the_loser_knew():
    """SE-23.10.3: the question tells nothing, for it comes all the same."""
    t = galaxy("red", "blue", "green", options={"victory": "long"})
    conquer(t)
    assert t.red.is_asked("conquest.learn") and t.red.decision("conquest.learn").items == ()
    no_leak(t.state, 3, 4)


def test_technology_bought_ahead_stays_secret():
    """SE-22.5, D-06: while all fill in their sheets, and afterwards."""
    setup = Setup(GAME.id, [{}, {}, {}], {"three": "quick_conquest"})
    g = new_game(GAME.id, setup, 5)
    rng = Chance(3)
    while waiting(g) and not g.cycle:
        if waiting(g)[0].prompt == "empires.game.head_start":
            no_leak(g, 2, 2)
        apply(g, answer_at_random(g, waiting(g)[0], rng))
    assert len({g.tech[seat] for seat in range(3)}) > 1 and no_leak(g, 1, 3)
