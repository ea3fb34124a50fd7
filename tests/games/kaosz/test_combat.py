"""Combat step by step (section 7)."""

from __future__ import annotations

import pytest

from .armory import ARMORY, op
from .support import base, crew, equipment, interrupt, ship, table

GAIN = op("gain_credits", by=1)


def clash(t, attackers, defenders, at="colony"):
    """Laci attacks with these ships, Dani defends with those; up to the fire step."""
    t.begin(t.laci).attacks(t.dani, at, *attackers)
    while t.laci.is_asked("crew"):
        t.laci.is_done()
    if t.dani.is_asked("defenders"):
        t.dani.defends(*defenders)
    while t.asked()[0][1] in ("kaosz.combat.crew", "kaosz.combat.pay"):
        t.players[t.asked()[0][0]].is_done()


class TestNamingAndEquipping:
    def test_targets_are_colony_hq_crew_and_bases_never_ships(self):
        """KG-7.1, D10."""
        t = table(base("hut"), crew("mate"), ship("s", "4-1-2-0"))
        t.laci.ship("s")
        hut, mate, foe = t.dani.base("hut"), t.dani.crew("mate"), t.dani.ship("s")
        t.begin(t.laci)
        targets = {o[2] for o in t.laci.offered("action") if o[0] == "attack"}
        assert targets == {"colony", "hq", hut, mate}
        assert foe not in targets

    def test_without_the_credits_for_the_tax_no_attack(self):
        """KG-7.2."""
        t = table(credits=0)
        t.laci.ship("rb_deathwing")
        t.dani.base("rb_mine_ring", paid=True)
        t.begin(t.laci)
        refused = t.laci.cannot("action", ["attack", 0, "colony"], "kaosz.tax", "KG-7.2")
        assert refused.params == {"cost": 1, "have": 0}

    def test_at_least_one_active_ship_is_sent(self):
        """KG-7.10, D14."""
        t = table(ship("s", "4-1-2-0"))
        one = t.laci.ship("s")
        t.laci.ship("s", state="used")
        t.begin(t.laci).attacks(t.dani, "colony")
        assert t.laci.offered("attackers") == [one]
        t.laci.cannot("attackers", [], "core.too_few")

    def test_without_a_ship_left_after_w1_the_combat_is_over_and_taxes_are_lost(self):
        """KG-7.14, KG-A23."""
        kill = interrupt("kill", "general", 0, op("destroy", on="target"), target={"type": "ship"})
        t = table(kill)
        s, number = t.laci.ship("rb_deathwing"), t.dani.hq("kill")
        t.dani.base("rb_mine_ring", paid=True)
        t.begin(t.laci)
        t.quiet = False
        t.laci.attacks(t.dani, "colony")
        t.dani.plays(number, s)
        t.windows_pass()
        assert t.laci.is_asked("action")
        assert (t.laci.credits, t.g.combat, t.g.phase) == (9, None, "main")

    def test_nobody_joins_later(self):
        """KG-7.15."""
        t = table(ship("s", "4-1-2-0"))
        one, late, foe = t.laci.ship("s"), t.laci.ship("s"), t.dani.ship("s")
        clash(t, [one], [foe])
        assert {o[1] for o in t.laci.offered("fire") if o != "pass"} == {one}
        assert t.g.side_of(late) == ""

    def test_the_target_crew_may_board_and_cannot_be_bombed_then(self):
        """KG-7.16, KG-7.56."""
        t = table(crew("mate"), ship("s", "4-0-2-2"), ship("d", "3-0-2-0"))
        s, d, mate = t.laci.ship("s"), t.dani.ship("d"), t.dani.crew("mate")
        t.begin(t.laci).attacks(t.dani, mate, s, met_by=[d])
        t.dani.boards(mate, d)
        t.dani.is_done()
        t.everyone_passes()
        assert t.laci.is_asked("action")  # no bombers may be named
        assert (t.place(mate), t.state_of(s)) == ("cantina:0", "active")

    def test_crew_stays_within_capacity(self):
        """KG-7.11, KG-7.13, KG-3.22."""
        t = table(crew("mate"), ship("s", "4-1-2-0", "scout"))
        s, one, two = t.laci.ship("s"), t.laci.crew("mate"), t.laci.crew("mate")
        t.begin(t.laci).attacks(t.dani, "colony", s)
        t.laci.boards(one, s)
        assert not t.laci.is_asked("crew")
        assert t.is_in(two, "cantina")


