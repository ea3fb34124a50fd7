"""Playing in the real window: by mouse and keys, leaving, being killed, and going on in the same position (UX-64).

Where to point is found with a twin: the same position, rebuilt from the journal in a program without a screen.
"""

import signal
import time

import psutil
import pygame

from app.match import Match, PlaySettings, Seats
from app.match.feed import relived
from app.match.thoughts import Nobody
from app.scenes.draft import Draft
from app.scenes.guided import NEVER, TOPIC
from app.scenes.remembered import remember
from app.scenes.setup import SetupScene
from app.shell.opening import open_shell
from app.table.scene import TableScene
from app.tools.shot import headless_app, settle
from rules import Chance, Setup, answer_at_random, encode, waiting
from saves.errors import BadSave
from saves.games import about_of
from saves.places import find_places
from saves.recovery import recover_match, restored
from saves.store import Store
from tests.app.real_window import desk, display, on_a_screen, wait_for  # noqa: F401
from tests.games.smugglers.hands import DragSmuggler, TypeSmuggler

pytestmark = on_a_screen
SIZE = (1280, 720)
KEYS = {
    pygame.K_TAB: "Tab",
    pygame.K_RETURN: "Return",
    pygame.K_LEFT: "Left",
    pygame.K_RIGHT: "Right",
    pygame.K_UP: "Up",
    pygame.K_DOWN: "Down",
    pygame.K_e: "e",
    **{pygame.K_0 + n: str(n) for n in range(10)},
}
COMMAND = (
    "play",
    "smugglers",
    "--seats",
    "human,cadet",
    "--variant",
    "timing=open",
    "--seed",
    "7",
    "--lang",
    "hu",
    "--size",
    "1280x720",
)


class Evening:
    """The program in its window, its files, and a person who plays."""

    def __init__(self, table, lang="en", **settings):
        self.desk, self.lang = table, lang
        table.env["ORRERY_HOME"] = str(table.home)
        (table.home / "portable.txt").touch()
        self.places = find_places(table.env)
        self.store = Store(self.places)
        self.rng = Chance(5)
        self.settings = {"speed": 0, "ai_pace": 0, **settings}
        self._write_settings()

    def _write_settings(self):
        lines = [f'language = "{self.lang}"', "first_run_done = true", f"window = {list(SIZE)}"]
        lines += [f"{name} = {value}" for name, value in self.settings.items()]
        path = self.places.settings / "settings.toml"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        with Twin(self) as app:
            remember(app, TOPIC, "smugglers", NEVER)  # tips come and go; here the table stays as it is
            setup = Setup("smugglers", [{}, {}], {"timing": "open"})
            remember(app, "new-game", "smugglers", Draft.like(setup, [("", "human"), ("", "cadet")]).encode())

    # --- what is on the disk

    def match(self):
        found = self.store.matches()
        return found[-1].name if found else None

    def session(self):
        """The position after the last confirmed answer; None while a line is just being written."""
        try:
            session, damage = restored(recover_match(self.store, self.match()))
        except (BadSave, OSError):
            return None
        return None if damage else session

    def length(self):
        session = self.session()
        return len(session.log) if session else -1

    def journal_changed(self):
        return (self.store.match_folder(self.match()) / "journal.jsonl").stat().st_mtime_ns

    # --- the person

    def sit(self, *words):
        """Start the program; the pointer lies aside, so that the keyboard is the device until it is moved."""
        self.desk.tell("mousemove", "1599", "999")
        program = self.desk.start(*words)
        self.desk.tell("windowfocus", self.desk.window())
        return program

    def act(self, steps):
        """Do with real mouse and keyboard what was done with the twin's, in the same rhythm."""
        window, words = self.desk.window(), []
        for dt, events in steps:
            for event in events:
                words += _told(event, window)
            words += ["sleep", f"{max(dt, 30.0) / 1000:.2f}"]
        self.desk.tell(*words)

    def asked(self):
        session = self.session()
        return session is not None and any(decision.seat == 0 for decision in waiting(session.state))

    def play(self, hands, once_written=lambda: None):
        """One move; tried again if the window was not ready for it. Returns the answer."""
        for _ in range(3):
            assert wait_for(self.asked, 60), "the person is not asked"
            before, written = self.length(), self.journal_changed()
            with Twin(self) as app:
                value, steps = self._tried(app, hands)
            self.act(steps)
            if wait_for(lambda last=written: self.journal_changed() != last, 12, every=0.02):
                once_written()
            if wait_for(lambda least=before: self.length() > least, 12, every=0.05):
                given = self.session().log[before]
                assert (given.seat, given.value) == (0, value)
                return given
            self.desk.tell("mousemove", "--window", self.desk.window(), "640", "8", "click", "3")  # one step back
            self.rests()
        raise AssertionError(f"no move arrived: {self.desk.errors.read_text()}")

    def _tried(self, app, hands):
        session = self.session()
        about = about_of(recover_match(self.store, self.match()).document)
        match = Match(
            session, Seats.of(about.seats), opponents=Nobody(), settings=PlaySettings(), feed=relived(session)
        )
        scene = TableScene(app, match)
        app.push(scene)
        app.step(16.0)
        settle(app)
        decision = next(one for one in waiting(session.state) if one.seat == 0)
        value = answer_at_random(session.state, decision, Chance(5 + len(session.log))).value
        before = len(session.log)
        steps = app.record()
        hands(app, scene).play(value)
        assert len(session.log) > before
        return session.log[before].value, steps

    def click(self, app, id):
        at = app.scene.host.top.root.find(id).rect.center
        window = self.desk.window()
        self.desk.tell("mousemove", "--window", window, *map(str, at), "sleep", "0.3", "click", "1", "sleep", "0.5")

    def begin_from_menu(self):
        """Planet, then "Play now"; the menu may still be coming up."""
        for _ in range(4):
            with Twin(self) as app:
                open_shell(app)
                settle(app)
                self.click(app, "game-smugglers")
                app.push(SetupScene(app, "smugglers"))
                settle(app)
                self.click(app, "default-play")
            if wait_for(self.match, 15):
                return
            self.desk.keys("Escape")
        raise AssertionError("no game began")

    def go_on(self, by_key=False):
        """Continue, from the menu; the journal begins anew when the match is taken up."""
        before = self.journal_changed()
        for _ in range(4):
            self.rests()
            if by_key:
                self.desk.keys("Return")  # Continue has the focus when there is something to continue
            else:
                with Twin(self) as app:
                    open_shell(app)
                    settle(app)
                    self.click(app, "default-continue")
            if wait_for(lambda: self.journal_changed() != before, 15):
                self.rests()
                return
        raise AssertionError("the match was not taken up")

    def rests(self):
        """Wait until nothing moves in the window any more: a resting table hardly uses the processor (UX-99)."""
        program = psutil.Process(self.desk.started[-1].pid)
        quiet = 0
        for _ in range(40):
            before = sum(program.cpu_times()[:2])
            time.sleep(0.25)
            idle = program.status() != psutil.STATUS_RUNNING  # else it would go on if the machine let it
            quiet = quiet + 1 if idle and sum(program.cpu_times()[:2]) - before < 0.03 else 0
            if quiet == 2:
                return

    def quit(self, program):
        """Close the window as its owner would."""
        program.send_signal(signal.SIGTERM)
        assert program.wait(60) == 0


