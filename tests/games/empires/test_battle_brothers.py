"""Blood Brothers (SE-23.5): they move at the same time, and fight as one side, each with his own units."""

import pytest

from rules import Chance, imagine
from rules.empires.battle.odds import odds_now
from rules.empires.battle.volley import needed
from rules.empires.flows.bombardment import hit_colony
from rules.empires.printed.constants import HAND_OVER
from rules.empires.sight.views import view
from rules.empires.state import aliens, facts
from rules.empires.state.lines import controller
from tests.games.empires.advantages import give
from tests.games.empires.support import galaxy
from tests.games.empires.verbs import numbers

HERE = (6, 6)
FOUR = ("red", "blue", "green", "gold")


def brothers(scenario="brother_teams", **options):
    return galaxy(*FOUR, options={"four": scenario, "raiders": "off", **options})


def together(t, *players):
    """Red's team moves nothing and attacks."""
    t.begins("red")
    for player in players or (t.red, t.blue):
        player.ends()


def test_teammates_are_one_side():
    """SE-23.5, SE-5.1.3: all four meet in one battle, two against two; uneasy allies each fight by themselves."""
    t = brothers()
    for player in t.players:
        player.has("SC", at=HERE)
    together(t)
    assert t.battle().sides == [[0, 1], [2, 3]] and sorted(t.battle().owner) == [0, 1, 2, 3]
    assert t.happened("battle")[0].data["sides"] == [[0, 1], [2, 3]]
    t.rolls(10, 10)
    for player in (t.green, t.gold):  # SE-5.3.2: the defenders fire first, each for himself
        slot = 0
        assert sorted(player.aims(slot)) == [t.red.line(0), t.blue.line(0)]
        shot = ("fire", t.battle_line(player, slot), t.blue.line(0), 1)
        player.answers("round.fire", shot)
    assert t.red.is_asked("round.fire")


def test_no_teammate_leads_the_aliens():
    """SE-14.5: blue stands to the left of red, gold comes next and is no friend of his."""
    t = brothers()
    t.marker(HERE, "barren", up=True)
    t.aliens_at(HERE, "alien_b")
    t.red.has("CA", at=HERE), t.red.has("SC", at=HERE)
    together(t)
    assert controller(t.state, t.battle(), aliens(t.state)) == t.gold.seat


def test_after_a_charge_enemies_hit_brothers_better_too():
    """CL-E33, SE-23.5: every enemy ship has +1 Attack; the brothers' own ships do not."""
    t = brothers(advantages="random")
    give(t, t.players[1], "e33")
    slots = [player.has("CA", at=HERE) for player in t.players]
    together(t)
    b, mine = t.battle(), [t.battle_line(player, slot) for player, slot in zip(t.players, slots, strict=True)]
    found = []
    for charger in (-1, 1):
        b.round, b.charger, b.charged = 2, charger, int(charger >= 0)
        found.append([needed(t.state, b, mine[by], mine[at]) for by, at in ((2, 0), (3, 1), (0, 2))])
    assert [after - before for before, after in zip(*found, strict=True)] == [1, 1, 0]


def test_only_those_who_are_there():
    """SE-23.5: a brother elsewhere takes no part."""
    t = brothers()
    t.red.has("SC", at=HERE), t.blue.has("SC", at=(6, 7)), t.gold.has("SC", at=HERE)
    together(t)
    assert t.battle().sides == [[0], [3]]


def test_the_team_counts_for_screening_and_fleet_size():
    """SE-23.5, SE-5.5.1, SE-5.6.1: three and one against two: each may set aside his own, two in all."""
    t = brothers()
    scouts, cruiser = t.red.has("SC", 3, at=HERE), t.blue.has("CA", at=HERE)
    t.green.has("SC", 2, at=HERE)
    together(t)
    asked = dict(t.red.decision("round.screen").fields)["units"]
    assert asked.slots == (t.red.line(scouts),) and asked.high == 2
    t.red.answers("round.screen", {"units": (1,)})
    asked = dict(t.blue.decision("round.screen").fields)["units"]
    assert asked.slots == (t.blue.line(cruiser),) and asked.high == 1
    t.blue.answers("round.screen", {"units": (0,)})
    assert t.battle().bonus == -1 and [t.battle().screened[i] for i in range(len(t.battle().owner))].count(True) == 1


