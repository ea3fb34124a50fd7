"""What lessons and tips of Űrbirodalmak mean by a name: hexes and counters of its table, or parts of the window.

`hex:12` is a hex by its number, `group:3` an own group; `closed:1:26` are the closed counters of an owner in a hex;
`fight:12` is that hex and, while it lies over the map, the page of its battle. A name that ends in a colon stands for
everything that begins with it; `ui:` names a widget.
"""

from __future__ import annotations

_PARTS = {"prompt": ("ui:prompt",), "map": ("hex:",), "fleet": ("group:",)}


def highlights(name: str, seat: int) -> tuple[str, ...]:
    """The things behind a name; `seat` is the learner's.

    >>> highlights("fleet", 0), highlights("hex:12", 0), highlights("closed:1:26", 0)
    (('group:',), ('hex:12',), ('closed:1:26:',))
    >>> highlights("fight:12", 0)
    ('hex:12', 'ui:battle')
    """
    if name in _PARTS:
        return _PARTS[name]
    kind, _, rest = name.partition(":")
    if kind == "fight":
        return (f"hex:{rest}", "ui:battle")
    return (f"{name}:",) if kind in ("closed", "open") else (name,)
