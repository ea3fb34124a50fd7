"""Technologies that touch powers, ships and other technologies: CE-T3, T9, T13, T14, T17."""

from __future__ import annotations

import pytest

from rules import view
from rules.cosmic.atoms import ships
from rules.cosmic.flows.turn import change_power
from rules.cosmic.soundness import violations
from rules.cosmic.state.cosmos import DISCARD, Token, at_tech, under_tech
from rules.cosmic.state.pieces import is_active
from tests.games.cosmic.support import duel, table

TECH = {"technology": "on"}


def gone(t, card):
    return t.state.cards.place[card] == "tech_discard"


def completing(design, value, player="green", options=None, powers=None, setup=None):
    """A player is about to complete a technology: its ships come from several home planets."""
    t = table(powers=powers, options={**TECH, **(options or {})}, red=["attack_10"], blue=["attack_08"])
    guest = t.players[t.seat(player)]
    card = t.place_card(design, f"lab:{guest.seat}")
    for number in range(value):
        guest.puts(1, f"{player} {number % 5 + 1}", at_tech(card))
    if setup:
        setup(t)
    t.begins("red", "blue")
    while not guest.is_asked("action"):
        t.players[t.asked()[0][0]].passes()
    guest.answers("action", ("complete", card))
    return t, card


# -- Cosmic Field Generator


def generated(owner="green", **hands):
    t = duel(("attack_06", "attack_08"), powers={"red": "human"}, options=TECH, also=hands)
    card = t.players[t.seat(owner)].researches("cosmic_field_generator", done=True)
    t.plans(red="attack_06", blue="attack_08")
    return t, card


def test_the_generator_zaps_a_power():
    """CE-T3, CE-R2: and is used up; a zapped Human wins (CE-A18)."""
    t, card = generated()
    t.until("green").uses("cosmic_field_generator")
    assert t.outcome() == "offense" and gone(t, card)


def test_the_generator_zaps_also_the_own_power():
    """CE-T3, CE-5.41."""
    t, _ = generated("red")
    t.until("red").uses("cosmic_field_generator")
    assert t.outcome() == "offense"


def test_card_zap_does_not_stop_the_generator():
    """CE-T3: it is no artifact."""
    t, _ = generated(blue=["card_zap"])
    t.until("green").uses("cosmic_field_generator")
    assert t.outcome() == "offense" and t.blue.hand == ["card_zap"]


def test_the_generator_needs_a_power_that_is_used():
    """CE-E32."""
    t = duel(("attack_06", "attack_08"), options=TECH)
    t.green.researches("cosmic_field_generator", done=True)
    t.plans(red="attack_06", blue="attack_08")
    assert t.outcome() == "defense"


# -- Infinity Drive


def driven(*cards):
    t = duel(("attack_06", "attack_20"), options=TECH, also={"green": cards})
    card = t.green.researches("infinity_drive", done=True)
    t.plans(red="attack_06", blue="attack_20")
    return t, card


def test_after_the_extra_encounter_the_drive_is_gone_and_play_goes_on():
    """CE-T9, CE-H6, CE-9.49: it is used up, also within its own encounter; then blue's turn comes."""
    t, card = driven("attack_30", "attack_12")
    t.destinies("blue")
    t.until("green").uses("infinity_drive")
    t.green.launches(1, at="blue 5")
    t.nobody_allies()
    t.blue.holds("attack_04")
    t.plans(green="attack_30", blue="attack_04")
    t.never("green", "infinity_drive")
    assert t.green.foreign == 1 and gone(t, card)
    assert t.happened("turn", seat=t.blue.seat, number=2)


def test_the_drive_needs_an_encounter_card():
    """CE-T9; that green is asked all the same tells nothing about the hand."""
    t, _ = driven()
    t.never("green", "infinity_drive")
    t, _ = driven("quash")
    t.never("green", "infinity_drive")


# -- Precursor Seed


