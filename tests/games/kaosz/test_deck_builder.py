"""The deck builder by mouse, by click-click, by keyboard and by gamepad: the same deck every time (UX-14, UX-102)."""

from contextlib import closing
from itertools import product
from typing import ClassVar

import pygame
import pytest

from app.games.kaosz.decks.builder import BuilderScene
from app.games.kaosz.decks.keys import ADD, OUT
from app.games.kaosz.decks.keys import MAYBE as TO_MAYBE
from app.games.kaosz.decks.model import COLLECTION, DECK, MAYBE, DeckList
from app.games.kaosz.decks.shelf import own_decks
from app.ui.fields import TextField
from rules.kaosz.library import content_for, faces
from rules.kaosz.limited.packs import packs
from rules.kaosz.limited.pool import beyond, pooled
from tests.app.around import with_folder
from tests.app.conftest import Driver
from tests.app.hands import KEYS
from tests.support.thorough import some

# Three cards that are seen without scrolling, and what is done with them.
PLAN = (
    (0, COLLECTION, DECK),
    (0, COLLECTION, DECK),
    (1, COLLECTION, DECK),
    (2, COLLECTION, MAYBE),
    (0, DECK, COLLECTION),
    (1, DECK, MAYBE),
    (2, MAYBE, DECK),
    (0, DECK, COLLECTION),
    (1, MAYBE, COLLECTION),
    (0, COLLECTION, DECK),
)


@pytest.fixture
def scene(app, tmp_path):
    with_folder(app, tmp_path)
    return opened(app)


def opened(app, deck=None, **more):
    scene = BuilderScene(app, deck or DeckList("Raid"), **more)
    app.push(scene)
    app.step(16.0)
    app.step(200.0)
    return scene


class Hands(Driver):
    """Plays the plan; each kind of hand has its own way to move a card."""

    def __init__(self, app, scene):
        super().__init__(app)
        self.scene = scene
        self.cards = [entry.card for entry in self.view(COLLECTION).entries[:3]]

    def view(self, pile):
        return self.find(f"pile-{pile}")

    def spot(self, pile, card):
        view = self.view(pile)
        assert any(entry.card == card for entry in view.entries), f"{card} is not in {pile}"
        return view.rect_of(self.app.ctx, card).center

    def free(self, pile):
        """A place of the pile's pane that belongs to no card: its head."""
        pane = self.find(f"pane-{pile}").rect
        return pane.centerx, pane.top + 14

    def play(self):
        for number, source, target in PLAN:
            self.wait(450)
            self.move_card(self.cards[number], source, target)
        self.wait(450)
        return self.scene.bench.deck


