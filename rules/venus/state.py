"""The state of Onward to Venus: pieces as counts in columns, tiles and cards as small numbers."""

from __future__ import annotations

from collections.abc import Collection

from rules.core.cards import HAND, PILE, CardState
from rules.core.queries import query
from rules.core.ranges import CardNo, CardOrNone, Count, PerSeat, SeatNo, SeatOrNone
from rules.core.reasons import Fault
from rules.core.records import field, record, transient

from .facts import ALIEN, CRUISER, FACTORY, INFANTRY, MINE, TANK, Facts, facts_of
from .kinds import UNITS, Card, Tile

Seat = int
PlanetIndex = int

SETUP, TILES, ACTIONS, CRISES, INCOME, RESET, OVER = "setup", "tiles", "actions", "crises", "income", "reset", "over"
DRAW, DISCARD, PLAY = "draw", "discard", "play"
HANDS = tuple(f"hand:{seat}" for seat in range(5))
NOWHERE = -1


@record
class Attempt:
    """An attempt under way (5.5). From `landing` on it is the declaration, the player's own business until confirmed.

    Units are counted by kind. A sacrifice is (card, unit, fresh): fresh if the unit lands in this very attempt.
    """

    seat: SeatNo
    planet: int
    tile: int  # ALIEN: the alien itself
    target: SeatOrNone = NOWHERE  # tension: whose building, and which kind
    building: int = NOWHERE
    dice: list[int] = field(default_factory=list)
    excluded: int = NOWHERE  # which die
    spared: Count = 0  # skulls that cost nothing (OV-6.17)
    bonus: Count = 0  # points of cards that took effect in a window (OV-5.75)
    landing: list[Count] = field(default_factory=lambda: [0, 0, 0])
    cards: list[CardNo] = field(default_factory=list)
    sacrifices: list[tuple[int, int, bool]] = field(default_factory=list)
    encore: CardOrNone = NOWHERE  # the ENCORE card, and the declared card it takes back (OV-5.76)
    encored: CardOrNone = NOWHERE
    again: bool = False  # the encored card is declared a second time

    def forget(self) -> None:
        """An empty declaration."""
        self.landing = [0, 0, 0]
        self.cards, self.sacrifices = [], []
        self.encore = self.encored = NOWHERE
        self.again = False


@record
class Onward(CardState):
    """One game. Pieces of a seat at a planet are found with `units_at` and `buildings_at`."""

    empires: list[str] = field(default_factory=list)  # "" until chosen
    money: PerSeat[Count] = field(default_factory=list)
    orbit: list[int] = field(default_factory=list)  # by planet, seat, unit
    surface: list[int] = field(default_factory=list)
    buildings: list[int] = field(default_factory=list)  # by planet, seat, building
    supply: list[int] = field(default_factory=list)  # by seat, piece
    bag: list[int] = field(default_factory=list)
    tiles: list[list[int]] = field(default_factory=list)  # by planet, in the order drawn
    discarded: list[int] = field(default_factory=list)
    kept: list[list[int]] = field(default_factory=list)  # trophies and crises, by seat
    aliens: list[bool] = field(default_factory=list)  # by planet
    aliens_aside: int = 0
    aliens_won: PerSeat[Count] = field(default_factory=list)
    invaded: list[int] = field(default_factory=list)  # planets of the attack, in order (OV-7.30)
    landed: bool = False
    dead: list[bool] = field(default_factory=list)
    levels: list[int] = field(default_factory=list)  # crisis levels, in the crisis phase
    on_card: Count = 0  # markers on the pass card
    markers: PerSeat[Count] = field(default_factory=list)
    first: SeatNo = 0
    period: Count = 0
    phase: str = SETUP
    active: SeatOrNone = NOWHERE
    actions: Count = 0  # actions the active player still has
    last_window: bool = False  # actions gained with LAST (5.9)
    attempt: Attempt | None = None
    played: list[CardNo] = field(default_factory=list)  # cards just played, for ENCORE
    facts: Facts | None = transient(keep=True)

    def sees(self, seat: int | None, card: int) -> bool:
        place = self.cards.place[card]
        if place == DRAW:
            return False
        if place[0] != "h":  # discard, in play, or on a planet
            return True
        return seat is not None and place == HANDS[seat]

    def seeing(self, card: int) -> int:
        return self.seeing_pile(self.cards.place[card])

    def seeing_pile(self, place: str) -> int:
        if place == DRAW:
            return 0
        return 1 << int(place[5:]) if place[0] == "h" else (1 << len(self.money)) - 1

    def arrangement(self, place: str) -> str:
        return HAND if place[0] == "h" else PILE


@query
def facts(g: Onward) -> Facts:
    """The tables this game is played by."""
    known = g.facts
    if known is None:
        known = g.facts = facts_of(g.content, g.setup)
    return known


def units_at(g: Onward, planet: PlanetIndex, seat: Seat) -> int:
    """Where the three kinds of this seat's units at a planet begin in `orbit` and `surface`."""
    return (planet * len(g.money) + seat) * 3