def test_the_seed_gives_a_further_power():
    """CE-T13, CE-3.16, CE-E43: a random unused alien, without Game Setup; the technology stays."""
    t, card = completing("precursor_seed", 9, powers={"green": "human", "blue": "healer"})
    own = [sheet.alien for sheet in t.state.sheets if sheet.holder == t.green.seat]
    assert own[0] == "human" and len(own) == 2 and own[1] not in ("masochist", "miser", "tick_tock", "healer")
    t.green.sends("return", 9, "green 1")
    assert t.state.pile("lab:2") == [card]


def test_both_powers_are_lost_together():
    """CE-E43, CE-5.10."""
    t, _ = completing("precursor_seed", 9, powers={"green": "human"})
    t.green.sends("return", 9, "green 1")
    assert [is_active(t.state, i) for i in (0, 1)] == [True, True]
    for number in (2, 3, 4):
        t.green.puts(t.green.ships_in(f"green {number}"), f"green {number}", "warp")
    t.state.derived = None
    assert [is_active(t.state, i) for i in (0, 1)] == [False, False]


def test_hidden_powers_do_not_hide_what_grows_from_the_seed():
    """CE-9.10, CE-T13: sheets stay face down after the choice; this one was never chosen."""
    t, _ = completing("precursor_seed", 9, options={"hidden_powers": "on"})
    assert t.state.sheets[-1].face_up and t.state.sheets[-1].extra


def test_changing_powers_leave_the_grown_power():
    """CE-9.20, CE-E43: only the own sheet is exchanged."""
    t, _ = completing("precursor_seed", 9, powers={"green": "human"})
    change_power(t.state, t.green.seat, "mirror")
    now = [(sheet.alien, sheet.extra) for sheet in t.state.sheets if sheet.holder == t.green.seat]
    assert ("mirror", False) in now and len(now) == 2 and [extra for _, extra in now].count(True) == 1


# -- The Prometheus


def flagship(at="green 1", player="green", **powers):
    """Somebody has the Prometheus on a colony; red's turn has not begun."""
    t = table(powers=powers, options=TECH, red=["attack_10"], blue=["attack_08"])
    guest = t.players[t.seat(player)]
    card = guest.researches("prometheus", done=True)
    ships.add_flagship(t.state, guest.seat, card, t.place(at))
    return t


def place(t):
    return t.state.tokens[0].places


def test_the_prometheus_is_one_ship_more():
    """CE-T14, CE-T32: on a colony of the owner's choice, beyond the twenty."""
    t, card = completing("prometheus", 7)
    t.green.answers("colony", t.place("green 3"))
    t.green.sends("return", 7, "green 1")
    assert t.green.ships_in("green 3") == 4 and place(t) == [t.place("green 3")]  # one of its four had researched
    assert sum(counts[t.green.seat] for counts in t.state.ships.values()) == 21 and not violations(t.state)
    assert view(t.state, 0)["table"]["tokens"] == [[card, 2, [t.place("green 3")], True]]


def test_the_prometheus_adds_three_when_it_defends():
    """CE-T14, CE-4.60: as a ship it counts one, and three more."""
    t = flagship("blue 1", "blue")
    t.clash()
    t.plans(red="attack_10", blue="attack_08")
    assert t.happened("totals", totals=[14, 16])


def test_elsewhere_it_adds_nothing():
    t = flagship("blue 2", "blue")
    t.clash()
    t.plans(red="attack_10", blue="attack_08")
    assert t.happened("totals", totals=[14, 12])


@pytest.mark.parametrize(("where", "total"), [("gate", 15), ("red 1", 12)])
def test_the_owner_says_whether_it_goes_along(where, total):
    """CE-T32: when some of its colony leave and others stay."""
    t = flagship("red 1", "red")
    t.begins("red", "blue").launches(2, at="blue 1", start="red 1")
    assert t.red.offered("place") == [t.place("red 1"), "gate"]
    t.red.answers("place", t.place(where))
    t.nobody_allies()
    t.plans(red="attack_10", blue="attack_08")
    assert t.happened("totals", totals=[total, 12])


