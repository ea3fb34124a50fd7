"""Grudge (CE-A14) and its flare (CE-F14)."""

from __future__ import annotations

import pytest

from tests.games.cosmic.support import duel, fought, table

NAMES = ("red", "blue", "green", "yellow")


def grudge(cards, joins="none", invites=("green",), also=None, zap=False, owner="red", powers=None):
    """Red attacks blue; the owner of Grudge invites green, who joins a side or none."""
    t = table(*NAMES, powers={owner: "grudge", **(powers or {})})
    t.red.holds(cards[0], *(also or {}).get("red", ()))
    t.blue.holds(cards[1], *(also or {}).get("blue", ()))
    t.yellow.holds(*(("cosmic_zap",) if zap else ()), *(also or {}).get("yellow", ()))
    t.begins("red", "blue").launches(2, at="blue 1")
    t.red.invites(*(invites if owner == "red" else ()))
    t.blue.invites("green")
    if joins == "none":
        t.green.declines()
    else:
        t.green.joins(joins, 2, "green 1")
    if zap:
        t.until("yellow").uses("cosmic_zap")
    t.all_pass()
    t.plans(red=cards[0], blue=cards[1])
    return t


@pytest.mark.parametrize(("cards", "count"), [(("attack_20", "attack_04"), 1), (("attack_04", "attack_20"), 4)])
def test_who_declined_loses_ships(cards, count):
    """CE-A14: one if Grudge wins, four if it loses; of his own choice."""
    t = grudge(cards)
    t.green.sends("lose", count, "green 3")
    assert t.green.ships_in("warp") == count
    assert t.yellow.ships_in("warp") == 0  # was not invited


def test_who_joined_bears_no_token():
    """CE-A14."""
    t = grudge(("attack_20", "attack_04"), joins="offense")
    assert t.green.ships_in("warp") == 0 and not t.green.is_asked("lose")


def test_only_grudges_own_invitations_count():
    """CE-A14: blue invited green, too, but blue is not Grudge."""
    t = grudge(("attack_20", "attack_04"), invites=())
    assert t.green.ships_in("warp") == 0 and not t.green.is_asked("lose")


def test_grudge_as_the_defense():
    """CE-A14: role main player."""
    t = grudge(("attack_20", "attack_04"), owner="blue")
    t.green.sends("lose", 4, "green 3")
    assert t.green.ships_in("warp") == 4


@pytest.mark.parametrize(("says", "count"), [("deal", 1), ("break_off", 4)])
def test_deals_count_as_victory_failed_ones_as_defeat(says, count):
    """CE-A14."""
    t = grudge(("negotiate", "negotiate"), also={"blue": ["attack_04"]})
    if says == "deal":
        t.red.says("propose", want={"choice": 1})
        t.blue.says("accept")
        t.blue.answers("cards", {"choice": [t.blue.card("attack_04")]})
    else:
        t.red.says("break_off")
        t.red.sends("lose", 3)
        t.blue.sends("lose", 3)
    t.red.sends("return", 2, "red 5")
    t.green.sends("lose", count, "green 3")
    assert t.green.ships_in("warp") == count


def test_ships_allied_with_the_other_side_are_spared():
    """CE-E71: of six ships outside the warp two fought for the other side, which won."""
    t = table(*NAMES, powers={"red": "grudge"}, red=["attack_04"], blue=["attack_20"])
    for planet in (3, 4, 5):
        t.green.puts(4, f"green {planet}", "warp")
    t.green.puts(3, "green 2", "warp")
    t.begins("red", "blue").launches(2, at="blue 1")
    t.invite(red=["green"], blue=["green"])
    t.green.joins("defense", 2, "green 1")
    t.plans(red="attack_04", blue="attack_20")
    t.green.sends("return", 2, "green 1")
    t.green.sends("lose", 3, "green 1")
    assert t.green.ships_in("warp") == 15 + 3


def test_a_zapped_grudge_gives_no_tokens():
    """CE-A14, CE-5.15."""
    t = grudge(("attack_04", "attack_20"), zap=True)
    assert t.green.ships_in("warp") == 0 and not t.green.is_asked("lose")


