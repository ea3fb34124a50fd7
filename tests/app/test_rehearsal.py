"""The first table is drawn ahead: what was rehearsed need not be drawn again, and nothing else changes (UX-101)."""

from __future__ import annotations

import pygame
import pytest

from app.games import manifests
from app.match import Match, PlaySettings, Seats
from app.match.thoughts import Nobody
from app.scenes.draft import Draft
from app.table.preparing import rehearsal
from app.table.scene import TableScene
from art.cache import STORE
from rules import Session


def seated(app, draft: Draft, seed: int) -> TableScene:
    session = Session.start(draft.game, draft.setup(), seed)
    seats = Seats(draft.who(app.ctx.texts))
    return TableScene(app, Match(session, seats, opponents=Nobody(), settings=PlaySettings(hide_after_s=0)))


def drawings_of_first_frame(app, draft: Draft, monkeypatch) -> int:
    """How many vector pictures a table needs until it is shown."""
    drawn: list[tuple[int, int]] = []
    real = pygame.image.load_sized_svg

    def counted(source, size):
        drawn.append(size)
        return real(source, size)

    with monkeypatch.context() as patched:
        patched.setattr(pygame.image, "load_sized_svg", counted)
        app.push(seated(app, draft, 8))
        app.step(0.0)
    app.pop()
    return len(drawn)


@pytest.mark.parametrize("game", [one.id for one in manifests()])
def test_a_rehearsed_table_needs_fewer_drawings_and_the_program_does_not_notice(app, game, monkeypatch) -> None:
    draft = Draft.fresh(game)
    app.step(0.0)
    STORE.clear()
    cold = drawings_of_first_frame(app, draft, monkeypatch)
    STORE.clear()
    before = (len(app.scenes), app.ctx.tints, app.ctx.size, app.frames)
    ahead = seated(app, draft, 1)
    for work in list(rehearsal(ahead.kit, ahead.viewpoint)):
        work()
    assert (len(app.scenes), app.ctx.tints, app.ctx.size, app.frames) == before
    warm = drawings_of_first_frame(app, draft, monkeypatch)
    few = 30  # of which most are of the table's frame, and are kept anyway
    assert warm < cold * (0.8 if cold > few else 1), (warm, cold)
