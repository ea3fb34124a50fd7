"""The worked examples of the rulebook (digest 13.1), played through."""

from __future__ import annotations

import pytest

from rules.kaosz.decks import deck_problems
from rules.kaosz.library import faces

from .support import base, content, event, ship, table


@pytest.fixture
def lesson():
    """The sample game of the quick-start rules: Dani and Laci, Dani starts."""
    t = table(ruleset="quickstart", credits=5)
    t.moon = t.dani.hq("rb_moon_worshipper")
    t.dani.hq("rb_gunner", "rb_gunner", "rb_gunner", "rb_gunner")
    t.hellfire = t.laci.hq("rb_hellfire_brothers")
    t.laci.hq("rb_gunner", "rb_gunner", "rb_gunner", "rb_gunner")
    t.begin(t.dani, turn=1)
    t.state.turns = [1, 0]
    t.dani.credits = 10  # 5 at the start and 5 of the first turn (KG-4.30, 11.5)
    return t


def test_s1_dani_plays_a_ship_and_may_not_attack_in_the_first_turn(lesson):
    """KG-S1, KG-11.6, KG-7.3."""
    t = lesson
    t.dani.does("launch", t.moon)
    assert (t.dani.credits, t.dani.count("hangar"), t.dani.count("hq")) == (4, 1, 4)
    assert t.state_of(t.moon) == "active"
    t.dani.cannot("action", ["attack", 1, "colony"], "kaosz.first_turn", "KG-7.3")
    t.dani.ends()
    assert t.laci.is_asked("action")


def test_s2_laci_attacks_in_his_first_turn_with_the_ship_he_just_played(lesson):
    """KG-S2, KG-3.2, KG-7.53, KG-11.16: 25 cards become 21; the ship is active again after the turn."""
    t = lesson
    t.dani.does("launch", t.moon)
    t.dani.ends()
    assert (t.laci.credits, t.dani.count("colony")) == (10, 25)
    t.laci.does("launch", t.hellfire)
    t.laci.attacks(t.dani, "colony", t.hellfire)
    t.dani.defends()
    t.laci.bombs(t.hellfire)
    assert (t.dani.count("colony"), t.dani.count("ruin")) == (21, 4)
    assert not any(t.g.cards.face_up[c] for c in t.dani.pile("ruin"))
    assert t.state_of(t.hellfire) == "used"
    assert t.laci.credits == 1
    t.laci.ends()
    assert t.state_of(t.hellfire) == "active"


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


def test_s3_the_battle_of_turn_four():
    """KG-S3, KG-7.30 (attacker first at equal speed), KG-7.46, KG-11.17."""
    t = fourth_turn(table(ruleset="quickstart"))
    t.laci.fires(t.hellfire, t.moon)
    assert t.armor(t.moon) == 1
    t.dani.fires(t.unicornis, t.hellfire)
    assert t.is_in(t.hellfire, "trash")
    assert [t.state_of(s) for s in (t.unicornis, t.moon)] == ["damaged", "damaged"]
    for _ in range(2):
        t.laci.does("draw")
    assert t.laci.credits == 1
    t.laci.ends()
    assert [t.armor(s) for s in (t.unicornis, t.moon)] == [3, 3]
    assert [t.state_of(s) for s in (t.unicornis, t.moon)] == ["damaged", "damaged"]
    t.dani.ends()
    assert [t.state_of(s) for s in (t.unicornis, t.moon)] == ["used", "used"]


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


def test_s7_burst_fire_on_return():
    """KG-S7, KG-8.12, KG-7.32: CRX answers with 3, 1 and one point left."""
    t = table()
    mammoth, crx = t.dani.ship("rb_mammoth"), t.dani.ship("rb_crx")
    cobra, wing = t.laci.ship("rb_cobra_flash"), t.laci.ship("rb_deathwing")
    t.begin(t.dani).attacks(t.laci, "colony", mammoth, crx, met_by=[cobra, wing])
    assert {o[1] for o in t.laci.offered("fire") if o != "pass"} == {cobra, wing}
    t.laci.shoots(wing, mammoth)
    assert (t.armor(mammoth), t.state_of(wing)) == (2, "used")
    t.laci.fires(cobra, crx)
    t.dani.answers("return", "burst")
    t.dani.answers("burst", [cobra, wing])
    t.dani.answers("amounts", [3, 1])
    assert t.is_in(cobra, "trash")
    assert t.is_in(wing, "trash")
    assert t.armor(crx) == 3
    assert [t.state_of(s) for s in (crx, mammoth)] == ["damaged", "damaged"]
    assert t.laci.count("colony") == 45 - 2
    t.finish("action")


def test_s8_a_bluff_can_be_developed_and_bombed_but_never_paid():
    """KG-S8, KG-5.12, KG-A20, KG-A42."""
    t = table(event("windfall", 0, {"op": "gain_credits", "by": 2}), base("hut"), ship("bomber", "4-1-1-2"))
    fake = t.laci.hq("windfall")
    bomber = t.dani.ship("bomber")
    t.begin(t.laci).does("lay", fake, "surface")
    t.laci.does("develop", fake)
    assert t.g.developments[fake] == 1
    t.laci.cannot("action", ["pay", fake], "kaosz.bluff", "KG-5.12")
    t.laci.ends()
    t.dani.attacks(t.laci, fake, bomber)
    t.dani.bombs(bomber)
    assert t.laci.offered("trap") == ["no"]
    t.laci.answers("trap", "no")
    assert t.is_in(fake, "ruin")
