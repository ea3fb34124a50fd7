"""The people at this computer: names and colours, and the way to each one's page."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from app.match import statistics
from app.match.people import OwnGame, games_of
from app.scenes.parts import SeatBadge
from app.scenes.seated_people import files_of, people_of, person_name
from app.ui.buttons import Button, IconButton
from app.ui.context import DIM, LEAD, Context
from app.ui.dialog import Dialog, Panel, confirm
from app.ui.fields import TextField
from app.ui.labels import Caps, Divider, Heading, Icon, Label, Paragraph
from app.ui.layout import Column, Pad, Row, Wrap
from app.ui.scene import Scene
from app.ui.scroll import ScrollArea
from app.ui.widget import Widget
from saves.errors import CannotWrite
from saves.people import COLOURS, FIRST, LONGEST_NAME, MOST_PEOPLE, Person

if TYPE_CHECKING:
    import pygame

    from app.ui.program import Program
    from saves.trash import Trashed


def open_people(app: Program) -> None:
    app.push(PeopleScene(app))


class PersonBadge(SeatBadge):
    """A person's colour, symbol and pattern, whatever the pieces of a game look like."""

    def __init__(self, colour: int, size: float = 40, *, tip: str = "") -> None:
        super().__init__(colour, size, tip=tip)

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        self.colour = ctx.palette[self.seat % len(ctx.palette)].colour
        super().draw(ctx, surface)


