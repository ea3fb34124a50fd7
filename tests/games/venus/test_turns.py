"""Sections 5.1 to 5.4 and 5.6 to 5.9: turns, moving, undefended tiles, raising, markers, the LAST window."""

from __future__ import annotations

from .support import table


def goals(player, origin):
    return [o[2] for o in player.offered() if o[0] == "move" and o[1] == origin]


# -- turns


def test_turns_go_clockwise_and_take_one_action():
    """OV-5.1, OV-5.2, OV-5.6: an action, then the end; no end before it."""
    t = table("red blue green", first=1, orbit={"earth": "blue 1 cruiser"})
    t.blue.cannot("act", "end", "venus.action_first", "OV-5.2")
    t.blue.does("marker")
    t.blue.cannot("act", "marker", "venus.no_action", "OV-5.2")
    t.blue.does("end")
    t.finish("venus.turn.act")
    assert t.green.is_asked()


def test_a_marker_can_be_taken_again_and_again():
    """OV-5.3, OV-5.4, OV-5.69: always legal, a card each, the player stays in."""
    t = table()
    t.red.does("marker")
    t.red.does("end")
    t.blue.does("marker")
    t.blue.does("end")
    t.red.does("marker")
    t.red.does("end")
    assert t.state.markers == [2, 1] and len(t.red.hand) == 2 and t.blue.can("marker")
    assert not t.happened("first_player")  # only the last one brings that (OV-5.70)


def test_the_last_marker_ends_the_phase():
    """OV-5.5, OV-5.70, OV-5.71: the taker draws, gets the first move at once, and does nothing more."""
    t = table(markers=1, first=1, hands={"blue": "forced_march imperial_raffle"})
    t.blue.does("marker")
    assert t.state.first == 1 and t.state.period == 2
    assert len(t.blue.hand) == 3 and t.blue.is_asked()
    t = table(markers=2, first=0)
    t.red.does("marker")
    t.red.does("end")
    t.blue.does("marker")
    assert t.state.first == 1 and t.happened("first_player", seat=1)


def test_free_actions_before_and_after_the_action():
    """OV-2.24, OV-5.6: several in one turn, costing no action."""
    t = table(hands={"red": "imperial_raffle stock_exchange mother_lode"}, buildings={"mars": "red 1 mine"}, money={})
    t.red.plays("imperial_raffle")
    t.red.does("marker")
    t.red.plays("stock_exchange")
    t.red.plays("mother_lode")
    assert t.red.money == 7
    t.red.does("end")


def test_extra_gives_another_action():
    """OV-6.35: several may be played."""
    t = table(hands={"red": "forced_march westward"})
    t.red.plays("forced_march")
    t.red.plays("westward")
    for _ in range(3):
        t.red.does("marker")
    assert t.state.on_card == 1
    t.red.cannot("act", "marker")


def test_marker_card():
    """OV-6.36, OV-5.72: with the last marker the action of the turn is lost."""
    t = table(markers=2, hands={"red": "parliamentary_recess"})
    t.red.plays("parliamentary_recess")
    assert t.state.on_card == 1 and t.state.actions == 1
    t = table(markers=1, hands={"red": "parliamentary_recess forced_march"})
    t.red.plays("forced_march")
    t.red.plays("parliamentary_recess")
    assert t.state.first == 0 and t.state.period == 2


# -- moving


def test_reach():
    """EX-3, OV-2.4, OV-5.13, OV-5.16: two planets far; a claim may follow a move of one."""
    t = table(orbit={"earth": "red 2 cruiser"}, tiles=dict.fromkeys(("venus", "moon", "mars", "mercury"), "fortune"))
    assert sorted(goals(t.red, "earth")) == ["ganymede", "mars", "mercury", "moon", "venus"]
    reason = t.red.why_not(("move", "earth", "titan"))
    assert (reason.id, reason.rule) == ("venus.too_far", "OV-5.16")
    t.red.moves("earth", "mercury", cruiser=1)
    t.finish("turn.act")
    assert not t.red.can("claim")  # OV-5.22


