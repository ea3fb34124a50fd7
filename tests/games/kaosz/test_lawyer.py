"""Fine points of the rules, each found by reading the digest word for word against the program."""

from __future__ import annotations

from rules import CONCEDE, PASS, Answer

from .galaxy import attack, deal, hush, loud, raid, reply
from .support import REPLY, ship, table


def windows_over(t):
    """Everybody passes in the windows that are open now."""
    while t.asked()[0][1] == REPLY:
        t.players[t.asked()[0][0]].answers("reply", PASS)


class TestPrices:
    def test_two_ships_that_return_fire_do_not_buy_fire_with_the_same_credits(self):
        """KG-8.5, 8.16: every point costs 2 credits, paid at once."""
        t = table(
            ship("volley", "4-4-9-1", "destroyer", keywords=["burst"]),
            ship("gunboat", "2-2-5-1", "cruiser", keywords=["heavy_armament"]),
        )
        volley, one, other = t.laci.ship("volley"), t.dani.ship("gunboat"), t.dani.ship("gunboat")
        t.begin(t.laci)
        t.dani.credits = 3
        attack(t, "colony", volley, defenders=(one, other))
        t.laci.answers("fire.fire", ["burst", volley])
        t.laci.answers("burst", [one, other])
        t.dani.answers("return", "return")
        t.dani.answers("heavy", 1)
        t.dani.answers("return", "return")
        assert not t.dani.is_asked("heavy")
        assert (t.dani.credits, t.fire(one), t.fire(other)) == (1, 3, 2)


class TestTargets:
    def test_a_second_target_is_another_card(self):
        """KG-6.22: without a second base Tunnel Rush has no legal targets."""
        t = deal("in_tunnel_rush")
        t.laci.base("rb_mine_ring", developments=3)
        rush = t.laci.hq("in_tunnel_rush")
        t.begin(t.laci)
        assert t.laci.why_not(("play", rush)).rule == "KG-6.22"

    def test_the_first_target_cannot_be_named_twice(self):
        """KG-6.22."""
        t = deal("in_tunnel_rush")
        one, other = t.laci.base("rb_mine_ring", developments=3), t.laci.base("rb_mine_ring")
        rush = t.laci.hq("in_tunnel_rush")
        t.begin(t.laci).plays(rush, one)
        assert t.laci.offered("target") == [other]

    def test_new_targets_of_a_mirror_dish_are_two_cards_as_well(self):
        """KG-6.22: whoever turns the first target to the second card must name another second one."""
        t = loud(deal("in_tunnel_rush", "tr_mirror_dish"))
        one, other = t.laci.base("rb_mine_ring", developments=3), t.laci.base("rb_mine_ring", developments=2)
        rush, dish = t.laci.hq("in_tunnel_rush"), t.dani.hq("tr_mirror_dish")
        t.begin(t.laci).plays(rush, one, other)
        reply(t, t.dani, dish)
        t.dani.answers("target", ("item", 1))
        windows_over(t)
        t.dani.answers("retarget", other)
        assert t.dani.offered("retarget") == [one]
        t.dani.answers("retarget", one)
        hush(t)
        assert [t.g.developments[card] for card in (one, other)] == [5, 0]

    def test_an_echo_calls_its_own_opponent_opponent(self):
        """KG-9.11: "target interrupt of your opponent" is not one of the player who repeats the card."""
        t = loud(deal("za_mocking_echo", "xe_no", "za_cheap_shot"))
        no, echo, own = t.dani.hq("xe_no"), t.laci.hq("za_mocking_echo"), t.laci.hq("za_cheap_shot")
        hawk = t.laci.ship("rb_cobra_flash")
        t.begin(t.laci).attacks(t.dani, "colony")
        reply(t, t.laci, own)
        t.laci.answers("target", hawk)
        reply(t, t.dani, no)
        t.dani.answers("target", ("item", 1))
        reply(t, t.laci, echo)
        t.laci.answers("target", ("item", 2))
        windows_over(t)
        t.laci.answers("optional", "yes")
        hush(t)
        assert (t.laci.credits, t.fire(hawk)) == (10 - 1 - 2 - 3, 4)


