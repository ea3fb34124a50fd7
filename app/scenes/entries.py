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
ENTRIES: dict[str, MenuEntry] = {}
GAMES: dict[str, GameEntry] = {}


def declare(entry: MenuEntry) -> None:
    ENTRIES[entry.name] = entry


def declare_game(entry: GameEntry) -> None:
    GAMES[entry.name] = entry


declare(MenuEntry("continue", "play", 10, "app.scenes.resume:open_continue", "app.scenes.resume:continue_caption"))
declare(MenuEntry("load", "load", 20, "app.scenes.load:open_load"))
declare(MenuEntry("sets", "goods", 35, "app.scenes.sets:open_sets", "app.scenes.entries:sets_caption"))
declare(MenuEntry("rules", "book", 40, "app.scenes.rulebook:open_rulebook"))
declare(MenuEntry("statistics", "chart", 50, "app.scenes.statistics:open_statistics"))
declare(MenuEntry("settings", "settings", 60, "app.scenes.options:open_options"))
declare(MenuEntry("credits", "info", 70, "app.scenes.credits:open_credits"))
declare(MenuEntry("quit", "close", 80, "app.scenes.menu:quit_program"))

for _game in manifests():
    declare_game(GameEntry(_game.id, _game.module(_game.table), "app.scenes.setup:open_new_game"))
    for _screen in _game.screens:
        declare(MenuEntry(_screen.name, _screen.icon, _screen.order, f"{_game.package}.{_screen.target}"))


def has_lessons(game: str) -> bool:
    """Whether a game has lessons, told from their files alone: reading them takes time."""
    home = folder(game, "lessons")
    return home is not None and any(path.stem != "guide" for path in home.glob("*.toml"))


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


def function(target: str) -> Callable[..., object]:
    module, _, name = target.partition(":")
    found: Callable[..., object] = getattr(importlib.import_module(module), name)
    return found


def available() -> list[MenuEntry]:
    """Entries whose code exists, in order."""
    present = [entry for entry in ENTRIES.values() if module_exists(entry.target.partition(":")[0])]
    return sorted(present, key=lambda entry: entry.order)


def available_games() -> list[GameEntry]:
    return [
        game for game in GAMES.values() if module_exists(game.needs) and module_exists(game.target.partition(":")[0])
    ]


def caption(app: Program, entry: MenuEntry) -> str:
    """What an offered entry says about itself; empty means: nothing to offer now."""
    return str(function(entry.offer)(app) or "") if entry.offer else ""


def sets_caption(app: Program) -> str:
    """Card sets stand in the menu only while there are no decks, whose screen leads there as well."""
    return "" if "decks" in ENTRIES else app.texts("sets-title")
