"""The lines of both sides between the two edges of the board: cards by class, screened units, wreckage.

Cards are as large as the fight allows when a round begins, and keep their size and place until it is over: whoever
falls leaves a wreck where he was.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from app.games.empires.battle.answers import places_of, split_of
from app.games.empires.battle.beside import Beside
from app.games.empires.battle.cards import Badge, CardParts, CardShape, LineCard, NeedTag, Pips, WreckArt, WreckView
from app.games.empires.battle.fights import UNARMED, WORLDS, Fight, FightLine, Wreck, captured
from app.games.empires.battle.places import BONUS, ScreenPlace, SideChance, SideHead, SidePlace
from app.games.empires.battle.rows import ClassColumn, ClassSign, LineGrid
from app.games.empires.looks import owner_of
from app.games.empires.pages.rows import NOTE, ArtView
from app.table.choose import FormChoice
from app.table.prompt_kinds import Stepper
from app.table.regions import prompt_context
from app.text.speech import capital
from app.ui.labels import Label, Paragraph
from app.ui.layout import Column, Space
from app.ui.widget import Widget
from rules.empires.printed.switches import ON
from rules.empires.questions import ROUND_SCREEN

if TYPE_CHECKING:
    import pygame

    from app.games.empires.battle.board import BattleBoard
    from app.table.desk import Desk

# Largest first, each list by itself; a card whose words stand beside its counter is lower.
TALL = tuple(CardShape(wide, False) for wide in (140.0, 116.0, 92.0, 74.0, 60.0, 46.0))
FLAT = tuple(CardShape(wide, True) for wide in (74.0, 60.0, 50.0, 42.0, 34.0))
ENOUGH = 70.0  # a tall card with a counter as wide as this is better than a flat one
# Logical pixels: around the lines in the panel; what a question may need beyond its line; a wreck.
AROUND, LONG_QUESTION, WRECK = 44.0, 40.0, 24.0

_STEPPER = Stepper("", int, lambda: (0, 0), lambda _: None, bool)  # to measure with


class CardForm(NamedTuple):
    """What the cards of a fight look like: their shape; whether numbers are changed on them, or by touching them only;
    whether dice and steps stand at the right of them."""

    shape: CardShape
    numbers: bool
    right: bool
    high: int = 0  # pixels; all cards are as high, so that none moves when a number comes or goes


# In this order: better a number that is only told than no steps at the right.
FORMS = ((True, True), (False, True), (True, False), (False, False))


class Round(NamedTuple):
    """How the cards of a round are laid."""

    form: CardForm
    asks: bool  # measured with the numbers of units to be screened
    lines: tuple[FightLine, ...]  # as they were when it began
    wrecks: tuple[Wreck, ...] = ()  # what lay there already


CHIP = Round(CardForm(CardShape(30.0, True), False, True), False, ())  # of screened units


class Field:
    """For one board."""

    def __init__(self, board: BattleBoard) -> None:
        self.board, self.table = board, board.table
        self._rounds: dict[Hashable, Round] = {}  # of this round; while dice tumble, also of the one before it

    def forget(self) -> None:
        """The fight is over."""
        self._rounds = {}

    def middle(self, desk: Desk, fight: Fight) -> Widget:
        """Attackers above, defenders below, screened units beside their names."""
        return self._made(desk, fight, self.laid(desk, fight))

    # --- one size for a round

    def laid(self, desk: Desk, fight: Fight) -> Round:
        """The shape of the cards in this round: chosen when it begins, and once more if units are to be screened."""
        ctx, room = desk.ctx, self._whole(desk).size
        key = (*fight.which, fight.round, room, ctx.text_scale, ctx.texts.language, ctx.texts.has_hyphens())
        kept, asks = self._rounds.get(key), self._asks()
        if kept is not None and any(not _is_same(line, fight.line(line.number)) for line in kept.lines):
            kept = None  # another fight of the same in the same hex
        if kept is None or (asks and not kept.asks):
            lines, wrecks = (kept.lines, kept.wrecks) if kept is not None else ((), fight.wrecks)
            kept = Round(self._form(desk, fight, asks), asks, lines, wrecks)
        known = {line.number for line in kept.lines}
        kept = kept._replace(lines=(*kept.lines, *(line for line in fight.lines if line.number not in known)))
        self._rounds = {key: kept, **{old: one for old, one in list(self._rounds.items())[:1] if old != key}}
        return kept

    def _asks(self) -> bool:
        """Whether it is asked who is screened."""
        return bool(self._askers())

    def _askers(self) -> set[int]:
        deciding = self.table.match.inquiry.deciding(self.table.viewer)
        return {seat for seat, prompt in deciding if prompt == ROUND_SCREEN}

    def _whole(self, desk: Desk) -> pygame.Rect:
        """Where the board lies."""
        return self.table.surroundings.over_right(desk.ctx)

    def high(self, desk: Desk, *, asks: bool) -> int:
        """What the board has of the window's height for what stands on it."""
        return self._whole(desk).height - desk.ctx.px(AROUND) - (0 if asks else desk.ctx.px(LONG_QUESTION))

    def _form(self, desk: Desk, fight: Fight, asks: bool) -> CardForm:
        """The largest cards that find room beside what else stands there; the smallest ones if none do."""
        ctx, inner, whole = desk.ctx, prompt_context(desk.ctx), self._whole(desk)
        broad = whole.width - ctx.px(AROUND)
        heights: dict[CardShape, int] = {}
        for numbers, right in FORMS if asks else FORMS[1::2]:
            if right and not Beside.sides(inner, broad, right)[1]:
                continue
            wide, high = Beside.room(inner, broad, right), self.high(desk, asks=asks)
            if not right:
                high -= Beside.below(inner, self.board.aside.orders_below(desk), wide)

            def fits(
                shape: CardShape, numbers: bool = numbers, right: bool = right, wide: int = wide, high: int = high
            ) -> bool:
                made = self._made(desk, fight, Round(CardForm(shape, numbers, right), asks, fight.lines), measured=True)
                grid = next(widget for widget in made.walk() if isinstance(widget, LineGrid))
                grid.high = heights[shape] = grid.tallest(inner, wide)
                enough = grid.is_wide_enough(inner, wide, shape.least(inner, asks and numbers))
                return enough and made.height(inner, wide) <= high

            tall = _largest(TALL, fits)
            found = tall if tall is not None and tall.wide >= ENOUGH else _largest(FLAT, fits) or tall
            if found is not None:
                return CardForm(found, numbers, right, heights[found])
        return CardForm(FLAT[-1], False, False)

    def sizes(self, desk: Desk, fight: Fight) -> list[tuple[Hashable, int]]:
        """The counters of a fight and how wide they will be, to have them drawn beforehand."""
        shape, inner = self.laid(desk, fight).form.shape, prompt_context(desk.ctx)
        wide = ArtView(desk, None, shape.wide).width(inner)
        return [(self.board.art(fight, line), wide) for line in fight.lines]

    # --- what lies there

    def _made(self, desk: Desk, fight: Fight, laid: Round, *, measured: bool = False) -> Widget:
        """`measured`: with room for the numbers that will be asked for."""
        acting = fight.line(self.board.acting(desk, fight))
        gone = [line for line in laid.lines if fight.line(line.number) is None and not _has_joined(fight, line, laid)]
        columns = []
        letters = sorted({*fight.letters(), *(line.letter for line in gone)})
        for letter in letters:
            said = self.board.say("no-class") if letter == UNARMED else self.board.say("class", letter=letter)
            sign = ClassSign("–" if letter == UNARMED else letter, said, acting is not None and acting.letter == letter)
            above, below = (
                self._pile(desk, fight, [*fight.lines, *gone], (side, letter), laid, measured) for side in (0, 1)
            )
            wrecks = [
                [self._wreck(desk, each) for each in fight.wrecks if (each.side, each.letter) == (side, letter)]
                for side in (0, 1)
            ]
            columns.append(ClassColumn(sign, above, below, wrecks[0], wrecks[1]))
        asked = self._askers() if measured and laid.asks else set()
        heads = [self._head(desk, fight, side, laid, bool(asked & {*fight.sides[side]})) for side in (0, 1)]
        return Column([heads[0], SidePlace(LineGrid(columns, laid.form.high)), heads[1]], gap=6, flex={1: 1.0})

    def _head(self, desk: Desk, fight: Fight, side: int, laid: Round, will_ask: bool) -> Widget:
        """Whose side it is, its chance if that is told nowhere else, and which of its units are screened."""
        name = "attackers" if side == 0 else "defenders"
        words = self.board.say(name, owners=self.table.wording.owners(fight.sides[side]))
        screens = self.table.wording.facts.options["ground_screening"] == ON if fight.on_ground else not fight.bombs
        counted = (fight.order or fight.firing >= 0) and fight.round  # SE-5.2.8: after screening
        bonus = self.board.say("bonus") if counted and fight.bonus in fight.sides[side] else ""
        chance = None if laid.form.right else self.board.aside.chance(fight, side)
        told: list[Widget] = [Label(bonus, BONUS)] if bonus else []
        told += [SideChance(*chance)] if chance is not None else []
        return SideHead(words, told, self._screen_place(desk, fight, side, will_ask), tall=screens)

    def _pile(
        self,
        desk: Desk,
        fight: Fight,
        lines: Sequence[FightLine],
        place: tuple[int, str],
        laid: Round,
        measured: bool,
    ) -> list[Widget]:
        """The cards of a class on one side, best crews first; those who have fallen in this round as wrecks."""
        here = [each for each in lines if (each.side, each.letter) == place and "screened" not in each.badges]
        here.sort(key=lambda each: (-(each.experience or 0), each.number))
        return [
            self._card(desk, fight, each, laid, measured=measured)
            if fight.line(each.number) is not None
            else self._fallen(desk, fight, each, laid)
            for each in here
        ]

    def _fallen(self, desk: Desk, fight: Fight, line: FightLine, laid: Round) -> Widget:
        """Who was there when the round began: destroyed, or away, or some of both."""
        shape, lost = laid.form.shape, _lost_of(fight, line, laid)
        owner = owner_of(len(self.table.seen["seats"]), line.owner)
        art = WreckArt("wreck", line.what, owner) if lost and line.what not in WORLDS else None
        name = "fallen" if lost == line.count else "fallen-some" if lost else "away"
        name = "taken" if not lost and captured(fight.lines, line.owner, line.what) else name
        words = self.board.say(name, lost=lost, left=line.count - lost)
        picture = ArtView(desk, art, shape.wide) if art is not None else Space(shape.wide, shape.wide)
        parts = CardParts(picture, self.board.name(line), words)
        return LineCard(parts, shape, None, mark="", why=lambda: words, id=f"gone-{line.number}", faint=True)

    def _wreck(self, desk: Desk, wreck: Wreck) -> Widget:
        owner = owner_of(len(self.table.seen["seats"]), wreck.owner)
        words = self.board.say("wreck", what=self.board.name(wreck))
        picture = ArtView(desk, WreckArt("wreck", wreck.what, owner), WRECK, 1.0)
        return WreckView(picture, wreck.count, words, f"wreck-{wreck.what}")

    def _screen_place(self, desk: Desk, fight: Fight, side: int, will_ask: bool) -> Widget | None:
        """Where units are screened: for as long as it is asked, and while some are; `will_ask`: it is measured before
        the question lies on the desk."""
        answers = self.board.answers
        aside = [each for each in fight.lines if each.side == side and "screened" in each.badges]
        asked = [each for each in fight.lines if each.side == side and answers.screened(desk, each.number) is not None]
        asks = will_ask or (bool(asked) and isinstance(desk.choice, FormChoice))
        if not aside and not asks:
            return None
        cards = [self._card(desk, fight, each, CHIP, measured=False) for each in aside]
        chosen = [
            self.board.say("set-aside", units=self.board.name(each), count=some[0])
            for each in asked
            if asks and (some := answers.screened(desk, each.number)) is not None and some[0]
        ]
        words = " · ".join(chosen) if chosen else self.board.say("screen-here") if asks else ""
        return ScreenPlace(self.board.say("screen-place"), cards, words, side=side)

    # --- one card

    def _card(self, desk: Desk, fight: Fight, line: FightLine, laid: Round, *, measured: bool) -> Widget:
        board, shape = self.board, laid.form.shape
        acting = board.acting(desk, fight)
        exposed = acting is not None and "screened" not in line.badges
        hit = fight.numbers.get((acting, line.number)) if acting is not None and exposed else None
        mark = board.answers.marks(desk).get(line.number, "")
        words = board.say("hull", hull=line.hull, damage=line.damage) if line.hull is not None else ""
        hull = Pips(line.hull, line.damage, words) if line.hull is not None else None
        foot: list[Widget] = [NeedTag(board.say("need", need=hit.need))] if hit is not None else []
        foot = self._reserved(line, laid) if measured else [*foot, *self._numbers(desk, line.number, laid.form.numbers)]
        picture = ArtView(desk, board.art(fight, line), shape.wide)
        badges = [Badge(name, words) for name, words in self._badges(fight, line)]
        return LineCard(
            CardParts(picture, board.name(line), self.note(fight, line), badges, hull, foot), shape,
            partial(board.answers.touch, desk, line.number) if mark else None,
            mark=mark, why=partial(self._why, fight, line, hit), id=f"line-{line.number}", line=line.number,
        )  # fmt: skip

    def note(self, fight: Fight, line: FightLine) -> str:
        """Whose it is, where several fight together; and how experienced."""
        told = [self.table.owner_name(line.owner)] if len(fight.sides[line.side]) > 1 else []
        if line.experience is not None:
            told.append(self.table.wording.word("experience", str(line.experience)))
        return " · ".join(told)

    def _badges(self, fight: Fight, line: FightLine) -> list[tuple[str, str]]:
        """What is special about a line, each with its words."""
        told = [(name, self.board.say(name)) for name in line.badges]
        if line.builder is not None:
            told.append(("captured", self.board.say("captured", owner=self.table.wording.owner(line.builder))))
        fired = fight.round and not line.unfired and fight.order and line.number not in fight.order
        if fired and line.letter != UNARMED and not {"idle", "late", "screened"} & {*line.badges}:
            told.append(("fired", self.board.say("fired")))
        return told

    def _why(self, fight: Fight, line: FightLine, hit: Any) -> str:
        """UI-9: how the number to hit comes about; for a line that is not fired at, what it needs itself."""
        words, board = self.table.wording, self.board
        told = [words_ for _, words_ in self._badges(fight, line)]
        if line.hull is not None:
            told.append(board.say("hull", hull=line.hull, damage=line.damage))
        if hit is not None:
            by = fight.line(hit.by)
            named = board.owned(by) if by is not None else ""
            name = "hits-boarding" if by is not None and board.boards(by) else "hits"
            told.append(capital(board.say(name, by=named, need=hit.need, why=words.why(hit.why))))
            if fight.bombs and words.facts.options["ground"] == ON:
                told.append(board.say("planet-defence"))
            return "\n".join(told)
        told.append(words.levels(line.tech, above_start=True))
        if line.design:
            told.append(words.design(line.design))
        for (by_number, at), each in fight.numbers.items():
            target = fight.line(at)
            if by_number == line.number and target is not None:
                told.append(board.say("against", target=board.name(target), need=each.need, why=words.why(each.why)))
        return "\n".join(part for part in told if part)

    def _reserved(self, line: FightLine, laid: Round) -> list[Widget]:
        """While the form of a round is measured: as much as the numbers will need that come on a card, sooner or later:
        what it takes to hit it, or how many of its units are screened."""
        asked = self._askers() if laid.asks else set()
        if line.owner not in asked or not laid.form.numbers:
            return [NeedTag("")]
        hurt = [Paragraph(self.board.say("screen-hurt"), NOTE), _STEPPER]  # the damaged one by itself
        return [_STEPPER, *(hurt if line.damage and line.count > 1 else [])]

    def _numbers(self, desk: Desk, line: int, changed: bool) -> list[Widget]:
        """On the card of a line: how many of its units are screened; changed there, or by touching the card."""
        choice, found = desk.choice, self.board.answers.screened(desk, line)
        split = split_of(choice)
        if split is None or found is None or not isinstance(choice, FormChoice):
            return []
        if not changed:
            return [NeedTag(self.board.say("screened-of", count=found[0], most=found[1]))]
        made: list[Widget] = []
        for place in places_of(split, line):
            whole = not isinstance(split.decision.slots[place], tuple)

            def change(number: int, place: int = place) -> None:
                choice.change(lambda: split.set(place, number))
                desk.arrange()

            step = Stepper(
                "",
                lambda place=place: split.numbers[place],  # type: ignore[misc]
                lambda place=place: split.span(place),  # type: ignore[misc]
                change,
                desk.confirm,
                id=f"screen-{place}",
            )
            step.tip = self.board.say("screen" if whole else "screen-hurt")
            made += [step] if whole else [Paragraph(step.tip, NOTE), step]
        return made


