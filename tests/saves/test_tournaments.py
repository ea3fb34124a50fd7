"""Tournaments on disk: every entry at once, power cuts, two desks, a disk that refuses (UX-98, UX-105, UX-108).

What a damaged copy costs, and what is laid over an open file: `test_tournament_copies.py`.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from threading import Thread

import pytest

from app.tools.tournament_kills import killed_simulation
from rules.tournament import Dropped, Entered, Opened, Refused, Reported, next_round
from rules.tournament.simulation import next_entry, opening, report
from saves.errors import BadSave, CannotWrite
from saves.tournament_lines import START, decode_entry, encode_entry
from saves.tournaments import ENDING, TournamentFile, copy_of, listed
from tests.saves.support import FaultyDisk
from tests.support.games import PAIRED
from tests.support.thorough import THOROUGH

OPENED = Opened("Tavaszi kupa", PAIRED, "swiss", 3)


@pytest.fixture
def file(tmp_path):
    made = TournamentFile.create(tmp_path, OPENED, 100)
    for number in range(5):
        made.enter(Entered(number, f"Játékos {number}"), 101 + number)
    return made


def again(file):
    return TournamentFile(file.path)


def test_every_entry_is_in_the_file_when_enter_returns(file):
    file.enter(next_round(file.tournament), 200)
    assert report(again(file).tournament) == report(file.tournament)
    assert again(file).remarks == []
    assert file.path.name == f"Tavaszi-kupa{ENDING}"


def test_a_second_tournament_of_the_same_name_has_its_own_file(file):
    other = TournamentFile.create(file.path.parent, OPENED, 100)
    assert other.path != file.path
    assert again(file).entries == 6


def test_entries_of_all_kinds_come_back_as_they_were():
    entry = Reported(2, 1, 0, ((3,), (1, 2)), "judge", "f00", "„igen”")
    assert decode_entry(encode_entry(7, 99, entry).rstrip(b"\n")) == (7, 99, entry)


@pytest.mark.parametrize("cut", range(1, 60, 7))
def test_a_torn_last_line_is_dropped_told_and_written_over(file, cut):
    whole = file.path.read_bytes()
    last = encode_entry(6, 300, Entered(5, "Hatodik játékos"))
    file.path.write_bytes(whole + last[:cut])
    opened = again(file)
    assert [remark.id for remark in opened.remarks] == ["tournament-torn"]
    assert len(opened.tournament.players) == 5
    opened.enter(Entered(5, "Új"), 400)
    assert again(file).remarks == []
    assert again(file).tournament.name(5) == "Új"


def test_a_damaged_line_in_the_middle_costs_only_itself(file):
    """In a file of an earlier version, which has no second copy."""
    lines = file.path.read_bytes().split(b"\n")
    lines.insert(-1, b'00000000 [6,1,"dropped",{"player":1}]')
    lines.insert(-1, encode_entry(7, 9, Dropped(2)).rstrip(b"\n"))
    file.path.write_bytes(b"\n".join(lines))
    copy_of(file.path).unlink()
    opened = again(file)
    assert [(remark.id, remark.line) for remark in opened.remarks] == [("tournament-damaged", 7)]
    assert [player.dropped for player in opened.tournament.players] == [False, False, True, False, False]
    opened.enter(Dropped(3), 10)
    assert b'"player":1' in file.path.read_bytes()
    assert [(remark.id, remark.line) for remark in again(file).remarks] == [("tournament-damaged", 7)]


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "save-not-ours"),
        (b"\x00\xff" * 50, "save-not-ours"),
        (b"orrery-tournament 2\n", "save-too-new"),
        (START, "journal-empty"),
        (START + encode_entry(0, 0, Dropped(0)), "journal-empty"),
        (START + encode_entry(0, 0, Opened("x", "nogame", "swiss", 1)), "save-other-game"),
        (START + encode_entry(0, 0, Opened("x", PAIRED, "noformat", 1)), "save-wrong-shape"),
    ],
)
def test_files_that_are_none_are_named_with_a_reason_and_hide_no_other(file, data, reason):
    bad = file.path.with_name("bad.tournament")
    bad.write_bytes(data)
    with pytest.raises(BadSave) as refused:
        TournamentFile(bad)
    assert refused.value.reason_id == reason
    found = {one.path.name: one for one in listed(file.path.parent)}
    assert found["bad.tournament"].error is not None
    assert found[file.path.name].tournament is not None
    assert bad.read_bytes() == data


def test_two_desks_on_one_file_see_each_other_and_refuse_what_no_longer_fits(file):
    """UX-108."""
    other = again(file)
    file.enter(Entered(5, "Egyik"), 1)
    with pytest.raises(Refused):
        other.enter(Entered(5, "Másik"), 2)
    assert other.tournament.name(5) == "Egyik"
    other.enter(Entered(6, "Másik"), 2)
    assert file.refresh()
    assert not file.refresh()
    assert report(file.tournament) == report(other.tournament) == report(again(file).tournament)


def test_two_desks_that_write_at_the_same_time_lose_nothing(file):
    """UX-108: each entry waits for its turn and is checked against what the other desk has written."""

    def write(desk, letter):
        done = 0
        while done < 12:
            with contextlib.suppress(Refused):  # the other desk has just given this number away
                desk.enter(Entered(len(desk.tournament.players), f"{letter}{done}"), 1)
                done += 1

    desks = [again(file), again(file)]
    threads = [Thread(target=write, args=pair) for pair in zip(desks, "ab", strict=True)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    kept = again(file)
    assert kept.remarks == []
    assert {player.name for player in kept.tournament.players} >= {f"{x}{n}" for x in "ab" for n in range(12)}


@pytest.mark.parametrize("call", range(6))
@pytest.mark.parametrize("error", [errno.ENOSPC, errno.EROFS])
def test_a_disk_that_refuses_changes_nothing_and_the_entry_can_be_made_again(file, call, error):
    """UX-98."""
    before = file.path.read_bytes()
    assert copy_of(file.path).read_bytes() == before
    disk = FaultyDisk(fail_at=call, error=error)
    faulty = TournamentFile(file.path, disk)
    with pytest.raises(CannotWrite):
        faulty.enter(Entered(5, "Hatodik"), 1)
    assert file.path.read_bytes() == copy_of(file.path).read_bytes() == before
    assert len(faulty.tournament.players) == 5
    faulty.enter(Entered(5, "Hatodik"), 1)
    assert again(file).tournament.name(5) == "Hatodik"


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() == 0, reason="the system ignores permissions for this user")
def test_a_folder_that_becomes_read_only_is_told_and_can_still_be_read(file):
    file.path.chmod(0o400)
    with pytest.raises(CannotWrite) as refused:
        file.enter(Entered(5, "Hatodik"), 1)
    assert refused.value.reason_id == "disk-denied"
    assert len(again(file).tournament.players) == 5


def test_a_file_that_vanished_is_written_anew_with_everything(file):
    file.path.unlink()
    file.enter(Entered(5, "Hatodik"), 1)
    assert len(again(file).tournament.players) == 6


def test_another_file_in_its_place_is_kept_beside_and_nothing_of_either_is_lost(file):
    """Somebody has copied another tournament over the one that is open at the desk."""
    other = TournamentFile.create(file.path.parent, opening(PAIRED, "swiss", 4), 0)
    for number in range(9):
        other.enter(Entered(number, f"Other {number}"), 0)
    other.path.replace(file.path)
    file.enter(Entered(5, "Hatodik"), 1)
    assert len(again(file).tournament.players) == 6
    file.enter(Entered(6, "Hetedik"), 1)
    kept = [one.tournament for one in listed(file.path.parent)]
    assert sorted(len(t.players) for t in kept) == [7, 9]


class Killed(BaseException):
    """The process ended here."""


class DyingDisk(FaultyDisk):
    """Ends the process in the middle of a call; a half-written line stays."""

    def _fail(self):
        raise Killed


@pytest.mark.parametrize("players", [9])
def test_killed_at_every_call_nothing_confirmed_is_lost(tmp_path, players):
    """A power cut at each of the calls by which a tournament is written; the next desk goes on from the file."""
    file = TournamentFile.create(tmp_path, opening(PAIRED, "swiss", 4), 0)
    confirmed, kills = file.entries, 0
    while True:
        desk = TournamentFile(file.path, DyingDisk(fail_at=kills % 7))
        assert desk.entries in (confirmed, confirmed + 1)
        assert [r.id for r in desk.remarks] in ([], ["tournament-torn"], ["tournament-restored"])
        confirmed = desk.entries
        try:
            while (entry := next_entry(desk.tournament, players, True)) is not None:
                desk.enter(entry, 0)
                confirmed = desk.entries
            break
        except Killed:
            kills += 1
    assert kills > 20
    clean = TournamentFile.create(tmp_path, opening(PAIRED, "swiss", 4), 0)
    while (entry := next_entry(clean.tournament, players, True)) is not None:
        clean.enter(entry, 0)
    assert report(desk.tournament) == report(clean.tournament)


def test_a_process_killed_at_random_moments_loses_nothing():
    """500 kills in a thorough run: `orrery tournament --simulate 64 --drop-outs --kills 500`."""
    players, kills = (64, 500) if THOROUGH else (6, 1)
    found = killed_simulation(opening(PAIRED, "swiss", 3), players, True, kills)
    assert found["lost"] == []
    assert found["kills"] == kills
