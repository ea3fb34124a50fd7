"""Space Amoebas (SE-26): research, strains and bites, alone and between players."""

import pytest

from rules import Setup, new_game
from rules.empires.atoms import battles, fleets
from rules.empires.battle.amoebas import bitten, is_confused
from rules.empires.economy import head_start
from rules.empires.printed.kinds import AMOEBAS
from rules.empires.setup import excluded
from rules.empires.sight.views import view
from rules.empires.solo import amoebas
from rules.empires.state import facts, groups_of, lines, monsters
from rules.empires.state.battle import Battle
from rules.empires.state.values import Shot, attack, class_of, defence, hull, ship, shots, to_hit
from tests.games.empires.advantages import give
from tests.games.empires.support import GAME, galaxy
from tests.games.empires.verbs import numbers

LAIR = (7, 7)


def table(difficulty="easy", **options):
    """One player, and no amoeba yet."""
    return galaxy("red", options={"solo": "amoebas", "difficulty": difficulty, "raiders": "off", **options})


def between(*names, **options):
    seats = names or ("red", "blue", "green")
    return galaxy(*seats, options={"amoebas": "on", "raiders": "off", **options})


def amoeba(t, at=LAIR, type=0, strain="", points=0):
    """An amoeba in a hex, whose type is known if a strain is named."""
    g = t.state
    unit = facts(g).first_amoeba + type
    slot = fleets.add_group(g, monsters(g), unit, 1, t.hex(at), up=True)
    if strain:
        g.swarm.strains[type] = f"strain_{strain}"
        g.swarm.points = [max(each, amoebas.ENOUGH) for each in g.swarm.points]
    if points:
        g.swarm.points[type] = points
    return slot


def lairs(t):
    return [t.place(hex) for hex in amoebas.hexes(t.state)]


def enters(t, ships, *at):
    """Red's turn: this group goes there, and the Combat phase comes."""
    t.begins("red").goes(ships, *(at or (LAIR,)))
    t.red.ends()


# -- the board


def test_the_map_of_one_player():
    """SE-26.1: home area of three players, 30 CP, fourteen markers in their hexes, three types in theirs."""
    g = new_game("empires", Setup("empires", [{}], {"solo": "amoebas"}), 4)
    known = facts(g)
    assert known.map.rival == AMOEBAS and g.value[g.homeworld[0]] == 30
    assert known.chart.rows[g.homeworld[0]] == (1, 7)
    assert [known.chart.rows[hex] for hex in amoebas.hexes(g)] == [(3, 2), (3, 12), (7, 7)]
    assert sorted(amoebas.type_at(g, hex) for hex in amoebas.hexes(g)) == [0, 1, 2]
    deep = [hex for hex, marker in enumerate(g.marker) if marker >= 0 and hex not in g.homeworld]
    assert [known.chart.rows[hex] for hex in known.chart.sown] == [
        (1, 3), (1, 10), (2, 3), (2, 10), (3, 3), (3, 11), (4, 3), (4, 4), (4, 9), (4, 10), (5, 5), (5, 9), (6, 6),
        (6, 7),
    ]  # fmt: skip
    deep = [hex for hex in deep if hex in known.chart.sown]
    kinds = [known.markers[g.marker[hex]].id for hex in deep]
    assert (kinds.count("minerals_10"), kinds.count("barren"), len(kinds)) == (10, 4, 14)
    assert sum(marker >= 0 for marker in g.marker) == 26 + 14 and len(known.chart.hexes) == 52
    assert not any(g.up[hex] for hex in deep)


def test_what_is_left_out():
    """SE-26.2: no maintenance, no aliens, no ground combat nor centres."""
    t = table(ground="on")
    assert facts(t.state).options["aliens"] == facts(t.state).options["ground"] == "off"
    home = t.place(t.state.homeworld[0])
    t.red.has("CA", 3, at=home)
    t.economy()
    t.red.sheet()
    assert t.red.cp == 30


@pytest.mark.parametrize(("fed", "studied", "level", "offered"), [
    (False, False, 0, False), (True, False, 0, True), (True, False, 1, False), (True, True, 1, True),
    (True, True, 2, False),
])  # fmt: skip
def test_science(fed, studied, level, offered):
    """SE-26.2: after a ship was lost, the second level after a vessel has tried, and no third."""
    t = table()
    t.state.swarm.fed, t.state.swarm.studied = fed, studied
    t.red.knows(minesweep=level)
    t.economy(saved=30)
    assert ("minesweep" in dict(t.red.decision("economy.sheet").fields)["research"].items) == offered


