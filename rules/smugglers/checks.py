"""What any set of Space Smugglers must keep (section 11C of the digest), checked when the set is loaded."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection
from itertools import combinations

from rules.content.loading import Complain, Content, Schema
from rules.content.problems import describe_reason

from .deliveries import COLOURS, CRUISER
from .facts import CHARACTER, KINDS, PLAYER_COLOURS, PLAYERS, SECTOR, SUPPLY, TIMING, Character, Players, Sector

SECTORS = 36  # SM-2.1
CHARACTERS = 6  # SM-2.2

for _reason, _english in {
    "smugglers-count": "expected {need} entries of this kind, found {found}",
    "smugglers-colour-totals": "the colours must come equally often, found {found}",
    "smugglers-same-ships": "the colour {colour} stands on more than two ships of this card",
    "smugglers-pairs": "every pair of planet colours must stand on equally many station cards, found {found}",
    "smugglers-station-balance": "stations must favour no character, found {found}",
    "smugglers-favourites": "every colour must be the favourite of three characters, found {found}",
    "smugglers-missing-card": "a card is missing that the rulebook shows: {card}",
    "smugglers-row-count": "there must be one row for {count} players",
    "smugglers-row-tokens": "{count} players need {need} different speed tokens",
    "smugglers-row-even": "with two players no split of the tokens may give equal sums",
    "smugglers-row-cards": "{need} cards are needed, there are {have}",
    "smugglers-row-supply": "the box holds too little {what} for this row: {need} of {have}",
    "smugglers-characters": "the characters must be {need}",
    "smugglers-ticks": "the time must be a whole number of ticks",
    "smugglers-no-minus": "every row needs the -1 token",
}.items():
    describe_reason(_reason, _english)


def _station(planets: str) -> Callable[[Sector], bool]:
    """Station cards with exactly these planets."""
    return lambda card: card.station and sorted(card.planets) == sorted(planets)


def _worth(points: int) -> Callable[[Sector], bool]:
    """Cards without a station of this value."""
    return lambda card: len(card.planets) == points and not card.station


def _flown(points: int, ships: str) -> Callable[[Sector], bool]:
    """Cards of this value with exactly these ships."""
    return lambda card: len(card.planets) == points and sorted(card.ships) == sorted(ships)


# 11C, "must exist": what the rulebook's own examples show.
SHOWN: dict[str, Callable[[Sector], bool]] = {
    "2 planets, ships Y B G N": _flown(2, "YBGN"),
    "3 planets, ship B": _flown(3, "B"),
    "station, planets R R B B": _station("RRBB"),
    "station, planets R G G": _station("RGG"),
    "station, planets R R Y Y": _station("RRYY"),
    "value 1": _worth(1), "value 2": _worth(2), "value 3": _worth(3), "value 4": _worth(4),
    "2 planets, one green": lambda card: len(card.planets) == 2 and "G" in card.planets,
}  # fmt: skip


def station_sums(cards: Collection[Sector], who: Character) -> tuple[int, int]:
    """SM-2.51: favourite planets times favourite ships, and favourite ships beside a favourite planet."""
    product = ships = 0
    for card in cards:
        if card.station:
            planets_here = sum(p in who.planets for p in card.planets)
            ships_here = sum(s in who.ships for s in card.ships)
            product += planets_here * ships_here
            ships += ships_here if planets_here else 0
    return product, ships


def check(content: Content, own: str, complain: Complain) -> None:
    """Note everything that breaks the game's own rules for sets."""
    cards = list(content.table(SECTOR).values())
    people = list(content.table(CHARACTER).values())
    supplies, times = list(content.table(SUPPLY).values()), list(content.table(TIMING).values())
    for found, need in ((cards, SECTORS), (people, CHARACTERS), (supplies, 1), (times, 1)):
        if len(found) != need:
            complain(None, "", "smugglers-count", need=need, found=len(found))
            return
    if sorted(who.id for who in people) != sorted(PLAYER_COLOURS):
        complain(None, "", "smugglers-characters", need=", ".join(PLAYER_COLOURS))
    for name in ("reveal_lock_ms", "hand_ms", "settle_ms"):
        if getattr(times[0], name) % times[0].tick_ms:
            complain(times[0].id, name, "smugglers-ticks")
    _check_cards(cards, complain)
    _check_stations(cards, people, complain)
    _check_rows(content, complain)


