"""Fine points of the vocabulary (17.5): what references, durations, costs and replacements exactly mean."""

from __future__ import annotations

import pytest

from rules.kaosz import values

from .armory import BASE, GAIN, HIS_SHIP, MY_SHIP, SHIP, op
from .support import base, content, crew, equipment, event, interrupt, ship, table

BESIDE = {"zone": "surface", "controller": "you", "position": "beside_self"}


# -- static text with a place ------------------------------------------------------------------------------------


def test_static_text_about_neighbouring_bases_reaches_only_them():
    """17.5 `position`, KG-3.60: the surface keeps its order."""
    wall = base(
        "wall", 0, {"kind": "static", "do": [op("modify_stat", on={**BESIDE, "all": True}, stat="armor", by=2)]}
    )
    t = table(wall, base("hut"))
    far, left, _, right = (t.laci.base(name, paid=True) for name in ("hut", "hut", "wall", "hut"))
    theirs = t.dani.base("hut", paid=True)
    assert [t.full_armor(each) for each in (far, left, right, theirs)] == [2, 4, 4, 2]


def test_static_text_about_the_leftmost_base_follows_the_row():
    """17.5 `position`."""
    first = {"zone": "surface", "controller": "you", "position": "leftmost"}
    yard = base("yard", 0, {"kind": "static", "do": [op("modify_development_limit", on=first, by=-2)]})
    t = table(yard, base("hut", 1, development=3))
    one, two = t.laci.base("hut"), t.laci.base("hut")
    t.laci.base("yard", paid=True)
    assert [values.development_limit(t.g, each) for each in (one, two)] == [1, 3]


# -- bombing although used ---------------------------------------------------------------------------------------


def test_being_allowed_to_bomb_while_used_does_not_help_a_damaged_ship():
    """17.5 `allow`, KG-7.46: a hit ship is damaged and stays at home."""
    grit = base("grit", 0, {"kind": "static", "do": [op("allow", what="bomb_while_used", who="you")]})
    t = table(grit, ship("hawk", "5-1-3-2"), ship("crow", "4-1-3-2"), ship("wall", "3-1-9-0"))
    t.laci.base("grit", paid=True)
    hawk, crow, wall = t.laci.ship("hawk"), t.laci.ship("crow"), t.dani.ship("wall")
    t.begin(t.laci).attacks(t.dani, "colony", hawk, crow, met_by=[wall])
    t.laci.shoots(hawk, wall)
    t.laci.fires(crow, wall)
    t.dani.answers("return", "return")
    assert (t.state_of(hawk), t.state_of(crow)) == ("used", "damaged")
    assert t.laci.offered("bombers") == [hawk]


# -- rockets that an effect has paid -----------------------------------------------------------------------------


def rocket_table(*more):
    spark = equipment("spark", 1, {"kind": "on_pay", "do": [GAIN]}, subtype="rocket")
    launch = event("launch", 0, op("pay_free", on="target"), target={"type": "equipment", "controller": "you"})
    t = table(spark, launch, ship("hawk", "5-1-3-2"), *more)
    return t, t.laci.ship("hawk")


def test_a_rocket_paid_by_an_effect_works_at_once_and_goes_in_its_ships_next_combat():
    """KG-3.46, KG-7.62, 17.5 `pay_free`: its text happens although nobody has paid; then it is used up."""
    t, hawk = rocket_table()
    spark, number = t.laci.carries(hawk, "spark"), t.laci.hq("launch")
    t.begin(t.laci).plays(number, spark)
    assert t.laci.credits == 11
    assert t.is_in(spark, "on")
    t.laci.attacks(t.dani, "colony", hawk)
    t.laci.bombs()
    assert t.is_in(spark, "trash")


def test_a_rocket_on_a_ship_that_stays_at_home_is_not_used_up():
    """KG-7.62: only those of participating ships."""
    t, hawk = rocket_table()
    other = t.laci.ship("hawk")
    spark = t.laci.carries(other, "spark", paid=True)
    t.begin(t.laci).attacks(t.dani, "colony", hawk)
    t.laci.bombs()
    assert t.is_in(spark, "on")


