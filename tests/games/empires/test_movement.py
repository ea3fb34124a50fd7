"""SE-4: moving, what stops a group, what may not go where; splitting and joining (SE-9.11)."""

import pytest

from rules import Answer, Session, clone, fingerprint, view
from rules.empires.atoms import course, fleets
from rules.empires.printed.constants import MOVEMENT, SLUNG
from rules.empires.sight.previews import Goal, along, is_clear, journeys
from rules.empires.state import facts, meets_enemies
from rules.empires.state.values import speed
from tests.games.empires.support import galaxy

# Around (5,4) on SMALL: (5,3) (5,5) (4,3) (4,4) (6,3) (6,4); from (6,4) on: (7,4) (7,5).
AROUND = [(4, 3), (4, 4), (5, 3), (5, 5), (6, 3), (6, 4)]


def test_a_hex_farther_on_tells_why_nothing_leads_there():
    """SE-4.1, SE-4.7, UX-17: too far, or closed on every way; step by step only where a way is open."""
    t = galaxy()
    one, two = t.red.has("SC"), t.red.has("SC", movement=4)
    for at in AROUND:
        t.marker(at, "asteroids", up=True)
    t.begins("red")
    t.red.answers("movement.group", one)
    t.red.cannot("movement.order", ("go", t.hex((7, 4)), 1), "empires.too_far", "SE-4.1")
    t.red.answers("movement.order", "done")
    t.red.answers("movement.group", two)
    t.red.cannot("movement.order", ("go", t.hex((7, 4)), 1), "empires.no_way", "SE-4.7")


def test_a_unit_goes_from_hex_to_adjacent_hex_as_far_as_its_technology_allows():
    """SE-4.1, SE-9.5."""
    t = galaxy()
    one, two = t.red.has("SC"), t.red.has("SC", movement=4)
    t.begins("red")
    assert t.red.steps(one) == t.red.steps(two) == AROUND
    t.red.goes(one, (6, 4))
    assert t.red.steps(one) == []
    t.red.answers("movement.group", two)
    t.red.cannot("movement.order", ("go", t.hex((7, 4)), 1), "empires.not_adjacent", "SE-4.1")
    t.red.goes(two, (6, 4), (7, 4))
    assert t.red.at(two) == (7, 4)
    t.red.answers("movement.group", one)
    t.red.cannot("movement.order", ("go", t.hex((7, 4)), 1), "empires.spent", "SE-4.1")


def test_units_of_a_group_may_go_separate_ways():
    """SE-4.1, SE-9.11: those who go get a counter of their own, and go on with it."""
    t = galaxy()
    scouts = t.red.has("SC", 3, movement=4)
    t.begins("red").goes(scouts, (6, 4), (7, 4), count=1)
    assert t.red.groups((5, 4)) == [("SC", 2)] and t.red.groups((7, 4)) == [("SC", 1)]


def test_a_group_cannot_be_parted_without_a_free_counter():
    """SE-9.11, SE-2.2.3: of scouts there are five counters."""
    t = galaxy()
    scouts = t.red.has("SC", 2)
    for column in (1, 2, 3, 5):
        t.red.has("SC", at=(5, column))
    t.begins("red").answers("movement.group", scouts)
    t.red.cannot("movement.order", ("go", t.hex((6, 4)), 1), "core.out_of_range")
    assert "split" not in t.red.offered()
    t.red.answers("movement.order", ("go", t.hex((6, 4)), 2))
    assert t.red.groups((6, 4)) == [("SC", 2)]


def test_groups_split_and_join_where_they_are():
    """SE-9.11, SE-1.3: same type and technology, at most six together."""
    t = galaxy()
    a, b, better, cruiser = t.red.has("SC", 4), t.red.has("SC", 4), t.red.has("SC", attack=1), t.red.has("CA")
    t.begins("red")
    assert [o for o in t.red.orders(a) if type(o) is tuple and o[0] == "join"] == [("join", b)]
    t.red.answers("movement.group", a)
    t.red.cannot("movement.order", ("join", b, 3), "core.out_of_range")
    t.red.answers("movement.order", ("join", b, 2))
    assert sorted(t.red.groups((5, 4))) == [("CA", 1), ("SC", 1), ("SC", 2), ("SC", 6)]
    assert ("join", b) not in t.red.orders(a)  # it is full
    t.red.does(b, "split", 2)
    assert sorted(t.red.groups((5, 4)))[1:] == [("SC", 1), ("SC", 2), ("SC", 2), ("SC", 4)]
    assert better is not None and cruiser is not None


