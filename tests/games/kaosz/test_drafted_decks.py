"""Whoever has drafted or opened packs plays the deck built from them: at the table, in a tournament, and again."""

from __future__ import annotations

import pytest

from app.games.kaosz.decks.brought import EXTRA
from app.games.kaosz.lobby import PRESETS
from app.games.kaosz.packs.evenings import Evenings, sold_faces
from app.games.kaosz.packs.event import DRAFT, SEALED
from app.games.kaosz.packs.event_scene import EventScene
from app.scenes import launch
from app.scenes.result import ResultScene, result_of
from app.scenes.setup import TOPIC, SetupScene, draft_for
from app.scenes.tournament.desk import DeskScene
from app.scenes.tournament.seating import seat_chosen
from app.table.scene import TableScene
from rules.core.state import Result
from tests.app.conftest import Driver
from tests.games.kaosz.test_pack_screens import begun, here, lift  # noqa: F401

FOUR = ("human", "pilot", "cadet", "pilot")


def drafted(app, kinds=FOUR, kind=DRAFT, **more):
    """An evening whose cards are chosen and whose people have their suggested decks; its scene."""
    event = begun(app, kind, kinds, at_once=3, **more)
    while event.is_drafting:
        if app.scene.name == "handover":
            lift(app)
        app.scene.hint()
        app.scene.take()
    for guest in event.guests:
        guest.opened = 6 if kind == SEALED else 0
    scene = app.scene
    assert isinstance(scene, EventScene)
    scene.keep()
    for seat in event.people:
        scene.build_deck(seat)
        if app.scene.name == "handover":
            lift(app)
        app.scene.suggest()
        app.pop()
        app.step(16.0)
    return scene


def decks_of(scene, seats):
    return [scene.designs(seat) for seat in seats]


def at_new_game(app, scene, playing=None):
    """The switches say who plays, the button leads to the new-game screen."""
    drive = Driver(app)
    for seat in range(len(scene.event.guests)):
        if playing is not None and (seat in playing) != (seat in scene.playing):
            scene._play_with(seat, seat in playing)
    drive.click("default-next")
    app.step(16.0)
    assert isinstance(app.scene, SetupScene)
    return drive


def started(app, drive):
    drive.click("default-play")
    app.step(16.0)
    return played(app)


def table(app):
    """The table of the game that has begun; among several people a curtain may lie over it."""
    return next(scene for scene in reversed(app.scenes) if isinstance(scene, TableScene))


def played(app):
    return [seat.get("deck") for seat in table(app).match.session.setup.seats]


def shown(drive, seat):
    """The title under which a seat's deck stands on the new-game screen."""
    choice = drive.find(f"deck-{seat}")
    return dict(choice.options)[choice.value]


# --- at the table


@pytest.mark.parametrize("kind", [DRAFT, SEALED])
def test_every_drafter_plays_what_it_has_drafted(here, kind):  # noqa: F811
    """KG-2.10, KG-D1: also what computer players have built is in the game that begins."""
    scene = drafted(here, kind=kind)
    wanted = decks_of(scene, range(4))
    assert len({tuple(sorted(deck)) for deck in wanted}) == 4
    drive = at_new_game(here, scene, {0, 1, 2, 3})
    assert [shown(drive, seat) for seat in range(1, 4)] == ["Friday – Rigel", "Friday – Altair", "Friday – Deneb"]
    assert shown(drive, 0) == scene.deck_of(0).title("en")
    assert started(here, drive) == wanted


def test_all_drafters_decks_stand_in_the_list_also_of_those_who_do_not_play(here):  # noqa: F811
    scene = drafted(here)
    drive = at_new_game(here, scene)
    names = [name for _, name in drive.find("deck-0").options]
    assert {"Friday – Rigel", "Friday – Altair", "Friday – Deneb"} <= set(names) and len(names) == len(set(names))
    choice = drive.find("deck-0")
    choice.choose(names.index("Friday – Deneb"))
    assert started(here, drive) == decks_of(scene, (3, 1))


