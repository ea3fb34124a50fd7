"""Cards in places: columns, piles, and the atoms that move, turn, shuffle and show them.

A card is a small int. What is printed on it is its `design`, looked up in the content; where it lies is the
name of a place such as "deck" or "hand:2". A game says which seats see a card where it lies in `sees`; the atoms use
that to mask their events, and to keep what each seat remembers (see `knowledge`).
"""

from __future__ import annotations

from typing import Annotated

from . import knowledge
from .events import SeatNumbers
from .knowledge import PILE, SEATS_OR_NONE, SPREAD
from .memories import CardBits, Memory, knows
from .ranges import CardNo, PerCard
from .reasons import Fault
from .records import Shared, field, record, sparse, transient
from .state import State

# Who sees a card, who can follow it, whether a spectator sees it, whether a spectator can follow it.
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
    """A state with cards. The game's subclass says who sees which card, and how cards lie."""

    cards: Cards = field(default_factory=Cards, kw_only=True)
    memories: Annotated[list[Shared[Memory]], SEATS_OR_NONE] = sparse()
    families: dict[tuple[int, int], CardBits] | None = transient(keep=True)  # see `knowledge`

    def sees(self, seat: int | None, card: int) -> bool:
        """May this seat (None: a spectator) look at the design of this card where it lies now?"""
        raise Fault(f"{type(self).__name__} does not say who sees a card")

    def seeing(self, card: int) -> int:
        """All seats that see the card, as bits. A game whose cards move often says it faster."""
        return sum(1 << seat for seat in self.seats() if self.sees(seat, card))

    def seeing_pile(self, place: str) -> int | None:
        """The seats that see the cards of a place, as bits; None if that must be asked of each card, because some may
        lie there in another way than others. A game whose cards move often says it of its hands and piles."""
        return None

    def knows(self, seat: int | None, card: int) -> bool:
        """Does this seat see the card, or remember exactly which one it is?"""
        if self.sees(seat, card):
            return True
        return seat is not None and seat < len(self.memories) and knows(self.memories[seat], card)

    def follows(self, seat: int | None, card: int) -> bool:
        """May this seat tell this card from others by its number?

        A card that lies by itself on the table can be followed by everybody, even face down; in hands and piles only
        by those who see it.
        """
        return self.sees(seat, card)

    def arrangement(self, place: str) -> str:
        """How cards lie there: `SPREAD`, `PILE` or `HAND`."""
        return PILE

    def family(self, card: int) -> int:
        """Cards of different families are told apart by their backs: no design is ever imagined in another family."""
        return 0

    def rearranged(self, card: int, origin: str, to: str) -> None:
        """A card was moved or turned: forget what was worked out from how cards lie. A game may look closer."""
        self.worked_out = None

    def disarranged(self, *places: str) -> None:
        """Whole piles were swept or shuffled: the same. A game may look closer, because most of them lie face down."""
        self.worked_out = None

    def seats(self) -> range:
        return range(len(self.setup.seats))

    def pile(self, place: str) -> list[int]:
        """The cards in a place, bottom first. Read only: the atoms change it.

        A place that is not there yet is made, which a step must not do before its questions: games that look into
        empty places while they ask lay all of them out in `start`.
        """
        return self.cards.piles.setdefault(place, [])


def _audience(g: CardState, card: int) -> Audience:
    """Who sees the card, and who can follow it, at this moment; and whether a spectator may, too."""
    seeing = tuple(s for s in g.seats() if g.sees(s, card))
    following = tuple(s for s in g.seats() if g.follows(s, card))
    return seeing, following, g.sees(None, card), g.follows(None, card)


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
    for card in range(len(after.cards.design)):
        fresh = after.seeing(card) & ~before.seeing(card)
        if fresh and any(fresh >> s & 1 and not before.knows(s, card) for s in after.seats()):
            return True
    return any(not before.knows(s, card) for s, memory in enumerate(after.memories) for card in memory.cards)


