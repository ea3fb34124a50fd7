"""Cosmic Encounter on the table: what lies where, which gesture means what, and how it moves.

The parts: `plan` and `pieces` lay the table, `faces` draws it, `gestures` turns gestures into options, `sheets` tells
what can be read, `motion` how ships fly and cards turn. The rules decide what may be done.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, cast

import pygame

from app.games.cosmic import faces, log_words, motion
from app.games.cosmic.asking import Asking
from app.games.cosmic.deal_board import DealBoard
from app.games.cosmic.faces import Faces
from app.games.cosmic.form_things import CosmicThings
from app.games.cosmic.gestures import Gestures
from app.games.cosmic.hooks import MOMENTS
from app.games.cosmic.lit_sheets import LitSheets
from app.games.cosmic.motion import GreatMoments
from app.games.cosmic.pieces import DISCARD, PLAY, WARP, PieceMaker, planet_id, source_thing
from app.games.cosmic.plan import Plan, plan
from app.games.cosmic.sheets import FactSheets
from app.games.cosmic.words import Words
from app.table.browse import pressed_thing
from app.table.choose import Choice, FormChoice, OneChoice
from app.table.model import FactSheet, GreatMoment, Id, Piece, Played, StackEntry, Status, Tableau
from app.table.module import GameTable
from app.table.roles.answers import AnswerRole
from app.table.roles.devices import DeviceRole
from app.table.roles.forms import FormRole
from app.table.roles.layout import LayoutRole, Look
from app.table.roles.motion import MotionRole
from app.table.roles.pages import PageRole
from app.table.roles.words import ReplyRole, WordRole, count_chosen
from app.text.texts import message_id
from app.ui.context import Context
from app.ui.input import Intent
from art.cosmic.colours import PLAYER_COLOURS
from rules import Decision, Event, Form, Reason
from rules.core.decisions import Option
from rules.cosmic.printed.kinds import CARD, DESTINY
from rules.cosmic.questions import ANSWER_INVITATION, DEAL_MESSAGE

if TYPE_CHECKING:
    from app.match import Match
    from app.table.desk import Desk
    from app.table.stage import Stage
    from app.ui.widget import Widget
    from rules.cosmic.seen import EncounterSeen, TableSeen

KEPT_IN_SIGHT = ("planet", "seat", "total", "warp", "gate")
NOTHING = ((0.5, 0.5), (0.5, 0.5), (0.5, 0.5))  # an outline that no touch meets


class CosmicTable(GameTable, LayoutRole, AnswerRole, WordRole, ReplyRole, FormRole, MotionRole, PageRole, DeviceRole):
    """See the module."""

    game = "cosmic"
    asks_forms = panel_stays_above = True

    match: Match
    gestures: Gestures

    # --- at the table

    def make_parts(self) -> None:
        kit, self.match = self.kit, self.kit.match
        self.wording = Words(self.texts, self.names, kit.match.session.content, thing_of)
        self.pictures = Faces(self.wording)
        self.maker, self.gestures, self.sheets = PieceMaker(self), Gestures(self), FactSheets(self)
        self.form_things, self.asking, self.deals = CosmicThings(self), Asking(self), DealBoard(self)
        self.lit_sheets, self.log = LitSheets(self), log_words.CosmicLog(self)
        self.great_moments = GreatMoments(self)
        self.seen = cast("TableSeen", {})
        self.viewer: int | None = None
        self.lying: tuple[Piece, ...] = ()
        self.things: frozenset[Id] = frozenset()
        self._tints = self.tints()

    def say(self, name: str, **values: object) -> str:
        """A message of this table."""
        return self.texts(message_id("cosmic-table", name), **values)

    # --- the picture

    def tableau(self, look: Look) -> Tableau:
        seen = self.seen = look.table
        self.viewer = look.seat
        self.wording.see(seen)
        asked = next((one for one in look.asked if look.seat in (None, one.seat)), None)
        now = self._plan(look)
        self.maker.plan, self.maker.view = now, seen
        looked_at = self.maker.looked_at(seen, asked)
        own = look.seat if look.seat is not None else look.below
        places = self.maker.places(now, seen, own, looked_at)
        self.lying = tuple(self.maker.pieces(looked_at, look.seat, asked))
        self.things = frozenset((*(piece.id for piece in self.lying), *(place.id for place in places)))
        self.lying = tuple(self._reachable(asked))
        return Tableau(tuple(places), self.lying, self._status(), self._stack())

    def _reachable(self, asked: Decision | None) -> Iterator[Piece]:
        """Where a planet is asked for, ships on it do not stand in the way; where ships are, their planet does not."""
        wanted = self.gestures.wanted(asked)
        under = {str(thing).partition(":")[2].rpartition(":")[0] for thing in wanted if str(thing).startswith("ships:")}
        for piece in self.lying:
            kind, _, place = str(piece.id).partition(":")
            if piece.id in wanted:
                yield piece
            elif kind == "ships" and place.rpartition(":")[0] in wanted:
                yield replace(piece, outline=NOTHING, reached=False)
            else:
                yield replace(piece, reached=False) if piece.id in under else piece

    def _plan(self, look: Look) -> Plan:
        homes = [planet["home"] for planet in look.table["planets"]]
        planets = tuple(homes.count(seat) for seat in range(len(look.table["seats"])))
        labs = bool(look.table["tech_deck"] or look.table["tech_discard"]) or any(
            seat["lab"] for seat in look.table["seats"]
        )
        return plan(look.room, planets, look.below, 16 * look.unit * look.text, labs)

    def encounter(self) -> EncounterSeen:
        """The encounter under way, for those who know that there is one."""
        met = self.seen["encounter"]
        assert met is not None
        return met

    def _status(self) -> Status:
        met = self.seen["encounter"]
        turn = self.log.turn_name(self.seen["turn"]) if self.seen["turn"] else ""
        begun = self.seen["turn"] or met
        phase = self.wording.word("phase", met["phase"]) if met and met["phase"] else ""
        phase = phase if begun else self.wording.word("status", "setup")
        return Status(turn, phase, seat=self.seen["active"] if self.seen["active"] >= 0 else None)

    def _stack(self) -> tuple[StackEntry, ...]:
        """What has been announced and not yet carried out (UX-36)."""
        return tuple(
            StackEntry(f"item:{id}", self.wording.source(source), seat, source_thing(source), negated=negated)
            for id, seat, source, negated in self.seen["stack"]
        )

    def tints(self) -> list[str]:
        """Pieces and symbols of a seat have one colour (CE-2.2)."""
        seen = self.seen or self.match.public_view()["table"]
        return [self.kit.ctx.art.of_piece(PLAYER_COLOURS[seat["colour"]]) for seat in seen["seats"]]

    def update(self, dt: float) -> bool:
        if self.seen and not self.kit.timeline.busy and self.tints() != self._tints:
            self._tints = self.tints()
            self.services.recolour()
        return bool(self.seen) and self.lit_sheets.update()

    def narrowed(self, art: Hashable, strip: int) -> Hashable:
        return faces.narrowed(art, strip)

    def draw(self, art: Hashable, size: tuple[int, int], ctx: Context) -> pygame.Surface:
        return self.pictures.draw(art, size, ctx)

    def ahead(self, look: Look, stage: Stage) -> Iterator[tuple[Hashable, tuple[int, int]]]:
        """Every card of destiny as it will lie beside its deck, and every encounter card as it will be held: which ones
        there are, everybody knows."""
        deck = next((shown.size for shown in stage.shown if shown.piece.place == "destiny"), None)
        if deck is not None:
            yield from ((self.maker.design_art(design), deck) for design in self.wording.content.table(DESTINY))
        held = next((shown.size for shown in stage.shown if shown.hand), None)
        if held is not None:
            yield from (((faces.CARD, design), held) for design in self.wording.content.table(CARD))

    # --- gestures and words

    def says_ahead(self, choice: Choice) -> Mapping[str, Any]:
        return {**self.gestures.says_ahead(choice), **self.asking.says_ahead(choice)}

    def name_of(self, id: Any) -> str:
        """The name of a slot, a card or a place."""
        if isinstance(id, int):
            return self.wording.card(id)
        found = next((piece.name for piece in self.lying if piece.id == id), "")
        decision = self.kit.desk.decision
        return found or (self.wording.slot(decision, id) if decision is not None else str(id))

    def label(self, decision: Decision, option: Option) -> str:
        return self.wording.label(decision, option)

    def prompt(self, decision: Decision) -> str:
        return self.wording.prompt(decision)

    def tip(self, message: str) -> str:
        """How many colonies win follows the variant (CE-9.3)."""
        return self.texts(message, needed=self.seen["needed"] if self.seen else 5)

    def field_name(self, decision: Decision) -> str:
        return self.wording.prompt(decision)

    def rule(self, decision: Decision) -> str:
        """In a small window with large letters the table needs the room; F1 still leads to the rule."""
        ctx = self.kit.ctx
        return self.wording.rule(decision) if ctx.size[1] >= ctx.px(560 * ctx.text_scale) else ""

    def controls(self, decision: Decision, desk: Desk) -> list[Widget] | None:
        if decision.prompt == DEAL_MESSAGE:
            return self.deals.controls(desk)
        return self.asking.controls(decision, desk)

    def panel(self, desk: Desk) -> Widget | None:
        return self.deals.panel(desk)

    def confirming(self, choice: Choice) -> str:
        if isinstance(choice, FormChoice) and choice.decision.prompt == DEAL_MESSAGE:
            return self.deals.confirming(choice)
        if isinstance(choice, FormChoice) and choice.decision.prompt == ANSWER_INVITATION:
            side = choice.parts["side"]
            assert isinstance(side, OneChoice)
            if isinstance(side.picked, str):
                return self.texts(
                    message_id("cosmic-table-join", side.picked), count=count_chosen(choice.parts["ships"])
                )
        return super().confirming(choice)

    def draw_marks(self, ctx: Context, surface: pygame.Surface, desk: Desk) -> None:
        if self.seen:
            self.lit_sheets.draw(ctx, surface, desk)
            self.asking.draw(ctx, surface, desk)

    def instead(self, choice: Choice) -> Callable[[], None] | None:
        return self.deals.instead(choice) or self.asking.instead(choice, self.kit.desk)

    def form_total(self, decision: Decision, filled: Mapping[str, Any]) -> str:
        choice = self.kit.desk.choice
        is_answer = isinstance(choice, FormChoice) and choice.decision.prompt == ANSWER_INVITATION
        return self.asking.stakes(choice) if is_answer and isinstance(choice, FormChoice) else ""

    def form_answer(self, decision: Decision, filled: Mapping[str, Any]) -> str:
        """Which side was joined, with how many ships; of a deal each field."""
        if decision.prompt != ANSWER_INVITATION or not isinstance(decision, Form):
            return ""
        side, count = self.label(dict(decision.fields)["side"], filled["side"]), sum(filled["ships"])
        return f"{side}, {self.wording.ships(count)}" if count else side

    def keep_clear(self, desk: Desk) -> list[pygame.Rect]:
        """Both cards, as long as they lie there, and totals, from the moment when they are known."""
        met = self.seen["encounter"] if self.seen else None
        if not met or not met["shown"] or desk.stage is None:
            return []
        filled = {piece.place for piece in self.lying}
        cards = [slot for slot in ("slot:0", "slot:1") if slot in filled]
        rects = [desk.stage.rect(thing) for thing in (*cards, "total:0", "total:1")]
        return [pygame.Rect(rect) for rect in rects if rect]

    def uncovered(self, desk: Desk) -> list[list[pygame.Rect]]:
        """Everything; everything but the decks, with the card that is announced."""
        stage = desk.stage
        if stage is None:
            return []
        kept = [str(piece.id) for piece in self.lying if str(piece.id).partition(":")[0] in KEPT_IN_SIGHT]
        played = [piece.id for piece in self.lying if piece.place == PLAY]
        found = [stage.rect(thing) for thing in (*kept, *played, "slot:0", "slot:1")]
        rects = [pygame.Rect(rect) for rect in found if rect]
        return [[*rects, *(shown.box for shown in stage.shown)], rects]

    def reason(self, reason: Reason) -> str:
        return self.wording.reason(reason)

    def moments(self) -> Sequence[str]:
        return MOMENTS

    def moment_words(self, moment: str) -> str:
        return self.wording.word("stop", moment)

    def announced(self, moment: str) -> str:
        return self.wording.moment(moment) if self.seen else ""

    def in_sight(self, thing: Any) -> tuple[str, str]:
        kind, number, entry = thing
        text = self.wording.text_of((kind, number))
        return self.wording.source((kind, number)), self.wording.deed(text.uses[entry]) if text is not None else ""

    # --- reading

    def inspect(self, id: Id) -> FactSheet | None:
        return self.sheets.sheet(id) if self.seen else None

    def offer(self, intent: Intent) -> bool:
        """The discarded cards are looked through by a click or Enter (1.3); the wheel counts ships."""
        if self.asking.turn_wheel(self.kit, intent):
            return True
        thing = pressed_thing(self.kit, intent)
        shown = self.kit.desk.stage.of(thing) if thing is not None and self.kit.desk.stage else None
        if thing is None or shown is None or shown.piece.place != DISCARD:
            return False
        marks = self.kit.desk.marks()
        return not any(member in marks for member in shown.members) and self.kit.desk.browse(thing)

    # --- motion

    def moved(self, event: Event) -> tuple[Id, Id | None, Id | None] | None:
        return motion.moved(self, event)

    def floats(self, event: Event) -> tuple[Id, str, str] | None:
        return self.lit_sheets.floats(event)

    def played(self, event: Event, seat: int | None) -> Played | None:
        return motion.played(self, event, seat)

    def great_moment(self, event: Event, seat: int | None) -> GreatMoment | None:
        return self.great_moments.great_moment(event)

    def at_once(self, before: Event, event: Event) -> bool:
        """Ships of both main players and their allies are lost together."""
        return before.kind == event.kind == "ships" and before.data["to"] == event.data["to"] == WARP

    def sound(self, event: Event) -> str:
        return motion.SOUNDS.get(event.kind, "") or super().sound(event)

    def matters(self, event: Event, seat: int | None) -> tuple[Id, Id] | None:
        return motion.matters(self, event, seat)


def thing_of(kind: str, name: str | int) -> str:
    """What a link in the log leads to."""
    if kind == "planet":
        return planet_id(int(name))
    return str(name) if kind == "card" else f"{kind}:{name}"
