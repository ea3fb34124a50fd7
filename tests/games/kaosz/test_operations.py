"""Every operation of the vocabulary (17.5): what it does, seen on a card that does only that."""

from __future__ import annotations

import pytest

from rules import Chance, imagine, view
from rules.core.zones import move_card
from rules.kaosz.effects.vocabulary import CONTINUOUS, operation
from rules.kaosz.faces import calls_in
from rules.kaosz.state import HQ, SURFACE

from .armory import ARMORY
from .support import content, table


@pytest.fixture
def t():
    t = table(*ARMORY)
    t.hawk, t.foe = t.laci.ship("s_hawk"), t.dani.ship("s_hawk")
    return t


def play(t, name, *targets):
    """Laci plays an event with these targets."""
    number = t.laci.hq(name)
    t.begin(t.laci).plays(number)
    for target in targets:
        t.laci.answers("target", target)
    return number


def test_the_armory_uses_every_operation():
    """KG-C20: the closed list, each at least once among the cards below."""
    known = content(*ARMORY)
    used = {call.verb for name in known if known.kind_of(name) == "card" for call in calls_in(known[name].effects)}
    assert set(operation.names) <= used | {"negate"}
    assert set(CONTINUOUS) <= set(operation.names)


class TestCredits:
    def test_gain(self, t):
        play(t, "e_gain")
        assert t.laci.credits == 13

    def test_lose_as_far_as_there_are_any(self, t):
        t.dani.credits = 1
        play(t, "e_lose")
        assert t.dani.credits == 0

    def test_transfer(self, t):
        play(t, "e_steal")
        assert (t.laci.credits, t.dani.credits) == (12, 8)


class TestCards:
    def test_draw_as_many_as_there_are(self, t):
        """KG-10.4, A55."""
        t.laci.colony(count=2)
        number = play(t, "e_draw")
        assert t.laci.count("colony") == 0
        assert t.laci.count("hq") == 1 or t.is_in(number, "trash")

    def test_the_owner_chooses_what_he_discards(self, t):
        one, two = t.dani.hq("rb_crx", "rb_gunner")
        play(t, "e_discard")
        t.dani.answers("discard", two)
        assert t.dani.pile("ruin") == [two]
        assert t.dani.pile("hq") == [one]

    def test_discard_at_random(self, t):
        t.dani.hq("rb_crx", "rb_gunner", "rb_gunner")
        play(t, "e_discard_random")
        assert (t.dani.count("hq"), t.dani.count("ruin")) == (2, 1)

    def test_mill(self, t):
        before = t.dani.count("colony")
        play(t, "e_mill")
        assert (t.dani.count("colony"), t.dani.count("ruin")) == (before - 2, 2)

    def test_search_the_top(self, t):
        t.laci.colony("rb_crx", "rb_gunner", "rb_mammoth")
        play(t, "e_search")
        offered = t.laci.offered("take")
        assert [t.g.cards.design[c] for c in offered] == ["rb_crx", "rb_gunner", "rb_mammoth"]
        t.laci.answers("take", offered[1])
        assert offered[1] in t.laci.pile("hq")
        assert t.laci.count("ruin") == 2

    def test_shuffling_keeps_the_cards(self, t):
        before = sorted(t.g.cards.design[c] for c in t.dani.pile("colony"))
        play(t, "e_shuffle")
        assert sorted(t.g.cards.design[c] for c in t.dani.pile("colony")) == before

    def test_from_the_trash_to_hq(self, t):
        number = t.laci.trash("rb_crx")
        play(t, "e_regrow", number)
        assert t.is_in(number, "hq")

    def test_from_play_to_the_owners_hq(self, t):
        """KG-9.8."""
        play(t, "e_bounce", t.foe)
        assert t.place(t.foe) == "hq:0"

    def test_to_the_bottom_and_the_top_of_the_colony(self, t):
        play(t, "e_bury", t.foe)
        assert t.dani.pile("colony")[0] == t.foe
        number = t.laci.trash("rb_crx")
        play(t, "e_top", number)
        assert t.laci.pile("colony")[-1] == number

    def test_to_ruin_and_to_trash(self, t):
        hut = t.laci.base("b_mint")
        play(t, "e_to_ruin", t.foe)
        assert (t.place(t.foe), t.g.cards.face_up[t.foe]) == ("ruin:0", False)
        play(t, "e_to_trash", hut)
        assert (t.place(hut), t.g.cards.face_up[hut]) == ("trash:1", True)


