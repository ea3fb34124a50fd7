"""An unpaid sector is a moment only where everybody may know of it."""

from __future__ import annotations

from app.tools.table_shots import table
from rules import Event
from tests.support.great_moments import told


def test_an_unpaid_sector_is_told_only_where_everybody_may_know_it(app, monkeypatch):
    scene = table(app, "smugglers", steps=60)
    card = next(iter(scene.module.maker.cards))
    lost = Event("lose", {"seat": 0, "sector": 0, "card": card, "why": "energy", "planets": 2})
    monkeypatch.setattr(scene.module.maker, "hides_unpaid", lambda seat: False)
    assert [moment.kind for moment in told(scene, lost)] == ["loss"]
    monkeypatch.setattr(scene.module.maker, "hides_unpaid", lambda seat: True)
    assert told(scene, lost) == []
