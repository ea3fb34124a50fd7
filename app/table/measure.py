"""How readable a drawn table is, in numbers: the board's share, the narrowest cards, what is cut or covered.

`orrery shot table --measure` prints them, and tests check them, so that "large enough" is a number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

import pygame

from app.table.choose import BLOCKED
from app.ui.focus import focusables
from app.ui.widget import TARGET

if TYPE_CHECKING:
    from app.table.arrange import Shown
    from app.table.desk import Desk
    from app.table.panels import Panels
    from app.table.prompt import PromptBar
    from app.table.reading import Reading
    from app.ui.context import Context
    from app.ui.scene import Host

NAME_SHARE = 0.2  # the uppermost share of a card's height, where its name is
HIDDEN = 0.25  # the share of a thing's area that may be covered before it counts as covered
SEAM = 3  # names may overlap by so many pixels


class DrawnTable(Protocol):
    """What is measured: the desk, and what may lie over it."""

    ctx: Context
    host: Host
    desk: Desk
    prompt: PromptBar
    panels: Panels
    reading: Reading


def measure(scene: DrawnTable) -> dict[str, Any]:
    """The numbers for the position as it is drawn now; lengths are in window pixels."""
    stage = scene.desk.stage
    assert stage is not None
    ctx, board = scene.ctx, scene.panels.divide().board
    main = [shown for shown in stage.shown if shown.piece.main and not shown.hand]
    held = [shown for shown in stage.shown if shown.hand]
    area = ctx.size[0] * ctx.size[1]
    return {
        "window": list(ctx.size),
        "board": list(board),
        "board_share": round(board.width * board.height / area, 3),
        "narrowest_ship": min((shown.size[0] for shown in main), default=None),
        "narrowest_hand": min((shown.size[0] for shown in held), default=None),
        "cut_names": cut_names(scene),
        "covered": covered(scene),
        "smallest_target": min((min(rect.size) for rect in _targets(scene)), default=None),
    }


def cut_names(scene: DrawnTable) -> list[str]:
    """Names that cannot be read completely: cut, left out, or under the next card of the row."""
    stage, ctx, module = scene.desk.stage, scene.ctx, scene.desk.module
    assert stage is not None
    widgets = [widget for layer in scene.host.layers for widget in layer.root.walk()]
    found = [mark.text for widget in widgets for mark in widget.marks() if mark.cut]
    for shown in stage.shown:
        strip = module.layout.name_strip(shown.piece.art, shown.size, ctx)
        under = shown.strip < strip if strip and shown.strip else shown.piece.main and _is_under(shown, stage.shown)
        if shown.hand and stage.over:
            under = False  # the hand can be scrolled to it
        if shown.piece.id == scene.desk.source:
            continue  # it lies in front, while nothing else is pointed at
        if under or module.layout.is_name_cut(shown, ctx):
            found.append(shown.piece.name)
    return found


def _is_under(shown: Shown, everything: list[Shown]) -> bool:
    """Whether a card that lies above this one hides a part of its name."""
    box = shown.box
    strip = pygame.Rect(box.x, box.y, box.width, round(box.height * NAME_SHARE))
    above = everything[everything.index(shown) + 1 :]
    return any(strip.clip(other.box).width > SEAM for other in above if other.piece.place == shown.piece.place)


def covered(scene: DrawnTable) -> list[str]:
    """Things of the present question that lie under a panel, a sheet or the prompt, or outside the window."""
    window = pygame.Rect(0, 0, *scene.ctx.size)
    panels = scene.panels
    parts = [part for part in (scene.prompt, panels.stack, panels.stops, panels.log, panels.seats) if part is not None]
    lids = [pygame.Rect(part.rect) for part in parts]
    lids += [pygame.Rect(part.rect) for part in scene.reading.layer.children() if part.rect.width]
    found = []
    stage = scene.desk.stage
    assert stage is not None
    for thing, mark in scene.desk.marks().items():
        rect = stage.rect(thing)
        if rect is None or mark == BLOCKED:
            continue
        whole, seen = rect.width * rect.height, rect.clip(window)
        hidden = whole - seen.width * seen.height if stage.of(thing) is None or not _held(stage.of(thing)) else 0
        hidden += sum(seen.clip(lid).width * seen.clip(lid).height for lid in lids)
        if hidden > whole * HIDDEN:
            found.append(str(thing))
    return found


def _held(shown: Shown | None) -> bool:
    return shown is not None and shown.hand


def _targets(scene: DrawnTable) -> list[pygame.Rect]:
    """Everything of the question that can be pressed: buttons, and the parts of pieces that are in the window, with
    what is pressed beside small ones."""
    stage, window, least = scene.desk.stage, pygame.Rect(0, 0, *scene.ctx.size), scene.ctx.px(TARGET)
    assert stage is not None
    found = [widget.seen() for widget in focusables(scene.prompt) if widget.target()]
    for thing, mark in scene.desk.marks().items():
        rect = stage.rect(thing)
        if rect is not None and mark != BLOCKED:
            seen = rect.clip(window)
            alone = seen.size == rect.size  # what is seen of a card in hand is no small thing
            found.append(seen.inflate(*(max(0, least - side) for side in seen.size)) if alone else seen)
    return [rect for rect in found if rect.width and rect.height]
