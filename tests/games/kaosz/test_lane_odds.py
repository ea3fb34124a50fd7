"""Exact outcomes in combat, from what a seat may know (UX-40)."""

from __future__ import annotations

import pytest

from rules import Chance, imagine, view, waiting
from rules.kaosz.odds import Odds
from tests.games.kaosz.armory import op
from tests.games.kaosz.support import base, crew, equipment, interrupt, ship, table


def clash(t, attackers, defenders, at="colony"):
    """Laci attacks with these ships and Dani defends with those, up to the fire step."""
    t.begin(t.laci).attacks(t.dani, at, *attackers)
    if t.dani.is_asked("defenders"):
        t.dani.defends(*defenders)
    while t.asked()[0][1] in ("kaosz.combat.crew", "kaosz.combat.pay"):
        t.players[t.asked()[0][0]].is_done()


def odds(t, player):
    return Odds(t.state, player.seat)


def test_a_shot_tells_armor_before_and_after_with_and_without_return_fire():
    """KG-7.43."""
    t = table(ship("hawk", "5-3-4-1"), ship("tower", "2-2-5-0"))
    hawk, tower = t.laci.ship("hawk"), t.dani.ship("tower")
    clash(t, [hawk], [tower])
    told = odds(t, t.laci).exchange(("fire", hawk, tower))
    fate = told.quiet.of(tower)
    assert (fate.before, fate.after, fate.gone) == (5, 2, False)
    assert told.quiet.of(hawk).loss == 0
    assert told.returned.of(hawk).after == 2
    t.laci.fires(hawk, tower)
    t.dani.answers("return", "return")
    assert (t.armor(hawk), t.armor(tower)) == (2, 2)


def test_a_ship_that_is_destroyed_is_told_so_and_still_returns_fire():
    t = table(ship("hawk", "5-6-4-1"), ship("tower", "2-4-5-0"))
    hawk, tower = t.laci.ship("hawk"), t.dani.ship("tower")
    clash(t, [hawk], [tower])
    told = odds(t, t.laci).exchange(("fire", hawk, tower))
    assert told.quiet.of(tower).gone and not told.quiet.of(hawk).gone
    assert told.returned.of(tower).gone and told.returned.of(hawk).gone


def test_where_nobody_can_return_fire_there_is_no_second_outcome():
    """KG-8.11: Rapid fire; KG-7.41: only an active ship."""
    t = table(ship("hawk", "5-3-4-1", keywords=["rapid_fire"]), ship("tower", "2-2-5-0"))
    hawk, tower = t.laci.ship("hawk"), t.dani.ship("tower")
    clash(t, [hawk], [tower])
    assert odds(t, t.laci).exchange(("fire", hawk, tower)).returned is None


def test_the_target_sees_what_each_answer_leads_to():
    t = table(ship("hawk", "5-3-2-1"), ship("tower", "2-2-5-0"))
    hawk, tower = t.laci.ship("hawk"), t.dani.ship("tower")
    clash(t, [hawk], [tower])
    t.laci.fires(hawk, tower)
    told = odds(t, t.dani)
    assert told.answering("return").of(hawk).gone
    assert not told.answering("nothing").of(hawk).gone


def test_effects_that_lie_open_count():
    """A paid shield and a replaced loss are in the numbers, because the rules themselves are asked."""
    plate = equipment("plate", 1, subtype="shield", stats={"armor": 2})
    t = table(ship("hawk", "5-3-4-1"), ship("tower", "2-2-5-0"), plate)
    hawk, tower = t.laci.ship("hawk"), t.dani.ship("tower")
    t.dani.carries(tower, "plate", paid=True)
    clash(t, [hawk], [tower])
    fate = odds(t, t.laci).exchange(("fire", hawk, tower)).quiet.of(tower)
    assert (fate.before, fate.after) == (7, 4)


