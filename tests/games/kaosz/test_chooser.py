"""Cards to choose from lie above the table: no icon is painted over them, and the stack stands beside (KG-5.16)."""

from contextlib import closing

import pygame
import pytest

from app.games.kaosz.pieces import LOOKING
from app.match import Match, PlaySettings, Seats
from app.match.thoughts import Nobody
from app.table.chrome import StackPanel
from app.table.model import StackEntry
from app.table.scene import TableScene
from app.tools.shot import headless_app
from app.tools.table_shots import played
from rules import Answer, Chance, answer_at_random, waiting


def searching(players):
    """A game in which somebody has just paid to look at the top five cards of a colony."""
    session, rng = played("kaosz", 3, 30, players), Chance(5)
    for _ in range(400):
        asked = waiting(session.state)[0]
        if session.state.looking:
            return session
        wanted = [option for option in getattr(asked, "options", ()) if option in ("search", ("search",))]
        chosen = Answer(asked.seat, asked.prompt, wanted[0]) if wanted else None
        session.answer(chosen or answer_at_random(session.state, asked, rng))
    raise AssertionError("nobody searched")


@pytest.mark.parametrize("players", [2, 3, 4, 6])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)])
def test_nothing_lies_over_the_cards_to_choose_from(players, size, monkeypatch):
    with closing(headless_app(size=size)) as app:
        session = searching(players)
        seats = Seats([(f"P{n}", "human") for n in range(players)])
        scene = TableScene(
            app, Match(session, seats, opponents=Nobody(), settings=PlaySettings(trust=True, hide_after_s=0))
        )
        app.settings["speed"], app.settings["log_panel"] = 0, "folded"
        app.push(scene)
        app.step(16.0)
        app.step(200.0)
        drawn = []
        monkeypatch.setattr(
            "app.games.kaosz.table.draw_sign",
            lambda ctx, surface, icon, corner: drawn.append(pygame.Rect(corner, (18, 18))),
        )
        scene.host.dirty = app.dirty = True
        app.step(16.0)
        cards = [shown.box for shown in scene.desk.stage.shown if shown.piece.place == LOOKING]
        assert len(cards) >= 2 and (drawn or players == 2)
        assert not [sign for sign in drawn if sign.collidelist(cards) >= 0]
        panel = scene.panels.stack = StackPanel((StackEntry("one", "A card that was played", 0),), "Stack", "negated")
        scene.panels.lay_out(scene.panels.divide())
        assert panel.rect.width and panel.rect.collidelist(cards) < 0
