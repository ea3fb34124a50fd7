"""Decks as text and TOML, kept in the player's folder; broken and hostile files lose nothing (UX-69, UX-102)."""

import pytest

from app.games.kaosz.decks.collection import GAME, read_collection
from app.games.kaosz.decks.keeper import DeckKeeper
from app.games.kaosz.decks.model import DeckList
from app.games.kaosz.decks.shelf import offered, own_decks, playable, shipped_decks
from app.games.kaosz.decks.text_form import deck_text, read_text
from app.games.kaosz.decks.toml_form import is_toml, read_decks, toml_text, values_of
from rules import Session, Setup
from saves.decks import DeckFiles
from saves.errors import CannotWrite
from saves.places import in_folder

RAID = DeckList(
    "Fürge „flotta”",
    "Gyors.",
    "official",
    {"sh_mako": 3, "za_nope": 2},
    {"sh_dogfish": 1},
    {"sh_mako": "sh_hammerhead"},
)


@pytest.fixture(scope="module")
def collection():
    return read_collection(None)


@pytest.fixture
def files(tmp_path):
    return DeckFiles(in_folder(tmp_path), GAME)


@pytest.fixture
def official(collection):
    return next(one.deck for one in shipped_decks(collection) if one.id == "hive_bastion")


# --- text


@pytest.mark.parametrize("language", ["en", "hu"])
def test_a_deck_comes_back_from_its_text_in_either_language(collection, language):
    text = deck_text(RAID, collection.faces, language)
    back = read_text(text, collection.faces)
    assert back.unread == () and back.deck.name == RAID.name
    assert (back.deck.cards, back.deck.maybe) == (RAID.cards, RAID.maybe)


def test_lists_of_any_origin_are_understood(collection):
    face = collection.faces["sh_mako"]
    text = f"# remark\nMy raid\n\n2x {face.name.en.upper()}\n{face.name.hu} × 1\nsh_dogfish\nTALÁN\n1 za_nope"
    found = read_text(text, collection.faces)
    assert found.deck.name == "My raid" and found.unread == ()
    assert found.deck.cards == {"sh_mako": 3, "sh_dogfish": 1} and found.deck.maybe == {"za_nope": 1}


def test_a_name_is_understood_with_either_apostrophe(collection):
    """Lists that were written before the names had the printed one, or by hand, are still read."""
    for typed in ("2 The Admiral's Patience", "2 The Admiral’s Patience"):
        assert read_text(typed, collection.faces).understood == 2, typed


def test_lines_that_mean_no_card_are_told_with_their_number_and_the_nearest_name(collection):
    name = collection.faces["sh_dogfish"].name.en
    found = read_text(f"3 {name}\n2 {name[:-1]}q\n1 qqqqqqqq\n", collection.faces)
    assert [(one.line, one.nearest) for one in found.unread] == [(2, name), (3, "")]
    assert found.understood == 3


def test_hostile_text_is_only_text(collection):
    found = read_text("\x00\x1b[2J" * 100 + "\n" + "9" * 5000 + " x\n" * 2000, collection.faces)
    assert found.understood == 0 and len(found.unread) < 600


# --- TOML


def test_a_deck_comes_back_from_its_toml():
    decks, problems = read_decks("a.toml", toml_text(RAID), "hu")
    assert problems == () and decks == [RAID]
    assert is_toml(toml_text(RAID))


def test_the_decks_of_a_card_set_can_be_taken_in():
    text = '[set]\nid = "x"\n[[deck]]\nid = "d"\nname = { en = "Raid", hu = "Rajtaütés" }\n[deck.cards]\nsh_mako = 2\n'
    decks, problems = read_decks("a.toml", text, "hu")
    assert problems == () and [(deck.name, deck.cards) for deck in decks] == [("Rajtaütés", {"sh_mako": 2})]


