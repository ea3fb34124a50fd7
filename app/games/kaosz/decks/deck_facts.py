"""What is told about a deck: the curve of its costs, its counts, and every ruleset's judgement, rule by rule."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from app.games.kaosz.decks.cards import CollectionCards, word
from app.games.kaosz.decks.counts import Counts
from app.games.kaosz.decks.legality import DeckVerdict, Finding
from app.ui import lettering
from app.ui.buttons import IconButton
from app.ui.colour import mix, rgb, with_alpha
from app.ui.context import DIM, STRONG, Context, Style
from app.ui.controls import Picker
from app.ui.labels import Caps, Icon, Label, Paragraph
from app.ui.layout import Column, Container, Grid, Row
from app.ui.paint import plate
from app.ui.widget import TARGET, TextMark, Widget
from art.cards import TYPE_ICONS, species_sign
from art.species import TYPE_COLOURS

NUMBER = Style(size="tiny", weight="semibold")
FOOT = Style(size="tiny", role="ink_dim")
SMALL = Style(size="small")
MOST_REASONS = 6  # of one rule; the rest is counted


class Curve(Widget):
    """How many cards cost how much: ships below, everything else above them."""

    def __init__(self, counts: Counts, tip: str) -> None:
        super().__init__(tip=tip)
        self._rows = counts.curve
        self._marks: list[TextMark] = []

    def width(self, ctx: Context) -> int:
        return ctx.px(260)

    def height(self, ctx: Context, width: int) -> int:
        return ctx.px(66) + 2 * lettering.line_height(ctx, NUMBER)

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        self._marks = []
        for number in range(len(self._rows)):
            for text, _, spot in self._texts(ctx, number):
                self._marks.append(TextMark(text, spot, rect))

    def _bar(self, number: int) -> pygame.Rect:
        step = self.rect.width / len(self._rows)
        return pygame.Rect(round(self.rect.x + number * step), self.rect.y, max(4, round(step)), self.rect.height)

    def _scale(self, ctx: Context) -> tuple[int, float]:
        room = self.rect.height - 2 * lettering.line_height(ctx, NUMBER)
        most = max(4, *(total for _, _, total in self._rows))
        return room, room / most

    def _texts(self, ctx: Context, number: int) -> list[tuple[str, Style, pygame.Rect]]:
        """The number over a bar and the cost below it."""
        name, _, total = self._rows[number]
        slot, high = self._bar(number), lettering.line_height(ctx, NUMBER)
        _, unit = self._scale(ctx)
        found = []
        foot = self.rect.bottom - high
        over = foot - round(total * unit) - high
        for text, style, top in ((name, FOOT, foot), (str(total) if total else "", NUMBER, over)):
            wide = lettering.text_width(ctx, text, style)
            spot = pygame.Rect(0, top, wide, high)
            spot.centerx = slot.centerx
            if text:
                found.append((text, style, spot))
        return found

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        theme, high = ctx.theme, lettering.line_height(ctx, NUMBER)
        _, unit = self._scale(ctx)
        foot = self.rect.bottom - high
        ship = rgb(TYPE_COLOURS["ship"])
        for number, (_, ships, total) in enumerate(self._rows):
            slot = self._bar(number).inflate(-ctx.px(5), 0)
            for count, below, tone in ((ships, 0, ship), (total - ships, ships, theme.brass)):
                tall = round(count * unit)
                if tall:
                    bar = pygame.Rect(slot.x, foot - round(below * unit) - tall, slot.width, tall)
                    light = with_alpha(mix(tone, (255, 255, 255), 0.18), 1)
                    surface.blit(plate(bar.size, min(3, bar.width // 3), light, with_alpha(tone, 1)), bar)
            for text, style, spot in self._texts(ctx, number):
                surface.blit(lettering.line(ctx, text, style), spot)
        pygame.draw.line(surface, theme.brass_dark, (self.rect.x, foot), (self.rect.right - 1, foot), ctx.px(1))

    def marks(self) -> list[TextMark]:
        return self._marks


class Sign(Widget):
    """The sign of a species."""

    def __init__(self, species: str, size: float = 18) -> None:
        super().__init__()
        self._species, self._size = species, size

    def width(self, ctx: Context) -> int:
        return round(ctx.px(self._size) * ctx.text_scale)

    def height(self, ctx: Context, width: int) -> int:
        return self.width(ctx)

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        colour = "#{:02X}{:02X}{:02X}".format(*ctx.theme.brass_light)
        drawn = species_sign(min(self.rect.size), ctx.art, species=self._species, colour=colour)
        surface.blit(drawn, drawn.get_rect(center=self.rect.center))


class Swap(Container):
    """A place whose content is exchanged while everything around it stays."""

    def __init__(self, child: Widget, *, id: str = "", region: bool = False) -> None:
        super().__init__([child], id=id, region=region)

    def show(self, child: Widget) -> None:
        self._children = [child]
        self.adopt(child)

    def width(self, ctx: Context) -> int:
        return self._children[0].width(ctx)

    def height(self, ctx: Context, width: int) -> int:
        return self._children[0].height(ctx, width)

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        self._children[0].place(ctx, rect)


class DeckFacts:
    """Makes the column of facts for a deck."""

    def __init__(self, cards: CollectionCards, open_rule: Callable[[str], None]) -> None:
        self.cards, self.open_rule = cards, open_rule
        self.texts = cards.ctx.texts

    def numbers(self, counts: Counts) -> list[Widget]:
        """Curve, types and species."""
        texts = self.texts
        mean = texts("deck-mean", cost=round(counts.mean_ship, 1)) if counts.mean_ship else texts("deck-no-ships")
        return [
            Caps(texts("deck-curve")),
            Curve(counts, texts("deck-curve-help")),
            Paragraph(mean, DIM, prefer=300),
            Caps(texts("deck-types")),
            self._types(counts),
            *self._species(counts),
        ]

    def _types(self, counts: Counts) -> Widget:
        cells = [
            Row(
                [Icon(TYPE_ICONS[name], 18), Label(str(count), STRONG), Label(word(self.texts, "type", name), DIM)],
                gap=6,
                flex={2: 1},
            )
            for name, count in counts.types
        ]
        return Grid(cells, least=118, most=3, gap=4)

    def _species(self, counts: Counts) -> list[Widget]:
        there = [(name, count) for name, count in counts.species if count]
        if not there:
            return []
        cells = [
            Row(
                [Sign(name), Label(str(count), STRONG), Label(word(self.texts, "species", name), DIM)],
                gap=6,
                flex={2: 1},
            )
            for name, count in there
        ]
        return [Caps(self.texts("deck-species")), Grid(cells, least=118, most=2, gap=4)]

    def judgement(self, found: Sequence[DeckVerdict], chosen: str, choose: Callable[[str], None]) -> list[Widget]:
        """A ruleset to choose, all its rules, and in a line where the deck may be played."""
        options = [(one.ruleset.id, self._ruleset(one)) for one in found]
        asked = Picker(
            options,
            chosen,
            lambda value: choose(str(value)),
            id="ruleset",
            drop=True,
            tip=self.texts(f"deck-ruleset-{chosen}-help"),
        )
        rows: list[Widget] = [Caps(self.texts("deck-legality")), asked]
        rows += [row for one in found if one.ruleset.id == chosen for row in self._findings(one)]
        rows.append(summary(self.cards, found))
        return rows

    def _ruleset(self, one: DeckVerdict) -> str:
        name = self.texts(f"deck-ruleset-{one.ruleset.id}")
        if one.legal:
            return name
        return self.texts("deck-ruleset-wrong", name=name, count=one.problems)

    def _findings(self, one: DeckVerdict) -> list[Widget]:
        rows = [self._line("cross", "harm", [self.texts("deck-unknown-card", card=card)], "") for card in one.unknown]
        return rows + [self._finding(finding) for finding in one.findings]

    def _finding(self, finding: Finding) -> Widget:
        if finding.kept:
            return self._line("check", "good", [self.texts(f"deck-rule-{rule_word(finding.rule)}")], finding.rule)
        said = [self.cards.reason(reason) for reason in finding.reasons[:MOST_REASONS]]
        if len(finding.reasons) > MOST_REASONS:
            said.append(self.texts("deck-more-reasons", count=len(finding.reasons) - MOST_REASONS))
        return self._line("cross", "harm", said, finding.rule)

    def _line(self, icon: str, role: str, said: Sequence[str], rule: str) -> Widget:
        """A rule, kept or broken; the book beside it opens the rulebook there (UX-94)."""
        style = DIM if role == "good" else SMALL
        words: list[Widget] = [Paragraph(text, style, prefer=240) for text in said]
        parts: list[Widget] = [Icon(icon, 18, role), Column(words, gap=2)]
        if rule:
            opened = partial(self.open_rule, rule)
            parts.append(IconButton("book", opened, self.texts("deck-rule-open"), size=TARGET, id=f"rule-{rule}"))
        return Row(parts, gap=8, align="top", flex={1: 1})


def rule_word(rule: str) -> str:
    """The last part of a message id for a rule.

    >>> rule_word("KG-11.60")
    '11-60'
    """
    return rule.removeprefix("KG-").replace(".", "-")


def summary(cards: CollectionCards, found: Sequence[DeckVerdict]) -> Widget:
    """Where a deck may be played, in a few words."""
    texts = cards.ctx.texts
    legal = [texts(f"deck-ruleset-{one.ruleset.id}") for one in found if one.legal]
    if legal:
        said = Paragraph(texts("deck-legal-in", names=", ".join(legal)), SMALL, prefer=420)
        return Row([Icon("check", 20, "good"), said], gap=8, flex={1: 1})
    said = Paragraph(texts("deck-legal-nowhere"), SMALL, prefer=420)
    return Row([Icon("warning", 20, "warn"), said], gap=8, flex={1: 1})
