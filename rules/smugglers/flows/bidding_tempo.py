"""Phase 2 without reflexes: bidding in beats (4D).

Open tempo: in each beat the acting players act one after another, clockwise from the lead hand (SM-4.75); a TAKE
that leaves one token ends the bidding at once (SM-4.76).

Secret tempo: in each beat all acting players choose secretly; the choices are revealed and judged like one tick
of real time (SM-4.77); what fails is missed and costs nothing (SM-4.78).

After every beat the lead hand moves on (SM-4.73). The last token goes to the one without (SM-4.23, 4.92).
"""

from __future__ import annotations

from rules.core.decisions import RangedOptions
from rules.core.flow import Call, Done, Flow, Goto, Next, call, done, goto
from rules.core.frame import Frame

from .. import atoms, bids
from ..questions import OPEN, SECRET
from ..state import Action, Seat, Smuggling, clockwise, facts, seats
from .drops import drop

open_tempo = Flow("smugglers.open")
secret_tempo = Flow("smugglers.secret")


def _do(g: Smuggling, seat: Seat, action: Action | str, then: str) -> Call | None:
    """Make a legal action; a drop is a flow of its own, after which the step `then` follows."""
    if isinstance(action, str):
        atoms.hold(g, seat)
    elif action[0] == "take":
        atoms.take_token(g, seat, action[1])
    elif action[0] == "place":
        atoms.place_die(g, seat, action[1], action[2])
    else:
        return call(drop, then=then, seat=seat, sector=action[1], face=action[2], aim=action[3])
    return None


def _close(g: Smuggling) -> Done:
    atoms.end_bidding(g, "tokens")
    atoms.take_token(g, bids.last_taker(g), g.middle[0], "last")
    atoms.pass_lead_hand(g)
    return done()


# -- open


@open_tempo.step
def beat(g: Smuggling, f: Frame) -> None:
    atoms.begin_beat(g)
    f.turn = 0  # how many seats from the lead hand have had their turn


@open_tempo.step
def act(g: Smuggling, f: Frame) -> Next:
    known = facts(g)
    n, turn = known.n, f.turn
    while turn < n and not bids.acts(g, (g.lead_hand + turn) % n):
        turn += 1
    if turn == n:
        atoms.pass_lead_hand(g)
        return goto("beat")
    seat = (g.lead_hand + turn) % n
    action = f.given(OPEN, seat)
    if action is None:
        return f.asking(OPEN, seat, RangedOptions(bids.options(g, seat), known.ranges), rule="SM-4.75")
    f.turn = turn + 1
    return _do(g, seat, action, "go_on") or goto("go_on" if bids.is_over(g) else "act")


@open_tempo.step
def go_on(g: Smuggling, f: Frame) -> Goto | Done:
    return _close(g) if bids.is_over(g) else goto("act")


# -- secret


@secret_tempo.step
def choose(g: Smuggling, f: Frame) -> None:
    acting = [seat for seat in seats(g) if bids.acts(g, seat)]
    alike: dict[tuple[bool, bool], RangedOptions] = {}  # seats that may do the same share their options

    def offer(seat: Seat) -> RangedOptions:
        means = (bids.may_place(g, seat), bids.may_hold(g, seat))
        if means not in alike:
            alike[means] = RangedOptions(bids.options(g, seat), facts(g).ranges)
        return alike[means]

    chosen = f.pick_each(SECRET, acting, offer, rule="SM-4.77")
    atoms.begin_beat(g)
    # SM-4.77: the tie wheel starts each beat clockwise from the lead hand.
    wheel = clockwise(facts(g).n, g.lead_hand)
    atoms.show_choices(g, [(seat, chosen[seat]) for seat in wheel if seat in chosen])
    holding = [seat for seat in wheel if chosen.get(seat) == bids.HOLD]
    active = [(seat, chosen[seat]) for seat in wheel if seat in chosen and seat not in holding]
    f.agenda = [[seat, *action] for seat, action in bids.in_order(active, wheel)]
    for seat in holding:
        atoms.hold(g, seat)


@secret_tempo.step
def resolve(g: Smuggling, f: Frame) -> Goto | Call | Done:
    while f.agenda:
        seat, *rest = f.agenda.pop(0)
        action = tuple(rest)
        # SM-4.42, 4.78: a TAKE after the ending TAKE is missed; so is what is no longer legal.
        code = bids.LATE if bids.is_over(g) else bids.code_of(g, seat, action)
        if code != bids.OK:
            atoms.miss(g, seat, action, code)
            continue
        dropped = _do(g, seat, action, "resolve")
        if dropped is not None:
            return dropped
    if bids.is_over(g):
        return _close(g)
    atoms.pass_lead_hand(g)
    return goto("choose")
