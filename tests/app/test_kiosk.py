"""A stand at a convention: chosen games, a PIN, a demo when nobody is there, nothing left for the next (UX-107)."""

import os
import signal

import pygame
import pytest

from app.games import manifests
from app.match import Match, Seats
from app.match.lessons.guide import guide
from app.match.thoughts import Nobody
from app.scenes import launch
from app.scenes.day_book import MOST_FAULTS, DayBook
from app.scenes.demo import DemoScene
from app.scenes.lobby import stand_draft, stand_presets
from app.scenes.remembered import recall, remember
from app.shell import kiosk as kiosk_module
from app.shell.cli import main
from app.shell.kiosk import RESULT_MS, Kiosk
from app.shell.opening import open_shell
from app.table import menus
from app.table.scene import TableScene
from rules.ai.match import play_game
from rules.tournament import Opened
from rules.tournament.formats import format_named
from saves.places import in_folder
from saves.tournament_lines import START, encode_entry
from saves.tournaments import TournamentFile, folder_of
from tests.app.hands import sit_down
from tests.app.match_support import InlineOpponents
from tests.app.tiny_table import TinyTable, tiny_match
from tests.support.games import ANY, PAIRED


@pytest.fixture
def kiosk(app, monkeypatch):
    monkeypatch.setattr(launch, "opponent_of", lambda app: InlineOpponents(lambda brief: brief.decision.first(1)[0]))
    app.kiosk = Kiosk(app, "4711", (ANY, PAIRED), 120)
    open_shell(app)
    for _ in range(8):  # the orrery comes after the first frame
        app.step(200.0)
    return app.kiosk


def ids(app):
    return {widget.id for widget in app.scene.host.top.root.walk() if widget.id}


def idle(app, seconds):
    for _ in range(seconds):
        app.step(1000.0)


def test_visitors_are_offered_the_chosen_games_and_no_way_out(kiosk, app, drive):
    shown = {name for name in ids(app) if name.startswith("menu-")}
    assert {"menu-rules", "menu-language", "menu-operator"} <= shown
    assert not {"menu-settings", "menu-quit", "menu-load", "menu-decks", "menu-statistics"} & shown
    assert {name for name in ids(app) if name.startswith("game-")} == {f"game-{ANY}", f"game-{PAIRED}"}
    drive.key(pygame.K_ESCAPE)
    drive.key(pygame.K_F11)
    app.step(16.0, [pygame.event.Event(pygame.QUIT)] * 3)
    assert app.running and app.scene.name == "menu" and not app.settings["full_screen"]
    drive.click("cancel")
    assert len(app.scene.host.layers) == 1, "however often, the PIN is asked for once"


def test_the_table_has_neither_settings_nor_saves(kiosk, app):
    scene = sit_down(app, tiny_match())
    menus.open_menu(scene)
    labels = [widget.text for widget in scene.host.top.root.walk() if hasattr(widget, "action")]
    assert app.texts("menu-rules") in labels
    assert app.texts("table-settings") not in labels and app.texts("table-save") not in labels


def test_the_result_offers_nothing_that_would_be_kept(kiosk, app):
    scene = sit_down(app, tiny_match())
    scene.match.people.concede(0)
    while app.scene.name != "result":
        app.step(200.0)
    assert {"rematch", "menu"} <= ids(app)
    assert not {"save-replay", "share", "statistics", "change"} & ids(app)


@pytest.mark.parametrize(("typed", "ends"), [("4711", True), ("1174", False)])
def test_only_the_pin_ends_the_program(kiosk, app, drive, typed, ends):
    drive.click("menu-operator")
    drive.type(typed)
    drive.click("enter")
    if ends:
        drive.click("close")
    else:
        assert "close" not in ids(app) and app.texts("kiosk-pin-wait", seconds=2) in told(app)
        app.quit()
    assert app.running is not ends


def told(app):
    return " ".join(widget.spoken() for widget in app.scene.host.top.root.walk())


