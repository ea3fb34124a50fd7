"""The dice of Onward to Venus as events tell them: six sides, with a skull in place of the one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from art.venus.dice import side

if TYPE_CHECKING:
    from rules.core.events import Event

SIDES = 6


def thrown_faces(event: Event) -> tuple[int, ...] | None:
    """The sides that lie on top after a throw; of an attempt only the dice that were thrown now. None: no throw."""
    data = event.data
    if event.kind == "attempt_dice":
        return tuple(side(data["dice"][place]) for place in data["rolled"])
    return tuple(side(face) for face in data["dice"]) if event.kind == "roll" else None


def counted(event: Event) -> tuple[int, Sequence[int]] | None:
    """For statistics."""
    faces = thrown_faces(event)
    return None if faces is None else (SIDES, faces)
