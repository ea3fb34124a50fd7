"""Edge cases (chapter 17) and derived vectors (chapter 16) that belong to no single piece."""

from __future__ import annotations

import pytest

from rules.cosmic.flows.destiny import special
from rules.cosmic.printed.words import SPECIALS
from rules.cosmic.state.pieces import is_usable
from tests.games.cosmic.support import duel, fought, table

FOUR = ("red", "blue", "green", "yellow")


# -- core rules


@pytest.mark.parametrize("kind", SPECIALS)
def test_a_special_card_never_names_the_offense(kind):
    """CE-E6: all three say "other than you", also where the offense has the most colonies and cards."""
    t = table()
    for number in (1, 2, 3):
        t.red.puts(1, "red 1", f"blue {number}")
    t.red.holds(*["attack_06"] * 5)
    t.blue.puts(1, "blue 1", "warp")
    t.green.puts(1, "green 1", "warp")
    t.begins("red", kind)
    assert t.encounter.defense in (t.blue.seat, t.green.seat)
    assert special(t.state, kind) != t.red.seat


def homeless(t, name, left=0):
    """This player has no ship anywhere but `left` on the first planet and the rest in the warp."""
    player = t.players[t.seat(name)]
    for number in range(1, 6):
        player.puts(4 - (left if number == 1 else 0), f"{name} {number}", "warp")


def test_ships_without_a_place_to_return_to():
    """CE-E10, CE-5.5, CE-5.7: back from the gate they go to the warp; out of the warp they cannot come."""
    t = table()
    homeless(t, "red", left=2)
    homeless(t, "green")
    t.red.holds("negotiate", "mobius_tubes")
    t.blue.holds("negotiate", "attack_06")
    t.begins("red", "blue").uses("mobius_tubes")
    assert (t.red.ships_in("red 1"), t.green.ships_in("warp")) == (20, 20)  # without a colony they stay there
    t.red.puts(16, "red 1", "warp")
    t.red.launches(4, at="blue 1", start="red 1")
    assert not t.red.homes and not t.red.foreign
    t.nobody_allies()
    t.plans(red="negotiate", blue="negotiate")
    t.red.says("propose", want={"choice": 1})
    t.blue.says("accept")
    t.blue.answers("cards", {"choice": [t.blue.card("attack_06")]})
    assert t.red.ships_in("warp") == 20 and t.outcome() == "deal"


def test_the_payer_may_still_play_before_compensation_is_taken():
    """CE-E15, CE-E14: a zap in answer to a power of RS4 leaves the hand before the cards are drawn."""
    hands = []
    for plays in (False, True):
        t = fought(
            ("attack_20", "negotiate"), ships=1, powers={"red": "cudgel"}, also={"red": ["cosmic_zap", "attack_06"]}
        )
        assert t.red.may("cosmic_zap")
        t.red.uses("cosmic_zap") if plays else t.red.passes()
        if not plays:
            t.blue.sends("lose", 1)
        hands.append(t.blue.hand)
    assert hands == [["attack_06", "cosmic_zap"], ["attack_06"]]


# -- deals


def talk(**also):
    return fought(("negotiate", "negotiate"), also=also)


def test_one_colony_for_each_side():
    """CE-E21, CE-6.5: the sheet has room for one planet in each direction."""
    t = talk()
    asked = t.red.decision("message")
    both = [t.planet("blue 1"), t.planet("blue 2")]
    for field in ("give_colony", "want_colony"):
        t.red.cannot("message", {**asked.opening(), "say": "propose", field: both})
        assert dict(asked.fields)[field].options[0] == "none"


def test_what_is_no_part_of_a_deal():
    """CE-6.12: cards of the own hand and colonies only; no technology, ships, sheets, hoard or promises."""
    t = table(powers={"red": "miser", "blue": "zombie"}, options={"technology": "on"})
    t.red.holds("negotiate", "attack_06")
    t.blue.holds("negotiate")
    hoarded = t.place_card("attack_20", "sheet:0")
    tech = t.red.researches("collapsium_hulls")
    t.begins("red", "blue").answers("action", "pass")
    t.all_pass()
    t.red.launches(1, at="blue 1")
    t.all_pass()
    t.nobody_allies()
    t.all_pass()
    t.plans(red="negotiate", blue="negotiate")
    t.all_pass()
    fields = dict(t.red.decision("message").fields)
    assert set(fields) == {"say", "cards", "open", "give", "want", "give_colony", "want_colony", "release"}
    assert list(fields["cards"].items) == [t.red.card("attack_06")]
    assert not {hoarded, tech} & set(fields["cards"].items)


