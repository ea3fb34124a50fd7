"""The browser of saves, Continue, and what they do with broken files (UX-64 to UX-67)."""

import json
import threading
import time

import pytest
from msgspec.structs import replace

from app.match import Match, PlaySettings, resuming
from app.scenes import launch
from app.scenes.load import LoadScene
from app.scenes.parts import SeatBadge
from app.scenes.resume import continue_caption, open_continue
from app.table.scene import TableScene
from app.ui.colour import rgb
from rules import clone
from saves import store as store_module
from saves.games import SaveFacts, now
from saves.running import RunningGame, new_match_id
from saves.store import Store
from tests.app.around import SEATS, played, saved, with_folder
from tests.app.tiny_table import NoMinds
from tests.support.expected import expected
from tests.support.games import FOR_TWO


@pytest.fixture
def shelf(app, tmp_path):
    """Three good saves and a broken one."""
    store = with_folder(app, tmp_path)
    for number, name in enumerate(("Űrhajó", "Alfa", "Zéta")):
        store.save(saved(played(steps=5 + 15 * number), name))
    (app.places.saves / "torn.orrery.json").write_text('{"format": "orrery-save", ', encoding="utf-8")
    app.push(LoadScene(app))
    app.step(16.0)
    return app.scene


@pytest.fixture
def opened(monkeypatch):
    documents = []
    monkeypatch.setattr(launch, "load", lambda app, document: documents.append(document))
    return documents


def names(scene):
    return [entry.head.meta.name if entry.head else "broken" for entry in scene.shown()]


def test_a_broken_file_is_an_entry_with_its_reason_and_the_list_still_opens(shelf, app):
    assert names(shelf) == ["Zéta", "Alfa", "Űrhajó", "broken"]
    shelf.cursor = 3
    shelf.rebuild()
    app.step(16.0)
    said = " ".join(widget.spoken() for widget in shelf.host.top.root.walk())
    assert "torn.orrery.json" in said
    assert "1:27" in said


def test_the_list_sorts_by_name_in_the_order_of_the_language(shelf, app):
    """UX-91: Ű comes after Z nowhere; in Hungarian it stands between U and V."""
    shelf._sort("name")
    assert names(shelf) == ["Alfa", "Űrhajó", "Zéta", "broken"]


def test_the_search_ignores_accents(shelf):
    shelf._search("urhajo")
    assert names(shelf) == ["Űrhajó"]
    shelf._search("bence")
    assert len(names(shelf)) == 3


def test_a_save_is_opened_with_its_button(shelf, drive, opened):
    assert shelf.host.top.root.find("open").text == shelf.texts("load-open")
    drive.click("open")
    drive.wait(16.0)
    assert opened[0].meta.name == "Zéta"


def test_a_deleted_save_comes_back_with_undo(shelf, drive):
    drive.click("delete")
    assert names(shelf) == ["Alfa", "Űrhajó", "broken"]
    drive.click("undo-delete")
    assert names(shelf) == ["Zéta", "Alfa", "Űrhajó", "broken"]


def test_a_save_gets_another_name(shelf, drive):
    drive.click("rename")
    drive.type("!")
    drive.click(drive.app.scene.host.top.root.find("default-name").rect.center)
    field = drive.find("default-name")
    field.text = "Őszi parti"
    field._on_submit(field.text)
    assert "Őszi parti" in names(shelf)
    assert "Zéta" not in names(shelf)


def test_a_broken_save_keeps_its_file_and_offers_the_newest_good_one(shelf, app, drive, opened):
    """UX-67."""
    path = app.places.saves / "torn.orrery.json"
    before = path.read_bytes()
    shelf.open(shelf.shown()[3])
    drive.click("newest-good")
    assert opened[0].meta.name == "Zéta"
    assert path.read_bytes() == before


def test_an_exported_save_can_be_taken_in_again(shelf, app, drive):
    drive.click("export")
    exported = list((app.places.data / "exchange").iterdir())
    assert len(exported) == 1
    drive.click("import")
    drive.click(
        next(
            widget
            for widget in app.scene.host.top.root.walk()
            if widget.spoken() == exported[0].name.removesuffix(".orrery.json")
        ).rect.center
    )
    assert names(shelf).count("Zéta") == 2


@pytest.mark.parametrize("game", FOR_TWO)
def test_a_save_shows_its_seats_in_the_colours_of_their_pieces(app, tmp_path, game):
    """UX-65: the file's head tells them; a game without colours of its own has those of the palette."""
    store = with_folder(app, tmp_path)
    session = played(game, seats=2, steps=12)
    who = [("Anna", "human"), ("Vega", "human")]
    match = Match.begin(
        game, session.setup, session.seed, who, opponents=NoMinds(), store=store, settings=PlaySettings(trust=True)
    )
    match.session.state = clone(session.state)
    app.push(TableScene(app, match))
    tints = [rgb(tint) for tint in app.scene.module.layout.tints()]
    told = [app.ctx.readable(tint) for tint in tints] or [None, None]
    match.people.hand_over(1, "cadet")
    match.files.save("Kék este")
    app.pop()
    app.push(LoadScene(app))
    assert [badge.colour for badge in badges(app)] == told
    assert len(tints) == (2 if expected(game, "table").get("own_colours", True) else 0)
    app.pop()
    loaded = resuming.loaded(store.load(store.saves()[0].path), None, opponents=NoMinds())
    assert [seat.colour for seat in loaded.seats.infos()] == [seat.colour for seat in match.seats.infos()]


