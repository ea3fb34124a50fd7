"""Nothing private is on the screen while something is asked of or shown to several people, or to somebody else.

For every kind of question of every game two tables stand side by side, with two people and, where there is room, a
computer player. They differ only in what the second person must not see. The first person answers both alike; from
then on, as long as what the second one may know is the same, every single frame in which not just the first one is
asked must be the same picture: through motion, call-out rings, pages, turns of computer players, dialogs and covers
(UX-41, UX-110).
"""

from __future__ import annotations

from functools import cache

import pytest

from rules import Chance, Session, answer_at_random, clone, waiting
from tests.app.two_worlds import FRAME_MS, Moment, side_by_side, watch
from tests.support.expected import expected
from tests.support.games import TABLES, setup_of
from tests.support.thorough import THOROUGH

GAMES = [game for game in TABLES if expected(game, "secrets")]


def watched(game: str) -> set[str]:
    """Kinds of questions after which something is for everybody, or for somebody else."""
    return set(expected(game, "secrets")["watched"])


@cache
def moments(game: str) -> dict[str, Moment]:
    """The first position of every kind of question, from some games played by chance."""
    told = expected(game, "secrets")
    found: dict[str, Moment] = {}
    for seed in told["seeds"]:
        session, rng = Session.start(game, setup_of(game, told["seats"], **told["options"]), seed), Chance(seed)
        for _ in range(1500):
            asked = waiting(session.state)
            if not asked or (not THOROUGH and watched(game) <= found.keys()):
                break
            for decision in asked:
                if decision.seat >= 0 and decision.since is None and decision.prompt not in found:
                    frozen = Session(clone(session.state), session.seed, session.log)
                    found[decision.prompt] = Moment(frozen, decision)
            session.answer(answer_at_random(session.state, asked[0], rng))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_no_frame_for_others_shows_what_only_one_person_may_see(game: str) -> None:
    compared: dict[str, int] = {}
    differed = 0
    for prompt, moment in moments(game).items():
        if not THOROUGH and prompt not in watched(game):
            continue
        with side_by_side(moment) as pair:
            if pair is not None:
                differed += pair[0].picture() != pair[1].picture()
                compared[prompt] = watch(pair, moment.seat)
    assert {prompt for prompt, frames in compared.items() if frames} >= watched(game)
    assert bool(differed) is not expected(game, "secrets").get(
        "alike", False
    )  # whoever holds cards sees the difference


@pytest.mark.parametrize("game", [game for game in GAMES if "own_turn" in expected(game, "secrets")])
def test_a_question_about_a_take_back_shows_nothing_of_whoever_asks(game: str) -> None:
    """UX-60: who is asked comes to the screen; whoever only closes the dialog has not agreed."""
    moment = moments(game)[expected(game, "secrets")["own_turn"]]
    with side_by_side(moment) as pair:
        assert pair is not None and pair[0].picture() != pair[1].picture()
        for screen in pair:
            screen.match.undoing.take_back(screen.match.undoing.take_back_points()[-1].length)
        for layers in (1, 2):  # the cover first; then whoever is asked sees nothing but the own things
            for _ in range(4):
                one, two = (screen.picture(FRAME_MS) for screen in pair)
                assert one == two and len(pair[0].scene.host.layers) == layers
            for screen in pair if layers == 1 else ():
                assert screen.match.screen.covered_for == moment.other
                screen.match.screen.lift()
                screen.step(FRAME_MS)
        screen, before = pair[0], len(pair[0].match.session.log)
        screen.scene.host.close()
        for _ in range(4):
            screen.step(FRAME_MS)
        assert screen.match.screen.covered_for == moment.seat and len(screen.match.session.log) == before