def test_a_granted_colony_is_founded_beside_the_giver():
    """CE-6.8, CE-6.10: with one ship or many, from colonies and from the gate, none from the warp."""
    t = talk(red=["attack_06"])
    t.red.puts(1, "red 2", "warp")
    t.red.says("propose", cards=["attack_06"], want_colony="blue 2")
    t.blue.says("accept")
    asked = t.red.decision("settlers")
    assert (asked.low, asked.high) == (1, 19) and "warp" not in asked.slots and "gate" in asked.slots
    t.red.answers("settlers", [3 if slot in ("gate", t.place("red 3")) else 0 for slot in asked.slots])
    assert (t.red.ships_in("blue 2"), t.blue.ships_in("blue 2"), t.red.foreign) == (6, 4, 1)


def test_what_a_deal_does_to_a_power_shows_when_it_is_carried_out():
    """CE-E26: red moves the last ships of its third home colony; the power is gone when all of it is done."""
    t = table(powers={"red": "human"}, red=["negotiate"], blue=["negotiate", "attack_06"])
    t.red.puts(4, "red 4", "red 1")
    t.red.puts(4, "red 5", "red 1")
    t.red.puts(3, "red 3", "red 1")
    t.clash(1, start="red 1")
    t.plans(red="negotiate", blue="negotiate")
    t.red.says("propose", want_colony="blue 2", give_colony="red 2")
    t.blue.says("accept")
    t.red.sends("settlers", 1, "red 3")
    assert is_usable(t.state, 0) and not t.happened("power")  # blue has not sent its ships yet
    t.blue.sends("settlers", 1, "blue 3")
    t.red.sends("return", 1, "red 1")
    assert not is_usable(t.state, 0) and t.happened("power", seat=0, has=False)


def test_nobody_reacts_to_a_deal_that_has_won():
    """CE-8.2, CE-E8: red has five foreign colonies; that it lost its power by it helps nobody else to a fifth one."""
    t = table(powers={"red": "human"})
    for number in (1, 2, 3, 4):
        t.red.puts(1, f"red {number}", f"green {number}")
        t.green.puts(1, f"green {number}", f"blue {number}")
    t.red.puts(4, "red 5", "red 1")
    t.red.puts(3, "red 4", "red 1")
    t.red.puts(2, "red 3", "red 1")
    t.red.holds("negotiate")
    t.blue.holds("negotiate")
    t.green.holds("flare_parasite")
    t.clash(1, start="red 1")
    t.plans(red="negotiate", blue="negotiate")
    t.red.says("propose", want_colony="blue 5")
    t.blue.says("accept")
    assert (t.red.foreign, t.green.foreign, t.red.homes) == (4, 4, 3)
    t.red.sends("settlers", 1, "red 3")
    t.red.sends("return", 1, "red 1")
    assert t.winners() == ["red"]


def test_no_score_and_no_tie_break():
    """CE-8.5, CE-8.3: winners stand together; the others only by their colonies, for information."""
    t = table(*FOUR)
    for number in range(1, 5):
        t.red.puts(1, "red 1", f"yellow {number}")
        t.green.puts(1, "green 1", f"yellow {number}")
    t.blue.puts(1, "blue 2", "yellow 1")
    t.red.holds("attack_20")
    t.blue.holds("attack_06")
    t.begins("red", "blue").launches(1, at="blue 1", start="red 2")
    t.invite(red=["green"])
    t.green.joins("offense", 4, "green 2")
    t.plans(red="attack_20", blue="attack_06")
    assert t.state.outcome.places == [[0, 2], [1], [3]]
    assert t.state.outcome.scores == [5, 1, 5, 0]


# -- powers, flares, artifacts


def test_reincarnation_comes_after_the_losses(monkeypatch):
    """CE-E43b: a Zombie that is drawn then saves no ship of the encounter just lost."""
    from rules.cosmic.aliens import reincarnator

    monkeypatch.setattr(reincarnator, "unused_aliens", lambda g: ["zombie"])
    t = fought(("attack_04", "attack_20"), powers={"red": "reincarnator"})
    assert [sheet.alien for sheet in t.state.sheets] == ["reincarnator", "zombie"]
    assert t.red.ships_in("warp") == 4


def test_the_last_destiny_card_is_shuffled_back_before_dictator_looks():
    """CE-E50, CE-4.14: he chooses among all cards, not from the last one alone."""
    t = table(powers={"green": "dictator"}, red=["attack_06"])
    g = t.state
    for card in list(g.pile("destiny"))[1:]:
        t.move_card(card, "destiny_discard")
    t.begins("red")
    assert len(t.green.offered("destiny")) > 1 and not g.pile("destiny_discard")


