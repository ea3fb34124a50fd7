"""Abilities of unique ships that hold and hit in battle (CL-19.3.10 to CL-19.3.13)."""

import pytest

from rules.empires.battle.abilities import holdable
from rules.empires.battle.retreat import withdrawals
from rules.empires.battle.volley import needed, shot
from rules.empires.flows.bombardment import bombs
from rules.empires.state import facts
from rules.empires.state.lines import held
from rules.empires.state.values import why_hit
from tests.games.empires.advantages import give
from tests.games.empires.test_unique_battle import BEAM, fight_on, pass_by, space, to_round, told
from tests.games.empires.verbs import FIRE

# --- Tractor beam (CL-19.3.10)


def chase(ability="tractor_beam", count=1):
    """Blue's unique ships hold on to red's Cruisers, which could flee."""
    t = space()
    t.red.settles_at((4, 4))
    cruisers = t.red.has("CA", 2)
    t.blue.designs("E3-0-x2", ability)
    beams = t.blue.has("UN", count)
    t.blue.has("SC", 2 - count)
    fight_on(t)
    to_round(t, 2)
    return t, cruisers, beams


def test_a_tractor_beam_keeps_a_ship_from_retreating():
    """CL-19.3.10, D-30, SE-5.2.8: one ship of the group, for this round."""
    t, cruisers, _ = chase()
    mine = t.red.line(cruisers)
    assert t.blue.decision(BEAM).slots == (mine,)
    t.blue.answers(BEAM, (1,))
    assert told(t) == ["tractor_beam"] and held(t.state, t.battle(), mine) == 1
    asked = t.red.decision(FIRE)
    spans = [asked.ranges[o] for o in asked.options if o[0] == "retreat"]
    assert spans and all(span == (1, 1) for span in spans)
    t.red.retreats(cruisers, (4, 4))
    assert t.red.refuges(cruisers) == []
    to_round(t, 3)
    pass_by(t)
    assert held(t.state, t.battle(), mine) == 0


def test_a_beam_holds_between_rounds_too():
    """CL-23.5: Horsemen of the Plains do not get away from it."""
    t, cruisers, _ = chase()
    t.blue.answers(BEAM, (1,))
    b = t.battle()
    assert set(withdrawals(t.state, b, 0).values()) == {(1, 1)}  # the other one of the two
    b.beam_by, b.beam_at = [], []
    assert {option[1] for option in withdrawals(t.state, b, 0)} == {t.red.line(cruisers)}


def test_whoever_drops_the_beam_may_retreat_himself():
    """CL-19.3.10: and then nobody is held any more."""
    t, cruisers, beams = chase()
    t.blue.settles_at((6, 5))
    t.blue.answers(BEAM, (1,))
    t.red.holds(cruisers)
    assert held(t.state, t.battle(), t.red.line(cruisers)) == 1
    t.blue.retreats(beams, (6, 4))
    assert t.blue.at(beams) == (6, 4) and held(t.state, t.battle(), t.red.line(cruisers)) == 0


def test_a_destroyed_ship_holds_nobody():
    """CL-19.3.10."""
    t, cruisers, beams = chase()
    t.blue.answers(BEAM, (1,))
    t.red.fires(cruisers, beams, 2, rolls=(1, 1))
    assert held(t.state, t.battle(), t.red.line(cruisers)) == 0


def test_a_cloaked_ship_ignores_the_beam():
    """CL-19.3.10: if the enemy lacks the scanners; and all with unique ships are asked (UI-7)."""
    t, cruisers, _ = chase("second_salvo")
    assert t.blue.decision(BEAM).high == 0
    b = t.battle()
    b.cloaked[t.red.line(cruisers)] = True
    assert holdable(t.state, b, 1) == {}


