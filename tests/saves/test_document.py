"""The save document: what goes in comes out, and nothing else does."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules import encode, fingerprint, waiting
from saves.document import (
    VERSION,
    checksum,
    decode_document,
    encode_document,
    head_from,
    load_document,
    picture_bytes,
    picture_text,
    read_head,
)
from saves.errors import BadSave
from saves.games import session_of
from saves.store import Store
from tests.saves.support import files_below, png, tiny_document, tiny_session

DOCUMENT = tiny_document()
DATA = encode_document(DOCUMENT)


def changed(**changes: Any) -> bytes:
    """The document's file with some members replaced and a checksum that fits again."""
    body = json.loads(DATA) | changes
    body["check"] = checksum(body)
    return json.dumps(body).encode()


def refusal(data: bytes) -> BadSave:
    with pytest.raises(BadSave) as caught:
        decode_document(data, "evening.orrery.json")
    assert "evening.orrery.json" in str(caught.value)
    return caught.value


def test_a_document_comes_back_equal() -> None:
    assert decode_document(DATA) == DOCUMENT
    assert encode_document(decode_document(DATA)) == DATA


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**64 - 1), answers=st.integers(0, 40))
def test_a_session_comes_back_at_every_point_of_a_game(seed: int, answers: int) -> None:
    before = tiny_session(seed, answers)
    document = decode_document(encode_document(tiny_document(answers=answers, seed=seed)))
    after = session_of(document)
    assert fingerprint(after.state) == fingerprint(before.state)
    assert after.log == before.log and after.seed == seed
    assert waiting(after.state) == waiting(before.state)
    assert encode(after.setup) == encode(before.setup)


def test_spaces_and_the_order_of_keys_do_not_matter() -> None:
    body = json.loads(DATA)
    reordered = dict(sorted(body.items(), reverse=True))
    assert decode_document(json.dumps(reordered, indent=3).encode()) == DOCUMENT


def test_a_save_cut_off_at_every_byte_is_refused() -> None:
    """Only the line end behind the last bracket may be missing."""
    for length in range(len(DATA) - 1):
        with pytest.raises(BadSave):
            decode_document(DATA[:length])
    assert decode_document(DATA[:-1]) == DOCUMENT


edits = st.lists(
    st.tuples(
        st.sampled_from(["flip", "cut", "insert", "double", "swap"]),
        st.integers(0, len(DATA) - 1),
        st.integers(0, len(DATA) - 1),
        st.binary(min_size=1, max_size=6) | st.sampled_from([b'"', b",", b"{", b"}", b"[", b"]", b"\\", b"0", b"-"]),
    ),
    min_size=1,
    max_size=4,
)


def mutated(data: bytes, changes: list[tuple[str, int, int, bytes]]) -> bytes:
    for kind, at, other, piece in changes:
        low, high = sorted((at % len(data), other % len(data)))
        if kind == "flip":
            data = data[:low] + piece + data[low + len(piece) :]
        elif kind == "cut":
            data = data[:low] + data[min(high, low + 40) :]
        elif kind == "insert":
            data = data[:low] + piece + data[low:]
        elif kind == "double":
            data = data[:high] + data[low:high] + data[high:]
        else:
            data = data[:low] + data[high:] + data[low:high]
        data = data or b"x"
    return data


@settings(max_examples=400, deadline=None)
@given(edits)
def test_a_damaged_save_is_refused_or_still_equal(changes: list[tuple[str, int, int, bytes]]) -> None:
    """Issue of saves: random damage gives a clean refusal, never another error or another game."""
    try:
        found = decode_document(mutated(DATA, changes), "x")
    except BadSave:
        return
    assert found == DOCUMENT


@settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(edits, st.integers(0, len(DATA)))
def test_looking_at_a_damaged_save_never_changes_it(
    store: Store, changes: list[tuple[str, int, int, bytes]], length: int
) -> None:
    """UX-67: neither listing nor loading nor asking for the picture rewrites a file."""
    store.places.saves.mkdir(parents=True, exist_ok=True)
    path = store.places.saves / "x.orrery.json"
    path.write_bytes(mutated(DATA, changes)[: length + 1])
    before = files_below(store.places.data)
    assert len(store.saves()) == 1
    store.picture(path)
    store.newest_good()
    assert files_below(store.places.data) == before


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**63), 2**128 - 1) | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@settings(max_examples=150, deadline=None)
@given(key=st.sampled_from([*json.loads(DATA)]), value=json_values)
def test_a_wrong_value_under_any_key_is_refused_or_harmless(key: str, value: Any) -> None:
    """Even with a fitting checksum: a hostile file can at worst show an error (UX-69)."""
    try:
        session_of(decode_document(changed(**{key: value})))
    except BadSave as bad:
        assert str(bad)


def test_a_position_that_does_not_match_its_fingerprint_is_refused() -> None:
    document = decode_document(changed(fingerprint="0" * 32))
    with pytest.raises(BadSave) as caught:
        session_of(document, "x")
    assert caught.value.reason_id == "save-fingerprint"


