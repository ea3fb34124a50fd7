"""Questions of Cosmic Encounter that are answered at the table itself: ships are counted at their stacks.

The prompt stays low, so that the own system is in sight: it has the sides to join, what each would win or lose, one
step back, and the answer. Who has been invited and has not answered yet glows, in the colours of those who invited.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from app.games.cosmic.pieces import seat_id
from app.table.actions import doing
from app.table.choose import Choice, FormChoice, OneChoice, SplitChoice
from app.table.inscribe import put_tag
from app.ui import lettering
from app.ui.buttons import Button, IconButton
from app.ui.context import STRONG, Context
from app.ui.input import Intent, PointerEvent
from app.ui.labels import Paragraph
from app.ui.paint import draw_icon
from app.ui.widget import Widget
from rules import Decision
from rules.core.decisions import Option
from rules.cosmic.flows.alliance import Prospect, prospect
from rules.cosmic.printed.words import ALLIANCE
from rules.cosmic.questions import ANSWER_INVITATION, REWARD_SHIPS

if TYPE_CHECKING:
    from app.games.cosmic.table import CosmicTable
    from app.table.desk import Desk
    from app.table.kit import TableKit

CARDS, SHIPS, LATER = REWARDS = ("cards", "ships", "later")  # what an ally of the defense wants, said with joining
TAG = 1.5  # ems, of the number of ships that will leave a stack


def counting(choice: Choice | None) -> SplitChoice | None:
    """The ships that are being counted, if every one of their places can be touched."""
    if isinstance(choice, FormChoice) and choice.decision.prompt == ANSWER_INVITATION:
        choice = choice.parts["ships"]
    return choice if isinstance(choice, SplitChoice) and None not in choice.things else None


class TurningButton(Button):
    """A button that offers the next of several words with each click, and is as wide as the longest of them."""

    def __init__(self, text: str, every: Sequence[str], action: Callable[[], None], **look: Any) -> None:
        super().__init__(text, action, **look)
        self._every = every

    def width(self, ctx: Context) -> int:
        widest = max(self._every, key=lambda words: lettering.text_width(ctx, words, self.style))
        more = lettering.text_width(ctx, widest, self.style) - lettering.text_width(ctx, self.text, self.style)
        return super().width(ctx) + more


class Asking:
    """The controls of such questions, and the numbers at the stacks."""

    def __init__(self, table: CosmicTable) -> None:
        self.table = table
        self._answered: tuple[Any, int] = (None, 0)  # the encounter, and how many places from the offense are through
        self._rewards: dict[int, str] = {}  # by seat: which rewards were wanted last

    def controls(self, decision: Decision, desk: Desk) -> list[Widget] | None:
        choice = desk.choice
        ships = counting(choice)
        if choice is None or ships is None:
            return None
        made: list[Widget] = []
        if isinstance(choice, FormChoice):
            side = choice.parts["side"]
            assert isinstance(side, OneChoice)
            wrong = list(choice.problems().values())  # before the buttons, which stay where they are
            made += [Paragraph(self.table.reason(one), STRONG.coloured("warn"), prefer=260) for one in wrong[:1]]
            made += [self._side(desk, choice, side, option) for option in side.decision.options]
            made += self._reward(desk, choice)
            changed = choice.changed
        else:
            changed = ships.total > 0
            label = self.table.confirming(choice)
            made.append(
                Button(label, doing(desk.confirm), kind="main", icon="check", enabled=choice.value() is not None,
                       id="confirm")
            )  # fmt: skip
        if changed:
            made.append(IconButton("undo", doing(desk.back), desk.ctx.texts("table-form-back"), id="form-back"))
        return made

    def _side(self, desk: Desk, choice: FormChoice, side: OneChoice, option: Option) -> Button:
        def pick() -> None:
            choice.change(lambda: side.pick(option))
            desk.changed()

        label = self.table.label(side.decision, option)
        return Button(label, pick, size="small", chosen=option == side.picked, id=f"side-option-{option}")

    def _reward(self, desk: Desk, choice: FormChoice) -> list[Widget]:
        """CE-4.79: whoever helps the defense and has ships in the warp says now which rewards are wanted, so that
        joining is the only answer; the wish stays for the next alliance."""
        if not self._may_choose_reward(choice):
            return []
        seat = choice.decision.seat
        wish = self._rewards.get(seat, CARDS)

        def turn() -> None:
            self._rewards[seat] = REWARDS[(REWARDS.index(wish) + 1) % len(REWARDS)]
            desk.changed()

        words = self.table.wording
        tip = words.word("ally", "reward-help")
        labels = {one: words.word("ally", "reward", wish=one) for one in REWARDS}
        return [TurningButton(labels[wish], list(labels.values()), turn, size="small", tip=tip, id="reward")]

    def _may_choose_reward(self, choice: FormChoice) -> bool:
        return choice.filled["side"] == "defense" and bool(self.table.seen["warp"][choice.decision.seat])

    def says_ahead(self, choice: Choice) -> dict[str, Any]:
        if not isinstance(choice, FormChoice) or choice.decision.prompt != ANSWER_INVITATION:
            return {}
        seat = choice.decision.seat
        wish = self._rewards.get(seat, CARDS) if self._may_choose_reward(choice) else LATER
        ships = min(sum(choice.filled["ships"]), self.table.seen["warp"][seat])
        return {REWARD_SHIPS: {CARDS: 0, SHIPS: ships, LATER: None}[wish]}

    # --- what an ally wins or loses (CE-7.6, CE-7.7)

    def prospect(self, choice: FormChoice) -> Prospect:
        filled, ships = choice.filled, choice.parts["ships"]
        assert isinstance(ships, SplitChoice)
        parts = dict(zip(map(str, ships.decision.slots), filled["ships"], strict=True))
        seat = choice.decision.seat
        return self.table.match.inquiry.query(seat, prospect, seat, filled["side"], parts)

    def stakes(self, choice: FormChoice) -> str:
        """Both sides' ships, and what victory and defeat would bring; without a side, what each side offers."""
        side, found, words = choice.filled["side"], self.prospect(choice), self.table.wording
        values = {"offense": found.offense, "defense": found.defense, "count": found.sent}
        fate = {"returns": "yes" if found.returns else "no"}
        met = self.table.encounter()
        if side == "none" or not found.sent:
            sides = choice.parts["side"].decision
            offers = [one for one in ("offense", "defense") if one in getattr(sides, "options", ())]
            offered = "both" if len(offers) == 2 else "".join(offers)
            where = words.planet(met["planet"], "on")
            return words.word("ally", "offers", **values, side=offered, planet=where)
        wins = f"{side}-known" if side == "offense" and found.colony < 0 else side
        said = [words.word("ally", wins, **values, **fate, planet=words.planet(met["planet"], "on"))]
        if found.emptied:
            said.append(self._given_up(found))
        return " ".join(said)

    def _given_up(self, found: Prospect) -> str:
        words = self.table.wording
        places = words.listed([words.planet(planet) for planet in found.emptied])
        return words.word("ally", "powerless" if found.powerless else "emptied", planets=places)

    def instead(self, choice: Choice, desk: Desk) -> Callable[[], None] | None:
        """CE-7.7: giving up a colony is asked once more."""
        if not isinstance(choice, FormChoice) or choice.decision.prompt != ANSWER_INVITATION or choice.value() is None:
            return None
        found = self.prospect(choice)
        if not found.emptied:
            return None
        return doing(desk.warn, self._given_up(found), lambda: desk.confirm(agreed=True), lambda: None)

    # --- gestures

    def turn_wheel(self, kit: TableKit, intent: Intent) -> bool:
        """The wheel over a stack draws ships from it, or puts them back."""
        desk = kit.desk
        ships = counting(desk.choice)
        if ships is None or not isinstance(intent, PointerEvent) or intent.kind != "wheel" or desk.stage is None:
            return False
        shown = desk.stage.piece_at(intent.pos) if kit.host.at(intent.pos) is kit.top else None
        if shown is None or shown.piece.id not in ships.things:
            return False
        slot = ships.things.index(shown.piece.id)
        before = ships.numbers[slot]
        if isinstance(desk.choice, FormChoice) and intent.wheel > 0:
            desk.choice.touch(shown.piece.id)
        else:
            step = 1 if intent.wheel > 0 else -1
            change = partial(ships.set, slot, before + step)
            desk.choice.change(change) if isinstance(desk.choice, FormChoice) else change()
        desk.arrange()
        return True

    def draw(self, ctx: Context, surface: pygame.Surface, desk: Desk) -> None:
        """How many ships will leave each stack, or come to each planet; and who is invited."""
        self._draw_invited(ctx, surface, desk)
        ships = counting(desk.choice)
        if ships is None or desk.stage is None:
            return
        for thing, number in zip(ships.things, ships.numbers, strict=True):
            rect = desk.stage.rect(thing) if thing is not None and number else None
            if rect is not None:
                put_tag(ctx, surface, f"+{number}", (rect.centerx, rect.top), ctx.em(TAG))

    def _draw_invited(self, ctx: Context, surface: pygame.Surface, desk: Desk) -> None:
        met = self.table.seen.get("encounter") if self.table.seen else None
        if not met or met["phase"] != ALLIANCE or desk.stage is None:
            return
        for seat in self._unanswered(met):
            rect = desk.stage.rect(seat_id(seat))
            if rect is None:
                continue
            hosts = [main for slot, main in enumerate((met["offense"], met["defense"])) if seat in met["invited"][slot]]
            side = ctx.em(1.25)
            for place, host in enumerate(hosts):
                box = rect.inflate(ctx.px(6 + 6 * place), ctx.px(6 + 6 * place))
                tint = ctx.seats[host].colour
                pygame.draw.rect(surface, tint, box, ctx.px(3), border_radius=ctx.px(8))
                spot = (rect.right - side - place * round(1.4 * side), rect.top)
                pygame.draw.circle(surface, ctx.theme.panel, spot, side * 5 // 8)
                pygame.draw.circle(surface, tint, spot, side * 5 // 8, ctx.px(2))
                icon = "cosmic_offense" if host == met["offense"] else "cosmic_defense"
                draw_icon(ctx, surface, icon, spot, side, tint)

    def _unanswered(self, met: Mapping[str, Any]) -> list[int]:
        """Invited players who have not answered yet: they are asked clockwise from the offense (CE-4.35)."""
        encounter = (self.table.seen["turn"], met["number"], met["offense"])
        if self._answered[0] != encounter:
            self._answered = (encounter, 0)
        seats = len(self.table.seen["seats"])
        for seat, prompt in self.table.match.inquiry.deciding(None):
            if prompt == ANSWER_INVITATION:
                self._answered = (encounter, max(self._answered[1], (seat - met["offense"]) % seats))
        invited = {seat for some in met["invited"] for seat in some if not met["sides"][seat]}
        return sorted(seat for seat in invited if (seat - met["offense"]) % seats >= self._answered[1])
