"""How the events of the smugglers' game are seen: goods fly, cards are won or lost, numbers rise (look.md, Motion).

Dice and tokens keep their ids wherever they lie, so the toolkit carries them by itself. All of it is told on the table
as it was; then dice go home and the next galaxy is laid.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from app.games.smugglers import faces
from app.games.smugglers.pieces import TABLE
from app.table.arrange import Shown
from app.table.model import GreatMoment, Id, MomentSide, Piece, Played
from app.table.motion import moves
from app.table.motion.sparks import shaken
from app.table.motion.steps import Clip, Cue, InTurn, MotionStep, Together
from app.table.motion.tween import Pose, Tween
from app.table.performer import Ghost
from app.table.roles.motion import MotionRole
from app.table.stage import Stage
from app.text.speech import signed
from rules import Event
from rules.smugglers.deliveries import COLOURS

if TYPE_CHECKING:
    from app.games.smugglers.table import SmugglersTable


STAGGER_MS = 55.0
MOST_FLYING = 6
HARDEST = 4  # points lost at once that look as heavy as can be
SOUNDS = {
    "place": "die",
    "drop": "die",
    "take": "grab",
    "hold": "pass",
    "reveal": "flip",
    "deal": "shuffle",
    "pay": "chip",
    "deliver": "chip",
    "refill": "chip",
    "give": "chip",
    "gain": "card",
    "refuse": "error",
    "bidding_over": "turn",
    "miss": "error",
}


class Motion(MotionRole):
    """Steps for events, with the pictures of what flies."""

    table: SmugglersTable
    tells_as_it_was = True

    def __init__(self, table: SmugglersTable) -> None:
        super().__init__(table)
        self._number = 0

    def steps(self, event: Event) -> Sequence[MotionStep] | None:
        data, table = event.data, self.table
        table.summary.notice(event)
        match event.kind:
            case "refuse":
                table.race.refused(data["seat"], table.wording.code(data["code"]) if data.get("code") else "")
            case "pay":
                return self._carry("energy", data["energy"], _stock(data["seat"], "energy"), "pool:energy")
            case "deliver":
                return self._goods(data["goods"], lambda what: (_stock(data["seat"], what), f"pool:{what}"))
            case "refill":
                return self._stuff(data, lambda what: (f"pool:{what}", _stock(data["seat"], what)))
            case "give":
                return self._stuff(data, lambda what: (_stock(data["seat"], what), f"pool:{what}"))
            case "gain":
                return self._leave(data["card"], data["sector"], f"won:{data['seat']}")
            case "lose":
                return self._lose(data, self.blow(event))
            case "unsold":
                return self._leave(data["card"], data["sector"], "unsold")
            case "choices":
                return self._choices(data["choices"])
            case "drop":
                return self._drop(data)
        return None

    @property
    def _stage(self) -> Stage | None:
        """The table on which it is told."""
        desk = self.table.kit.desk
        return desk.performer.before or desk.stage

    def _fly(self, art: Any, start: Id, goal: Id, size: tuple[int, int]) -> MotionStep | None:
        """One thing on its way between two others."""
        desk, stage = self.table.kit.desk, self._stage
        a, b = (stage.pose(start), stage.pose(goal)) if stage is not None else (None, None)
        if a is None or b is None:
            return None
        self._number += 1
        name = f"fly:{self._number}"
        piece = Piece(name, TABLE, art, kind="token")
        desk.performer.ghosts[name] = Ghost(Shown(piece, (a.x, a.y), size, (name,)), art, art)
        way = (Pose(a.x, a.y, scale=size[0]), Pose(b.x, b.y, scale=size[0]))
        return moves.move(name, *way, span=float(desk.camera.region.width or 1), arc=40.0)

    def _carry(self, what: str, count: int, start: Id, goal: Id) -> list[MotionStep]:
        stage = self._stage
        rect = stage.rect(goal) if stage is not None else None
        if not count or rect is None:
            return []
        side = max(8, min(rect.size))
        flying = [
            self._fly((faces.COUNTER, what, 1, 0), start, goal, (side * 2, side))
            for _ in range(min(count, MOST_FLYING))
        ]
        return [Together(*[step for step in flying if step is not None], stagger_ms=STAGGER_MS)]

    def _goods(self, goods: Sequence[int], way: Any) -> list[MotionStep]:
        parts = [self._carry(what, count, *way(what)) for what, count in zip(COLOURS, goods, strict=True)]
        steps = [step for part in parts for step in part]
        return [Together(*steps, stagger_ms=STAGGER_MS)] if steps else []

    def _stuff(self, data: Any, way: Any) -> list[MotionStep]:
        if data["energy"]:
            return self._carry("energy", data["energy"], *way("energy"))
        return self._goods(data["goods"], way)

    def _leave(self, card: str, sector: int, goal: Id) -> list[MotionStep]:
        disc = round(self.table.plan.disc * self.table.kit.desk.camera.zoom)
        place = f"sector:{sector}"
        step = self._fly(self.table.maker.card_art(card), place, goal, (disc, disc))
        if step is None or self._stage is None:
            return []
        pose = self._stage.pose(place)
        assert pose is not None
        return [Together(step, Tween(place, replace(pose, alpha=0.0), replace(pose, alpha=0.0), 1.0))]

    def _lose(self, data: Any, hard: float) -> list[MotionStep]:
        """A card that cannot be paid for is hit before it leaves, in the size of what it costs its owner."""
        desk, place = self.table.kit.desk, f"sector:{data['sector']}"
        pose = self._stage.pose(place) if self._stage is not None else None
        leaves = self._leave(data["card"], data["sector"], f"unpaid:{data['seat']}")
        if pose is None or desk.timeline.reduced:
            return leaves
        hit = Together(Cue("sound:boom"), *desk.performer.sparks.burst(pose, hard), InTurn(*shaken(place, pose, hard)))
        return [InTurn(hit, *leaves)]

    def _choices(self, choices: Sequence[Any]) -> list[MotionStep]:
        """All secret choices appear at once over their players (SM-4.77)."""
        performer, words = self.table.kit.desk.performer, self.table.wording
        cues: list[Cue] = [
            performer.float_later(f"home:{seat}", words.choice(choice), "ink") for seat, choice in choices
        ]
        return [*cues, Clip("choices", 900.0, still=True)]

    def _drop(self, data: Any) -> list[MotionStep]:
        clip = self.table.tower.play(data)
        return [InTurn(clip, Cue("sound:die"))] if clip is not None else []

    # --- extras

    def blow(self, event: Event) -> float:
        """How hard an event hits: by the points that are lost."""
        data, lost = event.data, 0
        if event.kind == "lose":
            lost = data["planets"]
        elif event.kind == "score":
            lost = max(0, -data["points"])
        return min(1.0, lost / HARDEST)

    def floats(self, event: Event) -> tuple[Id, str, str] | None:
        data, words = event.data, self.table.wording
        match event.kind:
            case "win":
                return f"sector:{data['sector']}", words.seat(data["seat"]), "good"
            case "pay":
                return _stock(data["seat"], "energy"), signed(-data["energy"]), "harm_text"
            case "refill" | "give":
                return self._stuff_float(data, 1 if event.kind == "refill" else -1)
            case "lose" if not self.table.maker.hides_unpaid(data["seat"]):
                return f"sector:{data['sector']}", signed(-data["planets"]), "harm_text"
            case "hold":
                return f"home:{data['seat']}", words.label("hold"), "ink"
            case "miss":
                return f"home:{data['seat']}", words.code(data["code"]), "warn"
            case "score":
                role = "good" if data["points"] > 0 else "harm_text"
                return _scored(data["seat"], data["item"]), signed(data["points"], plus=True), role
        return None

    def sound(self, event: Event) -> str:
        return SOUNDS.get(event.kind, "")

    def matters(self, event: Event, seat: int | None) -> tuple[Id, Id] | None:
        """Whose die outbids or matches one of the viewer that led (UX-30)."""
        if seat is None or event.data.get("seat") in (None, seat):
            return None
        data = event.data
        if event.kind in ("place", "drop") and "top" in data:
            mine = [
                (owner, number)
                for (owner, number), (at, _) in self.table.maker.lying.items()
                if owner == seat and at == data["sector"]
            ]
            led = [key for key in mine if self._face_of(key) == data["top"]]
            if led:
                return f"home:{data['seat']}", f"die:{seat}:{led[0][1]}"
        return None

    def great_moment(self, event: Event, seat: int | None) -> GreatMoment | None:
        return great_moment(self.table, event)

    def played(self, event: Event, seat: int | None) -> Played | None:
        """The bid of another that wins a sector (SM-4.102), also on an empty or a contested one."""
        if event.kind != "win" or event.data["seat"] == seat:
            return None
        place = f"sector:{event.data['sector']}"
        return Played(
            self.table.maker.card_art(event.data["card"]), self.table.line(event), place, size=(1.0, 1.0), round=True
        )

    def recorded(self, source: Any, record: Any) -> None:
        self.table.tower.recorded(record)

    def _face_of(self, key: tuple[int, int]) -> int:
        sector, index = self.table.maker.lying[key]
        return int(self.table.seen["row"][sector]["dice"][index]["face"])

    def _stuff_float(self, data: Any, sign: int) -> tuple[Id, str, str]:
        seat = data["seat"]
        role = "good" if sign > 0 else "harm_text"
        if data["energy"]:
            return _stock(seat, "energy"), signed(sign * data["energy"], plus=True), role
        first = next(what for what, count in zip(COLOURS, data["goods"], strict=True) if count)
        return _stock(seat, first), signed(sign * sum(data["goods"]), plus=True), role


def _stock(seat: int, what: str) -> str:
    return f"stock:{seat}:{what}"


def _scored(seat: int, item: str) -> Id:
    """What a line of the final scoring is about: the stack, the pile, the stock or the favourites."""
    if item in ("won", "unpaid"):
        return f"{item}:{seat}"
    if item in ("energy", "goods"):
        return _stock(seat, "energy" if item == "energy" else COLOURS[0])
    return f"home:{seat}"


# --- what people talk about in Űrcsempészek: a sector that was won and cannot be paid for


def great_moment(table: SmugglersTable, event: Event) -> GreatMoment | None:
    """With the sector's card, where everybody may know whose pile of unpaid sectors has grown."""
    if event.kind != "lose" or table.maker.hides_unpaid(event.data["seat"]):
        return None
    seat = event.data["seat"]
    art = table.maker.card_art(event.data["card"])
    return GreatMoment(
        "loss", table.line(event), (MomentSide(art, table.seat_name(seat), (1.0, 1.0), seat=seat, card=False),)
    )
