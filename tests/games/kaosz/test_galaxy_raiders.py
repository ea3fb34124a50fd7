"""Cards of our own set in play: Cerebrita, Zarg, Triciplita, Space shark texts that are more than a number (KG-C20)."""

from __future__ import annotations

from rules.kaosz import values
from rules.kaosz.sight import view
from rules.kaosz.words import BURST, CLOAKING

from .galaxy import aim, attack, deal, hush, loud, raid, reply, use


class TestCerebrita:
    def test_committee_costs_a_second_card(self):
        t = deal("ce_committee")
        mine, captain = t.laci.ship("rb_hellfire_brothers"), t.laci.crew("ce_committee", paid=True)
        t.dani.hq("rb_crx", "rb_crx", "rb_crx")
        t.begin(t.laci).attacks(t.dani, "hq", mine)
        t.laci.boards(captain, mine)
        t.laci.bombs(mine)
        while t.dani.is_asked():
            t.dani.answers("", t.dani.offered()[0])
        assert t.dani.count("hq") == 1

    def test_puppet_strings_send_a_gunner_home(self):
        t = deal("ce_puppet_strings")
        mine, foe = t.laci.ship("rb_unicornis"), t.dani.ship("rb_mammoth")
        t.laci.carries(mine, "ce_puppet_strings", paid=True)
        gunner = t.dani.crew("rb_gunner", paid=True)
        t.begin(t.laci).attacks(t.dani, "colony", mine, met_by=[foe])
        t.dani.boards(gunner, foe)
        while not t.laci.is_asked("fire.fire"):
            player = t.players[t.asked()[0][0]]
            player.answers("", player.offered()[0])
        assert t.is_in(gunner, "cantina")

    def test_forgotten_purpose_makes_a_base_unpaid_again(self):
        t = deal("ce_forgotten_purpose")
        ring, card = t.dani.base("rb_mine_ring", paid=True, developments=4), t.laci.hq("ce_forgotten_purpose")
        t.laci.ship("rb_unicornis")
        t.begin(t.laci)
        assert values.attack_tax(t.g, t.laci.seat) == 1
        t.laci.plays(card)
        aim(t.laci, ring)
        assert values.attack_tax(t.g, t.laci.seat) == 0
        assert t.g.developments[ring] == 4

    def test_curfew_lasts_until_the_own_next_turn(self):
        t = deal("ce_curfew_of_the_mind")
        t.dani.ship("rb_unicornis")
        card = t.laci.hq("ce_curfew_of_the_mind")
        t.begin(t.laci).plays(card)
        t.laci.ends()
        assert not t.dani.may("attack", t.laci.seat, "colony")
        t.dani.ends()
        t.laci.ends()
        assert t.dani.may("attack", t.laci.seat, "colony")

    def test_was_that_wise_ends_a_combat(self):
        t = loud(deal("ce_was_that_wise"))
        mine, card = t.laci.ship("rb_crx"), t.dani.hq("ce_was_that_wise")
        t.begin(t.laci).attacks(t.dani, "colony")
        before = t.dani.count("colony")
        reply(t, t.dani, card)
        hush(t)
        assert t.laci.is_asked("turn.action")
        assert (t.dani.count("colony"), t.state_of(mine)) == (before, "active")

    def test_toll_of_thoughts_taxes_only_the_opponent(self):
        t = deal("ce_toll_of_thoughts")
        t.dani.base("ce_toll_of_thoughts", paid=True)
        t.begin(t.laci).does("draw")
        assert t.laci.credits == 8
        t.laci.ends()
        before = t.dani.credits
        t.dani.does("draw")
        assert t.dani.credits == before - 1

    def test_calm_field_weakens_only_enemy_attackers(self):
        t = deal("ce_calm_field")
        t.dani.base("ce_calm_field", paid=True)
        mine = t.laci.ship("rb_hellfire_brothers")
        t.begin(t.laci)
        assert t.bomb(mine) == 4
        attack(t, "colony", mine)
        assert t.bomb(mine) == 3