def test_a_screened_ship_points_no_beam():
    """CL-19.3.10, CL-3.4.3, SE-5.5.2: it could fire at a Legendary crew, but it is screened; the other could not."""
    t = space(experience="on")
    t.red.settles_at((4, 4))
    t.blue.designs("E3-0-x2", "tractor_beam")
    green, legend = t.red.trains(t.red.has("SC"), 0), t.red.trains(t.red.has("CA"), 4)
    t.blue.trains(t.blue.has("UN"), 0)
    veterans = t.blue.trains(t.blue.has("UN"), 4)
    fight_on(t)
    to_round(t, 2)
    g, b = t.state, t.battle()
    assert set(holdable(g, b, 1)) == {t.red.line(slot) for slot in (green, legend)}
    b.screened[t.blue.line(veterans)] = True
    assert set(holdable(g, b, 1)) == {t.red.line(green)}


# --- Second salvo (CL-19.3.12)


def volley(values="A5-0-x2", ability="second_salvo"):
    t = space()
    t.red.designs(values, ability)
    ships = t.red.has("UN", 1)
    scouts, others, cruiser = t.blue.has("SC", 1), t.blue.has("SC", 2), t.blue.has("CA", 1)
    fight_on(t)
    t.blue.screens()
    return t, ships, scouts, others, cruiser


def test_after_a_hit_it_fires_once_more_at_the_same_type():
    """CL-19.3.12: at another group if it likes; a second hit gives no third shot."""
    t, ships, scouts, others, _ = volley()
    t.red.fires(ships, scouts, rolls=1)
    assert told(t) == ["second_salvo"] and t.blue.at(scouts) is None
    assert t.red.aims(ships) == [t.blue.line(others)]  # no Cruiser
    t.red.fires(ships, others, rolls=1)
    assert t.blue.count(others) == 1 and len(t.shots()) == 2 and not t.red.is_asked(FIRE)


def test_a_miss_or_a_type_that_is_gone_gives_no_second_shot():
    """CL-19.3.12."""
    t, ships, scouts, _, _ = volley()
    t.red.fires(ships, scouts, rolls=10)
    assert not t.red.is_asked(FIRE) and told(t) == []
    t, ships, _, _, cruiser = volley("A8-0-x2")
    t.state.fleets[1].damage[cruiser] = 1
    t.red.fires(ships, cruiser, rolls=1)
    assert t.blue.at(cruiser) is None and not t.red.is_asked(FIRE) and len(t.shots()) == 1
    assert told(t) == []  # and shows nothing


def test_the_second_shot_may_be_held():
    """CL-1.4, CL-19.3.12: and the other ships of the group fire on."""
    t = space()
    t.red.designs("A5-0-x2", "second_salvo")
    ships = t.red.has("UN", 2)
    scouts = t.blue.has("SC", 4)
    fight_on(t)
    t.blue.screens()
    t.red.fires(ships, scouts, 2, rolls=1)
    assert len(t.shots()) == 1 and t.battle().unfired[t.red.line(ships)] == 2
    assert set(t.red.decision(FIRE).ranges.values()) == {(1, 1)}  # it is one shot, of the ship that hit
    t.red.holds(ships)
    assert t.battle().unfired[t.red.line(ships)] == 1
    t.red.fires(ships, scouts, 1, rolls=10)
    assert len(t.shots()) == 2 and not t.red.is_asked(FIRE)


def test_nobody_retreats_instead_of_a_second_shot():
    """CL-19.3.12: the ship that hit fires once more, or holds; it has fired."""
    t = space()
    t.red.designs("A5-0-x2", "second_salvo")
    ships, scouts = t.red.has("UN", 1), t.blue.has("SC", 3)
    t.red.settles_at((6, 4))
    fight_on(t)
    to_round(t, 2)
    pass_by(t)
    assert t.red.refuges(ships)
    t.red.fires(ships, scouts, rolls=1)
    assert t.red.aims(ships) and not t.red.refuges(ships)


def test_no_second_salvo_in_bombardment():
    """CL-19.3.12: each ship once; with the Attack of its design (CL-19.1.1)."""
    t = space()
    t.red.designs("A5-0-x2", "second_salvo")
    ships = t.red.has("UN", 2, at=(8, 4), attack=1)
    t.blue.settles_at((8, 4), 5)
    t.begins("red").ends()
    assert bombs(t.state, 0, ships) == 6
    t.red.answers("bombardment.shot", ("fire", ships, 2), rolls=(6, 7))
    assert t.colony((8, 4)) == ("blue", 3) and told(t) == [] and not t.red.is_asked("bombardment.shot")


