"""Broken and hostile content: a clean problem each time, never a crash, never much time or memory (UX-69)."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules.content.limits import MAX_DEPTH, MAX_ENTRIES, MAX_FILE, MAX_FILES, MAX_TEXT, MAX_VALUES
from rules.content.loading import load, read_set, unpack
from rules.content.problems import MAX_PROBLEMS, REASONS, Problem
from tests.content.demo_content import BASE, SCHEMA, event, header, write

SCHEMAS = {"demo": SCHEMA}
HEADER = header("base")


def problems_of(path: Path, data: bytes) -> tuple[Problem, ...]:
    path.write_bytes(data)
    built, problems = read_set(path, SCHEMAS)
    assert (built is None) == bool(problems)
    for problem in problems:
        assert problem.reason_id in REASONS and problem.file == str(path)
        assert str(problem).isprintable() and len(problem.sentence()) < 400
        blanks = re.findall(r"\{\w+\}", REASONS[problem.reason_id])
        assert not any(blank in problem.sentence() for blank in blanks)
    return problems


MEGABYTE = 1_000_000
HOSTILE: dict[str, tuple[bytes, str]] = {
    "too many bytes": (b"#" * (MAX_FILE + 1), "content-too-large"),
    "not UTF-8": (b"[set]\n\xff\xfe", "content-not-utf8"),
    "UTF-16": ("[set]".encode("utf-16"), "content-not-utf8"),
    "a byte order mark": (b"\xef\xbb\xbf[set]", "content-bom"),
    "a null byte": (b"[set]\nid = \x00", "content-syntax"),
    "nothing": (b"", "content-no-set"),
    "deep lists": (b"a = " + b"[" * MEGABYTE, "content-too-deep"),
    "deep tables": (b"a = " + b"{a = " * 200_000, "content-too-deep"),
    "a deep dotted key": (b"a." * 300_000 + b"a = 1", "content-too-deep"),
    "a deep header": (b"[" + b"a." * 300_000 + b"a]", "content-too-deep"),
    "headers that nest array in array": (b"".join(b"[[" + b".".join([b"a"] * n) + b"]]\n" for n in range(1, 40)), ""),
    "a long number": (b"a = " + b"1" * MEGABYTE, "content-number-too-large"),
    "a long hexadecimal number": (b"a = 0x" + b"f" * 150, "content-number-too-large"),
    "a long text": (b'a = "' + b"x" * (MAX_TEXT + 1) + b'"', "content-text-too-long"),
    "a very long text": (b'a = "' + b"\\n" * 400_000 + b'"', "content-text-too-long"),
    "an unfinished text": (b'a = """' + b'""\\"' * 200_000, "content-syntax"),
    "a long key": (b"a" * 65 + b" = 1", "content-bad-key"),
    "a very long key": (b"a" * MEGABYTE + b" = 1", "content-bad-key"),
    "many keys": (b"a = [" + b"{b=1}," * 160_000 + b"]", "content-too-many-values"),
    "many lists": (b"a = [" + b"[]," * 300_000 + b"]", "content-too-many-values"),
    "many tables": (b"[[card]]\n" * 100_000, ""),
    "many entries": (HEADER.encode() + b"[[card]]\n" * (MAX_ENTRIES + 1), "content-too-many-entries"),
    "many blank lines": (b"\n" * MEGABYTE, "content-no-set"),
    "a repeated key": (b"a = 1\na = 2", "content-syntax"),
    "brackets in a row": (b"a = " + b"[]" * 400_000, "content-syntax"),
}
for odd in ('"__class__"', '"../a"', '""', '"a b"', '"\\u202e"', '"\\u0000"', "__proto__", '"a\\nb"'):
    HOSTILE[f"the key {odd}"] = (f"[set]\n{odd} = 1".encode(), "content-bad-key")


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_text_gives_a_clean_problem(name: str, tmp_path: Path) -> None:
    data, reason_id = HOSTILE[name]
    problems = problems_of(tmp_path / "set.toml", data)
    assert problems and len(problems) <= MAX_PROBLEMS
    assert not reason_id or problems[0].reason_id == reason_id


