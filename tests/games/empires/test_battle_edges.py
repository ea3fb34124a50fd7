"""Rules that meet in a battle: cards and cards, captured ships and their builders, brothers and troops."""

import pytest

from rules import violations
from rules.empires.atoms.course import keep_up
from rules.empires.atoms.fleets import seize_ship
from rules.empires.battle.aftermath import given_up, lacking, ways
from rules.empires.battle.moments import ignores
from rules.empires.battle.volley import shot
from rules.empires.cards.deck import show_fighting
from rules.empires.flows.round import _strike
from rules.empires.printed.constants import CAPTURED
from rules.empires.printed.levels import DESIGN, design_of, level, with_level
from rules.empires.state import aliens, facts, renewed
from rules.empires.state.battle import Battle
from rules.empires.state.lines import as_ship
from tests.games.empires.advantages import give, table
from tests.games.empires.boarding import boarders
from tests.games.empires.support import galaxy
from tests.games.empires.verbs import FIRE, LAND

HERE = (5, 4)
ADVANTAGES = {"advantages": "random"}


def known(t, player, id):
    """Everybody has seen this card of a player."""
    give(t, player, id)
    t.state.card_seen[facts(t.state).card[id]] = 0b11


# -- Immortals (CL-E44)


@pytest.mark.parametrize(("card", "again"), [("e44", True), ("e41", False)])
def test_an_immortal_is_not_doomed_by_the_hit_that_it_ignores(card, again):
    """CL-E44, CL-A22: while dice may be called for anew, the other ships of the group may still fire at it."""
    t = table(alien_cards="on", raiders="off", experience="off")
    known(t, t.blue, card)
    known(t, t.red, "a22")
    cruisers = t.red.has("CA", 2, at=HERE)
    scout, other = t.blue.has("SC", at=HERE), t.blue.has("DD", at=HERE)
    t.begins("red").ends()
    while not t.red.is_asked(FIRE):
        t.players[t.asked()[0][0]].answers("round.card", "pass")
    t.red.fires(cruisers, scout, 1, rolls=1)
    assert t.red.aims(cruisers) == [t.blue.line(each) for each in ((other, scout) if again else (other,))]
    if again:
        t.red.fires(cruisers, scout, 1, rolls=1)
        t.red.answers("round.crystal", "pass")
        assert t.blue.offered("round.spare") == [("spare", t.blue.line(scout)), "pass"]
        t.blue.answers("round.spare", ("spare", t.blue.line(scout)))
        assert t.blue.at(scout) is None and t.blue.at(other) == HERE


def test_whoever_captured_immortals_ignores_a_point_for_himself():
    """CL-E44: captured ships keep it, whatever the Immortals themselves have ignored in this round; other ships of
    the captor never had it, nor has anybody while nobody knows the card."""
    t = table(raiders="off", experience="off")
    known(t, t.blue, "e44")
    party, theirs = t.red.has("BD", at=HERE, boarding=1), t.blue.has("CA", 2, at=HERE)
    prize = seize_ship(t.state, 0, facts(t.state).code["CA"], t.hex(HERE), 0, 1)
    t.begins("red").ends()
    while not t.asked()[0][1].endswith(FIRE):
        t.players[t.asked()[0][0]].answers("round.card", "pass")
    g, b = t.state, t.battle()
    by = t.red.line(party)
    at, taken = t.blue.line(theirs), t.red.line(prize)
    assert ignores(g, as_ship(g, b, at)) and ignores(g, as_ship(g, b, taken)) and not ignores(g, as_ship(g, b, by))
    _strike(g, b, by, at, shot(g, b, by, at)._replace(boards=False))
    assert not ignores(g, as_ship(g, b, at)) and ignores(g, as_ship(g, b, taken))
    assert not t.blue.fleet.damage[theirs]
    t.state.card_seen[facts(g).card["e44"]] = 0b10
    assert not ignores(g, as_ship(g, b, taken))


# -- a Mobile Analysis Bay (CL-A29)


