"""KG-11.41: whom "the opponent" of a lasting effect means, and that it never is its own controller."""

from __future__ import annotations

import pytest

from rules import CONCEDE, Answer
from rules.kaosz import values

from .galaxy import deal, written
from .support import base, content, event, table

THREE = ("dani", "laci", "zoli")
SEIZE = event("seize", 0, {"op": "take_control", "on": "target"}, target={"type": ["ship", "base", "crew"]})
_CARDS = content(*written().values())
BOUND = sorted(name for name in (*written(), "rb_mine_ring") if _CARDS[name].says_opponent)


def seized(design):
    """Laci's card, bound to Dani, has just come under Dani's control."""
    t = table(*(each for each in written().values() if each["id"] == design), SEIZE, seats=THREE)
    type_ = _CARDS[design].type
    ship_ = t.laci.ship("rb_crx")
    if type_ == "equipment":
        card, taken = t.laci.carries(ship_, design, paid=True), ship_
    else:
        card = taken = {"base": t.laci.base, "crew": t.laci.crew}[type_](design, paid=True)
    t.g.bound[card] = t.dani.seat
    seize = t.dani.hq("seize")
    t.begin(t.dani).plays(seize, taken)
    assert t.g.controller[card] == t.dani.seat
    return t, card


def test_there_are_such_cards_of_every_kind():
    assert {_CARDS[name].type for name in BOUND} == {"base", "crew", "equipment"}


@pytest.mark.parametrize("design", BOUND)
def test_a_card_that_changes_control_is_bound_anew_by_its_new_controller(design):
    """KG-11.41: he chooses among his neighbours, at that moment; never is he meant himself."""
    t, card = seized(design)
    assert t.asked() == [(t.dani.seat, "kaosz.settle.bound")]
    assert t.dani.offered() == [t.laci.seat, t.zoli.seat]
    t.dani.answers("bound", t.zoli.seat)
    assert t.g.bound[card] == t.zoli.seat
    assert t.dani.is_asked("action")


def test_a_taken_mine_ring_taxes_the_one_who_was_chosen():
    """KG-7.2, KG-11.41."""
    t, _ = seized("rb_mine_ring")
    t.dani.answers("bound", t.laci.seat)
    assert [values.attack_tax(t.g, seat) for seat in range(3)] == [0, 1, 0]


def test_the_migraine_ray_of_a_borrowed_ship_does_not_take_its_new_controllers_credit():
    """KG-9.17, KG-11.41: and back home its owner chooses again."""
    t = deal("ce_migraine_ray", "ce_borrowed_will", seats=THREE)
    mine = t.dani.ship("rb_unicornis")
    ray = t.dani.carries(mine, "ce_migraine_ray", paid=True)
    t.g.bound[ray] = t.laci.seat
    foe, will = t.zoli.ship("rb_mammoth"), t.laci.hq("ce_borrowed_will")
    t.begin(t.laci).plays(will)
    if t.laci.is_asked("opponent"):
        t.laci.answers("opponent", t.dani.seat)
    t.laci.answers("target", mine)
    t.laci.answers("bound", t.zoli.seat)
    t.laci.attacks(t.zoli, "colony", mine, met_by=[foe])
    before = [player.credits for player in t.players]
    t.laci.shoots(mine, foe)
    assert [player.credits for player in t.players] == [before[0], before[1], before[2] - 1]
    t.laci.ends()
    assert t.g.controller[mine] == t.dani.seat
    t.dani.answers("bound", t.zoli.seat)
    assert t.g.bound[ray] == t.zoli.seat


def test_union_gunners_leave_whoever_does_not_pay_them():
    """KG-11.41: also the one to whom they have deserted."""
    t = deal("hu_union_gunners", seats=THREE)
    ship_, gunners = t.laci.ship("rb_unicornis"), t.laci.crew("hu_union_gunners", paid=True)
    his = t.dani.ship("rb_unicornis")
    t.g.bound[gunners] = t.dani.seat
    t.begin(t.laci)
    for who, against, with_, then in ((t.laci, t.dani, ship_, t.dani), (t.dani, t.zoli, his, t.zoli)):
        if who is t.dani:
            t.dani.answers("bound", t.zoli.seat)
            t.to_next_turn_of(t.dani)
        who.attacks(against, "colony")
        who.sends(with_)
        who.boards(gunners, with_)
        if against.is_asked("defenders"):
            against.defends()
        who.bombs()
        who.answers("optional", "no")
        assert t.g.controller[gunners] == then.seat


def test_a_card_put_into_play_by_an_effect_is_bound_at_once():
    """KG-11.41: not only when its controller's next turn begins."""
    gate = base("gate", 0, {"kind": "static", "do": [{"op": "attack_tax", "by": 1, "who": "opponent"}]})
    free = event("free", 0, {"op": "pay_free", "on": "target"}, target={"type": "base", "controller": "you"})
    t = table(gate, free, seats=THREE)
    card, free_ = t.laci.base("gate"), t.laci.hq("free")
    t.begin(t.laci).plays(free_, card)
    t.laci.answers("bound", t.dani.seat)
    assert t.g.bound[card] == t.dani.seat


def test_an_effect_that_only_watches_the_opponent_is_bound_too():
    """KG-11.41: its subject or condition names him, not what it does."""
    watch = {
        "kind": "triggered", "when": "ship_played", "subject": {"type": "ship", "controller": "opponent"},
        "do": [{"op": "gain_credits", "by": 1}],
    }  # fmt: skip
    t = table(base("tower", 0, watch), seats=THREE)
    tower = t.laci.base("tower")
    t.begin(t.laci).does("pay", tower)
    t.laci.answers("bound", t.dani.seat)
    assert t.g.bound[tower] == t.dani.seat


def test_with_two_players_left_the_other_one_is_meant_without_a_question():
    """KG-11.41, KG-11.42."""
    t, card = seized("rb_mine_ring")
    t.dani.answers("bound", t.zoli.seat)
    t.give(Answer(t.zoli.seat, CONCEDE, None))
    assert t.g.bound[card] == t.laci.seat
    assert t.dani.is_asked("action")


def test_in_a_game_of_two_a_taken_card_works_against_the_other():
    """KG-11.41."""
    t = table(SEIZE)
    ring, seize = t.laci.base("rb_mine_ring", paid=True), t.dani.hq("seize")
    t.begin(t.dani).plays(seize, ring)
    assert [values.attack_tax(t.g, seat) for seat in range(2)] == [0, 1]
