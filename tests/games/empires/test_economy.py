"""SE-7: the Economic Phase, its sheet, and the bid for the order of play."""

import pytest

from rules import Answer, apply, clone, view, waiting
from rules.core.forms import Form
from rules.empires.economy import income
from rules.empires.economy.checks import wrong
from rules.empires.economy.ledger import Ledger
from rules.empires.state import board, counters_free, facts
from tests.games.empires.support import galaxy

HOME = "3,5"  # red's Homeworld; blue's is (10,4)


def phase(t, **red):
    """Red fills in its sheet, blue leaves its empty."""
    t.red.sheet(**red)
    t.blue.sheet()


def first_of(t, name="red"):
    winner = next(p for p in t.players if p.is_asked("economy.first"))
    winner.answers("economy.first", next(p.seat for p in t.players if p.name == name))


# -- income


def test_colonies_give_their_value():
    """SE-7.1.2, SE-1.8, EX-21 with a Homeworld of 30: 30 and two of 5 are 40; a new colony gives nothing."""
    t = galaxy(options={"homeworld": 30})
    t.red.settles_at((5, 4), 5)
    t.red.settles_at((5, 5), 5)
    t.red.settles_at((4, 4), 0)
    t.economy()
    assert t.red.cp == 40


def test_saved_cp_above_thirty_are_lost_first():
    """SE-7.1.1, SE-7.5.2, SE-7.0: before the income comes."""
    t = galaxy()
    t.red.saves(37)
    t.blue.saves(30)
    t.economy()
    assert (t.red.cp, t.blue.cp) == (50, 50)


def test_a_blockaded_colony_gives_nothing_but_grows():
    """SE-7.1.3, SE-7.7.1."""
    t = galaxy()
    t.red.settles_at((5, 4), 3)
    t.blue.has("SC", at=(5, 4))
    t.economy()
    assert t.red.cp == 20
    phase(t)
    assert t.colony((5, 4)) == ("red", 5)


@pytest.mark.parametrize(
    ("code", "defended", "blockaded"),
    [("CO", False, False), ("Mine", False, False), ("R", False, True), ("R", True, False), ("SC", True, True)],
)
def test_what_blockades(code, defended, blockaded):
    """SE-7.1.3: combat-capable units; cloaked ships only where no friendly unit is. SE-13.9: never Mines."""
    t = galaxy()
    t.red.settles_at((5, 4))
    t.blue.has(code, at=(5, 4), **({"cloaking": 1} if code == "R" else {}))
    if defended:
        t.red.has("SC", at=(5, 4))
    assert income.is_blockaded(t.state, t.hex((5, 4))) is blockaded


def store(t, at, marker):
    t.state.stored_at.append(t.hex(at))
    t.state.stored.append(t.state.tables.marker[marker])


def test_minerals_on_a_colony_are_used_once_and_wait_under_a_blockade():
    """SE-7.2.1, SE-6.7: any number of them."""
    t = galaxy()
    t.red.settles_at((5, 4), 0)
    t.red.settles_at((5, 5), 0)
    t.blue.has("SC", at=(5, 5))
    for at, marker in (((5, 4), "minerals_10"), ((5, 4), "minerals_5"), ((5, 5), "minerals_5")):
        store(t, at, marker)
    t.economy()
    assert t.red.cp == 20 + 15
    assert t.state.stored_at == [t.hex((5, 5))]


@pytest.mark.parametrize(
    ("roll", "technology"),
    [(1, "ship_size"), (2, "ship_size"), (3, "attack"), (4, "attack"), (5, "defence"), (6, "defence"), (7, "tactics"),
     (8, "movement"), (9, "movement"), (10, "shipyard")],
)  # fmt: skip
def test_a_wreck_gives_a_free_level(roll, technology):
    """SE-6.8, SE-7.2.1: by die; only its owner hears which, before he buys anything."""
    t = galaxy()
    store(t, (3, 5), "wreck")
    before = t.red.level(technology)
    t.rolls(roll)
    t.economy()
    assert t.red.level(technology) == before + 1 and t.state.stored == []
    assert t.happened("learned")[0].seen_by(1) is None
    t.finish()


