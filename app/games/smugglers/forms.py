"""Payment and refill: the words of the one form, and the basket of the other (SM-7.1, SM-4.141)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from app.table.actions import doing
from app.table.choose import CHOSEN, LEGAL, FormChoice, FormThings, OneChoice
from app.table.model import Gesture, Id
from app.ui.buttons import Button, IconButton
from app.ui.context import STRONG
from app.ui.input import Act, Intent, PointerEvent
from app.ui.labels import Label
from app.ui.widget import Widget
from rules import PASS, Decision, Form, Reason
from rules.core.decisions import Option
from rules.core.forms import FormValues
from rules.smugglers.deliveries import COLOURS, CRUISER, NONE, Goods, add, subtract
from rules.smugglers.paying import ALL, OMIT, UNDELIVERED, UNPAID, goods_for
from rules.smugglers.questions import GIVE, PAY, TAKE

if TYPE_CHECKING:
    from app.games.smugglers.table import SmugglersTable
    from app.table.desk import Desk

STOCK = ("energy", *COLOURS)


class Payment(FormThings):
    """A payment is made at the ships themselves: a touched one goes without, a cruiser gets the next colour.

    A touched sector that need not be paid or delivered is given up, and taken up again.
    """

    def __init__(self, table: SmugglersTable) -> None:
        self.table = table
        self._drawn: object = None  # the payment as the ships show it
        self._without: dict[int, int] = {}  # by sector, which of several equal ships goes without

    # --- the ships

    def filled(self, decision: Decision | None) -> Mapping[str, Any]:
        """The payment of the present question as it is written now; empty if none is asked for."""
        choice = self.table.kit.desk.choice
        found: Mapping[str, Any] = {}
        if not isinstance(decision, Form) or decision.prompt != PAY:
            self._without.clear()
        elif isinstance(choice, FormChoice) and choice.decision == decision:
            found = choice.filled
        else:
            found = decision.opening()
        self._drawn = (found, dict(self._without))
        return found

    def follow(self, desk: Desk) -> None:
        """The ships show what they get."""
        choice = desk.choice
        if not isinstance(choice, FormChoice) or choice.decision.prompt != PAY:
            return
        if (choice.filled, self._without) != self._drawn:
            self.table.services.relay()

    def gifts(self, filled: Mapping[str, Any]) -> dict[tuple[int, int], str]:
        """What each ship of the won sectors gets, by sector and place on its card: a colour, or "" for nothing."""
        found: dict[tuple[int, int], str] = {}
        for s in _won(filled):
            how, ships, cruisers = filled[f"ships_{s}"], self.table.seen["row"][s].get("ships", ()), 0
            omitted = self._omitted(s, how, ships)
            for place, ship in enumerate(ships):
                gets = ship
                if place == omitted or how in (UNPAID, UNDELIVERED):
                    gets = ""
                elif ship == CRUISER:
                    gets = str(filled.get(f"cruiser_{s}_{cruisers}", ""))
                    cruisers += 1
                found[s, place] = gets
        return found

    def _omitted(self, s: int, how: Any, ships: Sequence[str]) -> int:
        """The place of the ship that goes without: of several equal ones the touched one; -1 if all get something."""
        if not isinstance(how, tuple) or not ships:
            return -1
        place = self._without.get(s, -1)
        return place if place >= 0 and ships[place] == how[1] else ships.index(how[1])

    def marks(self, decision: Form, filled: Mapping[str, Any]) -> dict[Id, str]:
        if decision.prompt != PAY:
            return {}
        gifts = self.gifts(filled).items()
        marks: dict[Id, str] = {f"ship:{s}:{place}": CHOSEN if gets else LEGAL for (s, place), gets in gifts}
        marks.update((f"sector:{s}", LEGAL) for s in _won(filled) if len(_ways(decision, s)) > 1)
        return marks

    def touched(self, decision: Form, filled: Mapping[str, Any], thing: Id) -> dict[str, Any]:
        kind, *numbers = str(thing).split(":")
        if decision.prompt != PAY or kind not in ("ship", "sector") or f"ships_{numbers[0]}" not in filled:
            return {}
        s = int(numbers[0])
        name, how = f"ships_{s}", filled[f"ships_{s}"]
        if kind == "sector":
            ways = _ways(decision, s)
            now = how if how in (UNPAID, UNDELIVERED) else ways[0]
            return {name: ways[(ways.index(now) + 1) % len(ways)]}
        return self._at_ship(decision, filled, s, int(numbers[1]))

    def _at_ship(self, decision: Form, filled: Mapping[str, Any], s: int, place: int) -> dict[str, Any]:
        ships, name, how = self.table.seen["row"][s]["ships"], f"ships_{s}", filled[f"ships_{s}"]
        options = _options(decision, name)
        ship, without, omitted = ships[place], (OMIT, ships[place]), self._omitted(s, how, ships)
        if how in (UNPAID, UNDELIVERED) or place == omitted:
            rest = [one for one in options if one not in (UNPAID, UNDELIVERED, how)]
            return {name: ALL if ALL in rest else rest[0]} if rest else {}
        if ship != CRUISER:
            return self._leave_out(s, place, options, {name: without})
        before = [at for at in range(place) if ships[at] == CRUISER and at != omitted]
        field = f"cruiser_{s}_{len(before)}"
        colours = _options(decision, field) if field in filled else []
        later = colours[colours.index(filled[field]) + 1 :] if colours else []
        if later:
            return {field: later[0]}
        again = {field: colours[0]} if colours else {}
        return self._leave_out(s, place, options, {name: without, **again}) or (again if len(colours) > 1 else {})

    def _leave_out(self, s: int, place: int, options: Sequence[Any], written: dict[str, Any]) -> dict[str, Any]:
        """This ship goes without, if the rules let one of its kind."""
        if written[f"ships_{s}"] not in options:
            return {}
        self._without[s] = place
        return written

    # --- what it comes to

    def planned(self, seat: int, filled: FormValues) -> dict[str, int]:
        """What this payment takes from one's stock, by kind; nothing while one could not pay it."""
        mine = self.table.seen["seats"][seat]
        cost, goods = self._price(filled)
        if cost > mine["energy"] or min(subtract(tuple(mine["goods"]), goods)) < 0:
            return {}
        return {what: -count for what, count in zip(STOCK, (cost, *goods), strict=True) if count}

    def _price(self, sheet: FormValues) -> tuple[int, Goods]:
        """Energy and goods."""
        row = self.table.seen["row"]
        paid = [s for s in _won(sheet) if sheet[f"ships_{s}"] != UNPAID]
        goods = NONE
        for s in _delivered(sheet):
            goods = add(goods, goods_for(row[s]["ships"], s, sheet))
        return sum(row[s]["cost"] or 0 for s in paid), goods

    def total(self, decision: Decision, sheet: FormValues) -> str:
        """What is given, gained and lost; one's stock shows what is left."""
        words, say, row = self.table.wording, self.table.wording.word, self.table.seen["row"]
        won, delivered = _won(sheet), _delivered(sheet)
        cost, goods = self._price(sheet)
        told = [say("pay", "now", energy=cost, goods=words.goods(goods)) if sum(goods) else say(
            "pay", "now-energy", energy=cost)]  # fmt: skip
        if delivered:
            gained = sum(row[s]["values"][decision.seat] for s in delivered)
            told.append(say("pay", "gained", points=words.points(gained, plus=True)))
        lost = sum(len(row[s]["planets"]) for s in won if s not in delivered)
        if lost:
            told.append(say("pay", "lost", points=words.points(-lost)))
        return " · ".join(told)

    def problem(self, choice: FormChoice) -> str:
        """Why it cannot be paid like this; "" if it can."""
        wrong: Reason | None = next(iter(choice.problems().values()), None)
        return self.table.reason(wrong) if wrong is not None else ""

    def controls(self, desk: Desk) -> list[Widget]:
        """One step back; everything else is done at the ships."""
        choice = desk.choice
        assert isinstance(choice, FormChoice)
        tip = desk.ctx.texts("table-form-back")
        return [IconButton("undo", doing(desk.back), tip, id="form-back", enabled=choice.changed)]