MEASURE = """
import resource, sys
from pathlib import Path
from rules.content.loading import read_set
from tests.content.demo_content import SCHEMA
resource.setrlimit(resource.RLIMIT_AS, (256 * 1024 * 1024,) * 2)
for path in sorted(Path(sys.argv[1]).iterdir()):
    assert read_set(path, {"demo": SCHEMA})[0] is None
"""


def test_hostile_text_is_refused_within_256_megabytes(tmp_path: Path) -> None:
    """UX-69: a process that may not have more memory than that still reads and refuses them all."""
    pytest.importorskip("resource", reason="no memory limits on this system")
    for number, (data, _) in enumerate(HOSTILE.values()):
        (tmp_path / f"{number}.toml").write_bytes(data)
    root = Path(__file__).parents[2]
    command = [sys.executable, "-c", MEASURE, str(tmp_path)]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, timeout=600, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_nesting_up_to_the_limit_is_read_and_one_more_is_not(tmp_path: Path) -> None:
    def nested(levels: int) -> bytes:
        return b"[set]\nid = " + b"[" * levels + b"1" + b"]" * levels

    fits = problems_of(tmp_path / "a.toml", nested(MAX_DEPTH - 2))
    assert "content-too-deep" not in {problem.reason_id for problem in fits}
    deeper = problems_of(tmp_path / "a.toml", nested(MAX_DEPTH - 1))
    assert [(problem.reason_id, problem.line) for problem in deeper] == [("content-too-deep", 2)]


def test_a_set_of_too_many_files_or_bytes_is_refused(tmp_path: Path) -> None:
    large = "# " + "x" * (MAX_FILE - 10)
    write(tmp_path / "large", a=HEADER, **{f"b{number}": large for number in range(5)})
    _, problems = read_set(tmp_path / "large", SCHEMAS)
    assert [problem.reason_id for problem in problems] == ["content-set-too-large"]
    write(tmp_path / "many", **{f"f{number}": "" for number in range(MAX_FILES + 1)})
    _, problems = read_set(tmp_path / "many", SCHEMAS)
    assert [problem.reason_id for problem in problems] == ["content-too-many-files"]


