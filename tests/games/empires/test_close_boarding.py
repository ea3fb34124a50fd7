"""Boarding, captured ships, Security Forces (CL-4, CL-5)."""

import pytest

from app.games.empires.battle.tally import shares, tally_words
from app.games.empires.words import Words
from app.text.texts import Texts
from rules import Chance, imagine, view, violations
from rules.core.running import checked, run
from rules.empires.atoms.fleets import season
from rules.empires.battle.aftermath import lacking
from rules.empires.battle.volley import shot
from rules.empires.economy.ledger import ledger_of
from rules.empires.printed.constants import CAPTURED, NOBODY
from rules.empires.state import Fleet, aliens, facts
from rules.empires.state.battle import NO_SIDE
from rules.empires.state.experience import may_rise
from rules.empires.state.values import class_of, ship, speed, why_hit
from tests.games.empires.boarding import PRIZES, boarded_to_the_end, boarders, captured_ship, home_with, need
from tests.games.empires.support import galaxy
from tests.games.empires.verbs import HERE

# -- the Boarding Ship


@pytest.mark.parametrize(("level", "number"), [(1, 5 - 2), (2, 6 - 2)])
def test_a_boarding_ship_is_f5_and_with_boarding_2_f6(level, number):
    """CL-4.1.1, CL-4.2.1: less the hull of the target."""
    t = boarders()
    party, cruiser = t.red.has("BD", boarding=level), t.blue.has("CA")
    t.fight()
    assert need(t, t.red, party, t.blue, cruiser) == number
    assert class_of(t.state, ship(t.state, 0, party)) == 5


@pytest.mark.parametrize("terrain", ["asteroids", "nebula"])
def test_it_stays_class_f_in_any_terrain(terrain):
    """CL-4.1.2, SE-5.8.3."""
    t = boarders()
    t.marker(HERE, terrain, up=True)
    party, scout = t.red.has("BD", boarding=1), t.blue.has("SC")
    t.fight()
    assert [t.battle().weapon[t.battle_line(who, slot)] for who, slot in ((t.red, party), (t.blue, scout))] == [5, 4]


def test_a_roll_of_1_always_succeeds():
    """CL-4.1.3."""
    t = boarders()
    party, ship_ = t.red.has("BD", boarding=1), t.blue.has("DN", 2)
    t.blue.knows(security=2)
    t.fight()
    assert need(t, t.red, party, t.blue, ship_) == 1


def test_boarding_ships_carry_no_attack_technology():
    """CL-4.1.4, SE-9.15."""
    t = boarders()
    party = t.red.has("BD", boarding=2, attack=2, defence=2, tactics=1, movement=3)
    assert [t.red.level(name, party) for name in ("attack", "defence", "tactics", "movement", "boarding")] == [
        0, 2, 1, 3, 2,
    ]  # fmt: skip


# -- boarding


def test_the_target_is_captured_whatever_its_hull():
    """CL-4.2.1, CL-4.3.1, CL-4.4.2: at once, with its technology, as a group of its own."""
    t, _, theirs, prize = captured_ship("CA", attack=2, movement=4)
    assert (t.blue.count(theirs), t.red.at(prize), t.red.count(prize)) == (1, HERE, 1)
    assert [t.red.level(name, prize) for name in ("attack", "movement")] == [2, 4]
    assert t.red.level("attack") == 0 and t.red.fleet.builder[prize] == 1 and t.state.seized == [1, 0]


def test_other_modifiers_do_not_count():
    """CL-4.2.2: no technology, no Fleet Size Bonus, no Defence value."""
    t = boarders()
    party, ship_ = t.red.has("BD", 3, boarding=1, attack=1), t.blue.has("DN", defence=3)
    t.fight()
    assert need(t, t.red, party, t.blue, ship_) == 5 - 3
    steps = why_hit(t.state, shot(t.state, t.battle(), t.red.line(party), t.blue.line(ship_)))
    assert [step.piece for step in steps] == ["boarding", "hull"]


def test_a_veteran_boards_a_legend():
    """EX-4: 5 - 3 (hull 2, Legendary +1) - 1 (two levels higher) = 1."""
    t = boarders(experience="on")
    party, cruiser = t.red.trains(t.red.has("BD", boarding=1), 2), t.blue.trains(t.blue.has("CA"), 4)
    t.fight()
    steps = why_hit(t.state, shot(t.state, t.battle(), t.red.line(party), t.blue.line(cruiser)))
    assert {step.piece: step.after - step.before for step in steps} == {"boarding": 5, "hull": -3, "experience": -1}
    assert need(t, t.red, party, t.blue, cruiser) == 1


