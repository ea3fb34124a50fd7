"""Result files: only what the rules themselves confirm counts; everything else is refused with its reason (UX-69)."""

from __future__ import annotations

import zlib

import msgspec
import pytest

from saves.document import encode_document
from saves.games import document_of
from saves.results import START, BadResult, read_result, write_result
from tests.saves.support import about, tiny_document, tiny_session


@pytest.fixture(scope="module")
def document():
    """A whole tiny game."""
    return document_of(tiny_session(answers=10_000), about())


def written(folder, document, start=START, crc=None):
    text = encode_document(document).strip()
    path = folder / "x.orrery-result"
    path.write_bytes(start + b"%08x " % (zlib.crc32(text) if crc is None else crc) + text + b"\n")
    return path


def with_log(document, log):
    meta = msgspec.structs.replace(document.meta, answers=len(log))
    return msgspec.structs.replace(document, log=log, meta=meta)


def refused(path):
    with pytest.raises(BadResult) as bad:
        read_result(path)
    return bad.value.id


def test_a_finished_game_proves_its_result(tmp_path, document):
    found = read_result(write_result(tmp_path, document))
    assert found.game == "tiny"
    assert found.names == ("Anna", "Béla", "Kapitány")
    assert sorted(seat for group in found.places for seat in group) == [0, 1, 2]
    assert found.proof == document.fingerprint


def test_two_files_of_the_same_people_lie_beside_each_other(tmp_path, document):
    assert write_result(tmp_path, document) != write_result(tmp_path, document)


def test_a_game_that_is_not_over_proves_nothing(tmp_path):
    assert refused(written(tmp_path, tiny_document(answers=5))) == "unfinished"


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda d: msgspec.structs.replace(d, seed=d.seed + 1), "forged"),
        (lambda d: with_log(d, d.log[:-1]), "forged"),
        (lambda d: with_log(d, []), "rules"),
        (lambda d: msgspec.structs.replace(d, log=[*d.log[:-2], d.log[-1], d.log[-2]]), "forged"),
        (lambda d: msgspec.structs.replace(d, fingerprint="0" * len(d.fingerprint)), "damaged"),
        (lambda d: msgspec.structs.replace(d, rules="99"), "rules"),
        (lambda d: msgspec.structs.replace(d, game="elsewhere"), "game"),
        (
            lambda d: msgspec.structs.replace(d, content=msgspec.structs.replace(d.content, hash="mine")),
            "cards",
        ),
    ],
)
def test_a_game_that_somebody_has_changed_is_refused(tmp_path, document, change, why):
    assert refused(written(tmp_path, change(document))) == why


def test_the_winner_cannot_be_exchanged(tmp_path, document):
    """Another end with a fingerprint that fits it: the answers do not lead there."""
    other = document_of(tiny_session(seed=6, answers=10_000), about())
    mixed = msgspec.structs.replace(document, snapshot=other.snapshot, fingerprint=other.fingerprint)
    assert refused(written(tmp_path, mixed)) == "forged"


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "not-ours"),
        (b"\x7fELF" + b"\0" * 100, "not-ours"),
        (b"#!/bin/sh\nrm -rf /\n", "not-ours"),
        (b"orrery-result 2 00000000 {}\n", "version"),
        (START + b"00000000 {}\n", "checksum"),
        (START + b"%08x {}\n" % zlib.crc32(b"{}"), "damaged"),
        (START + b"%08x [[[[\n" % zlib.crc32(b"[[[["), "damaged"),
        (START, "checksum"),
    ],
)
def test_files_that_are_none_are_refused_with_their_reason(tmp_path, data, why):
    path = tmp_path / "x.orrery-result"
    path.write_bytes(data)
    assert refused(path) == why
    assert path.read_bytes() == data


def test_a_bit_that_was_lost_on_the_way_is_noticed(tmp_path, document):
    path = written(tmp_path, document)
    data = bytearray(path.read_bytes())
    for place in range(60, len(data) - 1, max(1, len(data) // 12)):
        changed = bytearray(data)
        changed[place] ^= 1
        path.write_bytes(changed)
        assert refused(path) == "checksum"


def test_a_missing_file_and_a_folder_are_refused(tmp_path):
    assert refused(tmp_path / "nowhere") == "damaged"
    assert refused(tmp_path) == "damaged"
