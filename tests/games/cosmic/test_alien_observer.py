"""Observer and its flare (CE-A29, CE-F29)."""

from __future__ import annotations

from rules.cosmic.atoms.ships import begin_loss
from rules.cosmic.state.pieces import sheet_abilities
from tests.games.cosmic.support import duel, fought, table


def allied(powers, red="attack_06", blue="attack_20", side="offense", extra=(), **hands):
    """Green joins with two ships; then both lay."""
    t = table(powers=powers, red=[red, *extra], blue=[blue])
    for name, cards in hands.items():
        getattr(t, name).holds(*cards)
    t.begins("red", "blue").launches(4, at="blue 1")
    t.all_pass()
    t.red.invites(*(["green"] if side == "offense" else []))
    t.blue.invites(*(["green"] if side == "defense" else []))
    t.all_pass()
    t.green.joins(side, 2, "green 1")
    return t


def test_as_a_main_player_it_saves_its_allies():
    """CE-A29, CE-5.53: the ally's ships return, its own are lost."""
    t = allied({"red": "observer"})
    t.plans(red="attack_06", blue="attack_20")
    t.green.sends("return", 2, "green 2")
    assert (t.green.ships_in("warp"), t.green.ships_in("green 2"), t.red.ships_in("warp")) == (0, 6, 4)


def test_as_an_ally_it_saves_itself():
    """CE-A29."""
    t = allied({"green": "observer"})
    t.plans(red="attack_06", blue="attack_20")
    t.green.sends("return", 2, "green 2")
    assert (t.green.ships_in("warp"), t.red.ships_in("warp")) == (0, 4)


def test_it_does_not_save_the_other_sides_allies():
    """CE-A29: your allies only."""
    t = allied({"red": "observer"}, red="attack_40", side="defense")
    t.plans(red="attack_40", blue="attack_20")
    assert t.green.ships_in("warp") == 2


def test_zapped_the_allies_are_lost():
    """CE-5.15."""
    t = allied({"red": "observer"}, blue="attack_20", green=("cosmic_zap",))
    t.plans(red="attack_06", blue="attack_20")
    t.until("green").uses("cosmic_zap")
    assert t.green.ships_in("warp") == 2


def test_an_ally_that_is_a_zombie_returns_once():
    """CE-5.53: whoever comes first in timing order saves the ships; nobody saves them twice."""
    t = allied({"red": "observer", "green": "zombie"})
    t.plans(red="attack_06", blue="attack_20")
    t.green.sends("return", 2, "green 2")
    assert t.green.ships_in("green 2") == 6 and len(t.happened("ships", seat=2, why="rescued")) == 1


def test_without_another_colony_they_go_to_the_warp():
    """CE-5.5."""
    t = table(powers={"red": "observer"})
    for number in (2, 3, 4, 5):
        t.green.puts(4, f"green {number}", "warp")
    t.green.puts(2, "green 1", "warp")
    t.red.holds("attack_06")
    t.blue.holds("attack_20")
    t.begins("red", "blue").launches(4, at="blue 1")
    t.invite(red=["green"])
    t.green.joins("offense", 2, "green 1")
    t.plans(red="attack_06", blue="attack_20")
    assert t.green.ships_in("warp") == 20


# -- the flare


def test_the_wild_flare_lets_each_ally_draw():
    """CE-F29: one card for each that wants one."""
    t = allied({}, green=("attack_01",), extra=("flare_observer",))
    t.until("red").uses("flare_observer")
    t.green.answers("draw", "draw")
    assert len(t.green.hand) == 2


def test_an_ally_need_not_draw():
    """CE-F29: may."""
    t = allied({}, green=("attack_01",), extra=("flare_observer",))
    t.until("red").uses("flare_observer")
    t.green.answers("draw", "refuse")
    assert t.green.hand == ["attack_01"]


def test_without_allies_the_wild_flare_is_of_no_use():
    t = duel(("attack_06", "attack_20"), also={"red": ["flare_observer"]})
    assert t.red.is_asked("planning.card")


def recalled(flare=True):
    t = table(powers={"red": "observer"}, red=["attack_06", "flare_observer"], blue=["attack_20"])
    t.red.puts(2, "red 1", "warp")
    t.begins("red", "blue").sends("retrieve", 1, "red 1")
    t.red.answers("planet", t.planet("blue 1"))
    if flare:
        t.until("red").uses("flare_observer")
    else:
        t.red.passes()
    return t


def test_the_super_flare_sends_a_ship_out_of_the_warp():
    """CE-F29, CE-H8: one of the four comes from the warp; it counts as taken out of the warp (EV-RETRIEVE)."""
    t = recalled()
    t.red.answers("launch.ships", [3, 0, 0, 0, 0, 1])
    assert t.red.ships_in("gate") == 4 and t.red.ships_in("warp") == 0


