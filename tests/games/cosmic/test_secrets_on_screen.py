"""No picture of an encounter tells what only one person may see (UX-41): in windows, deals, labs, hidden powers."""

import pytest

from rules import Session, waiting
from tests.app.two_worlds import FRAME_MS, Moment, go_on, side_by_side, watch
from tests.games.cosmic.support import table


def laid(*cards, powers=None, **options):
    """Red and blue hold encounter cards, red also what is named."""
    t = table("red", "blue", "green", options=options, powers=powers)
    t.red.holds("attack_15", "negotiate", *cards)
    t.blue.holds("attack_20", "negotiate", "attack_06")
    t.green.holds("attack_07")
    return t


def begun(*cards, **more):
    t = laid(*cards, **more)
    t.begins("red", "blue")
    return t


def launched(*cards):
    t = begun(*cards)
    t.all_pass()
    t.red.launches(2, at="blue 3")
    return t


def planned(*cards):
    t = launched(*cards)
    t.nobody_allies()
    t.all_pass()
    return t


def revealed(card, *cards):
    t = planned(*cards)
    t.plans(red=card, blue=card if card == "negotiate" else "attack_20")
    return t


def dealing(*cards):
    t = revealed("negotiate", *cards)
    t.all_pass()
    return t


def researching():
    t = laid(technology="on")
    t.red.researches("qax", 2)
    t.blue.researches("xenon_lasers", 1)
    t.begins("red", "blue")
    return t


def hidden():
    t = laid(powers={"red": "zombie", "blue": "human"}, hidden_powers="on")
    for sheet in t.state.sheets:
        sheet.face_up = False
    t.begins("red", "blue")
    return t


UNTIL_OTHERS = 28  # frames: after a window the first person may go on with the own hand in sight
POSITIONS = {
    "an artifact in a window": (lambda: begun("mobius_tubes", "cosmic_zap"), "reply"),
    "aiming": (begun, "launch.planet"),
    "inviting": (launched, "alliance.invite"),
    "a card to lay": (planned, "planning.card"),
    "a reinforcement": (lambda: revealed("attack_15", "reinforcement_3"), "reinforcing.reply"),
    "a deal": (lambda: dealing("attack_40", "attack_30"), "deal.message"),
    "a technology": (researching, "tech_actions.action"),
    "a hidden power": (hidden, "reply"),
}


def moment_of(name):
    made, prompt = POSITIONS[name]
    t = made()
    asked = waiting(t.state)[0]
    assert asked.seat == 0 and asked.prompt.endswith(prompt), asked
    return Moment(Session(t.state, 1), asked)


@pytest.mark.parametrize("name", POSITIONS)
def test_no_frame_for_others_shows_what_only_one_person_may_see(name):
    moment = moment_of(name)
    with side_by_side(moment) as pair:
        assert pair is not None, "no other world looks the same to the second person"
        assert watch(pair, moment.seat, UNTIL_OTHERS)


def test_looking_at_the_own_cards_during_a_deal_leaves_no_trace():
    """CE-6.36: a cover before and nothing of the hand afterwards, although cards were put into the offer."""
    moment = moment_of("a deal")
    with side_by_side(moment) as pair:
        assert pair is not None
        for screen in pair:
            for _ in range(10):
                screen.step(FRAME_MS)
            assert screen.is_open()
            screen.match.screen.look()
        for _ in range(4):
            one, two = (screen.picture(FRAME_MS) for screen in pair)
            assert one == two
        assert go_on(pair, moment.seat)
        pictures = [screen.picture(FRAME_MS) for screen in pair]
        assert pictures[0] != pictures[1] and pair[0].match.viewer == moment.seat
        for screen in pair:
            hand = screen.scene.module.seen["seats"][moment.seat]["hand"]
            assert screen.scene.desk.touch(hand[0])
            screen.step()
            screen.match.screen.look_away()
        for _ in range(4):
            one, two = (screen.picture(FRAME_MS) for screen in pair)
            assert one == two and pair[0].is_open()
            assert len(pair[0].scene.desk.choice.filled["cards"]) == 1
