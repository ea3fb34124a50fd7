"""The derived scenarios of the digest (13.2), S35-S45."""

from __future__ import annotations

import pytest

from rules import PASS

from .support import base, crew, equipment, event, interrupt, ship, table

DESTROY_SHIP = {"op": "destroy", "on": "target"}
GAIN = {"op": "gain_credits", "by": 1}


@pytest.mark.parametrize(("total", "hand", "lost"), [(1, 2, 0), (9, 2, 1), (2, 0, 0)])
def test_s35_bombing_hq(total, hand, lost):
    """KG-S35, KG-7.54, KG-7.59, D27."""
    t = table(ship("b", f"4-1-3-{total}"))
    b = t.laci.ship("b")
    for _ in range(hand):
        t.dani.hq("rb_gunner")
    t.begin(t.laci).attacks(t.dani, "hq", b)
    t.laci.bombs(b)
    if lost:
        chosen = t.dani.pile("hq")[1]
        t.dani.answers("hq_discard", chosen)
        assert t.dani.pile("ruin") == [chosen]
    assert t.dani.count("hq") == hand - lost
    assert t.state_of(b) == "used"
    t.finish("action")


def test_s36_a_passenger_works_in_the_cantina_only():
    """KG-S36, KG-3.55, KG-3.56, KG-6.3."""
    earn = {"kind": "activated", "cost": {"turn": "used"}, "do": [GAIN]}
    t = table(crew("trader", 1, earn, subtype="passenger"), ship("s", "4-1-2-0"))
    trader, s = t.laci.crew("trader", paid=True), t.laci.ship("s")
    t.begin(t.laci)
    assert t.laci.may("use", trader, 0)
    t.laci.attacks(t.dani, "colony", s)
    t.quiet = False
    t.laci.boards(trader, s)
    while t.asked()[0][1] == "core.priority.reply":
        if t.laci.is_asked():
            assert not t.laci.may("use", trader, 0)
        t.players[t.asked()[0][0]].passes()
    t.quiet = True
    t.laci.bombs()
    t.laci.ends()
    t.quiet = False
    t.dani.does("draw")
    t.laci.answers("reply", ["use", trader, 0])
    t.windows_pass()
    assert (t.laci.credits, t.state_of(trader)) == (11, "used")


def test_s37_a_defender_that_fired_stays_used_in_its_own_next_turn():
    """KG-S37, KG-5.38."""
    t = table(ship("a", "3-0-3-0"), ship("d", "5-1-3-0"))
    a, d = t.dani.ship("a"), t.laci.ship("d")
    t.begin(t.dani).attacks(t.laci, "colony", a, met_by=[d])
    t.laci.shoots(d, a)
    t.dani.passes()
    t.dani.ends()
    assert t.state_of(d) == "used"
    assert not t.laci.may("attack", 0, "colony")
    t.laci.ends()
    assert t.state_of(d) == "active"


def test_s38_cloaking():
    """KG-S38, KG-8.10, KG-A12."""
    kill = event("kill", 0, DESTROY_SHIP, target={"type": "ship"})
    blast = event("blast", 0, {"op": "damage", "by": 1, "on": {"type": "ship", "all": True}})
    t = table(kill, blast, ship("ghost", "4-1-3-0", keywords=["cloaking"]), ship("s", "5-1-3-0"))
    ghost, s = t.dani.ship("ghost"), t.laci.ship("s")
    end, boom = t.laci.hq("kill", "blast")
    mine = t.dani.hq("rb_durma_deflector")
    t.begin(t.laci).plays(end)
    assert ghost not in t.laci.offered("target")
    t.laci.answers("target", s)
    assert t.is_in(s, "trash")
    t.laci.plays(boom)
    assert t.armor(ghost) == 2
    s2 = t.laci.ship("s")
    t.g.state[ghost] = 0  # the blast has turned it damaged (KG-3.25)
    t.laci.attacks(t.dani, "colony", s2, met_by=[ghost])
    assert ("fire", s2, ghost) in t.laci.offered("fire")
    t.quiet = False
    t.laci.shoots(s2, ghost)
    t.dani.plays(mine)
    assert ghost in t.dani.offered("target")


