"""Káosz Galaktika on the table: what lies where, which gesture means what, and what belongs to this game alone.

The parts: `plan` and `pieces` lay the table, `faces` draws it, `gestures` turns gestures
into options, `sheets` tells about cards. The rules decide what may be done.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, cast

import pygame

from app.games.kaosz.faces import Faces, narrowed
from app.games.kaosz.gestures import Gestures
from app.games.kaosz.hooks import MOMENTS
from app.games.kaosz.lane import target_of
from app.games.kaosz.lane_draw import Marks, draw_lane, draw_outcome, edge_boxes, outcome_rect, steps_rect
from app.games.kaosz.lane_view import LaneView
from app.games.kaosz.motion import Motion
from app.games.kaosz.pieces import SORT, PieceMaker
from app.games.kaosz.plan import Plan, info, plan, still_serves
from app.games.kaosz.sheets import FactSheets
from app.games.kaosz.sight import count_in
from app.games.kaosz.statistics import score_steps
from app.games.kaosz.tokens import draw_sign
from app.games.kaosz.words import Words
from app.table.browse import open_pile, pressed_thing
from app.table.choose import Choice, OneChoice, SomeChoice
from app.table.model import FactSheet, Id, StackEntry, Status, Tableau
from app.table.module import GameTable
from app.table.roles.answers import AnswerRole
from app.table.roles.devices import DeviceRole
from app.table.roles.layout import LayoutRole, Look
from app.table.roles.log import LogRole
from app.table.roles.pages import PageRole
from app.table.roles.words import ReplyRole, WordRole
from app.text.texts import message_id
from app.ui.buttons import IconButton
from app.ui.context import Context
from app.ui.input import Intent
from rules import Decision, Event, Reason
from rules.core.decisions import Option, Value
from rules.core.windows import ARRANGE
from rules.kaosz.faces import Face
from rules.kaosz.facts import facts
from rules.kaosz.questions import ACTION, ATTACKERS, BOMBERS, DEFENDERS

if TYPE_CHECKING:
    from app.match import Match
    from app.table.arrange import Shown
    from app.table.desk import Desk
    from app.ui.widget import Widget
    from rules.kaosz.seen import ItemSeen, TableSeen


# What can be done about credits and cards above the limits: without any of it there is nothing to ask (UX-39).
SPENDING = {"launch", "play", "develop", "draw", "search", "pay", "use"}
LAYING = {"launch", "play", "lay"}
# Lines that are nobody's own doing, and those that happen to a card, whoever answered before them.
COMMON = ("bombardment", "bombardment_successful", "combat_over", "target")  # the lines of both sides of a combat


class KaoszTable(GameTable, LayoutRole, AnswerRole, WordRole, ReplyRole, LogRole, PageRole, DeviceRole):
    """See the module."""

    game = "kaosz"
    piles = frozenset(("colony", "hq", "surface", "cantina", "hangar", "ruin", "trash", "out"))

    match: Match
    gestures: Gestures
    motion: Motion

    # --- at the table

    def make_parts(self) -> None:
        kit, self.match = self.kit, self.kit.match
        self.facts = self.match.inquiry.query(None, facts)
        self.designs: Mapping[str, Face] = self.facts.designs
        self.pictures = Faces(self.designs)
        self.wording = Words(self.texts, self.names, self.designs)
        self.wording.level = self.facts.level
        self.maker, self.gestures = PieceMaker(self), Gestures(self)
        self.sheets = FactSheets(self)
        self.lane, self.motion = LaneView(self), Motion(self)
        self.seen = cast("TableSeen", {})
        self.viewer: int | None = None
        self.asked: Decision | None = None
        self._plans: dict[tuple[int, int], Plan] = {}
        self._latest: Plan = plan((1, 1), (), None, {})
        self._wanted: tuple[Any, Plan] | None = None  # the best layout for what lies there, and what it follows from
        self._settled: dict[tuple[object, ...], Plan] = {}  # the layouts in use, by the shape of the window
        self._order: tuple[int, ...] = ()  # who plays, clockwise; at the end also who was eliminated last
        self._leader: Id | None = None  # the ship that was brought to what it attacks
        self._counted = -1  # the course of the game whose ships have their numbers
        self._proposed: object = None  # the choice for which ships were proposed last
        self._given = kit.desk.answer
        kit.desk.answer = self.hand_in

    def say(self, name: str, **values: object) -> str:
        """A message of this game."""
        return self.texts(self.wording.fitting(message_id("kaosz", name)), **values)

    @property
    def has_limits(self) -> bool:
        """KG-11.7, 11.19: the first two levels of the quick-start game know neither crew and bases nor limits."""
        return self.facts.level not in (1, 2)

    def tip(self, message: str) -> str:
        return self.texts(self.wording.fitting(message))

    # --- cards by number and by design

    def card_name(self, design: str) -> str:
        return self.wording.design(design)

    def face_of(self, card: int) -> Face | None:
        """What is printed on a card, if the viewer may know it."""
        seen = self.maker.cards.get(card)
        return None if seen is None else self.maker.face(seen)

    def item_card(self, item: int) -> int | None:
        """The card behind a thing on the stack."""
        return next((one["card"] for one in self.seen.get("stack", ()) if one["id"] == item), None)

    # --- the picture

    def tableau(self, look: Look) -> Tableau:
        self.wording.discreet = self.match.screen.keeps_secrets
        seen = look.table
        self.seen, self.viewer = seen, look.seat
        if self.match.inquiry.strand != self._counted:
            self._counted = self.match.inquiry.strand
            self.wording.forget()
        self.wording.see(seen)
        self.lane.renew(seen)
        self.motion.renew(self.lane.lane)
        self.asked = next((one for one in look.asked if one.seat == look.seat), None)
        now = self._latest = self._plans[look.room] = self._laid_out(look, seen)
        places = self.maker.places(now, seen)
        pieces = self.maker.pieces(now, seen)
        marks = Marks(now, seen, self.lane.lane)
        return Tableau(tuple(places), tuple(pieces), self._status(seen), self._stack(seen), own=marks)

    def train(self, decision: Decision) -> Hashable:
        """All questions of a combat."""
        return "combat" if self.seen["combat"] is not None else super().train(decision)

    def _laid_out(self, look: Look, seen: TableSeen) -> Plan:
        """The layout for what lies there now; the present one stays while it serves, so that little moves."""
        held = self.maker.holdings(seen)
        em = 16 * look.unit * look.text
        needs = (look.room, self._around(look, seen), look.below, held, look.unit, em, not self.has_limits)
        if self._wanted is None or self._wanted[0] != needs:
            self._wanted = (needs, plan(*needs))  # worked out only when something has changed
        fresh = self._wanted[1]
        kind = (look.room[0], look.unit, look.text, look.below, self.kit.overview)
        before = self._settled.get(kind)
        if before is not None and still_serves(before, fresh, look.unit):
            return before
        self._settled[kind] = fresh
        return fresh

    def _around(self, look: Look, seen: TableSeen) -> tuple[int, ...]:
        """The seats from the one below on. The end of the game, which all may see, leaves every side where it was."""
        if not self._order or self.match.result() is None:
            self._order = tuple(seen["order"])
        start = self._order.index(look.below) if look.below in self._order else 0
        return self._order[start:] + self._order[:start]

    @property
    def plan(self) -> Plan:
        """Where things lie on the screen; a picture for others may have another size."""
        return self._plans.get(self.kit.top.board.size, self._latest)

    def _status(self, seen: TableSeen) -> Status:
        turn = self.say("turn", turn=seen["turn"]) if seen["turn"] else ""
        if turn and seen["minutes_left"]:  # a tournament's hour runs (KG-11.73)
            turn = f"{turn} · {self.say('minutes-left', left=seen['minutes_left'])}"
        return Status(turn, self.say(f"phase-{seen['phase']}"), seat=seen["active"] if seen["turn"] else None)

    def _stack(self, seen: TableSeen) -> tuple[StackEntry, ...]:
        """Where there is no column for it, a shot or bombs that nobody answers yet are told by the lane alone."""
        shown_by_lane = bool(seen["combat"]) and not seen["stack"] and not self.surroundings.shows_log()
        return () if shown_by_lane else stack_entries(seen, self.wording)

    def draw(self, art: Hashable, size: tuple[int, int], ctx: Context) -> pygame.Surface:
        return self.pictures.draw(art, size, ctx)

    def is_name_cut(self, shown: Shown, ctx: Context) -> bool:
        needed = shown.hand or shown.piece.main  # elsewhere a small card may be its picture alone
        return self.pictures.is_name_cut(shown.piece.art, shown.size, ctx, needed)

    def name_strip(self, art: Hashable, size: tuple[int, int], ctx: Context) -> int:
        return self.pictures.name_strip(art, size, ctx)

    def narrowed(self, art: Hashable, strip: int) -> Hashable:
        return narrowed(art, strip)

    # --- gestures and words

    def name_of(self, id: Any) -> str:
        return self.wording.card(id) if isinstance(id, int) else str(id)

    def label(self, decision: Decision, option: Option) -> str:
        if decision.prompt == ARRANGE:
            return self._item_words(option)
        return self.wording.label(decision, option)

    def _item_words(self, id: int) -> str:
        item = next((one for one in self.seen["stack"] if one["id"] == id), None)
        return self.wording.item(item) if item is not None else ""

    def prompt(self, decision: Decision) -> str:
        """While a card is chosen the bar names it and has room for what can be done with it."""
        choice = self.kit.desk.choice
        if decision.prompt == ACTION and isinstance(choice, OneChoice) and choice.touched:
            piece = self.kit.desk.tableau.piece(choice.touched[0])
            return piece.name if piece is not None else self.say("table-chosen")
        return self.wording.prompt(decision)

    def rule(self, decision: Decision) -> str:
        """In a small window with large letters the table needs the room; F1 still leads to the rule."""
        ctx = self.kit.ctx
        return self.wording.rule(decision) if ctx.size[1] >= ctx.px(460 * ctx.text_scale) else ""

    def reason(self, reason: Reason) -> str:
        return self.wording.reason(reason)

    def line(self, event: Event) -> str:
        return self.wording.line(event)

    def line_of(self, event: Event, count: int) -> str:
        return self.wording.line(event, count) or super().line_of(event, count)

    def controls(self, decision: Decision, desk: Desk) -> list[Widget] | None:
        return self.lane.answers(decision, desk)

    def shortcuts(self, decision: Decision, desk: Desk) -> list[Widget]:
        """An attack may be carried through without being asked about crew, payments and Demolition on the way."""
        choice = desk.choice
        if choice is None or not self.match.pace.may_go_straight(decision):
            return []
        value = choice.value() if isinstance(choice, SomeChoice) else desk.declining()
        go = partial(self._go_straight, decision, value)
        return [IconButton("fast", go, self.say("table-straight"), id="straight", enabled=value is not None)]

    def _go_straight(self, decision: Decision, value: Value) -> None:
        self.services.note(decision, value)
        self.services.attempt(lambda: self.match.pace.go_straight(decision.seat, value))

    def proposing(self, decision: Decision, item: Any) -> str:
        said: dict[str, str] = {
            ATTACKERS: "table-only-attacker",
            DEFENDERS: "table-only-defender",
            BOMBERS: "table-only-bomber",
        }
        name = said.get(decision.prompt)
        return self.say(name, card=self.wording.card(item)) if name else super().proposing(decision, item)

    def confirming(self, choice: Choice) -> str:
        """Bombs are named as what they are; to choose nobody is an answer, too, and says what it means."""
        asked = choice.decision.prompt
        said: dict[str, str] = {DEFENDERS: "table-no-defence", BOMBERS: "table-no-bombs"}
        none = said.get(asked)
        if none is None or not isinstance(choice, SomeChoice):
            return super().confirming(choice)
        if not choice.chosen:
            return self.say(none)
        if asked != BOMBERS:
            return super().confirming(choice)
        only = len(choice.chosen) == 1
        return (
            self.proposing(choice.decision, choice.chosen[0])
            if only
            else self.say("table-bomb", count=len(choice.chosen))
        )

    def unused(self, decision: Decision) -> Sequence[str]:
        """What ending the main phase now would lose (UX-39)."""
        if decision.prompt != ACTION:
            return ()
        mine = self.seen["players"][decision.seat]
        said = []
        ready = sum(ship["state"] == "active" for ship in mine["hangar"])
        if self.gestures.may_attack() and ready:
            said.append(self.say("table-unused-attack", count=ready))
        launches = sum(isinstance(option, tuple) and option[0] == "launch" for option in decision.answers())
        if launches:
            said.append(self.say("table-unused-ships", count=launches))
        limits = mine["limits"]
        verbs = {option[0] for option in decision.answers() if isinstance(option, tuple)}
        if mine["credits"] > limits["credits"] and self.has_limits and verbs & SPENDING:
            over = mine["credits"] - limits["credits"]
            said.append(self.say("table-unused-credits", count=over, limit=limits["credits"]))
        over = count_in(mine, "hq") - limits["hand"]
        if over > 0 and verbs & LAYING:
            said.append(self.say("table-unused-cards", count=over))
        return said

    def moments(self) -> Sequence[str]:
        return MOMENTS

    def moment_words(self, moment: str) -> str:
        return self.wording.moment(moment)

    def announced(self, moment: str) -> str:
        return self.wording.pending(moment) if self.seen else ""

    def in_sight(self, thing: Any) -> tuple[str, str]:
        _, card, _ = thing
        return self.wording.card(card), ""

    # --- answers

    def hand_in(self, decision: Decision, value: Value) -> None:
        """Whoever brings a ship to its target means to attack with it."""
        choice = self.kit.desk.choice
        self._leader = choice.touched[0] if isinstance(choice, OneChoice) and choice.touched else None
        self._given(decision, value)

    def _lead(self) -> None:
        """The ship that named the target is chosen already; the others are asked for."""
        desk = self.kit.desk
        choice = desk.choice
        if isinstance(choice, SomeChoice) and choice.decision.prompt == ATTACKERS and self._leader is not None:
            if not choice.chosen:
                choice.touch(self._leader)
                desk.arrange()
            self._leader = None

    def _propose(self) -> None:
        """Whoever comes to bomb nearly always wants to bomb with all that can; single ships are taken out."""
        desk = self.kit.desk
        choice = desk.choice
        if choice is self._proposed:
            return
        self._proposed = choice
        if isinstance(choice, SomeChoice) and choice.decision.prompt == BOMBERS and not choice.chosen:
            able = [item for item in choice.decision.items if item in self.lane.fleet and self.lane.fleet[item].bomb]
            choice.chosen = able[: choice.decision.high]
            desk.arrange()

    # --- time

    def update(self, dt: float) -> bool:
        self._lead()
        self._propose()
        if self.lane.changed(self.kit.desk):
            self.kit.host.dirty = True
            return True
        return False

    def waiting(self) -> str | None:
        """Whoever has been eliminated is told why nothing is asked any more (KG-11.36)."""
        is_out = bool(self.seen) and self.viewer in self.seen["fallen"]
        return self.say("table-out") if is_out and not self.match.pace.waits_for_step else None

    # --- devices

    def offer(self, intent: Intent) -> bool:
        """The hand is sorted, and piles that ask for nothing are opened by a click or Enter."""
        thing = pressed_thing(self.kit, intent)
        if thing is None:
            return False
        if thing == SORT:
            self.maker.next_sort()
            self.services.relay()
            return True
        return self._is_open_pile(thing) and open_pile(self.kit, thing)

    def _is_open_pile(self, thing: Id) -> bool:
        """A pile whose cards the viewer may see and of which nothing is asked now."""
        stage = self.kit.desk.stage
        shown = stage.of(thing) if stage is not None else None
        if shown is None or not isinstance(thing, int):
            return False
        zone = str(shown.piece.place).partition(":")[0]
        marks = self.kit.desk.marks()
        return zone in ("trash", "ruin", "hq") and not any(member in marks for member in shown.members)

    # --- reading

    def inspect(self, id: Id) -> FactSheet | None:
        return self.sheets.sheet(id) if self.seen else None

    def keep_clear(self, desk: Desk) -> Sequence[pygame.Rect]:
        if not self.seen or desk.stage is None:
            return ()
        box = desk.camera.rect(info(self.plan))
        said = (place(self.kit.ctx, desk, self.lane, box) for place in (outcome_rect, steps_rect))
        edges = edge_boxes(self.kit.ctx, desk.stage, self.lane.lane)
        return [*(rect for rect in said if rect is not None), *edges]

    # --- motion

    def doer(self, event: Event) -> int:
        """What happens to a card is marked with its owner; the seat in a target is the one attacked."""
        if event.kind in COMMON:
            return -1
        found, card = super().doer(event), event.data.get("card", event.data.get("source", -1))
        return int(self.facts.owners[card]) if found < 0 and 0 <= card < len(self.facts.owners) else found

    def turn_begun(self, event: Event) -> int | None:
        """KG-9.13: income and phases stand below the heading of the turn that they belong to (UX-54)."""
        return event.data["turn"] if event.kind == "turn_begins" else None

    def turn_name(self, turn: int) -> str:
        """The hands are dealt and kept before the first turn."""
        return super().turn_name(turn) if turn else self.say("phase-setup")

    def draw_marks(self, ctx: Context, surface: pygame.Surface, desk: Desk) -> None:
        marks = desk.shown.tableau.own if desk.shown is not None else None
        if isinstance(marks, Marks):
            for icon, corner in self.maker.signs(marks.plan, marks.seen):
                at = desk.camera.rect((*corner, 1.0, 1.0)).topleft
                draw_sign(ctx, surface, icon, at)
            box = desk.camera.rect(info(marks.plan))
            if not self.maker.looks(marks.seen):  # cards to choose from lie above the combat
                if desk.shown is desk.stage and marks.lane is not None:
                    marks.title = self.lane.title()
                draw_lane(ctx, surface, desk, self.lane, marks, box)
                draw_outcome(ctx, surface, desk, self.lane, box)


# --- the interrupt stack of a view, worded: what waits, who played it, what it is aimed at (KG-1.8, UX-36)


PENDING = "pending"


def stack_entries(table: TableSeen, words: Words) -> tuple[StackEntry, ...]:
    """Oldest first, as the toolkit wants it."""
    found = []
    what = table["announced"]
    if what:
        owner = words.announcer(what)
        found.append(StackEntry(PENDING, words.announced(owner, what), owner, *_ends(what, owner)))
    sources = {waiting["id"]: waiting["card"] for waiting in table["stack"]}
    return (*found, *(_entry(waiting, words.item(waiting), sources) for waiting in table["stack"]))


def _entry(waiting: ItemSeen, text: str, sources: Mapping[int, int]) -> StackEntry:
    aimed: list[Id] = [card for group in waiting["targets"] for card in group]
    aimed += [sources[answered] for group in waiting["answers"] for answered in group if answered in sources]
    return StackEntry(f"item:{waiting['id']}", text, waiting["seat"], waiting["card"], tuple(aimed), waiting["negated"])


def _ends(what: Sequence[Any], owner: int) -> tuple[Id | None, tuple[Id, ...]]:
    """Where the line of an announced action begins and ends; shots and bombs have their own in the lane."""
    verb, *rest = what
    if verb == "attack":
        defender, aim = rest
        goal = aim if isinstance(aim, int) else target_of(aim, -1, defender)
        return f"seat:{owner}", (goal,)
    if verb in ("develop", "launch", "play", "salvage"):
        return rest[0], ()
    return None, ()


__all__ = ["KaoszTable", "score_steps"]
