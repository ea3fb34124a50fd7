"""SE-12, SE-5.2.2 to SE-5.2.6: Raiders, cloaking, scanners."""

import pytest

from rules import Chance, imagine, waiting
from rules.empires.economy.income import is_blockaded
from rules.empires.printed.levels import level
from rules.empires.state import facts
from tests.games.empires.support import galaxy
from tests.games.empires.verbs import CLOAK, FIRE, HERE
from tests.support.playout import no_leak

SCAN, SCAN_2, MORE = "declaration.scan_1", "declaration.scan_2", "declaration.more"


def meet(*others, cloaking=1, raiders=1, by="red"):
    """A red Raider against a blue scout, up to the first question of the battle; `others` are more blue groups."""
    t = galaxy()
    t.raider = t.red.has("R", raiders, cloaking=cloaking)
    t.scout = t.blue.has("SC")
    t.more = [t.blue.has(code, **levels) for code, levels in others]
    t.knowing()
    t.begins(by)
    getattr(t, by).ends()
    return t


def test_a_cloaked_ship_stays_out_of_the_battle():
    """SE-12.2, SE-5.2.2, D-18: it declares Cloaking 1; without scanners nothing is fought and nobody is revealed."""
    t = meet()
    t.red.answers(CLOAK, (t.raider,))
    assert [e.data["level"] for e in t.happened("cloaking")] == [1]
    assert t.blue.offered(SCAN) == ["silent"]  # a closed counter could be a Destroyer: he is asked (UI-7)
    t.blue.answers(SCAN, "silent")
    t.nobody_hides()
    assert t.state.battle is None and not t.happened("revealed")
    assert t.red.at(t.raider) == HERE and not t.red.fleet.up[t.raider]


def test_everybody_with_closed_counters_is_asked_whether_he_hides():
    """UI-7: with nothing to choose from if he has no Raiders."""
    t = galaxy()
    t.red.has("SC"), t.blue.has("SC")
    t.begins("red").ends()
    assert t.red.offered(CLOAK) == [()]
    t.red.answers(CLOAK, ())
    assert t.blue.offered(CLOAK) == [()]


def test_open_counters_that_are_no_raiders_are_not_asked():
    """UI-7: what all can see needs no question."""
    t = galaxy()
    t.red.has("SC", up=True), t.blue.has("SC", up=True)
    t.begins("red").ends()
    assert t.asked()[0][1].endswith(FIRE)


def test_scanners_find_a_cloaked_ship():
    """SE-12.1, SE-12.6, D-19: a Destroyer with Scanner 1; the Raider is revealed and fights as class D."""
    t = meet(("DD", {"scanner": 1}))
    t.red.answers(CLOAK, (t.raider,))
    t.blue.answers(SCAN, "tell")
    assert t.red.offered(MORE) == ["silent"]
    t.red.answers(MORE, "silent")
    t.nobody_hides()
    b = t.battle()
    mine = t.red.line(t.raider)
    assert not b.cloaked[mine] and b.unit[mine] == facts(t.state).code["R"]
    t.blue.screens()
    assert "ABCDEF"[t.battle().weapon[mine]] == "D"


def test_the_defender_may_keep_silent_about_his_scanners():
    """SE-12.3, D-19: then the Raider goes on."""
    t = meet(("DD", {"scanner": 2}))
    t.red.answers(CLOAK, (t.raider,))
    assert t.blue.offered(SCAN) == ["silent", "tell"]
    t.blue.answers(SCAN, "silent")
    t.nobody_hides()
    assert t.state.battle is None and [event.data["seat"] for event in t.happened("silence")] == [1]
    assert level(t.state.seen_tech[1], facts(t.state).technology["scanner"]) == 0


def test_who_does_not_speak_of_cloaking_two_is_found_by_scanner_one():
    """SE-5.2.2, SE-12.3: else nobody could be asked for Scanner 2. What was said everybody has heard."""
    t = meet(("DD", {"scanner": 2}), cloaking=2)
    t.red.answers(CLOAK, (t.raider,))
    t.blue.answers(SCAN, "tell")
    assert [event.data["level"] for event in t.happened("scanners")] == [1]
    assert level(t.state.seen_tech[1], facts(t.state).technology["scanner"]) == 1
    t.red.answers(MORE, "silent")
    t.nobody_hides()
    assert t.state.battle.hidden == [[], []] and t.red.fleet.up[t.raider]
    t = passing(("DD", {"scanner": 2}), cloaking=2)
    t.red.does(t.raider, "slip")
    t.blue.answers(SCAN, "tell")
    t.red.answers(MORE, "silent")
    assert "slip" not in t.red.orders(t.raider) and t.red.steps(t.raider) == []