def test_the_values_of_all_files_of_a_set_are_counted_together(tmp_path: Path) -> None:
    keys = "".join(f"k{number} = 1\n" for number in range(MAX_VALUES // 2))
    write(tmp_path / "set", a=HEADER, b=keys, c=keys)
    _, problems = read_set(tmp_path / "set", SCHEMAS)
    assert "content-too-many-values" in {problem.reason_id for problem in problems}


def test_what_only_looks_like_a_file_is_not_read(tmp_path: Path) -> None:
    (tmp_path / "sets" / "folder.toml").mkdir(parents=True)
    (tmp_path / "secret.toml").write_text(HEADER + event("secret"))
    try:
        os.mkfifo(tmp_path / "sets" / "pipe.toml")
        os.symlink(tmp_path / "secret.toml", tmp_path / "sets" / "link.toml")
        os.symlink(tmp_path / "nowhere", tmp_path / "sets" / "dangling.toml")
        os.symlink(tmp_path / "sets" / "loop.toml", tmp_path / "sets" / "loop.toml")
        os.symlink(tmp_path, tmp_path / "sets" / "up")
    except (AttributeError, OSError):
        pytest.skip("no pipes and links on this system")
    content, problems = load(SCHEMA, [write(tmp_path / "sets", base=BASE)])
    assert [info.id for info in content.sets] == ["base"]
    assert {Path(problem.file).relative_to(tmp_path / "sets").parts[0]: problem.reason_id for problem in problems} == {
        "folder.toml": "content-not-a-file",
        "pipe.toml": "content-not-a-file",
        "link.toml": "content-outside",
        "dangling.toml": "content-missing-file",
        "loop.toml": "content-unreadable",
        "up": "content-outside",
    }


def test_a_link_inside_the_folder_is_followed(tmp_path: Path) -> None:
    write(tmp_path, sets__base__cards=BASE)
    try:
        os.symlink("cards.toml", tmp_path / "sets" / "base" / "more.toml")
    except OSError:
        pytest.skip("no links on this system")
    _, problems = load(SCHEMA, [tmp_path / "sets"])
    assert [problem.reason_id for problem in problems] == ["content-second-set"]


def test_a_file_that_may_not_be_read_is_a_problem(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path, base=BASE)

    def denied(*_: Any, **__: Any) -> Any:
        raise PermissionError

    monkeypatch.setattr(Path, "open", denied)
    _, problems = load(SCHEMA, [tmp_path])
    assert [str(problem) for problem in problems] == [
        f"{tmp_path / 'base.toml'}: the file cannot be read (PermissionError)"
    ]


def test_a_file_name_that_no_system_knows_is_a_problem(tmp_path: Path) -> None:
    for name in ("a\x00b.toml", "a\x00b", "x" * 5000 + ".toml"):
        built, problems = read_set(tmp_path / name, SCHEMAS)
        assert built is None and len(problems) == 1


common = settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)


@common
@given(st.binary(max_size=200))
def test_random_bytes_never_crash(tmp_path: Path, data: bytes) -> None:
    assert problems_of(tmp_path / "set.toml", data)


PIECES = [
    b"[",
    b"]",
    b"{",
    b"}",
    b'"',
    b'"""',
    b"'''",
    b"=",
    b".",
    b"\n",
    b"\\",
    b"nan",
    b"\xff",
    b"\x00",
    b"[[card]]",
    b"id",
]


@common
@given(st.lists(st.tuples(st.floats(0, 1), st.integers(0, 12), st.sampled_from(PIECES)), min_size=1, max_size=4))
def test_mutated_sets_never_crash(tmp_path: Path, changes: list[tuple[float, int, bytes]]) -> None:
    data = BASE.encode()
    for place, cut, piece in changes:
        at = int(place * len(data))
        data = data[:at] + piece + data[at + cut :]
    problems_of(tmp_path / "set.toml", data)


def test_a_set_cut_off_anywhere_never_crashes(tmp_path: Path) -> None:
    data = BASE.encode()
    for length in range(0, len(data), 7):
        problems_of(tmp_path / "set.toml", data[:length])


json_data: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["id", "set", "card", "do", "é"]), inner)
    ),
    max_leaves=12,
)


@common
@given(json_data, st.sampled_from(["set", "card", "deck"]))
def test_random_packed_data_never_crashes(data: Any, key: str) -> None:
    info = {"id": "base", "name": {"en": "A", "hu": "B"}, "game": "demo", "version": 1}
    for packed in (data, {"sets": data}, {"sets": [data]}, {"sets": [{"set": info, key: data}]}):
        content, problems = unpack(SCHEMA, packed)
        assert len(content.sets) + len(problems) > 0 or packed == {"sets": []}
        assert all(str(problem).isprintable() for problem in problems)


def test_deeply_nested_or_half_characters_in_packed_data_are_refused() -> None:
    deep: Any = []
    for _ in range(5000):
        deep = [deep]
    for value, reason_id in (
        (deep, "content-too-deep"),
        ("\ud800", "content-text-control"),
        (2**64, "content-number-too-large"),
    ):
        _, problems = unpack(SCHEMA, {"sets": [{"set": {"id": value}}]})
        assert problems[0].reason_id == reason_id


def test_a_file_with_a_thousand_mistakes_lists_the_first_hundred(tmp_path: Path) -> None:
    problems = problems_of(tmp_path / "set.toml", (HEADER + "[[card]]\ntype = 1\n" * 1000).encode())
    assert len(problems) == MAX_PROBLEMS
    assert [problem.line for problem in problems] == sorted(problem.line or 0 for problem in problems)