def test_the_team_outnumbers_the_enemy():
    """SE-5.6.1: two scouts of two brothers against one: both need one more."""
    t = brothers()
    t.red.has("SC", at=HERE), t.blue.has("SC", at=HERE)
    scout = t.gold.has("SC", at=HERE)
    together(t)
    for player in (t.red, t.blue):
        if player.is_asked("round.screen"):
            player.answers("round.screen", {"units": (0,)})
    assert t.happened("round")[0].data["bonus"] == 0
    needs = {(each["by"], each["at"]): each["need"] for each in view(t.state, 3)["numbers"]}
    gold = t.gold.line(scout)
    assert needs[t.red.line(0), gold] == needs[t.blue.line(0), gold] == 4


def test_non_combat_ships_are_safe_under_a_brothers_guns():
    """SE-5.2.11: a friendly combat-capable unit is left."""
    t = brothers()
    ship, guard = t.red.has("CO", at=HERE), t.blue.has("CA", at=HERE)
    scout = t.green.has("SC", at=HERE)
    together(t)
    t.blue.fires(guard, scout, rolls=1)
    assert t.state.battle is None and t.red.at(ship) == HERE


@pytest.mark.parametrize("code", ["CO", "Decoy"])
def test_what_cannot_fight_is_not_overrun_beside_a_brothers_fleet(code):
    """SE-4.8, SE-4.9: a hex that holds others, too; all of them wait for the battle."""
    t = brothers()
    ship = t.green.has(code, at=HERE)
    t.gold.has("CA", at=HERE)
    scout = t.red.has("SC", at=(6, 5))
    t.begins("red").goes(scout, HERE)
    assert t.green.at(ship) == HERE and t.green.fleet.up[ship] is (code == "CO")


def test_fighters_stand_on_a_brothers_colony():
    """SE-11.4, SE-11.6: a friendly one; with it they are lost (SE-5.12.8)."""
    t = brothers(carriers="on")
    t.blue.settles_at(HERE, 1)
    carrier, squadrons = t.red.has("CV", at=HERE, fighter=1), t.red.has("F", 3, at=HERE, fighter=1)
    t.begins("red").goes(carrier, (6, 5))
    assert (t.red.at(carrier), t.red.at(squadrons)) == ((6, 5), HERE)
    hit_colony(t.state, t.hex(HERE), t.green.seat)
    assert t.red.at(squadrons) is None


def test_ships_are_refitted_at_a_brothers_shipyard():
    """SE-9.13, SE-23.5: a friendly one, for the own CP."""
    t = brothers()
    ship = t.red.has("CA", at=HERE)
    t.red.knows(attack=1)
    t.red.saves(2)
    t.blue.has("SY", at=HERE)
    t.begins("red").does(ship, "refit", 1)
    assert t.red.level("attack", ship) == 1 and t.red.cp == 0


@pytest.mark.parametrize(("whose", "able"), [("blue", True), ("green", False), (None, False)])
def test_ships_are_refitted_at_a_brothers_construction_bay(whose, able):
    """CL-19.3.9, SE-23.5: at a colony with income of either of them."""
    t = brothers(unique_ships="on")
    t.blue.designs("D2-0-x1", "construction_bay")
    ship, _ = t.red.has("CA", at=HERE), t.blue.has("UN", at=HERE)
    t.red.knows(attack=1)
    t.red.saves(2)
    if whose:
        getattr(t, whose).settles_at(HERE, 3)
    t.begins("red")
    assert ("refit" in t.red.orders(ship)) == able