def test_the_later_losses_cannot_be_zapped_or_stopped():
    """CE-A14 "not zappable", CE-5.12: declared earlier, it counts even if Grudge has lost its power meanwhile."""
    t = table(*NAMES, powers={"red": "grudge"}, red=["attack_04"], blue=["attack_20"])
    t.begins("red", "blue").launches(2, at="blue 1", start="red 1")
    t.invite(red=["green"])
    t.green.declines()
    for planet in (2, 3, 4):
        t.red.puts(4, f"red {planet}", "red 1")
    t.plans(red="attack_04", blue="attack_20")
    t.green.sends("lose", 4, "green 3")
    assert t.green.ships_in("warp") == 4


def test_grudged_zombies_return():
    """CE-5.53: a loss like any other."""
    t = grudge(("attack_04", "attack_20"), powers={"green": "zombie"})
    t.green.sends("lose", 4, "green 3")
    t.green.sends("return", 4, "green 1")
    assert t.green.ships_in("warp") == 0


def test_super_grudge_costs_four_after_a_victory():
    """CE-F14."""
    t = grudge(("attack_20", "attack_04"), also={"red": ["flare_grudge"]})
    t.until("red").carries_out("flare_grudge")
    t.green.sends("lose", 4, "green 3")
    assert t.green.ships_in("warp") == 4


def wild(cards, joins, owner, zap=()):
    t = table(*NAMES)
    t.red.holds(cards[0], *(("flare_grudge",) if owner == "red" else ()))
    t.blue.holds(cards[1], *(("flare_grudge",) if owner == "blue" else ()))
    t.yellow.holds(*zap)
    t.begins("red", "blue").launches(2, at="blue 1")
    t.invite(red=["green"], blue=["green"])
    t.green.joins(joins, 2, "green 1")
    t.all_pass()
    t.plans(red=cards[0], blue=cards[1])
    return t


def test_wild_grudge_sends_the_winners_allies_home():
    """CE-F14: no colony for them."""
    t = wild(("attack_20", "attack_04"), "offense", "blue")
    t.until("blue").carries_out("flare_grudge")
    t.green.sends("return", 2, "green 2")
    assert t.green.foreign == 0 and t.red.foreign == 1


def test_wild_grudge_takes_the_rewards():
    """CE-F14: no rewards."""
    t = wild(("attack_04", "attack_20"), "defense", "red")
    t.until("red").carries_out("flare_grudge")
    t.green.sends("return", 2, "green 2")
    t.all_pass()
    assert not t.green.hand and not t.green.is_asked("ships")


def test_wild_grudge_is_only_for_the_loser():
    """CE-F14: "if the opponent wins"."""
    t = wild(("attack_20", "attack_04"), "offense", "red")
    assert t.green.foreign == 1 and not t.happened("played")


def test_a_cancelled_wild_grudge_spoils_nothing():
    """CE-R1."""
    t = wild(("attack_20", "attack_04"), "offense", "blue", zap=("card_zap",))
    t.until("blue").uses("flare_grudge")
    t.until("yellow").carries_out("card_zap")
    assert t.green.foreign == 1


def test_who_is_refused_by_nobody_uses_nothing():
    """CE-A14, CE-E32: no token, no use that could be zapped, nothing for the super flare."""
    t = duel(
        ("attack_20", "attack_08"), powers={"red": "grudge"}, also={"red": ["flare_grudge"], "green": ["cosmic_zap"]}
    )
    assert not t.happened("stacked")
    t.plans(red="attack_20", blue="attack_08")
    t.never("red", "flare_grudge")
    assert t.outcome() == "offense" and t.red.foreign == 1


def test_the_wild_flare_needs_allies_of_the_winner():
    """CE-F14, CE-E32: the loser's own ally is not spoiled anything."""
    t = fought(("attack_20", "attack_04"), ships=2, defense={"green": 1}, also={"blue": ["flare_grudge"]})
    t.never("blue", "flare_grudge")
    assert t.outcome() == "offense"


def test_a_winner_spoils_nobody_anything():
    """CE-F14: if the opponent wins."""
    t = fought(("attack_04", "attack_20"), ships=2, offense={"green": 1}, also={"blue": ["flare_grudge"]})
    t.never("blue", "flare_grudge")
    assert t.green.ships_in("warp") == 1
