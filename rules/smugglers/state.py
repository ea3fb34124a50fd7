"""The state of Space Smugglers: columns by seat and by position in the sector row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.core.queries import query
from rules.core.records import field, record, transient
from rules.core.state import State

from .deliveries import NONE
from .facts import Facts, facts_of

Seat = int
CardId = str
Die = tuple[int, int, int, int, int]  # owner, face, pose x, y, angle (pose 0, 0, 0 where dice are not stacked)
Action = tuple[Any, ...]  # ("place", sector, face), ("drop", sector, face, aim), ("take", token)

NEVER = -1  # the tick of a seat that has not acted

DEAL, BIDDING, EVALUATION, PAYMENT, REFILL, OVER = "deal", "bidding", "evaluation", "payment", "refill", "over"


@record
class Smuggling(State):
    """One game. Lists have one entry for each seat, or for each position of the row where the name says so.

    A position of the row whose card has left holds "". After the evaluation only the winning die lies on it.
    """

    leader: int
    colours: tuple[str, ...]  # character ids by seat
    deck: tuple[str, ...]  # galaxies still face down, the next card first
    unused: tuple[str, ...]  # left over after setup, unseen (SM-3.6)
    reserve: list[int]
    invalid: list[int]  # dice fallen this round (SM-6.47)
    tokens: list[tuple[int, ...]]
    energy: list[int]
    goods: list[tuple[int, int, int, int]]
    won: list[tuple[str, ...]]
    unpaid: list[tuple[str, ...]]
    holds: list[int]  # HOLDs left this round (SM-4.71)
    middle: tuple[int, ...]  # speed tokens, highest first
    wheel: tuple[int, ...]  # tie wheel (SM-4.39)
    lead_hand: int
    box: tuple[str, ...] = ()  # unsold sectors, seen by all
    row: list[str] = field(default_factory=list)
    face_up: bool = False
    dice: list[tuple[tuple[int, int, int, int, int], ...]] = field(default_factory=list)  # by position, bottom first
    pool_energy: int = 0
    pool_goods: tuple[int, int, int, int] = NONE
    round: int = 0
    phase: str = DEAL
    beat: int = 0
    # Real time: how far the clock has come, when each hand is free, what is pending, and when it last went well.
    clock: int = 0
    ready: list[int] = field(default_factory=list)
    due: list[int] = field(default_factory=list)  # effective time of the pending event, -1 if there is none
    wish: list[tuple[int | str, ...]] = field(default_factory=list)  # the pending event itself
    acted: list[int] = field(default_factory=list)  # tick of the last accepted action
    last: int = 0  # time of the last accepted action of anyone (SM-4.44)
    busy: list[int] = field(default_factory=list)  # by position: no drop before this time (SM-6.66)
    facts: Facts | None = transient(keep=True)


@query
def facts(g: Smuggling) -> Facts:
    """The tables this game is played by."""
    known = g.facts
    if known is None:
        known = g.facts = facts_of(g.content, g.setup)
    return known


def seats(g: Smuggling) -> range:
    return range(len(g.reserve))


def top_of(dice: Sequence[Die]) -> int:
    """The highest face on a sector, 0 if it has no die. Faces never fall, so it is the last one (SM-4.14)."""
    return dice[-1][1] if dice else 0


def speed(g: Smuggling, seat: Seat) -> int:
    """The seat's speed token; with two players the sum of its tokens (SM-4.94)."""
    return sum(g.tokens[seat])


def by_speed(g: Smuggling) -> list[Seat]:
    """All seats, the fastest first (SM-4.140). Speeds are all different (SM-4.95, SM-4.147)."""
    speeds = [sum(tokens) for tokens in g.tokens]
    return sorted(range(len(speeds)), key=lambda seat: -speeds[seat])


def clockwise(n: int, first: int) -> tuple[int, ...]:
    return tuple([(first + i) % n for i in range(n)])
