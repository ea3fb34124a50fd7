"""Payment and refill: one form each; every step chooses among the outcomes the rules list (SM-7.1, SM-7.2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from app.table.actions import doing
from app.table.choose import OneChoice
from app.table.model import Gesture
from app.ui.buttons import Button, IconButton
from app.ui.context import DIM, STRONG
from app.ui.controls import Choice
from app.ui.input import Act, Intent, Point
from app.ui.labels import Label
from app.ui.layout import Column, Row
from app.ui.widget import Widget
from rules import PASS, Decision
from rules.smugglers.deliveries import COLOURS, Delivery, Goods, add, deliveries, take
from rules.smugglers.flows.payment import unmask

if TYPE_CHECKING:
    from app.games.smugglers.table import SmugglersTable
    from app.table.desk import Desk

PAY, TAKE, GIVE = "smugglers.payment.pay", "smugglers.refill.take", "smugglers.refill.give"
STOCK = ("energy", *COLOURS)

Way = tuple[int, int]  # which sectors are paid and which delivered


class Payment:
    """The form of one payment: which sectors, which ship is left out, what a cruiser gets. The cheapest comes first."""

    def __init__(self, table: SmugglersTable) -> None:
        self.table = table
        self.way: Way = (0, 0)
        self.parts: dict[int, Goods] = {}  # goods for each delivered sector
        self._question: object = None

    def renew(self, decision: Decision | None) -> None:
        key = None if decision is None or decision.prompt != PAY else (decision.seat, decision.options)  # type: ignore[attr-defined]
        if key == self._question:
            return
        self._question = key
        if key is not None:
            assert decision is not None
            self._use(decision, decision.options[0])  # type: ignore[attr-defined]

    # --- reading options

    def _ways(self, decision: Decision) -> list[Way]:
        return list(dict.fromkeys((option[1], option[2]) for option in decision.options))  # type: ignore[attr-defined]

    def _sums(self, decision: Decision) -> set[Goods]:
        return {option[3:] for option in decision.options if option[1:3] == self.way}  # type: ignore[attr-defined]

    def _printed(self, sector: int) -> dict[Goods, Delivery]:
        return deliveries(tuple(self.table.seen["row"][sector]["ships"]))

    def _use(self, decision: Decision, option: Any) -> None:
        """Read an option as goods for its sectors; any division of a sum is the same payment."""
        self.way = (option[1], option[2])
        sectors, whole = unmask(option[2]), option[3:]
        self.parts = {}
        if len(sectors) == 1:
            self.parts = {sectors[0]: whole}
        elif sectors:
            second = self._printed(sectors[1])
            first = next(part for part in self._printed(sectors[0]) if take(whole, part) in second)
            self.parts = {sectors[0]: first, sectors[1]: take(whole, first)}

    def value(self) -> Any:
        whole: Goods = (0, 0, 0, 0)
        for part in self.parts.values():
            whole = add(whole, part)
        return ("pay", *self.way, *whole)

    def _open_parts(self, decision: Decision, sector: int) -> dict[Goods, Delivery]:
        """Payments of one sector that leave a legal one for the other."""
        sums = self._sums(decision)
        others = [self._printed(other) for other in self.parts if other != sector]
        fits = {}
        for part, read in self._printed(sector).items():
            rest = [(0, 0, 0, 0)] if not others else list(others[0])
            if any(add(part, other) in sums for other in rest):
                fits[part] = read
        return fits

    # --- the form

    def controls(self, decision: Decision, desk: Desk) -> list[Widget]:
        say = self.table.wording.word
        made: list[Widget] = []
        ways = self._ways(decision)
        if len(ways) > 1:
            labels = [(way, self._way_label(way)) for way in ways]

            def choose(way: object) -> None:
                self._use(decision, next(o for o in decision.options if o[1:3] == way))  # type: ignore[attr-defined]
                desk.changed()

            made.append(
                Row([Label(say("pay", "choose"), STRONG), Choice(labels, self.way, choose, id="pay-way")], gap=10)
            )
        for sector in self.parts:
            made += self._sector(decision, desk, sector)
        made.append(Column(self._after(decision), gap=2))
        cheapest = decision.options[0]  # type: ignore[attr-defined]
        if self.value() != cheapest:

            def reset() -> None:
                self._use(decision, cheapest)
                desk.changed()

            made.append(Button(say("pay", "cheapest"), reset, icon="undo", id="cheapest"))
        made.append(Button(say("pay", "confirm"), doing(self._pay, decision), kind="main", icon="check", id="confirm"))
        return made

    def _pay(self, decision: Decision) -> None:
        self.table.give(decision, self.value())

    def _way_label(self, way: Way) -> str:
        return self.table.wording.listed(
            [self.table.wording.word("card", "name", sector=sector + 1) for sector in unmask(way[1] or way[0])]
        ) or self.table.wording.label(("pay", 0, 0, 0, 0, 0, 0))

    def _sector(self, decision: Decision, desk: Desk, sector: int) -> list[Widget]:
        """Which ship goes without, and what the cruiser gets."""
        words, say = self.table.wording, self.table.wording.word
        fits = self._open_parts(decision, sector)
        now = fits.get(self.parts[sector]) or self._printed(sector)[self.parts[sector]]

        def set_part(omitted: str, cruisers: tuple[str, ...]) -> None:
            exact = [part for part, read in fits.items() if read == Delivery(omitted, cruisers)]
            alike = [part for part, read in fits.items() if read.omitted == omitted]
            self.parts[sector] = (exact or alike or [self.parts[sector]])[0]
            self._mend(decision, sector)
            desk.changed()

        omits = list(dict.fromkeys(read.omitted for read in fits.values()))
        made: list[Widget] = []
        if len(omits) > 1:
            labels = [(ship, words.ship(ship) if ship else say("pay", "omit-none")) for ship in omits]
            pick = Choice(
                labels,
                now.omitted,
                lambda ship: set_part(str(ship), now.cruisers),
                id=f"omit-{sector}",
                tip=say("pay", "omit", sector=sector + 1),
            )
            made.append(Row([Label(say("pay", "omit", sector=sector + 1)), pick], gap=10))
        gifts = [read.cruisers for read in fits.values() if read.omitted == now.omitted and read.cruisers]
        if len(gifts) > 1:
            labels = [("".join(gift), words.listed([words.colour(one) for one in gift])) for gift in gifts]
            pick = Choice(
                labels,
                "".join(now.cruisers),
                lambda gift: set_part(now.omitted, tuple(str(gift))),
                id=f"cruiser-{sector}",
                tip=say("pay", "cruiser", sector=sector + 1),
            )
            made.append(Row([Label(say("pay", "cruiser", sector=sector + 1)), pick], gap=10))
        return made

    def _mend(self, decision: Decision, changed: int) -> None:
        """The other sector follows when its payment no longer fits beside the changed one."""
        sums = self._sums(decision)
        if self.value()[3:] in sums:
            return
        for other in self.parts:
            if other != changed:
                self.parts[other] = next(
                    part for part in self._printed(other) if add(part, self.parts[changed]) in sums
                )

    def _after(self, decision: Decision) -> list[Widget]:
        """What is given, gained, lost and left by this payment, a line each."""
        words, say, table = self.table.wording, self.table.wording.word, self.table.seen
        mine, paid, delivered = table["seats"][decision.seat], unmask(self.way[0]), unmask(self.way[1])
        cost, goods = self.costs(self.way[0]), self.value()[3:]
        now = say("pay", "now", energy=cost, goods=words.goods(goods)) if sum(goods) else ""
        made: list[Widget] = [
            Label((now or say("pay", "now-energy", energy=cost)) if paid else words.label(self.value()), STRONG)
        ]
        if delivered:
            gained = sum(table["row"][sector]["values"][decision.seat] for sector in delivered)
            made.append(Label(say("pay", "gained", points=words.points(gained, plus=True)), DIM))
        won = [p["position"] for p in table["row"] if p.get("leading") == decision.seat and p.get("card")]
        lost = sum(len(table["row"][sector]["planets"]) for sector in won if sector not in delivered)
        if lost:
            made.append(Label(say("pay", "lost", points=words.points(-lost)), DIM.coloured("warn")))
        left = words.goods(take(tuple(mine["goods"]), goods))
        made.append(Label(say("pay", "after", energy=mine["energy"] - cost, goods=left), DIM))
        return made

    def costs(self, bits: int) -> int:
        return sum(self.table.seen["row"][sector]["cost"] or 0 for sector in unmask(bits))


class Refill:
    """A basket filled from the pool one by one; energy or goods, never both (SM-4.141)."""

    def __init__(self, table: SmugglersTable) -> None:
        self.table = table
        self.basket: Any = PASS
        self._question: object = None

    def renew(self, decision: Decision | None) -> None:
        key = None
        if decision is not None and decision.prompt == TAKE:
            key = (decision.seat, len(self.table.match.session.log))
        if key != self._question:
            self._question, self.basket = key, PASS

    def planned(self) -> Mapping[str, int]:
        """What the basket would change, by kind of stock."""
        return (
            {}
            if self._question is None
            else {what: count for what, count in self._counts(self.basket).items() if count}
        )

    @staticmethod
    def _counts(option: Any) -> dict[str, int]:
        if option == PASS:
            return dict.fromkeys(STOCK, 0)
        if option[0] == "energy":
            return {**dict.fromkeys(STOCK, 0), "energy": option[1]}
        return {"energy": 0, **dict(zip(COLOURS, option[1:], strict=True))}

    @staticmethod
    def _option(what: str, counts: Mapping[str, int]) -> Any:
        if what == "energy":
            return ("energy", counts["energy"]) if counts["energy"] else PASS
        goods = tuple(counts[colour] for colour in COLOURS)
        return ("goods", *goods) if sum(goods) else PASS

    def with_one(self, what: str, step: int = 1) -> Any:
        """The basket with one more (or less) of something; energy and goods push each other out."""
        counts = self._counts(self.basket)
        kind = {"energy"} if what == "energy" else set(COLOURS)
        kept = {name: count if name in kind else 0 for name, count in counts.items()}
        kept[what] = max(0, kept[what] + step)
        return self._option(what, kept)

    def gesture(self, decision: Decision, option: Any) -> Gesture:
        """One more piece dragged home, or one given back."""
        if decision.prompt == GIVE:
            if option == PASS:
                return Gesture()
            return Gesture((f"stock:{decision.seat}:{option[1]}",), onto="pool")
        for what in STOCK:
            if option != PASS and option == self.with_one(what):
                return Gesture((f"pool:{what}",), onto=f"home:{decision.seat}")
        return Gesture()

    def put(self, option: Any, desk: Desk) -> None:
        """The basket is another one now; the pool and one's stock show it."""
        self.basket = option
        choice = desk.choice
        assert isinstance(choice, OneChoice)
        choice.ways = [(one, desk.gesture(one)) for one in choice.decision.options]
        choice.why = [(one, desk.gesture(one), reason) for one, reason in choice.decision.blocked]
        choice.touched, choice.picked = [], None
        self.table.relay()

    def controls(self, decision: Decision, desk: Desk) -> list[Widget]:
        if decision.prompt == GIVE:
            return self._gifts(decision, desk)
        words, say = self.table.wording, self.table.wording.word
        counts = self._counts(self.basket)
        speed = self.table.seen["seats"][decision.seat]["speed"] or 0
        made: list[Widget] = [Label(say("refill", "chosen", count=sum(counts.values()), most=speed), STRONG)]
        if self.basket != PASS:
            made.append(IconButton("undo", doing(self.put, PASS, desk), say("refill", "empty-basket"), id="empty"))
        label = words.label(self.basket) if self.basket != PASS else say("refill", "title")
        tip = say("refill", "last") if self.table.seen["round"] == self.table.seen["rounds"] else ""
        made.append(
            Button(
                label,
                doing(self._take, decision),
                kind="main",
                icon="check",
                tip=tip,
                enabled=self.basket != PASS,
                id="confirm",
            )
        )
        return made

    def follow(self, desk: Desk) -> None:
        """One more of what was touched in the pool."""
        choice = desk.choice
        if not isinstance(choice, OneChoice) or choice.decision.prompt != TAKE or desk.drag is not None:
            return
        done = choice.complete()
        if done:
            self.put(done[0], desk)

    def offer(self, intent: Intent, desk: Desk) -> bool:
        """Something of one's own that came from the pool goes back there by a click or by Enter."""
        choice = desk.choice
        if not isinstance(choice, OneChoice) or choice.decision.prompt != TAKE or desk.stage is None:
            return False
        thing: Any = None
        if isinstance(intent, Point) and intent.kind == "press" and intent.button == 1:
            shown = desk.stage.piece_at(intent.pos)
            thing = shown.piece.id if shown is not None else None
        elif isinstance(intent, Act) and intent.action == "confirm" and not intent.released:
            thing = self.table.scene.top.focused_thing()
        head, _, what = str(thing).rpartition(":")
        if head != f"stock:{choice.decision.seat}" or not self.planned().get(what):
            return False
        self.put(self.with_one(what, -1), desk)
        return True

    def _take(self, decision: Decision) -> bool:
        return self.basket != PASS and self.table.give(decision, self.basket)

    def _gifts(self, decision: Decision, desk: Desk) -> list[Widget]:
        return [
            Button(self.table.label(decision, option), doing(desk.take, option), id=f"option-{option}")
            for option in decision.options  # type: ignore[attr-defined]
            if option != PASS
        ]
