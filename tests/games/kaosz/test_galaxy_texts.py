"""The simpler texts of our own set, card by card: what each does, and what it may not."""

from __future__ import annotations

import pytest

from rules import PASS
from rules.kaosz import values

from .galaxy import aim, attack, crew_or_pay, deal, hush, loud, raid, reply, use, written

SHIP, BIG = "rb_unicornis", "rb_crx"


def play(t, name, *targets):
    """Laci plays an event in his main phase with these targets."""
    number = t.laci.hq(name)
    t.begin(t.laci).plays(number)
    for target in targets:
        aim(t.laci, target)
    return number


def in_combat(name, *targets, mine=SHIP, foe="rb_cobra_flash"):
    """Laci attacks with one ship, Dani defends with one; before the first shot Laci plays an interrupt."""
    t = loud(deal(name))
    t.mine, t.foe, number = t.laci.ship(mine), t.dani.ship(foe), t.laci.hq(name)
    t.begin(t.laci).attacks(t.dani, "colony")
    hush(t)
    t.laci.sends(t.mine)
    loud(t)
    t.dani.defends(t.foe)
    reply(t, t.laci, number)
    for target in targets:
        aim(t.laci, getattr(t, target))
    hush(t)
    return t


class TestEventsThatGiveOrTake:
    @pytest.mark.parametrize(("name", "gain"), [
        ("ca_harvest", 5), ("ca_first_fruits", 3), ("xe_scrap_sale", 4), ("ca_protection_money", 3),
        ("hu_war_bonds", 0),
    ])  # fmt: skip
    def test_credits(self, name, gain):
        t = deal(name)
        play(t, name)
        assert t.laci.credits == 10 - written()[name]["cost"] + gain

    def test_protection_money_takes_no_more_than_there_is(self):
        t = deal("ca_protection_money")
        t.dani.credits = 1
        play(t, "ca_protection_money")
        assert (t.laci.credits, t.dani.credits) == (9, 0)

    def test_war_bonds_pay_for_ships_up_to_five(self):
        t = deal("hu_war_bonds")
        for _ in range(7):
            t.laci.ship(SHIP)
        play(t, "hu_war_bonds")
        assert t.laci.credits == 10 - 1 + 5

    def test_scrap_sale_costs_a_card_of_the_own_colony(self):
        t = deal("xe_scrap_sale")
        before = t.laci.count("colony")
        play(t, "xe_scrap_sale")
        assert t.laci.count("colony") == before - 2  # one became the event itself

    def test_combined_fleet_needs_all_three_classes(self):
        for ships, drawn in ((("rb_deathwing", "rb_cobra_flash"), 1), (("rb_deathwing", "rb_cobra_flash", SHIP), 4)):
            t = deal("hu_combined_fleet")
            for name in ships:
                t.laci.ship(name)
            play(t, "hu_combined_fleet")
            assert t.laci.count("hq") == drawn

    def test_collected_wisdom_takes_two_of_five(self):
        t = deal("ce_collected_wisdom")
        play(t, "ce_collected_wisdom")
        top = t.laci.offered()
        assert len(top) == 5
        t.laci.answers("take", top[:2])
        assert t.laci.count("hq") == 2

    def test_sudden_doubt_chooses_from_the_open_hand(self):
        t = deal("ce_sudden_doubt")
        best, _ = t.dani.hq(BIG, SHIP)
        play(t, "ce_sudden_doubt")
        t.laci.answers("", best)
        assert t.is_in(best, "ruin") and t.dani.count("hq") == 1

    def test_nectar_ration_and_mended_comb_serve_bases(self):
        t = deal("in_nectar_ration", "in_mended_comb")
        nest, old = t.laci.base("rb_mine_ring"), t.laci.trash("rb_mine_ring")
        play(t, "in_nectar_ration", nest)
        assert t.g.developments[nest] == 3
        play(t, "in_mended_comb", old)
        assert t.is_in(old, "hq")

    def test_second_hand_shop_returns_two_of_the_own_trash(self):
        t = deal("tr_salvage_sort", "tr_tri_laser")
        old = t.laci.trash("tr_tri_laser", "tr_tri_laser", "rb_crx")
        play(t, "tr_salvage_sort", old[:2])
        assert t.laci.count("hq") == 2


