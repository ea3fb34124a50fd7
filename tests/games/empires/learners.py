"""Who learns Űrbirodalmak: the match of a first game, and hands that follow the lessons."""

from app.games.empires.counters import group_id
from app.games.empires.plan import hex_id
from rules import Session
from tests.games.empires.hands import empires_match
from tests.games.empires.support import galaxy
from tests.games.empires.test_devices import FIRE, FIRST, GROUP, ORDER, SETTLE, SHEET, ByClicks

BOMBARD = "empires.bombardment.shot"
MOST = 1  # lessons that are followed in an ordinary run


def alone():
    """A solo game at its first movement."""
    t = galaxy("red", options={"solo": "machines_small"})
    t.red.has("SC", 2, at=(1, 7))
    t.begins("red")
    return Session(t.state, 1)


def first_game():
    return empires_match(alone(), 1)


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


HANDS = dict.fromkeys(("1_explore_and_settle", "2_ledger", "3_battle", "4_hidden_fleets"), Following)
