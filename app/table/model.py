"""What a game's table module says about a position: named places, the pieces in them, and texts.

All lengths are board pixels: at zoom 1 the board fills its region. Texts are already in the present language; the whole
description is made anew when language, theme or size change.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import field, replace

from rules.core.lean import dataclass

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
    """One thing that lies in a place. `art` is passed to the module's `draw`: equal art means an equal picture."""

    id: Id
    place: Id
    art: Hashable
    name: str = ""
    kind: str = "card"  # card: drawn with a shadow and round corners; token: its picture is drawn as it is
    size: Size | None = None  # None: the size that its place gives to pieces
    angle: float = ACTIVE  # degrees to the right
    round: bool = False
    values: tuple[ShownValue, ...] = ()  # shown upright beside a turned card
    states: tuple[str, ...] = ()  # icons of badges: used, damaged, lock …
    tip: str = ""
    side: Hashable = None  # which side is up: a change is shown as a flip; None: a change of the art is
    alike: Hashable = None  # four or more equal ones become a pile (UX-4)
    at: tuple[float, float] | None = None  # centre within a free place, 0 to 1
    on: Id | None = None  # the piece it is attached to: it lies partly under that one
    owner: int | None = None
    dim: bool = False
    facts: bool = True  # may be inspected
    says_all: bool = False  # shows all that its sheet would tell: that opens only when it is asked for
    outline: Outline = ()  # its shape for clicks and marks, if that is neither its box nor a disc
    main: bool = False  # an important piece, which everybody must be able to read on the table
    printed: bool = False  # belongs to the board: it stays while pieces fade (UX-11)
    reached: bool = True  # by keys; not where it only surrounds, or lies on, what is asked for

    @property
    def sort(self) -> Hashable:
        """The same for pieces that lie together and that nobody can tell from each other."""
        return (
            self.place, self.art, self.name, self.kind, self.angle, self.values, self.states, self.side, self.on,
            self.owner, self.dim,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Place:
    """A named place (UX-7). `form` is row, grid, pile, slot, free, heaps or fan (the hand).

    In heaps lie pieces that have the same spot (`Piece.at`); pointed at, they fan out.
    """

    id: Id
    box: Box  # in board pixels; ignored for the hand, unless it is raised
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
    raised: bool = False  # a hand that is asked about as a whole: it stands in its box on the board, and larger
    outline: Outline = ()  # its shape for clicks and marks, if that is neither its box nor a disc (hexes, rings)
    lid: bool = False  # lies over other places: their names and counts are not drawn there
    heard: str = ""  # its name for whoever listens, where none is written


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
    """One item of the interrupt stack; the newest comes last (UX-36)."""

    id: Id
    text: str
    owner: int
    source: Id | None = None
    targets: tuple[Id, ...] = ()
    negated: bool = False


@dataclass(frozen=True, slots=True)
class Played:
    """A card or another thing that somebody plays in the open: its picture, what is said of it, and what it hits."""

    art: Hashable
    words: str  # may hold markup
    source: Id | None = None  # where it comes from
    targets: tuple[Id, ...] = ()
    size: Size = (220.0, 308.0)  # only its proportions count
    round: bool = False  # it is no card, and casts no card's shadow


@dataclass(frozen=True, slots=True)
class MomentSide:
    """One picture of a moment, and the numbers that are added up below it, one after the other."""

    art: Hashable
    name: str = ""
    size: Size = (220.0, 308.0)  # only its proportions count
    seat: int | None = None  # whose colour its name has
    rows: tuple[tuple[str, int], ...] = ()
    total: int | None = None  # None: nothing is counted
    best: bool = False  # its total grows in the end
    card: bool = True  # it breaks and turns like a card; otherwise it is a thing that stands by itself


@dataclass(frozen=True, slots=True)
class GreatMoment:
    """A change that people would talk about: it gets the middle of the table, light and a sound of its own.

    `kind`: loss (something breaks), fall (a world goes down), reveal (pictures turn up together, numbers count up),
    alarm (a blow that will be deadly), cheer (something is won), chapter (what follows begins elsewhere).
    """

    kind: str
    title: str  # may hold markup
    sides: tuple[MomentSide, ...] = ()


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
    scenery: tuple[tuple[Hashable, Box], ...] = ()  # art behind everything, only decoration: it may appear later
    own: object = None  # what a game draws its own marks from, for as long as this position is shown
    ground: tuple[tuple[Hashable, Box], ...] = ()  # printed on the board below all places: art and its box

    def piece(self, id: Id) -> Piece | None:
        return next((piece for piece in self.pieces if piece.id == id), None)


BLUFF, WASTED = "bluff", "wasted"  # legal uses of a thing that do nothing by themselves


@dataclass(frozen=True, slots=True)
class Gesture:
    """How a player chooses an option on the table: the pieces and places touched in order (`path`).

    With an empty path the option has only a button. `onto` is a place where the last piece may be dropped, too, for an
    option without a target of its own (a card dragged to the pile it will go to).
    """

    path: tuple[Id, ...] = ()
    onto: Id | None = None
    preview: str = ""  # effect and cost in a few words (UX-15)
    about: tuple[Id, ...] = ()  # for a button: the pieces it is about, marked while the pointer is on it (UX-32)
    harmful: bool = False  # never the default choice (UX-34)
    worth: str = ""  # "" for a plain use, BLUFF or WASTED; each glows in its own way
    warning: str = ""  # a text that is shown before it is done, for the player to agree to
    quiet: bool = False  # what it begins with is not marked: one may, but it is not what is asked for
    at_once: bool = False  # touching its last thing does it: what it goes on from was chosen by an earlier answer

    def touching(self, piece: Id, instead_of: Id) -> Gesture:
        """The same with another piece, which is equal to the one it was about."""
        return replace(self, path=tuple(piece if thing == instead_of else thing for thing in self.path))


@dataclass(frozen=True, slots=True)
class FactSheet:
    """Everything that the viewer may know about a piece, as text (UX-51, UX-52)."""

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
    """The name of a seat's player, and whether it is a person or a computer player."""

    name: str
    human: bool = True