@pytest.mark.parametrize("older", [False, True])
def test_a_prize_teaches_even_if_it_joins_one_that_was_studied_before(older):
    """CL-A29, CL-22.4: once for each captured ship, not for the group."""
    t = boarders(alien_cards="on")
    g = t.state
    give(t, t.red, "a29")
    party, theirs = t.red.has("BD", boarding=1), t.blue.has("CA", attack=2)
    if older:
        seize_ship(g, 0, facts(g).code["CA"], t.hex(HERE), t.blue.fleet.tech[theirs], 1)
    t.fight()
    t.state.tech[0] = with_level(t.state.tech[0], facts(t.state).attack, int(older))
    while not t.red.is_asked(FIRE) or not t.red.aims(party):
        t.calm()
    t.red.fires(party, theirs, rolls=1)
    if t.red.is_asked("round.crystal"):  # the card that he hides could be another one (UI-7)
        t.red.answers("round.crystal", "pass")
    if t.red.is_asked("battle.prizes"):
        t.red.answers("battle.prizes", "done")
    captured = [slot for slot, notes in enumerate(t.red.fleet.notes) if notes & CAPTURED]
    assert [t.red.count(slot) for slot in captured] == [1 + older]
    assert t.red.level("attack") == 1 + older


def test_prizes_of_earlier_battles_stay_apart():
    """CL-4.4.1: their captor joins groups to free a counter, nobody does it for him elsewhere."""
    t = boarders()
    for _ in range(2):
        seize_ship(t.state, 0, facts(t.state).code["DD"], t.hex((3, 3)), 0, 1)
    party, theirs = t.red.has("BD", boarding=1), t.blue.has("CA")
    t.fight()
    t.calm_until(t.red, FIRE)
    t.red.fires(party, theirs, rolls=1)
    t.red.answers("battle.prizes", "done")
    assert t.red.groups((3, 3)) == [("DD", 1), ("DD", 1)]


def test_of_several_prizes_the_poorest_teaches_first():
    """CL-A29, CL-22.4, CL-4.5.3: a Scout with Attack 1 teaches nothing more after a Cruiser with Attack 2 has."""
    t = boarders(alien_cards="on")
    give(t, t.red, "a29")
    party = t.red.has("BD", 2, boarding=1)
    theirs = [t.blue.has(code, attack=level) for code, level in (("CA", 2), ("SC", 1))]
    t.fight()
    for prize in theirs:
        while not t.red.is_asked(FIRE) or not t.red.aims(party):
            t.calm()
        t.red.fires(party, prize, 1, rolls=1)
    if t.red.is_asked("round.crystal"):
        t.red.answers("round.crystal", "pass")
    if t.red.is_asked("battle.prizes"):
        t.red.answers("battle.prizes", "done")
    assert t.red.level("attack") == 2


# -- Blood Brothers (SE-23.5)


@pytest.mark.parametrize("found", [True, False])
def test_troops_of_a_brother_invade_aliens(found):
    """SE-23.5, CL-14.12.1: whoever of them has Transports there, in the Combat phase as in the Exploration phase."""
    t = galaxy("red", "blue", "green", "gold", options={"four": "brother_teams", "raiders": "off", "ground": "on"})
    here, beside = (6, 6), (6, 7)
    t.marker(here, "barren", up=not found)
    if not found:
        t.aliens_at(here, "alien_d")
    t.blue.knows(terraforming=1)
    fleet = t.red.has("DN", 6, at=beside, ship_size=6)
    ships = t.blue.transports(1, at=beside, Inf=6)
    t.begins("red").goes(fleet, here)
    t.red.ends()
    t.blue.goes(ships, here)
    t.blue.ends()
    while not t.blue.is_asked(LAND):
        player = t.players[t.asked()[0][0]]
        if not player.is_asked(FIRE):
            t.calm()
            continue
        options = [option for option in player.offered(FIRE) if option[0] == "fire"]
        t.rolls(1 if t.battle().owner[options[0][1]] != aliens(t.state) else 10)
        player.answers(FIRE, (*options[0], 1))
    t.rolls(*[10] * 5, *[1] * 6)
    t.blue.lands(Inf=6)
    assert t.colony(here) == ("blue", 3) and t.garrison(here) == {"Inf": 5}


# -- ships of others (CL-4.5.6)


