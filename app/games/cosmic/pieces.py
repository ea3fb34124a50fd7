"""What lies on the table of Cosmic Encounter: planets with stacks of ships, gate, warp, plates, cards, totals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Literal, cast

from app.games.cosmic import faces
from app.games.cosmic.option_words import PLANETS, SEATS
from app.games.cosmic.plan import CARD, Plan, centre, stack_spots, stack_width
from app.games.cosmic.plates import PORTRAIT, shape
from app.table.model import Box, Id, Piece, Place
from art.cosmic.board import gate_heading, gate_outline, gate_spots, marker_size, track_spot
from art.cosmic.pieces import TOKENS, ship_size
from art.seats import SEAT_SYMBOLS
from rules import Decision
from rules.core.decisions import Option
from rules.cosmic.printed.words import LOST, WON
from rules.cosmic.questions import ALIENS

if TYPE_CHECKING:
    from app.games.cosmic.table import CosmicTable
    from rules.cosmic.seen import EncounterSeen, PlanetSeen, SheetSeen, TableSeen

Spot = tuple[float, float, float, float]  # centre and size

TABLE, LOOKING, CLOTH = "table", "looking", "cloth"
OVER = "over"  # what stands on cards
GATE, WARP, BESIDE = "gate", "warp", "beside"  # as the rules name these places of ships
DECK, DISCARD, PLAY = "deck", "discard", "play"  # and these piles
DEAL = "deal"  # the board of a deal, in the middle
BACKS = {"deck": "cosmic", "destiny": "destiny", "tech_deck": "technology"}
OpenPile = Literal["discard", "destiny_discard", "tech_discard"]
OPEN_PILES: tuple[OpenPile, ...] = ("discard", "destiny_discard", "tech_discard")
WARP_REACH = 0.34  # of the pool's middle, where stacks in the warp stand; as a share of its width
WARP_SHIP, GATE_SHIP, SIDE_SHIP = 0.17, 0.34, 0.8  # width of stacks: of the warp, of the gate, of the row of helpers
TOKEN = 0.3  # of a planet
# Marks: who wins is decided otherwise than by the totals; a power counts until the end of the encounter.
WINNER, TURNED, IN_FORCE = "winner", "rotate", "star"
ASIDE = 0.36  # of a plate's height, for cards laid aside
LOOKED_AT = 0.8  # of the board's width, for cards that are shown to be chosen from
SAYS_ALL_EM = 12.5  # width of such a card on which its whole text is easily read
SHEET_TALL, CARD_TALL = 0.72, 0.52  # of the board's height, at most, for each sheet or card among them


def planet_id(planet: int) -> str:
    return f"planet:{planet}"


def stack_id(place: str, seat: int) -> str:
    return f"ships:{place}:{seat}"


def seat_id(seat: int) -> str:
    return f"seat:{seat}"


def sheet_id(sheet: int) -> str:
    return f"sheet:{sheet}"


def source_thing(source: Sequence[Any]) -> Id:
    """The sheet or the card that something comes from."""
    return sheet_id(source[1]) if source[0] == "sheet" else int(source[1])


def slot_id(slot: int) -> str:
    return f"slot:{slot}"


def aside_id(seat: int) -> str:
    """As the rules name the place."""
    return f"aside:{seat}"


def laid_id(slot: int) -> str:
    return f"laid:{slot}"


def total_id(slot: int) -> str:
    return f"total:{slot}"


def alien_id(alien: str) -> str:
    return f"alien:{alien}"


def offered(asked: Decision | None) -> Sequence[Any]:
    """What a question offers."""
    return (*getattr(asked, "options", ()), *getattr(asked, "items", ()))


class PieceMaker:
    """Makes places and pieces of one view."""

    def __init__(self, table: CosmicTable) -> None:
        self.table = table
        self.plan: Plan
        self.view = cast("TableSeen", {})
        self.tallest = CARD_TALL  # of what is chosen from now

    def say(self, name: str, **values: object) -> str:
        return self.table.say(name, **values)

    @property
    def met(self) -> EncounterSeen:
        return self.view["encounter"] or cast("EncounterSeen", {})

    # --- places

    def places(self, plan: Plan, view: TableSeen, own: int | None, looked_at: Sequence[Id]) -> list[Place]:
        self.plan, self.view = plan, view
        wide, high = plan.room
        made = [Place(TABLE, (0.0, 0.0, float(wide), float(high)), "free", frame=False)]
        made += [self._pile(name, box) for name, box in plan.piles.items()]
        for slot, side in enumerate(plan.sides):
            made.append(Place(slot_id(slot), side.card, "slot", icon="cosmic_attack", size=side.card[2:]))
        for seat, box in plan.labs.items():
            card = self._lab_card(seat)
            made.append(Place(f"lab:{seat}", box, "row", icon="cosmic_technology", size=(card, card * CARD)))
        made.append(Place(OVER, made[0].box, "free", frame=False))
        for seat, box in plan.plates.items():
            if seat != own:
                small = plan.piles[DECK][2:]
                made.append(Place(f"hand:{seat}", box, "free", frame=False, owner=seat, size=small))
        for seat, mine in enumerate(view["seats"]):
            if mine["aside"]:
                made.append(self._aside_place(seat))
        if own is not None:
            made.append(
                Place(f"hand:{own}", (0, 0, 1, 1), "fan", self.say("hand"), size=(100, 140), hand=True, owner=own)
            )
        if view["deal"] is not None:
            made.append(Place(DEAL, plan.middle, "free", frame=False))
        if looked_at:
            row = self._looking(len(looked_at))
            made += [Place(CLOTH, row.box, "free", frame=False), row]
        return made

    def _aside_place(self, seat: int) -> Place:
        """Cards laid aside lie at the right end of their player's plate, over the name of the alien."""
        x, y, w, h = self.plan.plates[seat]
        tall = h * ASIDE
        box = (x + w * PORTRAIT, y + h * ASIDE, w * (1 - PORTRAIT) - 4, tall)
        return Place(
            aside_id(seat), box, "row", frame=False, owner=seat, size=(tall / CARD, tall), tip=self.say("aside")
        )

    def _pile(self, name: str, box: Box) -> Place:
        says = self.say(name.replace("_", "-"))
        if name in BACKS:
            back = (faces.BACK, BACKS[name])
            view = self.view
            count = {"deck": view["deck"], "destiny": view["destiny"], "tech_deck": view["tech_deck"]}[name]
            return Place(name, box, "pile", says, size=box[2:], count=count, back=back, frame=False)
        if name == PLAY:
            return Place(name, box, "row", icon="cosmic_artifact", size=box[2:], tip=says)
        return Place(name, box, "pile", icon="trash", size=box[2:], tip=says)

    def _looking(self, count: int) -> Place:
        """Cards to choose from lie in the middle, as large as they fit in one row or several."""
        wide, high = self.plan.room
        best = 0.0
        for rows in range(1, 6):
            columns = -(-count // rows)
            best = max(best, min(wide * LOOKED_AT / columns - 10, (high * 0.86 / rows - 10) / CARD))
        card = min(best, high * self.tallest / CARD)
        columns = min(count, max(1, int((wide * LOOKED_AT) // (card + 10))))
        rows = -(-count // columns)
        tall = min(high, rows * (card * CARD + 10) + 10)
        across = min(wide * LOOKED_AT, columns * (card + 10) + 30)
        box = ((wide - across) / 2, (high - tall) / 2, across, tall)
        # no caption: the rings round the cards would cut it, and the question says what they are for
        return Place(LOOKING, box, "grid", tip=self.say("looking"), size=(card, card * CARD))

    def looked_at(self, view: TableSeen, asked: Decision | None) -> list[Id]:
        """Cards and aliens that are offered and lie nowhere in sight."""
        if asked is None:
            return []
        self.tallest = SHEET_TALL if asked.prompt in ALIENS else CARD_TALL
        if asked.prompt in ALIENS:
            return [option if isinstance(option, int) else alien_id(option) for option in offered(asked)]
        lying = {card for seat in view["seats"] for card in seat["hand"] if seat is view["seats"][asked.seat]}
        lying |= {tech["card"] for seat in view["seats"] for tech in seat["lab"] if tech["card"] is not None}
        lying |= {card for pile in (view["in_play"], *(view[name] for name in OPEN_PILES)) for card in pile[-1:]}
        found = [card for option in offered(asked) for card in self._cards_of(asked, option) if card not in lying]
        return list(dict.fromkeys(found))

    def _cards_of(self, asked: Decision, option: Option) -> list[int]:
        """The cards that an option names."""
        if isinstance(option, int):
            return [] if asked.prompt in SEATS or asked.prompt in PLANETS else [option]
        return [part for part in self.table.gestures.path(asked, option) if isinstance(part, int)]

    # --- pieces

    def pieces(self, looked_at: Sequence[Id], own: int | None, asked: Decision | None) -> list[Piece]:
        made = [self._warp(), *self._markers(), *self._stacks(WARP, self.view["warp"], self._warp_spots())]
        for planet in range(len(self.view["planets"])):
            made += self._planet(planet)
        made += [*self._gate(), *self._sides()]
        for seat in self.plan.order:
            made += [*self._plate(seat), *self._lab(seat)]
        made += self._cards(own)
        if looked_at:
            made.append(self._veil(len(looked_at)))
        choosing = asked is not None and asked.prompt in ALIENS
        large = bool(looked_at) and self._looking(len(looked_at)).size[0] >= SAYS_ALL_EM * self.plan.em
        return made + [replace(self._looked_at(thing, choosing), says_all=large) for thing in looked_at]

    def _veil(self, count: int) -> Piece:
        """What is chosen from lies on a cloth of its own."""
        size = self._looking(count).box[2:]
        return Piece(CLOTH, CLOTH, (faces.CLOTH,), kind="token", size=size, facts=False, reached=False)

    def _lay(self, id: Id, spot: Spot, art: Any, name: str, **more: Any) -> Piece:
        x, y, w, h = spot
        wide, high = self.plan.room
        return Piece(id, TABLE, art, name, kind="token", size=(w, h), at=(x / wide, y / high), **more)

    def colour(self, seat: int) -> str:
        return str(self.view["seats"][seat]["colour"])

    # --- ships

    def _stack(self, place: str, seat: int, count: int, middle: tuple[float, float], width: float) -> Piece:
        art = (faces.SHIPS, self.colour(seat), seat, count, place == WARP)
        wide, high = ship_size(max(6, int(width)), count)
        words = self.table.wording
        name = self.say("stack", seat=words.seat(seat), ships=words.ships(count))
        return self._lay(stack_id(place, seat), (*middle, wide, high), art, name, owner=seat)

    def ships_shown(self, seat: int, count: int) -> tuple[faces.Art, tuple[float, float], str]:
        """So many ships of somebody as a stack, wherever it stands: its picture, its shape and its name."""
        wide, high = ship_size(100, count)
        words = self.table.wording
        name = self.say("stack", seat=words.seat(seat), ships=words.ships(count))
        return (faces.SHIPS, self.colour(seat), seat, count, False), (float(wide), float(high)), name

    def _stacks(
        self, place: str, ships: Sequence[int], spots: tuple[float, Sequence[tuple[float, float]]]
    ) -> list[Piece]:
        """Everybody's ships in a place that has a spot for each who is there."""
        width, where = spots
        there = [seat for seat, count in enumerate(ships) if count]
        return [self._stack(place, seat, ships[seat], spot, width) for seat, spot in zip(there, where, strict=False)]

    def _warp_spots(self) -> tuple[float, list[tuple[float, float]]]:
        """Around the middle of the pool, each seat towards its own system."""
        x, y = centre(self.plan.warp)
        size = self.plan.warp[2]
        there = [seat for seat, count in enumerate(self.view["warp"]) if count]
        found = []
        for place in range(len(there)):
            dx, dy = _around(place, len(there))
            found.append((x + dx * size * WARP_REACH * 0.62, y + dy * size * WARP_REACH * 0.62))
        return size * WARP_SHIP, found

    # --- planets

    def _planet(self, planet: int) -> list[Piece]:
        seen = self.view["planets"][planet]
        home = seen["home"]
        number = [one["home"] for one in self.view["planets"][:planet]].count(home)
        box = self.plan.planets[home][number]
        x, y = centre(box)
        side = box[2]
        art = (faces.PLANET, self.colour(home), number, home, seen["destroyed"])
        name = self.table.wording.planet(planet)
        aimed = self.met.get("planet", -1) == planet
        made = [
            self._lay(planet_id(planet), (x, y, side, side), art, name, owner=home, round=True, dim=seen["destroyed"],
                      printed=True, states=("cosmic_gate",) if aimed else ())
        ]  # fmt: skip
        there = [(seat, count) for seat, count in enumerate(seen["ships"]) if count]
        _, spots = stack_spots(len(there))
        for (seat, count), (dx, dy) in zip(there, spots, strict=False):
            width = stack_width(side, len(there), ship_size(100, count)[1] / 100)
            made.append(self._stack(planet_id(planet), seat, count, (x + dx * side, y + dy * side), width))
        return made + self._beside_planet(planet, seen, (x, y), side)

    def _beside_planet(self, planet: int, seen: PlanetSeen, middle: tuple[float, float], side: float) -> list[Piece]:
        """Tokens and cards at the upper edge of a planet, inside the board."""
        x, y = middle[0] + side * 0.36, middle[1] - side * 0.36
        made = []
        for token in self.view["tokens"]:
            kind = self.view["cards"].get(str(token[0]), "")
            if planet_id(planet) in token[2] and kind in TOKENS:
                spot = (x, y, side * TOKEN, side * TOKEN)
                made.append(self._lay(f"token:{token[0]}:{planet}", spot, (faces.TOKEN, kind),
                                      self.table.wording.piece(kind), round=True))  # fmt: skip
        wide = side * TOKEN
        for place, card in enumerate(seen["cards"]):
            at = max(wide / 2, middle[0] - side * 0.36) + place * wide * 0.4, max(wide * CARD / 2, y)
            spot = (*at, wide, wide * CARD)
            made.append(self._lay(card, spot, self.card_art(card), self.table.wording.card(card)))
        return made

    # --- warp and gate

    def _warp(self) -> Piece:
        x, y = centre(self.plan.warp)
        size = self.plan.warp[2]
        return self._lay(
            WARP, (x, y, size, size), (faces.WARP, self.view["needed"]), self.say("warp"), round=True, printed=True
        )

    def _markers(self) -> list[Piece]:
        """Everybody's foreign colonies on the rim of the warp (CE-1.4)."""
        left, top, size, _ = self.plan.warp
        goal = self.view["needed"]
        counts = [min(goal, seat["foreign"]) for seat in self.view["seats"]]
        made = []
        for seat, count in enumerate(counts):
            same = [other for other, one in enumerate(counts) if one == count]
            x, y = track_spot(int(size), count, same.index(seat), len(same), goal)
            side = marker_size(int(size), len(same), goal)
            name = self.say("colonies", seat=self.table.seat_name(seat), count=self.view["seats"][seat]["foreign"])
            made.append(
                self._lay(f"colony:{seat}", (left + x, top + y, side, side), (faces.MARKER, self.colour(seat), seat),
                          name, owner=seat, round=True)
            )  # fmt: skip
        return made

    def heading(self) -> float:
        """Where the gate points: at the planet, until it is aimed at the system, at rest at the warp."""
        met = self.met
        pivot = self.plan.pivot
        if met.get("planet", -1) >= 0:
            return gate_heading(pivot, self.planet_middle(met["planet"]))
        return gate_heading(pivot, centre(self.plan.warp))

    def planet_middle(self, planet: int) -> tuple[float, float]:
        homes = [one["home"] for one in self.view["planets"]]
        return centre(self.plan.planets[homes[planet]][homes[:planet].count(homes[planet])])

    def _gate(self) -> list[Piece]:
        """The gate, and on it the offense foremost, the allies behind."""
        x, y = self.plan.pivot
        size, turn = self.plan.gate[2], self.heading()
        aimed = self.met.get("planet", -1) >= 0
        corners = gate_outline(self.plan.length, turn)
        made = [self._lay(GATE, (x, y, size, size), (faces.GATE, self.plan.length, aimed), self.say("gate"), angle=turn,
                          outline=tuple((0.5 + dx / size, 0.5 + dy / size) for dx, dy in corners))]  # fmt: skip
        ships = self.view["gate"]
        there = [seat for seat, count in enumerate(ships) if count]
        there.sort(key=lambda seat: seat != self.met.get("offense", -1))
        spots = gate_spots(self.plan.length, turn, len(there))
        for seat, (dx, dy) in zip(there, spots, strict=True):
            made.append(self._stack(GATE, seat, ships[seat], (x + dx, y + dy), self.plan.length * GATE_SHIP))
        return made

    # --- the encounter

    def _sides(self) -> list[Piece]:
        made: list[Piece] = []
        met = self.met
        row = self.plan.sides[1].ships
        there = [seat for seat, count in enumerate(self.view["beside"]) if count]
        pitch = row[2] / max(1, len(there))
        width = min(row[3] * SIDE_SHIP, pitch)
        spots = [(row[0] + pitch * (place + 0.5), row[1] + row[3] / 2) for place in range(len(there))]
        made += self._stacks(BESIDE, self.view["beside"], (width, spots))
        if not met or met["defense"] < 0:
            return made
        counted, parts = self._is_counted(), [self.parts(slot) for slot in (0, 1)]
        turned = [words for _, changed, words in self.table.wording.effects(met) if WINNER in changed]
        rows = max(map(len, parts)) - counted
        for slot, side in enumerate(self.plan.sides):
            x, y = centre(side.total)
            whose = self.say(("offense", "defense")[slot], seat=self.table.seat_name(self._main(slot)))
            standing = "" if not counted else "best" if met["outcome"] == (WON, LOST)[slot] else "plain"
            art = (faces.TOTAL, slot, self._main(slot), self.colour(self._main(slot)), parts[slot], rows, standing)
            tip, states = "\n".join(turned), (TURNED,) if turned else ()
            made.append(self._lay(total_id(slot), (x, y, *side.total[2:]), art, whose, tip=tip, states=states))
            laid = met["laid"][slot]
            if laid is not None:
                up = met["shown"] or laid != "back"
                art = (faces.BACK, "cosmic") if laid == "back" else self.card_art(laid)
                words = self.table.wording
                name = words.texts("cosmic-hidden-card") if laid == "back" else words.card(laid)
                made.append(
                    Piece(laid_id(slot), slot_id(slot), art, name, side="face" if up else "back", main=True, tip=whose)
                )
        return made

    def _is_counted(self) -> bool:
        """CE-4.52: only two attacks are; a negotiation has no totals."""
        return bool(self.met["totals"]) and all(face[0] == "attack" for face in self.met["shown"])

    def _main(self, slot: int) -> int:
        return int(self.met["defense" if slot else "offense"])

    def parts(self, slot: int) -> tuple[tuple[str, str], ...]:
        """The parts of a side's total with their names, the sum last; what is still hidden is asked for.

        Card and ships are told as they are, then what was added and what each power or card makes of it.
        """
        met, words = self.met, self.table.wording
        if not met["parts"]:
            own, allies = self._ships(slot)
            return self._named_parts(self._value(slot), own, allies, (), self._total(slot))
        parts, total = met["parts"][slot], met["totals"][slot]
        own, allies = (parts["own"], parts["allies"]) if met["outcome"] else self._ships(slot)
        more = [(words.cause(why), number) for at, number, why in met["added"] if at == slot]
        more += [(words.source(source), by[slot]) for source, *by in met["changes"] if by[slot]]
        rest = total - own - allies - sum(number for _, number in more)
        if met["outcome"]:  # the card is known; what remains came from powers that are no longer in force
            more += [(self.say("part-powers"), rest - parts["card"])] if rest != parts["card"] else []
            rest = parts["card"]
        return self._named_parts(
            str(rest) if met["shown"][slot][0] == "attack" or rest else "–", own, allies, more, self._total(slot)
        )

    def _total(self, slot: int) -> int | None:
        return self.met["totals"][slot] if self._is_counted() else None

    def _named_parts(
        self, card: str, own: int, allies: int, more: Sequence[tuple[str, int]], total: int | None
    ) -> tuple[tuple[str, str], ...]:
        said = [(self.say("part-card"), card), (self.say("part-ships"), str(own))]
        said += [(self.say("part-allies"), str(allies))] if allies else []
        said += [(name, f"{number:+}") for name, number in more]
        said += [(self.say("part-total"), str(total))] if total is not None else []
        return tuple((name[:1].upper() + name[1:], number.replace("-", "−")) for name, number in said)

    def _value(self, slot: int) -> str:
        """What a side's card counts: hidden, a number, or nothing for one that is no attack."""
        if not self.met["shown"]:
            return "?"
        kind, value = self.met["shown"][slot]
        return str(value) if kind == "attack" else "–"

    def _ships(self, slot: int) -> tuple[int, int]:
        """How many ships stand there now: the main player's and the allies'."""
        met, main = self.met, self._main(slot)
        here = self.view["beside"] if slot else self.view["gate"]
        own = here[main]
        if slot and met["planet"] >= 0:
            own += self.view["planets"][met["planet"]]["ships"][main]
        return own, sum(here) - here[main]

    # --- players

    def _plate(self, seat: int) -> list[Piece]:
        x, y, w, h = self.plan.plates[seat]
        mine = self.view["seats"][seat]
        sheets = [number for number, sheet in enumerate(self.view["sheets"]) if sheet["holder"] == seat]
        aliens = tuple(self.table.wording.sheet(number) for number in sheets)
        laid = shape(self.table.kit.ctx, (w, h), self.plan.em, self.table.seat_name(seat), aliens)
        tall, room = h * laid.above, w * laid.inset
        each = room / max(1, len(sheets))
        in_force = {design for design, _, _ in self.table.wording.effects(self.met)}
        made = []
        for place, number in enumerate(sheets):
            sheet = self.view["sheets"][number]
            spot = (x + each * (place + 0.5), y + tall / 2, each - 2, tall)
            kept = [value for value in sheet["marks"].values() if type(value) is int and value > 0]
            badge = self._role(seat) if not place else ""
            face = (
                faces.PORTRAIT, sheet["alien"], self._state(sheet), sheet["face_up"], sheet["cards"], sum(kept), badge,
            )  # fmt: skip
            made.append(
                self._lay(
                    sheet_id(number),
                    spot,
                    face,
                    self.table.wording.sheet(number),
                    owner=seat,
                    main=True,
                    states=(IN_FORCE,) if sheet["alien"] in in_force else (),
                )
            )
        facts = (
            ("cosmic_colony", f"{mine['foreign']}/{self.view['needed']}"),
            ("cosmic_home", str(mine["home"])),
            ("card", str(mine["cards"])),
        )
        active = self.view["active"] == seat
        art = (faces.PLATE, seat, mine["colour"], self.table.seat_name(seat), aliens, active, facts, laid)
        tip = self.say("plate", foreign=mine["foreign"], needed=self.view["needed"], home=mine["home"],
                       cards=mine["cards"])  # fmt: skip
        spot = (x + w / 2, y + h / 2, w, h)
        return [self._lay(seat_id(seat), spot, art, self.table.seat_name(seat), owner=seat, tip=tip), *made]

    def _role(self, seat: int) -> str:
        """offense, defense or ally of one, as an icon."""
        met = self.met
        if not met:
            return ""
        if seat in (met["offense"], met["defense"]):
            return "cosmic_offense" if seat == met["offense"] else "cosmic_defense"
        return "cosmic_ally" if met["sides"][seat] else ""

    def _state(self, sheet: SheetSeen) -> str:
        """A sheet whose power is being used or answered is lit."""
        number = self.view["sheets"].index(sheet)
        if any(source[0] == "sheet" and source[1] == number for _, _, source, _ in self.view["stack"]):
            return "lit"
        return "zapped" if sheet["zapped"] else "ready" if sheet["works"] else "lost"

    def _lab_card(self, seat: int) -> float:
        """As wide as the technologies of a player can be side by side."""
        _, _, wide, high = self.plan.labs[seat]
        return min(high * 0.9 / CARD, wide * 0.8 / max(1, len(self.view["seats"][seat]["lab"])))

    def _lab(self, seat: int) -> list[Piece]:
        """Technologies with the ships that research them (CE-9.44)."""
        made: list[Piece] = []
        if seat not in self.plan.labs:
            return made
        x, y, w, h = self.plan.labs[seat]
        card = self._lab_card(seat)
        lab = self.view["seats"][seat]["lab"]
        for place, tech in enumerate(lab):
            known = tech["card"]
            id: Id = known if known is not None else tech["place"]
            art = self.card_art(known) if known is not None else (faces.BACK, "technology")
            words = self.table.wording
            name = words.card(known) if known is not None else words.texts("cosmic-place-lab")
            made.append(Piece(id, f"lab:{seat}", art, name, side="face" if known is not None else "back"))
            if tech["ships"]:
                spot = (x + w * (place + 0.5) / len(lab), y + h * 0.8)
                ships = self._stack(tech["place"], seat, tech["ships"], spot, card * 0.6)
                made.append(replace(ships, place=OVER))
        return made

    # --- cards

    def card_art(self, card: int) -> tuple[Any, ...]:
        return self.design_art(self.view["cards"][str(card)])

    def design_art(self, design: str) -> tuple[Any, ...]:
        """A destiny card of a colour bears the sign of whoever plays that colour."""
        colour = getattr(self.table.wording.content[design], "colour", "")
        colours = [seat["colour"] for seat in self.view["seats"]]
        return (faces.CARD, design, SEAT_SYMBOLS[colours.index(colour)]) if colour in colours else (faces.CARD, design)

    def _card(self, card: int, place: str) -> Piece:
        return Piece(card, place, self.card_art(card), self.table.wording.card(card))

    def _cards(self, own: int | None) -> list[Piece]:
        made = [self._card(card, PLAY) for card in self.view["in_play"]]
        for name in OPEN_PILES:
            if name in self.plan.piles:
                made += [self._card(card, name) for card in self.view[name]]
        for seat, mine in enumerate(self.view["seats"]):
            made += [self._aside(seat, place, card) for place, card in enumerate(mine["aside"])]
        if own is not None:
            made += [self._card(card, f"hand:{own}") for card in self.view["seats"][own]["hand"]]
        return made

    def _aside(self, seat: int, place: int, card: int | None) -> Piece:
        if card is not None:
            return self._card(card, aside_id(seat))
        name = self.table.wording.texts("cosmic-hidden-card")
        return Piece(f"{aside_id(seat)}:{place}", aside_id(seat), (faces.BACK, "cosmic"), name, side="back", owner=seat)

    def _looked_at(self, thing: Id, choosing: bool) -> Piece:
        if isinstance(thing, str):
            alien = thing.partition(":")[2]
            art = (faces.ALIEN, alien)
            return Piece(thing, LOOKING, art, self.table.wording.piece(alien))
        design = self.table.wording.design(thing)
        if choosing and design is not None:  # a flare stands for its alien (CE-3.4)
            alien = self.table.wording.content[design].alien
            return Piece(thing, LOOKING, (faces.ALIEN, alien), self.table.wording.piece(alien))
        if design is not None:
            return self._card(thing, LOOKING)
        return Piece(thing, LOOKING, (faces.BACK, "cosmic"), self.table.wording.texts("cosmic-hidden-card"))


def _around(place: int, count: int) -> tuple[float, float]:
    """A spot in the middle, or one of several on a circle."""
    if count == 1:
        return 0.0, 0.0
    turns = {
        2: ((-1, 0), (1, 0)),
        3: ((0, -1), (-0.9, 0.6), (0.9, 0.6)),
        4: ((-0.8, -0.8), (0.8, -0.8), (-0.8, 0.8), (0.8, 0.8)),
    }
    five = ((0.0, 0.0), (-1, -0.8), (1, -0.8), (-1, 0.8), (1, 0.8))
    dx, dy = turns.get(count, five)[place]
    return float(dx), float(dy)
