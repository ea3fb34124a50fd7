"""A colony is a world that is looked at: as large as there is room for, and every card of it is seen (KG-1.1)."""

from __future__ import annotations

import pygame
import pytest

from app.table.measure import measure
from app.tools.shot import drawn
from art.kaosz.colony import colony

WINDOWS = [((1280, 720), 100, 110), ((1920, 1080), 100, 160), ((1024, 640), 150, 84)]


@pytest.mark.parametrize("size,text,least", WINDOWS)
@pytest.mark.parametrize("lang", ["en", "hu"])
def test_both_worlds_of_two_players_are_large_and_cover_nothing(size, text, least, lang):
    with drawn("table", size, lang, text_size=text, game="kaosz", steps=120, players=2) as app:
        stage = app.scene.desk.stage
        worlds = [stage.rect(f"pile:colony:{seat}") for seat in (0, 1)]
        assert min(world.width for world in worlds) >= least
        others = [shown.box for shown in stage.shown if not str(shown.piece.id).startswith("pile:") and not shown.hand]
        assert all(world.collidelist(others) < 0 for world in worlds)
        assert not measure(app.scene)["covered"]


@pytest.mark.parametrize("size,text,least", [((1280, 720), 100, 52), ((1920, 1080), 100, 70), ((1024, 640), 150, 60)])
@pytest.mark.parametrize("players", [3, 4, 6])
def test_the_worlds_of_several_others_keep_apart(size, text, least, players):
    with drawn("table", size, "hu", text_size=text, game="kaosz", steps=120, players=players) as app:
        stage = app.scene.desk.stage
        worlds = [stage.rect(f"pile:colony:{seat}") for seat in range(players)]
        assert min(world.width for world in worlds) >= (least if players < 6 else least * 0.6)
        plates = [stage.rect(f"seat:{seat}") for seat in range(players)]
        assert all(world.collidelist(plates) < 0 for world in worlds)
        assert all(stage.rects[f"colony:{seat}"].inflate(4, 4).contains(world) for seat, world in enumerate(worlds))


def test_the_world_tells_how_many_cards_are_left(app):
    from app.tools.table_shots import table

    scene = table(app, "kaosz", steps=60, seats=2)
    for player in scene.module.seen["players"]:
        shown = scene.desk.stage.of(f"pile:colony:{player['seat']}")
        assert shown.count == player["colony"] and shown.piece.art[2] == player["colony"]
        assert shown.piece.art[3] > player["colony"], "against all that the player brought"


def pixels(left: int) -> bytes:
    return pygame.image.tobytes(colony(120, seat=1, colour="#56B4E9", left=left, most=60), "RGBA")


def test_each_card_that_is_lost_is_seen_on_the_world():
    assert len({pixels(left) for left in range(61)}) == 61
