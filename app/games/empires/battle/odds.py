"""What the seat that looks may expect of a fight, reckoned while the window rests, a part at a time (UX-40, P10)."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, Any

from app.games.empires.battle.fights import Fight
from app.games.empires.routes import Goal, marching, own_group, own_groups
from rules.empires.battle.outlook import Coming, Expected, expected, foreseen, mean

if TYPE_CHECKING:
    from app.games.empires.table import EmpiresTable

WORLDS, RUNS = 16, 8  # a part is one world: it takes less than a frame in most battles
# While shots and dice move, the window never rests: after so long a part is worked at all the same, so often.
PATIENCE_MS, EACH_MS = 400.0, 60.0
KEPT = 24  # answers that are still known when somebody points at the same thing again

Rule = Callable[..., Expected | None]


class Reckoning:
    """Answers of the rules that take many worlds; the last question is worked at, older ones when they are asked again.

    `changed` is called when an answer is complete.
    """

    def __init__(self, table: EmpiresTable, rule: Rule, changed: Callable[[], object]) -> None:
        self.table, self._rule, self._changed = table, rule, changed
        self._found: dict[Hashable, list[Expected]] = {}
        self._asked: Hashable = None
        self._open: tuple[tuple[Any, ...], int, tuple[Any, ...]] | None = None  # what is being worked at
        self._waited = 0.0  # for the next part
        self._silent: Hashable = None  # the last question to which there is nothing to tell

    def _key(self, seat: int, about: tuple[Any, ...]) -> tuple[Any, ...]:
        return self.table.match.inquiry.position, seat, *about

    def is_coming(self, seat: int, *about: Any) -> bool:
        """Whether an answer may come that is not yet known."""
        return self._key(seat, about) != self._silent

    def expected(self, seat: int, *about: Any) -> Expected | None:
        """None until it is known, or if there is nothing to tell."""
        key = self._key(seat, about)
        found = self._found.get(key, [])
        if len(found) < WORLDS and key != self._asked:
            self._asked = key
            self._open, self._waited = (key, seat, about), 0.0
            self._found = {**dict(list(self._found.items())[-KEPT:]), key: found}
            self.table.kit.app.at_rest(lambda: self._reckon(key, seat, about))
        return mean(found) if len(found) == WORLDS else None

    def _reckon(self, key: tuple[Any, ...], seat: int, about: tuple[Any, ...]) -> None:
        """One imagined world; the next one follows, unless something else is asked meanwhile."""
        inquiry, found = self.table.match.inquiry, self._found.get(key)
        if key != self._asked or found is None or len(found) >= WORLDS or inquiry.position != key[0]:
            return
        self._waited = min(self._waited, PATIENCE_MS - EACH_MS)
        one = inquiry.query(seat, self._rule, seat, len(found), RUNS, *about)
        if one is None:
            self._silent, self._open = key, None
            self._changed()
            return
        found.append(one)
        if len(found) < WORLDS:
            self.table.kit.app.at_rest(lambda: self._reckon(key, seat, about))
        else:
            self._asked = self._open = None
            self._changed()

    def hurry(self, dt: float) -> None:
        """Let time pass: a question that has waited for a rest too long is worked at in between."""
        if self._open is None:
            return
        self._waited += dt
        if self._waited >= PATIENCE_MS:
            self._reckon(*self._open)


class FightOdds:
    """For one board: of the fight under way, and of battles to come."""

    def __init__(self, table: EmpiresTable) -> None:
        self.table = table
        self._now = Reckoning(table, expected, lambda: table.desk.changed())
        self._ahead = Reckoning(table, foreseen, self._draw)

    def hurry(self, dt: float) -> None:
        """After every shot the odds are others, however quickly the next one follows."""
        if self.table.board.fight is not None:
            self._now.hurry(dt)

    def _draw(self) -> None:
        self.table.kit.host.dirty = True
        if self.table.board.fight is not None:
            self.table.desk.changed()

    def _seat(self) -> int | None:
        """Whose knowledge counts: the viewer's; in the open that of whoever is asked, if he knows no more than all."""
        table, decision = self.table, self.table.desk.decision
        if table.viewer is not None or decision is None:
            return table.viewer
        facts = table.wording.facts
        secrets = (facts.advantages or facts.alien_cards) and not table.match.settings.trust
        return None if secrets and len(table.match.seats.humans) > 1 else decision.seat

    def expected(self, fight: Fight) -> Expected | None:
        """Of the fight on the board; before its first round of what would be fought (not of a bombardment)."""
        seat = self._knower(fight)
        if seat is None:
            return None
        return self._now.expected(seat) if fight.round else self._ahead.expected(seat, fight.hex)

    def is_coming(self, fight: Fight) -> bool:
        """Whether it will be told, so that room can be kept for it."""
        seat = self._knower(fight)
        if seat is None:
            return False
        return self._now.is_coming(seat) if fight.round else self._ahead.is_coming(seat, fight.hex)

    def _knower(self, fight: Fight) -> int | None:
        """Whose knowledge counts, if he takes part; before the first round only who looks at the own things."""
        seat = self._seat()
        if seat is None or fight.bombs or all(seat not in side for side in fight.sides):
            return None
        return seat if fight.round or self.table.viewer is not None else None

    def of_way(self, goal: Goal) -> Expected | None:
        """Of the battle at the end of a way of the group under orders, with whoever goes along."""
        table = self.table
        seat, slot, gestures = table.viewer, marching(table.seen), table.gestures
        first = own_group(table.seen, slot) if slot is not None else None
        if seat is None or slot is None or first is None or not goal.enemies or goal.explores:
            return None
        if not (gestures.together or table.kit.top.shift):
            return self._ahead.expected(seat, goal.hex, (Coming(slot, gestures.sent(first["count"])),))
        along = [each for each in own_groups(table.seen) if each["hex"] == first["hex"]]
        able = [each for each in along if each["slot"] == slot or each["left"] >= len(goal.path)]
        return self._ahead.expected(seat, goal.hex, tuple(Coming(each["slot"], each["count"]) for each in able))

    def of_hex(self, hex: int) -> Expected | None:
        """Of a battle that is still to be fought in this phase."""
        viewer = self.table.viewer
        return self._ahead.expected(viewer, hex) if viewer is not None and hex in self.table.seen["battles"] else None
