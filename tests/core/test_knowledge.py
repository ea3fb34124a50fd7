"""What seats remember of hidden cards: seen, shown, passed on, mixed up, forgotten; and of a secret role."""

from __future__ import annotations

from collections import Counter

import pytest

from rules import (
    Chance,
    Setup,
    apply,
    clone,
    decode,
    encode,
    find,
    fingerprint,
    imagine,
    new_game,
    play_on,
    view,
    violations,
    waiting,
)
from rules.core.cards import CardState
from rules.core.knowledge import Among, Memory, memory_of
from rules.core.zones import draw_card, move_card, show_cards, shuffle_pile, sweep_pile, turn_card
from tests.support import tiny
from tests.support.games import SHIPPED
from tests.support.parlour import PARLOUR
from tests.support.playout import answer_at_random


@pytest.fixture
def g() -> tiny.Tiny:
    """Hands of five cards, three in the deck; seat 1 holds the designs 1, 1, 2, 3 and 4."""
    state = new_game("tiny", Setup("tiny", [{}, {}, {}]), 3)
    assert state.memories == []
    for card, design in zip(state.pile("hand:1"), ("gem_1", "gem_1", "gem_2", "gem_3", "gem_4"), strict=True):
        state.cards.design[card] = design
    return state


def known(g, seat) -> list:
    return [design for _, design, _ in view(g, seat)["known"]["cards"]]


def among(g, seat) -> list:
    return view(g, seat)["known"]["among"]


def test_a_card_passed_on_is_known_to_giver_and_taker_only(g):
    card = tiny.hand(g, 0)[0]
    move_card(g, card, "hand:1")
    assert known(g, 0) == [g.cards.design[card]]
    assert g.knows(0, card) and g.knows(1, card) and not g.sees(0, card)
    assert known(g, 1) == known(g, 2) == []  # who looks at it needs no memory
    assert view(g, None)["known"] is None


def test_only_who_was_shown_a_card_remembers_it(g):
    top = g.pile("deck")[-1]
    show_cards(g, [top], (2,))
    assert view(g, 2)["known"]["cards"] == [["deck", g.cards.design[top], 0]]
    assert known(g, 0) == known(g, 1) == []


@pytest.mark.parametrize("game", [game for game in SHIPPED if issubclass(find(game).state, CardState)])
def test_who_sees_a_pile_sees_each_of_its_cards(game):
    """What is said of a whole place saves asking card by card, so it must be the same."""
    state, dice = new_game(game, Setup(game, [{}] * 3), 4), Chance(4)
    for _ in range(12):
        for place, pile in state.cards.piles.items():
            assert state.seeing_pile(place) in {None, *map(state.seeing, pile)} or not pile
            assert state.seeing_pile(place) is None or len({*map(state.seeing, pile)}) < 2
        for _ in range(15):
            play_on(state, dice)


def test_the_top_card_is_still_known_when_it_is_drawn(g):
    top = g.pile("deck")[-1]
    show_cards(g, [top], (2,))
    draw_card(g, "deck", "hand:1")
    assert view(g, 2)["known"]["cards"] == [["hand:1", g.cards.design[top], None]]
    draw_card(g, "deck", "hand:0")
    assert known(g, 2) == [g.cards.design[top]]


def test_a_card_turned_face_down_is_remembered_by_all_and_turned_up_again_needs_no_memory(g):
    card = tiny.hand(g, 0)[0]
    turn_card(g, card, True)
    assert g.memories == []
    turn_card(g, card, False)
    assert known(g, 0) == [] and known(g, 1) == known(g, 2) == [g.cards.design[card]]
    turn_card(g, card, True)
    assert g.memories == []


def test_a_shuffle_leaves_only_that_the_card_is_one_of_these(g):
    card = tiny.hand(g, 0)[0]
    design = g.cards.design[card]
    move_card(g, card, "deck")
    shuffle_pile(g, "deck")
    assert known(g, 0) == []
    assert among(g, 0) == [[{"deck": len(g.pile("deck"))}, [design]]]
    assert not any(g.knows(0, c) for c in g.pile("deck"))


def test_a_shuffle_of_all_that_is_hidden_says_nothing(g):
    for seat in (1, 2):
        for card in list(tiny.hand(g, seat)):
            move_card(g, card, "deck")
    move_card(g, tiny.hand(g, 0)[0], "deck")
    shuffle_pile(g, "deck")
    assert memory_of(g, 0) == Memory()


def test_cards_of_a_swept_pile_are_among_what_is_shuffled(g):
    cards = [tiny.hand(g, seat)[0] for seat in (0, 1)]
    designs = sorted(g.cards.design[c] for c in cards)
    for card in cards:
        move_card(g, card, "box", face_up=True)
    sweep_pile(g, "box", "deck", face_up=False)
    assert [sorted(known(g, seat)) for seat in range(3)] == [designs] * 3
    shuffle_pile(g, "deck")
    assert [among(g, seat)[0][1] for seat in range(3)] == [designs] * 3