def test_minesweepers_are_bought_as_ever_between_players():
    """SE-26.9: they do both jobs, and maintenance is paid."""
    t = between()
    t.red.saves(30)
    t.red.has("SC", 2, at=(2, 7))
    t.economy()
    assert "minesweep" in dict(t.red.decision("economy.sheet").fields)["research"].items
    for player in t.players:
        player.sheet()
    assert t.red.cp == 30 + 20 - 2


# -- ships that do not know what they meet


def test_whoever_has_not_studied_it_dies():
    """SE-26.3: all ships but Science Vessels; Mines are no ships."""
    t = table()
    amoeba(t, points=9)
    fleet, vessel, mine = (
        t.red.has("CA", 2, at=(6, 7)),
        t.red.has("SW", at=LAIR, minesweep=1),
        t.red.has("Mine", at=LAIR),
    )
    t.rolls(6)
    enters(t, fleet)
    assert t.red.at(fleet) is None and t.red.at(vessel) == t.red.at(mine) == LAIR
    assert t.state.swarm.fed and lairs(t) == [LAIR] and t.happened("lost")[0].data["why"] == "amoeba"


def test_research_counts_by_type_alone_and_by_player_between_players():
    """SE-26.3."""
    t = table()
    amoeba(t, type=1, points=10)
    t.state.swarm.strains[1] = "strain_small"
    amoeba(t, (3, 2), type=2)
    assert amoebas.understands(t.state, 0, t.hex(LAIR)) and not amoebas.understands(t.state, 0, t.hex((3, 2)))
    t = between()
    amoeba(t)
    t.state.swarm.strains[0] = "strain_small"
    t.state.swarm.points = [10, 9, 0]
    assert [amoebas.understands(t.state, seat, t.hex(LAIR)) for seat in range(3)] == [True, False, False]


# -- Science Vessels


@pytest.mark.parametrize(("face", "points", "lost"), [
    (1, 2, 0), (2, 2, 0), (3, 1, 0), (5, 1, 0), (6, 0, 0), (8, 0, 0), (9, 0, 1), (10, 0, 1),
])  # fmt: skip
def test_a_vessel_studies(face, points, lost):
    """SE-26.4: the table; research goes on when it is complete."""
    for before in (0, 12):
        t = table()
        amoeba(t, strain="small" if before else "")
        t.state.swarm.points[0] = before
        vessels = t.red.has("SW", 1, at=LAIR, minesweep=1)
        t.begins("red")
        t.red.ends(rolls=face)
        assert t.state.swarm.points[0] == before + points and t.state.swarm.studied
        assert (t.red.at(vessels) is None) == bool(lost)


def test_the_second_level_takes_the_better_of_two_dice():
    """SE-26.4: for each vessel; a third level has no third die."""
    for level in (2, 3):
        t = between()
        t.state.swarm.points = [0, 0, 0]
        amoeba(t)
        vessels = t.red.has("SW", 2, at=LAIR, minesweep=level)
        t.begins("red")
        t.red.ends(rolls=(10, 1, 4, 9))
        assert t.state.swarm.points == [3, 0, 0] and t.red.count(vessels) == 2


def test_vessels_elsewhere_learn_nothing():
    """SE-26.4: only those with an amoeba roll."""
    t = table()
    amoeba(t)
    t.red.has("SW", at=(6, 7), minesweep=1)
    t.begins("red").ends()
    assert not t.happened("roll") and not t.state.swarm.studied


def test_the_largest_prey_is_no_harder_to_swallow_than_a_dreadnought():
    """SE-26.6: hull 2 has +1 Defence, hull 3 and more +2."""
    t = between(titans="on")
    one = ship(t.state, monsters(t.state), amoeba(t, strain="small"))
    for code, more in (("SC", 0), ("CA", 1), ("DN", 2), ("TN", 2)):
        at = ship(t.state, 0, t.red.has(code))
        assert to_hit(t.state, Shot(one, at)) == 7 - defence(t.state, at) - more


def test_vessels_never_fight():
    """SE-26.4: they share the hex with what they study."""
    t = table()
    amoeba(t, strain="small")
    t.red.has("SW", at=LAIR, minesweep=1)
    cruiser = t.red.has("CA", at=(6, 7))
    t.rolls(8, 10, 10)  # what is learnt; the Cruiser is met by dice of the amoeba: whom, and whether it hits
    enters(t, cruiser)
    assert [facts(t.state).units[unit].code for unit in t.state.battle.unit] == ["CA", "amoeba_1"]


