"""Hands for tables of cards: looking into piles, choosing from the list beside a piece, the shortest way by arrows."""

import pygame

from app.table.choose import OneChoice
from app.table.scene import TableScene
from app.ui.focus import neighbour, region_of
from rules import Chance, Session, clone, waiting
from tests.app.hands import KEYS, Dragging, Typing

NAMES = ("Anna", "Béla", "Csilla", "Dániel", "Eszter", "Ferenc")


def by_dice(brief):
    return brief.decision.sample(Chance(brief.number))


def again(session):
    """The same position for another pair of hands."""
    return Session(clone(session.state), session.seed)


def asked(*prompts):
    """Until one of these questions comes up."""
    return lambda state, decision: decision.prompt.endswith(prompts)


def first_of(games, until):
    """The first of several sessions that stands where something is so."""
    for found in games:
        if waiting(found.state) and until(found.state, waiting(found.state)[0]):
            return found
    raise AssertionError("no game leads there")


def sit_down(app, match, extras=None):
    """At the table of a match; `extras` is what the lobby hands to it."""
    app.settings["speed"] = 0
    app.settings["ai_pace"] = 0
    scene = TableScene(app, match)
    if extras is not None:
        scene.module.seated(extras)
    app.push(scene)
    app.step(16.0)
    app.step(200.0)
    return scene


class CardHands:
    """What the three ways have in common. Each says how to `push` a button, to `toggle` a piece and to `put` it."""

    @property
    def module(self):
        return self.scene.module

    def choose(self, decision, rng):
        """What to answer when the hands play on by themselves; a game may be more sensible."""
        return decision.sample(rng)

    def play_all(self, seed=5, most=60):
        """Choices by a generator of its own; returns the answers of the people."""
        match = self.scene.match
        for _ in range(most):
            waited = 0
            while self.desk.decision is None and match.result() is None and waited < 200:
                self.app.step(50.0)
                waited += 1
            if match.result() is not None:
                break
            self.play(self.choose(self.desk.decision, Chance(seed * 1000 + len(match.session.log))))
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
            self.listen(170)
            walked = self.scene.host.top.root.walk()
            self.confirm_end(next(one for one in walked if getattr(one, "kind", "") == "danger"))
            return
        choice = self.desk.choice
        assert isinstance(choice, OneChoice) and choice.touched, (self.desk.decision, value)
        self.listen(170)
        self.press_chip(choice.actions().index(value) + 1)

    def some(self, decision, items):
        self.take_out()
        for item in items:
            gesture = self.gesture(item)
            if not gesture.path:
                self.push(f"option-{item}")
            elif self.desk.ambiguous(gesture.path[0]):
                self.from_pile(gesture)
            else:
                self.put(gesture)
        self.push("confirm")

    def take_out(self):
        """What the table proposes is taken out again, so that the order is the hand's own."""
        self.app.step(16.0)
        for item in list(self.desk.choice.chosen):
            self.toggle(self.gesture(item).path[0])

    def from_pile(self, gesture):
        self.toggle(gesture.path[0])
        self.listen(170)
        self.push(f"card-{gesture.path[0]}")

    def end_or_button(self, option):
        return "end" if option == self.desk.declining() else f"option-{option}"


class DragCards(CardHands, Dragging):
    """What can be dragged is dragged; what has no place to go is clicked."""

    def one(self, decision, option):
        gesture = self.gesture(option)
        if gesture.path and self.desk.ambiguous(gesture.path[0]):
            self.from_pile(gesture)
        elif gesture.path and not self.desk.may_drag(gesture.path[0]):
            self.toggle(gesture.path[0])
        else:
            super().one(decision, option)

    def put(self, gesture):
        self.drag(self.centre(gesture.path[0]), self.centre(gesture.onto))

    def split(self, decision, numbers):
        for slot, number in enumerate(numbers):
            self.plus(f"number-{slot}", number - decision.floor(slot))
        self.click("confirm")

    def push(self, id):
        self.click(id)

    def toggle(self, thing):
        self.click(self.centre(thing))

    def press_chip(self, number):
        self.click(f"chip-{number}")

    def confirm_end(self, button):
        self.click(button.rect.center)


class ClickCards(DragCards):
    """Choose the piece, then the target; nothing is ever held."""

    def one(self, decision, option):
        gesture = self.gesture(option)
        if not gesture.path:
            self.click(self.end_or_button(option))
        elif self.desk.ambiguous(gesture.path[0]):
            self.from_pile(gesture)
        else:
            for thing in gesture.path:
                self.toggle(thing)

    def put(self, gesture):
        self.toggle(gesture.path[0])

    def split(self, decision, numbers):
        for slot, number in enumerate(numbers):
            for _ in range(number - decision.floor(slot)):
                self.toggle(self.desk.choice.things[slot])
        self.click("confirm")


class ByArrows(Typing):
    """The keyboard alone, by the shortest way of arrows to wherever it wants."""

    def arrows(self, here):
        """Those that lead on from a widget."""
        return KEYS

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
            for name in self.arrows(here):
                there = neighbour(here, name, root)
                if there is not None and there not in ways:
                    ways[there] = (*ways[here], name)
                    queue.append(there)
        assert goal in ways, f"no arrows lead to {id} from {self.focused}"
        self.key(*(KEYS[name] for name in ways[goal]))
        assert self.focused == id, f"the keyboard cannot reach {id}, it is on {self.focused}"


class TypeCards(CardHands, ByArrows):
    """The keyboard alone."""

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
        elif self.desk.ambiguous(gesture.path[0]):
            self.from_pile(gesture)
        else:
            for thing in gesture.path:
                self.toggle(thing)

    def put(self, gesture):
        self.toggle(gesture.path[0])

    def split(self, decision, numbers):
        self.reach("number-0")
        for slot, number in enumerate(numbers):
            self.key(*[pygame.K_RIGHT] * (number - decision.floor(slot)))
            self.key(pygame.K_DOWN)
        self.enter("confirm")

    def push(self, id):
        self.enter(id)

    def toggle(self, thing):
        self.enter(self.spot_of(thing))

    def press_chip(self, number):
        self.key(pygame.K_0 + number)

    def confirm_end(self, button):
        button.id = "anyway"
        self.enter("anyway")