def test_it_may_try_in_every_round():
    """CL-4.2.3."""
    t = boarders()
    party, cruiser = t.red.has("BD", boarding=1), t.blue.has("CA", 2)
    t.fight()
    for face in (9, 9, 2):
        t.calm_until(t.red, "round.fire")
        t.red.fires(party, cruiser, rolls=face)
    assert t.blue.count(cruiser) == 1


def test_carriers_are_safe_while_fighters_live():
    """CL-4.2.4."""
    t = boarders()
    party = t.red.has("BD", boarding=1)
    carrier, fighters = t.blue.has("CV", fighter=1), t.blue.has("F", 2, fighter=1)
    t.fight()
    t.blue.screens()
    t.calm_until(t.red, "round.fire")
    assert t.blue.line(carrier) not in t.red.aims(party) and t.blue.line(fighters) in t.red.aims(party)


def test_carriers_are_safe_from_boarders_even_if_a_fighter_is_screened():
    """CL-4.2.4, SE-11.2: other ships may fire at them then."""
    t = boarders()
    party, cruiser = t.red.has("BD", boarding=1), t.red.has("CA")
    carrier = t.blue.has("CV", 2, fighter=1)
    t.blue.has("F", 2, fighter=1)
    t.fight()
    t.blue.screens(F=1)
    found = {}
    while len(found) < 2:
        if t.red.is_asked("round.fire"):
            by = next(o[1] for o in t.red.offered("round.fire") if o[0] == "hold")
            slot = party if by == t.red.line(party) else cruiser
            found[slot] = t.blue.line(carrier) in t.red.aims(slot)
        t.calm()
    assert found == {party: False, cruiser: True}


def test_screened_ships_cannot_be_boarded():
    """CL-4.2.5."""
    t = boarders()
    party = t.red.has("BD", boarding=1)
    cruiser, scout = t.blue.has("CA"), t.blue.has("SC")
    t.fight()
    t.blue.screens(CA=1)
    t.calm_until(t.red, "round.fire")
    assert t.red.aims(party) == [t.blue.line(scout)] and t.blue.at(cruiser)


@pytest.mark.parametrize("code", ["Base", "SY", "TN", "F"])
def test_what_is_never_captured_is_shot_at_with_attack_1(code):
    """CL-4.2.6: by the normal rule with the Fleet Size Bonus, never with attack technology."""
    t = boarders(titans="on")
    t.blue.settles_at(HERE)
    party, target = t.red.has("BD", 2, boarding=2, attack=2), t.blue.has(code, fighter=1)
    t.fight()
    t.red.screens()
    g, b = t.state, t.battle()
    one = shot(g, b, t.red.line(party), t.blue.line(target))
    expected = {"Base": 1 + 1 - 2, "SY": 1 + 1, "TN": 1 - 3, "F": 1 + 1}[code]
    assert not one.boards and need(t, t.red, party, t.blue, target) == (max(1, expected) if code != "TN" else expected)


def test_machines_are_only_shot_at():
    """CL-4.2.9."""
    known = facts(galaxy(options={"boarding": "on"}).state)
    assert not any(known.captured[known.first_machine :])


def test_a_captured_ship_counts_as_destroyed_for_experience():
    """CL-4.2.7, CL-3.3.10."""
    t = boarders(experience="on")
    party, cruiser = t.red.trains(t.red.has("BD", boarding=1), 1), t.blue.trains(t.blue.has("CA", 2), 1)
    t.fight()
    t.calm_until(t.red, "round.fire")
    t.red.fires(party, cruiser, rolls=(1, 4))
    assert t.red.crew(party) == 2


def test_boarding_ships_can_be_boarded():
    """CL-4.2.8."""
    t, _, theirs, prize = captured_ship("BD", boarding=1)
    assert t.red.at(prize) == HERE and t.blue.count(theirs) == 1


# -- the captured ship


