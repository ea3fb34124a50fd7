"""The state of Cosmic Encounter: ships as counts by place and seat, sheets with their own marks, a stack of encounters.

A place of ships is a word: "planet:7", "gate", "beside" (the defensive allies), "warp", "out" (of the game), or
"tech:31", the technology card 31.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NewType

from rules.core.cards import HAND, PILE, SPREAD, CardState
from rules.core.derived import WHOLE, derived_of, forget, forget_each
from rules.core.ranges import (
    COUNT,
    SEAT,
    WORD,
    CardNo,
    CardOrNone,
    Count,
    PerSeat,
    Range,
    SeatNo,
    SeatOrNone,
    index,
    list_of,
    one_of,
    table,
)
from rules.core.reasons import Fault
from rules.core.records import Json, field, record, transient

from ..printed.facts import Facts, facts_of
from ..printed.words import ARTIFACT, FLARE, REINFORCEMENT, START_TURN

Seat = int
if TYPE_CHECKING:
    Planet = NewType("Planet", int)  # its number on the table; neither a seat nor a card is one
else:
    Planet = int
NOBODY = -1
NO_PLANET = Planet(-1)

# -- places of cards

DECK, DISCARD, PLAY, OUT = "deck", "discard", "play", "out"
FLARES = "flares"  # those not dealt; after the set-up those that are not in the game
DESTINY, DESTINY_DISCARD = "destiny", "destiny_discard"
TECH_DECK, TECH_DISCARD = "tech_deck", "tech_discard"
HANDS = tuple(f"hand:{seat}" for seat in range(5))
DEALT = tuple(f"dealt:{seat}" for seat in range(5))  # flares or technologies of which one is kept
ASIDE = tuple(f"aside:{seat}" for seat in range(5))  # cards laid aside, out of reach, until they are taken up again
LABS = tuple(f"lab:{seat}" for seat in range(5))  # technology cards before a player
SLOTS = ("slot:0", "slot:1")  # the encounter cards of offense and defense
_LABORATORIES = frozenset(LABS)
_HANDS = frozenset(HANDS)
OPEN = frozenset((DISCARD, PLAY, OUT, DESTINY_DISCARD, TECH_DISCARD))
CLOSED = frozenset((DECK, DESTINY, TECH_DECK, FLARES))
_ON_TABLE = OPEN | CLOSED | frozenset(SLOTS)  # nobody plays a card from there
_PILES = frozenset((DECK, DISCARD, DESTINY, DESTINY_DISCARD))

# -- places of ships

GATE, BESIDE, WARP, GONE = "gate", "beside", "warp", "out"

NEITHER, OFFENSIVE, DEFENSIVE = 0, 1, 2  # sides of an encounter
BROUGHT = "brought"  # the mark of a sheet that brings further ones: their numbers

# -- parts of what is worked out (see `core.derived`)

SIDES = "sides"  # what follows from who is on which side of the encounter
ORDER = "order"  # from who its main players are
LAID = "laid"  # from which cards lie open
TEXTS = "texts"  # from where the cards with a text are
COLONIES = "colonies"  # from where ships are
PLANETS = "planets"  # from which planets there are
CHANCES = "chances"  # from who holds any cards, and from what was done in the encounter
STANDINGS = "standings"  # from all that

_PLAYED = frozenset((ARTIFACT, FLARE, REINFORCEMENT))  # all but the last say themselves when they may be played


@cache
def at_planet(planet: Planet) -> str:
    return f"planet:{planet}"


@cache
def planet_places(count: int) -> tuple[str, ...]:
    """The places of so many planets."""
    return tuple(map(at_planet, range(count)))


@cache
def at_tech(card: int) -> str:
    return f"tech:{card}"


def under_tech(card: int) -> str:
    """Where a card lies that was put under a technology."""
    return f"under:{card}"


def beside_planet(planet: Planet) -> str:
    """Where cards lie beside a planet."""
    return f"citadel:{planet}"


@record
class Sheet:
    """An alien sheet and what lies on it, which goes with it to whoever holds it (CE-H4)."""

    alien: str
    holder: SeatOrNone  # NOBODY: it is back in the box
    face_up: bool = True  # CE-9.10
    original: bool = False  # kept at the set-up: its flare is in the deck
    extra: bool = False  # held in addition to the player's own (CE-E43)
    lender: SeatOrNone = NOBODY  # lent for this encounter: its holder has it instead of his own
    lent_in: Count = 0  # in which encounter, counted from the bottom of the stack (CE-H6)
    marks: dict[str, Json] = field(default_factory=dict)


@record
class Effect:
    """Something declared that counts for the rest of the encounter, whatever becomes of the piece (CE-5.12)."""

    name: str  # the name of the declaration, such as "reversal"
    seat: SeatNo
    source: Json  # the piece: see `pieces`
    data: dict[str, Json] = field(default_factory=dict)


@record
class Loss:
    """One batch of ships on the way to the warp (CE-5.50). `ships` are those that have not been saved."""

    id: Count
    seat: SeatNo
    cause: str
    ships: dict[str, Count]
    warped: Count = 0  # how many reached the warp
    removed: Count = 0  # or left the game
    fallen: Count = 0  # those of both that were lost on the gate or beside the planet by the outcome
    began: dict[str, Count] = field(default_factory=dict)  # all ships that set out, by place


@record
class News:
    """Something that happened and may be reacted to, when the present step is over."""

    event: Count
    kind: str
    about: dict[str, Json]


@record
class Token:
    """A token of a technology on the table: between planets, or a ship that is not like the others (CE-2.1).

    A ship is counted among those of its place. If some of them leave, it may be in either place until its owner says
    which; so it may have several places for a moment, the likeliest first.
    """

    card: CardNo
    seat: SeatNo
    places: list[str]
    ship: bool = False


@record
class Cheat:
    """Something taken in secret (CE-9.61): with which card, in which phase, and what."""

    seat: SeatNo
    card: Count
    phase: str
    what: str
    place: str = ""  # where a ship was put
    item: CardOrNone = NOBODY
    caught: bool = False


@record
class Encounter:
    """One encounter; encounters can be nested (CE-H6), the last one is under way."""

    offense: SeatNo
    number: Count = 1  # of this turn
    nested: bool = False
    phase: str = START_TURN
    defense: SeatOrNone = NOBODY
    system: SeatOrNone = NOBODY  # whose home system it is fought in
    planet: Planet = NO_PLANET
    destiny: CardOrNone = NOBODY
    named: SeatOrNone = NOBODY  # whom that card names, as it was drawn; nobody, if it is a wild one
    sides: PerSeat[int] = field(default_factory=list)
    joined: PerSeat[int] = field(default_factory=list)  # the side that each seat chose, also if it was sent home later
    invited: list[list[SeatNo]] = field(default_factory=lambda: [[], []])  # by offense, by defense
    laid_from: list[str] = field(default_factory=lambda: ["", ""])  # where both encounter cards were before
    laid: list[CardOrNone] = field(default_factory=lambda: [NOBODY, NOBODY])
    shown: list[tuple[str, int]] = field(default_factory=list)  # type and value of both revealed cards
    claims: dict[str, Json] = field(default_factory=dict)  # by slot: what a card that stays face down counts as
    armed: bool = False  # everybody has seen that both main players hold an encounter card
    added: list[tuple[int, int, str]] = field(default_factory=list)  # (slot, number, why) added to a total (CE-4.60)
    totals: list[int] = field(default_factory=list)  # only if both cards are attacks (CE-4.65)
    outcome: str = ""
    bargain: dict[str, Json] = field(default_factory=dict)  # the offer that was accepted
    fought: list[Count] = field(default_factory=list)  # ships of each seat in it when it was decided (CE-4.79)
    owed: PerSeat[Count] = field(default_factory=list)  # compensation, fixed in RS2 (CE-4.91)
    fallen: PerSeat[Count] = field(default_factory=list)  # allied ships that were lost by its outcome and not healed
    warped: PerSeat[Count] = field(default_factory=list)  # ships that went to the warp in this encounter
    effects: list[Effect] = field(default_factory=list)
    zapped: list[Count] = field(default_factory=list)  # sheets
    used: list[str] = field(default_factory=list)  # what may be done only once (CE-5.19)
    flares: list[tuple[int, int]] = field(default_factory=list)  # (seat, card) used (CE-5.24)
    cheats: list[Cheat] = field(default_factory=list)  # nobody sees these
    accusers: list[SeatNo] = field(default_factory=list)  # each may accuse once
    gained: Planet = NO_PLANET  # the planet where the offense got a colony by its outcome
    resting: list[Count] = field(default_factory=list)  # cards that may not be played again in it


@record
class Cosmos(CardState):
    """One game."""

    colours: PerSeat[str] = field(default_factory=list)
    home: list[SeatNo] = field(default_factory=list)  # by planet: whose home system it is in
    destroyed: list[bool] = field(default_factory=list)  # by planet
    ships: dict[str, PerSeat[Count]] = field(default_factory=dict)
    sheets: list[Sheet] = field(default_factory=list)
    powered: PerSeat[bool] = field(default_factory=list)  # what was last told about CE-5.10
    kept_powers: list[bool] = field(default_factory=list)  # by seat, while several players lose ships (CE-5.57)
    encounters: list[Encounter] = field(default_factory=list)
    losses: list[Loss] = field(default_factory=list)
    news: list[News] = field(default_factory=list)
    events: Count = 0  # how many things were told in `news` and `losses`
    tokens: list[Token] = field(default_factory=list)
    drawn: dict[str, list[CardNo]] = field(default_factory=dict)  # by seat: the cards drawn last
    gained: dict[str, list[CardNo]] = field(default_factory=dict)  # by seat: the last compensation or rewards
    first: SeatOrNone = NOBODY
    active: SeatOrNone = NOBODY  # whose turn it is
    turns: Count = 0
    facts: Facts | None = transient(keep=True)

    def sees(self, seat: int | None, card: int) -> bool:
        place = self.cards.place[card]
        if place in CLOSED:
            return False
        if place in OPEN or self.cards.face_up[card]:
            return True
        return seat is not None and owner_of_place(self, place) == seat

    def seeing(self, card: int) -> int:
        cards = self.cards
        place = cards.place[card]
        if place in CLOSED:
            return 0
        if cards.face_up[card] or place in OPEN:
            return (1 << len(self.setup.seats)) - 1
        if place in _OWN:
            return 1 << _OWN[place]
        owner = owner_of_place(self, place)
        return 1 << owner if owner >= 0 else 0

    def seeing_pile(self, place: str) -> int | None:
        if place in CLOSED:
            return 0
        if place in OPEN:
            return (1 << len(self.setup.seats)) - 1
        if any(map(self.cards.face_up.__getitem__, self.cards.piles[place])):
            return None
        owner = owner_of_place(self, place)
        return 1 << owner if owner >= 0 else 0

    def arrangement(self, place: str) -> str:
        return _arrangement(place)

    def rearranged(self, card: int, origin: str, to: str) -> None:
        """Completed technologies change values; of other cards it matters which hands are empty and what lies open."""
        if origin in _LABORATORIES or to in _LABORATORIES:
            forget_powers(self)
            return
        known, design = facts(self), self.cards.design[card]
        kind = known.types.get(design)
        if kind in _PLAYED:
            if kind != REINFORCEMENT:
                self._forget_texts(origin)
                self._forget_texts(to)
            if origin in OPEN or to in OPEN:
                forget(self, LAID)
                if design in known.secrets:  # who could accuse somebody depends on where it is
                    forget(self, CHANCES, STANDINGS)
        piles = self.cards.piles
        if (not piles[origin] and origin not in _ON_TABLE) or (len(piles[to]) == 1 and to not in _ON_TABLE):
            forget(self, CHANCES, STANDINGS)

    def _forget_texts(self, place: str) -> None:
        """A card with a text has come or gone: for one hand it matters to its player alone."""
        if place in _HANDS:
            forget_each(self, TEXTS, _OWN[place])
        elif place not in _ON_TABLE:
            forget(self, TEXTS)

    def disarranged(self, *places: str) -> None:
        """Which cards of a closed pile lie where matters to nothing that is worked out; those that lay open do."""
        if not _PILES.issuperset(places):
            self.derived = None
        elif DISCARD in places:
            forget(self, LAID, CHANCES, STANDINGS)

    def family(self, card: int) -> int:
        """Cosmic, destiny and technology cards have different backs."""
        return (self.facts or facts(self)).families[self.cards.design[card]]


@cache
def _arrangement(place: str) -> str:
    kind = place.partition(":")[0]
    if kind in ("hand", "dealt", "sheet", "aside"):
        return HAND
    return SPREAD if kind in ("slot", "lab", "play", "citadel", "under") else PILE


_OWN = {place: seat for places in (HANDS, DEALT, ASIDE, LABS) for seat, place in enumerate(places)}


def owner_of_place(g: Cosmos, place: str) -> Seat:
    """Who may look at the cards in a place: a hand, cards dealt for a choice, a laboratory, what lies on a sheet."""
    if place in _OWN:
        return _OWN[place]
    kind, _, number = place.partition(":")
    if kind == "sheet":
        return g.sheets[int(number)].holder
    return owner_of_place(g, g.cards.place[int(number)]) if kind == "under" else NOBODY


def forget_powers(g: Cosmos) -> None:
    """Sheets, technologies or effects in force have changed. What follows from open cards and from sides stays."""
    forget(g, WHOLE, ORDER, CHANCES, STANDINGS, TEXTS)


def facts(g: Cosmos) -> Facts:
    known = g.facts
    if known is None:
        known = g.facts = facts_of(g.content, g.setup)
    return known


# -- encounters


def encounter(g: Cosmos) -> Encounter:
    """The encounter that is under way."""
    try:
        return g.encounters[-1]
    except IndexError:
        raise Fault("no encounter is under way") from None


def timing_order(g: Cosmos) -> list[Seat]:
    """CE-5.36: offense, defense, then the others clockwise from the offense's left."""
    return in_timing_order(g).copy()


