"""Reserve and its flare (CE-A36, CE-F36)."""

from __future__ import annotations

from tests.games.cosmic.support import duel, fought


def committed(red=("attack_20",), blue=("attack_15",), green=(), powers=None):
    """Red, a Reserve, has laid its first card against blue's first one."""
    t = duel((red[0], blue[0]), powers=powers or {"red": "reserve"})
    t.red.holds(*red[1:])
    t.blue.holds(*blue[1:])
    t.green.holds(*green)
    t.plans(red=red[0], blue=blue[0])
    return t


def calls_up(t, design, slot=0):
    t.red.uses("reserve")
    while not t.red.is_asked("reserve"):
        t.players[t.asked()[0][0]].passes()
    t.red.answers("reserve", (t.red.card(design), slot))


def test_small_attacks_are_reinforcements():
    """CE-A36 (i): 06 or less, at their value, one after the other (CE-5.19)."""
    t = committed(red=("attack_08", "attack_06", "attack_04", "attack_07"))
    calls_up(t, "attack_06")
    calls_up(t, "attack_04")
    t.never("red", "reserve")
    assert t.happened("totals", totals=[22, 19]) and t.red.hand == ["attack_07"]
    assert {"attack_06", "attack_04"} <= set(t.discards)


def test_for_either_side():
    """CE-4.66."""
    t = committed(red=("attack_08", "attack_06"))
    calls_up(t, "attack_06", slot=1)
    assert t.happened("totals", totals=[12, 25])


def test_not_against_a_negotiate():
    """CE-4.69: both final cards must be attacks."""
    t = committed(red=("attack_08", "attack_06"), blue=("negotiate",))
    assert t.outcome() == "offense" and t.red.ships_in("blue 1") == 4


def test_an_ally_is_a_reserve_too():
    """CE-A36: main player or ally; a bystander is not asked (CE-E16)."""
    t = committed(powers={"green": "reserve"}, green=("attack_06",))
    assert t.happened("totals", totals=[24, 19])
    t = fought(
        ("attack_08", "attack_15"), powers={"green": "reserve"}, offense={"green": 1}, also={"green": ["attack_06"]}
    )
    t.green.uses("reserve")
    t.green.answers("reserve", (t.green.card("attack_06"), 0))
    assert t.happened("totals", totals=[19, 19])


def test_zapped_the_card_stays_in_the_hand():
    """CE-5.15, CE-5.17: it has not even been named."""
    t = committed(red=("attack_08", "attack_06"), green=("cosmic_zap",))
    t.until("red").uses("reserve")
    t.until("green").uses("cosmic_zap")
    assert t.red.hand == ["attack_06"] and t.happened("totals", totals=[12, 19])


def reinforced(red=("attack_20", "negotiate"), **kwargs):
    t = committed(red=red, blue=("attack_15", "reinforcement_5", "reinforcement_2"), **kwargs)
    while not t.blue.is_asked("reveal.reply") and not t.blue.is_asked("reinforcing.reply"):
        t.players[t.asked()[0][0]].passes()
    t.blue.answers("reply", ("reinforce", t.blue.card("reinforcement_5"), 1))
    return t


def test_a_negotiate_stops_a_reinforcement():
    """CE-A36 (ii), CE-5.40: both are discarded."""
    t = reinforced()
    t.until("red").carries_out("reserve")
    assert t.happened("totals", totals=[24, 19])
    assert {"negotiate", "reinforcement_5"} <= set(t.discards) and t.red.hand == []


def test_without_a_negotiate_nothing_is_stopped():
    t = reinforced(red=("attack_20", "attack_30"))
    t.never("red", "reserve")
    assert t.happened("totals", totals=[24, 24])


def test_each_reinforcement_can_be_stopped():
    """CE-5.19: once for each event."""
    t = reinforced(red=("attack_20", "negotiate", "negotiate"))
    t.until("red").uses("reserve")
    while not t.blue.is_asked("reinforcing.reply"):
        t.players[t.asked()[0][0]].passes()
    t.blue.answers("reply", ("reinforce", t.blue.card("reinforcement_2"), 1))
    assert t.until("red").may("reserve")


def test_a_zapped_answer_costs_no_negotiate():
    """CE-5.17."""
    t = reinforced(green=("cosmic_zap",))
    t.until("red").uses("reserve")
    t.until("green").carries_out("cosmic_zap")
    assert t.happened("totals", totals=[24, 24]) and t.red.hand == ["negotiate"]


# -- the flare


def test_the_super_flare_calls_up_a_nine():
    """CE-F36: one attack of 09 or less; the power itself stays at 06."""
    t = committed(red=("attack_08", "attack_09", "attack_07", "attack_10", "flare_reserve"))
    assert not t.red.may("reserve")
    t.red.uses("flare_reserve")
    while not t.red.is_asked("reserve"):
        t.players[t.asked()[0][0]].passes()
    assert {card for card, _ in t.red.offered("reserve")} == {t.red.card("attack_07"), t.red.card("attack_09")}
    t.red.answers("reserve", (t.red.card("attack_09"), 0))
    t.never("red", "reserve")
    assert t.happened("totals", totals=[21, 19]) and t.red.hand == ["attack_07", "attack_10", "flare_reserve"]


def test_that_use_can_be_zapped():
    """CE-5.29."""
    t = committed(red=("attack_08", "attack_09", "flare_reserve"), green=("cosmic_zap",))
    t.until("red").uses("flare_reserve")
    while not (t.green.is_asked("reply") and t.green.may("cosmic_zap")):
        t.players[t.asked()[0][0]].passes()
    t.green.carries_out("cosmic_zap")
    assert t.happened("totals", totals=[12, 19]) and t.red.hand == ["attack_09", "flare_reserve"]


def test_the_wild_flare_takes_over_a_discarded_reinforcement():
    """CE-F36: of another player, played or not."""
    t = reinforced(powers={"red": "human"}, green=("flare_reserve",))
    t.until("green")
    while not t.green.may("flare_reserve"):
        t.green.passes()
        t.until("green")
    t.green.carries_out("flare_reserve")
    assert "reinforcement_5" in t.green.hand and "flare_reserve" in t.green.hand
    assert "reinforcement_5" not in t.discards


def test_other_discards_are_left():
    """CE-F36: reinforcements only."""
    t = committed(powers={"red": "human"}, green=("flare_reserve",))
    t.never("green", "flare_reserve")


def test_without_a_negotiate_left_nothing_is_stopped():
    """CE-A36 (ii): the negotiate went for the wild Filch that saved the power."""
    t = committed(red=("attack_20", "negotiate", "flare_filch"), blue=("attack_15", "reinforcement_5", "cosmic_zap"))
    option = next(o for o in t.until("blue").offered("reply") if o[0] == "reinforce" and o[2] == 1)
    t.blue.answers("reply", option)
    t.until("red").uses("reserve")
    t.until("blue").uses("cosmic_zap")
    t.until("red").carries_out("flare_filch")
    assert t.happened("totals", totals=[24, 24]) and t.discards.count("negotiate") == 1
