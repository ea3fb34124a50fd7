"""The shelf of decks, giving and taking, sample hands, the cards of a set; the layout of all these screens."""

from contextlib import closing

import pygame
import pytest

from app.games.kaosz.decks import shots  # noqa: F401  (registers the pictures)
from app.games.kaosz.decks.builder import BuilderScene
from app.games.kaosz.decks.exchange import take_file, take_text, written
from app.games.kaosz.decks.hands_scene import HandScene
from app.games.kaosz.decks.model import DeckList
from app.games.kaosz.decks.shelf import own_decks
from app.games.kaosz.decks.shelf_scene import DecksScene
from app.games.kaosz.decks.toml_form import toml_text, values_of
from app.scenes.menu import MenuScene
from app.tools.shot import SHOTS, headless_app
from app.ui.check import problems
from tests.app.around import with_folder
from tests.app.test_scene_keyboard import reachable
from tests.app.windows import SIZES, each_window

SCREENS = (
    "deck-builder",
    "deck-builder-pictures",
    "deck-builder-list",
    "deck-builder-broken-set",
    "decks",
    "decks-broken",
    "deck-hand",
    "deck-sheet",
    "deck-gallery",
    "deck-filters",
    "deck-facts",
    "deck-exchange",
)


@pytest.fixture
def shelf(app, tmp_path):
    with_folder(app, tmp_path)
    app.push(MenuScene(app))
    scene = DecksScene(app)
    app.push(scene)
    app.step(16.0)
    return scene


def said(scene):
    return " ".join(widget.spoken() for widget in scene.host.top.root.walk())


def names(scene):
    return [one.title("en") for one in scene.shelf]


# --- the shelf


def test_the_menu_leads_to_the_decks_and_on_to_the_card_sets(app, drive, tmp_path):
    with_folder(app, tmp_path)
    app.push(MenuScene(app))
    app.step(16.0)
    app.finish_chores()
    drive.click("menu-decks")
    assert app.scene.name == "decks"
    drive.wait()
    drive.click("sets")
    assert app.scene.name == "sets" and app.scene.game == "kaosz"


def test_shipped_decks_stand_on_the_shelf_without_the_rulebooks_examples(shelf):
    assert names(shelf) == [
        "Blood in the Void",
        "Blue Shield",
        "Gadget Wing",
        "Golden Armada",
        "Hive Bastion",
        "Red Claw",
    ]


def test_a_new_deck_is_named_and_opened(app, drive, shelf):
    drive.click("new")
    drive.type(" 7")
    drive.key(pygame.K_RETURN)
    assert isinstance(app.scene, BuilderScene) and app.scene.bench.deck.name == "New deck 7"
    drive.key(pygame.K_d)
    drive.key(pygame.K_ESCAPE)
    assert app.scene is shelf and names(shelf)[0] == "New deck 7"
    assert [one.deck.size for one in own_decks(app.places)] == [1]


def test_changing_a_shipped_deck_changes_a_copy(app, drive, shelf):
    shelf.wanted = "blood_in_the_void"
    shelf.rebuild()
    drive.click("change")
    scene = app.scene
    assert isinstance(scene, BuilderScene) and scene.bench.deck.size == 45 and scene.bench.deck.substitutes
    drive.key(pygame.K_d)
    app.pop()
    assert [(one.title("en"), one.deck.size) for one in own_decks(app.places)] == [("Blood in the Void (own)", 46)]
    again = next(one for one in shelf.shelf if one.id == "blood_in_the_void")
    assert again.deck.size == 45


def test_copy_rename_delete_and_undo(app, drive, shelf):
    shelf.files.add("Raid", values_of(DeckList("Raid", cards={"sh_mako": 2})))
    shelf.read()
    shelf.wanted = "own:Raid"
    shelf.rebuild()
    drive.click("copy")
    assert sorted(one.title("en") for one in own_decks(app.places)) == ["Raid", "Raid (own)"]
    shelf.wanted = "own:Raid"
    shelf.rebuild()
    drive.click("rename")
    drive.type("!")
    drive.key(pygame.K_RETURN)
    assert "Raid!" in names(shelf) and shelf.current.title("en") == "Raid!"
    before = own_decks(app.places)
    drive.click("delete")
    assert "Raid!" not in names(shelf)
    drive.click("undo-delete")
    assert [one.deck for one in own_decks(app.places)] == [one.deck for one in before]


def test_a_deck_dropped_into_the_folder_appears_by_itself(app, drive, shelf):
    folder = app.places.decks("kaosz")
    folder.mkdir(parents=True)
    (folder / "gift.toml").write_text(toml_text(DeckList("Gift", cards={"sh_mako": 1})), encoding="utf-8")
    drive.wait(1600)
    assert names(shelf)[0] == "Gift"


