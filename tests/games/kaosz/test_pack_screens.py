"""Packs at the screen: the ceremony, an evening with sealed packs, the draft behind the curtain, decks into a match."""

from __future__ import annotations

import json
from contextlib import closing

import pygame
import pytest

from app.games.kaosz.decks.builder import BuilderScene
from app.games.kaosz.decks.legality import problems_of
from app.games.kaosz.decks.model import DECK, DeckList
from app.games.kaosz.decks.shelf_scene import DecksScene
from app.games.kaosz.decks.toml_form import read_decks
from app.games.kaosz.packs import shots
from app.games.kaosz.packs.draft_scene import PACK, DraftScene
from app.games.kaosz.packs.evenings import KIND, Evenings, sold_faces
from app.games.kaosz.packs.event import DRAFT, SEALED, Guest, PackEvent
from app.games.kaosz.packs.event_scene import Entrant, EventScene, open_event
from app.games.kaosz.packs.hub import PacksScene
from app.games.kaosz.packs.into_tournament import bring, names_of, open_tournaments
from app.games.kaosz.packs.new_event import NewEventScene, remembered_guests
from app.games.kaosz.packs.opening import OpeningScene
from app.games.kaosz.packs.show import fan
from app.scenes.menu import MenuScene
from app.scenes.setup import SetupScene
from app.scenes.tournament.desk import DeskScene
from app.tools.shot import SHOTS, headless_app
from app.ui import focus
from app.ui.check import problems
from rules import new_game
from rules.kaosz.ai.drafting import pick
from rules.kaosz.limited.packs import packs
from rules.kaosz.limited.pool import beyond
from saves.kept import enveloped
from tests.app.around import with_folder
from tests.app.test_scene_keyboard import reachable
from tests.app.windows import SIZES, each_window
from tests.support.thorough import THOROUGH

SCREENS = (
    "packs",
    "packs-new",
    "pack-sealed",
    "pack-opened",
    "draft",
    "draft-curtain",
    "pack-event",
    "pool-builder",
    "album",
)
ALONE = ("human", "pilot", "pilot")
TWO = ("human", "human", "pilot")


@pytest.fixture
def here(app, tmp_path):
    """A program with a folder of its own, its cards read."""
    with_folder(app, tmp_path)
    shots.ready(app)
    with_folder(app, tmp_path)
    app.push(MenuScene(app))
    return app


def begun(app, kind, kinds, seed=5, **more):
    """An evening that is under way, its scene on top of the menu."""
    event = PackEvent.begin(kind, "Friday", [Guest(one) for one in kinds], sold_faces(), seed, **more)
    path = Evenings(app).keep(event, None)
    open_event(app, event, path)
    app.step(16.0)
    return event


def again(app):
    """The evening as a program finds it that has been started anew."""
    (one,) = Evenings(app).all()
    assert one.event is not None, one.trouble
    return one.event


