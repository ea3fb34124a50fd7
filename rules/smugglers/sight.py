"""Who may know what (table 1B): one allow-list for the view, and worlds that fit what a seat knows.

Hidden are only the order of the cards, in secret tempo the choices of others (kept by the core), and in real time
the pending events of others (SM-1.20).
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from rules.core.chance import RandomSource
from rules.core.decisions import CLOCK
from rules.core.frame import Frame
from rules.core.records import Json
from rules.core.under_way import under_way
from rules.core.view_cache import view_cache

from .bids import OK, acts, code_of, may_hold
from .facts import SWITCHES
from .flows.bidding_realtime import TIME, timeout_tick
from .flows.evaluation import winning_die
from .scores import ScoreLine, card_value, ship_counts, tally
from .state import BIDDING, Seat, Smuggling, facts, seats, speed, top_of

if TYPE_CHECKING:
    from .seen import ClockSeen, PlaceSeen, Scores, SeatSeen, TableSeen


def view(g: Smuggling, seat: Seat | None) -> TableSeen:
    """Everything open on the table, and what this seat alone knows."""
    known = facts(g)
    counted = view_cache(g).part("scores", _made_of(g), partial(_scores, g))
    return {
        "round": g.round,
        "rounds": known.galaxies,
        "phase": g.phase,
        "timing": known.timing,
        "switches": {name: g.setup.options.get(name, values[0]) for name, values in SWITCHES.items()},
        "favourites_up": known.stations or known.fav_ships or known.fav_leftover,  # SM-3.1, SM-6.4
        "leader": g.leader,
        "lead_hand": g.lead_hand,
        "beat": g.beat,
        "wheel": list(g.wheel),
        "row": [_place(g, position) for position in range(len(g.row))],
        "middle": list(g.middle),
        "pool": {"energy": g.pool_energy, "goods": list(g.pool_goods)},
        "galaxies": len(g.deck) // known.size,
        "unused": len(g.unused),
        "box": list(g.box),
        "clock": _clock(g) if known.timing == "realtime" and g.phase == BIDDING else None,
        "seats": [_seat(g, other, seat, counted[other]) for other in seats(g)],
    }


def _place(g: Smuggling, position: int) -> PlaceSeen:
    """One position of the row: its card if it is face up and still there, and the dice on it."""
    card, dice = g.row[position], g.dice[position]
    winning, tied = winning_die(g, position) if dice else (None, [])
    open_tie = len(tied) > 1 and not all(g.tokens[seat] for seat in tied)  # SM-4.103: their speed is not known yet
    shown: PlaceSeen = {
        "position": position,
        "card": card if g.face_up and card else None,
        "face_down": bool(card) and not g.face_up,
        "dice": [{"seat": die[0], "face": die[1], "pose": list(die[2:])} for die in dice],
        "top": top_of(dice),
        "leading": winning[0] if winning and not open_tie else None,
        "tied": tied,  # who shares the highest face, the fastest first
        "cost": facts(g).price(winning[1]) if winning else None,
        "busy_until": g.busy[position] if g.busy else 0,
    }
    if shown["card"]:
        sector = facts(g).sectors[card]
        shown |= {
            "planets": list(sector.planets),
            "ships": list(sector.ships),
            "station": sector.station,
            "values": [card_value(g, seat, card) for seat in seats(g)],
        }
    return shown


def _seat(g: Smuggling, seat: Seat, viewer: Seat | None, counted: Scores) -> SeatSeen:
    known = facts(g)
    likes = known.characters[g.colours[seat]]
    pending = g.wish[seat] if viewer == seat and g.due[seat] >= 0 else ()
    return {
        "seat": seat,
        "colour": g.colours[seat],
        "favourite_planets": list(likes.planets),
        "favourite_ships": list(likes.ships),
        "reserve": g.reserve[seat],
        "invalid": g.invalid[seat],
        "tokens": list(g.tokens[seat]),
        "speed": speed(g, seat) if g.tokens[seat] else None,
        "energy": g.energy[seat],
        "goods": list(g.goods[seat]),
        "won": list(g.won[seat]),
        "unpaid": list(g.unpaid[seat]),
        "holds": g.holds[seat],
        "may_hold": may_hold(g, seat),
        "acts": g.phase == BIDDING and acts(g, seat),
        "ready_at": g.ready[seat] if g.ready else 0,
        "pending": list(pending),
        "due": g.due[seat] if pending else None,
        **counted,
    }


def _made_of(g: Smuggling) -> tuple[Json, ...]:
    """Everything that scores count; what is printed never changes."""
    return g.won[:], g.unpaid[:], g.energy[:], g.goods[:]


def _scores(g: Smuggling) -> list[Scores]:
    """The ships and the points of every seat, as the game stands now."""
    ships = [ship_counts(g, seat) for seat in seats(g)]
    tallies = [tally(g, seat, ships) for seat in seats(g)]
    return [
        {
            "ships": fleet,
            "score": sum([line.points for line in lines]),
            "score_steps": [_step(line) for line in lines],
        }
        for fleet, lines in zip(ships, tallies, strict=True)
    ]


def _step(step: ScoreLine) -> dict[str, Any]:
    return {"item": step.item, "points": step.points, "rule": step.rule, **step.detail}


def _clock(g: Smuggling) -> ClockSeen:
    known = facts(g)
    return {
        "now": g.clock,
        "ends": (timeout_tick(g) + 1) * known.tick,
        "limit": known.bid_limit,
        "idle": known.idle_limit,
        "lock": known.lock,
        "tick": known.tick,
        "hand": known.hand,
        "settle": known.settle,
    }


def imagine(g: Smuggling, seat: Seat, rng: RandomSource) -> None:
    """Other cards where nobody has looked, and no pending events but the seat's own."""
    hidden = [*g.deck, *g.unused]
    if not g.face_up:
        hidden += g.row
    hidden.sort()  # with the same generator, what is imagined depends only on what the seat knows
    rng.shuffle(hidden)
    deck, unused = len(g.deck), len(g.unused)
    g.deck, g.unused = tuple(hidden[:deck]), tuple(hidden[deck : deck + unused])
    if not g.face_up:
        g.row = hidden[deck + unused :]
    if facts(g).timing == "realtime":
        _forget_pending(g, seat)


def _forget_pending(g: Smuggling, seat: Seat) -> None:
    for other in seats(g):
        if other != seat:
            g.due[other] = -1
            g.wish[other] = ()
    race = under_way(g, "smugglers.race")
    if race is not None and "tick" in race.locals:
        _forget_tick(g, seat, race)


def _forget_tick(g: Smuggling, seat: Seat, race: Frame) -> None:
    """While a drop is simulated, the rest of its tick and the answer that waits behind it are still hidden."""
    race.agenda = [event for event in race.agenda if event[0] == seat]
    race.contested = []  # SM-4.39: nobody knows of a contest by the own event alone
    rivals = [tuple(event[1:4]) for event in race.agenda if code_of(g, seat, tuple(event[1:])) == OK]
    die = under_way(g, "smugglers.drop")
    race.winners = [die.seat] if die is not None and ("drop", die.sector, die.face) in rivals else []
    if race.event is None or race.seat != seat:
        race.seat, race.t = CLOCK, (race.tick + 1) * facts(g).tick
    if race.event is not None and race.seat != seat:
        race.event = TIME
