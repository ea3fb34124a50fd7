"""What lessons and tips of Cosmic Encounter mean by a name: pieces and places of its table, or parts of the window.

A name that ends in a colon stands for everything that begins with it; `ui:` names a widget. `ships:planet:3` are the
learner's own ships on a planet.
"""

from __future__ import annotations

_SAME_FOR_ALL = {"planets": ("planet:",), "totals": ("total:",), "prompt": ("ui:prompt",), "track": ("colony:",)}


def highlights(name: str, seat: int) -> tuple[str, ...]:
    """The things behind a name; `seat` is the learner's.

    >>> highlights("hand", 0), highlights("ships:planet:3", 1), highlights("gate", 0)
    (('hand:0',), ('ships:planet:3:1',), ('gate',))
    """
    kind, _, rest = name.partition(":")
    if name in _SAME_FOR_ALL:
        return _SAME_FOR_ALL[name]
    if name in ("hand", "seat"):
        return (f"{name}:{seat}",)
    if kind == "ships" and rest:
        return (f"{name}:{seat}",)
    return (name,)
