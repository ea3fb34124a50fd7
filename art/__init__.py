"""Every picture of the table, drawn by code at the size shown. A package in here is a game's; no list names them."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType


@cache
def games() -> tuple[str, ...]:
    """The games that have pictures, by name."""
    return tuple(found.name for found in iter_modules(__path__) if found.ispkg)


def of_games(name: str) -> dict[str, ModuleType]:
    """A module such as `crest` or `icons` of every game that has one."""
    named = {game: f"{__name__}.{game}.{name}" for game in games()}
    return {game: import_module(module) for game, module in named.items() if find_spec(module) is not None}