@derived_of(ORDER)
def in_timing_order(g: Cosmos) -> list[Seat]:
    """The same list each time, to be read only."""
    n = len(g.setup.seats)
    if not g.encounters:
        return _order(n, max(g.first, 0), NOBODY)
    e = g.encounters[-1]
    return _order(n, e.offense, e.defense)


@cache
def _order(n: int, first: Seat, second: Seat) -> list[Seat]:
    """So many seats clockwise from the first, but the second before the others."""
    ring = [(first + i) % n for i in range(n)]
    return ring if second < 0 else [first, second, *(s for s in ring if s not in (first, second))]


def clockwise(g: Cosmos, after: Seat) -> list[Seat]:
    """The other seats from the left neighbour on (CE-1.7)."""
    return _others(len(g.setup.seats), after).copy()


@cache
def _others(n: int, after: Seat) -> list[Seat]:
    return [(after + i) % n for i in range(1, n)]


def mains(g: Cosmos) -> list[Seat]:
    e = encounter(g)
    return [e.offense, e.defense] if e.defense >= 0 else [e.offense]


def opponent(g: Cosmos, seat: Seat) -> Seat:
    """The other main player."""
    e = encounter(g)
    return e.defense if seat == e.offense else e.offense


def opposing_main(g: Cosmos, seat: Seat) -> Seat:
    """The main player of the other side, also for an ally."""
    e = encounter(g)
    return e.offense if seat == e.defense or e.sides[seat] == DEFENSIVE else e.defense