def test_it_is_idle_in_the_next_round():
    """CL-4.3.2, CL-4.3.7: it neither attacks nor retreats in the rest of this round and in the whole next one."""
    t, party, theirs, prize = captured_ship("CA", 2, boats=3)
    mine, acted = t.red.line(prize), []
    while t.battle().round < 4:
        if t.red.is_asked("round.fire") and any(o[1] == t.red.line(party) for o in t.red.offered("round.fire")):
            t.red.fires(party, theirs, rolls=(9, 9, 9))
        elif t.red.is_asked("round.fire"):
            acted.append((t.battle().round, {o[0] for o in t.red.offered("round.fire") if o[1] == mine}))
            t.red.holds(prize)
        else:
            t.calm()
    assert acted == [(3, {"fire", "retreat", "hold"})]


def test_a_ship_that_had_not_fired_yet_does_not_fire():
    """CL-4.3.7."""
    t = boarders()
    party, scouts = t.red.has("BD", boarding=1), t.blue.has("BD", 2, boarding=1)
    t.fight()
    t.blue.screens()
    t.blue.holds(scouts)
    t.red.fires(party, scouts, rolls=1)
    assert t.battle().round == 2  # nobody else was asked in this round


def test_it_can_be_shot_at_and_recaptured_in_that_time():
    """CL-4.3.3, EC-05: by its old owner, too; whoever retakes his own ship has it back as it was."""
    t = boarders()
    party, theirs = t.red.has("BD", 2, boarding=1), t.blue.has("CA", 2)
    rescue = t.blue.has("BD", boarding=1)
    t.blue.fleet.tech[rescue] |= 1 << 3 * facts(t.state).tactics
    t.blue.knows(tactics=1)
    t.fight()
    t.blue.screens()
    t.blue.holds(theirs), t.blue.holds(rescue)
    t.red.fires(party, theirs, 1, rolls=1)
    prize = next(slot for slot, notes in enumerate(t.red.fleet.notes) if notes & CAPTURED)
    t.red.holds(party)
    if t.blue.is_asked("round.screen"):
        t.blue.screens()
    t.blue.holds(theirs)
    assert t.red.line(prize) in t.blue.aims(rescue)
    t.blue.fires(rescue, prize, rolls=1)
    back = next(slot for slot, hex in enumerate(t.blue.fleet.hex) if hex >= 0 and slot not in (theirs, rescue))
    assert t.red.at(prize) is None and t.blue.fleet.builder[back] == NOBODY and not t.blue.fleet.notes[back] & CAPTURED


def test_it_does_not_count_in_the_next_round():
    """CL-4.3.4, EC-04: neither for screening nor for the fleet size; but it may be screened."""
    t, party, _, prize = captured_ship("CA", 2, boats=1)
    t.red.holds(party) if t.red.is_asked("round.fire") else None
    b = t.battle()
    assert b.round == 2 and not t.red.is_asked("round.screen")  # one Boarding Ship against one Cruiser
    assert b.bonus == NO_SIDE and t.asked()[0][1].endswith("round.fire")
    t.next_round()
    assert t.battle().bonus == 0
    assert t.battle().round == 3 or t.red.is_asked("round.screen")
    assert t.red.at(prize)


def test_a_captured_crew_is_green():
    """CL-4.3.5: whatever the Academy; it gains normally."""
    t = boarders(experience="on")
    party, cruiser = t.red.trains(t.red.has("BD", boarding=1, academy=2), 1), t.blue.trains(t.blue.has("CA", 2), 3)
    t.fight()
    t.calm_until(t.red, "round.fire")
    t.red.fires(party, cruiser, rolls=(1, 10))
    prize = next(slot for slot, notes in enumerate(t.red.fleet.notes) if notes & CAPTURED)
    assert t.red.crew(prize) == 0
    t.economy()
    assert t.red.crew(prize) == 1


def test_its_damage_stays_until_the_end_of_the_battle():
    """CL-4.3.6."""
    t = boarders()
    party, ship_ = t.red.has("BD", boarding=1), t.blue.has("BB", 2)
    t.blue.fleet.damage[ship_] = 2
    t.fight()
    t.calm_until(t.red, "round.fire")
    t.red.fires(party, ship_, rolls=1)
    prize = next(slot for slot, notes in enumerate(t.red.fleet.notes) if notes & CAPTURED)
    assert (t.red.fleet.damage[prize], t.blue.fleet.damage[ship_]) == (2, 0)


