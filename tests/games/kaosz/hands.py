"""Playing Káosz at the table by dragging, clicking or the keyboard: the same choices, the same answers."""

import pygame

from app.match import Match, PlaySettings, Seats
from app.table.choose import OneChoice
from app.table.scene import TableScene
from app.ui.focus import neighbour, region_of
from rules import Chance, Session, Setup, answer_at_random, clone, waiting
from tests.app.hands import KEYS, Dragging, Typing
from tests.app.match_support import InlineOpponents

NAMES = ("Anna", "Béla", "Csilla", "Dániel", "Eszter", "Ferenc")


def by_dice(brief):
    return brief.decision.sample(Chance(brief.number))


def kaosz_match(humans=2, machines=0, seed=3, session=None, **options):
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
    for seed in range(1, 40):
        found = played_on(steps, seed=seed, until=until, most=most, **options)
        if waiting(found.state) and until(found.state, waiting(found.state)[0]):
            return found
    raise AssertionError("no game leads there")


def asked(*prompts):
    """Until one of these questions comes up."""
    return lambda state, decision: decision.prompt.endswith(prompts)


def nearly_over(state, decision):
    """A colony is almost empty, and somebody may act."""
    low = min(len(state.pile(f"colony:{seat}")) for seat in state.order)
    return low <= 4 and decision.prompt == "kaosz.turn.action"


def again(session):
    """The same position for another pair of hands."""
    return Session(clone(session.state), session.seed)


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


def sit_down(app, match):
    app.settings["speed"] = 0
    app.settings["ai_pace"] = 0
    scene = TableScene(app, match)
    app.push(scene)
    app.step(16.0)
    app.step(200.0)
    return scene


class AtTheTable:
    """What the three ways have in common: looking into piles, choosing from the list beside a piece."""

    @property
    def module(self):
        return self.scene.module

    def play_all(self, seed=5, most=60):
        """Sensible choices by a generator of its own; returns the answers of the people."""
        match = self.scene.match
        for _ in range(most):
            waited = 0
            while self.desk.decision is None and match.result() is None and waited < 200:
                self.app.step(50.0)
                waited += 1
            if match.result() is not None:
                break
            decision = self.desk.decision
            rng = Chance(seed * 1000 + len(match.session.log))
            if decision.prompt == "kaosz.turn.action":
                value = sensible(match.session.state, decision, rng)
            elif decision.prompt.endswith((".attackers", ".defenders", ".bombers")):
                value = tuple(decision.items)
            else:
                value = decision.sample(rng)
            self.play(value)
        return [(answer.seat, answer.prompt, answer.value) for answer in match.session.log if answer.seat >= 0]

    def play(self, value):
        before = len(self.scene.match.session.log)
        super().play(value)
        if self.desk.decision is not None and len(self.scene.match.session.log) == before:
            self.finish(value)
            self.wait(20)
        given = self.scene.match.session.log
        assert len(given) > before, (self.desk.decision, value, self.desk.choice.touched)
        assert given[before].value == value, (given[before], value)

    def finish(self, value):
        """A list beside the piece asks which of several things is meant, or a dialog asks back."""
        if len(self.scene.host.layers) > 1:
            self.confirm_end()
            return
        choice = self.desk.choice
        assert isinstance(choice, OneChoice) and choice.touched, (self.desk.decision, value)
        place = choice.actions().index(value) + 1
        self.press_chip(f"chip-{place}")

    def take_out(self):
        """What the table proposes is taken out again, so that the order is the hand's own."""
        self.app.step(16.0)
        for item in list(self.desk.choice.chosen):
            self.toggle(self.gesture(item).path[0])

    def end_or_button(self, option):
        return "end" if option == self.desk.declining() else f"option-{option}"


class DragKaosz(AtTheTable, Dragging):
    """Cards, ships and the attack marker are dragged; what has no place to go is clicked."""

    def one(self, decision, option):
        gesture = self.gesture(option)
        if gesture.path and self.desk.ambiguous(gesture.path[0]):
            self.from_pile(gesture)
        elif gesture.path and not self.desk.may_drag(gesture.path[0]):
            self.click(self.centre(gesture.path[0]))
        else:
            super().one(decision, option)

    def from_pile(self, gesture):
        self.click(self.centre(gesture.path[0]))
        self.listen(170)
        self.click(f"card-{gesture.path[0]}")

    def some(self, decision, items):
        self.take_out()
        for item in items:
            gesture = self.gesture(item)
            if not gesture.path:
                self.click(f"option-{item}")
            elif self.desk.ambiguous(gesture.path[0]):
                self.from_pile(gesture)
            else:
                self.drag(self.centre(gesture.path[0]), self.centre(gesture.onto))
        self.click("confirm")

    def split(self, decision, numbers):
        for slot, number in enumerate(numbers):
            self.plus(f"number-{slot}", number - decision.floor(slot))
        self.click("confirm")

    def toggle(self, thing):
        self.click(self.centre(thing))

    def press_chip(self, id):
        self.listen(170)
        self.click(id)

    def confirm_end(self):
        self.listen(170)
        buttons = [one for one in self.scene.host.top.root.walk() if getattr(one, "kind", "") == "danger"]
        self.click(buttons[0].rect.center)