def test_a_card_paid_by_an_effect_is_bound_to_a_neighbour():
    """KG-11.41: the neighbour is chosen when the card is paid, also if nobody pays credits for it."""
    toll = base("toll", 5, {"kind": "static", "do": [op("attack_tax", by=2, who="opponent")]})
    gift = event("gift", 0, op("pay_free", on="target"), target={"type": "base", "controller": "you"})
    t = table(toll, gift, seats=("dani", "laci", "kati"))
    number, toll_card = t.laci.hq("gift"), t.laci.base("toll")
    t.begin(t.laci).plays(number, toll_card)
    t.laci.answers("bound", t.kati.seat)
    assert (values.attack_tax(t.g, t.kati.seat), values.attack_tax(t.g, t.dani.seat)) == (2, 0)


# -- replaced draws, discards, losses and gains ------------------------------------------------------------------


def instead_of(what, *ops, **more):
    return base("sluice", 0, {"kind": "replacement", "event": what, "actor": "you", "instead": list(ops), **more})


def test_a_replaced_draw_draws_nothing():
    """17.5 `replacement`: also the draw that a player pays for (KG-5.15)."""
    t = table(instead_of("draw", op("gain_credits", by={"amount": "mul", "of": "amount", "by": 3})))
    t.laci.base("sluice", paid=True)
    t.begin(t.laci)
    before = t.laci.count("colony")
    t.laci.does("draw")
    assert (t.laci.count("colony"), t.laci.count("hq"), t.laci.credits) == (before, 0, 10 - 1 + 3)


def test_a_replaced_effect_draw_is_one_event_with_its_amount():
    """17.5: the number is `amount`."""
    read = event("read", 0, op("draw", count=2))
    t = table(read, instead_of("draw", op("gain_credits", by="amount")))
    t.laci.base("sluice", paid=True)
    number = t.laci.hq("read")
    t.begin(t.laci).plays(number)
    assert (t.laci.count("hq"), t.laci.credits) == (0, 12)


def test_a_replaced_bombardment_of_the_colony_costs_no_card_and_is_no_success():
    """KG-7.53, KG-7.60, 17.5."""
    t = table(ship("hawk", "5-1-3-2"), instead_of("mill", op("lose_credits", who="you", by="amount")))
    t.dani.base("sluice", paid=True)
    hawk = t.laci.ship("hawk")
    t.begin(t.laci)
    before = t.dani.count("colony")
    t.laci.attacks(t.dani, "colony", hawk)
    t.laci.bombs(hawk)
    assert (t.dani.count("colony"), t.dani.credits) == (before, 8)
    assert not t.happened("bombardment_successful")
    assert t.state_of(hawk) == "used"


def test_a_replaced_discard_of_a_bombed_hq_asks_for_no_card():
    """KG-7.54, 17.5."""
    t = table(ship("hawk", "5-1-3-2"), instead_of("discard", op("mill", who="actor", count="amount")))
    t.dani.base("sluice", paid=True)
    t.dani.hq("rb_crx", "rb_gunner")
    hawk = t.laci.ship("hawk")
    t.begin(t.laci)
    before = t.dani.count("colony")
    t.laci.attacks(t.dani, "hq", hawk)
    t.laci.bombs(hawk)
    assert (t.dani.count("hq"), t.dani.count("colony")) == (2, before - 1)


def test_a_replaced_effect_discard():
    """17.5: whose card it is not is asked as usual."""
    rob = event("rob", 0, op("discard", count=1, who="each_player"))
    t = table(rob, instead_of("discard", GAIN))
    t.dani.base("sluice", paid=True)
    t.dani.hq("rb_crx")
    number, kept, thrown = t.laci.hq("rob", "rb_crx", "rb_gunner")
    t.begin(t.laci).plays(number)
    t.laci.answers("discard", thrown)
    assert (t.dani.count("hq"), t.dani.credits) == (1, 11)
    assert t.laci.pile("hq") == [kept]


