"""CL-E: Empire Advantages with orders of their own."""

import pytest

from rules import Chance, imagine
from rules.core.running import pending
from rules.empires.cards.deck import show
from rules.empires.cards.unharmed import are_pilgrims
from rules.empires.economy.ledger import Ledger
from rules.empires.printed.constants import CAPTURED
from rules.empires.printed.levels import level, with_level
from rules.empires.sight.previews import goals
from rules.empires.state import facts
from rules.empires.state.lore import starting, teaches
from tests.games.empires.advantages import give, home, ids_of, shown, table
from tests.games.empires.support import galaxy

# -- cards with orders of their own


def clear(t, *places):
    for at in places:
        t.state.marker[t.hex(at)], t.state.also[t.hex(at)] = -1, -1


@pytest.mark.parametrize(("card", "goes_on"), [("e37", True), ("e41", False)])
def test_terrain_does_not_stop_pilgrims(card, goes_on):
    """CL-E37: they are laid down like everybody, and known only when they go on."""
    t = table(card)
    slot = t.red.has("CA", at=(6, 4), movement=4)
    t.marker((6, 5), "nebula", up=True)
    clear(t, (6, 6))
    t.begins("red").goes(slot, (6, 5))
    assert t.red.is_asked("movement.group") and shown(t, t.red) == [None]
    assert ((6, 6) in t.red.steps(slot)) == goes_on
    if goes_on:
        t.red.goes(slot, (6, 6))
        assert t.red.at(slot) == (6, 6) and shown(t, t.red) == ["e37"]


def test_enemies_in_terrain_stop_pilgrims_like_everybody():
    """CL-E37 with SE-4.7."""
    t = table("e37", raiders="off")
    slot = t.red.has("CA", at=(6, 4), movement=4)
    t.blue.has("SC", at=(6, 5))
    t.marker((6, 5), "asteroids", up=True)
    t.begins("red").goes(slot, (6, 5))
    assert t.red.steps(slot) == []


@pytest.mark.parametrize(("avows", "left"), [(True, 1), (False, 0)])
def test_pilgrims_may_roll_at_a_black_hole_to_stay_secret(avows, left):
    """CL-E37."""
    t = table("e37")
    slot = t.red.has("CA", at=(6, 4), movement=4)
    t.marker((6, 5), "black_hole", up=True)
    t.begins("red")
    if avows:
        t.red.does(slot, "avow")
    else:
        t.rolls(10)
    t.red.goes(slot, (6, 5))
    assert t.red.count(slot) == left and shown(t, t.red) == (["e37"] if avows else [None])


@pytest.mark.parametrize(("card", "says", "left"), [("e37", "avow", 2), ("e37", "pass", 0), ("e51", "pass", 0)])
def test_pilgrims_who_find_a_black_hole_may_roll_too(card, says, left):
    """CL-E37, D-17, UI-7: everybody is asked whose secret card it could be, and has nothing to choose without it."""
    t = table(card)
    t.marker((6, 5), "black_hole")
    slot = t.red.has("SC", 2, at=(6, 5))
    t.begins("red").ends()
    assert t.red.offered("explore.avow") == (["pass", "avow"] if card == "e37" else ["pass"])
    if says == "pass":
        t.rolls(7, 7)
    t.red.answers("explore.avow", says)
    assert t.red.count(slot) == left and shown(t, t.red) == (["e37"] if left else [None])


@pytest.mark.parametrize(("says", "left"), [("avow", 1), ("pass", 0)])
def test_pilgrims_who_react_into_a_black_hole_may_roll_too(says, left):
    """CL-E37, D-17, CL-10.2.9."""
    t = table(blue="e37", reaction="on", raiders="off", questions="needed")
    t.marker((6, 5), "black_hole", up=True)
    t.red.has("SC", 2, at=(6, 5)), t.blue.has("SC", 2, at=(6, 5))
    slot = t.blue.has("CA", at=(6, 6), movement=3, exploration=2)
    t.begins("red", cycle=2).ends()
    t.blue.answers("reaction.move", ("react", slot, t.hex((6, 5)), 1))
    if says == "pass":
        t.rolls(7)
    t.blue.answers("reaction.avow", says)
    assert t.blue.count(slot) == left and shown(t, t.blue) == (["e37"] if left else [None])


