"""Cards of our own set in play: Human, Xeno, Insectoid, Carnoplantus texts that are more than a number (KG-C20)."""

from __future__ import annotations

from rules import PASS
from rules.kaosz import values

from .galaxy import aim, attack, crew_or_pay, deal, hush, loud, raid, reply, use, written


class TestHuman:
    def test_pathfinder_draws_only_with_a_cruiser(self):
        t = deal("hu_pathfinder", "hu_rivet_queen")
        one, two = t.laci.hq("hu_pathfinder", "hu_pathfinder")
        t.begin(t.laci).does("launch", one)
        assert t.laci.count("hq") == 1
        t.laci.ship("hu_rivet_queen")
        t.laci.does("launch", two)
        assert t.laci.count("hq") == 1

    def test_linked_sights_count_the_ships_in_formation(self):
        t = deal("hu_linked_sights", "hu_eagle_wingman")
        one, two = t.laci.ship("hu_eagle_wingman"), t.laci.ship("hu_eagle_wingman")
        t.laci.carries(one, "hu_linked_sights", paid=True)
        t.begin(t.laci)
        assert t.fire(one) == 2
        attack(t, "colony", one, two)
        assert t.fire(one) == 4

    def test_captain_overtime_deserts_when_the_ship_is_hit(self):
        t = deal("hu_captain_overtime")
        mine, foe = t.laci.ship("rb_unicornis"), t.dani.ship("rb_deathwing")
        captain = t.laci.crew("hu_captain_overtime", paid=True)
        t.begin(t.laci).attacks(t.dani, "colony", mine)
        t.laci.boards(captain, mine)
        crew_or_pay(t, ())
        t.dani.defends(foe)
        t.dani.fires(foe, mine)
        t.laci.answers("", "nothing")
        assert t.is_in(captain, "hq")
        assert t.fire(mine) == 3

    def test_union_gunners_change_sides_unless_they_are_paid(self):
        for choice, controller, credits in (("yes", 1, 9), ("no", 0, 10)):
            t = deal("hu_union_gunners")
            mine, gunners = t.laci.ship("rb_unicornis"), t.laci.crew("hu_union_gunners", paid=True)
            t.begin(t.laci).attacks(t.dani, "colony", mine)
            t.laci.boards(gunners, mine)
            t.laci.bombs()
            t.laci.answers("optional", choice)
            assert t.g.controller[gunners] == controller
            assert t.laci.credits == credits

    def test_scramble_wakes_a_ship_until_the_end_phase(self):
        t = loud(deal("hu_scramble"))
        ship, card = t.dani.ship("rb_unicornis", state="used"), t.dani.hq("hu_scramble")
        attacker = t.laci.ship("rb_deathwing")
        t.begin(t.laci).attacks(t.dani, "colony")
        reply(t, t.dani, card)
        t.dani.answers("target", ship)
        hush(t)
        assert t.state_of(ship) == "active"
        t.laci.sends(attacker)
        t.dani.defends()
        t.laci.bombs()
        t.laci.ends()
        assert t.state_of(ship) == "used"

    def test_all_guns_count_ships_with_paid_equipment(self):
        t = deal("hu_all_guns_one_clock", "hu_bolt_on_cannon", "in_shellback")
        one, two = t.laci.ship("rb_unicornis"), t.laci.ship("rb_unicornis")
        t.laci.carries(one, "hu_bolt_on_cannon", paid=True)
        t.laci.carries(two, "hu_bolt_on_cannon")
        foe, card = t.dani.ship("in_shellback"), t.laci.hq("hu_all_guns_one_clock")
        t.begin(t.laci).plays(card)
        aim(t.laci, foe)
        assert t.armor(foe) == 3


