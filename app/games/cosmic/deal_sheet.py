"""A deal as it is put together (chapter 6): what is on the sheet, what a touch writes there, and the quick offers.

The sheet is the form that the rules ask for (CE-D21). It begins with the offer on the table, turned round, so that a
counter-offer is a change of it: as long as nothing is changed, the answer is to accept.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.table.choose import CHOSEN, LEGAL, FormChoice
from app.table.model import Id
from rules import Form
from rules.cosmic.state.bargains import ACCEPT, BREAK_OFF, CHOICE, NONE, PROPOSE, RANDOM, SPECS

GIVE, WANT = "give", "want"
Offer = Mapping[str, Any]  # as everybody sees it: the view's "deal"
Filled = dict[str, Any]


def numbers(**of: int) -> tuple[int, ...]:
    """Numbers of cards by spec, as the form wants them."""
    return tuple(of.get(spec, 0) for spec in SPECS)


def planet_of(thing: Id) -> int | None:
    """The planet that a touched thing stands for: itself, or one under ships."""
    kind, _, rest = str(thing).removeprefix("ships:").partition(":")
    return int(rest.partition(":")[0]) if kind == "planet" else None


def turned_round(offer: Offer | None, blank: Mapping[str, Any]) -> Filled:
    """An offer of the other dealer, as this one would write it: his exact cards are cards of his choice."""
    sheet = dict(blank)
    if offer is None or GIVE not in sheet:
        return sheet
    exact = len(offer["cards"])
    given = {**offer["give"], CHOICE: offer["give"].get(CHOICE, 0) + exact}
    sheet |= {GIVE: numbers(**offer["want"]), WANT: numbers(**given)}
    for name, field in (("give_colony", "want_colony"), ("want_colony", "give_colony")):
        sheet[name] = offer[field] if offer[field] >= 0 else NONE
    if "release" in sheet:
        sheet["release"] = tuple(offer["release"].get(str(seat), 0) for seat in range(len(sheet["release"])))
    return sheet


def said(filled: Mapping[str, Any], first: Mapping[str, Any], says: Sequence[str]) -> str:
    """What handing in the sheet says: the offer as it lies there is accepted, another one proposed."""
    same = all(filled[name] == value for name, value in first.items() if name != "say")
    if same and ACCEPT in says:
        return ACCEPT
    return PROPOSE if PROPOSE in says else BREAK_OFF


class DealSheet:
    """The sheet of one question: the choice on the desk, and the offer it answers."""

    def __init__(self, choice: FormChoice, offer: Offer | None) -> None:
        self.choice, self.offer = choice, offer
        self.first = turned_round(offer, choice.decision.opening())

    @property
    def says(self) -> Sequence[str]:
        return self.field("say").options  # type: ignore[no-any-return]

    @property
    def can_propose(self) -> bool:
        return PROPOSE in self.says

    @property
    def filled(self) -> Filled:
        return self.choice.filled

    def field(self, name: str) -> Any:
        return self.choice.parts[name].decision

    def begin(self, kept: Mapping[str, Any] | None = None) -> None:
        """Write the offer that is to be answered, or what was written before somebody else looked at the screen."""
        self._lay({**(kept or self.first)})

    def write(self, **fields: Any) -> None:
        """Change some fields; one step that can be taken back."""
        self.choice.change(lambda: self._lay({**self.filled, **fields}))

    def _lay(self, filled: Filled) -> None:
        filled["say"] = said(filled, self.first, self.says)
        for name, part in self.choice.parts.items():
            part.lay(filled[name])

    def more(self, side: str, spec: str, number: int) -> None:
        """So many cards of a sort are given or wanted."""
        most = next(high for name, _, high in self.field(side).slots if name == spec)
        now = dict(zip(SPECS, self.filled[side], strict=True))
        self.write(**{side: numbers(**{**now, spec: max(0, min(most, number))})})

    def count(self, side: str, spec: str) -> int:
        number: int = self.filled[side][SPECS.index(spec)]
        return number

    def colonies(self, side: str) -> list[int]:
        """The planets where a colony can be granted, by the dealer or to him."""
        return [planet for planet in self.field(f"{side}_colony").options if planet != NONE]

    def settle(self, side: str, planet: int) -> None:
        """A colony is put into the deal, or taken out of it."""
        name = f"{side}_colony"
        self.write(**{name: NONE if self.filled[name] == planet else planet})

    # --- quick offers (CE-6.37)

    def quick(self) -> list[str]:
        """The quick offers that are possible: a colony for a colony, for cards, cards for cards."""
        if not self.can_propose:
            return []
        give, want = bool(self.colonies(GIVE)), bool(self.colonies(WANT))
        held = self.field(GIVE).slots[0][2] > 0, self.field(WANT).slots[0][2] > 0
        fits = {
            "colonies": give and want, "colony_for_cards": want and held[0], "cards_for_colony": give and held[1],
            "cards": all(held),
        }  # fmt: skip
        return [name for name, possible in fits.items() if possible]

    def take_quick(self, name: str, ships: Mapping[int, int]) -> None:
        """Write a quick offer; asked for once more it is a card more. Colonies are proposed where most ships are."""
        before = self.filled
        colony = {
            side: before[f"{side}_colony"]
            if before[f"{side}_colony"] != NONE
            else max(self.colonies(side), key=lambda planet: ships.get(planet, 0), default=NONE)
            for side in (GIVE, WANT)
        }
        empty: Filled = {"cards": (), "give_colony": NONE, "want_colony": NONE, GIVE: numbers(), WANT: numbers()}
        if name == "colonies":
            new: Filled = {"give_colony": colony[GIVE], "want_colony": colony[WANT]}
        elif name == "colony_for_cards":
            new = {"want_colony": colony[WANT], GIVE: self._one_more(GIVE, CHOICE, before)}
        elif name == "cards_for_colony":
            new = {"give_colony": colony[GIVE], WANT: self._one_more(WANT, RANDOM, before)}
        else:
            new = {GIVE: self._one_more(GIVE, CHOICE, before), WANT: self._one_more(WANT, RANDOM, before)}
        self.write(**{**empty, **new})

    def _one_more(self, side: str, spec: str, before: Filled) -> tuple[int, ...]:
        most = self.field(side).slots[0][2]
        place = SPECS.index(spec)
        return numbers(**{spec: min(most, before[side][place] + 1)})


def touched(decision: Form, filled: Mapping[str, Any], thing: Id, first: Mapping[str, Any]) -> dict[str, Any]:
    """What touching a card of one's hand or a planet writes on the sheet."""
    fields: dict[str, Any] = dict(decision.fields)
    if "cards" not in fields:
        return {}
    new: dict[str, Any] = {}
    if thing in fields["cards"].items:
        held = filled["cards"]
        new = {"cards": tuple(card for card in held if card != thing) if thing in held else (*held, thing)}
    planet = planet_of(thing)
    for name in ("give_colony", "want_colony"):
        if planet is not None and planet in fields[name].options:
            new = {name: NONE if filled[name] == planet else planet}
    return {**new, "say": said({**filled, **new}, first, fields["say"].options)} if new else {}


def marks(decision: Form, filled: Mapping[str, Any]) -> dict[Id, str]:
    """The planets that can be put into the deal, and those that are."""
    fields: dict[str, Any] = dict(decision.fields)
    found: dict[Id, str] = {}
    for name in ("give_colony", "want_colony"):
        for planet in fields[name].options if name in fields else ():
            if planet != NONE:
                found[f"planet:{planet}"] = CHOSEN if filled[name] == planet else LEGAL
    return found