class TestEventsThatHarm:
    def test_ramming_speed_hurts_both(self):
        t = deal("xe_ramming_speed")
        mine, foe = t.laci.ship(SHIP), t.dani.ship(BIG)
        play(t, "xe_ramming_speed", foe, mine)
        assert (t.armor(mine), t.armor(foe)) == (1, 3)
        assert (t.state_of(mine), t.state_of(foe)) == ("damaged", "damaged")

    def test_ramming_speed_needs_an_own_ship(self):
        """KG-6.22."""
        t = deal("xe_ramming_speed")
        t.dani.ship(BIG)
        number = t.laci.hq("xe_ramming_speed")
        t.begin(t.laci)
        assert not t.laci.may("play", number)

    def test_bar_brawl_spares_nobody(self):
        t = deal("za_bar_brawl")
        ships = [t.laci.ship("rb_deathwing"), t.laci.ship(SHIP), t.dani.ship(BIG)]
        play(t, "za_bar_brawl")
        assert t.is_in(ships[0], "trash")
        assert [t.armor(s) for s in ships[1:]] == [2, 4]

    def test_mental_collapse_and_impact_study_destroy_crew_or_base(self):
        t = deal("ce_mental_collapse", "xe_impact_study")
        gunner, ring = t.dani.crew("rb_gunner", paid=True), t.dani.base("rb_mine_ring")
        play(t, "ce_mental_collapse", gunner)
        assert t.is_in(gunner, "trash")
        study = t.laci.base("xe_impact_study", developments=2)
        t.laci.pays(study)
        aim(t.laci, ring)
        assert t.is_in(ring, "ruin") and t.is_in(study, "trash")

    def test_mass_hypnosis_puts_two_ships_to_sleep(self):
        t = deal("ce_mass_hypnosis")
        ships = [t.dani.ship(SHIP) for _ in range(3)]
        play(t, "ce_mass_hypnosis", ships[:2])
        assert [t.state_of(s) for s in ships] == ["used", "used", "active"]

    def test_dismantle_offers_only_ways_with_a_target(self):
        t = deal("tr_dismantle", "tr_tri_laser")
        ring = t.dani.base("rb_mine_ring", developments=4)
        play(t, "tr_dismantle", ring)
        assert t.g.developments[ring] == 1
        t.g.developments[ring] = 4
        ship = t.dani.ship(SHIP)
        laser = t.dani.carries(ship, "tr_tri_laser", paid=True)
        number = t.laci.hq("tr_dismantle")
        t.begin(t.laci).plays(number)
        t.laci.answers("mode", ["mode", 0])
        aim(t.laci, laser)
        assert t.is_in(laser, "trash") and t.g.developments[ring] == 4


class TestEventsThatTurnAndMove:
    def test_regroup_turns_everything_back_by_one_step(self):
        t = deal("hu_regroup")
        ships = [t.laci.ship(SHIP, state=state) for state in ("damaged", "used", "active")]
        foe = t.dani.ship(SHIP, state="used")
        play(t, "hu_regroup")
        assert [t.state_of(s) for s in (*ships, foe)] == ["used", "active", "active", "used"]

    def test_retrofit_moves_equipment_and_wakes_the_ship(self):
        t = deal("tr_retrofit", "tr_tri_laser")
        one, two = t.laci.ship(SHIP), t.laci.ship(SHIP, state="used")
        laser = t.laci.carries(one, "tr_tri_laser", paid=True)
        play(t, "tr_retrofit", laser, two)
        assert t.g.carrier[laser] == two
        assert (t.fire(two), t.state_of(two)) == (5, "active")