def test_a_replaced_income_gives_something_else():
    """KG-5.5, 17.5: income and salvage are gains like any other."""
    t = table(instead_of("gain_credits", op("draw", count=1)))
    t.dani.base("sluice", paid=True)
    t.begin(t.laci).ends()
    assert (t.dani.credits, t.dani.count("hq")) == (10, 1)
    assert t.dani.is_asked("turn.action")


def test_of_several_replacements_the_player_chooses_one():
    """KG-D35: at most one for each event."""
    other = base(
        "other", 0, {"kind": "replacement", "event": "draw", "actor": "you", "instead": [op("mill", who="you")]}
    )
    t = table(instead_of("draw", GAIN), other)
    one, two = t.laci.base("sluice", paid=True), t.laci.base("other", paid=True)
    t.begin(t.laci).does("draw")
    assert t.laci.offered("replacement") == [("replace", one, 0), ("replace", two, 0)]
    t.laci.answers("replacement", ("replace", one, 0))
    assert (t.laci.credits, t.laci.count("ruin"), t.laci.count("hq")) == (10, 0, 0)


def test_costs_are_paid_as_printed_whatever_replaces_milling():
    """KG-A55: a cost needs the full number."""
    pump = base("pump", 0, {"kind": "activated", "cost": {"mill_own": 2}, "do": [GAIN]})
    t = table(pump, instead_of("mill", GAIN))
    t.laci.base("sluice", paid=True)
    pump_card = t.laci.base("pump", paid=True)
    t.begin(t.laci).does("use", pump_card, 0)
    assert (t.laci.count("ruin"), t.laci.credits) == (2, 11)


# -- before the damage -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("combat", ["full", "simplified"])
def test_a_before_damage_trigger_is_over_when_the_damage_comes(combat):
    """17.5 `before_damage`, KG-7.43: the bonus still counts for this shot."""
    grim = ship("grim", "5-1-3-0", "fighter", 1, {
        "kind": "triggered", "when": "before_damage", "subject": "self",
        "do": [op("modify_stat", on="self", stat="fire", by=2, until="this_shot")]})  # fmt: skip
    t = table(grim, ship("wall", "1-0-9-0"), combat=combat)
    grim_card, wall = t.laci.ship("grim"), t.dani.ship("wall")
    t.begin(t.laci).attacks(t.dani, "colony", grim_card, met_by=[wall])
    t.laci.fires(grim_card, wall)
    if combat == "full":
        t.dani.answers("return", "nothing")
    assert t.armor(wall) == 6
    assert t.fire(grim_card) == 1


def test_a_ship_saved_before_the_damage_takes_none():
    """17.5: a trigger of the ship that is fired at works before the damage too."""
    veil = base("veil", 0, {"kind": "triggered", "when": "before_damage", "actor": "opponent",
                            "do": [op("prevent_damage", on="shot_target")]})  # fmt: skip
    t = table(veil, ship("hawk", "5-3-3-0"), ship("wall", "1-0-2-0"))
    t.dani.base("veil", paid=True)
    hawk, wall = t.laci.ship("hawk"), t.dani.ship("wall")
    t.begin(t.laci).attacks(t.dani, "colony", hawk, met_by=[wall])
    t.laci.shoots(hawk, wall)
    assert t.armor(wall) == 2


# -- costs that change once --------------------------------------------------------------------------------------


def test_a_cost_change_of_next_time_counts_for_one_ship_only():
    """17.5 `modify_cost`, `next_time`."""
    sale = event("sale", 0, op("modify_cost", on={"zone": "hq", "type": "ship"}, by=-2, until="next_time"))
    t = table(sale, ship("hawk", "4-2-2-1", cost=4))
    number, one, two, crew_ = t.laci.hq("sale", "hawk", "hawk", "rb_gunner")
    t.begin(t.laci).plays(number)
    assert [values.cost(t.g, 1, each) for each in (one, two, crew_)] == [2, 2, 5]
    t.laci.does("launch", one)
    assert t.laci.credits == 8
    t.laci.does("launch", two)
    assert t.laci.credits == 4


