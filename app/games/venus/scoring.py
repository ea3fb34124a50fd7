"""The last reckoning, planet by planet (section 9): who leads there, what it brings, how the totals grow.

All numbers are the rules': the event that ends the game tells the points, the view tells the incomes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import pygame

from app.games.venus.crisis_words import Page
from app.games.venus.show_words import ShowWords
from app.scenes.finished import Finished, ScoreStep
from app.text.texts import Texts, message_id
from app.ui import lettering
from app.ui.buttons import Button
from app.ui.colour import with_alpha
from app.ui.context import DIM, STRONG, Context, Style
from app.ui.dialog import Panel
from app.ui.labels import Divider, Heading, Label, Paragraph
from app.ui.layout import Column, Container, Row, Space, Wrap
from app.ui.paint import draw_icon, plate
from app.ui.scroll import ScrollArea
from app.ui.widget import TextMark, Widget
from art.seats import seat_symbol
from art.venus.worlds import planet as planet_picture
from rules.core.lean import dataclass
from rules.venus.facts import facts_of
from rules.venus.scores import ALIEN_POINTS, TROPHY_POINTS

if TYPE_CHECKING:
    from app.games.venus.show import Show
    from rules.venus.seen import PlanetSeen, TableSeen

TILES = "tiles"
STEP_MS = 1500.0
COUNT_MS = 500.0  # in which points are added to the total
WIDE = 860.0
NUMBER = Style(weight="semibold")
TOTAL = Style(size="lead", weight="bold")


@dataclass(frozen=True)
class ScoreItem:
    """One line of the reckoning: a planet or the tiles, and the points of every seat."""

    name: str
    points: tuple[int, ...]
    incomes: tuple[int, ...] = ()
    dead: bool = False


@dataclass(frozen=True)
class Reckoning:
    """All that is counted, and who wins."""

    items: tuple[ScoreItem, ...]
    places: tuple[tuple[int, ...], ...]
    first: int  # who holds the first-player marker

    def total(self, seat: int, items: int | None = None) -> int:
        """The points of a seat after so many lines."""
        return sum(item.points[seat] for item in self.items[:items])

    @property
    def seats(self) -> range:
        return range(len(self.items[0].points))


def reckoning(data: Mapping[str, Any], seen: TableSeen) -> Reckoning | None:
    """From the event that ended the game; None where nobody reckons: a common defeat."""
    if "planets" not in data:
        return None
    items = [
        ScoreItem(planet["id"], tuple(data["planets"][planet["id"]]), tuple(planet["income"]), planet["dead"])
        for planet in seen["planets"]
    ]
    items.append(ScoreItem(TILES, tuple(data[TILES])))
    return Reckoning(tuple(items), tuple(tuple(tied) for tied in data["places"]), seen["first"])


def item_lines(words: ShowWords, item: ScoreItem) -> list[str]:
    """Who has the majority and what it is worth; ties share a place (OV-9.4)."""
    if item.name == TILES:
        return [words.say("score-tiles-line")]
    planet = words.inline(item.name)
    if item.dead:
        return [words.say("score-dead", planet=planet)]
    if not any(item.incomes):
        return [words.say("score-empty", planet=planet)]
    lines = []
    for income in sorted({own for own in item.incomes if own}, reverse=True):
        seats = [seat for seat, own in enumerate(item.incomes) if own == income]
        if item.points[seats[0]]:
            lines.append(words.say("score-line", seats=words.seats(seats), income=income, points=item.points[seats[0]]))
    return lines


def last_lines(words: ShowWords, told: Reckoning) -> list[str]:
    """Who wins, and by what if the points are equal."""
    winners = told.places[0]
    points = told.total(winners[0])
    lines = [words.say("score-winner", count=len(winners), seats=words.seats(winners), points=points)]
    tied = [seat for seat in told.seats if told.total(seat) == points]
    if len(winners) == 1 and len(tied) > 1:
        why = "score-tie-first" if winners[0] == told.first else "score-tie-other"
        lines.append(words.say(why, seats=words.seats(winners)))
    return lines


def defeat_page(words: ShowWords, data: Mapping[str, Any], seen: TableSeen) -> Page:
    """OV-1.4: everybody loses together, and why."""
    cause = str(data["reason"]).rpartition(".")[2]
    points = [(words.seat(seat), mine["points"]) for seat, mine in enumerate(seen["seats"])]
    standing = [words.say("defeat-part", seat=seat, points=own) for seat, own in points]
    lines = (
        words.say("defeat", cause),
        words.say("defeat-all"),
        words.say("defeat-standing", list=", ".join(standing)),
    )
    return Page(words.say("defeat-title"), "", lines, planets=("earth",), grave=True, picture="defeat")


def score_steps(texts: Texts, over: Finished) -> list[ScoreStep]:
    """The same lines for the result screen; after a common defeat there are none."""
    if not over.result.places[0]:
        return []
    steps = [
        ScoreStep(_planet_step(texts, planet), tuple(planet["points"]), "OV-9.3") for planet in over.table["planets"]
    ]
    tiles = facts_of(over.printed, over.setup).tiles
    for kind in ("trophy", "crisis"):
        won = [sum(tiles[tile].kind == kind for tile in seat["kept"]) for seat in over.table["seats"]]
        points = tuple(TROPHY_POINTS * count for count in won)
        steps.append(ScoreStep(texts(message_id("venus-score", kind)), points, "OV-9.6"))
    aliens = tuple(ALIEN_POINTS * seat["aliens"] for seat in over.table["seats"])
    return [*steps, ScoreStep(texts("venus-score-alien"), aliens, "OV-9.6")]


def _planet_step(texts: Texts, planet: PlanetSeen) -> str:
    """A planet's name; where nobody gets anything, also why."""
    name = texts(message_id("venus-score", planet["id"]))
    if planet["dead"]:
        return texts("venus-score-dead", planet=name)
    return name if any(planet["income"]) else texts("venus-score-empty", planet=name)


