"""Section 6: what cards do, when they can be played, ENCORE and the interrupts."""

from __future__ import annotations

import pytest

from rules import view
from rules.core.zones import move_card

from .support import SKULL, table


def test_kill_cards():
    """OV-6.19 to OV-6.21, OV-2.33, OV-1.6, ruling 23: any player's unit, orbit or surface, back to its supply."""
    t = table(
        orbit={"titan": "blue 1 infantry, blue 1 tank", "mars": "red 1 infantry"}, surface={"venus": "blue 1 cruiser"},
        hands={"red": "sharpshooter limpet_mine sabotage"},
    )  # fmt: skip
    aims = {name: {o[2:] for o in t.red.offered() if o[0] == "card" and o[1] == t.red.card(name)}
            for name in ("sharpshooter", "limpet_mine", "sabotage")}  # fmt: skip
    infantry = {("kill", 1, "titan", "infantry", "orbit"), ("kill", 0, "mars", "infantry", "orbit")}
    assert aims["sharpshooter"] == infantry
    assert aims["limpet_mine"] == {("kill", 1, "venus", "cruiser", "surface")}
    assert aims["sabotage"] == infantry | aims["limpet_mine"] | {("kill", 1, "titan", "tank", "orbit")}
    t.red.plays("sharpshooter", "kill", 1, "titan", "infantry", "orbit")  # free
    t.red.plays("sabotage", "kill", 1, "titan", "tank", "orbit")  # the action
    assert t.blue.orbit("titan") == {} and t.blue.supply("tank") == 6
    assert t.red.why_not(("card", t.red.card("limpet_mine"))).rule == "OV-5.2"


def test_card_actions():
    """OV-2.23, OV-5.67: an action card is the action of the turn, then it is discarded (OV-2.26)."""
    t = table(hands={"red": "limpet_mine"}, orbit={"mars": "blue 1 cruiser"})
    t.red.plays("limpet_mine", "kill", 1, "mars", "cruiser", "orbit")
    assert t.discard() == ["limpet_mine"] and t.state.actions == 0


def test_back_to_orbit():
    """OV-6.22 to OV-6.24: a landed tank or infantry can be used again; dead planets hold none."""
    t = table(surface={"mars": "red 1 tank, red 1 infantry"}, hands={"red": "recovery_crane rope_ladder"}, dead="venus")
    t.red.plays("recovery_crane", "lift", "mars")
    t.red.plays("rope_ladder", "lift", "mars")
    assert t.red.orbit("mars") == {"tank": 1, "infantry": 1}


def test_raise_card():
    """OV-6.26: as the action, paid, but free."""
    t = table(hands={"red": "general_mobilisation"}, money={"red": 5})
    t.red.plays("general_mobilisation", "raise", "tank", "earth")
    t.red.does("raise", "infantry", "earth")
    assert t.red.money == 0 and t.state.actions == 1 and t.discard() == ["general_mobilisation"]


def test_swap():
    """EX-7, OV-6.29: up to three away, that many and one more."""
    t = table(hands={"red": "cabinet_reshuffle steam_mortar steam_mortar naval_rockets encore"})
    t.red.plays("cabinet_reshuffle")
    asked = t.red.decision("swap")
    assert (asked.low, asked.high) == (0, 3)
    away = [
        t.red.card("naval_rockets"),
        *[c for c in t.state.pile("hand:0") if t.state.cards.design[c] == "steam_mortar"],
    ]
    t.red.answers("swap", tuple(away))
    assert len(t.red.hand) == 1 + 4
    t = table(hands={"red": "cabinet_reshuffle"})
    t.red.plays("cabinet_reshuffle")
    t.red.answers("swap", ())
    assert len(t.red.hand) == 1


def test_draw_four_keep_two():
    """OV-6.30, OV-5.32: the limit counts after two are put away."""
    t = table(
        hands={"red": "grand_strategy steam_mortar steam_mortar steam_mortar steam_mortar steam_mortar aether_lances"}
    )
    t.red.plays("grand_strategy")
    asked = t.red.decision("draw_keep")
    assert (len(asked.items), asked.low, asked.high) == (4, 2, 2)
    t.red.answers("draw_keep", asked.items[:2])
    assert len(t.red.hand) == 8 and len(t.discard()) == 3
    assert t.red.is_asked("turn.act")
    t = table(hands={"red": "grand_strategy"})
    for card in t.state.pile("draw")[1:]:
        move_card(t.state, card, "hand:1")
    t.red.plays("grand_strategy")  # a single card can be drawn
    assert len(t.red.hand) == 1 and t.red.is_asked("turn.act")


