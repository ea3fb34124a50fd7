"""Going back among people at one screen: the others are asked behind the cover and learn nothing by it (UX-60)."""

import pytest

from app.match import Match, PlaySettings
from app.table import menus
from app.table.curtain import HandoverScene
from app.table.offered import value_words
from app.table.scene import TableScene
from app.ui.buttons import Button
from rules import Chance, Setup, answer_at_random
from tests.app.test_names_follow_language import everything_said, rest
from tests.app.tiny_table import NoMinds

GAMES = {"smugglers": 2, "kaosz": 2, "venus": 2, "cosmic": 3, "empires": 2}


def sit(app, game, language, seed=5):
    app.settings["speed"] = 0
    app.settings["language"] = language
    options = {"timing": "open"} if game == "smugglers" else {}
    names = ("Anna", "Béla", "Csilla")[: GAMES[game]]
    match = Match.begin(
        game,
        Setup(game, [{} for _ in names], options),
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
@pytest.mark.parametrize("game", GAMES)
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
    match, scene = sit(app, "kaosz", "en")
    play_on(app, match, scene, two_points)
    before = match.session.fingerprint()
    match.undoing.take_back(match.undoing.take_back_points()[0].length)
    rest(app)
    match.screen.lift()
    rest(app)
    scene.host.close()
    rest(app)
    assert match.session.fingerprint() == before and not match._loop.consults


@pytest.mark.parametrize("language", ["en", "hu"])
def test_the_list_names_question_and_answer_and_others_get_only_what_the_log_told_them(app, language):
    """A card laid face down has a name in its owner's list, and none in the question to the others."""
    match, scene = sit(app, "kaosz", language)
    rng, laid = Chance(4), None
    for _ in range(80):
        if isinstance(app.scene, HandoverScene):
            match.screen.lift()
        while len(scene.host.layers) > 1:
            scene.host.close()
        match.replies.end_ring()
        rest(app, 14)
        decision = scene.desk.decision
        if laid is not None and decision is not None and decision.seat == laid[0] == match.viewer:
            break
        if decision is None:
            continue
        lays = [v for v in getattr(decision, "options", ()) if isinstance(v, tuple) and v[0] == "lay"]
        value = lays[0] if lays and laid is None else answer_at_random(match.session.state, decision, rng).value
        if lays and laid is None:
            words = value_words(scene.module, decision, value)
            laid = decision.seat, scene.module.words.name_of(value[1]), words, scene.module.words.prompt(decision)
        scene._answer(decision, value)
    assert laid is not None
    owner, card, answer, question = laid
    menus.open_take_back(scene)
    shown = [one.text for one in scene.host.top.root.walk() if isinstance(one, Button) and one.id.startswith("back-")]
    assert any(line == f"{question} – {answer}" and card in line for line in shown)
    scene.host.close()
    point = next(p for p in match.undoing.take_back_points() if match.session.log[p.length].value[0] == "lay")
    match.undoing.take_back(point.length)
    rest(app)
    match.screen.lift()
    rest(app)
    dialog = " ".join(mark.text for widget in scene.host.top.root.walk() for mark in widget.marks())
    assert match.viewer == 1 - owner and "Anna" in dialog and card not in dialog
