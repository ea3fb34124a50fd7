"""Costs of abilities, general definitions, and the rulings not met elsewhere (sections 3.0, 9 and 14)."""

from __future__ import annotations

import pytest

from rules.kaosz import values
from rules.kaosz.atoms.cards import destroy

from .armory import ARMORY, op
from .support import base, crew, equipment, event, interrupt, ship, table
from .test_combat import clash

GAIN = op("gain_credits", by=1)


def using(cost, type_=crew, **more):
    return type_("it", 1, {"kind": "activated", "cost": cost, "do": [GAIN]}, **more)


class TestAbilityCosts:
    @pytest.mark.parametrize("turn", ["used", "damaged"])
    def test_turning_needs_an_active_card(self, turn):
        """KG-3.1, KG-3.3, KG-3.4, KG-3.5: paid and upright."""
        t = table(using({"turn": turn}, base))
        hut = t.laci.base("it", paid=True)
        t.begin(t.laci).does("use", hut, 0)
        assert t.state_of(hut) == turn
        assert not t.laci.may("use", hut, 0)
        assert t.laci.why_not(("use", hut, 0)).id == "kaosz.ability_cost"

    def test_sacrifice_puts_the_card_into_the_trash(self):
        """KG-3.6."""
        t = table(using({"sacrifice": "self"}, base))
        hut, tired = t.laci.base("it", paid=True), t.laci.base("it", paid=True, state="used")
        t.begin(t.laci)
        assert not t.laci.may("use", tired, 0)
        t.laci.does("use", hut, 0)
        assert t.place(hut) == "trash:1"
        assert t.laci.credits == 11

    def test_on_attached_cards_the_ship_is_turned(self):
        """KG-A28, KG-3.43."""
        t = table(using({"turn": "used", "who": "ship"}, equipment), ship("s", "4-1-2-0"))
        s = t.laci.ship("s")
        it = t.laci.carries(s, "it", paid=True)
        t.begin(t.laci).does("use", it, 0)
        assert (t.state_of(s), t.state_of(it)) == ("used", "active")

    def test_sacrificing_a_chosen_card(self):
        """17.5: a selector as the price."""
        t = table(using({"sacrifice": {"type": "ship", "controller": "you"}}, base), ship("s", "4-1-2-0"))
        hut, one, two = t.laci.base("it", paid=True), t.laci.ship("s"), t.laci.ship("s")
        t.begin(t.laci).does("use", hut, 0)
        t.laci.answers("cost_sacrifice", two)
        assert (t.place(one), t.place(two)) == ("hangar:1", "trash:1")

    def test_discarding_milling_and_the_choice_between(self):
        """17.5 costs, KG-A55: as a cost the full number is needed."""
        t = table(*ARMORY)
        shop = t.laci.base("b_exchange", paid=True)
        t.laci.colony(count=1)
        t.begin(t.laci)
        assert not t.laci.may("use", shop, 0)
        hand = t.laci.hq("rb_gunner")
        t.g.pending = None
        t.laci.does("use", shop, 0)
        t.laci.answers("cost_discard", [hand])
        assert (t.laci.credits, t.place(hand)) == (12, "ruin:1")
        assert not t.laci.may("use", shop, 0)  # once per turn

    def test_developments_as_a_price(self):
        t = table(*ARMORY)
        pit = t.laci.base("b_pit", paid=True, developments=1)
        t.begin(t.laci).does("use", pit, 0)
        assert (t.g.developments[pit], t.laci.credits) == (0, 11)
        assert not t.laci.may("use", pit, 0)

    def test_abilities_are_usable_in_any_phase_and_turn(self):
        """KG-5.20, KG-6.3, KG-A6."""
        t = table(using({"turn": "used"}, base), ship("s", "4-1-2-0"))
        hut, s = t.dani.base("it", paid=True), t.laci.ship("s")
        t.begin(t.laci).attacks(t.dani, "colony")
        t.quiet = False
        t.laci.sends(s)
        t.dani.answers("reply", ["use", hut, 0])
        t.windows_pass()
        assert t.dani.credits == 11


