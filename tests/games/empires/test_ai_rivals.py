"""Among several rivals the Admiral thinks of those who do not fight: they gain by every battle of others (AI-5)."""

from __future__ import annotations

import pytest

from rules import Chance
from rules.empires.ai import campaign
from rules.empires.ai.outlook import Outlook
from rules.empires.ai.skill import ADMIRAL, CAPTAIN, Mind
from rules.empires.ai.squads import squads_of
from rules.empires.words import NOWHERE
from tests.games.empires.support import galaxy

THREE = ("red", "blue", "green")
FOUR = (*THREE, "yellow")


def look_of(t, skill=ADMIRAL):
    return Outlook(t.state, 0, Mind(skill, Chance(1)))


def calm_at(t, steps, of, beside=()):
    """A place that lies so many steps from a player's Homeworld, and so many from others."""
    look = look_of(t)
    wanted = {of: steps, **dict(beside)}
    return next(
        t.place(hex)
        for hex in sorted(look.board.played)
        if look.is_calm(hex) and all(look.far[hex][t.state.homeworld[seat]] == n for seat, n in wanted.items())
    )


def wins(monkeypatch, chance):
    monkeypatch.setattr(Outlook, "winning", lambda look, hex, ours, phases=0: chance)


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
    wins(monkeypatch, 0.5)
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


@pytest.mark.parametrize(
    ("names", "ships", "fights"), [(THREE, 4, False), (THREE, 1, True), (("red", "blue"), 4, True)]
)
def test_victories_that_cost_too_much_are_left_to_others(names, ships, fights, monkeypatch):
    """AI-5: four of five cruisers would be lost about to beat four; with one enemy only that pays."""
    t = galaxy(*names)
    t.red.has("CA", 5, at=t.place(t.state.homeworld[0]), ship_size=3)
    away = calm_at(t, 4, 0)
    t.blue.has("CA", ships, at=away, up=True, ship_size=3)
    t.begins("red")
    monkeypatch.setattr(Outlook, "winning", lambda look, hex, ours, phases=0: 0.0 if look.is_home(hex) else 1.0)
    look = look_of(t)
    found = campaign.chosen(look, squads_of(look, set())[0], NOWHERE)
    assert (found is not None and found.hex == t.hex(away)) is fights


@pytest.mark.parametrize(
    ("skill", "steps", "chance", "goes"),
    [(ADMIRAL, 2, 0.9, True), (ADMIRAL, 6, 0.9, False), (ADMIRAL, 2, 0.4, False), (CAPTAIN, 2, 0.9, False)],
)
def test_whoever_is_there_first_does_not_turn_back(skill, steps, chance, goes, monkeypatch):
    """AI-5, AI-9: the own Homeworld would fall, but that of the enemy falls before."""
    t = galaxy(*THREE)
    t.red.has("CA", 6, at=calm_at(t, steps, 1), ship_size=3)
    t.green.has("CA", 6, at=calm_at(t, 2, 0), up=True, ship_size=3)
    t.begins("red")
    monkeypatch.setattr(Outlook, "winning", lambda look, hex, ours, phases=0: chance if look.is_home(hex) else 0.0)
    guarded = lambda look, whence, hex, ours, warily=False: 0.9 if ours else 0.1  # noqa: E731
    monkeypatch.setattr(Outlook, "withstands", guarded)
    monkeypatch.setattr(campaign, "SIEGE", 9)  # however late it is
    _, goal = campaign.campaign(look_of(t, skill), set(), NOWHERE)
    assert goal == t.state.homeworld[1 if goes else 0]