class TestXeno:
    def test_no_is_a_question_of_three_credits(self):
        """KG-A5: "unless he pays"."""
        for choice, left in (("yes", 12 - 2 - 3 + 1), ("no", 12 - 2)):
            t = loud(deal("xe_no", "ca_refund_clause"))
            ship = t.laci.ship("rb_unicornis")
            refund, no = t.laci.hq("ca_refund_clause"), t.dani.hq("xe_no")
            t.laci.credits = 12
            t.begin(t.laci).plays(refund)
            aim(t.laci, ship)
            reply(t, t.dani, no)
            t.dani.answers("target", t.dani.offered()[0])
            while not t.laci.is_asked("optional"):
                t.players[t.asked()[0][0]].passes()
            t.laci.answers("optional", choice)
            hush(t)
            assert t.laci.credits == left

    def test_patch_unit_gives_its_life_for_a_ship(self):
        t = deal("xe_patch_unit")
        mine, foe, unit = t.laci.ship("rb_unicornis"), t.dani.ship("rb_crx"), t.laci.crew("xe_patch_unit", paid=True)
        t.begin(t.laci).attacks(t.dani, "colony", mine)
        t.laci.boards(unit, mine)
        crew_or_pay(t, ())
        loud(t)
        t.dani.defends(foe)
        use(t, t.laci, unit)
        aim(t.laci, mine)
        hush(t)
        assert t.is_in(unit, "trash")
        t.laci.fires(mine, foe)
        t.dani.answers("", "return")
        assert t.armor(mine) == 3

    def test_iron_gate_keeps_scouts_at_home(self):
        t = deal("xe_iron_gate")
        t.dani.base("xe_iron_gate", paid=True)
        t.laci.ship("rb_deathwing")
        t.begin(t.laci)
        assert not t.laci.may("attack", t.dani.seat, "colony")
        t.laci.ship("rb_unicornis")
        t.begin(t.laci)
        assert t.laci.may("attack", t.dani.seat, "colony")

    def test_scrap_avalanche_hits_every_attacker(self):
        t = deal("xe_scrap_avalanche")
        one, two = t.laci.ship("rb_hellfire_brothers"), t.laci.ship("rb_deathwing")
        trap = t.dani.base("xe_scrap_avalanche")
        raid(t, trap, one, two)
        t.laci.bombs(one, two)
        t.dani.answers("trap", ["pay", trap])
        assert t.armor(one) == 2
        assert t.is_in(two, "trash")
        assert t.is_in(trap, "trash")


class TestInsectoid:
    def test_resin_wall_protects_its_neighbours_once_per_turn(self):
        t = deal("in_resin_wall")
        left, wall = t.dani.base("rb_mine_ring", paid=True), t.dani.base("in_resin_wall", paid=True)
        right, far = t.dani.base("rb_mine_ring", paid=True), t.dani.base("rb_mine_ring", paid=True)
        one, two = t.laci.ship("rb_deathwing"), t.laci.ship("rb_deathwing")
        t.begin(t.laci)
        for ship in (one, two):
            attack(t, right, ship)
            assert [t.full_armor(b) for b in (left, wall, right, far)] == [4, 3, 4, 2]
            t.laci.bombs()

    def test_royal_nursery_feeds_the_base_to_its_right(self):
        t = deal("in_royal_nursery")
        bases = [t.laci.base("rb_mine_ring"), t.laci.base("in_royal_nursery", paid=True), t.laci.base("rb_mine_ring")]
        t.begin(t.laci)
        t.to_next_turn_of(t.laci)
        assert [t.g.developments[b] for b in bases] == [0, 0, 1]

    def test_queens_court_turns_developments_into_cards(self):
        t = deal("in_queens_court")
        court = t.laci.base("in_queens_court", paid=True, developments=5)
        t.begin(t.laci).does("use", court, 0)
        assert (t.g.developments[court], t.laci.credits, t.laci.count("hq")) == (3, 11, 1)
        assert not t.laci.may("use", court, 0)

    def test_honeycomb_plate_leaves_building_material(self):
        t = deal("in_honeycomb_plate")
        mine, foe = t.laci.ship("rb_deathwing"), t.dani.ship("rb_cobra_flash")
        t.laci.carries(mine, "in_honeycomb_plate", paid=True)
        nest = t.laci.base("rb_mine_ring")
        raid(t, "colony", mine, defenders=[foe])
        t.laci.answers("fire.fire", PASS)
        t.dani.fires(foe, mine)
        t.laci.answers("", "nothing")
        assert t.is_in(mine, "trash")
        assert t.g.developments[nest] == 2

    def test_sinkhole_nest_lets_the_attacker_choose_his_loss(self):
        t = deal("in_sinkhole_nest")
        one, two = t.laci.ship("rb_hellfire_brothers"), t.laci.ship("rb_deathwing")
        t.laci.ship("rb_marduk_kurios")
        trap = t.dani.base("in_sinkhole_nest")
        raid(t, trap, one, two)
        t.laci.bombs(one)
        t.dani.answers("trap", ["pay", trap])
        assert set(t.laci.offered()) == {one, two}
        t.laci.answers("", two)
        assert t.is_in(two, "trash") and t.is_in(one, "hangar")

    def test_great_swarming_mills_by_its_developments(self):
        """KG-3.64."""
        t = deal("in_great_swarming")
        base, before = t.laci.base("in_great_swarming", developments=4), t.dani.count("colony")
        t.begin(t.laci).pays(base)
        assert t.dani.count("colony") == before - 4
        assert t.is_in(base, "trash")

    def test_guard_instinct_works_once(self):
        t = loud(deal("in_guard_instinct"))
        queen, drone, foe = t.laci.ship("rb_unicornis"), t.laci.ship("rb_marduk_kurios"), t.dani.ship("rb_cobra_flash")
        card = t.laci.hq("in_guard_instinct")
        t.begin(t.laci).attacks(t.dani, "colony")
        reply(t, t.laci, card)
        t.laci.answers("", queen)
        t.laci.answers("", drone)
        hush(t)
        t.laci.sends(queen, drone)
        t.dani.defends(foe)
        t.laci.answers("fire.fire", PASS)
        t.dani.fires(foe, queen)
        t.laci.answers("", "nothing")
        assert t.armor(queen) == 3
        assert t.is_in(drone, "trash")


