"""CL-19.3: what the abilities of unique ships do in battles, and when everybody learns of them (CL-19.2.4)."""

import pytest

from rules import Chance, imagine, view, waiting
from rules.empires.atoms.fleets import seize_ship
from rules.empires.battle.volley import needed
from rules.empires.printed.designs import FLAWS, unpacked
from rules.empires.printed.levels import DESIGN, design_of
from rules.empires.state import facts
from rules.empires.state.lines import shielded, targets
from rules.empires.state.values import class_against_fighters, class_of, ship
from tests.games.empires.battles import theatre
from tests.games.empires.verbs import FIRE, SCREEN

SHIELD, BEAM, WEAKNESS = "battle.shield", "round.beam", "battle.weakness"


def space(**options):
    return theatre(unique_ships="on", **options)


def pass_by(t):
    """Whoever is asked about shields and beams points them at nobody."""
    while t.asked() and t.asked()[0][1].endswith((SHIELD, BEAM)):
        player = t.players[t.asked()[0][0]]
        asked = player.decision()
        player.answers(asked.prompt.split(".", 1)[1], (0,) * len(asked.slots))


def fight_on(t):
    t.fight()
    pass_by(t)


def to_round(t, number):
    """Everybody holds fire until this round begins, and uses nothing."""
    while t.battle().round < number or t.asked()[0][1].endswith(SCREEN):
        if t.asked()[0][1].endswith((SHIELD, BEAM)):
            return
        t.calm()


def told(t):
    """The abilities that everybody has heard of, in order."""
    return [event.data["ability"] for event in t.happened("ability")]


def seen(t, seat=0, of=1):
    return view(t.state, seat)["table"]["designs"][of]["seen"]


# --- as other ships (CL-19.3.1 to CL-19.3.3)


@pytest.mark.parametrize(("level", "need"), [(1, 8), (2, 9), (3, 10)])
def test_point_defence_fires_at_fighters_like_a_scout(level, need):
    """CL-19.3.1, SE-11.11: class A with Attack 6, 7, 8 and its own attack technology up to its hull."""
    t = space()
    t.red.designs("D3-0-x2", "point_defence")
    ships = t.red.has("UN", 1, point_defence=level, attack=2)
    carrier, squadron = t.blue.has("CV"), t.blue.has("F", 1, fighter=1)
    fight_on(t)
    asked = t.asked()[0]
    while t.red.seat != asked[0]:
        t.calm()
        pass_by(t)
        asked = t.asked()[0]
    assert needed(t.state, t.battle(), t.red.line(ships), t.blue.line(squadron)) == need
    assert t.red.aims(ships) == [t.blue.line(squadron)]  # it fires first, as class A
    assert told(t) == ["point_defence"]
    holding = next(o for o in t.red.offered(FIRE) if o[0] == "wait")
    t.red.answers(FIRE, holding)
    assert needed(t.state, t.battle(), t.red.line(ships), t.blue.line(carrier)) == 5


@pytest.mark.parametrize("terrain", ["asteroids", "nebula"])
def test_terrain_does_not_slow_point_defence_that_is_an_ability(terrain):
    """CL-19.2.4, CL-19.3.1, SE-5.8.4: a unique ship fires early at fighters there, too, and else as class E."""
    t = space()
    t.red.designs("D3-0-x2", "point_defence")
    t.marker((5, 4), terrain, up=True)
    g = t.state
    unique, scout = (ship(g, 0, t.red.has(code, 1, point_defence=1)) for code in ("UN", "SC"))
    assert [class_against_fighters(g, one) for one in (unique, scout)] == [0, 4]
    assert [class_of(g, one) for one in (unique, scout)] == [4, 4]


def test_without_fighters_point_defence_stays_a_secret():
    """CL-19.3.1, CL-19.2.4."""
    t = space()
    t.red.designs("D3-0-x2", "point_defence")
    t.red.has("UN", 1, point_defence=1)
    t.blue.has("CA")
    fight_on(t)
    assert told(t) == [] and seen(t, 1, 0)["abilities"] == []
    assert "point_defence" not in view(t.state, 1)["table"]["battle"]["lines"][0]["tech"]


@pytest.mark.parametrize(("scanner", "cloaked"), [(0, True), (1, False)])
def test_scanners_find_raiders_like_a_destroyer(scanner, cloaked):
    """CL-19.3.2, SE-12.6."""
    t = space(raiders="on")
    t.red.designs("D3-0-x2", *(("scanners",) if scanner else ()))
    t.red.has("UN", 1, scanner=scanner)
    raider = t.blue.has("R", 1, up=True, cloaking=1)
    t.fight()
    while t.asked()[0][1].endswith(("declaration.scan_1", "battle.slip", "battle.join", "declaration.more")):
        player = t.players[t.asked()[0][0]]
        asked = player.decision()
        told_ = "tell" if "scan" in asked.prompt and scanner else None
        options = getattr(asked, "options", ())
        value = (raider,) if asked.prompt.endswith("join") else told_ if told_ in options else options[0]
        player.answers(asked.prompt.split(".", 1)[1], value)
    pass_by(t)
    assert t.battle().cloaked[t.blue.line(raider)] is cloaked
    assert told(t) == (["scanners"] if scanner else [])