class TestPaying:
    def test_the_attacker_pays_first_then_the_defender(self):
        """KG-7.20, KG-7.21, KG-7.22, KG-3.51, D18."""
        t = table(equipment("gun", 2, stats={"fire": 1}), ship("s", "4-1-2-0"))
        s, d = t.laci.ship("s"), t.dani.ship("s")
        mine, his = t.laci.carries(s, "gun"), t.dani.carries(d, "gun")
        t.begin(t.laci).attacks(t.dani, "colony", s, met_by=[d])
        assert t.asked() == [(1, "kaosz.combat.pay")]
        t.laci.pays(mine)
        assert t.fire(s) == 2  # KG-7.23: at once
        assert t.asked() == [(0, "kaosz.combat.pay")]
        t.dani.pays(his)
        assert t.laci.is_asked("fire")

    def test_what_cannot_be_paid_says_why(self):
        """KG-5.12, KG-7.20."""
        t = table(equipment("gun", 20 - 2, stats={"fire": 1}), ship("s", "4-1-2-0"))
        s = t.laci.ship("s")
        gun, fake = t.laci.carries(s, "gun"), t.laci.carries(s, "rb_crx")
        t.begin(t.laci).attacks(t.dani, "colony", s)
        assert t.laci.why_not(("pay", gun)).id == "kaosz.cost"
        assert t.laci.why_not(("pay", fake)).id == "kaosz.bluff"

    def test_a_payment_may_be_answered_but_not_with_payments(self):
        """KG-A35."""
        t = table(equipment("gun", 1, stats={"fire": 1}), interrupt("react", "reaction", 0, GAIN), ship("s", "4-1-2-0"))
        s, d = t.laci.ship("s"), t.dani.ship("s")
        gun, his = t.laci.carries(s, "gun"), t.dani.carries(d, "gun")
        answer = t.dani.hq("react")
        t.begin(t.laci).attacks(t.dani, "colony", s, met_by=[d])
        t.quiet = False
        t.laci.pays(gun)
        assert t.dani.may("play", answer)
        assert not t.dani.may("pay", his)

    def test_rockets_hit_at_the_same_moment(self):
        """KG-7.24, D19: both ships destroy each other; the attacker chooses first."""
        rocket = {"kind": "on_pay", "target": {"type": "ship", "participating": "any", "controller": "opponent"},
                  "do": [op("damage", on="target", by=2)]}  # fmt: skip
        t = table(equipment("rocket", 1, rocket, subtype="rocket"), ship("s", "4-1-2-0"))
        s, d = t.laci.ship("s"), t.dani.ship("s")
        mine, his = t.laci.carries(s, "rocket"), t.dani.carries(d, "rocket")
        t.begin(t.laci).attacks(t.dani, "colony", s, met_by=[d])
        t.laci.pays(mine)
        t.dani.pays(his)
        assert t.asked() == [(1, "kaosz.combat.target")]
        t.laci.answers("target", d)
        t.dani.answers("target", s)
        assert [t.place(c) for c in (s, d)] == ["trash:1", "trash:0"]
        assert t.laci.is_asked("action")


