"""Among several rivals the Admiral does not wait until somebody else has won (AI-5)."""

from __future__ import annotations

import pytest

from rules import Chance
from rules.empires.ai import campaign
from rules.empires.ai.outlook import Outlook
from rules.empires.ai.skill import ADMIRAL, CAPTAIN, Mind
from rules.empires.ai.squads import squads_of
from rules.empires.printed.constants import NOWHERE
from tests.games.empires.support import galaxy

THREE = ("red", "blue", "green")
FOUR = (*THREE, "yellow")


def look_of(t, skill=ADMIRAL):
    return Outlook(t.state, 0, Mind(skill, Chance(1)))


@pytest.mark.parametrize(
    ("names", "options", "skill", "goes"),
    [
        (THREE, {}, ADMIRAL, True),
        (THREE, {}, CAPTAIN, False),
        (THREE, {"victory": "long"}, ADMIRAL, False),
        (("red", "blue"), {}, ADMIRAL, False),
    ],
)
def test_nobody_waits_for_good_odds_while_others_could_win(names, options, skill, goes, monkeypatch):
    """AI-5, SE-21.0: a Homeworld decides the game, and of three players each has a chance in three if he waits; where
    the game goes on without the loser (SE-23.10.3) there is time."""
    t = galaxy(*names, options=options)
    t.red.has("CA", 3, at=t.place(t.state.homeworld[0]), ship_size=3)
    t.begins("red")
    monkeypatch.setattr(Outlook, "winning", lambda look, hex, ours, phases=0: 0.5)
    look = look_of(t, skill)
    found = campaign.chosen(look, squads_of(look, set())[0], NOWHERE)
    assert (found is not None and look.is_home(found.hex)) is goes


@pytest.mark.parametrize(
    ("names", "options", "parties"), [(THREE, {}, 2), (FOUR, {}, 3), (FOUR, {"four": "brother_teams"}, 1)]
)
def test_a_team_is_one_party(names, options, parties):
    """SE-23.3."""
    t = galaxy(*names, options=options)
    assert look_of(t).parties == parties and look_of(t, CAPTAIN).parties == 1
