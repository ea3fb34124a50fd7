"""Real-time bidding at one screen: a cursor for each person, by key set, gamepad or mouse (SM-4.50 to 4.56, 4.66).

Moving a cursor and turning a die are nobody's business but the screen's (SM-4.31); only the commit goes to the match.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import pygame

from app.games.smugglers.aim import Swing, steady_aim
from app.games.smugglers.keys import KeySets
from app.games.smugglers.lobby import MOUSE, devices
from app.match.clock import COUNT, IDLE, PAUSE, READY, RUN
from app.ui.input import PAD_BUTTONS, Act, Digit, Intent, PointerEvent
from rules import Illegal, Reason
from rules.core.decisions import Value
from rules.core.lean import dataclass
from rules.smugglers.questions import RACE

if TYPE_CHECKING:
    from app.games.smugglers.table import SmugglersTable

SHAKE_MS = 360.0
STICK = 16000
Target = tuple[str, int]  # sector or token, and which


@dataclass
class Hand:
    """What one person holds and points at."""

    seat: int
    device: str
    target: Target = ("sector", 0)
    face: int = 1
    swing: Swing | None = None  # with stacked dice: the die hovers over its sector
    dice: int = 2  # in reserve when last seen
    shaken: float = -9999.0  # when something was refused
    tried: tuple[Any, ...] = ()  # the last option committed, without its aim
    pointing: bool = False  # last moved by the mouse


class Race:
    """Hands and devices of the people at one table."""

    def __init__(self, table: SmugglersTable) -> None:
        self.table = table
        self.hands: dict[int, Hand] = {}
        self._extras: Mapping[str, Any] = {}
        self._down: set[int] = set()
        self._tilted: dict[int, int] = {}
        self._sets: tuple[object, KeySets] | None = None

    # --- who plays with what

    def seat(self, extras: Mapping[str, Any]) -> None:
        self._extras = extras
        self.hands = {}

    def refresh(self) -> None:
        """People may have come or gone; a die that was put down leaves the hand (SM-4.50)."""
        humans = list(self.table.match.seats.humans)
        if sorted(self.hands) != sorted(humans):
            held = devices(dict(self._extras), humans) if humans else {}
            self.hands = {seat: Hand(seat, device) for seat, device in held.items()}
        for hand in self.hands.values():
            dice = self.table.seen["seats"][hand.seat]["reserve"]
            if dice != hand.dice:
                hand.dice, hand.face, hand.swing = dice, 1, None
            self._keep_target(hand)

    def _keep_target(self, hand: Hand) -> None:
        ring = self.ring()
        if hand.target not in ring and ring:
            alike = [target for target in ring if target[0] == hand.target[0]] or ring
            hand.target = min(alike, key=lambda target: abs(target[1] - hand.target[1]))
            hand.swing = None

    def ring(self) -> list[Target]:
        """S1 to Sm, then tokens from the highest to the lowest (SM-4.50)."""
        seen = self.table.seen
        sectors: list[Target] = [("sector", place["position"]) for place in seen["row"]]
        return sectors + [("token", token) for token in sorted(seen["middle"], reverse=True)]

    def mouse_hand(self) -> Hand | None:
        return next((hand for hand in self.hands.values() if hand.device == MOUSE), None)

    def open_to(self, hand: Hand) -> bool:
        """Whether the rules would take what this hand points at, as things stand (SM-D3: the screen lights it)."""
        kind, which = hand.target
        verb = "drop" if self.table.seen["switches"]["stacked"] else "place"
        option = ("take", which) if kind == "token" else (verb, which, hand.face)
        asked = any(one.seat == hand.seat for one in self.table.kit.asked)
        return asked and self._why_not(hand.seat, option) is None

    def _why_not(self, seat: int, option: tuple[Any, ...]) -> Reason | None:
        """The rules' reason against an option, as things stand."""
        asked = [one for one in self.table.kit.asked if one.seat == seat]
        return next((reason for one in asked for blocked, reason in one.blocked if blocked == option), None)

    @property
    def phase(self) -> str:
        return str(self.table.match.clock.phase)

    @property
    def runs(self) -> bool:
        return self.phase == RUN

    @property
    def open(self) -> bool:
        """May something be committed now: in the race, one thing in a command pause (SM-4.65), or in a lesson?"""
        return bool(self.table.match.clock.takes_answers) or self._unhurried

    @property
    def _unhurried(self) -> bool:
        """A lesson asks for the same actions while its clock waits."""
        asked = self.table.kit.asked
        return self.phase == IDLE and any(decision.prompt == RACE for decision in asked)

    @property
    def _live(self) -> bool:
        return self.phase in (READY, COUNT, RUN, PAUSE) or self._unhurried

    # --- acting

    def move(self, hand: Hand, step: int) -> None:
        ring = self.ring()
        if not ring:
            return
        self._keep_target(hand)
        hand.target = ring[(ring.index(hand.target) + step) % len(ring)]
        hand.swing = None  # SM-6.62: moving away cancels the hover
        self.table.redraw()

    def turn(self, hand: Hand, face: int) -> None:
        hand.face = (face - 1) % 6 + 1
        self.table.redraw(words=hand.device == MOUSE)  # the palette shows the face

    def go(self, hand: Hand) -> None:
        """GO: ready before the signal, a commit in the race."""
        match = self.table.match
        if self.phase == READY:
            if hand.seat in match.clock.not_ready:
                match.clock.ready(hand.seat)
                self.table.redraw(words=True)
        elif self.open:
            self.commit(hand, hand.target)

    def commit(self, hand: Hand, target: Target) -> None:
        kind, which = target
        if kind == "token":
            self._give(hand, ("take", which))
        elif not self.table.seen["switches"]["stacked"]:
            self._give(hand, ("place", which, hand.face))
        elif hand.swing is None or hand.target != target:
            self._hover(hand, target)
        else:
            aim = hand.swing.aim(self.game_ms())
            if self.table.steady:  # the die hangs still over the card's centre (SM-6.63)
                aim = steady_aim(self.table.aims.of(hand.seat), 0)
            hand.swing = None
            self._give(hand, ("drop", which, hand.face, aim))

    def _hover(self, hand: Hand, target: Target) -> None:
        """The first GO lets the die hover; it reserves nothing (SM-6.61, 6.62)."""
        hand.target = target
        tower = self.table.seen["row"][target[1]]["dice"]
        hand.swing = Swing.begin(self.table.aims.of(hand.seat), len(tower), self.game_ms())
        self.table.redraw()

    def cancel(self, hand: Hand) -> None:
        hand.swing = None
        if self.open:
            self._give(hand, "cancel")

    def _give(self, hand: Hand, value: Value) -> None:
        if value != "cancel":
            hand.tried = value[:3]
        try:
            self.table.match.answer(value, seat=hand.seat)
        except Illegal as refusal:
            self.refused(hand.seat, self.table.reason(refusal.reason))
        self.table.services.pump(0.0)

    def refused(self, seat: int, why: str = "") -> None:
        """A short shake in that player's colour only (SM-4.56), and why, which everybody can read from the table."""
        hand = self.hands.get(seat)
        if hand is None:
            return
        hand.shaken = self.table.kit.ctx.clock
        self.table.redraw()
        if hand.tried:
            reason = None if why else self._why_not(seat, hand.tried)
            told = why if reason is None else self.table.reason(reason)
            kind = "token" if hand.tried[0] == "take" else "sector"
            if told:
                self.table.kit.desk.say(told, f"{kind}:{hand.tried[1]}")

    def game_ms(self) -> int:
        return int(self.table.match.clock.now)

    def pause(self) -> None:
        """Esc: stop the clock, or go on after a pause (SM-4.47)."""
        match = self.table.match
        try:
            match.clock.resume() if self.phase == PAUSE else match.clock.pause()
        except Illegal as refused:
            self.table.kit.desk.complain(refused.reason, None)
        self.table.services.pump(0.0)

    # --- devices

    def raw(self, event: pygame.event.Event) -> bool:
        """Keys by place and pads by number; other single keys are silent while the race runs (SM-4.66)."""
        if not self._live or len(self.table.kit.host.layers) > 1:
            return False
        if event.type == pygame.KEYUP:
            self._down.discard(event.key)
            return False
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type == pygame.CONTROLLERBUTTONDOWN:
            return self._pad(event.instance_id, PAD_BUTTONS[event.button % len(PAD_BUTTONS)])
        if event.type == pygame.CONTROLLERAXISMOTION and event.axis == 0:
            return self._tilt(event)
        return False

    def _key(self, event: pygame.event.Event) -> bool:
        again = event.key in self._down
        self._down.add(event.key)
        meant = self._key_sets().meant(event)
        hand = None if meant is None else self._hand_of(meant[0])
        if hand is not None and meant is not None and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            if not again:  # only edges count (SM-4.52)
                self._do(hand, meant[1])
            return True
        return self.runs and not self._stays(event)

    def _stays(self, event: pygame.event.Event) -> bool:
        """Esc, function keys, chords, and the digits of whoever has the mouse."""
        name = pygame.key.name(event.key)
        if event.key == pygame.K_ESCAPE or (name.startswith("f") and name[1:].isdigit()):
            return True
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return True
        return self.mouse_hand() is not None and name in tuple("123456")

    def _key_sets(self) -> KeySets:
        bindings = self.table.kit.app.input.bindings
        if self._sets is None or self._sets[0] is not bindings:
            self._sets = (bindings, KeySets(bindings))
        return self._sets[1]

    def _hand_of(self, device: str) -> Hand | None:
        """Whose device it is; somebody alone may use whatever is at hand."""
        if len(self.hands) == 1:
            return next(iter(self.hands.values()))
        return next((hand for hand in self.hands.values() if hand.device == device), None)

    def _do(self, hand: Hand, action: str) -> None:
        hand.pointing = False
        if action == "go":
            self.go(hand)
        elif self.open and action == "face":
            self.turn(hand, hand.face + 1)
        elif self.open:
            self.move(hand, -1 if action == "left" else 1)

    def _pad(self, pad: int, button: str) -> bool:
        hand = self._hand_of(f"pad-{self._pad_number(pad)}")
        if hand is None:
            return False
        hand.pointing = False
        steps = {"pad-left": -1, "pad-right": 1}
        if button == "a":
            self.go(hand)
        elif button == "b":
            self.cancel(hand)
        elif button in ("lb", "rb"):
            self.turn(hand, hand.face + (1 if button == "rb" else -1))
        elif button in steps:
            self.move(hand, steps[button])
        else:
            return self.runs and button != "start"
        return True

    def _pad_number(self, instance: int) -> int:
        """Pads are counted from 1 in the order in which they were first used."""
        order = self.table.pad_order
        if instance not in order:
            order.append(instance)
        return order.index(instance) + 1

    def _tilt(self, event: pygame.event.Event) -> bool:
        hand = self._hand_of(f"pad-{self._pad_number(event.instance_id)}")
        if hand is None:
            return False
        value = event.value if abs(event.value) > 1 else event.value * 32767
        now = 0 if abs(value) < STICK else 1 if value > 0 else -1
        before, self._tilted[event.instance_id] = self._tilted.get(event.instance_id, 0), now
        if now and now != before:
            self.move(hand, now)
        return True

    # --- the mouse

    def offer(self, intent: Intent) -> bool:
        """The person with the mouse: a click places or takes, wheel and digits turn the die (SM-4.53)."""
        if not self._live:
            return False
        if isinstance(intent, Act):
            return self._act(intent)
        hand = self.mouse_hand()
        if hand is None or not self.open:
            return False
        if isinstance(intent, Digit) and 1 <= intent.value <= 6:
            self.turn(hand, intent.value)
            return True
        if isinstance(intent, PointerEvent):
            return self._point(hand, intent)
        return False

    def _act(self, intent: Act) -> bool:
        if intent.action == "cancel" and not intent.released and (self.runs or self.phase == PAUSE):
            self.pause()
            return True
        return self.runs and intent.device == "keyboard"

    def _point(self, hand: Hand, intent: PointerEvent) -> bool:
        kit = self.table.kit
        if kit.host.at(intent.pos) is not kit.top:
            return False
        if intent.kind == "wheel":
            self.turn(hand, hand.face + (1 if intent.wheel > 0 else -1))
            return True
        target = self.target_at(intent.pos)
        hand.pointing = True
        if intent.kind == "move":
            if target is not None and target != hand.target and hand.swing is None:
                hand.target = target
                self.table.redraw()
            return False
        if intent.kind == "press" and intent.button == 3:
            self.cancel(hand)
            return True
        if intent.kind == "press" and intent.button == 1 and target is not None:
            if hand.swing is not None:
                target = hand.target
            else:
                hand.target = target
            self.commit(hand, target)
            return True
        return False

    def target_at(self, pos: tuple[int, int]) -> Target | None:
        """The sector or token under a point; dice do not hide the sector they stand on."""
        stage = self.table.kit.desk.stage
        if stage is None:
            return None
        shown = stage.piece_at(pos)
        found = str(shown.piece.id) if shown is not None else ""
        kind, _, rest = found.partition(":")
        if kind == "die":
            lying = self.table.maker.lying.get(tuple(int(part) for part in rest.split(":")))  # type: ignore[arg-type]
            return ("sector", lying[0]) if lying is not None else None
        if kind in ("sector", "tower"):
            return "sector", int(rest)
        if kind == "token" and int(rest) in self.table.seen["middle"]:
            return "token", int(rest)
        return None
