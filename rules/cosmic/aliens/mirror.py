"""Mirror (CE-A25): all revealed attacks have their two digits exchanged."""

from __future__ import annotations

from rules.core.hooks import Source

from ..reckoning import Account
from ..state import Cosmos
from ..verbs import change


def reversed_digits(value: int) -> int:
    """CE-2.6: values have two digits.

    >>> reversed_digits(15), reversed_digits(20), reversed_digits(8)
    (51, 2, 80)
    """
    return value % 10 * 10 + value // 10


@change("reverse_digits")
def reverse_digits(g: Cosmos, source: Source, value: Account, about: object) -> Account:
    return [{**side, "card": reversed_digits(side["card"])} for side in value]