def _won(filled: Mapping[str, Any]) -> list[int]:
    return [int(name.removeprefix("ships_")) for name in filled if name.startswith("ships_")]


def _delivered(sheet: Mapping[str, Any]) -> list[int]:
    return [s for s in _won(sheet) if sheet[f"ships_{s}"] not in (UNPAID, UNDELIVERED)]


def _options(decision: Form, field: str) -> list[Any]:
    return list(dict(decision.fields)[field].options)  # type: ignore[attr-defined]


def _ways(decision: Form, s: int) -> list[Any]:
    """How a sector can be settled: delivered (the first way), or not."""
    options = _options(decision, f"ships_{s}")
    delivered = [one for one in options if one not in (UNPAID, UNDELIVERED)]
    return [*delivered[:1], *(one for one in options if one in (UNPAID, UNDELIVERED))]


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
    def _counts(option: Option) -> dict[str, int]:
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

    def gesture(self, decision: Decision, option: Option) -> Gesture:
        """One more piece dragged home, or one given back."""
        if decision.prompt == GIVE:
            if option == PASS:
                return Gesture()
            return Gesture((f"stock:{decision.seat}:{option[1]}",), onto="pool")
        for what in STOCK:
            if option != PASS and option == self.with_one(what):
                return Gesture((f"pool:{what}",), onto=f"home:{decision.seat}")
        return Gesture()

    def put(self, option: Option, desk: Desk) -> None:
        """The basket is another one now; the pool and one's stock show it."""
        self.basket = option
        choice = desk.choice
        assert isinstance(choice, OneChoice)
        choice.read_again()
        choice.touched, choice.picked = [], None
        self.table.services.relay()

    def controls(self, decision: Decision, desk: Desk) -> list[Widget]:
        if decision.prompt == GIVE:
            return self._gifts(decision, desk)
        words, say = self.table.wording, self.table.wording.word
        counts = self._counts(self.basket)
        speed = self.table.seen["seats"][decision.seat]["speed"] or 0
        made: list[Widget] = [Label(say("refill", "chosen", count=sum(counts.values()), most=speed), STRONG)]
        empty, has_any = say("refill", "empty-basket"), self.basket != PASS
        made.append(IconButton("undo", doing(self.put, PASS, desk), empty, id="empty", enabled=has_any))
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
        if isinstance(intent, PointerEvent) and intent.kind == "press" and intent.button == 1:
            shown = desk.stage.piece_at(intent.pos)
            thing = shown.piece.id if shown is not None else None
        elif isinstance(intent, Act) and intent.action == "confirm" and not intent.released:
            thing = self.table.kit.top.focused_thing()
        head, _, what = str(thing).rpartition(":")
        if head != f"stock:{choice.decision.seat}" or not self.planned().get(what):
            return False
        self.put(self.with_one(what, -1), desk)
        return True

    def _take(self, decision: Decision) -> bool:
        return self.basket != PASS and self.table.answer(decision, self.basket)

    def _gifts(self, decision: Decision, desk: Desk) -> list[Widget]:
        return [
            Button(self.table.label(decision, option), doing(desk.pick_option, option), id=f"option-{option}")
            for option in decision.options  # type: ignore[attr-defined]
            if option != PASS
        ]
