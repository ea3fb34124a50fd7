"""Aliens of the user's own (UX-68, UX-104)."""

from __future__ import annotations

from app.games.cosmic import lobby
from app.games.cosmic.aliens import Aliens, open_gallery
from app.games.cosmic.statistics import brought_name
from app.match.content_sets import content_for, content_of_all
from app.scenes.catalogue import CatalogueScene
from tests.app.own_sets import OWN, own
from tests.app.test_own_sets import draft_of


def test_aliens_of_ones_own_can_be_chosen_looked_at_and_are_counted_by_name(app, folder):
    """CE-3.4: the new-game screen offers what the chosen sets hold, and no other; the list of sets shows them."""
    draft = draft_of(app, "cosmic")
    content = content_for(app.places, "cosmic", draft.sets)
    assert own("zombie") in lobby.allowed(draft, content)
    lobby.forget_barred(draft.chairs[0], lobby.allowed(draft, content))
    assert draft.chairs[0].own["alien"] == own("amoeba")
    draft.sets = []
    lobby.forget_barred(draft.chairs[0], lobby.allowed(draft, content_for(app.places, "cosmic", draft.sets)))
    assert "alien" not in draft.chairs[0].own
    open_gallery(app, OWN)
    app.step(50.0)
    names = [entry.name for entry in Aliens(content).entries(app.ctx.texts)]
    assert isinstance(app.scene, CatalogueScene) and "Own Zombie" in names and len(names) == 100
    assert brought_name(app.ctx.texts, own("zombie"), content_of_all(app.places, "cosmic")) == "Own Zombie"
