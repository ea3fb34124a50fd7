"""What a game declares, beside its tests, for the suites that run over all games."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

GAMES = Path(__file__).parents[1] / "games"


@cache
def expected(game: str, part: str) -> dict[str, Any]:
    """One part of `tests/games/<game>/expected.toml`; nothing where a game has nothing to say."""
    return dict(beside_in_toml(game, "expected").get(part, {}))


@cache
def beside_in_toml(game: str, name: str) -> dict[str, Any]:
    """A file of data beside a game's tests; empty where there is none."""
    path = GAMES / game / f"{name}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
