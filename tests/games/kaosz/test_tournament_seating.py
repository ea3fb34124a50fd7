"""Decks handed in at a tournament of Káosz Galaktika (KG-11.62)."""

from __future__ import annotations

import pytest

from app.games.kaosz import tournament as kaosz_decks
from app.scenes import launch
from app.scenes.tournament.proof import entry_of
from rules.tournament import Changed
from saves.results import BadResult
from tests.app.test_tournament_seating import at_desk, doubts, proven


def test_the_judge_is_told_of_another_deck_than_the_one_handed_in(app, tmp_path):
    desk = at_desk(app, tmp_path, "kaosz", "swiss")
    _, text = kaosz_decks.decks(app, desk.t.format.options, "en")[0]
    first, second = desk.t.current.tables[0].players
    desk.enter(Changed(first, desk.t.name(first), text))
    own = kaosz_decks.seat_switches(app, text, desk.t.format.options)
    how = {"game": "kaosz", "options": {"tournament": True}, "places": ((0,), (1,))}
    assert doubts(app, desk, **how, switches=(own, {})) == []
    assert doubts(app, desk, **how, switches=({}, {})) == [("deck", desk.t.name(first))]
    assert doubts(app, desk, **how, switches=(own, {"deck": ["x"]})) == [("deck", desk.t.name(second))]


def test_a_deck_that_was_handed_in_is_played(app, drive, tmp_path, monkeypatch):
    desk = at_desk(app, tmp_path, "kaosz", "swiss")
    _, text = kaosz_decks.decks(app, desk.t.format.options, "en")[0]
    first, _ = desk.t.current.tables[0].players
    desk.enter(Changed(first, desk.t.name(first), text))
    begun = []
    monkeypatch.setattr(launch, "sit_down", lambda app, match, extras: begun.append(match))
    drive.click("seat")
    own = begun[0].session.setup.seats
    assert len(own[0]["deck"]) >= 40 and "deck" not in own[1]


def test_a_deck_that_cannot_be_played_is_told_before_the_game(app, drive, tmp_path):
    desk = at_desk(app, tmp_path, "kaosz", "swiss")
    first = desk.t.current.tables[0].players[0]
    desk.enter(Changed(first, desk.t.name(first), "3 Unknown Thing"))
    drive.click("seat")
    assert app.scene is desk
    assert app.notices.shown.text == app.texts("tournament-deck-unusable", name=desk.t.name(first))


def test_a_prize_that_the_game_gives_is_written_down_with_its_name(app, tmp_path):
    """KG-11.77: an ultra rare card for the first three places, the same one however often it is asked for."""
    desk = at_desk(app, tmp_path, "kaosz", "swiss")
    cards = [kaosz_decks.award(app, desk.t, place, "Anna") for place in (1, 2, 3, 4)]
    assert all(cards[:3]) and cards[3] == ""
    assert cards == [kaosz_decks.award(app, desk.t, place, "Anna") for place in (1, 2, 3, 4)]


def test_a_game_by_other_rules_does_not_count(app, tmp_path):
    """KG-11.62: a tournament game is played by the switches of a tournament."""
    desk = at_desk(app, tmp_path, "kaosz", "swiss")
    names = tuple(desk.t.name(player) for player in desk.t.current.tables[0].players)
    with pytest.raises(BadResult) as refused:
        entry_of(desk.t, proven(game="kaosz", names=names, places=((0,), (1,))))
    assert refused.value.id == "options"
    entry = entry_of(desk.t, proven(game="kaosz", names=names, places=((1,), (0,)), options={"tournament": True}))
    assert entry.places[0] == (desk.t.current.tables[0].players[1],)