class TestShots:
    def test_the_fastest_side_may_act_with_any_ship_that_outranks(self):
        """KG-7.30, KG-7.31, KG-7.32, KG-A33."""
        t = table(ship("fast", "5-1-2-0"), ship("mid", "4-1-2-0"), ship("slow", "3-1-2-0"))
        fast, mid, slow = t.laci.ship("fast"), t.laci.ship("mid"), t.laci.ship("slow")
        foe = t.dani.ship("mid")
        clash(t, [fast, mid, slow], [foe])
        assert {o[1] for o in t.laci.offered("fire") if o != "pass"} == {fast, mid}

    def test_only_active_ships_return_fire(self):
        """KG-7.41, KG-7.44, D21."""
        t = table(ship("s", "5-1-3-0"), ship("d", "3-1-3-0"))
        s, d = t.laci.ship("s"), t.dani.ship("d")
        clash(t, [s], [d])
        t.laci.fires(s, d)
        t.dani.answers("return", "return")
        assert (t.armor(s), t.armor(d)) == (2, 2)
        assert (t.state_of(s), t.state_of(d)) == ("damaged", "damaged")

    def test_a_target_that_does_not_return_stays_active(self):
        """KG-7.44, KG-3.26: it is hit, but turns damaged only at the end of the step."""
        t = table(ship("s", "5-1-3-0"), ship("d", "3-1-3-0"))
        s, d = t.laci.ship("s"), t.dani.ship("d")
        clash(t, [s], [d])
        t.laci.shoots(s, d)
        assert (t.state_of(s), t.state_of(d)) == ("used", "active")
        t.dani.fires(d, s)
        assert t.state_of(d) == "damaged"

    def test_a_ship_being_destroyed_still_returns_fire(self):
        """KG-7.43, KG-7.45."""
        t = table(ship("s", "5-3-1-0"), ship("d", "3-1-3-0"))
        s, d = t.laci.ship("s"), t.dani.ship("d")
        clash(t, [s], [d])
        t.laci.fires(s, d)
        t.dani.answers("return", "return")
        assert t.is_in(s, "trash")
        assert t.is_in(d, "trash")

    def test_firing_with_nothing_is_no_hit(self):
        """KG-7.49, KG-A37."""
        t = table(ship("s", "5-0-3-0"), ship("d", "3-1-3-0"))
        s, d = t.laci.ship("s"), t.dani.ship("d")
        clash(t, [s], [d])
        t.laci.shoots(s, d)
        t.dani.passes()
        assert t.state_of(d) == "active"

    def test_a_shooter_turned_used_in_w4_loses_its_shot(self):
        """KG-A25."""
        t = table(*ARMORY)
        s, d, number = t.laci.ship("s_hawk"), t.dani.ship("s_tough"), t.dani.hq("i_used")
        clash(t, [s], [d])
        t.quiet = False
        t.laci.shoots(s, d)
        t.dani.plays(number, s)
        t.windows_pass()
        assert (t.armor(d), t.state_of(s)) == (3, "used")

    def test_the_shot_is_committed_when_its_target_is_gone(self):
        """KG-A4, KG-6.21."""
        t = table(*ARMORY)
        s, d, other = t.laci.ship("s_hawk"), t.dani.ship("s_hawk"), t.dani.ship("s_tough")
        number = t.dani.hq("i_leave")
        clash(t, [s], [d, other])
        t.quiet = False
        t.laci.shoots(s, d)
        t.dani.plays(number, d)
        t.windows_pass()
        assert (t.state_of(s), t.armor(d)) == ("used", 2)

    def test_the_step_ends_when_one_side_is_gone(self):
        """KG-7.35."""
        t = table(ship("s", "5-3-3-2"), ship("d", "3-1-1-0"))
        s, idle, d = t.laci.ship("s"), t.laci.ship("s"), t.dani.ship("d")
        clash(t, [s, idle], [d])
        t.laci.shoots(s, d)
        assert t.laci.offered("bombers") == [idle]


