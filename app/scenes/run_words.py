"""Runs in words: what they are called, how they stand, and their best moments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.match.runs import LADDER, MOST_LOSSES, RunGame, SoloRun
from app.scenes.run_play import rivals_of, rung_of
from app.scenes.story import StoryWords
from app.scenes.wording import game_name, kind_name
from app.text.names import shown_name
from app.text.texts import Texts, message_id

if TYPE_CHECKING:
    from app.ui.program import Program

MOST_TOLD = 6


def kind_words(texts: Texts, game: str, kind: str) -> str:
    return texts("run-ladder") if kind == LADDER else texts(message_id("run", game, kind))


def kind_about(texts: Texts, game: str, kind: str) -> str:
    return texts("run-ladder-line") if kind == LADDER else texts(message_id("run", game, f"{kind}-line"))


def title(texts: Texts, run: SoloRun) -> str:
    return texts("run-title", kind=kind_words(texts, run.game, run.kind), game=game_name(texts, run.game))


def score(texts: Texts, run: SoloRun) -> str:
    return texts("run-score", wins=run.wins, losses=run.losses)


def path_said(texts: Texts, run: SoloRun) -> str:
    left = MOST_LOSSES - run.losses
    return texts("run-path", wins=run.wins, needed=run.needed, left=left)


def next_line(app: Program, run: SoloRun) -> str:
    """Whom one meets next, and where."""
    texts = app.ctx.texts
    met = [
        texts("run-rival", name=name, level=kind_name(texts, level)) if name else kind_name(texts, level)
        for name, level in rivals_of(app, run)
    ]
    rung = rung_of(run)
    if rung is not None:
        return texts("run-next-table", table=texts.translated(rung.name), rivals=", ".join(met))
    return texts("run-next", rivals=", ".join(met))


def round_line(texts: Texts, number: int, one: RunGame) -> str:
    names = ", ".join(shown_name(texts, name) for name in one.names[1:])
    return texts("run-round", number=number, result="won" if one.won else "lost", names=names)


def moments(texts: Texts, run: SoloRun) -> list[str]:
    """The last turning points of the games, those that were won first, in the order in which they came."""
    order = sorted(range(len(run.rounds)), key=lambda number: not run.rounds[number].won)
    told: list[tuple[int, str]] = []
    for depth in (1, 2, 3):
        for number in order:
            one = run.rounds[number]
            if len(told) < MOST_TOLD and depth <= len(one.moments):
                words = StoryWords.of(texts, run.game, [shown_name(texts, name) for name in one.names])
                line = words.sentence(one.moments[-depth])
                told.append((number, texts("run-moment", number=number + 1, line=line)))
    return [line for _, line in sorted(told, key=lambda each: each[0])]
