"""Bidding in beats: a die turned to a face and put on a sector, a token, or a hold (SM-4.70 to 4.78).

The face in hand is the module's own affair until the die is put down; wheel, digits and the palette turn it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.games.smugglers import forecast
from app.games.smugglers.aim import Swing, steady_aim
from app.table.actions import doing
from app.table.choose import OneChoice
from app.table.model import Gesture
from app.ui.buttons import Button
from app.ui.context import STRONG
from app.ui.controls import Slider, Toggle
from app.ui.input import Act, Digit, Intent, PointerEvent
from app.ui.labels import Label, Paragraph
from app.ui.layout import Row
from app.ui.widget import Widget
from rules import Chance, Decision
from rules.core.chance import stream
from rules.core.decisions import Option, Value
from rules.smugglers.questions import IN_BEATS

if TYPE_CHECKING:
    from app.games.smugglers.table import SmugglersTable
    from app.table.desk import Desk

HOLD = "hold"
BIDS = ("place", "drop")


class Aims:
    """How the seats of one match let go of their dice; each has a stream of its own (SM-3.11, SM-6.61)."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._streams: dict[int, Chance] = {}

    def of(self, seat: int) -> Chance:
        if seat not in self._streams:
            self._streams[seat] = Chance(stream(self._seed, f"aim:{seat}"))
        return self._streams[seat]


