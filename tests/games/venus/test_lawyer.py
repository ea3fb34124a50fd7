"""The rules read against the player: edges between rules, several cards at once, and secrets that others guess at."""

from __future__ import annotations

import pytest

from rules import (
    Answer,
    Chance,
    Setup,
    answer_at_random,
    apply,
    events_for,
    find,
    imagine,
    new_game,
    view,
    waiting,
)  # fmt: skip
from rules.content.loading import load, shipped_folder
from rules.venus import game
from rules.venus.checks import SCHEMA
from rules.venus.kinds import CARD, EMPIRES
from rules.venus.scores import ranking
from tests.support.playout import variants_of

from .oracle import READ, differences
from .support import SKULL, table


def look(t, seat):
    return view(t.state, seat)["table"]


def test_nobody_is_active_in_the_crises():
    """OV-5.73, OV-5.78: after the last marker and the LAST window no turn is left over; LAST is told when played."""
    t = table(
        markers=1, hands={"blue": "at_the_last_moment forced_march"}, tiles={"earth": "crisis_1 crisis_2"},
        buildings={"earth": "red 1 factory, red 1 mine"},
    )  # fmt: skip
    t.red.does("marker")
    assert t.state.active == -1
    t.blue.does("last", t.blue.card("at_the_last_moment"))
    assert t.happened("played", design="at_the_last_moment", seat=1)
    t.blue.plays("forced_march")
    t.blue.does("end")
    t.red.decision("raze")
    assert (t.state.active, t.state.actions, t.state.last_window) == (-1, 0, False)


def test_the_round_of_questions_after_last():
    """OV-5.78: it goes on with the next player, and everybody may be asked again, whoever played LAST at the end."""
    t = table("red blue green yellow", markers=1, hands={"blue": "at_the_last_moment"}, interrupt_prompt="always")
    t.red.does("marker")
    t.blue.does("last", t.blue.card("at_the_last_moment"))
    t.blue.passes()  # no ENCORE
    t.blue.does("end")
    order = []
    while t.asked()[0][1].endswith("last"):
        order.append(t.asked()[0][0])
        t.players[order[-1]].passes()
    assert order == [2, 3, 0, 1] and t.state.period == 2


def test_a_move_to_an_alien_may_fight_it():
    """OV-5.21, OV-5.47: also where no other tile lies; not on a dead planet (OV-7.35)."""
    t = table(orbit={"ganymede": "red 1 cruiser"}, aliens="titan", landed=True)
    t.red.moves("ganymede", "titan", cruiser=1)
    t.rolls(2, 2, 2)
    t.red.does("alien", "titan")
    assert t.red.is_asked("attempt.act")
    t = table(orbit={"ganymede": "red 1 cruiser"}, aliens="mars", dead="mars", landed=True)
    t.red.moves("ganymede", "mars", cruiser=1)
    t.finish("turn.act")


def test_a_laid_move_card_lies_open():
    """OV-6.13: each card adds its bonus once; it is in play until the move is done."""
    t = table(orbit={"earth": "red 1 cruiser"}, hands={"red": "full_steam"})
    t.red.does("with", t.red.card("full_steam"))
    assert t.red.hand == [] and len(look(t, 1)["in_play"]) == 1
    assert not t.red.can("with") and not t.red.can("move", "earth", "kuiper")


# -- who knows which card


def test_a_card_that_changes_hands_tells_third_players_nothing():
    """1.3, OV-6.33: whoever knew cards of that hand cannot tell whether one of them was taken."""
    views = []
    for taken in ("imperial_raffle", "naval_rockets"):
        hands = {"blue": "imperial_raffle encore naval_rockets", "red": "embassy_spy"}
        t = table("red blue green", first=1, hands=hands)
        t.blue.plays("imperial_raffle")
        t.blue.does("encore", t.blue.card("encore"), t.state.pile("discard")[-1])
        raffle = t.blue.card("imperial_raffle")
        assert raffle in look(t, 2)["seats"][1]["hand"]  # all have seen it go back
        t.blue.does("marker")
        t.blue.does("end")
        t.green.does("marker")
        t.green.does("end")
        t.red.plays("embassy_spy", "opponent", 1)
        t.red.does("take", t.blue.card(taken))
        views.append(look(t, 2)["seats"])
    assert views[0] == views[1]


