"""Reincarnator and its flare (CE-A34, CE-F34)."""

from __future__ import annotations

from rules.cosmic.aliens import reincarnator
from rules.cosmic.atoms.course import end_encounter
from rules.cosmic.atoms.powers import pass_sheet
from rules.cosmic.flows.turn import change_power, unused_aliens
from rules.cosmic.state.cosmos import facts
from rules.cosmic.state.pieces import is_usable, side_of_flare
from tests.games.cosmic.support import duel, table


def held(t, seat):
    return [sheet.alien for sheet in t.state.sheets if sheet.holder == seat]


def reborn(red="attack_04", blue="attack_40", powers=None, red_also=(), **hands):
    t = duel((red, blue), powers=powers or {"red": "reincarnator"})
    t.red.holds(*red_also)
    for name, cards in hands.items():
        getattr(t, name).holds(*cards)
    t.plans(red=red, blue=blue)
    return t


def test_after_a_loss_it_has_a_further_power():
    """CE-A34: in addition, a random unused one."""
    t = reborn()
    mine = held(t, 0)
    assert len(mine) == 2 and mine[0] == "reincarnator"
    assert not facts(t.state).aliens[mine[1]].setup


def test_after_a_win_nothing_happens():
    t = reborn("attack_40", "attack_04")
    assert held(t, 0) == ["reincarnator"]


def test_after_a_failed_deal_too():
    """CE-A34."""
    t = reborn("negotiate", "negotiate")
    t.red.says("break_off")
    t.red.sends("lose", 3)
    t.blue.sends("lose", 3)
    t.red.sends("return", 4)
    assert len(held(t, 0)) == 2


def test_a_later_loss_changes_the_further_power():
    """CE-A34: the old one goes back to the box."""
    t = table(powers={"red": "reincarnator"})
    t.power("red", "clone")
    t.state.sheets[1].extra = True
    t.state.sheets[0].marks["brought"] = [1]
    t.red.holds("attack_04")
    t.blue.holds("attack_40")
    t.begins("red", "blue").launches(4, at="blue 1")
    t.all_pass()
    t.nobody_allies()
    t.plans(red="attack_04", blue="attack_40")
    t.all_pass()
    mine = held(t, 0)
    assert len(mine) == 2 and "clone" not in mine


def test_zapped_it_stays_what_it_was():
    """CE-5.15."""
    t = reborn(green=("cosmic_zap",))
    t.until("green").uses("cosmic_zap")
    assert held(t, 0) == ["reincarnator"]


def test_nobody_gets_a_power_of_a_forbidden_pair():
    """CE-3.12: pairs are checked for aliens from the unused pile."""
    t = table(powers={"red": "reincarnator", "blue": "sorcerer"})
    assert "gambler" not in unused_aliens(t.state) and "human" in unused_aliens(t.state)


def test_when_its_sheet_goes_the_further_power_goes_too():
    """CE-9.23: what belongs to the old sheet leaves with it."""
    t = table(powers={"red": "reincarnator"}, options={"changing_powers": "on"})
    t.power("red", "human")
    t.state.sheets[1].extra = True
    t.state.sheets[0].marks["brought"] = [1]
    t.red.holds("attack_04")
    t.blue.holds("attack_40")
    t.begins("red", "blue").answers("keep", "new")
    assert len(held(t, 0)) == 1 and held(t, 0)[0] not in ("reincarnator", "human")


# -- the flare


def test_the_super_flare_calls_it_off():
    """CE-F34: it need not reincarnate."""
    t = reborn(red_also=("flare_reincarnator",))
    t.until("red").carries_out("flare_reincarnator")
    assert held(t, 0) == ["reincarnator"]


def test_the_wild_flare_makes_a_loser_change_his_alien():
    """CE-F34, CE-F61: he gets the flare and a random unused alien instead of his own."""
    t = reborn(powers={"red": "human"}, green=("flare_reincarnator",))
    t.until("green").carries_out("flare_reincarnator", t.red.seat)
    assert t.red.hand == ["flare_reincarnator"] and t.green.hand == []
    assert len(held(t, 0)) == 1 and held(t, 0) != ["human"]


def test_winners_keep_their_alien():
    t = reborn(powers={"blue": "human"}, green=("flare_reincarnator",))
    assert [option[3] for option in t.until("green").offered("reply") if option != "pass"] == [t.red.seat]


def test_reincarnator_itself_is_spared():
    """CE-F34: not Reincarnator."""
    t = reborn(green=("flare_reincarnator",))
    t.never("green", "flare_reincarnator")