@pytest.mark.parametrize(
    ("data", "reason", "place"),
    [
        (b"", "save-not-json", "1:1"),
        (b"[]", "save-not-ours", "$.format"),
        (b'{"a": 1,\n "a": 2}', "save-key-twice", "$"),
        (b'{"a": NaN}', "save-number-not-finite", "$"),
        (b'{"a": -Infinity}', "save-number-not-finite", "$"),
        (b'{"a": 1e999}', "save-number-too-large", "$"),
        (b'{"a": %d}' % 2**128, "save-number-too-large", "$"),
        (b'{"a": ' + b"9" * 5000 + b"}", "save-number-too-large", "$"),
        (b'{"a": "\\ud800"}', "save-text-broken", "$"),
        (b'{"\\udc00a": 1}', "save-text-broken", "$"),
        (b'{"a": "\xff"}', "save-not-utf8", "1:8"),
        (b'{"a": "\xed\xa0\x80"}', "save-not-utf8", "1:8"),
        (b'\n\n{"a":' + b"[" * 70 + b"]" * 70 + b"}", "save-too-deep", "3:69"),
        (b'{"a": 1} trailing', "save-not-json", "1:10"),
        (b'{"format": "orrery-save", "version": true}', "save-wrong-shape", "$.version"),
        (b'{"format": "orrery-save", "version": 1}', "save-checksum", "$.check"),
        (b'\xef\xbb\xbf{"a": 1}', "save-not-json", "1:1"),
    ],
)
def test_a_refusal_names_place_and_reason(data: bytes, reason: str, place: str) -> None:
    """UX-67."""
    bad = refusal(data)
    assert (bad.reason_id, bad.place) == (reason, place)


def test_a_whole_surrogate_pair_is_one_character() -> None:
    document = msgspec.structs.replace(DOCUMENT, meta=msgspec.structs.replace(DOCUMENT.meta, name="🪐 este"))
    text = json.dumps(json.loads(encode_document(document)), ensure_ascii=True)
    assert "\\ud83e" in text
    assert decode_document(text.encode()).meta.name == "🪐 este"


def test_a_save_of_a_newer_format_is_refused_with_both_versions() -> None:
    bad = refusal(changed(version=VERSION + 6))
    assert bad.reason_id == "save-too-new"
    assert bad.params == {"found": VERSION + 6, "known": VERSION}
    assert "7" in str(bad) and "1" in str(bad)


@pytest.mark.parametrize(
    ("key", "value", "place"),
    [
        ("seed", -1, "$.seed"),
        ("seed", "1", "$.seed"),
        ("log", [[0, "p"]], "$.log[0]"),
        ("log", [[0, "p", 1, 2, 3]], "$.log[0][4]"),
        ("log", [[0, "p", 1, 2, {}, 3]], "$.log[0]"),
        ("marks", "casual", "$.marks"),
        ("setup", [], "$.setup"),
        ("surplus", 1, "$"),
    ],
)
def test_a_wrong_type_is_refused_with_its_path(key: str, value: Any, place: str) -> None:
    bad = refusal(changed(**{key: value}))
    assert (bad.reason_id, bad.place) == ("save-wrong-shape", place)


def test_the_colour_of_a_seat_is_kept_and_may_be_missing(tmp_path: Path) -> None:
    """The list of saves reads it from the head; saves from before it was there load as they did."""
    old = json.loads(DATA)["meta"]
    assert all("colour" not in seat for seat in old["seats"])
    assert [seat.colour for seat in decode_document(DATA).meta.seats] == [None] * 3
    seats = [{**seat, "colour": "#AF1E32"} for seat in old["seats"]]
    painted = changed(meta={**old, "seats": seats})
    head = head_from(painted[:4096])
    assert head is not None and [seat.colour for seat in head.meta.seats] == ["#AF1E32"] * 3
    assert decode_document(encode_document(decode_document(painted))).meta == head.meta
    bad = refusal(changed(meta={**old, "seats": [{**old["seats"][0], "colour": "red"}, *old["seats"][1:]]}))
    assert (bad.reason_id, bad.place) == ("save-wrong-shape", "$.meta.seats[0].colour")


def test_a_match_may_not_name_a_folder_outside() -> None:
    meta = json.loads(DATA)["meta"] | {"match": "../../elsewhere"}
    assert refusal(changed(meta=meta)).place == "$.meta.match"


def test_a_game_that_this_program_does_not_have_is_named() -> None:
    with pytest.raises(BadSave) as caught:
        session_of(decode_document(changed(game="checkers")))
    assert caught.value.params == {"game": "checkers"}


def test_a_picture_is_a_small_png() -> None:
    assert picture_bytes(DOCUMENT) == png(4, 3)
    for wrong in ("%%%", "aGVsbG8=", "A" * 200_000):
        assert refusal(changed(picture=wrong)).reason_id == "save-picture"
    with pytest.raises(BadSave):
        picture_text(png(5000, 2))


def test_a_document_that_could_not_be_loaded_is_not_written() -> None:
    deep: Any = 1
    for _ in range(80):
        deep = [deep]
    for snapshot in (deep, list(range(400_000)), 2**130, {1, 2}.__iter__(), "\ud800"):
        with pytest.raises(BadSave):
            encode_document(msgspec.structs.replace(DOCUMENT, snapshot=snapshot))
    with pytest.raises(BadSave):
        encode_document(msgspec.structs.replace(DOCUMENT, meta=msgspec.structs.replace(DOCUMENT.meta, name="x" * 500)))


def test_the_head_is_read_from_the_first_bytes(tmp_path: Path) -> None:
    """A list of saves reads only the beginning and the end of a long file."""
    long = msgspec.structs.replace(DOCUMENT, snapshot=["x" * 1000] * 500)
    data = encode_document(long)
    path = tmp_path / "long.orrery.json"
    path.write_bytes(data)
    assert len(data) > 400_000
    assert head_from(data[: 32 * 1024]) == read_head(path)
    assert read_head(path).meta == DOCUMENT.meta
    path.write_bytes(data[:-5])
    with pytest.raises(BadSave):
        read_head(path)


def test_loading_says_when_there_is_no_such_file(tmp_path: Path) -> None:
    with pytest.raises(BadSave) as caught:
        load_document(tmp_path / "gone.orrery.json")
    assert caught.value.reason_id == "save-missing"
    with pytest.raises(BadSave):
        load_document(tmp_path)