class TestInformation:
    def test_look_at_an_unpaid_card_once(self, t):
        """KG-9.14, KG-A38: only the looking player sees it, and only in the event; he remembers it."""
        hidden = t.dani.base("b_trap")
        play(t, "e_look", hidden)
        (seen,) = t.happened("show")
        assert seen.seen_by(1).data["designs"] == ["b_trap"]
        assert "designs" not in seen.seen_by(0).data
        assert not t.g.sees(1, hidden)
        (known,) = view(t.g, 1)["known"]["cards"]
        assert known[1:] == ["b_trap", hidden]
        assert view(t.g, 0)["known"]["cards"] == []
        worlds = [imagine(t.g, 1, Chance(n)) for n in range(20)]
        assert {world.cards.design[hidden] for world in worlds} == {"b_trap"}

    def test_a_revealed_card_is_remembered_until_it_could_be_another(self, t):
        """Section 1.2: an opponent who has seen a card in HQ knows it there, until one leaves HQ face down."""
        shown = t.dani.hq("rb_crx")
        held = t.dani.hq("rb_gunner")
        play(t, "e_reveal")
        assert t.g.knows(1, shown)
        move_card(t.g, held, SURFACE[0], face_up=False)
        assert not t.g.knows(1, shown)
        (places, designs), *_ = view(t.g, 1)["known"]["among"]
        assert places[SURFACE[0]] == 1 and "rb_crx" in designs
        for world in [imagine(t.g, 1, Chance(n)) for n in range(20)]:
            there = [world.cards.design[c] for c in (*world.pile(HQ[0]), held)]
            assert set(designs) <= set(there)

    def test_reveal_to_all(self, t):
        t.dani.hq("rb_crx")
        play(t, "e_reveal")
        (seen,) = t.happened("show")
        assert seen.seen_by(0).data["designs"] == seen.seen_by(1).data["designs"] == ["rb_crx"]


class TestStates:
    @pytest.mark.parametrize(
        ("name", "before", "after"),
        [
            ("e_active", "damaged", "active"),
            ("e_used", "active", "used"),
            ("e_used", "damaged", "damaged"),  # KG-3.13
            ("e_damaged", "active", "damaged"),
            ("e_back", "damaged", "used"),
            ("e_back", "used", "active"),
        ],
    )
    def test_turning(self, t, name, before, after):
        t.g.state[t.foe] = ("active", "used", "damaged").index(before)
        play(t, name, t.foe)
        assert t.state_of(t.foe) == after


class TestHarm:
    def test_damage_outside_combat_turns_damaged_at_once(self, t):
        """KG-3.25, 3.29."""
        play(t, "e_damage", t.foe)
        assert (t.armor(t.foe), t.state_of(t.foe)) == (1, "damaged")

    def test_the_last_armor_destroys(self, t):
        """KG-3.27."""
        t.g.lost[t.foe] = 1
        play(t, "e_damage", t.foe)
        assert t.is_in(t.foe, "trash")

    def test_prevent_some_of_each_hit(self, t):
        play(t, "e_prevent", t.foe)
        play(t, "e_blast")
        assert t.armor(t.foe) == 2
        assert t.armor(t.hawk) == 1

    def test_prevent_the_next_hit_only(self, t):
        play(t, "e_shelter", t.foe)
        play(t, "e_damage", t.foe)
        assert t.armor(t.foe) == 2
        play(t, "e_damage", t.foe)
        assert t.armor(t.foe) == 1

    def test_redirect(self, t):
        play(t, "e_redirect", t.hawk, t.foe)
        play(t, "e_damage", t.hawk)
        assert (t.armor(t.hawk), t.armor(t.foe)) == (2, 1)

    def test_restore(self, t):
        t.g.lost[t.foe] = 1
        play(t, "e_restore", t.foe)
        assert t.armor(t.foe) == 2

    def test_destroy(self, t):
        play(t, "e_destroy", t.foe)
        assert t.place(t.foe) == "trash:0"


