"""The lessons of Űrbirodalmak: each plays through the rules to its end, and every sentence is about something that
lies on the table (UX-93)."""

from app.match.lessons.guide import guide
from rules import Session, view, waiting
from rules.empires.state import facts
from tests.app.lesson_checks import state_at
from tests.games.empires.learners import alone
from tests.games.empires.support import galaxy


def ships(state, seat, code, hex=None):
    """How many units of a kind a seat has, in a hex or anywhere."""
    fleet, unit = state.fleets[seat], facts(state).code[code]
    return sum(
        count for kind, count, at in zip(fleet.unit, fleet.count, fleet.hex, strict=True)
        if kind == unit and at >= 0 and hex in (None, at)
    )  # fmt: skip


def test_ships_colonies_and_cp_are_as_the_sentences_say():
    settled = state_at("empires", "1_explore_and_settle", "A new colony is worth nothing")
    assert settled.colony[12] == 0 and settled.value[12] == 0 and ships(settled, 0, "CO") == 0
    assert ships(state_at("empires", "1_explore_and_settle", "Danger! All ships"), 0, "SC") == 1
    learned = state_at("empires", "2_ledger", "Now you can build Destroyers")
    assert learned.cp[0] == 15 and learned.value[12] == 5
    assert ships(state_at("empires", "2_ledger", "The Destroyer is face down"), 0, "DD", 4) == 1
    assert state_at("empires", "2_ledger", "It is your move").order[0] == 0
    damaged = state_at("empires", "3_battle", "One hit. The Cruiser")
    assert max(damaged.fleets[1].damage) == 1
    won = state_at("empires", "3_battle", "Victory without a loss")
    assert ships(won, 1, "CA") == ships(won, 1, "SC") == 0 and (ships(won, 0, "DD"), ships(won, 0, "SC")) == (2, 2)
    assert ships(state_at("empires", "3_battle", "Two Scouts saved"), 0, "SC", 31) == 2
    assert state_at("empires", "3_battle", "the colony falls from 3 to 1").value[46] == 1
    lured = state_at("empires", "4_hidden_fleets", "He fell for it")
    assert ships(lured, 0, "Decoy") == 0 and ships(lured, 1, "CA", 29) == 1
    assert ships(state_at("empires", "4_hidden_fleets", "One Scout destroyed"), 1, "SC") == 2
    assert ships(state_at("empires", "4_hidden_fleets", "Strike and vanish"), 0, "R", 29) == 2


def test_tips_about_machines_come_to_those_who_play_alone():
    machines = next(tip for tip in guide("empires").tips if tip.message == "empires-guide-machines")
    t = galaxy()
    t.red.has("SC", 2, at=(3, 5))
    t.begins("red")
    for session, fits in ((alone(), True), (Session(t.state, 1), False)):
        decision = waiting(session.state)[0]
        assert machines.fits(view(session.state, 0)["table"], decision) == fits