def test_vulch_gets_nothing_that_is_not_discarded():
    """CE-E58: wild Clone takes the artifact back; without it Vulch collects it."""
    got = []
    for clones in (True, False):
        t = table(powers={"blue": "vulch"})
        for player in t.players:
            player.puts(1, f"{player.name} 1", "warp")
        t.red.holds("mobius_tubes", "flare_clone", "attack_06")
        t.begins("red", "blue")
        t.until("red").carries_out("mobius_tubes")
        for player in t.players:
            player.sends("retrieve", 1)
        t.red.uses("flare_clone") if clones else t.red.passes()
        t.all_pass()
        got.append((t.red.hand, t.blue.hand))
    assert got[0] == (["attack_06", "flare_clone", "mobius_tubes"], [])
    assert got[1] == (["attack_06", "flare_clone"], ["mobius_tubes"])


def test_citadels_help_whoever_defends_there():
    """CE-E60: green's colony on red's planet is driven out; red's own citadel stands on green's side."""
    t = table(powers={"blue": "citadel"}, red=["attack_08"], green=["attack_04"])
    t.green.puts(2, "green 1", "red 1")
    t.place_card("attack_15", f"citadel:{t.planet('red 1')}")
    t.begins("red", "red")
    t.all_pass()
    t.red.answers("defense", ("drive_out", t.planet("red 1"), t.green.seat))
    t.red.sends("launch.ships", 4)
    t.nobody_allies()
    t.plans(red="attack_08", green="attack_04")
    t.until("blue").carries_out("citadel")
    assert t.happened("totals", totals=[12, 4 + 2 + 15]) and t.outcome() == "defense"


def test_grudge_counts_who_joined_before_force_field():
    """CE-E72, CE-5.38: tokens are given when the alliances are formed; who is thrown out later bears none."""
    t = table(*FOUR, powers={"red": "grudge"}, red=["attack_04"], blue=["attack_20"], yellow=["force_field"])
    t.begins("red", "blue").launches(1, at="blue 1")
    t.invite(red=["green"])
    t.green.joins("offense", 2, "green 1")
    t.until("yellow").uses("force_field")
    t.yellow.answers("allies", [t.green.seat])
    t.green.sends("return", 2, "green 1")
    t.all_pass()
    t.plans(red="attack_04", blue="attack_20")
    assert t.green.ships_in("warp") == 0 and not t.green.is_asked("lose")


def grudged(flare=False, powers=None):
    """Grudge invites green and wins; green has joined the losing side with two of four ships."""
    t = table(*FOUR, powers={"red": "grudge", **(powers or {})})
    for number in (2, 3, 4, 5):
        t.green.puts(4, f"green {number}", "warp")
    t.red.holds("attack_20", *(["flare_grudge"] if flare else []))
    t.blue.holds("attack_04")
    t.begins("red", "blue").launches(4, at="blue 1")
    t.invite(red=["green"], blue=["green"])
    t.green.joins("defense", 2, "green 1")
    t.all_pass()
    t.plans(red="attack_20", blue="attack_04")
    return t


@pytest.mark.parametrize(("flare", "lost"), [(False, 1), (True, 2)])
def test_ships_that_are_lost_already_do_not_protect_others_y33(flare, lost):
    """CE-Y33, CE-E71: of the two ships that did not fight one is lost, with the super flare both."""
    t = grudged(flare)
    if flare:
        t.until("red").uses("flare_grudge")
    t.all_pass()
    t.green.sends("lose", lost) if t.green.is_asked("lose") else None
    assert t.green.ships_in("warp") == 16 + 2 + lost and t.green.ships_in("green 1") == 2 - lost


def test_healed_allies_are_still_spared():
    """CE-E71: the two ships that fought for the other side are back from the warp; two ships are lost."""
    t = grudged(flare=True, powers={"yellow": "healer"})
    t.until("yellow").passes()  # blue's ships stay in the warp
    t.until("yellow").uses("healer")
    t.until("red").carries_out("flare_grudge")
    t.green.sends("lose", 2)
    assert t.green.ships_in("green 1") == 2


def test_human_zapped_and_upset_y14():
    """CE-Y14, CE-4.62, CE-4.63: Human's side would win; the upset exchanges: the defense wins."""
    t = duel(("attack_04", "attack_20"), powers={"red": "human", "blue": "loser"}, also={"green": ["cosmic_zap"]})
    t.blue.carries_out("loser")
    t.plans(red="attack_04", blue="attack_20")
    t.until("green").carries_out("cosmic_zap")
    assert t.outcome() == "defense"