class TestValues:
    def test_a_change_without_duration_lasts_until_end_of_turn(self, t):
        """KG-A18."""
        play(t, "e_stat", t.hawk)
        assert t.fire(t.hawk) == 4
        t.laci.ends()
        assert t.fire(t.hawk) == 2

    def test_set_comes_before_additions(self, t):
        """17.5: printed, set, additions."""
        play(t, "e_stat", t.hawk)
        play(t, "e_set", t.hawk)
        assert t.fire(t.hawk) == 7

    def test_abilities_come_and_go(self, t):
        from rules.kaosz import values
        from rules.kaosz.words import REPAIR, STEALTH

        tough = t.laci.ship("s_tough")
        play(t, "e_grant", tough)
        play(t, "e_remove", tough)
        assert values.abilities(t.g, tough) == STEALTH
        t.laci.ends()
        assert values.abilities(t.g, tough) == REPAIR

    def test_size_is_room_in_the_hangar_only(self, t):
        """KG-A54."""
        from rules.kaosz import values

        play(t, "e_size", t.hawk)
        assert values.hangar_room(t.g, t.hawk) == 1
        assert values.free_capacity(t.g, t.hawk) == 2

    def test_costs_fall_but_never_below_zero(self, t):
        """KG-5.22, 9.2."""
        big, small = t.laci.hq("s_sapper", "s_hawk")
        play(t, "e_cheaper")
        t.laci.does("launch", big)
        assert t.laci.credits == 8
        play(t, "e_cheaper")
        t.laci.does("launch", small)
        assert t.laci.credits == 8

    def test_a_next_time_cost_is_used_up(self, t):
        one, two = t.laci.hq("s_sapper", "s_sapper")
        play(t, "e_free_ships")
        t.laci.does("launch", one)
        assert t.laci.credits == 10
        t.laci.does("launch", two)
        assert t.laci.credits == 6

    def test_the_development_limit_falls(self, t):
        """KG-A44."""
        mint = t.laci.base("b_mint")
        play(t, "e_easy", mint)
        assert t.laci.may("pay", mint)

    def test_income_of_the_next_start_phase(self, t):
        play(t, "e_income")
        t.to_next_turn_of(t.laci)
        assert t.laci.credits == 10 + 5 + 2
        t.to_next_turn_of(t.laci)
        assert t.laci.credits == 17 + 5

    def test_a_larger_hand(self, t):
        t.laci.hq(*["rb_gunner"] * 7)
        play(t, "e_big_hand")
        t.laci.ends()
        assert t.dani.is_asked("action")


class TestBases:
    def test_developments_come_go_and_move(self, t):
        """KG-3.61: effects may add any number."""
        one, two = t.laci.base("b_mint"), t.laci.base("b_mint")
        play(t, "e_develop", one)
        assert t.g.developments[one] == 3
        play(t, "e_ruin_work", one)
        assert t.g.developments[one] == 1
        play(t, "e_shift", one, two)
        assert (t.g.developments[one], t.g.developments[two]) == (0, 1)


class TestControl:
    def test_a_borrowed_ship_goes_back_at_the_end_of_turn(self, t):
        """KG-9.17: it does not count for the hangar limit."""
        play(t, "e_borrow", t.foe)
        assert t.place(t.foe) == "hangar:1"
        t.laci.ends()
        assert t.place(t.foe) == "hangar:0"

    def test_taken_for_good_with_its_equipment(self, t):
        """KG-9.10, 9.8: it still goes to its owner's piles."""
        plate = t.dani.carries(t.foe, "q_plate", paid=True)
        play(t, "e_take", t.foe)
        t.laci.ends()
        assert (t.place(t.foe), t.g.controller[plate]) == ("hangar:1", 1)
        t.dani.ends()
        play(t, "e_destroy", t.foe)
        assert [t.place(c) for c in (t.foe, plate)] == ["trash:0", "trash:0"]

    def test_equipment_moves(self, t):
        plate = t.laci.carries(t.hawk, "q_plate", paid=True)
        other = t.laci.ship("s_hawk")
        play(t, "e_refit", plate, other)
        assert (t.armor(t.hawk), t.armor(other)) == (2, 3)

    def test_a_ship_for_free(self, t):
        big = t.laci.hq("s_sapper")
        play(t, "e_free", big)
        assert t.is_in(big, "hangar")
        assert t.laci.credits == 10

    def test_pay_free_and_unpay(self, t):
        mint = t.laci.base("b_mint")
        play(t, "e_payfree", mint)
        assert t.g.works(mint)
        play(t, "e_unpay", mint)
        assert not t.g.works(mint)
        assert not t.g.cards.face_up[mint]