@pytest.mark.parametrize(("card", "says", "left"), [("e37", "avow", 1), ("e37", "pass", 0), ("e41", "pass", 0)])
def test_pilgrims_who_retreat_into_a_black_hole_may_roll_too(card, says, left):
    """CL-E37, D-17, SE-5.9.6, UI-7: whoever could be one is asked."""
    t = table(card, raiders="off", experience="off")
    t.red.settles_at((4, 2))
    t.marker((4, 4), "black_hole", up=True)
    slot, foe = t.red.has("SC", at=(5, 4)), t.blue.has("SC", at=(5, 4))
    t.begins("red").ends()
    while not t.red.is_asked("round.fire") or t.state.battle.round < 2:
        player = t.players[t.asked()[0][0]]
        card_asked = player.is_asked("round.card")
        player.answers("round.card", "pass") if card_asked else t.calm()
    t.red.retreats(slot, (4, 4))
    assert t.red.offered("round.avow") == ["pass", *(["avow"] if card == "e37" else [])]
    if says == "pass":
        t.rolls(7)
    t.red.answers("round.avow", says)
    assert t.red.count(slot) == left and t.blue.count(foe) == 1
    assert shown(t, t.red) == (["e37"] if left else [None])


def test_cloaked_pilgrims_who_leave_for_a_black_hole_may_roll_too():
    """CL-E37, D-17, SE-5.2.4."""
    t = table("e37", experience="off", questions="needed")
    t.red.settles_at((4, 2))
    t.marker((4, 4), "black_hole", up=True)
    slot, _ = t.red.has("R", at=(5, 4), cloaking=1), t.blue.has("SC", at=(5, 4))
    t.red.has("SC", at=(5, 4))
    t.begins("red").ends()
    t.red.answers("declaration.cloak", (slot,))
    t.blue.answers("declaration.scan_1", "silent") if t.blue.is_asked("declaration.scan_1") else None
    t.red.answers("battle.slip", ("leave", slot, t.hex((4, 4))))
    t.red.answers("battle.avow", "avow")
    assert t.red.at(slot) == (4, 4) and shown(t, t.red) == ["e37"]


def test_pilgrims_are_not_lost_in_space_but_danger_holds():
    """CL-E37."""
    for marker, left in (("lost", 1), ("danger", 0)):
        t = table("e37")
        slot = t.red.has("CA", at=(6, 4))
        t.marker((6, 5), marker)
        t.begins("red").goes(slot, (6, 5))
        t.red.ends()
        assert t.red.count(slot) == left
        assert shown(t, t.red) == (["e37"] if left else [None])


def test_danger_holds_for_pilgrims_in_safer_space_too():
    """CL-E37, CL-20.2: they roll like everybody, although all know them."""
    t = table("e37", safer_space="on")
    slot = t.red.has("CA", at=(6, 5))
    show(t.state, 0, "e37")
    t.marker((6, 5), "danger")
    t.begins("red")
    t.red.ends(rolls=9)
    assert not t.red.count(slot)


def test_who_leads_the_lost_does_not_take_them_for_pilgrims():
    """CL-E37, SE-6.6: the question stands in every world that the chooser can imagine."""
    t = table("e41")
    slot = t.red.has("CA", at=(6, 4))
    t.marker((6, 5), "lost")
    t.begins("red").goes(slot, (6, 5))
    t.red.ends()
    assert t.blue.is_asked("lost.direction")
    worlds = (imagine(t.state, 1, Chance(seed)) for seed in range(400))
    pilgrims = next(world for world in worlds if are_pilgrims(world, 0))
    pilgrims.pending = None
    assert [asked.prompt for asked in pending(pilgrims)] == ["empires.lost.direction"]