@pytest.mark.parametrize(("bombs", "left"), [("5-3-4-1", 1), ("5-3-4-3", 3)])
def test_an_undefended_attack_on_a_colony_mills_as_many_cards_as_the_total(bombs, left):
    """KG-7.53, told before the attackers are confirmed."""
    t = table(ship("hawk", bombs))
    one, two = t.laci.ship("hawk"), t.laci.ship("hawk")
    t.begin(t.laci).attacks(t.dani, "colony")
    told = odds(t, t.laci)
    ((seat, before, after),) = told.undefended([one, two]).colony
    assert (seat, before - after) == (t.dani.seat, 2 * left)
    assert told.undefended([one]).total == left
    assert told.undefended([]) is None


def test_the_defender_sees_what_happens_without_defence():
    t = table(ship("hawk", "5-3-4-3"), ship("tower", "2-2-5-0"))
    hawk = t.laci.ship("hawk")
    t.dani.ship("tower")
    t.begin(t.laci).attacks(t.dani, "hq")
    t.dani.hq("hawk")
    t.laci.sends(hawk)
    told = odds(t, t.dani).not_defending()
    assert told.total == 3 and told.hq[0][1] - told.hq[0][2] == 1


def test_a_bombed_base_that_lies_face_down_may_be_a_trap():
    """KG-7.57, UX-40: the outcome is told, and that it is not certain."""
    pit = base("pit", 0, {"kind": "trap", "do": [op("gain_credits", by=1)]}, subtype="trap")
    t = table(ship("hawk", "5-3-4-2"), pit)
    hawk, pit = t.laci.ship("hawk"), t.dani.base("pit")
    t.begin(t.laci).attacks(t.dani, pit, hawk)
    told = odds(t, t.laci).bombing([hawk])
    assert told.of(pit).gone and told.trap


def test_the_same_is_foretold_in_every_world_that_fits_what_the_seat_knows():
    """UX-40: hidden cards change nothing in what is told."""
    stop = interrupt("stop", "combat", 0, op("gain_credits", by=1))
    t = table(
        ship("hawk", "5-3-4-1"),
        ship("tower", "2-2-5-0"),
        equipment("plate", 1, stats={"armor": 2}),
        crew("mate", 1),
        stop,
    )
    hawk, tower = t.laci.ship("hawk"), t.dani.ship("tower")
    t.dani.carries(tower, "plate")
    t.dani.hq("stop", "hawk", "mate")
    clash(t, [hawk], [tower])
    told = [
        Odds(imagine(t.state, t.laci.seat, Chance(number)), t.laci.seat).exchange(("fire", hawk, tower))
        for number in range(6)
    ]
    assert len({repr(each) for each in told}) == 1


def test_the_view_says_where_values_come_from():
    """UX-51: card, design, how, by how much."""
    t = table(ship("hawk", "5-3-4-1"), equipment("gun", 1, stats={"fire": 2}))
    hawk = t.laci.ship("hawk")
    gun = t.laci.carries(hawk, "gun", paid=True)
    t.begin(t.laci)
    seen = view(t.state, t.dani.seat)["table"]["players"][t.laci.seat]["hangar"][0]
    assert seen["sources"] == {"fire": [[gun, "gun", "add", 2]]}


def test_the_view_says_who_may_act_and_which_shots_are_announced():
    """KG-7.32, KG-7.40, KG-7.41."""
    t = table(ship("hawk", "5-3-4-1"), ship("tower", "2-2-5-0"))
    hawk, tower = t.laci.ship("hawk"), t.dani.ship("tower")
    t.dani.hq("hawk")
    clash(t, [hawk], [tower])
    combat = view(t.state, None)["table"]["combat"]
    assert (combat["acting"], combat["blows"]) == ([hawk], [])
    t.quiet = False
    t.laci.fires(hawk, tower)
    t.dani.answers("return", "return")
    assert waiting(t.state)[0].prompt == "core.priority.reply"
    combat = view(t.state, None)["table"]["combat"]
    assert (combat["acting"], combat["blows"]) == ([], [[hawk, [tower], False], [tower, [hawk], True]])
