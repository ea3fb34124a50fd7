"""Card types and the turn (sections 3 and 5)."""

from __future__ import annotations

import pytest

from rules.kaosz import values

from .armory import op
from .support import base, crew, equipment, event, ship, table

GAIN = op("gain_credits", by=1)


class TestShips:
    def test_a_ship_is_paid_at_once_and_comes_active(self):
        """KG-3.2, KG-3.7, KG-3.20, KG-5.10."""
        t = table(credits=8)
        mammoth, crx = t.laci.hq("rb_mammoth", "rb_crx")
        t.begin(t.laci)
        refused = t.laci.cannot("action", ["launch", crx], "kaosz.cost", "KG-5.10")
        assert refused.params == {"cost": 15, "have": 8}
        t.laci.does("launch", mammoth)
        assert (t.laci.credits, t.state_of(mammoth), t.g.cards.face_up[mammoth]) == (0, "active", True)

    def test_the_hangar_limit_counts_only_in_the_end_phase(self):
        """KG-3.21, KG-5.33, KG-A21, KG-A22, D29: 6 + 6 + 1; one ship at a time, attachments go with it."""
        t = table(equipment("gun"))
        one, two = t.laci.ship("rb_mammoth"), t.laci.ship("rb_mammoth")
        t.laci.ship("rb_deathwing")
        gun = t.laci.carries(one, "gun")
        t.begin(t.laci)
        assert values.hangar_total(t.g, 1) == 13
        t.laci.ends()
        t.laci.answers("hangar_limit", one)
        assert [t.place(c) for c in (one, gun, two)] == ["trash:1", "ruin:1", "hangar:1"]
        assert t.dani.is_asked("action")

    def test_printed_size_is_capacity(self):
        """KG-3.22, KG-A21: Mamut I. takes 6 of the hangar but carries 3."""
        t = table()
        assert values.free_capacity(t.g, t.laci.ship("rb_mammoth")) == 3
        assert t.g.face(t.laci.ship("rb_mammoth")).hangar_size == 6

    def test_current_values_add_paid_cards_and_never_fall_below_zero(self):
        """KG-3.9, KG-3.23, KG-3.24, KG-9.2, KG-2.13, KG-3.43."""
        t = table(ship("s", "1-1-2-0"), equipment("anchor", 0, stats={"speed": -3, "fire": 1}))
        s = t.laci.ship("s")
        t.laci.carries(s, "anchor", paid=True)
        t.laci.carries(s, "anchor")
        assert (t.speed(s), t.fire(s)) == (0, 2)
        assert t.face(s).stats == (1, 1, 2, 0)


class TestLayingDown:
    def test_cards_are_laid_for_nothing_and_unseen(self):
        """KG-3.7, KG-3.40, KG-3.50, KG-3.60, KG-5.9, KG-A20."""
        t = table(base("hut"), crew("mate"), equipment("gun"), credits=0)
        s = t.laci.ship("rb_deathwing", state="used")
        first = t.laci.base("hut")
        hut, mate, gun = t.laci.hq("hut", "mate", "gun")
        t.begin(t.laci).does("lay", hut, "surface")
        t.laci.does("lay", mate, "cantina")
        t.laci.does("lay", gun, s)  # the ship's rotation does not matter
        assert t.laci.pile("surface") == [first, hut]
        assert t.place(mate) == "cantina:1"
        assert t.place(gun) == f"on:{s}"
        assert not any(t.g.cards.face_up[c] for c in (hut, mate, gun))

    def test_a_ship_laid_as_a_fake_counts_as_its_place_says(self):
        """KG-A20, KG-5.12."""
        t = table()
        s = t.laci.ship("rb_mammoth")
        fake, other = t.laci.hq("rb_crx", "rb_crx")
        t.begin(t.laci).does("lay", fake, s)
        assert t.g.counts_as(fake) == "equipment"
        assert not t.laci.may("pay", fake)
        assert values.free_capacity(t.g, s) == 2
        t.laci.does("lay", other, "cantina")
        assert t.g.counts_as(other) == "crew"

    def test_paying_turns_face_up_once_and_for_good(self):
        """KG-3.8, KG-3.41, KG-3.51, KG-5.13, KG-3.67."""
        t = table(base("hut", 2), crew("mate", 1), equipment("gun", 3))
        s = t.laci.ship("rb_mammoth")
        cards = [t.laci.base("hut"), t.laci.crew("mate"), t.laci.carries(s, "gun")]
        t.begin(t.laci)
        for number in cards:
            t.laci.does("pay", number)
            assert t.g.cards.face_up[number]
            assert not t.laci.may("pay", number)
        assert t.laci.credits == 4
        assert t.is_in(cards[0], "surface")


