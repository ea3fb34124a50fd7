"""The games of the table: one package each, known by the manifest in its `__init__`. No list names them.

Everybody else asks here: `part(game, "table")`, `folders("locale")`. What a game lacks is None or left out.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import art
from app.games.manifest import Manifest

_ADDED: dict[str, Manifest] = {}


@cache
def _shipped() -> dict[str, Manifest]:
    """The packages beside this file that have rules; their manifests are small, so that the menu comes at once.

    One without a manifest has words, but no table yet.
    """
    rules = find_spec("rules")  # found without importing it
    played = {found.name for found in iter_modules(rules.submodule_search_locations if rules else ())}
    here = [found.name for found in iter_modules(__path__) if found.ispkg and found.name in played]
    packages = [import_module(f"{__name__}.{name}") for name in here]
    found = [package.MANIFEST for package in packages if hasattr(package, "MANIFEST")]
    listed = sorted(found, key=lambda manifest: manifest.order)
    return {manifest.id: manifest for manifest in listed}


def add(manifest: Manifest) -> None:
    """A game from elsewhere, until `remove`; its rules are made known by `rules.core.game.register`."""
    _ADDED[manifest.id] = manifest
    if manifest.art:
        art.add(manifest.id, manifest.art)


def remove(game: str) -> None:
    _ADDED.pop(game, None)
    art.remove(game)


def manifests() -> list[Manifest]:
    """All games with a table, in the order of the menu."""
    return sorted({**_shipped(), **_ADDED}.values(), key=lambda manifest: manifest.order)


def manifest(game: str) -> Manifest | None:
    return _ADDED.get(game) or _shipped().get(game)


def part(game: str, name: str) -> Any:
    """A part of a game, loaded now; None where the game has none."""
    found = manifest(game)
    return None if found is None else found.load(name)


def folder(game: str, name: str) -> Path | None:
    """What lies in a game's folder: texts, lessons, rulebook, scenarios, credits."""
    found = manifest(game)
    path = found.folder / name if found is not None else None
    return path if path is not None and path.exists() else None


def folders(name: str) -> dict[str, Path]:
    """The same for all games that have one."""
    found = {one.id: folder(one.id, name) for one in manifests()}
    return {game: path for game, path in found.items() if path is not None}