def test_buy():
    """OV-6.31: three for 3, nothing for less."""
    t = table(hands={"red": "arms_fair"}, money={"red": 4})
    t.red.plays("arms_fair")
    assert t.red.money == 1 and len(t.red.hand) == 3
    t = table(hands={"red": "patent_office"}, money={"red": 2})
    assert t.red.why_not(("card", t.red.card("patent_office"))).rule == "OV-6.31"


def test_nothing_is_bought_where_nothing_can_be_drawn():
    """OV-6.46: at least one card in the draw pile and the discard together."""
    for left in (0, 1):
        t = table(hands={"red": "arms_fair"}, money={"red": 4})
        g = t.state
        for card in [*g.pile("draw"), *g.pile("discard")][left:]:
            move_card(g, card, "hand:1")
        g.pending = None
        assert t.red.can("card", t.red.card("arms_fair")) == bool(left)
    t.red.plays("arms_fair")
    assert t.red.money == 1 and len(t.red.hand) == 1  # the purchase is whole, the pile was not


def test_hand_hit():
    """OV-6.32: two at random, fewer if there are fewer."""
    t = table(hands={"red": "press_scandal", "blue": "encore steam_mortar naval_rockets"})
    t.red.plays("press_scandal", "opponent", 1)
    assert len(t.blue.hand) == 1 and len(t.discard()) == 3
    t = table("red blue green", hands={"red": "press_scandal", "blue": "encore"})
    assert not t.red.can("card", t.red.card("press_scandal"), "opponent", 2)  # OV-6.46
    t.red.plays("press_scandal", "opponent", 1)
    assert t.blue.hand == []


def test_spy():
    """OV-6.33, OV-6.34, 1.3: look, perhaps take one, give another; third players see only that cards moved."""
    t = table("red blue green", hands={"red": "embassy_spy aether_lances", "blue": "encore steam_mortar"})
    t.red.plays("embassy_spy", "opponent", 1)
    assert view(t.state, 0)["table"]["seats"][1]["hand"] and not view(t.state, 2)["table"]["seats"][1]["hand"]
    t.red.does("take", t.blue.card("encore"))
    assert t.red.offered() == [("give", t.red.card("aether_lances"))]
    events = t.red.does("give", t.red.card("aether_lances"))
    assert t.red.hand == ["encore"] and sorted(t.blue.hand) == ["aether_lances", "steam_mortar"]
    moved = [e.seen_by(2) for e in events if e.kind == "move" and e.data["to"] == "hand:1"]
    assert moved and "design" not in moved[0].data and "card" not in moved[0].data
    t = table(hands={"red": "embassy_spy", "blue": "encore"})
    t.red.plays("embassy_spy", "opponent", 1)
    t.red.does("take", t.blue.card("encore"))
    t.finish("turn.act")  # no other card to give
    t = table(hands={"red": "embassy_spy", "blue": "encore"})
    t.red.plays("embassy_spy", "opponent", 1)
    t.red.passes()
    assert t.blue.hand == ["encore"]


def test_tension_cards():
    """OV-6.38, OV-6.39: from the discard to a live planet without an alien; away from any planet."""
    t = table(hands={"red": "border_incident"}, discarded="tension", dead="venus", aliens="titan")
    goals = {o[3] for o in t.red.offered() if o[0] == "card"}
    assert goals == {"mercury", "earth", "moon", "mars", "ganymede", "kuiper"}
    t.red.plays("border_incident", "planet", "ganymede")
    assert t.tiles("ganymede") == ["tension"] and t.discarded() == []
    t = table(hands={"red": "border_incident"})
    assert t.red.why_not(("card", t.red.card("border_incident"))).rule == "OV-6.38"
    t = table(hands={"red": "peace_congress"}, tiles={"mars": "tension"})
    t.red.plays("peace_congress", "tile", t.tile("tension"))
    assert t.discarded() == ["tension"]


def test_money_cards():
    """OV-6.40, OV-6.41."""
    t = table(
        hands={"red": "mother_lode imperial_raffle"}, buildings={"mars": "red 2 mine", "titan": "red 1 mine"}, money={}
    )
    t.red.plays("mother_lode")
    t.red.plays("imperial_raffle")
    assert t.red.money == 6


def test_hunt():
    """OV-6.42: a trophy from any planet, no unit needed; not without one."""
    t = table(hands={"red": "grand_safari"}, tiles={"kuiper": "comet_eel fortune"})
    t.red.plays("grand_safari", "tile", t.tile("comet_eel"))
    assert t.red.score == 1
    t = table(hands={"red": "grand_safari"}, tiles={"kuiper": "fortune"})
    assert t.red.why_not(("card", t.red.card("grand_safari"))).rule == "OV-6.42"