def test_the_two_players_of_an_exchange_know_the_cards():
    """1.3: the old owner knows what was taken, the spy what was given."""
    t = table("red blue green", hands={"red": "embassy_spy aether_lances", "blue": "encore steam_mortar"})
    given, taken = t.red.card("aether_lances"), t.blue.card("encore")
    events = t.red.plays("embassy_spy", "opponent", 1)
    shown = [next(e.data for e in events_for(events, seat) if e.kind == "show") for seat in range(3)]
    assert shown[0]["cards"] and shown[1] == shown[2] == {"to": [0]}  # that they were seen, not which
    t.red.does("take", taken)
    t.red.does("give", given)
    assert look(t, 1)["seats"][0]["hand"] == [taken] and given in look(t, 0)["seats"][1]["hand"]
    assert look(t, 2)["seats"][0]["hand"] == [] == look(t, 2)["seats"][1]["hand"]


def test_a_stolen_card_is_known_to_its_old_owner():
    """1.3, OV-7.10: others see only that one card moved."""
    t = table(
        "red blue green", phase="crises", tiles={"mercury": "crisis_1"}, buildings={"mercury": "red 1 mine"},
        hands={"blue": "encore"},
    )  # fmt: skip
    stolen = t.blue.card("encore")
    events = t.red.does("steal", 1)
    assert look(t, 1)["seats"][0]["hand"] == [stolen] and look(t, 2)["seats"][0]["hand"] == []
    moved = [e.data for e in events_for(events, 2) if e.kind == "move" and e.data["to"] == "hand:0"]
    assert moved and all("card" not in data and "design" not in data for data in moved)


def test_holders_of_last_stay_hidden_behind_whoever_is_asked():
    """1.3, OV-5.60: whoever is asked first learns nothing about those who come later."""
    frames = []
    for later in ("at_the_last_moment", ""):
        t = table("red blue green", markers=1, hands={"blue": "steam_mortar", "green": later})
        t.state.cards.design[t.blue.card("steam_mortar")] = "at_the_last_moment"  # a set with two such cards
        t.red.does("marker")
        assert t.blue.is_asked("last")
        world = imagine(t.state, 1, Chance(3))
        frames.append([frame.encode() for frame in world.frames])
    assert frames[0] == frames[1]


def test_a_commitment_tells_all_its_cards():
    """OV-5.41, OV-2.26: sacrifices and ENCORE are declared like the rest, and lie open afterwards."""
    t = table(
        orbit={"mars": "red 2 infantry"}, tiles={"mars": "mine_3"}, hands={"red": "no_way_back steam_mortar encore"}
    )  # fmt: skip
    t.red.attempts("mine_3", 2, 2, 2)
    t.red.lands(infantry=1)
    t.red.adds("steam_mortar")
    t.red.does("sacrifice", t.red.card("no_way_back"), "infantry", "landed")
    t.red.does("keep", t.red.card("encore"), t.red.card("no_way_back"))
    events = t.red.does("confirm")
    told = next(e.data for e in events_for(events, 1) if e.kind == "declared")
    assert told["designs"] == ["steam_mortar", "no_way_back", "encore"]
    assert t.red.hand == ["no_way_back"] and sorted(t.discard()) == ["encore", "steam_mortar"]


# -- setup and content, each number by itself


def test_the_opening_position():
    """OV-3.3, OV-3.4, OV-3.5: 4 infantry and 2 cruisers in Earth orbit, a factory on Earth, 12 pounds; nothing else."""
    for seats in (2, 5):
        g = new_game("venus", Setup("venus", [{"empire": name} for name in EMPIRES[:seats]]), 8)
        earth = view(g, None)["table"]["planets"][2]
        for seat, told in enumerate(view(g, None)["table"]["seats"]):
            assert earth["orbit"][seat] == {"infantry": 4, "tank": 0, "cruiser": 2}
            assert earth["buildings"][seat] == {"factory": 1, "mine": 0} and told["money"] == 12
            assert told["supply"] == {"infantry": 6, "tank": 6, "cruiser": 4, "factory": 8, "mine": 9}


