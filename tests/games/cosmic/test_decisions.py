"""The decisions that a player can be asked for (chapter 14): who is asked, what, and whether he may decline."""

from __future__ import annotations

import pytest

from rules import PASS, Amount, One, Setup, Some, Split, new_game, waiting
from rules.core.forms import Form
from tests.games.cosmic.support import duel, fought, table

FOUR = ("red", "blue", "green", "yellow")


def begun(*destiny, hand=("attack_06",), options=None, powers=None, **held):
    t = table(*FOUR, options=options, powers=powers, red=[*hand])
    for name, cards in held.items():
        t.players[t.seat(name)].holds(*cards)
    return t, destiny or ("blue",)


def start(t, destiny):
    t.begins("red", *destiny)
    return t


def playing_before_a_new_hand():
    t, destiny = begun(blue=["flare_loser", "plague", "reinforcement_2"])
    start(t, destiny)
    t.all_pass()
    t.red.launches(1, at="blue 1")
    t.nobody_allies()
    return t


def own_colour():
    t, destiny = begun("red")
    t.red.puts(4, "red 1", "red 2")
    t.green.puts(1, "green 1", "red 3")
    return start(t, destiny)


def invited():
    t, destiny = begun(blue=["attack_06"])
    start(t, destiny)
    t.red.launches(1, at="blue 1")
    return t


def asked_to_join():
    t = invited()
    t.invite(red=["green"])
    return t


def planned():
    return duel(("attack_06", "attack_08"))


def reinforcing():
    return fought(("attack_06", "attack_08"), also={"red": ["reinforcement_2"]})


def artifact():
    t, destiny = begun(green=["plague"])
    return start(t, destiny)


def flare():
    return duel(("attack_06", "attack_08"), also={"red": ["flare_oracle"]})


def power():
    return duel(("attack_06", "attack_08"), powers={"red": "kamikaze"})


def response():
    t = duel(("attack_06", "attack_08"), powers={"red": "kamikaze"}, also={"green": ["cosmic_zap"]})
    t.red.uses("kamikaze", *t.red.offered("reply")[1][3:])
    return t


def dealing():
    return fought(("negotiate", "negotiate"), also={"blue": ["attack_06", "attack_08"]})


def giving():
    t = dealing()
    t.red.says("propose", want={"choice": 1})
    t.blue.says("accept")
    return t


def settling():
    t = dealing()
    t.red.says("propose", want_colony="blue 2")
    t.blue.says("accept")
    return t


def losing():
    t = dealing()
    t.red.says("break_off")
    return t


def coming_home():
    t = table(*FOUR, red=["attack_04"], blue=["attack_20"])
    t.green.puts(1, "green 1", "warp")
    t.begins("red", "blue").launches(1, at="blue 1")
    t.invite(blue=["green"])
    t.green.joins("defense", 2, "green 2")
    t.plans(red="attack_04", blue="attack_20")
    return t


def rewarded():
    t = coming_home()
    t.green.sends("return", 2, "green 2")
    return t


def again():
    return fought(("attack_20", "attack_04"))


def retrieving():
    t, destiny = begun()
    t.red.puts(1, "red 1", "warp")
    return start(t, destiny)


def wild():
    t, _ = begun()
    return start(t, ("wild",))


def hidden():
    t, destiny = begun(options={"hidden_powers": "on"}, powers={"red": "human"})
    t.state.sheets[0].face_up = False
    return start(t, destiny)


def researching():
    t, destiny = begun(options={"technology": "on"})
    t.red.researches("collapsium_hulls")
    return start(t, destiny)


def driving():
    t = duel(("attack_20", "attack_04"), options={"technology": "on"}, also={"red": ["attack_06"]})
    t.red.researches("infinity_drive", done=True)
    t.plans(red="attack_20", blue="attack_04")
    return t


def accusing():
    t, destiny = begun(options={"filch_flare": "classic"}, green=["attack_06"])
    t.begins("red", *destiny, keep=["flare_filch_classic"])
    return t