# --- Mini-fighter bay (CL-19.3.5)


def test_a_fighter_bay_gives_no_protection():
    """CL-19.3.5: it may be shot at together with its fighter."""
    t = space()
    scouts = t.red.has("CA", 2)
    t.blue.designs("E3-0-x1", "fighter_bay")
    ships, squadron = t.blue.has("UN", 1, fighter=1), t.blue.has("F", 1, fighter=1)
    fight_on(t)
    t.blue.holds(squadron)
    assert sorted(t.red.aims(scouts)) == sorted([t.blue.line(ships), t.blue.line(squadron)])


def test_fighters_without_a_bay_are_lost_after_the_battle():
    """CL-19.3.5: a fighter without room after the battle is destroyed."""
    t = space()
    cruisers = t.red.has("CA", 2, attack=2)
    t.blue.designs("E1-0-x1", "fighter_bay")
    ship, squadron = t.blue.has("UN", 1, fighter=1), t.blue.has("F", 1, fighter=1)
    fight_on(t)
    t.blue.holds(squadron)
    t.red.fires(cruisers, ship, 1, rolls=1)
    while t.state.battle is not None:
        t.calm()
    assert t.blue.at(squadron) is None and t.happened("lost", why="no_room")


def test_a_retreating_ship_takes_its_fighter_along():
    """CL-19.3.5, SE-11.6, SE-11.7: one each."""
    t = space()
    t.red.has("CA", 2)
    t.blue.designs("A3-0-x1", "fighter_bay")
    t.blue.settles_at((6, 5))
    ships, squadron = t.blue.has("UN", 2, fighter=1), t.blue.has("F", 2, fighter=1)
    fight_on(t)
    to_round(t, 2)
    pass_by(t)
    t.blue.retreats(ships, (6, 4), units=2)
    assert t.blue.at(ships) == t.blue.at(squadron) == (6, 4)


# --- Anti-sensor hull (CL-19.3.6)


def test_mines_do_not_see_an_anti_sensor_hull():
    """CL-19.3.6: it is no target; other ships trigger them normally."""
    t = space()
    t.red.designs("D3-0-x2", "anti_sensor")
    ships, scouts = t.red.has("UN", 2), t.red.has("SC", 1)
    mines = t.blue.has("Mine", 2)
    fight_on(t)
    assert t.red.count(ships) == 2 and t.red.at(scouts) is None and t.blue.count(mines) == 1
    assert told(t) == ["anti_sensor"]


@pytest.mark.parametrize("abilities", [("anti_sensor",), ()])
def test_whoever_chooses_for_mines_knows_whom_they_do_not_see(abilities):
    """CL-19.3.6: it is told before; in every world that he imagines he is asked about the same ships."""
    t = space()
    t.red.designs("D3-0-x2", *abilities)
    t.red.has("UN", 2), t.red.has("SC", 2), t.red.has("DD", 2)
    t.blue.has("Mine", 1)
    fight_on(t)
    asked = t.blue.decision("battle.mines")
    assert len(asked.slots) == 3 - len(abilities) and told(t) == [*abilities]
    for seed in range(30):
        dreamt = imagine(t.state, 1, Chance(seed))
        assert [(each.slots, each.caps) for each in waiting(dreamt)] == [(asked.slots, asked.caps)]


def test_it_may_share_a_hex_with_mines():
    """CL-19.3.6: without other ships nothing explodes, and nobody is revealed."""
    t = space()
    t.red.designs("D3-0-x2", "anti_sensor")
    ships, mines = t.red.has("UN", 2), t.blue.has("Mine", 2)
    t.fight()
    assert t.state.battle is None and t.red.count(ships) == 2 and t.blue.count(mines) == 2
    assert not t.red.fleet.up[ships] and not t.blue.fleet.up[mines]


# --- Shield projector (CL-19.3.7)


def convoy(**options):
    """Blue's Dreadnought and Scouts with a unique ship that can shield one; red fires first."""
    t = space(**options)
    cruisers = t.red.has("BB", 2, tactics=2)
    t.blue.designs("D3-0-x2", "shield_projector")
    return t, cruisers, t.blue.has("DN"), t.blue.has("SC", 2), t.blue.has("UN", 1)


