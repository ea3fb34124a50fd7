"""Both copies of a tournament's file: damage in one of them costs nothing, and nothing laid over them is lost."""

from __future__ import annotations

from random import Random

import pytest

from rules.tournament import Dropped, Entered, Opened
from rules.tournament.simulation import next_entry, opening, report
from saves.errors import BadSave
from saves.tournament_lines import START, encode_entry
from saves.tournaments import TournamentFile, copy_of, listed
from tests.saves.support import EACH
from tests.support.games import PAIRED
from tests.support.thorough import THOROUGH

PLAYERS = 12
OTHER = START + encode_entry(0, 7, Opened("Kupa", PAIRED, "swiss", 4)) + encode_entry(1, 8, Entered(0, "Másik"))


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """The bytes of a tournament that has come to its end, and what it amounts to."""
    file = TournamentFile.create(tmp_path_factory.mktemp("whole"), opening(PAIRED, "swiss", 4), 100)
    while (entry := next_entry(file.tournament, PLAYERS)) is not None:
        file.enter(entry, 100 + file.entries)
    data = file.path.read_bytes()
    assert copy_of(file.path).read_bytes() == data
    return data, file.entries, report(file.tournament)


@pytest.fixture
def path(whole, tmp_path):
    """Both copies in a folder of their own."""
    path = tmp_path / "Kupa.tournament"
    path.write_bytes(whole[0])
    copy_of(path).write_bytes(whole[0])
    return path


def ids(file):
    return [remark.id for remark in file.remarks]


def flipped(data, luck):
    """The file with one bit turned round in every byte of a sample; in a thorough run in each of them."""
    for place in range(luck.randrange(3), len(data), 1 if THOROUGH else 1 + EACH * len(data) // 300):
        damaged = bytearray(data)
        damaged[place] ^= 1 << luck.randrange(8)
        yield bytes(damaged)


@pytest.mark.parametrize("which", ["file", "copy"])
def test_no_flipped_bit_costs_a_confirmed_line(whole, path, which):
    data, entries, expected = whole
    hurt = path if which == "file" else copy_of(path)
    for damaged in flipped(data, Random(5)):
        hurt.write_bytes(damaged)
        file = TournamentFile(path)
        assert (file.entries, report(file.tournament)) == (entries, expected)
        assert ids(file), "damage is told"
        file.settle()
        assert path.read_bytes() == copy_of(path).read_bytes() == data
        assert TournamentFile(path).remarks == []


@pytest.mark.parametrize("size", [1, 64, 512, 4096])
def test_a_lost_block_a_short_file_and_a_missing_one_come_back_from_the_other_copy(whole, path, size):
    data, _, expected = whole
    middle = len(data) // 3
    for damaged in (
        data[:middle] + bytes(size) + data[middle + size :],
        data[:middle],
        data[middle:],
        bytes(size),
        b"",
    ):
        for hurt in (path, copy_of(path)):
            path.write_bytes(data)
            copy_of(path).write_bytes(data)
            hurt.write_bytes(damaged)
            file = TournamentFile(path)
            assert report(file.tournament) == expected
            file.settle()
            assert path.read_bytes() == copy_of(path).read_bytes() == data
    path.unlink()
    assert report(TournamentFile(path).tournament) == expected
    assert [one.path for one in listed(path.parent) if one.path == path]


def test_damage_in_both_copies_at_different_places_costs_nothing_either(whole, path):
    data, _, expected = whole
    third = len(data) // 3
    path.write_bytes(data[:third] + b"??" + data[third + 2 :])
    copy_of(path).write_bytes(data[: 2 * third] + b"??" + data[2 * third + 2 :])
    file = TournamentFile(path)
    assert report(file.tournament) == expected
    assert sorted(ids(file)) == ["tournament-copy", "tournament-restored"]


def test_a_missing_line_is_noticed_by_the_numbers_of_the_others(whole, path):
    """Nothing is torn or damaged in the file: the line is simply not there."""
    lines = whole[0].splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:5] + lines[6:]))
    copy_of(path).unlink()
    remarks = TournamentFile(path).remarks
    assert [remark.line for remark in remarks if remark.id == "tournament-damaged"] == [5]


def test_a_file_of_an_earlier_version_opens_and_gets_its_second_copy(whole, path):
    """There was one file only; its lines were written in the same way."""
    copy_of(path).unlink()
    file = TournamentFile(path)
    assert (file.remarks, report(file.tournament)) == ([], whole[2])
    file.settle()
    assert file.remarks == []
    assert copy_of(path).read_bytes() == whole[0]


# -- what is laid over an open file


@pytest.fixture
def desk(tmp_path):
    file = TournamentFile.create(tmp_path, Opened("Kupa", PAIRED, "swiss", 3), 0)
    for number in range(5):
        file.enter(Entered(number, f"P{number}"), number)
    return file