def test_crystals_make_a_salvo_roll_again_with_the_rest():
    """CL-19.3.12, CL-A22: all dice of the group, the extra one among them, at the same targets."""
    t = space(alien_cards="on")
    g = t.state
    crystals = facts(g).card["a22"]
    g.alien_deck.remove(crystals)
    g.held[1].append(crystals)
    g.card_seen[crystals] = 0b10
    t.red.designs("A5-0-x2", "second_salvo")
    ships, scouts, cruiser = t.red.has("UN", 1), t.blue.has("SC", 2), t.blue.has("CA", 1)
    fight_on(t)
    t.blue.screens()
    t.red.fires(ships, scouts, rolls=1)
    t.red.fires(ships, scouts, rolls=1)
    assert t.blue.count(scouts) == 2 and t.blue.at(cruiser)  # nothing is dealt out yet
    t.blue.answers("round.crystal", "reroll", rolls=(10, 10))
    assert t.blue.count(scouts) == 2 and len(t.shots()) == 4


def test_a_shield_holds_while_dice_wait_for_the_crystals():
    """CL-19.3.7, CL-A22: the open one of two Scouts is hit as good as dead, and nobody may fire at the other."""
    t = space(alien_cards="on")
    give(t, t.red, "a22")
    ours = t.red.has("CA", 3)
    t.blue.designs("D3-0-x2", "shield_projector")
    scouts, shield = t.blue.has("SC", 2), t.blue.has("UN", 1)
    t.fight()
    asked = t.blue.decision("battle.shield")
    t.blue.answers("battle.shield", tuple(int(place == t.blue.line(scouts)) for place in asked.slots))
    t.red.fires(ours, scouts, 1, rolls=1)
    assert t.blue.count(scouts) == 2 and t.battle().dice_at  # it is not dealt out yet
    assert t.red.aims(ours) == [t.blue.line(shield)]


# --- Heavy warheads (CL-19.3.13)


def test_1_and_2_always_hit():
    """CL-19.3.13: and everybody sees it as soon as a number changes by it."""
    t = space()
    t.red.designs("E1-0-x1", "heavy_warheads")
    ships = t.red.has("UN", 2)
    base = t.blue.has("DN", 2, defence=3)
    fight_on(t)
    g, b = t.state, t.battle()
    by, at = t.red.line(ships), t.blue.line(base)
    assert needed(g, b, by, at) == 2 and told(t) == ["heavy_warheads"]
    assert why_hit(g, shot(g, b, by, at))[-1].piece == "heavy_warheads"


def test_where_they_change_nothing_they_stay_a_secret():
    """CL-19.2.4, CL-19.3.13."""
    t = space()
    t.red.designs("C6-0-x1", "heavy_warheads")
    t.red.has("UN", 2)
    t.blue.has("SC", 2)
    fight_on(t)
    assert told(t) == []


def test_against_a_titan_only_1_hits():
    """CL-19.3.13, CL-6.1.4."""
    t = space(titans="on")
    t.red.designs("E1-0-x1", "heavy_warheads")
    ships, scouts = t.red.has("UN", 2), t.red.has("SC", 1)
    titan = t.blue.has("TN", 1)
    fight_on(t)
    g, b = t.state, t.battle()
    at = t.blue.line(titan)
    assert needed(g, b, t.red.line(ships), at) == 1 and needed(g, b, t.red.line(scouts), at) <= 0


@pytest.mark.parametrize(("values", "face", "hits", "shown"), [("E1-0-x1", 2, True, True), ("E3-0-x1", 3, True, False)])
def test_warheads_are_sure_of_planets_too(values, face, hits, shown):
    """CL-19.3.13: a ruling; what changes no number stays a secret (CL-19.2.4)."""
    t = space()
    t.red.designs(values, "heavy_warheads")
    ships = t.red.has("UN", 1)
    t.blue.settles_at((5, 4))
    t.begins("red").ends()
    t.red.answers("bombardment.shot", ("fire", ships, 1), rolls=face)
    assert (t.colony((5, 4)) == ("blue", 3)) == hits and told(t) == (["heavy_warheads"] if shown else [])
