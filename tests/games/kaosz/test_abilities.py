"""The eight abilities and their exact timing (section 8)."""

from __future__ import annotations

import pytest

from rules.kaosz import values
from rules.kaosz.words import STEALTH

from .armory import op
from .support import base, equipment, interrupt, ship, table
from .test_combat import clash


def test_abilities_given_by_paid_equipment_are_the_ships_own():
    """KG-8.3."""
    t = table(equipment("veil", 1, keywords=["stealth"]), ship("s", "4-1-2-0"))
    s = t.laci.ship("s")
    veil = t.laci.carries(s, "veil")
    assert not values.abilities(t.g, s)
    t.begin(t.laci).does("pay", veil)
    assert values.abilities(t.g, s) == STEALTH


class TestRapidFire:
    def test_nobody_returns_fire_at_it(self):
        """KG-8.11."""
        t = table(ship("r", "5-1-2-0", keywords=["rapid_fire"]), ship("d", "3-1-3-0"))
        r, d = t.laci.ship("r"), t.dani.ship("d")
        clash(t, [r], [d])
        t.laci.fires(r, d)
        assert not t.dani.is_asked("return")
        assert t.armor(d) == 2

    def test_it_forbids_hiding_too(self):
        """KG-A32."""
        t = table(ship("r", "5-1-2-0", keywords=["rapid_fire"]), ship("sneak", "3-1-3-2", keywords=["stealth"]))
        r, sneak = t.dani.ship("r"), t.laci.ship("sneak")
        clash(t, [sneak], [r])
        t.dani.fires(r, sneak)
        assert not t.laci.is_asked("return")

    def test_a_burst_return_may_not_name_another_rapid_fire_ship(self):
        """KG-A52, KG-A13."""
        t = table(ship("a", "5-1-3-0"), ship("r", "4-1-3-0", keywords=["rapid_fire"]), ship("n", "4-1-3-0"),
                  ship("burst", "3-3-4-0", keywords=["burst"]))  # fmt: skip
        a, r, n, d = t.laci.ship("a"), t.laci.ship("r"), t.laci.ship("n"), t.dani.ship("burst")
        clash(t, [a, r, n], [d])
        t.laci.fires(a, d)
        t.dani.answers("return", "burst")
        assert t.dani.offered("burst") == [a, n]
        t.dani.answers("burst", [a, n])
        t.dani.answers("amounts", [1, 2])
        assert (t.armor(a), t.armor(n)) == (2, 1)
        # The third ship may not answer: return fire is never answered (KG-A13).
        assert t.laci.is_asked("fire")


class TestBurst:
    def test_it_need_not_name_the_ship_that_fired(self):
        """KG-8.13."""
        t = table(ship("a", "5-1-3-0"), ship("n", "4-1-2-0"), ship("burst", "3-2-4-0", keywords=["burst"]))
        a, n, d = t.laci.ship("a"), t.laci.ship("n"), t.dani.ship("burst")
        clash(t, [a, n], [d])
        t.laci.fires(a, d)
        t.dani.answers("return", "burst")
        t.dani.answers("burst", [n])
        assert (t.armor(a), t.is_in(n, "trash")) == (3, True)

    def test_a_return_at_a_third_ship_alone_is_a_burst(self):
        """KG-8.13, KG-8.14: so Formation does not help there."""
        t = table(
            ship("a", "5-1-3-0"),
            ship("f", "4-1-2-0", keywords=["formation"]),
            ship("burst", "3-2-4-0", keywords=["burst"]),
        )
        a, f1, f2, d = t.laci.ship("a"), t.laci.ship("f"), t.laci.ship("f"), t.dani.ship("burst")
        clash(t, [a, f1, f2], [d])
        t.laci.fires(a, d)
        t.dani.answers("return", "burst")
        t.dani.answers("burst", [f1])
        assert not t.laci.is_asked("formation")
        assert t.is_in(f1, "trash")

    def test_damage_may_be_left_unassigned(self):
        """KG-8.12, D22."""
        t = table(ship("burst", "5-5-4-0", keywords=["burst"]), ship("d", "3-1-3-0"))
        x, one, two = t.laci.ship("burst"), t.dani.ship("d"), t.dani.ship("d")
        clash(t, [x], [one, two])
        t.laci.answers("fire", ["burst", x])
        t.laci.answers("burst", [one, two])
        t.dani.answers("return", "nothing")
        t.dani.answers("return", "nothing")
        t.laci.answers("amounts", [1, 1])
        assert (t.armor(one), t.armor(two)) == (2, 2)

    def test_each_listed_active_ship_decides(self):
        """KG-8.13, KG-7.41."""
        t = table(ship("burst", "5-4-5-0", keywords=["burst"]), ship("d", "3-1-3-0"))
        x, one, two = t.laci.ship("burst"), t.dani.ship("d"), t.dani.ship("d")
        clash(t, [x], [one, two])
        t.laci.answers("fire", ["burst", x])
        t.laci.answers("burst", [one, two])
        t.dani.answers("return", "return")
        t.dani.answers("return", "return")
        t.laci.answers("amounts", [2, 2])
        assert t.armor(x) == 3


