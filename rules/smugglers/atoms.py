"""The observable changes of Space Smugglers: each function makes one change and tells it in one event.

Nothing else writes these fields. Events name seats, positions in the row (0 is S1), card ids, and the values that
an animation or an explanation needs; wording and duration belong to the table. Where nobody listens (look-ahead)
no event is put together.
"""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.decisions import Value
from rules.core.records import Json
from rules.core.state import Result

from .deliveries import NONE, Delivery, Goods, add, subtract
from .facts import DICE, HOLDS
from .state import DEAL, NEVER, OVER, Action, Die, Seat, Smuggling, clockwise, facts, top_of

# -- the round


def begin_round(g: Smuggling) -> None:
    """A new round: dice, HOLDs, hands and the tie wheel as at its start (SM-4.10, 4.32, 4.39, 4.71)."""
    known = facts(g)
    n = known.n
    g.round += 1
    g.phase = DEAL
    g.beat = 0
    g.holds = [HOLDS] * n
    start_wheel(g)
    reset_clock(g)
    if g.heard is not None:
        g.emit("round", round=g.round, rounds=known.galaxies, wheel=list(g.wheel))


def reset_clock(g: Smuggling) -> None:
    """All hands free at the end of the reveal, nothing pending."""
    known = facts(g)
    n = known.n
    g.clock = g.last = 0
    g.ready = [known.lock] * n
    g.due = [-1] * n
    g.wish = [()] * n
    g.acted = [NEVER] * n
    g.busy = [0] * known.size


