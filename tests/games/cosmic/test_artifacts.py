"""Force Field, Ionic Gas, Mobius Tubes and Plague (CE-R4 to CE-R7)."""

from __future__ import annotations

from app.table.choose import begin
from app.table.model import Gesture
from rules.cosmic.state.cosmos import NEITHER
from tests.games.cosmic.support import duel, fought, table

# -- Force Field


def allied(**powers):
    """Red with green against blue with yellow, when the alliances are formed."""
    t = table("red", "blue", "green", "yellow", powers=powers, red=["attack_08"], blue=["attack_08", "force_field"])
    t.begins("red", "blue").launches(4, at="blue 1")
    t.invite(red=["green"], blue=["yellow"])
    return t


def test_force_field_sends_allies_of_both_sides_home():
    """CE-R4: any number; their ships go to any of their colonies."""
    t = allied()
    t.green.joins("offense", 4)
    t.yellow.joins("defense", 3)
    t.until("blue").uses("force_field")
    t.blue.answers("allies", [t.green.seat, t.yellow.seat])
    t.green.sends("return", 4, "green 3")
    t.yellow.sends("return", 3, "yellow 3")
    assert (t.green.ships_in("green 3"), t.yellow.ships_in("yellow 3")) == (8, 7)
    t.plans(red="attack_08", blue="attack_08")
    assert t.happened("totals", totals=[12, 12])
    assert t.discards[0] == "force_field"


def test_force_field_may_spare_an_ally():
    """CE-R4: choose any number."""
    t = allied()
    t.green.joins("offense", 4)
    t.yellow.joins("defense", 3)
    t.until("blue").uses("force_field")
    t.blue.answers("allies", [t.green.seat])
    t.green.sends("return", 4, "green 3")
    assert t.encounter.sides[t.green.seat] == NEITHER
    t.plans(red="attack_08", blue="attack_08")
    assert t.happened("totals", totals=[12, 15])


def test_force_field_needs_an_ally():
    """CE-R4: after alliances are formed; without any there is nothing to do."""
    t = allied()
    t.green.declines()
    t.yellow.declines()
    assert t.red.is_asked("planning.card")


def test_force_field_removes_parasite_like_any_ally():
    """CE-E48."""
    t = allied(yellow="parasite")
    t.green.declines()
    t.yellow.uses("parasite")
    t.yellow.joins("offense", 4)
    t.until("blue").uses("force_field")
    t.blue.answers("allies", [t.yellow.seat])
    t.yellow.sends("return", 4, "yellow 2")
    t.plans(red="attack_08", blue="attack_08")
    assert t.happened("totals", totals=[12, 12])


def test_a_zapped_force_field_is_discarded_without_effect():
    """CE-R1, CE-5.20."""
    t = allied()
    t.red.holds("card_zap")
    t.green.joins("offense", 4)
    t.yellow.declines()
    t.until("blue").uses("force_field")
    t.until("red").carries_out("card_zap")
    assert sorted(t.discards) == ["card_zap", "force_field"]
    t.plans(red="attack_08", blue="attack_08")
    assert t.happened("totals", totals=[16, 12])


# -- Ionic Gas


def test_nobody_collects_compensation_after_ionic_gas():
    """CE-R5."""
    t = fought(("attack_08", "negotiate"), late={"red": ["attack_04", "attack_06"], "green": ["ionic_gas"]})
    t.until("green").uses("ionic_gas")
    assert not t.happened("compensation") and t.blue.hand == []
    assert t.blue.ships_in("warp") == 4


def test_nobody_collects_rewards_after_ionic_gas():
    """CE-R5: not even Macron, whose ships count twice."""
    t = fought(
        ("attack_08", "attack_20"), powers={"green": "macron"}, defense={"green": 1}, also={"yellow": ["ionic_gas"]}
    )
    t.until("yellow").uses("ionic_gas")
    t.green.sends("return", 1, "green 2")
    assert t.green.hand == []


def test_ionic_gas_waits_for_a_winner():
    """CE-R5: a deal has none."""
    t = fought(("negotiate", "negotiate"), late={"green": ["ionic_gas"]})
    t.red.says("break_off")
    t.red.sends("lose", 3)
    t.blue.sends("lose", 3)
    assert not t.green.is_asked()


def test_a_zapped_ionic_gas_blows_away():
    """CE-R1."""
    t = duel(("attack_08", "negotiate"))
    t.red.holds("attack_04", "attack_06")
    t.green.holds("ionic_gas")
    t.blue.holds("card_zap")
    t.plans(red="attack_08", blue="negotiate")
    t.until("green").uses("ionic_gas")
    t.until("blue").carries_out("card_zap")
    assert t.happened("compensation", seat=t.blue.seat, count=2)


# -- Mobius Tubes


