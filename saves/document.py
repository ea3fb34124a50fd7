"""The save document: one JSON object with everything a game needs to go on (issue of saves, UX-65 to UX-69).

format, version     what this is, and which shape it has
program, rules      versions of the program and of the rules that wrote it
game, meta          what the list of saves shows; the first things in the file, so a list reads little
picture             a small PNG of the public view, base64, or null
setup, seed         how the game began
content             hash and packed content (UX-68)
snapshot            the encoded state; `fingerprint` is its fingerprint
log                 every answer: [seat, prompt, value], [..., time] or [..., time, plan]
marks               remarks such as "casual"
check               a checksum of all the rest
"""

from __future__ import annotations

import base64
import binascii
import os
import re
from pathlib import Path
from typing import Annotated, Any, BinaryIO, Literal, TypeVar

import msgspec

from rules.content.limits import shows
from saves import migrations
from saves.errors import BadSave
from saves.parse import check_readable, opened, parse, parse_head, read_bytes

FORMAT: Literal["orrery-save"] = "orrery-save"
VERSION = 1
MAX_PICTURE_BYTES = 96 * 1024
MAX_PICTURE_SIDE = 1024
HEAD_BYTES = 32 * 1024
LONGEST_WORD = 120
MOST_MARKS = 32
_ENVELOPE = ("format", "version", "check")

