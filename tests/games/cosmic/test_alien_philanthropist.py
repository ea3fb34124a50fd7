"""Philanthropist and its flare (CE-A33, CE-F33)."""

from __future__ import annotations

from rules.cosmic.atoms import course
from rules.cosmic.state.pieces import has_power
from tests.games.cosmic.support import duel, table
from tests.support.playout import no_leak


def launched(red=("attack_06", "attack_07"), blue=("attack_20",), green=(), powers=None):
    t = table(powers={"red": "philanthropist", **(powers or {})}, red=[*red], blue=[*blue], green=[*green])
    t.begins("red", "blue").launches(4, at="blue 1")
    t.all_pass()
    t.nobody_allies()
    return t


def give(t, design, taker):
    t.until("red").carries_out("philanthropist", taker.seat)
    t.red.answers("gift", t.red.card(design))


def test_it_gives_a_card_to_the_opponent():
    """CE-A33: as a main player."""
    t = launched()
    give(t, "attack_06", t.blue)
    assert t.blue.hand == ["attack_06", "attack_20"] and t.red.hand == ["attack_07"]


def test_without_an_encounter_card_it_draws_a_new_hand():
    """CE-A33, CE-5.35."""
    t = launched(red=("attack_06",))
    give(t, "attack_06", t.blue)
    assert len(t.red.hand) == 8


def test_an_ally_chooses_between_the_main_players():
    """CE-A33."""
    t = table(powers={"green": "philanthropist"}, red=["attack_06"], blue=["attack_20"], green=["negotiate"])
    t.clash(offense={"green": 1})
    assert {option[3] for option in t.green.offered("reply") if option != "pass"} == {0, 1}
    t.green.uses("philanthropist", t.red.seat)
    t.green.answers("gift", t.green.card("negotiate"))
    assert t.red.hand == ["attack_06", "negotiate"] and t.green.hand == []


def test_a_bystander_gives_nothing():
    """CE-5.13."""
    t = duel(("attack_06", "attack_20"), powers={"green": "philanthropist"}, also={"green": ["negotiate"]})
    assert t.red.is_asked("planning.card")


def test_zapped_it_keeps_its_card_and_shows_nothing():
    """CE-5.15, CE-5.17: the card is not even chosen."""
    t = launched(green=("cosmic_zap",))
    t.until("red").uses("philanthropist", t.blue.seat)
    t.until("green").uses("cosmic_zap")
    assert len(t.red.hand) == 2 and not t.red.is_asked("gift")


def test_only_the_two_know_the_gift():
    """1b: a third player learns that a card was given, not which."""
    t = launched()
    before = len(t.events)
    give(t, "attack_06", t.blue)
    card = t.blue.card("attack_06")
    (declared,) = [event for event in t.events[before:] if event.kind == "declared"]
    assert declared.seen_by(t.blue.seat).data["data"]["card"] == card
    assert "data" not in declared.seen_by(t.green.seat).data
    assert t.state.knows(t.blue.seat, card) and not t.state.knows(t.green.seat, card)


# -- the flare


def obliged(*, use=True, gift="attack_06", green=()):
    t = launched(red=("attack_06", "attack_07", "flare_philanthropist", "reinforcement_2"), green=green)
    give(t, gift, t.blue)
    while not t.blue.is_asked("planning.card"):
        asked = t.players[t.asked()[0][0]]
        if use and asked is t.red and t.red.may("flare_philanthropist"):
            t.red.uses("flare_philanthropist")
        else:
            asked.passes()
    return t


def designs(t, player):
    return sorted(t.state.cards.design[card] for card in player.offered("planning.card"))


def test_the_super_flare_obliges_to_play_the_gift():
    """CE-F33."""
    t = obliged()
    assert designs(t, t.blue) == ["attack_06"]


def test_without_the_flare_the_choice_is_free():
    t = obliged(use=False)
    assert designs(t, t.blue) == ["attack_06", "attack_20"]


def test_a_gift_that_is_no_encounter_card_obliges_nobody():
    """CE-F33: an encounter card."""
    t = obliged(gift="reinforcement_2")
    assert designs(t, t.blue) == ["attack_20"] and not t.happened("declared", name="obliged")


def lending(*, zap=False, powers=None):
    t = table(powers=powers or {"green": "human", "blue": "warrior"})
    t.red.holds("attack_06")
    t.blue.holds("attack_08", *(["card_zap"] if zap else []))
    t.green.holds("flare_philanthropist")
    t.begins("red", "blue")
    t.until("green").uses("flare_philanthropist", t.red.seat)
    return t


def finish(t):
    t.red.launches(4, at="blue 1")
    t.nobody_allies()
    t.plans(red="attack_06", blue="attack_08")


def test_the_wild_flare_lends_the_power_for_the_encounter():
    """CE-F33: for a ship; the other has it, the lender has not; afterwards it goes home."""
    t = lending()
    t.all_pass()
    t.green.sends("lose", 1, "green 1")
    t.all_pass()
    assert t.green.ships_in("warp") == 1 and t.state.sheets[0].holder == t.red.seat
    finish(t)
    t.all_pass()
    assert t.happened("totals", totals=[14, 12])
    assert t.red.is_asked("further")
    t.red.answers("further", "stop")
    assert t.state.sheets[0].holder == t.green.seat and t.state.sheets[0].lender == -1


