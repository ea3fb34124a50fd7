"""The match driver: everything between a session of the rules and a table scene. No window, no drawing."""

from .driver import Match
from .feed import Line
from .happenings import (
    Banner,
    CalledOut,
    Covered,
    Faulted,
    HandedOver,
    Happening,
    Hinted,
    Notice,
    Over,
    PutDown,
    Recap,
    Restored,
    RingClosed,
    RingOpened,
    TableAnswered,
    TakeBackAsked,
    TakeBackSettled,
    Told,
    Uncovered,
)
from .history import Point
from .hooks import HOOKS, ClockHooks, Hooks, Reaction, hooks_of
from .options import ASK, CALL_OUT, UNTIL_TURN, PlaySettings, Stops, orders, play_settings
from .seats import HUMAN, Seat, Seats
from .thoughts import Minds, Thinking

__all__ = [
    "ASK", "CALL_OUT", "HOOKS", "HUMAN", "UNTIL_TURN",
    "Banner", "CalledOut", "ClockHooks", "Covered", "Faulted", "HandedOver", "Happening", "Hinted", "Hooks", "Line",
    "Match", "Minds", "Notice", "Over", "PlaySettings", "Point", "PutDown", "Reaction", "Recap", "Restored",
    "RingClosed", "RingOpened", "Seat", "Seats", "Stops", "TableAnswered", "TakeBackAsked", "TakeBackSettled",
    "Thinking", "Told", "Uncovered", "hooks_of", "orders", "play_settings",
]