class TestCombatInterrupts:
    @pytest.mark.parametrize(("name", "fire"), [("za_cheap_shot", 5), ("hu_covering_volley", 4)])
    def test_fire(self, name, fire):
        t = in_combat(name, "mine")
        assert t.fire(t.mine) == fire

    def test_covering_volley_is_stronger_with_three_ships(self):
        t = loud(deal("hu_covering_volley"))
        ships = [t.laci.ship(SHIP) for _ in range(3)]
        number = t.laci.hq("hu_covering_volley")
        t.begin(t.laci).attacks(t.dani, "colony")
        hush(t)
        loud(t)
        t.laci.sends(*ships)
        reply(t, t.laci, number)
        aim(t.laci, ships[0])
        hush(t)
        assert [t.fire(s) for s in ships] == [5, 3, 3]

    def test_clenched_teeth(self):
        t = in_combat("xe_clenched_teeth", "mine")
        assert t.armor(t.mine) == 5

    def test_close_ranks_is_only_for_formation(self):
        t = in_combat("hu_close_ranks")
        assert (t.armor(t.mine), t.armor(t.foe)) == (4, 3)

    def test_sand_in_the_gears(self):
        t = in_combat("za_sand_in_the_gears", "foe")
        assert t.armor(t.foe) == 1

    def test_trip_wire_stops_a_ship_that_takes_part(self):
        t = in_combat("za_trip_wire", "foe")
        assert t.state_of(t.foe) == "used"
        assert t.laci.is_asked("fire.fire")


class TestOtherInterrupts:
    def test_low_tide_keeps_a_ship_from_defending(self):
        t = loud(deal("sh_low_tide"))
        mine, foe, number = t.laci.ship(SHIP), t.dani.ship(SHIP), t.laci.hq("sh_low_tide")
        t.begin(t.laci).attacks(t.dani, "colony")
        reply(t, t.laci, number)
        aim(t.laci, foe)
        hush(t)
        t.laci.sends(mine)
        assert t.laci.is_asked("bombers")

    def test_as_if_negates_an_interrupt_on_the_stack(self):
        t = loud(deal("za_nope", "ca_refund_clause"))
        ship, refund, nope = t.laci.ship(SHIP), t.laci.hq("ca_refund_clause"), t.dani.hq("za_nope")
        t.begin(t.laci)
        assert not t.laci.may("play", nope)
        t.laci.plays(refund)
        aim(t.laci, ship)
        reply(t, t.dani, nope)
        aim(t.dani, t.dani.offered()[0])
        hush(t)
        assert (t.laci.credits, t.dani.credits) == (8, 9)
        assert t.is_in(refund, "trash")

    def test_mirror_dish_sends_an_interrupt_elsewhere(self):
        t = loud(deal("tr_mirror_dish", "sh_low_tide"))
        one, two = t.dani.ship(SHIP), t.dani.ship(BIG)
        tide, dish = t.laci.hq("sh_low_tide"), t.dani.hq("tr_mirror_dish")
        t.begin(t.laci).plays(tide)
        aim(t.laci, two)
        reply(t, t.dani, dish)
        aim(t.dani, t.dani.offered()[0])
        while not t.dani.is_asked("retarget"):
            t.players[t.asked()[0][0]].passes()
        t.dani.answers("", one)
        hush(t)
        assert (t.state_of(one), t.state_of(two)) == ("used", "active")

    def test_tunnel_rush_moves_what_there_is(self):
        t = deal("in_tunnel_rush")
        one, two = t.laci.base("rb_mine_ring", developments=2), t.laci.base("rb_mine_ring")
        play(t, "in_tunnel_rush", one, two)
        assert [t.g.developments[b] for b in (one, two)] == [0, 2]

    def test_start_interrupts_are_for_start_phases(self):
        """KG-3.91: Night Shift lowers a limit for the turn, Morning Briefing searches, the sale lowers prices."""
        names = ("in_night_shift", "hu_morning_briefing", "ca_discount_season")
        t = loud(deal(*names))
        shift, briefing, sale = t.laci.hq(*names)
        ship, nest = t.laci.hq(BIG), t.laci.base("rb_mine_ring", developments=2)
        t.begin(t.dani).does("end")
        reply(t, t.laci, sale)
        reply(t, t.laci, shift)
        aim(t.laci, nest)
        reply(t, t.laci, briefing)
        while not t.laci.is_asked("take"):
            player = t.players[t.asked()[0][0]]
            player.answers("", player.offered() if player.is_asked("arrange") else PASS)
        assert len(t.laci.offered()) == 3
        t.laci.answers("take", t.laci.offered()[0])
        hush(t)
        assert values.cost(t.g, t.laci.seat, ship) == 12
        assert t.laci.may("pay", nest)


