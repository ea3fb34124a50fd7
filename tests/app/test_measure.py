"""A drawn table in figures: `shot table --measure`."""

import pytest

from app.shell.cli import main
from app.table.measure import measure
from app.tools.shot import drawn
from tests.support.games import FOR_TWO


def test_only_a_table_is_measured(capsys):
    with pytest.raises(SystemExit):
        main(["shot", "menu", "--measure"])


@pytest.mark.parametrize("game", FOR_TWO)
def test_the_board_comes_first_on_every_table(game):
    """look.md: four fifths of the height and the whole width at rest, a slim prompt, and nothing of it said twice."""
    with drawn("table", (1280, 720), "hu", game=game, seed=5, steps=60, players=3) as app:
        scene = app.scene
        figures = measure(scene)
        assert figures["board"][2] == 1280 and figures["board"][3] >= 0.8 * 720
        assert figures["covered"] == [] and figures["cut_names"] == []
        assert scene.prompt.rect.height <= 56
        assert scene.module.words.prompt(scene.desk.decision) not in scene.panels.status.written
