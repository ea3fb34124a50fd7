"""Records: compiled clones share nothing that can change, and decoding trusts nothing."""

from __future__ import annotations

import contextlib
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core.records import Json, Shared, Undecodable, copy_json, decode_json, encode_json, field, record, transient


@record
class Crew:
    name: str
    skill: int = 1


@record
class Ship:
    id: int
    hold: list[list[int]]
    crew: dict[str, Crew]
    by_level: dict[int, list[str]]
    at: tuple[int, int]
    path: tuple[int, ...]
    captain: Crew | None
    marks: list[Crew | None]
    notes: Json
    owner: Shared[Crew]
    flag: bool = False
    mixed: int | str = 0
    cache: object = transient()
    kept: object = transient(keep=True)


def ship() -> Ship:
    return Ship(
        3,
        [[1, 2], [3]],
        {"a": Crew("Ann")},
        {2: ["x"], -1: []},
        (4, 5),
        (1, 2, 3),
        Crew("Bo", 2),
        [None, Crew("Cy")],
        {"plan": [1, (2, "three")], "deep": {"x": [None, True]}},
        Crew("Owner"),
        cache=[1],
        kept=[2],
    )


def test_a_clone_is_equal_and_independent():
    a = ship()
    b = a.clone()
    assert a == b
    b.hold[0].append(9)
    b.crew["a"].skill = 7
    b.by_level[2].append("y")
    b.captain.name = "Z"
    b.marks[1].skill = 5
    b.notes["deep"]["x"].append(1)
    assert a == ship()
    assert b.owner is a.owner
    assert b.cache is None
    assert b.kept is a.kept


def test_a_round_trip_through_json_text_gives_an_equal_record():
    a = ship()
    assert Ship.decode(json.loads(json.dumps(a.encode()))) == a


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"id": True}, "id"),
        ({"id": 1.0}, "id"),
        ({"hold": [[1], "x"]}, "hold[1]"),
        ({"at": [1]}, "at"),
        ({"crew": {"a": {"name": 1}}}, "crew.a.name"),
        ({"by_level": {"01": []}}, "by_level"),
        ({"by_level": {"x": []}}, "by_level"),
        ({"path": [1, "2"]}, "path[1]"),
        ({"captain": 4}, "captain"),
        ({"marks": [[]]}, "marks[0]"),
        ({"flag": 1}, "flag"),
        ({"mixed": None}, "mixed"),
        ({"more": 1}, "more"),
        ({"notes": {"()": 3}}, "notes"),
        ({"notes": 1.5}, "notes"),
    ],
)
def test_what_does_not_fit_is_refused_with_its_place(change, place):
    with pytest.raises(Undecodable) as refused:
        Ship.decode({**ship().encode(), **change})
    assert refused.value.path == place


def test_a_missing_field_is_named_unless_it_has_a_default():
    data = ship().encode()
    del data["flag"]
    assert Ship.decode(data).flag is False
    del data["hold"]
    with pytest.raises(Undecodable, match="hold: expected a value, got nothing"):
        Ship.decode(data)


def test_a_subclass_adds_fields():
    @record
    class Fighter(Crew):
        guns: list[int] = field(default_factory=list)

    one = Fighter("Dan", guns=[1])
    assert Fighter.decode(one.encode()) == one
    assert one.clone().guns is not one.guns


def test_types_that_a_save_would_lose_are_refused_when_the_class_is_made():
    for bad in (set[int], object, list[set[int]], dict[tuple[int, int], int], tuple[list[int], int]):
        with pytest.raises((TypeError, AttributeError)):
            record(type("Bad", (), {"__annotations__": {"x": bad}}))


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**63), 2**63) | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.lists(inner, max_size=4).map(tuple)
        | st.dictionaries(st.text(max_size=4).filter(lambda k: k != "()"), inner, max_size=4)
    ),
    max_leaves=20,
)


@given(JSON)
@settings(max_examples=150, deadline=None)
def test_frame_locals_survive_any_round_trip(value):
    assert decode_json(json.loads(json.dumps(encode_json(value)))) == value
    assert copy_json(value) == value


@given(
    st.recursive(
        JSON | st.floats() | st.binary(max_size=3),
        lambda i: st.dictionaries(st.text(max_size=3), i, max_size=3),
        max_leaves=10,
    )
)
@settings(max_examples=150, deadline=None)
def test_hostile_data_gives_only_undecodable(value):
    for data in (value, {**ship().encode(), "notes": value}, {**ship().encode(), "crew": value}):
        with contextlib.suppress(Undecodable):
            Ship.decode(data)
