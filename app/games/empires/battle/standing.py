"""Standing orders at the board: one button or key fights the rest of a round, another one the whole battle (UI-8)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from app.games.empires.keys import RESOLVE
from app.table.choose import FormChoice
from app.table.menus import closing
from app.ui.buttons import Button, LowButton
from app.ui.context import DIM
from app.ui.dialog import Dialog
from app.ui.labels import Paragraph
from app.ui.layout import Column
from app.ui.widget import Widget
from rules.empires.battle.standing import ALL_ROUNDS, POLICIES, StandingOrder, by_order, may_order

if TYPE_CHECKING:
    from app.games.empires.battle.board import BattleBoard
    from app.table.desk import Desk


class StandingOrders:
    """For one board: which way of fighting is chosen, and its buttons."""

    def __init__(self, board: BattleBoard) -> None:
        self.board = board
        self.policy = POLICIES[0]

    def offers(self, desk: Desk) -> bool:
        decision = desk.decision
        return decision is not None and desk.choice is not None and may_order(decision)

    def buttons(self, desk: Desk) -> list[Widget]:
        if not self.offers(desk):
            return []
        say = self.board.say
        policy = self.board.word("policy", self.policy)
        now = LowButton(
            say("resolve-round"), partial(self.resolve, desk, False), icon="fast", id="resolve-round",
            tip=say("resolve-tip", policy=policy),
        )  # fmt: skip
        now.shortcut = RESOLVE
        whole = LowButton(
            say("resolve-all"), partial(self.resolve, desk, True), id="resolve-all",
            tip=say("resolve-all-tip", policy=policy),
        )  # fmt: skip
        which = LowButton(
            policy,
            self.choose,
            icon="settings",
            id="policy",
            tip=say("policy-tip", how=self.board.word("policy-line", self.policy)),
        )
        return [which, now, whole]

    def given(self) -> StandingOrder | None:
        """An order that is still in force (UX-37)."""
        match = self.board.table.match
        found = (match.stops[seat].straight for seat in match.seats.humans)
        return next((order for order in found if isinstance(order, StandingOrder)), None)

    def end(self) -> None:
        """Whoever has given an order is asked again."""
        match = self.board.table.match
        for seat in match.seats.humans:
            if isinstance(match.stops[seat].straight, StandingOrder):
                match.stops[seat].straight = None
        self.board.table.scene.words()

    def resolve(self, desk: Desk, whole: bool) -> None:
        """Answer this question by the order, and what follows in this round, or in all of them."""
        decision, fight, table = desk.decision, self.board.fight, self.board.table
        if decision is None or fight is None or not self.offers(desk):
            return
        order = StandingOrder(self.policy, fight.hex, ALL_ROUNDS if whole else fight.round)
        choice = desk.choice
        value = choice.value() if isinstance(choice, FormChoice) and choice.changed else None  # who is screened already
        if value is None:
            value = table.match.inquiry.reckon(by_order, decision.seat, decision, order)
        if value is not None:
            table.scene.note(decision, value)
            table.scene.attempt(lambda: table.match.go_straight(decision.seat, value, order))

    def choose(self) -> None:
        """A dialog with all ways of fighting, each in a sentence."""
        kit = self.board.table.scene.kit
        rows: list[Widget] = [Paragraph(self.board.say("policy-question"))]

        def take(policy: str) -> None:
            self.policy = policy
            kit.host.close()
            self.board.table.desk.changed()

        for policy in POLICIES:
            chosen = policy == self.policy
            rows.append(
                Button(
                    self.board.word("policy", policy), partial(take, policy), align="left", chosen=chosen,
                    icon="check" if chosen else "", id=f"default-{policy}" if chosen else f"policy-{policy}",
                )
            )  # fmt: skip
            rows.append(Paragraph(self.board.word("policy-line", policy), DIM))
        buttons = [closing(kit, kit.texts("table-done"), self.board.table.desk.changed, kind="main")]
        kit.host.open(Dialog(self.board.say("standing"), Column(rows, gap=8), buttons))