class TestAbilities:
    @pytest.mark.parametrize("name", ["ca_tax_fern", "ca_dealer_orchid", "ce_oracle_in_a_jar", "sh_bottom_feeder"])
    def test_passengers_turn_used(self, name):
        """KG-3.55."""
        t = deal(name)
        who, ring = t.laci.crew(name, paid=True), t.dani.base("rb_mine_ring")
        t.laci.hq(BIG)
        t.begin(t.laci).does("use", who, 0)
        if name == "sh_bottom_feeder":
            aim(t.laci, ring)
        if name in ("ca_dealer_orchid", "ce_oracle_in_a_jar"):
            t.laci.answers("", [t.laci.offered()[0]] if name == "ca_dealer_orchid" else t.laci.offered()[0])
        assert t.state_of(who) == "used"
        assert not t.laci.may("use", who, 0)
        expected = {"ca_tax_fern": (11, 1), "ca_dealer_orchid": (13, 0), "ce_oracle_in_a_jar": (9, 2)}
        assert (t.laci.credits, t.laci.count("hq")) == expected.get(name, (10, 1))

    @pytest.mark.parametrize("name", ["in_egg_cargo", "tr_magnet_arm", "ce_thought_recorder"])
    def test_items_turn_their_ship_used(self, name):
        """KG-A28."""
        t = deal(name, "tr_tri_laser")
        ship, nest, old = t.laci.ship(SHIP), t.laci.base("rb_mine_ring"), t.laci.trash("tr_tri_laser")
        item = t.laci.carries(ship, name, paid=True)
        t.begin(t.laci).does("use", item, 0)
        if name == "ce_thought_recorder":
            t.laci.answers("take", t.laci.offered()[0])
        else:
            aim(t.laci, nest if name == "in_egg_cargo" else old)
        assert t.state_of(ship) == "used"
        assert t.g.developments[nest] == (1 if name == "in_egg_cargo" else 0)
        assert t.laci.count("hq") == (0 if name == "in_egg_cargo" else 1)

    def test_gambling_den_leaves_the_choice_to_the_opponent(self):
        t = deal("za_gambling_den")
        den = t.laci.base("za_gambling_den", paid=True)
        before = t.dani.count("colony")
        t.begin(t.laci).does("use", den, 0)
        t.dani.answers("", ["mode", 1])
        assert (t.laci.credits, t.dani.credits, t.dani.count("colony")) == (9, 10, before - 2)
        assert not t.laci.may("use", den, 0)

    @pytest.mark.parametrize("name", ["za_fuse_biter", "za_knife_juggler", "in_comb_drone"])
    def test_crew_is_sacrificed_aboard_only(self, name):
        """KG-3.54, KG-3.6; KG-7.44: another shot is one more, then the ship turns used."""
        t = deal(name)
        mine, foe, who = t.laci.ship(SHIP), t.dani.ship(BIG), t.laci.crew(name, paid=True)
        nest = t.laci.base("rb_mine_ring")
        t.begin(t.laci)
        assert not t.laci.may("use", who, 0)
        t.laci.attacks(t.dani, "colony", mine)
        t.laci.boards(who, mine)
        crew_or_pay(t, ())
        loud(t)
        t.dani.defends(foe)
        use(t, t.laci, who)
        aim(t.laci, {"za_fuse_biter": foe, "za_knife_juggler": mine, "in_comb_drone": nest}[name])
        hush(t)
        assert t.is_in(who, "trash")
        t.laci.fires(mine, foe)
        t.dani.answers("", "nothing")
        assert t.is_in(foe, "trash" if name == "za_fuse_biter" else "hangar")
        assert t.g.developments[nest] == (3 if name == "in_comb_drone" else 0)
        if name == "za_knife_juggler":
            assert t.state_of(mine) == "active"
            t.laci.fires(mine, foe)
            t.dani.answers("", "nothing")
            assert t.state_of(mine) == "used"


