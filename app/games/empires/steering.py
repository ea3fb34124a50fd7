"""Moving about on the map: W, A, S, D by their place on the keyboard, Tab from group to group, the small map."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from app.games.empires.counters import group_id, slot_of
from app.ui.input import Act, Intent, PointerEvent
from rules.empires.questions import MOVING

if TYPE_CHECKING:
    from app.games.empires.table import EmpiresTable

# By position, so that they lie in a cross on every keyboard.
PANNING = {
    pygame.KSCAN_W: (0, 1), pygame.KSCAN_A: (1, 0), pygame.KSCAN_S: (0, -1), pygame.KSCAN_D: (-1, 0),
}  # fmt: skip
SPEED = 1.1  # logical pixels in a millisecond
BARRED = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META | pygame.KMOD_SHIFT


class Steering:
    """For one table."""

    def __init__(self, table: EmpiresTable) -> None:
        self.table = table
        self._held: set[int] = set()

    def raw(self, event: pygame.event.Event) -> bool:
        """Keys that pan while they are held; not while something is typed or a dialog is open."""
        if event.type == pygame.KEYUP:
            self._held.discard(getattr(event, "scancode", -1))
            return False
        host = self.table.kit.host
        typing = host.focused is not None and host.focused.types
        if event.type != pygame.KEYDOWN or event.mod & BARRED or typing or len(host.layers) > 1:
            return False
        code = getattr(event, "scancode", -1)
        if code not in PANNING or self.table.desk.camera.zoom <= 1:
            return False
        self._held.add(code)
        return True

    def update(self, dt: float) -> bool:
        """Pan by the keys that are held; True if something moved."""
        if not self._held:
            return False
        desk = self.table.desk
        dx, dy = (sum(PANNING[code][axis] for code in self._held) for axis in (0, 1))
        step = desk.ctx.scale * SPEED * min(dt, 50.0)
        desk.camera.pan(dx * step, dy * step)
        desk.shift()
        return True

    def let_go(self) -> None:
        self._held.clear()

    def offer(self, intent: Intent) -> bool:
        if isinstance(intent, Act) and intent.action in ("next", "previous") and not intent.released:
            return self._to_group(1 if intent.action == "next" else -1)
        if isinstance(intent, PointerEvent) and intent.kind == "press" and intent.button == 1:
            kit = self.table.kit
            free = kit.host.at(intent.pos) is kit.top
            return free and self.table.minimap.goes_to(kit.ctx, kit.top.board, intent.pos)
        return False

    def _to_group(self, by: int) -> bool:
        """Tab stops at every group that can still move, before it leaves the board (UI-14)."""
        table, top, host = self.table, self.table.kit.top, self.table.kit.host
        decision, movers = table.desk.decision, table.orders.movers()
        if decision is None or decision.prompt not in MOVING or not movers or len(host.layers) > 1:
            return False
        thing = top.focused_thing()
        if thing is None:
            return False
        slot = slot_of(thing)
        place = (movers.index(slot) + by) if slot in movers else (0 if by > 0 else -1)
        if not 0 <= place < len(movers):
            return False
        table.desk.fan_out(table.desk.stage.of(group_id(movers[place])) if table.desk.stage else None)
        top.refresh()
        spot = top.spot(group_id(movers[place]))
        if spot is not None:
            host.focus_on(spot)
        return spot is not None