def test_the_super_flare_does_not_raise_the_limit():
    """CE-H8: it only changes the source of one ship."""
    t = recalled()
    t.red.cannot("launch.ships", [3, 1, 0, 0, 0, 1])


def test_without_the_flare_the_warp_is_closed():
    t = recalled(flare=False)
    assert "warp" not in t.red.decision("launch.ships").slots


def before_invitations():
    """Green has the flare of its own power, and two ships in the warp."""
    t = table(powers={"green": "observer"}, red=["attack_06"], blue=["attack_20"], green=["flare_observer"])
    t.green.puts(2, "green 1", "warp")
    t.begins("red", "blue").launches(4, at="blue 1")
    t.all_pass()
    return t


def test_the_super_flare_also_serves_an_ally():
    """CE-F29: offense or ally."""
    t = before_invitations()
    t.invite(red=["green"])
    t.until("green").uses("flare_observer")
    t.green.joins("offense", 1, "warp")
    assert t.green.ships_in("gate") == 1 and t.green.ships_in("warp") == 1


def test_it_helps_in_the_resolution_phase_only():
    """CE-5.13: the timing strip; a loss in another phase is none of its business."""
    t = allied({"green": "observer"})
    loss = begin_loss(t.state, 2, {"gate": 1}, "cost")
    about = {"loss": loss, "event": loss, "seat": 2, "cause": "cost"}
    assert t.encounter.phase == "planning"
    assert not list(sheet_abilities(t.state, 2, "loss_returns", about))
    t.encounter.phase = "resolution"
    assert list(sheet_abilities(t.state, 2, "loss_returns", about))


def test_where_nothing_is_left_to_save_nobody_else_uses_a_power():
    """CE-5.53, CE-E32: Zombie's ships are back already; there is nothing to zap."""
    t = allied({"red": "observer", "green": "zombie"})
    t.blue.holds("cosmic_zap", "attack_08")
    t.plans(red="attack_06", blue="attack_20")
    t.until("blue").passes()
    t.green.sends("return", 2, "green 2")
    assert not t.blue.is_asked("reply") and not t.green.is_asked("return")
    assert t.green.ships_in("green 2") == 6


def test_without_a_colony_left_an_ally_is_lost_after_all():
    """CE-A29, CE-5.5: the ally gave his last one up for the wild Void that saved the power."""
    t = table(powers={"red": "observer"}, red=["attack_06"], blue=["attack_20", "cosmic_zap"], green=["flare_void"])
    for number in (2, 3, 4, 5):
        t.green.puts(4, f"green {number}", "warp")
    t.clash(offense={"green": 3})
    t.plans(red="attack_06", blue="attack_20")
    t.until("blue").uses("cosmic_zap")
    t.until("green").carries_out("flare_void")
    assert t.green.ships_in("warp") == 20 and t.happened("encounter_end")


def test_the_super_flare_waits_for_an_invitation():
    """CE-F29, CE-E32: who has nothing to answer sends no ship."""
    t = before_invitations()
    t.nobody_allies()
    t.never("green", "flare_observer")
    assert t.red.is_asked("planning.card")


def test_the_super_flare_needs_a_ship_in_the_warp():
    """CE-F29, CE-E32."""
    t = before_invitations()
    t.green.puts(2, "warp", "green 1")
    t.invite(red=["green"])
    t.never("green", "flare_observer")
    assert t.green.is_asked("answer")


def test_the_super_flare_opens_the_warp_for_its_player_only():
    """CE-F29: another ally sends ships from his colonies."""
    t = table("red", "blue", "green", "yellow", powers={"green": "observer"})
    t.green.puts(2, "green 1", "warp")
    t.yellow.puts(2, "yellow 1", "warp")
    t.red.holds("attack_06")
    t.blue.holds("attack_20")
    t.green.holds("flare_observer")
    t.begins("red", "blue").launches(1, at="blue 1")
    t.invite(red=["green", "yellow"])
    t.until("green").uses("flare_observer")
    t.green.joins("offense", 1, "warp")
    assert "warp" not in dict(t.yellow.decision("answer").fields)["ships"].slots


def test_the_super_flare_calls_one_ship():
    """CE-F29: however many there are in the warp."""
    t = before_invitations()
    t.invite(red=["green"])
    t.until("green").uses("flare_observer")
    ships = dict(t.green.decision("answer").fields)["ships"]
    assert t.green.ships_in("warp") == 2 and ships.caps[ships.slots.index("warp")] == 1


def test_it_saves_every_ally():
    """CE-A29, CE-5.19: once for each event; the ships of two allies return."""
    t = fought(("attack_06", "attack_20"), powers={"red": "observer"}, offense={"green": 2, "yellow": 1})
    t.green.sends("return", 2, "green 2")
    t.yellow.sends("return", 1, "yellow 2")
    assert (t.red.ships_in("warp"), t.green.ships_in("warp"), t.yellow.ships_in("warp")) == (4, 0, 0)
