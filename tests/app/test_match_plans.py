"""What computer players plan goes with their answers: to the next question, into the files, back with an undo."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from app.match import Match, PlaySettings
from app.match.opponent import Reply
from rules import Setup
from rules.ai import Brief, plan_of
from saves.places import in_folder
from saves.recovery import resume
from saves.store import Store
from tests.app.match_support import InlineOpponents, passing, tiny_match, until

SETTINGS = {"pace_ms": 0, "answer_ms": 0, "grace_ms": 500}


def counting(brief: Brief) -> Any:
    """A mind that notes the how manieth question it is."""
    number = brief.plan["number"] + 1 if brief.plan else 1
    return Reply(passing(brief), plan={"number": number})


def numbers(opponents: InlineOpponents, seat: int) -> list[int]:
    asked = [brief for brief in opponents.briefs if brief.seat == seat and brief.decision.since is None]
    return [brief.plan["number"] if brief.plan else 0 for brief in asked]


def test_a_plan_is_handed_back_at_the_next_question() -> None:
    opponents = InlineOpponents(counting)
    match = tiny_match("cadet", "cadet", opponents=opponents, **SETTINGS)
    until(match, lambda: all(len(numbers(opponents, seat)) > 3 for seat in (0, 1)), dt=10)
    for seat in (0, 1):
        found = numbers(opponents, seat)
        assert found[:3] == [0, 1, 2]
        assert plan_of(match.session.log, seat)["number"] in (found[-1], found[-1] + 1)


def test_a_resumed_match_goes_on_with_its_plans(tmp_path: Path) -> None:
    store = Store(in_folder(tmp_path))
    setup = Setup("tiny", [{}, {}])
    kinds = [("Anna", "cadet"), ("Béla", "cadet")]
    match = Match.begin(
        "tiny", setup, 12, kinds, opponents=InlineOpponents(counting), store=store, settings=PlaySettings(**SETTINGS)
    )
    until(match, lambda: len(match.session.log) > 4, dt=10)
    log, name = list(match.session.log), match.files.about.match
    plans = [plan_of(log, seat) for seat in (0, 1)]
    assert all(plans)
    match.leave()
    again = resume(store, name).running
    assert again.session.log == log
    assert [plan_of(again.session.log, seat) for seat in (0, 1)] == plans
    again.leave()
