"""Between a session of the rules and a save document: the one place where both are known."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Literal, TypeVar

from rules import Answer, Game, Session, State, clone, decode, encode, find, fingerprint, waiting
from rules.core.content import Content as Facts
from rules.core.content import unpack
from saves.document import Content, Document, Line, Logged, Meta, SeatInfo
from saves.errors import BadSave

T = TypeVar("T")
Kind = Literal["manual", "auto"]


@dataclass(frozen=True, slots=True)
class About:
    """What a save says about a game besides its position. Everything here may be seen by everyone."""

    match: str
    created: str
    seats: Sequence[SeatInfo]
    name: str = ""
    program: str = ""
    marks: Sequence[str] = ()
    summary: Sequence[Line] = ()
    picture: str | None = field(default=None, repr=False)


def now() -> str:
    """This moment as a save writes it.

    >>> len(now())
    27
    """
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%S.%fZ")


def logged(answers: Iterable[Answer]) -> list[Logged]:
    return [Logged(*answer.encode()) for answer in answers]


def packed_content(facts: Any) -> Content:
    """What a save keeps of a game's content; a game without card sets keeps nothing."""
    return Content(facts.hash, facts.pack()) if isinstance(facts, Facts) else Content("", None)


def document_of(
    session: Session, about: About, kind: Kind = "manual", content: Content | None = None
) -> Document:
    """The session as a document. `content` is given where it has been packed before."""
    return frozen_document(session, about, kind, content)()


def frozen_document(
    session: Session, about: About, kind: Kind = "manual", content: Content | None = None
) -> Callable[[], Document]:
    """The session as it is now, to be turned into a document later by the writer's thread.

    Only the copies are made here, which costs a fraction of a millisecond (UX-100).
    """
    state, log, seed, moment = clone(session.state), list(session.log), session.seed, now()
    return lambda: _document(state, log, seed, about, kind, moment, content or packed_content(state.content))


def _document(
    state: State, log: list[Answer], seed: int, about: About, kind: Kind, moment: str, content: Content
) -> Document:
    game = find(state.game)
    meta = Meta(
        name=about.name,
        match=about.match,
        kind=kind,
        created=about.created,
        saved=moment,
        turn=max(0, game.turn(state)),
        answers=len(log),
        seats=list(about.seats),
        sets=list(state.setup.sets),
        summary=list(about.summary),
    )
    return Document(
        game=state.game,
        meta=meta,
        setup=encode(state.setup),
        seed=seed,
        content=content,
        snapshot=encode(state),
        fingerprint=fingerprint(state),
        log=logged(log),
        program=about.program,
        rules=str(game.version),
        picture=about.picture,
        marks=list(about.marks),
    )


def about_of(document: Document) -> About:
    """What a loaded save says about itself, to go on with."""
    meta = document.meta
    return About(
        match=meta.match,
        created=meta.created,
        seats=meta.seats,
        name=meta.name,
        program=document.program,
        marks=document.marks,
        summary=meta.summary,
    )


def session_of(document: Document, file: object = "") -> Session:
    """The game as it stood, from the snapshot. `BadSave` for whatever the rules cannot go on with."""
    try:
        game = _game(document)
        content, _ = content_of(document)
        state = _attempt("$.snapshot", "save-snapshot", lambda: decode(document.snapshot, content))
        _check_state(document, game, state)
        log = [answer_of(entry, f"$.log[{number}]") for number, entry in enumerate(document.log)]
    except BadSave as bad:
        raise bad.in_file(str(file)) from None
    return Session(state, document.seed, log)


def answer_of(entry: Logged, place: str) -> Answer:
    return _attempt(place, "save-wrong-shape", lambda: Answer.decode(entry.plain()))


def _game(document: Document) -> Game:
    try:
        return find(document.game)
    except (KeyError, ImportError):
        raise BadSave("", "$.game", "save-other-game", {"game": document.game}) from None


def _check_state(document: Document, game: Game, state: State) -> None:
    if state.game != document.game or encode(state.setup) != document.setup:
        raise BadSave("", "$.setup", "save-snapshot", {"detail": "another setup"})
    # Drafts had no fingerprint.
    if document.fingerprint and fingerprint(state) != document.fingerprint:
        raise BadSave("", "$.fingerprint", "save-fingerprint")
    _attempt("$.snapshot", "save-snapshot", lambda: waiting(state))
    _attempt("$.snapshot", "save-snapshot", lambda: game.turn(state))
    broken = _attempt("$.snapshot", "save-snapshot", lambda: game.unsound(state))
    if broken:
        raise BadSave("", "$.snapshot", "save-snapshot", {"detail": str(broken[0])[:200]})


def _attempt(place: str, reason_id: str, attempt: Callable[[], T]) -> T:
    """Rules meet data they never made: whatever they raise is the save's fault, not the program's (UX-69)."""
    try:
        return attempt()
    except BadSave:
        raise
    except Exception as error:
        detail = f"{type(error).__name__}: {error}"[:200]
        raise BadSave("", place, reason_id, {"detail": detail}) from error


def content_of(document: Document) -> tuple[Any, bool]:
    """The content to play on with, and whether it is what the program has installed now (UX-68)."""
    game = _game(document)
    try:
        installed = game.content(list(document.meta.sets))
    except Exception:  # a set that is gone or broken now; the save carries its own
        installed = None
    if not document.content.hash:
        return installed, True
    if isinstance(installed, Facts) and installed.hash == document.content.hash:
        return installed, True
    if game.schema is None:
        raise BadSave("", "$.content", "save-content", {"detail": "the game has no card sets"})
    facts, problems = _attempt(
        "$.content.packed", "save-content", lambda: unpack(game.schema, document.content.packed)
    )
    if problems or facts.hash != document.content.hash:
        detail = str(problems[0]) if problems else "another hash"
        raise BadSave("", "$.content.packed", "save-content", {"detail": detail[:200]})
    return facts, False