def test_what_was_seen_stays_open_when_it_joins_others():
    """SE-5.11.1, SE-9.11: nobody hides ships that have fought under another counter."""
    t = galaxy()
    seen, closed = t.red.has("SC", up=True), t.red.has("SC")
    t.begins("red").does(seen, "join", closed, 1)
    assert t.red.fleet.up[closed] and t.red.count(closed) == 2


def test_joined_units_have_moved_as_far_as_any_of_them():
    """SE-4.1: nobody gains a step by changing the counter."""
    t = galaxy()
    gone, fresh = t.red.has("SC", at=(5, 5)), t.red.has("SC", at=(5, 4))
    t.begins("red").goes(gone, (5, 4))
    t.red.does(gone, "join", fresh, 1)
    assert t.red.steps(fresh) == []


@pytest.mark.parametrize("marker", ["nebula", "asteroids", None])
def test_slow_hexes_are_entered_first_and_end_movement(marker):
    """SE-4.5: a face-down marker (None), a Nebula, Asteroids."""
    t = galaxy()
    near, far = t.red.has("SC", at=(6, 4), movement=4), t.red.has("SC", at=(5, 4), movement=4)
    t.marker((7, 4), marker or "danger", up=marker is not None)
    t.begins("red")
    assert (7, 4) in t.red.steps(near)
    t.red.answers("movement.group", far)
    t.red.answers("movement.order", ("go", t.hex((6, 3)), 1))
    t.red.cannot("movement.order", ("go", t.hex((7, 4)), 1), "empires.first_step", "SE-4.5")
    t.red.answers("movement.order", "done")
    t.red.goes(near, (7, 4))
    assert t.red.steps(near) == []


def test_no_unit_enters_a_supernova():
    """SE-4.12."""
    t = galaxy()
    scout = t.red.has("SC")
    t.marker((6, 4), "supernova", up=True)
    t.begins("red").answers("movement.group", scout)
    t.red.cannot("movement.order", ("go", t.hex((6, 4)), 1), "empires.supernova", "SE-4.12")


def test_decoys_need_an_escort_with_their_second_step_too():
    """SE-4.6, SE-8.4, SE-4.3: they move as fast as ships, but not among enemies by themselves."""
    t = galaxy()
    decoys, foe = t.red.has("Decoy", at=(5, 4)), t.blue.has("SC", at=(7, 4))
    t.red.knows(movement=4)
    t.begins("red").answers("movement.group", decoys)
    t.red.answers("movement.order", ("go", t.hex((6, 4)), 1))
    steps = [t.place(o[1]) for o in t.red.offered("movement.order") if o[0] == "go"]
    assert (7, 4) not in steps and (7, 5) in steps and t.blue.at(foe) == (7, 4)


@pytest.mark.parametrize("what", ["marker", "unit", "colony"])
@pytest.mark.parametrize("code", ["CO", "Miner", "MS", "Decoy"])
def test_ships_that_cannot_fight_need_an_escort(code, what):
    """SE-4.6, SE-1.2, SE-8.4: into a closed hex, or one with an enemy unit or colony; from wherever it comes."""
    t = galaxy()
    slot, escort = t.red.has(code), t.red.has("SC", at=(5, 5))
    if what == "marker":
        t.marker((6, 4), "planet")
    elif what == "unit":
        t.blue.has("SC", at=(6, 4))
    else:
        t.blue.settles_at((6, 4))
    t.begins("red").answers("movement.group", slot)
    t.red.cannot("movement.order", ("go", t.hex((6, 4)), 1), "empires.escort", "SE-4.6")
    t.red.answers("movement.order", "done")
    t.red.goes(escort, (6, 4))
    assert (6, 4) in t.red.steps(slot)


