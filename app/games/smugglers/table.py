"""Space Smugglers on the table: where things lie, what a gesture means, and what belongs to this game alone.

The parts: `plan` and `pieces` lay the table, `faces` draws it, `bidding`
and `forms` turn gestures into options, `race` and `clock` are the real-time game.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

import pygame

from app.games.smugglers import faces, sheets
from app.games.smugglers import forecast as smugglers_forecast
from app.games.smugglers.bidding import Aims, Bidding
from app.games.smugglers.clock import ClockView
from app.games.smugglers.forecast import Forecast
from app.games.smugglers.forms import Payment, Refill
from app.games.smugglers.motion import Motion
from app.games.smugglers.pieces import PieceMaker
from app.games.smugglers.plan import STOCK, Plan, plan
from app.games.smugglers.race import Race
from app.games.smugglers.summary import Summary
from app.games.smugglers.tints import tint_of
from app.games.smugglers.tower import Tower
from app.games.smugglers.words import Words
from app.match.clock import COUNT, READY
from app.table.choose import Choice, FormChoice, OneChoice
from app.table.desk import Desk
from app.table.facts import draw_facts
from app.table.model import FactSheet, Gesture, Id, Status, Tableau
from app.table.module import GameTable
from app.table.roles.answers import AnswerRole
from app.table.roles.devices import DeviceRole
from app.table.roles.forms import FormRole
from app.table.roles.gestures import GestureRole
from app.table.roles.layout import LayoutRole, Look
from app.table.roles.log import LogRole
from app.table.roles.pages import PageRole
from app.table.roles.words import WordRole
from app.ui.buttons import IconButton
from app.ui.context import Context
from app.ui.input import Act, Intent, PointerEvent
from app.ui.widget import Widget
from rules import PASS, Decision, Event, Illegal, Reason
from rules.core.decisions import Option, Value
from rules.smugglers.questions import GIVE, IN_BEATS, PAY, RACE, TAKE
from rules.smugglers.state import facts

if TYPE_CHECKING:
    from app.match import Match
    from app.table.stage import Stage
    from rules.smugglers.seen import TableSeen


class SmugglersTable(GameTable, LayoutRole, GestureRole, AnswerRole, WordRole, FormRole, LogRole, PageRole, DeviceRole):
    """See the module."""

    game = "smugglers"
    asks_forms = True

    match: Match
    motion: Motion

    # --- at the table

    def make_parts(self) -> None:
        kit, self.match = self.kit, self.kit.match
        self.facts = self.match.inquiry.query(None, facts)
        self.cards = self.facts.sectors
        self.steady = False
        self.pad_order: list[int] = []
        self.aims = Aims(kit.match.session.seed)
        self.wording = Words(self.texts, self.names, stacked=self.facts.stacked)
        self.maker = PieceMaker(self.wording, self.cards)
        self.seen = cast("TableSeen", {})
        self.viewer: int | None = None
        self._plans: dict[tuple[int, int], Plan] = {}
        self._latest = plan((1, 1), len(self.names), 0, None)
        self.bidding, self.payment, self.refill = Bidding(self), Payment(self), Refill(self)
        self.form_things = self.payment
        self.motion, self.tower, self.summary = Motion(self), Tower(self), Summary(self)
        self.race = Race(self)
        self.clock_view = ClockView(self, self.race)
        self._clock_seen: object = None
        self._foretold: object = None  # the forecast of the last frame
        self._reads = False
        self._forecasts: dict[tuple[int, int, int], smugglers_forecast.Forecast] = {}
        self._preferred: dict[int, str] = {}
        self._given = kit.desk.answer
        kit.desk.answer = self.hand_in

    def seated(self, extras: Mapping[str, Any]) -> None:
        """What the new-game screen decided: devices, pace of the clock, the steady hand."""
        self.race.seat(extras)
        self.steady = bool(extras.get("steady"))
        settings = self.match.settings
        settings.speed = min(100, max(25, int(extras.get("speed", settings.speed))))
        settings.command_pause = bool(extras.get("command_pause", settings.command_pause))

    def set_steady(self, on: bool) -> None:
        self.steady = on
        self.redraw()

    def redraw(self, words: bool = False) -> None:
        """Something over the table has changed; with words, the prompt bar too."""
        self.kit.app.dirty = True
        if words:
            self.services.words()

    @property
    def is_race(self) -> bool:
        return bool(self.seen) and self.seen["timing"] == "realtime"

    # --- the picture

    def tableau(self, look: Look) -> Tableau:
        seen: TableSeen = look.table
        deciding = [seat for seat, _ in look.view["deciding"] if seat >= 0]
        self.maker.only = deciding[0] if len(deciding) == 1 else None
        self.viewer = look.seat
        self.seen = seen
        self._forecasts = {}
        size = len(seen["row"]) or self.facts.size
        below = look.seat if self.is_race else look.below
        self._latest = self._plans[look.room] = plan(look.room, len(self.players), size, below, look.text)
        if self.is_race:
            self.race.refresh()
        asked = next((one for one in look.asked if one.seat == look.seat), None)
        if look.seat is not None:
            self.bidding.renew(asked)
            self.refill.renew(asked)
        paying: Mapping[str, Any] = self.payment.filled(asked) if look.seat is not None else {}
        planned: Mapping[str, int] = {}
        if look.seat is not None:
            planned = self.payment.planned(look.seat, dict(paying)) if paying else self.refill.planned()
        pieces = self.maker.pieces(self._latest, seen, self._faces(look.seat), planned)
        if asked is not None and asked.prompt in IN_BEATS and look.seat is not None and self._has_die(asked):
            pieces += tuple(self.maker.palette(look.seat))
        if look.seat is not None:
            pieces += tuple(self.maker.ships(self.payment.gifts(paying)))
        return Tableau(self.maker.places(self._latest), pieces, self._status(seen), ground=self.maker.ground())

    @property
    def plan(self) -> Plan:
        """Where things lie on the screen; a picture for others may have another size."""
        return self._plans.get(self.kit.top.board.size, self._latest)

    def _has_die(self, asked: Decision) -> bool:
        return bool(self.seen["seats"][asked.seat]["reserve"])

    def _faces(self, seat: int | None) -> dict[int, int]:
        """The face in each hand: one's own, and in a race everybody's (table 1B)."""
        if self.is_race:
            return {hand.seat: hand.face for hand in self.race.hands.values()}
        return {} if seat is None else {seat: self.bidding.face}

    def _status(self, seen: TableSeen) -> Status:
        turn = self.texts("smugglers-round", round=seen["round"], rounds=seen["rounds"])
        phase = self.wording.phase(seen["phase"])
        ends = self.wording.word("ends", "bidding") if seen["phase"] == "bidding" else ""
        return Status(turn, phase, ends=ends, seat=self.maker.only)

    def tints(self) -> list[str]:
        """Dice and symbols of a seat have one colour."""
        return [tint_of(str(seat["colour"]), self.kit.ctx.art) for seat in self.match.public_view()["table"]["seats"]]

    def draw(self, art: Hashable, size: tuple[int, int], ctx: Context) -> pygame.Surface:
        return faces.draw(art, size, ctx)

    def ahead(self, look: Look, stage: Stage) -> list[tuple[Hashable, tuple[int, int]]]:
        """All sectors as they will lie in the row, and as the summary of a round shows them."""
        sides = (round(self.plan.disc), round(64 * look.unit))
        return [(self.maker.card_art(card), (side, side)) for side in sides for card in self.cards]

    # --- dice

    def forecast(self, seat: int, sector: int, face: int) -> smugglers_forecast.Forecast:
        """What a die would cost and earn; reckoned once for each view."""
        key = (seat, sector, face)
        if key not in self._forecasts:
            self._forecasts[key] = smugglers_forecast.of_die(self.wording, self.seen, seat, sector, face)
        return self._forecasts[key]

    def lead_die(self, seat: int) -> str:
        """The die that goes next: the preferred one, otherwise the first in reserve."""
        free = [number for number in range(2) if (seat, number) not in self.maker.lying]
        wanted = self._preferred.get(seat)
        names = [f"die:{seat}:{number}" for number in free]
        return wanted if wanted in names else names[0] if names else f"die:{seat}:0"

    def prefer_die(self, thing: Id | None) -> None:
        """Either die in reserve may be picked up."""
        choice = self.kit.desk.choice
        if not isinstance(choice, OneChoice):
            return
        seat = choice.decision.seat
        if str(thing).startswith(f"die:{seat}:") and thing != self.lead_die(seat):
            number = int(str(thing).rpartition(":")[2])
            if (seat, number) not in self.maker.lying:
                self._preferred[seat] = str(thing)
                self.bidding.turn(self.kit.desk, self.bidding.face, hold=False)

    # --- gestures and words

    def gesture(self, decision: Decision, option: Option) -> Gesture:
        if decision.prompt in IN_BEATS:
            return self.bidding.gesture(decision, option)
        if decision.prompt in (TAKE, GIVE):
            return self.refill.gesture(decision, option)
        return Gesture()

    def natural_thing(self, decision: Decision) -> Id | None:
        """A bid begins with the die in hand, whatever face the first sector asks for."""
        return self.lead_die(decision.seat) if decision.prompt in IN_BEATS else None

    def also(self, decision: Decision, option: Option) -> Sequence[Gesture]:
        return self.bidding.also(option) if decision.prompt in IN_BEATS else ()

    def wishes(self, decision: Decision, thing: Id, target: Id | None) -> Sequence[Any]:
        return wishes(self, decision, thing, target)

    def label(self, decision: Decision, option: Option) -> str:
        if option == PASS:
            return self.wording.word("refill", "give-nothing" if decision.prompt == GIVE else "nothing")
        return self.wording.payment_option(option) if decision.prompt.startswith(PAY) else self.wording.label(option)

    def field_name(self, decision: Decision) -> str:
        return self.wording.payment_field(decision)

    def form_total(self, decision: Decision, filled: Mapping[str, Any]) -> str:
        return self.payment.total(decision, dict(filled))

    def form_problem(self, choice: FormChoice) -> str:
        return self.payment.problem(choice)

    def rule(self, decision: Decision) -> str:
        """The other questions have the rule among their own controls."""
        return self.wording.rule(decision) if decision.prompt == PAY else ""

    def confirming(self, choice: Choice) -> str:
        return self.wording.word("pay", "confirm") if choice.decision.prompt == PAY else super().confirming(choice)

    def prompt(self, decision: Decision) -> str:
        if self.asks_back(decision):
            return self.wording.word("warn", "second-title")
        if decision.prompt == TAKE:
            speed = self.seen["seats"][decision.seat]["speed"] or 0
            return f"{self.wording.prompt(decision)} · {self.wording.word('refill', 'most', count=speed)}"
        if decision.prompt in IN_BEATS:
            return self.bidding.prompt(decision)
        return self.wording.prompt(decision)

    def asks_back(self, decision: Decision) -> bool:
        return decision.prompt in IN_BEATS and self.bidding.doubt is not None

    def speaks_of(self, decision: Decision) -> Sequence[Id]:
        """Whoever takes or gives back counts what he has."""
        return [f"stock:{decision.seat}:{what}" for what in STOCK] if decision.prompt in (TAKE, GIVE) else ()

    def reason(self, reason: Reason) -> str:
        return self.wording.reason(reason)

    def name_of(self, id: Any) -> str:
        return self.seat_name(id) if isinstance(id, int) else str(id)

    def controls(self, decision: Decision, desk: Desk) -> list[Widget] | None:
        if decision.prompt in IN_BEATS:
            made = self.bidding.controls(decision, desk)
        elif decision.prompt in (TAKE, GIVE):
            made = self.refill.controls(decision, desk)
        elif decision.prompt == PAY:
            return self.payment.controls(desk)
        else:
            return None
        # The rule in one sentence (UX-31); pressed, it opens the rulebook there.
        return [*made, IconButton("book", self.services.open_rules, self.wording.rule(decision), id="rule")]

    def foremost(self, asked: Sequence[Decision], viewer: int | None) -> Decision | None:
        """In a race nobody has the bar to themselves: everybody has a cursor."""
        return super().foremost([one for one in asked if one.prompt != RACE], viewer)

    def waiting(self) -> str | None:
        return self.clock_view.waiting() if self.is_race else None

    def extras(self) -> list[Widget]:
        return self.clock_view.extras() if self.is_race else []

    # --- answers

    def hand_in(self, decision: Decision, value: Value) -> None:
        """A finished gesture: a basket grows, a doubtful second die is asked about, anything else is the answer."""
        desk = self.kit.desk
        if decision.prompt == TAKE and value != PASS:
            self.refill.put(value, desk)
        elif decision.prompt in IN_BEATS and self.bidding.doubts(decision, value):
            assert isinstance(desk.choice, OneChoice)
            desk.choice.picked = None
            desk.changed()
        else:
            self._given(decision, value)

    def answer(self, decision: Decision, value: Value) -> bool:
        """An answer put together in a form; a refusal is said."""
        try:
            self._given(decision, value)
        except Illegal as refused:
            self.kit.desk.complain(refused.reason, None)
            return False
        return True

    # --- devices and time

    def raw(self, event: pygame.event.Event) -> bool:
        return self.is_race and self.race.raw(event)

    def offer(self, intent: Intent) -> bool:
        if isinstance(intent, Act) and intent.action == "inspect":
            self._reads = True
        elif isinstance(intent, PointerEvent) and intent.kind == "move":
            self._reads = False
        if self.is_race and self.race.offer(intent):
            return True
        if self.refill.offer(intent, self.kit.desk):
            return True
        return self.bidding.offer(intent, self.kit.desk)

    def update(self, dt: float) -> bool:
        self.bidding.follow(self.kit.desk)
        self.refill.follow(self.kit.desk)
        self.payment.follow(self.kit.desk)
        self.summary.open_if_due()
        if not self.is_race:
            return self.bidding.swing is not None
        clock = self.match.clock
        now = (clock.phase, clock.not_ready, clock.hides_row)
        if now != self._clock_seen:
            self._clock_seen = now
            self.kit.ctx.device = "mouse"  # everybody has a cursor; the focus of one would only be in the way
            self.services.refresh(animate=False)
            return True
        return clock.phase in ("count", "run")

    def holds(self) -> bool:
        return self.summary.due or self.summary.is_open

    # --- reading

    def inspect(self, id: Id) -> FactSheet | None:
        """While a die is in hand its forecast stands there instead; reading can always be asked for by its key."""
        choice = self.kit.desk.choice
        in_hand = isinstance(choice, OneChoice) and choice.decision.prompt in IN_BEATS and bool(choice.touched)
        if not self.seen or self.race.open or (in_hand and not self._reads):
            return None
        if self.is_race and self.race.phase in (READY, COUNT) and not self._reads:
            return None  # it would lie over the signal (SM-4.6)
        fills = isinstance(choice, OneChoice) and choice.decision.prompt == TAKE
        if fills and str(id).startswith("pool:") and not self._reads:
            return None  # a sheet would lie over the rest of the pool while it is being emptied
        return sheets.sheet(self, id)

    def worth(self, card: str, seat: int | None) -> int:
        """What a won card counts for a seat; with stations only favourite planets (SM-6.21)."""
        known = self.cards[card]
        if seat is None or not known.station or not self.seen["switches"]["stations"]:
            return len(known.planets)
        return sum(planet in self.seen["seats"][seat]["favourite_planets"] for planet in known.planets)

    def line(self, event: Event) -> str:
        return "" if event.kind in ("commit", "settle", "wheel", "lead_hand") else self.wording.line(event)

    # --- motion

    def draw_over(self, ctx: Context, surface: pygame.Surface, desk: Desk, match: Match) -> bool:
        if not self.seen:
            return False
        lively = self.clock_view.draw(ctx, surface, desk) if self.is_race else False
        lively |= self.tower.draw(ctx, surface, desk)
        choice = desk.choice
        swing = self.bidding.swing
        if swing is not None and isinstance(choice, OneChoice) and choice.picked is not None:
            _, sector, face = choice.picked
            x = float(self.bidding.slider) if self.steady else swing.place(round(ctx.clock))
            self.tower.draw_swing(ctx, surface, desk, sector, choice.decision.seat, face, x)
            return True
        told, before = self._pointed_forecast(desk), self._foretold
        self._foretold = told
        if told is not None and told != before and self.kit.app.studio is not None:
            return True  # its words are set in a frame that has nothing else to do
        if told is not None:
            draw_forecast(ctx, surface, *told, desk)
        return lively

    def _pointed_forecast(self, desk: Desk) -> tuple[smugglers_forecast.Forecast, pygame.Rect] | None:
        """What the die in hand would do to the sector that is pointed at (UX-15)."""
        choice = desk.choice
        if not isinstance(choice, OneChoice) or choice.decision.prompt not in IN_BEATS or desk.stage is None:
            return None
        if self.asks_back(choice.decision):
            return None  # the doubt says it, and its buttons must be seen
        thing = desk.drag.over if desk.drag is not None else self.kit.thing_in_hand()
        if desk.drag is None and not choice.touched and not str(thing).startswith("token:"):
            return None
        kind, _, rest = str(thing).partition(":")
        rect = desk.stage.rect(thing) if thing is not None else None
        if rect is None or kind not in ("sector", "token"):
            return None
        seat = choice.decision.seat
        if kind == "token":
            if thing in choice.touched:
                return None  # what taking it does stands on the action beside it
            return smugglers_forecast.of_token(self.wording, self.seen, int(rest), seat), rect
        return self.forecast(seat, int(rest), self.bidding.face), rect


# --- the live forecast beside what the hand points at: cost, worth, goods, and every warning as a line


def draw_forecast(ctx: Context, surface: pygame.Surface, told: Forecast, thing: pygame.Rect, desk: Desk) -> pygame.Rect:
    """Near the thing, never over it nor over the other things one may choose; where it lies."""
    return draw_facts(ctx, surface, told.lines, thing, desk.camera.region, desk.offered_boxes())


# --- what touching or dragging things of Space Smugglers would mean, were it possible; the rules say what it lacks


def wishes(table: SmugglersTable, decision: Decision, thing: Id, target: Id | None) -> list[Any]:
    """The wishes that a gesture may mean, the likeliest first."""
    name, *parts = str(thing).split(":")
    goal, *where = str(target).split(":")
    sector = (int(where[0]),) if goal in ("sector", "tower") else ()
    if name == "die":
        return [("die", int(parts[0]), int(parts[1]), table.bidding.face, *sector)]
    if name == "face":
        return [("face", int(parts[0]), *sector)]
    if name == "token":
        return [("token", int(parts[0]))]
    if name == "pool":
        more = [table.refill.with_one(parts[0])] if decision.prompt == TAKE else []
        return [*more, ("pool", parts[0])]
    return [("stock", int(parts[0]), parts[1])] if name == "stock" else []
