"""The rulebook is illustrated with the pieces that are played with (UX-94)."""

from contextlib import closing
from importlib import import_module

import pytest

from app.games import manifests
from app.scenes.book_blocks import Illustration
from app.scenes.rulebook import RulebookScene
from app.text.rulebook import open_book
from app.tools.shot import headless_app
from app.ui.check import problems
from tests.support.expected import expected

GAMES = [one.id for one in manifests() if one.illustration and expected(one.id, "rulebook").get("pictures")]


def drawn_by(game):
    return import_module(f"app.games.{game}.illustrations")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "hu"])
def test_every_picture_stands_in_the_book_with_a_caption(game, language):
    shown = [block for block in open_book(game, language).blocks if block.kind == "picture"]
    assert sorted(block.picture for block in shown) == sorted(f"picture:{name}" for name in drawn_by(game).PICTURES)
    assert all(block.text for block in shown)


@pytest.mark.parametrize(
    ("game", "theme", "text_size"),
    [(GAMES[0], "midnight", 100), *((game, "parchment", 150) for game in GAMES)],
)
def test_pictures_fill_their_room_and_captions_stand_below_them(game, theme, text_size):
    with closing(headless_app((1280, 720), "hu", theme, text_size)) as program:
        for name in drawn_by(game).PICTURES:
            inked = drawn_by(game).illustration(name, (560, 170), program.ctx).get_bounding_rect()
            assert inked.width > 250 and inked.height > 80, name
        scene = RulebookScene(program, game)
        program.push(scene)
        for place, block in enumerate(scene.book.blocks):
            if block.kind == "picture":
                scene._open_place(place)
                program.step(16.0)
                for column in scene.host.top.root.find(f"block-{place}").walk():
                    parts = column.children()
                    if parts and isinstance(parts[0], Illustration):
                        assert parts[0].rect.bottom <= parts[1].rect.top
                        assert parts[1].rect.height >= parts[1].height(program.ctx, parts[1].rect.width)
        assert [str(one) for one in problems(scene.host.top.root, program.ctx)] == []
