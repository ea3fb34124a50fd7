"""Recordings of Űrcsempészek."""

from __future__ import annotations

from app.games.smugglers.summary import last_round
from app.match.feed import relived
from app.table.replay_match import everyones_view
from rules import Setup, new_game, view
from tests.app.around import played, saved
from tests.app.test_scene_replay import played_on


def test_everything_open_takes_each_seats_own_part():
    state = new_game("smugglers", Setup("smugglers", [{}, {}], {"timing": "open"}), 3)
    shown = everyones_view(state, 2)["table"]["seats"]
    assert shown == [view(state, seat)["table"]["seats"][seat] for seat in (0, 1)]


def test_a_round_played_on_from_the_middle_is_summed_up_whole(app, monkeypatch):
    """The winners of sectors before the recording was left are in the summary of that round."""
    session = played(steps=400)
    feed = relived(session)
    won = [entry.number for entry in feed.entries if any(event.kind == "win" for event in entry.events)]
    ended = next(entry.number for entry in feed.entries if any(event.kind == "round_over" for event in entry.events))
    before = [number for number in won if number < ended]
    assert before
    match = played_on(app, saved(session), before[-1] + 1, monkeypatch)
    for answer in session.log[before[-1] + 1 : ended + 1]:
        match._journal.apply(answer, True)
    summary = last_round(match.log.lines())
    expected = [
        event.data["seat"] for entry in feed.entries[: ended + 1] for event in entry.events if event.kind == "win"
    ]
    assert summary.whole and [event.data["seat"] for event in summary.events if event.kind == "win"] == expected
    match.leave()


def test_of_a_round_whose_beginning_is_not_known_nobody_is_said_to_have_won_nothing():
    history = relived(played(steps=400)).lines(None)
    ended = next(place for place, line in enumerate(history) if any(e.kind == "round_over" for e in line.events))
    assert last_round(history[: ended + 1]).whole
    assert not last_round(history[ended - 1 : ended + 1]).whole