@pytest.mark.parametrize(("card", "swallows"), [("e37", 0.0), ("e41", 0.4)])
def test_black_holes_that_pilgrims_may_find_are_no_danger_in_the_preview(card, swallows):
    """CL-E37, SE-6.3."""
    t = table(card)
    slot = t.red.has("CA", at=(6, 4))
    t.marker((6, 5), "black_hole")
    t.begins("red")
    goal = next(one for one in goals(t.state, t.red.seat, slot) if one.hex == t.hex((6, 5)))
    assert goal.risk == pytest.approx(swallows)


def test_nano_technology_refits_anywhere_for_nothing():
    """CL-E39: instead of moving; barred with instant upgrades (CL-13.8)."""
    t = table("e39")
    slot, moved = t.red.has("CA", at=(6, 4)), t.red.has("CA", at=(6, 6))
    t.red.knows(attack=2)
    clear(t, (6, 7))
    t.begins("red").goes(moved, (6, 7))
    assert "refit" not in t.red.orders(moved)
    t.red.does(slot, "refit", 1)
    assert t.red.level("attack", slot) == 2 and t.red.cp == 0
    assert t.red.steps(slot) == []
    assert "e39" not in ids_of(upgrades="instant") and "e39" in ids_of()


def test_quick_learners_take_the_better_of_two_dice():
    """CL-E40, CL-23.10: they begin with an academy and pay for its second level."""
    t = table("e40", raiders="off")
    t.red.knows(academy=1)
    killer = t.red.trains(t.red.has("DN", at=(5, 4), attack=3), 1)
    t.blue.trains(t.blue.has("SC", at=(5, 4)), 1)
    t.begins("red")
    t.red.ends(rolls=(1, 9, 2))
    t.red.answers("round.card", "pass")
    fire = next(each for each in t.red.offered("round.fire") if each[0] == "fire")
    t.red.answers("round.fire", (*fire, 1))
    assert t.red.crew(killer) == 2 and shown(t, t.red) == ["e40"]
    assert starting(t.state, 0) == {facts(t.state).academy: 1}
    t.red.saves(100)
    assert Ledger(t.state, 0).technologies["academy"][1] == 2
    assert "e40" not in ids_of(experience="off")


@pytest.mark.parametrize(("face", "far"), [(8, True), (9, False)])
def test_engineers_risk_a_breakdown_for_one_hex_more(face, far):
    """CL-E42, D-16: each ship rolls openly; with 9 or 10 it does not move at all."""
    t = table("e42")
    slot = t.red.has("CA", at=(6, 4))
    clear(t, (6, 5), (6, 6))
    t.begins("red")
    assert "push" in t.red.orders(slot)
    t.rolls(face)
    t.red.does(slot, "push")
    assert shown(t, t.red) == ["e42"] and "push" not in t.red.orders(slot)
    if far:
        t.red.goes(slot, (6, 5), (6, 6))
        assert t.red.at(slot) == (6, 6)
    else:
        assert t.red.steps(slot) == []


def test_each_ship_is_pushed_for_itself_and_before_it_moves():
    """CL-E42: of two one breaks down and stays; whoever has moved is not pushed any more."""
    t = table("e42")
    pair, other = t.red.has("CA", 2, at=(6, 4)), t.red.has("SC", at=(6, 4), movement=4)
    clear(t, (6, 5), (6, 6))
    t.begins("red")
    t.rolls(8, 9)
    t.red.does(pair, "push")
    t.red.goes(pair, (6, 5), (6, 6))
    assert ("CA", 1) in t.red.groups((6, 4)) and t.red.groups((6, 6)) == [("CA", 1)]
    t.red.goes(other, (6, 5))
    assert t.red.steps(other) and "push" not in t.red.orders(other)