def shields(t, player, **codes):
    asked = player.decision(SHIELD)
    kinds = {facts(t.state).code[code]: number for code, number in codes.items()}
    player.answers(SHIELD, tuple(kinds.get(t.battle().unit[at], 0) for at in asked.slots))


def test_a_shielded_ship_cannot_be_targeted_until_its_protector_is_gone():
    """CL-19.3.7, D-27, SE-5.2.6: and fights normally itself."""
    t, ships, dread, _, shield = convoy()
    t.fight()
    shields(t, t.blue, DN=1)
    assert told(t) == ["shield_projector"]
    assert t.happened("shielded")[0].data["unit"] == "dreadnought"
    t.blue.screens()
    assert t.blue.line(dread) not in t.red.aims(ships)
    t.red.fires(ships, shield, rolls=(1, 1))
    assert t.blue.at(shield) is None
    assert t.blue.line(dread) in targets(t.state, t.battle(), 0)
    assert ("fire", t.blue.line(dread)) in {(o[0], o[1]) for o in t.blue.offered(FIRE)}


def test_a_screened_protector_protects_nobody():
    """CL-19.3.7: if this unique ship is not screened."""
    t, ships, dread, _, _ = convoy()
    t.fight()
    shields(t, t.blue, DN=1)
    t.blue.screens(UN=1)
    assert t.blue.line(dread) in t.red.aims(ships)


def test_of_a_group_as_many_ships_as_there_are_projectors_are_safe():
    """CL-19.3.7: the others can be hit, and the last shots find nobody."""
    t, ships, _, scouts, _ = convoy()
    t.fight()
    shields(t, t.blue, SC=1)
    t.blue.screens()
    assert shielded(t.state, t.battle(), t.blue.line(scouts)) == 1
    t.red.fires(ships, scouts, 2, rolls=1)
    assert t.blue.count(scouts) == 1 and t.blue.line(scouts) not in t.red.aims(ships)


def test_several_may_protect_one_ship_and_all_must_die_first():
    """CL-19.3.7."""
    t = space()
    ships = t.red.has("BB", 4, attack=1)
    t.blue.designs("D3-0-x1", "shield_projector")
    dread, shield = t.blue.has("DN"), t.blue.has("UN", 2)
    t.fight()
    shields(t, t.blue, DN=2)
    t.red.screens()
    dreads = t.blue.line(dread)
    for left in (1, 0):
        while t.blue.is_asked(FIRE):
            t.calm()
        assert dreads not in t.red.aims(ships)
        t.red.fires(ships, shield, 1, rolls=1)
        assert t.blue.count(shield) == left or t.blue.at(shield) is None
    assert dreads in t.red.aims(ships)


def test_shields_hold_against_mines_and_never_for_titans_or_their_like():
    """CL-19.3.7: assigned before mine targets are chosen; no unique ship, no Titan, no shipyard."""
    t = space(titans="on")
    t.red.has("Mine", 1)
    t.red.has("SC")
    t.blue.designs("D3-0-x2", "shield_projector")
    t.blue.settles_at((5, 4))
    scout, shield = t.blue.has("SC"), t.blue.has("UN", 1)
    t.blue.has("TN")
    t.blue.has("SY")
    t.fight()
    asked = t.blue.decision(SHIELD)
    assert asked.slots == (t.blue.line(scout),)
    t.blue.answers(SHIELD, (1,))
    mined = t.red.decision("battle.mines").slots
    assert t.blue.line(scout) not in mined and t.blue.line(shield) in mined


def test_whoever_has_unique_ships_is_asked_about_shields():
    """UI-7, CL-19.2.4: two designs that look alike are asked alike, before and while the question waits."""
    worlds = []
    for ability in ("shield_projector", "second_salvo"):
        t = space()
        t.red.has("CA", 2)
        t.blue.designs("D3-0-x2", ability)
        t.blue.has("SC")
        t.blue.has("UN", 1)
        t.fight()
        dreamt = imagine(t.state, 0, Chance(4))
        worlds.append((view(t.state, 0), t.asked(), dreamt.fleets, [d.prompt for d in waiting(dreamt)]))
        assert t.blue.decision(SHIELD).high == (ability == "shield_projector")
    assert worlds[0] == worlds[1]


# --- Design weakness (CL-19.3.8)