def test_a_wreck_is_lost_where_nothing_is_left_to_learn():
    """SE-6.8."""
    t = galaxy()
    store(t, (3, 5), "wreck")
    t.red.knows(shipyard=3)
    t.rolls(10)
    t.economy()
    assert t.red.level("shipyard") == 3 and t.state.stored == []


def test_pipelines_join_colonies_to_the_homeworld():
    """SE-10.4, SE-7.2.2: a pipeline in every hex, both planets included; the Homeworld itself gives none."""
    t = galaxy()
    t.red.settles_at((4, 5), 0)  # beside the Homeworld
    t.red.settles_at((5, 4), 0)
    for place in ((3, 5), (4, 5), (5, 4)):
        t.red.has("MS", at=place)
    lines = [line for line in income.lines(t.state, 0) if line.source == "pipeline"]
    assert [t.place(line.hex) for line in lines] == [(4, 5)]
    home = t.red.fleet.hex.index(t.hex((3, 5)))
    t.red.fleet.hex[home] = t.hex((5, 5))  # none on the Homeworld itself
    assert not [line for line in income.lines(t.state, 0) if line.source == "pipeline"]
    t.red.fleet.hex[home] = t.hex((3, 5))
    t.red.has("MS", at=(4, 4))  # beside the Homeworld's pipeline and that of (5,4)
    t.economy()
    assert t.red.cp == 22


def test_a_blockade_takes_the_cp_of_a_pipeline_too():
    """SE-10.5; EC-15: the chain itself holds."""
    t = galaxy()
    t.red.settles_at((4, 5), 0)
    t.red.settles_at((5, 5), 0)
    for place in ((3, 5), (4, 5), (5, 5)):
        t.red.has("MS", at=place)
    t.red.has("SC", at=(4, 5)), t.blue.has("SC", at=(4, 5))
    t.economy()
    assert t.red.cp == 21


# -- maintenance


def test_every_unit_costs_its_hull():
    """SE-7.3.1, EX-22: three CA cost 6; SE-1.5."""
    t = galaxy()
    t.red.has("CA", 3)
    t.economy()
    phase(t)
    assert t.red.cp == 20 - 6


def test_what_is_free_of_maintenance():
    """SE-7.3.1, SE-10.1, SE-13.1."""
    t = galaxy()
    t.red.knows(ship_size=2, mines=1)
    for code in ("Base", "SY", "Mine", "Decoy", "CO", "Miner", "MS"):
        t.red.has(code)
    t.economy()
    phase(t)
    assert t.red.cp == 20


def test_maintenance_takes_saved_cp_but_never_more_than_there_is():
    """SE-7.3.2, EC-12."""
    t = galaxy()
    t.red.saves(4)
    for column in (1, 2, 3, 4):
        t.red.has("DN", 3, at=(5, column)) if column < 3 else t.red.has("BB", 2, at=(5, column))
    t.economy()
    phase(t)
    assert t.red.cp == 0


def test_scuttling_saves_maintenance():
    """SE-7.3.3, SE-4.14: before it is paid."""
    t = galaxy()
    cruisers = t.red.has("CA", 3)
    t.economy()
    phase(t, scuttle={cruisers: 2})
    assert t.red.cp == 18 and t.red.count(cruisers) == 1


# -- the bid


def test_everybody_pays_his_bid_and_the_highest_decides_who_is_first():
    """SE-7.4.1, SE-7.4.2, SE-7.4.4, D-51, EC-31."""
    t = galaxy()
    t.economy(first="red")
    t.red.sheet(bid=2)
    assert not t.happened("bids")
    t.blue.sheet(bid=3)
    assert (t.red.cp, t.blue.cp) == (18, 17)
    assert t.happened("bids")[0].data["bids"] == [2, 3]
    t.blue.answers("economy.first", 1)
    assert t.state.order == [1, 0] and t.blue.is_asked("movement.group")


@pytest.mark.parametrize("first", ["red", "blue"])
def test_ties_are_won_by_whoever_stood_earlier(first):
    """SE-7.4.3: also at zero."""
    t = galaxy()
    t.economy(first=first)
    phase(t)
    assert getattr(t, first).is_asked("economy.first")


