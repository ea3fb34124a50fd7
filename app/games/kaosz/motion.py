"""How the events of Káosz are seen: shots, hits, ships that break up, bombs, crew on foot, cards of others (look.md).

Turning, flipping, drawing and discarding of known cards are the toolkit's; what flies here is decoration over it.
Everything keeps to the times of UX section 3, and with reduced motion only fades remain (UX-29).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from app.games.kaosz import faces, tokens
from app.games.kaosz.lane import Lane, target_of
from app.games.kaosz.lane_words import signed
from app.games.kaosz.sparks import Bolt, Bombs, Breakup, Crack
from app.table.arrange import Shown
from app.table.model import GreatMoment, Id, MomentSide, Piece, Played
from app.table.motion import moves
from app.table.motion.sparks import FLASH_MS, Flash, Sparks, shaken
from app.table.motion.steps import Cue, InTurn, MotionStep, Together
from app.table.motion.tween import FADE_MS, Pose, Tween, ease_in_out
from app.table.performer import Ghost
from app.table.roles.motion import MotionRole
from app.table.stage import Stage
from art.geometry import around
from rules import Event

if TYPE_CHECKING:
    from app.games.kaosz.table import KaoszTable


HARDEST = 6  # armor lost at once, or bombs, that look as heavy as can be
BOLT_MS, CRACK_MS, DRIFT_MS, BREAK_MS, BOMBS_MS = 200.0, 160.0, 180.0, 620.0, 420.0
SPREAD, WAY = 0.19, 137.5  # how far from a world's middle bombs hit, and by how many degrees each beside the last one
HOP_MS, HOPS, TILT = 110.0, 3, 6.0
SOUNDS = {"move": "card", "rotate": "rotate", "turn": "flip", "shuffle": "shuffle", "credits": "chip",
          "develop": "chip", "stacked": "flip", "negated": "error", "turn_begins": "turn"}  # fmt: skip

Found = tuple[Id, Id | None, Id | None]


class Motion(MotionRole):
    """Steps for events; remembers who fired at whom, because damage is told later than the shot."""

    table: KaoszTable
    tells_as_it_was = True

    def __init__(self, table: KaoszTable) -> None:
        super().__init__(table)
        self._blows: list[tuple[int, tuple[int, ...]]] = []
        self._bombers: tuple[int, ...] = ()
        self._falling: tuple[Id, int] | None = None  # the pile that is bombed, and how many cards it has lost
        self._number = 0
        self._told: Stage | None = None
        self._taken: set[Id] = set()

    # --- where things are

    @property
    def _after(self) -> Stage | None:
        return self.table.kit.desk.stage

    @property
    def _before(self) -> Stage | None:
        return self.table.kit.desk.performer.before

    @property
    def sparks(self) -> Sparks:
        return self.table.kit.desk.performer.sparks

    @property
    def _reduced(self) -> bool:
        return self.table.kit.timeline.reduced

    def _pose(self, thing: Id) -> Pose | None:
        """Where a thing was before this change, otherwise where it is now."""
        for stage in (self._before, self._after):
            if stage is not None and stage.knows(thing):
                return stage.pose(thing)
        return None

    def _name(self, what: str) -> str:
        self._number += 1
        return f"{what}:{self._number}"

    def renew(self, lane: Lane | None) -> None:
        """A view with announced shots or bombers: they are still known when their effect is told."""
        if lane is not None and lane.shots:
            self._blows = [(shot.ship, shot.targets) for shot in lane.shots]
        if lane is not None and lane.bombers:
            self._bombers = lane.bombers

    # --- steps

    def steps(self, event: Event) -> Sequence[MotionStep] | None:
        data = event.data
        match event.kind:
            case "announced":
                self._remember(data["what"])
            case "return_fire":
                self._blows.append((data["card"], tuple(data["targets"])))
            case "combat_over":
                self._blows, self._bombers, self._falling = [], (), None
            case "armor" if data["by"] < 0:
                return self._hit(data["card"], self.blow(event))
            case "destroyed":
                return self._break_up(data["card"])
            case "bombardment":
                return self._bomb(data)
            case "move":
                return self._walk(data)
            case "turn_begins":
                return self._turn(data)
        return None

    def _remember(self, what: Sequence[Any]) -> None:
        verb, *rest = what
        if verb == "shot":
            self._blows = [(rest[0], tuple(rest[1:]))]
        elif verb in ("bombard", "stealth"):
            self._bombers = tuple(rest)

    def _shooter(self, card: int) -> int | None:
        """Who fired at a card; with Formation a ship is hit that nobody aimed at."""
        aimed = [ship for ship, targets in self._blows if card in targets]
        others = [ship for ship, _ in self._blows if self._seat(ship) != self._seat(card)]
        return next(iter(aimed or others), None)

    def _seat(self, card: int) -> int | None:
        for stage in (self._before, self._after):
            piece = stage.tableau.piece(card) if stage is not None else None
            if piece is not None:
                return piece.owner
        return None

    def _hit(self, card: int, hard: float) -> list[MotionStep] | None:
        """A bolt crosses the lane; where it arrives the ship shakes and flashes, and splinters fly."""
        end = self._pose(card)
        if end is None or self._reduced:
            return None
        shooter = self._shooter(card)
        start = self._pose(shooter) if shooter is not None else None
        made: list[MotionStep] = []
        if start is not None and shooter != card:
            bolt = self.sparks.clip("bolt", Bolt((start.x, start.y), (end.x, end.y), BOLT_MS))
            made.append(Together(Cue("sound:shot"), bolt, Tween(card, end, end, BOLT_MS)))
        made.append(Together(*self.sparks.burst(end, hard), InTurn(*shaken(card, end, hard))))
        return [InTurn(*made)]

    def _break_up(self, card: int) -> list[MotionStep] | None:
        """Crack, drift, then the card bursts into pieces; all gone within a second."""
        before = self._before
        shown = before.of(card) if before is not None else None
        pose = before.pose(card) if before is not None else None
        if shown is None or pose is None:
            return None
        gone = replace(pose, alpha=0.0)
        if self._reduced:
            return [Tween(card, pose, gone, FADE_MS)]
        adrift = replace(pose, x=pose.x + shown.size[0] * 0.08, y=pose.y - shown.size[1] * 0.05, angle=pose.angle + 7)
        art = shown.piece.art
        crack = self.sparks.clip("crack", Crack((pose.x, pose.y), shown.size, pose.angle, CRACK_MS))
        broken = Breakup((adrift.x, adrift.y), shown.size, adrift.angle, art, card, BREAK_MS)
        return [
            InTurn(
                Together(crack, Tween(card, pose, pose, CRACK_MS)),
                Tween(card, pose, adrift, DRIFT_MS),
                Cue("sound:boom"),
                Together(
                    self.sparks.clip("break", broken), Tween(card, adrift, replace(adrift, alpha=0.0), FADE_MS / 2)
                ),
            )
        ]

    def _bomb(self, data: Any) -> list[MotionStep] | None:
        """Bombs fall on what is attacked: on a colony one for each card that it loses, otherwise all together."""
        target = target_of(data["what"], data["card"], data["seat"])
        self._falling = (target, 0) if data["what"] in ("colony", "hq") else None
        return self._fall(target, self._starts()) if data["what"] != "colony" else []

    def _starts(self) -> list[Pose]:
        return [pose for ship in self._bombers if (pose := self._pose(ship)) is not None]

    def _fall(self, target: Id, starts: Sequence[Pose], number: int = 0) -> list[MotionStep]:
        """Bombs from these places at once, and the flash where they hit: on a world each in another spot."""
        end = self._pose(target)
        if end is None or not starts:
            return []
        world = self._pose(f"pile:{target}")
        if world is not None:
            x, y = around(world.x, world.y, world.scale * SPREAD, WAY * number)
            end = replace(end, x=x, y=y)
        if self._reduced:
            return [Cue("sound:boom")]
        bombs = self.sparks.clip("bombs", Bombs(tuple((pose.x, pose.y) for pose in starts), (end.x, end.y), BOMBS_MS))
        flash = self.sparks.clip("flash", Flash((end.x, end.y), end.scale * 1.1, FLASH_MS))
        return [InTurn(bombs, Cue("sound:boom"), flash)]

    def lead(self, event: Event) -> list[MotionStep]:
        """The bomb that takes this card out of its pile: the bombers drop theirs in turn (KG-7.53)."""
        if self._falling is None or event.data["origin"] != self._falling[0]:
            return []
        target, dropped = self._falling
        self._falling = (target, dropped + 1)
        starts = self._starts()
        drops = bool(starts) and str(target).startswith("colony")  # on the HQ they have fallen already
        return self._fall(target, starts[dropped % len(starts) :][:1], dropped) if drops else []

    def played(self, event: Event, seat: int | None) -> Played | None:
        return played(self.table, event, seat)

    def great_moment(self, event: Event, seat: int | None) -> GreatMoment | None:
        if event.kind == "bombardment_successful" and self._falling is not None:
            return emptied(self.table, self._falling[0])
        return great_moment(self.table, event)

    def at_once(self, before: Event, event: Event) -> bool:
        """KG-7.43, 7.45: all blows of a shot hit together, and what they destroy goes together."""
        return before.kind == event.kind and event.kind in ("armor", "destroyed")

    def _walk(self, data: Any) -> list[MotionStep] | None:
        """Crew goes aboard and comes back on foot: a few rocking steps."""
        ends = {str(data["origin"]).partition(":")[0], str(data["to"]).partition(":")[0]}
        card, before, after = data.get("card"), self._before, self._after
        if ends != {"cantina", "on"} or card is None or before is None or after is None or self._reduced:
            return None
        start, end = before.pose(card), after.pose(card)
        if start is None or end is None:
            return None
        spots = [start]
        for hop in range(1, HOPS + 1):
            part, tilt = hop / HOPS, TILT if hop % 2 else -TILT
            angle = end.angle if hop == HOPS else start.angle + tilt
            spots.append(_between(start, end, part, angle))
        hops = [
            Tween(card, a, b, HOP_MS, arc=end.scale * 0.14, lift=0.25, ease=ease_in_out) for a, b in pairwise(spots)
        ]
        return [InTurn(Cue("sound:tick"), *hops)]

    def _turn(self, data: Any) -> list[MotionStep]:
        performer = self.table.kit.desk.performer
        seat = self.table.seat_name(data["seat"])
        performer.banner = self.table.texts("kaosz-turn-banner", turn=data["turn"], seat=seat)
        return [moves.banner("banner")]

    # --- cards on their way

    def moved(self, event: Event) -> Found | None:
        """Known cards fly by themselves; of others' cards the back does."""
        if event.kind != "move":
            return None
        data = event.data
        origin, goal = _spot(data["origin"]), _spot(data["to"])
        if data.get("card") is not None:
            return data["card"], origin, goal
        return self._back(origin, goal), origin, goal

    def _back(self, origin: Id, goal: Id) -> Id:
        """The back of a card that nobody may tell from others: one of a hand, or a new one between piles."""
        before, after = self._before, self._after
        if before is not self._told:
            self._told, self._taken = before, set()
        if before is None or after is None:
            return ""
        for stage, other, place in ((after, before, goal), (before, after, origin)):
            for shown in reversed(stage.shown) if stage is before else stage.shown:
                thing = shown.piece.id
                is_card = stage.tableau.piece(thing) is not None  # not the top of a pile that is only counted
                if shown.piece.place == place and is_card and thing not in self._taken and other.of(thing) is None:
                    self._taken.add(thing)
                    return thing
        return self._new_back(before, origin)

    def _new_back(self, before: Stage, origin: Id) -> Id:
        name, pose = self._name("back"), before.pose(origin)
        if pose is not None:
            size = (max(4, round(pose.scale)), max(4, round(pose.scale * 1.4)))
            art = faces.back_art()
            shown = Shown(Piece(name, origin, art), (pose.x, pose.y), size, (name,))
            self.table.kit.desk.performer.ghosts[name] = Ghost(shown, art, art)
        return name

    # --- extras

    def floats(self, event: Event) -> tuple[Id, str, str] | None:
        data = event.data
        match event.kind:
            case "credits" if data["why"] != "setup":
                return f"seat:{data['seat']}", signed(data["by"]), "good" if data["by"] > 0 else "harm_text"
            case "armor":
                return self._lost_at(data["card"]), signed(data["by"]), "good" if data["by"] > 0 else "harm_text"
            case "develop":
                return data["card"], signed(data["by"]), "good" if data["by"] > 0 else "warn"
            case "negated":
                return data["source"], self.table.texts("kaosz-float-negated"), "warn"
            case "bombardment" if data["what"] not in ("colony", "hq") and data["total"]:
                return target_of(data["what"], data["card"], data["seat"]), signed(-data["total"]), "harm_text"
            case "bombardment_successful" if self._falling is not None:
                target, fallen = self._falling  # told when the last card is lost: of the HQ only one (KG-7.54)
                return target, signed(-fallen), "harm_text"
        return None

    def _stays(self, card: int) -> bool:
        """Whether a card is still in play after this change."""
        piece = self._after.tableau.piece(card) if self._after is not None else None
        return piece is not None and str(piece.place).partition(":")[0] in ("hangar", "surface", "cantina")

    def blow(self, event: Event) -> float:
        """How hard an event hits: by the armor that is lost, or the bombs that fall."""
        data, lost = event.data, 0
        if event.kind == "armor":
            lost = max(0, -data["by"])
        elif event.kind == "bombardment":
            lost = data["total"]
        elif event.kind == "bombardment_successful" and self._falling is not None:
            lost = self._falling[1]
        return min(1.0, lost / HARDEST)

    def _lost_at(self, card: int) -> Id:
        """Where a loss is written: at the card, also at one that is gone, while it is told on the table before it."""
        return card if self.table.kit.desk.performer.same_viewer else self._still(card)

    def _still(self, card: int) -> Id:
        """A card, or the hangar it was lost from: a line never ends in the trash."""
        return card if self._stays(card) else f"hangar:{self._seat(card)}"

    def matters(self, event: Event, seat: int | None) -> tuple[Id, Id] | None:
        """What is done to the viewer: attacked, fired at, hit, bombed, aimed at by a card (UX-30)."""
        if seat is None:
            return None
        data = event.data
        match event.kind:
            case "announced":
                return self._announced_at(data, seat)
            case "armor" if data["by"] < 0 and self._seat(data["card"]) == seat:
                shooter = self._shooter(data["card"])
                return (self._still(shooter), self._still(data["card"])) if shooter is not None else None
            case "bombardment" if data["seat"] == seat and self._bombers:
                return self._bombers[0], target_of(data["what"], data["card"], seat)
            case "stacked" if data["seat"] != seat:
                return self._aimed_at(data, seat)
        return None

    def _announced_at(self, data: Any, seat: int) -> tuple[Id, Id] | None:
        verb, *rest = data["what"]
        if data["seat"] == seat:
            return None
        if verb == "attack" and rest[0] == seat:
            return f"seat:{data['seat']}", rest[1] if isinstance(rest[1], int) else target_of(rest[1], -1, seat)
        mine = [card for card in rest[1:] if self._seat(card) == seat] if verb == "shot" else []
        return (rest[0], mine[0]) if mine else None

    def _aimed_at(self, data: Any, seat: int) -> tuple[Id, Id] | None:
        mine = [card for card in aimed_at(data["told"]) if self._seat(card) == seat]
        return (data["source"], mine[0]) if mine else None

    def sound(self, event: Event) -> str:
        return SOUNDS.get(event.kind, "")


