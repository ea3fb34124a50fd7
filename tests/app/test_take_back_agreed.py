"""Going back among people at one screen: the others are asked behind the cover and learn nothing by it (UX-60)."""

import pytest

from app.match import Match, PlaySettings
from app.table.curtain import HandoverScene
from app.table.scene import TableScene
from app.ui.buttons import Button
from rules import Chance, answer_at_random
from tests.app.test_names_follow_language import everything_said, rest
from tests.app.tiny_table import NoMinds
from tests.support.games import ANY, TABLES, seats_at, setup_of


def sit(app, game, language, seed=5):
    app.settings["speed"] = 0
    app.settings["language"] = language
    names = ("Anna", "Béla", "Csilla")[: seats_at(game, 2)]
    match = Match.begin(
        game,
        setup_of(game, 2),
        seed,
        [(name, "human") for name in names],
        opponents=NoMinds(),
        settings=PlaySettings(pace_ms=0, answer_ms=0, hide_after_s=0, grace_ms=500),
    )
    scene = TableScene(app, match)
    app.push(scene)
    rest(app)
    return match, scene


def play_on(app, match, scene, enough, most=60):
    """By dice through the table, until somebody who looks has decided enough."""
    rng = Chance(3)
    for _ in range(most):
        if isinstance(app.scene, HandoverScene):
            match.screen.lift()
        while len(scene.host.layers) > 1:
            scene.host.close()
        for seat in match.replies.awaited:
            match.replies.decline(seat)
        match.replies.end_ring()
        rest(app, 14)
        decision = scene.desk.decision
        if decision is None:
            continue
        if match.viewer is not None and enough(match):
            return
        scene._answer(decision, answer_at_random(match.session.state, decision, rng).value)
    raise AssertionError("nobody has decided anything")


def two_points(match):
    return len(match.undoing.take_back_points()) > 1


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("game", TABLES)
def test_the_others_are_asked_behind_the_cover(app, game, language):
    """In every game: the cover names who is asked, the question what would be taken back; a refusal changes nothing."""
    match, scene = sit(app, game, language)
    play_on(app, match, scene, two_points)
    asker, length = match.viewer, match.undoing.take_back_points()[-1].length
    others, before = [seat for seat in range(len(match.seats)) if seat != asker], len(match.session.log)
    match.undoing.take_back(length)
    rest(app)
    for place, seat in enumerate(others):
        assert isinstance(app.scene, HandoverScene) and match.screen.covered_for == seat
        name = scene.module.seat_name(seat)
        said = " ".join(everything_said(app.scene))
        assert name in said and app.texts("table-take-back-yes") not in said
        match.screen.lift()
        rest(app)
        said = " ".join(everything_said(scene))
        assert match.viewer == seat and scene.module.seat_name(asker) in said and len(match.session.log) == before
        assert scene.module.log.turn_name(match._history._asked.turn) in said
        agree = next(one for one in scene.host.top.root.walk() if isinstance(one, Button) and one.id == "agree")
        agree.trigger(app.ctx)
        rest(app, 2 if place < len(others) - 1 else 6)
    assert len(match.session.log) == length and "casual" in match.files.marks
    assert match.viewer != others[-1]  # what the last one could see is covered or face down


def test_closing_the_question_refuses(app):
    match, scene = sit(app, ANY, "en")
    play_on(app, match, scene, two_points)
    before = match.session.fingerprint()
    match.undoing.take_back(match.undoing.take_back_points()[0].length)
    rest(app)
    match.screen.lift()
    rest(app)
    scene.host.close()
    rest(app)
    assert match.session.fingerprint() == before and not match._loop.consults
