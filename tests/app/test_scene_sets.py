"""Card sets: the folder is read while the program runs, and problems stand in place (UX-104)."""

import pytest

from app.content_sets import content_of, default_sets, found_sets, known_sets
from app.scenes.sets import SetsScene
from rules import Illegal
from tests.app.around import with_folder

GOOD = '''[set]
id = "far_moons"
name = { en = "Far moons", hu = "Távoli holdak" }
game = "smugglers"
version = 1
requires = ["base"]
'''


@pytest.fixture
def folder(app, tmp_path):
    with_folder(app, tmp_path)
    home = app.places.sets("smugglers")
    home.mkdir(parents=True)
    return home


def said(app):
    return " ".join(widget.spoken() for widget in app.scene.host.top.root.walk())


def test_shipped_sets_are_listed_and_right(app, folder):
    found = found_sets(app.places, "smugglers")
    assert [one.info.id for one in found] == ["base"]
    assert found[0].shipped and not found[0].problems


def test_a_set_of_the_user_is_found_and_can_be_chosen(app, folder):
    (folder / "far_moons.toml").write_text(GOOD, encoding="utf-8")
    assert [info.id for info in known_sets(app.places, "smugglers")] == ["base", "far_moons"]
    assert default_sets("smugglers") == ["base"]
    content = content_of(app.places, "smugglers", ["base", "far_moons"])
    assert [info.id for info in content.sets] == ["base", "far_moons"]


def test_a_set_that_cannot_be_used_is_refused_with_a_reason(app, folder):
    with pytest.raises(Illegal) as refused:
        content_of(app.places, "smugglers", ["base", "gone"])
    assert refused.value.reason.id == "sets.unusable"


def test_a_misspelled_key_is_told_with_its_line_and_the_nearest_word(app, folder):
    (folder / "far_moons.toml").write_text(GOOD + '\n[[sectr]]\nid = "x"\n', encoding="utf-8")
    app.push(SetsScene(app, "smugglers"))
    app.scene.cursor = 1
    app.scene.rebuild()
    told = said(app)
    assert "line 8" in told and "sector" in told


def test_a_change_in_the_folder_is_seen_while_the_screen_is_open(app, folder):
    app.push(SetsScene(app, "smugglers"))
    app.step(16.0)
    assert len(app.scene.found) == 1
    (folder / "far_moons.toml").write_text(GOOD, encoding="utf-8")
    app.step(2000.0)
    assert len(app.scene.found) == 2


def test_the_folder_is_shown(app, folder):
    app.push(SetsScene(app, "smugglers"))
    assert str(folder) in said(app)


def test_sets_are_checked_beside_the_frames(app, monkeypatch):
    """UX-101: the screen stands at once and fills when the cards are read."""
    asked = []
    scene = SetsScene(app, "kaosz")
    monkeypatch.setattr(type(app), "studio", property(lambda self: object()))
    monkeypatch.setattr(app, "beside", lambda key, work: asked.append(work))
    scene.entered()
    assert scene.found == [] and len(asked) == 1
    asked[0]()
    assert scene._take() and scene.found
