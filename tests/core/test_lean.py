"""Lean dataclasses behave as those of the standard library."""

from __future__ import annotations

import copy
import dataclasses
import pickle
from dataclasses import FrozenInstanceError, asdict, field, fields, replace
from typing import Any, ClassVar

import pytest

from rules.core import lean


@lean.dataclass(frozen=True, slots=True)
class Place:
    x: int
    y: int = 0
    words: list[str] = field(default_factory=list)
    note: str = field(default="", compare=False, repr=False, kw_only=True)
    kind: ClassVar[str] = "place"


@lean.dataclass(frozen=True, slots=True)
class Door(Place):
    is_open: bool = False


@lean.dataclass
class Box:
    size: int
    twice: int = field(init=False)

    def __post_init__(self) -> None:
        self.twice = 2 * self.size


@lean.dataclass(slots=True, eq=False)
class Thing:
    name: str
    made: int = field(init=False, default=3)


def twins(**how: Any) -> list[type[Any]]:
    """The same class made here and by the standard library."""

    def body() -> type[Any]:
        class Twin:
            a: int
            b: tuple[int, ...] = ()

        return Twin

    return [lean.dataclass(**how)(body()), dataclasses.dataclass(**how)(body())]


def test_objects_are_made_compared_shown_and_hashed():
    place = Place(1, words=["a"], note="hidden")
    assert (place.x, place.y, place.words, place.note, Place.kind) == (1, 0, ["a"], "hidden", "place")
    assert repr(place) == "Place(x=1, y=0, words=['a'])"
    assert place == Place(1, 0, ["a"]) != Place(1, 1, ["a"])
    assert Place(1).words is not Place(1).words
    assert Place(1, 2) != Door(1, 2)
    assert Door(1, is_open=True) == Door(1, 0, [], True)
    with pytest.raises(TypeError, match=r"Place.__init__\(\) missing 1 required positional argument: 'x'"):
        Place()  # type: ignore[call-arg]
    assert Box(4).twice == 8 and Thing("a").made == 3
    assert Thing("a") != Thing("a") and len({Thing("a"), Thing("a")}) == 2
    with pytest.raises(TypeError, match="unhashable"):
        hash(Box(1))


def test_the_standard_library_takes_them_for_dataclasses():
    assert [f.name for f in fields(Door)] == ["x", "y", "words", "note", "is_open"]
    assert replace(Place(1, 2), y=5) == Place(1, 5)
    assert asdict(Place(1)) == {"x": 1, "y": 0, "words": [], "note": ""}
    match Place(3, 4):
        case Place(x, y):
            assert (x, y) == (3, 4)


def test_frozen_ones_stay_as_they_are_and_can_be_copied():
    place = Place(1, 2, ["a"])
    with pytest.raises(FrozenInstanceError):
        place.x = 2  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        del place.y
    assert copy.deepcopy(place) == pickle.loads(pickle.dumps(place)) == place


@pytest.mark.parametrize(
    "how", [{}, {"frozen": True}, {"slots": True}, {"frozen": True, "slots": True}, {"eq": False}], ids=str
)
def test_every_kind_has_the_same_methods(how):
    ours, theirs = twins(**how)
    for name in ("__hash__", "__slots__", "__eq__", "__setattr__", "__getstate__", "__match_args__"):
        assert (name in ours.__dict__) == (name in theirs.__dict__), name
    assert (ours.__hash__ is None) == (theirs.__hash__ is None)
    assert hasattr(ours(1), "__dict__") == hasattr(theirs(1), "__dict__")


def test_what_the_class_says_itself_is_kept():
    @lean.dataclass(frozen=True)
    class Own:
        a: int

        def __eq__(self, other: object) -> bool:
            return True

        def __repr__(self) -> str:
            return "own"

        def __hash__(self) -> int:
            return 7

    assert Own(1) == Own(2) and repr(Own(1)) == "own" and hash(Own(1)) == 7
