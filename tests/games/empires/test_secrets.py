"""The visibility table, position by position: pairs of worlds that a seat must not tell apart."""

import pytest

from rules import Chance, events_for, imagine, view, waiting
from rules.empires.printed.levels import level
from rules.empires.sight.beliefs import budget, evident
from tests.games.empires.support import galaxy


def sees(t, seat):
    return view(t.state, seat), [d for d in waiting(t.state) if d.seat == seat]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (("SC", 1), ("SC", 6)),
        (("SC", 2), ("DN", 1)),
        (("Decoy", 1), ("CA", 3)),
        (("Mine", 4), ("R", 1)),
        (("SY", 1), ("Base", 1)),
        (("F", 3), ("CV", 1)),
    ],
)
def test_a_closed_counter_could_be_anything(one, other):
    """Type, number, technology: nothing of it in any view."""
    seen = []
    for code, count in (one, other):
        t = galaxy()
        t.blue.knows(ship_size=6, mines=1, cloaking=2, fighter=1, attack=2)
        t.blue.has(code, count, at=(8, 4))
        t.blue.has("SC", at=(8, 5), up=True)
        t.begins("red")
        seen.append((sees(t, 0), view(t.state, None)))
    assert seen[0] == seen[1]


def test_which_of_two_closed_counters_moved_cannot_be_seen():
    """No order, no identity: after the move both worlds look alike, and what is imagined is alike, too."""
    worlds = []
    for mover in (0, 1):
        t = galaxy()
        slots = [t.blue.has("CA", 2, at=(8, 4)), t.blue.has("Decoy", at=(8, 4))]
        t.begins("blue")
        events = t.blue.goes(slots[mover], (7, 4))
        dreamt = imagine(t.state, 0, Chance(3))
        worlds.append((sees(t, 0), events_for(events, 0), [dreamt.fleets, dreamt.tech, dreamt.cp]))
    assert worlds[0] == worlds[1]


def test_splitting_and_joining_shows_only_how_many_counters_there_are():
    """Refit, split and join: that counters were touched, and their resulting number."""
    t = galaxy()
    a, b = t.blue.has("SC", 2, at=(8, 4)), t.blue.has("SC", 1, at=(8, 4))
    t.begins("blue")
    told = events_for(t.blue.does(a, "join", b, 2), 0)
    assert [(e.kind, e.data) for e in told] == [("regrouped", {"seat": 1, "hex": t.hex((8, 4)), "now": 1})]


def test_open_counters_are_listed_in_an_order_that_tells_nothing():
    """Slots and the order of building do not show."""
    seen = []
    for codes in (("CA", "SC"), ("SC", "CA")):
        t = galaxy()
        for code in codes:
            t.blue.has(code, at=(8, 4), up=True)
        t.begins("red")
        seen.append(sees(t, 0))
    assert seen[0] == seen[1]


def test_cp_technology_and_bids_are_secret():
    """Until combat or movement shows them."""
    seen = []
    for cp, levels in ((3, {}), (28, {"attack": 3, "cloaking": 2})):
        t = galaxy()
        t.blue.saves(cp)
        t.blue.knows(**levels)
        t.begins("red")
        seen.append(sees(t, 0))
    assert seen[0] == seen[1]


def test_what_a_colony_ship_can_settle_is_its_owners_secret():
    """CO: whether it can settle Barren Planets is owner-only."""
    seen = []
    for terraforming in (0, 1):
        t = galaxy()
        t.blue.has("CO", at=(8, 4), terraforming=terraforming)
        t.blue.knows(terraforming=1)
        t.begins("red")
        seen.append(sees(t, 0))
    assert seen[0] == seen[1]


def test_a_marker_that_one_player_looked_at_is_known_to_him_alone():
    """SE-9.8: per player, also in imagined worlds."""
    t = galaxy()
    t.marker((7, 4), "supernova")
    for column, marker in ((1, "danger"), (2, "nebula"), (3, "wreck"), (5, "barren"), (6, "lost")):
        t.marker((7, column), marker)
    t.state.known[t.hex((7, 4))] = 1  # red has looked
    t.begins("red")
    hex = t.hex((7, 4))
    for seed in range(6):
        assert imagine(t.state, 0, Chance(seed)).marker[hex] == t.state.marker[hex]
    assert len({imagine(t.state, 1, Chance(seed)).marker[hex] for seed in range(12)}) > 2


def test_imagined_counters_fit_what_everybody_has_seen():
    """A counter that moved is no shipyard; nothing exceeds the supply of counters."""
    t = galaxy()
    slots = [t.blue.has("SC", at=(9, column)) for column in (3, 4)]
    t.begins("blue").goes(slots[0], (8, 3))
    for seed in range(20):
        world = imagine(t.state, 0, Chance(seed))
        fleet, known = world.fleets[1], t.state.tables
        moved = fleet.hex.index(t.hex((8, 3)))
        assert known.moves[fleet.unit[moved]] and not known.open[fleet.unit[moved]]


