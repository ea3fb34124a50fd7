"""When ground units come down (CL-14.7, CL-14.12), and what everybody learns of it."""

import pytest

from rules import view
from rules.empires.flows.landing import could_subdue
from rules.empires.ground.capture import take
from rules.empires.state import aliens, groups_at
from tests.games.empires.armies import GROUND, STOW, fight_lines, front
from tests.games.empires.support import galaxy
from tests.games.empires.verbs import HERE, LAND, SHOT, numbers, troops_of

# -- entering a colony that ground units hold (CL-14.7.1)


def test_a_colony_with_ground_units_and_the_ships_that_enter_are_revealed():
    """CL-14.7.1: Decoys are removed, and the mover goes on or stays (D-21)."""
    t = front()
    t.blue.stations(HERE, Inf=2)
    t.blue.has("Decoy")
    scouts = t.red.has("SC", 1, at=(4, 4), movement=4)
    t.begins("red").answers("movement.group", scouts)
    t.red.answers("movement.order", ("go", t.hex(HERE), 1))
    assert t.red.fleet.up[scouts] and t.state.shown_garrison[t.hex(HERE)]
    assert [e.data["troops"] for e in t.happened("garrison")] == [{"infantry": 2}]
    assert "Decoy" not in t.blue.codes()
    t.red.answers("movement.order", ("go", t.hex((6, 4)), 1))
    assert t.red.at(scouts) == (6, 4)


def test_fighters_are_revealed_with_their_carrier():
    """CL-14.7.1, SE-11.5: all who enter; those of another carrier that has not come stay closed."""
    t = front()
    t.blue.stations(HERE, Inf=2)
    carrier = t.red.has("CV", 1, at=(4, 4), fighter=1)
    squadrons, others = t.red.has("F", 3, at=(4, 4)), t.red.has("F", 1, at=(6, 4))
    t.red.has("CV", 1, at=(6, 4))
    t.begins("red").goes(carrier, HERE, verb="carry")
    assert [t.red.fleet.up[slot] for slot in (carrier, squadrons, others)] == [True, True, False]


@pytest.mark.parametrize(("troops", "told"), [({"Inf": 2}, {"infantry": 2}), ({}, {})])
def test_ground_units_are_revealed_with_their_transports(troops, told):
    """CL-14.7.1: both sides are revealed, those aboard, too; that nobody is, as well."""
    t = front()
    t.blue.stations(HERE, Inf=1)
    ship = t.red.transports(1, (4, 4), **troops)
    t.begins("red").goes(ship, HERE)
    assert [event.data["troops"] for event in t.happened("stowed")] == [told]


def test_decoys_of_the_mover_are_removed_there():
    """CL-14.7.1."""
    t = front()
    t.blue.stations(HERE, Inf=2)
    scouts, decoy = t.red.has("SC", 1, at=(4, 4)), t.red.has("Decoy", 1, at=(4, 4))
    t.begins("red").goes(scouts, HERE)
    t.red.goes(decoy, HERE)
    assert t.red.at(decoy) is None and t.red.at(scouts) == HERE


def test_ships_that_cannot_fight_are_destroyed_there():
    """CL-14.7.1, SE-4.8."""
    t = front()
    t.blue.stations(HERE, Inf=2)
    miner, scouts = t.blue.has("Miner"), t.red.has("SC", 1, at=(4, 4))
    t.begins("red").goes(scouts, HERE)
    assert t.blue.at(miner) is None and t.red.fleet.up[scouts]


@pytest.mark.parametrize(("troops", "defender"), [(0, None), (2, "SC")])
def test_without_ground_units_or_with_warships_there_nobody_is_revealed(troops, defender):
    """CL-14.7.1, SE-4.7, SE-4.10: no ground units, or ships that stop whoever comes."""
    t = front()
    t.blue.stations(HERE, Inf=troops)
    if defender:
        t.blue.has(defender)
    scouts = t.red.has("SC", 1, at=(4, 4))
    t.begins("red").goes(scouts, HERE)
    assert not t.red.fleet.up[scouts] and not t.state.shown_garrison[t.hex(HERE)]


