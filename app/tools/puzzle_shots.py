"""A puzzle as its maker looks at it, a picture of the table and the position in words; and as it is played."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.tools.shot import shot_of
from rules import Answer, Chance, apply, clone, events_for, waiting

if TYPE_CHECKING:
    from app.match.puzzles import Puzzle
    from app.scenes.puzzle import PuzzleScene
    from app.shell.main import App
    from app.table.module import GameTable
    from app.table.scene import TableScene
    from rules.ai.brief import Brief
    from rules.core.decisions import Value

LINES = 24  # of the log
ENDINGS = 32  # games played to their end after an answer
EVENTS, AFTER = 60, 16  # of one of them, and lines that are told
WHO = ("Anna", "Vega", "Rigel", "Altair", "Mira", "Deneb")


def found_puzzle(game: str, id: str) -> Puzzle:
    """A puzzle or draft by name, or by the path of its file; the command ends where there is none."""
    from app.games import folder
    from app.match.puzzles import read
    from app.shell.commands.options import fail

    shipped = folder(game, "puzzles") if game else None
    path = Path(id) if id.endswith(".toml") else shipped / f"{id}.toml" if shipped else Path(id)
    found, problems = read(path)
    if found is None:
        raise fail("; ".join(str(one) for one in problems))
    return found


def puzzle_table(app: App, puzzle: Puzzle) -> TableScene:
    """The table at the question, as the seat that is asked sees it."""
    from app.match import Match, PlaySettings, Seats
    from app.match.feed import relived
    from app.match.thoughts import Nobody
    from app.table.scene import TableScene

    session = puzzle.session()
    count = len(session.setup.seats)
    names = [WHO[0] if seat == puzzle.seat else WHO[seat + (seat < puzzle.seat)] for seat in range(count)]
    people = Seats([(name, "human" if name == WHO[0] else "captain") for name in names])
    settings = PlaySettings(trust=True, hide_after_s=0)
    scene = TableScene(app, Match(session, people, opponents=Nobody(), settings=settings, feed=relived(session)))
    app.settings["speed"] = 0
    app.push(scene)
    app.step(0.0)
    return scene


@shot_of("puzzle")
def _puzzle(app: App, game: str = "", id: str = "", **_more: Any) -> None:
    from app.match.puzzles import puzzles
    from app.tools.shot_games import first_game

    game = game or first_game()
    puzzle_table(app, found_puzzle(game, id) if id else puzzles(game)[0])


def in_words(app: App, puzzle: Puzzle) -> str:
    """All that somebody needs who writes a puzzle's texts: log, question, answers with their chances, the opponents'
    reasons, and how games end after the best answer and after the tempting one."""
    from app.table.log import worded
    from app.table.offered import value_words
    from rules.ai.brief import Brief
    from rules.ai.hints import hints_of

    scene = puzzle_table(app, puzzle)
    module, match = scene.module, scene.match
    state = puzzle.session().state
    decision = puzzle.decision(puzzle.session())
    brief = Brief.of(state, decision, "admiral", puzzle.seed)
    lines = [
        f"{puzzle.game} {puzzle.id}, difficulty {puzzle.difficulty}, {len(puzzle.setup.seats)} seats, asked: "
        f"{module.seat_name(puzzle.seat)} (seat {puzzle.seat}), {puzzle.prompt}",
        f"tried {puzzle.trials} times in {puzzle.worlds} worlds, best in {puzzle.agree} of them, lead uncertain by "
        f"{puzzle.noise:.1%}, found by {', '.join(puzzle.found) or 'no level'}",
        *(f"  {row.plain}" for row in worded(module, match.log.lines_of(puzzle.seat))[-LINES:]),
        module.words.prompt(decision),
    ]
    for value, chance in puzzle.weighed:
        mark = "best" if puzzle.solves(value) else "tempting" if value == puzzle.tempting else ""
        lines.append(f"  {chance:6.1%} {mark:8} {value_words(module, decision, value)}   {value!r}")
    for value in (puzzle.best[0], puzzle.tempting):
        reason = hints_of(puzzle.game).why(brief.world, decision, value)
        lines += ["", f"AFTER {value_words(module, decision, value)}", f"  why: {module.words.reason(reason)}"]
        lines += _endings(brief, value, module)
    return "\n".join(lines)


def _endings(brief: Brief, value: Value, module: GameTable) -> list[str]:
    """How games end after an answer, and how one of them goes on."""
    from app.match.feed import LogLine
    from app.table.log import worded
    from app.tools.puzzling.sifting import next_answer, played_on, winners

    ends = [played_on(brief, value, future) for future in range(ENDINGS)]
    results = [state.outcome for state in ends if state.outcome is not None]
    told = [f"  {len(results)} games: " + ", ".join(
        f"{module.seat_name(seat)} {sum(one.scores[seat] for one in results) / len(results):.1f} points, "
        f"first in {sum(seat in winners(state) for state in ends)}"
        for seat in range(len(results[0].scores))
    )] if results else []  # fmt: skip
    state, luck = clone(brief.world), Chance(1)
    events = apply(state, Answer(brief.seat, brief.decision.prompt, value))
    while (asked := waiting(state)) and len(events) < EVENTS:
        events += apply(state, next_answer(state, asked[0], luck, len(events)))
    line = LogLine(0, brief.seat, "", 0, tuple(events_for(events, brief.seat)))
    return [*told, *(f"    {row.plain}" for row in worded(module, [line]))][:AFTER]


# --- as a person plays it


@shot_of("puzzles")
def _puzzles(app: App, game: str = "", **_more: Any) -> None:
    """The list, with some of them solved."""
    from app.match.puzzles import puzzles
    from app.scenes.puzzles import PuzzlesScene, puzzle_key
    from app.tools.people_shots import with_people
    from app.tools.shot_games import first_game
    from saves.people import FIRST, PeopleFiles

    game = game or first_game()
    with_people(app, game)
    assert app.places is not None
    for number, one in enumerate(puzzles(game)[:6]):
        PeopleFiles(app.places).solve(FIRST, puzzle_key(one), (3, 3, 2, 1, 3, 1)[number])
    app.push(PuzzlesScene(app, game))


def _sat_down(app: App, game: str, id: str) -> PuzzleScene:
    from app.match.puzzles import puzzles
    from app.scenes.puzzle import PuzzleScene, open_puzzle
    from app.tools.shot_games import first_game, own_places

    own_places(app)
    app.settings["speed"] = 0
    game = game or first_game()
    open_puzzle(app, found_puzzle(game, id) if id else puzzles(game)[0])
    app.step(16.0)
    scene = app.scene
    assert isinstance(scene, PuzzleScene)
    return scene


def _answered(app: App, scene: PuzzleScene, value: Any) -> None:
    scene._answer(scene.solving.question, value)
    while scene.solving.goes_on:
        app.step(100.0)
    app.step(6000.0)  # the stars have fallen


@shot_of("puzzle-asked")
def _asked(app: App, game: str = "", id: str = "", **_more: Any) -> None:
    _sat_down(app, game, id)


@shot_of("puzzle-hints")
def _hints(app: App, game: str = "", id: str = "", **_more: Any) -> None:
    scene = _sat_down(app, game, id)
    scene.hint()
    scene.hint()


@shot_of("puzzle-wrong")
def _wrong(app: App, game: str = "", id: str = "", **_more: Any) -> None:
    scene = _sat_down(app, game, id)
    _answered(app, scene, scene.puzzle.tempting)


@shot_of("puzzle-solved")
def _solved(app: App, game: str = "", id: str = "", **_more: Any) -> None:
    scene = _sat_down(app, game, id)
    _answered(app, scene, scene.puzzle.best[0])
