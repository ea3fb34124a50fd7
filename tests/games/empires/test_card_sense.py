"""Opponents use what their cards offer, at every level (CL-A, CL-E)."""

import pytest

from rules import Chance, waiting
from rules.ai.brief import Brief
from rules.ai.levels import LEVELS, decide
from rules.empires.ai.outlook import Outlook
from rules.empires.ai.research import frees_planets
from rules.empires.ai.skill import ADMIRAL, Mind
from rules.empires.economy.ledger import ledger_of
from rules.empires.printed.constants import WATCHES
from rules.empires.state import board, facts
from tests.games.empires.advantages import give, home, shown, table
from tests.games.empires.test_advantage_neighbours import ancients
from tests.games.empires.test_ai_sense import moves
from tests.games.empires.test_close_ai import answered


def near_home(t, player, steps=2):
    """A hex so many steps from a Homeworld, and the way to it, all of it free."""
    g = t.state
    hex = g.homeworld[player.seat]
    far = board(g).distances[hex]
    return next(t.place(to) for to in board(g).played if far[to] == steps)


@pytest.mark.parametrize("level", LEVELS)
def test_settlers_of_engineers_are_pushed(level):
    """CL-E42: a Colony Ship that needs two hexes tries to go both."""
    t = table("e42")
    goal = near_home(t, t.red)
    t.marker(goal, "planet", up=True)
    ship = t.red.has("CO", at=home(t, t.red))
    t.begins("red")
    t.rolls(5)
    moves(t, 0, level)
    assert shown(t, t.red) == ["e42"]
    assert t.colony(goal) == ("red", 0) or t.red.at(ship) == goal


@pytest.mark.parametrize("level", LEVELS)
def test_psychics_look_at_closed_counters_beside_them(level):
    """CL-E54."""
    t = table("e54", raiders="off")
    t.red.has("CA", 2, at=(6, 6), exploration=1)
    foe = t.blue.has("SC", 1, at=(6, 7))
    t.begins("red")
    moves(t, 0, level)
    assert t.blue.fleet.up[foe] and shown(t, t.red) == ["e54"]


def test_ships_at_home_watch_with_a_comm_array():
    """CL-A28."""
    t = table("e41", alien_cards="on", reaction="on", raiders="off")
    give(t, t.red, "a28")
    slot = t.red.has("CA", 3, at=home(t, t.red), movement=3, exploration=2)
    t.begins("red")
    moves(t, 0)
    assert t.red.fleet.notes[slot] & WATCHES


@pytest.mark.parametrize("level", LEVELS)
def test_shape_shifters_buy_false_groups_and_do_not_give_them_away(level):
    """CL-E55: and hold their fire, for a hit would unmask them."""
    t = table("e55", raiders="off", experience="off")
    t.red.has("CA", 2, at=home(t, t.red))
    t.economy(saved=60)
    asked = next(d for d in waiting(t.state) if d.seat == 0)
    filled = dict(decide(Brief.of(t.state, asked, level, 7)).value)
    ledger, known = ledger_of(t.state, 0), facts(t.state)
    assert any(berth.unit in known.poses for berth, _ in ledger.built(filled))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("card", ["e55", "e41"])
def test_false_groups_claim_what_real_ones_have(level, card):
    """CL-E55.3: the newest technology would mark them; whoever has none goes on."""
    t = table(card, raiders="off", experience="off")
    t.claims = True
    known = facts(t.state)
    real, other = t.red.has("CA", 2, at=(6, 6), attack=1), t.red.has("CA", 2, at=(6, 6))
    if card == "e55":
        t.red.fleet.unit[other], t.red.fleet.tech[other] = known.false[known.code["CA"]], 0
    t.red.knows(attack=2)
    t.blue.has("SC", 1, at=(6, 6))
    t.begins("red").ends()
    answered(t, level, "battle.claim")
    assert t.red.fleet.shown[other] == t.red.fleet.shown[real] != 0


@pytest.mark.parametrize("level", LEVELS)
def test_false_groups_hold_their_fire(level):
    """CL-E55.4."""
    t = table("e55", raiders="off", experience="off")
    known = facts(t.state)
    sham, foe = t.red.has("CA", 2, at=(6, 6)), t.blue.has("SC", 1, at=(6, 6))
    t.red.fleet.unit[sham], t.red.fleet.tech[sham] = known.false[known.code["CA"]], 0
    t.begins("red").ends()
    while t.asked()[0][1].endswith(("round.card", "round.screen")):
        player = t.players[t.asked()[0][0]]
        asked = player.decision()
        player.answers("", "pass" if asked.prompt.endswith("card") else asked.opening())
    assert t.red.is_asked("round.fire") and answered(t, level, "round.fire")[0] == "hold" and t.blue.count(foe)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("faces", "call"), [((1, 1, 1), "reroll"), ((10, 10, 10), "pass")])