def test_a_save_that_does_not_tell_its_colours_shows_none(shelf, app):
    """Older ones: no colour is better than a wrong one."""
    assert [badge.colour for badge in badges(app)] == [app.ctx.theme.brass] * 3


def badges(app):
    return [widget for widget in app.scene.host.top.root.walk() if isinstance(widget, SeatBadge)]


def test_looking_at_saves_changes_none_of_them(shelf, app):
    files = {path: path.read_bytes() for path in app.places.saves.iterdir()}
    for cursor in range(4):
        shelf.cursor = cursor
        shelf.rebuild()
    assert {path: path.read_bytes() for path in app.places.saves.iterdir()} == files


def test_continue_offers_the_match_that_was_not_finished(app, tmp_path, monkeypatch):
    """UX-64: what a killed program leaves behind is taken up again."""
    store = with_folder(app, tmp_path)
    assert continue_caption(app) == ""
    session = played(steps=20)
    running = RunningGame.begin(store, session, SaveFacts(new_match_id(), now(), SEATS))
    running.flush()
    running.leave()
    assert "Anna, Bence, Vega" in continue_caption(app)
    taken = []
    monkeypatch.setattr(launch, "sit_down", lambda app, match, extras=None: taken.append(match))
    app.push(LoadScene(app))
    open_continue(app)
    assert not taken and app.scene.host.top.root.id == "opening", "a long game takes its time, and that is said first"
    for _ in range(4):
        app.step(16.0)
    assert not app.scene.host.is_covered
    assert taken[0].session.fingerprint() == session.fingerprint()
    taken[0].leave()


def test_an_autosave_of_a_finished_game_is_on_its_own_shelf(app, tmp_path):
    store = with_folder(app, tmp_path)
    running = RunningGame.begin(store, played(), SaveFacts(new_match_id(), now(), SEATS))
    running.finish()
    app.push(LoadScene(app))
    assert app.scene.shown() == []
    app.scene._turn_to("autosaves")
    assert len(app.scene.shown()) == 1
    assert json.loads(app.scene.shown()[0].path.read_bytes())["meta"]["kind"] == "auto"
    app.scene.rebuild()
    assert app.scene.host.top.root.find("open").text == app.texts("load-result"), "there is nothing to play on"


# --- reading beside the frames


def slow_reading(monkeypatch, gate, after):
    """From a moment on every file takes until the gate opens."""
    real = Store.entry

    def slowly(store, path):
        if path.name > after:
            gate.wait(10)
        return real(store, path)

    monkeypatch.setattr(Store, "entry", slowly)


def until(app, held):
    for _ in range(400):
        app.step(300.0)
        if held():
            return
        time.sleep(0.005)
    raise AssertionError("it never came")


def test_the_list_is_read_beside_the_frames_and_grows(shelf, app, monkeypatch):
    """UX-101: sixty broken files of 3 MB stopped the screen for 6 s."""
    gate = threading.Event()
    slow_reading(monkeypatch, gate, "alfa")  # capital letters come first in a folder
    app.wants_studio = True
    shelf.read()
    shelf.rebuild()

    def said():
        return " ".join(widget.spoken() for widget in shelf.host.top.root.walk())

    assert "2 of 4" in said() and len(shelf.entries) == 2
    shelf.cursor = 0
    gate.set()
    until(app, lambda: "of 4" not in said())
    assert names(shelf) == ["Zéta", "Alfa", "Űrhajó", "broken"]


def test_an_unchanged_file_is_read_once(shelf, app, monkeypatch):
    read = []
    monkeypatch.setattr(
        store_module, "read_head", lambda path, real=store_module.read_head: (read.append(path.name), real(path))[1]
    )
    store = shelf.store
    store.saves()
    assert read == []
    (app.places.saves / "torn.orrery.json").write_text('{"format": ', encoding="utf-8")
    shelf.read()
    assert read == ["torn.orrery.json"]


def test_what_to_open_instead_of_a_broken_file_is_sought_beside_the_frames(shelf, app, monkeypatch, drive, opened):
    gate = threading.Event()
    real = Store.newest_good
    monkeypatch.setattr(Store, "newest_good", lambda store, *which: (gate.wait(10), real(store, *which))[1])
    app.wants_studio = True
    shelf.read()
    shelf.cursor = 3
    shelf.rebuild()
    assert not drive.find("newest").enabled
    gate.set()
    until(app, lambda: drive.find("newest").enabled)
    drive.click("newest")
    assert opened[0].meta.name == "Zéta"


def test_a_dialog_stays_open_while_the_list_grows(shelf, app, monkeypatch, drive):
    gate = threading.Event()
    slow_reading(monkeypatch, gate, "alfa")
    app.wants_studio = True
    shelf.read()
    shelf.rebuild()
    drive.click("rename")
    gate.set()
    for _ in range(20):
        app.step(300.0)
        time.sleep(0.005)
    assert len(shelf.host.layers) == 2
    shelf.host.close()
    until(app, lambda: len(shelf.entries) == 4)


def test_an_older_save_of_a_finished_game_offers_its_result_too(app, tmp_path):
    """Its head does not tell that the game is over; the position does."""
    store = with_folder(app, tmp_path)
    document = saved(played(), "Vége")
    store.save(replace(document, meta=replace(document.meta, over=False)))
    store.save(saved(played(steps=5), "Eleje"))
    app.push(LoadScene(app))
    scene, said = app.scene, {}
    for name in names(scene):
        scene.cursor = names(scene).index(name)
        scene.rebuild()
        app.finish_chores()
        app.step(16.0)
        said[name] = scene.host.top.root.find("open").text
    assert said == {"Vége": app.texts("load-result"), "Eleje": app.texts("load-open")}