# -- who is aboard (CL-14.7.2)


def test_a_defender_says_who_is_on_the_planet_and_who_on_transports():
    """CL-14.7.2: after revelation and before combat (D-24); as far as there is room."""
    t = front()
    t.blue.stations(HERE, Inf=5, Mar=2)
    ships = t.blue.transports(1, Inf=3)
    t.red.has("SC", 1)
    t.fight()
    t.blue.cannot(STOW, {"troops": numbers(t.blue, STOW, Inf=5, Mar=2)}, "empires.no_room", "CL-14.1.3")
    t.blue.answers(STOW, {"troops": numbers(t.blue, STOW, Inf=1, Mar=2)})
    assert t.blue.hold(ships) == {"Inf": 1, "Mar": 2} and t.garrison() == {"Inf": 7}


def test_only_a_defender_over_his_own_colony_is_asked_who_is_aboard():
    """CL-14.7.2: without a colony or without Transports there is nothing to say."""
    t = galaxy(options=GROUND)
    t.blue.transports(1, Inf=3)
    t.red.has("SC", 1)
    t.fight()
    assert not t.blue.is_asked(STOW)


def test_without_transports_all_are_stated_to_be_on_the_colony():
    """SE-5.2.3: nobody is asked for it; where nobody has to reveal himself nothing is stated."""
    for ships in (0, 1):
        t = front()
        t.blue.stations(HERE, Inf=5)
        t.blue.has("SC" if ships else "Decoy", 1)
        t.red.has("SC", 1)
        t.fight()
        assert [event.data["troops"] for event in t.happened("garrison")] == [{"infantry": 5}] * ships
        assert not t.happened("stowed")


def test_that_nobody_is_on_the_colony_is_stated_too():
    """SE-5.2.3: the defender says which ground units are there, also in his first battle over a colony without any."""
    t = front()
    t.blue.has("SC", 1)
    t.red.has("SC", 1)
    t.fight()
    assert [event.data["troops"] for event in t.happened("garrison")] == [{}]


# -- during space combat (CL-14.7.3)


def two_fleets(value=5, planet="planet", **red):
    """Two fleets over blue's colony that do nothing; red has Transports."""
    t = front(value, planet)
    ships = t.red.transports(1, **(red or {"Inf": 6}))
    t.red.has("DN", 1, ship_size=6)
    t.blue.has("DN", 1, ship_size=6)
    t.fight()
    t.red.screens()
    return t, ships


def test_troops_may_come_down_after_the_second_round_and_every_later_one():
    """SE-5.2.10, CL-14.7.3: also from screened Transports; they stay in the fight."""
    t, ships = two_fleets()
    while t.state.battle.round == 1:
        assert not t.red.is_asked(LAND)
        spar(t)
    t.red.screens(T=1)
    while not t.red.is_asked(LAND):
        spar(t)
    assert t.state.battle.round == 2
    t.red.lands(Inf=2)
    assert t.state.assault.by == [0] and t.red.hold(ships) == {"Inf": 4} and t.red.at(ships) == HERE
    while not t.red.is_asked(LAND):
        spar(t)
    assert t.state.battle.round == 3


def spar(t):
    """One question of a round: nobody is screened, one shot misses."""
    player = t.players[t.asked()[0][0]]
    if player.is_asked("round.screen"):
        player.screens()
        return
    shots = [o for o in player.offered("round.fire") if o[0] == "fire"]
    if shots:
        t.rolls(10)
        player.answers("round.fire", (*shots[0], 1))
    else:
        t.calm()


