"""The opening position from setup data (chapter 3)."""

from __future__ import annotations

from rules.content.loading import Content
from rules.core.frame import Frame
from rules.core.reasons import Illegal, Reason
from rules.core.state import Setup
from rules.core.zones import Cards, shuffle_pile

from .facts import Facts, facts_of
from .flows.game import game
from .state import (
    BESIDE,
    DEALT,
    DECK,
    DESTINY,
    DESTINY_DISCARD,
    DISCARD,
    FLARES,
    GATE,
    GONE,
    HANDS,
    LABS,
    OUT,
    PLAY,
    SLOTS,
    TECH_DECK,
    TECH_DISCARD,
    WARP,
    Cosmos,
    at_planet,
    at_tech,
)  # fmt: skip
from .words import COLOUR, COLOURS

SHIPS_PER_PLANET = 4  # CE-3.2


def excluded(setup: Setup) -> Reason | None:
    """Two seats of one colour or alien; a free choice of powers that nobody may see."""
    for name, rule in (("colour", "CE-3.1"), ("alien", "CE-3.4")):
        chosen = [seat.get(name) for seat in setup.seats if seat.get(name)]
        if len(set(chosen)) < len(chosen):
            return Reason("cosmic.taken", {"name": name}, rule)
    options = setup.options
    free = options.get("choice") == "free" or any(seat.get("alien") for seat in setup.seats)
    if free and options.get("hidden_powers") == "on":
        return Reason("cosmic.free_and_hidden", {}, "CE-9.10")
    return None


def colours_of(setup: Setup) -> list[str]:
    """CE-2.2, CE-D1: the colours chosen, and the first free ones for the others."""
    taken = [str(seat.get("colour") or "") for seat in setup.seats]
    free = [colour for colour in COLOURS if colour not in taken]
    return [colour or free.pop(0) for colour in taken]


def start(setup: Setup, content: Content, chance: int) -> Cosmos:
    """Everything laid out, before the aliens are chosen."""
    known, n = facts_of(content, setup), len(setup.seats)
    _check_aliens(known, setup)
    planets = n * known.planets_each
    g = Cosmos(
        "cosmic", setup, chance, colours=colours_of(setup), home=[p // known.planets_each for p in range(planets)],
        destroyed=[False] * planets, powered=[True] * n,
        cards=Cards(), frames=[Frame(game.name)],
    )  # fmt: skip
    g.content = content
    for planet in range(planets):  # CE-3.2
        home = g.home[planet]
        g.ships[at_planet(planet)] = [SHIPS_PER_PLANET if seat == home else 0 for seat in range(n)]
    for place in (GATE, BESIDE, WARP, GONE):
        g.ships[place] = [0] * n
    _lay_cards(g, known)
    return g


def _check_aliens(known: Facts, setup: Setup) -> None:
    for seat in setup.seats:
        name = seat.get("alien")
        if name and name not in known.aliens:
            raise Illegal(Reason("cosmic.no_alien", {"name": str(name)[:40]}, "CE-3.11"))
        for other in known.aliens[str(name)].forbids if name else ():
            if any(each.get("alien") == other for each in setup.seats):
                raise Illegal(Reason("cosmic.forbidden_pair", {"name": str(name), "other": other}, "CE-3.12"))


def _lay_cards(g: Cosmos, known: Facts) -> None:
    n = known.n
    places = (DECK, DISCARD, PLAY, OUT, FLARES, DESTINY, DESTINY_DISCARD, TECH_DECK, TECH_DISCARD, *SLOTS)
    for place in (*places, *HANDS[:n], *DEALT[:n], *LABS[:n]):
        g.cards.piles[place] = []  # all places from the start, so that looking into one changes nothing
    for design in sorted(known.types):
        if design in known.flares:
            g.cards.add(design, FLARES)
        else:
            for _ in range(known.copies[design]):
                g.cards.add(design, DECK)
    for design, printed in known.destinies.items():  # CE-3.3
        if printed.kind != COLOUR or printed.colour in g.colours:
            for _ in range(printed.copies):
                g.cards.add(design, DESTINY)
    for design in known.technologies:
        card = g.cards.add(design, TECH_DECK)
        g.ships[at_tech(card)] = [0] * n
    for pile in (FLARES, DESTINY, TECH_DECK):
        shuffle_pile(g, pile)
