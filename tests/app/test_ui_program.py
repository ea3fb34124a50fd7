"""The program itself: frames only when needed, guard against faults, window and devices (UX-96 to UX-101)."""

import gc
import subprocess
import sys
import weakref
from contextlib import closing
from dataclasses import replace

import pygame
import pytest

from app.match import Faulted
from app.scenes.error import ErrorScene
from app.scenes.menu import MenuScene
from app.settings import Settings
from app.shell.main import App
from app.shell.opening import tell_about_disk
from app.table import menus
from app.tools.shot import headless_app, names, settle, shot
from app.ui.buttons import Button
from app.ui.layout import Anchor
from app.ui.scene import Scene
from saves.places import in_folder
from tests.app.conftest import Driver
from tests.app.hands import sit_down
from tests.app.tiny_table import tiny_match


class Fragile(Scene):
    """Breaks where it is told to."""

    name = "fragile"

    def __init__(self, app, where):
        super().__init__(app)
        self.where = where
        self.rescued = False

    def _maybe_break(self, where):
        if self.where == where:
            raise RuntimeError(f"broken in {where}")

    def build(self):
        self._maybe_break("build")
        return Anchor(Button("press", lambda: self._maybe_break("action"), id="press"))

    def update(self, dt):
        self._maybe_break("update")
        return False

    def draw_back(self, surface):
        self._maybe_break("draw")

    def rescues(self):
        return [("back", lambda: setattr(self, "rescued", True))]


def test_an_idle_program_draws_nothing(app):
    """UX-99."""
    app.push(MenuScene(app))
    settle(app)
    drawn = app.frames
    for _ in range(120):
        app.step(16.0)
    assert app.frames == drawn


class Steps(Scene):
    """Notes every step, and may wait for something."""

    name = "steps"
    waits = False

    def build(self):
        return Anchor(Button("press", lambda: None, id="press"))

    def update(self, dt):
        self.taken.append(dt)
        return False

    @property
    def awaits(self):
        return self.waits


@pytest.fixture
def dozing(app):
    """A screen on which nothing has happened for a while, with its steps from now on."""
    scene = Steps(app)
    scene.taken = []
    app.push(scene)
    settle(app)
    for _ in range(60):
        app.beat(1000 / 60, [])
    app.beat(100.0, [])
    scene.taken.clear()
    return scene


class Door(Scene):
    """A screen that is one button."""

    name = "door"

    def __init__(self, app, action):
        super().__init__(app)
        self.action = action

    def build(self):
        return Anchor(Button("Go", self.action, id="go"))


def clicked(pos):
    return [pygame.event.Event(kind, pos=pos, button=1) for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)]


def test_no_click_on_the_old_screen_acts_on_the_new_one(app):
    """UX-23: neither one of the same frame, nor one while it was being made, nor one just after it came into sight."""
    went = []
    inner = Door(app, lambda: went.append("inner"))
    app.push(Door(app, lambda: app.push(inner)))
    for _ in range(20):
        app.beat(1000 / 60, [])
    pos = app.scene.host.top.root.find("go").rect.center
    app.beat(1000 / 60, clicked(pos) + clicked(pos))
    assert app.scene is inner
    app.beat(900.0, clicked(pos))  # the making took so long
    assert went == []
    for _ in range(10):
        app.beat(1000 / 60, [])
    app.beat(1000 / 60, clicked(pos))
    assert went == ["inner"]
    app.pop()
    app.beat(1000 / 60, [])
    app.beat(900.0, clicked(pos))  # the same on the way back, to a screen that was not made anew
    assert app.scene is not inner


def test_a_click_while_a_screen_was_made_does_not_wait_for_it(app):
    app.push(Door(app, lambda: None))
    pygame.event.post(clicked((5, 5))[0])
    app.beat(1000 / 60, [])
    assert not pygame.event.get(pygame.MOUSEBUTTONDOWN)


def test_where_nothing_happens_time_passes_in_few_steps(app, dozing):
    """P11: sixty looks at what comes in each second, but a quarter of the steps at most."""
    clock = app.ctx.clock
    for _ in range(120):
        app.beat(1000 / 60, [])
    assert 20 <= len(dozing.taken) <= 30
    assert max(dozing.taken) < 100
    assert app.ctx.clock - clock == pytest.approx(2000, abs=70)


def test_what_comes_in_is_taken_at_once_and_wakes_the_program(app, dozing):
    """UX-99: after a key or a move of the pointer every frame counts again, and none seems longer than it was."""
    app.beat(1000 / 60, [])
    app.beat(1000 / 60, [])
    dozing.taken.clear()
    app.beat(1000 / 60, [pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(0, 0), buttons=(0, 0, 0))])
    assert dozing.taken == [pytest.approx(2000 / 60), pytest.approx(1000 / 60)]
    assert app.scene.host._pointer == (5, 5)
    for _ in range(10):
        app.beat(1000 / 60, [])
    assert len(dozing.taken) == 12


