"""Cards in places: the atoms that move, turn, shuffle and show them.

A game says which seats see a card where it lies in `sees`; the atoms use that to mask their events, and to keep what
each seat remembers (see `knowledge`).
"""

from __future__ import annotations

from . import knowledge
from .cards import SPREAD, CardState
from .events import SeatNumbers

# Who sees a card, who can follow it, whether a spectator sees it, whether a spectator can follow it.
Audience = tuple[SeatNumbers, SeatNumbers, bool, bool]
NOBODY: Audience = ((), (), False, False)


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
    if g.derived is not None:
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
    if g.derived is not None:
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
