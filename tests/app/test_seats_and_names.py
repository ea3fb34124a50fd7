"""Seats that change hands, names nobody typed, questions that are equal (UX-74, UX-87)."""

import pytest

from app.match import Seats
from app.scenes.draft import Chair, Draft
from app.table.log import worded
from app.text.names import default_number, shown_name
from app.text.texts import Texts
from tests.app.hands import Clicking, sit_down
from tests.support.games import ANY


def test_a_seat_given_to_the_computer_is_known_as_a_persons_after_loading():
    """UX-74."""
    seats = Seats([("Anna", "human"), ("Vega", "pilot")])
    seats.hand_over(0, "captain")
    again = Seats.of(seats.infos())
    assert (again[0].kind, again[0].home) == ("captain", "human")
    assert (again[1].kind, again[1].home) == ("pilot", "pilot")
    again.hand_over(0, "human")
    assert again.infos()[0].home is None


@pytest.mark.parametrize(
    ("name", "english", "hungarian"),
    [
        ("Player 2", "Player 2", "2. játékos"),
        ("2. játékos", "Player 2", "2. játékos"),
        ("Anna", "Anna", "Anna"),
    ],
)
def test_default_names_are_said_in_the_language_of_the_moment(name, english, hungarian):
    """UX-87."""
    assert shown_name(Texts("en"), name) == english
    assert shown_name(Texts("hu"), name) == hungarian


def test_a_default_name_is_not_remembered_as_a_typed_one():
    draft = Draft(ANY, [Chair("human", "1. játékos"), Chair("human", "Béla")])
    again = Draft.decode(ANY, draft.encode())
    assert [chair.name for chair in again.chairs] == ["", "Béla"]
    assert default_number("Béla") is None


def test_an_answer_between_two_equal_questions_separates_them(app):
    scene = sit_down(app)
    desk = scene.desk
    question, choice = desk.decision, desk.choice
    desk.ask(question, desk._number)
    assert desk.choice is choice, "the same question goes on"
    desk.ask(question, desk._number + 1)
    assert desk.choice is not choice and desk.decision is question


def test_the_log_is_filtered_by_kind_and_headed_as_the_game_counts(app):
    """UX-54."""
    scene = sit_down(app)
    hands = Clicking(app, scene)
    for _ in range(10):
        if scene.desk.decision is not None:
            hands.play(scene.desk.decision.first(1)[0])
        hands.wait(200)
        if app.scene is not scene:
            break
    rows = worded(scene.module, scene.match.log.lines())
    kinds = {row.kind for row in rows if not row.heading}
    assert len(kinds) > 1
    log = scene.reading.log
    log.rows, log.kind = rows, sorted(kinds)[0]
    seen = [row for row in log.seen_rows() if not row.heading]
    assert seen and {row.kind for row in seen} == {sorted(kinds)[0]}