def test_nobody_bids_more_than_he_has_after_maintenance():
    """SE-7.4.1, EC-30."""
    t = galaxy()
    t.red.has("CA", 2)
    t.economy()
    t.red.cannot("economy.sheet", t.red.filled(bid=17), "empires.too_expensive", "SE-7.5.1")
    t.red.sheet(bid=16)


# -- buying


def yards(t, count=4, at=(3, 5)):
    return t.red.has("SY", count, at=at)


def test_technology_bought_now_counts_for_what_is_bought_now():
    """SE-7.5.1, SE-9.4, SE-2.2.1, D-52: Ship Size 2 and a Destroyer in one phase."""
    t = galaxy()
    yards(t)
    t.economy()
    t.red.cannot("economy.sheet", t.red.filled(build={f"destroyer@{HOME}": 1}), "empires.not_known", "SE-7.5.4")
    phase(t, research=("ship_size",), build={f"destroyer@{HOME}": 1})
    assert t.red.cp == 20 - 10 - 9 and t.red.level("ship_size") == 2
    assert ("DD", 1) in t.red.groups((3, 5))


def test_new_units_carry_the_present_technology():
    """SE-7.5.3, SE-9.15; to join an older group they are built like it."""
    t = galaxy()
    yards(t)
    old = t.red.has("SC", 2, at=(3, 5))
    t.economy(saved=30)
    phase(t, research=("attack",), build={f"scout@{HOME}": 1, f"scout+{old}": 2})
    new = next(s for s in range(len(t.red.fleet.hex)) if t.red.fleet.unit[s] == t.red.fleet.unit[old] and s != old)
    assert (t.red.count(new), t.red.level("attack", new)) == (1, 1)
    assert (t.red.count(old), t.red.level("attack", old)) == (4, 0)


def test_new_groups_may_be_equipped_like_an_older_one():
    """SE-7.5.3, D-53: lower levels, so that they can join a group that stands elsewhere; not beside it, nor newer."""
    t = galaxy()
    yards(t)
    full = t.red.has("DD", 6, at=(3, 5))  # nobody can join it where it is built
    t.red.knows(ship_size=2)
    old, near = t.red.has("SC", 2, at=(5, 4)), t.red.has("SC", 1, at=(3, 5), tactics=1)
    t.red.has("SC", 1, at=(6, 4))  # equipped like the near one: that can be joined where it is built
    t.red.has("SC", 1, at=(7, 4))
    t.red.knows(attack=1, tactics=1)
    t.economy(saved=30)
    lines = [slot for slot, _, _ in dict(t.red.decision("economy.sheet").fields)["build"].slots]
    like = f"scout@{t.hex((3, 5))}~{old}"
    assert [line for line in lines if "~" in line] == [f"destroyer@{t.hex((3, 5))}~{full}", like]
    assert f"scout+{near}" in lines
    filled = t.red.filled()
    filled["build"] = tuple(2 * (line == like) for line in lines)
    t.red.answers("economy.sheet", filled)
    t.blue.sheet()
    made = [s for s in range(len(t.red.fleet.hex)) if t.red.at(s) == (3, 5) and t.red.count(s) == 2]
    assert [t.red.fleet.tech[slot] for slot in made] == [t.red.fleet.tech[old]]


def test_levels_are_bought_one_by_one():
    """SE-9.1: in order, one level of each technology in a phase, several technologies are fine."""
    t = galaxy()
    t.economy(saved=30)
    t.red.cannot("economy.sheet", t.red.filled(research=("attack", "attack")), "core.twice")
    phase(t, research=("attack", "ship_size", "tactics"))
    assert [t.red.level(name) for name in ("attack", "ship_size", "tactics")] == [1, 2, 1]
    assert t.red.cp == 50 - 20 - 10 - 15


def test_unspent_cp_are_kept():
    """SE-7.5.2."""
    t = galaxy()
    t.economy(saved=30)
    phase(t)
    assert t.red.cp == 50  # more than 30 until the next phase, for refits


def test_what_can_be_built_at_the_start():
    """SE-7.5.4: SC, CO, Miner, Decoy, SY, MS; what one technology of this phase allows is listed, too."""
    t = galaxy()
    yards(t)
    t.economy()
    ledger = Ledger(t.state, 0)
    codes = {ledger.known.units[b.unit].code for b in ledger.berths if ledger.is_known(b.unit, ledger.levels)}
    assert codes == {"SC", "CO", "Miner", "Decoy", "SY", "MS"}


