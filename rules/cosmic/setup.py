"""The opening position from setup data (chapter 3)."""

from __future__ import annotations

from collections.abc import Mapping

from rules.content.loading import Content
from rules.core import running
from rules.core.cards import Cards
from rules.core.chance import stream
from rules.core.frame import Frame
from rules.core.reasons import Illegal, Reason
from rules.core.records import Json
from rules.core.state import Setup
from rules.core.zones import move_card, shuffle_pile

from .atoms import course, opening, powers, ships
from .flows.encounter import encounter_flow
from .flows.game import game, mix_flares
from .flows.turn import turn
from .printed.facts import HAND, Facts, facts_of
from .printed.words import COLOUR, COLOURS
from .state.cosmos import (
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
)
from .state.ships import planet_of

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


# -- positions to play from


def position(setup: Setup, seed: int, table: Mapping[str, Json], content: Content) -> Cosmos:
    """A game that stands as the table says, at its next question. Every seat has the alien that the setup names.

    Keys, all optional: offense (whose turn it is; 0), destiny and deck (the next cards, the first one first), hands
    (designs by seat; a seat without a list is dealt eight), ships ([[seat, count, from, to], ...]; a place is "2.1" for
    the first planet of seat 2, or "warp", "gate", "out"), technology ([[seat, design, ships], ...], face down, with
    ships from that seat's first planet), marks (what lies on the sheet of each seat), and encounter: {defense, planet,
    ships (as above), zapped (seats)}. With an encounter play begins in its Alliance phase, else at the start of a turn.
    """
    g = start(setup, content, stream(seed, "deck"))
    for seat, wish in enumerate(setup.seats):
        if wish.get("alien"):
            opening.deal_flare(g, seat, str(wish["alien"]))
            opening.keep_alien(g, seat, g.pile(DEALT[seat])[0])
    mix_flares(g, g.frames[0])
    _lay_named(g, table)
    for seat, sheet in enumerate(table.get("marks", ())):
        for name, value in sheet.items():
            powers.put_mark(g, [s.holder for s in g.sheets].index(seat), name, value)
    for seat, count, origin, to in table.get("ships", ()):
        _put_ships(g, seat, count, origin, to)
    for seat, design, count in table.get("technology", ()):
        card = _named_card(g, design, LABS[seat])
        _put_ships(g, seat, count, f"{seat}.1", at_tech(card))
    _begin_at(g, table.get("offense", 0), table.get("encounter"))
    g.news.clear()
    running.run(g)
    return g


def _lay_named(g: Cosmos, table: Mapping[str, Json]) -> None:
    for seat, designs in enumerate(table.get("hands", ())):
        for design in designs:
            _named_card(g, design, HANDS[seat])
    named = [_named_card(g, design, PLAY) for design in table.get("deck", ())]
    for seat in g.seats():
        if seat >= len(table.get("hands", ())):
            for _ in range(HAND):
                move_card(g, g.pile(DECK)[-1], HANDS[seat])
    for card in reversed(named):
        move_card(g, card, DECK, face_up=False)
    drawn = [_named_card(g, f"destiny_{name}", DESTINY_DISCARD) for name in table.get("destiny", ())]
    for card in reversed(drawn):
        move_card(g, card, DESTINY, face_up=False)


def _named_card(g: Cosmos, design: str, to: str) -> int:
    """A card of this design goes to a place, face down."""
    found = [c for pile in (DECK, FLARES, DESTINY, TECH_DECK) for c in g.pile(pile) if g.cards.design[c] == design]
    if not found:
        raise ValueError(f"no card {design} is left")
    move_card(g, found[0], to, face_up=False)
    return found[0]


def _place(g: Cosmos, word: str) -> str:
    """ "2.1" is the first planet of seat 2; other places have their own names."""
    seat, dot, number = word.partition(".")
    homes = [p for p, home in enumerate(g.home) if dot and home == int(seat)]
    return at_planet(homes[int(number) - 1]) if dot else word


def _put_ships(g: Cosmos, seat: int, count: int, origin: str, to: str) -> None:
    ships.move_ships(g, seat, _place(g, origin), _place(g, to), count, "set")


def _begin_at(g: Cosmos, seat: int, fight: Mapping[str, Json] | None) -> None:
    """The flows as they stand at the start of a turn, or when the ships of an encounter have been launched."""
    g.first = seat
    if fight is None:
        g.frames[0] = Frame(game.name, {"seat": seat}).send("next_turn")
        return
    course.begin_turn(g, seat)
    course.begin_encounter(g, seat, 1, nested=False)
    course.name_defense(g, fight["defense"], fight["defense"])
    ships.point_gate(g, planet_of(_place(g, fight["planet"])))
    for owner, count, origin, to in fight["ships"]:
        _put_ships(g, owner, count, origin, to)
    for owner in fight.get("zapped", ()):
        powers.zap_sheet(g, [sheet.holder for sheet in g.sheets].index(owner))
    g.frames = [
        Frame(game.name, {"seat": seat}).send("pass_on"),
        Frame(turn.name, {"seat": seat, "number": 1}).send("again"),
        Frame(encounter_flow.name, {"offense": seat, "defense": -1}).send("alliance_phase"),
    ]
