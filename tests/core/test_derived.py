"""What is worked out from a position is kept no longer than it is true."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from rules import Fault
from rules.core.derived import (
    derived,
    derived_for,
    derived_of,
    forget,
    forget_about,
    is_outdated,
    verified,
)
from rules.core.hooks import Hook, Hooks, Source

total = derived(lambda g: sum(g.numbers))
multiple = derived_for(lambda g, times: times * sum(g.numbers))


def position(*numbers):
    return SimpleNamespace(numbers=list(numbers), derived=None)


def test_what_is_kept_is_worked_out_again_after_a_reported_change():
    g = position(1, 2)
    assert (total(g), multiple(g, 2), multiple(g, 3)) == (3, 6, 9)
    g.numbers.append(4)
    assert total(g) == 3  # nobody has reported it
    g.derived = None
    assert (total(g), multiple(g, 2), multiple(g, 3)) == (7, 14, 21)


def test_a_part_is_forgotten_by_itself_and_with_everything():
    largest = derived_of("peaks")(lambda g: max(g.numbers))
    g = position(1, 2)
    forget(g, "peaks")  # nothing is kept yet
    assert (total(g), largest(g)) == (3, 2)
    g.numbers.append(4)
    forget(g, "peaks")
    assert (total(g), largest(g)) == (3, 4)
    g.numbers.append(5)
    g.derived = None
    assert (total(g), largest(g)) == (12, 5)


def test_one_thing_is_forgotten_and_the_others_are_kept():
    g = position(1, 2)
    forget_about(g, multiple, 2)  # nothing is kept yet
    assert (multiple(g, 2), multiple(g, 3)) == (6, 9)
    g.numbers.append(4)
    forget_about(g, multiple, 2)
    assert (multiple(g, 2), multiple(g, 3)) == (14, 9)


def test_only_a_kept_value_that_would_be_another_now_is_outdated():
    g = position(1, 2)
    assert not is_outdated(g, total)  # none is kept
    total(g)
    g.numbers = [2, 1]
    assert not is_outdated(g, total)
    g.numbers = [5]
    assert is_outdated(g, total)


@pytest.mark.parametrize("ask", [total, lambda g: multiple(g, 2)])
def test_tests_find_a_change_that_was_not_reported(ask):
    g = position(1, 2)
    with verified():
        assert ask(g) == ask(g)
        g.numbers.append(4)
        with pytest.raises(Fault, match="before something changed"):
            ask(g)


def test_hooks_that_are_kept_still_ask_their_guards():
    hooks = Hooks(keeps="demo")
    asked = []

    def one_more(g, source, value, about):
        asked.append(about)
        return value + 1

    @hooks.listing
    def pieces(g, kind, name, about):
        return [Hook(source, one_more, lambda g, source, about: about == "mamut") for source in g.sources]

    g = SimpleNamespace(sources=[Source(7, 0, "gunner")], derived=None)
    assert (hooks.ask(g, "fire", 4, "mamut"), hooks.ask(g, "fire", 4, "crx")) == (5, 4)
    g.sources = []
    g.derived = None
    assert hooks.ask(g, "fire", 4, "mamut") == 4
    assert asked == ["mamut"]


def test_a_value_that_no_piece_in_play_changes_is_as_printed_without_a_look_at_the_hooks():
    listed = []
    hooks = Hooks(touched=lambda g: g.touched)
    hooks.listing(lambda g, kind, name, about: listed.append(name) or ())
    g = SimpleNamespace(touched={"fire"})
    assert (hooks.ask(g, "fire", 4), hooks.ask(g, "range", 2)) == (4, 2)
    assert listed == ["fire"]
