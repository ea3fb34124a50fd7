"""Turns events into motion: pieces fly and turn, dice tumble; at the end everything is where the view says.

The game has changed before any motion starts (UX-26). Motion that no event explains (a row closes up, a hand makes
room) is found by comparing where pieces were and where they are.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cached_property

import pygame

from app.table import great_moments
from app.table.arrange import Shown
from app.table.as_it_was import AsItWas, ToldChange
from app.table.model import GreatMoment, Id, Piece
from app.table.module import GameTable
from app.table.mood import Mood
from app.table.motion import moves
from app.table.motion.sparks import Sparks
from app.table.motion.steps import Clip, Cue, EffectLine, Hold, InTurn, MotionStep, Together
from app.table.motion.timeline import Timeline
from app.table.motion.tween import Pose, Tween
from app.table.roles.motion import Throw
from app.table.spotlight import Spotlight
from app.table.stage import Stage
from app.table.tumble import Roll, Tray, roll_duration, throw
from rules import Event
from rules.core.lean import dataclass

LAID_MS = 600.0  # a dropped piece whose motion does not come lies where it belongs again
REST_MS = 900.0  # how long dice stay with their total
LEFT, ARRIVED, REARRANGED = "left", "arrived", "rearranged"  # cues: a card has gone, has come; all is told
SHUFFLED = 5  # how many cards of a shuffled pile are shown moving


@dataclass(slots=True)
class Ghost:
    """How a flying piece looks: its art before and after, and whether it is turned over on the way."""

    shown: Shown
    before: object
    after: object
    flips: bool = False


@dataclass
class Rolling:
    """Dice in the tray; a roll is computed when it begins, so that several throws do not cost time at once."""

    tray: Tray
    thrown: Throw
    seed: int
    foreseen: bool = False  # it is being prepared beside the frames

    @cached_property
    def roll(self) -> Roll:
        return throw(self.tray, self.thrown.faces, self.seed, self.thrown.sides)


@dataclass(frozen=True, slots=True)
class Carriage:
    """A piece on its way between two places, with what is seen before it leaves."""

    tween: Tween
    origin: Id | None
    goal: Id | None
    lead: tuple[MotionStep, ...] = ()

    @property
    def steps(self) -> InTurn:
        return InTurn(*self.lead, Cue(LEFT, self.origin), self.tween, Cue(ARRIVED, self.goal))


FLOAT_MS = 1100.0


@dataclass(slots=True)
class Floating:
    """A short text that rises from a thing."""

    thing: Id
    text: str
    role: str
    weight: float = 0.0  # 0 to 1: a heavy loss is written larger
    age: float = 0.0
    rect: pygame.Rect | None = None  # of the thing when it began

    @property
    def ms(self) -> float:
        """How long it is seen: a heavy loss longer."""
        return FLOAT_MS * (1 + self.weight)


class Performer:
    """Queues the motion of one table on its timeline, and keeps how flying things look."""

    def __init__(self, module: GameTable, timeline: Timeline) -> None:
        self.module, self.timeline = module, timeline
        self.ghosts: dict[Id, Ghost] = {}
        self.dice: dict[str, Rolling] = {}
        self.floats: list[Floating] = []
        self.banner = ""
        self.spotlight = Spotlight(timeline)
        self.mood = Mood()
        self.sparks = Sparks(timeline)
        self.was = AsItWas()
        self._viewer: int | None = None  # whose view was shown last
        self.brief = False  # what is being shown is a recap, in which nothing is held up to be read
        self.same_viewer = False  # the change that is being shown may be told on the table before it
        self.before: Stage | None = None  # the stage before the change that is being shown
        self._due: dict[str, Floating] = {}
        self._laid: dict[Id, Pose] = {}  # where pieces were dropped: they stay there until their motion begins
        self._laid_for = 0.0
        self._number = 0
        self.tray = Tray(300, 180, 44)
        self.area = pygame.Rect(0, 0, 300, 180)  # the box of the tray in the window

    def forget(self) -> None:
        """The viewer has changed, or there was an undo: nothing that was queued is shown any more."""
        self.timeline.clear()
        self.ghosts.clear()
        self.dice.clear()
        self.floats.clear()
        self._due.clear()
        self._laid.clear()
        self.spotlight.forget()
        self.sparks.forget()
        self.was.settle()
        self._viewer = None
        self.banner = ""

    # --- queueing

    def open_chapter(self, title: str) -> None:
        """Say in the middle of the table that what is seen now does not follow from what was there before."""
        moment = GreatMoment("chapter", title)
        self.timeline.play(Cue("sound:" + great_moments.SOUNDS[moment.kind]), self.spotlight.later(moment))

    def change(
        self,
        before: Stage | None,
        after: Stage,
        events: Iterable[Event],
        viewer: int | None,
        span: float,
        brief: bool = False,
    ) -> None:
        """Queue the motion from one stage to the next; `viewer` is the viewer, `span` the width of the table.

        In a `brief` one, a recap, nothing is held up to be read.
        """
        laid, self._laid = self._laid, {}
        if before is None:
            return
        if not self.timeline.busy:
            self.was.settle()
        self.before, self.brief, self.same_viewer = before, brief, viewer == self._viewer and not brief
        self._number += 1
        told = _Telling(self, self._number, before, after, span, brief, laid)
        for event in self.module.motion.gathered(tuple(events)):
            told.tell(event, viewer)
        told.close_up()
        self.before = None
        if (told.has_weight and self.same_viewer) or self.was.shown is not None:
            self.was.begin(before, ToldChange(told.number, after, told.ends))
        self._viewer = viewer
        self.timeline.play(*told.steps)

    def lay_down(self, piece: Id, shown: Shown, pose: Pose) -> None:
        """The hand has let go of a piece as an answer: it lies there until its motion begins, and never jumps back."""
        self._laid, self._laid_for = {piece: replace(pose, scale=shown.size[0])}, 0.0
        self.ghosts[piece] = Ghost(replace(shown, members=(piece,), count=1), shown.piece.art, shown.piece.art)

    def take_back(self, piece: Id) -> None:
        """It was no answer after all."""
        self._laid.pop(piece, None)

    def announce(self, text: str) -> None:
        """Queue a banner with this text (UX-44)."""
        self.banner = text
        self.timeline.play(moves.banner("banner"))

    def roll_dice(self, thrown: Throw) -> MotionStep:
        self._number += 1
        name = f"dice:{self._number}"
        self.dice[name] = Rolling(self.tray, thrown, self._number)
        duration = roll_duration(len(thrown.faces))
        return InTurn(Clip(name, duration), Cue("rest", name), Clip(f"{name}:rest", REST_MS, still=True))

    def float_later(self, thing: Id, text: str, role: str, weight: float = 0.0) -> Cue:
        self._number += 1
        name = f"float:{self._number}"
        self._due[name] = Floating(thing, text, role, weight)
        return Cue(name, thing)

    # --- time

    def sounds(self, dt: float) -> list[str]:
        """Let time pass; returns what is heard: dice that come to rest, and what the motion has sounds for."""
        names = [cue.name for cue in self.update(dt)]
        return [
            "die" if name == "rest" else name.removeprefix("sound:")
            for name in names
            if name == "rest" or name.startswith("sound:")
        ]

    def update(self, dt: float) -> list[Cue]:
        """Let time pass; returns the cues that were reached (sounds)."""
        cues = self.timeline.update(dt)
        self.spotlight.update(dt)
        self.mood.update(dt)
        for cue in cues:
            self._take(cue)
        for floating in self.floats:
            floating.age += dt
        self.floats = [floating for floating in self.floats if floating.age < floating.ms]
        self._laid_for += dt
        if self._laid_for > LAID_MS:
            self._laid.clear()
        if not self.timeline.busy:
            self.ghosts = {piece: ghost for piece, ghost in self.ghosts.items() if piece in self._laid}
            self.dice.clear()
            self.sparks.forget()
            self.was.settle()
        return cues

    def _take(self, cue: Cue) -> None:
        """Do what is the performer's own of a cue."""
        floating = self._due.pop(cue.name, None)
        if floating:
            if self.was.shown is not None:
                floating.rect = self.was.shown.rect(floating.thing)
            self.floats.append(floating)
        elif cue.name == REARRANGED and isinstance(cue.about, int):
            self.was.rearranged(cue.about)
        elif cue.name in (LEFT, ARRIVED):
            self.was.count(cue.about, 1 if cue.name == ARRIVED else -1)

    @property
    def changing(self) -> bool:
        return self.timeline.changing or bool(self.floats or self._laid)

    def pose(self, piece: Id) -> Pose | None:
        """Where a piece is drawn that is not (or no longer) where the still layer has it; None: it lies there."""
        pose, shown = self.timeline.pose(piece) or self._laid.get(piece), self.was.shown
        if shown is None:
            return pose
        if pose is None:
            return self.was.end_of(piece)
        return None if self.timeline.waits(piece) and shown.of(piece) is not None else pose

    def flying(self) -> frozenset[Id]:
        """The pieces that are drawn moving, so that the still layer must leave them out."""
        return frozenset(piece for piece in self.ghosts if self.pose(piece) is not None)

    def flies_over(self, area: pygame.Rect) -> bool:
        """Whether a moving piece is over this area of the window."""
        for piece, ghost in self.ghosts.items():
            pose = self.pose(piece)
            if pose is not None and area.inflate(*ghost.shown.size).collidepoint(pose.x, pose.y):
                return True
        return False


