"""Standing orders at the board: one button or key fights the rest of a round, another one the whole battle (UI-8)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from app.games.empires.keys import RESOLVE
from app.table.choose import Choice, FormChoice, OneChoice, SplitChoice
from app.table.menus import closing
from app.ui.buttons import Button, LowButton
from app.ui.context import DIM
from app.ui.dialog import Dialog
from app.ui.labels import Paragraph
from app.ui.layout import Column
from app.ui.widget import Widget
from rules import Decision
from rules.core.decisions import Option, Value
from rules.empires.battle.standing import (
    ALL_ROUNDS,
    POLICIES,
    WITHDRAW,
    StandingOrder,
    by_order,
    is_in_force,
    may_order,
    moment,
)
from rules.empires.questions import ASSAULT_FIRE, ASSAULT_SUPPORT, ROUND_BEAM, ROUND_FIRE

if TYPE_CHECKING:
    from app.games.empires.battle.board import BattleBoard
    from app.table.desk import Desk

PROPOSED = (ASSAULT_SUPPORT, ROUND_BEAM)
LEAVING = (ROUND_FIRE, ASSAULT_FIRE)  # questions in which lines leave, one after the other


class StandingOrders:
    """For one board: which way of fighting is chosen, and its buttons."""

    def __init__(self, board: BattleBoard) -> None:
        self.board = board
        self.policy = POLICIES[0]
        self._proposed: Choice | None = None  # the question that an answer was proposed to

    def offers(self, desk: Desk) -> bool:
        decision = desk.decision
        return decision is not None and desk.choice is not None and may_order(decision)

    def buttons(self, desk: Desk) -> list[Widget]:
        return self.all_buttons(desk) if self.offers(desk) else []

    def all_buttons(self, desk: Desk) -> list[Widget]:
        say = self.board.say
        policy = self.board.word("policy", self.policy)
        now = LowButton(
            say("resolve-round"), partial(self.resolve, desk, False), icon="fast", id="resolve-round",
            tip=say("resolve-tip", policy=policy),
        )  # fmt: skip
        now.shortcut = RESOLVE
        whole = LowButton(
            say("resolve-all"), partial(self.resolve, desk, True), icon="step", id="resolve-all",
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

    def propose(self, desk: Desk) -> None:
        """Who is supported or held begins as an order would have it, instead of with nobody."""
        choice, fight = desk.choice, self.board.now(desk)
        if choice is self._proposed or not isinstance(choice, SplitChoice) or fight is None:
            return
        self._proposed = choice
        if choice.decision.prompt in PROPOSED:
            order = StandingOrder(self.policy, fight.hex)
            value = self._by_order(choice.decision, order)
            if value is not None:
                choice.lay(value)

    def _by_order(self, decision: Decision, order: StandingOrder) -> Value | None:
        return self.board.table.match.inquiry.query(decision.seat, by_order, decision.seat, decision, order)

    def given(self) -> StandingOrder | None:
        """An order that is still in force (UX-37)."""
        match = self.board.table.match
        found = (match.stops[seat].straight for seat in match.seats.humans)
        orders = (order for order in found if isinstance(order, StandingOrder))
        return next((order for order in orders if match.inquiry.query(None, is_in_force, order)), None)

    def end(self) -> None:
        """Whoever has given an order is asked again."""
        match = self.board.table.match
        for seat in match.seats.humans:
            if isinstance(match.stops[seat].straight, StandingOrder):
                match.stops[seat].straight = None
        self.board.table.services.words()

    def may_leave_together(self, desk: Desk) -> bool:
        """Whether there is anybody else of this owner who could leave at his moment."""
        fight, decision, by = self.board.fight, desk.decision, self.board.answers.by(desk)
        if fight is None or decision is None or decision.prompt not in LEAVING:
            return False
        own = [line for line in fight.lines if line.owner == decision.seat and line.number != by]
        return any(not {"stays", "screened"} & {*line.badges} for line in own)

    def leave(self, desk: Desk, option: Option) -> None:
        """The line under orders retreats, and, if that was said, everybody else who may as soon as he is asked."""
        decision, fight, answers = desk.decision, self.board.fight, self.board.answers
        together = answers.together or self.board.table.kit.top.shift
        if decision is None or fight is None or not together or not self.may_leave_together(desk):
            desk.pick_option(option)
            return
        choice = desk.choice
        value = choice.whole(option) if isinstance(choice, OneChoice) else None
        if value is not None:
            now = self.board.table.match.inquiry.query(None, moment)
            self._give(desk, value, StandingOrder(WITHDRAW, fight.hex, ALL_ROUNDS, option[-1], now))

    def _give(self, desk: Desk, value: Value, order: StandingOrder) -> None:
        decision, table = desk.decision, self.board.table
        assert decision is not None
        table.services.note(decision, value)
        table.services.attempt(lambda: table.match.pace.go_straight(decision.seat, value, order))

    def resolve(self, desk: Desk, whole: bool) -> None:
        """Answer this question by the order, and what follows in this round, or in all of them."""
        decision, fight, table = desk.decision, self.board.fight, self.board.table
        if decision is None or fight is None or not self.offers(desk):
            return
        until, now = ALL_ROUNDS if whole else fight.round, table.match.inquiry.query(None, moment)
        order = StandingOrder(self.policy, fight.hex, until, fight=now)
        choice = desk.choice
        value = choice.value() if isinstance(choice, FormChoice) and choice.changed else None  # who is screened already
        if value is None:
            value = self._by_order(decision, order)
        if value is not None:
            self._give(desk, value, order)

    def choose(self) -> None:
        """A dialog with all ways of fighting, each in a sentence."""
        kit = self.board.table.kit
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
