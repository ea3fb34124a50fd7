"""CL-E35, CL-E36, CL-E48: Empire Advantages that change where an empire lives and whom it has around it."""

import pytest

from rules.core.chance import Chance
from rules.core.frame import Frame
from rules.core.running import checked, run
from rules.empires.flows.bombardment import RAZE, why_no_shot
from rules.empires.map.ending import points
from rules.empires.map.gates import goals
from rules.empires.printed.constants import NOBODY, NOTHING
from rules.empires.state import aliens, board, enemies_at, facts, is_enemy
from rules.empires.state.barracks import may_come_down
from rules.empires.state.battle import Battle
from rules.empires.state.lines import controller, gathered
from tests.games.empires.advantages import GAME, home, ids_of, shown, table
from tests.games.empires.support import galaxy

HERE, BESIDE = (6, 6), (6, 5)

# -- Industrious Race


def over_asteroids(card="e35", terraforming=1):
    t = table(card)
    t.marker(HERE, "asteroids", up=True)
    ship = t.red.has("CO", at=HERE, terraforming=terraforming)
    return t, ship


@pytest.mark.parametrize(("card", "level", "may"), [("e35", 1, True), ("e35", 0, False), ("e41", 1, False)])
def test_an_industrious_race_settles_on_asteroids(card, level, may):
    """CL-E35, CL-23.13: with a Colony Ship that was built after Terraforming 1; turned up by the first one."""
    t, ship = over_asteroids(card, level)
    t.begins("red")
    assert ("settle" in t.red.orders(ship)) == may
    if may:
        t.red.does(ship, "settle")
        assert t.colony(HERE) == ("red", 0) and shown(t, t.red) == ["e35"]
        assert not any(t.state.finds) and not GAME.violations(t.state)  # no alien card


@pytest.mark.parametrize("known", [False, True])
def test_nobody_is_asked_about_asteroids_before_the_card_is_known(known):
    """UI-7, CL-E35: the question at the end of a turn would tell."""
    t, _ = over_asteroids()
    if known:
        t.state.card_seen[facts(t.state).card["e35"]] = 0b11
    t.begins("red").ends()
    assert t.red.is_asked("turn.settle") == known


def test_colonies_on_asteroids_are_safe_from_titans_and_troops_but_give_no_point():
    """CL-E35, CL-6.4.5; own troops may stand there."""
    t = table("e35", titans="on")
    g = t.state
    t.red.settles_at(HERE, planet="asteroids")
    t.red.settles_at((6, 8))
    near, far = t.blue.has("TN", at=HERE, ship_size=7), t.blue.has("TN", at=(6, 8), ship_size=7)
    assert why_no_shot(g, 1, t.hex(HERE), RAZE, near).id == "empires.raze_asteroids"
    assert why_no_shot(g, 1, t.hex((6, 8)), RAZE, far) is None
    t.blue.knows(terraforming=1)
    assert not may_come_down(g, 1, t.hex(HERE)) and may_come_down(g, 1, t.hex((6, 8)))
    assert may_come_down(g, 0, t.hex(HERE))
    assert points(g, 0) == 1


@pytest.mark.parametrize("card", ["e35", "e36"])
def test_some_races_need_room(card):
    """CL-13.8."""
    assert card in ids_of() and card not in ids_of(map="small") and card not in ids_of(map="knife_fight")


# -- Ancient Race


def ancients(*kinds, card="e36", farther="minerals_5"):
    """Markers of these kinds around red's Homeworld, closed, and others beyond; the game is about to begin."""
    t = table(card)
    g = t.state
    around, far = board(g).around[g.homeworld[0]], board(g).distances[g.homeworld[0]]
    for hex, kind in zip(around, [*kinds, *["asteroids"] * len(around)], strict=False):
        t.marker(t.place(hex), kind)
    for hex in board(g).played:
        if far[hex] == 2:
            t.marker(t.place(hex), farther)
    t.marker(t.place(next(hex for hex in board(g).played if far[hex] == 3)), "nebula")  # out of their sight
    g.frames[:] = [Frame("empires.game", {"rolling": [0, 1]}).send("settle_ancients")]
    g.pending, g.script, g.heard = None, t._script, t.events
    with checked():
        run(g)
    g.heard = None
    return t