T = TypeVar("T")
Count = Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]
Word = Annotated[str, msgspec.Meta(max_length=LONGEST_WORD)]
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_WORD)]
Seed = Annotated[int, msgspec.Meta(ge=0)]
Moment = Annotated[str, msgspec.Meta(pattern=r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$", max_length=27)]


# A match names a folder, so it may not climb out of ours.
MatchId = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9-]{1,64}\Z")]


Colour = Annotated[str, msgspec.Meta(pattern=r"^#[0-9A-Fa-f]{6}\Z")]


class SeatInfo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who sits where: a name and "human" or an AI level; `home` is who took the seat first, if that was another.

    `colour` is that of the seat's pieces, where the game has its own.
    """

    name: Word
    kind: Id
    home: Id | None = None
    colour: Colour | None = None


class Meta(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the list of saves shows; nothing private of any seat."""

    name: Word
    match: MatchId
    kind: Literal["manual", "auto"]
    created: Moment
    saved: Moment
    turn: Count
    answers: Count
    seats: Annotated[list[SeatInfo], msgspec.Meta(max_length=16)]
    sets: Annotated[list[Id], msgspec.Meta(max_length=64)] = []
    summary: Annotated[list[Any], msgspec.Meta(max_length=0)] = []  # stands in all saves, and nothing in it
    over: bool = False  # the game has ended; saves of versions that did not note it say no


class Logged(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """One confirmed answer. `time` is the integer time of real-time games, `plan` what a computer player noted."""

    seat: int
    prompt: Id
    value: Any
    time: int | None = None
    plan: dict[str, Any] | None = None

    def plain(self) -> list[Any]:
        parts = [self.seat, self.prompt, self.value]
        if self.plan is not None:
            return [*parts, self.time, self.plan]
        return parts if self.time is None else [*parts, self.time]


class SavedContent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content the game was begun with: its hash, and what the game needs of it."""

    hash: Word
    packed: Any = None


class Document(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole save in memory. Field order is file order."""

    game: Id
    meta: Meta
    setup: dict[str, Any]
    seed: Seed
    content: SavedContent
    snapshot: Any
    fingerprint: Word
    log: list[Logged]
    program: Word
    rules: Word
    picture: str | None = None
    marks: Annotated[list[Id], msgspec.Meta(max_length=MOST_MARKS)] = []


class Head(msgspec.Struct, frozen=True):
    """The part of a document that a list of saves needs."""

    game: Id
    meta: Meta
    program: Word
    rules: Word


def encode_document(document: Document) -> bytes:
    """The document as JSON bytes.

    Raises `BadSave` where it could not be loaded again (a text too long, nested too deep, a picture too
    large): better now, while the game is still there, than later.
    """
    try:
        # Through plain data and back, so that the checksum sees exactly what a reader will see.
        body = msgspec.json.decode(msgspec.json.encode(_body(document)))
        body["check"] = checksum(body)
        data = msgspec.json.encode(body) + b"\n"
    except (TypeError, ValueError, OverflowError, RecursionError) as error:
        raise BadSave("", "$", "save-wrong-shape", {"detail": str(error)[:200]}) from error
    check_readable(data)
    _checked(body)
    return data


def _body(document: Document) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "version": VERSION,
        "program": document.program,
        "rules": document.rules,
        "game": document.game,
        "meta": _told(document.meta),
        "picture": document.picture,
        "setup": document.setup,
        "seed": document.seed,
        "content": {"hash": document.content.hash, "packed": document.content.packed},
        "snapshot": document.snapshot,
        "fingerprint": document.fingerprint,
        "log": [entry.plain() for entry in document.log],
        "marks": document.marks,
    }


def _told(meta: Meta) -> dict[str, Any]:
    """What is noted about most saves has its place in each of them; the end of a game in those alone that hold one."""
    told: dict[str, Any] = msgspec.to_builtins(meta)
    return told if meta.over else {key: value for key, value in told.items() if key != "over"}


def checksum(body: dict[str, Any]) -> str:
    """A checksum of plain data that does not depend on spaces or the order of keys."""
    from hashlib import blake2b  # late: the resting menu has no use for its memory (P14)

    rest = {key: value for key, value in body.items() if key != "check"}
    return blake2b(msgspec.json.encode(rest, order="deterministic"), digest_size=16).hexdigest()


def decode_document(data: bytes, file: str | Path = "") -> Document:
    """JSON bytes to a document, migrated to the current version; `BadSave` for anything else."""
    try:
        return _document(parse(data))
    except BadSave as bad:
        raise bad.in_file(file) from None


def load_document(path: Path) -> Document:
    """Read a save. Reading never changes the file (UX-67)."""
    return decode_document(read_bytes(path), path)


def _document(body: Any) -> Document:
    version = _version(body)
    # Drafts before version 1 had no checksum.
    if version >= 1 and body.get("check") != checksum(body):
        raise BadSave("", "$.check", "save-checksum")
    return _checked(migrations.upgraded(body, VERSION))


def _checked(body: dict[str, Any]) -> Document:
    document = _converted({k: v for k, v in body.items() if k not in _ENVELOPE}, Document)
    _check_picture(document.picture)
    check_meta(document)
    return document


def _check_names(meta: Meta) -> None:
    """A name that cannot be seen, or turns the writing round, would pass for another one."""
    named = {"name": meta.name, **{f"seats[{n}].name": seat.name for n, seat in enumerate(meta.seats)}}
    for place, text in named.items():
        if not shows(text):
            raise BadSave("", f"$.meta.{place}", "save-name-hidden")


def check_meta(document: Document) -> None:
    """What the list of saves shows must be what the save holds."""
    meta, setup = document.meta, document.setup
    _check_names(meta)
    seats = setup.get("seats")
    told = {
        "seats": (len(meta.seats), len(seats) if type(seats) is list else 0),
        "sets": (meta.sets, setup.get("sets", [])),
        "answers": (meta.answers, len(document.log)),
    }
    for name, (shown, held) in told.items():
        if shown != held:
            detail = f"{name}: {shown} in the list, {held} in the game"
            raise BadSave("", f"$.meta.{name}", "save-wrong-shape", {"detail": detail[:200]})


def _version(body: Any) -> int:
    if type(body) is not dict or body.get("format") != FORMAT:
        raise BadSave("", "$.format", "save-not-ours")
    version = body.get("version")
    if type(version) is not int or version < 0:
        raise BadSave("", "$.version", "save-wrong-shape", {"detail": "the version is not a whole number"})
    if version > VERSION:
        raise BadSave("", "$.version", "save-too-new", {"found": version, "known": VERSION})
    return version


def _converted(body: Any, shape: type[T]) -> T:
    try:
        return msgspec.convert(body, shape)
    except msgspec.ValidationError as error:
        # msgspec says "Expected `int`, got `str` - at `$.meta.turn`".
        detail, _, where = str(error).partition(" - at ")
        raise BadSave("", where.strip("`") or "$", "save-wrong-shape", {"detail": detail[:200]}) from None
    except (RecursionError, OverflowError, ValueError) as error:
        raise BadSave("", "$", "save-wrong-shape", {"detail": type(error).__name__}) from None


def read_head(path: Path) -> Head:
    """What the list shows, from the first bytes where possible; a full read where not."""
    with opened(path) as file:
        start = file.read(HEAD_BYTES)
        ended = _ends_well(start if len(start) < HEAD_BYTES else _tail(file))
    head = head_from(start) if ended else None
    if head is None:
        document = load_document(path)
        head = Head(document.game, document.meta, document.program, document.rules)
    return head


def head_from(start: bytes) -> Head | None:
    """The head in the first bytes of a document; None where only a full read can say what is wrong."""
    found = parse_head(start, "meta")
    if found is None or found.get("format") != FORMAT or found.get("version") != VERSION:
        return None
    try:
        return _converted({key: found.get(key) for key in Head.__struct_fields__}, Head)
    except BadSave:
        return None


_END = re.compile(rb'"check":\s*"[0-9a-f]{32}"\s*\}\s*$')
_END_BYTES = 128


def _ends_well(tail: bytes) -> bool:
    # A cut-off file lacks its last member; this costs one short read instead of the whole file.
    return _END.search(tail[-_END_BYTES:]) is not None


def _tail(file: BinaryIO) -> bytes:
    file.seek(-_END_BYTES, os.SEEK_END)
    return file.read(_END_BYTES)


def picture_text(png: bytes) -> str:
    """A PNG as the document keeps it; `BadSave` if it is not a small PNG."""
    text = base64.b64encode(png).decode("ascii")
    _check_picture(text)
    return text


def picture_bytes(document: Document) -> bytes | None:
    """The PNG of a document, already checked to be small."""
    return None if document.picture is None else base64.b64decode(document.picture)


def _check_picture(text: str | None) -> None:
    """Only the size of a picture is trusted here; decoding a picture of a bounded size is harmless."""
    if text is None:
        return
    if len(text) > MAX_PICTURE_BYTES * 4 // 3 + 4:
        raise BadSave("", "$.picture", "save-picture", {"detail": f"more than {MAX_PICTURE_BYTES} bytes"})
    try:
        png = base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        raise BadSave("", "$.picture", "save-picture", {"detail": "not base64"}) from None
    if png[:8] != b"\x89PNG\r\n\x1a\n" or png[12:16] != b"IHDR" or len(png) < 33:
        raise BadSave("", "$.picture", "save-picture", {"detail": "not PNG"})
    width, height = int.from_bytes(png[16:20], "big"), int.from_bytes(png[20:24], "big")
    if not (0 < width <= MAX_PICTURE_SIDE and 0 < height <= MAX_PICTURE_SIDE):
        raise BadSave("", "$.picture", "save-picture", {"detail": f"{width} x {height}"})