# --- on the screen


class ScoreTable(Widget):
    """Seats in rows, planets in columns; columns that are counted show their points."""

    def __init__(self, show: Show, told: Reckoning) -> None:
        super().__init__(id="score-table")
        self.show, self.told = show, told
        self.counted = 0  # columns shown
        self.share = 1.0  # of the last one that has been added to the totals

    def _row(self, ctx: Context) -> int:
        return max(ctx.px(40), ctx.em(2.2 if ctx.text_scale <= 1.3 else 1.8))

    def _name_width(self, ctx: Context, width: int) -> int:
        names = [lettering.text_width(ctx, self.show.words.seat(seat), STRONG) for seat in self.told.seats]
        return min(max(names) + self._row(ctx) + ctx.px(10), round(width * 0.3))

    def width(self, ctx: Context) -> int:
        return ctx.px(WIDE)

    def height(self, ctx: Context, width: int) -> int:
        return self._row(ctx) * (len(self.told.seats) + 1)

    def _cell(self, ctx: Context, row: int, column: int) -> pygame.Rect:
        """Column 0 is the first planet, the one behind the last item the total."""
        left, high = self._name_width(ctx, self.rect.width), self._row(ctx)
        columns = len(self.told.items) + 1.6
        wide = (self.rect.width - left) / columns
        right = wide * 1.6 if column == len(self.told.items) else wide
        return pygame.Rect(round(self.rect.x + left + column * wide), self.rect.y + row * high, round(right), high)

    def _texts(self, ctx: Context) -> list[tuple[str, pygame.Rect, Style]]:
        found: list[tuple[str, pygame.Rect, Style]] = []
        left = self._name_width(ctx, self.rect.width)
        for row, seat in enumerate(self.told.seats, 1):
            mark = self._row(ctx)
            room = pygame.Rect(self.rect.x + mark, self.rect.y + row * mark, left - mark - ctx.px(4), mark)
            found.append((lettering.ellipsised(ctx, self.show.words.seat(seat), STRONG, room.width), room, STRONG))
            for column, item in enumerate(self.told.items[: self.counted]):
                role = "chosen" if column == self.counted - 1 else "ink" if item.points[seat] else "ink_dim"
                text = str(item.points[seat]) if item.points[seat] else "–"
                found.append((text, self._cell(ctx, row, column), NUMBER.coloured(role)))
            total = self._total(seat)
            role = "good" if self._wins(seat) else "brass_light"
            found.append((str(total), self._cell(ctx, row, len(self.told.items)), TOTAL.coloured(role)))
        return found

    def _total(self, seat: int) -> int:
        """What the seat has so far; the points of the last column are being added."""
        before = self.told.total(seat, max(0, self.counted - 1))
        return before + round((self.told.total(seat, self.counted) - before) * self.share)

    def _wins(self, seat: int) -> bool:
        return self.counted == len(self.told.items) and self.share >= 1 and seat in self.told.places[0]

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        if self.counted:
            last = self._cell(ctx, 0, self.counted - 1).union(self._cell(ctx, len(self.told.seats), self.counted - 1))
            fill = with_alpha(ctx.theme.chosen, 0.14)
            surface.blit(plate(last.size, ctx.px(8), fill, fill, with_alpha(ctx.theme.chosen, 0.6)), last)
        for column, item in enumerate(self.told.items):
            self._head(ctx, surface, self._cell(ctx, 0, column), item, column < self.counted)
        total = self._cell(ctx, 0, len(self.told.items))
        draw_icon(ctx, surface, "star", total.center, round(min(total.size) * 0.6), ctx.theme.brass_light)
        for row, seat in enumerate(self.told.seats, 1):
            side = round(self._row(ctx) * 0.7)
            tone = "#{:02X}{:02X}{:02X}".format(*ctx.seats[seat].colour)
            symbol = seat_symbol(side, ctx.art, seat=seat, colour=tone)
            y = self.rect.y + row * self._row(ctx) + self._row(ctx) // 2
            surface.blit(symbol, symbol.get_rect(center=(self.rect.x + self._row(ctx) // 2, y)))
        for text, box, style in self._texts(ctx):
            drawn = lettering.line(ctx, text, style)
            spot = drawn.get_rect(center=box.center)
            if style is STRONG:
                spot.midleft = box.midleft
            surface.blit(drawn, spot)

    def _head(self, ctx: Context, surface: pygame.Surface, box: pygame.Rect, item: ScoreItem, known: bool) -> None:
        side = max(8, min(box.width, box.height) - ctx.px(4))
        if item.name == TILES:
            draw_icon(ctx, surface, "trophy", box.center, round(side * 0.75), ctx.theme.brass_light)
            return
        drawn = planet_picture(side, ctx.art, world=item.name, dead=item.dead)
        drawn.set_alpha(255 if known else 110)
        surface.blit(drawn, drawn.get_rect(center=box.center))
        drawn.set_alpha(255)

    def marks(self) -> list[TextMark]:
        ctx = self.show.kit.ctx
        found = []
        for text, box, style in self._texts(ctx):
            spot = pygame.Rect(0, 0, lettering.text_width(ctx, text, style), ctx.font(style).get_height())
            spot.center = box.center
            if style is STRONG:
                spot.midleft = box.midleft
            names = [self.show.words.seat(seat) for seat in self.told.seats]
            cut = style is STRONG and text not in names
            found.append(TextMark(text, spot, box, cut, ", ".join(names)))
        return found

    def tooltip(self) -> str:
        return ""

    def spoken(self) -> str:
        return ", ".join(f"{self.show.words.seat(seat)} {self._total(seat)}" for seat in self.told.seats)


class ScoreTally(Container):
    """The reckoning over the table: it goes on by itself, with a key or a click at once."""

    ticks = True
    light = True  # it draws its own veil, over what is still in motion

    def __init__(self, show: Show, told: Reckoning, on_close: Callable[[], None]) -> None:
        self.show, self.told, self._close = show, told, on_close
        words = show.words
        self.grid = ScoreTable(show, told)
        self._since: float | None = None
        self._said = Column([], gap=2)
        self._go_on = Button(words.say("next"), self.go_on, kind="main", icon="next", id="default-next")
        self._skip = Button(words.say("skip"), self.skip, icon="fast", id="skip")
        low = Row([Space(), Wrap([self._skip, self._go_on], align="right")], flex={0: 1.0})
        body = ScrollArea(Column([self.grid, Divider(plain=True), self._said], gap=10), id="tally", reading=False)
        self._head: list[Widget] = [Heading(words.say("score-title")), Divider()]
        self.panel = Panel(Column([*self._head, body, low], gap=10, flex={2: 1.0}), solid=True, x=24, y=18)
        super().__init__([self.panel], id="tally-layer")
        self._show(1)

    # --- steps

    @property
    def is_over(self) -> bool:
        return self.grid.counted == len(self.told.items) and self.grid.share >= 1

    def _show(self, counted: int) -> None:
        self.grid.counted = counted
        self.grid.share = 0.0
        self._since = None
        self._word()

    def _word(self) -> None:
        words, item = self.show.words, self.told.items[self.grid.counted - 1]
        title = words.say("score-tiles") if item.name == TILES else words.planet(item.name)
        lines: list[Widget] = [Label(title, STRONG.coloured("brass_light"))]
        lines += [Paragraph(line, prefer=WIDE) for line in item_lines(words, item)]
        if self.is_over:
            lines += [Paragraph(line, STRONG.coloured("good"), prefer=WIDE) for line in last_lines(words, self.told)]
            self._go_on.text = words.say("close")
            self._skip.visible = False
        # As many lines as the longest item has: the panel keeps its height.
        self._said._children = lines
        self._said.adopt(*lines)

    def go_on(self) -> None:
        """The next line; behind the last one the result follows."""
        if self.is_over:
            self._close()
        elif self.grid.counted < len(self.told.items):
            self._show(self.grid.counted + 1)
            self._lay_out()
        else:
            self._finish()

    def skip(self) -> None:
        self.grid.counted = len(self.told.items)
        self._finish()

    def _finish(self) -> None:
        self.grid.share = 1.0
        self._word()
        self._lay_out()

    def _lay_out(self) -> None:
        kit = self.show.kit
        kit.host.layout()

    def tick(self, ctx: Context) -> bool:
        if self.is_over:
            return False
        if self._since is None:
            self._since = ctx.clock
        speed = self._speed()
        into = (ctx.clock - self._since) * speed
        self.grid.share = 1.0 if ctx.reduced_motion else min(1.0, into / COUNT_MS)
        if self.grid.counted == len(self.told.items) and self.grid.share >= 1:
            self._finish()
        elif into >= STEP_MS:
            self.go_on()
        return True

    def _speed(self) -> float:
        speed = self.show.kit.timeline.speed
        return min(4.0, max(0.5, speed))

    def target(self) -> bool:
        return True

    def on_click(self, ctx: Context, pos: tuple[int, int]) -> None:
        if not self.panel.rect.collidepoint(pos):
            self.go_on()

    def on_digit(self, ctx: Context, digit: int) -> bool:
        if digit == 1:
            self.go_on()
        elif digit == 2 and not self.is_over:
            self.skip()
        return digit in (1, 2)

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        Widget.place(self, ctx, rect)
        margin = ctx.px(14)
        wide = min(rect.width - 2 * margin, ctx.px(WIDE * ctx.text_scale**0.6))
        for widget in self._head:
            widget.visible = True
        if self.panel.height(ctx, wide) + self._spare(ctx) > rect.height - 2 * margin:
            for widget in self._head:  # the numbers need the room more than the title does
                widget.visible = False
        high = min(rect.height - 2 * margin, self.panel.height(ctx, wide) + self._spare(ctx))
        place = pygame.Rect(0, 0, wide, high)
        place.center = rect.center
        self.panel.place(ctx, place)

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        self.show.draw_motion(ctx, surface)
        veil = with_alpha(ctx.theme.space_0, 0.62)
        surface.blit(plate(surface.get_size(), 0, veil, veil), (0, 0))
        super().draw(ctx, surface)

    def _spare(self, ctx: Context) -> int:
        """Room for as many lines as any planet needs, so that the panel does not jump."""
        longest = max(len(item_lines(self.show.words, item)) for item in self.told.items)
        now = len(self._said.children()) - 1
        return max(0, max(longest, 3) - now) * lettering.line_height(ctx, DIM)
