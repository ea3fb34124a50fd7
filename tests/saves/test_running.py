"""A running game: journal, autosaves, taking back, continuing, and two copies of the program."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from rules import Chance, fingerprint, waiting
from saves import journal as journal_module
from saves import recovery as recovery_module
from saves.autosaves import LAST_KEPT, TURNS_KEPT, autosave_files, outdated, write_autosave
from saves.disk import Disk
from saves.document import load_document
from saves.errors import BadSave, CannotWrite
from saves.games import about_of, session_of
from saves.journal import recover
from saves.places import Places, in_folder
from saves.recovery import discard, resume, tidy, unfinished
from saves.running import RunningGame, new_match_id
from saves.store import JOURNAL, Store, is_match_id
from saves.writer import Writer
from tests.saves.support import (
    EACH,
    MATCH,
    FaultyDisk,
    StuckDisk,
    about,
    begun,
    journal_path,
    open_files_can_go,
    play,
    play_recorded,
    resumable,
    tiny_document,
    tiny_session,
)

ROOT = Path(__file__).parents[2]


def test_every_answer_is_confirmed_and_comes_back(store: Store) -> None:
    """UX-64."""
    session, running = begun(store)
    play_recorded(session, running, Chance(5), 33)
    running.flush()
    assert running.confirmed == len(session.log) == 33
    running.leave()
    [offer] = unfinished(store)
    assert offer.match == MATCH and offer.head is not None and offer.head.game == "tiny"
    again = resume(store, MATCH)
    assert again.notice is None and not again.torn
    assert fingerprint(again.running.session.state) == fingerprint(session.state)
    assert again.running.session.log == session.log
    again.running.leave()


def test_a_resumed_game_plays_on_to_its_end(store: Store) -> None:
    """Left and taken up after every few answers, a game goes as if it had never been left."""
    whole = tiny_session(7)
    rng = Chance(7)
    session, running = begun(store, 7)
    while waiting(whole.state):
        [answer] = play(whole, rng, 1)
        session.answer(answer)
        running.record()
        if len(whole.log) % 5 == 0:
            running.leave()
            running = resume(store, MATCH).running
            session = running.session
    assert fingerprint(session.state) == fingerprint(whole.state)
    running.finish()
    assert unfinished(store) == []
    last = load_document(autosave_files(store.match_folder(MATCH))[-1])
    assert len(last.log) == len(whole.log)


def test_undo_redo_and_other_answers_are_followed(store: Store) -> None:
    """After each step the journal says exactly what the session says."""
    session, running = begun(store)
    rng = Chance(5)
    undone = 0
    for step in range(60):
        if not waiting(session.state):
            break
        seat = session.log[-1].seat if session.log else 0
        if step % 3 == 2 and session.may_undo(seat) is None:
            session.undo(seat)
            undone += 1
            if step % 2:
                running.record()
                session.redo(seat)
        else:
            play(session, rng, 1)
        running.record()
        running.flush()
        assert resumable(store) == [a.encode() for a in session.log]
    assert undone > 3
    running.leave()
    assert fingerprint(resume(store, MATCH).running.session.state) == fingerprint(session.state)


def test_a_take_back_behind_the_beginning_of_the_journal_begins_it_anew(store: Store) -> None:
    session, running = begun(store)
    play_recorded(session, running, Chance(5), 20)
    running.leave()
    running = resume(store, MATCH).running  # its journal begins at answer 20
    session = running.session
    session.take_back(6)
    running.record()
    play_recorded(session, running, Chance(9), 3)
    running.leave()
    again = resume(store, MATCH).running
    assert again.session.log == session.log and len(session.log) == 9
    assert fingerprint(again.session.state) == fingerprint(session.state)


def test_a_long_journal_is_rewritten(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal_module, "LONG_LINES", 8)
    session, running = begun(store)
    for _ in range(40):
        play_recorded(session, running, Chance(len(session.log)), 1)
        running.flush()
        assert recover(journal_path(store)).log[-1].plain() == session.log[-1].encode()
    assert len(recover(journal_path(store)).answers) <= 9
    assert len(recover(journal_path(store)).document.log) >= 30
    running.leave()


def test_a_full_disk_does_not_stop_the_game_and_nothing_is_lost_when_there_is_room_again(places: Places) -> None:
    """UX-98: said once; all answers are written as soon as it works again."""
    disk = FaultyDisk()
    store = Store(places, disk)
    session, running = begun(store)
    rng = Chance(5)
    play_recorded(session, running, rng, 5)
    running.flush()
    disk.fail_at, disk.lasting = disk.calls, True
    play_recorded(session, running, rng, 25)
    with pytest.raises(CannotWrite):
        running.flush()
    assert running.confirmed == 5
    assert resumable(store) == [a.encode() for a in session.log][: len(resumable(store))] and resumable(store)[4]
    disk.fail_at = -1
    play_recorded(session, running, rng, 1)
    running.flush()
    assert running.confirmed == 31
    assert store.writer.trouble is None
    running.leave()
    assert resume(store, MATCH).running.session.log == session.log


def test_one_failed_call_anywhere_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also between the exchange of a rewritten journal and its being made durable."""
    monkeypatch.setattr(journal_module, "LONG_LINES", 4)
    for number in range(0, 36, EACH):
        disk = FaultyDisk(number)
        store = Store(in_folder(tmp_path / str(number)), disk)
        session, running = begun(store)
        for _ in range(10):
            play_recorded(session, running, Chance(len(session.log)), 1)
            _try_flush(running)
            assert resumable(store)[: running.confirmed] == [a.encode() for a in session.log[: running.confirmed]]
        running.flush()
        assert running.confirmed == 10 and disk.calls > number
        assert resumable(store) == [a.encode() for a in session.log]
        running.leave()


