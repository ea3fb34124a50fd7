"""SE-5.2 to SE-5.7: how a battle goes round by round."""

import pytest

from rules.empires.atoms import fleets
from rules.empires.printed.levels import level
from rules.empires.state import facts, groups_at, monsters
from tests.games.empires.battles import theatre
from tests.games.empires.verbs import FIRE, HERE, SCREEN

AWAY = (8, 6)


def test_both_sides_reveal_types_and_numbers_attacker_first():
    """SE-5.2.3, SE-5.2.5, SE-9.10: then the technology of combat-capable units; all of it is open to everybody."""
    t = theatre()
    t.red.has("SC", 2, attack=1), t.blue.has("DD"), t.blue.has("CO")
    t.fight()
    assert [(e.data["seat"], e.data["unit"]) for e in t.happened("revealed")] == [(0, "scout"), (1, "destroyer")]
    told = [(e.data["seat"], e.data["unit"]) for e in t.happened("technology_shown")]
    assert told == [(0, "scout"), (1, "destroyer")]
    assert all(e.secret == {"slot": (e.data["seat"],)} for e in t.happened("revealed"))
    assert level(t.state.seen_tech[0], facts(t.state).attack) == 1


def test_decoys_are_removed_when_the_battle_begins():
    """SE-5.2.3, SE-8.4."""
    t = theatre()
    t.red.has("SC"), t.red.has("Decoy", 3), t.blue.has("SC"), t.blue.has("Decoy")
    t.fight()
    assert t.red.codes() == ["SC"] and t.blue.codes() == ["SC"]
    assert [e.data["why"] for e in t.happened("lost")] == ["decoy", "decoy"]


def test_nobody_reveals_himself_to_decoys_alone():
    """SE-5.2.3: the Decoys go, the other side stays closed, and no technology is told."""
    t = theatre()
    scouts = t.red.has("SC", 2)
    t.red.has("Decoy"), t.blue.has("Decoy", 2)
    t.fight()
    assert t.blue.codes() == [] and not t.red.fleet.up[scouts]
    assert t.red.codes() == ["SC", "Decoy"]  # what is not revealed is not removed
    assert not t.happened("technology_shown") and t.state.battle is None


ORDER = [  # SE-5.3.1: who fires first, by class
    (("BB", {}), ("BC", {}), "BB"),
    (("CA", {}), ("BC", {}), "BC"),
    (("CA", {}), ("DD", {}), "CA"),
    (("SC", {}), ("DD", {}), "DD"),
    # SE-5.3.2: the higher tactics within a class
    (("DD", {"tactics": 1}), ("DD", {}), "red"),
    (("DD", {}), ("DD", {"tactics": 2}), "blue"),
    (("SC", {"tactics": 3}), ("DD", {}), "DD"),
    # SE-5.3.2: the defender if that is equal, too
    (("DD", {}), ("DD", {}), "blue"),
    (("DD", {"tactics": 1}), ("DD", {"tactics": 1}), "blue"),
]


@pytest.mark.parametrize(("red", "blue", "first"), ORDER)
def test_order_of_fire(red, blue, first):
    """SE-5.3.1, SE-5.3.2."""
    t = theatre()
    t.red.has(red[0], **red[1]), t.blue.has(blue[0], **blue[1])
    t.fight()
    asked = t.players[t.asked()[0][0]]
    assert first in (asked.name, asked.codes()[0])


def test_a_destroyed_unit_does_not_fire():
    """SE-5.3.4: fire takes effect at once."""
    t = theatre()
    cruisers, scouts = t.red.has("CA"), t.blue.has("SC", 2)
    t.fight()
    t.blue.screens()
    t.red.fires(cruisers, scouts, rolls=4)
    assert t.blue.count(scouts) == 1
    assert t.battle().unfired[t.blue.line(scouts)] == 1
    assert t.blue.is_asked(FIRE)