def test_a_broken_file_is_told_with_its_line_and_can_only_be_deleted(app, drive, shelf):
    folder = app.places.decks("kaosz")
    folder.mkdir(parents=True)
    (folder / "cut.toml").write_text('[deck]\nname = "x"\ncrads = 3\n', encoding="utf-8")
    shelf.wanted = "own:cut"
    shelf.rebuild()
    told = said(shelf)
    assert "cut.toml" in told and "line 3" in told and "cards" in told
    root = shelf.host.top.root
    assert root.find("delete") is not None and root.find("change") is None


# --- giving and taking


def test_a_deck_goes_over_the_clipboard_as_text_and_as_toml(app, drive, shelf):
    shelf.wanted = "gadget_wing"
    shelf.rebuild()
    deck = shelf.current.deck
    for form in ("text", "toml"):
        shelf.wanted = "gadget_wing"
        shelf.rebuild()
        drive.click("give")
        drive.click(f"deck-copy-{form}")
        drive.click("take")
        drive.click("deck-take-clipboard")
        assert shelf.current.own and dict(shelf.current.deck.cards) == dict(deck.cards), form


def test_a_deck_goes_through_files(app, drive, shelf):
    shelf.wanted = "red_claw"
    shelf.rebuild()
    deck = shelf.current.deck
    drive.click("give")
    drive.click("deck-write-toml")
    files = list((app.places.data / "exchange").iterdir())
    assert [path.name for path in files] == ["Red-Claw.toml"]
    take_file(shelf, files[0], shelf.take_in)
    assert shelf.current.own and dict(shelf.current.deck.cards) == dict(deck.cards)
    assert shelf.current.deck.ruleset == "quickstart"


def test_a_text_in_the_other_language_is_understood(app, shelf):
    app.use_language("hu")
    text = written(shelf, shelf.shelf[0].deck, ".txt")
    app.use_language("en")
    take_text(shelf, "x", text, shelf.take_in)
    assert dict(shelf.current.deck.cards) == dict(next(one for one in shelf.shelf if not one.own).deck.cards)


def test_unknown_lines_are_told_and_the_rest_can_be_taken(app, drive, shelf):
    take_text(shelf, "x", "2 Mako\n3 Makoo\n", shelf.take_in)
    told = said(shelf)
    assert "line 2" in told and "Makoo" in told and "“Mako”" in told
    drive.click("take-rest")
    assert dict(shelf.current.deck.cards) == {"sh_mako": 2}


@pytest.mark.parametrize(
    "text",
    [
        "[deck]\nname = = 1",
        "[deck]\nname = 'x'\nevil = '''" + "A" * 9000 + "'''",
        "\x00\x01",
        "[[deck]]\n" * 500,
        "hello world",
        "[deck]\ncards = [1]",
    ],
)
def test_what_cannot_be_read_changes_nothing(app, drive, shelf, text):
    take_text(shelf, "x", text, shelf.take_in)
    assert len(shelf.host.layers) == 2
    assert app.texts("deck-nothing-lost") in said(shelf)
    assert own_decks(app.places) == []


def test_a_file_that_is_no_text_is_refused(app, shelf, tmp_path):
    for name, data in (("bytes.toml", b"\xff\xfe\x00\x80"), ("large.txt", b"3 Mako\n" * 400_000)):
        (tmp_path / name).write_bytes(data)
        take_file(shelf, tmp_path / name, shelf.take_in)
        assert name in said(shelf)
        shelf.host.close()
    take_file(shelf, tmp_path / "gone.toml", shelf.take_in)
    assert own_decks(app.places) == []


def test_several_decks_of_a_set_are_offered(app, drive, shelf):
    text = "".join(f'[[deck]]\nname = "D{number}"\n[deck.cards]\nsh_mako = {number}\n' for number in (1, 2, 3))
    take_text(shelf, "x", text, shelf.take_in)
    drive.click("deck-1")
    assert shelf.current.title("en") == "D2" and shelf.current.deck.size == 2


def test_a_list_taken_into_the_builder_can_be_undone(app, drive, shelf):
    app.push(BuilderScene(app, DeckList("Raid", cards={"za_nope": 1})))
    scene = app.scene
    take_text(scene, "x", "3 Mako\n", lambda deck: scene.replace(deck, "deck-step-import"))
    assert dict(scene.bench.deck.cards) == {"sh_mako": 3}
    scene.undo()
    assert dict(scene.bench.deck.cards) == {"za_nope": 1}