def _spot(place: str) -> Id:
    """What ship 17 carries lies at the ship."""
    zone, _, number = place.partition(":")
    return int(number) if zone == "on" else place


def _between(start: Pose, end: Pose, part: float, angle: float) -> Pose:
    def at(a: float, b: float) -> float:
        return a + (b - a) * part

    return Pose(at(start.x, end.x), at(start.y, end.y), angle, at(start.scale, end.scale))


# --- what people talk about in Káosz Galaktika: a ship that breaks up, a colony that falls


def great_moment(table: KaoszTable, event: Event) -> GreatMoment | None:
    """A shot that will destroy, a ship's end, with what it was; whoever has lost the colony is out."""
    data, before = event.data, table.kit.desk.performer.before
    if before is None:
        return None
    if event.kind == "announced" and data["what"][0] == "shot":
        return lethal(table, before, data["what"][1], data["what"][2:])
    if event.kind == "eliminated":
        return GreatMoment("fall", table.line(event), (_world(table, data["seat"]),))
    if event.kind == "destroyed":
        piece = before.tableau.piece(data["card"])
        face = table.face_of(data["card"])
        if piece is None or face is None or face.type != "ship":
            return None
        return GreatMoment("loss", table.texts("moment-loss"), (MomentSide(piece.art, piece.name, seat=data["seat"]),))
    return None


