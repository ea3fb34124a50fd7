"""Ship experience and Military Academies (CL-3)."""

import pytest

from rules import Chance, imagine, view
from rules.empires.battle.volley import shot
from rules.empires.economy.ledger import ledger_of
from rules.empires.state import aliens, facts
from rules.empires.state.values import hull, ship, why_hit
from tests.games.empires.battles import theatre
from tests.games.empires.support import galaxy
from tests.games.empires.verbs import HERE

GREEN, SKILLED, VETERAN, ELITE, LEGENDARY = range(5)


def academy(**options):
    return theatre(experience="on", **options)


def duel(by, at, code="SC", other="SC", **options):
    """One ship of each; the shot of red's at blue's, when it is red's moment."""
    t = academy(**options)
    ours, theirs = t.red.trains(t.red.has(code), by), t.blue.trains(t.blue.has(other), at)
    t.fight()
    return t, ours, theirs


# -- levels, joining, new ships


def test_five_levels_and_nothing_beyond():
    """CL-3.1.1: a Legendary group rolls no more."""
    t = academy()
    ours, theirs = t.red.trains(t.red.has("BB"), LEGENDARY), t.blue.has("SC", 2)
    t.fight()
    t.blue.screens()
    t.red.fires(ours, theirs, rolls=1)
    assert t.blue.count(theirs) == 1 and not t.happened("roll", why="experience") and t.red.crew(ours) == LEGENDARY


def test_a_group_shares_its_experience():
    """CL-3.1.2, CL-3.1.4: both parts of a group that is split keep its level."""
    t = galaxy(options={"experience": "on"})
    ships = t.red.trains(t.red.has("CA", 3), ELITE)
    t.begins("red").does(ships, "split", 1)
    assert [t.red.crew(slot) for slot in (0, 1)] == [ELITE, ELITE] and t.red.groups(HERE) == [("CA", 2), ("CA", 1)]


def test_groups_that_join_have_the_lower_level():
    """CL-3.1.3."""
    t = galaxy(options={"experience": "on"})
    old, new = t.red.trains(t.red.has("CA", 2), ELITE), t.red.trains(t.red.has("CA", 3), SKILLED)
    t.begins("red").does(new, "join", old, 1)
    assert (t.red.crew(old), t.red.count(old), t.red.crew(new), t.red.count(new)) == (SKILLED, 3, SKILLED, 2)


@pytest.mark.parametrize(("level", "crew"), [(0, GREEN), (1, SKILLED), (2, SKILLED)])
def test_new_crews_are_green_without_an_academy(level, crew):
    """CL-3.2.1."""
    t = galaxy(options={"experience": "on"})
    t.red.has("SY", at=(3, 5))
    t.red.knows(academy=level)
    t.economy()
    t.red.sheet(build={"scout@3,5": 1})
    t.blue.sheet()
    assert t.red.codes() == ["SY", "SC"] and t.red.crew(1) == crew and t.red.crew(0) == GREEN


def test_an_academy_counts_for_ships_of_the_same_phase():
    """CL-3.2.1, SE-7.5.1."""
    t = galaxy(options={"experience": "on"})
    t.red.has("SY", at=(3, 5))
    t.economy()
    t.red.sheet(research=("academy",), build={"scout@3,5": 1})
    t.blue.sheet()
    assert t.red.crew(1) == SKILLED


def test_recruits_pull_a_group_down():
    """CL-3.2.3: a new ship joins an old group only if the group falls."""
    t = galaxy(options={"experience": "on"})
    t.red.has("SY", at=(3, 5))
    veterans = t.red.trains(t.red.has("SC", at=(3, 5)), VETERAN)
    t.economy()
    t.red.sheet(build={f"scout+{veterans}": 1})
    t.blue.sheet()
    assert (t.red.count(veterans), t.red.crew(veterans)) == (2, GREEN)


def test_who_has_a_row_of_experience():
    """CL-3.3.1: ships that fight and move, fighters too; no Base, no shipyard; Decoys and Colony Ships do not fight."""
    known = facts(galaxy(options={"experience": "on"}).state)
    trained = {known.units[i].code for i in range(known.first_alien) if known.trained[i]}
    assert trained == {"SC", "DD", "CA", "BC", "BB", "DN", "TN", "CV", "F", "R", "SW", "BD", "T", "FLAG", "UN"}


