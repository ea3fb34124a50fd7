"""Three ways to play the same choices at the table: dragging, click-click, and the keyboard alone."""

from typing import ClassVar

import pygame

from app.table.model import Gesture
from app.table.scene import TableScene
from rules import Amount, Chance, One, Order, Some, Split
from tests.app.conftest import Driver, unseen
from tests.app.tiny_table import TinyTable, tiny_match

KEYS = {"left": pygame.K_LEFT, "right": pygame.K_RIGHT, "up": pygame.K_UP, "down": pygame.K_DOWN}


def sit_down(app, match=None, module=TinyTable):
    app.settings["speed"] = 0
    scene = TableScene(app, match or tiny_match(), module)
    app.push(scene)
    app.step(16.0)
    app.step(200.0)
    return scene


class Hands(Driver):
    """Common to all: reads the present question and plays a given answer to it."""

    def __init__(self, app, scene):
        super().__init__(app)
        self.scene = scene

    @property
    def desk(self):
        return self.scene.desk

    def centre(self, thing):
        """Where a thing is gripped; of a card in hand, which hangs over the edge and under the next one, its corner."""
        shown = self.desk.stage.of(thing)
        if shown is not None and shown.hand:
            return shown.box.left + shown.box.width // 8, shown.box.top + 12
        return self.desk.stage.rect(thing).center

    def gesture(self, option):
        return self.desk.gesture(option)

    def play(self, value):
        decision = self.desk.decision
        self.listen(200)
        kind = {One: self.one, Some: self.some, Amount: self.amount, Split: self.split, Order: self.order}[
            type(decision)
        ]
        kind(decision, value)
        self.wait(20)

    def play_all(self, seed=5, most=60):
        """Play with choices drawn by a generator of its own; returns the answers of the people.

        The choice depends on how many answers there are, so that a gesture that has to be made twice (the question
        was just changing) means the same thing both times.
        """
        match = self.scene.match
        for _ in range(most):
            waited = 0
            while self.desk.decision is None and match.result() is None and waited < 200:
                self.app.step(50.0)
                waited += 1
            if match.result() is not None:
                break
            given = sum(answer.seat == self.desk.decision.seat for answer in match.session.log)
            self.play(self.desk.decision.sample(Chance(seed * 1000 + given)))
        return [(answer.seat, answer.prompt, answer.value) for answer in match.session.log if answer.seat >= 0]

    def end_or_button(self, option):
        return "end" if option == self.desk.declining() else f"option-{option}"


class Dragging(Hands):
    """Press, move, release at screen positions."""

    def drag(self, start, end):
        self.listen(170)
        with unseen(self.app):
            self.move(start)
            self.press(start)
            for part in (0.1, 0.5, 0.9):
                self.pull((round(start[0] + (end[0] - start[0]) * part), round(start[1] + (end[1] - start[1]) * part)))
        self.pull(end)
        self.release(end)

    def pull(self, pos):
        self.app.step(16.0, [pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(1, 0, 0))])

    def one(self, decision, option):
        gesture: Gesture = self.gesture(option)
        if not gesture.path:
            self.click(self.end_or_button(option))
        elif gesture.onto is not None:
            self.drag(self.centre(gesture.path[0]), self.centre(gesture.onto))
        elif len(gesture.path) > 1:
            self.drag(self.centre(gesture.path[0]), self.centre(gesture.path[1]))
        else:
            self.click(self.centre(gesture.path[0]))
            self.click("chip-1")

    def some(self, decision, items):
        for item in items:
            gesture = self.gesture(item)
            self.drag(self.centre(gesture.path[0]), self.centre(gesture.onto))
        self.click("confirm")

    def plus(self, id, times):
        for _ in range(times):
            rect = self.find(id).rect
            self.click((rect.right - 8, rect.centery))

    def amount(self, decision, number):
        self.plus("number-0", number - decision.low)
        self.click("confirm")

    def split(self, decision, numbers):
        for slot, number in enumerate(numbers):
            self.plus(f"number-{slot}", number)
        self.click("confirm")

    def order(self, decision, items):
        for place, item in enumerate(items):
            row = self.find("order")
            now = self.desk.choice.items.index(item)
            if now != place:
                cells = [cell.move(row.rect.topleft) for cell in row._cells(self.app.ctx, row.rect.width)]
                self.drag(cells[now].center, cells[place].center)
        self.click("confirm")


