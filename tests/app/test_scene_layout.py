"""The picture check over every screen around the table: sizes, text sizes, languages (UX-1, UX-23, UX-90)."""

from contextlib import closing

from app.table.replay import ReplayScene
from app.tools import screen_shots  # noqa: F401  (registers the pictures)
from app.tools.shot import SHOTS, headless_app
from app.ui.check import problems
from tests.app.around import played, saved
from tests.app.conftest import drawn_in_the_usual_window
from tests.app.tiny_table import TinyTable
from tests.app.windows import SIZES, each_window
from tests.support.thorough import THOROUGH

SCREENS = (
    "new-game", "load", "load-broken", "result", "rules", "statistics", "sets", "replay", "tournament-tables",
    "tournament-over",
)  # fmt: skip


def found_problems(app, name):
    if name == "replay":
        app.push(ReplayScene(app, saved(played("tiny", seats=2, steps=30)), TinyTable))
        app.scene.jump(20)
    else:
        SHOTS[name](app)
    app.finish_chores()
    app.step(16.0)
    assert app.scene.name != "error", getattr(app.scene, "error", "")
    layers = app.scene.host.layers
    marks = [mark for layer in layers for widget in layer.root.walk() for mark in widget.marks()]
    assert len(marks) > 5, name
    found = [str(problem) for layer in layers for problem in problems(layer.root, app.ctx)]
    while app.scenes:
        app.scenes.pop().left()
    return found


@each_window(100, 150, 200, sizes=SIZES[:4])
def test_no_text_is_cut_overlapping_or_outside(size, text_size):
    with closing(headless_app(size, "en", "midnight", text_size)) as app:
        found = []
        for language in ("hu", "en", "pseudo") if THOROUGH else ("hu", "pseudo"):
            app.use_language(language)
            with drawn_in_the_usual_window(app):
                found += [f"{language} {name} {problem}" for name in SCREENS for problem in found_problems(app, name)]
        assert found == []
