"""What lessons and tips of Onward to Venus mean by a name: pieces and places of its table, or parts of the window.

A name that ends in a colon stands for everything that begins with it; `ui:` names a widget. `units:mars` are the
learner's own units at a planet.
"""

from __future__ import annotations

_SAME_FOR_ALL = {"worlds": ("world:",), "prompt": ("ui:prompt",)}


def highlights(name: str, seat: int) -> tuple[str, ...]:
    """The things behind a name; `seat` is the learner's.

    >>> highlights("hand", 0), highlights("units:mars", 1), highlights("tile:12", 0)
    (('hand:0',), ('unit:mars:1:',), ('tile:12',))
    """
    kind, _, rest = name.partition(":")
    if name in _SAME_FOR_ALL:
        return _SAME_FOR_ALL[name]
    if name in ("hand", "seat"):
        return (f"{name}:{seat}",)
    if kind == "units" and rest:
        return (f"unit:{rest}:{seat}:",)
    return (name,)
