"""SE-1 and SE-2: units, technologies, markers and alien ships as the tables print them."""

import pytest

from rules.content.loading import load, shipped_content
from rules.empires import checks
from rules.empires.printed.kinds import ALIEN, EXPANSION, FIRST_PRINTING, MARKER, TECHNOLOGY, UNIT

CONTENT = shipped_content(checks.SCHEMA, checks.__file__, "base")([])
# SE-27.7: settlers come with the gates
UNITS = {unit.code: unit for unit in CONTENT.table(UNIT).values() if unit.code != "GCO"}

# SE-2.2: class, attack, defence, hull, cost, needs, upkeep, counters
TABLE = {
    "SC": ("E", 3, 0, 1, 6, {}, 1, (5, 6)),
    "DD": ("D", 4, 0, 1, 9, {"ship_size": 2}, 1, (4, 6)),
    "CA": ("C", 4, 1, 2, 12, {"ship_size": 3}, 2, (4, 6)),
    "BC": ("B", 5, 1, 2, 15, {"ship_size": 4}, 2, (4, 6)),
    "BB": ("A", 5, 2, 3, 20, {"ship_size": 5}, 3, (4, 6)),
    "DN": ("A", 6, 3, 3, 24, {"ship_size": 6}, 3, (2, 5)),
    "CV": ("E", 3, 0, 1, 12, {"fighter": 1}, 1, (4, 6)),
    "F": ("B", 5, 0, 1, 5, {"fighter": 1}, 1, (8, 10)),
    "R": ("D", 4, 0, 2, 12, {"cloaking": 1}, 2, (4, 6)),
    "SW": ("E", 1, 0, 1, 6, {"minesweep": 1}, 1, (3, 6)),
    "SY": ("C", 3, 0, 1, 6, {}, 0, (4, 7)),
    "T": ("E", 1, 1, 1, 6, {}, 1, (6, 6)),
    "FLAG": ("B", 4, 1, 3, 18, {}, 0, (1, 1)),
    "Base": ("A", 7, 2, 3, 12, {"ship_size": 2}, 0, (2, 4)),
    "Mine": ("", None, None, 1, 5, {"mines": 1}, 0, (5, 9)),
    "Decoy": ("", None, None, 0, 1, {}, 0, (2, 4)),
    "CO": ("", None, None, 1, 8, {}, 0, (15, 15)),
    "Miner": ("", None, None, 1, 5, {}, 0, (2, 4)),
    "MS": ("", None, None, 1, 3, {}, 0, (20, 20)),
    "BD": ("F", 1, 0, 2, 12, {"boarding": 1}, 2, (6, 6)),
    "TN": ("A", 7, 3, 5, 32, {"ship_size": 7}, 5, (5, 5)),
    "UN": ("D", 4, 1, 2, 12, {}, 2, (6, 6)),  # CL-19: only what is thought of it as long as nobody has designed it
}


@pytest.mark.parametrize("code", TABLE)
def test_units_are_as_printed(code):
    """SE-1.4, SE-1.5, SE-2.2.1, SE-2.2.2, SE-7.3.1: maintenance is the hull, where there is any; CL-1.3: more counters
    with the expansion."""
    unit = UNITS[code]
    first = (unit.attack[0], unit.defence[0]) if unit.fights else (None, None)
    upkeep = unit.hull if unit.upkeep else 0
    assert (unit.class_, *first, unit.hull, unit.cost, dict(unit.needs), upkeep, unit.counters) == TABLE[code]
    assert set(UNITS) == set(TABLE)


def test_values_that_grow_with_a_technology():
    """SE-2.2: fighters B5-0, B6-0, B7-1; a Raider's Attack is 4, then 5 (SE-12.7)."""
    fighter, raider = UNITS["F"], UNITS["R"]
    assert (fighter.by, fighter.attack, fighter.defence) == ("fighter", (5, 6, 7), (0, 0, 1))
    assert (raider.by, raider.attack, raider.defence) == ("cloaking", (4, 5), (0, 0))


def test_who_can_fight():
    """SE-1.1, SE-1.2: Mines are neither."""
    assert {code for code, unit in UNITS.items() if not unit.fights} == {"CO", "Miner", "MS", "Decoy", "Mine"}


