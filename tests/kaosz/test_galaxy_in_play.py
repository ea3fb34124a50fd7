"""Cards of our own set in play: those whose text is more than a plain number (KG-C20, C21)."""

from __future__ import annotations

import tomllib
from functools import lru_cache

from rules import PASS
from rules.core.content import shipped_folder
from rules.kaosz import game as kaosz_game
from rules.kaosz import values
from rules.kaosz.words import BURST, CLOAKING

from .support import REPLY, table


@lru_cache(maxsize=1)
def written():
    """The cards of the set as they stand in its files."""
    found = {}
    for path in sorted((shipped_folder(kaosz_game.__file__) / "galaxy").glob("*.toml")):
        for each in tomllib.loads(path.read_text(encoding="utf-8")).get("card", ()):
            found[each["id"]] = each
    return found


def deal(*ids, **more):
    return table(*(written()[each] for each in ids), **more)


def loud(t):
    """Windows are played out from now on."""
    t.quiet = False
    return t


def reply(t, who, number):
    """Everybody passes until this player has the chance to play the card."""
    while not (who.is_asked(REPLY) and who.may("play", number)):
        t.players[t.asked()[0][0]].answers("reply", PASS)
    who.plays(number)


def aim(who, card):
    """The only question that may come in between is the one for the target."""
    who.answers("target", card)


def hush(t):
    """Nobody answers in windows any more."""
    t.quiet = True
    t.windows_pass()


def attack(t, at, *ships, defenders=(), pay=()):
    """Laci attacks Dani; what is named in `pay` is paid, by whoever is asked."""
    t.laci.attacks(t.dani, at)
    t.laci.sends(*ships)
    crew_or_pay(t, pay)
    if t.dani.is_asked("defenders"):
        t.dani.defends(*defenders)
    crew_or_pay(t, pay)


def crew_or_pay(t, pay):
    while (asked := t.asked()[0])[1].endswith((".crew", ".pay")):
        player = t.players[asked[0]]
        wanted = [o for o in player.offered() if o != "done" and o[1] in pay]
        player.answers("", wanted[0] if wanted else "done")


