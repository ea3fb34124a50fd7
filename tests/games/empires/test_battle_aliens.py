"""SE-14 in battle, and bombardment (SE-5.12)."""

import pytest

from rules.empires.printed.constants import NOBODY
from rules.empires.state import aliens, facts
from rules.empires.state.lines import controller
from rules.empires.state.values import Shot, attack, class_against_fighters, ship, tactics, to_hit
from tests.games.empires.battles import hexes_of, theatre
from tests.games.empires.support import galaxy
from tests.games.empires.verbs import FIRE, HERE

SHOT = "bombardment.shot"


def planet(*ids, names=(), **red):
    t = theatre(*names)
    t.marker(HERE, "barren", up=True)
    t.aliens_at(HERE, *(ids or ("alien_c",)), up=False)
    t.mine = {code: t.red.has(code, count) for code, count in red.items()}
    return t


def test_aliens_attack_whoever_enters_and_stay_open():
    """SE-14.2, SE-14.4, EC-49: the player who moved in is the attacker; all aliens of the planet are revealed."""
    t = planet("alien_b", "alien_d", CA=2)
    t.fight()
    assert (t.battle().attacker, t.battle().defender) == (0, aliens(t.state))
    assert all(t.state.fleets[aliens(t.state)].up)


@pytest.mark.parametrize(("code", "levels"), [("SC", {}), ("R", {"cloaking": 1})])
def test_aliens_are_revealed_as_soon_as_somebody_comes(code, levels):
    """SE-14.4, SE-14.7: in the Movement phase, and to those who only pass."""
    t = galaxy()
    t.marker(HERE, "barren", up=True)
    t.aliens_at(HERE, "alien_b", "alien_d", up=False)
    slot = t.red.has(code, at=(5, 5), movement=4, **levels)
    t.begins("red")
    assert not any(t.state.fleets[aliens(t.state)].up)
    t.red.goes(slot, HERE)
    assert all(t.state.fleets[aliens(t.state)].up)


def test_aliens_have_tactics_and_point_defence():
    """SE-14.3, SE-12.9: Tactics 1, Point Defence 2: class A and Attack 7 against fighters."""
    t = planet("alien_c")
    alien = ship(t.state, aliens(t.state), 0)
    fighter = ship(t.state, 0, t.red.has("F", fighter=1))
    scout = ship(t.state, 0, t.red.has("SC"))
    assert (tactics(t.state, alien), attack(t.state, alien)) == (1, 5)
    assert class_against_fighters(t.state, alien) == 0
    assert to_hit(t.state, Shot(alien, fighter)) == 7 and to_hit(t.state, Shot(alien, scout)) == 5


def test_tactics_of_aliens_beat_a_player_without():
    """SE-14.3, SE-5.3.2, SE-9.3: within a class they fire before an attacker with Tactics 0, after one with 2."""
    t = planet("alien_c", CA=1)
    t.rolls(10)
    t.fight()
    assert t.shots()[0][0] == aliens(t.state)
    t = planet("alien_c")
    t.red.has("CA", tactics=2)
    t.fight()
    assert not t.shots() and t.red.is_asked(FIRE)


def test_aliens_never_screen_nor_retreat_nor_hold_their_fire():
    """SE-14.3."""
    t = planet("alien_b", "alien_b", "alien_c", CA=1, SC=1)
    t.fight()
    assert not t.blue.is_asked("screen")
    assert {o[0] for o in t.blue.offered(FIRE)} == {"fire"}
    t.rolls(10, 10, 10)
    for _ in range(3):
        t.blue.answers(FIRE, t.blue.offered(FIRE)[0] + (1,))
    t.next_round()
    assert t.battle().round == 2 and {o[0] for o in t.blue.offered(FIRE)} == {"fire"}


def test_the_player_to_the_left_chooses_their_targets():
    """SE-14.5, D-48: of three players clockwise red, green, blue."""
    t = planet("alien_b", names=("red", "blue", "green"), CA=1, SC=1)
    t.fight()
    t.red.screens()
    assert t.green.is_asked(FIRE)
    t.green.answers(FIRE, ("fire", t.alien_line(), t.red.line(t.mine["SC"]), 1), rolls=1)
    assert t.red.at(t.mine["SC"]) is None
    t.state.out[2] = True
    assert controller(t.state, t.battle(), aliens(t.state)) == 1
    t.state.out[1] = True
    assert controller(t.state, t.battle(), aliens(t.state)) == NOBODY


def test_whoever_leads_them_may_spare_fighters():
    """SE-14.5, SE-14.3: their Point Defence may wait, to fire at another target in its own class."""
    t = planet("alien_c", CV=1, DD=1, F=3)
    t.fight()
    t.red.screens()
    mine = t.alien_line()
    t.blue.answers(FIRE, ("wait", mine))
    t.red.holds(t.mine["F"])
    assert ("fire", mine, t.red.line(t.mine["DD"])) in t.blue.offered(FIRE)


def test_one_target_needs_no_choice():
    """SE-14.5: nobody is asked where there is nothing to choose."""
    t = planet("alien_b", "alien_b", CA=1)
    t.rolls(10, 10)
    t.fight()
    assert len(t.shots()) == 2 and t.red.is_asked(FIRE)


def test_a_planet_without_aliens_can_be_settled():
    """SE-14.6: they are never replaced."""
    t = planet("alien_d", BB=2)
    t.red.has("CO", terraforming=1)
    before = sum(t.state.pool)
    t.fight()
    t.red.screens()
    t.red.answers(FIRE, ("fire", t.red.line(t.mine["BB"]), t.alien_line(), 2), rolls=1)
    assert hexes_of(t.state, aliens(t.state)) == [] and sum(t.state.pool) == before
    t.red.answers("turn.settle", (t.red.fleet.unit.index(t.red.fleet.unit[1]),))
    assert t.colony(HERE) == ("red", 0)


