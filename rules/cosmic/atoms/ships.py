"""Ships on the move: between colonies, gate, warp and technology cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from rules.core.derived import forget, forget_about, kept_about
from rules.core.zones import move_card, show_cards

from ..state.cosmos import (
    BESIDE,
    CHANCES,
    COLONIES,
    DECK,
    DISCARD,
    GATE,
    GONE,
    HANDS,
    NOBODY,
    PLANETS,
    STANDINGS,
    WARP,
    Cheat,
    Cosmos,
    Loss,
    Planet,
    Seat,
    Token,
    at_planet,
    beside_planet,
    cards_at,
    encounter,
)
from ..state.pieces import recount_powers
from ..state.ships import colonies, foreign_colonies, planet_of, settled, ships_at
from .cards import discard
from .course import note

GAINS = ("landing", "deal", "crash_landing")  # how a colony is gained by the outcome of an encounter


def move_ships(g: Cosmos, seat: Seat, origin: str, to: str, count: int, why: str) -> None:
    """Some ships of one player go from place to place."""
    if not count or origin == to:
        return
    before = foreign_colonies(g, seat) if g.heard is not None else 0
    g.ships[origin][seat] -= count
    g.ships.setdefault(to, [0] * len(g.setup.seats))[seat] += count
    _resettle(g, seat, origin, to)
    if (not g.ships[origin][seat] and _is_home(g, seat, origin)) or (
        g.ships[to][seat] == count and _is_home(g, seat, to)
    ):
        recount_powers(g)  # a home colony is given up or founded
    g.emit("ships", seat=seat, origin=origin, to=to, count=count, why=why)
    for token in g.tokens:
        if token.ship and token.seat == seat and origin in token.places:
            _follow(g, token, origin, to)
    if g.heard is not None:
        _tell_track(g, seat, before)
    if planet_of(to) >= 0 and g.ships[to][seat] == count:
        note(g, "colony_founded", seat=seat, planet=planet_of(to), how=why)
        if why in GAINS and seat == encounter(g).offense:
            encounter(g).gained = planet_of(to)


def _resettle(g: Cosmos, seat: Seat, *places: str) -> None:
    """The colonies of a player after ships have come and gone: most are only larger or smaller than before."""
    known = kept_about(g, settled, seat)
    if known is None:
        return
    for place in places:
        if place in known.places and g.ships[place][seat]:
            known.places[place] = g.ships[place][seat]
        elif planet_of(place) >= 0:  # one was founded or given up
            forget_about(g, settled, seat)


def _is_home(g: Cosmos, seat: Seat, place: str) -> bool:
    planet = planet_of(place)
    return planet >= 0 and g.home[planet] == seat


def move_all(g: Cosmos, seat: Seat, parts: Mapping[str, int], to: str, why: str) -> None:
    """Ships from several places to one."""
    for origin, count in parts.items():
        move_ships(g, seat, origin, to, count, why)
    if parts.get(WARP):
        note(g, "ships_retrieved", seat=seat, count=parts[WARP], why=why)


def spread(g: Cosmos, seat: Seat, origin: str, parts: Mapping[str, int], why: str) -> None:
    """Ships from one place to several."""
    for to, count in parts.items():
        move_ships(g, seat, origin, to, count, why)


def retrieve(g: Cosmos, seat: Seat, parts: Mapping[str, int], why: str) -> None:
    """Ships from the warp, all that one effect gives one player: one event (EV-RETRIEVE)."""
    spread(g, seat, WARP, parts, why)
    count = sum(parts.values())
    if count:
        note(g, "ships_retrieved", seat=seat, count=count, why=why)


def _tell_track(g: Cosmos, seat: Seat, before: int) -> None:
    """CE-4.71: the marker shows the number of foreign colonies."""
    now = foreign_colonies(g, seat)
    if now != before:
        g.emit("track", seat=seat, before=before, now=now)


# -- tokens


def _follow(g: Cosmos, token: Token, origin: str, to: str) -> None:
    """CE-T32: a ship unlike the others has gone along, or has stayed: its owner will say."""
    stayed = [place for place in token.places if g.ships[place][token.seat]]
    token.places = list(dict.fromkeys((*stayed, to)))
    if len(token.places) > 1:
        note(g, "flagship_parted", only=token.seat, seat=token.seat, token=token.card)


def slip_out(g: Cosmos, seat: Seat, place: str) -> None:
    """A ship leaves the warp without a word (CE-9.61): the last one that it can be is one unlike the others."""
    g.ships[WARP][seat] -= 1
    g.ships[place][seat] += 1
    forget_about(g, settled, seat)
    recount_powers(g)
    for token in g.tokens:
        if token.ship and token.seat == seat and not g.ships[WARP][seat]:
            token.places = list(dict.fromkeys(place if each == WARP else each for each in token.places))


def add_flagship(g: Cosmos, seat: Seat, card: int, place: str) -> None:
    """CE-T32: a further ship, which belongs to a technology."""
    g.ships[place][seat] += 1
    forget_about(g, settled, seat)
    recount_powers(g)
    g.tokens.append(Token(card, seat, [place], ship=True))
    g.emit("token", card=card, seat=seat, places=[place])


def place_token(g: Cosmos, seat: Seat, card: int, places: list[str]) -> None:
    """Where a token is from now on."""
    token = next((each for each in g.tokens if each.card == card), None)
    if token is None:
        g.tokens.append(Token(card, seat, places))
    else:
        token.places = places
    g.emit("token", card=card, seat=seat, places=places)


# -- losses


def begin_loss(g: Cosmos, seat: Seat, ships: Mapping[str, int], cause: str) -> int:
    """CE-5.50: a batch sets out for the warp; the ships stay where they are until it is known what becomes of them."""
    g.events += 1
    parts = {place: n for place, n in ships.items() if n}
    g.losses.append(Loss(g.events, seat, cause, parts, began=dict(parts)))
    return g.events


def save_ships(g: Cosmos, loss: Loss, place: str, count: int) -> None:
    """CE-5.52, CE-5.53: some ships of the batch do not go to the warp; where they go is told by whoever saves them."""
    kept = next(each for each in g.losses if each.id == loss.id)
    left = kept.ships.get(place, 0) - count
    kept.ships = {p: n for p, n in {**kept.ships, place: left}.items() if n > 0}


def rescue(g: Cosmos, loss: Loss, origin: str, count: int, parts: dict[str, int]) -> None:
    """Ships of a batch go back to colonies; `parts` says how many each can still take, and is used up."""
    save_ships(g, loss, origin, count)
    for place in parts:
        taken = min(count, parts[place])
        parts[place] -= taken
        count -= taken
        move_ships(g, loss.seat, origin, place, taken, "rescued")


def remove_ships(g: Cosmos, loss: Loss, place: str, count: int) -> None:
    """CE-5.51: out of the game instead of into the warp."""
    save_ships(g, loss, place, count)
    kept = next(each for each in g.losses if each.id == loss.id)
    kept.removed += count
    _count_fallen(g, kept, place, count)
    move_ships(g, kept.seat, place, GONE, count, kept.cause)


def warp_ships(g: Cosmos, loss: Loss) -> None:
    """CE-5.54: the rest of the batch enters the warp."""
    kept = next(each for each in g.losses if each.id == loss.id)
    for place, count in kept.ships.items():
        _count_fallen(g, kept, place, count)
        move_ships(g, kept.seat, place, WARP, count, kept.cause)
        kept.warped += count
    if g.encounters:
        g.encounters[-1].warped[kept.seat] += kept.warped
    kept.ships = {}


def _count_fallen(g: Cosmos, loss: Loss, place: str, count: int) -> None:
    if place in (GATE, BESIDE) and g.encounters and g.encounters[-1].outcome:
        g.encounters[-1].fallen[loss.seat] += count
        loss.fallen += count


def heal_loss(g: Cosmos, loss: Loss, parts: Mapping[str, int]) -> None:
    """All ships of a batch come back to colonies, those that left the game too."""
    left, removed = dict(parts), loss.removed
    for place, count in parts.items():
        brought = min(count, removed)
        removed -= brought
        left[place] -= brought
        move_ships(g, loss.seat, GONE, place, brought, "healed")
    if g.encounters:
        g.encounters[-1].fallen[loss.seat] -= loss.fallen
        g.encounters[-1].warped[loss.seat] -= loss.warped
    retrieve(g, loss.seat, left, "healed")


def end_loss(g: Cosmos, loss: int) -> None:
    g.losses = [each for each in g.losses if each.id != loss]


# -- planets and the gate


def point_gate(g: Cosmos, planet: Planet) -> None:
    """CE-4.25; the encounter takes place in the system of that planet."""
    encounter(g).planet, encounter(g).system = planet, g.home[planet]
    g.emit("aimed", seat=encounter(g).offense, planet=planet)


def launch(g: Cosmos, seat: Seat, parts: Mapping[str, int]) -> None:
    """CE-4.27."""
    move_all(g, seat, parts, GATE, "launch")


def add_planet(g: Cosmos, seat: Seat) -> Planet:
    """A further planet in a home system, the last of its circle (CE-T30)."""
    planet = Planet(len(g.home))
    g.home.append(seat)
    g.destroyed.append(False)
    g.ships[at_planet(planet)] = [0] * len(g.setup.seats)
    forget(g, PLANETS, COLONIES)
    recount_powers(g)
    g.emit("planet", planet=planet, seat=seat)
    note(g, "planet_changed", planet=planet)
    return planet


def destroy_planet(g: Cosmos, planet: Planet) -> None:
    """CE-T33: a planet without ships leaves the game, with what lies beside it."""
    g.destroyed[planet] = True
    forget(g, PLANETS, COLONIES)
    recount_powers(g)
    discard(g, g.home[planet], list(cards_at(g, beside_planet(planet))), "destroyed")
    g.emit("planet_gone", planet=planet)
    note(g, "planet_changed", planet=planet)


# -- what is taken in secret, and given back by whoever is caught (CE-9.60, CE-9.61)


SHIP, FROM_DECK, FROM_DISCARDS = "ship", "deck", "discard"


@contextmanager
def _unheard(g: Cosmos) -> Iterator[None]:
    """The log shows nothing."""
    heard, g.heard = g.heard, None
    try:
        yield
    finally:
        g.heard = heard


def take_secretly(g: Cosmos, seat: Seat, card: int, what: str, place: str = "") -> None:
    """A ship out of the warp, or the top card of a pile; only the player himself is told."""
    e, item = encounter(g), NOBODY
    with _unheard(g):
        if what == SHIP:
            slip_out(g, seat, place)
        else:
            item = g.pile(DECK if what == FROM_DECK else DISCARD)[-1]
            move_card(g, item, HANDS[seat], face_up=False)
    e.cheats.append(Cheat(seat, card, e.phase, what, place, item))
    g.emit("cheated", seat=seat, what=what, place=place, item=item, only=(seat,))


def catch(g: Cosmos, cheat: Cheat) -> None:
    """What was taken is given back if it is still there; the card is shown and counts as used."""
    e = encounter(g)
    kept = next(each for each in e.cheats if each == cheat)
    kept.caught = True
    if kept.what == SHIP:
        places = [kept.place] if ships_at(g, kept.place, kept.seat) else list(colonies(g, kept.seat))
        for place in places[:1]:
            move_ships(g, kept.seat, place, WARP, 1, "caught")
    elif g.cards.place[kept.item] == HANDS[kept.seat]:
        open_ = kept.what == FROM_DISCARDS
        move_card(g, kept.item, DISCARD if open_ else DECK, face_up=open_)
    if g.cards.place[kept.card] == HANDS[kept.seat]:
        show_cards(g, [kept.card], tuple(seat for seat in g.seats() if seat != kept.seat))
    e.flares.append((kept.seat, kept.card))
    forget(g, CHANCES, STANDINGS)


def forget_cheats(g: Cosmos, seat: Seat) -> None:
    """In a world that a seat imagines, nobody else has taken anything in secret: nobody knows of it."""
    for e in g.encounters:
        e.cheats = [cheat for cheat in e.cheats if cheat.seat == seat]