def test_an_escort_that_was_there_before_is_none():
    """SE-4.6: it must enter the hex in the same Movement phase."""
    t = galaxy()
    ship, _ = t.red.has("CO"), t.red.has("SC", at=(6, 4))
    t.blue.settles_at((6, 4))
    t.begins("red")
    assert (6, 4) not in t.red.steps(ship)


def test_an_escort_that_has_gone_on_is_none():
    """SE-4.6, SE-4.10: it must be there; a Colony Ship that came with it does not escort the next one."""
    t = galaxy()
    ships, escort = [t.red.has("CO"), t.red.has("CO")], t.red.has("SC", at=(5, 5), movement=4)
    t.blue.settles_at((6, 4))
    t.begins("red").answers("movement.group", escort)
    t.red.answers("movement.order", ("go", t.hex((6, 4)), 1))
    t.red.answers("movement.order", "done")
    t.red.goes(ships[0], (6, 4))
    t.red.goes(escort, (7, 4))
    assert (6, 4) not in t.red.steps(ships[1])


def test_mines_never_enter_an_enemy_hex():
    """SE-13.2: a colony counts, and an escort does not help; SE-13.3: into a closed hex only with an escort."""
    t = galaxy()
    mines, escort, other = t.red.has("Mine", 2), t.red.has("SC", at=(5, 5)), t.red.has("SC", at=(5, 3))
    t.blue.settles_at((6, 4))
    t.marker((6, 3), "danger")
    t.begins("red").goes(escort, (6, 4))
    assert t.red.steps(mines) == [(4, 3), (4, 4), (5, 3), (5, 5)]
    t.red.answers("movement.group", mines)
    t.red.cannot("movement.order", ("go", t.hex((6, 3)), 1), "empires.escort", "SE-13.3")
    t.red.answers("movement.order", "done")
    t.red.goes(other, (6, 3))
    assert (6, 3) in t.red.steps(mines)
    t.red.answers("movement.group", mines)
    t.red.cannot("movement.order", ("go", t.hex((6, 4)), 1), "empires.mines", "SE-13.2")


@pytest.mark.parametrize("code", ["SC", "SY", "Base", "Mine"])
def test_enemies_that_can_fight_and_mines_stop_whoever_enters(code):
    """SE-4.7, SE-4.11; the battle waits for the Combat phase."""
    t = galaxy()
    fast = t.red.has("SC", movement=4)
    t.blue.has(code, at=(6, 4))
    t.begins("red")
    events = t.red.goes(fast, (6, 4))
    assert any(e.kind == "halted" and e.reveals for e in events)
    assert t.red.steps(fast) == [] and not t.happened("revealed")


@pytest.mark.parametrize("code", ["SC", "Mine"])
def test_decoys_go_no_farther_than_their_escort(code):
    """SE-4.7, SE-8.4: enemies stop them like everybody."""
    t = galaxy()
    escort, decoys = t.red.has("SC", movement=4), t.red.has("Decoy")
    t.blue.has(code, at=(6, 4))
    t.begins("red").goes(escort, (6, 4))
    t.red.goes(decoys, (6, 4))
    assert t.red.at(decoys) == (6, 4) and t.red.steps(decoys) == []


@pytest.mark.parametrize("codes", [("CO",), ("Miner", "MS"), ("Decoy",), ("Decoy", "CO")])
def test_what_cannot_fight_is_overrun_and_does_not_stop_the_mover(codes):
    """SE-4.8, SE-4.9: at once, and the mover stays hidden."""
    t = galaxy()
    fast = t.red.has("SC", movement=4)
    for code in codes:
        t.blue.has(code, at=(6, 4))
    t.begins("red").goes(fast, (6, 4), (7, 4))
    assert t.blue.groups((6, 4)) == [] and t.red.at(fast) == (7, 4)
    assert not t.red.fleet.up[fast]


def test_nothing_is_overrun_where_anybody_else_can_fight():
    """SE-4.8, SE-5.1.3: blue's Colony Ship waits for the battle, for green's Scout is there, too."""
    t = galaxy("red", "blue", "green")
    cruiser, ship = t.red.has("CA", at=(6, 6), movement=4), t.blue.has("CO", at=(6, 7))
    t.green.has("SC", at=(6, 7))
    t.begins("red").goes(cruiser, (6, 7))
    assert t.blue.at(ship) == (6, 7) and t.red.steps(cruiser) == []


