"""What lessons of Káosz Galaktika mean by a name: pieces and places of its table, or parts of the window.

Cards are named by their number; a name that ends in a colon stands for everything that begins with it, and `ui:` names
a widget. Names behind a space stand in where the first is not on the table: an empty pile has only its place.
"""

from __future__ import annotations

_SAME_FOR_ALL = {"prompt": ("ui:prompt",), "stack": ("stack", "ui:stack")}


def highlights(name: str, seat: int) -> tuple[str, ...]:
    """The things behind a name; `seat` is the learner's.

    >>> highlights("hand", 0), highlights("colony:1", 0), highlights("29", 0)
    (('hq:0',), ('pile:colony:1', 'colony:1'), ('29',))
    """
    kind, _, rest = name.partition(":")
    if name in _SAME_FOR_ALL:
        return _SAME_FOR_ALL[name]
    if name == "hand":
        return (f"hq:{seat}",)
    if kind in ("colony", "ruin", "trash") and rest:
        return (f"pile:{name}", name)
    return tuple(name.split())
