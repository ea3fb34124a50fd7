"""From a draft, a save or a journal to a table: the one way in which every match begins (UX-64, UX-92)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from app.scenes.draft import Draft
from app.scenes.remembered import recall
from app.settings import ITEMS

if TYPE_CHECKING:
    from app.match import Match, PlaySettings
    from app.match.opponent import Opponent
    from app.ui.program import Program
    from saves.document import Document
    from saves.store import Store

_stores: WeakKeyDictionary[Program, Store] = WeakKeyDictionary()
_opponents: WeakKeyDictionary[Program, Opponent] = WeakKeyDictionary()
_extras: WeakKeyDictionary[Match, dict[str, Any]] = WeakKeyDictionary()


def store_of(app: Program) -> Store | None:
    """The saves of this user; None where the program has no folder."""
    if app.places is None:
        return None
    from saves.store import Store

    kept = _stores.get(app)
    if kept is None or kept.places is not app.places:
        kept = _stores[app] = Store(app.places)
    return kept


def opponent_of(app: Program) -> Opponent:
    """The worker in which computer players think; one for the whole program."""
    from os import cpu_count

    from app.match.opponent import Opponent, processes_for

    def processes() -> int:
        return processes_for(cpu_count() or 1, app.settings["ai_cores"])

    if app not in _opponents:
        _opponents[app] = Opponent(lambda line: _note(app, line), processes=processes)
    return _opponents[app]


def _note(app: Program, line: str) -> None:
    if app.kiosk is not None:
        app.kiosk.day.fault(line)
    if app.places is not None:
        from saves.reports import ErrorLog

        ErrorLog(app.places).add(line)


def settings_of(app: Program) -> PlaySettings:
    from app.match import play_settings

    return play_settings({name: app.settings[name] for name in ITEMS})


def begin(
    app: Program, draft: Draft, seed: int | None = None, marks: Sequence[str] = (), *, content: Any = None
) -> None:
    """Start a new game and sit down; `marks` say what it is played for. `content` is given where it need not be read
    from the chosen sets."""
    app.busy()
    from app.match import Match, fair, tempers
    from app.match.people import marks_of
    from app.scenes.lobby import prepare
    from app.scenes.seated_people import seated_here

    prepare(draft)
    setup = draft.setup()
    strengths = fair_strengths(app, draft)
    match = Match.begin(
        draft.game,
        setup,
        draft.seed_number() if seed is None else seed,
        draft.who(app.ctx.texts, strengths),
        opponents=opponent_of(app),
        store=store_of(app),
        settings=settings_of(app),
        content=content_for(app, draft) if content is None else content,
        marks=(
            *marks,
            *marks_of(seated_here(app, draft)),
            *fair.marks_of(strengths),
            *tempers.marks_of(draft.tempers()),
        ),
    )
    sit_down(app, match, draft.extras)


def fair_strengths(app: Program, draft: Draft) -> dict[int, float]:
    """How strong those are who play a fair match with the people that sit here; of a visitor no record is kept."""
    from app.match.fair import fair_strength
    from app.scenes.seated_people import seated_here

    fair_seats = draft.fair_seats()
    if not fair_seats:
        return {}
    people = [id for id in seated_here(app, draft).values() if id]
    places = app.places if app.kiosk is None else None
    return dict.fromkeys(fair_seats, fair_strength(places, people, draft.game, len(draft.machines())))


def content_for(app: Program, draft: Draft) -> Any:
    """The chosen sets, the user's own among them; None lets the rules load the shipped ones."""
    if not draft.sets or app.places is None:
        return None
    from app.match.content_sets import content_of

    return content_of(app.places, draft.game, draft.sets)


def load(app: Program, document: Document) -> None:
    """Go on from a save; it becomes a match of its own."""
    app.busy()
    from app.match import resuming
    from app.match.scenarios import known_start_of
    from app.table.trial import try_table

    match = resuming.loaded(
        document,
        store_of(app),
        opponents=opponent_of(app),
        settings=settings_of(app),
        opening=known_start_of(document.game, document.marks),
        trial=partial(try_table, app),
    )
    sit_down(app, match)


def resume(app: Program, name: str) -> None:
    """Take up an unfinished match where its journal ends."""
    app.busy()
    from app.match import Seats, resuming
    from app.match.scenarios import known_start_of
    from app.table.trial import try_table
    from saves.errors import BadSave
    from saves.recovery import resume as take_up

    store = store_of(app)
    if store is not None:
        taken = take_up(store, name)
        try:
            try_table(app, taken.running.session, Seats.of(taken.running.about.seats))
        except BadSave as bad:
            taken.running.leave()  # the journal stays as it is
            raise bad.in_file(store.match_folder(name)) from None
        opening = known_start_of(taken.running.session.setup.game, taken.running.about.marks)
        match = resuming.resumed(taken, store, opponents=opponent_of(app), settings=settings_of(app), opening=opening)
        sit_down(app, match, remembered_extras(app, match.session.setup.game))


def remembered_extras(app: Program, game: str) -> dict[str, Any]:
    """What the game's own part of the new-game screen decided last: devices are not part of a save."""
    kept = recall(app, "new-game", game)
    found = kept.get("extras") if isinstance(kept, dict) else None
    return dict(found) if isinstance(found, dict) else {}


def extras_of(match: Match) -> dict[str, Any]:
    """What a match was seated with, for a rematch."""
    return dict(_extras.get(match, {}))


def sit_down(app: Program, match: Match, extras: Mapping[str, Any] | None = None) -> None:
    """Show the table; whatever screen led here is left behind, the menu stays below."""
    from app.scenes.guided import table_for

    if app.kiosk is not None:
        app.kiosk.day.begin(match.session.setup.game)
    while len(app.scenes) > 1:
        app.scenes.pop().left()
    scene = table_for(app, match)
    if any(mark.startswith("challenge:") for mark in match.files.marks):
        from app.scenes.challenges import show_goals  # other tables need not wait for what counts goals (P13)

        show_goals(app, scene)
    # A game's table module may want what its own part of the new-game screen decided, such as input devices.
    seated = getattr(scene.module, "seated", None)
    _extras[match] = dict(extras or {})
    if seated is not None:
        seated(extras_of(match))
    app.push(scene)