def test_scanners_of_a_brother_find_raiders():
    """SE-12.6, SE-5.2.2: one side's scanners work for all on it."""
    t = galaxy(*FOUR, options={"four": "brother_teams"})
    t.red.has("R", at=HERE, cloaking=1)
    t.green.has("SC", at=HERE, up=True)
    t.gold.has("DD", at=HERE, up=True, scanner=1)
    together(t)
    t.red.answers("declaration.cloak", (0,))
    assert not t.green.is_asked("declaration.scan_1")  # everybody sees that it has no Destroyer
    t.gold.answers("declaration.scan_1", "tell")
    t.red.answers("declaration.more", "silent")
    assert t.battle().hidden == [[], [], []] and len(t.battle().owner) == 3 and not any(t.battle().cloaked)


def test_mines_of_two_brothers():
    """SE-13.4, SE-5.2.7: each chooses for his own mines, and no ship is hit twice; sweepers work for their side."""
    t = brothers()
    t.red.has("SC", 4, at=HERE), t.blue.has("SW", at=HERE, minesweep=1)
    t.green.has("Mine", 2, at=HERE), t.gold.has("Mine", 1, at=HERE)
    together(t)
    t.green.answers("battle.mines", (1, 0)) if t.green.is_asked("battle.mines") else None
    asked = t.gold.decision("battle.mines")
    assert sum(asked.caps) == 4  # five ships, one of them gone
    t.gold.answers("battle.mines", tuple(int(i == 0) for i in range(len(asked.caps))))
    assert sum(player.count(0) for player in (t.red, t.blue)) == 3


@pytest.mark.parametrize(("levels", "left"), [((1, 1), (2, 0)), ((1, 2), (2, 0)), ((3, 2), (0, 0))])
def test_a_jammer_is_for_the_mines_of_its_owner(levels, left):
    """CL-A24: sweepers against a brother's mines are as good as ever."""
    t = brothers(alien_cards="on")
    give(t, t.green, "a24")
    for each in levels:
        t.red.has("SW", at=HERE, minesweep=each)
    t.green.has("Mine", 2, at=HERE), t.gold.has("Mine", 2, at=HERE)
    together(t)
    swept = {event.data["seat"]: event.data["count"] for event in t.happened("lost", why="swept")}
    assert (2 - swept.get(2, 0), 2 - swept.get(3, 0)) == left


def test_each_brother_says_who_dies_with_his_transports():
    """CL-14.1.4, SE-23.5: also if hits on both take effect together, because dice could be called for anew (CL-A22)."""
    t = brothers(alien_cards="on", ground="on", experience="off")
    give(t, t.green, "a22")
    ships = [player.transports(2, at=HERE, Inf=12) for player in (t.red, t.blue)]
    guns = t.green.has("BB", 2, at=HERE, ship_size=5)
    together(t)
    t.red.screens(), t.blue.screens()
    t.rolls(1, 1)
    for player, slot in zip((t.red, t.blue), ships, strict=True):
        aim = ("fire", t.green.line(guns), t.battle_line(player, slot), 1)
        t.green.answers("round.fire", aim)
    t.green.answers("round.crystal", "pass")
    for player, slot in zip((t.red, t.blue), ships, strict=True):
        player.answers("spilling.lost", player.decision("spilling.lost").opening())
        assert player.hold(slot) == {"Inf": 6}


def test_each_brother_says_who_dies_in_a_black_hole_that_they_explore():
    """CL-14.1.4, D-42, SE-23.5: not only whoever turns the marker up."""
    t = brothers(ground="on")
    t.marker((6, 7), "black_hole")
    scout = t.red.has("SC", at=HERE)
    ships = [player.transports(2, at=HERE, Inf=6, Mar=6) for player in (t.red, t.blue)]
    t.begins("red")
    t.red.goes(scout, (6, 7)), t.red.goes(ships[0], (6, 7))
    t.red.answers("movement.group", HAND_OVER)
    t.blue.goes(ships[1], (6, 7))
    t.blue.ends()
    t.red.ends(rolls=(1, 1, 10, 1, 10))
    for player, slot in zip((t.red, t.blue), ships, strict=True):
        player.answers("spilling.lost", {"troops": numbers(player, "spilling.lost", Inf=6)})
        assert player.hold(slot) == {"Mar": 6}