# ID, position, who is asked, end of the prompt, kind of question, may be declined
DECISIONS = [
    ("CE-D6", playing_before_a_new_hand, "blue", "reply", One, True),
    ("CE-D7", researching, "red", "tech_actions.action", One, True),
    ("CE-D8", retrieving, "red", "retrieve", Split, False),
    ("CE-D9", own_colour, "red", "destiny.defense", One, False),
    ("CE-D10", wild, "red", "destiny.defense", One, False),
    ("CE-D11", lambda: start(*begun()), "red", "launch.planet", One, False),
    ("CE-D13", invited, "red", "alliance.invite", Some, True),
    ("CE-D14", asked_to_join, "green", "alliance.answer", Form, True),
    ("CE-D15", planned, "red", "planning.card", One, False),
    ("CE-D16", reinforcing, "red", "reinforcing.reply", One, True),
    ("CE-D17", artifact, "green", "reply", One, True),
    ("CE-D18", flare, "red", "reply", One, True),
    ("CE-D19", power, "red", "reply", One, True),
    ("CE-D20", response, "green", "reply", One, True),
    ("CE-D21", dealing, "red", "deal.message", Form, True),
    ("CE-D22", giving, "blue", "carrying_out.cards", Form, False),
    ("CE-D23", settling, "red", "carrying_out.settlers", Split, False),
    ("CE-D24", losing, "red", "lose", Split, False),
    ("CE-D25", coming_home, "green", "return", Split, False),
    ("CE-D26", rewarded, "green", "rewarding.ships", Amount, False),
    ("CE-D27", again, "red", "resolution.further", One, True),
    ("CE-D28", hidden, "red", "reply", One, True),
    ("CE-D29", driving, "red", "reply", One, True),
    ("CE-D30", accusing, "green", "reply", One, True),
]


def may_decline(asked):
    """Whether there is an answer that does nothing: pass, none, nobody, stop, breaking off."""
    if isinstance(asked, Form):
        options = [option for _, field in asked.fields for option in getattr(field, "options", ())]
        return bool({"none", "break_off"} & set(options))
    if isinstance(asked, Some):
        return asked.low == 0
    return bool({PASS, "stop"} & set(map(str, getattr(asked, "options", ()))))


@pytest.mark.parametrize(("rule", "position", "who", "prompt", "kind", "declines"), DECISIONS, ids=lambda v: str(v)[:8])
def test_who_is_asked_what(rule, position, who, prompt, kind, declines):
    """Chapter 14: the seat, the kind of question, and whether it can be declined; each question cites its rule."""
    t = position()
    player = t.players[t.seat(who)]
    if not player.is_asked(prompt):
        t.until(who)
    asked = player.decision(prompt)
    assert isinstance(asked, kind) and asked.rule.startswith("CE-")
    assert may_decline(asked) == declines


# -- what the options are


def test_before_a_new_hand_he_plays_what_he_can():
    """CE-D6, CE-4.43, CE-5.35: what fits the moment before the selection; the rest is discarded, the flare too."""
    t = playing_before_a_new_hand()
    assert t.blue.may("flare_loser") and not t.blue.may("plague")
    t.blue.passes()
    t.all_pass()
    assert {"plague", "flare_loser", "reinforcement_2"} <= set(t.discards) and len(t.blue.hand) == 8


def test_a_card_played_before_a_new_hand_may_end_the_encounter():
    """CE-D6, CE-F20, CE-E75: both sides lose; no new hand is drawn."""
    t = playing_before_a_new_hand()
    t.blue.uses("flare_loser")
    assert t.outcome() == "both_lose" and not t.happened("drew", why="planning")


def test_an_encounter_card_drawn_before_a_new_hand_goes_with_the_rest():
    """CE-4.43, CE-D6, CE-5.35: all that was not played is discarded, then eight are drawn."""
    t, destiny = begun(blue=["flare_chosen"])
    start(t, destiny)
    t.red.launches(1, at="blue 1")
    t.nobody_allies()
    t.deck("attack_40", *["attack_06"] * 6, "negotiate", "negotiate")
    t.blue.uses("flare_chosen")
    assert sorted(t.discards) == ["attack_40", "flare_chosen"]
    assert t.blue.hand == ["attack_06"] * 6 + ["negotiate"] * 2