def buildings_at(g: Onward, planet: PlanetIndex, seat: Seat) -> int:
    """Where this seat's factories and mines on a planet begin in `buildings`."""
    return (planet * len(g.money) + seat) * 2


def in_orbit(g: Onward, planet: PlanetIndex, seat: Seat) -> list[int]:
    at = units_at(g, planet, seat)
    return g.orbit[at : at + 3]


def in_orbits(g: Onward, seat: Seat, kind: int) -> list[int]:
    """How many units of a kind this seat has in orbit, by planet."""
    return g.orbit[seat * 3 + kind :: len(g.money) * 3]


def on_surface(g: Onward, planet: PlanetIndex, seat: Seat) -> list[int]:
    at = units_at(g, planet, seat)
    return g.surface[at : at + 3]


def on_surfaces(g: Onward, seat: Seat, kind: int) -> list[int]:
    """How many units of a kind this seat has on the surface, by planet."""
    return g.surface[seat * 3 + kind :: len(g.money) * 3]


def supply_of(g: Onward, seat: Seat, piece: int) -> int:
    return g.supply[seat * 5 + piece]


def income_on(g: Onward, planet: PlanetIndex, seat: Seat) -> int:
    """OV-9.2."""
    at = buildings_at(g, planet, seat)
    factory, mine = facts(g).income
    return factory * g.buildings[at] + mine * g.buildings[at + 1]


def income_of(g: Onward, seat: Seat) -> int:
    """OV-8.1."""
    return sum(income_on(g, planet, seat) for planet in range(len(g.dead)))


def tile_of(g: Onward, tile: int) -> Tile:
    return facts(g).tiles[tile]


def card_of(g: Onward, card: int) -> Card:
    return facts(g).cards[g.cards.design[card]]


def hand(g: Onward, seat: Seat) -> list[int]:
    return g.pile(HANDS[seat])


def faces(g: Onward, seat: Seat, without: Collection[int] = ()) -> list[tuple[int, Card]]:
    """The cards of a hand with what is printed on them, one of each design: equal cards are one choice."""
    known, designs = facts(g).cards, g.cards.design
    seen: set[str] = set()
    found = []
    for card in g.cards.piles[HANDS[seat]]:
        design = designs[card]
        if design not in seen and card not in without:
            seen.add(design)
            found.append((card, known[design]))
    return found


def held(g: Onward, seat: Seat, do: str) -> list[int]:
    """The cards of a hand with this effect, one of each design."""
    known, designs = facts(g).cards, g.cards.design
    found: dict[str, int] = {}
    for card in g.cards.piles[HANDS[seat]]:
        design = designs[card]
        if known[design].do == do:
            found.setdefault(design, card)
    return list(found.values())


def planet_pile(g: Onward, planet: PlanetIndex) -> str:
    """Where Turncoat cards lie (OV-6.43)."""
    return f"planet:{facts(g).names[planet]}"


def planet_of_tile(g: Onward, tile: int) -> PlanetIndex:
    for planet, tiles in enumerate(g.tiles):
        if tile in tiles:
            return planet
    raise Fault(f"tile {tile} lies on no planet")


def crisis_tiles(g: Onward, planet: PlanetIndex) -> list[int]:
    known = facts(g).tiles
    return [tile for tile in g.tiles[planet] if known[tile].kind == "crisis"]


def play_order(g: Onward) -> list[Seat]:
    """OV-7.8: clockwise from the first player."""
    n = len(g.money)
    return [(g.first + i) % n for i in range(n)]


def strength(g: Onward, planet: PlanetIndex, seat: Seat) -> int:
    """OV-5.44: the combat points of all units of a player at a planet, in orbit and on the surface."""
    at, points = units_at(g, planet, seat), facts(g).points
    return sum(points[k] * (g.orbit[at + k] + g.surface[at + k]) for k in range(3))


def defence(g: Onward, planet: PlanetIndex, tile: int, target: Seat) -> int:
    """OV-5.44 to 5.47."""
    known = facts(g)
    if tile == ALIEN:
        return known.course.alien_defence
    kind = known.tiles[tile]
    if kind.kind == "tension":
        return strength(g, planet, target)
    if kind.kind == "crisis":
        turncoats: int = sum(card_of(g, card).numbers["n"] for card in g.pile(planet_pile(g, planet)))
        return kind.defence + turncoats
    return kind.defence


__all__ = [
    "ACTIONS", "ALIEN", "CRISES", "CRUISER", "DISCARD", "DRAW", "FACTORY", "HANDS", "INCOME", "INFANTRY", "MINE",
    "NOWHERE", "OVER", "PLAY", "RESET", "SETUP", "TANK", "TILES", "UNITS", "Attempt", "Onward", "PlanetIndex", "Seat",
    "buildings_at", "card_of", "crisis_tiles", "defence", "faces", "facts", "hand", "held", "in_orbit", "in_orbits",
    "income_of", "income_on", "on_surface", "on_surfaces", "planet_of_tile", "planet_pile", "play_order", "strength",
    "supply_of", "tile_of", "units_at",
]  # fmt: skip
