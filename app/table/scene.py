"""The table scene: shows one match to one viewer, and lets people play.

It is a short pipeline: `EventPresenter` takes what the match reports, `TableUpdater` finds out what has changed,
`Parts` lays the window out, `TablePicture` draws it. `TableInput` takes the input. Each part gets the `TableKit` and
what else it needs.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

import app.table.keys  # noqa: F401  (its actions become bindable)
from app.games import part
from app.match import Match, UndoPoint
from app.table import menus, piece_actions
from app.table.attention import Attention
from app.table.browse import open_pile
from app.table.commands import Commands
from app.table.desk import Desk
from app.table.ending import Ending
from app.table.kit import TableKit
from app.table.model import PlayerInfo, Tableau
from app.table.module import GameTable
from app.table.motion.timeline import Timeline
from app.table.offered import Offered
from app.table.panels import Panels
from app.table.parts import Parts, Root
from app.table.picture import TablePicture
from app.table.preferences import Preferences, sits_opposite
from app.table.preparing import foresee_words
from app.table.presenter import EventPresenter
from app.table.prompt import PromptBar
from app.table.reading import Reading
from app.table.services import Surroundings, TableServices
from app.table.table_input import PassingOn, TableInput
from app.table.top import TableTop
from app.table.updater import TableUpdater
from app.table.viewpoint import FaceDown, Viewpoint
from app.table.words import TableWords
from app.text.names import shown_name
from app.ui.colour import rgb
from app.ui.input import Intent
from app.ui.program import Tune
from app.ui.scene import Scene
from app.ui.widget import Widget
from rules import Decision, Event
from rules.core.decisions import Value

if TYPE_CHECKING:
    from app.ui.program import Program


def table_of(game: str) -> type[GameTable]:
    """The game's table module, from its manifest."""
    found: type[GameTable] = part(game, "table")
    return found


def laid_out(
    app: Program, match: Match, module: type[GameTable] | None = None, asked: Decision | None = None
) -> GameTable:
    """A game's table module with the present position, to get its texts: for one question, or as everybody sees it."""
    scene = TableScene(app, match, module)
    scene.kit.asked = (asked,) if asked is not None else ()
    scene.viewpoint.tableau(public=asked is None)
    return scene.module


