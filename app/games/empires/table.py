"""Űrbirodalmak on the table: the map with its counters, and what a touch on them means. See the package's guide."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, cast

import pygame

from app.games.empires import motion
from app.games.empires.battle.answers import FIRES
from app.games.empires.battle.board import BattleBoard
from app.games.empires.battle.bombing import ColonyArt, colony_picture
from app.games.empires.battle.cards import WreckArt
from app.games.empires.battle.dice import gathered, is_thrown
from app.games.empires.battle.landing import PAGES
from app.games.empires.battle.told import retold
from app.games.empires.battle.wrecks import wreck
from app.games.empires.card_choice import CardChoice
from app.games.empires.counters import WIDTH, Counter, ShieldArt, counters, group_id, pieces
from app.games.empires.designer.page import DesignerPage
from app.games.empires.faces import Faces
from app.games.empires.gestures import LOAD, Gestures
from app.games.empires.ground import tile_arts
from app.games.empires.homes import HomeThings
from app.games.empires.hurry import Hurry
from app.games.empires.keys import NEXT_GROUP
from app.games.empires.ledger.page import Ledger
from app.games.empires.log_words import summed
from app.games.empires.looks import HexLook, looks, marker_pictures
from app.games.empires.minimap import Minimap
from app.games.empires.option_words import SLOT, bare
from app.games.empires.orders import SCUTTLE, Orders
from app.games.empires.pages import pages
from app.games.empires.plan import HEX, MapPlan, hex_id, hex_of, plan
from app.games.empires.routes import STEPS, Goal, goals, marching, own_group
from app.games.empires.shading import draw_battles, draw_forecast, draw_signs, draw_way
from app.games.empires.sheets import sheet
from app.games.empires.sightings import Sightings
from app.games.empires.steering import Steering
from app.games.empires.travels import Travels
from app.games.empires.words import Words
from app.match.options import ChainStep
from app.table.choose import Choice, FormChoice, OneChoice, SomeChoice
from app.table.model import FactSheet, GreatMoment, Id, Place, Status, Tableau
from app.table.module import GameTable
from app.table.motion.steps import MotionStep
from app.table.roles.answers import AnswerRole
from app.table.roles.devices import DeviceRole
from app.table.roles.forms import FormRole
from app.table.roles.layout import LayoutRole, Look
from app.table.roles.log import LogRole
from app.table.roles.motion import MotionRole
from app.table.roles.pages import PageRole, SidePage
from app.table.roles.words import ReplyRole, WordRole
from app.text.speech import capital
from app.text.texts import message_id
from app.ui.context import STRONG, Context
from app.ui.input import Intent, Lost, PointerEvent
from app.ui.key_names import key_label
from app.ui.labels import Label
from rules import Amount, Decision, Event, Form, Reason, Some, Split
from rules.content.designs import Content
from rules.core.decisions import Option, Value
from rules.empires.battle.mines import proposed
from rules.empires.battle.outlook import Expected
from rules.empires.printed.constants import ECONOMY, END
from rules.empires.printed.kinds import ALIEN, TROOP, UNIT
from rules.empires.questions import (
    BATTLE_MINES,
    BOMBARDMENT_SHOT,
    COMBAT_SETTLE,
    ECONOMY_SHEET,
    GAME_DESIGN,
    GAME_HOME,
    MOVEMENT_GROUP,
    MOVEMENT_ORDER,
    MOVING,
    REACTION_MOVE,
    ROUND_SCREEN,
    TURN_SETTLE,
)
from rules.empires.state import facts

if TYPE_CHECKING:
    from app.match import Match
    from app.table.desk import Desk
    from app.ui.widget import Widget
    from rules.empires.sight.seen import TableSeen
    from rules.empires.sight.worth import Worth
    from rules.empires.state import Hex


SETTLING = (TURN_SETTLE, COMBAT_SETTLE)

BATTLE_PROMPTS = (*FIRES, ROUND_SCREEN, *PAGES)  # answered on the battle board
REST_MS = 150.0  # so long the pointer rests on a hex before the panel tells about it
# Letters for those whose code is a word.
SHORT = {"Base": "BS", "Mine": "MI", "Decoy": "DY", "Miner": "MR", "FLAG": "FL", "GCO": "GC", "Inf": "IN",
         "Mar": "MA", "Grav": "GR", "Mil": "ML"}  # fmt: skip


def class_letters(content: Content) -> dict[str, str]:
    """The class letters of every unit, in the order of the content: two at most (UI-14)."""
    found = {unit.id: SHORT.get(unit.code, unit.code) for unit in content.table(UNIT).values()}
    found |= {troop.id: SHORT.get(troop.code, troop.code) for troop in content.table(TROOP).values()}
    return found | {alien.id: alien.class_ for alien in content.table(ALIEN).values()}


def _slots(asked: Amount | Split) -> list[Any]:
    """What is counted or shared out."""
    return list(asked.slots) if isinstance(asked, Split) else [slot for slot, _, _ in asked.slots]


def _asked_about(asked: Sequence[Decision]) -> frozenset[int]:
    """The own groups among which somebody chooses, if not every group is offered."""
    several = [one for one in asked if isinstance(one, Some) and bare(one.prompt) == SLOT]
    return frozenset(slot for one in several for slot in one.items)


class EmpiresTable(
    GameTable, LayoutRole, AnswerRole, WordRole, ReplyRole, FormRole, LogRole, MotionRole, PageRole, DeviceRole
):
    """See the module."""

    game = "empires"
    panel_from = 1200
    # Besides turn and phase what is seen on the map, gliding, or stands on the ledger: there is much of it.
    in_status = frozenset(("turn", "phase", "moved", "regrouped", "cp"))
    panel_hides_motion = clicked_everywhere = True
    least_zoom = 1.0  # the whole map: there is nothing beyond its stars

    match: Match
    gestures: Gestures

    def make_parts(self) -> None:
        kit, self.match = self.kit, self.kit.match
        self.desk = kit.desk
        letters = class_letters(kit.match.session.content)
        self.wording = Words(self.texts, self.names, self.match.inquiry.query(None, facts))
        self.faces = Faces(letters, marker_pictures(self.wording.facts))
        self.gestures, self.orders = Gestures(self), Orders(self)
        self.minimap, self.steering, self.travels = Minimap(self), Steering(self), Travels(self)
        self.ledger, self.board, self.card_choice = Ledger(self), BattleBoard(self), CardChoice(self)
        self.designer = DesignerPage(self)
        self.form_things = HomeThings()
        self.page_shown = ""  # the id of the page that lies over the map
        self._looked_below = ""  # the page that was there when the overview began
        self.sightings, self.hurry = Sightings(), Hurry(self)
        self.looks: tuple[HexLook, ...] = ()
        self.counters: Mapping[int, Sequence[Counter]] = {}
        self.read_hex: int | None = None  # the hex that the panel tells about
        self._reader: int | None = None  # whose eyes read about it
        self._rested = 0.0  # for how long the pointer has been over its hex
        self.seen = cast("TableSeen", {})
        self.viewer: int | None = None
        self.plan: MapPlan | None = None
        self.pointed: Hex | None = None  # the hex under the pointer
        self._rank = {unit: place for place, unit in enumerate(letters)}

    def say(self, *name: str, **values: object) -> str:
        """A message of this table."""
        return self.texts(message_id("empires-table", *name), **values)

    # --- the picture

    def tableau(self, look: Look) -> Tableau:
        seen = self.seen = look.table
        self.viewer = look.seat
        self.wording.see(seen)
        laid = self.plan = plan(self.wording.facts.chart, look.room)
        found = self.counters = counters(seen, look.seat, self._rank, _asked_about(look.asked))
        known = self.wording.facts
        self.looks = looks(known, seen, look.seat, gates="gates" in known.on, stood=found)
        arts = tile_arts(laid, self.looks, marker_pictures(known))
        ground = tuple((art, tile.box) for art, tile in zip(arts, laid.tiles, strict=True))
        names = {counter.id: self.counter_name(counter) for here in found.values() for counter in here}
        size = (laid.wide * WIDTH, laid.wide * WIDTH * 1.2)
        places = tuple(
            Place(hex_id(hex), box, "heaps", self.wording.hex(hex), size=size, outline=HEX, frame=False)
            for hex, box in enumerate(laid.boxes)
        )
        # While a group is in hand, what is pointed at is a goal: the panel tells about it, and no sheet covers the way.
        aims = self.surroundings.shows_log() and marching(seen) is not None
        lying = tuple(pieces(found, laid.wide, names, aims))
        self.board.foresee()
        return Tableau(places, lying, self._status(), tray=self.board.tray_on_map(), ground=ground)

    def counter_name(self, counter: Counter) -> str:
        """What a counter is, or whose it is where nobody may know more."""
        if isinstance(counter.art, ShieldArt):
            return self.say("closed-counter", owner=self.owner_name(counter.owner))
        return self.wording.unit(counter.art.unit, counter.art.ships)

    def owner_name(self, owner: int) -> str:
        return capital(self.wording.owner(owner))

    def _status(self) -> Status:
        """Turn of the cycle, phase, and the order in which the empires move (UI-1)."""
        seen, limit = self.seen, self.wording.facts.options["phases"]
        cycle = {"cycle": seen["cycle"], "of": limit}
        turn = self.say("turn", turn=seen["turn"], **cycle) if seen["turn"] else ""
        if not turn and seen["cycle"]:
            turn = self.say("cycle", **cycle)
        order = " · ".join(self.seat_name(seat) for seat in seen["order"]) if len(seen["order"]) > 1 else ""
        ends = self.say("order", order=order) if order else ""
        if seen["phase"] == ECONOMY and len(self.players) > 1 and 0 < limit <= seen["cycle"]:
            ends = self.say("last-phase")
        active = seen["active"] if 0 <= seen["active"] < len(self.players) else None
        return Status(turn, self.wording.phase(seen["phase"]), ends=ends, seat=active)

    def draw(self, art: Hashable, size: tuple[int, int], ctx: Context) -> pygame.Surface:
        if isinstance(art, ColonyArt):
            return colony_picture(art, size, ctx)
        if isinstance(art, WreckArt):
            return wreck(art.unit, art.owner, size, ctx)
        return self.faces.draw(art, size, ctx)

    # --- gestures and words

    def says_next(self, choice: Choice) -> Sequence[ChainStep]:
        return self.board.barrage.says_next(choice) or self.gestures.says_next(choice)

    def ends_with(self, decision: Decision) -> tuple[str, Sequence[ChainStep]]:
        """The corner ends the movement, also with a group in hand: "Group done" is never under the pointer there."""
        if decision.prompt != MOVEMENT_ORDER:
            return "", ()
        return self.label(replace(decision, prompt=MOVEMENT_GROUP), END), (ChainStep(MOVEMENT_GROUP, END),)

    def meant_number(self, decision: Decision, option: Option, low: int, high: int) -> int | None:
        if decision.prompt in FIRES:
            return self.board.answers.meant_number(option, low, high)
        return self.gestures.meant_number(decision, option, low, high)

    def proposed_split(self, decision: Split) -> Sequence[int] | None:
        """Mines strike what costs most, unless their owner says otherwise (SE-13.4)."""
        if decision.prompt != BATTLE_MINES:
            return None
        return self.match.inquiry.query(decision.seat, proposed, decision.slots, decision.caps, decision.high)

    def proposed_items(self, decision: Some) -> Sequence[Any]:
        """A Colony Ship over a free planet has come to settle; of several over one planet one does (SE-4.20.3)."""
        if decision.prompt not in SETTLING:
            return ()
        groups = [group for slot in decision.items if (group := own_group(self.seen, slot)) is not None]
        first = {group["hex"]: group["slot"] for group in reversed(groups)}
        return sorted(first.values(), key=decision.items.index)

    def tip(self, message: str) -> str:
        return self.texts(message, key=key_label(self.desk.ctx, NEXT_GROUP) or "–")

    def natural(self, decision: Decision) -> Any:
        return self.board.barrage.natural(self.desk) if decision.prompt == BOMBARDMENT_SHOT else None

    def follow_hint(self, decision: Decision, value: Value) -> None:
        if decision.prompt == MOVEMENT_ORDER and isinstance(value, tuple) and value[0] in STEPS:
            self.gestures.send(value[-1])

    def proposed_number(self, decision: Decision, option: Option, low: int, high: int) -> int:
        """A whole group reacts, unless the player says otherwise; nobody bids or gives up more than he says."""
        return high if decision.prompt == REACTION_MOVE else low

    def preview(self, goal: Goal) -> str:
        """What a group finds at the end of its way, as far as its owner knows (UX-15)."""
        told = [self.say("way", steps=len(goal.path))]
        if goal.explores:
            told.append(self.say("way-explores"))
        if goal.enemies:
            told.append(self.say("way-enemies", count=goal.enemies))
        if goal.works and (hauls := self.gestures.hauls()):
            told.append(self.say("way-loads" if hauls == LOAD else "way-unloads"))
        if goal.risk:
            told.append(self.say("way-risk", risk=self.wording.percent(goal.risk)))
        return " · ".join(told)

    def name_of(self, id: Any) -> str:
        """The name of a slot, a group or a hex; in a form as the field that counts it calls it."""
        asked = self.desk.decision
        fields = [part for _, part in asked.fields] if isinstance(asked, Form) else [asked]
        counting = next((one for one in fields if isinstance(one, (Amount, Split)) and id in _slots(one)), asked)
        return self.wording.slot(counting, id) if counting is not None else str(id)

    def label(self, decision: Decision, option: Option) -> str:
        return self.wording.label(decision, option)

    def prompt(self, decision: Decision) -> str:
        return self.wording.prompt(decision)

    def rule(self, decision: Decision) -> str:
        return self.wording.rule(decision)

    def announced(self, moment: str) -> str:
        return self.wording.word("ring", moment.rpartition(".")[2])

    def field_name(self, decision: Decision) -> str:
        return self.wording.field(decision)

    def reason(self, reason: Reason) -> str:
        return self.wording.reason(reason)

    def line(self, event: Event) -> str:
        return self.wording.line(event)

    def merged(self, events: Sequence[Event]) -> Sequence[Event]:
        return summed(events)

    def doer(self, event: Event) -> int:
        """Who attacks; how it ends concerns both sides."""
        return self._seated(event.data["attacker"]) if event.kind in ("battle", "ground") else super().doer(event)

    def train(self, decision: Decision) -> Hashable:
        """All orders of a turn."""
        return MOVEMENT_GROUP if decision.prompt in MOVING else super().train(decision)

    def inspect(self, id: Id) -> FactSheet | None:
        return sheet(self, id) if self.seen else None

    def turn_begun(self, event: Event) -> int | None:
        return event.data.get("cycle") if event.kind == "cycle" else None

    def controls(self, decision: Decision, desk: Desk) -> list[Widget] | None:
        if decision.prompt == GAME_HOME and isinstance(desk.choice, FormChoice):
            return self._chosen_home(desk.choice)
        if decision.prompt == ECONOMY_SHEET:
            return self.ledger.controls(desk)
        if decision.prompt == GAME_DESIGN:
            return self.designer.controls(desk)
        if decision.prompt in BATTLE_PROMPTS:
            return self.board.controls(desk)
        return self.orders.controls(decision, desk)

    def worth_words(self, worth: Worth, form: str = "worth") -> str:
        """The values of a unit in one line; what technology adds is in them."""
        fires = worth.letter and f"{worth.letter}{worth.attack + worth.attack_technology}"
        same = len(set(worth.hexes)) == 1
        moves = "-".join(map(str, worth.hexes[:1] if same else worth.hexes)) if any(worth.hexes) else ""
        return self.say(
            form, fires=fires or "–", defence=worth.defence + worth.defence_technology, hull=worth.hull,
            moves=moves or "–",
        )  # fmt: skip

    def panel(self, desk: Desk) -> Widget | None:
        """While the key for the bare board is held, the map is seen below a page, too (UX-11), and in the overview, but
        not below another page that comes meanwhile (UX-3)."""
        if desk.bare:
            return None
        pages = (self.board, self.ledger, self.designer, self.card_choice)
        found = next((made for page in pages if (made := page.panel(desk)) is not None), None)
        if found is None:
            self.page_shown = ""
        if found is None or not self.kit.overview:
            self._looked_below = found.id if found is not None else ""
        return found if found is None or not self._is_lifted(found.id) else None

    def _is_lifted(self, page: str) -> bool:
        return self.kit.overview and self._looked_below == page

    def fills_window(self, desk: Desk) -> bool:
        if not self.seen or (self.kit.overview and self._looked_below):
            return False
        pages = (self.board.lies_open, self.ledger.follow, self.designer.drawing)
        return any(page(desk) for page in pages)

    def free_on_page(self, desk: Desk) -> Sequence[pygame.Rect]:
        return self.ledger.free(self.surroundings.panel) if self.ledger.follow(desk) is not None else ()

    def watched_on_page(self, desk: Desk) -> Sequence[pygame.Rect]:
        """What is left of the purse; in a battle the cards of one's own."""
        purse = self.ledger.purse(self.surroundings.panel) if self.ledger.follow(desk) is not None else None
        return [purse.rect] if purse is not None else self.board.own_cards()

    def _chosen_home(self, choice: FormChoice) -> list[Widget]:
        """The hexes are touched on the map; beside the question stands which ones are chosen."""
        filled = {name: hex for name, hex in choice.filled.items() if isinstance(hex, int)}
        fields = {name: part.decision for name, part in choice.parts.items()}
        told = [f"{self.field_name(fields[name])}: {self.wording.hex(hex)}" for name, hex in filled.items()]
        return [Label(" · ".join(told), STRONG, id="home")]

    def confirming(self, choice: Choice) -> str:
        """To choose none is an answer, too, and the button says what it means; what is sealed cannot be changed."""
        if choice.decision.prompt == ECONOMY_SHEET:
            return self.ledger.word("seal")
        if isinstance(choice, SomeChoice) and not choice.items:
            return self.board.say("continue")
        if isinstance(choice, OneChoice) and choice.picked == SCUTTLE and choice.number:
            slot = marching(self.seen)
            group = own_group(self.seen, slot) if slot is not None else None
            return self.say("scuttle", units=self.wording.unit(group["unit"], choice.number)) if group else ""
        return super().confirming(choice)

    def begins_at(self, choice: FormChoice) -> str:
        """No empty sheet is sealed by the Enter that was meant for something else."""
        return self.ledger.first_line() if choice.decision.prompt == ECONOMY_SHEET else ""

    def page_came(self) -> None:
        """A page that was made ready over some frames is there: the keys can be used on it."""
        if self.kit.host.focused is None and self.desk.ctx.device != "mouse":
            self.services.focus_question()

    def form_warning(self, choice: FormChoice) -> str:
        return self.ledger.warning(choice)

    def unused(self, decision: Decision) -> Sequence[str]:
        """UX-39: groups that could still move, when the Movement phase is to end."""
        if decision.prompt not in MOVING:
            return ()
        return [self.wording.group(slot) for slot in self.orders.movers()]

    def take_up(self, slot: int) -> None:
        """Bring a group into sight and give it orders, instead of the present one."""
        thing = group_id(slot)
        self._show(thing)

    # --- the right panel

    def side_pages(self) -> Sequence[SidePage]:
        return pages(self) if self.seen else ()

    def showing(self, thing: Id) -> Callable[[], None]:
        """For a line of a page: bring its thing into sight, and take it up if it can get orders."""
        return lambda: self._show(thing)

    def _show(self, thing: Id) -> None:
        desk, piece = self.desk, self.desk.tableau.piece(thing)
        hex = hex_of(piece.place) if piece is not None else None
        if hex is not None and self.plan is not None:
            desk.camera.look_at(self.plan.boxes[hex])
            desk.shift()
        if desk.choice is not None and thing in desk.choice.starts():
            desk.touch(thing, exactly=True)

    def update(self, dt: float) -> bool:
        """When the pointer rests on a hex, or the focus is there, the panel tells about it."""
        if self._reader != self.viewer:  # what somebody read about last is nobody else's business
            self._reader, self.read_hex, self.pointed = self.viewer, None, None
        self._rested = 0.0 if self.kit.top.panning else self._rested + dt
        self.hurry.update()
        self.travels.review()
        if self.steering.update(dt) or self.board.update(dt):
            return True
        hex = self.pointed if self.desk.ctx.device == "mouse" else self._focused_hex()
        if hex is None or hex == self.read_hex or self._rested < REST_MS or not self.seen:
            return False
        self.read_hex = hex
        if self.surroundings.shows_log() and self.kit.host.layers:
            self.surroundings.refresh_side()
        return False

    def _focused_hex(self) -> Hex | None:
        thing = self.kit.top.focused_thing()
        piece = self.desk.tableau.piece(thing) if thing is not None else None
        return hex_of(piece.place if piece is not None else thing)

    # --- motion

    def moved(self, event: Event) -> tuple[Id, Id | None, Id | None] | None:
        return motion.moved(self, event)

    def gathered(self, events: Sequence[Event]) -> Sequence[Event]:
        return self.board.watched(gathered(events))

    def steps(self, event: Event) -> Sequence[MotionStep] | None:
        return self.board.steps(event) or motion.steps(self, event)

    def retold(self, events: Sequence[Event], shown: Sequence[bool]) -> Sequence[Event]:
        return [event for event in retold(events, shown) if event.kind != "regrouped"]

    def log_kind(self, event: Event) -> str:
        return "dice" if is_thrown(event) else super().log_kind(event)

    def lingers(self) -> bool:
        return self.board.is_read()

    def extras(self) -> list[Widget]:
        return self.board.extras() or self.hurry.extras()

    def floats(self, event: Event) -> tuple[Id, str, str] | None:
        return motion.floats(self, event)

    def great_moment(self, event: Event, seat: int | None) -> GreatMoment | None:
        return motion.great_moment(self, event)

    def at_once(self, before: Event, event: Event) -> bool:
        return motion.at_once(before, event)

    def blow(self, event: Event) -> float:
        return motion.blow(self, event)

    def sound(self, event: Event) -> str:
        return motion.SOUNDS.get(event.kind, "") or super().sound(event)

    # --- what is drawn over the map

    def raw(self, event: pygame.event.Event) -> bool:
        return self.steering.raw(event)

    def offer(self, intent: Intent) -> bool:
        if isinstance(intent, PointerEvent) and intent.kind == "move" and not self.kit.top.panning:
            self._point(intent.pos)
        if isinstance(intent, Lost):
            self.steering.let_go()
        offered = (part.offer(intent) for part in (self.board, self.hurry, self.orders, self.steering))
        return bool(self.seen) and any(offered)

    def _point(self, pos: tuple[int, int]) -> None:
        """The pointer is over another hex or one of its counters: its way is shown, and the panel tells of it."""
        found = self._hex_at(pos)
        if found != self.pointed:
            self.pointed, self._rested = found, 0.0
            if goals(self.seen):
                self.kit.host.dirty = True  # only ways and odds are drawn anew: no text depends on it (P22)

    def _hex_at(self, pos: tuple[int, int]) -> Hex | None:
        stage, top = self.desk.stage, self.kit.top
        if stage is None or not top.board.collidepoint(pos) or self.kit.host.at(pos) is not top:
            return None
        shown = stage.piece_at(pos)
        return hex_of(shown.piece.place if shown is not None else stage.place_at(pos))

    def _goal_pointed_at(self, desk: Desk) -> Goal | None:
        """Where the group under orders would go now: the target below a dragged counter, else what is pointed at."""
        hex = self._pointed_at(desk)
        return goals(self.seen).get(hex) if hex is not None else None

    def _pointed_at(self, desk: Desk) -> Hex | None:
        if desk.drag is not None:
            below = desk.stage.place_at(desk.drag.pos) if desk.stage is not None else None
            return hex_of(desk.drag.over if desk.drag.over is not None else below)
        return self.pointed if desk.ctx.device == "mouse" else hex_of(self.kit.top.focused_thing())

    def draw_marks(self, ctx: Context, surface: pygame.Surface, desk: Desk) -> None:
        if self.seen:
            if desk.stage is not None:
                draw_battles(ctx, surface, desk.stage, self.seen["battles"])
            self._draw_ways(ctx, surface, desk)
            self.travels.draw(ctx, surface, desk, self._pointed_at(desk))
            self._draw_forecast(ctx, surface, desk)
            self.minimap.draw(ctx, surface, self.kit.top.board)

    def _draw_forecast(self, ctx: Context, surface: pygame.Surface, desk: Desk) -> None:
        """UX-40: what to expect of the battle at the end of the way, or of one that is to be fought in this phase."""
        odds, goal = self.board.odds, self._goal_pointed_at(desk)
        pointed = self.pointed if ctx.device == "mouse" else hex_of(self.kit.top.focused_thing())
        hex = goal.hex if goal is not None else pointed
        if desk.stage is None or hex is None or self.page_shown:
            return
        found = odds.of_way(goal) if goal is not None else odds.of_hex(hex)
        if found is not None:
            draw_forecast(ctx, surface, desk.stage, hex, self.forecast(found, hex), self.kit.top.board)

    def forecast(self, found: Expected, hex: int) -> list[str]:
        """A battle to come in words: the viewer's chance, and what both sides would lose."""
        mine = 0 if self.viewer == self.seen["active"] else 1
        chance = self.wording.percent(found.chances[mine])
        told = [self.say("forecast-guessed" if found.guessed else "forecast", chance=chance)]
        if found.lost_cp is not None:
            own, foe = found.lost_cp[mine], found.lost_cp[1 - mine]
            told.append(self.say("forecast-lost", own=round(own), foe=round(foe)))
        return told

    def draw_over(self, ctx: Context, surface: pygame.Surface, desk: Desk, match: Match) -> bool:
        self.board.drag.draw(ctx, surface)
        return self.board.drag.held

    def _draw_ways(self, ctx: Context, surface: pygame.Surface, desk: Desk) -> None:
        slot = marching(self.seen)
        if desk.stage is None or desk.decision is None or desk.decision.prompt != MOVEMENT_ORDER or slot is None:
            return
        draw_signs(ctx, surface, desk.stage, goals(self.seen), self.wording.percent)
        group, goal = own_group(self.seen, slot), self._goal_pointed_at(desk)
        if goal is not None and group is not None:
            draw_way(ctx, surface, desk.stage, group["hex"], goal)
