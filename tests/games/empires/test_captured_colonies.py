"""Colonies that fell to ground units (CL-15)."""

import pytest

from rules import Chance, Event, events_for, imagine, view
from rules.empires.economy.income import lines
from rules.empires.economy.ledger import ledger_of
from rules.empires.flows.combat import may_bombard
from rules.empires.ground.capture import is_former, lessons, take
from rules.empires.map.ending import points
from rules.empires.printed.constants import NOWHERE
from rules.empires.printed.levels import with_level
from rules.empires.state import board, facts
from rules.empires.state.ground import Captured
from tests.games.empires.advantages import give
from tests.games.empires.armies import GROUND, front
from tests.games.empires.support import galaxy
from tests.games.empires.verbs import HERE, SHOT

LEARN = "assault.learn"


def captured(value=0, at=HERE, options=None, names=(), planet="planet", **levels):
    """Red captures a colony of blue without a fight."""
    t = galaxy(*names, options={**GROUND, **(options or {})})
    t.blue.settles_at(at, value, planet)
    t.blue.knows(**levels)
    t.red.transports(3, at=at, drop=True, Inf=18)
    t.fight()
    t.rolls(*[1] * value)
    t.red.lands(Inf=18)
    return t


@pytest.mark.parametrize(("value", "after"), [(5, 3), (3, 1), (1, 0), (0, 0)])
def test_a_captured_colony_falls_one_step(value, after):
    """CL-15.1.1."""
    assert captured(value).colony(HERE) == ("red", after)


def test_a_captured_colony_works_as_any_other():
    """CL-15.1.2, EC-35: income, growth, shipyards, Militia."""
    t = captured(3)
    t.red.has("SY", 1, at=(3, 5))
    t.economy()
    assert [line.cp for line in lines(t.state, 0) if line.hex == t.hex(HERE)] == [1]
    t.red.sheet(build={"yard@5,4": 1})
    t.blue.sheet()
    assert t.colony(HERE) == ("red", 3) and ("SY", 1) in t.red.groups(HERE)


def test_what_lay_on_it_is_destroyed():
    """CL-15.1.3."""
    t = front(0)
    g, hex = t.state, t.hex(HERE)
    g.stored_at, g.stored = [hex, t.hex((3, 5))], [facts(g).marker["minerals_5"]] * 2
    take(g, hex, 0)
    assert g.stored_at == [t.hex((3, 5))] and len(g.stored) == 1


@pytest.mark.parametrize(("worth", "now", "after"), [(20, 20, 3), (30, 30, 3), (20, 5, 3)])
def test_a_captured_homeworld_is_an_ordinary_colony(worth, now, after):
    """CL-15.1.4: and counts as destroyed (CL-15.1.6): the captor has won."""
    t = galaxy(options={**GROUND, "homeworld": worth})
    t.begins("red")
    hex = t.hex((10, 4))
    t.state.value[hex] = now
    take(t.state, hex, 0)
    assert t.colony((10, 4)) == ("red", after) and t.state.homeworld[1] == NOWHERE
    assert t.state.outcome is not None and t.state.outcome.places == [[0], [1]]
    assert t.state.outcome.reason == "empires.homeworld"


def test_its_first_owner_may_not_attack_it_from_space():
    """CL-15.1.5: only ground units of his may; others bombard it as they like."""
    t = captured(5)
    hex = t.hex(HERE)
    assert is_former(t.state, 1, hex) and not is_former(t.state, 0, hex)
    t.state.fleets[0].hex[:] = [NOWHERE] * len(t.red.fleet.hex)
    t.state.fleets[0].count[:] = [0] * len(t.red.fleet.hex)
    t.state.fleets[0].hold[:] = [0] * len(t.red.fleet.hex)
    scouts = t.blue.has("SC", 2, up=True)
    assert not may_bombard(t.state, 1, hex)
    t.blue.has("T", 1, up=True)
    assert may_bombard(t.state, 1, hex)  # he could land
    t.fight("blue")
    assert not [o for o in t.blue.offered(SHOT) if o[0] == "fire"] and scouts is not None


