"""The desk: what lies on the table, what is asked, what is being chosen or dragged.

Mouse, keyboard and gamepad all call `touch`, `drop`, `act` and `confirm`. The desk gives a finished answer to the
match, and shows the reason if the rules refuse it (UX-14, UX-17, UX-19).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Hashable, Sequence
from dataclasses import field, replace
from functools import partial
from typing import Any

import pygame

from app.match.options import ChainStep
from app.table.arrange import Shown
from app.table.camera import Camera
from app.table.choose import (
    BLOCKED,
    CHOSEN,
    LEGAL,
    TARGET,
    AmountChoice,
    Choice,
    FormChoice,
    OneChoice,
    SomeChoice,
    SplitChoice,
    begin,
)
from app.table.dragging import Drag, Dragging
from app.table.model import Gesture, Id, Tableau
from app.table.module import GameTable
from app.table.motion.timeline import Timeline
from app.table.painter import Painter
from app.table.performer import Performer
from app.table.remarks import Complaint
from app.table.roles.layout import Look
from app.table.sprites import Sprites
from app.table.stage import Stage
from app.ui.context import Context
from app.ui.studio import Studio
from rules import Decision, Event, Illegal, Reason
from rules.core.decisions import DECLINING, Option
from rules.core.lean import dataclass

PULSE_MS = 1600.0
SECOND_CLICK_MS = 500.0  # the longest double click, and the time needed to notice a new question
LARGE = 0.12  # things that take more than this share of the window are large places


Warn = Callable[[str, Callable[[], object], Callable[[], object]], object]


@dataclass
class Desk(Dragging):
    """The state of the table and of what the player is doing there; it draws nothing and has no widgets."""

    ctx: Context
    module: GameTable
    timeline: Timeline
    answer: Callable[[Decision, Any], None]  # gives an answer to the match; may raise Illegal
    changed: Callable[[], None]  # called when the table must be drawn again
    browse: Callable[[Id], bool] = lambda thing: False  # opens a pile to look through
    judge: Callable[[Decision, Any], Reason | None] = lambda decision, wish: None  # why a wish is not possible
    is_harmless: Callable[[Decision, Any], bool] = lambda decision, value: False  # costs nothing and can be undone
    studio: Studio | None = None  # draws pictures in another thread; None: they are drawn at once
    sound: Callable[[str], object] = lambda name: None
    camera: Camera = field(default_factory=Camera)
    stage: Stage | None = None
    decision: Decision | None = None
    choice: Choice | None = None
    hover: Id | None = None
    fanned: Id | None = None  # the place whose heaps are fanned out, because one of them is pointed at
    drag: Drag | None = None
    complaint: Complaint | None = None
    last_reason: Complaint | None = None
    hinted: tuple[Id, ...] = ()
    pointed: tuple[Id, ...] = ()  # the things that the button under pointer or focus is about (UX-32)
    asked_at: float = 0.0
    ending: Sequence[ChainStep] = ()  # what the End/Pass button answers after the present question
    scroll: float = 0.0
    bare: bool = False
    is_covered: Callable[[tuple[int, int]], bool] = lambda pos: False  # whether the question lies over this point
    warn: Warn = lambda words, agreed, refused: agreed()  # asks before something is wasted
    look: Callable[[Id], bool] = lambda thing: False  # opens the sheet of a thing
    shifted: Callable[[bool], None] = lambda laid_anew: None  # called when only the camera has moved

    def __post_init__(self) -> None:
        self.sprites = Sprites(self.module.layout.draw, self.studio)
        self.painter = Painter(self.sprites)
        self.performer = Performer(self.module, self.timeline)
        self.hand = pygame.Rect(0, 0, 1, 1)
        self.tableau = Tableau((), ())
        self.camera.least = self.module.layout.least_zoom
        self._looked = (self.camera.zoom, self.camera.centre)
        self._number = 0  # how many answers the asked seat had given when it was asked
        self._stands = False  # the present question asks for cards in hand only
        self._in_corner = False  # the last answer was given with the End/Pass button
        self._given: Choice | None = None  # the choice whose answer is being given

    # --- the picture

    def lay(
        self,
        look: Look,
        hand: pygame.Rect,
        events: Sequence[Event] = (),
        *,
        animate: bool = True,
        brief: bool = False,
    ) -> None:
        """Show the tableau of a view; with events, show how it came about (`brief`: as a recap)."""
        self.hand = hand
        before = self.stage
        self.arrange()
        assert self.stage is not None
        if animate and before is not None:
            self.performer.change(before, self.stage, events, look.seat, float(look.room[0]), brief)
        self._draw_ahead(look)
        self.changed()

    def _draw_ahead(self, look: Look) -> None:
        """Have the pictures drawn that will be needed soon: first those on the stage, then those the game expects."""
        if self.studio is None or self.stage is None:
            return
        flying = self.performer.ghosts.values()
        self.sprites.ahead(self.ctx, self.performer.spotlight.pictures(self.ctx, self.camera.region))
        self.sprites.ahead(self.ctx, [(art, one.shown.size) for one in flying for art in (one.before, one.after)])
        self.sprites.ahead(self.ctx, [(art, shown.size) for shown in self.stage.shown for art in shown.arts])
        expected = partial(self._draw_expected, look, self.stage)
        self.studio.ask(("expected", id(self)), expected, later=True)

    def _draw_expected(self, look: Look, stage: Stage) -> None:
        """Ask for the pictures that the game expects, in another thread: there may be hundreds."""
        self.sprites.ahead(self.ctx, self.module.layout.ahead(look, stage), later=True)

    def arrange(self) -> None:
        """Compute the stage anew: choices, zoom and scrolling move things, too."""
        self._lay_stage()
        self.changed()

    def shift(self) -> None:
        """The camera looks elsewhere: the stage is seen from there, but nothing is said anew (P22)."""
        kept = self.stage if self.stage is not None and self.stage.tableau is self.tableau else None
        followed = kept.followed() if kept is not None else None
        self._lay_stage(followed)
        self.shifted(followed is None)

    def _lay_stage(self, followed: Stage | None = None) -> None:
        looks = (self.camera.zoom, self.camera.centre)
        if looks != self._looked:  # the table as it was is not seen from here
            self._looked = looks
            self.performer.was.settle()
        self.stage = followed or Stage(
            self.ctx, self.tableau, self.camera, self.hand, names=self.module.layout, scroll=self.scroll,
            apart=self._apart(), fanned=self.fanned, stands=self._stands,
        )  # fmt: skip
        self.scroll = max(0.0, min(self.stage.over, self.scroll))

    def fan_out(self, shown: Shown | None, pos: tuple[int, int] | None = None) -> None:
        """Fan out the heap that is pointed at or has the focus, and lay the one before together again once the pointer
        (at `pos`) has left it: also the gaps between its pieces belong to it."""
        place = shown.piece.place if shown is not None and self.drag is None else None
        if self.stage is None or (place is not None and place == self.fanned):
            return
        if place is None and pos is not None and self.drag is None and self._in_fan(pos):
            return
        heap = shown if place is not None and self.stage.places[place].form == "heaps" else None
        if heap is None or heap.count < 2 or self.stands_aside(heap):
            place = None
        if place != self.fanned:
            self.fanned = place
            self.arrange()

    def stands_aside(self, shown: Shown) -> bool:
        """Whether a touch means the place below a piece: the place is offered, and the piece is not what is meant."""
        decision, marks, place = self.decision, self.marks(), shown.piece.place
        starts = self.choice.starts() if self.choice is not None and not self.choice.is_begun else set()
        if decision is None or (marks.get(place) not in (LEGAL, TARGET) and place not in starts):
            return False
        return marks.keys().isdisjoint(shown.members) and all(
            self.module.gestures.is_in_the_way(decision, member) for member in shown.members
        )

    def _in_fan(self, pos: tuple[int, int]) -> bool:
        boxes = [one.box for one in self.stage.shown if one.piece.place == self.fanned] if self.stage else []
        return bool(boxes) and self.fanned is not None and boxes[0].unionall(boxes).collidepoint(pos)

    @property
    def shown(self) -> Stage | None:
        """The stage that lies there to be seen: while something is told, the one before it."""
        return self.performer.was.shown or self.stage if self.stage is not None else None

    def _apart(self) -> frozenset[Id]:
        """The things that are shown outside their pile (UX-4)."""
        if self.choice is None:
            return frozenset()
        return frozenset(thing for thing, mark in self.marks().items() if mark in (CHOSEN, TARGET))

    def clear(self) -> None:
        """Nothing of this seat's table may be seen any more (UX-41)."""
        self.performer.forget()
        self.painter.forget()
        self.stage = None
        self.tableau = Tableau((), ())
        self.decision = self.choice = self.hover = self.drag = self.fanned = None
        self.complaint = self.last_reason = None
        self.hinted = self.pointed = ()
        self.changed()

    @property
    def source(self) -> Id | None:
        """The piece that asks the present question."""
        return self.module.gestures.source(self.decision) if self.decision is not None else None

    def marks(self) -> dict[Id, str]:
        marks: dict[Id, str] = {}
        if self.source is not None:
            marks[self.source] = CHOSEN
        if self.choice:
            marks.update(self._outlined(self.choice.marks()))
        if self.drag:
            marks = {**dict.fromkeys(self.drag.targets, TARGET)}
        marks.update(dict.fromkeys((*self.hinted, *self.pointed), CHOSEN))
        return marks

    def glow(self) -> dict[Id, str]:
        """The marks as they are drawn: with marks of their own for a bluff and a waste."""
        marks = self.marks()
        if isinstance(self.choice, OneChoice):
            worths = self.choice.worths_of(self.drag.piece) if self.drag else self.choice.worths()
            marks.update({thing: worth for thing, worth in worths.items() if marks.get(thing) in (LEGAL, TARGET)})
        return marks

    def offered_boxes(self, *, large: bool = False) -> list[pygame.Rect]:
        """The boxes of the things that may be touched now or that the question is about.

        Very large places are left out unless they are wanted: enough of them stays visible even if something covers
        a part.
        """
        if self.stage is None:
            return []
        most = self.ctx.size[0] * self.ctx.size[1] * (1.0 if large else LARGE)
        rects = [self.stage.rect(thing) for thing, mark in self.marks().items() if mark != BLOCKED]
        return [pygame.Rect(rect) for rect in rects if rect and rect.width * rect.height <= most]

    def asks_of_hand(self) -> bool:
        """Whether a card in hand can be used now."""
        stage, marks = self.stage, self.marks()
        return stage is not None and any(shown.hand and shown.piece.id in marks for shown in stage.shown)

    def _outlined(self, marks: dict[Id, str]) -> dict[Id, str]:
        if self.module.gestures.outlines_blocked:
            return marks
        return {thing: mark for thing, mark in marks.items() if mark != BLOCKED}

    def point_at(self, things: tuple[Id, ...]) -> None:
        """Mark the pieces that the button under the pointer is about (UX-32)."""
        if things != self.pointed:
            self.pointed = things
            self.changed()

    def piece_at(self, pos: tuple[int, int]) -> Shown | None:
        """What lies on top under a point of the window; a card of the hand that has come up lies over the table."""
        if self.stage is None:
            return None
        shown, raised = self.stage.piece_at(pos), self.stage.of(self.hover) if self.hover is not None else None
        if raised is not None and raised.hand and (shown is None or not shown.hand):
            return raised if raised.pointed_box.collidepoint(pos) else shown
        return shown

    def pulse(self) -> float:
        """How much brighter legal things glow now; it ends soon, so that nothing has to be drawn any more."""
        age = self.ctx.clock - self.asked_at
        if self.ctx.reduced_motion or self.choice is None or age >= PULSE_MS:
            return 0.0
        return (1 - age / PULSE_MS) * (1 - math.cos(age / PULSE_MS * 4 * math.pi)) / 2

    # --- the question

    def ask(self, decision: Decision | None, given: int = 0) -> None:
        """Set the present question; a choice begun for another one is dropped. `given`: how often its seat answered."""
        before, self._number = self._number, given
        if before != given:
            self.choice = None  # it has been answered in between, even if the two questions are equal
        if decision is not None and self.choice is not None and self._same(decision):
            self.decision = self.choice.decision = decision  # a race asks again at every tick of its clock
            return
        self.decision = decision
        self.asked_at = self.ctx.clock
        if decision is not None:
            self.last_reason = None  # it was about another question
        if self.drag is not None and not self._still_held(self.drag):
            self.drag = None
        self.hinted = self.pointed = ()
        self.choice = self.blank(decision) if decision is not None else None
        if self.drag is not None and self.choice is not None:
            self.drag.targets = frozenset(self.choice.targets_of(self.drag.piece))
        self._stands = self._asks_only_hand()
        if self.stage is not None and (self.stage.apart != self._apart() or self.stage.stands != self._stands):
            self.arrange()
        self.changed()

    def _asks_only_hand(self) -> bool:
        """Whether the question is about cards in hand alone, now and in what is asked next about the chosen one."""
        stage, choice = self.stage, self.choice
        if stage is None or choice is None:
            return False
        things = {thing for thing, mark in choice.marks().items() if mark in (LEGAL, TARGET)}
        if isinstance(choice, OneChoice):
            things |= {thing for option in choice.decision.options for thing in self.gesture(option).path}
        held = [shown for thing in things if (shown := stage.of(thing)) is not None and shown.hand]
        return bool(held) and len(held) == len(things)

    def _same(self, decision: Decision) -> bool:
        """Whether this is still the question that is being answered, and not a later one that happens to be equal."""
        if self.decision is None or self.choice is self._given:
            return False
        return replace(decision, since=self.decision.since) == self.decision

    def blank(self, decision: Decision) -> Choice:
        """A new choice for a question, or for one field of a form."""
        made = begin(
            decision,
            partial(self._gesture_of, decision),
            partial(self._slot_thing, decision),
            partial(self._also, decision),
            self.blank,
            self.module.forms.form_things,
            partial(self.module.answers.meant_number, decision),
            partial(self.module.answers.proposed_number, decision),
            self._equals,
        )
        if isinstance(made, (AmountChoice, SplitChoice)):
            made.goal = self.module.gestures.goal(decision)
        if isinstance(made, SplitChoice):
            made.begin_with(self.module.answers.proposed_split(made.decision))
        elif isinstance(made, SomeChoice):
            made.lay(self.module.answers.proposed_items(made.decision))
        return made

    def gesture(self, option: Option) -> Gesture:
        """The gesture on the table that means this option of the present question."""
        assert self.decision is not None
        return self._gesture_of(self.decision, option)

    def _gesture_of(self, decision: Decision, option: Option) -> Gesture:
        """The module's gesture if all its things are on the table; otherwise none, so that the option gets a button."""
        meant = self.module.gestures.gesture(decision, option)
        if self.stage is None or all(self.stage.knows(thing) for thing in meant.path):
            return meant
        return replace(meant, path=(), onto=None)

    def _equals(self, offered: Collection[Id]) -> dict[Id, tuple[Id, ...]]:
        """Pieces that nobody could tell from some that are offered: they lie in the same place and look the same.

        Those with a spot of their own (ships on a planet, groups in a hex) are somewhere else, however they look.
        """
        found = [piece for piece in map(self.tableau.piece, offered) if piece is not None and piece.at is None]
        sorts: dict[Hashable, list[Id]] = {}
        for piece in found:
            sorts.setdefault(piece.sort, []).append(piece.id)
        places = {piece.place for piece in found}
        others = [piece for piece in self.tableau.pieces if piece.place in places and piece.id not in offered]
        return {piece.id: tuple(sorts[piece.sort]) for piece in others if piece.at is None and piece.sort in sorts}

    def _also(self, decision: Decision, option: Option) -> list[Gesture]:
        """Other gestures that mean the same option, if all their things are on the table."""
        others = self.module.gestures.also(decision, option)
        stage = self.stage
        return [way for way in others if stage is None or all(stage.knows(thing) for thing in way.path)]

    def _slot_thing(self, decision: Decision, slot: Any) -> Id | None:
        thing = self.module.gestures.slot_thing(decision, slot)
        return thing if thing is not None and self.stage is not None and self.stage.knows(thing) else None

    def declining(self) -> Any:
        """The option behind the End/Pass button, if there is one now."""
        if not isinstance(self.choice, OneChoice):
            return None
        options = self.choice.decision.options
        return next((option for option in DECLINING if option in options), None)

    # --- touching, whatever the device

    def touch(self, thing: Id, exactly: bool = False) -> bool:
        """Choose a thing; an answer is given at once only if a target has completed it.

        A pile that offers different cards is opened instead, unless `exactly` this card is meant.
        """
        choice = self.choice
        if choice is None:
            return False
        if not exactly and self.ambiguous(thing):
            return self.browse(thing)
        thing = thing if exactly else self._offered_member(thing)
        before = list(choice.touched) if isinstance(choice, OneChoice) else []
        if isinstance(choice, OneChoice) and before == [thing] and choice.complete():
            choice.back()  # a second click undoes the choice
        elif not choice.touch(thing):
            if before and before[0] != thing:
                self.complain_about(before[0], thing)
            else:
                self.complain_about(thing)
            return False
        self.complaint = None
        if isinstance(choice, OneChoice):
            choice.finish()
        self.arrange()
        one = isinstance(choice, SplitChoice) and choice.is_single
        if one or (isinstance(choice, OneChoice) and choice.picked is not None and not choice.asks_number()):
            self.confirm()
        return True

    def act(self, thing: Id) -> bool:
        """Enter or double click on a thing: do its default action, or else touch it (UX-21)."""
        choice = self.choice
        if not self.ambiguous(thing):
            thing = self._offered_member(thing)
        if isinstance(choice, OneChoice) and choice.touched and choice.touched[-1] == thing:
            option = self.default_action()
            if option is not None:
                return self.pick_option(option)
            return False
        return self.touch(thing)

    def hand_in(self, thing: Id) -> bool:
        """Enter on a thing that a form names already, where it could name another one, gives the form as it is."""
        return self.may_hand_in(thing) and self.confirm()

    def may_hand_in(self, thing: Id) -> bool:
        choice = self.choice
        return isinstance(choice, FormChoice) and choice.names(thing) and choice.value() is not None

    def default_action(self) -> Any:
        """The first action of the chosen piece that is not harmful (UX-34)."""
        choice = self.choice
        if not isinstance(choice, OneChoice):
            return None
        harmless = [option for option in choice.actions() if not self.gesture(option).harmful]
        return harmless[0] if harmless else None

    def pick_option(self, option: Option) -> bool:
        """Choose this option, by its button or list entry; False if it is not offered."""
        choice = self.choice
        if not isinstance(choice, OneChoice) or option not in choice.decision.options:
            return False
        choice.pick(option)
        if choice.asks_number():
            self.changed()
            return True
        return self.confirm()

    def _warning(self) -> str:
        """The warning to be shown before the chosen option is done; "" if none."""
        choice = self.choice
        if isinstance(choice, FormChoice):
            return self.module.forms.form_warning(choice)
        return (
            self.gesture(choice.picked).warning if isinstance(choice, OneChoice) and choice.picked is not None else ""
        )

    def ends_too_soon(self) -> bool:
        """Whether a click on End/Pass comes too soon after the last one to be meant for this question (UX-23)."""
        return self.ctx.clock < self.hears_end_at

    @property
    def answered(self) -> tuple[int | None, int]:
        """Changes with every answer: whose question it is, and how many he has answered before."""
        return self.decision.seat if self.decision is not None else None, self._number

    @property
    def hears_end_at(self) -> float:
        """From when on the End/Pass button accepts clicks: if it gave the last answer, a little after the question."""
        raced = self.decision is not None and self.decision.since is not None
        return self.asked_at + SECOND_CLICK_MS if self._in_corner and not raced else 0.0

    def confirm(self, agreed: bool = False) -> bool:
        """Give the chosen answer; if it is illegal, nothing changes and the reason is shown.

        Before something is wasted the player is asked, unless `agreed`.
        """
        if self.choice is None or self.decision is None:
            return False
        value = self.choice.value()
        if value is None:
            return False
        if not agreed and (warning := self._warning()):
            stays = isinstance(self.choice, FormChoice)  # what is filled in is not taken back
            self.warn(warning, partial(self.confirm, agreed=True), (lambda: None) if stays else self.back)
            return False
        self._given, self._in_corner = self.choice, isinstance(self.choice, FormChoice) or value in DECLINING
        try:
            self.answer(self.decision, value)
        except Illegal as refused:
            if isinstance(self.choice, OneChoice):
                self.choice.picked = None
            self.complain(refused.reason, None)
            return False
        finally:
            self._given = None
        return True

    def ambiguous(self, thing: Id) -> bool:
        """Whether a pile offers different cards, so that the player must choose among them."""
        shown = self.stage.of(thing) if self.stage else None
        if shown is None or len(shown.members) < 2 or self.choice is None:
            return False
        marks = self.choice.marks()
        offered = [member for member in shown.members if marks.get(member) not in (None, BLOCKED)]
        pieces = [self.tableau.piece(member) for member in offered]
        return len({piece.art for piece in pieces if piece}) > 1

    def _offered_member(self, thing: Id) -> Id:
        """The first piece of this thing's pile that is offered and not chosen yet."""
        shown = self.stage.of(thing) if self.stage else None
        if shown is None or shown.count < 2 or self.choice is None:
            return thing
        marks = self.choice.marks()
        free = [member for member in shown.members if member in marks and marks[member] != CHOSEN]
        return free[0] if free and thing not in free else thing

    # --- other

    def several(self, things: Sequence[Id]) -> bool:
        """Choose several things, by a selection box, Shift or "all alike" (UX-22); False if that means nothing here."""
        if isinstance(self.choice, SomeChoice):
            self.choice.all_alike(list(things))
            self.arrange()
            return True
        return self.decision is not None and bool(things) and self.module.gestures.several(self.decision, things[0])

    def alike(self, thing: Id) -> list[Id]:
        piece = self.tableau.piece(thing)
        if piece is None or piece.alike is None:
            return [thing]
        return [other.id for other in self.tableau.pieces if other.alike == piece.alike]

    def back(self) -> bool:
        """Take back one step of the choice (Esc, right click)."""
        if self.cancel_drag():
            return True
        if self.choice is not None and self.choice.back():
            self.arrange()
            return True
        if self.hinted:
            self.hinted = ()
            self.changed()
            return True
        laid = self.module.gestures.cancel_option(self.decision) if self.decision is not None else None
        return laid is not None and self.pick_option(laid)

    def update(self) -> bool:
        if self.complaint and self.ctx.clock >= self.complaint.until:
            self.complaint = None
            self.changed()
            return True
        return False