@pytest.mark.parametrize(("scanner", "hidden"), [(1, True), (2, False)])
def test_cloaking_two_defeats_scanner_one(scanner, hidden):
    """SE-12.7, SE-5.2.2: said only after Scanner 1 was admitted."""
    t = meet(("DD", {"scanner": scanner}), cloaking=2)
    t.red.answers(CLOAK, (t.raider,))
    t.blue.answers(SCAN, "tell")
    assert t.red.offered(MORE) == ["silent", "tell"]
    t.red.answers(MORE, "tell")
    t.blue.answers(SCAN_2, "tell" if scanner == 2 else "silent")
    t.nobody_hides()
    assert (t.state.battle is None) is hidden
    assert [e.data["level"] for e in t.happened("cloaking")] == [1, 2]


def test_cloaking_does_not_work_in_a_nebula():
    """SE-12.8, SE-5.8.2: nobody is asked, and the Raider fires as class E like all."""
    t = galaxy()
    t.marker(HERE, "nebula", up=True)
    raider = t.red.has("R", cloaking=2)
    t.blue.has("SC")
    t.fight()
    assert not t.happened("cloaking") and not t.battle().cloaked[t.red.line(raider)]


def test_a_cloaked_raider_fires_first_and_better_in_the_first_round():
    """SE-12.5: class A, +1 Attack in round 1 only."""
    t = meet(("BB", {}))
    t.nobody_hides()
    t.blue.screens()
    b = t.battle()
    assert "ABCDEF"[b.weapon[t.red.line(t.raider)]] == "A"
    t.blue.holds(t.more[0])  # class A as well, and the defender is first
    t.red.fires(t.raider, t.scout, rolls=10)
    t.next_round()
    t.blue.holds(t.more[0])
    t.red.fires(t.raider, t.scout, rolls=10)
    assert [need for _, need, _ in t.shots()] == [5, 4]


def test_cloaking_works_again_when_the_last_scanner_is_gone():
    """SE-12.6: from the start of the next round; a screened Destroyer scans as well."""
    t = meet(("DD", {"scanner": 1}), ("CA", {}))
    t.nobody_hides()
    t.blue.screens(DD=1)
    raider = t.red.line(t.raider)
    assert not t.battle().cloaked[raider]
    t.next_round()
    t.blue.holds(t.more[1])
    t.blue.answers(FIRE, ("hold", t.blue.line(t.more[0])))
    t.red.fires(t.raider, t.more[0], rolls=1)
    assert t.blue.at(t.more[0]) is None and not t.battle().cloaked[raider]
    t.next_round()
    assert t.battle().cloaked[raider]


def test_hidden_ships_may_leave_before_technology_is_shown():
    """SE-5.2.4, D-25: to hexes of a retreat; their counter stays closed."""
    t = galaxy()
    raider, scout = t.red.has("R", cloaking=1), t.red.has("SC")
    t.blue.has("SC")
    t.knowing()
    t.begins("red").ends()
    t.red.answers(CLOAK, (raider,))
    t.blue.answers(SCAN, "silent")
    t.nobody_hides()
    assert not t.happened("technology_shown")
    assert ("leave", raider, t.hex((4, 4))) in t.red.offered("battle.slip")
    assert ("leave", raider, t.hex((5, 3))) not in t.red.offered("battle.slip")  # SE-5.9.5
    t.red.answers("battle.slip", ("leave", raider, t.hex((4, 4))))
    assert t.red.at(raider) == (4, 4) and not t.red.fleet.up[raider]
    assert t.red.at(scout) == HERE and t.battle().hidden == [[], []]


def with_scout(**more):
    """Red's Raider hides beside his scout; blue's scout has revealed itself."""
    t = galaxy()
    t.raider, t.mine = t.red.has("R", cloaking=1), t.red.has("SC")
    t.theirs = t.blue.has("SC")
    for code, count in more.items():
        t.blue.has(code, count)
    t.knowing()
    t.begins("red").ends()
    t.red.answers(CLOAK, (t.raider,))
    t.blue.answers(SCAN, "silent")
    t.nobody_hides()
    t.red.answers("battle.slip", "stay")
    return t


def test_a_hidden_ship_neither_fires_nor_is_fired_at():
    """EC-44: while its owner's other ships fight."""
    t = with_scout()
    t.red.answers("battle.join", ())
    assert t.blue.aims(t.theirs) == [t.red.line(t.mine)]
    t.blue.fires(t.theirs, t.mine, rolls=1)
    assert t.state.battle is None and t.red.at(t.raider) == HERE and not t.red.fleet.up[t.raider]


def test_hidden_ships_may_join_before_the_mines():
    """SE-5.2.6, D-26: open, announced, as class A."""
    t = with_scout()
    t.red.answers("battle.join", (t.raider,))
    t.red.screens()
    assert t.red.fleet.up[t.raider] and t.battle().cloaked[t.red.line(t.raider)]
    assert [e.data["unit"] for e in t.happened("technology_shown")] == ["scout", "scout", "raider"]


