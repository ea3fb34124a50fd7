"""What a game's table module says about a position: named places, the pieces in them, and texts.

All lengths are board pixels: the board fills its region at zoom 1, whatever the window's size. Texts are already
worded in the present language; the whole description is made anew when language, theme or size change.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field

Id = int | str
Size = tuple[float, float]
Box = tuple[float, float, float, float]
Outline = tuple[tuple[float, float], ...]  # a polygon's corners as shares of its box; () is the box itself

ACTIVE, USED, DAMAGED = 0.0, 90.0, 180.0  # UX-28


@dataclass(frozen=True, slots=True)
class ShownValue:
    """A number on a piece: icon, amount, and where it comes from ("3 printed", "+2 from …") (UX-51)."""

    icon: str
    amount: int
    name: str = ""
    role: str = "ink"  # good or harm when changed
    sources: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Piece:
    """One thing that lies in a place. `art` is handed to the module's `draw` and must tell all that is seen."""

    id: Id
    place: Id
    art: Hashable
    name: str = ""
    kind: str = "card"  # card: has a shadow and corners; token: its picture is complete
    size: Size | None = None  # None: the place's size for pieces
    angle: float = ACTIVE  # degrees to the right
    round: bool = False
    values: tuple[ShownValue, ...] = ()  # shown upright beside a turned card
    states: tuple[str, ...] = ()  # icons of badges: used, damaged, lock …
    tip: str = ""
    side: Hashable = None  # which side lies up: another one is a flip; None: the picture tells
    alike: Hashable = None  # four or more equal ones become a pile (UX-4)
    at: tuple[float, float] | None = None  # centre within a free place, 0 to 1
    on: Id | None = None  # attached to this piece: peeps out from under it
    owner: int | None = None
    dim: bool = False
    facts: bool = True  # may be inspected
    outline: Outline = ()  # where it is hit and marked, if that is neither its box nor a disc
    main: bool = False  # a chief piece of the game, which everybody must be able to read at the table


@dataclass(frozen=True, slots=True)
class Place:
    """A named place (UX-7). Forms: row, grid, pile, slot, free, fan (the hand)."""

    id: Id
    box: Box  # in board pixels; ignored for the hand
    form: str = "row"
    name: str = ""
    icon: str = ""  # shown faintly while empty
    size: Size = (100.0, 140.0)  # of its pieces
    count: int | None = None  # on a brass tag; a pile counts its pieces itself
    back: Hashable = None  # what lies on top of a pile of which only the count is known
    frame: bool = True
    round: bool = False
    tip: str = ""
    owner: int | None = None
    hand: bool = False  # lies in the hand region, not on the board
    outline: Outline = ()  # where it is hit and marked, if that is neither its box nor a disc (hexes, rings)


@dataclass(frozen=True, slots=True)
class Status:
    """The one line of UX-9: whose turn, which phase, what is asked of whom, what ends it."""

    turn: str = ""
    phase: str = ""
    asked: str = ""
    ends: str = ""
    seat: int | None = None

    def parts(self) -> tuple[str, ...]:
        return tuple(part for part in (self.turn, self.phase, self.asked, self.ends) if part)


@dataclass(frozen=True, slots=True)
class StackEntry:
    """One waiting thing of the interrupt stack, newest last (UX-36)."""

    id: Id
    text: str
    owner: int
    source: Id | None = None
    targets: tuple[Id, ...] = ()
    negated: bool = False


@dataclass(frozen=True, slots=True)
class SeatFacts:
    """A seat in the side panel: short facts as icon, number and name."""

    seat: int
    facts: tuple[ShownValue, ...] = ()
    note: str = ""


@dataclass(frozen=True, slots=True)
class Tableau:
    """The whole table as one seat sees it."""

    places: tuple[Place, ...]
    pieces: tuple[Piece, ...]
    status: Status = Status()
    stack: tuple[StackEntry, ...] = ()
    seats: tuple[SeatFacts, ...] = ()
    tray: Box | None = None  # where dice tumble, in board pixels; None: the middle of the board
    scenery: tuple[tuple[Hashable, Box], ...] = ()  # behind everything, for the eye only: it may come a moment later
    ground: tuple[tuple[Hashable, Box], ...] = ()  # printed on the board below all places: art and its box

    def piece(self, id: Id) -> Piece | None:
        return next((piece for piece in self.pieces if piece.id == id), None)


BLUFF, WASTED = "bluff", "wasted"  # uses of a thing that are worth less than a plain one


@dataclass(frozen=True, slots=True)
class Gesture:
    """How an option is meant with the hands: the things touched in order.

    `path` names pieces and places; empty: only a button. `onto` is where the last piece may also be dropped, for
    an option that needs no target of its own (a card dragged to the pile it will go to).
    """

    path: tuple[Id, ...] = ()
    onto: Id | None = None
    preview: str = ""  # effect and cost in a few words (UX-15)
    about: tuple[Id, ...] = ()  # for a button: the pieces it belongs to, lit while it is pointed at (UX-32)
    harmful: bool = False  # never the default choice (UX-34)
    worth: str = ""  # what the game says of it: "" for a plain use, BLUFF or WASTED; the glow tells them apart
    warning: str = ""  # asked before it is done, worded


@dataclass(frozen=True, slots=True)
class FactSheet:
    """Everything that inspect tells about a piece, as text (UX-51, UX-52)."""

    title: str
    kind: str = ""
    art: Hashable = None
    other_side: Hashable = None  # the other face, if known
    size: Size = (220.0, 308.0)
    text: str = ""  # may hold markup
    values: tuple[ShownValue, ...] = ()
    states: tuple[str, ...] = ()  # worded
    attached: tuple[str, ...] = ()
    keywords: tuple[tuple[str, str], ...] = ()  # name and explanation
    icons: tuple[tuple[str, str], ...] = field(default=())  # icon id and its meaning (UX-53)


@dataclass(frozen=True, slots=True)
class PlayerInfo:
    """A seat as people know it: its name and whether a person or a machine sits there."""

    name: str
    human: bool = True