class TestZarg:
    def test_clown_mine_hits_one_attacker_of_the_defenders_choice(self):
        t = deal("za_clown_mine")
        one, two = t.laci.ship("rb_hellfire_brothers"), t.laci.ship("rb_unicornis")
        trap = t.dani.base("za_clown_mine")
        raid(t, trap, one, two)
        t.laci.bombs(one, two)
        t.dani.answers("trap", ["pay", trap])
        t.dani.answers("", two)
        assert t.is_in(two, "trash") and t.is_in(one, "hangar")

    def test_false_bottom_empties_the_attackers_hand(self):
        t = deal("za_false_bottom")
        mine, trap = t.laci.ship("rb_hellfire_brothers"), t.dani.base("za_false_bottom")
        t.laci.hq("rb_crx", "rb_crx", "rb_crx")
        raid(t, trap, mine)
        t.laci.bombs(mine)
        t.dani.answers("trap", ["pay", trap])
        assert t.laci.count("hq") == 1

    def test_change_of_plans_turns_an_attack_to_the_hq(self):
        t = loud(deal("za_change_of_plans"))
        mine, card = t.laci.ship("rb_hellfire_brothers"), t.dani.hq("za_change_of_plans")
        t.dani.hq("rb_crx")
        t.begin(t.laci).attacks(t.dani, "colony")
        reply(t, t.dani, card)
        t.dani.answers("", ["mode", 1])
        hush(t)
        t.laci.sends(mine)
        before = t.dani.count("colony")
        t.laci.bombs(mine)
        t.dani.answers("hq_discard", t.dani.offered()[0])
        assert (t.dani.count("colony"), t.dani.count("hq")) == (before, 0)

    def test_taunted_ships_must_all_attack(self):
        t = loud(deal("za_taunt"))
        mine, card = t.laci.ship("rb_hellfire_brothers"), t.dani.hq("za_taunt")
        t.begin(t.dani)
        assert not t.dani.may("play", card)
        t.dani.does("end")
        reply(t, t.dani, card)
        hush(t)
        assert not t.laci.may("end")
        t.laci.attacks(t.dani, "colony")
        assert t.g.combat.attackers == [mine]

    def test_mocking_echo_repeats_an_interrupt_for_its_player(self):
        t = loud(deal("za_mocking_echo", "ca_refund_clause"))
        ship, refund, echo = t.laci.ship("rb_unicornis"), t.laci.hq("ca_refund_clause"), t.dani.hq("za_mocking_echo")
        t.begin(t.laci).plays(refund)
        aim(t.laci, ship)
        reply(t, t.dani, echo)
        t.dani.answers("target", t.dani.offered()[0])
        hush(t)
        assert (t.laci.credits, t.dani.credits) == (10 - 2 + 1, 10 - 2 + 1)

    def test_smoke_coat_lets_a_ship_slip_away(self):
        t = deal("za_smoke_coat")
        mine, foe = t.laci.ship("rb_unicornis"), t.dani.ship("rb_cobra_flash")
        coat = t.laci.carries(mine, "za_smoke_coat", paid=True)
        t.begin(t.laci).attacks(t.dani, "colony", mine)
        loud(t)
        t.dani.defends(foe)
        use(t, t.laci, coat)
        aim(t.laci, mine)
        hush(t)
        assert t.laci.is_asked("turn.action")
        assert (t.is_in(coat, "trash"), t.state_of(mine)) == (True, "active")


