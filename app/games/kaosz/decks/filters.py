"""Filters over the collection: six parts that combine, each a list to tick; search and order beside them (UX-102)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import pygame

from app.games.kaosz.decks.cards import word
from app.games.kaosz.decks.collection import COSTS, ORDERS, PARTS, Filter
from app.ui import lettering
from app.ui.buttons import Button, IconButton, Pressable
from app.ui.colour import mix, with_alpha
from app.ui.context import STRONG, Context
from app.ui.controls import Picker
from app.ui.dialog import Dialog, Panel
from app.ui.fields import TextField
from app.ui.labels import Caps
from app.ui.layout import Column, Container, Grid, Wrap
from app.ui.paint import draw_icon, plate
from app.ui.scroll import ScrollArea
from app.ui.widget import TARGET, TextMark, Widget
from art.cards import TYPE_ICONS, rarity_sign, species_sign
from art.icons import icon as icon_picture
from art.species import RARITIES as RARITY_SIGNS
from rules.kaosz import words

if TYPE_CHECKING:
    from app.games.kaosz.decks.builder import BuilderScene

Paint = Callable[[Context, int], pygame.Surface]


class Tick(Pressable):
    """A line to tick: a box, perhaps a sign, a word."""

    radius = 8.0

    def __init__(self, text: str, on: bool, action: Callable[[], None], *, sign: Paint | None = None, id: str) -> None:
        super().__init__(action, id=id)
        self.text, self.on, self._sign = text, on, sign
        self._shown = text

    def _box(self, ctx: Context) -> int:
        return ctx.em(1.35)

    def _lead(self, ctx: Context) -> int:
        return ctx.px(8) + self._box(ctx) + ctx.px(10) + (self._box(ctx) + ctx.px(8) if self._sign else 0)

    def width(self, ctx: Context) -> int:
        return self._lead(ctx) + lettering.text_width(ctx, self.text, STRONG) + ctx.px(14)

    def height(self, ctx: Context, width: int) -> int:
        return max(ctx.px(TARGET), lettering.line_height(ctx, STRONG) + ctx.px(10))

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        self._shown = lettering.ellipsised(ctx, self.text, STRONG, rect.width - self._lead(ctx) - ctx.px(6))
        high = ctx.font(STRONG).get_height()
        self._at = pygame.Rect(
            rect.x + self._lead(ctx), rect.centery - high // 2, lettering.text_width(ctx, self._shown, STRONG), high
        )

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        theme, rect, side = ctx.theme, self.rect, self._box(ctx)
        if self.hot:
            glow = with_alpha(theme.raised, 0.9)
            surface.blit(plate(rect.size, ctx.px(8), glow, glow), rect)
        box = pygame.Rect(rect.x + ctx.px(8), rect.centery - side // 2, side, side)
        fill = with_alpha(mix(theme.sunken, theme.brass, 0.75) if self.on else theme.sunken, 1)
        surface.blit(plate(box.size, ctx.px(5), fill, fill, with_alpha(theme.brass, 0.9), ctx.px(1)), box)
        if self.on:
            ink = theme.on_brass if theme.dark else theme.ink
            draw_icon(ctx, surface, "check", box.center, round(side * 0.86), ink)
        if self._sign is not None:
            drawn = self._sign(ctx, side)
            surface.blit(drawn, drawn.get_rect(center=(box.right + ctx.px(10) + side // 2, rect.centery)))
        tint = theme.brass_light if self.on else theme.ink
        surface.blit(lettering.line(ctx, self._shown, STRONG, tint), self._at)
        self.draw_ring(ctx, surface)

    def marks(self) -> list[TextMark]:
        return [TextMark(self._shown, self._at, self.rect, self._shown != self.text, self.text)]

    def tooltip(self) -> str:
        return self.text if self._shown != self.text else ""

    def spoken(self) -> str:
        return self.text


def _hex(colour: tuple[int, int, int]) -> str:
    return "#{:02X}{:02X}{:02X}".format(*colour)


def _sign_of(part: str, value: str) -> Paint | None:
    if part == "types":
        return lambda ctx, side: icon_picture(side, ctx.art, name=TYPE_ICONS[value], colour=_hex(ctx.theme.brass_light))
    if part == "species":
        return lambda ctx, side: species_sign(side, ctx.art, species=value, colour=_hex(ctx.theme.ink))
    if part == "rarities":
        sign = RARITY_SIGNS[words.RARITIES.index(value)]
        return lambda ctx, side: rarity_sign(side, ctx.art, rarity=sign, colour=_hex(ctx.theme.brass_light))
    return None


class TickList(Container):
    """The open list of one part; it stays open while one ticks, a click beside it or Esc closes it."""

    light = True

    def __init__(self, anchor: pygame.Rect, ticks: Sequence[Tick], clear: Button) -> None:
        self._anchor = pygame.Rect(anchor)
        # Long lists stand in columns: many short words in four, the subtypes in three.
        self._wide = 0.0 if len(ticks) <= 8 else 790.0 if len(ticks) > 12 else 400.0
        grid: Widget = Column(ticks, gap=8)
        if self._wide:
            grid = Grid(ticks, least=230 if len(ticks) > 12 else 76, most=3 if len(ticks) > 12 else 4, gap=8)
        self._panel = Panel(ScrollArea(Column([Wrap([clear]), grid], gap=10), id="ticks"), x=12, y=12, solid=True)
        super().__init__([self._panel])

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        Widget.place(self, ctx, rect)
        window = rect.inflate(-ctx.px(16), -ctx.px(16))
        asked = ctx.px(self._wide * ctx.text_scale**0.7) if self._wide else self._panel.width(ctx)
        wide = min(window.width, max(self._anchor.width, asked))
        high = min(window.height, self._panel.height(ctx, wide))
        place = pygame.Rect(self._anchor.x, self._anchor.bottom + ctx.px(4), wide, high)
        self._panel.place(ctx, place.clamp(window))


class Filters:
    """The strip above the piles. Knows the present filter and order; tells the builder when they change."""

    def __init__(self, scene: BuilderScene, wanted: Filter, order: str) -> None:
        self.scene, self.wanted = scene, wanted
        self.order = order if order in ORDERS else ORDERS[0]
        self._buttons: dict[str, Button] = {}
        self._clear: IconButton | None = None

    # --- words

    def options(self, part: str) -> list[tuple[str, str]]:
        """The values of a part and their names; subtypes follow the types that are ticked."""
        texts = self.scene.ctx.texts
        if part == "sets":
            return [(info.id, texts.translated(info.name)) for info in self.scene.cards.collection.sets()]
        if part == "costs":
            return [(cost, texts("deck-filter-cost", cost=cost)) for cost in COSTS]
        if part == "subtypes":
            kinds = self.wanted.types or words.TYPES
            return [
                (
                    f"{kind}-{sub}",
                    texts(
                        "deck-filter-subtype", type=word(texts, "type", kind), subtype=word(texts, "subtype", kind, sub)
                    ),
                )
                for kind in kinds
                for sub in words.SUBTYPES[kind]
            ]
        name = {"types": "type", "species": "species", "rarities": "rarity"}[part]
        return [(value, word(texts, name, value)) for value in PARTS[part]]

    def label(self, part: str) -> str:
        """The part, and what is ticked in it."""
        texts, ticked = self.scene.ctx.texts, getattr(self.wanted, part)
        title = texts(f"deck-filter-{part}")
        if not ticked:
            return title
        names = dict(self.options(part))
        first = names.get(ticked[0], ticked[0])
        if len(ticked) == 1:
            return texts("deck-filter-on", part=title, value=first)
        return texts("deck-filter-more", part=title, value=first, more=len(ticked) - 1)

    # --- the strip

    def build(self, narrow: bool) -> Widget:
        scene = self.scene
        search = TextField(
            self.wanted.words,
            self._search,
            hint=scene.texts("deck-search"),
            icon="search",
            most=60,
            id="deck-search",
            width=250,
        )
        order = Picker(
            [(one, scene.texts(f"deck-order-{one}")) for one in ORDERS],
            self.order,
            self._sort,
            id="deck-order",
            tip=scene.texts("deck-order"),
            drop=True,
        )
        self._clear = IconButton(
            "cross",
            self.clear,
            scene.texts("deck-filter-clear"),
            id="deck-filter-clear",
            size=36,
            enabled=not self.wanted.is_open,
        )
        self._buttons = {}
        if narrow:
            ticked = sum(1 for part in PARTS if getattr(self.wanted, part))
            shown = Button(
                scene.texts("deck-filters", count=ticked),
                self._open_all,
                icon="filter",
                id="deck-filters",
                chosen=bool(ticked),
            )
            return Wrap([search, shown, order, self._clear], gap=10, region=True)
        for part in PARTS:
            ticked = bool(getattr(self.wanted, part))
            self._buttons[part] = Button(
                self.label(part), partial(self._open, part), id=f"deck-filter-{part}", size="small", chosen=ticked
            )
        return Wrap([search, *self._buttons.values(), order, self._clear], gap=8, region=True)

    def _ticks(self, part: str) -> list[Tick]:
        made: list[Tick] = []
        for value, name in self.options(part):
            tick = Tick(
                name,
                value in getattr(self.wanted, part),
                lambda: None,
                sign=_sign_of(part, value),
                id=f"tick-{part}-{value}",
            )
            tick.action = partial(self._flip, part, value, tick)
            made.append(tick)
        return made

    def _open(self, part: str) -> None:
        ticks = self._ticks(part)

        def clear() -> None:
            for tick in ticks:
                tick.on = False
            self._set(self.wanted.ticked(part, ()))

        every = Button(self.scene.texts("deck-filter-all"), clear, size="small", id="tick-all")
        self.scene.host.open(TickList(self._buttons[part].rect, ticks, every))

    def _open_all(self) -> None:
        """With large text in a small window all parts stand in one dialog."""
        host, texts = self.scene.host, self.scene.texts
        rows: list[Widget] = []
        for part in PARTS:
            rows += [Caps(texts(f"deck-filter-{part}")), Grid(self._ticks(part), least=190, most=4, gap=8)]
        done = Button(texts("close"), self._close_all, kind="main", icon="check", id="default-done")
        host.open(Dialog(texts("deck-filter-title"), Column(rows, gap=10), [done], width=860))

    def _close_all(self) -> None:
        self.scene.host.close()
        self.scene.rebuild()

    # --- changes

    def _flip(self, part: str, value: str, tick: Tick) -> None:
        had = getattr(self.wanted, part)
        tick.on = value not in had
        ticked = [one for one, _ in self.options(part) if (one in had) != (one == value)]
        fresh = self.wanted.ticked(part, ticked)
        if part == "types" and ticked:
            fresh = fresh.ticked("subtypes", (sub for sub in fresh.subtypes if sub.partition("-")[0] in ticked))
        self._set(fresh)

    def _search(self, text: str) -> None:
        self._set(replace(self.wanted, words=text))

    def _sort(self, order: object) -> None:
        self.order = str(order)
        self.scene.filtered()

    def clear(self) -> None:
        self._set(Filter())
        self.scene.rebuild()

    def _set(self, wanted: Filter) -> None:
        self.wanted = wanted
        for part, button in self._buttons.items():
            button.text, button.chosen = self.label(part), bool(getattr(wanted, part))
        if self._clear is not None:
            self._clear.enabled = not wanted.is_open
        self.scene.filtered()
