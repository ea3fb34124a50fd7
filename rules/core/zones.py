"""Cards in places: columns, piles, and the atoms that move, turn, shuffle and show them.

A card is a small int. What is printed on it is its `design`, an id in the content; where it lies is the name of a place
such as "deck" or "hand:2". The game's `knows` says which seats know a card; the atoms use that to mask their events,
and `permute_hidden` uses it to imagine other worlds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .chance import RandomSource
from .events import SeatNumbers
from .ranges import CardNo, PerCard
from .reasons import Fault
from .records import field, record
from .state import State

# Who knows a card, who can follow it, whether a spectator knows it, whether a spectator can follow it.
Audience = tuple[SeatNumbers, SeatNumbers, bool, bool]
NOBODY: Audience = ((), (), False, False)


@record
class Cards:
    """All cards of a game in columns, and the order of each pile (the last card is the top)."""

    design: list[str] = field(default_factory=list)
    place: PerCard[str] = field(default_factory=list)
    face_up: PerCard[bool] = field(default_factory=list)
    piles: dict[str, list[CardNo]] = field(default_factory=dict)

    def add(self, design: str, place: str, face_up: bool = False) -> int:
        """A new card on top of a place; only while the game is set up."""
        card = len(self.design)
        self.design.append(design)
        self.place.append(place)
        self.face_up.append(face_up)
        self.piles.setdefault(place, []).append(card)
        return card

    def misplaced(self) -> list[int]:
        """Cards that do not lie exactly once, in the pile of their place; always empty (for tests)."""
        counts = [0] * len(self.design)
        for place, pile in self.piles.items():
            for card in pile:
                counts[card] += 1 if self.place[card] == place else 100
        return [card for card, n in enumerate(counts) if n != 1]


@record
class CardState(State):
    """A state with cards. The game's subclass says who knows which card."""

    cards: Cards = field(default_factory=Cards, kw_only=True)

    def knows(self, seat: int | None, card: int) -> bool:
        """May this seat (None: a spectator) know the design of this card?"""
        raise Fault(f"{type(self).__name__} does not say who knows a card")

    def follows(self, seat: int | None, card: int) -> bool:
        """May this seat tell this card from others by its number?

        A card that lies by itself on the table can be followed by everybody, even face down; in hands and piles only
        by those who know it.
        """
        return self.knows(seat, card)

    def seats(self) -> range:
        return range(len(self.setup.seats))

    def knowing(self, card: int) -> tuple[int, ...]:
        return tuple(s for s in self.seats() if self.knows(s, card))

    def pile(self, place: str) -> list[int]:
        """The cards in a place, bottom first. Read only: the atoms change it."""
        return self.cards.piles.setdefault(place, [])


def _audience(g: CardState, card: int) -> Audience:
    """Who knows this card and who can follow it now."""
    following = tuple(s for s in g.seats() if g.follows(s, card))
    return g.knowing(card), following, g.knows(None, card), g.follows(None, card)


def _secret(g: CardState, before: Audience, after: Audience) -> dict[str, SeatNumbers] | None:
    """Which seats may read the design of a moved card, and which its number and position: see `Event.secret`.

    A seat may read what it could know before the move or can know after it. A spectator counts separately: a card that
    one of two players hands to the other is known to all players but not to a spectator.
    """
    known, followed = before[2] or after[2], before[3] or after[3]
    knowing = tuple(s for s in g.seats() if s in before[0] or s in after[0])
    following = tuple(s for s in g.seats() if s in before[1] or s in after[1] or s in knowing)
    everyone = len(g.setup.seats)
    secret: dict[str, SeatNumbers] = {"design": knowing} if len(knowing) < everyone or not known else {}
    if len(following) < everyone or not (followed or known):
        secret |= {"card": following, "at": following}
    return secret or None


def somebody_learned(before: CardState, after: CardState) -> bool:
    """May any seat know a card now that it could not know in the position before?"""
    cards = range(len(after.cards.design))
    return any(after.knows(s, card) and not before.knows(s, card) for s in after.seats() for card in cards)


