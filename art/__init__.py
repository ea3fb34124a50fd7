"""Every picture of the table, drawn by code at the size shown. A package in here is a game's, but for `scenery`
(what their pictures are composed of) and `screens`; no list names them.

A game has whichever of these modules it needs: `crest` (its planet and emblem), `icons` (icons of its own), `sheet`
(its part of the contact sheet); everything else in its package is for its own table.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType

_ADDED: dict[str, str] = {}


@cache
def _shipped() -> dict[str, str]:
    return {found.name: f"{__name__}.{found.name}" for found in iter_modules(__path__) if found.ispkg}


def add(game: str, package: str) -> None:
    """The pictures of a game from elsewhere."""
    _ADDED[game] = package


def remove(game: str) -> None:
    _ADDED.pop(game, None)


def of_game(game: str, name: str) -> ModuleType | None:
    """A game's module such as `crest` or `icons`; None where it has none."""
    package = _ADDED.get(game) or _shipped().get(game)
    return None if package is None else _module(f"{package}.{name}")


def of_games(name: str) -> dict[str, ModuleType]:
    """The same of every game that has one."""
    found = {game: of_game(game, name) for game in {**_shipped(), **_ADDED}}
    return {game: module for game, module in found.items() if module is not None}


@cache
def _module(name: str) -> ModuleType | None:
    return import_module(name) if find_spec(name) is not None else None
