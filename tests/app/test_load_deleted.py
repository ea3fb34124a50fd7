"""The shelf of what was deleted: one click brings it back, another deletes for good after a question (UX-65)."""

from __future__ import annotations

from contextlib import closing

import pytest

from app.match import HUMAN, Notice
from app.scenes import launch
from app.scenes.load import LoadScene
from app.tools.shot import headless_app
from app.ui.check import problems
from saves import room as room_module
from saves.autosaves import write_autosave
from saves.left import left_tables, throw_away
from saves.places import in_folder
from saves.store import Store
from tests.app.around import played, saved, with_folder
from tests.app.test_match_saving import kept_match, play_some
from tests.saves.test_deleted import SmallDisk


def filled(app, folder):
    """Something deleted from every shelf; the store."""
    with_folder(app, folder)
    store = launch.store_of(app)
    session = played(seats=3, steps=40)
    store.delete(store.save(saved(session, "Péntek este")))
    store.delete(write_autosave(store.disk, store.match_folder("old"), saved(session)))
    match = kept_match(store, HUMAN, HUMAN)
    play_some(match, 3)
    match.leave()
    throw_away(store, left_tables(store)[0])
    broken = store.save(saved(session, "rossz"))
    broken.write_bytes(b"{")
    store.delete(broken)
    return store


@pytest.fixture
def shelf(app, tmp_path):
    filled(app, tmp_path)
    scene = LoadScene(app)
    app.push(scene)
    app.step(16.0)
    scene._turn_to("deleted")
    app.step(16.0)
    return scene


def test_everything_that_can_be_deleted_is_there_and_comes_back_with_one_click(shelf, app, drive):
    store = launch.store_of(app)
    assert len(shelf.shown()) == 4 and not shelf.shown()[-1].is_good
    for _ in range(4):
        drive.click("restore")
        app.step(16.0)
    assert shelf.shown() == []
    assert sorted(entry.path.name for entry in store.saves()) == ["Péntek-este.orrery.json", "rossz.orrery.json"]
    assert len(store.autosaves("old")) == 1 and len(left_tables(store)) == 1
    assert app.notices.items[-1].text == app.texts("load-restored", name="rossz.orrery.json")


def test_choosing_a_row_restores_it_too(shelf, app):
    entry = next(one for one in shelf.shown() if one.is_good and one.head.meta.name)
    shelf.open(entry)
    assert [one.head.meta.name for one in launch.store_of(app).saves() if one.is_good] == ["Péntek este"]


def test_deleting_for_good_asks_first(shelf, app, drive):
    drive.click("for-good")
    app.step(300.0)
    drive.click("default")
    app.step(300.0)
    assert len(shelf.shown()) == 4
    drive.click("for-good")
    app.step(300.0)
    drive.click("for-good-yes")
    app.step(300.0)
    assert len(shelf.shown()) == 3 and len(launch.store_of(app).trashed()) == 3


def test_a_save_deleted_on_this_screen_lies_on_the_shelf_at_once(app, tmp_path, drive):
    store = with_folder(app, tmp_path)
    store.save(saved(played(seats=3, steps=40), "Este"))
    scene = LoadScene(app)
    app.push(scene)
    app.step(16.0)
    drive.click("delete")
    app.step(16.0)
    scene._turn_to("deleted")
    app.step(16.0)
    assert [one.head.meta.name for one in scene.shown()] == ["Este"]
    drive.click("restore")
    app.step(16.0)
    assert scene.deleted is None and len(store.saves()) == 1


@pytest.mark.parametrize("language", ["hu", "en"])
@pytest.mark.parametrize(("size", "text"), [((1280, 720), 100), ((1024, 640), 150)])
def test_the_shelf_fits_the_window(tmp_path, language, size, text):
    with closing(headless_app(size, language, "midnight", text)) as program:
        filled(program, tmp_path)
        scene = LoadScene(program)
        program.push(scene)
        scene._turn_to("deleted")
        program.step(16.0)
        for cursor in range(4):
            scene._move(cursor)
            program.step(16.0)
            assert [str(found) for found in problems(scene.host.layers[0].root, program.ctx)] == []
            button = scene.host.top.root.find("restore")
            assert button.rect.bottom <= size[1], "one click, without scrolling"


def test_who_plays_on_a_full_disk_is_told_once_what_made_room(tmp_path, monkeypatch):
    """UX-98."""
    monkeypatch.setattr(room_module, "AT_ONCE", 1)
    disk = SmallDisk(tmp_path)
    store = Store(in_folder(tmp_path), disk)
    for number in range(4):
        write_autosave(disk, store.match_folder("20200101-000000-aaaaaaaa"), saved(played(seats=3, steps=5 + number)))
    match = kept_match(store, HUMAN, HUMAN)
    store.writer.flush()
    told = []
    for _ in range(3):
        disk.fill()
        told += play_some(match, 8)
        store.writer.flush()
        told += match.update(20)
    notices = [each for each in told if isinstance(each, Notice)]
    assert [each.id for each in notices] == ["disk-room"]
    assert notices[0].params["deleted"] == 0 and notices[0].params["autosaves"] >= 1
    match.leave()


@pytest.mark.parametrize(
    ("gone", "en", "hu"),
    [
        ((0, 1), "one old autosave.", "1 régi automatikus mentést."),
        ((2, 0), "2 deleted saves.", "2 törölt mentést."),
        ((1, 3), "one deleted save and 3 old autosaves.", "1 törölt és 3 régi automatikus mentést."),
    ],
)
def test_what_made_room_is_worded_in_both_languages(gone, en, hu):
    from app.text.texts import Texts

    for language, words in (("en", en), ("hu", hu)):
        assert words in Texts(language)("notice-disk-room", deleted=gone[0], autosaves=gone[1])