class TestHuman:
    def test_pathfinder_draws_only_with_a_cruiser(self):
        t = deal("hu_pathfinder", "hu_rivet_queen")
        one, two = t.laci.hq("hu_pathfinder", "hu_pathfinder")
        t.begin(t.laci)
        t.laci.does("launch", one)
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
        t.begin(t.laci)
        t.laci.attacks(t.dani, "colony")
        t.laci.sends(mine)
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
            t.begin(t.laci)
            t.laci.attacks(t.dani, "colony")
            t.laci.sends(mine)
            t.laci.boards(gunners, mine)
            t.laci.bombs()
            t.laci.answers("optional", choice)
            assert t.g.controller[gunners] == controller
            assert t.laci.credits == credits

    def test_scramble_wakes_a_ship_until_the_end_phase(self):
        t = loud(deal("hu_scramble"))
        ship, card = t.dani.ship("rb_unicornis", state="used"), t.dani.hq("hu_scramble")
        attacker = t.laci.ship("rb_deathwing")
        t.begin(t.laci)
        t.laci.attacks(t.dani, "colony")
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
        t.begin(t.laci)
        t.laci.plays(card)
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
            t.begin(t.laci)
            t.laci.plays(refund)
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
        t.begin(t.laci)
        t.laci.attacks(t.dani, "colony")
        t.laci.sends(mine)
        t.laci.boards(unit, mine)
        crew_or_pay(t, ())
        loud(t)
        t.dani.defends(foe)
        while not (t.laci.is_asked(REPLY) and t.laci.may("use", unit, 0)):
            t.players[t.asked()[0][0]].passes()
        t.laci.answers("reply", ["use", unit, 0])
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
        t.begin(t.laci)
        attack(t, trap, one, two)
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
        t.begin(t.laci)
        t.laci.does("use", court, 0)
        assert (t.g.developments[court], t.laci.credits, t.laci.count("hq")) == (3, 11, 1)
        assert not t.laci.may("use", court, 0)

    def test_honeycomb_plate_leaves_building_material(self):
        t = deal("in_honeycomb_plate")
        mine, foe = t.laci.ship("rb_deathwing"), t.dani.ship("rb_cobra_flash")
        t.laci.carries(mine, "in_honeycomb_plate", paid=True)
        nest = t.laci.base("rb_mine_ring")
        t.begin(t.laci)
        attack(t, "colony", mine, defenders=[foe])
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
        t.begin(t.laci)
        attack(t, trap, one, two)
        t.laci.bombs(one)
        t.dani.answers("trap", ["pay", trap])
        assert set(t.laci.offered()) == {one, two}
        t.laci.answers("", two)
        assert t.is_in(two, "trash") and t.is_in(one, "hangar")

    def test_great_swarming_mills_by_its_developments(self):
        """KG-3.64."""
        t = deal("in_great_swarming")
        base, before = t.laci.base("in_great_swarming", developments=4), t.dani.count("colony")
        t.begin(t.laci)
        t.laci.pays(base)
        assert t.dani.count("colony") == before - 4
        assert t.is_in(base, "trash")

    def test_guard_instinct_works_once(self):
        t = loud(deal("in_guard_instinct"))
        queen, drone, foe = t.laci.ship("rb_unicornis"), t.laci.ship("rb_marduk_kurios"), t.dani.ship("rb_cobra_flash")
        card = t.laci.hq("in_guard_instinct")
        t.begin(t.laci)
        t.laci.attacks(t.dani, "colony")
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
        t.begin(t.laci)
        t.laci.plays(scent)
        aim(t.laci, mine)
        assert (t.armor(mine), t.state_of(mine)) == (3, "active")

    def test_income_cards_work_in_the_own_start_phase(self):
        t = deal("ca_cargo_pods", "ca_futures_market")
        ship, card = t.laci.ship("rb_unicornis"), t.laci.hq("ca_futures_market")
        t.laci.carries(ship, "ca_cargo_pods", paid=True)
        t.begin(t.laci)
        t.laci.plays(card)
        assert t.laci.credits == 8
        t.to_next_turn_of(t.laci)
        assert t.laci.credits == 8 + 5 + 6 + 1
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
        t.begin(t.laci)
        t.laci.plays(card)
        t.laci.answers("", old)
        assert (t.laci.count("colony"), t.laci.pile("trash")) == (before + 3, [card])

    def test_a_borrowed_ship_can_be_sold(self):
        """KG-9.8: it goes to its owner's trash."""
        t = deal("ca_insurance_fraud", "ce_borrowed_will")
        foe, (will, fraud) = t.dani.ship("rb_crx"), t.laci.hq("ce_borrowed_will", "ca_insurance_fraud")
        t.begin(t.laci)
        t.laci.plays(will)
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