def test_after_a_wrong_pin_the_wait_is_shown_and_then_the_right_one_is_taken(kiosk, app, drive):
    drive.click("menu-operator")
    drive.type("1174")
    drive.click("enter")
    assert app.texts("kiosk-pin-wait", seconds=2) in told(app)
    drive.type("4711")
    drive.key(pygame.K_RETURN)
    assert "close" not in ids(app) and drive.find("default-pin").text == "4711"
    app.step(1000.0)
    assert app.texts("kiosk-pin-wait", seconds=1) in told(app)
    app.step(1000.0)
    app.step(16.0)
    assert app.texts("kiosk-pin-again") in told(app)
    drive.key(pygame.K_RETURN)
    assert "close" in ids(app)


def test_the_wait_grows_with_every_wrong_pin_and_ends_with_the_right_one(kiosk, app):
    waits = []
    for _ in range(10):
        assert not kiosk.admits("0000")
        waits.append(kiosk.wait_left())
        assert not kiosk.admits("4711"), "not before the wait is over"
        app.ctx.clock += kiosk.wait_left() * 1000
    assert waits == [2, 4, 8, 16, 32, 64, 128, 256, 300, 300]
    kiosk.welcome()
    assert kiosk.was_wrong, "the next visitor has to wait as well"
    assert kiosk.admits("4711") and not kiosk.admits("0000")
    assert kiosk.wait_left() == 2


@pytest.mark.parametrize("how", [pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN, pygame.WINDOWFOCUSLOST])
def test_a_window_that_is_put_away_comes_back_by_itself(kiosk, app, monkeypatch, how):
    came = []
    monkeypatch.setattr(kiosk_module, "come_to_front", lambda: came.append(app.ctx.clock))
    monkeypatch.setitem(app.settings._values, "full_screen", True)
    app.step(16.0, [pygame.event.Event(how)])
    assert len(came) == 1
    for _ in range(4):
        app.step(250.0)
    assert len(came) == 3, "it is tried again until the window is there"
    app.step(16.0, [pygame.event.Event(pygame.WINDOWFOCUSGAINED)])
    app.step(2000.0)
    assert len(came) == 3


@pytest.mark.parametrize("how", ["file", "terminal", "argument"])
def test_the_pin_comes_from_a_file_the_terminal_or_an_argument(how, tmp_path, monkeypatch):
    (tmp_path / "pin").write_text("4711\n", encoding="utf-8")
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("getpass.getpass", lambda prompt: "4711")
    opened = []
    monkeypatch.setattr("app.shell.main.App.run", lambda app: opened.append(app) or 0)
    words = {"file": ["--pin-file", str(tmp_path / "pin")], "terminal": [], "argument": ["--pin", "4711"]}[how]
    assert main(["kiosk", "--size", "1280x720", *words]) == 0
    assert opened[0].kiosk.admits("4711")
    opened[0].close()


def test_without_a_terminal_the_pin_must_be_given(capsys, monkeypatch):
    monkeypatch.setattr("sys.stdin.isatty", lambda: False, raising=False)
    with pytest.raises(SystemExit) as ended:
        main(["kiosk"])
    assert ended.value.code == 2 and "--pin-file" in capsys.readouterr().err


def test_whoever_looks_on_does_not_learn_the_pin(kiosk, app, drive):
    drive.click("menu-operator")
    root = app.scene.host.top.root
    field, pictures = root.find("default-pin"), set()
    for typed in ("4711", "1238"):
        drive.type(typed)
        words = [mark.text for widget in root.walk() for mark in widget.marks()] + [field.spoken()]
        assert field.text == typed and "••••" in words and not any(typed in said for said in words)
        picture, app.ctx.device = pygame.Surface(app.ctx.size), "keyboard"
        field.draw(app.ctx, picture)
        pictures.add(pygame.image.tobytes(picture, "RGB"))
        for _ in typed:
            drive.key(pygame.K_BACKSPACE)
    assert len(pictures) == 1


@pytest.mark.parametrize("how", ["back", "escape", "language", "nobody"])
def test_a_dialog_that_the_operator_has_left_opens_no_way_out(kiosk, app, drive, how):
    drive.click("menu-operator")
    drive.type("4711")
    drive.click("enter")
    if how == "back":
        drive.click("default")
    elif how == "escape":
        drive.key(pygame.K_ESCAPE)
    elif how == "language":
        app.settings["language"] = "hu"
        app.step(200.0)
    else:
        idle(app, 122)
        drive.key(pygame.K_RETURN)
    assert "close" not in ids(app)
    app.step(16.0, [pygame.event.Event(pygame.QUIT)])
    assert app.running