class TestBombing:
    def test_only_active_ships_bomb_and_the_total_is_one(self):
        """KG-7.50, KG-7.51, KG-7.53, D24."""
        t = table(ship("a", "4-1-2-2"), ship("b", "4-1-2-1"))
        a, b = t.laci.ship("a"), t.laci.ship("b")
        clash(t, [a, b], [])
        t.laci.bombs(a, b)
        assert t.dani.count("ruin") == 3
        assert [t.state_of(s) for s in (a, b)] == ["used", "used"]

    def test_the_colony_is_milled_as_far_as_it_goes(self):
        """KG-7.53."""
        t = table(ship("a", "4-1-2-5"))
        a = t.laci.ship("a")
        t.dani.colony(count=3)
        clash(t, [a], [])
        t.laci.bombs(a)
        assert (t.dani.count("colony"), t.state.outcome) == (0, None)  # KG-10.2

    @pytest.mark.parametrize(("total", "paid", "pile"), [(1, True, "cantina"), (2, True, "trash"), (2, False, "ruin")])
    def test_crew(self, total, paid, pile):
        """KG-7.55."""
        t = table(ship("a", f"4-1-2-{total}"), crew("mate"))
        a, mate = t.laci.ship("a"), t.dani.crew("mate", paid=paid)
        clash(t, [a], [], mate)
        t.laci.bombs(a)
        assert t.is_in(mate, pile)

    @pytest.mark.parametrize(("total", "zone"), [(1, "surface"), (2, "ruin")])
    def test_an_unpaid_base(self, total, zone):
        """KG-3.69, KG-7.57."""
        t = table(ship("a", f"4-1-2-{total}"), base("hut"))
        a, hut = t.laci.ship("a"), t.dani.base("hut")
        clash(t, [a], [], hut)
        t.laci.bombs(a)
        if t.dani.is_asked("trap"):
            t.dani.answers("trap", "no")
        assert t.is_in(hut, zone)

    def test_a_trap_is_paid_instead(self):
        """KG-3.68, KG-7.57, D26, D30, KG-A19: the attacker chooses which of his ships is lost."""
        t = table(ship("a", "4-1-2-2"))
        a, other, trap = t.laci.ship("a"), t.laci.ship("a"), t.dani.base("rb_chazma_charge")
        clash(t, [a], [], trap)
        t.laci.bombs(a)
        t.dani.answers("trap", ["pay", trap])
        assert t.dani.credits == 7
        t.laci.answers("choose", other)
        assert [t.place(c) for c in (other, trap)] == ["trash:1", "trash:0"]
        assert t.happened("bombardment_successful")
        assert t.state_of(a) == "used"

    def test_a_trap_that_cannot_be_afforded(self):
        """KG-7.57."""
        t = table(ship("a", "4-1-2-2"))
        a, trap = t.laci.ship("a"), t.dani.base("rb_chazma_charge")
        t.dani.credits = 2
        clash(t, [a], [], trap)
        t.laci.bombs(a)
        assert t.dani.offered("trap") == ["no"]
        assert t.dani.why_not(("pay", trap)).params == {"cost": 3, "have": 2}

    def test_a_negated_trap_payment_still_counts_as_success(self):
        """KG-A36."""
        t = table(ship("a", "4-1-2-2"))
        a, trap, order = t.laci.ship("a"), t.dani.base("rb_chazma_charge"), t.laci.hq("rb_higher_order")
        clash(t, [a], [], trap)
        t.laci.bombs(a)
        t.quiet = False
        t.dani.answers("trap", ["pay", trap])
        t.laci.plays(order)
        t.laci.answers("target", ["item", t.g.stack[0].id])
        t.windows_pass()
        assert t.place(trap) == "trash:0"
        assert t.is_in(a, "hangar")
        assert t.happened("bombardment_successful")

    def test_a_base_paid_meanwhile_counts_as_paid(self):
        """KG-A46, KG-7.58."""
        free = interrupt("grant", "combat", 0, op("pay_free", on="target"), target={"type": "base", "paid": False})
        t = table(free, base("fort", armor=4), ship("a", "4-1-2-3"))
        a, fort, number = t.laci.ship("a"), t.dani.base("fort"), t.dani.hq("grant")
        clash(t, [a], [], fort)
        t.quiet = False
        t.laci.bombs(a)
        t.dani.plays(number, fort)
        t.windows_pass()
        assert (t.place(fort), t.armor(fort), t.state_of(fort)) == ("surface:0", 1, "damaged")

    def test_a_designated_bomber_hit_in_w5_still_bombs(self):
        """KG-7.48."""
        t = table(*ARMORY)
        a, number = t.laci.ship("s_hawk"), t.dani.hq("i_damage")
        clash(t, [a], [])
        t.quiet = False
        t.laci.bombs(a)
        t.dani.plays(number, a)
        t.windows_pass()
        assert (t.dani.count("ruin"), t.state_of(a)) == (1, "damaged")


