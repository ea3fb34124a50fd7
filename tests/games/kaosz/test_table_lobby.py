"""The new-game screen of Káosz: presets, and only decks that may be played (KG-D1, UX-95)."""

import pytest

from app.games.kaosz.decks.shelf import playable
from app.games.kaosz.lobby import PRESETS, settle
from app.scenes.draft import Chair, Draft
from app.scenes.launch import begin
from app.scenes.lobby import first_draft
from app.scenes.setup import SetupScene
from app.table.scene import TableScene
from rules import new_game
from rules.kaosz.decks import deck_problems
from rules.kaosz.library import content_for, faces
from tests.app.conftest import Driver


@pytest.fixture
def screen(app):
    scene = SetupScene(app, "kaosz", Draft("kaosz", [Chair("human"), Chair("pilot")]))
    app.push(scene)
    app.step(16.0)
    return scene


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.id)
def test_every_preset_is_a_game_the_rules_play(screen, preset):
    screen._use(preset)
    assert screen.draft.trouble() is None
    names = [screen.ctx.texts(f"preset-kaosz-{preset.id}"), screen.ctx.texts(f"preset-kaosz-{preset.id}-help")]
    assert all("[" not in name for name in names)


def test_each_seat_chooses_among_the_legal_decks(screen):
    hands = Driver(screen.app)
    choice = hands.find("deck-0")
    ids = [value for value, _ in choice.options]
    assert ids[0] == "" and len(ids) > 2
    choice.choose(1)
    assert screen.draft.chairs[0].own["deck"] == ids[1]
    screen._use(PRESETS[1])
    assert "deck" not in screen.draft.chairs[0].own  # 45 cards are too many there (KG-11.1)
    screen._use(PRESETS[0])
    assert screen.draft.chairs[0].own["deck"] == ids[1], "it waited until it was allowed again"
    hands.find("deck-0").choose(0)
    screen._use(PRESETS[1])
    screen._use(PRESETS[0])
    assert "deck" not in screen.draft.chairs[0].own, "an automatic deck was wanted"


def test_a_deck_that_is_gone_is_given_up():
    chair = Chair("human", own={"deck": "long_lost"})
    settle(chair, [])
    assert chair.own == {}


def test_the_game_starts_with_the_chosen_deck(screen):
    deck = [value for value, _ in Driver(screen.app).find("deck-0").options][2]
    screen.draft.chairs[0].own["deck"] = deck
    begin(screen.app, screen.draft, seed=5)
    scene = screen.app.scene
    assert isinstance(scene, TableScene) and scene.match.session.setup.seats[0]["deck"] == deck


def test_in_a_first_game_every_card_of_a_deck_can_be_played():
    """KG-11.7: only ships count there; both decks are legal (KG-11.1), and everybody has one of his own."""
    draft = first_draft("kaosz")
    decks = [chair.own["deck"] for chair in draft.chairs]
    assert len(decks) == 2 and decks[0] != decks[1]
    known = faces(content_for([]))
    for deck in decks:
        assert not deck_problems(deck, known, draft.options)
        assert {known[card].type for card in deck} == {"ship"}
    assert new_game("kaosz", draft.setup(), 1)


def test_the_decks_of_a_first_game_are_offered_where_only_ships_count():
    ids = [[offer.id for offer in playable(None, options)][:2] for options in ({"ruleset": "quickstart"}, {})]
    assert ids[0] == ["first_bite", "first_flight"] and not set(ids[0]) & set(ids[1])
    deeper = [offer.id for offer in playable(None, {"ruleset": "quickstart", "qs_level": 2})]
    assert not set(ids[0]) & set(deeper)


def test_the_level_is_asked_only_in_the_quick_start_game(screen):
    """UX-95: under the official rules it means nothing, and a level chosen before does not stand in the way."""
    assert _missing(screen, "switch-qs_level")
    known = {variant.id: variant for variant in screen.draft.rules.variants}
    ruleset, level = known["ruleset"], known["qs_level"]
    screen.draft.choose(ruleset, "quickstart")
    screen.draft.choose(level, 2)
    screen.rebuild()
    assert not _missing(screen, "switch-qs_level")
    screen.draft.choose(ruleset, "official")
    assert screen.draft.options == {} and screen.draft.trouble() is None


def _missing(screen, id):
    return all(widget.id != id for widget in screen.host.top.root.walk())