def test_new_units_join_a_group_up_to_six():
    """SE-7.5.5, SE-1.3."""
    t = galaxy()
    yards(t)
    scouts = t.red.has("SC", 5, at=(3, 5))
    t.economy(saved=30)
    t.red.cannot("economy.sheet", t.red.filled(build={f"scout+{scouts}": 2}), "core.out_of_range", "SE-7.5.1")
    phase(t, build={f"scout+{scouts}": 1})
    assert t.red.count(scouts) == 6


def test_without_a_counter_a_unit_cannot_be_built():
    """SE-7.5.6, SE-2.2.3: of Miners there are two; scuttling frees a counter."""
    t = galaxy()
    yards(t)
    one, _ = t.red.has("Miner"), t.red.has("Miner", at=(5, 4))
    t.economy()
    wish = {f"miner@{HOME}": 1}
    t.red.cannot("economy.sheet", t.red.filled(build=wish), "empires.no_counter", "SE-7.5.6")
    phase(t, build=wish, scuttle={one: 1})
    assert t.red.codes().count("Miner") == 2


@pytest.mark.parametrize(
    ("colonies", "map", "fits"), [(14, "large", True), (15, "large", False), (15, "double_trouble", True)]
)
def test_colonies_lie_under_the_counters_of_colony_ships(colonies, map, fits):
    """SE-2.2.3, SE-4.20.5, SE-7.5.6: fifteen, ships and Colonies together; SE-21.7: of two colours."""
    t = galaxy(map=map)
    home = t.state.homeworld[0]
    row, column = t.place(home)
    t.red.has("SY", 2, at=(row, column))
    others = [hex for hex in board(t.state).played if hex not in t.state.homeworld]
    for hex in others[:colonies]:
        t.red.settles_at(t.place(hex))
    t.economy(saved=30)
    ship = {f"colony_ship@{row},{column}": 1}
    assert counters_free(t.state, 0, facts(t.state).code["CO"]) == (30 if map == "double_trouble" else 15) - colonies
    if fits:
        phase(t, build=ship)
    else:
        asked = t.red.decision("economy.sheet")
        assert not [name for name, _, _ in dict(asked.fields)["build"].slots if name.startswith("colony_ship")]


def test_nothing_joins_a_group_that_is_scuttled():
    """SE-7.5.5."""
    t = galaxy()
    yards(t)
    scouts = t.red.has("SC", at=(3, 5))
    t.economy()
    wish = t.red.filled(build={f"scout+{scouts}": 1}, scuttle={scouts: 1})
    t.red.cannot("economy.sheet", wish, "empires.joins_scuttled", "SE-7.5.5")


# -- placing


@pytest.mark.parametrize(
    ("shipyard", "build", "fits"),
    [
        (1, {"destroyer": 2}, True),
        (1, {"colony_ship": 2}, True),
        (1, {"mine": 2}, True),
        (1, {"cruiser": 1}, True),
        (1, {"squadron": 1, "mine": 1}, True),
        (1, {"destroyer": 3}, False),
        (1, {"cruiser": 1, "mine": 1}, False),
        (2, {"destroyer": 3}, True),
        (2, {"cruiser": 1, "mine": 1}, True),
        (2, {"cruiser": 2}, False),
        (3, {"cruiser": 2}, True),
    ],
)
def test_shipyards_build_so_many_hulls(shipyard, build, fits):
    """SE-7.6.1, SE-7.6.2, SE-9.6, SE-11.9, EX-23: two yards of level 1; EX-24: level 2 gives 3."""
    t = galaxy()
    yards(t, 2)
    t.red.knows(shipyard=shipyard, ship_size=3, mines=1, fighter=1)
    t.economy(saved=30)
    wish = {f"{unit}@{HOME}": count for unit, count in build.items()}
    if fits:
        phase(t, build=wish)
        assert len(t.red.codes()) == 1 + len(build) if "colony_ship" not in build else 3
    else:
        t.red.cannot("economy.sheet", t.red.filled(build=wish), "empires.no_capacity", "SE-7.6.1")