# -- bombardment (SE-5.12)


def siege(value=5, **red):
    t = theatre()
    t.blue.settles_at(HERE, value)
    t.mine = {code: t.red.has(code, count) for code, count in red.items()}
    return t


def test_only_after_the_space_battle():
    """SE-5.12.1, SE-5.2.12: in the bombarding player's own Combat phase."""
    t = siege(CA=3)
    foe = t.blue.has("SC")
    t.fight()
    assert t.red.is_asked("screen")
    t.red.screens()
    t.red.fires(t.mine["CA"], foe, rolls=1)
    assert t.red.is_asked(SHOT)
    t.red.answers(SHOT, "stop")
    t.blue.ends()
    assert not t.red.is_asked(SHOT)


def test_each_ship_fires_once_and_may_stop():
    """SE-5.12.2, SE-5.12.3, EC-48, D-39: Attack and attack technology only; the colony never fires back."""
    t = siege(CA=2, SC=1)
    t.fight()
    slot = t.mine["CA"]
    assert t.red.decision(SHOT).ranges[("fire", slot)] == (1, 2)
    t.red.answers(SHOT, ("fire", slot, 1), rolls=(4, 5))
    assert t.red.decision(SHOT).ranges[("fire", slot)] == (1, 1)
    t.red.answers(SHOT, ("fire", slot, 1))
    assert t.colony(HERE) == ("blue", 3)
    assert t.red.offered(SHOT) == ["stop", ("fire", t.mine["SC"])]
    t.red.answers(SHOT, "stop")
    assert t.colony(HERE) == ("blue", 3) and t.red.count(slot) == 2
    t.finish()


def test_who_has_looked_at_a_marker_bombards_all_the_same():
    """SE-9.8, SE-5.12.2: a ship that explores in the Movement phase still fires once in the Combat phase."""
    t = theatre()
    t.blue.settles_at(HERE)
    t.marker((5, 5), "planet")
    cruiser = t.red.has("CA", exploration=1)
    t.begins("red").does(cruiser, "look", (5, 5))
    t.red.answers("reveal.reveal", "keep")
    t.red.ends()
    assert t.red.offered(SHOT) == ["stop", ("fire", cruiser)]


def test_who_bombards():
    """SE-5.12.2: fighters too; a carrier brought them."""
    t = siege()
    cv, f = t.red.has("CV", fighter=1), t.red.has("F", 2, fighter=1)
    t.red.has("Miner")
    t.fight()
    assert t.red.offered(SHOT) == ["stop", ("fire", cv), ("fire", f)]


@pytest.mark.parametrize(("face", "value"), [(1, 3), (2, 5)])
def test_the_weakest_ship_hits_a_colony_with_a_1(face, value):
    """SE-5.12.2: a Minesweeper has Attack 1, and nothing helps it against a Colony."""
    t = siege(SW=6)
    t.fight()
    t.red.answers(SHOT, ("fire", t.mine["SW"], 1), rolls=face)
    assert t.colony(HERE) == ("blue", value)


def test_attack_technology_counts_against_a_colony_but_its_defence_does_not():
    """SE-5.12.2: Defence 0, no defence technology, no Fleet Size Bonus."""
    t = theatre()
    t.blue.settles_at(HERE)
    t.blue.knows(defence=3)
    cruisers = t.red.has("CA", 4, attack=1)
    t.fight()
    t.red.answers(SHOT, ("fire", cruisers, 2), rolls=(5, 6))
    assert [event.data["need"] for event in t.happened("roll", why="bombard")] == [5, 5]
    assert t.colony(HERE) == ("blue", 3)


def test_a_volley_ends_with_the_colony():
    """SE-5.12.4: ships that are left over have not fired."""
    t = siege(value=0, CA=3)
    t.fight()
    t.red.answers(SHOT, ("fire", t.mine["CA"], 3), rolls=1)
    assert t.colony(HERE) is None and t.red.fleet.acts[t.mine["CA"]] in (0, 1)
    t.finish()


def test_a_reduced_colony_works_on_and_what_lay_on_a_destroyed_one_is_lost():
    """SE-5.12.7, SE-5.12.8."""
    t = siege(value=3, CA=2)
    g = t.state
    g.stored_at.append(t.hex(HERE))
    g.stored.append(facts(g).marker["minerals_5"])
    t.fight()
    t.red.answers(SHOT, ("fire", t.mine["CA"], 1), rolls=1)
    assert t.colony(HERE) == ("blue", 1) and t.state.stored
    t.red.answers(SHOT, ("fire", t.mine["CA"], 1), rolls=1)
    assert t.colony(HERE) is None and not t.state.stored


def test_battles_are_in_one_players_phase():
    """EC-32: the Homeworld that falls first decides, and nothing is fought after it."""
    t = theatre()
    t.red.has("CA", 6, at=(10, 4)), t.blue.has("CA", 6, at=(3, 5))
    t.state.value[t.hex((10, 4))] = 5
    t.begins("red").ends()
    t.red.answers(SHOT, ("fire", 0, 6), rolls=1)
    assert t.state.outcome.places[0] == [0]


def test_a_stand_off_bars_bombardment():
    """EC-01, SE-5.12.1."""
    t = siege(CA=1)
    foe = t.blue.has("CA")
    t.fight()
    for _ in range(2):
        t.blue.holds(foe)
        t.red.holds(t.mine["CA"])
    assert not t.red.is_asked(SHOT)