def passing_table():
    t = table(ship("a1", "5-1-3-0"), ship("a2", "3-1-3-0"), ship("d1", "4-1-3-0"), ship("d2", "2-1-3-0"))
    t.a1, t.a2, t.d1, t.d2 = t.laci.ship("a1"), t.laci.ship("a2"), t.dani.ship("d1"), t.dani.ship("d2")
    t.begin(t.laci).attacks(t.dani, "colony", t.a1, t.a2, met_by=[t.d1, t.d2])
    return t


def shooters(player):
    return {option[1] for option in player.offered("fire") if option != PASS}


def test_s39_everybody_passes():
    """KG-S39, KG-7.31-7.36, KG-A51."""
    t = passing_table()
    assert shooters(t.laci) == {t.a1}
    t.laci.passes()
    assert shooters(t.dani) == {t.d1}
    t.dani.passes()
    assert shooters(t.laci) == {t.a1, t.a2}
    t.laci.passes()
    assert shooters(t.dani) == {t.d1, t.d2}
    t.dani.passes()
    assert t.laci.is_asked("bombers")


def test_s39_as_soon_as_anybody_acts_all_marks_are_gone():
    """KG-S39, KG-7.34."""
    t = passing_table()
    t.laci.passes()
    t.dani.passes()
    t.laci.shoots(t.a2, t.d1)
    assert shooters(t.laci) == {t.a1}


def formation_table(fire):
    t = table(
        ship("x", f"5-{fire}-3-0", keywords=["burst"]), ship("f1", "3-1-2-0", keywords=["formation"]),
        ship("n", "3-1-2-0"),
    )  # fmt: skip
    t.x = t.laci.ship("x")
    t.f1, t.f2, t.n = t.dani.ship("f1"), t.dani.ship("f1"), t.dani.ship("n")
    t.begin(t.laci).attacks(t.dani, "colony", t.x, met_by=[t.f1, t.f2, t.n])
    return t


def test_s40_one_name_is_an_ordinary_shot_and_formation_helps():
    """KG-S40, KG-8.13, KG-8.14."""
    t = formation_table(3)
    t.laci.answers("fire", ["burst", t.x])
    t.laci.answers("burst", [t.f1])
    t.dani.answers("return", "nothing")
    t.dani.answers("formation", "use")
    t.dani.answers("formation_split", [1, 2])
    assert t.armor(t.f1) == 1
    assert t.is_in(t.f2, "trash")


def test_s40_burst_denies_formation_and_hits_each_listed_ship():
    """KG-S40, KG-8.13, KG-8.14."""
    t = formation_table(3)
    t.laci.answers("fire", ["burst", t.x])
    t.laci.answers("burst", [t.f1, t.n])
    t.dani.answers("return", "nothing")
    t.dani.answers("return", "nothing")
    t.laci.cannot("amounts", [3, 0], "core.slot_range")
    t.laci.answers("amounts", [2, 1])
    assert t.is_in(t.f1, "trash")
    assert t.armor(t.n) == 1


def test_s40_a_list_longer_than_the_fire_is_illegal():
    """KG-S40, KG-8.13."""
    t = formation_table(2)
    t.laci.answers("fire", ["burst", t.x])
    t.laci.cannot("burst", [t.f1, t.f2, t.n], "core.too_many")