def lethal(table: KaoszTable, before: Stage, ship: int, targets: Sequence[int]) -> GreatMoment | None:
    """KG-7.42: before the last answer everybody sees which ship such a shot would end."""
    if len(targets) != 1:
        return None  # what several targets get of a shot is not known yet
    shooter, target = before.tableau.piece(ship), before.tableau.piece(targets[0])
    if shooter is None or target is None:
        return None
    armor = _value(target, "armor")
    if not 0 < armor <= _value(shooter, "fire"):
        return None
    title = table.say("moment-lethal", ship=shooter.name, target=target.name)
    return GreatMoment("alarm", title, (MomentSide(target.art, target.name, seat=target.owner),))


def _value(piece: Piece, stat: str) -> int:
    return next((value.amount for value in piece.values if value.icon == stat), 0)


def emptied(table: KaoszTable, pile: Id) -> GreatMoment | None:
    """A colony of which bombs have left nothing (KG-5.30)."""
    zone, _, seat = str(pile).partition(":")
    if zone != "colony" or table.seen["players"][int(seat)]["colony"]:
        return None
    return GreatMoment("fall", table.say("moment-colony", seat=table.seat_name(int(seat))), (_world(table, int(seat)),))


def _world(table: KaoszTable, seat: int) -> MomentSide:
    art = tokens.world_art(seat, 0, 1)
    return MomentSide(art, table.seat_name(seat), (1.0, 1.0), seat=seat, card=False)


