"""The match driver: everything between a session of the rules and a table scene. No window, no drawing."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from app.match.driver import Match
    from app.match.feed import LogLine
    from app.match.happenings import (
        Applied,
        Banner,
        CalledOut,
        Changed,
        Concealed,
        Covered,
        Faulted,
        HandedOver,
        Happening,
        Hinted,
        Notice,
        Over,
        Recap,
        Restored,
        RingClosed,
        RingOpened,
        TableAnswered,
        TakeBackAsked,
        TakeBackSettled,
        Uncovered,
    )
    from app.match.history import UndoPoint
    from app.match.hooks import HOOKS, ClockHooks, MatchHooks, Reaction, hooks_of
    from app.match.options import ASK, CALL_OUT, UNTIL_TURN, PlaySettings, Stops, orders, play_settings
    from app.match.seats import HUMAN, Seat, Seats
    from app.match.thoughts import Thinking, ThinkingService

__all__ = [
    "ASK",
    "CALL_OUT",
    "HOOKS",
    "HUMAN",
    "UNTIL_TURN",
    "Applied",
    "Banner",
    "CalledOut",
    "Changed",
    "ClockHooks",
    "Concealed",
    "Covered",
    "Faulted",
    "HandedOver",
    "Happening",
    "Hinted",
    "LogLine",
    "Match",
    "MatchHooks",
    "Notice",
    "Over",
    "PlaySettings",
    "Reaction",
    "Recap",
    "Restored",
    "RingClosed",
    "RingOpened",
    "Seat",
    "Seats",
    "Stops",
    "TableAnswered",
    "TakeBackAsked",
    "TakeBackSettled",
    "Thinking",
    "ThinkingService",
    "Uncovered",
    "UndoPoint",
    "hooks_of",
    "orders",
    "play_settings",
]

# Where each name lives. It is imported when it is first asked for: the opponents' worker needs no driver.
_HOMES = {
    "driver": "Match",
    "feed": "LogLine",
    "happenings": "Applied Banner CalledOut Changed Concealed Covered Faulted HandedOver Happening Hinted Notice Over"
    " Recap Restored RingClosed RingOpened TableAnswered TakeBackAsked TakeBackSettled Uncovered",
    "history": "UndoPoint",
    "hooks": "HOOKS ClockHooks MatchHooks Reaction hooks_of",
    "options": "ASK CALL_OUT UNTIL_TURN PlaySettings Stops orders play_settings",
    "seats": "HUMAN Seat Seats",
    "thoughts": "ThinkingService Thinking",
}


def __getattr__(name: str) -> Any:
    for home, names in _HOMES.items():
        if name in names.split():
            return getattr(import_module(f"app.match.{home}"), name)
    raise AttributeError(f"app.match has no {name!r}")