def test_an_ancient_race_knows_its_surroundings():
    """CL-E36, CL-23.7, D-07: the ring around its Homeworld, and six hexes beyond; nobody is harmed."""
    t = ancients("planet", "danger", "barren")
    g = t.state
    assert shown(t, t.red) == ["e36"]
    around, far = board(g).around[g.homeworld[0]], board(g).distances[g.homeworld[0]]
    assert all(g.up[hex] or g.marker[hex] == NOTHING for hex in around)
    assert sum(g.marker[hex] == NOTHING for hex in around) == 1  # Danger! is taken off
    known = t.red.decision("ancients.hexes").items[-1]
    g.up[known], g.pending = True, None
    run(g)
    asked = t.red.decision("ancients.hexes")
    many = min(6, len(asked.items))
    assert known not in asked.items
    assert asked.low == asked.high == many > 2 and all(far[hex] == 2 for hex in asked.items)
    t.red.answers("ancients.hexes", asked.items[:many])
    assert [t.state.up[hex] for hex in asked.items] == [True] * many + [False] * (len(asked.items) - many)


def test_an_ancient_race_begins_with_minerals_and_colonies():
    """CL-E36: up to three of each; the colonies grow in the first Economic Phase."""
    t = ancients(*["planet"] * 4, "barren")
    t.red.answers("ancients.hexes", t.red.decision("ancients.hexes").items[:6])
    ore = t.red.decision("ancients.minerals")
    assert len(ore.items) > 3 and ore.high == 3
    t.red.answers("ancients.minerals", ore.items[:3])
    assert t.state.stored_at == [t.state.homeworld[0]] * 3
    assert [t.state.marker[hex] == NOTHING for hex in ore.items] == [True] * 3 + [False] * (len(ore.items) - 3)
    asked = t.red.decision("ancients.planets")
    assert len(asked.items) == 4 and asked.high == 3  # a barren one is not settled
    planets = asked.items[:3]
    t.red.answers("ancients.planets", planets)
    assert [t.state.value[hex] for hex in planets] == [0] * 3 and "CO" not in t.red.codes()
    t.economy()
    for player in (t.red, t.blue):
        player.sheet()
    assert [t.state.value[hex] for hex in planets] == [1] * 3


def test_without_planets_the_ships_of_an_ancient_race_wait_at_home():
    """CL-E36."""
    t = ancients(farther="asteroids")
    t.red.answers("ancients.hexes", t.red.decision("ancients.hexes").items[:6])
    assert t.red.groups(home(t, t.red)) == [("CO", 1)] * 3 and t.state.turn == 1


def test_nobody_else_is_asked_before_the_game():
    """CL-E36."""
    t = ancients(card="e41")
    assert t.state.turn == 1 and shown(t, t.red) == [None]


# -- Amazing Diplomats


def at_the_aliens(card="e48"):
    t = table(card, alien_cards="on", raiders="off")
    t.marker(HERE, "barren", up=True)
    t.aliens_at(HERE, "alien_b", "alien_c", up=False)
    return t


@pytest.mark.parametrize(("card", "peace"), [("e48", True), ("e41", False)])
def test_aliens_leave_diplomats_alone(card, peace):
    """CL-E48, CL-23.14: they pass and stack, and nobody fights; turned up on entering."""
    t = at_the_aliens(card)
    slot = t.red.has("CA", at=BESIDE, movement=4)
    t.begins("red").goes(slot, HERE)
    assert (shown(t, t.red) == ["e48"]) == peace and bool(t.red.steps(slot)) == peace
    t.red.ends()
    assert (t.state.battle is None) == peace


