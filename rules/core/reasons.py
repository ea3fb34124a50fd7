"""Reasons: why an answer is refused, as data that the app turns into a sentence in either language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from .records import Json


class Reason(NamedTuple):
    """`id` names the text, `params` fill it, `rule` is the rule it comes from.

    >>> str(Reason("kaosz.cost", {"cost": 6, "have": 4}, "KG-5.10"))
    'kaosz.cost (cost=6, have=4) [KG-5.10]'
    """

    id: str
    params: Mapping[str, Json] = {}
    rule: str = ""

    def __str__(self) -> str:
        shown = f" ({', '.join(f'{k}={v}' for k, v in self.params.items())})" if self.params else ""
        return f"{self.id}{shown}" + (f" [{self.rule}]" if self.rule else "")


class Illegal(Exception):
    """An answer that the rules do not allow; the state is untouched."""

    def __init__(self, reason: Reason) -> None:
        self.reason = reason
        super().__init__(str(reason))


class Fault(Exception):
    """The rules themselves went wrong: a defect, never a player's mistake."""
