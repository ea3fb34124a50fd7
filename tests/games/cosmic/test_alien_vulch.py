"""Vulch (CE-A46) and its flare (CE-F46)."""

from __future__ import annotations

from tests.games.cosmic.support import fought, table


def warped(**extra):
    """Red's encounter begins; red has Mobius Tubes, green is Vulch."""
    t = table(powers={"green": "vulch"}, red=["attack_08", "mobius_tubes"])
    t.blue.puts(1, "blue 5", "warp")
    for name, designs in extra.items():
        getattr(t, name).holds(*designs)
    t.begins("red", "blue")
    return t


def test_anothers_artifact_goes_to_vulch():
    """CE-A46: played ..."""
    t = warped()
    t.red.uses("mobius_tubes")
    t.blue.sends("retrieve", 1, "blue 1")
    assert t.green.hand == ["mobius_tubes"] and t.discards == []


def test_also_one_that_was_only_discarded():
    """CE-A46: ... or not: a new hand."""
    t = table(powers={"green": "vulch"}, red=["mobius_tubes", "card_zap"])
    t.begins("red", "blue")
    t.all_pass()
    assert t.green.hand == ["card_zap", "mobius_tubes"] and len(t.red.hand) == 8


def test_a_cancelled_artifact_can_be_played_again_at_once():
    """CE-E57: in the same window."""
    t = table(powers={"green": "vulch"}, red=["attack_08", "card_zap"], blue=["plague"])
    t.begins("red", "blue")
    t.until("blue").uses("plague", t.red.seat)
    t.until("red").uses("card_zap")
    assert t.green.hand == ["card_zap", "plague"]
    t.until("green").carries_out("plague", t.blue.seat)
    t.blue.sends("lose", 3, "blue 1")
    assert t.green.hand == ["card_zap"] and t.discards == ["plague"]


def test_the_own_artifacts_are_lost():
    """CE-A46: whom else should they go to."""
    t = warped(green=["card_zap"])
    t.red.uses("mobius_tubes")
    t.green.carries_out("card_zap")
    assert t.green.hand == ["mobius_tubes"] and "card_zap" in t.discards


def test_other_cards_are_left_alone():
    """CE-A46: artifacts only."""
    t = fought(("attack_08", "attack_06"), powers={"green": "vulch"})
    assert t.green.hand == [] and sorted(t.discards) == ["attack_06", "attack_08"]


def test_a_zap_on_vulch_is_lost_to_it():
    """CE-5.15: zapped, it collects nothing more in this encounter, not even the zap."""
    t = warped(blue=["cosmic_zap"])
    t.red.uses("mobius_tubes")
    t.blue.sends("retrieve", 1, "blue 1")
    t.until("blue").uses("cosmic_zap")
    assert t.green.hand == [] and sorted(t.discards) == ["cosmic_zap", "mobius_tubes"]


def test_with_a_new_hand_vulch_keeps_its_artifacts():
    """CE-A46: shown, kept, and eight cards in addition."""
    t = table(powers={"red": "vulch"})
    (card,) = t.red.holds("plague")
    t.red.holds("reinforcement_2")
    t.begins("red", "blue")
    assert len(t.red.hand) == 9 and "plague" in t.red.hand and t.discards == ["reinforcement_2"]
    assert t.state.knows(t.blue.seat, card)


def test_the_super_flare_collects_flares():
    """CE-F46: as long as the encounter lasts."""
    t = table(powers={"green": "vulch"}, green=["flare_vulch", "attack_06"], red=["flare_mirror", "flare_human"])
    t.begins("red", "blue")
    t.until("green").carries_out("flare_vulch")
    assert t.green.hand == ["attack_06", "flare_human", "flare_mirror", "flare_vulch"]


def test_without_it_flares_are_left():
    """CE-A46."""
    t = table(powers={"green": "vulch"}, red=["flare_mirror"])
    t.begins("red", "blue")
    t.all_pass()
    assert t.green.hand == [] and "flare_mirror" in t.discards


def picking(outcome="offense"):
    cards = ("attack_20", "attack_04") if outcome == "offense" else ("attack_04", "attack_20")
    return fought(cards, late={"red": ["flare_vulch"], "blue": ["attack_06", "attack_30", "negotiate"]})


def test_the_wild_flare_picks_over_a_hand():
    """CE-F46: card by card; each is discarded until one is kept."""
    t = picking()
    t.red.uses("flare_vulch")
    t.blue.answers("pick_over.card", t.blue.card("attack_06"))
    t.red.answers("keep", "discard")
    t.blue.answers("pick_over.card", t.blue.card("attack_30"))
    t.red.answers("keep", "keep")
    assert t.red.hand == ["attack_30", "flare_vulch"] and t.blue.hand == ["negotiate"]
    assert "attack_06" in t.discards


def test_a_loser_picks_nothing():
    """CE-F46: if you win or make a deal."""
    t = picking("defense")
    assert not t.red.is_asked("reply") and len(t.blue.hand) == 3


def test_the_super_flare_is_for_flares_of_others():
    """CE-F46: not for attacks that others discard."""
    t = table(powers={"red": "vulch"}, red=["attack_20", "flare_vulch"], blue=["attack_04"])
    t.begins("red", "blue")
    t.all_pass()
    t.red.launches(2, at="blue 1")
    t.all_pass()
    t.nobody_allies()
    t.plans(red="attack_20", blue="attack_04")
    t.never("red", "flare_vulch")
    assert t.discards == ["attack_20", "attack_04"]
