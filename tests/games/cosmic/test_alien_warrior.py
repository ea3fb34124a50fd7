"""Warrior (CE-A48) and its flare (CE-F48); the nested encounter of the wild side is in `test_mechanisms`."""

from __future__ import annotations

import pytest

from tests.games.cosmic.support import duel, fought, table


def tokens(t):
    return t.state.sheets[0].marks.get("tokens", 0)


def fight(cards, player="red", owned=5, options=None, **extra):
    t = duel(cards, options=options)
    t.power(player, "warrior", tokens=owned)
    for name, designs in extra.items():
        getattr(t, name).holds(*designs)
    t.plans(red=cards[0], blue=cards[1])
    return t


def test_tokens_are_added_and_stay():
    """CE-A48 (ii)."""
    t = fight(("attack_08", "attack_08"))
    assert t.happened("totals", totals=[17, 12])
    assert tokens(t) == 5 + 1


@pytest.mark.parametrize(("cards", "four", "gained"), [
    (("attack_20", "attack_04"), "off", 1),
    (("attack_00", "attack_40"), "off", 2),
    (("attack_20", "attack_04"), "on", 2),
    (("attack_00", "attack_40"), "on", 3),
])  # fmt: skip
def test_a_token_for_a_victory_and_two_for_a_loss(cards, four, gained):
    """CE-A48 (i), CE-9.5."""
    assert tokens(fight(cards, options={"four_planets": four})) == 5 + gained


def test_a_failed_deal_is_worth_two():
    """CE-A48 (i)."""
    t = fight(("negotiate", "negotiate"), "blue")
    t.red.says("break_off")
    t.red.sends("lose", 3)
    t.blue.sends("lose", 3)
    t.red.sends("return", 4, "red 2")
    assert tokens(t) == 7


def test_not_for_encounters_of_others():
    """CE-A48 (i): as a main player."""
    t = fight(("attack_08", "attack_08"), "green")
    assert tokens(t) == 5 and t.happened("totals", totals=[12, 12])


def test_a_negotiate_gets_nothing_added():
    """CE-A48 (ii): your revealed attack."""
    t = fight(("attack_08", "negotiate"), "blue", green=["cosmic_zap"])
    assert not t.happened("added")


def test_zapped_the_tokens_do_not_count_but_more_are_collected():
    """CE-5.16: only the use can be zapped."""
    t = fight(("attack_08", "attack_08"), green=["cosmic_zap"])
    t.until("green").uses("cosmic_zap")
    assert t.happened("totals", totals=[12, 12])
    assert tokens(t) == 7


def test_emotion_control_leaves_nothing_to_add_to():
    """CE-E73: the cards are negotiates before Warrior looks at them."""
    t = fight(("attack_08", "attack_08"), green=["emotion_control"])
    t.until("green").uses("emotion_control")
    assert t.red.is_asked("deal.message") and not t.happened("added")


def allied(cards=("attack_08", "attack_08"), **extra):
    t = table("red", "blue", "green", "yellow")
    t.power("green", "warrior", tokens=6)
    t.red.holds(cards[0])
    t.blue.holds(cards[1])
    t.green.holds("flare_warrior", "attack_06")
    for name, designs in extra.items():
        getattr(t, name).holds(*designs)
    t.clash(defense={"green": 1})
    t.plans(red=cards[0], blue=cards[1])
    return t


def test_the_super_flare_adds_the_tokens_as_an_ally():
    """CE-F48."""
    t = allied()
    t.until("green").carries_out("flare_warrior")
    assert t.happened("totals", totals=[12, 13 + 6])


def test_that_use_can_be_zapped():
    """CE-5.29: the flare returns to the hand."""
    t = allied(yellow=["cosmic_zap"])
    t.until("green").uses("flare_warrior")
    t.until("yellow").carries_out("cosmic_zap")
    assert t.happened("totals", totals=[12, 13]) and "flare_warrior" in t.green.hand


def test_the_side_must_have_revealed_an_attack():
    """CE-A48 (ii)."""
    t = allied(("attack_08", "negotiate"))
    assert t.outcome() == "offense" and not t.happened("played")


def test_striking_back_follows_all_that_belongs_to_the_encounter():
    """CE-4.90, CE-5.37: first the wild Mutant flare of the winner, then the wild Warrior flare; not the other way."""
    t = fought(("attack_20", "attack_08"), also={"red": ["flare_mutant"], "blue": ["flare_warrior", "attack_10"]})
    while not (t.red.is_asked("reply") and t.red.may("flare_mutant")):
        assert not t.blue.is_asked("reply") or not t.blue.may("flare_warrior")
        t.players[t.asked()[0][0]].passes()
    t.red.passes()
    t.until("blue")
    while not t.blue.may("flare_warrior"):
        t.blue.passes()
        t.until("blue")
    t.blue.carries_out("flare_warrior")
    assert t.encounter.nested and t.encounter.offense == t.blue.seat
    assert not [f for f in t.state.frames if f.flow == "core.window" and f.moment == "encounter_over"]


def test_without_tokens_there_is_no_use():
    """CE-E32: nothing is added, so nothing can be zapped; the token of (i) comes all the same."""
    t = fought(("attack_20", "attack_08"), powers={"red": "warrior"}, also={"green": ["cosmic_zap"]})
    t.never("green", "cosmic_zap")
    assert t.happened("mark", name="tokens", value=1)