def test_vessels_study_before_other_ships_are_devoured():
    """SE-26.3, SE-26.4: with the tenth point, in this very turn, ships are devoured no longer: they fight."""
    for face, fights in ((3, True), (6, False)):
        t = table()
        amoeba(t, points=9)
        t.red.has("SW", at=LAIR, minesweep=1)
        cruiser = t.red.has("CA", at=(6, 7))
        t.rolls(face, *((1, 10, 10) if fights else ()))  # the strain; whom it bites, and whether it hits
        enters(t, cruiser)
        assert (t.state.battle is not None, t.red.at(cruiser) is not None) == (fights, fights)


# -- strains


@pytest.mark.parametrize(("face", "strain"), list(enumerate(
    ("small", "sluggish", "porous", "blind", "twofold", "wary", "wary", "thick", "thick", "thick"), 1,
)))  # fmt: skip
def test_a_die_tells_the_strain(face, strain):
    """SE-26.5: at ten points, for all to see."""
    t = table()
    amoeba(t, points=9)
    t.red.has("SW", at=LAIR, minesweep=1)
    t.begins("red")
    t.red.ends(rolls=(5, face))
    assert t.state.swarm.strains[0] == f"strain_{strain}"
    told = t.happened("strain")[0].data
    assert (told["strain"], told["face"], told["amoeba"]) == (f"strain_{strain}", face, "amoeba_1")
    assert view(t.state, 0)["amoebas"]["types"][0]["strain"] == f"strain_{strain}"


def test_no_strain_comes_twice_alone():
    """SE-26.5: repeats are rolled again."""
    t = table()
    t.state.swarm.strains[2] = "strain_thick"
    amoeba(t, points=9)
    t.red.has("SW", at=LAIR, minesweep=1)
    t.begins("red")
    t.red.ends(rolls=(5, 8, 10, 1))
    assert t.state.swarm.strains[0] == "strain_small"


@pytest.mark.parametrize(("strain", "values", "attacks"), [
    ("small", (2, 7, 1, 1), 1), ("sluggish", (3, 6, 2, 2), 1), ("porous", (0, 7, 2, 2), 1), ("blind", (0, 7, 2, 2), 1),
    ("twofold", (1, 5, 1, 2), 2), ("wary", (0, 7, 2, 2), 1),
])  # fmt: skip
def test_the_values_of_strains(strain, values, attacks):
    """SE-26.5: class, Attack, Defence, hull, attacks; SE-26.7: Good Luck makes them tougher; Tactics 2 (SE-26.6)."""
    for difficulty, more in (("easy", 0), ("good_luck", 1)):
        t = table(difficulty)
        one = ship(t.state, monsters(t.state), amoeba(t, strain=strain))
        found = [ask(t.state, one) for ask in (class_of, attack, defence, hull)]
        assert found == [values[0], values[1] + more, values[2] + more, values[3]]
        assert shots(t.state, one) == attacks
        assert one.tech == facts(t.state)._packed({"tactics": 2})


def lined_up(t, at=LAIR):
    """A battle of all groups in a hex, without playing up to it."""
    g = t.state
    b = g.battle = Battle(t.hex(at), [[0], [monsters(g)]], [[], []], [0, 0])
    for owner in (0, monsters(g)):
        for slot, hex in enumerate(g.fleets[owner].hex):
            if hex == b.hex:
                battles.announce(g, b, battles.add_line(g, b, owner, slot))
    b.round = 1
    return b


def test_only_raiders_dazzle_the_blind():
    """SE-26.5: A5-1 against Raiders alone; SE-26.6: their cloaks are of no use."""
    for others, found in ((False, (5, 1)), (True, (7, 2))):
        t = table(raiders="on")
        slot = amoeba(t, strain="blind")
        t.red.has("R", 2, at=LAIR, cloaking=1)
        if others:
            t.red.has("SC", at=LAIR)
        lined_up(t)
        one = ship(t.state, monsters(t.state), slot)
        assert (attack(t.state, one), defence(t.state, one)) == found
    t.state.battle = None
    t.begins("red")
    t.red.ends(rolls=(10, 10))
    assert not t.red.is_asked("declaration.cloak") and not any(t.state.battle.cloaked)


