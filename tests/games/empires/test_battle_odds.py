"""The odds service says what the real battle does: same values, same order of fire, counted effort."""

import pytest

from rules import Answer, Chance, apply, clone, view, waiting
from rules.empires.atoms import fleets
from rules.empires.battle.forces import Force, forces_at
from rules.empires.battle.odds import odds, odds_now
from rules.empires.battle.volley import best_target
from rules.empires.state import facts, groups_at, monsters
from rules.empires.state.lines import under_way
from tests.games.empires.battles import theatre
from tests.games.empires.support import galaxy
from tests.games.empires.verbs import HERE
from tests.support.cost import calls_of

BATTLES = {
    "scouts and cruiser": ((("SC", 3, {}), ("CA", 1, {"attack": 1})), (("DD", 3, {}),), None),
    "among asteroids": (
        (("BB", 2, {"attack": 2, "tactics": 1}),),
        (("CA", 3, {"defence": 2}), ("SC", 2, {})),
        "asteroids",
    ),
    "fighters": (
        (("CV", 2, {"fighter": 2}), ("F", 5, {"fighter": 2})),
        (("SC", 4, {"point_defence": 2}), ("BC", 2, {})),
        None,
    ),
    "raiders": ((("R", 2, {"cloaking": 1}),), (("CA", 1, {}), ("DD", 1, {"scanner": 1}), ("SC", 1, {})), None),
    "mines": ((("CA", 4, {}), ("SW", 1, {"minesweep": 1})), (("Mine", 3, {}), ("DD", 2, {}), ("SC", 1, {})), None),
}


def laid_out(red, blue, terrain):
    t = galaxy()
    if terrain:
        t.marker(HERE, terrain, up=True)
    for player, groups in ((t.red, red), (t.blue, blue)):
        for code, count, levels in groups:
            player.has(code, count, **levels)
    return t


def simple(g, asked):
    """Nobody hides, screens or leaves; mines hit what costs most; all fire at the best target, one die at a time."""
    prompt = asked.prompt
    if prompt.endswith(("cloak", "draw")):
        return ()
    if prompt.endswith("screen"):
        return asked.opening()
    if prompt.endswith("mines"):
        b, left, given = under_way(g), asked.high, {}
        for at in sorted(asked.slots, key=lambda each: -facts(g).cost[b.unit[each]]):
            given[at] = min(left, asked.caps[asked.slots.index(at)])
            left -= given[at]
        return tuple(given[at] for at in asked.slots)
    if prompt.endswith("prizes"):
        return "done"
    if prompt.endswith("surplus"):
        return next(asked.answers())
    by = asked.options[0][1]
    aims = [option[2] for option in asked.options if option[:2] == ("fire", by)]
    return ("fire", by, best_target(g, under_way(g), by, aims), 1) if aims else asked.options[-1]


def played(t, games):
    """The real battle, played so many times: who won, and the CP lost by each side."""
    t.fight()
    start, hex = t.state, t.hex(HERE)
    wins, lost = [0, 0], [0, 0]
    fleet = [value(start, seat, hex) for seat in (0, 1)]
    for seed in range(games):
        g = clone(start)
        g.chance = Chance(seed * 977 + 13).below(1 << 62)
        while g.battle is not None:
            asked = waiting(g)[0]
            apply(g, Answer(asked.seat, asked.prompt, simple(g, asked)))
        left = [value(g, seat, hex) for seat in (0, 1)]
        for seat in (0, 1):
            wins[seat] += bool(left[seat] and not left[1 - seat])
            lost[seat] += fleet[seat] - left[seat]
    return [each / games for each in wins], [each / games for each in lost]


def value(g, seat, hex):
    return sum(g.fleets[seat].count[s] * facts(g).cost[g.fleets[seat].unit[s]] for s in groups_at(g, seat, hex))


@pytest.mark.parametrize("name", BATTLES)
def test_the_odds_are_those_of_the_real_battle(name):
    """AI-5: win chance and losses in CP, compared with the engine that is played by the same simple policy."""
    t = laid_out(*BATTLES[name])
    g, hex = t.state, t.hex(HERE)
    expected = odds(g, hex, (0, 1), (forces_at(g, 0, hex), forces_at(g, 1, hex)), seed=3, runs=400)
    wins, lost = played(t, 50)
    fleets = [sum(force.units * facts(g).cost[force.unit] for force in forces_at(g, seat, hex)) for seat in (0, 1)]
    for seat in (0, 1):
        assert abs(wins[seat] - expected.win[seat]) < 0.15, (wins, expected.win)
        if name != "fighters":  # squadrons without room are lost after the fight
            assert abs(lost[seat] - expected.lost_cp[seat]) < 0.15 * max(fleets), (lost, expected.lost_cp)


