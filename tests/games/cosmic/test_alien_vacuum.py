"""Vacuum (CE-A43) and its flare (CE-F43)."""

from __future__ import annotations

from tests.games.cosmic.support import duel, fought, table


def lost(powers=None, ships=2, cards=("attack_04", "attack_20"), **extra):
    """Red loses its ships on the gate to blue."""
    return fought(cards, ships=ships, powers=powers or {"red": "vacuum"}, late=extra)


def test_up_to_as_many_ships_of_others_go_along():
    """CE-A43: Vacuum says how many of whom, they choose from which colonies."""
    t = lost()
    asked = t.red.decision("drag_along.whom")
    assert (asked.slots, asked.low, asked.high) == ((t.blue.seat, t.green.seat), 0, 2)
    t.red.answers("whom", [1, 1])
    t.blue.sends("drag_along.lose", 1, "blue 1")
    t.green.sends("drag_along.lose", 1, "green 5")
    assert [p.ships_in("warp") for p in (t.red, t.blue, t.green)] == [2, 1, 1]
    assert (t.blue.ships_in("blue 1"), t.green.ships_in("green 5")) == (3, 3)


def test_it_may_take_fewer():
    """CE-A43: up to n."""
    t = lost()
    t.red.answers("whom", [0, 0])
    assert t.blue.ships_in("warp") == t.green.ships_in("warp") == 0


def test_ships_of_others_do_not_count():
    """CE-A43: your ships."""
    t = lost({"green": "vacuum"})
    assert t.red.ships_in("warp") == 2 and t.green.ships_in("warp") == 0


def test_zapped_nobody_goes_along():
    """CE-5.15; the own ships are lost all the same."""
    t = lost(green=["cosmic_zap"])
    t.until("green").uses("cosmic_zap")
    assert t.red.ships_in("warp") == 2 and not t.happened("ships", why="vacuum")


def test_zombies_dragged_along_return():
    """CE-A50, CE-5.53: they were on the way to the warp like any others."""
    t = lost({"red": "vacuum", "blue": "zombie"})
    t.red.answers("whom", [2, 0])
    t.blue.sends("drag_along.lose", 2, "blue 3")
    t.blue.sends("return", 2, "blue 2")
    assert t.blue.ships_in("warp") == 0 and t.blue.ships_in("blue 2") == 6


def test_it_works_again_for_each_loss():
    """CE-5.19: once for each event, also twice in one encounter."""
    t = table(powers={"red": "vacuum"}, red=["attack_04"], blue=["attack_20"], green=["plague", "attack_06"])
    t.begins("red", "blue")
    t.until("green").uses("plague", t.red.seat)
    t.red.sends("lose", 3, "red 5")
    t.red.answers("whom", [0, 3])
    t.green.sends("drag_along.lose", 3, "green 5")
    t.red.answers("infect.give_up", {"attack": t.red.card("attack_04")})
    assert t.green.ships_in("warp") == 3
    t.red.holds("attack_06")
    t.red.sends("retrieve", 1, "red 1")
    t.red.launches(2, at="blue 1")
    t.nobody_allies()
    t.plans(red="attack_06", blue="attack_20")
    assert t.red.decision("drag_along.whom").high == 2


def test_the_super_flare_lets_vacuum_choose_the_ships():
    """CE-F43: played on its own use of the power."""
    t = lost(red=["flare_vacuum", "attack_06"])
    t.red.carries_out("flare_vacuum")
    t.red.answers("whom", [2, 0])
    t.red.sends("drag_along.lose", 2, "blue 4")
    assert t.blue.ships_in("blue 4") == 2
    assert t.red.hand == ["attack_06", "flare_vacuum"]


def test_the_wild_flare_brings_ships_back_for_attacks():
    """CE-F43: one for each other main player who reveals an attack."""
    t = duel(("attack_04", "attack_20"))
    t.green.puts(3, "green 1", "warp")
    t.green.holds("flare_vacuum")
    t.plans(red="attack_04", blue="attack_20")
    t.until("green").uses("flare_vacuum")
    t.green.sends("retrieve", 2, "green 2")
    assert t.green.ships_in("warp") == 1