def test_decoys_are_shown_when_they_are_removed():
    """SE-4.9: they are revealed first."""
    t = galaxy()
    t.blue.has("Decoy", 2, at=(6, 4))
    scout = t.red.has("SC")
    t.begins("red").goes(scout, (6, 4))
    assert t.happened("revealed")[0].seen_by(0).data["unit"] == "decoy"


def test_a_load_is_lost_with_its_miner():
    """EC-14, SE-6.7."""
    t = galaxy()
    miner = t.blue.has("Miner", at=(6, 4))
    t.blue.fleet.load[miner] = t.state.tables.marker["minerals_5"]
    scout = t.red.has("SC")
    t.begins("red").goes(scout, (6, 4))
    assert t.blue.codes() == [] and t.kind((6, 4)) is None


def test_an_enemy_colony_without_defenders_does_not_stop():
    """SE-4.10: pass or stay."""
    t = galaxy()
    fast = t.red.has("SC", movement=4)
    t.blue.settles_at((6, 4))
    t.begins("red").goes(fast, (6, 4), (7, 4))
    assert t.red.at(fast) == (7, 4)


def test_a_black_hole_is_checked_on_entering_and_survivors_go_on():
    """SE-4.13, SE-6.3: each ship rolls, 1 to 6 survive."""
    t = galaxy()
    fast = t.red.has("SC", 3, movement=4)
    t.marker((6, 4), "black_hole", up=True)
    t.begins("red")
    t.red.answers("movement.group", fast, rolls=(6, 7, 10))
    t.red.answers("movement.order", ("go", t.hex((6, 4)), 3))
    assert t.red.count(fast) == 1
    t.red.answers("movement.order", ("go", t.hex((7, 4)), 1))
    t.finish()


@pytest.mark.parametrize("code", ["Mine", "Decoy"])
def test_mines_and_decoys_roll_at_a_black_hole_like_ships(code):
    """SE-6.3, SE-13.1, SE-1.2: each of them; only fighters do not."""
    t = galaxy()
    group = t.red.has(code, 3)
    t.marker((6, 4), "black_hole", up=True)
    t.begins("red")
    t.rolls(7, 6, 10)
    t.red.goes(group, (6, 4))
    assert t.red.count(group) == 1
    t.finish()


def test_whoever_stays_in_a_black_hole_does_not_roll_again():
    """SE-6.3."""
    t = galaxy()
    scout = t.red.has("SC", at=(6, 4))
    t.marker((6, 4), "black_hole", up=True)
    t.begins("red").ends()
    assert not t.happened("roll", why="black_hole")
    assert t.red.at(scout) == (6, 4)


def test_units_that_begin_among_enemies_may_leave():
    """SE-4.16."""
    t = galaxy()
    scout = t.red.has("SC")
    t.blue.has("SC", at=(5, 4))
    t.begins("red")
    assert t.red.steps(scout) == AROUND


# -- scuttling and covering


def test_units_may_be_scuttled_in_the_own_movement():
    """SE-4.14."""
    t = galaxy()
    scouts = t.red.has("SC", 3)
    t.begins("red").does(scouts, "scuttle", 2)
    assert t.red.count(scouts) == 1
    t.red.does(scouts, "scuttle", 1)
    assert t.red.at(scouts) is None


def test_a_standing_order_scuttles_on_contact():
    """SE-4.14: the moment an enemy enters, and then it counts like a Decoy. D-20: ordered in the own turn."""
    t = galaxy()
    cruiser = t.blue.has("CA", at=(6, 4))
    fast = t.red.has("SC", movement=4)
    t.begins("blue").does(cruiser, "last_order")
    t.blue.ends()
    t.red.goes(fast, (6, 4), (7, 4))
    assert t.blue.codes() == [] and t.red.at(fast) == (7, 4)
    assert t.happened("lost", why="scuttled")