@pytest.mark.parametrize(
    ("red", "blue", "attack"),
    [("", "", 1), ("", "e34", 2), ("e34", "", 1), ("", "e43", 0), ("e43", "", 1), ("a03", "", 3), ("", "a03", 3)],
)
@pytest.mark.parametrize("upgrades", ["refit", "instant"])
def test_a_refit_gives_a_captured_ship_what_its_hull_holds(red, blue, attack, upgrades):
    """CL-4.5.6, CL-E34, CL-E43, SE-5.4.3: it keeps its builder's hull, and what his card made of it (CL-12.6); what the
    card of its owner makes of all his ships it gains, too (CL-12.5)."""
    t = table(red, blue, alien_cards="on", raiders="off", upgrades=upgrades)
    t.red.knows(attack=3)
    prize = seize_ship(t.state, 0, facts(t.state).code["DD"], t.hex(HERE), 0, 1)
    show_fighting(t.state, 1, {facts(t.state).code["DD"]})
    assert level(renewed(t.state, 0, prize), facts(t.state).attack) == attack
    keep_up(t.state, 0)
    assert t.red.level("attack", prize) == (attack if upgrades == "instant" else 0)


@pytest.mark.parametrize(("attack", "foreign"), [(0, False), (2, True)])
def test_an_own_ship_that_comes_back_better_is_a_captured_one(attack, foreign):
    """CL-4.5.1, CL-4.5.2: its owner has never known what others have built into it."""
    t = boarders()
    party = t.red.has("BD", boarding=1)
    theirs = seize_ship(t.state, 1, facts(t.state).code["CA"], t.hex(HERE), 0, 0)
    t.blue.fleet.tech[theirs] = with_level(0, facts(t.state).attack, attack)
    t.fight()
    t.calm_until(t.red, FIRE)
    t.red.fires(party, theirs, rolls=1)
    back = t.red.fleet.unit.index(facts(t.state).code["CA"])
    assert (t.red.fleet.builder[back] == 1, bool(t.red.fleet.notes[back] & CAPTURED)) == (foreign, foreign)
    assert t.red.level("attack", back) == attack


@pytest.mark.parametrize(("now", "foreign"), [("D3-1-x2", False), ("D4-1-x2", True)])
def test_an_own_unique_ship_of_an_older_design_comes_back_as_a_captured_one(now, foreign):
    """CL-19.1.1, CL-19.2.3, CL-4.4.2: all own ones are of one design, whatever the enemy had of the last."""
    t = boarders(unique_ships="on")
    old = t.red.designs("D3-1-x2")
    party = t.red.has("BD", boarding=1)
    theirs = seize_ship(t.state, 1, facts(t.state).unique, t.hex(HERE), old << DESIGN, 0)
    t.red.designs(now)
    t.fight()
    while not t.red.is_asked(FIRE) or not t.red.aims(party):
        player = t.players[t.asked()[0][0]]
        if player.is_asked(FIRE):
            t.calm()
        else:  # shields and beams
            player.answers("", (0,) * len(player.decision().slots))
    t.red.fires(party, theirs, rolls=1)
    back = t.red.fleet.unit.index(facts(t.state).unique)
    assert design_of(t.red.fleet.tech[back]) == old and (t.red.fleet.builder[back] == 1) == foreign
    assert violations(t.state) == []


@pytest.mark.parametrize(("card", "damage"), [("a10", 2), ("a11", 1)])
def test_a_prize_keeps_the_damage_that_its_armour_stands(card, damage):
    """CL-4.3.6, CL-A10, CL-12.6: a Cruiser that needs three hits has two of them after its capture, too."""
    t = boarders(alien_cards="on")
    give(t, t.blue, card)
    party, theirs = t.red.has("BD", boarding=1), t.blue.has("CA", 2)
    t.fight()
    t.calm_until(t.red, FIRE)
    t.blue.fleet.damage[theirs] = damage
    t.red.fires(party, theirs, rolls=1)
    prize = t.red.fleet.builder.index(1)
    assert t.red.fleet.damage[prize] == damage


# -- false ships (CL-E55)


@pytest.mark.parametrize(("real", "public"), [(True, True), (True, False), (False, True), (False, False)])
def test_false_ships_carry_no_crystals(real, public):
    """CL-A22, CL-E55.3: their owner is asked, as if they did."""
    t = table("e55", alien_cards="on", raiders="off", experience="off")
    give(t, t.red, "a22")
    if public:
        t.state.card_seen[facts(t.state).card["a22"]] = 0b11
    t.red.knows(ship_size=3)
    cruiser = t.red.has("CA", at=HERE)
    t.red.has("SC", at=HERE), t.blue.has("SC", 2, at=HERE)
    if not real:
        t.red.fleet.unit[cruiser], t.red.fleet.tech[cruiser] = facts(t.state).false[facts(t.state).code["CA"]], 0
    t.begins("red").ends()
    while not t.red.is_asked("round.crystal"):
        player = t.players[t.asked()[0][0]]
        if player.is_asked("round.card"):
            player.answers("round.card", "pass")
        elif player.is_asked("round.screen"):
            player.screens()
        else:
            t.rolls(10)
            player.answers(FIRE, (*next(o for o in player.offered(FIRE) if o[0] == "fire"), 1))
    assert t.red.offered("round.crystal") == ["pass", *(["reroll"] if real else [])]