@pytest.mark.parametrize("again", [False, True])
def test_the_loser_shows_his_cards_to_the_captor(again):
    """CL-15.2.1, CL-13.5: alien cards to him alone, the Empire Advantage to all; not to whoever takes back his own."""
    t = galaxy("red", "blue", "green", options={**GROUND, "alien_cards": "on", "advantages": "random"})
    t.blue.settles_at(HERE, 3)
    for card in ("a04", "e41"):
        give(t, t.blue, card)
    if again:
        t.state.captured.append(Captured(t.hex(HERE), 0, 0))
    take(t.state, t.hex(HERE), 0)
    seen = [t.state.card_seen[facts(t.state).card[id]] for id in ("a04", "e41")]
    assert seen == ([0b010, 0b010] if again else [0b011, 0b111])


def test_its_first_owner_sends_no_titan_against_it():
    """CL-15.1.5, EC-34: nor is it offered to him beside a landing."""
    t = captured(5, options={"titans": "on"})
    for slot in range(len(t.red.fleet.hex)):
        t.red.fleet.hex[slot], t.red.fleet.count[slot], t.red.fleet.hold[slot] = NOWHERE, 0, 0
    titan = t.blue.has("TN", up=True)
    t.blue.transports(1, Inf=6)
    t.fight("blue")
    assert ("raze", titan) not in t.blue.offered(SHOT) and "land" in t.blue.offered(SHOT)


# -- technology


def test_the_log_says_that_a_sheet_without_technology_has_none(app, seated):
    """CL-15.2.2, UX-54."""
    t = captured(0, at=(9, 4))
    scene = seated(t)
    sheet = t.happened("sheet_seen")[0]
    told = scene.module.log.line(sheet)
    assert told.endswith("fejlesztett technológia nélkül.") and "; ." not in told
    bare = Event(sheet.kind, {**sheet.data, "cp": None})
    assert scene.module.log.line(bare).endswith("még semmit sem fejlesztett.")


def test_a_colony_of_the_losers_home_gives_two_technologies():
    """CL-15.2.2, D-45: one level in each of two in which he is ahead; the captor sees his sheet, and nobody else."""
    t = captured(0, at=(9, 4), attack=2, movement=3, tactics=1)
    asked = t.red.decision(LEARN)
    assert set(asked.items) == {"attack", "movement", "tactics"} and (asked.low, asked.high) == (2, 2)
    sheet = t.happened("sheet_seen")[0]
    assert sheet.data["levels"] == t.state.tech[1] and sheet.data["cp"] == t.state.cp[1]
    assert not [e for e in events_for(t.events, 1) if e.kind == "sheet_seen"]
    t.red.answers(LEARN, ("attack", "movement"))
    assert (t.red.level("attack"), t.red.level("movement"), t.red.level("tactics")) == (1, 2, 0)


def test_a_colony_in_deep_space_gives_one():
    """CL-15.2.3."""
    t = captured(0, at=(6, 8), attack=2, movement=3)
    assert (t.red.decision(LEARN).low, t.red.decision(LEARN).high) == (1, 1)


def test_on_a_board_without_homes_only_the_homeworld_counts_as_home():
    """CL-15.2.3: markers were mixed."""
    t = galaxy("red", "blue", "green", options={**GROUND, "three": "variable", "victory": "long"})
    g = t.state
    t.begins("red")
    g.homeworld[1] = t.hex((6, 6))
    t.blue.settles_at((6, 6), 5)
    t.blue.settles_at((6, 7), 5)
    assert take(g, t.hex((6, 7)), 0) == 1
    assert take(g, t.hex((6, 6)), 0) == 2


def test_home_means_the_losers_own():
    """CL-15.2.5: a colony of blue in red's home gives one technology."""
    t = captured(0, at=(4, 5), attack=2, movement=3)
    assert t.red.decision(LEARN).high == 1