class Clicking(Dragging):
    """Choose the piece, then the target; nothing is ever held."""

    def one(self, decision, option):
        gesture = self.gesture(option)
        if not gesture.path:
            self.click(self.end_or_button(option))
            return
        for thing in gesture.path:
            self.click(self.centre(thing))
        if gesture.onto is not None:
            self.click(self.centre(gesture.onto))
        elif len(gesture.path) == 1:
            self.click("chip-1")

    def some(self, decision, items):
        for item in items:
            self.click(self.centre(self.gesture(item).path[0]))
        self.click("confirm")

    def split(self, decision, numbers):
        choice = self.desk.choice
        for slot, number in enumerate(numbers):
            for _ in range(number):
                self.click(self.centre(choice.things[slot]))
        if not choice.is_single:  # one touch has said it all
            self.click("confirm")


class Typing(Hands):
    """Tab, arrows, Enter and digits; the pointer is never used."""

    def reach(self, id):
        with unseen(self.app):
            for _ in range(80):
                if self.focused == id:
                    return
                before = self.focused
                self.step_towards(self.find(id))
                if self.focused == before:
                    self.key(pygame.K_TAB)
        raise AssertionError(f"the keyboard cannot reach {id}, it is on {self.focused}")

    def step_towards(self, goal):
        from app.ui.focus import region_of

        here = self.scene.host.focused
        root = self.scene.host.top.root
        if here is None or region_of(here, root) is not region_of(goal, root):
            self.key(pygame.K_TAB)
            return
        dx, dy = goal.rect.centerx - here.rect.centerx, goal.rect.centery - here.rect.centery
        sideways, upright = KEYS["right" if dx > 0 else "left"], KEYS["down" if dy > 0 else "up"]
        self.key(sideways if abs(dx) >= abs(dy) else upright)
        if self.scene.host.focused is here:
            self.key(upright if abs(dx) >= abs(dy) else sideways)

    def enter(self, id):
        self.reach(id)
        self.listen(170)
        self.key(pygame.K_RETURN)

    def one(self, decision, option):
        gesture = self.gesture(option)
        if not gesture.path:
            if option == self.desk.declining():
                self.key(pygame.K_e)
            else:
                self.enter(f"option-{option}")
            return
        for thing in gesture.path:
            self.enter(f"spot-{thing}")
        if self.desk.decision is decision and len(gesture.path) == 1:
            self.key(pygame.K_RETURN)

    def some(self, decision, items):
        for item in items:
            self.enter(f"spot-{self.gesture(item).path[0]}")
        self.enter("confirm")

    def amount(self, decision, number):
        self.reach("number-0")
        self.key(*[pygame.K_RIGHT] * (number - decision.low))
        self.enter("number-0")

    def split(self, decision, numbers):
        self.reach("number-0")
        for number in numbers:
            self.key(*[pygame.K_RIGHT] * number)
            self.key(pygame.K_DOWN)
        self.enter("confirm")

    def order(self, decision, items):
        self.reach("order")
        for place, item in enumerate(items):
            now = self.desk.choice.items.index(item)
            row = self.find("order")
            while row.cursor != now:
                self.key(pygame.K_RIGHT if row.cursor < now else pygame.K_LEFT)
            self.key(pygame.K_RETURN)
            self.key(*[pygame.K_LEFT] * (now - place))
            self.key(pygame.K_RETURN)
        self.key(pygame.K_DOWN)
        self.enter("confirm")


class Padding(Typing):
    """The gamepad alone: the same walk with other buttons."""

    BUTTONS: ClassVar = {
        pygame.K_TAB: 10,
        pygame.K_RETURN: 0,
        pygame.K_LEFT: 13,
        pygame.K_RIGHT: 14,
        pygame.K_UP: 11,
        pygame.K_DOWN: 12,
        pygame.K_e: 6,
    }

    def key(self, *keys, mod=0):
        self.pad(*[self.BUTTONS[key] for key in keys])
