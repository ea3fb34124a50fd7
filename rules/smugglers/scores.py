"""Points: what each card, leftover and favourite counts, and who has won (section 5, 6B to 6D)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rules.core.conceding import conceded_last, staying
from rules.core.records import Json
from rules.core.state import Result

from .deliveries import COLOURS
from .state import CardId, Seat, Smuggling, facts, seats

CONCEDED = "smugglers.conceded"  # why the game ended where others gave up


class ScoreLine(NamedTuple):
    """One line of the scoring: what it is for, its points, and what explains them."""

    item: str  # won, unpaid, energy, goods, ships
    points: int
    rule: str
    detail: dict[str, Json]


def card_value(g: Smuggling, seat: Seat, card: CardId) -> int:
    """What a won card is worth to this seat (SM-5.2, SM-6.20, 6.21)."""
    known = facts(g)
    sector = known.sectors[card]
    if known.stations and sector.station:
        liked = known.characters[g.colours[seat]].planets
        return sum([planet in liked for planet in sector.planets])
    return len(sector.planets)


def ship_counts(g: Smuggling, seat: Seat) -> dict[str, int]:
    """Ships on the seat's won cards that score for it; cruisers count for no colour (SM-6.27, 6.28)."""
    known = facts(g)
    scoring = [known.sectors[card].ship_counts for card in g.won[seat] if card_value(g, seat, card) > 0]
    return {colour: sum([counts[i] for counts in scoring]) for i, colour in enumerate(COLOURS)}


def fleets(g: Smuggling) -> list[dict[str, int]]:
    """The ships of every seat that count for favourites; only counted where they matter."""
    return [ship_counts(g, seat) for seat in seats(g)] if facts(g).fav_ships else []


def ship_bonus(g: Smuggling, seat: Seat, colour: str, ships: list[dict[str, int]]) -> int:
    """The bonus of a favourite ship colour: for strictly the most of all players (SM-6.25, 6.26, 6.29)."""
    known = facts(g)
    mine = ships[seat][colour]
    others = [other for other in seats(g) if other != seat]
    if mine == 0 or any(ships[other][colour] >= mine for other in others):
        return 0
    return 3 + sum([colour in known.characters[g.colours[other]].ships for other in others])


def tally(g: Smuggling, seat: Seat, ships: list[dict[str, int]] | None = None) -> list[ScoreLine]:
    """The seat's score as the game stands now, line by line; `ships` are the fleets, if counted already."""
    known = facts(g)
    steps = [
        ScoreLine("won", card_value(g, seat, card), "SM-6.21" if known.stations else "SM-5.2", {"card": card})
        for card in g.won[seat]
    ]
    # SM-6.22: an unpaid card costs all its planets, station or not.
    steps += [
        ScoreLine("unpaid", -len(known.sectors[card].planets), "SM-5.5", {"card": card}) for card in g.unpaid[seat]
    ]
    steps.append(ScoreLine("energy", -g.energy[seat], "SM-5.3", {"left": g.energy[seat]}))
    steps.append(_leftover(g, seat))
    if known.fav_ships:
        ships = ships or fleets(g)
        for colour in known.characters[g.colours[seat]].ships:
            detail = {"colour": colour, "ships": [fleet[colour] for fleet in ships]}
            steps.append(ScoreLine("ships", ship_bonus(g, seat, colour, ships), "SM-6.25", detail))
    return steps


def _leftover(g: Smuggling, seat: Seat) -> ScoreLine:
    """Goods left; with FAV_LEFTOVER one of each favourite ship colour is free (SM-5.4, SM-6.30)."""
    known = facts(g)
    left, free = sum(g.goods[seat]), 0
    if known.fav_leftover:
        liked = known.characters[g.colours[seat]].ships
        free = sum([1 for colour, have in zip(COLOURS, g.goods[seat], strict=True) if have and colour in liked])
    rule = "SM-6.30" if known.fav_leftover else "SM-5.4"
    return ScoreLine("goods", free - left, rule, {"left": list(g.goods[seat]), "free": free})


def score(g: Smuggling, seat: Seat, ships: list[dict[str, int]] | None = None) -> int:
    return sum([step.points for step in tally(g, seat, ships)])


def _breaks(g: Smuggling) -> list[tuple[str, Callable[[Seat], int]]]:
    """The tie-breaks in sequence; less is better (SM-5.8 to 5.10). All goods count (SM-6.31)."""
    return [
        ("smugglers.fewer_goods", lambda seat: sum(g.goods[seat])),
        ("smugglers.less_energy", lambda seat: g.energy[seat]),
        ("smugglers.more_sectors", lambda seat: -len(g.won[seat])),
    ]


def ranking(g: Smuggling) -> Result:
    """Most points win; tie-breaks only among those still tied for first (SM-5.7 to 5.12). Who gave up comes last."""
    ships, ranked = fleets(g), staying(g)
    scores = [score(g, seat, ships) for seat in seats(g)]
    best = max(scores[seat] for seat in ranked)
    first = [seat for seat in ranked if scores[seat] == best]
    rivals, reason = first, "smugglers.points"
    for name, worth in _breaks(g):
        if len(rivals) > 1:
            least = min(worth(seat) for seat in rivals)
            ahead = [seat for seat in rivals if worth(seat) == least]
            if len(ahead) < len(rivals):
                rivals, reason = ahead, name
    if len(rivals) > 1:
        reason = "smugglers.shared"  # SM-5.11
    places = [rivals, [seat for seat in first if seat not in rivals]]
    for points in sorted({scores[seat] for seat in ranked} - {best}, reverse=True):
        places.append([seat for seat in ranked if scores[seat] == points])
    return Result(conceded_last(g, [tied for tied in places if tied]), scores, reason)
