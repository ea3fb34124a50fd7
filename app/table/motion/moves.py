"""The moves of the table with their times at normal speed (table of UX section 3)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

from app.table.motion.steps import Clip, Together
from app.table.motion.tween import PieceId, Pose, TurnDirection, Tween, ease_in_out

MOVE_MS = 200.0
ACROSS_MS = 350.0  # across the whole table
ROTATE_MS = 160.0
FLIP_MS = 240.0
MARK_MS = 160.0
SHUFFLE_MS = 500.0
DEAL_EACH_MS = 60.0
DEAL_ALL_MS = 600.0
BLOW_EACH_MS = 110.0  # bombs and the like that take a piece each
BLOW_ALL_MS = 1000.0
BANNER_MS = 600.0

LIFT = 0.5  # how high a carried piece rises, as a share of the highest lift
MARK_SCALE = 1.5


def move_ms(start: Pose, end: Pose, span: float) -> float:
    """Time of a move: short ones 200 ms, one across a table of this span 350 ms.

    >>> move_ms(Pose(0, 0), Pose(50, 0), 1000), move_ms(Pose(0, 0), Pose(1000, 0), 1000)
    (200.0, 350.0)
    """
    far = math.dist((start.x, start.y), (end.x, end.y)) / span
    return MOVE_MS + (ACROSS_MS - MOVE_MS) * max(0.0, min(1.0, (far - 0.25) / 0.5))


def move(
    piece: PieceId,
    start: Pose,
    end: Pose,
    *,
    span: float,
    turn: TurnDirection = TurnDirection.SHORTEST,
    arc: float = 0.0,
) -> Tween:
    """Carry a piece to another place, turning on the way if the poses differ in angle."""
    return Tween(piece, start, end, move_ms(start, end, span), turn=turn, arc=arc, lift=LIFT)


def rotate(piece: PieceId, start: Pose, angle: float, turn: TurnDirection = TurnDirection.SHORTEST) -> Tween:
    """Turn a piece in its place, for example to *used* (UX-28)."""
    return Tween(piece, start, replace(start, angle=angle), ROTATE_MS, turn=turn)


def flip(piece: PieceId, pose: Pose) -> Tween:
    """Turn a card over in its place."""
    return Tween(piece, pose, pose, FLIP_MS, flip=True, lift=LIFT, ease=ease_in_out)


def appear(piece: PieceId, pose: Pose) -> Tween:
    """A damage mark, a token or another small thing arrives where it belongs."""
    return Tween(piece, replace(pose, alpha=0.0, scale=pose.scale * MARK_SCALE), pose, MARK_MS)


def vanish(piece: PieceId, pose: Pose) -> Tween:
    """A mark is taken off again."""
    return Tween(piece, pose, replace(pose, alpha=0.0, scale=pose.scale * MARK_SCALE), MARK_MS)


def shuffle(pieces: Sequence[tuple[PieceId, Pose]], sway: float) -> Together:
    """The cards of a pile go out to both sides and back."""
    return Together(
        *(
            Tween(piece, pose, pose, SHUFFLE_MS, sway=sway if i % 2 else -sway, lift=LIFT, ease=ease_in_out)
            for i, (piece, pose) in enumerate(pieces)
        )
    )


def banner(name: PieceId) -> Clip:
    """Whose turn it is: a text that stands still, so reduced motion keeps its time."""
    return Clip(name, BANNER_MS, still=True)