def test_whoever_fired_before_he_retreats_says_who_dies_in_a_black_hole():
    """CL-14.1.4, CL-A22: also while the dice of those who have fired wait for a call for new ones."""
    t = brothers(alien_cards="on", ground="on", experience="off", questions="needed")
    give(t, t.green, "a22")
    t.red.settles_at((6, 8))
    t.marker((6, 7), "black_hole", up=True)
    ships, _ = t.red.transports(3, at=HERE, Inf=12, Mar=6), t.green.has("CA", 3, at=HERE, ship_size=3)
    together(t)
    while t.battle().round < 2 or not t.red.is_asked("round.fire"):
        if t.green.is_asked("round.crystal"):
            t.green.answers("round.crystal", "pass")
        else:
            t.misses()
    mine, foe = t.red.line(ships), t.battle().owner.index(2)
    t.red.answers("round.fire", ("fire", mine, foe, 1), rolls=(10, 10, 1))
    t.red.answers("round.fire", ("retreat", mine, t.hex((6, 7)), 2))
    t.red.answers("spilling.lost", t.red.decision("spilling.lost").opening())
    assert t.red.groups((6, 7)) == [("T", 1)] and t.green.is_asked("round.crystal")


def test_mines_of_brothers_strike_a_false_group_once():
    """CL-23.9, SE-23.5: the first one removes it, the second one is wasted; nothing else is lost."""
    t = brothers(advantages="random", mines="on", experience="off", questions="needed")
    for held in t.state.held:
        t.state.spare_advantages += held
        held.clear()
    give(t, t.red, "e55")
    sham, real = t.red.has("DD", 2, at=HERE), t.red.has("CA", 3, at=HERE)
    t.red.fleet.unit[sham], t.red.fleet.tech[sham] = facts(t.state).false[facts(t.state).code["DD"]], 0
    for player in (t.green, t.gold):
        player.has("Mine", 1, at=HERE)
    together(t)
    for player in (t.green, t.gold):
        slots = player.decision("battle.mines").slots
        player.answers("battle.mines", tuple(int(each == t.red.line(sham)) for each in slots))
    assert t.red.at(sham) is None and t.red.count(real) == 3 and not t.green.groups(HERE) + t.gold.groups(HERE)


def test_each_brother_says_who_dies_with_transports_that_he_scuttles():
    """CL-14.1.4, SE-4.14: both need a counter to screen a part of a group."""
    t = brothers(ground="on", experience="off")
    groups = {}
    for player in (t.red, t.blue):
        groups[player] = player.transports(2, at=HERE, Inf=12), player.transports(1, at=HERE, Inf=6)
        for _ in range(4):
            player.has("T", at=(1, 1))
    t.green.has("SC", at=HERE)
    together(t)
    for player, (large, small) in groups.items():
        places = dict(player.decision("round.screen").fields)["units"].slots
        some = tuple(int(place == t.battle_line(player, large)) for place in places)
        player.answers("round.screen", {"units": some, "scuttle": (t.battle_line(player, small),)})
    for player in groups:
        player.answers("spilling.lost", player.decision("spilling.lost").opening())
        assert not player.is_asked("spilling.lost")