class TestDefinitions:
    def test_unpaid_cards_are_in_play(self):
        """KG-9.3."""
        t = table(event("raze", 0, op("destroy", on={"controller": "opponent", "all": True})), base("hut"))
        hut, mate, number = t.dani.base("hut"), t.dani.crew("rb_gunner"), t.laci.hq("raze")
        t.begin(t.laci).plays(number)
        assert t.dani.pile("ruin") == [mate, hut]  # cantina before surface (KG-3.14)

    def test_cards_go_to_their_owners_piles(self):
        """KG-9.6, KG-9.7, KG-9.8, KG-9.9."""
        t = table(*ARMORY)
        foe = t.dani.ship("s_hawk")
        take, kill = t.laci.hq("e_take", "e_destroy")
        t.begin(t.laci).plays(take, foe)
        t.laci.attacks(t.dani, "colony")
        assert t.laci.offered("attackers") == [foe]
        t.laci.sends(foe)
        t.laci.bombs()
        t.laci.plays(kill, foe)
        assert t.place(foe) == "trash:0"

    def test_a_borrowed_ship_does_not_count_for_the_hangar(self):
        """KG-9.17."""
        t = table(*ARMORY)
        big, number = t.dani.ship("rb_mammoth"), t.laci.hq("e_borrow")
        for _ in range(2):
            t.laci.ship("rb_mammoth")
        t.begin(t.laci).plays(number, big)
        assert values.hangar_total(t.g, 1) == 12
        t.laci.ends()
        assert t.dani.is_asked("action")

    def test_a_controlled_base_moves_to_the_right_end(self):
        """KG-9.17: rotation and counters unchanged."""
        steal = event("steal", 0, op("take_control", on="target"), target={"type": "base"})
        t = table(steal, base("hut"))
        mine, his = t.laci.base("hut"), t.dani.base("hut", developments=3, state="used")
        number = t.laci.hq("steal")
        t.begin(t.laci).plays(number, his)
        assert t.laci.pile("surface") == [mine, his]
        assert (t.g.developments[his], t.state_of(his)) == (3, "used")

    def test_neighbouring_bases(self):
        """KG-3.60, 17.5 position: the order of the surface matters."""
        beside = {"type": "base", "position": "beside_self", "all": True}
        work = {"kind": "activated", "cost": {"turn": "used"}, "do": [op("add_development", on=beside)]}
        t = table(base("hive", 0, work), base("hut"))
        one, hive, two, far = t.laci.base("hut"), t.laci.base("hive", paid=True), t.laci.base("hut"), t.laci.base("hut")
        t.begin(t.laci).does("use", hive, 0)
        assert [t.g.developments[b] for b in (one, hive, two, far)] == [1, 0, 1, 0]

    def test_card_text_beats_the_rules(self):
        """KG-9.1: `allow`."""
        t = table(event("haste", 0, op("allow", what="attack_first_turn")), ship("s", "4-1-2-0"))
        t.dani.ship("s")
        number = t.dani.hq("haste")
        t.begin(t.dani, turn=1)
        assert not t.dani.may("attack", 1, "colony")
        t.dani.plays(number)
        assert t.dani.may("attack", 1, "colony")


