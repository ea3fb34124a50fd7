"""What lies on the Káosz table: every card, pile, plate and marker of a view at its place in the plan (KG-1.1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from app.games.kaosz import faces, tokens
from app.games.kaosz.berths import DOCK, RATIO, Docked, aboard_width, berths
from app.games.kaosz.lane import row
from app.games.kaosz.plan import FAR, INFO, PILES, READ, Area, Holding, Plan, looked_at
from app.games.kaosz.sight import count_in, lying_in, told_cards
from app.table.model import ACTIVE, DAMAGED, USED, Box, Id, Piece, Place, ShownValue
from app.ui import lettering
from app.ui.context import TINY_CAPS
from app.ui.widget import TARGET
from rules.core.view_cache import ViewCache
from rules.kaosz.faces import Face
from rules.kaosz.questions import MULLIGAN
from rules.kaosz.words import ARMOR, BIT, KEYWORDS, STATS

if TYPE_CHECKING:
    from app.games.kaosz.table import KaoszTable
    from rules.kaosz.seen import CardSeen, CombatSeen, PlayerSeen, TableSeen


ANGLES = {"active": ACTIVE, "used": USED, "damaged": DAMAGED}
LANE, STACK, LOOKING, MARKER, SORT = "lane", "stack", "looking", "attack", "sort"
GROUND, COIN = "looking-ground", "coin"
ICONS = {"hangar": "hangar", "cantina": "cantina", "surface": "surface", "colony": "colony", "trash": "trash",
         "ruin": "ruin", "hq": "headquarters"}  # fmt: skip
VALUES = {"speed": "value-speed", "fire": "value-fire", "armor": "value-armor", "bombardment": "value-bomb",
          "development": "value-development"}  # fmt: skip
SIGN = 18.0  # side of a zone's sign, in board pixels at 100 %
SORTS = ("drawn", "type", "cost", "name")
TYPES = ("ship", "equipment", "crew", "base", "event", "interrupt")


class PieceMaker:
    """Makes places and pieces of one view."""

    def __init__(self, table: KaoszTable) -> None:
        self.table = table
        self.sort = SORTS[0]  # of the hand; nobody else notices (UX-5)
        self.cards: dict[int, CardSeen] = {}  # every card the viewer can tell apart, with its place
        self.where: dict[int, str] = {}
        self.docks: set[int] = set()  # ships with an empty place beside them
        self._kept = ViewCache()  # each card as it lies
        self._most: dict[int, int] = {}  # the most cards that a player was seen with

    def say(self, name: str, **values: object) -> str:
        return self.table.say(name, **values)

    def face(self, seen: CardSeen) -> Face | None:
        design = seen.get("design")
        return self.table.designs[design] if design is not None else None

    def title(self, seen: CardSeen) -> str:
        return self.table.wording.card(seen["card"], seen.get("design"))

    # --- places

    def places(self, plan: Plan, view: TableSeen) -> list[Place]:
        made = [
            Place(LANE, plan.lane, "free", frame=False),
            Place(STACK, plan.stack, "row", frame=False, size=_fitting(plan.stack), heard=self.say("zone-stack")),
        ]
        for seat, area in plan.areas.items():
            made += self._side(plan, area, view["players"][seat])
        if self.looks(view):
            says = self.say("zone-looking")
            made.append(Place(GROUND, plan.looking, "free", frame=False, lid=True, heard=says))
            size = looked_at(plan, len(told_cards(view["looking"])))
            made.append(Place(LOOKING, plan.looking, "grid", frame=False, size=size, heard=says))
        return made

    def looks(self, view: TableSeen) -> bool:
        """Whether cards are being looked at: they lie over the middle of the table."""
        return bool(told_cards(view["looking"]))

    def _side(self, plan: Plan, area: Area, player: PlayerSeen) -> list[Place]:
        seat = area.seat
        made = []
        for zone, box in area.zones.items():
            name = self._zone_name(zone, box, player, area)
            made.append(
                Place(
                    f"{zone}:{seat}", box, self._form(zone), name, icon=ICONS[zone], size=area.cards[zone],
                    count=self._count(zone, player), back=self._pile_back(zone, player), owner=seat,
                    frame=zone != "colony", round=zone == "colony", heard=self.say(f"zone-{zone}"),
                )
            )  # fmt: skip
        made.append(Place(f"plate:{seat}", area.plate, "free", frame=False, owner=seat))
        if plan.own == seat:
            made.append(self._hand(area, plan))
        return made

    def _hand(self, area: Area, plan: Plan) -> Place:
        """The own headquarters; the first hand stands over the empty table, beside the worlds, while it is judged."""
        asked, (wide, high) = self.table.asked, plan.room
        left = min(area.zones["hangar"][0], plan.marker[0] + plan.marker[2])
        return Place(
            f"hq:{area.seat}", (left, high * 0.22, wide - left, high * 0.5), "fan", self.say("zone-hq"),
            size=(100, 140), hand=True, owner=area.seat, raised=asked is not None and asked.prompt == MULLIGAN,
        )  # fmt: skip

    def _form(self, zone: str) -> str:
        return "free" if zone == "hangar" else "pile" if zone in (*PILES, "hq") else "row"

    def _zone_name(self, zone: str, box: tuple[float, ...], player: PlayerSeen, area: Area) -> str:
        """Piles and too small a zone show a sign instead of a name, which would hide the cards or be cut.

        So does a hangar in combat: its ships come forward to the edge; its size stands on the plate, too.
        """
        if zone == "hangar" and area.wide and self.table.lane.lane is not None:
            return ""
        if zone in (*PILES, "hq"):
            return ""
        ctx = self.table.kit.ctx
        name = self.say(f"zone-{zone}")
        if zone == "hangar" and self.table.has_limits:
            name = self.say("count-hangar", size=player["hangar_size"], limit=player["limits"]["hangar"])
        fits = lettering.text_width(ctx, name, TINY_CAPS) <= box[2] - ctx.px(20)
        return name if fits and box[3] >= ctx.text_px("tiny") * 3.6 else ""

    def _count(self, zone: str, player: PlayerSeen) -> int | None:
        return None if zone == "hangar" else count_in(player, zone)

    def _pile_back(self, zone: str, player: PlayerSeen) -> Any:
        """What lies on top where only the count is known."""
        return faces.back_art() if zone in (*PILES, "hq") and isinstance(lying_in(player, zone), int) else None

    # --- pieces

    def pieces(self, plan: Plan, view: TableSeen) -> list[Piece]:
        self.cards, self.where, self.docks = {}, {}, set()
        made: list[Piece] = []
        for seat, area in plan.areas.items():
            player = view["players"][seat]
            made.append(self._plate(plan, area, view, player))
            for zone in ("cantina", "surface"):
                made += [self._card(seen, f"{zone}:{seat}", seat) for seen in player[zone]]
            made += self._hangar(area, player, view["combat"])
            made.append(self._world(area, player))
            made += self._piles(seat, player)
            made += self._headquarters(area, player, plan.own == seat)
        made += [self._card(seen, STACK, None, cost=True) for seen in view["playing"]]
        if plan.own is not None:
            made.append(self._marker(plan))
            made += self._tools(plan)
        made += self._looked_at(plan, view)
        return made

    def _know(self, seen: CardSeen, place: str) -> None:
        self.cards[seen["card"]] = seen
        self.where[seen["card"]] = place

    def _card(self, seen: CardSeen, place: str, owner: int | None, *, cost: bool = False, **more: Any) -> Piece:
        """A card as it lies, turned and with its state."""
        self._know(seen, place)
        title, number = self.title(seen), self._number(seen)
        made_of = (seen, owner, cost, more, title, number, self.table.texts.language)
        return self._kept.part(
            (seen["card"], place), made_of, lambda: self._laid(seen, place, owner, title, number, cost, dict(more))
        )

    def _laid(
        self, seen: CardSeen, place: str, owner: int | None, title: str, number: int, cost: bool, more: dict[str, Any]
    ) -> Piece:
        face = self.face(seen)
        state = seen.get("state", "active")
        in_play = "state" in seen
        down = face is not None and in_play and not seen["paid"]
        developments = seen.get("developments", 0)
        if face is None:
            art = faces.back_art(developments)
        else:
            # A turned card's name and values stand upright beside it; its face shows only the picture (UX-28).
            shown = None if state != "active" else self.shown(face, seen)
            price = faces.cost_text(face) if cost or down or not in_play else ""
            art = faces.card_art(face.id, shown, down=down, developments=developments, cost=price,
                                 load=more.pop("load", None), number=number, keywords=self._keywords(face, seen),
                                 held=more.pop("held", False))  # fmt: skip
        states = tuple(word for word in (state,) if word != "active")
        return Piece(
            seen["card"], place, art, title, angle=ANGLES[state], states=states,
            values=self._values(face, seen), owner=owner, tip=self._tip(seen, face),
            side="down" if face is None or down else "up", **more,
        )  # fmt: skip

    def _keywords(self, face: Face, seen: CardSeen) -> tuple[str, ...]:
        """The abilities that a ship has now; where texts do not count it has none (KG-11.7)."""
        if self.table.facts.level == 1:
            return ()
        if "abilities" in seen:
            return tuple(seen["abilities"])
        return tuple(word for word in KEYWORDS if face.keywords & BIT[word]) if face.type == "ship" else ()

    def _number(self, seen: CardSeen) -> int:
        """Equal ships in play are told apart by a number."""
        known = "state" in seen and "design" in seen
        return self.table.wording.number(seen["card"], seen["design"]) if known else 0

    def _tip(self, seen: CardSeen, face: Face | None) -> str:
        parts = []
        if "state" in seen:
            parts.append(self.say(f"state-{seen['state']}"))
            if not seen["paid"]:
                parts.append(self.say("unpaid"))
        if seen.get("developments"):
            parts.append(self.say("developments", count=seen["developments"]))
        return ", ".join(parts)

    def shown(self, face: Face, seen: CardSeen) -> tuple[tokens.Shown, ...]:
        """The values on the card: present ones coloured by what they were printed as."""
        if "values" not in seen:
            if face.type == "base" and "armor" in seen:
                role = _role(seen["armor"], face.stats[ARMOR])
                limit = () if seen["paid"] else (("development", faces.limit_text(face), "ink"),)
                return (*limit, ("armor", str(seen["armor"]), role))
            return faces.printed(face)
        now = {**seen["values"], "armor": seen["armor"]}
        return tuple(
            (icon, str(now[name]), _role(now[name], face.stats[number]))
            for number, (icon, name) in enumerate(zip(faces.ICONS, STATS, strict=True))
        )

    def _values(self, face: Face | None, seen: CardSeen) -> tuple[ShownValue, ...]:
        """Upright beside a turned card (UX-28)."""
        made = []
        if seen.get("developments"):
            made.append(ShownValue("development", seen["developments"], self.say("value-development")))
        if face is None or "state" not in seen:
            return tuple(made)
        for icon, amount, role in self.shown(face, seen):
            if amount.lstrip("+−").isdecimal() and not (icon == "development" and made):
                made.append(ShownValue(icon, int(amount.replace("−", "-")), self.say(VALUES[icon]), _plain_role(role)))
        return tuple(made)

    # --- hangar

    def _hangar(self, area: Area, player: PlayerSeen, combat: CombatSeen | None) -> list[Piece]:
        box, card = area.zones["hangar"], area.cards["hangar"]
        known = {ship["card"]: ship for ship in player["hangar"]}
        ships = [known[card] for card in row(self.table.lane.lane, list(known))]
        fighting = {*combat["attackers"], *combat["defenders"]} if combat else set()
        step = area.cards["hangar"][1] * 0.12 * (1 if area.upper else -1)
        ahead = [step if ship["card"] in fighting else 0.0 for ship in ships]
        docked = [self._docked(ship, area.seat) for ship in ships]
        aboard = aboard_width(card[0], READ * self.table.kit.ctx.scale)
        laid = berths(box, card, aboard, docked, ahead, 1.0 if area.narrow else 1 - INFO)
        place = f"hangar:{area.seat}"
        made = []
        for ship, berth in zip(ships, laid, strict=True):
            face = self.face(ship)
            load = (len(ship["carries"]), face.size if face is not None and self.table.facts.level != 1 else 0)
            made.append(self._card(ship, place, area.seat, load=load, at=_share(berth.ship, box), main=True))
            for seen, spot in zip(ship["carries"], berth.aboard, strict=False):
                made.append(self._card(seen, place, area.seat, at=_share(spot, box), size=(aboard, aboard * RATIO)))
            if berth.dock is not None:
                self.docks.add(ship["card"])
                made.append(
                    Piece(f"dock:{ship['card']}", place, (tokens.DOCK,), self.say("table-dock"), kind="token",
                          size=(card[0] * DOCK, card[1] * DOCK * 1.6), at=_share(berth.dock, box), owner=area.seat,
                          facts=False)
                )  # fmt: skip
        return made

    def holdings(self, view: TableSeen) -> dict[int, Holding]:
        """What lies on each side, as far as the plan needs to know it."""
        return {
            player["seat"]: Holding(
                tuple(self._docked(ship, player["seat"]) for ship in player["hangar"]),
                len(player["cantina"]),
                len(player["surface"]),
                frozenset(zone for zone in (*PILES, "hq") if not count_in(player, zone)),
                frozenset(
                    zone for zone in FAR if not any("design" in seen for seen in told_cards(lying_in(player, zone)))
                ),
            )
            for player in view["players"]
        }

    def _docked(self, ship: CardSeen, seat: int) -> Docked:
        return Docked(ship["state"] == "used", len(ship["carries"]), self._free_room(ship, seat))

    def _free_room(self, ship: CardSeen, seat: int) -> bool:
        """Whether one of one's own ships has an empty place to lay a card."""
        face = self.face(ship)
        if seat != self.table.viewer or face is None or self.table.facts.level == 1:
            return False
        return len(ship["carries"]) < face.size

    # --- piles and hands

    def _world(self, area: Area, player: PlayerSeen) -> Piece:
        """A colony: what is left of it is seen, against all cards that its player brought (KG-1.1)."""
        seat, left = area.seat, player["colony"]
        aboard = sum(len(ship["carries"]) for ship in player["hangar"])
        brought = aboard + sum(count_in(player, zone) for zone in (*PILES, *FAR, "hq", "hangar"))
        most = self._most[seat] = max(brought, self._most.get(seat, 0))
        side = min(area.zones["colony"][2:])
        return Piece(
            f"pile:colony:{seat}", f"colony:{seat}", tokens.world_art(seat, left, most), self.say("zone-colony"),
            kind="token", round=True, size=(side, side), owner=seat, facts=False,
            tip=self.say("cards", count=left),
        )  # fmt: skip

    def _piles(self, seat: int, player: PlayerSeen) -> list[Piece]:
        made = []
        for zone in PILES[1:]:
            known = lying_in(player, zone)
            for seen in told_cards(known):
                piece = self._card(seen, f"{zone}:{seat}", seat)
                if zone == "ruin" and "design" in seen:
                    art = faces.card_art(seen["design"], faces.printed(self.table.designs[seen["design"]]), down=True)
                    piece = replace(piece, art=art, side="down")
                made.append(piece)
        return made

    def signs(self, plan: Plan, view: TableSeen) -> list[tuple[str, tuple[float, float]]]:
        """An icon and the corner at which it stands, for each zone that is too small for its name.

        Under cards that are looked at there are none: the cards to choose from lie above everything.
        """
        looks = self.looks(view)
        return [
            (ICONS[zone], (box[0], box[1]))
            for seat, area in plan.areas.items()
            for zone, box in area.zones.items()
            if zone in area.open
            and zone != "colony"
            and not self._zone_name(zone, box, view["players"][seat], area)
            and not (looks and _is_near((box[0], box[1]), plan.looking))
        ]

    def _headquarters(self, area: Area, player: PlayerSeen, own: bool) -> list[Piece]:
        seat = area.seat
        place = f"hq:{seat}"
        known = player["hq"]
        if isinstance(known, list):
            if own:
                return [self._card(seen, place, seat, held=True) for seen in self._sorted(known)]
            return [self._card(seen, place, seat) for seen in known]
        return []  # a pile of backs with its count

    def _sorted(self, hand: Sequence[CardSeen]) -> list[CardSeen]:
        """As the viewer wants it; the game knows nothing of it (UX-5)."""
        if self.sort == "drawn":
            return list(hand)
        return sorted(hand, key=lambda seen: self._rank(self.table.designs[seen["design"]]))

    def _rank(self, face: Face) -> Any:
        kind = TYPES.index(face.type)
        if self.sort == "name":
            return self.table.texts.sort_key(self.table.card_name(face.id))
        return (kind, face.cost, face.id) if self.sort == "type" else (face.cost, kind, face.id)

    def next_sort(self) -> None:
        self.sort = SORTS[(SORTS.index(self.sort) + 1) % len(SORTS)]

    # --- plates, marker, cards looked at

    def _plate(self, plan: Plan, area: Area, view: TableSeen, player: PlayerSeen) -> Piece:
        seat = area.seat
        name = self.table.seat_name(seat)
        hand = player["hq"] if isinstance(player["hq"], int) else len(player["hq"])
        size, limits = player["hangar_size"], player["limits"]
        most = limits["hangar"]
        facts: tuple[tokens.Shown, ...] = (("credit", str(player["credits"]), "ink"),)
        if hand > limits["hand"]:  # else the cards themselves tell
            facts = (*facts, ("headquarters", str(hand), "harm_text"))
        if not area.narrow and self.table.has_limits:  # a narrow side has this number over its hangar
            facts = (*facts, ("hangar", f"{size}/{most}", "harm_text" if size > most else "ink"))
        if view["victims"] and any(view["victims"]):
            facts = (*facts, ("trophy", str(view["victims"][seat]), "ink"))
        tip = self.say("table-plate", credits=player["credits"], cards=hand, size=size, most=most)
        _, _, w, h = area.plate
        side, beside = self._tool_side(area.plate)
        tools = side * 1.2 * (2 if beside else 1) / w if seat == plan.own else 0.0
        art = tokens.plate_art(seat, name, view["active"] == seat, facts, tools)
        return Piece(f"seat:{seat}", f"plate:{seat}", art, name, kind="token", size=(w, h), at=(0.5, 0.5),
                     owner=seat, tip=tip)  # fmt: skip

    def _marker(self, plan: Plan) -> Piece:
        x, y, w, h = plan.marker
        spot = _share((x + w / 2, y + h / 2), plan.lane)
        art = (tokens.MARKER, self.table.gestures.may_attack(), self.say("table-attack"))
        return Piece(MARKER, LANE, art, self.say("table-marker"), kind="token", size=(w, h), at=spot,
                     tip=self.say("table-marker-tip"))  # fmt: skip

    def _tools(self, plan: Plan) -> list[Piece]:
        """At the right of one's own plate: a button that sorts the hand, and a coin to pay with."""
        assert plan.own is not None
        w, h = plan.areas[plan.own].plate[2:]
        side, beside = self._tool_side(plan.areas[plan.own].plate)
        place, x = f"plate:{plan.own}", (w - side * 0.62) / w
        above = ((w - side * 1.8) / w, (h - side * 0.62) / h) if beside else (x, side * 0.62 / h)
        sorter = Piece(SORT, place, (tokens.SORTER,), self.say(f"table-sort-{self.sort}"), kind="token",
                       size=(side, side), at=above, tip=self.say("table-sort-tip"))  # fmt: skip
        coin = Piece(COIN, place, (tokens.COIN,), self.say("table-coin"), kind="token", round=True,
                     size=(side, side), at=(x, (h - side * 0.62) / h), tip=self.say("table-coin-tip"))  # fmt: skip
        return [sorter] if self.table.facts.level == 1 else [sorter, coin]  # there is nothing to pay (KG-11.21)

    def _tool_side(self, plate: Box) -> tuple[float, bool]:
        """How large the things that lie on one's own plate are, and whether it is too low for one above the other."""
        side = TARGET * self.table.kit.ctx.scale
        return side, plate[3] < side * 2.3

    def _looked_at(self, plan: Plan, view: TableSeen) -> list[Piece]:
        if not self.looks(view):
            return []
        ground = Piece(GROUND, GROUND, (tokens.PANEL,), kind="token", size=plan.looking[2:], facts=False, reached=False)
        return [ground, *(self._card(seen, LOOKING, None, cost=True) for seen in told_cards(view["looking"]))]

    # --- questions

    def thing(self, card: int) -> Id | None:
        """A card on the table, or None if the viewer cannot see it."""
        return card if card in self.cards else None


def _is_near(corner: tuple[float, float], box: tuple[float, float, float, float]) -> bool:
    """Whether a sign at this corner would reach into a box."""
    x, y, wide, high = box
    return x - SIGN < corner[0] < x + wide and y - SIGN < corner[1] < y + high


def _fitting(box: tuple[float, float, float, float]) -> tuple[float, float]:
    return box[3] / 1.4, box[3]


def _share(point: tuple[float, float], box: tuple[float, float, float, float]) -> tuple[float, float]:
    return (point[0] - box[0]) / box[2], (point[1] - box[1]) / box[3]


def _role(now: int, printed: int) -> str:
    return "good" if now > printed else "harm" if now < printed else "ink"


def _plain_role(role: str) -> str:
    return "harm_text" if role == "harm" else role
