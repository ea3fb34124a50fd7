"""Sitting down at the table of Cosmic Encounter."""

import pygame

from app.match import Match, PlaySettings, Seats
from app.match.options import ALWAYS
from app.table.scene import TableScene
from rules import Chance, Form, Session, Setup, answer_at_random, waiting
from tests.app.card_hands import TypeCards
from tests.app.conftest import Driver
from tests.app.hands import Dragging, Hands
from tests.app.match_support import InlineOpponents

NAMES = ("Anna", "Béla", "Csilla", "Dániel", "Eszter")


def cosmic_match(session, humans=5, rings=False):
    """A match of people who trust each other and are asked at every window, or may call out (`rings`); machines answer
    at once."""
    seats = len(session.setup.seats)
    who = [(name, "human" if seat < humans else "cadet") for seat, name in enumerate(NAMES[:seats])]
    settings = PlaySettings(trust=True, pace_ms=0, answer_ms=0, hide_after_s=0, grace_ms=5000 if rings else 0)
    opponents = InlineOpponents(lambda brief: brief.decision.sample(Chance(brief.number)))
    match = Match(session, Seats(who), opponents=opponents, settings=settings)
    for seat in () if rings else range(seats):
        match.stops[seat].choose(ALWAYS)
    return match


def played_on(until, seats=4, seed=3, most=400, after=0, **options):
    """A session after random answers, until something is asked."""
    session = Session.start("cosmic", Setup("cosmic", [{} for _ in range(seats)], options), seed)
    rng = Chance(seed)
    while waiting(session.state) and len(session.log) < most:
        decision = waiting(session.state)[0]
        if len(session.log) >= after and decision.prompt.endswith(until):
            break
        session.answer(answer_at_random(session.state, decision, rng))
    return session


def sit_down(app, session, humans=5, match=None):
    from app.games.cosmic.table import CosmicTable

    app.settings["speed"] = 0
    scene = TableScene(app, match or cosmic_match(session, humans), CosmicTable)
    app.push(scene)
    app.step(16.0)
    app.step(200.0)
    return scene


class Counting:
    """Ships are counted at their stacks; a form is handed in as it lies, or filled in by touching."""

    def play(self, value):
        decision = self.desk.decision
        if isinstance(decision, Form):
            self.listen(200)
            self.form(decision, dict(value))
            self.wait(20)
            return
        Hands.play(self, value)
        if self.desk.decision is decision:
            self.pick(self.desk.choice.actions().index(value) + 1)
            self.wait(20)

    def play_on(self, count):
        """So many answers by dice; how they fall depends only on how many were given."""
        match = self.scene.match
        for number in range(count):
            for _ in range(200):
                if self.desk.decision is not None or match.result() is not None:
                    break
                self.app.step(50.0)
            self.play(answer_at_random(match.session.state, self.desk.decision, Chance(number)).value)
            self.app.step(50.0)

    def play_out(self, seed, most=40):
        """To the end of the game, by dice; returns everybody's answers."""
        match = self.scene.match
        for number in range(most):
            for _ in range(200):
                if self.desk.decision is not None or match.result() is not None:
                    break
                for seat in match.replies.awaited:
                    match.replies.decline(seat)
                self.app.step(50.0)
            if match.result() is not None:
                break
            self.play(answer_at_random(match.session.state, self.desk.decision, Chance(seed * 1000 + number)).value)
            self.app.step(50.0)
        return [(answer.seat, answer.prompt, answer.value) for answer in match.session.log]

    def split(self, decision, numbers):
        choice = self.desk.choice
        for slot, number in enumerate(numbers):
            for _ in range(number - decision.floor(slot)):
                self.touch(choice.things[slot])
        if not choice.is_single:  # one touch has said it all
            self.give("confirm")

    def form(self, decision, filled):
        """An ally's answer, or a message in a deal; what gives something up is asked once more."""
        if "say" in filled:
            self.deal(filled)
            return
        if "side" in filled:
            self.give(f"side-option-{filled['side']}")
            for slot, number in enumerate(filled["ships"]):
                for _ in range(number):
                    self.send(self.desk.choice.parts["ships"].things[slot], filled["side"])
            if self.desk.choice.filled["side"] != filled["side"]:
                self.give(f"side-option-{filled['side']}")
        self.give("confirm")
        self.agree()

    def send(self, stack, side):
        """One ship of an ally."""
        self.touch(stack)

    def agree(self):
        """To the question whether one is sure, if there is one."""
        if len(self.scene.host.layers) > 1:
            self.listen(200)
            self.give("waste")

    def deal(self, filled):
        """On the board: colonies by their planets, the rest as it is written on the sheet."""
        if filled["say"] == "break_off":
            self.give("break-off")
            self.agree()
            return
        if filled["say"] == "propose":
            sheet = self.scene.module.deals.sheet
            sheet.write(**{name: value for name, value in filled.items() if name != "say" and "colony" not in name})
            self.desk.arrange()
            self.wait(200)
            for side in ("give", "want"):
                now, meant = sheet.filled[f"{side}_colony"], filled[f"{side}_colony"]
                if now != meant:
                    self.give(f"{side}-planet-{meant if meant != 'none' else now}")
                    self.listen(200)
        self.give("confirm")


