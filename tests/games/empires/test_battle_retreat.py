"""SE-5.9: retreats. Red's Homeworld is two hexes from the battle, at (3,5)."""

import pytest

from tests.games.empires.battles import theatre
from tests.games.empires.verbs import FIRE, HERE

HOMEWARD = [(4, 3), (4, 4), (5, 5)]  # as near to the Homeworld as the battle, or nearer


def second_round(t):
    t.fight()
    t.next_round()


def duel(**options):
    """A red scout against a blue destroyer, in the second round, at red's moment."""
    t = theatre(**options)
    t.scout, t.destroyer = t.red.has("SC"), t.blue.has("DD")
    return t


def to_red(t):
    second_round(t)
    t.blue.holds(t.destroyer)
    return t.red.refuges(t.scout)


def test_nobody_retreats_in_the_first_round():
    """SE-5.9.1."""
    t = duel()
    t.fight()
    t.blue.holds(t.destroyer)
    assert t.red.refuges(t.scout) == []


def test_from_the_second_round_on_a_unit_retreats_instead_of_firing():
    """SE-5.9.1, SE-5.9.4, SE-5.9.5, SE-5.2.9: to hexes as near to a colony as this one, or nearer."""
    t = duel()
    assert to_red(t) == HOMEWARD
    t.red.retreats(t.scout, (4, 4))
    assert t.red.at(t.scout) == (4, 4) and t.state.battle is None and t.red.fleet.up[t.scout]


def test_strict_retreats_lead_nearer():
    """SE-5.9.5: the switch."""
    assert to_red(duel(retreat="closer")) == [(4, 4)]


def test_any_one_colony_counts():
    """SE-5.9.5: not only the nearest; a second colony opens other hexes."""
    t = duel()
    t.red.settles_at((7, 4))
    assert set(to_red(t)) - set(HOMEWARD) == {(5, 3), (6, 3), (6, 4)}


def test_a_colony_in_the_hex_itself_does_not_count():
    """SE-5.9.5, EC-29: with no other colony there is no retreat."""
    t = duel()
    t.red.settles_at(HERE)
    t.state.colony[t.hex((3, 5))] = -1
    t.state.value[t.hex((3, 5))] = 0
    t.state.homeworld[0] = -1
    t.state.marker[t.hex((3, 5))], t.state.up[t.hex((3, 5))] = -1, False
    assert to_red(t) == []


BARS = [
    ("closed", lambda t: t.marker((4, 4), "planet")),
    ("supernova", lambda t: t.marker((4, 4), "supernova", up=True)),
    ("enemy counter", lambda t: t.blue.has("Decoy", at=(4, 4))),
    ("enemy ship that cannot fight", lambda t: t.blue.has("Miner", at=(4, 4))),
    ("enemy colony", lambda t: t.blue.settles_at((4, 4))),
    ("aliens", lambda t: (t.marker((4, 4), "barren", up=True), t.aliens_at((4, 4), "alien_c"))),
]


@pytest.mark.parametrize("bar", [bar for _, bar in BARS], ids=[name for name, _ in BARS])
def test_where_nobody_can_retreat_to(bar):
    """SE-5.9.4, SE-14.8: unexplored, a Supernova, any enemy unit or colony."""
    t = duel()
    bar(t)
    assert to_red(t) == [(4, 3), (5, 5)]


def test_an_own_colony_and_own_ships_are_a_refuge():
    """SE-5.9.4: only those of enemies bar a hex."""
    t = duel()
    t.red.settles_at((4, 4))
    t.red.has("CO", at=(4, 4))
    assert (4, 4) in to_red(t)


@pytest.mark.parametrize(("face", "there"), [(6, True), (7, False)])
def test_retreat_into_a_black_hole(face, there):
    """SE-5.9.6: with the roll for survival."""
    t = duel()
    t.marker((4, 4), "black_hole", up=True)
    to_red(t)
    t.rolls(face)
    t.red.retreats(t.scout, (4, 4))
    assert (t.red.at(t.scout) == (4, 4)) is there
    t.finish()


def test_what_never_retreats():
    """SE-5.9.2, SE-8.1: Shipyards and Bases, and ships that cannot fight."""
    t = theatre()
    t.red.settles_at(HERE)
    yard, base = t.red.has("SY"), t.red.has("Base")
    t.red.has("CO"), t.red.has("Miner")
    foe = t.blue.has("CA", 2)
    second_round(t)
    assert t.red.is_asked(FIRE) and t.red.refuges(base) == []
    t.red.holds(base)
    t.blue.holds(foe)
    assert t.red.refuges(yard) == []


def test_there_is_no_retreat_once_the_enemy_is_gone():
    """SE-5.9.3: the battle is over at once; whoever has not fired has no moment any more."""
    t = theatre()
    cruiser, scout, foe = t.red.has("CA"), t.red.has("SC"), t.blue.has("DD")
    second_round(t)
    t.red.fires(cruiser, foe, rolls=1)
    assert t.state.battle is None and t.red.at(scout) == HERE


