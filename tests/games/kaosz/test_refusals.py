"""What a wish lacks: whatever is not offered is refused with the thing that is missing, and with its rule."""

from __future__ import annotations

from typing import Any

from rules import waiting, why_not
from rules.core.refusals import FIRST
from tests.app.test_table_places import positions

from .armory import op
from .galaxy import deal
from .support import base, crew, equipment, event, table


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


def test_a_card_of_somebody_near_is_not_refused_as_far_away():
    """KG-11.33, UX-17: where a player is asked for, only what belongs to one farther away is said to be too far."""
    session = positions("kaosz")["kaosz.announce.opponent"]
    g, asked = session.state, waiting(session.state)[0]
    near = {asked.seat, *g.neighbours(asked.seat)}
    told: dict[bool, set[str]] = {True: set(), False: set()}
    for card, owner in enumerate(g.controller):
        reason = why_not(g, asked, card)
        if reason is not None:  # the number of a player who may be chosen
            told[owner in near].add(reason.id)
    assert told[True] == {FIRST} and told[False] <= {"kaosz.neighbour"}