def test_on_a_barren_planet_troops_need_terraforming():
    """CL-14.7.3: who lacks it is asked (UI-7), but nobody can come down."""
    for level, most in ((0, 0), (1, 6)):
        t = front(5, "barren")
        t.red.knows(terraforming=level)
        t.red.transports(1, Inf=6)
        t.red.has("DN", 1, ship_size=6)
        t.blue.has("DN", 1, ship_size=6)
        t.fight()
        while not t.red.is_asked(LAND):
            spar(t)
        slots = dict(t.red.decision(LAND).fields)["troops"].slots
        assert max(high for _, _, high in slots) == most


def test_the_defender_may_land_on_his_own_colony_at_the_same_moments():
    """CL-14.7.7: nobody else sees how many."""
    t = front()
    ships = t.blue.transports(1, Inf=4)
    t.red.has("DN", 1, ship_size=6)
    t.blue.has("DN", 1, ship_size=6)
    t.fight()
    t.blue.answers(STOW, {"troops": numbers(t.blue, STOW, Inf=4)})
    while not t.blue.is_asked(LAND):
        spar(t)
    t.blue.lands(Inf=3)
    assert t.garrison() == {"Inf": 3} and t.blue.hold(ships) == {"Inf": 1} and t.state.assault is None
    assert not t.happened("landed")


def test_troops_of_the_side_that_loses_in_space_still_fight():
    """CL-14.7.6: their ships are gone, and the colony falls nevertheless; CL-14.9.3: Shipyards with it."""
    t = front(value=0)
    ships = t.red.transports(1, Inf=2)
    foe, yard = t.blue.has("DN", 1, ship_size=6), t.blue.has("SY")
    t.fight()
    while not t.red.is_asked(LAND):
        spar(t)
    t.red.lands(Inf=2)
    while not t.blue.is_asked("round.fire"):
        spar(t)
    t.blue.fires(foe, ships, rolls=1)
    assert t.colony(HERE) == ("red", 0) and t.red.at(ships) is None and t.blue.at(yard) is None
    assert t.garrison() == {"Inf": 1}
    assert t.blue.at(foe) == HERE  # CL-14.9.5: it stays, and nothing is fought


def test_ships_of_the_loser_stay_and_may_only_land():
    """CL-14.9.4, CL-14.9.5, CL-15.1.5: no bombardment before their own turn, and none of a colony that was theirs."""
    t = front()
    foe = t.blue.has("DN", 1, ship_size=6)
    ships = t.blue.transports(1, Inf=6)
    t.red.transports(1, Inf=6)
    hex = t.hex(HERE)
    t.state.fleets[0].hex[:] = [-1] * len(t.state.fleets[0].hex)
    t.state.fleets[0].count[:] = [0] * len(t.state.fleets[0].count)
    t.state.fleets[0].hold[:] = [0] * len(t.state.fleets[0].hold)
    take(t.state, hex, 0)
    assert t.colony(HERE) == ("red", 3)
    t.fight("blue")
    assert t.blue.offered(SHOT) == ["stop", "land"]
    t.rolls(*[1] * 40)
    t.blue.lands(Inf=6)
    assert t.colony(HERE) == ("blue", 1) and t.blue.at(foe) == HERE and t.blue.at(ships) == HERE


# -- after space combat (CL-14.7.4, CL-14.7.5)


def test_without_a_battle_the_active_player_lands_after_bombing_as_he_likes():
    """CL-14.7.4, CL-14.7.5: one shot at a time until he lands; after that no more (D-40)."""
    t = front()
    scouts, ships = t.red.has("SC", 2), t.red.transports(1, Inf=6)
    t.fight()
    t.red.answers(SHOT, ("fire", scouts, 1), rolls=1)
    assert t.colony(HERE) == ("blue", 3)
    t.red.answers(SHOT, "land")
    t.red.cannot(LAND, {"troops": numbers(t.red, LAND)}, "empires.nobody_lands", "CL-14.7.4")
    t.rolls(*[10, 10, 10], *[1] * 6)
    t.red.lands(Inf=6)
    assert not t.red.is_asked(SHOT) and t.colony(HERE) == ("red", 1) and ships