def test_a_move_of_one_may_claim():
    """OV-5.21, OV-5.23, OV-5.24, OV-5.25: with any own unit there, chosen after the move, or not at all."""
    t = table(orbit={"earth": "red 2 cruiser", "mars": "red 1 tank"}, tiles={"mars": "fortune velvet_leech"}, money={})
    t.red.moves("earth", "mars", cruiser=1)
    assert t.red.can("claim", t.tile("fortune"), "tank")
    t.red.claims("fortune", "tank")
    assert t.red.money == 3 and t.red.surface("mars") == {"tank": 1} and t.red.orbit("mars") == {"cruiser": 1}
    assert not t.red.can("move")  # the claim was part of the same action
    t.red.does("end")
    t = table(orbit={"earth": "red 1 cruiser"}, tiles={"mars": "fortune"})
    t.red.moves("earth", "mars", cruiser=1)
    t.red.does("none")
    assert t.tiles("mars") == ["fortune"] and not t.red.can("claim")


def test_a_group_needs_a_cruiser():
    """OV-5.13: infantry alone cannot move."""
    t = table(orbit={"earth": "red 3 infantry, red 1 tank"})
    assert goals(t.red, "earth") == []
    assert t.red.why_not(("move", "earth", "mars")).rule == "OV-5.13"


def test_one_cruiser_carries_any_number_of_infantry():
    """OV-5.14, OV-5.17: together, the rest stays."""
    t = table(orbit={"earth": "red 4 infantry, red 2 cruiser"})
    t.red.moves("earth", "mars", infantry=3, cruiser=1)
    assert t.red.orbit("mars") == {"infantry": 3, "cruiser": 1}
    assert t.red.orbit("earth") == {"infantry": 1, "cruiser": 1}


def test_tanks_stay_without_lift():
    """OV-5.15, OV-6.14: LIFT carries them in this one move; infantry is not needed."""
    t = table(orbit={"earth": "red 2 tank, red 1 cruiser"}, hands={"red": "railway_ship"})
    t.red.does("move", "earth", "mars")
    assert [slot[0] for slot in t.red.decision("group").slots] == ["cruiser"]
    t = table(orbit={"earth": "red 2 tank, red 1 cruiser"}, hands={"red": "railway_ship"})
    t.red.does("with", t.red.card("railway_ship"))
    t.red.moves("earth", "mars", tank=2, cruiser=1)
    assert t.red.orbit("mars") == {"tank": 2, "cruiser": 1} and t.discard() == ["railway_ship"]


def test_move_cards_add_up():
    """OV-6.13, OV-5.16, OV-5.21: what is not used up still allows a claim."""
    t = table(
        orbit={"earth": "red 1 cruiser"}, hands={"red": "full_steam comet_slingshot"}, tiles={"kuiper": "fortune"}
    )
    t.red.does("with", t.red.card("full_steam"))
    assert "titan" in goals(t.red, "earth") and "kuiper" not in goals(t.red, "earth")
    t.red.does("with", t.red.card("comet_slingshot"))
    t.red.moves("earth", "kuiper", cruiser=1)  # 4 of 5
    t.red.claims("fortune", "cruiser")
    assert sorted(t.discard()) == ["comet_slingshot", "full_steam"]


def test_a_move_can_be_called_off():
    """MOVE_GROUP: cancelled before it is confirmed, the cards come back and the action is left."""
    t = table(orbit={"earth": "red 1 cruiser"}, hands={"red": "full_steam"})
    t.red.does("with", t.red.card("full_steam"))
    t.red.does("cancel")
    assert t.red.hand == ["full_steam"] and t.red.can("move", "earth", "mars")


def test_a_move_ends_elsewhere():
    """OV-5.18, OV-5.19."""
    t = table(orbit={"earth": "red 1 cruiser"})
    assert "earth" not in goals(t.red, "earth")


def test_any_orbit_may_be_entered():
    """OV-5.20, OV-7.38: dead planets, aliens, opponents."""
    t = table(
        orbit={"earth": "red 1 cruiser", "mars": "blue 3 tank"},
        dead="venus",
        aliens="ganymede",
        tiles={"mars": "mine_1"},
    )
    assert {"venus", "mars", "ganymede", "mercury"} <= set(goals(t.red, "earth"))
    t.red.moves("earth", "venus", cruiser=1)
    assert t.red.orbit("venus") == {"cruiser": 1}


