"""Playing Space Smugglers at the table by dragging, clicking or the keyboard: the same choices, the same answers."""

import pygame

from app.match import Match, PlaySettings, Seats
from app.ui.controls import Picker
from rules import PASS, Session, Setup, clone
from rules.smugglers.questions import PAY, TAKE
from tests.app.card_hands import NAMES, ByArrows
from tests.app.card_hands import sit_down as sit_down_with
from tests.app.hands import KEYS, Clicking, Dragging
from tests.app.match_support import InlineOpponents


def match_of(humans=2, machines=0, seed=7, timing="open", opponents=None, state=None, **options):
    """A match of people who trust each other, new or from a position; machines think at once."""
    who = [(name, "human") for name in NAMES[:humans]]
    who += [(NAMES[humans + number], "pilot") for number in range(machines)]
    setup = Setup("smugglers", [{} for _ in who], {"timing": timing, **options})
    settings = PlaySettings(trust=True, pace_ms=0, answer_ms=0, hide_after_s=0)
    if state is not None:
        return Match(
            Session(clone(state), seed), Seats(who), opponents=opponents or InlineOpponents(), settings=settings
        )
    return Match.begin("smugglers", setup, seed, who, opponents=opponents or InlineOpponents(), settings=settings)


def sit_down(app, match, extras=None):
    return sit_down_with(app, match, extras or {})


class AtTheTable:
    """What the three ways have in common; `turn`, `add` and `press` are their own."""

    @property
    def module(self):
        return self.scene.module

    def play(self, value):
        self.close_summary()
        decision = self.desk.decision
        self.listen(170)
        if decision.prompt == PAY:
            self.pay(decision, value)
        elif decision.prompt == TAKE and value != PASS:
            self.take(value)
        else:
            self.bid(decision, value)
        self.wait(20)
        self.close_summary()

    def close_summary(self):
        while len(self.scene.host.layers) > 1:
            self.listen(170)
            self.key(pygame.K_RETURN)

    def bid(self, decision, value):
        if value[0] == "place" and self.module.bidding.face != value[2]:
            self.turn(value[2])
        self.one(decision, value)
        if self.module.bidding.doubt is not None:
            self.press("anyway")

    def take(self, value):
        wanted = {"energy": value[1]} if value[0] == "energy" else dict(zip("RYBG", value[1:], strict=True))
        for what, count in wanted.items():
            for _ in range(count):
                self.add(what)
        self.press("confirm")

    def pay(self, decision, value):
        """At the ships themselves: first what the cruisers get, then which ship goes without."""
        for name, wanted in sorted(value):
            for thing in self.things_of(name, wanted):
                for _ in range(12):
                    if self.desk.choice.filled[name] == wanted or thing not in self.desk.marks():
                        break
                    self.touch(thing)
        assert self.desk.choice.filled == dict(value)
        self.press("confirm")

    def things_of(self, name, wanted):
        """What writes this value into this field of a payment."""
        kind, sector = name.split("_")[:2]
        ships = self.module.seen["row"][int(sector)].get("ships", ())
        if wanted in ("unpaid", "undelivered"):
            return [f"sector:{sector}"]
        letter = "N" if kind == "cruiser" else wanted[1] if isinstance(wanted, tuple) else ""
        return [f"ship:{sector}:{place}" for place, ship in enumerate(ships) if ship == letter or not letter]

    def touch(self, thing):
        self.click(self.centre(thing))
        self.wait(20)


class DragSmuggler(AtTheTable, Dragging):
    """Drag dice, tokens and goods; turn dice with the wheel."""

    def press(self, pos):
        if isinstance(pos, str):
            self.click(pos)
        else:
            Dragging.press(self, pos)

    def turn(self, face):
        at = self.centre(self.module.lead_die(self.desk.decision.seat))
        self.move(at)
        for _ in range((face - self.module.bidding.face) % 6):
            self.wheel(at, 1)

    def add(self, what):
        self.drag(self.centre(f"pool:{what}"), self.centre(f"home:{self.desk.decision.seat}"))


class ClickSmuggler(DragSmuggler):
    """Choose, then choose where; turn dice with the palette."""

    one = Clicking.one

    def turn(self, face):
        self.click(self.centre(f"face:{face}"))
        self.desk.back()

    def add(self, what):
        self.click(self.centre(f"pool:{what}"))


class TypeSmuggler(AtTheTable, ByArrows):
    """The keyboard alone; turn dice with the digits."""

    def arrows(self, here):
        return ("up", "down") if isinstance(here, Picker) else KEYS

    def reach(self, id):
        if self.app.ctx.device == "mouse":
            self.key(pygame.K_TAB)  # the first key after the mouse goes to the question
        super().reach(id)

    def press(self, id):
        self.enter(id)

    def turn(self, face):
        self.key(pygame.K_0 + face)

    def touch(self, thing):
        self.enter(f"spot-{thing}")
        self.wait(20)

    def add(self, what):
        self.enter(f"spot-pool:{what}")