def test_a_standing_order_lasts_until_it_is_lifted():
    """SE-4.14."""
    t = galaxy()
    cruiser = t.blue.has("CA", at=(6, 4))
    t.begins("blue", turn=1).does(cruiser, "last_order")
    t.blue.ends()
    t.red.ends()
    assert t.state.turn == 2 and t.blue.fleet.notes[cruiser]
    t.blue.does(cruiser, "last_order")
    assert not t.blue.fleet.notes[cruiser]


def test_groups_at_an_own_colony_are_covered_again_before_moving():
    """SE-4.15, D-08: not elsewhere, not after a step, never Colony Ships (SE-8.5)."""
    t = galaxy()
    t.red.settles_at((5, 4))
    home, away = t.red.has("SC", up=True), t.red.has("SC", at=(6, 4), up=True)
    ship = t.red.has("CO")
    t.begins("red")
    assert "cover" in t.red.orders(home) and "cover" not in t.red.orders(away)
    assert "cover" not in t.red.orders(ship)
    t.red.goes(away, (5, 4))
    assert "cover" not in t.red.orders(away)
    t.red.does(home, "cover")
    assert not t.red.fleet.up[home]


def test_what_was_known_of_a_covered_group_is_known_no_longer():
    """SE-4.15, SE-5.11.2: when it is seen again it could be another one."""
    t = galaxy(options={"experience": "on"})
    t.red.settles_at((5, 4))
    scout = t.red.has("SC", up=True, movement=2)
    fleets.show_technology(t.state, t.red.seat, scout, t.red.fleet.tech[scout])
    t.red.fleet.noted[scout] = 1
    t.begins("red")
    (before,) = view(t.state, 1)["table"]["counters"][0]["open"]
    assert before["shown"] and before["experience"] == 0
    t.red.does(scout, "cover")
    assert view(t.state, 1)["table"]["counters"][0]["open"] == []
    fleets.turn_up(t.state, t.red.seat, scout)
    (after,) = view(t.state, 1)["table"]["counters"][0]["open"]
    assert not after["shown"] and after["experience"] is None


def test_a_colony_founded_in_this_turn_covers_nobody():
    """SE-4.15: only groups that began the turn at one; in the next turn they did."""
    t = galaxy()
    t.marker((5, 4), "planet", up=True)
    ship, scout = t.red.has("CO"), t.red.has("SC", up=True)
    t.begins("red").does(ship, "settle")
    t.red.answers("movement.group", scout)
    t.red.cannot("movement.order", "cover", "empires.cover_late", "SE-4.15")
    t.red.answers("movement.order", "done")
    t.begins("red", turn=2)
    assert "cover" in t.red.orders(scout)


# -- what others see


def test_others_see_counters_move_but_not_which_they_are():
    """The visibility table: kind, number and slot of a closed counter are its owner's; an open one shows its kind."""
    t = galaxy()
    hidden, shown = t.red.has("SC", 2), t.red.has("CA", up=True)
    t.begins("red")
    mine = t.red.goes(hidden, (6, 4))[0]
    assert mine.seen_by(0).data["unit"] == "scout" and mine.seen_by(0).data["slot"] == hidden
    told = mine.seen_by(1).data
    assert told == {"seat": 0, "origin": t.hex((5, 4)), "hex": t.hex((6, 4)), "up": False}
    told = t.red.goes(shown, (6, 4))[0].seen_by(1).data
    assert (told["unit"], told["count"]) == ("cruiser", 1) and "slot" not in told


def test_technology_of_movement_is_noted_when_it_is_used():
    """SE-9.10: two hexes in turn 1 need level 4."""
    t = galaxy()
    t.red.knows(movement=5)
    scout = t.red.has("SC")
    t.begins("red").goes(scout, (6, 4))
    assert view(t.state, 1)["table"]["seats"][0]["seen"]["movement"] == 1
    t.red.answers("movement.group", scout)
    t.red.answers("movement.order", ("go", t.hex((7, 4)), 1))
    assert view(t.state, 1)["table"]["seats"][0]["seen"]["movement"] == 4