class Dragging(Hands):
    def move_card(self, card, source, target):
        start, end = self.spot(source, card), self.free(target)
        self.move(start)
        self.press(start)
        self.move((start[0] + 5, start[1] + 4))
        assert self.scene.carry.held.card == card
        self.move(((start[0] + end[0]) // 2, (start[1] + end[1]) // 2))
        self.move(end)
        self.release(end)
        assert self.scene.carry.held is None


class Clicking(Hands):
    def move_card(self, card, source, target):
        self.click(self.spot(source, card))
        assert self.scene.chosen == (source, card)
        view = self.view(target)
        self.click((view.rect.centerx, view.rect.bottom - 3))


class Typing(Hands):
    def key_for(self, source, target):
        if target == DECK:
            return pygame.K_d
        return pygame.K_x if target == COLLECTION else pygame.K_t

    def reach(self, pile, card):
        for _ in range(12):
            if self.focused == f"pile-{pile}":
                break
            if isinstance(self.scene.host.focused, TextField):
                self.key(pygame.K_TAB)
                continue
            before = self.focused
            self.key(pygame.K_TAB)
            if self.focused != f"pile-{pile}" and self.focused.startswith(("empty", "turn")):
                self.key(pygame.K_DOWN)
            assert before != self.focused or self.focused
        assert self.focused == f"pile-{pile}", f"the keyboard is on {self.focused}"
        view = self.view(pile)
        goal = next(index for index, entry in enumerate(view.entries) if entry.card == card)
        for _ in range(40):
            if view.cursor == goal:
                return
            back, on = ("up", "down") if view.form == "list" else ("left", "right")
            self.key(KEYS[on] if view.cursor < goal else KEYS[back])
        raise AssertionError("the arrows do not reach the card")

    def move_card(self, card, source, target):
        self.reach(source, card)
        self.key(self.key_for(source, target))


class Listing(Typing):
    """The list of actions, opened by Enter and answered by digits or Enter."""

    def move_card(self, card, source, target):
        self.reach(source, card)
        self.key(pygame.K_RETURN)
        words = {
            DECK: "deck-do-deck",
            MAYBE: "deck-do-maybe",
            COLLECTION: "deck-do-out" if source == DECK else "deck-do-drop",
        }
        label = self.app.texts(words[target])
        for _ in range(8):
            self.wait(170)
            if self.scene.host.focused.text == label:
                self.key(pygame.K_RETURN)
                return
            self.key(pygame.K_DOWN)
        raise AssertionError(f"no action {label}")


class Padding(Listing):
    BUTTONS: ClassVar = {
        pygame.K_TAB: 10,
        pygame.K_RETURN: 0,
        pygame.K_LEFT: 13,
        pygame.K_RIGHT: 14,
        pygame.K_UP: 11,
        pygame.K_DOWN: 12,
    }

    def key(self, *keys, mod=0):
        self.pad(*[self.BUTTONS[key] for key in keys])


@pytest.mark.parametrize(
    ("kind", "form"),
    some([*product([Dragging, Clicking, Typing, Listing, Padding], ["mixed", "pictures", "list"])], 8),
)
def test_every_way_gives_the_same_deck(app, scene, kind, form):
    scene.use_form(form)
    app.step(200.0)
    hands = kind(app, scene)
    deck = hands.play()
    first, second, third = hands.cards
    assert dict(deck.cards) == {first: 1, third: 1} and dict(deck.maybe) == {}
    assert second not in deck.cards


def first_card(scene):
    return scene.views()[COLLECTION].entries[0].card


def middle(app, scene, pile=COLLECTION, index=0):
    return scene.views()[pile].cell(app.ctx, index).center


def test_a_double_click_does_what_is_usual_and_can_be_turned_off(app, drive, scene):
    """UX-21."""
    spot = middle(app, scene)
    for _ in range(2):
        drive.press(spot)
        drive.release(spot)
    assert scene.bench.deck.cards == {first_card(scene): 1}
    app.settings["double_click"] = False
    drive.wait(600)
    for _ in range(2):
        drive.press(spot)
        drive.release(spot)
    assert scene.bench.deck.size == 1


def test_one_click_moves_nothing(app, drive, scene):
    """UX-20."""
    drive.click(middle(app, scene))
    assert scene.bench.deck.size == 0 and scene.chosen is not None


def test_a_press_that_hardly_moves_is_a_click(app, drive, scene):
    """UX-12."""
    spot = middle(app, scene)
    drive.press(spot)
    drive.move((spot[0] + 3, spot[1]))
    assert scene.carry.held is None
    drive.release((spot[0] + 3, spot[1]))
    assert scene.chosen == (COLLECTION, first_card(scene))


@pytest.mark.parametrize("how", ["escape", "right", "focus", "resize", "nowhere", "home"])
def test_a_drag_is_cancelled_without_effect(app, drive, scene, how):
    """UX-17, UX-18."""
    spot = middle(app, scene)
    drive.press(spot)
    drive.move((spot[0] + 40, spot[1] + 10))
    assert scene.carry.held is not None
    if how == "escape":
        drive.key(pygame.K_ESCAPE)
    elif how == "right":
        app.step(16.0, [pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=spot, button=3)])
    elif how == "focus":
        app.step(16.0, [pygame.event.Event(pygame.WINDOWFOCUSLOST)])
    elif how == "resize":
        scene.rebuild()
    else:
        drive.release((2, 2) if how == "nowhere" else spot)
    assert scene.carry.held is None and scene.bench.undoable is None
    assert app.scene is scene


def test_a_drop_beside_a_pane_within_half_a_card_snaps_to_it(app, drive, scene):
    """UX-16."""
    pane = drive.find("pane-deck").rect
    spot = middle(app, scene)
    drive.press(spot)
    drive.move((spot[0] + 40, spot[1]))
    drive.move((pane.left - 6, pane.centery))
    drive.release((pane.left - 6, pane.centery))
    assert scene.bench.deck.size == 1


def test_escape_first_lets_go_of_the_chosen_card_then_leaves(app, drive, scene):
    drive.click(middle(app, scene))
    drive.key(pygame.K_ESCAPE)
    assert app.scene is scene and scene.chosen is None
    drive.key(pygame.K_ESCAPE)
    assert scene not in app.scenes


def test_undo_and_redo_by_keys_and_buttons(app, drive, scene):
    drive.key(pygame.K_d, pygame.K_d)
    drive.key(pygame.K_z, mod=pygame.KMOD_CTRL)
    assert scene.bench.deck.size == 1
    assert scene.cards.name(first_card(scene)) in drive.find("undo").tip
    drive.key(pygame.K_y, mod=pygame.KMOD_CTRL)
    assert scene.bench.deck.size == 2
    drive.click("undo")
    drive.click("undo")
    assert scene.bench.deck.size == 0 and not drive.find("undo").enabled


def test_right_click_long_press_and_menu_key_open_the_same_actions(app, drive, scene):
    """UX-24."""

    def labels():
        found = [widget.text for widget in scene.host.top.root.walk() if hasattr(widget, "text") and widget.focusable]
        scene.host.close()
        return found

    spot = middle(app, scene)
    app.step(16.0, [pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=spot, button=3)])
    right = labels()
    drive.wait(300)
    drive.press(spot)
    drive.wait(300)
    drive.wait(300)
    drive.wait(16)
    held = labels()
    scene.host.focus_on(drive.find("pile-collection"))
    drive.key(pygame.K_F10, mod=pygame.KMOD_SHIFT)
    assert right == held == labels() and len(right) >= 3


