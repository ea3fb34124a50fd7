"""The deal board (CE-6.36): one panel in the middle of the table, with what each dealer gives.

Colonies and cards are put into the deal by touching planets and cards on the table, by bringing them here, or with the
controls of the board. While nobody here is asked, it shows the offer that lies on the table.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from app.games.cosmic import offer_words
from app.games.cosmic.deal_sheet import GIVE, WANT, DealSheet
from app.games.cosmic.pieces import DEAL
from app.table.actions import doing
from app.table.choose import Choice, FormChoice
from app.table.inscribe import put_tag
from app.table.prompt_kinds import Stepper
from app.table.regions import prompt_context
from app.table.seat_symbol import SeatSymbol
from app.ui.buttons import IconButton, LowButton, Pressable
from app.ui.context import DIM, STRONG, Context, Style
from app.ui.labels import Label, Paragraph
from app.ui.layout import Column, Container, Grid, Row, Wrap
from app.ui.paint import draw_panel
from app.ui.scroll import ScrollArea
from app.ui.widget import Widget
from rules import Chance
from rules.cosmic.ai.deals import welcome
from rules.cosmic.ai.why import why_offered
from rules.cosmic.questions import DEAL_MESSAGE
from rules.cosmic.state.bargains import ACCEPT, BREAK_OFF, CHOICE, NONE, RANDOM, SPECS

if TYPE_CHECKING:
    from app.games.cosmic.table import CosmicTable
    from app.table.desk import Desk
    from rules import Decision
    from rules.cosmic.seen import DealSeen

SMALL, WRONG = Style(size="small"), Style(size="small", weight="medium", role="harm_text")
WIDEST, LEAST = 47.0, 40.0  # ems
PLANET = 2.5  # ems
SPARE = 48.0  # left below at first where there is room, for what is put into the deal
Picture = Callable[[int, Context], pygame.Surface]
PUBLIC = ("cosmic.empty_offer", "cosmic.too_many_wanted")  # what anybody could say against an offer
USUAL = (CHOICE, RANDOM)  # sorts of cards that are always shown; the others are behind "more"


class PlanetButton(Pressable):
    """A planet as on the table; the chosen one has a ring."""

    radius = 999.0

    def __init__(
        self, picture: Picture, number: int, chosen: bool, action: Callable[[], None], *, id: str, tip: str
    ) -> None:
        super().__init__(action, id=id, tip=tip)
        self._picture, self.number, self.chosen = picture, number, chosen

    def width(self, ctx: Context) -> int:
        return ctx.em(PLANET)

    def height(self, ctx: Context, width: int) -> int:
        return ctx.em(PLANET)

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        side = min(self.rect.size)
        drawn = self._picture(side, ctx)
        surface.blit(drawn, drawn.get_rect(center=self.rect.center))
        put_tag(ctx, surface, str(self.number), self.rect.move(-side // 8, -side // 8).bottomright, round(side * 0.36))
        if self.chosen or self.hot:
            tint = ctx.theme.chosen if self.chosen else ctx.theme.brass_light
            pygame.draw.circle(surface, tint, self.rect.center, side // 2, max(2, ctx.px(3)))
        self.draw_ring(ctx, surface)


class CardStepper(Stepper):
    """How many cards of a sort; its name and number add one, as the plus does."""

    def on_click(self, ctx: Context, pos: tuple[int, int]) -> None:
        minus, _, plus = self._parts(ctx)
        super().on_click(ctx, pos if minus.collidepoint(pos) else plus.center)

    def height(self, ctx: Context, width: int) -> int:
        return self._cell(ctx) + ctx.px(2)


class DealPanel(Container):
    """The board as it is shown now: in the middle of the table, as large as it must be, scrolled if it must be."""

    def __init__(
        self,
        content: Widget,
        spot: Callable[[], pygame.Rect | None],
        below: Callable[[], int],
        tops: dict[Any, int],
        asked: Callable[[], Sequence[pygame.Rect]] = tuple,
    ) -> None:
        self._scroll = ScrollArea(content, id="deal-board", steady=True)
        super().__init__([self._scroll], id="deal", region=True)
        self._content, self._spot, self._below, self._tops = content, spot, below, tops
        self._asked = asked  # what the question is about: the board lies between these (UX-31)

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        """`rect` is the board; the panel keeps above a prompt that has grown over it."""
        inner = prompt_context(ctx)
        pad, edge = ctx.px(12), ctx.px(6)
        spot = self._spot() or rect
        area = rect.inflate(-2 * edge, -2 * edge)
        area.height = max(ctx.px(120), min(area.bottom, self._below() - edge) - area.top)
        area = _between(area, spot, self._asked())
        wide = min(area.width, max(inner.em(LEAST), min(spot.width, inner.em(WIDEST))))
        high = min(area.height, self._content.height(inner, wide - 2 * pad) + 2 * pad)
        box = pygame.Rect(0, 0, wide, high)
        box.center = spot.center
        if high > spot.height - ctx.px(SPARE):  # one's own planets stand below, those of others above
            box.bottom = spot.bottom - max(0, min(ctx.px(SPARE), spot.height - high))
        box.left, free = box.clamp(area).topleft
        top = self._tops.setdefault((ctx.size, inner.text_scale), free)
        box.top, box.height = top, min(box.height, area.bottom - top)  # what is put into the deal moves no button
        Widget.place(self, ctx, box)
        self._scroll.place(inner, self.rect.inflate(-2 * pad, -2 * pad))

    def target(self) -> bool:
        return True  # a click beside its controls does not reach the table below

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        draw_panel(ctx, surface, self.rect, solid=True)
        super().draw(prompt_context(ctx), surface)


def _between(area: pygame.Rect, spot: pygame.Rect, things: Sequence[pygame.Rect]) -> pygame.Rect:
    """What things at the edges leave of an area, seen from the middle of a spot in it."""
    y = spot.centery
    left, top, right, bottom = area.left, area.top, area.right, area.bottom
    for box in things:
        if box.left <= spot.left and box.right <= spot.left:
            left = max(left, box.right)
        elif box.left >= spot.right:
            right = min(right, box.left)
        elif box.top > y:
            bottom = min(bottom, box.top)
        elif box.bottom < y:
            top = max(top, box.bottom)
    return pygame.Rect(left, top, max(1, right - left), max(1, bottom - top))


class DealBoard:
    """Makes the board, and the controls of the question about a deal in the prompt bar."""

    def __init__(self, table: CosmicTable) -> None:
        self.table = table
        self.sheet: DealSheet | None = None
        self._kept: tuple[Any, dict[str, Any]] | None = None  # what was written last, by question
        self._pictures: dict[Hashable, pygame.Surface] = {}
        self._tops: dict[Any, int] = {}  # where the board of this question begins
        self._sorts: dict[str, list[str]] = {}  # the sorts of cards shown on each side: what is there stays there

    def _word(self, name: str, **values: object) -> str:
        return self.table.wording.word("deal", name, **values)

    @property
    def talk(self) -> DealSeen | None:
        """What everybody knows of the deal that is talked about."""
        return self.table.seen.get("deal") if self.table.seen else None

    # --- the sheet

    def follow(self, desk: Desk) -> DealSheet | None:
        """The sheet on the desk; a new one begins with the offer that it answers, or as it was left."""
        choice, talk = desk.choice, self.talk
        if not isinstance(choice, FormChoice) or choice.decision.prompt != DEAL_MESSAGE or talk is None:
            self.sheet = None
            return None
        key = (choice.decision.seat, talk["made"], self.table.seen["turn"])
        if self.sheet is None or self.sheet.choice is not choice:
            self.sheet = DealSheet(choice, talk["offer"])
            self.sheet.begin(self._kept[1] if self._kept is not None and self._kept[0] == key else None)
            self._sorts, self._tops = {GIVE: [*USUAL], WANT: [*USUAL]}, {}
        self._kept = (key, self.sheet.filled)
        return self.sheet

    def first(self, decision: Decision) -> dict[str, Any]:
        """The offer that the sheet of this question began with."""
        return self.sheet.first if self.sheet is not None and self.sheet.choice.decision is decision else {}

    # --- the question

    def controls(self, desk: Desk) -> list[Widget] | None:
        """None in the prompt bar: they are on the board."""
        return [] if self.follow(desk) is not None else None

    def _break_off(self, desk: Desk) -> None:
        """CE-6.35: asked once more, with what it costs."""

        def agreed() -> None:
            if desk.choice is not None and self.sheet is not None and desk.choice is self.sheet.choice:
                self.sheet.choice.parts["say"].lay(BREAK_OFF)
                desk.confirm(agreed=True)

        assert desk.decision is not None
        desk.warn(self._word("break-off-sure", loss=self._loss(desk.decision.seat)), agreed, lambda: None)

    def _loss(self, seat: int) -> int:
        met, talk = self.table.encounter(), self.talk
        assert talk is not None
        number: int = talk["loss"][0 if met["offense"] == seat else 1]
        return number

    def instead(self, choice: Choice) -> Callable[[], None] | None:
        """CE-6.31: whether an offer that asks for certain cards can be kept is seen only with the own hand in sight."""
        talk = self.talk
        if (
            choice.decision.prompt != DEAL_MESSAGE
            or self.table.viewer is not None
            or talk is None
            or talk["offer"] is None
        ):
            return None
        certain = set(talk["offer"][WANT]) - {CHOICE, RANDOM}
        accepts = isinstance(choice, FormChoice) and choice.filled["say"] == ACCEPT
        return self.table.match.screen.look if accepts and certain else None

    def confirming(self, choice: FormChoice) -> str:
        return self._word("accept" if choice.filled["say"] == ACCEPT else "propose")

    # --- the board

    def panel(self, desk: Desk) -> Widget | None:
        talk = self.talk
        if talk is None or desk.stage is None:
            return None
        sheet = self.follow(desk)
        met = self.table.encounter()
        seat = desk.decision.seat if sheet is not None and desk.decision is not None else met["offense"]
        other = met["defense"] if seat == met["offense"] else met["offense"]
        ways = self._ways(desk, sheet) if sheet is not None else []
        parts: list[Widget] = [self._head(talk, self._price(seat, other), ways)]
        offer = talk["offer"]
        if offer is not None:
            parts.append(self._said(offer))
        if sheet is not None:
            parts.append(Wrap(self._quick(desk, sheet, other), gap=8))
        if sheet is not None and sheet.can_propose:
            parts += self._release(desk, sheet)
            sides = [self._side(desk, sheet, GIVE, seat, other), self._side(desk, sheet, WANT, other, seat)]
        else:
            sides = [self._shown(offer, giver) for giver in (seat, other)]
        parts.append(Grid(sides, least=250, most=2, gap=14))
        if sheet is not None and sheet.can_propose:
            parts += [*self._exact(sheet), *self._wrong(sheet)]
        stage = desk.stage
        asked = [*sheet.colonies(GIVE), *sheet.colonies(WANT)] if sheet is not None and sheet.can_propose else []
        return DealPanel(
            Column(parts, gap=6),
            lambda: stage.rect(DEAL),
            lambda: int(self.table.surroundings.prompt.top) or 10**6,
            self._tops,
            lambda: [rect for planet in asked if (rect := stage.rect(f"planet:{planet}"))],
        )

    def _head(self, talk: DealSeen, price: str, ways: Sequence[Widget]) -> Widget:
        count = self._word("count", made=talk["made"], most=talk["most"])
        return Row([Paragraph(price, STRONG), Label(count, DIM, align="right"), *ways], flex={0: 1.0}, gap=10)

    def _said(self, offer: Mapping[str, Any]) -> Widget:
        """The offer in one sentence; a computer player says why it makes it."""
        by = offer["by"]
        words = self._word("offered", seat=self.table.seat_name(by), text=offer_words.offer(self.table.wording, offer))
        if not self.table.match.seats.is_human(by):
            why = why_offered(offer["give_colony"] >= 0, offer["want_colony"] >= 0)
            words = f"{words} {self._word(f'why-{why}'.replace('_', '-'))}"
        return Paragraph(words, SMALL, most=4)

    def _price(self, seat: int, other: int) -> str:
        loss, theirs = self._loss(seat), self._loss(other)
        if loss == theirs:
            return self._word("price", loss=loss)
        names = {"seat": self.table.seat_name(seat), "other": self.table.seat_name(other)}
        return self._word("price-apart", loss=loss, theirs=theirs, **names)

    def _ways(self, desk: Desk, sheet: DealSheet) -> list[Widget]:
        """The ways back and out."""
        back = LowButton(
            self._word("back"), doing(desk.back), icon="undo", id="form-back", enabled=sheet.choice.changed
        )
        off = LowButton(self._word("break-off"), lambda: self._break_off(desk), kind="danger", id="break-off")
        return [back, off]

    def _heading(self, giver: int, name: str = "", *tools: Widget) -> Widget:
        alone = self.table.match.seats.company == 1
        words = self._word(name) if name and alone else self._word("gives", seat=self.table.seat_name(giver))
        return Row([SeatSymbol(giver, 20), Label(words, STRONG), *tools], flex={1: 1.0}, gap=6)

    def _shown(self, offer: Mapping[str, Any] | None, giver: int) -> Widget:
        """What a dealer gives by the offer on the table."""
        given = offer_words.side(self.table.wording, offer, giver) if offer is not None else []
        lines = [Paragraph(line, SMALL) for line in given] or [Paragraph(self._word("nothing"), DIM)]
        return Column([self._heading(giver), *lines], gap=6)

    def _side(self, desk: Desk, sheet: DealSheet, side: str, giver: int, taker: int) -> Widget:
        """What one dealer gives, with everything that can be put there."""
        hidden = side == GIVE and self.table.viewer != sheet.choice.decision.seat
        more = [] if hidden else self._more(desk, sheet, side)
        more = [*self._face(desk, sheet), *more] if side == GIVE and not hidden else more
        rows: list[Widget] = [self._heading(giver, "you-give" if side == GIVE else "you-get", *more)]
        planets = sheet.colonies(side)
        chosen = sheet.filled[f"{side}_colony"]
        buttons = [self._planet(desk, sheet, side, planet, planet == chosen) for planet in planets]
        where = (
            self._word("colony", planet=self.table.wording.planet(chosen, "on"))
            if chosen != NONE
            else self._word("no-colony" if planets else "no-colony-possible")
        )
        rows += [Wrap(buttons, gap=8)] if buttons else []
        rows.append(Label(where, SMALL if chosen != NONE else DIM))
        return Column([*rows, *(self._own_cards(sheet) if hidden else self._cards(desk, sheet, side))], gap=6)

    def _own_cards(self, sheet: DealSheet) -> list[Widget]:
        """What is given of a hand that lies face down: how many cards, and the way to look at it (CE-6.36)."""
        count = len(sheet.filled["cards"]) + sum(sheet.filled[GIVE])
        look = LowButton(self._word("choose-cards"), self.table.match.screen.look, icon="eye", id="deal-look")
        return [Wrap([Label(self._word("own-cards", count=count), SMALL if count else DIM), look], gap=8)]

    def _planet(self, desk: Desk, sheet: DealSheet, side: str, planet: int, chosen: bool) -> Widget:
        piece = desk.tableau.piece(f"planet:{planet}")
        homes = [one["home"] for one in self.table.seen["planets"]]
        number = homes[: planet + 1].count(homes[planet])
        act = self._doing(desk, lambda: sheet.settle(side, planet))
        tip = self.table.wording.planet(planet)
        picture = partial(self._picture, piece.art if piece is not None else None)
        return PlanetButton(picture, number, chosen, act, id=f"{side}-planet-{planet}", tip=tip)

    def _picture(self, art: Hashable, side: int, ctx: Context) -> pygame.Surface:
        key = (art, side, ctx.theme.name)
        if key not in self._pictures:
            self._pictures[key] = self.table.draw(art, (side, side), ctx)
        return self._pictures[key]

    def _cards(self, desk: Desk, sheet: DealSheet, side: str) -> list[Widget]:
        if not sheet.field(side).slots[0][2]:
            return [Paragraph(self._word("no-cards"), DIM)]
        shown = self._sorts[side]
        shown += [spec for spec in SPECS if spec not in shown and sheet.count(side, spec)]
        return [Column([self._stepper(desk, sheet, side, spec) for spec in shown], gap=2)]

    def _exact(self, sheet: DealSheet) -> list[Widget]:
        """The cards of the own hand that are given, below all else; the hand is where they are put in and taken out."""
        held = [self.table.wording.card(card) for card in sheet.filled["cards"]]
        if not held or self.table.viewer != sheet.choice.decision.seat:
            return []
        words = self._word("exact", count=len(held), cards=self.table.wording.listed(held))
        return [Paragraph(f"{words} {self._word('face-down')}" if not self._is_open(sheet) else words, SMALL, most=3)]

    def _more(self, desk: Desk, sheet: DealSheet, side: str) -> list[Widget]:
        """The way to the sorts of cards that have no button yet."""
        if not sheet.field(side).slots[0][2]:
            return []
        rest = [spec for spec in SPECS if spec not in self._sorts[side]]
        act = self._doing(desk, lambda: self._sorts[side].extend(rest))
        return [LowButton(self._word("more"), act, kind="quiet", id=f"{side}-more", enabled=bool(rest))]

    @staticmethod
    def _is_open(sheet: DealSheet) -> bool:
        shown: bool = sheet.filled["open"] == sheet.field("open").options[1]
        return shown

    def _face(self, desk: Desk, sheet: DealSheet) -> list[Widget]:
        """Whether the exact cards are shown (CE-6.36)."""
        if not sheet.field("cards").items:
            return []
        is_open, ways = self._is_open(sheet), sheet.field("open").options
        act = self._doing(desk, lambda: sheet.write(open=ways[0 if is_open else 1]))
        look, given = "eye" if is_open else "eye_off", bool(sheet.filled["cards"])
        return [IconButton(look, act, self._word("face-up"), size=34, id="deal-open", chosen=is_open, enabled=given)]

    def _stepper(self, desk: Desk, sheet: DealSheet, side: str, spec: str) -> Widget:
        most = next(high for name, _, high in sheet.field(side).slots if name == spec)

        def change(number: int) -> None:
            sheet.more(side, spec, number)
            desk.arrange()

        name = self._word(f"add-{spec}") if spec in USUAL else self.table.wording.word("spec", spec)
        return CardStepper(
            name, lambda: sheet.count(side, spec), lambda: (0, most), change, desk.confirm, id=f"{side}-{spec}"
        )

    def _release(self, desk: Desk, sheet: DealSheet) -> list[Widget]:
        """Zombie's ships out of the warp (CE-6.13)."""
        if "release" not in sheet.filled:
            return []
        slots = sheet.field("release").slots
        made: list[Widget] = [Label(self._word("release"), SMALL)]
        for seat, (_, _, most) in enumerate(slots):
            if most:
                made.append(self._released(desk, sheet, seat, most))
        return [Wrap(made, gap=8)] if len(made) > 1 else []

    def _released(self, desk: Desk, sheet: DealSheet, seat: int, most: int) -> Widget:
        def change(number: int) -> None:
            now = list(sheet.filled["release"])
            now[seat] = max(0, min(most, number))
            sheet.write(release=tuple(now))
            desk.arrange()

        name = self.table.seat_name(seat)
        return Stepper(
            name, lambda: sheet.filled["release"][seat], lambda: (0, most), change, desk.confirm, id=f"release-{seat}"
        )

    def _wrong(self, sheet: DealSheet) -> list[Widget]:
        """What the rules say against the sheet; not of a hand that others must not learn about (CE-6.31)."""
        found = list(sheet.choice.problems().values())
        if self.table.viewer != sheet.choice.decision.seat:
            found = [one for one in found if one.id in PUBLIC]
        if found and found[0].id == "cosmic.empty_offer" and not sheet.choice.changed:
            return [Paragraph(self._word("how"), DIM)]
        return [Paragraph(self.table.reason(one), WRONG) for one in found[:1]]

    def _quick(self, desk: Desk, sheet: DealSheet, other: int) -> list[Widget]:
        ships = {number: sum(planet["ships"]) for number, planet in enumerate(self.table.seen["planets"])}
        made: list[Widget] = []
        for name in sheet.quick():
            act = self._doing(desk, partial(sheet.take_quick, name, ships))
            words = self._word(f"quick-{name}".replace("_", "-"))
            made.append(LowButton(words, act, id=f"quick-{name.replace('_', '-')}"))
        if sheet.can_propose and not self.table.match.seats.is_human(other):
            words = self._word("quick-ask")
            made.append(LowButton(words, lambda: self._ask(desk, sheet), icon="hint", id="quick-ask"))
        return made

    def _ask(self, desk: Desk, sheet: DealSheet) -> None:
        """CE-6.37: what a computer player would accept, as far as one can know."""
        match, asked = self.table.match, sheet.choice.decision
        found = match.inquiry.query(asked.seat, welcome, asked, Chance(len(match.session.log)))
        if found is None:
            desk.say(self._word("quick-ask-nothing"), None)
            return
        sheet.write(**{name: value for name, value in found.items() if name != "say"})
        desk.arrange()

    @staticmethod
    def _doing(desk: Desk, change: Callable[[], object]) -> Callable[[], None]:
        def do() -> None:
            change()
            desk.arrange()

        return do