@pytest.mark.parametrize("why", ["awaits", "later", "at_rest", "dirty", "drawing", "held"])
def test_nothing_dozes_while_something_is_to_be_done(app, dozing, why, monkeypatch):
    if why == "awaits":
        dozing.waits = True
    elif why in ("later", "at_rest"):
        for _ in range(6):
            getattr(app, why)(lambda: dozing.taken.append(0.0))
        app.beat(100.0, [])  # a chore that was given while it dozes is seen with the next step
        dozing.taken.clear()
    elif why == "dirty":
        app.dirty = True
    elif why == "drawing":
        monkeypatch.setattr(app, "_studio", type("Busy", (), {"busy": True, "close": lambda self: None})())
    else:
        monkeypatch.setattr(type(app.input), "waiting", True)
    for _ in range(4):
        app.beat(1000 / 60, [])
    assert sum(1 for dt in dozing.taken if dt) == 4


def test_a_table_does_not_doze_while_somebody_thinks(app, monkeypatch):
    scene = sit_down(app, tiny_match())
    assert not scene.awaits
    monkeypatch.setattr(type(scene.match.pace), "is_idle", False)
    assert scene.awaits


def test_a_moving_pointer_over_nothing_draws_nothing(app, drive):
    app.push(MenuScene(app))
    settle(app)
    drive.move((5, 5))
    drawn = app.frames
    drive.move((6, 5))
    drive.move((7, 6))
    assert app.frames == drawn


@pytest.mark.parametrize("where", ["build", "update", "draw", "action"])
def test_a_fault_in_a_scene_shows_the_error_screen(app, drive, where):
    """UX-97: the window never just vanishes."""
    app.push(MenuScene(app))
    app.push(Fragile(app, where))
    drive.wait()
    if where == "action":
        drive.click("press")
    drive.wait()
    assert isinstance(app.scene, ErrorScene)
    assert app.running


def test_the_error_screen_offers_what_the_scene_offers(app, drive):
    app.push(MenuScene(app))
    fragile = Fragile(app, "action")
    app.push(fragile)
    drive.click("press")
    drive.wait()
    drive.key(pygame.K_RETURN)
    assert app.scene is fragile
    assert fragile.rescued


def test_the_error_screen_leads_back_to_the_menu(app, drive):
    app.push(Fragile(app, "update"))
    drive.wait()
    app.scene._to_menu()
    drive.wait()
    assert app.scene.name == "menu"
    assert len(app.scenes) == 1


def test_a_report_is_written_once_and_without_paths(tmp_path, drive):
    """UX-97."""
    app = App(Settings(), places=in_folder(tmp_path), shown=False)
    app.push(MenuScene(app))
    app.push(ErrorScene(app, RuntimeError("fault"), None))
    app.step(200.0)
    app.scene._write_report()
    reports = list((tmp_path / "logs" / "reports").glob("*.json"))
    assert len(reports) == 1
    assert str(tmp_path) not in reports[0].read_text(encoding="utf-8")
    assert not app.scene.host.top.root.find("report").enabled
    app.close()


def test_a_screenshot_is_kept_and_announced(tmp_path):
    """UX-109."""
    app = App(Settings(), places=in_folder(tmp_path), shown=False)
    app.push(MenuScene(app))
    app.step(16.0)
    app.step(16.0, [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F12, mod=0)])
    pictures = list((tmp_path / "screenshots").glob("*.png"))
    assert len(pictures) == 1
    assert pygame.image.load(pictures[0]).get_size() == app.surface.get_size()
    assert pictures[0].name in app.notices.items[0].text
    app.close()


def test_a_disk_that_refuses_is_said_and_survived(app, drive):
    """UX-98."""
    app.push(MenuScene(app))
    drive.key(pygame.K_F12)
    assert app.notices.items[0].role == "warn"
    assert app.scene.name == "menu"


def test_a_notice_stays_long_enough_and_comes_once(app):
    """UX-85, UX-96."""
    app.push(MenuScene(app))
    app.say("notice-no-sound")
    app.say("notice-no-sound")
    assert len(app.notices.items) == 1
    app.step(2900.0)
    assert app.notices.items
    app.step(20000.0)
    assert not app.notices.items


def test_notices_come_one_at_a_time(app):
    """A newer one takes the place of the last, so that they never pile up; warnings are all read (UX-85, UX-98)."""
    app.push(MenuScene(app))
    for name in ("Ada", "Bo"):
        app.say("notice-called-out", name=name)
    app.step(16.0)
    assert "Bo" in app.notices.shown.text and len(app.notices.items) == 1
    for warning in ("notice-settings-broken", "notice-read-only"):
        app.say(warning, icon="warning", role="warn")
    told = []
    while app.notices.items:
        app.step(500.0)
        if app.notices.shown is not None and app.notices.shown.text not in told:
            told.append(app.notices.shown.text)
    assert told[:2] == [app.texts("notice-settings-broken"), app.texts("notice-read-only")]
    assert "Bo" in told[2]


