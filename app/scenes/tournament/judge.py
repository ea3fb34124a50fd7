"""The judge of a game that time has ended: by counting (KG-11.75), or by a word that is always right (KG-11.74)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ui.buttons import Button
from app.ui.context import DIM, STRONG
from app.ui.controls import Picker
from app.ui.dialog import Dialog
from app.ui.fields import TextField
from app.ui.labels import Divider, Label, Paragraph
from app.ui.layout import Column, Row, Wrap
from app.ui.widget import Widget
from rules.tournament import judged
from rules.tournament.entries import BY_JUDGE

if TYPE_CHECKING:
    from app.scenes.tournament.results import ResultPanel

MOST_DIGITS = 4


class JudgeSheet:
    """What both players have, thing by thing, and who moved second."""

    def __init__(self, panel: ResultPanel) -> None:
        self.panel = panel
        self.counts = [["", ""] for _ in panel.t.format.judge]
        self.second = 1

    @property
    def is_readable(self) -> bool:
        """Whether every field holds a number or nothing: a slip of the finger must not decide a game."""
        return all(not text.strip() or text.strip().isdecimal() for row in self.counts for text in row)

    def numbers(self) -> list[tuple[int, int]]:
        """Empty fields count as nothing."""
        return [(int(own.strip() or 0), int(other.strip() or 0)) for own, other in self.counts]

    def verdict(self) -> int:
        return judged(self.numbers(), self.second)

    def note(self) -> str:
        """The figures as they stand in the trail."""
        return ", ".join(f"{own}:{other}" for own, other in self.numbers())

    def count(self) -> None:
        """KG-11.75; where something cannot be counted the dialog stays as it is."""
        if self.is_readable:
            self.give(self.verdict(), self.note())
        else:
            self.panel.desk.app.say("tournament-judge-numbers", icon="warning", role="warn")

    def give(self, winner: int, note: str) -> None:
        panel = self.panel
        panel.desk.host.close()
        first = panel.table.players[winner]
        panel.give_judged(first, BY_JUDGE, note)


def open_judge(panel: ResultPanel) -> None:
    """The dialog with both ways to a judgement."""
    desk, t, texts = panel.desk, panel.t, panel.texts
    sheet = JudgeSheet(panel)
    names = [t.name(player) for player in panel.table.players]
    rows: list[Widget] = [Paragraph(texts("tournament-judge-line"), DIM, prefer=540)]

    def field(thing: int, side: int) -> Widget:
        def change(text: str) -> None:
            sheet.counts[thing][side] = text

        words = texts(f"tournament-judge-{t.opened.game}-{t.format.judge[thing]}")
        return TextField(
            "", change, hint="0", most=MOST_DIGITS, id=f"judge-{thing}-{side}", tip=f"{names[side]}: {words}", width=90
        )

    rows.append(Row([Label(""), *(Label(name, STRONG) for name in names)], gap=10, flex={0: 1.2, 1: 1, 2: 1}))
    for thing, what in enumerate(t.format.judge):
        words = Label(texts(f"tournament-judge-{t.opened.game}-{what}"))
        rows.append(Row([words, field(thing, 0), field(thing, 1)], gap=10, flex={0: 1.2, 1: 1, 2: 1}))

    def second(side: object) -> None:
        sheet.second = int(str(side))

    sides = Picker(list(enumerate(names)), 1, second, id="judge-second", drop=True)
    rows.append(Row([Label(texts("tournament-judge-second")), sides], gap=10, flex={0: 1}))
    count = Button(
        texts("tournament-judge-count"),
        sheet.count,
        kind="main",
        icon="check",
        id="count",
    )
    rows += [Wrap([count], align="right"), Divider(), Paragraph(texts("tournament-judge-word-line"), DIM, prefer=540)]
    word = [
        Button(texts("tournament-won", name=name), lambda side=side: sheet.give(side, ""), id=f"word-{side}")  # type: ignore[misc]
        for side, name in enumerate(names)
    ]
    rows.append(Wrap(word, gap=8))
    close = Button(texts("cancel"), desk.host.close, id="default")
    desk.host.open(Dialog(texts("tournament-judge"), Column(rows, gap=10), [close], width=620))