def test_free_actions_between_move_and_claim():
    """OV-5.7, OV-5.66: a unit raised there may claim at once; EXTRA and MARKER may not be played."""
    t = table(
        orbit={"earth": "red 1 cruiser"}, buildings={"mars": "red 1 factory"}, tiles={"mars": "fortune"},
        hands={"red": "emergency_levy forced_march parliamentary_recess"}, money={"red": 9},
    )  # fmt: skip
    t.red.moves("earth", "mars", cruiser=1)
    assert not t.red.can("card", t.red.card("forced_march"))
    assert not t.red.can("card", t.red.card("parliamentary_recess"))
    t.red.plays("emergency_levy", "raise", "tank", "mars")
    t.red.does("enough")
    t.red.claims("fortune", "tank")
    assert t.red.money == 9


# -- undefended tiles


def test_card_draw():
    """EX-4, OV-5.8, OV-5.26, OV-5.28, OV-5.10, OV-5.11, OV-5.12: one unit, no dice; it is spent but still defends."""
    t = table(orbit={"mars": "red 1 tank, blue 1 infantry"}, tiles={"mars": "card_draw tension"},
              buildings={"mars": "red 1 factory"})  # fmt: skip
    t.red.claims("card_draw", "tank")
    assert t.red.surface("mars") == {"tank": 1} and t.discarded() == ["card_draw"]
    assert len(t.red.hand) == 2 and not t.happened("roll") and not t.happened("attempt_dice")
    t.red.does("end")
    t.rolls(3, 3, 3)
    t.blue.does("tension", t.tile("tension"), 0, "factory")
    assert t.happened("attempt") and t.state.attempt.dice == [3, 3, 3]
    assert t.blue.why_not("confirm").id == "venus.no_landing"
    t.blue.lands(infantry=1)
    assert t.blue.why_not("confirm").params == {"have": 1, "need": 2}  # the landed tank defends


def test_factory_tile():
    """OV-5.27: in the tile's place, if one is in supply."""
    t = table(orbit={"venus": "red 1 infantry"}, tiles={"venus": "factory_tile"})
    t.red.claims("factory_tile", "infantry")
    assert t.red.buildings("venus") == (1, 0) and t.discarded() == ["factory_tile"] and t.red.supply("factory") == 8
    t = table(orbit={"venus": "red 1 infantry"}, tiles={"venus": "factory_tile"}, buildings={"mars": "red 9 factory"})
    t.red.cannot("act", ("claim", t.tile("factory_tile"), "infantry"), "venus.no_supply", "OV-5.27")


def test_fortune_and_trophy():
    """OV-5.29, OV-5.30, OV-9.6."""
    t = table(
        orbit={"venus": "red 2 cruiser"}, tiles={"venus": "fortune dune_whale"}, money={}, hands={"red": "westward"}
    )
    t.red.plays("westward")
    t.red.claims("fortune", "cruiser")
    t.red.claims("dune_whale", "cruiser")
    assert t.red.money == 3 and t.red.score == 1 and t.state.kept[0]


def test_no_claim_without_a_unit_in_orbit():
    """OV-5.9, OV-5.34: units on the surface are spent."""
    t = table(surface={"venus": "red 2 infantry"}, tiles={"venus": "fortune mine_1"})
    assert not t.red.can("claim") and not t.red.can("attempt")
    assert t.red.why_not(("claim", t.tile("fortune"), "infantry")).rule == "OV-5.26"
    assert t.red.why_not(("attempt", t.tile("mine_1"))).rule == "OV-5.34"


def test_no_claim_on_a_dead_planet():
    """OV-5.31, OV-7.37."""
    t = table(orbit={"venus": "red 2 infantry"}, dead="venus", aliens="venus")
    assert not t.red.can("claim") and not t.red.can("alien")
    assert t.red.why_not(("alien", "venus")).rule == "OV-5.31"


def test_hand_limit():
    """OV-5.32: down to nine at once, chosen freely, before anything else is played."""
    t = table(
        hands={"red": "steam_mortar steam_mortar steam_mortar aether_lances aether_lances naval_rockets encore "
               "imperial_raffle grand_strategy"}, orbit={"mars": "red 1 infantry"}, tiles={"mars": "card_draw"},
    )  # fmt: skip
    t.red.claims("card_draw", "infantry")
    asked = t.red.decision("hand_limit")
    assert (len(asked.items), asked.low, asked.high) == (11, 2, 2)
    t.red.answers("hand_limit", (t.red.card("encore"), t.red.card("steam_mortar")))
    assert len(t.red.hand) == 9 and sorted(t.discard()) == ["encore", "steam_mortar"]


