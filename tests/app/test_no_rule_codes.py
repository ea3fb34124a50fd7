"""Players read no codes of rules: they lie behind F1, which leads from a question or a refusal to its rule (UX-94)."""

import re

import pytest

from app.games import manifests
from app.table.log import worded
from app.tools.table_shots import table
from rules import Chance, One, answer_at_random
from tests.app.text_sources import lines

CODE = re.compile(r"\b[A-Z]{2}-[A-Z]?\d+(\.\d+)*\b")
GAMES = [one.id for one in manifests() if one.table]


def test_no_text_has_a_code():
    """The rulebook alone cites its rules, small, below what they say."""
    assert [str(line) for line in lines() if line.kind != "rulebook" and CODE.search(line.text)] == []


def on_screen(scene):
    for layer in scene.host.layers:
        for widget in layer.root.walk():
            yield from (mark.text for mark in widget.marks())
            yield widget.tooltip()


def told_at(scene):
    """All that is said at this moment: the screen, the question, its answers, every refusal, the sheets, the log."""
    module, desk = scene.module, scene.desk
    yield from on_screen(scene)
    yield from (row.text for row in worded(module, scene.match.log.lines()))
    if desk.decision is None or desk.stage is None:
        return
    yield module.words.prompt(desk.decision)
    yield module.words.rule(desk.decision)
    if isinstance(desk.decision, One):
        yield from (module.words.label(desk.decision, option) for option in desk.decision.options)
    for shown in desk.stage.shown:
        reason = desk.why_not(shown.piece.id)
        if reason is not None:
            assert reason.rule, reason  # so that F1 knows where to go
            yield module.words.reason(reason)


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_at_the_table_has_a_code(app, game, language):
    app.settings["language"] = language
    scene, rng = table(app, game, steps=40, seats=2), Chance(3)
    match, given, said = scene.match, 0, set()
    for _ in range(150):
        app.step(400.0)
        asked = match.asked()
        if asked and given < 12:
            said |= {text for text in told_at(scene) if text}
            answer = answer_at_random(match.session.state, asked[0], rng)
            match.answer(answer.value, seat=answer.seat)
            scene.pump(0.0)
            given += 1
    assert given >= 3 and len(said) > 30
    assert [text for text in said if CODE.search(text)] == []
