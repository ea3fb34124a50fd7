"""What stands on the battle board: the state of the battle at the left, attackers above, defenders below (UI-8)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from app.games.empires.battle.answers import SCUTTLE, Answers, is_retreat, places_of, split_of
from app.games.empires.battle.beside import Beside
from app.games.empires.battle.cards import ByClass, LineCard, Need, Pips
from app.games.empires.counters import ShipArt
from app.games.empires.looks import owner_of
from app.games.empires.overlay import OverMap
from app.games.empires.pages.rows import NOTE, TOLD, ArtView
from app.table.actions import doing
from app.table.choose import FormChoice, OneChoice, SomeChoice
from app.table.prompt_kinds import Stepper
from app.text.texts import message_id
from app.ui.buttons import Button, LowButton
from app.ui.context import STRONG, Style
from app.ui.labels import Caps, Paragraph
from app.ui.layout import Column
from app.ui.widget import Widget

if TYPE_CHECKING:
    from app.games.empires.table import EmpiresTable
    from app.table.desk import Desk

WRONG = Style(size="small", weight="medium", role="harm_text")
CARD, COUNTER = 138.0, 50.0  # least width of a column, width of a counter, in logical pixels
Line = Mapping[str, Any]


class BattleBoard:
    """Makes the board, and the controls of its questions in the prompt."""

    def __init__(self, table: EmpiresTable) -> None:
        self.table = table
        self.answers = Answers()

    def _word(self, name: str, **values: object) -> str:
        return self.table.texts(message_id("empires-battle-board", name), **values)

    @property
    def battle(self) -> Mapping[str, Any] | None:
        """The battle, once its lines lie open (UI-9)."""
        found: Mapping[str, Any] | None = self.table.seen.get("battle")
        return found if found and found["lines"] else None

    # --- the prompt

    def controls(self, desk: Desk) -> list[Widget] | None:
        """What the line under orders may do, so that the whole question can be answered here, too."""
        choice = desk.choice
        if self.battle is None:
            return None
        if isinstance(choice, FormChoice):
            if not choice.changed:
                return []
            return [LowButton(self._word("back"), doing(desk.back), icon="undo", id="form-back")]
        if not isinstance(choice, OneChoice) or choice.asks_number():
            return None
        self.answers.follow(choice)
        turn = doing(self.answers.turn_to_map, desk)
        if self.answers.leaving:
            return [Button(self._word("stay"), turn, icon="undo", id="stay")]
        by = self.answers.by(desk)
        offered = [option for option in self.answers.offered(desk) if option[1] == by]
        made = [self._button(desk, option) for option in offered if not is_retreat(option)]
        if any(is_retreat(option) for option in offered):
            made.append(Button(self._word("leave"), turn, id="leave", tip=self._word("leave-tip")))
        return [*made, *self._shots(desk)]  # Enter on the first one fires

    def _button(self, desk: Desk, option: Any) -> Widget:
        """In few words: which line it is about is seen on the board."""
        verb = option[0]
        battle = self.battle
        assert battle is not None and desk.decision is not None
        values: dict[str, object] = {}
        if verb == "fire":
            values["target"] = self._name(next(each for each in battle["lines"] if each["line"] == option[2]))
        kind = "danger" if desk.gesture(option).harmful else "plain"
        words = self._word(f"do-{verb}", **values)
        tip = self.table.label(desk.decision, option)
        return Button(words, doing(desk.pick_option, option), kind=kind, id=f"option-{option}", tip=tip)

    def _shots(self, desk: Desk) -> list[Widget]:
        """How many shots are fired at one target, where a line has several."""
        found = self.answers.shots(desk)
        if found is None:
            return []
        high = found[1]

        def change(number: int) -> None:
            self.answers.take(max(1, min(high, number)))
            desk.changed()

        now: Callable[[], int] = lambda: (self.answers.shots(desk) or (high, high))[0]  # noqa: E731
        return [Stepper(self._word("shots"), now, lambda: (1, high), change, lambda: False, id="shots")]

    # --- the board

    def panel(self, desk: Desk) -> Widget | None:
        battle, choice = self.battle, desk.choice
        self.answers.follow(choice)
        if battle is None or (choice is not None and choice.marks()):
            return None  # a question about the map needs the map
        numbers = {(each["by"], each["at"]): each for each in self.table.seen["numbers"]}
        sides = Column([self._side(desk, side, numbers) for side in (0, 1)], gap=14)
        aside = Column(self._aside(desk, battle), gap=6)
        return OverMap(Beside(aside, sides), self.table, id="battle")

    def _aside(self, desk: Desk, battle: Mapping[str, Any]) -> list[Widget]:
        """Where, which round, who outnumbers the other, who fires next."""
        table, words = self.table, self.table.wording
        made: list[Widget] = [Caps(self._word("place", hex=words.hex(battle["hex"])))]
        if battle["round"]:
            made.append(Paragraph(self._word("round", round=battle["round"]), STRONG, id="battle-round"))
        look = table.looks[battle["hex"]]
        if look.terrain:
            made.append(Paragraph(words.marker(look.terrain), TOLD))
        bonus = table.owner_name(battle["bonus"]) if battle["bonus"] >= 0 else ""
        if battle["round"]:
            made.append(Paragraph(self._word("bonus", owner=bonus) if bonus else self._word("no-bonus"), TOLD))
        acting = self._acting(desk, battle)
        line = next((each for each in battle["lines"] if each["line"] == acting), None)
        if line is not None:
            made.append(Paragraph(self._word("fires", line=words.line_of(line["line"])), TOLD))
        return [*made, *self._scuttling(desk)]

    def _acting(self, desk: Desk, battle: Mapping[str, Any]) -> int | None:
        """The line under orders; while others are asked, the next one in the order of fire."""
        by = self.answers.by(desk)
        if by is not None:
            return by
        if battle["firing"] >= 0:
            return int(battle["firing"])
        return next((entry["line"] for entry in battle["queue"]), None)

    def _scuttling(self, desk: Desk) -> list[Widget]:
        """SE-4.14: groups given up so that others can be screened; and what is wrong with the form."""
        choice = desk.choice
        if not isinstance(choice, FormChoice) or split_of(choice) is None:
            return []
        made: list[Widget] = []
        part = choice.parts.get(SCUTTLE)
        if isinstance(part, SomeChoice):
            made.append(Caps(self.table.field_name(part.decision)))
            for line in part.items:

                def toggle(line: int = line) -> None:
                    choice.change(lambda: part.toggle(line))
                    desk.arrange()

                words = self.table.label(part.decision, line)
                made.append(LowButton(words, toggle, chosen=line in part.chosen, id=f"scuttle-{line}"))
        return made + [Paragraph(self.table.reason(reason), WRONG) for reason in choice.problems().values()]

    # --- one side

    def _side(self, desk: Desk, side: int, numbers: Mapping[tuple[int, int], Any]) -> Widget:
        """The lines of a side, a column for each class that is in the battle."""
        battle = self.battle
        assert battle is not None
        owners = battle["sides"][side]
        classes = sorted({each["class"] or "~" for each in battle["lines"]})  # those without a class come last
        columns: list[Widget | None] = []
        for letter in classes:
            lines = [each for each in battle["lines"] if (each["class"] or "~") == letter and each["seat"] in owners]
            lines.sort(key=lambda each: (-(each["experience"] or 0), each["line"]))
            cards = [card for each in lines for card in self._card(desk, each, numbers)]
            heading = self._word("class", letter=letter) if letter != "~" else self._word("no-class")
            columns.append(Column([Paragraph(heading, NOTE), *cards], gap=8) if cards else None)
        said = self._word("attackers" if side == 0 else "defenders", owners=self.table.wording.owners(owners))
        return Column([Caps(said), ByClass(columns, least=CARD)], gap=4)

    def _card(self, desk: Desk, line: Line, numbers: Mapping[tuple[int, int], Any]) -> list[Widget]:
        battle = self.battle
        assert battle is not None
        number, marks = line["line"], self.answers.marks(desk)
        acting = self._acting(desk, battle)
        hit = numbers.get((acting, number)) if acting is not None else None
        owner = owner_of(len(self.table.seen["seats"]), line["seat"])
        art = ShipArt("ship", line["unit"], owner, line["count"])
        mark = marks.get(number, "")
        state: list[Widget] = []
        if line["hull"] is not None:
            told = self._word("hull", hull=line["hull"], damage=line["damage"])
            state.append(Pips(line["hull"], line["damage"], told))
        if hit is not None:
            state.append(Need(self._word("need", need=hit["need"])))
        card = LineCard(
            ArtView(desk, art, COUNTER),
            self._name(line),
            " · ".join(self._badges(line)),
            state,
            partial(self.answers.touch, desk, number) if mark else None,
            mark=mark,
            tip=self._why(line, hit, numbers),
            id=f"line-{number}",
        )
        return [card, *self._steppers(desk, number)]

    def _name(self, line: Line) -> str:
        said = self.table.wording.unit(line["unit"], line["count"])
        return said[:1].upper() + said[1:]

    def _badges(self, line: Line) -> list[str]:
        """What is special about a line, in words."""
        told = [self._word(name) for name in ("screened", "cloaked", "idle") if line[name]]
        if line["builder"] is not None:
            told.append(self._word("captured", owner=self.table.wording.owner(line["builder"])))
        if line["experience"] is not None:
            told.append(self.table.wording.word("experience", str(line["experience"])))
        return told

    def _why(self, line: Line, hit: Any, numbers: Mapping[tuple[int, int], Any]) -> str:
        """UI-9: how the number to hit comes about; for a line that is not fired at, what it needs itself."""
        words = self.table.wording
        if hit is not None:
            return self._word("hits", by=words.line_of(hit["by"]), need=hit["need"], why=words.why(hit["why"]))
        own = [each for (by, _), each in numbers.items() if by == line["line"]]
        told = [
            self._word("against", target=words.line_of(each["at"]), need=each["need"], why=words.why(each["why"]))
            for each in own
        ]
        return "\n".join([words.levels(line["tech"], above_start=True), *told]).strip()

    def _steppers(self, desk: Desk, line: int) -> Sequence[Widget]:
        """Below the card of a line: how many of its units are screened."""
        choice = desk.choice
        split = split_of(choice)
        if split is None or not isinstance(choice, FormChoice):
            return ()
        made: list[Widget] = []
        for place in places_of(split, line):
            whole = not isinstance(split.decision.slots[place], tuple)

            def change(number: int, place: int = place) -> None:
                choice.change(lambda: split.set(place, number))
                desk.arrange()

            step = Stepper(
                "",
                lambda place=place: split.numbers[place],  # type: ignore[misc]
                lambda place=place: split.span(place),  # type: ignore[misc]
                change,
                desk.confirm,
                id=f"screen-{place}",
            )
            made.append(Column([Paragraph(self._word("screen" if whole else "screen-hurt"), NOTE), step], gap=1))
        return made
