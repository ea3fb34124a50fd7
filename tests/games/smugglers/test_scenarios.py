"""The rulebook's examples as positions to play from, shipped in app/games/smugglers/scenarios."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import app
from rules import Chance, Setup, apply, find, result, waiting
from rules.smugglers.scores import card_value, tally
from rules.smugglers.setup import position
from tests.support.playout import random_answer

from .support import Smuggle

FOLDER = Path(app.__file__).parent / "games" / "smugglers" / "scenarios"
FILES = sorted(FOLDER.glob("*.toml"))


def opened(name: str) -> Smuggle:
    data = tomllib.loads((FOLDER / f"{name}.toml").read_text("utf-8"))
    setup = Setup("smugglers", data["setup"]["seats"], data["setup"]["options"])
    state = position(setup, data["seed"], data["position"], find("smugglers").content([]))
    return Smuggle(state, [seat["colour"] for seat in data["setup"]["seats"]])


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_scenario_can_be_played_to_the_end(path):
    """Texts in both languages, a sound position, a human seat that exists, and a game that ends."""
    data = tomllib.loads(path.read_text("utf-8"))
    assert data["game"] == "smugglers"
    assert all(data[part][language] for part in ("title", "about") for language in ("en", "hu"))
    t = opened(path.stem)
    assert 0 <= data["setup"]["human"] < len(t.players)
    assert not find("smugglers").violations(t.state)
    rng = Chance(1)
    while waiting(t.state):
        apply(t.state, random_answer(t.state, rng))
    assert result(t.state) is not None


def test_the_tie():
    """SM-X1: black takes the 3 and wins both sectors."""
    t = opened("tie_and_double_win")
    t.black.takes(3)
    assert t.black.won == [17, 28]
    assert (t.black.energy, t.black.goods) == (3, (0, 0, 0, 0))


def test_seventeen_points():
    """SM-X3: nothing more is taken; 17 points."""
    t = opened("final_score")
    t.everyone_passes()
    assert t.orange.score == 17


def test_the_station():
    """SM-X4: worth 2, 4, 0, 2."""
    t = opened("stations")
    assert [card_value(t.state, seat, "sector_33") for seat in range(4)] == [2, 4, 0, 2]


def test_the_favourites():
    """SM-X5: +4, +3, +7."""
    t = opened("favourite_ships")
    bonus = [sum(step.points for step in tally(t.state, seat) if step.item == "ships") for seat in range(3)]
    assert bonus == [4, 3, 7]