class Bidding:
    """What a player has in hand while a beat waits for it."""

    def __init__(self, table: SmugglersTable) -> None:
        self.table = table
        self.face = 1
        self.doubt: Any = None  # a second die that could not be paid together with the first
        self.swing: Swing | None = None
        self.slider = 0
        self._accepted: Any = None  # the doubtful bid that shall be made all the same
        self._question: object = None

    # --- the question

    def renew(self, decision: Decision | None) -> None:
        """Another question: nothing of before is in hand (SM-4.50)."""
        key = None
        if decision is not None:
            given = sum(record.seat == decision.seat for record in self.table.match.session.log)
            key = (decision.seat, decision.prompt, given)
        if key != self._question:
            self._question = key
            self.face, self.doubt, self.swing, self.slider, self._accepted = 1, None, None, 0, None
            self._let_go()

    def _let_go(self) -> None:
        """The next beat may offer the very same options (SM-4.78), yet with another die: the choice begins anew."""
        desk = self.table.kit.desk
        if desk.decision is not None and desk.decision.prompt in IN_BEATS:
            desk.decision = desk.choice = desk.drag = None

    def prompt(self, decision: Decision) -> str:
        """What is asked, by what is really offered: often only a token can be taken (SM-4.72)."""
        options = decision.options  # type: ignore[attr-defined]
        verbs = {option if option == HOLD else option[0] for option in options}
        offers = {"die": bool(verbs & set(BIDS)), "token": "take" in verbs, "hold": HOLD in verbs}
        if all(offers.values()):
            return self.table.wording.prompt(decision)
        offer = "-".join(name for name, offered in offers.items() if offered)
        return self.table.wording.word("act", decision.prompt.split(".")[1], offer=offer)

    def gesture(self, decision: Decision, option: Option) -> Gesture:
        table, seat = self.table, decision.seat
        if option[0] in BIDS:
            if not table.seen["seats"][seat]["reserve"]:
                return Gesture()  # a die that lies may not be touched (SM-4.13)
            _, sector, face = option[:3]
            if face != self.face:
                return Gesture((f"face:{face}", f"sector:{sector}"))
            return Gesture((table.lead_die(seat), f"sector:{sector}"))
        if option[0] == "take":
            if option[1] not in table.seen["middle"]:
                return Gesture()
            told = forecast.of_token(table.wording, table.seen, option[1], seat)
            return Gesture((f"token:{option[1]}",), onto=f"home:{seat}", preview=told.short)
        return Gesture()

    def also(self, option: Option) -> list[Gesture]:
        """The face that the die shows already can be chosen like the others: it takes the die in hand."""
        way = (f"face:{self.face}", f"sector:{option[1]}")
        return [Gesture(way)] if option[0] in BIDS and option[2] == self.face else []

    # --- turning the die

    def may_turn(self, desk: Desk) -> bool:
        return (
            isinstance(desk.choice, OneChoice)
            and desk.choice.decision.prompt in IN_BEATS
            and self.swing is None
            and self.doubt is None
            and any(option[0] in BIDS for option in desk.choice.decision.options)
        )

    def turn(self, desk: Desk, face: int, hold: bool = True) -> None:
        """Turn the die in hand to a face; it stays in hand, also while it is dragged."""
        choice = desk.choice
        assert isinstance(choice, OneChoice)
        held = self.table.lead_die(choice.decision.seat)
        self.face = (face - 1) % 6 + 1
        choice.read_again()
        choice.picked = None
        choice.touched = [held] if hold and held in choice.starts() else []
        dragged = desk.drag
        self.table.services.relay()
        if dragged is not None and desk.stage is not None:
            shown = desk.stage.of(held)
            if shown is not None:
                desk.pick_up(shown, held, dragged.pos, dragged.grip)
                desk.carry(dragged.pos)

    def follow(self, desk: Desk) -> None:
        """A face of the palette was chosen: the die in hand turns to it."""
        choice = desk.choice
        if not isinstance(choice, OneChoice) or desk.drag is not None or len(choice.touched) != 1:
            return
        first = str(choice.touched[0])
        if first.startswith("face:") and self.may_turn(desk):
            self.turn(desk, int(first.partition(":")[2]))

    def offer(self, intent: Intent, desk: Desk) -> bool:
        """Wheel over the dice or with one in hand, digits, and the End key for a hold."""
        if self.swing is not None:
            return self._release_by(intent, desk)
        if not self.may_turn(desk):
            return False
        if isinstance(intent, Digit) and 1 <= intent.value <= 6:
            self.turn(desk, intent.value)
            return True
        if isinstance(intent, PointerEvent) and intent.kind == "wheel" and self._wheel_turns(desk, intent.pos):
            self.turn(desk, self.face + (1 if intent.wheel > 0 else -1))
            return True
        if isinstance(intent, Act) and intent.action == "end" and not intent.released:
            return desk.pick_option(HOLD)
        if (
            isinstance(intent, PointerEvent)
            and intent.kind == "press"
            and intent.button == 1
            and desk.stage is not None
        ):
            shown = desk.stage.piece_at(intent.pos)
            self.table.prefer_die(shown.piece.id if shown else None)
        return False

    def _wheel_turns(self, desk: Desk, pos: tuple[int, int]) -> bool:
        choice = desk.choice
        assert isinstance(choice, OneChoice)
        if desk.drag is not None or choice.touched:
            return True
        home = desk.stage.rect(f"home:{choice.decision.seat}") if desk.stage else None
        return home is not None and home.collidepoint(pos)

    # --- answers

    def doubts(self, decision: Decision, value: Value) -> bool:
        """A warning before a second die that could not be paid together with the first."""
        if not isinstance(value, tuple) or value[0] not in BIDS or self._accepted == value[:3]:
            return False
        told = self.table.forecast(decision.seat, value[1], value[2])
        self.doubt = value[:3] if told.doubts else None
        return bool(told.doubts)

    # --- the form

    def controls(self, decision: Decision, desk: Desk) -> list[Widget]:
        word = self.table.wording.word
        choice = desk.choice
        assert isinstance(choice, OneChoice)
        if self.doubt is None and choice.span() is not None:
            self.doubts(decision, choice.picked)  # before the die begins to swing
        if self.doubt is not None:
            told = self.table.forecast(decision.seat, self.doubt[1], self.doubt[2])
            return [
                Paragraph(" ".join(told.doubts), STRONG.coloured("warn"), prefer=420),
                Button(word("warn", "second-back"), doing(self._keep, desk), kind="main", id="default-keep"),
                Button(word("warn", "second-go"), doing(self._anyway, desk), kind="danger", id="anyway"),
            ]
        if choice.span() is not None:
            return self._aiming(desk)
        made: list[Widget] = []
        why = dict(decision.blocked)
        if HOLD in choice.decision.options or HOLD in why:
            reason = (
                self.table.reason(why[HOLD])
                if HOLD in why
                else word("tip", "holds", left=self.table.seen["seats"][decision.seat]["holds"])
            )
            made.append(
                Button(
                    self.table.label(decision, HOLD),
                    doing(desk.pick_option, HOLD),
                    icon="pause",
                    enabled=HOLD not in why,
                    tip=reason,
                    id="option-hold",
                )
            )
        if self.table.seen["switches"]["stacked"]:
            made.append(self._steady())
        return made

    def _steady(self) -> Widget:
        word = self.table.wording.word
        toggle = Toggle(self.table.steady, self.table.set_steady, id="steady", tip=word("tower", "steady-help"))
        return Row([Label(word("tower", "steady")), toggle], gap=10)

    def _keep(self, desk: Desk) -> None:
        self.doubt = None
        assert isinstance(desk.choice, OneChoice)
        desk.choice.back()
        desk.arrange()

    def _anyway(self, desk: Desk) -> None:
        bid, self.doubt = self.doubt, None
        self._accepted = bid
        assert desk.decision is not None
        if bid[0] == "drop":
            desk.changed()
        else:
            self.table.answer(desk.decision, bid)

    # --- stacked dice

    def begin_swing(self, desk: Desk) -> None:
        """GO: the die hovers over the tower (SM-6.61)."""
        choice = desk.choice
        assert isinstance(choice, OneChoice) and choice.picked is not None
        tower = self.table.seen["row"][choice.picked[1]]["dice"]
        now = round(desk.ctx.clock)
        self.swing = Swing.begin(self.table.aims.of(choice.decision.seat), len(tower), now)
        desk.changed()

    def _aiming(self, desk: Desk) -> list[Widget]:
        word = self.table.wording.word
        if self.swing is None:
            self.begin_swing(desk)
        release = Button(
            word("tower", "release"), doing(self.release, desk), kind="main", icon="arrow_down", id="default-release"
        )
        if not self.table.steady:
            return [Label(word("tower", "swing"), STRONG), release]

        def aim(value: float) -> None:
            self.slider = round(value)
            desk.changed()

        rail = Slider(self.slider, -60, 60, aim, id="aim", tip=word("tower", "slider"))
        return [Label(word("tower", "slider"), STRONG), rail, release]

    def release(self, desk: Desk) -> None:
        """The second GO: the die is let go where it is now (SM-6.61, 6.63)."""
        choice = desk.choice
        if not isinstance(choice, OneChoice) or choice.picked is None or self.swing is None:
            return
        if self.table.steady:
            choice.number = steady_aim(self.table.aims.of(choice.decision.seat), self.slider)
        else:
            choice.number = self.swing.aim(round(desk.ctx.clock))
        self.swing = None
        desk.confirm()

    def _release_by(self, intent: Intent, desk: Desk) -> bool:
        """A click on the table lets go; Esc and the right button take the die back."""
        kit = self.table.kit
        clicked = isinstance(intent, PointerEvent) and intent.kind == "press" and intent.button == 1
        if (
            clicked
            and isinstance(intent, PointerEvent)
            and not self.table.steady
            and kit.host.at(intent.pos) is kit.top
        ):
            self.release(desk)
            return True
        act = intent.action if isinstance(intent, Act) and not intent.released else ""
        focused = kit.host.focused
        if act == "confirm" and focused is not None and focused.id.startswith("spot-"):
            self.release(desk)  # the second GO, wherever on the table the keyboard is
            return True
        back = act == "cancel"
        if back or (isinstance(intent, PointerEvent) and intent.kind == "press" and intent.button == 3):
            self.swing = None
            assert isinstance(desk.choice, OneChoice)
            desk.choice.back()
            desk.arrange()
            return True
        return False