def test_what_others_learn_of_hidden_ships():
    """SE-5.2.2, visibility: before the reveal not which counters hide, afterwards only that these are Raiders."""
    t = galaxy()
    raider = t.red.has("R", cloaking=1)
    t.red.has("SC"), t.red.has("DD", 2), t.blue.has("SC", 2)
    t.knowing()
    t.begins("red").ends()
    t.red.answers(CLOAK, (raider,))
    worlds = [imagine(t.state, 1, Chance(n)) for n in range(12)]
    assert len({len(w.battle.hidden[0]) for w in worlds}) > 1
    code = facts(t.state).code["R"]
    assert all(w.fleets[0].unit[slot] == code for w in worlds for slot in w.battle.hidden[0])
    assert no_leak(t.state, 3)
    t.blue.answers(SCAN, "silent")
    t.nobody_hides()
    assert no_leak(t.state, 4)
    assert {len(imagine(t.state, 1, Chance(n)).battle.hidden[0]) for n in range(5)} == {1}


def test_declared_every_combat_phase():
    """SE-12.10, SE-4.16: also in the enemy's, with roles exchanged."""
    t = meet()
    t.red.answers(CLOAK, (t.raider,))
    t.blue.answers(SCAN, "silent")
    t.nobody_hides()
    t.blue.ends()
    assert t.blue.is_asked(CLOAK)
    t.blue.answers(CLOAK, ())
    t.red.answers(CLOAK, (t.raider,))
    t.blue.answers(SCAN, "silent")
    assert t.state.battle is None


def test_a_colony_may_be_bombarded_while_enemy_ships_hide():
    """EC-45, SE-5.12.1."""
    t = galaxy()
    t.blue.settles_at(HERE)
    t.red.has("CA", up=True)
    raider = t.blue.has("R", cloaking=1)
    t.knowing()
    t.begins("red").ends()
    t.blue.answers(CLOAK, (raider,))
    assert t.red.is_asked("bombardment.shot")


def test_a_hidden_raider_blockades_only_alone():
    """SE-12.4, SE-7.1.3."""
    t = galaxy()
    t.blue.settles_at(HERE)
    t.red.has("R", cloaking=1)
    assert is_blockaded(t.state, t.hex(HERE))
    t.blue.has("SC")
    assert not is_blockaded(t.state, t.hex(HERE))


# -- passing enemies (SE-12.2, SE-12.3)


def passing(*blue, **levels):
    t = galaxy()
    t.raider = t.red.has("R", cloaking=levels.get("cloaking", 1), movement=4, at=(6, 4))
    for code, carried in blue:
        t.blue.has(code, at=HERE, **carried)
    t.knowing()
    t.begins("red").goes(t.raider, HERE)
    return t


def test_a_raider_slips_on_through_an_enemy_hex():
    """SE-12.2, SE-12.3, SE-4.11, SE-4.7: it is stopped like any ship, and goes on under its cloak if nobody scans."""
    t = passing(("SC", {}), ("Mine", {}))
    assert t.red.steps(t.raider) == []
    t.red.does(t.raider, "slip")
    t.blue.answers(SCAN, "silent")
    assert t.red.is_asked("movement.order")
    t.red.goes(t.raider, (4, 4))
    assert t.red.at(t.raider) == (4, 4) and not t.red.fleet.up[t.raider]


def test_a_raider_that_is_found_stays():
    """SE-12.3: the scanners were admitted; it is fought in the Combat phase."""
    t = passing(("DD", {"scanner": 1}))
    t.red.does(t.raider, "slip")
    t.blue.answers(SCAN, "tell")
    t.red.answers(MORE, "silent")
    assert "slip" not in t.red.orders(t.raider)
    assert t.red.steps(t.raider) == []


def test_no_other_ship_slips_on():
    """SE-12.2."""
    t = galaxy()
    scout = t.red.has("SC", movement=4, at=(6, 4))
    t.blue.has("SC", at=HERE)
    t.knowing()
    t.begins("red").goes(scout, HERE)
    assert "slip" not in t.red.orders(scout)


def test_aliens_do_not_stop_a_cloaked_ship():
    """SE-14.7, SE-12.9: they have no scanners, and nobody is asked for them."""
    t = galaxy()
    t.marker(HERE, "barren", up=True)
    raider = t.red.has("R", cloaking=1, movement=4, at=(6, 4))
    t.aliens_at(HERE, "alien_c")
    t.knowing()
    t.begins("red").goes(raider, HERE)
    t.red.does(raider, "slip")
    t.red.goes(raider, (4, 4))
    assert t.red.at(raider) == (4, 4)


def test_units_stop_where_cloaked_enemies_are():
    """SE-12.10: as for any combat-capable unit."""
    t = galaxy()
    scout = t.red.has("SC", movement=4, at=(6, 4))
    t.blue.has("R", cloaking=1, at=HERE)
    t.knowing()
    t.begins("red").goes(scout, HERE)
    assert t.red.steps(scout) == []


def test_worlds_imagined_while_a_raider_passes():
    """SE-12.3: whoever is asked for scanners knows that it is a Raider."""
    t = passing(("SC", {}))
    t.red.does(t.raider, "slip")
    assert waiting(t.state)[0].seat == 1
    for n in range(5):
        world = imagine(t.state, 1, Chance(n))
        assert world.fleets[0].unit[world.marching] == facts(world).code["R"]
