"""Every event of our own set together with another card or rule."""

from __future__ import annotations

import pytest

from rules.kaosz import values

from .cardtable import BIG, FACES, SHIP, cases, full, play, put, stats
from .galaxy import aim, attack, hush, loud, raid, reply


def price(*names):
    return sum(FACES[name].cost for name in names)


def fills_the_purse_over_its_limit(name):
    """KG-5.34: more than 20 credits are lost in the end phase only."""
    t = full(credits=20)
    play(t, name)
    assert t.laci.credits == 20 - price(name) + 5
    t.laci.ends()
    assert t.laci.credits == 20


def draws_the_last_card(name):
    """The colony has one card; then it is empty and nothing can be drawn any more."""
    t = full()
    card = t.laci.hq(name)
    t.laci.colony(count=1)
    t.begin(t.laci).plays(card)
    assert (t.laci.count("colony"), t.laci.count("hq"), t.laci.credits) == (0, 1, 10 - price(name) + 3)
    assert t.laci.why_not("draw").id == "kaosz.colony_empty"


def adds_up_with_a_second_contract(name):
    """Two Futures Markets and Cargo Pods in one start phase."""
    t = full()
    put(t, "my ship, my aboard ca_cargo_pods paid")
    play(t, name)
    play(t, name)
    t.to_next_turn_of(t.laci)
    assert t.laci.credits == 10 - 2 * price(name) + 5 + 12 + 1


def takes_the_rest_the_second_time(name):
    t = full(credits=10)
    t.dani.credits = 4
    play(t, name)
    assert t.dani.credits == 1
    play(t, name)
    assert (t.dani.credits, t.laci.credits) == (0, 10 - 2 * price(name) + 4)


def takes_the_cargo_along(name):
    """KG-3.28: the paid laser goes to the trash, the unpaid one to the ruin; a discount in HQ changes no value."""
    t = full()
    ship, paid, unpaid, _ = put(
        t, "my ship, my aboard tr_tri_laser paid, my aboard tr_tri_laser, my crew ca_queen_of_weeds paid"
    )
    play(t, name, ship)
    assert t.is_in(paid, "trash") and t.is_in(unpaid, "ruin")
    assert t.laci.credits == 10 - price(name) + 9


def digs_in_four_of_five(name):
    """Also the harvest of the same turn; a fifth card is refused."""
    t = full()
    play(t, "ca_harvest")
    put(t, "my trash, my trash, my trash, my trash")
    old = t.laci.pile("trash")
    card = t.laci.hq(name)
    before = t.laci.count("colony")
    t.begin(t.laci).plays(card)
    t.laci.cannot("target", old)
    aim(t.laci, old[:4])
    assert t.laci.count("colony") == before + 4
    assert t.laci.pile("trash") == [old[4], card]


def finds_an_empty_hq(name):
    """KG-6.21: what cannot happen does not."""
    t = full()
    (only,) = put(t, "his hand")
    play(t, name)
    while not t.laci.is_asked("turn.action"):
        t.laci.answers("", only)
    assert t.is_in(only, "ruin")
    card = play(t, name)
    assert t.laci.is_asked("turn.action") and t.is_in(card, "trash")
    assert (t.dani.count("ruin"), t.laci.credits) == (1, 10 - 2 * price(name))


def breaks_a_gate_for_the_scouts(name):
    """Mental Collapse on Iron Gate: the scouts may attack again."""
    t = full()
    gate, _ = put(t, "his base xe_iron_gate paid, my ship rb_deathwing")
    t.begin(t.laci)
    assert not t.laci.may("attack", t.dani.seat, "colony")
    play(t, name, gate)
    assert t.is_in(gate, "trash") and t.laci.may("attack", t.dani.seat, "colony")


def leaves_the_third_ship_awake(name):
    """Three defenders, one of them cloaked: two sleep, the third still defends."""
    t = full()
    mine, one, two, veiled = put(t, f"my ship, his ship, his ship {BIG}, his ship ce_blind_spot")
    card = t.laci.hq(name)
    t.begin(t.laci).plays(card)
    assert t.laci.offered("target") == [one, two]
    aim(t.laci, [one, two])
    t.laci.attacks(t.dani, "colony", mine)
    assert t.dani.offered("defenders") == [veiled]


def looks_at_what_is_left(name):
    """Three cards in the colony: no more to look at."""
    t = full()
    card = t.laci.hq(name)
    t.laci.colony(count=3)
    t.begin(t.laci).plays(card)
    top = t.laci.offered()
    assert len(top) == 3
    t.laci.answers("take", top[:2])
    assert (t.laci.count("colony"), t.laci.count("hq")) == (1, 2)