def test_whoever_dropped_troops_in_the_battle_bombards_no_more():
    """CL-14.7.5."""
    t = front(value=0)
    t.red.transports(1, Inf=2)
    mine, foe = t.red.has("DN", 1, ship_size=6), t.blue.has("SC", 1)
    t.fight()
    while not t.red.is_asked(LAND):
        if t.red.is_asked("round.screen"):
            t.red.screens()
        elif t.red.is_asked("round.fire") and t.state.battle.round == 2:
            t.red.fires(mine, foe, rolls=1)
        else:
            spar(t)
    t.red.lands(Inf=1)
    assert t.colony(HERE) == ("red", 0) and not t.happened("bombarded") and t.state.battle is None


def test_the_active_player_lands_if_space_combat_ends_early():
    """CL-14.7.4."""
    t = front(value=0)
    t.red.transports(1, Inf=2)
    mine, foe = t.red.has("DN", 1, ship_size=6), t.blue.has("SC", 1)
    t.fight()
    t.red.screens()
    t.red.fires(mine, foe, rolls=1)
    assert t.red.is_asked(SHOT) and "land" in t.red.offered(SHOT)
    t.red.lands(Inf=1)
    assert t.colony(HERE) == ("red", 0)


def test_a_stand_off_ends_without_landing_but_troops_below_fight():
    """EC-01, CL-14.7.6."""
    t, _ = two_fleets(value=1)
    t.calm_until(t.red, LAND)
    t.rolls(10, *[1] * 6)
    t.red.lands(Inf=6)
    assert t.state.battle is None and [e.data["how"] for e in t.happened("battle_over")] == ["stand_off"]
    assert t.colony(HERE) == ("red", 0) and not t.red.is_asked(SHOT)


def test_nobody_lands_and_bombs_in_the_same_turn_so_no_planet_dies_under_a_landing():
    """EC-58, CL-14.7.5."""
    t = front(value=5)
    t.red.has("SC", 3)
    t.red.transports(1, Inf=1)
    t.fight()
    t.rolls(1)
    t.red.lands(Inf=1)
    assert not t.red.is_asked(SHOT) and t.colony(HERE) == ("blue", 5)


# -- drop ships (CL-14.8.6)


def test_whoever_has_few_drop_ships_says_who_comes_from_them():
    """CL-14.8.6, CL-14.8.3: at most six from each; the others do not fire in the first round (D-62)."""
    t = front(value=5)
    t.red.transports(1, Inf=6)
    t.red.transports(1, drop=True, Mar=6)
    t.fight()
    t.red.answers(SHOT, "land")
    seven = {"troops": numbers(t.red, LAND, Inf=6, Mar=2), "dropped": numbers(t.red, LAND, "dropped", Inf=5, Mar=2)}
    t.red.cannot(LAND, seven, "empires.drop_ships", "CL-14.8.6")
    slow = {"troops": numbers(t.red, LAND, Inf=6, Mar=2), "dropped": numbers(t.red, LAND, "dropped", Mar=1)}
    t.red.cannot(LAND, slow, "empires.drop_ships", "CL-14.8.6")  # seven are too many for the other one, too
    t.red.lands({"Inf": 4, "Mar": 2}, Inf=6, Mar=2)
    started = t.happened("ground")[0].data
    assert started["ready"] == {"infantry": 4, "marines": 2} and started["late"] == {"infantry": 2}


def test_drop_ships_bring_six_in_the_whole_battle():
    """CL-14.8.6: not six after each round."""
    t = front(value=5)
    t.red.transports(1, Inf=6)
    t.red.transports(1, drop=True, Mar=6)
    t.red.has("DN", 1, ship_size=6)
    t.blue.has("DN", 1, ship_size=6)
    t.fight()
    while not t.red.is_asked(LAND):
        spar(t)
    t.red.lands({"Mar": 4}, Mar=4)
    while not t.red.is_asked(LAND):
        spar(t)
    five = {"troops": numbers(t.red, LAND, Inf=3), "dropped": numbers(t.red, LAND, "dropped", Inf=3)}
    t.red.cannot(LAND, five, "empires.drop_ships", "CL-14.8.6")
    t.red.lands({"Mar": 2}, Inf=3, Mar=2)
    assert t.state.assault.ready == [troops_of(t, Mar=6)] and t.state.assault.late == [troops_of(t, Inf=3)]


