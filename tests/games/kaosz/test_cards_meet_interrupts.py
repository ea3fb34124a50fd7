"""Every interrupt of our own set together with another card: answered with Nope, doubled, redirected, combined."""

from __future__ import annotations

import pytest

from rules import PASS
from rules.kaosz import values
from rules.kaosz.words import CLOAKING

from .cardtable import BIG, FACES, FAST, MOMENTS, SHIP, cases, declared, full, named, negated, put
from .galaxy import aim, hush, loud, reply


def cloaked(t, ship):
    return bool(values.abilities(t.g, ship) & CLOAKING)


def price_of_ship(t, ship):
    return values.cost(t.g, t.laci.seat, ship)


def limit_of(t, base):
    return values.development_limit(t.g, base)


def developments(t, base):
    return t.g.developments[base]


def must_attack(t, _):
    return values.is_forced(t.g, "attack", t.dani.seat)


def fights_on(t, _):
    return t.g.combat is not None


def cards_in_hand(t, _):
    return t.laci.count("hq")


# When, with what on the table, at which of it, what is measured on which of it, with the card, after a Nope.
ANSWERED = {
    "hu_scramble": ("main", "my ship used", (0,), "state_of", 0, "active", "used"),
    "in_tunnel_rush": ("main", "my base dev4, my base", (0, 1), developments, 1, 3, 0),
    "sh_low_tide": ("main", "his ship", (0,), "state_of", 0, "used", "active"),
    "tr_bend_the_light": ("main", "my ship, my ship", (), cloaked, 1, True, False),
    "hu_covering_volley": ("named", f"my ship {BIG}", (0,), "fire", 0, 6, 5),
    "hu_close_ranks": ("named", f"my ship {BIG}, my ship {SHIP}", (), "armor", 1, 4, 3),
    "za_cheap_shot": ("named", f"my ship {BIG}", (0,), "fire", 0, 7, 5),
    "xe_clenched_teeth": ("named", f"my ship {BIG}", (0,), "armor", 0, 7, 5),
    "tr_jam": ("defended", f"my ship, his ship {BIG}", (1,), "fire", 1, 4, 5),
    "za_sand_in_the_gears": ("defended", f"my ship, his ship {BIG}", (1,), "armor", 1, 3, 5),
    "za_trip_wire": ("defended", f"my ship, his ship {BIG}", (1,), "state_of", 1, "used", "active"),
    "ce_was_that_wise": ("named", "my ship", (), fights_on, 0, False, True),
    "ca_discount_season": ("start", f"my hand {SHIP}", (), price_of_ship, 0, 6, 9),
    "in_night_shift": ("start", "my base", (0,), limit_of, 0, 2, 4),
    "hu_morning_briefing": ("start", "my ship", (), cards_in_hand, 0, 1, 0),
    "za_taunt": ("his start", "his ship", (), must_attack, 0, True, False),
}  # fmt: skip


def measured(name, answered):
    """The value after the card was played, or after a Nope of Dani answered it."""
    moment, things, targets, what, of, _, _ = ANSWERED[name]
    t = full(credits=20)
    placed = put(t, things)
    card, nope = t.laci.hq(name), t.dani.hq("za_nope")
    loud(t)
    MOMENTS[moment](t)
    t.laci.plays(card)
    for target in targets:
        aim(t.laci, placed[target])
    if answered:
        negated(t, t.dani, nope)
    hush(t)
    if t.laci.is_asked("take"):
        t.laci.answers("take", t.laci.offered()[0])
    assert t.is_in(card, "trash") and t.is_in(nope, "trash" if answered else "hq")
    return getattr(t, what)(placed[of]) if isinstance(what, str) else what(t, placed[of])


@pytest.mark.parametrize("name", list(ANSWERED))
def test_an_interrupt_works_unless_it_is_negated(name):
    """KG-6.14, 6.17: a negated card goes to the trash without effect."""
    assert (measured(name, False), measured(name, True)) == ANSWERED[name][5:]