@pytest.mark.parametrize(("count", "shipyard", "hulls"), [(1, 2, 1), (3, 2, 4), (1, 3, 2), (3, 1, 3)])
def test_a_half_that_is_left_over_builds_nothing(count, shipyard, hulls):
    """SE-7.6.1, SE-9.6: one and a half hulls for each yard of level 2, summed per hex."""
    t = galaxy()
    yards(t, count)
    t.red.knows(shipyard=shipyard)
    t.economy(saved=30)
    t.red.cannot("economy.sheet", t.red.filled(build={f"scout@{HOME}": hulls + 1}), "empires.no_capacity", "SE-7.6.1")
    phase(t, build={f"scout@{HOME}": hulls})
    assert ("SC", hulls) in t.red.groups((3, 5))


def test_a_yard_bought_now_does_not_help_those_that_are_there():
    """SE-7.6.3."""
    t = galaxy()
    yards(t, 1)
    t.economy(saved=30)
    wish = t.red.filled(build={f"yard@{HOME}": 1, f"scout@{HOME}": 2})
    t.red.cannot("economy.sheet", wish, "empires.no_capacity", "SE-7.6.1")


def test_a_yard_that_is_scuttled_builds_nothing_any_more():
    """SE-7.6.1, SE-7.0: units are scuttled before others are built."""
    t = galaxy()
    group = yards(t, 2)
    t.economy()
    wish = t.red.filled(scuttle={group: 1}, build={f"scout@{HOME}": 2})
    t.red.cannot("economy.sheet", wish, "empires.no_capacity", "SE-7.6.1")


def test_decoys_yards_and_bases_need_no_capacity():
    """SE-7.6.2, SE-7.6.4, SE-7.6.5, SE-8.1: at any colony that produced, a yard and a base in one phase."""
    t = galaxy()
    t.red.knows(ship_size=2)
    t.red.settles_at((5, 4), 1)
    t.economy(saved=9)
    phase(t, build={"yard@5,4": 1, "base@5,4": 1, f"decoy@{HOME}": 3})
    assert sorted(t.red.groups((5, 4))) == [("Base", 1), ("SY", 1)]
    assert t.red.groups((3, 5)) == [("Decoy", 3)]  # SE-8.3: so many as CP were paid


def test_yards_bought_now_build_nothing_yet():
    """SE-7.6.3."""
    t = galaxy()
    t.economy()
    assert f"scout@{t.hex((3, 5))}" not in Ledger(t.state, 0).names
    phase(t, build={f"yard@{HOME}": 1})
    first_of(t)
    for name in "red", "blue":
        assert getattr(t, name) is not None
    t.economy(cycle=2)
    assert f"scout@{t.hex((3, 5))}" in Ledger(t.state, 0).names


def test_only_colonies_that_produced_build_yards_bases_and_decoys():
    """SE-7.6.4: no new ones, no blockaded ones."""
    t = galaxy()
    t.red.settles_at((5, 4), 0)
    t.red.settles_at((5, 5), 3)
    t.blue.has("SC", at=(5, 5))
    t.economy()
    places = {t.place(b.hex) for b in Ledger(t.state, 0).berths}
    assert places == {(3, 5)}


def test_a_blockaded_yard_builds():
    """SE-7.6.7."""
    t = galaxy()
    t.red.settles_at((5, 4), 3)
    t.red.has("SY", at=(5, 4)), t.blue.has("R", at=(5, 4), cloaking=1)
    t.economy()
    phase(t, build={"scout@5,4": 1})
    assert ("SC", 1) in t.red.groups((5, 4))


def test_one_yard_and_one_base_for_each_colony_and_phase():
    """SE-7.6.4: never a second base; a yard joins those there, or stands beside them (SE-8.2)."""
    t = galaxy()
    t.red.knows(ship_size=2)
    there = yards(t, 2)
    t.red.has("Base", at=(3, 5))
    t.economy(saved=20)
    assert f"base@{t.hex((3, 5))}" not in Ledger(t.state, 0).names
    twice = {f"yard@{HOME}": 1, f"yard+{there}": 1}
    t.red.cannot("economy.sheet", t.red.filled(build=twice), "empires.one_each", "SE-7.6.4")
    t.red.cannot("economy.sheet", t.red.filled(build={f"yard@{HOME}": 2}), "core.out_of_range")
    phase(t, build={f"yard@{HOME}": 1})
    assert t.red.groups((3, 5)).count(("SY", 1)) == 1


