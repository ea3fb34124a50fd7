"""Ground units are hidden until they are met (empires.md, 1): pairs of worlds that a seat must not tell apart."""

import pytest

from rules import Chance, events_for, imagine, view, violations, waiting
from rules.empires.state import facts
from tests.games.empires.armies import GROUND, LOST, STOW, front, until_troops_may_drop
from tests.games.empires.support import galaxy
from tests.games.empires.verbs import HERE, SHOT, numbers, troops_of

RED, BLUE = 0, 1


def known_to(t, seat):
    """Everything that a seat has: view, questions, what it heard, and the worlds it imagines."""
    dreams = [imagine(t.state, seat, Chance(seed)) for seed in (1, 2)]
    asked = [decision for decision in waiting(t.state) if decision.seat == seat]
    others = [(decision.seat, decision.prompt) for decision in waiting(t.state)]
    heard = [(event.kind, event.data) for event in events_for(t.events, seat)]
    return view(t.state, seat), asked, others, heard, dreams


def alike(make, *worlds):
    """Blue cannot tell these worlds apart."""
    made = [known_to(make(**world), BLUE) for world in worlds]
    assert all(each == made[0] for each in made[1:])


def on_a_colony(**troops):
    t = galaxy(options=GROUND)
    t.red.settles_at((5, 5), 5)
    t.red.stations((5, 5), **troops)
    t.begins("blue")
    return t


def test_ground_units_on_a_colony_are_seen_by_nobody_else():
    """CL-14.2.1, CL-14.7.1."""
    alike(on_a_colony, {}, {"Inf": 1}, {"Grav": 6, "Mar": 6})


def aboard(**troops):
    t = galaxy(options=GROUND)
    ships = t.red.transports(2, at=(6, 5), **troops)
    t.red.fleet.up[ships] = True
    t.begins("blue")
    return t


def test_what_open_transports_carry_is_seen_by_nobody_else():
    """CL-14.1.3."""
    alike(aboard, {}, {"Inf": 12}, {"Grav": 3})


def loading(verb=None):
    t = galaxy(options=GROUND)
    t.red.stations((3, 5), Inf=3)
    ships = t.red.transports(1, at=(3, 5), Inf=3)
    t.begins("red")
    if verb:
        t.red.does(ships, verb, "infantry", 2)
        t.red.answers("movement.order", "done")
    return t


def test_loading_and_unloading_are_not_noticed():
    """CL-14.1.2."""
    alike(loading, {}, {"verb": "embark"}, {"verb": "disembark"})


def recruiting(**troops):
    t = galaxy(options=GROUND)
    t.red.knows(ground_combat=2)
    t.economy()
    t.red.sheet(troops=troops)
    t.blue.sheet()
    return t


def test_buying_troops_is_not_noticed():
    """CL-14.3.1."""
    alike(recruiting, {}, {"infantry@3,5": 4})


def levels(level):
    t = galaxy(options=GROUND)
    t.red.knows(ground_combat=level)
    ships = t.red.has("T", 1)
    t.red.fleet.up[ships] = True
    t.blue.has("SC", 1)
    t.fight()
    return t


def test_ground_combat_2_leaves_no_trace_on_ships():
    """SE-9.10, CL-14.1.5: drop ships are announced, lower levels are not."""
    alike(lambda level: levels(level), {"level": 1}, {"level": 2})
    assert known_to(levels(2), BLUE) != known_to(levels(3), BLUE)


def over_a_colony(code="T", **troops):
    """Closed counters of red over blue's colony."""
    t = front()
    ships = t.red.has(code, 1)
    if code == "T":
        t.red.fleet.hold[ships] = troops_of(t, **troops)
    t.fight()
    return t


def test_the_question_whether_to_land_tells_nothing():
    """D-40, UI-7: it is one with the question whether to bombard."""
    alike(over_a_colony, {}, {"Inf": 6}, {"code": "CA"}, {"code": "Decoy"})


def in_battle(terraforming=0, **troops):
    """A round of a battle over a barren colony of blue after which troops may come down."""
    t = front(5, "barren")
    t.red.knows(terraforming=terraforming)
    t.red.transports(1, **troops)
    return until_troops_may_drop(t)


def test_the_moment_to_drop_troops_comes_whoever_is_aboard():
    """D-37, UI-7."""
    alike(in_battle, {}, {"Inf": 6}, {"terraforming": 1, "Mar": 2})


