"""Going back among people at one screen: what was laid face down keeps its name to itself (UX-60)."""

from __future__ import annotations

import pytest

from app.table import menus
from app.table.curtain import HandoverScene
from app.table.offered import value_words
from app.ui.buttons import Button
from rules import Chance, answer_at_random
from tests.app.test_names_follow_language import rest
from tests.app.test_take_back_agreed import sit


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