def test_green_groups_are_skilled_after_a_cycle():
    """CL-3.3.2: at the very start of the Economic Phase; others stay as they are."""
    t = galaxy(options={"experience": "on"})
    green, old, yard = t.red.has("SC"), t.red.trains(t.red.has("CA"), ELITE), t.red.has("SY", at=(3, 5))
    t.economy()
    assert [t.red.crew(slot) for slot in (green, old, yard)] == [SKILLED, ELITE, GREEN]
    assert t.red.is_asked("economy.sheet")


def test_who_was_seen_green_is_known_to_be_skilled_after_a_cycle():
    """CL-3.3.2, SE-5.11.2: nobody stays Green; of those who have shown nothing, nothing is known."""
    t = galaxy(options={"experience": "on"})
    seen, elite, _ = t.red.has("SC", up=True), t.red.trains(t.red.has("BB", up=True), ELITE), t.red.has("CA", up=True)
    t.red.fleet.noted[seen], t.red.fleet.noted[elite] = GREEN + 1, ELITE + 1
    t.economy()
    known = {each["unit"]: each["experience"] for each in view(t.state, 1)["table"]["counters"][0]["open"]}
    assert known == {"scout": SKILLED, "battleship": ELITE, "cruiser": None}


@pytest.mark.parametrize(("cycle", "crew"), [(1, GREEN), (2, SKILLED)])
def test_crews_that_nobody_has_seen_are_imagined_as_most_are(cycle, crew):
    """CL-3.3.2: Green only before the first Economic Phase."""
    t = galaxy(options={"experience": "on"})
    t.blue.trains(t.blue.has("SC", at=(8, 4), up=True), ELITE)
    t.begins("red", cycle=cycle)
    assert imagine(t.state, 0, Chance(1)).fleets[1].experience == [crew]


# -- gaining


@pytest.mark.parametrize(("face", "crew"), [(4, VETERAN), (5, SKILLED)])
def test_a_roll_up_to_twice_the_hull_promotes(face, crew):
    """EX-1, CL-3.3.3: a ship of hull 2, no modifiers: 1 to 4."""
    t, ours, theirs = duel(SKILLED, SKILLED, "CA", "CA")
    t.state.fleets[1].damage[theirs] = 1
    t.blue.holds(theirs)
    t.red.fires(ours, theirs, rolls=(1, face))
    assert t.red.crew(ours) == crew
    assert [e.data["face"] for e in t.happened("roll", why="experience")] == [face]


def test_a_ship_that_is_only_damaged_brings_no_roll():
    """CL-3.3.3: one that was destroyed does."""
    t, ours, theirs = duel(SKILLED, SKILLED, "CA", "CA")
    t.blue.holds(theirs)
    t.red.fires(ours, theirs, rolls=1)
    assert t.blue.fleet.damage[theirs] == 1
    assert not t.happened("roll", why="experience") and not t.battle().felled_by


@pytest.mark.parametrize(
    ("code", "other", "level", "face", "rises"),
    [
        ("SC", "CA", 0, 5, True),  # larger than the firer: one better
        ("SC", "CA", 0, 6, False),
        ("SC", "CA", 2, 6, True),  # and the second Academy
        ("SC", "CA", 2, 7, False),
        ("CA", "CA", 2, 5, True),
        ("CA", "CA", 1, 5, False),  # the first Academy does not help
        ("BB", "SC", 0, 2, True),
        ("BB", "SC", 0, 3, False),
    ],
)
def test_larger_victims_and_a_second_academy_make_it_easier(code, other, level, face, rises):
    """CL-3.3.5, CL-3.2.2: cumulative, for old ships too."""
    t = academy()
    ours, theirs = t.red.trains(t.red.has(code), SKILLED), t.blue.trains(t.blue.has(other), SKILLED)
    t.red.knows(academy=level)
    t.state.fleets[1].damage[theirs] = facts(t.state).hull[facts(t.state).code[other]] - 1
    t.fight()
    while not t.red.is_asked("round.fire"):
        t.blue.holds(theirs)
    t.red.fires(ours, theirs, rolls=(1, face))
    assert t.red.crew(ours) == SKILLED + rises
    assert view(t.state, 1)["table"]["seats"][0]["seen"].get("academy", 0) == (2 if level == 2 else 0)