def test_powers_wait_for_the_new_hand():
    """CE-D6, CE-4.9, CE-A41: cards only; Trader trades the new hand, not the old one."""
    t, destiny = begun(powers={"blue": "trader"})
    start(t, destiny)
    t.red.launches(1, at="blue 1")
    t.blue.holds("flare_loser")
    t.nobody_allies()
    assert t.blue.may("flare_loser") and not t.blue.may("trader")
    t.blue.passes()
    assert t.blue.may("trader") and len(t.blue.hand) == 8


def test_the_options_of_the_own_colour():
    """CE-D9, CE-4.19 to 4.21: draw again, drive out a colony, resettle an empty planet."""
    t = own_colour()
    assert t.red.offered("defense") == [
        ("redraw",), ("drive_out", t.planet("red 3"), t.green.seat), ("resettle", t.planet("red 1")),
    ]  # fmt: skip


def test_a_reinforcement_is_a_card_and_a_side():
    """CE-D16, CE-4.66."""
    t = reinforcing()
    card = t.red.card("reinforcement_2")
    assert t.red.offered("reply") == [PASS, ("reinforce", card, 0), ("reinforce", card, 1)]


def test_an_artifact_has_a_target():
    """CE-D17: Plague may hit anybody."""
    t = artifact()
    targets = [option[3] for option in t.until("green").offered("reply") if option != PASS]
    assert sorted(targets) == [0, 1, 2, 3]


def test_a_flare_and_a_power_can_be_used_or_left():
    """CE-D18, CE-D19: what is declined costs nothing and is not asked again in this window (CE-5.27)."""
    for t, name in ((flare(), "flare_oracle"), (power(), "kamikaze")):
        assert t.red.may(name)
        before = t.red.hand
        t.all_pass()
        assert t.red.is_asked("planning.card") and t.red.hand == before and not t.happened("stacked")


def test_a_response_names_what_it_answers():
    """CE-D20, CE-5.40: only answers are listed."""
    t = response()
    assert {option[0] for option in t.until("green").offered("reply") if option != PASS} == {"play"}
    assert t.green.may("cosmic_zap")


def test_the_messages_of_a_deal():
    """CE-D21, CE-6.30: propose or break off; after an offer also accept. A counter-offer is a proposal, too."""
    t = dealing()
    says = [dict(t.red.decision("message").fields)["say"].options]
    t.red.says("propose", want={"choice": 1})
    says.append(dict(t.blue.decision("message").fields)["say"].options)
    assert says == [("break_off", "propose"), ("break_off", "accept", "propose")]


def test_ships_return_to_any_own_colony():
    """CE-D25, CE-5.4: split as their owner likes; never to the target planet."""
    t = coming_home()
    asked = t.green.decision("return")
    assert [t.place(f"green {number}") for number in range(1, 6)] == list(asked.slots)
    t.green.answers("return", [1, 0, 1, 0, 0])
    assert (t.green.ships_in("green 1"), t.green.ships_in("green 3")) == (4, 5)


def test_a_technology_is_used_or_not():
    """CE-D29: at its moment, by its owner."""
    t = driving()
    assert t.red.may("infinity_drive")
    t.red.passes()
    assert t.red.is_asked("further")


def test_anybody_may_be_accused_or_nobody():
    """CE-D30: each other player by name."""
    t = accusing()
    accused = [option[1] for option in t.until("green").offered("reply") if option[0] == "accuse"]
    assert accused == [t.red.seat, t.blue.seat, t.yellow.seat]


def test_aliens_and_colours_are_chosen_in_the_set_up():
    """CE-D2: one of two sheets, all at the same time; it cannot be declined."""
    g = new_game("cosmic", Setup("cosmic", [{}] * 3), 3)
    assert all(len(asked.options) == 2 and isinstance(asked, One) for asked in waiting(g))
