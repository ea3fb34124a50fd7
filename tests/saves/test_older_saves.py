"""Saves of earlier versions: they open, their logs play to the saved position, and the game goes on from there."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules import Chance, apply, find, violations, waiting
from saves.document import load_document
from saves.games import session_of
from saves.replays import may_replay, verify
from tests.support.expected import GAMES
from tests.support.playout import random_answer

KEPT = sorted(GAMES.glob("*/saves/*.json"))
OLDER = sorted(GAMES.glob("*/saves/older/*.json"))  # of earlier versions of their rules, whose logs are not played


@pytest.mark.parametrize("path", [*KEPT, *OLDER], ids=lambda path: path.stem)
def test_an_older_save_opens_and_is_played_on(path: Path) -> None:
    state, rng = session_of(load_document(path)).state, Chance(9)
    for _ in range(40):
        if not waiting(state):
            break
        apply(state, random_answer(state, rng))
        assert violations(state) == []


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_its_log_plays_to_the_saved_position(path: Path) -> None:
    document = load_document(path)
    assert may_replay(document)
    verdict = verify(document, path)
    assert verdict.agrees, (verdict.detail, verdict.differs)


@pytest.mark.parametrize("path", OLDER, ids=lambda path: path.stem)
def test_the_log_of_older_rules_is_not_played(path: Path) -> None:
    """What it would lead to is another game."""
    document = load_document(path)
    assert may_replay(document) == (document.rules == str(find(document.game).version))
