"""Card sets: the folder is read while the program runs, and problems stand in place (UX-104)."""

import threading
import time

import pytest

from app.games import manifest
from app.match.content_sets import content_of, default_sets, known_sets, look_at_set, set_paths
from app.scenes import sets
from app.scenes.menu import MenuScene
from app.scenes.sets import SetsScene
from rules import Illegal, find
from rules.content import loading
from tests.app.around import with_folder
from tests.support.games import WITH_SETS

# A game whose sets the menu lists (another may have a screen of its own for them).
GAME = next(game for game in WITH_SETS if not any(one.replaces == "sets" for one in manifest(game).screens))
GOOD = f"""[set]
id = "far_moons"
name = {{ en = "Far moons", hu = "Távoli holdak" }}
game = "{GAME}"
version = 1
requires = ["base"]
"""


@pytest.fixture
def folder(app, tmp_path):
    with_folder(app, tmp_path)
    home = app.places.sets(GAME)
    home.mkdir(parents=True)
    return home


def said(app):
    return " ".join(widget.spoken() for widget in app.scene.host.top.root.walk())


def test_shipped_sets_are_listed_and_right(app, folder):
    found = [look_at_set(path, GAME) for path in set_paths(app.places, GAME)]
    assert [one.info.id for one in found] == ["base"]
    assert found[0].shipped and not found[0].problems


def test_a_set_of_the_user_is_found_and_can_be_chosen(app, folder):
    (folder / "far_moons.toml").write_text(GOOD, encoding="utf-8")
    assert [info.id for info in known_sets(app.places, GAME)] == ["base", "far_moons"]
    assert default_sets(GAME) == ["base"]
    loading = content_of(app.places, GAME, ["base", "far_moons"])
    assert [info.id for info in loading.sets] == ["base", "far_moons"]


def test_a_set_that_cannot_be_used_is_refused_with_a_reason(app, folder):
    with pytest.raises(Illegal) as refused:
        content_of(app.places, GAME, ["base", "gone"])
    assert refused.value.reason.id == "sets.unusable"


def test_a_misspelled_key_is_told_with_its_line_and_the_nearest_word(app, folder):
    kind = find(GAME).schema.kinds[0].name
    misspelt = kind[:-2] + kind[-1]
    (folder / "far_moons.toml").write_text(GOOD + f'\n[[{misspelt}]]\nid = "x"\n', encoding="utf-8")
    app.push(SetsScene(app, GAME))
    app.scene.cursor = 1
    app.scene.rebuild()
    told = said(app)
    assert "line 8" in told and kind in told


def test_a_change_in_the_folder_is_seen_while_the_screen_is_open(app, folder):
    app.push(SetsScene(app, GAME))
    app.step(16.0)
    assert len(app.scene.found) == 1
    (folder / "far_moons.toml").write_text(GOOD, encoding="utf-8")
    app.step(2000.0)
    assert len(app.scene.found) == 2


def test_the_folder_is_shown(app, folder):
    app.push(SetsScene(app, GAME))
    assert str(folder) in said(app)


def many_sets(folder, count):
    for number in range(count):
        text = GOOD.replace("far_moons", f"moons_{number:04d}")
        (folder / f"moons_{number:04d}.toml").write_text(text, encoding="utf-8")


def test_the_shipped_sets_are_read_once_for_all_that_stand_on_them(app, folder, monkeypatch):
    """UX-101: two hundred sets took 17 s, because each of them read the game's own cards again."""
    many_sets(folder, 30)
    [look_at_set(path, GAME) for path in set_paths(app.places, GAME)]
    read = []
    monkeypatch.setattr(
        loading,
        "_read_bytes",
        lambda path, *more, real=loading._read_bytes: (read.append(path.name), real(path, *more))[1],
    )
    found = [look_at_set(path, GAME) for path in set_paths(app.places, GAME)]
    assert len(found) == 31 and not any(one.problems for one in found)
    assert sorted(read) == sorted(path.name for path in folder.iterdir())


def test_sets_are_checked_beside_the_frames_and_the_list_grows(app, folder, monkeypatch):
    """UX-101: the screen stands at once, tells how far the checking is, and fills."""
    many_sets(folder, 6)
    gate = threading.Event()

    def slowly(path, game):
        if path.parent == folder and path.stem > "moons_0002":
            gate.wait(10)
        return look_at_set(path, game)

    monkeypatch.setattr(sets, "look_at_set", slowly)
    app.wants_studio = True
    scene = SetsScene(app, GAME)
    app.push(scene)
    app.step(300.0)
    assert [one.path.stem for one in scene.found][-1] == "moons_0002" and "4 of 7" in said(app)
    gate.set()
    for _ in range(200):
        app.step(300.0)
        time.sleep(0.002)
        if not scene._is_reading:
            break
    assert len(scene.found) == 7 and "of 7" not in said(app)


def test_leaving_the_screen_ends_the_reading(app, folder, monkeypatch):
    many_sets(folder, 30)
    looked, gate = [], threading.Event()

    def slowly(path, game):
        looked.append(path)
        gate.wait(10)
        return look_at_set(path, game)

    monkeypatch.setattr(sets, "look_at_set", slowly)
    app.wants_studio = True
    app.push(MenuScene(app))
    app.push(SetsScene(app, GAME))
    app.pop()
    gate.set()
    time.sleep(0.05)
    assert len(looked) == 1