class TestRulings:
    def test_hits_without_a_fire_step_turn_ships_before_bombing(self):
        """KG-A24, KG-7.47."""
        t = table(*ARMORY)
        a, number = t.laci.ship("s_hawk"), t.dani.hq("i_damage")
        t.begin(t.laci).attacks(t.dani, "colony")
        t.quiet = False
        t.laci.sends(a)
        t.dani.plays(number, a)
        t.windows_pass()
        assert (t.state_of(a), t.g.combat) == ("damaged", None)
        assert t.dani.count("ruin") == 0

    def test_only_ships_and_paid_bases_take_damage(self):
        """KG-A53."""
        zap = event("zap", 0, op("damage", on={"controller": "opponent", "all": True}, by=1))
        t = table(zap, base("hut"))
        hut, fort, mate = t.dani.base("hut"), t.dani.base("hut", paid=True), t.dani.crew("rb_gunner", paid=True)
        number = t.laci.hq("zap")
        t.begin(t.laci).plays(number)
        assert [t.g.lost[c] for c in (hut, fort, mate)] == [0, 1, 0]
        assert t.state_of(fort) == "damaged"

    def test_a_used_participant_can_be_fired_at_but_does_nothing(self):
        """KG-A25."""
        t = table(*ARMORY)
        a, d = t.laci.ship("s_hawk"), t.dani.ship("s_tough")
        t.begin(t.laci).attacks(t.dani, "colony", a, met_by=[d])
        t.g.state[d] = 1
        t.g.pending = None
        t.laci.fires(a, d)
        assert not t.dani.is_asked("return")
        assert t.armor(d) == 1

    @pytest.mark.parametrize(("stat", "after"), [("fire", (1, 2)), ("armor", (1, 4))])
    def test_effects_until_end_of_combat_end_with_it(self, stat, after):
        """KG-7.63, KG-A18, KG-A50: but armor lasts until end of turn."""
        raise_it = op("modify_stat", on="target", stat=stat, by=2)
        t = table(interrupt("more", "combat", 0, raise_it, target={"type": "ship"}), ship("s", "4-1-2-0"))
        s, number = t.laci.ship("s"), t.laci.hq("more")
        t.begin(t.laci).attacks(t.dani, "colony")
        t.quiet = False
        t.laci.sends(s)
        t.laci.plays(number, s)
        t.windows_pass()
        assert t.fire(s) + t.armor(s) == 3 + 2
        t.quiet = True
        t.laci.bombs()
        assert (t.fire(s), t.armor(s)) == after
        t.laci.ends()
        assert (t.fire(s), t.armor(s)) == (1, 2)

    def test_the_windows_of_the_equip_step(self):
        """KG-7.17, KG-7.12: W2 after the attacker's crew, W3 after the defender's."""
        t = table(interrupt("react", "combat", 0, GAIN), ship("s", "4-1-2-0"))
        s, d = t.laci.ship("s"), t.dani.ship("s")
        t.dani.hq("react")
        t.begin(t.laci).attacks(t.dani, "colony")
        t.quiet = False
        t.laci.sends(s)
        assert t.dani.is_asked("reply")  # W2
        t.dani.passes()
        t.dani.defends(d)
        assert t.dani.is_asked("reply")  # W3
        t.dani.passes()
        assert t.laci.is_asked("fire")

    def test_a_shot_can_be_answered_before_damage_but_not_withdrawn(self):
        """KG-6.7, KG-6.9, KG-7.42, KG-8.4."""
        t = table(interrupt("react", "combat", 0, GAIN), ship("s", "5-1-2-0"), ship("d", "3-1-2-0"))
        s, d, number = t.laci.ship("s"), t.dani.ship("d"), t.dani.hq("react")
        clash(t, [s], [d])
        t.quiet = False
        t.laci.shoots(s, d)
        assert t.g.announced == ["shot", s, d]
        t.dani.plays(number)
        t.windows_pass()
        assert t.armor(d) == 1

    def test_triggers_of_a_successful_bombardment(self):
        """KG-7.60."""
        loot = {"kind": "triggered", "when": "bombardment_successful", "actor": "you", "do": [GAIN]}
        t = table(ship("raider", "4-1-2-1", "fighter", 1, loot))
        raider = t.laci.ship("raider")
        clash(t, [raider], [], "hq")
        t.laci.bombs(raider)
        assert t.laci.credits == 10  # 1 is not enough for HQ
        t.to_next_turn_of(t.laci)
        before = t.laci.credits
        clash(t, [raider], [], "colony")
        t.laci.bombs(raider)
        assert t.laci.credits == before + 1

    def test_statics_count_and_stop_with_their_card(self):
        """17.5 static; KG-3.54."""
        t = table(*ARMORY)
        s = t.laci.ship("s_hawk")
        academy = t.laci.base("b_academy", paid=True)
        assert t.fire(s) == 3
        destroy(t.g, academy)
        assert t.fire(s) == 2

    def test_small_attackers_can_be_kept_away(self):
        """17.5 forbid with size_cmp."""
        t = table(*ARMORY)
        scout, hawk = t.laci.ship("s_sneak"), t.laci.ship("s_hawk")
        t.dani.base("b_wall", paid=True)
        t.begin(t.laci).attacks(t.dani, "colony")
        assert t.laci.offered("attackers") == [hawk]
        assert scout not in t.laci.offered("attackers")

    def test_hq_may_hold_any_number_during_the_turn(self):
        """KG-5.24."""
        t = table(credits=9)
        t.begin(t.laci)
        for _ in range(8):
            t.laci.does("draw")
        assert t.laci.count("hq") == 8