def lift(app):
    """Hold the key until the curtain lifts (UX-42)."""
    app.step(16.0, [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ")])
    for _ in range(6):
        app.step(100.0)
    app.step(16.0, [pygame.event.Event(pygame.KEYUP, key=pygame.K_SPACE, mod=0)])


def said(app):
    return " ".join(widget.spoken() for widget in app.scene.host.top.root.walk())


# --- opening


def test_rare_cards_turn_last_and_everything_stays_on_the_table():
    """KG-2.10: the ceremony keeps the best for the end."""
    area = (20, 80, 1200, 560)
    plan = fan(area, 43, 3, 1.4, 6)
    turns = [plan.turns_at(number) for number in range(43)]
    assert turns == sorted(turns) and min(turns[40:]) > max(turns[:40]) + 240
    for number in range(43):
        spot = plan.spot(number, plan.length)
        assert spot.turned == 1
        assert spot.x - spot.width / 2 >= 20 and spot.x + spot.width / 2 <= 1220
        assert spot.y - spot.width * 0.7 >= 80 and spot.y + spot.width * 0.7 <= 640
    assert plan.spot(0, 0.0).shown is False and plan.spot(42, plan.turns_at(42)).turned == -1
    assert plan.spot(42, 0).width < plan.spot(42, plan.length).width * 3


def test_a_pack_is_opened_by_keyboard_and_can_be_skipped(here, drive):
    """UX-25, UX-79."""
    here.push(PacksScene(here))
    here.step(16.0)
    here.step(200.0)
    assert drive.focused == "packs-open"
    drive.key(pygame.K_RETURN)
    scene = here.scene
    assert isinstance(scene, OpeningScene) and drive.focused == "default-pack"
    drive.wait()
    drive.key(pygame.K_RETURN)
    assert scene.stage.begun is not None and not scene.shown
    assert scene._sealed.text == "", "a torn pack is no longer counted as sealed"
    drive.wait()
    drive.key(pygame.K_RETURN)
    assert len(scene.shown) == 43 and drive.focused == "default-next"


def test_the_ceremony_ends_by_itself(here):
    here.push(OpeningScene(here, "x", packs(sold_faces(), 1, 1)))
    here.step(16.0)
    here.scene.touch()
    plan = here.scene.stage.plan
    here.step(plan.length - 200)
    assert not here.scene.shown
    here.step(200.0)
    assert here.scene.shown


@pytest.mark.parametrize("still", [{"reduced_motion": True}, {"speed": 0}])
def test_without_motion_the_cards_lie_there_at_once(here, still):
    """UX-29."""
    for name, value in still.items():
        here.settings[name] = value
    here.step(16.0)
    here.push(OpeningScene(here, "x", packs(sold_faces(), 1, 2)))
    here.step(16.0)
    here.scene.touch()
    assert len(here.scene.shown) == 43


def test_all_packs_at_once(here):
    told = []
    here.push(OpeningScene(here, "x", packs(sold_faces(), 1, 3), told.append))
    here.step(16.0)
    here.scene.open_all()
    assert told == [0, 1, 2] and len(here.scene.shown) == 129


# --- sealed


def test_what_has_been_torn_open_stays_open_after_a_kill(here):
    """UX-26, UX-64."""
    event = begun(here, SEALED, ALONE)
    here.scene.open_packs(0)
    here.scene.touch()
    assert event.guests[0].opened == 1 == again(here).guests[0].opened
    assert again(here).sealed == event.sealed


def test_a_sealed_pool_goes_to_the_builder_and_its_deck_into_a_match(here):
    """KG-2.10, KG-4.1 to KG-4.3: the builder keeps to the pool, and the game takes the deck."""
    event = begun(here, SEALED, ALONE)
    scene = here.scene
    event.guests[0].opened = 6
    assert scene.designs(0) is None and "Vega" not in scene._why_not()
    scene.build_deck(0)
    builder = here.scene
    assert isinstance(builder, BuilderScene) and dict(builder.bench.deck.pool) == event.pool(0, sold_faces())
    builder.suggest()
    here.pop()
    here.step(16.0)
    assert isinstance(here.scene, EventScene) and scene._why_not() == ""
    match = scene.match()
    assert match.trouble() is None
    assert not beyond(match.chairs[0].own["deck"], event.pool(0, sold_faces()))
    assert not beyond(match.chairs[1].own["deck"], event.pool(1, sold_faces()))
    assert new_game("kaosz", match.setup(), 3)
    scene.play()
    assert here.scene.name == "new-game" and [chair.kind for chair in here.scene.draft.chairs] == ["human", "pilot"]


def test_a_renamed_deck_still_belongs_to_its_seat(here):
    event = begun(here, SEALED, ALONE)
    scene = here.scene
    event.guests[0].opened = 6
    scene.build_deck(0)
    here.scene.suggest()
    here.scene.bench.rename("My sealed deck")
    here.scene._changed()
    here.pop()
    assert scene.deck_of(0).title("en") == "My sealed deck" and scene.designs(0) is not None


# --- the draft


def test_a_person_drafts_by_mouse_and_every_choice_is_on_the_disk(here, drive):
    """UX-64: after a kill the draft goes on where it was, also the computer players' choices."""
    event = begun(here, DRAFT, ALONE)
    scene = here.scene
    assert isinstance(scene, DraftScene) and scene.seat == 0
    view = drive.find(f"pile-{PACK}")
    wanted = [entry.card for entry in view.entries[:2]]
    for card in wanted:
        drive.click(view.rect_of(here.ctx, card).center)
    assert scene.picked == wanted and drive.find("take").enabled
    drive.click("take")
    assert event.draft.pools[0] == wanted
    kept = again(here)
    assert kept.draft == event.draft and kept.asked() == 0


def test_every_pack_is_looked_at_from_its_beginning(here, drive):
    begun(here, DRAFT, ALONE)
    view = drive.find(f"pile-{PACK}")
    view.go(here.ctx, len(view.entries) - 1)
    assert view.offset > 0
    here.scene.hint()
    here.scene.take()
    fresh = drive.find(f"pile-{PACK}")
    assert fresh is not view and fresh.offset == fresh.cursor == 0


def test_a_card_too_many_takes_the_place_of_the_first_and_a_click_puts_back(here):
    begun(here, DRAFT, ALONE)
    scene = here.scene
    first, second, third = scene.draft.before(0)[:3]
    for card in (first, second, third):
        scene.toggle(card)
    assert scene.picked == [second, third]
    scene.toggle(second)
    assert scene.picked == [third]
    scene.take()
    assert scene.draft.pools[0] == [], "not enough are chosen"


def test_a_suggestion_is_what_a_computer_player_would_take_in_this_seat(here):
    """UX-61."""
    begun(here, DRAFT, ALONE)
    here.scene.hint()
    assert here.scene.picked == pick(here.scene.draft.sight(0), sold_faces())


def test_keys_choose_cards_too(here, drive):
    """UX-14, UX-79."""
    begun(here, DRAFT, ALONE)
    drive.wait()
    assert drive.focused == f"pile-{PACK}"
    drive.key(pygame.K_d, pygame.K_RIGHT, pygame.K_d)
    assert len(here.scene.picked) == 2


def test_two_people_choose_behind_the_curtain(here):
    """UX-41, UX-46: nothing of the one is shown to the other, and both choices are taken together."""
    event = begun(here, DRAFT, TWO)
    names = [event.name(seat, here.ctx.texts) for seat in (0, 1)]
    assert here.scene.name == "handover" and here.scene.seat == 0 and names[0] in said(here)
    lift(here)
    scene = here.scene
    assert isinstance(scene, DraftScene) and scene.seat == 0
    scene.hint()
    mine = list(scene.picked)
    scene.take()
    assert event.draft.pools == [[], [], []], "the other one has not chosen"
    assert here.scene.name == "handover" and here.scene.seat == 1
    assert scene.seat is None and not scene.picked and not scene.piles(), "nothing lies behind the curtain"
    lift(here)
    assert scene.seat == 1 and not scene.picked
    scene.hint()
    scene.take()
    assert event.draft.pools[0] == mine and here.scene.seat == 0 and here.scene.name == "handover"


@pytest.mark.parametrize("why", ["focus", "idle"])
def test_the_cards_are_covered_when_nobody_looks(here, why):
    """UX-45."""
    begun(here, DRAFT, TWO)
    lift(here)
    scene = here.scene
    if why == "focus":
        here.step(16.0, [pygame.event.Event(pygame.WINDOWFOCUSLOST)])
    else:
        here.step(61_000.0)
    assert here.scene.name == "handover" and here.scene.why == why and scene.seat is None
    lift(here)
    assert scene.seat == 0


def test_leaving_the_curtain_leads_back_to_the_evening(here):
    begun(here, DRAFT, TWO)
    here.scene.leave()
    assert isinstance(here.scene, EventScene)


def test_people_who_trust_each_other_need_no_curtain(here):
    """UX-44."""
    here.settings["trust"] = True
    begun(here, DRAFT, TWO)
    assert isinstance(here.scene, DraftScene) and here.scene.seat == 0


def test_the_end_of_a_draft_leads_to_the_decks(here):
    event = begun(here, DRAFT, ("human", "pilot"), at_once=3)
    scene = here.scene
    while event.is_drafting:
        scene.hint()
        scene.take()
    assert isinstance(here.scene, EventScene) and again(here).draft.is_over
    here.scene.build_deck(0)
    assert here.scene.bench.deck.pool == event.pool(0, sold_faces())
    here.scene.suggest()
    assert sum(here.scene.bench.deck.pile(DECK).values()) == 45


# --- into a tournament


def test_decks_go_into_a_new_tournament_and_into_one_under_way(here):
    """KG-11.70, KG-11.62: names, kinds and decks come along; who is there already hands in the deck."""
    begun(here, SEALED, ("pilot", "captain", "pilot", "human"))
    scene = here.scene
    bring(here, None, scene.event.title, scene.entrants())
    desk = here.scene
    assert isinstance(desk, DeskScene)
    assert [(one.name, one.kind) for one in desk.t.players] == [
        ("Vega", "pilot"),
        ("Rigel", "captain"),
        ("Altair", "pilot"),
    ]
    for seat, one in enumerate(desk.t.players):
        (deck,), wrong = read_decks("x", one.deck, "en")
        assert wrong == () and not deck.pool and sorted(deck.designs()) == sorted(scene.designs(seat))
        assert problems_of(deck, sold_faces(), desk.t.format.options) == []
    here.pop()
    (one,) = open_tournaments(here)
    bring(here, one, "x", [Entrant("vega", "pilot", DeckList("Other", cards={"sh_mako": 1})), scene.entrants()[1]])
    (again_listed,) = open_tournaments(here)
    decks = [player.deck for player in again_listed.tournament.players]
    assert len(decks) == 3 and "sh_mako" in decks[0] and "Other" in decks[0]


def test_two_of_one_name_are_two_players_of_the_tournament():
    """Else the second would only exchange the first one's deck."""
    deck = DeckList("deck")
    entrants = [Entrant(name, "human", deck) for name in ("Anna", "anna ", "Bo", "ANNA")]
    assert names_of(entrants) == ["Anna", "anna 2", "Bo", "ANNA 3"]


def test_the_evening_asks_which_tournament(here, drive):
    begun(here, SEALED, ("pilot", "captain", "pilot"))
    drive.find("tournament").trigger(here.ctx)
    drive.find("tournament-new").trigger(here.ctx)
    assert here.scene.name == "tournament-desk" and here.scene.t.opened.name == "Friday"


# --- evenings


def test_an_evening_begins_with_the_guests_of_the_last_one(here):
    scene = NewEventScene(here, DRAFT)
    here.push(scene)
    here.step(16.0)
    while scene.guests.may_add():
        scene.guests.add()
    assert len(scene.guests.chairs) == 8
    scene.guests.chairs[0].name = "Ödön 🚀" + "x" * 50
    scene.begin()
    assert isinstance(here.scene, DraftScene) and again(here).asked() == 0
    assert len(again(here).guests) == 8
    assert [chair.kind for chair in NewEventScene(here, DRAFT).guests.chairs] == ["human", *["pilot"] * 7]


@pytest.mark.parametrize("found", [None, 7, [], [["human", ""]], [["nobody", ""], ["human", ""]], [[1], [2]]])
def test_guests_that_make_no_sense_are_forgotten(found):
    assert len(remembered_guests(found).chairs) == 4


def forged(app, change):
    """The file of an evening, changed by somebody who can also make the checksum right."""
    (one,) = Evenings(app).all()
    data = json.loads(one.path.read_text(encoding="utf-8"))["data"]
    change(data)
    one.path.write_text(json.dumps(enveloped(KIND, data)), encoding="utf-8")


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data["sealed"][0][0].__setitem__(0, "nobody"),
        lambda data: data["sealed"][0].append(data["sealed"][0][0]),
        lambda data: data["sealed"].pop(),
        lambda data: data["guests"].append(["human", "", 0]),
        lambda data: data.update(kind="feast"),
        lambda data: data.update(guests=7),
    ],
)
def test_a_forged_evening_stays_in_the_list_with_its_reason(here, change):
    """KG-2.10: packs that nobody sells; the others in the list can be played on."""
    begun(here, SEALED, ALONE)
    forged(here, change)
    (one,) = Evenings(here).all()
    assert one.event is None and one.trouble.reason_id == "packs-forged"
    here.push(PacksScene(here))
    here.step(16.0)
    assert one.path.name in said(here)


