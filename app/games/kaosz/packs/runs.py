"""Draft runs and sealed runs: eight at a table, then one drafter after the other, each with the deck they built."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from app.games.kaosz.decks.brought import Brought, bring
from app.games.kaosz.decks.collection import GAME
from app.games.kaosz.packs.evenings import sold_faces
from app.games.kaosz.packs.event import DRAFT, SEALED, Guest, PackEvent
from app.games.kaosz.packs.event_scene import EventScene
from app.scenes.draft import HUMAN, STARS, Chair, Draft, random_seed
from app.scenes.run_play import Step

if TYPE_CHECKING:
    from app.match.runs import SoloRun
    from app.ui.program import Program

KINDS = (DRAFT, SEALED)
NEEDED = 5
SEATS = 8
# By the number of the match; after five wins or two losses there is none.
LEVELS = ("cadet", "pilot", "pilot", "captain", "captain", "admiral")


def begin(app: Program, kind: str) -> Any:
    """Eight at the table, and every pack dealt."""
    guests = [Guest(HUMAN), *(Guest("pilot", STARS[seat % len(STARS)]) for seat in range(SEATS - 1))]
    title = app.texts("run-kaosz-title", kind=kind)
    return PackEvent.begin(kind, title, guests, sold_faces(), random_seed()).encode()


def rivals(app: Program, run: SoloRun) -> list[tuple[str, str]]:
    """Whom one meets next: the drafters in the order of their seats, at levels that rise."""
    number = len(run.rounds)
    return [(STARS[number % len(STARS)], LEVELS[min(number, len(LEVELS) - 1)])]


def steps(app: Program, run: SoloRun, keep: Callable[[object], None]) -> list[Step]:
    evening = _Evening(app, run, keep)
    if evening.event.is_drafting:
        return [Step("draft", app.texts("packs-event-draft"), "rotate", evening.draft, needed=True)]
    if evening.event.unopened(0):
        return [Step("open", app.texts("packs-event-open"), "goods", lambda: evening.open_packs(0), needed=True)]
    ready = evening.designs(0) is not None
    return [Step("build", app.texts("packs-event-build"), "card", lambda: evening.build_deck(0), needed=not ready)]


def table(app: Program, run: SoloRun) -> Draft:
    """The next drafter with what they have built, by the official rules."""
    evening = _Evening(app, run, lambda own: None)
    name, level = rivals(app, run)[0]
    seat = 1 + len(run.rounds) % (SEATS - 1)
    designs = evening.designs(seat) or []
    draft = Draft(GAME, [Chair(HUMAN, own={"deck": evening.designs(0)}), Chair(level, name, {"deck": designs})])
    bring(draft, [Brought(evening.event.title, name, level, tuple(designs))])
    return draft


class _Evening(EventScene):
    """The packs of a run: their screens are those of an evening, but they are kept with the run."""

    def __init__(self, app: Program, run: SoloRun, keep: Callable[[object], None]) -> None:
        super().__init__(app, PackEvent.decode(run.own, sold_faces()))
        self._keep = keep

    def keep(self) -> None:
        self._keep(self.event.encode())

    def rebuild(self) -> None:
        """It is never shown itself."""