def test_a_false_group_takes_a_counter_that_a_prize_needs():
    """CL-4.4.1, CL-E55.1: no counter is free for the captured ship; the false group may be scuttled for it."""
    t = table("e55")
    known, unit = facts(t.state), facts(t.state).code["CA"]
    for column in range(1, known.counters[unit]):
        t.red.has("CA", at=(4, column))
    prize = seize_ship(t.state, 0, unit, t.hex(HERE), 0, 1)
    assert not lacking(t.state, 0)
    slot = t.red.has("CA", at=(3, 3))
    t.red.fleet.unit[slot], t.red.fleet.tech[slot] = known.false[unit], 0
    assert lacking(t.state, 0) == [unit] and ("scuttle", slot) in ways(t.state, 0)
    assert given_up(t.state, Battle(t.hex(HERE), [[0], [1]]), 0) == prize


# -- Space Pilgrims (CL-E37)


@pytest.mark.parametrize(("card", "stays"), [("e37", True), ("e32", False)])
@pytest.mark.parametrize("first", ["red", "blue"])
def test_a_brother_of_pilgrims_is_lost_in_space(card, stays, first):
    """CL-E37, SE-23.5, SE-6.6: never the Pilgrims themselves, whoever of both explores the hex."""
    t = galaxy("red", "blue", "green", "gold", options={"four": "brother_teams", "raiders": "off", **ADVANTAGES})
    for held in t.state.held:
        t.state.spare_advantages += held
        held.clear()
    give(t, t.red, card)
    here, beside = (6, 6), (6, 7)
    t.marker(here, "lost")
    ships = [player.has("SC", at=beside) for player in (t.red, t.blue)]
    t.begins(first)
    for player, ship in sorted(zip((t.red, t.blue), ships, strict=True), key=lambda each: each[0].name != first):
        player.goes(ship, here)
        player.ends()
    chooser = t.players[t.asked()[0][0]]
    chooser.answers("lost.direction", t.hex((6, 5)))
    assert [t.red.at(ships[0]), t.blue.at(ships[1])] == [here if stays else (6, 5), (6, 5)]


# -- a Stealth Field Emitter (CL-A27)


@pytest.mark.parametrize(("card", "up"), [("a27", False), ("a01", True)])
def test_ships_are_closed_again_after_a_battle(card, up):
    """CL-A27, SE-5.2.13: of whoever holds the card; during the battle they lie open like all others."""
    t = galaxy(options={"alien_cards": "on", "raiders": "off"})
    give(t, t.blue, card)
    mine, theirs = t.red.has("SC", at=HERE), t.blue.has("DD", at=HERE, attack=1)
    t.begins("red").ends()
    assert t.red.fleet.up[mine] and t.blue.fleet.up[theirs]
    t.blue.answers("round.fire", (*next(o for o in t.blue.offered("round.fire") if o[0] == "fire"), 1), rolls=1)
    assert t.state.battle is None and t.blue.fleet.up[theirs] == up


@pytest.mark.parametrize(("card", "up"), [("a27", False), ("a01", True)])
def test_ships_that_have_bombarded_are_closed_again(card, up):
    """CL-A27, SE-5.2.12, SE-5.2.13: a bombardment is part of the combat; who did not fire stays as he was."""
    t = galaxy(options={"alien_cards": "on", "raiders": "off"})
    give(t, t.red, card)
    t.blue.settles_at(HERE)
    bomber, other = t.red.has("CA", at=HERE), t.red.has("SC", at=HERE, up=True)
    t.begins("red").ends()
    t.red.answers("bombardment.shot", ("fire", bomber, 1), rolls=10)
    assert t.red.fleet.up[bomber]
    t.red.answers("bombardment.shot", "stop")
    assert (t.red.fleet.up[bomber], t.red.fleet.up[other]) == (up, True)
