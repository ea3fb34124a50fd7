"""The lessons of Űrbirodalmak: each plays through the rules to its end, and every sentence is about something that
lies on the table (UX-93)."""

import pytest

from app.games.empires.counters import group_id
from app.games.empires.plan import hex_id
from app.match.lessons import lesson, lessons
from app.match.lessons.guide import guide
from rules import Session, view, waiting
from rules.empires.state import facts
from tests.app.lesson_checks import (
    first_game_has_the_whole_board,
    is_followed_by_hand,
    tips_are_worded_and_asked_for,
    tips_cover_nothing,
)
from tests.games.empires.hands import empires_match
from tests.games.empires.support import galaxy
from tests.games.empires.test_devices import FIRE, FIRST, GROUP, ORDER, SETTLE, SHEET, ByClicks
from tests.support.thorough import some

BOMBARD = "empires.bombardment.shot"
NAMES = ("1_explore_and_settle", "2_ledger", "3_battle", "4_hidden_fleets")


def test_the_lessons_come_in_their_order_and_are_short():
    found = lessons("empires")
    assert [one.name for one in found] == list(NAMES)
    assert all(one.minutes <= 10 for one in found)


class Following(ByClicks):
    """Does at the table what a sentence says: touches groups and hexes, writes into the ledger, chooses targets."""

    def play(self, value):
        prompt = self.desk.decision.prompt
        if value == "end":
            self.end()
        elif prompt == GROUP:
            self.touch(group_id(value))
        elif prompt == ORDER and isinstance(value, tuple):
            self.send(value[2])
            self.touch(hex_id(value[1]))
        elif prompt in (ORDER, FIRST):
            self.give(f"option-{value}")
        elif prompt == SETTLE:
            self.give("confirm")  # who came to a planet is chosen already
        elif prompt == SHEET:
            self.write(dict(value))
        elif prompt == FIRE:
            self.give(f"line-{value[2]}" if value[0] == "fire" else f"refuge-{value[2]}")
            if value[0] != "fire":
                self.count(value[3])
        elif prompt == BOMBARD:
            self.give("option-('fire', 0)")
            self.count(value[2])
        else:
            self.give("confirm")
        self.wait(20)

    def count(self, units):
        """So many units do it, where that is asked."""
        self.wait(60)
        if self.scene.host.top.root.find("number") is None:
            return
        for _ in range(units - 1):
            self.raise_by_one("number")
        self.give("confirm")

    def send(self, units):
        """So many of the group go."""
        if self.scene.host.top.root.find("units") is None:
            return
        while self.find("units")._value() > units:
            self.click(self.find("units")._parts(self.app.ctx)[0].center)

    def write(self, sheet):
        for technology in sheet["research"]:
            self.give(f"research-{technology}")
        for field in ("bid", "build"):
            numbers = sheet[field] if isinstance(sheet[field], tuple) else (sheet[field],)
            for place, number in enumerate(numbers):
                for _ in range(number):
                    self.raise_by_one(f"{field}-{place}")
        self.give("confirm")


@pytest.mark.parametrize("name", some(NAMES, 1))
def test_the_sentences_can_be_followed_by_hand(name, app, tmp_path):
    app.ctx.device = "mouse"
    is_followed_by_hand(lesson("empires", name), app, tmp_path / "data", Following)
    while len(app.scenes) > 1:
        app.scenes.pop().left()


def state_at(name, words):
    """The state in which the step with these words is shown."""
    told = lesson("empires", name)
    number = next(n for n, step in enumerate(told.steps) if words in step.text["en"])
    return told.before(number).state


def ships(state, seat, code, hex=None):
    """How many units of a kind a seat has, in a hex or anywhere."""
    fleet, unit = state.fleets[seat], facts(state).code[code]
    return sum(
        count for kind, count, at in zip(fleet.unit, fleet.count, fleet.hex, strict=True)
        if kind == unit and at >= 0 and hex in (None, at)
    )  # fmt: skip


def test_ships_colonies_and_cp_are_as_the_sentences_say():
    settled = state_at("1_explore_and_settle", "A new colony is worth nothing")
    assert settled.colony[12] == 0 and settled.value[12] == 0 and ships(settled, 0, "CO") == 0
    assert ships(state_at("1_explore_and_settle", "Danger! All ships"), 0, "SC") == 1
    learned = state_at("2_ledger", "Now you can build Destroyers")
    assert learned.cp[0] == 15 and learned.value[12] == 5
    assert ships(state_at("2_ledger", "The Destroyer is face down"), 0, "DD", 4) == 1
    assert state_at("2_ledger", "It is your move").order[0] == 0
    damaged = state_at("3_battle", "One hit. The Cruiser")
    assert max(damaged.fleets[1].damage) == 1
    won = state_at("3_battle", "Victory without a loss")
    assert ships(won, 1, "CA") == ships(won, 1, "SC") == 0 and (ships(won, 0, "DD"), ships(won, 0, "SC")) == (2, 2)
    assert ships(state_at("3_battle", "Two Scouts saved"), 0, "SC", 31) == 2
    assert state_at("3_battle", "the colony falls from 3 to 1").value[46] == 1
    lured = state_at("4_hidden_fleets", "He fell for it")
    assert ships(lured, 0, "Decoy") == 0 and ships(lured, 1, "CA", 29) == 1
    assert ships(state_at("4_hidden_fleets", "One Scout destroyed"), 1, "SC") == 2
    assert ships(state_at("4_hidden_fleets", "Strike and vanish"), 0, "R", 29) == 2


def alone():
    """A solo game at its first movement."""
    t = galaxy("red", options={"solo": "machines_small"})
    t.red.has("SC", 2, at=(1, 7))
    t.begins("red")
    return Session(t.state, 1)


def test_the_tips_of_a_first_game_are_worded_and_belong_to_questions_that_are_asked():
    """UX-93."""
    tips_are_worded_and_asked_for("empires")


def test_tips_about_machines_come_to_those_who_play_alone():
    machines = next(tip for tip in guide("empires").tips if tip.message == "empires-guide-machines")
    t = galaxy()
    t.red.has("SC", 2, at=(3, 5))
    t.begins("red")
    for session, fits in ((alone(), True), (Session(t.state, 1), False)):
        decision = waiting(session.state)[0]
        assert machines.fits(view(session.state, 0)["table"], decision) == fits


@pytest.mark.parametrize("text_size", [100, 200])
def test_tips_cover_nothing_in_a_small_window(text_size):
    """UX-93: they lie in a strip of their own, and the table makes room for it."""
    tips_cover_nothing(empires_match(alone(), 1), "hu", (1024, 640), text_size)


@pytest.mark.parametrize("language", ["hu", "en"])
def test_a_first_game_has_the_whole_board(language):
    """UX-93: its tips stand in the status line."""
    first_game_has_the_whole_board(empires_match(alone(), 1), language)