def test_the_lent_power_replaces_the_own_one():
    """CE-F33: instead of his own: Warrior's tokens count for nobody."""
    t = table(powers={"green": "human"})
    t.power("red", "warrior", tokens=5)
    t.red.holds("attack_06")
    t.blue.holds("attack_08")
    t.green.holds("flare_philanthropist")
    t.begins("red", "blue")
    t.until("green").carries_out("flare_philanthropist", t.red.seat)
    t.green.sends("lose", 1, "green 1")
    t.all_pass()
    finish(t)
    assert t.happened("totals", totals=[14, 12])


def test_a_cancelled_wild_flare_costs_no_ship():
    """CE-5.17, CE-R1."""
    t = lending(zap=True)
    t.until("blue").uses("card_zap")
    assert t.green.ships_in("warp") == 0 and t.state.sheets[0].holder == t.green.seat


def test_who_has_spent_the_last_ship_meanwhile_lends_nothing():
    """CE-F33, CE-9.30: it went for Void's flare, which saved this one from a Card Zap."""
    t = table(powers={"green": "human"}, options={"flares": "free"})
    t.red.holds("attack_06")
    t.blue.holds("attack_08", "card_zap")
    t.green.holds("flare_philanthropist", "flare_void")
    for number in range(1, 6):
        t.green.puts(4 if number > 1 else 3, f"green {number}", "warp")
    t.begins("red", "blue")
    t.until("green").uses("flare_philanthropist", t.red.seat)
    t.until("blue").uses("card_zap")
    t.until("green").carries_out("flare_void")
    assert t.happened("negated") and t.green.ships_in("warp") == 20
    assert t.state.sheets[0].holder == t.green.seat and not t.happened("sheet_passed")


def test_who_has_no_power_lends_none():
    t = table(powers={"blue": "warrior"}, red=["attack_06"], blue=["attack_08"], green=["flare_philanthropist"])
    t.begins("red", "blue")
    t.never("green", "flare_philanthropist")


def test_a_lent_power_that_is_exchanged_still_goes_home():
    """CE-E42, CE-F38: the exchange is for good, the loan for this encounter."""
    t = table("red", "blue", "green", "yellow", powers={"green": "human", "blue": "warrior"})
    t.red.holds("attack_06")
    t.blue.holds("attack_08")
    t.green.holds("flare_philanthropist")
    t.yellow.holds("flare_sorcerer")
    t.begins("red", "blue")
    t.until("green").carries_out("flare_philanthropist", t.red.seat)
    t.green.sends("lose", 1, "green 1")
    t.all_pass()
    t.red.launches(4, at="blue 1")
    t.all_pass()
    t.nobody_allies()
    t.until("yellow").carries_out("flare_sorcerer")
    assert [sheet.holder for sheet in t.state.sheets] == [t.blue.seat, t.red.seat]
    t.plans(red="attack_06", blue="attack_08")
    t.all_pass()
    assert [sheet.holder for sheet in t.state.sheets] == [t.green.seat, t.red.seat]


def test_a_power_that_is_exchanged_while_it_is_lent_goes_home_to_the_other():
    """CE-E42, CE-F38: red has lent Human; nobody ends with two powers or none (CE-1.3)."""
    t = table("red", "blue", "green", "yellow", powers={"red": "human", "blue": "warrior", "green": "macron"})
    t.red.holds("attack_06", "flare_philanthropist")
    t.blue.holds("attack_08")
    t.yellow.holds("flare_sorcerer")
    t.begins("red", "blue")
    t.until("red").carries_out("flare_philanthropist", t.green.seat)
    t.red.sends("lose", 1, "red 1")
    t.all_pass()
    t.red.sends("retrieve", 1, "red 1")
    t.red.launches(4, at="blue 1")
    t.all_pass()
    t.nobody_allies()
    t.until("yellow").carries_out("flare_sorcerer")
    t.plans(red="attack_06", blue="attack_08")
    t.all_pass()
    assert [sheet.holder for sheet in t.state.sheets] == [t.blue.seat, t.red.seat, t.green.seat]


def test_a_nested_encounter_does_not_end_the_loan():
    """CE-H6: it belongs to the encounter in which it was made."""
    t = lending(powers={"green": "human"})
    t.all_pass()
    t.green.sends("lose", 1, "green 1")
    t.all_pass()
    course.begin_encounter(t.state, t.blue.seat, 1, nested=True)
    course.end_encounter(t.state)
    assert t.state.sheets[0].holder == t.red.seat
    course.end_encounter(t.state)
    assert t.state.sheets[0].holder == t.green.seat


