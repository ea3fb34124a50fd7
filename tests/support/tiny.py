"""A tiny game that uses everything the core offers: the five kinds, windows in windows, the stack, secret
simultaneous choices, hidden hands and what is known of them, dice, the clock and undo.

A round: (1) all bid a gem in secret; (2) the highest bidder rolls a die, looks at the top card of the deck and shares
the points out; (3) that sharing may be countered with sparks, and sparks with sparks; (4) effects go on the stack;
(5) everybody grabs a token in real time; (6) hands are cut to three, in a chosen order under the deck. Two rounds, most
points win.
"""

from __future__ import annotations

from typing import Any

from rules.core.cards import HAND, PILE, CardState
from rules.core.decisions import CLOCK, Amount, Decision, One
from rules.core.flow import Flow, call, done, goto
from rules.core.frame import Frame
from rules.core.game import Game, Variant, register
from rules.core.knowledge import permute_hidden
from rules.core.questions import Question
from rules.core.reasons import Reason
from rules.core.records import field, record
from rules.core.state import Result, Setup
from rules.core.windows import REPLY_RULES, ReplyRules, announce, negate_item, open_priority, push_item
from rules.core.zones import draw_card, move_card, show_cards, shuffle_pile

GEMS = tuple(f"gem_{n}" for n in range(1, 6))
SPARK = "spark"
ROUNDS = 2
HAND_LIMIT = 3


@record
class Tiny(CardState):
    points: list[int] = field(default_factory=list)
    tokens: list[int] = field(default_factory=list)
    free_tokens: int = 0
    round: int = 0
    now: int = 0

    def sees(self, seat: int | None, card: int) -> bool:
        return self.cards.face_up[card] or self.cards.place[card] == f"hand:{seat}"

    def arrangement(self, place: str) -> str:
        return HAND if place.startswith("hand") else PILE


def hand(g: Tiny, seat: int) -> list[int]:
    return g.pile(f"hand:{seat}")


def sparks(g: Tiny, seat: int) -> list[int]:
    return [c for c in hand(g, seat) if g.cards.design[c] == SPARK]


def value(g: Tiny, card: int) -> int:
    design = g.cards.design[card]
    return 0 if design == SPARK else int(design[-1])


# -- atoms


def score(g: Tiny, seat: int, by: int) -> None:
    if by:
        g.points[seat] += by
        g.emit("score", seat=seat, by=by, now=g.points[seat])


def grab(g: Tiny, seat: int, t: int) -> None:
    g.free_tokens -= 1
    g.tokens[seat] += 1
    g.emit("grab", seat=seat, t=t)


# -- flows

BID, DISCARD, UNDER = Question("tiny.play.bid"), Question("tiny.play.discard"), Question("tiny.play.under")
BONUS, SHARES = Question("tiny.share.bonus"), Question("tiny.share.shares")
REACH = Question("tiny.rush.reach")

play, share, pay_out, spark, counter, pulse, rush = (
    Flow(f"tiny.{n}") for n in ("play", "share", "pay_out", "spark", "counter", "pulse", "rush")
)


def order_from(first: int, seats: int) -> list[int]:
    return [(first + i) % seats for i in range(seats)]


def others_than(g: Tiny, seat: int) -> list[int]:
    return order_from(seat, len(g.points))[1:]


@play.step
def deal(g: Tiny, f: Frame) -> None:
    g.round += 1
    for seat in g.seats():
        while len(hand(g, seat)) < 5 and draw_card(g, "deck", f"hand:{seat}") is not None:
            pass


@play.step
def bid(g: Tiny, f: Frame) -> None:
    bidders = [s for s in g.seats() if hand(g, s)]
    f.bids = {str(s): c for s, c in f.pick_each(BID, bidders, lambda s: list(hand(g, s)), rule="T-1").items()}
    for seat, card in f.bids.items():
        move_card(g, card, f"bid:{seat}", face_up=True)


