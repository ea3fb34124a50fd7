"""Will (CE-A49) and its flare (CE-F49)."""

from __future__ import annotations

from tests.games.cosmic.support import table


def begun(destiny="blue", powers=None, puts=(), **extra):
    t = table("red", "blue", "green", "yellow", powers={"red": "will"} if powers is None else powers)
    for name in ("red", "blue", "green", "yellow"):
        getattr(t, name).holds("attack_08", *extra.get(name, ()))
    for name, count, origin, to in puts:
        getattr(t, name).puts(count, origin, to)
    t.begins("red", destiny)
    return t


def aims(t):
    return set(t.red.offered("launch.planet"))


def homes(t, name):
    return {t.planet(f"{name} {n}") for n in range(1, 6)}


def test_any_other_player_may_be_named():
    """CE-A49: whatever the card says."""
    t = begun("blue")
    assert set(t.red.offered("destiny.defense")) == {("against", s) for s in (1, 2, 3)}
    t.red.answers("defense", ("against", t.green.seat))
    assert t.encounter.defense == t.green.seat and aims(t) == homes(t, "green")


def test_wherever_the_defense_has_a_colony():
    """CE-A49: also in a third system, or in the own one."""
    t = begun("blue", puts=[("green", 1, "green 1", "yellow 2"), ("green", 1, "green 1", "red 3")])
    t.red.answers("defense", ("against", t.green.seat))
    assert aims(t) == homes(t, "green") | {t.planet("yellow 2"), t.planet("red 3")}
    t.red.launches(4, at="yellow 2")
    assert t.encounter.system == t.yellow.seat
    t.nobody_allies()
    t.plans(red="attack_08", green="attack_08")
    assert t.happened("totals", totals=[12, 9])
    assert (t.red.ships_in("yellow 2"), t.green.ships_in("warp"), t.yellow.ships_in("yellow 2")) == (4, 1, 4)


def test_the_owner_of_the_planet_may_ally_there():
    """CE-E18: his ships land and form a home colony."""
    t = begun("blue", puts=[("green", 1, "green 1", "yellow 2"), ("yellow", 4, "yellow 2", "yellow 1")])
    t.red.answers("defense", ("against", t.green.seat))
    t.red.launches(4, at="yellow 2")
    t.red.invites("yellow")
    t.green.invites()
    t.yellow.joins("offense", 1)
    t.plans(red="attack_08", green="attack_08")
    assert t.yellow.ships_in("yellow 2") == 1 and t.yellow.homes == 5 and t.yellow.foreign == 0


def test_the_own_colour_is_never_drawn_again():
    """CE-E53: a defense is named as always."""
    t = begun("red")
    assert set(t.red.offered("destiny.defense")) == {("against", s) for s in (1, 2, 3)}


def test_with_the_own_colour_an_empty_planet_may_be_resettled():
    """CE-E53, CE-4.21."""
    t = begun("red", puts=[("red", 4, "red 5", "red 1")])
    assert ("resettle", t.planet("red 5")) in t.red.offered("destiny.defense")
    t.red.answers("defense", ("resettle", t.planet("red 5")))
    t.red.sends("settlers", 1, "red 1")
    assert t.outcome() == "settled"


def test_others_go_where_they_are_sent():
    """CE-5.13: as offense only."""
    t = begun("blue", {"green": "will"})
    assert t.encounter.defense == t.blue.seat and aims(t) == homes(t, "blue")


def test_zapped_the_card_counts():
    """CE-5.15: for the planet, too."""
    t = begun("blue", blue=["cosmic_zap"], puts=[("blue", 1, "blue 1", "green 2")])
    t.until("blue").carries_out("cosmic_zap")
    assert t.encounter.defense == t.blue.seat and aims(t) == homes(t, "blue")


def test_a_power_lost_after_the_naming_still_aims():
    """CE-5.12: what was declared stays."""
    t = begun("blue", puts=[("green", 1, "green 1", "yellow 2")])
    t.red.answers("defense", ("against", t.green.seat))
    for number in (2, 3, 4):
        t.red.puts(4, f"red {number}", "red 1")
    assert t.planet("yellow 2") in aims(t)


def test_the_wild_flare_follows_a_player_abroad():
    """CE-F49: another player's colour, any planet where he has a colony."""
    t = begun("blue", {}, red=["flare_will"], puts=[("blue", 1, "blue 1", "green 2")])
    t.red.uses("flare_will")
    assert t.encounter.defense == t.blue.seat
    assert aims(t) == homes(t, "blue") | {t.planet("green 2")}


def test_the_wild_flare_needs_a_colour():
    """CE-F49: a wild card shows none."""
    t = begun("wild", {}, red=["flare_will"])
    assert t.red.is_asked("destiny.defense")


def test_a_special_card_counts_as_a_colour():
    """CE-2.10, CE-F49: it names a player, so the flare fits."""
    t = begun("fewest_in_warp", {}, red=["flare_will"])
    assert t.red.may("flare_will")


def test_the_super_flare_looks_at_a_hand_first():
    """CE-F49: before choosing the defense; nobody else sees it."""
    t = begun("blue", red=["flare_will"])
    card = t.green.card("attack_08")
    t.red.uses("flare_will", t.green.seat)
    assert t.state.knows(t.red.seat, card) and not t.state.knows(t.blue.seat, card)
    assert t.red.is_asked("destiny.defense")