class ClickKaosz(DragKaosz):
    """Choose the piece, then the target; nothing is ever held."""

    def one(self, decision, option):
        gesture = self.gesture(option)
        if not gesture.path:
            self.click(self.end_or_button(option))
        elif self.desk.ambiguous(gesture.path[0]):
            self.from_pile(gesture)
        else:
            for thing in gesture.path:
                self.click(self.centre(thing))

    def some(self, decision, items):
        self.take_out()
        for item in items:
            gesture = self.gesture(item)
            if not gesture.path:
                self.click(f"option-{item}")
            elif self.desk.ambiguous(gesture.path[0]):
                self.from_pile(gesture)
            else:
                self.click(self.centre(gesture.path[0]))
        self.click("confirm")

    def split(self, decision, numbers):
        for slot, number in enumerate(numbers):
            for _ in range(number - decision.floor(slot)):
                self.click(self.centre(self.desk.choice.things[slot]))
        self.click("confirm")


class TypeKaosz(AtTheTable, Typing):
    """The keyboard alone, by the shortest way of arrows."""

    def reach(self, id):
        if self.focused == id:
            return
        root, goal = self.scene.host.top.root, self.find(id)
        start = self.scene.host.focused
        if region_of(start, root) is not region_of(goal, root):
            for _ in range(8):
                self.key(pygame.K_TAB)
                if region_of(self.scene.host.focused, root) is region_of(goal, root):
                    break
            start, goal = self.scene.host.focused, self.find(id)
        if self.focused == id:
            return
        ways = {start: ()}
        queue = [start]
        while queue and goal not in ways:
            here = queue.pop(0)
            for name in KEYS:
                there = neighbour(here, name, root)
                if there is not None and there not in ways:
                    ways[there] = (*ways[here], name)
                    queue.append(there)
        assert goal in ways, f"no arrows lead to {id} from {self.focused}"
        self.key(*(KEYS[name] for name in ways[goal]))
        assert self.focused == id, f"the keyboard cannot reach {id}, it is on {self.focused}"

    def spot_of(self, thing):
        """A card in a pile is reached through the pile."""
        return f"spot-{self.desk.stage.of(thing).piece.id if self.desk.stage.of(thing) else thing}"

    def one(self, decision, option):
        gesture = self.gesture(option)
        if not gesture.path:
            if option == self.desk.declining():
                self.key(pygame.K_e)
            else:
                self.enter(f"option-{option}")
            return
        if self.desk.ambiguous(gesture.path[0]):
            self.from_pile(gesture)
            return
        for thing in gesture.path:
            self.enter(self.spot_of(thing))

    def from_pile(self, gesture):
        self.enter(self.spot_of(gesture.path[0]))
        self.listen(170)
        self.enter(f"card-{gesture.path[0]}")

    def some(self, decision, items):
        self.take_out()
        for item in items:
            gesture = self.gesture(item)
            if not gesture.path:
                self.enter(f"option-{item}")
            elif self.desk.ambiguous(gesture.path[0]):
                self.from_pile(gesture)
            else:
                self.enter(self.spot_of(gesture.path[0]))
        self.enter("confirm")

    def split(self, decision, numbers):
        self.reach("number-0")
        for slot, number in enumerate(numbers):
            self.key(*[pygame.K_RIGHT] * (number - decision.floor(slot)))
            self.key(pygame.K_DOWN)
        self.enter("confirm")

    def toggle(self, thing):
        self.enter(self.spot_of(thing))

    def press_chip(self, id):
        self.listen(170)
        self.key(pygame.K_0 + int(id.rpartition("-")[2]))

    def confirm_end(self):
        self.listen(170)
        buttons = [one for one in self.scene.host.top.root.walk() if getattr(one, "kind", "") == "danger"]
        buttons[0].id = "anyway"
        self.enter("anyway")


HANDS = (DragKaosz, ClickKaosz, TypeKaosz)