@pytest.mark.parametrize(("strain", "hurts"), [("porous", True), ("small", False)])
def test_fighters(strain, hurts):
    """SE-26.5, SE-26.6."""
    t = table()
    beast = ship(t.state, monsters(t.state), amoeba(t, strain=strain))
    squadron = ship(t.state, 0, t.red.has("F", at=LAIR, fighter=1))
    assert (to_hit(t.state, Shot(squadron, beast)) > 0) == hurts


@pytest.mark.parametrize(("codes", "bonus"), [(("SC", "DD", "CA"), True), (("SC", "DD", "DD"), False)])
def test_many_kinds_confuse_the_wary(codes, bonus):
    """SE-26.5: +1 with three kinds; SE-26.6: no fleet bonus nor screening otherwise."""
    t = table()
    amoeba(t, strain="wary")
    for code in codes:
        t.red.has(code, at=LAIR)
    b = lined_up(t)
    assert is_confused(t.state, b, 0) == bonus
    assert lines.larger(t.state, b) == lines.may_screen(t.state, b) == -1
    t.state.battle = None
    t.begins("red")
    t.rolls(*[10] * 12)
    t.red.ends()
    assert t.happened("round")[0].data["bonus"] == (0 if bonus else -1)


@pytest.mark.parametrize("real", [True, False])
def test_false_ships_confuse_nobody(real):
    """SE-26.5, CL-E55.2: only ships count as kinds."""
    t = between(advantages="random")
    amoeba(t, strain="wary")
    slots = [t.red.has(code, at=LAIR) for code in ("SC", "BB", "CA")]
    if not real:
        t.red.fleet.unit[slots[-1]], t.red.fleet.tech[slots[-1]] = facts(t.state).false[facts(t.state).code["CA"]], 0
    b = lined_up(t)
    assert is_confused(t.state, b, 0) == real


# -- explosions


@pytest.mark.parametrize(("code", "face", "dead"), [
    ("SC", 4, True), ("SC", 5, False), ("DD", 8, True), ("DD", 9, False), ("CA", None, True), ("DN", None, True),
])  # fmt: skip
def test_a_ship_explodes_inside(code, face, dead):
    """SE-26.5: the only way to kill the thick; the ship is lost, and the others with it if it fails."""
    t = table()
    amoeba(t, strain="thick"), amoeba(t, (3, 2), type=1)
    t.red.has("BB", 2, at=LAIR)
    ship = t.red.has(code, at=(6, 7))
    t.begins("red").goes(ship, LAIR)
    t.red.ends()
    if face:
        t.rolls(face)
    t.red.answers("amoeba.explode", ship)
    assert t.red.at(ship) is None and (LAIR in lairs(t)) != dead
    assert t.red.groups(LAIR) == ([("BB", 2)] if dead else [])


def test_ships_that_cannot_explode_die():
    """SE-26.5."""
    t = table()
    amoeba(t, strain="thick")
    carrier = t.red.has("CV", at=(6, 7))
    enters(t, carrier)
    assert t.red.at(carrier) is None and lairs(t) == [LAIR]


def test_fighters_of_a_titan_that_explodes():
    """SE-26.5, CL-6.3.2: the ship is lost, and with it the room of its squadrons."""
    t = between(titans="on")
    amoeba(t, strain="thick")
    titan, fighters = t.red.has("TN", at=(8, 7), fighter=1), t.red.has("F", 3, at=(8, 7), fighter=1)
    t.begins("red").goes(titan, LAIR, verb="carry")
    t.red.ends()
    assert LAIR not in lairs(t) and t.red.at(titan) is None and t.red.at(fighters) is None


def test_ground_units_of_a_transport_that_is_bitten():
    """SE-26.6, CL-14.1.4: if others are left, their owner says who dies; at once, whether it bites again or not."""
    t = between(ground="on")
    amoeba(t, strain="small")
    ships = [t.red.transports(1, LAIR, Inf=6), t.red.transports(1, LAIR, Inf=3, Mar=2)]
    t.begins("red")
    t.red.ends(rolls=(1, 1))
    t.red.answers("bite.prey", t.red.line(ships[0]))
    t.red.answers("spilling.lost", {"troops": numbers(t.red, "spilling.lost", Inf=5)})
    assert t.red.hold(ships[1]) == {"Inf": 4, "Mar": 2}


def test_no_science_before_the_game():
    """SE-26.2, CL-20.8: nobody has met an amoeba yet."""
    options = {"solo": "amoebas", "difficulty": "easy", "head_start": "on"}
    g = new_game(GAME.id, Setup(GAME.id, [{}], options), 1)
    assert "minesweep" not in [name for name, _, _ in dict(head_start.fields(g, 0))["levels"].slots]