def test_a_card_under_the_pointer_is_enlarged_after_a_moment_and_the_next_at_once(app, drive, scene):
    """UX-49."""
    drive.move(middle(app, scene, index=0))
    assert scene._sheet is None
    drive.wait(360)
    drive.wait(16)
    assert scene._sheet is not None
    drive.move(middle(app, scene, index=1))
    drive.wait(16)
    assert scene._sheet is not None
    drive.move((5, 5))
    assert scene._sheet is None


def test_inspect_by_key_tells_everything_in_words(app, drive, scene):
    """UX-52: name, type, values, abilities with their meaning."""
    scene.open_sheet("sh_mako")
    said = " ".join(widget.spoken() for widget in scene.host.top.root.walk())
    for word in ("Mako", "Space shark", "Rapid fire", "Bombardment", "Galaxy"):
        assert word in said
    drive.key(pygame.K_ESCAPE)
    drive.key(pygame.K_i)
    assert len(scene.host.layers) == 2


def test_filters_narrow_the_collection_and_are_remembered(app, drive, scene):
    whole = len(scene.views()[COLLECTION].entries)
    drive.click("deck-filter-types")
    drive.click("tick-types-crew")
    drive.click("tick-types-base")
    scene.host.close()
    faces = scene.cards.collection.faces
    shown = [entry.card for entry in scene.views()[COLLECTION].entries]
    assert {faces[card].type for card in shown} == {"crew", "base"} and len(shown) < whole
    app.pop() if len(app.scenes) > 1 else app.scenes.pop().left()
    again = opened(app)
    assert [entry.card for entry in again.views()[COLLECTION].entries] == shown


def test_typing_searches_names_and_texts_in_the_language(app, drive, scene):
    app.use_language("hu")
    drive.click("deck-search")
    drive.type("makocapa")
    assert [entry.card for entry in scene.views()[COLLECTION].entries] == ["sh_mako"]
    drive.click("deck-filter-clear")
    assert len(scene.views()[COLLECTION].entries) == 200


def test_quick_clicks_are_not_lost(app, drive, scene):
    """Nothing is made anew by a move, so buttons need not become deaf again (UX-23)."""
    for _ in range(6):
        drive.key(pygame.K_d)
    assert scene.bench.deck.cards == {first_card(scene): 6}
    assert scene.views()[DECK].entries[0].over


def test_the_deck_is_kept_by_itself_and_found_on_the_shelf(app, drive, scene):
    drive.key(pygame.K_d)
    assert own_decks(app.places) == []
    drive.wait(600)
    drive.wait(16)
    kept = own_decks(app.places)
    assert [one.deck for one in kept] == [scene.bench.deck]
    drive.key(pygame.K_d)
    app.scenes.pop().left()
    assert own_decks(app.places)[0].deck.size == 2


