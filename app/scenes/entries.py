"""What the menu can offer: its own entries, and what the games' manifests add; only what really works is shown.

An entry names its code as `module:function` and is loaded when it is chosen, so that the menu stays quick. An entry
whose module does not exist is not shown; one with an `offer` is shown only while that function returns a caption.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from app.games import folder, manifests

if TYPE_CHECKING:
    from app.ui.program import Program


class MenuEntry(NamedTuple):
    """One line of the menu; worded by the message `menu-<name>`."""

    name: str
    icon: str
    order: int
    target: str  # module:function, called with the app
    offer: str = ""  # module:function(app) -> caption or ""; asked after the first frame


class GameEntry(NamedTuple):
    """One planet of the orrery; worded by `game-<name>` and `game-<name>-line`."""

    name: str
    needs: str  # the module that knows how this game lies on the table
    target: str  # module:function, called with the app and the game's name


_FOUND: set[str] = set()
OWN = (
    MenuEntry("continue", "play", 10, "app.scenes.resume:open_continue", "app.scenes.resume:continue_caption"),
    MenuEntry("new-game", "plus", 15, "app.scenes.games:open_games"),
    MenuEntry("lessons", "lesson", 18, "app.scenes.lessons:open_lessons"),
    MenuEntry("challenges", "star", 17, "app.scenes.challenges:open_challenges"),
    MenuEntry("puzzles", "puzzle", 19, "app.scenes.puzzles:open_puzzles"),
    MenuEntry("load", "load", 20, "app.scenes.load:open_load"),
    MenuEntry("tournament", "trophy", 25, "app.scenes.tournaments:open_tournaments"),
    MenuEntry("sets", "goods", 35, "app.scenes.sets:open_sets"),
    MenuEntry("rules", "book", 40, "app.scenes.rulebook:open_rulebook"),
    MenuEntry("statistics", "chart", 50, "app.scenes.statistics:open_statistics"),
    MenuEntry("settings", "settings", 60, "app.scenes.options:open_options"),
    MenuEntry("credits", "info", 70, "app.scenes.credits:open_credits"),
    MenuEntry("quit", "close", 80, "app.scenes.menu:quit_program"),
)


def all_entries() -> list[MenuEntry]:
    """The menu's own entries and the games' screens, some of which take the place of one."""
    screens = [(game, screen) for game in manifests() for screen in game.screens]
    replaced = {screen.replaces for _, screen in screens}
    added = [MenuEntry(one.name, one.icon, one.order, f"{game.package}.{one.target}") for game, one in screens]
    return [*(entry for entry in OWN if entry.name not in replaced), *added]


def all_games() -> list[GameEntry]:
    """The planets, in the order of the manifests."""
    return [GameEntry(game.id, game.module(game.table), "app.scenes.setup:open_new_game") for game in manifests()]


def lesson_count(game: str) -> int:
    """How many lessons a game has, told from their files alone: reading them takes time."""
    home = folder(game, "lessons")
    return 0 if home is None else sum(path.stem != "guide" for path in home.glob("*.toml"))


def module_exists(name: str) -> bool:
    """Whether a module could be imported, found out without running it."""
    if name in _FOUND:
        return True
    parent = name.rpartition(".")[0]
    if parent and "." in parent and not module_exists(parent):
        return False
    found = importlib.util.find_spec(name) is not None
    if found:
        _FOUND.add(name)  # what is there stays; looking costs time at every start (P12)
    return found


def load_target(target: str) -> Callable[..., object]:
    """The function that `module:function` names."""
    module, _, name = target.partition(":")
    found: Callable[..., object] = getattr(importlib.import_module(module), name)
    return found


def available() -> list[MenuEntry]:
    """Entries whose code exists, in order."""
    present = [entry for entry in all_entries() if module_exists(entry.target.partition(":")[0])]
    return sorted(present, key=lambda entry: entry.order)


def available_games() -> list[GameEntry]:
    return [game for game in all_games() if module_exists(game.needs) and module_exists(game.target.partition(":")[0])]


def caption(app: Program, entry: MenuEntry) -> str:
    """What an offered entry says about itself; empty means: nothing to offer now."""
    return str(load_target(entry.offer)(app) or "") if entry.offer else ""
