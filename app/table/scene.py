"""The table: one match, one pair of eyes, everything to play with."""

from __future__ import annotations

from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Any

import pygame

import app.table.keys  # noqa: F401  (its actions become bindable)
from app.games import part
from app.match import Match, play_settings
from app.table import menus, regions
from app.table.actions import Chips
from app.table.attention import Attention
from app.table.browse import open_pile
from app.table.chrome import Complaints
from app.table.clearing import clearing
from app.table.commands import Commands
from app.table.desk import Desk
from app.table.ending import Ending
from app.table.face_down import FaceDown
from app.table.model import Id, PlayerInfo, Tableau
from app.table.module import GameTable, Look
from app.table.motion.timeline import INSTANT, Timeline
from app.table.overlay import prepare_dice
from app.table.panels import Panels, Root
from app.table.passing import PassingOn
from app.table.picture import TablePicture
from app.table.preparing import prepare_play
from app.table.prompt import PromptBar
from app.table.reading import Reading
from app.table.stage import Stage
from app.table.teller import Teller
from app.table.top import TableTop
from app.text.names import shown_name
from app.ui.colour import rgb
from app.ui.input import Act, Chord, Digit, Intent, Lost, PointerEvent
from app.ui.scene import Scene
from app.ui.widget import Widget
from rules import Decision, Event, view

if TYPE_CHECKING:
    from app.ui.program import Program

TABLES: dict[str, type[GameTable]] = {}
THINKING_MS = 500.0  # UX-72
WORDS_AT_ONCE = 6


def table_of(game: str) -> type[GameTable]:
    """How this game lies on the table, from its manifest."""
    if game not in TABLES:
        TABLES[game] = part(game, "table")
    return TABLES[game]