def is_stronger_than_a_taunt(name):
    """Curfew forbids what Taunt demands: the turn may end without an attack."""
    t = full()
    put(t, "his ship")
    play(t, name)
    taunt = t.laci.hq("za_taunt")
    t.begin(t.laci)
    loud(t)
    t.laci.ends()
    reply(t, t.laci, taunt)
    hush(t)
    assert not t.dani.may("attack", t.laci.seat, "colony") and t.dani.may("end")


def opens_a_gate_until_it_is_paid_again(name):
    """Forgotten Purpose on Iron Gate; the developments stay, so Dani pays it in his own turn."""
    t = full()
    gate, _ = put(t, "his base xe_iron_gate paid ready, my ship rb_deathwing")
    play(t, name, gate)
    assert t.laci.may("attack", t.dani.seat, "colony")
    t.laci.ends()
    t.dani.pays(gate)
    t.dani.ends()
    assert not t.laci.may("attack", t.dani.seat, "colony")


def borrows_the_guns_too(name):
    """What is paid on the ship works for its new commander."""
    t = full()
    foe, _, mark = put(t, f"his ship, his aboard tr_tri_laser paid, his ship {BIG}")
    play(t, name, foe)
    attack(t, "colony", foe, defenders=[mark])
    t.laci.shoots(foe, mark)
    assert t.is_in(mark, "trash") and t.fire(foe) == 5


def fires_three_guns_at_most(name):
    t = full()
    for _ in range(4):
        put(t, "my ship rb_deathwing, my aboard hu_bolt_on_cannon paid")
    (foe,) = put(t, "his ship ca_flytrap_colossus")
    play(t, name, foe)
    assert t.armor(foe) == FACES["ca_flytrap_colossus"].stats[2] - 3


def lets_the_fleet_bomb_twice(name):
    t = full()
    (mine,) = put(t, "my ship")
    before = t.dani.count("colony")
    raid(t, "colony", mine)
    t.laci.bombs(mine)
    play(t, name)
    attack(t, "colony", mine)
    t.laci.bombs(mine)
    assert t.dani.count("colony") == before - 4


def counts_a_borrowed_ship(name):
    """War Bonds after Borrowed Will."""
    t = full()
    foe, _ = put(t, "his ship, my ship")
    play(t, "ce_borrowed_will", foe)
    play(t, name)
    assert t.laci.credits == 10 - price("ce_borrowed_will", name) + 2


def counts_a_borrowed_cruiser(name):
    """Combined Fleet after Borrowed Will."""
    t = full()
    _, _, foe = put(t, "my ship rb_deathwing, my ship rb_cobra_flash, his ship rb_unicornis")
    play(t, "ce_borrowed_will", foe)
    play(t, name)
    assert t.laci.count("hq") == 4


def finishes_a_court(name):
    """Nectar Ration makes Queen's Court payable and feeds it at once."""
    t = full()
    (court,) = put(t, "my base in_queens_court")
    play(t, name, court)
    t.laci.pays(court)
    t.laci.does("use", court, 0)
    assert (t.g.developments[court], t.laci.count("hq")) == (1, 1)


def brings_a_study_back(name):
    """A research that has been used up is laid again."""
    t = full()
    (study,) = put(t, "my base ca_compound_interest ready")
    t.begin(t.laci).pays(study)
    assert t.is_in(study, "trash")
    play(t, name, study)
    assert t.is_in(study, "hq") and t.laci.may("lay", study, "surface")


def is_refunded(name):
    """Refund Clause prevents the damage, so the ship stays active."""
    t = full()
    (foe,) = put(t, "his ship")
    scent, refund = t.laci.hq(name), t.dani.hq("ca_refund_clause")
    t.begin(t.laci)
    loud(t)
    t.laci.plays(scent)
    aim(t.laci, foe)
    reply(t, t.dani, refund)
    aim(t.dani, foe)
    hush(t)
    assert (t.armor(foe), t.state_of(foe)) == (3, "active")
    play(t, name, foe)
    assert (t.armor(foe), t.state_of(foe)) == (2, "damaged")


def breaks_a_phase_shield_first(name):
    t = full()
    foe, shield = put(t, "his ship damaged, his aboard tr_phase_shield paid")
    play(t, name, foe)
    assert t.is_in(shield, "trash") and t.is_in(foe, "hangar")
    play(t, name, foe)
    assert t.is_in(foe, "trash")


def brings_back_a_ship_lost_this_turn(name):
    """After Ramming Speed."""
    t = full()
    mine, foe = put(t, f"my ship rb_marduk_kurios, his ship {BIG}")
    play(t, "xe_ramming_speed", foe, mine)
    assert t.is_in(mine, "trash")
    play(t, name, mine)
    assert t.is_in(mine, "hangar") and (t.armor(mine), t.state_of(mine)) == (2, "active")


