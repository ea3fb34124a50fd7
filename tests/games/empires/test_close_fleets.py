"""Fleet markers (CL-7): units of one hex under one marker, and what others see of them."""

from rules import Chance, events_for, imagine, view
from rules.empires.atoms.fleets import shift_group
from rules.empires.printed.constants import BANNERS, NO_BANNER
from rules.empires.state import facts
from tests.games.empires.support import galaxy
from tests.games.empires.verbs import HERE

THERE = (5, 5)


def fleet(**options):
    """Two groups and a Decoy of red's on marker 1, and a Scout beside them."""
    t = galaxy(options={"fleet_markers": "on", "raiders": "off", **options})
    groups = [t.red.has("CA", 2), t.red.has("BC"), t.red.has("Decoy")]
    beside = t.red.has("SC")
    t.begins("red")
    for slot in groups:
        t.red.does(slot, "enlist", 1)
    return t, groups, beside


def banners(t, viewer=1):
    return view(t.state, viewer)["table"]["counters"][0]["banners"]


def test_three_markers_for_units_of_one_hex():
    """CL-7.1, D-59: free ones, or one that stands in the hex."""
    t, groups, beside = fleet()
    far = t.red.has("SC", at=(3, 1))
    assert [o for o in t.red.orders(beside) if o[0] == "enlist"] == [("enlist", 0), ("enlist", 1), ("enlist", 2)]
    assert [o for o in t.red.orders(far) if o[0] == "enlist"] == [("enlist", 0), ("enlist", 2)]
    assert [o for o in t.red.orders(groups[0]) if o[0] == "enlist"] == [("enlist", 0), ("enlist", 2)]
    t.red.does(groups[1], "discharge")
    assert [t.red.fleet.banner[slot] for slot in (*groups, beside)] == [1, NO_BANNER, 1, NO_BANNER]


def test_everybody_sees_the_marker_and_how_many_counters_lie_on_it():
    """CL-7.2: face down, and no more than that."""
    seen = []
    for codes in (("CA", "BC", "Decoy"), ("SC", "Decoy", "SC")):
        t = galaxy(options={"fleet_markers": "on"})
        groups = [t.blue.has(code, at=(9, 4)) for code in codes]
        t.blue.has("SC", at=(9, 4), up=True)
        t.begins("blue")
        told = [events_for(t.blue.does(slot, "enlist", 2), 0) for slot in groups[:2]]
        dreamt = imagine(t.state, 0, Chance(3))
        seen.append((view(t.state, 0), told, dreamt.fleets, dreamt.cp))
        assert view(t.state, 0)["table"]["counters"][1]["banners"] == [
            {"banner": 2, "hex": t.hex((9, 4)), "counters": 2, "closed": 2}
        ]
    assert seen[0] == seen[1]


def test_which_open_groups_lie_on_a_marker_is_seen():
    """CL-7.1: all see which marker they are on, and which of them are on none."""
    t = galaxy(options={"fleet_markers": "on"})
    cruiser = t.blue.has("CA", at=(9, 4), up=True)
    t.blue.has("SC", at=(9, 4), up=True)
    t.begins("blue").does(cruiser, "enlist", 2)
    open_ = view(t.state, 0)["table"]["counters"][1]["open"]
    assert {each["unit"]: each["banner"] for each in open_} == {"cruiser": 2, "scout": None}


def test_a_fleet_goes_together():
    """CL-7.1: they count as being in that hex in every way."""
    t, groups, beside = fleet()
    t.red.answers("movement.group", groups[0])
    t.red.answers("movement.order", ("advance", t.hex(THERE)))
    assert [t.red.at(slot) for slot in groups] == [THERE] * 3 and t.red.at(beside) == HERE
    assert banners(t) == [{"banner": 1, "hex": t.hex(THERE), "counters": 3, "closed": 3}]
    assert t.red.is_asked("movement.group")


def test_whoever_cannot_go_along_leaves_the_marker():
    """CL-7.1: a slow ship stays behind, and so does what has moved already."""
    t, groups, _ = fleet()
    mine = t.red.has("Mine")
    t.red.does(mine, "enlist", 1)
    t.red.goes(mine, (4, 4))
    assert t.red.fleet.banner[mine] == NO_BANNER and [t.red.fleet.banner[slot] for slot in groups] == [1, 1, 1]
    t.red.does(groups[2], "enlist", 0)
    t.red.goes(groups[2], THERE)
    assert t.red.fleet.banner[groups[2]] == 0  # alone on it, it takes the marker along
    t.red.does(groups[0], "advance", t.hex(THERE))
    assert [t.red.fleet.banner[slot] for slot in groups] == [1, 1, 0]


def test_fighters_go_with_the_carriers_of_their_fleet():
    """SE-11.4."""
    t = galaxy(options={"fleet_markers": "on"})
    carrier, squadron = t.red.has("CV", fighter=1), t.red.has("F", 3, fighter=1)
    t.begins("red")
    for slot in (squadron, carrier):
        t.red.does(slot, "enlist", 0)
    t.red.does(carrier, "advance", t.hex(THERE))
    assert t.red.at(squadron) == t.red.at(carrier) == THERE and t.red.fleet.banner[squadron] == 0


def test_a_fleet_that_meets_enemies_stops_as_a_whole():
    """SE-4.7: each group of it; escorted ships come after those that fight (SE-4.6)."""
    t, groups, _ = fleet()
    t.blue.has("SC", at=THERE)
    t.red.does(groups[0], "advance", t.hex(THERE))
    assert [t.red.at(slot) for slot in groups] == [THERE] * 3
    t.red.ends()
    assert t.state.battle is not None


def test_a_black_hole_takes_ships_of_a_fleet_one_by_one():
    """SE-6.3: who is left keeps the marker, even if the first group is gone."""
    t, groups, _ = fleet()
    t.marker(THERE, "black_hole", up=True)
    t.rolls(9, 9, 2, 2)
    t.red.does(groups[0], "advance", t.hex(THERE))
    assert t.red.at(groups[0]) is None and t.red.fleet.banner[groups[1]] == 1


def test_a_retreat_leaves_the_marker_behind():
    """CL-7.1: it is in one place."""
    t, groups, _ = fleet()
    shift_group(t.state, 0, groups[1], t.hex(THERE), "retreat")
    assert [t.red.fleet.banner[slot] for slot in groups] == [1, NO_BANNER, 1]


def test_each_marker_has_a_name():
    """CL-7.3: three for each colour."""
    named = facts(galaxy().state).banners
    assert named[3] == ("Gnosis", "Logos", "Praxis")
    assert len({name for names in named for name in names}) == 4 * BANNERS


def test_without_the_switch_there_are_no_markers():
    t = galaxy()
    scout = t.red.has("SC")
    t.begins("red")
    assert not [o for o in t.red.orders(scout) if o[0] == "enlist"]