def deal_row(g: Smuggling) -> None:
    """The next galaxy face down (SM-4.1); S1 is the leader's card, then clockwise (SM-4.2)."""
    known = facts(g)
    g.row = list(g.deck[: known.size])
    g.deck = g.deck[known.size :]
    g.dice = [()] * known.size
    g.face_up = False
    if g.heard is not None:
        dealt = [(g.leader + i) % known.n for i in range(known.size)]
        g.emit("deal", round=g.round, seats=dealt, galaxies=len(g.deck) // known.size)


def reveal_row(g: Smuggling) -> None:
    """All cards turned up at the same moment (SM-4.3)."""
    g.face_up = True
    if g.heard is not None:
        g.emit("reveal", row=list(g.row), reveals=True)


def enter_phase(g: Smuggling, phase: str) -> None:
    g.phase = phase
    if g.heard is not None:
        g.emit("phase", phase=phase, round=g.round)


# -- bidding


def place_die(g: Smuggling, seat: Seat, sector: int, face: int, t: int | None = None) -> None:
    """A die from the reserve onto a sector (SM-4.11)."""
    before = top_of(g.dice[sector])
    g.dice[sector] = (*g.dice[sector], (seat, face, 0, 0, 0))
    g.reserve[seat] -= 1
    if g.heard is not None:
        g.emit("place", seat=seat, sector=sector, card=g.row[sector], face=face, top=before, t=t)


def settle_tower(
    g: Smuggling,
    seat: Seat,
    sector: int,
    tower: Sequence[Die],
    fallen: Sequence[Die],
    landed: Sequence[Die],
    **told: Json,
) -> None:
    """The end of a drop: the tower as it stands now; fallen dice are invalid for the round (SM-6.47).

    `landed` is where the table said all dice came to lie, for the picture of the fall.
    """
    g.reserve[seat] -= 1
    g.dice[sector] = tuple(tower)
    for die in fallen:
        g.invalid[die[0]] += 1
    if g.heard is not None:
        g.emit(
            "drop", seat=seat, sector=sector, card=g.row[sector], tower=[list(die) for die in tower],
            fallen=[[die[0], die[1]] for die in fallen], landed=[list(die) for die in landed], **told,
        )  # fmt: skip


def take_token(g: Smuggling, seat: Seat, token: int, why: str = "took", t: int | None = None) -> None:
    """A speed token from the middle; `why` is took, last (SM-4.23, 4.92) or timeout (SM-4.45, 4.46)."""
    left = list(g.middle)
    left.remove(token)
    g.middle = tuple(left)
    g.tokens[seat] = (*g.tokens[seat], token)
    if g.heard is not None:
        g.emit("take", seat=seat, token=token, why=why, left=left, t=t)


def hold(g: Smuggling, seat: Seat) -> None:
    """One HOLD less (SM-4.71)."""
    g.holds[seat] -= 1
    if g.heard is not None:
        g.emit("hold", seat=seat, left=g.holds[seat])


def begin_beat(g: Smuggling) -> None:
    g.beat += 1
    if g.heard is not None:
        g.emit("beat", beat=g.beat, lead_hand=g.lead_hand)


def pass_lead_hand(g: Smuggling) -> None:
    """The marker moves one seat clockwise after every beat (SM-4.73)."""
    g.lead_hand = (g.lead_hand + 1) % facts(g).n
    if g.heard is not None:
        g.emit("lead_hand", seat=g.lead_hand)


def show_choices(g: Smuggling, choices: Sequence[tuple[Seat, Value]]) -> None:
    """The secret choices of a beat, all at once (SM-4.77)."""
    if g.heard is not None:
        g.emit("choices", beat=g.beat, choices=[[seat, _plain(choice)] for seat, choice in choices], reveals=True)


def _plain(choice: Value) -> Json:
    return list(choice) if isinstance(choice, tuple) else choice


def miss(g: Smuggling, seat: Seat, action: Action, code: str) -> None:
    """A secret choice that came to nothing (SM-4.78)."""
    if g.heard is not None:
        g.emit("miss", seat=seat, action=list(action), code=code)


# -- real time


def pass_time(g: Smuggling, t: int) -> None:
    """The clock has come to t. No event: the screen has its own clock."""
    g.clock = t


def commit(g: Smuggling, seat: Seat, action: Action, due: int) -> None:
    """An event of this seat is pending until its tick (SM-4.34); only the seat itself knows."""
    g.due[seat] = due
    g.wish[seat] = action
    if g.heard is not None:
        g.emit("commit", seat=seat, action=list(action), due=due, only=(seat,))


def withdraw(g: Smuggling, seat: Seat, code: str = "") -> None:
    """The pending event leaves: its tick has come (no code), or it is REPLACED or CANCELLED."""
    action = g.wish[seat]
    g.due[seat] = -1
    g.wish[seat] = ()
    if code:
        g.emit("withdraw", seat=seat, action=list(action), code=code, only=(seat,))


def refuse(g: Smuggling, seat: Seat, action: Action, code: str, t: int) -> None:
    """An event with a code other than OK (SM-4.38). Others see only that something failed (SM-4.56)."""
    if g.heard is None:
        return
    secret: dict[str, tuple[int, ...]] = {"action": (seat,), "code": (seat,)}
    g.emit("refuse", seat=seat, action=list(action), code=code, t=t, secret=secret)


def tire_hand(g: Smuggling, seat: Seat, until: int) -> None:
    """The hand is free again at this time (SM-4.40). Told by the event of what the hand did."""
    g.ready[seat] = until


def note_action(g: Smuggling, seat: Seat, tick: int) -> None:
    """An accepted action: for the timeout and its order (SM-4.44, 4.45)."""
    g.acted[seat] = tick
    g.last = tick * facts(g).tick


def occupy(g: Smuggling, sector: int, until: int) -> None:
    """A sector settles after a drop (SM-6.66)."""
    g.busy[sector] = until
    if g.heard is not None:
        g.emit("settle", sector=sector, until=until)


def start_wheel(g: Smuggling) -> None:
    """The tie wheel of a round starts one seat further than in the round before (SM-4.39)."""
    n = facts(g).n
    g.wheel = clockwise(n, (g.leader + g.round - 1) % n)


def turn_wheel(g: Smuggling, seat: Seat) -> None:
    """The seat goes to the end of the tie wheel (SM-4.39)."""
    rest = [s for s in g.wheel if s != seat]
    g.wheel = (*rest, seat)
    if g.heard is not None:
        g.emit("wheel", seat=seat, order=list(g.wheel))


def stand_still(g: Smuggling, t: int) -> None:
    """A pause (SM-4.47)."""
    g.emit("pause", t=t)


def end_bidding(g: Smuggling, why: str, t: int | None = None) -> None:
    """No die may be placed any more; `why` is tokens (SM-4.22) or timeout (SM-4.44)."""
    reset_clock(g)
    if g.heard is not None:
        g.emit("bidding_over", why=why, round=g.round, t=t)


# -- evaluation and payment


def box_sector(g: Smuggling, sector: int) -> None:
    """A sector without dice leaves the game (SM-4.101)."""
    card = g.row[sector]
    g.row[sector] = ""
    g.box = (*g.box, card)
    if g.heard is not None:
        g.emit("unsold", sector=sector, card=card)


def award_sector(g: Smuggling, sector: int, die: Die, tied: Sequence[Seat]) -> None:
    """One die wins; all others go back to their owners and cost nothing (SM-4.102 to 4.105)."""
    back = list(g.dice[sector])
    back.remove(die)
    for owner, *_ in back:
        g.reserve[owner] += 1
    g.dice[sector] = (die,)
    if g.heard is not None:
        g.emit(
            "win", sector=sector, card=g.row[sector], seat=die[0], face=die[1], cost=facts(g).price(die[1]),
            tied=list(tied), speeds=[sum(g.tokens[seat]) for seat in tied], back=[[d[0], d[1]] for d in back],
        )  # fmt: skip


def pay_energy(g: Smuggling, seat: Seat, sector: int, amount: int) -> None:
    """Energy to the pool (SM-4.114)."""
    g.energy[seat] -= amount
    g.pool_energy += amount
    if g.heard is not None:
        g.emit("pay", seat=seat, sector=sector, card=g.row[sector], energy=amount, left=g.energy[seat])


def deliver_goods(g: Smuggling, seat: Seat, sector: int, goods: Goods, read: Delivery) -> None:
    """Goods to the pool (SM-4.124)."""
    g.goods[seat] = subtract(g.goods[seat], goods)
    g.pool_goods = add(g.pool_goods, goods)
    if g.heard is not None:
        g.emit(
            "deliver", seat=seat, sector=sector, card=g.row[sector], goods=list(goods), omitted=read.omitted,
            cruisers=list(read.cruisers),
        )  # fmt: skip


def _leave_row(g: Smuggling, seat: Seat, sector: int) -> str:
    """The card leaves the row, the winning die goes back (SM-4.130)."""
    card = g.row[sector]
    g.row[sector] = ""
    g.dice[sector] = ()
    g.reserve[seat] += 1
    return card


def gain_sector(g: Smuggling, seat: Seat, sector: int) -> None:
    """Paid and delivered: face up to the won stack (SM-4.128)."""
    card = _leave_row(g, seat, sector)
    g.won[seat] = (*g.won[seat], card)
    if g.heard is not None:
        g.emit("gain", seat=seat, sector=sector, card=card)


def lose_sector(g: Smuggling, seat: Seat, sector: int, why: str) -> None:
    """Face down to the unpaid pile; `why` is energy (SM-4.115) or goods (SM-4.125)."""
    card = _leave_row(g, seat, sector)
    g.unpaid[seat] = (*g.unpaid[seat], card)
    if g.heard is not None:
        planets = len(facts(g).sectors[card].planets)
        g.emit("lose", seat=seat, sector=sector, card=card, why=why, planets=planets)


# -- refill and the end


def refill(g: Smuggling, seat: Seat, energy: int = 0, goods: Goods = NONE) -> None:
    """Energy or goods from the pool (SM-4.141)."""
    g.energy[seat] += energy
    g.pool_energy -= energy
    g.goods[seat] = add(g.goods[seat], goods)
    g.pool_goods = subtract(g.pool_goods, goods)
    if g.heard is not None:
        g.emit("refill", seat=seat, speed=sum(g.tokens[seat]), energy=energy, goods=list(goods))


def give_back(g: Smuggling, seat: Seat, energy: int = 0, goods: Goods = NONE) -> None:
    """One energy or one good into the pool (SM-4.146)."""
    g.energy[seat] -= energy
    g.pool_energy += energy
    g.goods[seat] = subtract(g.goods[seat], goods)
    g.pool_goods = add(g.pool_goods, goods)
    if g.heard is not None:
        g.emit("give", seat=seat, energy=energy, goods=list(goods))


def return_tokens(g: Smuggling, seat: Seat) -> None:
    """Speed tokens back to the middle, the highest left (SM-4.140, SM-1.10)."""
    back = g.tokens[seat]
    g.tokens[seat] = ()
    g.middle = tuple(sorted((*g.middle, *back), reverse=True))
    if g.heard is not None:
        g.emit("tokens_back", seat=seat, tokens=list(back))


def return_dice(g: Smuggling) -> None:
    """Everyone has both dice again (SM-4.150), the fallen ones too (SM-6.47)."""
    invalid = g.invalid
    _clear_row(g)
    if g.heard is not None:
        fallen = [seat for seat, lost in enumerate(invalid) if lost]
        g.emit("round_over", round=g.round, fallen=fallen)


def _clear_row(g: Smuggling) -> None:
    n = facts(g).n
    g.reserve = [DICE] * n
    g.invalid = [0] * n
    g.row = []
    g.dice = []
    g.face_up = False


def call_off(g: Smuggling) -> None:
    """The game ends in the middle of a galaxy: what is left of it counts for nobody."""
    g.box = (*g.box, *(card for card in g.row if card))
    g.due = [NEVER] * facts(g).n
    g.wish = [()] * facts(g).n
    _clear_row(g)


def tell_score(g: Smuggling, seat: Seat, item: str, points: int, total: int, **detail: Json) -> None:
    """One step of the final scoring; nothing changes, the stacks are only counted."""
    if g.heard is not None:
        g.emit("score", seat=seat, item=item, points=points, total=total, **detail)


def finish(g: Smuggling, result: Result) -> None:
    g.phase = OVER
    g.outcome = result
    g.emit("over", places=[list(tied) for tied in result.places], scores=list(result.scores), reason=result.reason)
