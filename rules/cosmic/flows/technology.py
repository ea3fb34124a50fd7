"""Technology (9e): research and completion at the start of each Regroup phase, and drawing further cards."""

from __future__ import annotations

from rules.core.decisions import PASS, Decision, Option
from rules.core.flow import Flow, Next, done, goto
from rules.core.frame import Frame
from rules.core.ranges import CARD, SEAT
from rules.core.reasons import Reason
from rules.core.under_way import TO_BE_ASKED

from ..atoms import cards, ships
from ..printed.kinds import SECRET
from ..questions import KEEP_TECHNOLOGY, TECH_ACTION
from ..state.cosmos import DEALT, LABS, Cosmos, Seat, at_tech, facts, timing_order
from ..state.pieces import suffices
from ..state.ships import colonies, foreign_colonies, ships_at
from .losing import return_ships
from .replies import explains
from .settling import settle

tech_actions = Flow(
    "cosmic.tech_actions", locals={"queue": TO_BE_ASKED, "seat": SEAT, "card": CARD},
    set_from={"act": ("queue",)}, set_in={"bring_home": ("seat", "card")},
)  # fmt: skip
draw_technology = Flow("cosmic.draw_technology", params={"seat": SEAT})

RESEARCH, COMPLETE = "research", "complete"


@tech_actions.step
def begin(g: Cosmos, f: Frame) -> None:
    """CE-9.43: everybody, in timing order."""
    f.queue = timing_order(g)


@tech_actions.step
def act(g: Cosmos, f: Frame) -> Next:
    """CE-9.44 to 9.48: research, complete, or nothing."""
    if not f.queue:
        return done()
    seat = f.queue[0]
    options = choices(g, seat)
    chosen = f.pick(TECH_ACTION, seat, [PASS, *options], rule="CE-9.43") if options else PASS
    f.queue = f.queue[1:]
    if chosen == PASS:
        return goto("act")
    card = int(chosen[1])
    if chosen[0] == RESEARCH:
        ships.move_ships(g, seat, chosen[2], at_tech(card), 1, "research")
        return goto("act")
    complete(g, seat, card)
    f.seat, f.card = seat, card
    return settle(g)


@tech_actions.step
def bring_home(g: Cosmos, f: Frame) -> Next:
    """CE-9.46: the ships return when the technology has done what it does on completion (CE-T36)."""
    place = at_tech(f.card)
    return return_ships(f.seat, place, "technology", "act") if ships_at(g, place, f.seat) else goto("act")


def choices(g: Cosmos, seat: Seat) -> list[Option]:
    closed = [card for card in g.pile(LABS[seat]) if not g.cards.face_up[card]]
    places = list(colonies(g, seat))
    return [(RESEARCH, card, place) for card in closed for place in places] + [(COMPLETE, card) for card in closed]


@explains(TECH_ACTION)
def _why_not_done(g: Cosmos, asked: Decision, wish: Option) -> Reason | None:
    """CE-9.44, CE-9.46."""
    if not isinstance(wish, tuple) or len(wish) < 2 or wish[0] not in (RESEARCH, COMPLETE):
        return None
    if wish[1] not in g.pile(LABS[asked.seat]):
        return None
    rule = "CE-9.44" if wish[0] == RESEARCH else "CE-9.46"
    if g.cards.face_up[wish[1]]:
        return Reason("cosmic.tech_done", {}, rule)
    missing = wish[0] == RESEARCH and wish[2:] and wish[2] not in colonies(g, asked.seat)
    return Reason("cosmic.no_own_colony", {}, rule) if missing else None


def complete(g: Cosmos, seat: Seat, card: int) -> None:
    """CE-9.46, CE-9.47, CE-9.56, CE-9.57."""
    tech = facts(g).technologies[g.cards.design[card]]
    if tech.kind != SECRET and suffices(g, seat, card, tech):
        cards.complete_tech(g, seat, card)
    else:
        cards.abandon_tech(g, seat, card)


@draw_technology.step
def draw(g: Cosmos, f: Frame) -> None:
    """CE-9.50, CE-9.52: foreign colonies + 1 cards."""
    cards.draw_tech(g, DEALT[f.seat], foreign_colonies(g, f.seat) + 1)


@draw_technology.step
def keep(g: Cosmos, f: Frame) -> Next:
    """CE-D4: one of the cards dealt stays, face down; the others are discarded face up (CE-9.40)."""
    dealt = list(g.pile(DEALT[f.seat]))
    if dealt:
        settle_choice(g, f.seat, f.pick(KEEP_TECHNOLOGY, f.seat, dealt, rule="CE-9.40"))
    return done()


def settle_choice(g: Cosmos, seat: Seat, kept: int) -> None:
    for card in list(g.pile(DEALT[seat])):
        if card == kept:
            cards.keep_tech(g, card, LABS[seat])
        else:
            cards.discard_tech(g, card)