class Twin:
    """A program without a screen that looks exactly like the one in the window."""

    def __init__(self, evening):
        self._evening = evening

    def __enter__(self):
        self._app = headless_app(SIZE, self._evening.lang, **self._evening.settings)
        self._app.places = self._evening.places
        self._app.record = self._record
        return self._app

    def _record(self):
        """From now on note what is done to it."""
        steps, step = [], self._app.step

        def noted(dt=16.0, events=()):
            events = list(events)
            steps.append((dt, events))
            return step(dt, events)

        self._app.step = noted
        return steps

    def __exit__(self, *_trouble):
        self._app.scenes.clear()  # a twin leaves no trace in the files
        self._app.close()


def _told(event, window):
    """An event in the words of xdotool."""
    if event.type == pygame.MOUSEMOTION:
        return ["mousemove", "--window", window, *map(str, event.pos)]
    if event.type == pygame.MOUSEBUTTONDOWN:
        return ["mousedown", "1"]
    if event.type == pygame.MOUSEBUTTONUP:
        return ["mouseup", "1"]
    if event.type == pygame.MOUSEWHEEL:
        return ["click", "4" if event.y > 0 else "5"]
    if event.type == pygame.KEYDOWN:
        return ["keydown", KEYS[event.key]]
    return ["keyup", KEYS[event.key]]


def print_of(session):
    """Everything that makes a position, and how it came about."""
    return encode(session.state), [(one.seat, one.prompt, one.value) for one in session.log]


def test_a_game_from_the_menu_by_mouse_goes_on_after_quitting(desk):  # noqa: F811
    evening = Evening(desk)
    program = evening.sit()
    evening.begin_from_menu()
    evening.play(DragSmuggler)
    assert wait_for(evening.asked, 60)
    evening.quit(program)
    left = print_of(evening.session())
    evening.sit()
    evening.go_on()
    assert print_of(evening.session())[1][: len(left[1])] == left[1]
    evening.play(DragSmuggler)
    after = evening.session()
    assert print_of(after)[1][: len(left[1])] == left[1] and len(after.log) > len(left[1])


def test_the_command_line_table_is_played_by_keys_and_mouse_and_taken_up_unchanged(desk):  # noqa: F811
    evening = Evening(desk, lang="hu")
    program = evening.sit(*COMMAND)
    assert wait_for(evening.match, 60)
    evening.rests()
    evening.play(TypeSmuggler)
    evening.play(DragSmuggler)
    assert wait_for(evening.asked, 60)
    evening.quit(program)
    left = print_of(evening.session())
    evening.sit()
    evening.go_on(by_key=True)
    taken_up = recover_match(evening.store, evening.match())
    assert len(taken_up.document.log) == len(left[1])
    assert print_of(evening.session()) == left
    evening.play(TypeSmuggler)


def test_a_kill_in_the_middle_of_a_motion_loses_no_confirmed_answer(desk):  # noqa: F811
    """UX-26, UX-64: the game has changed before the picture follows."""
    evening = Evening(desk, lang="hu", speed=0.5, ai_pace=700)
    program = evening.sit(*COMMAND)
    assert wait_for(evening.match, 60)
    evening.rests()
    given = evening.play(DragSmuggler, once_written=program.kill)
    assert program.wait(60) == -signal.SIGKILL
    killed = print_of(evening.session())
    assert (given.seat, given.prompt, given.value) in killed[1]
    evening.sit()
    evening.go_on()
    assert print_of(evening.session())[1][: len(killed[1])] == killed[1]
    assert evening.session().seed == 7