# -- aliens (CL-14.12)


def alien_planet(terraforming=1, **troops):
    t = galaxy(options=GROUND)
    t.marker(HERE, "barren", up=True)
    t.aliens_at(HERE, "alien_d")
    t.red.knows(terraforming=terraforming)
    ships = t.red.transports(1, **troops)
    fleet = t.red.has("DN", 4, ship_size=6)
    t.fight()
    t.red.screens()
    t.rolls(1)
    line = next(i for i, whose in enumerate(t.state.battle.owner) if whose == aliens(t.state))
    t.red.answers("round.fire", ("fire", 0, line, 1))
    return t, ships, fleet


def test_aliens_are_invaded_immediately_after_their_fleet_is_beaten():
    """CL-14.12.1, CL-14.12.2, CL-14.12.4: five Militia; the new colony is worth 3, and one unit is its garrison."""
    t, _, _ = alien_planet(Inf=6)
    t.rolls(*[10] * 5, *[1] * 6)
    t.red.lands(Inf=6)
    assert t.happened("ground")[0].data["militia"] == 5
    assert t.colony(HERE) == ("red", 3) and t.garrison() == {"Inf": 5}


def test_no_technology_comes_from_aliens():
    """CL-14.12.3."""
    t, _, _ = alien_planet(Inf=6)
    before = t.state.tech[0]
    t.rolls(*[10] * 5, *[1] * 6)
    t.red.lands(Inf=6)
    assert not t.red.is_asked("assault.learn") and t.state.tech[0] == before


def test_a_planet_of_aliens_that_was_not_taken_is_subdued_for_good():
    """CL-14.12.2: it may be settled, never invaded later; a lost fight is no different."""
    t, ships, _ = alien_planet(Inf=6)
    t.red.lands()
    assert t.colony(HERE) is None and t.red.hold(ships) == {"Inf": 6}
    t.fight(turn=2)
    assert not t.red.is_asked(LAND)
    t, ships, _ = alien_planet(Inf=1)
    t.rolls(1)
    t.red.lands(Inf=1)
    assert t.colony(HERE) is None and t.state.assault is None


def test_aliens_are_invaded_only_with_terraforming():
    """CL-14.12.1."""
    t, _, _ = alien_planet(terraforming=0, Inf=6)
    assert max(high for _, _, high in dict(t.red.decision(LAND).fields)["troops"].slots) == 0


def test_no_landing_while_aliens_fight():
    """CL-14.12.1: not after the second round."""
    t = galaxy(options=GROUND)
    t.marker(HERE, "barren", up=True)
    t.aliens_at(HERE, "alien_d")
    t.red.knows(terraforming=1)
    t.red.transports(1, Inf=6)
    t.red.has("DN", 1, ship_size=6)
    t.fight()
    while t.state.battle is not None and t.state.battle.round < 4:
        assert not t.red.is_asked(LAND)
        spar(t)


def test_a_planet_is_invaded_only_after_a_victory_over_its_aliens():
    """CL-14.12.1, CL-14.12.2: not while they are there, and not after a victory over somebody else."""
    t = galaxy(options=GROUND)
    t.marker(HERE, "barren", up=True)
    t.red.knows(terraforming=1)
    t.red.transports(1, Inf=6)
    t.red.has("DN", 6, ship_size=6), t.blue.has("SC")
    t.fight()
    while t.state.battle is not None:
        beats_aliens(t)
    assert not t.red.is_asked(LAND) and could_subdue(t.state, 0, t.hex(HERE))
    t.aliens_at(HERE, "alien_d")
    assert not could_subdue(t.state, 0, t.hex(HERE))