class TestCarnoplantus:
    def test_bark_mantle_takes_one_off_every_hit(self):
        t = deal("ca_bark_mantle", "sh_blood_scent")
        mine = t.dani.ship("rb_unicornis")
        t.dani.carries(mine, "ca_bark_mantle", paid=True)
        scent = t.laci.hq("sh_blood_scent")
        t.begin(t.laci).plays(scent)
        aim(t.laci, mine)
        assert (t.armor(mine), t.state_of(mine)) == (3, "active")

    def test_income_cards_work_in_the_own_start_phase(self):
        t = deal("ca_cargo_pods", "ca_futures_market")
        ship, card = t.laci.ship("rb_unicornis"), t.laci.hq("ca_futures_market")
        t.laci.carries(ship, "ca_cargo_pods", paid=True)
        t.begin(t.laci).plays(card)
        left = 10 - written()["ca_futures_market"]["cost"]
        assert t.laci.credits == left
        t.to_next_turn_of(t.laci)
        assert t.laci.credits == left + 5 + 6 + 1
        t.laci.credits = 0
        t.to_next_turn_of(t.laci)
        assert t.laci.credits == 6

    def test_queen_of_weeds_and_the_discount_season_add_up(self):
        t = deal("ca_queen_of_weeds", "ca_discount_season")
        t.laci.crew("ca_queen_of_weeds", paid=True)
        ship = t.laci.hq("rb_unicornis")
        t.begin(t.laci)
        assert values.cost(t.g, t.laci.seat, ship) == 8
        t.laci.does("launch", ship)
        assert t.laci.credits == 2

    def test_compost_gives_the_colony_life_back(self):
        t = deal("ca_compost")
        old, card = t.laci.trash("rb_crx", "rb_crx", "rb_crx"), t.laci.hq("ca_compost")
        before = t.laci.count("colony")
        t.begin(t.laci).plays(card)
        t.laci.answers("", old)
        assert (t.laci.count("colony"), t.laci.pile("trash")) == (before + 3, [card])

    def test_a_borrowed_ship_can_be_sold(self):
        """KG-9.8: it goes to its owner's trash."""
        t = deal("ca_insurance_fraud", "ce_borrowed_will")
        foe, (will, fraud) = t.dani.ship("rb_crx"), t.laci.hq("ce_borrowed_will", "ca_insurance_fraud")
        t.begin(t.laci).plays(will)
        aim(t.laci, foe)
        assert t.g.controller[foe] == t.laci.seat
        t.laci.plays(fraud)
        aim(t.laci, foe)
        assert t.laci.credits == 10 - 3 - 2 + 15
        assert t.dani.pile("trash") == [foe]

    def test_lunch_break_skips_the_fire_step_unless_it_is_bought_off(self):
        for choice, fires in (("yes", True), ("no", False)):
            t = loud(deal("ca_lunch_break"))
            mine, foe, card = t.laci.ship("rb_unicornis"), t.dani.ship("rb_cobra_flash"), t.laci.hq("ca_lunch_break")
            t.begin(t.laci)
            assert not t.laci.may("play", card)
            t.laci.attacks(t.dani, "colony")
            reply(t, t.laci, card)
            while not t.dani.is_asked("optional"):
                t.players[t.asked()[0][0]].passes()
            t.dani.answers("optional", choice)
            hush(t)
            t.laci.sends(mine)
            t.dani.defends(foe)
            assert t.dani.is_asked("fire.fire") == fires
            assert t.laci.is_asked("bombers") != fires