class TestCombatOperations:
    def combat(self, name):
        t = table(*ARMORY)
        t.a, t.b = t.laci.ship("s_hawk"), t.laci.ship("s_hawk")
        t.d = t.dani.ship("s_tough")
        t.mate = t.laci.crew("c_gunner", paid=True)
        t.number = t.laci.hq(name)
        return t

    def play(self, t, *targets):
        t.quiet = False
        t.laci.plays(t.number)
        for target in targets:
            t.laci.answers("target", target)
        t.windows_pass()
        t.quiet = True

    def to_window(self, t, at="colony"):
        t.begin(t.laci).attacks(t.dani, at, t.a)
        t.quiet = False
        t.laci.is_done()
        t.dani.passes() if t.dani.is_asked() else None

    def test_boarding_by_an_effect(self):
        t = self.combat("i_board")
        self.to_window(t)
        self.play(t, t.mate, t.a)
        assert t.fire(t.a) == 3

    def test_joining_and_leaving(self):
        t = self.combat("i_join")
        self.to_window(t)
        self.play(t, t.b)
        assert t.g.combat.attackers == [t.a, t.b]
        t.number = t.laci.hq("i_leave")
        t.dani.defends(t.d)
        t.quiet = False
        t.laci.shoots(t.a, t.d)
        t.dani.passes() if t.dani.is_asked("reply") else None
        self.play(t, t.b)
        assert t.b not in t.g.combat.attackers

    def test_another_target(self):
        t = self.combat("i_aim")
        self.to_window(t, "hq")
        self.play(t)
        t.dani.defends()
        t.laci.bombs(t.a)
        assert t.dani.count("ruin") == 1

    def test_more_bombs(self):
        t = self.combat("i_bombs")
        self.to_window(t)
        self.play(t)
        t.dani.defends()
        t.laci.bombs(t.a)
        assert t.dani.count("ruin") == 3

    def test_bombs_at_once(self):
        t = self.combat("i_strafe")
        self.to_window(t)
        self.play(t)
        assert t.dani.count("ruin") == 1
        assert t.state_of(t.a) == "active"

    def test_the_end_of_combat(self):
        t = self.combat("i_end")
        self.to_window(t)
        self.play(t)
        assert t.laci.is_asked("action")

    def test_a_skipped_step(self):
        t = self.combat("i_skip")
        self.to_window(t)
        self.play(t)
        t.dani.defends(t.d)
        assert t.laci.is_asked("bombers")

    def test_a_second_shot(self):
        t = self.combat("i_again")
        self.to_window(t)
        self.play(t, t.a)
        t.dani.defends(t.d)
        t.laci.shoots(t.a, t.d)
        assert t.state_of(t.a) == "active"
        t.laci.shoots(t.a, t.d)
        assert t.is_in(t.d, "trash")

    def test_crew_sent_home(self):
        t = self.combat("i_unboard")
        t.begin(t.laci).attacks(t.dani, "colony", t.a)
        t.quiet = False
        t.laci.boards(t.mate, t.a)
        t.laci.is_done() if t.laci.is_asked("crew") else None
        t.dani.passes() if t.dani.is_asked("reply") else None
        self.play(t, t.mate)
        assert t.place(t.mate) == "cantina:1"

    def test_no_return_fire_this_shot_and_forced_return(self):
        t = self.combat("i_must_return")
        self.to_window(t)
        self.play(t)
        t.dani.defends(t.d)
        t.laci.fires(t.a, t.d)
        t.dani.cannot("return", "nothing", "kaosz.must_return", "KG-7.41")
        t.dani.answers("return", "return")


def test_a_change_of_control_in_combat_sends_the_crew_home_used():
    """KG-9.10, KG-9.17."""
    steal = interrupt("mutiny", "combat", 0, op("take_control", on="target"), target={"type": "ship"})
    t = table(steal, crew("mate"), ship("s", "4-1-3-1"))
    s, mate, number = t.laci.ship("s"), t.laci.crew("mate"), t.dani.hq("mutiny")
    t.begin(t.laci).attacks(t.dani, "colony", s)
    t.quiet = False
    t.laci.boards(mate, s)
    t.dani.plays(number, s)
    t.windows_pass()
    assert t.place(s) == "hangar:0"
    assert (t.place(mate), t.state_of(mate)) == ("cantina:1", "used")


def test_a_ship_dies_when_its_crew_takes_the_armor_along():
    """KG-7.64, KG-A17."""
    t = table(crew("plate", 1, stats={"armor": 1}), ship("s", "5-1-1-0"), ship("d", "3-1-4-0"))
    s, mate, d = t.laci.ship("s"), t.laci.crew("plate", paid=True), t.dani.ship("d")
    t.begin(t.laci).attacks(t.dani, "colony", s)
    t.laci.boards(mate, s)
    t.laci.is_done() if t.laci.is_asked("crew") else None
    t.dani.defends(d)
    t.laci.fires(s, d)
    t.dani.answers("return", "return")
    assert t.is_in(s, "trash")
    assert t.place(mate) == "cantina:1"