def test_it_goes_along_when_all_leave():
    """CE-T32: nothing to ask."""
    t = flagship("red 1", "red")
    t.red.puts(2, "red 1", "red 2")
    t.begins("red", "blue")
    t.state.tokens[0].places[:] = [t.place("red 1")]
    t.red.launches(3, at="blue 1", start="red 1")
    assert place(t) == ["gate"]
    t.nobody_allies()
    t.plans(red="attack_10", blue="attack_08")
    assert t.happened("totals", totals=[16, 12]) and place(t) == [t.place("blue 1")]  # it lands


def test_an_ally_brings_it():
    """CE-T14: main player or ally."""
    t = flagship("green 1")
    t.begins("red", "blue").launches(1, at="blue 1")
    t.invite(red=["green"])
    t.green.joins("offense", 2, "green 1")
    t.green.answers("place", "gate")
    t.plans(red="attack_10", blue="attack_08")
    assert t.happened("totals", totals=[16, 12])


def test_it_comes_back_from_the_warp():
    """CE-T32: like any ship; where there is a choice it is the first to come back."""
    t = flagship("red 1", "red")
    t.red.puts(5, "red 1", "warp")
    t.begins("red", "blue").sends("retrieve", 1, "red 4")
    assert place(t) == [t.place("red 4")] and not t.red.is_asked("place")


def test_it_is_the_last_to_be_lost():
    """CE-T32, CE-5.8: the owner's choice; nobody would give it away before the others."""
    t = flagship("red 1", "red")
    t.red.holds("plague", "attack_20")
    t.begins("red", "blue").uses("plague", t.red.seat)
    t.red.sends("lose", 3, "red 1")
    t.red.answers("give_up", t.red.decision("give_up").opening())
    t.all_pass()
    assert place(t) == [t.place("red 1")] and t.red.ships_in("warp") == 3


def test_void_removes_it_for_good():
    """CE-T32 with CE-A45: it leaves the game with the whole fleet."""
    t = flagship("blue 1", "blue", red="void")
    t.red.holds("attack_20")
    t.clash()
    t.plans(red="attack_20", blue="attack_08")
    assert t.blue.ships_in("out") == 5 and place(t) == ["out"]


def test_a_stolen_way_out_of_the_warp():
    """CE-9.61 with CE-T32: who cheats brings an ordinary ship, unless the Prometheus is the last one there."""
    t = flagship("green 1")
    t.green.puts(5, "green 1", "warp")
    ships.slip_out(t.state, t.green.seat, t.place("green 2"))
    assert place(t) == ["warp"]
    t.green.puts(3, "warp", "green 2")
    t.state.tokens[0].places[:] = ["warp"]
    ships.slip_out(t.state, t.green.seat, t.place("green 3"))
    assert place(t) == [t.place("green 3")]


# -- Tech Scrambler


def scrambling(design, ships, owner="red", value=0, done=True, **powers):
    """Green has a face-down Tech Scrambler with some ships; somebody else has a technology."""
    t = table(powers=powers, options=TECH, red=["attack_10"], blue=["attack_08"])
    scrambler = t.green.researches("tech_scrambler", ships)
    card = t.players[t.seat(owner)].researches(design, value, done=done)
    return t, card, scrambler


def test_the_scrambler_makes_a_technology_fail():
    """CE-T17, CE-T34: the other card is discarded without effect; both cards' ships return."""
    t, card, scrambler = scrambling("delta_scanners", 2)
    t.place_card("attack_40", DISCARD)
    t.begins("red", "blue")
    t.green.passes()
    t.until("red").uses("delta_scanners")
    t.until("green").uses("tech_scrambler")
    t.green.sends("return", 2, "green 2")
    assert gone(t, card) and gone(t, scrambler) and t.discards == ["attack_40"]
    assert t.green.ships_in("green 2") == 6 and not t.red.is_asked("card")