class TestFormation:
    def table(self, fire=3):
        t = table(ship("a", f"5-{fire}-3-0"), ship("f", "3-1-2-0", keywords=["formation"]), ship("n", "3-1-2-0"))
        t.a, t.f1, t.f2, t.n = t.laci.ship("a"), t.dani.ship("f"), t.dani.ship("f"), t.dani.ship("n")
        clash(t, [t.a], [t.f1, t.f2, t.n])
        return t

    def test_damage_is_divided_up_to_the_armor(self):
        """KG-8.14, D23."""
        t = self.table()
        t.laci.shoots(t.a, t.f1)
        t.dani.answers("formation", "use")
        t.dani.cannot("formation_split", [3, 0], "core.slot_range")
        t.dani.cannot("formation_split", [1, 1], "core.bad_total")
        t.dani.answers("formation_split", [2, 1])
        assert t.is_in(t.f1, "trash")
        assert t.armor(t.f2) == 1

    def test_it_may_be_declined(self):
        """KG-8.1."""
        t = self.table(1)
        t.laci.shoots(t.a, t.f1)
        t.dani.answers("formation", "decline")
        assert t.armor(t.f1) == 1

    def test_the_ship_fired_at_must_have_it(self):
        """KG-A14."""
        t = self.table()
        t.laci.shoots(t.a, t.n)
        assert not t.dani.is_asked("formation")
        assert t.is_in(t.n, "trash")

    def test_what_exceeds_all_armor_is_lost_and_used_ships_take_a_share(self):
        """KG-8.14, KG-A14."""
        t = self.table(6)
        t.g.state[t.f2] = 1
        t.laci.shoots(t.a, t.f1)
        t.dani.answers("formation", "use")
        t.dani.answers("formation_split", [2, 2])
        assert t.is_in(t.f1, "trash")
        assert t.is_in(t.f2, "trash")

    def test_it_works_against_return_fire(self):
        """KG-8.14."""
        t = table(ship("f", "5-1-2-0", keywords=["formation"]), ship("d", "3-2-4-0"))
        f1, f2, d = t.laci.ship("f"), t.laci.ship("f"), t.dani.ship("d")
        clash(t, [f1, f2], [d])
        t.laci.fires(f1, d)
        t.dani.answers("return", "return")
        t.laci.answers("formation", "use")
        t.laci.answers("formation_split", [1, 1])
        assert (t.armor(f1), t.armor(f2)) == (1, 1)