@pytest.mark.parametrize(
    ("text", "reason", "line"),
    [
        ("[deck\nname = 1", "content-syntax", 1),
        ("[deck]\nname = 'x'\n\n[deck.cards]\nsh_mako = 99", "content-not-whole", 5),
        ("[deck]\nname = 'x'\ncrads = {}", "content-unknown-key", 3),
        ("[deck]\nname = 'x'\ngame = 'chess'", "content-not-word", 3),
        ("[deck]\nname = 'x'\nformat = 2", "content-not-whole", 3),
        ("[card]\nid = 'x'", "deck-file-none", 1),
        ("deck = 7", "content-not-table", 1),
        ("[deck]\nname = ''", "content-empty-text", 2),
        ("[deck]\nname = '" + "x" * 90 + "'", "content-text-too-long", 2),
        ("[deck]\nname = 'x'\n[deck.cards]\n__class__ = 1", "content-bad-key", 4),
        ("a = " + "[" * 200 + "]" * 200, "content-too-deep", 1),
    ],
)
def test_a_wrong_file_is_refused_with_line_and_reason(text, reason, line):
    decks, problems = read_decks("a.toml", text, "en")
    assert decks == []
    assert (reason, line) in [(problem.reason_id, problem.line) for problem in problems]


def test_unknown_cards_stay_in_the_deck():
    decks, problems = read_decks("a.toml", "[deck]\nname = 'x'\n[deck.cards]\nfrom_a_lost_set = 2", "en")
    assert problems == () and decks[0].cards == {"from_a_lost_set": 2}


# --- files


def test_an_own_deck_is_kept_and_found_again(files):
    path = files.add(RAID.name, values_of(RAID))
    assert path.name == "Fürge-flotta.toml"
    found = own_decks(files.places)
    assert [(one.id, one.deck, one.path, one.own) for one in found] == [("own:Fürge-flotta", RAID, path, True)]


def test_two_decks_of_one_name_get_two_files(files):
    assert files.add("Raid", values_of(RAID)) != files.add("Raid", values_of(RAID))
    assert len(files.paths()) == 2


def test_saving_keeps_the_remarks_of_the_file(files):
    path = files.add("Raid", values_of(RAID))
    path.write_text("# my best deck\n" + path.read_text(encoding="utf-8"), encoding="utf-8")
    files.write(path, values_of(DeckList("Raid", cards={"sh_mako": 1})))
    assert path.read_text(encoding="utf-8").startswith("# my best deck")


def test_a_deleted_deck_comes_back_as_it_was(files):
    path = files.add("Raid", values_of(RAID))
    before = path.read_bytes()
    item = files.delete(path)
    assert files.paths() == []
    files.add("Raid", values_of(DeckList("Other")))
    back = files.undo_delete(item)
    assert back.read_bytes() == before and len(files.paths()) == 2


def test_only_files_of_the_folder_are_touched(files, tmp_path):
    other = tmp_path / "other.toml"
    other.write_text("x = 1", encoding="utf-8")
    for act in (files.delete, lambda path: files.write(path, {})):
        with pytest.raises(ValueError, match="not in the folder"):
            act(other)
    with pytest.raises(CannotWrite):
        files.delete(files.folder / "gone.toml")


def test_a_broken_file_stays_in_the_list_and_on_the_disk(files):
    files.folder.mkdir(parents=True)
    for name, data in (("cut.toml", b"[deck\n"), ("bytes.toml", b"\xff\xfe\x00"), ("big.toml", b"#" * 100_000)):
        (files.folder / name).write_bytes(data)
    files.add("Raid", values_of(RAID))
    found = own_decks(files.places)
    assert len(found) == 4
    assert sum(1 for one in found if one.deck is None) == 3
    assert (files.folder / "cut.toml").read_bytes() == b"[deck\n"


def test_entries_of_a_card_set_in_the_folder_are_read_but_never_written_over(files):
    files.folder.mkdir(parents=True)
    (files.folder / "two.toml").write_text(
        '[[deck]]\nname = "A"\n[deck.cards]\nsh_mako = 1\n[[deck]]\nname = "B"\n', encoding="utf-8"
    )
    found = own_decks(files.places)
    assert [(one.title("en"), one.foreign) for one in found] == [("A", True), ("B", True)]
    assert len({one.id for one in found}) == 2


# --- the keeper


