"""Every event and interrupt of our own set where it may not be played, and what has to change before it may."""

from __future__ import annotations

import pytest

from .cardtable import answer_to, full, named, put, why, window_of
from .galaxy import aim, hush, loud

POOR = (("main: poor", "cost"), ("main: enough", ""))

EVENTS = {
    "ca_harvest": POOR,
    "ca_first_fruits": POOR,
    "ca_futures_market": POOR,
    "ca_protection_money": POOR,
    "ca_insurance_fraud": (("main: his ship", "target"), ("main: my ship", "")),
    "ca_compost": (("main: his trash", "target"), ("main: my trash", "")),
    "ce_sudden_doubt": POOR,
    "ce_mental_collapse": (("main: his ship, my crew, my base", "target"), ("main: his crew", "")),
    "ce_mass_hypnosis": (("main: my ship, his ship ce_whisper", "target"), ("main: his ship", "")),
    "ce_collected_wisdom": POOR,
    "ce_curfew_of_the_mind": POOR,
    "ce_forgotten_purpose": (("main: his crew, my base paid", "target"), ("main: his crew paid", "")),
    "ce_borrowed_will": (("main: my ship, his ship ce_whisper", "target"), ("main: his ship", "")),
    "hu_all_guns_one_clock": (("main: my ship, my aboard paid", "target"), ("main: his ship", "")),
    "hu_regroup": POOR,
    "hu_war_bonds": POOR,
    "hu_combined_fleet": POOR,
    "in_nectar_ration": (("main: his base", "target"), ("main: my base", "")),
    "in_mended_comb": (("main: my trash rb_crx, his trash rb_mine_ring", "target"),
                       ("main: my trash rb_mine_ring", "")),
    "sh_blood_scent": (("main: my ship, his ship ce_whisper", "target"), ("main: his ship", "")),
    "sh_last_bite": (("main: his ship used, my ship damaged", "target"), ("main: his ship damaged", "")),
    "sh_second_row": (("main: my trash rb_crx, his trash rb_deathwing", "target"), ("main: my trash rb_deathwing", "")),
    "tr_dismantle": (("main: his ship, my base", "target"), ("main: his ship, his aboard", "")),
    "tr_salvage_sort": (("main: my trash rb_crx, his trash tr_tri_laser", "target"),
                        ("main: my trash tr_tri_laser", "")),
    "tr_retrofit": (("main: my ship, his ship, his aboard", "target"), ("main: my ship, my aboard, my ship", "")),
    "xe_ramming_speed": (("main: his ship, his ship", "target"), ("main: his ship, my ship", "")),
    "xe_scrap_sale": POOR,
    "za_bar_brawl": POOR,
}  # fmt: skip

INTERRUPTS = {
    "ca_lunch_break": (("main: my ship", "target"), ("named: my ship", "timing"), ("declared: my ship", "")),
    "ca_discount_season": (("main:", "timing"), ("his start:", "target"), ("start:", "")),
    "ca_refund_clause": (("main: his ship ce_whisper", "target"), ("main: his ship", "")),
    "ce_was_that_wise": (("main: my ship", "target"), ("named: my ship", "")),
    "hu_covering_volley": (("main: my ship", "timing"), ("his window: my ship", "target"),
                           ("his window: my ship, his ship", "")),
    "hu_close_ranks": (("named: my ship rb_crx", "target"), ("declared: my ship hu_eagle_wingman", "target"),
                       ("named: my ship hu_eagle_wingman", "")),
    "hu_scramble": (("main: my ship damaged, my ship, his ship used", "target"), ("main: my ship used", "")),
    "hu_morning_briefing": (("main:", "timing"), ("start:", "")),
    "in_guard_instinct": (("named: my ship, his ship", "target"), ("named: my ship, my ship", "")),
    "in_tunnel_rush": (("main: my base, his base", "target"), ("main: my base, my base", "")),
    "in_night_shift": (("main: my base", "timing"), ("start: his base", "target"), ("start: my base", "")),
    "sh_bite_again": (("his window: my ship, his ship", "target"), ("declared: my ship", "")),
    "sh_from_below": (("declared: my ship, my ship", "target"), ("named: my ship, my ship", "target"),
                      ("named: my ship", "target")),
    "sh_low_tide": (("main: my ship, his ship ce_whisper", "target"), ("main: his ship", "")),
    "tr_jam": (("main: his ship", "timing"), ("his window: my ship ce_whisper", "target"), ("his window: my ship", "")),
    "tr_bend_the_light": (("main: his ship", "target"), ("main: my ship", "")),
    "tr_mirror_dish": (("main: my ship, his ship", "target"),),
    "xe_clenched_teeth": (("main: his ship", "timing"), ("his window: my ship ce_whisper", "target"),
                          ("his window: my ship", "")),
    "xe_no": (("main: my ship, his ship", "target"),),
    "za_cheap_shot": (("main: my ship", "timing"), ("his window: my ship ce_whisper", "target"),
                      ("his window: my ship", "")),
    "za_sand_in_the_gears": (("declared: my ship, his ship", "target"), ("named: my ship", "")),
    "za_trip_wire": (("named: my ship, his ship", "target"), ("defended: my ship, his ship", "")),
    "za_nope": (("main: my ship, his ship", "target"),),
    "za_mocking_echo": (("main: my ship, his ship", "target"),),
    "za_change_of_plans": (("main: my ship", "target"), ("named: my ship", "timing"), ("declared: my ship", "")),
    "za_taunt": (("main:", "timing"), ("start:", "target"), ("his start:", "")),
}  # fmt: skip

REFUSED = EVENTS | INTERRUPTS


@pytest.mark.parametrize("name", list(REFUSED))
def test_a_card_from_hq(name):
    """KG-3.80, 3.90, 6.1, 6.22."""
    assert [answer_to(name, "play", situation) for situation, _ in REFUSED[name]] == [code for _, code in REFUSED[name]]


def test_cards_that_answer_tell_own_from_foreign_and_cards_from_abilities():
    """KG-6.4: a card of Laci, then an ability of Laci, on the stack; who may answer with what."""
    t = loud(full())
    ship, refund, fern = put(t, "my ship, my hand ca_refund_clause, my crew ca_tax_fern paid")
    names = ("xe_no", "za_nope", "za_mocking_echo", "tr_mirror_dish")
    mine, his = t.laci.hq(*names), t.dani.hq(*names)
    t.begin(t.laci).plays(refund)
    aim(t.laci, ship)
    window_of(t, t.dani)
    assert [t.dani.may("play", card) for card in his] == [True, True, True, True]
    t.dani.passes()
    window_of(t, t.laci)
    assert [t.laci.may("play", card) for card in mine] == [False, True, True, True]
    assert why(t.laci, ("play", mine[0])) == "target"
    hush(t)
    loud(t)
    t.laci.does("use", fern, 0)
    window_of(t, t.dani)
    assert [t.dani.may("play", card) for card in his] == [True, True, False, True]


def test_from_below_takes_only_a_ship_that_stayed_at_home():
    t = full()
    one, two = put(t, "my ship, my ship")
    card = t.laci.hq("sh_from_below")
    named(t, one)
    t.laci.plays(card)
    assert t.laci.offered("target") == [two]