def test_turncoat():
    """OV-6.43 to OV-6.45, OV-2.26: 3 pounds; it lies on the planet over the end of the period."""
    t = table(hands={"red": "turncoat"}, tiles={"mars": "crisis_1"}, money={}, markers=1)
    t.red.plays("turncoat", "planet", "mars")
    assert t.red.money == 3 and t.discard() == []
    t.red.does("marker")
    assert t.state.period == 2 and len(t.state.pile("planet:mars")) == 1


@pytest.mark.parametrize(("card", "lacks"), [
    ("sharpshooter", "none_anywhere"), ("recovery_crane", "none_landed"), ("rope_ladder", "none_landed"),
    ("emergency_levy", "cost"), ("peace_congress", "no_tile"), ("mother_lode", "no_mine"), ("turncoat", "no_tile"),
    ("embassy_spy", "no_hands"), ("press_scandal", "no_hands"), ("limpet_mine", "none_anywhere"),
])  # fmt: skip
def test_a_card_without_effect_stays_in_the_hand(card, lacks):
    """OV-5.68, OV-6.46: and its owner is told what is missing."""
    t = table(hands={"red": card}, money={})
    assert not t.red.can("card", t.red.card(card))
    assert t.red.why_not(("card", t.red.card(card))).id == f"venus.{lacks}"


def test_marker_card_needs_a_marker():
    """OV-6.46, OV-5.60: none is left in the LAST window."""
    t = table(hands={"red": "parliamentary_recess at_the_last_moment"}, markers=1)
    t.red.does("marker")
    t.red.does("last", t.red.card("at_the_last_moment"))
    assert t.red.why_not(("card", t.red.card("parliamentary_recess"))).rule == "OV-6.46"


def test_benefits_modify_only_own_actions():
    """OV-2.25, OV-2.32: not by themselves, not in another player's turn."""
    t = table(
        hands={"red": "steam_mortar", "blue": "steam_mortar"},
        orbit={"mars": "red 1 infantry"},
        tiles={"mars": "mine_1"},
    )
    assert t.red.why_not(("card", t.red.card("steam_mortar"))).rule == "OV-2.25"
    t.red.attempts("mine_1", 2, 2, 2)
    assert not t.blue.is_asked()


# -- ENCORE


def test_encore_takes_a_free_action_back():
    """OV-6.27: directly after it; then it can be played again."""
    t = table(hands={"red": "imperial_raffle encore"}, money={})
    t.red.plays("imperial_raffle")
    t.red.does("encore", t.red.card("encore"), t.state.pile("discard")[-1])
    assert t.red.hand == ["imperial_raffle"]
    t.red.plays("imperial_raffle")
    assert t.red.money == 6
    t = table(hands={"red": "imperial_raffle encore"})
    t.red.plays("imperial_raffle")
    t.red.does("marker")
    assert not t.red.can("encore")  # too late


def test_encore_in_a_window():
    """OV-5.76: on a card that took effect there."""
    t = table(orbit={"mars": "red 1 infantry"}, tiles={"mars": "mine_1"}, hands={"red": "second_salvo encore"})
    t.red.attempts("mine_1", SKULL, 2, 6)
    t.rolls(2)
    t.red.does("reroll", t.red.card("second_salvo"), 0)
    t.red.does("encore", t.red.card("encore"), t.state.pile("discard")[-1])
    t.rolls(2)
    t.red.does("reroll", t.red.card("second_salvo"), 2)
    assert t.state.attempt.dice == [2, 2, 2]


def test_what_encore_cannot_take_back():
    """OV-6.28: neither TRAITOR nor another ENCORE."""
    t = table(hands={"red": "turncoat encore"}, tiles={"mars": "crisis_1"})
    t.red.plays("turncoat", "planet", "mars")
    assert not t.red.can("encore")
    t = table(hands={"red": "imperial_raffle encore"})
    t.red.plays("imperial_raffle")
    t.red.does("encore", t.red.card("encore"), t.state.pile("discard")[-1])
    assert not t.red.can("encore")


def test_encore_after_a_move():
    """OV-6.27: a MOVE card comes back when the move is done."""
    t = table(orbit={"earth": "red 1 cruiser"}, hands={"red": "full_steam encore"})
    t.red.does("with", t.red.card("full_steam"))
    t.red.moves("earth", "titan", cruiser=1)
    t.red.does("encore", t.red.card("encore"), t.state.pile("discard")[-1])
    assert t.red.hand == ["full_steam"]


# -- interrupts


def test_spare_as_an_interrupt():
    """OV-6.18, OV-5.45: the destruction is cancelled, the other card is spent all the same."""
    t = table(hands={"red": "sharpshooter", "blue": "field_surgeons"}, orbit={"mars": "blue 1 infantry"})
    t.red.plays("sharpshooter", "kill", 1, "mars", "infantry", "orbit")
    t.blue.does("spare", t.blue.card("field_surgeons"))
    assert t.blue.orbit("mars") == {"infantry": 1}
    assert sorted(t.discard()) == ["field_surgeons", "sharpshooter"] and t.red.is_asked("turn.act")