@play.step
def roll(g: Tiny, f: Frame) -> Any:
    best = max((int(s) for s in f.bids), default=0, key=lambda s: (value(g, f.bids[str(s)]), -s))
    f.best, f.face = best, g.roll(6)
    g.emit("roll", seat=best, face=f.face)
    show_cards(g, g.pile("deck")[-1:], (best,))
    return call(share, winner=best, face=f.face)


@play.step
def effects(g: Tiny, f: Frame) -> Any:
    return open_priority("effects", order_from(f.best, len(g.points)))


@play.step
def grabbing(g: Tiny, f: Frame) -> Any:
    g.free_tokens, g.now = len(g.points) - 1, 0
    return call(rush)


@play.step
def cut(g: Tiny, f: Frame) -> None:
    asked = [s for s in g.seats() if len(hand(g, s)) > HAND_LIMIT]
    kept = f.each(
        [
            lambda s=s: f.some(DISCARD.of(s), s, hand(g, s), n := len(hand(g, s)) - HAND_LIMIT, n, rule="T-6")
            for s in asked
        ]
    )
    orders = [f.order(UNDER.of(s), s, list(cards), rule="T-6") for s, cards in zip(asked, kept, strict=True)]
    for cards in orders:
        for card in cards:
            move_card(g, card, "deck", at=0, face_up=False)


@play.step
def close(g: Tiny, f: Frame) -> Any:
    for seat in g.seats():
        for card in list(g.pile(f"bid:{seat}")):
            move_card(g, card, "box", face_up=True)
    if g.round < ROUNDS:
        shuffle_pile(g, "deck")
        return goto("deal")
    scores = [p + t for p, t in zip(g.points, g.tokens, strict=True)]
    tiers = sorted(set(scores), reverse=True)
    g.outcome = Result([[s for s in g.seats() if scores[s] == tier] for tier in tiers], scores, "tiny.rounds")
    g.emit("over", scores=scores)
    return done()


@share.step
def share_out(g: Tiny, f: Frame) -> Any:
    bonus = f.amount(BONUS, f.winner, 0, 2, rule="T-2")
    shares = f.split(SHARES, f.winner, dict.fromkeys(g.seats(), f.face), f.face, f.face, rule="T-2")
    told = {str(s): n for s, n in shares.items()}
    told[str(f.winner)] += bonus
    return announce("share", f.winner, pay_out, others_than(g, f.winner), shares=told)


@share.step
def shared(g: Tiny, f: Frame) -> Any:
    return done(f.returned)


@pay_out.step
def settle(g: Tiny, f: Frame) -> Any:
    for seat, n in f.shares.items():
        score(g, int(seat), n)
    return done()


@spark.step
def throw(g: Tiny, f: Frame) -> Any:
    move_card(g, f.card, "box", face_up=True)
    return announce("spark", f.seat, counter, others_than(g, f.seat), f.card, target=f.target)


@counter.step
def burn(g: Tiny, f: Frame) -> Any:
    """A spark that nobody answers takes the effect from what it was thrown at."""
    negate_item(g, f.target)
    return done()


@pulse.step
def glow(g: Tiny, f: Frame) -> Any:
    if f.target is not None:
        negate_item(g, f.target)
    else:
        score(g, f.seat, 1)
    return done()


@pulse.step
def never(g: Tiny, f: Frame) -> Any:
    raise AssertionError("the step behind a done is not reached")


place_pulse = Flow("tiny.place_pulse")


@place_pulse.step
def put(g: Tiny, f: Frame) -> Any:
    score(g, f.seat, -1)
    push_item(g, f.seat, "tiny.pulse", "pulse", target=f.reply[1] if len(f.reply) > 1 else None)
    return done()


