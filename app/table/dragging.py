"""Pieces held with the pointer: taking them up, carrying them, dropping them where they may go (UX-12 to UX-18)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from app.table.arrange import Shown
from app.table.choose import BLOCKED, OneChoice
from app.table.model import Id
from app.table.motion import moves
from app.table.motion.timeline import Timeline
from app.table.motion.tween import Pose, Tween
from app.table.performer import Ghost, Performer
from app.table.remarks import Remarks
from app.table.stage import Stage
from rules import Reason
from rules.core.lean import dataclass
from rules.core.refusals import FIRST

RETURN_MS = 200.0  # an illegal drop is back within 220 ms (UX-17)


@dataclass
class Drag:
    """A piece held with the pointer."""

    piece: Id
    shown: Shown
    pos: tuple[int, int]
    grip: tuple[float, float]
    targets: frozenset[Id]
    over: Id | None = None
    lifted: bool = False  # taking it up was an answer: the question that came then says where it may go

    @property
    def centre(self) -> tuple[float, float]:
        return self.pos[0] - self.grip[0], self.pos[1] - self.grip[1]


class Dragging(Remarks):
    """The part of a desk that holds a piece; `drag` is what is held."""

    stage: Stage | None
    drag: Drag | None
    timeline: Timeline
    performer: Performer
    is_covered: Callable[[tuple[int, int]], bool]
    # What the desk does with any device.
    ambiguous: Callable[[Id], bool]
    arrange: Callable[[], None]
    confirm: Callable[[], bool]
    touch: Callable[[Id], bool]
    default_action: Callable[[], Any]
    pick_option: Callable[[Any], bool]
    several: Callable[[Sequence[Id]], bool]
    alike: Callable[[Id], list[Id]]

    def may_drag(self, thing: Id) -> bool:
        """Whether a thing can be dragged: also one that cannot be used now, so that dropping it shows the reason."""
        if self.choice is None or self.ambiguous(thing):
            return False
        mark = self.choice.marks().get(thing)
        if mark == BLOCKED or self.choice.targets_of(thing):
            return True
        return self.decision is not None and bool(self.module.gestures.wishes(self.decision, thing, None))

    def _still_held(self, drag: Drag) -> bool:
        """Whether a piece that was taken up as an answer stays in the hand for the next question."""
        return drag.lifted and self.stage is not None and self.stage.of(drag.piece) is not None

    def lift(self, shown: Shown, thing: Id, pos: tuple[int, int], grip: tuple[float, float]) -> bool:
        """Take up a piece whose taking up is an answer by itself, and keep it in the hand; False if it is none."""
        if self.decision is None or not isinstance(self.choice, OneChoice) or self.choice.targets_of(thing):
            return False
        if not self.module.gestures.lifts(self.decision, thing) or not self.choice.touch(thing):
            return False
        option = self.default_action()
        self.drag = Drag(thing, shown, pos, grip, frozenset(), lifted=True)
        if option is None or not self.pick_option(option):
            self.drag = None
            self.choice.back()
        return self.drag is not None

    def pick_up(self, shown: Shown, thing: Id, pos: tuple[int, int], grip: tuple[float, float]) -> None:
        assert self.choice is not None
        self.drag = Drag(thing, shown, pos, grip, frozenset(self.choice.targets_of(thing)))
        self.complaint = None
        self.changed()

    def carry(self, pos: tuple[int, int]) -> bool:
        """The pointer has moved; True if another target is under it now."""
        drag = self.drag
        if drag is None or self.stage is None:
            return False
        drag.pos = pos
        over = self._target_of(drag)
        changed, drag.over = over != drag.over, over
        return changed

    def _target_of(self, drag: Drag) -> Id | None:
        """The target that the pointer is at, wherever the piece was gripped; none while it is over the question."""
        if self.stage is None or self.is_covered(drag.pos):
            return None
        return self.stage.near(drag.pos, drag.shown.size, drag.targets)

    def let_go(self, several: bool = False) -> bool:
        """Drop the piece: on a legal target the answer is given; elsewhere it returns and the reason is shown.

        With `several` all like it are meant, where the game knows what that is.
        """
        drag, self.drag = self.drag, None
        if drag is None or self.choice is None or self.stage is None:
            return False
        target = self._target_of(drag)
        if several and target is not None and self.several(self.alike(drag.piece)):
            return True
        if target is not None and self.choice.drop(drag.piece, target, several):
            self.arrange()
            if isinstance(self.choice, OneChoice) and self.choice.picked is not None and not self.choice.asks_number():
                self.performer.lay_down(drag.piece, drag.shown, Pose(*drag.centre, drag.shown.angle, lift=0.5))
                if self.confirm():
                    return True
                self.performer.take_back(drag.piece)
                return False
            return True
        spot = drag.pos
        beyond = None if self.is_covered(drag.pos) else self.stage.place_at(spot)
        if beyond is not None and self.module.gestures.means_place(drag.piece, beyond):
            return self.touch(beyond)
        self._return(drag)
        self.changed()
        if self.is_covered(drag.pos):
            return False  # dropped on the question: a change of mind
        wanted, place = self.stage.piece_at(spot), self.stage.place_at(spot)
        if drag.lifted and place == drag.shown.piece.place:
            return False  # put down where it was: it stays taken up
        self.complain_about(drag.piece, wanted.piece.id if wanted else place)
        if self.complaint is None and (drag.targets or place != drag.shown.piece.place):
            assert self.decision is not None
            self.complain(Reason(FIRST, {"prompt": self.decision.prompt}, self.decision.rule), drag.piece)
        return False

    def cancel_drag(self) -> bool:
        """End the drag without effect: after Esc, a right click, loss of focus, resizing or a hand-over (UX-18)."""
        drag, self.drag = self.drag, None
        if drag is None:
            return False
        self._return(drag)
        self.changed()
        return True

    def _return(self, drag: Drag) -> None:
        if self.stage is None:
            return
        pose = self.stage.pose(drag.piece)
        if pose is None:
            return
        piece = drag.shown.piece
        start = Pose(*drag.centre, drag.shown.angle, scale=drag.shown.size[0], lift=0.5)
        self.performer.ghosts[drag.piece] = Ghost(drag.shown, piece.art, piece.art)
        self.timeline.play(Tween(drag.piece, start, pose, min(RETURN_MS, moves.MOVE_MS)))
