"""Ground units on their way (CL-14.1.4, CL-14.7): who lands, who is aboard when a battle begins, who is lost.

Those who stay where they are lie above, those who go below; one more goes with each touch, all of a kind by dragging
them there, or with one button. Beside them stands how the fight would end (UX-40).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from app.games.empires.battle.aside import ChanceBar, heading
from app.games.empires.battle.beside import Beside
from app.games.empires.battle.bombing import ColonyArt
from app.games.empires.battle.cards import CardParts, CardShape, LineCard
from app.games.empires.battle.odds import Reckoning
from app.games.empires.battle.places import DropPlace, Halves
from app.games.empires.counters import ShipArt
from app.games.empires.ground import tint
from app.games.empires.looks import owner_of
from app.games.empires.overlay import OverMap
from app.games.empires.pages.rows import NOTE, TOLD, ArtView
from app.games.empires.routes import own_groups
from app.table.actions import doing
from app.table.choose import CHOSEN, LEGAL, AmountChoice, Choice, FormChoice
from app.table.prompt_kinds import Stepper
from app.table.regions import prompt_context
from app.text.speech import capital
from app.ui.buttons import LowButton
from app.ui.context import Context, Style
from app.ui.labels import Caps, Paragraph
from app.ui.layout import Column, Pad, Row, Wrap
from app.ui.widget import Widget
from rules.empires.questions import LANDING_TROOPS, SPILLING_LOST, STOWING_ABOARD
from rules.empires.sight.previews import from_drop_ships, landed, room, where

if TYPE_CHECKING:
    from app.games.empires.battle.board import BattleBoard
    from app.table.desk import Desk


PAGES: dict[str, str] = {LANDING_TROOPS: "landing", STOWING_ABOARD: "stowing", SPILLING_LOST: "spilling"}
TROOPS, DROPPED, AIR = "troops", "dropped", "air"
SHAPES = tuple(CardShape(wide, flat) for wide, flat in ((92.0, False), (74.0, False), (60.0, True), (44.0, True)))
WRONG = Style(size="small", weight="medium", role="harm_text")
COLONY, SHIP, AROUND = 56.0, 44.0, 44.0  # logical pixels: the pictures of a colony and of Transports; around the page
STAY, GO = 0, 1


class TroopPlace(DropPlace):
    """Where ground units lie that stay, or that go; as high as if all of them (`most`) lay there."""

    def __init__(self, head: Widget, cards: Sequence[Widget], empty: str, most: Sequence[Widget], *, side: int) -> None:
        self._most = _framed(head, Wrap(most, gap=8))  # only measured: the head belongs to what is shown
        lying: Widget = Wrap(cards, gap=8) if cards else Paragraph(empty, NOTE)
        super().__init__(_framed(head, lying), id=f"troops-{side}", plain=True)
        self.side = side

    def height(self, ctx: Context, width: int) -> int:
        return max(super().height(ctx, width), self._most.height(ctx, width))


def _framed(head: Widget, lying: Widget) -> Widget:
    return Pad(Column([head, lying], gap=8), x=12, y=10)


class LandingPage:
    """For one board."""

    def __init__(self, board: BattleBoard) -> None:
        self.board, self.table = board, board.table
        self._asked: Choice | None = None
        self._own_drop = False  # the player has said who comes from drop ships
        self._odds = Reckoning(self.table, landed, lambda: self.table.desk.changed())

    # --- the form

    def choice(self, desk: Desk) -> FormChoice | None:
        """The question, where there is anybody to choose; a new one begins as it is mostly meant."""
        choice = desk.choice
        if not isinstance(choice, FormChoice) or choice.decision.prompt not in PAGES:
            return None
        troops = self._part(choice, TROOPS)
        if not any(high for _, high in troops.spans):
            return None
        if choice is not self._asked:
            self._asked, self._own_drop = choice, False
            if choice.decision.prompt == LANDING_TROOPS and choice.problems():  # CL-14.7.4: somebody must
                self._write(choice, [high for _, high in troops.spans])
        return choice

    @staticmethod
    def _part(choice: FormChoice, field: str) -> AmountChoice:
        part = choice.parts[field]
        assert isinstance(part, AmountChoice)
        return part

    def _write(self, choice: FormChoice, numbers: Sequence[int]) -> None:
        """How many of each kind go; the best of them from drop ships, and the planes of all who land with them."""
        troops = self._part(choice, TROOPS)
        for place, number in enumerate(numbers):
            troops.set(place, number)
        if DROPPED in choice.parts:
            drop = self._part(choice, DROPPED)
            fewer = [min(was, now) for was, now in zip(drop.numbers, troops.numbers, strict=True)]
            seat = choice.decision.seat
            meant = self.table.match.inquiry.query(seat, from_drop_ships, seat, troops.numbers)
            drop.lay(fewer if self._own_drop else meant)
        if AIR in choice.parts:
            air = self._part(choice, AIR)
            air.lay([high if any(troops.numbers) else 0 for _, high in air.spans])

    def bring(self, desk: Desk, place: int, number: int) -> None:
        """So many of a kind go."""
        choice = self.choice(desk)
        if choice is not None:
            numbers = list(self._part(choice, TROOPS).numbers)
            numbers[place] = number
            self._change(desk, choice, lambda: self._write(choice, numbers))

    def bring_all(self, desk: Desk, place: int, side: int) -> None:
        """All of a kind go, or none, as far as there is room for them."""
        choice = self.choice(desk)
        if choice is not None:
            self.bring(desk, place, self._most(choice, place) if side == GO else 0)

    def _most(self, choice: FormChoice, place: int) -> int:
        """CL-14.1.3: how many of a kind can go while the others stay as they are."""
        troops = self._part(choice, TROOPS)
        high = troops.span(place)[1]
        if choice.decision.prompt != STOWING_ABOARD:
            return high
        free = self._room(choice) - sum(troops.numbers)
        return max(0, min(high, free + troops.numbers[place]))

    def _room(self, choice: FormChoice) -> int:
        """How many the Transports there hold."""
        seat = choice.decision.seat
        return self.table.match.inquiry.query(seat, room, seat)

    def _change(self, desk: Desk, choice: FormChoice, how: Callable[[], object]) -> None:
        choice.change(how)
        desk.arrange()

    def everybody(self, desk: Desk, side: int) -> None:
        choice = self.choice(desk)
        if choice is None:
            return
        for place in range(len(self._part(choice, TROOPS).spans)):
            self.bring_all(desk, place, side)

    def movable(self, desk: Desk) -> set[int]:
        """The kinds that can be dragged."""
        choice = self.choice(desk)
        spans = self._part(choice, TROOPS).spans if choice is not None else []
        return {place for place, (_, high) in enumerate(spans) if high}

    # --- the page

    def art(self, desk: Desk, place: int) -> ShipArt | None:
        """The counter of a kind."""
        choice = self.choice(desk)
        if choice is None:
            return None
        what, _, high = self._part(choice, TROOPS).decision.slots[place]
        return self._picture(choice, str(what), high)

    def _picture(self, choice: FormChoice, what: str, count: int) -> ShipArt:
        return ShipArt("ship", what, owner_of(len(self.table.seen["seats"]), choice.decision.seat), count)

    def controls(self, desk: Desk) -> list[Widget] | None:
        """In the prompt: everybody, nobody, one step back; what else there is to say is said on the page."""
        choice = self.choice(desk)
        if choice is None:
            asked = isinstance(desk.choice, FormChoice) and desk.choice.decision.prompt in PAGES
            return [] if asked else None
        if choice.decision.prompt == SPILLING_LOST:
            return self._back(choice, desk)
        name, numbers = PAGES[choice.decision.prompt], self._part(choice, TROOPS).numbers
        made: list[Widget] = []
        if any(self._most(choice, place) > number for place, number in enumerate(numbers)):
            made.append(LowButton(self._word(name, "all"), doing(self.everybody, desk, GO), icon="fast", id="all-go"))
        if any(numbers):
            made.append(LowButton(self._word(name, "none"), doing(self.everybody, desk, STAY), id="all-stay"))
        return [*made, *self._back(choice, desk)]

    def _back(self, choice: FormChoice, desk: Desk) -> list[Widget]:
        if not choice.changed:
            return []
        return [LowButton(self.board.say("back"), doing(desk.back), icon="undo", id="form-back")]

    def _word(self, page: str, name: str, **values: object) -> str:
        return self.board.word(page, name, **values)

    def panel(self, desk: Desk) -> Widget | None:
        choice = self.choice(desk)
        if choice is None:
            return None
        left = Column(self._aside(choice), gap=8)
        return OverMap(Beside(left, self._lying(desk, choice), None), self.table, id="landing", fill=True)

    def _aside(self, choice: FormChoice) -> list[Widget]:
        """Where it is, what is wrong, and what to expect."""
        page, table = PAGES[choice.decision.prompt], self.table
        made = [heading(self._word(page, "title", hex=table.wording.hex(self._hex())))]
        made.append(Paragraph(table.rule(choice.decision), NOTE))
        made += [Paragraph(table.reason(reason), WRONG) for reason in choice.problems().values()]
        if choice.decision.prompt == STOWING_ABOARD:
            most = self._room(choice)
            made.append(
                Paragraph(self._word(page, "room", used=sum(self._part(choice, TROOPS).numbers), most=most), TOLD)
            )
        return [*made, *self._expected(choice)]

    def _expected(self, choice: FormChoice) -> list[Widget]:
        """UX-40: how the fight would end if these landed."""
        if choice.decision.prompt != LANDING_TROOPS or self.table.viewer is None:
            return []
        numbers = {field: tuple(self._part(choice, field).numbers) for field in choice.parts}
        found = self._odds.expected(self.table.viewer, numbers[TROOPS], numbers.get(DROPPED), sum(numbers.get(AIR, ())))
        if found is None:
            return []
        chance = self.table.wording.percent(found.chances[0])
        words = self._word("landing", "chance-guessed" if found.guessed else "chance", chance=chance)
        seats, holder = len(self.table.seen["seats"]), self._holder()
        owners = (choice.decision.seat, holder if holder is not None else choice.decision.seat)
        first, second = (tint(self.table.desk.ctx, owner_of(seats, owner)) for owner in owners)
        bar = ChanceBar(found.win, (first, second), self._word("landing", "chance-tip"))
        return [Paragraph(words, TOLD, id="landing-chance"), bar]

    def _holder(self) -> int | None:
        """Whose colony it is."""
        hex = self._hex()
        return next((each["seat"] for each in self.table.seen["colonies"] if each["hex"] == hex), None)

    def _hex(self) -> int:
        return self.table.match.inquiry.query(None, where)

    def _lying(self, desk: Desk, choice: FormChoice) -> Widget:
        """In the largest shape for which there is room."""
        ctx, inner = desk.ctx, prompt_context(desk.ctx)
        whole = self.table.surroundings.over_right(ctx)
        wide = Beside.room(inner, whole.width - ctx.px(AROUND), False)
        made = [self._places(desk, choice, shape) for shape in SHAPES]
        return next((each for each in made if each.height(inner, wide) <= whole.height - ctx.px(AROUND)), made[-1])

    def _places(self, desk: Desk, choice: FormChoice, shape: CardShape) -> Widget:
        page = PAGES[choice.decision.prompt]
        lying = [self._cards(desk, choice, shape, side) for side in (STAY, GO)]
        most = [self._cards(desk, choice, shape, side, everybody=True) for side in (STAY, GO)]
        heads: list[Widget] = [Caps(self._word(page, name)) for name in ("stay", "go")]
        prompt = choice.decision.prompt
        planet = GO if prompt == LANDING_TROOPS else STAY if prompt == STOWING_ABOARD else None
        if planet is not None:
            for side, seen in ((planet, self._colony(desk)), (1 - planet, self._transports(desk, choice))):
                if seen:
                    heads[side] = Row([seen[0], Column([heads[side], *seen[1:]], gap=2)], gap=10, flex={1: 1.0})
        empty = (self._word("landing", "nobody"), self._word(page, "drop-here"))
        return Halves([TroopPlace(heads[side], lying[side], empty[side], most[side], side=side) for side in (STAY, GO)])

    def _transports(self, desk: Desk, choice: FormChoice) -> list[Widget]:
        """The ships that carry them."""
        words, hex = self.table.wording, self._hex()
        code = words.facts.units[words.facts.transport].id
        ships = sum(each["count"] for each in own_groups(self.table.seen) if (each["hex"], each["unit"]) == (hex, code))
        most = self._room(choice)
        told = self._word("landing", "transports", ships=capital(words.unit(code, ships)), most=most)
        return [ArtView(desk, self._picture(choice, code, ships), SHIP), Paragraph(told, NOTE)] if ships else []

    def _colony(self, desk: Desk) -> list[Widget]:
        """The planet that is landed on: its colony, and who defends it as far as one may know."""
        table, hex = self.table, self._hex()
        look = table.looks[hex].colony if hex >= 0 else None
        if look is None:
            return []
        art = ColonyArt("colony", look.owner, look.value, look.homeworld)
        garrisons = table.seen["garrisons"]
        seen = garrisons["seen"].get(str(hex)) if garrisons else None
        whose = self._holder()
        owner = table.owner_name(whose) if whose is not None else ""
        words = self._word("landing", "colony", owner=owner, value=look.value)
        if seen:
            words = f"{words} {table.say('page-last-seen', levels=table.wording.troops(seen))}"
        return [ArtView(desk, art, COLONY, 1.0), Paragraph(words, NOTE)]

    def _cards(
        self, desk: Desk, choice: FormChoice, shape: CardShape, side: int, everybody: bool = False
    ) -> list[Widget]:
        """Who lies on a side; `everybody`: who could."""
        troops = self._part(choice, TROOPS)
        made: list[Widget] = []
        for place, (what, _, high) in enumerate(troops.decision.slots):
            count = high if everybody else troops.numbers[place] if side == GO else high - troops.numbers[place]
            if count:
                made.append(self._card(desk, choice, shape, (place, str(what), count), side))
        if side == GO and AIR in choice.parts:
            made += self._planes(desk, choice)
        return made

    def _card(self, desk: Desk, choice: FormChoice, shape: CardShape, kind: tuple[int, str, int], side: int) -> Widget:
        """A touch sends one of them over, or back."""
        (place, what, count), words = kind, self.table.wording
        now = self._part(choice, TROOPS).numbers[place]
        name = words.troops({what: count})
        foot: list[Widget] = []
        if side == GO:
            foot.append(self._stepper(desk, choice, place))
            foot += self._dropped(desk, choice, place, "left" if shape.flat else "center")
        picture = ArtView(desk, self._picture(choice, what, count), shape.wide)
        return LineCard(
            CardParts(picture, name[:1].upper() + name[1:], foot=foot), shape,
            partial(self.bring, desk, place, now + 1 if side == STAY else now - 1),
            mark=LEGAL if side == STAY else CHOSEN, why=lambda: self._word("landing", f"touch-{side}"),
            id=f"kind-{side}-{place}", line=place,
        )  # fmt: skip

    def _stepper(self, desk: Desk, choice: FormChoice, place: int) -> Widget:
        troops = self._part(choice, TROOPS)
        return Stepper(
            "", lambda: troops.numbers[place], lambda: (0, self._most(choice, place)),
            lambda number: self.bring(desk, place, max(0, min(self._most(choice, place), number))), desk.confirm,
            id=f"number-{place}",
        )  # fmt: skip

    def _dropped(self, desk: Desk, choice: FormChoice, place: int, align: str) -> list[Widget]:
        """CL-14.8.6: how many of them come from drop ships, which fire at once."""
        if DROPPED not in choice.parts:
            return []
        drop, troops = self._part(choice, DROPPED), self._part(choice, TROOPS)

        def change(number: int) -> None:
            self._own_drop = True
            wanted = max(0, min(troops.numbers[place], number))
            self._change(desk, choice, lambda: drop.set(place, wanted))

        step = Stepper(
            "", lambda: drop.numbers[place], lambda: (0, troops.numbers[place]), change, desk.confirm,
            id=f"dropped-{place}",
        )  # fmt: skip
        return [Paragraph(self._word("landing", "dropped"), NOTE, align=align), step]

    def _planes(self, desk: Desk, choice: FormChoice) -> list[Widget]:
        """CL-A25: Transports that fight beside those who land."""
        air = self._part(choice, AIR)

        def change(number: int) -> None:
            low, high = air.span(0)
            self._change(desk, choice, lambda: air.set(0, max(low, min(high, number))))

        words = Paragraph(self.table.field_name(air.decision), NOTE)
        step = Stepper("", lambda: air.numbers[0], lambda: air.span(0), change, desk.confirm, id="planes")
        return [Column([words, step], gap=2)]