def test_what_the_operator_sets_holds_for_all_visitors(kiosk, app, drive):
    drive.click("menu-operator")
    drive.type("4711")
    drive.click("enter")
    drive.click("settings")
    app.settings["text_size"] = 125
    drive.key(pygame.K_ESCAPE)
    assert app.scene.name == "menu"
    app.quit()
    assert app.running
    app.settings["text_size"] = 200
    kiosk.welcome()
    assert app.settings["text_size"] == 125


def test_a_demo_runs_while_nobody_is_there_and_any_touch_brings_a_fresh_title(kiosk, app, drive):
    drive.click("menu-language")
    assert app.settings["language"] == "hu"
    remember(app, "new-game", PAIRED, {"seed": "7"})
    idle(app, 118)
    assert app.scene.name == "menu"
    idle(app, 4)
    demo = app.scene
    assert isinstance(demo, DemoScene) and not demo.match.seats.humans
    app.step(16.0, [pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(1, 1), buttons=(0, 0, 0))])
    assert app.scene is demo
    drive.key(pygame.K_RETURN)
    assert app.scene.name == "menu" and len(app.scenes) == 1 and kiosk.demo is None
    assert app.settings["language"] == "en" and recall(app, "new-game", PAIRED) is None


def test_a_game_that_was_left_alone_makes_room(kiosk, app):
    scene = sit_down(app, tiny_match())
    idle(app, 122)
    assert isinstance(app.scene, DemoScene) and scene not in app.scenes


def test_the_invitation_stands_instead_of_the_question(kiosk, app):
    """look.md: it covers all of the prompt or nothing of it."""
    kiosk._show_demo()
    for _ in range(3):
        app.step(16.0)
    bar = app.scene.prompt.rect.clip(app.surface.get_rect())
    box = app.scene.invitation(pygame.Rect(0, 0, 300, 20))
    assert bar.width and box.contains(bar) and app.surface.get_rect().contains(box)


def test_one_demo_follows_the_other(kiosk, app):
    kiosk._show_demo()
    first = kiosk.demo.match.session.setup.game
    app.settings["speed"] = app.settings["ai_pace"] = 0
    kiosk.demo.use_settings()
    kiosk.demo.match.settings.answer_ms = 0
    while app.scene is kiosk.demo:
        app.step(100.0)
    assert app.scene.name == "result"
    before = kiosk.demo
    for _ in range(round(RESULT_MS / 1000) + 2):
        app.step(1000.0)
    assert kiosk.demo is not before and kiosk.demo.match.session.setup.game != first


@pytest.mark.parametrize(
    "words",
    [
        ["--pin", "12"],
        ["--pin", "abcd"],
        ["--pin-file", "/no/such/file"],
        ["--pin", "4711", "--games", "chess"],
        ["--pin", "4711", "--presets", f"{PAIRED}:chess"],
        ["--pin", "4711", "--games", ANY, "--presets", f"{PAIRED}:{stand_presets(PAIRED)[0].id}"],
    ],
)
def test_the_command_refuses_what_makes_no_sense(words, capsys):
    with pytest.raises(SystemExit) as ended:
        main(["kiosk", *words])
    assert ended.value.code == 2 and "orrery:" in capsys.readouterr().err


# -- what visitors play


@pytest.fixture
def begun(monkeypatch):
    found = []
    monkeypatch.setattr(launch, "sit_down", lambda app, match, extras: found.append(match))
    return found