def test_a_cost_change_of_next_time_waits_for_its_card_over_the_end_of_the_turn():
    """17.5: it lasts until it has counted, and nobody else can use it up."""
    sale = event("sale", 0, op("modify_cost", on={"zone": "hq", "type": "ship"}, to=0, until="next_time"))
    t = table(sale, ship("hawk", "4-2-2-1", cost=4), credits=4)
    number, mine = t.laci.hq("sale", "hawk")
    theirs = t.dani.hq("hawk")
    t.begin(t.laci).plays(number)
    t.laci.ends()
    t.dani.does("launch", theirs)
    assert t.dani.credits == 9 - 4
    t.dani.ends()
    before = t.laci.credits
    t.laci.does("launch", mine)
    assert t.laci.credits == before


def test_a_cost_change_of_next_time_on_a_face_down_card_counts_when_it_is_paid():
    """17.5, KG-5.13."""
    grant = event("grant", 0, op("modify_cost", on="target", by=-3, until="next_time"), target=BASE)
    t = table(grant, base("hut", 5))
    number, hut = t.laci.hq("grant"), t.laci.base("hut")
    t.begin(t.laci).plays(number, hut)
    t.laci.does("pay", hut)
    assert t.laci.credits == 8
    assert not t.g.lasting


# -- the ship of a card that is gone -----------------------------------------------------------------------------


def test_ship_still_means_the_carrier_after_the_card_was_sacrificed():
    """KG-3.6, KG-3.43, 17.5 `ship`."""
    booster = equipment("booster", 1, {"kind": "activated", "cost": {"sacrifice": "self"},
                                       "do": [op("modify_stat", on="ship", stat="fire", by=2)]})  # fmt: skip
    t = table(booster, ship("hawk", "4-2-2-1"))
    hawk = t.laci.ship("hawk")
    part = t.laci.carries(hawk, "booster", paid=True)
    t.begin(t.laci).does("use", part, 0)
    assert t.is_in(part, "trash")
    assert t.fire(hawk) == 4


def test_ship_means_nothing_if_the_carrier_has_gone_too():
    """KG-6.14: a ship that has left play, or come back, is another one."""
    booster = equipment("booster", 1, {"kind": "activated", "cost": {"sacrifice": "self"},
                                       "do": [op("turn_used", on="ship"), GAIN]})  # fmt: skip
    zap = interrupt("zap", "reaction", 0, op("to_hq", on="target"), target=SHIP)
    t = table(booster, zap, ship("hawk", "4-2-2-1"))
    hawk, number = t.laci.ship("hawk"), t.dani.hq("zap")
    part = t.laci.carries(hawk, "booster", paid=True)
    t.begin(t.laci)
    t.quiet = False
    t.laci.does("use", part, 0)
    t.dani.plays(number)
    t.quiet = True
    t.dani.answers("target", hawk)
    assert t.is_in(hawk, "hq")
    assert t.laci.credits == 11


def test_a_card_that_leaves_play_may_still_speak_of_its_ship():
    """17.5 `left_play`."""
    plate = equipment("plate", 1, {"kind": "triggered", "when": "left_play", "subject": "self",
                                   "do": [op("turn_active", on="ship")]}, subtype="shield")  # fmt: skip
    rip = event("rip", 0, op("destroy", on="target"), target={"zone": "attached", "paid": True})
    t = table(plate, rip, ship("hawk", "4-2-2-1"))
    hawk, number = t.laci.ship("hawk", state="damaged"), t.laci.hq("rip")
    part = t.laci.carries(hawk, "plate", paid=True)
    t.begin(t.laci).plays(number, part)
    assert t.state_of(hawk) == "active"


# -- X that is counted -------------------------------------------------------------------------------------------


def overrule(more: int):
    dear = {"amount": "add", "of": [{"amount": "cost_of", "of": "target"}, more]}
    return interrupt(
        "veto", "reaction", "X", op("negate"), x=dear, target={"zone": "stack", "kinds": ["interrupt_card"]}
    )


