"""Positions of older versions of these rules as the present one knows them."""

from __future__ import annotations

from rules.core.records import Json

VERSION = 2


def migrate(snapshot: dict[str, Json], version: int) -> dict[str, Json]:
    """From `version` to the present one."""
    return _from_first(snapshot) if version < 2 else snapshot


def _from_first(position: dict[str, Json]) -> dict[str, Json]:
    """In version 1 only holders of a card were asked where nothing else was chosen (section 10)."""
    position["setup"]["options"].setdefault("interrupt_prompt", "holders")
    return position
