"""What one seat remembers of cards, as a value: cards that it knows, and designs that it knows to be among some cards.

Sets of cards are numbers with one bit for each card here: a group that came from a deck has a hundred cards, and every
move of a card asks all memories about it. The cards themselves are listed when somebody reads them.

    >>> hand = Memory(cards=(4, 5), among=())
    >>> both = mixed(hand, {4: "nova", 5: "moon"}, bits_of([4, 5, 6]))
    >>> both
    Memory(cards=(), among=(Among(cards=(4, 5, 6), designs=('moon', 'nova')),))
    >>> without(both, 6, "moon")  # card 6 turns out to be the moon: one of the others is the nova
    Memory(cards=(), among=(Among(cards=(4, 5), designs=('nova',)),))
    >>> without(without(both, 6, "moon"), 5, "star")  # and it is not card 5
    Memory(cards=(4,), among=())
"""

from __future__ import annotations

import typing
from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from operator import or_
from typing import Any

from .ranges import CardNo
from .records import record

CardBits = int
Designs = Mapping[int, str] | Sequence[str]  # by card


_bit = (1).__lshift__


def bits_of(cards: Iterable[int]) -> CardBits:
    return reduce(or_, map(_bit, cards), 0)


def cards_of(bits: CardBits) -> tuple[int, ...]:
    """These cards, in order."""
    found = []
    while bits:
        lowest = bits & -bits
        found.append(lowest.bit_length() - 1)
        bits ^= lowest
    return tuple(found)


def first_of(bits: CardBits) -> int:
    """The first of these cards."""
    return (bits & -bits).bit_length() - 1


class _CardSet:
    """The cards of a value, as numbers and as bits. One of both is there from the start, the other one is found out
    when it is first asked for: Python asks `__getattr__` only for what is not there."""

    __slots__ = ("bits",)

    if typing.TYPE_CHECKING:
        bits: CardBits
        cards: tuple[CardNo, ...]

    def __getattr__(self, name: str) -> Any:
        if name == "bits":
            self.bits = bits_of(self.cards)
            return self.bits
        if name == "cards":
            self.cards = cards_of(self.bits)  # type: ignore[misc]  # the records below have the slot
            return self.cards
        raise AttributeError(name)


@record
class Among(_CardSet):
    """These designs are somewhere among these cards. Both in order."""

    cards: tuple[CardNo, ...]
    designs: tuple[str, ...]


@record
class Memory(_CardSet):
    """A value: it is replaced, never changed. No card is in it twice, and none that the seat can look at."""

    cards: tuple[CardNo, ...] = ()
    among: tuple[Among, ...] = ()


def _among(bits: CardBits, designs: tuple[str, ...]) -> Among:
    made = Among.__new__(Among)
    made.bits, made.designs = bits, designs
    return made


def made_of(bits: CardBits, among: tuple[Among, ...]) -> Memory:
    """A memory that knows these cards."""
    made = Memory.__new__(Memory)
    made.bits, made.among = bits, among
    return made


def knows(memory: Memory, card: int) -> bool:
    return bool(memory.bits >> card & 1)


def speaks_of(memory: Memory, cards: CardBits) -> bool:
    """Whether a memory knows any of these cards, or something that may be one of them."""
    if memory.bits & cards:
        return True
    for group in memory.among:  # noqa: SIM110 (this is asked for at every move)
        if group.bits & cards:
            return True
    return False


def is_mixed(memory: Memory, cards: CardBits) -> bool:
    """Whether all that a memory tells of these cards is that something is among them and perhaps others."""
    if not memory.bits & cards:
        for group in memory.among:
            if group.bits & cards:
                return not cards & ~group.bits
    return False


def _settled(known: CardBits, among: Sequence[Among]) -> Memory:
    """A memory without groups that say nothing; if a group has as many equal designs as cards, each card is known."""
    for group in among:
        designs = group.designs
        if not designs or (designs[0] == designs[-1] and group.bits.bit_count() == len(designs)):  # they are in order
            break
    else:  # mostly all are as they should be
        return made_of(known, tuple(among) if len(among) < 2 else tuple(sorted(among, key=_lowest)))
    if designs:
        known |= group.bits
    return _settled(known, [other for other in among if other is not group])


def _lowest(group: Among) -> int:
    """Groups have no card in common: so this is the order of their cards."""
    return first_of(group.bits)


def with_cards(memory: Memory, cards: CardBits) -> Memory:
    """The memory after it has learned these cards."""
    known = memory.bits | cards
    return memory if known == memory.bits else made_of(known, memory.among)


def mixed(memory: Memory, designs: Designs, cards: CardBits) -> Memory:
    """The memory after these cards were mixed, together with those they had been mixed with before."""
    known = memory.bits & cards
    touched: list[Among] = []
    rest: list[Among] = []
    for group in memory.among:
        (touched if group.bits & cards else rest).append(group)
    if not known and (not touched or (len(touched) == 1 and not cards & ~touched[0].bits)):
        return memory  # of these it knew nothing, or no more than that they are mixed
    every, inside = cards, [designs[card] for card in cards_of(known)]
    for group in touched:
        every |= group.bits
        inside += group.designs
    return _settled(memory.bits & ~known, [*rest, _among(every, tuple(sorted(inside)))])


def without(memory: Memory, card: int, design: str) -> Memory:
    """The memory after this card was seen to have this design."""
    bit = 1 << card
    if memory.bits & bit:
        return made_of(memory.bits & ~bit, memory.among)
    among = memory.among
    for at, group in enumerate(among):
        if group.bits & bit:
            left = _among(group.bits ^ bit, _less(group.designs, design))
            return _settled(memory.bits, (*among[:at], left, *among[at + 1 :]) if len(among) > 1 else (left,))
    return memory


def _less(designs: tuple[str, ...], one: str) -> tuple[str, ...]:
    """These designs, which are in order, without this one."""
    at = bisect_left(designs, one)
    return designs[:at] + designs[at + 1 :] if at < len(designs) and designs[at] == one else designs


def picked(memory: Memory, designs: Designs, hidden: CardBits, card: int) -> Memory:
    """The memory after a card was picked from hidden ones and seen; it may be a remembered one, or another.

    If its design is that of a remembered card, the remembered one counts as picked, because they look alike.
    """
    unknown = hidden & ~memory.bits
    memory = mixed(memory, designs, unknown)
    known = memory.bits
    if not known >> card & 1:
        for twin in cards_of(known & hidden):
            if designs[twin] == designs[card]:
                groups = [_among(_renamed(group.bits, card, twin), group.designs) for group in memory.among]
                return _settled(known & ~(1 << twin), groups)
    return without(memory, card, designs[card])


def _renamed(cards: CardBits, old: int, new: int) -> CardBits:
    return cards & ~(1 << old) | 1 << new if cards >> old & 1 else cards