class TestShipsAndAttachments:
    def test_surveyor_moth_starts_a_building_site(self):
        t = deal("in_surveyor_moth")
        nest, moth = t.laci.base("rb_mine_ring"), t.laci.hq("in_surveyor_moth")
        t.begin(t.laci).does("launch", moth)
        aim(t.laci, nest)
        assert t.g.developments[nest] == 1

    def test_insured_pod_pays_when_it_is_lost(self):
        t = deal("ca_insured_pod", "za_bar_brawl")
        t.dani.ship("ca_insured_pod", lost=1)
        play(t, "za_bar_brawl")
        assert t.dani.credits == 11

    def test_nectar_hauler_earns_once_per_turn(self):
        t = deal("ca_nectar_hauler")
        one, two = t.laci.ship("ca_nectar_hauler"), t.laci.ship("ca_nectar_hauler")
        raid(t, "colony", one)
        t.laci.bombs(one)
        assert t.laci.credits == 11
        attack(t, "colony", two)
        t.laci.bombs(two)
        assert t.laci.credits == 12

    def test_migraine_ray_costs_the_opponent_a_credit_for_each_shot(self):
        t = deal("ce_migraine_ray")
        mine, foe = t.laci.ship("rb_cobra_flash"), t.dani.ship(BIG)
        t.laci.carries(mine, "ce_migraine_ray", paid=True)
        raid(t, "colony", mine, defenders=[foe])
        t.laci.fires(mine, foe)
        t.dani.answers("", "nothing")
        assert (t.dani.credits, t.armor(foe)) == (9, 2)

    @pytest.mark.parametrize("name", ["hu_express_parcel", "ca_sticky_sap", "za_rude_surprise"])
    def test_rockets_reach_the_defender(self, name):
        t = deal(name)
        mine, foe = t.laci.ship(SHIP), t.dani.ship(BIG)
        rocket = t.laci.carries(mine, name)
        raid(t, "colony", mine, defenders=[foe], pay=[rocket])
        if name != "za_rude_surprise":
            t.laci.answers("", foe)
        lost = {"hu_express_parcel": 2, "ca_sticky_sap": 0, "za_rude_surprise": 3}[name]
        assert t.armor(foe) == 5 - lost
        assert t.fire(foe) == (4 if name == "ca_sticky_sap" else 5)

    def test_gun_deck_veteran_chooses_at_the_end_of_the_pay_step(self):
        t = deal("xe_gun_deck_veteran")
        mine, who = t.laci.ship(SHIP), t.laci.crew("xe_gun_deck_veteran", paid=True)
        t.begin(t.laci).attacks(t.dani, "colony", mine)
        t.laci.boards(who, mine)
        t.laci.answers("", ["mode", 1])
        assert (t.fire(mine), t.bomb(mine)) == (3, 4)

    def test_brood_marshal_needs_three_bases(self):
        t = deal("in_brood_marshal")
        mine, who = t.laci.ship(SHIP), t.laci.crew("in_brood_marshal", paid=True)
        t.laci.base("rb_mine_ring")
        t.laci.base("rb_mine_ring")
        t.begin(t.laci).attacks(t.dani, "colony", mine)
        t.laci.boards(who, mine)
        assert (t.fire(mine), t.bomb(mine)) == (4, 2)
        t.laci.base("rb_mine_ring")
        assert t.bomb(mine) == 3

    def test_gadgeteer_brings_equipment_along(self):
        t = deal("tr_gadgeteer", "tr_tri_laser")
        one, two, who = t.laci.ship(SHIP), t.laci.ship(SHIP), t.laci.crew("tr_gadgeteer", paid=True)
        laser = t.laci.carries(one, "tr_tri_laser", paid=True)
        t.begin(t.laci).attacks(t.dani, "colony", two)
        t.laci.boards(who, two)
        t.laci.answers("optional", "yes")
        aim(t.laci, laser)
        assert t.fire(two) == 5

    def test_gadgeteer_is_not_asked_about_what_lies_on_his_ship_already(self):
        t = deal("tr_gadgeteer", "tr_tri_laser")
        ship, who = t.laci.ship(SHIP), t.laci.crew("tr_gadgeteer", paid=True)
        t.laci.carries(ship, "tr_tri_laser", paid=True)
        t.begin(t.laci).attacks(t.dani, "colony", ship)
        t.laci.boards(who, ship)
        assert t.laci.is_asked("bombers")