def test_diplomats_find_aliens_in_peace():
    """CL-E48 with SE-14.1: those who explore are not attacked."""
    t = table("e48", raiders="off")
    t.marker(HERE, "barren")
    slot = t.red.has("CA", at=HERE)
    t.begins("red").ends()
    assert t.red.at(slot) == HERE and enemies_at(t.state, 0, t.hex(HERE)) == [] and shown(t, t.red) == ["e48"]
    assert t.hex(HERE) in t.state.fleets[aliens(t.state)].hex and t.state.battle is None


def test_diplomats_settle_planets_of_aliens():
    """CL-E48: at once, and with an alien card."""
    t = at_the_aliens()
    ship = t.red.has("CO", at=HERE, terraforming=1)
    t.begins("red").does(ship, "settle")
    assert t.colony(HERE) == ("red", 0) and t.state.finds[0] == 1


def test_aliens_and_diplomats_are_one_side():
    """CL-23.16: against another player; the diplomats choose for the aliens, who never retreat."""
    t = at_the_aliens()
    t.red.has("DD", at=HERE)
    t.blue.has("CA", 2, at=HERE)
    g, hex = t.state, t.hex(HERE)
    assert gathered(g, 0, hex) == [0, aliens(g)] and gathered(g, aliens(g), hex) == [aliens(g), 0]
    assert gathered(g, 1, hex) == [1] and is_enemy(g, 1, aliens(g))
    t.begins("blue").ends()
    b = t.state.battle
    assert sorted(b.sides[1]) == [0, aliens(g)] and controller(t.state, b, aliens(g)) == 0
    assert len(t.happened("battle")) == 1


def test_diplomats_lead_the_aliens_of_their_colony():
    """CL-23.16, SE-14.5: units and Colony are one side with them; without ships there, too."""
    t = galaxy("red", "blue", "green", options={"advantages": "random"})
    g, known = t.state, facts(t.state)
    attacker = t.green
    diplomat = next(p for p in t.players if p not in (attacker, t.players[board(g).left_of[attacker.seat]]))
    g.held = [[] for _ in g.held]
    g.held[diplomat.seat] = [known.card["e48"]]
    diplomat.settles_at(HERE, 1, "barren")
    t.aliens_at(HERE, known.units[known.first_alien].id)
    attacker.has("CA", 2, at=HERE)
    b = Battle(t.hex(HERE), [[attacker.seat], [aliens(g)]])
    assert controller(g, b, aliens(g)) == diplomat.seat
    g.colony[t.hex(HERE)] = NOBODY
    assert controller(g, b, aliens(g)) == board(g).left_of[attacker.seat]


def test_nobody_who_stands_beside_aliens_is_thought_to_be_a_diplomat():
    """CL-E48: he would have shown it."""
    t = at_the_aliens("e41")
    slot = t.red.has("CA", at=BESIDE, movement=4)
    t.begins("red").goes(slot, HERE)
    for seed in range(30):
        world = t.state.clone()
        GAME.imagine(world, 1, Chance(seed))
        assert facts(world).cards[world.held[0][0]].id != "e48"


@pytest.mark.parametrize(("card", "may"), [("e48", False), ("e41", True)])
def test_diplomats_send_no_troops_against_aliens(card, may):
    """CL-23.14 with SE-27.3: not through a gate either."""
    t = table(card, gates="on")
    t.red.settles_at(BESIDE)
    t.red.knows(terraforming=1)
    t.marker(HERE, "barren", up=True)
    t.aliens_at(HERE, "alien_b")
    assert (t.hex(HERE) in goals(t.state, 0, t.hex(BESIDE))) == may


def test_diplomats_need_aliens():
    """CL-13.8."""
    assert "e48" in ids_of() and "e48" not in ids_of(aliens="off")
