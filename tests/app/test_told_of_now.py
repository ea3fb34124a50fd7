"""What is told is of now: no line of another part, none that the rules could not retell (UX-54, UX-64)."""

import pytest

from app.match.feed import relived
from rules import Illegal, Reason
from tests.app.around import played
from tests.app.hands import Clicking, sit_down


def broken(error):
    def apply_badly(state, answer, **more):
        raise error

    return apply_badly


def test_a_fault_in_retelling_a_game_is_noted_or_raised_and_never_swallowed(monkeypatch):
    session = played(steps=6)
    assert len(relived(session).entries) == 6
    noted = []
    monkeypatch.setattr("app.match.feed.apply", broken(KeyError("lost")))
    assert relived(session, note=noted.append).entries == [] and isinstance(noted[0], KeyError)
    with pytest.raises(KeyError):
        relived(session)


def test_answers_that_the_rules_of_today_refuse_only_cost_the_old_lines(monkeypatch):
    noted = []
    monkeypatch.setattr("app.match.feed.apply", broken(Illegal(Reason("core.first"))))
    assert relived(played(steps=6), note=noted.append).entries == [] and noted == []


def test_a_log_that_is_begun_anew_keeps_no_line_of_what_was_before(app):
    """A lesson lays out its next part, whose log may be as long as the one before."""
    table = Clicking(app, sit_down(app))
    table.play_all(seed=5, most=4)
    table.wait(20)
    scene = table.scene
    assert scene.reading.log.rows
    before = scene.reading.begun
    scene.match._journal.feed.cut(0)
    scene.reading.show_lines()
    scene.reading._lines = ()
    scene.reading.show_lines()
    assert scene.reading.log.rows == [] and scene.reading.begun > before