def names(file):
    return [player.name for player in file.tournament.players]


def test_an_older_file_laid_over_the_open_one_is_told_and_written_over_with_all_lines(desk):
    """A stick or a cloud folder brings yesterday's state back."""
    now = desk.path.read_bytes()
    older = b"".join(now.splitlines(keepends=True)[:4])
    desk.path.write_bytes(older)
    assert desk.refresh()
    assert ids(desk) == ["tournament-written-back"]
    assert desk.path.read_bytes() == now
    desk.path.write_bytes(older)
    desk.enter(Entered(5, "P5"), 9)
    assert ids(desk) == ["tournament-written-back"] * 2
    assert names(TournamentFile(desk.path)) == [f"P{number}" for number in range(6)]


def test_an_older_file_laid_over_a_closed_one_costs_nothing(desk):
    now = desk.path.read_bytes()
    desk.path.write_bytes(b"".join(now.splitlines(keepends=True)[:4]))
    again = TournamentFile(desk.path)
    assert names(again) == names(desk)
    assert [(remark.id, remark.count) for remark in again.remarks] == [("tournament-restored", 3)]


@pytest.mark.parametrize("shared", [0, 3])
def test_a_shorter_file_with_another_story_is_kept_beside(desk, shared):
    """Another tournament, or this one as it went on at another laptop: what was entered there is confirmed, too."""
    lines = desk.path.read_bytes().splitlines(keepends=True)
    if shared:
        other = b"".join(lines[: 1 + shared]) + encode_entry(shared, 50, Entered(shared - 1, "Másik"))
    else:
        other = START + encode_entry(0, 7, Opened("Kupa", PAIRED, "swiss", 4)) + encode_entry(1, 8, Entered(0, "Másik"))
    desk.path.write_bytes(other)
    assert desk.refresh()
    parted = [remark for remark in desk.remarks if remark.id == "tournament-parted"]
    assert (desk.path.with_name(parted[0].detail)).read_bytes() == other
    assert desk.path.read_bytes() == b"".join(lines)
    desk.enter(Dropped(1), 60)
    assert sorted(names(TournamentFile(one.path))[-1] for one in listed(desk.path.parent)) == ["Másik", "P4"]


def test_a_copy_with_another_story_is_kept_as_a_tournament_of_its_own(desk):
    """The file was exchanged while no desk was open: it counts, and what only the copy knew is not thrown away."""
    before = desk.path.read_bytes()
    desk.path.write_bytes(OTHER)
    again = TournamentFile(desk.path)
    assert names(again) == ["Másik"]
    again.settle()
    assert ids(again) == ["tournament-parted"]
    beside = again.remarks[0].detail
    assert desk.path.with_name(beside).read_bytes() == before
    assert copy_of(desk.path).read_bytes() == OTHER


def test_a_new_tournament_takes_no_name_to_which_a_copy_is_left(desk):
    kept = copy_of(desk.path).read_bytes()
    desk.path.unlink()
    other = TournamentFile.create(desk.path.parent, Opened("Kupa", PAIRED, "swiss", 4), 0)
    assert other.path != desk.path
    assert copy_of(desk.path).read_bytes() == kept
    assert len(listed(desk.path.parent)) == 2


# -- forged files

GAMES = [
    "",
    ".",
    "..",
    "nogame",
    "tournament",
    "core",
    "core.game",
    "ai",
    f"{PAIRED}.content",
    f".{PAIRED}",
    f"{PAIRED}.",
    "a\0b",
    "Ő",
]


@pytest.mark.parametrize("game", GAMES)
def test_a_forged_file_with_a_wrong_game_is_told_and_left_alone(desk, game):
    forged = desk.path.with_name("forged.tournament")
    forged.write_bytes(START + encode_entry(0, 0, Opened("x", game, "swiss", 1)))
    before = forged.read_bytes()
    with pytest.raises(BadSave) as refused:
        TournamentFile(forged)
    assert refused.value.reason_id == "save-other-game"
    assert {one.path.name: one.error is None for one in listed(desk.path.parent)} == {
        "forged.tournament": False,
        desk.path.name: True,
    }
    assert forged.read_bytes() == before


def test_a_forged_file_over_the_real_one_costs_nothing(desk):
    desk.path.write_bytes(START + encode_entry(0, 0, Opened("x", "tournament", "swiss", 1)))
    assert names(TournamentFile(desk.path)) == names(desk)


@pytest.mark.parametrize("at", [-1, 1 << 60])
def test_a_line_from_no_possible_moment_is_damaged(desk, at):
    """The trail shows the hour of every correction."""
    copy_of(desk.path).unlink()
    with desk.path.open("ab") as file:
        file.write(encode_entry(6, at, Dropped(0)) + encode_entry(7, 5, Dropped(1)))
    assert ids(TournamentFile(desk.path)) == ["tournament-damaged"]
