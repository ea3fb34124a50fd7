"""The games of the table: one package each, known by the manifest in its `__init__`. No list names them.

Everybody else asks here: `part("kaosz", "table")`, `folders("locale")`. What a game lacks is None or left out.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

from app.games.manifest import Manifest

_ADDED: dict[str, Manifest] = {}


@cache
def _shipped() -> dict[str, Manifest]:
    """The packages beside this file; their manifests are small, so that the menu comes at once."""
    packages = [import_module(f"{__name__}.{found.name}") for found in iter_modules(__path__) if found.ispkg]
    listed = sorted((package.MANIFEST for package in packages), key=lambda manifest: manifest.order)
    return {manifest.id: manifest for manifest in listed}


def add(manifest: Manifest) -> None:
    """A game from elsewhere."""
    _ADDED[manifest.id] = manifest


def remove(game: str) -> None:
    _ADDED.pop(game, None)


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
    """A game's folder of texts, lessons, rulebook or scenarios."""
    found = manifest(game)
    path = found.folder / name if found is not None else None
    return path if path is not None and path.is_dir() else None


def folders(name: str) -> dict[str, Path]:
    """The same for all games that have one."""
    found = {one.id: folder(one.id, name) for one in manifests()}
    return {game: path for game, path in found.items() if path is not None}
