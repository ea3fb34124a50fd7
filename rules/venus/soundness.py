"""What can never be: pieces, tiles, cards or aliens lost or doubled, impossible planets and turns.

Looked for in every test and playout, and in every save before anybody plays on with it (UX-69).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from .facts import DICE
from .kinds import EMPIRES, PIECES
from .state import ACTIONS, CRISES, INCOME, OVER, RESET, SETUP, TILES, Onward, buildings_at, facts, units_at

ONCE = ("venus.game", "venus.actions", "venus.turn", "venus.claim", "venus.attempt", "venus.move")


def violations(g: Onward) -> list[str]:
    """Every law this position breaks; always empty."""
    laws = (_pieces, _tiles, _cards, _planets, _turn, _under_way, _attempt)
    return [*_lengths(g)] or [broken for law in laws for broken in law(g)]


def _lengths(g: Onward) -> Iterator[str]:
    n, planets = len(g.setup.seats), len(facts(g).planets)
    by_seat = (g.empires, g.money, g.kept, g.aliens_won, g.markers)
    by_planet = (g.tiles, g.aliens, g.dead, g.levels)
    if any(len(column) != n for column in by_seat) or any(len(column) != planets for column in by_planet):
        yield "OV-3.2: a column has the wrong length"
    if len(g.orbit) != planets * n * 3 or len(g.surface) != planets * n * 3 or len(g.buildings) != planets * n * 2:
        yield "OV-2.12: a column of pieces has the wrong length"
    if len(g.supply) != n * 5:
        yield "OV-2.12: the supply has the wrong length"
    if g.phase not in (SETUP, TILES, ACTIONS, CRISES, INCOME, RESET, OVER):
        yield f"OV-4.1: there is no phase {g.phase!r}"


def _pieces(g: Onward) -> Iterator[str]:
    """OV-2.12, OV-2.13: every piece is on a planet or in its owner's supply."""
    known, n = facts(g), len(g.money)
    for seat in range(n):
        for piece, name in enumerate(PIECES):
            total = g.supply[seat * 5 + piece]
            for p in range(len(g.dead)):
                if piece < 3:
                    at = units_at(g, p, seat) + piece
                    total += g.orbit[at] + g.surface[at]
                else:
                    total += g.buildings[buildings_at(g, p, seat) + piece - 3]
            if total != known.supply[piece]:
                yield f"OV-2.12: seat {seat} has {total} of {name}"
    if min(*g.orbit, *g.surface, *g.buildings, *g.supply, *g.money, *g.markers) < 0:
        yield "OV-2.13: a number of pieces, pounds or markers below zero"
    chosen = [name for name in g.empires if name]
    if len(set(chosen)) != len(chosen) or not set(chosen) <= set(EMPIRES):
        yield f"OV-3.2: the empires are {g.empires}"


def _tiles(g: Onward) -> Iterator[str]:
    """OV-4.9: the tiles of the bag are each in one place; so are the aliens (OV-2.17)."""
    known = facts(g)
    counts = Counter(t for pile in (g.bag, g.discarded, *g.tiles, *g.kept) for t in pile)
    if set(counts) != set(range(len(known.tiles))) or set(counts.values()) != {1}:
        yield "OV-2.18: a tile is in two places or in none"
        return
    if g.aliens_aside + sum(g.aliens) + sum(g.aliens_won) != known.course.aliens or g.aliens_aside < 0:
        yield "OV-2.17: an alien is lost"
    for seat, kept in enumerate(g.kept):
        if any(known.tiles[t].kind not in ("trophy", "crisis") for t in kept):
            yield f"OV-5.30: seat {seat} keeps {kept}"


def _cards(g: Onward) -> Iterator[str]:
    for design in sorted({*g.cards.design} - {*facts(g).cards}):
        yield f"OV-2.26: there is no card {design!r}"
    for card in g.cards.misplaced():
        yield f"OV-2.26: card {card} is not in exactly one place"


def _planets(g: Onward) -> Iterator[str]:
    known, n = facts(g), len(g.money)
    for p, name in enumerate(known.names):
        at, base = units_at(g, p, 0), buildings_at(g, p, 0)
        if g.dead[p] and (g.tiles[p] or any(g.surface[at : at + 3 * n]) or any(g.buildings[base : base + 2 * n])):
            yield f"OV-7.37: something is left on the dead planet {name}"
        if not known.levels[p] and any(known.tiles[t].kind == "crisis" for t in g.tiles[p]):
            yield f"OV-7.23: a crisis lies on {name}"
        if not 0 <= g.levels[p] <= len(known.tiles) + DICE:
            yield f"OV-7.4: level {g.levels[p]} on {name}"
    if not 0 <= g.first < n or not 0 <= g.period <= known.course.periods:
        yield f"OV-2.22: first player {g.first} in period {g.period}"


def _turn(g: Onward) -> Iterator[str]:
    known, n = facts(g), len(g.money)
    whole = n + known.course.spare_markers
    if g.on_card < 0 or (g.phase == ACTIONS and g.on_card + sum(g.markers) > whole):
        yield f"OV-2.21: {g.on_card} markers on the card, {sum(g.markers)} taken"
    if not -1 <= g.active < n or g.actions < 0:
        yield f"OV-5.1: seat {g.active} has {g.actions} actions"
    if any(not 0 <= card < len(g.cards.place) for card in g.played):
        yield f"OV-6.27: the cards {g.played} were just played"
    if (g.outcome is not None) != (g.phase == OVER):
        yield f"OV-9.1: result {g.outcome} in the phase {g.phase}"


def _under_way(g: Onward) -> Iterator[str]:
    """A turn, a move or an attempt is under way once at the most, and an attempt is made while its flow runs."""
    counts = Counter(frame.flow for frame in g.frames)
    for flow in ONCE:
        if counts[flow] > 1:
            yield f"{flow} is under way {counts[flow]} times"
    if counts["venus.attempt"] != (g.attempt is not None):
        yield f"OV-5.37: the attempt {g.attempt}, {counts['venus.attempt']} under way"


def _attempt(g: Onward) -> Iterator[str]:
    made = g.attempt
    if made is None:
        return
    n, cards = len(g.money), {*made.cards, *(s[0] for s in made.sacrifices)}
    if not (0 <= made.seat < n and 0 <= made.planet < len(g.dead) and -1 <= made.target < n):
        yield f"OV-5.37: the attempt of seat {made.seat} on planet {made.planet}"
        return
    if len(made.dice) != DICE or not set(made.dice) <= {0, 2, 3, 4, 5, 6} or not -1 <= made.excluded < DICE:
        yield f"OV-5.38: the dice {made.dice}"
    at = units_at(g, made.planet, made.seat)
    if len(made.landing) != 3 or any(made.landing[k] > g.orbit[at + k] or made.landing[k] < 0 for k in range(3)):
        yield f"OV-5.41: {made.landing} land"
    if any(g.cards.place[c] != f"hand:{made.seat}" for c in cards if 0 <= c < len(g.cards.place)):
        yield f"OV-5.41: the cards {sorted(cards)} are declared"
