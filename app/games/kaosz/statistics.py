"""What statistics of Káosz Galaktika count besides: how often each deck wins."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rules.core.events import Event

if TYPE_CHECKING:
    from app.text.texts import Texts
    from rules.core.state import Setup


def brought(setup: Setup, events: Iterable[Event]) -> list[str]:
    """The deck of each seat."""
    return [str(seat.get("deck", "")) for seat in setup.seats]


def brought_name(texts: Texts, deck: str) -> str:
    return deck