def test_units_of_one_group_choose_one_die_at_a_time():
    """SE-5.3.6, SE-5.3.5: the next unit sees what the last one hit; nobody fires twice in a round."""
    t = theatre()
    cruisers = t.red.has("CA", 3)
    one, two = t.blue.has("SC"), t.blue.has("SC", 2)
    t.fight()
    t.red.answers(SCREEN, {"units": (0,)}) if t.red.is_asked(SCREEN) else None
    t.red.fires(cruisers, one, shots=1, rolls=(9, 1))
    assert t.blue.at(one) == HERE
    t.red.fires(cruisers, two, shots=1)
    assert t.blue.count(two) == 1
    t.red.fires(cruisers, one, rolls=10)
    assert not t.red.is_asked(FIRE)
    assert [shot[0] for shot in t.shots()] == [0, 0, 0]


def test_shots_left_over_may_choose_anew():
    """SE-5.3.6: a volley ends with its target."""
    t = theatre()
    cruisers = t.red.has("CA", 3)
    one, two = t.blue.has("SC", up=True), t.blue.has("DD", 2)
    t.fight()
    t.red.fires(cruisers, one, rolls=1)
    assert t.blue.at(one) is None and t.red.aims(cruisers) == [t.blue.line(two)]
    assert t.red.decision(FIRE).ranges[("fire", t.red.line(cruisers), t.blue.line(two))] == (1, 2)


def test_groups_of_one_moment_in_the_owners_order_but_each_is_completed():
    """SE-5.3.3, D-32: whichever of them begins."""
    for first in (0, 1):
        t = theatre()
        groups = t.red.has("SC", 2), t.red.has("SC", 2, attack=1)
        base = t.blue.has("Base")
        t.fight()
        t.red.screens()
        t.blue.holds(base)
        assert {o[1] for o in t.red.offered(FIRE)} == {t.red.line(each) for each in groups}
        t.red.fires(groups[first], base, shots=1, rolls=10)
        assert {o[1] for o in t.red.offered(FIRE)} == {t.red.line(groups[first])}


def test_a_unit_may_hold_its_fire():
    """SE-5.3.7."""
    t = theatre()
    mine, theirs = t.red.has("SC"), t.blue.has("SC")
    t.fight()
    t.blue.holds(theirs)
    t.red.holds(mine)
    assert not t.shots() and t.battle().round == 2


@pytest.mark.parametrize(("face", "hits"), [(1, True), (2, False)])
def test_a_one_always_hits(face, hits):
    """SE-5.4.2: also if the number needed is below 1: a Minesweeper at a Dreadnought, 1 - 3."""
    t = theatre()
    sweeper, dread = t.red.has("SW", minesweep=1), t.blue.has("DN")
    t.fight()
    t.blue.holds(dread)
    t.red.fires(sweeper, dread, rolls=face)
    assert t.shots()[-1][1] == 1 and t.happened("shot")[-1].data["hit"] is hits


# -- screening (SE-5.5)


def test_ten_units_against_five_may_screen_five():
    """EX-29, SE-5.5.1, D-29: up to the difference."""
    t = theatre()
    t.red.has("SC", 6), t.red.has("DD", 4), t.blue.has("CA", 5)
    t.fight()
    asked = dict(t.red.decision(SCREEN).fields)["units"]
    assert (asked.low, asked.high, asked.caps) == (0, 5, (4, 6))
    t.red.cannot(SCREEN, {"units": (4, 2)})


@pytest.mark.parametrize(("red", "blue", "asked"), [(2, 1, "red"), (1, 2, "blue"), (2, 2, None)])
def test_only_the_larger_side_screens(red, blue, asked):
    """SE-5.5.1, EC-02, EC-03."""
    t = theatre()
    t.red.has("SC", red), t.blue.has("SC", blue)
    t.fight()
    assert [p.name for p in t.players if p.is_asked(SCREEN)] == ([asked] if asked else [])


def test_screened_units_neither_fire_nor_are_fired_at():
    """SE-5.5.2, SE-5.5.3: for this round, even if the others fall; then the choice is made anew."""
    t = theatre()
    scout, destroyer = t.red.has("SC"), t.red.has("DD")
    cruiser = t.blue.has("CA")
    t.fight()
    t.red.screens(SC=1)
    assert t.blue.aims(cruiser) == [t.red.line(destroyer)]
    t.blue.fires(cruiser, destroyer, rolls=10)
    t.red.fires(destroyer, cruiser, rolls=10)
    assert t.battle().round == 2  # the scout was not asked
    t.red.screens()
    assert set(t.blue.aims(cruiser)) == {t.red.line(scout), t.red.line(destroyer)}