class TestCombat:
    def test_a_ship_that_has_joined_before_the_defenders_is_not_designated_again(self):
        """KG-7.12, 7.15: a ship takes part once."""
        t = loud(deal("sh_from_below"))
        hawk = t.laci.ship("rb_cobra_flash")
        early, late, card = t.dani.ship("rb_cobra_flash"), t.dani.ship("rb_cobra_flash"), t.dani.hq("sh_from_below")
        t.begin(t.laci).attacks(t.dani, "colony")
        windows_over(t)
        t.laci.sends(hawk)
        reply(t, t.dani, card)
        t.dani.answers("target", early)
        hush(t)
        assert t.dani.offered("defenders") == [late]
        t.dani.defends(late)
        assert t.g.combat.defenders == [early, late]

    def test_the_opponent_of_the_ship_that_hides_answers_first(self):
        """KG-6.10, 8.7: a Stealth bombardment as an answer is announced, so the shooter has the first chance."""
        t = loud(table(ship("sneak", "3-2-3-2", keywords=["stealth"]), ship("guard", "5-1-3-0")))
        sneak, guard = t.laci.ship("sneak"), t.dani.ship("guard")
        t.laci.hq("rb_extra_hit")
        t.dani.hq("rb_extra_hit")
        t.begin(t.laci).attacks(t.dani, "colony")
        windows_over(t)
        t.laci.sends(sneak)
        windows_over(t)
        t.dani.defends(guard)
        windows_over(t)
        t.dani.fires(guard, sneak)
        t.laci.answers("return", "stealth")
        assert t.dani.is_asked(REPLY)

    def test_a_burst_that_has_become_too_weak_for_its_list_is_divided_by_the_shooter(self):
        """KG-8.13, D22: at least 1 for each listed ship as far as the fire suffices, and he says for whom."""
        t = loud(deal("tr_jam", "ca_sticky_sap"))
        burst = t.laci.ship("rb_crx")
        prey = [t.dani.ship("rb_mammoth") for _ in range(5)]
        jam = t.dani.hq("tr_jam")
        t.begin(t.laci).attacks(t.dani, "colony")
        windows_over(t)
        t.laci.sends(burst)
        windows_over(t)
        t.dani.defends(*prey)
        windows_over(t)
        while t.dani.is_asked("fire.fire"):
            t.dani.answers("fire.fire", PASS)
        t.laci.answers("fire.fire", ["burst", burst])
        t.laci.answers("burst", prey)
        while t.dani.is_asked("return"):
            t.dani.answers("return", "nothing")
        reply(t, t.dani, jam)
        t.dani.answers("target", burst)
        windows_over(t)
        t.laci.cannot("amounts", [1, 1, 1, 1, 1])
        t.laci.cannot("amounts", [2, 1, 1, 0, 0])
        t.laci.answers("amounts", [0, 1, 1, 1, 1])
        assert [t.armor(each) for each in prey] == [3, 2, 2, 2, 2]

    def test_an_ability_at_an_opportunity_is_an_act_and_removes_the_marks(self):
        """KG-7.33, 7.34, D20: the faster ship that had passed comes again."""
        t = deal("za_fuse_biter")
        hawk, guard = t.laci.ship("rb_cobra_flash"), t.dani.ship("rb_mammoth")
        biter = t.dani.crew("za_fuse_biter", paid=True)
        t.begin(t.laci).attacks(t.dani, "colony", hawk, met_by=[guard])
        t.dani.boards(biter, guard)
        t.laci.answers("fire.fire", PASS)
        t.dani.answers("fire.fire", ["use", biter, 0])
        t.dani.answers("target", hawk)
        assert t.armor(hawk) == 1
        assert t.laci.may("fire", hawk, guard)

    def test_using_an_ability_at_an_opportunity_leaves_the_ship_its_shot(self):
        """KG-7.33, 7.34: the order is looked at anew, the ship is still active."""
        t = deal("za_fuse_biter")
        hawk, guard = t.laci.ship("rb_cobra_flash"), t.dani.ship("rb_mammoth")
        biter = t.laci.crew("za_fuse_biter", paid=True)
        t.begin(t.laci).attacks(t.dani, "colony", hawk)
        t.laci.boards(biter, hawk)
        t.dani.defends(guard)
        t.laci.answers("fire.fire", ["use", biter, 0])
        t.laci.answers("target", guard)
        assert t.is_in(biter, "trash")
        assert t.armor(guard) == 1
        assert t.laci.may("fire", hawk, guard)

    def test_a_combat_that_ends_in_the_window_of_a_shot_loses_the_shot(self):
        """KG-6.7, 6.21: only the unequip step follows, so nobody is hit and nobody turns used."""
        t = loud(deal("ce_was_that_wise"))
        hawk, tower, card = t.laci.ship("rb_cobra_flash"), t.dani.ship("rb_mammoth"), t.dani.hq("ce_was_that_wise")
        t.begin(t.laci).attacks(t.dani, "colony")
        windows_over(t)
        t.laci.sends(hawk)
        windows_over(t)
        t.dani.defends(tower)
        windows_over(t)
        t.laci.fires(hawk, tower)
        t.dani.answers("return", "return")
        reply(t, t.dani, card)
        hush(t)
        assert t.laci.is_asked("turn.action")
        assert [(t.armor(each), t.state_of(each)) for each in (hawk, tower)] == [(3, "active"), (3, "active")]

    def test_an_honest_base_that_is_bombed_is_not_called_a_bluff(self):
        """KG-6.25, 7.57: its owner is asked like any other and reads why it cannot be paid."""
        t = table()
        ring, bomber = t.dani.base("rb_mine_ring", developments=4), t.laci.ship("rb_crx")
        raid(t, ring, bomber)
        t.laci.bombs(bomber)
        assert t.dani.offered("trap") == ["no"]
        assert t.dani.why_not(("pay", ring)).id == "kaosz.no_trap"

    def test_formation_gives_no_ship_more_than_its_armor_by_all_that_strikes_at_once(self):
        """KG-8.14: two ships return the fire of a Burst; what the first deals is gone when the second is divided."""
        t = table(
            ship("lead", "5-2-3-0", keywords=["formation", "burst"]),
            ship("wing", "4-1-3-0", keywords=["formation"]),
            ship("tower", "1-3-4-0", "cruiser"),
        )
        lead, wing = t.laci.ship("lead"), t.laci.ship("wing")
        one, other = t.dani.ship("tower"), t.dani.ship("tower")
        raid(t, "colony", lead, wing, defenders=(one, other))
        t.laci.answers("fire.fire", ["burst", lead])
        t.laci.answers("burst", [one, other])
        t.dani.answers("return", "return")
        t.dani.answers("return", "return")
        t.laci.answers("formation", "use")
        t.laci.answers("formation_split", [0, 3])
        t.laci.answers("formation", "use")
        t.laci.cannot("formation_split", [0, 3])
        t.laci.answers("formation_split", [3, 0])
        assert t.is_in(lead, "trash")
        assert t.is_in(wing, "trash")

    def test_a_bomber_that_turns_used_can_have_something_else_happen_instead(self):
        """KG-7.59, 17.5: turning used after bombing is the same change as after firing."""
        instead = {"kind": "replacement", "event": "turn_used", "subject": "self",
                   "instead": [{"op": "lose_credits", "who": "you", "by": 2}]}  # fmt: skip
        t = table(ship("tireless", "3-1-3-1", "fighter", 1, instead))
        bomber = t.laci.ship("tireless")
        raid(t, "colony", bomber)
        t.laci.bombs(bomber)
        assert (t.state_of(bomber), t.laci.credits) == ("active", 8)


