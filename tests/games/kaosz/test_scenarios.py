"""The rulebook's examples as positions to play from, shipped in app/games/kaosz/scenarios."""

from __future__ import annotations

import pytest

from app.match.scenarios import scenario
from rules import Setup, find
from rules.kaosz.setup import position

from .support import Table


def opened(name: str) -> Table:
    return Table(scenario("kaosz", name).session().state, ["dani", "laci"])


def named(t: Table, design: str, seat: int) -> int:
    """The first card of a player with this design in HQ or in play."""
    mine = [c for c, d in enumerate(t.g.cards.design) if d == design and t.g.owner[c] == seat]
    return next(c for c in mine if t.g.in_play(c) or t.is_in(c, "hq"))


def test_the_first_ship():
    """KG-S1, KG-11.6, KG-7.3: 4 credits, one ship, four cards; no attack in the first turn."""
    t = opened("first_ship")
    assert (t.dani.count("colony"), t.laci.count("hq"), t.laci.credits) == (25, 5, 5)
    moon = named(t, "rb_moon_worshipper", 0)
    t.dani.does("launch", moon)
    assert (t.dani.credits, t.dani.count("hangar"), t.dani.count("hq")) == (4, 1, 4)
    assert t.state_of(moon) == "active"
    t.dani.cannot("action", ["attack", 1, "colony"], "kaosz.first_turn", "KG-7.3")
    t.dani.ends()
    assert t.laci.is_asked("action")


def test_the_first_attack():
    """KG-S2, KG-3.2, KG-7.53, KG-11.16: 25 cards become 21; the ship is active again after the turn."""
    t = opened("first_attack")
    brothers = named(t, "rb_hellfire_brothers", 1)
    t.laci.does("launch", brothers)
    t.laci.attacks(t.dani, "colony", brothers)
    t.dani.defends()
    t.laci.bombs(brothers)
    assert (t.dani.count("colony"), t.dani.count("ruin"), t.laci.credits) == (21, 4, 1)
    assert not any(t.g.cards.face_up[c] for c in t.dani.pile("ruin"))
    assert t.state_of(brothers) == "used"
    t.laci.ends()
    assert t.state_of(brothers) == "active"


def test_the_battle_of_turn_four():
    """KG-S3, KG-7.30 (attacker first at equal speed), KG-7.46, KG-11.17."""
    t = opened("fourth_turn")
    wing, brothers = named(t, "rb_deathwing", 1), named(t, "rb_hellfire_brothers", 1)
    unicornis, moon = named(t, "rb_unicornis", 0), named(t, "rb_moon_worshipper", 0)
    assert t.dani.count("ruin") == 4
    t.laci.does("launch", wing)
    t.laci.attacks(t.dani, "hq", brothers, wing, met_by=[unicornis, moon])
    t.laci.shoots(wing, unicornis)
    assert (t.armor(unicornis), t.state_of(wing)) == (2, "used")
    t.dani.fires(moon, wing)
    assert (t.is_in(wing, "trash"), t.state_of(moon)) == (True, "used")
    t.laci.fires(brothers, moon)
    assert t.armor(moon) == 1
    t.dani.fires(unicornis, brothers)
    assert [t.state_of(s) for s in (unicornis, moon)] == ["damaged", "damaged"]
    assert t.is_in(brothers, "trash")
    t.laci.ends()
    assert [(t.armor(s), t.state_of(s)) for s in (unicornis, moon)] == [(3, "damaged"), (3, "damaged")]
    t.dani.ends()
    assert [t.state_of(s) for s in (unicornis, moon)] == ["used", "used"]


def test_the_mulligan():
    """KG-S4, KG-4.13, KG-4.14: once; then the opponent decides; both have 5 credits, 6 and 5 when the turn begins."""
    t = opened("mulligan")
    t.dani.answers("mulligan", "redraw")
    assert t.dani.count("hq") == 5
    assert t.laci.is_asked("mulligan")
    t.laci.answers("mulligan", "keep")
    assert t.dani.is_asked("turn.action")
    assert [t.dani.credits, t.laci.credits] == [6, 5]


def test_the_mine_ring_and_the_gunner():
    """KG-S5, KG-S6."""
    t = opened("gunner")
    ring, gunner, marduk = (named(t, f"rb_{name}", 1) for name in ("mine_ring", "gunner", "marduk_kurios"))
    victim = named(t, "rb_mine_ring", 0)
    t.laci.does("develop", ring)
    t.laci.does("develop", ring)
    t.laci.does("pay", ring)
    t.laci.does("lay", gunner, "cantina")
    t.laci.attacks(t.dani, victim, marduk)
    t.laci.boards(gunner, marduk)
    t.laci.pays(gunner)
    t.laci.answers("mode", ["mode", 1])
    t.laci.bombs(marduk)
    t.dani.answers("trap", "no")
    assert t.is_in(victim, "ruin")


def test_the_answer_in_all_directions():
    """KG-S7, KG-8.12, KG-7.32: CRX answers with 3, 1 and one point left."""
    t = opened("burst_return")
    mammoth, crx = named(t, "rb_mammoth", 0), named(t, "rb_crx", 0)
    cobra, wing = named(t, "rb_cobra_flash", 1), named(t, "rb_deathwing", 1)
    t.dani.attacks(t.laci, "colony", mammoth, crx, met_by=[cobra, wing])
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


def test_the_base_that_is_none():
    """KG-S8, KG-5.12, KG-A20, KG-A42."""
    t = opened("bluff")
    fake = named(t, "za_bar_brawl", 1)
    t.laci.does("lay", fake, "surface")
    t.laci.does("develop", fake)
    t.laci.cannot("action", ["pay", fake], "kaosz.bluff", "KG-5.12")
    t.laci.ends()
    bomber = named(t, "rb_hellfire_brothers", 0)
    t.dani.attacks(t.laci, fake, bomber)
    t.dani.bombs(bomber)
    assert t.laci.offered("trap") == ["no"]
    t.laci.answers("trap", "no")
    assert t.is_in(fake, "ruin")


def test_a_position_may_not_use_cards_that_are_not_in_the_deck():
    setup = Setup("kaosz", [{"deck": "rb_all_fifteen"}, {"deck": "rb_all_fifteen"}], {}, ["rulebook"])
    table = {"players": [{"hq": ["rb_crx"] * 4}]}
    with pytest.raises(ValueError, match="no rb_crx is left"):
        position(setup, 1, table, find("kaosz").content(["rulebook"]))


def test_a_position_says_what_lies_on_top_of_a_colony_and_how_cards_lie():
    setup = Setup("kaosz", [{"deck": "rb_all_fifteen"}, {"deck": "rb_all_fifteen"}], {}, ["rulebook"])
    hulk = {"card": "rb_mammoth", "state": "used", "lost": 1, "carries": [{"card": "rb_gunner", "paid": True}]}
    table = {"turn": 5, "players": [{"top": ["rb_crx", "rb_gunner"], "hangar": [hulk], "credits": 2}]}
    t = Table(position(setup, 1, table, find("kaosz").content(["rulebook"])), ["dani", "laci"])
    (mammoth,) = t.dani.pile("hangar")
    assert (t.state_of(mammoth), t.armor(mammoth), len(t.g.carried(mammoth))) == ("used", 2, 1)
    assert t.g.turns == [3, 2]
    t.dani.does("draw")
    t.dani.does("draw")
    assert [t.g.cards.design[c] for c in t.dani.pile("hq")] == ["rb_crx", "rb_gunner"]
