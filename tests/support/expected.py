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
    path = GAMES / game / "expected.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")).get(part, {}) if path.is_file() else {}