def test_a_legendary_hull_is_not_larger_for_the_roll():
    """CL-3.3.4: two for a Cruiser, though it takes three hits."""
    t, ours, theirs = duel(VETERAN, LEGENDARY, "CA", "CA")
    t.state.fleets[1].damage[theirs] = 2
    t.blue.holds(theirs)
    t.red.fires(ours, theirs, rolls=(1, 5))
    assert t.blue.at(theirs) is None and t.red.crew(ours) == VETERAN


def test_a_gain_counts_at_once_and_once_in_a_battle():
    """CL-3.3.6, CL-3.3.7, EC-06, EC-08: each die, one level; the next kill brings no roll."""
    t = academy()
    ours = t.red.trains(t.red.has("CA", 3), GREEN)
    theirs = t.blue.trains(t.blue.has("SC", 4), VETERAN)
    t.fight()
    t.blue.screens()
    t.red.fires(ours, theirs, rolls=(1, 1, 10, 9, 2))  # two kills, the second roll promotes
    assert t.blue.count(theirs) == 2 and t.red.crew(ours) == SKILLED
    assert [e.data["face"] for e in t.happened("roll", why="experience")] == [9, 2]
    b = t.battle()
    assert b.gained[t.red.line(ours)]
    assert view(t.state, 1)["table"]["battle"]["lines"][0]["gained"]
    t.blue.holds(theirs)
    t.red.screens()
    t.red.fires(ours, theirs, rolls=(1, 10, 10))
    assert t.blue.count(theirs) == 1 and t.red.crew(ours) == SKILLED
    assert len(t.happened("roll", why="experience")) == 2


def test_a_promoted_group_is_shown_beside_its_new_level():
    """EC-07: its level is the new one; that it has gained in this battle is a mark of its own."""
    t, ours, theirs = duel(SKILLED, SKILLED, "BB", "SC")
    t.blue.has("SC", at=(9, 9))
    t.blue.fleet.count[theirs] = 2
    t.red.fires(ours, theirs, rolls=(1, 1))
    seen = {each["seat"]: each for each in view(t.state, 1)["table"]["battle"]["lines"]}
    assert (seen[0]["experience"], seen[0]["gained"]) == (VETERAN, True)
    assert (seen[1]["experience"], seen[1]["gained"]) == (SKILLED, False)


def test_a_group_finishes_shots_and_rolls_before_the_next_fires():
    """CL-3.3.8: of two groups at the same moment, each is completed."""
    t = academy()
    one, two = t.red.trains(t.red.has("CA"), SKILLED), t.red.trains(t.red.has("CA"), SKILLED)
    theirs = t.blue.trains(t.blue.has("SC", 3), SKILLED)
    t.fight()
    t.blue.screens()
    t.red.fires(two, theirs, rolls=(1, 1))
    kinds = [(e.kind, e.data.get("why")) for e in t.events if e.kind in ("shot", "roll", "promoted")]
    assert kinds == [("shot", None), ("roll", "experience"), ("promoted", None)]
    assert t.red.is_asked("round.fire") and (t.red.crew(one), t.red.crew(two)) == (SKILLED, VETERAN)


def test_a_group_rolls_when_all_of_it_has_fired():
    """CL-3.3.3, CL-3.3.8: one of its ships has destroyed something, the others are still to fire."""
    t = academy()
    ours = t.red.trains(t.red.has("CA", 2), SKILLED)
    theirs, others = t.blue.trains(t.blue.has("SC"), SKILLED), t.blue.trains(t.blue.has("SW", 2), SKILLED)
    t.fight()
    t.blue.screens()
    t.red.fires(ours, theirs, 1, rolls=1)
    assert t.blue.at(theirs) is None and not t.happened("roll", why="experience")
    t.red.fires(ours, others, 1, rolls=(10, 1))
    assert len(t.happened("roll", why="experience")) == 1 and t.red.crew(ours) == VETERAN


def test_a_group_that_finds_nobody_left_to_fire_at_has_finished():
    """CL-3.3.3: its first ship destroys the last enemy, and the roll is made."""
    t = academy()
    ours, theirs = t.red.trains(t.red.has("CA", 2), SKILLED), t.blue.trains(t.blue.has("SC"), SKILLED)
    t.fight()
    t.red.screens()
    t.red.fires(ours, theirs, 1, rolls=(1, 1))
    assert t.state.battle is None and t.red.crew(ours) == VETERAN


