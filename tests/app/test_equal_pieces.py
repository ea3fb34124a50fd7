"""Equal pieces are equal: whichever of them is touched, the option that the rules offer for one of them is meant."""

import pytest

from app.match import Match, PlaySettings, Seats
from app.match.thoughts import Nobody
from app.table.choose import CHOSEN, LEGAL, AmountChoice, OneChoice, SomeChoice
from app.table.model import Gesture
from app.table.scene import TableScene
from rules import Amount, Chance, One, Session, Some
from tests.app.conftest import unseen
from tests.app.match_support import People
from tests.support.expected import expected
from tests.support.games import TABLES, seats_at, setup_of


def gesture(option):
    return Gesture(option[1:] if isinstance(option, tuple) else (option,) if isinstance(option, int) else ())


def equals(offered):
    """Things from 10 on are all equal; three of them lie there."""
    reps = tuple(thing for thing in (10, 11, 12) if thing in offered)
    return {thing: reps for thing in (10, 11, 12) if reps and thing not in offered}


def question(kind, **more):
    return kind(0, "tiny.ask", "ask@0", **more)


def test_any_of_several_equal_pieces_means_the_option_of_the_one_offered():
    for piece in (10, 11, 12):
        choice = OneChoice(question(One, options=(("play", 10, "pile"), "pass")), gesture, equals=equals)
        assert choice.marks() == dict.fromkeys((10, 11, 12), LEGAL) and choice.targets_of(piece) == {"pile"}
        assert choice.drop(piece, "pile") and choice.value() == ("play", 10, "pile")


def test_some_of_several_equal_pieces_are_any_of_them():
    """Two of three: whichever were touched are marked, and touching one again lets it go."""
    choice = SomeChoice(question(Some, items=(10, 11), low=2, high=2), gesture, equals=equals)
    assert choice.touch(12) and choice.touch(11)
    assert sorted(choice.value()) == [10, 11]
    assert choice.marks() == {12: CHOSEN, 11: CHOSEN}
    assert choice.touch(12) and choice.touch(10) and sorted(choice.value()) == [10, 11]
    assert choice.marks() == {10: CHOSEN, 11: CHOSEN}


def test_a_number_is_set_by_any_of_equal_pieces():
    asked = question(Amount, low=0, high=2, slots=((10, 0, 2),))
    choice = AmountChoice(asked, gesture, lambda slot: slot, equals)
    assert choice.touch(12) and choice.touch(11) and choice.value() == (2,)
    assert choice.marks()[12] == choice.marks()[10] == CHOSEN


@pytest.mark.parametrize("game", TABLES)
def test_no_piece_is_refused_that_is_equal_to_one_offered(app, game):
    """Through a game by dice: every piece that looks like an offered one beside it begins the same answers."""
    seats = seats_at(game, expected(game, "table").get("seats", 3))
    session = Session.start(game, setup_of(game, seats), 7)
    people = Seats([(name, "human") for name in ("Anna", "Bence", "Cili", "Dani")[:seats]])
    match = Match(session, people, opponents=Nobody(), settings=PlaySettings(trust=True, hide_after_s=0))
    app.settings["speed"] = 0
    scene = TableScene(app, match)
    app.push(scene)
    player, asked = People(match, Chance(7)), 0
    with unseen(app):
        for _ in range(700):
            app.step(200.0)
            desk = scene.desk
            if isinstance(desk.choice, OneChoice | SomeChoice) and desk.stage is not None:
                asked += 1
                marks = desk.choice.marks()
                things = [desk.tableau.piece(thing) for thing, mark in marks.items() if mark == LEGAL]
                offered = {piece.sort for piece in things if piece is not None and piece.at is None}
                for piece in desk.tableau.pieces:
                    if piece.sort in offered and piece.at is None:
                        assert marks.get(piece.id) == LEGAL and desk.choice.touch(piece.id), piece
                        desk.choice.back()
            if match.replies.ring is not None:
                match.replies.end_ring()
            scene.host.layers = scene.host.layers[:1]
            player.do_something()
            if asked > 60 or match.result() is not None:
                break
    assert asked > 3