@pytest.mark.parametrize("game", [manifest.id for manifest in manifests() if manifest.table])
def test_one_tap_on_a_planet_begins_a_short_game_with_its_tips(app, begun, monkeypatch, game):
    """UX-107: without a form; one person against computer players, and a guided table."""
    monkeypatch.setattr(launch, "opponent_of", lambda app: InlineOpponents(lambda brief: brief.decision.first(1)[0]))
    app.kiosk = Kiosk(app, "4711", (game,), 120)
    open_shell(app)
    for _ in range(8):
        app.step(200.0)
    app.scene.host.top.root.find(f"game-{game}").action()
    assert len(begun) == 1 and app.scene.name == "menu", "no page in between"
    preset = stand_presets(game)[0]
    assert begun[0].session.setup.options == dict(preset.options)
    assert len(begun[0].seats.humans) == 1 and len(begun[0].session.setup.seats) == len(preset.seats)
    assert guide(game) is not None


@pytest.mark.parametrize("game", [manifest.id for manifest in manifests() if manifest.table])
def test_a_game_for_the_stand_is_over_after_at_most_240_answers_of_a_person(game):
    """10 to 20 minutes at five seconds each."""
    preset = stand_presets(game)[0]
    draft = stand_draft(game, preset)
    for seed in (1, 2, 3):
        record = play_game(game, draft.setup(), ("cadet",) * len(draft.chairs), seed)
        assert record.result is not None and not record.faults
        assert record.decisions / len(draft.chairs) <= 240, record.decisions


def test_of_several_the_visitor_chooses_and_the_operator_says_which(app, begun, drive, monkeypatch):
    monkeypatch.setattr(launch, "opponent_of", lambda app: InlineOpponents(lambda brief: brief.decision.first(1)[0]))
    app.kiosk = Kiosk(app, "4711", (ANY, PAIRED), 120)
    open_shell(app)
    for _ in range(8):
        app.step(200.0)
    second = stand_presets(PAIRED)[1].id
    drive.click("menu-operator")
    drive.type("4711")
    drive.click("enter")
    drive.click("offers")
    app.scene.host.top.root.find(f"offer-{PAIRED}-{second}").on_act(app.ctx, "right")
    for preset in app.kiosk.offers(ANY):
        app.scene.host.top.root.find(f"offer-{ANY}-{preset}").on_act(app.ctx, "left")
    drive.click("back")
    for _ in range(8):
        app.step(200.0)
    assert {name for name in ids(app) if name.startswith("game-")} == {f"game-{PAIRED}"}
    app.scene.host.top.root.find(f"game-{PAIRED}").action()
    app.step(16.0)
    assert app.scene.name == "visitors" and not begun
    drive.click(f"play-{second}")
    assert begun[0].session.setup.options == dict(stand_presets(PAIRED)[1].options)


def test_the_last_offer_of_all_stays(kiosk, app):
    for game in kiosk.all_games:
        for preset in kiosk.offers(game):
            kiosk.offer(game, preset, False)
    assert len(kiosk.games) == 1


def test_the_command_says_what_is_offered(monkeypatch):
    opened = []
    monkeypatch.setattr("app.shell.main.App.run", lambda app: opened.append(app) or 0)
    wanted = stand_presets(PAIRED)[1].id
    assert main(["kiosk", "--size", "1280x720", "--pin", "4711", "--presets", f"{PAIRED}:{wanted}"]) == 0
    assert list(opened[0].kiosk.offers(PAIRED)) == [wanted]
    opened[0].close()


def test_a_stand_that_is_switched_off_ends_without_a_pin(monkeypatch):
    def running(app):
        app.running = True
        os.kill(os.getpid(), signal.SIGTERM)
        assert not app.running
        app.close()
        return 0

    monkeypatch.setattr("app.shell.main.App.run", running)
    before = signal.getsignal(signal.SIGTERM)
    assert main(["kiosk", "--size", "1280x720", "--pin", "4711"]) == 0
    assert signal.getsignal(signal.SIGTERM) is before


# -- the tournament and the day


@pytest.fixture
def at_tournament(app, monkeypatch):
    monkeypatch.setattr(launch, "opponent_of", lambda app: InlineOpponents(lambda brief: brief.decision.first(1)[0]))
    app.kiosk = Kiosk(app, "4711", (ANY, PAIRED), 120, Opened("Tavaszi kupa", PAIRED, "swiss", 3))
    open_shell(app)
    for _ in range(8):
        app.step(200.0)
    return app.kiosk


