"""Volleys: the dice that several units of a line throw at once at one target, shown as one throw (UX-27)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import pygame

from app.games.empires.battle.cards import LineCard
from app.games.empires.battle.steps import tray_for
from app.games.empires.ground import tint
from app.games.empires.looks import owner_of
from app.table.motion.steps import MotionStep
from app.table.roles.motion import Throw
from app.table.tumble import MAX_DICE
from app.ui.context import Context
from app.ui.widget import Widget
from rules import Event

if TYPE_CHECKING:
    from app.games.empires.table import EmpiresTable

VOLLEY, SIDES = "volley", 10
TUMBLES, LEAST_TUMBLE, EDGE = (400.0, 190.0), 64.0, 16.0  # logical pixels: where dice are thrown, at least; its margin
SHARES = (1.0, 0.8, 0.65)  # of that, until no card is covered
# What the dice of one volley have in common, by event: who fires at whom, or what is rolled for.
SHOTS = {
    "shot": ("by", "at", "need"),
    "ground_shot": ("by_line", "at_line", "need"),
    "roll": ("seat", "why", "hex", "need"),
}
ROLLS = ("bombard", "experience", "flaw", "prey")  # rolls of a fight that are no shots


def gathered(events: Sequence[Event]) -> list[Event]:
    """Shots of one line at another that follow each other and need the same become one volley; what they do is shown
    after it."""
    found: list[Event] = []
    volley: Event | None = None
    after: list[Event] = []
    for event in events:
        thrown = is_thrown(event)
        if thrown and volley is not None and _joins(volley, event):
            volley.data["faces"].append(event.data["face"])
        elif thrown:
            found += after
            after, volley = [], Event(VOLLEY, {**event.data, "of": event.kind, "faces": [event.data["face"]]})
            found.append(volley)
        elif volley is None or event.kind in ("battle_over", "ground_over", "round", "ground_round"):
            found += [*after, event]
            after, volley = [], None
        else:
            after.append(event)
    return [*found, *after]


def is_thrown(event: Event) -> bool:
    """Whether a die of a fight is thrown."""
    return event.kind in SHOTS and (event.kind != "roll" or event.data["why"] in ROLLS)


def _joins(volley: Event, event: Event) -> bool:
    names = SHOTS[event.kind]
    same = volley.data["of"] == event.kind and all(volley.data.get(name) == event.data.get(name) for name in names)
    return same and len(volley.data["faces"]) < MAX_DICE


def thrown_where(ctx: Context, lines: Widget) -> pygame.Rect | None:
    """Between the lines of both sides, where everybody looks, and where it covers the fewest cards; None if there is no
    room. What was thrown lies in the small tray afterwards."""
    room, edge = lines.rect, ctx.px(EDGE)
    cards = [widget.rect for widget in lines.walk() if isinstance(widget, LineCard)]

    def covered(place: pygame.Rect) -> int:
        return sum(part.width * part.height for part in (place.clip(card) for card in cards))

    found: pygame.Rect | None = None
    for share in SHARES:
        size = (min(ctx.px(TUMBLES[0]), room.width // 2) * share, min(ctx.px(TUMBLES[1]), room.height / 3) * share)
        if size[1] < ctx.px(LEAST_TUMBLE):
            break
        middle = pygame.Rect((0, 0), size)
        middle.center = room.center
        places = [middle, *(middle.copy() for _ in range(4))]
        places[1].right, places[2].left = room.right - edge, room.left + edge
        places[3].bottom, places[4].top = room.bottom - edge, room.top + edge
        found = min(places, key=covered)
        if not covered(found):
            break
    return found


def volley(table: EmpiresTable, event: Event) -> list[MotionStep]:
    """The dice tumble between the lines."""
    data, performer, ctx = event.data, table.desk.performer, table.desk.ctx
    faces, need = tuple(data["faces"]), data.get("need")
    hits = tuple(need is not None and face <= need for face in faces)
    owner = owner_of(len(table.seen["seats"]), data["seat"])
    performer.tray = tray_for(ctx, performer.area.size, len(faces))
    total = volley_words(table, data)
    step = performer.roll_dice(
        Throw(faces, (tint(ctx, owner),), total=total, sides=SIDES, counting=hits if any(hits) else ())
    )
    table.board.rolled, table.board.thrown = list(performer.dice.values())[-1], data
    return [step]


def volley_words(table: EmpiresTable, data: Mapping[str, Any]) -> str:
    """What a volley did, in the language of now: it lies in the tray until the next one."""
    need = data.get("need")
    if need is None:
        return table.board.word("roll", data["why"])
    return table.board.say("result", need=need, hits=sum(face <= need for face in data["faces"]))
