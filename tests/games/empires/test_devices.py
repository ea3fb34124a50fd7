"""A game to its end by dragging, by click and click, by keys and by a pad: the same answers each time (UX-14)."""

import pygame
import pytest

from app.games.empires.battle.board import OUTCOME
from app.games.empires.counters import group_id
from app.games.empires.plan import hex_id
from app.games.empires.routes import own_groups
from app.tools.shot import headless_app
from tests.app.hands import Clicking, Dragging, Padding, Typing
from tests.games.empires.hands import sit_down
from tests.games.empires.support import galaxy

GROUP, ORDER, SHEET = "empires.movement.group", "empires.movement.order", "empires.economy.sheet"
FIRE, FIRST, SETTLE = "empires.round.fire", "empires.economy.first", "empires.turn.settle"
WAYS = {"settle": (4, 6), "explore": (6, 6), "fight": (6, 4), "gather": (4, 4)}


def last_turn():
    """The last turn of a game that is limited to twelve Economic Phases: something to settle, explore and fight for."""
    t = galaxy(options={"phases": 12, "raiders": "off"})
    t.marker((4, 6), "planet", up=True)
    t.marker((6, 6), "minerals_10")
    slots = {
        "settle": t.red.has("CO", 1, at=(4, 5)),
        "explore": t.red.has("SC", 1, at=(5, 6)),
        "gather": t.red.has("DD", 2, at=(5, 4)),
        "fight": t.red.has("CA", 3, at=(5, 4)),
    }
    t.red.has("SY", 2, at=(3, 5))
    t.blue.has("SC", 1, at=(6, 4))
    t.red.saves(30)
    t.begins("red", turn=3, cycle=12)
    return t, slots


class Plan:
    """What is answered, by what is asked; the devices only carry it out."""

    def __init__(self, t, slots):
        self.slots = slots
        self.goals = {slot: t.hex(WAYS[name]) for name, slot in slots.items()}
        self.done = set()

    def answer(self, scene):
        asked = scene.desk.decision
        if asked.prompt == GROUP:
            left = [slot for slot in self.slots.values() if slot not in self.done and asked.seat == 0]
            return left[0] if left else "end"
        if asked.prompt == ORDER:
            return self._order(scene, asked)
        if asked.prompt == FIRE:
            by = scene.module.board.answers.by(scene.desk)
            return next(option for option in asked.options if option[:2] == ("fire", by))
        return None  # handed in as it lies

    def _order(self, scene, asked):
        slot = scene.match.session.state.marching
        here = next(group["hex"] for group in own_groups(scene.module.seen) if group["slot"] == slot)
        if here != self.goals[slot] and slot not in self.done:
            self.done.add(slot)
            return next(option for option in asked.options if option[0] == "go" and option[1] == self.goals[slot])
        return "done"


class Playing:
    """Common to the three ways: whoever is asked answers by plan until the game is over."""

    def play_out(self, plan, most=60):
        match = self.scene.match
        for _ in range(most):
            for _ in range(100):
                if self.desk.decision is not None or match.result() is not None:
                    break
                if self.scene.timeline.holding == OUTCOME:
                    self.give("outcome-continue")
                self.app.step(50.0)
            if match.result() is not None:
                break
            self.answer(plan)
            self.app.step(50.0)
        return [(answer.seat, answer.prompt, answer.value) for answer in match.session.log]

    def answer(self, plan):
        asked, value = self.desk.decision, plan.answer(self.scene)
        if asked.prompt == GROUP and value != "end":
            self.take_up(value, plan)
        elif asked.prompt == FIRE:
            self.fire(value)
        elif asked.prompt == SHEET and asked.seat == 0:
            self.buy("research-attack", "build", "scout@")
            self.give("confirm")
        elif asked.prompt == SHEET:
            self.give("confirm")
            self.give("waste")  # an untouched sheet is not sealed by accident (UX-39)
        elif asked.prompt == SETTLE:
            self.give("confirm")  # who came to a planet is chosen already
        elif asked.prompt == FIRST:
            self.give(f"option-{asked.options[0]}")
        elif isinstance(value, tuple):
            self.touch(hex_id(value[1]))
        elif value is None:
            self.give("confirm")
        elif value == "done":
            self.give("option-done")
        else:
            self.end()

    def fire(self, option):
        """At a line, where it stands on the board."""
        self.give(f"line-{option[2]}")

    def take_up(self, slot, plan):
        self.touch(group_id(slot))

    def buy(self, research, field, name):
        sheet = self.scene.module.ledger.sheet
        place = next(place for place, slot in enumerate(sheet.slots(field)) if slot.startswith(name))
        self.give(research)
        self.raise_by_one(f"{field}-{place}")

    def end(self):
        self.listen(300)
        self.give("end")