class TestBases:
    def test_a_research_happens_and_goes(self):
        """KG-3.64, KG-3.66, KG-A8: X is the number of developments when it is paid."""
        effect = {"kind": "on_pay", "do": [op("draw", count="X")]}
        t = table(base("lab", 0, effect, subtype="research", development="X"))
        lab = t.laci.base("lab", developments=3)
        t.begin(t.laci).does("pay", lab)
        assert t.is_in(lab, "trash")
        assert t.laci.count("hq") == 3

    def test_more_developments_than_the_limit_are_allowed(self):
        """KG-3.63, KG-3.65."""
        t = table(base("hut", 0, development=1))
        hut, trap = t.laci.base("hut", developments=3), t.laci.base("rb_chazma_charge", developments=5)
        t.begin(t.laci).does("develop", hut)
        t.laci.does("develop", trap)
        assert [t.g.developments[b] for b in (hut, trap)] == [4, 6]
        t.laci.cannot("action", ["pay", trap], "kaosz.trap", "KG-3.68")

    def test_continuous_effects_work_in_every_rotation(self):
        """KG-3.71."""
        t = table()
        t.laci.base("rb_mine_ring", paid=True, state="damaged")
        assert values.attack_tax(t.g, 0) == 1

    def test_salvage_from_unpaid_bases_only_with_the_switch(self):
        """KG-A7, KG-5.18."""
        for switch in (False, True):
            t = table(base("hut"), refund_unpaid_only=switch)
            hut = t.laci.base("hut", paid=True, developments=2)
            t.begin(t.laci)
            assert t.laci.may("salvage", hut, hut) is not switch


class TestActions:
    def test_draw_search_and_their_costs(self):
        """KG-5.4, KG-5.15, KG-5.16, D9."""
        t = table(credits=3)
        t.begin(t.laci).does("draw")
        assert (t.laci.credits, t.laci.count("hq")) == (2, 1)
        top = t.laci.pile("colony")[-5:]
        t.laci.does("search")
        assert sorted(t.laci.offered("take")) == sorted(top)
        t.laci.answers("take", top[2])
        assert (t.laci.credits, t.laci.count("hq")) == (0, 2)
        t.laci.cannot("action", "draw", "kaosz.cost", "KG-5.15")

    def test_a_short_colony_is_searched_as_it_is_and_an_empty_one_not_at_all(self):
        """KG-A27, KG-10.4."""
        t = table()
        t.laci.colony(count=2)
        t.begin(t.laci).does("search")
        assert len(t.laci.offered("take")) == 2
        t.laci.answers("take", t.laci.offered("take")[0])
        t.laci.does("draw")
        for action in ("draw", "search"):
            t.laci.cannot("action", action, "kaosz.colony_empty", "KG-A27")

    def test_an_event_is_paid_takes_effect_and_is_trashed(self):
        """KG-3.80, KG-5.11, KG-6.17."""
        t = table(event("windfall", 2, op("gain_credits", by=5)))
        number = t.laci.hq("windfall")
        t.begin(t.laci).plays(number)
        assert (t.laci.credits, t.is_in(number, "trash")) == (13, True)

    def test_only_the_active_player_acts(self):
        """KG-5.3, KG-5.23."""
        t = table()
        t.begin(t.laci)
        assert not t.dani.is_asked()

    def test_several_attacks_in_one_turn(self):
        """KG-5.8, KG-5.19."""
        t = table(ship("b", "4-1-1-1"))
        one, two = t.laci.ship("b"), t.laci.ship("b")
        t.begin(t.laci)
        for bomber in (one, two):
            t.laci.attacks(t.dani, "colony", bomber)
            t.laci.bombs(bomber)
        assert t.dani.count("ruin") == 2
        t.laci.cannot("action", ["attack", 0, "colony"], "kaosz.no_ship", "KG-5.19")

    def test_credits_above_twenty_are_cut_only_in_the_own_end_phase(self):
        """KG-5.34, KG-A47."""
        t = table(credits=30)
        t.begin(t.laci).ends()
        assert t.laci.credits == 20
        assert t.dani.credits == 35

    def test_the_order_of_discards_is_the_order_named(self):
        """KG-3.14, D28."""
        t = table()
        hand = t.laci.hq(*["rb_gunner"] * 8)
        t.begin(t.laci).ends()
        t.laci.answers("hand_limit", [hand[7], hand[2], hand[4]])
        assert t.laci.pile("ruin") == [hand[7], hand[2], hand[4]]


