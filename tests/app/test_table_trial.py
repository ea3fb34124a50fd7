"""A save whose table cannot be laid out is refused with its reason, and kept (UX-67, UX-69)."""

import pytest

from app.games import part
from app.match import Seats
from app.scenes import launch
from app.scenes.load import LoadScene
from app.scenes.resume import open_continue
from app.table.scene import TableScene
from app.table.trial import try_table
from rules.core.game import shipped
from saves.errors import BadSave
from saves.games import SaveFacts, now
from saves.running import RunningGame, new_match_id
from saves.store import Store
from tests.app.around import SEATS, played, saved, with_folder
from tests.support.games import ANY


@pytest.fixture
def unseen(monkeypatch):
    """A table that fails in front of one seat only: its own hand cannot be laid out."""
    laid = part(ANY, "table").tableau

    def tableau(self, look):
        if look.seat == 1:
            raise KeyError("planet:99")
        return laid(self, look)

    monkeypatch.setattr(part(ANY, "table"), "tableau", tableau)


def spoken(app):
    return " ".join(widget.spoken() for widget in app.scene.host.top.root.walk())


@pytest.mark.parametrize("game", shipped())
def test_true_games_can_be_laid_out(app, game):
    for steps in (3, 40):
        session = played(game, steps=steps)
        try_table(app, session, Seats.of(SEATS))


def test_a_save_without_a_table_is_refused_and_kept(app, tmp_path, unseen):
    store = with_folder(app, tmp_path)
    path = store.save(saved(played(steps=8), "Péntek"))
    before = path.read_bytes()
    app.push(LoadScene(app))
    app.step(16.0)
    app.scene.open(app.scene.shown()[0])
    for _ in range(3):
        app.step(16.0)
    assert not isinstance(app.scene, TableScene)
    assert "planet:99" in spoken(app) and path.name in spoken(app)
    assert path.read_bytes() == before
    assert Store(app.places).matches() == [], "nothing was begun"


def test_an_unfinished_match_without_a_table_is_refused_and_kept(app, tmp_path, unseen):
    store = with_folder(app, tmp_path)
    running = RunningGame.begin(store, played(steps=8), SaveFacts(new_match_id(), now(), SEATS))
    running.flush()
    running.leave()
    match = running.about.match
    app.push(LoadScene(app))
    open_continue(app)
    for _ in range(3):
        app.step(16.0)
    assert not isinstance(app.scene, TableScene) and "planet:99" in spoken(app)
    with pytest.raises(BadSave):  # and not "busy": whoever has mended the program may try again
        launch.resume(app, match)