# -- interrupts that need a longer story -----------------------------------------------------------------------


def is_bought_off_or_negated(name):
    """Lunch Break: negated, nobody is asked for credits and the ships fire; otherwise they do not."""
    for answered in (True, False):
        t = full()
        mine, foe = put(t, f"my ship, his ship {FAST}")
        card, nope = t.laci.hq(name), t.dani.hq("za_nope")
        declared(t, t.laci)
        t.laci.plays(card)
        if answered:
            negated(t, t.dani, nope)
        hush(t)
        if not answered:
            t.dani.answers("optional", "no")
        t.laci.sends(mine)
        t.dani.defends(foe)
        assert t.dani.is_asked("fire.fire") == answered
        assert t.dani.credits == 10 - FACES["za_nope"].cost * answered


def saves_a_ship_from_sand(name):
    """Refund Clause answers Sand in the Gears: all damage is prevented, and it pays."""
    t = full()
    mine, foe = put(t, "my ship, his ship")
    sand, refund = t.laci.hq("za_sand_in_the_gears"), t.dani.hq(name)
    MOMENTS["defended"](t)
    t.laci.plays(sand)
    aim(t.laci, foe)
    reply(t, t.dani, refund)
    aim(t.dani, foe)
    hush(t)
    assert (t.armor(foe), t.dani.credits) == (3, 10 - FACES[name].cost + 1)
    assert t.armor(mine) == 3


def sends_the_sand_to_another_ship(name):
    """Guard Instinct and Sand in the Gears: the damage hits the drone."""
    t = full()
    mine, queen, drone = put(t, f"my ship, his ship {SHIP}, his ship rb_marduk_kurios")
    sand, guard = t.laci.hq("za_sand_in_the_gears"), t.dani.hq(name)
    MOMENTS["defended"](t)
    t.laci.plays(sand)
    aim(t.laci, queen)
    reply(t, t.dani, guard)
    t.dani.answers("", queen)
    t.dani.answers("", drone)
    hush(t)
    assert t.armor(queen) == 3 and t.is_in(drone, "trash")
    assert t.armor(mine) == 3


def bombs_with_ships_put_to_sleep(name):
    """Trip Wire turns an attacker used; Bite Again lets it bomb all the same."""
    t = full()
    mine, foe = put(t, f"my ship {BIG}, his ship {FAST}")
    wire, bite = t.dani.hq("za_trip_wire"), t.laci.hq(name)
    named(t, mine)
    hush(t)
    loud(t)
    t.dani.defends(foe)
    reply(t, t.dani, wire)
    aim(t.dani, mine)
    while t.state_of(mine) != "used":
        t.players[t.asked()[0][0]].passes()
    reply(t, t.laci, bite)
    hush(t)
    while t.dani.is_asked("fire.fire"):
        t.dani.answers("fire.fire", PASS)
    before = t.dani.count("colony")
    t.laci.bombs(mine)
    assert before - t.dani.count("colony") == 5


def joins_with_its_bombs(name):
    """From Below: the late attacker bombs, too, and Covering Volley counts it as taking part."""
    t = full()
    one, two, late = put(t, "my ship, my ship, my ship")
    below, volley = t.laci.hq(name, "hu_covering_volley")
    before = t.dani.count("colony")
    named(t, one, two)
    t.laci.plays(below)
    aim(t.laci, late)
    hush(t)
    assert t.g.combat.attackers == [one, two, late]
    assert t.laci.is_asked("bombers") and t.is_in(volley, "hq")
    t.laci.bombs(one, two, late)
    assert before - t.dani.count("colony") == 6


