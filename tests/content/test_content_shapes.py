"""Shapes and verbs: what content may say, and how a mistake is told."""

from __future__ import annotations

from typing import Annotated, Any

import pytest

from rules.content.problems import REASONS, Notes, Problem, describe_reason
from rules.content.shapes import (
    Flag,
    FrozenTable,
    Id,
    ListOf,
    MapOf,
    Maybe,
    Shape,
    Table,
    Text,
    Translated,
    Whole,
    Word,
)
from rules.content.verbs import VerbCall, Verbs
from tests.content.demo_content import CARD, effect


def told(shape: Shape, value: Any) -> list[str]:
    notes = Notes("a.toml")
    shape.read(value, notes.top)
    return [str(problem).removeprefix("a.toml: ") for problem in notes.problems]


@pytest.mark.parametrize(
    ("shape", "value", "said"),
    [
        (Whole(0, 9), 10, "expected a whole number from 0 to 9, found 10"),
        (Whole(0, 9), True, "expected a whole number from 0 to 9, found true"),
        (Whole(0, 9), "3", 'expected a whole number from 0 to 9, found "3"'),
        (Flag(), 1, "expected true or false, found 1"),
        (Word("small", "fast"), "fats", 'expected one of small, fast, found "fats" (did you mean fast?)'),
        (Word("small"), 3, "expected one of small, found 3"),
        (Id(), "Big Ship", 'expected an id such as cargo_bay (lower case, digits, _), found "Big Ship"'),
        (Id(), "a" * 65, 'expected an id such as cargo_bay (lower case, digits, _), found "' + "a" * 39 + '…"'),
        (Text(5), "abcdef", "the text is longer than 5 characters"),
        (Text(), " \n", "the text is empty"),
        (Text(), 5, "expected a text, found 5"),
        (Translated(), {"en": "A"}, "the text in language hu is missing"),
        (Translated(), "A", 'expected texts in both languages, found "A"'),
        (
            Translated(),
            {"en": "A", "hu": "B", "de": "C"},
            'de: unknown key "de"; known here: en, hu (did you mean en?)',
        ),
        (ListOf(Whole(), 1, 2), [], "expected 1 to 2 items, found 0"),
        (ListOf(Whole()), [1, "2"], None),
        (ListOf(Whole(), unique=True), [1, 2, 1], "[3]: 1 appears in this list twice"),
        (ListOf(Whole()), {"a": 1}, "expected a list, found {…}"),
        (MapOf(Id(), Whole(1, 4)), {"A!": 1}, None),
        (MapOf(Id(), Whole(1, 4)), {"probe": 5}, "probe: expected a whole number from 1 to 4, found 5"),
        (Table({"cost": Whole()}), {}, "the key cost is missing"),
        (Table({"cost": Whole()}), [], "expected a table, found […]"),
        (CARD.shape, {"type": "shop"}, 'type: expected one of ship, event, found "shop" (did you mean ship?)'),
        (CARD.shape, {}, "the key type is missing"),
    ],
)
def test_a_mistake_is_told_with_what_was_expected(shape: Shape, value: Any, said: str | None) -> None:
    problems = told(shape, value)
    assert len(problems) == 1
    assert said is None or problems == [said]


def test_a_misspelled_key_is_one_mistake_not_two() -> None:
    said = told(Table({"cost": Whole(), "hull": Whole()}), {"cots": 3, "hull": 1})
    assert said == ['cots: unknown key "cots"; known here: cost, hull (did you mean cost?)']


def test_a_missing_optional_key_gets_its_default_and_tables_are_frozen() -> None:
    row = Table({"cost": Whole(), "crew": Maybe(Whole(), 4)}).read({"cost": 2}, Notes("a").top)
    assert row == FrozenTable(cost=2, crew=4) and row.crew == 4
    with pytest.raises(AttributeError):
        row.crew = 5
    with pytest.raises(AttributeError):
        _ = row.hull