def test_the_scrambler_needs_as_many_ships_as_the_other_is_worth():
    """CE-T17: Warpspace Key is worth three."""
    t, _, _ = scrambling("warpspace_key", 2)
    t.red.puts(2, "red 2", "warp")
    t.begins("red", "blue")
    t.green.passes()
    t.until("red").uses("warpspace_key")
    assert t.red.is_asked("retrieve")


def test_against_an_x_the_ships_on_it_count():
    """CE-T35: mines with three ships are scrambled by three, and their ships return (CE-T34)."""
    for ships_on, may in ((2, False), (3, True)):
        t, card, _ = scrambling("gluon_mines", ships_on, "blue", 3, done=False)
        t.begins("red", "blue")
        t.blue.passes()
        t.green.passes()
        t.red.launches(4, at="blue 5")
        t.nobody_allies()
        t.plans(red="attack_10", blue="attack_08")
        t.blue.uses("gluon_mines")
        assert t.green.is_asked("reply") is may
    t.green.uses("tech_scrambler")
    t.green.sends("return", 3, "green 2")
    t.blue.sends("return", 3, "blue 4")
    assert gone(t, card) and t.outcome() == "offense" and t.red.ships_in("warp") == 0


@pytest.mark.parametrize(
    ("design", "value"), [("lunar_cannon", 5), ("precursor_seed", 9), ("prometheus", 7), ("quark_battery", 3)]
)
def test_what_works_on_completion_is_scrambled_then(design, value):
    """CE-T36: no token, no sheet, no card under it; the researching ships return."""

    def scrambler(t):
        place = at_tech(t.blue.researches("tech_scrambler", 4))
        t.blue.puts(4, "blue 2", place)
        t.blue.puts(1, "blue 3", place)
        t.green.holds("attack_30")

    t, card = completing(design, value, setup=scrambler)
    t.until("blue").uses("tech_scrambler")
    t.blue.sends("return", 9, "blue 4")
    t.green.sends("return", value, "green 2")
    assert gone(t, card) and not t.state.tokens and not t.state.sheets and t.green.hand == ["attack_30"]


def test_a_lasting_technology_is_scrambled_at_a_use():
    """CE-T36: Xenon Lasers are lost when they fire."""
    t, card, _ = scrambling("xenon_lasers", 3)
    t.begins("red", "blue")
    t.green.passes()
    t.red.launches(4, at="blue 5")
    t.nobody_allies()
    t.plans(red="attack_10", blue="attack_08")
    t.until("red").uses("xenon_lasers", 1)
    t.until("green").uses("tech_scrambler")
    t.green.sends("return", 3, "green 2")
    t.all_pass()
    assert gone(t, card) and t.happened("totals", totals=[14, 12])


def test_a_scrambled_cannon_leaves_the_table():
    """CE-T31, CE-T36: with its technology; the card can be drawn again as another one."""
    t, card, _ = scrambling("lunar_cannon", 4)
    ships.place_token(t.state, t.red.seat, card, [t.place("blue 1"), t.place("blue 2")])
    t.green.puts(1, "green 2", at_tech(t.state.pile("lab:2")[0]))
    t.begins("red", "blue")
    t.all_pass()
    t.red.launches(4, at="blue 1")
    t.nobody_allies()
    t.plans(red="attack_10", blue="attack_08")
    t.until("red").uses("lunar_cannon")
    t.until("green").uses("tech_scrambler")
    t.green.sends("return", 5, "green 2")
    assert gone(t, card) and t.state.tokens == [] and t.happened("totals", totals=[14, 12])


def test_a_scrambled_battery_loses_its_card():
    """CE-T16, CE-T17: what lies under it is discarded with it."""
    t, card, _ = scrambling("quark_battery", 3)
    t.place_card("attack_40", under_tech(card))
    t.begins("red", "blue")
    t.green.passes()
    t.red.launches(4, at="blue 5")
    t.nobody_allies()
    t.plans(red="attack_10", blue="attack_08")
    t.until("red").uses("quark_battery")
    t.until("green").uses("tech_scrambler")
    t.green.sends("return", 3, "green 2")
    assert "attack_40" in t.discards and t.happened("totals", totals=[14, 12])