def test_a_seat_that_is_added_goes_to_a_drafter_and_then_to_anybody(here):  # noqa: F811
    scene = drafted(here)
    drive = at_new_game(here, scene, {0, 2})
    setup = here.scene
    for _ in range(3):
        drive.click("add-seat")
    chairs = setup.draft.chairs
    assert [(chair.kind, chair.name) for chair in chairs[1:]] == [
        ("cadet", "Altair"),
        ("pilot", "Rigel"),
        ("pilot", "Deneb"),
        ("pilot", ""),
    ]
    drive.click("remove-1")
    drive.click("add-seat")
    assert chairs[-1].name == "Altair"
    assert started(here, drive) == [*decks_of(scene, (0, 1, 3)), None, scene.designs(2)]


def test_decks_that_the_switches_forbid_for_a_while_come_back(here):  # noqa: F811
    """KG-11.1: the quick-start game is played with other decks."""
    scene = drafted(here)
    drive = at_new_game(here, scene, {0, 1, 2})
    here.scene._use(PRESETS[1])
    assert [chair.own for chair in here.scene.draft.chairs] == [{}, {}, {}]
    here.scene._use(PRESETS[0])
    here.step(16.0)
    assert started(here, drive) == decks_of(scene, range(3))


def test_going_back_to_the_evening_and_on_again_plays_the_deck_as_it_is_then(here):  # noqa: F811
    scene = drafted(here)
    at_new_game(here, scene)
    here.pop()
    other = _edited(here, scene)
    drive = at_new_game(here, scene)
    assert started(here, drive) == [other, scene.designs(1)]


def test_a_deck_that_is_edited_from_the_new_game_screen_is_played_as_edited(here):  # noqa: F811
    """The own deck follows its file, and nobody else's deck is touched."""
    scene = drafted(here)
    drive = at_new_game(here, scene)
    title = shown(drive, 0)
    other = _edited(here, scene)
    here.step(16.0)
    assert shown(drive, 0) == title
    assert started(here, drive) == [other, scene.designs(1)]


@pytest.mark.parametrize("edits", [False, True])
def test_a_deck_that_is_renamed_meanwhile_is_still_played(here, edits):  # noqa: F811
    scene = drafted(here)
    drive = at_new_game(here, scene)
    before = scene.designs(0)
    _edited(here, scene, rename="Raid", edit=edits)
    here.step(16.0)
    assert shown(drive, 0) == ("Player 1’s deck" if edits else "Raid")
    assert started(here, drive) == [before, scene.designs(1)]


def _edited(app, scene, rename="", edit=True):
    """A card of the deck exchanged for another of the pool; the deck then."""
    scene._decks = {}
    scene.build_deck(0)
    if app.scene.name == "handover":
        lift(app)
    builder = app.scene
    if edit:
        _exchange(builder)
    if rename:
        builder.bench.rename(rename)
    builder._changed()
    app.pop()
    scene._decks = {}
    found = scene.designs(0)
    assert found is not None and sorted(builder.bench.deck.designs()) == sorted(found)
    return found


def _exchange(builder):
    """One card for another that the rules allow beside the rest."""
    from app.games.kaosz.decks.legality import problems_of
    from app.games.kaosz.decks.model import COLLECTION, DECK, Move

    for card in builder.bench.deck.pool:
        if builder.bench.deck.left(card) <= 0:
            continue
        for old in list(builder.bench.deck.cards):
            builder.bench.move(Move(old, DECK, COLLECTION))
            builder.bench.move(Move(card, COLLECTION, DECK))
            if old != card and not problems_of(builder.bench.deck, sold_faces(), {}):
                return
            builder.bench.undo()
            builder.bench.undo()
    raise AssertionError("no card can be exchanged")


def test_two_people_and_two_drafters_each_play_their_own(here):  # noqa: F811
    scene = drafted(here, ("human", "pilot", "human", "pilot"))
    drive = at_new_game(here, scene, {0, 1, 2, 3})
    assert started(here, drive) == decks_of(scene, range(4))