def test_single_open_slow_and_standing_units():
    """SE-1.3, SE-8.5, SE-4.2 to SE-4.4."""
    single = {code for code, unit in UNITS.items() if not unit.grouped}
    assert single - {"FLAG"} == {code for code, unit in UNITS.items() if unit.open} == {"CO", "Miner", "MS"}
    assert {code for code, unit in UNITS.items() if unit.speed == "slow"} == {"CO", "Miner", "MS", "Mine"}
    assert {code for code, unit in UNITS.items() if unit.speed == "fixed"} == {"SY", "Base"}
    assert {code for code, unit in UNITS.items() if unit.speed == "carried"} == {"F"}


def test_what_needs_no_shipyard_and_what_never_explores():
    """SE-7.6.2, SE-6.10; fighters are carried and explore with their ship."""
    assert {code for code, unit in UNITS.items() if not unit.uses_yard} == {"Decoy", "SY", "Base"}
    assert {code for code, unit in UNITS.items() if not unit.explores} == {"Decoy", "Mine", "F", "T"}


def test_what_can_be_built_at_the_start():
    """SE-7.5.4."""
    ready = {code for code, unit in UNITS.items() if not unit.needs and not unit.given}
    assert ready - {"UN"} == {"SC", "CO", "Miner", "Decoy", "SY", "MS", "T"}  # CL-19.2.5: that is for its design to say


def test_the_basic_game_does_without():
    """SE-20.5."""
    assert {code for code, unit in UNITS.items() if unit.advanced} == {"CV", "F", "R", "SW", "Mine", "MS", "T", "FLAG"}


def test_technology_carried_besides_that_of_the_sort():
    """SE-9.15."""
    carried = {code: unit.carries for code, unit in UNITS.items() if unit.carries}
    assert carried == {
        "SC": ("point_defence",), "DD": ("scanner",), "CA": ("exploration",), "R": ("cloaking",),
        "SW": ("minesweep",), "F": ("fighter",), "CO": ("terraforming",), "T": ("ground_combat",), "BC": ("fast_bc",),
        "Miner": ("terraforming",), "FLAG": ("exploration", "fast_bc"), "BD": ("boarding",), "TN": ("fighter",),
        "SY": ("exploration",), "Base": ("exploration",),
        "UN": ("point_defence", "scanner", "exploration", "fast_bc", "fighter"),  # by its design (CL-19.2.6)
    }  # fmt: skip
    assert UNITS["T"].carries_from == {"ground_combat": 3} and UNITS["Miner"].carries_from == {"terraforming": 2}
    assert UNITS["SY"].carries_from == UNITS["Base"].carries_from == {"exploration": 2}


# SE-2.5: start, first printing, with the expansion's costs
COSTS = {
    "ship_size": (1, (10, 15, 20, 25, 30), (10, 15, 20, 20, 20, 30)),
    "attack": (0, (20, 30, 40), (20, 30, 25)),
    "defence": (0, (20, 30, 40), (20, 30, 25)),
    "tactics": (0, (15, 20, 30), (15, 15, 15)),
    "movement": (1, (20, 30, 40, 40, 40), (20, 25, 25, 25, 20, 20)),
    "shipyard": (1, (20, 30), (20, 25)),
    "terraforming": (0, (25,), (20, 25)),
    "exploration": (0, (15,), (15, 15)),
    "fighter": (0, (25, 30, 40), (25, 25, 25)),
    "point_defence": (0, (20, 25, 30), (20, 20, 20)),
    "cloaking": (0, (30, 40), (30, 30)),
    "scanner": (0, (20, 30), (20, 20)),
    "mines": (0, (20,), (30,)),
    "minesweep": (0, (10, 20), (10, 15, 20)),
    "fast_bc": (0, (), (10,)),
    "boarding": (0, (), (20, 25)),
    "security": (0, (), (15, 15)),
    "academy": (0, (), (10, 20)),
    "ground_combat": (1, (), (10, 15)),
}


