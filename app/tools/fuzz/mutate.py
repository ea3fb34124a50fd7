"""Plain data changed in the ways that hurt most: values of the right type in the wrong place, and a few wilder ones.

>>> from rules import Chance
>>> made = mutated({"seat": 1, "cards": [1, 2, 3]}, Chance(4))
>>> made != {"seat": 1, "cards": [1, 2, 3]}
True
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from rules import Chance

KeyPath = tuple[Any, ...]
T = TypeVar("T")

NUMBERS = (
    -1, 0, 1, 2, 3, 5, 6, 7, 50, 99, 1000, 10**6, 2**31, 2**53, 2**62, 2**63 - 1, -2, -(10**6), -(2**62), 2**64 - 1,
)  # fmt: skip
TEXTS = ("", "x", "hand:9", "hangar:7", "on:999", "on:-1", "hangar:", "colony:0", "\u202e", "\u200b", "a" * 300, "()")
OTHERS: tuple[Any, ...] = (None, True, False, 0, -1, "", "x", [], {}, [[]], {"()": []}, {"()": [1, 2]}, 1.5)


def places(value: Any, here: KeyPath = ()) -> list[KeyPath]:
    """The path of everything in plain data, the whole first."""
    found: list[KeyPath] = []
    left: list[tuple[Any, KeyPath]] = [(value, here)]
    while left:
        part, path = left.pop()
        found.append(path)
        if isinstance(part, dict):
            left += [(inner, (*path, key)) for key, inner in part.items()]
        elif isinstance(part, list):
            left += [(inner, (*path, index)) for index, inner in enumerate(part)]
    return found


def at(value: Any, path: KeyPath) -> Any:
    for key in path:
        value = value[key]
    return value


def mutated(data: Any, rng: Chance, aims: Sequence[KeyPath] = ((),), most: int = 3) -> Any:
    """A copy with one to `most` things changed, below one of these paths each."""
    made = copy.deepcopy(data)
    changes = 0
    wanted = 1 + rng.below(most)
    for _ in range(60):
        if changes == wanted:
            break
        aim = rng.choice(aims)
        try:
            changes += _change(made, rng, aim)
        except (KeyError, IndexError, TypeError):
            continue  # the change before has taken this place away
    return made


def _change(data: Any, rng: Chance, aim: KeyPath) -> bool:
    below = [path for path in places(at(data, aim), aim) if path != aim]
    if not below:
        return False
    path = rng.choice(below)
    return rng.choice(_WAYS)(data, path, below, rng)


def _holder(data: Any, path: KeyPath) -> tuple[Any, Any]:
    return at(data, path[:-1]), path[-1]


def _alike(data: Any, path: KeyPath, below: list[KeyPath], rng: Chance) -> KeyPath | None:
    """Another place with a value of the same type."""
    kind = type(at(data, path))
    for _ in range(30):
        other = rng.choice(below)
        if other != path and type(at(data, other)) is kind:
            return other
    return None


def _replace(data: Any, path: KeyPath, below: list[KeyPath], rng: Chance) -> bool:
    """A number or a text into another one."""
    holder, key = _holder(data, path)
    value = holder[key]
    if isinstance(value, bool):
        holder[key] = not value
    elif isinstance(value, int):
        holder[key] = rng.choice(NUMBERS) if rng.below(2) else value + rng.choice((-1, 1, 2))
    elif isinstance(value, str):
        holder[key] = rng.choice(TEXTS)
    else:
        return False
    return bool(holder[key] != value)


def _copy(data: Any, path: KeyPath, below: list[KeyPath], rng: Chance) -> bool:
    """What stands elsewhere."""
    other = _alike(data, path, below, rng)
    if other is None or path[: len(other)] == other:
        return False
    holder, key = _holder(data, path)
    before, holder[key] = holder[key], copy.deepcopy(at(data, other))
    return bool(holder[key] != before)


def _swap(data: Any, path: KeyPath, below: list[KeyPath], rng: Chance) -> bool:
    other = _alike(data, path, below, rng)
    if other is None or path[: len(other)] == other or other[: len(path)] == path:
        return False
    (one, key), (two, place) = _holder(data, path), _holder(data, other)
    one[key], two[place] = two[place], one[key]
    return bool(one[key] != two[place])


def _delete(data: Any, path: KeyPath, below: list[KeyPath], rng: Chance) -> bool:
    holder, key = _holder(data, path)
    del holder[key]
    return True


def _double(data: Any, path: KeyPath, below: list[KeyPath], rng: Chance) -> bool:
    """An item stands twice."""
    holder, key = _holder(data, path)
    if not isinstance(holder, list):
        return False
    holder.insert(rng.below(len(holder) + 1), copy.deepcopy(holder[key]))
    return True


def _shuffle(data: Any, path: KeyPath, below: list[KeyPath], rng: Chance) -> bool:
    value = at(data, path)
    if not isinstance(value, list) or len(value) < 2:
        return False
    before = value[:]
    rng.shuffle(value)
    return value != before


def _empty(data: Any, path: KeyPath, below: list[KeyPath], rng: Chance) -> bool:
    value = at(data, path)
    if not isinstance(value, (list, dict)) or not value:
        return False
    value.clear()
    return True


def _rename(data: Any, path: KeyPath, below: list[KeyPath], rng: Chance) -> bool:
    """A key of an object becomes another one."""
    holder, key = _holder(data, path)
    if not isinstance(holder, dict):
        return False
    name = rng.choice(TEXTS)
    if name in holder:
        return False
    holder[name] = holder.pop(key)
    return True


def _retype(data: Any, path: KeyPath, below: list[KeyPath], rng: Chance) -> bool:
    holder, key = _holder(data, path)
    before, holder[key] = holder[key], copy.deepcopy(rng.choice(OTHERS))
    return type(before) is not type(holder[key])


def _nest(data: Any, path: KeyPath, below: list[KeyPath], rng: Chance) -> bool:
    """A value deep inside of lists."""
    holder, key = _holder(data, path)
    for _ in range(rng.choice((1, 2, 12, 45, 90))):
        holder[key] = [holder[key]]
    return True


_WAYS: tuple[Callable[[Any, KeyPath, list[KeyPath], Chance], bool], ...] = (
    _replace, _replace, _replace, _replace, _copy, _copy, _copy, _swap, _swap, _delete, _delete, _double, _shuffle,
    _empty, _rename, _retype, _nest,
)  # fmt: skip
