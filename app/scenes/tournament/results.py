"""Entering and correcting the result of the chosen table."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from app.scenes.tournament.wording import origin_line, result_line, table_name
from app.ui.buttons import Button
from app.ui.context import DIM, LEAD
from app.ui.fields import TextField
from app.ui.labels import Divider, Label, Paragraph
from app.ui.layout import Column, Row, Wrap
from app.ui.widget import Widget
from rules.tournament import Corrected, Reported
from rules.tournament.entries import BY_HAND, Places
from rules.tournament.tournament import LONGEST_NOTE

if TYPE_CHECKING:
    from app.scenes.tournament.desk import DeskScene
    from app.ui.context import Context
    from rules.tournament import Table


class ResultPanel:
    """What can be done with the chosen table: enter the next game, put a game right, take one back."""

    def __init__(self, desk: DeskScene) -> None:
        self.desk, self.texts, self.t = desk, desk.texts, desk.t
        self.round = desk.t.rounds[desk.shown_round]
        self.table: Table = self.round.tables[desk.table]

    @property
    def is_open(self) -> bool:
        return self.table.places is None and self.round is self.t.current

    def build(self) -> Widget:
        desk = self.desk
        rows: list[Widget] = [
            Label(table_name(desk.ctx.texts, self.t, self.round.number, desk.table), LEAD),
            Paragraph(result_line(desk.ctx.texts, self.t, self.table), DIM, prefer=380),
        ]
        if desk.correcting >= 0:
            rows.append(self._note())  # before the result, which is entered with one click
            rows += self._entering(self.texts("tournament-correct-line"))
            rows += self._correction_buttons()
        elif self.is_open:
            if self.table.games > 1:
                number = len(self.table.results) + 1
                words = self.texts("tournament-game-of", number=number, count=self.table.games)
            else:
                words = self.texts("tournament-enter-line")
            rows += self._entering(words)
            rows += self._further()
        rows += self._done()
        return Column(rows, gap=10, region=True)

    # --- a new result

    def _entering(self, words: str) -> list[Widget]:
        if len(self.table.players) == 2 and not self.desk.placing:
            return [Paragraph(words, prefer=380), *self._winners(), *self._drawn()]
        head: list[Widget] = [Paragraph(words, prefer=380)] if self.desk.correcting >= 0 else []
        return [*head, *self._places()]

    def _winners(self) -> list[Widget]:
        return [
            Button(
                self.texts("tournament-won", name=self.t.name(player)),
                partial(self.win, number),
                icon="trophy",
                align="left",
                id=f"won-{number}",
            )
            for number, player in enumerate(self.table.players)
        ]

    def _drawn(self) -> list[Widget]:
        if not self.t.format.draws or self.round.finals:
            return []
        return [Button(self.texts("tournament-draw"), self.draw, icon="minus", align="left", id="drawn")]

    def _left(self) -> list[int]:
        placed = {player for group in self.desk.placing for player in group}
        return [player for player in self.table.players if player not in placed]

    def _places(self) -> list[Widget]:
        """Several at a table: they are chosen in the order of their places."""
        desk, left = self.desk, self._left()
        place = len(self.table.players) - len(left) + 1
        rows: list[Widget] = []
        for group in desk.placing:
            rows.append(Label(" = ".join(self.t.name(player) for player in group), DIM))
        if left:
            rows.append(Paragraph(self.texts("tournament-who-is", place=place), prefer=380))
        for number, player in enumerate(left):
            name = self.t.name(player)
            choose = Button(name, partial(self.choose, number), align="left", icon="next", id=f"place-{number}")
            same = Button(self.texts("tournament-same-place"), partial(self.share, player), id=f"same-{number}")
            rows.append(Wrap([choose, *([same] if desk.placing and self.t.format.draws else [])], gap=8))
        if desk.placing:
            undo = Button(self.texts("tournament-place-undo"), self._undo, icon="undo", id="place-undo")
            rows.append(Wrap([undo], gap=8))
        return rows

    def win(self, number: int) -> None:
        first = self.table.players[number]
        self._give(((first,), *((player,) for player in self.table.players if player != first)))

    def draw(self) -> None:
        self._give((self.table.players,))

    def give_judged(self, first: int, source: str, note: str) -> None:
        """The judge has spoken."""
        self._give(((first,), tuple(player for player in self.table.players if player != first)), source, note)

    def choose(self, number: int) -> None:
        """The next place belongs to this one of those who are left; the last one needs no question."""
        left = self._left()
        self.desk.placing.append([left[number]])
        self._go_on()

    def share(self, player: int) -> None:
        self.desk.placing[-1].append(player)
        self._go_on()

    def _go_on(self) -> None:
        left = self._left()
        if len(left) == 1 and not self.t.format.draws:
            self.desk.placing.append(left)
            left = []
        if left:
            self.desk.rebuild()
        else:
            self._give(tuple(tuple(group) for group in self.desk.placing))

    def _undo(self) -> None:
        self.desk.placing.pop()
        self.desk.rebuild()

    def _give(self, places: Places, source: str = BY_HAND, note: str = "") -> None:
        desk = self.desk
        entry: Reported | Corrected
        if desk.correcting >= 0:
            entry = Corrected(self.round.number, desk.table, desk.correcting, places, desk.note.strip())
        else:
            entry = Reported(
                self.round.number, desk.table, len(self.table.results), places, source, note=note[:LONGEST_NOTE]
            )
        if desk.enter(entry):
            told = result_line(desk.ctx.texts, self.t, self.table)
            where = table_name(desk.ctx.texts, self.t, self.round.number, desk.table)
            desk.app.say("tournament-entered", table=where, result=told, icon="check", role="good")
            desk.drop_result()
            if self.table.places is not None:
                desk.choose_next()
        desk.rebuild()
        desk.show_row("round-list", desk.table)

    def _further(self) -> list[Widget]:
        """Other ways to a result: a game on this laptop, a file from another one, the judge."""
        from app.scenes.tournament.files import open_files
        from app.scenes.tournament.judge import open_judge
        from app.scenes.tournament.seating import seat_chosen

        desk = self.desk
        buttons: list[Widget] = [
            Button(self.texts("tournament-seat"), lambda: seat_chosen(desk), icon="play", id="seat"),
            Button(self.texts("tournament-files"), lambda: open_files(desk), icon="load", id="files"),
        ]
        if self.t.format.judge:
            buttons.append(Button(self.texts("tournament-judge"), lambda: open_judge(self), icon="hint", id="judge"))
        return [Divider(plain=True), Wrap(buttons, gap=8)]

    # --- putting right

    def _done(self) -> list[Widget]:
        if not self.table.results or self.desk.correcting >= 0:
            return []
        late = self.t.why_no_correction(self.round.number)
        if late is not None:
            words = self.texts(f"tournament-refused-{late.id}")
            return [Divider(plain=True), *self._origins(), Paragraph(words, DIM, prefer=380)]
        buttons: list[Widget] = []
        for game in range(len(self.table.results)):
            words = "tournament-correct" if self.table.games == 1 else "tournament-correct-game"
            buttons.append(
                Button(
                    self.texts(words, number=game + 1),
                    partial(self._correct, game),
                    icon="rotate",
                    id=f"correct-{game}",
                )
            )
        return [Divider(plain=True), *self._origins(), Wrap(buttons, gap=8)]

    def _origins(self) -> list[Widget]:
        """Where the results come from, unless by hand; with what the judge has counted (KG-11.75)."""
        told = [origin_line(self.desk.ctx.texts, origin) for origin in self.table.origins]
        if self.table.games > 1:
            told = [line and f"{number}. {line}" for number, line in enumerate(told, 1)]
        return [Paragraph(line, DIM, prefer=380) for line in told if line]

    def _correct(self, game: int) -> None:
        self.desk.drop_result()
        self.desk.correcting = game
        self.desk.rebuild()

    def _note(self) -> Widget:
        def change(text: str) -> None:
            self.desk.note = text

        return TextField(
            self.desk.note, change, hint=self.texts("tournament-note"), most=LONGEST_NOTE, id="note", width=340
        )

    def _correction_buttons(self) -> list[Widget]:
        desk = self.desk
        buttons: list[Widget] = []
        if desk.correcting == len(self.table.results) - 1 and self.round is self.t.current:
            buttons.append(
                Button(
                    self.texts("tournament-take-back"),
                    lambda: self._give(()),
                    icon="undo",
                    kind="danger",
                    id="take-back",
                )
            )

        def leave() -> None:
            desk.drop_result()
            desk.rebuild()

        buttons.append(Button(self.texts("cancel"), leave, id="leave-correction"))
        return [Wrap(buttons, gap=8)]

    # --- keys

    def digit(self, digit: int) -> bool:
        """Digits choose the winner, or who comes next (UX-79)."""
        if not (self.is_open or self.desk.correcting >= 0):
            return False
        several = len(self.table.players) > 2 or bool(self.desk.placing)
        if not 1 <= digit <= (len(self._left()) if several else 2):
            return False
        if several:
            self.choose(digit - 1)
        else:
            self.win(digit - 1)
        return True


class TableKeys(Row):
    """The list of tables and the panel of the chosen one; digits mean the panel wherever the focus is."""

    def __init__(self, panel: ResultPanel, sides: list[Widget], shares: dict[int, float]) -> None:
        super().__init__(sides, gap=14, align="stretch", flex=shares)
        self._panel = panel

    def on_digit(self, ctx: Context, digit: int) -> bool:
        return self._panel.digit(digit)