class Clicking(Counting, Dragging):
    """Click and click again; nothing is ever held."""

    def touch(self, thing):
        self.click(self.centre(thing))

    def give(self, id):
        self.click(id)

    def one(self, decision, option):
        gesture = self.gesture(option)
        if not gesture.path:
            self.click(self.end_or_button(option))
            return
        for thing in gesture.path:
            self.touch(thing)
        if self.desk.decision is decision and len(self.desk.choice.actions()) == 1:
            self.touch(gesture.path[-1])

    def pick(self, number):
        self.click(f"chip-{number}")

    def some(self, decision, items):
        for item in items:
            self.touch(self.gesture(item).path[0])
        self.click("confirm")


class ByDragging(Clicking):
    """What can be taken to a place is dragged there: cards to their slot or pile, an ally's ships to their side."""

    def one(self, decision, option):
        gesture = self.gesture(option)
        goal = gesture.onto if len(gesture.path) == 1 else gesture.path[1] if gesture.path else None
        if goal is None or len(gesture.path) > 2:
            super().one(decision, option)
        else:
            self.drag(self.centre(gesture.path[0]), self.centre(goal))

    def some(self, decision, items):
        for item in items:
            gesture = self.gesture(item)
            if gesture.onto is None:
                self.touch(gesture.path[0])
            else:
                self.drag(self.centre(gesture.path[0]), self.centre(gesture.onto))
        self.click("confirm")

    def send(self, stack, side):
        if side == "none":
            self.touch(stack)
        else:
            self.drag(self.centre(stack), self.centre("gate" if side == "offense" else "total:1"))


class ByKeys(Counting, TypeCards):
    """The keyboard alone."""

    def play(self, value):
        if self.app.ctx.device == "mouse":
            self.key(pygame.K_TAB)  # after the mouse the first key only goes to the question
        super().play(value)

    def touch(self, thing):
        self.enter(f"spot-{thing}")

    def give(self, id):
        self.enter(id)

    def one(self, decision, option):
        super().one(decision, option)
        if self.desk.decision is decision and len(self.desk.choice.actions()) == 1:
            self.key(pygame.K_RETURN)

    def pick(self, number):
        self.listen(170)
        self.key(pygame.K_0 + number)


def seated_at(app, t, humans):
    """People at the position of a scenario: the scene, and the hands that drive it."""
    scene = sit_down(app, Session(t.state, 1), humans)
    drive = Driver(app)
    drive.scene = scene
    return scene, drive


def rise(app):
    """Leave every table."""
    while len(app.scenes) > 1:
        app.scenes.pop().left()
