"""CL-A25: Air Support, Transports that fight on the ground."""

import pytest

from rules import Chance, encode, imagine
from rules.empires.atoms import ground
from rules.empires.flows.assault import _aircraft as aircraft
from rules.empires.ground.odds import Force, chances
from rules.empires.migrating import migrate
from rules.empires.printed.troops import packed, single
from rules.empires.state import facts
from tests.games.empires.advantages import give
from tests.games.empires.armies import LOST, fight_lines, front, line_of
from tests.games.empires.support import galaxy
from tests.games.empires.verbs import HERE, numbers

FIGHT = "assault.fire"


def flying(holder="red", value=1, cards="on", planes=2, troops=1, **defenders):
    """Red's Transports over a colony of blue; somebody holds the card."""
    t = front(value, alien_cards=cards)
    if holder:
        give(t, getattr(t, holder), "a25")
    if defenders:
        t.blue.stations(HERE, **defenders)
    ships = t.red.transports(planes, Inf=troops)
    t.fight()
    return t, ships


def comes_down(t, planes, **troops):
    t.red.answers("bombardment.shot", "land")
    filled = {"troops": numbers(t.red, "landing.troops", **troops)}
    if planes is not None:
        filled["air"] = (planes,)
    return t.red.answers("landing.troops", filled)


def seen(t, player):
    card = facts(t.state).card["a25"]
    return t.state.card_seen[card] == 0b11 and card in t.state.held[player.seat]


def test_transports_fight_on_the_ground():
    """CL-A25, CL-22.9: as B6-2-x2, in the first round already; turned up by that, as the ships are."""
    t, ships = flying(value=3)
    assert not t.red.fleet.up[ships]
    t.rolls(10, 10)
    comes_down(t, 2, Inf=1)
    assert ("Air", 2) in fight_lines(t) and ("Mil", 3) in fight_lines(t)
    assert seen(t, t.red) and t.red.fleet.up[ships]
    known = facts(t.state)
    assert t.happened("ground_shot")[0].data["troop"] == "air_support"  # class B fires before everybody
    air = known.troops[known.aircraft]
    assert (air.attacking.class_, air.attacking.attack, air.defence, air.hull) == ("B", 6, 2, 2)
    assert air.defending == air.attacking


@pytest.mark.parametrize("known", [True, False])
def test_captured_transports_fly_as_their_builder_taught_them(known):
    """CL-A25, CL-12.6: once everybody has seen the card; it is they who fall, and not others of their captor."""
    t = front(1, alien_cards="on")
    give(t, t.blue, "a25")
    if known:
        t.state.card_seen[facts(t.state).card["a25"]] = 0b11
    own, theirs = t.red.transports(2), t.red.transports(1, Inf=1)
    t.red.fleet.builder[theirs] = 1
    t.fight()
    if not known:
        t.red.answers("bombardment.shot", "land")
        assert "air" not in dict(t.red.decision("landing.troops").fields)
        return
    t.rolls(10, 1, 10, 10, 1)  # it misses twice and is hit twice
    comes_down(t, 1, Inf=1)
    while t.blue.is_asked(FIGHT):
        t.blue.answers(FIGHT, ("fire", line_of(t, "Air", 0), 1))
    assert t.red.at(theirs) is None and t.red.count(own) == 2


@pytest.mark.parametrize(("holder", "asked"), [("red", True), ("blue", False), ("", False)])
def test_only_the_owner_of_the_card_is_offered_it(holder, asked):
    """UI-7, CL-A25: on a form that is asked anyway."""
    t, _ = flying(holder)
    t.red.answers("bombardment.shot", "land")
    assert ("air" in dict(t.red.decision("landing.troops").fields)) == asked


def test_nobody_flies_who_was_not_told_to():
    """CL-A25: the owner may keep his card secret."""
    t, _ = flying()
    t.rolls(10, 1)  # the Militia miss, the infantry do not
    comes_down(t, 0, Inf=1)
    assert not seen(t, t.red) and t.colony(HERE) == ("red", 0)


def test_a_second_landing_sends_more_planes_and_calls_none_back():
    """CL-A25: what was told with the first landing holds; only those that were not told yet can be added."""
    t = front(1, alien_cards="on")
    give(t, t.red, "a25")
    t.state.card_seen[facts(t.state).card["a25"]] = 0b11  # so that nobody is asked for other cards (UI-7)
    t.red.transports(3, Inf=6)
    t.red.has("DN", ship_size=6), t.blue.has("DN", ship_size=6)
    t.fight()
    while not t.red.is_asked("landing.troops"):
        t.misses()
    t.red.answers("landing.troops", {"troops": numbers(t.red, "landing.troops", Inf=1), "air": (2,)})
    while not t.red.is_asked("landing.troops"):
        t.misses()
    asked = dict(t.red.decision("landing.troops").fields)["air"]
    assert [most for _, _, most in asked.slots] == [1]
    t.red.answers("landing.troops", {"troops": numbers(t.red, "landing.troops", Inf=1), "air": (1,)})
    assert t.state.assault.air == [3]
    while not t.red.is_asked("landing.troops"):
        t.misses()
    assert "air" not in dict(t.red.decision("landing.troops").fields)


