"""Phase 2 in real time (4C): a pure function of timestamped events.

1. Listen: any seat may commit an event at any time, the seat `clock` tells that time has passed (SM-4.57).
2. Pass time: before an event at t is taken in, every earlier tick with something due is processed (SM-4.34).
3. Judge: the events of one tick, dice before tokens, in the order of faces and of the tie wheel (SM-4.35 to 4.38).
4. Finish the tick: move the wheel (SM-4.39); end at the ending TAKE or at the timeout (SM-4.41 to 4.44).
5. The event arrives: it becomes pending, replaces or cancels (SM-4.32 to 4.34), or is a pause (SM-4.47).
6. Close: what is left is LATE; the last tokens are given out (SM-4.23, 4.45, 4.46).
"""

from __future__ import annotations

from rules.core.decisions import CLOCK, Decision, One
from rules.core.flow import Call, Done, Flow, Goto, call, done, goto
from rules.core.frame import Frame

from .. import atoms, bids
from ..questions import RACE
from ..state import NEVER, Action, Seat, Smuggling, facts, seats
from .drops import drop

race = Flow("smugglers.race")

TIME, PAUSE = "time", "pause"
_KEYS = [f"act@{seat}" for seat in range(6)]
_CLOCK_KEY = f"act@{CLOCK}"


def timeout_tick(g: Smuggling) -> int:
    """The tick with which bidding ends if nothing more is accepted (SM-4.44)."""
    known = facts(g)
    return min(g.last + known.idle_limit, known.bid_limit) // known.tick