@pytest.mark.parametrize(("levels", "many"), [({}, 0), ({"attack": 1}, 1)])
def test_whoever_finds_fewer_technologies_takes_those(levels, many):
    """CL-15.2.4, EC-56; and is asked even if there is none, so that nobody learns it (UI-7)."""
    t = captured(0, at=(9, 4), **levels)
    assert (t.red.decision(LEARN).low, t.red.decision(LEARN).high) == (many, many)


def test_technologies_that_are_not_in_play_are_not_learnt():
    """CL-15.2.4: nothing above what can be bought at all."""
    t = front(0, mines="off")
    t.begins("red")
    t.blue.knows(mines=1, attack=1)
    take(t.state, t.hex(HERE), 0)
    assert set(lessons(t.state, t.hex(HERE), 0)) == {"attack"}


def test_the_loser_shows_himself_to_the_captor():
    """CL-15.2.2: everybody sees whose colony it was, but only the captor what was on his sheet."""
    t = captured(0, attack=2)
    told = t.happened("captured")[0].data
    assert (told["seat"], told["loser"], told["again"]) == (0, 1, False)
    assert [c["captured"] for c in view(t.state, None)["table"]["colonies"] if c["hex"] == t.hex(HERE)] == [1]
    worlds = [imagine(t.state, 0, Chance(seed)) for seed in range(8)]
    assert {world.captured[0].lore for world in worlds} == {t.state.tech[1]}


# -- points (CL-15.2.6)


def three(victory="short"):
    t = galaxy("red", "blue", "green", options={**GROUND, "victory": victory})
    t.begins("red")
    return t


def test_a_capture_is_worth_a_point_and_a_full_colony_abroad_another():
    """CL-15.2.6: the first is never lost, the second lasts as long as the colony."""
    t = three()
    t.blue.settles_at((6, 7), 5)
    hex = t.hex((6, 7))
    take(t.state, hex, 0)
    assert points(t.state, 0) == 1
    t.state.value[hex] = 5
    assert points(t.state, 0) == 2
    t.state.value[hex] = 3
    assert points(t.state, 0) == 1


def test_a_full_colony_that_was_captured_at_home_gives_no_second_point():
    """CL-15.2.6: only one outside the captor's home system does."""
    t = three()
    hex = next(each for each in board(t.state).areas[0] if each != t.state.homeworld[0])
    t.blue.settles_at(t.place(hex), 5)
    take(t.state, hex, 0)
    t.state.value[hex] = 5
    assert points(t.state, 0) == 1


def test_retaking_what_was_ones_own_gives_no_point():
    """CL-15.2.6, CL-15.3.1: nor technology; all other markers are removed."""
    t = three()
    t.blue.settles_at((6, 7), 5)
    hex = t.hex((6, 7))
    take(t.state, hex, 0)
    t.red.knows(attack=3)
    assert take(t.state, hex, 1) == 0
    assert points(t.state, 1) == 0 and t.state.captured == [] and t.colony((6, 7)) == ("blue", 1)


def test_three_points_by_captures_win_at_once():
    """CL-15.2.6, SE-23.10.2."""
    t = three()
    for column in (6, 7, 8):
        t.blue.settles_at((6, column), 1)
        take(t.state, t.hex((6, column)), 0)
    assert t.state.outcome is not None and t.state.outcome.places[0] == [0]


# -- recapture


def test_a_third_player_learns_what_the_first_owner_knew_when_he_lost_it():
    """CL-15.3.2."""
    t = three("standard")
    t.blue.settles_at((6, 7), 5)
    t.blue.knows(attack=2)
    hex = t.hex((6, 7))
    take(t.state, hex, 0)
    t.blue.knows(attack=3, tactics=2)
    t.red.knows(movement=4)
    assert take(t.state, hex, 2) == 1
    assert lessons(t.state, hex, 2).keys() == {"attack"}
    assert t.state.captured[0].owner == 1 and t.state.captured[0].seen == 0b101


