"""What can never be: broken conservation laws and impossible positions.

Looked for in every test and playout, and in every save before anybody plays on with it (UX-69).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from rules.core.records import Json

from . import bids
from .deliveries import COLOURS
from .facts import AIM, DICE, FACES, HOLDS
from .flows.bidding_realtime import TIME, next_tick
from .flows.drops import FAR
from .scores import CONCEDED, ranking
from .state import BIDDING, DEAL, NEVER, OVER, PAYMENT, REFILL, Smuggling, facts, seats, top_of

LATEST = 1 << 40  # of any time in the game
# By phase: where the game waits meanwhile, the flow that asks, its step, and its step while a die drops.
_COURSE = {
    DEAL: ("bid", "deal", "reveal", ""),
    PAYMENT: ("refill_stocks", "payment", "pay", ""),
    REFILL: ("end_round", "refill", "act", ""),
}
_BIDDING = {
    "realtime": ("evaluate", "race", "listen", "go_on"),
    "open": ("evaluate", "open", "act", "go_on"),
    "secret": ("evaluate", "secret", "choose", "resolve"),
}


def violations(g: Smuggling) -> list[str]:
    """Every law this position breaks; always empty."""
    # The later laws look into lists whose lengths the first ones have found right.
    return [*_lengths(g)] or [*_stocks(g), *_cards(g), *_pieces(g)] or [*_row(g), *_times(g), *_course(g)]


def _lengths(g: Smuggling) -> Iterator[str]:
    """One entry for each seat, or for each position of the row."""
    known = facts(g)
    by_seat = {
        "colours": g.colours, "reserve": g.reserve, "invalid": g.invalid, "tokens": g.tokens, "energy": g.energy,
        "goods": g.goods, "won": g.won, "unpaid": g.unpaid, "holds": g.holds, "ready": g.ready, "due": g.due,
        "wish": g.wish, "acted": g.acted, "wheel": g.wheel,
    }  # fmt: skip
    for name, column in by_seat.items():
        if len(column) != known.n:
            yield f"SM-3.1: {name} has {len(column)} entries for {known.n} seats"
    if len(g.row) not in (0, known.size) or len(g.dice) != len(g.row) or len(g.busy) != known.size:
        yield f"SM-4.1: {len(g.row)} cards, {len(g.dice)} places for dice and {len(g.busy)} that settle in a row"
    if sorted(g.wheel) != list(range(known.n)):
        yield f"SM-4.39: the tie wheel is {g.wheel}"
    if len(set(g.colours)) != len(g.colours) or not set(g.colours) <= set(known.characters):
        yield f"SM-3.1: the characters are {g.colours}"
    if not (0 <= g.leader < known.n and 0 <= g.lead_hand < known.n):
        yield f"SM-3.7: seat {g.leader} leads, seat {g.lead_hand} has the lead hand"


def _stocks(g: Smuggling) -> Iterator[str]:
    """SM-4.151: the economy is closed."""
    known = facts(g)
    energy = sum(g.energy) + g.pool_energy
    if energy != known.n * known.energy:
        yield f"SM-4.151: {energy} energy instead of {known.n * known.energy}"
    for i, colour in enumerate(COLOURS):
        total = g.pool_goods[i] + sum(goods[i] for goods in g.goods)
        if total != known.n * known.goods:
            yield f"SM-4.151: {total} goods {colour} instead of {known.n * known.goods}"
    if min(g.pool_energy, *g.energy, *g.pool_goods, *(part for goods in g.goods for part in goods)) < 0:
        yield "SM-4.151: a stock below zero"


def _cards(g: Smuggling) -> Iterator[str]:
    """Each sector card is in exactly one place, and the galaxies still to come are whole."""
    known = facts(g)
    places = (g.deck, g.unused, g.box, [card for card in g.row if card], *g.won, *g.unpaid)
    counts = Counter(card for place in places for card in place)
    for card in {**known.sectors, **counts}:
        if card not in known.sectors:
            yield f"SM-2.1: there is no card {card!r}"
        elif counts[card] != 1:
            yield f"SM-2.1: card {card} is in {counts[card]} places"
    if len(g.deck) % known.size or not 1 <= g.round <= known.galaxies:
        yield f"SM-4.1: {len(g.deck)} cards are to come in round {g.round} of {known.galaxies}"


def _pieces(g: Smuggling) -> Iterator[str]:
    """Dice, HOLDs and speed tokens (SM-4.10, SM-4.71, SM-3.4)."""
    known = facts(g)
    on_row = Counter(die[0] for lying in g.dice for die in lying)
    for seat in seats(g):
        dice = g.reserve[seat] + g.invalid[seat] + on_row[seat]
        if dice != DICE or min(g.reserve[seat], g.invalid[seat]) < 0:
            yield f"SM-4.10: seat {seat} has {dice} dice, {g.reserve[seat]} in reserve"
        if not 0 <= g.holds[seat] <= HOLDS:
            yield f"SM-4.71: seat {seat} has {g.holds[seat]} HOLDs"
        if known.n > 2 and len(g.tokens[seat]) > 1:
            yield f"SM-4.20: seat {seat} has the tokens {g.tokens[seat]}"
    tokens = sorted((*g.middle, *(token for held in g.tokens for token in held)), reverse=True)
    if tuple(tokens) != known.tokens:
        yield f"SM-3.4: the tokens are {tokens}"
    if list(g.middle) != sorted(g.middle, reverse=True):
        yield f"SM-1.10: the middle is {g.middle}"


def _row(g: Smuggling) -> Iterator[str]:
    """Dice lie on cards, their faces never fall (SM-4.14, SM-6.42); what lies there fits the phase."""
    known = facts(g)
    most = {BIDDING: known.n * DICE, PAYMENT: 1}.get(g.phase, 0)
    for position, (card, lying) in enumerate(zip(g.row, g.dice, strict=True)):
        faces = [die[1] for die in lying]
        if faces != sorted(faces) or not set(faces) <= set(range(1, FACES + 1)):
            yield f"SM-4.14: the faces {faces} lie on position {position}"
        if known.stacked and len(set(faces)) < len(faces):
            yield f"SM-6.42: the faces {faces} are stacked on position {position}"
        far = FAR if known.stacked else 0
        if any(abs(part) > far for die in lying for part in die[2:]):
            yield f"SM-6.80: no pose of a die on position {position}"
        if len(lying) > (most if card else 0):
            yield f"SM-4.105: {len(lying)} dice on position {position} in the phase {g.phase}"
        if not card and g.phase in (DEAL, BIDDING):
            yield f"SM-4.101: position {position} is empty in the phase {g.phase}"
    if not g.row and g.phase not in (REFILL, OVER):
        yield f"SM-4.1: no cards in the phase {g.phase}"
    if g.face_up != (bool(g.row) and g.phase != DEAL):
        yield f"SM-4.3: {len(g.row)} cards, face up: {g.face_up}, in the phase {g.phase}"


def _times(g: Smuggling) -> Iterator[str]:
    """Real time (4C): nothing is before the start, and an event is pending exactly while it has a time."""
    known = facts(g)
    times = [g.clock, g.last, g.beat, *g.ready, *g.busy]
    since = [*g.due, *g.acted]
    if not all(0 <= time < LATEST for time in times) or not all(NEVER <= time < LATEST for time in since):
        yield f"SM-4.34: the times {times} and {since}"
        return
    for seat in seats(g):
        pending = g.due[seat] >= 0
        fits = known.timing == "realtime" and _is_bid(g, g.wish[seat]) if pending else not g.wish[seat]
        if not fits:
            yield f"SM-4.34: the pending event {g.wish[seat]} of seat {seat} at {g.due[seat]}"
    if g.phase == BIDDING and known.timing == "realtime" and next_tick(g) < g.clock // known.tick:
        yield f"SM-4.57: the clock is at {g.clock}, after the next change"


def _is_bid(g: Smuggling, action: Any) -> bool:
    """Whether this is a DIE or a TAKE with all its parts, legal or not."""
    if type(action) not in (tuple, list):
        return False
    known, parts = facts(g), list(action)
    if parts[:1] == ["drop"]:
        if len(parts) != 4 or type(parts[3]) is not int or not AIM[0] <= parts[3] <= AIM[1]:
            return False
        del parts[3]
    return all(type(part) is int for part in parts[1:]) and tuple(parts) in known.rush


# -- what is under way


def _course(g: Smuggling) -> Iterator[str]:
    """The flows under way belong to the phase, and hold what they need to go on."""
    known = facts(g)
    if g.stack:
        yield "the stack is not part of this game"
    if g.phase == OVER or g.outcome is not None or not g.frames:
        due = ranking(g)
        results = (due, replace(due, reason=CONCEDED)) if g.conceded else (due,)
        if g.phase != OVER or g.frames or g.outcome not in results:
            yield f"SM-5.7: phase {g.phase} with {len(g.frames)} flows, result {g.outcome}"
        return
    course = _BIDDING[known.timing] if g.phase == BIDDING else _COURSE.get(g.phase)
    drops = len(g.frames) == 3
    found = [(frame.flow, frame.step) for frame in g.frames]
    if course is not None:
        waits, flow, step, meanwhile = course
        expected = [("smugglers.game", waits), (f"smugglers.{flow}", meanwhile if drops else step)]
        if found == expected + [("smugglers.drop", "judge")] * drops and drops <= (known.stacked and bool(meanwhile)):
            yield from _locals(g, flow, drops)
            return
    yield f"the phase {g.phase} with the flows {found}"


def _locals(g: Smuggling, flow: str, drops: bool) -> Iterator[str]:
    mine = g.frames[1].locals
    if g.phase == BIDDING and len(g.middle) < 2:
        yield f"SM-4.22: bidding goes on with {len(g.middle)} tokens"
    if flow in ("payment", "refill") and not _are_seats(g, mine.get("queue")):
        yield f"SM-4.140: the seats {mine.get('queue')} are still to come"
    if flow == "open" and not (type(mine.get("turn")) is int and 0 <= mine["turn"] <= len(g.reserve)):
        yield f"SM-4.75: {mine.get('turn')} seats have had their turn"
    agenda = mine.get("agenda") or []
    if type(agenda) is not list or (agenda and not drops) or not all(_is_listed(g, bid) for bid in agenda):
        yield f"SM-4.35: the bids {agenda} are still to be judged"
    if flow == "race":
        yield from _tick(g, mine, drops)
    if drops and not _is_drop(g, g.frames[2].locals):
        yield f"SM-6.60: the drop {dict(g.frames[2].locals)}"
    yield from _choices(g, flow == "secret" and not drops)


def _choices(g: Smuggling, secret: bool) -> Iterator[str]:
    """Only the secret choices of a beat are kept until all are there (SM-4.77)."""
    given = {key: value for frame in g.frames for key, value in frame.answers.items()}
    for seat in [seat for seat in seats(g) if bids.acts(g, seat)] if secret else []:
        choice = given.pop(f"act@{seat}", None)
        if choice == bids.HOLD:
            legal = bids.may_hold(g, seat)
        else:
            legal = choice is None or (_is_bid(g, choice) and tuple(choice[:3]) in bids.options(g, seat))
        if not legal:
            yield f"SM-4.77: seat {seat} has chosen {choice}"
    if given:
        yield f"SM-4.77: answers to no question: {given}"


def _tick(g: Smuggling, mine: Mapping[str, Json], drops: bool) -> Iterator[str]:
    """What is kept of a tick of real time while a die drops; nothing pending is left there otherwise (SM-4.34)."""
    event, n = mine.get("event"), len(g.reserve)
    if not drops:
        if event is not None:
            yield f"SM-4.34: the event {event} is not taken in"
        return
    numbers = [mine.get(name) for name in ("seat", "t", "tick")]
    if not all(type(number) is int and -1 <= number < LATEST for number in numbers) or mine["seat"] >= n:
        yield f"SM-4.34: the event of {numbers}"
    if type(event) is str and event not in (TIME, "pause", bids.CANCEL):
        yield f"SM-4.34: the event {event}"
    if type(event) is not str and not (type(event) is tuple and _is_bid(g, event)):
        yield f"SM-4.34: the event {event}"
    winners, contested = mine.get("winners"), mine.get("contested")
    if type(winners) is not list or not all(type(seat) is int and 0 <= seat < n for seat in winners):
        yield f"SM-4.39: the seats {winners} go to the end of the wheel"
    if type(contested) is not list or not all(token in facts(g).tokens for token in contested):
        yield f"SM-4.39: the tokens {contested} are wanted by several"
    if type(mine.get("timeout")) is not bool:
        yield "SM-4.44: it is not known whether this is the last tick"


def _are_seats(g: Smuggling, queue: object) -> bool:
    """At least one seat, each once."""
    if type(queue) is not list or not queue or not all(type(seat) is int for seat in queue):
        return False
    return len(set(queue)) == len(queue) and set(queue) <= set(seats(g))


def _is_listed(g: Smuggling, bid: object) -> bool:
    """[seat, *action], as an agenda keeps a bid."""
    return type(bid) is list and _are_seats(g, bid[:1]) and _is_bid(g, bid[1:])


def _is_drop(g: Smuggling, told: Mapping[str, Json]) -> bool:
    """A die that may fall on this sector: its seat has one and no token, and it is higher (SM-6.42)."""
    parts = [told.get(name) for name in ("seat", "sector", "face", "aim")]
    if not _is_listed(g, [parts[0], "drop", *parts[1:]]):
        return False
    seat, sector, face = told["seat"], told["sector"], told["face"]
    return bids.may_place(g, seat) and face > top_of(g.dice[sector])