def test_a_key_named_self_is_only_a_key() -> None:
    assert MapOf(Id(), Whole()).read({"self": 1}, Notes("a").top)["self"] == 1


def read(value: Any) -> tuple[Any, list[str]]:
    notes = Notes("a.toml")
    call = effect.call.read(value, notes.top)
    return call, [str(problem).removeprefix("a.toml: ") for problem in notes.problems]


def test_nested_calls_run_their_functions_with_their_arguments() -> None:
    """Style part 4: amounts are numbers or counters, targets are selectors."""
    inner = {"do": "draw", "who": {"pick": "you"}, "count": {"count": "cards_in", "place": "deck", "plus": 2}}
    call, problems = read({"do": "if", "cond": "leading", "then": [], "else": [inner, {"do": "draw", "who": "you"}]})
    assert problems == []
    log: list[str] = []
    effect.run(call, log)
    assert log == ["red draws 32", "red draws 1"]


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ({"do": "drow"}, 'do: unknown verb "drow"; known here: draw, if, sequence, summon (did you mean draw?)'),
        ({"do": 3}, "do: expected a text, found 3"),
        ({}, "the key do is missing"),
        ("draw", 'expected a call such as { do = ... }, found "draw"'),
        ({"do": "draw"}, "the key who is missing"),
        ({"do": "draw", "whom": "you"}, 'whom: unknown key "whom"; known here: who, count (did you mean who?)'),
        ({"do": "draw", "who": "yuo"}, 'who: unknown verb "yuo"; known here: you (did you mean you?)'),
        ({"do": "draw", "who": 3}, "who: expected a call such as { pick = ... }, found 3"),
        ({"do": "draw", "who": "you", "count": -1}, "count: expected a whole number from 0 to 99, found -1"),
        ({"do": "draw", "who": "you", "count": True}, "count: expected a whole number or a call, found true"),
        ({"do": "draw", "who": "you", "count": "cards_in"}, "count: the key place is missing"),
        ({"do": "sequence", "steps": [{"do": "draw"}]}, "steps[1]: the key who is missing"),
        ({"do": "draw", "who": "you", "log": 1}, 'log: unknown key "log"; known here: who, count'),
    ],
)
def test_a_wrong_call_is_told_with_the_nearest_word(value: Any, said: str) -> None:
    assert read(value)[1] == [said]


def test_text_in_content_is_never_run() -> None:
    call, problems = read({"do": "draw", "who": "you", "count": "__import__('os')"})
    assert call is not None and call.args["count"] is None
    assert len(problems) == 1 and "unknown verb" in problems[0]


def test_a_verb_needs_annotations_a_shape_and_a_free_name() -> None:
    verbs = Verbs("do")

    def bare(*, count) -> None:  # type: ignore[no-untyped-def]
        pass

    def odd(*, count: float) -> None:
        pass

    def clash(*, do: int) -> None:
        pass

    for function in (bare, odd, clash):
        with pytest.raises(TypeError):
            verbs("verb")(function)

    @verbs("wait")
    def wait(*, turns: Annotated[int, Whole(1, 3)]) -> int:
        return turns

    with pytest.raises(ValueError, match="already registered"):
        verbs("wait")(wait)
    assert verbs.run(VerbCall("wait", {"turns": 2})) == 2


def test_problems_show_hostile_text_harmlessly() -> None:
    told = str(Problem("a\x1b[2J.toml", 1, "card\n", "content-syntax", {"detail": "\x00"}))
    assert told.isprintable()


def test_a_reason_without_a_sentence_is_still_readable() -> None:
    assert str(Problem("a", 2, "k", "demo-odd", {"least": 2})) == "a:2: k: demo-odd (least=2)"
    describe_reason("demo-even", "at least {least}")
    assert str(Problem("a", None, "", "demo-even", {"least": 2})) == "a: at least 2"
    del REASONS["demo-even"]
