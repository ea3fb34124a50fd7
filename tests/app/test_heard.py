"""Whoever listens to the screen is told every control by name, and of every thing on a table where it lies and whose it
is (UX-84)."""

from __future__ import annotations

from contextlib import closing

import pytest

from app.shell.reader import FIRST, spoken
from app.table.top import FocusSpot
from app.tools import screen_shots  # noqa: F401  (registers the pictures)
from app.tools.shot import SHOTS, headless_app
from tests.app.test_table_places import positions, sit_at
from tests.support.games import TABLES


def unnamed(app):
    said, found = spoken(app)
    return [found[one.number].id or one.rect for one in said.things if one.number >= FIRST and not one.text.strip()]


def test_every_control_of_every_screen_has_a_name():
    wrong = {}
    with closing(headless_app((1280, 720), "hu")) as app:
        for name in sorted(SHOTS):
            app.settings["speed"] = 1  # a picture before may have stopped all motion
            SHOTS[name](app)
            app.step(16.0)
            if missing := unnamed(app):
                wrong[name] = missing
            while app.scenes:
                app.scenes.pop().left()
    assert wrong == {}


@pytest.mark.parametrize("game", TABLES)
def test_every_thing_on_a_table_is_told_by_name_place_and_owner(game):
    """In half of the questions of a game; what is told alike lies in the same place and belongs to the same player."""
    wrong, told = [], 0
    with closing(headless_app((1280, 720), "en")) as app:
        for prompt, session in list(positions(game).items())[::2]:
            scene = sit_at(app, session)
            said, found = spoken(app)
            stage, seen = scene.desk.stage, {}
            wrong += [f"{prompt}: {thing} has no name" for thing in unnamed(app)]
            for one in said.things:
                spot = found.get(one.number)
                if not isinstance(spot, FocusSpot) or (shown := stage.of(spot.thing)) is None:
                    continue
                told += 1
                piece = shown.piece
                if piece.owner is not None and scene.module.seat_name(piece.owner) not in one.text:
                    wrong.append(f"{prompt}: {one.text} tells no owner")
                other = seen.setdefault(one.text, piece)
                if (other.place, other.owner, other.kind) != (piece.place, piece.owner, piece.kind):
                    wrong.append(f"{prompt}: {one.text} is both {other.id} and {piece.id}")
            app.scenes.pop().left()
    assert told and wrong == []