@pytest.mark.parametrize(("captor", "many"), [(0, 0), (3, 1)])
def test_nobody_learns_from_a_teammate(captor, many):
    """SE-23.5, CL-15.3.2: a brother who takes the colony back shares no research; others learn from its first owner."""
    teams = {"four": "brother_teams" if captor == 0 else "standard"}
    t = galaxy("red", "blue", "green", "gold", options={**GROUND, **teams})
    t.begins("red")
    t.blue.settles_at((6, 7), 5)
    t.blue.knows(attack=2)
    hex = t.hex((6, 7))
    take(t.state, hex, 2)
    assert take(t.state, hex, captor) == many
    assert bool(t.state.captured[0].seen >> captor & 1) == bool(many)


def test_a_colony_that_is_destroyed_is_nobodys_any_more():
    """CL-15.1.5: the marker under it goes with it; CL-14.2.1: so do the troops."""
    t = three("standard")
    t.blue.settles_at((6, 7), 1)
    hex = t.hex((6, 7))
    take(t.state, hex, 0)
    t.red.stations((6, 7), Inf=2)
    t.state.value[hex] = 1
    t.green.has("DN", 1, at=(6, 7), ship_size=6)
    t.fight("green")
    t.green.answers(SHOT, ("fire", 0, 1), rolls=1)
    assert t.colony((6, 7)) is None and t.state.captured == [] and t.garrison((6, 7)) == {}


def test_a_captured_homeworld_puts_its_owner_out_of_a_long_game():
    """CL-15.1.6, SE-23.10.3: the captor keeps the colony, and learns as a conqueror, too."""
    t = three("long")
    t.blue.knows(attack=2, movement=3)
    hex = t.state.homeworld[1]
    place = t.place(hex)
    t.state.value[hex] = 5
    t.red.transports(3, at=place, drop=True, Inf=18)
    t.fight()
    t.rolls(*[1] * 5)
    t.red.lands(Inf=18)
    t.red.answers(LEARN, ("attack", "movement"))
    assert t.state.out == [False, True, False] and t.colony(place) == ("red", 3) and t.state.spoils[0] == 30
    t.red.answers("conquest.learn", ("attack", "movement"))
    assert t.red.level("attack") == 2 and t.red.level("movement") == 3


def test_free_troops_and_shops_count_captured_colonies():
    """CL-15.1.2."""
    t = captured(5)
    t.state.value[t.hex(HERE)] = 5
    t.economy()
    assert t.hex(HERE) in ledger_of(t.state, 0).recruits.grown


def test_the_homeworld_of_an_alien_empire_can_be_captured():
    """CL-15.1.6, SE-25.1: it counts as destroyed. CL-15.2.2: its captor learns two technologies."""
    t = galaxy("red", options={**GROUND, "solo": "rivals_1", "difficulty": "easy"})
    g = t.state
    homes = [rival.hex for rival in g.rivals]
    t.begins("red")
    g.rivals[0].tech = with_level(g.rivals[0].tech, facts(g).attack, 2)
    assert [take(g, hex, 0) for hex in homes] == [2] * len(homes)
    assert lessons(g, homes[0], 0).keys() >= {"attack"} and "attack" not in lessons(g, homes[1], 0)
    assert all(rival.hex == NOWHERE for rival in g.rivals)
    assert g.outcome is not None and g.outcome.reason == "empires.rivals_destroyed"


def test_a_titan_may_not_shoot_at_what_was_its_owners():
    """EC-34, CL-15.1.5: no Titan shot either; somebody else's Titan may."""
    t = galaxy("red", "blue", "green", options={**GROUND, "titans": "on"})
    t.begins("red")
    t.blue.settles_at((6, 7), 5)
    hex = t.hex((6, 7))
    take(t.state, hex, 0)
    for player, shoots in ((t.blue, False), (t.green, True)):
        titan = player.has("TN", 1, at=(6, 7), up=True, ship_size=7)
        t.fight(player.name)
        asked = player.is_asked(SHOT)
        assert bool(asked and [o for o in player.offered(SHOT) if o[0] == "raze"]) == shoots
        player.fleet.hex[titan], player.fleet.count[titan] = NOWHERE, 0