def move_card(
    g: CardState, card: int, to: str, *, at: int | None = None, face_up: bool | None = None, traced: bool = False
) -> None:
    """Atom: put a card into a place (on top, or at the given position), turned if asked.

    `traced`: by the rules everybody can tell which card of its pile it is, such as the top one.
    """
    cards, is_heard = g.cards, g.heard is not None
    origin, saw = cards.place[card], g.seeing(card)
    before, knew = (_audience(g, card), _knowing(g, card)) if is_heard else (NOBODY, ())
    left = cards.piles[origin]
    hidden = () if traced or not g.memories or g.arrangement(origin) == SPREAD else tuple(left)
    if left[-1] == card:
        left.pop()  # most cards are taken from the top of a pile, which may be long
    else:
        left.remove(card)
    pile = cards.piles.setdefault(to, [])
    if at is None:
        pile.append(card)
    else:
        pile.insert(at, card)
    cards.place[card] = to
    if face_up is not None:
        cards.face_up[card] = face_up
    if g.worked_out is not None:
        g.rearranged(card, origin, to)
    sees = g.seeing(card)
    if g.memories or saw & ~sees:
        knowledge.moved(g, card, hidden, saw, sees, origin)
    if is_heard:
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
            reveals=any(s not in knew for s in after[0]),
        )


def _knowing(g: CardState, card: int) -> SeatNumbers:
    return tuple(s for s in g.seats() if g.knows(s, card))


def turn_card(g: CardState, card: int, face_up: bool) -> None:
    """Atom: turn a card over; nothing happens if it lies so already."""
    if g.cards.face_up[card] == face_up:
        return
    before = _audience(g, card) if g.heard is not None else NOBODY
    knew, saw = _knowing(g, card) if g.heard is not None else (), g.seeing(card)
    g.cards.face_up[card] = face_up
    if g.worked_out is not None:
        g.rearranged(card, g.cards.place[card], g.cards.place[card])
    sight_changed(g, card, saw)
    if g.heard is not None:
        after = _audience(g, card)
        g.emit(
            "turn",
            card=card,
            design=g.cards.design[card],
            face_up=face_up,
            secret=_secret(g, before, after),
            reveals=any(s not in knew for s in after[0]),
        )


def sight_changed(g: CardState, card: int, saw: int) -> None:
    """Atom: other seats than before see a card that stays where it is; `saw` are the bits of those who did."""
    sees = g.seeing(card)
    if g.memories or saw & ~sees:
        knowledge.moved(g, card, (), saw, sees)


def sweep_pile(g: CardState, origin: str, to: str, face_up: bool) -> None:
    """Atom: a whole pile is put on another as it lies, without a word; who saw its cards remembers them."""
    cards, pile = g.cards, g.pile(origin)
    swept = pile[:]
    saw = [g.seeing(card) for card in swept]
    g.pile(to).extend(swept)
    pile.clear()
    g.disarranged(origin, to)
    for card in swept:
        cards.place[card], cards.face_up[card] = to, face_up
    knowledge.swept(g, swept, saw)


def shuffle_pile(g: CardState, place: str) -> None:
    """Atom: shuffle a pile; nobody can follow its cards any more."""
    pile = g.pile(place)
    if len(pile) < 2:
        return
    if g.memories:
        knowledge.shuffled(g, pile)
    # The designs are shuffled and the card numbers stay where they are, so that a number gives nothing away.
    designs = [g.cards.design[c] for c in pile]
    g.shuffle(designs)
    for card, design in zip(pile, designs, strict=True):
        g.cards.design[card] = design
    g.disarranged(place)
    g.emit("shuffle", place=place, count=len(pile))


def remember_cards(g: CardState, cards: list[int], seat: int) -> None:
    """Atom: a seat has looked at cards for a while and does so no longer."""
    if cards:
        knowledge.shown(g, cards, (seat,))


def show_cards(g: CardState, cards: list[int], to: tuple[int, ...]) -> None:
    """Atom: let some seats look at cards once, without moving them; they remember them."""
    if not cards:
        return
    knowledge.shown(g, cards, to)
    designs = [g.cards.design[c] for c in cards]
    g.emit("show", cards=list(cards), designs=designs, to=list(to), secret={"designs": to, "cards": to}, reveals=True)


def draw_card(g: CardState, pile: str, to: str) -> int | None:
    """The top card of a pile to a place; None if the pile is empty."""
    cards = g.pile(pile)
    if not cards:
        return None
    card = cards[-1]
    move_card(g, card, to, traced=True)
    return card
