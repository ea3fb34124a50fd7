"""Playing Káosz at the table by dragging, clicking or the keyboard: the same choices, the same answers."""

from app.match import Match, PlaySettings, Seats
from rules import Chance, Session, Setup, answer_at_random, waiting
from tests.app.card_hands import NAMES, ClickCards, DragCards, TypeCards, again, asked, by_dice, first_of, sit_down
from tests.app.match_support import InlineOpponents

__all__ = ["HANDS", "again", "asked", "sit_down"]


def match_of(humans=2, machines=0, seed=3, session=None, **options):
    """A match of people who trust each other and are asked at every window; machines answer at once."""
    who = [(name, "human") for name in NAMES[:humans]]
    who += [(NAMES[humans + number], "cadet") for number in range(machines)]
    if session is None:
        session = Session.start("kaosz", Setup("kaosz", [{} for _ in who], options), seed)
    settings = PlaySettings(trust=True, pace_ms=0, answer_ms=0, hide_after_s=0, grace_ms=0)
    return Match(session, Seats(who), opponents=InlineOpponents(by_dice), settings=settings)


def played_on(steps, seats=2, seed=3, until=lambda state, decision: True, most=100_000, **options):
    """A session after so many answers by dice, and then on until something is so."""
    session = Session.start("kaosz", Setup("kaosz", [{} for _ in range(seats)], options), seed)
    rng = Chance(seed)
    while waiting(session.state) and len(session.log) < most:
        decision = waiting(session.state)[0]
        if steps <= 0 and until(session.state, decision):
            break
        answer = answer_at_random(session.state, decision, rng)
        if decision.prompt == "kaosz.turn.action":
            answer = answer._replace(value=sensible(session.state, decision, rng))
        session.answer(answer)
        steps -= 1
    return session


def first_where(until, steps=20, most=300, **options):
    """A position in which something is so; whatever the decks hold, some game leads there."""
    return first_of((played_on(steps, seed=seed, until=until, most=most, **options) for seed in range(1, 40)), until)


def nearly_over(state, decision):
    """A colony is almost empty, and somebody may act."""
    low = min(len(state.pile(f"colony:{seat}")) for seat in state.order)
    return low <= 4 and decision.prompt == "kaosz.turn.action"


def sensible(state, decision, rng):
    """Ships are launched and attack, cards are laid where they belong; the rest by dice."""

    def weight(option):
        verb = option if isinstance(option, str) else option[0]
        if verb == "lay":
            home = "on" if isinstance(option[2], int) else option[2]
            return 4 if state.face(option[1]).home == home else 0
        return {"launch": 12, "attack": 3, "pay": 6, "end": 4, "draw": 2, "search": 1}.get(verb, 1)

    pool = [option for option in decision.options for _ in range(weight(option))]
    return pool[rng.below(len(pool))] if pool else decision.options[-1]


class Choosing:
    """What to answer: turns are played sensibly, all that can fight does."""

    def choose(self, decision, rng):
        if decision.prompt == "kaosz.turn.action":
            return sensible(self.scene.match.session.state, decision, rng)
        if decision.prompt.endswith((".attackers", ".defenders", ".bombers")):
            return tuple(decision.items)
        return decision.sample(rng)


class DragKaosz(Choosing, DragCards):
    """Cards, ships and the attack marker are dragged."""


class ClickKaosz(Choosing, ClickCards):
    """Choose the piece, then the target."""


class TypeKaosz(Choosing, TypeCards):
    """The keyboard alone."""


HANDS = (DragKaosz, ClickKaosz, TypeKaosz)


def keepers(module):
    """What of the table keeps parts of its tableau."""
    return [module.maker]


def hand_lies_open(scene, seat):
    """Whether a recording shows the cards of a headquarters."""
    hand = scene.match.session.state.pile(f"hq:{seat}")
    assert hand
    return set(hand) <= {piece.id for piece in scene.desk.tableau.pieces if piece.facts}