def test_a_move_is_previewed_with_its_risks():
    """The owner's view shows where the group can go, what stops it there and what it may lose; nobody else's does."""
    t = galaxy()
    fast = t.red.has("SC", movement=4)
    t.marker((6, 4), "black_hole", up=True)
    for place in ((6, 3), (7, 3), (7, 6), (7, 7)):
        t.marker(place, "danger" if place[0] == 6 else "minerals_10")
    t.blue.has("SC", at=(4, 4))
    t.begins("red").answers("movement.group", fast)
    seen = {t.place(goal["hex"]): goal for goal in view(t.state, 0)["table"]["goals"]}
    assert view(t.state, 1)["table"]["goals"] is None
    assert seen[6, 3] == {
        "hex": t.hex((6, 3)), "path": [t.hex((6, 3))], "stops": True, "enemies": 0, "explores": True, "risk": 2500,
        "works": False,
    }  # fmt: skip
    assert (seen[6, 4]["risk"], seen[6, 4]["stops"]) == (4000, False)
    assert (seen[4, 4]["enemies"], seen[4, 4]["stops"]) == (1, True)
    assert seen[7, 5]["path"] == [t.hex((6, 4)), t.hex((7, 5))] and seen[7, 5]["risk"] == 4000
    assert (7, 3) not in seen  # it could only be the first hex


@pytest.mark.parametrize(("space", "risk"), [("off", 10_000), ("on", 2_000)])
def test_a_preview_knows_how_safe_space_is(space, risk):
    """SE-6.4, CL-20.2: at Danger! all are lost, or each ship on a 9 and 10."""
    t = galaxy(options={"safer_space": space})
    scout = t.red.has("SC")
    t.marker((6, 4), "danger")
    t.begins("red").answers("movement.group", scout)
    goal = next(goal for goal in view(t.state, 0)["table"]["goals"] if goal["hex"] == t.hex((6, 4)))
    assert goal["risk"] == risk


def test_a_small_risk_is_not_told_as_none():
    """One Danger! marker among very many: less than a percent, yet not nothing."""
    some, none, all_ = (Goal(0, (), False, 0, False, risk).told_risk for risk in (0.00001, 0.0, 1.0))
    assert (some, none, all_) == (1, 0, 10_000) and Goal(0, (), False, 0, False, 0.99999).told_risk == 9_999


def test_a_preview_tells_where_a_miner_has_something_to_do():
    """SE-6.7: it takes up a load, or drops it at an own colony."""
    t = galaxy()
    miner = t.red.has("Miner", at=(4, 5))
    t.marker((5, 5), "minerals_5", up=True)
    t.begins("red").answers("movement.group", miner)
    works = {t.place(goal["hex"]): goal["works"] for goal in view(t.state, 0)["table"]["goals"]}
    assert works[5, 5] and not works[3, 5] and not works[4, 4]
    t.state.fleets[0].load[miner] = t.state.marker[t.hex((5, 5))]
    works = {t.place(goal["hex"]): goal["works"] for goal in view(t.state, 0)["table"]["goals"]}
    assert works[3, 5] and not works[5, 5]


# -- undo


def test_moves_are_undone_until_something_was_revealed():
    """A route through known space can be taken back step by step; what was met on it cannot."""
    t = galaxy()
    fast = t.red.has("SC", movement=4)
    t.blue.has("Decoy", at=(7, 4))
    t.begins("red")
    session = Session(t.state, 1)
    start = fingerprint(t.state)
    session.answer(Answer(0, "empires.movement.group", fast))
    session.answer(Answer(0, "empires.movement.order", ("go", t.hex((6, 4)), 1)))
    while session.may_undo(0) is None:
        session.undo(0)
    assert fingerprint(session.state) == start
    session.answer(Answer(0, "empires.movement.group", fast))
    for place in ((6, 4), (7, 4)):
        session.answer(Answer(0, "empires.movement.order", ("go", t.hex(place), 1)))
    assert session.may_undo(0) is not None


def test_previews_tell_nothing_that_is_hidden():
    """Whatever closed counters and markers are, the goals and risks that their enemy sees are the same."""
    seen = []
    for code, marker in (("Decoy", "danger"), ("DN", "wreck")):
        t = galaxy()
        scout = t.red.has("SC", movement=4)
        t.blue.has(code, at=(4, 4))
        t.marker((6, 4), marker)
        t.marker((7, 1), "wreck" if marker == "danger" else "danger")
        t.begins("red").answers("movement.group", scout)
        seen.append(view(t.state, 0)["table"]["goals"])
    assert seen[0] == seen[1] and seen[0]