class TestCerebrita:
    def test_committee_costs_a_second_card(self):
        t = deal("ce_committee")
        mine, captain = t.laci.ship("rb_hellfire_brothers"), t.laci.crew("ce_committee", paid=True)
        t.dani.hq("rb_crx", "rb_crx", "rb_crx")
        t.begin(t.laci)
        t.laci.attacks(t.dani, "hq")
        t.laci.sends(mine)
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
        t.begin(t.laci)
        t.laci.attacks(t.dani, "colony")
        t.laci.sends(mine)
        t.dani.defends(foe)
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
        t.begin(t.laci)
        t.laci.plays(card)
        t.laci.ends()
        assert not t.dani.may("attack", t.laci.seat, "colony")
        t.dani.ends()
        t.laci.ends()
        assert t.dani.may("attack", t.laci.seat, "colony")

    def test_was_that_wise_ends_a_combat(self):
        t = loud(deal("ce_was_that_wise"))
        mine, card = t.laci.ship("rb_crx"), t.dani.hq("ce_was_that_wise")
        t.begin(t.laci)
        t.laci.attacks(t.dani, "colony")
        before = t.dani.count("colony")
        reply(t, t.dani, card)
        hush(t)
        assert t.laci.is_asked("turn.action")
        assert (t.dani.count("colony"), t.state_of(mine)) == (before, "active")

    def test_toll_of_thoughts_taxes_only_the_opponent(self):
        t = deal("ce_toll_of_thoughts")
        t.dani.base("ce_toll_of_thoughts", paid=True)
        t.begin(t.laci)
        t.laci.does("draw")
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
        t.begin(t.laci)
        attack(t, trap, one, two)
        t.laci.bombs(one, two)
        t.dani.answers("trap", ["pay", trap])
        t.dani.answers("", two)
        assert t.is_in(two, "trash") and t.is_in(one, "hangar")

    def test_false_bottom_empties_the_attackers_hand(self):
        t = deal("za_false_bottom")
        mine, trap = t.laci.ship("rb_hellfire_brothers"), t.dani.base("za_false_bottom")
        t.laci.hq("rb_crx", "rb_crx", "rb_crx")
        t.begin(t.laci)
        attack(t, trap, mine)
        t.laci.bombs(mine)
        t.dani.answers("trap", ["pay", trap])
        assert t.laci.count("hq") == 1

    def test_change_of_plans_turns_an_attack_to_the_hq(self):
        t = loud(deal("za_change_of_plans"))
        mine, card = t.laci.ship("rb_hellfire_brothers"), t.dani.hq("za_change_of_plans")
        t.dani.hq("rb_crx")
        t.begin(t.laci)
        t.laci.attacks(t.dani, "colony")
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
        t.begin(t.laci)
        t.laci.plays(refund)
        aim(t.laci, ship)
        reply(t, t.dani, echo)
        t.dani.answers("target", t.dani.offered()[0])
        hush(t)
        assert (t.laci.credits, t.dani.credits) == (10 - 2 + 1, 10 - 2 + 1)

    def test_smoke_coat_lets_a_ship_slip_away(self):
        t = deal("za_smoke_coat")
        mine, foe = t.laci.ship("rb_unicornis"), t.dani.ship("rb_cobra_flash")
        coat = t.laci.carries(mine, "za_smoke_coat", paid=True)
        t.begin(t.laci)
        t.laci.attacks(t.dani, "colony")
        t.laci.sends(mine)
        loud(t)
        t.dani.defends(foe)
        while not (t.laci.is_asked(REPLY) and t.laci.may("use", coat, 0)):
            t.players[t.asked()[0][0]].passes()
        t.laci.answers("reply", ["use", coat, 0])
        aim(t.laci, mine)
        hush(t)
        assert t.laci.is_asked("turn.action")
        assert (t.is_in(coat, "trash"), t.state_of(mine)) == (True, "active")


