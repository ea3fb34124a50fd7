"""The next round: who meets whom (KG-11.71, KG-11.76)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from .entries import Paired, Refused
from .matching import Matching
from .standings import finalists, is_over, standings
from .tables import seats_by_points
from .tournament import Tournament

Tables = list[tuple[int, ...]]


def next_round(t: Tournament) -> Paired:
    """The entry that begins the next round; `Refused` says why there is none."""
    if is_over(t):
        raise Refused("over")
    if t.open_tables:
        raise Refused("round-open", count=len(t.open_tables))
    finals = len(t.rounds) >= t.swiss_rounds or t.has_finals
    tables = _finals(t) if finals else _robin(t) if t.format.pairing == "robin" else _swiss(t)
    entry = Paired(len(t.rounds), tuple(tables), finals)
    t.check(entry)
    return entry


def meetings(t: Tournament) -> Counter[frozenset[int]]:
    """How often two players have sat at one table."""
    found: Counter[frozenset[int]] = Counter()
    for one in t.rounds:
        for table in one.tables:
            found.update(frozenset((a, b)) for a in table.players for b in table.players if a < b)
    return found


def _swiss(t: Tournament) -> Tables:
    active = set(t.active)
    waiting = [line.player for line in standings(t) if line.player in active]
    if len(waiting) < 2:
        raise Refused("too-few", "KG-11.76", least=2)
    met = meetings(t)
    sizes = table_sizes(len(waiting), t.format.table, t.format.tables)
    left_over = len(waiting) - sum(sizes)
    order = _order_of_byes(t, waiting)
    if set(sizes) == {2}:
        byes = [_best_bye(order, met)] if left_over else []
        tables = _best_pairs([player for player in waiting if player not in byes], met)
    else:
        byes = [player for player, _ in order[:left_over]]
        seated = [player for player in waiting if player not in byes]
        tables = _grouped(seated, sizes, met) if t.format.pairing == "mixed" else seats_by_points(t, seated, sizes, met)
    return [*tables, *((player,) for player in byes)]


def _order_of_byes(t: Tournament, waiting: Sequence[int]) -> list[tuple[int, int]]:
    """Who sits out first, with how many byes so far: fewest byes, then lowest (KG-11.76: at most one each)."""
    had = Counter(table.players[0] for one in t.rounds for table in one.tables if table.is_bye)
    place = {player: number for number, player in enumerate(waiting)}
    order = sorted(waiting, key=lambda player: (had[player], -place[player]))
    return [(player, had[player]) for player in order]


def _best_bye(order: Sequence[tuple[int, int]], met: Counter[frozenset[int]]) -> int:
    """The first of those with the fewest byes without whom nobody needs to meet anybody again."""
    equal = [player for player, had in order if had == order[0][1]]
    for player in equal:
        rest = [other for other, _ in order if other != player]
        if 2 * Matching(_friends(rest, met)).size == len(rest):
            return player
    return equal[0]


def _friends(players: Sequence[int], met: Counter[frozenset[int]]) -> dict[int, set[int]]:
    """Who has not met whom."""
    return {a: {b for b in players if b != a and not met[frozenset((a, b))]} for a in players}


def _best_pairs(waiting: Sequence[int], met: Counter[frozenset[int]]) -> Tables:
    """From the top of the standings everybody meets the next one, with as few repeated pairings as can be had."""
    rest = list(waiting)
    friends = _friends(rest, met)
    matching = Matching(friends)
    found: Tables = []
    while rest:
        first = rest.pop(0)
        for other in sorted(rest, key=lambda one: max(0, met[frozenset((first, one))] - 1)):
            after = matching.without(first, other)
            if after.size + (other in friends[first]) == matching.size:
                break
        found.append((first, other))
        rest.remove(other)
        matching = after
    return found


def table_sizes(players: int, usual: int, limits: tuple[int, int]) -> list[int]:
    """How many sit at each table: as near the usual number as can be, as few left over as can be.

    >>> table_sizes(11, 4, (3, 5)), table_sizes(5, 4, (3, 5)), table_sizes(7, 2, (2, 2))
    ([4, 4, 3], [5], [2, 2, 2])
    """
    low, high = limits
    for seated in range(players, low - 1, -1):
        fitting = [count for count in range(1, seated // low + 1) if -(-seated // count) <= high]
        if fitting:
            count = min(fitting, key=lambda one: (abs(seated / one - usual), one))
            return [seated // count + (number < seated % count) for number in range(count)]
    return []


def _grouped(waiting: Sequence[int], sizes: Sequence[int], met: Counter[frozenset[int]]) -> Tables:
    """Tables of several players by the standings, with as few who have met before as is easily found."""
    rest = list(waiting)
    found: Tables = []
    for size in sizes:
        table = [rest.pop(0)]
        while len(table) < size:
            known = {one: sum(met[frozenset((one, seated))] for seated in table) for one in rest}
            table.append(min(rest, key=lambda one: known[one]))  # the first of the equal ones stands highest
            rest.remove(table[-1])
        found.append(tuple(table))
    return found


def _robin(t: Tournament) -> Tables:
    """Everybody against everybody: the first stays, the others move on around the table by one place a round."""
    order: list[int | None] = [player.number for player in sorted(t.players, key=lambda player: player.lot)]
    order += [None] if len(order) % 2 else []
    turn = len(t.rounds) % (len(order) - 1)
    circle = [order[0], *order[1 + turn :], *order[1 : 1 + turn]]
    half = len(circle) // 2
    pairs = zip(circle[:half], reversed(circle[half:]), strict=True)
    active = set(t.active)
    tables = [tuple(player for player in pair if player is not None and player in active) for pair in pairs]
    return [table for table in tables if table]


def bracket_order(size: int) -> list[int]:
    """Seeds in the order of the bracket, so that the best meet as late as possible.

    >>> bracket_order(4), bracket_order(8)
    ([0, 3, 1, 2], [0, 7, 3, 4, 1, 6, 2, 5])
    """
    order = [0]
    while len(order) < size:
        order = [seed for one in order for seed in (one, 2 * len(order) - 1 - one)]
    return order


def _finals(t: Tournament) -> Tables:
    """KG-11.71: first against fourth, second against third; then the winners, and the losers for third place."""
    if not t.has_finals:
        seeds = finalists(t)
        if len(seeds) < 2:
            raise Refused("too-few", "KG-11.70", least=2)
        if t.format.table > 2:
            return [tuple(seeds)]  # one game of all of them
        size = 1 << (len(seeds) - 1).bit_length()
        order = [seeds[seed] if seed < len(seeds) else None for seed in bracket_order(size)]
        pairs = zip(order[::2], order[1::2], strict=True)
        return [tuple(player for player in pair if player is not None) for pair in pairs]
    assert t.current is not None
    winners = finalists(t)
    tables: Tables = list(zip(winners[::2], winners[1::2], strict=True))
    losers = [p for table in t.current.tables for group in (table.places or ())[1:] for p in group]
    if len(winners) == 2 and losers:
        tables.append(tuple(losers))
    return tables
