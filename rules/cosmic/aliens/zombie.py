"""Zombie (CE-A50): its ships return from the warp; in a deal it may release anybody's."""

from __future__ import annotations

from typing import Any

from rules.core.hooks import Source

from ..state import Cosmos, Seat
from ..verbs import change


@change("own_deal")
def own_deal(g: Cosmos, source: Source, value: bool, about: Any) -> bool:
    """CE-6.13: only in a deal of one's own."""
    seat: Seat = about
    return value or seat == source.seat