def test_transports_alone_do_not_take_a_colony():
    """CL-22.9: all defenders are dead, and the only soldier, too: it stays with its owner."""
    t, ships = flying(value=1, planes=1)
    t.rolls(10, 1, 1)  # the plane misses, the Militia kill the infantry, the plane kills the Militia
    comes_down(t, 1, Inf=1)
    while t.blue.is_asked(FIGHT):
        target = next(
            o for o in t.blue.offered(FIGHT) if facts(t.state).troops[t.state.assault.troop[o[1]]].code == "Inf"
        )
        t.blue.answers(FIGHT, (*target, 1))
    assert t.colony(HERE) == ("blue", 1) and t.red.count(ships) == 1 and t.state.assault is None
    assert t.garrison() == {}


def test_transports_that_fall_on_the_ground_are_lost_with_whom_they_carry():
    """CL-A25, CL-14.1.4: two hits destroy one."""
    t, ships = flying(value=1, planes=1, troops=2)
    t.rolls(10, 1, 10, 10, 1, 10)
    comes_down(t, 1, Inf=1)
    while t.state.assault is not None and t.asked()[0][1].endswith(FIGHT):
        player = t.players[t.asked()[0][0]]
        known, a = facts(t.state), t.state.assault
        plane = [o for o in player.offered(FIGHT) if a.troop[o[1]] == known.aircraft]
        player.answers(FIGHT, (*(plane or player.offered(FIGHT))[0], 1))
        if not t._script:
            break
    assert t.red.at(ships) is None


def test_whoever_loses_a_plane_says_who_dies_with_it():
    """CL-A25, CL-14.1.4, D-42: of those who are still aboard."""
    t, ships = flying(value=1, planes=2, troops=6)
    t.red.fleet.hold[ships] += packed({facts(t.state).troop["Mar"]: 6})
    t.rolls(10, 10, 1, 10, 10, 10, 1, 1)  # planes, infantry from the second round on, Militia
    comes_down(t, 2, Inf=1)
    while t.blue.is_asked(FIGHT):
        a, plane = t.state.assault, facts(t.state).aircraft
        t.blue.answers(FIGHT, (*next(o for o in t.blue.offered(FIGHT) if a.troop[o[1]] == plane), 1))
    assert t.red.count(ships) == 1 and t.red.is_asked(LOST)
    t.red.answers(LOST, {"troops": numbers(t.red, LOST, Inf=5)})
    assert t.red.hold(ships) == {"Mar": 6} and t.colony(HERE) == ("red", 0)


@pytest.mark.parametrize(("card", "up"), [("a27", False), ("a01", True)])
def test_planes_are_closed_again_after_the_fight(card, up):
    """CL-A27 with CL-A25: a ground combat of theirs is a combat."""
    t, ships = flying(value=1, planes=1)
    give(t, t.red, card)
    t.rolls(1)
    comes_down(t, 1, Inf=1)
    assert t.colony(HERE) == ("red", 0) and t.red.fleet.up[ships] == up


def test_defenders_use_all_their_transports():
    """CL-A25: without a question."""
    t = front(1, alien_cards="on")
    give(t, t.blue, "a25")
    t.red.transports(1, Inf=2)
    mine = t.blue.has("T", 1, at=HERE)
    g = t.state
    ground.put_down(g, 0, t.hex(HERE), packed({facts(g).troop["Inf"]: 2}), 0)
    assert aircraft(g, 0, 1, t.hex(HERE)) == {1: 1} and seen(t, t.blue) and t.blue.fleet.up[mine]


def test_odds_know_that_transports_cannot_hold_a_planet():
    """CL-22.9."""
    t, _ = flying()
    known = facts(t.state)
    planes = single(known.aircraft, 3)
    alone = chances(t.state, t.hex(HERE), (0, 1), Force(planes), Force(0, 0, 1), seed=1, runs=40)
    helped = chances(
        t.state, t.hex(HERE), (0, 1), Force(planes + single(known.troop["Inf"], 2)), Force(0, 0, 1), seed=1, runs=40
    )
    assert alone.win == 0 and helped.win > 0.8


