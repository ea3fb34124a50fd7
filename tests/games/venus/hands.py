"""Playing Onward to Venus at the table by dragging, clicking or the keyboard: the same choices, the same answers."""

import pygame

from app.match import Match, PlaySettings, Seats
from rules import Chance, One, Session, Setup, answer_at_random, waiting
from tests.app.card_hands import NAMES, ClickCards, DragCards, TypeCards, again, asked, by_dice, first_of, sit_down
from tests.app.match_support import InlineOpponents

TURN = "venus.turn.act"
WEIGHTS = {"claim": 6, "attempt": 4, "tension": 4, "alien": 6, "move": 1, "raise": 1, "card": 2, "with": 1, "marker": 4,
           "land": 3, "add": 3, "confirm": 30, "give_up": 1, "end": 6, "none": 2}  # fmt: skip


def match_of(humans=3, machines=0, seed=3, session=None, **options):
    """A match of people who trust each other and are asked at every window; machines answer at once."""
    who = [(name, "human") for name in NAMES[:humans]]
    who += [(NAMES[humans + number], "cadet") for number in range(machines)]
    if session is None:
        session = Session.start("venus", Setup("venus", [{} for _ in who], options), seed)
    settings = PlaySettings(trust=True, pace_ms=0, answer_ms=0, hide_after_s=0, grace_ms=0)
    match = Match(session, Seats(who), opponents=InlineOpponents(by_dice), settings=settings)
    for seat in range(len(who)):
        match.stops[seat].at |= {"save", "encore", "last"}
    return match


def verb_of(option):
    return option if isinstance(option, str) else option[0]


def sensible(decision, rng):
    """Claims, attempts and markers rather than endless moves."""
    if not isinstance(decision, One):
        return decision.sample(rng)
    pool = [option for option in decision.options for _ in range(WEIGHTS.get(verb_of(option), 2))]
    return pool[rng.below(len(pool))]


def played_on(steps, seats=3, seed=3, until=lambda state, decision: True, most=3000, **options):
    """A session after so many answers by dice, and then on until something is so."""
    session = Session.start("venus", Setup("venus", [{} for _ in range(seats)], options), seed)
    rng = Chance(seed)
    while waiting(session.state) and len(session.log) < most:
        decision = waiting(session.state)[0]
        if steps <= 0 and until(session.state, decision):
            break
        answer = answer_at_random(session.state, decision, rng)
        session.answer(answer._replace(value=sensible(decision, rng)) if isinstance(decision, One) else answer)
        steps -= 1
    return session


def first_where(until, steps=10, most=600, seats=3, **options):
    """A position in which something is so; some game leads there."""
    return first_of((played_on(steps, seats, seed, until, most, **options) for seed in range(1, 60)), until)


def offers(*verbs):
    """Until a turn offers all of these."""

    def until(state, decision):
        return decision.prompt == TURN and set(verbs) <= {verb_of(option) for option in decision.options}

    return until


class Choosing:
    """What to answer, and the forms of this game."""

    def choose(self, decision, rng):
        return sensible(decision, rng)

    def take_out(self):
        return

    def wanted(self, numbers):
        """How often each slot must still be changed: all is proposed, and after the most it begins anew."""
        self.app.step(16.0)
        return list(zip(range(len(numbers)), numbers, strict=True))


class DragVenus(Choosing, DragCards):
    """Fleets, units, cards and markers are dragged; what has no place to go is clicked."""

    def one(self, decision, option):
        gesture = self.gesture(option)
        if len(gesture.path) > 2:
            ClickCards.one(self, decision, option)
            return
        super().one(decision, option)

    def amount(self, decision, numbers):
        for slot, number in self.wanted(numbers):
            for _ in range(self.desk.choice.numbers[slot] - number):
                rect = self.find(f"number-{slot}").rect
                minus, _, _ = self.find(f"number-{slot}")._parts(self.app.ctx)
                assert rect.contains(minus)
                self.click(minus.center)
        self.click("confirm")


class ClickVenus(Choosing, ClickCards):
    """Choose the piece, then the target; the pieces themselves are clicked for a group."""

    def amount(self, decision, numbers):
        for slot, number in self.wanted(numbers):
            thing = self.desk.choice.things[slot]
            while self.desk.choice.numbers[slot] != number:
                self.click(self.centre(thing))
        self.click("confirm")


class TypeVenus(Choosing, TypeCards):
    """The keyboard alone."""

    def amount(self, decision, numbers):
        self.reach("number-0")
        for slot, number in self.wanted(numbers):
            while self.focused != f"number-{slot}":
                self.key(pygame.K_DOWN)
            self.key(*[pygame.K_LEFT] * (self.desk.choice.numbers[slot] - number))
        self.enter(f"number-{len(numbers) - 1}")


HANDS = (DragVenus, ClickVenus, TypeVenus)

__all__ = ["HANDS", "ClickVenus", "DragVenus", "TypeVenus", "again", "asked", "sit_down"]


def keepers(module):
    """What of the table keeps parts of its tableau."""
    return [module.maker, module.show.panel]


def hand_lies_open(scene, seat):
    """Whether a recording tells the cards of a hand on the sheet of its seat."""
    state = scene.match.session.state
    hand = state.pile(f"hand:{seat}")
    assert hand
    told = " ".join(text for _, text in scene.module.pages.inspect(f"seat:{seat}").keywords)
    return all(scene.module.card_name(state.cards.design[card]) in told for card in hand)