def next_change(g: Smuggling) -> int:
    """The time at which the clock should answer: the end of the earliest tick at which anything can change,
    of a pending event or of the timeout (SM-4.57)."""
    known = facts(g)
    soonest, latest, tick = g.last + known.idle_limit, known.bid_limit, known.tick
    if latest < soonest:
        soonest = latest
    for due in g.due:
        if 0 <= due < soonest:
            soonest = due
    return (soonest // tick + 1) * tick


def next_tick(g: Smuggling) -> int:
    """The earliest tick at which anything can change."""
    return next_change(g) // facts(g).tick - 1


def _questions(g: Smuggling) -> list[Decision]:
    known, since = facts(g), g.clock
    rush, ranges = known.rush, known.ranges
    asked: list[Decision] = [
        One(seat, RACE, key, "SM-4.30", None, since, (), rush, ranges) for seat, key in enumerate(_KEYS[: known.n])
    ]
    # The clock's question names the next time at which an answer changes anything.
    asked.append(One(CLOCK, RACE, _CLOCK_KEY, "SM-4.57", next_change(g), since, (), (TIME, PAUSE)))
    return asked


@race.step
def listen(g: Smuggling, f: Frame) -> Goto | None:
    seat, event, t = f.race(RACE, lambda: _questions(g))
    moment = t or 0
    if next_change(g) > moment:  # nothing falls due before
        _arrive(g, seat, event, moment)
        return goto("listen")
    f.seat, f.event, f.t = seat, event, moment
    return None


@race.step
def pass_time(g: Smuggling, f: Frame) -> Goto | Call:
    """Every tick that falls due before the event, then the event itself."""
    before = f.t
    while (end := next_change(g)) <= before:
        _begin_tick(g, f, end // facts(g).tick - 1)
        turn = _judge(g, f)
        if turn is not None:
            return turn
    _arrive(g, f.seat, f.event, f.t)
    f.event = None  # what is pending is known to its seat only, so nothing of it stays here
    return goto("listen")


@race.step
def go_on(g: Smuggling, f: Frame) -> Goto | Call:
    """The rest of a tick after the outcome of a drop."""
    return _judge(g, f) or goto("pass_time")


def _begin_tick(g: Smuggling, f: Frame, tick: int) -> None:
    # SM-4.44: whether this is the last tick does not depend on what is accepted in it (SM-E31).
    f.timeout = tick == timeout_tick(g)
    f.tick = tick
    f.winners = []  # seats that go to the end of the wheel, in the order of their events
    end, wishes = (tick + 1) * facts(g).tick, g.wish
    current: list[bids.Bid] = [(seat, wishes[seat]) for seat, due in enumerate(g.due) if 0 <= due < end]
    f.contested = _contested(g, current) if len(current) > 1 else []
    f.agenda = [[seat, *action] for seat, action in bids.in_order(current, g.wheel)]
    for seat, _ in current:
        atoms.withdraw(g, seat)


def _contested(g: Smuggling, current: list[bids.Bid]) -> list[int]:
    """Tokens that two or more seats want which may take them (SM-4.39)."""
    wanted = [action[1] for seat, action in current if action[0] == "take" and bids.code_of(g, seat, action) == bids.OK]
    return [token for token in dict.fromkeys(wanted) if wanted.count(token) > 1]


def _judge(g: Smuggling, f: Frame) -> Goto | Call | None:
    """SM-4.38: each event against the state at that moment. Gives what interrupts the passing of time."""
    known, agenda = facts(g), f.agenda
    now = f.tick * known.tick
    while agenda:
        seat, *rest = agenda.pop(0)
        action = tuple(rest)
        if bids.is_over(g):  # SM-4.42: a TAKE after the ending TAKE
            atoms.refuse(g, seat, action, bids.LATE, now)
            continue
        code = bids.code_of(g, seat, action)
        if code != bids.OK:
            atoms.refuse(g, seat, action, code, now)
            atoms.tire_hand(g, seat, now + known.hand)
        elif action[0] == "drop":
            dropped = _drop(g, f, seat, action)
            if dropped is not None:
                return dropped
        else:
            _accept(g, f, seat, action)
    for seat in f.winners:
        atoms.turn_wheel(g, seat)
    return goto("close") if f.timeout or bids.is_over(g) else None


def _accept(g: Smuggling, f: Frame, seat: Seat, action: Action) -> None:
    known = facts(g)
    now = f.tick * known.tick
    if action[0] == "take":
        atoms.take_token(g, seat, action[1], t=now)
        if action[1] in f.contested:
            f.winners.append(seat)
    elif action[0] == "place":
        atoms.place_die(g, seat, action[1], action[2], t=now)
    atoms.note_action(g, seat, f.tick)
    atoms.tire_hand(g, seat, now + known.hand)


def _drop(g: Smuggling, f: Frame, seat: Seat, action: Action) -> Call | None:
    """A legal DROP goes at once, or waits until the sector has settled (SM-6.66)."""
    now = f.tick * facts(g).tick
    _, sector, face, aim = action
    if g.busy[sector] > now:
        atoms.commit(g, seat, action, g.busy[sector])
        return None
    rivals = [other for other in f.agenda if other[1:4] == ["drop", sector, face]]
    if any(bids.code_of(g, rival[0], tuple(rival[1:])) == bids.OK for rival in rivals):
        f.winners.append(seat)
    # The drop counts as an accepted action in all three cases (SM-6.77).
    _accept(g, f, seat, action)
    atoms.occupy(g, sector, now + facts(g).settle)
    return call(drop, then="go_on", seat=seat, sector=sector, face=face, aim=aim)


def _arrive(g: Smuggling, seat: Seat, event: Action | str, t: int) -> None:
    """An event is taken in: pending, or at once EARLY, a pause or a CANCEL (SM-4.32 to 4.34, 4.47)."""
    atoms.pass_time(g, t)
    if event == TIME:
        return
    if t < facts(g).lock:
        atoms.refuse(g, seat, _parts(event), bids.EARLY, t)
    elif event == PAUSE:
        for other in seats(g):
            if g.due[other] >= 0:
                atoms.withdraw(g, other, bids.CANCELLED)
        atoms.stand_still(g, t)
    else:
        if g.due[seat] >= 0:
            atoms.withdraw(g, seat, bids.CANCELLED if event == bids.CANCEL else bids.REPLACED)
        if event != bids.CANCEL:
            atoms.commit(g, seat, _parts(event), max(t, g.ready[seat]))


def _parts(event: Action | str) -> Action:
    return (event,) if isinstance(event, str) else event


@race.step
def close(g: Smuggling, f: Frame) -> Done:
    now = f.tick * facts(g).tick
    late = [(seat, g.wish[seat]) for seat in seats(g) if g.due[seat] >= 0]
    if f.event != TIME:  # the answer that let time pass came too late itself
        late.append((f.seat, _parts(f.event)))
    for seat, action in late:
        atoms.refuse(g, seat, action, bids.LATE, f.t)
    order = _slow_order(g)
    why = "tokens" if bids.is_over(g) else "timeout"
    atoms.end_bidding(g, why, now)
    if why == "tokens":
        atoms.take_token(g, bids.last_taker(g), g.middle[0], "last")
    while g.middle:
        atoms.take_token(g, _next_to_receive(g, order), g.middle[0], "timeout")
    return done()


def _slow_order(g: Smuggling) -> list[Seat]:
    """Who is served first at a timeout: the earliest last action; who never acted comes last (SM-4.45)."""
    return sorted(seats(g), key=lambda seat: (g.acted[seat] == NEVER, g.acted[seat], g.wheel.index(seat)))


def _next_to_receive(g: Smuggling, order: list[Seat]) -> Seat:
    """SM-4.45: the first without a token; SM-4.46: of two players the one with fewer, the first if equal."""
    return min(order, key=lambda seat: len(g.tokens[seat]))