class TestTriciplita:
    def test_phase_shield_dies_for_its_ship(self):
        t = deal("tr_phase_shield")
        mine, foe = t.laci.ship("rb_cobra_flash"), t.dani.ship("rb_crx")
        shield = t.laci.carries(mine, "tr_phase_shield", paid=True)
        t.begin(t.laci)
        attack(t, "colony", mine, defenders=[foe])
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
        t.begin(t.laci)
        attack(t, "colony", mine, pay=[rocket])
        t.laci.bombs(mine)
        assert t.dani.count("colony") == before - 3

    def test_equipment_is_cheaper_in_the_ring_and_on_the_towers(self):
        t = deal("tr_assembly_ring", "tr_three_towers", "tr_tri_laser")
        t.laci.base("tr_assembly_ring", paid=True)
        towers, other = t.laci.ship("tr_three_towers"), t.laci.ship("rb_unicornis")
        one, two = t.laci.carries(towers, "tr_tri_laser"), t.laci.carries(other, "tr_tri_laser")
        t.begin(t.laci)
        t.laci.pays(one)
        assert t.laci.credits == 10
        t.laci.pays(two)
        assert t.laci.credits == 9

    def test_magnetic_snare_strips_the_attackers(self):
        t = deal("tr_magnetic_snare", "tr_prism_shield")
        mine, other = t.laci.ship("rb_hellfire_brothers"), t.laci.ship("rb_unicornis")
        lost, kept = t.laci.carries(mine, "tr_prism_shield", paid=True), t.laci.carries(other, "tr_prism_shield")
        trap = t.dani.base("tr_magnetic_snare")
        t.begin(t.laci)
        attack(t, trap, mine)
        t.laci.bombs(mine)
        t.dani.answers("trap", ["pay", trap])
        assert t.is_in(lost, "trash") and t.is_in(kept, "on")
        assert t.armor(mine) == 2

    def test_bent_light_hides_all_own_ships(self):
        """KG-8.10."""
        t = deal("tr_bend_the_light", "sh_blood_scent")
        mine, card = t.laci.ship("rb_unicornis"), t.laci.hq("tr_bend_the_light")
        scent = t.dani.hq("sh_blood_scent")
        t.begin(t.laci)
        t.laci.plays(card)
        assert values.abilities(t.g, mine) & CLOAKING
        t.laci.ends()
        assert not t.dani.may("play", scent)
        t.dani.ends()
        assert not values.abilities(t.g, mine) & CLOAKING

    def test_jam_takes_burst_away(self):
        t = loud(deal("tr_jam"))
        mine, foe, card = t.laci.ship("rb_crx"), t.dani.ship("rb_cobra_flash"), t.dani.hq("tr_jam")
        t.begin(t.laci)
        t.laci.attacks(t.dani, "colony")
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
        t.laci.does("launch", small)
        assert t.laci.count("hq") == 1
        t.laci.does("launch", giant)
        assert t.laci.count("hq") == 1

    def test_feeding_pit_spares_dear_ships(self):
        t = deal("sh_feeding_pit")
        dear, cheap = t.laci.ship("rb_crx"), t.laci.ship("rb_cobra_flash")
        trap = t.dani.base("sh_feeding_pit")
        t.begin(t.laci)
        attack(t, trap, dear, cheap)
        t.laci.bombs(dear)
        t.dani.answers("trap", ["pay", trap])
        aim(t.dani, cheap)
        assert t.is_in(cheap, "trash") and t.is_in(dear, "hangar")

    def test_last_bite_and_reef_of_teeth(self):
        t = deal("sh_last_bite", "sh_reef_of_teeth")
        t.laci.base("sh_reef_of_teeth", paid=True)
        whole, hurt = t.dani.ship("rb_crx"), t.dani.ship("rb_crx", state="damaged")
        card = t.laci.hq("sh_last_bite")
        t.begin(t.laci)
        t.laci.plays(card)
        aim(t.laci, hurt)
        assert t.is_in(hurt, "trash") and t.is_in(whole, "hangar")
        assert t.laci.count("hq") == 1

    def test_second_row_brings_a_cheap_ship_back(self):
        t = deal("sh_second_row")
        small = t.laci.trash("rb_deathwing", "rb_crx")[0]
        card = t.laci.hq("sh_second_row")
        t.begin(t.laci)
        t.laci.plays(card)
        aim(t.laci, small)
        assert t.is_in(small, "hangar") and t.state_of(small) == "active"

    def test_bite_again_is_for_used_ships_not_for_damaged_ones(self):
        t = loud(deal("sh_bite_again"))
        mine, hurt, foe = t.laci.ship("rb_crx"), t.laci.ship("rb_mammoth"), t.dani.ship("rb_cobra_flash")
        card = t.laci.hq("sh_bite_again")
        t.begin(t.laci)
        t.laci.attacks(t.dani, "colony")
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
        t.begin(t.laci)
        t.laci.attacks(t.dani, "colony")
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
        t.begin(t.laci)
        t.laci.does("use", agent, 0)
        aim(t.laci, ring)
        t.laci.answers("optional", "yes")
        assert t.is_in(ring, "ruin") and t.is_in(agent, "trash")
        assert t.laci.credits == 9
