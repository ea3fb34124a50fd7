"""Whatever the effect of a card forbids or forces is refused with the name of that card (KG-9.1)."""

from __future__ import annotations

from typing import Any

import pytest

from app.games.kaosz.words import Words
from app.text.texts import Texts
from rules import Reason, waiting, why_not

from .armory import op
from .galaxy import deal
from .support import Commander, base, event, ship, table

GAIN = op("gain_credits", by=1)
BANS = {what: event(f"no_{what}", 0, op("forbid", what=what, who="opponent", until="your_next_start"))
        for what in ("attack", "play", "pay", "draw", "use_ability", "defend")}  # fmt: skip


def refused(player: Commander, wish: Any) -> Reason:
    reason = why_not(player.table.state, player.decision(), wish)
    assert reason is not None
    return reason


def by_card(player: Commander, wish: Any) -> tuple[str, Any]:
    """Which reason, and which card is named in it."""
    reason = refused(player, wish)
    return reason.id.removeprefix("kaosz."), reason.params.get("card")


def banned(what: str, *cards: dict[str, Any]) -> Any:
    """Laci's turn begins, with a card that forbids Dani something."""
    t = table(BANS[what], *cards)
    t.ban = t.laci.hq(f"no_{what}")
    return t


def forbid(t: Any) -> None:
    """Laci plays it and ends his turn."""
    t.begin(t.laci).plays(t.ban)
    t.laci.ends()


def test_an_attack():
    """KG-9.1: also as a blocked option, and for the marker that is only pointed at."""
    t = banned("attack")
    t.dani.ship("rb_deathwing")
    forbid(t)
    attack = ("attack", t.laci.seat, "colony")
    assert by_card(t.dani, attack) == by_card(t.dani, ("marker",)) == ("no_attack", ["no_attack"])
    assert listed(t)[attack].params["card"] == ["no_attack"]


def listed(t: Any) -> dict[Any, Reason]:
    """What is shown as blocked now."""
    return dict(waiting(t.state, why=True)[0].blocked)


def test_an_attack_that_two_cards_forbid():
    """KG-9.1: one card holds one ship back, another one the other."""
    small = {"type": "ship", "size_cmp": ["<=", 1], "all": True}
    gate = static("gate", "attack", "opponent", on=small)
    halt = op("forbid", what="attack", on="target", until="your_next_start")
    still = event("still", 0, halt, target={"type": "ship"})
    t = table(gate, still)
    t.dani.ship("rb_deathwing")
    hulk = t.dani.ship("rb_mammoth")
    t.laci.base("gate", paid=True)
    held = t.laci.hq("still")
    t.begin(t.laci).plays(held, hulk)
    t.laci.ends()
    assert by_card(t.dani, ("attack", t.laci.seat, "colony")) == ("no_attack", ["gate", "still"])


def test_launching_and_playing():
    t = banned("play", event("luck", 0, GAIN), base("hut"))
    vessel, luck, hut = t.dani.hq("rb_deathwing", "luck", "hut")
    forbid(t)
    for wish in (("launch", vessel), ("play", luck), ("lay", hut, "surface")):
        assert by_card(t.dani, wish) == ("forbidden", "no_play")


def test_paying_and_using():
    mint = base("mint", 0, {"kind": "activated", "cost": {"turn": "used"}, "do": [GAIN]})
    t = banned("pay", mint)
    hut = t.dani.base("mint")
    forbid(t)
    assert by_card(t.dani, ("pay", hut)) == ("forbidden", "no_pay")
    t = banned("use_ability", mint)
    hut = t.dani.base("mint", paid=True)
    forbid(t)
    assert by_card(t.dani, ("use", hut, 0)) == ("forbidden", "no_use_ability")


def test_drawing():
    t = banned("draw")
    forbid(t)
    assert by_card(t.dani, "draw") == by_card(t.dani, "search") == ("forbidden", "no_draw")
    assert listed(t)["draw"].params["card"] == "no_draw"


def test_the_end_of_a_turn_with_an_attack_that_is_forced():
    rage = event("rage", 0, op("force", what="attack", who="you"))
    t = table(rage)
    t.laci.ship("rb_deathwing")
    card = t.laci.hq("rage")
    t.begin(t.laci).plays(card)
    assert by_card(t.laci, "end") == ("must_attack", "rage")