def _try_flush(running: RunningGame) -> None:
    try:
        running.flush()
    except CannotWrite as trouble:
        assert trouble.reason_id == "disk-full"


def test_a_damaged_journal_gives_what_is_good_and_is_kept(store: Store) -> None:
    session, running = begun(store)
    play_recorded(session, running, Chance(5), 10)
    running.leave()
    path = journal_path(store)
    lines = path.read_bytes().split(b"\n")
    lines[6] = b"?" + lines[6][1:]
    damaged = b"\n".join(lines)
    path.write_bytes(damaged)
    again = resume(store, MATCH)
    assert again.notice is not None and again.notice.reason_id == "journal-damaged"
    assert again.running.session.log == session.log[:5]
    again.running.leave()
    assert (path.parent / "damaged.jsonl").read_bytes() == damaged
    assert recover(path).damage is None


def test_an_answer_that_the_rules_now_refuse_ends_the_resumed_game_before_it(store: Store) -> None:
    session, running = begun(store)
    play_recorded(session, running, Chance(5), 4)
    session.log.append(session.log[0]._replace(value=999))
    running.record()
    running.flush()
    running.leave()
    again = resume(store, MATCH)
    assert again.notice is not None and again.notice.reason_id == "journal-answer"
    assert again.notice.params["number"] == 5
    assert again.running.session.log == session.log[:4]


def test_a_journal_without_a_beginning_is_an_offer_with_its_reason(store: Store) -> None:
    folder = store.match_folder(MATCH)
    folder.mkdir(parents=True)
    (folder / JOURNAL).write_bytes(b"orrery-journal 1 0000")
    [offer] = unfinished(store)
    assert offer.head is None and offer.error is not None
    with pytest.raises(BadSave):
        resume(store, MATCH)
    assert (folder / JOURNAL).read_bytes() == b"orrery-journal 1 0000"


def test_a_given_up_match_goes_to_the_trash_and_can_come_back(store: Store) -> None:
    session, running = begun(store)
    play_recorded(session, running, Chance(5), 5)
    with pytest.raises(CannotWrite):
        discard(store, MATCH)
    running.leave()
    item = discard(store, MATCH)
    assert unfinished(store) == []
    store.undo_delete(item)
    assert resume(store, MATCH).running.session.log == session.log


# -- autosaves


def test_autosaves_keep_the_last_five_and_the_last_ten_turns(tmp_path: Path) -> None:
    """UX-66."""
    document = tiny_document()
    for number in range(14):
        at_turn = msgspec.structs.replace(document, meta=msgspec.structs.replace(document.meta, turn=number))
        write_autosave(Disk(), tmp_path, at_turn, turn_start=True)
        write_autosave(Disk(), tmp_path, at_turn)
    names = [path.name for path in autosave_files(tmp_path)]
    turns = [int(name.split("-")[2].split(".")[0]) for name in names if name.startswith("turn")]
    assert turns == list(range(14 - TURNS_KEPT, 14))
    assert sum(name.startswith("auto") for name in names) == LAST_KEPT
    assert names[-1] == "auto-000028.orrery.json"