def test_a_disk_that_refuses_is_told_once_and_nothing_is_lost(app, drive, scene):
    from dataclasses import replace

    scene.keeping.keeper.files.places = replace(app.places, writable=False)
    for _ in range(2):
        drive.key(pygame.K_d)
        drive.wait(600)
        drive.wait(16)
    assert len(app.notices.items) == 1 and scene.bench.deck.size == 2
    scene.keeping.keeper.files.places = app.places
    drive.key(pygame.K_d)
    drive.wait(600)
    drive.wait(16)
    assert own_decks(app.places)[0].deck.size == 3


def test_each_rule_is_told_without_its_code_and_opens_the_rulebook(app, drive, scene):
    for _ in range(4):
        drive.key(pygame.K_d)
    assert not [mark.text for w in scene.host.top.root.walk() for mark in w.marks() if "KG-" in mark.text]
    drive.click("rule-KG-4.3")
    assert app.scene.name == "rules" and app.scene.wanted == "KG-4.3"
    app.pop()
    drive.key(pygame.K_F1)
    assert app.scene.name == "rules"


def test_a_card_set_that_changes_while_the_builder_is_open_is_read_again(app, drive, scene):
    """UX-104: good cards appear, a fault is told in place with file and line."""
    from app.games.kaosz.decks.shots import BROKEN

    folder = app.places.sets("kaosz")
    folder.mkdir(parents=True)
    drive.key(pygame.K_d)
    (folder / "my_cards.toml").write_text(BROKEN, encoding="utf-8")
    for _ in range(2):
        drive.wait(1600)
    told = " ".join(widget.spoken() for widget in scene.host.top.root.walk())
    assert "my_cards.toml" in told and "line 11" in told and "human" in told
    (folder / "my_cards.toml").write_text(BROKEN.replace("humen", "human"), encoding="utf-8")
    for _ in range(2):
        drive.wait(1600)
    assert "my_ship" in scene.cards.collection.faces, scene.problem_words()
    assert scene.problem_words() == "" and scene.bench.deck.size == 1


def test_cards_of_a_lost_set_stay_in_the_deck(app, tmp_path):
    with_folder(app, tmp_path)
    scene = opened(app, DeckList("Old", cards={"gone_ship": 2}))
    assert [entry.card for entry in scene.views()[DECK].entries] == ["gone_ship"]
    assert any("gone_ship" in widget.spoken() for widget in scene.host.top.root.walk())
    scene.move("gone_ship", DECK, COLLECTION, 2)
    assert scene.bench.deck.cards == {}


def test_a_name_is_given_with_the_pad_alone(app, drive, scene):
    """UX-80."""
    for _ in range(8):
        if drive.focused in ("back", "deck-name"):
            break
        drive.pad(10)
    while drive.focused != "deck-name":
        drive.pad(14)
    drive.pad(0)
    drive.wait(200)
    drive.pad(0)  # the field opens its letters
    drive.wait(200)
    drive.pad(0, 14, 0, 1)  # two letters, then back to the field
    drive.wait(200)
    drive.pad(10)
    while scene.host.focused.text != app.texts("load-name-keep"):
        drive.pad(14)
    drive.pad(0)
    assert scene.bench.deck.name == "Raidaá" == drive.find("deck-name").text


def test_the_keys_of_the_builder_disturb_no_other():
    from app.scenes.keys_page import declare_all
    from app.ui.input import Bindings

    declare_all()
    assert [Bindings().conflicts(name) for name in (ADD, OUT, TO_MAYBE)] == [[], [], []]


def test_a_folded_pile_takes_cards_by_drag_and_by_click(tmp_path):
    """UX-1, UX-14: with large text in a small window one of the two piles shows only its head."""
    from app.tools.shot import headless_app

    with closing(headless_app((1024, 640), text_size=200)) as app:
        with_folder(app, tmp_path)
        scene = opened(app)
        hands = Dragging(app, scene)
        spot, head = hands.spot(COLLECTION, hands.cards[0]), hands.find("pane-maybe").rect
        assert scene.host.top.root.find("pile-maybe") is None
        hands.press(spot)
        hands.move((spot[0] + 20, spot[1]))
        hands.move(head.center)
        hands.release(head.center)
        hands.wait(450)
        hands.click(spot)
        hands.click((head.centerx, head.centery))
        assert scene.bench.deck.maybe == {hands.cards[0]: 2}
        hands.click("turn-maybe")
        assert [entry.count for entry in hands.view(MAYBE).entries] == [2]