class TestPermissions:
    def test_forbid_an_opponent_to_attack_until_your_next_start(self, t):
        play(t, "e_peace")
        t.laci.ends()
        assert not t.dani.may("attack", 1, "colony")
        t.dani.ends()
        t.laci.ends()
        assert t.dani.may("attack", 1, "colony")

    def test_forbid_one_ship(self, t):
        other = t.laci.ship("s_hawk")
        play(t, "e_still", t.hawk)
        t.laci.attacks(t.dani, "colony")
        assert t.laci.offered("attackers") == [other]

    def test_forbid_drawing(self, t):
        play(t, "e_no_draw")
        t.laci.ends()
        t.dani.cannot("action", "draw", "kaosz.forbidden")

    def test_allow_a_rocket_in_the_main_phase(self, t):
        rocket = t.laci.carries(t.hawk, "q_rocket")
        play(t, "e_loose")
        assert t.laci.may("pay", rocket)

    def test_attack_tax_adds_up(self, t):
        """KG-7.2, A48."""
        t.laci.base("rb_mine_ring", paid=True)
        play(t, "e_tax")
        t.laci.ends()
        before = t.dani.credits
        t.dani.attacks(t.laci, "colony")
        assert t.dani.credits == before - 3

    def test_action_tax(self, t):
        play(t, "e_toll")
        t.laci.ends()
        before = t.dani.credits
        t.dani.does("draw")
        t.dani.does("develop", t.dani.base("rb_mine_ring"))
        assert t.dani.credits == before - 2 - 2  # KG-5.14: else one each

    def test_forced_to_attack(self, t):
        play(t, "e_rage")
        t.laci.cannot("action", "end", "kaosz.must_attack")
        t.laci.attacks(t.dani, "colony")
        t.dani.defends()
        t.laci.bombs()
        t.laci.ends()


class TestStructure:
    def test_choose_one(self, t):
        play(t, "e_choose")
        t.laci.answers("way", ["mode", 0])
        assert t.laci.credits == 11

    def test_if_then_else(self, t):
        play(t, "e_if")
        assert t.laci.count("hq") == 1
        t.laci.ship("s_hawk")
        play(t, "e_if")
        assert t.laci.credits == 11

    def test_for_each(self, t):
        other = t.laci.ship("s_hawk")
        play(t, "e_each")
        assert [t.state_of(s) for s in (t.hawk, other, t.foe)] == ["used", "used", "active"]
        assert t.laci.credits == 12

    def test_repeat(self, t):
        t.laci.ship("s_hawk")
        play(t, "e_repeat")
        assert t.laci.credits == 12

    @pytest.mark.parametrize(("answer", "milled", "left"), [("yes", 0, 8), ("no", 3, 10)])
    def test_unless_he_pays(self, t, answer, milled, left):
        play(t, "e_unless")
        t.dani.answers("optional", answer)
        assert (t.dani.count("ruin"), t.dani.credits) == (milled, left)

    def test_who_cannot_pay_is_not_asked(self, t):
        t.dani.credits = 1
        play(t, "e_unless")
        assert t.dani.count("ruin") == 3

    def test_delayed(self, t):
        play(t, "e_later")
        assert t.laci.credits == 10
        t.laci.ends()
        assert t.laci.credits == 12
        t.dani.ends()
        t.laci.ends()
        assert t.laci.credits == 12 + 5

    def test_sequence(self, t):
        play(t, "e_sequence")
        assert (t.laci.credits, t.laci.count("hq")) == (11, 1)

    def test_x_is_paid_and_counts(self, t):
        play(t, "e_x")
        t.laci.cannot("x", 11, "core.out_of_range")
        t.laci.answers("x", 4)
        assert t.laci.credits == 10 - 4 + 8

    def test_amounts_nest(self, t):
        play(t, "e_sums")
        assert t.laci.credits == 17