def test_a_turn_begun_twice_counts_once_with_its_last_start() -> None:
    files = [Path(f"turn-{n:06d}-{turn}.orrery.json") for n, turn in enumerate([1, 2, 3, 2, 3, 4])]
    assert outdated(files) == [files[1], files[2]]


def test_rotation_removes_nothing_before_the_new_file_is_complete(tmp_path: Path) -> None:
    for _ in range(LAST_KEPT):
        write_autosave(Disk(), tmp_path, tiny_document())
    before = autosave_files(tmp_path)
    for number in range(4):
        with pytest.raises(CannotWrite):
            write_autosave(FaultyDisk(number), tmp_path, tiny_document())
        assert autosave_files(tmp_path)[:LAST_KEPT] == before or number == 3
        assert all(load_document(path) for path in autosave_files(tmp_path))


def test_a_game_makes_autosaves_by_itself_and_each_can_be_loaded(store: Store) -> None:
    session, running = begun(store)
    while waiting(session.state):
        play_recorded(session, running, Chance(len(session.log)), 1)
    running.finish()
    entries = store.autosaves(MATCH)
    assert {entry.head.meta.kind for entry in entries if entry.head} == {"auto"}
    assert any(entry.path.name.startswith("turn-") and entry.path.name.endswith("-2.orrery.json") for entry in entries)
    for entry in entries:
        loaded = session_of(load_document(entry.path))
        assert loaded.log == session.log[: len(loaded.log)]


def test_continue_offers_the_turn_that_was_left_not_the_one_the_journal_began_in(store: Store) -> None:
    """UX-64: the menu's line names the turn a player remembers."""
    session, running = begun(store)
    at_first = running.document().meta.turn
    while running.document().meta.turn == at_first:
        play_recorded(session, running, Chance(len(session.log)), 1)
    left = running.document().meta.turn
    running.flush()
    running.leave()
    [offer] = unfinished(store)
    assert offer.head is not None and offer.head.meta.turn == left


def test_a_loaded_save_becomes_a_match_of_its_own(store: Store) -> None:
    """Going on from an old save must not overwrite the unfinished match it came from."""
    session, running = begun(store)
    play_recorded(session, running, Chance(5), 8)
    path = store.save(running.document())
    play_recorded(session, running, Chance(6), 8)
    running.leave()
    document = store.load(path)
    second = RunningGame.begin(store, session_of(document), about_of(document))
    second.flush()
    assert second.about.match != MATCH
    second.leave()
    assert len(unfinished(store)) == 2
    assert resume(store, MATCH).running.session.log == session.log


def test_old_finished_matches_are_forgotten_and_running_ones_are_not(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recovery_module, "MATCHES_KEPT", 2)
    for number in range(5):
        write_autosave(Disk(), store.match_folder(f"20260101-00000{number}-a"), tiny_document())
    running = RunningGame.begin(store, tiny_session(), about(match="20250101-000000-old"))
    running.flush()
    half_written = store.match_folder("20250101-000000-old") / ".auto-000009.orrery.json.77-ab.part"
    half_written.write_bytes(b"{")
    os.utime(half_written, (0, 0))
    assert tidy(store) == 3
    assert not half_written.exists()
    assert [folder.name for folder in store.matches()] == [
        "20250101-000000-old",
        "20260101-000003-a",
        "20260101-000004-a",
    ]
    running.leave()


# -- places that cannot be written


def test_in_a_read_only_place_one_plays_without_saving(tmp_path: Path) -> None:
    """UX-106."""
    (tmp_path / "file").write_text("", encoding="utf-8")
    store = Store(in_folder(tmp_path / "file" / "data"))
    session, running = begun(store)
    assert not running.is_saving
    play_recorded(session, running, Chance(5), 30)
    running.flush()
    running.finish()
    assert len(session.log) == 30 and store.autosaves() == []


# -- two copies


