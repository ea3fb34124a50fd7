"""The combat of the present view and what the hand is about to do: previews on ships, outcomes in lines (UX-40)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from app.games.kaosz import lane as kaosz_lane
from app.games.kaosz.lane import Lane, Ship
from app.games.kaosz.lane_words import LaneWords, active_of
from app.table.actions import doing
from app.table.choose import OneChoice, SomeChoice
from app.table.facts import FactLine
from app.table.model import Id
from app.ui.buttons import Button
from app.ui.lettering import escape
from rules import Decision
from rules.core.lean import dataclass
from rules.kaosz.odds import COMBAT, Fate, Odds, Outlook
from rules.kaosz.questions import ATTACKERS, BOMBERS, DEFENDERS, RETURN_FIRE, SHOOT

if TYPE_CHECKING:
    from app.games.kaosz.table import KaoszTable
    from app.table.desk import Desk
    from app.ui.widget import Widget
    from rules.kaosz.seen import TableSeen

STATS = ("speed", "fire", "armor", "bomb")


@dataclass(frozen=True, slots=True)
class Tag:
    """What would become of a thing: armor (or cards) before and after, or that nothing of it is left."""

    before: int
    after: int
    gone: bool
    icon: str = "armor"


class LaneView:
    """Asked by the table; keeps what was worked out for one position."""

    def __init__(self, table: KaoszTable) -> None:
        self.table = table
        self.lane: Lane | None = None
        self.fleet: Mapping[int, Ship] = {}
        self._odds: Odds | None = None
        self._at: tuple[Any, ...] = ()
        self._title = ""
        self._meant: Any = None
        self._worded: tuple[Any, tuple[FactLine, ...]] = (None, ())
        name = lambda card: escape(table.name_of(card))  # noqa: E731
        design = lambda known: escape(table.card_name(known))  # noqa: E731
        self.words = LaneWords(table.texts, name, design, lambda seat: escape(table.seat_name(seat)), self._printed)

    def _printed(self, design: str, stat: str) -> int:
        face = self.table.designs.get(design)
        return face.stats[STATS.index(stat)] if face is not None else 0

    def renew(self, seen: TableSeen) -> None:
        """Another view is shown."""
        simple = self.table.match.session.setup.options.get("combat") == "simplified"
        self.lane = kaosz_lane.lane(seen, bool(simple))
        self.fleet = kaosz_lane.ships(seen)
        self._title = ""

    def title(self) -> str:
        """Who attacks what; worded once for a view."""
        if self.lane is not None and not self._title:
            self._title = self.words.title(self.lane, self.table.wording.attack_target())
        return self._title

    # --- outcomes

    def odds(self, decision: Decision) -> Odds | None:
        """Only for the viewer who is asked, and only for what it is asked in combat."""
        if decision.prompt not in COMBAT or decision.seat != self.table.viewer:
            return None
        match = self.table.match
        at = (match.inquiry.position, decision.seat, decision.prompt)
        if at != self._at:
            self._at, self._odds = at, match.inquiry.query(decision.seat, Odds, decision.seat)
        return self._odds

    # --- answers to a shot

    def answers(self, decision: Decision, desk: Desk) -> list[Widget] | None:
        """Answers to a shot stand in the bar, too, beside the gesture from ship to ship (KG-7.41)."""
        if decision.prompt != RETURN_FIRE:
            return None
        options = [option for option in getattr(decision, "options", ()) if option != desk.declining()]
        made = [
            Button(self.table.label(decision, option), doing(desk.pick_option, option), id=f"option-{option}")
            for option in options
        ]
        self.table.surroundings.number(made)
        return list(made)

    # --- which shot is meant

    def shooter(self, desk: Desk) -> int | None:
        """The ship in hand, chosen, or pointed at among those that may act."""
        choice = desk.choice
        if not isinstance(choice, OneChoice) or choice.decision.prompt != SHOOT:
            return None
        able = {option[1] for option in choice.decision.options if isinstance(option, tuple)}
        wanted: Sequence[Id | None] = (desk.drag.piece if desk.drag else None, *choice.touched[:1], self._pointed())
        return next((int(ship) for ship in wanted if isinstance(ship, int) and ship in able), None)

    def _pointed(self) -> Id | None:
        return self.table.kit.thing_in_hand()

    def target(self, desk: Desk, ship: int) -> int | None:
        choice = desk.choice
        assert isinstance(choice, OneChoice)
        over = desk.drag.over if desk.drag else self._pointed()
        return over if isinstance(over, int) and ("fire", ship, over) in choice.decision.options else None

    # --- what is shown

    def tags(self, desk: Desk) -> dict[Id, Tag]:
        """Previews on the table: of all targets of the ship in hand, of the shot that was announced, of the bombs."""
        decision = desk.decision
        odds = self.odds(decision) if decision is not None else None
        if decision is None or odds is None or self.lane is None:
            return {}
        if decision.prompt == SHOOT:
            ship = self.shooter(desk)
            return {} if ship is None else self._fire_tags(odds, desk, ship)
        if decision.prompt == RETURN_FIRE:
            return _tags(odds.answering(self._answer(desk)))
        if decision.prompt == BOMBERS and isinstance(desk.choice, SomeChoice):
            return _bombed_tags(odds.bombing(desk.choice.chosen))
        return {}

    def _fire_tags(self, odds: Odds, desk: Desk, ship: int) -> dict[Id, Tag]:
        assert isinstance(desk.choice, OneChoice)
        found: dict[Id, Tag] = {}
        aimed = self.target(desk, ship)
        for option in desk.choice.decision.options:
            if isinstance(option, tuple) and option[:2] == ("fire", ship):
                told = odds.exchange(option)
                fate = told.quiet.of(option[2]) if told is not None else None
                if fate is not None:
                    found[option[2]] = _tag(fate)
                if told is not None and option[2] == aimed and told.returned is not None:
                    back = told.returned.of(ship)
                    found |= {ship: _tag(back)} if back is not None and (back.gone or back.loss) else {}
        return found

    def _answer(self, desk: Desk) -> Any:
        """The answer that is pointed at in the bar; otherwise returning fire."""
        decision = desk.decision
        options = getattr(decision, "options", ())
        hover = self.table.kit.host.hover
        for option in options:
            if hover is not None and hover.id in (f"option-{option}", f"chip-{option}"):
                return option
        return "return" if "return" in options else next(iter(options), "nothing")

    def lines(self, desk: Desk) -> tuple[FactLine, ...]:
        """The outcome of what is being chosen."""
        decision = desk.decision
        odds = self.odds(decision) if decision is not None else None
        if decision is None or odds is None or self.lane is None:
            return ()
        key = (self._at, self.table.texts.language, self._hand(desk))
        if key != self._worded[0]:
            self._worded = key, self._words_of(odds, desk, decision)
        return self._worded[1]

    def changed(self, desk: Desk) -> bool:
        """Whether the hand means something else than the last time: the previews lie in the still picture."""
        if self.lane is None or desk.decision is None or desk.decision.prompt not in COMBAT:
            return False
        meant = (
            desk.decision.prompt,
            self._hand(desk),
            self._answer(desk) if desk.decision.prompt == RETURN_FIRE else None,
        )
        changed = bool(meant != self._meant)
        self._meant = meant
        return changed

    def _hand(self, desk: Desk) -> Any:
        """What the words depend on: the shot that is meant, or the ships chosen so far."""
        ship = self.shooter(desk)
        if ship is not None:
            return ship, self.target(desk, ship)
        return tuple(desk.choice.chosen) if isinstance(desk.choice, SomeChoice) else None

    def _words_of(self, odds: Odds, desk: Desk, decision: Decision) -> tuple[FactLine, ...]:
        if decision.prompt == SHOOT:
            return self._shot_lines(odds, desk)
        if decision.prompt == RETURN_FIRE:
            return self._return_lines(odds, decision)
        return self._choice_lines(odds, desk, decision)

    def _shot_lines(self, odds: Odds, desk: Desk) -> tuple[FactLine, ...]:
        ship = self.shooter(desk)
        target = self.target(desk, ship) if ship is not None else None
        told = odds.exchange(("fire", ship, target)) if target is not None else None
        if told is None or ship is None or target is None or self.lane is None:
            return ()
        return self.words.shot(self.lane, told, ship, target)

    def _return_lines(self, odds: Odds, decision: Decision) -> tuple[FactLine, ...]:
        """Every answer with what it leads to, under its own name."""
        assert self.lane is not None
        found: list[FactLine] = []
        for option in getattr(decision, "options", ()):
            told = odds.answering(option)
            if told is not None:
                found.append((escape(self.table.label(decision, option)), "brass_light"))
                found += self.words.answer(self.lane, told, option)[1:]
        return tuple(found)

    def _choice_lines(self, odds: Odds, desk: Desk, decision: Decision) -> tuple[FactLine, ...]:
        assert self.lane is not None
        lane, choice = self.lane, desk.choice
        chosen = [card for card in choice.chosen if card in self.fleet] if isinstance(choice, SomeChoice) else []
        ships = [self.fleet[card] for card in chosen]
        if decision.prompt == ATTACKERS:
            rivals = active_of(self.fleet, lane.defender)
            return self.words.attack(ships, odds.undefended(chosen), rivals, lane.extra) if ships else ()
        if decision.prompt == DEFENDERS:
            foes = [rank.ship for rank in lane.side(kaosz_lane.ATTACKER)]
            return self.words.defence(foes, odds.not_defending(), ships, lane.extra)
        if decision.prompt == BOMBERS:
            return self.words.bombing(ships, odds.bombing(chosen), lane.extra)
        return ()


def _tag(fate: Fate) -> Tag:
    return Tag(fate.before, fate.after, fate.gone)


def _bombed_tags(told: Outlook | None) -> dict[Id, Tag]:
    """What bombs would leave of the piles and cards that they fall on (KG-7.53-7.58)."""
    found = _tags(told)
    for zone, piles in (("colony", told.colony), ("hq", told.hq)) if told is not None else ():
        found |= {f"{zone}:{seat}": Tag(before, after, after == 0, "bombardment") for seat, before, after in piles}
    return found


def _tags(told: Outlook | None) -> dict[Id, Tag]:
    if told is None:
        return {}
    return {fate.card: _tag(fate) for fate in told.fates if fate.gone or fate.loss}