@pytest.mark.parametrize(("face", "code"), [(1, "SC"), (3, "SC"), (4, "DD"), (6, "DD"), (7, "CA"), (8, "CA")])
def test_a_weakness_is_told_in_the_first_battle(face, code):
    """CL-19.3.8: a die says which type has +2 Attack against these ships."""
    t = space()
    attackers = {each: t.red.has(each) for each in ("SC", "DD", "CA")}
    t.blue.designs("D3-1-x3", "design_weakness")
    weak = t.blue.has("UN", 2)
    t.rolls(face)
    fight_on(t)
    assert told(t) == ["design_weakness"] and t.happened("flaw")[0].data["code"] == code
    needs = {"SC": 2, "DD": 3, "CA": 3}
    g, b = t.state, t.battle()
    for each, slot in attackers.items():
        bonus = 2 if each == code else 0
        assert needed(g, b, t.red.line(slot), t.blue.line(weak)) == needs[each] + bonus
    assert FLAWS[unpacked(g.design[1]).flaw] == code == seen(t)["flaw"]


@pytest.mark.parametrize("face", [9, 10])
def test_on_9_and_10_the_opponent_chooses(face):
    """CL-19.3.8, D-49; for good: not again in the next battle."""
    t = space()
    t.red.has("CA")
    t.blue.designs("D3-1-x3", "design_weakness")
    weak = t.blue.has("UN", 2)
    t.rolls(face)
    t.fight()
    assert t.red.decision(WEAKNESS).options == ("SC", "DD", "CA")
    t.red.answers(WEAKNESS, "DD")
    assert FLAWS[unpacked(design_of(t.blue.fleet.tech[weak])).flaw] == "DD"
    pass_by(t)
    assert len(t.happened("roll", why="flaw")) == 1
    t.blue.has("UN", 1, at=(8, 4))
    t.red.has("SC", at=(8, 4))
    t.state.battle = None
    t.fight()
    assert len(t.happened("roll", why="flaw")) == 1


def test_a_weakness_is_that_of_the_design_and_not_of_an_older_one():
    """CL-19.3.8, CL-19.2.3: ships that were captured before a redesign are none of these, those since then are."""
    t = space(boarding="on")
    old = t.blue.designs("D3-1-x3")
    prize = seize_ship(t.state, 0, facts(t.state).unique, t.hex((6, 4)), old << DESIGN, 1)
    t.red.has("CA")
    new = t.blue.designs("C3-1-x3", "design_weakness")
    twin = seize_ship(t.state, 0, facts(t.state).unique, t.hex((6, 4)), new << DESIGN, 1)
    weak = t.blue.has("UN", 2)
    t.rolls(1)
    fight_on(t)
    ships = ((t.red.fleet, prize), (t.red.fleet, twin), (t.blue.fleet, weak))
    assert [unpacked(design_of(fleet.tech[slot])).flaw for fleet, slot in ships] == [0, 1, 1]


def test_a_weakness_is_none_of_a_ship_that_was_captured_from_another():
    """CL-19.3.8: it is of another design."""
    t = space(boarding="on")
    strange = t.red.designs("D3-1-x3")
    prize = seize_ship(t.state, 1, facts(t.state).unique, t.hex((6, 4)), strange << DESIGN, 0)
    t.red.has("CA")
    t.blue.designs("C3-1-x3", "design_weakness")
    weak = t.blue.has("UN", 2)
    t.rolls(1)
    fight_on(t)
    assert [unpacked(design_of(t.blue.fleet.tech[slot])).flaw for slot in (prize, weak)] == [0, 1]


# --- captured, terrain


def test_a_captured_ship_shows_all_its_abilities():
    """CL-19.2.4: used or captured; the captor uses them."""
    t = space(boarding="on")
    party = t.red.has("BD", 2, boarding=1)
    t.blue.designs("E3-0-x1", "tractor_beam", "warp_gates")
    ships = t.blue.has("UN", 2)
    fight_on(t)
    t.blue.holds(ships)
    t.red.fires(party, ships, 1, rolls=1)
    assert told(t) == ["tractor_beam", "warp_gates"] and seen(t)["abilities"] == ["tractor_beam", "warp_gates"]
    prize = t.red.fleet.unit.index(facts(t.state).unique)
    assert design_of(t.red.fleet.tech[prize]) == t.state.design[1] == design_of(t.red.fleet.shown[prize])
    dreamt = imagine(t.state, 1, Chance(2))
    assert t.state.design[1] in {design_of(each) for each in dreamt.fleets[0].tech}


@pytest.mark.parametrize("terrain", ["asteroids", "nebula"])
def test_terrain_does_not_touch_abilities(terrain):
    """CL-19.2.4: only the class, and attack or defence technology (SE-5.8)."""
    t = space()
    t.marker((5, 4), terrain, up=True)
    t.red.designs("A1-0-x1", "heavy_warheads")
    ships = t.red.has("UN", 2)
    dread = t.blue.has("DN", 2, defence=3)
    fight_on(t)
    g, b = t.state, t.battle()
    assert b.weapon[t.red.line(ships)] == 4
    assert needed(g, b, t.red.line(ships), t.blue.line(dread)) == 2