class _Telling:
    """Makes the motion of one change of the view."""

    def __init__(
        self,
        performer: Performer,
        number: int,
        before: Stage,
        after: Stage,
        span: float,
        brief: bool,
        laid: dict[Id, Pose],
    ) -> None:
        self.performer, self.module, self.number = performer, performer.module, number
        self.before, self.after, self.span = before, after, max(1.0, span)
        self.brief, self._laid = brief, laid
        self.steps: list[MotionStep] = []
        self._at: dict[Id, Pose] = {}  # where pieces are after the steps so far
        self._run: list[Carriage] = []  # moves that are shown as one deal
        self._run_from: Id | None = None
        self._last: list[MotionStep] = []  # moves to where pieces belong, after a game's own animation
        self._weighs = False
        self._moment: tuple[Event, Hold] | None = None  # the last one that waits to be held up
        self._own: tuple[Event, int] | None = None  # the last event with a game's own animation, and its index

    @property
    def ends(self) -> dict[Id, Pose]:
        """Where the motion leaves pieces before the table is rearranged."""
        return self._at

    @property
    def has_weight(self) -> bool:
        """Whether it is told on the table as it was: something is shown in a game's own way or held up to be read."""
        return self._weighs and self.module.motion.tells_as_it_was

    # --- events

    def tell(self, event: Event, viewer: int | None) -> None:
        played = None if self.brief else self.module.motion.played(event, viewer)
        if played is not None:
            self._flush()
            self.steps.append(self.performer.spotlight.later(played))
            self._weighs = True
        self._show_moment(event, viewer)
        own = self.module.motion.steps(event)
        moved = self.module.motion.moved(event)
        if own is not None:
            self._flush()
            self._show_own(event, own)
            self._note(own)
            self._weighs |= bool(own)
        elif moved is not None:
            self._carry(*moved, tuple(self.module.motion.lead(event)))
        elif event.kind == "shuffle":
            self._shuffle(event)
        else:
            self._others(event)
        self._extras(event, viewer)

    def _show_moment(self, event: Event, viewer: int | None) -> None:
        """Hold a moment up; what happens at the same time as the one before is one moment with it."""
        moment = None if self.brief else self.module.motion.great_moment(event, viewer)
        if moment is None:
            return
        spotlight, told = self.performer.spotlight, self._moment
        if told is not None and self.module.motion.at_once(told[0], event) and spotlight.joins(told[1], moment):
            return
        self._flush()
        hold = spotlight.later(moment)
        self._moment = (event, hold)
        self.steps += [Cue("sound:" + great_moments.SOUNDS[moment.kind]), hold]
        self.performer.mood.heard(moment)
        self._weighs = True

    def _show_own(self, event: Event, own: Sequence[MotionStep]) -> None:
        """Add a game's own animation; if it happens at the same time as the one before, both are shown together."""
        if self._own is not None and own and self.module.motion.at_once(self._own[0], event):
            place = self._own[1]
            self.steps[place] = Together(self.steps[place], InTurn(*own))
            self._own = (event, place)
            return
        self._own = (event, len(self.steps)) if own else None
        self.steps += [InTurn(*own)] if len(own) > 1 else own

    def _note(self, steps: Sequence[MotionStep]) -> None:
        """Note how the pieces of a game's own animation look, and where they end."""
        for step in steps:
            if isinstance(step, (Together, InTurn)):
                self._note(step.steps)
            elif isinstance(step, Tween) and self._lies(step.piece):
                self._ghost(step.piece, None)
                self._at[step.piece] = step.end

    def _lies(self, piece: Id) -> bool:
        return self.before.tableau.piece(piece) is not None or self.after.tableau.piece(piece) is not None

    def _others(self, event: Event) -> None:
        thrown = self.module.motion.thrown(event)
        if thrown is not None and thrown.faces:
            self._flush()
            self.steps.append(self.performer.roll_dice(thrown))

    def _extras(self, event: Event, viewer: int | None) -> None:
        """Add lines, rising texts and sounds to the step before them."""
        sound = self.module.motion.sound(event)
        floating = self.module.motion.floats(event)
        line = self.module.motion.matters(event, viewer)
        if not (sound or floating or line):
            return
        extras: list[MotionStep] = [Cue("sound:" + sound)] if sound else []
        if floating:
            extras.append(self.performer.float_later(*floating, self.module.motion.blow(event)))
        if line:
            extras.append(EffectLine(line[0], line[1], event.kind))
        if self._run and not floating and not line:
            return  # a deal has one sound, which `_flush` adds
        self._flush()
        self.steps += extras

    def _carry(self, piece: Id, origin: Id | None, goal: Id | None, lead: tuple[MotionStep, ...]) -> None:
        here, there = self._at.get(piece) or self._stood(piece), self.after.pose(piece)
        start = here or self._middle(self.before, origin, there)
        end = there or self._middle(self.after, goal, here)
        if start is None or end is None:
            return
        if self._run and origin != self._run_from:
            self._flush()
        self._run_from = origin
        ghost = self._ghost(piece, origin)
        if ghost is None:
            return
        tween = moves.move(piece, start, end, span=self.span, arc=_arc(start, end))
        self._run.append(Carriage(replace(tween, flip=True) if ghost.flips else tween, origin, goal, lead))
        self._weighs |= bool(lead)
        self._at[piece] = end

    def _stood(self, piece: Id) -> Pose | None:
        """Where a piece was before: where the hand has let go of it, or where it lay."""
        return self._laid.get(piece) or self.before.pose(piece)

    def _middle(self, stage: Stage, place: Id | None, own: Pose | None) -> Pose | None:
        """Where a piece comes from or goes to; at another piece, such as a planet, it keeps its own size and angle."""
        if place is None or not stage.knows(place):
            return None
        pose = stage.pose(place)
        if pose is None or own is None or stage.of(place) is None:
            return pose
        return replace(pose, scale=own.scale, angle=own.angle)

    def _ghost(self, piece: Id, origin: Id | None) -> Ghost | None:
        """How a moving piece looks; one that comes out of a hidden pile first shows the pile's back."""
        old, new = self.before.tableau.piece(piece), self.after.tableau.piece(piece)
        shown = self.after.of(piece) if new else self.before.of(piece)
        last = new or old
        if shown is None or last is None:
            return self.performer.ghosts.get(piece)  # set by the game, such as the back of a card nobody may see
        first = old or last
        pile = self.before.places.get(origin) if old is None and origin is not None else None
        before = pile.back if pile is not None and pile.back is not None else first.art
        hidden = before is not first.art and before != last.art
        single = Shown(last, shown.centre, shown.size, (piece,), 1, last.angle)
        ghost = Ghost(single, before, last.art, last.kind == "card" and (hidden or _other_side(first, last)))
        self.performer.ghosts[piece] = ghost
        return ghost

    def _flush(self) -> None:
        """Queue the moves gathered so far: several as a deal, a single one by itself."""
        if not self._run:
            return
        self.steps.append(Cue("sound:card"))
        ways = [way.steps if self._weighs else way.tween for way in self._run]
        if len(ways) == 1:
            self.steps.append(ways[0])
        else:
            self.steps.append(Together(*ways, stagger_ms=self._apart() / (len(ways) - 1)))
        self._run = []

    def _apart(self) -> float:
        """The time between the first and the last move of a deal; blows are told more slowly than cards are dealt."""
        gaps = len(self._run) - 1
        if any(way.lead for way in self._run):
            return min(moves.BLOW_EACH_MS * gaps, moves.BLOW_ALL_MS)
        return min(moves.DEAL_EACH_MS * gaps, moves.DEAL_ALL_MS - max(way.tween.ms for way in self._run))

    def _shuffle(self, event: Event) -> None:
        place = event.data.get("place")
        pose = self.after.pose(place) if place is not None and self.after.knows(place) else None
        if pose is None or place is None:
            return
        self._flush()
        pile = self.after.places.get(place)
        shown = next((one for one in self.after.shown if one.piece.place == place), None)
        art = shown.piece.art if shown else pile.back if pile else None
        if art is None or shown is None:
            return
        names: list[tuple[Id, Pose]] = []
        for index in range(min(SHUFFLED, int(event.data.get("count", SHUFFLED)))):
            name = f"shuffle:{place}:{index}"
            ghost = Piece(name, place, art)
            self.performer.ghosts[name] = Ghost(Shown(ghost, shown.centre, shown.size, (name,)), art, art)
            names.append((name, pose))
        self.steps.append(moves.shuffle(names, shown.size[0] * 0.7))

    # --- what no event explains

    def close_up(self) -> None:
        """Add the motion that no event explains (rows close up, hands make room, pieces turn), all at once: together
        with the first step, or at the end of what has weight."""
        self._flush()
        reflow: list[MotionStep] = []
        for shown in self.after.shown:
            reflow += self._reflow(shown)
        reflow += self._vanished()
        if self.has_weight:
            self.steps += [Cue(REARRANGED, self.number), Together(*reflow, *self._last)]
            return
        if reflow and self._light(self.steps[:1]):
            self.steps = [Together(*reflow, *self.steps[:1]), *self.steps[1:]]
        elif reflow:
            self.steps.append(Together(*reflow))
        if self._last:
            self.steps.append(Together(*self._last))
        if self.performer.was.shown is not None:  # what is told before this one ends with it
            self.steps.insert(0, Cue(REARRANGED, self.number))

    def _light(self, first: Sequence[MotionStep]) -> bool:
        """Whether the first step is a plain move, so that other moves may be shown with it."""
        return bool(first) and isinstance(first[0], (Tween, Together, Cue))

    def _reflow(self, shown: Shown) -> list[MotionStep]:
        found: list[MotionStep] = []
        for member in shown.members[-1:] if shown.count > 1 else shown.members:
            if member in self._at:
                self._settle(member)
                continue
            old, new = self._stood(member), self.after.pose(member)
            was, now = self.before.tableau.piece(member), self.after.tableau.piece(member)
            if new is None or now is None:
                continue
            if shown.hand and (old is None or was is None or _other_side(was, now)):
                continue  # the viewer has just come back: cards in the hand show their face at once
            if old is None or was is None:
                if self._ghost(member, None):
                    found.append(moves.appear(member, new))
            else:
                found += self._adjusted(member, old, new, was, now)
        return found

    def _settle(self, member: Id) -> None:
        """Move a piece to where it belongs, if a game's own animation has left it elsewhere."""
        here, new = self._at[member], self.after.pose(member)
        if new is None or here.alpha < 1:
            return
        if math.dist((here.x, here.y), (new.x, new.y)) >= 2:
            self._last.append(moves.move(member, here, new, span=self.span, arc=_arc(here, new) / 2))
        elif round(here.angle - new.angle) % 360:
            self._last.append(moves.rotate(member, replace(here, scale=new.scale), new.angle))

    def _adjusted(self, member: Id, old: Pose, new: Pose, was: Piece, now: Piece) -> list[MotionStep]:
        away = math.dist((old.x, old.y), (new.x, new.y))
        turns = round(old.angle - new.angle) % 360 != 0
        flips = _other_side(was, now) and now.kind == "card" and not turns
        if away < 2 and not turns and not flips:
            return []
        if self._ghost(member, None) is None:
            return []
        if flips and away < 2:
            return [moves.flip(member, new)]
        tween = (
            moves.rotate(member, replace(old, scale=new.scale), new.angle)
            if away < 2
            else moves.move(member, old, new, span=self.span, arc=_arc(old, new) / 2)
        )
        return [replace(tween, flip=True) if flips else tween]

    def _vanished(self) -> list[MotionStep]:
        gone: list[MotionStep] = []
        for shown in self.before.shown:
            for member in shown.members if shown.count == 1 and not shown.hand else ():
                if member in self._at or self.after.of(member) is not None:
                    continue
                pose = self.before.pose(member)
                if pose is not None and self._ghost(member, None):
                    gone.append(moves.vanish(member, pose))
        return gone


def _other_side(was: Piece, now: Piece) -> bool:
    """Whether a piece was turned over: by its `side`, or else by its art."""
    return was.side != now.side if was.side is not None and now.side is not None else was.art != now.art


def _arc(start: Pose, end: Pose) -> float:
    """How high the path bows: higher for longer ways."""
    return min(60.0, math.dist((start.x, start.y), (end.x, end.y)) * 0.08)