CHILD = """
import sys, time
from pathlib import Path
from rules import Chance
from saves.places import in_folder
from saves.running import RunningGame
from saves.store import Store
from tests.saves.support import about, play, tiny_session
store = Store(in_folder(Path(sys.argv[1])))
session = tiny_session()
running = RunningGame.begin(store, session, about())
for _ in range(9):
    play(session, Chance(len(session.log)), 1)
    running.record()
running.flush()
print(running.confirmed, flush=True)
sys.stdin.read()
"""


@pytest.fixture
def other_copy(store: Store) -> Iterator[subprocess.Popen[str]]:
    child = subprocess.Popen(
        [sys.executable, "-c", CHILD, str(store.places.data)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    )
    assert child.stdout is not None and child.stdout.readline() == "9\n"
    yield child
    child.kill()
    child.wait()


@open_files_can_go
def test_a_second_copy_leaves_a_running_game_alone(
    store: Store, other_copy: subprocess.Popen[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """UX-108: it is not offered, not resumed, not discarded, not tidied away; after a crash it is offered."""
    monkeypatch.setattr(recovery_module, "MATCHES_KEPT", 0)
    assert unfinished(store) == []
    for action in (resume, discard):
        with pytest.raises(CannotWrite) as caught:
            action(store, MATCH)
        assert caught.value.reason_id == "disk-busy"
    before = journal_path(store).read_bytes()
    journal_path(store).rename(journal_path(store).with_name("away"))
    assert tidy(store) == 0
    journal_path(store).with_name("away").rename(journal_path(store))
    assert journal_path(store).read_bytes() == before
    other_copy.kill()
    other_copy.wait()
    assert [offer.match for offer in unfinished(store)] == [MATCH]
    assert len(resume(store, MATCH).running.session.log) == 9


def test_a_resumed_match_is_busy_for_everybody_else(store: Store) -> None:
    session, running = begun(store)
    play_recorded(session, running, Chance(5), 3)
    running.leave()
    again = resume(store, MATCH).running
    assert unfinished(Store(store.places)) == []
    with pytest.raises(CannotWrite):
        resume(Store(store.places), MATCH)
    again.leave()
    assert len(unfinished(store)) == 1


# -- the writer's thread


def test_the_writer_keeps_order_and_waits_at_the_end() -> None:
    writer, done = Writer(), []
    for number in range(200):
        writer.submit(lambda n=number: done.append(n))  # type: ignore[misc]
    writer.flush()
    assert done == list(range(200))


def test_a_slow_disk_does_not_hold_up_the_game(places: Places) -> None:
    """UX-100, UX-64: an answer is written at once; until the disk has really taken it is waited for elsewhere."""
    gate = threading.Event()
    store = Store(places, StuckDisk(gate))
    session, running = begun(store)
    play_recorded(session, running, Chance(5), 45)
    assert running.confirmed == 45
    assert resumable(store) == [a.encode() for a in session.log]
    gate.set()
    running.leave()


def test_the_first_trouble_is_the_one_that_is_told() -> None:
    """What follows is often only its consequence (UX-98)."""
    writer = Writer()
    for reason in ("disk-full", "disk-error", "disk-missing"):
        writer.report(CannotWrite("x", reason))
    with pytest.raises(CannotWrite) as caught:
        writer.flush()
    assert caught.value.reason_id == "disk-full" and writer.trouble is None


def test_a_defect_in_one_job_is_reported_and_the_others_go_on() -> None:
    writer, done = Writer(), []
    writer.submit(lambda: 1 // 0)  # type: ignore[arg-type]
    writer.submit(lambda: done.append(1))
    with pytest.raises(CannotWrite):
        writer.flush()
    assert done == [1]
    writer.flush()


def test_a_program_that_just_ends_has_written_everything(places: Places) -> None:
    code = CHILD.replace("running.flush()", "sys.exit()")
    subprocess.run([sys.executable, "-c", code, str(places.data)], check=True, cwd=ROOT, timeout=300)
    assert len(resume(Store(places), MATCH).running.session.log) == 9


def test_match_names_differ_and_sort_by_time() -> None:
    names = [new_match_id() for _ in range(50)]
    assert len(set(names)) == 50
    assert names[0][:15] <= names[-1][:15] and is_match_id(names[0])