# --- sample hands


def test_a_sample_hand_is_drawn_redrawn_and_drawn_on(app, drive, shelf):
    deck = next(one.deck for one in shelf.shelf if one.id == "golden_armada")
    app.push(HandScene(app, deck, 5))
    scene = app.scene
    first = list(scene.hand.cards)
    drive.click("redraw")
    assert scene.hand.cards != first and len(scene.hand.cards) == 5
    assert not drive.find("redraw").enabled and drive.find("redraw").tip == app.texts("deck-hand-once")
    drive.click("draw")
    drive.click("draw")
    assert len(scene.view.entries) == 7
    drive.click("again")
    assert len(scene.view.entries) == 5 and drive.find("redraw").enabled


def test_the_quick_start_has_no_mulligan(app, drive, shelf):
    """KG-11.4."""
    deck = next(one.deck for one in shelf.shelf if one.id == "red_claw")
    app.push(HandScene(app, deck, 5))
    app.step(16.0)
    assert not drive.find("redraw").enabled and drive.find("redraw").tip == app.texts("deck-hand-quick")


@pytest.mark.parametrize("name", ["golden_armada", "red_claw"])
def test_a_sample_hand_leads_to_a_game_with_its_deck(app, drive, shelf, name):
    """A shipped deck of the official game and one of the quick start; the switches follow the deck."""
    deck = next(one.deck for one in shelf.shelf if one.id == name)
    app.push(HandScene(app, deck, 5))
    app.step(16.0)
    drive.click("play-deck")
    draft = app.scene.draft
    assert app.scene.name == "new-game" and draft.trouble() is None
    assert draft.chairs[0].own["deck"] == name
    assert draft.options.get("ruleset", "official") == deck.ruleset


def test_a_deck_that_cannot_be_played_says_so_at_the_button(app, drive, shelf):
    app.push(HandScene(app, DeckList("Raid", cards={"sh_mako": 3}), 5))
    app.step(16.0)
    assert not drive.find("play-deck").enabled and drive.find("play-deck").tip == app.texts("deck-hand-play-not")


def test_an_empty_deck_has_no_hand_but_a_reason(app, drive, shelf):
    app.push(HandScene(app, DeckList("Empty"), 5))
    app.step(16.0)
    assert not drive.find("again").enabled and app.texts("deck-hand-none") in said(app.scene)


# --- all screens


@pytest.mark.parametrize("name", SCREENS)
def test_everything_can_be_reached_by_keys_and_left_by_escape(app, drive, name):
    app.push(MenuScene(app))
    SHOTS[name](app)
    app.step(16.0)
    root = app.scene.host.top.root
    from app.ui import focus

    missing = [widget.id for widget in focus.focusables(root) if widget not in reachable(app, root)]
    assert missing == []
    for _ in range(3):
        if not isinstance(app.scene, MenuScene):
            drive.key(pygame.K_ESCAPE)
    assert isinstance(app.scene, MenuScene)


def found_problems(app, name):
    """Only laid out, not drawn: the pictures of all cards in all sizes would take minutes."""
    SHOTS[name](app)
    app.finish_chores()
    assert app.scene.name != "error", getattr(app.scene, "error", "")
    layers = app.scene.host.layers
    found = [str(problem) for layer in layers for problem in problems(layer.root, app.ctx)]
    while app.scenes:
        app.scenes.pop().left()
    return found


@each_window(100, 150, 200, sizes=SIZES[:4])
def test_no_text_is_cut_overlapping_or_outside(size, text_size):
    """UX-1, UX-23, UX-90."""
    with closing(headless_app(size, "en", "midnight", text_size)) as app:
        found = []
        for language in ("hu", "en", "pseudo"):
            app.use_language(language)
            found += [f"{language} {name} {problem}" for name in SCREENS for problem in found_problems(app, name)]
        assert found == []


def test_the_cards_of_a_set_can_be_looked_at_from_the_screen_of_sets(app, drive, shelf):
    """UX-104: a set is previewed, each card enlarged."""
    from app.games.kaosz.decks.shelf_scene import open_card_sets

    open_card_sets(app)
    app.step(16.0)
    names = [found.info.id for found in app.scene.found]
    app.scene.cursor = names.index("galaxy")
    app.scene.rebuild()
    drive.click("gallery")
    scene = app.scene
    assert scene.name == "deck-gallery" and len(scene.piles()[0].entries) == 200
    drive.key(pygame.K_RIGHT, pygame.K_RETURN)
    card = scene.piles()[0].entries[1].card
    assert scene.cards.name(card) in said(scene)