def test_an_unseen_choice_from_a_hand_leaves_that_the_card_is_one_of_these(g):
    held = tiny.hand(g, 1)[3]
    show_cards(g, [held], (0,))
    move_card(g, tiny.hand(g, 1)[2], "deck", at=0)
    assert known(g, 0) == []
    assert among(g, 0) == [[{"deck": 1, "hand:1": 4}, ["gem_3"]]]
    assert known(g, 1) == ["gem_2"]  # who chose it knows where it went


def test_what_shows_itself_is_taken_out_of_what_it_was_among(g):
    held = list(tiny.hand(g, 1))
    show_cards(g, held[2:4], (0,))
    move_card(g, held[4], "deck", at=0)
    assert among(g, 0)[0][1] == ["gem_2", "gem_3"]
    move_card(g, held[2], "box", face_up=True)
    assert among(g, 0) == [[{"deck": 1, "hand:1": 3}, ["gem_3"]]]
    move_card(g, held[3], "box", face_up=True)
    assert memory_of(g, 0) == Memory()


def test_the_last_of_them_is_deduced(g):
    held = list(tiny.hand(g, 1))
    show_cards(g, held, (0,))
    move_card(g, held[4], "deck", at=0)
    for card in held[:4]:
        move_card(g, card, "box", face_up=True)
    assert view(g, 0)["known"] == {"cards": [["deck", "gem_4", len(g.pile("deck")) - 1]], "among": []}


def test_a_second_card_of_the_same_design_looks_like_the_remembered_one(g):
    first, second = tiny.hand(g, 1)[:2]
    show_cards(g, [first], (0,))
    move_card(g, second, "box", face_up=True)
    assert memory_of(g, 0) == Memory(), "seat 0 cannot know that the card it saw is still there"


def test_another_design_leaves_the_remembered_card_known(g):
    held = tiny.hand(g, 1)
    show_cards(g, [held[0]], (0,))
    move_card(g, held[3], "box", face_up=True)
    assert known(g, 0) == ["gem_1"]


def test_two_cards_shown_together_are_two_and_shown_one_by_one_perhaps_the_same(g):
    first, second = tiny.hand(g, 1)[:2]
    other = clone(g)
    show_cards(g, [first, second], (0,))
    assert known(g, 0) == ["gem_1", "gem_1"]
    show_cards(other, [first], (0,))
    show_cards(other, [second], (0,))
    assert known(other, 0) == ["gem_1"]


def test_imagined_worlds_deal_around_what_is_known(g):
    held = list(tiny.hand(g, 1))
    show_cards(g, [held[2]], (0,))
    move_card(g, tiny.hand(g, 0)[0], "deck")
    shuffle_pile(g, "deck")
    ((_, (design,)),) = among(g, 0)
    dealt = set()
    for n in range(40):
        world = imagine(g, 0, Chance(n))
        assert world.cards.design[held[2]] == "gem_2"
        assert design in [world.cards.design[c] for c in world.pile("deck")]
        assert Counter(world.cards.design) == Counter(g.cards.design)
        assert view(world, 0)["known"] == view(g, 0)["known"]
        dealt.add(tuple(world.cards.design))
    assert len(dealt) > 30


def test_memories_are_saved_but_name_no_position(g):
    plain = encode(g)
    assert "memories" not in plain
    name = fingerprint(g)
    show_cards(g, [g.pile("deck")[-1]], (2,))
    saved = encode(g)
    assert decode(saved).memories == g.memories != []
    assert {**saved, "memories": None} == {**plain, "memories": None}
    assert fingerprint(g) == name


@pytest.mark.parametrize(
    "memory",
    [
        Memory((0, 0)),
        Memory((99,)),
        Memory((), (Among((0, 1), ("nothing",)),)),
        Memory((), (Among((0, 1), ()),)),
        Memory((0,), (Among((0, 1), ("gem_1",)),)),
    ],
)
def test_a_forged_memory_is_found_out(g, memory):
    for card in (0, 1):
        move_card(g, card, "deck")
        g.cards.design[card] = "gem_1"
    g.memories = []
    assert violations(g) == []
    g.memories = [memory, Memory(), Memory()]
    assert violations(g)
    g.memories = [Memory()]
    assert violations(g)


# -- a secret role --------------------------------------------------------------------------------------------------


def test_a_fined_guest_is_not_believed_to_be_the_host():
    for seed in range(30):
        g, rng = new_game(PARLOUR.id, Setup(PARLOUR.id, [{}] * 4), seed), Chance(seed)
        fined = set()
        while waiting(g):
            for event in apply(g, answer_at_random(g, waiting(g)[0], rng)):
                if event.kind == "fined":
                    fined.add(event.data["seat"])
            suspects = set(g.suspects)
            assert suspects == set(g.seats()) - fined
            for seat in g.seats():
                hosts = {imagine(g, seat, Chance(n)).host for n in range(25)}
                assert hosts == ({seat} if seat == g.host else suspects - {seat})
        if len(fined) > 1:
            return
    raise AssertionError("nobody was fined")


def test_a_supposition_that_leaves_the_truth_out_is_found_out():
    g = new_game(PARLOUR.id, Setup(PARLOUR.id, [{}] * 3), 1)
    assert violations(g) == []
    g.suspects.remove(g.host)
    assert violations(g)
