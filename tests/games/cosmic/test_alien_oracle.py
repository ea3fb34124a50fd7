"""Oracle and its flare (CE-A30, CE-F30)."""

from __future__ import annotations

from tests.games.cosmic.support import duel, table


def test_oracle_is_no_help_to_an_ally():
    """CE-5.13: main player only; both lay at once."""
    t = duel(("attack_10", "attack_04"), powers={"green": "oracle"})
    assert {seat for seat, _ in t.asked()} == {0, 1}


def test_zapped_both_lay_at_once():
    """CE-5.15, CE-H9."""
    t = duel(("attack_10", "attack_04"), powers={"blue": "oracle"}, also={"green": ["cosmic_zap"]})
    t.until("green").uses("cosmic_zap")
    assert {seat for seat, _ in t.asked()} == {0, 1}


def test_sorcerer_exchanges_what_oracle_has_seen():
    """CE-E39: PL2 powers come after both cards."""
    t = duel(("attack_10", "attack_04"), powers={"blue": "oracle", "red": "sorcerer"})
    t.red.lays("attack_10")
    t.blue.lays("attack_04")
    t.red.uses("sorcerer")
    assert t.happened("totals", totals=[8, 14])


# -- the flare


def mixed(answer):
    t = duel(
        ("attack_10", "attack_04"), also={"red": ["attack_20", "attack_30"], "blue": ["flare_oracle", "negotiate"]}
    )
    t.until("blue")
    if answer:
        t.blue.carries_out("flare_oracle")
    return t


def test_the_wild_flare_mixes_the_hands():
    """CE-F30: as many cards for each as before, the same cards altogether; the flare itself is not in the hand."""
    t = mixed(True)
    assert (len(t.red.hand), len(t.blue.hand)) == (3, 3)
    assert sorted(t.red.hand + t.blue.hand) == [
        "attack_04", "attack_10", "attack_20", "attack_30", "flare_oracle", "negotiate",
    ]  # fmt: skip
    assert t.red.hand != ["attack_10", "attack_20", "attack_30"]
    assert "flare_oracle" in t.blue.hand


def test_a_cancelled_wild_flare_mixes_nothing():
    """CE-5.30."""
    t = table(red=["attack_10", "attack_20", "card_zap"], blue=["attack_04", "flare_oracle", "negotiate", "attack_06"])
    t.clash()
    t.until("blue").uses("flare_oracle")
    t.until("red").uses("card_zap")
    assert t.red.hand == ["attack_10", "attack_20"]


def foreseen(**powers):
    t = duel(("attack_10", "attack_04"), powers={"blue": "oracle", **powers})
    t.blue.holds("flare_oracle")
    t.red.lays("attack_10")
    return t


def test_the_super_flare_ends_the_encounter_as_a_deal():
    """CE-F30: the card is taken back, ships return, the encounter is successful, nothing is lost."""
    t = foreseen()
    t.blue.uses("flare_oracle")
    t.red.sends("return", 4)
    assert t.outcome() == "deal"
    assert t.red.hand == ["attack_10"] and "attack_04" in t.blue.hand
    assert t.red.ships_in("warp") == t.blue.ships_in("warp") == 0
    assert t.red.is_asked("further")  # CE-4.3


def test_the_super_flare_waits_for_the_open_card():
    """CE-F30: not before the opponent has laid his card."""
    t = duel(("attack_10", "attack_04"), powers={"blue": "oracle"}, also={"blue": ["flare_oracle"]})
    t.never("blue", "flare_oracle")
    t.red.lays("attack_10")
    assert t.blue.may("flare_oracle")


def test_a_foreseen_deal_cannot_be_quashed_but_warrior_gets_a_token():
    """CE-F30, CE-E81: nothing to quash; Warrior +1."""
    t = duel(("attack_10", "attack_04"), powers={"blue": "oracle", "red": "warrior"})
    t.blue.holds("flare_oracle")
    t.green.holds("quash")
    t.red.lays("attack_10")
    t.until("blue").uses("flare_oracle")
    t.never("green", "quash")
    t.red.sends("return", 4)
    t.all_pass()
    sheet = next(s for s in t.state.sheets if s.alien == "warrior")
    assert sheet.marks["tokens"] == 1


def test_only_the_hands_are_mixed():
    """CE-F30, CE-E49: what was given and what stays is known to its holder, not to a third player."""
    t = mixed(True)
    mine = list(t.state.pile(f"hand:{t.red.seat}"))
    assert all(t.state.knows(t.red.seat, card) for card in mine)
    assert not any(t.state.knows(t.green.seat, card) for card in mine)


def test_loser_forces_attacks_and_oracle_still_sees_first():
    """CE-E40, CE-E39."""
    t = table(powers={"blue": "oracle", "red": "loser"})
    t.red.holds("attack_10", "negotiate")
    t.blue.holds("attack_04", "negotiate")
    t.clash()
    t.red.uses("loser")
    assert [t.state.cards.design[c] for c in t.red.offered("planning.card")] == ["attack_10"]
    t.red.lays("attack_10")
    assert t.state.cards.face_up[t.encounter.laid[0]]
    assert [t.state.cards.design[c] for c in t.blue.offered("planning.card")] == ["attack_04"]


def claimed(judged):
    """Red, Gambler, has laid a negotiate face down and said that it is an attack; blue is Oracle."""
    t = duel(("negotiate", "attack_04"), powers={"red": "gambler", "blue": "oracle"}, also={"blue": ["flare_oracle"]})
    while not t.red.may("gambler"):
        t.until("red").passes()
        t.until("red")
    t.red.carries_out("gambler")
    t.red.lays("negotiate")
    t.red.answers("claim", ("claim", "attack", 40))
    t.blue.answers("judge", judged)
    return t


def test_the_super_flare_needs_a_card_that_lies_open():
    """CE-F30, CE-E76: what was claimed and believed was not played face up; what was challenged is."""
    t = claimed("believe")
    t.never("blue", "flare_oracle")
    assert t.blue.is_asked("planning.card")
    t = claimed("challenge")
    t.red.sends("pay", 4, "red 2")
    t.until("blue").uses("flare_oracle")
    assert t.outcome() == "deal"
