"""The crash journal: every confirmed answer survives, damage is noticed, torn ends are dropped."""

from __future__ import annotations

import zlib
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules import Answer
from saves.disk import Disk
from saves.document import Logged
from saves.errors import BadSave, CannotWrite
from saves.games import logged
from saves.journal import Journal, answer_op, cut_op, journal_head, recover
from tests.saves.support import EACH, FaultyDisk, tiny_document, tiny_session

START = 12
DOCUMENT = tiny_document(answers=START)
ANSWERS = logged(tiny_session(answers=30).log)


def begun(path: Path, disk: Disk | None = None) -> Journal:
    journal = Journal(disk or Disk(), path)
    journal.rewrite(DOCUMENT)
    return journal


def written(path: Path, until: int = 30, disk: Disk | None = None) -> Journal:
    journal = begun(path, disk)
    for number in range(START, until):
        journal.append([answer_op(number, ANSWERS[number])])
    return journal


@pytest.fixture(scope="module")
def sample(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = tmp_path_factory.mktemp("journal") / "journal.jsonl"
    written(path).close()
    return path.read_bytes()


def test_a_journal_gives_back_every_answer(tmp_path: Path) -> None:
    written(tmp_path / "j").close()
    found = recover(tmp_path / "j")
    assert found.log == ANSWERS and found.document == DOCUMENT
    assert not found.torn and found.damage is None
    assert journal_head(tmp_path / "j").meta == DOCUMENT.meta


def test_several_answers_go_in_one_write(tmp_path: Path) -> None:
    disk = FaultyDisk()
    journal = begun(tmp_path / "j", disk)
    calls = disk.calls
    journal.append([answer_op(n, ANSWERS[n]) for n in range(START, 30)])
    assert disk.calls == calls + 1
    assert recover(tmp_path / "j").log == ANSWERS


def test_answers_taken_back_are_gone(tmp_path: Path) -> None:
    journal = written(tmp_path / "j", 20)
    journal.append([cut_op(15)])
    assert recover(tmp_path / "j").log == ANSWERS[:15]
    other = Logged(0, "tiny.other", "x", 7)
    journal.append([answer_op(15, other)])
    assert recover(tmp_path / "j").log == [*ANSWERS[:15], other]


def test_a_rewritten_journal_begins_with_the_new_position(tmp_path: Path) -> None:
    journal = written(tmp_path / "j", 20)
    journal.rewrite(tiny_document(answers=20))
    assert journal.lines == 0 and journal.base == 20
    journal.append([answer_op(20, ANSWERS[20])])
    found = recover(tmp_path / "j")
    assert len(found.document.log) == 20 and found.log == ANSWERS[:21]


def test_a_journal_torn_at_every_byte_keeps_all_complete_lines(sample: bytes, tmp_path: Path) -> None:
    path = tmp_path / "j"
    header = sample.index(b"\n")
    ends = [at for at, byte in enumerate(sample) if byte == 10]
    for length in range(header + 1, len(sample) + 1, EACH):
        path.write_bytes(sample[:length])
        found = recover(path)
        complete = sum(1 for end in ends[1:] if end < length)
        assert len(found.answers) == complete
        assert found.log == ANSWERS[: START + complete]
        assert found.damage is None
        assert found.torn == (length - 1 not in ends)
        assert path.read_bytes() == sample[:length]
    for length in range(0, header + 1, 7):
        path.write_bytes(sample[:length])
        with pytest.raises(BadSave):
            recover(path)


def test_a_damaged_line_in_the_middle_is_reported_with_its_number(sample: bytes, tmp_path: Path) -> None:
    lines = sample.split(b"\n")
    lines[5] = lines[5].replace(b"core", b"cure")
    path = tmp_path / "j"
    path.write_bytes(b"\n".join(lines))
    found = recover(path)
    assert found.log == ANSWERS[: START + 4]
    assert found.damage is not None and found.damage.params == {"line": 6, "lost": 13}
    assert found.damage.place == "6:1" and not found.torn


@pytest.mark.parametrize("change", ["lost", "twice", "exchanged"])
def test_lost_repeated_and_exchanged_lines_are_noticed(sample: bytes, tmp_path: Path, change: str) -> None:
    lines = sample.split(b"\n")
    if change == "lost":
        del lines[4]
    elif change == "twice":
        lines.insert(4, lines[4])
    else:
        lines[4], lines[5] = lines[5], lines[4]
    (tmp_path / "j").write_bytes(b"\n".join(lines))
    found = recover(tmp_path / "j")
    assert found.damage is not None
    assert found.log == ANSWERS[: len(found.log)]


@settings(max_examples=200, deadline=None)
@given(at=st.floats(0, 1), piece=st.binary(min_size=1, max_size=5))
def test_a_damaged_journal_never_gives_an_answer_that_was_not_given(
    sample: bytes, tmp_path_factory: pytest.TempPathFactory, at: float, piece: bytes
) -> None:
    offset = int(at * (len(sample) - 1))
    path = tmp_path_factory.getbasetemp() / "mutated.jsonl"
    path.write_bytes(sample[:offset] + piece + sample[offset + len(piece) :])
    try:
        found = recover(path)
    except BadSave:
        return
    assert found.document == DOCUMENT
    assert found.log == ANSWERS[: len(found.log)]


def test_a_line_with_a_fitting_checksum_but_no_answer_is_damage(sample: bytes, tmp_path: Path) -> None:
    crc = zlib.crc32(sample[: sample.index(b"\n")].split(b" ", 3)[3])
    lines = []
    for text in (b'[12,[0,"p",1]]', b"[99]", b'[13,[0,"p",2]]'):
        crc = zlib.crc32(text, crc)
        lines.append(b"%08x %b\n" % (crc, text))
    (tmp_path / "j").write_bytes(sample[: sample.index(b"\n") + 1] + b"".join(lines))
    found = recover(tmp_path / "j")
    assert len(found.answers) == 1 and found.damage is not None


def test_a_full_disk_never_leaves_half_a_line(tmp_path: Path) -> None:
    """ENOSPC at each single call: the journal holds what was confirmed and goes on afterwards."""
    counting = FaultyDisk()
    written(tmp_path / "count", disk=counting)
    for number in range(4, counting.calls):
        path = tmp_path / f"j{number}"
        disk = FaultyDisk(number)
        try:
            journal = begun(path, disk)
        except CannotWrite:
            continue
        for answer in range(START, 30):
            for _ in range(2):
                try:
                    journal.append([answer_op(answer, ANSWERS[answer])])
                    break
                except CannotWrite as trouble:
                    assert trouble.reason_id == "disk-full"
                    assert recover(path).log == ANSWERS[:answer]
        assert recover(path).log == ANSWERS and recover(path).damage is None


def test_a_line_that_cannot_be_taken_back_closes_the_journal_until_it_is_rewritten(tmp_path: Path) -> None:
    disk = FaultyDisk()
    journal = written(tmp_path / "j", 20, disk)
    disk.fail_at, disk.lasting = disk.calls, True
    with pytest.raises(CannotWrite):
        journal.append([answer_op(20, ANSWERS[20])])
    assert not journal.usable and recover(tmp_path / "j").log == ANSWERS[:20]
    disk.fail_at = -1
    with pytest.raises(CannotWrite):
        journal.append([answer_op(20, ANSWERS[20])])
    journal.rewrite(tiny_document(answers=21))
    assert journal.usable and recover(tmp_path / "j").log == ANSWERS[:21]


def test_answers_keep_their_time(tmp_path: Path) -> None:
    entry = logged([Answer(-1, "tiny.rush.reach", 250, 200)])[0]
    assert entry.plain() == [-1, "tiny.rush.reach", 250, 200]
    journal = begun(tmp_path / "j")
    journal.append([answer_op(START, entry)])
    assert recover(tmp_path / "j").answers == [entry]
