"""The course of play: turns, encounters, phases, sides, results, and what is told to whoever may react."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rules.core.derived import forget
from rules.core.events import SeatNumbers
from rules.core.records import Json
from rules.core.state import Result
from rules.core.zones import show_cards, sight_changed

from ..printed.words import REGROUP, START_TURN
from ..state.cosmos import (
    BROUGHT,
    CHANCES,
    DEFENSIVE,
    NOBODY,
    OFFENSIVE,
    ORDER,
    SIDES,
    STANDINGS,
    Cosmos,
    Effect,
    Encounter,
    News,
    Seat,
    cards_at,
    encounter,
    forget_powers,
    mains,
)
from ..state.pieces import recount_powers
from ..state.ships import in_encounter

NO_CARD = "no_card"  # why an encounter ends when a main player has no encounter card


def note(g: Cosmos, kind: str, **about: Json) -> None:
    """Something happened that may be reacted to once the present step is over."""
    g.events += 1
    g.news.append(News(g.events, kind, {"event": g.events, **about}))


def new_event(g: Cosmos) -> int:
    """A number for something that happens again and again in one encounter (CE-5.19)."""
    g.events += 1
    return g.events


def take_news(g: Cosmos) -> list[Json]:
    """All that happened since the last time: [kind, about] of each."""
    taken, g.news = g.news, []
    return [[news.kind, news.about] for news in taken]


def begin_turn(g: Cosmos, seat: Seat) -> None:
    """CE-4.1."""
    g.turns += 1
    g.active = seat
    g.emit("turn", seat=seat, number=g.turns)


def begin_encounter(g: Cosmos, offense: Seat, number: int, nested: bool) -> None:
    """CE-4.2: a fresh encounter; zaps and what was used count for one encounter only (CE-5.18)."""
    _forget_encounter(g)
    n = len(g.setup.seats)
    sides = [OFFENSIVE if seat == offense else 0 for seat in range(n)]
    phase = START_TURN if number == 1 and not nested else REGROUP
    none = [0] * n
    g.encounters.append(
        Encounter(
            offense, number, nested, phase, sides=sides, joined=list(sides), owed=list(none), warped=list(none),
            fallen=list(none),
        )
    )  # fmt: skip
    g.emit("encounter", seat=offense, number=number, nested=nested)


def _forget_encounter(g: Cosmos) -> None:
    """Forget what was worked out from the present encounter; what was declared and zapped there counts no longer."""
    forget(g, SIDES, ORDER, CHANCES, STANDINGS)
    if g.encounters and (g.encounters[-1].zapped or g.encounters[-1].effects):
        forget_powers(g)


def hold_sheet(g: Cosmos, sheet: int, seat: Seat) -> None:
    """A sheet has another holder, who now looks at the cards on it; the last one remembers them."""
    lying = cards_at(g, f"sheet:{sheet}")
    saw = [g.seeing(card) for card in lying]
    g.sheets[sheet].holder = seat
    forget_powers(g)
    for card, seats in zip(lying, saw, strict=True):
        sight_changed(g, card, seats)


def end_encounter(g: Cosmos) -> None:
    """Lent sheets go home with what they brought (CE-E42), and the encounter that was interrupted goes on (CE-H6)."""
    for number, sheet in enumerate(g.sheets):
        if sheet.lender >= 0 and sheet.lent_in == len(g.encounters):
            borrower = sheet.holder
            for home in (number, *(i for i in sheet.marks.get(BROUGHT, ()) if g.sheets[i].holder == borrower)):
                hold_sheet(g, home, sheet.lender)
            sheet.lender, sheet.lent_in = NOBODY, 0
    _forget_encounter(g)
    over = g.encounters.pop()
    if g.encounters:
        forget_powers(g)  # what was declared and zapped in the interrupted one counts again
    g.emit("encounter_end", seat=over.offense, outcome=over.outcome)


def enter_phase(g: Cosmos, phase: str) -> None:
    encounter(g).phase = phase
    g.emit("phase", phase=phase)


def name_defense(g: Cosmos, seat: Seat, system: Seat) -> None:
    """CE-4.15: who defends, and in whose home system. Whoever was named before is no longer in the encounter."""
    e = encounter(g)
    if e.defense >= 0:
        e.sides[e.defense] = 0
    e.defense, e.system = seat, system
    e.sides[seat] = DEFENSIVE
    forget(g, SIDES, ORDER, STANDINGS)
    g.emit("defense", seat=seat, system=system, offense=e.offense)


def name_by_destiny(g: Cosmos, seat: Seat) -> None:
    """CE-2.10: a special card names a player when it is drawn, whatever changes afterwards."""
    encounter(g).named = seat


def invite(g: Cosmos, by: Seat, seats: Iterable[Seat]) -> None:
    """CE-4.33, CE-4.34."""
    e = encounter(g)
    e.invited[0 if by == e.offense else 1] = list(seats)
    g.emit("invited", by=by, seats=list(seats))


def join(g: Cosmos, seat: Seat, side: int) -> None:
    """CE-4.35; side 0: declines, or ceases to be an ally."""
    e = encounter(g)
    left: dict[str, Any] = {"left": True} if e.sides[seat] and not side else {}
    if e.sides[seat] != side:
        e.sides[seat] = side
        forget(g, SIDES, STANDINGS)
    e.joined[seat] = side or e.joined[seat]
    g.emit("joined", seat=seat, side=("", "offense", "defense")[side], **left)


def add_to_total(g: Cosmos, slot: int, number: int, why: str) -> None:
    """CE-4.60: something is added to the total of a side (0 offense, 1 defense)."""
    encounter(g).added.append((slot, number, why))
    g.emit("added", slot=slot, seat=mains(g)[slot], number=number, why=why)


def show_totals(g: Cosmos, parts: Sequence[Mapping[str, int]]) -> None:
    """CE-4.52: both totals, and what they are made of."""
    totals = [sum(side.values()) for side in parts]
    encounter(g).totals = totals
    offense, defense = mains(g)
    g.emit("totals", totals=list(totals), parts=[dict(side) for side in parts], offense=offense, defense=defense)


def count_fleets(g: Cosmos) -> None:
    """How many ships of each seat are in the encounter, before any of them leave."""
    encounter(g).fought = [in_encounter(g, seat) for seat in g.seats()]


def decide(g: Cosmos, outcome: str, why: str) -> None:
    """How the encounter ends."""
    e = encounter(g)
    e.outcome = outcome
    if not e.fought:
        count_fleets(g)
    tells = why == NO_CARD  # everybody learns what is not in that hand
    g.emit("outcome", outcome=outcome, why=why, offense=e.offense, defense=e.defense, reveals=tells)


def propose(g: Cosmos, offer: dict[str, Json], number: int) -> None:
    """CE-6.30: an offer lies on the table; exact cards only for their owner, unless he shows them."""
    by = offer["by"]
    if offer["open"]:
        show_cards(g, offer["cards"], tuple(s for s in g.seats() if s != by))
    hidden: dict[str, SeatNumbers] | None = None if offer["open"] else {"cards": (by,)}
    told = {name: part for name, part in offer.items() if name not in ("by", "cards")}
    g.emit(
        "offer", seat=by, number=number, cards=list(offer["cards"]), exact=len(offer["cards"]), **told, secret=hidden,
        reveals=bool(offer["open"] and offer["cards"]),
    )  # fmt: skip


def agree(g: Cosmos, offer: dict[str, Json]) -> None:
    """CE-6.32: accepting binds at once."""
    encounter(g).bargain = offer
    g.emit("agreed", by=offer["by"])


def owe(g: Cosmos, seat: Seat, count: int) -> None:
    """CE-4.91: so much compensation."""
    encounter(g).owed[seat] = count


def tell_compensation(g: Cosmos, seat: Seat, payer: Seat, count: int) -> None:
    g.emit("compensation", seat=seat, payer=payer, count=count)
    note(g, "compensation_taken", seat=seat, payer=payer, count=count)


def tell_gained(g: Cosmos, seat: Seat, cards: list[int]) -> None:
    """A player got cards as compensation or reward; which ones is for him alone, so nobody is told their numbers."""
    g.gained[str(seat)] = cards
    note(g, "cards_gained", only=seat, seat=seat)


def arm(g: Cosmos) -> None:
    """Both main players have turned out to hold an encounter card."""
    encounter(g).armed = True


def disarm(g: Cosmos) -> None:
    """A main player has another hand now, of which nobody knows what is in it."""
    encounter(g).armed = False


def mark_used(g: Cosmos, mark: str) -> None:
    """CE-5.19."""
    if g.encounters:
        encounter(g).used.append(mark)


def declare(
    g: Cosmos, name: str, seat: Seat, source: Json, text: list[Json], seen_by: SeatNumbers | None = None, **data: Json
) -> None:
    """An effect counts from now on until the encounter ends; with `seen_by` only these seats know its data."""
    encounter(g).effects.append(Effect(name, seat, list(source), {**data, "text": text}))
    forget_powers(g)
    hidden: dict[str, SeatNumbers] | None = None if seen_by is None else {"data": seen_by}
    g.emit("declared", name=name, seat=seat, piece=text[1], data=dict(data), secret=hidden)


def accuse(g: Cosmos, by: Seat, seat: Seat, right: bool) -> None:
    """CE-9.61: everybody hears it."""
    encounter(g).accusers.append(by)
    forget(g, CHANCES, STANDINGS)
    g.emit("accused", by=by, seat=seat, right=right, reveals=True)


def tell_claim(g: Cosmos, seat: Seat, kind: str, value: int) -> None:
    """What a player says his face-down card is."""
    g.emit("claimed", seat=seat, type=kind, value=value)


def tell_powers(g: Cosmos, now: list[bool]) -> None:
    """CE-5.10, CE-5.11: sheets are turned as home colonies come and go."""
    for seat, has in enumerate(now):
        if g.powered[seat] != has:
            g.powered[seat] = has
            g.emit("power", seat=seat, has=has)
            if not has:
                note(g, "power_lost", seat=seat)


def keep_powers(g: Cosmos, now: list[bool]) -> None:
    """CE-5.57: until the whole step is over, who has a power keeps it, and who has lost it does not regain it."""
    g.kept_powers = now
    recount_powers(g)


def count_powers(g: Cosmos) -> None:
    """The step is over: home colonies are counted again."""
    g.kept_powers = []
    recount_powers(g)


def end_game(g: Cosmos, result: Result) -> None:
    g.outcome = result
    g.emit("over", places=result.places, scores=result.scores, reason=result.reason)