class TableScene(Scene):
    """See the module's docstring. Connects the parts of the table with each other and with the window."""

    name = "table"
    back = False
    behind_dialogs = ("why", "hide")
    lively = True

    def __init__(self, app: Program, match: Match, module: type[GameTable] | None = None) -> None:
        super().__init__(app)
        self.match = match
        self.tune = Tune(match.session.setup.game)
        kind = module or table_of(match.session.setup.game)
        self.module = kind(self.ctx.texts, ())
        self.name_seats()
        self.timeline = Timeline()
        self.host.patient = app.studio is not None
        self.desk = Desk(
            self.ctx, self.module, self.timeline, self._answer, self.stale,
            lambda thing: open_pile(self.kit, thing), match.why_not, match.undoing.is_harmless, app.studio, app.sound,
        )  # fmt: skip
        self.top = TableTop(self.desk)
        self.kit = TableKit(app, self.host, match, self.module, self.timeline, self.desk, self.top, self.name)
        self.desk.warn = partial(menus.ask_before_waste, self.kit)
        self.preferences = Preferences(self.kit)
        self.pins: dict[int, str] = {}  # four digits per seat that wants them (UX-42)
        self._owed = self._held_up = 0.0  # milliseconds that the game's module, and the match, know nothing of yet
        self._zoomed_at = -1.0  # the frame, by its clock, in which the board was laid out anew by hand
        self._make_parts()

    def _make_parts(self) -> None:
        kit = self.kit
        self.commands = self.make_commands()
        self.wording = self.make_words()
        self.attempt, self.toggle_log = self.commands.attempt, self.commands.toggle_log
        self.open_rules = self.wording.open_rules
        self.reading = Reading(kit, self)
        self.panels = self.make_panels()
        self.prompt = PromptBar(self.desk, self.commands.end)
        self.desk.look = self.reading.look
        self.prompt.open_rules = self.wording.open_rules
        self.prompt.wording = self.wording.question
        self.prompt.declining = self.wording.declining
        self.prompt.time_left = self.match.pace.time_left
        self.prompt.looking = self.wording.look_buttons
        self.desk.shifted = self.shifted
        self.top.lids = lambda: [self.prompt.rect]
        self.desk.is_covered = lambda pos: self.prompt.rect.collidepoint(pos)
        self.parts = self.make_layout()
        self.prompt.pointer = lambda: self.top.pointer
        self.host.kept_clear = self.parts.kept_from_tooltips
        self.viewpoint = Viewpoint(kit, self.panels.divide)
        self.presenter = self.make_presenter()
        self.offered = Offered(kit, lambda match, asked: laid_out(self.app, match, type(self.module), asked))
        self.attention = Attention(kit, self.prompt, self.natural_focus)
        self.host.stands_for = self.attention.meant
        self.passing = PassingOn(kit)
        self.face_down = FaceDown(kit, self.viewpoint, self.presenter.keep, self.conceal)
        self.updater = TableUpdater(
            kit, self.viewpoint, self.parts, self.wording, self.reading, self.passing, self.attention, self.face_down
        )
        self.picture = TablePicture(kit, self.viewpoint, self.parts, self.wording, self.draw_back)
        self.ending = Ending(kit, lambda: self.refresh(animate=False), self.name_seats, self.picture.close_up)
        self.input = TableInput(kit, self.commands, self.passing, self.reading, self.updater, self.parts)
        services = TableServices(
            self.refresh, self.updater, self.commands, self.offered, self.wording, self.reading, self.attention,
            self.recolour,
        )  # fmt: skip
        self.module.attend(kit, services, Surroundings(self.panels, self.parts, self.reading))

    # --- what a lesson or a recording overrides

    def make_commands(self) -> Commands:
        return Commands(self.kit, self)

    def make_words(self) -> TableWords:
        return TableWords(self.kit, self, self.commands)

    def make_panels(self) -> Panels:
        return Panels(self.kit, self.reading, self.wording, self.commands, self.words)

    def make_layout(self) -> Parts:
        return Parts(self.kit, self.panels, self.prompt, self.reading.layer, self.over)

    def make_presenter(self) -> EventPresenter:
        return EventPresenter(self.kit, self)

    def over(self) -> Widget | None:
        """A panel over the table, such as that of a lesson; None if there is none."""
        return None

    def natural_focus(self, everything: list[Widget]) -> Widget | None:
        """The widget that gets the focus by itself."""
        return self.attention.to_question(everything)

    def use_settings(self) -> None:
        self.preferences.follow()

    # --- the window

    def name_seats(self) -> None:
        """Set the names of the seats in the present language, also while another scene is shown."""
        seats, texts = self.match.seats, self.ctx.texts
        self.module.players = tuple(
            PlayerInfo(shown_name(texts, seats[seat].name), seats.is_human(seat)) for seat in range(len(seats))
        )

    def _use_tints(self) -> None:
        tints = self.module.layout.tints()
        self.ctx.tints = tuple(rgb(tint) for tint in tints)
        self.match.people.wear(tints)

    def recolour(self) -> None:
        """The seats' pieces have got other colours during the game: use them everywhere."""
        self._use_tints()
        self.words_soon()
        self.stale()

    def build(self) -> Widget:
        """Make the widgets anew after texts, theme or size have changed; the desk stays as it is."""
        self.desk.cancel_drag()
        self.desk.painter.forget()
        self.use_settings()
        self.name_seats()
        self._use_tints()
        foresee_words(self.kit)
        self.refresh(animate=False)
        self.picture.forget()
        return Root(self.parts, self.lay_out)

    def rebuild(self) -> None:
        fresh = not self.host.layers
        super().rebuild()
        if fresh:
            self.attention.begin()

    def lay_out(self) -> None:
        """Place all parts; called by the root widget."""
        self.parts.lay_out()

    def kept_in_sight(self) -> tuple[list[pygame.Rect], ...]:
        return self.parts.kept_in_sight()

    def shifted(self, laid_anew: bool) -> None:
        """The board was moved or zoomed: what is said around it stays as it is, if nothing stands beside a piece."""
        if not self.host.layers or not self.parts.follow_board():
            self.stale()
        self._zoomed_at = self.ctx.clock if laid_anew else -1.0

    def stale(self) -> None:
        self.updater.is_fresh = False
        self.host.dirty = True

    # --- the pipeline

    def pump(self, dt: float) -> bool:
        """Let the match go on; also called while the screen is covered."""
        changed = self.presenter.tell(self.match.update(dt))
        self._say_how_far()  # at once: otherwise a curtain could fall before anything of it is seen
        return changed

    def _say_how_far(self) -> None:
        """Tell the match whether everything is shown; it pauses while a dialog is open: nobody could see or undo it."""
        covered = len(self.host.layers) > 1
        done = not self.timeline.busy and not covered and not self.module.devices.holds()
        self.match.pace.show_done(done, self.module.devices.lingers())

    def refresh(self, events: tuple[Event, ...] = (), *, animate: bool = True, before: Tableau | None = None) -> None:
        """Show the present view; with events, animate how it came about."""
        self.updater.refresh(events, animate=animate, before=before)

    def words(self) -> None:
        """Make all texts around the board anew."""
        self.updater.words()

    def words_soon(self) -> None:
        self.updater.words_soon()

    def conceal(self) -> None:
        """Remove everything private of a seat from the scene (UX-41)."""
        self.updater.conceal()
        self.picture.forget()

    def draw(self, surface: pygame.Surface) -> None:
        self.picture.draw(surface, holds=self.updater.was_worded)

    # --- time

    def update(self, dt: float) -> bool:
        changed = self.desk.performer.changing  # what ends now has to go from the window, too
        to_draw = self.app.puts_off  # what the last frame has made ready: that is enough work, and the match waits
        self._held_up += dt
        if not to_draw:
            changed |= self.pump(self._held_up)
            self._held_up = 0.0
        if self.app.scene is not self:
            return True
        for sound in self.desk.performer.sounds(dt):
            self.app.sound(sound)
        self.tune = Tune(self.match.session.setup.game, self.desk.performer.mood.now)
        self._owed += dt
        changed |= not (self.updater.was_laid or to_draw) and self._next_stage()
        self._say_how_far()
        self.ending.go_on()
        if self.app.scene is not self:
            return True
        self._light_choice()
        if self.desk.sprites.collect():
            self.host.dirty = changed = True
        changed |= self._thinks() or self.desk.pulse() > 0
        changed |= self.desk.update()
        changed |= self.reading.update(self.top.pointer)
        told = self.panels.reads_log() or self.reading.layer.recap is not None  # either says the same
        if self.parts.last_lines.follow(self.reading, not told):
            self.host.dirty = changed = True
        if self.top.asked_actions is not None:
            piece_actions.open_actions(self.kit, self.reading, self.top.asked_actions)
            self.top.asked_actions = None
        self.updater.settle_choice()
        running = self.match.replies.ring_left() is not None  # a ring that waits for a key stands still
        changed |= self.desk.performer.changing or running or self.picture.lively
        return self.picture.follow_panels(alone=not changed and not self.app.dirty) or changed

    def _next_stage(self) -> bool:
        """Do the next thing that a new position needs; if there is none, let time pass for the game's module."""
        shown = self.updater.next_stage()
        if shown is not None:
            return shown
        owed, self._owed = self._owed, 0.0
        changed = self.module.devices.update(owed)
        return (len(self.host.layers) == 1 and self.updater.catch_up()) or changed

    def _light_choice(self) -> None:
        """Mark the pieces that the button under the pointer is about (UX-32)."""
        widget = self.host.hover if self.ctx.device == "mouse" else self.host.focused
        self.desk.point_at(self.prompt.lights.get(widget.id, ()) if widget is not None else ())

    def _thinks(self) -> bool:
        share = self.wording.thought()
        if share is None:
            return False
        self.prompt.progress, self.prompt.waiting = share, self.wording.waiting_words()
        self.stale()
        return True

    @property
    def awaits(self) -> bool:
        return not self.match.pace.is_idle

    @property
    def postpones(self) -> bool:
        """Whether what this frame has laid or worded is drawn in the next one; the first picture is not put off."""
        words = self.host.was_opened or (self.updater.was_worded and not self.picture.is_kept)
        done = self.updater.was_laid or words or self._zoomed_at == self.ctx.clock
        return done and self.picture.stands and self.app.studio is not None

    @property
    def shows_what_happened(self) -> bool:
        """Whether an animation is running, for which the next question waits."""
        return self.updater.asks_later

    @property
    def is_front(self) -> bool:
        """Whether no other scene lies over the table."""
        return self.app.scene is self

    @property
    def turned(self) -> bool:  # type: ignore[override]
        return sits_opposite(self.app, self.match, self.match.below)

    @property
    def desk_seat(self) -> int | None:
        """The seat whose view the desk shows."""
        return self.viewpoint.viewer

    # --- answers and intents

    def _answer(self, decision: Decision, value: Value) -> None:
        self.note(decision, value)
        self.face_down.keep()
        if self.desk.choice is not None and self.desk.decision is decision:
            for prompt, said in self.module.answers.says_ahead(self.desk.choice).items():
                self.match.replies.say_ahead(decision.seat, prompt, said)
            self.match.replies.say_chain(
                decision.seat, self.desk.ending or self.module.answers.says_next(self.desk.choice)
            )
        self.match.answer(value, seat=decision.seat)
        self.put_away()  # after an answer another thing may be under the pointer; its sheet was not wanted
        self.pump(0.0)
        if self.app.scene is self and self.desk.decision is decision:
            self.refresh()  # even an answer without visible events changes what is asked

    def raw(self, event: pygame.event.Event) -> bool:
        return self.module.devices.raw(event)

    def offer(self, intent: Intent) -> bool:
        return self.input.offer(intent, super().offer)

    def foremost(self, intent: Intent) -> bool:
        return self.input.foremost(intent)

    def intent(self, intent: Intent) -> bool:
        return self.input.use(intent)

    # --- what the parts ask of each other

    def note(self, decision: Decision, value: Value) -> None:
        self.offered.note(decision, value)

    def decision_words(self, points: Sequence[UndoPoint]) -> list[str]:
        return self.offered.decision_words(points)

    def put_away(self) -> None:
        self.reading.put_away()

    def put_down(self) -> None:
        self.face_down.put_down()

    def thumbnail(self) -> bytes:
        return self.picture.thumbnail()

    def end(self) -> None:
        """Begin to prepare the result screen; the table stays below it and can be looked at again."""
        self.ending.begin()

    @property
    def outcome(self) -> Scene | None:
        """The result screen, once it has been shown."""
        return self.ending.outcome

    def cover(self, seat: int, why: str) -> None:
        """Cover the table and name this seat, or change the name on the cover."""
        from app.table.curtain import draw_curtain

        draw_curtain(self, self.app, seat, why)

    def uncover(self) -> None:
        if self.app.scene.name == "handover":
            self.app.pop()

    def public_picture(self) -> pygame.Surface:
        """The table for screenshots, without anything private (UX-109)."""
        return self.picture.public()

    def entered(self) -> None:
        self._use_tints()
        self.name_seats()  # the language may have been changed meanwhile (UX-87)
        self.use_settings()  # and others of the settings (UX-75)
        if self.outcome is not None:
            self.desk.performer.forget()  # the result screen has already shown the last points
        if self.host.layers and self.match.screen.covered_for is None:
            self.refresh(animate=False)

    def notice_place(self, size: tuple[int, int]) -> pygame.Rect:
        return self.parts.notice_place(size)

    def live_texts(self) -> dict[str, str]:
        """For a screen reader: the status line and the newest line of the log; nothing while the screen is covered."""
        if self.match.screen.covered_for is not None:
            return {}
        return {"asked": self.panels.status.text, "line": self.reading.log.newest()}

    def rested(self) -> None:
        if self.name == "table" and len(self.host.layers) == 1:
            self.picture.illustrate()

    def left(self) -> None:
        try:
            self.picture.farewell()
        finally:
            self.ctx.tints = ()
            self.match.leave()

    def close_asked(self) -> bool:
        return False
