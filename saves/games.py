"""Between a session of the rules and a save document: the one place where both are known."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from copy import deepcopy
from dataclasses import field, replace
from datetime import UTC, datetime
from typing import Any, Literal

from rules import (
    Answer,
    Game,
    Session,
    Setup,
    State,
    apply,
    clone,
    decode,
    encode,
    find,
    fingerprint,
    fingerprint_of,
    new_game,
)  # fmt: skip
from rules.content.loading import Content, unpack
from rules.core.lean import dataclass
from saves.document import (
    LONGEST_WORD,
    MOST_MARKS,
    Document,
    Logged,
    Meta,
    SavedContent,
    SeatInfo,
    check_meta,
)
from saves.errors import BadSave
from saves.trial import attempt, try_out

Kind = Literal["manual", "auto"]
MOMENT = "%Y-%m-%dT%H:%M:%S.%fZ"  # how a save writes a moment
OLDER_RULES = "older-rules"  # the mark of a game begun by older rules: its log no longer plays from the start


@dataclass(frozen=True, slots=True)
class SaveFacts:
    """What a save says about a game besides its position. Everything here may be seen by everyone."""

    match: str
    created: str
    seats: Sequence[SeatInfo]
    name: str = ""
    program: str = ""
    marks: Sequence[str] = ()
    picture: str | None = field(default=None, repr=False)


def fitting(about: SaveFacts) -> SaveFacts:
    """The same, with every text as long as a save can hold: a long name must not cost a game its journal."""
    return replace(
        about,
        name=_clipped(about.name),
        program=_clipped(about.program),
        seats=[SeatInfo(_clipped(seat.name), _clipped(seat.kind), seat.home, seat.colour) for seat in about.seats],
        marks=[_clipped(mark) for mark in about.marks if mark][:MOST_MARKS],
    )


def _clipped(text: str) -> str:
    whole = text.encode("utf-8", "replace").decode("utf-8")  # no halves of characters
    return whole if len(whole) <= LONGEST_WORD else whole[: LONGEST_WORD - 1] + "…"


def now() -> str:
    """This moment as a save writes it.

    >>> len(now())
    27
    """
    return datetime.now(UTC).strftime(MOMENT)


def logged(answers: Iterable[Answer]) -> list[Logged]:
    return [Logged(*answer.encode()) for answer in answers]


def packed_content(facts: Any) -> SavedContent:
    """What a save keeps of a game's content; a game without card sets keeps nothing."""
    return SavedContent(facts.hash, facts.pack()) if isinstance(facts, Content) else SavedContent("", None)


def document_of(
    session: Session, about: SaveFacts, kind: Kind = "manual", content: SavedContent | None = None
) -> Document:
    """The session as a document. `content` is given where it has been packed before."""
    return frozen_document(session, about, kind, content)()


def frozen_document(
    session: Session, about: SaveFacts, kind: Kind = "manual", content: SavedContent | None = None
) -> Callable[[], Document]:
    """The session as it is now, to be turned into a document later by the writer's thread.

    Only the copies are made here, which costs a fraction of a millisecond (UX-100).
    """
    state, log, seed, moment = clone(session.state), list(session.log), session.seed, now()
    return lambda: _document(state, log, seed, about, kind, moment, content or packed_content(state.content))


