"""The window program: one window, one frame loop, a stack of scenes, and a guard against their faults."""

from __future__ import annotations

import os
from collections.abc import Callable, Hashable, Iterable
from importlib import import_module
from threading import current_thread, main_thread
from typing import TYPE_CHECKING, Any

# Without a graphics card flipping is twenty times cheaper this way; whoever sets it otherwise is right (perf.md).
os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "Orrery")  # the name in the task bar (UX-108)
os.environ.setdefault("SDL_APP_NAME", "Orrery")  # beside its volume
os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")  # sharp on every monitor, also from a checkout

import pygame

from app.settings import Settings
from app.shell import memory
from app.shell.devices import (
    Devices,
    folder_viewer,
    monitors,
    open_surface,
    show_folder,
    show_window,
    switch_full_screen,
    window_place,
)
from app.shell.first_sight import FirstSight
from app.shell.opposite import Opposite
from app.text.texts import Texts
from app.ui.backdrop import Backdrop
from app.ui.context import Context, automatic_scale
from app.ui.input import Act, Bindings, Chord, Input, Intent
from app.ui.lettering import forget_lines
from app.ui.theme import THEMES
from app.ui.tooltip import Notices

if TYPE_CHECKING:
    from pathlib import Path

    from app.shell.kiosk import Kiosk
    from app.shell.reader import Reader
    from app.ui.scene import Scene
    from app.ui.studio import Studio
    from saves.places import Places

FRAME_RATE = 60
SAVE_AFTER_MS = 600.0
REST_MS = 2500.0  # without anything to draw, until memory is given back
DOZE_AFTER_MS = 400.0  # without anything to draw or to hear, until time passes in larger steps
DOZE_MS = 66.0  # one such step; what comes in meanwhile is taken with the next frame all the same
# Settings that change what every screen looks like; the others are read when they are needed.
VISIBLE = {"language", "theme", "palette", "text_size", "ui_scale", "reduced_motion", "keys", "pad"}


# What lies beyond the table, loaded when it is wanted: a function, or a module with several.
SCREENS = {
    "result": "app.scenes.result:result_of",
    "withdraw": "app.scenes.result:withdraw",
    "settings": "app.scenes.options:open_options",
    "rules": "app.scenes.rules:open_rules",
    "launch": "app.scenes.launch",
    "review": "app.scenes.review:open_review",
}


