"""Setting up (section 4): roll, credits, hands, mulligan, income; and which setups are refused (section 11)."""

from __future__ import annotations

import pytest

from rules import Answer, Illegal, Setup, apply, new_game, waiting
from rules.kaosz.opening import offered_decks

from .support import GAME, content, table


def begin(seed=1, seats=2, script=(), **options):
    """A new game; `script` are the dice of the starting roll."""
    g = GAME.start(Setup("kaosz", [{} for _ in range(seats)], options), content(), seed)
    g.content = content()
    g.script = list(script) or None
    from rules.core.running import run

    run(g)
    return g


def test_the_higher_roll_starts():
    """KG-4.11."""
    assert begin(script=(2, 5)).starter == 1


def test_ties_are_rolled_again():
    """KG-4.11, KG-2.4."""
    g = begin(script=(4, 4, 3, 1))
    assert g.starter == 0
    assert g.script == []


def test_of_several_players_the_highest_starts_then_clockwise():
    """KG-4.20, KG-11.30."""
    g = begin(seats=4, script=(1, 5, 5, 2, 3, 6))
    assert g.starter == 2
    order = []
    while waiting(g)[0].prompt == "kaosz.game.mulligan":
        order.append(waiting(g)[0].seat)
        apply(g, Answer(order[-1], "kaosz.game.mulligan", "keep"))
    assert order == [2, 3, 0, 1]


def test_everybody_gets_five_credits_and_five_cards():
    """KG-4.12, KG-2.1, KG-1.7."""
    g = begin()
    assert g.credits == [5, 5]
    assert [len(g.pile(f"hq:{s}")) for s in (0, 1)] == [5, 5]
    assert [len(g.pile(f"colony:{s}")) for s in (0, 1)] == [40, 40]


def test_everybody_brings_a_deck_of_his_own():
    """KG-1.1: each side is made of the cards of its own deck."""
    one, two = offered_decks(GAME.content([]), {})[:2]
    g = new_game("kaosz", Setup("kaosz", [{"deck": one.id}, {"deck": two.id}]), 1)
    for seat, deck in enumerate((one, two)):
        mine = sorted(design for design, owner in zip(g.cards.design, g.owner, strict=True) if owner == seat)
        assert mine == sorted(deck.designs()) and len(mine) == 45


def test_the_mulligan_is_taken_once_without_cost():
    """KG-4.13, KG-4.14, KG-S4, D2: the starting player decides first; nobody is asked twice."""
    g = begin(script=(6, 1))
    assert waiting(g)[0].seat == 0
    before = g.chance
    apply(g, Answer(0, "kaosz.game.mulligan", "redraw"))
    assert g.chance != before
    assert (len(g.pile("hq:0")), g.credits[0]) == (5, 5)
    assert waiting(g)[0].seat == 1
    with pytest.raises(Illegal):
        apply(g, Answer(0, "kaosz.game.mulligan", "redraw"))
    apply(g, Answer(1, "kaosz.game.mulligan", "keep"))
    assert waiting(g)[0].prompt != "kaosz.game.mulligan"


def test_the_colonies_are_shuffled():
    """KG-4.10, KG-1.5: another seed, another order; the same seed, the same game."""
    orders = {seed: tuple(begin(seed).cards.design) for seed in (1, 1, 2)}
    assert orders[1] != orders[2]
    assert tuple(begin(1).cards.design) == orders[1]


def test_the_second_player_may_attack_in_his_first_turn():
    """KG-4.16."""
    t = table()
    t.laci.ship("rb_deathwing")
    t.begin(t.laci, turn=2)
    t.state.turns = [1, 1]
    assert t.laci.may("attack", 0, "colony")


def test_with_several_players_nobody_attacks_in_his_first_turn():
    """KG-4.21, KG-11.32; and there is no ramp (KG-11.31)."""
    t = table(seats=("dani", "laci", "zoli"), credits=0)
    t.laci.ship("rb_deathwing")
    t.begin(t.dani, turn=1)
    t.state.turns = [1, 0, 0]
    t.dani.ends()
    assert t.laci.credits == 5
    t.laci.cannot("action", ["attack", 0, "colony"], "kaosz.first_turn")


def test_the_quick_start_has_no_mulligan_and_full_income():
    """KG-4.30, KG-11.3, KG-11.4, KG-11.5."""
    g = begin(ruleset="quickstart")
    asked = waiting(g)[0]
    assert asked.prompt == "kaosz.turn.action"
    assert g.credits[g.starter] == 10
    assert sum(len(pile) for place, pile in g.cards.piles.items() if place.endswith(":0")) == 30


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (3, {"ruleset": "quickstart"}, "kaosz.quickstart_for_two"),
        (2, {"ruleset": "quickstart", "species_limit": "max4"}, "kaosz.quickstart_species"),
        (2, {"qs_level": 2}, "kaosz.level_without_quickstart"),
        (2, {"tournament": True, "combat": "simplified"}, "kaosz.tournament"),
        (3, {"tournament": True}, "kaosz.tournament"),
        (2, {"tournament": True, "species_limit": "free"}, "kaosz.tournament"),
        (7, {}, "core.seats"),
    ],
)
def test_setups_that_are_not_offered(seats, options, reason):
    """Section 11, KG-11.56, KG-11.62, KG-1.2."""
    with pytest.raises(Illegal) as refused:
        new_game("kaosz", Setup("kaosz", [{} for _ in range(seats)], options), 1, content())
    assert refused.value.reason.id == reason


@pytest.mark.parametrize(
    ("deck", "reason"),
    [(["rb_crx"] * 3, "kaosz.deck.size"), ("no_such_deck", "kaosz.deck.none"), (["x"] * 45, "kaosz.deck.unknown")],
)
def test_an_illegal_deck_is_refused_with_its_reason(deck, reason):
    """KG-4.1, D1."""
    with pytest.raises(Illegal) as refused:
        new_game("kaosz", Setup("kaosz", [{"deck": deck}, {}]), 1, content())
    assert refused.value.reason.id == reason


def test_decks_on_offer_are_legal_under_the_switches():
    """D1."""
    assert [d.id for d in offered_decks(content(), {})] == ["rb_all_fifteen"]
    assert [d.id for d in offered_decks(content(), {"ruleset": "quickstart"})] == ["rb_first_lesson"]
