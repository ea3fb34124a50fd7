"""Reading JSON that may be damaged or hostile: limits first, then the parser (UX-69).

Nothing here builds more than the limits allow: size, nesting, number of values, length of texts and size of
numbers are bounded, keys may not repeat, and texts must be whole Unicode.
"""

from __future__ import annotations

import json
import math
import re
from pathlib import Path
from typing import Any, NoReturn

from saves.bounded import MAX_BYTES, opened, read_bytes
from saves.errors import BadSave

__all__ = ["MAX_BYTES", "opened", "parse", "place_of", "read_bytes"]

MAX_DEPTH = 64
MAX_VALUES = 250_000
MAX_TEXT = 1024 * 1024
_LOWEST, _HIGHEST = -(2**63), 2**128 - 1  # packed values, such as the levels of a unique ship, need more than 64 bits
_MAX_DIGITS = 39

# A whole string is skipped in one step, so a bracket inside a text is not counted.
_STRUCTURE = re.compile(rb'"[^"]*"|[\[{\]}]')
_TEXT = re.compile(rb'"[^"]*"')
_NO_BRACKETS = bytes(byte for byte in range(256) if byte not in b"[]{}")
_LONG_NUMBER = re.compile(rb"-?\d{19,4000}")
_LONG_TEXT = re.compile(rb'"[^"]{%d}' % MAX_TEXT)
_HALF_CHARACTER = re.compile(r"[\ud800-\udfff]")
_HALF_ESCAPE = re.compile(rb"\\u[dD][89a-fA-F]")


def parse(data: bytes, file: str | Path = "") -> Any:
    """JSON bytes to plain data, or `BadSave` with the place.

    >>> parse(b'{"turn": 3}')
    {'turn': 3}
    >>> parse(b'{"turn": 3, "turn": 4}')
    Traceback (most recent call last):
        ...
    saves.errors.BadSave: , at $: the key turn stands twice in one object
    """
    try:
        return _parse(data)
    except BadSave as bad:
        raise bad.in_file(file) from None


def _parse(data: bytes) -> Any:
    check_limits(data)
    text = _decoded(data)
    try:
        value = _DECODER.decode(text)
    except json.JSONDecodeError as error:
        place = f"{error.lineno}:{error.colno}"
        raise BadSave("", place, "save-not-json", {"detail": error.msg}) from None
    except RecursionError:
        raise BadSave("", "", "save-too-deep", {"limit": MAX_DEPTH}) from None
    _check_texts(value, may_be_broken=_HALF_ESCAPE.search(data) is not None)
    return value


def check_limits(data: bytes) -> None:
    """Size, number of values and nesting, found without parsing."""
    if len(data) > MAX_BYTES:
        raise BadSave("", "", "save-too-large", {"size": len(data), "limit": MAX_BYTES})
    # Every value beyond the first of its list or object follows a comma or an opening bracket, so this counts
    # at least all values; commas and brackets inside texts only make it stricter.
    values = data.count(b",") + data.count(b"[") + data.count(b"{")
    if values > MAX_VALUES or data.count(b'"') > 4 * MAX_VALUES:
        if _too_deep(data, MAX_DEPTH * 64) >= 0:
            raise BadSave("", "", "save-too-deep", {"limit": MAX_DEPTH})
        raise BadSave("", "", "save-too-many-values", {"limit": MAX_VALUES})
    offset = -1 if _is_shallow(data) else _too_deep(data, len(data))
    if offset >= 0:
        raise BadSave("", place_of(data, offset), "save-too-deep", {"limit": MAX_DEPTH})


def _is_shallow(data: bytes) -> bool:
    """Whether brackets close within the depth allowed, found without a loop over the text.

    Only brackets are left over; each round takes away the innermost pairs.
    """
    brackets = _TEXT.sub(b"", _without_escapes(data)).translate(None, _NO_BRACKETS)
    for _ in range(MAX_DEPTH):
        if not brackets:
            return True
        brackets = brackets.replace(b"[]", b"").replace(b"{}", b"")
    return not brackets


def _without_escapes(data: bytes) -> bytes:
    """Escapes blotted out (same length, so offsets stay): then a text ends at the next quotation mark."""
    return data.replace(rb"\\", b"__").replace(rb"\"", b"__") if b"\\" in data else data