def test_a_guess_never_costs_more_than_its_owner_can_have_paid():
    """AI-6: all that came in lies open, and so do bids and ships that were seen."""
    t = galaxy()
    counters = [t.blue.has("SC", at=(9, column)) for column in range(1, 6)]
    t.state.earned[1], t.state.paid[1] = 60, 20
    t.begins("red")
    most = budget(t.state, 1)
    assert most == 71 + 60 - 15 - 20  # the starting units, income less a part for maintenance, what was seen to go
    costs = []
    for seed in range(30):
        world = imagine(t.state, 0, Chance(seed))
        fleet, cost = world.fleets[1], t.state.tables.cost
        costs.append(sum(cost[fleet.unit[slot]] * fleet.count[slot] for slot in range(len(counters))) + world.cp[1])
    assert max(costs) <= most and len(set(costs)) > 5


def test_ships_that_lie_open_tell_what_their_owner_has_learnt():
    """AI-6: nobody builds Battlecruisers without Ship Size 4; what was captured tells nothing (CL-4.5.1)."""
    t = galaxy()
    t.blue.has("BC", at=(9, 1), up=True, ship_size=4), t.blue.has("DD", at=(9, 2), ship_size=2)
    t.state.earned[1] = 100
    t.begins("red")
    ship_size = t.state.tables.technology["ship_size"]
    assert level(evident(t.state, 1), ship_size) == 4 and level(t.state.seen_tech[1], ship_size) == 1
    assert all(level(imagine(t.state, 0, Chance(seed)).tech[1], ship_size) >= 4 for seed in range(5))
    t.state.fleets[1].builder[0] = 0
    assert level(evident(t.state, 1), ship_size) == 1


def test_bids_and_open_ships_that_are_gone_are_counted():
    """AI-6; SE-7.4.4."""
    t = galaxy()
    t.red.has("SC", 2, at=(6, 4), up=True), t.red.has("CA", at=(6, 4))
    t.begins("red").does(0, "scuttle", 1)
    t.red.does(1, "scuttle", 1)
    assert t.state.paid == [6, 0]
    t.economy()
    t.red.sheet(bid=4)
    t.blue.sheet()
    assert t.state.paid == [10, 0] and t.state.earned == [20, 20]


@pytest.mark.parametrize("code", ["CA", "Decoy"])
def test_closed_counters_over_a_colony_are_asked_to_bombard_whatever_they_are(code):
    """D-39: not being asked would tell that they are Decoys."""
    t = galaxy()
    t.blue.settles_at((5, 4))
    t.red.has(code, at=(5, 4))
    t.begins("red").ends()
    assert t.red.is_asked("bombardment.shot")
    assert len(t.red.offered("bombardment.shot")) == (2 if code == "CA" else 1)
    assert imagine(t.state, 1, Chance(3)).colony == t.state.colony
    t.red.answers("bombardment.shot", "stop")


def test_that_a_closed_group_became_smaller_is_its_owners_business():
    """SE-4.14: others see a counter go with its last unit, but not why, and nothing of a part."""
    t = galaxy()
    slot = t.blue.has("SC", 3, at=(8, 4))
    t.begins("blue")
    part = t.blue.does(slot, "scuttle", 1)
    assert "lost" in [event.kind for event in events_for(part, 1)]
    assert "lost" not in [event.kind for event in events_for(part, 0)]
    whole = next(event for event in events_for(t.blue.does(slot, "scuttle", 2), 0) if event.kind == "lost")
    assert whole.data == {"seat": 1, "hex": t.hex((8, 4)), "up": False, "gone": True, "now": 0}


@pytest.mark.parametrize("code", ["scout", "decoy", "mine", "destroyer", "yard"])
def test_new_counters_appear_in_an_order_that_tells_nothing(code):
    """UI-6: hex by hex, the open ones first, whatever the closed ones are."""
    t = galaxy()
    t.red.has("SY", 2, at=(3, 5))
    t.red.settles_at((4, 6), 5)
    t.red.has("SY", 2, at=(4, 6))
    t.red.knows(ship_size=2, mines=1)
    t.economy(saved=60)
    t.red.sheet(build={f"{code}@3,5": 1, "colony_ship@3,5": 1, "decoy@4,6": 1})
    placed = [event.data for event in events_for(t.blue.sheet(), 1) if event.kind == "group"]
    first, second = t.hex((3, 5)), t.hex((4, 6))
    assert [(each["hex"], each["up"]) for each in placed] == [(first, True), (first, False), (second, False)]
