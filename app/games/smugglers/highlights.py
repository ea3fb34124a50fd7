"""What lessons and tips of Space Smugglers mean by a name: pieces and places of its table, or parts of the window.

A name that ends in a colon stands for everything that begins with it; `ui:` names a widget.
"""

from __future__ import annotations

_SAME_FOR_ALL = {
    "row": ("sector:",),
    "payment": ("ui:prompt",),
    "refill": ("ui:prompt",),
    "clock": ("ui:status",),
    "score": ("won:", "unpaid:"),
}


def highlights(name: str, seat: int) -> tuple[str, ...]:
    """The things behind a name; `seat` is the learner's.

    >>> highlights("dice:2", 0), highlights("stock", 1), highlights("tower:0", 0)
    (('die:2:',), ('stock:1:',), ('tower:0', 'sector:0'))
    """
    kind, _, rest = name.partition(":")
    if name in _SAME_FOR_ALL:
        return _SAME_FOR_ALL[name]
    if kind == "dice":
        return (f"die:{rest or seat}:",)
    if kind == "stock":
        return (f"stock:{rest or seat}:",)
    if kind == "keys":
        return (f"die:{seat}:",)
    if kind == "tower":
        return (f"tower:{rest}", f"sector:{rest}")  # an empty sector has no tower yet
    return (name,)