def test_the_keeper_writes_renames_and_knows_what_is_unsaved(files):
    keeper = DeckKeeper(files, None, RAID)
    assert keeper.unsaved(RAID)
    keeper.save(RAID)
    assert not keeper.unsaved(RAID)
    other = DeckList("Más név", cards={"sh_mako": 1})
    keeper.save(other)
    assert [path.stem for path in files.paths()] == ["Más-név"]


def test_a_file_changed_by_someone_else_is_not_overwritten(files):
    keeper = DeckKeeper(files, None, RAID)
    keeper.save(RAID)
    first = keeper.path
    first.write_text(toml_text(DeckList("Theirs", cards={"za_nope": 1})), encoding="utf-8")
    assert keeper.save(DeckList(RAID.name, cards={"sh_mako": 2}))
    assert keeper.path != first and "Theirs" in first.read_text(encoding="utf-8")


def test_a_change_from_outside_is_taken_up_once(files):
    keeper = DeckKeeper(files, None, RAID)
    keeper.save(RAID)
    theirs = DeckList("Theirs", cards={"za_nope": 1})
    keeper.path.write_text(toml_text(theirs), encoding="utf-8")
    assert keeper.changed_outside() == theirs and keeper.changed_outside() is None
    keeper.path.write_text("[deck", encoding="utf-8")
    assert keeper.changed_outside() is None


def test_a_read_only_place_refuses_and_the_deck_stays_unsaved(tmp_path):
    from dataclasses import replace

    places = replace(in_folder(tmp_path), writable=False)
    keeper = DeckKeeper(DeckFiles(places, GAME), None, RAID)
    with pytest.raises(CannotWrite):
        keeper.save(RAID)
    assert keeper.unsaved(RAID)


# --- the shelf


def test_the_shelf_offers_only_what_the_rules_allow(files, official):
    files.add("Mine", values_of(DeckList("Mine", cards=official.cards)))
    files.add("Tiny", values_of(RAID))
    names = [offer.id for offer in playable(files.places, {})]
    assert names == ["blood_in_the_void", "gadget_wing", "golden_armada", "hive_bastion", "own:Mine"]
    quick = [offer.id for offer in playable(files.places, {"ruleset": "quickstart"})]
    assert quick == ["first_bite", "first_flight", "blue_shield", "red_claw"]


def test_an_offered_deck_can_be_played(files, official):
    from rules.kaosz.game import GAME as rules

    files.add("Mine", values_of(DeckList("Mine", cards=official.cards)))
    offer = offered(files.places, {}, "own:Mine")
    assert offer.own and offer.title("hu") == "Mine"
    session = Session.start(rules.id, Setup(rules.id, [{"deck": offer.value}, {}]), 3)
    assert session.state.owner.count(0) == 45
    assert offered(files.places, {}, "own:Gone") is None


def test_simplified_combat_exchanges_the_substitutes(files, collection):
    """KG-C24: a copy of a shipped deck keeps them."""
    blood = next(one.deck for one in shipped_decks(collection) if one.id == "blood_in_the_void")
    files.add("Mine", values_of(blood))
    offer = offered(files.places, {"combat": "simplified"}, "own:Mine")
    assert offer is not None and "sh_mako" not in offer.value and "sh_hammerhead" in offer.value


def test_deck_data_needs_no_window():
    """The model is used by checks and tools too: importing it loads neither pygame nor the screens."""
    import subprocess
    import sys

    code = (
        "import sys; from app.games.kaosz.decks import counts, hands, keeper, shelf, text_form;"
        "loaded = [name for name in sys.modules if name.startswith(('pygame', 'pymunk', 'app.scenes', 'app.ui'))];"
        "sys.exit(len(loaded))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_pipe_among_the_decks_stops_nothing(files):
    """UX-69: what is no ordinary file is not even opened."""
    import os

    files.folder.mkdir(parents=True)
    if not hasattr(os, "mkfifo"):
        pytest.skip("this system has no pipes among files")
    os.mkfifo(files.folder / "pipe.toml")
    found = own_decks(files.places)
    assert [one.deck for one in found] == [None] and found[0].problems