def _shown(counts: Counter[str]) -> str:
    return " ".join(f"{name} {number}" for name, number in sorted(counts.items()))


def _check_cards(cards: list[Sector], complain: Complain) -> None:
    for what in ("planets", "ships"):
        counts = Counter(colour for card in cards for colour in getattr(card, what) if colour != CRUISER)
        if len({counts[c] for c in COLOURS}) != 1:
            complain(None, "", "smugglers-colour-totals", found=f"{what}: {_shown(counts)}")
    for card in cards:
        for colour in COLOURS:
            if card.ships.count(colour) > 2:
                complain(card.id, "ships", "smugglers-same-ships", colour=colour)
    for name, fits in SHOWN.items():
        if not any(fits(card) for card in cards):
            complain(None, "", "smugglers-missing-card", card=name)
    pairs = ((a, b) for points in range(3, 5) for a in (_flown(points, "RRN"),) for b in (_flown(7 - points, "RYBG"),))
    if not any(any(map(a, cards)) and any(map(b, cards)) for a, b in pairs):
        complain(None, "", "smugglers-missing-card", card="ships R R N and R Y B G, 7 together")


def _check_stations(cards: list[Sector], people: list[Character], complain: Complain) -> None:
    pairs = Counter("".join(c for c in COLOURS if c in card.planets) for card in cards if card.station)
    every = ["".join(pair) for pair in combinations(COLOURS, 2)]
    if set(pairs) != set(every) or len(set(pairs.values())) != 1:
        complain(None, "", "smugglers-pairs", found=_shown(pairs))
    if len({station_sums(cards, who) for who in people}) != 1:
        shown = ", ".join(f"{who.id} {station_sums(cards, who)}" for who in people)
        complain(None, "", "smugglers-station-balance", found=shown)
    for what in ("planets", "ships"):
        liked = Counter(colour for who in people for colour in getattr(who, what))
        if {liked[c] for c in COLOURS} != {CHARACTERS * 2 // len(COLOURS)}:
            complain(None, "", "smugglers-favourites", found=f"{what}: {_shown(liked)}")


def _check_rows(content: Content, complain: Complain) -> None:
    """SM-2.15, SM-2.21, SM-4.95: each row can be laid out and always gives an order of play."""
    rows = list(content.table(PLAYERS).values())
    for count in range(2, 7):
        if sum(row.count == count for row in rows) != 1:
            complain(None, "", "smugglers-row-count", count=count)
    supply = next(iter(content.table(SUPPLY).values()))
    for row in rows:
        need = 4 if row.count == 2 else row.count
        if len(row.tokens) != need:
            complain(row.id, "tokens", "smugglers-row-tokens", count=row.count, need=need)
        if -1 not in row.tokens:
            complain(row.id, "tokens", "smugglers-no-minus")
        if row.count == 2 and not _never_even(row):
            complain(row.id, "tokens", "smugglers-row-even")
        if row.galaxies * row.size > len(content.table(SECTOR)):
            complain(
                row.id, "galaxies", "smugglers-row-cards",
                need=row.galaxies * row.size, have=len(content.table(SECTOR)),
            )  # fmt: skip
        for what in ("goods", "ones", "fives"):
            needed, have = row.count * getattr(row, what), getattr(supply, what)
            if needed > have:
                complain(row.id, what, "smugglers-row-supply", what=what, need=needed, have=have)


def _never_even(row: Players) -> bool:
    total = sum(row.tokens)
    return all(2 * sum(mine) != total for held in range(len(row.tokens) + 1) for mine in combinations(row.tokens, held))


SCHEMA = Schema("smugglers", KINDS, check)
