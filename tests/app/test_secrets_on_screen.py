"""Nothing private is on the screen while something is asked of or shown to several people, or to somebody else.

For every kind of question of every game two tables stand side by side, with two people and, where there is room, a
computer player. They differ only in what the second person must not see. The first person answers both alike; from
then on, as long as what the second one may know is the same, every single frame in which not just the first one is
asked must be the same picture: through motion, call-out rings, pages, turns of computer players, dialogs and covers
(UX-41, UX-110).
"""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from rules import Chance, Session, answer_at_random, clone, waiting
from rules.core.state import Setup
from tests.app.two_worlds import FRAME_MS, Moment, side_by_side, watch
from tests.support.thorough import THOROUGH

GAMES: dict[str, tuple[int, dict[str, Any], tuple[int, ...]]] = {
    "smugglers": (3, {"timing": "secret"}, (1, 2)),
    "kaosz": (3, {}, (1, 2, 3, 4)),
    "venus": (3, {"interrupt_prompt": "always"}, (1, 2, 3, 4)),
    "cosmic": (3, {}, (1,)),
}
# Kinds of questions after which something is for everybody, or for somebody else.
WATCHED = {
    "smugglers": {"smugglers.secret.act", "smugglers.payment.pay", "smugglers.refill.take"},
    "kaosz": {
        "core.priority.reply",
        "kaosz.game.mulligan",
        "kaosz.turn.action",
        "kaosz.combat.attackers",
        "kaosz.combat.defenders",
        "kaosz.combat.crew",
        "kaosz.combat.pay",
        "kaosz.fire.fire",
        "kaosz.shot.return",
        "kaosz.bombard.bombers",
        "kaosz.announce.target",
    },
    "venus": {
        "venus.game.empire",
        "venus.turn.act",
        "venus.attempt.act",
        "venus.attempt.lose",
        "venus.move.claim",
        "venus.destroy.save",
        "venus.actions.last",
        "venus.saboteur.hire",
        "venus.encore.encore",
        "venus.spy.spy_take",
    },
    "cosmic": {"cosmic.game.alien", "cosmic.planning.card", "core.window.reply"},
}


@cache
def moments(game: str) -> dict[str, Moment]:
    """The first position of every kind of question, from some games played by chance."""
    seats, options, seeds = GAMES[game]
    found: dict[str, Moment] = {}
    for seed in seeds:
        session, rng = Session.start(game, Setup(game, [{} for _ in range(seats)], dict(options)), seed), Chance(seed)
        for _ in range(1500):
            asked = waiting(session.state)
            if not asked or (not THOROUGH and WATCHED[game] <= found.keys()):
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
        if not THOROUGH and prompt not in WATCHED[game]:
            continue
        with side_by_side(moment) as pair:
            if pair is not None:
                differed += pair[0].picture() != pair[1].picture()
                compared[prompt] = watch(pair, moment.seat)
    assert {prompt for prompt, frames in compared.items() if frames} >= WATCHED[game]
    assert bool(differed) is (game != "smugglers")  # whoever holds cards sees the difference


@pytest.mark.parametrize("game", ["kaosz", "venus"])
def test_a_question_about_a_take_back_shows_nothing_of_whoever_asks(game: str) -> None:
    """UX-60: who is asked comes to the screen; whoever only closes the dialog has not agreed."""
    moment = next(each for prompt, each in moments(game).items() if prompt.endswith(("turn.action", "turn.act")))
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
