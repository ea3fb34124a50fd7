"""The decisions of section 12: who is asked what, with which options, and what else holds around them."""

from __future__ import annotations

from rules import Amount, Chance, One, Order, Some, Split, answer_at_random, apply, waiting
from rules.kaosz.decks import deck_problems
from rules.kaosz.library import faces

from .armory import ARMORY, op
from .support import REPLY, base, content, crew, equipment, event, interrupt, ship, table
from .test_playouts import RULESETS, lively_answer, start

GAIN = op("gain_credits", by=1)


def test_main_actions_are_all_listed_as_drag_targets():
    """D3-D8, D10, KG-5.7, KG-5.9-5.21: a verb and the cards it is about."""
    use = {"kind": "activated", "cost": {"turn": "used"}, "do": [GAIN]}
    t = table(base("hut", 1, use), crew("mate"), equipment("gun"), event("luck", 0, GAIN))
    s = t.laci.ship("rb_mammoth")
    done, plan = t.laci.base("hut", paid=True, developments=2), t.laci.base("hut", developments=1)
    luck, vessel = t.laci.hq("luck", "rb_deathwing")
    t.laci.ruin("rb_gunner")
    t.laci.colony(count=4)
    t.begin(t.laci)
    offered = t.laci.offered("action")
    for option in (
        ("lay", luck, "surface"), ("lay", luck, "cantina"), ("lay", luck, s), ("launch", vessel), ("play", luck),
        ("pay", plan), ("develop", plan), ("salvage", done, done), ("salvage", done, plan), ("use", done, 0),
        "draw", "search", "recover", ("attack", 0, "colony"), ("attack", 0, "hq"), "end",
    ):  # fmt: skip
        assert option in offered, option
    assert ("play", vessel) not in offered
    assert len(offered) == len(set(offered))


def test_every_question_is_one_of_the_five_kinds_and_cites_its_rule():
    """Section 12; KG-D12, D15-D17, D20."""
    seen = set()
    for seats, options in RULESETS:
        g = start(seats, options, 9)
        rng = Chance(9)
        for _ in range(400):
            if not waiting(g):
                break
            asked = waiting(g)[0]
            assert isinstance(asked, (One, Some, Amount, Split, Order))
            assert asked.rule.startswith("KG-"), asked
            seen.add(asked.prompt)
            apply(g, lively_answer(g, rng), listen=False)
    assert {"kaosz.turn.action", REPLY, "kaosz.combat.attackers", "kaosz.combat.crew", "kaosz.fire.fire"} <= seen


def test_options_that_cannot_be_taken_say_why_with_a_rule():
    """KG-5.10: "costs 15, you have 10"."""
    t = table(base("hut"))
    crx, order = t.laci.hq("rb_crx", "rb_higher_order")
    t.laci.base("hut", developments=1)
    t.begin(t.laci)
    blocked = dict(t.laci.decision("action", why=True).blocked)
    assert str(blocked["launch", crx]) == "kaosz.cost (cost=15, have=10) [KG-5.10]"
    assert blocked["play", order].id == "kaosz.target"
    assert blocked["attack", 0, "colony"].id == "kaosz.no_ship"
    assert blocked["salvage"].rule == "KG-5.18"
    assert all(reason.rule for reason in blocked.values())


def test_a_card_being_played_lies_on_the_stack():
    """KG-1.8, KG-9.4."""
    t = table(event("luck", 0, GAIN), interrupt("react", "reaction", 0, GAIN))
    luck = t.laci.hq("luck")
    t.dani.hq("react")
    t.begin(t.laci)
    t.quiet = False
    t.laci.plays(luck)
    assert (t.place(luck), t.g.cards.face_up[luck]) == ("stack", True)
    t.windows_pass()
    assert t.place(luck) == "trash:1"


def test_the_last_window_of_the_main_phase():
    """KG-5.21, KG-6.9: the end is announced and cannot be withdrawn."""
    t = table(interrupt("react", "general", 0, GAIN), base("hut", 1))
    number, hut = t.dani.hq("react"), t.laci.base("hut")
    t.begin(t.laci)
    t.quiet = False
    t.laci.ends()
    t.dani.plays(number)
    # A payment is still possible in answer, an action is not.
    assert t.laci.offered("reply") == ["pass", ("pay", hut)]
    t.windows_pass()
    assert t.g.active == t.dani.seat


def test_the_start_phase_window():
    """KG-5.6, KG-6.13, KG-5.2: after income; the active player first."""
    t = table(interrupt("early", "start", 0, GAIN), credits=0)
    for player in t.players:
        player.hq("early")
    t.begin(t.dani).ends()
    t.quiet = False
    t.laci.ends()
    while t.g.phase != "start":
        t.players[t.asked()[0][0]].passes()
    assert t.asked() == [(0, REPLY)]
    assert t.dani.credits == 5
    t.dani.passes()
    assert t.asked() == [(1, REPLY)]


def test_the_eight_abilities_are_no_replies():
    """KG-8.2, KG-8.4: Stealth only when the ship's turn comes."""
    t = table(ship("sneak", "5-1-2-2", keywords=["stealth"]), interrupt("react", "combat", 0, GAIN))
    sneak = t.laci.ship("sneak")
    t.laci.hq("react")
    t.begin(t.laci).attacks(t.dani, "colony")
    t.quiet = False
    t.laci.sends(sneak)
    assert all(option == "pass" or option[0] == "play" for option in t.laci.offered("reply"))


def test_equipment_works_only_on_own_ships_and_stays_there():
    """KG-3.40, KG-3.44, KG-3.47."""
    t = table(equipment("gun"))
    foe, number = t.dani.ship("rb_crx"), t.laci.hq("gun")
    t.begin(t.laci)
    assert not t.laci.may("lay", number, foe)
    s = t.laci.ship("rb_crx")
    t.g.pending = None
    t.laci.does("lay", number, s)
    assert not any(type(o) is tuple and number in o for o in t.laci.offered("action") if o != ("pay", number))


def test_quick_start_decks_are_thirty_cards_of_free_choice():
    """KG-11.1, KG-11.2, KG-11.8."""
    known = faces(content(ship("x", "4-1-1-0", species="xeno"), ship("h", "4-1-1-0", species="human")))
    assert deck_problems(["x"] * 15 + ["h"] * 15, known, {"ruleset": "quickstart"}) == []
    assert [r.rule for r in deck_problems(["x"] * 29, known, {"ruleset": "quickstart"})] == ["KG-11.1"]


def test_counters_are_unlimited():
    """KG-2.2, KG-2.3."""
    t = table(*ARMORY, credits=500)
    hut = t.laci.base("b_mint", developments=200)
    number = t.laci.hq("e_develop")
    t.begin(t.laci).plays(number, hut)
    assert (t.g.developments[hut], t.laci.credits) == (203, 500)


def test_random_play_over_seeds_is_the_same_game_again():
    """KG-1.5, KG-9.16: all chance comes from the seed; a cut changes nothing."""
    ends = []
    for _ in range(2):
        g = start(2, {}, 4)
        rng = Chance(4)
        for _ in range(300):
            apply(g, answer_at_random(g, waiting(g)[0], rng), listen=False)
        ends.append((g.chance, list(g.cards.design), list(g.cards.place)))
    assert ends[0] == ends[1]