def test_a_sure_thing():
    """SE-5.4.1: one scout against six battleships."""
    t = laid_out((("SC", 1, {}),), (("BB", 6, {}),), None)
    g, hex = t.state, t.hex(HERE)
    found = odds(g, hex, (0, 1), (forces_at(g, 0, hex), forces_at(g, 1, hex)), seed=1)
    assert found.win[1] > 0.99 and found.lost[0] == (1.0,) and found.lost_cp[0] == 6.0


def test_exact_chance_of_one_round():
    """SE-5.3.2, SE-5.4.1: two scouts duel for one round: the defender hits with 3 in 10, else the attacker does."""
    t = laid_out((("SC", 1, {}),), (("SC", 1, {}),), None)
    g, hex = t.state, t.hex(HERE)
    found = odds(g, hex, (0, 1), (forces_at(g, 0, hex), forces_at(g, 1, hex)), seed=5, runs=4000, rounds=1)
    assert abs(found.win[1] - 0.3) < 0.02 and abs(found.win[0] - 0.21) < 0.02


def test_equal_seeds_give_equal_odds_and_effort():
    """P5: counted effort, no clock."""
    t = laid_out(*BATTLES["fighters"])
    g, hex = t.state, t.hex(HERE)
    sides = forces_at(g, 0, hex), forces_at(g, 1, hex)
    one, two = (odds(g, hex, (0, 1), sides, seed=9, runs=50) for _ in range(2))
    assert one == two and one.effort > 50
    assert odds(g, hex, (0, 1), sides, seed=10, runs=50) != one


def test_some_hundred_battles_cost_little():
    """AI-5: 300 battles of large fleets, at some two hundred calls each."""
    t = laid_out(*BATTLES["fighters"])
    g, hex = t.state, t.hex(HERE)
    sides = forces_at(g, 0, hex), forces_at(g, 1, hex)
    assert calls_of(lambda: odds(g, hex, (0, 1), sides, seed=1, runs=300)) < 100_000


def test_odds_of_a_battle_under_way():
    """From this moment on: who has fired in this round does not fire again, and damage counts."""
    t = theatre()
    mine, theirs = t.red.has("CA", 2), t.blue.has("CA", 2)
    t.fight()
    before, lines = odds_now(t.state, seed=2, runs=400)
    assert lines == [t.red.line(mine), t.blue.line(theirs)]
    t.blue.fires(theirs, mine, rolls=(10, 10))
    after, _ = odds_now(t.state, seed=2, runs=400)
    assert after.win[0] > before.win[0]
    once, _ = odds_now(t.state, seed=2, runs=400, rounds=1)
    assert once.lost[0] == (0.0,) and once.lost[1][0] > 0


def test_screened_units_sit_out_the_round():
    """SE-5.5.2."""
    t = theatre()
    t.red.has("CA", 2), t.red.has("SC"), t.blue.has("CA")
    t.fight()
    t.red.screens(SC=1)
    found, lines = odds_now(t.state, seed=2, runs=100, rounds=1)
    scout = next(i for i, each in enumerate(lines) if t.battle().screened[each])
    assert found.lost[0][scout] == 0


def test_cloaking_counts_again_after_the_last_scanner():
    """SE-12.6: Raiders do better against Destroyers without scanners."""
    results = []
    for scanner in (0, 1):
        t = laid_out((("R", 3, {"cloaking": 1}),), (("DD", 4, {"scanner": scanner}),), None)
        g, hex = t.state, t.hex(HERE)
        results.append(odds(g, hex, (0, 1), (forces_at(g, 0, hex), forces_at(g, 1, hex)), seed=4, runs=300).win[0])
    assert results[0] > results[1] + 0.1


def test_any_forces_can_be_weighed():
    """AI-6: a belief instead of what stands there; nothing in the position is asked but the hex."""
    t = galaxy()
    g = t.state
    code = facts(g).code
    guess = [Force(code["CA"], 0, 2), Force(code["Decoy"], 0, 1)]
    found = odds(g, t.hex(HERE), (0, 1), ([Force(code["BB"], 0, 2)], guess), seed=1)
    assert found.win[0] > 0.8 and len(found.lost[1]) == 2


def test_everybody_sees_the_numbers_to_hit_and_why():
    """UI-9, UI-8: both sides have revealed themselves; the numbers are those of the shots."""
    t = theatre()
    mine, theirs = t.red.has("SC", 3, attack=1), t.blue.has("CA")
    t.red.has("CO")
    t.fight()
    t.red.screens()
    shown = {(each["by"], each["at"]): each for each in view(t.state, 1)["table"]["numbers"]}
    one, two = t.red.line(mine), t.blue.line(theirs)
    assert set(shown) == {(one, two), (two, one)}
    assert shown[one, two]["need"] == 4  # 3 + 1 + 1 - 1
    assert shown[one, two]["why"] == [["attack", 3], ["attack_technology", 1], ["fleet_size", 1], ["defence", -1]]
    assert view(t.state, None)["table"]["numbers"] == view(t.state, 0)["table"]["numbers"]
    t.blue.fires(theirs, mine, rolls=10)
    assert t.happened("shot")[-1].data["need"] == shown[two, one]["need"]