def turns_an_attack_away_from_a_base(name):
    """Change of Plans saves a base that was the target; the colony suffers instead."""
    t = full()
    mine, nest = put(t, "my ship, his base")
    plans = t.dani.hq(name)
    t.dani.hq(BIG)
    declared(t, t.dani, at=nest)
    t.dani.plays(plans)
    t.dani.answers("", ["mode", 0])
    hush(t)
    t.laci.sends(mine)
    before = t.dani.count("colony")
    t.laci.bombs(mine)
    assert (before - t.dani.count("colony"), t.is_in(nest, "surface")) == (2, True)


def on_stack(t, *, aimed):
    """Laci plays Low Tide at a ship of Dani."""
    tide = t.laci.hq("sh_low_tide")
    loud(t)
    t.begin(t.laci).plays(tide)
    aim(t.laci, aimed)
    return tide


def fails_against_another_nope(name):
    """Nope stops the tide; Nope on Nope: it comes after all."""
    for twice, state in ((False, "active"), (True, "used")):
        t = full()
        (foe,) = put(t, "his ship")
        first, second = t.dani.hq(name), t.laci.hq(name)
        on_stack(t, aimed=foe)
        negated(t, t.dani, first)
        if twice:
            negated(t, t.laci, second)
        hush(t)
        assert t.state_of(foe) == state
        assert t.is_in(first, "trash") and t.is_in(second, "trash" if twice else "hq")


def works_at_once_on_a_poor_opponent(name):
    """No! asks for 3 credits; who has fewer cannot buy his interrupt off."""
    t = full()
    (foe,) = put(t, "his ship")
    t.laci.credits = FACES["sh_low_tide"].cost + 2
    no = t.dani.hq(name)
    on_stack(t, aimed=foe)
    negated(t, t.dani, no)
    hush(t)
    while not t.laci.is_asked("turn.action"):
        assert t.laci.offered("optional") == ["no"]
        t.laci.answers("optional", "no")
    assert (t.state_of(foe), t.laci.credits) == ("active", 2)


def bends_nothing_onto_a_cloaked_ship(name):
    """Mirror Dish: new targets must be legal for the one who played the tide."""
    t = full()
    foe, veiled, other = put(t, f"his ship, his ship ce_blind_spot, his ship {BIG}")
    dish = t.dani.hq(name)
    on_stack(t, aimed=foe)
    negated(t, t.dani, dish)
    while not t.dani.is_asked("retarget"):
        t.players[t.asked()[0][0]].passes()
    assert veiled not in t.dani.offered() and other in t.dani.offered()
    t.dani.answers("", other)
    hush(t)
    assert [t.state_of(ship) for ship in (foe, veiled, other)] == ["active", "active", "used"]


def doubles_an_own_shot(name):
    """Mocking Echo on the own Cheap Shot: +4 fire if it is arranged to resolve first (KG-6.6)."""
    t = full()
    (mine,) = put(t, "my ship")
    shot, echo = t.laci.hq("za_cheap_shot", name)
    named(t, mine)
    t.laci.plays(shot)
    aim(t.laci, mine)
    negated(t, t.laci, echo)
    t.laci.answers("arrange", t.laci.offered())
    hush(t)
    assert t.fire(mine) == 3 + 4


LONGER = {
    "ca_lunch_break": is_bought_off_or_negated, "ca_refund_clause": saves_a_ship_from_sand,
    "in_guard_instinct": sends_the_sand_to_another_ship, "sh_bite_again": bombs_with_ships_put_to_sleep,
    "sh_from_below": joins_with_its_bombs, "za_change_of_plans": turns_an_attack_away_from_a_base,
    "za_nope": fails_against_another_nope, "xe_no": works_at_once_on_a_poor_opponent,
    "tr_mirror_dish": bends_nothing_onto_a_cloaked_ship, "za_mocking_echo": doubles_an_own_shot,
}  # fmt: skip

MEETS = ANSWERED | LONGER


@pytest.mark.parametrize(("name", "meeting"), cases(LONGER))
def test_an_interrupt_in_a_longer_story(name, meeting):
    meeting(name)