def test_venus_and_mars_are_two_apart():
    """OV-2.3: both ways, with the Moon between or beside; so no claim follows such a move (OV-5.22)."""
    for link in ("between", "spur"):
        for origin, goal in (("venus", "mars"), ("mars", "venus")):
            t = table(orbit={origin: "red 1 cruiser"}, tiles={goal: "fortune"}, moon_link=link)
            t.red.moves(origin, goal, cruiser=1)
            t.finish("turn.act")
            assert t.red.orbit(goal) == {"cruiser": 1}


def test_most_cards_give_combat_points():
    """OV-2.28: more than half of the deck."""
    cards = [card for card in find("venus").content([]).table(CARD).values() if card.copies]
    fighting = ("points", "points_draw", "points_at", "points_against_crisis", "boost", "sacrifice")
    assert 2 * sum(card.copies for card in cards if card.do in fighting) > sum(card.copies for card in cards)


@pytest.mark.parametrize(
    "reason, old, new",
    [("venus-aliens", "aliens = 3", "aliens = 2"), ("venus-supply", "supply = 10", "supply = 3")],
)  # fmt: skip
def test_a_set_that_could_not_be_laid_out(reason, old, new, tmp_path):
    """OV-2.17, OV-2.13: an alien for each planet of the landing, and pieces enough to begin with."""
    text = (shipped_folder(game.__file__) / "base.toml").read_text(encoding="utf-8")
    (tmp_path / "base.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    _, problems = load(SCHEMA, [tmp_path])
    assert [problem.reason_id for problem in problems] == [reason]


# -- raising


def test_where_units_may_be_raised():
    """OV-5.62, OV-5.63: infantry at Earth only; the rest at own factories, on Earth without one; mines do not help."""
    t = table(
        money={"red": 30}, buildings={"titan": "red 1 factory, blue 1 factory", "mars": "blue 1 factory, red 1 mine"}
    )  # fmt: skip
    offered = {o[1:] for o in t.red.offered() if o[0] == "raise"}
    assert {planet for unit, planet in offered if unit == "infantry"} == {"earth"}
    for kind in ("tank", "cruiser"):
        assert {planet for unit, planet in offered if unit == kind} == {"earth", "titan"}


def test_the_second_unit_is_paid_by_what_is_left():
    """OV-5.61, OV-5.65: the last piece and the last pound; then there is no more to ask."""
    t = table(money={"red": 5}, orbit={"mars": "red 5 tank"})
    t.red.does("raise", "tank", "earth")
    assert {o[1] for o in t.red.offered() if o[0] == "raise"} == {"infantry"}
    t.red.does("raise", "infantry", "earth")
    assert t.red.money == 0 and t.red.is_asked("turn.act") and not t.red.can("raise")


# -- cards


def test_killing_a_cruiser():
    """OV-6.20: cruisers only, in orbit or on a surface; the action of the turn."""
    t = table(
        orbit={"mars": "blue 1 cruiser, blue 1 tank"}, surface={"venus": "blue 1 cruiser, blue 1 infantry"},
        hands={"red": "limpet_mine"},
    )  # fmt: skip
    aims = {o[2:] for o in t.red.offered() if o[0] == "card"}
    assert aims == {("kill", 1, "mars", "cruiser", "orbit"), ("kill", 1, "venus", "cruiser", "surface")}
    t.red.plays("limpet_mine", "kill", 1, "venus", "cruiser", "surface")
    assert t.blue.surface("venus") == {"infantry": 1} and t.blue.supply("cruiser") == 5 and not t.red.can("marker")


def test_three_cards_for_the_last_three_pounds():
    """OV-6.31: exactly 3 pounds are enough."""
    t = table(hands={"red": "patent_office"}, money={"red": 3})
    t.red.plays("patent_office")
    assert t.red.money == 0 and len(t.red.hand) == 3


def test_infantry_back_to_orbit():
    """OV-6.23: own infantry only, one, and not a tank; at once it may claim again."""
    t = table(
        surface={"mars": "red 2 infantry, red 1 tank, blue 1 infantry"}, tiles={"mars": "fortune"},
        hands={"red": "elan"},
    )  # fmt: skip
    assert [o[2:] for o in t.red.offered() if o[0] == "card"] == [("lift", "mars")]
    t.red.plays("elan", "lift", "mars")
    assert t.red.orbit("mars") == {"infantry": 1} and t.red.surface("mars") == {"infantry": 1, "tank": 1}
    t.red.claims("fortune", "infantry")


def test_one_booster_for_each_kind():
    """OV-6.7, OV-6.8: every infantry, every cruiser landed counts 2; a second card of the kind cannot be added."""
    for unit, cards in (("infantry", "guards_regiment zouave_guard"), ("cruiser", "turbine_refit home_fleet_turbines")):
        t = table(orbit={"mars": f"red 3 {unit}, red 1 tank"}, tiles={"mars": "mine_5"}, hands={"red": cards})
        t.red.attempts("mine_5", 2, 2, 5)  # 8
        t.red.lands(**{unit: 3})
        assert t.red.why_not("confirm").params["have"] == 3
        t.red.adds(cards.split()[0])
        assert t.red.why_not("confirm").params["have"] == 6 and not t.red.can("add")
        t.red.lands(tank=1)
        t.red.does("confirm")  # 6 + 2


def test_moon_cards_fight_anything_on_the_moon():
    """OV-6.4: also an alien, tension or a crisis there; not elsewhere."""
    given = {"hands": {"red": "crater_sappers"}, "landed": True, "aliens": "moon mars"}
    t = table(orbit={"moon": "red 3 tank", "mars": "red 1 tank"}, **given)
    t.rolls(2, 2, 4)  # 9
    t.red.does("alien", "moon")
    t.red.lands(tank=3)
    t.red.adds("crater_sappers")
    t.red.does("confirm")
    assert t.state.aliens_won == [1, 0]
    t = table(orbit={"moon": "red 3 tank", "mars": "red 1 tank"}, **given)
    t.rolls(2, 2, 4)
    t.red.does("alien", "mars")
    assert not t.red.can("add")


def test_spared_and_rolled_again():
    """OV-5.57, OV-6.16, OV-6.17: each NOSKULL cancels one skull of the final dice, also one that comes later."""
    t = table(orbit={"mars": "red 3 infantry"}, tiles={"mars": "mine_5"}, hands={"red": "field_surgeons second_salvo"})
    t.red.attempts("mine_5", SKULL, 2, 6)
    t.red.does("spare", t.red.card("field_surgeons"))
    t.rolls(SKULL, SKULL)
    t.red.does("reroll", t.red.card("second_salvo"), 1, 2)
    t.red.does("give_up")
    t.red.does("lose", "infantry", "orbit")
    t.red.does("lose", "infantry", "orbit")
    assert t.red.is_asked("turn.act") and t.red.orbit("mars") == {"infantry": 1}


def test_a_turncoat_raises_the_attempt_under_way():
    """OV-5.74, OV-6.43: it counts at once, for everybody's crises there, and for no mine."""
    t = table(orbit={"mars": "red 2 tank"}, tiles={"mars": "crisis_1 mine_3"}, hands={"red": "turncoat"}, money={})
    t.red.attempts("crisis_1", 2, 2, 2)
    t.red.lands(tank=2)
    t.red.plays("turncoat", "planet", "mars")
    assert look(t, 1)["attempt"]["need"] == 3 and t.red.money == 3
    assert look(t, 1)["planets"][4]["defences"] == {str(t.tile("crisis_1")): 3, str(t.tile("mine_3")): 3}
    t.red.lands(tank=2)
    t.red.does("confirm")
    assert t.discard() == ["turncoat"] and t.state.kept[0]


def test_a_rescued_unit_defends_earth():
    """OV-6.25, OV-5.74: on Earth the saved infantry is still there, and the requirement stays."""
    t = table(
        orbit={"earth": "red 2 infantry"}, surface={"earth": "blue 1 infantry"}, buildings={"earth": "blue 1 factory"},
        tiles={"earth": "tension"}, hands={"red": "sharpshooter", "blue": "hospital_ship"},
    )  # fmt: skip
    t.rolls(3, 3, 3)
    t.red.does("tension", t.tile("tension"), 1, "factory")
    t.red.plays("sharpshooter", "kill", 1, "earth", "infantry", "surface")
    t.blue.does("rescue", t.blue.card("hospital_ship"))
    assert t.blue.orbit("earth") == {"infantry": 1} and look(t, 0)["attempt"]["need"] == 1


def test_saving_units_in_the_crisis_phase():
    """OV-6.18, OV-6.25, OV-2.32, OV-7.11: NOSKULL cancels, the pound is spent; not against one's own saboteur."""
    given = {
        "phase": "crises", "tiles": {"mercury": "crisis_1 crisis_2"}, "buildings": {"mercury": "red 1 mine"},
        "orbit": {"titan": "blue 1 tank, red 1 tank"}, "money": {"red": 2},
    }  # fmt: skip
    t = table(hands={"blue": "field_surgeons encore"}, **given)
    t.red.does("kill", 1, "titan", "tank", "orbit")
    t.blue.does("spare", t.blue.card("field_surgeons"))
    t.blue.does("encore", t.blue.card("encore"), t.state.pile("discard")[-1])
    assert t.blue.orbit("titan") == {"tank": 1} and t.blue.hand == ["field_surgeons"] and t.red.money == 1 + 3
    t = table(hands={"red": "field_surgeons"}, **given)
    t.red.does("kill", 0, "titan", "tank", "orbit")
    assert t.red.orbit("titan") == {} and t.red.hand == ["field_surgeons"]


def test_other_crises_ask_for_no_rescue():
    """OV-6.25: neither the uprising nor a bombardment lets a unit be saved."""
    t = table(
        phase="crises", tiles={"venus": "crisis_1 crisis_2"}, surface={"venus": "red 2 tank"},
        hands={"red": "hospital_ship field_surgeons"}, interrupt_prompt="always",
    )  # fmt: skip
    assert t.red.orbit("earth") == {} and t.red.supply("tank") == 6 and t.state.period == 2


def test_questions_that_come_whatever_a_hand_holds():
    """Switch interrupt_prompt, 1.3, UX-47: with `always` the same seats are asked the same things, card or no card."""
    for design in ("hospital_ship", "steam_mortar"):
        t = table(
            "red blue green", orbit={"mars": "blue 1 infantry"}, hands={"red": "sharpshooter", "blue": design},
            interrupt_prompt="always", markers=1,
        )  # fmt: skip
        t.red.plays("sharpshooter", "kill", 1, "mars", "infantry", "orbit")
        assert view(t.state, 2)["deciding"] == [[1, "venus.destroy.save"]]
        t.blue.passes()
        t.red.does("marker")
        assert view(t.state, 2)["deciding"] == [[1, "venus.actions.last"]]


# -- the tile and the hand


def test_the_limit_counts_the_hand_after_the_card_is_away():
    """OV-5.32, OV-6.30, OV-6.33: DRAW4 from nine cards leaves ten, one too many; SPY changes nothing."""
    nine = "steam_mortar steam_mortar steam_mortar steam_mortar steam_mortar aether_lances aether_lances aether_lances"
    t = table(hands={"red": f"{nine} grand_strategy"})
    t.red.plays("grand_strategy")
    t.red.answers("draw_keep", t.red.decision("draw_keep").items[:2])
    assert t.red.decision("hand_limit").low == 1
    t = table(hands={"red": f"{nine} embassy_spy", "blue": "encore"})
    t.red.plays("embassy_spy", "opponent", 1)
    t.red.does("take", t.blue.card("encore"))
    t.red.does("give", t.red.card("steam_mortar"))
    assert t.red.is_asked("turn.act") and len(t.red.hand) == 8


def test_a_marker_as_the_tenth_card():
    """OV-5.69, OV-5.70, OV-5.32: the last marker's card, too, before anybody is asked about LAST."""
    nine = "steam_mortar steam_mortar steam_mortar steam_mortar steam_mortar aether_lances aether_lances aether_lances"
    t = table(hands={"red": f"{nine} imperial_raffle", "blue": "at_the_last_moment"}, markers=1)
    t.red.does("marker")
    assert t.red.decision("hand_limit").low == 1 and t.state.first == 0
    t.red.answers("hand_limit", (t.red.card("imperial_raffle"),))
    t.blue.decision("last")


# -- crises


def test_the_level_counts_tiles_and_dice():
    """OV-7.4, OV-7.7: two tiles and a die make three, and only the effect of three."""
    t = table(
        phase="crises", dice=(SKULL, 2, 2), tiles={"venus": "crisis_skull_2 crisis_1"},
        orbit={"venus": "red 3 infantry"},
    )  # fmt: skip
    assert t.is_dead("venus") and t.red.supply("infantry") == 10
    t = table(
        phase="crises", dice=(3, 2, 2), tiles={"venus": "crisis_skull_2 crisis_1"}, orbit={"venus": "red 3 tank"}
    )  # fmt: skip
    assert not t.is_dead("venus") and t.red.orbit("venus") == {"tank": 1}


def test_marked_tiles_of_a_planet_come_before_the_next():
    """OV-7.2, OV-7.3: both marked tiles of Venus get a die before the one of Titan."""
    t = table(
        phase="crises", dice=(SKULL, 6, SKULL), first=1,
        tiles={"titan": "crisis_skull_3", "venus": "crisis_1 crisis_skull_2 crisis_skull_4"},
        orbit={"venus": "red 1 tank"}, buildings={"mercury": "red 1 mine"},
    )  # fmt: skip
    assert t.is_dead("venus") and t.tiles("titan")[0] == "crisis_skull_3"


def test_two_survivors_after_mars_and_moon():
    """OV-7.31, OV-7.33: the second continuation reaches Earth, and all lose."""
    t = table(phase="crises", aliens="kuiper titan", landed=True, period=1)
    assert t.has_alien("mars") and t.has_alien("moon") and t.state.period == 2
    t.state.on_card = 1
    t.red.does("marker")
    assert t.state.outcome.reason == "venus.invasion"


def test_no_planet_is_attacked_twice():
    """OV-7.34: an alien defeated on Mars does not make Mars a target again."""
    t = table(phase="crises", aliens="kuiper titan", landed=True, period=1, orbit={"earth": "red 2 cruiser"})
    g = t.state
    g.aliens[4], g.aliens_won[0], g.on_card = False, 1, 1  # beaten on Mars; one is left on the Moon
    t.red.does("marker")
    assert t.state.outcome.reason == "venus.invasion" and not t.has_alien("mars")


def test_tiles_under_an_attack_stay():
    """OV-7.28, OV-7.32, OV-7.36: what lies on Mars stays and nothing is added; Titan gets tiles again."""
    t = table(
        phase="crises", aliens="titan", landed=True, period=1, tiles={"mars": "fortune crisis_1"},
        turncoats={"mars": "turncoat"}, surface={"mars": "red 1 tank"}, buildings={"mars": "blue 1 factory"},
    )  # fmt: skip
    assert t.has_alien("mars") and t.tiles("mars") == ["fortune", "crisis_1"] and len(t.tiles("titan")) == 2
    assert t.red.supply("tank") == 6 and t.blue.supply("factory") == 9 and t.state.pile("planet:mars")


def test_rockets_are_dealt_out_one_by_one():
    """OV-7.22: in play order, each one piece; who has none is skipped; the sum of the dice, a skull nothing."""
    t = table(
        "red blue green", phase="crises", dice=(SKULL, 3, 2), first=2, tiles={"mars": "crisis_1 crisis_2 crisis_3"},
        orbit={"earth": "red 3 infantry, green 1 tank"}, buildings={"earth": "green 2 factory"},
    )  # fmt: skip
    # green tank, red, green factory, red, green factory: five in all
    assert t.red.orbit("earth") == {"infantry": 1} and t.green.buildings("earth") == (0, 0)
    assert t.green.supply("tank") == 6


def test_everything_random_is_told():
    """Section 11, OV-2.8, OV-7.1, OV-7.22: the dice of the crises and of the bombardment, a skull as 0."""
    t = table(markers=1, tiles={"moon": "crisis_skull_2 crisis_1 crisis_2 crisis_3"}, orbit={"earth": "red 1 tank"})
    t.rolls(SKULL, 2, 3, 4, 5, 6)
    t.red.does("marker")
    told = [(e.data["why"], e.data["dice"]) for e in t.happened("roll")]
    assert told == [("crises", [0, 2, 3]), ("bombardment", [4, 5, 6])]
    assert t.happened("crisis_levels")[0].data["levels"]["moon"] == 5 and t.state.levels == [0] * 8


def test_the_game_ends_in_the_middle_of_the_crises():
    """OV-7.18, OV-1.4: what comes after Earth in the order is not carried out, and nobody scores."""
    t = table(
        "red blue green yellow purple", phase="crises", period=3, kept={"red": "dune_whale"},
        tiles={"earth": "crisis_1 crisis_2 crisis_3 crisis_3", "mars": "crisis_1 crisis_2"},
        buildings={"mars": "red 1 mine"},
    )  # fmt: skip
    assert t.state.outcome.places == [[], [0, 1, 2, 3, 4]] and t.red.buildings("mars") == (0, 1)
    assert {t.state.outcome.place_of(seat) for seat in range(5)} == {2}


def test_the_machines_take_two_buildings_at_level_three():
    """OV-7.17, OV-7.16: exactly two of the leader's, each of own choice; nobody else's."""
    t = table(
        phase="crises", tiles={"earth": "crisis_1 crisis_2 crisis_3"},
        buildings={"earth": "red 2 mine, red 2 factory, blue 3 mine"},
    )  # fmt: skip
    t.red.does("raze", "earth", "factory")
    t.red.does("raze", "earth", "mine")
    assert t.red.buildings("earth") == (1, 1) and t.blue.buildings("earth") == (0, 3) and t.state.period == 2


# -- the end


def test_more_buildings_break_a_tie():
    """OV-9.9: of tied players without the marker, whoever has more factories and mines on planets."""
    t = table(
        "red blue green", first=2, kept={"red": "dune_whale velvet_leech comet_eel"},
        buildings={"mercury": "green 2 mine, blue 1 mine", "kuiper": "green 1 mine"},
    )  # fmt: skip
    places = ranking(t.state)
    assert places.scores[0] == places.scores[1] == 3 and places.places[1:] == [[1], [0]]
    t.state.first = 0  # OV-9.8 comes before it
    assert ranking(t.state).places[1:] == [[0], [1]]


# -- everything at once


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_second_reading_offers_the_same(seats):
    """Section 5, OV-6.46: in random games a plain second reading of the rules finds the very same options."""
    setup = variants_of("venus", Chance(seats), seats)
    state, rng = new_game("venus", setup, seats), Chance(seats * 7)
    read = 0
    while waiting(state) and read < 400:
        decision = waiting(state)[0]
        if decision.prompt in READ:
            assert differences(state, decision) == (set(), set(), 0)
            read += 1
        apply(state, eager_answer(state, decision, rng))
    assert read > 200


def eager_answer(state, decision, rng):
    """At random, but seldom a marker, and attempts are carried through: so that games get somewhere."""
    dull = {"marker": 8, "give_up": 4, "clear": 4}
    options = [o for o in getattr(decision, "options", ()) if not (o in dull and rng.below(dull[o]))]
    if "confirm" in options and rng.below(2):
        options = ["confirm"]
    if not options:
        return answer_at_random(state, decision, rng)
    return Answer(decision.seat, decision.prompt, options[rng.below(len(options))])
