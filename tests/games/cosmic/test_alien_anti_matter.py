"""Anti-Matter (CE-A2) and its flare (CE-F2)."""

from __future__ import annotations

from tests.games.cosmic.support import duel, fought, table


def y5(powers, zapped=False):
    t = table("red", "blue", "green", "yellow", powers=powers, red=["attack_12"], blue=["attack_04"])
    if zapped:
        t.yellow.holds("cosmic_zap")
    t.clash(offense={"green": 3}, defense={"yellow": 4})
    t.plans(red="attack_12", blue="attack_04")
    return t


def test_the_lower_total_wins_y5():
    """CE-A2, CE-Y5, CE-4.59, CE-4.61: 12 - 4 - 3 against 04 + 4 - 4."""
    t = y5({"red": "anti_matter"})
    assert t.happened("totals", totals=[5, 4])
    assert t.outcome() == "defense"


def test_a_zapped_anti_matter_is_like_anybody():
    """CE-A2, CE-5.15."""
    t = y5({"red": "anti_matter"}, zapped=True)
    t.yellow.uses("cosmic_zap")
    assert t.happened("totals", totals=[19, 12])
    assert t.outcome() == "offense"


def test_an_ally_has_no_antimatter():
    """CE-A2, CE-5.13: only a main player."""
    assert y5({"green": "anti_matter"}).happened("totals", totals=[19, 12])


def test_a_tie_goes_to_the_defense():
    """CE-4.61: 08 - 4 against 00 + 4 as offense."""
    t = fought(("attack_08", "attack_00"), powers={"red": "anti_matter"})
    assert t.happened("totals", totals=[4, 4])
    assert t.outcome() == "defense"


def test_reinforcements_still_add_e66():
    """CE-E66: one plays them for the other side."""
    t = duel(("attack_08", "attack_04"), powers={"red": "anti_matter"})
    (card,) = t.red.holds("reinforcement_5")
    t.plans(red="attack_08", blue="attack_04")
    t.red.answers("reply", ("reinforce", card, 1))
    assert t.happened("totals", totals=[4, 13])
    assert t.outcome() == "offense"


def test_a_negotiate_leaves_nothing_to_weigh_e73():
    """CE-A2, CE-E73: only two attacks."""
    t = fought(("attack_40", "negotiate"), powers={"red": "anti_matter"})
    assert not t.happened("declared", name="antimatter")
    assert t.outcome() == "offense"


def answer_to_flare(powers, holder, seats=("red", "blue", "green", "yellow")):
    """Green plays Chosen's flare as nobody in particular would: here it is red's, the main player's."""
    t = table(*seats, powers=powers, red=["attack_08", "flare_chosen"], blue=["attack_06"])
    getattr(t, holder).holds("flare_anti_matter")
    t.clash()
    t.until("red").uses("flare_chosen")
    return t


def test_the_wild_flare_cancels_a_wild_flare():
    """CE-F2, CE-5.30: it returns to its player's hand, without its card."""
    t = answer_to_flare({}, "blue")
    t.until("blue").carries_out("flare_anti_matter")
    assert t.red.hand == ["attack_08", "flare_chosen"]
    assert "flare_anti_matter" in t.blue.hand


def test_the_wild_flare_is_for_main_players_and_allies():
    """CE-F2: yellow is not in the encounter; with the power (super) it would not matter."""
    t = answer_to_flare({}, "yellow")
    t.all_pass()
    assert len(t.red.hand) == 3
    t = answer_to_flare({"yellow": "anti_matter"}, "yellow")
    t.until("yellow").carries_out("flare_anti_matter")
    assert len(t.red.hand) == 2


def test_only_the_super_flare_cancels_super_flares():
    """CE-F2."""
    for powers, can in (({"red": "filch"}, False), ({"red": "filch", "blue": "anti_matter"}, True)):
        t = duel(("attack_08", "attack_06"), powers=powers)
        t.red.holds("flare_filch")
        t.blue.holds("flare_anti_matter")
        t.plans(red="attack_08", blue="attack_06")
        t.until("red").uses("flare_filch", t.happened("revealed")[-1].data["cards"][1])
        assert t.blue.may("flare_anti_matter") == can
        if can:
            t.blue.uses("flare_anti_matter")
            assert "attack_06" not in t.red.hand