def test_the_battle_is_won_if_only_screened_units_are_left():
    """SE-5.5.2: screened units outlive those in the line, and fight on in the next round."""
    t = theatre()
    scout, destroyer, cruiser = t.red.has("SC"), t.red.has("DD"), t.blue.has("CA")
    t.fight()
    t.red.screens(SC=1)
    t.blue.fires(cruiser, destroyer, rolls=1)
    assert t.red.at(destroyer) is None and t.red.at(scout) == HERE and t.battle().round == 2


def test_ships_that_cannot_fight_are_always_screened():
    """SE-5.5.4: they neither count nor can be shot at."""
    t = theatre()
    scout, other = t.red.has("SC"), t.blue.has("SC")
    t.red.has("CO"), t.red.has("Miner")
    t.fight()
    assert not t.red.is_asked(SCREEN)
    assert t.blue.aims(other) == [t.red.line(scout)]


def test_shipyards_and_bases_count():
    """SE-5.5.6, SE-5.6.1, SE-8.1, SE-8.2: they fight in every battle in their hex."""
    t = theatre()
    t.red.has("CA"), t.blue.has("SY", 2), t.blue.has("Base")
    t.fight()
    assert dict(t.blue.decision(SCREEN).fields)["units"].high == 2
    t.blue.screens()
    assert t.battle().bonus == 1


def test_a_part_of_a_group_is_screened_only_with_a_counter_of_its_own():
    """SE-5.7.4, SE-5.9.8: two groups of Dreadnoughts are all there are."""
    t = theatre()
    t.red.has("DN", 3), t.red.has("DN", 1, at=AWAY), t.blue.has("SC")
    t.fight()
    t.red.cannot(SCREEN, {"units": (1,)}, "empires.no_counter", "SE-5.7.4")
    t.red.screens()


def test_one_counter_is_enough_for_a_part_of_one_group():
    """SE-5.7.4: of two groups that want to part one has the last counter of Scouts; a whole group needs none."""
    t = theatre()
    t.red.has("SC", 2), t.red.has("SC", 2, attack=1), t.red.has("SC", at=AWAY), t.red.has("SC", at=(3, 5))
    t.blue.has("SC")
    t.fight()
    t.red.cannot(SCREEN, {"units": (1, 1)}, "empires.no_counter", "SE-5.7.4")
    t.red.answers(SCREEN, {"units": (1, 2)})
    assert sorted(t.red.groups(HERE)) == [("SC", 1), ("SC", 1), ("SC", 2)]


def test_a_part_that_is_screened_gets_a_counter_of_its_own():
    """SE-5.7.4."""
    t = theatre()
    t.red.has("SC", 3), t.blue.has("CA")
    t.fight()
    t.red.screens(SC=2)
    assert sorted(t.red.count(slot) for slot in groups_at(t.state, 0, t.hex(HERE))) == [1, 2]


def test_a_damaged_unit_may_be_split_off_to_be_screened():
    """SE-5.7.4."""
    t = theatre()
    cruisers, foe = t.red.has("CA", 2), t.blue.has("CA")
    t.fight()
    t.red.screens()
    t.blue.fires(foe, cruisers, rolls=(1, 10, 10))
    t.red.fires(cruisers, foe)
    asked = dict(t.red.decision(SCREEN).fields)["units"]
    assert asked.slots == (t.red.line(cruisers), ("hurt", t.red.line(cruisers)))
    t.red.answers(SCREEN, {"units": (0, 1)})
    assert t.red.fleet.damage[cruisers] == 0
    other = next(slot for slot in groups_at(t.state, 0, t.hex(HERE)) if slot != cruisers)
    assert t.red.fleet.damage[other] == 1 and t.battle().screened[t.red.line(other)]