def test_two_good_rolls_are_one_level():
    """CL-3.3.3, CL-3.3.7, EC-06."""
    t = academy()
    ours, theirs = t.red.trains(t.red.has("CA", 2), SKILLED), t.blue.trains(t.blue.has("SC", 3), SKILLED)
    t.fight()
    t.blue.screens()
    t.red.fires(ours, theirs, 2, rolls=(1, 1, 1, 7))
    assert t.blue.count(theirs) == 1 and t.red.crew(ours) == VETERAN
    assert [e.data["face"] for e in t.happened("roll", why="experience")] == [1, 7]  # one die for each destroyed ship


def test_both_of_two_good_rolls_are_made_for_one_level():
    """CL-3.3.3, CL-3.3.7: the second is rolled and shown after the first has succeeded."""
    t = academy()
    ours, theirs = t.red.trains(t.red.has("CA", 2), SKILLED), t.blue.trains(t.blue.has("SC", 3), SKILLED)
    t.fight()
    t.blue.screens()
    t.red.fires(ours, theirs, 2, rolls=(1, 1, 1, 1))
    assert t.red.crew(ours) == VETERAN
    assert [e.data["face"] for e in t.happened("roll", why="experience")] == [1, 1]


def test_the_last_shot_of_a_battle_counts_too():
    """CL-3.3.3: the enemy is gone, the roll is made all the same."""
    t, ours, theirs = duel(SKILLED, SKILLED, "CA", "SC")
    t.red.fires(ours, theirs, rolls=(1, 1))
    assert t.state.battle is None and t.red.crew(ours) == VETERAN


def test_aliens_are_skilled_and_never_gain():
    """CL-3.3.9."""
    t = galaxy(options={"raiders": "off", "experience": "on"})
    t.marker(HERE, "barren", up=True)
    t.aliens_at(HERE, "alien_b", "alien_b")
    ours = t.red.trains(t.red.has("SC", 2), GREEN)
    t.begins("red")
    t.red.ends(rolls=(1, 10))
    g = t.state
    seen = [each for each in view(g, 0)["table"]["battle"]["lines"] if each["seat"] == aliens(g)]
    assert {each["experience"] for each in seen} == {SKILLED}
    assert t.red.count(ours) == 1 and not t.happened("roll", why="experience")


def test_killing_aliens_gives_experience():
    """CL-3.3.9."""
    t = galaxy(options={"raiders": "off", "experience": "on"})
    t.marker(HERE, "barren", up=True)
    t.aliens_at(HERE, "alien_d")
    ours = t.red.trains(t.red.has("BB"), SKILLED)
    t.begins("red")
    t.red.ends(rolls=(1, 2))
    t.red.answers("round.fire", ("fire", t.red.line(ours), t.alien_line(), 1))
    assert t.red.crew(ours) == VETERAN


@pytest.mark.parametrize("code", ["SY", "Base"])
def test_no_roll_for_what_has_no_experience(code):
    """CL-3.3.11, CL-3.3.1: Bases and shipyards; and they never gain any themselves."""
    t = academy()
    t.blue.settles_at(HERE)
    ours, theirs = t.red.trains(t.red.has("BB"), SKILLED), t.blue.has(code)
    t.state.fleets[1].damage[theirs] = facts(t.state).hull[facts(t.state).code[code]] - 1
    t.fight()
    if t.blue.is_asked("round.fire"):
        t.blue.holds(theirs)
    t.red.fires(ours, theirs, rolls=1)
    assert t.blue.at(theirs) is None and not t.happened("roll", why="experience")


def test_a_shipyard_gains_nothing():
    """CL-3.3.1."""
    t = academy()
    t.blue.settles_at(HERE)
    yard, theirs = t.blue.has("SY"), t.red.has("SC")
    t.fight()
    t.blue.fires(yard, theirs, rolls=1)
    assert t.red.at(theirs) is None and t.blue.crew(yard) == GREEN and not t.happened("roll", why="experience")


# -- effects


def aim(by, at):
    """What experience adds to the number to hit."""
    t, ours, theirs = duel(by, at)
    g, b = t.state, t.battle()
    return {
        step.piece: step.after - step.before for step in why_hit(g, shot(g, b, t.red.line(ours), t.blue.line(theirs)))
    }


