"""The story of a finished game of Káosz: read from the log, told in both languages (UX-95)."""

from __future__ import annotations

import pytest

from app.match.feed import relived
from app.scenes.finished import finished_of
from app.scenes.story import course_name, story_lines
from app.text.texts import Texts
from rules.content.shapes import Translation
from rules.core.chronicle import TurningPoint
from rules.kaosz.chronicle import BEST, BLOW, LOSS, TIDE, _tide, chronicle
from tests.games.kaosz.hands import match_of, played_on
from tests.support.stories import finished


def test_the_course_ends_where_the_colonies_are_and_begins_with_the_deal():
    session = played_on(120, seed=4, until=lambda state, decision: False, most=400)
    events = [event for entry in relived(session).entries for event in entry.events]
    found = chronicle(session.state, events)
    state = session.state
    assert [row[-1] for row in found.course] == [len(state.pile(f"colony:{seat}")) for seat in (0, 1)]
    assert [row[0] for row in found.course] == [40, 40]
    assert {len(row) for row in found.course} == {state.turn + 1}


def test_the_hardest_blow_the_dearest_loss_and_the_best_ship_are_found():
    session = next(
        found
        for found in (played_on(150, seed=seed, until=lambda s, d: False, most=900) for seed in range(1, 9))
        if {m.name for m in chronicle(found.state, events_of(found)).moments} >= {BLOW, LOSS, BEST}
    )
    events = events_of(session)
    moments = {moment.name: moment for moment in chronicle(session.state, events).moments}
    blows = [event.data["total"] for event in events if event.kind == "bombardment" and event.data["what"] == "colony"]
    assert moments[BLOW].values["count"] == max(blows)
    lost = [session.state.face(event.data["card"]) for event in events if event.kind == "destroyed"]
    assert moments[LOSS].values["cost"] == max(face.cost for face in lost if face.type == "ship")
    assert moments[BEST].values["bombs"] or moments[BEST].values["kills"]


def events_of(session):
    return [event for entry in relived(session).entries for event in entry.events]


@pytest.mark.parametrize("language", ["hu", "en"])
def test_every_moment_is_a_sentence(language):
    session = played_on(150, seed=4, until=lambda s, d: False, most=100_000)
    match = match_of(session=session)
    match._journal.feed = relived(session)
    match.update(10)
    over = finished_of(match)
    texts = Texts(language)
    lines = story_lines(texts, over)
    assert len(lines) >= 2 and all(line.endswith((".", "!")) for line in lines)
    assert course_name(texts, over) and texts.missing == set()
    assert {moment.name for moment in over.story.moments} <= {BLOW, TIDE, LOSS, BEST}


def test_a_small_lead_is_no_tide_that_could_turn():
    assert _tide(((9, 8, 8, 8), (9, 9, 7, 4))) is None
    turned = _tide(((9, 5, 5, 5), (9, 9, 5, 2)))
    assert (turned.turn, turned.values["seat"]) == (3, 0)


@pytest.mark.parametrize(("language", "said"), [("hu", "a Mamut: 7 bomba."), ("en", "Mammoth: 7 bombs.")])
def test_a_ship_that_shot_nobody_down_is_praised_for_its_bombs(language, said):
    values = {"seat": 0, "card": Translation("Mammoth", "Mamut"), "bombs": 7, "kills": 0}
    (line,) = story_lines(Texts(language), finished("kaosz", ["Anna"], TurningPoint(BEST, 0, values)))
    assert line.endswith(said)