# -- the Fleet Size Bonus (SE-5.6)


@pytest.mark.parametrize(("red", "blue", "need"), [(2, 1, 4), (3, 2, 3), (4, 2, 4), (5, 3, 3)])
def test_twice_as_many_units_hit_better(red, blue, need):
    """SE-5.6.1: scouts against scouts need 3, with the bonus 4."""
    t = theatre()
    mine, theirs = t.red.has("SC", red), t.blue.has("SC", blue)
    t.fight()
    t.red.screens()
    t.blue.holds(theirs)
    t.red.fires(mine, theirs, shots=1, rolls=10)
    assert t.shots()[-1][1] == need


def test_screened_units_do_not_count_for_the_bonus():
    """SE-5.6.1."""
    t = theatre()
    t.red.has("SC", 2), t.blue.has("CA")
    t.fight()
    t.red.screens(SC=1)
    assert t.battle().bonus == -1


def test_the_bonus_is_fixed_for_a_round_and_checked_every_round():
    """SE-5.6.1."""
    t = theatre()
    mine, theirs = t.red.has("SC", 2), t.blue.has("CA")
    t.fight()
    t.red.screens()
    t.blue.fires(theirs, mine, rolls=(1, 10))
    assert t.battle().bonus == 0
    t.red.fires(mine, theirs)
    assert t.shots()[-1][1] == 3  # 3 + 1 - 1
    assert t.battle().bonus == -1


# -- damage (SE-5.7)


def test_hits_on_a_group_go_to_its_damaged_unit():
    """SE-5.7.1, SE-5.7.2, SE-5.7.3: a unit falls when its hits equal its hull; till then it fights on."""
    t = theatre()
    cruisers, foe = t.red.has("CA", 2), t.blue.has("BB", 3)
    t.fight()
    t.blue.screens()
    t.blue.fires(foe, cruisers, shots=1, rolls=(1, 10, 1))
    assert (t.red.count(cruisers), t.red.fleet.damage[cruisers]) == (2, 1)
    t.blue.fires(foe, cruisers)
    assert (t.red.count(cruisers), t.red.fleet.damage[cruisers]) == (1, 0)
    assert t.battle().unfired[t.red.line(cruisers)] == 1


def test_damage_is_repaired_at_the_end_of_the_battle():
    """SE-5.7.5, SE-5.2.13, SE-5.11.1: the winner is whole again and stays open."""
    t = theatre()
    cruiser, foe = t.red.has("CA"), t.blue.has("SC")
    t.state.fleets[0].damage[cruiser] = 1
    t.fight()
    t.red.fires(cruiser, foe, rolls=1)
    assert t.red.fleet.damage[cruiser] == 0 and t.red.fleet.up[cruiser]
    assert t.blue.codes() == [] and t.state.battle is None


def test_technology_shown_is_noted_but_not_written():
    """SE-5.11.2: "last seen", until the group is covered."""
    t = theatre()
    cruiser, foe = t.red.has("CA", defence=2), t.blue.has("SC")
    t.fight()
    t.red.fires(cruiser, foe, rolls=1)
    assert t.red.fleet.shown[cruiser] == t.red.fleet.tech[cruiser] != 0


# -- the end (SE-5.2.11)


def test_ships_without_an_escort_are_destroyed_after_the_battle():
    """SE-5.2.11."""
    t = theatre()
    cruiser, foe = t.red.has("CA"), t.blue.has("SC")
    t.blue.has("CO"), t.red.has("CO")
    t.fight()
    t.red.fires(cruiser, foe, rolls=1)
    assert t.blue.codes() == [] and sorted(t.red.codes()) == ["CA", "CO"]


def test_two_calm_rounds_are_a_stand_off():
    """EC-01, SE-5.1.1: both stay, damage is repaired, nobody bombards, and it is fought again."""
    t = theatre()
    t.blue.settles_at(HERE)
    t.red.has("CA"), t.blue.has("CA")
    t.state.fleets[1].damage[0] = 1
    t.fight()
    t.next_round()
    t.next_round()
    assert t.happened("battle_over")[0].data["how"] == "stand_off"
    assert t.state.fleets[1].damage[0] == 0 and not t.red.is_asked("shot")
    assert t.blue.is_asked("movement.group")
    t.blue.ends()
    assert t.battle().attacker == 1


