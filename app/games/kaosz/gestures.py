"""Options of Káosz and the gestures that mean them: which card is touched, and where it may be dropped (UX-14).

Cards are laid on surface, cantina or ships; ships go to the hangar; played cards go to the lane. A base or an unpaid
card is developed and paid by bringing it to the plate with the credits. The attack marker is set on what is attacked;
in combat ships go to the lane, crew to ships, and a shot is a ship brought to its target.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from app.games.kaosz.pieces import COIN, LANE, MARKER
from app.table.model import Gesture, Id
from app.table.roles.gestures import GestureRole
from rules import Decision, One
from rules.core.decisions import Option
from rules.core.windows import ARRANGE
from rules.kaosz import choices, legal, questions

if TYPE_CHECKING:
    from app.games.kaosz.table import KaoszTable

# Where a card may be dropped that is chosen by itself.
TO_RUIN = (questions.HQ_DISCARD, questions.HAND_LIMIT, *questions.COST_DISCARD)
TO_TRASH = (questions.HANGAR_LIMIT, *questions.COST_SACRIFICE)
ZONES = ("colony", "hq", "hangar", "cantina", "surface", "trash", "ruin")


class Gestures(GestureRole):
    """Reads options of the present decision; knows where things lie from the table's setting."""

    table: KaoszTable

    def __init__(self, table: KaoszTable) -> None:
        super().__init__(table)
        self._query = table.match.inquiry.query

    # --- questions of the table

    def may_attack(self) -> bool:
        """Whether an attack is offered to the viewer now."""
        asked = self.table.asked
        return (
            isinstance(asked, One)
            and asked.prompt == questions.ACTION
            and any(isinstance(option, tuple) and option[0] == "attack" for option in asked.options)
        )

    # --- gestures

    def gesture(self, decision: Decision, option: Option) -> Gesture:
        prompt = decision.prompt
        if (prompt in questions.OPPONENT or prompt in questions.BOUND) and isinstance(option, int):
            return Gesture((f"seat:{option}",))
        if prompt == ARRANGE:
            return Gesture(about=self._sources(option))
        if isinstance(option, int):
            return Gesture((option,), onto=self._goal(decision))
        verb, parts = (option, ()) if isinstance(option, str) else (option[0], option[1:])
        made = _BY_VERB.get(verb)
        return made(self, decision, parts) if made is not None else Gesture(about=self._about(decision))

    def also(self, decision: Decision, option: Option) -> list[Gesture]:
        """A coin laid on what is developed or paid; an active ship brought to what it attacks or bombs."""
        if not isinstance(option, tuple):
            return []
        if option[0] in ("develop", "pay"):
            meant = self.gesture(decision, option)
            return [Gesture((COIN, option[1]), preview=meant.preview)]
        if option[0] == "stealth" and self.aim() is not None:
            ship = self.gesture(decision, option).path[:1]
            return [Gesture((*ship, aim), harmful=True) for aim in (self.aim(),) if ship and aim is not None]
        if decision.prompt != questions.ACTION or option[0] != "attack":
            return []
        meant = self._attack(decision, option[1:])
        ships = [ship["card"] for ship in self.table.seen["players"][decision.seat]["hangar"]
                 if ship["state"] == "active"]  # fmt: skip
        return [Gesture((ship, meant.path[1]), preview=meant.preview, harmful=True) for ship in ships]

    def wishes(self, decision: Decision, thing: Id, target: Id | None) -> Sequence[Any]:
        return _wishes(decision, thing, target)

    def source(self, decision: Decision) -> Id | None:
        found = decision.source
        return self.table.maker.thing(found) if isinstance(found, int) else None

    def slot_thing(self, decision: Decision, slot: Any) -> Id | None:
        return self.table.maker.thing(slot) if isinstance(slot, int) else None

    def _goal(self, decision: Decision) -> Id:
        seat, prompt = decision.seat, decision.prompt
        if prompt == questions.TAKE:
            return f"hq:{seat}"
        if prompt in TO_RUIN:
            return f"ruin:{seat}"
        if prompt in TO_TRASH:
            return f"trash:{seat}"
        if prompt == questions.BOMBERS:
            return self.aim() or LANE
        return LANE

    def aim(self) -> Id | None:
        """What the combat is about: a card, or the place of a colony or headquarters."""
        combat = self.table.seen.get("combat")
        if not combat:
            return None
        if combat["target"] >= 0:
            return self.table.maker.thing(combat["target"])
        return self.place_of(combat["defender"], combat["kind"])

    def place_of(self, seat: int, kind: str) -> Id:
        """The thing that stands for a colony or a headquarters."""
        if kind == "colony":
            return f"pile:colony:{seat}" if self.table.seen["players"][seat]["colony"] else f"colony:{seat}"
        return f"hq:{seat}"

    def _about(self, decision: Decision) -> tuple[Id, ...]:
        source = self.source(decision)
        return (source,) if source is not None else ()

    def _sources(self, option: Option) -> tuple[Id, ...]:
        card = self.table.item_card(option)
        thing = self.table.maker.thing(card) if card is not None else None
        return (thing,) if thing is not None else ()

    # --- the main phase

    def _launch(self, decision: Decision, parts: Any) -> Gesture:
        return Gesture((parts[0],), onto=f"hangar:{decision.seat}", preview=self._price(decision, parts[0]))

    def _play(self, decision: Decision, parts: Any) -> Gesture:
        return Gesture((parts[0],), onto=LANE, preview=self._price(decision, parts[0]))

    def _lay(self, decision: Decision, parts: Any) -> Gesture:
        card, place = parts
        goal: Id = place if isinstance(place, int) else f"{place}:{decision.seat}"
        face = self.table.face_of(card)
        worth = choices.laying(face, place) if face is not None else choices.HONEST
        if isinstance(place, int) and face is not None and face.type == "ship":
            # A ship let go over another one is meant for the hangar; as a bluff it goes to the empty place beside it.
            goal = f"dock:{place}" if place in self.table.maker.docks else place
        if worth == choices.HONEST:
            return Gesture((card, goal), preview=self.table.say("table-lay-free"))
        name = self.table.wording.card(card)
        warning = self.table.say("table-lay-warning", card=name) if worth == choices.WASTED else ""
        preview = self.table.say("table-lay-wasted" if warning else "table-lay-bluff")
        return Gesture((card, goal), preview=preview, harmful=True, worth=worth, warning=warning)

    def _pay(self, decision: Decision, parts: Any) -> Gesture:
        return Gesture((parts[0],), onto=f"plate:{decision.seat}", preview=self._pay_price(decision, parts[0]))

    def _develop(self, decision: Decision, parts: Any) -> Gesture:
        cost = self._query(decision.seat, choices.develop_cost, decision.seat)
        return Gesture((parts[0],), onto=f"plate:{decision.seat}", preview=self.table.say("table-costs", credits=cost))

    def _salvage(self, decision: Decision, parts: Any) -> Gesture:
        preview = self.table.say("table-salvage")
        if not parts:  # nothing to salvage: the first base says why
            bases = self.table.seen["players"][decision.seat]["surface"]
            return Gesture((bases[0]["card"],)) if bases else Gesture()
        if parts[0] == parts[1]:
            return Gesture((parts[0],), onto=f"plate:{decision.seat}", preview=preview)
        return Gesture((parts[0], parts[1]), preview=preview)

    def _use(self, decision: Decision, parts: Any) -> Gesture:
        """An ability; the bare word accepts Formation (KG-8.14)."""
        return Gesture((parts[0],), onto=LANE) if parts else Gesture(about=self._about(decision))

    def _draw(self, decision: Decision, parts: Any) -> Gesture:
        return self._dig(decision, "draw")

    def _search(self, decision: Decision, parts: Any) -> Gesture:
        return self._dig(decision, "search")

    def _dig(self, decision: Decision, verb: str) -> Gesture:
        seat = decision.seat
        cost = self._query(seat, choices.dig_cost, seat, verb)
        thing: Id = f"pile:colony:{seat}"
        if verb == "recover":
            ruin = self.table.seen["players"][seat]["ruin"]
            thing = ruin[0]["card"] if isinstance(ruin, list) and ruin else f"ruin:{seat}"
        return Gesture((thing,), onto=f"hq:{seat}", preview=self.table.say("table-costs", credits=cost))

    def _recover(self, decision: Decision, parts: Any) -> Gesture:
        return self._dig(decision, "recover")

    def _attack(self, decision: Decision, parts: Any) -> Gesture:
        seat, aim = parts
        goal = aim if isinstance(aim, int) else self.place_of(seat, aim)
        return Gesture((MARKER, goal), harmful=True, preview=self._tax(decision))

    def _tax(self, decision: Decision) -> str:
        from rules.kaosz.values import attack_tax

        tax = self._query(decision.seat, attack_tax, decision.seat)
        return self.table.say("table-costs", credits=tax) if tax else ""

    # --- combat

    def _board(self, decision: Decision, parts: Any) -> Gesture:
        return Gesture((parts[0], parts[1]))

    def _fire(self, decision: Decision, parts: Any) -> Gesture:
        return Gesture((parts[0], parts[1]))

    def _from_ship(self, decision: Decision, parts: Any) -> Gesture:
        """Burst and Stealth, in a shot of one's own or as an answer."""
        source = self.source(decision)
        ship = parts[0] if parts else source
        return Gesture((ship,), onto=LANE) if ship is not None else Gesture()

    def _return(self, decision: Decision, parts: Any) -> Gesture:
        """The ship fired at goes against the shooter (KG-7.41)."""
        combat, ship = self.table.seen.get("combat"), self.source(decision)
        if not combat or ship is None or combat["shooter"] < 0:
            return Gesture(about=self._about(decision))
        return Gesture((ship, combat["shooter"]))

    # --- effects

    def _item(self, decision: Decision, parts: Any) -> Gesture:
        return Gesture(self._sources(parts[0]), onto=LANE)

    def _replace(self, decision: Decision, parts: Any) -> Gesture:
        return Gesture(about=(parts[0],))

    # --- prices

    def _price(self, decision: Decision, card: int) -> str:
        """What playing costs; the rules say it."""
        cost = self._query(decision.seat, legal.price_to_play, decision.seat, card)
        return self.table.say("table-costs", credits=cost) if cost else self.table.say("table-free")

    def _pay_price(self, decision: Decision, card: int) -> str:
        cost = self._query(decision.seat, legal.price_where_it_lies, decision.seat, card)
        if cost is None:
            return ""
        return self.table.say("table-costs", credits=cost) if cost else self.table.say("table-free")


