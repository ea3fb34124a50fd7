"""Players are told apart by eyes of every kind, at the tables of all games (UX-82)."""

from __future__ import annotations

from contextlib import closing
from itertools import combinations

import pygame
import pytest

from app.scenes.draft import Draft
from app.scenes.lobby import tints_of
from app.tools.shot import headless_app
from app.ui.colour import distance, rgb
from app.ui.context import art_palette
from app.ui.palettes import PALETTES, TUNED_FOR
from art.eyes import TUNED
from rules import find
from tests.app.test_table_places import positions, sit_at
from tests.app.test_ui_theme import FAR_FOR_ANY_EYES, FAR_FOR_TUNED_EYES
from tests.support.games import TABLES

DRAFTS = {game: Draft.fresh(game, ["human"] * find(game).seats[1]) for game in TABLES}
OWN = [game for game in TABLES if tints_of(DRAFTS[game])]


def colours_of(game, eyes):
    return [rgb(tint) for tint in tints_of(DRAFTS[game], art_palette("midnight", eyes))]


@pytest.mark.parametrize("eyes", TUNED_FOR)
@pytest.mark.parametrize("game", OWN)
def test_pieces_with_colours_of_their_own_stay_apart_for_the_eyes_of_each_palette(game, eyes):
    colours = colours_of(game, eyes)
    far = FAR_FOR_TUNED_EYES if eyes in TUNED else FAR_FOR_ANY_EYES
    assert min(distance(a, b, TUNED_FOR[eyes]) for a, b in combinations(colours, 2)) >= far


@pytest.mark.parametrize("vision", ["normal", "deuteranopia", "protanopia", "tritanopia"])
@pytest.mark.parametrize("game", OWN)
def test_no_palette_brings_pieces_together_for_other_eyes(game, vision):
    for eyes in TUNED_FOR:
        colours = colours_of(game, eyes)
        assert min(distance(a, b, vision) for a, b in combinations(colours, 2)) >= FAR_FOR_ANY_EYES, eyes


def drawn(app) -> bytes:
    for _ in range(3):
        app.step(60.0)
        app.finish_chores()
    app.dirty = True
    app.step(16.0)
    return pygame.image.tobytes(app.surface, "RGB")


@pytest.mark.parametrize("game", TABLES)
def test_a_change_of_the_palette_is_seen_at_once_on_the_table(game):
    with closing(headless_app((1280, 720), "en", reduced_motion=True)) as app:
        sit_at(app, list(positions(game).values())[-1])
        seen = {}
        for eyes in PALETTES:
            app.settings["palette"] = eyes
            seen[eyes] = drawn(app)
        assert [eyes for eyes in seen if seen[eyes] == seen["default"]] == ["default"]


@pytest.mark.parametrize("game", TABLES)
def test_a_table_marks_its_players_with_their_patterns(game, monkeypatch):
    """Without the patterns it would look different, in whatever colours."""
    from art import cache, seats

    def tables(app):
        found = []
        for session in list(positions(game).values())[:3]:
            sit_at(app, session)
            found.append(drawn(app))
            app.scenes.pop().left()
        return found

    with closing(headless_app((1280, 720), "en", reduced_motion=True)) as app:
        shown = tables(app)
    cache.STORE.clear()
    monkeypatch.setattr(seats, "pattern_marks", lambda *rest: [])
    with closing(headless_app((1280, 720), "en", reduced_motion=True)) as app:
        assert tables(app) != shown
    cache.STORE.clear()