# -- machines and amoebas

FLEET = (("CA", 4, {"attack": 1}), ("DD", 6, {}), ("SC", 4, {}))
BEASTS = {
    "none": ("machine_3", FLEET), "fleets": ("machine_3", FLEET),
    "fighters": ("machine_2", (("CV", 2, {"fighter": 3}), ("F", 6, {"fighter": 3}), ("BC", 2, {"attack": 2}))),
    "cloaking": ("machine_2", (("R", 6, {"cloaking": 2, "attack": 2}),)),
    "mines": ("machine_2", (("Mine", 6, {}), ("CA", 4, {"attack": 2}))),
    "strain_small": ("amoeba_1", (("CA", 2, {}), ("SC", 2, {}), ("SW", 1, {"minesweep": 1}))),
    "strain_twofold": ("amoeba_1", (("DD", 3, {}), ("BC", 1, {}))),
    "strain_wary": ("amoeba_1", (("DD", 2, {}), ("BC", 2, {"attack": 2}), ("SC", 2, {}))),
    "strain_porous": ("amoeba_1", (("CV", 2, {"fighter": 2}), ("F", 6, {"fighter": 2}))),
}  # fmt: skip


def lair(kind, groups):
    """One player and a beast in one hex; it is known."""
    beast = BEASTS[kind][0] if kind in BEASTS else "amoeba_1"
    solo = "amoebas" if beast.startswith("amoeba") else "machines_small"
    t = galaxy("red", options={"solo": solo, "raiders": "on"})
    g = t.state
    unit = facts(g).unit[beast]
    for code, count, levels in groups:
        t.red.has(code, count, at=(5, 7), **levels)
    fleets.add_group(g, monsters(g), unit, 1, t.hex((5, 7)), up=True)
    if solo == "amoebas":
        g.swarm.strains[0], g.swarm.points[0] = kind, 10
        fleets.add_group(g, monsters(g), unit, 1, t.hex((3, 2)), up=True)  # so that the game goes on
    else:
        g.weakness[unit - facts(g).first_machine] = kind
    return t


@pytest.mark.parametrize("kind", BEASTS)
def test_the_odds_against_beasts_are_those_of_the_real_battle(kind):
    """SE-24.6, SE-24.7, SE-24.13, SE-26.5, SE-26.6."""
    t = lair(kind, BEASTS[kind][1])
    g, hex, games = t.state, t.hex((5, 7)), 40
    sides = forces_at(g, 0, hex), forces_at(g, monsters(g), hex)
    expected = odds(g, hex, (0, monsters(g)), sides, seed=3, runs=400)
    t.begins("red")
    before, wins, lost = value(g, 0, hex), 0, 0
    for seed in range(games):
        world = clone(t.state)
        world.chance = Chance(seed * 977 + 13).below(1 << 62)
        apply(world, Answer(0, "empires.movement.group", "end"))
        while world.battle is not None:
            asked = waiting(world)[0]
            chosen = asked.options[0] if asked.prompt.endswith("prey") else simple(world, asked)
            apply(world, Answer(asked.seat, asked.prompt, chosen))
        wins += not groups_at(world, monsters(world), hex)
        lost += before - value(world, 0, hex)
    assert abs(wins / games - expected.win[0]) < 0.17, (wins / games, expected.win)
    if kind not in ("fighters", "strain_porous", "strain_small"):  # squadrons without room, vessels that study
        assert abs(lost / games - expected.lost_cp[0]) < 0.15 * before, (lost / games, expected.lost_cp, before)


@pytest.mark.parametrize(("groups", "kill", "lost"), [
    ((("SC", 2, {}), ("DD", 1, {})), 0.8, (0.4, 1.0)), ((("CA", 2, {}), ("SC", 1, {})), 1.0, (1.0, 0.0)),
    ((("CV", 1, {}),), 0.0, (1.0,)),
])  # fmt: skip
def test_odds_of_an_explosion(groups, kill, lost):
    """SE-26.5: the surest ship explodes; if it fails all others die. SE-26.3: without research all of them do."""
    t = lair("strain_thick", groups)
    g, hex = t.state, t.hex((5, 7))
    sides = forces_at(g, 0, hex), forces_at(g, monsters(g), hex)
    found = odds(g, hex, (0, monsters(g)), sides, seed=1)
    assert found.win[0] == pytest.approx(kill) and found.lost[0] == pytest.approx(lost)
    g.swarm.points[0] = 9
    found = odds(g, hex, (0, monsters(g)), sides, seed=1)
    assert found.win[0] == 0 and found.lost[0] == tuple(float(count) for _, count, _ in groups)
