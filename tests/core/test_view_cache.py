"""Parts of views are kept until something they are made of changes; nobody can tell that from a view."""

import pytest

from rules import Chance, Session, answer_at_random, clone, find, imagine, new_game, play_on, view, waiting
from rules.core.view_cache import ViewCache, view_cache
from tests.support.games import SHIPPED
from tests.support.tiny import TINY


@pytest.mark.parametrize("game", SHIPPED)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_view_with_kept_parts_is_the_view_of_a_position_never_seen_before(game, seed):
    rng = Chance(seed)
    setup = find(game).random_setup(find(game).seats[0] + 1, rng)
    state = new_game(game, setup, seed)
    eyes = [None, *range(len(setup.seats))]
    for number in range(400):
        if number % 3 == 0:
            eyes.append(eyes.pop(0))  # whoever looks first, the others see no more than they may
            for seat in eyes if number % 4 == 0 else eyes[:1]:
                assert view(state, seat) == view(clone(state), seat)
        if not play_on(state, rng):
            break


@pytest.mark.parametrize("game", SHIPPED)
def test_an_answer_taken_back_and_another_world_have_parts_of_their_own(game):
    rng = Chance(4)
    session = Session.start(game, find(game).random_setup(find(game).seats[0], rng), 4)
    for _ in range(30):
        if not waiting(session.state):
            break  # a small game is over
        session.answer(answer_at_random(session.state, waiting(session.state)[0], rng))
        view(session.state, 0)
    seen = view(session.state, 0)
    world = imagine(session.state, 1, rng)
    assert world.view_cache is None
    view(world, 0)
    assert view(session.state, 0) == seen == view(clone(session.state), 0)


def test_a_part_is_made_again_only_when_what_it_is_made_of_is_another():
    kept, made = ViewCache(), []

    def part(made_of):
        return kept.part("part", made_of, lambda: made.append(made_of) or len(made))

    assert [part([1, 2]), part([1, 2]), part([1, 3]), part([1, 2])] == [1, 1, 2, 3]
    assert kept.part("other", [1, 2], lambda: "own") == "own"


def test_a_clone_keeps_nothing_of_its_original():
    state = new_game(TINY.id, TINY.random_setup(2, Chance(1)), 1)
    view(state, 0)
    assert view_cache(state) is view_cache(state) and clone(state).view_cache is None
