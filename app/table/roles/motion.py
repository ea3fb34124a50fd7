"""How it is seen and heard that something happens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from app.table.model import GreatMoment, Id, Played
from app.table.motion.steps import MotionStep
from app.table.roles.role import TableRole
from rules import Event
from rules.core.lean import dataclass


@dataclass(frozen=True)
class Throw:
    """Dice to tumble (UX-27): faces as rolled, a colour and perhaps a symbol for each, and the worded total.

    `skull`: the dice bear a skull where others have their one. `sides`: six, or ten, which bear figures. `counting`:
    whether each of them counts; those that do get a ring when they have come to rest.
    """

    faces: tuple[int, ...]
    bodies: tuple[str, ...] = ()
    symbols: tuple[str | None, ...] = ()
    total: str = ""
    skull: bool = False
    sides: int = 6
    counting: tuple[bool, ...] = ()


class MotionRole(TableRole):
    """How it is seen and heard that something happens."""

    tells_as_it_was = False  # whether what has weight is shown on the table before it, which is rearranged afterwards

    def moved(self, event: Event) -> tuple[Id, Id | None, Id | None] | None:
        """Piece, origin and goal of an event that moves a piece; None if it moves none."""
        if event.kind == "move" and "card" in event.data:
            return event.data["card"], event.data.get("origin"), event.data.get("to")
        return None

    def gathered(self, events: Sequence[Event]) -> Sequence[Event]:
        """The events as they are shown: what happens at once, such as the dice of a volley, may become one event."""
        return events

    def thrown(self, event: Event) -> Throw | None:
        """The dice that an event rolls; None if it rolls none."""
        return None

    def steps(self, event: Event) -> Sequence[MotionStep] | None:
        """The game's own animation of an event; None: the usual one."""
        return None

    def played(self, event: Event, seat: int | None) -> Played | None:
        """What somebody else than the viewer plays in the open: it is shown large before it works."""
        return None

    def great_moment(self, event: Event, seat: int | None) -> GreatMoment | None:
        """What people at the table would talk about: it is shown large, with a sound of its own, before it works."""
        return None

    def lead(self, event: Event) -> Sequence[MotionStep]:
        """What is seen before the piece of an event that carries one leaves, such as a bomb that falls on its pile."""
        return ()

    def at_once(self, before: Event, event: Event) -> bool:
        """Whether two events with animations of the game's own are shown at the same time."""
        return False

    def matters(self, event: Event, seat: int | None) -> tuple[Id, Id] | None:
        """Cause and effect of an event that hurts or targets this seat (UX-30); None if it does not."""
        return None

    def floats(self, event: Event) -> tuple[Id, str, str] | None:
        """Thing, short text and colour role of a gain or loss, which rises from the thing; None if there is none."""
        return None

    def blow(self, event: Event) -> float:
        """How hard an event hits, from 0 (not at all) to 1: what rises from it is larger."""
        return 0.0

    def sound(self, event: Event) -> str:
        return {"move": "card", "turn": "rotate", "shuffle": "shuffle", "roll": "die"}.get(event.kind, "")

    def recorded(self, source: Any, record: Any) -> None:
        """Take the recorded animation of a `table` answer, to be shown with the event that follows (UX-7)."""
        return
