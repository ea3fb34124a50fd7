"""A stand at a convention: the chosen games only, nothing is kept, a demo while nobody is there (UX-107).

The program asks `step` for the events of each frame. Leaving and settings are behind the operator's PIN.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from hmac import compare_digest
from typing import TYPE_CHECKING

import pygame

from app.scenes.day_book import DayBook
from app.scenes.lobby import stand_presets
from app.scenes.visitors import ANY, VisitorsScene, visitors_drafts
from app.settings import ITEMS
from app.shell.devices import come_to_front

if TYPE_CHECKING:
    from app.scenes.draft import Draft
    from app.shell.main import App
    from app.ui.scene import Layer, Scene
    from rules.tournament import Opened

RESULT_MS = 12_000.0  # so long the end of a demo game is shown
NUDGE = 4  # pixels; a table that shakes is nobody's hand
PRESSED = {
    pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL, pygame.CONTROLLERBUTTONDOWN, pygame.FINGERDOWN,
}  # fmt: skip
FIRST_WAIT_MS, LONGEST_WAIT_MS = 2_000.0, 300_000.0  # after a wrong PIN; each one doubles it
RETURN_MS = 500.0  # between two tries to come back to the front
GONE = {pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN, pygame.WINDOWFOCUSLOST}
BACK = {pygame.WINDOWFOCUSGAINED}
LEVELS = ("captain", "pilot", "captain", "pilot", "captain", "pilot")


def _quick_draft(tournament: Opened) -> Draft:
    """One person against computer players, as many as sit at a table of this tournament."""
    from app.scenes.draft import HUMAN, Chair, Draft
    from rules.tournament import format_named

    format = format_named(tournament.game, tournament.format)
    chairs = [Chair(HUMAN), *(Chair(level) for level in LEVELS[1 : format.table])]
    return Draft(tournament.game, chairs, dict(format.options))


class Kiosk:
    """One for the whole program; `app.kiosk` is None otherwise."""

    shown = frozenset({"rules", "credits"})  # of the menu's entries; the kiosk adds its own

    def __init__(
        self,
        app: App,
        pin: str,
        games: Sequence[str],
        idle_seconds: float,
        tournament: Opened | None = None,
        presets: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        self.app, self._pin, self.all_games = app, pin, tuple(games)
        self._offers = {game: list(presets.get(game, ())) if presets else [] for game in games}
        for game, chosen in self._offers.items():
            chosen[:] = chosen or [preset.id for preset in stand_presets(game)[:1]] or [ANY]
        self.day = DayBook()
        self._tournament = tournament if tournament is not None and tournament.game in self.games else None
        self._prepared = False  # the table of a quick match was asked for
        self._idle_ms = idle_seconds * 1000
        self._touched = app.ctx.clock
        self._ended: float | None = None  # when the demo game's result came
        self._played = 0  # demo games so far
        self.demo: Scene | None = None
        self._question: Layer | None = None  # for the PIN
        self._wrong = 0  # wrong PINs in a row
        self._free_at = 0.0  # when the next one is looked at
        self._return_at: float | None = None  # when to come back to the front; None: the window is there
        self.may_end = False  # only while the operator closes the program, however the dialog with the PIN was left
        self.keep_settings()

    # --- what is on offer

    @property
    def games(self) -> tuple[str, ...]:
        """Those of which the operator offers anything."""
        return tuple(game for game in self.all_games if self._offers[game])

    def offers(self, game: str) -> Sequence[str]:
        return tuple(self._offers[game])

    def offer(self, game: str, preset: str, on: bool) -> None:
        """The operator offers a game or takes it away; the last of all stays."""
        chosen = self._offers[game]
        if on and preset not in chosen:
            chosen.append(preset)
        elif not on and preset in chosen and sum(map(len, self._offers.values())) > 1:
            chosen.remove(preset)

    def play(self, game: str) -> None:
        """One tap leads to the table; where the operator offers several games they are chosen from first."""
        from app.scenes import launch

        drafts = visitors_drafts(game, self._offers[game])
        if len(drafts) == 1:
            launch.begin(self.app, drafts[0][1])
        else:
            self.app.push(VisitorsScene(self.app, game, drafts))

    def keep_settings(self) -> None:
        """As things are set now, every visitor finds them."""
        self._settings = {name: self.app.settings[name] for name in ITEMS}

    # --- time and hands

    def step(self, events: Iterable[pygame.event.Event]) -> list[pygame.event.Event]:
        """The events that mean something; a touch during the demo only ends it."""
        now, found = self.app.ctx.clock, list(events)
        self._prepare()
        self._stay_in_front(found, now)
        if any(map(_is_hand, found)):
            self._touched = now
            if self.demo is not None:
                self.welcome()
                return []
        if self.demo is None:
            if now - self._touched >= self._idle_ms:
                self._show_demo()
        elif self.app.scene is not self.demo:
            self._ended = now if self._ended is None else self._ended
            if now - self._ended >= RESULT_MS:
                self._show_demo()
        return found

    def welcome(self) -> None:
        """The title, as if nobody had been here before."""
        from app.scenes.remembered import forget

        self.demo = self._ended = None
        self.app.notices.items.clear()
        forget(self.app)
        for name, value in self._settings.items():
            if self.app.settings[name] != value:
                self.app.settings[name] = value
        self.app.go_home()

    def _show_demo(self) -> None:
        """Computer players at one of the games, one after the other."""
        from app.scenes.demo import demo_of

        self.welcome()
        self.demo = demo_of(self.app, self.games[self._played % len(self.games)], LEVELS)
        self._played += 1
        self.app.push(self.demo)

    def _stay_in_front(self, events: Iterable[pygame.event.Event], now: float) -> None:
        """Visitors may reach the window manager's menu; the full screen returns by itself."""
        for event in events:
            if event.type in BACK:
                self._return_at = None
            elif event.type in GONE and self._return_at is None:
                self._return_at = now
        if self._return_at is not None and now >= self._return_at and self.app.settings["full_screen"]:
            self._return_at = now + RETURN_MS
            come_to_front()

    # --- the tournament

    @property
    def quick_match(self) -> str:
        """The name of the tournament whose kind of game visitors may try; "" without one."""
        return self._tournament.name if self._tournament is not None else ""

    def play_quick_match(self) -> None:
        """One person against the computer, by the rules of the tournament."""
        from app.scenes import launch

        if self._tournament is not None:
            launch.begin(self.app, _quick_draft(self._tournament))

    def _prepare(self) -> None:
        """The table of a quick match comes beside the title, once (UX-101)."""
        if self._tournament is None or self._prepared or self.app.studio is None:
            return
        from app.scenes.preparing import prepare_table

        self._prepared = True
        prepare_table(self.app, _quick_draft(self._tournament))

    # --- the operator

    def wait_left(self) -> int:
        """Seconds until the next PIN is looked at."""
        return max(0, math.ceil((self._free_at - self.app.ctx.clock) / 1000))

    @property
    def was_wrong(self) -> bool:
        return self._wrong > 0

    def admits(self, typed: str) -> bool:
        """Whether this is the PIN; after a wrong one nothing is for a while, longer each time."""
        if self.wait_left():
            return False
        if compare_digest(typed.encode(), self._pin.encode()):
            self._wrong = 0
            return True
        self._free_at = self.app.ctx.clock + min(FIRST_WAIT_MS * 2.0**self._wrong, LONGEST_WAIT_MS)
        self._wrong = min(self._wrong + 1, 30)
        return False

    def close(self) -> None:
        """The machine is switched off, or its operator ends the program."""
        self.may_end = True
        self.app.quit()

    def ask(self) -> None:
        """Who knows the PIN may change settings and close the program."""
        from app.scenes.operator import open_operator

        if self.demo is not None:
            self.welcome()
        self._touched = self.app.ctx.clock
        if self._question not in self.app.scene.host.layers:
            self._question = open_operator(self.app.scene, self)


def _is_hand(event: pygame.event.Event) -> bool:
    """Somebody is there."""
    if event.type == pygame.MOUSEMOTION:
        return bool(abs(event.rel[0]) + abs(event.rel[1]) >= NUDGE)
    return event.type in PRESSED
