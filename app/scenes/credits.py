"""Credits: the games with their authors, and everything the program is made of, with author and licence."""

from __future__ import annotations

from importlib import resources
from typing import TYPE_CHECKING

import tomli

from app.games import folders
from app.ui.buttons import Button
from app.ui.context import BODY, DIM, LEAD, STRONG
from app.ui.dialog import Panel
from app.ui.labels import Caps, Divider, Heading, Paragraph
from app.ui.layout import Column, Grid, Pad, Row
from app.ui.scene import Scene
from app.ui.scroll import ScrollArea
from app.ui.widget import Widget

if TYPE_CHECKING:
    from app.ui.program import Program


def open_credits(app: Program) -> None:
    app.push(CreditsScene(app))


def credits() -> dict[str, list[dict[str, str]]]:
    """By group: the games from their own folders, then program, libraries and typefaces."""
    games = [tomli.loads(path.read_text(encoding="utf-8")) for path in folders("credits.toml").values()]
    text = (resources.files("app.scenes") / "credits.toml").read_text(encoding="utf-8")
    return {"games": games, **tomli.loads(text)} if games else tomli.loads(text)


class CreditsScene(Scene):
    """A quiet page to scroll through."""

    name = "credits"

    def build(self) -> Widget:
        rows: list[Widget] = [Paragraph(self.texts("credits-line"), LEAD, prefer=900)]
        for group, items in credits().items():
            rows += [
                Divider(),
                Caps(self.texts(f"credits-{group}")),
                Grid([self._card(item) for item in items], least=300, most=3, gap=22),
            ]
        rows += [Divider(), Paragraph(self.texts("credits-thanks"), BODY, prefer=900)]
        back = Button(self.texts("back"), self.app.pop, icon="back", kind="quiet", id="back")
        head = Row([back, Heading(self.texts("credits-title"))], gap=16, flex={1: 1}, region=True)
        area = ScrollArea(Pad(Column(rows, gap=14), x=6, y=6), id="credits", reading=True)
        return Pad(Column([head, Panel(area, x=26, y=18)], gap=14, flex={1: 1}), x=28, y=20, most=1200)

    def _card(self, item: dict[str, str]) -> Widget:
        lines = self._about_game(item) if "publisher" in item else self._about_part(item)
        name = Paragraph(item["name"], STRONG, prefer=280)
        return Column([name, *(Paragraph(line, DIM, prefer=280) for line in lines)], gap=1)

    def _about_part(self, item: dict[str, str]) -> list[str]:
        by = self.texts("credits-by", author=item["author"], licence=item["licence"])
        return [by, self.texts(f"credits-use-{item['use']}")]

    def _about_game(self, item: dict[str, str]) -> list[str]:
        """Who invented and who published it; only what is known."""
        designer = [self.texts("credits-designer", author=item["author"])] if "author" in item else []
        return [*designer, self.texts("credits-publisher", publisher=item["publisher"])]