class App:
    """Everything a scene can reach. `step` advances one frame, by hand in tests, by the clock in `run`."""

    after_play = ("app.scenes.result", "app.scenes.share")  # loaded while somebody plays

    def __init__(
        self,
        settings: Settings | None = None,
        *,
        size: tuple[int, int] | None = None,
        places: Places | None = None,
        shown: bool = True,
    ) -> None:
        self.settings = settings or Settings()
        self.places = places
        self.scenes: list[Scene] = []
        self.running = True
        self.frames = 0  # frames really drawn
        self.dirty = True
        self.puts_off = False  # the last frame has left its drawing to this one, which does so in any case
        self.notices = Notices()
        self.sight = FirstSight()
        self.backdrop = Backdrop()
        self.devices = Devices(self.settings, self.say)
        self._shown = shown
        self.wants_studio = shown
        self._studio: Studio | None = None
        self.reader: Reader | None = None  # only for a window that is shown
        self.kiosk: Kiosk | None = None  # only where visitors come and go
        self._later: list[Callable[[], object]] = []
        self._at_rest: list[Callable[[], object]] = []
        self._save_at = 0.0
        self._drawn_at: float | None = None  # None: at rest
        self._stirred_at = 0.0  # when something was drawn or came in last
        self._dozed = 0.0  # time that has passed without a step
        self._at_chores = True
        self._awaits: bool | None = None  # whether the scene does, as far as it was asked since the last step
        self._typing = False
        self._stale: set[int] = set()  # scenes below the top that must be rebuilt when they return
        self.input = Input(Bindings(self.settings["keys"], self.settings["pad"]))
        self.opposite = Opposite()
        self.surface = self._open_window(size or tuple(self.settings["window"]), asked=size is not None)
        self.ctx = Context(Texts(self.settings["language"] or "en"), size=self.surface.get_size())
        self.ctx.texts.fetch_hyphens = self._fetch_hyphens
        self._apply_settings()
        self.settings.listen(self._changed)

    # --- window

    def _open_window(self, size: tuple[int, int], asked: bool = False) -> pygame.Surface:
        """Windows wants to know about screen readers before its window is seen, so it is shown when they are told."""
        self.reader = None
        surface = open_surface(self.settings, size, self._shown, asked)
        if self._shown:
            from app.shell.reader import Reader

            self.reader = Reader.open()
            show_window(self.settings["full_screen"])
        surface = pygame.display.get_surface() or surface
        pygame.key.stop_text_input()
        pygame.key.set_repeat(400, 55)
        return surface

    def toggle_full_screen(self) -> None:
        self.settings["full_screen"] = not self.settings["full_screen"]

    def _resized(self) -> None:
        self.surface = pygame.display.get_surface() or self.surface
        size = self.surface.get_size()
        if size == self.ctx.size:
            return
        if not self.settings["full_screen"] and self._shown:
            self.settings["window"] = [max(200, size[0]), max(200, size[1])]
        self.ctx.size = size
        self._relayout()

    # --- settings

    def _apply_settings(self) -> None:
        ctx, settings = self.ctx, self.settings
        language = settings["language"] or ctx.texts.language
        if language != ctx.texts.language:
            ctx.texts.use(language)
        ctx.theme = THEMES[settings["theme"]]
        ctx.eyes = settings["palette"]
        ctx.text_scale = settings["text_size"] / 100
        ctx.scale = settings["ui_scale"] / 100 or automatic_scale(ctx.size)
        ctx.reduced_motion = settings["reduced_motion"]
        self.input.bindings = ctx.bindings = Bindings(settings["keys"], settings["pad"])

    def _changed(self, name: str) -> None:
        self._save_at = self.ctx.clock + SAVE_AFTER_MS
        if name == "full_screen" and self._shown:
            switch_full_screen(self.settings["full_screen"])
            self._resized()
        if name == "monitor" and self._shown:
            self.surface = self._open_window(tuple(self.settings["window"]))
            self._resized()
        if name in VISIBLE:
            self._relayout()
        self.devices.apply_levels()
        self.dirty = True

    def _relayout(self) -> None:
        """Language, theme, sizes or window changed: every screen is made anew, at once (UX-75, UX-87)."""
        from app.ui.paint import forget_plates

        self._apply_settings()
        forget_plates()
        self._stale = {id(scene) for scene in self.scenes[:-1]}
        if self.scenes:
            self._guard(self.scenes[-1].rebuild)
        self.dirty = True
        if self.frames:
            self.later(self._finish_backdrop)

    def use_language(self, language: str) -> None:
        """Show another language without making it a setting (previews, layout tests)."""
        self.ctx.texts.use(language)
        if self.scenes:
            self._guard(self.scenes[-1].rebuild)
        self.dirty = True

    def _fetch_hyphens(self) -> bool:
        """UX-101: beside the frames where there is a studio; what the studio itself draws does not come again."""
        if self.studio is None or current_thread() is not main_thread():
            return False
        self.studio.ask("broken words", self._load_hyphens)
        return True

    def _load_hyphens(self) -> None:
        self.ctx.texts.prepare_hyphens()
        self.later(self._break_words)
        self.dirty = True

    def _break_words(self) -> None:
        """Words that were too long for their lines are set anew."""
        forget_lines()
        self._relayout()

    # --- scenes

    @property
    def scene(self) -> Scene:
        return self.scenes[-1]

    def push(self, scene: Scene, *, ready: bool = False) -> None:
        """Show a scene above the present one; a ready one has been built already."""
        self.scenes.append(scene)
        self._show_top(fresh=not ready)
        memory.set_aside(self.wants_studio)

    def pop(self) -> None:
        """Leave the topmost scene; leaving the last one ends the program."""
        self.scenes.pop().left()
        if not self.scenes:
            self.running = False
            return
        self._show_top(fresh=id(self.scene) in self._stale)

    def replace(self, scene: Scene) -> None:
        if self.scenes:
            self.scenes.pop().left()
        self.push(scene)

    def go_home(self) -> None:
        """Back to the lowest scene, the menu."""
        while len(self.scenes) > 1:
            self.scenes.pop().left()
        self._show_top(fresh=True)

    def _show_top(self, fresh: bool) -> None:
        scene = self.scene
        self._stale.discard(id(scene))
        self.dirty = True

        def show() -> None:
            scene.entered()
            if fresh or not scene.host.layers:
                scene.rebuild()

        self._guard(show)

    # --- services for scenes

    @property
    def studio(self) -> Studio | None:
        """Draws beside the frames of a window that is shown; made when it is first asked for (P12)."""
        if self._studio is None and self.wants_studio:
            from app.ui.studio import Studio

            self._studio = Studio()
        return self._studio

    def texts(self, message: str, /, **values: object) -> str:
        return self.ctx.texts(message, **values)

    def say(self, message: str, /, *, icon: str = "info", role: str = "brass_light", **values: object) -> None:
        """A short notice over the scene, by message id."""
        self.notices.say(self.ctx, self.texts(message, **values), icon=icon, role=role)
        self.dirty = True

    def busy(self) -> None:
        """The next screen takes a moment: the pointer says so until it is there."""
        self.devices.show_busy(self._shown)
        self.later(self.devices.show_ready)
        memory.wait(self.wants_studio)

    def sound(self, name: str) -> None:
        self.devices.play(name)

    def later(self, chore: Callable[[], object]) -> None:
        """Do something after the next frame is on the screen, one thing per frame."""
        if chore not in self._later:
            self._later.append(chore)

    def at_rest(self, chore: Callable[[], object]) -> None:
        """Do something that can wait until a frame has nothing to draw."""
        self._at_rest.append(chore)

    def beside(self, key: Hashable, work: Callable[[], object]) -> None:
        """Do something slow beside the frames where there is a studio, otherwise after the next frame."""
        if self.studio is not None:
            self.studio.ask(key, work)
        else:
            self.later(work)

    def quit(self) -> None:
        """End the program; a kiosk only for its operator."""
        if self.kiosk is None or self.kiosk.may_end:
            self.running = False
        else:
            self.kiosk.ask()

    def open_screen(self, name: str) -> Any:
        """How to get from the table to what the table itself does not know."""
        module, _, function = SCREENS[name].partition(":")
        found = import_module(module)
        return getattr(found, function) if function else found

    # --- the guard

    def _guard(self, call: Callable[..., Any], *values: object) -> Any:
        """Run a scene's code; a fault shows the error screen instead of closing the window (UX-97)."""
        try:
            return call(*values)
        except Exception as error:
            self._failed(error)
            return None

    def _failed(self, error: Exception) -> None:
        from app.scenes.error import ErrorScene
        from app.shell.faults import note_fault

        broken = self.scenes[-1] if self.scenes else None
        note_fault(self.places, error)
        if self.kiosk is not None:
            self.kiosk.day.fault(f"{type(error).__name__}: {error}")
        if isinstance(broken, ErrorScene):
            raise error  # the error screen itself is broken: nothing is left to show
        scene = ErrorScene(self, error, broken)
        self.scenes.append(scene)
        scene.rebuild()
        self.dirty = True

    # --- frames

    def step(self, dt: float = 1000 / FRAME_RATE, events: Iterable[pygame.event.Event] = ()) -> bool:
        """One frame: events, time, drawing if anything changed. True when something was drawn."""
        self.ctx.clock += dt
        for event in self.sight.heard(self.scenes, events if self.kiosk is None else self.kiosk.step(events)):
            self._stirred_at = self.ctx.clock
            self._take(event)
        for intent in self.input.repeated(self.ctx.clock):
            self._offer(intent)
        if not self.scenes:
            return False
        if self._guard(self.scene.advance, dt):
            self.dirty = True
        if self.notices.update(self.ctx, self.scene.quiet) or self.backdrop.fading(self.ctx):
            self.dirty = True
        self._switch_text_input()
        self.puts_off = self.dirty and not self.puts_off and self.scene.postpones
        drawn = self.dirty and not self.puts_off
        if drawn:
            self._draw()
            self._drawn_at = self._stirred_at = self.ctx.clock
        elif self._drawn_at is not None and self.ctx.clock - self._drawn_at >= REST_MS:
            self._drawn_at = None
            self._rest()
        if drawn:
            self._tell_reader()
        self._at_chores, self._awaits = self._chores(drawn), None
        return drawn

    def _draw(self) -> None:
        self.dirty = False
        self.surface = self.opposite.ground(self.surface, self.scene.turned)
        self._guard(self.scene.draw, self.surface)
        if self.backdrop.fading(self.ctx):
            self.dirty = True
        self.notices.draw(self.ctx, self.surface, self.scene.notice_place)
        self.opposite.show(self.surface)
        pygame.display.flip()
        memory.go_on()
        self.frames += 1
        if self.frames == 1:
            self._after_first_frame()

    def _chores(self, drawn: bool) -> bool:
        """Do a piece of what waits; True if more of it does."""
        if self._later and (self.frames > 1 or not drawn):
            self._guard(self._later.pop(0))
        elif self._at_rest and not drawn and not self.dirty:
            self._guard(self._at_rest.pop(0))
        if self.scene.tune is not None:
            self.devices.tune(self.scene.tune)
        composing = self.devices.pump()
        if self.settings.unsaved and self.ctx.clock >= self._save_at and self.settings.save():
            self.say("notice-settings-not-saved", icon="warning", role="warn")
        return composing or bool(self._later or self._at_rest)

    def _after_first_frame(self) -> None:
        """What the menu does not need to be usable comes now, piece by piece (UX-100)."""
        self.ctx.icons = self.dirty = True
        self.later(self._finish_backdrop)
        if self._shown:
            self.later(self._set_icon)
            self.later(self.devices.open_pads)
            self.later(self.devices.open_audio)

    def _tell_reader(self) -> None:
        """For a screen reader, where the system has one (UX-84)."""
        if self.reader is not None:
            self._with_reader(self.reader.follow, self)

    def _with_reader(self, call: Callable[..., object], *values: object) -> None:
        from app.shell.reader import contained

        if not contained(call, *values):
            self.reader = None

    def _finish_backdrop(self) -> None:
        if self.studio is None:
            self._draw_backdrop()
        else:
            self.studio.ask(("backdrop", self.ctx.size, self.ctx.theme.name), self._draw_backdrop)

    def _draw_backdrop(self) -> None:
        self.backdrop.finish(self.ctx)
        self.dirty = True

    def _rest(self) -> None:
        """Nothing has been drawn for a while: what is quickly made again is given back."""
        self._guard(self.scene.rested)
        if not self.scene.lively:
            self.backdrop.rest()
        if self.wants_studio:
            memory.tidy()
        memory.give_back()

    @property
    def at_work(self) -> bool:
        """Whether something was drawn lately, is being drawn beside the frames, or waits until nothing else is done."""
        return self._drawn_at is not None or self._at_chores or (self._studio is not None and self._studio.busy)

    def finish_chores(self) -> None:
        """All of them at once, for pictures and tests."""
        while self._later or self._at_rest:
            self._guard((self._later or self._at_rest).pop(0))

    # --- events

    def _take(self, event: pygame.event.Event) -> None:
        event = self.opposite.seen(event)
        if event.type == pygame.QUIT:
            self._guard(self._close_asked)
        elif event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
            self._resized()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN, pygame.WINDOWRESTORED):
            self.dirty = True
        elif event.type in (pygame.WINDOWFOCUSGAINED, pygame.WINDOWFOCUSLOST) and self.reader is not None:
            self._with_reader(self.reader.window_focus, event.type == pygame.WINDOWFOCUSGAINED)
        elif event.type == pygame.CONTROLLERDEVICEADDED:
            self.devices.open_pads()
        elif event.type == pygame.DROPFILE:
            self.open_file(event.file)
        if self.scenes and self._guard(self.scene.raw, event):
            return
        for intent in self.input.intents(event, self.ctx.clock, self._typing):
            if self._offer(intent) and isinstance(intent, Chord):
                break  # a caught key means nothing else

    def _close_asked(self) -> None:
        asked = getattr(self.scene, "close_asked", None)
        if asked is None or not asked():
            self.quit()

    def _offer(self, intent: Intent) -> bool:
        if not self.scenes:
            return False
        if isinstance(intent, Act) and not intent.released and self._own(intent.action):
            return True
        return bool(self._guard(self.scene.offer, intent))

    def _own(self, action: str) -> bool:
        """Actions that work everywhere; visitors of a kiosk only choose whether they hear anything."""
        if self.kiosk is not None and action != "mute":
            return False
        if action == "fullscreen":
            self.toggle_full_screen()
        elif action == "mute":
            self.settings["muted"] = not self.settings["muted"]
            muted = self.settings["muted"]
            self._reply("notice-muted" if muted else "notice-sounding", "mute" if muted else "sound")
        elif action == "screenshot":
            self._screenshot()
        else:
            return False
        return True

    def monitors(self) -> int:
        """How many there are."""
        return len(monitors())

    def open_file(self, name: str) -> None:
        """A save, a deck or a card set that somebody gave the program."""
        from pathlib import Path

        from app.scenes.given import take_file

        self._guard(take_file, self, Path(name))

    def keep_report(self, error: BaseException, document: Any, **how: Any) -> str:
        """A report file; its name, or nothing where it cannot be written (UX-97)."""
        from app.shell.faults import keep_report

        return keep_report(self.places, error, document, **how)

    def keep_picture(self, picture: pygame.Surface) -> str:
        """A picture among the screenshots; its name, or nothing where it cannot be written."""
        from app.shell.faults import keep_picture

        return keep_picture(self.places, picture)

    def may_show_folders(self) -> bool:
        """Whether the system has something to show folders with."""
        return self.kiosk is None and folder_viewer() is not None

    def show_folder(self, folder: Path) -> None:
        """In the system's own window."""
        if not show_folder(folder):
            self.say("notice-no-folder", icon="warning", role="warn", folder=str(folder))

    def _screenshot(self) -> None:
        # A scene may hand out another picture than the screen, so that no seat's secrets leave it (UX-109).
        public = getattr(self.scene, "public_picture", None)
        name = self.keep_picture(public() if public else self.surface)
        if name:
            self._reply("notice-screenshot", name=name)
        else:
            self._reply("notice-not-written", "warning", "warn")

    def _reply(self, message: str, icon: str = "info", role: str = "brass_light", **values: object) -> None:
        """The answer to a key that works everywhere is given everywhere, also on a quiet screen."""
        self.notices.say(self.ctx, self.texts(message, **values), icon=icon, role=role, everywhere=True)
        self.dirty = True

    def _switch_text_input(self) -> None:
        typing = self.scene.host.typing
        if typing != self._typing:
            self._typing = typing
            if typing:
                pygame.key.start_text_input()
            else:
                pygame.key.stop_text_input()

    def _set_icon(self) -> None:
        from art.trays import app_icon

        pygame.display.set_icon(app_icon(64, self.ctx.art))

    # --- running

    def run(self) -> int:
        """The frame loop; draws nothing while nothing changes."""
        clock = pygame.time.Clock()
        self.beat(0.0, pygame.event.get())
        while self.running:
            self.beat(clock.tick(FRAME_RATE), pygame.event.get())
        self.close()
        return 0

    def beat(self, dt: float, events: list[pygame.event.Event]) -> None:
        """One turn of the loop: a frame, or only a look at what comes in while nothing happens (P11)."""
        if not events and self._dozed + dt < DOZE_MS and self._may_doze():
            self._dozed += dt
            return
        dozed, self._dozed = self._dozed, 0.0
        if dozed and events:
            self.step(dozed)  # what happens now must not seem to have begun long ago
            dozed = 0.0
        if self.step(self.sight.passed(dozed + dt), self.sight.meant(self.scenes, events)) and self.scenes:
            self.sight.see(self.scene)

    def _may_doze(self) -> bool:
        """Whether nothing can happen for a moment but what people do."""
        if self.dirty or self._at_chores or self.ctx.clock - self._stirred_at < DOZE_AFTER_MS:
            return False
        if (self._studio is not None and self._studio.busy) or self.input.waiting or not self.scenes:
            return False
        if self._awaits is None:
            self._awaits = self.scene.awaits
        return not self._awaits

    def close(self) -> None:
        if self._shown and not self.settings["full_screen"]:
            self.settings["place"] = window_place()
        self.settings.save()
        while self.scenes:
            self.scenes.pop().left()
        self.wants_studio = False
        if self._studio is not None:
            self._studio.close()
        self.devices.close()
        self.ctx.forget_fonts()
        memory.forget_drawn()
        pygame.quit()
