"""Who may know what (1.3): the view of a seat, and the worlds that fit it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from rules.core.chance import RandomSource
from rules.core.knowledge import permute_hidden, shown
from rules.core.records import Json
from rules.core.under_way import on_top
from rules.core.view_cache import view_cache

from . import points
from .kinds import BUILDINGS, UNITS
from .scores import planet_points, tile_points
from .state import (
    ALIEN,
    DISCARD,
    DRAW,
    HANDS,
    NOWHERE,
    PLAY,
    Attempt,
    Onward,
    buildings_at,
    defence,
    facts,
    income_on,
    planet_pile,
    strength,
    units_at,
)  # fmt: skip

if TYPE_CHECKING:
    from .seen import AttemptSeen, BlowSeen, CardNumber, PlanetSeen, SeatSeen, TableSeen, ThreatSeen


def view(g: Onward, seat: int | None) -> TableSeen:
    """Everything on the table, the own hand, and how many cards the others hold."""
    known, kept = facts(g), view_cache(g)
    planets = [kept.part(("planet", p), _made_of(g, p), partial(_planet, g, p)) for p in range(len(known.planets))]
    return {
        "period": g.period,
        "periods": known.course.periods,
        "phase": g.phase,
        "active": g.active,
        "actions": g.actions,
        "last_window": g.last_window,
        "first": g.first,
        "on_card": g.on_card,
        "planets": planets,
        "seats": [_seat(g, s, seat, planets) for s in range(len(g.money))],
        "bag": len(g.bag),
        "tiles": {str(tile): known.tiles[tile].id for tile in _open_tiles(g)},
        "tile_discard": list(g.discarded),
        "draw": len(g.pile(DRAW)),
        "discard": list(g.pile(DISCARD)),
        "in_play": list(g.pile(PLAY)),
        "cards": kept.part(("cards", seat), _known_by(g, seat), partial(_cards, g, seat)),
        "played": list(g.played),
        "aliens_aside": g.aliens_aside,
        "landed": g.landed,
        "invaded": [known.names[p] for p in g.invaded],
        "way": _way(g),
        "attempt": _attempt(g, seat),
        "threat": _threat(g),
        "blow": _blow(g),
    }


def _way(g: Onward) -> list[str] | None:
    """From where to where a group is about to go, while it is formed (OV-5.13)."""
    f = on_top(g, "venus.move")
    if f is None or f.step != "form_group":
        return None
    return [facts(g).names[f.origin], facts(g).names[f.goal]]


def _threat(g: Onward) -> ThreatSeen | None:
    """The unit that is about to be destroyed, while it may still be saved (OV-6.18, OV-6.25): all saw it aimed at."""
    f = on_top(g, "venus.destroy")
    if f is None:
        return None
    where = "surface" if f.landed else "orbit"
    return {"seat": f.seat, "planet": facts(g).names[f.planet], "unit": UNITS[f.unit], "where": where, "why": f.why}


def _blow(g: Onward) -> BlowSeen | None:
    """The planet that a crisis takes pieces from, and how many more are taken there in all."""
    f = on_top(g, "venus.leaders", "venus.uprising", "venus.rockets")
    if f is None:
        return None
    if f.flow == "venus.rockets":  # they fall on Earth (OV-7.22)
        return {"planet": facts(g).names[facts(g).home], "left": f.left}
    return {"planet": facts(g).names[f.planet], "left": len(f.queue)}


def _open_tiles(g: Onward) -> list[int]:
    return sorted({*g.discarded, *(t for pile in (*g.tiles, *g.kept) for t in pile)})


def _made_of(g: Onward, p: int) -> tuple[Json, ...]:
    """Everything on a planet that can change: nothing else is in its part of the view."""
    units, buildings = 3 * len(g.money), 2 * len(g.money)
    return (
        g.levels[p], g.dead[p], g.aliens[p], g.tiles[p][:], g.pile(planet_pile(g, p))[:],
        g.orbit[p * units : (p + 1) * units], g.surface[p * units : (p + 1) * units],
        g.buildings[p * buildings : (p + 1) * buildings],
    )  # fmt: skip


def _known_by(g: Onward, seat: int | None) -> tuple[Json, ...]:
    remembered = g.memories[seat] if seat is not None and g.memories else None
    return g.cards.place[:], g.cards.design[:], remembered


def _cards(g: Onward, seat: int | None) -> dict[CardNumber, str]:
    return {str(c): design for c, design in enumerate(g.cards.design) if g.knows(seat, c)}


def _planet(g: Onward, p: int) -> PlanetSeen:
    known, seats = facts(g), range(len(g.money))
    return {
        "id": known.names[p],
        "hexes": list(known.hexes[p]),
        "levels": list(known.levels[p]),
        "level": g.levels[p],
        "dead": g.dead[p],
        "alien": g.aliens[p],
        "tiles": list(g.tiles[p]),
        "defences": _defences(g, p),
        "strength": [strength(g, p, s) for s in seats],
        "turncoats": list(g.pile(planet_pile(g, p))),
        "orbit": [_counts(g.orbit, units_at(g, p, s), UNITS) for s in seats],
        "surface": [_counts(g.surface, units_at(g, p, s), UNITS) for s in seats],
        "buildings": [_counts(g.buildings, buildings_at(g, p, s), BUILDINGS) for s in seats],
        "income": [income_on(g, p, s) for s in seats],
        "points": planet_points(g, p),
    }


def _defences(g: Onward, p: int) -> dict[str, int]:
    """OV-5.46, OV-5.47 by tile; what a tension tile needs is the strength of the attacked player (OV-5.44)."""
    known = facts(g)
    found = {str(t): defence(g, p, t, NOWHERE) for t in g.tiles[p] if known.tiles[t].defence}
    return {**found, str(ALIEN): known.course.alien_defence} if g.aliens[p] else found


def _counts(column: list[int], at: int, names: tuple[str, ...]) -> dict[str, int]:
    return {name: column[at + i] for i, name in enumerate(names)}


def _seat(g: Onward, s: int, eyes: int | None, planets: list[PlanetSeen]) -> SeatSeen:
    known = facts(g)
    cards = g.pile(HANDS[s])
    on_tiles = tile_points(g, s)
    return {
        "empire": g.empires[s],
        "money": g.money[s] if known.open_money or s == eyes else None,
        "cards": len(cards),
        "hand": [c for c in cards if g.knows(eyes, c)],
        "supply": _counts(g.supply, s * 5, (*UNITS, *BUILDINGS)),
        "markers": g.markers[s],
        "kept": list(g.kept[s]),
        "aliens": g.aliens_won[s],
        "income": sum([planet["income"][s] for planet in planets]),  # OV-8.1
        "tile_points": on_tiles,
        "points": sum([planet["points"][s] for planet in planets]) + on_tiles,
    }


def _attempt(g: Onward, eyes: int | None) -> AttemptSeen | None:
    """The attempt; what is laid out for it only before its player's eyes, until it is confirmed (OV-5.41)."""
    made = g.attempt
    if made is None:
        return None
    known = facts(g)
    mine = made.seat == eyes
    shown = made if mine else _bare(made)
    return {
        **points.account(g, shown),
        "seat": made.seat,
        "planet": known.names[made.planet],
        "tile": made.tile,
        "target": made.target,
        "building": "" if made.building < 0 else known.piece(made.building),
        "dice": list(made.dice),
        "excluded": made.excluded,
        "skulls": points.skulls(made),
        "need": points.requirement(g, made),
        "points": points.points(g, shown),
        "card_points": _card_points(g, made) if mine else {},
        "landing": dict(zip(UNITS, shown.landing, strict=True)),
        "declared": list(shown.cards),
        "sacrifices": [[card, UNITS[unit], fresh] for card, unit, fresh in shown.sacrifices],
        "encore": [shown.encore, shown.encored, shown.again],
    }


def _card_points(g: Onward, made: Attempt) -> dict[str, int]:
    """What each card of the hand adds to this attempt, where it adds points at all."""
    worth = {str(card): points.worth_of_card(g, made, card) for card in g.pile(HANDS[made.seat])}
    return {card: n for card, n in worth.items() if n}


def _bare(made: Attempt) -> Attempt:
    copy: Attempt = made.clone()  # type: ignore[attr-defined]
    copy.forget()
    return copy


def imagine(g: Onward, seat: int, rng: RandomSource) -> None:
    """Other hands and another draw pile; money that is hidden stays, as only sums of it were ever told openly."""
    if g.attempt is not None and g.attempt.seat != seat:
        g.attempt.forget()
    permute_hidden(g, seat, rng)
    spying = on_top(g, "venus.spy")
    if spying is not None and spying.step == "take_one":
        # All see that a hand is being looked at, so in every world the spy knows it.
        shown(g, g.pile(HANDS[spying.other]), (spying.seat,))