def bereaved(**troops):
    t = galaxy(options=GROUND)
    pair, foe = t.red.transports(2, **troops), t.blue.has("DN", 1, ship_size=6)
    t.fight()
    t.red.screens()
    t.blue.fires(foe, pair, rolls=1)
    return t


def test_who_dies_with_a_transport_is_asked_and_answered_in_secret():
    """D-42, UI-7."""
    alike(bereaved, {}, {"Inf": 3}, {"Inf": 12})

    def answered(**troops):
        t = bereaved(**troops)
        many = max(0, sum(troops.values()) - 6)
        t.red.answers(LOST, {"troops": numbers(t.red, LOST, Inf=many)})
        return t

    alike(answered, {}, {"Inf": 12})


def stowed(aboard=0, **troops):
    """Red defends its colony, and has said who is where."""
    t = front(owner="red")
    t.red.stations(HERE, **troops)
    t.red.transports(1)
    t.blue.has("DN", 1, ship_size=6)
    t.fight("blue")
    t.red.answers(STOW, {"troops": numbers(t.red, STOW, Inf=aboard)})
    return t


def test_a_defender_states_who_is_aboard_and_who_on_the_planet():
    """SE-5.2.3, D-24: when ships are revealed, for all to hear; before that nobody knows."""
    t = stowed(Inf=5, aboard=3)
    told = [(event.kind, event.data["troops"]) for event in t.events if event.kind in ("garrison", "stowed")]
    assert told == [("garrison", {"infantry": 2}), ("stowed", {"infantry": 3})]
    assert all(event.only is None for event in t.events if event.kind in ("garrison", "stowed"))
    assert view(t.state, 1)["table"]["garrisons"]["seen"] == {str(t.hex(HERE)): {"infantry": 2}}

    def unasked(**troops):
        t = front(owner="red")
        t.red.stations(HERE, **troops)
        t.red.transports(1)
        t.blue.has("DN", 1, ship_size=6)
        t.fight("blue")
        return t

    alike(unasked, {}, {"Inf": 5})


def looted(**levels):
    """Red has captured a colony of blue; green looks on."""
    t = galaxy("red", "blue", "green", options={**GROUND})
    t.blue.settles_at((6, 7), 0)
    t.blue.knows(**levels)
    t.red.transports(1, at=(6, 7), Inf=2)
    t.fight()
    t.red.lands(Inf=2)
    return t


def test_only_the_captor_sees_the_sheet_of_the_loser():
    """CL-15.2.2: others hear of the question, but neither of the technologies nor of the CP."""
    seen = [known_to(looted(**levels), 2) for levels in ({}, {"attack": 2}, {"movement": 3, "tactics": 2})]
    assert seen[0] == seen[1] == seen[2]
    assert known_to(looted(), RED) != known_to(looted(attack=2), RED)


def test_imagined_troops_are_sound_and_vary():
    """AI-6: what was last seen is kept, the rest is guessed within the rules."""
    t = front()
    t.blue.stations(HERE, Mar=5)
    t.blue.settles_at((6, 4), 5)
    ships = t.blue.transports(2, at=(9, 4), Inf=9)
    t.blue.fleet.up[ships] = True
    t.state.shown_garrison[t.hex(HERE)] = troops_of(t, Inf=2)
    t.begins("red")
    seen = set()
    for seed in range(25):
        world = imagine(t.state, RED, Chance(seed))
        assert violations(world) == []
        assert world.garrison[t.hex(HERE)] == troops_of(t, Inf=2)
        seen.add((world.garrison[t.hex((6, 4))], world.fleets[BLUE].hold[0]))
    assert len(seen) > 8
    mine = imagine(t.state, BLUE, Chance(1))
    assert mine.garrison == t.state.garrison and mine.fleets[BLUE].hold == t.blue.fleet.hold


@pytest.mark.parametrize("moment", [over_a_colony, in_battle, bereaved, stowed, looted])
def test_every_moment_can_be_imagined_by_everybody(moment):
    """In an imagined world the question that is open is open, too."""
    t = moment()
    for seat in range(len(t.players)):
        for seed in range(6):
            world = imagine(t.state, seat, Chance(seed))
            assert [d.prompt for d in waiting(world)] == [d.prompt for d in waiting(t.state)]
            assert violations(world) == []
    assert facts(t.state).ground and SHOT