def test_they_move_at_the_same_time():
    """SE-23.5, SE-4.6: red hands over, blue's warship enters, and red's Colony Ship follows under its escort."""
    t = brothers()
    t.marker((6, 7), "nebula")
    ship, scout = t.red.has("CO", at=HERE), t.blue.has("SC", at=HERE)
    t.begins("red")
    assert (6, 7) not in t.red.steps(ship)
    t.red.answers("movement.group", HAND_OVER)
    t.blue.goes(scout, (6, 7))
    t.blue.ends()
    assert HAND_OVER not in t.red.offered("movement.group")  # everybody else has finished
    t.red.goes(ship, (6, 7))
    t.red.ends()
    assert t.red.at(ship) == t.blue.at(scout) == (6, 7) and t.green.is_asked("movement.group")


def test_a_brothers_pipelines_that_were_used_stay():
    """SE-10.3: they may not move in the same turn."""
    t = brothers()
    pipes = [t.blue.has("MS", at=place) for place in ((6, 6), (6, 7), (6, 8))]
    ships = t.red.has("SC", at=(6, 6))
    t.begins("red").goes(ships, (6, 7), (6, 8))
    t.red.ends()
    assert t.blue.steps(pipes[1]) == []


def test_nobody_but_brothers_hands_over():
    t = galaxy("red", "blue", "green")
    t.red.has("SC")
    t.begins("red")
    assert HAND_OVER not in t.red.offered("movement.group")


@pytest.mark.parametrize(("marker", "left"), [("danger", False), ("supernova", True), ("lost", True)])
def test_they_explore_together(marker, left):
    """SE-6.4 to SE-6.6: what is found there meets the brother's ships as well."""
    t = brothers()
    t.marker((6, 7), marker)
    mine, his = t.red.has("SC", at=HERE), t.blue.has("SC", at=HERE)
    t.begins("red").goes(mine, (6, 7))
    t.red.ends()
    t.blue.goes(his, (6, 7))
    t.blue.ends()
    for player in t.players:
        if player.is_asked("lost.direction"):
            player.answers("lost.direction", t.hex((6, 8)))
    place = {"supernova": HERE, "lost": (6, 8)}.get(marker)
    assert (t.red.at(mine), t.blue.at(his)) == (place, place) and (place is not None) == left


def test_both_bombard():
    """SE-5.12.2: each ship of either, once."""
    t = brothers()
    scout, cruiser = t.red.has("SC", at=HERE), t.blue.has("CA", at=HERE)
    t.green.settles_at(HERE, 5)
    together(t)
    t.red.answers("bombardment.shot", ("fire", scout, 1), rolls=(1, 1))
    t.blue.answers("bombardment.shot", ("fire", cruiser, 1))
    assert t.colony(HERE) == ("green", 1)


def test_odds_count_both_brothers():
    """AI-5: a team that holds the hex with its brother wins more often than alone."""
    chances = []
    for joined in (False, True):
        t = brothers()
        t.red.has("CA", 2, at=HERE), t.green.has("CA", 2, at=HERE)
        if joined:
            t.blue.has("CA", 2, at=HERE)
        together(t)
        found, lines = odds_now(t.state, 3)
        assert lines == list(range(len(t.battle().owner)))
        chances.append(found.win[0])
    assert chances[1] > chances[0] + 0.2


def test_slots_of_brothers_stay_secret():
    """A brother's view and worlds carry no slots of the others: closed counters are guessed, all fight on."""
    t = brothers()
    for player in t.players:
        player.has("DD", 2, at=t.place(t.state.homeworld[player.seat])), player.has("SC", at=HERE)
    together(t)
    seen = view(t.state, 0)["battle"]
    assert [each["slot"] is not None for each in seen["lines"]] == [each["seat"] == 0 for each in seen["lines"]]
    assert all(each["slot"] is None for each in view(t.state, None)["battle"]["lines"])
    for seed in range(5):
        world = imagine(t.state, 0, Chance(seed))
        b = world.battle
        assert b.sides == t.battle().sides
        assert all(world.fleets[owner].hex[slot] == b.hex for owner, slot in zip(b.owner, b.slot, strict=True))
    t.green.holds(1)
