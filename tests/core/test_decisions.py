"""The five kinds agree with themselves: what is listed or sampled is accepted, all else is refused."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules import Amount, Chance, Illegal, Limit, One, Order, Some, Split
from rules.core.decisions import changed, plain

words = st.integers(-5, 50) | st.text("abc", min_size=1, max_size=3)
options = words | st.tuples(st.sampled_from(["place", "take"]), st.integers(0, 6))
unique = st.lists(options, min_size=1, max_size=6, unique_by=repr)
seeds = st.integers(0, 2**64)


@st.composite
def ones(draw):
    listed = draw(unique)
    ranges = {o: (draw(st.integers(-3, 0)), draw(st.integers(0, 3))) for o in listed if draw(st.booleans())}
    return One(0, "t.one", options=tuple(listed), ranges=ranges or None)


@st.composite
def somes(draw):
    items = draw(unique)
    low = draw(st.integers(0, len(items)))
    return Some(0, "t.some", items=tuple(items), low=low, high=draw(st.integers(low, len(items))))


@st.composite
def amounts(draw):
    low = draw(st.integers(-9, 9))
    if draw(st.booleans()):
        return Amount(0, "t.amount", low=low, high=low + draw(st.integers(0, 9)))
    slots = draw(st.lists(st.tuples(st.just("x"), st.integers(-3, 0), st.integers(0, 3)), min_size=1, max_size=3))
    return Amount(0, "t.amount", slots=tuple(slots))


@st.composite
def splits(draw):
    caps = draw(st.lists(st.integers(0, 5), min_size=1, max_size=4))
    floors = [draw(st.integers(0, cap)) for cap in caps]
    low = draw(st.integers(sum(floors), sum(caps)))
    high = draw(st.integers(low, sum(caps)))
    return Split(
        0, "t.split", slots=tuple(range(len(caps))), caps=tuple(caps), floors=tuple(floors), low=low, high=high
    )


orders = unique.map(lambda items: Order(0, "t.order", items=tuple(items)))
decisions = st.one_of(ones(), somes(), amounts(), splits(), orders)


def listed(value):
    return [listed(v) for v in value] if isinstance(value, tuple) else value


@given(decisions, seeds)
@settings(max_examples=200, deadline=None)
def test_what_is_listed_or_sampled_is_legal_and_json_makes_no_difference(decision, seed):
    some = list(islice(decision.answers(), 60))
    assert some
    rng = Chance(seed)
    for value in [*some, *(decision.sample(rng) for _ in range(10))]:
        assert decision.check(value) == value
        assert decision.check(listed(value)) == value


@given(decisions, seeds)
@settings(max_examples=100, deadline=None)
def test_a_sample_is_one_of_the_listed_answers(decision, seed):
    every = list(islice(decision.answers(), 3000))
    if len(every) < 3000 and decision.kind in ("one", "amount", "split", "order"):
        assert decision.sample(Chance(seed)) in every
        assert len(set(map(repr, every))) == len(every)


junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=3),
    lambda i: st.lists(i, max_size=3) | st.dictionaries(st.text(max_size=2), i, max_size=2) | st.tuples(i, i),
    max_leaves=6,
)


@given(decisions, junk)
@settings(max_examples=300, deadline=None)
def test_junk_is_refused_or_was_legal(decision, value):
    try:
        checked = decision.check(value)
    except Illegal as refused:
        assert refused.reason.id.startswith("core.")
    else:
        assert plain(value) == checked
        assert not isinstance(value, bool | float)


@pytest.mark.parametrize("value", [True, False, 1.0])
def test_true_is_not_one(value):
    with pytest.raises(Illegal):
        One(0, "t", options=(0, 1)).check(value)
    with pytest.raises(Illegal):
        Amount(0, "t", low=0, high=1).check(value)
    with pytest.raises(Illegal):
        Some(0, "t", items=(0, 1), low=1, high=1).check([value])


@pytest.mark.parametrize(
    ("decision", "value", "reason"),
    [
        (One(0, "t", options=("a",)), "b", "core.not_offered"),
        (One(0, "t", options=("a",), ranges={"a": (1, 3)}), ("a", 4), "core.out_of_range"),
        (One(0, "t", options=("a",), ranges={"a": (1, 3)}), "a", "core.not_offered"),
        (Some(0, "t", items=(1, 2, 3), low=1, high=2), [1, 2, 3], "core.too_many"),
        (Some(0, "t", items=(1, 2, 3), low=1, high=2), [], "core.too_few"),
        (Some(0, "t", items=(1, 2, 3), low=1, high=2), [2, 2], "core.twice"),
        (Split(0, "t", slots=("x", "y"), caps=(2, 2), low=3, high=3), [2, 2], "core.bad_total"),
        (Split(0, "t", slots=("x", "y"), caps=(2, 2), low=3, high=3), [3, 0], "core.slot_range"),
        (Split(0, "t", slots=("x", "y"), caps=(2, 2), low=3, high=3), [3], "core.malformed"),
        (Order(0, "t", items=(1, 2)), [1, 1], "core.twice"),
        (Order(0, "t", items=(1, 2)), [1], "core.malformed"),
        (Amount(0, "t", slots=(("x", 0, 1),)), [2], "core.out_of_range"),
    ],
)
def test_each_refusal_has_its_own_reason(decision, value, reason):
    with pytest.raises(Illegal) as refused:
        decision.check(value)
    assert refused.value.reason.id == reason


def test_a_refusal_names_the_rule_of_the_question():
    with pytest.raises(Illegal) as refused:
        One(0, "t", rule="SM-4.14", options=("a",)).check("b")
    assert refused.value.reason.rule == "SM-4.14"


def test_a_split_draws_once_for_each_slot_even_where_nothing_is_left_to_choose():
    decision = Split(0, "t", slots=("a", "b", "c", "d"), caps=(2, 2, 2, 2), low=1, high=1)
    for seed in range(20):
        sampled, skipped = Chance(seed), Chance(seed)
        assert sum(decision.sample(sampled)) == 1
        skipped.skip(4)
        assert sampled.chance == skipped.chance


@pytest.mark.parametrize("decision", [One(0, "t", options=(1, 2)), Split(0, "t", slots=("a",), caps=(2,))])
def test_a_changed_question_is_as_if_replaced(decision):
    parts = {"seat": 3, "prompt": "other", "limit": Limit(60, 1)}
    assert changed(decision, **parts) == replace(decision, **parts)
    assert decision.prompt == "t"