def test_a_damaged_file_is_told_and_kept(here):
    """UX-67."""
    begun(here, SEALED, ALONE)
    path = Evenings(here).all()[0].path
    before = path.read_text(encoding="utf-8").replace("human", "admiral", 1)
    path.write_text(before, encoding="utf-8")
    assert Evenings(here).all()[0].trouble.reason_id == "kept-checksum"
    assert path.read_text(encoding="utf-8") == before


def test_a_folder_that_becomes_read_only_is_told_and_the_draft_goes_on(here):
    """UX-98."""
    event = begun(here, DRAFT, ALONE)
    scene = here.scene
    here.places = here.places.__class__(
        *(getattr(here.places, name) for name in ("data", "settings", "logs", "portable")), False
    )
    here.scenes[-2].evenings = Evenings(here)
    scene.hint()
    scene.take()
    assert len(event.draft.pools[0]) == 2 and here.notices.shown is not None


def test_an_evening_is_put_into_the_trash(here):
    begun(here, SEALED, ALONE)
    here.pop()
    scene = PacksScene(here)
    here.push(scene)
    here.step(16.0)
    scene.delete(Evenings(here).all()[0])
    assert Evenings(here).all() == []


# --- all screens


def found_problems(app, name):
    SHOTS[name](app)
    app.finish_chores()
    assert app.scene.name != "error", getattr(app.scene, "error", "")
    found = [str(problem) for layer in app.scene.host.layers for problem in problems(layer.root, app.ctx)]
    while app.scenes:
        app.scenes.pop().left()
    return found


