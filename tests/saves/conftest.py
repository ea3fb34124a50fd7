"""Folders of one's own for every test of saves."""

from __future__ import annotations

from pathlib import Path

import pytest

from saves.places import Places, in_folder
from saves.store import Store


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return in_folder(tmp_path / "data")


@pytest.fixture
def store(places: Places) -> Store:
    return Store(places)
