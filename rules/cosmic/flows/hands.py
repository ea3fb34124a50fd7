"""New hands (CE-4.5, CE-4.43, CE-5.35)."""

from __future__ import annotations

from rules.core.flow import Call, Flow, Next, call, done
from rules.core.frame import Frame
from rules.core.questions import Question
from rules.core.ranges import SEAT, WORD
from rules.core.windows import open_window

from ..atoms import cards
from ..printed.facts import HAND
from ..printed.words import ALLIANCE, ENCOUNTER_TYPES, PLANNING, START_TURN
from ..state.cosmos import Cosmos, Seat, encounter, facts, hand
from ..state.pieces import hooks
from .settling import settle

DRAW, DECLINE = "draw", "decline"
# As what moment a hand that is given up is played.
PLAYABLE = {START_TURN: "turn_begins", ALLIANCE: "alliances_formed", PLANNING: "before_selection"}
new_hand = Flow("cosmic.new_hand", params={"seat": SEAT, "why": WORD})


def encounter_cards(g: Cosmos, seat: Seat) -> list[int]:
    """Q-ENCARDS: the cards that a player could lay."""
    found: list[int] = hooks.ask(g, "encounter_cards", _in_hand(g, seat), seat)
    return found


def _in_hand(g: Cosmos, seat: Seat) -> list[int]:
    types, designs = facts(g).types, g.cards.design
    return [card for card in hand(g, seat) if types[designs[card]] in ENCOUNTER_TYPES]


def wants_new_hand(g: Cosmos, f: Frame, question: Question, seat: Seat, rule: str) -> bool:
    """CE-4.5, CE-4.43; whoever could lay a card from elsewhere may decline (CE-E61)."""
    if _in_hand(g, seat):
        return False
    return not encounter_cards(g, seat) or f.pick(question, seat, [DRAW, DECLINE], rule=rule) == DRAW


def draw_new_hand(seat: Seat, why: str, then: str | None = None) -> Call:
    return call(new_hand, then, seat=seat, why=why)


@new_hand.step
def play_first(g: Cosmos, f: Frame) -> Call | None:
    """CE-D6: he plays what he can and wants of his cards; powers wait for their own moment (CE-4.9)."""
    moment = PLAYABLE.get(encounter(g).phase)
    return open_window(moment, [f.seat], {"only": f.seat, "seat": f.seat, "cards_only": True}) if moment else None


@new_hand.step
def lay_aside(g: Cosmos, f: Frame) -> Next:
    """Then what is done with a hand that is given up; unless the encounter is decided by now (CE-E75)."""
    if encounter(g).outcome and encounter(g).phase in PLAYABLE:
        return done()
    return open_window("new_hand", [f.seat], {"only": f.seat, "seat": f.seat, "event": g.events})


@new_hand.step
def discard_rest(g: Cosmos, f: Frame) -> Call:
    """CE-4.5, CE-4.8: everything else is shown and discarded, flares too; others may react before the deck is used.

    Ruling: an encounter card that came by what was played first (CE-D6) goes with the rest. "All other cards" are those
    that were not played (CE-4.43, CE-5.35), and once the check was made nobody rescues himself (as in CE-E3b)."""
    kept = hooks.ask(g, "kept_cards", [], f.seat)
    cards.discard(g, f.seat, [card for card in list(hand(g, f.seat)) if card not in kept], "new_hand")
    return settle(g)


@new_hand.step
def draw_eight(g: Cosmos, f: Frame) -> Next:
    cards.draw(g, f.seat, HAND, f.why)
    cards.take_up(g, f.seat)
    return done()
