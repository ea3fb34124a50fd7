"""The pictures of the README show the program as it is now; `orrery shot --readme` draws them anew."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from app import games
from app.games import manifests
from app.tools.readme_shots import PLACE, draw, pictures

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
SHOWN = pictures(README)
HERE = {one.id for one in manifests()}
OF_A_GAME = {name: name.partition("-")[0] for name in SHOWN if re.match(r"\w+-\d", name)}  # kinds of screens have none
# What can be drawn without games that were deleted; a game that is still new is not in the README at all.
DRAWN = [name for name in SHOWN if (OF_A_GAME[name] in HERE if name in OF_A_GAME else {*OF_A_GAME.values()} <= HERE)]
SMALL = (320, 180)
ALIKE = 2.0  # mean difference of a channel, of 255: another typeface's edges pass, a moved panel does not


def difference(one: bytes, other: bytes) -> float:
    small = [Image.open(io.BytesIO(png)).convert("RGB").resize(SMALL) for png in (one, other)]
    return max(ImageStat.Stat(ImageChops.difference(*small)).mean)


@pytest.fixture
def known_to_the_readme(monkeypatch):
    """For the screens that show all games."""
    known = {game: one for game, one in games._shipped().items() if game in README}
    monkeypatch.setattr(games, "_shipped", lambda: known)


@pytest.mark.parametrize("name", DRAWN)
def test_a_picture_is_not_older_than_what_it_shows(name, known_to_the_readme):
    stored = (ROOT / PLACE / f"{name}.png").read_bytes()
    assert difference(stored, draw(name)) < ALIKE, f"{name}.png is old: orrery shot --readme draws it anew"


def test_every_picture_is_shown_and_every_game_of_the_readme_has_one():
    assert {path.stem for path in (ROOT / PLACE).glob("*.png")} == set(SHOWN)
    assert {game for game in HERE if game in README} <= set(OF_A_GAME.values())


def test_another_table_is_noticed():
    one, other = ((ROOT / PLACE / f"{name}.png").read_bytes() for name in SHOWN[:2])
    assert difference(one, one) == 0 and difference(one, other) > ALIKE
