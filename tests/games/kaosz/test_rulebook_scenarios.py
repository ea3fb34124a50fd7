"""What the worked examples of the rulebook (digest 13.1) show besides (see `test_scenarios`)."""

from __future__ import annotations

import pytest

from rules.kaosz.decks import deck_problems
from rules.kaosz.library import faces

from .support import content, ship, table


def fourth_turn(t):
    """Turn 4 of the sample game up to the fire step."""
    t.unicornis = t.dani.ship("rb_unicornis")
    t.moon = t.dani.ship("rb_moon_worshipper")
    t.hellfire = t.laci.ship("rb_hellfire_brothers")
    t.deathwing = t.laci.hq("rb_deathwing")
    t.dani.hq("rb_gunner")
    t.dani.credits, t.laci.credits = 0, 6
    t.begin(t.laci, turn=4).does("launch", t.deathwing)
    assert t.laci.credits == 3
    t.laci.attacks(t.dani, "hq", t.hellfire, t.deathwing, met_by=[t.unicornis, t.moon])
    t.laci.shoots(t.deathwing, t.unicornis)
    assert (t.armor(t.unicornis), t.state_of(t.deathwing)) == (2, "used")
    t.dani.fires(t.moon, t.deathwing)
    assert t.is_in(t.deathwing, "trash")
    assert t.state_of(t.moon) == "used"
    return t


def test_s3_had_hellfire_not_fired_it_could_have_returned_fire():
    """KG-S3, the counterfactual: its 2 damage would have destroyed Unicornis (KG-7.43, 11.14)."""
    t = fourth_turn(table(ruleset="quickstart"))
    t.laci.passes()
    t.dani.fires(t.unicornis, t.hellfire)
    t.laci.answers("return", "return")
    assert t.is_in(t.unicornis, "trash")
    assert t.is_in(t.hellfire, "trash")


def deck(*species: str) -> list[str]:
    """45 cards, three of a name, of these species."""
    return [f"{species[i % len(species)]}_{i}" for i in range(15) for _ in range(3)]


def species_cards(*species: str):
    return [ship(f"{species[i % len(species)]}_{i}", "4-1-1-0", species=species[i % len(species)]) for i in range(15)]


@pytest.mark.parametrize(
    "species",
    [("xeno", "insectoid", "zarg", "space_shark"), ("human", "carnoplantus", "cerebrita", "space_shark")],
)
def test_s4_the_two_sample_decks_are_legal(species):
    """KG-S4, KG-4.1-4.3."""
    known = faces(content(*species_cards(*species)))
    assert deck_problems(deck(*species), known, {}) == []


def test_s5_and_s6_developing_paying_boarding_and_the_pay_step_without_defence():
    """KG-S5, KG-S6, KG-3.53, KG-3.61, KG-7.2, KG-7.23, KG-7.25, KG-A1."""
    t = table(credits=7)
    ring = t.laci.base("rb_mine_ring", developments=2)
    marduk = t.laci.ship("rb_marduk_kurios")
    gunner = t.laci.hq("rb_gunner")
    victim = t.dani.base("rb_mine_ring")
    t.dani.credits = 3
    t.begin(t.laci).cannot("action", ["pay", ring], "kaosz.developments", "KG-3.62")
    t.laci.does("develop", ring)
    t.laci.does("develop", ring)
    t.laci.does("pay", ring)
    assert t.laci.credits == 5
    assert t.g.cards.face_up[ring]
    t.laci.does("lay", gunner, "cantina")
    assert t.laci.credits == 5
    t.laci.attacks(t.dani, victim, marduk)
    t.laci.boards(gunner, marduk)
    t.laci.pays(gunner)
    assert t.laci.credits == 0
    t.laci.answers("mode", ["mode", 1])
    assert t.bomb(marduk) == 3
    t.laci.bombs(marduk)
    t.dani.answers("trap", "no")  # asked for every unpaid base (KG-6.25)
    assert t.is_in(victim, "ruin")
    assert t.is_in(gunner, "cantina")
    assert t.bomb(marduk) == 0
    t.laci.ends()
    ship_ = t.dani.ship("rb_marduk_kurios")
    before = t.dani.credits
    t.dani.attacks(t.laci, "colony")
    assert t.dani.credits == before - 1
    assert t.dani.offered("attackers") == [ship_]