def test_a_cancelled_wild_flare_changes_nobody():
    """CE-R1."""
    t = reborn(powers={"red": "human"}, green=("flare_reincarnator",), red_also=("card_zap",))
    t.until("green").uses("flare_reincarnator", t.red.seat)
    t.until("red").uses("card_zap")
    assert held(t, 0) == ["human"] and "flare_reincarnator" in t.discards


# -- two powers


def two_powers():
    t = table(powers={"red": "reincarnator"})
    t.power("red", "human")
    t.state.sheets[1].extra = True
    t.state.sheets[0].marks["brought"] = [1]
    t.red.holds("attack_04")
    t.blue.holds("attack_40")
    t.green.holds("cosmic_zap")
    return t


def test_both_flares_have_their_super_side():
    """CE-E43."""
    t = two_powers()
    assert {side_of_flare(t.state, 0, name) for name in ("flare_human", "flare_reincarnator")} == {"super"}
    assert side_of_flare(t.state, 0, "flare_mirror") == "wild"


def test_a_zap_hits_only_the_power_that_was_used():
    """CE-E43: Human is zapped and wins; Reincarnator itself still works."""
    t = two_powers()
    t.begins("red", "blue").launches(4, at="blue 1")
    t.all_pass()
    t.nobody_allies()
    t.plans(red="attack_04", blue="attack_40")
    t.until("green").uses("cosmic_zap")
    assert t.happened("zapped", alien="human") and t.outcome() == "offense"
    assert is_usable(t.state, 0) and not is_usable(t.state, 1)


def test_both_powers_are_lost_together():
    """CE-E43, CE-5.10."""
    t = two_powers()
    for number in (3, 4, 5):
        t.red.puts(4, f"red {number}", "red 1")
    assert not is_usable(t.state, 0) and not is_usable(t.state, 1)


def test_a_power_that_is_lent_goes_back_to_the_box_too():
    """CE-F34: nobody ends with two powers because one of them was away."""
    t = table(powers={"red": "human", "green": "warrior"}, red=["attack_04"], blue=["attack_40"])
    t.begins("red", "blue")
    pass_sheet(t.state, 0, t.green.seat, lent=True)
    change_power(t.state, t.red.seat, "mirror")
    end_encounter(t.state)
    assert held(t, t.red.seat) == ["mirror"] and held(t, t.green.seat) == ["warrior"]


def test_a_power_that_comes_at_the_end_has_no_part_in_the_encounter(monkeypatch):
    """CE-4.90, CE-E43b: Warrior's tokens come before the reincarnation, so a new Warrior gets none for this loss."""
    monkeypatch.setattr(reincarnator, "unused_aliens", lambda g: ["warrior"])
    t = reborn()
    assert held(t, 0) == ["reincarnator", "warrior"] and not t.state.sheets[1].marks


def test_whoever_becomes_reincarnator_by_the_flare_is_not_reborn_at_once(monkeypatch):
    """CE-F34, CE-4.90: Reincarnator comes before the wild flare."""
    monkeypatch.setattr(reincarnator, "unused_aliens", lambda g: ["reincarnator"])
    t = reborn("attack_40", "attack_04", {"blue": "clone"}, green=["flare_reincarnator"])
    t.until("green").uses("flare_reincarnator", t.blue.seat)
    assert held(t, 1) == ["reincarnator"] and not t.state.stack


def test_the_super_flare_calls_off_no_other_power():
    """CE-F34: who has Clone besides keeps the card as always."""
    t = duel(("attack_40", "attack_04"), powers={"red": "reincarnator"}, also={"red": ["flare_reincarnator"]})
    t.power("red", "clone")
    t.plans(red="attack_40", blue="attack_04")
    t.until("red").uses("clone")
    t.never("red", "flare_reincarnator")
    assert "attack_40" in t.red.hand


def test_what_a_lent_power_brings_goes_home_with_it():
    """CE-E42, CE-H4: red borrows Reincarnator and loses; the further power belongs to that sheet, which is green's."""
    t = table(powers={"green": "reincarnator"}, red=["attack_04"], blue=["attack_40"], green=["flare_philanthropist"])
    t.begins("red", "blue")
    t.until("green").carries_out("flare_philanthropist", t.red.seat)
    t.green.sends("lose", 1, "green 1")
    t.all_pass()
    t.red.launches(4, at="blue 1")
    t.nobody_allies()
    t.plans(red="attack_04", blue="attack_40")
    t.all_pass()
    assert held(t, 0) == [] and held(t, 2)[0] == "reincarnator" and len(held(t, 2)) == 2