# -- bites


@pytest.mark.parametrize(("die", "eaten"), [(5, "SC"), (6, "BB")])
def test_the_cheapest_or_the_most_expensive(die, eaten):
    """SE-26.6: by a die; a hit swallows a ship whatever its hull."""
    t = table()
    amoeba(t, strain="wary")
    for code in ("CA", "BB"):
        t.red.has(code, at=LAIR)
    scout = t.red.has("SC", at=(6, 7))
    t.begins("red").goes(scout, LAIR)
    t.red.ends(rolls=(die, 3))
    assert eaten not in t.red.codes() and len(t.red.codes()) == 2


def test_a_flagship_is_the_most_expensive():
    """SE-26.6."""
    t = table(flagship="on")
    amoeba(t, strain="wary")
    t.red.has("DN", at=LAIR)
    flagship = t.red.has("FLAG", at=LAIR)
    b = lined_up(t)
    assert [b.slot[each] for each in bitten(t.state, b, monsters(t.state), 10)] == [flagship]


@pytest.mark.parametrize(("design", "costliest"), [("E1-0-x1", "SC"), ("A8-3-x3", "UN")])
def test_a_unique_ship_is_as_expensive_as_its_design(design, costliest):
    """SE-26.6, CL-19.2.1."""
    t = table(unique_ships="on")
    amoeba(t, strain="wary")
    t.red.designs(design)
    found = {code: t.red.has(code, at=LAIR) for code in ("UN", "SC")}
    b = lined_up(t)
    assert [b.slot[each] for each in bitten(t.state, b, monsters(t.state), 10)] == [found[costliest]]


def test_the_player_chooses_between_equal_ships():
    """SE-26.6: ties."""
    t = table()
    amoeba(t, strain="wary")
    one, other = t.red.has("SC", at=LAIR), t.red.has("SC", at=(6, 7), attack=1)
    t.begins("red").goes(other, LAIR)
    t.red.ends(rolls=(1, 7))
    t.red.answers("bite.prey", t.red.line(other))
    assert t.red.at(other) is None and t.red.at(one) == LAIR


@pytest.mark.parametrize(("code", "need"), [("SC", 7), ("CA", 5), ("DN", 2)])
def test_larger_ships_are_harder_to_swallow(code, need):
    """SE-26.6: one more Defence for hull 2, two for hull 3; a 1 always hits, and it is hit by a 1 (SE-5.4.2)."""
    t = table()
    beast = ship(t.state, monsters(t.state), amoeba(t, strain="wary"))
    prey = ship(t.state, 0, t.red.has(code, at=LAIR))
    assert to_hit(t.state, Shot(beast, prey)) == need
    assert to_hit(t.state, Shot(beast, prey._replace(tech=facts(t.state)._packed({"defence": 3})))) >= 1
    assert to_hit(t.state, Shot(ship(t.state, 0, t.red.has("SW", at=LAIR, minesweep=1)), beast)) == 1


def test_a_one_swallows_a_titan():
    """SE-26.6, SE-5.4.2, against CL-6.1.4: whatever its Defence and its size; for other ships a 1 is nothing."""
    t = between("red", "blue", "green", titans="on")
    one = ship(t.state, monsters(t.state), amoeba(t, strain="twofold"))
    titan = ship(t.state, 0, t.red.has("TN", ship_size=7, defence=3))
    scout = ship(t.state, 1, t.blue.has("SC"))
    assert (to_hit(t.state, Shot(one, titan)), to_hit(t.state, Shot(scout, titan))) == (1, -3)


def test_a_bite_unmasks_a_false_group():
    """SE-26.6, CL-E55.4: all of it is removed, and no ship was lost."""
    t = between(advantages="random")
    g, known = t.state, facts(t.state)
    for held in g.held:
        g.spare_advantages += held
        held.clear()
    give(t, t.red, "e55")
    amoeba(t, strain="wary")
    sham, ship_ = t.red.has("CA", 3, at=LAIR), t.red.has("BB", at=(6, 7))
    t.red.fleet.unit[sham], t.red.fleet.tech[sham] = known.false[known.code["CA"]], 0
    t.begins("red").goes(ship_, LAIR)
    t.rolls(1, 5)  # the cheapest
    t.red.ends()
    while t.red.is_asked("round.card"):
        t.red.answers("round.card", "pass")
    assert t.red.at(sham) is None and t.red.at(ship_) == LAIR and not t.state.swarm.fed