class TestTriciplita:
    def test_phase_shield_dies_for_its_ship(self):
        t = deal("tr_phase_shield")
        mine, foe = t.laci.ship("rb_cobra_flash"), t.dani.ship("rb_crx")
        shield = t.laci.carries(mine, "tr_phase_shield", paid=True)
        raid(t, "colony", mine, defenders=[foe])
        t.laci.fires(mine, foe)
        t.dani.answers("", "return")
        assert t.is_in(shield, "trash")
        assert (t.place(mine), t.armor(mine), t.state_of(mine)) == ("hangar:1", 3, "damaged")

    def test_rockets_work_at_the_end_of_the_pay_step(self):
        """KG-7.24, 7.62."""
        t = deal("tr_triplet_rockets", "tr_blinding_flare")
        mine = t.laci.ship("rb_unicornis")
        rockets = t.laci.carries(mine, "tr_triplet_rockets"), t.laci.carries(mine, "tr_blinding_flare")
        one, two = t.dani.ship("rb_cobra_flash"), t.dani.ship("rb_deathwing")
        t.begin(t.laci)
        assert not t.laci.may("pay", rockets[0])
        attack(t, "colony", mine, defenders=[one, two], pay=rockets)
        t.laci.answers("", [one, two])
        t.laci.answers("", one)
        assert (t.armor(one), t.state_of(one)) == (2, "used")
        assert t.is_in(two, "trash")
        assert t.laci.credits == 10 - 2 - 1

    def test_bunker_opener_raises_the_total(self):
        t = deal("tr_bunker_opener")
        mine = t.laci.ship("rb_deathwing")
        rocket = t.laci.carries(mine, "tr_bunker_opener")
        before = t.dani.count("colony")
        raid(t, "colony", mine, pay=[rocket])
        t.laci.bombs(mine)
        assert t.dani.count("colony") == before - 3

    def test_equipment_is_cheaper_in_the_ring_and_on_the_towers(self):
        t = deal("tr_assembly_ring", "tr_three_towers", "tr_tri_laser")
        t.laci.base("tr_assembly_ring", paid=True)
        towers, other = t.laci.ship("tr_three_towers"), t.laci.ship("rb_unicornis")
        one, two = t.laci.carries(towers, "tr_tri_laser"), t.laci.carries(other, "tr_tri_laser")
        t.begin(t.laci).pays(one)
        assert t.laci.credits == 10
        t.laci.pays(two)
        assert t.laci.credits == 9

    def test_magnetic_snare_strips_the_attackers(self):
        t = deal("tr_magnetic_snare", "tr_prism_shield")
        mine, other = t.laci.ship("rb_hellfire_brothers"), t.laci.ship("rb_unicornis")
        lost, kept = t.laci.carries(mine, "tr_prism_shield", paid=True), t.laci.carries(other, "tr_prism_shield")
        trap = t.dani.base("tr_magnetic_snare")
        raid(t, trap, mine)
        t.laci.bombs(mine)
        t.dani.answers("trap", ["pay", trap])
        assert t.is_in(lost, "trash") and t.is_in(kept, "on")
        assert t.armor(mine) == 2

    def test_bent_light_hides_all_own_ships(self):
        """KG-8.10."""
        t = deal("tr_bend_the_light", "sh_blood_scent")
        mine, card = t.laci.ship("rb_unicornis"), t.laci.hq("tr_bend_the_light")
        scent = t.dani.hq("sh_blood_scent")
        t.begin(t.laci).plays(card)
        assert values.abilities(t.g, mine) & CLOAKING
        t.laci.ends()
        assert not t.dani.may("play", scent)
        t.dani.ends()
        assert not values.abilities(t.g, mine) & CLOAKING

    def test_jam_takes_burst_away(self):
        t = loud(deal("tr_jam"))
        mine, foe, card = t.laci.ship("rb_crx"), t.dani.ship("rb_cobra_flash"), t.dani.hq("tr_jam")
        t.begin(t.laci).attacks(t.dani, "colony")
        reply(t, t.dani, card)
        t.dani.answers("target", mine)
        hush(t)
        assert t.fire(mine) == 4
        assert not values.abilities(t.g, mine) & BURST
        assert t.fire(foe) == 2