def test_crystals_are_kept_for_bad_luck(level, faces, call):
    """CL-A22: three hits of three dice are rolled again, misses are not."""
    t = table("e41", alien_cards="on", raiders="off", experience="off")
    give(t, t.red, "a22")
    t.red.has("CA", 3, at=(6, 6))
    t.blue.has("BC", 3, at=(6, 6), ship_size=4)
    t.begins("red").ends()
    while t.asked()[0][1].endswith("round.card"):
        t.players[t.asked()[0][0]].answers("round.card", "pass")
    t.rolls(*faces)
    fire = next(option for option in t.blue.offered("round.fire") if option[0] == "fire")
    t.blue.answers("round.fire", (*fire, 3))
    assert answered(t, level, "round.crystal") == call


@pytest.mark.parametrize("level", LEVELS)
def test_an_ancient_race_takes_what_it_may(level):
    """CL-E36, D-07."""
    t = ancients("planet", "planet", "minerals_5")
    for prompt in ("ancients.hexes", "ancients.minerals", "ancients.planets"):
        asked = t.red.decision(prompt)
        assert len(answered(t, level, prompt)) == asked.high


@pytest.mark.parametrize(("card", "kind", "wanted"), [("e35", "asteroids", True), ("e41", "asteroids", False)])
def test_an_industrious_race_wants_terraforming_for_asteroids(card, kind, wanted):
    """CL-E35, AI-3."""
    t = table(card)
    t.marker(near_home(t, t.red), kind, up=True)
    look = Outlook(t.state, 0, Mind(ADMIRAL, Chance(1)))
    assert (frees_planets(look, 1) > 0) == wanted


@pytest.mark.parametrize("level", LEVELS)
def test_nano_technology_is_used_at_every_level(level):
    """CL-E39: ships that rest far from home are refitted, for nothing."""
    t = table("e39", raiders="off")
    slot = t.red.has("CA", 2, at=(6, 6))
    t.red.knows(attack=2)
    t.blue.has("DN", 6, at=home(t, t.blue), up=True, ship_size=6, attack=3, defence=3)
    t.begins("red")
    moves(t, 0, level)
    assert t.red.level("attack", slot) == 2


@pytest.mark.parametrize("level", LEVELS)
def test_traders_lay_pipelines_early(level):
    """CL-E49: at every level, for three colonies already."""
    t = table("e49", pipelines="on")
    far = board(t.state).distances[t.state.homeworld[0]]
    for hex in [hex for hex in board(t.state).played if far[hex] == 1][:3]:
        t.red.settles_at(t.place(hex))
    t.red.has("SY", 2, at=home(t, t.red))
    t.economy(saved=90)
    asked = next(d for d in waiting(t.state) if d.seat == 0)
    bought = 0
    for number in range(3):  # a Cadet may overlook it once
        filled = dict(decide(Brief.of(t.state, asked, level, number)).value)
        ledger, known = ledger_of(t.state, 0), facts(t.state)
        bought += sum(count for berth, count in ledger.built(filled) if berth.unit == known.code["MS"])
    assert bought


@pytest.mark.parametrize(("card", "yards"), [("e34", True), ("e41", False)])
def test_giants_build_shipyards_for_their_settlers(card, yards):
    """CL-E34, AI-1: their Colony Ships take two hulls each; others have room for all of them."""
    t = table(card)
    far = board(t.state).distances[t.state.homeworld[0]]
    for hex in [hex for hex in board(t.state).played if far[hex] == 1][:4]:
        t.marker(t.place(hex), "planet", up=True)
    t.red.has("SY", 4, at=home(t, t.red))
    t.economy(saved=20)
    asked = next(d for d in waiting(t.state) if d.seat == 0)
    filled = dict(decide(Brief.of(t.state, asked, "admiral", 1)).value)
    built = {facts(t.state).units[berth.unit].code: n for berth, n in ledger_of(t.state, 0).built(filled)}
    assert built["CO"] >= 2 and ("SY" in built) == yards
