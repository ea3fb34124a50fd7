"""What statistics of Űrbirodalmak count besides: how often one wins alone against each opponent, and how dice fall."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from app.scenes.wording import variant_value
from rules import find
from rules.core.events import Event
from rules.empires.printed.switches import option

if TYPE_CHECKING:
    from app.text.texts import Texts
    from rules.core.state import Setup

SIDES = 10


def brought(setup: Setup, events: Iterable[Event]) -> list[str]:
    """The opponent of a solo game, by its map; between players there is nothing to tell."""
    return [str(option(setup, "solo"))] if len(setup.seats) == 1 else [""] * len(setup.seats)


def brought_name(texts: Texts, map: str, content: object) -> str:
    """In the present language; one that is no longer there keeps its id."""
    solo = next(one for one in find("empires").variants if one.id == "solo")
    return variant_value(texts, "empires", solo, map) if map in solo.values else map


def counted(event: Event) -> tuple[int, Sequence[int]] | None:
    """Every die has ten sides, and an event throws one."""
    face = event.data.get("face")
    return (SIDES, (face,)) if isinstance(face, int) and 1 <= face <= SIDES else None
