"""What a wish lacks: whatever is not offered is refused with the thing that is missing, and with its rule."""

from __future__ import annotations

from typing import Any

import pytest

from rules import Chance, apply, waiting, why_not
from rules.core.decisions import NOT_OFFERED
from rules.core.refusals import FIRST, offered
from rules.kaosz.refusals import ZONES
from rules.kaosz.state import HANGAR, HQ

from .armory import op
from .galaxy import deal
from .support import base, crew, equipment, event, table
from .test_playouts import RULESETS, lively_answer, start


def lacks(player: Any, wish: Any, **kept: Any) -> tuple[str, str]:
    """What the wish lacks, and the rule."""
    reason = why_not(player.table.state, player.decision(), wish)
    assert reason is not None
    return reason.id.removeprefix("kaosz."), reason.rule


def test_what_is_laid_and_played():
    """KG-5.10 to KG-5.14, KG-3.22."""
    t = table(base("hut"), crew("mate"), equipment("gun"), event("luck", 0, op("gain_credits", by=1)))
    mine, his = t.laci.ship("rb_mammoth"), t.dani.ship("rb_mammoth")
    hut, mate, gun, luck, vessel = t.laci.hq("hut", "mate", "gun", "luck", "rb_deathwing")
    other = t.dani.hq("mate")
    t.begin(t.laci)
    assert lacks(t.laci, ("play", hut)) == ("lay_first", "KG-5.12")
    assert lacks(t.laci, ("bring", gun, "lane")) == ("lay_first", "KG-5.12")
    assert lacks(t.laci, ("lay", gun, his)) == ("own_ships", "KG-3.22")
    assert lacks(t.laci, ("lay", mate, hut)) == ("lay_where", "KG-5.12")
    assert lacks(t.laci, ("bring", vessel, "zone", "colony", 0)) == ("to_hangar", "KG-5.10")
    assert lacks(t.laci, ("bring", luck, "card", his)) == ("to_lane", "KG-5.11")
    assert lacks(t.laci, ("launch", other)) == ("not_in_hq", "KG-5.10")
    assert lacks(t.laci, ("develop", mine)) == ("only_bases", "KG-5.14")
    assert lacks(t.laci, ("touch", his)) == ("not_yours", "KG-5.7")
    assert lacks(t.laci, ("bring", mine, "zone", "colony", t.laci.seat)) == ("ship_stays", "KG-5.7")


def test_an_event_on_a_full_ship_does_not_speak_of_its_load():
    """KG-5.11: Blood Scent brought to an enemy ship is told how it is played, not what the ship carries."""
    t = deal("sh_blood_scent", "xe_brute")
    t.laci.ship("rb_mammoth")
    brute = t.dani.ship("xe_brute")
    scent = t.laci.hq("sh_blood_scent")
    t.begin(t.laci)
    assert lacks(t.laci, ("bring", scent, "card", brute)) == ("to_lane", "KG-5.11")


def test_a_curfew_is_named_as_the_reason():
    """KG-9.1: ships that an effect holds back are active all the same."""
    t = deal("ce_curfew_of_the_mind")
    t.dani.ship("rb_mammoth")
    curfew = t.laci.hq("ce_curfew_of_the_mind")
    t.begin(t.laci).answers("action", ("play", curfew))
    t.everyone_passes()
    t.laci.ends()
    t.everyone_passes()
    t.dani.cannot("action", ("attack", t.laci.seat, "colony"), "kaosz.no_attack", "KG-9.1")


@pytest.mark.parametrize("wish", [
    (), ("lay",), ("lay", 1), ("lay", 9999, "surface"), ("attack", 9, "colony"), "nonsense", ("bring", -1),
    ("bring", 1, "zone", "sea", 0), None, 99999, ("use", 1, "x"),
])  # fmt: skip
def test_what_names_nothing_is_refused_all_the_same(wish):
    t = table()
    t.begin(t.laci)
    assert why_not(t.state, t.laci.decision(), wish).id == FIRST


def _wishes(g: Any, decision: Any, rng: Chance) -> list[Any]:
    """Options of the kinds that are offered, about other things; and things brought anywhere."""
    cards = [*g.all_in_play(), *g.pile(HQ[decision.seat])]
    if not cards:
        return []
    some = lambda: rng.choice(cards)  # noqa: E731
    made: list[Any] = []
    for verb in sorted({one[0] for one in offered(decision) if isinstance(one, tuple)}):
        if verb in ("launch", "play", "pay", "develop", "burst", "stealth"):
            made += [(verb, some()) for _ in range(4)]
        elif verb in ("board", "fire", "salvage", "lay"):
            made += [(verb, some(), some()) for _ in range(4)]
        elif verb == "attack":
            made += [(verb, rng.choice(g.order), rng.choice(("colony", "hq", some()))) for _ in range(4)]
    if any(type(one) is int for one in offered(decision)) and decision.prompt.rpartition(".")[2] not in SEATS:
        made += [some() for _ in range(4)]
    if decision.prompt == "kaosz.turn.action":
        made += [("bring", some(), "card", some()), ("touch", some())]
        made += [("bring", some(), "zone", rng.choice(ZONES), rng.choice(g.order)), ("marker", "card", some())]
        made += [("coin", "card", some()), ("bring", rng.choice(g.pile(HANGAR[decision.seat]) or cards), "lane")]
    return made


SEATS = ("opponent", "bound", "arrange")


def test_no_wish_of_the_kind_that_is_asked_for_is_refused_bare():
    """Random games of all rulesets: what is not offered has its own reason, with its rule."""
    told = set()
    for number, (seats, options) in enumerate(RULESETS):
        g, rng = start(seats, options, number), Chance(number)
        for _ in range(260):
            if not waiting(g):
                break
            decision = waiting(g)[0]
            if rng.below(3) == 0:
                for wish in _wishes(g, decision, rng):
                    reason = why_not(g, decision, wish)
                    bare = reason is not None and (reason.id in (FIRST, NOT_OFFERED) or not reason.rule)
                    # A gesture whose plain meaning is offered lacks nothing but the right place.
                    meant = isinstance(wish, tuple) and wish[0] in ("bring", "touch", "coin", "marker", "lay")
                    assert not bare or meant, (decision.prompt, wish, reason)
                    told.add(reason and reason.id)
            apply(g, lively_answer(g, rng), listen=False)
    assert len(told) > 20