def test_nobody_scrambles_his_own_technology():
    """CE-5.41, CE-T17: another player's."""
    t, _, _ = scrambling("delta_scanners", 4, "green")
    t.place_card("attack_40", DISCARD)
    t.begins("red", "blue")
    t.green.passes()
    t.until("green").uses("delta_scanners")
    assert t.green.is_asked("card")


def test_a_scrambled_generator_zaps_nothing():
    """CE-5.40, CE-5.41: an answer to an answer; Human's +4 counts."""
    t, _, _ = scrambling("cosmic_field_generator", 2, "blue", red="human")
    t.begins("red", "blue")
    t.green.passes()
    t.red.launches(4, at="blue 5")
    t.nobody_allies()
    t.plans(red="attack_10", blue="attack_08")
    t.until("blue").uses("cosmic_field_generator")
    t.until("green").uses("tech_scrambler")
    t.green.sends("return", 2, "green 2")
    t.all_pass()
    assert t.happened("totals", totals=[18, 12])


def test_a_scrambled_coldsleep_ship_strands_its_builders():
    """CE-T1, CE-T17, CE-5.5: without a colony they go to the warp."""
    t = table(options=TECH, red=["attack_10"])
    card = t.place_card("coldsleep_ship", "lab:2")
    for number in range(1, 6):
        t.green.puts(4, f"green {number}", at_tech(card) if number < 4 else "warp")
    scrambler = t.blue.researches("tech_scrambler", 4)
    t.blue.puts(4, "blue 2", at_tech(scrambler))
    t.blue.puts(1, "blue 3", at_tech(scrambler))
    t.begins("red", "blue")
    t.blue.passes()
    t.green.answers("action", ("complete", card))
    t.until("green").uses("coldsleep_ship", t.planet("red 1"))
    t.until("blue").uses("tech_scrambler")
    t.blue.sends("return", 9, "blue 4")
    assert t.green.ships_in("warp") == 20 and gone(t, card)


def test_the_scrambler_itself_stays_unseen():
    """CE-9.57: whoever has as many ships on some face-down card is asked just as well."""
    t, _, scrambler = scrambling("delta_scanners", 2)
    designs = t.state.cards.design
    other = designs.index("infinity_drive")
    designs[scrambler], designs[other] = designs[other], designs[scrambler]
    t.place_card("attack_40", DISCARD)
    t.begins("red", "blue")
    t.green.passes()
    t.until("red").uses("delta_scanners")
    assert t.green.is_asked("reply") and t.green.offered() == ["pass"]


def test_the_prometheus_adds_three_beside_another_token():
    """CE-T14, CE-T10: each token is that of its own card."""
    t = flagship("blue 1", "blue")
    cannon = t.green.researches("lunar_cannon", done=True)
    t.state.tokens.insert(0, Token(cannon, t.green.seat, [t.place("green 1"), t.place("green 2")]))
    t.clash()
    t.plans(red="attack_10", blue="attack_08")
    assert t.happened("totals", totals=[14, 16])


def test_a_token_stays_when_another_technology_is_discarded():
    """CE-T31, CE-9.47: it leaves the table with its own card only."""
    t = table(options=TECH, red=["attack_10"], blue=["attack_08"])
    cannon = t.blue.researches("lunar_cannon", done=True)
    t.state.tokens.append(Token(cannon, t.blue.seat, [t.place("blue 1"), t.place("blue 2")]))
    card = t.green.researches("omega_missile", 1)
    t.begins("red", "blue")
    while not t.green.is_asked("action"):
        t.players[t.asked()[0][0]].passes()
    t.green.answers("action", ("complete", card))
    t.green.sends("return", 1, "green 2")
    assert gone(t, card) and [token.card for token in t.state.tokens] == [cannon]