class TestStealth:
    def table(self, at="colony", bomb=2, **options):
        t = table(ship("sneak", f"5-1-2-{bomb}", keywords=["stealth"]), ship("d", "3-1-3-0"), base("hut"), **options)
        t.sneak, t.d = t.laci.ship("sneak"), t.dani.ship("d")
        t.at = t.dani.base(at) if at not in ("colony", "hq") else at
        clash(t, [t.sneak], [t.d], t.at)
        return t

    def test_it_bombs_at_its_opportunity_and_turns_used(self):
        """KG-8.15, KG-7.37."""
        t = self.table()
        t.laci.answers("fire", ["stealth", t.sneak])
        assert (t.dani.count("ruin"), t.state_of(t.sneak)) == (2, "used")
        assert t.armor(t.d) == 3

    def test_without_defence_there_is_no_stealth(self):
        """KG-7.37."""
        t = table(ship("sneak", "5-1-2-2", keywords=["stealth"]))
        sneak = t.laci.ship("sneak")
        clash(t, [sneak], [])
        assert t.laci.is_asked("bombers")

    def test_defenders_cannot_use_it(self):
        """KG-A10."""
        t = table(ship("sneak", "5-1-2-2", keywords=["stealth"]), ship("a", "3-1-2-0"))
        a, sneak = t.laci.ship("a"), t.dani.ship("sneak")
        clash(t, [a], [sneak])
        assert ("stealth", sneak) not in t.dani.offered("fire")

    @pytest.mark.parametrize("switch", [False, True])
    def test_a_trap_hit_by_stealth(self, switch):
        """KG-A9."""
        t = self.table("rb_chazma_charge", stealth_triggers_traps=switch)
        t.laci.answers("fire", ["stealth", t.sneak])
        assert t.dani.is_asked("trap") is switch
        if not switch:
            assert t.place(t.at) == "ruin:0"

    def test_several_stealth_ships_bomb_each_for_itself(self):
        """KG-A11: twice 1 is not 2."""
        t = table(ship("sneak", "5-1-2-1", keywords=["stealth"]), ship("d", "3-1-3-0"))
        one, two, d = t.laci.ship("sneak"), t.laci.ship("sneak"), t.dani.ship("d")
        t.dani.hq("rb_gunner")
        clash(t, [one, two], [d], "hq")
        t.laci.answers("fire", ["stealth", one])
        t.laci.answers("fire", ["stealth", two])
        assert t.dani.count("hq") == 1

    def test_without_a_target_it_cannot_be_chosen(self):
        """KG-8.7, KG-7.56."""
        t = self.table("hut")
        t.laci.answers("fire", ["stealth", t.sneak])
        assert t.place(t.at) == "ruin:0"
        other = t.laci.ship("sneak")
        t.g.combat.attackers.append(other)
        t.g.pending = None
        if t.laci.is_asked("fire"):
            assert ("stealth", other) not in t.laci.offered("fire")
        else:
            t.dani.passes()
            assert ("stealth", other) not in t.laci.offered("fire")


class TestHeavyArmament:
    def test_bought_with_return_fire_and_lasting_for_the_combat(self):
        """KG-8.5, KG-8.16."""
        t = table(ship("h", "3-2-5-0", keywords=["heavy_armament"]), ship("a", "5-1-4-0"))
        a, h = t.laci.ship("a"), t.dani.ship("h")
        clash(t, [a], [h])
        t.laci.fires(a, h)
        t.dani.answers("return", "return")
        t.dani.answers("heavy", 2)
        assert t.is_in(a, "trash")
        assert t.dani.credits == 6

    def test_without_credits_nothing_is_offered(self):
        """KG-8.16."""
        t = table(ship("h", "5-2-5-0", keywords=["heavy_armament"]), ship("d", "3-1-9-0"), credits=1)
        h, d = t.laci.ship("h"), t.dani.ship("d")
        clash(t, [h], [d])
        t.laci.fires(h, d)
        assert t.dani.is_asked("return")

    def test_bonuses_from_elsewhere_may_exceed_the_cap(self):
        """KG-A15."""
        t = table(ship("h", "5-1-5-0", keywords=["heavy_armament"]), equipment("gun", 1, stats={"fire": 3}),
                  ship("d", "3-1-9-0"))  # fmt: skip
        h, d = t.laci.ship("h"), t.dani.ship("d")
        t.laci.carries(h, "gun", paid=True)
        clash(t, [h], [d])
        t.laci.fires(h, d)
        assert not t.laci.is_asked("heavy")
        assert t.dani.is_asked("return")


