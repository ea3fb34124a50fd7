"""The collection: what can lie in an album, what is refused, how it comes and goes."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from app.games.kaosz.packs import shots
from app.games.kaosz.packs.album_scene import AlbumScene
from app.games.kaosz.packs.albums import KIND, Albums, award, is_on, new_entry, read_album, switch
from app.games.kaosz.packs.evenings import sold_faces
from app.games.kaosz.packs.event import DRAFT, SEALED, Guest, PackEvent
from app.games.kaosz.packs.event_scene import EventScene
from app.games.kaosz.packs.hub import PacksScene
from app.scenes.menu import MenuScene
from app.tools.shot import SHOTS
from rules.kaosz.limited.album import DRAFTED, MOST_ENTRIES, PACK, PRIZE, Album, Entry, ForgedAlbum
from rules.kaosz.limited.packs import by_rarity, pack
from saves.errors import BadSave
from saves.files import write_json
from saves.kept import enveloped
from tests.app.around import with_folder


@pytest.fixture(scope="module")
def known():
    return sold_faces()


@pytest.fixture
def here(app, tmp_path):
    shots.ready(app)
    with_folder(app, tmp_path)
    app.push(MenuScene(app))
    return app


def entry(known, how=PACK, id="one", place=0, cards=None):
    if cards is None:
        cards = pack(known, 1) if how == PACK else [by_rarity(known, "galaxy" if how == PRIZE else "moon")[0]]
    return Entry(id, how, "2026-03-14", "Friday", tuple(cards), place)


# --- rules


def test_an_album_comes_back_as_it_was(known):
    album = Album("Anna", (entry(known), entry(known, DRAFTED, "two"), entry(known, PRIZE, "three", 2)))
    assert Album.decode(json.loads(json.dumps(album.encode())), known) == album
    assert album.cards().total() == 45


@pytest.mark.parametrize(
    ("how", "place", "cards", "number"),
    [
        (PACK, 0, lambda known: pack(known, 1)[:-1], 1),  # KG-2.10: a card is missing
        (PACK, 0, lambda known: [*pack(known, 1)[:-1], by_rarity(known, "galaxy")[0]], 1),
        (DRAFTED, 0, lambda known: [by_rarity(known, "galaxy")[0]], 1),  # KG-2.10: only as a prize
        (DRAFTED, 0, lambda known: [by_rarity(known, "moon")[0]] * 173, 1),
        (PRIZE, 4, lambda known: [by_rarity(known, "galaxy")[0]], 1),  # KG-11.77: places 1 to 3
        (PRIZE, 1, lambda known: by_rarity(known, "galaxy"), 1),
        (PRIZE, 1, lambda known: [by_rarity(known, "sun")[0]], 1),
        (DRAFTED, 1, lambda known: [by_rarity(known, "moon")[0]], 1),
        (DRAFTED, 0, lambda known: ["nobody"], 1),
        ("gift", 0, lambda known: [by_rarity(known, "moon")[0]], 1),
    ],
)
def test_what_nobody_can_have_got_is_refused_with_its_place(known, how, place, cards, number):
    """KG-2.10, KG-11.77."""
    album = Album("Anna", (Entry("x", how, "2026-03-14", "", tuple(cards(known)), place),))
    with pytest.raises(ForgedAlbum) as refused:
        Album.decode(album.encode(), known)
    assert refused.value.number == number


@pytest.mark.parametrize(
    "data",
    [None, 7, [], {}, {"name": "", "entries": []}, {"name": "x", "entries": 3}, {"name": "x", "entries": [[1]]},
     {"name": 5, "entries": []}, {"name": "x", "entries": [["a", "pack", "yesterday", "", [], 0]]}],
)  # fmt: skip
def test_what_is_no_album_is_refused(known, data):
    with pytest.raises(ForgedAlbum):
        Album.decode(data, known)


def test_an_entry_is_never_added_twice_and_the_oldest_go_first(known):
    one = entry(known, DRAFTED)
    album = Album("Anna", (one,)).with_entries([one])
    assert album.entries == (one,)
    many = [one._replace(id=f"n{number}") for number in range(MOST_ENTRIES)]
    assert album.with_entries(many).entries == tuple(many)
    twice = replace(album, entries=(one, one))
    with pytest.raises(ForgedAlbum):
        Album.decode(twice.encode(), known)


def test_a_full_album_can_be_read_again(known, tmp_path):
    cards = by_rarity(known, "moon")[:86] * 2
    album = Album("Anna", tuple(entry(known, DRAFTED, f"n{number}", cards=cards) for number in range(MOST_ENTRIES)))
    path = tmp_path / "full.json"
    write_json(path, enveloped(KIND, album.encode()))
    assert read_album(path) == album


# --- the switch


def test_the_collection_is_off_until_somebody_switches_it_on(here, known, drive):
    """Nothing is kept, no album is offered, and nothing needs it."""
    assert not is_on(here) and not Albums(here).put(entry(known)) and Albums(here).all() == []
    here.push(PacksScene(here))
    here.step(16.0)
    here.step(200.0)
    assert here.scene.host.top.root.find("album") is None
    drive.find("collection").trigger(here.ctx)
    assert is_on(here)
    here.scene.open_one()
    here.scene.touch()
    opened = here.scene.packs[0]
    (album,) = Albums(here).all()
    assert album.album.cards() == Album("x", (entry(known, cards=opened),)).cards()


# --- what is opened and won


def test_the_first_three_places_get_their_prizes(here, known):
    """KG-11.77: a card for each; who has an album finds it there, and only once."""
    switch(here, True)
    Albums(here).begin("Bence")
    won = [award(here, "Cup", 9, place, name) for place, name in enumerate(("Anna", "bence", "Cili", "Dani"), 1)]
    assert won[3] is None and [one.kept for one in won[:3]] == [False, True, False]
    assert {known[one.card].rarity for one in won[:3]} == {"galaxy"} and len({one.card for one in won[:3]}) == 3
    assert award(here, "Cup", 9, 2, "Bence") == won[1]
    (kept,) = Albums(here).named("Bence").album.entries
    assert (kept.how, kept.place, kept.cards, kept.about) == (PRIZE, 2, (won[1].card,), "Cup")


def test_opened_and_drafted_cards_go_to_the_album_of_their_person(here):
    switch(here, True)
    albums = Albums(here)
    albums.begin("Bence")
    albums.begin("Mine")
    event = PackEvent.begin(SEALED, "Friday", [Guest("human", "Anna"), Guest("human", "Bence")], sold_faces(), 3)
    scene = EventScene(here, event)
    for seat in (0, 1):
        scene._collect(seat, PACK, event.sealed[seat][0])
    assert set(albums.named("Bence").album.entries[0].cards) == set(event.sealed[1][0])
    assert set(albums.named("Mine").album.entries[0].cards) == set(event.sealed[0][0]), (
        "the first person has the open one"
    )
    drafted = PackEvent.begin(DRAFT, "Draft", [Guest("human", "Bence"), Guest("pilot")], sold_faces(), 3)
    while drafted.is_drafting:
        drafted.choose(0, drafted.draft.before(0)[: drafted.draft.count], sold_faces())
    here.push(EventScene(here, drafted))
    here.scene._drafted()
    assert albums.named("Bence").album.entries[1].how == DRAFTED
    assert read_album(albums.named("Bence").path), "what is kept can be read again"


# --- give and take


def test_an_album_goes_to_another_machine_and_is_laid_together(here, known, tmp_path):
    switch(here, True)
    albums = Albums(here)
    albums.begin("Anna")
    albums.put(entry(known), "Anna")
    scene = AlbumScene(here)
    here.push(scene)
    here.step(16.0)
    scene.export()
    (given,) = scene.folder.iterdir()
    albums.put(entry(known, DRAFTED, "two"), "Anna")
    assert scene.take_in(given) is not None
    assert len(albums.named("Anna").album.entries) == 2, "nothing is lost, nothing is there twice"
    with_folder(here, tmp_path / "other")
    other = Albums(here)
    _, fresh = other.take_in(given)
    assert fresh == 1 and other.named("Anna").album.entries == (entry(known),)


def bad_files(folder, known):
    """Files that must be refused, and why."""
    good = enveloped(KIND, Album("Anna", (entry(known),)).encode())
    forged = Album("Anna", (entry(known, cards=pack(known, 1)[:-1]),))
    yield "cut", json.dumps(good)[:-40], "save-not-json"
    yield "changed", json.dumps(good).replace("Friday", "Monday"), "kept-checksum"
    yield "newer", json.dumps({**good, "format": 99}), "kept-too-new"
    yield "other", json.dumps(enveloped("packs", {})), "kept-not-ours"
    yield "forged", json.dumps(enveloped(KIND, forged.encode())), "album-forged"
    yield "no-album", json.dumps(enveloped(KIND, [1, 2])), "album-forged"
    yield "deep", "[" * 9000, "save-too-deep"


def test_damaged_and_forged_albums_are_refused_with_a_message_and_nothing_changes(here, known, tmp_path):
    """UX-67, UX-69."""
    switch(here, True)
    albums = Albums(here)
    albums.begin("Anna")
    before = albums.named("Anna").album
    scene = AlbumScene(here)
    here.push(scene)
    here.step(16.0)
    for name, text, reason in bad_files(tmp_path, known):
        path = tmp_path / f"{name}.json"
        path.write_text(text, encoding="utf-8")
        with pytest.raises(BadSave) as refused:
            read_album(path)
        assert refused.value.reason_id == reason, name
        assert scene.take_in(path) is None and len(scene.host.layers) == 2
        scene.host.close()
    assert scene.take_in(tmp_path / "nowhere.json") is None
    assert albums.named("Anna").album == before


def test_a_damaged_album_stays_and_others_can_be_used(here, known):
    switch(here, True)
    albums = Albums(here)
    broken = albums.begin("Anna").path
    albums.begin("Bence")
    broken.write_text("{", encoding="utf-8")
    assert [one.name for one in albums.all() if one.trouble] == [broken.name]
    assert albums.put(new_entry(PACK, "x", pack(known, 2)), "Bence") and broken.read_text(encoding="utf-8") == "{"


@pytest.mark.parametrize("name", ["Ödön 🚀", "../../etc/passwd", "x" * 300, "CON", " \u202e "])
def test_profiles_may_be_called_anything(here, known, name):
    switch(here, True)
    albums = Albums(here)
    one = albums.begin(name)
    assert one.path.parent == albums.files.folder and one.path.exists()
    assert albums.put(entry(known), one.name) and albums.open().name == one.name


def test_the_album_shows_what_one_has_and_what_one_lacks(app):
    """KG-2.9."""
    SHOTS["album"](app)
    app.finish_chores()
    scene = app.scene
    held = scene.one.album.cards()
    (view,) = scene.piles()
    assert len(view.entries) == 200 and all(entry.faint != bool(held[entry.card]) for entry in view.entries)
    scene._show("missing")
    assert len(scene.piles()[0].entries) == 200 - len(held)
