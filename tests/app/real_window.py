"""The real window on a virtual screen, driven from outside with xdotool like by a person."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

TOOLS = ("Xvfb", "xdotool")
# A real window may lose a race with a busy machine once, not twice; no other test gets a second chance.
on_a_screen = [
    pytest.mark.skipif(
        not all(shutil.which(tool) for tool in TOOLS), reason="needs Xvfb and xdotool for a real window"
    ),
    pytest.mark.flaky(reruns=1),
]
ROOT = Path(__file__).parents[2]


def wait_for(condition, seconds=10.0, every=0.1):
    """Whether something came true in time."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if condition():
            return True
        time.sleep(every)
    return False


class Desk:
    """A virtual screen with the program on it, in a home of its own."""

    def __init__(self, home, display):
        self.home = home
        self.env = {
            **{name: value for name, value in os.environ.items() if not name.startswith("SDL_")},
            "DISPLAY": display,
            "HOME": str(home),
            "XDG_CONFIG_HOME": str(home / "config"),
            "XDG_DATA_HOME": str(home / "data"),
            "SDL_AUDIODRIVER": "dummy",
            "PYTHONPATH": str(ROOT),
        }
        self.env.pop("ORRERY_HOME", None)
        self.settings = home / "config" / "orrery" / "settings.toml"
        self.errors = home / "errors.txt"
        self.started = []

    def start(self, *words):
        with self.errors.open("wb") as errors:
            program = subprocess.Popen([sys.executable, "-m", "app", *words], env=self.env, cwd=ROOT, stderr=errors)
        self.started.append(program)
        if not wait_for(self.window, 90.0):
            program.kill()
            raise AssertionError(f"the window did not appear: {self.errors.read_text()}")
        time.sleep(0.8)
        return program

    def end_all(self):
        """End what was started here and still runs."""
        for program in self.started:
            if program.poll() is None:
                program.kill()
            program.wait(10)

    def tell(self, *words):
        return subprocess.run(
            ["xdotool", *words], env=self.env, capture_output=True, text=True, timeout=240, check=False
        ).stdout.strip()

    def keys(self, *names):
        for name in names:
            self.tell("key", name)
            time.sleep(0.12)

    def window(self):
        return self.tell("search", "--onlyvisible", "--class", "^Orrery$").split("\n")[0]


@pytest.fixture(scope="module")
def display():
    reading, writing = os.pipe()
    screen = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1600x1000x24", "-nolisten", "tcp", "-noreset"],
        pass_fds=[writing],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as answers:
        number = answers.readline().strip()
    yield f":{number}"
    screen.terminate()
    screen.wait(10)


@pytest.fixture
def desk(tmp_path, display):
    made = Desk(tmp_path, display)
    yield made
    made.end_all()