class TestBases:
    def test_flight_academy_rewards_the_third_ship_once(self):
        t = deal("hu_flight_academy", credits=20)
        t.laci.base("hu_flight_academy", paid=True)
        t.laci.ship(SHIP)
        ships = t.laci.hq("rb_deathwing", "rb_deathwing", "rb_deathwing")
        t.begin(t.laci)
        for ship, hand in zip(ships, (2, 2, 1), strict=True):
            t.laci.does("launch", ship)
            assert t.laci.count("hq") == hand

    def test_flak_towers_help_defenders_only(self):
        t = deal("hu_flak_towers")
        t.dani.base("hu_flak_towers", paid=True)
        mine, foe, idle = t.laci.ship(SHIP), t.dani.ship(SHIP), t.dani.ship(SHIP)
        raid(t, "colony", mine, defenders=[foe])
        assert [t.fire(s) for s in (mine, foe, idle)] == [3, 4, 3]

    def test_thorn_ring_taxes_attacks(self):
        """KG-7.2, A48."""
        t = deal("in_thorn_ring")
        t.dani.base("in_thorn_ring", paid=True)
        t.dani.base("in_thorn_ring", paid=True)
        t.laci.ship(SHIP)
        t.laci.credits = 1
        t.begin(t.laci)
        assert not t.laci.may("attack", t.dani.seat, "colony")

    @pytest.mark.parametrize(("name", "developments", "look", "take"), [
        ("ce_theory_of_everything", 3, 6, 2), ("tr_blueprint_vault", 2, 6, 1),
    ])  # fmt: skip
    def test_researches_that_search(self, name, developments, look, take):
        t = deal(name)
        base = t.laci.base(name, developments=developments - 1)
        t.begin(t.laci)
        assert not t.laci.may("pay", base)
        t.laci.does("develop", base)
        t.laci.pays(base)
        top = t.laci.offered("take")
        assert len(top) == look
        t.laci.answers("take", top[:take] if take > 1 else top[0])
        assert t.laci.count("hq") == take

    def test_grand_parade_counts_big_ships_up_to_three(self):
        t = deal("hu_grand_parade")
        for name in (SHIP, SHIP, BIG, BIG, "rb_deathwing"):
            t.laci.ship(name)
        base = t.laci.base("hu_grand_parade", developments=2)
        t.begin(t.laci).pays(base)
        assert t.laci.count("hq") == 3

    def test_compound_interest_pays_seven(self):
        t = deal("ca_compound_interest")
        base = t.laci.base("ca_compound_interest", developments=4)
        t.begin(t.laci).pays(base)
        assert t.laci.credits == 17
        assert t.is_in(base, "trash")
