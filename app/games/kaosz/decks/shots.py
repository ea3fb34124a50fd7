"""Pictures of the screens about decks for `orrery shot`; whatever they keep lies in a folder of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.games.kaosz.decks.builder import BuilderScene
from app.games.kaosz.decks.cards import cards_of
from app.games.kaosz.decks.collection import GAME
from app.games.kaosz.decks.gallery import GalleryScene
from app.games.kaosz.decks.hands_scene import HandScene
from app.games.kaosz.decks.model import COLLECTION, DECK, MAYBE, DeckList, Move
from app.games.kaosz.decks.panes import MIXED
from app.games.kaosz.decks.piles import LIST, PICTURES
from app.games.kaosz.decks.shelf import shipped_decks
from app.games.kaosz.decks.shelf_scene import DecksScene
from app.games.kaosz.decks.toml_form import values_of
from app.tools.shot import shot_of
from app.tools.shot_games import SEED, own_places
from app.ui.buttons import Button

if TYPE_CHECKING:
    from app.ui.program import Program

BROKEN = """[set]
id = "my_cards"
name = { en = "My cards", hu = "Saját lapok" }
game = "kaosz"
version = 1

[[card]]
id = "my_ship"
name = { en = "Tin Bucket", hu = "Bádogvödör" }
type = "ship"
species = "humen"
subtype = "scout"
rarity = "moon"
cost = 2
stats = { speed = 3, fire = 1, armor = 1, bomb = 1 }
"""


def sample(app: Program, deck: str = "golden_armada") -> DeckList:
    """A shipped deck to show."""
    cards = cards_of(app)
    cards.ensure()
    cards.collect()
    return next(
        one.deck
        for one in shipped_decks(cards.collection, app.ctx.texts.language)
        if one.id == deck and one.deck is not None
    )


def builder(app: Program, form: str = MIXED) -> BuilderScene:
    """A deck at work: a card too many, some in doubt."""
    deck = sample(app)
    texts = app.ctx.texts
    scene = BuilderScene(app, DeckList(texts("deck-new-name"), "", "official", dict(deck.cards)))
    first = next(iter(deck.cards))
    moves = (Move(first, COLLECTION, DECK), Move("sh_mako", COLLECTION, MAYBE), Move("za_nope", COLLECTION, MAYBE, 2))
    for move in moves:
        scene.bench.move(move)
    scene.form = form
    app.push(scene)
    return scene


@shot_of("deck-builder")
def _builder(app: Program, **_more: Any) -> None:
    own_places(app)
    builder(app)


@shot_of("deck-builder-pictures")
def _builder_pictures(app: Program, **_more: Any) -> None:
    own_places(app)
    builder(app, PICTURES)


@shot_of("deck-builder-list")
def _builder_list(app: Program, **_more: Any) -> None:
    own_places(app)
    builder(app, LIST)


@shot_of("deck-builder-broken-set")
def _builder_broken(app: Program, **_more: Any) -> None:
    own_places(app)
    assert app.places is not None
    folder = app.places.sets(GAME)
    folder.mkdir(parents=True)
    (folder / "my_cards.toml").write_text(BROKEN, encoding="utf-8")
    builder(app)


@shot_of("decks")
def _decks(app: Program, **_more: Any) -> None:
    own_places(app)
    scene = DecksScene(app)
    deck = sample(app, "hive_bastion")
    assert scene.files is not None
    scene.files.add("Péntek esti roham", values_of(DeckList("Péntek esti roham", cards=dict(deck.cards))))
    (scene.files.folder / "Tavaly.toml").write_text(
        '[deck]\nname = "Tavaly"\n\n[deck.cards]\nsh_mako = 99\n', encoding="utf-8"
    )
    scene.wanted = "golden_armada"
    app.push(scene)


@shot_of("decks-broken")
def _decks_broken(app: Program, **more: Any) -> None:
    _decks(app, **more)
    scene = app.scene
    assert isinstance(scene, DecksScene)
    scene.wanted = "own:Tavaly"
    scene.rebuild()


@shot_of("deck-hand")
def _hand(app: Program, seed: int = SEED, **_more: Any) -> None:
    own_places(app)
    app.push(HandScene(app, sample(app), seed))


@shot_of("deck-sheet")
def _sheet(app: Program, **_more: Any) -> None:
    own_places(app)
    builder(app).open_sheet("sh_mako")


@shot_of("deck-gallery")
def _gallery(app: Program, **_more: Any) -> None:
    own_places(app)
    app.push(GalleryScene(app, "galaxy"))


@shot_of("deck-filters")
def _filters(app: Program, **_more: Any) -> None:
    own_places(app)
    scene = builder(app)
    root = scene.host.top.root
    opener = root.find("deck-filter-subtypes") or root.find("deck-filters")
    assert isinstance(opener, Button)
    opener.trigger(app.ctx)


@shot_of("deck-facts")
def _facts(app: Program, **_more: Any) -> None:
    own_places(app)
    builder(app).open_facts()


@shot_of("deck-exchange")
def _exchange(app: Program, **_more: Any) -> None:
    own_places(app)
    builder(app).open_exchange()