@pytest.mark.parametrize(("credits", "can"), [(2, False), (3, True)])
def test_cost_of_plus_a_number_must_be_affordable_as_a_whole(credits, can):
    """KG-6.22, KG-6.24: X = cost of the target + 1; the target cost 2."""
    t = table(overrule(1), interrupt("call", "reaction", 2, GAIN))
    veto, call = t.dani.hq("veto"), t.laci.hq("call")
    t.dani.credits = credits
    t.begin(t.laci)
    t.quiet = False
    t.laci.plays(call)
    assert t.dani.may("play", veto) == can
    if can:
        t.dani.plays(veto)
        t.dani.answers("target", t.dani.offered("target")[0])
        assert t.dani.credits == 0


def test_an_ability_whose_x_is_counted_needs_credits_only_if_x_is_its_price():
    """17.5: an X that is not paid asks for nothing."""
    lab = base("lab", 0, {"kind": "activated", "cost": {"turn": "used"}, "x": {"amount": "count", "of": MY_SHIP},
                          "do": [op("mill", count="X")]})  # fmt: skip
    t = table(lab, ship("hawk", "4-2-2-1"), credits=0)
    lab_card = t.laci.base("lab", paid=True)
    t.laci.ship("hawk")
    t.begin(t.laci).does("use", lab_card, 0)
    assert t.dani.count("ruin") == 1


# -- whose item it is --------------------------------------------------------------------------------------------


def test_controller_of_a_targeted_stack_item_is_who_played_it():
    """17.5 `who`: "its controller loses 2 credits"."""
    fine = interrupt("fine", "reaction", 0, op("lose_credits", who="controller", by=2), target={"zone": "stack"})
    t = table(fine, interrupt("call", "reaction", 0, GAIN))
    for _ in range(3):  # so that the number of the item is not by chance a card of the right player
        t.dani.hq("rb_crx")
    number, call = t.dani.hq("fine"), t.laci.hq("call")
    t.begin(t.laci)
    t.quiet = False
    t.laci.plays(call)
    t.dani.plays(number)
    t.quiet = True
    t.dani.answers("target", t.dani.offered("target")[0])
    assert (t.laci.credits, t.dani.credits) == (10 - 2 + 1, 10)


# -- later -------------------------------------------------------------------------------------------------------


def test_a_delayed_effect_of_your_next_turn_waits_for_your_own_turn():
    """17.5 `delayed` with `actor`: the opponent's turn start does not set it off."""
    bond = event(
        "bond", 0, op("delayed", when="turn_start", actor="you", until="next_time", do=[op("gain_credits", by=4)])
    )
    t = table(bond, credits=0)
    number = t.laci.hq("bond")
    t.begin(t.laci).plays(number)
    t.laci.ends()
    assert t.laci.credits == 0
    t.dani.ends()
    assert t.laci.credits == 5 + 4
    t.laci.ends()
    t.dani.ends()
    assert t.laci.credits == 9 + 5


def test_a_delayed_effect_until_your_next_start_still_hears_that_start():
    """17.5: what waits for the turn to begin does not end with its beginning."""
    bond = event("bond", 0, op("delayed", when="turn_start", actor="you", until="your_next_start", do=[GAIN]))
    t = table(bond, credits=0)
    number = t.laci.hq("bond")
    t.begin(t.laci).plays(number)
    t.laci.ends()
    t.dani.ends()
    assert t.laci.credits == 5 + 1
    assert not t.g.lasting


def test_a_delayed_effect_forgets_a_card_that_came_back_as_another_one():
    """KG-6.14: a card that has left play in between is no longer meant."""
    wake = event(
        "wake", 0, op("delayed", when="end_phase", on="target", do=[op("turn_damaged", on="subject")]), target=SHIP
    )
    lift = event("lift", 0, op("to_hq", on="target"), target=SHIP)
    t = table(wake, lift, ship("hawk", "4-2-2-1"))
    hawk = t.laci.ship("hawk")
    first, second = t.laci.hq("wake", "lift")
    t.begin(t.laci)
    for number in (first, second):
        t.laci.plays(number, hawk)
    t.laci.does("launch", hawk)
    t.laci.ends()
    assert t.state_of(hawk) == "active"