def test_the_own_attack_brings_nothing():
    """CE-F43: other than you; a negotiate counts for nobody."""
    t = duel(("attack_04", "negotiate"))
    t.red.puts(3, "red 5", "warp")
    t.red.holds("flare_vacuum")
    t.plans(red="attack_04", blue="negotiate")
    assert t.outcome() == "offense" and not t.happened("played")


def test_ships_on_the_gate_cannot_be_dragged_along_y24():
    """CE-Y24: it happens before the landing; the winner's gate ships are on no colony."""
    t = duel(("attack_20", "attack_04"), ships=4, powers={"blue": "vacuum"})
    t.blue.puts(1, "blue 1", "blue 2")
    t.plans(red="attack_20", blue="attack_04")
    asked = t.blue.decision("drag_along.whom")
    assert (asked.high, dict(zip(asked.slots, asked.caps, strict=True))[t.red.seat]) == (3, 16)
    t.blue.answers("whom", [1, 2])
    assert "gate" not in t.red.decision("drag_along.lose").slots
    t.red.sends("drag_along.lose", 2, "red 5")
    t.green.sends("drag_along.lose", 1, "green 5")
    assert (t.red.ships_in("blue 1"), t.red.ships_in("warp"), t.green.ships_in("warp")) == (4, 2, 1)


def test_healed_ships_have_triggered_vacuum():
    """CE-E36, CE-5.55: they went to the warp first."""
    t = lost({"red": "vacuum", "green": "healer"})
    t.red.answers("whom", [2, 0])
    t.blue.sends("drag_along.lose", 2, "blue 3")
    t.green.passes()
    t.green.uses("healer")
    t.red.sends("return", 2, "red 3")
    assert (t.red.ships_in("warp"), t.blue.ships_in("warp")) == (0, 2)


def test_ships_saved_before_the_warp_do_not_trigger_vacuum():
    """CE-E36: one of two is saved by the wild Zombie flare, so only one is dragged along."""
    t = lost(red=["flare_zombie", "attack_06"])
    t.red.uses("flare_zombie")
    t.red.sends("return", 1, "red 3")
    assert t.red.decision("drag_along.whom").high == 1


def test_the_super_flare_is_for_the_own_power():
    """CE-F43: no use of somebody else's power."""
    t = fought(("attack_04", "attack_20"), powers={"red": "human", "green": "vacuum"}, also={"green": ["flare_vacuum"]})
    t.never("green", "flare_vacuum")
    assert t.outcome() == "defense"


def test_what_is_dragged_along_is_not_compensated():
    """CE-4.85, CE-4.88, CE-A43: red negotiated and loses two ships; two more go along with Vacuum, its ally."""
    t = table("red", "blue", "green", "yellow", powers={"green": "vacuum"})
    t.red.holds("negotiate")
    t.blue.holds("attack_20", "attack_04", "attack_05", "attack_06", "attack_07")
    t.clash(2, offense={"green": 2})
    t.plans(red="negotiate", blue="attack_20")
    t.green.answers("whom", [0, 2, 0])
    t.red.sends("drag_along.lose", 2, "red 3")
    assert t.red.ships_in("warp") == 4
    assert t.happened("compensation")[0].data["count"] == 2


def test_with_nobody_to_drag_along_there_is_no_use():
    """CE-E32."""
    t = duel(("attack_04", "attack_20"), ships=2, powers={"red": "vacuum"})
    for player in (t.blue, t.green):
        for number in range(1, 6):
            player.puts(4, f"{player.name} {number}", "warp")
    t.plans(red="attack_04", blue="attack_20")
    assert t.red.ships_in("warp") == 2 and not t.happened("stacked")


def test_ships_that_void_removes_drag_nobody_along():
    """CE-A43, CE-5.54, CE-E34: they did not go to the warp."""
    t = fought(("attack_20", "attack_04"), powers={"red": "void", "blue": "vacuum"})
    assert t.blue.ships_in("out") == 4 and t.red.is_asked("further")