def test_what_technology_costs():
    """SE-2.5.1."""
    found = CONTENT.table(TECHNOLOGY).values()
    assert {t.id: (t.start, t.costs(FIRST_PRINTING), t.costs(EXPANSION)) for t in found} == COSTS


def test_home_and_deep_space_markers():
    """SE-2.3.1, SE-2.3.2: 26 in each home set, 102 in deep space."""
    markers = CONTENT.table(MARKER).values()
    assert {m.id: m.home for m in markers if m.home} == {
        "homeworld": 1, "planet": 8, "barren": 1, "minerals_5": 11, "nebula": 2, "asteroids": 2, "black_hole": 1,
    }  # fmt: skip
    assert {m.id: m.deep for m in markers if m.deep} == {
        "danger": 26, "minerals_10": 14, "barren": 12, "nebula": 10, "asteroids": 10, "black_hole": 10, "lost": 5,
        "supernova": 3, "wreck": 3, "warp_point_1": 3, "warp_point_2": 3, "doomsday": 3,
    }  # fmt: skip
    assert (sum(m.home for m in markers), sum(m.deep for m in markers)) == (26, 102)


def test_a_homeworld_is_worth_20():
    """SE-2.3.4."""
    assert CONTENT.find(MARKER, "homeworld").value == 20


def test_forty_alien_ships():
    """SE-2.2.4."""
    ships = CONTENT.table(ALIEN).values()
    assert {(s.class_, s.attack, s.defence, s.hull): s.copies for s in ships} == {
        ("B", 6, 2, 1): 10, ("C", 5, 2, 1): 20, ("D", 4, 1, 1): 10,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("file", "before", "after", "said"),
    [
        ("units", 'class = "E"\nattack = [3]', 'class = "G"\nattack = [3]', "unit"),
        ("markers", "home = 8", "home = 9", "a home set has 26 markers, found 27"),
        ("maps", "deep = 17", "deep = 18", "deep space has 17 hexes instead of 18"),
        ("maps", "area = [[3, 1, 9]", "area = [[3, 9, 1]", "the span [3, 9, 1] lies outside the board"),
    ],
)
def test_a_bad_set_is_refused_with_its_place(tmp_path, file, before, after, said):
    from shutil import copytree

    from rules.content.loading import shipped_folder

    folder = tmp_path / "base"
    copytree(shipped_folder(checks.__file__) / "base", folder)
    text = (folder / f"{file}.toml").read_text("utf-8")
    assert before in text
    (folder / f"{file}.toml").write_text(text.replace(before, after, 1), "utf-8")
    _, problems = load(checks.SCHEMA, [tmp_path])
    assert problems and any(said in str(problem) for problem in problems)


def problems_of(tmp_path, text):
    head = '[set]\nid = "mine"\nname = { en = "Mine", hu = "Enyém" }\ngame = "empires"\nversion = 1\n'
    (tmp_path / "mine.toml").write_text(head + text, encoding="utf-8")
    return [problem.reason_id for problem in load(checks.SCHEMA, [tmp_path], beside=checks.__file__)[1]]


def test_a_set_of_ones_own_keeps_what_the_rules_call_by_name(tmp_path):
    """Otherwise the game would begin and fail later."""
    requires = 'requires = ["base"]\n'
    scout = '[[unit]]\nid = "own"\ncode = "SC"\nname = { en = "S", hu = "S" }\nhull = 1\ncost = 5\nspeed = "slow"\n'
    assert problems_of(tmp_path, f"{requires}{scout}counters = [1, 1]\n") == ["empires-code"]
    row = '[[economy]]\nid = "own"\nrolls = 1\neconomy = 1\nfleet = 1\nresearch = 1\nlaunch = 1\n'
    assert problems_of(tmp_path, requires + row) == ["empires-phases"]
    form = '[[technology]]\nid = "own_{}"\nname = {{ en = "T", hu = "T" }}\nstart = 0\nexpansion = [5]\n'
    learnt = "".join(form.format(number) for number in range(9))
    assert problems_of(tmp_path, requires + learnt) == ["empires-technologies"]
    assert "empires-missing" in problems_of(tmp_path, 'replaces = "base"\n')