class TestCrew:
    def test_crew_has_no_effect_in_the_cantina_but_passengers_do(self):
        """KG-3.54, KG-3.55."""
        use = {"kind": "activated", "cost": {"credits": 1}, "do": [op("gain_credits", by=3)]}
        t = table(crew("sailor", 1, use), crew("guest", 1, use, subtype="passenger"))
        sailor, guest = t.laci.crew("sailor", paid=True), t.laci.crew("guest", paid=True)
        t.begin(t.laci)
        assert not t.laci.may("use", sailor, 0)
        t.laci.does("use", guest, 0)
        assert t.laci.credits == 12

    def test_only_upright_crew_boards(self):
        """KG-3.52, KG-3.53, KG-A1, KG-A30."""
        t = table(crew("mate"), ship("s", "4-1-3-0"))
        s = t.laci.ship("s")
        fresh, tired = t.laci.crew("mate"), t.laci.crew("mate", paid=True, state="used")
        t.begin(t.laci).attacks(t.dani, "colony", s)
        assert ("board", fresh, s) in t.laci.offered("crew")
        assert ("board", tired, s) not in t.laci.offered("crew")

    def test_passenger_icons_add_aboard(self):
        """KG-A29."""
        t = table(crew("guest", 1, subtype="passenger", stats={"fire": 2}), ship("s", "4-1-3-0"))
        s, guest = t.laci.ship("s"), t.laci.crew("guest", paid=True)
        t.begin(t.laci).attacks(t.dani, "colony", s)
        t.laci.boards(guest, s)
        assert t.fire(s) == 3

    def test_crew_from_an_active_ship_returns_active(self):
        """KG-3.57, KG-7.61."""
        t = table(crew("mate"), ship("s", "4-1-3-0"))
        s, mate = t.laci.ship("s"), t.laci.crew("mate")
        t.begin(t.laci).attacks(t.dani, "colony", s)
        t.laci.boards(mate, s)
        t.laci.is_done()
        t.laci.bombs()
        assert (t.place(mate), t.state_of(mate), t.g.paid[mate]) == ("cantina:1", "active", 0)


@pytest.mark.parametrize(("paid", "pile"), [(True, "trash"), (False, "ruin")])
def test_leaving_play_paid_or_unpaid(paid, pile):
    """KG-3.10, KG-3.11, KG-3.12, KG-9.12."""
    t = table(base("hut"), event("raze", 0, op("destroy", on="target"), target={"type": "base"}))
    hut, raze = t.dani.base("hut", paid=paid, developments=2), t.laci.hq("raze")
    t.begin(t.laci).plays(raze, hut)
    assert t.place(hut) == f"{pile}:0"
    assert t.g.developments[hut] == 0
    assert t.g.cards.face_up[hut] is paid


class TestWhatLeavesPlayKeepsNothing:
    """KG-3.12."""

    def test_a_ship_comes_back_whole_and_active(self):
        back = event("back", 0, op("to_hq", on="target"), target={"type": "ship"})
        t = table(ship("s", "4-1-3-0", cost=0), back)
        s, number = t.laci.ship("s", lost=2, state="damaged"), t.laci.hq("back")
        t.begin(t.laci).plays(number, s)
        assert t.is_in(s, "hq")
        t.laci.does("launch", s)
        assert (t.armor(s), t.state_of(s)) == (3, "active")

    def test_a_base_is_developed_from_nothing(self):
        """Also as often in the same turn as any other (KG-3.61)."""
        back = event("back", 0, op("to_hq", on="target"), target={"type": "base"})
        t = table(base("hut", 0, development=4), back)
        hut, number = t.laci.base("hut", developments=1), t.laci.hq("back")
        t.begin(t.laci).does("develop", hut)
        t.laci.does("develop", hut)
        assert not t.laci.may("develop", hut)
        t.laci.plays(number, hut)
        t.laci.does("lay", hut, "surface")
        assert t.g.developments[hut] == 0
        t.laci.does("develop", hut)
        assert t.laci.may("develop", hut)


def test_no_free_draw_in_any_phase():
    """KG-5.4, KG-5.1."""
    t = table()
    t.begin(t.laci)
    before = t.laci.count("colony")
    t.to_next_turn_of(t.laci)
    assert (t.laci.count("colony"), t.laci.count("hq")) == (before, 0)