def fought(*cards: dict[str, Any], stealthy: bool = False) -> Any:
    """Laci attacks with a ship; what the fixture cards say is in force already."""
    t = table(ship("bomber", "4-2-3-2", keywords=["stealth"] if stealthy else []), *cards)
    t.a, t.d = t.laci.ship("bomber"), t.dani.ship("bomber")
    t.other = t.dani.ship("bomber")
    return t


def static(name: str, what: str, who: str, verb: str = "forbid", **on: Any) -> dict[str, Any]:
    return base(name, 0, {"kind": "static", "do": [op(verb, what=what, who=who, **on)]})


def test_defending():
    """One ship is held back, another may defend."""
    still = event("still", 0, op("forbid", what="defend", on="target"), target={"type": "ship"})
    t = fought(still)
    card = t.laci.hq("still")
    t.begin(t.laci).plays(card, t.d)
    t.laci.attacks(t.dani, "colony", t.a)
    assert by_card(t.dani, t.d) == ("forbidden", "still")


def test_defending_by_force():
    must = event("must", 0, op("force", what="defend", who="opponent", on="target"), target={"type": "ship"})
    t = fought(must)
    card = t.laci.hq("must")
    t.begin(t.laci).plays(card, t.d)
    t.laci.attacks(t.dani, "colony", t.a)
    assert by_card(t.dani, t.d) == ("must_fight", "must")


def test_firing_and_bombing():
    """A ship that may do one of both is asked, and told why it cannot do the other."""
    t = fought(static("calm", "fire", "any"), stealthy=True)
    t.laci.base("calm", paid=True)
    t.begin(t.laci).attacks(t.dani, "colony", t.a, met_by=[t.d])
    assert by_card(t.laci, ("fire", t.a, t.d)) == ("forbidden", "calm")
    t = fought(static("shelter", "bomb", "any"), stealthy=True)
    t.laci.base("shelter", paid=True)
    t.begin(t.laci).attacks(t.dani, "colony", t.a, met_by=[t.d])
    assert by_card(t.laci, ("stealth", t.a)) == ("forbidden", "shelter")


def test_returning_fire_by_force():
    """KG-7.41."""
    t = fought(static("oath", "return_fire", "any", "force"))
    t.laci.base("oath", paid=True)
    t.begin(t.laci).attacks(t.dani, "colony", t.a, met_by=[t.d])
    t.laci.fires(t.a, t.d)
    assert by_card(t.dani, "nothing") == ("must_return", "oath")


def test_returning_fire():
    """KG-7.41, KG-8.7: an attacker with Stealth is asked, although it may only hide."""
    t = fought(static("oath", "return_fire", "any"), stealthy=True)
    t.laci.base("oath", paid=True)
    t.begin(t.laci).attacks(t.dani, "colony", t.a, met_by=[t.d])
    t.laci.answers("fire", "pass")
    t.dani.fires(t.d, t.a)
    assert by_card(t.laci, "return") == ("no_return", "oath")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Your ships cannot attack now because of Curfew of the Mind."),
        ("hu", "Az űrhajóid most nem támadhatnak az Elmezárlat miatt."),
    ],
)
def test_a_player_reads_the_name_of_the_card(language: str, told: str):
    t = deal("ce_curfew_of_the_mind")
    t.dani.ship("rb_mammoth")
    t.ban = t.laci.hq("ce_curfew_of_the_mind")
    t.begin(t.laci).plays(t.ban)
    t.everyone_passes()
    t.laci.ends()
    t.everyone_passes()
    words = Words(Texts(language), ("Dani", "Laci"), t.g.all_faces())
    assert words.reason(refused(t.dani, ("attack", t.laci.seat, "colony"))) == told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Your ships cannot attack now because of Iron Gate and Curfew of the Mind."),
        ("hu", "Az űrhajóid most nem támadhatnak a Vaskapu és Elmezárlat miatt."),
    ],
)
def test_a_player_reads_the_names_of_both_cards(language: str, told: str):
    t = deal("ce_curfew_of_the_mind", "xe_iron_gate")
    words = Words(Texts(language), ("Dani", "Laci"), t.g.all_faces())
    both = Reason("kaosz.no_attack", {"card": ["xe_iron_gate", "ce_curfew_of_the_mind"]}, "KG-9.1")
    assert words.reason(both) == told