def _is_same(line: FightLine, now: FightLine | None) -> bool:
    return now is None or (line.owner, line.what) == (now.owner, now.what)


def _has_joined(fight: Fight, line: FightLine, laid: Round) -> bool:
    """Whether the units of a line that is gone are in another one of their kind, which has grown (CL-4.4.1)."""
    alike = [each for each in laid.lines if (each.owner, each.what) == (line.owner, line.what)]
    grown = [now.count - each.count for each in alike if (now := fight.line(each.number)) is not None]
    return sum(number for number in grown if number > 0) >= line.count


def _lost_of(fight: Fight, line: FightLine, laid: Round) -> int:
    """How many units of a line that is gone were destroyed in this round. Losses are told by kind: what other lines of
    the kind still miss is counted for them first."""

    def lost(wrecks: Sequence[Wreck]) -> int:
        return sum(each.count for each in wrecks if (each.owner, each.what) == (line.owner, line.what))

    left = lost(fight.wrecks) - lost(laid.wrecks)
    for each in laid.lines:
        if (each.owner, each.what) == (line.owner, line.what) and each.number != line.number:
            now = fight.line(each.number)
            if now is not None or each.number < line.number:
                left -= min(left, max(0, each.count - (now.count if now is not None else 0)))
    return min(left, line.count)


def _largest(shapes: Sequence[CardShape], fits: Any) -> CardShape | None:
    """The first of them that fits; they become smaller, so that half of those that are left are tried at a time."""
    low, high = 0, len(shapes)
    while low < high:
        middle = (low + high) // 2
        if fits(shapes[middle]):
            high = middle
        else:
            low = middle + 1
    return shapes[low] if low < len(shapes) else None
