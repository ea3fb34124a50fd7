"""What statistics of Cosmic Encounter count besides: how often each alien wins."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rules.core.events import Event
from rules.cosmic.printed.kinds import ALIEN

if TYPE_CHECKING:
    from app.text.texts import Texts
    from rules.content.designs import Content
    from rules.core.state import Setup


def brought(setup: Setup, events: Iterable[Event]) -> list[str]:
    """The alien with which each seat began, whatever became of its power."""
    found: dict[int, str] = {}
    for event in events:
        if event.kind == "sheet":
            found.setdefault(int(event.data["seat"]), str(event.data["alien"]))
    return [found.get(seat, "") for seat in range(len(setup.seats))]


def brought_name(texts: Texts, alien: str, content: Content) -> str:
    """In the present language; one that is no longer in the content keeps its id."""
    made = content.table(ALIEN).get(alien)
    return texts.translated(made.name) if made is not None else alien