@pytest.mark.parametrize(
    ("by", "at", "more"),
    [
        (SKILLED, GREEN, 1),  # CL-3.4.1
        (LEGENDARY, GREEN, 1),
        (SKILLED, SKILLED, 0),
        (SKILLED, VETERAN, 0),
        (GREEN, VETERAN, -1),  # CL-3.4.2
        (SKILLED, LEGENDARY, -1),
    ],
)
def test_experience_and_aim(by, at, more):
    """CL-3.4.1, CL-3.4.2."""
    assert aim(by, at).get("experience", 0) == more


def test_a_green_crew_does_not_dare_to_fire_at_an_elite_one():
    """EX-2, CL-3.4.3: Green Destroyers, Veteran Scouts, Elite Cruisers: only the Scouts, at -1; then the Cruisers."""
    t = academy()
    ours = t.red.trains(t.red.has("DD", 2), GREEN)
    scout, cruiser = t.blue.trains(t.blue.has("SC"), VETERAN), t.blue.trains(t.blue.has("CA"), ELITE)
    t.fight()
    t.blue.holds(cruiser)
    assert t.red.aims(ours) == [t.blue.line(scout)]
    t.red.fires(ours, scout, 1, rolls=(1, 10))
    assert t.red.aims(ours) == [t.blue.line(cruiser)]
    t.red.fires(ours, cruiser, rolls=10)
    assert [need for seat, need, _ in t.shots() if seat == 0] == [4 + 0 - 1, 4 - 1 - 1]


def test_two_levels_above_is_within_reach():
    """CL-3.4.3: three levels above is not, as long as others are there."""
    t = academy()
    ours = t.red.trains(t.red.has("DD"), GREEN)
    crews = (SKILLED, VETERAN, ELITE)
    near, far, out = (t.blue.trains(t.blue.has(c), crew) for c, crew in zip(("SC", "SW", "DD"), crews, strict=True))
    t.fight()
    t.blue.screens()
    t.blue.holds(out)
    assert set(t.red.aims(ours)) == {t.blue.line(near), t.blue.line(far)}


def test_of_those_far_above_only_the_least_experienced():
    """CL-3.4.3."""
    t = academy()
    ours = t.red.trains(t.red.has("DD", 2), GREEN)
    elite, legend = t.blue.trains(t.blue.has("SC"), ELITE), t.blue.trains(t.blue.has("SW"), LEGENDARY)
    t.fight()
    assert t.red.aims(ours) == [t.blue.line(elite)]
    assert t.blue.line(legend) not in t.red.aims(ours)


def test_screened_groups_do_not_count_for_that():
    """CL-3.4.3: a screened Green group does not protect an Elite one."""
    t = academy()
    ours = t.red.trains(t.red.has("DD"), GREEN)
    green, elite = t.blue.trains(t.blue.has("SC"), GREEN), t.blue.trains(t.blue.has("SW"), ELITE)
    t.fight()
    t.blue.screens(SC=1)
    assert t.red.aims(ours) == [t.blue.line(elite)] and t.blue.at(green)


@pytest.mark.parametrize(("crew", "cost"), [(VETERAN, 9), (ELITE, 4), (LEGENDARY, 4)])
def test_the_best_crews_cost_half(crew, cost):
    """CL-3.4.4: rounded down for each group."""
    t = galaxy(options={"experience": "on"})
    t.red.trains(t.red.has("BB", 3), crew)
    t.economy()
    ledger = ledger_of(t.state, 0)
    assert ledger.owed(ledger.start()) == cost
    assert ledger.owed(t.red.filled(scuttle={"0": 2})) == (3 if crew == VETERAN else 1)


def test_each_group_of_the_best_crews_is_rounded_for_itself():
    """CL-3.4.4: two single Scouts and three Battleships: nothing, nothing and four."""
    t = galaxy(options={"experience": "on"})
    for code, count in (("SC", 1), ("SC", 1), ("BB", 3)):
        t.red.trains(t.red.has(code, count), ELITE)
    t.economy()
    ledger = ledger_of(t.state, 0)
    assert ledger.owed(ledger.start()) == 0 + 0 + 9 // 2


def test_who_pays_half_already_pays_nothing():
    """CL-3.4.4, EC-51: with low maintenance; the others' total is halved."""
    t = galaxy(options={"experience": "on", "low_maintenance": "on"})
    t.red.trains(t.red.has("BB", 3), ELITE)
    t.red.trains(t.red.has("CA", 2), SKILLED), t.red.trains(t.red.has("SC"), SKILLED)
    t.economy()
    ledger = ledger_of(t.state, 0)
    assert ledger.owed(ledger.start()) == 5 // 2