class TestDemolition:
    def test_only_bombers_each_for_itself_within_the_own_colony(self):
        """KG-8.6, D25."""
        t = table(ship("s", "4-1-2-2", keywords=["demolition"]))
        one, two = t.laci.ship("s"), t.laci.ship("s")
        t.laci.colony(count=3)
        clash(t, [one, two], [])
        t.laci.bombs(one, two)
        t.laci.answers("demolition", 2)
        t.laci.cannot("demolition", 2, "core.out_of_range")
        t.laci.answers("demolition", 1)
        assert t.laci.count("colony") == 0
        assert t.dani.count("ruin") == 7

    def test_the_total_is_added_up_after_w5(self):
        """KG-7.52."""
        raise_it = op("modify_stat", on="target", stat="bomb", by=2)
        t = table(interrupt("more", "combat", 0, raise_it, target={"type": "ship"}), ship("s", "4-1-2-1"))
        s, number = t.laci.ship("s"), t.laci.hq("more")
        clash(t, [s], [])
        t.quiet = False
        t.laci.bombs(s)
        t.laci.plays(number, s)
        t.windows_pass()
        assert t.dani.count("ruin") == 3


class TestRepair:
    def test_outside_combat_too(self):
        """KG-8.17."""
        t = table(ship("r", "4-1-3-0", keywords=["repair"]),
                  interrupt("zap", "general", 0, op("damage", on="target", by=1), target={"type": "ship"}))  # fmt: skip
        r, number = t.dani.ship("r"), t.laci.hq("zap")
        t.begin(t.laci).plays(number, r)
        assert t.state_of(r) == "used"

    def test_a_damaged_ship_stays_damaged(self):
        """KG-A16, KG-3.13."""
        t = table(ship("r", "4-1-3-0", keywords=["repair"]),
                  interrupt("zap", "general", 0, op("damage", on="target", by=1), target={"type": "ship"}))  # fmt: skip
        r, number = t.dani.ship("r", state="damaged"), t.laci.hq("zap")
        t.begin(t.laci).plays(number, r)
        assert t.state_of(r) == "damaged"


class TestReplacements:
    def test_a_card_saves_its_ship_once(self):
        """17.5: instead of being destroyed; at most one replacement."""
        phoenix = {"kind": "replacement", "event": "destroy", "subject": "ship",
                   "instead": [op("destroy", on="self"), op("restore_armor", on="subject")]}  # fmt: skip
        t = table(equipment("phoenix", 0, phoenix, subtype="item"), ship("s", "5-1-2-0"), ship("d", "3-2-4-0"))
        s, d = t.laci.ship("s"), t.dani.ship("d")
        bird = t.laci.carries(s, "phoenix", paid=True)
        clash(t, [s], [d])
        t.laci.fires(s, d)
        t.dani.answers("return", "return")
        assert (t.is_in(s, "hangar"), t.armor(s), t.is_in(bird, "trash")) == (True, 2, True)

    def test_the_controller_chooses_among_several(self):
        """D35."""
        shell = {"kind": "replacement", "event": "damage", "subject": {"type": "ship", "controller": "you"},
                 "instead": [op("gain_credits", by=1)]}  # fmt: skip
        other = {"kind": "replacement", "event": "damage", "subject": {"type": "ship", "controller": "you"},
                 "instead": [op("draw")]}  # fmt: skip
        zap = interrupt("zap", "general", 0, op("damage", on="target", by=1), target={"type": "ship"})
        t = table(base("one", 0, shell), base("two", 0, other), zap)
        s, number = t.dani.ship("rb_crx"), t.laci.hq("zap")
        one, two = t.dani.base("one", paid=True), t.dani.base("two", paid=True)
        t.begin(t.laci).plays(number, s)
        assert t.dani.offered("replacement") == [("replace", one, 0), ("replace", two, 0)]
        t.dani.answers("replacement", ["replace", two, 0])
        assert (t.armor(s), t.dani.count("hq"), t.dani.credits) == (5, 1, 10)
