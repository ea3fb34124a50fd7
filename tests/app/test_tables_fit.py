"""The table of every game fits every window, text size, language and theme (UX-1, UX-10, UX-90).

Which positions are hard for a game, what else can be opened there or be wrong, stands beside its tests (`fitting.py`).
"""

from contextlib import closing

import pytest

from app.tools.shot import headless_app
from tests.app.windows import each_window
from tests.app.windows import faults as faults_of_any
from tests.support.games import TABLES, beside

GAMES = [game for game in TABLES if beside(game, "fitting")]


def faults(game, app, scene):
    found = faults_of_any(app, scene)
    return [*found, *getattr(beside(game, "fitting"), "further", lambda scene: ())(scene)]


@each_window(100, 200)
@pytest.mark.parametrize("game", GAMES)
def test_every_question_fits_every_window(game, size, text_size):
    """UX-1, UX-90: few and many players; the longest words. Only the smallest window is shown every question."""
    fitting, wrong = beside(game, "fitting"), []
    with closing(headless_app(size, "hu", "midnight", text_size)) as app:
        for name, sit in fitting.tables(size).items():
            scene = sit(app)
            for language in ("hu",) if size[0] > 2000 else ("hu", "pseudo"):
                app.use_language(language)
                wrong += [f"{language} {name}: {fault}" for fault in faults(game, app, scene)]
            app.use_language("hu")
            for page in getattr(fitting, "opened", lambda scene, size: ())(scene, size):
                wrong += [f"{name} {page}: {fault}" for fault in faults(game, app, scene)]
            app.scenes.pop().left()
    assert wrong == []


@pytest.mark.parametrize("theme", ["parchment", "high-contrast"])
@pytest.mark.parametrize("game", GAMES)
def test_the_other_themes_are_readable_too(game, theme):
    """UX-10: computed contrast of every text."""
    with closing(headless_app((1280, 720), "en", theme)) as app:
        sit = next(iter(beside(game, "fitting").tables((1280, 720)).values()))
        assert faults(game, app, sit(app)) == []
