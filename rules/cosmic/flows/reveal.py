"""The Reveal phase (4.6): the cards are turned, reinforcements played, totals compared."""

from __future__ import annotations

from rules.core.decisions import PASS, Option
from rules.core.flow import Call, Flow, Next, call, done
from rules.core.frame import Frame
from rules.core.ranges import COUNT, SEAT, WORD
from rules.core.reasons import Reason
from rules.core.under_way import TO_BE_ASKED
from rules.core.windows import REPLY_RULES, announce, open_window

from ..atoms import cards, course
from ..printed.words import MAIN_ALLY, REINFORCEMENT, REINFORCEMENT_PLAYED, REVEAL
from ..questions import REINFORCING
from ..state.cosmos import PLAY, SLOT, Cosmos, Seat, encounter, facts, mains, timing_order, value_of
from ..state.moments import able, all_laid, is_past
from ..state.pieces import has_role, play_zones, playable
from ..state.reckoning import account, both_attack, winner
from ..state.verbs import TOLD
from .deal import deal
from .replies import WHY_NO_REPLY, from_sheet, window

reveal = Flow("cosmic.reveal")
reinforcing = Flow("cosmic.reinforcing", locals={"queue": TO_BE_ASKED})
reinforcement = Flow(
    "cosmic.reinforcement",
    params={"seat": SEAT, "card": COUNT, "slot": SLOT, "number": COUNT},
    locals={"zone": WORD},
    set_from={"play": ("zone",)},
)
adding = Flow("cosmic.adding", params=TOLD)

REINFORCE = "reinforce"


@reveal.step
def begin(g: Cosmos, f: Frame) -> Next:
    """RV0."""
    course.enter_phase(g, REVEAL)
    return window(g, "turning")


@reveal.step
def turn(g: Cosmos, f: Frame) -> Next:
    """CE-4.49, CE-4.50; RV1."""
    if encounter(g).outcome:
        return done()
    cards.reveal(g)
    return window(g, "revealed")


@reveal.step
def reinforce(g: Cosmos, f: Frame) -> Next:
    """RV4 (CE-4.66 to 4.69)."""
    return done() if encounter(g).outcome else call(reinforcing)


@reveal.step
def compare(g: Cosmos, f: Frame) -> Next:
    """CE-4.52 to 4.55, CE-4.61 to 4.63; RV5."""
    if encounter(g).outcome:
        return done()
    attacks, parts = both_attack(g), account(g)
    if attacks:
        course.show_totals(g, parts)
    won = winner(g, parts)
    if won:
        course.decide(g, won, "compared" if attacks else "cards")
        return done()
    return call(deal)  # CE-4.56


# -- the reinforcement round


@reinforcing.step
def oblige(g: Cosmos, f: Frame) -> Call:
    """Mandatory powers of this moment first."""
    f.queue = timing_order(g)
    return open_window("totals", [], {})


@reinforcing.step
def poll(g: Cosmos, f: Frame) -> Next:
    """CE-4.67: one at a time; after a play the next in order is asked, until all have passed in succession."""
    game, queue = REPLY_RULES[g.game], f.queue
    reply = f.given(REINFORCING, queue[0]) if queue else None
    if reply is None or reply == PASS:
        return _ask_next(g, f, queue[1:] if reply else queue)
    seat, *queue = queue
    if game.silent(g, seat, reply):
        f.queue = queue
    else:
        ring = timing_order(g)
        behind = ring.index(seat) + 1
        f.queue = ring[behind:] + ring[:behind]
    if reply[0] == REINFORCE:
        return add_card(seat, reply[1], reply[2], strengths(g, seat)[reply[1]], "settle")
    made = game.enact(g, seat, reply, "totals", {})
    return Call(made.flow, "settle", made.vars)


def _ask_next(g: Cosmos, f: Frame, queue: list[Seat]) -> Next:
    """The next seat that could have something is asked at once."""
    queue = f.send("poll").queue = _from_next(g, queue)
    if not queue:
        return done()
    return f.asking(REINFORCING, queue[0], _replies(g, queue[0]), rule="CE-4.67")