class PeopleScene(Scene):
    """One row for each person; whoever has no profile needs none."""

    name = "people"

    def __init__(self, app: Program) -> None:
        super().__init__(app)
        self.people: list[Person] = []
        self.games: dict[str, list[OwnGame]] = {}
        self._deleted: tuple[Person, Trashed] | None = None
        self.first_focus = "page-first"

    def entered(self) -> None:
        self._look()

    def _look(self) -> None:
        self.people = people_of(self.app)
        kept = statistics.kept(self.app.places)
        self.games = {one.id: games_of(kept, self.people, one.id) for one in self.people}
        if self.host.layers:
            self.rebuild()

    # --- the screen

    def build(self) -> Widget:
        back = Button(self.texts("back"), self.app.pop, icon="back", kind="quiet", id="back")
        head = Row([back, Heading(self.texts("people-title"))], gap=16, flex={1: 1}, region=True)
        rows: list[Widget] = [Paragraph(self.texts("people-line"), DIM, prefer=800)]
        for one in self.people:
            rows += [Divider(plain=True), self._row(one)]
        rows += [Divider(plain=True), Wrap(self._tools(), gap=10, region=True)]
        body = Panel(ScrollArea(Column(rows, gap=12), id="people-page"), x=24, y=18)
        return Pad(Column([head, body], gap=14, flex={1: 1}), x=26, y=18, most=1000)

    def _row(self, one: Person) -> Widget:
        games = self.games[one.id]
        won = sum(game.is_won for game in games)
        told = self.texts("people-games", games=len(games), won=won)
        stars: list[Widget] = [Icon("star", 18, "chosen"), Label(str(one.all_stars), DIM)] if one.stars else []
        words = Column(
            [Label(person_name(self.ctx.texts, one), LEAD), Row([Label(told, DIM), *stars], gap=8)], gap=2, align="left"
        )
        buttons: list[Widget] = [
            Button(self.texts("people-page"), partial(self._open, one), icon="chart", id=f"page-{one.id}"),
            Button(
                self.texts("people-change" if one.name else "people-name"),
                partial(self._describe, one),
                id=f"change-{one.id}",
            ),
        ]
        if one.id != FIRST:
            tip = self.texts("people-delete")
            buttons.append(IconButton("trash", partial(self._ask_delete, one), tip, size=40, id=f"delete-{one.id}"))
        badge = PersonBadge(one.colour, 48)
        if self.ctx.size[0] < self.ctx.px(820 * self.ctx.text_scale**0.8):
            return Row([badge, Column([words, Wrap(buttons, gap=10)], gap=8)], gap=14, align="top", flex={1: 1})
        return Row([badge, words, Row(buttons, gap=10)], gap=14, flex={1: 1})

    def _tools(self) -> list[Widget]:
        more = Button(
            self.texts("people-add"),
            self._add,
            icon="plus",
            id="add-person",
            enabled=len(self.people) < MOST_PEOPLE,
            tip="" if len(self.people) < MOST_PEOPLE else self.texts("people-full", most=MOST_PEOPLE),
        )
        tools: list[Widget] = [more]
        if self._deleted is not None:
            words = self.texts("people-restore", name=self._deleted[0].name)
            tools.append(Button(words, self._restore, icon="undo", id="restore-person"))
        return tools

    # --- doing

    def _open(self, one: Person) -> None:
        from app.scenes.person_page import PersonScene

        self.app.push(PersonScene(self.app, one.id))

    def _add(self) -> None:
        taken = {one.colour for one in self.people}
        free = next((colour for colour in range(COLOURS) if colour not in taken), len(self.people) % COLOURS)
        self._ask("people-add", Person("", "", free), self._keep_new)

    def _describe(self, one: Person) -> None:
        self._ask("people-change", one, partial(self._keep, one))

    def _ask(self, title: str, one: Person, give: Callable[[str, int], None]) -> None:
        """A name and one of six colours; everybody's marks are told apart without colours, too."""
        chosen: list[Any] = [one.name, one.colour]

        def named(text: str) -> None:
            chosen[0] = text

        def done(_text: str = "") -> None:
            name = " ".join(str(chosen[0]).split())
            if not name:
                self.app.say("people-no-name", icon="warning", role="warn")
            elif any(name.casefold() == other.name.casefold() and other.id != one.id for other in self.people):
                self.app.say("people-name-taken", name=name, icon="warning", role="warn")
            else:
                self.host.close()
                give(name, int(chosen[1]))

        def pick(colour: int) -> None:
            chosen[1] = colour
            self.host.close()
            show()

        def show() -> None:
            field = TextField(
                str(chosen[0]),
                named,
                hint=self.texts("setup-name"),
                most=LONGEST_NAME,
                on_submit=done,
                id="default-person-name",
                width=360,
            )
            colours = [_Colour(number, chosen[1] == number, partial(pick, number)) for number in range(COLOURS)]
            for each in colours:
                each.tip = self.texts(f"people-mark-{each.colour + 1}")
            body = Column([field, Caps(self.texts("people-colour")), Wrap(colours, gap=10)], gap=12)
            keep = Button(self.texts("people-keep"), done, kind="main", icon="check", id="keep-person")
            self.host.open(Dialog(self.texts(title), body, [Button(self.texts("cancel"), self.host.close), keep]))

        show()

    def _keep_new(self, name: str, colour: int) -> None:
        files = files_of(self.app)
        self._try(lambda: files and files.add(name, colour))

    def _keep(self, one: Person, name: str, colour: int) -> None:
        files = files_of(self.app)
        self._try(lambda: files and files.describe(one.id, name, colour))

    def _ask_delete(self, one: Person) -> None:
        confirm(
            self.host,
            self.texts("people-delete"),
            self.texts("people-delete-question", name=one.name),
            self.texts("people-delete-yes"),
            self.texts("cancel"),
            partial(self._delete, one),
            danger=True,
        )

    def _delete(self, one: Person) -> None:
        files = files_of(self.app)

        def away() -> None:
            if files is not None:
                self._deleted = (one, files.delete(one.id))

        self._try(away)

    def _restore(self) -> None:
        files, deleted = files_of(self.app), self._deleted

        def back() -> None:
            if files is not None and deleted is not None:
                files.restore(deleted[1])
                self._deleted = None

        self._try(back)

    def _try(self, chore: Callable[[], object]) -> None:
        if files_of(self.app) is None:
            self.app.say("notice-not-written", icon="warning", role="warn")
            return
        try:
            chore()
        except CannotWrite as trouble:
            self.app.say(trouble.reason_id, icon="warning", role="warn", **trouble.params)
        self._look()


class _Colour(IconButton):
    """A mark to choose; the chosen one has a thick rim."""

    def __init__(self, colour: int, chosen: bool, action: Callable[[], None]) -> None:
        super().__init__("human", action, "", size=44, chosen=chosen, id=f"colour-{colour}")
        self.colour = colour

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        from app.ui.colour import with_alpha
        from app.ui.paint import ring

        if self.chosen or self.hot:
            rim = with_alpha(ctx.theme.chosen if self.chosen else ctx.theme.brass, 1)
            surface.blit(ring(self.rect.size, self.rect.width // 2, ctx.px(3), rim), self.rect)
        mark = PersonBadge(self.colour)
        mark.rect = self.rect.inflate(-ctx.px(10), -ctx.px(10))
        mark.draw(ctx, surface)
        self.draw_ring(ctx, surface)
