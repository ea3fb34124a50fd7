"""Clone (CE-A7) and its flare (CE-F7)."""

from __future__ import annotations

from tests.games.cosmic.support import duel, fought


def test_clone_keeps_its_card():
    """CE-A7: the opponent's card is discarded as always."""
    t = fought(("attack_12", "attack_00"), powers={"red": "clone"})
    t.red.uses("clone")
    assert t.red.hand == ["attack_12"] and t.discards == ["attack_00"]


def test_clone_may_let_it_go_and_needs_a_role():
    """CE-A7, CE-5.13: optional; main player only."""
    t = fought(("attack_12", "attack_00"), powers={"red": "clone"})
    t.red.passes()
    assert t.red.hand == []
    t = fought(("attack_12", "attack_00"), powers={"green": "clone"})
    assert not t.green.is_asked("reply")


def test_a_zapped_clone_loses_its_card():
    """CE-5.15."""
    t = fought(("attack_12", "attack_00"), powers={"red": "clone"}, late={"green": ["cosmic_zap"]})
    t.red.uses("clone")
    t.green.uses("cosmic_zap")
    assert t.red.hand == [] and "attack_12" in t.discards


def test_clone_comes_before_filch_e37():
    """CE-E37: what was not discarded cannot be taken."""
    t = fought(("attack_12", "attack_00"), powers={"red": "clone", "blue": "filch"})
    t.red.uses("clone")
    assert not t.blue.is_asked("reply") and t.red.hand == ["attack_12"]


def test_an_exchanged_card_is_the_own_one_e38():
    """CE-E38: Sorcerer has exchanged the cards."""
    t = fought(("attack_12", "attack_00"), powers={"red": "clone", "blue": "sorcerer"})
    t.blue.uses("sorcerer")
    t.red.uses("clone")
    assert t.red.hand == ["attack_00"]


def zap_kept(keep=True):
    t = duel(("attack_10", "attack_04"), powers={"red": "mirror", "blue": "clone"})
    t.green.holds("cosmic_zap", "flare_clone")
    t.plans(red="attack_10", blue="attack_04")
    t.red.uses("mirror")
    t.until("green").uses("cosmic_zap")
    t.green.uses("flare_clone") if keep else t.green.passes()
    return t


def test_the_wild_flare_keeps_an_artifact():
    """CE-F7: the zap works and is not discarded."""
    t = zap_kept()
    assert t.happened("totals", totals=[14, 8])
    assert t.green.hand == ["cosmic_zap", "flare_clone"]
    assert "cosmic_zap" in zap_kept(keep=False).discards


def test_the_kept_artifact_rests_until_the_next_encounter():
    """CE-F7: Clone's own use later in this encounter cannot be zapped with it, in the next one it can."""
    t = zap_kept()
    t.until("blue").uses("clone")
    t.until("green")
    assert not t.green.may("cosmic_zap")


def test_a_cancelled_artifact_is_discarded():
    """CE-R1: Card Zap discards it, so there is nothing to keep."""
    t = duel(("attack_10", "attack_04"), powers={"red": "mirror"})
    t.green.holds("cosmic_zap", "flare_clone")
    t.blue.holds("card_zap")
    t.plans(red="attack_10", blue="attack_04")
    t.red.uses("mirror")
    t.until("green").uses("cosmic_zap")
    t.until("blue").carries_out("card_zap")
    assert "cosmic_zap" in t.discards and t.happened("totals", totals=[5, 44])


def paid(flare):
    t = duel(("negotiate", "attack_12"), ships=2, powers={"red": "clone"})
    t.red.holds("flare_clone")
    t.blue.holds("attack_01", "attack_04", "attack_05", "attack_06", "attack_07")
    t.plans(red="negotiate", blue="attack_12")
    t.until("red")
    if flare:
        t.red.carries_out("flare_clone")
        t.red.answers("further", flare)
    t.all_pass()
    return t


def test_the_super_flare_doubles_compensation():
    """CE-F7: up to four cards for two ships: how many is left to the taker."""
    assert [t_count(paid(flare)) for flare in (2, 1, 0)] == [4, 3, 2]


def test_the_super_flare_takes_only_what_is_there():
    """CE-F7: "as far as the opponent has cards": one more, so nothing is asked; without any it is not offered."""
    t = duel(("negotiate", "attack_12"), ships=2, powers={"red": "clone"})
    t.red.holds("flare_clone")
    t.blue.holds("attack_01", "attack_04", "attack_05")
    t.plans(red="negotiate", blue="attack_12")
    t.until("red").carries_out("flare_clone")
    assert t_count(t) == 3
    t = duel(("negotiate", "attack_12"), ships=2, powers={"red": "clone"}, also={"red": ["flare_clone"]})
    t.blue.holds("attack_01", "attack_04")
    t.plans(red="negotiate", blue="attack_12")
    t.never("red", "flare_clone")


def test_the_super_flare_has_nothing_to_double_after_ionic_gas():
    """CE-F7, CE-R5."""
    t = duel(("negotiate", "attack_12"), ships=2, powers={"red": "clone"})
    t.red.holds("flare_clone")
    t.green.holds("ionic_gas")
    t.plans(red="negotiate", blue="attack_12")
    t.until("green").uses("ionic_gas")
    t.never("red", "flare_clone")


def t_count(t):
    return t.happened("compensation")[0].data["count"]


def test_a_card_that_was_never_shown_is_not_taken_back_e80():
    """CE-E80: what was claimed and believed goes under the deck."""
    t = duel(("attack_04", "attack_12"), powers={"red": "gambler"})
    t.power("red", "clone")
    t.plans(red="attack_04", blue="attack_12")
    t.red.uses("gambler")
    t.red.answers("claim", ("claim", "attack", 40))
    t.blue.answers("judge", "believe")
    t.never("red", "clone")
    assert t.outcome() == "offense"


def test_an_artifact_that_void_swallowed_is_not_kept():
    """CE-F45, CE-F7: "it is discarded", as by a Card Zap (CE-R1)."""
    t = duel(("attack_20", "negotiate"))
    t.red.holds("flare_void")
    t.green.holds("emotion_control", "flare_clone")
    t.plans(red="attack_20", blue="negotiate")
    t.until("green").uses("emotion_control")
    t.red.uses("flare_void")
    t.red.answers("swallow_artifact.ship", t.place("red 5"))
    t.never("green", "flare_clone")
    assert "emotion_control" in t.discards


def test_a_zap_that_was_warded_off_is_not_kept():
    """CE-F17, CE-F7: it "is discarded without effect"."""
    t = duel(("attack_10", "attack_04"), powers={"red": "mirror"}, also={"red": ["flare_healer"]})
    t.green.holds("cosmic_zap", "flare_clone")
    t.plans(red="attack_10", blue="attack_04")
    t.red.uses("mirror")
    t.until("green").uses("cosmic_zap")
    t.until("red").uses("flare_healer")
    t.never("green", "flare_clone")
    assert "cosmic_zap" in t.discards and t.happened("totals", totals=[5, 44])
