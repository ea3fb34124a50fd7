"""No picture of the map tells what only one person may see (UX-41, UI-2, UI-4): closed counters, markers looked at."""

import pytest
from PIL import Image, ImageChops

from app.table.roles.layout import Look
from rules import Session, view, waiting
from tests.app.two_worlds import SIZE, Moment, other_world, side_by_side, watch
from tests.games.empires.support import galaxy

FRAMES = 12
GROUP, ORDER, SHEET = "empires.movement.group", "empires.movement.order", "empires.economy.sheet"
DECLINES = {GROUP: "end", ORDER: "done"}


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
            return [module.layout.tableau(Look(view(state, seat), seat, (900, 480), 1.0, 1.0)) for state in worlds]

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
    t.fight()
    moment = moment_of(t)
    assert view(t.state, 1)["table"]["battle"]["lines"]
    with side_by_side(moment) as pair:
        assert pair is not None
        assert watch(pair, moment.seat, FRAMES) >= 4


def moving(*codes, mover):
    """One of several counters of a hex goes to the next one."""

    def lay(t):
        slots = [t.red.has(code, count, at=(5, 4)) for code, count in codes]
        t.begins("red")
        return {GROUP: [slots[mover]], ORDER: [("go", t.hex((6, 4)), codes[mover][1])]}

    return lay


def regrouping(code, *counts, order=None):
    """Units go over to another counter, or get one of their own, or are given up; or nothing is done."""

    def lay(t):
        slots = [t.red.has(code, count, at=(5, 4)) for count in counts]
        t.begins("red")
        if order is None:
            return {}
        told = ("join", slots[-1], counts[0]) if order == "join" else (order, 1)
        return {GROUP: [slots[0]], ORDER: [told]}

    return lay


def producing(**sheet):
    """An Economic Phase in which both fill in their sheets."""

    def lay(t):
        t.red.has("SY", 2, at=(3, 5))
        t.red.has("SC", 2, at=(3, 5))
        t.economy()
        return {SHEET: [tuple(t.red.filled(**sheet).items())]}

    return lay


# Pairs of turns that nobody else may tell apart: what lies there, and what is done with it.
SAME_TO_OTHERS = {
    "what moves": (moving(("SC", 2), mover=0), moving(("BB", 1), mover=0)),
    "which of two moves": (moving(("CA", 2), ("Decoy", 1), mover=0), moving(("CA", 2), ("Decoy", 1), mover=1)),
    "what is joined": (regrouping("SC", 2, 1, order="join"), regrouping("CA", 1, 3, order="join")),
    "what is split": (regrouping("SC", 3, order="split"), regrouping("CA", 2, order="split")),
    "whether a part is scuttled": (regrouping("SC", 3, order="scuttle"), regrouping("CA", 2)),
    "what is built": (producing(build={"destroyer@3,5": 1}), producing(build={"decoy@3,5": 1}, research=("attack",))),
    "whether a group grows": (producing(build={"scout+1": 1}), producing(research=("attack", "defence"))),
}


def laid(lay):
    """A position with closed counters of red, and red's answers by question; what has none is declined."""
    t = galaxy()
    t.blue.has("DD", 2, at=(8, 4))
    t.red.knows(ship_size=6, mines=1)
    t.red.saves(60)
    return t, lay(t)


def told_to(screen, seat):
    """The view of a seat, and all events that it has noticed."""
    match = screen.match
    lines = match._journal.feed.lines(seat)
    return view(match.session.state, seat), [event.encode() for line in lines for event in line.events]


def answers_for(screen, seat, wanted):
    """A person answers as planned, out of sight of the others, until somebody else is asked."""
    for _ in range(8):
        if not screen.is_own(seat):
            return
        asked = screen.open_question()
        planned = wanted.get(asked.prompt)
        screen.scene._answer(asked, planned.pop(0) if planned else DECLINES[asked.prompt])
        screen.step(300.0)
    raise AssertionError(asked.prompt)


def alike(one, two):
    """A picture that is kept is blended with other roundings when it is drawn again, while it fades in."""
    return one == two or max(high for _, high in difference(one, two).getextrema()) <= 1


def difference(one, two):
    return ImageChops.difference(*(Image.frombytes("RGB", SIZE, picture) for picture in (one, two)))


@pytest.mark.parametrize("case", SAME_TO_OTHERS)
def test_what_is_done_with_closed_counters_cannot_be_followed(case):
    """UI-2, UI-4, UX-41, UX-47: not through pictures, their order, the film of what was missed, the log, or timing."""
    (t, mine), (other, others) = (laid(lay) for lay in SAME_TO_OTHERS[case])
    moment = moment_of(t)
    with side_by_side(moment, other.state) as pair:
        assert pair is not None
        for screen, wanted in zip(pair, (mine, others), strict=True):
            answers_for(screen, moment.seat, wanted)
        compared = 0
        for frame in range(FRAMES + 4):
            assert told_to(pair[0], 1) == told_to(pair[1], 1)
            if frame == 3:
                assert pair[0].match.screen.covered_for == pair[1].match.screen.covered_for == 1
                for screen in pair:
                    screen.match.screen.lift()
            if frame == 9:  # now the second one has an answer: sheets are carried out with the last of them
                for screen in pair:
                    asked = screen.open_question()
                    first = asked.opening() if asked.prompt == SHEET else DECLINES[asked.prompt]
                    screen.scene._answer(asked, tuple(first.items()) if asked.prompt == SHEET else first)
            assert alike(*(screen.picture(60.0) for screen in pair))
            compared += pair[0].match.viewer == 1
        assert compared >= 6
        assert pair[0].match.session.log[-1].seat == 1