def test_a_shot_between_calm_rounds_starts_the_count_anew():
    """EC-01: two rounds in a row."""
    t = theatre()
    mine, theirs = t.red.has("CA"), t.blue.has("CA")
    t.fight()
    t.next_round()
    t.blue.fires(theirs, mine, rolls=10)
    t.next_round()
    t.next_round()
    assert t.battle().round == 4


# -- several battles (SE-5.1)


def test_the_active_player_chooses_the_order_of_battles():
    """SE-5.1.4, D-23."""
    t = theatre()
    t.red.has("CA"), t.blue.has("SC"), t.red.has("CA", at=AWAY), t.blue.has("SC", at=AWAY)
    t.fight()
    assert t.red.offered("combat.hex") == [t.hex(HERE), t.hex(AWAY)]
    t.red.answers("combat.hex", t.hex(AWAY))
    assert t.battle().hex == t.hex(AWAY) and (t.battle().attacker, t.battle().defender) == (0, 1)


def test_there_is_no_battle_of_three_sides():
    """SE-5.1.2, SE-5.1.3: the mover chooses whom to fight first, survivors fight the next, repaired in between."""
    t = theatre("red", "blue", "green")
    cruisers = t.red.has("CA", 2)
    one, two = t.blue.has("SC"), t.green.has("SC")
    t.fight()
    assert t.red.offered("combat.foe") == [1, 2]
    t.red.answers("combat.foe", 2)
    t.red.screens()
    t.red.fires(cruisers, two, rolls=1)
    assert t.battle().defender == 1 and t.green.codes() == []
    t.red.screens()
    t.red.fires(cruisers, one, rolls=1)
    assert t.blue.codes() == []


def test_whoever_is_destroyed_fights_nobody_else():
    """SE-5.1.3: only survivors do; the next enemy shows nothing."""
    t = theatre("red", "blue", "green")
    scout, cruiser = t.red.has("SC"), t.blue.has("CA")
    other = t.green.has("SC")
    t.fight()
    t.red.answers("combat.foe", 1)
    t.blue.fires(cruiser, scout, rolls=1)
    assert t.red.codes() == [] and len(t.happened("battle")) == 1
    assert t.blue.fleet.up[cruiser] and not t.green.fleet.up[other]


# -- terrain (SE-5.8)


@pytest.mark.parametrize("terrain", ["asteroids", "nebula"])
def test_everybody_fires_as_class_e_in_terrain(terrain):
    """SE-5.8.1, SE-5.8.2: so that tactics and the defender decide."""
    t = theatre()
    t.marker(HERE, terrain, up=True)
    t.red.has("DN"), t.blue.has("SC", tactics=1)
    t.fight()
    assert t.blue.is_asked(FIRE)


@pytest.mark.parametrize(("terrain", "need"), [("asteroids", 3), ("nebula", 5), (None, 4)])
def test_terrain_changes_the_number_to_hit(terrain, need):
    """SE-5.8.1: no attack technology; SE-5.8.2: no defence technology. Both are 1, the basic values 4 and 0."""
    t = theatre()
    if terrain:
        t.marker(HERE, terrain, up=True)
    mine, theirs = t.red.has("DD", attack=1, tactics=1), t.blue.has("DD", defence=1)
    t.fight()
    t.red.fires(mine, theirs, rolls=10)
    assert t.shots()[-1][1] == need


def test_a_fleet_is_all_ships_of_one_owner_in_the_hex():
    """SE-1.7, SE-5.1.1: all of them take part, nobody from elsewhere."""
    t = theatre()
    mine = [t.red.has("SC"), t.red.has("CA"), t.red.has("CO")]
    t.red.has("BB", at=AWAY), t.blue.has("SC", 3)
    t.fight()
    t.blue.screens()
    b = t.battle()
    assert sorted(slot for slot, owner in zip(b.slot, b.owner, strict=True) if owner == 0) == sorted(mine)