def move_card(g: CardState, card: int, to: str, *, at: int | None = None, face_up: bool | None = None) -> None:
    """Atom: put a card into a place (on top, or at the given position), turned if asked."""
    cards = g.cards
    origin = cards.place[card]
    before = _audience(g, card) if g.heard is not None else NOBODY
    cards.piles[origin].remove(card)
    pile = cards.piles.setdefault(to, [])
    pile.insert(len(pile) if at is None else at, card)
    cards.place[card] = to
    if face_up is not None:
        cards.face_up[card] = face_up
    if g.heard is not None:
        after = _audience(g, card)
        g.emit(
            "move",
            card=card,
            design=cards.design[card],
            origin=origin,
            to=to,
            at=pile.index(card),
            face_up=cards.face_up[card],
            secret=_secret(g, before, after),
            reveals=any(s not in before[0] for s in after[0]),
        )


def turn_card(g: CardState, card: int, face_up: bool) -> None:
    """Atom: turn a card over; nothing happens if it lies so already."""
    if g.cards.face_up[card] == face_up:
        return
    before = _audience(g, card) if g.heard is not None else NOBODY
    g.cards.face_up[card] = face_up
    if g.heard is not None:
        after = _audience(g, card)
        g.emit(
            "turn",
            card=card,
            design=g.cards.design[card],
            face_up=face_up,
            secret=_secret(g, before, after),
            reveals=any(s not in before[0] for s in after[0]),
        )


def shuffle_pile(g: CardState, place: str) -> None:
    """Atom: shuffle a pile; nobody can follow its cards any more."""
    pile = g.pile(place)
    if len(pile) < 2:
        return
    # The designs are shuffled and the card numbers stay where they are, so that a number gives nothing away.
    designs = [g.cards.design[c] for c in pile]
    g.shuffle(designs)
    for card, design in zip(pile, designs, strict=True):
        g.cards.design[card] = design
    g.emit("shuffle", place=place, count=len(pile))


def show_cards(g: CardState, cards: list[int], to: tuple[int, ...]) -> None:
    """Atom: let some seats look at cards once, without moving them."""
    if not cards:
        return
    designs = [g.cards.design[c] for c in cards]
    g.emit("show", cards=list(cards), designs=designs, to=list(to), secret={"designs": to, "cards": to}, reveals=True)


def draw_card(g: CardState, pile: str, to: str) -> int | None:
    """The top card of a pile to a place; None if the pile is empty."""
    cards = g.pile(pile)
    if not cards:
        return None
    card = cards[-1]
    move_card(g, card, to)
    return card


def permute_hidden(
    g: CardState,
    seat: int,
    rng: RandomSource,
    fits: Callable[[str, int], bool] | None = None,
    among: Sequence[int] | None = None,
) -> None:
    """Permute the designs of all cards that this seat does not know; numbers and places stay as they are.

    With `fits(design, card)` a card gets only designs for which it is true. `among` lists the cards whose designs may
    be exchanged, such as one player's deck (default: all).
    """
    hidden = [c for c in (range(len(g.cards.design)) if among is None else among) if not g.knows(seat, c)]
    # Sorted first, so that with the same random numbers the result depends only on what the seat knows.
    designs = sorted(g.cards.design[c] for c in hidden)
    rng.shuffle(designs)
    if fits is not None:
        _rearrange(hidden, designs, fits)
    for card, design in zip(hidden, designs, strict=True):
        g.cards.design[card] = design


def _rearrange(hidden: list[int], designs: list[str], fits: Callable[[str, int], bool]) -> None:
    """Swap each design that does not fit with the first one for which both fit then.

    Some arrangement fits, because the true one does; if swaps do not find one, `_by_matching` does.
    """
    for i, card in enumerate(hidden):
        if fits(designs[i], card):
            continue
        for j, other in enumerate(hidden):
            if fits(designs[j], card) and fits(designs[i], other):
                designs[i], designs[j] = designs[j], designs[i]
                break
        else:
            _by_matching(hidden, designs, fits)
            return


def _by_matching(hidden: list[int], designs: list[str], fits: Callable[[str, int], bool]) -> None:
    """Give every card a design that fits, by bipartite matching with augmenting paths."""
    owner: dict[int, int] = {}  # design index -> card index

    def place(i: int, tried: set[int]) -> bool:
        for d in range(len(designs)):
            if d in tried or not fits(designs[d], hidden[i]):
                continue
            tried.add(d)
            if d not in owner or place(owner[d], tried):
                owner[d] = i
                return True
        return False

    for i in range(len(hidden)):
        if not place(i, set()):
            raise Fault(f"no hidden card fits the place of card {hidden[i]}")
    dealt = {i: designs[d] for d, i in owner.items()}
    designs[:] = [dealt[i] for i in range(len(hidden))]
