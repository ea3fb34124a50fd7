"""Tick-Tock (CE-A40) and its flare (CE-F40)."""

from __future__ import annotations

import pytest

from rules import Setup, new_game
from tests.games.cosmic.support import duel, table


def tokens(t):
    return t.state.sheets[0].marks["tokens"]


def fight(cards, owned=3, player="green", **extra):
    t = duel(cards)
    t.power(player, "tick_tock", tokens=owned)
    for name, designs in extra.items():
        getattr(t, name).holds(*designs)
    t.plans(red=cards[0], blue=cards[1])
    return t


@pytest.mark.parametrize(("four", "count"), [("off", 10), ("on", 8)])
def test_the_set_up_gives_tokens(four, count):
    """CE-A40, CE-3.13, CE-9.5."""
    seats = [{"alien": alien} for alien in ("tick_tock", "mirror", "oracle")]
    g = new_game("cosmic", Setup("cosmic", seats, {"four_planets": four, "choice": "free"}), 3)
    assert next(s.marks for s in g.sheets if s.alien == "tick_tock") == {"tokens": count}


def test_a_token_goes_when_a_defense_wins():
    """CE-A40: anyone's."""
    assert tokens(fight(("attack_04", "attack_20"))) == 2


def test_no_token_goes_when_the_offense_wins():
    """CE-A40."""
    assert tokens(fight(("attack_20", "attack_04"))) == 3


def test_a_token_goes_when_a_deal_is_made():
    """CE-A40."""
    t = fight(("negotiate", "negotiate"), blue=["attack_06"])
    t.red.says("propose", want={"choice": 1})
    t.blue.says("accept")
    t.blue.answers("carrying_out.cards", {"choice": [t.blue.card("attack_06")]})
    t.red.sends("return", 4, "red 2")
    assert tokens(t) == 2


def test_no_token_goes_when_a_deal_fails():
    """CE-A40, CE-E12: nobody has won."""
    t = fight(("negotiate", "negotiate"))
    t.red.says("break_off")
    t.red.sends("lose", 3)
    t.blue.sends("lose", 3)
    t.red.sends("return", 4, "red 2")
    assert tokens(t) == 3


def test_without_a_token_left_it_wins_at_once():
    """CE-A40, CE-8.4, CE-Y29."""
    t = fight(("attack_04", "attack_20"), owned=1)
    assert t.winners() == ["green"]


def test_zapped_the_token_stays():
    """CE-5.15."""
    t = fight(("attack_04", "attack_20"), owned=1, blue=["cosmic_zap"])
    t.until("blue").uses("cosmic_zap")
    assert not t.winners() and tokens(t) == 1


def test_it_shares_with_whoever_reaches_the_goal_in_the_same_step():
    """CE-8.4, CE-8.3: a deal gives red its fifth foreign colony, and the last token goes."""
    t = duel(("negotiate", "negotiate"))
    t.power("green", "tick_tock", tokens=1)
    for number in (1, 2, 3, 4):
        t.red.puts(1, "red 2" if number < 4 else "red 3", f"green {number}")
    t.plans(red="negotiate", blue="negotiate")
    t.red.says("propose", want_colony="blue 2")
    t.blue.says("accept")
    t.red.sends("settlers", 1, "red 4")
    t.red.sends("return", 4, "red 3")
    assert sorted(t.winners()) == ["green", "red"]


def test_the_super_flare_discards_one_more_for_a_ship():
    """CE-F40: when you win or make a deal as a main player."""
    t = fight(("attack_04", "attack_20"), player="blue", blue=["flare_tick_tock", "attack_06"])
    assert tokens(t) == 2
    t.blue.uses("flare_tick_tock")
    t.blue.sends("lose", 1, "blue 5")
    assert tokens(t) == 1 and t.blue.ships_in("warp") == 1


def test_the_super_flare_can_win_the_game():
    """CE-8.4: RS7 with the super flare."""
    t = fight(("attack_04", "attack_20"), 2, "blue", blue=["flare_tick_tock", "attack_06"])
    t.blue.uses("flare_tick_tock")
    t.blue.sends("lose", 1, "blue 5")
    assert t.winners() == ["blue"]


def test_a_loser_cannot_hurry_the_clock():
    """CE-F40."""
    t = fight(("attack_20", "attack_04"), player="blue", blue=["flare_tick_tock", "attack_06"])
    assert not t.happened("played")


def shuffled(**extra):
    """Red must draw a new hand from an empty deck."""
    t = table(red=["reinforcement_2"])
    for name, designs in extra.items():
        getattr(t, name).holds(*designs)
    for card in list(t.state.pile("deck")):
        t.move_card(card, "discard")
    t.begins("red", "blue")
    return t


def test_the_wild_flare_settles_when_the_deck_is_shuffled():
    """CE-F40, CE-5.9b: up to four ships, on any one other player's home planet."""
    t = shuffled(green=["flare_tick_tock", "attack_06"])
    t.until("green").carries_out("flare_tick_tock", t.planet("blue 3"))
    t.green.answers("settlers", [2, 2, 0, 0, 0])
    assert t.green.ships_in("blue 3") == 4 and t.green.foreign == 1


def test_the_wild_flare_settles_with_a_single_ship():
    """CE-F40: "up to four"."""
    t = shuffled(green=["flare_tick_tock", "attack_06"])
    t.until("green").carries_out("flare_tick_tock", t.planet("blue 3"))
    t.green.answers("settlers", [1, 0, 0, 0, 0])
    assert t.green.ships_in("blue 3") == 1 and t.green.foreign == 1


def test_not_on_the_own_planets_and_not_where_one_is_already():
    """CE-F40, CE-5.9b: a new colony."""
    t = shuffled(green=["flare_tick_tock", "attack_06"])
    t.until("green")
    aims = {option[3] for option in t.green.offered("reply") if option[0] == "play"}
    assert aims == {t.planet(f"{name} {n}") for name in ("red", "blue") for n in range(1, 6)}


def test_without_a_shuffle_there_is_no_chance():
    """CE-F40."""
    t = table(red=["attack_08"], green=["flare_tick_tock", "attack_06"])
    t.begins("red", "blue")
    assert t.red.is_asked("launch.planet")


def test_the_super_flare_is_for_a_winner():
    """CE-F40: when you win or make a deal; a beaten Tick-Tock loses no further token."""
    t = table(powers={"red": "tick_tock"})
    t.state.sheets[0].marks["tokens"] = 5
    t.red.holds("attack_04", "flare_tick_tock")
    t.blue.holds("attack_20")
    t.clash(2)
    t.plans(red="attack_04", blue="attack_20")
    t.never("red", "flare_tick_tock")
    assert t.state.sheets[0].marks["tokens"] == 4


def test_no_more_than_four_ships_settle():
    """CE-F40."""
    t = shuffled(green=["flare_tick_tock", "attack_06"])
    t.until("green").carries_out("flare_tick_tock", t.planet("blue 3"))
    t.green.cannot("settlers", [3, 2, 0, 0, 0], "core.bad_total")
