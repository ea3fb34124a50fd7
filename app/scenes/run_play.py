"""From a run to its next match, and from the end of a match back to the run.

A game that has runs of its own names a module in its manifest (`runs`):

    KINDS = ("draft", "sealed")                       worded by run-<game>-<kind> and -line
    def begin(app, kind) -> Any: ...                  what the run keeps for the game, for instance its packs
    def steps(app, run, keep) -> list[Step]: ...      what is to be done before a match, and what may be done
    def rivals(app, run) -> list[tuple[str, str]]     name and level of those who are met, in their order
    def table(app, run) -> Draft: ...                 the next match

A game with a `ladder.toml` has the kind `ladder`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from app.games import manifests, part
from app.match.fixed_tables import FixedTable, shipped
from app.match.people import seated_by
from app.match.runs import LADDER, MOST_MOMENTS, RunFiles, RunGame, SoloRun, ticket_of
from app.scenes import launch
from app.scenes.challenges import draft_of
from app.scenes.draft import Draft
from app.scenes.seated_people import name_chairs, people_of
from saves.people import FIRST

if TYPE_CHECKING:
    from app.match import Match
    from app.scenes.finished import Finished
    from app.ui.program import Program


class Step(NamedTuple):
    """Something to do on the page of a run; a `needed` one comes before the next match."""

    id: str
    words: str
    icon: str
    action: Callable[[], None]
    needed: bool = False


def kinds_of(game: str) -> tuple[str, ...]:
    own = part(game, "runs")
    return (*(own.KINDS if own is not None else ()), *((LADDER,) if shipped(game, "ladder") else ()))


def games_with_runs() -> list[str]:
    return [game.id for game in manifests() if kinds_of(game.id)]


def files_of_runs(app: Program, game: str) -> RunFiles | None:
    """Where runs are kept; visitors of a stand have none."""
    return RunFiles(app.places, game) if app.places is not None and app.kiosk is None else None


def begin(app: Program, game: str, kind: str, person: str) -> SoloRun | None:
    """A new run, on the disk before anything of it is seen; None if it cannot be kept."""
    from saves.errors import CannotWrite
    from saves.games import now

    files = files_of_runs(app, game)
    if files is None:
        app.say("notice-not-written", icon="warning", role="warn")
        return None
    if kind == LADDER:
        run = SoloRun(game, kind, len(shipped(game, "ladder")), person, now())
    else:
        own = part(game, "runs")
        run = SoloRun(game, kind, own.NEEDED, person, now(), own=own.begin(app, kind))
    try:
        return files.add(run)
    except CannotWrite as trouble:
        app.say(trouble.reason_id, icon="warning", role="warn", **trouble.params)
        return None


def rung_of(run: SoloRun) -> FixedTable | None:
    """The table of a ladder that comes next: a lost one comes again."""
    rungs = shipped(run.game, "ladder")
    return rungs[run.wins] if run.kind == LADDER and run.wins < len(rungs) else None


def steps_of(app: Program, run: SoloRun, keep: Callable[[object], None]) -> list[Step]:
    """What the game has to be done before the next match."""
    return [] if run.kind == LADDER else list(part(run.game, "runs").steps(app, run, keep))


def rivals_of(app: Program, run: SoloRun) -> list[tuple[str, str]]:
    """Whom one meets at the next match: names (empty where nobody has one yet) and levels."""
    rung = rung_of(run)
    if rung is not None:
        return [("", kind) for seat, kind in enumerate(rung.seats) if seat != rung.human]
    found: list[tuple[str, str]] = part(run.game, "runs").rivals(app, run) if run.kind != LADDER else []
    return found


def play(app: Program, run: SoloRun) -> None:
    """The next match; one that was cut off goes on."""
    from app.scenes.resume import cut_off

    waiting = cut_off(app, run.game, run.mark)
    if waiting:
        launch.resume(app, waiting)
        return
    rung = rung_of(run)
    draft: Draft = draft_of(rung) if rung is not None else part(run.game, "runs").table(app, run)
    for seat in draft.humans():
        draft.chairs[seat].person = run.person or FIRST
    name_chairs(draft, people_of(app))
    launch.begin(app, draft, marks=(run.mark,))


# --- the end of a match


def is_of_run(marks: tuple[str, ...]) -> bool:
    return ticket_of(marks) is not None


def report(app: Program, over: Finished) -> None:
    """A finished game goes into its run, once."""
    ticket, files = ticket_of(over.marks), files_of_runs(app, over.game)
    if ticket is None or files is None:
        return
    seat = next(iter(seated_by(over.marks)), -1)
    if seat < 0 or seat >= len(over.who):
        return
    result = RunGame(
        over.result.place_of(seat) == 1,
        over.match,
        over.date,
        over.turns,
        tuple(name for name, _ in over.who),
        over.story.moments[-MOST_MOMENTS:],
    )
    _change(app, files, ticket[0], lambda run: run.enter(ticket[1], result))


def withdraw(app: Program, match: Match) -> None:
    """The last step of a match was taken back."""
    ticket = ticket_of(match.files.marks)
    files = files_of_runs(app, match.session.setup.game)
    if ticket is not None and files is not None:
        _change(app, files, ticket[0], lambda run: run.withdraw(match.files.match_id))


def _change(app: Program, files: RunFiles, key: str, change: Callable[[SoloRun], object]) -> None:
    from saves.errors import BadSave, CannotWrite

    try:
        files.change(key, change)
    except CannotWrite as trouble:
        app.say(trouble.reason_id, icon="warning", role="warn", **trouble.params)
    except (BadSave, ValueError):
        app.say("run-lost", icon="warning", role="warn")


def keep_own(app: Program, run: SoloRun, own: object) -> None:
    """What the game keeps of a run has changed: on the disk before anything more is shown."""
    run.own = own
    files = files_of_runs(app, run.game)

    def change(kept: SoloRun) -> None:
        kept.own = own

    if files is not None:
        _change(app, files, run.key, change)


def give_up(app: Program, run: SoloRun) -> None:
    files = files_of_runs(app, run.game)

    def change(kept: SoloRun) -> None:
        kept.given_up = True

    if files is not None:
        _change(app, files, run.key, change)


def return_to_run(app: Program, over: Finished) -> None:
    """The page of the run to which a match belongs; where the run is gone, the list."""
    from app.scenes.run_page import RunScene
    from app.scenes.runs import RunsScene

    ticket, files = ticket_of(over.marks), files_of_runs(app, over.game)
    run = files.find(ticket[0]) if ticket is not None and files is not None else None
    app.go_home()
    app.push(RunsScene(app, over.game))
    if run is not None:
        app.push(RunScene(app, run))
