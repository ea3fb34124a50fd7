"""Answers under construction: paths of touches, toggles, numbers and orders; one logic for every device (UX-14)."""

import pytest

from app.table.choose import BLOCKED, CHOSEN, LEGAL, TARGET, begin
from app.table.model import Gesture
from rules import Amount, One, Order, Reason, Some, Split


def gesture(option):
    """The parts behind the verb are touched in order; a card alone may be dropped on the pile."""
    if isinstance(option, tuple):
        return Gesture(option[1:], onto="pile" if option[0] == "play" else None)
    return Gesture((option,)) if isinstance(option, int) else Gesture()


def choice(decision):
    return begin(decision, gesture, lambda slot: slot)


ATTACK = One(
    0,
    "k.attack",
    options=(
        "pass",
        ("play", 1),
        ("attach", 1, 10),
        ("attach", 1, 11),
        ("move", 2, 10, "dock"),
        ("move", 2, 10, "moon"),
        ("fire", 3, 10),
        ("burn", 3, 10),
    ),
    blocked=((("attach", 4, 10), Reason("k.cost", {"cost": 3})),),
)


def test_only_beginnings_of_options_are_offered_first():
    made = choice(ATTACK)
    assert made.marks() == {1: LEGAL, 2: LEGAL, 3: LEGAL, 4: BLOCKED}
    assert made.buttons() == ["pass"]
    assert not made.touch(10)


def test_a_piece_then_a_target_is_an_answer():
    made = choice(ATTACK)
    assert made.touch(1) and made.value() is None
    assert made.marks() == {1: CHOSEN, 10: TARGET, 11: TARGET, "pile": TARGET}
    assert made.touch(11) and made.value() == ("attach", 1, 11)


def test_a_piece_with_a_finished_action_also_lists_it():
    made = choice(ATTACK)
    made.touch(1)
    assert made.complete() == [("play", 1)]
    made.touch("pile")
    assert made.value() == ("play", 1)


def test_three_touches_make_a_longer_answer():
    made = choice(ATTACK)
    made.touch(2)
    made.touch(10)
    assert made.value() is None and made.targets() == {"dock", "moon"}
    made.touch("moon")
    assert made.value() == ("move", 2, 10, "moon")


def test_two_options_with_the_same_path_are_both_listed():
    made = choice(ATTACK)
    made.touch(3)
    made.touch(10)
    assert made.value() is None
    assert made.actions() == [("fire", 3, 10), ("burn", 3, 10)]
    made.pick(("burn", 3, 10))
    assert made.value() == ("burn", 3, 10)


def test_dropping_equals_touching():
    dropped, touched = choice(ATTACK), choice(ATTACK)
    assert dropped.drop(1, 10)
    touched.touch(1)
    touched.touch(10)
    assert dropped.value() == touched.value() == ("attach", 1, 10)
    assert not choice(ATTACK).drop(1, "moon")


def test_going_back_step_by_step():
    made = choice(ATTACK)
    made.touch(2)
    made.touch(10)
    assert made.back() and made.touched == [2]
    assert made.back() and made.touched == []
    assert not made.back()


def test_choosing_another_piece_starts_over():
    made = choice(ATTACK)
    made.touch(1)
    assert made.touch(2) and made.touched == [2]


def test_the_reason_is_that_of_the_rules():
    made = choice(ATTACK)
    assert made.reason(4, 10).id == "k.cost" and made.reason(4).id == "k.cost"
    assert made.reason(1) is None


def test_a_ranged_option_takes_a_number_within_its_range():
    made = choice(One(0, "k.pay", options=("pass", ("pay", 1)), ranges={("pay", 1): (2, 4)}))
    made.touch(1)
    made.pick(("pay", 1))
    assert made.span() == (2, 4) and made.value() == ("pay", 1, 2)
    made.number = 4
    assert made.decision.check(made.value()) == ("pay", 1, 4)


def test_toggles_keep_the_order_and_the_limits():
    made = choice(Some(0, "k.some", items=(1, 2, 3), low=1, high=2))
    assert made.value() is None
    assert made.touch(3) and made.touch(1) and not made.touch(2)
    assert made.value() == (3, 1)
    made.touch(3)
    assert made.value() == (1,)
    made.all_alike([1, 2, 3])
    assert made.value() == (1, 2)


