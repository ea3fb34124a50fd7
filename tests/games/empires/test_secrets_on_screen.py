"""No picture of the map tells what only one person may see (UX-41, UI-2, UI-4): closed counters, markers looked at."""

import pytest

from app.table.module import Look
from rules import Session, view, waiting
from tests.app.two_worlds import Moment, other_world, side_by_side, watch
from tests.games.empires.battles import fight
from tests.games.empires.hands import at_the_table
from tests.games.empires.support import galaxy

FRAMES = 12


@pytest.fixture(scope="module", autouse=True)
def known():
    with at_the_table():
        yield


def fleets():
    """Red has closed counters of every sort, alone and in heaps, and has looked at a marker."""
    t = galaxy()
    for code, count, at in (
        ("SC", 2, (5, 4)),
        ("BB", 1, (5, 4)),
        ("Decoy", 1, (5, 4)),
        ("CA", 3, (6, 4)),
        ("SY", 2, (3, 5)),
    ):
        t.red.has(code, count, at=at)
    t.blue.has("DD", 2, at=(8, 4))
    t.red.saves(30)
    t.marker((7, 2), "nebula")
    t.marker((7, 6), "danger")
    t.state.known[t.hex((7, 2))] = 1
    t.begins("red")
    return t


def moment_of(t):
    asked = waiting(t.state)[0]
    assert asked.seat == 0
    return Moment(Session(t.state, 1), asked)


def test_no_frame_for_others_shows_what_only_one_person_may_see():
    moment = moment_of(fleets())
    with side_by_side(moment) as pair:
        assert pair is not None, "no other world looks the same to the second person"
        assert watch(pair, moment.seat, FRAMES) >= 4


def test_a_closed_counter_on_its_way_looks_like_any_other():
    """UI-4: what the second person sees of a move afterwards does not tell what moved."""
    moment = moment_of(fleets())
    t = fleets()
    with side_by_side(moment) as pair:
        assert pair is not None
        here, there = t.hex((6, 4)), t.hex((7, 4))
        for screen in pair:
            state = screen.match.session.state
            slot = next(slot for slot, hex in enumerate(state.fleets[0].hex) if hex == here)
            for value in (slot, ("go", there, state.fleets[0].count[slot])):
                asked = screen.open_question()
                screen.scene._answer(asked, value)
                screen.step(300.0)
        assert pair[0].known() == pair[1].known()
        assert watch(pair, moment.seat, FRAMES)


def test_the_map_of_somebody_else_is_the_same_in_both_worlds():
    """Everything that the table is drawn from, for the eyes that must not know, and for everybody's."""
    moment = moment_of(fleets())
    worlds = moment.session.state, other_world(moment)
    assert worlds[1] is not None
    with side_by_side(moment) as pair:
        module = pair[0].scene.module

        def laid(seat):
            return [module.tableau(Look(view(state, seat), seat, (900, 480), 1.0, 1.0)) for state in worlds]

        for seat in (1, None):
            one, other = laid(seat)
            assert one == other
        one, other = laid(0)
        assert one != other


def test_the_battle_board_shows_others_only_what_is_open():
    """UI-9: which groups stay hidden elsewhere cannot be read from it."""
    t = galaxy(options={"raiders": "off"})
    t.red.has("CA", 2, at=(5, 4))
    t.blue.has("SC", 2, at=(5, 4))
    t.red.has("BB", 1, at=(6, 4))
    t.red.has("Decoy", 1, at=(6, 4))
    fight(t)
    moment = moment_of(t)
    assert view(t.state, 1)["table"]["battle"]["lines"]
    with side_by_side(moment) as pair:
        assert pair is not None
        assert watch(pair, moment.seat, FRAMES) >= 4