# --- again


def test_the_next_new_game_and_a_restarted_program_remember_the_decks(here):  # noqa: F811
    scene = drafted(here)
    drive = at_new_game(here, scene, {0, 1, 3})
    wanted = started(here, drive)
    here.go_home()
    here.push(SetupScene(here, "kaosz", draft_for(here, "kaosz")))
    here.step(16.0)
    assert shown(drive, 2) == "Friday – Deneb"
    assert started(here, drive) == wanted == decks_of(scene, (0, 1, 3))


def test_a_reopened_evening_leads_to_the_same_decks(here):  # noqa: F811
    scene = drafted(here)
    wanted = decks_of(scene, range(4))
    here.go_home()
    (one,) = Evenings(here).all()
    again = EventScene(here, one.event, one.path)
    here.push(again)
    here.step(16.0)
    assert started(here, at_new_game(here, again, {0, 1, 2, 3})) == wanted


@pytest.mark.parametrize("way", ["rematch", "change"])
@pytest.mark.parametrize("loaded", [False, True])
def test_a_rematch_is_played_with_the_same_decks(here, way, loaded):  # noqa: F811
    """Also of a game that was saved and opened again, where nobody knows any more who drafted what."""
    scene = drafted(here)
    drive = at_new_game(here, scene, {0, 1, 2})
    wanted = started(here, drive)
    match = table(here).match
    if loaded:
        path = match.files.save("Friday")
        store = launch.store_of(here)
        launch.load(here, store.load(path))
        match = table(here).match
        assert played(here) == wanted
    match.session.state.outcome = Result([[0], [1], [2]], [1, 0, 0], "kaosz.over")
    here.push(result_of(here, match))
    here.step(16.0)
    assert isinstance(here.scene, ResultScene)
    here.scene.tell_all()
    here.step(16.0)
    drive.click(way)
    here.step(16.0)
    if way == "change":
        assert shown(drive, 1) == ("Rigel’s deck" if loaded else "Friday – Rigel")
        started(here, drive)
    assert played(here) == wanted == decks_of(scene, range(3))


def test_spoilt_decks_in_the_remembered_game_are_left_out(here):  # noqa: F811
    from app.scenes.remembered import recall, remember

    scene = drafted(here)
    drive = at_new_game(here, scene)
    started(here, drive)
    kept = recall(here, TOPIC, "kaosz")
    kept["extras"][EXTRA] = [["x"], 7, ["Friday", "A", "nobody", []], ["Friday", "Rigel", "pilot", ["no_card"]]]
    remember(here, TOPIC, "kaosz", kept)
    here.go_home()
    here.push(SetupScene(here, "kaosz", draft_for(here, "kaosz")))
    here.step(16.0)
    assert shown(drive, 1) == "Rigel’s deck" and started(here, drive) == decks_of(scene, range(2))


# --- in a tournament


@pytest.mark.parametrize("kind", [DRAFT, SEALED])
def test_a_tournament_is_played_with_the_drafted_decks(here, kind):  # noqa: F811
    """KG-11.76: what is handed in at the desk is what meets at its tables."""
    scene = drafted(here, kind=kind)
    names = [scene.event.name(seat, here.ctx.texts) for seat in range(4)]
    wanted = dict(zip(names, decks_of(scene, range(4)), strict=True))
    scene.take_on()
    here.step(16.0)
    Driver(here).click("tournament-new")
    here.step(16.0)
    desk = here.scene
    assert isinstance(desk, DeskScene)
    desk.pair()
    for number, table in enumerate(desk.t.current.tables):
        desk.table = number
        seat_chosen(desk)
        here.step(16.0)
        assert isinstance(here.scene, TableScene)
        who = [desk.t.players[player].name for player in table.players]
        assert [sorted(deck) for deck in played(here)] == [sorted(wanted[name]) for name in who]
        here.go_home()
        here.push(desk)