def test_visitors_try_a_match_of_the_tournaments_kind(at_tournament, app, drive, monkeypatch):
    begun = []
    monkeypatch.setattr(launch, "sit_down", lambda app, match, extras: begun.append(match))
    drive.click("menu-quick-match")
    match = begun[0]
    assert match.session.setup.options == dict(format_named(PAIRED, "swiss").options)
    assert [match.seats[seat].kind for seat in range(2)] == ["human", "pilot"]
    assert not any(mark.startswith("tournament") for mark in match.files.marks), "it does not count for the tournament"


def test_the_table_of_such_a_match_comes_beside_the_title_once(at_tournament, app, monkeypatch):
    """UX-101: a visitor does not wait for code."""
    asked = []
    monkeypatch.setattr("app.scenes.preparing.prepare_table", lambda app, draft: asked.append(draft))
    monkeypatch.setattr(type(app), "studio", property(lambda app: object()))
    for _ in range(2):
        at_tournament.step([])
    options = dict(format_named(PAIRED, "swiss").options)
    assert [(draft.game, len(draft.chairs), draft.options) for draft in asked] == [(PAIRED, 2, options)]


def test_without_a_tournament_of_an_offered_game_there_is_no_quick_match(kiosk, app):
    assert "menu-quick-match" not in ids(app)
    assert not Kiosk(app, "4711", (ANY,), 120, Opened("Kupa", PAIRED, "swiss", 3)).quick_match


def test_the_operator_sees_the_days_games_and_faults(kiosk, app, drive, monkeypatch):
    monkeypatch.setattr("app.scenes.guided.table_for", lambda app, match: TableScene(app, match, TinyTable))
    launch.sit_down(app, tiny_match())
    kiosk.day.finish(ANY, "Anna", 7)
    app._failed(ValueError("the table is on fire"))
    kiosk.welcome()
    for _ in range(3):
        app.step(200.0)
    drive.click("menu-operator")
    drive.type("4711")
    drive.click("enter")
    drive.click("day")
    told = " ".join(mark.text for widget in app.scene.host.top.root.walk() for mark in widget.marks())
    assert kiosk.day.begun == {"tiny": 1}
    assert "the table is on fire" in told and "Anna" in told
    drive.key(pygame.K_ESCAPE)
    assert app.scene.name == "menu"


def test_a_finished_game_is_noted_and_a_demo_is_not(kiosk, app):
    from app.scenes.result import result_of
    from tests.app.around import played

    session = played(ANY)
    match = Match(session, Seats([("Anna", "human"), ("Vega", "pilot"), ("Mira", "pilot")]), opponents=Nobody())
    result_of(app, match)
    assert [one.game for one in kiosk.day.finished] == [ANY]
    idle(app, 122)
    assert kiosk.demo is not None
    result_of(app, match)
    assert len(kiosk.day.finished) == 1


def test_the_day_book_keeps_the_latest_and_the_point_of_a_fault():
    book = DayBook(time=lambda: "10:00")
    for number in range(MOST_FAULTS + 5):
        book.fault(f"Traceback\n  File\nValueError: {number}")
    assert len(book.faults) == MOST_FAULTS
    assert book.faults[-1] == ("10:00", f"ValueError: {MOST_FAULTS + 4}")


def test_the_latest_tournament_under_way_is_found_by_itself_or_by_name(tmp_path, monkeypatch, capsys):
    from app.shell.commands.kiosk import _tournament

    places = in_folder(tmp_path)
    monkeypatch.setattr("saves.places.find_places", lambda: places)
    assert _tournament(None) is None
    opened = Opened("Tavaszi kupa", PAIRED, "swiss", 3)
    TournamentFile.create(folder_of(places), opened, 0)
    assert _tournament(None) == _tournament("Tavaszi kupa") == opened
    with pytest.raises(SystemExit):
        _tournament("Nincs ilyen")
    forged = folder_of(places) / "forged.tournament"
    forged.write_bytes(START + encode_entry(0, 0, Opened("x", "tournament", "swiss", 1)))
    assert _tournament(None) == opened
    with pytest.raises(SystemExit):
        _tournament("forged")