class TestReasons:
    def test_a_full_ship_says_that_it_has_no_room(self):
        """KG-3.22: paid and unpaid cards count together."""
        t = table()
        hawk = t.laci.ship("rb_cobra_flash")
        t.laci.carries(hawk, "rb_gunner")
        t.laci.carries(hawk, "rb_crx")
        card = t.laci.hq("rb_gunner")
        t.begin(t.laci).cannot("action", ["lay", card, hawk], "kaosz.no_room", "KG-3.22")

    def test_who_is_no_neighbour_cannot_be_attacked_and_says_so(self):
        """KG-11.33."""
        t = table(seats=("dani", "laci", "zoli", "eva"))
        t.dani.ship("rb_crx")
        ring = t.zoli.base("rb_mine_ring")
        t.begin(t.dani).cannot("action", ["attack", t.zoli.seat, ring], "kaosz.neighbour", "KG-11.33")
        assert t.dani.may("attack", t.eva.seat, "colony")


class TestConceding:
    def test_a_card_bound_to_who_concedes_gets_another_neighbour_at_once(self):
        """KG-11.41, 11.42: not only when the next turn begins."""
        t = table(seats=("dani", "laci", "zoli", "eva"))
        ring = t.dani.base("rb_mine_ring", paid=True)
        t.zoli.ship("rb_crx")
        t.g.bound[ring] = t.laci.seat
        t.begin(t.zoli)
        assert t.zoli.is_asked("action")
        t.give(Answer(t.laci.seat, CONCEDE, None))
        t.dani.answers("bound", t.zoli.seat)
        t.zoli.attacks(t.eva, "colony")
        assert t.zoli.credits == 9

    def test_ships_hit_in_a_combat_whose_attacker_concedes_turn_damaged(self):
        """KG-7.46, 11.42: the combat goes on to the unequip step; crew of a damaged ship comes home used (KG-3.57)."""
        t = table(seats=("dani", "laci", "zoli"))
        hawk, tower = t.laci.ship("rb_cobra_flash"), t.dani.ship("rb_mammoth")
        gunner = t.dani.crew("rb_gunner", paid=True)
        t.begin(t.laci).attacks(t.dani, "colony", hawk, met_by=[tower])
        t.dani.boards(gunner, tower)
        t.dani.answers("mode", ("mode", 0))
        t.laci.shoots(hawk, tower)
        t.give(Answer(t.laci.seat, CONCEDE, None))
        assert (t.state_of(tower), t.state_of(gunner)) == ("damaged", "used")


