"""Shapes of the values that pieces may change (`words.VALUES`), and of what they are asked about."""

from __future__ import annotations

from typing import TypedDict

from .state import Seat

# From whom somebody collects, how many cards, and who chooses them: random, taker or giver.
Payment = TypedDict("Payment", {"from": Seat, "count": int, "by": str})

# Who sends ships, and as what: offense or ally.
Sender = TypedDict("Sender", {"seat": Seat, "as": str})


class Joiner(TypedDict):
    """Who joins which side."""

    seat: Seat
    side: str


class Selection(TypedDict):
    """Who lays the encounter card first (-1: both at once), and whether face up."""

    first: Seat
    open: bool


class Compared(TypedDict):
    """The totals of both sides and the types of their cards."""

    totals: list[int]
    kinds: list[str]


class Penalty(TypedDict):
    """Ships that a seat loses besides those of the encounter."""

    seat: Seat
    count: int
    cause: str
