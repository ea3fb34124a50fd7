"""Doomsday Machines on the map: where they come from, which one a question is about."""

import pytest

from app.games.empires.looks import looks
from app.games.empires.motion import floats
from app.games.empires.pages.hex_page import hex_notes
from rules import Event, view
from rules.empires.state import facts
from tests.app.hands import Dragging
from tests.games.empires.hands import hex_thing
from tests.games.empires.support import galaxy
from tests.games.empires.test_solo_machines import machine, table

ENTRIES = [(1, 2), (5, 4), (7, 7), (5, 10), (1, 11)]


@pytest.fixture
def torn(seated):
    """A machine between two colonies that nothing tells apart."""
    t = table()
    t.red.settles_at((5, 6), 3)
    t.red.settles_at((5, 8), 3)
    machine(t, 1, (7, 7))
    t.begins("red").ends()
    return t, seated(t)


def test_the_machine_that_a_question_is_about_is_marked_on_the_map(app, torn):
    """UX-31, SE-24.9: and the question names its hex; a touch on the colony is the answer."""
    t, scene = torn
    assert scene.desk.decision.prompt == "empires.machines.goal"
    assert scene.module.words.prompt(scene.desk.decision) == "Melyik kolóniád felé tart a gép (G7)?"
    assert scene.desk.marks()[hex_thing(t, (7, 7))] == "chosen"
    person = Dragging(app, scene)
    person.click(person.centre(hex_thing(t, (5, 6))))
    assert scene.match.session.log[0].value == t.hex((5, 6))


def test_hexes_from_which_machines_come_are_marked(torn):
    """SE-24.3: on the map and in words, with the faces of the die."""
    t, scene = torn
    seen = looks(facts(t.state), view(t.state, 0)["table"], 0)
    assert [t.place(hex) for hex, look in enumerate(seen) if look.entry] == sorted(ENTRIES)
    assert "Itt léphetnek be az ítéletnapgépek (dobás: 3–4)" in hex_notes(scene.module, t.hex((5, 4)))
    usual = galaxy().state
    assert not any(look.entry for look in looks(facts(usual), view(usual, 0)["table"], 0))


def test_the_name_of_a_machine_rises_where_it_comes_in(torn):
    """SE-24.4."""
    t, scene = torn
    where = hex_thing(t, (5, 4))
    event = Event("arrival", {"machine": "machine_1", "hex": t.hex((5, 4)), "face": 3, "number": 1})
    assert floats(scene.module, event) == (where, scene.module.wording.unit("machine_1"), "harm")


def test_a_colony_ship_that_settles_is_not_told_as_lost(torn):
    """SE-4.20.1: it has become the colony, whose founding is told."""
    t, scene = torn
    lost = {"hex": t.hex((5, 4)), "seat": 0, "unit": "colony_ship", "count": 1}
    assert floats(scene.module, Event("lost", {**lost, "why": "settled"})) is None
    assert floats(scene.module, Event("lost", {**lost, "why": "scuttled"})) is not None