class TestCards:
    def test_crew_sent_home_at_the_end_of_the_pay_step_leaves_nothing_behind(self):
        """KG-3.54, 7.24: Puppet Strings and the gunner's choice happen together; in the cantina he has no effect."""
        t = deal("ce_puppet_strings")
        attacker, defender = t.laci.ship("rb_crx"), t.dani.ship("rb_unicornis")
        t.laci.carries(attacker, "ce_puppet_strings", paid=True)
        gunner = t.dani.crew("rb_gunner", paid=True)
        t.begin(t.laci).attacks(t.dani, "colony", attacker, met_by=[defender])
        t.dani.boards(gunner, defender)
        t.laci.answers("target", gunner)
        t.dani.answers("mode", ("mode", 0))
        assert t.is_in(gunner, "cantina")
        assert t.fire(defender) == 3

    def test_captain_overtime_does_not_desert_from_a_ship_that_is_lost(self):
        """KG-3.28, 6.14: he is destroyed with the ship, and his text does not fetch him from the trash."""
        t = deal("hu_captain_overtime")
        scout, tower = t.laci.ship("rb_marduk_kurios"), t.dani.ship("rb_crx")
        captain = t.laci.crew("hu_captain_overtime", paid=True)
        t.begin(t.laci).attacks(t.dani, "colony", scout)
        t.laci.boards(captain, scout)
        t.dani.defends(tower)
        t.laci.fires(scout, tower)
        t.dani.answers("return", "return")
        assert t.is_in(scout, "trash")
        assert t.is_in(captain, "trash")
