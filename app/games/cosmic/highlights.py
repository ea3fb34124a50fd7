"""What lessons and tips of Cosmic Encounter mean by a name: pieces and places of its table, or parts of the window.

A name that ends in a colon stands for everything that begins with it; `ui:` names a widget. `ships:planet:3` are the
learner's own ships on a planet, `stack:warp:1` those of seat 1 in the warp. Cards are named by their number.
"""

from __future__ import annotations

PLANETS = 5  # of each home system in the games that lessons and tips are about
_SAME_FOR_ALL = {"planets": ("planet:",), "totals": ("total:",), "prompt": ("ui:prompt",), "track": ("colony:",)}


def highlights(name: str, seat: int) -> tuple[str, ...]:
    """The things behind a name; `seat` is the learner's.

    >>> highlights("hand", 0), highlights("ships:planet:3", 1), highlights("stack:warp:2", 1), highlights("gate", 0)
    (('hand:0',), ('ships:planet:3:1',), ('ships:warp:2',), ('gate',))
    >>> highlights("home", 1)
    ('planet:5+planet:6+planet:7+planet:8+planet:9',)
    """
    kind, _, rest = name.partition(":")
    if name in _SAME_FOR_ALL:
        return _SAME_FOR_ALL[name]
    if name == "home":
        return ("+".join(f"planet:{seat * PLANETS + number}" for number in range(PLANETS)),)
    if name in ("hand", "seat", "sheet") or (kind == "ships" and rest):
        return (f"{name}:{seat}",)
    if kind == "stack":
        return (f"ships:{rest}",)
    return (name,)