def test_a_start_on_a_full_disk_says_so_and_not_that_it_is_read_only(app, tmp_path):
    """UX-98."""
    app.places = replace(in_folder(tmp_path), full=True)
    app.push(MenuScene(app))
    tell_about_disk(app)
    assert [item.text for item in app.notices.items] == [app.texts("notice-no-room")]


def test_a_report_while_a_game_goes_on_asks_what_may_be_in_it(tmp_path):
    """UX-97: the one that gives nothing away is the one that is offered first."""
    app = App(Settings(), places=in_folder(tmp_path), shown=False)
    app.push(MenuScene(app))
    scene = sit_down(app, tiny_match())
    menus.open_fault(scene.kit, Faulted(0, "tiny.take", "details"), scene.attempt)
    drive = Driver(app)
    drive.click("report")
    assert drive.focused == "default-private" and app.texts("report-line") in " ".join(
        widget.spoken() for widget in scene.host.top.root.walk()
    )
    asked = []
    scene.match.faults.report = lambda private: asked.append(private) or tmp_path / "report.json"
    drive.click("default-private")
    assert asked == [True]
    app.push(ErrorScene(app, RuntimeError("fault"), scene))
    app.step(200.0)
    Driver(app).click("report")
    Driver(app).click("report-whole")
    [report] = (tmp_path / "logs" / "reports").glob("*.json")
    assert '"private": false' in report.read_text(encoding="utf-8")
    app.close()


def test_scenes_stack_and_return(app, drive):
    app.push(MenuScene(app))
    app.push(Fragile(app, "never"))
    drive.key(pygame.K_ESCAPE)
    assert app.scene.name == "menu"
    app.replace(Fragile(app, "never"))
    assert [scene.name for scene in app.scenes] == ["fragile"]
    app.pop()
    assert not app.running


def test_a_change_of_size_lays_everything_out_again(app, drive):
    app.push(MenuScene(app))
    before = drive.find("menu-quit").rect.copy()
    app.surface = pygame.display.set_mode((1920, 1080))
    app.step(16.0, [pygame.event.Event(pygame.VIDEORESIZE, size=(1920, 1080), w=1920, h=1080)])
    assert app.ctx.size == (1920, 1080)
    assert app.ctx.scale > 1.0
    assert drive.find("menu-quit").rect != before


def test_the_window_closes_when_asked(app):
    app.push(MenuScene(app))
    app.step(16.0, [pygame.event.Event(pygame.QUIT)])
    assert not app.running


def test_a_scene_may_ask_before_the_window_closes(app):
    scene = MenuScene(app)
    scene.close_asked = lambda: True
    app.push(scene)
    app.step(16.0, [pygame.event.Event(pygame.QUIT)])
    assert app.running


def test_shots_are_equal_when_made_twice(tmp_path):
    first = shot("menu", (1024, 640), "hu", tmp_path / "menu.png")
    assert (tmp_path / "menu.png").read_bytes() == first == shot("menu", (1024, 640), "hu")
    assert "settings" in names()


def test_an_unknown_shot_is_refused():
    with pytest.raises(KeyError):
        shot("no-such-screen")


def test_the_first_frame_needs_no_heavy_library():
    """P12, P18: no numpy at all; physics, languages and sound come after the first frame or on demand."""
    code = (
        "import sys; from app.tools.shot import headless_app; from app.shell.opening import open_shell;"
        "app = headless_app(lang='hu'); open_shell(app); app.step(0.0);"
        "heavy = {'numpy', 'pymunk', 'fluent', 'babel', 'pyphen', 'saves', 'rules'};"
        "sys.exit(', '.join(sorted(heavy & {name.split('.')[0] for name in sys.modules})) or 0)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_a_headless_program_takes_its_settings():
    with closing(headless_app((1024, 640), "hu", "parchment", 150, reduced_motion=True)) as app:
        assert app.ctx.theme.name == "parchment"
        assert app.ctx.text_scale == 1.5
        assert app.ctx.texts.language == "hu"
        assert app.ctx.reduced_motion


class _Ring:
    """Garbage that only Python's search finds: it holds itself."""

    def __init__(self):
        self.itself = self


def test_memory_is_looked_through_at_rest_and_not_while_something_moves(app, monkeypatch):
    """P10: what a new screen has brought is set aside, and garbage among it goes when nothing has moved for a while."""
    monkeypatch.setattr(app, "wants_studio", True)
    gc.disable()
    try:
        ring = weakref.ref(_Ring())
        app.push(MenuScene(app))
        assert gc.get_freeze_count() > 10_000
        gc.collect()
        assert ring() is not None  # set aside: not even a whole search looks at it
        app._rest()
        assert ring() is None and gc.get_freeze_count() > 10_000
    finally:
        gc.unfreeze()
        gc.enable()