def _document(
    state: State, log: list[Answer], seed: int, about: SaveFacts, kind: Kind, moment: str, content: SavedContent
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
        over=state.outcome is not None,
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


def about_of(document: Document) -> SaveFacts:
    """What a loaded save says about itself, to go on with."""
    meta, marks = document.meta, list(document.marks)
    if _is_older(document) and OLDER_RULES not in marks:
        marks.append(OLDER_RULES)
    return SaveFacts(
        match=meta.match,
        created=meta.created,
        seats=meta.seats,
        name=meta.name,
        program=document.program,
        marks=marks,
    )


def session_of(document: Document, file: object = "") -> Session:
    """The game as it stood, from the snapshot. `BadSave` for whatever the rules cannot go on with."""
    try:
        check_meta(document)
        game = _game(document)
        version = rules_of(document)
        if version > game.version:
            raise BadSave("", "$.rules", "save-newer-rules", {"found": version, "known": game.version})
        content, _ = content_of(document)
        state = _state(document, game, version, content)
        try_out(game, state)
        log = log_of(document)
    except BadSave as bad:
        raise bad.in_file(str(file)) from None
    return Session(state, document.seed, log)


def _state(document: Document, game: Game, version: int, content: Any) -> State:
    """The snapshot as the rules of today know it."""
    snapshot = document.snapshot
    is_older = version < game.version and game.migrate is not None
    if is_older and (type(snapshot) is not dict or snapshot.get("setup") != document.setup):
        raise BadSave("", "$.setup", "save-snapshot", {"detail": "another setup"})
    # Rules of the same version may still have written a position in another way.
    snapshot = attempt("$.snapshot", "save-snapshot", lambda: _migrated(game, snapshot, version))
    state = attempt("$.snapshot", "save-snapshot", lambda: decode(snapshot, content))
    if state.game != document.game or (encode(state.setup) != document.setup and not is_older):
        raise BadSave("", "$.setup", "save-snapshot", {"detail": "another setup"})
    # Drafts had no fingerprint, and that of a migrated position stands for the old one.
    if document.fingerprint and not is_older:
        found = attempt("$.snapshot", "save-snapshot", lambda: fingerprint_of(document.snapshot))
        if found != document.fingerprint:
            raise BadSave("", "$.fingerprint", "save-fingerprint")
    return state


def _migrated(game: Game, snapshot: dict[str, Any], version: int) -> dict[str, Any]:
    # A copy: loading never changes the document.
    return game.migrate(deepcopy(snapshot), version) if game.migrate and type(snapshot) is dict else snapshot


def rules_of(document: Document) -> int:
    """The version of the rules that wrote a save; drafts did not say, they were older than all."""
    if document.rules and not re.fullmatch(r"[0-9]{1,9}", document.rules):
        raise BadSave("", "$.rules", "save-wrong-shape", {"detail": "the version of the rules is not a whole number"})
    return int(document.rules or 0)


def _is_older(document: Document) -> bool:
    return rules_of(document) < _game(document).version


def answer_of(entry: Logged, place: str) -> Answer:
    return attempt(place, "save-wrong-shape", lambda: Answer.decode(entry.plain()))


def log_of(document: Document) -> list[Answer]:
    """The answers of a save, in the shape that they have today."""
    log = [answer_of(entry, f"$.log[{number}]") for number, entry in enumerate(document.log)]
    ways = _game(document).rewording
    if ways is None or not any(ways.is_older(answer.prompt, answer.value) for answer in log):
        return log
    try:
        return _all_reworded(document, log)
    except Exception:  # a game that did not begin with its deal, or a forged log: it opens, and cannot be replayed
        return log


def _all_reworded(document: Document, log: list[Answer]) -> list[Answer]:
    """What an answer meant depends on the position, so the game is played once more."""
    state = new_game(document.game, setup_of(document), document.seed, content_of(document)[0])
    made = []
    for answer in log:
        made.append(reworded(state, answer))
        apply(state, made[-1], listen=False)
    return made


def reworded(state: State, answer: Answer) -> Answer:
    """An answer of an earlier version to the question that is open now, in the shape that it has today."""
    ways = find(state.game).rewording
    if ways is None or not ways.is_older(answer.prompt, answer.value):
        return answer
    return answer._replace(value=ways.reworded(state, answer.seat, answer.value))


def setup_of(document: Document) -> Setup:
    """How the game began."""
    setup: Setup = attempt("$.setup", "save-snapshot", lambda: Setup.decode(document.setup))  # type: ignore[attr-defined]
    return setup


def _game(document: Document) -> Game:
    try:
        return find(document.game)
    except (KeyError, ImportError):
        raise BadSave("", "$.game", "save-other-game", {"game": document.game}) from None


def content_of(document: Document) -> tuple[Any, bool]:
    """The content to play on with, and whether it is what the program has installed now (UX-68)."""
    game = _game(document)
    sets = setup_of(document).sets
    try:
        installed = game.content(list(sets))
    except Exception:  # a set that is gone or broken now; the save carries its own
        installed = None
    if not document.content.hash:
        return installed, True
    if isinstance(installed, Content) and installed.hash == document.content.hash:
        return installed, True
    if game.schema is None:
        raise BadSave("", "$.content", "save-content", {"detail": "the game has no card sets"})
    facts, problems = attempt("$.content.packed", "save-content", lambda: unpack(game.schema, document.content.packed))
    if problems or not facts.sets or facts.hash != document.content.hash:
        detail = str(problems[0]) if problems else "another hash" if facts.sets else "no card set in it"
        raise BadSave("", "$.content.packed", "save-content", {"detail": detail[:200]})
    return facts, False