def test_air_support_needs_ground_combat():
    """CL-22.7."""
    t = front(ground="off", alien_cards="on")
    assert facts(t.state).card["a25"] not in facts(t.state).alien_cards


def test_nobody_dreams_of_transports_that_are_to_help():
    """CL-A25: before the fight that is their owner's secret."""
    t, _ = flying(value=3)
    ground.come_down(t.state, 0, t.hex(HERE), 0, single(facts(t.state).troop["Inf"], 1), air=2)
    assert [imagine(t.state, seat, Chance(1)).assault.air for seat in (0, 1)] == [[2], [0]]


# -- Stim Packs


@pytest.mark.parametrize("holder", ["red", "blue"])
def test_stim_packs_are_turned_up_in_ground_combat(holder):
    """CL-A16: whoever holds them, as soon as ground units of his fight, Militia too."""
    t = front(1, alien_cards="on")
    give(t, getattr(t, holder), "a16")
    t.red.transports(1, Inf=2)
    t.fight()
    assert not t.happened("card_shown")
    t.rolls(10, 1)
    t.red.lands(Inf=2)
    assert [(e.data["seat"], e.data["card"]) for e in t.happened("card_shown")] == [
        (t.players.index(getattr(t, holder)), "a16")
    ]


def test_transports_of_a_brother_who_lands_too_help_the_one_force():
    """CL-A25, SE-23.5: his, not those of whoever landed first; and it is his that fall."""
    four = ("red", "blue", "green", "gold")
    options = {"four": "brother_teams", "raiders": "off", "alien_cards": "on", "ground": "on"}
    t = galaxy(*four, options=options)
    give(t, t.blue, "a25")
    t.green.settles_at(HERE, 1)
    first, second = t.red.transports(1, Inf=1), t.blue.transports(1, Inf=1)
    t.begins("red")
    t.red.ends()
    t.blue.ends()
    comes_down(t, None, Inf=1)
    t.blue.answers("bombardment.shot", "land")
    t.rolls(10, 1, 10, 10, 10, 1)  # it misses twice and is hit twice
    t.blue.answers("landing.troops", {"troops": numbers(t.blue, "landing.troops", Inf=1), "air": (1,)})
    assert ("Air", 1) in fight_lines(t)
    while t.green.is_asked(FIGHT):
        t.green.answers(FIGHT, ("fire", line_of(t, "Air", 0), 1))
    assert (t.red.at(first), t.blue.at(second)) == (HERE, None)


def test_a_position_of_version_2_counts_the_transports_that_fly_by_side():
    """CL-A25: it is read as the present rules count them, by owner."""
    t, _ = flying(value=3)
    t.rolls(10, 10)
    comes_down(t, 2, Inf=1)
    now = encode(t.state)
    assert now["assault"]["flown"] == [2, 0, 0, 0]
    turned = encode(t.state)
    turned["assault"] |= {"attacker": 1, "defender": 0, "flown": [2, 0]}
    assert migrate(turned, 2)["assault"]["flown"] == [0, 2, 0, 0]
    assert migrate(encode(t.state), 3) == now


def test_of_brothers_only_those_transports_fall_that_fly():
    """CL-A25, CL-12.6, SE-23.5: both have some that could; only one of them sends his, and it is his that fall."""
    four = ("red", "blue", "green", "gold")
    options = {"four": "brother_teams", "raiders": "off", "alien_cards": "on", "ground": "on"}
    t = galaxy(*four, options=options)
    give(t, t.gold, "a25")
    t.state.card_seen[facts(t.state).card["a25"]] = 0b1111
    give(t, t.red, "a27")
    t.green.settles_at(HERE, 1)
    first, second = t.red.transports(1, Inf=1), t.blue.transports(2, Inf=1)
    for player, slot in ((t.red, first), (t.blue, second)):
        player.fleet.builder[slot], player.fleet.up[slot] = t.gold.seat, True
    t.begins("red")
    t.red.ends()
    t.blue.ends()
    comes_down(t, 0, Inf=1)
    t.blue.answers("bombardment.shot", "land")
    t.rolls(10, 1, 10, 10, 10, 1)  # it misses twice and is hit twice
    t.blue.answers("landing.troops", {"troops": numbers(t.blue, "landing.troops", Inf=1), "air": (1,)})
    assert ("Air", 1) in fight_lines(t)
    while t.green.is_asked(FIGHT):
        t.green.answers(FIGHT, ("fire", line_of(t, "Air", 0), 1))
    assert (t.red.count(first), t.blue.count(second)) == (1, 1)