def test_a_legendary_cruiser_dies_at_the_third_hit():
    """EX-3, CL-3.4.5: also when the firer has no experience."""
    t = academy()
    t.blue.settles_at(HERE)
    ours, yards = t.red.trains(t.red.has("CA"), LEGENDARY), t.blue.has("SY", 4)
    t.fight()
    t.blue.screens()
    t.blue.fires(yards, ours, 2, rolls=(1, 1))
    assert (t.red.at(ours), t.red.fleet.damage[ours]) == (HERE, 2)
    t.blue.fires(yards, ours, 1, rolls=1)
    assert t.red.at(ours) is None


def test_an_elite_cruiser_has_the_hull_of_any_other():
    """CL-3.4.5: only a Legendary one is tougher."""
    t = academy()
    hulls = [hull(t.state, ship(t.state, 0, t.red.trains(t.red.has("CA"), crew))) for crew in (GREEN, ELITE, LEGENDARY)]
    assert hulls == [2, 2, 3]


def test_a_shipyard_fires_at_any_crew():
    """CL-3.4.6: without a penalty, and at the best of them although others are there."""
    t = academy()
    t.blue.settles_at(HERE)
    yard = t.blue.has("SY")
    green, legend = t.red.trains(t.red.has("SC"), GREEN), t.red.trains(t.red.has("SW"), LEGENDARY)
    t.fight()
    t.red.screens()
    assert set(t.blue.aims(yard)) == {t.red.line(green), t.red.line(legend)}
    steps = why_hit(t.state, shot(t.state, t.battle(), t.blue.line(yard), t.red.line(legend)))
    assert "experience" not in [step.piece for step in steps]


def test_units_without_experience_are_outside():
    """CL-3.4.6: no penalty, no bonus; they do not count for CL-3.4.3."""
    t = academy()
    t.blue.settles_at(HERE)
    ours = t.red.trains(t.red.has("BC", 2), GREEN)
    legend, base = t.blue.trains(t.blue.has("SC"), LEGENDARY), t.blue.has("SY")
    t.fight()
    assert sorted(t.red.aims(ours)) == sorted([t.blue.line(legend), t.blue.line(base)])
    g, b = t.state, t.battle()
    mine, yard = t.red.line(ours), t.blue.line(base)
    for by, at in ((mine, yard), (yard, mine)):
        assert "experience" not in [step.piece for step in why_hit(g, shot(g, b, by, at))]


def test_machines_have_no_experience():
    """CL-3.4.7: Doomsday Machines and Amoebas neither have it nor give it."""
    t = galaxy(options={"experience": "on", "machines": 3})
    known = facts(t.state)
    assert not any(known.trained[known.first_machine :])


def test_captured_ships_and_the_fleet_count_are_in_the_chapter_of_captured_ships():
    """CL-3.4.8: with the switch off nobody has experience at all."""
    t = theatre()
    ours = t.red.trains(t.red.has("CA"), LEGENDARY)
    assert hull(t.state, ship(t.state, 0, ours)) == 2 and not any(facts(t.state).trained)


# -- secrets


def test_experience_is_secret_until_it_fights():
    """SE-5.2.5: told with the technology; afterwards others keep what they noted, until it is covered."""
    seen = []
    for level in (GREEN, LEGENDARY):
        t = academy()
        t.blue.trains(t.blue.has("CA", at=(8, 4)), level)
        t.blue.trains(t.blue.has("CA", at=(8, 5), up=True), level)
        t.begins("red")
        seen.append((view(t.state, 0), view(t.state, None), imagine(t.state, 0, Chance(3)).fleets))
    assert seen[0] == seen[1]
    assert view(t.state, 1)["table"]["counters"][1]["own"][0]["experience"] == LEGENDARY


def test_what_was_shown_is_noted():
    t, _, _ = duel(SKILLED, ELITE, "SC", "CA")
    open_ = view(t.state, 0)["table"]["counters"][1]["open"]
    assert [each["experience"] for each in open_] == [ELITE]
    assert imagine(t.state, 0, Chance(1)).fleets[1].experience == [ELITE]