def test_who_is_lost_among_aliens_and_beats_them_may_invade_at_once():
    """CL-14.12.1, SE-6.6.1."""
    t = galaxy(options=GROUND)
    t.marker((6, 7), "lost")
    t.marker((6, 6), "barren", up=True)
    t.aliens_at((6, 6), "alien_d")
    t.red.knows(terraforming=1)
    ships, fleet = t.red.transports(1, at=(5, 7), Inf=6), t.red.has("DN", 6, at=(5, 7), ship_size=6)
    t.begins("red").goes(fleet, (6, 7))
    t.red.goes(ships, (6, 7))
    t.red.ends()
    t.blue.answers("lost.direction", t.hex((6, 6)))
    while not t.red.is_asked(LAND):
        beats_aliens(t)
    t.rolls(*[10] * 5, *[1] * 6)
    t.red.lands(Inf=6)
    assert t.colony((6, 6)) == ("red", 3)


def beats_aliens(t):
    """One question of a battle in which red always hits."""
    player = t.players[t.asked()[0][0]]
    if player.is_asked("round.screen"):
        player.screens()
        return
    t.rolls(1 if player is t.red else 10)
    options = [o for o in player.offered("round.fire") if o[0] == "fire"]
    player.answers("round.fire", (*options[0], 1))


def test_explorers_that_beat_aliens_may_invade_at_once():
    """CL-14.12.1, SE-3.3: in the Exploration phase, too."""
    t = galaxy(options=GROUND)
    t.marker((6, 7), "barren")
    t.red.knows(terraforming=1)
    scouts = t.red.has("DN", 6, at=(5, 7), ship_size=6)
    ships = t.red.transports(1, at=(5, 7), Inf=6)
    t.begins("red").goes(scouts, (6, 7))
    t.red.goes(ships, (6, 7))
    t.red.ends()
    while not t.red.is_asked(LAND):
        beats_aliens(t)
    assert not groups_at(t.state, aliens(t.state), t.hex((6, 7)))
    t.rolls(*[10] * 5, *[1] * 6)
    t.red.lands(Inf=6)
    assert t.colony((6, 7)) == ("red", 3)


def test_lines_of_a_fight_are_open_to_all():
    """UI-10."""
    t = front(value=3)
    t.blue.stations(HERE, HI=1)
    t.red.transports(1, Inf=2)
    t.fight()
    t.rolls(*[10] * 5)
    t.red.lands(Inf=2)
    assert fight_lines(t) == [("Inf", 2), ("HI", 1), ("Mil", 3)] and t.state.assault.round == 2
    seen = [view(t.state, seat)["table"]["assault"] for seat in (0, 1, None)]
    assert seen[0] == seen[1] == seen[2] and len(seen[0]["lines"]) == 3


def test_blood_brothers_land_together():
    """SE-23.5, CL-14.7.5: nobody bombs a brother's troops; all fight as one force under whoever landed first."""
    t = galaxy("red", "blue", "green", "gold", options={**GROUND, "four": "brother_teams"})
    t.green.settles_at((6, 6), 1)
    t.red.transports(1, at=(6, 6), drop=True, Inf=1)
    bombers = t.blue.has("SC", 1, at=(6, 6))
    t.blue.transports(1, at=(6, 6), drop=True, Inf=3)
    t.begins("red")
    t.red.ends(), t.blue.ends()
    t.red.lands(Inf=1)
    assert t.blue.offered(SHOT) == ["stop", "land"] and bombers is not None
    t.rolls(1)
    t.blue.lands(Inf=3)
    assert t.happened("ground")[0].data["ready"] == {"infantry": 4}
    assert t.colony((6, 6)) == ("red", 0) and t.garrison((6, 6)) == {"Inf": 3}