def test_an_empty_draw_pile_is_made_anew():
    """OV-5.33, OV-2.30: the discard is shuffled, starting cards among it; if both are empty nothing is drawn."""
    t = table(orbit={"mars": "red 1 infantry"}, tiles={"mars": "card_draw"}, discard="naval_rockets")
    g = t.state
    moved = list(g.pile("draw"))
    for card in moved:
        g.cards.place[card] = "box"
    g.pile("box").extend(moved)
    g.pile("draw").clear()
    t.red.claims("card_draw", "infantry")
    assert t.red.hand == ["naval_rockets"]


# -- raising


def test_raise():
    """OV-5.61 to OV-5.65: one or two, infantry at Earth, the rest where a factory is; paid and in supply."""
    t = table(buildings={"mars": "red 1 factory", "venus": "red 1 mine"}, money={"red": 7})
    offered = {o[1:] for o in t.red.offered() if o[0] == "raise"}
    assert offered == {
        ("infantry", "earth"), ("tank", "earth"), ("cruiser", "earth"), ("tank", "mars"), ("cruiser", "mars"),
    }  # fmt: skip
    t.red.does("raise", "tank", "mars")
    t.red.does("raise", "cruiser", "earth")  # OV-5.64
    assert t.red.money == 0 and t.red.orbit("mars") == {"tank": 1} and t.red.orbit("earth") == {"cruiser": 1}
    assert t.red.why_not("marker").id == "venus.no_action"
    t = table(money={"red": 3}, orbit={"mars": "red 6 tank"})
    assert t.red.why_not(("raise", "tank", "earth")).rule == "OV-5.65"
    assert t.red.why_not(("raise", "cruiser", "earth")).rule == "OV-5.61"


def test_one_unit_is_enough():
    """OV-5.61, OV-5.66: it may act from the next action on."""
    t = table(money={"red": 9}, tiles={"earth": "fortune"})
    t.red.does("raise", "infantry", "earth")
    t.red.does("enough")
    assert not t.red.can("claim")
    t.red.does("end")
    t.blue.does("marker")
    t.blue.does("end")
    assert t.red.can("claim", t.tile("fortune"), "infantry")


def test_pieces_on_the_table_stay_there():
    """OV-2.13, OV-2.14: the supply is the hard limit."""
    t = table(money={"red": 30}, orbit={"mars": "red 10 infantry"})
    assert not t.red.can("raise", "infantry")
    t.red.cannot("act", ("raise", "infantry", "earth"), "venus.no_supply", "OV-5.65")


# -- the LAST window


def test_last():
    """OV-5.60, OV-5.78, OV-6.37: asked from the taker's left; one more action, without markers."""
    t = table("red blue green", markers=1, hands={"green": "at_the_last_moment forced_march"}, money={"green": 9})
    t.red.does("marker")
    t.finish("last")
    t.green.does("last", t.green.card("at_the_last_moment"))
    assert t.state.active == 2 and not t.green.can("marker")
    t.green.plays("forced_march")
    t.green.does("raise", "infantry", "earth")
    t.green.does("enough")
    t.green.does("raise", "infantry", "earth")
    t.green.does("enough")
    t.green.does("end")
    assert t.state.period == 2


def test_last_may_be_waived():
    """OV-5.79, OV-5.4: the gained action lapses."""
    t = table(markers=1, hands={"red": "at_the_last_moment"})
    t.red.does("marker")
    t.red.does("last", t.red.card("at_the_last_moment"))
    t.red.does("end")
    assert t.state.period == 2


def test_everybody_is_asked_where_a_question_must_tell_nothing():
    """Switch interrupt_prompt: always, also those who hold nothing; the taker last (OV-5.60)."""
    t = table("red blue green", markers=1, interrupt_prompt="always")
    t.red.does("marker")
    order = []
    while t.asked()[0][1].endswith("last"):
        order.append(t.asked()[0][0])
        t.players[order[-1]].passes()
    assert order == [1, 2, 0]


def test_nobody_is_asked_who_holds_nothing():
    """Switch interrupt_prompt: holders."""
    t = table("red blue green", markers=1)
    t.red.does("marker")
    t.finish("turn.act")