def _from_next(g: Cosmos, queue: list[Seat]) -> list[Seat]:
    """The queue from the next seat on that could have something."""
    attacks = both_attack(g)
    while queue and _is_idle(g, queue[0], attacks):
        queue = queue[1:]
    return queue


def _replies(g: Cosmos, seat: Seat) -> tuple[Option, ...]:
    others = () if is_past(g, "totals", {}) else REPLY_RULES[g.game].offered(g, seat, "totals", {})
    return (PASS, *(reinforcements(g, seat) if both_attack(g) else ()), *others)


@reinforcing.step
def settle(g: Cosmos, f: Frame) -> Next:
    """What has come due meanwhile."""
    return open_window("totals", [], {}, "poll")


def may_reinforce(g: Cosmos, seat: Seat) -> bool:
    """CE-4.66, CE-4.69: main players and allies, if both final cards are attacks."""
    return has_role(g, seat, MAIN_ALLY) and both_attack(g)


def reinforcements(g: Cosmos, seat: Seat) -> list[Option]:
    """CE-4.66, if both final cards are attacks: each card for either side; of equal cards one."""
    if not has_role(g, seat, MAIN_ALLY):
        return []
    found: dict[tuple[str, str], int] = {}
    for card in strengths(g, seat):
        found.setdefault((g.cards.design[card], g.cards.place[card]), card)
    return [(REINFORCE, card, slot) for card in found.values() for slot in (0, 1)]


def strengths(g: Cosmos, seat: Seat) -> dict[int, int]:
    """What each reinforcement of a player would add."""
    designs, types = g.cards.design, facts(g).types
    return {card: value_of(g, card) for card in playable(g, seat) if types[designs[card]] == REINFORCEMENT}


def why_no_reinforcement(g: Cosmos, seat: Seat, card: int) -> Reason | None:
    """CE-4.66 to 4.69."""
    if card not in playable(g, seat):
        return None
    if card not in strengths(g, seat):
        return Reason("cosmic.no_reinforcement", {"card": card}, "CE-4.66")
    if not g.encounters or not encounter(g).shown or encounter(g).outcome:
        return Reason("cosmic.no_reinforcing_now", {}, "CE-4.66")
    if not has_role(g, seat, MAIN_ALLY):
        return Reason("cosmic.not_in_encounter", {}, "CE-4.66")
    return None if both_attack(g) else Reason("cosmic.no_two_attacks", {}, "CE-4.69")


WHY_NO_REPLY[REINFORCE] = why_no_reinforcement


def _is_idle(g: Cosmos, seat: Seat, attacks: bool) -> bool:
    """Whether all can see that this seat has nothing: neither a reinforcement nor anything else for this moment."""
    if attacks and has_role(g, seat, MAIN_ALLY) and playable(g, seat):
        gone = all_laid(g)
        if any(design not in gone for design in facts(g).reinforcements):
            return False
    return not able(g, [seat], "totals", {})


def add_card(seat: Seat, card: int, slot: int, number: int, then: str | None = None) -> Call:
    """A card is played as a reinforcement of so much for a side."""
    return call(reinforcement, then, seat=seat, card=card, slot=slot, number=number)


@reinforcement.step
def reach(g: Cosmos, f: Frame) -> Call | None:
    f.zone = g.cards.place[f.card]
    return from_sheet(g, f.seat, f.zone)


@reinforcement.step
def play(g: Cosmos, f: Frame) -> Next:
    """CE-4.68: announced like any card (CE-5.40)."""
    if f.zone not in play_zones(g)[f.seat]:
        return done()
    cards.put_in_play(g, f.seat, f.card, flare=False)
    return announce(
        REINFORCEMENT_PLAYED, f.seat, adding, timing_order(g), source=["card", f.card, ""], entry=0, when="totals",
        about={"slot": f.slot, "number": f.number, "main": mains(g)[f.slot]}, aim=[],
    )  # fmt: skip


@reinforcement.step
def put_away(g: Cosmos, f: Frame) -> None:
    if g.cards.place[f.card] == PLAY:
        cards.discard(g, f.seat, [f.card], "played")


@adding.step
def add(g: Cosmos, f: Frame) -> None:
    course.add_to_total(g, f.about["slot"], f.about["number"], "reinforcement")