# -- what the rules do not read ----------------------------------------------------------------------------------


def test_cards_may_carry_a_flavour_line_and_the_name_of_a_picture():
    """Section 17.4: optional, without meaning for the rules."""
    flavour = {"en": "It bites.", "hu": "Harap."}
    known = content(crew("mate", flavour=flavour, picture="mate_with_hat"), crew("plain"))
    assert (known["mate"].flavour.hu, known["mate"].picture) == ("Harap.", "mate_with_hat")
    assert (known["plain"].flavour, known["plain"].picture) == (None, "")


def test_his_ship_is_needed_for_a_card_that_targets_one():
    """KG-6.22."""
    t = table(event("zap", 0, op("destroy", on="target"), target=HIS_SHIP), ship("hawk", "4-2-2-1"))
    t.laci.ship("hawk")
    number = t.laci.hq("zap")
    t.begin(t.laci)
    assert not t.laci.may("play", number)
    assert t.laci.why_not(("play", number)).rule == "KG-6.22"


# -- triggers that may be let go by ------------------------------------------------------------------------------


@pytest.mark.parametrize("foes", [0, 1])
def test_an_optional_trigger_is_offered_only_where_it_has_a_target(foes):
    """17.5 `optional`, KG-6.22: a "you may" of which nothing can come is no question (UX-33)."""
    scare = {
        "kind": "triggered", "when": "crew_boarded", "subject": "self", "optional": True, "target": HIS_SHIP,
        "do": [op("turn_used", on="target")],
    }  # fmt: skip
    t = table(crew("bully", 0, scare), ship("hawk", "5-1-3-2", "cruiser"), ship("mouse", "1-1-1-0"))
    hawk, bully = t.laci.ship("hawk"), t.laci.crew("bully", paid=True)
    for _ in range(foes):
        t.dani.ship("mouse")
    t.begin(t.laci).attacks(t.dani, "colony", hawk)
    t.laci.boards(bully, hawk)
    assert t.laci.is_asked("optional") == bool(foes)


# -- amounts and ends -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ships", [0, 1, 2, 3])
def test_an_amount_never_falls_below_nothing(ships):
    """KG-9.2: a credit is lost for each ship beyond the second, and none is gained for fewer."""
    beyond = {"amount": "add", "of": [{"amount": "count", "of": MY_SHIP}, -2]}
    t = table(event("levy", 0, op("lose_credits", by=beyond)), ship("hawk", "4-2-2-1"))
    number = t.laci.hq("levy")
    for _ in range(ships):
        t.laci.ship("hawk")
    t.begin(t.laci).plays(number)
    assert t.laci.credits + t.dani.credits == 20 - max(0, ships - 2)


@pytest.mark.parametrize(("until", "left"), [("turn_end", 4), ("while_in_play", 2)])
def test_only_what_hangs_on_its_source_ends_with_it(until, left):
    """KG-3.12: fire until the end of the turn stays when the base that gave it has gone."""
    gives = op("modify_stat", on="target", stat="fire", by=2, until=until)
    lab = base("lab", 0, {"kind": "activated", "cost": {"turn": "used"}, "target": MY_SHIP, "do": [gives]})
    t = table(lab, ship("hawk", "4-2-2-1"), event("raze", 0, op("destroy", on="target"), target={"type": "base"}))
    lab_card, hawk, number = t.laci.base("lab", paid=True), t.laci.ship("hawk"), t.laci.hq("raze")
    t.begin(t.laci).does("use", lab_card, 0)
    t.laci.answers("target", hawk)
    assert t.fire(hawk) == 4
    t.laci.plays(number, lab_card)
    assert t.is_in(lab_card, "trash") and t.fire(hawk) == left