def test_units_of_one_group_may_go_to_different_hexes():
    """SE-5.9.7, SE-5.9.8: a part gets a counter of its own."""
    t = theatre()
    scouts, foe = t.red.has("SC", 3), t.blue.has("DD", 3)
    second_round(t)
    t.blue.holds(foe)
    t.red.retreats(scouts, (4, 4), 1)
    t.red.retreats(scouts, (5, 5), 1)
    assert sorted(t.red.at(slot) for slot in range(3)) == [(4, 4), (5, 4), (5, 5)]
    assert t.red.count(scouts) == 1 and t.red.is_asked(FIRE)


def test_a_part_retreats_only_with_a_free_counter():
    """SE-5.9.8: two counters of Dreadnoughts, both in use: all or none."""
    t = theatre()
    dreads = t.red.has("DN", 2)
    t.red.has("DN", at=(8, 6)), t.blue.has("DN", 2)
    second_round(t)
    t.blue.holds(0)
    option = ("retreat", t.red.line(dreads), t.hex((4, 4)))
    assert t.red.decision(FIRE).ranges[option] == (2, 2)


def test_units_that_have_fired_do_not_retreat():
    """SE-5.9.1: instead of firing."""
    t = theatre()
    scouts, foe = t.red.has("SC", 3), t.blue.has("DD", 3)
    second_round(t)
    t.blue.holds(foe)
    t.red.fires(scouts, foe, shots=2, rolls=(10, 10))
    option = ("retreat", t.red.line(scouts), t.hex((4, 4)))
    assert t.red.decision(FIRE).ranges[option] == (1, 1)


def test_screened_units_may_retreat_at_their_moment():
    """SE-5.5.2."""
    t = theatre()
    t.red.has("DD", 2), t.blue.has("CA")
    scout = t.red.has("SC")
    t.fight()
    while t.battle().round == 1:
        player = t.players[t.asked()[0][0]]
        player.screens() if player.is_asked("screen") else player.answers(FIRE, player.offered(FIRE)[-1])
    t.red.screens(SC=1)
    t.blue.holds(0)
    t.red.holds(0)
    assert {o[0] for o in t.red.offered(FIRE)} == {"retreat", "hold"}
    t.red.retreats(scout, (4, 4))
    assert t.red.at(scout) == (4, 4)


def test_a_damaged_unit_may_be_split_off_to_retreat_or_stay():
    """SE-5.7.4, SE-5.7.5: whoever leaves is whole again."""
    for verb, left in (("retreat", 0), ("unhurt", 1)):
        t = theatre()
        cruisers, foe = t.red.has("CA", 2), t.blue.has("BC")
        t.fight()
        t.red.screens()
        t.blue.fires(foe, cruisers, rolls=1)
        t.next_round()
        t.blue.holds(foe)
        t.red.retreats(cruisers, (4, 4), 1, verb)
        assert t.red.fleet.damage[cruisers] == left
        assert sum(t.red.fleet.damage) == left


def test_whoever_retreats_has_not_fired():
    """SE-5.9.1, SE-5.7.4: of two Scouts one fires and the other leaves; nobody is left to fire."""
    t = theatre()
    scouts, foe = t.red.has("SC", 2), t.blue.has("DD", 2)
    second_round(t)
    t.blue.holds(foe)
    t.red.fires(scouts, foe, shots=1, rolls=10)
    t.red.retreats(scouts, (4, 4), 1)
    assert t.battle().round == 3 and t.red.at(scouts) == HERE


def test_a_retreat_counts_as_something_that_happened():
    """EC-01: no stand-off after a round with a retreat."""
    t = theatre()
    scouts, foe = t.red.has("SC", 2), t.blue.has("DD", 2)
    second_round(t)
    t.blue.holds(foe)
    t.red.retreats(scouts, (4, 4), 1)
    t.red.holds(scouts)
    assert t.battle().round == 3 and t.battle().calm == 0


def test_the_defender_may_retreat_too():
    """SE-5.9.1, D-33: each side towards its own colonies."""
    t = duel()
    second_round(t)
    assert set(t.blue.refuges(t.destroyer)) >= {(6, 3), (6, 4)}
    t.blue.retreats(t.destroyer, (6, 4))
    assert t.blue.at(t.destroyer) == (6, 4) and t.state.battle is None


def test_a_group_may_be_scuttled_to_free_its_counter():
    """SE-5.9.8, SE-4.14, D-20: two groups of Dreadnoughts are all the counters there are."""
    t = theatre()
    two, one = t.red.has("DN", 2), t.red.has("DN", 1, attack=1)
    foe = t.blue.has("DN", 3)
    second_round(t)
    t.blue.holds(foe)
    part = ("retreat", t.red.line(two), t.hex((4, 4)))
    assert t.red.decision(FIRE).ranges[part] == (2, 2)
    t.red.answers(FIRE, ("scuttle", t.red.line(one), 1))
    assert t.red.at(one) is None and t.red.decision(FIRE).ranges[part] == (1, 2)