@pytest.mark.parametrize(
    ("code", "may"), [("Mine", False), ("Base", False), ("F", False), ("GCO", False), ("Decoy", True), ("MS", True)]
)
def test_what_is_no_ship_or_does_not_move_cannot_be_pushed(code, may):
    """CL-E42, SE-1.2: a Decoy is a ship; what only others carry, or a gate, has no movement of its own (SE-27.7)."""
    t = table("e42", gates="on")
    slot = t.red.has(code, at=home(t, t.red))
    t.begins("red")
    assert ("push" in t.red.orders(slot)) == may


def test_broken_down_ships_stay_behind_their_group():
    """CL-E42: captured ships keep the ability (CL-13.7)."""
    t = table("e42")
    slot = t.red.has("SC", 3, at=(6, 4))
    prize = t.blue.has("CA", at=(8, 4))
    t.blue.fleet.builder[prize] = 0
    t.begins("red")
    t.rolls(9, 1, 1)
    t.red.does(slot, "push")
    assert t.red.count(slot) == 2 and sorted(t.red.groups((6, 4))) == [("SC", 1), ("SC", 2)]
    t.begins("blue")
    assert "push" in t.blue.orders(prize)


def test_a_ship_that_has_looked_can_be_pushed():
    """CL-E42, SE-9.8: it has not moved yet, and may still do so."""
    t = table("e42")
    slot = t.red.has("CA", at=(6, 4), exploration=1)
    t.marker((6, 3), "nebula")
    t.begins("red").does(slot, "look", (6, 3))
    t.red.answers("reveal.reveal", "keep")
    assert "push" in t.red.orders(slot)


def test_a_cloak_does_not_mend_a_breakdown():
    """CL-E42, SE-12.2: Raiders among enemies that broke down may not move at all in this turn."""
    t = table("e42", raiders="on")
    slot, _ = t.red.has("R", at=(6, 4), cloaking=1), t.blue.has("CA", at=(6, 4))
    clear(t, (6, 5))
    t.begins("red", turn=3)
    t.rolls(9)
    t.red.does(slot, "push")
    assert "slip" not in t.red.orders(slot) and t.red.steps(slot) == []


def test_psychics_see_what_others_hide():
    """CL-E54, CL-23.15, D-10: every kind of group, which stays where it is, face up."""
    t = table("e54")
    plain, old = t.red.has("SC", at=(6, 4)), t.red.has("CA", at=(6, 4), exploration=0)  # it was never refitted
    watcher = t.red.has("CA", at=(6, 4), exploration=1)
    groups = [t.blue.has(code, at=(6, 5)) for code in ("Decoy", "Mine", "CA")]
    t.begins("red")
    assert not any(each[0] == "sense" for slot in (plain, old) for each in t.red.orders(slot) if type(each) is tuple)
    t.red.does(watcher, "sense", (6, 5))
    assert all(t.blue.fleet.up[slot] and t.blue.count(slot) == 1 for slot in groups)
    assert not t.red.fleet.up[watcher]
    assert not any(t.blue.fleet.shown[slot] for slot in groups) and shown(t, t.red) == ["e54"]
    assert starting(t.state, 0) == {facts(t.state).exploration: 1}
    assert level(teaches(t.state, 1, 0, t.state.tech[0]), facts(t.state).exploration) == 0


def test_nobody_senses_through_warp_points():
    """CL-E54, SE-16.3: those are adjacent for movement, retreats and pipelines only."""
    t = table("e54", warp_points="on")
    for place in ((6, 4), (6, 8)):
        t.marker(place, "warp_point_1", up=True)
        t.state.warps.append(t.hex(place))
    watcher = t.red.has("CA", at=(6, 4), exploration=1)
    t.blue.has("SC", at=(6, 8)), t.blue.has("SC", at=(6, 5))
    t.begins("red")
    sensed = [each[1] for each in t.red.orders(watcher) if type(each) is tuple and each[0] == "sense"]
    assert (6, 8) in t.red.steps(watcher) and sensed == [t.hex((6, 5))]