def check_readable(data: bytes) -> None:
    """What `parse` would refuse in JSON that we have written ourselves: large numbers, long texts, depth."""
    check_limits(data)
    large = any(not _LOWEST <= int(found[0]) <= _HIGHEST for found in _LONG_NUMBER.finditer(data))
    if large or (len(data) > MAX_TEXT and _LONG_TEXT.search(data)):
        parse(data)


def _too_deep(data: bytes, until: int) -> int:
    """The offset of the bracket that goes too deep, or -1."""
    depth = 0
    plain = _without_escapes(data[:until])
    for token in _STRUCTURE.finditer(plain):
        first = plain[token.start()]
        if first in b"[{":
            depth += 1
            if depth > MAX_DEPTH:
                return token.start()
        elif first in b"]}":
            depth -= 1
    return -1


def place_of(data: bytes, offset: int) -> str:
    """Line and column (both from 1) of a byte offset."""
    before = data[:offset]
    line_start = before.rfind(b"\n") + 1
    return f"{before.count(10) + 1}:{offset - line_start + 1}"


def _decoded(data: bytes) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadSave("", place_of(data, error.start), "save-not-utf8") from None


def _whole_number(digits: str) -> int:
    if len(digits) <= _MAX_DIGITS + 1:
        number = int(digits)
        if _LOWEST <= number <= _HIGHEST:
            return number
    raise BadSave("", "$", "save-number-too-large", {"number": _shortened(digits)})


def _real_number(digits: str) -> float:
    if len(digits) > 64:
        raise BadSave("", "$", "save-number-too-large", {"number": _shortened(digits)})
    number = float(digits)
    if not math.isfinite(number):
        raise BadSave("", "$", "save-number-too-large", {"number": _shortened(digits)})
    return number


def _no_number(name: str) -> NoReturn:
    raise BadSave("", "$", "save-number-not-finite", {"number": name})


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                raise BadSave("", "$", "save-key-twice", {"key": _shortened(key)})
            seen.add(key)
    return found


def _shortened(text: str) -> str:
    clean = _HALF_CHARACTER.sub("?", text)
    return clean if len(clean) <= 24 else clean[:20] + "..."


def _check_texts(root: Any, may_be_broken: bool) -> None:
    """Lengths of all texts and keys; half characters only where the bytes could spell one."""
    waiting = [root]
    while waiting:
        value = waiting.pop()
        if type(value) is dict:
            waiting.extend(value.keys())
            waiting.extend(value.values())
        elif type(value) is list:
            waiting.extend(value)
        elif type(value) is str:
            if len(value) > MAX_TEXT:
                raise BadSave("", "$", "save-text-too-long", {"length": len(value), "limit": MAX_TEXT})
            if may_be_broken and not value.isascii() and _HALF_CHARACTER.search(value):
                raise BadSave("", "$", "save-text-broken")


_DECODER = json.JSONDecoder(
    object_pairs_hook=_object,
    parse_int=_whole_number,
    parse_float=_real_number,
    parse_constant=_no_number,
)


def parse_head(data: bytes, last: str) -> dict[str, Any] | None:
    """The first members of a JSON object, up to the key `last`; None where only a full read can tell.

    `data` may be cut off anywhere: this is how a list of saves looks only at their beginnings.
    """
    if _too_deep(data, len(data)) >= 0:
        return None
    text = data.decode("utf-8", errors="replace").lstrip()
    if not text.startswith("{"):
        return None
    found: dict[str, Any] = {}
    at = 1
    try:
        while last not in found:
            key, at = _DECODER.raw_decode(text, _skip(text, at))
            at = _skip(text, at)
            if type(key) is not str or key in found or text[at] != ":":
                return None
            found[key], at = _DECODER.raw_decode(text, _skip(text, at + 1))
            at = _skip(text, at)
            if text[at] not in ",}":
                return None
            at += 1
        _check_texts(found, may_be_broken=True)
    except (ValueError, IndexError, RecursionError, BadSave):
        return None
    return found


def _skip(text: str, at: int) -> int:
    while at < len(text) and text[at] in " \t\r\n":
        at += 1
    return at
