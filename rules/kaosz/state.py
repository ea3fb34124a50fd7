"""The state of a game: cards in columns, the players' counters, the combat under way, lasting effects.

A card is a small int. Beside the core's columns (design, place, face_up) there is one int column for each thing
that can change about a card in play. Places are "colony:0", "hq:0", "hangar:0", "cantina:0", "surface:0",
"trash:0", "ruin:0" for each seat, "on:17" for what ship 17 carries, "stack" for cards being played (KG-1.8)
and "out:0" for the cards of a player who has left the game (KG-11.37).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated, Any, NamedTuple

from rules.core.cards import HAND, PILE, SPREAD, CardState
from rules.core.ranges import (
    CardNo,
    CardOrNone,
    Count,
    Number,
    PerCard,
    PerSeat,
    SeatNo,
    SeatOrNone,
    one_of,
    whole,
)  # fmt: skip
from rules.core.records import Json, Shared, field, record, transient

from .faces import Effect, Face
from .words import ACTIVE, ANNOUNCED, DAMAGED, UNPAID, WORKS

MAX_SEATS = 6
MOST_DEPTH = 2  # values that depend on values
_MAX_CARDS = 1000

COLONY, HQ, HANGAR, CANTINA, SURFACE, TRASH, RUIN, OUT = (
    tuple(f"{zone}:{seat}" for seat in range(MAX_SEATS))
    for zone in ("colony", "hq", "hangar", "cantina", "surface", "trash", "ruin", "out")
)
ON = tuple(f"on:{card}" for card in range(_MAX_CARDS))
STACK = "stack"
PRICE_CHANGES = frozenset(("modify_cost", "action_tax"))
SEAT_ZONES = (COLONY, HQ, HANGAR, CANTINA, SURFACE, TRASH, RUIN)
# What a card counts as while it lies unpaid in a place (KG-A20).
TYPE_BY_ZONE = {"hangar": "ship", "cantina": "crew", "surface": "base", "on": "equipment"}


def zone_of(place: str) -> str:
    """The kind of place: "hangar" of "hangar:1"."""
    return place.partition(":")[0]


def seat_of(place: str) -> int:
    """Whose place it is; -1 for the stack."""
    number = place.partition(":")[2]
    return int(number) if number else -1


@record
class Combat:
    """One combat phase (section 7). `target` is a card, or -1 for colony and HQ."""

    number: int
    attacker: SeatNo
    defender: SeatNo
    kind: str
    target: CardOrNone = -1
    target_serial: int = 0
    step: str = "named"
    attackers: list[CardNo] = field(default_factory=list)
    defenders: list[CardNo] = field(default_factory=list)
    defended: bool = False
    marked: list[CardNo] = field(default_factory=list)  # KG-7.34
    hit: list[CardNo] = field(default_factory=list)  # KG-7.46
    bombers: list[CardNo] = field(default_factory=list)
    rockets: list[CardNo] = field(default_factory=list)  # paid in this pay step (KG-7.24)
    shooter: CardOrNone = -1
    shot_at: CardOrNone = -1
    settled: bool = False  # KG-7.48: from now on a hit turns a ship at once
    over: bool = False
    skipped: list[str] = field(default_factory=list)
    extra: Count = 0  # bombardment added by effects
    extra_shots: list[CardNo] = field(default_factory=list)


@record
class Lasting:
    """An effect that goes on for a while. With `design` its operation stands there, else all is said here."""

    id: int
    op: str
    source: CardOrNone
    source_serial: int
    seat: SeatNo
    opponent: SeatOrNone
    until: str
    cards: list[CardNo] | None = None
    serials: list[int] = field(default_factory=list)
    what: str = ""
    by: Number = 0
    sets: bool = False
    seats: list[SeatNo] = field(default_factory=list)
    design: str = ""
    block: int = -1
    index: int = -1
    aboard: list[list[int]] = field(default_factory=list)  # the ship its card was on
    actor: str = "any"  # whose doing sets a delayed effect off
    by_serial: int = 0  # where `by` is a card: which of its times in play is meant (KG-6.14)


@record
class Waiting:
    """A triggered effect that waits for the stack (KG-6.23)."""

    seat: SeatNo
    card: CardNo
    serial: int
    design: str
    effect: int
    opponent: SeatOrNone = -1
    subject: CardOrNone = -1
    actor: SeatOrNone = -1
    amount: Number = 0
    block: int = -1  # a delayed effect: the operations it was left with
    aboard: list[list[int]] = field(default_factory=list)  # the ship its card was on, with its serial


class Kept(NamedTuple):
    """What is found out about the cards in play once and kept until they change; it spares looking at every card."""

    ruling: frozenset[str]  # the continuous operations of which an effect may count
    hearing: frozenset[str]  # what working cards may react to
    replacing: frozenset[str]  # what they may turn into something else
    tools: tuple[int, ...]  # working cards with abilities to use
    backs: dict[int, list[int]]  # by seat, unpaid cards that lie where they can be paid


@record
class Kaosz(CardState):
    """The whole game."""

    credits: PerSeat[Count] = field(default_factory=list)
    order: list[SeatNo] = field(default_factory=list)  # seats still playing, clockwise
    fallen: list[list[SeatNo]] = field(default_factory=list)  # seats eliminated, first to last, together if at once
    victims: PerSeat[Count] = field(default_factory=list)  # how many each seat has eliminated (KG-11.35)
    turns: PerSeat[Count] = field(default_factory=list)  # own turns begun, by seat
    turn: Count = 0
    minutes: Count = 0  # of playing time, counted in a tournament (KG-11.73)
    active: SeatNo = 0
    starter: SeatNo = 0
    phase: str = "setup"
    # 1-3 in the lessons of the quick-start game (KG-11.1 ff.), 0 under the official rules
    level: Annotated[int, whole(0, 3)] = 0
    # -- columns, one entry for each card
    owner: Shared[PerCard[SeatNo]] = field(default_factory=list)
    controller: PerCard[SeatNo] = field(default_factory=list)
    state: PerCard[Annotated[int, whole(ACTIVE, DAMAGED)]] = field(default_factory=list)
    paid: PerCard[Annotated[int, one_of(UNPAID, ANNOUNCED, WORKS)]] = field(default_factory=list)
    lost: PerCard[Count] = field(default_factory=list)  # armor lost since the last end phase
    developments: PerCard[Count] = field(default_factory=list)
    developed: PerCard[Count] = field(default_factory=list)  # by credits in this turn (KG-3.61)
    carrier: PerCard[CardOrNone] = field(default_factory=list)  # the ship it is on, or -1
    fixed_x: PerCard[Count] = field(default_factory=list)  # X recorded at payment (KG-A8)
    serial: PerCard[int] = field(default_factory=list)  # grows: when it came into play; 0 outside
    bound: PerCard[SeatOrNone] = field(default_factory=list)  # the neighbour meant by "opponent" (KG-11.41), or -1
    # -- what is going on
    texts: list[CardNo] = field(default_factory=list)  # working cards in play whose text does something
    boarded: list[CardNo] = field(default_factory=list)  # cards from the cantina that are aboard now
    lasting: list[Lasting] = field(default_factory=list)
    waiting: list[Waiting] = field(default_factory=list)
    combat: Combat | None = None
    combats: int = 0
    attacks: Count = 0  # started in this turn
    clock: int = 0  # the last serial given
    spent: dict[str, int] = field(default_factory=dict)  # once-per limits used up
    announced: Json = None  # the action that waits for its window
    looking: list[CardNo] = field(default_factory=list)  # colony cards that `looker` sees just now (KG-5.16)
    looker: SeatOrNone = -1
    shaken: bool = False  # something may have lost its last armor: look before going on
    held: bool = False  # ships with 0 armor stay until the shot or step is over (KG-7.45, 11.52)
    chain: Count = 0  # stack items since the last decision (KG-C23)
    faces: dict[str, Face] | None = transient(keep=True)
    prospects: Any = transient(keep=True)  # what everybody can expect of this card set (KG-6.19)
    ready: int | None = transient()  # who has just been found able to answer in a window that opens now
    kept: Kept | None = transient()  # what was found out about the cards in play; None: look again
    depth: int | None = transient()  # how many current values are being asked for, each because of the one before

    def face(self, card: int) -> Face:
        """What is printed on a card."""
        faces = self.faces
        if faces is None:
            faces = self.all_faces()
        return faces[self.cards.design[card]]

    def all_faces(self) -> dict[str, Face]:
        """All designs by id, looked up in the content once."""
        if self.faces is None:
            content = self.content
            self.faces = {name: content[name] for name in content if content.kind_of(name) == "card"}
        return self.faces

    def keep_prospects(self, count: Callable[[tuple[Face, ...]], Any]) -> Any:
        """Count what can be expected of all designs, once."""
        self.prospects = count(tuple(self.all_faces().values()))
        return self.prospects

    def has_plain_prices(self) -> bool:
        """Whether every card costs what is printed on it: then what is too dear needs no closer look."""
        return PRICE_CHANGES.isdisjoint((self.kept or self.look_round()).ruling)

    def hears(self, when: str) -> bool:
        """Whether any working card may react to this: spares looking at every card."""
        return when in (self.kept or self.look_round()).hearing

    def may_replace(self, event: str) -> bool:
        """Whether any working card may turn this into something else: spares looking at every card."""
        return event in (self.kept or self.look_round()).replacing

    def tools(self) -> tuple[int, ...]:
        """Working cards with abilities to use, whoever controls them."""
        return (self.kept or self.look_round()).tools

    def in_force(self, op: str) -> bool:
        """Whether any effect of this continuous operation may count now: spares looking at every card."""
        return op in (self.kept or self.look_round()).ruling

    def rulings(self) -> frozenset[str]:
        """All continuous operations of which an effect may count now."""
        return (self.kept or self.look_round()).ruling

    def look_round(self) -> Kept:
        """What the cards in play have to say, kept until an atom changes which they are (`atoms.look_again`)."""
        ruling = {each.op for each in self.lasting}
        hearing: set[str] = set()
        replacing: set[str] = set()
        tools: list[int] = []
        for card in self.texts:
            face = self.face(card)
            ruling.update(face.statics)
            hearing.update(face.triggers)
            replacing.update(face.replacements)
            if face.abilities:
                tools.append(card)
        self.kept = Kept(frozenset(ruling), frozenset(hearing), frozenset(replacing), tuple(tools), {})
        return self.kept

    def able(self, seat: int) -> list[int]:
        """A player's cards that have abilities to use and work now."""
        tools = self.tools()
        return [card for card in tools if self.controller[card] == seat and self.works(card)] if tools else []

    def payable_backs(self, seat: int) -> list[int]:
        """A player's face-down cards that lie where a card of their type is paid; bluffs lie elsewhere (KG-5.12)."""
        backs = (self.kept or self.look_round()).backs
        found = backs.get(seat)
        if found is None:
            found = backs[seat] = [card for card, zone in self.unpaid_cards(seat) if self.face(card).home == zone]
        return found

    def unpaid_cards(self, seat: int) -> Iterator[tuple[int, str]]:
        """A player's face-down cards in play, each with the sort of place where it lies."""
        piles, paid = self.cards.piles, self.paid
        for ship in piles.get(HANGAR[seat], ()):
            for card in piles.get(ON[ship], ()):
                if paid[card] == UNPAID and self.controller[card] == seat:
                    yield card, "on"
        for place, zone in ((CANTINA[seat], "cantina"), (SURFACE[seat], "surface")):
            for card in piles.get(place, ()):
                if paid[card] == UNPAID:
                    yield card, zone

    @contextmanager
    def supposing(self, combat: Combat) -> Iterator[None]:
        """While somebody looks at the table as if this combat were under way."""
        before, self.combat = self.combat, combat
        try:
            yield
        finally:
            self.combat = before

    def may_ask_deeper(self) -> bool:
        """Values may depend on values; deeper ones count as printed, or a text about itself would never end."""
        return (self.depth or 0) < MOST_DEPTH

    @contextmanager
    def asking(self) -> Iterator[None]:
        """While a current value is being asked for."""
        depth = self.depth or 0
        self.depth = depth + 1
        try:
            yield
        finally:
            self.depth = depth

    def sees(self, seat: int | None, card: int) -> bool:
        """Visibility by zone (section 1.2)."""
        if self.cards.face_up[card]:
            return True
        if seat is None:
            return False
        zone, _, number = self.cards.place[card].partition(":")
        if zone == "colony":
            return seat == self.looker and card in self.looking
        if zone in ("hq", "ruin"):
            return number == str(seat)
        return zone != "out" and self.controller[card] == seat

    def seeing(self, card: int) -> int:
        if self.cards.face_up[card]:
            return (1 << len(self.credits)) - 1
        place = self.cards.place[card]
        zone = place[:2]
        if zone == "hq" or zone == "ru":
            return 1 << int(place[-1])
        if zone == "co":
            return 1 << self.looker if card in self.looking else 0
        return 0 if zone == "ou" else 1 << self.controller[card]

    def arrangement(self, place: str) -> str:
        zone = zone_of(place)
        return HAND if zone == "hq" else PILE if zone in ("colony", "ruin", "trash", "out") else SPREAD

    def family(self, card: int) -> int:
        """Every player has a deck of his own."""
        return self.owner[card]

    def follows(self, seat: int | None, card: int) -> bool:
        """On the table even a card's back can be followed; in headquarters and piles only by who knows it."""
        return self.in_play(card) or self.sees(seat, card)

    def option(self, name: str) -> Any:
        """The table's choice of a switch."""
        return self.setup.options.get(name, DEFAULTS[name])

    # -- who

    def next_seat(self, seat: int) -> int:
        """The next player clockwise, also after a player who has just left."""
        order = self.order
        later = [s for s in order if s > seat]
        return later[0] if later else order[0]

    def clockwise(self, first: int) -> list[int]:
        """All players from this one on."""
        order = self.order
        if order[0] == first:
            return order[:]
        at = order.index(first) if first in order else sum(s < first for s in order) % len(order)
        return order[at:] + order[:at]

    def neighbours(self, seat: int) -> list[int]:
        """KG-11.33: whom a player may attack and call his opponent, left hand first."""
        order = self.order
        if seat not in order:
            return self.clockwise(seat)
        count, at = len(order), order.index(seat)
        if count < 3:
            return [s for s in order if s != seat]
        return [order[(at + 1) % count], order[at - 1]]

    # -- where

    def hangar(self, seat: int) -> list[int]:
        return self.cards.piles.get(HANGAR[seat]) or []

    def carried(self, ship: int) -> list[int]:
        """What is on a ship, in the order in which it was attached."""
        return self.cards.piles.get(ON[ship]) or []

    def in_play(self, card: int) -> bool:
        """KG-9.3."""
        return self.serial[card] > 0

    def all_in_play(self) -> list[int]:
        """Every card in play in the order of KG-3.14, the active player's first."""
        piles = self.cards.piles
        found: list[int] = []
        for seat in self.clockwise(self.active):
            for ship in piles.get(HANGAR[seat], ()):
                found.append(ship)
                found += piles.get(ON[ship], ())
            found += piles.get(CANTINA[seat], ())
            found += piles.get(SURFACE[seat], ())
        return found

    def works(self, card: int) -> bool:
        """Whether its text counts now: paid, and crew other than passengers only aboard (KG-3.9, 3.54)."""
        if self.paid[card] != WORKS or not self.serial[card]:
            return False
        face = self.face(card)
        return face.type != "crew" or face.is_passenger or self.carrier[card] >= 0

    def side_of(self, card: int) -> str:
        """ "attacker", "defender" or "" for a ship that takes no part in the combat."""
        combat = self.combat
        if combat is None:
            return ""
        if card in combat.attackers:
            return "attacker"
        return "defender" if card in combat.defenders else ""

    def counts_as(self, card: int) -> str:
        """The type a card has for rules and effects: unpaid cards are what their place says (KG-A20)."""
        if self.paid[card] == UNPAID and self.serial[card]:
            # On a ship lies equipment, but for what came aboard from the cantina in this combat.
            return "crew" if card in self.boarded else TYPE_BY_ZONE[zone_of(self.cards.place[card])]
        return self.face(card).type

    # -- which rules

    @property
    def is_quick(self) -> bool:
        return self.level > 0

    @property
    def is_simple_combat(self) -> bool:
        return bool(self.setup.options.get("combat") == "simplified")

    @property
    def is_multiplayer(self) -> bool:
        return len(self.setup.seats) > 2


DEFAULTS: dict[str, Any] = {
    "ruleset": "official", "combat": "full", "species_limit": "strict", "tournament": False, "qs_level": 1,
    "refund_unpaid_only": False, "stealth_triggers_traps": False, "turn_limit": 0,
}  # fmt: skip


def limit_key(g: Kaosz, card: int, number: int) -> str:
    """Under which name it is noted that a text of a card was used."""
    return f"{card}:{g.serial[card]}:{number}"


def limit_left(g: Kaosz, card: int, effect: Effect, number: int) -> bool:
    """Whether the once-per limit of a text of a card is still open."""
    if not effect.limit:
        return True
    now = g.turn if effect.limit == "once_per_turn" else g.combats
    return g.spent.get(limit_key(g, card, number), -1) != now