def test_s41_a_payment_answered_by_destruction():
    """KG-S41, KG-6.20: to the trash, without having worked, the cost is lost."""
    rich = {"kind": "on_pay", "do": [{"op": "gain_credits", "by": 5}]}
    kill = interrupt("raze", "reaction", 0, {"op": "destroy", "on": "target"}, target={"type": "base"})
    t = table(base("mint", 2, rich), kill)
    mint, raze = t.laci.base("mint"), t.dani.hq("raze")
    t.begin(t.laci)
    t.quiet = False
    t.laci.does("pay", mint)
    assert t.g.cards.face_up[mint]
    t.dani.plays(raze, mint)
    t.windows_pass()
    assert t.place(mint) == "trash:1"
    assert t.laci.credits == 8


def test_s42_milling_in_the_last_window_wins_at_the_second_check():
    """KG-S42, KG-5.39, KG-10.1, KG-A2."""
    spy = {"kind": "activated", "cost": {"turn": "used"}, "do": [{"op": "mill", "count": 1}]}
    t = table(crew("spy", 1, spy, subtype="passenger"), credits=25)
    number = t.laci.crew("spy", paid=True)
    t.dani.colony(count=1)
    hand = t.laci.hq(*["rb_gunner"] * 6)
    t.begin(t.laci)
    t.quiet = False
    t.laci.ends()
    while t.g.phase != "end":
        t.players[t.asked()[0][0]].passes()
    t.laci.answers("reply", ["use", number, 0])
    t.windows_pass()
    assert t.state.outcome is None
    t.laci.answers("hand_limit", hand[:1])
    assert t.state.outcome.places == [[1], [0]]
    assert t.laci.credits == 20
    assert t.state_of(number) == "active"


@pytest.mark.parametrize(("until", "survives"), [("turn_end", True), ("combat_end", False)])
def test_s43_the_end_of_an_armor_bonus(until, survives):
    """KG-S43, KG-5.35, KG-5.37, KG-7.64, KG-A17, KG-A50."""
    plate = {"op": "modify_stat", "on": "target", "stat": "armor", "by": 1, "until": until}
    bonus = interrupt("plate", "combat", 0, plate, target={"type": "ship"})
    t = table(bonus, ship("a", "4-3-3-0"), ship("d", "3-0-3-0"))
    a, d, number = t.laci.ship("a"), t.dani.ship("d"), t.dani.hq("plate")
    t.begin(t.laci).attacks(t.dani, "colony", a, met_by=[d])
    t.quiet = False
    t.laci.shoots(a, d)
    t.dani.plays(number, d)
    t.windows_pass()
    assert t.armor(d) == 1
    t.quiet = True
    t.everyone_passes()
    assert t.is_in(d, "hangar" if survives else "trash")
    if survives:
        t.laci.ends()
        assert (t.armor(d), t.full_armor(d)) == (3, 3)


def test_s44_the_order_in_the_ruin():
    """KG-S44, KG-3.14, KG-5.17."""
    kill = event("kill", 0, DESTROY_SHIP, target={"type": "ship"})
    t = table(kill, ship("f", "4-1-2-0"), equipment("x"), equipment("y"))
    f = t.laci.ship("f")
    x, y = t.laci.carries(f, "x"), t.laci.carries(f, "y")
    end = t.laci.hq("kill")
    t.laci.colony(count=5)
    t.begin(t.laci).plays(end, f)
    assert t.laci.pile("ruin") == [x, y]
    t.laci.does("recover")
    assert x in t.laci.pile("hq")


def test_s45_stealth_as_an_answer_to_a_shot():
    """KG-S45, KG-8.7, KG-8.15."""
    t = table(ship("sneak", "3-2-2-2", keywords=["stealth"]), ship("d", "4-2-3-0"), base("hut"))
    sneak, d, hut = t.laci.ship("sneak"), t.dani.ship("d"), t.dani.base("hut")
    t.begin(t.laci).attacks(t.dani, hut, sneak, met_by=[d])
    t.dani.fires(d, sneak)
    t.laci.answers("return", "stealth")
    assert t.is_in(hut, "ruin")
    assert t.is_in(sneak, "trash")
    assert t.armor(d) == 3
