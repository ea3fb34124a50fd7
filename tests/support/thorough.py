"""How much of a large table of cases a run looks at.

The suite must stay short, so of many similar cases (sizes of windows, seeds, numbers of players) it takes a few that
are spread over the whole table. `ORRERY_THOROUGH=1 python3 -m pytest -n auto` looks at all of them.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")
THOROUGH = bool(os.environ.get("ORRERY_THOROUGH"))


def some(cases: Sequence[T], few: int) -> list[T]:
    """All cases in a thorough run; else so many of them, evenly spread, with the first and the last.

    >>> some(range(10), 4) if not THOROUGH else [0, 3, 6, 9]
    [0, 3, 6, 9]
    """
    if THOROUGH or few >= len(cases):
        return list(cases)
    if few == 1:
        return [cases[0]]
    return [cases[round(i * (len(cases) - 1) / (few - 1))] for i in range(few)]