def test_the_opponent_of_the_obliged_cannot_tell_the_gift():
    """1b, CE-F33: green obliges red; for blue all worlds look the same."""
    t = table(powers={"green": "philanthropist"})
    t.red.holds("attack_06", "attack_30")
    t.blue.holds("attack_20", "attack_10")
    t.green.holds("negotiate", "flare_philanthropist", "attack_01")
    t.begins("red", "blue")
    t.all_pass()
    t.red.launches(4, at="blue 1")
    t.all_pass()
    t.invite(red=["green"])
    t.all_pass()
    t.green.joins("offense", 1)
    t.until("green").carries_out("philanthropist", t.red.seat)
    t.green.answers("gift", t.green.card("negotiate"))
    t.until("green")
    while not t.green.may("flare_philanthropist"):
        t.green.passes()
        t.until("green")
    t.green.carries_out("flare_philanthropist")
    assert designs(t, t.red) == ["negotiate"] and designs(t, t.blue) == ["attack_10", "attack_20"]
    assert no_leak(t.state, 5, worlds=4)


def test_before_the_new_hand_he_plays_what_he_can():
    """CE-A33, CE-5.35: the Force Field is playable after alliances are formed, so it need not be thrown away."""
    t = table(powers={"red": "philanthropist"}, red=["attack_06", "force_field"], blue=["attack_20"])
    t.deck("attack_08")
    t.clash(2, defense={"green": 4})
    t.until("red").uses("philanthropist", t.blue.seat)
    t.red.answers("gift", t.red.card("attack_06"))
    t.red.uses("force_field")
    t.red.answers("allies", [t.green.seat])
    t.green.sends("return", 4)
    assert t.discards == ["force_field"]
    assert len(t.red.hand) == 8 and "attack_08" in t.red.hand


def test_the_gift_is_not_played_where_an_upset_wants_an_attack():
    """CE-F33, CE-A20: he must play it if he can; with an attack in hand a negotiate cannot be laid after an upset."""
    t = table(powers={"red": "philanthropist", "blue": "loser"})
    t.red.holds("attack_06", "negotiate", "flare_philanthropist")
    t.blue.holds("attack_20")
    t.begins("red", "blue")
    t.all_pass()
    t.red.launches(2, at="blue 1")
    t.all_pass()
    t.nobody_allies()
    give(t, "negotiate", t.blue)
    while not t.blue.is_asked("planning.card"):
        asked = t.players[t.asked()[0][0]]
        mine = [name for name in ("loser", "flare_philanthropist") if asked.may(name)]
        asked.uses(mine[0]) if mine else asked.passes()
    assert t.happened("declared", name="obliged")
    assert designs(t, t.blue) == ["attack_20"]


def test_an_ally_without_a_card_has_nothing_to_give():
    """CE-A33: one card from the hand."""
    t = duel(("attack_06", "attack_20"), ships=2, powers={"green": "philanthropist"}, offense={"green": 1})
    assert t.red.is_asked("planning.card")


def test_a_power_that_is_put_aside_spares_its_holder_nothing():
    """CE-F33, CE-E42, CE-5.10: Masochist has the lent power instead of its own, so it needs three home colonies."""
    t = table(powers={"red": "human", "green": "masochist"}, red=["attack_01", "flare_philanthropist"])
    for number in (1, 2, 3):
        t.green.puts(4, f"green {number}", "warp")
    t.begins("red", "blue")
    assert has_power(t.state, t.green.seat)
    t.red.uses("flare_philanthropist", t.green.seat)
    t.red.sends("lose", 1)
    assert t.state.sheets[0].holder == t.green.seat and not has_power(t.state, t.green.seat)


def test_who_has_answered_with_his_last_card_gives_none():
    """CE-A33: an ally who saves his power with his last card."""
    t = table(
        powers={"green": "philanthropist"}, red=["attack_06"], blue=["attack_20", "cosmic_zap"], green=["card_zap"]
    )
    t.clash(offense={"green": 1})
    t.until("green").uses("philanthropist", t.red.seat)
    t.until("blue").uses("cosmic_zap")
    t.until("green").carries_out("card_zap")
    t.plans(red="attack_06", blue="attack_20")


def lent_by_the_weak(power):
    """Blue has two home colonies and lends this power; green waits to settle with whoever loses one."""
    t = table("red", "blue", "green", powers={"blue": power, "red": "human"})
    for number in (2, 3, 4):
        t.blue.puts(4, f"blue {number}", "warp")
    t.red.holds("attack_10")
    t.blue.holds("attack_08", "flare_philanthropist")
    t.green.holds("flare_parasite")
    t.begins("red", "blue")
    t.until("blue").carries_out("flare_philanthropist", t.red.seat)
    t.blue.sends("lose", 1, "blue 1")
    return t


def test_whoever_has_lent_the_power_has_none_to_lose():
    """CE-F33, CE-F32, CE-A23: a Masochist with two home colonies lends his power: nobody settles with the weak."""
    t = lent_by_the_weak("masochist")
    t.never("green", "flare_parasite")
    assert not t.happened("power")


def test_whoever_lends_a_lost_power_does_not_regain_it():
    """CE-5.10, CE-F33, CE-F32: an Oracle with two home colonies; when the sheet comes home nothing is lost anew."""
    t = lent_by_the_weak("oracle")
    assert not has_power(t.state, t.blue.seat)
    t.never("green", "flare_parasite")
    assert not [told for told in t.happened("power") if told.data["has"]]
