"""Hacker (CE-A15) and its flare (CE-F15)."""

from __future__ import annotations

from rules import view
from tests.games.cosmic.support import duel, fought


def owed(powers, ships=4, **more):
    """Blue negotiated and lost two ships; red must pay."""
    t = duel(("attack_20", "negotiate"), ships, powers=powers, also=more)
    t.blue.puts(2, "blue 1", "blue 2")
    t.all_pass()
    t.plans(red="attack_20", blue="negotiate")
    while t.asked() and t.asked()[0][1].endswith("reply") and t.encounter.phase == "reveal":
        t.players[t.asked()[0][0]].passes()
    return t


def test_hacker_collects_from_anybody_what_it_likes():
    """CE-A15 (i): it looks at the hand and chooses."""
    t = owed({"blue": "hacker"}, red=["attack_04", "attack_06"], green=["attack_30", "attack_05", "attack_07"])
    t.until("blue")
    assert {option[3] for option in t.blue._named("hacker")} == {t.red.seat, t.green.seat}
    t.blue.carries_out("hacker", t.green.seat)
    seen, best = (
        [view(t.state, seat)["table"]["cards"] for seat in (t.blue.seat, t.red.seat)],
        t.green.card("attack_30"),
    )
    assert seen[0][str(best)] == "attack_30" and str(best) not in seen[1]  # whoever chooses tells the cards apart
    t.blue.answers("cards", [t.green.card("attack_30"), t.green.card("attack_07")])
    assert t.blue.hand == ["attack_07", "attack_30"] and t.green.hand == ["attack_05"]
    assert t.happened("compensation", seat=1, payer=2, count=2)


def test_hacker_chooses_a_single_card_too():
    """CE-A15 (i), CE-4.85: for one ship."""
    t = duel(("attack_20", "negotiate"), powers={"blue": "hacker"}, also={"red": ["attack_04", "attack_06"]})
    t.blue.puts(3, "blue 1", "blue 2")
    t.all_pass()
    t.plans(red="attack_20", blue="negotiate")
    t.until("blue").carries_out("hacker", t.red.seat)
    t.blue.answers("cards", [t.red.card("attack_06")])
    assert t.blue.hand == ["attack_06"] and t.happened("compensation", seat=1, payer=0, count=1)


def test_hacker_may_leave_it_to_chance():
    """CE-A15: optional (CE-4.85)."""
    t = owed({"blue": "hacker"}, red=["attack_04", "attack_06", "attack_05"])
    t.all_pass()
    assert t.happened("compensation", seat=1, payer=0, count=2) and len(t.blue.hand) == 2


def test_hacker_chooses_what_it_pays():
    """CE-A15 (ii)."""
    t = owed({"red": "hacker"}, red=["attack_04", "attack_06", "attack_30"])
    t.red.carries_out("hacker")
    t.red.answers("cards", [t.red.card("attack_04"), t.red.card("attack_06")])
    assert t.blue.hand == ["attack_04", "attack_06"] and "attack_30" in t.red.hand


def test_a_zapped_hacker_collects_at_random_from_the_opponent():
    """CE-5.15."""
    t = owed({"blue": "hacker"}, red=["attack_04", "attack_06"], green=["attack_30", "cosmic_zap"])
    t.until("blue").uses("hacker", t.green.seat)
    t.until("green").carries_out("cosmic_zap")
    assert t.blue.hand == ["attack_04", "attack_06"] and t.green.hand == ["attack_30"]


def test_hacker_without_compensation_has_nothing_to_do():
    """CE-A15: an attack was beaten by an attack."""
    t = fought(("attack_20", "attack_04"), powers={"blue": "hacker"}, also={"red": ["attack_05"]})
    assert t.red.is_asked("further") and not t.happened("stacked")


def test_macron_hacks_twice_as_many():
    """CE-A22 (iii) meets the wild flare's zero: what is forbidden stays so."""
    t = owed({"blue": "macron"}, red=["attack_04", "attack_05", "flare_hacker"])
    t.until("red").carries_out("flare_hacker")
    assert t.happened("compensation", seat=1, count=0) and not t.blue.hand


def test_wild_hacker_pays_nothing():
    """CE-F15."""
    t = owed({}, red=["attack_04", "flare_hacker"])
    t.until("red").carries_out("flare_hacker")
    assert not t.blue.hand and "attack_04" in t.red.hand


def test_hacker_evades_the_wild_flare():
    """CE-F15: "from you": whoever else pays, pays."""
    t = owed({"blue": "hacker"}, red=["attack_04", "flare_hacker"], green=["attack_30", "attack_05"])
    t.until("blue").uses("hacker", t.green.seat)
    t.until("red")
    while not (t.red.is_asked("reply") and t.red.may("flare_hacker")):
        t.players[t.asked()[0][0]].passes()
    t.red.carries_out("flare_hacker")
    assert sorted(t.blue.hand) == ["attack_05", "attack_30"]


def test_a_cancelled_wild_hacker_pays():
    """CE-R1."""
    t = owed({}, red=["attack_04", "attack_05", "flare_hacker"], green=["card_zap"])
    t.until("red").uses("flare_hacker")
    t.until("green").carries_out("card_zap")
    assert t.blue.hand == ["attack_04", "attack_05"]


def test_super_hacker_gives_cards_back():
    """CE-F15: up to as many, of its choice, to whoever paid."""
    t = owed({"blue": "hacker"}, red=["attack_30", "attack_40"], blue=["attack_01", "flare_hacker"])
    t.until("blue")
    while not (t.blue.is_asked("reply") and t.blue.may("flare_hacker")):
        t.players[t.asked()[0][0]].passes()
    assert t.happened("compensation", seat=1, payer=0, count=2)
    t.blue.carries_out("flare_hacker")
    t.blue.answers("cards", [t.blue.card("attack_01")])
    t.all_pass()
    assert t.red.hand == ["attack_01"] and t.blue.hand == ["attack_30", "attack_40", "flare_hacker"]


def test_super_hacker_may_keep_everything_after_all():
    """CE-F15: "up to"."""
    t = owed({"blue": "hacker"}, red=["attack_30", "attack_40"], blue=["attack_01", "flare_hacker"])
    t.until("blue")
    while not (t.blue.is_asked("reply") and t.blue.may("flare_hacker")):
        t.players[t.asked()[0][0]].passes()
    t.blue.carries_out("flare_hacker")
    t.blue.answers("cards", [])
    assert not t.red.hand and t.blue.hand == ["attack_01", "attack_30", "attack_40", "flare_hacker"]


def test_the_super_flare_is_for_whoever_collected():
    """CE-F15: the payer gives nothing more."""
    t = owed({"red": "hacker"}, red=["attack_04", "attack_05", "flare_hacker"])
    t.never("red", "flare_hacker")
    assert t.happened("compensation", seat=1, payer=0, count=2)


def test_without_compensation_there_is_nothing_to_refuse():
    """CE-F15, CE-E32: the loser revealed an attack."""
    t = fought(("attack_20", "attack_04"), also={"red": ["flare_hacker", "attack_06"]})
    t.never("red", "flare_hacker")
    assert t.outcome() == "offense"