def test_a_good_bite_is_not_the_last():
    """SE-26.6: two below the number needed, and it attacks again at once, as often as it hits so well."""
    t = table()
    amoeba(t, strain="wary")  # needs 7 against Scouts
    scouts = t.red.has("SC", 4, at=(6, 7))
    t.begins("red").goes(scouts, LAIR)
    t.rolls(1, 5, 1, 4, 1, 6)  # whom, hit; again, hit; again, a hit that is not good enough
    t.red.ends()
    assert t.red.count(scouts) == 1 and t.red.is_asked("round.fire")
    assert [e.data["face"] for e in t.happened("shot")] == [5, 4, 6]


def test_two_attacks_in_a_round():
    """SE-26.5: B5-1-x2 with two attacks."""
    t = table()
    amoeba(t, strain="twofold")
    scouts = t.red.has("SC", 3, at=(6, 7))
    t.begins("red").goes(scouts, LAIR)
    t.red.ends(rolls=(1, 10, 1, 10))
    assert [e.data["hit"] for e in t.happened("shot")] == [False, False] and t.red.is_asked("round.fire")


def test_damage_heals():
    """SE-26.6: after combat; a stand-off or a retreat leaves it whole."""
    t = table()
    slot = amoeba(t, strain="sluggish")
    cruisers = t.red.has("CA", 2, at=(6, 7))
    t.begins("red").goes(cruisers, LAIR)
    t.red.ends()
    t.rolls(1, 10, 10, 10)  # one hit and a miss, then its die for the prey and its bite
    t.red.fires(cruisers, slot)
    assert t.state.fleets[monsters(t.state)].damage[slot] == 1
    t.rolls(*[10] * 40)
    while t.state.battle is not None:
        t.red.holds(cruisers)
    assert t.state.fleets[monsters(t.state)].damage[slot] == 0


def test_winning_alone():
    """SE-26.9: the last amoeba is destroyed."""
    t = table()
    slot = amoeba(t, strain="small")
    cruisers = t.red.has("CA", 2, at=(6, 7))
    t.begins("red").goes(cruisers, LAIR)
    t.rolls(10, 10)  # class C and Tactics 2: it is first
    t.red.ends()
    t.red.fires(cruisers, slot, 1, rolls=1)
    assert t.state.outcome.places == [[0]] and t.state.outcome.reason == "empires.amoebas_destroyed"


# -- between players


@pytest.mark.parametrize(("seats", "map", "places"), [
    (2, "large", [(6, 4), (7, 5)]), (3, "", [(7, 7), (8, 6), (8, 7)]), (4, "", [(6, 6), (6, 7), (7, 7)]),
])  # fmt: skip
def test_lairs_between_players(seats, map, places):
    """SE-26.9: without markers in them; all of one type."""
    options = {"amoebas": "on", **({"map": map} if map else {})}
    t = galaxy(*("red", "blue", "green", "gold")[:seats], map=map or "small", options=options)
    g = new_game(GAME.id, Setup(GAME.id, [{} for _ in range(seats)], options), 2)
    assert [facts(g).chart.rows[hex] for hex in facts(g).chart.lairs] == places
    assert facts(t.state).types == 1
    if seats == 3:  # there the board is laid out without a question
        assert {g.marker[hex] for hex in facts(g).chart.lairs} == {-1}


@pytest.mark.parametrize(("seats", "options", "allowed"), [
    (2, {"map": "large"}, True), (2, {"map": "small"}, False), (1, {}, False), (3, {"three": "variable"}, False),
    (4, {"mines": "off"}, False), (4, {"four": "brother_teams"}, True),
])  # fmt: skip
def test_where_amoebas_are_offered(seats, options, allowed):
    """SE-26.9."""
    setup = Setup(GAME.id, [{} for _ in range(seats)], {"amoebas": "on", **options})
    assert (excluded(setup) is None) == allowed


def test_wandering_machines_leave_them_alone():
    """SE-17.4, SE-26.7: amoebas never move; ruling: they do not spread onto a machine."""
    t = between(machines=1)
    amoeba(t)
    fleets.add_group(t.state, monsters(t.state), facts(t.state).wanderer, 1, t.hex((7, 6)), up=True)
    assert t.hex((7, 6)) not in amoebas.reach(t.state, t.hex(LAIR))
    t.state.order = [0, 1, 2]
    t.rolls(*[1] * 4)
    t._at("others_move", queue=[], turn=1, cycle=1, order=[0, 1, 2])
    assert LAIR in lairs(t) and len(groups_of(t.state, monsters(t.state))) == 2
