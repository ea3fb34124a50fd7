"""Two cards turn up together, totals are counted, the outcome says which is the better one; a deal has none."""

from __future__ import annotations

import pytest

from app.table.great_moments import joined
from app.tools.table_shots import table
from rules import Event
from tests.support.great_moments import told


@pytest.fixture
def encounter(app):
    scene = table(app, "cosmic", steps=60)
    met = scene.module.seen["encounter"]
    mains = {"offense": met["offense"], "defense": met["defense"]}
    cards = [piece.id for piece in scene.desk.stage.tableau.pieces if isinstance(piece.id, int)][:2]
    revealed = Event("revealed", {"shown": [["attack", 14], ["attack", 8]], "cards": cards, **mains})
    parts = [{"card": 14, "own": 4, "allies": 0, "added": 1}, {"card": 8, "own": 3, "allies": 2, "added": 0}]
    return scene, revealed, Event("totals", {"totals": [19, 13], "parts": parts, **mains}), mains


def outcome(mains, how: str) -> Event:
    return Event("outcome", {"outcome": how, "why": "", "reveals": False, **mains})


def test_two_encounter_cards_turn_up_together_and_the_better_total_grows(encounter):
    scene, revealed, totals, mains = encounter
    cards, counted = told(scene, revealed, totals, outcome(mains, "offense"))
    assert [side.total for side in cards.sides] == [None, None]
    assert [(side.seat, side.total, side.best) for side in counted.sides] == [
        (mains["offense"], 19, True), (mains["defense"], 13, False),
    ]  # fmt: skip
    assert [number for _, number in counted.sides[1].rows] == [8, 3, 2]


def test_the_outcome_says_which_total_is_the_better_one(encounter):
    scene, revealed, totals, mains = encounter
    assert told(scene, revealed, totals, outcome(mains, "defense"))[-1].sides[1].best


def test_a_negotiation_shows_no_totals(encounter):
    scene, revealed, _, mains = encounter
    assert len(told(scene, revealed, outcome(mains, "deal"))) == 1
    assert len(told(scene, revealed, outcome(mains, "defense"))) == 1, "nothing was counted"


def test_ships_that_the_warp_takes_are_lost_together(app):
    scene = table(app, "cosmic", steps=60)
    lost = [
        Event("ships", {"seat": seat, "origin": "gate", "to": "warp", "count": 2, "why": "encounter"})
        for seat in (0, 1)
    ]
    launched = Event("ships", {"seat": 0, "origin": "planet:0", "to": "gate", "count": 2, "why": "launch"})
    found = told(scene, *lost, launched)
    assert [(moment.kind, moment.sides[0].seat) for moment in found] == [("loss", 0), ("loss", 1)]
    assert scene.module.motion.at_once(*lost) and not scene.module.motion.at_once(launched, lost[0])
    assert len(joined(*found).sides) == 2
