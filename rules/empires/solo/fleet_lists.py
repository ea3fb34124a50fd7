"""Of which ships an alien empire makes a fleet (SE-25.11 to SE-25.13): tables and dice, nothing of the board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

CARRIER_SET = {"CV": 1, "F": 3}
SET_COST, RAIDER_COST, SCOUT_COST, DESTROYER_COST, BASE_COST, MINE_COST = 27, 12, 6, 9, 12, 5
# code, cost, hull, by Ship Size; Titans only where they are played with (SE-25.19)
LADDER = (("SC", 6, 1), ("DD", 9, 1), ("CA", 12, 2), ("BC", 15, 2), ("BB", 20, 3), ("DN", 24, 3), ("TN", 32, 5))

Die = Callable[[], int]


class Know(NamedTuple):
    """What an alien empire can build, and what it has seen of the human (SE-25.10)."""

    ship_size: int
    attack: int = 0
    defence: int = 0
    fighter: int = 0
    cloaking: int = 0
    scanner: int = 0
    point_defence: int = 0
    seen_fighter: int = 0
    seen_cloaking: int = 0
    seen_scanner: int = 0
    seen_point_defence: int = 0


class Made(NamedTuple):
    """The ships, the CP that are left, and which way and roll made the last of them."""

    ships: Counter[str]
    left: int
    how: str
    face: int


def raiders(cp: int) -> Made:
    return Made(Counter({"R": cp // RAIDER_COST}), cp % RAIDER_COST, "raiders", 0)


def is_unseen(know: Know) -> bool:
    """SE-25.8: it has Cloaking for which the human has shown no equal Scanner."""
    return know.cloaking > know.seen_scanner


def build(cp: int, know: Know, die: Die, at_home: bool = False) -> Made:
    """SE-25.11: carriers where they pay, then SE-25.12; never Raiders for the defence of a Homeworld (SE-25.17)."""
    carriers = 0
    if know.fighter:
        if not know.seen_point_defence or die() <= 4:
            carriers = cp // SET_COST
        elif not at_home and cp >= RAIDER_COST and is_unseen(know):
            return raiders(cp)
    ships: Counter[str] = Counter({code: n * carriers for code, n in CARRIER_SET.items() if carriers})
    return _ordinary(cp - carriers * SET_COST, know, die, ships)


def _ordinary(cp: int, know: Know, die: Die, ships: Counter[str]) -> Made:
    """SE-25.12."""
    ladder = LADDER[: know.ship_size]
    first = largest(cp, ladder)
    if first is None:
        return Made(ships, cp, "first", 0)
    ships[first[0]] += 1
    cp -= first[1]
    scans = know.scanner > 0 and know.scanner >= know.seen_cloaking
    if scans and first[0] != "DD" and know.ship_size > 1 and cp >= DESTROYER_COST:
        ships["DD"] += 1
        cp -= DESTROYER_COST
    if cp < SCOUT_COST:
        return Made(ships, cp, "first", 0)
    face = die()
    against_fighters = know.seen_fighter > 0 and know.point_defence > 0
    roll = face - 2 if against_fighters else face
    if against_fighters and roll >= 4 and not ships["CV"] and cp >= 2 * SCOUT_COST:
        ships["SC"] += 2
        cp -= 2 * SCOUT_COST
    how, way = (
        ("largest_fleet", largest_fleet)
        if roll <= 3
        else ("balanced", balanced(know))
        if roll <= 6
        else ("largest_ships", largest_ships)
    )
    more = way(cp, ladder)
    ships += more
    return Made(ships, cp - price(more), how, face)


Ladder = tuple[tuple[str, int, int], ...]
COSTS = {code: cost for code, cost, _ in LADDER}


def price(ships: Counter[str]) -> int:
    return sum(COSTS[code] * n for code, n in ships.items())


def largest(cp: int, ladder: Ladder) -> tuple[str, int, int] | None:
    return next((each for each in reversed(ladder) if each[1] <= cp), None)


def largest_ships(cp: int, ladder: Ladder) -> Counter[str]:
    """SE-25.13: again and again the largest ship that can be paid."""
    ships: Counter[str] = Counter()
    while (ship := largest(cp, ladder)) is not None:
        ships[ship[0]] += 1
        cp -= ship[1]
    return ships


def largest_fleet(cp: int, ladder: Ladder) -> Counter[str]:
    """SE-25.13: as many ships as possible, then the types that spend the most CP."""
    return spend_most(cp, cp // ladder[0][1], ladder)


def balanced(know: Know) -> Callable[[int, Ladder], Counter[str]]:
    """SE-25.13, EC-39: hulls that can carry its technology, enlarged as far as the CP go."""

    def way(cp: int, ladder: Ladder) -> Counter[str]:
        hull = min(max(know.attack, know.defence, 1), 3, ladder[-1][2])
        fit = tuple(each for each in ladder if each[2] >= hull)
        ships = spend_most(cp, cp // fit[0][1], fit)
        return ships + largest_fleet(cp - price(ships), ladder)

    return way


def spend_most(cp: int, number: int, types: Ladder) -> Counter[str]:
    """So many ships of these types that the most CP are spent; of equal sums the one with the largest ships."""
    sums: dict[int, tuple[str, ...]] = {0: ()}
    for _ in range(number):
        grown: dict[int, tuple[str, ...]] = {}
        for spent, chosen in sums.items():
            for code, cost, _ in types:
                if spent + cost <= cp:
                    grown.setdefault(spent + cost, (*chosen, code))
        sums = grown
    return Counter(sums[max(sums)])


def defences(cp: int, face: int) -> tuple[int, int]:
    """SE-25.17: how many Bases and Mines the Defence column buys."""
    if face <= 3:
        return 0, cp // MINE_COST
    if face >= 8:
        return cp // BASE_COST, cp % BASE_COST // MINE_COST
    bases = mines = 0
    while cp >= MINE_COST:
        if bases <= mines and cp >= BASE_COST:
            bases, cp = bases + 1, cp - BASE_COST
        else:
            mines, cp = mines + 1, cp - MINE_COST
    return bases, mines