def test_screening_comes_before_the_bonus_is_fixed():
    """SE-5.2.8: the units that are screened no longer count for it."""
    t = theatre()
    t.red.has("SC", 2), t.blue.has("CA")
    t.fight()
    t.red.screens(SC=1)
    assert [e.kind for e in t.events if e.kind in ("screened", "round")] == ["screened", "round"]
    assert t.happened("round")[0].data == {"hex": t.hex(HERE), "round": 1, "bonus": -1}


def test_nobody_screens_or_counts_against_machines():
    """SE-5.5.5: whatever their number is."""
    t = theatre()
    cruisers = t.red.has("CA", 4, tactics=1)
    fleets.add_group(t.state, monsters(t.state), facts(t.state).code["BB"], 1, t.hex(HERE), up=True)
    t.rolls(10)
    t.fight()
    assert t.battle().defender == monsters(t.state)
    assert t.red.is_asked(FIRE) and t.battle().bonus == -1 and t.red.aims(cruisers)


def crowded(t, foes=1):
    """Five groups of Scouts: no counter of them is left."""
    groups = [t.red.has("SC", 3), *(t.red.has("SC", at=(3, 5)) for _ in range(3)), t.red.has("SC", attack=1)]
    t.blue.has("SC", foes)
    t.fight()
    return groups


def set_aside(t, units, scuttled):
    asked = t.red.decision(SCREEN)
    slots = dict(asked.fields)["units"].slots
    return {"units": tuple(units.get(slot, 0) for slot in slots), "scuttle": scuttled}


def test_a_group_is_scuttled_so_that_a_part_of_another_can_be_screened():
    """SE-4.14, SE-5.7.4: four against one; one counter is freed, and then no more than two may be set aside."""
    t = theatre()
    groups = crowded(t)
    first, last = t.red.line(groups[0]), t.red.line(groups[-1])
    asked = t.red.decision(SCREEN)
    assert dict(asked.fields)["scuttle"].items == (last,)  # the counter of the large group is needed by nobody else
    for units, scuttled, rule in (
        ({first: 2}, (), "SE-5.7.4"),  # no counter for the part
        ({first: 3}, (last,), "SE-4.14"),  # a whole group needs none
        ({last: 1}, (last,), "SE-4.14"),
        ({}, (last,), "SE-4.14"),
    ):
        assert asked.fits(set_aside(t, units, scuttled)).rule == rule
    t.red.answers(SCREEN, set_aside(t, {first: 2}, (last,)))
    assert t.red.at(groups[-1]) in (None, HERE) and sorted(t.red.groups(HERE)) == [("SC", 1), ("SC", 2)]
    assert t.battle().screened.count(True) == 1 and t.happened("lost", why="scuttled")


def test_whoever_scuttles_is_no_longer_so_many_more():
    """SE-5.5.1, SE-4.14: four against two, but three once one is given up: one may be set aside, not two."""
    t = theatre()
    groups = crowded(t, foes=2)
    first, last = t.red.line(groups[0]), t.red.line(groups[-1])
    asked = t.red.decision(SCREEN)
    assert asked.fits(set_aside(t, {first: 2}, (last,))).rule == "SE-5.5.1"
    assert asked.fits(set_aside(t, {first: 1}, (last,))) is None


def test_only_a_group_of_the_same_kind_frees_a_counter():
    """SE-4.14: there are no more Dreadnoughts, but the Scouts to be parted need a Scout's counter, which is free."""
    t = theatre()
    t.red.has("DN"), t.red.has("DN", at=AWAY), t.red.has("SC", 3), t.blue.has("SC")
    t.fight()
    assert list(dict(t.red.decision(SCREEN).fields)) == ["units"]


def test_nobody_scuttles_while_counters_are_free():
    """SE-4.14: only to free a counter that is needed."""
    t = theatre()
    t.red.has("SC", 3), t.red.has("SC", attack=1), t.blue.has("SC")
    t.fight()
    assert list(dict(t.red.decision(SCREEN).fields)) == ["units"]