class TestSpaceShark:
    def test_coral_dock_widens_the_hangar_and_pays_for_destroyers(self):
        t = deal("sh_coral_dock", credits=20)
        t.laci.base("sh_coral_dock", paid=True)
        giant, small = t.laci.hq("rb_crx", "rb_deathwing")
        t.begin(t.laci)
        assert values.limit(t.g, t.laci.seat, "hangar") == 16
        assert values.limit(t.g, t.dani.seat, "hangar") == 12
        seen = view(t.g, t.dani.seat)["players"]
        assert [player["limits"]["hangar"] for player in seen] == [16 if p["seat"] == t.laci.seat else 12 for p in seen]
        t.laci.does("launch", small)
        assert t.laci.count("hq") == 1
        t.laci.does("launch", giant)
        assert t.laci.count("hq") == 1

    def test_feeding_pit_spares_dear_ships(self):
        t = deal("sh_feeding_pit")
        dear, cheap = t.laci.ship("rb_crx"), t.laci.ship("rb_cobra_flash")
        trap = t.dani.base("sh_feeding_pit")
        raid(t, trap, dear, cheap)
        t.laci.bombs(dear)
        t.dani.answers("trap", ["pay", trap])
        aim(t.dani, cheap)
        assert t.is_in(cheap, "trash") and t.is_in(dear, "hangar")

    def test_last_bite_and_reef_of_teeth(self):
        t = deal("sh_last_bite", "sh_reef_of_teeth")
        t.laci.base("sh_reef_of_teeth", paid=True)
        whole, hurt = t.dani.ship("rb_crx"), t.dani.ship("rb_crx", state="damaged")
        card = t.laci.hq("sh_last_bite")
        t.begin(t.laci).plays(card)
        aim(t.laci, hurt)
        assert t.is_in(hurt, "trash") and t.is_in(whole, "hangar")
        assert t.laci.count("hq") == 1

    def test_second_row_brings_a_cheap_ship_back(self):
        t = deal("sh_second_row")
        small = t.laci.trash("rb_deathwing", "rb_crx")[0]
        card = t.laci.hq("sh_second_row")
        t.begin(t.laci).plays(card)
        aim(t.laci, small)
        assert t.is_in(small, "hangar") and t.state_of(small) == "active"

    def test_bite_again_is_for_used_ships_not_for_damaged_ones(self):
        t = loud(deal("sh_bite_again"))
        mine, hurt, foe = t.laci.ship("rb_crx"), t.laci.ship("rb_mammoth"), t.dani.ship("rb_cobra_flash")
        card = t.laci.hq("sh_bite_again")
        t.begin(t.laci).attacks(t.dani, "colony")
        reply(t, t.laci, card)
        hush(t)
        t.laci.sends(mine, hurt)
        t.dani.defends(foe)
        t.dani.fires(foe, hurt)
        t.laci.answers("", "nothing")
        t.laci.fires(mine, foe)
        assert (t.state_of(mine), t.state_of(hurt)) == ("used", "damaged")
        assert t.laci.offered("bombers") == [mine]

    def test_from_below_brings_a_late_defender(self):
        t = loud(deal("sh_from_below"))
        mine, foe, card = t.laci.ship("rb_unicornis"), t.dani.ship("rb_cobra_flash"), t.dani.hq("sh_from_below")
        t.begin(t.laci).attacks(t.dani, "colony")
        assert not t.dani.may("play", card)
        hush(t)
        loud(t)
        t.laci.sends(mine)
        while not t.dani.is_asked("defenders"):
            t.players[t.asked()[0][0]].passes()
        t.dani.defends()
        reply(t, t.dani, card)
        aim(t.dani, foe)
        hush(t)
        assert t.g.combat.defenders == [foe]
        assert t.dani.is_asked("fire.fire")

    def test_double_agent_looks_before_it_strikes(self):
        t = deal("sh_double_agent")
        agent, ring = t.laci.crew("sh_double_agent", paid=True), t.dani.base("rb_mine_ring")
        t.begin(t.laci).does("use", agent, 0)
        aim(t.laci, ring)
        t.laci.answers("optional", "yes")
        assert t.is_in(ring, "ruin") and t.is_in(agent, "trash")
        assert t.laci.credits == 9
