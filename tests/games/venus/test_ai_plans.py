"""A group that moves is weighed with its way, and the plan says which it is when it is asked for."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules import Setup, apply, new_game, waiting
from rules.ai import Brief, decide, plan_of, play_game
from rules.venus.hints import HINTS as VENUS


def test_a_group_goes_the_way_that_it_was_chosen_for(monkeypatch):
    """OV-5.13: the group is weighed with the way, and asked for afterwards."""
    asked = []

    def watched(brief, plan):
        value = VENUS.pursues(brief, plan)
        asked.append((brief.decision.prompt, plan, value))
        return value

    monkeypatch.setattr("rules.ai.levels.hints_of", lambda game: replace(VENUS, pursues=watched))
    record = play_game("venus", Setup("venus", [{}] * 3), ["captain", "admiral", "pilot"], 51, most=120)
    assert not [fault for fault in record.faults if "not over" not in fault.what]
    groups = [(plan, value) for prompt, plan, value in asked if prompt == "venus.move.group"]
    assert len(groups) > 5 and all(value is not None for _, value in groups)
    assert all(value is None for prompt, _, value in asked if prompt != "venus.move.group")


@pytest.mark.parametrize("group", [None, [1], ["a", 0, 1], [0, 0, -1], 7])
def test_a_forged_plan_is_not_followed(group):
    record = play_game("venus", Setup("venus", [{}] * 3), ["captain"] * 3, 51, most=120)
    index = next(i for i, answer in enumerate(record.log) if answer.prompt == "venus.move.group")
    state = new_game("venus", Setup("venus", [{}] * 3), 51)
    for answer in record.log[:index]:
        apply(state, answer)
    way = plan_of(record.log[:index], record.log[index].seat)["way"]
    brief = Brief.of(state, waiting(state)[0], "captain", 1, plan={"way": way, "group": group})
    assert VENUS.pursues(brief, brief.plan) is None
    assert decide(brief).value is not None
