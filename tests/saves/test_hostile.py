"""Hostile files: refused within 2 seconds and 256 MB (UX-69)."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import zlib
from pathlib import Path

import pytest

from saves.document import encode_document
from saves.parse import MAX_BYTES, MAX_VALUES
from tests.saves.support import tiny_document

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="measured with Unix calls")


def as_journal(text: bytes) -> bytes:
    return b"orrery-journal 1 %08x %b\n" % (zlib.crc32(text), text)


def valid_lines(count: int) -> bytes:
    """A journal whose checksums all fit, far longer than a game."""
    text = encode_document(tiny_document()).strip()
    crc = zlib.crc32(text)
    lines = [as_journal(text)]
    for number in range(12, 12 + count):
        line = b'[%d,[0,"tiny.play.bid",1]]' % number
        crc = zlib.crc32(line, crc)
        lines.append(b"%08x %b\n" % (crc, line))
    return b"".join(lines)


def hostile_files() -> dict[str, bytes]:
    most = MAX_BYTES - 100
    body = encode_document(tiny_document()).strip()
    return {
        "brackets": b"[" * most,
        "braces": b'{"a":' * (most // 5),
        "zeros": bytes(most),
        "spaces": b" " * most,
        "line_ends": b"\n" * most,
        "quotes": b'"' * most,
        "backslashes": b'["' + b"\\" * most,
        "one_text": b'["' + b"x" * (most - 10) + b'"]',
        "one_number": b"[" + b"1" * (most - 10) + b"]",
        "one_real": b"[0." + b"1" * (most - 10) + b"]",
        "planets": ('["' + "🪐" * (most // 4 - 10) + '"]').encode(),
        "many_numbers": b"[" + b"1," * (most // 2 - 10) + b"1]",
        "most_numbers": b"[" + b"1.5," * (MAX_VALUES - 10) + b"1]",
        "most_objects": b"[" + (b'{"a":' * 30 + b"1" + b"}" * 30 + b",") * (MAX_VALUES // 31 - 10) + b"1]",
        "most_keys": b"{" + b",".join(b'"%d":%d' % (n, n + 10**15) for n in range(MAX_VALUES - 10)) + b"}",
        "escapes": b'["' + b"\\u00e9" * (most // 6 - 10) + b'"]',
        "halves": b"[" + b",".join([b'"\\ud800"'] * 200_000) + b"]",
        "long_meta": b'{"format":"orrery-save","version":1,"meta":' + b"[" * 30_000,
        "journal_lines": as_journal(body) + b"\n" * most,
        "journal_deep": as_journal(b"[" * most),
        "journal_long": valid_lines(180_000),
        "journal_line": as_journal(body) + b"00000000 " + b"[" * most + b"\n",
        "toml_deep": b"a = " + b"[" * 100_000,
        "toml_lines": b"".join(b"k%d = [1, 2, {a = 1}]\n" % number for number in range(2500)),
        "toml_dots": b"a" + b".a" * 100_000 + b" = 1",
    }


def read_all(folder: Path) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "tests.saves.hostile_reader", str(folder)],
        capture_output=True,
        timeout=600,
        check=True,
        cwd=Path(__file__).parents[2],
        env={**os.environ, "PYTHONHASHSEED": "0"},
    )


def test_hostile_files_are_refused_within_two_seconds_and_256_megabytes(tmp_path: Path) -> None:
    for name, data in hostile_files().items():
        (tmp_path / name).write_bytes(data)
    with (tmp_path / "huge").open("wb") as file:
        for _ in range(100):
            file.write(b"[" * 1024 * 1024)
    try:
        ran = read_all(tmp_path)
    finally:
        shutil.rmtree(tmp_path)
    found = json.loads(ran.stdout)
    accepted = {name for name, (reason, _) in found["told"].items() if reason == "accepted"}
    assert accepted == {
        "journal_lines recover",
        "journal_lines journal_head",
        "journal_long recover",
        "journal_long journal_head",
        "journal_line recover",
        "journal_line journal_head",
    }
    slow = {name: cost for name, (_, cost) in found["told"].items() if cost > 2.0}
    assert not slow
    assert found["peak"] < 256
