"""The real window on a virtual screen: first run, size, idling (UX-77, UX-92, UX-108)."""

import time

import psutil

from tests.app.real_window import desk, display, on_a_screen, wait_for  # noqa: F401

pytestmark = on_a_screen


def test_first_run_settings_and_quit_by_keyboard_alone(desk):  # noqa: F811
    program = desk.start()
    try:
        desk.keys("Left", "Down", "Down", "Down", "Return")
        assert wait_for(lambda: desk.settings.exists() and "first_run_done = true" in desk.settings.read_text())
        assert 'language = "hu"' in desk.settings.read_text()
        time.sleep(0.5)
        desk.keys(*["Down"] * 12, "Right", "Return")  # the last line holds credits and quit
        assert program.wait(60) == 0
    finally:
        if program.poll() is None:
            program.kill()


def test_the_window_remembers_its_size_and_rests_when_idle(desk):  # noqa: F811
    desk.settings.parent.mkdir(parents=True)
    desk.settings.write_text('language = "en"\nfirst_run_done = true\n', encoding="utf-8")
    program = desk.start()
    try:
        window = desk.window()
        desk.tell("windowsize", "--sync", window, "1400", "800")
        assert wait_for(lambda: "1400" in desk.settings.read_text())
        # The virtual screen has no window manager, so the way there cannot be seen; the way back must be exact.
        desk.keys("F11", "F11")
        assert wait_for(lambda: "WIDTH=1400" in desk.tell("getwindowgeometry", "--shell", window))
        time.sleep(2.5)
        used = psutil.Process(program.pid).cpu_times()
        time.sleep(3.0)
        after = psutil.Process(program.pid).cpu_times()
        # Far above the 2 % that `orrery bench` measures, so that a busy machine does not fail the test.
        assert (after.user + after.system - used.user - used.system) / 3.0 < 0.15
        desk.tell("windowclose", window)
        assert program.wait(60) is not None
    finally:
        if program.poll() is None:
            program.kill()
    again = desk.start()
    try:
        shape = desk.tell("getwindowgeometry", "--shell", desk.window())
        assert "WIDTH=1400" in shape and "HEIGHT=800" in shape
    finally:
        again.kill()
        again.wait(60)
