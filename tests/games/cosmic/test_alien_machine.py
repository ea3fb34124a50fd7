"""Machine (CE-A21) and its flare (CE-F21)."""

from __future__ import annotations

from tests.games.cosmic.support import duel, fought, table


def beaten(powers, **more):
    t = duel(("attack_06", "attack_20"), ships=1, powers=powers, also=more)
    t.all_pass()
    t.plans(red="attack_06", blue="attack_20")
    return t


def test_machine_goes_on_after_a_defeat():
    """CE-A21: as long as it has an encounter card; Regroup each time (CE-E63)."""
    t = beaten({"red": "machine"}, red=["attack_04"])
    t.red.uses("machine")
    t.red.answers("further", "second")
    t.red.sends("retrieve", 1, "red 1")
    assert t.encounter.offense == t.red.seat and t.encounter.number == 2


def test_machine_has_a_third_encounter():
    """CE-A21: no limit."""
    t = beaten({"red": "machine"}, red=["attack_04", "attack_05"], blue=["attack_12"])
    t.destinies("blue")
    t.red.uses("machine")
    t.red.answers("further", "second")
    t.red.sends("retrieve", 1, "red 1")
    t.red.launches(1, at="blue 1")
    t.nobody_allies()
    t.plans(red="attack_04", blue="attack_12")
    t.red.uses("machine")
    t.red.answers("further", "second")
    assert t.encounter.number == 3


def test_machine_stops_without_an_encounter_card():
    """CE-A21."""
    t = beaten({"red": "machine"})
    assert t.red.offered("reply") == ["pass"]  # being asked tells nothing
    t.red.passes()
    assert t.happened("turn", seat=t.blue.seat)


def test_the_second_encounter_needs_no_power():
    """CE-4.4: nothing to zap where everybody may go on."""
    t = fought(("attack_20", "attack_06"), powers={"red": "machine"}, also={"red": ["attack_04"]})
    assert t.red.is_asked("further")


def test_a_zapped_machine_stops():
    """CE-5.15."""
    t = beaten({"red": "machine"}, red=["attack_04"], green=["cosmic_zap"])
    t.red.uses("machine")
    t.until("green").uses("cosmic_zap")
    assert t.happened("turn", seat=t.blue.seat)


def test_anybody_else_stops_after_a_defeat():
    """CE-4.81."""
    t = beaten({"green": "machine"}, red=["attack_04"])
    assert t.happened("turn", seat=t.blue.seat)


def test_wild_machine_gives_a_second_encounter():
    """CE-F21: even if the first failed."""
    t = beaten({}, red=["attack_04", "flare_machine"])
    t.red.uses("flare_machine")
    t.red.answers("further", "second")
    assert t.encounter.number == 2 and "attack_04" in t.red.hand


def test_wild_machine_gives_a_new_hand_and_stays():
    """CE-F21: without an encounter card; the flare is kept."""
    t = beaten({}, red=["flare_machine"])
    t.red.uses("flare_machine")
    t.red.answers("further", "second")
    t.all_pass()
    assert len(t.red.hand) == 9 and "flare_machine" in t.red.hand


def test_wild_machine_is_not_for_the_third():
    """CE-F21: "a second encounter"."""
    t = duel(("attack_20", "attack_06"), ships=1, also={"red": ["attack_04", "attack_05", "flare_machine"]})
    t.blue.holds("attack_30")
    t.plans(red="attack_20", blue="attack_06")
    t.all_pass()
    t.destinies("blue")
    t.red.answers("further", "second")
    t.all_pass()
    t.red.launches(1, at="blue 2")
    t.nobody_allies()
    t.plans(red="attack_04", blue="attack_30")
    assert t.happened("turn", seat=t.blue.seat)


def test_a_cancelled_wild_machine_ends_the_turn():
    """CE-R1."""
    t = beaten({}, red=["attack_04", "flare_machine"], green=["card_zap"])
    t.red.uses("flare_machine")
    t.until("green").carries_out("card_zap")
    assert t.happened("turn", seat=t.blue.seat)


def regrouping(lost):
    t = table(powers={"red": "machine"}, red=["attack_08", "flare_machine"], blue=["attack_08"])
    t.red.puts(lost, "red 5", "warp")
    t.begins("red", "blue")
    return t


def test_super_machine_draws_instead():
    """CE-F21."""
    t = regrouping(2)
    t.red.uses("flare_machine")
    assert t.red.ships_in("warp") == 2 and len(t.red.hand) == 3 and not t.red.is_asked("retrieve")


def test_super_machine_needs_a_ship_to_take():
    """CE-F21: only if it could take one."""
    t = regrouping(0)
    assert not t.red.is_asked("reply")


def test_machine_does_not_go_on_without_ships():
    """CE-E63, CE-4.31: an encounter that is broken off for want of ships ends the turn, with cards in hand, too."""
    t = table(powers={"red": "machine"})
    for number in range(1, 6):
        t.red.puts(4, f"red {number}", "out")
    t.red.holds("attack_06")
    t.blue.holds("attack_20")
    t.begins("red", "blue").answers("launch.planet", t.planet("blue 1"))
    assert t.outcome() == "broken_off" and t.state.active == t.blue.seat