def test_psychics_turn_up_nothing_of_a_teammate():
    """CL-E54, SE-23.5."""
    t = galaxy(
        "red", "blue", "green", "gold", options={"four": "brother_teams", "advantages": "random", "raiders": "off"}
    )
    g = t.state
    g.spare_advantages += [card for held in g.held for card in held]
    for held in g.held:
        held.clear()
    give(t, t.red, "e54")
    watcher = t.red.has("CA", at=(6, 4), exploration=1)
    friend, foe = t.blue.has("SC", at=(6, 5)), t.green.has("SC", at=(6, 5))
    t.blue.has("SC", at=(6, 3))
    t.begins("red")
    sensed = [each[1] for each in t.red.orders(watcher) if type(each) is tuple and each[0] == "sense"]
    t.red.does(watcher, "sense", (6, 5))
    assert sensed == [t.hex((6, 5))] and (t.blue.fleet.up[friend], t.green.fleet.up[foe]) == (False, True)


def test_nobody_senses_across_an_area_out_of_play():
    """CL-E54, SE-21.5: there hexes are adjacent for movement only."""
    t = table("e54", map="three_d", raiders="off")
    watcher = t.red.has("CA", at=(6, 1), exploration=1)
    t.blue.has("SC", at=(1, 6)), t.blue.has("SC", at=(6, 2))
    t.begins("red")
    sensed = [each[1] for each in t.red.orders(watcher) if type(each) is tuple and each[0] == "sense"]
    assert (1, 6) in t.red.steps(watcher) and sensed == [t.hex((6, 2))]


# -- captured ships (CL-E42, CL-E53)


def prize(t, code, at, **levels):
    """A ship that blue has captured from red."""
    slot = t.blue.has(code, at=at, **levels)
    t.blue.fleet.builder[slot] = t.red.seat
    t.blue.fleet.notes[slot] |= CAPTURED
    return slot


@pytest.mark.parametrize(
    ("code", "movement", "fast", "keeps"),
    [("CA", 1, 0, True), ("CA", 3, 0, False), ("BC", 1, 0, True), ("BC", 1, 1, False), ("CA", 1, 1, True)],
)
def test_captured_ships_of_engineers_are_pushed_until_their_drive_is_refitted(code, movement, fast, keeps):
    """CL-E42: a refit that leaves Movement as it is changes nothing; Fast BC on a BC does."""
    t = table("e42", "e41", fast_bc="on")
    t.blue.settles_at((6, 6))
    t.blue.has("SY", at=(6, 6))
    t.blue.saves(20)
    slot = prize(t, code, (6, 6))
    t.blue.knows(movement=movement, attack=1, fast_bc=fast)
    t.begins("blue")
    assert "push" in t.blue.orders(slot)
    t.blue.does(slot, "refit", 1)
    t.begins("blue", turn=2)
    assert ("push" in t.blue.orders(slot)) == keeps


def test_engineers_push_captured_ships_only_after_a_refit():
    """CL-E42, CL-13.7: until then they are not of their building."""
    t = table("e41", "e42")
    slot = prize(t, "CA", (6, 6))
    own = t.blue.has("CA", at=(6, 6))
    t.begins("blue")
    assert "push" not in t.blue.orders(slot) and "push" in t.blue.orders(own)
    t.blue.fleet.notes[slot] &= ~CAPTURED
    assert "push" in t.blue.orders(slot)


@pytest.mark.parametrize(("code", "level"), [("R", 2), ("SW", 7)])
def test_the_house_of_speed_does_not_make_captured_raiders_faster(code, level):
    """CL-E53: everything else is."""
    t = table("e41", "e53")
    t.blue.settles_at((6, 6))
    t.blue.has("SY", at=(6, 6))
    t.blue.saves(20)
    t.blue.knows(movement=7, attack=1)
    slot = prize(t, code, (6, 6))
    known = facts(t.state)
    t.blue.fleet.tech[slot] = with_level(0, known.movement, 2)
    t.begins("blue").does(slot, "refit", 1)
    assert t.blue.level("movement", slot) == level