def test_a_research_paid_for_free_happens_and_goes():
    """17.5 pay_free, KG-3.66."""
    t = table(*ARMORY)
    lab, number = t.laci.base("b_lab", developments=2), t.laci.hq("e_payfree")
    t.begin(t.laci).plays(number, lab)
    assert t.is_in(lab, "trash")
    assert t.laci.count("hq") == 2


def test_a_passenger_aboard_is_not_turned_by_effects():
    """KG-3.56."""
    tire = interrupt("tire", "combat", 0, op("turn_used", on="target"), target={"type": "crew"})
    t = table(tire, crew("guest", 1, subtype="passenger"), ship("s", "4-1-2-0"))
    s, guest, number = t.laci.ship("s"), t.laci.crew("guest", paid=True), t.dani.hq("tire")
    t.begin(t.laci).attacks(t.dani, "colony", s)
    t.quiet = False
    t.laci.boards(guest, s)
    t.dani.plays(number, guest)
    t.windows_pass()
    assert t.state_of(guest) == "active"


def test_stealth_as_an_answer_in_the_second_lesson():
    """KG-8.15, KG-11.14, KG-11.22: after the damage, even by a ship that is being destroyed."""
    t = table(ship("sneak", "3-1-2-2", keywords=["stealth"]), ship("d", "4-2-3-0"), ruleset="quickstart", qs_level=2)
    sneak, d = t.laci.ship("sneak"), t.dani.ship("d")
    clash(t, [sneak], [d])
    t.dani.fires(d, sneak)
    t.laci.answers("return", "stealth")
    assert t.dani.count("ruin") == 2
    assert t.is_in(sneak, "trash")


def test_a_bombardment_within_a_shot_removes_no_ship_yet():
    """KG-7.45, KG-7.43, KG-11.14: a Burst destroys two; one flies on to bomb, and the other still returns fire."""
    burst = ship("burst", "5-2-3-0", keywords=["burst"])
    t = table(
        ship("sneak", "4-1-1-2", keywords=["stealth"]), ship("gun", "3-3-1-0"), burst,
        ruleset="quickstart", qs_level=3,
    )  # fmt: skip
    sneak, gun, d = t.laci.ship("sneak"), t.laci.ship("gun"), t.dani.ship("burst")
    clash(t, [sneak, gun], [d])
    t.dani.answers("fire.fire", ("burst", d))
    t.dani.answers("burst", [sneak, gun])
    t.laci.answers("return", "stealth")
    t.laci.answers("return", "return")
    assert t.dani.count("ruin") == 2
    assert [t.place(c) for c in (sneak, gun, d)] == ["trash:1", "trash:1", "trash:0"]