_BY_VERB: dict[str, Callable[[Gestures, Decision, Any], Gesture]] = {
    "launch": Gestures._launch, "play": Gestures._play, "lay": Gestures._lay, "pay": Gestures._pay,
    "develop": Gestures._develop, "salvage": Gestures._salvage, "use": Gestures._use, "draw": Gestures._draw,
    "search": Gestures._search, "recover": Gestures._recover, "attack": Gestures._attack, "board": Gestures._board,
    "fire": Gestures._fire, "burst": Gestures._from_ship, "stealth": Gestures._from_ship, "return": Gestures._return,
    "item": Gestures._item, "replace": Gestures._replace,
}  # fmt: skip


# --- wishes: what touching or dragging a thing would mean, were it possible; the rules say what it lacks


def _wishes(decision: Decision, thing: Id, target: Id | None) -> list[Any]:
    """The wishes that a gesture may mean, the likeliest first."""
    aim = _aim(target)
    if isinstance(thing, int):
        return [("touch", thing) if target is None else ("bring", thing, *aim)]
    if thing == MARKER:
        return [("marker", *aim)]
    if thing == COIN:
        return [("coin", *aim)]
    name, _, rest = str(thing).partition(":")
    zone, _, owner = rest.partition(":")
    if name == "pile" and zone == "colony" and owner == str(decision.seat):
        return ["pile"]
    return []


def _aim(target: Id | None) -> tuple[Any, ...]:
    """What something was brought to, as the rules name it; nothing for the bare table."""
    if target is None:
        return ()
    if isinstance(target, int):
        return ("card", target)
    name, _, rest = str(target).partition(":")
    if name == "pile":
        name, _, rest = rest.partition(":")
    if name in ZONES:
        return ("zone", name, int(rest.partition(":")[0]))
    if name == "dock":
        return ("card", int(rest))
    if name in ("plate", "seat"):
        return ("plate",)
    return ("lane",) if name == LANE else ()