@rush.step
def reach(g: Tiny, f: Frame) -> Any:
    if g.free_tokens == 0 or g.now >= 1000:
        return done()

    def asked() -> list[Any]:
        without = [s for s in g.seats() if not g.tokens[s] >= g.round]
        clock = Amount(CLOCK, "", rule="T-5", since=g.now, low=g.now + 1, high=1000)
        return [clock, *(One(s, "", rule="T-5", since=g.now, options=("grab",)) for s in without)]

    seat, answer, t = f.race(REACH, asked)
    assert t is not None
    g.now = answer if seat == CLOCK else max(g.now, t)
    if seat != CLOCK:
        grab(g, seat, t)
    return goto("reach")


# -- replies


def offered(g: Tiny, seat: int, moment: str, about: dict[str, Any]) -> list[Any]:
    if moment in ("share", "spark"):
        return [("spark", c, about["item"]) for c in sparks(g, seat)]
    pulses = [("pulse",)] if g.points[seat] > 0 else []
    return pulses + ([("pulse", item.id) for item in g.stack if item.seat != seat] if g.points[seat] > 0 else [])


def enact(g: Tiny, seat: int, reply: Any, moment: str, about: dict[str, Any]) -> Any:
    if reply[0] == "spark":
        return call(spark, seat=seat, card=reply[1], target=reply[2])
    return call(place_pulse, seat=seat, reply=list(reply))


def why_not(g: Tiny, asked: Decision, wish: Any) -> Reason | None:
    poor = asked.source == "effects" and wish == ("pulse",) and g.points[asked.seat] <= 0
    return Reason("tiny.cost", {"cost": 1, "have": g.points[asked.seat]}, "T-4") if poor else None


REPLY_RULES["tiny"] = ReplyRules(offered, enact, why=why_not, withheld=lambda g, asked: [("pulse",)], rule="T-4")


# -- the game


def start(setup: Setup, content: Any, chance: int) -> Tiny:
    seats = len(setup.seats)
    g = Tiny("tiny", setup, chance, points=[0] * seats, tokens=[0] * seats)
    for n in range(6 * seats):
        g.cards.add(SPARK if n % 3 == 0 else GEMS[n % 5], "deck")
    shuffle_pile(g, "deck")
    g.frames.append(Frame("tiny.play"))
    return g


def view(g: Tiny, seat: int | None) -> dict[str, Any]:
    places: dict[str, Any] = {}
    for place, pile in g.cards.piles.items():
        seen = [[c, g.cards.design[c]] if g.knows(seat, c) else None for c in pile]
        places[place] = len(pile) if place == "deck" else seen
    return {
        "round": g.round,
        "points": g.points[:],
        "tokens": g.tokens[:],
        "free": g.free_tokens,
        "now": g.now,
        "places": places,
        "stack": [[i.id, i.seat, i.negated] for i in g.stack],
    }


def imagine(g: Tiny, seat: int, rng: Any) -> None:
    permute_hidden(g, seat, rng)


def violations(g: Tiny) -> list[str]:
    wrong = [f"card {c} is misplaced" for c in g.cards.misplaced()]
    if len(g.cards.design) != 6 * len(g.points):
        wrong.append("a card is gone")
    return wrong


def random_policy(g: Tiny, decision: Any, rng: Any) -> tuple[Any, int | None]:
    if decision.seat == CLOCK:
        return min(1000, g.now + 50), decision.since
    return decision.sample(rng), None if decision.since is None else decision.since + rng.below(40)


def concede(g: Tiny, seat: int, ends: bool) -> None:
    g.frames.clear()
    rest = [s for s in g.seats() if s != seat]
    g.outcome = Result([rest, [seat]], [0 if s == seat else 1 for s in g.seats()], "tiny.conceded")


TINY = register(
    Game(
        id="tiny",
        state=Tiny,
        seats=(2, 4),
        start=start,
        view=view,
        imagine=imagine,
        violations=violations,
        random_policy=random_policy,
        concede=concede,
        variants=(Variant("loud", (False, True), "T-0"), Variant("hat", ("red", "blue"), per_seat=True)),
        turn=lambda g: g.round,
    )
)