def test_a_legend_that_is_captured_lives():
    """CL-4.3.6, CL-3.4.5: hits that only a Legendary crew could stand do not destroy it now."""
    t = boarders(experience="on")
    party, ship_ = t.red.trains(t.red.has("BD", boarding=1), 2), t.blue.trains(t.blue.has("CA", 2), 4)
    t.blue.fleet.damage[ship_] = 2
    t.fight()
    t.calm_until(t.red, "round.fire")
    t.red.fires(party, ship_, rolls=(1, 10))
    prize = next(slot for slot, notes in enumerate(t.red.fleet.notes) if notes & CAPTURED)
    assert (t.red.count(prize), t.red.fleet.damage[prize]) == (1, 1)


# -- book-keeping


def test_after_the_battle_it_needs_a_counter_of_its_captors():
    """CL-4.4.1, D-46: without one it is scuttled; other ships may be given up for it."""
    for answer, left in (("done", 6), (("scuttle", 1), 6)):
        t, others = boarded_to_the_end(6)
        assert t.red.is_asked(PRIZES)
        t.red.answers(PRIZES, answer)
        if t.red.is_asked(PRIZES):
            t.red.answers(PRIZES, "done")
        assert t.red.codes().count("CA") == left
        assert any(notes & CAPTURED for notes in t.red.fleet.notes) == (answer != "done")
        assert (t.red.at(others[0]) is None) == (answer != "done")


@pytest.mark.parametrize("earlier", [True, False])
def test_ships_that_were_captured_before_are_not_given_up_for_a_new_one(earlier):
    """CL-4.4.1: the ship that was captured now goes, whatever else has been captured."""
    t, others = boarded_to_the_end(5)
    prize = next(slot for slot, notes in enumerate(t.red.fleet.notes) if notes & CAPTURED)
    later = t.red.has("CA", at=(3, 8))
    before = others[0] if earlier else later
    t.red.fleet.builder[before] = t.blue.seat
    t.red.answers(PRIZES, "done")
    assert (t.red.at(prize), t.red.count(before)) == (None, 1)


def test_a_group_of_six_takes_nobody_in():
    """CL-4.4.1, SE-2.2.3: groups join as a whole, and six ships are the most."""
    t, _ = boarded_to_the_end(4)
    pair = [t.red.has("CA", 3, at=(3, 8)), t.red.has("CA", 3, at=(3, 8))]
    assert ("join", *pair) in offered(t)
    t.red.fleet.count[pair[0]] = 4
    assert ("join", *pair) not in offered(t) and ("scuttle", pair[0]) in offered(t)


def test_what_cannot_fight_is_out_of_the_battle_when_its_last_escort_is_captured():
    """SE-5.2.11, CL-4.4.1: before the captor is asked about his prize; a game that is saved then is sound (UX-69)."""
    t = boarders()
    party, theirs = t.red.has("BD", boarding=1), t.blue.has("SC")
    t.blue.has("MS")
    t.fight()
    t.calm_until(t.red, "round.fire")
    t.red.fires(party, theirs, rolls=1)
    assert t.red.is_asked(PRIZES) and not t.blue.codes() and not violations(t.state)


def test_joining_frees_a_counter():
    """CL-4.4.1, CL-4.4.4: it may join a group of identical technology, or others may join each other."""
    t, others = boarded_to_the_end(5)
    t.red.answers(PRIZES, "done")
    t, others = boarded_to_the_end(4)
    t.red.fleet.hex[others[1]] = t.red.fleet.hex[others[0]]
    twin = [t.red.has("CA", at=(3, 8)), t.red.has("CA", at=(3, 8))]
    assert ("join", twin[0], twin[1]) in offered(t)
    t.red.answers(PRIZES, ("join", twin[0], twin[1]))
    t.red.answers(PRIZES, "done")
    assert any(notes & CAPTURED for notes in t.red.fleet.notes) and t.red.codes().count("CA") == 6


def offered(t):
    """What red may do about its prizes, asked anew."""
    g = t.state
    g.pending = None
    with checked():
        run(g)
    return t.red.offered(PRIZES)


def test_who_has_captured_something_is_asked_whatever_he_has():
    """UI-7: how many counters are free is a secret; the question is the same."""
    asked = []
    for counters in (0, 6):
        t, _ = boarded_to_the_end(counters)
        asked.append(t.asked())
    assert asked[0] == asked[1] and asked[0][0][1].endswith(PRIZES)