def test_rescue():
    """OV-6.25: to Earth's orbit instead of the supply; declined it is lost."""
    for saved in (True, False):
        t = table(hands={"red": "sharpshooter", "blue": "hospital_ship"}, orbit={"mars": "blue 1 infantry"})
        t.red.plays("sharpshooter", "kill", 1, "mars", "infantry", "orbit")
        if saved:
            t.blue.does("rescue", t.blue.card("hospital_ship"))
        else:
            t.blue.passes()
        assert t.blue.orbit("earth") == ({"infantry": 1} if saved else {})
        assert t.blue.supply("infantry") == (9 if saved else 10)


def test_rescue_from_skulls():
    """OV-6.25: one card saves one unit lost by dice; NOSKULL is no answer there (its use is OV-6.17)."""
    t = table(orbit={"mars": "red 2 tank"}, tiles={"mars": "mine_5"}, hands={"red": "hospital_ship"})
    t.red.attempts("mine_5", SKULL, SKULL, 6)
    t.red.does("give_up")
    t.red.does("lose", "tank", "orbit")
    t.red.does("rescue", t.red.card("hospital_ship"))
    t.red.does("lose", "tank", "orbit")
    assert t.red.orbit("earth") == {"tank": 1} and t.red.supply("tank") == 5


def test_whoever_is_rescued_on_earth_is_not_chosen_again():
    """OV-5.59: the losses are counted once; the rescued unit is safe from the same dice."""
    t = table(orbit={"earth": "red 1 tank"}, tiles={"earth": "mine_5"}, hands={"red": "hospital_ship"})
    t.red.attempts("mine_5", SKULL, SKULL, 6)
    t.red.does("give_up")
    t.red.does("lose", "tank", "orbit")
    t.red.does("rescue", t.red.card("hospital_ship"))
    assert t.red.orbit("earth") == {"tank": 1} and t.state.attempt is None
    t.finish("turn.act")


def test_the_others_on_earth_stand_for_the_remaining_losses():
    """OV-5.59: two skulls, three units of which one was rescued: one of the other two is chosen."""
    t = table(
        orbit={"earth": "red 1 tank, red 1 cruiser"}, surface={"earth": "red 1 tank"}, tiles={"earth": "mine_5"},
        hands={"red": "hospital_ship"},
    )  # fmt: skip
    t.red.attempts("mine_5", SKULL, SKULL, 6)
    t.red.does("give_up")
    t.red.does("lose", "cruiser", "orbit")
    t.red.does("rescue", t.red.card("hospital_ship"))
    assert t.red.offered() == [("lose", "tank", "surface"), ("lose", "tank", "orbit")]
    t.red.does("lose", "tank", "surface")
    assert t.red.orbit("earth") == {"tank": 1, "cruiser": 1} and t.state.attempt is None


def test_encore_after_an_interrupt():
    """OV-2.32, OV-6.27: in another player's turn, after an own interrupt."""
    t = table(hands={"red": "sharpshooter", "blue": "hospital_ship encore"}, orbit={"mars": "blue 1 infantry"})
    t.red.plays("sharpshooter", "kill", 1, "mars", "infantry", "orbit")
    t.blue.does("rescue", t.blue.card("hospital_ship"))
    t.blue.does("encore", t.blue.card("encore"), t.state.pile("discard")[-1])
    assert t.blue.hand == ["hospital_ship"]


def test_own_units_cannot_be_spared_from_oneself():
    """OV-6.18: another player's doing only."""
    t = table(hands={"red": "sharpshooter field_surgeons"}, orbit={"mars": "red 1 infantry"})
    t.red.plays("sharpshooter", "kill", 0, "mars", "infantry", "orbit")
    assert t.red.is_asked("turn.act") and t.red.orbit("mars") == {}


def test_always_asking_tells_nothing():
    """Switch interrupt_prompt: the owner is asked whatever the hand holds."""
    t = table(hands={"red": "sharpshooter"}, orbit={"mars": "blue 1 infantry"}, interrupt_prompt="always")
    t.red.plays("sharpshooter", "kill", 1, "mars", "infantry", "orbit")
    assert t.blue.offered("save") == ["pass"]
    t.blue.passes()
    assert t.blue.orbit("mars") == {}


def test_no_free_actions_outside_the_action_phase():
    """OV-5.73: in the crisis phase nobody has a turn."""
    t = table(
        phase="crises", tiles={"earth": "crisis_1 crisis_2"}, buildings={"earth": "red 1 factory, red 1 mine"},
        hands={"red": "imperial_raffle"},
    )  # fmt: skip
    assert all(option[0] == "raze" for option in t.red.offered("raze"))