class ByClicks(Playing, Clicking):
    def spread(self, thing):
        """A heap fans out when it is pointed at; where the thing lies then."""
        self.move(self.centre(thing))
        self.wait(60)
        return self.centre(thing)

    def touch(self, thing):
        self.click(self.spread(thing))

    def give(self, id):
        self.bring(id)
        self.click(id)

    def bring(self, id):
        """Scroll the page until a line is in sight."""
        for _ in range(40):
            widget = self.find(id)
            if widget.seen().height >= widget.rect.height - 2:
                return
            self.wheel(self.find("ledger").rect.center, -1 if widget.rect.y > 300 else 1)

    def raise_by_one(self, id):
        self.bring(id)
        rect = self.find(id).rect
        self.click((rect.right - 10, rect.centery))


class ByDrags(ByClicks, Dragging):
    def take_up(self, slot, plan):
        """The group is lifted, and dropped where it goes: the question follows while it is held."""
        self.listen()
        start = self.spread(group_id(slot))
        self.press(start)
        self.pull((start[0] + 14, start[1] + 6))
        self.wait(60)
        value = plan.answer(self.scene)
        end = self.centre(hex_id(value[1]))
        self.pull(end)
        self.release(end)


class ByKeys(Playing, Typing):
    def touch(self, thing):
        self.enter(f"spot-{thing}")

    def take_up(self, slot, plan):
        """Tab stops at every group that can move, also at those in a heap (UI-14)."""
        for _ in range(30):
            if self.scene.top.focused_thing() == group_id(slot):
                break
            self.key(pygame.K_TAB)
        self.listen(170)
        self.key(pygame.K_RETURN)

    def give(self, id):
        if id == "end":
            self.key(pygame.K_e)
        else:
            self.enter(id)

    def fire(self, option):
        """The buttons beside the question say the same."""
        self.enter(f"option-{option}")

    def raise_by_one(self, id):
        self.reach(id)
        self.key(pygame.K_RIGHT)


class ByPad(Padding, ByKeys):
    """The same walk with other buttons (UX-80)."""


@pytest.fixture(scope="module")
def games():
    """The same game four times."""
    app = headless_app((1120, 640), "en")
    told = {}
    for way in (ByClicks, ByDrags, ByKeys, ByPad):
        t, slots = last_turn()
        app.ctx.device = {ByKeys: "keyboard", ByPad: "gamepad"}.get(way, "mouse")
        scene = sit_down(app, t)
        told[way] = way(app, scene).play_out(Plan(t, slots)), scene.match.result()
        while len(app.scenes) > 1:
            app.scenes.pop().left()
    app.close()
    return told


@pytest.mark.parametrize("way", [ByDrags, ByKeys, ByPad])
def test_every_device_plays_the_same_game_to_its_end(games, way):
    log, result = games[way]
    assert result is not None and (log, result) == games[ByClicks]


def test_the_game_asks_for_all_that_is_done_at_the_table(games):
    """Moving, settling, fighting, buying: none of it is left out."""
    log, _ = games[ByClicks]
    assert {GROUP, ORDER, FIRE, SHEET} <= {prompt for _, prompt, _ in log}
    assert any(value for _, prompt, value in log if prompt == SETTLE)
    sheet = dict(next(value for seat, prompt, value in log if prompt == SHEET and seat == 0))
    assert sheet["research"] == ("attack",) and sum(sheet["build"]) == 1