class TableScene(Scene):
    """See the module. The match says what happens; the desk knows what lies there; this wires them to the window."""

    name = "table"
    back = False
    behind_dialogs = ("why", "hide")
    lively = True

    def __init__(self, app: Program, match: Match, module: type[GameTable] | None = None) -> None:
        super().__init__(app)
        self.match = match
        kind = module or table_of(match.session.setup.game)
        self.module = kind(self.ctx.texts, ())
        self.name_seats()
        self.timeline = Timeline()
        browse = partial(open_pile, self)
        self.host.patient = app.studio is not None
        judge = match.why_not
        self.desk = Desk(self.ctx, self.module, self.timeline, self._answer, self.stale, browse, judge, app.studio)
        self.pins: dict[int, str] = {}  # four digits per seat that wants them (UX-42)
        self.commands = Commands(self)
        self.picture = TablePicture(self)
        self.teller = Teller(self)
        self.ending = Ending(self)
        self.reading = Reading(self)
        self.passing = PassingOn(self)
        self.face_down = FaceDown(self)
        self.attention = Attention(self)
        self.asked: tuple[Decision, ...] = ()
        self.overview = False
        self.hush = False  # the key of the cover has not come up yet
        self.panels = Panels(self)
        self._fresh = False  # the static layer shows the present
        self._laid = False  # this frame shows another position; the next ones have time for the rest
        self._ask_later = self._words_later = False
        self._owed = 0.0  # milliseconds that the game itself has not heard of yet
        self._said_thinking = -1.0
        self.pointer = (-1, -1)
        self.outcome: Scene | None = None  # the end of the game has been shown; it can be opened again
        self._trust: bool = app.settings["trust"]
        self._eyes: int | None = None
        self._shown_position: tuple[Any, ...] = ()
        self._make_parts()
        self.module.attend(self)

    # --- parts

    def _make_parts(self) -> None:
        self.top = TableTop(self.desk)
        self.prompt = PromptBar(self.desk, self.commands.end)
        self.prompt.open_rules = self.teller.open_rules
        self.prompt.wording = self.teller.question
        self.prompt.time_left = self.match.time_left
        self.chips = Chips()
        self.complaints = Complaints()

    def name_seats(self) -> None:
        """Names that nobody typed are told in the present language, also while another screen lies above this one."""
        seats, texts = self.match.seats, self.ctx.texts
        self.module.players = tuple(
            PlayerInfo(shown_name(texts, seats[seat].name), seats.is_human(seat)) for seat in range(len(seats))
        )

    def _use_tints(self) -> None:
        """Symbols around the table have the colours of the pieces on it."""
        tints = self.module.tints()
        self.ctx.tints = tuple(rgb(tint) for tint in tints)
        self.match.wear(tints)

    def recolour(self) -> None:
        """The seats' pieces have got their colours in the middle of the game."""
        self._use_tints()
        self.words_soon()
        self.stale()

    def build(self) -> Widget:
        """Texts, theme or size changed: the words are made anew, the desk stays."""
        self.desk.cancel_drag()
        self.desk.painter.forget()
        self._use_settings()
        self.name_seats()
        self._use_tints()
        self._foresee_words()
        self.refresh(animate=False)
        self.picture.forget()
        return Root(self)

    def rebuild(self) -> None:
        fresh = not self.host.layers
        super().rebuild()
        if fresh:
            self.attention.begin()

    def parts(self) -> list[Widget]:
        panels = self.panels
        found: list[Widget | None] = [
            self.top,
            panels.stack,
            self.prompt,
            panels.stops,
            panels.seats,
            panels.log,
            panels.bar,
            self.chips,
            self.complaints,
            self.reading.layer,
        ]
        return [part for part in found if part is not None]

    def _foresee_words(self) -> None:
        """Messages with grammar are read before they are needed, a few at a time (UX-101)."""
        studio, game = self.app.studio, self.module.game
        if studio is None:
            return
        prepare_play(self.app)
        studio.ask(("dice", id(self)), partial(prepare_dice, self.ctx, self.desk.performer), later=True)
        stems = (f"{game}-", *(f"{kind}-{game}" for kind in ("event", "prompt", "option", "reason", "undo")), "table-")
        steps = self.ctx.texts.foresee(*stems)

        def read(number: int) -> None:
            if any(True for _ in islice(steps, WORDS_AT_ONCE)):
                studio.ask(("words", id(self), number + 1), partial(read, number + 1), later=True)

        studio.ask(("words", id(self), 0), partial(read, 0), later=True)

    def _use_settings(self) -> None:
        settings = self.app.settings
        speed = settings["speed"]
        self.timeline.speed = INSTANT if speed == 0 else float(speed)
        self.timeline.reduced = settings["reduced_motion"]
        self.timeline.pace_ms = None if settings["ai_step"] else float(settings["ai_pace"])
        self.desk.painter.strength = settings["highlight"] / 100
        self.top.double_click, self.top.one_click = settings["double_click"], settings["one_click"]
        names = ("ai_pace", "ai_step", "ai_time", "grace", "hide_hand_after")
        fresh = play_settings({name: settings[name] for name in names})
        kept = self.match.settings
        for field in ("pace_ms", "step", "think_seconds", "grace_ms", "hide_after_s"):
            setattr(kept, field, getattr(fresh, field))
        if settings["trust"] != self._trust:  # changed in the middle of the game, which began by its own setting
            kept.trust = self._trust = settings["trust"]

    # --- layout

    def lay_out(self) -> None:
        """Give every part its place; called by the tree."""
        now = self.panels.divide()
        self.top.board = now.board
        self.top.rect = pygame.Rect(0, 0, *self.ctx.size)
        self.panels.lay_out(now)
        self._lay_out_choice(now)

    def _lay_out_choice(self, now: regions.Regions) -> None:
        """The parts that follow the choice: prompt, chips, open sheets."""
        ctx = self.ctx
        self.prompt.place_in(ctx, now.prompt)
        self.chips.place(ctx, pygame.Rect(0, now.status.bottom, ctx.size[0], ctx.size[1] - now.status.bottom))
        self.reading.layer.place(ctx, pygame.Rect(0, 0, *ctx.size))

    def keep_clear(self) -> list[pygame.Rect]:
        """What an enlarged card does not cover where there is room elsewhere: questions, outcomes, what was played."""
        parts = (self.prompt, self.panels.stack, self.panels.bar)
        rects = [part.rect for part in parts if part is not None]
        return [pygame.Rect(rect) for rect in (*rects, *self.module.keep_clear(self.desk)) if rect.width]

    # --- the view

    def refresh(self, events: tuple[Event, ...] = (), *, animate: bool = True, before: Tableau | None = None) -> None:
        """Show the present view; with events, how it came about."""
        menus.close_actions(self)
        if self.match.covered_for is not None:
            self.conceal()
            return
        self.face_down.put_down()
        now = self.panels.divide()
        self._laid, self.reading.postponed = True, self.app.studio is not None
        self.asked = self.match.asked()
        self._eyes, self._shown_position = self.match.viewer, self._position()
        self.desk.camera.region = now.board
        self._set_tray(now.board)
        if before is not None:
            self.desk.stage = Stage(self.ctx, before, self.desk.camera, now.hand)
        self.desk.lay(self.look(now), now.hand, events, animate=animate)
        if self.panels.divide() != now:  # the first look tells which panels there are
            now = self.panels.divide()
            self.desk.camera.region = now.board
            self.desk.lay(self.look(now), now.hand, animate=False)
        patient = animate and self.app.studio is not None
        self._ask_later = (self.timeline.busy or patient) and not self._same_question()
        self._words_later = patient
        if not self._ask_later:
            self._ask()
            return
        self.desk.ask(None)
        if not patient:
            self.words()

    def _ask(self) -> None:
        """Take up the present question."""
        self.attention.is_drawn |= self._new_question()
        decision = self._decision()
        if decision is not None:
            self.passing.to(decision)
        self.desk.ask(decision, self._given_by(decision.seat) if decision is not None else 0)
        if not self._words_later:
            self.words()

    def look(self, now: regions.Regions, public: bool = False) -> Look:
        match = self.match
        viewer = None if public else match.viewer
        seen = view(match.session.state, None) if public else match.view()
        asked = () if public else self.asked
        return Look(seen, viewer, now.board.size, self.ctx.scale, self.ctx.text_scale, asked, match.below)

    def _set_tray(self, board: pygame.Rect) -> None:
        performer = self.desk.performer
        box = self.desk.tableau.tray
        rect = (
            self.desk.camera.rect(box)
            if box
            else pygame.Rect(0, 0, min(self.ctx.px(360), board.width), min(self.ctx.px(200), board.height))
        )
        if not box:
            rect.center = board.center
        performer.area = rect
        performer.tray = performer.tray.__class__(
            rect.width, rect.height, max(12.0, min(self.ctx.px(44), rect.height / 2.8))
        )

    def _decision(self) -> Decision | None:
        """The question of these eyes; where several people share the screen, the one the game puts first."""
        return self.module.foremost(self.asked, self.match.viewer)

    def _same_question(self) -> bool:
        """Where something is to be read first, a question is a new one even if it is asked in the same words."""
        return not self.timeline.holds and self._decision() is not None and not self._new_question()

    def _given_by(self, seat: int) -> int:
        return sum(answer.seat == seat for answer in self.match.session.log)

    def _new_question(self) -> bool:
        wanted, shown = self._decision(), self.desk.decision
        return wanted is not None and (shown is None or shown.prompt != wanted.prompt or shown.seat != wanted.seat)

    def words(self) -> None:
        """Everything that is said around the board."""
        self._words_later = False
        self.prompt.waiting = self.teller.waiting_words()
        self.prompt.extra = self.teller.extra_buttons()
        self.panels.refresh()
        self._show_choice()
        if self.host.layers:
            self._fresh = True
            self.host.layout()
            self.attention.settle()
            self.attention.follow()

    def words_soon(self) -> None:
        """With the next frame, where frames are watched."""
        if self.app.studio is None:
            self.words()
        else:
            self._words_later = True

    def _show_choice(self) -> None:
        """Chips beside the chosen piece, spots for the keyboard."""
        self.top.refresh()
        key, thing, entries = menus.chips_of(self)
        floating = not menus.in_hand(self)
        self.chips.show(key if floating else None, thing, entries if floating else [], self.prompt.rect)
        self.prompt.offer_actions([] if floating else entries)
        complaint = self.desk.complaint
        self.complaints.text = complaint.text if complaint else ""
        self.complaints.is_hint = complaint is not None and complaint.is_hint
        stage = self.desk.stage
        self.complaints.thing = (
            stage.rect(complaint.thing) if complaint and stage and complaint.thing is not None else None
        )

    def natural_focus(self, everything: list[Widget]) -> Widget | None:
        """Where the keyboard goes of itself."""
        return self.attention.to_question(everything)

    def conceal(self) -> None:
        """Nothing of a seat's private things stays anywhere in the scene (UX-41)."""
        self.desk.clear()
        self._eyes = None
        self.top.refresh()
        for layer in self.host.layers:
            layer.focus = None
            layer.remembered.clear()
        self.host.hover = self.host.held = None
        self.reading.clear()
        self.passing.forget()
        self.asked = ()
        self.panels.clear()
        self.prompt.waiting, self.prompt.extra = "", []
        self.prompt.refresh()
        self.chips.show(None, None, [], self.prompt.rect)
        self.complaints.text = ""
        self.picture.forget()
        self._fresh = self._words_later = False

    def stale(self) -> None:
        self._fresh = False
        self.host.dirty = True

    # --- time

    def update(self, dt: float) -> bool:
        self._laid = False
        changed = self.pump(dt)
        if self.app.scene is not self:
            return True
        for cue in self.desk.performer.update(dt):
            if cue.name.startswith("sound:"):
                self.app.sound(cue.name.removeprefix("sound:"))
            elif cue.name == "rest":
                self.app.sound("die")
        self._owed += dt
        changed |= not self._laid and self._next_stage()
        # Behind a menu or a dialog nobody moves on: what was missed there could not be taken back.
        covered = len(self.host.layers) > 1
        done = not self.timeline.busy and not covered and not self.module.holds()
        self.match.show_done(done, self.module.lingers())
        self.ending.go_on()
        if self.app.scene is not self:
            return True
        self._light_choice()
        if self.desk.sprites.collect():
            self.host.dirty = changed = True
        changed |= self._thinks() or self.desk.pulse() > 0
        changed |= self.desk.update()
        changed |= self.reading.update(self.pointer)
        if self.top.asked_actions is not None:
            menus.open_actions(self, self.top.asked_actions)
            self.top.asked_actions = None
        if not self._fresh and not self._words_later:
            self._settle_choice()
        return changed or self.desk.performer.changing or self.match.ring is not None or self.picture.lively

    def _next_stage(self) -> bool:
        """One thing per frame: words for a new position, its question, its log lines, what the game itself opens."""
        if self._ask_later and not self.timeline.busy:
            self._ask_later = False
            self._words_later = self.reading.postponed = self.app.studio is not None
            self._ask()
            return True
        if self._words_later:
            self.words()
            return True
        if self.reading.postponed:
            return self.reading.catch_up()
        owed, self._owed = self._owed, 0.0
        changed = self.module.update(owed)
        return (len(self.host.layers) == 1 and self.reading.catch_up()) or changed

    def _light_choice(self) -> None:
        """Pointing at a choice lights the very piece it belongs to (UX-32)."""
        widget = self.host.hover if self.ctx.device == "mouse" else self.host.focused
        self.desk.point_at(self.prompt.lights.get(widget.id, ()) if widget is not None else ())

    def _settle_choice(self) -> None:
        """The choice changed: its words follow."""
        self._fresh = True
        self._show_choice()
        self.host.layers[0].root.adopt(*self.parts())
        self._lay_out_choice(self.panels.divide())
        self.host.dirty = True
        self.attention.settle()

    def pump(self, dt: float) -> bool:
        """Let the match go on; also called while the cover is down."""
        changed = self.teller.tell(self.match.update(dt))
        moved = self._position() != self._shown_position or bool(not self.asked and self.match.asked())
        if moved and self.match.covered_for is None and self.app.scene is self:
            self.refresh()  # an answer without visible consequences
            changed = True
        return changed

    def _position(self) -> tuple[Any, ...]:
        match = self.match
        rests = match.ring is None, match.waits_for_step, match.looks
        return match.viewer, match.covered_for, len(match.session.log), *rests

    def _thinks(self) -> bool:
        thinking = [one for one in self.match.thinking() if one.elapsed_ms >= THINKING_MS]
        share = thinking[0].elapsed_ms / max(1.0, thinking[0].most_ms) if thinking else -1.0
        if abs(share - self._said_thinking) < 0.04 and (share < 0) == (self._said_thinking < 0):
            return False
        self._said_thinking = share
        self.prompt.progress = min(1.0, share) if share >= 0 else -1.0
        self.prompt.waiting = self.teller.waiting_words()
        self.stale()
        return True

    # --- answers

    def _answer(self, decision: Decision, value: Any) -> None:
        self.teller.note(decision, value)
        self.face_down.keep()
        self.match.answer(value, seat=decision.seat)
        self.reading.put_away()  # what lies below the pointer after a click or a drop has not been asked about
        self.pump(0.0)
        if self.app.scene is self:
            self._refresh_if_needed(decision)

    def _refresh_if_needed(self, decision: Decision) -> None:
        """An answer without visible events still changes what is asked."""
        if self.desk.decision is decision:
            self.refresh()

    # --- intents

    def raw(self, event: pygame.event.Event) -> bool:
        return self.module.raw(event)

    def offer(self, intent: Intent) -> bool:
        if not isinstance(intent, Chord):
            self.match.touched()
        if self.passing.holds_back(intent):
            return True
        if isinstance(intent, PointerEvent):
            self.pointer = self.top.pointer = intent.pos
            self.top.shift = intent.shift
            if intent.kind in ("press", "release"):
                self.reading.handled()
            if intent.kind == "press":
                self.reading.press_at(intent.pos)
        if isinstance(intent, Act) and intent.action == "confirm" and self._hushed(intent):
            return True
        return self._offer_point(intent) if isinstance(intent, PointerEvent) else super().offer(intent)

    def _hushed(self, intent: Act) -> bool:
        """The key that lifted the cover and is still down must neither play a card nor close anything."""
        if intent.released:
            self.hush = False
        return self.hush

    def foremost(self, intent: Intent) -> bool:
        if self.module.offer(intent):
            return True
        meant = self.module.key(intent.name, self.asked) if isinstance(intent, Chord) else None
        if meant is not None:
            decision, value = meant
            self.commands.attempt(lambda: self.match.answer(value, seat=decision.seat))
            return True
        confirms = isinstance(intent, Act) and intent.action == "confirm" and not intent.released
        return confirms and self._skips()

    def _offer_point(self, intent: PointerEvent) -> bool:
        before = self.host.dirty
        dragging = self.desk.drag is not None
        over = self.desk.drag.over if self.desk.drag else None
        used = super().offer(intent)
        if intent.kind == "move":
            self._hover(intent.pos)
            still = self.desk.drag is not None and self.desk.drag.over == over
            if dragging and still and self._fresh:
                self.host.dirty = before  # only the carried piece moved: the still layer stays
                self.app.dirty = True
        return used

    def _hover(self, pos: tuple[int, int]) -> None:
        under = self.host.at(pos)
        if self.panels.log and self.reading.log.hovered(pos):
            self.host.dirty = True
        shown = self.desk.stage.piece_at(pos) if under is self.top and self.desk.stage else None
        thing = shown.piece.id if shown else None
        if thing != self.desk.hover:
            lifted = any(one is not None and one.hand for one in (shown, self._shown(self.desk.hover)))
            self.desk.hover = thing
            self.reading.pointed(thing)
            if lifted:
                self.host.dirty = True

    def _shown(self, thing: Id | None) -> Any:
        return self.desk.stage.of(thing) if self.desk.stage and thing is not None else None

    def _skips(self) -> bool:
        """Space or pad A finishes what is running (UX-25), or ends a ring that waits for a key."""
        if self.match.ring is not None and self.match.ring_left() is None:
            self.match.end_ring()
            return True
        if self.timeline.busy:
            self.timeline.finish_running()
            return True
        if self.match.looks and len(self.host.layers) == 1:
            self.commands.step_on()
            return True
        return False

    def intent(self, intent: Intent) -> bool:
        if isinstance(intent, Lost):
            self.top.cancel()
            self.commands.let_keys_go()
            self.match.focus_lost()
            self.pump(0.0)
            return True
        if isinstance(intent, Digit):
            return self.chips.press_digit(self.ctx, intent.value) or self.prompt.press_digit(intent.value)
        if isinstance(intent, PointerEvent):
            return self.commands.other_buttons(intent)
        if isinstance(intent, Act):
            return self.commands.released(intent.action) if intent.released else self.commands.do(intent.action)
        return False

    # --- drawing

    def draw(self, surface: pygame.Surface) -> None:
        self.picture.draw(surface)

    @property
    def postpones(self) -> bool:
        """A new position that is told in motion has cost enough for one frame; the first picture is never put off."""
        return self._laid and self.picture.stands and self.app.studio is not None and self.timeline.busy

    @property
    def shows_what_happened(self) -> bool:
        """The next question waits until the table has come to rest."""
        return self._ask_later

    @property
    def desk_seat(self) -> int | None:
        """Whose view lies on the desk."""
        return self._eyes

    # --- for others

    def public_picture(self) -> pygame.Surface:
        """For screenshots: nothing private of another seat (UX-109)."""
        return self.picture.public()

    def entered(self) -> None:
        self._use_tints()
        self._use_settings()  # they may have been changed in the meantime (UX-75)
        if self.outcome is not None:
            self.desk.performer.forget()  # the last points have been told on the result screen
        if self.host.layers and self.match.covered_for is None:
            self.refresh(animate=False)

    def notice_place(self, size: tuple[int, int]) -> pygame.Rect:
        return clearing(self, size)

    def live_texts(self) -> dict[str, str]:
        """Whose turn it is and what is asked, and the newest line of the log; nothing while the cover is down."""
        if self.match.covered_for is not None:
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