def side_of(g: Cosmos, seat: Seat) -> int:
    return g.encounters[-1].sides[seat] if g.encounters else NEITHER


def allies(g: Cosmos, side: int) -> list[Seat]:
    """The allies of a side in timing order."""
    e = encounter(g)
    return [s for s in in_timing_order(g) if e.sides[s] == side and s != e.offense and s != e.defense]


def all_allies(g: Cosmos) -> list[Seat]:
    """The allies of both sides in timing order (CE-5.36)."""
    main = mains(g)
    return [s for s in timing_order(g) if encounter(g).sides[s] != NEITHER and s not in main]


def slot_of(g: Cosmos, seat: Seat) -> int:
    """0 for the offense, 1 for the defense."""
    return 0 if seat == encounter(g).offense else 1


# -- cards


def hand(g: Cosmos, seat: Seat) -> list[int]:
    return g.pile(HANDS[seat])


def cards_at(g: Cosmos, place: str) -> list[int]:
    """The cards in a place that need not exist, such as a sheet or a planet; looking changes nothing."""
    return g.cards.piles.get(place, [])


def type_of(g: Cosmos, card: int) -> str:
    return facts(g).types[g.cards.design[card]]


def value_of(g: Cosmos, card: int) -> int:
    return facts(g).values.get(g.cards.design[card], 0)


# -- ranges of what flows keep


PLANET = index("a planet", lambda g: len(g.home))
SHEET = index("a sheet", lambda g: len(g.sheets))
SLOT = one_of(0, 1)
PLACE = Range("a place of ships", lambda g, v: type(v) is str and v in g.ships)


def _parts(g: object, v: Json) -> bool:
    return type(v) is dict and all(PLACE.holds(g, place) and COUNT.holds(g, n) for place, n in v.items())


PARTS = Range("ships by place", _parts)
BATCHES = list_of(table(seat=SEAT, ships=PARTS, cause=WORD))
DUES = list_of(table(seat=SEAT, count=COUNT, cause=WORD, chooser=SEAT))
SEATS = list_of(SEAT)
