"""What a seat remembers of cards that it can no longer look at, and imagined worlds that agree with it.

A game says which cards a seat `sees` where they lie, and how they lie there (`SPREAD`, `PILE`, `HAND`). From that the
atoms of `zones` keep a `Memory` for each seat:

- a card that a seat saw before it was moved or turned away, or was shown, is remembered;
- a remembered card that moves face down stays known if everybody can tell it by where it lay: any card that lies
  spread on the table, the top card of a pile. From a hand, or from the middle of a pile, nobody else can tell which
  card was taken: then the remembered cards are still "among" the cards of that place and the one that left;
- a shuffle mixes a pile in the same way;
- a card that shows itself takes its design out of what it may have been among.

Whatever a memory says is true, and it follows only from what that seat could observe. So an imagined world may keep
the memory of the seat that imagines, and must not hold anybody else's. How a memory changes is in `memories`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache

from .cards import HAND, SPREAD, CardState
from .chance import RandomSource
from .memories import (
    Among,
    CardBits,
    Designs,
    Memory,
    bits_of,
    cards_of,
    first_of,
    is_mixed,
    knows,
    made_of,
    mixed,
    picked,
    speaks_of,
    with_cards,
    without,
)
from .reasons import Fault
from .records import Json

SuitsCard = Callable[[str, int], bool]


NOTHING = Memory()


def memory_of(g: CardState, seat: int) -> Memory:
    """What a seat remembers; a number beyond the seats stands for somebody who has seen nothing but the table."""
    return g.memories[seat] if seat < len(g.memories) else NOTHING


def _set(g: CardState, memories: list[Memory]) -> None:
    """Store the memories; none if all are empty, so that such positions keep their encoding."""
    for memory in memories:
        if memory.among or memory.bits:
            g.memories = memories
            return
    g.memories = []


# -- what happens -----------------------------------------------------------------------------------------------------


def moved(g: CardState, card: int, hidden: Sequence[int], saw: int, sees: int, origin: str = "") -> None:
    """Atom: a card was moved or turned. `saw` and `sees` are the sets of seats that could and can look at it, as bits.

    `hidden` lists the cards of its `origin` that it was picked from, itself included; empty if everybody can tell which
    it was.
    """
    everybody = (1 << len(g.setup.seats)) - 1
    concerned = everybody & ~(saw & sees) if hidden else saw ^ sees  # if all can tell which it was, no others
    if not concerned:
        return
    memories = g.memories or [NOTHING] * len(g.setup.seats)
    changed: list[Memory] | None = None
    touched = bits_of(hidden) if hidden else 0
    mates: dict[int, CardBits] | None = None
    for seat in _seats_of(concerned):
        memory = memories[seat]
        if saw >> seat & 1:
            now = with_cards(memory, 1 << card)
        elif not hidden:
            now = without(memory, card, g.cards.design[card])
        elif is_mixed(memory, touched):  # as a hand from a shuffled deck is: mixing it changes nothing
            if not sees >> seat & 1:
                continue
            now = without(memory, card, g.cards.design[card])
        elif speaks_of(memory, touched):
            if mates is None:
                mates = _mates(g, card, touched, origin)
            unseen = _unseen(mates, seat) | 1 << card
            shows = sees >> seat & 1
            now = picked(memory, g.cards.design, unseen, card) if shows else _mix(g, seat, memory, unseen)
        else:
            continue
        if now is not memory:
            if changed is None:
                changed = memories.copy()
            changed[seat] = now
    if changed is not None:
        _set(g, changed)


_seats_of = cache(cards_of)  # seats as bits


def swept(g: CardState, cards: Sequence[int], saw: Sequence[int]) -> None:
    """Atom: the cards of a pile were moved together, each as in `moved` where everybody can tell which one it was."""
    together: dict[tuple[int, int], CardBits] = {}  # those that the same seats could and can look at
    for card, before in zip(cards, saw, strict=True):
        sight = before, g.seeing(card)
        together[sight] = together.get(sight, 0) | 1 << card
    changed = list(g.memories or [NOTHING] * len(g.setup.seats))
    for seat, memory in enumerate(changed):
        for (before, sees), bits in together.items():
            if before >> seat & 1:
                memory = memory if sees >> seat & 1 else with_cards(memory, bits)
            elif sees >> seat & 1:
                for card in cards_of(bits):
                    memory = without(memory, card, g.cards.design[card])
        changed[seat] = memory
    _set(g, changed)


def _mates(g: CardState, card: int, cards: CardBits, place: str) -> dict[int, CardBits]:
    """Those of these cards in a place that are of the family of the card in question, by the seats that see them (as
    bits). The card itself may have left that place already."""
    mates, found = cards & _family(g, card), dict[int, CardBits]()
    sight = g.seeing_pile(place)
    if sight is not None:
        return {sight: mates}
    for c in cards_of(mates):
        sight = g.seeing(c)
        found[sight] = found.get(sight, 0) | 1 << c
    return found


def _family(g: CardState, card: int) -> CardBits:
    """All cards of its family. A card never changes its back, so they are looked for once."""
    if g.families is None:
        g.families = {}
    key = g.family(card), len(g.cards.design)
    found = g.families.get(key)
    if found is None:
        found = g.families[key] = bits_of(c for c in range(key[1]) if g.family(c) == key[0])
    return found


def _unseen(mates: Mapping[int, CardBits], seat: int) -> CardBits:
    """Those of them that the seat cannot look at."""
    found = 0
    for sight, cards in mates.items():
        if not sight >> seat & 1:
            found |= cards
    return found


def _mix(g: CardState, seat: int, memory: Memory, cards: CardBits) -> Memory:
    """Cards of one family that the seat does not see are mixed up."""
    after = mixed(memory, g.cards.design, cards)
    if after is memory:
        return memory
    groups = [group for group in after.among if not _is_all(g, seat, after, group)]
    return after if len(groups) == len(after.among) else made_of(after.bits, tuple(groups))


def _is_all(g: CardState, seat: int, memory: Memory, group: Among) -> bool:
    """Whether these are all cards of their family that the seat does not know: then the group says nothing new."""
    rest = _family(g, first_of(group.bits)) & ~(memory.bits | group.bits)
    while rest:
        card = first_of(rest)
        if not g.sees(seat, card):
            return False
        rest ^= 1 << card
    return True


def shuffled(g: CardState, pile: Sequence[int]) -> None:
    """Atom: a pile is about to be shuffled; called before its designs change places."""
    mates, every = [], bits_of(pile)
    rest = every
    while rest:
        first = first_of(rest)
        mates.append(_mates(g, first, every, g.cards.place[first]))
        rest &= ~_family(g, first)
    changed = list(g.memories)
    for seat, memory in enumerate(changed):
        for sights in mates:
            if speaks_of(memory, sum(sights.values())):
                changed[seat] = _mix(g, seat, changed[seat], _unseen(sights, seat))
    _set(g, changed)


def shown(g: CardState, cards: Sequence[int], to: Iterable[int]) -> None:
    """Atom: seats look at cards where they lie, and remember those that they do not see anyway."""
    designs, changed = g.cards.design, list(g.memories or [NOTHING] * len(g.setup.seats))
    for seat in to:
        memory = changed[seat]
        for card in cards:
            if knows(memory, card) or g.sees(seat, card):
                continue
            place = g.cards.place[card]
            if g.arrangement(place) == HAND:
                # Nobody can tell which card of the hand it is, but cards shown together are different ones.
                others = bits_of(g.pile(place)) & ~bits_of(cards)
                memory = picked(memory, designs, _unseen(_mates(g, card, others, place), seat) | 1 << card, card)
            else:
                memory = without(memory, card, designs[card])
            memory = with_cards(memory, 1 << card)
        changed[seat] = memory
    _set(g, changed)


def forget(g: CardState, cards: Collection[int]) -> None:
    """Atom: all seats forget these cards."""
    if g.memories:
        _set(g, [Memory(tuple(c for c in m.cards if c not in cards), m.among) for m in g.memories])


def keep_own(g: CardState, seat: int) -> None:
    """Atom: in a world that a seat imagines, only it remembers anything: what others know is their secret."""
    if g.memories:
        _set(g, [memory if s == seat else NOTHING for s, memory in enumerate(g.memories)])


# -- what a seat is told of it ----------------------------------------------------------------------------------------


def memory_view(g: CardState, seat: int) -> dict[str, Json]:
    """For the seat's own view: remembered cards as [place, design, which], and [places with counts, designs].

    Which: the card's number where it lies on the table, its position from the top (0) in a pile, None in a hand.
    """
    memory = memory_of(g, seat)
    cards = [[g.cards.place[card], g.cards.design[card], _which(g, card)] for card in memory.cards]
    among = [
        [dict(sorted(Counter(g.cards.place[c] for c in group.cards).items())), list(group.designs)]
        for group in memory.among
    ]
    return {"cards": sorted(cards, key=str), "among": sorted(among, key=str)}


def _which(g: CardState, card: int) -> int | None:
    place = g.cards.place[card]
    lies = g.arrangement(place)
    if lies == HAND:
        return None
    return card if lies == SPREAD else len(g.pile(place)) - 1 - g.pile(place).index(card)


def untruths(g: CardState) -> Iterator[str]:
    """What is wrong in the memories, in words; only a forged save has anything wrong."""
    for seat, memory in enumerate(g.memories):
        every = [*memory.cards, *(card for group in memory.among for card in group.cards)]
        if len(set(every)) != len(every) or any(g.sees(seat, card) for card in every):
            yield f"seat {seat} remembers a card twice, or one that it sees"
        for group in memory.among:
            there = Counter(g.cards.design[card] for card in group.cards)
            if not group.designs or Counter(group.designs) - there or len({g.family(c) for c in group.cards}) != 1:
                yield f"seat {seat} is wrong about cards {list(group.cards)}"


# -- imagining --------------------------------------------------------------------------------------------------------


class Unfit(Fault):
    """No arrangement of the hidden cards fits."""


def permute_hidden(
    g: CardState, seat: int, rng: RandomSource, fits: SuitsCard | None = None, among: Sequence[int] | None = None
) -> None:
    """Permute the designs of all cards that this seat does not know, as far as its memory allows.

    Numbers and places stay, and designs stay in their family. With `fits(design, card)` a card gets only designs for
    which it is true. `among` lists the cards whose designs may be exchanged (default: all).
    """
    families: dict[int, list[int]] = {}
    for card in range(len(g.cards.design)) if among is None else among:
        if not g.knows(seat, card):
            families.setdefault(g.family(card), []).append(card)
    groups = memory_of(g, seat).among
    for family in sorted(families):
        hidden = families[family]
        inside = [group for group in groups if not set(group.cards).isdisjoint(hidden)]
        for card, (design, _) in zip(hidden, _dealt(g, hidden, inside, rng, fits), strict=True):
            g.cards.design[card] = design


def amend_hidden(
    g: CardState, seat: int, rng: RandomSource, cards: Iterable[int], holds: Callable[[], bool], fits: SuitsCard
) -> bool:
    """Exchange the design of one of these hidden cards with that of another hidden one, such that something `holds`.

    For conclusions that cannot be said of single cards. Memory and `fits` still hold; False if no exchange does it.
    """
    designs, groups = g.cards.design, memory_of(g, seat).among
    some, others = list(cards), [card for card in range(len(designs)) if not g.knows(seat, card)]
    rng.shuffle(some)
    rng.shuffle(others)
    for one in some:
        for other in others:
            if designs[one] == designs[other] or g.family(one) != g.family(other):
                continue
            designs[one], designs[other] = designs[other], designs[one]
            if fits(designs[one], one) and fits(designs[other], other) and holds() and _agrees(groups, designs):
                return True
            designs[one], designs[other] = designs[other], designs[one]
    return False


def _agrees(groups: Iterable[Among], designs: Designs) -> bool:
    """Whether all that is known to be among some cards is there."""
    return all(Counter(group.designs) <= Counter(designs[card] for card in group.cards) for group in groups)


Token = tuple[str, frozenset[int] | None]  # a design, and the cards that it must be among


def _dealt(
    g: CardState, hidden: Sequence[int], groups: Sequence[Among], rng: RandomSource, fits: SuitsCard | None
) -> list[Token]:
    """A design for each hidden card. With the same random numbers this depends only on what the seat knows."""
    rest = sorted(g.cards.design[c] for c in hidden)
    bound: dict[int, Token] = {}
    for group in groups:
        cards = [card for card in group.cards if card in hidden]
        wanted = Counter(group.designs) - Counter(g.cards.design[c] for c in group.cards if c not in hidden)
        for card, design in zip(rng.sample(cards, wanted.total()), sorted(wanted.elements()), strict=True):
            bound[card] = design, frozenset(cards)
            rest.remove(design)
    rng.shuffle(rest)
    free = iter(rest)
    tokens = [bound[card] if card in bound else (next(free), None) for card in hidden]
    if fits is not None:
        _rearrange(hidden, tokens, fits)
    return tokens


def _may(token: Token, card: int, fits: SuitsCard) -> bool:
    return (token[1] is None or card in token[1]) and fits(token[0], card)


def _rearrange(hidden: Sequence[int], tokens: list[Token], fits: SuitsCard) -> None:
    """Swap each design that does not fit with the first one for which both fit then.

    Some arrangement fits, because the true one does; if swaps do not find one, `_by_matching` does.
    """
    for i, card in enumerate(hidden):
        if _may(tokens[i], card, fits):
            continue
        for j, other in enumerate(hidden):
            if _may(tokens[j], card, fits) and _may(tokens[i], other, fits):
                tokens[i], tokens[j] = tokens[j], tokens[i]
                break
        else:
            _by_matching(hidden, tokens, fits)
            return


def _by_matching(hidden: Sequence[int], tokens: list[Token], fits: SuitsCard) -> None:
    """Give every card a design that fits, by bipartite matching with augmenting paths."""
    owner: dict[int, int] = {}  # token index -> card index

    def place(i: int, tried: set[int]) -> bool:
        for t in range(len(tokens)):
            if t in tried or not _may(tokens[t], hidden[i], fits):
                continue
            tried.add(t)
            if t not in owner or place(owner[t], tried):
                owner[t] = i
                return True
        return False

    for i in range(len(hidden)):
        if not place(i, set()):
            raise Unfit(f"no hidden card fits the place of card {hidden[i]}")
    dealt = {i: tokens[t] for t, i in owner.items()}
    tokens[:] = [dealt[i] for i in range(len(hidden))]
