"""The draft: all open a pack, take some cards in secret and pass the rest, to the left, next time to the right.

A seat knows its own pool, the pack before it and what it has passed on; nobody sees who took what.

    >>> draft = Draft.of_packs([["a", "b", "c"], ["d", "e", "f"]], seats=2, at_once=1)
    >>> draft.choose(0, ["b"]); draft.choose(1, ["d"])
    >>> draft.before(0), draft.pools
    (['e', 'f'], [['b'], ['d']])
    >>> draft.choose(0, ["e"]); draft.choose(1, ["a"])
    >>> draft.is_over, draft.pools
    (True, [['b', 'e', 'c'], ['d', 'a', 'f']])
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field
from typing import NamedTuple

from rules.core.chance import stream
from rules.core.lean import dataclass
from rules.core.reasons import Illegal, Reason
from rules.core.records import Json

from ..faces import Face
from .packs import packs

FEWEST_SEATS, MOST_SEATS = 2, 8
FEWEST_PACKS, MOST_PACKS = 2, 4  # for each seat: one pack is no deck (KG-4.1)
MOST_AT_ONCE = 3
USUAL_PACKS, USUAL_AT_ONCE = 2, 2
MOST_PACK_CARDS = 100
FORMAT = 1


class Passed(NamedTuple):
    """A pack as a seat saw it, and what it took from it."""

    pack: int
    cards: tuple[str, ...]
    taken: tuple[str, ...]


class DraftSight(NamedTuple):
    """All that one seat knows of a draft."""

    seat: int
    seats: int
    pack: int  # the number of the pack before it; the same pack comes round again
    cards: tuple[str, ...]
    takes: int  # how many of them it takes now
    pool: tuple[str, ...]
    seen: tuple[Passed, ...]  # every pack it has had before it, in order
    left: int  # cards that it will still get, those of this choice included


@dataclass
class Draft:
    """A draft under way. `choose` is the only thing that changes it."""

    deals: tuple[tuple[tuple[str, ...], ...], ...]  # by seat: its packs, in the order in which they are opened
    at_once: int = 1
    opened: int = 0  # packs each seat has opened
    tables: list[list[str]] = field(default_factory=list)  # by pack of this round
    passes: int = 0  # in this round
    chosen: dict[int, tuple[str, ...]] = field(default_factory=dict)  # by seat, until all have chosen
    steps: list[list[list[str]]] = field(default_factory=list)  # every choice of all seats
    pools: list[list[str]] = field(default_factory=list)
    _seen: list[list[Passed]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.pools = [[] for _ in self.deals]
        self._seen = [[] for _ in self.deals]
        self._open()

    @staticmethod
    def of_packs(dealt: Sequence[Sequence[str]], seats: int, at_once: int) -> Draft:
        """Packs handed out round by round: the first `seats` of them are opened first."""
        rounds = [dealt[start : start + seats] for start in range(0, len(dealt), seats)]
        return Draft(tuple(tuple(tuple(each[seat]) for each in rounds) for seat in range(seats)), at_once)

    @staticmethod
    def dealt(
        faces: Mapping[str, Face], seed: int, seats: int, each: int = USUAL_PACKS, at_once: int = USUAL_AT_ONCE
    ) -> Draft:
        """A draft with packs of this set; equal numbers give an equal draft."""
        return Draft.of_packs(packs(faces, stream(seed, "draft"), seats * each), seats, at_once)

    # --- what is known

    @property
    def seats(self) -> int:
        return len(self.deals)

    @property
    def rounds(self) -> int:
        return len(self.deals[0])

    @property
    def is_over(self) -> bool:
        return not self.tables

    @property
    def to_the_left(self) -> bool:
        """Which way the packs of this round go."""
        return self.opened % 2 == 1

    def pack_of(self, seat: int) -> int:
        """The pack before a seat, named by the seat that opened it."""
        way = -self.passes if self.to_the_left else self.passes
        return (seat + way) % self.seats

    def before(self, seat: int) -> list[str]:
        return [] if self.is_over else list(self.tables[self.pack_of(seat)])

    @property
    def count(self) -> int:
        """How many cards each seat takes now."""
        return 0 if self.is_over else min(self.at_once, len(self.tables[0]))

    def sight(self, seat: int) -> DraftSight:
        """What a seat may know: nothing of other seats' pools, packs and choices."""
        cards = tuple(sorted(self.before(seat)))
        number = (self.opened - 1) * self.seats + self.pack_of(seat)
        left = sum(map(len, self.deals[seat])) - len(self.pools[seat])
        return DraftSight(
            seat, self.seats, number, cards, self.count, tuple(self.pools[seat]), tuple(self._seen[seat]), left
        )

    def waits_for(self) -> list[int]:
        """The seats that have not chosen."""
        return [] if self.is_over else [seat for seat in range(self.seats) if seat not in self.chosen]

    # --- choosing

    def trouble(self, seat: int, cards: Iterable[str]) -> Reason | None:
        """Why these cards cannot be taken."""
        wanted = list(cards)
        if self.is_over or not 0 <= seat < self.seats:
            return Reason("kaosz.draft.over")
        if len(wanted) != self.count:
            return Reason("kaosz.draft.count", {"need": self.count, "have": len(wanted)})
        missing = Counter(wanted) - Counter(self.before(seat))
        return Reason("kaosz.draft.not_there", {"card": min(missing)}) if missing else None

    def choose(self, seat: int, cards: Iterable[str]) -> None:
        """A secret choice, which may be changed until all have chosen; then all take theirs and pass the rest."""
        wanted = list(cards)
        reason = self.trouble(seat, wanted)
        if reason is not None:
            raise Illegal(reason)
        self.chosen[seat] = tuple(wanted)
        if len(self.chosen) == self.seats:
            self._take()

    def _take(self) -> None:
        self.steps.append([list(self.chosen[seat]) for seat in range(self.seats)])
        for seat, taken in sorted(self.chosen.items()):
            table = self.tables[self.pack_of(seat)]
            number = (self.opened - 1) * self.seats + self.pack_of(seat)
            self._seen[seat].append(Passed(number, tuple(sorted(table)), taken))
            for card in taken:
                table.remove(card)
            self.pools[seat] += taken
        self.chosen = {}
        self.passes += 1
        self._deal_the_last()

    def _deal_the_last(self) -> None:
        """Where nothing is left to choose the rest goes to whoever it comes to, and new packs are opened."""
        if len(self.tables[0]) > self.at_once:
            return
        for seat in range(self.seats):
            self.pools[seat] += self.tables[self.pack_of(seat)]
        self._open()

    def _open(self) -> None:
        self.passes = 0
        self.tables = [list(own[self.opened]) for own in self.deals] if self.opened < self.rounds else []
        if self.tables:
            self.opened += 1

    # --- keeping

    def encode(self) -> dict[str, Json]:
        """Everything that is needed to go on, as JSON types."""
        return {
            "format": FORMAT,
            "deals": [[list(pack) for pack in own] for own in self.deals],
            "at_once": self.at_once,
            "steps": self.steps,
            "chosen": {str(seat): list(cards) for seat, cards in sorted(self.chosen.items())},
        }

    @staticmethod
    def decode(data: Json) -> Draft:
        """A kept draft, played again choice by choice; ValueError where it cannot have come about so."""
        try:
            deals, at_once = _deals(data["deals"]), data["at_once"]
            if data["format"] != FORMAT or type(at_once) is not int or not 1 <= at_once <= MOST_AT_ONCE:
                raise ValueError("no draft of this version")
            draft = Draft(deals, at_once)
            for step in data["steps"]:
                if len(step) != draft.seats:
                    raise ValueError("a choice is missing")
                for seat, cards in enumerate(step):
                    draft.choose(seat, cards)
            for seat, cards in data["chosen"].items():
                draft.choose(int(seat), cards)
        except (KeyError, TypeError, AttributeError, IndexError, Illegal) as wrong:
            raise ValueError(f"no draft: {wrong}") from None
        return draft


def _deals(found: Json) -> tuple[tuple[tuple[str, ...], ...], ...]:
    deals = tuple(tuple(tuple(pack) for pack in own) for own in found)
    rounds = {len(own) for own in deals}
    sizes = [{len(own[number]) for own in deals} for number in range(min(rounds, default=0))]
    if not FEWEST_SEATS <= len(deals) <= MOST_SEATS or len(rounds) != 1 or not 1 <= min(rounds) <= MOST_PACKS:
        raise ValueError("no such table")
    if any(len(each) != 1 or not 0 < min(each) <= MOST_PACK_CARDS for each in sizes):
        raise ValueError("packs of different size")
    if any(type(card) is not str for own in deals for pack in own for card in pack):
        raise ValueError("no cards")
    return deals