def test_a_captured_ship_is_announced_until_it_is_refitted():
    """CL-4.4.3: in every battle."""
    t, prize = home_with("CA")
    t.red.saves(10)
    t.blue.has("SC", at=(3, 5))
    t.begins("red").ends()
    lines = view(t.state, 1)["table"]["battle"]["lines"]
    assert [each["builder"] for each in lines if each["unit"] == "cruiser"] == [1]
    assert t.happened("announced", builder=1)
    assert t.red.fleet.notes[prize] & CAPTURED


def test_it_may_join_a_group_of_identical_technology():
    """CL-4.4.4: and is then one of its captor's own; the other way round would make captured ships of them."""
    t, prize = home_with("CA", movement=1)
    own = t.red.has("CA", 2, at=(3, 5))
    other = t.red.has("CA", at=(3, 5), attack=1)
    t.begins("red")
    orders = t.red.orders(prize)
    assert ("join", own) in orders and ("join", other) not in orders
    assert ("join", prize) not in t.red.orders(own)
    t.red.does(prize, "join", own, 1)
    assert t.red.count(own) == 3 and not t.red.fleet.notes[own] & CAPTURED


def test_technology_that_the_captor_lacks_is_no_obstacle():
    """CL-4.4.5, CL-4.5.1: it uses all of it, and cannot pass it on."""
    t, prize = home_with("BB", movement=6, attack=3)
    assert t.red.level("ship_size") == 1
    t.begins("red", turn=2)
    assert speed(t.state, 0, prize) == 3 and t.red.level("movement") == 1


def test_what_a_captured_ship_shows_is_not_its_captors():
    """CL-4.5.1: neither in battle nor by its speed; once ships were captured, a fast closed counter could be one."""
    t, prize = home_with("CA", attack=3, movement=6)
    t.blue.has("SC", at=(3, 5))
    t.begins("red").ends()
    assert view(t.state, 1)["table"]["seats"][0]["seen"].get("attack", 0) == 0
    for captured in (True, False):
        t, prize = home_with("CA", movement=6)
        t.state.seized[0] = 1
        if not captured:
            t.red.fleet.builder[prize], t.red.fleet.notes[prize] = NOBODY, 0
            t.red.knows(movement=6)
        t.begins("red", turn=3).goes(prize, (4, 5), (4, 6), (5, 6))
        assert view(t.state, 1)["table"]["seats"][0]["seen"]["movement"] == 1


# -- alien ships


def captured_alien(**options):
    t = galaxy(options={"raiders": "off", "boarding": "on", **options})
    t.marker(HERE, "barren", up=True)
    t.aliens_at(HERE, "alien_d", "alien_d")
    party = t.red.has("BD", boarding=1)
    t.red.settles_at((6, 4))
    t.begins("red")
    t.red.ends(rolls=(10, 10, 1))
    t.red.answers("round.fire", ("fire", t.red.line(party), t.alien_line(), 1))
    prize = next(slot for slot, notes in enumerate(t.red.fleet.notes) if notes & CAPTURED)
    return t, prize


def test_alien_ships_can_be_captured():
    """CL-4.6.1, CL-4.6.2, EC-50: Movement 3, Point Defence 2, Tactics 1; they cost maintenance and learn nothing."""
    t, prize = captured_alien()
    g = t.state
    assert t.red.fleet.builder[prize] == aliens(g)
    g.battle = None
    t.red.knows(attack=1, movement=6)
    t.red.saves(10)
    t.red.has("SY", at=(3, 5))
    t.red.fleet.hex[prize] = t.hex((3, 5))
    g.fleets[aliens(g)] = Fleet()
    t.begins("red", turn=2)
    one = ship(g, 0, prize)
    known = facts(g)
    names = ("point_defence", "tactics", "movement", "attack")
    assert [one.tech >> 3 * known.technology[name] & 7 for name in names] == [2, 1, 3, 0]
    assert speed(g, 0, prize) == 2
    orders = t.red.orders(prize)
    assert "refit" not in orders and "scuttle" in orders and "cover" not in orders  # CL-4.6.4
    assert not any(type(order) is tuple and order[0] == "join" for order in orders)
    t.red.ends()
    t.economy()
    ledger = ledger_of(g, 0)
    assert ledger.maintenance.upkeep[prize] == 1 and ledger.salvage is None  # CL-4.6.3


def test_a_captured_alien_crew_stays_green():
    """CL-4.3.5: for ever."""
    t, prize = captured_alien(experience="on")
    assert t.red.crew(prize) == 0
    g = t.state
    season(g, 0)
    assert t.red.crew(prize) == 0
    assert not may_rise(g, t.battle(), t.red.line(prize))


