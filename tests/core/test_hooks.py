"""Hooks: layers, order of play, guards, pieces that change hands or leave, and reasons that add up to the value."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core.flow import Pause
from rules.core.frame import Frame
from rules.core.hooks import ADD, CHANGE, REACT, SET, Bound, Hook, Hooks, Source, always, chosen
from rules.core.questions import Question
from tests.support import parlour

LAYERS = ("copy", SET, ADD, "double")


def table(*sources: Source) -> SimpleNamespace:
    return SimpleNamespace(sources=list(sources))


TEXTS = {
    "twice": (lambda g, source, value, about: value * 2, "double"),
    "plus": (lambda g, source, value, about: value + source.seat, ADD),
    "fixed": (lambda g, source, value, about: source.seat, SET),
    "odd": (lambda g, source, value, about: value, "sideways"),
}


def numbers(guard=always) -> Hooks:
    """A game whose pieces have one text each, named like their design."""
    hooks = Hooks(LAYERS)

    @hooks.listing
    def pieces(g, kind, name, about):
        for source in g.sources:
            if (kind, name) == (CHANGE, "speed") and source.design in TEXTS:
                run, layer = TEXTS[source.design]
                yield Hook(source, run, guard, layer)

    return hooks


def test_layers_count_before_the_order_of_play():
    g = table(Source("a", 1, "twice", 1), Source("b", 3, "plus", 2), Source("c", 5, "fixed", 3))
    assert numbers().ask(g, "speed", 100) == (5 + 3) * 2
    assert [part.piece for part in numbers().why(g, "speed", 100)] == ["c", "b", "a"]


def test_within_a_layer_the_order_of_play_counts_and_not_the_order_of_listing():
    late, early = Source("late", 7, "fixed", 9), Source("early", 2, "fixed", 4)
    assert numbers().ask(table(late, early), "speed", 0) == 7
    assert numbers().ask(table(early, late), "speed", 0) == 7


def test_what_came_at_the_same_time_counts_as_listed():
    one, two = Source("one", 7, "fixed"), Source("two", 2, "fixed")
    assert numbers().ask(table(one, two), "speed", 0) == 2
    assert numbers().ask(table(two, one), "speed", 0) == 7


def test_a_layer_that_the_game_does_not_have_is_a_defect():
    with pytest.raises(KeyError):
        numbers().ask(table(Source("a", 1, "odd"), Source("b", 1, "plus")), "speed", 0)


def test_a_guard_keeps_a_text_out_of_values_and_reasons():
    hooks = numbers(lambda g, source, about: source.seat == about)
    g = table(Source("a", 2, "plus"), Source("b", 1, "plus"))
    assert hooks.ask(g, "speed", 4, 1) == 5
    assert [part.piece for part in hooks.why(g, "speed", 4, 1)] == ["b"]


def test_a_piece_that_changes_hands_or_leaves_takes_its_text_along():
    g = table(Source("a", 1, "plus"))
    hooks = numbers()
    assert hooks.ask(g, "speed", 10) == 11
    g.sources = [g.sources[0]._replace(seat=3)]
    assert hooks.ask(g, "speed", 10) == 13
    g.sources = []
    assert hooks.ask(g, "speed", 10) == 10 and hooks.why(g, "speed", 10) == []


def test_the_purse_of_the_parlour_spares_whoever_holds_it_now():
    g = parlour.Parlour("parlour", None, 1, coins=[3, 3], holder=[0, 0, 1, 1])
    assert parlour.hooks.replacing(g, "loss", 0) and not parlour.hooks.replacing(g, "loss", 1)
    g.holder[parlour.PURSE] = 1
    assert parlour.hooks.replacing(g, "loss", 1) and not parlour.hooks.replacing(g, "loss", 0)


pieces = st.lists(
    st.tuples(st.integers(0, 5), st.sampled_from(["twice", "plus", "fixed", "blank"]), st.integers(0, 9)), max_size=6
)


@given(pieces, st.integers(-5, 9))
def test_the_reasons_lead_from_the_base_to_the_value(found, base):
    g = table(*(Source(n, seat, design, since) for n, (seat, design, since) in enumerate(found)))
    parts = numbers().why(g, "speed", base)
    steps = [base, *(part.after for part in parts)]
    assert steps[-1] == numbers().ask(g, "speed", base)
    assert [part.before for part in parts] == steps[:-1]
    assert all(part.before != part.after for part in parts)


def test_all_listings_count_together():
    hooks = numbers()

    @hooks.listing
    def tokens(g, kind, name, about):
        if kind == CHANGE and name == "speed":
            for number, by in enumerate(g.tokens):
                yield Hook(Source(("token", number), 0, "", 5, by), lambda g, s, value, about: s.text, layer=SET)

    g = table(Source("early", 7, "fixed", 4), Source("late", 1, "plus", 9))
    g.tokens = [30]
    assert hooks.ask(g, "speed", 0) == 31
    g.tokens = []
    assert hooks.ask(g, "speed", 0) == 8


def test_a_reaction_that_an_earlier_one_has_ended_does_not_happen():
    hooks = Hooks()

    def hush(g, source, about):
        g.silent = True
        return source.piece

    @hooks.listing
    def guests(g, kind, name, about):
        return [Hook(source, hush, lambda g, source, about: not g.silent) for source in g.sources]

    g = table(Source("second", 0, "guest", 2), Source("first", 0, "guest", 1))
    g.silent = False
    assert [each.run() for each in hooks.reacting(g, "bell")] == ["first"]
    assert list(hooks.in_force(g, REACT, "bell")) == []


# -- which of several replacements


def bound(piece: int) -> Bound:
    return Bound(Source(piece, 0, "healer"), "heal", lambda: piece)


LOSS = Question("parlour.evening.loss")


def test_a_single_replacement_is_not_asked_about():
    only = bound(4)
    assert chosen(Frame("parlour.evening"), LOSS, 0, [only]) is only
    assert chosen(Frame("parlour.evening"), LOSS, 0, []) is None


def test_several_replacements_are_chosen_among():
    with pytest.raises(Pause) as pause:
        chosen(Frame("parlour.evening"), LOSS, 0, [bound(4), bound(5)], "T-1")
    assert pause.value.decisions[0].options == (("replace", 4, "heal"), ("replace", 5, "heal"))