def test_who_moves_knows_at_once_who_comes_and_goes():
    """What is kept of the others' places follows every change of theirs, and no copy of a game shares it."""
    t = galaxy()
    t.red.has("SC")
    far, near = t.hex((8, 4)), t.hex((6, 4))
    guard = t.blue.has("SC", at=(8, 4))
    t.begins("red")
    g = t.state
    assert g.active == 0 and meets_enemies(g, 0, far) and not meets_enemies(g, 0, near)
    other = clone(g)
    fleets.shift_group(g, 1, guard, near, "retreat")
    assert not meets_enemies(g, 0, far) and meets_enemies(g, 0, near)
    assert meets_enemies(other, 0, far) and not meets_enemies(other, 0, near)
    fleets.lose_units(g, 1, guard, 1, "destroyed")
    assert not meets_enemies(g, 0, near)
    t.blue.has("SC", at=(6, 4))
    assert meets_enemies(g, 0, near)
    course.enter_phase(g, MOVEMENT, 1)
    assert meets_enemies(g, 1, t.hex((5, 4))) and not meets_enemies(g, 1, near)


def test_speed_is_kept_for_what_it_depends_on():
    """SE-2.4.1, SE-4.3, SE-15.2: by turn, equipment and owner's technology; a slingshot is its own."""
    t = galaxy(options={"slingshot": "on"})
    scout, slung, decoy = t.red.has("SC", movement=2), t.red.has("SC"), t.red.has("Decoy")
    t.begins("red")
    g = t.state
    assert [speed(g, 0, each) for each in (scout, slung, decoy)] == [1, 1, 1]
    fleets.note(g, 0, slung, SLUNG)
    assert [speed(g, 0, each) for each in (scout, slung, decoy)] == [1, 2, 1]
    course.begin_turn(g)
    course.begin_turn(g)
    assert [speed(g, 0, each) for each in (scout, slung, decoy)] == [2, 3, 2]
    course.learn(g, 0, facts(g).movement, 7, "set")
    assert [speed(g, 0, each) for each in (scout, slung, decoy)] == [2, 3, 3]


def test_ways_over_several_turns_lead_through_known_and_free_hexes():
    """SE-4.5, SE-4.7: what is unknown or held by somebody is at most their end; terrain that stops costs a turn."""
    t = galaxy()
    slot = t.red.has("SC", at=(5, 4), movement=3)  # two steps in the third turn of a cycle
    t.begins("red", turn=3)
    plain = journeys(t.state, 0, slot)
    assert (len(plain[t.hex((7, 4))].path), plain[t.hex((7, 4))].turns) == (2, 1)
    assert (len(plain[t.hex((8, 4))].path), plain[t.hex((8, 4))].turns) == (3, 2)
    first, second = plain[t.hex((8, 4))].path[:2]
    t.blue.has("CA", at=t.place(first))
    t.marker(t.place(second), "nebula")
    around_them = journeys(t.state, 0, slot)
    assert not {first, second} & set(around_them[t.hex((8, 4))].path)
    assert around_them[first].turns == 1 and around_them[second].path[-1] == second
    assert not is_clear(t.state, 0, slot, plain[t.hex((8, 4))].path, True)
    assert is_clear(t.state, 0, slot, around_them[first].path, False)
    assert not is_clear(t.state, 0, slot, around_them[first].path, True)


def test_a_way_that_was_given_earlier_is_tested_itself():
    """Not whether there is another one to its end; hexes that are none end it."""
    t = galaxy()
    slot = t.red.has("SC", at=(5, 4), movement=3)
    t.marker((6, 4), "nebula", up=True)
    t.begins("red", turn=3)
    ways = journeys(t.state, 0, slot)
    assert all(along(t.state, 0, slot, way.path) == way for way in ways.values())
    path = ways[t.hex((8, 4))].path
    for broken in (path[1:], (path[0], path[2]), (path[0], 99_999, path[2]), (path[0], -1)):
        assert not is_clear(t.state, 0, slot, broken, True)