def test_a_deck_remembers_that_it_is_built_for_the_quick_start_game(app, drive, scene):
    scene.host.focus_on(drive.find("ruleset"))
    for _ in range(5):
        drive.key(pygame.K_RIGHT)
    assert scene.ruleset == "quickstart" == scene.bench.deck.ruleset
    drive.wait(600)
    drive.wait(16)
    assert own_decks(app.places)[0].deck.ruleset == "quickstart"
    drive.key(pygame.K_z, mod=pygame.KMOD_CTRL)
    assert scene.bench.deck.ruleset == "official"


def pooled_scene(app, tmp_path, seed=3):
    """The builder over a sealed pool."""
    with_folder(app, tmp_path)
    known = faces(content_for([]))
    pool = pooled(card for pack in packs(known, seed, 6) for card in pack)
    return opened(app, DeckList("Sealed", pool=pool))


def test_the_builder_shows_the_pool_alone_and_what_is_left_of_it(app, tmp_path):
    """KG-2.10, UX-102."""
    scene = pooled_scene(app, tmp_path)
    pool, view = scene.bench.deck.pool, scene.views()[COLLECTION]
    assert {entry.card for entry in view.entries} == set(pool)
    card = view.entries[0].card
    for _ in range(pool[card]):
        assert scene.move(card, COLLECTION, DECK)
    assert not scene.move(card, COLLECTION, DECK), "there are no more"
    tag = next(entry.tag for entry in scene.views()[COLLECTION].entries if entry.card == card)
    assert tag == app.texts("deck-pool-left", left=0, have=pool[card])


def test_a_suggested_deck_is_legal_and_can_be_undone(app, tmp_path):
    """KG-4.1 to KG-4.3."""
    scene = pooled_scene(app, tmp_path)
    scene.suggest()
    assert next(one for one in scene.found() if one.ruleset.id == "tournament").legal
    assert not beyond(scene.bench.deck.designs(), scene.bench.deck.pool)
    scene.undo()
    assert scene.bench.deck.size == 0 and scene.bench.deck.pool


@pytest.mark.parametrize(("ruleset", "size"), [("official", 45), ("quickstart", 30)])
def test_a_deck_is_suggested_without_a_pool_too_and_keeps_what_was_chosen(app, tmp_path, ruleset, size):
    """KG-4.1 to KG-4.3, KG-11.1."""
    with_folder(app, tmp_path)
    scene = opened(app, DeckList("New", ruleset=ruleset, cards={"za_nope": 2, "sh_megalodon": 1}))
    scene.suggest()
    made = scene.bench.deck
    assert made.size == size and made.cards["za_nope"] >= 2 and made.cards["sh_megalodon"] >= 1
    assert next(one for one in scene.found() if one.ruleset.id == ruleset).legal
    scene.undo()
    assert scene.bench.deck.size == 3


def test_a_suggested_deck_can_be_played_from_the_first_turns_on(app, tmp_path):
    """A beginner is not handed the dearest ships of the galaxy: it costs and mixes like the decks of the game."""
    with_folder(app, tmp_path)

    def facts(scene):
        faces, designs = scene.cards.collection.faces, scene.bench.deck.designs()
        ships = [face.cost for card in designs if (face := faces[card]).type == "ship"]
        return sum(ships) / len(ships), sum(cost <= 4 for cost in ships) / len(designs), len(ships) / len(designs)

    for ruleset in ("official", "quickstart"):
        scene = opened(app, DeckList("New", ruleset=ruleset))
        scene.suggest()
        mean, early, ships = facts(scene)
        assert mean <= 6 and early >= 0.2 and 0.35 <= ships <= 0.65


def test_a_list_from_outside_must_fit_into_the_pool(app, tmp_path):
    scene = pooled_scene(app, tmp_path)
    card = next(iter(scene.bench.deck.pool))
    scene._take_in(DeckList("Too much", cards={card: 45}))
    assert scene.bench.deck.size == 0
    scene._take_in(DeckList("Enough", cards={card: 1}))
    assert scene.bench.deck.cards == {card: 1} and scene.bench.deck.pool
