"""Cards in places: atoms keep every card in one place, mask what they tell, and imagined deals fit."""

from __future__ import annotations

import pytest

from rules import Chance, Fault, Setup, clone, new_game
from rules.core.events import events_for
from rules.core.knowledge import permute_hidden
from rules.core.zones import move_card, show_cards, shuffle_pile, turn_card
from tests.support import tiny


@pytest.fixture
def g() -> tiny.Tiny:
    state = new_game("tiny", Setup("tiny", [{}, {}, {}]), 3)
    state.heard = []
    return state


def test_a_moved_card_is_in_exactly_one_place(g):
    card = tiny.hand(g, 0)[1]
    move_card(g, card, "box", at=0, face_up=True)
    assert g.pile("box")[0] == card
    assert g.cards.misplaced() == []
    g.cards.piles["box"].append(card)
    assert g.cards.misplaced() == [card]


def test_turning_a_card_that_lies_so_already_is_no_event(g):
    card = tiny.hand(g, 0)[0]
    turn_card(g, card, False)
    assert g.heard == []
    turn_card(g, card, True)
    (event,) = g.heard
    assert event.reveals
    assert events_for(g.heard, 2)[0].data["design"] == g.cards.design[card]


def test_a_card_passed_from_hand_to_hand_is_known_to_both_and_no_other(g):
    card = tiny.hand(g, 0)[0]
    move_card(g, card, "hand:1")
    seen = {seat: "design" in events_for(g.heard, seat)[0].data for seat in (0, 1, 2, None)}
    assert seen == {0: True, 1: True, 2: False, None: False}


def test_a_card_passed_between_the_only_two_players_is_none_of_a_spectators_business():
    g = new_game("tiny", Setup("tiny", [{}, {}]), 3)
    g.heard = []
    move_card(g, tiny.hand(g, 0)[0], "hand:1")
    told = {seat: set(events_for(g.heard, seat)[0].data) for seat in (0, 1, None)}
    assert {"design", "card", "at"} <= told[0] == told[1]
    assert not {"design", "card", "at"} & told[None]
    move_card(g, tiny.hand(g, 1)[0], "box", face_up=True)
    assert "design" in events_for(g.heard, None)[1].data


def test_a_shuffle_never_lets_a_number_give_a_card_away(g):
    before = {c: g.cards.design[c] for c in g.pile("deck")}
    numbers = list(g.pile("deck"))
    shuffle_pile(g, "deck")
    after = {c: g.cards.design[c] for c in g.pile("deck")}
    assert list(g.pile("deck")) == numbers
    assert sorted(before.values()) == sorted(after.values())
    assert before != after
    assert [e.data for e in g.heard] == [{"place": "deck", "count": len(numbers)}]


def test_cards_shown_to_one_seat_are_masked_for_the_others(g):
    show_cards(g, [1, 2], to=(1,))
    assert events_for(g.heard, 1)[0].data["designs"] == [g.cards.design[1], g.cards.design[2]]
    assert "designs" not in events_for(g.heard, 0)[0].data


def test_a_deal_of_hidden_cards_keeps_what_the_seat_knows_and_permutes_the_rest(g):
    worlds = []
    for n in range(20):
        world = clone(g)
        permute_hidden(world, 0, Chance(n))
        assert [world.cards.design[c] for c in tiny.hand(g, 0)] == [g.cards.design[c] for c in tiny.hand(g, 0)]
        assert sorted(world.cards.design) == sorted(g.cards.design)
        assert world.cards.place == g.cards.place
        worlds.append(tuple(world.cards.design))
    assert len(set(worlds)) > 10


def test_a_deal_of_hidden_cards_respects_places_that_hold_only_some_cards(g):
    pinned = {c for c in range(len(g.cards.design)) if g.cards.design[c] == tiny.SPARK and not g.knows(0, c)}

    def fits(design: str, card: int) -> bool:
        return (design == tiny.SPARK) == (card in pinned)

    for n in range(30):
        world = clone(g)
        permute_hidden(world, 0, Chance(n), fits)
        assert all(fits(world.cards.design[c], c) for c in range(len(g.cards.design)) if not g.knows(0, c))


def test_an_impossible_deal_is_a_fault(g):
    with pytest.raises(Fault):
        permute_hidden(clone(g), 0, Chance(1), lambda design, card: design == "nothing fits")
