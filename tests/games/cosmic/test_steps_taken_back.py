"""The list of decisions to which one may go back names question and answer (UX-60)."""

import pytest

from app.table.offered import offered_words
from app.table.scene import TableScene
from app.tools.shot import headless_app
from tests.games.cosmic.support import table
from tests.games.cosmic.test_own_power import match_of


@pytest.mark.parametrize(("language", "steps"), [
    ("en", ("Stay out", "Join the offense: Anna, 2 ships", "none")),
    ("hu", ("Kimaradok", "Csatlakozom a támadóhoz: Anna, 2 űrhajó", "egyik sem")),
])  # fmt: skip
def test_alliances_are_named_with_the_side_and_the_ships(language, steps):
    t = table("red", "blue", "green", red=["attack_08"], blue=["attack_20"])
    t.begins("red", "blue").launches(2, at="blue 3")
    invite = t.red.decision("alliance.invite")
    t.invite(red=["green"])
    app = headless_app((1280, 720), language)
    scene = TableScene(app, match_of(t.state, people=(0, 2)))
    app.settings["speed"] = 0
    app.push(scene)
    for _ in range(10):
        app.step(50.0)
    decision = scene.desk.decision
    values = [(("side", side), ("ships", ships)) for side, ships in (("none", (0,) * 5), ("offense", (1, 1, 0, 0, 0)))]
    words = [offered_words(scene.module, decision, value) for value in values]
    words.append(offered_words(scene.module, invite, ()))
    assert [line.rpartition(" – ")[2] for line in words] == list(steps)
    assert words[0].startswith(scene.module.words.prompt(decision))
    app.close()