@each_window(100, 150, 200, sizes=SIZES[:3])
def test_no_text_is_cut_overlapping_or_outside(size, text_size):
    """UX-1, UX-23, UX-90."""
    with closing(headless_app(size, "en", "midnight", text_size)) as app:
        found = []
        for language in ("hu", "en", "pseudo") if THOROUGH else ("pseudo",):
            app.use_language(language)
            found += [f"{language} {name} {problem}" for name in SCREENS for problem in found_problems(app, name)]
        assert found == []


@pytest.mark.parametrize("name", ["packs", "packs-new", "pack-event", "draft", "album"])
def test_everything_can_be_reached_by_keyboard(app, name):
    """UX-79."""
    SHOTS[name](app)
    app.finish_chores()
    app.step(16.0)
    root = app.scene.host.top.root
    assert [widget.id for widget in focus.focusables(root) if widget not in reachable(app, root)] == []


@pytest.mark.parametrize("way", ["shelf", "new game"])
def test_the_decks_and_the_new_game_lead_to_the_packs(here, drive, way):
    here.push(DecksScene(here) if way == "shelf" else SetupScene(here, "kaosz"))
    here.step(16.0)
    here.step(200.0)
    drive.find("packs").trigger(here.ctx)
    assert here.scene.name == "packs"
