"""The layers of the rules: imports go one way, in the engine and within each game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module

import pytest

from rules.core.game import ENGINE, shipped
from tests.support.imports import circles, imports, modules

# From below: a room may import itself and those before it; `rules` is the contract, the door to all of them.
ROOMS = ("core", "content", "ai", "tournament", "games")

# What still goes up, or round in a circle. Nothing may be added; whoever mends one takes its line out.
EXCEPTIONS: set[tuple[str, str]] = set()


def room(module: str) -> int:
    """How high a module lies."""
    _, _, inside = module.partition(".")
    name = inside.partition(".")[0] or "core"
    return ROOMS.index(name if name in ROOMS else "games")


def game_of(module: str) -> str:
    return module.split(".")[1] if room(module) == len(ROOMS) - 1 else ""


@cache
def layers(game: str) -> dict[str, int]:
    """How high each package and each loose module of a game lies, as the game itself says."""
    return {name: height for height, names in enumerate(told_layers(game)) for name in names}


def told_layers(game: str) -> Sequence[Sequence[str]]:
    """A small game may leave them out: all its modules lie on one height."""
    return getattr(import_module(f"rules.{game}"), "LAYERS", [sorted(parts_of(game))])


def parts_of(game: str) -> set[str]:
    return {part(name) for name in modules(f"rules/{game}")} - {""}


def part(module: str) -> str:
    """The package or the loose module of its game that a module belongs to."""
    return (*module.split("."), "")[2]


def goes_up(source: str, target: str) -> bool:
    game = game_of(target)
    if game != game_of(source) or not game:
        return bool(game) or room(target) > room(source)
    return not part(source) or layers(game)[part(target)] > layers(game)[part(source)]


@cache
def wrong() -> set[tuple[str, str]]:
    """What goes up, or round in a circle: of modules, or of packages of one layer."""
    pairs = imports("rules")
    inside = {pair: tuple((game_of(name), part(name)) for name in pair) for pair in pairs if game_of(pair[1])}
    round_ = circles((one, other) for one, other in inside.values() if one != other)
    up = {pair for pair in pairs if goes_up(*pair)}
    return up | circles(pairs) | {pair for pair, parts in inside.items() if parts in round_}


def test_every_package_of_the_rules_has_a_room():
    assert set(ENGINE) == set(ROOMS[:-1])
    assert {name.split(".")[1] for name in modules("rules") if "." in name} == {*ENGINE, *shipped()}


@pytest.mark.parametrize("game", shipped())
def test_every_module_of_a_game_has_a_layer(game):
    """They are listed in the package of the game (`LAYERS`), from below, each once."""
    assert sorted(name for names in told_layers(game) for name in names) == sorted(parts_of(game))


def test_imports_go_one_way():
    assert sorted(wrong() - EXCEPTIONS) == []


def test_exceptions_that_are_mended_are_taken_out():
    assert sorted(EXCEPTIONS - wrong()) == []