# --- what others play in the open, to be shown large: ships, events, interrupts, abilities, payments (KG-6.8, UX-30)


OPEN = ("launch", "play")  # announced cards that everybody sees


def played(table: KaoszTable, event: Event, seat: int | None) -> Played | None:
    """The card that somebody else has just played or used; triggers work of themselves and are nobody's play."""
    data = event.data
    if data.get("seat") == seat:
        return None
    if event.kind == "stacked" and data["told"]["kind"] != "trigger":
        return _card(table, event, data["source"], data["told"]["design"], aimed_at(data["told"]))
    if event.kind == "announced" and data["what"][0] in OPEN:
        card = data["what"][1]
        face = table.face_of(card)
        return _card(table, event, card, face.id, ()) if face is not None else None
    return None


def aimed_at(told: Mapping[str, Any]) -> tuple[int, ...]:
    """The cards that a thing on the stack is aimed at."""
    groups = [group for part in told.get("parts", ()) for group in part["targets"]]
    return tuple(card for group in groups for card, serial in group if serial >= 0)


def _card(table: KaoszTable, event: Event, card: int, design: str, targets: tuple[int, ...]) -> Played | None:
    face = table.designs.get(design)
    if face is None:
        return None
    stage = table.kit.desk.performer.before
    source = card if stage is not None and stage.knows(card) else f"seat:{event.data['seat']}"
    return Played(faces.card_art(design, faces.printed(face)), table.line(event), source, targets)
