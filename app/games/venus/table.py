"""Onward to Venus on the table: what lies where, which gesture means what, and what belongs to this game alone.

The parts: `plan` and `pieces` lay the table, `faces` draws it, `gestures` turns gestures into
options, `show` tells what happens: attempts, crises, motion, the last reckoning. The rules decide what may be
done.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, cast

import pygame

from app.games.venus import faces, plays
from app.games.venus.cards import card_art, narrowed
from app.games.venus.faces import Faces
from app.games.venus.gestures import Gestures
from app.games.venus.hooks import MOMENTS
from app.games.venus.pieces import DISCARD, PieceMaker, tile_id, world_id
from app.games.venus.plan import COLUMN, Plan, plan
from app.games.venus.routes import Routes
from app.games.venus.scoring import score_steps
from app.games.venus.show import Show
from app.games.venus.words import Words
from app.table.browse import pressed_thing
from app.table.choose import AmountChoice
from app.table.model import Box, FactSheet, GreatMoment, Id, Played, Status, Tableau
from app.table.module import GameTable
from app.table.motion.steps import MotionStep
from app.table.roles.answers import AnswerRole
from app.table.roles.devices import DeviceRole
from app.table.roles.layout import LayoutRole, Look
from app.table.roles.log import LogRole
from app.table.roles.motion import MotionRole, Throw
from app.table.roles.pages import PageRole
from app.table.roles.words import ReplyRole, WordRole
from app.text.texts import message_id
from app.ui.context import Context
from app.ui.input import Act, Intent, PointerEvent
from art.venus.brass import empire_colour
from rules import Decision, Event, Reason
from rules.core.decisions import Option
from rules.venus.kinds import PIECES, Card, Tile
from rules.venus.questions import GROUP, LOSE, TURN
from rules.venus.state import facts

if TYPE_CHECKING:
    from app.match import Match
    from app.table.choose import Choice
    from app.table.desk import Desk
    from app.table.stage import Stage
    from rules.venus.seen import PlanetSeen, TableSeen

CONFIRM = "confirm"
ATTEMPT_BUTTONS = (CONFIRM, "clear", "give_up")


class VenusTable(GameTable, LayoutRole, AnswerRole, WordRole, ReplyRole, LogRole, MotionRole, PageRole, DeviceRole):
    """See the module."""

    game = "venus"
    tells_as_it_was = True
    neutral = LogRole.neutral | frozenset(
        ("period", "tile", "tile_away", "crisis", "crisis_levels", "cleared", "planet_dead", "reset")
    )

    match: Match
    gestures: Gestures

    # --- at the table

    def make_parts(self) -> None:
        self.match = self.kit.match
        self.known = self.match.inquiry.query(None, facts)
        self.wording = Words(self.texts, self.names, self.known, thing_of)
        self.pictures = Faces(self.wording)
        self.maker, self.gestures = PieceMaker(self), Gestures(self)
        self.show, self.routes = Show(self), Routes(self)
        self.seen = cast("TableSeen", {})
        self.viewer: int | None = None
        self.asked: Decision | None = None
        self._plans: dict[tuple[int, int], Plan] = {}
        self._latest: Plan = plan((100, 100), len(self.players), None)
        self._proposed: AmountChoice | None = None
        self._tints = self.tints()

    def say(self, name: str, **values: object) -> str:
        """A message of this table."""
        return self.texts(message_id("venus-table", name), **values)

    def word(self, name: str, **values: object) -> str:
        """A message of this game."""
        return self.texts(message_id("venus", name), **values)

    # --- what is printed

    @property
    def home(self) -> str:
        return str(self.known.course.home)

    def tile(self, tile: int) -> Tile:
        return self.known.tiles[tile]

    def card(self, card: int) -> Card:
        """What is printed on a card that the viewer sees."""
        return self.known.cards[self.seen["cards"][str(card)]]

    def cost(self, piece: str) -> int:
        """What raising a unit costs; nothing for buildings, which are not raised."""
        kind = PIECES.index(piece)
        return int(self.known.cost[kind]) if kind < len(self.known.cost) else 0

    def distance(self, origin: str, goal: str) -> int:
        return int(self.known.distance[self.known.index[origin]][self.known.index[goal]])

    def planet_name(self, planet: str) -> str:
        return self.wording.planet(planet)

    def tile_name(self, design: str) -> str:
        return self.wording.tile(design)

    def card_name(self, design: str) -> str:
        return self.wording.card(-1, design)

    def piece_name(self, piece: str, count: int = 1) -> str:
        return self.word(f"count-{piece}", count=count)

    # --- the picture

    def tableau(self, look: Look) -> Tableau:
        seen = look.table
        self.show.motion.expect(self.seen, seen)
        self.seen, self.viewer = seen, look.seat
        self.wording.see(seen)
        self.show.renew(seen)
        self.asked = next((one for one in look.asked if one.seat == look.seat), None)
        now = plan(look.room, len(seen["seats"]), look.below, 16 * look.unit * look.text)
        self._latest = self._plans[look.room] = now
        places = self.maker.places(now, seen, self.asked)
        pieces = self.maker.pieces(now, seen, self.asked)
        losing = any(prompt == LOSE for _, prompt in look.view["deciding"])
        more, panel, tray = self.show.laid(now, losing)
        sky, ground, status = self._sky(now, look.room), self._ground(now, seen), self._status(self.show.present(seen))
        return Tableau((*places, *more), (*pieces, *panel), status, tray=tray, scenery=(sky,), ground=ground)

    @property
    def plan(self) -> Plan:
        """Where things lie on the screen; a picture for others may have another size."""
        return self._plans.get(self.kit.top.board.size, self._latest)

    def _sky(self, now: Plan, board: tuple[int, int]) -> tuple[Hashable, Box]:
        """It stays as it is while a tall prompt pushes the planets up: it is dear to draw."""
        wide, high = board
        still = plan(board, len(now.order), now.own, now.em).worlds.values()
        spots = tuple((world.centre[0] / wide, world.centre[1] / high) for world in still)
        sun = (COLUMN * 0.3, 0.5, COLUMN * 1.9)  # centre and width, as shares
        return (faces.SKY, sun, spots), (0.0, 0.0, float(wide), float(high))

    def _ground(self, now: Plan, seen: TableSeen) -> tuple[tuple[Hashable, Box], ...]:
        empires = tuple(self.maker.empire(seat) for seat in now.order)
        dead = {planet["id"] for planet in seen["planets"] if self.looks_dead(planet)}
        worlds = [((faces.WORLD, name, name in dead, empires), world.ring) for name, world in now.worlds.items()]
        return (((faces.PANEL,), now.strip["ground"]), *worlds)

    def looks_dead(self, planet: PlanetSeen) -> bool:
        """A planet turns to its dead side when its end has been told."""
        return planet["dead"] and planet["id"] not in self.show.motion.dying

    def _status(self, seen: TableSeen) -> Status:
        turn = self.word("period", period=seen["period"], periods=seen["periods"]) if seen["period"] else ""
        # That the game is over is said by what is asked now: nothing.
        phase = "" if seen["phase"] == "over" else self.word(f"phase-{seen['phase']}")
        return Status(turn, phase, seat=seen["active"] if seen["active"] >= 0 else None)

    def tints(self) -> list[str]:
        """Pieces and symbols of a seat have one colour (OV-2.11)."""
        seen = self.seen or self.match.public_view()["table"]
        return [empire_colour(player["empire"], self.kit.ctx.art) for player in seen["seats"]]

    def draw(self, art: Hashable, size: tuple[int, int], ctx: Context) -> pygame.Surface:
        return self.show.draw(art, size, ctx) or self.pictures.draw(art, size, ctx)

    def name_strip(self, art: Hashable, size: tuple[int, int], ctx: Context) -> int:
        return self.pictures.cards.name_strip(art, size, ctx)

    def narrowed(self, art: Hashable, strip: int) -> Hashable:
        return narrowed(art, strip)

    def ahead(self, look: Look, stage: Stage) -> Iterator[tuple[Hashable, tuple[int, int]]]:
        """Every card as it will be held: which ones there are, everybody knows."""
        held = next((shown.size for shown in stage.shown if shown.hand), None)
        if held is not None:
            yield from ((card_art(design, True), held) for design in self.known.cards)

    # --- gestures and words

    def rank(self, option: Option) -> int:
        """Carrying an attempt out comes first, giving it up last."""
        return ATTEMPT_BUTTONS.index(option) if option in ATTEMPT_BUTTONS else len(ATTEMPT_BUTTONS)

    def name_of(self, id: Any) -> str:
        if isinstance(id, int):
            return self.wording.card(id)
        return self.wording.piece(id) if id in PIECES else str(id)

    def label(self, decision: Decision, option: Option) -> str:
        return self.wording.label(decision, option)

    def prompt(self, decision: Decision) -> str:
        return self.wording.prompt(decision)

    def rule(self, decision: Decision) -> str:
        """In a small window with large letters the table needs the room; F1 still leads to the rule."""
        ctx = self.kit.ctx
        return self.wording.rule(decision) if ctx.size[1] >= ctx.px(420 * ctx.text_scale) else ""

    def reason(self, reason: Reason) -> str:
        return self.wording.reason(reason)

    def line(self, event: Event) -> str:
        return self.wording.line(event)

    def natural(self, decision: Decision) -> Any:
        """An attempt that has enough is carried out."""
        return CONFIRM if CONFIRM in getattr(decision, "options", ()) else None

    def confirming(self, choice: Choice) -> str:
        way = self.seen.get("way") if choice.decision.prompt == GROUP else None
        return self.say("go", goal=self.wording.inline(way[1])) if way else super().confirming(choice)

    # --- time

    def update(self, dt: float) -> bool:
        self._use_colours()
        self._propose_group()
        return self.show.update(dt)

    def _use_colours(self) -> None:
        """Empires are chosen at the table (OV-3.2): then symbols everywhere take the colours of the pieces."""
        if self.seen and not self.kit.timeline.busy and self.tints() != self._tints:
            self._tints = self.tints()
            self.services.recolour()

    def _propose_group(self) -> None:
        """Whoever moves a fleet mostly means all of it; fewer can be chosen."""
        choice = self.kit.desk.choice
        if isinstance(choice, AmountChoice) and choice.decision.prompt == GROUP and choice is not self._proposed:
            self._proposed = choice
            for slot, (_, high) in enumerate(choice.spans):
                choice.set(slot, high)
            self.kit.desk.arrange()

    def holds(self) -> bool:
        return self.show.holds()

    def lingers(self) -> bool:
        return self.show.lingers()

    def offer(self, intent: Intent) -> bool:
        """Whoever begins to play takes the last result away; the press itself means what lies below. The discarded
        cards are looked through by a click or Enter (1.3)."""
        pressed = isinstance(intent, PointerEvent) and intent.kind == "press"
        if self.kit.desk.decision is not None and (pressed or isinstance(intent, Act)):
            self.show.dismiss()
        thing = pressed_thing(self.kit, intent)
        shown = self.kit.desk.stage.of(thing) if thing is not None and self.kit.desk.stage else None
        if thing is None or shown is None or shown.piece.place != DISCARD:
            return False
        marks = self.kit.desk.marks()
        return not any(member in marks for member in shown.members) and self.kit.desk.browse(thing)

    # --- reading

    def inspect(self, id: Id) -> FactSheet | None:
        return self.show.sheets.sheet(id) if self.seen else None

    def topic(self) -> str:
        return self.show.topic()

    def unused(self, decision: Decision) -> Sequence[str]:
        """An action won after the last marker can be waived (OV-5.79); otherwise no turn ends before its action."""
        left = self.seen["actions"] if decision.prompt == TURN else 0
        return [self.say("unused-action", count=left)] if left else ()

    def moments(self) -> Sequence[str]:
        return MOMENTS

    def moment_words(self, moment: str) -> str:
        return self.say(f"moment-{moment}")

    def announced(self, moment: str) -> str:
        return self.wording.announced(moment) if self.seen else ""

    # --- motion

    def moved(self, event: Event) -> tuple[Id, Id | None, Id | None] | None:
        return self.show.motion.moved(event)

    def thrown(self, event: Event) -> Throw | None:
        return self.show.thrown(event)

    def steps(self, event: Event) -> Sequence[MotionStep] | None:
        return self.show.steps(event)

    def played(self, event: Event, seat: int | None) -> Played | None:
        return plays.played(self, event, seat)

    def great_moment(self, event: Event, seat: int | None) -> GreatMoment | None:
        return plays.great_moment(self, event)

    def blow(self, event: Event) -> float:
        return self.show.motion.losses.blow(event)

    def floats(self, event: Event) -> tuple[Id, str, str] | None:
        return self.show.motion.floats(event)

    def matters(self, event: Event, seat: int | None) -> tuple[Id, Id] | None:
        return self.show.motion.matters(event, seat)

    def sound(self, event: Event) -> str:
        return self.show.motion.sound(event)

    def draw_marks(self, ctx: Context, surface: pygame.Surface, desk: Desk) -> None:
        if self.seen:
            self.show.draw_marks(ctx, surface, desk)
            self.routes.draw(ctx, surface, desk)

    def keep_clear(self, desk: Desk) -> Sequence[pygame.Rect]:
        return self.show.keep_clear(desk) if self.seen else ()

    # --- the log

    def turn_begun(self, event: Event) -> int | None:
        return event.data["period"] if event.kind == "period" else None


def thing_of(kind: str, name: str | int) -> str:
    """What a link in the log leads to."""
    if kind == "planet":
        return world_id(str(name))
    return tile_id(int(name)) if kind == "tile" else str(name)


__all__ = ["VenusTable", "score_steps"]
