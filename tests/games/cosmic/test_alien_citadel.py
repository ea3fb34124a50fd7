"""Citadel (CE-A6) and its flare (CE-F6)."""

from __future__ import annotations

from rules.cosmic.atoms import powers as power_atoms
from rules.cosmic.atoms import ships as ship_atoms
from tests.games.cosmic.support import table


def standing(*citadels, cards=("attack_12", "attack_04"), at="blue 1", zap=False, flare=False, powers=None):
    """Citadels stand beside blue's first planet; red attacks there, green is Citadel."""
    t = table("red", "blue", "green", "yellow", powers=powers or {"green": "citadel"}, red=[cards[0]], blue=[cards[1]])
    if zap:
        t.yellow.holds("cosmic_zap")
    if flare:
        t.green.holds("flare_citadel")
    place = f"citadel:{t.planet('blue 1')}"
    numbers = [t.place_card(design, place) for design in citadels]
    for card in numbers:
        t.state.cards.face_up[card] = True
    t.state.sheets[0].marks["beside_planets"] = numbers
    t.begins("red", "blue")
    t.all_pass()
    t.red.launches(4, at=at)
    t.nobody_allies()
    t.all_pass()
    t.plans(red=cards[0], blue=cards[1])
    return t


def raised(zap=False):
    t = table("red", "blue", "green", powers={"green": "citadel"})
    t.red.holds("attack_12")
    t.blue.holds("attack_04", *(["cosmic_zap"] if zap else []))
    t.green.holds("attack_08", "negotiate")
    t.begins("red", "blue")
    t.until("green").uses("citadel")
    return t


def test_a_citadel_is_raised_after_the_destiny_draw():
    """CE-A6 (i): an attack card, face up, beside any planet; not zappable, once in an encounter."""
    t = raised(zap=True)
    assert t.green.offered("raise_citadel.card") == [t.green.card("attack_08")]
    card = t.green.card("attack_08")
    t.green.answers("raise_citadel.card", card)
    t.green.answers("raise_citadel.planet", t.planet("red 3"))
    assert t.state.cards.place[card] == f"citadel:{t.planet('red 3')}" and t.state.sees(t.red.seat, card)
    assert t.green.hand == ["negotiate"] and not t.green.is_asked("reply")


def test_activated_citadels_are_added_and_fall_with_the_defense():
    """CE-A6 (ii): 04 + 4 + 01 + 05; the defense loses, so they are discarded."""
    t = standing("attack_01", "attack_05", cards=("attack_20", "attack_04"))
    t.green.uses("citadel")
    assert t.happened("totals", totals=[24, 14])
    assert {"attack_01", "attack_05"} <= set(t.discards)


def test_citadels_stay_when_the_defense_wins():
    """CE-A6 (ii)."""
    t = standing("attack_08", "attack_05")
    t.green.uses("citadel")
    assert t.happened("totals", totals=[16, 21])
    assert "attack_08" not in t.discards and len(t.state.pile(f"citadel:{t.planet('blue 1')}")) == 2


def test_citadels_that_were_not_activated_stay():
    """CE-A6: optional; also after a defeat."""
    t = standing("attack_08")
    t.green.passes()
    assert t.happened("totals", totals=[16, 8]) and "attack_08" not in t.discards


def test_only_the_target_planet_counts():
    """CE-A6 (ii)."""
    assert not standing("attack_08", at="blue 2").green.is_asked("reply")


def test_a_zapped_citadel_adds_nothing():
    """CE-5.15; they were not activated, so they stay."""
    t = standing("attack_08", zap=True)
    t.until("green").uses("citadel")
    t.yellow.uses("cosmic_zap")
    assert t.happened("totals", totals=[16, 8]) and "attack_08" not in t.discards


def test_mirror_does_not_reverse_citadels():
    """CE-4.58, CE-4.60: 21 + 4 against 40 + 4 + 01."""
    t = standing("attack_01", powers={"green": "citadel", "red": "mirror"})
    t.red.uses("mirror")
    t.green.uses("citadel")
    assert t.happened("totals", totals=[25, 45])


def test_the_super_flare_turns_them_against_the_defense():
    """CE-F6: subtracted; discarded if the defense loses."""
    t = standing("attack_08", flare=True)
    t.until("green").carries_out("flare_citadel")
    assert t.happened("totals", totals=[16, 0]) and "attack_08" in t.discards
    assert t.green.hand == ["flare_citadel"]


def test_the_wild_flare_helps_the_defense():
    """CE-F6: five more, also from the offense's side; not from outside."""
    for holder, totals in (("red", [16, 13]), ("yellow", [16, 8])):
        t = table("red", "blue", "green", "yellow", red=["attack_12"], blue=["attack_04"])
        getattr(t, holder).holds("flare_citadel")
        t.clash()
        t.plans(red="attack_12", blue="attack_04")
        if holder == "red":
            t.until("red").uses("flare_citadel")
        t.all_pass()
        assert t.happened("totals", totals=totals)


def test_citadels_go_with_the_planet_or_with_the_sheet():
    """CE-A6: of a destroyed planet, or when the sheet leaves the game; not when the power is only lost."""
    for how in ("planet", "sheet"):
        t = standing("attack_08")
        g = t.state
        if how == "planet":
            ship_atoms.destroy_planet(g, t.planet("blue 1"))
        else:
            power_atoms.return_sheet(g, 0)
        assert t.discards == ["attack_08"]