def warped():
    t = table(powers={"blue": "zombie"}, red=["mobius_tubes", "attack_08"])
    t.red.puts(2, "red 1", "warp")
    t.green.puts(3, "green 1", "warp")
    return t


def test_mobius_tubes_empty_the_warp():
    """CE-R6: all ships of all players, to colonies of their owners' choice."""
    t = warped()
    t.begins("red", "blue").uses("mobius_tubes")
    t.red.sends("retrieve", 2, "red 2")
    t.green.sends("retrieve", 3, "green 2")
    assert (t.red.ships_in("red 2"), t.green.ships_in("green 2")) == (6, 7)
    assert t.red.is_asked("launch.planet")  # nothing is left for the Regroup phase


def test_mobius_tubes_are_for_the_own_encounter():
    """CE-R6: the offense's."""
    t = warped()
    t.green.holds("mobius_tubes")
    t.begins("red", "blue").passes()
    assert not t.green.is_asked("reply")


def test_owners_without_a_colony_leave_their_ships_in_the_warp():
    """CE-R6, CE-5.7."""
    t = warped()
    for number in range(1, 6):
        t.green.puts(t.green.ships_in(f"green {number}"), f"green {number}", "warp")
    t.begins("red", "blue").uses("mobius_tubes")
    t.red.sends("retrieve", 2, "red 2")
    assert t.green.ships_in("warp") == 20


def test_zapped_mobius_tubes_move_nothing():
    """CE-R1."""
    t = warped()
    t.green.holds("card_zap")
    t.begins("red", "blue").uses("mobius_tubes")
    t.green.uses("card_zap")
    assert t.green.ships_in("warp") == 3


# -- Plague


def plagued(**powers):
    t = table(powers=powers)
    t.red.holds("attack_08")
    t.blue.holds("attack_04", "attack_20", "negotiate", "reinforcement_2", "flare_mirror")
    t.green.holds("plague")
    t.begins("red", "blue")
    return t


def test_plague_costs_three_ships_and_a_card_of_each_type():
    """CE-R7, CE-Y27: ships and cards of the victim's choice."""
    t = plagued()
    t.until("green").uses("plague", t.blue.seat)
    t.blue.sends("lose", 3, "blue 2")
    t.blue.answers(
        "infect.give_up",
        {
            "attack": t.blue.card("attack_04"),
            "negotiate": t.blue.card("negotiate"),
            "reinforcement": t.blue.card("reinforcement_2"),
            "flare": t.blue.card("flare_mirror"),
        },
    )
    assert t.blue.hand == ["attack_20"]
    assert t.blue.ships_in("warp") == 3
    assert sorted(t.discards) == ["attack_04", "flare_mirror", "negotiate", "plague", "reinforcement_2"]


def test_nobody_proposes_what_the_plague_takes():
    """CE-R7: the victim names a card of each type of which he holds several; the only one of a type needs no word."""
    t = plagued()
    t.until("green").uses("plague", t.blue.seat)
    t.blue.sends("lose", 3, "blue 2")
    asked = t.blue.decision("infect.give_up")
    choice = begin(asked, lambda option: Gesture((option,)), lambda slot: None)
    assert choice.filled["attack"] is None and choice.filled["negotiate"] == t.blue.card("negotiate")
    assert choice.value() is None
    for card in ("attack_20", "attack_04"):  # a touch fills it in, the next one changes it
        assert choice.touch(t.blue.card(card)) and dict(choice.value())["attack"] == t.blue.card(card)
    assert choice.back() and choice.back() and choice.filled["attack"] is None


def test_plague_may_hit_oneself():
    """CE-R7: yourself possible; the card itself is no longer in the hand."""
    t = plagued()
    t.until("green").uses("plague", t.green.seat)
    t.green.sends("lose", 3, "green 2")
    assert t.green.hand == [] and t.green.ships_in("warp") == 3


def test_a_zombie_keeps_its_ships_in_the_plague():
    """CE-A50, CE-5.53: the ships return, the cards are gone."""
    t = plagued(red="zombie")
    t.until("green").uses("plague", t.red.seat)
    t.red.sends("lose", 3, "red 2")
    t.red.sends("return", 3, "red 3")
    t.red.answers("infect.give_up", {"attack": t.red.card("attack_08")})
    assert t.red.ships_in("warp") == 0 and t.red.hand == []


def test_a_zapped_plague_harms_nobody():
    """CE-R1."""
    t = table(red=["attack_08", "card_zap"], green=["plague"])
    t.begins("red", "blue")
    t.until("green").uses("plague", t.blue.seat)
    t.red.uses("card_zap")
    assert t.blue.ships_in("warp") == 0


def test_plague_is_for_the_start_of_an_encounter():
    """CE-R7."""
    t = plagued()
    t.all_pass()
    t.red.launches(4, at="blue 1")
    t.nobody_allies()
    assert t.red.is_asked("planning.card") and t.green.hand == ["plague"]