def takes_the_shield_that_kept_a_ship_alive(name):
    """KG-3.27: without the shield the armor is 0."""
    t = full()
    foe, shield = put(t, "his ship rb_deathwing, his aboard tr_prism_shield paid")
    play(t, "sh_blood_scent", foe)
    assert t.armor(foe) == 2
    play(t, name, shield)
    assert t.is_in(foe, "trash") and t.is_in(shield, "trash")


def sorts_out_a_spent_rocket(name):
    """KG-3.46: a rocket fired in this turn's combat comes back."""
    t = full()
    mine, rocket = put(t, "my ship, my aboard tr_bunker_opener")
    raid(t, "colony", mine, pay=[rocket])
    t.laci.bombs(mine)
    assert t.is_in(rocket, "trash")
    play(t, name, [rocket])
    assert t.is_in(rocket, "hq")


def finds_no_room_but_wakes_the_ship(name):
    """Retrofit: the small ship is full (KG-3.22)."""
    t = full()
    one, laser, two, _ = put(
        t, "my ship, my aboard tr_tri_laser paid, my ship rb_deathwing used, my aboard tr_prism_shield paid"
    )
    play(t, name, laser, two)
    assert t.g.carrier[laser] == one
    assert t.state_of(two) == "active"


def is_repaired_on_one_side(name):
    """Ramming Speed with a Welding Kit aboard: the own ship turns only used (KG-8.17)."""
    t = full()
    mine, _, foe = put(t, f"my ship, my aboard xe_welding_kit paid, his ship {BIG}")
    play(t, name, foe, mine)
    assert (t.state_of(mine), t.state_of(foe)) == ("used", "damaged")
    assert (t.armor(mine), t.armor(foe)) == (1, 3)


def sells_the_last_card(name):
    """KG-10.1: the own colony is empty, and the own end phase is no danger; the opponent's is."""
    t = full()
    card = t.laci.hq(name)
    t.laci.colony(count=1)
    t.begin(t.laci).plays(card)
    assert (t.laci.count("colony"), t.laci.count("ruin"), t.laci.credits) == (0, 1, 10 - price(name) + 4)
    t.laci.ends()
    t.dani.ends()
    assert t.g.outcome is not None and t.asked() == []


def feeds_a_reef_once(name):
    """Bar Brawl destroys two scouts; Reef of Teeth draws one card only. Both sides suffer."""
    t = full()
    _, one, two, mine = put(
        t, f"my base sh_reef_of_teeth paid, his ship rb_deathwing, his ship rb_deathwing, my ship {SHIP}"
    )
    play(t, name)
    assert t.is_in(one, "trash") and t.is_in(two, "trash") and t.armor(mine) == 2
    assert t.laci.count("hq") == 1
    assert stats(t, mine)[2] == 3 and values.armor_left(t.g, mine) == 2


MEETS = {
    "ca_harvest": fills_the_purse_over_its_limit, "ca_first_fruits": draws_the_last_card,
    "ca_futures_market": adds_up_with_a_second_contract, "ca_protection_money": takes_the_rest_the_second_time,
    "ca_insurance_fraud": takes_the_cargo_along, "ca_compost": digs_in_four_of_five,
    "ce_sudden_doubt": finds_an_empty_hq, "ce_mental_collapse": breaks_a_gate_for_the_scouts,
    "ce_mass_hypnosis": leaves_the_third_ship_awake, "ce_collected_wisdom": looks_at_what_is_left,
    "ce_curfew_of_the_mind": is_stronger_than_a_taunt, "ce_forgotten_purpose": opens_a_gate_until_it_is_paid_again,
    "ce_borrowed_will": borrows_the_guns_too, "hu_all_guns_one_clock": fires_three_guns_at_most,
    "hu_regroup": lets_the_fleet_bomb_twice, "hu_war_bonds": counts_a_borrowed_ship,
    "hu_combined_fleet": counts_a_borrowed_cruiser, "in_nectar_ration": finishes_a_court,
    "in_mended_comb": brings_a_study_back, "sh_blood_scent": is_refunded,
    "sh_last_bite": breaks_a_phase_shield_first, "sh_second_row": brings_back_a_ship_lost_this_turn,
    "tr_dismantle": takes_the_shield_that_kept_a_ship_alive, "tr_salvage_sort": sorts_out_a_spent_rocket,
    "tr_retrofit": finds_no_room_but_wakes_the_ship, "xe_ramming_speed": is_repaired_on_one_side,
    "xe_scrap_sale": sells_the_last_card, "za_bar_brawl": feeds_a_reef_once,
}  # fmt: skip


@pytest.mark.parametrize(("name", "meeting"), cases(MEETS))
def test_an_event(name, meeting):
    meeting(name)