def test_with_room_for_one_another_replaces_it():
    made = choice(Some(0, "k.some", items=(1, 2), low=1, high=1))
    made.touch(1)
    made.touch(2)
    assert made.value() == (2,)


def test_numbers_stay_in_their_range():
    made = choice(Amount(0, "k.amount", low=1, high=3))
    made.set(0, 9)
    assert made.value() == 3
    several = choice(Amount(0, "k.amounts", slots=(("a", 0, 2), ("b", 1, 5))))
    several.set(1, 4)
    assert several.value() == (0, 4)


def test_a_split_never_gives_out_more_than_there_is():
    made = choice(Split(0, "k.split", slots=("a", "b"), caps=(3, 2), low=4, high=4, floors=(1, 0)))
    assert made.numbers == [1, 0] and made.value() is None
    for _ in range(5):
        made.touch("a")
    made.touch("b")
    made.touch("b")
    assert made.value() == (3, 1)
    assert made.back() and made.numbers == [1, 0]


def test_an_order_starts_as_listed_and_can_be_changed():
    made = choice(Order(0, "k.order", items=(1, 2, 3)))
    made.move(2, 0)
    assert made.value() == (3, 1, 2)
    assert made.back() and made.value() == (1, 2, 3)


@pytest.mark.parametrize(
    "decision",
    [
        ATTACK,
        Some(0, "k", items=(1, 2), low=1, high=2),
        Split(0, "k", slots=("a", "b"), caps=(2, 2), low=2, high=2),
        Amount(0, "k", low=0, high=3),
        Order(0, "k", items=(1, 2)),
    ],
)
def test_whatever_is_touched_the_answer_is_legal(decision):
    """UX-19: the desk can only ever build what the decision lists."""
    for first in (1, 2, 3, 4, 10, "a", "b"):
        for second in (1, 2, 3, 10, 11, "pile", "a", "b"):
            for third in (10, 11, "dock", "moon", "b"):
                made = choice(decision)
                for thing in (first, second, third):
                    made.touch(thing)
                if made.value() is not None:
                    assert decision.check(made.value()) == made.value()


def test_a_question_with_many_options_asks_for_each_gesture_once():
    """UX-14: a fleet of units with many goals each is found by what is touched, not by going through all options."""
    asked = []
    options = tuple(("move", unit, f"hex:{goal}") for unit in range(30) for goal in range(20))

    def gesture(option):
        asked.append(option)
        return Gesture((option[1], option[2]))

    choice = begin(One(0, "tiny.move", options=options), gesture, lambda slot: slot)
    assert asked == list(options)
    assert choice.starts() == set(range(30)) and list(choice.marks()) == list(range(30))
    assert choice.targets_of(7) == {f"hex:{goal}" for goal in range(20)}
    assert [option for option, _ in choice.begun_with(29)] == list(options[-20:])
    assert choice.drop(7, "hex:3") and choice.value() == ("move", 7, "hex:3")
    assert len(asked) == len(options)


def test_one_piece_to_be_placed_goes_to_whatever_place_was_touched_last():
    """One touch says it all: a second place is meant instead of the first, and nothing has to be confirmed."""
    made = choice(Split(0, "k.return", slots=("north", "south"), caps=(2, 2), low=1, high=1))
    assert made.is_single and made.touch("north") and made.value() == (1, 0)
    assert made.touch("south") and made.value() == (0, 1)
    assert not choice(Split(0, "k.return", slots=("north", "south"), caps=(2, 2), low=2, high=2)).is_single
    assert not choice(Split(0, "k.return", slots=("north", "south"), caps=(2, 2), low=0, high=1)).is_single


def test_pieces_that_are_counted_may_be_brought_to_a_goal():
    made = choice(Split(0, "k.launch", slots=("north", "south"), caps=(2, 3), low=1, high=4))
    assert made.targets_of("north") == set()
    made.goal = "gate"
    assert made.targets_of("north") == {"gate"} and made.drop("north", "gate") and made.numbers == [1, 0]
    assert made.drop("south", "gate", True) and made.numbers == [1, 3]
    assert made.targets_of("south") == set() and not made.drop("north", "south")