def test_new_units_lie_face_down_but_for_those_that_are_always_open():
    """SE-7.6.6, SE-8.5."""
    t = galaxy()
    yards(t)
    t.economy(saved=30)
    phase(t, build={f"scout@{HOME}": 1, f"colony_ship@{HOME}": 1, f"miner@{HOME}": 1, f"pipeline@{HOME}": 1})
    units = {e.data["unit"]: e.data["up"] for e in t.happened("group", why="built")}
    assert units == {"scout": False, "colony_ship": True, "miner": True, "pipeline": True}
    hidden = next(e for e in t.happened("group", why="built") if e.data["unit"] == "scout").seen_by(1).data
    assert "unit" not in hidden and "count" not in hidden


def test_ships_that_are_never_grouped_get_a_counter_each():
    """SE-1.3."""
    t = galaxy()
    yards(t)
    t.economy()
    phase(t, build={f"colony_ship@{HOME}": 2})
    assert t.red.groups((3, 5)).count(("CO", 1)) == 2


# -- growth


def test_a_new_colony_grows_step_by_step():
    """SE-7.7.1, SE-2.3.5, EX-26: 0 CP in the first phase, then it is worth 1; the next one gives 1 CP, then 3, 5, 5."""
    t = galaxy()
    t.red.settles_at((5, 4), 0)
    values = []
    for cycle in range(1, 6):
        t.economy(cycle=cycle, saved=0)
        values.append(t.red.cp - 20)
        phase(t)
        first_of(t)
    assert values == [0, 1, 3, 5, 5]


@pytest.mark.parametrize(("full", "row"), [(20, [5, 10, 15, 20, 20]), (30, [5, 10, 20, 30, 30])])
def test_a_damaged_homeworld_regains_its_own_row(full, row):
    """SE-7.7.2, SE-5.12.5, SE-2.3.4."""
    t = galaxy(options={"homeworld": full})
    t.state.value[t.hex((3, 5))] = 5
    seen = []
    for cycle in range(1, 6):
        seen.append(t.state.value[t.hex((3, 5))])
        t.economy(cycle=cycle)
        phase(t)
        first_of(t)
    assert seen == row


# -- secrecy


def test_nobody_learns_what_others_buy():
    """SE-7.0, the visibility table: CP, technology and purchases; not even which question the other has answered."""
    t = galaxy()
    yards(t)
    t.economy()
    asked = waiting(t.state)[1]
    assert isinstance(asked, Form) and asked.secret
    events = t.red.sheet(bid=1, research=("ship_size",))
    assert events == []
    t.blue.sheet()
    for kind in ("cp", "learned"):
        assert t.happened(kind) and all(e.seen_by(1) is None for e in t.happened(kind, seat=0))


def test_the_running_total_names_every_line():
    """SE-7.0: what there is, maintenance, bid, technology, units."""
    t = galaxy()
    yards(t)
    t.red.has("SC", 2)
    t.economy()
    filled = t.red.filled(bid=1, research=("ship_size",), build={f"colony_ship@{HOME}": 1})
    ledger = Ledger(t.state, 0)
    assert [(line.what, line.cp) for line in ledger.lines(filled)] == [
        ("have", 20), ("upkeep", -2), ("bid", -1), ("research", -10), ("build", -8),
    ]  # fmt: skip
    assert ledger.left(filled) == -1
    assert wrong(ledger, filled).params == {"missing": 1}


def test_after_the_phase_nobody_sees_the_sheet_of_before():
    """SE-7.4.2: while the winner of the bid is asked, the sheets have been carried out."""
    t = galaxy()
    t.red.has("CA", 3)
    t.economy()
    g, prompt = t.state, "empires.economy.sheet"
    sheets = [t.red.filled(scuttle={"0": 2}, bid=1), t.blue.filled()]
    view(g, 0)
    for seat, filled in enumerate(sheets):
        apply(g, Answer(seat, prompt, tuple(filled.items())))
    assert [d.prompt for d in waiting(g)] == ["empires.economy.first"]
    assert view(g, 0) == view(clone(g), 0)
