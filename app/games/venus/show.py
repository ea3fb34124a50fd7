"""What happens on the table of Onward to Venus over time: attempts, crises, motion, the last reckoning.

The table hands every event and every hook on to this; it asks the rules nothing and decides nothing.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pygame

from app.games.venus import scoring
from app.games.venus.attempt import Attempts, Board, Outcome, skulls_of
from app.games.venus.attempt_draw import PANEL, PLACE, AttemptPanel
from app.games.venus.crisis import INVASION, Chapter, CrisisLog
from app.games.venus.crisis import PHASE as CRISES
from app.games.venus.crisis_panel import Story
from app.games.venus.crisis_words import Page, chapter_page, levels_page, rule_of
from app.games.venus.motion import Motion
from app.games.venus.motion import draw as draw_flying
from app.games.venus.pieces import unit_id
from app.games.venus.plan import Plan
from app.games.venus.sheets import FactSheets
from app.games.venus.show_words import ShowWords
from app.table.choose import CHOSEN
from app.table.model import Box, Gesture, Id, Piece, Place
from app.table.motion.steps import Hold, InTurn, MotionStep, Together
from app.table.motion.timeline import INSTANT
from app.table.overlay import draw_motion
from app.table.roles.motion import Throw
from app.table.tumble import Tray
from app.ui.context import Context
from app.ui.widget import Widget
from art.venus.dice import BODY, side
from rules import Event
from rules.core.decisions import Option
from rules.venus.questions import BOMBARD, HIRE, RAZE, REMOVE, TOLL

if TYPE_CHECKING:
    from app.games.venus.table import VenusTable
    from app.table.desk import Desk
    from app.table.kit import TableKit
    from app.ui.scene import Layer
    from rules.venus.seen import TableSeen


LEVELS, SCORE, DEFEAT = "levels", "score", "defeat"
Rows = tuple[tuple[int, str], ...]
RESULT_MS = 5200.0  # how long the result of an attempt can be read
OTHERS_MS = 1400.0  # that of another player, by whoever is to play: it lies over the table that is needed now
OF_CRISES = (HIRE, REMOVE, RAZE, BOMBARD, TOLL)


class Show:
    """One for each table."""

    def __init__(self, table: VenusTable) -> None:
        self.table = table
        self.words = ShowWords(table.texts, table.names, table.known)
        self.trials, self.panel = Attempts(self.words), AttemptPanel(self)
        self.motion, self.sheets = Motion(table), FactSheets(self)
        self.chronicle = CrisisLog()
        self.outcome = Outcome()
        self._left = 0.0  # milliseconds for which the last result is still shown
        self._changed = self._retitle = False
        self._over: Mapping[str, Any] = {}
        self._read: dict[int, Rows] = {}  # what was read of a chapter about the others, by its number
        self._owed: list[str] = []  # pages that wait to be read: a cover may fall before they are (UX-45)
        self._owed_since: tuple[int | None, int] = (None, 0)  # by whom, and after how many answers
        self._layer: Layer | None = None
        self._opened = ""  # the page in it
        self._skipping = False

    @property
    def kit(self) -> TableKit:
        return self.table.kit

    def worlds_at(self, planets: Sequence[str]) -> list[pygame.Rect]:
        """Where these planets are in the window."""
        camera, worlds = self.kit.desk.camera, self.table.plan.worlds
        return [camera.rect(worlds[planet].ring) for planet in planets if planet in worlds]

    # --- the picture

    def renew(self, seen: TableSeen) -> None:
        """Another view, perhaps in another language or with other names."""
        self.words.names = tuple(player.name for player in self.table.players)
        self.words.see(seen)
        attempt = seen.get("attempt")
        if attempt and not self.outcome.is_about(attempt):
            self.outcome.begin(attempt)  # the table was laid in the middle of it
        elif not attempt:
            self.outcome.past = True

    def present(self, seen: TableSeen) -> TableSeen:
        """What the line above the table speaks of: while crises are read, their period and phase."""
        if not self._owed or not self.chronicle.levels.known:
            return seen
        return {**seen, "period": self.chronicle.levels.period, "phase": CRISES, "active": -1}

    def laid(self, now: Plan, losing: bool) -> tuple[list[Place], list[Piece], Box | None]:
        """The panel of the attempt or of its result, as a place with pieces; and where dice tumble."""
        board, planet = self._board(losing)
        if board is None:
            return [], [], None
        place, pieces, box = self.panel.lay(board, planet, now)
        return [place], pieces, box

    def _board(self, losing: bool) -> tuple[Board | None, str]:
        attempt = self.table.seen.get("attempt")
        if attempt:
            board = self.trials.board(attempt, self.table.viewer, losing, self.outcome)
            return board, str(attempt["planet"])
        if self.outcome.over and self._left > 0:
            return self.trials.ended(self.outcome), str(self.outcome.attempt["planet"])
        return None, ""

    def draw(self, art: Hashable, size: tuple[int, int], ctx: Context) -> pygame.Surface | None:
        return self.panel.draw(art, size, ctx) or draw_flying(art, size, ctx)

    def draw_marks(self, ctx: Context, surface: pygame.Surface, desk: Desk) -> None:
        """What is laid out for the attempt stays where it lies, outlined."""
        attempt = self.table.seen.get("attempt")
        stage = desk.stage
        if not attempt or stage is None or attempt["seat"] != self.table.viewer:
            return
        chosen: list[Id] = [*attempt["declared"], *(card for card, _, _ in attempt["sacrifices"])]
        chosen += [unit_id(attempt["planet"], attempt["seat"], unit) for unit, n in attempt["landing"].items() if n]
        for thing in chosen:
            rect, shown = stage.rect(thing), stage.of(thing)
            if rect is not None and shown is not None:
                up = shown.rise if shown.hand and desk.hover in shown.members else 0  # it has come up to be read
                desk.painter.outline(ctx, surface, rect.move(0, -up), shown.piece.round, CHOSEN)

    def keep_clear(self, desk: Desk) -> list[pygame.Rect]:
        """Dice and sum stay in sight while cards are read and chosen (UX-49)."""
        rect = desk.stage.rect(PANEL) if desk.stage is not None and self.table.seen.get("attempt") else None
        return [rect] if rect is not None else []

    def draw_motion(self, ctx: Context, surface: pygame.Surface) -> None:
        """What moves or waits to move, for a page over the table: without it that would be missing."""
        desk = self.kit.desk
        if desk.stage is not None:
            draw_motion(ctx, surface, desk.painter, desk.performer, desk.shown or desk.stage, desk.stage)

    # --- gestures

    def previewed(self, option: Option, gesture: Gesture) -> Gesture:
        """In an attempt units and cards tell what the sum would be (UX-15); an empire tells its cards."""
        if isinstance(option, str) and option in self.table.known.empires:
            return replace(gesture, preview=self.words.starting_cards(option))
        attempt = self.table.seen.get("attempt")
        if not attempt or not isinstance(option, tuple) or gesture.preview:
            return gesture
        return replace(gesture, preview=self.trials.preview(attempt, option))

    # --- events

    def steps(self, event: Event) -> Sequence[MotionStep] | None:
        """The motion of an event; where a page belongs, the queue holds for it first."""
        held = self._holds_before(event)
        self._notice(event)
        own = self._own(event)
        held_after = self._holds_after(event)
        if not held and not held_after:
            return own
        self._changed = self._retitle = True
        self._owe([*held, *held_after])
        return [*held, *(own or ()), *held_after]

    def _owe(self, held: Sequence[MotionStep]) -> None:
        """These pages are to be read by the viewer; others are told on their own."""
        now = (self.table.viewer, len(self.table.match.session.log))
        if now != self._owed_since:
            self._owed_since, self._owed = now, []
        self._owed += [step.name for step in held if isinstance(step, Hold) and step.name not in (SCORE, DEFEAT)]

    def _still_owed(self) -> str | None:
        """The next page that was never read because the queue it stood in is gone; nothing after an undo."""
        viewer, answers = self._owed_since
        if viewer != self.table.viewer or answers > len(self.table.match.session.log) or not self._tells:
            self._changed |= bool(self._owed)  # the line above the table spoke of them
            self._retitle |= bool(self._owed)
            self._owed = []
        return self._owed[0] if self._owed and not self.kit.timeline.busy else None

    def _own(self, event: Event) -> Sequence[MotionStep] | None:
        if event.kind == "attempt_dice":
            return self._dice(event)
        if event.kind == "roll" and event.data["why"] == "bombardment" and self.chronicle.chapters:
            thrown = self.thrown(event)
            assert thrown is not None
            roll = self.kit.desk.performer.roll_dice(thrown)
            return [roll, *self.motion.bombard(self.chronicle.chapters[-1].planet)]
        return self.motion.steps(event)

    def _notice(self, event: Event) -> None:
        self.chronicle.notice(event)
        if event.kind == "phase":
            self._read.clear()
            self._skipping = False
        if self.outcome.notice(event):
            self._changed = True
            self._left = RESULT_MS if self.outcome.over else 0.0
            if event.kind == "attempt_over" and not event.data["success"]:
                attempt = self.table.seen.get("attempt")
                self.outcome.need = attempt["need"] if attempt else self.outcome.need
        elif event.kind in ("phase", "period") and self._left:
            self._left, self._changed = 0.0, True
        if event.kind == "over":
            self._over = event.data
        self._changed |= event.kind == "planet_dead"

    @property
    def _tells(self) -> bool:
        """Pages are for people at the table who do not hurry; recordings and lessons go on by themselves (UX-62)."""
        kit = self.kit
        wanted = kit.name == "table" and bool(self.table.match.seats.humans)
        return wanted and kit.timeline.speed != INSTANT and not self._hurries

    @property
    def _hurries(self) -> bool:
        """The fast-forward key is held (UX-71)."""
        speed = self.kit.app.settings["speed"]
        return bool(speed) and self.kit.timeline.speed > float(speed)

    def _holds_before(self, event: Event) -> list[MotionStep]:
        """A chapter that ends with this event is read before what follows is seen."""
        chapters = self.chronicle.chapters
        if not self._tells or not self.chronicle.is_on or not chapters:
            return []
        # An invasion begins without a crisis of its own, and the last one ends the game: all of it is one chapter.
        invaded, invades = chapters[-1].crisis == INVASION, event.data.get("why") == INVASION
        ends = event.kind in ("crisis", "phase") or (event.kind == "over" if invaded else invades)
        if not ends:
            return []
        number = len(chapters) - 1
        if chapters[number].is_quiet or self._read.get(number) == self._others(number):
            return []
        return [Hold(f"chapter:{number}")]

    def _others(self, number: int) -> Rows:
        """What a chapter tells about the other players; one's own choices one knows."""
        rows = chapter_page(self.words, self.chronicle.chapters[number]).rows
        return tuple(row for row in rows if row[0] != self.table.viewer)

    def _holds_after(self, event: Event) -> list[MotionStep]:
        if not self._tells:
            return []
        if event.kind == "crisis_levels" and any(event.data["levels"].values()):
            return [Hold(LEVELS)]
        if event.kind == "over":
            return [Hold(SCORE if "planets" in event.data else DEFEAT)]
        return []

    def _dice(self, event: Event) -> list[MotionStep] | None:
        """Dice tumble first; the panel keeps what it showed, and the dice come to lie on it afterwards."""
        thrown = self.thrown(event)
        desk = self.kit.desk
        if thrown is None or desk.stage is None:
            return None
        if PLACE in desk.stage.rects:  # an opponent may have finished it at once
            self._set_tray(len(thrown.faces))
        roll = desk.performer.roll_dice(thrown)
        assert isinstance(roll, InTurn)
        ms = sum(getattr(step, "ms", 0.0) for step in roll.steps)
        kept = [step for thing in self._panel_pieces() for step in self.motion.keep(thing, ms)]
        return [Together(roll, *kept)]

    def _set_tray(self, dice: int) -> None:
        """Dice tumble where the panel will lie, and never over the planet they are thrown for; large, so that everybody
        sees them."""
        ctx, desk = self.kit.ctx, self.kit.desk
        assert desk.stage is not None
        area = desk.stage.rects[PLACE].inflate(-ctx.px(24), -ctx.px(24))
        wide, high = max(area.width, ctx.px(220)), max(area.height, ctx.px(130))
        rect = pygame.Rect(0, 0, wide, high)
        rect.center = area.center
        rect.clamp_ip(self.kit.top.board)
        desk.performer.area = rect
        desk.performer.tray = Tray.holding(wide, high, dice, max(12.0, min(ctx.px(72), high / 2.4)))

    def _panel_pieces(self) -> list[Id]:
        stage = self.kit.desk.stage
        assert stage is not None
        return [shown.piece.id for shown in stage.shown if shown.piece.place == PLACE]

    def thrown(self, event: Event) -> Throw | None:
        faces = thrown_faces(event)
        if faces is None:
            return None
        if event.kind == "attempt_dice":
            attempt = self.table.seen.get("attempt")
            total = self.words.say("throw-need", need=attempt["need"]) if attempt else ""
        else:
            total = self._total(event.data)
        return Throw(faces, (BODY,), total=total, skull=True)

    def _total(self, data: Mapping[str, Any]) -> str:
        if data["why"] == "crises":
            return self.words.say("throw-skulls", count=skulls_of(data["dice"]))
        if data["why"] == "bombardment":
            return self.words.say("throw-pieces", count=data["total"])
        return self.words.say("throw-sum", seat=self.words.seat(data["seat"]), total=data["total"])

    # --- time

    def update(self, dt: float) -> bool:
        """Open the page that the queue waits for; let the last result go after a while."""
        self._keep_open()
        changed = self.motion.settle() or self._changed
        if self.lingers() and not self.kit.timeline.busy:
            asked = self.table.asked is not None and self.outcome.seat != self.table.viewer
            self._left = min(self._left, OTHERS_MS) - dt if asked else self._left - dt
            changed |= self._left <= 0
        if changed and self.kit.desk.stage is not None:
            self._changed = False
            self.table.services.relay()
            if self._retitle:
                self._retitle = False
                self.table.services.words()
        return changed

    def lingers(self) -> bool:
        """Everybody may read the result of the last attempt."""
        return self._left > 0 and self.table.seen.get("attempt") is None

    def dismiss(self) -> None:
        """Somebody goes on playing: the last result lies in nobody's way."""
        if self.lingers():
            self._left = 0.0
            self.table.services.relay()

    def _keep_open(self) -> None:
        timeline, host = self.kit.timeline, self.kit.host
        if self._layer is not None and self._layer not in host.layers:
            self._layer = None
        if self._layer is not None and self._hurries and timeline.holding not in (SCORE, DEFEAT):
            self._close()
        if self._layer is not None or len(host.layers) != 1:
            return
        owed, held = self._still_owed(), timeline.holding
        if held is not None and _is_page(held):
            self._open(held)
        elif owed is not None:
            self._open(owed)
        elif self._must_know() and not timeline.busy:
            number = len(self.chronicle.chapters) - 1
            self._open(f"chapter:{number}")

    def _must_know(self) -> bool:
        """Somebody is asked in the middle of a crisis: why, is told first."""
        chapters = self.chronicle.chapters
        on = self.chronicle.is_on and self.table.seen.get("phase") == CRISES
        if not on or not self._tells or not chapters or self.table.asked is None:
            return False
        return not chapters[-1].is_quiet and len(chapters) - 1 not in self._read

    def _open(self, name: str) -> None:
        passed = name not in (SCORE, DEFEAT) and (self._hurries or self._skipping)
        widget = None if passed else self._widget(name)
        if widget is None:
            self._done(name)
            return
        self.table.services.put_away()
        self._opened = name
        self._layer = self.kit.host.open(widget, on_close=lambda: self._done(name))

    def topic(self) -> str:
        """The rule behind the page that is open (UX-94)."""
        if self._layer is None or self._layer not in self.kit.host.layers:
            return ""
        if self._opened.startswith("chapter:"):
            chapter = self.chronicle.chapters[int(self._opened.partition(":")[2])]
            return rule_of(chapter)
        return {LEVELS: "OV-7.1", SCORE: "OV-9.3"}.get(self._opened, "OV-1.4")

    def _widget(self, name: str) -> Widget | None:
        if name == SCORE:
            told = scoring.reckoning(self._over, self.table.seen)
            return scoring.ScoreTally(self, told, self._close) if told is not None else None
        page = self._page(name)
        if page is None:
            return None
        skip = self._skip if name != DEFEAT else None
        return Story(self, page, self._close, skip)

    def _page(self, name: str) -> Page | None:
        if name == LEVELS:
            return levels_page(self.words, self.chronicle.levels, self._effects())
        if name == DEFEAT:
            return scoring.defeat_page(self.words, self._over, self.table.seen)
        chapter = self._chapter(name)
        return chapter_page(self.words, chapter, self._is_open(chapter)) if chapter is not None else None

    def _is_open(self, chapter: Chapter) -> bool:
        """Whether somebody has yet to decide what happens."""
        asked, last = self.table.asked, self.chronicle.chapters[-1]
        return chapter is last and asked is not None and asked.prompt in OF_CRISES

    def _chapter(self, name: str) -> Chapter | None:
        number = int(name.partition(":")[2])
        chapters = self.chronicle.chapters
        if number >= len(chapters):
            return None
        self._read[number] = self._others(number)
        return chapters[number]

    def _effects(self) -> dict[str, str]:
        """What every planet's level brings, as the rules have it in their tables."""
        levels, seen = self.chronicle.levels.levels, self.table.seen
        landed = seen["landed"] and not any(chapter.crisis == "landing" for chapter in self.chronicle.chapters)
        return {
            planet["id"]: self.words.effect_at(planet["levels"], levels.get(planet["id"], 0), landed)
            for planet in seen["planets"]
        }

    def _skip(self) -> None:
        """No more pages in this phase."""
        self._skipping = True
        self._close()

    def _close(self) -> None:
        if self._layer is not None:
            self.kit.host.close(self._layer)

    def _done(self, name: str) -> None:
        """The page has been read: what was held back goes on."""
        self._layer = None
        if name in self._owed:
            self._owed.remove(name)
        if self.kit.timeline.holding == name:
            self.kit.timeline.release()
        if not self._owed and not self.kit.timeline.holds:
            self._changed = self._retitle = True

    def holds(self) -> bool:
        return self._layer is not None and self._layer in self.kit.host.layers


def _is_page(held: str) -> bool:
    """Whether the queue waits for a page; it may also wait for something that is shown large."""
    return held in (LEVELS, SCORE, DEFEAT) or held.startswith("chapter:")


# --- the dice of Onward to Venus as events tell them: six sides, with a skull in place of the one


SIDES = 6


def thrown_faces(event: Event) -> tuple[int, ...] | None:
    """The sides that lie on top after a throw; of an attempt only the dice that were thrown now. None: no throw."""
    data = event.data
    if event.kind == "attempt_dice":
        return tuple(side(data["dice"][place]) for place in data["rolled"])
    return tuple(side(face) for face in data["dice"]) if event.kind == "roll" else None


def counted(event: Event) -> tuple[int, Sequence[int]] | None:
    """For statistics."""
    faces = thrown_faces(event)
    return None if faces is None else (SIDES, faces)