def test_captured_aliens_are_seen_as_their_owners():
    """CL-4.6.4: marked with an empire marker, always open."""
    t, prize = captured_alien()
    assert t.red.fleet.up[prize]
    assert [each["unit"] for each in view(t.state, 1)["table"]["counters"][0]["open"]].count("alien_d") == 1


def test_a_captured_alien_keeps_its_own_counter():
    """CL-4.4.1, CL-4.6.4: its captor has none like it, and needs none."""
    t, prize = captured_alien()
    assert t.red.at(prize) == HERE and not lacking(t.state, 0)


# -- Security Forces


@pytest.mark.parametrize("level", [0, 1, 2])
def test_security_forces_make_the_hull_larger_against_boarding(level):
    """CL-5.1, CL-5.2: at once, without a refit, and only against boarding."""
    t = boarders()
    party, gun, cruiser = t.red.has("BD", boarding=2), t.red.has("SC"), t.blue.has("SC", 2)
    t.blue.knows(security=level)
    t.fight()
    assert need(t, t.red, party, t.blue, cruiser) == 6 - 1 - level
    assert need(t, t.red, gun, t.blue, cruiser) == 3
    assert view(t.state, 0)["table"]["seats"][1]["seen"].get("security", 0) == level


def test_security_stays_a_secret_without_boarding_ships():
    """CL-5.1: it is told when there is something to guard against."""
    seen = []
    for level in (0, 2):
        t = boarders()
        t.red.has("SC"), t.blue.has("SC")
        t.blue.knows(security=level)
        t.fight()
        seen.append(view(t.state, 0))
    assert seen[0] == seen[1]


def test_aliens_have_no_security():
    """CL-5.3: a later printing gives them some; not ours."""
    t, _ = captured_alien()
    assert t.battle().security == [0, 0] and [e.data["need"] for e in t.happened("shot", seat=0)] == [5 - 1]


def test_bombarding_with_boarding_ships():
    """EC-19: each fires F1 once."""
    t = galaxy(options={"boarding": "on"})
    t.blue.settles_at(HERE, value=5)
    party = t.red.has("BD", 2, boarding=2)
    t.begins("red").ends()
    t.red.answers("bombardment.shot", ("fire", party, 2), rolls=(1, 2))
    assert t.colony(HERE) == ("blue", 3)


# -- secrets


def test_a_closed_captured_ship_looks_like_any_other():
    """CL-4.4.3: it is announced in battle; covered at a colony nobody can tell it, nor in imagined worlds."""
    seen = []
    for builder in (NOBODY, 0):
        t = boarders(experience="on")
        t.state.seized[1] = 1
        slot = t.blue.has("CA", 2, at=(9, 4))
        t.blue.fleet.builder[slot] = builder
        t.blue.fleet.notes[slot] = CAPTURED if builder != NOBODY else 0
        t.begins("red")
        dreamt = imagine(t.state, 0, Chance(4))
        seen.append((view(t.state, 0), view(t.state, None), dreamt.fleets, dreamt.tech))
    assert seen[0] == seen[1]


def test_an_open_captured_ship_is_known_to_all():
    """CL-4.4.3: whose it was stays with the counter while it lies open, in imagined worlds, too."""
    t, _, _, prize = captured_ship("CA", 2)
    open_ = view(t.state, 1)["table"]["counters"][0]["open"]
    assert [each["builder"] for each in open_ if each["unit"] == "cruiser"] == [1]
    dreamt = imagine(t.state, 1, Chance(2)).fleets[0]
    assert sorted(dreamt.builder) == [-1, 1] and t.red.at(prize)


def test_a_captured_ship_is_told_as_captured_not_as_destroyed():
    """UI-8, CL-4.3.1: the summary says who has it now."""
    t, _ = boarded_to_the_end(0)
    t.red.answers(PRIZES, "done")
    over = t.happened("battle_over")[0].data
    assert over["losses"] == [{"seat": 1, "what": "cruiser", "count": 1, "by": 0}]
    share = next(each for each in shares(over) if each.owner == 1)
    assert share.losses == () and share.captured == (("cruiser", 1, 0),)
    words = Words(Texts("en"), ("Ann", "Bob"), facts(t.state))
    assert "Ann from Bob" in tally_words(words, over) and "Losses" not in tally_words(words, over)
