"""The pictures of the README show the program as it is now; `orrery shot --readme` draws them anew."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from app.tools.readme_shots import PLACE, draw, pictures

ROOT = Path(__file__).parents[2]
SHOWN = pictures((ROOT / "README.md").read_text(encoding="utf-8"))
SMALL = (320, 180)
ALIKE = 2.0  # mean difference of a channel, of 255: another typeface's edges pass, a moved panel does not


def difference(one: bytes, other: bytes) -> float:
    small = [Image.open(io.BytesIO(png)).convert("RGB").resize(SMALL) for png in (one, other)]
    return max(ImageStat.Stat(ImageChops.difference(*small)).mean)


@pytest.mark.parametrize("name", SHOWN)
def test_a_picture_is_not_older_than_what_it_shows(name):
    stored = (ROOT / PLACE / f"{name}.png").read_bytes()
    assert difference(stored, draw(name)) < ALIKE, f"{name}.png is old: orrery shot --readme draws it anew"


def test_every_picture_is_shown_and_every_game_has_one():
    from app.games import manifests

    assert {path.stem for path in (ROOT / PLACE).glob("*.png")} == set(SHOWN)
    assert [game.id for game in manifests() if not any(name.startswith(game.id) for name in SHOWN)] == []


def test_another_table_is_noticed():
    one, other = ((ROOT / PLACE / f"{name}.png").read_bytes() for name in SHOWN[:2])
    assert difference(one, one) == 0 and difference(one, other) > ALIKE