@pytest.mark.parametrize("human", [True, False])
def test_the_answer_is_42_y23(human):
    """CE-Y23, CE-F60: against a 40 with equal ships; then the flare is Human's, or is discarded."""
    t = fought(("attack_04", "attack_40"), powers={"green": "human"} if human else {}, also={"red": ["flare_human"]})
    t.until("red").carries_out("flare_human")
    assert t.happened("totals", totals=[46, 44]) and t.outcome() == "offense"
    assert t.green.hand == (["flare_human"] if human else []) and ("flare_human" in t.discards) != human


@pytest.mark.parametrize(("hated", "fitting"), [("attack_08", ["attack_08", "attack_20"]), ("morph", [])])
def test_what_matches_a_hated_card_y26(hated, fitting):
    """CE-Y26: an attack of eight or more; nothing matches the only morph, so ships are lost, which Hate chooses."""
    t = table(powers={"red": "hate"})
    t.red.holds(hated, "attack_06")
    t.blue.holds("attack_07", "attack_08", "attack_20", "negotiate")
    t.begins("red", "blue").answers(
        "spread_hate.card", next(o for o in t.red.offered() if t.state.cards.design[o] == hated)
    )
    offered = [option for option in t.blue.offered("hated") if option != "ships"]
    assert sorted(t.state.cards.design[card] for card in offered) == fitting
    t.blue.answers("hated", "ships")
    t.red.sends("lose", 3, "blue 4")
    assert t.blue.ships_in("blue 4") == 1


def test_a_deal_is_quashed_before_it_is_carried_out_or_never():
    """CE-E27: in the window between agreement and execution only."""
    t = talk(blue=["attack_04"], green=["quash"])
    assert not t.green.is_asked("reply")
    t.red.says("propose", want={"choice": 1})
    t.blue.says("accept")
    assert t.until("green").may("quash")
    t.green.passes()
    t.all_pass()
    t.blue.answers("cards", {"choice": [t.blue.card("attack_04")]})
    t.red.sends("return", 4, "red 2")
    t.never("green", "quash")
    assert t.outcome() == "deal" and t.red.hand == ["attack_04"]


def test_a_lent_power_makes_no_forbidden_pair():
    """CE-E41, CE-3.12: pairs are looked at only when an alien comes from the unused ones."""
    t = table(powers={"red": "sorcerer", "green": "gambler"}, red=["attack_06"], green=["flare_philanthropist"])
    t.begins("red", "blue")
    t.until("green").carries_out("flare_philanthropist", t.red.seat)
    t.green.sends("lose", 1, "green 1")
    lent = t.state.sheets[1]
    assert (lent.alien, lent.holder, lent.lender) == ("gambler", t.red.seat, t.green.seat)


def test_a_foreseen_deal_counts_as_a_deal():
    """CE-E81, CE-A14, CE-A40: one ship for each grudge token, and Tick-Tock loses a token."""
    t = table(*FOUR, powers={"red": "grudge", "blue": "oracle"})
    t.power("yellow", "tick_tock", tokens=3)
    t.red.holds("attack_10")
    t.blue.holds("attack_04", "flare_oracle")
    t.begins("red", "blue").launches(4, at="blue 1")
    t.invite(red=["green"])
    t.green.declines()
    t.all_pass()
    t.red.lays("attack_10")
    t.until("blue").carries_out("flare_oracle")
    t.red.sends("return", 4, "red 2")
    t.all_pass()
    t.green.sends("lose", 1)
    assert t.state.sheets[2].marks["tokens"] == 2 and t.green.ships_in("warp") == 1


@pytest.mark.parametrize("way", ["deal", "force_field", "flare_mite"])
def test_allies_of_both_sides_return_in_timing_order(way):
    """CE-5.36: clockwise from the offense's left, whichever side they fought on: green before yellow."""
    t = table("red", "blue", "green", "yellow")
    t.red.holds("negotiate", *([] if way == "deal" else [way]))
    t.blue.holds("negotiate")
    t.clash(1, offense={"yellow": 1}, defense={"green": 2})
    if way == "deal":
        t.plans(red="negotiate", blue="negotiate")
    else:
        t.until("red").carries_out(way)
    if way == "force_field":
        t.red.answers("allies", [t.yellow.seat, t.green.seat])
    t.green.sends("return", 2)
    t.yellow.sends("return", 1)
    assert t.green.ships_in("beside") == t.yellow.ships_in("gate") == 0
